"""The command ``vestige``."""

from vestige.cli.entry import main

__all__ = ["main"]
