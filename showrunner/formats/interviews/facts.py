"""What happens in interviews (DS-9.4)."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import field

from showrunner.formats.fact import Fact
from showrunner.kernel import Text

Verdict = Literal["kept", "broken", "unverifiable"]


class InterviewAsked(Fact, frozen=True, kw_only=True, omit_defaults=True):
    """Producers asked a private question, to be answered honestly (DS-9.4). To that seat.

    `claims` are the checkable claims that its form asks for; omitted if there are none.
    """

    seat: str
    question: Text
    claims: tuple[str, ...] = ()


class InterviewAnswered(Fact, frozen=True, kw_only=True, omit_defaults=True):
    """A private question was answered (`words` null: not in time). To that seat and producers.

    `claims` has the claimed values, null for what the player would not say. `question` is the
    question that was answered; without claims, it is omitted if it is the seat's oldest open one.
    `apart` is only given if both quarantined and other questions were open, and says that this one
    was quarantined. `sealed` are the kinds of decision that the claims are about and that had been
    made but not told by then.
    """

    seat: str
    words: Text | None
    question: Text | None = None
    claims: dict[str, Any] = field(default_factory=dict)
    apart: bool = False
    sealed: tuple[str, ...] = ()


class ClaimJudged(Fact, frozen=True, kw_only=True):
    """What a castaway claimed in an interview was compared with the record, or with what followed.

    `number` counts the castaway's claims, from 1; `said` is what was claimed, `truth` what it was
    compared with (null: nothing). To producers.
    """

    seat: str
    number: int
    claim: str
    said: Any
    verdict: Verdict
    truth: Any
