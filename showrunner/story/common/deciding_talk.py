"""The deciding talk of a vote: where those who wrote the name had taken it up."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from showrunner.formats.wording import count, listed
from showrunner.story.beat import Beat
from showrunner.story.common.promises import all_facts
from showrunner.story.record import Council, Message, Record

MANY_NAMES = 4
"""How many people are named in one sentence, at most."""


def deciding_talk(council: Council, record: Record) -> Iterator[Beat]:
    """The talk in which most of those who wrote the name put it up or agreed to it.

    If these are not most of all who wrote it, there is also the talk that adds the most others. Of
    talks with as many, it is the first; what is said before everybody counts as one talk.
    """
    for victim in council.out:
        talks = _taken_up(council, record, victim)
        if not talks:
            continue
        writers = {cast.voter for cast in council.deciding if cast.voter}
        parts = largest_talks(talks, len(writers))
        people = [seat for _, heard in parts for seat in heard]
        began = [record.talks[talk] for talk, _ in parts if talk in record.talks]
        text = _told(record, victim, *parts[0])
        if len(parts) > 1:
            text += f" {added(record, *parts[1])}"
        yield Beat(
            kind="deciding talk",
            round=council.round,
            importance=35,
            people=(*people, victim),
            facts=all_facts(
                (talk.number for talk in began),
                (message.number for _, heard in parts for message in heard.values()),
                (cast.number for cast in council.deciding if cast.voter in people),
                (council.decided,),
            ),
            text=text,
            values={
                "victim": victim,
                "talks": [talk.talk for talk in began],
                "voters": people,
                "others": len(people) - 1,
            },
        )


def largest_talks(
    talks: Mapping[str, Mapping[str, Message]], writers: int
) -> list[tuple[str, Mapping[str, Message]]]:
    """The talk in which most took up a name; the talk that adds most others, if these are needed.

    They are needed if the first has no more than half of this number of writers.
    """
    place, said = max(talks.items(), key=lambda item: len(item[1]))
    parts = [(place, said)]
    if 2 * len(said) <= writers:
        others = [(other, _without(heard, said)) for other, heard in talks.items()]
        second = max(others, key=lambda item: len(item[1]))
        parts += [second] if second[1] else []
    return parts


def _taken_up(council: Council, record: Record, victim: str) -> dict[str, dict[str, Message]]:
    """For each talk of the round, in order: how each of those who wrote the name took it up."""
    voters = {cast.voter: cast.number for cast in reversed(council.deciding) if cast.voter}
    talks: dict[str, dict[str, Message]] = {}
    for message in reversed(list(record.in_round(council.round))):
        if message.number < voters.get(message.seat, 0) and message.puts_up(victim):
            place = message.talk or (f"#{message.number}" if message.to else "")
            talks.setdefault(place, {}).setdefault(message.seat, message)
    return talks


def _without(said: Mapping[str, Message], others: Mapping[str, Message]) -> dict[str, Message]:
    return {seat: message for seat, message in said.items() if seat not in others}


def _told(record: Record, victim: str, place: str, said: Mapping[str, Message]) -> str:
    name, people = record.name, list(said)
    rest = _rest(record, place, said)
    if place and not rest and len(people) > 1:
        return f"{listed(map(name, people))} settled on {name(victim)} between them."
    where = f" in a talk with {rest}" if rest else ""
    who = listed(map(name, people))
    if not place:
        where = " before everybody"
        if len(people) > MANY_NAMES:
            who = f"{name(people[0])} and {count(len(people) - 1, 'other')}"
    return f"{who} {'each took' if len(people) > 1 else 'took'} up {name(victim)}’s name{where}."


def added(record: Record, place: str, said: Mapping[str, Message]) -> str:
    """Who else took up the name in a second talk."""
    rest = _rest(record, place, said)
    where = (
        f" in a talk with {rest}" if rest else " in another talk" if place else " before everybody"
    )
    return f"{listed(map(record.name, said))} took it up{where}."


def _rest(record: Record, place: str, said: Mapping[str, Message]) -> str:
    """Who else was in a talk."""
    talk = record.talks.get(place)
    others = [seat for seat in (talk.seats if talk else ()) if seat not in said]
    return listed(map(record.name, others)) if others else ""
