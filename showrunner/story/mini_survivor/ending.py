"""The end of a match: Tokens of Life, the Elimination Candidate, and who got away."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from showrunner.formats.fact import Fact
from showrunner.formats.mini_survivor import facts
from showrunner.formats.wording import count, listed, score_line
from showrunner.story.beat import Beat
from showrunner.story.finding import Finder, Title
from showrunner.story.record import Record


class MatchOutcome(Finder):
    """Follows what is decided after the last round."""

    titles = (Title("Most generous", 40, ("gift",), "gave what others needed, {}", "time"),)

    def __init__(self, record: Record) -> None:
        super().__init__(record)
        self._tied: tuple[str, ...] = ()
        self._proof: list[int] = []
        self._counts: Mapping[str, int] = {}
        self._drawn = False

    def take(self, number: int, fact: Fact) -> Iterator[Beat]:
        """The end, step by step."""
        name = self.record.name
        match fact:
            case facts.MatchEnded():
                yield from self._tokens(number, fact.tokens)
            case facts.CandidateTied():
                self._tied = self._tied or fact.tied
                self._proof.append(number)
            case facts.CandidateVotesCounted():
                self._counts = fact.counts
                self._proof.append(number)
            case facts.CandidateDrawn():
                self._drawn = True
                self._proof.append(number)
            case facts.CandidateNamed(seat=seat):
                text = f"{name(seat)} is the Elimination Candidate: {fact.reason}."
                yield self.beat("Elimination Candidate", 70, (seat,), (number,), text)
                yield from self._got_away(number, seat)
            case facts.GiftMade(seat=seat, to=to):
                what = count(fact.amount, "Token of Life", "Tokens of Life")
                what = what if fact.what == "tokens" else count(fact.amount, "garnet")
                text = f"{name(seat)} gave {name(to)} {what}."
                yield self.beat("gift", 60, (seat, to), (number,), text, amount=fact.amount)

    def _tokens(self, number: int, tokens: Mapping[str, int]) -> Iterator[Beat]:
        most = max(tokens.values(), default=0)
        winners = [seat for seat, earned in tokens.items() if earned == most]
        if not most:
            return
        earned = count(most, "Token of Life", "Tokens of Life")
        each = " each" if len(winners) > 1 else ""
        text = f"{listed(map(self.record.name, winners))} end the match with {earned}{each}."
        if not each:
            text = f"{self.record.name(winners[0])} ends the match with {earned}, the most of all."
        yield self.beat("Tokens of Life", 66, winners, (number,), text, tokens=most)

    def _got_away(self, named: int, candidate: str) -> Iterator[Beat]:
        away = [seat for seat in self._tied if seat != candidate]
        if not away:
            return
        name = self.record.name
        text = f"{listed(map(name, away))} might have been the Elimination Candidate as well "
        text += "and got away: "
        if self._drawn:
            text += f"it was drawn, and {name(candidate)} was drawn."
        elif self._counts:
            text += f"the vote went {score_line(self._counts.values())} against {name(candidate)}."
        else:
            text += f"it was {name(candidate)}."
        proof = (*self._proof, named)
        yield self.beat("candidate who got away", 64, (*away, candidate), proof, text)
