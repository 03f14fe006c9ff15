"""Alliances over time: who joined when, who left the game, and which ballots split them."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from showrunner.story.finding import BeatBook


class Membership(Struct, frozen=True, kw_only=True):
    """A member of an alliance, since which round; `fact` is their message that says so."""

    seat: str
    round: int
    fact: int


class AllianceSplit(Struct, frozen=True, kw_only=True):
    """Members who voted out another member; `fact` told the result."""

    round: int
    victim: str
    voters: tuple[str, ...]
    fact: int


class Alliance(Struct, frozen=True, kw_only=True):
    """An alliance with a name, its members in the order in which they joined, and its splits."""

    name: str
    members: tuple[Membership, ...]
    splits: tuple[AllianceSplit, ...]


def alliances_of(book: BeatBook) -> Iterator[Alliance]:
    """The alliances that at least two castaways say they belong to, the first one first."""
    rounds = {message.number: message.round for message in book.record.messages}
    splits: dict[str, list[AllianceSplit]] = {}
    for beat in book.beats:
        if beat.kind == "alliance split":
            victim, *voters = beat.people
            split = AllianceSplit(
                round=beat.round, victim=victim, voters=tuple(voters), fact=beat.last
            )
            splits.setdefault(beat.values["alliance"], []).append(split)
    for name, members in book.record.alliances.items():
        if len(members) > 1:
            yield Alliance(
                name=name,
                members=tuple(
                    Membership(seat=seat, round=rounds[number], fact=number)
                    for seat, number in members.items()
                ),
                splits=tuple(splits.get(name, ())),
            )
