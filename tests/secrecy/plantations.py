"""S2 for the other games: seasons in which every secret word is a mark, and so is each secret fact.

What a game keeps secret is given by its `Garden`; Survivor's own plantation plants more kinds.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any, NamedTuple

import msgspec

from showrunner.formats.cards.facts import CardsMoved, CardsPicked
from showrunner.formats.settings import Scheduled, SeasonSettings
from showrunner.kernel import (
    EVERYBODY,
    PRODUCERS,
    Answer,
    Ask,
    Dice,
    Memo,
    Order,
    derived_key,
    luck_from_seed,
    seats,
)
from tests.secrecy.entitlement import Canary
from tests.secrecy.game import Game, scripted

About = Callable[[Game, Ask[Any], Mapping[str, Any]], Sequence[str]]
"""Who may know what is answered here."""


class Place(NamedTuple):
    """Where an answer holds words: their field, the kind of secret, and who may know it."""

    field: str
    kind: str
    about: About


class Garden(NamedTuple):
    """What one game keeps secret.

    `words` are the places of words by kind of question; `telltales` the facts that are their
    owner's alone, each with its kind of secret; `over` says whether producers can do no more.
    `cards` are the piles into which cards are planted (`SEAT` is somebody's), each with what makes
    a kind of card known by its name.
    """

    settings: SeasonSettings
    words: Mapping[str, Place]
    telltales: Mapping[type[Any], str]
    over: Callable[[Any], bool]
    cards: Mapping[str, Callable[[str], None]] = {}


def asked(game: Game, ask: Ask[Any], value: Mapping[str, Any]) -> Sequence[str]:
    """Who is asked alone."""
    return (ask.seat,)


def talking(game: Game, ask: Ask[Any], value: Mapping[str, Any]) -> Sequence[str]:
    """The two of a private talk."""
    return ask.group.branch.name.split("#")[0].split("+")


INTERVIEW = Place("words", "an interview", asked)


class Plantation:
    """One season of a game, and the canaries planted in it so far."""

    def __init__(self, garden: Garden, seed: int) -> None:
        self.garden = garden
        self.dice = Dice(b"canaries", (garden.settings.format, seed))
        self.canaries: list[Canary] = []
        self.cards: list[str] = []
        """The kinds of the planted cards; there is one of each."""
        self.luck = luck_from_seed(f"canary-{seed}")
        cast = tuple(
            msgspec.structs.replace(
                person,
                temperament=self.word("a persona", person.id),
                wants=self.word("a persona", person.id),
            )
            for person in garden.settings.cast
        )
        story = {"story": self.word("a scheduled order")}
        waiting = Scheduled(order="event", when={"round": 99}, terms=story)
        chosen = msgspec.structs.replace(garden.settings, cast=cast, schedule=(waiting,))
        self.canaries.append(Canary("luck", (self.luck,)))
        for person in cast:
            key = derived_key(self.luck, "bot", person.id).hex()
            self.canaries.append(Canary("luck", (key,)))
        self.usual = scripted(bytes([self.dice.below(256) for _ in range(32)]))
        self.game = Game(chosen, self.luck, self.script).start()
        for place in garden.cards:
            self._plant_card(place, self.dice.pick(list(self.game.sheet.names)))

    def word(self, kind: str, *about: str) -> str:
        """A word that nobody writes by chance, noted as a canary of this kind."""
        word = f"quokka{self.dice.below(10**12):012d}"
        self.canaries.append(Canary(kind, (word,), about))
        return word

    def script(self, game: Game, ask: Ask[Any]) -> Answer:
        """The usual random answer, with a mark for its words and one for its salt."""
        usual = self.usual(game, ask)
        value = dict(usual.value)
        place = self.garden.words.get(ask.question.kind)
        if place is not None:
            value[place.field] = self.word(place.kind, *place.about(game, ask, value))
        return replace(usual, value=value, salt=self.word("a salt"))

    def play(self, entries: int) -> Plantation:
        """Play this many entries, while producers and writers of notes leave marks, too."""
        for _ in range(entries):
            if self.game.kernel.over:
                break
            if self.dice.chance(1, 15) and not self.garden.over(self.game.sheet):
                self._meddle()
            self.game.advance()
        return self

    def _meddle(self) -> None:
        seat = self.dice.pick(list(self.game.sheet.names))
        salt = self.word("a salt")
        if self.garden.cards:
            self._plant_card(self.dice.pick(list(self.garden.cards)), seat)
        match self.dice.below(3):
            case 0:
                terms: dict[str, Any] = {"seat": seat, "question": self.word("an interview", seat)}
                self.game.enter(Order("interview", terms, "producer", salt))
            case 1:
                self.game.enter(Memo(seat, "diary", self.word("a memo", seat), salt))
            case _:
                terms = {"story": self.word("a story", seat), "seats": [seat]}
                self.game.enter(Order("event", terms, self.word("a producer's name"), salt))

    def _plant_card(self, place: str, seat: str) -> None:
        """Put a card of a kind of its own on top of a hidden pile; only its owner is told which."""
        kind = f"quokka{self.dice.below(10**12):012d}"
        self.garden.cards[place](kind)
        self.cards.append(kind)
        story, rules = self.game.kernel.story, self.game.kernel.rules
        told = len(story.told)
        pile, to = place.replace("SEAT", seat), seats(seat) if "SEAT" in place else PRODUCERS
        rules.tell(CardsPicked(pile="planted", cards=(f"{kind}.1",)), to)  # type: ignore[attr-defined]
        moved = CardsMoved(source="planted", target=pile, number=1)
        rules.tell(moved, EVERYBODY)  # type: ignore[attr-defined]
        step = self.game.steps[-1]
        self.game.steps[-1] = step._replace(told=(*step.told, *story.told[told:]))

    def _hidden_cards(self) -> Iterator[Canary]:
        """The planted cards that were never moved in the open, each a secret of where it lies."""
        facts = [told.fact for told in self.game.kernel.story.told]
        moved = {card for fact in facts if isinstance(fact, CardsMoved) for card in fact.cards}
        for kind in self.cards:
            if (card := f"{kind}.1") not in moved:
                piles = self.game.sheet.piles.items()
                owner = next(name for name, pile in piles if card in pile.known).partition("/")[2]
                if owner in self.game.sheet.names:
                    yield Canary("a card in a pile", (kind,), (owner,))
                else:
                    yield Canary("a card face down", (kind,))

    def hidden(self) -> list[Canary]:
        """Every canary, and the facts that are somebody's own, by how they begin."""
        marks = [*self.canaries, *self._hidden_cards()]
        for kind, secret in self.garden.telltales.items():
            for person in self.game.settings.cast:
                json = f'{{"fact":"{kind.__name__}","seat":"{person.id}"'
                spoken = f"{kind.__name__}(seat='{person.id}'"
                marks.append(Canary(secret, (json, spoken), (person.id,)))
        return marks
