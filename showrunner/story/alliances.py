"""Alliances with a name: who has said that they belong to one, and who has left it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from showrunner.formats.talk.acts import Act


class Alliance(NamedTuple):
    """An alliance with its name: its members, with the fact in which each of them said so."""

    title: str
    members: dict[str, int]


class AllianceBook:
    """All alliances of a season, in the order in which they were named.

    Only those who have said so themselves belong to an alliance: an invitation makes no member. Two
    alliances may have the same name: somebody joins the one that a listener, or somebody they name,
    belongs to. Who writes a fellow member has left, until they say again that they belong to it.
    """

    def __init__(self) -> None:
        self.alliances: list[Alliance] = []

    def __iter__(self) -> Iterator[Alliance]:
        return iter(self.alliances)

    def say(self, number: int, seat: str, to: Sequence[str], acts: Iterable[Act]) -> list[Alliance]:
        """Take in what somebody said; returns the alliances that now have a second member."""
        joins = [act for act in acts if act.act == "join" and act.name]
        named = {act.about for act in joins if act.about}
        made = []
        for act in joins:
            if not act.about:
                alliance = self._meant(str(act.name), seat, {*to, *named})
                if len(alliance.members) == 1 and seat not in alliance.members:
                    made.append(alliance)
                alliance.members.setdefault(seat, number)
        return made

    def _meant(self, title: str, seat: str, others: set[str]) -> Alliance:
        alike = [alliance for alliance in self.alliances if alliance.title == title]
        for people in ({seat}, others):
            for alliance in reversed(alike):
                if people & alliance.members.keys():
                    return alliance
        self.alliances.append(alliance := Alliance(title, {}))
        return alliance

    def of(self, *seats: str, but: Alliance | None = None) -> Alliance | None:
        """The last alliance, except for one, that all of these belong to."""
        shared = (one for one in reversed(self.alliances) if one.members.keys() >= {*seats})
        return next((one for one in shared if one is not but), None)

    def leave(self, ballots: Iterable[tuple[str, str]]) -> None:
        """Take out those who wrote a fellow member: `ballots` are voters with the names."""
        written = [(voter, name) for voter, name in ballots if voter != name]
        for alliance in self.alliances if written else ():
            left = {voter for voter, name in written if alliance.members.keys() >= {voter, name}}
            for seat in left:
                del alliance.members[seat]
