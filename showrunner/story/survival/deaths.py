"""Eliminations: an innocent or an Evil Force voted out, and whom they dragged along."""

from __future__ import annotations

from collections.abc import Iterator

from showrunner.formats.fact import Fact
from showrunner.formats.lifecycle import GameEnded, RoundEnded
from showrunner.formats.survival import facts
from showrunner.formats.survival.cards import SPECIALS
from showrunner.formats.wording import listed
from showrunner.story.beat import Beat
from showrunner.story.finding import Finder
from showrunner.story.record import Record
from showrunner.story.survival.roles import card_name, is_evil, role_of

HOW = {"bond": "as a Buddy", "gmo": "by the GMO’s choice"}


class Deaths(Finder):
    """Follows each elimination to the end of its chain."""

    def __init__(self, record: Record) -> None:
        super().__init__(record)
        self._chain: list[tuple[int, facts.Eliminated]] = []
        """The elimination that began a chain, and those that followed from it."""

    def take(self, number: int, fact: Fact) -> Iterator[Beat]:
        """An elimination, or what ends a chain of them."""
        match fact:
            case facts.Eliminated(cause="bond" | "gmo") if self._chain:
                self._chain.append((number, fact))
            case facts.Eliminated(cause="vote" | "polar_tie"):
                yield from self._close()
                self._chain = [(number, fact)]
            case facts.CauseRecorded(cause="evil", seat=seat) if (
                role_of(self.record, seat) in SPECIALS
            ):
                text = f"{self.record.name(seat)}, {card_name(self.record, seat)}, was gone in the "
                text += "morning."
                yield self.beat("power role lost", 45, (seat,), (number - 1, number), text)
            case facts.ConferenceEnded() | facts.VoteBegan() | RoundEnded() | GameEnded():
                yield from self._close()

    def _close(self) -> Iterator[Beat]:
        chain, self._chain = self._chain, []
        if not chain:
            return
        (_, first), *dragged = chain
        name, seat = self.record.name, first.seat
        evil = is_evil(self.record, seat)
        card = card_name(self.record, seat)
        text = f"{name(seat)} was voted out"
        if first.cause == "polar_tie":
            text = f"The vote was tied, and {name(seat)} went in place of the tied"
        text += f". The card: {card}, {'an Evil Force' if evil else 'one of the Good'}."
        if dragged:
            along = (self._along(fact) for _, fact in dragged)
            text += f" With {name(seat)} went {listed(along)}."
        importance = 55 if evil else 45 + 15 * self._special(seat)
        people = [fact.seat for _, fact in chain]
        yield self.beat(
            "evil out" if evil else "innocent out",
            min(importance + 12 * len(dragged), 85),
            people,
            [one for one, _ in chain],
            text,
            dragged=[fact.seat for _, fact in dragged],
        )

    def _along(self, fact: facts.Eliminated) -> str:
        side = ", Evil," if is_evil(self.record, fact.seat) else ""
        return f"{self.record.name(fact.seat)}{side} {HOW[str(fact.cause)]}"

    def _special(self, seat: str) -> bool:
        return role_of(self.record, seat) in SPECIALS
