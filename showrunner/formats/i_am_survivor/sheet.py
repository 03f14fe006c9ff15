"""The sheet of I AM SURVIVOR!: teams, piles, rescuers, offers, as far as a viewer knows them."""

from __future__ import annotations

from collections import Counter
from typing import Annotated, ClassVar

from msgspec import Meta, Struct, field
from typing_extensions import override

from showrunner.formats.cards.sheet import CardSheet
from showrunner.formats.facts import CastawayIntroduced, Fact
from showrunner.formats.i_am_survivor import facts
from showrunner.formats.i_am_survivor.acts import OWN_ACTS
from showrunner.formats.i_am_survivor.cards import (
    CHARACTERS,
    Character,
    name_of,
    points_of,
)
from showrunner.formats.i_am_survivor.parameters import IslandParameters
from showrunner.formats.sheet import Standing, folds
from showrunner.formats.talk.acts import ActKind
from showrunner.formats.talk.sheet import TalkSheet
from showrunner.formats.wording import listed


class Survivor(Struct):
    """A character of a team: where it is, and how it feels."""

    owner: str
    status: str = "island"
    """`island`, `rescued`, `dead`, or `gone` with a player whom producers took out."""
    impairments: list[str] = field(default_factory=list)
    thirst: bool = False
    hunger: bool = False
    lost_action: bool = False

    @property
    def here(self) -> bool:
        """Whether it is on the island."""
        return self.status == "island"


class Leader(Struct):
    """A player: the three characters, and Souls of the Deceased."""

    team: list[str] = field(default_factory=list)
    souls: int = 0
    turned: int = 0
    """IS-9.12: Souls that the Ghost ship turned to their points side."""
    left: bool = False
    """IS-2.9: no character on the island any more."""


class WaitingRescuer(Struct):
    """A rescuer on the island, and the day on whose morning it leaves."""

    card: str
    leaves: int
    killers: list[str] = field(default_factory=list)
    """IS-9.14: characters who attacked and killed another player's since its arrival."""


