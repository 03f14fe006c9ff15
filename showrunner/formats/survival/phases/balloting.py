"""SV-6.3 to SV-6.5: all votes are cast at the same time, weighted and published."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from showrunner.formats.survival import facts, questions
from showrunner.formats.survival.questions import Pick
from showrunner.formats.survival.state import SurvivalState
from showrunner.kernel import EVERYBODY
from showrunner.questions import Question


class VoteTotals(NamedTuple):
    """The weighted votes for each name; abstentions count for nobody (SV-6.7)."""

    totals: dict[str, int]

    @property
    def leaders(self) -> list[str]:
        """SV-6.8: all names that share the highest total above 0, in seat order."""
        most = max(self.totals.values(), default=0)
        return [name for name, total in self.totals.items() if total == most > 0]


async def cast(season: SurvivalState, step: facts.Step, candidates: Sequence[str]) -> VoteTotals:
    """SV-6.3: every voter names a candidate or abstains. Publish and return the totals."""
    sheet = season.sheet
    voters = sheet.voters()
    began = facts.VoteBegan(step=step, voters=tuple(voters), candidates=tuple(candidates))
    season.tell(began, EVERYBODY)

    def question_for(seat: str) -> Callable[[], Question[Pick]]:
        if step == "verdict":
            return lambda: questions.verdict(sheet, candidates[0])
        return lambda: questions.ballot(sheet, seat, step, candidates)

    answers = await season.stage.ask_all({seat: question_for(seat) for seat in voters})
    votes = {seat: answer.name for seat, answer in answers.items()}
    totals = dict.fromkeys(("yes", "no") if step == "verdict" else candidates, 0)
    for seat, name in votes.items():
        weight = sheet.weight(seat)
        ballot = facts.BallotCast(seat=seat, step=step, name=name, weight=weight)
        season.tell(ballot, season.only(seat))
        if name is not None:
            totals[name] += weight
    publish(season, step, votes, totals)
    return VoteTotals(totals)


def publish(
    season: SurvivalState, step: facts.Step, votes: dict[str, str | None], totals: dict[str, int]
) -> None:
    """SV-6.4: publish names and totals, totals alone, or neither."""
    visibility = season.sheet.parameters.vote_visibility
    counted = facts.VotesCounted(
        step=step,
        votes=votes if visibility == "public" else {},
        totals={} if visibility == "secret" else {name: n for name, n in totals.items() if n},
    )
    season.tell(counted, EVERYBODY)
