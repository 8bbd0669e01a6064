"""The installed command, as a process of its own."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import urllib.request
from pathlib import Path

ROOT = Path(__file__).parents[2]
PROGRAM = [sys.executable, "-c", "from vestige.cli import main; main()"]
ENVIRONMENT = {**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT / "src"), str(ROOT / "tests" / "sample")])}


def run(line: str, folder: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    env = {**ENVIRONMENT, **environment}
    return subprocess.run([*PROGRAM, *line.split()], cwd=folder, env=env, capture_output=True, text=True, check=False)


def test_figures_go_to_standard_output_alone(tmp_path: Path) -> None:
    ran = run("simulate tide --games 8 --jobs 2 --json", tmp_path)
    assert (ran.returncode, ran.stderr) == (0, "")
    assert json.loads(ran.stdout)["finished"] == 8


def test_complaints_go_to_standard_error_with_exit_2(tmp_path: Path) -> None:
    ran = run("simulate chess", tmp_path, LC_ALL="fr_FR.UTF-8")
    assert (ran.returncode, ran.stdout) == (2, "")
    assert ran.stderr.startswith("Jeu inconnu «\u00a0chess\u00a0»")


def test_the_browser_table_is_served_until_the_process_is_told_to_stop(tmp_path: Path) -> None:
    line = ["serve", "--no-open", "--port", "0", "--data", str(tmp_path), "--lang", "fr"]
    server = subprocess.Popen([*PROGRAM, *line], env=ENVIRONMENT, stdout=subprocess.PIPE, text=True)
    try:
        assert server.stdout is not None
        address = server.stdout.readline().split()[-1]
        with urllib.request.urlopen(address) as page:
            assert page.status == 200
    finally:
        server.send_signal(signal.SIGTERM)
        server.communicate()
    assert server.returncode == 0
    assert list(tmp_path.iterdir())


def test_a_port_that_cannot_be_had_is_refused(tmp_path: Path) -> None:
    ran = run(f"serve --no-open --host 192.0.2.1 --data {tmp_path}", tmp_path)
    assert (ran.returncode, ran.stdout) == (2, "")
    assert "192.0.2.1" in ran.stderr
    assert ran.stderr.count("\n") == 1
