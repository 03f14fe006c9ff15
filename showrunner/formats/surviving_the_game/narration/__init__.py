"""The narrator of the game, made of its chapters."""

from showrunner.formats.chapters import chaptered
from showrunner.formats.surviving_the_game.narration.armory import ArmoryStory
from showrunner.formats.surviving_the_game.narration.encounters import EncounterStory
from showrunner.formats.surviving_the_game.narration.frame import GameFrame, GameTalk
from showrunner.formats.surviving_the_game.narration.turns import TurnStory
from showrunner.formats.surviving_the_game.sheet import GameSheet

narrator = chaptered(
    GameSheet,
    GameFrame,
    GameTalk,
    TurnStory,
    EncounterStory,
    ArmoryStory,
    prologue="Before Training",
)
"""Tells a season to one viewer."""

__all__ = ["narrator"]
