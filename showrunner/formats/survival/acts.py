"""Acts that only Survival has, beside those of every game (`talk/acts.py`).

What a speech in the debate claims, and whom it calls Evil or Good, is a decision of its own; so the
debate has only those of these kinds that are no such decision.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from showrunner.formats.survival.cards import SPECIALS
from showrunner.formats.survival.sheet import SurvivalSheet
from showrunner.formats.talk.acts import ActKind, Acts, acts_field

CLAIMABLE: Final = ("evil", *SPECIALS, "element")
"""SV-1.7: what a contestant can say that they are."""

IN_THE_DEBATE: Final = (
    ActKind("guard", "I protected `about` last night", about=True),
    ActKind("thank", "thank you, `about`", about=True),
)
IN_PRIVATE: Final = (
    *IN_THE_DEBATE,
    ActKind("evil", "`about` is an Evil Force", about=True),
    ActKind("good", "`about` is Good", about=True),
)
_CLAIM_MEANS: Final = "I have the role `what`"
_CLAIM: Final = ActKind("claim", _CLAIM_MEANS, whats=CLAIMABLE)
_ACTIVISTS_CLAIM: Final = ActKind("claim", _CLAIM_MEANS, whats=CLAIMABLE[1:])


def acts_in_private(
    sheet: SurvivalSheet, seat: str, listeners: Iterable[str] = (), listener_in: str = ""
) -> Acts:
    """What a message to these few can do. SV-4.22: the Activist may not claim to be Evil."""
    activist = sheet.players[seat].role == "activist"
    own = (*IN_PRIVATE, _ACTIVISTS_CLAIM if activist else _CLAIM)
    others = [other for other in listeners if other != seat]
    return acts_field(sheet, own=own, listeners=others, listener_in=listener_in)


def acts_in_debate(sheet: SurvivalSheet) -> Acts:
    """What a speech can do, beside claim, accusation and good word."""
    return acts_field(sheet, own=IN_THE_DEBATE)
