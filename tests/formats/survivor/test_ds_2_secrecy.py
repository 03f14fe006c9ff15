"""DS-2.7 to DS-2.11: who may know what."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from showrunner.formats.facts import Fact, ParameterChanged, SecretsRevealed
from showrunner.formats.survivor import facts
from showrunner.formats.survivor.sheet import SurvivorSheet
from tests.formats.survivor.table import Table

PUBLIC, OWN, PRODUCERS = "everybody", "own", "producers"


def eventful_season() -> Table:
    """A season in which everything is gained, spent, found, played and lost."""
    table = Table(
        9,
        parameters={"starting_reward_points": 3, "reveal": "never", "conversations_per_player": 1},
        attributes={"ada": (7, 9), "ben": (14, 5)},
    )
    table.on("competition", {"trade": True})
    table.on("competition", {"boost": "small", "remove_counters": 0}, seat="cal")
    table.on(
        "competition",
        lambda ask: {"remove_counters": ask.question.fields["remove_counters"].most},
        seat="dee",
    )
    table.on("gathering", {"bonus_trade": True})
    table.on("gathered", {"point_trade": True, "buy_bonus": True})
    table.fix("bonus", 12)
    table.on("preferences", lambda ask: {"ranked": table.options(ask, "ranked")[:2]})
    table.on("talk", {"say": "Not you tonight.", "end": False})
    table.on("after_talk", {"note": "Beware."})
    table.on("card", lambda ask: {"play": next(iter(table.options(ask, "play")), None)})
    table.on("card", {"play": None}, seat="gus")
    table.event({"effect": "points", "seats": ["eve"], "amount": 2})
    table.event({"effect": "points", "seats": ["fay"], "amount": 2, "secret": True})
    table.event({"effect": "counters", "seats": ["eve"], "amount": 2})
    table.event({"effect": "counters", "seats": ["fay"], "amount": 2, "secret": True})
    table.event({"effect": "counters", "seats": ["dee"], "amount": 1, "secret": True})
    table.event({"effect": "card", "seat": "gus", "kind": "hidden_immunity"})
    return table.play()


@pytest.fixture(scope="module")
def season() -> Table:
    return eventful_season()


def audience(table: Table, fact: Fact) -> str:
    told = next(told for told in table.kernel.story.told if told.fact is fact)
    if told.audience.everybody:
        return PUBLIC
    if not told.audience.seats:
        return PRODUCERS
    own: Any = fact
    who = getattr(own, "seats", None) or (getattr(own, "seat", None) or getattr(own, "holder", ""),)
    assert told.audience.seats == tuple(sorted(who)), f"{fact} went to {told.audience.seats}"
    return OWN


CAUSES = {
    "competition reward": PUBLIC,
    "competition": PUBLIC,
    "fed": PUBLIC,
    "competition trade": OWN,
    "camp trade": OWN,
    "counters removed": OWN,
    "bought off": OWN,
    "small boost": OWN,
    "bonus roll": OWN,
}
"""DS-2.9, points and counters: by cause, who is told."""


@pytest.mark.parametrize(("cause", "who"), CAUSES.items())
def test_DS_2_9_who_is_told_of_points_and_counters(season: Table, cause: str, who: str):
    changes = season.facts(facts.PointsChanged, cause=cause) + season.facts(
        facts.CountersChanged, cause=cause
    )
    assert changes
    assert {audience(season, fact) for fact in changes} == {who}


def test_DS_2_9_no_other_causes_move_points_and_counters(season: Table):
    changes = season.facts(facts.PointsChanged) + season.facts(facts.CountersChanged)
    assert {fact.cause for fact in changes} == {*CAUSES, "event"}


@pytest.mark.parametrize(("seat", "who"), [("eve", PUBLIC), ("fay", OWN)])
def test_DS_2_9_producers_grant_openly_or_in_secret(season: Table, seat: str, who: str):
    for kind in (facts.PointsChanged, facts.CountersChanged):
        grant = season.fact(kind, cause="event", seats=(seat,))
        assert audience(season, grant) == who


AUDIENCES: dict[type[Fact], str] = {
    facts.AttributesRolled: OWN,
    facts.CompetitionEntered: OWN,
    facts.CompetitionRolled: OWN,
    facts.GatheringPlanned: OWN,
    facts.GatheringRolled: OWN,
    facts.GatheringSettled: OWN,
    facts.BonusSettled: OWN,
    facts.CardGained: OWN,
    facts.PreferencesSet: OWN,
    facts.NoteTaken: OWN,
    facts.BallotCast: OWN,
    facts.BonusRolled: PRODUCERS,
    facts.CardPlanted: PRODUCERS,
    facts.CardTaken: PRODUCERS,
    facts.FoodChanged: PUBLIC,
    facts.ImmunityGiven: PUBLIC,
    facts.TeamsFormed: PUBLIC,
    facts.RoundBegan: PUBLIC,
    facts.PhaseBegan: PUBLIC,
    facts.CompetitionResults: PUBLIC,
    facts.CompetitionWon: PUBLIC,
    facts.Gathered: PUBLIC,
    facts.CampFed: PUBLIC,
    facts.CampHungry: PUBLIC,
    facts.CardPlayed: PUBLIC,
    facts.VotesCounted: PUBLIC,
    facts.BallotRead: PUBLIC,
    facts.VotedOut: PUBLIC,
}


@pytest.mark.parametrize(("kind", "who"), AUDIENCES.items(), ids=lambda value: str(value)[-30:])
def test_DS_2_9_who_is_told_of_what(season: Table, kind: type[Fact], who: str):
    told = season.facts(kind)
    assert told
    assert {audience(season, fact) for fact in told} == {who}


PUBLIC_STATE: list[Callable[[SurvivorSheet], object]] = [
    lambda sheet: sheet.food,
    lambda sheet: sheet.immune,
    lambda sheet: sheet.names,
    lambda sheet: sheet.teams,
    lambda sheet: {seat: player.status for seat, player in sheet.players.items()},
    lambda sheet: (sheet.round, sheet.phase),
    lambda sheet: sheet.parameters,
]
"""DS-2.7: what everybody always knows."""


def test_DS_2_7_food_immunity_names_teams_status_round_and_phase_are_public():
    table = Table(9, parameters={"food_per_player": 6})
    for phase in ("camp", "conversation", "vote"):
        for round in (1, 2, 3):
            table.until_phase(phase, round)
            known = table.sheet_of("public")
            for state in PUBLIC_STATE:
                assert state(known) == state(table.sheet)


def test_DS_2_7_parameters_are_public_when_announced():
    table = Table(5)
    table.order("set_parameter", parameter="food_per_player", value=6)
    table.order("set_parameter", parameter="finalists", value=2, announce=False)
    public = table.sheet_of("public").parameters
    assert (public.food_per_player, public.finalists) == (6, 3)
    assert table.sheet.parameters.finalists == 2
    assert len(table.facts(ParameterChanged)) == 2


def test_DS_2_7_nothing_else_a_player_has_is_public(season: Table):
    """Attributes, bought boosts, cards and preferences are no part of what the public knows."""
    public = season.sheet_of("public")
    for player in public.players.values():
        assert (player.competition, player.survival) == (None, None)
    assert not any(any(wishes) for wishes in public.wishes.values())
    assert not any(card.holder for card in public.cards.values())


def test_DS_2_8_a_player_knows_only_their_own_attributes(season: Table):
    for seat in season.seats:
        for other, player in season.sheet_of(seat).players.items():
            real = season.sheet.players[other]
            known = (real.competition, real.survival) if other == seat else (None, None)
            assert (player.competition, player.survival) == known


def test_DS_2_8_a_result_is_public_and_what_is_behind_it_is_not():
    table = Table(4, attributes={"ada": (7, 9)})
    table.event({"effect": "counters", "seats": ["ada"], "amount": 4})
    table.fix("competition", 6, seat="ada")
    table.until_told(facts.CompetitionWon)
    for viewer in ("ben", "public"):
        assert table.facts(facts.CompetitionResults, viewer)[0].results["ada"] == 3
        assert not table.facts(facts.CompetitionRolled, viewer, seat="ada")
    own = table.facts(facts.CompetitionRolled, "ada", seat="ada")[0]
    assert (sum(own.dice), own.result) == (6, 3)


def test_DS_2_8_the_roller_of_a_camp_roll_sees_their_own_dice():
    table = Table(4, attributes={"ada": (7, 9)})
    table.fix("gathering", 12, seat="ada")
    table.until_asked("gathered")
    assert sum(table.fact(facts.GatheringRolled, "ada").dice) == 12
    assert table.facts(facts.GatheringRolled, "ben", seat="ada") == []
    assert table.facts(facts.GatheringRolled, "public") == []


def test_DS_2_10_counts_are_public_and_ballots_are_their_voters_own():
    table = Table(5)
    table.fix_all("competition", {"ada": 18, "ben": 3, "cal": 3, "dee": 3, "eve": 3})
    table.on("ballot", {"name": "ben"})
    table.on("ballot", {"name": "eve"}, seat="ben")
    counted = table.until_told(facts.VotesCounted)
    assert counted.counts == {"ben": 4, "eve": 1}
    for viewer in (*table.seats, "public"):
        assert table.facts(facts.VotesCounted, viewer) == [counted]
        own = [fact.seat for fact in table.facts(facts.BallotCast, viewer)]
        assert own == ([] if viewer == "public" else [viewer])
    assert len(table.facts(facts.BallotCast, "producers")) == 5


def test_DS_2_11_producers_see_everything(season: Table):
    assert len(season.view("producers")) == len(season.kernel.story.told)


OWN_ACTS = (facts.JuryBallotCast, facts.CardLost)
"""What who is out of the game still does or loses: of that they know, as of their own past."""


def test_DS_2_11_who_is_out_sees_what_the_public_sees_and_their_own_past(season: Table):
    assert not season.facts(SecretsRevealed)
    story = [told.fact for told in season.kernel.story.told]
    jurors = season.fact(facts.FinalBegan).jury
    left = season.facts(facts.VotedOut)
    assert jurors
    assert len(left) == 6
    for out in left:
        after = set(map(id, story[story.index(out) :]))
        seen = [fact for fact in season.view(out.seat) if id(fact) in after]
        public = [fact for fact in season.view("public") if id(fact) in after]
        assert [fact for fact in seen if not isinstance(fact, OWN_ACTS)] == public
        assert all(
            getattr(fact, "seat", out.seat) == out.seat for fact in seen if fact not in public
        )
        assert [fact for fact in season.view(out.seat) if isinstance(fact, facts.AttributesRolled)]


def test_DS_2_11_who_was_removed_no_longer_hears_the_talk_they_were_in():
    table = Table(5)
    table.on("group_talk", {"say": "Are we alone?", "end": False})
    table.order("open_group_talk", seats=["ada", "ben", "cal"])
    table.until_told(facts.MessageSaid)
    table.order("remove_castaway", seat="cal")
    heard = len(table.facts(facts.MessageSaid, "cal"))
    table.until(lambda: len(table.facts(facts.MessageSaid)) > heard + 2)
    assert len(table.facts(facts.MessageSaid, "cal")) == heard
