"""``vestige doctor`` and ``vestige backup``: the store of a server, looked over and copied."""

from __future__ import annotations

from pathlib import Path

import click

from vestige.cli.command import command
from vestige.cli.desk import Desk
from vestige.cli.extras import needing
from vestige.cli.kinds import File
from vestige.cli.setup import json_option


@command("doctor")
@click.option("--data", type=File())
@click.option("--export", type=File())
@json_option
def doctor(desk: Desk, data: Path | None, export: Path | None, as_json: bool) -> int:
    with needing("server"):
        from vestige.arena.doctor import examine
        from vestige.arena.serve import data_folder
    report = examine((data or data_folder()) / "vestige.sqlite", export)
    if as_json:
        cases = [case._asdict() for case in report.cases]
        desk.figures({"sound": report.sound, "pages": report.pages, "missing": report.missing, "matches": cases})
        return 0 if report.sound else 1
    for page in report.pages:
        desk.show("doctor-page", what=page)
    if report.missing:
        desk.show("doctor-missing", transactions=report.missing)
    for case in report.cases:
        if not case.whole:
            desk.show("doctor-damaged", match=case.match, game=case.game, entries=case.entries, why=case.why)
    desk.show("doctor-result", whole=sum(case.whole for case in report.cases), all=len(report.cases))
    if export is not None:
        desk.show("doctor-exported", folder=str(export))
    return 0 if report.sound else 1


@command("backup")
@click.argument("target", type=File())
@click.option("--data", type=File())
def backup(desk: Desk, target: Path, data: Path | None) -> None:
    with needing("server"):
        from vestige.arena.backup import back_up
        from vestige.arena.serve import data_folder
    back_up(data or data_folder(), target)
    desk.show("backup-done", folder=str(target))
