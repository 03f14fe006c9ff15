"""SV-8: who wins."""

from __future__ import annotations

import pytest

from showrunner.formats.survival import facts
from tests.formats.survival.table import Table, cast_of

MOTHER = cast_of(8, 3, "mother_nature")


def won(table: Table) -> tuple[str, str, str]:
    table.play()
    fact = table.fact(facts.SeasonWon)
    return fact.winner, fact.rule, "".join(fact.seats)


def first(ask: object) -> str | None:
    options = ask.question.fields["name"].options  # type: ignore[attr-defined]
    return options[0].value if options else None


def down_to(pair: str, cards: tuple[str, ...] = MOTHER, **parameters: object) -> Table:
    """Producers take out everybody but these two before the first vote."""
    table = Table(cards, **parameters).on("buddies", {"buddies": tuple(pair)})
    table.until_asked("speak")
    for seat in table.sheet.living:
        if seat not in pair:
            table.order("remove_contestant", seat=seat)
    return table


@pytest.mark.parametrize("pair", ["ad", "ab", "gh"])
def test_SV_8_1_buddies_win_as_the_last_two_whatever_their_sides(pair: str) -> None:
    assert won(down_to(pair)) == ("buddies", "SV-8.1", pair)


def test_SV_8_1_they_may_share_with_their_side() -> None:
    assert won(down_to("gh", buddies_exclusive=False))[2] == "defgh"
    assert won(down_to("ah", buddies_exclusive=False))[2] == "ah"


def test_SV_8_2_good_wins_without_evil_and_memories_win_too() -> None:
    def table(**parameters: object) -> Table:
        made = Table(cast_of(8, 1), **parameters).on("nominate", "h", round=1)
        return made.votes("b>a", 1)

    assert won(table()) == ("good", "SV-8.2", "bcdefgh")
    assert won(table(winners_include_memories=False)) == ("good", "SV-8.2", "bcdefg")


def test_SV_8_3_evil_wins_by_outnumbering() -> None:
    table = Table(cast_of(8, 3)).on("nominate", first).votes("a>e b>e c>e", 1)
    winner, rule, seats = won(table)
    assert (winner, rule, seats) == ("evil", "SV-8.3", "abc")


def test_SV_8_4_the_last_two_can_only_tie() -> None:
    table = down_to("ah", MOTHER)
    table.season.sheet.buddies = ()
    assert won(table)[:2] == ("evil", "SV-8.4")
    assert table.fact(facts.EliminationImpossible).why == "only a tie can come"


def test_SV_8_4_no_vote_can_be_cast() -> None:
    table = Table(cast_of(8, 1, "agency")).on("summon", "a", round=1)
    table.until_asked("speak")
    for seat in "bcdefg":
        table.order("remove_contestant", seat=seat)
    assert won(table)[:2] == ("evil", "SV-8.4")
    assert table.fact(facts.EliminationImpossible).why == "no vote can be cast"


@pytest.mark.parametrize("stall", [1, 3])
def test_SV_8_4_round_after_round_nothing_happens(stall: int) -> None:
    table = Table(stall_rounds=stall)
    assert won(table) == ("evil", "SV-8.4", "ab")
    assert table.fact(facts.SeasonWon).rounds == stall
    assert table.sheet.deadlock == "nothing happens"


def test_SV_8_4_the_rounds_run_out() -> None:
    table = Table(cast_of(12, 1), stall_rounds=20, max_rounds=4)
    assert won(table)[0] == "evil"
    assert table.fact(facts.SeasonWon).rounds == 4


def test_SV_8_4_parity_is_enough_where_that_is_the_rule() -> None:
    table = Table(cast_of(8, 3), impossible_rule="parity").on("nominate", first, round=1)
    table.votes("a>e", 1)
    assert won(table)[:2] == ("evil", "SV-8.4")
    assert len(table.sheet.living) == 6


@pytest.mark.parametrize("who", ["draw", "good", "evil"])
def test_SV_8_5_nobody_lives(who: str) -> None:
    table = Table(cast_of(8, 1), all_dead=who)
    table.until_asked("speak")
    for seat in table.seats:
        table.order("remove_contestant", seat=seat)
    winner, rule, seats = won(table)
    assert (winner, rule) == (who, "SV-8.5")
    assert bool(seats) is (who != "draw")


def test_SV_8_6_everything_good_gone_is_a_win_for_evil() -> None:
    table = Table(cast_of(8, 1))
    table.until_asked("speak")
    for seat in "bcdefgh":
        table.order("remove_contestant", seat=seat)
    assert won(table) == ("evil", "SV-8.3", "a")


def test_SV_8_7_an_evil_buddy_counts_as_evil_and_wins_with_either() -> None:
    assert won(down_to("ah"))[2] == "ah"
    table = Table(MOTHER).on("buddies", {"buddies": ("a", "h")}).on("nominate", first)
    table.votes("a>g b>g c>g", 1)
    winner, _, seats = won(table)
    assert winner == "evil" and "a" in seats and "h" not in seats


def test_SV_8_8_points_and_ranking() -> None:
    table = Table(cast_of(8, 1)).on("nominate", "h", round=2).votes("b>a", 2)
    table.play()
    fact = table.fact(facts.SeasonWon)
    assert fact.points["b"] == 31
    assert fact.points["h"] == 31 and fact.points["a"] == 1
    assert fact.ranking == ("b", "c", "d", "e", "f", "g", "h", "a")
