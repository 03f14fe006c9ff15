"""SG-1 and SG-3: the cards are laid out, the Upgrade stacks dealt, and all enter Level 1."""

from __future__ import annotations

from showrunner.formats.cards.piles import copies
from showrunner.formats.surviving_the_game import facts
from showrunner.formats.surviving_the_game.cards import (
    IDENTITIES,
    INJURY,
    LEVELS,
    RECRUIT,
    STACKS,
    found_in,
    obstacles_of,
)
from showrunner.formats.surviving_the_game.phases.armory import open_stack
from showrunner.formats.surviving_the_game.state import GameState
from showrunner.kernel import EVERYBODY, PRODUCERS


def set_up(season: GameState) -> None:
    """SG-1: decks, supplies, stacks, and who begins."""
    sheet = season.sheet
    order = list(sheet.names)
    if sheet.parameters.random_start:
        first = order.index(season.stage.draw(("start",), order))
        order = order[first:] + order[:first]
    season.tell(facts.TurnOrderSet(order=tuple(order)), EVERYBODY)
    lay_supplies(season)
    for level in LEVELS:
        lay_obstacles(season, level)
    for place, seat in enumerate(order):
        for kind, card in found_in("starter").items():
            number = card.supply(1)
            season.lay(f"deck/{seat}", copies(kind, number, first=place * number + 1))
        season.shuffle(f"deck/{seat}")
        season.draw_cards(seat, sheet.parameters.hand_size)
    deal_upgrades(season)


def lay_supplies(season: GameState) -> None:
    """SG-1.3: a pile of each kind in Barracks and Armory, the Character IDs and the Injuries."""
    for kind, card in (found_in("barracks") | found_in("armory")).items():
        season.lay(f"{card.found}/{kind}", copies(kind, card.supply(season.size)))
    for kind in IDENTITIES:
        if kind != RECRUIT:
            season.lay(f"identities/{kind}", copies(kind, season.sheet.parameters.id_copies))
    season.lay("injuries", copies(INJURY, season.sheet.parameters.injury_supply))


def lay_obstacles(season: GameState, level: int) -> None:
    """SG-1.3, SG-7.1: shuffle a level's obstacles; those that are too many leave unseen."""
    stack = f"obstacles/{level}"
    cards = [
        card
        for kind, obstacle in obstacles_of(level).items()
        for card in copies(kind, obstacle.copies)
    ]
    season.lay(stack, cards)
    season.shuffle(stack)
    too_many = len(cards) - season.sheet.parameters.obstacles(level, season.size)
    season.draw(too_many, stack, "removed", PRODUCERS)


def deal_upgrades(season: GameState) -> None:
    """SG-1.3: the Upgrades are shuffled and dealt into three stacks, face down."""
    upgrades = found_in("upgrades").items()
    cards = [
        card for kind, upgrade in upgrades for card in copies(kind, upgrade.supply(season.size))
    ]
    season.lay("upgrades", cards)
    season.shuffle("upgrades")
    for stack in STACKS:
        number = len(cards) // len(STACKS)
        season.draw(number, "upgrades", f"stack/{stack}", PRODUCERS)


def enter(season: GameState) -> None:
    """SG-3: all enter Level 1; what is left in the Barracks leaves the game."""
    sheet = season.sheet
    for name in [
        *(f"barracks/{kind}" for kind in found_in("barracks")),
        *(f"identities/{kind}" for kind in IDENTITIES),
    ]:
        season.move_all(name, "removed")
    identities = {seat: sheet.players[seat].identity or RECRUIT for seat in sheet.inside}
    season.tell(facts.FacilityEntered(identities=identities), EVERYBODY)
    for stack in STACKS:
        open_stack(season, stack)
