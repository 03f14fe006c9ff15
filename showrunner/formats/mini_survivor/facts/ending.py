"""What happens when the match ends (MS-8)."""

from __future__ import annotations

from typing import Literal

from showrunner.formats.facts import AiredFact, Fact
from showrunner.formats.lifecycle import GameEnded


class BonusCounted(AiredFact, frozen=True, kw_only=True):
    """One garnet for each living Survivor, to be paid at the end (MS-8.4). To producers."""

    round: int
    garnets: dict[str, int]


class MatchEnded(GameEnded, frozen=True, kw_only=True):
    """The match ended; `tokens` are the Tokens of Life earned (MS-8.1, MS-8.2). To everybody."""

    round: int
    tokens: dict[str, int]


class GarnetsShown(Fact, frozen=True, kw_only=True):
    """Unspent garnets, and the bonus that is paid now (MS-5.5, MS-8.4). To everybody."""

    unspent: dict[str, int]
    bonus: dict[str, int]


class CandidateTied(Fact, frozen=True, kw_only=True):
    """Several players may be the Elimination Candidate, and the voters (MS-8.5, MS-8.6).

    `weights` has the weight of each voter's vote (MS-8.7). `again` marks the re-vote. To everybody.
    """

    tied: tuple[str, ...]
    weights: dict[str, int]
    again: bool


class CandidateVoteCast(Fact, frozen=True, kw_only=True):
    """A voter named an Elimination Candidate, or abstained (MS-8.7). To that voter."""

    seat: str
    candidate: str | None


class CandidateVotesCounted(Fact, frozen=True, kw_only=True):
    """The count of the votes on the Elimination Candidate (MS-8.7). To everybody."""

    counts: dict[str, int]
    again: bool


class CandidateDrawn(Fact, frozen=True, kw_only=True):
    """The Elimination Candidate was drawn among the tied (MS-8.7). To everybody."""

    among: tuple[str, ...]
    drawn: str


class CandidateNamed(Fact, frozen=True, kw_only=True):
    """The Elimination Candidate, with the rule and the reason (MS-8.3). To everybody."""

    seat: str
    rule: str
    reason: str


class GiftMade(Fact, frozen=True, kw_only=True):
    """A player gave Tokens or garnets away after the end (MS-8.2, MS-5.5). To everybody."""

    seat: str
    to: str
    what: Literal["tokens", "garnets"]
    amount: int


class RankingShown(Fact, frozen=True, kw_only=True):
    """The final ranking; equal players share a place (MS-8.9). To everybody."""

    places: tuple[tuple[str, ...], ...]
