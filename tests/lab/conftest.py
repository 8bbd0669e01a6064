from __future__ import annotations

from pathlib import Path

import pytest


@pytest.fixture
def wrecks(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """Games that break lie on the shelf; what they leave behind goes into an empty folder."""
    monkeypatch.syspath_prepend(str(Path(__file__).with_name("wrecks")))
    monkeypatch.chdir(tmp_path)
    return tmp_path
