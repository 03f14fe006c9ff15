"""Promises: kept or broken, by which ballot, and the same end sworn to several people."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from showrunner.formats.fact import Fact
from showrunner.formats.talk.promises import PromiseMade, is_test
from showrunner.formats.votes import Vote
from showrunner.formats.wording import listed, number
from showrunner.story.beat import Beat
from showrunner.story.finding import Finder, Title
from showrunner.story.record import CastBallot, Council, GivenPromise, Record

SEVERAL = 3
"""From how many people on it is a beat that the same end was promised to all of them."""


class Promises(Finder):
    """Follows each promise to the ballot that kept or broke it."""

    titles = (Title("Most promises broken", 90, ("promise broken",), "broke {}", "promise"),)

    def __init__(self, record: Record) -> None:
        super().__init__(record)
        self._seen = 0
        self._ends: dict[str, dict[str, int]] = {}
        """To whom each castaway has promised the end, and the number of the first such fact."""
        self._broken: set[GivenPromise] = set()

    def take(self, number: int, fact: Fact) -> Iterator[Beat]:
        """The same end promised to one more."""
        made = self.record.promises[self._seen :]
        self._seen = len(self.record.promises)
        for given in made:
            if given.made.what == "final" and given.made.to:
                yield from self._end_promised(given)

    def _end_promised(self, given: GivenPromise) -> Iterator[Beat]:
        giver, about = given.made.giver, given.made.about
        ends = self._ends.setdefault(giver, {})
        if about in ends or about not in given.made.to:
            return
        ends[about] = given.number
        if len(ends) >= SEVERAL:
            name = self.record.name
            yield Beat(
                kind="same end promised to several",
                round=given.made.round,
                importance=min(30 + 8 * len(ends), 75),
                people=(giver, *ends),
                facts=tuple(sorted(ends.values())),
                text=f"{name(giver)} has now promised the end to {number(len(ends))} people: "
                f"{listed(map(name, ends))}.",
                values={"promised": list(ends)},
            )

    def council(self, council: Council) -> Iterator[Beat]:
        """The promises that this vote broke or kept; the last one of several alike."""
        latest: dict[tuple[str, str, str], GivenPromise] = {}
        for given in self.record.promises:
            if given.number < council.began and given.made.round <= council.round:
                latest[given.made.giver, given.made.what, given.made.about] = given
        for given in latest.values():
            made = given.made
            for vote in council.votes:
                ballots = [cast for cast in council.of(vote) if cast.voter == made.giver]
                if not ballots or not _puts_to_test(made, vote, council):
                    continue
                wrote = any(cast.name == made.about for cast in ballots)
                if wrote != (made.what == "vote"):
                    if given not in self._broken:
                        self._broken.add(given)
                        yield self._broken_by(given, ballots, council)
                elif self._mattered(made, ballots, council):
                    yield self._kept_by(given, ballots, council)

    def _broken_by(self, given: GivenPromise, ballots: list[CastBallot], council: Council) -> Beat:
        made, name = given.made, self.record.name
        fell = made.about in council.out
        importance = {"final": 60, "safety": 50, "vote": 40}[made.what] + (20 if fell else 0)
        return Beat(
            kind="promise broken",
            round=council.round,
            importance=importance,
            people=tuple(dict.fromkeys((made.giver, made.about, *made.to))),
            facts=all_facts((given.number, council.decided), (cast.number for cast in ballots)),
            text=f"{name(made.giver)} had promised {_promised(made, self.record)}, and "
            f"{self.record.voted} {_names(made, ballots, self.record)}.",
            values={"what": made.what, "about": made.about, "out": list(council.out)},
        )

    def _kept_by(self, given: GivenPromise, ballots: list[CastBallot], council: Council) -> Beat:
        made, name = given.made, self.record.name
        return Beat(
            kind="promise kept",
            round=council.round,
            importance=25,
            people=tuple(dict.fromkeys((made.giver, made.about, *made.to))),
            facts=all_facts((given.number, council.decided), (cast.number for cast in ballots)),
            text=f"{name(made.giver)} had promised {_promised(made, self.record)}, and did. "
            f"{name(made.about)} went by one vote.",
            values={"what": made.what, "about": made.about},
        )

    @staticmethod
    def _mattered(made: PromiseMade, ballots: list[CastBallot], council: Council) -> bool:
        """Whether the ballot that kept a promise was one that the result needed."""
        needed = any(cast in council.deciding for cast in ballots)
        return made.what == "vote" and needed and margin(council) == 1


def _puts_to_test(made: PromiseMade, vote: Vote, council: Council) -> bool:
    """Whether a vote shows if a promise was kept.

    Who promised to write a name promised it for the first vote, and if the name can be written.
    """
    if made.what == "vote" and (vote is not council.votes[0] or made.about in vote.immune):
        return False
    return is_test(made, vote)


def _promised(made: PromiseMade, record: Record) -> str:
    """To whom something was promised, and what."""
    about = record.name(made.about)
    if made.what != "vote" and made.about in made.to:
        return f"{about} {'the end' if made.what == 'final' else 'safety'}"
    them = listed(map(record.name, made.to)) if made.to else "everybody"
    what = {"final": "to go to the end with", "safety": "not to vote for", "vote": "to vote for"}
    return f"{them} {what[made.what]} {about}"


def _names(made: PromiseMade, ballots: list[CastBallot], record: Record) -> str:
    if made.what != "vote":
        return record.name(made.about)
    names = dict.fromkeys(cast.name for cast in ballots if cast.name)
    return listed(map(record.name, names))


def margin(council: Council) -> int:
    """By how many votes the result was decided in the last vote held; 0 if not by votes."""
    held = [vote for vote in council.votes if vote.totals]
    totals = dict(held[-1].totals or {}) if held else {}
    most = max((totals.get(seat, 0) for seat in council.out), default=0)
    others = max((votes for seat, votes in totals.items() if seat not in council.out), default=0)
    return max(most - others, 0)


def all_facts(*numbers: Iterable[int]) -> tuple[int, ...]:
    """The numbers of several groups of facts, in order, each once."""
    return tuple(sorted({number for group in numbers for number in group}))
