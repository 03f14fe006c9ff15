"""What a bot buys: an ID in Training, then what strengthens its hands most."""

from __future__ import annotations

from itertools import combinations

from showrunner.formats.bots import offered
from showrunner.formats.cards.piles import kind_of
from showrunner.formats.surviving_the_game.bots.mind import GameMind
from showrunner.formats.surviving_the_game.cards import CARDS, IDENTITIES, OwnedCard
from showrunner.kernel import Dice
from showrunner.questions import Question

THRESHOLD = 1.6
"""What a card must be worth to be better than the card that it displaces."""
LEFT_TO_OTHERS = 0.5
"""How much less a card is worth that it has promised to leave to somebody."""
CREDS_UNTIL = 16
"""The round from which Creds are worth next to nothing."""


def shop(mind: GameMind, question: Question[object], dice: Dice) -> list[str]:
    """The purchases that are worth most together, within the budgets."""
    if "buy" not in question.fields:
        return []
    cards = offered(question, "buy")
    worths = {card: worth(mind, card, dice) for card in cards}
    most = question.fields["buy"].most  # type: ignore[attr-defined]
    wanted = sorted((card for card in cards if worths[card] > 0), key=lambda card: -worths[card])
    best: tuple[str, ...] = ()
    for size in range(1, most + 1):
        for chosen in combinations(wanted[:14], size):
            if any(budget.problem({"buy": chosen}) for budget in question.budgets):
                continue
            if sum(map(worths.__getitem__, chosen)) > sum(map(worths.__getitem__, best)):
                best = chosen
    return list(best)


def worth(mind: GameMind, card: str, dice: Dice) -> float:
    """What a card is worth beyond the card that it displaces."""
    kind = kind_of(card)
    if kind in IDENTITIES:
        return 12 + dice.below(100) / 100
    if kind == "b_chip" and mind.round > 2 and not mind.mine.identity:
        return 0.5
    value = value_of(mind, CARDS[kind]) - THRESHOLD
    given_away = mind.left_to.get(CARDS[kind].colour, mind.left_to.get("any"))
    if given_away in mind.others and CARDS[kind].found == "upgrades":
        value -= LEFT_TO_OTHERS
    return value


def value_of(mind: GameMind, card: OwnedCard) -> float:
    """The worth of a card in the deck, about one for ten damage."""
    identity, play = mind.identity(mind.me), card.play
    weapon = card.type == "Weapon"
    value = play.damage / 10 + (identity.weapons / 10 * 1.2 if weapon else 0)
    value += 2.2 * play.draw + play.shield / 10 * 0.7 + 1.6 * play.moves
    value += play.weapons / 10 * 1.2 + 0.7 * play.hack + 0.4 * play.destroy
    value += 0.5 * play.flight
    value += play.heal / 10 * (0.35 if card.consumable else 0.8)
    if card.guard is not None:
        value += 0.8 + 0.3 * card.guard.draw
    if play.creds:
        value += 1.6 * play.creds * max(0.0, 1 - mind.round / CREDS_UNTIL)
    return value
