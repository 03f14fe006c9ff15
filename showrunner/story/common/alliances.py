"""Alliances: made by name, and split when a member writes another; the first vote against an ally.

Two castaways who have often written the same name count as allies, whatever they say; votes in
which everybody wrote the same name show nothing.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Set
from itertools import combinations

from showrunner.formats.fact import Fact
from showrunner.formats.wording import listed, number, verb
from showrunner.story.beat import Beat
from showrunner.story.common.promises import all_facts
from showrunner.story.finding import Finder
from showrunner.story.record import CastBallot, Council, Record

TOGETHER = 3
"""In how many votes two have written the same name before they count as allies."""


class Alliances(Finder):
    """Follows who calls whom a member of what, and who votes with whom."""

    def __init__(self, record: Record) -> None:
        super().__init__(record)
        self._made: set[str] = set()
        self._together: Counter[frozenset[str]] = Counter()
        self._written: set[tuple[str, str]] = set()
        """Who has written whom so far."""
        self._seen = 0

    def take(self, number: int, fact: Fact) -> Iterator[Beat]:
        """An alliance that gets its name."""
        said = self.record.messages[self._seen :]
        self._seen = len(self.record.messages)
        joined = {str(act.name) for message in said for act in message.acts if act.act == "join"}
        for alliance in sorted(joined - self._made):
            members = self.record.alliances.get(alliance, {})
            if len(members) < 2:
                continue
            self._made.add(alliance)
            if self._are_allies(members.keys(), alliance):
                continue
            yield Beat(
                kind="alliance made",
                round=self.record.round,
                importance=35,
                people=tuple(members),
                facts=all_facts(members.values()),
                text=f"{listed(map(self.record.name, members))} are now “{alliance}”.",
                values={"alliance": alliance},
            )

    def _are_allies(self, seats: Set[str], but: str) -> bool:
        """Whether all of them already belong to another alliance."""
        alliances = self.record.alliances
        return any(
            title != but and title in self._made and seats <= alliances[title].keys()
            for title in alliances
        )

    def council(self, council: Council) -> Iterator[Beat]:
        """A member who writes another; two who always voted together and no longer do."""
        if council.decides != "out":
            return
        splits: dict[tuple[str, str], list[CastBallot]] = {}
        first: dict[str, CastBallot] = {}
        for cast in council.deciding:
            alliance = self._alliance_of(cast.voter, cast.name)
            if alliance:
                splits.setdefault((alliance, cast.name), []).append(cast)
            elif (cast.voter, cast.name) not in self._written:
                closest = first.setdefault(cast.name, cast)
                if self._times_together(cast) > self._times_together(closest):
                    first[cast.name] = cast
        for (alliance, victim), casts in splits.items():
            yield self._split_by(alliance, victim, casts, council)
        for cast in first.values():
            yield from self._first_vote_against(cast, council)
        self._written.update((cast.voter, cast.name) for cast in council.ballots)
        self._count(council)

    def _times_together(self, cast: CastBallot) -> int:
        return self._together[frozenset((cast.voter, cast.name))]

    def _alliance_of(self, voter: str, name: str) -> str:
        """The alliance that both belong to; the last one that was made, if several."""
        alliances = reversed(self.record.alliances.items())
        return next((title for title, who in alliances if {voter, name} <= who.keys()), "")

    def _split_by(
        self, alliance: str, victim: str, casts: list[CastBallot], council: Council
    ) -> Beat:
        members, name = self.record.alliances[alliance], self.record.name
        traitors = [cast.voter for cast in casts]
        return Beat(
            kind="alliance split",
            round=council.round,
            importance=50 + 5 * min(len(traitors), 4),
            people=(victim, *traitors),
            facts=all_facts(
                (members[seat] for seat in (victim, *traitors)),
                (cast.number for cast in casts),
                (council.decided,),
            ),
            text=f"{name(victim)} was one of “{alliance}”. So {verb(traitors, 'was', 'were')} "
            f"{listed(map(name, traitors))}, who wrote {name(victim)}.",
            values={"alliance": alliance},
        )

    def _first_vote_against(self, cast: CastBallot, council: Council) -> Iterator[Beat]:
        name = self.record.name
        together = self._times_together(cast)
        if together >= TOGETHER:
            yield Beat(
                kind="first vote against an ally",
                round=council.round,
                importance=45 + 5 * min(together, 6),
                people=(cast.voter, cast.name),
                facts=all_facts((cast.number, council.decided)),
                text=f"{name(cast.voter)} and {name(cast.name)} had written the same name "
                f"{number(together)} times. This time {name(cast.voter)} wrote {name(cast.name)}.",
                values={"together": together},
            )

    def _count(self, council: Council) -> None:
        groups: dict[str, set[str]] = {}
        for cast in council.of(council.votes[0]):
            groups.setdefault(cast.name, set()).add(cast.voter)
        if len({name for name, voters in groups.items() if voters - set(council.out)}) < 2:
            return
        for voters in groups.values():
            self._together.update(map(frozenset, combinations(sorted(voters), 2)))
