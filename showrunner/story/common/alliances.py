"""Alliances: made by name, and split when a member writes another; the first vote against an ally.

Two castaways who have often written the same name count as allies, whatever they say; votes in
which everybody wrote the same name show nothing.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from typing_extensions import override

from showrunner.formats.fact import Fact
from showrunner.formats.wording import listed, number, verb
from showrunner.story.alliances import Alliance
from showrunner.story.beat import Beat
from showrunner.story.common.promises import all_facts
from showrunner.story.finding import Finder
from showrunner.story.record import CastBallot, Council, Record
from showrunner.story.told import Sentence

TOGETHER = 3
"""In how many votes two have written the same name before they count as allies."""


class Alliances(Finder):
    """Follows who calls whom a member of what, and who votes with whom."""

    def __init__(self, record: Record) -> None:
        super().__init__(record)
        self._together: dict[frozenset[str], list[tuple[int, int]]] = {}
        """The ballots of two castaways for the same name."""
        self._written: set[tuple[str, str]] = set()
        """Who has written whom so far."""

    def take(self, number: int, fact: Fact) -> Iterator[Beat]:
        """An alliance that gets its second member, unless these two are allies already."""
        for alliance in self.record.made:
            members = list(alliance.members)
            if self.record.alliances.of(*members, but=alliance) is None:
                yield Beat(
                    kind="alliance made",
                    round=self.record.round,
                    importance=30,
                    people=tuple(members),
                    facts=all_facts(alliance.members.values()),
                    text=f"{listed(map(self.record.name, members))} are now “{alliance.title}”.",
                    values={"alliance": alliance.title},
                )

    @override
    def standing(self) -> Iterator[Sentence]:
        """The two who have most often written the same name."""
        here = {*self.record.sheet.active}
        pairs = {pair: casts for pair, casts in self._together.items() if pair <= here}
        pair = max(pairs, key=lambda one: len(pairs[one]), default=frozenset[str]())
        if pair and len(pairs[pair]) >= TOGETHER:
            names = listed(sorted(map(self.record.name, pair)))
            text = f"{names} have {self.record.had_voted} the same name "
            text += f"{number(len(pairs[pair]))} times."
            yield Sentence(text=text, facts=all_facts(*pairs[pair]))

    def council(self, council: Council) -> Iterator[Beat]:
        """A member who writes another; two who always voted together and no longer do."""
        if council.decides != "out":
            return
        splits: dict[int, tuple[Alliance, list[CastBallot]]] = {}
        first: dict[str, CastBallot] = {}
        for cast in council.deciding:
            shared = self.record.alliances.of(cast.voter, cast.name)
            if shared is not None:
                splits.setdefault(id(shared), (shared, []))[1].append(cast)
            elif (cast.voter, cast.name) not in self._written:
                closest = first.setdefault(cast.name, cast)
                if self._times_together(cast) > self._times_together(closest):
                    first[cast.name] = cast
        for alliance, casts in splits.values():
            yield self._split_by(alliance, casts, council)
        for cast in first.values():
            yield from self._first_vote_against(cast, council)
        self._written.update((cast.voter, cast.name) for cast in council.ballots)
        self._count(council)

    def _times_together(self, cast: CastBallot) -> int:
        return len(self._together.get(frozenset((cast.voter, cast.name)), ()))

    def _split_by(self, alliance: Alliance, casts: list[CastBallot], council: Council) -> Beat:
        members, name, victim = alliance.members, self.record.name, casts[0].name
        traitors = list(dict.fromkeys(cast.voter for cast in casts))
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
            text=f"{name(victim)} was one of “{alliance.title}”. So "
            f"{verb(traitors, 'was', 'were')} {listed(map(name, traitors))}, who "
            f"{self.record.voted} {name(victim)}.",
            values={"alliance": alliance.title},
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
                facts=all_facts(
                    *self._together[frozenset((cast.voter, cast.name))],
                    (cast.number, council.decided),
                ),
                text=f"{name(cast.voter)} and {name(cast.name)} had {self.record.had_voted} the "
                f"same name {number(together)} times. This time {name(cast.voter)} "
                f"{self.record.voted} {name(cast.name)}.",
                values={"together": together},
            )

    def _count(self, council: Council) -> None:
        groups: dict[str, dict[str, int]] = {}
        for cast in council.of(council.votes[0]):
            groups.setdefault(cast.name, {})[cast.voter] = cast.number
        if len({name for name, voters in groups.items() if voters.keys() - set(council.out)}) < 2:
            return
        for voters in groups.values():
            for first, second in combinations(sorted(voters), 2):
                self._together.setdefault(frozenset((first, second)), []).append(
                    (voters[first], voters[second])
                )
