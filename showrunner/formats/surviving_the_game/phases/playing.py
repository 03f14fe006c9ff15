"""SG-2.2, SG-4.10: playing cards, and what they do."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from showrunner.formats.cards.piles import kind_of
from showrunner.formats.surviving_the_game import facts, questions
from showrunner.formats.surviving_the_game.cards import CARDS, OBSTACLES, creds_of, is_creds
from showrunner.formats.surviving_the_game.sheet import GameSheet
from showrunner.formats.surviving_the_game.state import GameState
from showrunner.kernel import EVERYBODY

TOTALS = ("damage", "shield", "hack", "moves", "weapons")
"""The effects that add to the totals of a turn in the facility."""


async def play_cards(season: GameState, seat: str, cards: Sequence[str]) -> None:
    """Play these cards one at a time, those that are still in hand."""
    for card in cards:
        if card in season.sheet.hand(seat):
            await play_card(season, seat, card)


async def play_creds(season: GameState, seat: str) -> None:
    """SG-2.3, SG-5.1: play all Creds, since what is not spent is lost (SG-2.8)."""
    await play_cards(season, seat, [card for card in season.sheet.hand(seat) if is_creds(card)])


async def play_card(season: GameState, seat: str, card: str) -> None:
    """SG-4.10: lay a card into the play area and do what it says (SG-5.7: or remove it)."""
    kind = kind_of(card)
    gains = gains_of(season.sheet, seat, card)
    leaves = kind in CARDS and CARDS[kind].consumable
    season.move([card], f"hand/{seat}", "removed" if leaves else f"play/{seat}")
    season.tell(facts.CardPlayed(seat=seat, card=card, gains=gains), EVERYBODY)
    if kind in OBSTACLES:
        return
    effects = CARDS[kind].play
    if effects.heal and season.sheet.entered:
        season.change_health(seat, effects.heal, "card")
    season.draw_cards(seat, effects.draw)
    if effects.destroy:
        await destroy(season, seat)


def gains_of(sheet: GameSheet, seat: str, card: str) -> dict[str, int]:
    """What a card adds to the turn's totals; in Training only Creds count (SG-2.2)."""
    kind = kind_of(card)
    gains = {"creds": creds_of(card)}
    if sheet.entered and kind in CARDS:
        effects, identity, turn = CARDS[kind].play, sheet.identity(seat), sheet.turn
        gains |= {name: getattr(effects, name) for name in TOTALS}
        if effects.flight:
            gains["flight"] = 1
        if CARDS[kind].type == "Weapon":
            gains["damage"] += turn.weapons
            gains["damage"] += identity.weapons if turn.armed else identity.first_weapon
            gains["weapon"] = 1
    return {name: gain for name, gain in gains.items() if gain}


async def destroy(season: GameState, seat: str) -> None:
    """D8: a player may destroy one card of their hand or discard pile."""
    answer = await season.stage.ask(seat, partial(questions.destruction, season.sheet, seat))
    if answer is None or answer.card is None:
        return
    in_hand = answer.card in season.sheet.hand(seat)
    source = f"hand/{seat}" if in_hand else f"discard/{seat}"
    season.move([answer.card], source, "removed")
    season.tell(facts.CardDestroyed(seat=seat, card=answer.card), EVERYBODY)
