"""With VESTIGE_COMPILE=1 the wheel carries kernel and games compiled by mypyc, from the same source."""

from __future__ import annotations

import os
from itertools import chain
from pathlib import Path
from shutil import rmtree
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PACKAGE = Path("src/vestige")
BUILD = Path(os.environ.get("VESTIGE_BUILD", "build/mypyc"))
"""Kept between builds: what has not changed is not compiled again."""
MYPY = [
    "--strict",
    "--config-file=",
    "--follow-imports=silent",
    "--ignore-missing-imports",
    f"--cache-dir={BUILD}/cache",
]
INLINE = ["-fno-semantic-interposition"]
"""Nobody replaces a function of our libraries from outside, so the C compiler may inline them: a tenth faster."""


def libraries() -> list[tuple[list[str], str | None]]:
    """The modules to compile, with the library they go into: one for the kernel, the bots and each game, and the
    trivial game that measures the bare kernel."""
    games = sorted(path.parent for path in PACKAGE.glob("games/*/__init__.py"))
    rooms: list[tuple[list[str], str | None]] = [
        ([str(path) for path in sorted(room.rglob("*.py")) if compiles(path)], f"vestige.{room.name}")
        for room in (PACKAGE / "kernel", PACKAGE / "bots", *games)
    ]
    return [*rooms, ([str(PACKAGE / "lab" / "marbles.py")], "vestige.lab_marbles")]


def compiles(path: Path) -> bool:
    """Packages, drawings and the decorator that mypyc itself reads stay interpreted."""
    return path.name not in ("__init__.py", "native.py") and "scene" not in (path.stem, path.parent.name)


def compiled() -> dict[str, str]:
    """Compile; give each extension's file with its place in the wheel."""
    from setuptools import Distribution  # before mypyc: it builds with setuptools if it is there

    from mypyc.build import mypycify  # isort: skip

    groups = libraries()
    files = list(chain.from_iterable(files for files, _ in groups))
    try:
        extensions = mypycify([*MYPY, *files], separate=groups, debug_level="0", target_dir=str(BUILD))
    except ValueError:  # mypyc trips over classes that it remembers as they were: once more, from nothing
        rmtree(BUILD)
        extensions = mypycify([*MYPY, *files], separate=groups, debug_level="0", target_dir=str(BUILD))
    for extension in extensions:
        extension.extra_compile_args += INLINE
    build = Distribution({"name": "vestige", "ext_modules": extensions}).get_command_obj("build_ext")
    build.build_lib, build.build_temp, build.parallel = str(BUILD / "lib"), str(BUILD / "objects"), True
    build.ensure_finalized()
    build.run()
    return {output: str(Path(output).relative_to(BUILD / "lib")) for output in build.get_outputs()}


class CompileHook(BuildHookInterface[Any]):
    def dependencies(self) -> list[str]:
        return ["mypy[mypyc]>=2.4"] if self.wanted() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if self.wanted() and version != "editable":
            build_data["force_include"] |= compiled()
            build_data |= {"pure_python": False, "infer_tag": True}

    def wanted(self) -> bool:
        return self.target_name == "wheel" and os.environ.get("VESTIGE_COMPILE") == "1"
