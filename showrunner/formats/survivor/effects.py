"""DS-9.3: the effects that an event can have, as data. Each is public or secret."""

from __future__ import annotations

from typing import Annotated, Any, ClassVar, Literal

import msgspec
from msgspec import Meta, Struct
from typing_extensions import override

from showrunner.formats.orders import ProducerOrder
from showrunner.formats.survivor import facts
from showrunner.formats.survivor.state import SurvivorState
from showrunner.kernel import EVERYBODY, seats

Amount = Annotated[int, Meta(ge=-1000, le=1000)]
Castaways = Annotated[tuple[str, ...], Meta(min_length=1)]

TAKER = "@taker"
"""DS-9.5: stands for the taker (as `team`: for their team) in an opportunity's effects."""


class Effect(Struct, frozen=True, kw_only=True, tag_field="effect", forbid_unknown_fields=True):
    """One effect of an event. Only producers and those it affects know of a `secret` one."""

    secret: bool = False
    waits_for_window: ClassVar[bool] = False
    changes: ClassVar[str] = ""
    """What it changes; no two effects of an event may change the same of the same castaway."""

    @property
    def named(self) -> tuple[str, ...]:
        """The seats that it names."""
        seat = getattr(self, "seat", None)
        return (*getattr(self, "seats", ()), *([] if seat is None else [seat]))

    def accounts(self) -> list[tuple[str, str]]:
        """What it changes, as (what, whose)."""
        return [(self.changes, seat) for seat in self.named] if self.changes else []

    def foresee(self, season: SurvivorState, order: ProducerOrder) -> None:
        """Check what does not change during the season. Raises OrderRefused.

        The seats must be in the cast, and the kind of card must exist, or be defined by an order
        that is scheduled (DS-8.3).
        """
        for seat in self.named:
            season.verify_seat(order, seat)
        if (kind := getattr(self, "kind", None)) is not None:
            season.foresee_card(order, kind)

    def verify(self, season: SurvivorState, order: ProducerOrder) -> None:
        """Check whether the effect is possible now. Raises OrderRefused.

        The castaways must be in the game.
        """
        season.verify_active(order, self.named)

    def happen(self, season: SurvivorState) -> None:
        """Apply the effect."""
        raise NotImplementedError


class Points(Effect, frozen=True, kw_only=True, tag="points"):
    """Give reward points (a negative amount takes them)."""

    changes: ClassVar[str] = "points"
    seats: Castaways
    amount: Amount

    def verify(self, season: SurvivorState, order: ProducerOrder) -> None:
        """DS-6.6: the castaways are in the game and have the points that are taken."""
        super().verify(season, order)
        for seat in self.seats:
            has = season.sheet.players[seat].points
            if has + self.amount < 0:
                raise order.refuse(f"{seat!r} has {has} points: {-self.amount} cannot be taken")

    @override
    def happen(self, season: SurvivorState) -> None:
        if self.secret:
            for seat in self.seats:
                season.change_points([seat], self.amount, "event")
        else:
            season.change_points(self.seats, self.amount, "event", EVERYBODY)


class Counters(Effect, frozen=True, kw_only=True, tag="counters"):
    """Give depletion counters (a negative amount removes them, never below 0)."""

    changes: ClassVar[str] = "counters"
    seats: Castaways
    amount: Amount

    @override
    def happen(self, season: SurvivorState) -> None:
        if self.secret:
            for seat in self.seats:
                season.change_counters([seat], self.amount, "event")
        else:
            season.change_counters(self.seats, self.amount, "event", EVERYBODY)


class Food(Effect, frozen=True, kw_only=True, tag="food"):
    """Give a team food (a negative amount takes it). Food is public (DS-2.7)."""

    team: str
    amount: Amount

    @override
    def accounts(self) -> list[tuple[str, str]]:
        return [("food", self.team)]

    def foresee(self, season: SurvivorState, order: ProducerOrder) -> None:
        """DS-2.7: food is public, so that the effect cannot be secret."""
        if self.secret:
            raise order.refuse("food is public (DS-2.7): omit `secret`")

    def verify(self, season: SurvivorState, order: ProducerOrder) -> None:
        """DS-12: food does not go below 0, and there is a round to come in which to eat it."""
        season.verify_windows_to_come(order)
        season.verify_team(order, self.team)
        has = season.sheet.food[self.team]
        if has + self.amount < 0:
            raise order.refuse(f"{self.team!r} has {has} food: {-self.amount} cannot be taken")

    @override
    def happen(self, season: SurvivorState) -> None:
        season.change_food(self.team, self.amount, "event")


class Attributes(Effect, frozen=True, kw_only=True, tag="attributes"):
    """Set a castaway's attributes, 3 to 18; null leaves one as it is. Always secret (DS-2.8)."""

    changes: ClassVar[str] = "attributes"
    seat: str
    competition: int | None = None
    survival: int | None = None

    def foresee(self, season: SurvivorState, order: ProducerOrder) -> None:
        """DS-1.4: an attribute is a number that three dice can show."""
        super().foresee(season, order)
        for value in (self.competition, self.survival):
            if value is not None and not 3 <= value <= 18:
                raise order.refuse(f"an attribute of {value} cannot be: give 3 to 18")

    @override
    def happen(self, season: SurvivorState) -> None:
        player = season.sheet.players[self.seat]
        fact = facts.AttributesRolled(
            seat=self.seat,
            competition=self.competition or player.competition or 3,
            survival=self.survival or player.survival or 3,
        )
        season.tell(fact, seats(self.seat))


