"""Pages and files: policy, language and theme from the first byte, caching, what operators look at."""

from __future__ import annotations

import re
from importlib.resources import files

from tests.arena.visitor import OpenHouse
from vestige.texts.check import faults
from vestige.texts.files import texts_folder


def test_everything_that_opens_as_a_page_carries_a_strict_policy(house: OpenHouse) -> None:
    ann = house.visitor()
    for path in ("/", "/api/games/tide/picture.svg", "/api/sprite"):
        policy = ann.ask("GET", path).headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "unsafe" not in policy
        assert "http" not in policy
    for path in ("/api/me", "/nowhere", "/static/tokens.css", "/"):
        assert ann.ask("GET", path).headers["x-content-type-options"] == "nosniff"


def test_a_page_comes_in_the_guests_language_and_theme(house: OpenHouse) -> None:
    ann = house.visitor()
    page = ann.ask("GET", "/", params={}, headers={"accept-language": "de, fr;q=0.8, en;q=0.5"}).text
    assert '<html lang="fr" data-theme="auto">' in page
    chosen = {"cookie": "lang=en; theme=dark"}
    assert '<html lang="en" data-theme="dark">' in ann.ask("GET", "/", params={}, headers=chosen).text
    forged = {"cookie": 'lang=en; theme="><script>'}
    assert '<html lang="en" data-theme="auto">' in ann.ask("GET", "/", params={}, headers=forged).text


def test_the_table_page_of_no_match_is_not_found(house: OpenHouse) -> None:
    answer = house.visitor("fr").ask("GET", "/match/nowhere")
    assert answer.status_code == 404
    assert answer.json()["message"].startswith("Il n’y a pas de partie «\u00a0nowhere\u00a0» qui vous soit ouverte.")


def test_a_person_who_opens_a_wrong_address_reads_a_sentence(house: OpenHouse) -> None:
    answer = house.visitor().ask("GET", "/join/nothing", headers={"accept": "text/html,*/*"})
    assert answer.status_code == 404
    assert '<p role="alert">This link opens no seat.</p>' in answer.text
    assert 'href="/"' in answer.text
    assert answer.headers["content-type"].startswith("text/html")


def test_files_are_kept_by_the_browser_until_they_change(house: OpenHouse) -> None:
    ann = house.visitor()
    for path in ("/static/tokens.css", "/api/sprite", "/api/games/tide/picture.svg"):
        first = ann.ask("GET", path)
        again = ann.ask("GET", path, headers={"if-none-match": first.headers["etag"]})
        assert (first.status_code, again.status_code, again.content) == (200, 304, b"")
    kept = ann.ask("GET", "/static/tokens.css", params={"v": "1"}).headers["cache-control"]
    assert "immutable" in kept


def test_no_path_leads_out_of_the_clients_folder(house: OpenHouse) -> None:
    ann = house.visitor()
    for path in ("/static/../arena/store.py", "/static/%2e%2e/arena/store.py", "/static//etc/passwd", "/static/"):
        assert ann.ask("GET", path).status_code == 404


def test_health_metrics_and_schema_answer(house: OpenHouse) -> None:
    ann = house.visitor()
    assert ann.json("GET", "/healthz") == {"status": "ok"}
    with ann.sit(ann.new_match("me", "bot")["match"]) as seat:
        seat.act()
    metrics = ann.ask("GET", "/metrics").text
    assert 'vestige_commands_total{answer="accepted",kind="act"}' in metrics
    assert "/api/matches" in ann.json("GET", "/schema/openapi.json")["paths"]


def test_the_server_speaks_both_languages_alike() -> None:
    assert faults(texts_folder("vestige.arena")) == []


def test_scripts_travel_without_the_comments_of_their_sources(house: OpenHouse) -> None:
    source = (files("vestige") / "client" / "js" / "table" / "zoom.js").read_text()
    served = house.visitor().ask("GET", "/static/js/table/zoom.js").text
    assert "/**" in source
    assert "/**" not in served
    code = [line for line in source.splitlines() if line.strip() and not re.search(r"/\*\*|^\s*\*", line)]
    assert [line for line in code if line not in served] == []
