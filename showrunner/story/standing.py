"""Where everybody stands when a round is over."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from showrunner.formats.wording import capital, count, listed, verb
from showrunner.story.alliances import Alliance
from showrunner.story.common.promises import all_facts
from showrunner.story.record import Council, Record
from showrunner.story.told import Section, Sentence

MOST_NAMED = 10
"""Up to how many people who are left are named."""
MOST_GROUPS = 3


def standing(
    record: Record, councils: Sequence[Council], own: Iterable[Sentence], *, over: bool
) -> Section:
    """Who is left, which groups there are, who has what, and who had votes and is still there.

    `own` is what the game's own finders say of where everybody stands.
    """
    title, sentences = "Where we stand", list[Sentence]()
    if not record.sheet.has_votes:
        sentences += [*_what_became_of(record, over=over), *own]
    elif not over:
        sentences += [*_who_is_left(record), *own, *_groups(record)]
        for council in councils:
            if council.decides == "out" and not council.place:
                sentences += _written(council, record)
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