class IslandSheet(TalkSheet, CardSheet):
    """The state of a season. For producers it is complete; for others it is what they know."""

    parameter_type = IslandParameters
    parameters: IslandParameters
    prefix = "i_am_survivor"
    figures: ClassVar[tuple[str, ...]] = ("points", "held_cards", "souls")
    players: dict[str, Leader]
    characters: dict[str, Survivor]
    rescuers: Annotated[list[WaitingRescuer], Meta(title="Waiting rescuers")]
    used: Annotated[dict[str, int], Meta(title="Collectors and mousetraps used today")]
    acted: Annotated[list[tuple[str, str]], Meta(title="Actions of this turn")]
    bids: dict[str, tuple[str, ...]]
    offers: Annotated[dict[str, facts.OfferMade], Meta(title="Standing offers")]
    offers_made: Annotated[dict[str, int], Meta(title="Offers so far")]
    permissions: Annotated[list[facts.PermissionGiven], Meta(title="Permissions today")]
    scores: dict[str, int]
    winners: tuple[str, ...]
    tie_break: str
    bounties: dict[str, int]
    events: Annotated[list[str], Meta(title="Ordered events")]
    places: Annotated[int | None, Meta(title="Places of the next rescuer to leave")]
    boarding: Annotated[str, Meta(title="Rescuer that takes bids")]
    removals: Annotated[list[str], Meta(title="Players to be taken out")]

    def __init__(self) -> None:
        super().__init__()
        self.characters = {}
        self.start = ""
        self.turn = ""
        self.night = False
        self.rescuers = []
        self.used = {}
        self.acted = []
        self.bids = {}
        self.offers = {}
        self.offers_made = {}
        self.permissions = []
        self.scores = {}
        self.winners = ()
        self.tie_break = ""
        self.merged = False
        self.bounties = {}
        self.events = []
        self.ordered_rescuer = ""
        self.places = None
        self.boarding = ""
        self.removals = []
        self._drawn_today: Counter[tuple[str, ...]] = Counter()

    # -- questions about the state -----------------------------------------------------------------

    def drawn_today(self, *name: str) -> int:
        """How many rolls or draws of this recurring name there were today."""
        return self._drawn_today[name]

    @property
    def own_acts(self) -> tuple[ActKind, ...]:
        """Needs, offers of help, truces and the like."""
        return OWN_ACTS

    @property
    def active(self) -> list[str]:
        """IS-2.9: the players who have characters on the island."""
        return [seat for seat, player in self.players.items() if not player.left]

    def hand(self, seat: str) -> list[str]:
        """The cards that a player holds, as far as they are known, sorted."""
        return sorted(self.pile(f"hand/{seat}").known)

    def equipped(self, seat: str) -> list[str]:
        """A player's equipped items."""
        return sorted(self.pile(f"equipped/{seat}").known)

    def equips(self, seat: str, kind: str) -> list[str]:
        """A player's equipped items of a kind."""
        return [card for card in self.equipped(seat) if card.startswith(f"{kind}.")]

    def holder(self, item: str) -> str:
        """The player who has equipped this item; "" if nobody has."""
        return next((seat for seat in self.players if item in self.equipped(seat)), "")

    def fuel(self, campfire: str) -> list[str]:
        """The firewood of a campfire."""
        return sorted(self.pile(f"fuel/{campfire}").known)

    def trophies(self, seat: str) -> list[str]:
        """A player's trophies."""
        return sorted(self.pile(f"trophies/{seat}").known)

    def treasures_taken(self, seat: str) -> list[str]:
        """The treasures that rescued characters took along."""
        return sorted(self.pile(f"treasures/{seat}").known)

    def here(self, seat: str) -> list[str]:
        """A player's characters on the island."""
        return [name for name in self.players[seat].team if self.characters[name].here]

    def owner(self, character: str) -> str:
        """The player who leads this character."""
        return self.characters[character].owner

    def has(self, seat: str, character: str) -> bool:
        """Whether this character is on a player's team and on the island."""
        found = self.characters.get(character)
        return bool(found and found.here and found.owner == seat)

    def card_of(self, character: str) -> Character:
        """The printed card of a character."""
        return CHARACTERS[character]

    @property
    def everybody_here(self) -> list[str]:
        """All characters on the island, by player."""
        return [name for seat in self.players for name in self.here(seat)]

    def from_start(self, start: str = "") -> list[str]:
        """IS-2.5: the players with characters, clockwise from this seat (default: the first)."""
        seats = list(self.players)
        first = seats.index(start or self.start or seats[0])
        return [seat for seat in seats[first:] + seats[:first] if self.here(seat)]

    def may_use(self, seat: str, right: str) -> list[str]:
        """IS-10.3, IS-12.6: the players whose campfire or dictionary this player may use today."""
        kind = "campfire" if right == "fire" else right
        owners = {
            given.seat for given in self.permissions if (given.to, given.right) == (seat, right)
        }
        all_fires = right == "fire" and (self.merged or self.has(seat, "old_lady"))
        return [
            owner
            for owner in self.players
            if self.equips(owner, kind) and (owner == seat or owner in owners or all_fires)
        ]

    def public_points(self, seat: str) -> int:
        """IS-13.1, IS-13.2: rescued characters and their treasures twice, turned Souls 3 each."""
        player = self.players[seat]
        rescued = sum(
            CHARACTERS[name].points
            for name in player.team
            if self.characters[name].status == "rescued"
        )
        treasures = sum(map(points_of, self.treasures_taken(seat)))
        return 2 * (rescued + treasures) + 3 * player.turned

    @override
    def figure(self, name: str, seat: str) -> int:
        if name == "points":
            return self.scores.get(seat, self.public_points(seat))
        if name == "held_cards":
            return self.pile(f"hand/{seat}").size
        return self.players[seat].souls

    @override
    def standing(self, seat: str) -> Standing:
        counts = Counter(self.characters[name].status for name in self.players[seat].team)
        words = [
            f"{counts[status]} {word}"
            for status, word in (("rescued", "rescued"), ("dead", "dead"), ("gone", "taken out"))
            if counts[status]
        ]
        return Standing(
            out=self.players[seat].left,
            status=listed(words) if words and self.players[seat].left else "",
            figures={name: self.figure(name, seat) for name in self.figures},
            cards=tuple(name_of(card) for card in self.hand(seat)),
        )

    # -- the fold: teams and days ------------------------------------------------------------------

    @folds(CastawayIntroduced)
    def _introduced(self, fact: CastawayIntroduced) -> None:
        super()._introduced(fact)
        self.players[fact.seat] = Leader()

    @folds(facts.TeamDealt)
    def _dealt(self, fact: facts.TeamDealt) -> None:
        self.players[fact.seat].team = list(fact.characters)
        for name in fact.characters:
            self.characters[name] = Survivor(owner=fact.seat)

    @folds(facts.RoundBegan)
    def _day(self, fact: facts.RoundBegan) -> None:
        self._new_round(fact)
        self.start, self.night = fact.start, False
        self.used, self.acted, self.permissions, self.offers = {}, [], [], {}
        self.merged = False
        self._drawn_today.clear()
        for character in self.characters.values():
            character.lost_action = False

    @folds(facts.NightFell)
    def _night(self, fact: facts.NightFell) -> None:
        self.night, self.turn, self.acted = True, "", []

    @folds(facts.TurnBegan)
    def _turn(self, fact: facts.TurnBegan) -> None:
        self.turn, self.acted = fact.seat, []

    @folds(facts.ActionTaken)
    def _acted(self, fact: facts.ActionTaken) -> None:
        self.acted.append((fact.character, fact.action))
        if fact.action in ("collector", "mousetrap"):
            key = f"{fact.action}/{fact.seat}"
            self.used[key] = self.used.get(key, 0) + 1

    @folds(facts.PlayerLeft)
    def _left(self, fact: facts.PlayerLeft) -> None:
        self.players[fact.seat].left = True

    @folds(facts.RiskRolled, facts.ActionRolled, facts.CardsLost, facts.RescueTeamNamed)
    def _drawn(self, fact: Fact) -> None:
        match fact:
            case facts.RiskRolled():
                self._drawn_today["risk", fact.character] += 1
            case facts.ActionRolled():
                self._drawn_today[fact.action, fact.character] += 1
            case facts.CardsLost(why="tornado"):
                self._drawn_today["tornado", fact.seat] += 1
            case facts.RescueTeamNamed():
                self._drawn_today["rescue team",] += 1

    # -- the fold: characters ----------------------------------------------------------------------

    @folds(facts.ImpairmentRolled)
    def _rolled(self, fact: facts.ImpairmentRolled) -> None:
        if fact.result == "loses the action":
            self.characters[fact.character].lost_action = True

    @folds(facts.CharacterImpaired)
    def _impaired(self, fact: facts.CharacterImpaired) -> None:
        impairments = self.characters[fact.character].impairments
        if fact.impairment not in impairments:
            impairments.append(fact.impairment)

    @folds(facts.CharacterHealed)
    def _healed(self, fact: facts.CharacterHealed) -> None:
        self.characters[fact.character].impairments.remove(fact.impairment)

    @folds(facts.MarkerPlaced)
    def _marker(self, fact: facts.MarkerPlaced) -> None:
        setattr(self.characters[fact.character], fact.marker, True)

    @folds(facts.Consumed)
    def _consumed(self, fact: facts.Consumed) -> None:
        setattr(
            self.characters[fact.character], "thirst" if fact.what == "water" else "hunger", False
        )

    def _gone(self, character: str, status: str) -> None:
        found = self.characters[character]
        found.status, found.impairments = status, []
        found.thirst = found.hunger = found.lost_action = False

    @folds(facts.CharacterDied)
    def _died(self, fact: facts.CharacterDied) -> None:
        self._gone(fact.character, "dead")
        self.players[fact.seat].souls += fact.souls

    @folds(facts.CharacterRemoved)
    def _removed(self, fact: facts.CharacterRemoved) -> None:
        self._gone(fact.character, "gone")

    @folds(facts.SoulSpent)
    def _soul(self, fact: facts.SoulSpent) -> None:
        player = self.players[fact.seat]
        player.souls -= fact.number
        if fact.use == "ghost ship":
            player.turned += fact.number

    # -- the fold: rescues -------------------------------------------------------------------------

    @folds(facts.RescuerArrived)
    def _arrived(self, fact: facts.RescuerArrived) -> None:
        self.rescuers.append(WaitingRescuer(fact.card, fact.leaves))
        self.ordered_rescuer = "" if fact.why == "order" else self.ordered_rescuer

    @folds(facts.RescuerLeft)
    def _rescuer_left(self, fact: facts.RescuerLeft) -> None:
        self.rescuers = [waiting for waiting in self.rescuers if waiting.card != fact.card]
        self.bids, self.places, self.boarding = {}, None, ""

    @folds(facts.RescuerReplaced)
    def _replaced(self, fact: facts.RescuerReplaced) -> None:
        self.rescuers = [waiting for waiting in self.rescuers if waiting.card != fact.card]

    @folds(facts.DepartureDelayed)
    def _delayed(self, fact: facts.DepartureDelayed) -> None:
        for waiting in self.rescuers:
            if waiting.card == fact.card:
                waiting.leaves = fact.leaves

    @folds(facts.SpoilsTaken)
    def _spoils(self, fact: facts.SpoilsTaken) -> None:
        self._drawn_today["steal", fact.seat] += fact.spoils == "steal"
        if fact.spoils == "kill" and self._attacker and self.owner(self._attacker) == fact.seat:
            for waiting in self.rescuers:
                waiting.killers.append(self._attacker)

    _attacker = ""

    @folds(facts.AttackAnnounced)
    def _attack(self, fact: facts.AttackAnnounced) -> None:
        self._attacker = fact.attacker

    @folds(facts.BoardingBegan)
    def _boarding(self, fact: facts.BoardingBegan) -> None:
        self.boarding = fact.card

    @folds(facts.BidsRevealed)
    def _bids(self, fact: facts.BidsRevealed) -> None:
        self.bids = dict(fact.bids)

    @folds(facts.BidRaised)
    def _raised(self, fact: facts.BidRaised) -> None:
        self.bids[fact.character] = (*self.bids[fact.character], *fact.cards)

    @folds(facts.BidWithdrawn)
    def _withdrawn(self, fact: facts.BidWithdrawn) -> None:
        self.bids.pop(fact.character, None)

    @folds(facts.CandidateRefused)
    def _refused(self, fact: facts.CandidateRefused) -> None:
        self.bids.pop(fact.character, None)

    @folds(facts.CharacterRescued)
    def _rescued(self, fact: facts.CharacterRescued) -> None:
        self._gone(fact.character, "rescued")
        self.bids.pop(fact.character, None)

    # -- the fold: trades --------------------------------------------------------------------------

    @folds(facts.OfferMade)
    def _offer(self, fact: facts.OfferMade) -> None:
        pair = f"{fact.seat}>{fact.to}"
        self.offers_made[pair] = self.offers_made.get(pair, 0) + 1
        self.offers[fact.offer] = fact

    @folds(facts.OfferAnswered)
    def _offer_answered(self, fact: facts.OfferAnswered) -> None:
        if fact.answer != "later":
            self.offers.pop(fact.offer, None)

    @folds(facts.OffersExpired)
    def _expired(self, fact: facts.OffersExpired) -> None:
        self.offers = {}

    @folds(facts.PermissionGiven)
    def _permission(self, fact: facts.PermissionGiven) -> None:
        self.permissions.append(fact)

    # -- the fold: producers and the end -----------------------------------------------------------

    @folds(facts.ExploreEventOrdered)
    def _event_ordered(self, fact: facts.ExploreEventOrdered) -> None:
        self.events.append(fact.event)

    @folds(facts.EventCame)
    def _event_came(self, fact: facts.EventCame) -> None:
        self.events.remove(fact.event)

    @folds(facts.RescuerOrdered)
    def _rescuer_ordered(self, fact: facts.RescuerOrdered) -> None:
        self.ordered_rescuer = fact.kind

    @folds(facts.CampsMerged)
    def _merged(self, fact: facts.CampsMerged) -> None:
        self.merged = True

    @folds(facts.BountySet)
    def _bounty(self, fact: facts.BountySet) -> None:
        self.bounties[fact.kind] = fact.number

    @folds(facts.BountyPaid)
    def _bounty_paid(self, fact: facts.BountyPaid) -> None:
        self.bounties.pop(fact.kind, None)

    @folds(facts.QuotaSet)
    def _quota(self, fact: facts.QuotaSet) -> None:
        self.places = fact.places

    @folds(facts.PlayerRemoved)
    def _to_be_removed(self, fact: facts.PlayerRemoved) -> None:
        self.removals.append(fact.seat)

    @folds(facts.PlayerTakenOut)
    def _taken_out(self, fact: facts.PlayerTakenOut) -> None:
        if fact.seat in self.removals:
            self.removals.remove(fact.seat)

    @folds(facts.GameEnded)
    def _ended(self, fact: facts.GameEnded) -> None:
        self._game_ended(fact)
        self.scores, self.winners = dict(fact.scores), fact.winners
        self.tie_break = fact.tie_break
