"""Owners: named truly or falsely, guessed by an attack, and a secret that was used."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from typing_extensions import override

from showrunner.formats.fact import Fact
from showrunner.formats.mini_survivor import facts
from showrunner.formats.mini_survivor.names import seat_named
from showrunner.formats.talk.facts import Said
from showrunner.formats.wording import listed
from showrunner.story.beat import Beat
from showrunner.story.common.promises import all_facts
from showrunner.story.finding import Finder, Title
from showrunner.story.mini_survivor.names import called, owner_of
from showrunner.story.record import Message, Record
from showrunner.story.told import Sentence

MOST_TOLD = 6
"""Of how many secrets that were confided the end of a round tells."""


class Owners(Finder):
    """Follows what is said, and found out, about who owns which Survivor."""

    titles = (
        Title("Loosest tongue", 60, ("secret passed on",), "passed on {}", "secret"),
        Title("Sharpest guess", 48, ("owner guessed", "assassination"), "found out {}", "owner"),
        Title(
            "Most trusting",
            46,
            ("secret confided",),
            "told others of their own Survivors, {}",
            "time",
        ),
        Title("Worst guess", 44, ("wrong guess",), "guessed wrong, {}", "time"),
    )

    def __init__(self, record: Record) -> None:
        super().__init__(record)
        self._confided: dict[tuple[int, str], int] = {}
        """For each Survivor and listener: the fact in which its owner told them of it."""
        self._said: set[tuple[str, int, str]] = set()
        self._dealt: dict[str, int] = {}
        """The fact that told each player which Survivors are theirs."""

    @override
    def standing(self) -> Iterator[Sentence]:
        """Who was told by whom which Survivor is theirs."""
        sheet: Any = self.record.sheet
        known: dict[str, dict[int, int]] = {}
        for (survivor, listener), said in list(self._confided.items())[-MOST_TOLD:]:
            piece = sheet.survivors[survivor]
            if piece.alive and not piece.public and listener in self.record.sheet.active:
                known.setdefault(listener, {})[survivor] = said
        for listener, survivors in known.items():
            whose = listed(called(self.record, survivor) for survivor in survivors)
            text = f"{self.record.name(listener)} was told of {whose}."
            yield Sentence(text=text, facts=all_facts(survivors.values()))

    def take(self, number: int, fact: Fact) -> Iterator[Beat]:
        """A claim about an owner, or an attack."""
        match fact:
            case facts.SurvivorsDealt():
                self._dealt[fact.seat] = number
            case Said() if (message := self.record.said) is not None:
                for act in message.acts:
                    if act.act == "claim" and act.what.isdigit() and act.about:
                        self._prove_lie(message, int(act.what), act.about)
                        yield from self._claimed(message, int(act.what), act.about)
            case facts.AttackJudged():
                yield self._attacked(number, fact)

    def _prove_lie(self, message: Message, survivor: int, about: str) -> None:
        """Note a lie about a Survivor of one's own, or one that is said to be."""
        sheet: Any = self.record.sheet
        piece, seat = sheet.survivors.get(survivor), message.seat
        owner = piece.owner if piece is not None else ""
        if owner and owner != about and seat in self._dealt and seat in (owner, about):
            self.record.prove_lie(message.number, "identity", (self._dealt[seat],))

    def _claimed(self, message: Message, survivor: int, about: str) -> Iterator[Beat]:
        sheet: Any = self.record.sheet
        piece = sheet.survivors.get(survivor)
        if piece is None or piece.public or not piece.alive or not piece.owner:
            return
        name, speaker, owner = self.record.name, message.seat, piece.owner
        truth = owner == about
        if truth and about == speaker:
            for listener in message.to:
                self._confided.setdefault((survivor, listener), message.number)
        if (speaker, survivor, about) in self._said:
            return
        self._said.add((speaker, survivor, about))
        heard = listed(map(name, message.to)) if message.to else "everybody"
        whose = "is mine" if about == speaker else f"is {name(about)}’s"
        text = f"{name(speaker)} told {heard}: Survivor {survivor} {whose}. "
        if not truth:
            text += f"It is {called(self.record, survivor)}."
            kind, importance = "false claim", 40
        elif about == speaker:
            text += f"It is: {called(self.record, survivor)}."
            kind, importance = "secret confided", 22
        elif (survivor, speaker) in self._confided:
            text += f"It is: {called(self.record, survivor)}. "
            text += f"{name(owner)} had confided it to {name(speaker)}."
            kind, importance = "secret passed on", 60
        else:
            text += f"It is: {called(self.record, survivor)}."
            kind, importance = "owner guessed", 50
        proof = [message.number]
        if kind == "secret passed on":
            proof.append(self._confided[survivor, speaker])
        people = (speaker, owner, about, *message.to)
        values = {"survivor": survivor, "about": about, "owner": owner}
        yield self.beat(kind, importance, people, proof, text, **values)

    def _attacked(self, number: int, fact: facts.AttackJudged) -> Beat:
        record, name = self.record, self.record.name
        sheet: Any = record.sheet
        attacker, owner = owner_of(record, fact.attacker), owner_of(record, fact.target)
        seats = {player.tag: seat for seat, player in sheet.players.items()}
        guess = seat_named(fact.guess, seats) or fact.guess
        values = {"attacker": fact.attacker, "target": fact.target, "right": fact.right}
        mine, theirs = called(record, fact.attacker), called(record, fact.target)
        if attacker == owner:
            text = f"{mine} attacked {theirs}."
            return self.beat("struck their own", 55, (attacker,), (number,), text, **values)
        if not fact.right:
            text = f"{mine} attacked {theirs} as {name(guess)}’s, which was wrong, and fell."
            people = (attacker, owner, guess)
            return self.beat("wrong guess", 60, people, (number,), text, **values)
        confided = self._confided.get((fact.target, attacker))
        if confided is not None:
            text = f"{mine} struck {theirs}. {name(owner)} had told {name(attacker)} whose it was."
            proof = (confided, number)
            return self.beat("confidence betrayed", 85, (attacker, owner), proof, text, **values)
        text = f"{mine} struck {theirs}: {name(attacker)} had guessed whose it was."
        return self.beat("assassination", 60, (attacker, owner), (number,), text, **values)
