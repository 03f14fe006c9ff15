"""DS-9.3: what an event can do, as data. Each effect is public or secret."""

from __future__ import annotations

from typing import Annotated, Any, ClassVar, Literal

import msgspec
from msgspec import Meta, Struct

from showrunner.formats.orders import ProducerOrder
from showrunner.formats.survivor import facts
from showrunner.formats.survivor.state import SurvivorState
from showrunner.kernel import EVERYBODY, seats

Amount = Annotated[int, Meta(ge=-1000, le=1000)]
Castaways = Annotated[tuple[str, ...], Meta(min_length=1)]

TAKER = "@taker"
"""DS-9.5: in an opportunity's effects, whoever takes it (as `team`: their team); no seat's id."""


class Effect(Struct, frozen=True, kw_only=True, tag_field="effect", forbid_unknown_fields=True):
    """One effect of an event. `secret` ones are known to those they touch (and producers) alone."""

    secret: bool = False
    waits_for_window: ClassVar[bool] = False

    def accounts(self) -> list[tuple[str, str]]:
        """What the effect touches: no two effects of an event may touch the same."""
        raise NotImplementedError

    def foresee(self, season: SurvivorState, order: ProducerOrder) -> None:
        """Raise OrderRefused for what can be right at no time.

        That somebody is in the cast; and (DS-8.3) that there is such a card, or will be.
        """
        for seat in (*getattr(self, "seats", ()), *filter(None, (getattr(self, "seat", None),))):
            season.verify_seat(order, seat)
        if (kind := getattr(self, "kind", None)) is not None:
            season.foresee_card(order, kind)

    def verify(self, season: SurvivorState, order: ProducerOrder) -> None:
        """Raise OrderRefused where the effect cannot be had."""
        raise NotImplementedError

    def happen(self, season: SurvivorState) -> None:
        """Let it have its effect."""
        raise NotImplementedError


class Points(Effect, frozen=True, kw_only=True, tag="points"):
    """Give reward points (a negative amount takes them)."""

    seats: Castaways
    amount: Amount

    def accounts(self) -> list[tuple[str, str]]:
        """See Effect."""
        return [("points", seat) for seat in self.seats]

    def verify(self, season: SurvivorState, order: ProducerOrder) -> None:
        """DS-6.6: points cannot go below 0."""
        season.verify_active(order, self.seats)
        for seat in self.seats:
            has = season.sheet.players[seat].points
            if has + self.amount < 0:
                raise order.refuse(f"{seat!r} has {has} points: {-self.amount} cannot be taken")

    def happen(self, season: SurvivorState) -> None:
        """See Effect."""
        if self.secret:
            for seat in self.seats:
                season.change_points([seat], self.amount, "event")
        else:
            season.change_points(self.seats, self.amount, "event", EVERYBODY)


class Counters(Effect, frozen=True, kw_only=True, tag="counters"):
    """Give depletion counters (a negative amount removes them, never below 0)."""

    seats: Castaways
    amount: Amount

    def accounts(self) -> list[tuple[str, str]]:
        """See Effect."""
        return [("counters", seat) for seat in self.seats]

    def verify(self, season: SurvivorState, order: ProducerOrder) -> None:
        """Only who is in the game has counters."""
        season.verify_active(order, self.seats)

    def happen(self, season: SurvivorState) -> None:
        """See Effect."""
        if self.secret:
            for seat in self.seats:
                season.change_counters([seat], self.amount, "event")
        else:
            season.change_counters(self.seats, self.amount, "event", EVERYBODY)


