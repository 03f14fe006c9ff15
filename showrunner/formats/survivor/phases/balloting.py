"""DS-10.3 to DS-10.5: casting ballots in secret, and reading them out."""

from __future__ import annotations

from collections.abc import Sequence

from showrunner.formats.ballots import Tally, count, reading_order
from showrunner.formats.survivor import facts, questions
from showrunner.formats.survivor.changes import LOST_BALLOTS
from showrunner.formats.survivor.questions import Ballot
from showrunner.formats.survivor.state import SurvivorState
from showrunner.kernel import EVERYBODY, seats


async def cast(
    season: SurvivorState, step: str, voters: Sequence[str], names: Sequence[str]
) -> list[str]:
    """DS-10.3: one ballot each, not for oneself; returns the names that were voted for.

    Who leaves the game meanwhile, or becomes immune, can no longer be voted for. DS-8.4: cards make
    it none or several; in re-votes it is one each all the same. The ballot of whoever leaves the
    game before all are cast is lost, and that is said.
    """
    first = step == "vote"
    votes = {seat: season.sheet.votes_of(seat) if first else 1 for seat in voters}
    there = [seat for seat in voters if votes[seat] and seat in season.sheet.active]
    groups = [
        {seat: _ballot(season, seat, step, names, nth) for seat in voters if votes[seat] > nth}
        for nth in range(max(votes.values(), default=0))
    ]
    ballots = [
        (seat, ballot.name) for group in await _asked(season, groups) for seat, ballot in group
    ]
    if season.stage.since(LOST_BALLOTS):
        for seat in there:
            if seat not in season.sheet.active and seat not in dict(ballots):
                season.tell(facts.BallotLost(seat=seat, step=step), EVERYBODY)
    for seat, name in ballots:
        season.tell(facts.BallotCast(seat=seat, step=step, name=name), seats(seat))
    return [name for _, name in ballots if name is not None]


Cast = list[tuple[str, Ballot]]


async def _asked(
    season: SurvivorState, groups: Sequence[dict[str, questions.Build[Ballot]]]
) -> list[Cast]:
    """The ballots of these groups, which are all put at once: nobody sees who casts a further one.

    A further ballot has a branch of its own, so that no other decision is numbered after it.
    """
    if len(groups) < 2:
        return [list((await season.stage.ask_all(group)).items()) for group in groups]

    async def one(group: dict[str, questions.Build[Ballot]]) -> Cast:
        return list((await season.stage.ask_all(group)).items())

    scenes = {f"ballots:{nth:02}": one(group) for nth, group in enumerate(groups)}
    cast = await season.stage.together(scenes)
    return [ballots for ballots in cast.values() if isinstance(ballots, list)]


def _ballot(
    season: SurvivorState, seat: str, step: str, names: Sequence[str], nth: int
) -> questions.Build[Ballot]:
    def build() -> questions.Question[Ballot] | None:
        options = [name for name in season.votable(names) if name != seat]
        if not options or seat not in season.sheet.active:
            return None
        return questions.ballot(season.sheet, options, *asking(step, nth))

    return build


def asking(step: str, nth: int) -> tuple[str, str]:
    """The kind and the words of the question for one's ballot, or one's `nth` further one."""
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


def recount(season: SurvivorState, ballots: Sequence[str], tally: Tally) -> Tally:
    """DS-8.4: the count after cards were played that make ballots void which had been read."""
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
