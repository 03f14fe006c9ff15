"""What several questions share: yes or no, one of some, cards as options."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from msgspec import Struct

from showrunner.formats.i_am_survivor.cards import (
    CHARACTERS,
    find,
    food_of,
    name_of,
    points_of,
    water_of,
    weapon_of,
)
from showrunner.formats.i_am_survivor.sheet import IslandSheet
from showrunner.formats.wording import count
from showrunner.questions import Choice, Flag, Option, Question, Subset


class Yes(Struct, frozen=True):
    """An answer of yes or no."""

    yes: bool


class Pick(Struct, frozen=True):
    """One of the options, or none."""

    pick: str | None


class Cards(Struct, frozen=True):
    """Some cards."""

    cards: tuple[str, ...]


def card_label(card: str) -> str:
    """A card's name with what it is worth, such as `Knife 2★` or `Can (2)`."""
    name = name_of(card)
    if weapon := weapon_of(card):
        return f"{name} {weapon}★"
    if servings := water_of(card) or food_of(card):
        return f"{name} ({servings})"
    if points := points_of(card):
        return f"{name}, {count(points, 'point')}"
    if find(card).beast:
        return f"{name} trophy {find(card).strength}★"
    return name


def card_options(cards: Iterable[str]) -> tuple[Option, ...]:
    """Cards as options, each with its label."""
    return tuple(Option(card, card_label(card)) for card in cards)


def character_options(
    sheet: IslandSheet, characters: Sequence[str], of: str = ""
) -> tuple[Option, ...]:
    """Characters as options; those of other players than `of` with their player's name."""
    return tuple(
        Option(
            name,
            CHARACTERS[name].name
            if sheet.owner(name) == of
            else f"{CHARACTERS[name].name} of {sheet.names[sheet.owner(name)]}",
        )
        for name in characters
    )


def yes_or_no(kind: str, text: str, default: bool, label: str = "Yes or no") -> Question[Yes]:
    """A question for a yes or no that everybody may see being asked."""
    return Question(
        kind=f"i_am_survivor.{kind}",
        text=text,
        fields={"yes": Flag(label=label)},
        answer=Yes,
        default={"yes": default},
        open=True,
    )


def one_of(
    kind: str,
    text: str,
    label: str,
    options: tuple[Option, ...],
    default: str | None,
    may_pass: bool = True,
) -> Question[Pick]:
    """A question for one of some options."""
    return Question(
        kind=f"i_am_survivor.{kind}",
        text=text,
        fields={"pick": Choice(label=label, options=options, may_pass=may_pass)},
        answer=Pick,
        default={"pick": default},
    )


def part_with(
    sheet: IslandSheet, text: str, cards: Sequence[str], default: Sequence[str]
) -> Question[Cards]:
    """D11: exactly as many of these cards as the default names."""
    number = len(default)
    return Question(
        kind="i_am_survivor.part_with",
        text=text,
        fields={
            "cards": Subset(
                label="Which cards", options=card_options(cards), least=number, most=number
            )
        },
        answer=Cards,
        default={"cards": list(default)},
    )


def keep(sheet: IslandSheet, characters: Sequence[str]) -> Question[Cards]:
    """IS-1.1: three of four characters; by default those with the most points."""
    best = sorted(characters, key=lambda name: (-CHARACTERS[name].points, name))[:3]
    options = tuple(
        Option(name, CHARACTERS[name].name, CHARACTERS[name].text) for name in characters
    )
    return Question(
        kind="i_am_survivor.keep",
        text="Which three characters do you lead?",
        fields={"cards": Subset(label="The three", options=options, least=3, most=3)},
        answer=Cards,
        default={"cards": [name for name in characters if name in best]},
    )
