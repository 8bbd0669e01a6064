"""What holds for every file of the project, whatever it does."""

from __future__ import annotations

import re
import subprocess
import sys
from importlib.metadata import requires
from pathlib import Path

ROOT = Path(__file__).parent.parent
ROOMS = [ROOT / name for name in ("src", "tests", "tools", "docs", "locks", ".ci")]
BINARY = {".woff2", ".ttf", ".png", ".ico", ".pyc", ".sqlite", ".bin"}
OTHERS = {"vendor", "node_modules"}
MACHINE = re.compile(r"(?<![\w.:/-])/(home|root|Users|work)/\w")
REGISTRY = re.compile(r"pythonhosted|pypi\.|npmjs|index-url")
UNFINISHED = re.compile(r"\b(TODO|FIXME|XXX)\b")


def texts(*places: Path) -> list[Path]:
    """Our own text files: no pictures, no fonts, nothing carried over from others."""
    paths = [path for place in places for path in (place.rglob("*") if place.is_dir() else [place])]
    own = [path for path in paths if not OTHERS.intersection(path.parts)]
    return [path for path in own if path.is_file() and path.suffix not in BINARY]


def lines_with(pattern: re.Pattern[str], files: list[Path]) -> list[str]:
    return [
        f"{file.relative_to(ROOT)}:{number}: {line}"
        for file in files
        if file != Path(__file__)
        for number, line in enumerate(file.read_text("utf-8").splitlines(), 1)
        if pattern.search(line)
    ]


def test_no_code_file_is_longer_than_400_lines() -> None:
    code = [file for file in texts(*ROOMS) if file.suffix in {".py", ".js", ".css"}]
    lengths = {str(file.relative_to(ROOT)): len(file.read_text("utf-8").splitlines()) for file in code}
    assert {file: length for file, length in lengths.items() if length > 400} == {}


def test_no_file_names_a_path_of_some_machine() -> None:
    assert lines_with(MACHINE, texts(*ROOMS, *filter(Path.is_file, ROOT.iterdir()))) == []


def test_set_up_files_name_no_registry() -> None:
    assert lines_with(REGISTRY, texts(ROOT / "locks", ROOT / "pyproject.toml", ROOT / "play", ROOT / "test")) == []


def test_nothing_is_left_unfinished() -> None:
    assert lines_with(UNFINISHED, texts(ROOT / "src")) == []


def test_the_engine_alone_needs_no_other_package() -> None:
    assert [line for line in requires("vestige") or () if "extra ==" not in line] == []


def test_the_kernel_runs_on_the_standard_library_alone() -> None:
    modules = [f"vestige.kernel.{file.stem}" for file in (ROOT / "src/vestige/kernel").glob("[!_]*.py")]
    program = f"import sys; sys.path.append('src'); import {', '.join(modules)}"
    subprocess.run([sys.executable, "-I", "-S", "-c", program], cwd=ROOT, check=True)
