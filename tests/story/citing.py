"""Whether the facts that a beat cites support the names, numbers and quotations in its text."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from showrunner.formats.fact import Fact
from showrunner.formats.facts import CastawayIntroduced
from showrunner.formats.format import load_format
from showrunner.formats.mini_survivor.grid import TRIBE_NAMES
from showrunner.formats.survival.cards import CARDS as ROLES
from showrunner.formats.survivor.cards.deck import CARDS
from showrunner.kernel import Told
from showrunner.story.beat import Beat
from showrunner.story.citing import WORD, unsupported
from showrunner.story.mini_survivor.names import NICKNAMES

TERMS: Final = frozenset(
    WORD.findall(
        "Evil Force Forces Good Element GMO Buddy Production Survivor Survivors Token Tokens Life "
        "Elimination Candidate "
        + " ".join((*NICKNAMES, ""))
        + " ".join((*(role.name for role in ROLES.values()), ""))
        + " ".join((*(card.name for card in CARDS.values()), ""))
        + " ".join((*TRIBE_NAMES, ""))
        + "Level Health Upgrades Recruits Armory Training Countdown Soul Souls "
        + " ".join(
            str(card.name)
            for game in ("surviving_the_game", "i_am_survivor")
            for card in dict[str, Any](load_format(game).cards).values()
        )
    )
)
"""Words with capitals that name no castaway."""
OF_EVERY_GAME: Final = frozenset(
    (
        *("blindside", "decoy", "one ballot", "deciding talk", "bystander out", "tie-break"),
        *("unanimous", "won by one vote", "same end promised to several", "promise broken"),
        *("promise kept", "alliance made", "alliance split", "first vote against an ally"),
        *("revenge", "long chase", "underdog", "underdog out", "never written"),
        *("producers’ hand", "interview against deed", "false claim"),
    )
)
"""The kinds of beats that every game has."""


def uncited(beat: Beat, story: Sequence[Told[Fact]], names: Mapping[str, str]) -> list[str]:
    """What is in a beat's text and neither in its facts, nor counted in them, nor in its values.

    A game's own beat may also name the people that it is about.
    """
    people = () if beat.kind in OF_EVERY_GAME else beat.people
    values = {"round": beat.round, "people": people, **beat.values}
    facts = [story[number] for number in beat.facts]
    return unsupported(beat.text, facts, names, values, TERMS)


def names_of(story: Sequence[Told[Fact]]) -> dict[str, str]:
    """The names of the cast, by seat."""
    return {
        told.fact.seat: told.fact.name
        for told in story
        if isinstance(told.fact, CastawayIntroduced)
    }
