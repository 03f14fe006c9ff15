"""How a dice season ends: the one place that knows who has won, and why."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from showrunner.formats.format import Ending
from showrunner.formats.survivor.sheet import SurvivorSheet


def outcome(sheet: SurvivorSheet) -> Ending | None:
    """DS-11, every ending in the order in which it is looked for; None while nothing has decided.

    The last one left wins; else the jury's vote; else, its tie, by the jurors who had voted for
    others, by competition wins, by the sum of competition results, by a draw.
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


def best(tied: Sequence[str], measure: Callable[[str], int]) -> list[str]:
    """Those with the highest measure."""
    most = max(map(measure, tied))
    return [seat for seat in tied if measure(seat) == most]


def most_wins(sheet: SurvivorSheet, tied: Sequence[str]) -> list[str]:
    """DS-11.4: those of the tied who have won most competitions."""
    return best(tied, lambda seat: sheet.players[seat].competition_wins)


def best_results(sheet: SurvivorSheet, tied: Sequence[str]) -> list[str]:
    """DS-11.4: those of the tied whose results in competitions come to most."""
    return best(tied, lambda seat: sheet.players[seat].results_sum)


def tied_by_the_jury(sheet: SurvivorSheet) -> list[str]:
    """DS-11.4: the finalists who share the most votes of the jury's last count.

    A re-vote adds to what the tied had; where nobody has a vote, all finalists are tied.
    """
    totals = dict.fromkeys(sheet.finalists, 0)
    first, *again = sheet.jury_counts or [{}]
    for seat, votes in first.items():
        totals[seat] = votes
    tied = best(sheet.finalists, totals.__getitem__)
    for counts in again:
        for seat, votes in counts.items():
            totals[seat] += votes
        tied = best(tied, totals.__getitem__)
    return tied


def _others_can_vote_again(sheet: SurvivorSheet) -> bool:
    """DS-11.4: whether a tie can still be broken by those who voted for somebody not tied."""
    tied = tied_by_the_jury(sheet)
    return len(sheet.jury_counts) == 1 and any(
        votes for seat, votes in sheet.jury_counts[0].items() if seat not in tied
    )
