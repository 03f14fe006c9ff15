"""The state that the game's sheet holds, and questions about it; `sheet` has its fact handlers."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct, field
from msgspec.structs import replace
from typing_extensions import override

from showrunner.formats.cards.piles import kind_of
from showrunner.formats.cards.sheet import CardSheet
from showrunner.formats.sheet import Standing
from showrunner.formats.surviving_the_game import facts
from showrunner.formats.surviving_the_game.acts import GAME_ACTS
from showrunner.formats.surviving_the_game.cards import (
    IDENTITIES,
    INJURY,
    LAST_CLOSING_LEVEL,
    OBSTACLES,
    STACKS,
    TOP_LEVEL,
    UPGRADES_FROM,
    Identity,
    Obstacle,
    OwnedCard,
    found_in,
    points_of,
)
from showrunner.formats.surviving_the_game.parameters import GameParameters
from showrunner.formats.talk.acts import ActKind
from showrunner.formats.talk.sheet import TalkSheet

OWN_PILES = ("deck", "hand", "play", "discard", "trophies", "won", "identity")
"""A player's piles, before the slash; `won` has the obstacle of Level 5 that let them out."""
SCORED_PILES = ("deck", "hand", "play", "discard", "won")


class GamePlayer(Struct):
    """One player. `identity` is empty until a Character ID is bought, or all have entered."""

    identity: Annotated[str, Meta(title="Character ID")] = ""
    health: int = 0
    level: int = 0
    status: Literal["inside", "exited", "eliminated"] = "inside"
    hurt: Annotated[bool, Meta(title="Lost Health since the start of their last turn")] = False
    rested: Annotated[bool, Meta(title="Lost no Health before this turn")] = False
    owned: list[str] = field(default_factory=list)
    """The cards that count for the player's points, wherever they lie."""


class Area(Struct):
    """A level of the facility."""

    closed: bool = False
    damage: Annotated[int, Meta(title="Damage of the open obstacle")] = 0
    harm: Annotated[int, Meta(title="Damage that the open obstacle has taken")] = 0


class Turn(Struct):
    """What the current turn has added up to so far."""

    seat: str = ""
    used: Annotated[int, Meta(title="Moves used")] = 0
    moves: Annotated[int, Meta(title="Moves available")] = 0
    damage: int = 0
    shield: int = 0
    hack: int = 0
    weapons: Annotated[int, Meta(title="Added to further Weapons")] = 0
    armed: Annotated[bool, Meta(title="A Weapon was played this encounter")] = False
    flight: bool = False
    plated: Annotated[bool, Meta(title="The plating is used up")] = False
    creds: int = 0
    purchases: int = 0


