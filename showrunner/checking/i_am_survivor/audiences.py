"""IS-1.3, §15: the island is open, but for hands, offers, trades and the order of the decks."""

from __future__ import annotations

from collections.abc import Mapping

from showrunner.checking.audiences import OrderedAudiences, only, told_to
from showrunner.checking.definitions import CheckedParameters
from showrunner.checking.facts import CheckedFact
from showrunner.checking.laws import Mismatch, Mismatches, on

EVERYBODY: Mapping[str, str] = {
    **dict.fromkeys(("CardsLaid", "CardsMoved", "PileShuffled", "ItemEquipped"), "IS-1.3"),
    **dict.fromkeys(("TeamOffered", "TeamDealt"), "IS-1.1"),
    **dict.fromkeys(("RoundBegan", "RoundEnded", "PhaseBegan", "PhaseEnded"), "IS-2.1"),
    **dict.fromkeys(("TurnBegan", "NightFell", "PlayerLeft"), "IS-2.5"),
    **dict.fromkeys(("SuppliesDrawn", "CardsGained", "CardsLost"), "IS-3.1"),
    **dict.fromkeys(("ActionTaken", "ActionRolled"), "IS-3.3"),
    **dict.fromkeys(("MealServed", "ServingsLeft", "Consumed"), "IS-4.3"),
    **dict.fromkeys(("MarkerPlaced", "RiskRolled"), "IS-4.6"),
    **dict.fromkeys(("ImpairmentRolled", "CharacterImpaired", "CharacterHealed"), "IS-5.1"),
    **dict.fromkeys(("Explored", "ExploreSwapped", "EventStruck", "BeastEscaped"), "IS-6.1"),
    **dict.fromkeys(("WeaponsCommitted", "HelpAsked", "HelpGiven", "BeastFought"), "IS-7.2"),
    **dict.fromkeys(("TrophyTaken", "BountySet", "BountyPaid"), "IS-7.5"),
    **dict.fromkeys(("AttackAnnounced", "ForcesRevealed", "PlayersFought"), "IS-7.8"),
    **dict.fromkeys(("SpoilsTaken", "RescuerFought"), "IS-7.11"),
    **dict.fromkeys(("OffersExpired", "TradeSettled"), "IS-8.1"),
    **dict.fromkeys(("RescuerArrived", "RescuerReplaced", "RescuerLeft"), "IS-9.1"),
    **dict.fromkeys(("DepartureDelayed", "QuotaSet", "BoardingBegan"), "IS-9.2"),
    **dict.fromkeys(("BidsRevealed", "BidRaised", "BidWithdrawn"), "IS-9.7"),
    **dict.fromkeys(("CandidateRefused", "CharacterRescued", "RescueTeamNamed"), "IS-9.11"),
    **dict.fromkeys(("FuelAdded", "FuelBurned", "FireOut", "CardCooked", "CampsMerged"), "IS-10.4"),
    **dict.fromkeys(("CharacterDied", "CharacterRemoved", "SoulSpent"), "IS-11.2"),
    "ItemDestroyed": "IS-12.1",
    "SpokeUp": "DS-2.7",
    "TalkBegan": "DS-5.8",
    "PlayerTakenOut": "DS-9.8",
    "GameEnded": "IS-13.4",
}
OWNER: Mapping[str, str] = {
    "ActionDropped": "IS-3.3",
    "PreferencesSet": "DS-5.1",
    "NoteTaken": "DS-5.4",
}
PRODUCERS: Mapping[str, str] = dict.fromkeys(
    ("ExploreEventOrdered", "EventCame", "RescuerOrdered", "PlayerRemoved"), "DS-9.8"
)
PAIRS: Mapping[str, tuple[str, str]] = {
    "OfferMade": ("seat", "to"),
    "PermissionGiven": ("seat", "to"),
    "CardsStolen": ("seat", "loser"),
}
"""Facts that are told to the two that they name."""


class IslandAudiences(OrderedAudiences):
    """The audiences of a season. A hand is its player's alone."""

    def __init__(self, parameters: CheckedParameters) -> None:
        super().__init__(EVERYBODY, OWNER, PRODUCERS)
        self._parameters = parameters
        self._picked = ""
        self._promised = ""
        """The card that was promised before everybody for help against a beast."""
        self._offers: dict[str, str] = {}
        """The audience of each offer."""

    @on("HelpAsked")
    def help_asked(self, fact: CheckedFact) -> None:
        """Remember what was promised before everybody."""
        self._promised = fact["pay"]

    @on("CardsPicked")
    def picked(self, fact: CheckedFact) -> None:
        """Remember who was told which cards move."""
        self._picked = fact.audience

    @on("CardsMoved")
    def moved(self, fact: CheckedFact) -> Mismatches:
        """IS-1.3: Which held cards move is told only to those between whom they move."""
        owners = [
            owner
            for zone, _, owner in (fact[end].partition("/") for end in ("source", "target"))
            if zone in ("hand", "equipped", "trophies")
        ]
        if self._picked and self._picked != told_to(owners):
            yield Mismatch(f"cards are told to {self._picked}", f"to {told_to(owners)}")
        zones = {fact[end].partition("/")[0] for end in ("source", "target")}
        named = set(fact.fields.get("cards", ())) - {self._promised}
        if named and zones in ({"supplies", "hand"}, {"hand"}):
            yield Mismatch(f"{fact} names {named}", "how many")
        self._picked = ""

    @on("CardsSeen")
    def seen(self, fact: CheckedFact) -> Mismatches:
        """IS-1.2: The order of a deck is for producers; who steals may see a hand."""
        chosen = fact["pile"].startswith("hand/") and self._parameters["steal"] == "choose"
        if not chosen:
            yield from only(fact, "producers")

    @on(*PAIRS)
    def between_two(self, fact: CheckedFact) -> Mismatches:
        """IS-8.1: What two players agree on is told to the two."""
        yield from only(fact, told_to(fact[field] for field in PAIRS[fact.kind]))

    @on("OfferMade")
    def offered(self, fact: CheckedFact) -> None:
        """Remember between whom an offer is."""
        self._offers[fact["offer"]] = fact.audience

    @on("OfferAnswered")
    def answered(self, fact: CheckedFact) -> Mismatches:
        """IS-8.1: An answer is told to those who know the offer."""
        yield from only(fact, self._offers.get(fact["offer"], "those who know the offer"))

    @on("TradeDone")
    def traded(self, fact: CheckedFact) -> Mismatches:
        """IS-8.1: Which cards were traded is told to the two, or to all if trades are open."""
        is_open = self._parameters["trade_visibility"] == "cards"
        pair = told_to([fact["first"], fact["second"]])
        yield from only(fact, "everybody" if is_open else pair)
