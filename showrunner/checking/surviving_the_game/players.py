"""SG-1 to SG-3, SG-8: who is inside, on which level, whose turn it is, and who has won."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from showrunner.checking.definitions import CheckedParameters, definition_of
from showrunner.checking.facts import CheckedFact
from showrunner.checking.laws import Book, Mismatch, Mismatches, on
from showrunner.checking.piles import CardPlaces

SCORED_ZONES = ("deck", "hand", "play", "discard", "won")
RECRUIT = "recruit"
WINNER_SCORE, SURVIVOR_SCORE = 3, 1
IN_THE_GAME = (
    *("RoundBegan", "TurnBegan", "TurnEnded", "CardPlayed", "CardBought", "IdentityBought"),
    *("PlayerMoved", "ObstacleMet", "HealthChanged", "PlayerExited", "PlayerEliminated"),
    *("TalkBegan", "LineSaid", "AreaClosed", "LastTurnGiven", "GameDecided"),
)


def card_of(card: str) -> Any:
    """What the game's definition says of a card, by its id."""
    return definition_of("surviving_the_game").cards[card.rpartition(".")[0]]


@dataclass
class Player:
    """A player. Who has neither exited nor been eliminated is inside."""

    status: str = "inside"
    identity: str = ""
    level: int = 0


class Players(Book):
    """The players. Other books see their state before a fact."""

    def __init__(self, parameters: CheckedParameters, places: CardPlaces) -> None:
        self._parameters = parameters
        self._places = places
        self.people: dict[str, Player] = {}
        self.order: list[str] = []
        self.round = 0
        self.entered = False
        self._decided = False

    def of(self, seat: str) -> Player:
        """A player; for a seat that is not in the cast, a placeholder who is out."""
        return self.people.get(seat, Player(status="eliminated"))

    def is_inside(self, seat: str) -> bool:
        """Whether a player has neither exited nor been eliminated."""
        return self.of(seat).status == "inside"

    @property
    def inside(self) -> list[str]:
        """The seats of the players inside, in turn order."""
        return list(filter(self.is_inside, self.order))

    def points(self, seat: str) -> int:
        """The victory points of a player's cards."""
        owned = self._places.owned(seat)
        return sum(card_of(card).points for zone, card in owned if zone in SCORED_ZONES)

    @on("CastawayIntroduced")
    def introduce(self, fact: CheckedFact) -> None:
        """Everybody is in the game at the start."""
        self.people[fact["seat"]] = Player()

    @on("TurnOrderSet")
    def seated(self, fact: CheckedFact) -> Mismatches:
        """SG-1.2: Everybody has one place in the turn order."""
        if sorted(fact["order"]) != sorted(self.people) or self.order:
            yield Mismatch(f"{fact}", f"the cast is {sorted(self.people)}, seated once")
        self.order = list(fact["order"])

    @on("RoundBegan")
    def round_begins(self, fact: CheckedFact) -> Mismatches:
        """SG-2.7: Rounds are numbered, with those inside; the Countdown has one token less."""
        tokens = 0 if self.entered else self._parameters["training_rounds"] + 1 - fact["round"]
        if fact["round"] != self.round + 1 or fact["inside"] != self.inside:
            yield Mismatch(f"{fact}", f"round {self.round + 1} with {self.inside}")
        if fact["tokens"] != max(0, tokens):
            yield Mismatch(f"{fact}", f"{max(0, tokens)} tokens are left")
        self.round = fact["round"]

    @on("IdentityBought")
    def identity(self, fact: CheckedFact) -> Mismatches:
        """SG-2.3: A player buys one Character ID at most, in Training."""
        player = self.of(fact["seat"])
        if player.identity or self.entered:
            yield Mismatch(f"{fact}", f"it is {player}")
        player.identity = fact["identity"]

    @on("FacilityEntered")
    def enter(self, fact: CheckedFact) -> Mismatches:
        """SG-3.3: All enter once, with the ID that they bought, or as Raw Recruits."""
        right = {seat: self.of(seat).identity or RECRUIT for seat in self.inside}
        if fact["identities"] != right or self.entered:
            yield Mismatch(f"{fact}", f"{right}, once")
        kept = [
            pile
            for pile, cards in self._places.piles.items()
            if cards and pile.startswith(("barracks/", "identities/"))
        ]
        if kept:
            yield Mismatch(f"{fact}", f"cards are left in {kept}", "SG-3.2")
        self.entered = True
        for seat, identity in right.items():
            self.people[seat].level, self.people[seat].identity = 1, identity

    @on("PlayerMoved")
    def moved(self, fact: CheckedFact) -> Mismatches:
        """SG-4.2: A standee moves from the level on which it stands."""
        player = self.of(fact["seat"])
        if fact["source"] != player.level:
            yield Mismatch(f"{fact}", f"it is {player}")
        player.level = fact["target"]

    @on("PlayerExited", "PlayerEliminated")
    def leaves(self, fact: CheckedFact) -> Mismatches:
        """SG-4.15: A player inside leaves once; the way out is on Level 5 (SG-7.4)."""
        player, exits = self.of(fact["seat"]), fact.kind == "PlayerExited"
        if player.status != "inside":
            yield Mismatch(f"{fact}", f"it is {player}")
        if exits and (player.level, self._places.pile_of(fact["obstacle"])) != (
            5,
            f"won/{fact['seat']}",
        ):
            yield Mismatch(f"{fact}", f"it is {player}, with an obstacle won", "SG-7.4")
        player.status = "exited" if exits else "eliminated"

    @on(*IN_THE_GAME)
    def not_after_the_end(self, fact: CheckedFact) -> Mismatches:
        """SG-8.7: A game is decided once, and nothing is played afterwards."""
        if self._decided:
            yield Mismatch(f"{fact}", "the game is decided")

    @on("GameDecided")
    def decided(self, fact: CheckedFact) -> Mismatches:
        """SG-8.8: Points are those of the cards owned; the best survivors win."""
        survivors = [seat for seat, player in self.people.items() if player.status != "eliminated"]
        points = {seat: self.points(seat) for seat in self.people}
        if fact["survivors"] != survivors:
            yield Mismatch(f"{fact}", f"alive are {survivors}", "SG-8.7")
        if fact["points"] != points:
            yield Mismatch(f"points {fact['points']}", f"the cards owned say {points}")
        most = max((points[seat] for seat in survivors), default=0)
        if any(seat not in survivors or points[seat] < most for seat in fact["seats"]):
            yield Mismatch(f"{fact['seats']} won", f"of {survivors} with {points}")
        yield from self._ranked(fact, survivors)
        self._decided = True

    def _ranked(self, fact: CheckedFact, survivors: list[str]) -> Mismatches:
        ranked = [seat for place in fact["ranking"] for seat in place]
        first = fact["ranking"][0] if survivors and fact["ranking"] else []
        scores = {
            seat: WINNER_SCORE if seat in fact["seats"] else SURVIVOR_SCORE * (seat in survivors)
            for seat in self.people
        }
        if sorted(ranked) != sorted(self.people) or set(ranked[: len(survivors)]) != set(survivors):
            yield Mismatch(f"ranking {fact['ranking']}", f"survivors {survivors} first", "SG-8.10")
        if sorted(first) != sorted(fact["seats"]) or fact["scores"] != scores:
            yield Mismatch(f"{fact['seats']} won, scores {fact['scores']}", f"{first}, {scores}")

    @on("SecretsRevealed")
    def revealed(self, fact: CheckedFact) -> Mismatches:
        """DS-12.8: Secrets are revealed when the game is over."""
        if not self._decided:
            yield Mismatch("secrets are revealed", "the game is not decided")
