"""What is at stake in Mini-Survivor: last Survivors, secrets in the wrong hands, words given."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from typing_extensions import override

from showrunner.formats.fact import Fact
from showrunner.formats.mini_survivor import facts
from showrunner.formats.talk.facts import Said
from showrunner.formats.wording import count, listed, number, verb
from showrunner.story.beat import Beat
from showrunner.story.common.promises import all_facts
from showrunner.story.finding import Finder
from showrunner.story.mini_survivor.names import called, dealt, owner_of, tribe_name
from showrunner.story.record import Message, Record
from showrunner.story.told import Sentence

MANY: Final = 6
"""From how many Survivors on a tribe is so large that its vote is told of."""


class Stakes(Finder):
    """Follows what players know of each other's Survivors, and what they lost in a round."""

    def __init__(self, record: Record) -> None:
        super().__init__(record)
        self._leave: dict[int, Message] = {}
        """For each Survivor: the last word given to its owner to leave it alone."""
        self._asked: dict[int, Message] = {}
        """For each Survivor: the last one to put it up, in this round."""
        self._fell: list[tuple[int, dict[int, str | None]]] = []
        """The votes by which Survivors fell, and these with their owners."""
        self._moved = 0

    @override
    def take(self, number: int, fact: Fact) -> Iterator[Beat]:
        """Note words, losses and moves."""
        match fact:
            case facts.RoundBegan():
                self._asked = {}
            case Said() if (message := self.record.said) is not None:
                for act in message.acts:
                    if act.what.isdigit() and act.act == "leave":
                        self._leave[int(act.what)] = message
                    elif act.what.isdigit() and act.act == "target":
                        self._asked.setdefault(int(act.what), message)
            case facts.SurvivorsFell(cause="voting"):
                self._fell.append((number, dict(fact.owners)))
            case facts.BoardShown():
                self._moved = number
        return iter(())

    # -- why ---------------------------------------------------------------------------------------

    @override
    def reasons(self, since: int) -> Iterator[Sentence]:
        """Whose Survivors fell without a word about them, if no talk had asked for any."""
        fell = {one: at for at, owners in self._fell if at >= since for one in owners}
        if not fell or any(one in self._asked for one in fell):
            return
        owners = dict.fromkeys(owner_of(self.record, one) for one in fell)
        text = f"{count(len(fell), 'Survivor')} fell by vote, of {self._names(owners)}, and nobody "
        text += f"had asked anybody for {'a vote' if len(fell) == 1 else 'votes'} against "
        text += f"{'it' if len(fell) == 1 else 'them'}."
        text = text[:1].upper() + text[1:]
        yield Sentence(text=text, facts=all_facts(fell.values(), dealt(self.record, fell)))

    def _names(self, seats: dict[str, None]) -> str:
        return listed(map(self.record.name, seats))

    # -- what is open ------------------------------------------------------------------------------

    @override
    def open_questions(self) -> Iterator[Sentence]:
        """Who is down to one, whose secret somebody voted against, and which word still stands."""
        yield from self._last_ones()
        yield from self._words_given()
        yield from self._largest()
        yield from self._still_wanted()

    def _alive(self, survivor: int) -> bool:
        sheet: Any = self.record.sheet
        return survivor in sheet.survivors and sheet.survivors[survivor].alive

    def _last_ones(self) -> Iterator[Sentence]:
        sheet: Any = self.record.sheet
        owned = {seat: sheet.owned(seat) for seat in self.record.names}
        last = [own[0] for own in owned.values() if len(own) == 1]
        if last and len(last) < len(owned):
            names = listed(called(self.record, one) for one in last[:3])
            names = names if len(last) <= 3 else f"{called(self.record, last[0])} and "
            names += "" if len(last) <= 3 else count(len(last) - 1, "other")
            text = f"{names} {verb(last, 'is the last one of its owner', 'are the last ones of')}"
            text += "." if len(last) == 1 else " their owners."
            proof = all_facts(dealt(self.record, last), (at for at, _ in self._fell))
            yield Sentence(text=text, facts=proof)

    def _words_given(self) -> Iterator[Sentence]:
        """The last word to leave a Survivor alone, if both are still there."""
        name = self.record.name
        for survivor, message in reversed(self._leave.items()):
            if not self._alive(survivor):
                continue
            owner = owner_of(self.record, survivor)
            if owner in message.to and owner != message.seat:
                text = f"{name(message.seat)} has told {name(owner)} to fear nothing for "
                text += f"{called(self.record, survivor)}. Does the word hold?"
                proof = all_facts(dealt(self.record, [survivor]), (message.number,))
                yield Sentence(text=text, facts=proof)
                return

    def _largest(self) -> Iterator[Sentence]:
        """The largest tribe after the moves, and who has most Survivors in it."""
        sheet: Any = self.record.sheet
        tribes: dict[str, list[int]] = sheet.tribes
        letter = max(tribes, key=lambda one: len(tribes[one]), default="")
        if letter and len(tribes[letter]) >= MANY and self._moved:
            owners: dict[str, list[int]] = {}
            for survivor in tribes[letter]:
                owners.setdefault(owner_of(self.record, survivor), []).append(survivor)
            seat = max(owners, key=lambda one: len(owners[one]))
            tribe, size = tribe_name(self.record, letter), len(tribes[letter])
            text = f"{tribe} will vote with {number(size)} in it. "
            text += f"{self.record.name(seat)} has {number(len(owners[seat]))} of them."
            proof = all_facts(dealt(self.record, tribes[letter]), (self._moved,))
            yield Sentence(text=text, facts=proof)

    def _still_wanted(self) -> Iterator[Sentence]:
        """A Survivor against which somebody asked for votes, and which stands."""
        for survivor, message in self._asked.items():
            if self._alive(survivor) and owner_of(self.record, survivor) != message.seat:
                text = f"{self.record.name(message.seat)} had asked for votes against "
                text += f"{called(self.record, survivor)}, which stands."
                proof = all_facts(dealt(self.record, [survivor]), (message.number,))
                yield Sentence(text=text, facts=proof)
                return
