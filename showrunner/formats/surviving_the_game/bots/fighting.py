"""What a bot plays against an obstacle: enough to win, shields if it cannot, heals in need."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

from showrunner.formats.bots import Answer, offered
from showrunner.formats.cards.piles import kind_of
from showrunner.formats.surviving_the_game.bots.mind import GameMind
from showrunner.formats.surviving_the_game.cards import (
    CARDS,
    Identity,
    Obstacle,
    OwnedCard,
    is_creds,
)
from showrunner.kernel import Dice
from showrunner.questions import Question

MAX_SEARCHED = 9
"""The most cards among which the smallest sufficient set is searched."""


def kinds(cards: Sequence[str]) -> list[OwnedCard]:
    """The kinds of these cards, without obstacles that were won."""
    return [CARDS[kind_of(card)] for card in cards if kind_of(card) in CARDS]


def damage_of(cards: Sequence[OwnedCard], identity: Identity, bonus: int, armed: bool) -> int:
    """The damage of these cards, those that strengthen Weapons first."""
    total, bonus = 0, bonus + sum(card.play.weapons for card in cards)
    for card in cards:
        total += card.play.damage
        if card.type == "Weapon":
            total += bonus + (identity.weapons if armed else identity.first_weapon)
            armed = True
    return total


def reach_of(mind: GameMind, cards: Sequence[str]) -> int:
    """The damage that these cards would deal now."""
    turn = mind.turn
    return turn.damage + damage_of(kinds(cards), mind.identity(mind.me), turn.weapons, turn.armed)


def in_order(cards: Sequence[str]) -> list[str]:
    """Cards that draw first, then those that strengthen Weapons, then the others."""

    def rank(card: str) -> tuple[int, int]:
        play = CARDS[kind_of(card)].play
        return -play.draw, -play.weapons

    return sorted(cards, key=rank)


def play(mind: GameMind, question: Question[object], dice: Dice) -> Answer:
    """D5: draw first; then what is needed against the open obstacle."""
    cards = offered(question, "play")
    level = mind.mine.level
    obstacle = mind.obstacle(level)
    drawing = [card for card in cards if CARDS[kind_of(card)].play.draw]
    if drawing and keeps_for_room(mind, obstacle) and not reach_with_draws(mind, cards, obstacle):
        return {"play": []}
    if drawing and mind.pile(f"deck/{mind.me}").size + mind.pile(f"discard/{mind.me}").size:
        return {"play": in_order(drawing)}
    return {"play": in_order(against(mind, obstacle, cards))}


def reach_with_draws(mind: GameMind, cards: Sequence[str], obstacle: Obstacle) -> bool:
    """Whether the cards in hand defeat the obstacle."""
    return reach_of(mind, cards) >= obstacle.health


def keeps_for_room(mind: GameMind, obstacle: Obstacle) -> bool:
    """Whether the hand shuts a room down by discards, so that its cards are better kept."""
    price = obstacle.shut_down
    return price is not None and 0 < price.discard <= len(mind.hand(mind.me))


def against(mind: GameMind, obstacle: Obstacle, cards: Sequence[str]) -> list[str]:
    """The cards to play against an obstacle."""
    area = mind.areas[mind.mine.level]
    lasting = [card for card in cards if not CARDS[kind_of(card)].consumable]
    chosen: list[str]
    if obstacle.kind == "trap":
        chosen = shields(lasting) if area.damage else []
    elif reach_of(mind, lasting) + area.harm >= obstacle.health:
        return enough(mind, obstacle.health - area.harm, lasting)
    elif keeps_for_room(mind, obstacle):
        return []
    else:
        chosen = lasting
    loss = area.damage - mind.turn.shield - sum(CARDS[kind_of(card)].play.shield for card in chosen)
    return chosen + heals(mind, cards, loss)


def shields(cards: Sequence[str]) -> list[str]:
    """Cards that shield."""
    return [card for card in cards if CARDS[kind_of(card)].play.shield]


def heals(mind: GameMind, cards: Sequence[str], loss: int) -> list[str]:
    """Consumables that heal, where they save a life or are used to the full."""
    chosen, health = [], mind.mine.health
    most = mind.identity(mind.me).health
    for card in cards:
        kind = CARDS[kind_of(card)]
        if kind.consumable and (health <= loss or health + kind.play.heal <= most):
            chosen.append(card)
            health = min(most, health + kind.play.heal)
    return chosen


def enough(mind: GameMind, health: int, cards: Sequence[str]) -> list[str]:
    """The fewest cards that defeat an obstacle; all of them if no other Move can follow."""
    useful = [card for card in cards if CARDS[kind_of(card)].play.moves > 0]
    moves = mind.turn.moves - mind.turn.used
    moves += sum(CARDS[kind_of(card)].play.moves for card in useful)
    others = [card for card in cards if card not in useful]
    if moves <= 0:
        return list(cards)
    for size in range(min(len(others), MAX_SEARCHED) + 1):
        sets = combinations(others[:MAX_SEARCHED], size)
        hits = [chosen for chosen in sets if reach_of(mind, [*useful, *chosen]) >= health]
        if hits:
            return [*useful, *min(hits, key=lambda chosen: reach_of(mind, chosen))]
    return list(cards)


def guard(mind: GameMind, question: Question[object], dice: Dice) -> Answer:
    """D4: guard against lost Health and Injuries, with a card that is not needed to win."""
    cards = offered(question, "card")
    obstacle = mind.obstacle(mind.mine.level)
    hand = [card for card in mind.hand(mind.me) if not is_creds(card)]
    effects = obstacle.assault
    assert effects is not None
    for card in cards:
        rest = [other for other in hand if other != card]
        wins = reach_of(mind, hand) >= obstacle.health > 0
        still_wins = reach_of(mind, rest) >= obstacle.health
        hurts = effects.lose + 10 * effects.injury
        deadly = effects.lose >= mind.mine.health
        if deadly or still_wins or (hurts and not wins):
            return {"card": card}
    return {"card": None}


def shut_down(mind: GameMind, question: Question[object], dice: Dice) -> Answer:
    """D6: always by Hack; by discarding the cards that are worth least in the Armory."""
    if "shut_down" in question.fields:
        return {"shut_down": True}
    hand = sorted(offered(question, "cards"), key=lambda card: (is_creds(card), card))
    least = question.fields["cards"].least  # type: ignore[attr-defined]
    return {"cards": hand[:least]}


def destroy(mind: GameMind, question: Question[object], dice: Dice) -> Answer:
    """D8: Injuries first, then the cards of the starter deck."""
    cards = offered(question, "card")
    for kind in ("injury", "unarmed", "pocket"):
        for card in cards:
            if kind_of(card) == kind:
                return {"card": card}
    return {"card": None}
