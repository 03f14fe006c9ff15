"""DS-9.4: an interview, from the question to its answer, in an aside to the story."""

from __future__ import annotations

from typing import Any

from msgspec import Struct, field
from msgspec.structs import replace

from showrunner.formats.changes import ANSWERS_SAY_MORE
from showrunner.formats.interviews.claims import as_stored
from showrunner.formats.interviews.facts import InterviewAnswered, InterviewAsked
from showrunner.formats.interviews.judging import judge_at_once, own_sheet
from showrunner.kernel import Text, seats
from showrunner.questions import Field, Fields, Question, Words

DUTY = (
    "The producers ask you in private. You must answer honestly; nobody else hears of it while "
    "the season is played."
)
"""The text that a player is told before each question."""
CLAIMS = (
    "Besides your own words, fill in what is asked for below them, as honestly; null for what you "
    "would rather not say."
)
MAX_ANSWER_WORDS = 300


class InterviewAnswer(Struct, frozen=True):
    """A castaway's words in a private interview, and the values of their claims, by name."""

    words: Text | None
    claims: dict[str, Any] = field(default_factory=dict)


def open_interview(season: Any, seat: str, question: Text, claims: tuple[str, ...]) -> None:
    """Ask a seat a private question, in an aside that the story does not wait for."""
    apart = season.sheet.parameters.interview_memory == "quarantined"
    audience = seats(seat, quarantined=apart)

    async def interview() -> None:
        fields = claim_fields(season, seat, claims)
        asked = InterviewAsked(seat=seat, question=question, claims=tuple(fields))
        season.tell(asked, audience)
        # Build the form once: if it changed with what the castaway learns, any order of the
        # producers would re-issue the question, and so reveal that something happened.
        form = interview_question(question, fields)
        answer = await season.stage.ask(seat, lambda: form, apart)
        answered = answer_told(season, asked, answer or InterviewAnswer(None), apart)
        interview = season.sheet.interviews.answered_by(answered)
        season.tell(answered, audience)
        judge_at_once(season, interview, fields)

    season.stage.aside(f"interview:{seat}", interview(), quarantined=apart)


def claim_fields(season: Any, seat: str, claims: tuple[str, ...]) -> dict[str, Field]:
    """The fields that the form has for claims, built only from what the seat knows."""
    if not claims:
        return {}
    own = own_sheet(season, seat)
    fields = {name: season.claims[name].field(own, seat) for name in claims}
    return {name: field for name, field in fields.items() if field is not None}


def interview_question(question: Text, claims: dict[str, Field]) -> Question[InterviewAnswer]:
    """The question of an interview: the words of the answer, and claims if there are any."""
    words = Words(label="Your honest answer", most_words=MAX_ANSWER_WORDS, may_pass=True, cut=True)
    fields: dict[str, Field] = {"words": words}
    default: dict[str, Any] = {"words": None}
    if claims:
        fields["claims"] = Fields(label="What you claim", fields=claims)
        default["claims"] = dict.fromkeys(claims)
    return Question(
        kind="interview",
        text=f"{DUTY} {CLAIMS}" if claims else DUTY,
        quote=question,
        fields=fields,
        answer=InterviewAnswer,
        default=default,
        deadline="interview",
        when_late="default",
    )


def answer_told(
    season: Any, asked: InterviewAsked, answer: InterviewAnswer, apart: bool
) -> InterviewAnswered:
    """The answer as a fact, which includes the question if it could be unclear which is answered.

    Only interviews with the same quarantine setting are compared, and only a quarantined one says
    so: facts that its castaway plays on must not reveal quarantined interviews.
    """
    waiting = season.sheet.interviews.waiting(asked.seat)
    alike = [interview for interview in waiting if interview.apart == apart]
    name_question = bool(asked.claims) or alike[0].question != asked.question
    answered = InterviewAnswered(
        seat=asked.seat,
        words=answer.words,
        question=asked.question if name_question else None,
        claims={name: as_stored(value) for name, value in answer.claims.items()},
    )
    if not season.stage.since(ANSWERS_SAY_MORE):
        return answered
    kinds = {kind for name in answer.claims for kind in season.claims[name].asked_in}
    sealed = kinds & season.stage.sealed(asked.seat).keys()
    mixed = len(alike) < len(waiting)
    return replace(answered, apart=apart and mixed, sealed=tuple(sorted(sealed)))
