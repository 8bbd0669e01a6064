"""A store of an earlier version becomes one of today's at start: after a copy beside it, wholly or not at all."""

from __future__ import annotations

import os
import shutil
import signal
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import create_engine

from tests.arena.visitor import OpenHouse
from vestige.arena import schema
from vestige.arena.upgrade import prepare, version_of
from vestige.kernel.errors import BadInput

FIRST = Path(__file__).parent / "1" / "vestige.sqlite"


@pytest.fixture
def old(tmp_path: Path) -> Path:
    return Path(shutil.copy(FIRST, tmp_path))


def content(file: Path) -> list[str]:
    with closing(sqlite3.connect(file)) as store:
        return list(store.iterdump())


def rows(file: Path, query: str) -> list[tuple[object, ...]]:
    with closing(sqlite3.connect(file)) as store:
        return store.execute(query).fetchall()


def test_every_lay_out_leads_to_the_one_the_code_knows(tmp_path: Path, old: Path) -> None:
    new = tmp_path / "new.sqlite"
    for file in (new, old):
        prepare(file)
        with create_engine(f"sqlite:///{file}").connect() as connection:
            context = MigrationContext.configure(connection)
            assert compare_metadata(context, schema.metadata) == []
        assert version_of(file) == schema.VERSION


def test_the_chain_is_one_line_and_ends_at_today_s_lay_out() -> None:
    config = Config()
    config.set_main_option("script_location", "vestige.arena:upgrades")
    chain = ScriptDirectory.from_config(config)
    assert chain.get_heads() == [str(schema.VERSION)]
    assert [script.revision for script in chain.walk_revisions()] == [str(n) for n in range(schema.VERSION, 0, -1)]


def test_the_old_store_stays_beside_the_new_one(old: Path) -> None:
    before = content(old)
    prepare(old)
    assert content(old.with_name("vestige.sqlite.lay-out-1")) == before
    assert content(old) != before


def test_what_was_in_the_old_store_is_in_the_new_one(old: Path) -> None:
    asked = "SELECT match, number, key, words FROM entry ORDER BY match, number"
    before = rows(old, asked)
    prepare(old)
    assert rows(old, asked) == before
    assert before
    assert {kind for (kind,) in rows(old, "SELECT kind FROM match")} <= {"dealt", "import", "position", "guide"}


def test_the_links_of_taken_seats_are_spent_and_the_others_still_open_theirs(old: Path) -> None:
    held = "SELECT seat.token FROM seat JOIN place ON place.match = seat.match AND place.seat = seat.seat"
    taken, tokens = set(rows(old, held)), set(rows(old, "SELECT token FROM seat"))
    prepare(old)
    assert set(rows(old, "SELECT token FROM link WHERE kind = 'spent'")) == taken
    assert set(rows(old, "SELECT token FROM seat")) & tokens == tokens - taken


def test_a_store_of_a_later_version_is_refused_and_left_alone(old: Path) -> None:
    with sqlite3.connect(old) as store:
        store.execute("UPDATE house SET version = 99")
    before = content(old)
    with pytest.raises(BadInput, match=r"^store-version: "):
        prepare(old)
    assert content(old) == before


CUT = """
import os, signal, sys
from pathlib import Path
from sqlalchemy import event
from sqlalchemy.engine import Engine
from vestige.arena.upgrade import prepare

left = int(sys.argv[2])

def count(*_):
    global left
    left -= 1
    if left < 0:
        os.kill(os.getpid(), signal.SIGKILL)

event.listen(Engine, sys.argv[3], count)
prepare(Path(sys.argv[1]))
"""


def cut_at(file: Path, statement: int, when: str) -> int:
    """Upgrade in a process that dies at this statement; its exit code."""
    return subprocess.run([sys.executable, "-c", CUT, str(file), str(statement), when], check=False).returncode


@pytest.mark.slow
def test_a_kill_at_any_moment_of_an_upgrade_leaves_the_old_store_and_the_next_start_upgrades_it(
    old: Path, tmp_path: Path
) -> None:
    before, statement, killed = content(old), 0, 0
    while cut_at(old, statement, "before_cursor_execute") == -signal.SIGKILL:
        assert content(old) == before
        killed += 1
        statement += 3
    assert killed > 5
    assert version_of(old) == schema.VERSION
    again = Path(shutil.copy(FIRST, tmp_path / "again.sqlite"))
    assert cut_at(again, 0, "commit") == -signal.SIGKILL
    assert content(again) == before
    prepare(again)
    assert rows(again, "SELECT count(*) FROM entry") == rows(FIRST, "SELECT count(*) FROM entry")


@pytest.mark.slow
def test_a_house_opens_a_store_whose_upgrade_was_cut_off(old: Path) -> None:
    assert cut_at(old, 20, "before_cursor_execute") == -signal.SIGKILL
    shutil.copy(FIRST.parent / "key.bin", old.parent / "key")
    house = OpenHouse(old.parent)
    assert house.visitor().json("GET", "/healthz") == {"status": "ok"}
    assert house.close() == 0
    assert os.path.exists(f"{old}.lay-out-1")
