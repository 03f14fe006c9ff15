"""SG-2, SG-5: turns, the Creds that they bring, and what is bought for them."""

from __future__ import annotations

from showrunner.checking.definitions import CheckedParameters
from showrunner.checking.facts import CheckedFact
from showrunner.checking.laws import Book, Mismatch, Mismatches, on
from showrunner.checking.piles import CardPlaces
from showrunner.checking.surviving_the_game.players import Players, card_of

OWN_TURN = (
    *("CardPlayed", "CardBought", "IdentityBought", "CredsGained", "CardDestroyed", "PlayerMoved"),
    *("ObstacleMet", "Assaulted", "Guarded", "CardLost", "InjuryGained", "ObstacleAttacked"),
    *("ObstacleBeaten", "CombatLost", "TrapSprung", "LineSaid", "ArmoryGrew", "PlayerExited"),
)
"""What players do, and what happens to them, only in their own turn."""
IN_TRAINING, INSIDE, UPSTAIRS = "barracks", "armory", ("top", "extra")
UPGRADES_FROM = 2
LAST_CLOSING_LEVEL = 4


class Turns(Book):
    """Whose turn it is, its Creds and purchases."""

    def __init__(self, parameters: CheckedParameters, places: CardPlaces, players: Players) -> None:
        self._parameters = parameters
        self._places = places
        self._players = players
        self._seat = ""
        self._taken: list[str] = []
        """Who has had a turn in this round."""
        self._creds = 0
        self._purchases = 0
        self._sale = 0
        self._closed = False
        self._sources: dict[str, str] = {}
        """The zone from which each card came last."""

    @on("RoundBegan")
    def round_begins(self, fact: CheckedFact) -> None:
        """A new round: nobody has had a turn yet."""
        self._taken = []

    @on("TurnBegan")
    def begins(self, fact: CheckedFact) -> Mismatches:
        """SG-2.7: Players inside take one turn each, clockwise, one after another."""
        seat, order = fact["seat"], self._players.order
        later = [order.index(other) for other in self._taken if other in order]
        wrong = self._seat or seat not in self._players.inside
        if wrong or any(place >= order.index(seat) for place in later):
            yield Mismatch(f"{fact}", f"on is {self._seat!r}, done {self._taken} of {order}")
        self._seat, self._creds, self._purchases = seat, 0, 0
        self._taken.append(seat)

    @on(*OWN_TURN)
    def own_turn(self, fact: CheckedFact) -> Mismatches:
        """SG-5.9: Only the player whose turn it is does anything."""
        if fact["seat"] != self._seat:
            yield Mismatch(f"{fact}", f"it is the turn of {self._seat!r}")

    # -- Creds -------------------------------------------------------------------------------------

    @on("CardsMoved")
    def moves(self, fact: CheckedFact) -> None:
        """Note where each card comes from."""
        for move in self._places.moves(fact):
            self._sources[move.card] = move.zones[0]

    @on("CardPlayed")
    def played(self, fact: CheckedFact) -> Mismatches:
        """SG-5.1: A card brings the Creds that are printed on it, and in Training nothing else."""
        gains, card = fact["gains"], card_of(fact["card"])
        creds = card.play.creds if hasattr(card, "play") else card.creds
        if gains.get("creds", 0) != creds or (
            not self._players.entered and gains.keys() - {"creds"}
        ):
            yield Mismatch(f"{fact}", f"Creds {creds}, and no more in Training")
        self._creds += gains.get("creds", 0)

    @on("CredsGained")
    def gained(self, fact: CheckedFact) -> None:
        """Creds without a card: trophies and Guards."""
        self._creds += fact["amount"]

    @on("SaleBegan")
    def sale(self, fact: CheckedFact) -> None:
        """In a sale everything costs one less until the round is over."""
        self._sale = fact["round"]

    @on("CardBought", "IdentityBought")
    def bought(self, fact: CheckedFact) -> Mismatches:
        """SG-5.2: A turn has so many purchases, each paid with the Creds of the turn."""
        self._creds -= fact["price"]
        self._purchases += 1
        most = self._parameters["purchases_per_turn"]
        if self._creds < 0 or self._purchases > most:
            yield Mismatch(f"{fact}", f"Creds left {self._creds}, purchases {self._purchases}")
        bought = card_of(fact["card"] if fact.kind == "CardBought" else fact["identity"] + ".")
        listed = bought.cost + self._parameters["price_change"]
        listed -= self._sale == self._players.round
        own = card_of(f"{self._players.of(fact['seat']).identity or 'recruit'}.").colour
        least = listed - (fact.kind == "CardBought" and own == bought.colour != "")
        if not max(1, least) <= fact["price"] <= max(1, listed):
            yield Mismatch(f"{fact}", f"it costs {max(1, least)} to {max(1, listed)}", "SG-5.3")

    @on("CardBought")
    def reached(self, fact: CheckedFact) -> Mismatches:
        """SG-2.1: The Barracks are for Training, the Armory for inside, Upgrades from Level 2."""
        card, level = fact["card"], self._players.of(fact["seat"]).level
        zone, place = self._sources.get(card, ""), self._places.pile_of(card)
        open_zones = {INSIDE} if self._players.entered else {IN_TRAINING}
        if level >= UPGRADES_FROM:
            open_zones.update(UPSTAIRS)
        if zone not in open_zones or place != f"discard/{fact['seat']}":
            yield Mismatch(f"{fact} from {zone!r} to {place!r}", f"open are {sorted(open_zones)}")

    # -- the end of a turn -------------------------------------------------------------------------

    @on("AreaClosed")
    def closed(self, fact: CheckedFact) -> None:
        """SG-7.3: When Level 4 closes, nobody draws a new hand."""
        self._closed = self._closed or fact["level"] == LAST_CLOSING_LEVEL

    @on("TurnEnded")
    def ends(self, fact: CheckedFact) -> Mismatches:
        """SG-2.6: A turn ends with a new hand, as large as the cards owned allow."""
        seat = fact["seat"]
        if seat != self._seat:
            yield Mismatch(f"{fact}", f"it is the turn of {self._seat!r}", "SG-2.7")
        if self._players.is_inside(seat) and not self._closed:
            hand, size = self._places.size(f"hand/{seat}"), self._parameters["hand_size"]
            owned = hand + self._places.size(f"deck/{seat}", f"discard/{seat}")
            if hand != min(size, owned) or self._places.size(f"play/{seat}"):
                yield Mismatch(f"{seat} holds {hand}", f"{size}, as far as they own so many")
        self._seat = ""
