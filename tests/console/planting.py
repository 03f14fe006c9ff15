"""S5: a season in which everything that anybody wrote is an attempt to run a script."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import cycle
from pathlib import Path
from typing import Any

import msgspec

from showrunner.formats.settings import Castaway
from showrunner.formats.survivor import FORMAT
from showrunner.kernel import Answer, Ask, Dice, Memo, Order, luck_from_seed
from tests.secrecy.game import Game, scripted, settings

INJECTIONS = (Path(__file__).parent / "script_injections.txt").read_text("utf-8").splitlines()
PERSONA = ("name", "full_name", "home", "work", "biography", "temperament", "voice", "wants")
SAID = ("say", "note", "words")
"""The fields of answers that take words."""


class Injected:
    """One season, with injections in turn in every field that takes words."""

    def __init__(self, seed: int) -> None:
        self._next: Iterator[str] = cycle(INJECTIONS)
        self.planted: set[str] = set()
        self.dice = Dice(b"injections", (seed,))
        chosen = settings(self.dice, group_talk=False)
        cast = tuple(self._persona(one) for one in chosen.cast)
        chosen = msgspec.structs.replace(chosen, title=self.text(), cast=cast)
        self._usual = scripted(bytes(range(32)))
        self.game = Game(chosen, luck_from_seed(f"injected-{seed}"), self._script).start()

    def text(self) -> str:
        """The next injection."""
        text = next(self._next)
        self.planted.add(text)
        return text

    def play(self) -> Injected:
        """To the end. Until every injection stands somewhere, producers write a lot."""
        while not self.game.kernel.over:
            unwritten = len(self.planted) < len(INJECTIONS)
            if unwritten and not self.game.sheet.finalists:
                self._meddle()
            self.game.advance()
        return self

    def _persona(self, person: Castaway) -> Castaway:
        words = {name: self.text() for name in PERSONA}
        several = {name: (self.text(),) for name in ("phrases", "images")}
        return msgspec.structs.replace(person, **words, **several)

    def _script(self, game: Game, ask: Ask[Any]) -> Answer:
        usual = self._usual(game, ask)
        said = {name: self.text() for name in SAID if name in usual.value}
        return replace(usual, value={**usual.value, **said})

    def _meddle(self) -> None:
        seat = self.dice.pick(self.game.sheet.active)
        salt = f"injected-{len(self.game.entries)}"
        match self.dice.below(3):
            case 0:
                terms = {"seat": seat, "question": self.text(), "claims": list(FORMAT.claims)}
                self.game.enter(Order("interview", terms, self.text(), salt))
            case 1:
                self.game.enter(Memo(seat, "diary", self.text(), salt))
            case _:
                self.game.enter(Order("event", {"story": self.text()}, self.text(), salt))
