"""What lies on a game's table, described in general, so that pages can draw any game.

A game describes its table from a viewer's own sheet, so the description holds nothing that this
viewer was not told. Pages draw it and know nothing of the game.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct, field

Colour = Literal["", "grey", "red", "orange", "gold", "green", "blue", "purple"]
"""The colour of a frame; pages choose the shade, for light and dark."""

InCircle = Literal["", "chair", "middle"]
"""Where a place is in a circle: beside those before and after it, or in the middle."""

Layout = Literal["hand", "row", "pile"]
"""How the cards of a zone lie: in the hand, side by side, or on one another (the top in view)."""


class Card(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A card face up, or several that are alike.

    `id` is the value under which questions offer the card, if they do.
    """

    id: str
    name: str
    text: str = ""
    """What it does, in words."""
    kind: str = ""
    """What kind of card it is, such as `Weapon`."""
    colour: Colour = ""
    cost: int | None = None
    figures: dict[str, int] = field(default_factory=dict)
    """Its numbers by name, such as `damage`."""
    owner: str = ""
    """The seat that it belongs to, if it lies elsewhere and this viewer knows it."""
    note: str = ""
    """Its state now, such as `2 branches left`; empty for most cards."""
    count: int = 1
    """How many of this card lie here."""


class Zone(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A part of a place where cards lie."""

    name: str
    """Tells the zones of a place apart, such as `hand`."""
    title: str
    layout: Layout = "row"
    cards: tuple[Card, ...] = ()
    """The cards that the viewer knows, in order; in a pile the top card first."""
    hidden: int = 0
    """How many more cards lie here that the viewer does not know."""
    note: str = ""


class Square(Struct, frozen=True):
    """Where on a board a place is, each counted from 0."""

    row: int
    column: int


class Place(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A part of the table: what lies before a castaway (`seat`), or for everybody."""

    name: str
    title: str
    seat: str = ""
    square: Square | None = None
    """Where it is on the board; None if it belongs to none."""
    circle: InCircle = ""
    """Where it is in a circle; empty if it belongs to none."""
    colour: Colour = ""
    """What it shows by its frame in a circle, such as a side; `note` says it in words."""
    here: tuple[str, ...] = ()
    """The seats of the castaways who stand here."""
    figures: dict[str, int] = field(default_factory=dict)
    """Numbers by name, such as `Health`."""
    zones: tuple[Zone, ...] = ()
    note: str = ""
    """Its state now, such as `closed`."""


class Table(Struct, frozen=True, kw_only=True):
    """Everything on the table that the viewer may see, in the order in which to draw it."""

    places: tuple[Place, ...] = ()
