"""The worked examples of the rulebook, one test each."""

from __future__ import annotations

import pytest

from showrunner.errors import IllegalAnswer
from showrunner.formats.survival import facts
from tests.formats.survival.table import Table, cast_of


def test_EX_1_a_saved_victim() -> None:
    table = Table().on("nominate", "f").on("protect", "f").on("ask", "a")
    table.until_told(facts.NobodyEliminated)
    assert table.fact(facts.ScientistAsked, "c").answer == "evil"
    assert len(table.sheet.living) == 8


def test_EX_2_the_ranger_repeats() -> None:
    table = Table(stall_rounds=9).on("protect", "f", round=1)
    table.until_told(facts.RoundBegan, round=2)
    ask = table.until_asked("protect")
    with pytest.raises(IllegalAnswer):
        table.answer(ask, "f")
    table.until_told(facts.RoundBegan, round=3)
    assert table.sheet.protected[2] is None
    assert "f" in table.options(table.until_asked("protect"))


def test_EX_3_plurality() -> None:
    table = Table().on("nominate", "f", round=2)
    table.votes("a>c b>c c>a d>a e>a g>c h>a", 2)
    table.until_told(facts.RoundBegan, round=3)
    assert table.facts(facts.VotesCounted)[-1].totals == {"a": 4, "c": 3}
    assert table.out == [("f", "evil"), ("a", "vote")]
    assert len(table.sheet.living_of("evil")) == 1
    assert len(table.sheet.living_of("good")) == 5


@pytest.mark.parametrize("die", [3, 4])
def test_EX_4_the_peek(die: int) -> None:
    table = Table().on("watch", "e", "b").on("peek", "glance").on("nominate", "g")
    table.dice["peek"] = die
    if die == 4:
        table.draws["peek"] = "b"
    table.until_told(facts.ConferenceBegan)
    if die == 3:
        assert table.fact(facts.ActivistCaught, "b").seat == "e"
        assert [seat for seat, _ in table.out] == ["e", "g"]
        assert table.living == "abcdfh"
    else:
        seen = table.fact(facts.PeekSucceeded, "e")
        assert (seen.evil, seen.target) == (("b",), "g")


def test_EX_5_the_weight_of_the_spotlight() -> None:
    table = Table(cast_of(9, 2), spotlight="yes")
    table.on("spotlight_nominate", "a").on("spotlight_vote", "a")
    table.votes("a>b b>a c>a d>b e>")
    counted = table.until_told(facts.VotesCounted)
    assert counted.totals == {"a": 2, "b": 3}
    table.until_told(facts.Eliminated)
    assert table.out == [("b", "vote")]


def test_EX_6_a_tie_and_the_polar_bear() -> None:
    table = Table(cast_of(9, 2, "polar_bear"), stall_rounds=9)
    table.votes("a>d b>d e>d f>d c>g d>g h>g i>g g>a", 1).on("polar", "sole_voter>g")
    table.until_told(facts.RoundBegan, round=2)
    assert table.out == [("c", "polar_tie")]
    table.until_told(facts.VoteBegan)
    assert [ask.seat for ask in table.asked("vote")] == ["g"]
    table.until_told(facts.NobodyEliminated, moment="conference")


def test_EX_7_a_tie_without_the_bear() -> None:
    table = Table(cast_of(8, 2)).votes("a>g b>g c>g d>h e>h f>h g>a", 1)
    table.votes("a>g b>g c>g d>h e>h f>h", kind="revote")
    table.draws["coin"] = "h"
    table.until_told(facts.Eliminated)
    assert table.out == [("h", "vote")]


def test_EX_8_a_long_chain() -> None:
    cards = cast_of(16, 4, "mother_nature", "gmo", "polar_bear", "scientist")
    table = Table(cards, spotlight="yes")
    table.on("spotlight_nominate", "g").on("spotlight_vote", "g")
    table.on("buddies", {"buddies": ("f", "p")})
    table.votes("a>p", 2).on("gmo", "g").on("polar", "barred>k").on("successor", "l")
    table.votes("l>m m>l", 3)
    table.until_told(facts.RoundBegan, round=3)
    assert table.out == [("p", "vote"), ("f", "bond"), ("g", "gmo")]
    vote = table.until_told(facts.VoteBegan)
    assert "k" not in vote.voters and "k" in vote.candidates
    assert "k" in [fact.seat for fact in table.facts(facts.Spoke)][-13:]
    assert table.until_told(facts.VotesCounted).totals == {"l": 1, "m": 2}


