"""``vestige serve``: the table in the browser."""

from __future__ import annotations

from pathlib import Path

import click

from vestige.bots.levels import invite
from vestige.bots.own import is_own
from vestige.cli.command import command
from vestige.cli.desk import Desk
from vestige.cli.extras import needing
from vestige.cli.files import read_edition
from vestige.cli.kinds import File, Name, Whole
from vestige.kernel.errors import BadInput


@command("serve")
@click.option("--host", type=Name(), default="127.0.0.1")
@click.option("--port", type=Whole(), default=8017)
@click.option("--data", type=File())
@click.option("--components", type=File(), multiple=True)
@click.option("--open/--no-open", default=True)
@click.option("--bot", "own_bots", type=Name(), multiple=True)
@click.option("--bot-cores", type=Whole(1))
@click.option("--url", type=Name(), default="")
@click.option("--trusted-proxy", type=Name(), multiple=True)
@click.option("--open-metrics", is_flag=True)
@click.option("--push-key", type=File())
@click.option("--push-contact", type=Name(), default="")
@click.option("--push-service", type=Name(), multiple=True)
def serve(
    desk: Desk,
    host: str,
    port: int,
    data: Path | None,
    components: tuple[Path, ...],
    open: bool,
    own_bots: tuple[str, ...],
    bot_cores: int | None,
    url: str,
    trusted_proxy: tuple[str, ...],
    open_metrics: bool,
    push_key: Path | None,
    push_contact: str,
    push_service: tuple[str, ...],
) -> None:
    with needing("server"):
        from vestige.arena import serve as arena
        from vestige.arena.bell import Bell
        from vestige.arena.entrance import Entrance
        from vestige.arena.limits import Limits
    editions = [read_edition(desk.shelf, file) for file in components]
    check_own(own_bots)
    bell = None if push_key is None else Bell(push_key, push_contact, push_service)
    entrance = Entrance(url, trusted_proxy, open_metrics, bell)
    limits = Limits(bot_cores=bot_cores or 0)
    arena.serve(host, port, data, open, limits, desk.lang, editions, entrance, own_bots)


def check_own(bots: tuple[str, ...]) -> None:
    """Each can be invited, and by a name of its own: tables know them by their classes."""
    titles: set[str] = set()
    for bot in bots:
        if not is_own(bot):
            raise BadInput("own-bot-file", file=bot)
        invite(bot)
        title = bot.rpartition(":")[2]
        if title in titles:
            raise BadInput("own-bot-twice", title=title)
        titles.add(title)
