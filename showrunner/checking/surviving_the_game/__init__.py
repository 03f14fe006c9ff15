"""The laws of Surviving the G.A.M.E.: what is conserved, and who is told what (SG-1 to SG-8)."""

from __future__ import annotations

from showrunner.checking.definitions import CheckedParameters
from showrunner.checking.laws import Checker
from showrunner.checking.piles import CardPlaces
from showrunner.checking.surviving_the_game.audiences import GameAudiences
from showrunner.checking.surviving_the_game.card_reasons import CardReasons
from showrunner.checking.surviving_the_game.health import Health
from showrunner.checking.surviving_the_game.obstacles import Obstacles
from showrunner.checking.surviving_the_game.players import Players
from showrunner.checking.surviving_the_game.turns import Turns
from showrunner.checking.talks import TalkBook


class SurvivingTheGameChecker(Checker):
    """The books of one season. Those that others look things up in come last."""

    def __init__(self, parameters: CheckedParameters) -> None:
        places = CardPlaces()
        players = Players(parameters, places)
        obstacles = Obstacles(parameters, places, players)
        super().__init__(
            [
                GameAudiences(parameters, players),
                TalkBook(players.is_inside),
                CardReasons(places),
                Health(players),
                Turns(parameters, places, players),
                obstacles,
                players,
                places,
            ]
        )
