"""What holds in every season, over random-legal and sensible play of many sizes and settings."""

from __future__ import annotations

from collections import Counter
from functools import cache
from itertools import pairwise
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from showrunner.errors import WrongParameter
from showrunner.formats.settings import Castaway, SeasonSettings
from showrunner.formats.survival import FORMAT, facts
from showrunner.formats.survival.parameters import SurvivalParameters
from showrunner.formats.survival.sheet import SurvivalSheet
from showrunner.kernel import PUBLIC, contestant, view
from showrunner.running.rehearsal import Rehearsal

NIGHT_KINDS = {
    "survival.nominate",
    "survival.watch",
    "survival.protect",
    "survival.ask",
    "survival.summon",
}


class Watched(Rehearsal):
    """A season that is looked at before each answer."""

    def answer(self, ask: Any) -> None:
        look_at_ask(self.kernel.rules.sheet, ask)  # type: ignore[attr-defined]
        super().answer(ask)


def settings_of(size: int, bots: tuple[str, ...], **parameters: Any) -> SeasonSettings:
    cast = tuple(Castaway(id=f"s{place}", name=f"S{place}") for place in range(size))
    return SeasonSettings(
        format="survival",
        version=FORMAT.version,
        changes=FORMAT.changes,
        title="Invariants",
        cast=cast,
        parameters=parameters,
        players={person.id: bots[place % len(bots)] for place, person in enumerate(cast)},
    )


def look_at_ask(sheet: SurvivalSheet, ask: Any) -> None:
    """I3, I5, I9: who is asked, and what is offered."""
    kind = ask.question.kind
    alive = sheet.players[ask.seat].alive
    memory_kinds = ("survival.gmo", "survival.polar", "survival.successor")
    assert alive or kind in (*memory_kinds, "survival.lounge", "survival.recap")
    assert not (alive and kind in memory_kinds)
    if sheet.phase == "conference":
        assert ask.seat not in sheet.nairobi or kind in memory_kinds or not alive
    if kind not in NIGHT_KINDS:
        return
    offered = {option.value for option in ask.question.fields["name"].options}
    assert offered <= set(sheet.living), "Memories are no targets"
    own = {
        "survival.protect": {sheet.protected.get(sheet.round - 1)},
        "survival.ask": {ask.seat},
        "survival.summon": {*sheet.was_summoned, ask.seat},
        "survival.nominate": {*sheet.living_of("evil"), sheet.caught},
        "survival.watch": {*sheet.living_of("evil")},
    }[kind]
    free = {"survival.nominate": sheet.parameters.evil_may_target_evil}.get(kind, False)
    summon_self = kind == "survival.summon" and sheet.parameters.ppa_may_summon_self
    if not free and not summon_self:
        assert offered == set(sheet.living) - own


def check(played: Rehearsal) -> None:
    """I1, I2, I4, I6, I7, I11, I12 of a season that is over."""
    told = [one.fact for one in played.kernel.story.told]
    size = len(played.settings.cast)
    sheet = SurvivalSheet()
    living = size
    dealt: Counter[str] = Counter()
    protected: list[str | None] = []
    summoned: list[str] = []
    tools: list[tuple[str, int]] = []
    weights: dict[str, int] = {}
    for fact in told:
        if isinstance(fact, facts.Eliminated):
            assert sheet.players[fact.seat].alive, "I1: nobody is eliminated twice"
            assert not (fact.cause in ("vote", "gmo") and fact.seat in sheet.nairobi), "I5"
        sheet.take(fact)
        if not sheet.players:
            continue
        assert len(sheet.living) + len(sheet.memories) == len(sheet.players)
        if isinstance(fact, facts.RoleDealt):
            dealt[fact.role] += 1
        if len(dealt) == size:
            assert len(sheet.living_of("evil")) + len(sheet.living_of("good")) == len(sheet.living)
            assert len(sheet.living) <= living
            living = len(sheet.living)
        match fact:
            case facts.RangerProtected():
                protected.append(fact.target)
            case facts.AgencySummoned(target=str(target)):
                summoned.append(target)
            case facts.EngineerActed(tool=str(tool)):
                tools.append((tool, sheet.round))
            case facts.VoteBegan():
                weights = {}
            case facts.BallotCast():
                assert fact.weight == 1 + (fact.seat == sheet.spotlight), "I6"
                if fact.name is not None:
                    weights[fact.seat] = fact.weight
            case facts.VotesCounted(totals=totals) if totals:
                assert sum(totals.values()) == sum(weights.values()), "I6"
    assert Counter(player.role for player in sheet.players.values()) == dealt, "I2"
    assert all(one is None or one != other for one, other in pairwise(protected)), "I4"
    assert len(summoned) == len(set(summoned)), "I4"
    assert len({tool for tool, _ in tools}) == len(tools), "I4"
    assert len({round for _, round in tools}) == len(tools), "I4"
    assert all(round > 1 for _, round in tools), "I4"
    parameters = played.kernel.rules.sheet.parameters  # type: ignore[attr-defined]
    stall = parameters.stall_rounds
    assert sheet.round <= min(stall * (size - 1) + stall, parameters.max_rounds), "I7"
    won = [place for place, fact in enumerate(told) if isinstance(fact, facts.SeasonWon)]
    assert len(won) == 1 and won[0] >= len(told) - 2, "I11"


