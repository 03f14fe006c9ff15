"""DS-10.6: a tied vote is broken step by step, in the order of `tie_break`."""

from __future__ import annotations

from itertools import permutations

import pytest

from showrunner.formats.survivor.facts import (
    BallotCast,
    NobodyVotedOut,
    SurvivalRolled,
    VotedOut,
    VotesCounted,
    VoteTied,
)
from tests.formats.survivor.table import Table
from tests.formats.survivor.voting import ABSTAIN, at_vote, out, passed, votes

STEPS = ("revote_tied", "revote_untied", "survival_roll")


def tied_vote(*steps: str, cast: int = 6, immune: str = "") -> Table:
    """Six castaways; ada and ben are tied at two votes each, the others have one or none."""
    table = at_vote(cast, immune=immune, parameters={**ABSTAIN, "tie_break": list(steps)})
    votes(table, "ada>ben ben>ada cal>ben dee>ada eve>- fay>-")
    return table


# -- revote_tied -----------------------------------------------------------------------------------


def test_DS_10_6_revote_is_for_only_the_tied_who_may_not_vote() -> None:
    table = tied_vote(*STEPS)
    table.until_asked("revote")
    assert table.fact(VoteTied).tied == ("ada", "ben")
    assert [ask.seat for ask in table.asked("revote")] == ["cal", "dee", "eve", "fay"]
    assert all(table.options(ask, "name") == ["ada", "ben"] for ask in table.asked("revote"))
    votes(table, "cal>ben dee>ben eve>ben fay>ada", "revote")
    assert out(table) == ("ben", "revote_tied")
    assert table.facts(VotesCounted)[1].counts == {"ben": 3, "ada": 1}
    assert not passed(table)


def test_DS_10_6_ballots_of_a_revote_are_as_secret_as_those_of_the_vote() -> None:
    table = tied_vote(*STEPS)
    votes(table, "cal>ben dee>ben eve>ben fay>ada", "revote")
    out(table)
    assert table.facts(BallotCast, "cal") == table.facts(BallotCast, seat="cal")
    assert {fact.step for fact in table.facts(BallotCast, "cal")} == {"vote", "revote_tied"}


def test_DS_10_6_only_revote_tied_narrows_the_tied() -> None:
    table = at_vote(9, parameters=ABSTAIN)
    votes(table, "dee>ada eve>ada fay>ben gus>ben hal>cal ida>cal ada>- ben>- cal>-")
    votes(table, "dee>ada eve>ben fay>- gus>- hal>- ida>-", "revote")
    table.until(lambda: bool(passed(table)))
    assert table.fact(VoteTied).tied == ("ada", "ben", "cal")
    assert passed(table) == [("revote_tied", "still tied")]
    ask = table.until_asked("revote")
    assert table.options(ask, "name") == ["cal", "dee", "eve", "fay", "gus", "hal", "ida"]
    assert len(table.asked("revote")) == 9, "the tied vote, too"
    votes(table, "ada>cal ben>cal cal>dee dee>cal eve>cal fay>cal gus>- hal>- ida>-", "revote")
    assert out(table) == ("cal", "revote_untied"), "who is not tied any more is not safe"


def test_DS_10_6_a_tie_in_revote_untied_passes_the_tied_on_unchanged() -> None:
    table = tied_vote("revote_untied", "revote_tied")
    table.until_asked("revote")
    votes(table, "ada>cal ben>dee cal>- dee>- eve>- fay>-", "revote")
    table.until(lambda: bool(passed(table)))
    assert passed(table) == [("revote_untied", "still tied")]
    asks = table.asked("revote")
    assert [ask.seat for ask in asks] == ["cal", "dee", "eve", "fay"]
    assert all(table.options(ask, "name") == ["ada", "ben"] for ask in asks)


