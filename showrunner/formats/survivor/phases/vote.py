"""DS-10: the vote, from the comments to the last words."""

from __future__ import annotations

from collections.abc import Sequence

from showrunner.formats.survivor import facts
from showrunner.formats.survivor.changes import EMPTY_VOTES
from showrunner.formats.survivor.phases.advantages import advantages
from showrunner.formats.survivor.phases.balloting import cast, read_out, recount
from showrunner.formats.survivor.phases.comments import comments
from showrunner.formats.survivor.phases.vote_ties import (
    VoteDecision,
    break_vote_tie,
    last_resort_roll,
)
from showrunner.formats.survivor.state import SurvivorState
from showrunner.formats.talk.debate import Comment, comment
from showrunner.kernel import EVERYBODY
from showrunner.questions import Question


async def vote(season: SurvivorState) -> None:
    """DS-10: comments, cards, ballots, cards again, the reading; then a castaway is voted out."""
    attending = season.sheet.voters
    season.tell(
        facts.VoteBegan(
            present=tuple(attending),
            immune=tuple(seat for seat in attending if season.sheet.players[seat].immune),
        ),
        EVERYBODY,
    )
    await comments(season, "vote", attending, season.sheet.parameters.comments_per_vote)
    await advantages(season, attending, "before the votes")
    attending = season.still_at_vote(attending)
    names = season.votable(attending)
    ballots = await cast(season, "vote", attending, names) if len(names) > 1 else []
    await advantages(season, attending, "after the votes")
    decision = await reveal(season, attending, ballots)
    if decision.out is None:
        season.tell(facts.NobodyVotedOut(round=season.sheet.round, why=decision.how), EVERYBODY)
    else:
        await leave_game(season, decision.out, decision.how)


async def reveal(
    season: SurvivorState, attending: Sequence[str], ballots: Sequence[str]
) -> VoteDecision:
    """DS-10.5 to DS-10.7: read the votes and decide; cards may still change the count (DS-8.4)."""
    tally = read_out(season, "vote", ballots) if ballots else None
    if tally is not None:
        await advantages(season, attending, "after the reading")
        tally = recount(season, ballots, tally)
    names = season.votable(attending)
    if not season.still_at_vote(attending) and season.stage.since(EMPTY_VOTES):
        return VoteDecision(None, "nobody has stayed at the vote")
    if not names:
        return VoteDecision(None, "everybody present is immune")
    if len(names) == 1:
        return VoteDecision(names[0], "only one not immune")
    if tally is None or not tally.leaders:
        return last_resort_roll(season, names)
    if len(tally.leaders) == 1:
        return VoteDecision(tally.leaders[0], "vote")
    return await break_vote_tie(season, attending, tally.leaders)


async def leave_game(season: SurvivorState, seat: str, how: str) -> None:
    """DS-1.1, DS-8.5, DS-10.9: the castaway leaves the game, loses their cards, says last words."""
    season.tell(facts.VotedOut(seat=seat, round=season.sheet.round, how=how), EVERYBODY)
    season.stage.reissue()
    season.lose_cards(seat)

    def build() -> Question[Comment]:
        return comment(
            season.sheet,
            "survivor.last_words",
            "You have been voted out. You may say something before you go.",
            "Your last words",
            season.sheet.parameters.words_per_comment,
        )

    answer = await season.stage.ask(seat, build)
    words, acts = (answer.words, answer.acts) if answer else (None, ())
    season.tell(facts.LastWords(seat=seat, words=words, acts=acts), EVERYBODY)
