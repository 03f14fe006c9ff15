"""The vote and the final: ballots, and whom a juror crowns."""

from __future__ import annotations

from collections.abc import Sequence

from showrunner.formats.survivor.bots.mind import Mind


def ballot(wanted: Sequence[str], names: Sequence[str]) -> str:
    """DS-10.3: whom I want gone most of these, or any where I want nobody gone."""
    return wanted[0] if wanted else names[0]


def jury_ballot(mind: Mind, finalists: Sequence[str]) -> str:
    """DS-11.3: how they played, as far as I could see, and how they treated me.

    Whom I stand in for may have named a friend to trust.
    """
    friends = [seat for seat in finalists if seat in mind.instructions.friends]
    return max(friends or finalists, key=lambda seat: (respect(mind, seat), seat))


def winner(mind: Mind) -> str | None:
    """Who should win by now, as one sees it who is out of the game; None where nobody can."""
    finalists = mind.sheet.finalists or mind.others
    return jury_ballot(mind, finalists) if finalists else None


def respect(mind: Mind, finalist: str) -> int:
    """What a juror sees in a finalist: wins and standing, and every word kept or broken."""
    me = mind.character
    game = 5 * mind.sheet.players[finalist].competition_wins + mind.bonds.standing(finalist)
    score = game * (2 + me.ambition) // 6 + mind.bonds.trust(finalist) * (4 + me.loyalty) // 12
    if finalist in mind.promises.lies:
        score -= 3 * me.loyalty
    if finalist in mind.promises.kept_by:
        score += 2 * me.loyalty
    return score