class Food(Effect, frozen=True, kw_only=True, tag="food"):
    """Give a team food (a negative amount takes it). Food is public (DS-2.7)."""

    team: str
    amount: Amount

    def accounts(self) -> list[tuple[str, str]]:
        """See Effect."""
        return [("food", self.team)]

    def foresee(self, season: SurvivorState, order: ProducerOrder) -> None:
        """DS-2.7: food is public."""
        if self.secret:
            raise order.refuse("food is public (DS-2.7): leave `secret` away")

    def verify(self, season: SurvivorState, order: ProducerOrder) -> None:
        """DS-12: food is never below 0; and nobody eats once the rounds are over."""
        season.verify_windows_to_come(order)
        season.verify_team(order, self.team)
        has = season.sheet.food[self.team]
        if has + self.amount < 0:
            raise order.refuse(f"{self.team!r} has {has} food: {-self.amount} cannot be taken")

    def happen(self, season: SurvivorState) -> None:
        """See Effect."""
        season.change_food(self.team, self.amount, "event")


class Attributes(Effect, frozen=True, kw_only=True, tag="attributes"):
    """Set a castaway's attributes, 3 to 18; null leaves one as it is. Always secret (DS-2.8)."""

    seat: str
    competition: int | None = None
    survival: int | None = None

    def accounts(self) -> list[tuple[str, str]]:
        """See Effect."""
        return [("attributes", self.seat)]

    def foresee(self, season: SurvivorState, order: ProducerOrder) -> None:
        """DS-1.4: what three dice can show."""
        super().foresee(season, order)
        for value in (self.competition, self.survival):
            if value is not None and not 3 <= value <= 18:
                raise order.refuse(f"an attribute of {value} cannot be: give 3 to 18")

    def verify(self, season: SurvivorState, order: ProducerOrder) -> None:
        """Only who is in the game has attributes that count."""
        season.verify_active(order, [self.seat])

    def happen(self, season: SurvivorState) -> None:
        """See Effect."""
        player = season.sheet.players[self.seat]
        fact = facts.AttributesRolled(
            seat=self.seat,
            competition=self.competition or player.competition or 3,
            survival=self.survival or player.survival or 3,
        )
        season.tell(fact, seats(self.seat))


class Immunity(Effect, frozen=True, kw_only=True, tag="immunity"):
    """Give immunity until the end of the round's vote. Immunity is public (DS-2.7)."""

    seats: Castaways

    def accounts(self) -> list[tuple[str, str]]:
        """See Effect."""
        return [("immunity", seat) for seat in self.seats]

    def foresee(self, season: SurvivorState, order: ProducerOrder) -> None:
        """DS-2.7: immunity is public."""
        super().foresee(season, order)
        if self.secret:
            raise order.refuse("immunity is public (DS-2.7): leave `secret` away")

    def verify(self, season: SurvivorState, order: ProducerOrder) -> None:
        """Only who is in the game can be immune, while there are votes."""
        season.verify_windows_to_come(order)
        season.verify_active(order, self.seats)

    def happen(self, season: SurvivorState) -> None:
        """See Effect."""
        season.give_immunity(self.seats, "producers")


class GiveCard(Effect, frozen=True, kw_only=True, tag="card"):
    """Give a castaway an advantage card. The holder knows; nobody else does (DS-2.9)."""

    seat: str
    kind: str

    def accounts(self) -> list[tuple[str, str]]:
        """See Effect."""
        return []

    def verify(self, season: SurvivorState, order: ProducerOrder) -> None:
        """Only a card that can be played can be given, to who is in the game."""
        season.verify_active(order, [self.seat])
        season.verify_card(order, self.kind)

    def happen(self, season: SurvivorState) -> None:
        """See Effect."""
        season.give_card(self.seat, self.kind)


class PlantCard(Effect, frozen=True, kw_only=True, tag="plant"):
    """Plant an advantage card at a camp (DS-4.6). Only producers know."""

    team: str
    kind: str

    def accounts(self) -> list[tuple[str, str]]:
        """See Effect."""
        return []

    def verify(self, season: SurvivorState, order: ProducerOrder) -> None:
        """Only a card that can be played can be planted, at a camp that somebody comes to."""
        season.verify_windows_to_come(order)
        season.verify_team(order, self.team)
        season.verify_card(order, self.kind)

    def happen(self, season: SurvivorState) -> None:
        """See Effect."""
        season.plant(self.kind, self.team)