def check_views(played: Rehearsal) -> None:
    """I8: what a living viewer's view holds, until the end opens everything."""
    story = [one for one in played.kernel.story.told if not one.reveals]
    full = played.kernel.rules.sheet  # type: ignore[attr-defined]
    for viewer in (PUBLIC, *map(contestant, full.living)):
        sheet = SurvivalSheet()
        for seen in view(story, viewer):
            sheet.take(seen.fact)
        mine = full.players[viewer.seat] if viewer.seat else None
        for seat in full.living:
            if seat != viewer.seat:
                assert sheet.players[seat].role == "", "no role of another living contestant"
        knows = mine is not None and (mine.role in ("scientist", "activist") or mine.side == "evil")
        if not knows:
            others = [seat for seat in full.living if seat != viewer.seat]
            assert all(not sheet.players[seat].side for seat in others)
        if mine is None or (viewer.seat not in full.buddies and mine.role != "mother_nature"):
            assert viewer.seat in sheet.buddies or not sheet.buddies


PLAYERS = st.sampled_from(
    [("bot:random",), ("bot:random", "bot:sensible"), ("bot:random",), ("bot:sensible",)]
)
PARAMETERS = st.fixed_dictionaries(
    {},
    optional={
        "mode": st.sampled_from(["auto", "basic", "advanced"]),
        "spotlight": st.sampled_from(["by_mode", "yes"]),
        "reveal_setup_counts": st.booleans(),
        "evil_may_target_evil": st.booleans(),
        "engineer_may_bomb_self": st.booleans(),
        "ppa_may_summon_self": st.booleans(),
        "ppa_first_mandatory": st.booleans(),
        "activist_mode": st.sampled_from(["table", "off", "always_one"]),
        "buddy_chat": st.booleans(),
        "memories_see_all": st.booleans(),
        "memory_lounge": st.booleans(),
        "memory_scorekeeper": st.booleans(),
        "debate_rounds": st.integers(0, 2),
        "whispers": st.booleans(),
        "self_vote": st.booleans(),
        "vote_visibility": st.sampled_from(["public", "counts", "secret"]),
        "vote_mode": st.sampled_from(["plurality", "majority", "accuse"]),
        "tie_policy": st.sampled_from([["revote", "coin"], ["coin"], ["revote", "none"], []]),
        "bond_vs_protection": st.sampled_from(["cancel", "defer", "override"]),
        "gmo_default": st.sampled_from(["none", "random"]),
        "polar_delay": st.integers(0, 1),
        "buddies_exclusive": st.booleans(),
        "impossible_rule": st.sampled_from(["structural", "parity"]),
        "stall_rounds": st.integers(1, 4),
        "all_dead": st.sampled_from(["draw", "good", "evil"]),
    },
)


@settings(max_examples=30, deadline=None, derandomize=True)
@given(st.integers(8, 18), PLAYERS, PARAMETERS, st.integers(0, 999))
def test_I1_to_I12_hold_in_every_season(
    size: int, bots: tuple[str, ...], parameters: dict[str, Any], seed: int
) -> None:
    try:
        SurvivalParameters.read(dict(parameters)).verify_table(size)
    except WrongParameter:
        return
    played = Watched(settings_of(size, bots, **parameters), f"invariants {seed}")
    played.play()
    assert played.kernel.over
    check(played)
    check_views(played)


@pytest.mark.full
@settings(max_examples=400, deadline=None)
@given(st.integers(8, 30), PLAYERS, PARAMETERS, st.integers(0, 99999))
def test_I1_to_I12_hold_in_many_seasons(
    size: int, bots: tuple[str, ...], parameters: dict[str, Any], seed: int
) -> None:
    test_I1_to_I12_hold_in_every_season.hypothesis.inner_test(size, bots, parameters, seed)


@cache
def big() -> Rehearsal:
    played = Watched(settings_of(30, ("bot:random",)), "big")
    played.play()
    return played


def test_I1_to_I12_hold_at_the_largest_table() -> None:
    check(big())
    check_views(big())


def test_I10_the_same_seed_tells_the_same_story() -> None:
    again = Rehearsal(settings_of(30, ("bot:random",)), "big")
    again.play()
    assert again.kernel.story.digest == big().kernel.story.digest


def test_I12_a_bond_falls_in_the_batch_of_its_cause() -> None:
    found = 0
    for seed in range(12):
        played = Rehearsal(settings_of(13, ("bot:random",), debate_rounds=0), f"bond {seed}")
        played.play()
        sheet = played.kernel.rules.sheet  # type: ignore[attr-defined]
        for gone in sheet.eliminated:
            if sheet.causes[gone.seat] != "bond":
                continue
            found += 1
            (named,) = [f for f in told(played) if isinstance(f, facts.BuddiesMet)]
            other = next(seat for seat in named.buddies if seat != gone.seat)
            partner = next(out for out in sheet.eliminated if out.seat == other)
            assert (partner.round, partner.moment) == (gone.round, gone.moment)
    assert found


def told(played: Rehearsal) -> list[Any]:
    return [one.fact for one in played.kernel.story.told]


def test_statistics_have_the_same_names_for_every_season() -> None:
    names = set(FORMAT.statistics(told(big())))
    assert names == set(FORMAT.statistics([]))
    assert FORMAT.statistics(told(big()))["rounds"] == big().kernel.rules.sheet.round  # type: ignore[attr-defined]
