"""Acts that only Survival has, beside those of every game (`talk/acts.py`).

In the debate, a claim, an accusation and a word of support are fields of the speech itself; so the
debate has only the acts that no such field covers.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from showrunner.formats.survival.cards import SPECIALS
from showrunner.formats.survival.sheet import SurvivalSheet
from showrunner.formats.talk.acts import ActKind, Acts, acts_field

CLAIMABLE: Final = ("evil", *SPECIALS, "element")
"""SV-1.7: the roles that a contestant can claim to have."""

DEBATE_ACTS: Final = (
    ActKind("guard", "I protected `about` last night", about=True),
    ActKind("thank", "thank you, `about`", about=True),
)
PRIVATE_ACTS: Final = (
    *DEBATE_ACTS,
    ActKind("evil", "`about` is an Evil Force", about=True),
    ActKind("good", "`about` is Good", about=True),
)
_CLAIM_MEANS: Final = "I have the role `what`"
_CLAIM: Final = ActKind("claim", _CLAIM_MEANS, whats=CLAIMABLE)
_ACTIVIST_CLAIM: Final = ActKind("claim", _CLAIM_MEANS, whats=CLAIMABLE[1:])


def acts_in_private(
    sheet: SurvivalSheet, seat: str, listeners: Iterable[str] = (), listener_in: str = ""
) -> Acts:
    """The acts of a message to these listeners. SV-4.22: the Activist may not claim to be Evil."""
    activist = sheet.players[seat].role == "activist"
    kinds = (*PRIVATE_ACTS, _ACTIVIST_CLAIM if activist else _CLAIM)
    others = [other for other in listeners if other != seat]
    return acts_field(sheet, own=kinds, listeners=others, listener_in=listener_in)


def acts_in_debate(sheet: SurvivalSheet) -> Acts:
    """The acts of a speech, apart from its claim, accusation and word of support."""
    return acts_field(sheet, own=DEBATE_ACTS)
