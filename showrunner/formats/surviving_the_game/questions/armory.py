"""D1, D2, D9, D10: what to buy, and a line to everybody."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from showrunner.formats.cards.piles import kind_of
from showrunner.formats.surviving_the_game.cards import (
    ALL_CARDS,
    CARDS,
    IDENTITIES,
    creds_of,
    is_creds,
)
from showrunner.formats.surviving_the_game.questions.cards import card_options, draws, playable
from showrunner.formats.surviving_the_game.sheet import GameSheet
from showrunner.formats.talk.acts import Act, acts_field
from showrunner.formats.wording import count
from showrunner.kernel import Text
from showrunner.questions import Field, Option, Question, Ranking, Subset, Words
from showrunner.questions.question import Budget

MAX_LINE_WORDS = 40


class Purchases(Struct, frozen=True):
    """Cards to buy, the cards to play for it in Training, and a line to everybody."""

    buy: tuple[str, ...] = ()
    play: tuple[str, ...] = ()
    say: Text | None = None
    acts: tuple[Act, ...] = ()


def on_offer(sheet: GameSheet, seat: str, creds: int) -> dict[str, int]:
    """What a player can afford with these Creds, each with its price; several of a kind if so."""
    prices: dict[str, int] = {}
    for kind in sheet.identities_for(seat):
        price = sheet.price(seat, IDENTITIES[kind])
        if price <= creds:
            prices[sheet.pile(f"identities/{kind}").known[0]] = price
    for name in sheet.market(seat):
        pile = sheet.pile(name).known
        price = sheet.price(seat, CARDS[kind_of(pile[0])])
        for card in pile[: min(sheet.purchases_left, creds // price)]:
            prices[card] = price
    return prices


def _buying(sheet: GameSheet, prices: dict[str, int]) -> Subset:
    options = []
    explained: set[str] = set()
    for card, price in prices.items():
        kind = kind_of(card)
        name = ALL_CARDS[kind].name
        if kind in explained:
            options.append(Option(card, f"another {name}"))
        else:
            options.append(Option(card, f"{name}, {price}", _what(kind)))
        explained.add(kind)
    most = min(sheet.purchases_left, len(prices))
    return Subset(label="What you buy", options=tuple(options), most=most)


def _what(kind: str) -> str:
    """What a card is and does."""
    if kind in IDENTITIES:
        return f"Character ID: {IDENTITIES[kind].text}"
    card = CARDS[kind]
    return f"{' '.join(filter(None, (card.colour, card.type)))}: {card.text}"


def _budgets(prices: dict[str, int], creds: int, played: Sequence[str] = ()) -> tuple[Budget, ...]:
    """SG-2.3: the Creds of the cards played, and one Character ID at most."""
    costs: dict[str, int | dict[str, int]] = {"buy": prices}
    if played:
        costs["play"] = {card: -creds_of(card) for card in played}
    budgets = [Budget("Creds", creds, costs)]
    if ids := {card: 1 for card in prices if kind_of(card) in IDENTITIES}:
        budgets.append(Budget("Character IDs", 1, {"buy": ids}))
    return tuple(budgets)


def _line(sheet: GameSheet) -> dict[str, Field]:
    """D10: the optional line to everybody, with its acts."""
    if not sheet.parameters.table_talk:
        return {}
    return {
        "say": Words(
            label="What you say to everybody, if anything",
            most_words=MAX_LINE_WORDS,
            may_pass=True,
            cut=True,
        ),
        "acts": acts_field(sheet, words_in="say"),
    }


SILENT = {"say": None, "acts": None}


def training(sheet: GameSheet, seat: str) -> Question[Purchases] | None:
    """D1, D2: the cards to play in Training, and what to buy with their Creds."""
    cards = [card for card in playable(sheet, seat) if not draws(card)]
    creds_cards = [card for card in cards if is_creds(card)]
    creds = sheet.turn.creds
    most = creds + sum(map(creds_of, creds_cards))
    prices = on_offer(sheet, seat, most) if sheet.purchases_left else {}
    fields: dict[str, Field] = {}
    default: dict[str, object] = {}
    if cards:
        label = "Cards to play; damage, shields, Moves and healing do nothing in Training"
        fields["play"] = Ranking(label=label, options=card_options(cards))
        default["play"] = creds_cards
    if prices:
        fields["buy"] = _buying(sheet, prices)
        default["buy"] = _default_identity(sheet, seat, prices)
    line = _line(sheet)
    if not fields and not line:
        return None
    last = max(0, sheet.parameters.training_rounds - sheet.round)
    rounds = f"{count(last, 'round')} of Training to come" if last else "the last round of Training"
    return Question(
        kind="surviving_the_game.train",
        text=(
            f"Training, {rounds}. Your cards bring up to {most} Creds. What do you play and buy? "
            f"{_identity_line(sheet, seat)}"
        ).strip(),
        fields=fields | line,
        answer=Purchases,
        default=default | (SILENT if line else {}),
        budgets=_budgets(prices, creds, cards) if prices else (),
    )


def _identity_line(sheet: GameSheet, seat: str) -> str:
    if sheet.players[seat].identity:
        return ""
    return "You have no Character ID yet; without one you enter as a Raw Recruit."


def _default_identity(sheet: GameSheet, seat: str, prices: dict[str, int]) -> list[str]:
    """D2: nothing; in the last round of Training the cheapest ID, for a player without one."""
    if sheet.round < sheet.parameters.training_rounds or sheet.players[seat].identity:
        return []
    ids = [card for card in prices if kind_of(card) in IDENTITIES]
    return [min(ids, key=lambda card: prices[card])] if ids else []


def more_training(sheet: GameSheet, seat: str) -> Question[Purchases] | None:
    """D2, SG-2.4: what else to buy at the discount of an ID that was bought just now."""
    prices = on_offer(sheet, seat, sheet.turn.creds) if sheet.purchases_left else {}
    if not prices:
        return None
    return Question(
        kind="surviving_the_game.train_more",
        text=(
            f"You are {sheet.identity(seat).name} now, and have {sheet.turn.creds} Creds left. "
            "Do you buy something else?"
        ),
        fields={"buy": _buying(sheet, prices)},
        answer=Purchases,
        default={"buy": []},
        budgets=_budgets(prices, sheet.turn.creds),
    )


def purchases(sheet: GameSheet, seat: str) -> Question[Purchases] | None:
    """D9, D10: what to buy in the Armory, and a line to everybody."""
    creds = sheet.turn.creds
    prices = on_offer(sheet, seat, creds) if sheet.purchases_left else {}
    line = _line(sheet)
    if not prices and not line:
        return None
    buying: dict[str, Field] = {"buy": _buying(sheet, prices)} if prices else {}
    ask = f"You have {count(creds, 'Cred')}. What do you buy?" if prices else "You buy nothing."
    return Question(
        kind=f"surviving_the_game.{'buy' if prices else 'line'}",
        text=f"Your turn ends. {ask}" + (" You may say a line to everybody." if line else ""),
        fields=buying | line,
        answer=Purchases,
        default=({"buy": []} if prices else {}) | (SILENT if line else {}),
        budgets=_budgets(prices, creds) if prices else (),
    )
