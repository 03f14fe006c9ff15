"""Scenes: which talks of a round an episode shows, and the lines of them that matter."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Final, NamedTuple

from showrunner.formats.wording import listed
from showrunner.story.beat import Beat
from showrunner.story.record import Message, Note, Record
from showrunner.story.round import Round
from showrunner.story.told import Section, Sentence

WEIGHTS: Final[Mapping[str, int]] = {
    "promise": 4,
    "propose": 4,
    "join": 3,
    "accuse": 4,
    "refuse": 4,
    "tell": 3,
    "spare": 2,
    "warn": 3,
    "claim": 4,
    "agree": 1,
    "ask": 1,
}
"""How much each kind of act moves the game; other kinds count 2."""
CITED: Final = 6
"""What a line counts more if a beat of the round cites it."""
MOST_LINES: Final = 6
"""The lines that are quoted of a talk."""
MOST_LINES_BEFORE_ALL: Final = 10
"""The lines that are quoted of what was said before everybody."""
MOST_SCENES: Final = 6
MOST_SCENES_EACH: Final = 2
"""In how many scenes of an episode a castaway is seen, unless too few are left."""


class _Scene(NamedTuple):
    weight: int
    first: int
    lines: Sequence[Message]


def scenes(
    record: Record, round: Round, before: int, beats: Sequence[Beat], names: Iterable[str]
) -> list[Section]:
    """The talks of a round that matter, in order, and what was said before all until the vote.

    `before` is the number of the fact with which the vote began, `beats` are the round's, and
    `names` the seats that it is about.
    """
    about = set(names)
    cited = {number for beat in beats for number in beat.facts}
    talks: dict[object, list[Message]] = {}
    for message in reversed(list(record.since(round.first))):
        if message.words and (message.talk or message.number < before):
            group = message.talk or frozenset((message.seat, *message.to) if message.to else ())
            talks.setdefault(group, []).append(message)
    found = [_best(messages, cited, about) for messages in talks.values()]
    found.sort(key=lambda scene: (-scene.weight, scene.first))
    return [
        _told(scene, record, beats) for scene in sorted(_spread(found), key=lambda one: one.first)
    ]


def _best(messages: Sequence[Message], cited: Collection[int], about: set[str]) -> _Scene:
    """The lines of a talk, one after another, that weigh most."""
    weights = [_weight(message, cited, about) for message in messages]
    most = MOST_LINES if messages[0].talk or messages[0].to else MOST_LINES_BEFORE_ALL
    starts = range(max(len(messages) - most, 0) + 1)
    start = max(starts, key=lambda at: sum(weights[at : at + most]))
    lines = messages[start : start + most]
    return _Scene(sum(weights[start : start + most]), messages[0].number, lines)


def _weight(message: Message, cited: Collection[int], about: set[str]) -> int:
    acts = sum(WEIGHTS.get(act.act, 2) + (act.about in about) for act in message.acts)
    return 1 + acts + (CITED if message.number in cited else 0)


def _spread(found: Sequence[_Scene]) -> list[_Scene]:
    """The weightiest scenes, so that as many castaways as possible are seen."""
    chosen: list[_Scene] = []
    seen: Counter[str] = Counter()
    for limit in (MOST_SCENES_EACH, MOST_SCENES):
        for scene in found:
            people = {message.seat for message in scene.lines}
            if scene in chosen or len(chosen) == MOST_SCENES or scene.weight == 0:
                continue
            if all(seen[seat] < limit for seat in people):
                chosen.append(scene)
                seen.update(people)
    return chosen


def _told(scene: _Scene, record: Record, beats: Sequence[Beat]) -> Section:
    first = scene.lines[0]
    talk = record.talks.get(first.talk)
    seats = talk.seats if talk is not None else (first.seat, *first.to) if first.to else ()
    names = [record.name(seat) for seat in seats]
    title = listed(names) if len(names) <= 4 else f"{listed(names[:2])} and others"
    notes = [note for note in record.notes if note.talk == first.talk != ""]
    noted = [private(note, record) for note in notes[:1]]
    quoted = [quotation(message, record) for message in scene.lines]
    said = {message.number for message in scene.lines}
    shown = [Sentence(text=beat.text, facts=beat.facts) for beat in beats if beat.last in said]
    return Section(
        part="scene",
        title=title if names else "Before everybody",
        sentences=(*quoted, *shown, *noted),
    )


def quotation(message: Message, record: Record) -> Sentence:
    """What somebody said, as a quotation."""
    return Sentence(
        text=message.words,
        facts=(message.number,),
        speaker=record.name(message.seat),
        seat=message.seat,
        to=tuple(map(record.name, message.to)),
    )


def private(note: Note, record: Record) -> Sentence:
    """What somebody wrote for themselves, as a quotation."""
    return Sentence(
        text=note.words,
        facts=(note.number,),
        speaker=record.name(note.seat),
        seat=note.seat,
        private=True,
    )
