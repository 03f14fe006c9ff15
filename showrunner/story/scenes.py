"""Scenes: which talks of a round an episode shows, and the lines of them that matter."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from typing import Final, NamedTuple

from showrunner.formats.wording import count, listed
from showrunner.story.beat import Beat
from showrunner.story.between import between
from showrunner.story.material import Material
from showrunner.story.record import Message, Note, Record
from showrunner.story.round import Round
from showrunner.story.told import Placed, Section, Sentence

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
MOST_LINES_BEFORE_ALL: Final = 16
"""The lines that are quoted of what was said before everybody."""
MOST_NAMES: Final = 4
"""How many people are named in a scene's title, at most."""
MOST_SCENES: Final = 5
MOST_OF_A: Final = 3
"""How many scenes are of the A-story while there are others: the names that the vote is between."""
NAMES_OF_A: Final = 2
MOST_NOTES: Final = 2
"""How many notes are told on a talk after which somebody did otherwise."""
MOST_IDLE: Final = 1
"""How many scenes are shown in which nobody does anything in the game."""
MOST_SCENES_EACH: Final = 2
"""In how many scenes of an episode a castaway is seen, unless too few are left."""


TOPICS: Final[Mapping[tuple[str, str], str]] = {
    ("accuse", ""): "a reckoning",
    ("join", ""): "an alliance",
    ("promise", "final"): "the end",
    ("tell", "card"): "a card",
    ("warn", ""): "a warning",
    ("close", ""): "a plan",
    ("claim", ""): "a secret",
    ("leave", ""): "a word given",
    ("want", ""): "a deal",
}
"""What a talk is about by an act in it, with what the act says if that matters."""


class _Scene(NamedTuple):
    weight: int
    messages: Sequence[Message]
    lines: Sequence[Message]
    """Those of the messages that are quoted."""
    of_a: bool = False
    """Whether it is about one of the names that the vote is between."""

    @property
    def first(self) -> int:
        return self.lines[0].number

    def puts_up(self, seat: str) -> bool:
        """Whether somebody's name is put up or taken up in it."""
        return any(message.puts_up(seat) for message in self.lines)

    @property
    def is_idle(self) -> bool:
        """Whether nobody does anything in the game by it."""
        return not any(message.acts for message in self.lines)


def scenes(
    record: Record,
    round: Round,
    before: int,
    beats: Sequence[Beat],
    people: Iterable[str],
    material: Material,
) -> list[Placed]:
    """The talks of a round that matter, and what was said before all until the vote.

    `before` is the number of the fact with which the vote began, `beats` are the round's, and
    `people` the seats that it is about.
    """
    about = set(people)
    cited = {number for beat in beats for number in beat.facts}
    talks: dict[object, list[Message]] = {}
    for message in reversed(list(record.since(round.first))):
        if message.words and (message.talk or message.number < before):
            group = message.talk or frozenset((message.seat, *message.to) if message.to else ())
            talks.setdefault(group, []).append(message)
    names = _names_up(talks.values())
    found = [_best(messages, cited, about) for messages in talks.values()]
    found = [scene._replace(of_a=any(map(scene.puts_up, names))) for scene in found]
    found.sort(key=lambda scene: (-scene.weight, scene.first))
    chosen = _spread(found)
    placed = [_told(scene, record, material) for scene in chosen]
    material.leave_out({message.number for scene in found for message in scene.messages})
    return placed


def _names_up(talks: Iterable[Sequence[Message]]) -> list[str]:
    """The names that most people put up or took up."""
    named: dict[str, set[str]] = {}
    for message in (message for messages in talks for message in messages):
        for act in message.acts:
            if act.about and message.puts_up(act.about):
                named.setdefault(act.about, set()).add(message.seat)
    return sorted(named, key=lambda seat: -len(named[seat]))[:NAMES_OF_A]


def _best(messages: Sequence[Message], cited: Collection[int], about: set[str]) -> _Scene:
    """Of a talk, the lines that weigh most one after another; of other words, one by one."""
    if messages[0].talk or messages[0].to:
        weights = [_weight(message, cited, about) for message in messages]
        starts = range(max(len(messages) - MOST_LINES, 0) + 1)
        start = max(starts, key=lambda at: sum(weights[at : at + MOST_LINES]))
        chosen = [*range(start, min(start + MOST_LINES, len(messages)))]
    else:
        weights = list(_weights_before_all(messages, cited, about))
        heaviest = sorted(range(len(messages)), key=lambda at: (-weights[at], at))
        chosen = sorted(heaviest[:MOST_LINES_BEFORE_ALL])
    lines: dict[str, Message] = {}
    for at in chosen:
        lines.setdefault(messages[at].words, messages[at])
    return _Scene(sum(weights[at] for at in chosen), messages, [*lines.values()])


