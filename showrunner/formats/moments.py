"""Moments: the facts that a show lives on, for which pages have a picture of their own."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Literal, NamedTuple

MomentKind = Literal[
    "challenge", "idol", "council", "count", "out", "fall", "rescue", "winner", "night", "dawn"
]
"""What is to be seen: people compete, an idol or advantage is played, a council begins, votes are
counted, somebody is out, somebody loses one of theirs, gets away or comes back, or wins; night
falls, or day breaks."""


def _nobody(_fact: Any) -> Iterable[str]:
    return ()


class Moment(NamedTuple):
    """What a type of fact means to whoever watches: its kind, and the seats that it is about."""

    kind: MomentKind
    about: Callable[[Any], Iterable[str]] = _nobody
