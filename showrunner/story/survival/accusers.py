"""Accusers: who was right and was not heard, and which Evil Forces nobody ever suspected."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from showrunner.formats.fact import Fact
from showrunner.formats.survival import facts
from showrunner.formats.talk.facts import Said
from showrunner.formats.wording import listed
from showrunner.story.beat import Beat
from showrunner.story.finding import Finder, Title
from showrunner.story.record import Council, Record
from showrunner.story.survival.roles import is_evil

CONSEQUENCES: Final = (
    facts.CauseRecorded,
    facts.GmoChose,
    facts.BondDissolved,
    facts.ProtectionHeld,
)
"""The facts that come between eliminations at the same moment."""
VOTES_UNSUSPECTED = 2
"""From how many votes on it is a feat of an Evil Force that nobody voted against them."""


class Accusers(Finder):
    """Follows who calls whom Evil before everybody, and who gets votes."""

    titles = (
        Title(
            "Heard by nobody",
            72,
            ("right and ignored", "known to be good"),
            "was right and not heard, {}",
            "time",
        ),
    )

    def __init__(self, record: Record) -> None:
        super().__init__(record)
        self._accused: dict[str, dict[str, int]] = {}
        """For each contestant: whom they accused, and the fact of the first time."""
        self._gone: list[tuple[int, str]] = []
        """Good contestants who have just been eliminated; others may follow from that."""
        self._votes: list[int] = []
        self._suspected: set[str] = set()

    def council(self, council: Council) -> Iterator[Beat]:
        """Take note of who got votes; those for an office are an honour."""
        if council.decides == "out":
            self._votes.append(council.decided)
        if council.decides in ("out", "suspect"):
            self._suspected.update(cast.name for cast in council.ballots)
        return iter(())

    def take(self, number: int, fact: Fact) -> Iterator[Beat]:
        """An accusation, or the accuser's end."""
        if isinstance(fact, Said):
            message = self.record.said
            if message is not None and not message.to:
                for act in message.acts:
                    if act.act == "evil":
                        self._accused.setdefault(message.seat, {}).setdefault(act.about, number)
        elif isinstance(fact, facts.Eliminated):
            if not is_evil(self.record, fact.seat):
                self._gone.append((number, fact.seat))
        elif self._gone and not isinstance(fact, CONSEQUENCES):
            gone, self._gone = self._gone, []
            for one in gone:
                yield from self._was_right(*one)

    def _was_right(self, number: int, seat: str) -> Iterator[Beat]:
        accused = self._accused.get(seat, {})
        living, name = self.record.sheet.active, self.record.name
        evil = [other for other in accused if is_evil(self.record, other)]
        right = [other for other in evil if other in living]
        if not right or 2 * len(evil) < len(accused):
            return
        text = f"{name(seat)} had called {listed(map(name, right))} Evil, and was right. "
        text += f"Now {name(seat)} is gone, and {listed(map(name, right))} "
        text += "is still there." if len(right) == 1 else "are still there."
        proof = (*(accused[other] for other in right), number)
        yield self.beat("right and ignored", 64, (seat, *right), proof, text)

    def end(self) -> Iterator[Beat]:
        """Evil Forces who are left and never got a vote."""
        name, living = self.record.name, self.record.sheet.active
        unseen = [
            seat for seat in living if is_evil(self.record, seat) and seat not in self._suspected
        ]
        if not unseen or len(self._votes) < VOTES_UNSUSPECTED:
            return
        text = f"Nobody ever voted against {listed((*map(name, unseen),), 'or')}. "
        text += "They were Evil." if len(unseen) > 1 else f"{name(unseen[0])} was Evil."
        proof = (*self._votes, self.record.last)
        yield self.beat("never suspected", 72, unseen, proof, text)
