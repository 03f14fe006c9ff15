"""The vote and the final: ballots, cards, and whom a juror crowns."""

from __future__ import annotations

from collections.abc import Sequence

from showrunner.formats.survivor.bots.plans import Plans
from showrunner.kernel import Dice


def ballot(plans: Plans, names: Sequence[str]) -> str:
    """DS-10.3: my target, or whom my friends have the votes for where mine has none."""
    wanted = plans.wanted(names)
    return wanted[0] if wanted else names[0]


def plays_card(plans: Plans, dice: Dice) -> bool:
    """DS-10.2: play for my own safety when my name goes round, or when it is late."""
    if plans.mine.immune:
        return False
    named = len(plans.names_today.get(plans.me, ()))
    late = len(plans.active) <= 5
    return late or named > 1 or (named == 1 and dice.chance(6, 10))


def jury_ballot(plans: Plans, finalists: Sequence[str]) -> str:
    """DS-11.3: how they played, as far as I could see, and how they treated me."""
    return max(finalists, key=lambda seat: (respect(plans, seat), seat))


def respect(plans: Plans, finalist: str) -> int:
    """What a juror sees in a finalist: wins and standing, and every word kept or broken."""
    me = plans.character
    game = 5 * plans.players[finalist].competition_wins + plans.standing(finalist)
    score = game * (2 + me.ambition) // 6 + plans.trust(finalist) * (4 + me.loyalty) // 12
    if finalist in plans.hurt:
        score -= 3 * me.loyalty
    if finalist in plans.kept:
        score += 2 * me.loyalty
    return score
