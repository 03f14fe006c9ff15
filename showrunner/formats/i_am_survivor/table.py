"""What lies on the table, for pages to draw: camps with their teams and cards, and the island."""

from __future__ import annotations

from msgspec.structs import replace

from showrunner.formats.cards.piles import kind_of
from showrunner.formats.i_am_survivor.bids import PRICES
from showrunner.formats.i_am_survivor.cards import (
    CHARACTERS,
    RESCUERS,
    find,
    food_of,
    name_of,
    points_of,
    thing,
    water_of,
    weapon_of,
)
from showrunner.formats.i_am_survivor.sheet import IslandSheet
from showrunner.formats.i_am_survivor.state import FACED
from showrunner.formats.table import Card, Colour, Place, Table, Zone
from showrunner.formats.wording import listed

COLOURS: dict[str, Colour] = {
    "Water": "blue",
    "Food": "green",
    "Fire": "orange",
    "Equipment": "grey",
    "One-shot": "purple",
    "Weapon": "red",
}


def table(sheet: IslandSheet) -> Table:
    """The island, then a camp for each player."""
    camps = tuple(_camp(sheet, seat) for seat in sheet.players)
    return Table(places=(_island(sheet), *camps))


def _island(sheet: IslandSheet) -> Place:
    piles = (("supplies", "Supplies"), ("explore", "Explore"), ("rescue", "Rescue"))
    decks = tuple(
        Zone(name=name, title=title, layout="pile", hidden=sheet.pile(name).size)
        for name, title in piles
    )
    waiting = tuple(_rescuer(sheet, found.card, found.leaves) for found in sheet.rescuers)
    faced = tuple(map(card, sheet.pile(FACED).known))
    return Place(
        name="island",
        title="The island",
        figures={"Day": sheet.round},
        zones=(
            Zone(name="waiting", title="Rescuers", cards=waiting),
            *((Zone(name="faced", title="Faced now", cards=faced),) if faced else ()),
            *decks,
        ),
    )


def _rescuer(sheet: IslandSheet, found: str, leaves: int) -> Card:
    rescuer = RESCUERS[kind_of(found)]
    figures = {} if rescuer.quota is None else {"places": rescuer.quota}
    if rescuer.strength is not None:
        figures["strength"] = rescuer.strength + sheet.parameters.rescuer_strength
    return Card(
        id=found,
        name=rescuer.name,
        text=PRICES[rescuer.price].words,
        kind="Rescuer",
        colour="gold",
        figures=figures,
        note=f"leaves on day {leaves}",
    )


def _camp(sheet: IslandSheet, seat: str) -> Place:
    player = sheet.players[seat]
    hand = sheet.pile(f"hand/{seat}")
    zones = (
        Zone(
            name="team",
            title="Team",
            cards=tuple(_character(sheet, name) for name in player.team),
        ),
        Zone(
            name="hand",
            title="Hand",
            layout="hand",
            cards=tuple(map(card, sheet.hand(seat))),
            hidden=hand.hidden,
        ),
        Zone(
            name="equipped",
            title="Equipped",
            cards=tuple(_equipped(sheet, found) for found in sheet.equipped(seat)),
        ),
        Zone(name="trophies", title="Trophies", cards=tuple(map(card, sheet.trophies(seat)))),
        Zone(
            name="treasures",
            title="Treasures taken along",
            cards=tuple(map(card, sheet.treasures_taken(seat))),
        ),
    )
    return Place(
        name=f"camp/{seat}",
        title=sheet.names[seat],
        seat=seat,
        figures={"Points": sheet.figure("points", seat), "Souls": player.souls},
        zones=tuple(zone for zone in zones if zone.cards or zone.hidden),
        note="nobody on the island any more" if player.left else "",
    )


def _character(sheet: IslandSheet, name: str) -> Card:
    found, state = CHARACTERS[name], sheet.characters[name]
    notes: list[str] = [] if state.here else [state.status]
    notes += state.impairments
    notes += ["thirsty"] * state.thirst + ["hungry"] * state.hunger
    notes += ["loses the action"] * state.lost_action
    hearts = {"hearts": found.heart} if found.heart else {}
    return Card(
        id=name,
        name=found.name,
        text=found.text,
        kind=f"{found.sex} {found.age}",
        colour="purple" if state.here else "grey",
        figures={"points": found.points, **hearts},
        note=listed(notes) if notes else "",
    )


def _equipped(sheet: IslandSheet, found: str) -> Card:
    fuel = sheet.fuel(found)
    return replace(card(found), note=listed(map(name_of, fuel)) if fuel else "")


def card(found: str) -> Card:
    """A held card, a treasure, a trophy, or a card that is faced."""
    figures = {
        name: value
        for name, value in (
            ("water", water_of(found)),
            ("food", food_of(found)),
            ("strength", weapon_of(found)),
            ("points", points_of(found)),
        )
        if value
    }
    data = thing(found)
    kind: str
    if data.name:
        text, kind, colour = data.text, data.group, COLOURS[data.group]
    else:
        explored = find(found)
        text, kind, colour = explored.text, "Treasure" if explored.points else "Event", "gold"
        if explored.beast:
            kind, colour = "Beast", "red"
            figures["strength"] = explored.strength
    return Card(id=found, name=name_of(found), text=text, kind=kind, colour=colour, figures=figures)
