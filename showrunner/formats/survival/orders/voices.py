"""Producers' questions to one contestant."""

from __future__ import annotations

from typing import ClassVar

from showrunner.formats.orders import ProducerOrder
from showrunner.formats.survival import facts, questions
from showrunner.formats.survival.state import SurvivalState
from showrunner.kernel import EVERYBODY, Text, seats


class OpenMic(ProducerOrder, frozen=True, kw_only=True):
    """SV-1.2: ask a living contestant a question; it and the answer are public, or private."""

    name: ClassVar[str] = "open_mic"
    seat: str
    question: Text
    public: bool = True

    def verify(self, season: SurvivalState) -> None:
        """SV-4.25, SV-5.1, SV-6.1: refuse Memories; in public, also at night and in Nairobi."""
        season.verify_windows_to_come(self)
        season.verify_living(self, self.seat)
        if self.public and season.sheet.phase == "night":
            raise self.refuse(
                "nobody speaks in the open at night: wait for dawn, or ask in private"
            )
        if self.public and self.seat in season.sheet.nairobi:
            raise self.refuse(f"{self.seat!r} is in Nairobi and cannot speak in the open")

    def obey(self, season: SurvivalState) -> None:
        """Ask in an aside. A public answer is published after the night at the earliest."""
        audience = EVERYBODY if self.public else seats(self.seat)

        async def open_mic() -> None:
            opened = facts.MicOpened(seat=self.seat, question=self.question, public=self.public)
            season.tell(opened, audience)
            text = "The producers ask you, before everybody." if self.public else "In private:"
            answer = await season.stage.ask(
                self.seat,
                lambda: questions.short_message(
                    season.sheet, self.seat, "survival.open_mic", text, self.question
                ),
            )
            if self.public:
                await season.stage.until(lambda: season.sheet.phase != "night")
            alive = self.seat in season.sheet.living
            counts = alive or not self.public
            words, acts = (answer.words, answer.acts) if answer and counts else (None, ())
            answered = facts.MicAnswered(seat=self.seat, words=words, acts=acts, public=self.public)
            season.tell(answered, audience)

        season.stage.aside(f"open_mic:{self.seat}", open_mic())
