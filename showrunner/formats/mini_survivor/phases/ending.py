"""MS-8: after the match: garnets, the Elimination Candidate, gifts, and the ranking."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from showrunner.formats.ballots import Tally, count
from showrunner.formats.mini_survivor import facts, questions
from showrunner.formats.mini_survivor.ending import possible_candidates, ranking, voters
from showrunner.formats.mini_survivor.questions import Candidate, Gift
from showrunner.formats.mini_survivor.state import MiniState
from showrunner.kernel import EVERYBODY, seats
from showrunner.questions import Question


async def ending(season: MiniState) -> None:
    """MS-8.3 to MS-8.9: what follows the end of the match."""
    sheet = season.sheet
    season.tell(
        facts.GarnetsShown(
            unspent={seat: player.garnets for seat, player in sheet.players.items()},
            bonus=sheet.bonus or {},
        ),
        EVERYBODY,
    )
    places = ranking(sheet)
    await name_candidate(season)
    await gifts(season)
    season.tell(facts.RankingShown(places=places), EVERYBODY)


# -- the Elimination Candidate ---------------------------------------------------------------------


async def name_candidate(season: MiniState) -> None:
    """MS-8.3: the player whose last Survivor fell first; a vote breaks ties (MS-8.5 to MS-8.7)."""
    rule, tied = possible_candidates(season.sheet)
    if len(tied) == 1:
        reason = "the first to lose the last Survivor" if rule == "MS-8.3" else "the fewest alive"
        season.tell(facts.CandidateNamed(seat=tied[0], rule=rule, reason=reason), EVERYBODY)
        return
    if not tied:
        return
    among_all = season.sheet.parameters.ec_free_vote and not any(
        player.earned for player in season.sheet.players.values()
    )
    tied = season.sheet.present if among_all else tied
    tally = await vote(season, tied, again=False)
    leaders = list(tally.leaders) or tied
    if len(leaders) > 1:
        tally = await vote(season, leaders, again=True)
        leaders = [seat for seat in tally.leaders if seat in leaders] or leaders
    reason = "by the vote among the tied"
    if len(leaders) > 1:
        drawn = season.stage.draw(("ec",), leaders)
        season.tell(facts.CandidateDrawn(among=tuple(leaders), drawn=drawn), EVERYBODY)
        leaders, reason = [drawn], "by a draw, the vote being tied"
    season.tell(facts.CandidateNamed(seat=leaders[0], rule="MS-8.7", reason=reason), EVERYBODY)


async def vote(season: MiniState, tied: Sequence[str], again: bool) -> Tally:
    """D2, MS-8.7: a secret vote; no answer is an abstention."""
    sheet = season.sheet
    weights = voters(sheet)
    season.tell(facts.CandidateTied(tied=tuple(tied), weights=weights, again=again), EVERYBODY)

    def build(seat: str) -> Question[Candidate] | None:
        return None if sheet.players[seat].removed else questions.candidate(sheet, tied)

    ballots = await season.stage.ask_all({seat: partial(build, seat) for seat in weights})
    for seat, ballot in ballots.items():
        cast = facts.CandidateVoteCast(seat=seat, candidate=ballot.candidate)
        season.tell(cast, seats(seat))
    tally = count(
        ballot.candidate
        for seat, ballot in ballots.items()
        for _ in range(weights[seat])
        if ballot.candidate is not None
    )
    season.tell(facts.CandidateVotesCounted(counts=tally.counts, again=again), EVERYBODY)
    return tally


# -- gifts -----------------------------------------------------------------------------------------


async def gifts(season: MiniState) -> None:
    """D4, MS-8.2, MS-5.5: each holder may make one gift, if parameters permit it."""
    sheet = season.sheet

    def build(seat: str) -> Question[Gift] | None:
        tokens, garnets = giveable(season, seat)
        others = [other for other in sheet.present if other != seat]
        if not others or not tokens + garnets or sheet.players[seat].removed:
            return None
        return questions.gift(sheet, others, tokens, garnets)

    holders = [seat for seat in sheet.present if any(giveable(season, seat))]
    answers = await season.stage.ask_all({seat: partial(build, seat) for seat in holders})
    for seat, gift in answers.items():
        if gift.to is None:
            continue
        amounts = {"tokens": gift.tokens, "garnets": gift.garnets}
        for what, amount in amounts.items():
            if amount:
                fact = facts.GiftMade(seat=seat, to=gift.to, what=what, amount=amount)  # type: ignore[arg-type]
                season.tell(fact, EVERYBODY)


def giveable(season: MiniState, seat: str) -> tuple[int, int]:
    """How many Tokens and how many garnets a player may give away."""
    parameters, player = season.sheet.parameters, season.sheet.players[seat]
    tokens = player.tokens if parameters.token_transfer else 0
    return tokens, player.garnets if parameters.garnet_transfer else 0