@pytest.mark.parametrize("step", ["revote_tied", "revote_untied"])
def test_DS_10_6_a_revote_in_which_nobody_votes_counts_as_tied(step: str) -> None:
    table = tied_vote(step)
    table.fix_all("survival", {"ada": 9, "ben": 8})
    votes(table, "cal>- dee>- eve>- fay>-", "revote")
    if step == "revote_untied":
        votes(table, "ada>- ben>-", "revote")
    assert out(table) == ("ben", "survival_roll")
    assert passed(table) == [(step, "still tied")]
    assert table.fact(SurvivalRolled).results == {"ada": 9, "ben": 8}


# -- revote_untied ---------------------------------------------------------------------------------


def test_DS_10_6_in_revote_untied_the_tied_are_safe_and_all_vote_for_the_others() -> None:
    table = tied_vote("revote_untied", immune="fay")
    table.until_asked("revote")
    asked = {ask.seat: table.options(ask, "name") for ask in table.asked("revote")}
    assert asked == {
        "ada": ["cal", "dee", "eve"],
        "ben": ["cal", "dee", "eve"],
        "cal": ["dee", "eve"],
        "dee": ["cal", "eve"],
        "eve": ["cal", "dee"],
        "fay": ["cal", "dee", "eve"],
    }
    votes(table, "ada>cal ben>cal cal>dee dee>eve eve>dee fay>cal", "revote")
    assert out(table) == ("cal", "revote_untied")


# -- survival_roll ---------------------------------------------------------------------------------


def test_DS_10_6_those_neither_tied_nor_immune_roll_and_the_lowest_goes() -> None:
    table = tied_vote("survival_roll", immune="fay")
    table.fix_all("survival", {"ada": 3, "ben": 3, "cal": 9, "dee": 7, "eve": 8, "fay": 3})
    assert out(table) == ("dee", "survival_roll")
    assert table.fact(SurvivalRolled).results == {"cal": 9, "dee": 7, "eve": 8}
    assert table.audience(SurvivalRolled).everybody


def test_DS_10_6_ties_in_the_survival_roll_are_rolled_again_by_the_tied() -> None:
    table = tied_vote("survival_roll")
    table.fix_all("survival", {"cal": 9, "dee": 7, "eve": 7, "fay": 8})
    table.fix_all("survival", {"dee": 12, "eve": 11}, reroll=1)
    assert out(table) == ("eve", "survival_roll")
    first, second = table.facts(SurvivalRolled)
    assert (first.reroll, second.reroll) == (0, 1)
    assert second.results == {"dee": 12, "eve": 11}


def test_DS_10_6_a_survival_roll_is_under_the_penalties_and_the_attribute() -> None:
    table = Table(4, parameters={"comments_per_vote": 0, "tie_break": ["survival_roll"]})
    table.start()
    table.event(
        {"effect": "counters", "seats": ["cal"], "amount": 3},
        {"effect": "attributes", "seat": "dee", "survival": 6},
    )
    for phase in ("camp", "conversation", "competition"):
        table.order("cancel_phase", phase=phase)
    votes(table, "ada>ben ben>ada cal>ada dee>ben")
    table.fix("survival", 12)
    out(table)
    assert table.fact(SurvivalRolled).results == {"cal": 10, "dee": 6}


# -- the ladder ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "steps", [steps for size in range(4) for steps in permutations(STEPS, size)], ids="-".join
)
def test_DS_10_6_the_steps_come_in_the_order_of_tie_break(steps: tuple[str, ...]) -> None:
    """Every re-vote ties; so each is passed until the survival roll, or the tied roll at last."""
    table = tied_vote(*steps)
    before = steps[: steps.index("survival_roll")] if "survival_roll" in steps else steps
    table.fix_all("survival", {"ada": 9, "ben": 8, "cal": 7, "dee": 6, "eve": 5, "fay": 4})

    def split(ask: object) -> dict[str, str | None]:
        names = table.options(ask, "name")  # type: ignore[arg-type]
        sides = ("ada", "ben") if "ada" in names else ("cal", "dee")
        chosen = {"eve": sides[0], "fay": sides[1]}
        return {"name": chosen.get(ask.seat)}  # type: ignore[attr-defined]

    if any(step.startswith("revote") for step in before):
        table.on("revote", split)
    goes = out(table)
    assert passed(table) == [(step, "still tied") for step in before]
    assert goes == (("fay" if "survival_roll" in steps else "ben"), "survival_roll")


