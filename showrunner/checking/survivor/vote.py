"""The vote that is on, as far as the facts have told it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from showrunner.checking.books import enters
from showrunner.checking.facts import CheckedFact
from showrunner.checking.survivor.season import Season, SeasonBook


class Vote(SeasonBook):
    """Who is present, who cast which ballot in which step, what was read and counted."""

    def __init__(self, season: Season) -> None:
        super().__init__(season)
        self.begin()

    def begin(self, present: Iterable[str] = ()) -> None:
        """A new vote."""
        self.present = list(present)
        self.came = list(present)
        """Who was there when it began: cards may be played on who left it (DS-8.4)."""
        self.ballots: dict[str, list[tuple[str, str | None]]] = {}
        self.voters: dict[str, list[str]] = {}
        self.names: dict[str, list[str]] = {}
        self.read: list[tuple[str, bool]] = []
        self.counted: dict[str, Counter[str]] = {}
        self.tied: list[str] = []
        self.steps: list[str] = []
        self.step = ""
        self.decided = not self.present
        self.closed = self.decided
        """Whether no card may be played any more (DS-10.4)."""

    @property
    def votable(self) -> list[str]:
        """Those present who can be voted out."""
        return self.season.votable(self.present)

    @property
    def staying(self) -> list[str]:
        """Those present who are in the game still."""
        return [seat for seat in self.present if self.season.of(seat).inside]

    def leaders(self, step: str) -> list[str]:
        """Who has most votes in the count of a step."""
        counts = self.counted.get(step) or Counter()
        most = max(counts.values(), default=0)
        return [name for name, count in counts.items() if count == most > 0]

    def may_vote(self, step: str) -> list[str]:
        """Who votes in this step, as things are now, each as often as they have votes."""
        names = self.may_go(step)
        tied = self.tied if step == "revote_tied" else ()
        return [
            seat
            for seat in self.staying
            if seat not in tied and any(name != seat for name in names)
            for _ in range(self.season.votes_of(seat, step))
        ]

    def may_go(self, step: str) -> list[str]:
        """Who can be voted for in this step, as things are now."""
        if step == "revote_tied":
            return self.season.votable(self.tied)
        if step in ("revote_untied", "survival_roll"):
            return [seat for seat in self.votable if seat not in self.tied]
        return self.votable

    # -- entries -----------------------------------------------------------------------------------

    @enters("VoteBegan")
    def _began(self, fact: CheckedFact) -> None:
        self.begin(fact["present"])

    @enters("PhaseEnded")
    def _ended(self, fact: CheckedFact) -> None:
        self.begin()

    @enters("BallotCast")
    def _cast(self, fact: CheckedFact) -> None:
        step = fact["step"]
        if step not in self.ballots:
            self.voters[step], self.names[step] = self.may_vote(step), self.may_go(step)
        self.ballots.setdefault(step, []).append((fact["seat"], fact["name"]))

    @enters("BallotRead")
    def _read(self, fact: CheckedFact) -> None:
        self.read.append((fact["name"], fact["counts"]))
        self.closed = True

    @enters("VotesCounted")
    def _counted(self, fact: CheckedFact) -> None:
        self.counted[fact["step"]] = Counter(fact["counts"])
        self.read, self.closed = [], True

    @enters("VotesRecounted")
    def _recounted(self, fact: CheckedFact) -> None:
        self.counted["vote"] = Counter(fact["counts"])

    @enters("VoteLeft")
    def _left(self, fact: CheckedFact) -> None:
        self.present = [seat for seat in self.present if seat != fact["seat"]]

    @enters("VoteTied")
    def _tied(self, fact: CheckedFact) -> None:
        self.tied = fact["tied"]
        self.steps = list(self.season.parameters["tie_break"])
        self._next()

    @enters("TieBreakPassed")
    def _passed(self, fact: CheckedFact) -> None:
        if fact["step"] == "revote_tied" and fact["why"] == "still tied":
            self.tied = self.leaders("revote_tied") or self.tied
        self._next()

    def _next(self) -> None:
        self.step = self.steps.pop(0) if self.steps else ""

    @enters("VotedOut", "NobodyVotedOut")
    def _decided(self, fact: CheckedFact) -> None:
        self.decided = self.closed = True
