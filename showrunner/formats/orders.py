"""Producers' orders: the base class of all orders, and the orders that every format has."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

import msgspec
from msgspec import Struct

from showrunner.errors import Misused, OrderRefused, Unreadable, WrongParameter, suggest
from showrunner.formats.facts import (
    OrderWithdrawn,
    ParameterChanged,
    SecretsRevealed,
    StoryTold,
    WindowStopped,
)
from showrunner.formats.interviews.asking import open_interview
from showrunner.kernel import EVERYBODY, PRODUCERS, Seal, Text, seats
from showrunner.questions import cleaned

NAMES_SEATS = ("seat", "seats", "sits_out")
"""The fields of orders that name castaways."""


class ProducerOrder(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """An order of the producers. `verify` may refuse it; only then `obey` carries it out.

    `name` is the order's name in files and the API, and `page_title` what pages call it (by
    default, its name in words). With `after_end`, it can still be given once the season is over.
    """

    name: ClassVar[str]
    page_title: ClassVar[str] = ""
    after_end: ClassVar[bool] = False

    def foresee(self, season: Any) -> None:
        """Raise OrderRefused if the order could never be obeyed, now or when scheduled for later.

        By default it checks that the seats it names are in the cast; a format's orders also check
        other things that never change in a season.
        """
        for name in NAMES_SEATS:
            named = getattr(self, name, ())
            for seat in (named,) if isinstance(named, str) else named:
                season.verify_seat(self, seat)

    def verify(self, season: Any) -> None:
        """Raise OrderRefused if the season, as it is now, cannot take this order."""

    def obey(self, season: Any) -> None:
        """Carry out the order."""
        raise NotImplementedError

    @property
    def touches(self) -> bool:
        """Whether the order makes the season "produced" (DS-9.8)."""
        return False

    @property
    def waits_for_window(self) -> bool:
        """Whether the order takes effect only at a production window, never during a phase."""
        return False

    def refuse(self, why: str) -> OrderRefused:
        """The error to raise when refusing this order."""
        return OrderRefused(self.name, why)


class TouchingOrder(ProducerOrder, frozen=True, kw_only=True):
    """An order that always makes a season "produced" (DS-9.8)."""

    @property
    def touches(self) -> bool:
        """Always: it changes the course of the season."""
        return True


class WindowOrder(TouchingOrder, frozen=True, kw_only=True):
    """An order that always makes a season "produced", and never takes effect during a phase."""

    @property
    def waits_for_window(self) -> bool:
        """Always: it is carried out at the next production window."""
        return True


def read_order(
    kinds: Mapping[str, type[ProducerOrder]], name: str, terms: Mapping[str, Any], seal: Seal
) -> ProducerOrder:
    """Read an order from its name and plain terms. Raises OrderRefused naming the wrong term."""
    if name not in kinds:
        raise OrderRefused(name, f"there is no such order; {suggest(name, kinds)}")

    def read_text(kind: type, value: object) -> object:
        if kind is Text and isinstance(value, str) and (words := cleaned(value).strip()):
            return seal(words)
        if kind is Text and isinstance(value, Text):
            return value
        raise Unreadable("Expected words")

    try:
        return msgspec.convert(terms, kinds[name], dec_hook=read_text)
    except (msgspec.ValidationError, ValueError) as problem:
        fields = ", ".join(kinds[name].__struct_fields__) or "no terms"
        raise OrderRefused(name, f"{problem}; it takes {fields}") from None


def plain_terms(order: ProducerOrder) -> dict[str, Any]:
    """An order's terms as plain data with sealed texts; terms at their default are omitted."""
    defaults = {field.name: field.default for field in msgspec.structs.fields(type(order))}
    return {
        name: msgspec.to_builtins(value, builtin_types=(Text,), enc_hook=_text_as_it_is)
        for name, value in msgspec.structs.asdict(order).items()
        if value != defaults[name]
    }


def _text_as_it_is(value: object) -> object:
    if isinstance(value, Text):
        return value
    raise Misused(f"an order holds a {type(value).__name__}")


