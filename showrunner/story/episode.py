"""An episode, composed from a round's beats and its facts."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from itertools import accumulate
from typing import Final

from showrunner.formats.format import Format
from showrunner.formats.narration import Tone
from showrunner.story.beat import Beat
from showrunner.story.council import council_sections
from showrunner.story.finding import BeatBook
from showrunner.story.material import Material
from showrunner.story.next_time import next_time
from showrunner.story.phases import phase_sections
from showrunner.story.reasons import reasons
from showrunner.story.record import Council, Record
from showrunner.story.round import Round
from showrunner.story.scenes import private, scenes
from showrunner.story.standing import standing
from showrunner.story.titles import title_of
from showrunner.story.told import Episode, Placed, Section, Sentence

MOST_PREVIOUSLY: Final = 3
MOST_DIARIES: Final = 4
RECAP_WORDS: Final = 100
_OF_ONE_VOTE: Final = ("deciding talk", "one ballot", "unanimous", "tie-break")
"""Beats that say little about a vote to somebody who has not just read of it."""


def episode_of(round: Round, book: BeatBook, format: Format, used: Collection[str]) -> Episode:
    """Compose a round's episode; `book` has all beats so far, and `used` are the titles so far."""
    record = book.record
    during = range(round.first, round.last + 1)
    councils = [one for one in record.councils if one.began in during]
    tonight = [beat for beat in book.beats if beat.last in during]
    tonight.sort(key=lambda beat: -beat.importance)
    material = Material(tonight, (one for one in book.details if one.facts[-1] in during))
    out = [seat for council in councils if council.decides == "out" for seat in council.out]
    finalists = [
        seat
        for council in councils
        if council.decides == "winner"
        for seat in council.votes[0].candidates
    ]
    about = {*out, *finalists, *(seat for beat in tonight[:2] for seat in beat.people)}
    title = title_of(tonight, record, round, used)
    began = min((one.began for one in councils), default=round.last + 1)
    why = reasons(councils, record, material, book.reasons(round.first))
    placed = [
        *_diaries(round, about, record),
        *scenes(record, round, began, tonight, about, material),
        *council_sections(councils, round, record, tonight, material),
        *phase_sections(round, councils, record, material),
    ]
    placed.sort(key=lambda part: part.at)
    over = format.outcome(record.sheet) is not None
    sections = [
        _previously(book.beats, round, about, MOST_PREVIOUSLY * (2 if finalists else 1)),
        *(part.section for part in placed),
        why,
        standing(record, councils, book.standing(), over=over),
        next_time(record, councils, book.open_questions(), over=over),
    ]
    return Episode(
        number=round.number,
        title=title or ("The final" if over else _rounds(round)),
        sections=tuple(section for section in sections if section.sentences),
        recap=_recap(round, tonight, councils, over=over),
        entry=round.entry,
    )


def _rounds(round: Round) -> str:
    first, *others = round.rounds or [round.number]
    return f"Rounds {first} to {others[-1]}" if others else f"Round {first}"


def _sentences(beats: Iterable[Beat]) -> tuple[Sentence, ...]:
    return tuple(beat.sentence for beat in beats)


def _previously(beats: Sequence[Beat], round: Round, about: set[str], most: int) -> Section:
    """The earlier beats that tonight needs, one of a kind; twice as many before a final."""
    earlier = [
        beat
        for beat in beats
        if beat.last < round.first and about.intersection(beat.people)
        if beat.kind not in _OF_ONE_VOTE
    ]

    def rank(beat: Beat) -> float:
        shared = len(about.intersection(beat.people))
        return beat.importance + 10 * shared - 6 * (round.number - beat.round)

    of_kinds = {beat.kind: beat for beat in sorted(earlier, key=rank)}
    needed = sorted(of_kinds.values(), key=rank, reverse=True)[:most]
    needed.sort(key=lambda beat: beat.last)
    return Section(part="previously", title="Previously", sentences=_sentences(needed))


def _diaries(round: Round, about: set[str], record: Record) -> list[Placed]:
    """What people wrote in their diaries since the last round."""
    diaries = [note for note in record.notes if note.number >= round.first and not note.talk]
    diaries.sort(key=lambda note: (note.seat not in about, note.number))
    chosen = sorted(diaries[:MOST_DIARIES], key=lambda note: note.number)
    written = tuple(private(note, record) for note in chosen)
    section = Section(part="scene", title="In the diaries", sentences=written)
    return [Placed(note.number, section) for note in chosen[:1]]


def _recap(
    round: Round, tonight: Sequence[Beat], councils: Sequence[Council], *, over: bool
) -> tuple[Sentence, ...]:
    """The round in about 100 words: how its votes and the season ended, and its strongest beats.

    Not those that only say again how a vote ended.
    """
    decided = {council.decided for council in councils if not council.place}
    endings = [told for told in round.lines if told.line.tone is Tone.RESULT]
    if over and endings and all(beat.facts != (endings[-1].number,) for beat in tonight):
        decided.add(endings[-1].number)
    results = [
        Sentence(text=told.line.text, facts=(told.number,))
        for told in endings
        if told.number in decided
    ]
    decisions = {number for sentence in results for number in sentence.facts}
    beats = [beat for beat in tonight if not decisions.issuperset(beat.facts)]
    told = [*results, *_sentences(beats)] or [
        Sentence(text=told.line.text, facts=(told.number,)) for told in endings
    ]
    words = accumulate(len(sentence.text.split()) for sentence in told)
    return tuple(
        sentence for sentence, so_far in zip(told, words, strict=True) if so_far <= RECAP_WORDS
    ) or (Sentence(text="Nobody left, and nothing was decided.", facts=(round.last,)),)
