"""D2, D9, D10: what to buy, and a line to everybody."""

from __future__ import annotations

import msgspec
from msgspec import Struct

from showrunner.formats.cards.piles import kind_of
from showrunner.formats.surviving_the_game.cards import (
    ALL_CARDS,
    CARDS,
    IDENTITIES,
)
from showrunner.formats.surviving_the_game.sheet import GameSheet
from showrunner.formats.talk.acts import Act, acts_field
from showrunner.formats.wording import count
from showrunner.kernel import Text
from showrunner.questions import Field, Option, Question, Subset, Words
from showrunner.questions.question import Budget

MAX_LINE_WORDS = 40


class Purchases(Struct, frozen=True):
    """Cards to buy, and a line to everybody."""

    buy: tuple[str, ...] = ()
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


def _budgets(prices: dict[str, int], creds: int) -> tuple[Budget, ...]:
    """SG-2.3: the Creds of the cards played, and one Character ID at most."""
    budgets = [Budget("Creds", creds, {"buy": dict(prices)})]
    if ids := {card: 1 for card in prices if kind_of(card) in IDENTITIES}:
        budgets.append(Budget("Character IDs", 1, {"buy": dict(ids)}))
    return tuple(budgets)


def _line(sheet: GameSheet) -> dict[str, Field]:
    """D10: the optional line to everybody, with its acts."""
    return {
        "say": Words(
            label="What you say to everybody, if anything",
            most_words=MAX_LINE_WORDS,
            may_pass=True,
            cut=True,
        ),
        "acts": acts_field(sheet, words_in="say", own=sheet.own_acts),
    }


def training(sheet: GameSheet, seat: str) -> Question[Purchases] | None:
    """D2, D10: what to buy in Training with the Creds that were played, and a line."""
    last = max(0, sheet.parameters.training_rounds - sheet.round)
    rounds = f"{count(last, 'round')} of it to come" if last else "the last round of it"
    text = f"Training, {rounds}. {_identity_line(sheet, seat)}".strip()
    question = _shopping(sheet, seat, "train", text)
    if question is None or "buy" not in question.fields:
        return question
    default = {**question.default, "buy": _default_identity(sheet, seat)}
    return msgspec.structs.replace(question, default=default)


def _identity_line(sheet: GameSheet, seat: str) -> str:
    if sheet.players[seat].identity:
        return ""
    return "You have no Character ID yet; without one you enter as a Raw Recruit."


def _default_identity(sheet: GameSheet, seat: str) -> list[str]:
    """D2: nothing; in the last round of Training the cheapest ID, for a player without one."""
    if sheet.round < sheet.parameters.training_rounds or not sheet.purchases_left:
        return []
    prices = {kind: sheet.price(seat, IDENTITIES[kind]) for kind in sheet.identities_for(seat)}
    affordable = [kind for kind, price in prices.items() if price <= sheet.turn.creds]
    if not affordable:
        return []
    cheapest = min(affordable, key=lambda kind: prices[kind])
    return [sheet.pile(f"identities/{cheapest}").known[0]]


def more_training(sheet: GameSheet, seat: str) -> Question[Purchases] | None:
    """D2, SG-2.4: what else to buy at the discount of an ID that was bought just now."""
    text = f"You are a {sheet.identity(seat).name} now."
    question = _shopping(sheet, seat, "train_more", text, talks=False)
    return question if question is not None and "buy" in question.fields else None


def purchases(sheet: GameSheet, seat: str) -> Question[Purchases] | None:
    """D9, D10: what to buy in the Armory, and a line to everybody."""
    return _shopping(sheet, seat, "buy", "Your turn ends.")


def _shopping(
    sheet: GameSheet, seat: str, kind: str, text: str, talks: bool = True
) -> Question[Purchases] | None:
    """What to buy with the Creds of this turn, and a line; only a line where nothing is for sale.

    None where neither is possible.
    """
    creds = sheet.turn.creds
    prices = on_offer(sheet, seat, creds) if sheet.purchases_left else {}
    fields: dict[str, Field] = {"buy": _buying(sheet, prices)} if prices else {}
    default: dict[str, object] = {"buy": []} if prices else {}
    text += f" You have {count(creds, 'Cred')}." + (" What do you buy?" if prices else "")
    if talks and sheet.parameters.table_talk:
        fields |= _line(sheet)
        default |= {"say": None, "acts": None}
        text += " You may say a line to everybody."
    if not fields:
        return None
    return Question(
        kind=f"surviving_the_game.{kind if prices else 'line'}",
        text=text,
        fields=fields,
        answer=Purchases,
        default=default,
        budgets=_budgets(prices, creds) if prices else (),
    )
