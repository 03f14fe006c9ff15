"""Questions that are answered with one contestant."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from showrunner.formats.people import named
from showrunner.formats.survival.sheet import SurvivalSheet
from showrunner.questions import Choice, Deadline, Question


class Pick(Struct, frozen=True):
    """An answer that names one contestant, or nobody."""

    name: str | None


def pick(
    sheet: SurvivalSheet,
    kind: str,
    text: str,
    candidates: Sequence[str],
    *,
    default: str | None = None,
    may_pass: bool = True,
    deadline: Deadline = "decision",
    open: bool = False,
    forfeits: bool = False,
) -> Question[Pick]:
    """Ask for one of the candidates; with `may_pass`, also for nobody.

    With `forfeits`, nobody cannot be chosen, but counts if no answer comes.
    """
    return Question(
        kind=kind,
        text=text,
        fields={
            "name": Choice(
                label="Whom you name", options=named(sheet, candidates), may_pass=may_pass
            )
        },
        answer=Pick,
        default={"name": default},
        deadline=deadline,
        open=open,
        when_late="default",
        forfeits=forfeits,
    )
