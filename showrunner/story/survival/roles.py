"""What a record says about roles and sides, as its producers know them."""

from __future__ import annotations

from showrunner.formats.survival.cards import CARDS, ELEMENTS, EVIL, SPECIALS
from showrunner.story.record import Record

SHORT = {"mother_nature": "Mother Nature", "gmo": "the GMO"}
"""The special roles that are not called by an article and the card's name."""


def role_of(record: Record, seat: str) -> str:
    """The id of a contestant's role card; empty before the deal."""
    role: str = record.sheet.players[seat].role
    return role


def is_evil(record: Record, seat: str) -> bool:
    """Whether somebody is an Evil Force."""
    return role_of(record, seat) in EVIL


def card_name(record: Record, seat: str) -> str:
    """The name of a contestant's card, as in: The card: Fertile Soil."""
    role = role_of(record, seat)
    return special(role) if role in SPECIALS else CARDS[role].name


def role_name(record: Record, seat: str) -> str:
    """What somebody is: `the Scientist`, `an Evil Force`, `an Element`."""
    role = role_of(record, seat)
    return claimed("evil" if role in EVIL else "element" if role in ELEMENTS else role)


def special(role: str) -> str:
    """A special role with its article."""
    return SHORT.get(role) or f"the {CARDS[role].name}"


def claimed(what: str) -> str:
    """A claim in words: `the Scientist`, `an Evil Force`, `an Element`."""
    if what in SPECIALS:
        return special(what)
    return "an Evil Force" if what == "evil" else "an Element"


def claim_is_true(record: Record, seat: str, what: str) -> bool:
    """Whether somebody really has the role that they claim."""
    return role_name(record, seat) == claimed(what)
