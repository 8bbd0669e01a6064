"""The system's own Chromium."""

from __future__ import annotations

import shutil
from typing import Any

import pytest


@pytest.fixture(scope="session")
def browser_type_launch_args() -> dict[str, Any]:
    found = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    return {"executable_path": found, "args": ["--no-sandbox"]}


@pytest.fixture(scope="session")
def base_url() -> None:
    """Pages are set, not fetched. (The plugin's own fixture is written in a way that pytest 10 drops.)"""
