"""Leaks planted in Mini-Survivor on purpose: each is a mistake that somebody might make one day."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from showrunner.formats import facts as common
from showrunner.formats import people
from showrunner.formats.mini_survivor import facts, questions
from showrunner.formats.mini_survivor.sheet import MiniSheet
from showrunner.formats.talk import facts as talk_facts
from showrunner.formats.talk import questions as talks
from tests.formats.mini_survivor.test_secrecy import GARDEN, leak, other_owners, twins
from tests.secrecy.leaks import (
    Leak,
    narration_of_all,
    no_audiences,
    no_quarantine,
    sheet_of_all,
    told_to_everybody,
    worded,
    words_in_repr,
)

__all__ = ["GARDEN", "IN_CANARIES", "IN_PAIRS", "shown_of"]


def shown_of(kind: str, seed: int) -> str:
    """What somebody sees of such a secret who may not, in the pair of this number."""
    if kind == "owners":
        return leak(*other_owners(seed), kind)
    pair = twins(kind, seed)
    return leak(*pair, kind) if pair is not None else ""


def owners(sheet: MiniSheet) -> list[object]:
    return [piece.owner for _, piece in sorted(sheet.survivors.items())]


def stocks(sheet: MiniSheet) -> list[object]:
    return [(player.idols, player.garnets) for player in sheet.players.values()]


def options_by_garnets(patch: pytest.MonkeyPatch) -> None:
    """Options stand in the order of a secret."""
    usual = people.named

    def named(sheet: MiniSheet, who: Sequence[str]) -> Any:
        return usual(sheet, sorted(who, key=lambda seat: sheet.players[seat].garnets))

    patch.setattr(talks, "named", named)


IN_PAIRS: Sequence[tuple[str, Leak, str]] = (
    ("owners", told_to_everybody(facts.SurvivorsDealt), "owners"),
    ("owners in a question", worded("submission", owners, questions), "owners"),
    ("submissions", told_to_everybody(facts.SubmissionSent), "a submission"),
    ("attackers", told_to_everybody(facts.AttackJudged), "a submission"),
    ("votes", told_to_everybody(facts.VotesResolved), "a submission"),
    ("idol plays", told_to_everybody(facts.IdolPlayed), "a submission"),
    ("purchases", told_to_everybody(facts.IdolBought), "a submission"),
    ("idols", told_to_everybody(facts.IdolsChanged), "an idol given in secret"),
    ("garnets", told_to_everybody(facts.GarnetsChanged), "garnets given in secret"),
    ("stocks in a question", worded("preferences", stocks, talks), "an idol given in secret"),
    ("options", options_by_garnets, "garnets given in secret"),
    ("bids", told_to_everybody(facts.BidMade), "a bid"),
    ("candidate votes", told_to_everybody(facts.CandidateVoteCast), "a candidate vote"),
    ("twists", told_to_everybody(facts.TwistOrdered), "an unannounced twist"),
    ("talks", told_to_everybody(talk_facts.MessageSaid), "words of a talk"),
    ("notes", told_to_everybody(talk_facts.NoteTaken), "a note"),
    ("stand-ins", told_to_everybody(common.AnsweredFor), "who answers for a seat"),
    ("sheet", sheet_of_all, "an idol given in secret"),
    ("filter", no_audiences, "a memo"),
)
"""Each planted leak, and the kind of secret whose pairs must show it (S1)."""

IN_CANARIES: Sequence[tuple[str, Leak, str]] = (
    ("owners", told_to_everybody(facts.SurvivorsDealt), "a deal"),
    ("submissions", told_to_everybody(facts.SubmissionSent), "a submission"),
    ("stocks", told_to_everybody(facts.StockGiven), "a stock"),
    ("talks", told_to_everybody(talk_facts.MessageSaid), "words of a talk"),
    ("notes", told_to_everybody(talk_facts.NoteTaken), "a note"),
    ("narration", narration_of_all, "words of a talk"),
    ("filter", no_audiences, "a deal"),
    ("quarantine", no_quarantine, "an interview"),
    ("log", words_in_repr, "words of a talk"),
)
"""Each planted leak, and the kind of canary that must be found (S2)."""
