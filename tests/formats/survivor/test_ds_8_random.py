"""DS-12.1 to DS-12.7 over random decks: any card in any hand, played in any legal way."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from showrunner.running.replay import replay
from tests.checking.played import assert_in_order, facts_of
from tests.formats.survivor.dealing import dealt
from tests.formats.survivor.test_ds_12_seasons import books_of
from tests.quick import whole_seasons

PLAYERS = ("random", "everything", "first legal")


def check(number: int, player: str) -> None:
    """Play it: it ends, its books are in order, and it breaks no law of the checker."""
    season = dealt(number, player=player)
    season.play()
    assert season.kernel.over
    books_of(season.kernel).close()
    assert_in_order(facts_of(season.kernel))


@whole_seasons
@given(st.integers(0, 10**6), st.sampled_from(PLAYERS))
def test_DS_12_1_to_12_7_hold_for_any_deck_in_any_hands(number: int, player: str) -> None:
    check(number, player)


@whole_seasons
@given(st.integers(0, 10**6))
def test_DS_12_6_a_season_of_cards_tells_the_same_story_again(number: int) -> None:
    season = dealt(number)
    season.play()
    assert replay(season.journal).story.digest == season.kernel.story.digest


@pytest.mark.full
@pytest.mark.parametrize("number", range(300))
def test_DS_12_three_hundred_seasons_of_cards(number: int) -> None:
    check(number, PLAYERS[number % 3])
