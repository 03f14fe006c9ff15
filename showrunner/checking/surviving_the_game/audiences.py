"""SG-4, SG-5: everything is open, but for hands, draw piles and face-down stacks."""

from __future__ import annotations

from collections.abc import Mapping

from showrunner.checking.audiences import OrderAudiences, only, told_to
from showrunner.checking.definitions import CheckedParameters
from showrunner.checking.facts import CheckedFact
from showrunner.checking.laws import Mismatches, on
from showrunner.checking.surviving_the_game.players import Players

EVERYBODY: Mapping[str, str] = {
    "CardsLaid": "SG-1.3",
    "CardsMoved": "SG-1.3",
    "PileShuffled": "SG-1.1",
    "TurnOrderSet": "SG-1.2",
    "RoundBegan": "SG-2.7",
    "RoundEnded": "SG-2.7",
    "PhaseBegan": "SG-2.7",
    "PhaseEnded": "SG-2.7",
    "PhaseSkipped": "SG-2.7",
    "TurnBegan": "SG-2.7",
    "TurnEnded": "SG-2.7",
    "CardPlayed": "SG-2.2",
    "CardBought": "SG-2.5",
    "IdentityBought": "SG-2.4",
    "FacilityEntered": "SG-3.1",
    "PlayerMoved": "SG-4.2",
    "ObstacleMet": "SG-4.5",
    "Assaulted": "SG-4.6",
    "CardLost": "SG-4.6",
    "Guarded": "SG-4.9",
    "ObstacleAttacked": "SG-4.11",
    "ObstacleBeaten": "SG-4.11",
    "CredsGained": "SG-4.11",
    "CombatLost": "SG-4.14",
    "HealthChanged": "SG-4.14",
    "InjuryGained": "SG-4.14",
    "PlayerEliminated": "SG-4.15",
    "TrapSprung": "SG-4.17",
    "CardDestroyed": "SG-5.7",
    "ArmoryGrew": "SG-6.1",
    "AreaClosed": "SG-7.2",
    "PlayerExited": "SG-7.4",
    "LastTurnGiven": "SG-8.1",
    "LastTurnOver": "SG-8.1",
    "FacilityLocked": "SG-8.6",
    "GameDecided": "SG-8.7",
    "LineSaid": "DS-2.7",
    "TalkBegan": "DS-5.8",
    "SupplyDropped": "DS-9.8",
    "GiftSent": "DS-9.8",
    "SurgeCame": "DS-9.8",
    "LockdownWarned": "DS-9.8",
    "SaleBegan": "DS-9.8",
    "TopSwapped": "DS-9.8",
}
OWNER: Mapping[str, str] = {"PreferencesSet": "DS-5.1", "NoteTaken": "DS-5.4"}
PRODUCERS: Mapping[str, str] = {"RemovalOrdered": "DS-2.11"}


class GameAudiences(OrderAudiences):
    """The audiences of a season. A player's hand and draw pile are theirs alone."""

    def __init__(self, parameters: CheckedParameters, players: Players) -> None:
        super().__init__(EVERYBODY, OWNER, PRODUCERS)
        self._parameters = parameters
        self._players = players
        self._watching: list[str] = []
        """The eliminated players who see everything."""
        self._out = ""
        """The player who was eliminated just now."""

    @on("PlayerEliminated")
    def eliminated(self, fact: CheckedFact) -> None:
        """SG-4.15: Who is eliminated sees everything from now on, if the parameter says so."""
        self._out = ""
        if self._parameters["eliminated_see_all"]:
            self._out = fact["seat"]
            self._watching.append(self._out)

    @on("CardsPicked")
    def picked(self, fact: CheckedFact) -> Mismatches:
        """SG-1.1: A player, and the eliminated who see all, are told what the player draws."""
        zone, _, owner = fact["pile"].partition("/")
        seats = [owner, *self._watching] if zone in ("deck", "hand") else []
        yield from only(fact, told_to(seats))

    @on("CardsSeen")
    def seen(self, fact: CheckedFact) -> Mismatches:
        """SG-1.1: The order of a pile is for producers, and for the eliminated who see all."""
        yield from only(fact, told_to([self._out] if self._out else []))

    @on("CardsMoved", "PileShuffled", "TurnEnded", "LastTurnGiven")
    def goes_on(self, fact: CheckedFact) -> None:
        """The eliminated are shown everything right after their cards have left play."""
        if fact.fields.get("target") != "removed":
            self._out = ""