def _weight(message: Message, cited: Collection[int], about: set[str]) -> int:
    acts = sum(WEIGHTS.get(act.act, 2) + (act.about in about) for act in message.acts)
    return 1 + acts + (CITED if message.number in cited else 0)


def _weights_before_all(
    messages: Sequence[Message], cited: Collection[int], about: set[str]
) -> Iterator[int]:
    """The weights of what is said before all, where an act counts only for who does it first."""
    done: set[tuple[str, str]] = set()
    for message in messages:
        acts = [act for act in message.acts if (act.act, act.about) not in done]
        done.update((act.act, act.about) for act in acts)
        yield _weight(message._replace(acts=tuple(acts)), cited if acts else (), about)


def _spread(found: Sequence[_Scene]) -> list[_Scene]:
    """The weightiest scenes of the A- and B-story, and as many castaways as possible."""
    chosen: list[_Scene] = []
    seen: Counter[str] = Counter()
    for limit, of_a in (
        (MOST_SCENES_EACH, MOST_OF_A),
        (MOST_SCENES, MOST_OF_A),
        (MOST_SCENES, MOST_SCENES),
    ):
        for scene in found:
            people = {message.seat for message in scene.lines}
            idle = sum(one.is_idle for one in chosen)
            if scene in chosen or len(chosen) == MOST_SCENES:
                continue
            if scene.is_idle and idle == MOST_IDLE:
                continue
            if scene.of_a and sum(one.of_a for one in chosen) == of_a:
                continue
            if all(seen[seat] < limit for seat in people):
                chosen.append(scene)
                seen.update(people)
    return chosen


def _told(scene: _Scene, record: Record, material: Material) -> Placed:
    first = scene.lines[0]
    talk = record.talks.get(first.talk)
    seats = talk.seats if talk is not None else (first.seat, *first.to) if first.to else ()
    names = [record.name(seat) for seat in seats]
    if len(names) > MOST_NAMES:
        names = [*names[:2], count(len(names) - 2, "other")]
    topic = _topic(scene, record)
    section = Section(
        part="scene",
        title=(listed(names) if names else "Before everybody") + (f": {topic}" if topic else ""),
        sentences=(
            *between(seats, scene.first, record),
            *(quotation(message, record) for message in scene.lines),
            *material.during({message.number for message in scene.messages}),
            *(private(note, record) for note in _note(scene, record)),
        ),
    )
    return Placed(scene.first, section)


def _topic(scene: _Scene, record: Record) -> str:
    """What a talk is about; empty for one in which nothing is done, and for what all hear."""
    if not scene.lines[0].talk and not scene.lines[0].to:
        return ""
    acts = [act for message in scene.lines for act in message.acts]
    for (kind, what), topic in TOPICS.items():
        if not scene.of_a and any(act.act == kind and what in ("", act.what) for act in acts):
            return topic
    up = dict.fromkeys(act.about for act in acts if act.about and scene.puts_up(act.about))
    named = [f"{record.name(seat)}’s" for seat in up][:NAMES_OF_A]
    return f"{listed(named, 'or')} name" if named else ""


def _note(scene: _Scene, record: Record) -> list[Note]:
    """The first note on a talk, if any; both if somebody then did otherwise, that one first."""
    talk = scene.messages[0].talk
    named = {
        (message.seat, act.about)
        for message in scene.messages
        for act in message.acts
        if act.about and message.puts_up(act.about)
    }
    wrote = {
        (cast.voter, cast.name)
        for council in record.councils
        if council.began > scene.first
        for cast in council.of(council.votes[0])
    }
    voters = {voter for voter, _ in wrote}
    false = {seat for seat, name in named if seat in voters and (seat, name) not in wrote}
    notes = [note for note in record.notes if note.talk == talk != ""]
    most = MOST_NOTES if false else 1
    return sorted(notes, key=lambda note: note.seat not in false)[:most]


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
