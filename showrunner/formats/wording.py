"""Numbers, lists and plurals in written English."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction
from typing import NamedTuple

WORDS = (
    *("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"),
    *("eleven", "twelve", "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen"),
    *("nineteen", "twenty", "twenty-one", "twenty-two", "twenty-three", "twenty-four"),
    *("twenty-five", "twenty-six", "twenty-seven", "twenty-eight", "twenty-nine", "thirty"),
)
ORDINALS = (
    *("", "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth"),
    *("tenth", "eleventh", "twelfth"),
)


def number(value: int) -> str:
    """A number in words, such as "seven"; in digits from 31."""
    return WORDS[value] if 0 <= value < len(WORDS) else str(value)


def ordinal(value: int) -> str:
    """An ordinal in words, such as "seventh"; in digits from "13th"."""
    if 0 < value < len(ORDINALS):
        return ORDINALS[value]
    ending = {1: "st", 2: "nd", 3: "rd"}.get(value % 10, "th")
    return f"{value}{'th' if value % 100 in (11, 12, 13) else ending}"


def count(value: int, noun: str, plural: str = "") -> str:
    """A number with its noun: "one point", "two points", "no points"."""
    return f"{number(value)} {noun if value == 1 else plural or noun + 's'}"


def promised(what: str, about: str) -> str:
    """What somebody promised (as in `PromiseMade`), such as "not to vote for Ada"."""
    return {
        "safety": f"not to vote for {about}",
        "vote": f"to vote for {about}",
        "final": f"to go to the end with {about}",
    }[what]


def in_turn(items: Iterable[str]) -> str:
    """A list in sequence: "Ada, then Ben, then Cleo"."""
    return ", then ".join(items)


def listed(items: Iterable[str], last: str = "and") -> str:
    """A list: "Ada, Ben and Cleo"; "nobody" if it is empty."""
    *others, end = list(items) or ["nobody"]
    return f"{', '.join(others)} {last} {end}" if others else end


def capital(text: str) -> str:
    """The text with a capital first letter."""
    return text[:1].upper() + text[1:]


def spaced(name: str) -> str:
    """A name with spaces instead of underscores."""
    return name.replace("_", " ")


def possessive(name: str) -> str:
    """A name in the possessive: "Ada’s"."""
    return f"{name}’s"


def verb(names: Sequence[str], singular: str, plural: str) -> str:
    """The verb's singular for one name, else its plural."""
    return singular if len(names) == 1 else plural


def decimals(scores: Mapping[str, Fraction]) -> dict[str, str]:
    """Exact scores as decimals, with enough places (at least two) to tell different ones apart."""
    for places in (2, 3, 4, 6):
        rounded = {name: _decimal(score, places) for name, score in scores.items()}
        if len(set(rounded.values())) == len(set(scores.values())):
            break
    return rounded


def _decimal(value: Fraction, places: int) -> str:
    if value.denominator == 1:
        return str(value.numerator)
    scale = 10**places
    whole, rest = divmod(round(value * scale), scale)
    return f"{whole}.{rest:0{places}d}".rstrip("0").rstrip(".")


def ranked(scores: Mapping[str, int]) -> str:
    """Names with scores, highest first: "Ada 12, Ben 9, Cleo 7"."""
    best_first = sorted(scores.items(), key=lambda item: -item[1])
    return ", ".join(f"{name} {score}" for name, score in best_first)


def score_line(counts: Iterable[int]) -> str:
    """The counts of a vote, highest first: "3–1–1"."""
    return "–".join(str(votes) for votes in sorted(counts, reverse=True))


SENTENCE_END = re.compile(r"\w\w(?<!\bSt)(?<!\b[DMJ]r)(?<!\bMrs)[.!?][”\"’)]?(?=\s+[^a-z\s])")


def first_sentence(text: str) -> str:
    """The first sentence of a text; initials and common abbreviations do not end a sentence."""
    match = SENTENCE_END.search(text)
    return text[: match.end()] if match else text


class Deed(NamedTuple):
    """A phrase for something done, in the singular and the plural: "takes", "take"."""

    one: str
    several: str


def done(names: Sequence[str], deeds: Sequence[Deed]) -> str:
    """A sentence such as "Ada and Ben each give up food for a bonus roll and find nothing."."""
    if len(names) == 1:
        return f"{names[0]} {listed(deed.one for deed in deeds)}."
    return f"{listed(names)} each {listed(deed.several for deed in deeds)}."
