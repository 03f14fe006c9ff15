"""SV-6.3 to SV-6.10: the vote, its modes and its ties."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from showrunner.formats.survival import facts
from showrunner.formats.survival.phases.balloting import Ballots, cast
from showrunner.formats.survival.state import SurvivalState
from showrunner.kernel import EVERYBODY


class Verdict(NamedTuple):
    """Who goes and why; or nobody, and why not."""

    out: str | None
    cause: facts.Cause | None = "vote"
    why: str = ""


async def vote(season: SurvivalState) -> Verdict:
    """SV-6.6: by plurality, by majority, or by a yes or no on the one most named."""
    mode = season.sheet.parameters.vote_mode
    ballots = await cast(
        season, "accuse" if mode == "accuse" else "vote", season.sheet.participants
    )
    if not ballots.leaders:
        return Verdict(None, None, "nobody was named")
    if mode == "accuse":
        return await accuse(season, ballots)
    if mode == "majority":
        return majority(ballots)
    if len(ballots.leaders) == 1:
        return Verdict(ballots.leaders[0])
    season.tell(facts.VoteTied(step="vote", tied=tuple(ballots.leaders)), EVERYBODY)
    if bear := polar_bear(season):
        return Verdict(bear, "polar_tie")
    chosen = await break_tie(season, ballots.leaders)
    return Verdict(chosen, "vote" if chosen else None, "" if chosen else "the tie was not broken")


def majority(ballots: Ballots) -> Verdict:
    """SV-6.6: more than half of the weight that was cast; a tie is no majority."""
    leader = ballots.leaders[0]
    if 2 * ballots.totals[leader] > sum(ballots.totals.values()):
        return Verdict(leader)
    return Verdict(None, None, "nobody has a majority")


async def accuse(season: SurvivalState, ballots: Ballots) -> Verdict:
    """SV-6.6: the most named is put to a yes or no; a tie on who that is has no Polar Bear yet."""
    suspect: str | None = ballots.leaders[0]
    if len(ballots.leaders) > 1:
        season.tell(facts.VoteTied(step="accuse", tied=tuple(ballots.leaders)), EVERYBODY)
        suspect = await break_tie(season, ballots.leaders)
    if suspect is None:
        return Verdict(None, None, "the tie was not broken")
    verdict = await cast(season, "verdict", [suspect])
    yes, no = verdict.totals.get("yes", 0), verdict.totals.get("no", 0)
    if yes > no:
        return Verdict(suspect)
    if yes == no and yes and (bear := polar_bear(season)):
        return Verdict(bear, "polar_tie")
    return Verdict(None, None, "there were not enough for it")


def polar_bear(season: SurvivalState) -> str:
    """SV-6.9, SV-4.13: who goes in place of the tied: the living Polar Bear, if not in Nairobi."""
    bear = season.sheet.holder("polar_bear")
    return "" if bear in season.sheet.nairobi else bear


async def break_tie(season: SurvivalState, tied: Sequence[str]) -> str | None:
    """SV-6.10: the steps of `tie_policy`; nobody where none of them decides."""
    sheet = season.sheet
    left = list(tied)
    for step in sheet.parameters.tie_policy:
        if step == "none":
            return None
        if step == "coin":
            name = ("coin", sheet.round, sheet.votes_held)
            drawn = season.stage.draw(name, left)
            season.tell(facts.CoinTossed(among=tuple(left), drawn=drawn), EVERYBODY)
            return drawn
        again = await cast(season, "revote", left)
        left = again.leaders or left
        if len(left) == 1:
            return left[0]
        season.tell(facts.VoteTied(step="revote", tied=tuple(left)), EVERYBODY)
    return None
