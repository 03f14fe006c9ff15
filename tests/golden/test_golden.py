"""R2: every stored season replays to the same story; a changed one is found where it changed."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from showrunner.errors import ReplayDiffers, VersionMismatch
from showrunner.formats.format import load_format
from showrunner.running.journal import Journal, Record, entry_of
from showrunner.running.replay import replay
from tests.golden.files import GOLDEN, MUST_FAIL, read_golden, stored_names
from tests.golden.tampering import BASE, FORGERIES, same_group
from tests.quick import first_of

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("hash_seed", first_of(1, [0, 1, 4242]))
def test_R2_every_stored_season_replays_under_any_hash_seed_without_a_bot(hash_seed: int) -> None:
    ran = subprocess.run(
        [sys.executable, "-m", "tests.golden.replaying"],
        cwd=ROOT,
        env={**os.environ, "PYTHONHASHSEED": str(hash_seed)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.returncode == 0, ran.stderr
    replayed = {name: digest[:16] for name, digest in json.loads(ran.stdout).items()}
    assert replayed == {name: read_golden(name).records[-1].digest for name in stored_names()}


def test_R2_fifty_seasons_at_least_are_stored_in_less_than_three_megabytes() -> None:
    assert len(stored_names()) >= 50
    assert sum(path.stat().st_size for path in GOLDEN.rglob("*.xz")) < 3_000_000


def forgery(name: str) -> tuple[Journal, Record]:
    """A tampered journal, and the answer that was tampered with."""
    forged = read_golden(name, MUST_FAIL)
    pairs = zip(forged.records, read_golden(BASE).records, strict=True)
    changed = [kept for kept, original in pairs if kept != original]
    assert len(changed) == 1
    return forged, changed[0]


def assert_legal(journal: Journal, kept: Record) -> None:
    """The tampered answer could have been given."""
    kernel = load_format("survivor").kernel(journal.header.settings, journal.header.luck)
    kernel.start()
    for before in journal.records[: kept.number - 1]:
        kernel.apply(entry_of(before))
    kernel.check(entry_of(kept))


def test_R2_a_tampered_answer_is_found_at_its_own_entry() -> None:
    forged, changed = forgery("tampered-preferences")
    assert_legal(forged, changed)
    with pytest.raises(ReplayDiffers) as found:
        replay(forged)
    assert found.value.entry == changed.number


def test_R2_a_tampered_sealed_answer_is_found_at_the_entry_that_opens_it() -> None:
    forged, changed = forgery("tampered-ballot")
    assert_legal(forged, changed)
    opens = same_group(forged, changed)[-1].number
    assert opens > changed.number
    with pytest.raises(ReplayDiffers) as found:
        replay(forged)
    assert found.value.entry == opens


def test_R2_a_season_of_a_newer_format_is_refused() -> None:
    with pytest.raises(VersionMismatch, match="the format survivor has version"):
        replay(read_golden("newer-format", MUST_FAIL))


def test_R2_a_newer_journal_file_is_refused() -> None:
    with pytest.raises(VersionMismatch, match="the journal has version"):
        read_golden("newer-journal", MUST_FAIL)


def test_R2_every_forgery_is_stored() -> None:
    assert stored_names(MUST_FAIL) == sorted(FORGERIES)
