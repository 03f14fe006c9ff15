"""DS-9.4, CM-25: interviews at the command line: asked with claims, listed with verdicts."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from tests.cli.running import run, waiting


def interviewed(address: str, tmp_path: Path) -> tuple[str, list[str]]:
    """A season in which somebody was interviewed before its end."""
    there = ["--database", address]
    season = waiting(tmp_path, *there)
    terms = ("seat=ama", "question=Where is the pearl?", 'claims=["points", "trusts_most"]')
    run("order", season, "interview", *terms, *there)
    run("order", season, "go_on", *there)
    run("resume", season, "--quiet", *there)
    return season, there


def test_DS_9_4_interviews_are_listed_with_their_verdicts(address: str, tmp_path: Path):
    season, there = interviewed(address, tmp_path)
    shown = run("interviews", season, *there).stdout
    assert "was asked: Where is the pearl?" in shown
    assert "points: 0 (kept)" in shown
    assert "2 kept" in shown or "1 kept" in shown
    (one,) = json.loads(run("interviews", season, "--json", *there).stdout)
    assert one["seat"] == "ama"
    assert one["answered"]
    first: Any = one["claims"][0]
    assert first == {"claim": "points", "said": 0, "verdict": "kept", "truth": 0}
    assert one["claims"][1]["verdict"]


def test_DS_9_4_of_one_castaway_or_of_nobody(address: str, tmp_path: Path):
    season, there = interviewed(address, tmp_path)
    assert "nobody was interviewed" in run("interviews", season, "--seat", "caio", *there).stdout
    refused = run("interviews", season, "--seat", "nobody", *there, code=2)
    assert "no castaway 'nobody'" in refused.stderr


def test_CM_25_a_question_that_tells_a_secret_is_taken_with_a_warning(address: str, tmp_path: Path):
    there = ["--database", address]
    season = waiting(tmp_path, *there)
    card = '[{"effect": "card", "seat": "caio", "kind": "hidden_immunity"}]'
    run("order", season, "event", "story=A gift.", f"effects={card}", 'seats=["caio"]', *there)
    asked = ("interview", "question=Do you fear Caio and that hidden immunity?")
    warned = run("order", season, *asked, "seat=ama", *there).stdout
    assert "warning: the question tells ama what they do not know: it names Caio" in warned
    assert "warning" not in run("order", season, *asked, "seat=caio", *there).stdout
