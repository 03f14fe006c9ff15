"""Speaking before everybody: one after the other, each free to pass."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from msgspec import Struct

from showrunner.formats.sheet import Sheet
from showrunner.formats.talk.acts import Act, acts_field
from showrunner.kernel import Stage, Text
from showrunner.questions import Question, Words


class Comment(Struct, frozen=True):
    """DS-10.1: a comment, or none."""

    words: Text | None
    acts: tuple[Act, ...] = ()


def comment(
    sheet: Sheet, kind: str, text: str, label: str, most_words: int, quote: Text | None = None
) -> Question[Comment]:
    """DS-10.1, DS-10.9, DS-11.2: an opportunity to say something to all, or pass."""
    return Question(
        kind=kind,
        text=text,
        quote=quote,
        fields={
            "words": Words(label=label, most_words=most_words, may_pass=True, cut=True),
            "acts": acts_field(sheet),
        },
        answer=Comment,
        default={"words": None, "acts": None},
        open=True,
    )


async def debate(
    stage: Stage,
    speakers: Sequence[str],
    question: Callable[[str], Question[Comment] | None],
    said: Callable[[str, Comment], None],
    passes: int = 1,
    before: Callable[[str], None] = lambda seat: None,
) -> None:
    """Each speaks once a pass; the next pass goes the other way round.

    A speaker without a question is skipped: somebody may have left. `before` is called as each is
    about to be asked, and `said` tells what each said. An order closes a debate by cutting the
    scene that it is.
    """
    order = list(speakers)
    for _ in range(passes):
        for seat in order:
            before(seat)
            answer = await stage.ask(seat, partial(question, seat))
            if answer is not None:
                said(seat, answer)
        order.reverse()