def test_DS_10_6_a_step_that_cannot_be_held_is_passed_over() -> None:
    table = at_vote(4)
    votes(table, "ada>ben ben>ada cal>dee dee>cal")
    table.fix_all("survival", {"ada": 9, "ben": 8, "cal": 7, "dee": 6})
    assert out(table) == ("dee", "survival_roll")
    assert passed(table) == [(step, "cannot be held") for step in STEPS]
    assert table.fact(SurvivalRolled).results == {"ada": 9, "ben": 8, "cal": 7, "dee": 6}


def test_DS_10_6_what_cannot_be_held_leaves_the_tied_as_they_were() -> None:
    table = at_vote(4, immune="cal dee", parameters={"tie_break": ["revote_untied", "revote_tied"]})
    votes(table, "ada>ben ben>ada cal>ada dee>ben")
    table.until_asked("revote")
    assert passed(table) == [("revote_untied", "cannot be held")]
    votes(table, "cal>ben dee>ben", "revote")
    assert out(table) == ("ben", "revote_tied")


def test_DS_10_6_when_no_step_decides_the_tied_roll_survival() -> None:
    table = tied_vote()
    table.fix_all("survival", {"ada": 5, "ben": 6})
    assert out(table) == ("ada", "survival_roll")
    assert table.fact(SurvivalRolled).results == {"ada": 5, "ben": 6}


def test_DS_10_6_a_change_of_tie_break_counts_at_the_next_tie() -> None:
    table = tied_vote(*STEPS)
    table.order("set_parameter", parameter="tie_break", value=["survival_roll"])
    table.fix_all("survival", {"cal": 9, "dee": 7, "eve": 8, "fay": 10})
    assert out(table) == ("dee", "survival_roll")


# -- producers meanwhile ---------------------------------------------------------------------------


def test_DS_10_7_in_a_revote_for_one_only_that_one_goes_without_a_vote() -> None:
    table = at_vote(4, immune="dee", parameters={**ABSTAIN, "tie_break": ["revote_untied"]})
    votes(table, "ada>ben ben>ada cal>- dee>-")
    assert out(table) == ("cal", "revote_untied")
    assert not table.facts(BallotCast, step="revote_untied")
    assert len(table.facts(VotesCounted)) == 1


def test_DS_10_7_who_alone_is_left_to_vote_for_in_a_running_revote_goes() -> None:
    table = tied_vote(*STEPS)
    table.until_asked("revote")
    table.answer(table.asked("revote")[0], {"name": "ada"})
    table.order("grant_immunity", seats=["ada"])
    votes(table, "cal>- dee>- eve>- fay>-", "revote")
    assert out(table) == ("ben", "revote_tied")


def test_DS_10_6_who_leaves_during_a_revote_neither_votes_nor_is_voted_for() -> None:
    table = tied_vote(*STEPS)
    table.until_asked("revote")
    table.order("remove_castaway", seat="ada")
    table.order("remove_castaway", seat="cal")
    assert all(table.options(ask, "name") == ["ben"] for ask in table.asked("revote"))
    assert [ask.seat for ask in table.asked("revote")] == ["dee", "eve", "fay"]
    assert out(table) == ("ben", "revote_tied")


def test_DS_10_7_where_all_become_immune_in_the_tie_break_nobody_goes() -> None:
    table = tied_vote("revote_tied")
    table.until_asked("revote")
    table.order("grant_immunity", seats=["ada", "ben", "cal", "dee", "eve", "fay"])
    assert table.fact(NobodyVotedOut).round == 1
    assert not table.facts(VotedOut)
