"""DS-12.1, DS-12.4: each ballot is cast once, read once and counted, none for who is immune."""

from __future__ import annotations

from collections import Counter

from showrunner.checking.facts import CheckedFact
from showrunner.checking.laws import Book, Problem, Problems, on
from showrunner.checking.survivor.people import People


class Immunity(Book):
    """Who is immune in this round, and by what."""

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
        """DS-9.8: What a competition gave ends where it is held again."""
        for seat, causes in self._by.items() if fact["phase"] == "competition" else ():
            self._by[seat] = [cause for cause in causes if cause != "competition"]

    @on("RoundEnded", "VotedOut", "CastawayRemoved")
    def end(self, fact: CheckedFact) -> None:
        """DS-2.6: Immunity ends with the round, or as its castaway leaves."""
        for seat in [fact["seat"]] if "seat" in fact.fields else list(self._by):
            self._by.pop(seat, None)


class Ballots(Book):
    """The vote that is on."""

    def __init__(self, people: People, immunity: Immunity) -> None:
        self._people = people
        self._immunity = immunity
        self._begin([])

    def _begin(self, present: list[str]) -> None:
        self._present = present
        self._votes = Counter(present)
        """How many ballots each of them has, but for re-votes."""
        self._cast: dict[str, list[tuple[str, str | None]]] = {}
        self._due: dict[str, Counter[str]] = {}
        """How many ballots everybody is to cast in each step that has begun."""
        self._read: list[tuple[str, bool]] = []
        self._counted: set[str] = set()
        self._lost: set[tuple[str, str]] = set()
        self._tied: list[str] = []
        self._decided = not present

    def _can_go(self, seat: str) -> bool:
        return self._people.is_inside(seat) and not self._immunity.is_immune(seat)

    @on("VoteBegan")
    def begins(self, fact: CheckedFact) -> Problems:
        """DS-12.4: Those come to a vote who are in the game; immune are those given immunity."""
        present = fact["present"]
        if not all(map(self._people.is_inside, present)) or len(set(present)) < len(present):
            yield Problem(f"{present} come to the vote", f"in are {self._people.inside}")
        right = [seat for seat in present if self._immunity.is_immune(seat)]
        if sorted(fact["immune"]) != sorted(right):
            yield Problem(f"immune are {fact['immune']}", f"immunity was given to {right}")
        self._begin(present)

    @on("PhaseEnded")
    def ends(self, fact: CheckedFact) -> Problems:
        """DS-12.1: A vote that was not cancelled decides, and counts all its ballots."""
        if not fact["cancelled"]:
            if not self._decided:
                yield Problem("the vote ends", "somebody goes, or nobody can")
            for step in sorted(self._cast.keys() - self._counted):
                if any(name for _, name in self._cast[step]):
                    yield Problem("the vote ends", f"the ballots of {step} are not counted")
        self._begin([])

    @on("VoteLost", "VoteGained", "VoteLeft")
    def votes_change(self, fact: CheckedFact) -> None:
        """DS-8.4: Cards take or give a ballot; who leaves the vote has none."""
        self._votes[fact["seat"]] += 1 if fact.kind == "VoteGained" else -1
        if fact.kind == "VoteLeft":
            self._votes[fact["seat"]] = 0
            self._present = [seat for seat in self._present if seat != fact["seat"]]

    @on("VoteTied")
    def tie(self, fact: CheckedFact) -> None:
        """DS-10.6: Re-votes follow."""
        self._tied = fact["tied"]

    @on("BallotCast")
    def cast(self, fact: CheckedFact) -> Problems:
        """DS-10.3: Castaways at the vote cast as many ballots as they have, not for themselves."""
        seat, step, name = fact["seat"], fact["step"], fact["name"]
        if step not in self._cast:
            self._due[step] = self._ballots_due(step)
        ballots = self._cast.setdefault(step, [])
        cast = sum(voter == seat for voter, _ in ballots)
        votes = self._due[step][seat]
        if self._decided or cast >= votes or name == seat:
            yield Problem(f"{fact}", f"{cast} of {votes} ballots cast, for somebody else")
        if name is not None and not (self._can_go(name) and name in self._present):
            yield Problem(f"{fact}", "for somebody at the vote who is not immune", "DS-12.4")
        ballots.append((seat, name))

    def _ballots_due(self, step: str) -> Counter[str]:
        """Nobody votes who was tied in a re-vote for the tied, or who is the only choice."""
        here = list(filter(self._people.is_inside, self._present))
        names = [seat for seat in here if self._can_go(seat)]
        tied = self._tied if step == "revote_tied" else []
        voters = [seat for seat in here if seat not in tied and names != [seat]]
        votes = self._votes if step == "vote" else Counter(voters)
        return Counter({seat: votes[seat] for seat in voters if votes[seat] > 0})

    @on("BallotLost")
    def lost(self, fact: CheckedFact) -> Problems:
        """DS-10.3: Who came to the vote and left the game since has no ballot in a step."""
        seat, step = fact["seat"], fact["step"]
        if seat not in self._present or self._people.is_inside(seat) or (seat, step) in self._lost:
            yield Problem(f"{fact}", f"once, of somebody who left: {sorted(self._lost)}")
        self._lost.add((seat, step))

    @on("BallotRead")
    def read_out(self, fact: CheckedFact) -> Problems:
        """DS-12.4: A ballot counts unless it is for somebody who is immune or gone by now."""
        if fact["counts"] != self._can_go(fact["name"]):
            yield Problem(f"{fact}", "counted unless immune or gone", "DS-10.4")
        self._read.append((fact["name"], fact["counts"]))

    @on("VotesCounted")
    def counted(self, fact: CheckedFact) -> Problems:
        """DS-12.1: All who have a ballot cast it; all ballots are read; valid ones are counted."""
        step, ballots = fact["step"], self._cast.get(fact["step"], [])
        names = Counter(name for _, name in ballots if name)
        if names != Counter(name for name, _ in self._read):
            yield Problem(f"read out were {self._read}", f"cast were {dict(names)}")
        valid = Counter(name for name, counts in self._read if counts)
        yield from self._tally(fact, valid, names.total())
        cast = Counter(voter for voter, _ in ballots)
        if cast != self._due.get(step, cast):
            yield Problem(f"{dict(cast)} ballots were cast", f"it was for {dict(self._due[step])}")
        self._read = []
        self._counted.add(step)

    def _tally(self, fact: CheckedFact, valid: Counter[str], cast: int) -> Problems:
        told = Counter(fact["counts"])
        if told != valid or (fact["cast"], fact["voided"]) != (cast, cast - valid.total()):
            yield Problem(f"{fact}", f"of {cast} ballots these are valid: {dict(valid)}")

    @on("VotesRecounted")
    def recounted(self, fact: CheckedFact) -> Problems:
        """DS-12.1: A recount leaves out the ballots for who became immune after the reading."""
        names = [name for _, name in self._cast.get("vote", ()) if name]
        yield from self._tally(fact, Counter(filter(self._can_go, names)), len(names))
        if "vote" not in self._counted or self._decided:
            yield Problem(f"{fact}", "after the count, and before the vote decides")

    @on("VotedOut", "NobodyVotedOut")
    def decides(self, fact: CheckedFact) -> Problems:
        """DS-12.4: A vote decides once, and nobody immune goes by it."""
        if self._decided:
            yield Problem(f"{fact}", "no vote is on", "DS-1.1")
        seat = fact.fields.get("seat")
        if seat is not None and not (self._can_go(seat) and seat in self._present):
            yield Problem(f"{seat} goes", f"somebody of {self._present} who is not immune")
        if self._read:
            yield Problem(f"{fact}", f"read and not counted are {self._read}", "DS-12.1")
        self._decided = True


