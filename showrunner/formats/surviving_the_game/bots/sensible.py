"""The bot of the game: plays its hand for victory points, from its own view alone."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from showrunner.formats.bots import Answer, DecidingBot
from showrunner.formats.settings import Castaway
from showrunner.formats.surviving_the_game.bots import fighting, moving, talking
from showrunner.formats.surviving_the_game.bots.mind import GameMind
from showrunner.formats.surviving_the_game.bots.shopping import shop
from showrunner.kernel import Dice
from showrunner.questions import Question

Decide = Callable[[GameMind, Question[Any], Dice], Answer]


def buy(mind: GameMind, question: Question[Any], dice: Dice) -> Answer:
    """D2, D9, D10: purchases, and a line to everybody."""
    bought = {"buy": shop(mind, question, dice)} if "buy" in question.fields else {}
    return {**bought, **talking.line(mind, question, dice)}


DECISIONS: Mapping[str, Decide] = {
    "surviving_the_game.train": buy,
    "surviving_the_game.train_more": buy,
    "surviving_the_game.buy": buy,
    "surviving_the_game.line": buy,
    "surviving_the_game.move": moving.move,
    "surviving_the_game.move_on": moving.move_on,
    "surviving_the_game.guard": fighting.guard,
    "surviving_the_game.play": fighting.play,
    "surviving_the_game.shut_down": fighting.shut_down,
    "surviving_the_game.destroy": fighting.destroy,
    "surviving_the_game.preferences": talking.preferences,
    "surviving_the_game.talk": talking.talk,
    "surviving_the_game.after_talk": talking.after_talk,
    "interview": talking.interview,
}
"""What decides each kind of question; the others get the default answer."""


class GameBot(DecidingBot[GameMind]):
    """Trains, becomes what the Armory suits best, and climbs as high as its hand allows."""

    decisions = DECISIONS

    def __init__(self, persona: Castaway) -> None:
        super().__init__(GameMind(persona))
