"""`showrunner votes`: the voting grid, as a table and as JSON."""

from __future__ import annotations

import json
from pathlib import Path

from tests.cli.running import run


def test_it_shows_who_voted_for_whom(played: Path) -> None:
    shown = run("votes", str(played)).output
    assert "jury" in shown
    assert "?" not in shown, "producers know of every ballot"


def test_a_castaway_is_shown_what_they_may_know(played: Path) -> None:
    voted = json.loads(run("votes", str(played), "--json").output)
    who = next(iter(voted["names"]))
    own = json.loads(run("votes", str(played), "--as", who, "--json").output)
    assert own["names"] == voted["names"]
    assert [vote["totals"] for vote in own["votes"]] == [vote["totals"] for vote in voted["votes"]]


def test_every_vote_is_there_with_its_ballots_as_json(played: Path) -> None:
    voted = json.loads(run("votes", str(played), "--json").output)
    first, last = voted["votes"][0], voted["votes"][-1]
    assert first["step"] == "vote"
    assert last["decides"] == "winner"
    assert {ballot["voter"] for ballot in first["ballots"]} <= set(voted["names"])


def test_an_unknown_viewer_is_refused(played: Path) -> None:
    assert "no viewer" in run("votes", str(played), "--as", "nobody", code=2).output
