"""Compiling beside an open table, as ./play does it."""

from __future__ import annotations

import os
import subprocess
import sysconfig
from pathlib import Path
from shutil import copy, copytree
from venv import EnvBuilder

import pytest

ROOT = Path(__file__).parent.parent
KERNEL = ("native", "values")
"""Enough of it for a compiler to work on."""


def small_house(home: Path) -> None:
    """The project with next to nothing to compile, and the environment for it already there."""
    kernel, lab = home / "src/vestige/kernel", home / "src/vestige/lab"
    for folder in (kernel, lab, home / "locks", home / "docs/rules"):
        folder.mkdir(parents=True)
    for name in KERNEL:
        copy(ROOT / f"src/vestige/kernel/{name}.py", kernel)
    for file in ("hatch_build.py", "pyproject.toml", "LICENSE"):
        copy(ROOT / file, home)
    copytree(ROOT / "tools", home / "tools")
    for package in (kernel.parent, kernel, lab):
        (package / "__init__.py").touch()
    (lab / "marbles.py").write_text("MARBLES = 50\n")
    (home / "locks/compile.txt").touch()
    environment = home / ".beside/venv"
    EnvBuilder(with_pip=False).create(environment)
    packages = sysconfig.get_path("purelib")
    for place in environment.glob("lib/python*/site-packages"):
        (place / "tools.pth").write_text(packages)


def compile_beside(home: Path, **variables: str) -> list[str]:
    """What the script says."""
    done = subprocess.run(
        [home / "tools/beside.sh", "these sources"],
        env={**os.environ, "LC_ALL": "C", **variables},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=True,
    )
    return done.stdout.splitlines()


@pytest.mark.compiled
def test_what_is_whole_takes_the_place_of_what_was_there(tmp_path: Path) -> None:
    small_house(tmp_path)
    (tmp_path / ".compiled").mkdir()
    (said,) = compile_beside(tmp_path)
    assert said.startswith("The engine is compiled")
    assert (tmp_path / ".compiled/sources").read_text("utf-8") == "these sources\n"
    assert list(tmp_path.glob(".compiled/vestige/kernel/values.*.so"))


@pytest.mark.slow
def test_a_compiler_that_fails_leaves_nothing_behind_and_is_told_of_once(tmp_path: Path) -> None:
    small_house(tmp_path)
    said = compile_beside(tmp_path, CC="false")
    assert said == ["The engine could not be compiled (see .beside/log); everything goes on with the ordinary one."]
    assert "false" in (tmp_path / ".beside/log").read_text("utf-8")
    assert not (tmp_path / ".compiled").exists()
