"""The final: which finalist a juror votes for, and why."""

from __future__ import annotations

from collections.abc import Sequence

from showrunner.formats.survivor.bots.mind import Mind


def jury_ballot(mind: Mind, finalists: Sequence[str]) -> str:
    """DS-11.3: vote for the most respected finalist.

    If the person I stand in for named friends, only those are considered.
    """
    friends = [seat for seat in finalists if seat in mind.instructions.friends]
    return max(friends or finalists, key=lambda seat: (respect(mind, seat), seat))


def winner(mind: Mind) -> str | None:
    """The castaway who should win as things stand; None if nobody can."""
    finalists = mind.sheet.finalists or mind.others
    return jury_ballot(mind, finalists) if finalists else None


def respect(mind: Mind, finalist: str) -> int:
    """Score a finalist by wins, connections, trust, and promises kept or broken."""
    character = mind.character
    game = 5 * mind.sheet.players[finalist].competition_wins + mind.bonds.standing(finalist)
    score = (
        game * (2 + character.ambition) // 6
        + mind.bonds.trust(finalist) * (4 + character.loyalty) // 12
    )
    if finalist in mind.promises.lies:
        score -= 3 * character.loyalty
    if finalist in mind.promises.kept_by:
        score += 2 * character.loyalty
    return score
