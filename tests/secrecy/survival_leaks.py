"""Leaks planted in Survival on purpose: each is a mistake that somebody might make one day."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import pytest

from showrunner.formats import facts as common
from showrunner.formats import people
from showrunner.formats.survival import facts, questions
from showrunner.formats.survival.questions import people as options
from showrunner.formats.survival.sheet import SurvivalSheet
from showrunner.formats.survival.state import SurvivalState
from showrunner.kernel import Audience
from tests.formats.survival.test_secrecy import GARDEN, shown_of_cards, shown_of_choice
from tests.secrecy.leaks import (
    Leak,
    narration_of_all,
    no_audiences,
    no_quarantine,
    told_to_everybody,
    worded,
    words_in_repr,
)

__all__ = ["GARDEN", "IN_CANARIES", "IN_PAIRS", "shown_of"]


def shown_of(kind: str, seed: int) -> list[str] | None:
    """What somebody sees of such a secret who may not, in the pair of this number."""
    return shown_of_cards(seed) if kind == "a card" else shown_of_choice(kind, seed)


def roles(sheet: SurvivalSheet) -> list[str]:
    return [player.role for player in sheet.players.values()]


def protected(sheet: SurvivalSheet) -> object:
    return sorted(sheet.protected.items())


def polar(sheet: SurvivalSheet) -> object:
    return sheet.polar


def options_by_role(patch: pytest.MonkeyPatch) -> None:
    """Options stand in the order of a secret."""
    usual = people.named

    def named(sheet: SurvivalSheet, who: Iterable[str]) -> Any:
        return usual(sheet, sorted(who, key=lambda seat: sheet.players[seat].role))

    patch.setattr(options, "named", named)


def ranger_in_the_channel(patch: pytest.MonkeyPatch) -> None:
    """The Evil channel is heard by somebody who is Good."""

    def evil_channel(season: SurvivalState) -> Audience:
        return season.only(*season.sheet.living_of("evil"), *filter(None, [_ranger(season)]))

    patch.setattr(SurvivalState, "evil_channel", property(evil_channel))


def _ranger(season: SurvivalState) -> str:
    return season.sheet.holder("ranger")


def memories_look_on(patch: pytest.MonkeyPatch) -> None:
    """Memories see all, though they may not."""
    patch.setattr(SurvivalState, "onlookers", property(lambda season: tuple(season.sheet.memories)))


IN_PAIRS: Sequence[tuple[str, Leak, str]] = (
    ("roles", told_to_everybody(facts.RoleDealt), "a card"),
    ("roles in a question", worded("speech", roles, questions), "a card"),
    ("options", options_by_role, "a card"),
    ("the Ranger", told_to_everybody(facts.RangerProtected), "protect"),
    ("the Ranger in a question", worded("ballot", protected, questions), "protect"),
    ("Memories", memories_look_on, "protect"),
    ("the Engineer", told_to_everybody(facts.EngineerActed), "engineer"),
    ("the Scientist", told_to_everybody(facts.ScientistAsked), "ask"),
    ("the P.P.A.", told_to_everybody(facts.AgencySummoned), "summon"),
    ("who watches", told_to_everybody(facts.EvilWatched), "watch"),
    ("nominations", told_to_everybody(facts.EvilNominated), "nominate"),
    ("the target", told_to_everybody(facts.EvilAgreed), "nominate"),
    ("the channel", ranger_in_the_channel, "nominate"),
    ("the Activist", told_to_everybody(facts.PeekChosen), "peek"),
    ("the die", told_to_everybody(facts.PeekRolled), "peek"),
    ("Buddies", told_to_everybody(facts.BuddiesNamed), "buddies"),
    ("what Buddies say", told_to_everybody(facts.ChannelSpoke), "buddy_chat"),
    ("the lounge", told_to_everybody(facts.ChannelSpoke), "lounge"),
    ("whispers", told_to_everybody(facts.ChannelSpoke), "whisper"),
    ("recaps", told_to_everybody(facts.NightRecapped), "recap"),
    ("the Polar Bear in a question", worded("inquiry", polar, questions), "polar"),
    ("the Polar Bear", told_to_everybody(facts.PolarDecided), "polar"),
    ("filter", no_audiences, "ask"),
)
"""Each planted leak, and the kind of secret whose pairs must show it (S1)."""

IN_CANARIES: Sequence[tuple[str, Leak, str]] = (
    ("roles", told_to_everybody(facts.RoleDealt), "a role"),
    ("the Ranger", told_to_everybody(facts.RangerProtected), "a night act"),
    ("the channel", ranger_in_the_channel, "words of the Evil channel"),
    ("nominations", told_to_everybody(facts.EvilNominated), "words of the Evil channel"),
    ("circles", told_to_everybody(facts.ChannelSpoke), "words of a circle"),
    ("recaps", told_to_everybody(facts.NightRecapped), "a recap"),
    ("memos", told_to_everybody(common.MemoWritten), "a memo"),
    ("narration", narration_of_all, "words of the Evil channel"),
    ("filter", no_audiences, "a role"),
    ("quarantine", no_quarantine, "an interview"),
    ("log", words_in_repr, "words of a circle"),
)
"""Each planted leak, and the kind of canary that must be found (S2)."""
