"""The laws of I AM SURVIVOR!: what is conserved, and who is told what (IS-1 to IS-13)."""

from __future__ import annotations

from showrunner.checking.definitions import CheckedParameters
from showrunner.checking.i_am_survivor.actions import Actions
from showrunner.checking.i_am_survivor.audiences import IslandAudiences
from showrunner.checking.i_am_survivor.battles import Battles
from showrunner.checking.i_am_survivor.characters import Characters
from showrunner.checking.i_am_survivor.hands import Hands
from showrunner.checking.i_am_survivor.points import Points
from showrunner.checking.i_am_survivor.rescues import Rescues
from showrunner.checking.laws import Checker
from showrunner.checking.piles import CardPlaces
from showrunner.checking.talks import TalkBook


class IAmSurvivorChecker(Checker):
    """The books of one season. Those that others look things up in come last."""

    def __init__(self, parameters: CheckedParameters) -> None:
        places = CardPlaces()
        characters = Characters(parameters)
        super().__init__(
            [
                IslandAudiences(parameters),
                TalkBook(characters.plays),
                Hands(places),
                Actions(characters),
                Battles(parameters, characters, places),
                Rescues(parameters, characters, places),
                Points(parameters, characters, places),
                characters,
                places,
            ]
        )
