"""Survival's table: the circle of contestants with their role cards, and who is elsewhere."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Literal

from showrunner.formats.survival.cards import CARDS, Group, Side
from showrunner.formats.survival.sheet import SurvivalSheet
from showrunner.formats.table import Card, Colour, Place, Table, Zone

KINDS: dict[Group, tuple[str, Colour]] = {
    "evil": ("Evil Force", "red"),
    "special": ("Special Force", "blue"),
    "element": ("Element for Survival", "green"),
}
"""What each group of cards is called, and the colour of its frames."""
SIDES: dict[Side | Literal[""], tuple[str, Colour]] = {
    "evil": ("Evil", "red"),
    "good": ("Good", "green"),
    "": ("Not known", "grey"),
}
"""What each side is called, and the colour of its contestants; empty for one not known."""


def table(sheet: SurvivalSheet) -> Table:
    """Everybody's role card as far as the sheet knows it; empty before there is a cast."""
    return Table(places=(*_circle(sheet), *_shared(sheet)))


def _shared(sheet: SurvivalSheet) -> Iterator[Place]:
    """What is public about the cards in the game, and who is in Nairobi."""
    if sheet.table is not None:
        specials = tuple(role_card(role) for role in sheet.table.specials)
        yield Place(
            name="cards",
            title="Cards in the game",
            figures={
                "Evil Forces": sheet.table.evil,
                "Special Forces": len(specials),
                "Elements": sheet.table.elements,
            },
            zones=(Zone(name="specials", title="Special Forces", cards=specials),),
        )
    if sheet.nairobi:
        yield Place(name="nairobi", title="Nairobi", here=sheet.nairobi)


def _circle(sheet: SurvivalSheet) -> Iterator[Place]:
    """The contestants in their order, each with the role and side that the viewer knows."""
    living = Counter(player.side for player in sheet.players.values() if player.alive)
    if living and sheet.round:
        counts = {name: living[side] for side, (name, _) in SIDES.items() if living[side]}
        yield Place(name="living", title="Living", circle="middle", figures=counts)
    for seat, player in sheet.players.items():
        known = (role_card(player.role),) if player.role else ()
        role = Zone(name="role", title="Role", cards=known, hidden=int(not known))
        side, colour = SIDES[player.side]
        marks = ("" if player.alive else "Memory", "Spotlight" if seat == sheet.spotlight else "")
        buddy = "Buddy" if seat in sheet.buddies else ""
        yield Place(
            name=f"contestant/{seat}",
            title=sheet.names[seat],
            seat=seat,
            zones=(role,) if known or sheet.round else (),
            circle="chair",
            colour=colour,
            note=", ".join(filter(None, (side if player.side else "", *marks, buddy))),
        )


def role_card(role: str) -> Card:
    """A role card as it lies on the table."""
    card = CARDS[role]
    kind, colour = KINDS[card.group]
    return Card(id=role, name=card.name, text=card.text, kind=kind, colour=colour)
