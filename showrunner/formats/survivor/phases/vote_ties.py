"""DS-10.6: break a tied vote. Each step of the parameter `tie_break` is a function here."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import NamedTuple

from showrunner.formats.survivor import facts
from showrunner.formats.survivor.phases.balloting import cast, read_out
from showrunner.formats.survivor.phases.roll_ties import break_tie, leaders
from showrunner.formats.survivor.state import SurvivorState
from showrunner.kernel import EVERYBODY


class VoteDecision(NamedTuple):
    """Who is voted out (None for nobody), and how that was decided."""

    out: str | None
    how: str


class Undecided(NamedTuple):
    """A step decided nothing: whether it could be held, and who is still tied."""

    held: bool
    tied: Sequence[str]


StepResult = str | Undecided
TieBreak = Callable[[SurvivorState, Sequence[str], Sequence[str]], Awaitable[StepResult]]


async def break_vote_tie(
    season: SurvivorState, attending: Sequence[str], tied: Sequence[str]
) -> VoteDecision:
    """DS-10.6: try one step after another; if none decides, the tied roll survival, lowest out."""
    season.tell(facts.VoteTied(tied=tuple(tied)), EVERYBODY)
    for step in season.sheet.parameters.tie_break:
        result = await TIE_BREAKS[step](season, attending, tied)
        if isinstance(result, str):
            return VoteDecision(result, step)
        tied = result.tied
        season.tell(
            facts.TieBreakPassed(step=step, why="still tied" if result.held else "cannot be held"),
            EVERYBODY,
        )
    return last_resort_roll(season, season.votable(tied) or season.votable(attending))


def last_resort_roll(season: SurvivorState, rolling: Sequence[str]) -> VoteDecision:
    """DS-10.6, DS-10.7: the lowest survival roll of these goes; nobody if there are none."""
    if not rolling:
        return VoteDecision(None, "nobody present can be voted out any more")
    return VoteDecision(lowest_survival_roll(season, rolling, "tied"), "survival_roll")


async def revote_tied(
    season: SurvivorState, attending: Sequence[str], tied: Sequence[str]
) -> StepResult:
    """DS-10.6: the others vote again, for the tied only. If fewer tie now, only they stay tied."""
    voters = [seat for seat in season.still_in(attending) if seat not in tied]
    return await _revote(season, "revote_tied", voters, season.votable(tied), tied, narrows=True)


async def revote_untied(
    season: SurvivorState, attending: Sequence[str], tied: Sequence[str]
) -> StepResult:
    """DS-10.6: the tied are safe, everybody votes for one of the others; a tie decides nothing."""
    names = [seat for seat in season.votable(attending) if seat not in tied]
    voters = season.still_in(attending)
    return await _revote(season, "revote_untied", voters, names, tied, narrows=False)


async def _revote(
    season: SurvivorState,
    step: str,
    voters: Sequence[str],
    names: Sequence[str],
    tied: Sequence[str],
    narrows: bool,
) -> StepResult:
    if not names or not voters:
        return Undecided(held=False, tied=tied)
    if len(names) == 1:  # DS-10.7
        return names[0]
    tally = read_out(season, step, await cast(season, step, voters, names))
    still_votable = season.votable(names)
    if len(still_votable) == 1:
        return still_votable[0]
    if len(tally.leaders) == 1:
        return tally.leaders[0]
    return Undecided(held=True, tied=tally.leaders or tied if narrows else tied)


async def survival_roll(
    season: SurvivorState, attending: Sequence[str], tied: Sequence[str]
) -> StepResult:
    """DS-10.6: castaways neither tied nor immune roll survival; the lowest is voted out."""
    rolling = [seat for seat in season.votable(attending) if seat not in tied]
    if not rolling:
        return Undecided(held=False, tied=tied)
    return lowest_survival_roll(season, rolling, "untied")


TIE_BREAKS: Mapping[str, TieBreak] = {
    "revote_tied": revote_tied,
    "revote_untied": revote_untied,
    "survival_roll": survival_roll,
}


def lowest_survival_roll(season: SurvivorState, rolling: Sequence[str], who: str) -> str:
    """DS-3.6: who is lowest in a survival roll without trade or boost; ties are re-rolled."""

    def roll(among: Sequence[str], reroll: int) -> dict[str, int]:
        results = {
            seat: season.survival_result(
                seat,
                season.roll("survival", seat, season.name_of_roll("survival", who, seat, reroll)),
            )
            for seat in among
        }
        season.tell(facts.SurvivalRolled(results=results, reroll=reroll), EVERYBODY)
        return results

    tied = leaders(roll(rolling, 0), "lowest")
    return break_tie(season, tied, "lowest", "who goes", roll)