class JuryBallots(Book):
    """The jury's ballots, `again` in a re-vote."""

    def __init__(self) -> None:
        self._final: CheckedFact | None = None
        self._cast: dict[bool, dict[str, str | None]] = {False: {}, True: {}}
        self._read: Counter[str] = Counter()

    @on("FinalBegan")
    def begins(self, fact: CheckedFact) -> None:
        """Keep who votes for whom."""
        self._final = fact

    @on("JuryBallotCast")
    def cast(self, fact: CheckedFact) -> Problems:
        """DS-11.3: A juror casts one ballot, for a finalist; in a re-vote another one."""
        juror, cast, final = fact["juror"], self._cast[fact["again"]], self._final
        if final is None or juror not in final["jury"] or juror in cast:
            yield Problem(f"{fact}", "one ballot of each juror")
        elif fact["finalist"] not in (*final["finalists"], None):
            yield Problem(f"{fact}", f"for one of {final['finalists']}")
        cast[juror] = fact["finalist"]

    @on("JuryBallotRead")
    def read_out(self, fact: CheckedFact) -> None:
        """Count the ballots that are read."""
        self._read[fact["finalist"]] += 1

    @on("JuryVotesCounted")
    def counted(self, fact: CheckedFact) -> Problems:
        """DS-12.1: All jurors vote (not all in a re-vote); each ballot is read and counted."""
        ballots = self._cast[fact["again"]]
        cast = Counter(filter(None, ballots.values()))
        if not cast == self._read == Counter(fact["counts"]):
            yield Problem(f"{fact}", f"read were {dict(self._read)}, cast {dict(cast)}")
        jury = self._final["jury"] if self._final else []
        if not fact["again"] and ballots.keys() != set(jury):
            yield Problem(f"{sorted(ballots)} cast ballots", f"the jury are {jury}")
        self._read.clear()

    @on("WinnerCrowned")
    def crowned(self, fact: CheckedFact) -> Problems:
        """DS-12.1: No ballot is left uncounted when the winner is crowned."""
        if self._read:
            yield Problem(f"{fact}", f"read and not counted are {dict(self._read)}")
