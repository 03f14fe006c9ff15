"""What happens in the segments of a round (MS-2.3)."""

from __future__ import annotations

from typing import Literal

from showrunner.formats.facts import AiredFact, Fact

Cause = Literal["assassination", "voting", "removed"]
Outcasting = Literal["removal", "all removed", "destination removed", "too few"]


class SubmissionSent(Fact, frozen=True, kw_only=True):
    """A player's submission in its normal form, and the refused lines (MS-9.8). To that player.

    `refused` gives the number and the error code of each line, such as `5 not_yours`.
    """

    seat: str
    lines: tuple[str, ...]
    refused: tuple[str, ...]


class AttackJudged(AiredFact, frozen=True, kw_only=True):
    """A Survivor attacked another, and its guess was right or wrong (MS-3.2). To producers."""

    attacker: int
    target: int
    guess: str
    right: bool


class SurvivorsFell(Fact, frozen=True, kw_only=True):
    """Survivors were eliminated together, and their owners published (MS-2.4). To everybody.

    `tribe` is empty for Outcasts. `moment` orders falls within the round: Survivors with equal
    moments fell at the same time (MS-8.3).
    """

    round: int
    moment: int
    cause: Cause
    tribe: str
    owners: dict[int, str]


class FallExplained(AiredFact, frozen=True, kw_only=True):
    """Whether a Survivor fell to an attack, to its own guess, or both (MS-3.6).

    To everybody if `reveal_attack_outcome` is on, otherwise to producers.
    """

    survivor: int
    attacked: bool
    guessed_wrong: bool


class VotesResolved(AiredFact, frozen=True, kw_only=True):
    """Each vote in a tribe after conversion, and the voters whose votes were void (MS-4.5).

    To producers.
    """

    tribe: str
    votes: dict[int, int]
    void: tuple[int, ...]
    converted: tuple[int, ...]


class VotesCounted(Fact, frozen=True, kw_only=True):
    """The number of votes for each living Survivor of a tribe (MS-4.8). To everybody."""

    tribe: str
    totals: dict[int, int]


class TribeRemoved(Fact, frozen=True, kw_only=True):
    """A tribe was removed from the grid for good (MS-6.1, MS-6.5). To everybody."""

    tribe: str
    why: Literal["too few", "drawn", "merge"]


class SurvivorsCastOut(Fact, frozen=True, kw_only=True):
    """Survivors became or stayed Outcasts (MS-6.2, MS-6.5, MS-6.6, MS-7.4). To everybody."""

    round: int
    survivors: tuple[int, ...]
    why: Outcasting
