"""R7: seasons that are played by the rules break no law."""

from __future__ import annotations

from itertools import pairwise

import pytest

from showrunner.files.season_files import load_season, settings
from showrunner.kernel import Order
from showrunner.running.rehearsal import Rehearsal
from tests.checking.other_producers import KINDS as OTHERS
from tests.checking.other_producers import produced as produced_in
from tests.checking.played import assert_in_order, facts_of, rehearsed, stored
from tests.checking.producers import produced
from tests.golden.files import stored_names


@pytest.mark.parametrize("name", stored_names())
def test_R7_every_stored_season_is_in_order(name: str) -> None:
    assert_in_order(list(stored(name)))


@pytest.mark.parametrize("player", [None, "bot:random"])
@pytest.mark.parametrize(
    ("season", "size"),
    [
        ("quick", None),
        ("quick", 4),
        ("quick", 6),
        ("quick", 9),
        ("standard", 5),
        ("standard", 8),
        ("large", 8),
        ("large", 11),
    ],
)
def test_R7_the_seasons_that_come_with_it_are_in_order(
    season: str, size: int | None, player: str | None
) -> None:
    assert_in_order(rehearsed(season, size, player))


@pytest.mark.parametrize("player", [None, "bot:random"])
@pytest.mark.parametrize(
    ("season", "size"),
    [
        *(("six", None), ("twelve", 8), ("conference", 8), ("conference", None), ("summit", 14)),
        *(("duel", None), ("facility", None), ("facility", 5)),
        *(("island", 3), ("island", None), ("atoll", None)),
    ],
)
def test_R7_the_seasons_of_other_games_are_in_order(
    season: str, size: int | None, player: str | None
) -> None:
    assert_in_order(rehearsed(season, size, player))


@pytest.mark.parametrize("number", range(12))
@pytest.mark.parametrize("format", OTHERS)
def test_R7_a_season_of_another_game_with_producers_is_in_order(format: str, number: int) -> None:
    assert_in_order(facts_of(produced_in(format, number, most=12 if format == "survival" else 6)))


def test_R7_orders_that_waited_until_the_end_of_another_game_are_in_order() -> None:
    facts = facts_of(produced_in("survival", 1023, most=20, acts=40))
    assert any(
        fact.kind == "OrderFellThrough" and fact["why"] == "no round came any more"
        for fact in facts
    )
    assert_in_order(facts)


@pytest.mark.full
@pytest.mark.parametrize("number", range(1000, 1200))
@pytest.mark.parametrize("format", OTHERS)
def test_R7_hundreds_of_other_seasons_are_in_order(format: str, number: int) -> None:
    assert_in_order(facts_of(produced_in(format, number, most=20, acts=40)))


@pytest.mark.parametrize("number", range(24))
def test_R7_a_season_with_producers_is_in_order(number: int) -> None:
    assert_in_order(facts_of(produced(number, most=9)))


def test_R7_who_left_the_game_says_nothing_more_in_a_talk_that_goes_on() -> None:
    assert_in_order(facts_of(produced(2673, most=12)))


@pytest.mark.full
@pytest.mark.parametrize("number", range(1000, 1400))
def test_R7_four_hundred_seasons_with_producers_are_in_order(number: int) -> None:
    assert_in_order(facts_of(produced(number, most=18)))


@pytest.mark.full
@pytest.mark.parametrize("player", [None, "bot:random"])
@pytest.mark.parametrize("size", [None, 4, 7, 10, 16, 20])
@pytest.mark.parametrize("season", ["quick", "standard", "large"])
def test_R7_the_seasons_that_come_with_it_are_in_order_with_any_cast(
    season: str, size: int | None, player: str | None
) -> None:
    for seed in range(5):
        assert_in_order(rehearsed(season, size, player, str(seed)))


def test_R7_a_fact_that_is_waited_for_may_judge_a_claim_first() -> None:
    played = Rehearsal(settings(load_season("quick")), "a season")
    played.start()
    claims = list(played.format.claims)
    for nth, person in enumerate(played.settings.cast):
        terms = {"seat": person.id, "question": "Who goes?", "claims": claims}
        played.enter(Order("interview", terms, salt=f"{nth:016x}"))
    when = {"fact": "VotedOut", "times": 2}
    played.enter(Order("event", {"story": "Two are gone.", "when": when}, salt="f" * 16))
    played.play()
    facts = facts_of(played.kernel)
    kinds = [fact.kind for fact in facts]
    assert ("ClaimJudged", "ConditionSeen") in pairwise(kinds)
    assert_in_order(facts)
