"""Next time: what is still open at the end of an episode between those who are left."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations
from typing import Final

from showrunner.formats.talk.promises import PromiseMade
from showrunner.formats.wording import count, listed, verb
from showrunner.story.afterwards import crowd, named_tonight
from showrunner.story.common.promises import all_facts
from showrunner.story.record import Council, Record
from showrunner.story.told import Section, Sentence

MOST_OPEN: Final = 4
"""How many open questions the end of an episode has."""
FEW: Final = 2
"""Of fewer open questions than this, more is told of who voted for whom."""
MOST_NAMED: Final = 3
MOST_OWN: Final = 3
"""How many of them are the game's own."""


def next_time(
    record: Record, councils: Sequence[Council], own: Iterable[Sentence], *, over: bool
) -> Section:
    """What is still open; nothing when the season is over. `own` are the game's own questions."""
    sentences: list[Sentence] = []
    if not over:
        common = [
            *_ends_promised(record),
            *_between_two_groups(record),
            *_words_against(record),
            *_wronged(record, councils),
            *_named_again(record, councils),
        ]
        sentences = [*own][:MOST_OWN]
        sentences += common[: MOST_OPEN - len(sentences)]
        if len(sentences) < FEW and councils:
            sentences += [*_outvoted(record, councils), *_most_wanted(record)]
    return Section(part="next", title="Next time", sentences=tuple(sentences))


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
            giver, about = record.name(made.giver), record.name(made.about)
            text = f"{giver} promised {about} {_what(made)}, and has named {about} since."
            yield Sentence(text=text, facts=(given.number, since[-1].number))
            return


def _what(made: PromiseMade) -> str:
    return "the end" if made.what == "final" else "safety"


def _wronged(record: Record, councils: Sequence[Council]) -> Iterator[Sentence]:
    """Somebody who has to live on with one who had promised them safety, and wrote them."""
    here = {*record.sheet.active}
    for council in councils:
        for given in reversed(record.promises):
            made = given.made
            if made.what == "vote" or made.about not in made.to or made.round > council.round:
                continue
            if made.what == "safety" and made.round < council.round:
                continue
            wrote = [
                cast.number
                for cast in council.ballots
                if (cast.voter, cast.name) == (made.giver, made.about)
                and cast.number > given.number
            ]
            if wrote and council.decides == "out" and {made.giver, made.about} <= here:
                giver, about = record.name(made.giver), record.name(made.about)
                text = f"{giver} had promised {about} {_what(made)}, and {record.voted} {about}. "
                text += "Both are still here."
                yield Sentence(text=text, facts=all_facts((given.number,), wrote))
                return


def _named_again(record: Record, councils: Sequence[Council]) -> Iterator[Sentence]:
    """Those whose name several put up today, and who are still here."""
    for council in councils:
        if council.decides == "out" and not council.place:
            yield from named_tonight(record, council)


def _outvoted(record: Record, councils: Sequence[Council]) -> Iterator[Sentence]:
    """Those who voted for somebody who is still here."""
    here = {*record.sheet.active}
    for council in councils:
        if council.decides != "out" or not council.of_people:
            continue
        groups: dict[str, dict[str, int]] = {}
        for cast in council.of(council.votes[0]):
            if {cast.voter, cast.name} <= here and cast.voter != cast.name:
                groups.setdefault(cast.name, {}).setdefault(cast.voter, cast.number)
        if groups:
            seat = max(groups, key=lambda one: len(groups[one]))
            by = groups[seat]
            text = f"{crowd(by, record)} {record.voted} {record.name(seat)}, and "
            text += f"{verb([*by], 'both', 'all of them')} are still here."
            yield Sentence(text=text, facts=all_facts(by.values()))
            return


def _most_wanted(record: Record) -> Iterator[Sentence]:
    """Who of those here has had most ballots against them so far, or that no name stands out."""
    against: dict[str, list[int]] = {seat: [] for seat in record.sheet.active}
    councils = [one for one in record.councils if one.decides == "out" and one.of_people]
    for council in councils:
        for cast in council.ballots:
            if cast.counts and cast.name in against and cast.voter != cast.name:
                against[cast.name].append(cast.number)
    most = max(map(len, against.values()), default=0)
    seats = [seat for seat in against if len(against[seat]) == most]
    if not councils:
        return
    text = "Nobody who is left has had a ballot against them that counted."
    if most:
        verb_of = verb(seats, "has", "have each")
        who = listed(map(record.name, seats)) if len(seats) <= MOST_NAMED else crowd(seats, record)
        text = f"{who} {verb_of} had {count(most, 'ballot')} against so far, and nobody who is "
        text += "left has had more."
    proof = all_facts(*(against[seat] for seat in seats), [councils[-1].decided])
    yield Sentence(text=text, facts=proof)
