"""Debates: castaways speak to everybody, one after another, and each may pass."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from msgspec import Struct

from showrunner.formats.sheet import Sheet
from showrunner.formats.talk.acts import Act, acts_field
from showrunner.kernel import Stage, Text
from showrunner.questions import Question, Words


class Comment(Struct, frozen=True):
    """DS-10.1: words for everybody or for some, with their acts; null words to pass."""

    words: Text | None
    acts: tuple[Act, ...] = ()


def comment(
    sheet: Sheet, kind: str, text: str, label: str, most_words: int, quote: Text | None = None
) -> Question[Comment]:
    """DS-10.1, DS-10.9, DS-11.2: the question whether to say something to everybody, or pass."""
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
    """Let each speaker speak once per pass; every other pass goes in reverse order.

    A speaker for whom `question` returns None, such as one who has left, is skipped. `before` is
    called before a speaker is asked, and `said` with each answer. An order can end a debate by
    cutting its scene.
    """
    order = list(speakers)
    for _ in range(passes):
        for seat in order:
            before(seat)
            answer = await stage.ask(seat, partial(question, seat))
            if answer is not None:
                said(seat, answer)
        order.reverse()