@pytest.mark.parametrize("rule", ["cancel", "override", "defer"])
def test_EX_9_nairobi_stops_the_bond(rule: str) -> None:
    table = Table(cast_of(10, 2, "mother_nature", "agency"), bond_vs_protection=rule)
    table.on("buddies", {"buddies": ("i", "j")}).on("summon", "j", round=1).votes("a>i", 1)
    table.until_told(facts.NightBegan, round=2)
    gone = {fact.seat: fact.round for fact in table.facts(facts.Eliminated)}
    assert gone.get("j") == {"cancel": None, "override": 1, "defer": 2}[rule]
    assert (table.sheet.buddies == ()) is (rule == "cancel")


def test_EX_10_the_bomb_and_the_answer() -> None:
    table = Table(cast_of(10, 2, "scientist", "engineer")).on("nominate", "j", round=2)
    table.on("engineer", "bomb>c", round=2).on("ask", "a", round=2)
    table.until_told(facts.ConferenceBegan, round=2)
    assert table.facts(facts.ScientistAsked, "c")[-1].answer == "evil"
    assert table.out == [("c", "bomb"), ("j", "evil")]


@pytest.mark.parametrize(("target", "out"), [("i", []), ("j", [("j", "evil")])])
def test_EX_11_the_shield(target: str, out: list[tuple[str, str]]) -> None:
    table = Table(cast_of(10, 2, "mother_nature", "engineer"), stall_rounds=9)
    table.on("buddies", {"buddies": ("i", "j")}).on("engineer", "shield>i", round=3)
    table.on("nominate", target, round=3)
    table.until_told(facts.ConferenceBegan, round=3)
    assert table.out == out
    assert (table.sheet.buddies == ()) is bool(out)


def test_EX_12_a_strict_majority() -> None:
    table = Table(cast_of(8, 2)).on("nominate", "h", round=2)
    table.until_asked("speak")
    for seat in "cdef":
        table.order("remove_contestant", seat=seat)
    table.play()
    won = table.fact(facts.SeasonWon)
    assert (won.winner, won.rule, won.rounds) == ("evil", "SV-8.3", 2)
    assert len(table.facts(facts.ConferenceBegan)) == 1


@pytest.mark.parametrize("spotlight", [False, True])
def test_EX_13_one_against_one(spotlight: bool) -> None:
    table = Table(cast_of(8, 1, "ranger"), spotlight="yes" if spotlight else "no")
    if spotlight:
        table.on("spotlight_nominate", "b").on("spotlight_vote", "b").votes("a>b b>a")
    table.on("protect", "b", round=1).on("nominate", "b")
    table.until_asked("speak")
    for seat in "cdefgh":
        table.order("remove_contestant", seat=seat)
    table.play()
    won = table.fact(facts.SeasonWon)
    assert (won.winner, won.rule) == (("good", "SV-8.2") if spotlight else ("evil", "SV-8.4"))


def test_EX_14_an_evil_buddy() -> None:
    table = Table(cast_of(8, 1, "mother_nature")).on("buddies", {"buddies": ("a", "c")})
    table.on("nominate", "d", round=2)
    table.until_asked("speak")
    for seat in "befgh":
        table.order("remove_contestant", seat=seat)
    table.play()
    won = table.fact(facts.SeasonWon)
    assert (won.winner, won.seats) == ("buddies", ("a", "c"))


def test_EX_15_the_last_evil_is_bonded() -> None:
    table = Table(cast_of(8, 1, "mother_nature")).on("buddies", {"buddies": ("a", "c")})
    table.until_asked("speak")
    for seat in "befgh":
        table.order("remove_contestant", seat=seat)
    table.votes("d>a c>a").play()
    assert table.fact(facts.SeasonWon).winner == "good"
    assert table.living == "d"


def test_EX_16_a_stall() -> None:
    table = Table().on("nominate", "f", round=1).on("protect", "f", round=1)
    table.on("nominate", "g", round=2).on("protect", "g", round=2)
    table.on("nominate", "f", round=3).on("protect", "f", round=3)
    table.play()
    won = table.fact(facts.SeasonWon)
    assert (won.winner, won.rule, won.rounds) == ("evil", "SV-8.4", 3)
