"""Debates as viewers see them: what those really are who were named, and who named them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from typing_extensions import override

from showrunner.formats.fact import Fact
from showrunner.formats.survival import facts
from showrunner.formats.wording import listed, verb
from showrunner.story.afterwards import crowd
from showrunner.story.common.promises import all_facts
from showrunner.story.finding import Finder
from showrunner.story.record import Record
from showrunner.story.survival.roles import is_evil
from showrunner.story.told import Sentence

MOST_NAMED: Final = 2
"""Of how many who were named in a debate it is told what they are."""


class Debates(Finder):
    """Looks at each debate when it ends, by the sides that everybody was really on."""

    def __init__(self, record: Record) -> None:
        super().__init__(record)
        self._dealt: dict[str, int] = {}
        """The fact by which each contestant got their card."""
        self._began = 0

    @override
    def take(self, number: int, fact: Fact) -> Iterator[Sentence]:
        """The end of a debate."""
        match fact:
            case facts.RoleDealt():
                self._dealt[fact.seat] = number
            case facts.ConferenceBegan():
                self._began = number
            case facts.VoteBegan() | facts.ConferenceEnded():
                yield from self._named()
                self._began = number

    def _named(self) -> Iterator[Sentence]:
        named: dict[str, dict[str, int]] = {}
        for message in reversed(list(self.record.since(self._began))):
            for seat in {act.about for act in message.acts} & self._dealt.keys() - {message.seat}:
                if not message.to and message.puts_up(seat):
                    named.setdefault(seat, {}).setdefault(message.seat, message.number)
        name = self.record.name
        for seat in sorted(named, key=lambda one: (-len(named[one]), one))[:MOST_NAMED]:
            by, side = named[seat], "Evil" if is_evil(self.record, seat) else "Good"
            evil = [speaker for speaker in sorted(by, key=name) if is_evil(self.record, speaker)]
            text = f"{name(seat)}, whom {crowd(by, self.record)} named, is {side}."
            if side == "Good" and evil:
                text = text[:-1] + f"; {listed(map(name, evil))}, who did, "
                text += f"{verb(evil, 'is', 'are')} not."
            dealt = (self._dealt[one] for one in (seat, *evil) if one in self._dealt)
            yield Sentence(text=text, facts=all_facts(by.values(), dealt))
