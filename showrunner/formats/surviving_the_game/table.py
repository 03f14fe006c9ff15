"""What lies on the table: the Armory, the five levels, and each player's cards."""

from __future__ import annotations

from collections.abc import Iterable

from showrunner.formats.cards.piles import Pile, by_kind, kind_of
from showrunner.formats.surviving_the_game.cards import (
    ALL_CARDS,
    IDENTITIES,
    LEVELS,
    STACKS,
    Identity,
    Obstacle,
    found_in,
)
from showrunner.formats.surviving_the_game.sheet import GameSheet
from showrunner.formats.table import Card, Colour, Place, Table, Zone
from showrunner.formats.wording import listed

OBSTACLE_COLOURS: dict[str, Colour] = {"foe": "red", "room": "orange", "trap": "gold"}


def table(sheet: GameSheet) -> Table:
    """The Armory first, then the levels from the top down, then the players in turn order."""
    levels = [level_place(sheet, level) for level in reversed(LEVELS)] if sheet.entered else []
    players = [player_place(sheet, seat) for seat in sheet.order]
    return Table(places=(armory_place(sheet), *levels, *players))


def card_of(card: str, count: int = 1, note: str = "") -> Card:
    """A card face up, or several of its kind."""
    kind = kind_of(card)
    known = ALL_CARDS[kind]
    if isinstance(known, Identity):
        figures = {"Health": known.health, "Moves": known.moves}
        return Card(
            id=card,
            name=known.name,
            text=known.text,
            kind="Character ID",
            colour=known.colour,
            cost=known.cost,
            figures=figures,
            note=note,
            count=count,
        )
    if isinstance(known, Obstacle):
        figures = {"Health": known.health, "damage": known.damage, "points": known.points}
        return Card(
            id=card,
            name=known.name,
            text=known.text,
            kind=known.kind,
            colour=OBSTACLE_COLOURS[known.kind],
            figures=figures,
            note=note,
            count=count,
        )
    cost = known.cost or None
    figures = {"Creds": known.play.creds, "damage": known.play.damage, "shield": known.play.shield}
    return Card(
        id=card,
        name=known.name,
        text=known.text,
        kind=known.type,
        colour=known.colour or "grey",
        cost=cost,
        figures={name: value for name, value in figures.items() if value},
        note=note,
        count=count,
    )


def one_by_one(cards: Iterable[str]) -> tuple[Card, ...]:
    """Cards as they lie."""
    return tuple(card_of(card) for card in cards)


def alike(cards: Iterable[str]) -> tuple[Card, ...]:
    """Cards with those that are alike counted."""
    return tuple(card_of(same[0], len(same)) for same in by_kind(cards).values())


def armory_place(sheet: GameSheet) -> Place:
    """What can be bought."""
    if not sheet.entered:
        barracks = supply(sheet, "barracks", "Barracks", found_in("barracks"))
        identities = supply(sheet, "identities", "Character IDs", IDENTITIES)
        return Place(name="armory", title="Barracks", zones=(barracks, identities))
    zones = [supply(sheet, "armory", "Armory, Level 1", found_in("armory"))]
    extras = [name.removeprefix("extra/") for name in sheet.upgrade_piles if "extra/" in name]
    zones.append(supply(sheet, "extra", "Armory, Level 2", extras))
    for stack in STACKS:
        name = f"stack/{stack}"
        top, hidden = one_by_one(sheet.pile(f"top/{stack}").known), sheet.pile(name).size
        title = f"Armory, Level 2, stack {stack}"
        zones.append(Zone(name=name, title=title, layout="pile", cards=top, hidden=hidden))
    lying = tuple(zone for zone in zones if zone.cards or zone.hidden)
    return Place(name="armory", title="Armory", zones=lying)


def supply(sheet: GameSheet, section: str, title: str, piles: Iterable[str]) -> Zone:
    """Piles of cards that are alike, side by side."""
    known = [sheet.pile(f"{section}/{pile}").known for pile in piles]
    cards = tuple(card_of(pile[0], len(pile)) for pile in known if pile)
    return Zone(name=section, title=title, cards=cards)


def level_place(sheet: GameSheet, level: int) -> Place:
    """A level: who is there, what lies open, and how many obstacles are left."""
    area = sheet.areas[level]
    here = tuple(seat for seat in sheet.inside if sheet.players[seat].level == level)
    note = f"has taken {area.harm} damage" if area.harm else ""
    cards = tuple(card_of(card, note=note) for card in sheet.pile(f"area/{level}").known)
    hidden = sheet.pile(f"obstacles/{level}").size
    zone = Zone(name="obstacles", title="Obstacles", layout="pile", cards=cards, hidden=hidden)
    note = "closed" if area.closed else ""
    return Place(name=f"level-{level}", title=f"Level {level}", here=here, zones=(zone,), note=note)


def player_place(sheet: GameSheet, seat: str) -> Place:
    """A player's cards and numbers."""
    player = sheet.players[seat]
    figures = {"Victory points": sheet.points(seat)}
    if sheet.entered:
        figures = {"Health": player.health, "Level": player.level, **figures}
    if sheet.turn.seat == seat:
        figures |= turn_figures(sheet)
    zones = [
        hand_zone(sheet.pile(f"hand/{seat}")),
        Zone(name="identity", title="Character ID", cards=identity_cards(sheet, seat)),
        Zone(name="play", title="In play", cards=one_by_one(sheet.pile(f"play/{seat}").known)),
        deck_zone(sheet.pile(f"deck/{seat}")),
        discard_zone(sheet.pile(f"discard/{seat}")),
        Zone(name="trophies", title="Trophies", cards=alike(sheet.pile(f"trophies/{seat}").known)),
        Zone(name="won", title="The way out", cards=one_by_one(sheet.pile(f"won/{seat}").known)),
    ]
    return Place(
        name=f"player-{seat}",
        title=sheet.names[seat],
        seat=seat,
        figures=figures,
        zones=tuple(zone for zone in zones if zone.cards or zone.hidden),
        note="" if player.status == "inside" else player.status,
    )


def turn_figures(sheet: GameSheet) -> dict[str, int]:
    """What the current turn adds up to."""
    turn = sheet.turn
    figures = {"Creds": turn.creds, "Moves left": turn.moves - turn.used, "damage": turn.damage}
    figures |= {"shield": turn.shield, "Hack": turn.hack}
    return {name: value for name, value in figures.items() if value > 0}


def hand_zone(pile: Pile) -> Zone:
    """A hand; other players see only how many cards it has."""
    cards = one_by_one(pile.known)
    return Zone(name="hand", title="Hand", layout="hand", cards=cards, hidden=pile.hidden)


def identity_cards(sheet: GameSheet, seat: str) -> tuple[Card, ...]:
    """A player's Character ID; a Raw Recruit has none to lay down."""
    return one_by_one(sheet.pile(f"identity/{seat}").known)


def deck_zone(pile: Pile) -> Zone:
    """A draw pile, face down. Its owner knows what is in it, and not in which order."""
    kinds = by_kind(sorted(pile.among)).items() if not pile.top else ()
    parts = [f"{len(cards)} × {ALL_CARDS[kind].name}" for kind, cards in kinds]
    note = f"in some order: {listed(parts)}" if parts else ""
    return Zone(name="deck", title="Draw pile", layout="pile", hidden=pile.size, note=note)


def discard_zone(pile: Pile) -> Zone:
    """A discard pile, which everybody may look through."""
    return Zone(name="discard", title="Discard pile", layout="pile", cards=alike(pile.known))
