"""What one viewer is shown of a season, as bytes, and where two seasons first differ in it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from showrunner.formats.facts import encode_words
from showrunner.formats.plain import sheet_data
from showrunner.kernel import Ask, View, Viewer
from tests.prompts.seats import Seats
from tests.secrecy.game import Game, plain

PROMPT = "prompt"


class Shown(NamedTuple):
    """One thing that a viewer is shown: a fact, or a question put or withdrawn.

    `tag` is the fact's type or the question's kind; `number` is the viewer's own. What a model
    that plays the seat is told has the tag PROMPT.
    """

    tag: str
    number: int
    content: bytes
    fact: Any = None


def shown(game: Game, viewer: Viewer, playing: bool) -> list[Shown]:
    """All that the viewer was shown, in order.

    With `playing`, only what a seat plays from, and what its model would be told.
    """
    view: View[Any] = View(viewer, playing)
    stream: list[Shown] = []
    model = Seats(game.format, game.settings, viewer.seat) if playing and viewer.seat else None
    for step in game.steps:
        for told in step.told:
            for seen in view.take(told):
                tag = type(seen.fact).__name__
                stream.append(Shown(tag, seen.number, encode_words(seen.fact), seen.fact))
        if viewer.role != "seat":
            continue
        if model is not None:
            model.see(step)
        for ask in step.withdrawn:
            if ask.seat == viewer.seat and not (playing and ask.quarantined):
                stream.append(Shown(ask.question.kind, ask.nth, b"withdrawn"))
        for ask in step.opened:
            if ask.seat == viewer.seat and not (playing and ask.quarantined):
                stream.append(Shown(ask.question.kind, ask.nth, as_asked(ask)))
                if model is not None:
                    stream.append(Shown(PROMPT, ask.nth, model.prompt(ask).text.encode()))
    return stream


def as_asked(ask: Ask[Any]) -> bytes:
    """A question as its seat gets it, in every one of its forms."""
    question = ask.question
    return b"%b\n%b\n%b\n%d" % (
        plain(question.form()),
        plain(question.schema()),
        plain(question.default),
        ask.quarantined,
    )


class Difference(NamedTuple):
    """Where two streams part; at least one of `discloses` is what tells of a secret there."""

    at: int
    discloses: tuple[str, ...]
    first: Shown | None
    second: Shown | None

    def __str__(self) -> str:
        return f"item {self.at}: {_brief(self.first)} <> {_brief(self.second)}"


def difference(first: Sequence[Shown], second: Sequence[Shown]) -> Difference | None:
    """The first difference of two streams.

    Where an item of one stream comes later in the other, too, it is what the other has more that
    discloses; where both come later, their order does, and either may be what changed it.
    """
    for at in range(max(len(first), len(second))):
        one = first[at] if at < len(first) else None
        two = second[at] if at < len(second) else None
        if one is None or two is None:
            return Difference(at, ((one or two).tag,), one, two)  # type: ignore[union-attr]
        if one[:3] != two[:3]:
            return Difference(at, _discloses(one, two, first[at:], second[at:]), one, two)
    return None


def _discloses(
    one: Shown, two: Shown, first: Sequence[Shown], second: Sequence[Shown]
) -> tuple[str, ...]:
    if one.tag == two.tag:
        return (one.tag,)
    later = _comes(one, second), _comes(two, first)
    if later == (True, False):
        return (two.tag,)
    if later == (False, True):
        return (one.tag,)
    return one.tag, two.tag


def _comes(item: Shown, stream: Sequence[Shown]) -> bool:
    return any((other.tag, other.content) == (item.tag, item.content) for other in stream)


def sheet_bytes(game: Game, stream: Sequence[Shown]) -> str:
    """The viewer's sheet, every attribute and property of it, as plain data, and their votes."""
    facts = [item.fact for item in stream if item.fact is not None]
    sheet = game.sheet_of(facts)
    kind = type(sheet)
    names = [name for name in dir(kind) if isinstance(getattr(kind, name), property)]
    properties = {name: getattr(sheet, name) for name in names}
    return repr((vars(sheet), properties, sheet_data(sheet), game.format.votes.of(facts)))


def _brief(item: Shown | None) -> str:
    if item is None:
        return "nothing"
    return f"{item.tag} number {item.number} {item.content[:300].decode(errors='replace')}"
