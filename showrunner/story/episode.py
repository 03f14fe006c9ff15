"""An episode, composed from a round's beats and its facts."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from itertools import accumulate
from operator import itemgetter
from typing import Final

from showrunner.formats.format import Format
from showrunner.formats.narration import Tone
from showrunner.formats.wording import capital, count, listed, spaced, verb
from showrunner.story.afterwards import named_tonight, other_plan
from showrunner.story.alliances import Alliance
from showrunner.story.beat import Beat
from showrunner.story.common.promises import all_facts
from showrunner.story.council import council_sections
from showrunner.story.record import Council, Record
from showrunner.story.round import Round, ToldLine
from showrunner.story.scenes import private, scenes
from showrunner.story.titles import title_of
from showrunner.story.told import Episode, Section, Sentence

MOST_PREVIOUSLY: Final = 3
MOST_DIARIES: Final = 2
MOST_REASONS: Final = 3
MOST_WORDS_OF_A_PHASE: Final = 90
RECAP_WORDS: Final = 100
_REASONS: Final = (
    "idol played right",
    "deciding talk",
    "decoy",
    "blindside",
    "promise broken",
    "one ballot",
)
"""Beats that say why a vote ended as it did, in the order in which they are told."""
_OF_ONE_VOTE: Final = ("deciding talk", "one ballot", "unanimous", "tie-break")
"""Beats that say little about a vote to somebody who has not just read of it."""
_SAID_BY_THE_RESULT: Final = ("narrow win", "crushing win")
"""Beats of a competition that its scores and margin say already."""
_TOLD_WITHOUT_RESULT: Final = ("camp",)
"""Phases that are told although nothing is decided in them."""
_TALKED: Final = frozenset(
    {Tone.SPEECH, Tone.TALK, Tone.THOUGHT, Tone.DIARY, Tone.SECRET, Tone.PHASE, Tone.SCENE}
)


def episode_of(
    round: Round,
    record: Record,
    beats: Sequence[Beat],
    format: Format,
    used: Collection[str],
    standing: Sequence[Sentence] = (),
) -> Episode:
    """Compose a round's episode; `beats` are all beats so far, `used` the titles so far.

    `standing` is what the game's own finders say of where everybody stands.
    """
    councils = [one for one in record.councils if round.first <= one.began <= round.last]
    tonight = sorted(
        (beat for beat in beats if round.first <= beat.last <= round.last),
        key=lambda beat: -beat.importance,
    )
    out = [seat for council in councils if council.decides == "out" for seat in council.out]
    about = {*out, *(seat for beat in tonight[:2] for seat in beat.people)}
    title = title_of(tonight, record, round, used)
    voteless = not format.has_votes
    phases = list(_phases(round, councils, tonight, record, voteless))
    began = min((one.began for one in councils), default=round.last + 1)
    voted = max((one.decided for one in councils), default=round.last + 1)
    sections = [
        _previously(beats, round, about, record),
        *(section for end, section in phases if end < voted),
        *scenes(record, round, began, tonight, about),
        *council_sections(councils, round, record, tonight),
        *(section for end, section in phases if end >= voted),
        _ended(round, tonight) if voteless else _why(tonight, councils, record),
        _who_is_where(record, over=format.outcome(record.sheet) is not None)
        if voteless
        else _standing(record, councils, standing),
        _next(record, councils),
    ]
    told = tuple(section for section in sections if section is not None and section.sentences)
    return Episode(
        number=round.number,
        title=title or ("The final" if format.outcome(record.sheet) else _rounds(round)),
        sections=told,
        recap=_recap(round, tonight, councils),
        entry=round.entry,
    )


def _rounds(round: Round) -> str:
    first, *others = round.rounds or [round.number]
    return f"Rounds {first} to {others[-1]}" if others else f"Round {first}"


def _sentences(beats: Iterable[Beat]) -> tuple[Sentence, ...]:
    return tuple(Sentence(text=beat.text, facts=beat.facts) for beat in beats)


def _previously(
    beats: Sequence[Beat], round: Round, about: set[str], record: Record
) -> Section | None:
    """The earlier beats that tonight needs, and what people wrote in their diaries since."""
    earlier = [
        beat
        for beat in beats
        if beat.last < round.first and about.intersection(beat.people)
        if beat.kind not in _OF_ONE_VOTE
    ]

    def rank(beat: Beat) -> float:
        shared = len(about.intersection(beat.people))
        return beat.importance + 10 * shared - 6 * (round.number - beat.round)

    needed = sorted(earlier, key=rank, reverse=True)[:MOST_PREVIOUSLY]
    needed.sort(key=lambda beat: beat.last)
    diaries = [note for note in record.notes if note.number >= round.first and not note.talk]
    diaries.sort(key=lambda note: (note.seat not in about, note.number))
    written = tuple(private(note, record) for note in diaries[:MOST_DIARIES])
    return Section(part="previously", title="Previously", sentences=(*_sentences(needed), *written))


def _phases(
    round: Round,
    councils: Sequence[Council],
    tonight: Sequence[Beat],
    record: Record,
    voteless: bool,
) -> Iterator[tuple[int, Section]]:
    """The phases without talks in which something was decided or found, in few words.

    Each with the number of its last fact. In games without votes, only results are told.
    """
    during = [range(council.began, council.decided + 1) for council in councils]
    talked = [message.number for message in record.since(round.first)]
    talked += [talk.number for talk in record.talks.values()]

    def is_besides(number: int) -> bool:
        return not any(number in numbers for numbers in during)

    for phase in round.phases:
        lines = [
            told
            for told in round.lines
            if told.number in phase.facts and is_besides(told.number)
            if not (told.line.tone in _TALKED or told.line.speaker)
        ]
        has_talks = any(number in phase.facts for number in talked)
        beats = [
            beat
            for beat in sorted(tonight, key=lambda beat: beat.last)
            if (voteless or not has_talks) and beat.last in phase.facts and is_besides(beat.last)
            if beat.kind not in _SAID_BY_THE_RESULT
        ]
        if not any(told.line.tone is Tone.RESULT for told in lines):
            told_anyway = phase.name in _TOLD_WITHOUT_RESULT
            lines = [one for one in lines if told_anyway and one.line.tone is Tone.NARRATION]
        title = record.titles.get(f"{phase.round}.{phase.name}", capital(spaced(phase.name)))
        if len(round.rounds) > 1:
            title = f"Round {phase.round}"
        if voteless:
            sentences = _in_order(lines, beats)
            yield phase.facts.stop - 1, Section(part="contest", title=title, sentences=sentences)
            continue
        words = accumulate(len(told.line.text.split()) for told in lines)
        kept = [
            Sentence(text=told.line.text, facts=(told.number,))
            for told, so_far in zip(lines, words, strict=True)
            if so_far <= MOST_WORDS_OF_A_PHASE or told.line.tone is Tone.RESULT
        ]
        sentences = (*kept, *_sentences(beats))
        yield phase.facts.stop - 1, Section(part="contest", title=title, sentences=sentences)


def _in_order(lines: Iterable[ToldLine], beats: Sequence[Beat]) -> tuple[Sentence, ...]:
    """The results of a phase, and its beats; a beat also tells its result."""
    covered = {number for beat in beats for number in beat.facts}
    results = [
        (told.number, Sentence(text=told.line.text, facts=(told.number,)))
        for told in lines
        if told.line.tone is Tone.RESULT and told.number not in covered
    ]
    found = zip((beat.last for beat in beats), _sentences(beats), strict=True)
    return tuple(told for _, told in sorted((*results, *found), key=itemgetter(0)))


def _why(tonight: Sequence[Beat], councils: Sequence[Council], record: Record) -> Section | None:
    decided = {council.decided for council in councils}
    reasons: list[Beat] = []
    for kind in _REASONS:
        reasons += [beat for beat in tonight if beat.kind == kind and beat.last in decided][:1]
    if not reasons:
        out = {seat for council in councils for seat in council.out}
        reasons = [one for one in tonight if one.last in decided and out & {*one.people}][:1]
    plans = [plan for council in councils for plan in other_plan(council, record)]
    sentences = (*_sentences(reasons[:MOST_REASONS]), *plans)
    return Section(part="why", title="Why it happened", sentences=sentences)


def _standing(
    record: Record, councils: Sequence[Council], own: Sequence[Sentence]
) -> Section | None:
    """Who is left, which groups there are, who has what, and who was named and is still there."""
    here, name = set(record.sheet.active), record.name
    if not here:
        return None
    sentences = [
        Sentence(text=f"{capital(count(len(here), 'castaway'))} {verb([*here], 'is', 'are')} left.")
    ]
    sentences += own
    groups: dict[frozenset[str], Alliance] = {}
    for alliance in record.alliances:
        still = frozenset(seat for seat in alliance.members if seat in here)
        if len(still) >= 2:
            groups[still] = alliance
    for still, alliance in list(groups.items())[-3:]:
        sentences.append(
            Sentence(
                text=f"“{alliance.title}”: {listed(sorted(map(name, still)))}.",
                facts=all_facts(alliance.members[seat] for seat in still),
            )
        )
    for council in councils:
        written: dict[str, list[int]] = {}
        for cast in council.ballots:
            if cast.counts and cast.name in here and cast.name not in council.out:
                written.setdefault(cast.name, []).append(cast.number)
        if written and council.decides == "out" and not council.place:
            seat = max(written, key=lambda one: len(written[one]))
            votes = count(len(written[seat]), "vote")
            sentences.append(
                Sentence(
                    text=f"{name(seat)} had {votes} and is still here.",
                    facts=all_facts(written[seat]),
                )
            )
        if council.decides == "out" and council.of_people:
            sentences += named_tonight(record, council)
    return Section(part="standing", title="Where we stand", sentences=tuple(sentences))


def _ended(round: Round, tonight: Sequence[Beat]) -> Section:
    """What there is to say about the end, which comes after the last phase."""
    last = round.phases[-1].facts.stop if round.phases else round.first
    beats = sorted((beat for beat in tonight if beat.last >= last), key=lambda beat: beat.last)
    return Section(part="why", title="How it ended", sentences=_sentences(beats))


def _who_is_where(record: Record, *, over: bool) -> Section:
    """Who is still in the game, and what became of the others."""
    sheet, groups = record.sheet, dict[str, list[str]]()
    here = "still there at the end" if over else "still in the game"
    for seat in record.names:
        groups.setdefault(sheet.standing(seat).status or here, []).append(seat)
    sentences = [
        Sentence(text=f"{capital(status)}: {listed(map(record.name, seats))}.")
        for status, seats in groups.items()
    ]
    return Section(part="standing", title="Where we stand", sentences=tuple(sentences))


def _next(record: Record, councils: Sequence[Council]) -> Section | None:
    """What is still open: the end promised to several who are still there."""
    here = record.sheet.active
    ends: dict[str, dict[str, int]] = {}
    for given in record.promises:
        made = given.made
        is_open = made.what == "final" and made.giver in here and made.about in here
        if is_open and made.about in made.to:
            ends.setdefault(made.giver, {})[made.about] = given.number
    several = {giver: to for giver, to in ends.items() if len(to) >= 2}
    if not several:
        return None
    giver = max(several, key=lambda seat: len(several[seat]))
    to = several[giver]
    text = (
        f"{record.name(giver)} has promised the end to {listed(map(record.name, to))}. "
        f"{'Both' if len(to) == 2 else 'All of them'} are still here."
    )
    return Section(
        part="next",
        title="Next time",
        sentences=(Sentence(text=text, facts=all_facts(to.values())),),
    )


def _recap(
    round: Round, tonight: Sequence[Beat], councils: Sequence[Council]
) -> tuple[Sentence, ...]:
    """The round in about 100 words: how its votes ended, and its strongest beats."""
    decided = {council.decided for council in councils if not council.place}
    results = [
        Sentence(text=told.line.text, facts=(told.number,))
        for told in round.lines
        if told.line.tone is Tone.RESULT and told.number in decided
    ]
    told = [*results, *_sentences(tonight)] or [
        Sentence(text=told.line.text, facts=(told.number,))
        for told in round.lines
        if told.line.tone is Tone.RESULT
    ]
    words = accumulate(len(sentence.text.split()) for sentence in told)
    return tuple(
        sentence for sentence, so_far in zip(told, words, strict=True) if so_far <= RECAP_WORDS
    )
