"""Narration of revealed secrets: owners of Survivors, votes, attacks and idols.

The secret facts come after the revealing fact, in their order but without their rounds. The rounds
are taken from public facts: vote counts and falls of Survivors.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from typing_extensions import override

from showrunner.formats.chapters import Desk
from showrunner.formats.facts import Fact
from showrunner.formats.frame import RevelationsChapter
from showrunner.formats.mini_survivor import facts
from showrunner.formats.mini_survivor.sheet import MiniSheet
from showrunner.formats.narration import Line
from showrunner.formats.wording import listed, possessive


class MiniRevelations(RevelationsChapter[MiniSheet]):
    """Collects secrets during the whole match, and tells them at the end."""

    def __init__(self, desk: Desk[MiniSheet]) -> None:
        super().__init__(desk)
        self._dealt: dict[str, tuple[int, ...]] = {}
        self._counted: list[int] = []
        """The round of each count of votes, in order."""
        self._resolved: list[facts.VotesResolved] = []
        self._candidates: dict[str, list[str | None]] = {}
        """Each voter's choices of the Elimination Candidate: in the vote and in the re-vote."""
        self._attacks: list[facts.AttackJudged] = []
        self._fell: dict[int, int] = {}
        """The round in which each Survivor fell."""
        self._idols: dict[str, list[int]] = {}

    def notice(self, fact: Fact) -> list[Line]:
        """Collect secrets, and the rounds of public facts."""
        match fact:
            case facts.SurvivorsDealt():
                self._dealt[fact.seat] = fact.survivors
            case facts.VotesCounted():
                self._counted.append(self.sheet.round)
            case facts.VotesResolved():
                self._resolved.append(fact)
            case facts.CandidateVoteCast():
                self._candidates.setdefault(fact.seat, []).append(fact.candidate)
            case facts.AttackJudged():
                self._attacks.append(fact)
            case facts.SurvivorsFell():
                self._fell.update(dict.fromkeys(fact.owners, fact.round))
            case facts.IdolPlayed():
                self._idols.setdefault(fact.seat, []).append(fact.survivor)
        return []

    # -- telling -----------------------------------------------------------------------------------

    @override
    def revelations(self) -> dict[str, Iterable[str]]:
        return {
            "Whose they were": self._owners(),
            "Who voted for whom": [*self._votes(), *self._candidate_votes()],
            "Attacks": self._attacked(),
            "Idols": self._played(),
        }

    def _owners(self) -> Iterator[str]:
        for seat in self.sheet.players:
            if seat in self._dealt:
                yield f"{self.desk.name(seat)}: {listed(map(str, self._dealt[seat]))}."

    def _votes(self) -> Iterator[str]:
        for round, fact in zip(self._counted, self._resolved, strict=False):
            tribe = self.sheet.grid.tribes.get(fact.tribe, fact.tribe) if self.sheet.grid else ""
            votes = [
                f"{voter} → {target}" for voter, target in fact.votes.items() if voter != target
            ]
            converted = fact.converted
            own = [
                number
                for number, to in fact.votes.items()
                if number == to and number not in converted
            ]
            if own:
                votes.append(f"for themselves {listed(map(str, own))}")
            if converted:
                votes.append(f"turned by idols {listed(map(str, converted))}")
            if fact.void:
                votes.append(f"void {listed(map(str, fact.void))}")
            yield f"Round {round}, {tribe}: {'; '.join(votes)}."

    def _candidate_votes(self) -> Iterator[str]:
        for nth, vote in enumerate(("Elimination Candidate", "Elimination Candidate, again")):
            choices = [
                f"{self.desk.name(seat)} → {self.desk.name(self._candidates[seat][nth])}"
                for seat in self.sheet.players
                if len(self._candidates.get(seat, ())) > nth
            ]
            if choices:
                yield f"{vote}: {'; '.join(choices)}."

    def _attacked(self) -> Iterator[str]:
        owners = {number: seat for seat, dealt in self._dealt.items() for number in dealt}
        for fact in self._attacks:
            round = self._fell[fact.target if fact.right else fact.attacker]
            attacker = f"{possessive(self.desk.name(owners[fact.attacker]))} {fact.attacker}"
            guess = possessive(self.desk.name(fact.guess))
            verdict = "right" if fact.right else "wrong"
            yield f"Round {round}: {attacker} took {fact.target} for {guess}, and was {verdict}."

    def _played(self) -> Iterator[str]:
        for seat in self.sheet.players:
            if seat in self._idols:
                yield f"{self.desk.name(seat)} played one on {listed(map(str, self._idols[seat]))}."
