"""Talk: the next message of a private talk, out of plans, trust, and what was just said."""

from __future__ import annotations

from showrunner.formats.survivor.bots.at_ease import AtEase
from showrunner.formats.survivor.bots.memory import Talk
from showrunner.formats.survivor.bots.plans import Plans
from showrunner.formats.survivor.bots.tonight import Tonight
from showrunner.formats.survivor.bots.turn import Said
from showrunner.kernel import Dice


def next_words(plans: Plans, talk: Talk, partner: str, dice: Dice) -> Said:
    """What a castaway does with their next message."""
    wanted = plans.wanted(plans.voting_tonight())
    name, lies = plans.name_for(partner, wanted)
    if name is None:
        return AtEase(plans, talk, partner, dice).speak()
    return Tonight(plans, talk, partner, dice, wanted, name, lies).speak()
