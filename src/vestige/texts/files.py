"""Where the Fluent files lie: ``<package>/texts/en.ftl``, ``…/scene_en.ftl`` and so on."""

from __future__ import annotations

from importlib import import_module
from importlib.resources import files
from importlib.resources.abc import Traversable


def common_folder() -> Traversable:
    """The words all games share."""
    return files("vestige.texts")


def texts_folder(module: str) -> Traversable:
    """The ``texts`` folder of the nearest package at or above a module."""
    package = module
    while package:
        if hasattr(import_module(package), "__path__") and (files(package) / "texts").is_dir():
            return files(package) / "texts"
        package = package.rpartition(".")[0]
    raise FileNotFoundError(f"{module}: texts")


def fluent_files(folder: Traversable, lang: str) -> list[Traversable]:
    """All files of one language, in the order of their names."""
    found = [file for file in folder.iterdir() if file.name == f"{lang}.ftl" or file.name.endswith(f"_{lang}.ftl")]
    return sorted(found, key=lambda file: file.name)
