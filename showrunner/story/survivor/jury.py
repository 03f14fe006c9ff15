"""The jury: a bitter juror, and the juror who decided."""

from __future__ import annotations

from collections.abc import Iterator

from showrunner.formats.wording import score_line
from showrunner.story.beat import Beat
from showrunner.story.common.promises import all_facts, margin
from showrunner.story.finding import Finder
from showrunner.story.record import CastBallot, Council, GivenPromise


class Jury(Finder):
    """Looks at the jury's vote for the winner."""

    def council(self, council: Council) -> Iterator[Beat]:
        """Who held what against whom, and whose vote it was in the end."""
        if council.decides != "winner" or not council.out:
            return
        yield from self._bitter(council)
        yield from self._decided(council)

    def _bitter(self, council: Council) -> Iterator[Beat]:
        """A juror voted against the finalist who had promised them the end."""
        (winner,), name = council.out, self.record.name
        finalists = council.votes[0].candidates
        lost_by = margin(council)
        for cast in council.of(council.votes[0]):
            for finalist in finalists:
                given = self._end_promised(finalist, cast.voter)
                if finalist == cast.name or given is None:
                    continue
                against = self._wrote(finalist, cast.voter)
                text = f"{name(finalist)} had promised {name(cast.voter)} the end"
                text += f", and wrote {name(cast.voter)}’s name" if against else ""
                text += f". On the jury {name(cast.voter)} voted for {name(cast.name)}."
                close = finalist != winner and lost_by == 1
                proof = all_facts(
                    (given.number, cast.number, council.decided),
                    (ballot.number for ballot in against[-1:]),
                )
                yield self.beat(
                    "bitter juror",
                    50 + 10 * bool(against) + 20 * close,
                    (cast.voter, finalist),
                    proof,
                    text,
                    finalist=finalist,
                    voted_for=cast.name,
                )

    def _decided(self, council: Council) -> Iterator[Beat]:
        """The jury's vote was decided by one: the juror with the best reason to vote otherwise."""
        (winner,), name = council.out, self.record.name
        held = [vote for vote in council.votes if vote.totals]
        if margin(council) != 1 or not council.deciding:
            return
        totals = dict(held[-1].totals or {})
        others = [seat for seat in totals if seat != winner]
        if not others:
            return
        second = max(others, key=lambda seat: totals[seat])

        def grudge(cast: CastBallot) -> int:
            return len(self._wrote(winner, cast.voter)) - len(self._wrote(second, cast.voter))

        cast = max(council.deciding, key=grudge)
        against = self._wrote(winner, cast.voter)
        text = f"It was {score_line(totals.values())}. "
        if against:
            text += f"{name(winner)} had written {name(cast.voter)}’s name, and {name(cast.voter)} "
            text += f"still voted for {name(winner)}. With {name(cast.voter)}’s vote "
        else:
            text += f"With {name(cast.voter)}’s vote "
        text += f"{name(second)} would have won."
        proof = all_facts(
            (council.decided,), (ballot.number for ballot in (*council.ballots, *against[-1:]))
        )
        values = {"winner": winner, "second": second}
        yield self.beat(
            "juror who decided", 68, (cast.voter, winner, second), proof, text, **values
        )

    def _end_promised(self, giver: str, to: str) -> GivenPromise | None:
        return next(
            (
                given
                for given in self.record.promises
                if given.made.giver == giver
                and given.made.what == "final"
                and given.made.about == to
                and to in given.made.to
            ),
            None,
        )

    def _wrote(self, voter: str, name: str) -> list[CastBallot]:
        """The ballots with this name that a castaway cast at votes on who leaves."""
        return [
            cast
            for council in self.record.councils
            if council.decides == "out"
            for cast in council.ballots
            if cast.voter == voter and cast.name == name
        ]
