"""Who has won a dice season, and by which rule."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from showrunner.formats.format import Ending
from showrunner.formats.survivor.sheet import SurvivorSheet


def outcome(sheet: SurvivorSheet) -> Ending | None:
    """DS-11: the ending of the season, or None while it is undecided.

    A sole finalist wins at once; otherwise the jury votes. A tied jury vote is broken, in this
    order, by a second vote of the jurors who had voted for others, by competition wins, by the sum
    of competition results, and by a draw.
    """
    if not sheet.finalists:
        return None
    if len(sheet.finalists) == 1:
        return Ending((sheet.finalists[0],), "DS-11.1", "the last one left in the game")
    if not sheet.jury_counts:
        return None
    tied = tied_by_the_jury(sheet)
    if len(tied) == 1:
        if len(sheet.jury_counts) == 1:
            return Ending((tied[0],), "DS-11.3", "by the jury's vote")
        return Ending((tied[0],), "DS-11.4", "by the votes of the jurors who had voted for others")
    if _others_can_vote_again(sheet):
        return None
    tied = most_wins(sheet, tied)
    if len(tied) == 1:
        return Ending((tied[0],), "DS-11.4", "by competition wins, the jury's vote being tied")
    tied = best_results(sheet, tied)
    if len(tied) == 1:
        return Ending(
            (tied[0],), "DS-11.4", "by the sum of competition results, the jury's vote being tied"
        )
    if sheet.drawn_winner:
        return Ending((sheet.drawn_winner,), "DS-11.4", "by a draw, all else being tied")
    return None


def highest_by(tied: Sequence[str], measure: Callable[[str], int]) -> list[str]:
    """The seats with the highest value of `measure`."""
    highest = max(map(measure, tied))
    return [seat for seat in tied if measure(seat) == highest]


def most_wins(sheet: SurvivorSheet, tied: Sequence[str]) -> list[str]:
    """DS-11.4: the tied finalists who have won the most competitions."""
    return highest_by(tied, lambda seat: sheet.players[seat].competition_wins)


def best_results(sheet: SurvivorSheet, tied: Sequence[str]) -> list[str]:
    """DS-11.4: the tied finalists with the highest sum of competition results."""
    return highest_by(tied, lambda seat: sheet.players[seat].results_sum)


def tied_by_the_jury(sheet: SurvivorSheet) -> list[str]:
    """DS-11.4: the finalists who have the most jury votes.

    Votes of the second vote are added to those of the first. If there are no votes at all, every
    finalist is tied.
    """
    totals = dict.fromkeys(sheet.finalists, 0)
    first_count, *revote_counts = sheet.jury_counts or [{}]
    for seat, votes in first_count.items():
        totals[seat] = votes
    tied = highest_by(sheet.finalists, totals.__getitem__)
    for counts in revote_counts:
        for seat, votes in counts.items():
            totals[seat] += votes
        tied = highest_by(tied, totals.__getitem__)
    return tied


def _others_can_vote_again(sheet: SurvivorSheet) -> bool:
    """DS-11.4: whether jurors who voted for a finalist that is not tied can vote again."""
    tied = tied_by_the_jury(sheet)
    return len(sheet.jury_counts) == 1 and any(
        votes for seat, votes in sheet.jury_counts[0].items() if seat not in tied
    )
