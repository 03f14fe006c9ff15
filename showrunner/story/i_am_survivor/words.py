"""Words and deeds on the island: truces broken, help promised and not given, threats made good."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from showrunner.formats.fact import Fact
from showrunner.formats.i_am_survivor import facts
from showrunner.story.beat import Beat
from showrunner.story.finding import Finder
from showrunner.story.i_am_survivor.names import led, owner_of
from showrunner.story.record import Message, Record

KINDS = ("truce", "threaten", "help")
PROMISES: Final[Mapping[str, str]] = {
    "truce": "not to attack",
    "help": "to help in the next battle",
}
"""What is promised by the words that are a promise."""


class Words(Finder):
    """Remembers what players told each other they would do."""

    def __init__(self, record: Record) -> None:
        super().__init__(record)
        self._said: dict[tuple[str, str, str], Message] = {}
        """The last message of each kind from one player to another."""
        self._seen = 0
        self._asking = ""

    def take(self, number: int, fact: Fact) -> Iterator[Beat]:
        """Compare attacks and help with what was said."""
        match fact:
            case facts.AttackAnnounced():
                self._read()
                yield from self._attack(number, fact)
            case facts.HelpAsked():
                self._read()
                self._asking = fact.seat
            case facts.HelpGiven():
                yield from self._help(number, fact)
            case facts.PhaseEnded():
                self._read()

    def _read(self) -> None:
        messages = self.record.messages
        for message in messages[self._seen :]:
            for act in message.acts:
                if act.act in KINDS and act.about and act.about != message.seat:
                    self._said[act.act, message.seat, act.about] = message
                    self._promise(act.act, message, act.about)
        self._seen = len(messages)

    def _attack(self, number: int, fact: facts.AttackAnnounced) -> Iterator[Beat]:
        record, name = self.record, self.record.name
        seat, other = owner_of(record, fact.attacker), owner_of(record, fact.defender)
        broken = self._said.pop(("truce", seat, other), None)
        if broken is not None and (other in broken.to or not broken.to):
            text = f"{name(seat)} had told {name(other)} on day {broken.round} that there would be "
            text += f"no attack. {led(record, fact.attacker)} attacked "
            text += f"{led(record, fact.defender)}."
            self.record.other_promises.test((seat, other, "truce"), "broken", number)
            proof = (broken.number, number)
            day = broken.round
            yield self.beat("truce broken", 72, (seat, other), proof, text, day=day)
        threat = self._said.pop(("threaten", seat, other), None)
        if threat is not None and (other in threat.to or not threat.to):
            text = f"{name(seat)} had threatened {name(other)} on day {threat.round}, and attacked."
            proof, day = (threat.number, number), threat.round
            yield self.beat("threat made good", 50, (seat, other), proof, text, day=day)

    def _help(self, number: int, fact: facts.HelpGiven) -> Iterator[Beat]:
        seat, other, name = fact.seat, self._asking, self.record.name
        promised = self._said.pop(("help", seat, other), None)
        if promised is None or not (other in promised.to or not promised.to):
            return
        verdict = "kept" if fact.cards else "broken"
        self.record.other_promises.test((seat, other, "help"), verdict, number)
        proof, people, day = (promised.number, number), (seat, other), promised.round
        said = f"{name(seat)} had promised {name(other)} help on day {day}"
        if fact.cards:
            yield self.beat("help kept", 44, people, proof, f"{said}, and gave it.", day=day)
        else:
            text = f"{said}. When it was needed, {name(seat)} added nothing."
            yield self.beat("help refused", 58, people, proof, text, day=day)

    def _promise(self, kind: str, message: Message, other: str) -> None:
        name, seat = self.record.name, message.seat
        if kind in PROMISES and (other in message.to or not message.to):
            text = f"{name(seat)} promised {name(other)} {PROMISES[kind]}."
            key, number = (seat, other, kind), message.number
            self.record.other_promises.make(key, message.round, seat, (other,), text, number)
