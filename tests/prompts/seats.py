"""The seats of a season as if each were played by a model: what they are told, when."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from showrunner.formats.format import Format
from showrunner.formats.settings import SeasonSettings
from showrunner.kernel import Ask, EntryResult, View, contestant
from showrunner.players.llm.memory import SeatMemory
from showrunner.players.llm.prompting import DIARY, Prompt, Prompter
from showrunner.players.llm.templates import TemplateFolder, Templates
from showrunner.questions import Form

FOLDER = Path(__file__).parents[2] / "prompts"


@cache
def templates() -> Templates:
    """The project's own."""
    return TemplateFolder(FOLDER).now


class Asked(NamedTuple):
    """One prompt: its seat, the form that it asks for, and its words."""

    seat: str
    form: Form
    prompt: Prompt

    @property
    def text(self) -> str:
        """All that a model gets to read, schema included."""
        return f"{self.prompt.system}\n{self.prompt.turn}\n{self.prompt.schema}"


class Seats:
    """The memories and prompters of a season's seats, or of one of them. Feed it each step."""

    def __init__(self, format: Format, settings: SeasonSettings, seat: str = "") -> None:
        cast = [one for one in settings.cast if seat in ("", one.id)]
        self.memories = {one.id: SeatMemory(format, one.id) for one in cast}
        self.prompters = {one.id: Prompter(format, one, self.memories[one.id]) for one in cast}
        self._views: dict[str, View[Any]] = {
            one.id: View(contestant(one.id), playing=True) for one in cast
        }

    def see(self, step: EntryResult) -> None:
        """What each seat sees of a step."""
        for told in step.told:
            for seat, view in self._views.items():
                for seen in view.take(told):
                    self.memories[seat].take(seen.fact)

    def prompt(self, ask: Ask[Any]) -> Asked:
        """What the model of this seat would be told now."""
        return self.about(ask.seat, ask.question)

    def about(self, seat: str, form: Form) -> Asked:
        """What the model of this seat would be told to fill in this form."""
        return Asked(seat, form, self.prompters[seat].prompt(templates(), form))

    def diaries_due(self) -> list[str]:
        """Whose round is over."""
        return [seat for seat, memory in self.memories.items() if memory.diary_due]

    def diary(self, seat: str) -> Asked:
        """What the model of this seat would be told, to write its diary."""
        return self.about(seat, DIARY)


def prompts_of(
    format: Format, settings: SeasonSettings, steps: list[EntryResult]
) -> Iterator[Asked]:
    """Every prompt of a season that was played, in the order in which questions opened."""
    seats = Seats(format, settings)
    due: set[str] = set()
    for step in steps:
        seats.see(step)
        now = set(seats.diaries_due())
        for seat in sorted(now - due):
            yield seats.diary(seat)
        due = now
        for ask in step.opened:
            if ask.question.only_answer() is None:
                yield seats.prompt(ask)
