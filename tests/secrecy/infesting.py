"""S4: seasons in which whatever somebody can write holds an order to the model that reads it."""

from __future__ import annotations

import json
import re
import unicodedata
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from showrunner.errors import Refused
from showrunner.formats.facts import CastawayIntroduced, SeasonBegan
from showrunner.formats.settings import Castaway, SeasonSettings
from showrunner.kernel import Answer, Ask, Dice, Memo, Order, luck_from_seed
from showrunner.questions import Words
from tests.secrecy.game import Game, scripted

FILE = Path(__file__).parent / "injections.txt"
ROUND_MARKS = re.compile(r"[`~]{3,}")
KEPT = " \t\n\r.!?…"
PERSONA = ("full_name", "home", "work", "biography", "temperament", "voice", "wants")


@cache
def injections() -> tuple[str, ...]:
    """The texts, each a JSON string on a line of its file."""
    return tuple(map(json.loads, FILE.read_text(encoding="utf-8").splitlines()))


def harmless(text: str) -> str:
    """A text of the same form (as long, with the same words' ends) that says nothing."""
    return "".join(
        mark if mark in KEPT or unicodedata.category(mark)[0] in "CZ" else "a"
        for mark in ROUND_MARKS.sub("a", text)
    )


class Infested:
    """One season; `evil` writes the injections in turn, else each text is a harmless twin."""

    def __init__(self, settings: SeasonSettings, *, evil: bool, start: int = 0) -> None:
        self._evil = evil
        self._next = start
        self._dice = Dice(b"infested", (settings.format, start))
        self.written: list[str] = []
        self._usual = scripted(bytes([self._dice.below(256) for _ in range(32)]))
        cast = tuple(map(self._persona, settings.cast))
        chosen = msgspec.structs.replace(settings, cast=cast, title=self.text())
        luck = luck_from_seed(f"infested {settings.format} {start}")
        self.game = Game(chosen, luck, self._script).start()

    def text(self) -> str:
        """The next text."""
        text = injections()[self._next % len(injections())]
        self._next += 1
        self.written.append(text)
        return text if self._evil else harmless(text)

    def _persona(self, person: Castaway) -> Castaway:
        texts = {name: self.text() for name in PERSONA}
        lists = {name: (self.text(), self.text()) for name in ("phrases", "images")}
        return msgspec.structs.replace(person, **texts, **lists)

    def _script(self, game: Game, ask: Ask[Any]) -> Answer:
        """The usual random answer; whatever is said or written in it is a text."""
        usual = self._usual(game, ask)
        if usual.by == "engine":
            return usual
        value = dict(usual.value)
        for name, field in ask.question.fields.items():
            if isinstance(field, Words):
                value[name] = self.text()
        return Answer(ask.id, value, "player", usual.salt)

    def play(self, entries: int) -> Infested:
        """Play this many entries, with producers' stories and questions, and notes."""
        for _ in range(entries):
            if self.game.kernel.over:
                break
            if self._dice.chance(1, 8):
                self._meddle()
            self.game.advance()
        return self

    def _meddle(self) -> None:
        game, dice = self.game, self._dice
        seat = dice.pick(list(game.sheet.names))
        salt = f"salt-{len(game.entries)}"
        match dice.below(7):
            case 0:
                self._try(Order("interview", {"seat": seat, "question": self.text()}, salt=salt))
            case 1:
                self._try(Memo(seat, dice.pick(("diary", "takeaway")), self.text(), salt))
            case 2:
                self._try(Order("event", {"story": self.text(), "seats": [seat]}, salt=salt))
            case 3:
                self._try(Order("event", {"story": self.text()}, salt=salt))
            case 4:
                asked = {"seat": seat, "question": self.text(), "public": dice.chance(1, 2)}
                self._try(Order("open_mic", asked, salt=salt))
            case 5:
                staged = {"title": self.text(), "story": self.text()}
                self._try(Order("stage_competition", staged, salt=salt))
            case _:
                offer = {"story": self.text(), "price": 0}
                effects = [{"effect": "points", "seats": ["@taker"], "amount": 1}]
                self._try(Order("offer_opportunity", {**offer, "effects": effects}, salt=salt))

    def _try(self, entry: Order | Memo) -> None:
        try:
            self.game.enter(entry)
        except Refused:
            return  # another game, or no moment for it


def without_words(game: Game) -> list[tuple[str, bytes]]:
    """What has happened, with nothing of what was written; who is there is settled before."""
    return [
        (type(told.fact).__name__, msgspec.json.encode(told.fact, enc_hook=lambda text: "…"))
        for told in game.kernel.story.told
        if not isinstance(told.fact, SeasonBegan | CastawayIntroduced)
    ]
