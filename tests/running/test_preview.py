"""DS-9.1: what an order would do, before it is given."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from showrunner.errors import OrderRefused, RuleBug
from showrunner.formats.survivor.script import SurvivorSeason
from showrunner.kernel import Entry, Order
from showrunner.running.journal import entry_of
from showrunner.running.preview import Preview, preview
from showrunner.running.rehearsal import Rehearsal
from tests.every_format.seasons import Case, small_case
from tests.formats.survivor.table import Table


def begun(entries: int = 30) -> Rehearsal:
    settings = Table(6).settings
    players = {person.id: "bot:sensible" for person in settings.cast}
    season = Rehearsal(replace(settings, players=players), "preview")
    season.start()
    for _ in range(entries):
        ask = season.next_ask()
        assert ask is not None
        season.answer(ask)
    return season


def entries_of(season: Rehearsal) -> list[Entry]:
    return [entry_of(kept) for kept in season.journal.records]


def seen(season: Rehearsal, name: str, **terms: Any) -> Preview:
    before = season.kernel.story.digest, season.kernel.entries
    order = Order(name, terms, salt="0" * 16)
    found = preview(season.settings, season.luck, entries_of(season), order)
    assert (season.kernel.story.digest, season.kernel.entries) == before
    return found


def test_DS_9_1_a_preview_says_exactly_what_an_order_does_now() -> None:
    season = begun()
    points = {"effect": "points", "seats": ["ada"], "amount": 2}
    found = seen(season, "event", story="A crate drifts ashore.", effects=[points])
    assert found.now == ["Production: “A crate drifts ashore.”", "Ada gets two reward points."]
    assert not found.waits
    assert found.ended == "by the jury's vote"


def test_DS_9_1_a_preview_of_what_waits_shows_an_example() -> None:
    season = begun()
    found = seen(season, "cancel_phase", phase="camp", when={"fact": "VotedOut"})
    assert found.now == ["Scheduled: cancel phase, after “voted out”."]
    assert found.came_due
    assert found.later == ["The producers will call off the next camp phase."]


def test_DS_9_1_a_preview_shows_what_an_order_opens_beside_the_story() -> None:
    season = begun()
    offered = seen(
        season,
        "offer_opportunity",
        story="A raft comes by.",
        effects=[{"effect": "counters", "seats": ["@taker"], "amount": 2}],
        when={"phase": "camp"},
    )
    assert offered.later[0] == "Production: “A raft comes by.”"
    assert "costs one reward point" in offered.later[1]
    asked = seen(season, "interview", seat="ada", question="Who are you?", when={"phase": "vote"})
    assert "Who are you?" in asked.later[0]
    talk = seen(season, "open_group_talk", seats=["ada", "ben", "cal"], when={"phase": "vote"})
    assert "Ada, Ben and Cal" in talk.later[0]
    assert offered.came_due and asked.came_due and talk.came_due


def test_DS_9_1_a_preview_says_that_an_order_falls_through() -> None:
    season = begun()
    season.enter(Order("remove_castaway", {"seat": "ada"}))
    found = seen(season, "grant_immunity", seats=["ada"], when={"round": 2})
    assert found.fell_through is not None
    assert "out of the game" in found.fell_through
    assert not found.later


def test_DS_9_1_a_preview_of_what_never_comes_due_says_so() -> None:
    found = seen(begun(), "event", story="One day.", when={"round": 999})
    assert (found.waits, found.came_due) == (True, False)
    assert found.fell_through == "no round came any more"


def test_DS_9_1_a_preview_refuses_what_the_season_would_refuse() -> None:
    with pytest.raises(OrderRefused, match="no castaway 'zed'"):
        seen(begun(), "remove_castaway", seat="zed")


def test_DS_9_1_a_preview_refuses_what_the_season_would_not_survive(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    season = begun()
    tell = SurvivorSeason.tell

    def fragile(self: SurvivorSeason, fact: Any, to: Any) -> None:
        tell(self, fact, to)
        if type(fact).__name__ == "PhaseSkipped":
            raise ZeroDivisionError("nobody thought of this")

    monkeypatch.setattr(SurvivorSeason, "tell", fragile)
    with pytest.raises(OrderRefused, match=r"would not survive it: .*nobody thought") as refusal:
        seen(season, "cancel_phase", phase="vote")
    assert isinstance(refusal.value.__cause__, RuleBug)
    assert season.kernel.fault is None


def test_DS_9_1_a_preview_of_a_stop_goes_on_by_itself() -> None:
    found = seen(begun(), "stop_before", phase="any")
    assert found.now == ["The season is to stop at the next window."]


@small_case
def test_DS_9_1_every_format_has_previews(case: Case) -> None:
    season = Rehearsal(case.settings(), "previews")
    season.start()
    seat = season.settings.cast[0].id
    found = seen(season, "interview", seat=seat, question="Who are you?")
    assert found.now
    found = seen(season, "set_parameter", parameter="reveal", value="never", when={})
    assert found.came_due
    assert found.later
