"""Narration of interviews: the question with its answer, the claims, and the verdicts."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeVar

from showrunner.formats.chapters import PRODUCTION, Chapter, Desk, narrated, produced, speech, tells
from showrunner.formats.interviews.facts import ClaimJudged, InterviewAnswered, InterviewAsked
from showrunner.formats.narration import Line
from showrunner.formats.sheet import Sheet
from showrunner.formats.wording import listed, spaced
from showrunner.kernel import Text

S = TypeVar("S", bound=Sheet)

Naming = Callable[[str], str]
"""Returns a castaway's name for their seat, and any other word unchanged."""


class InterviewChapter(Chapter[S]):
    """Narrates interviews: each question together with its answer, or alone if there is none."""

    def __init__(self, desk: Desk[S]) -> None:
        super().__init__(desk)
        self._questions = OpenQuestions()

    def close(self) -> list[Line]:
        """Narrate the questions that have no answer so far."""
        return [self._question(seat, question) for seat, question in self._questions.close()]

    @tells(InterviewAsked)
    def _asked(self, fact: InterviewAsked) -> list[Line]:
        self._questions.ask(fact)
        return []

    @tells(InterviewAnswered)
    def _answered(self, fact: InterviewAnswered) -> list[Line]:
        lines = self._interview(fact.seat, self._questions.answer(fact), fact.words)
        if fact.claims:
            lines.append(narrated(claimed(self.desk.name, fact.seat, fact.claims)))
        return lines

    @tells(ClaimJudged)
    def _judged(self, fact: ClaimJudged) -> list[Line]:
        return [produced(judged(self.desk.name, fact))]

    def _interview(self, seat: str, question: Text, words: Text | None) -> list[Line]:
        answer = narrated(f"{self.desk.name(seat)} gives the producers no answer.")
        if words is not None:
            answer = self.desk.says(seat, words, "in private")
        return [self._question(seat, question), answer]

    def _question(self, seat: str, question: Text) -> Line:
        return speech(PRODUCTION, question, f"to {self.desk.name(seat)} in private")


class OpenQuestions:
    """The interview questions that have not been answered yet, by seat."""

    def __init__(self) -> None:
        self._waiting: dict[str, list[Text]] = {}

    def ask(self, fact: InterviewAsked) -> None:
        """Add a question."""
        self._waiting.setdefault(fact.seat, []).append(fact.question)

    def answer(self, fact: InterviewAnswered) -> Text:
        """Remove and return the question that is answered."""
        waiting = self._waiting[fact.seat]
        question = fact.question if fact.question in waiting else None
        return waiting.pop(0 if question is None else waiting.index(question))

    def close(self) -> list[tuple[str, Text]]:
        """Remove and return the questions without an answer, each with the seat asked."""
        waiting, self._waiting = self._waiting, {}
        return [(seat, question) for seat, questions in waiting.items() for question in questions]


def claimed(naming: Naming, seat: str, claims: Mapping[str, Any]) -> str:
    """A sentence that lists a castaway's claims."""
    parts = (f"{spaced(name)} {in_words(naming, value)}" for name, value in claims.items())
    return f"{naming(seat)} claims: {'; '.join(parts)}."


def judged(naming: Naming, fact: ClaimJudged) -> str:
    """A sentence that says the verdict on a claim."""
    name, claim = naming(fact.seat), f"“{spaced(fact.claim)} {in_words(naming, fact.said)}”"
    match fact.verdict:
        case "kept":
            return f"What {name} claimed is so: {claim}."
        case "broken":
            return f"What {name} claimed is not so: {claim}. It is {in_words(naming, fact.truth)}."
        case _:
            return f"What {name} claimed cannot be judged: {claim}."


def in_words(naming: Naming, value: Any) -> str:
    """A claim's value in words, with castaways' names; null is "(not said)"."""
    if value is None:
        return "(not said)"
    if isinstance(value, list | tuple):
        return listed(in_words(naming, item) for item in value) if value else "nothing"
    return spaced(naming(value)) if isinstance(value, str) else str(value)
