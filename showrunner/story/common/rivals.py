"""Rivals: revenge, a long chase, who was never written, and who came back from many votes."""

from __future__ import annotations

from collections.abc import Iterator

from showrunner.formats.wording import count, listed, number
from showrunner.story.beat import Beat
from showrunner.story.common.promises import all_facts
from showrunner.story.finding import Finder, Title
from showrunner.story.record import CastBallot, Council, Record

CHASE_ROUNDS = 3
"""In how many rounds somebody put up a name before it is called a chase."""
MANY_COUNCILS = 3
"""From how many votes on it is a feat that nobody wrote somebody's name."""
MOST_UNWRITTEN = 2
"""If more castaways than this were never written, it is no feat."""
MANY_VOTES = 6
"""How many votes against somebody who is still there are many."""


class Rivals(Finder):
    """Follows who writes and who wants whom, over the whole season."""

    titles = (
        Title("Longest hunt", 80, ("long chase",), "got the one they had asked for, {}", "time"),
        Title("Got even", 78, ("revenge",), "paid {} back", "vote"),
    )

    def __init__(self, record: Record) -> None:
        super().__init__(record)
        self._against: dict[str, list[CastBallot]] = {}
        """The ballots against each castaway so far."""
        self._wanted: dict[tuple[str, str], dict[int, int]] = {}
        """For each who wants somebody out: the rounds in which they said so, and the fact."""
        self._accused: dict[tuple[str, str], list[int]] = {}
        """For each who accused another of a vote or a lie: the facts in which they did."""
        self._seen = 0
        self._votes_at: dict[str, list[int]] = {}
        """The votes in which each castaway could have been written: the facts that began them."""

    def council(self, council: Council) -> Iterator[Beat]:
        """Revenge, and the end of a chase."""
        if council.decides not in ("out", "suspect"):
            return
        self._take_in_messages()
        for victim in council.out if council.decides == "out" else ():
            yield from self._revenge(victim, council)
            yield from self._chase(victim, council)
            yield from self._underdog_out(victim, council)
        for cast in council.ballots:
            if cast.name:
                self._against.setdefault(cast.name, []).append(cast)
        first = council.votes[0]
        for seat in first.candidates or first.voters:
            if council.ballots and seat not in first.immune:
                self._votes_at.setdefault(seat, []).append(council.began)

    def _take_in_messages(self) -> None:
        for message in self.record.messages[self._seen :]:
            for act in message.acts:
                if act.act in ("propose", "evil") and act.about:
                    rounds = self._wanted.setdefault((message.seat, act.about), {})
                    rounds.setdefault(message.round, message.number)
                elif act.act == "accuse" and act.what in ("vote", "lie"):
                    accused = self._accused.setdefault((message.seat, act.about), [])
                    accused.append(message.number)
        self._seen = len(self.record.messages)

    def _revenge(self, victim: str, council: Council) -> Iterator[Beat]:
        """Somebody was written by those whom they had written, and who had accused them since."""
        name = self.record.name
        for cast in council.deciding:
            earlier = [old for old in self._against.get(cast.voter, ()) if old.voter == victim]
            accused = [
                said
                for said in self._accused.get((cast.voter, victim), ())
                if earlier and earlier[0].number < said < cast.number
            ]
            if accused:
                yield Beat(
                    kind="revenge",
                    round=council.round,
                    importance=50,
                    people=(cast.voter, victim),
                    facts=all_facts((earlier[0].number, accused[0], cast.number, council.decided)),
                    text=f"{name(victim)} had {self.record.had_voted} {name(cast.voter)} in round "
                    f"{earlier[0].vote.round}, and {name(cast.voter)} had accused {name(victim)} "
                    f"since. Now {name(cast.voter)} {self.record.voted} {name(victim)}.",
                    values={"then": earlier[0].vote.round},
                )

    def _chase(self, victim: str, council: Council) -> Iterator[Beat]:
        """Who had asked for somebody longest, and now wrote the name and got it."""
        hunts = {
            cast.voter: {
                round: said
                for round, said in self._wanted.get((cast.voter, victim), {}).items()
                if said < cast.number
            }
            for cast in council.deciding
        }
        hunter = max(hunts, key=lambda seat: len(hunts[seat]), default="")
        rounds = hunts.get(hunter, {})
        if len(rounds) >= CHASE_ROUNDS:
            name = self.record.name
            yield Beat(
                kind="long chase",
                round=council.round,
                importance=40 + 4 * min(len(rounds), 6),
                people=(hunter, victim),
                facts=all_facts(
                    rounds.values(),
                    (cast.number for cast in council.deciding if cast.voter == hunter),
                    (council.decided,),
                ),
                text=f"{name(hunter)} had asked for {name(victim)} in {number(len(rounds))} "
                "rounds. Now it happened.",
                values={"rounds": sorted(rounds)},
            )

    def _underdog_out(self, victim: str, council: Council) -> Iterator[Beat]:
        earlier = self._against.get(victim, [])
        if len(earlier) >= MANY_VOTES:
            yield Beat(
                kind="underdog out",
                round=council.round,
                importance=45,
                people=(victim,),
                facts=all_facts((cast.number for cast in earlier), (council.decided,)),
                text=f"{self.record.name(victim)} had got {count(len(earlier), 'vote')} before "
                "and stayed. Not this time.",
                values={"before": len(earlier)},
            )

    def end(self) -> Iterator[Beat]:
        """Who got to the end without their name on a ballot, and who got there in spite of many."""
        name, sheet = self.record.name, self.record.sheet
        there = [seat for seat in self._votes_at if not sheet.standing(seat).out]
        unwritten = [
            seat
            for seat in there
            if seat not in self._against and len(self._votes_at[seat]) >= MANY_COUNCILS
        ]
        for seat in unwritten if len(unwritten) <= MOST_UNWRITTEN else ():
            votes = self._votes_at[seat]
            yield Beat(
                kind="never written",
                round=self.record.round,
                importance=55,
                people=(seat,),
                facts=all_facts(votes, (self.record.last,)),
                text=f"In {number(len(votes))} votes nobody ever {self.record.voted} {name(seat)}.",
                values={"votes": len(votes)},
            )
        written = {seat: self._against.get(seat, []) for seat in there}
        seat = max(there, key=lambda seat: len(written[seat]), default="")
        if seat and len(written[seat]) >= MANY_VOTES:
            wrote = listed(map(name, dict.fromkeys(cast.voter for cast in written[seat])))
            yield Beat(
                kind="underdog",
                round=self.record.round,
                importance=65,
                people=(seat,),
                facts=all_facts((cast.number for cast in written[seat]), (self.record.last,)),
                text=f"{name(seat)} got {count(len(written[seat]), 'vote')}, from {wrote}, "
                "and is still there at the end.",
                values={"votes": len(written[seat])},
            )
