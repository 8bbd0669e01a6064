"""The printed components of every release. A number corrected in ``components.toml`` must not close old matches:
the file as it was stays in the package's ``editions`` folder, named by its fingerprint."""

from __future__ import annotations

import hashlib
import tomllib
from importlib import import_module
from importlib.resources import files

from vestige.kernel.values import Plain, canonical


def fingerprint(components: dict[str, Plain]) -> str:
    """What names components in a record."""
    return hashlib.sha256(canonical(components)).hexdigest()


def earlier(module: str, wanted: str) -> dict[str, Plain] | None:
    """The components that a game's package was once released with under this fingerprint."""
    package = module if hasattr(import_module(module), "__path__") else module.rpartition(".")[0]
    folder = files(package).joinpath("editions")
    for file in folder.iterdir() if folder.is_dir() else ():
        if file.name == f"{wanted}.toml":
            return tomllib.loads(file.read_text("utf-8"))
    return None
