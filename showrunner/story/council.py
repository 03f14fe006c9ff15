"""The council in an episode: the names before it, the count, and only then who wrote whom."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from showrunner.formats.narration import Tone
from showrunner.formats.wording import listed
from showrunner.story.afterwards import farewells, left_alone
from showrunner.story.beat import Beat
from showrunner.story.common.promises import all_facts
from showrunner.story.record import CastBallot, Council, Record
from showrunner.story.round import Round
from showrunner.story.scenes import quotation
from showrunner.story.told import Section, Sentence

MOST_COMMENTS = 3
MOST_SAID_TO_THE_JURY = 10
"""How many comments before the vote are quoted, and how many questions and answers in a final."""


def council_sections(
    councils: Sequence[Council], round: Round, record: Record, tonight: Sequence[Beat]
) -> Iterator[Section]:
    """The votes of a round, in order; those of several tribes together, in fewer words."""
    in_tribes = [council for council in councils if council.place]
    if in_tribes:
        told = (sentence for council in in_tribes for sentence in _in_a_tribe(council, record))
        yield Section(part="council", title="The votes", sentences=tuple(told))
    for council in councils:
        if council.place:
            continue
        sentences = [
            *_names_before(council, record),
            *_comments(council, record),
            *_count(council, round, record),
            *_who_voted_for_whom(council, record),
            *left_alone(council, record),
            *_last_words(council, record),
            *farewells(council, record, tonight),
        ]
        yield Section(part="council", title="The vote", sentences=tuple(sentences))


def _in_a_tribe(council: Council, record: Record) -> Iterator[Sentence]:
    """Whom a tribe loses, and who voted for whom."""
    lost = listed(map(record.name, council.out))
    text = f"{record.name(council.place)} loses {lost}."
    yield Sentence(text=text, facts=(council.decided,))
    yield from _who_voted_for_whom(council, record)


def _names_before(council: Council, record: Record) -> list[Sentence]:
    """The two names that most people had put up before the vote."""
    if council.decides != "out":
        return []
    first: dict[str, dict[str, int]] = {}
    for message in record.in_round(council.round):
        for act in message.acts:
            if act.act == "propose" and act.about and message.number < council.began:
                first.setdefault(act.about, {})[message.seat] = message.number
    names = sorted(first, key=lambda seat: -len(first[seat]))[:2]
    if len(names) < 2:
        return []
    numbers = [number for name in names for number in first[name].values()]
    around = listed(record.name(name) for name in sorted(names, key=record.name))
    return [Sentence(text=f"Two names have been going around: {around}.", facts=all_facts(numbers))]


def _comments(council: Council, record: Record) -> list[Sentence]:
    """What those said whom the vote is about, and then others, before all."""
    said = [
        message
        for message in reversed(list(record.in_round(council.round)))
        if council.began < message.number < council.decided and not message.to and message.words
    ]
    about = {*council.out, *(cast.name for cast in council.ballots)}
    if council.decides == "out":
        said.sort(key=lambda message: (message.seat not in about, message.number))
        most = MOST_COMMENTS
    else:
        most = MOST_SAID_TO_THE_JURY
    chosen = sorted(said[:most], key=lambda message: message.number)
    return [quotation(message, record) for message in chosen]


def _count(council: Council, round: Round, record: Record) -> list[Sentence]:
    """The reading of the ballots and the result, as the narrator tells them.

    Open ballots are told by who voted for whom alone.
    """
    tones = {Tone.RESULT} if record.has_open_ballots(council) else {Tone.BALLOT, Tone.RESULT}
    return [
        Sentence(text=told.line.text, facts=(told.number,))
        for told in round.lines
        if council.began <= told.number <= council.decided and told.line.tone in tones
    ]


def _who_voted_for_whom(council: Council, record: Record) -> list[Sentence]:
    sentences = []
    for vote in council.votes:
        groups: dict[str, list[CastBallot]] = {}
        for cast in council.of(vote):
            groups.setdefault(cast.target, []).append(cast)
        if not groups:
            continue
        most_first = sorted(groups.items(), key=lambda item: -len(item[1]))
        text = "; ".join(
            f"{listed(record.name(cast.label) for cast in casts)} voted "
            f"{f'for {record.name(name)}' if name else 'no'}"
            for name, casts in most_first
        )
        sentences.append(
            Sentence(text=f"{text}.", facts=all_facts(cast.number for cast in council.of(vote)))
        )
    return sentences


def _last_words(council: Council, record: Record) -> list[Sentence]:
    """What those who left said when it was decided."""
    said = [
        message
        for message in reversed(list(record.in_round(council.round)))
        if message.number > council.decided and message.seat in council.out and message.words
    ]
    return [quotation(message, record) for message in said[:1]]
