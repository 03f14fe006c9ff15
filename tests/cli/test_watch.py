"""A stored season is shown from its facts alone."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.running import listed, played, run
from tests.cli.test_keeping import change


def test_watching_a_season_that_is_over(tmp_path: Path):
    season = played(out=tmp_path / "out")
    shown = run("watch", season[:8]).stdout
    assert "Episode 1" in shown
    assert " wins Neap Tide" in shown
    assert run("watch", season, "--from-now").stdout == ""
    facts = (tmp_path / "out" / "facts.jsonl").read_text()
    assert run("watch", season, "--jsonl").stdout == facts


@pytest.mark.parametrize("viewer", ["public", "ama"])
def test_other_viewers_have_numbers_of_their_own(tmp_path: Path, viewer: str):
    season = played(out=tmp_path / "out")
    shown = run("watch", season, "--jsonl", "--as", viewer).stdout
    lines = [json.loads(line) for line in shown.splitlines()]
    assert [line["number"] for line in lines] == list(range(1, len(lines) + 1))
    assert all(line.keys() == {"number", "fact"} for line in lines)
    assert not [line for line in lines if line["fact"]["fact"] == "OrderTaken"]
    assert "no viewer 'amma'" in run("watch", season, "--as", "amma", code=2).stderr


def test_a_season_of_another_version_can_still_be_watched(tmp_path: Path, database: str):
    season = played(out=tmp_path / "out")
    before = run("watch", season).stdout
    change(
        database,
        "UPDATE season SET status = 'running', version = 99,"
        " settings = replace(settings, '\"version\":1', '\"version\":99')",
    )
    refused = run("resume", season, "--quiet", code=2).stderr
    assert "the format survivor has version 99" in refused
    halted = run("watch", season)
    assert halted.stdout == before
    assert "the season is halted at entry" in halted.stderr
    assert "has version 99" in listed()[0]["fault"]
    assert run("transcript", season).stdout.startswith("# Neap Tide")


def test_a_fact_that_was_changed_is_found(tmp_path: Path, database: str):
    season = played(out=tmp_path / "out")
    change(database, "UPDATE fact SET body = replace(body, '\"cast\":4', '\"cast\":5')")
    assert "the replay differs at entry" in run("replay", season, code=2).stderr
    broken = run("verify", season, code=1).stdout
    assert "violations" in broken
    assert " at fact " in broken
    assert "no violation" in run("verify", str(tmp_path / "out")).stdout
    assert "no violation" in run("verify", str(tmp_path / "out" / "facts.jsonl")).stdout
    assert "cannot be read" in run("verify", str(tmp_path / "none"), code=2).stderr
    assert "--all" in run("verify", code=2).stderr