class Remove(Effect, frozen=True, kw_only=True, tag="remove"):
    """Take castaways out of the game (DS-1.9)."""

    seats: Castaways
    why: Literal["medical", "quit"] = "medical"

    def accounts(self) -> list[tuple[str, str]]:
        """See Effect."""
        return [("place in the game", seat) for seat in self.seats]

    def verify(self, season: SurvivorState, order: ProducerOrder) -> None:
        """Only who is in the game can leave it."""
        season.verify_active(order, self.seats)

    def happen(self, season: SurvivorState) -> None:
        """See Effect."""
        for seat in self.seats:
            season.remove(seat, self.why)


class Return(Effect, frozen=True, kw_only=True, tag="return"):
    """Return castaways who are out to the game, into a team, at the next window (DS-1.9)."""

    waits_for_window: ClassVar[bool] = True
    seats: Castaways
    team: str

    def accounts(self) -> list[tuple[str, str]]:
        """See Effect."""
        return [("place in the game", seat) for seat in self.seats]

    def verify(self, season: SurvivorState, order: ProducerOrder) -> None:
        """Only who is out can return, and only before the final."""
        season.verify_team(order, self.team)
        for seat in self.seats:
            season.verify_seat(order, seat)
            if season.sheet.players[seat].status not in ("voted out", "removed"):
                raise order.refuse(f"{seat!r} is {season.sheet.players[seat].status}, not out")

    def happen(self, season: SurvivorState) -> None:
        """See Effect."""
        for seat in self.seats:
            season.tell(facts.CastawayReturned(seat=seat, team=self.team), EVERYBODY)


class Join(Effect, frozen=True, kw_only=True, tag="join"):
    """Move castaways to another team, at the next window (DS-1.7). Food stays where it is."""

    waits_for_window: ClassVar[bool] = True
    seats: Castaways
    team: str

    def accounts(self) -> list[tuple[str, str]]:
        """See Effect."""
        return [("place in the game", seat) for seat in self.seats]

    def verify(self, season: SurvivorState, order: ProducerOrder) -> None:
        """Only who is in the game can move, to a team that there is."""
        season.verify_team(order, self.team)
        season.verify_active(order, self.seats)

    def happen(self, season: SurvivorState) -> None:
        """See Effect."""
        season.move(self.seats, self.team)


AnyEffect = (
    Points | Counters | Food | Attributes | Immunity | GiveCard | PlantCard | Remove | Return | Join
)


def verify_all(effects: tuple[AnyEffect, ...], season: SurvivorState, order: ProducerOrder) -> None:
    """Every effect can be had, also after those before it. Raises OrderRefused."""
    touched: list[tuple[str, str]] = []
    leaving: set[str] = set()
    for effect in effects:
        effect.verify(season, order)
        for account in effect.accounts():
            if account in touched:
                raise order.refuse(
                    f"two effects touch the {account[0]} of {account[1]!r}: make them one"
                )
            touched.append(account)
        if isinstance(effect, Remove):
            leaving.update(effect.seats)
    if leaving and len(set(season.sheet.active) - leaving) < 2:
        raise order.refuse("fewer than two castaways would be left (DS-1.3)")
    cards = [("card", effect.seat) for effect in effects if isinstance(effect, GiveCard)]
    for what, seat in (*touched, *cards):
        if seat in leaving and what != "place in the game":
            raise order.refuse(f"{seat!r} leaves the game with this event: give them no {what}")


def for_taker(
    effects: tuple[AnyEffect, ...], taker: str, team: str, secret: bool
) -> tuple[AnyEffect, ...]:
    """DS-9.5: an opportunity's effects as they are for one taker; `secret` keeps what can be so."""
    made: list[AnyEffect] = []
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
        made.append(msgspec.structs.replace(effect, **changes))
    return tuple(made)
