"""DS-11.4: how a tied jury finds a winner, and that its re-vote always does."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

import pytest

from showrunner.formats.ballots import count
from showrunner.formats.survivor import FORMAT, facts
from showrunner.formats.survivor.ending import outcome, tied_by_the_jury
from showrunner.formats.survivor.facts import (
    FinalBegan,
    JuryBallotCast,
    JuryVotesCounted,
    WinnerCrowned,
    WinnerDrawn,
)
from showrunner.formats.survivor.parameters import permitted_jury
from showrunner.formats.survivor.sheet import SurvivorPlayer, SurvivorSheet
from tests.formats.survivor.table import Table

FINALISTS = ("ada", "ben", "cal")
SIZES = [size for size in range(1, 30) if permitted_jury(size)]


def final_sheet(finalists: Sequence[str] = FINALISTS) -> SurvivorSheet:
    sheet = SurvivorSheet()
    sheet.players = {seat: SurvivorPlayer() for seat in finalists}
    sheet.finalists = tuple(finalists)
    return sheet


def counted(sheet: SurvivorSheet, counts: Mapping[str, int], again: bool) -> None:
    votes = [name for name, number in counts.items() for _ in range(number)]
    sheet.take(JuryVotesCounted(counts=count(votes).counts, again=again))


def splits(votes: int, names: Sequence[str]) -> Iterator[dict[str, int]]:
    """Every distribution of this many votes over these names."""
    if len(names) == 1:
        yield {names[0]: votes}
        return
    for first in range(votes + 1):
        for rest in splits(votes - first, names[1:]):
            yield {names[0]: first, **rest}


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("number", [2, 3])
def test_DS_11_4_a_permitted_jury_that_votes_in_full_always_decides(size: int, number: int) -> None:
    """Every split of the votes over two or three finalists, and every split of the re-vote."""
    finalists = FINALISTS[:number]
    ties = 0
    for counts in splits(size, finalists):
        sheet = final_sheet(finalists)
        counted(sheet, counts, again=False)
        most = max(counts.values())
        tied = [seat for seat in finalists if counts[seat] == most]
        assert tied_by_the_jury(sheet) == tied
        ending = outcome(sheet)
        if len(tied) == 1:
            assert ending is not None and ending.winners == (tied[0],)
            assert ending.rule == "DS-11.3"
            continue
        ties += 1
        assert ending is None
        others = size - most * len(tied)
        assert others % 2, "those who vote again are an odd number, and there is one at least"
        for again in splits(others, tied):
            twice = final_sheet(finalists)
            counted(twice, counts, again=False)
            counted(twice, again, again=True)
            ending = outcome(twice)
            assert ending is not None, f"{counts}, then {again}, decides nothing"
            assert ending.winners == (max(tied, key=lambda seat: again[seat]),)
            assert ending.rule == "DS-11.4"
    assert bool(ties) == (number == 3 and size > 1)


@pytest.mark.parametrize("size", [2, 3, 4, 6, 9])
def test_DS_11_4_other_sizes_do_not_always_decide(size: int) -> None:
    """Why they are refused: a tie of all, or an even number who vote again."""
    undecided = False
    for counts in splits(size, FINALISTS):
        most = max(counts.values())
        tied = [seat for seat in FINALISTS if counts[seat] == most]
        undecided |= len(tied) > 1 and (size - most * len(tied)) % 2 == 0
    assert undecided


# -- at the table ----------------------------------------------------------------------------------


def in_final(votes: str, again: str = "", cast: int = 8, **parameters: object) -> Table:
    """A final whose jurors, in order, vote for the finalist of these places (`-` abstains)."""
    table = Table(cast, parameters={"comments_per_vote": 0, **parameters})
    begun = table.until_told(FinalBegan)
    assert len(votes) == len(begun.jury)
    for juror, first, second in zip(begun.jury, votes, again or votes, strict=True):
        names = [None if place == "-" else begun.finalists[int(place)] for place in (first, second)]
        table.on(
            "jury_ballot",
            lambda ask, names=names: {"name": names["tie" in ask.question.text]},
            juror,
        )
    return table


def crowned(table: Table) -> tuple[int, str]:
    """The place of the winner among the finalists, and by which reason."""
    table.play()
    told = table.fact(WinnerCrowned)
    return table.fact(FinalBegan).finalists.index(told.seat), told.reason


def test_DS_11_4_who_voted_for_the_one_not_tied_votes_again_for_one_of_the_tied() -> None:
    table = in_final("00112", again="----1")
    table.until_told(JuryVotesCounted)
    begun = table.fact(FinalBegan)
    assert [ask.seat for ask in table.asked("jury_ballot")] == [begun.jury[4]]
    assert table.options(table.asked("jury_ballot")[0], "name") == list(begun.finalists[:2])
    place, reason = crowned(table)
    assert place == 1
    assert reason == "by the votes of the jurors who had voted for others"
    assert [fact.again for fact in table.facts(JuryBallotCast)] == [False] * 5 + [True]


def test_DS_11_4_a_clear_vote_needs_no_second() -> None:
    table = in_final("00111")
    assert crowned(table)[0] == 1
    assert len(table.facts(JuryVotesCounted)) == 1


def with_record(table: Table, wins: Mapping[int, int], sums: Mapping[int, int]) -> None:
    """Give the finalists competition wins and sums of results, by their places."""
    for place, seat in enumerate(table.fact(FinalBegan).finalists):
        player = table.sheet.players[seat]
        player.competition_wins, player.results_sum = wins.get(place, 0), sums.get(place, 0)


@pytest.mark.parametrize(
    ("wins", "sums", "winner", "reason"),
    [
        ({0: 1, 1: 2, 2: 9}, {0: 99}, 1, "by competition wins, the jury's vote being tied"),
        (
            {0: 2, 1: 2, 2: 9},
            {0: 30, 1: 20, 2: 99},
            0,
            "by the sum of competition results, the jury's vote being tied",
        ),
        ({0: 2, 1: 2}, {0: 20, 1: 20}, 1, "by a draw, all else being tied"),
    ],
)
def test_DS_11_4_what_a_re_vote_leaves_tied_goes_by_the_record_of_the_tied(
    wins: Mapping[int, int], sums: Mapping[int, int], winner: int, reason: str
) -> None:
    table = in_final("0011-", absent_vote="abstain")
    with_record(table, wins, sums)
    table.fix_draw("winner", table.fact(FinalBegan).finalists[1])
    assert crowned(table) == (winner, reason)
    assert bool(table.facts(WinnerDrawn)) == ("draw" in reason)
    assert len(table.facts(JuryVotesCounted)) == 1, "nobody voted for one not tied"


def test_DS_11_4_an_abstention_in_the_re_vote_leaves_the_tie_to_the_record() -> None:
    table = in_final("00112", again="-----", absent_vote="abstain")
    with_record(table, {0: 1, 1: 2, 2: 3}, {})
    assert crowned(table) == (1, "by competition wins, the jury's vote being tied")
    assert [fact.again for fact in table.facts(JuryVotesCounted)] == [False, True]


def test_DS_11_4_four_finalists_may_stay_tied_after_the_re_vote() -> None:
    table = in_final("00011122233", "---------01", cast=15, finalists=4, jury_size=11)
    with_record(table, {0: 1, 1: 2, 2: 9, 3: 9}, {})
    assert crowned(table) == (1, "by competition wins, the jury's vote being tied")
    again = [fact.counts for fact in table.facts(JuryVotesCounted)][1]
    assert sorted(again.values()) == [1, 1]


def test_DS_11_4_a_tie_that_the_re_vote_narrows_is_of_the_rest() -> None:
    table = in_final("0011223", "------2", cast=11, finalists=4)
    assert crowned(table) == (2, "by the votes of the jurors who had voted for others")


def test_DS_11_4_a_jury_that_abstains_leaves_it_to_the_record() -> None:
    table = in_final("-----", absent_vote="abstain")
    with_record(table, {2: 1}, {})
    assert crowned(table) == (2, "by competition wins, the jury's vote being tied")
    assert table.fact(JuryVotesCounted).counts == {}


def test_DS_11_4_the_draw_is_fair_and_among_the_tied() -> None:
    winners = set()
    for seed in "abcdefgh":
        table = Table(4, parameters={"absent_vote": "abstain"}, seed=seed)
        begun = table.until_told(FinalBegan)
        table.on("jury_ballot", {"name": None})
        with_record(table, {}, {})
        table.play()
        drawn = table.fact(WinnerDrawn)
        assert drawn.among == begun.finalists
        winners.add(begun.finalists.index(drawn.drawn))
    assert len(winners) > 1


def test_DS_11_4_wins_and_results_are_those_of_the_whole_season() -> None:
    table = Table(6, parameters={"absent_vote": "abstain"})
    table.on("jury_ballot", {"name": None})
    table.play()
    sheet = table.sheet
    for seat, player in sheet.players.items():
        won = [fact for fact in table.facts(facts.CompetitionWon) if seat in fact.winners]
        results = [
            fact.results.get(seat, 0)
            for fact in table.facts(facts.CompetitionResults)
            if fact.reroll == 0
        ]
        assert player.competition_wins == len(won)
        assert player.results_sum == sum(results)
    assert FORMAT.outcome(sheet) is not None
