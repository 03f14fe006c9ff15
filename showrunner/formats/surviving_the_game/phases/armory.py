"""SG-5, SG-6: purchases in Phase 2, and the Armory's open Upgrades."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from showrunner.formats.cards.piles import kind_of
from showrunner.formats.surviving_the_game import facts, questions
from showrunner.formats.surviving_the_game.cards import (
    CARDS,
    IDENTITIES,
    STACKS,
)
from showrunner.formats.surviving_the_game.phases.playing import play_creds
from showrunner.formats.surviving_the_game.state import GameState
from showrunner.formats.talk.acts import Act
from showrunner.kernel import EVERYBODY, Text

GROWING_LEVELS = (3, 4)
"""SG-6.1, SG-6.3: the levels that make the Armory grow when the first player reaches them."""


async def upgrade(season: GameState, seat: str) -> None:
    """SG-5.1 to SG-5.4: play all Creds, then buy, and say a line to everybody."""
    sheet = season.sheet
    await play_creds(season, seat)
    answer = await season.stage.ask(seat, partial(questions.purchases, sheet, seat))
    if answer is not None:
        buy(season, seat, answer.buy)
        say(season, seat, answer.say, answer.acts)


def buy(season: GameState, seat: str, cards: Sequence[str]) -> None:
    """SG-2.3 to SG-2.5, SG-5.4: an ID first, so that its discount counts for what follows."""
    sheet = season.sheet
    piles = {card: name for name in sheet.market(seat) for card in sheet.pile(name).known}
    for card in sorted(cards, key=lambda card: kind_of(card) not in IDENTITIES):
        kind = kind_of(card)
        if kind in IDENTITIES:
            price = sheet.price(seat, IDENTITIES[kind])
            season.move([card], f"identities/{kind}", f"identity/{seat}")
            season.tell(facts.IdentityBought(seat=seat, identity=kind, price=price), EVERYBODY)
        else:
            price = sheet.price(seat, CARDS[kind])
            season.move([card], piles[card], f"discard/{seat}")
            season.tell(facts.CardBought(seat=seat, card=card, price=price), EVERYBODY)


def say(season: GameState, seat: str, words: Text | None, acts: tuple[Act, ...]) -> None:
    """D10: a line to everybody."""
    if words is not None:
        season.tell(facts.LineSaid(seat=seat, words=words, acts=acts), EVERYBODY)


def open_stack(season: GameState, stack: int) -> None:
    """SG-3.5, SG-5.8: turn up the top card of an Upgrade stack whose top does not show."""
    if not season.sheet.pile(f"top/{stack}").size:
        season.draw(1, f"stack/{stack}", f"top/{stack}")


def grow(season: GameState, seat: str, level: int) -> None:
    """SG-6.1, SG-6.3: the first player to reach Level 3 and Level 4 makes the Armory grow."""
    for growing in GROWING_LEVELS:
        if growing <= level and growing not in season.sheet.grown:
            season.tell(facts.ArmoryGrew(seat=seat, level=growing), EVERYBODY)
            for stack in STACKS:
                lay_extra(season, stack, growing)


def lay_extra(season: GameState, stack: int, level: int) -> None:
    """SG-6.1, SG-6.2: move a stack's open card beside it, and all equal ones that follow."""
    top, extra = f"top/{stack}", f"extra/{stack}/{level}"
    while season.sheet.pile(top).size:
        moved = season.sheet.pile(top).known[0]
        season.move([moved], top, extra)
        open_stack(season, stack)
        following = season.sheet.pile(top).known
        if not following or kind_of(following[0]) != kind_of(moved):
            break


def prepare(season: GameState) -> None:
    """SG-5.8: turn up missing tops, and refill the extra piles that were bought empty."""
    for stack in STACKS:
        open_stack(season, stack)
        for level in season.sheet.grown:
            if not season.sheet.pile(f"extra/{stack}/{level}").size:
                lay_extra(season, stack, level)