class GiveImmunity(Effect, frozen=True, kw_only=True, tag="immunity"):
    """Give immunity until the end of the round's vote. Immunity is public (DS-2.7)."""

    changes: ClassVar[str] = "immunity"
    seats: Castaways

    def foresee(self, season: SurvivorState, order: ProducerOrder) -> None:
        """DS-2.7: immunity is public, so that the effect cannot be secret."""
        super().foresee(season, order)
        if self.secret:
            raise order.refuse("immunity is public (DS-2.7): omit `secret`")

    def verify(self, season: SurvivorState, order: ProducerOrder) -> None:
        """The castaways are in the game, and there is a vote to come."""
        season.verify_windows_to_come(order)
        super().verify(season, order)

    @override
    def happen(self, season: SurvivorState) -> None:
        season.give_immunity(self.seats, "producers")


class GiveCard(Effect, frozen=True, kw_only=True, tag="card"):
    """Give a castaway an advantage card. The holder knows; nobody else does (DS-2.9)."""

    seat: str
    kind: str

    def verify(self, season: SurvivorState, order: ProducerOrder) -> None:
        """The castaway is in the game and could play the card."""
        super().verify(season, order)
        season.verify_card(order, self.kind)

    @override
    def happen(self, season: SurvivorState) -> None:
        season.give_card(self.seat, self.kind)


class PlantCard(Effect, frozen=True, kw_only=True, tag="plant"):
    """Plant an advantage card at a camp (DS-4.6). Only producers know."""

    team: str
    kind: str

    def verify(self, season: SurvivorState, order: ProducerOrder) -> None:
        """The team exists, and a member could still find the card and play it."""
        season.verify_windows_to_come(order)
        season.verify_team(order, self.team)
        season.verify_card(order, self.kind)

    @override
    def happen(self, season: SurvivorState) -> None:
        season.plant(self.kind, self.team)


class Remove(Effect, frozen=True, kw_only=True, tag="remove"):
    """Take castaways out of the game (DS-1.9)."""

    changes: ClassVar[str] = "place in the game"
    seats: Castaways
    why: Literal["medical", "quit"] = "medical"

    @override
    def happen(self, season: SurvivorState) -> None:
        for seat in self.seats:
            season.remove(seat, self.why)


class Return(Effect, frozen=True, kw_only=True, tag="return"):
    """Return castaways who are out to the game, into a team, at the next window (DS-1.9)."""

    changes: ClassVar[str] = "place in the game"
    waits_for_window: ClassVar[bool] = True
    seats: Castaways
    team: str

    def verify(self, season: SurvivorState, order: ProducerOrder) -> None:
        """The castaways are out of the game, and the team exists."""
        season.verify_team(order, self.team)
        for seat in self.seats:
            season.verify_seat(order, seat)
            if season.sheet.players[seat].status not in ("voted out", "removed"):
                raise order.refuse(f"{seat!r} is {season.sheet.players[seat].status}, not out")

    @override
    def happen(self, season: SurvivorState) -> None:
        for seat in self.seats:
            season.tell(facts.CastawayReturned(seat=seat, team=self.team), EVERYBODY)


class Join(Effect, frozen=True, kw_only=True, tag="join"):
    """Move castaways to another team, at the next window (DS-1.7). Food stays where it is."""

    changes: ClassVar[str] = "place in the game"
    waits_for_window: ClassVar[bool] = True
    seats: Castaways
    team: str

    def verify(self, season: SurvivorState, order: ProducerOrder) -> None:
        """The castaways are in the game, and the team exists."""
        season.verify_team(order, self.team)
        super().verify(season, order)

    @override
    def happen(self, season: SurvivorState) -> None:
        season.move(self.seats, self.team)


AnyEffect = (
    Points
    | Counters
    | Food
    | Attributes
    | GiveImmunity
    | GiveCard
    | PlantCard
    | Remove
    | Return
    | Join
)


def verify_all(effects: tuple[AnyEffect, ...], season: SurvivorState, order: ProducerOrder) -> None:
    """Check that all effects are possible together, applied in this order. Raises OrderRefused."""
    changed: list[tuple[str, str]] = []
    leaving: set[str] = set()
    for effect in effects:
        effect.verify(season, order)
        for account in effect.accounts():
            if account in changed:
                raise order.refuse(
                    f"two effects touch the {account[0]} of {account[1]!r}: make them one"
                )
            changed.append(account)
        if isinstance(effect, Remove):
            leaving.update(effect.seats)
    if leaving and len(set(season.sheet.active) - leaving) < 2:
        raise order.refuse("fewer than two castaways would be left (DS-1.3)")
    cards = [("card", effect.seat) for effect in effects if isinstance(effect, GiveCard)]
    for what, seat in (*changed, *cards):
        if seat in leaving and what != "place in the game":
            raise order.refuse(f"{seat!r} leaves the game with this event: give them no {what}")


def for_taker(
    effects: tuple[AnyEffect, ...], taker: str, team: str, secret: bool
) -> tuple[AnyEffect, ...]:
    """DS-9.5: an opportunity's effects for a taker; `secret` hides points and counters."""
    resolved: list[AnyEffect] = []
    for effect in effects:
        changes: dict[str, Any] = {}
        if getattr(effect, "seat", None) == TAKER:
            changes["seat"] = taker
        if TAKER in getattr(effect, "seats", ()):
            named = [taker if seat == TAKER else seat for seat in getattr(effect, "seats", ())]
            changes["seats"] = tuple(dict.fromkeys(named))
        if getattr(effect, "team", None) == TAKER:
            changes["team"] = team
        if secret and isinstance(effect, Points | Counters):
            changes["secret"] = True
        resolved.append(msgspec.structs.replace(effect, **changes))
    return tuple(resolved)
