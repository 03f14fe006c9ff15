"""The producers' hand, as what it was in the show, and interviews that the facts contradict."""

from __future__ import annotations

from collections.abc import Iterator

from showrunner.formats.fact import Fact
from showrunner.formats.facts import ClaimJudged, StoryTold
from showrunner.formats.interviews.facts import InterviewAnswered
from showrunner.story.beat import Beat
from showrunner.story.finding import Finder
from showrunner.story.record import Record, known_words


class Production(Finder):
    """Follows what producers told everybody, and what was claimed to them in interviews."""

    def __init__(self, record: Record) -> None:
        super().__init__(record)
        self._claims: dict[str, list[tuple[int, str]]] = {}
        """Each castaway's claims, in order: the fact of the answer, and its words."""

    def take(self, number: int, fact: Fact) -> Iterator[Beat]:
        """A story told by producers; a claim that turned out to be false."""
        name = self.record.name
        match fact:
            case StoryTold() if known_words(fact.story):
                yield Beat(
                    kind="producers’ hand",
                    round=self.record.round,
                    importance=40,
                    people=(),
                    facts=(number,),
                    text=f"Production: “{fact.story}”",
                )
            case InterviewAnswered():
                answer = number, known_words(fact.words)
                self._claims.setdefault(fact.seat, []).extend([answer] * len(fact.claims))
            case ClaimJudged(verdict="broken", seat=seat):
                answered, words = self._claims[seat][fact.number - 1]
                said = f"had said: “{words}”" if words else "had answered."
                yield Beat(
                    kind="interview against deed",
                    round=self.record.round,
                    importance=50,
                    people=(seat,),
                    facts=(answered, number),
                    text=f"Asked in private, {name(seat)} {said} It was not so.",
                    values={"claim": fact.claim},
                )
