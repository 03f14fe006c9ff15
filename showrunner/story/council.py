"""The council in an episode: the names before it, the count, and only then who wrote whom."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from itertools import groupby, zip_longest

from showrunner.formats.narration import Tone
from showrunner.formats.wording import listed
from showrunner.story.afterwards import crowd, failed_plan, farewells, left_alone
from showrunner.story.beat import Beat
from showrunner.story.common.promises import all_facts
from showrunner.story.finals import finalists, forgiven
from showrunner.story.material import Material
from showrunner.story.phases import of_vote
from showrunner.story.record import CastBallot, Council, Record
from showrunner.story.round import Round
from showrunner.story.scenes import quotation
from showrunner.story.told import Placed, Section, Sentence

MOST_COMMENTS = 3
MOST_SAID_TO_THE_JURY = 10
"""How many comments before the vote are quoted, and how many questions and answers in a final."""
MOST_TRIBES = 6
"""Up to how many tribes it is told who voted for whom in full."""
MOST_READ = 6
LAST_READ = 4
"""Of a reading of ballots that has more lines than the first, the last ones are told."""
MOST_NAMES = 3
"""Of how many names it is told who had taken them up."""


def council_sections(
    councils: Sequence[Council],
    round: Round,
    record: Record,
    tonight: Sequence[Beat],
    material: Material,
) -> Iterator[Placed]:
    """The votes of a round; those of several tribes together, in fewer words."""
    in_tribes = [council for council in councils if council.place]
    if in_tribes:
        short = len(in_tribes) > MOST_TRIBES
        told = [one for council in in_tribes for one in _in_a_tribe(council, record, short)]
        starts = min(council.began for council in in_tribes)
        told += material.during(range(starts, of_vote(in_tribes[-1], round).stop))
        section = Section(part="council", title="The votes", sentences=tuple(told))
        yield Placed(in_tribes[0].began, section)
    apart = [council for council in councils if not council.place]
    for council, after in zip_longest(apart, apart[1:]):
        numbers = of_vote(council, round)
        if after is not None:
            numbers = range(numbers.start, min(numbers.stop, after.began))
        sentences = [
            *_going_in(council, record),
            *finalists(council, record),
            *_comments(council, round, record),
            *_count(council, round, record),
            *_who_voted_for_whom(council, record),
            *left_alone(council, record, but=failed_plan(council, record)[0]),
            *forgiven(council, record),
            *_results_after(council, round, numbers),
            *material.during(numbers),
            *_last_words(council, record),
            *farewells(council, record, tonight),
        ]
        section = Section(part="council", title="The vote", sentences=tuple(sentences))
        yield Placed(council.began, section)


def _in_a_tribe(council: Council, record: Record, short: bool) -> Iterator[Sentence]:
    """Whom a tribe loses, and who voted for whom; in short, only who voted for those."""
    lost = listed(map(record.name, council.out))
    text = f"{record.name(council.place)} loses {lost}."
    yield Sentence(text=text, facts=(council.decided,))
    yield from _who_voted_for_whom(council, record, council.out if short else ())


def _going_in(council: Council, record: Record) -> Iterator[Sentence]:
    """Who had put up or taken up which name before the vote, and who had done so with several."""
    if council.decides != "out":
        return
    named: dict[str, dict[str, int]] = {}
    last = max((one.decided for one in record.councils if one.began < council.began), default=0)
    for message in reversed(list(record.in_round(council.round))):
        if last < message.number < council.began:
            for seat in dict.fromkeys(act.about for act in message.acts):
                if seat and seat != message.seat and message.puts_up(seat):
                    named.setdefault(seat, {}).setdefault(message.seat, message.number)
    names = sorted(named, key=lambda seat: -len(named[seat]))[:MOST_NAMES]
    if len(names) < 2:
        return
    sides = [f"{crowd(named[seat], record)} had named {record.name(seat)}" for seat in names]
    text = f"Before the vote, {'; '.join(sides)}."
    numbers = [number for seat in names for number in named[seat].values()]
    times = Counter(speaker for seat in names for speaker in named[seat])
    if several := sorted(speaker for speaker in times if times[speaker] > 1):
        text += f" {crowd(several, record)} had named more than one of them."
    yield Sentence(text=text, facts=all_facts(numbers))


def _results_after(council: Council, round: Round, numbers: range) -> list[Sentence]:
    """What follows from the result, as the narrator tells it."""
    return [
        Sentence(text=told.line.text, facts=(told.number,))
        for told in round.lines
        if told.number in numbers and told.number > council.decided
        if told.line.tone is Tone.RESULT
    ]


def _comments(council: Council, round: Round, record: Record) -> Iterator[Sentence]:
    """What those said whom the vote is about, and then others, before all, and what was asked."""
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
    asked = [told for told in round.lines if told.line.tone is Tone.NARRATION]
    for message in sorted(said[:most], key=lambda message: message.number):
        last = max((one.number for one in said if one.number < message.number), default=0)
        between = range(max(last, council.began) + 1, message.number)
        for told in [told for told in asked if told.number in between][-1:]:
            yield Sentence(text=told.line.text, facts=(told.number,))
        yield quotation(message, record)


def _count(council: Council, round: Round, record: Record) -> list[Sentence]:
    """The reading of the ballots and the result, as the narrator tells them.

    Open ballots are told by who voted for whom alone. Of a long reading, the last ballots are
    told; of one in which all say the same, only that.
    """
    tones = {Tone.RESULT} if record.has_open_ballots(council) else {Tone.BALLOT, Tone.RESULT}
    told = [
        told
        for told in round.lines
        if council.began <= told.number <= council.decided and told.line.tone in tones
    ]
    sentences = []
    for number, lines in groupby(told, key=lambda one: (one.number, one.line.tone)):
        texts = [one.line.text for one in lines]
        if number[1] is Tone.BALLOT and len(texts) > MOST_READ:
            texts = texts[-LAST_READ:]
        names = {cast.target for cast in council.of(council.votes[0]) if cast.counts}
        if number[1] is Tone.BALLOT and len(texts) > 2 and len(names) == 1:
            texts = [f"Every ballot that counts says {record.name(*names)}."]
        sentences += [Sentence(text=text, facts=(number[0],)) for text in texts]
    return sentences


def _who_voted_for_whom(
    council: Council, record: Record, names: Collection[str] = ()
) -> list[Sentence]:
    """The ballots of each vote, or those for some of the `names`."""
    sentences = []
    for vote in council.votes:
        groups: dict[str, list[CastBallot]] = {}
        shown = [cast for cast in council.of(vote) if not names or cast.target in names]
        for cast in shown:
            groups.setdefault(cast.target, []).append(cast)
        if not groups:
            continue
        most_first = sorted(groups.items(), key=lambda item: -len(item[1]))
        text = "; ".join(
            f"{listed(record.name(cast.label) for cast in casts)} voted "
            f"{f'for {record.name(name)}' if name else 'no'}"
            for name, casts in most_first
        )
        sentences.append(Sentence(text=f"{text}.", facts=all_facts(cast.number for cast in shown)))
    return sentences


def _last_words(council: Council, record: Record) -> list[Sentence]:
    """What those who left said when it was decided."""
    said = [
        message
        for message in reversed(list(record.in_round(council.round)))
        if message.number > council.decided and message.seat in council.out and message.words
    ]
    return [quotation(message, record) for message in said[:1]]
