"""Idols: ballots that they turned on those who cast them, and those played for nothing."""

from __future__ import annotations

from collections.abc import Iterator

from showrunner.formats.fact import Fact
from showrunner.formats.mini_survivor import facts
from showrunner.formats.mini_survivor.submission import Actions
from showrunner.formats.wording import count, listed
from showrunner.story.beat import Beat
from showrunner.story.finding import Finder, Title
from showrunner.story.mini_survivor.names import called, owner_of
from showrunner.story.record import Record

MANY_TURNED = 3
"""From how many turned ballots on an idol is worth more."""


class MiniIdols(Finder):
    """Follows the idols that are played in a round."""

    titles = (
        Title("Best with an idol", 84, ("idol turned ballots",), "turned {}", "vote"),
        Title("Worst with an idol", 82, ("idol wasted",), "played an idol for nothing, {}", "time"),
    )

    def __init__(self, record: Record) -> None:
        super().__init__(record)
        self._votes: dict[int, int] = {}
        self._played: dict[int, int] = {}
        """The Survivors that an idol protects, and the fact of its play."""
        self._turned: dict[int, tuple[str, int, list[int], int]] = {}
        """For each of them: its tribe, the fact of the count, the ballots turned, its votes."""
        self._fallen: dict[int, int] = {}

    def take(self, number: int, fact: Fact) -> Iterator[Beat]:
        """An idol, and what came of it."""
        match fact:
            case facts.RoundBegan():
                self._votes, self._played, self._turned, self._fallen = {}, {}, {}, {}
            case facts.SubmissionSent():
                self._votes |= Actions.of(fact.lines).votes
            case facts.IdolPlayed():
                self._played[fact.survivor] = number
            case facts.VotesResolved() if self._played:
                for survivor in self._played:
                    if survivor in (*fact.votes, *fact.void):
                        turned = [v for v in fact.converted if self._votes.get(v) == survivor]
                        most = self._most(fact, turned, survivor)
                        self._turned[survivor] = fact.tribe, number, turned, most
            case facts.SurvivorsFell():
                self._fallen |= dict.fromkeys(fact.owners, number)
            case facts.PhaseEnded(phase="voting"):
                for survivor, played in self._played.items():
                    yield self._told(survivor, played)
                self._played = {}

    def _most(self, fact: facts.VotesResolved, turned: list[int], survivor: int) -> int:
        """The most votes that another would have had without this idol."""
        totals: dict[int, int] = {}
        for voter, target in fact.votes.items():
            if voter not in turned:
                totals[target] = totals.get(target, 0) + 1
        totals.pop(survivor, None)
        return max(totals.values(), default=0)

    def _told(self, survivor: int, played: int) -> Beat:
        record = self.record
        owner = owner_of(record, survivor)
        who, piece = record.name(owner), called(record, survivor)
        if survivor not in self._turned:
            gone = " had already fallen" if survivor in self._fallen else " had no vote to fear"
            proof = [played, *(fell for one, fell in self._fallen.items() if one == survivor)]
            text = f"{who} played an idol for {piece}, which{gone}."
            return self.beat("idol wasted", 30, (owner,), proof, text, survivor=survivor)
        _, resolved, turned, most = self._turned[survivor]
        values = {"survivor": survivor, "turned": len(turned), "most": most}
        if not turned:
            text = f"{who} played an idol for {piece}. Nobody had voted for it."
            proof = [played, resolved]
            return self.beat("idol wasted", 30, (owner,), proof, text, **values)
        one = len(turned) == 1
        text = f"{who}’s idol turned {count(len(turned), 'ballot')} against {piece} on "
        text += "the one who cast it." if one else "those who cast them."
        importance, proof = 40 + 5 * (len(turned) >= MANY_TURNED), [played, resolved]
        if survivor in self._fallen:
            text += f" {piece} fell all the same."
            proof.append(self._fallen[survivor])
        elif len(turned) >= most:
            text += f" Without it {piece} would have fallen."
            importance += 12
        own = [voter for voter in turned if voter in self._fallen]
        if own:
            text += f" {listed(called(record, voter) for voter in own)} fell."
            importance += 10
            proof += [self._fallen[voter] for voter in own]
        people = (owner, *(owner_of(record, voter) for voter in turned))
        return self.beat("idol turned ballots", importance, people, proof, text, **values)
