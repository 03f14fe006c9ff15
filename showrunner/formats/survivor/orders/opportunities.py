"""DS-9.5: the order that offers a special opportunity, at camp (DS-4.7) or at any other time."""

from __future__ import annotations

from typing import Annotated, ClassVar

from msgspec import Meta
from typing_extensions import override

from showrunner.errors import OrderRefused
from showrunner.formats.orders import TouchingOrder
from showrunner.formats.survivor.effects import AnyEffect, for_taker, verify_all
from showrunner.formats.survivor.facts.opportunities import Way
from showrunner.formats.survivor.phases.opportunities import opportunity
from showrunner.formats.survivor.state import SurvivorState
from showrunner.kernel import Text
from showrunner.questions import Deadline


class OfferOpportunity(TouchingOrder, frozen=True, kw_only=True):
    """DS-9.5: offer something for reward points, beside the story, to a team or some castaways.

    `way`: with `everyone`, all who pay get it; with `first_come`, as many as there are in `stock`,
    drawn from those who want it; an `auction` goes to the highest sealed bids of `price` or more.
    Who took an open offer is public; otherwise only they and producers know. The effects are those
    of an event, with `@taker` for the taker (as a team, for their team), once for each taker.
    """

    name: ClassVar[str] = "offer_opportunity"
    story: Text
    price: Annotated[int, Meta(ge=0, le=1000)] = 1
    way: Way = "everyone"
    effects: tuple[AnyEffect, ...] = ()
    team: str | None = None
    seats: tuple[str, ...] = ()
    open: bool = True
    stock: Annotated[int, Meta(ge=1, le=30)] | None = None
    deadline: Deadline = "decision"

    def foresee(self, season: SurvivorState) -> None:
        """The castaways named are in the cast, and no effect has to wait for a window."""
        super().foresee(season)
        if self.way == "everyone" and self.stock is not None:
            raise self.refuse(
                "everyone can have it, so that there is no stock: omit `stock`, or set `way` to "
                "first_come or auction"
            )
        any_seat = next(iter(season.sheet.names))
        for effect in for_taker(self.effects, any_seat, "", secret=not self.open):
            if effect.waits_for_window:
                raise self.refuse(
                    "what is taken comes at once, and a return or a move waits for a window: "
                    "schedule an event for after the fact OpportunityTaken"
                )
            effect.foresee(season, self)

    def verify(self, season: SurvivorState) -> None:
        """The final has not begun, and at least one of the invited castaways could take it."""
        season.verify_windows_to_come(self)
        if self.team is not None:
            season.verify_team(self, self.team)
        season.verify_active(self, self.seats)
        invited = self.invited(season)
        if not invited:
            raise self.refuse("nobody is invited: name somebody in the game")
        refusals = [self._refusal(season, seat) for seat in invited]
        if all(refusals):
            raise next(filter(None, refusals))

    def _refusal(self, season: SurvivorState, taker: str) -> OrderRefused | None:
        try:
            verify_all(self.effects_for(season, taker), season, self)
        except OrderRefused as refusal:
            return refusal
        return None

    @property
    def lots(self) -> int | None:
        """How many castaways can have it; None if everybody can."""
        return None if self.way == "everyone" else self.stock or 1

    def effects_for(self, season: SurvivorState, taker: str) -> tuple[AnyEffect, ...]:
        """The effects if this castaway takes the offer."""
        team = season.sheet.players[taker].team
        return for_taker(self.effects, taker, team, secret=not self.open)

    def invited(self, season: SurvivorState) -> list[str]:
        """The castaways it is offered to: a team, some castaways, or everybody in the game."""
        named = {*self.seats, *season.sheet.teams.get(self.team or "", ())}
        everybody = not self.seats and self.team is None
        return [seat for seat in season.sheet.active if everybody or seat in named]

    @override
    def obey(self, season: SurvivorState) -> None:
        number = season.sheet.opportunities + 1
        script = opportunity(season, self, number, self.invited(season))
        season.stage.aside(f"opportunity:{number}", script)
