"""The questions of the game, and what each kind of them decides."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from showrunner.formats.surviving_the_game.questions.armory import more_training as more_training
from showrunner.formats.surviving_the_game.questions.armory import purchases as purchases
from showrunner.formats.surviving_the_game.questions.armory import training as training
from showrunner.formats.surviving_the_game.questions.cards import destruction as destruction
from showrunner.formats.surviving_the_game.questions.cards import guarding as guarding
from showrunner.formats.surviving_the_game.questions.cards import playing as playing
from showrunner.formats.surviving_the_game.questions.cards import shutting_down as shutting_down
from showrunner.formats.surviving_the_game.questions.cards import training_play as training_play
from showrunner.formats.surviving_the_game.questions.moves import moving as moving
from showrunner.formats.surviving_the_game.questions.moves import moving_on as moving_on

KINDS: Final[Mapping[str, str]] = {
    "surviving_the_game.train_play": "which cards to play in Training, to draw more",
    "surviving_the_game.train": "what to buy in Training, and what to say",
    "surviving_the_game.train_more": "what else to buy at the discount of a new Character ID",
    "surviving_the_game.move": "whether to move up, down or stay",
    "surviving_the_game.guard": "whether to discard a Guard against an Assault",
    "surviving_the_game.play": "which cards to play against an obstacle",
    "surviving_the_game.shut_down": "whether to shut a room down",
    "surviving_the_game.move_on": "whether to use another Move",
    "surviving_the_game.destroy": "which card to destroy",
    "surviving_the_game.buy": "what to buy in the Armory, and what to say",
    "surviving_the_game.line": "what to say to everybody in a turn",
    "surviving_the_game.preferences": "whom to talk with in private",
    "surviving_the_game.talk": "what to say in a private talk",
    "surviving_the_game.after_talk": "whom to talk with next, and what to remember",
}
