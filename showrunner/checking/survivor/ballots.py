"""DS-12.1, DS-12.4: each ballot is cast, read and counted once, and none for an immune castaway."""

from __future__ import annotations

from collections import Counter

from showrunner.checking.facts import CheckedFact
from showrunner.checking.laws import Book, Mismatch, Mismatches, on
from showrunner.checking.survivor.people import People


class ImmunityBook(Book):
    """Who is immune in this round, and for which causes."""

    def __init__(self) -> None:
        self._by: dict[str, list[str]] = {}

    def is_immune(self, seat: str) -> bool:
        """Whether a castaway is immune."""
        return bool(self._by.get(seat))

    @on("ImmunityGiven")
    def give(self, fact: CheckedFact) -> None:
        """DS-2.6: Immunity lasts until the round ends."""
        for seat in fact["seats"]:
            self._by.setdefault(seat, []).append(fact["cause"])

    @on("PhaseBegan")
    def again(self, fact: CheckedFact) -> None:
        """DS-9.8: If a competition is repeated, the immunity from the first one ends."""
        for seat, causes in self._by.items() if fact["phase"] == "competition" else ():
            self._by[seat] = [cause for cause in causes if cause != "competition"]

    @on("RoundEnded", "VotedOut", "CastawayRemoved")
    def end(self, fact: CheckedFact) -> None:
        """DS-2.6: Immunity ends with the round, or when its castaway leaves."""
        for seat in [fact["seat"]] if "seat" in fact.fields else list(self._by):
            self._by.pop(seat, None)


class VoteBallots(Book):
    """The ballots of the open vote."""

    def __init__(self, people: People, immunity: ImmunityBook) -> None:
        self._people = people
        self._immunity = immunity
        self._begin([])

    def _begin(self, present: list[str]) -> None:
        self._present = present
        self._votes = Counter(present)
        """The number of ballots that each of them has, except in re-votes."""
        self._cast: dict[str, list[tuple[str, str | None]]] = {}
        self._due: dict[str, Counter[str]] = {}
        """The number of ballots that everybody is to cast, by step of the vote."""
        self._read: list[tuple[str, bool]] = []
        self._counted: set[str] = set()
        self._lost: set[tuple[str, str]] = set()
        self._tied: list[str] = []
        self._decided = not present

    def _can_go(self, seat: str) -> bool:
        return self._people.is_inside(seat) and not self._immunity.is_immune(seat)

    @on("VoteBegan")
    def begins(self, fact: CheckedFact) -> Mismatches:
        """DS-12.4: Those present at a vote are in the game; those given immunity are immune."""
        present = fact["present"]
        if not all(map(self._people.is_inside, present)) or len(set(present)) < len(present):
            yield Mismatch(f"{present} come to the vote", f"in are {self._people.inside}")
        right = [seat for seat in present if self._immunity.is_immune(seat)]
        if sorted(fact["immune"]) != sorted(right):
            yield Mismatch(f"immune are {fact['immune']}", f"immunity was given to {right}")
        self._begin(present)

    @on("PhaseEnded")
    def ends(self, fact: CheckedFact) -> Mismatches:
        """DS-12.1: A vote that is not cancelled is decided, and all its ballots are counted."""
        if not fact["cancelled"]:
            if not self._decided:
                yield Mismatch("the vote ends", "somebody goes, or nobody can")
            for step in sorted(self._cast.keys() - self._counted):
                if any(name for _, name in self._cast[step]):
                    yield Mismatch("the vote ends", f"the ballots of {step} are not counted")
        self._begin([])

    @on("VoteLost", "VoteGained", "VoteLeft")
    def votes_change(self, fact: CheckedFact) -> None:
        """DS-8.4: Cards take or give a ballot; a castaway who leaves the vote has none."""
        self._votes[fact["seat"]] += 1 if fact.kind == "VoteGained" else -1
        if fact.kind == "VoteLeft":
            self._votes[fact["seat"]] = 0
            self._present = [seat for seat in self._present if seat != fact["seat"]]

    @on("VoteTied")
    def tie(self, fact: CheckedFact) -> None:
        """DS-10.6: Remember who is tied, for the re-votes."""
        self._tied = fact["tied"]

    @on("BallotCast")
    def cast(self, fact: CheckedFact) -> Mismatches:
        """DS-10.3: Castaways cast no more ballots than they have, and none for themselves."""
        seat, step, name = fact["seat"], fact["step"], fact["name"]
        if step not in self._cast:
            self._due[step] = self._ballots_due(step)
        ballots = self._cast.setdefault(step, [])
        cast = sum(voter == seat for voter, _ in ballots)
        votes = self._due[step][seat]
        if self._decided or cast >= votes or name == seat:
            yield Mismatch(f"{fact}", f"{cast} of {votes} ballots cast, for somebody else")
        if name is not None and not (self._can_go(name) and name in self._present):
            yield Mismatch(f"{fact}", "for somebody at the vote who is not immune", "DS-12.4")
        ballots.append((seat, name))

    def _ballots_due(self, step: str) -> Counter[str]:
        """The number of ballots of each voter in a step of the vote.

        The tied do not vote in the re-vote on them, nor does a castaway who is the only candidate.
        """
        present = list(filter(self._people.is_inside, self._present))
        candidates = [seat for seat in present if self._can_go(seat)]
        tied = self._tied if step == "revote_tied" else []
        voters = [seat for seat in present if seat not in tied and candidates != [seat]]
        votes = self._votes if step == "vote" else Counter(voters)
        return Counter({seat: votes[seat] for seat in voters if votes[seat] > 0})

    @on("BallotLost")
    def lost(self, fact: CheckedFact) -> Mismatches:
        """DS-10.3: A castaway who has left the game since the vote began loses the ballot, once."""
        seat, step = fact["seat"], fact["step"]
        if seat not in self._present or self._people.is_inside(seat) or (seat, step) in self._lost:
            yield Mismatch(f"{fact}", f"once, of somebody who left: {sorted(self._lost)}")
        self._lost.add((seat, step))

    @on("BallotRead")
    def read_out(self, fact: CheckedFact) -> Mismatches:
        """DS-12.4: A ballot counts unless it is for somebody who by now is immune or gone."""
        if fact["counts"] != self._can_go(fact["name"]):
            yield Mismatch(f"{fact}", "counted unless immune or gone", "DS-10.4")
        self._read.append((fact["name"], fact["counts"]))

    @on("VotesCounted")
    def counted(self, fact: CheckedFact) -> Mismatches:
        """DS-12.1: All due ballots are cast and read, and the valid ones are counted."""
        step, ballots = fact["step"], self._cast.get(fact["step"], [])
        names = Counter(name for _, name in ballots if name)
        if names != Counter(name for name, _ in self._read):
            yield Mismatch(f"read out were {self._read}", f"cast were {dict(names)}")
        valid = Counter(name for name, counts in self._read if counts)
        yield from self._tally(fact, valid, names.total())
        cast = Counter(voter for voter, _ in ballots)
        if cast != self._due.get(step, cast):
            yield Mismatch(f"{dict(cast)} ballots were cast", f"it was for {dict(self._due[step])}")
        self._read = []
        self._counted.add(step)

    def _tally(self, fact: CheckedFact, valid: Counter[str], cast: int) -> Mismatches:
        counts = Counter(fact["counts"])
        if counts != valid or (fact["cast"], fact["voided"]) != (cast, cast - valid.total()):
            yield Mismatch(f"{fact}", f"of {cast} ballots these are valid: {dict(valid)}")

    @on("VotesRecounted")
    def recounted(self, fact: CheckedFact) -> Mismatches:
        """DS-12.1: A recount leaves out ballots for castaways who became immune since."""
        names = [name for _, name in self._cast.get("vote", ()) if name]
        yield from self._tally(fact, Counter(filter(self._can_go, names)), len(names))
        if "vote" not in self._counted or self._decided:
            yield Mismatch(f"{fact}", "after the count, and before the vote decides")

    @on("VotedOut", "NobodyVotedOut")
    def decides(self, fact: CheckedFact) -> Mismatches:
        """DS-12.4: A vote is decided once, and nobody who is immune is voted out."""
        if self._decided:
            yield Mismatch(f"{fact}", "no vote is on", "DS-1.1")
        seat = fact.fields.get("seat")
        if seat is not None and not (self._can_go(seat) and seat in self._present):
            yield Mismatch(f"{seat} goes", f"somebody of {self._present} who is not immune")
        if self._read:
            yield Mismatch(f"{fact}", f"read and not counted are {self._read}", "DS-12.1")
        self._decided = True


