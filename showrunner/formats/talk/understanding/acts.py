"""What somebody does by saying something: the words that the understanding and the bots share."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

ActKind = Literal["propose", "spare", "promise", "ask", "accuse", "agree", "refuse", "warn"]


class Act(Struct, frozen=True):
    """One thing done by words.

    `about` is the seat it is about, "" where nobody in particular. `detail` of a promise is
    `safety`, `vote`, `final` or `other`; of a question `target`, `trust` or `other`; of an
    accusation `lie`, `vote` or `other`; of a warning the seat that the danger comes from, if said.
    """

    kind: ActKind
    about: str = ""
    detail: str = ""
