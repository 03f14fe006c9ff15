"""I1 to I11: what holds in every season, over random-legal and sensible play and many settings."""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from showrunner.formats.cards.piles import kind_of, wrong_with
from showrunner.formats.i_am_survivor import FORMAT, facts
from showrunner.formats.i_am_survivor.bids import places_for
from showrunner.formats.i_am_survivor.cards import (
    BANK,
    EXPLORE_DECK,
    RESCUE_DECK,
    ROAST_SIDES,
    SUPPLIES_DECK,
)
from showrunner.formats.i_am_survivor.meals import is_edible
from showrunner.formats.i_am_survivor.sheet import IslandSheet
from showrunner.formats.settings import Castaway, SeasonSettings
from showrunner.kernel import PUBLIC, contestant, view
from showrunner.running.rehearsal import Rehearsal

EVERY_CARD = sorted((*SUPPLIES_DECK, *BANK, *EXPLORE_DECK, *RESCUE_DECK, *ROAST_SIDES))
MOST_ASKED = 1500
"""A season of six players asks a model no more often."""


class Watched(Rehearsal):
    """A season whose state is checked before each answer."""

    asked = 0

    def answer(self, ask: Any) -> None:
        self.asked += ask.question.only_answer() is None
        check_state(self.kernel.rules.sheet, ask)  # type: ignore[attr-defined]
        super().answer(ask)


def check_state(sheet: IslandSheet, ask: Any) -> None:
    """I1 to I3, I5, I7, I8: the state in which somebody is asked."""
    for seat, player in sheet.players.items():
        assert player.souls >= 0 and player.turned >= 0
        if player.team:
            assert len(player.team) == 3
        for fire in sheet.equips(seat, "campfire"):
            assert sheet.fuel(fire), f"{fire} burns without firewood"
    for name, state in sheet.characters.items():
        if not state.here:
            assert not (state.thirst or state.hunger or state.impairments), name
    if ask.question.kind == "i_am_survivor.target":
        for option in next(iter(ask.question.fields.values())).options:
            if option.value in sheet.characters:
                assert not sheet.has(sheet.owner(option.value), "girl")


@cache
def played(size: int, bot: str, seed: int, two_strike: bool = True) -> Watched:
    cast = tuple(Castaway(id=f"s{place}", name=f"S{place}") for place in range(size))
    season = Watched(
        SeasonSettings(
            format="i_am_survivor",
            version=FORMAT.version,
            changes=FORMAT.changes,
            title="Invariants",
            cast=cast,
            parameters={"two_strike": two_strike},
            players={person.id: f"bot:{bot}" for person in cast},
        ),
        f"invariants {seed}",
    )
    season.play()
    return season


seasons = given(
    size=st.integers(3, 6), bot=st.sampled_from(["sensible", "random"]), seed=st.integers(0, 3)
)
few = settings(max_examples=6, deadline=None)


def sheet_and_facts(season: Watched) -> tuple[IslandSheet, list[Any]]:
    sheet: Any = season.kernel.rules.sheet  # type: ignore[attr-defined]
    return sheet, [told.fact for told in season.kernel.story.told]


@seasons
@few
def test_I1_every_card_lies_in_exactly_one_place(size: int, bot: str, seed: int) -> None:
    sheet, _ = sheet_and_facts(played(size, bot, seed))
    assert wrong_with(sheet.piles) == []
    lying = sorted(card for pile in sheet.piles.values() for card in pile.known)
    assert lying == EVERY_CARD


@seasons
@few
def test_I2_every_character_is_here_rescued_or_dead_and_deaths_bring_souls(
    size: int, bot: str, seed: int
) -> None:
    sheet, told = sheet_and_facts(played(size, bot, seed))
    spent = Counter[str]()
    for fact in told:
        if isinstance(fact, facts.SoulSpent):
            spent[fact.seat] += fact.number
    for seat, player in sheet.players.items():
        states = Counter(sheet.characters[name].status for name in player.team)
        assert states["island"] + states["rescued"] + states["dead"] == 3
        revolution = "revolutionary" in player.team
        extra = revolution and sheet.characters["revolutionary"].status == "dead"
        assert player.souls + spent[seat] == states["dead"] + extra


