"""A seed that nobody chooses alone, and the stand-alone verifier."""

import hashlib
import json
import subprocess
import sys
from pathlib import Path

import pytest
from tide import GAME

from vestige.kernel.errors import BadInput
from vestige.kernel.fair import chosen, commitment, fair_deal
from vestige.kernel.match import new_match
from vestige.kernel.values import Plain

VERIFIER = Path(__file__).parents[2] / "src" / "vestige" / "verify.py"


def fair_record() -> dict[str, Plain]:
    nonces = [(seat, commitment(nonce), nonce) for seat, nonce in enumerate((b"one", b"two"))]
    head = new_match(GAME, 2, {"rich": True}).record()
    seed, fair = fair_deal(b"the host's secret", nonces, chosen(head), [[{"seat": 0, "commitment": "ab"}]])
    match = new_match(GAME, 2, {"rich": True}, seed=seed, fair=fair)
    while not match.table.over():
        seat = match.table.asked()[0]
        match.play(seat, GAME.encode(match.table.options(seat)[-1]))
    return {**match.record(), "chance": match.chance()}


def verify(record: dict[str, Plain], tmp_path: Path) -> tuple[int, str]:
    path = tmp_path / "record.json"
    path.write_text(json.dumps(record))
    run = subprocess.run([sys.executable, "-I", VERIFIER, path], capture_output=True, text=True, check=False)
    return run.returncode, run.stdout


def test_the_verifier_repeats_every_draw(tmp_path: Path) -> None:
    record = fair_record()
    code, said = verify(record, tmp_path)
    assert code == 0
    assert f"{len(record['chance'])} draws" in said


def test_the_verifier_still_reads_records_of_the_first_format(tmp_path: Path) -> None:
    """Their seed was the hash of secret and nonces alone; their draws are made with it."""
    secret, nonces = b"secret", [b"one", b"two"]
    seed = hashlib.sha256(secret + b"".join(nonces)).digest()
    shown = [{"seat": n, "commitment": commitment(nonce), "nonce": nonce.hex()} for n, nonce in enumerate(nonces)]
    fair = {"commitment": commitment(secret), "secret": secret.hex(), "nonces": shown}
    match = new_match(GAME, 2, seed=seed, fair=fair)
    record = {**match.record(), "chance": match.chance()}
    assert verify(record, tmp_path)[0] == 0
    record["fair"]["format"] = 2
    assert verify(record, tmp_path)[0] == 1


def tampered_secret(record: dict[str, Plain]) -> None:
    record["fair"]["secret"] = b"another".hex()


def tampered_nonce(record: dict[str, Plain]) -> None:
    record["fair"]["nonces"][1]["nonce"] = b"other".hex()


def tampered_seed(record: dict[str, Plain]) -> None:
    record["seed"] = "00" * 32


def tampered_draw(record: dict[str, Plain]) -> None:
    n, value = record["chance"][3]
    record["chance"][3] = [n, (value + 1) % n]


def tampered_choice(record: dict[str, Plain]) -> None:
    record["options"]["rich"] = False


@pytest.mark.parametrize("tamper", [tampered_secret, tampered_nonce, tampered_seed, tampered_draw, tampered_choice])
def test_the_verifier_finds_every_tampering(tamper: object, tmp_path: Path) -> None:
    record = fair_record()
    assert callable(tamper)
    tamper(record)
    code, said = verify(record, tmp_path)
    assert code == 1
    assert "FAILED" in said


def test_every_nonce_and_every_choice_changes_the_seed() -> None:
    seeds = {
        fair_deal(b"s", [(0, commitment(a), a), (1, commitment(b), b)], choices)[0]
        for a, b in ((b"1", b"2"), (b"1", b"3"), (b"4", b"2"))
        for choices in ({"options": False}, {"options": True})
    }
    assert len(seeds) == 6


def test_a_nonce_that_was_not_committed_is_refused() -> None:
    with pytest.raises(BadInput, match="nonce"):
        fair_deal(b"s", [(0, commitment(b"1"), b"2")], {})