class SetParameter(ProducerOrder, frozen=True, kw_only=True):
    """DS-9.2: change a parameter; announced to everybody, or known to producers alone."""

    name: ClassVar[str] = "set_parameter"
    page_title: ClassVar[str] = "Change a rule"
    parameter: str
    value: Any
    announce: bool = True

    def foresee(self, season: Any) -> None:
        """DS-1.3: the value is in the parameter's range, and it may change during the season."""
        try:
            season.sheet.parameters.read_one(self.parameter, self.value)
        except WrongParameter as problem:
            raise self.refuse(str(problem)) from None
        setting = season.sheet.parameters.declared()[self.parameter].setting
        if setting.boundary == "before the start":
            raise self.refuse(f"{self.parameter} can only be set before the season starts")

    def verify(self, season: Any) -> None:
        """DS-1.3: the value is also compatible with the current values of other parameters."""
        try:
            season.sheet.parameters.changed(self.parameter, self.value)
        except WrongParameter as problem:
            raise self.refuse(str(problem)) from None
        season.verify_parameter(self)

    def obey(self, season: Any) -> None:
        """Change the parameter."""
        value = season.sheet.parameters.read_one(self.parameter, self.value)
        season.tell(
            ParameterChanged(name=self.parameter, value=value),
            EVERYBODY if self.announce else PRODUCERS,
        )


class Interview(ProducerOrder, frozen=True, kw_only=True):
    """DS-9.4: put a private question to one player, which they must answer honestly.

    `claims` are the names of the checkable claims that the answer form asks for.
    """

    name: ClassVar[str] = "interview"
    seat: str
    question: Text
    claims: tuple[str, ...] = ()

    def foresee(self, season: Any) -> None:
        """Each claim exists and is named once, and the seat is in the cast."""
        super().foresee(season)
        for number, claim in enumerate(self.claims):
            if claim not in season.claims:
                right = suggest(claim, season.claims) if season.claims else "this game has none"
                raise self.refuse(f"there is no claim {claim!r}; {right}")
            if claim in self.claims[:number]:
                raise self.refuse(f"the claim {claim!r} is named twice; name each once")

    def obey(self, season: Any) -> None:
        """Open the interview as an aside; the story does not wait for it."""
        open_interview(season, self.seat, self.question, self.claims)


class TellStory(ProducerOrder, frozen=True, kw_only=True):
    """DS-9.3: tell a story to everybody, or to some players."""

    name: ClassVar[str] = "event"
    story: Text
    seats: tuple[str, ...] = ()

    def obey(self, season: Any) -> None:
        """Tell the story."""
        audience = seats(*self.seats) if self.seats else EVERYBODY
        season.tell(StoryTold(story=self.story), audience)


class StopBefore(ProducerOrder, frozen=True, kw_only=True):
    """DS-1.8: stop the season at the next window before this phase (`any`: at the next window)."""

    name: ClassVar[str] = "stop_before"
    phase: str = "any"

    def foresee(self, season: Any) -> None:
        """The phase has a window before it, and there are windows to come."""
        season.verify_window(self, self.phase, also=("any",))

    def obey(self, season: Any) -> None:
        """Ask the season to stop."""
        season.tell(WindowStopped(before=self.phase), PRODUCERS)


class GoOn(ProducerOrder, frozen=True, kw_only=True):
    """DS-1.8: let a stopped season go on."""

    name: ClassVar[str] = "go_on"

    def obey(self, season: Any) -> None:
        """Let the season continue."""
        season.tell(WindowStopped(before=""), PRODUCERS)


class WithdrawScheduled(ProducerOrder, frozen=True, kw_only=True):
    """Take back a scheduled order by its number."""

    name: ClassVar[str] = "withdraw_scheduled"
    number: int

    def verify(self, season: Any) -> None:
        """An order with this number is still waiting."""
        waiting = list(season.sheet.schedule)
        if self.number not in waiting:
            raise self.refuse(f"no order number {self.number} waits; waiting are {waiting}")

    def obey(self, season: Any) -> None:
        """Withdraw the order."""
        season.tell(OrderWithdrawn(number=self.number), PRODUCERS)


class RevealSecrets(ProducerOrder, frozen=True, kw_only=True):
    """DS-12.8: open a finished season's secrets to everybody, for good."""

    name: ClassVar[str] = "reveal_secrets"
    after_end: ClassVar[bool] = True

    def verify(self, season: Any) -> None:
        """The season is over, its secrets are not open yet, and its settings allow opening them."""
        if not season.over:
            raise self.refuse("the season is not over: its secrets are still played with")
        if season.sheet.revealed:
            raise self.refuse("the season's secrets are open already")
        if season.sheet.parameters.reveal == "never":
            raise self.refuse("this season's secrets are never opened: its `reveal` is never")

    def obey(self, season: Any) -> None:
        """Open everything told so far to everybody."""
        season.stage.tell(SecretsRevealed(), EVERYBODY, reveals=True)


COMMON_ORDERS: tuple[type[ProducerOrder], ...] = (
    SetParameter,
    Interview,
    StopBefore,
    GoOn,
    WithdrawScheduled,
    RevealSecrets,
)
"""The orders that producers can give in a season of any format."""

COMMON_DECISIONS: Mapping[str, str] = {"interview": "a private question of the producers"}
"""The kinds of decision that these orders ask for, with what each decides."""
