"""DS-11: the final, in which a jury of castaways who are out chooses the winner."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from showrunner.formats.ballots import Tally, count, reading_order
from showrunner.formats.survivor import facts, questions
from showrunner.formats.survivor.changes import FINAL_DRAW_AMONG_BEST
from showrunner.formats.survivor.ending import (
    best_results,
    most_wins,
    outcome,
    tied_by_the_jury,
)
from showrunner.formats.survivor.phases.advantages import advantages
from showrunner.formats.survivor.phases.comments import comments
from showrunner.formats.survivor.questions import BallotAnswer
from showrunner.formats.survivor.sheet import SurvivorSheet
from showrunner.formats.survivor.state import SurvivorState
from showrunner.formats.talk.debate import Comment, comment
from showrunner.kernel import EVERYBODY, Text, seats
from showrunner.questions import Question


async def final(season: SurvivorState) -> None:
    """DS-11: comments and questions, the jury's vote, and the breaking of a tie."""
    sheet = season.sheet
    season.expire_cards()
    if sheet.next_juror is not None:
        await advantages(season, sheet.active, "when the jury is formed")
    fact = facts.FinalBegan(finalists=tuple(sheet.active), jury=sheet.jury_to_be)
    season.tell(fact, EVERYBODY)
    season.stage.reissue()  # open opportunities lapse (DS-9.5)
    if outcome(sheet) is not None:
        return
    await comments(season, "jury", sheet.jury)
    if sheet.parameters.jury_questions:
        await jury_questions(season)
    await comments(season, "finalists", sheet.finalists)
    await jury_vote(season, sheet.jury, sheet.finalists, again=False)
    if outcome(sheet) is None and (others := voted_for_others(sheet)):
        await jury_vote(season, others, tied_by_the_jury(sheet), again=True)
    if outcome(sheet) is None:
        tied = tied_by_the_jury(sheet)
        if season.stage.since(FINAL_DRAW_AMONG_BEST):
            tied = best_results(sheet, most_wins(sheet, tied))
        drawn = season.stage.draw(("winner",), tied)
        season.tell(facts.WinnerDrawn(among=tuple(tied), drawn=drawn), EVERYBODY)


def voted_for_others(sheet: SurvivorSheet) -> list[str]:
    """DS-11.4: the jurors who voted for a finalist who is not tied."""
    tied = tied_by_the_jury(sheet)
    return [
        juror
        for juror in sheet.jury
        if juror in sheet.jury_ballots and sheet.jury_ballots[juror] not in tied
    ]


async def jury_questions(season: SurvivorState) -> None:
    """DS-11.2: each juror may put one question to one finalist, or to all."""
    for juror in season.sheet.jury:
        question = await season.stage.ask(
            juror, lambda: questions.jury_question(season.sheet, season.sheet.finalists)
        )
        if question is None or question.words is None:
            continue
        to = (question.to,) if question.to else season.sheet.finalists
        put = facts.JuryQuestionPut(juror=juror, to=to, words=question.words, acts=question.acts)
        season.tell(put, EVERYBODY)
        for finalist in to:
            answer = await season.stage.ask(finalist, partial(_jury_answer, season, put.words))
            words, acts = (answer.words, answer.acts) if answer else (None, ())
            answered = facts.JuryQuestionAnswered(
                juror=juror, finalist=finalist, words=words, acts=acts
            )
            season.tell(answered, EVERYBODY)


def _jury_answer(season: SurvivorState, question: Text) -> Question[Comment]:
    text = "A juror has put a question to you. Answer it before the whole jury."
    most_words = season.sheet.parameters.words_per_comment
    return comment(season.sheet, "survivor.jury_answer", text, "Your answer", most_words, question)


async def jury_vote(
    season: SurvivorState, jurors: Sequence[str], finalists: Sequence[str], again: bool
) -> None:
    """DS-11.3, DS-11.4: the jurors vote in secret, then their ballots are read out."""
    text = "It is a tie. Which of the tied should win?" if again else "Who should win?"

    def build() -> Question[BallotAnswer]:
        return questions.ballot(season.sheet, finalists, "survivor.jury_ballot", text)

    ballots = await season.stage.ask_all(dict.fromkeys(jurors, build))
    for juror, ballot in ballots.items():
        fact = facts.JuryBallotCast(juror=juror, finalist=ballot.name, again=again)
        season.tell(fact, seats(juror))
    tally = count(ballot.name for ballot in ballots.values() if ballot.name is not None)
    read_jury_votes(season, tally, again)


def read_jury_votes(season: SurvivorState, tally: Tally, again: bool) -> None:
    """DS-11.3: read the jury's ballots one by one, and tell the count."""
    for finalist in reading_order(tally.counts):
        season.tell(facts.JuryBallotRead(finalist=finalist), EVERYBODY)
    season.tell(facts.JuryVotesCounted(counts=tally.counts, again=again), EVERYBODY)
