"""Where everybody stands when a round is over, and what is still open."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations

from showrunner.formats.wording import capital, count, listed, verb
from showrunner.story.afterwards import named_tonight
from showrunner.story.alliances import Alliance
from showrunner.story.common.promises import all_facts
from showrunner.story.record import Council, Record
from showrunner.story.told import Section, Sentence

MOST_NAMED = 10
"""Up to how many people who are left are named."""
MOST_GROUPS = 3
MOST_OPEN = 3
"""How many open questions the end of an episode has."""


def standing(
    record: Record, councils: Sequence[Council], own: Iterable[Sentence], *, over: bool
) -> Section:
    """Who is left, which groups there are, who has what, and who was named and is still there.

    `own` is what the game's own finders say of where everybody stands.
    """
    title, sentences = "Where we stand", list[Sentence]()
    if not record.sheet.has_votes:
        sentences += [*_what_became_of(record, over=over), *own]
    elif not over:
        sentences += [*_who_is_left(record), *own, *_groups(record)]
        for council in councils:
            if council.decides == "out" and not council.place:
                sentences += [*_written(council, record), *named_tonight(record, council)]
    return Section(part="standing", title=title, sentences=tuple(sentences))


def _who_is_left(record: Record) -> Iterator[Sentence]:
    """How many are left, and if they are not too many, who; nothing if nobody has left."""
    here = record.sheet.active
    if len(here) < len(record.names):
        text = f"{capital(count(len(here), 'castaway'))} {verb(here, 'is', 'are')} left"
        text += f": {listed(map(record.name, here))}." if len(here) <= MOST_NAMED else "."
        yield Sentence(text=text, facts=tuple(record.comings))


def _what_became_of(record: Record, *, over: bool) -> Iterator[Sentence]:
    """Who is still in the game, and what became of the others."""
    sheet, groups = record.sheet, dict[str, list[str]]()
    here = "still there at the end" if over else "still in the game"
    for seat in record.names:
        groups.setdefault(sheet.standing(seat).status or here, []).append(seat)
    for status, seats in groups.items():
        text = f"{capital(status)}: {listed(map(record.name, seats))}."
        yield Sentence(text=text, facts=tuple(record.comings))


def _groups(record: Record) -> Iterator[Sentence]:
    """The latest alliances with the members who are still there."""
    here = record.sheet.active
    groups: dict[frozenset[str], Alliance] = {}
    for alliance in record.alliances:
        still = frozenset(seat for seat in alliance.members if seat in here)
        if len(still) >= 2:
            groups[still] = alliance
    for still, alliance in list(groups.items())[-MOST_GROUPS:]:
        text = f"“{alliance.title}”: {listed(sorted(map(record.name, still)))}."
        yield Sentence(text=text, facts=all_facts(alliance.members[seat] for seat in still))


def _written(council: Council, record: Record) -> Iterator[Sentence]:
    """Of those who are still there, the one whose name was on most ballots."""
    here, written = record.sheet.active, dict[str, list[int]]()
    for cast in council.ballots:
        if cast.counts and cast.name in here and cast.name not in council.out:
            written.setdefault(cast.name, []).append(cast.number)
    if written:
        seat = max(written, key=lambda one: len(written[one]))
        text = f"{record.name(seat)} had {count(len(written[seat]), 'vote')} and is still here."
        yield Sentence(text=text, facts=all_facts(written[seat]))


def next_time(record: Record) -> Section:
    """What is still open between those who are left."""
    sentences = [*_ends_promised(record), *_between_two_groups(record), *_words_against(record)]
    return Section(part="next", title="Next time", sentences=tuple(sentences[:MOST_OPEN]))


def _ends_promised(record: Record) -> Iterator[Sentence]:
    """The end promised to several who are still there."""
    here = record.sheet.active
    ends: dict[str, dict[str, int]] = {}
    for given in record.promises:
        made = given.made
        is_open = made.what == "final" and made.giver in here and made.about in here
        if is_open and made.about in made.to:
            ends.setdefault(made.giver, {})[made.about] = given.number
    several = {giver: to for giver, to in ends.items() if len(to) >= 2}
    if several:
        giver = max(several, key=lambda seat: len(several[seat]))
        to = several[giver]
        text = f"{record.name(giver)} has promised the end to {listed(map(record.name, to))}. "
        text += f"{'Both' if len(to) == 2 else 'All of them'} are still here."
        yield Sentence(text=text, facts=all_facts(to.values()))


def _between_two_groups(record: Record) -> Iterator[Sentence]:
    """Somebody who belongs to two alliances, each with somebody who is not in the other one."""
    here = {*record.sheet.active}
    groups = [one for one in record.alliances if len(here & one.members.keys()) >= 2]
    for first, second in combinations(reversed(groups), 2):
        one, other = here & first.members.keys(), here & second.members.keys()
        if first.title != second.title and one - other and other - one:
            for seat in sorted(one & other, key=record.name)[:1]:
                text = f"{record.name(seat)} belongs to “{first.title}” with "
                text += f"{listed(sorted(map(record.name, one - {seat})))}, and to "
                text += f"“{second.title}” with "
                text += f"{listed(sorted(map(record.name, other - {seat})))}."
                yield Sentence(
                    text=text,
                    facts=all_facts(
                        (first.members[member] for member in one),
                        (second.members[member] for member in other),
                    ),
                )
                return


def _words_against(record: Record) -> Iterator[Sentence]:
    """Somebody who has put up, since, the name of one to whom they had promised safety."""
    here = record.sheet.active
    for given in reversed(record.promises):
        made = given.made
        if (
            made.what == "vote"
            or made.about not in made.to
            or not {made.giver, made.about} <= {*here}
        ):
            continue
        since = [
            message
            for message in record.in_round(record.round)
            if message.number > given.number and message.seat == made.giver
            if message.puts_up(made.about)
        ]
        if since:
            what = "the end" if made.what == "final" else "safety"
            giver, about = record.name(made.giver), record.name(made.about)
            text = f"{giver} promised {about} {what}, and has named {about} since."
            yield Sentence(text=text, facts=(given.number, since[-1].number))
            return
