"""What producers say and ask in the open."""

from __future__ import annotations

from typing import ClassVar

from showrunner.formats.facts import StoryTold
from showrunner.formats.orders import ProducerOrder
from showrunner.formats.survival import facts, questions
from showrunner.formats.survival.state import SurvivalState
from showrunner.kernel import EVERYBODY, Text, seats


class Event(ProducerOrder, frozen=True, kw_only=True):
    """A public service message, or any story, told to everybody or to some."""

    name: ClassVar[str] = "event"
    story: Text
    seats: tuple[str, ...] = ()

    def verify(self, season: SurvivalState) -> None:
        """Whoever it is told to is in the cast."""
        for seat in self.seats:
            season.verify_seat(self, seat)

    def obey(self, season: SurvivalState) -> None:
        """See ProducerOrder."""
        whom = seats(*self.seats) if self.seats else EVERYBODY
        season.tell(StoryTold(story=self.story), whom)


class OpenMic(ProducerOrder, frozen=True, kw_only=True):
    """SV-1.2: ask a living contestant a question; it and the answer are public, or private."""

    name: ClassVar[str] = "open_mic"
    seat: str
    question: Text
    public: bool = True

    def verify(self, season: SurvivalState) -> None:
        """SV-4.25: Memories are silent; SV-5.1, SV-6.1: so is the night, and Nairobi."""
        season.verify_windows_to_come(self)
        season.verify_living(self, self.seat)
        if self.public and season.sheet.phase == "night":
            raise self.refuse(
                "nobody speaks in the open at night: wait for dawn, or ask in private"
            )
        if self.public and self.seat in season.sheet.nairobi:
            raise self.refuse(f"{self.seat!r} is in Nairobi and cannot speak in the open")

    def obey(self, season: SurvivalState) -> None:
        """Ask beside the story; nothing is heard in the open before night is over."""
        to = EVERYBODY if self.public else seats(self.seat)

        async def open_mic() -> None:
            asked = facts.MicOpened(seat=self.seat, question=self.question, public=self.public)
            season.tell(asked, to)
            text = "The producers ask you, before everybody." if self.public else "In private:"
            answer = await season.stage.ask(
                self.seat,
                lambda: questions.line(
                    season.sheet, self.seat, "survival.open_mic", text, self.question
                ),
            )
            if self.public:
                await season.stage.until(lambda: season.sheet.phase != "night")
            alive = self.seat in season.sheet.living
            heard = answer is not None and (alive or not self.public)
            words, acts = (answer.words, answer.acts) if answer and heard else (None, ())
            answered = facts.MicAnswered(seat=self.seat, words=words, acts=acts, public=self.public)
            season.tell(answered, to)

        season.stage.aside(f"open_mic:{self.seat}", open_mic())