class SheetState(TalkSheet, CardSheet):
    """The state of a season, and questions about it."""

    prefix = "surviving_the_game"
    parameter_type = GameParameters
    figures = ("health", "level", "points")
    parameters: GameParameters
    players: dict[str, GamePlayer]
    order: Annotated[list[str], Meta(title="Turn order")]
    areas: dict[int, Area]
    turn: Turn
    entered: Annotated[bool, Meta(title="All have entered")]
    grown: Annotated[list[int], Meta(title="Levels that made the Armory grow")]
    departed: Annotated[list[str], Meta(title="Out of the facility, first to last")]
    last_turn: Annotated[str, Meta(title="Takes the last turn")]
    last_turn_over: bool
    locked: Annotated[bool, Meta(title="The facility is closed")]
    lockdown_after: Annotated[int, Meta(title="Announced last round")]
    sale: Annotated[int, Meta(title="Round of the sale")]
    watching: Annotated[list[str], Meta(title="Eliminated and seeing all")]
    removals: Annotated[list[str], Meta(title="To be removed")]
    decided: Annotated[facts.GameDecided | None, Meta(title="Who won")]

    def __init__(self) -> None:
        super().__init__()
        self.order = []
        self.areas = {level: Area() for level in range(1, TOP_LEVEL + 1)}
        self.turn = Turn()
        self.entered = False
        self.grown = []
        self.departed = []
        self.last_turn = ""
        self.last_turn_over = False
        self.locked = False
        self.lockdown_after = 0
        self.sale = 0
        self.watching = []
        self.removals = []
        self.decided = None

    @property
    @override
    def own_acts(self) -> tuple[ActKind, ...]:
        return GAME_ACTS

    # -- players -----------------------------------------------------------------------------------

    @property
    def inside(self) -> list[str]:
        """The players in the game who have neither exited nor been eliminated, in turn order."""
        return [seat for seat in self.order if self.players[seat].status == "inside"]

    @property
    @override
    def active(self) -> list[str]:
        return [seat for seat, player in self.players.items() if player.status == "inside"]

    @property
    def survivors(self) -> list[str]:
        """SG-8.7: everybody who was not eliminated, in seat order."""
        return [seat for seat, player in self.players.items() if player.status != "eliminated"]

    def identity(self, seat: str) -> Identity:
        """A player's Character ID; a Raw Recruit's if they have none."""
        return IDENTITIES[self.players[seat].identity or "recruit"]

    @override
    def standing(self, seat: str) -> Standing:
        standing, player = super().standing(seat), self.players[seat]
        status = "" if player.status == "inside" else player.status
        role = IDENTITIES[player.identity].name if player.identity else ""
        return replace(standing, status=status, role=role)

    @override
    def figure(self, name: str, seat: str) -> int:
        return self.points(seat) if name == "points" else super().figure(name, seat)

    def points(self, seat: str) -> int:
        """SG-8.8: the victory points of all cards that a player owns."""
        return sum(map(points_of, self.players[seat].owned))

    def injuries(self, seat: str) -> int:
        """How many Injuries a player owns."""
        return sum(kind_of(card) == INJURY for card in self.players[seat].owned)

    def hand(self, seat: str) -> tuple[str, ...]:
        """A player's hand, as far as the viewer knows it."""
        return self.pile(f"hand/{seat}").known

    # -- areas -------------------------------------------------------------------------------------

    def face_up(self, level: int) -> str:
        """The obstacle that lies open in an area; empty if there is none."""
        return next(iter(self.pile(f"area/{level}").known), "")

    def left_in(self, level: int) -> int:
        """How many obstacles an area has left."""
        return self.pile(f"obstacles/{level}").size + self.pile(f"area/{level}").size

    def obstacle(self, level: int) -> Obstacle:
        """The kind of the open obstacle."""
        return OBSTACLES[kind_of(self.face_up(level))]

    def is_open(self, level: int) -> bool:
        """Whether an area is not closed."""
        return not self.areas[level].closed

    def up_from(self, level: int) -> int:
        """SG-4.4: the next open level above; Level 5 is never closed."""
        return next(above for above in range(level + 1, TOP_LEVEL + 1) if self.is_open(above))

    @property
    def highest_closed(self) -> int:
        """SG-4.1: the highest closed level; 0 if none is."""
        return max((level for level, area in self.areas.items() if area.closed), default=0)

    def moves_from(self, level: int) -> dict[str, int]:
        """SG-4.2 to SG-4.4: where somebody on this level may go: `stay`, `up`, `down`."""
        if self.face_up(level):
            return {"stay": level}
        moves = {"stay": level} if self.is_open(level) else {}
        if level < TOP_LEVEL:
            moves["up"] = self.up_from(level)
        if level > 1 and self.is_open(level) and self.is_open(level - 1):
            moves["down"] = level - 1
        return moves

    # -- the Armory --------------------------------------------------------------------------------

    def price(self, seat: str, card: OwnedCard | Identity) -> int:
        """SG-5.3: the price of a card for a player, 1 at least."""
        cost = card.cost + self.parameters.price_change - (self.sale == self.round)
        own = self.identity(seat).colour
        if isinstance(card, OwnedCard) and own and card.colour == own:
            cost -= card.found != "barracks" or self.parameters.discount_in_barracks
        return max(1, cost)

    def market(self, seat: str) -> list[str]:
        """SG-2.1, SG-5.2: the piles of cards from which a player may buy where they stand."""
        if not self.entered:
            names = [f"barracks/{kind}" for kind in found_in("barracks")]
        else:
            names = [f"armory/{kind}" for kind in found_in("armory")]
            if self.players[seat].level >= UPGRADES_FROM:
                names += self.upgrade_piles
        return [name for name in names if self.pile(name).size]

    @property
    def upgrade_piles(self) -> list[str]:
        """The open cards of the three stacks, and the piles that grew beside them (SG-6.2)."""
        tops = [f"top/{stack}" for stack in STACKS]
        return tops + [f"extra/{stack}/{level}" for level in self.grown for stack in STACKS]

    def identities_for(self, seat: str) -> list[str]:
        """SG-2.3: the kinds of Character ID that a player may still buy."""
        if self.entered or self.players[seat].identity:
            return []
        return [kind for kind in IDENTITIES if self.pile(f"identities/{kind}").size]

    @property
    def purchases_left(self) -> int:
        """SG-2.3, SG-5.2: how many purchases the current turn has left."""
        return max(0, self.parameters.purchases_per_turn - self.turn.purchases)

    # -- the end -----------------------------------------------------------------------------------

    @property
    def ends_after(self) -> int:
        """SG-8.6: the round after which the facility closes."""
        return min(self.parameters.max_rounds, self.lockdown_after or self.parameters.max_rounds)

    @property
    def sealed_off(self) -> bool:
        """SG-7.3: whether Level 4 is closed."""
        return self.areas[LAST_CLOSING_LEVEL].closed
