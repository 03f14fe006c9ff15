"""SV-6.3 to SV-6.5: votes are given at the same time, weighed, and published."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from showrunner.formats.survival import facts, questions
from showrunner.formats.survival.questions import Pick
from showrunner.formats.survival.state import SurvivalState
from showrunner.kernel import EVERYBODY
from showrunner.questions import Question


class Ballots(NamedTuple):
    """The weighed totals by name; abstentions count for nobody (SV-6.7)."""

    totals: dict[str, int]

    @property
    def leaders(self) -> list[str]:
        """SV-6.8: everybody who shares the highest positive total, in seat order."""
        most = max(self.totals.values(), default=0)
        return [name for name, total in self.totals.items() if total == most > 0]


async def cast(season: SurvivalState, step: facts.Step, candidates: Sequence[str]) -> Ballots:
    """Every voter names a candidate or abstains; then it is published."""
    sheet = season.sheet
    voters = sheet.voters()
    began = facts.VoteBegan(step=step, voters=tuple(voters), candidates=tuple(candidates))
    season.tell(began, EVERYBODY)

    def build_for(seat: str) -> Callable[[], Question[Pick]]:
        if step == "verdict":
            return lambda: questions.verdict(sheet, candidates[0])
        return lambda: questions.ballot(sheet, seat, step, candidates)

    answers = await season.stage.ask_all({seat: build_for(seat) for seat in voters})
    votes = {seat: answer.name for seat, answer in answers.items()}
    totals = dict.fromkeys(("yes", "no") if step == "verdict" else candidates, 0)
    for seat, name in votes.items():
        weight = sheet.weight(seat)
        told = facts.BallotCast(seat=seat, step=step, name=name, weight=weight)
        season.tell(told, season.only(seat))
        if name is not None:
            totals[name] += weight
    publish(season, step, votes, totals)
    return Ballots(totals)


def publish(
    season: SurvivalState, step: facts.Step, votes: dict[str, str | None], totals: dict[str, int]
) -> None:
    """SV-6.4: names and totals, totals alone, or neither."""
    shown = season.sheet.parameters.vote_visibility
    counted = facts.VotesCounted(
        step=step,
        votes=votes if shown == "public" else {},
        totals={} if shown == "secret" else {name: sum_ for name, sum_ in totals.items() if sum_},
    )
    season.tell(counted, EVERYBODY)
