"""D1, D4, D5, D6, D8: questions about the cards in a hand."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct

from showrunner.formats.cards.piles import by_kind, kind_of
from showrunner.formats.surviving_the_game.cards import (
    ALL_CARDS,
    CARDS,
    INJURY,
    OBSTACLES,
    in_words,
    is_creds,
    name_of,
    the_name_of,
)
from showrunner.formats.surviving_the_game.sheet import GameSheet
from showrunner.formats.wording import capital
from showrunner.questions import Choice, Field, Flag, Option, Question, Ranking, Subset


class Play(Struct, frozen=True):
    """Cards to play, in this order."""

    play: tuple[str, ...]


class OneCard(Struct, frozen=True):
    """A card, or none."""

    card: str | None


class ShutDown(Struct, frozen=True):
    """SG-4.13: whether to shut a room down, or the hand cards to discard for it."""

    shut_down: bool = False
    cards: tuple[str, ...] | None = None


def card_options(cards: Iterable[str]) -> tuple[Option, ...]:
    """Cards as options; what a kind of card does is said once."""
    options, explained = [], set()
    for card in cards:
        kind = kind_of(card)
        note = "" if kind in explained else ALL_CARDS[kind].text
        explained.add(kind)
        options.append(Option(card, name_of(card), note))
    return tuple(options)


def alike_once(cards: Iterable[str]) -> tuple[Option, ...]:
    """One option for all cards of a kind, with their number."""
    return tuple(
        Option(
            alike[0],
            ALL_CARDS[kind].name + (f" (1 of {len(alike)})" if len(alike) > 1 else ""),
            ALL_CARDS[kind].text,
        )
        for kind, alike in by_kind(cards).items()
    )


def playable(sheet: GameSheet, seat: str) -> list[str]:
    """The hand cards that can be played at all."""
    return [card for card in sheet.hand(seat) if kind_of(card) != INJURY]


def training_play(sheet: GameSheet, seat: str) -> Question[Play] | None:
    """D1: what to play in Training besides Creds; only asked where a card draws others."""
    cards = [card for card in playable(sheet, seat) if not is_creds(card)]
    drawing = [card for card in cards if CARDS[kind_of(card)].play.draw]
    if not drawing:
        return None
    return Question(
        kind="surviving_the_game.train_play",
        text=(
            "Training. Which cards do you play before you buy? Your Creds are played in any case. "
            "Damage, shields, Moves and healing do nothing in Training."
        ),
        fields={"play": Ranking(label="Cards to play, in this order", options=card_options(cards))},
        answer=Play,
        default={"play": drawing},
    )


def playing(sheet: GameSheet, seat: str) -> Question[Play] | None:
    """D5: any of the cards that are not Creds, in order. The default keeps consumables."""
    cards = [card for card in playable(sheet, seat) if not is_creds(card)]
    if not cards:
        return None
    player = sheet.players[seat]
    return Question(
        kind="surviving_the_game.play",
        text=f"{facing(sheet, player.level)} {so_far(sheet)} Which cards do you play?",
        fields={
            "play": Ranking(
                label="Cards to play, in this order",
                help="If you draw cards, you are asked again.",
                options=card_options(cards),
            )
        },
        answer=Play,
        default={"play": [card for card in cards if not CARDS[kind_of(card)].consumable]},
    )


def facing(sheet: GameSheet, level: int) -> str:
    """The open obstacle of a level, in words."""
    card, area = sheet.face_up(level), sheet.areas[level]
    kind = OBSTACLES[kind_of(card)]
    text = kind.text.replace(f"damage {kind.damage}", f"damage {area.damage}", 1)
    harm = f" It has taken {area.harm} damage already." if area.harm else ""
    return f"Level {level}: you face {the_name_of(card)} ({kind.kind}; {text}).{harm}"


def so_far(sheet: GameSheet) -> str:
    """What the turn's cards add up to so far."""
    turn = sheet.turn
    words = [f"{turn.damage} damage"] if turn.damage else []
    totals = {"shield": turn.shield, "Hack": turn.hack}
    words += [f"{name} {total}" for name, total in totals.items() if total]
    if turn.weapons:
        words.append(f"each further Weapon +{turn.weapons}")
    return f"So far you have {', '.join(words)}." if words else "You have played nothing yet."


def guarding(sheet: GameSheet, seat: str) -> Question[OneCard] | None:
    """D4: one Guard card against an Assault, or none."""
    cards = [
        card
        for card in playable(sheet, seat)
        if kind_of(card) in CARDS and CARDS[kind_of(card)].guard is not None
    ]
    if not cards:
        return None
    assault = sheet.obstacle(sheet.players[seat].level).assault
    hits = "" if assault is None else f" would hit you: {in_words(assault)}"
    name = capital(the_name_of(sheet.face_up(sheet.players[seat].level)))
    return Question(
        kind="surviving_the_game.guard",
        text=f"{name} is turned up, and its Assault{hits}. Do you discard a Guard to cancel it?",
        fields={
            "card": Choice(
                label="The Guard to discard; you get what stands after its word Guard",
                options=alike_once(cards),
                may_pass=True,
            )
        },
        answer=OneCard,
        default={"card": None},
    )


def shutting_down(sheet: GameSheet, seat: str) -> Question[ShutDown] | None:
    """D6: shut the room down instead of fighting it, where Hack or hand cards suffice."""
    level = sheet.players[seat].level
    price = sheet.obstacle(level).shut_down
    if price is None:
        return None
    hand = sheet.hand(seat)
    text = f"{facing(sheet, level)} Your damage does not defeat it. Do you shut it down?"
    field: dict[str, Field]
    if price.hack and sheet.turn.hack >= price.hack:
        field = {"shut_down": Flag(label="Whether to shut it down, with its reward")}
        default: dict[str, object] = {"shut_down": True}
    elif price.discard and len(hand) >= price.discard:
        label = f"The {price.discard} hand cards to discard for it, or null to fight on"
        field = {
            "cards": Subset(
                label=label,
                options=card_options(hand),
                least=price.discard,
                most=price.discard,
                may_pass=True,
            )
        }
        default = {"cards": None}
    else:
        return None
    return Question(
        kind="surviving_the_game.shut_down",
        text=text,
        fields=field,
        answer=ShutDown,
        default=default,
    )


def destruction(sheet: GameSheet, seat: str) -> Question[OneCard] | None:
    """D8: one card of hand or discard pile leaves the game, or none; by default an Injury."""
    cards = [*sheet.hand(seat), *sheet.pile(f"discard/{seat}").known]
    if not cards:
        return None
    injury = next((card for card in cards if kind_of(card) == INJURY), None)
    return Question(
        kind="surviving_the_game.destroy",
        text="You may destroy one card of your hand or discard pile: it leaves the game.",
        fields={
            "card": Choice(label="The card to destroy", options=alike_once(cards), may_pass=True)
        },
        answer=OneCard,
        default={"card": injury},
    )
