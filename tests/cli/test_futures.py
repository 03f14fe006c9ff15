"""Futures on the command line: chances, what an order would change, and what decided a season."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from showrunner.futures import swing
from tests.cli.running import run, waiting
from tests.futures.conftest import at_full_priority

__all__ = ["at_full_priority"]


def test_chances_an_orders_effect_and_what_decided_are_printed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(swing, "LEAST", 1)
    season = waiting(tmp_path)
    shown = run("futures", season, "--number", "3").stdout
    assert "3 futures" in shown and "next to leave" in shown
    now = json.loads(run("futures", season, "--number", "3", "--json").stdout)
    names = [*now["seats"]]
    assert run("futures", season, "--at", "1", "--river", code=2).output
    models = ("futures", season, "--players", "models")
    assert "give a --cap" in run(*models, code=2).output
    assert "no model plays" in run(*models, "--cap", "1", code=2).output

    order = ("order", season, "event", "story=A gull.", "--futures", "2")
    before = run("transcript", season).stdout
    weighed = run(*order).stdout
    assert "2 futures of each" in weighed and "Likely with it:" in weighed
    assert weighed.count("(+0, +0 to +0)") == 3 * len(names), "the story moves nothing"
    assert run("transcript", season).stdout == before
    assert "there is no order" in run(*order[:2], "evnt", *order[3:], code=2).output

    assert "is not over" in run("swing", season, code=2).output
    run("order", season, "go_on")
    run("resume", season, "--quiet")
    river = run("futures", season, "--river", "--number", "2").stdout
    assert "by round, in %" in river and "100" in river
    decided = run("swing", season, "--budget", "1").stdout
    assert "What decided the season" in decided and "talk of" in decided
    moves = json.loads(run("swing", season, "--budget", "1", "--json").stdout)["moves"]
    assert {move["kind"] for move in moves} >= {"talk", "ballot"}
