"""Whose characters are at risk, which rescuers leave when, and how long a season is."""

from __future__ import annotations

from collections.abc import Iterator

from showrunner.formats.i_am_survivor.cards import name_of
from showrunner.formats.i_am_survivor.sheet import IslandSheet
from showrunner.formats.prospects import Prospect
from showrunner.formats.wording import listed, verb


def prospects(sheet: IslandSheet) -> Iterator[Prospect]:
    """IS-4.6, IS-5.2, IS-9: thirst, hunger, impairments, and the way off the island."""
    for rescuer in sheet.rescuers:
        text = f"{name_of(rescuer.card)} leaves on the morning of day {rescuer.leaves}."
        yield Prospect(text=text, bad=False)
    for seat in sheet.active:
        here = sheet.here(seat)
        for need, word in (("thirst", "water"), ("hunger", "food")):
            weak = [name_of(one) for one in here if getattr(sheet.characters[one], need)]
            if weak:
                has, dies = verb(weak, "has", "have"), verb(weak, "dies", "die")
                text = f"{listed(weak)} {has} gone without {word}; without more, {dies} tonight."
                yield Prospect(seat=seat, text=text)
        ill = [name_of(one) for one in here if sheet.characters[one].impairments]
        if ill:
            text = f"{listed(ill)} {verb(ill, 'is', 'are')} injured, poisoned or sick."
            yield Prospect(seat=seat, text=text)
        if len(here) == 1:
            text = f"Only {name_of(here[0])} is still on the island."
            yield Prospect(seat=seat, text=text)


def expected_rounds(sheet: IslandSheet) -> int:
    """IS-2.7: a round is a day."""
    return sheet.parameters.days
