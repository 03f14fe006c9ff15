"""SV-6.3 to SV-6.10: the vote, its modes and its ties."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from showrunner.formats.survival import facts
from showrunner.formats.survival.phases.balloting import VoteTotals, cast
from showrunner.formats.survival.state import SurvivalState
from showrunner.kernel import EVERYBODY


class VoteOutcome(NamedTuple):
    """Who is eliminated and the cause; or None, and why nobody is."""

    out: str | None
    cause: facts.Cause | None = "vote"
    why: str = ""


async def vote(season: SurvivalState) -> VoteOutcome:
    """SV-6.6: hold a vote by plurality, by majority, or with a verdict on the most named."""
    mode = season.sheet.parameters.vote_mode
    step: facts.Step = "accuse" if mode == "accuse" else "vote"
    totals = await cast(season, step, season.sheet.participants)
    if not totals.leaders:
        return VoteOutcome(None, None, "nobody was named")
    if mode == "accuse":
        return await accuse(season, totals)
    if mode == "majority":
        return majority(totals)
    if len(totals.leaders) == 1:
        return VoteOutcome(totals.leaders[0])
    season.tell(facts.VoteTied(step="vote", tied=tuple(totals.leaders)), EVERYBODY)
    if bear := polar_bear(season):
        return VoteOutcome(bear, "polar_tie")
    chosen = await break_tie(season, totals.leaders)
    if chosen is None:
        return VoteOutcome(None, None, "the tie was not broken")
    return VoteOutcome(chosen)


def majority(totals: VoteTotals) -> VoteOutcome:
    """SV-6.6: the leader is eliminated with more than half of the weight that was cast."""
    leader = totals.leaders[0]
    if 2 * totals.totals[leader] > sum(totals.totals.values()):
        return VoteOutcome(leader)
    return VoteOutcome(None, None, "nobody has a majority")


async def accuse(season: SurvivalState, totals: VoteTotals) -> VoteOutcome:
    """SV-6.6: a yes-or-no vote on the most named.

    The Polar Bear stands in for a tie of yes and no (SV-6.9), not for a tie among suspects.
    """
    suspect: str | None = totals.leaders[0]
    if len(totals.leaders) > 1:
        season.tell(facts.VoteTied(step="accuse", tied=tuple(totals.leaders)), EVERYBODY)
        suspect = await break_tie(season, totals.leaders)
    if suspect is None:
        return VoteOutcome(None, None, "the tie was not broken")
    verdict = (await cast(season, "verdict", [suspect])).totals
    yes, no = verdict.get("yes", 0), verdict.get("no", 0)
    if yes > no:
        return VoteOutcome(suspect)
    if yes == no and yes and (bear := polar_bear(season)):
        return VoteOutcome(bear, "polar_tie")
    return VoteOutcome(None, None, "there were not enough for it")


def polar_bear(season: SurvivalState) -> str:
    """SV-6.9, SV-4.13: the Polar Bear, who is eliminated instead of the tied; "" if not here."""
    bear = season.sheet.holder("polar_bear")
    return "" if bear in season.sheet.nairobi else bear


async def break_tie(season: SurvivalState, tied: Sequence[str]) -> str | None:
    """SV-6.10: take the steps of `tie_policy` in turn; None if none of them decides."""
    sheet = season.sheet
    still_tied = list(tied)
    for step in sheet.parameters.tie_policy:
        if step == "none":
            return None
        if step == "coin":
            name = ("coin", sheet.round, sheet.votes_held)
            drawn = season.stage.draw(name, still_tied)
            season.tell(facts.CoinTossed(among=tuple(still_tied), drawn=drawn), EVERYBODY)
            return drawn
        revote = await cast(season, "revote", still_tied)
        still_tied = revote.leaders or still_tied
        if len(still_tied) == 1:
            return still_tied[0]
        season.tell(facts.VoteTied(step="revote", tied=tuple(still_tied)), EVERYBODY)
    return None
