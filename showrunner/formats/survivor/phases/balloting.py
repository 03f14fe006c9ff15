"""DS-10.3 to DS-10.5: cast ballots in secret, and read them out."""

from __future__ import annotations

from collections.abc import Sequence

from showrunner.formats.ballots import Tally, count, reading_order
from showrunner.formats.survivor import facts, questions
from showrunner.formats.survivor.changes import LOST_BALLOTS
from showrunner.formats.survivor.questions import BallotAnswer
from showrunner.formats.survivor.state import SurvivorState
from showrunner.kernel import EVERYBODY, Build, seats
from showrunner.questions import Question


async def cast(
    season: SurvivorState, step: str, voters: Sequence[str], names: Sequence[str]
) -> list[str]:
    """DS-10.3: every voter casts a ballot for somebody else; returns the names on the ballots.

    Nobody can vote for a castaway who meanwhile has left the game or become immune. DS-8.4: by
    cards, a castaway may have no ballot or several; in a re-vote each has exactly one. If a voter
    leaves the game before all ballots are cast, everybody is told that their ballot is lost.
    """
    is_first_vote = step == "vote"
    votes = {seat: season.sheet.votes_of(seat) if is_first_vote else 1 for seat in voters}
    expected = [seat for seat in voters if votes[seat] and seat in season.sheet.active]
    groups = [
        {seat: _ballot(season, seat, step, names, nth) for seat in voters if votes[seat] > nth}
        for nth in range(max(votes.values(), default=0))
    ]
    ballots = [
        (seat, ballot.name) for group in await _ask_groups(season, groups) for seat, ballot in group
    ]
    if season.stage.since(LOST_BALLOTS):
        for seat in expected:
            if seat not in season.sheet.active and seat not in dict(ballots):
                season.tell(facts.BallotLost(seat=seat, step=step), EVERYBODY)
    for seat, name in ballots:
        season.tell(facts.BallotCast(seat=seat, step=step, name=name), seats(seat))
    return [name for _, name in ballots if name is not None]


CastBallots = list[tuple[str, BallotAnswer]]
"""Voters with their ballots."""


async def _ask_groups(
    season: SurvivorState, groups: Sequence[dict[str, Build[BallotAnswer]]]
) -> list[CastBallots]:
    """Ask all groups at the same time, so that nobody sees who casts more than one ballot.

    Each group has a branch of its own, so that further ballots do not change the numbers of other
    decisions.
    """
    if len(groups) < 2:
        return [list((await season.stage.ask_all(group)).items()) for group in groups]

    async def ask_group(group: dict[str, Build[BallotAnswer]]) -> CastBallots:
        return list((await season.stage.ask_all(group)).items())

    scenes = {f"ballots:{nth:02}": ask_group(group) for nth, group in enumerate(groups)}
    results = await season.stage.together(scenes)
    return [ballots for ballots in results.values() if isinstance(ballots, list)]


def _ballot(
    season: SurvivorState, seat: str, step: str, names: Sequence[str], nth: int
) -> Build[BallotAnswer]:
    def build() -> Question[BallotAnswer] | None:
        options = [name for name in season.votable(names) if name != seat]
        if not options or seat not in season.sheet.active:
            return None
        return questions.ballot(season.sheet, options, *ballot_wording(step, nth))

    return build


def ballot_wording(step: str, nth: int) -> tuple[str, str]:
    """The kind and the text of the question for a ballot; `nth` above 0 is a further ballot."""
    if nth:
        return "survivor.ballot", f"You have a further vote, number {nth + 1}. Whom is it for?"
    return {
        "vote": ("survivor.ballot", "Whom do you vote out?"),
        "revote_tied": ("survivor.revote", "The vote is tied. Whom of the tied do you vote out?"),
        "revote_untied": (
            "survivor.revote",
            "It is still tied, and the tied are safe. Whom of the others do you vote out?",
        ),
    }[step]


def read_out(season: SurvivorState, step: str, ballots: Sequence[str]) -> Tally:
    """DS-10.4, DS-10.5: read the ballots one by one; ballots against immune castaways are void."""
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


def recount(season: SurvivorState, ballots: Sequence[str], tally: Tally) -> Tally:
    """DS-8.4: count again if cards played after the reading have made ballots void."""
    valid = [name for name in ballots if name in season.votable(ballots)]
    if len(valid) == sum(tally.counts.values()):
        return tally
    tally = count(valid)
    season.tell(
        facts.VotesRecounted(
            counts=tally.counts, cast=len(ballots), voided=len(ballots) - len(valid)
        ),
        EVERYBODY,
    )
    return tally
