"""DS-10.3 to DS-10.5: casting ballots in secret, and reading them out."""

from __future__ import annotations

from collections.abc import Sequence

from showrunner.formats.ballots import Tally, count, reading_order
from showrunner.formats.survivor import facts, questions
from showrunner.formats.survivor.questions import Ballot
from showrunner.formats.survivor.state import SurvivorState
from showrunner.kernel import EVERYBODY, seats


async def cast(
    season: SurvivorState, step: str, voters: Sequence[str], names: Sequence[str]
) -> list[str]:
    """DS-10.3: one ballot each, not for oneself; returns the names that were voted for.

    Who leaves the game meanwhile, or becomes immune, can no longer be voted for.
    """

    def asks(seat: str) -> questions.Build[Ballot]:
        def build() -> questions.Question[Ballot] | None:
            options = [name for name in season.votable(names) if name != seat]
            if not options or seat not in season.sheet.active:
                return None
            return questions.ballot(season.sheet, options, *asking(step))

        return build

    ballots = await season.stage.ask_all({seat: asks(seat) for seat in voters})
    for seat, ballot in ballots.items():
        season.tell(facts.BallotCast(seat=seat, step=step, name=ballot.name), seats(seat))
    return [ballot.name for ballot in ballots.values() if ballot.name is not None]


def asking(step: str) -> tuple[str, str]:
    """The kind and the words of a ballot's question."""
    return {
        "vote": ("survivor.ballot", "Whom do you vote out?"),
        "revote_tied": ("survivor.revote", "The vote is tied. Whom of the tied do you vote out?"),
        "revote_untied": (
            "survivor.revote",
            "It is still tied, and the tied are safe. Whom of the others do you vote out?",
        ),
    }[step]


def read_out(season: SurvivorState, step: str, ballots: Sequence[str]) -> Tally:
    """DS-10.4, DS-10.5: read the ballots one by one; those against the immune do not count."""
    valid = [name for name in ballots if name in season.votable(ballots)]
    voided = [name for name in ballots if name not in valid]
    tally = count(valid)
    for name in sorted(voided):
        season.tell(facts.BallotRead(name=name, counts=False), EVERYBODY)
    for name in reading_order(tally.counts):
        season.tell(facts.BallotRead(name=name, counts=True), EVERYBODY)
    season.tell(
        facts.VotesCounted(step=step, counts=tally.counts, cast=len(ballots), voided=len(voided)),
        EVERYBODY,
    )
    return tally