@seasons
@few
def test_I3_I8_nobody_eats_what_is_forbidden_or_more_than_was_opened(
    size: int, bot: str, seed: int
) -> None:
    _, told = sheet_and_facts(played(size, bot, seed))
    for fact in told:
        if isinstance(fact, facts.Consumed) and fact.what == "food" and fact.card != "soul":
            assert is_edible(fact.character, fact.card)
        if isinstance(fact, facts.ActionTaken):
            assert (fact.character, fact.action) != ("rich_daughter", "explore")


@given(
    st.dictionaries(st.sampled_from("abcdefgh"), st.integers(1, 4), min_size=1),
    st.integers(1, 5),
)
def test_I4_no_group_is_split_and_no_quota_exceeded(measures: dict[str, int], quota: int) -> None:
    rescued, refused = places_for(measures, quota)
    assert len(rescued) <= quota
    assert not {measures[name] for name in rescued} & {
        measures[name] for group in refused for name in group
    }
    assert sorted([*rescued, *(name for group in refused for name in group)]) == sorted(measures)


@seasons
@few
def test_I4_the_rescued_were_candidates_or_went_free(size: int, bot: str, seed: int) -> None:
    _, told = sheet_and_facts(played(size, bot, seed))
    able: set[str] = set()
    for fact in told:
        match fact:
            case facts.BidsRevealed():
                able = set(fact.bids)
            case facts.RescueTeamNamed():
                able = set(fact.order)
            case facts.CharacterRescued():
                assert fact.character in able


@seasons
@few
def test_I6_actions_are_paid_for(size: int, bot: str, seed: int) -> None:
    _, told = sheet_and_facts(played(size, bot, seed))
    usual: Counter[str] = Counter()
    for fact in told:
        if isinstance(fact, facts.RoundBegan):
            usual.clear()
        if isinstance(fact, facts.ActionTaken) and not fact.extra:
            usual[fact.character] += 1
            assert usual[fact.character] == 1


@seasons
@few
def test_I9_a_season_has_at_most_its_days_and_asks_no_more_than_its_limit(
    size: int, bot: str, seed: int
) -> None:
    season = played(size, bot, seed)
    sheet, told = sheet_and_facts(season)
    assert sheet.ended and sheet.round <= sheet.parameters.days
    assert sum(isinstance(fact, facts.TurnBegan) for fact in told) <= sheet.parameters.days * size
    assert season.asked <= MOST_ASKED


@seasons
@few
def test_I10_nobody_sees_hands_decks_or_offers_of_others(size: int, bot: str, seed: int) -> None:
    season = played(size, bot, seed)
    story = [
        told for told in season.kernel.story.told if type(told.fact).__name__ != "SecretsRevealed"
    ]
    end = next(
        number
        for number, told in enumerate(season.kernel.story.told)
        if isinstance(told.fact, facts.GameEnded)
    )
    story = season.kernel.story.told[:end]
    for viewer in (contestant("s0"), PUBLIC):
        for seen in view(story, viewer):
            fact = seen.fact
            if isinstance(fact, facts.CardsPicked):
                assert viewer != PUBLIC
                owner = fact.pile.partition("/")[2]
                assert owner in ("", "s0") or any(
                    told.fact is fact and "s0" in told.audience.seats for told in story
                )
            assert not isinstance(fact, facts.CardsSeen)
            if isinstance(fact, facts.OfferMade | facts.OfferAnswered):
                assert (
                    viewer != PUBLIC
                    and "s0" in fact.offer.replace(">", " ").replace("#", " ").split()
                )


@seasons
@few
def test_I11_public_points_never_fall(size: int, bot: str, seed: int) -> None:
    season = played(size, bot, seed)
    sheet = IslandSheet()
    best: dict[str, int] = {}
    for told in season.kernel.story.told:
        sheet.take(told.fact)
        if isinstance(told.fact, facts.CharacterRescued | facts.RoundBegan):
            for seat in sheet.players:
                assert sheet.public_points(seat) >= best.get(seat, 0)
                best[seat] = sheet.public_points(seat)


@pytest.mark.full
@pytest.mark.parametrize("seed", range(60))
def test_many_random_seasons_end(seed: int) -> None:
    played(3 + seed % 4, "random", 1000 + seed, two_strike=bool(seed % 3))


def test_kinds_and_counts_are_those_of_the_rulebook() -> None:
    assert (len(SUPPLIES_DECK), len(EXPLORE_DECK), len(RESCUE_DECK)) == (137, 83, 11)
    beasts = Counter(kind_of(card) for card in EXPLORE_DECK)
    assert beasts["snake"] == 3 and beasts["golden_statue"] == 2