class JuryBallots(Book):
    """The jury's ballots, of the vote and of the re-vote (`again`)."""

    def __init__(self) -> None:
        self._final: CheckedFact | None = None
        self._cast: dict[bool, dict[str, str | None]] = {False: {}, True: {}}
        self._read: Counter[str] = Counter()

    @on("FinalBegan")
    def begins(self, fact: CheckedFact) -> None:
        """Remember the jury and the finalists."""
        self._final = fact

    @on("JuryBallotCast")
    def cast(self, fact: CheckedFact) -> Mismatches:
        """DS-11.3: A juror casts one ballot for a finalist, and another one in a re-vote."""
        juror, cast, final = fact["juror"], self._cast[fact["again"]], self._final
        if final is None or juror not in final["jury"] or juror in cast:
            yield Mismatch(f"{fact}", "one ballot of each juror")
        elif fact["finalist"] not in (*final["finalists"], None):
            yield Mismatch(f"{fact}", f"for one of {final['finalists']}")
        cast[juror] = fact["finalist"]

    @on("JuryBallotRead")
    def read_out(self, fact: CheckedFact) -> None:
        """Count the ballots that are read out."""
        self._read[fact["finalist"]] += 1

    @on("JuryVotesCounted")
    def counted(self, fact: CheckedFact) -> Mismatches:
        """DS-12.1: All jurors vote (in a re-vote, some may not); all ballots are counted."""
        ballots = self._cast[fact["again"]]
        cast = Counter(filter(None, ballots.values()))
        if not cast == self._read == Counter(fact["counts"]):
            yield Mismatch(f"{fact}", f"read were {dict(self._read)}, cast {dict(cast)}")
        jury = self._final["jury"] if self._final else []
        if not fact["again"] and ballots.keys() != set(jury):
            yield Mismatch(f"{sorted(ballots)} cast ballots", f"the jury are {jury}")
        self._read.clear()

    @on("WinnerCrowned")
    def crowned(self, fact: CheckedFact) -> Mismatches:
        """DS-12.1: No ballot is left uncounted when the winner is crowned."""
        if self._read:
            yield Mismatch(f"{fact}", f"read and not counted are {dict(self._read)}")
