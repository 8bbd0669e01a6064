"""The server as `./play` starts it."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from tests.arena.visitor import HERE, OpenHouse


class ServedHouse(OpenHouse):
    """After a power cut it is found at the same address again."""

    url = ""
    more: tuple[str, ...] = ()
    """Options of the command."""

    def open(self) -> None:
        vestige = str(Path(sys.executable).parent / "vestige")
        port = self.url.rpartition(":")[2] or "0"
        command = [vestige, "serve", "--no-open", "--port", port, "--data", str(self.folder), *self.more]
        path = os.pathsep.join(filter(None, [str(HERE.parent / "sample"), os.environ.get("PYTHONPATH")]))
        environment = {**os.environ, "PYTHONPATH": path}
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, env=environment, text=True)
        assert self.process.stdout is not None
        self.url = self.process.stdout.readline().rpartition(" ")[2].strip().rstrip("/")
