"""DS-9.4: an interview, from the question to its answer, beside the story."""

from __future__ import annotations

from typing import Any

from msgspec import Struct, field
from msgspec.structs import replace

from showrunner.formats.changes import ANSWERS_SAY_MORE
from showrunner.formats.interviews.claims import as_kept
from showrunner.formats.interviews.facts import InterviewAnswered, InterviewAsked
from showrunner.formats.interviews.judging import judge_at_once, own_sheet
from showrunner.kernel import Text, seats
from showrunner.questions import Field, Fields, Question, Words

DUTY = (
    "The producers ask you in private. You must answer honestly; nobody else hears of it while "
    "the season is played."
)
"""What a player is told each time."""
CLAIMS = (
    "Besides your own words, fill in what is asked for below them, as honestly; null for what you "
    "would rather not say."
)
MOST_WORDS = 300


class InterviewAnswer(Struct, frozen=True):
    """What a castaway says in a private interview, and what they claim, by the claims' names."""

    words: Text | None
    claims: dict[str, Any] = field(default_factory=dict)


def open_interview(season: Any, seat: str, question: Text, claims: tuple[str, ...]) -> None:
    """Put a private question to a seat, in an aside that nothing waits for."""
    apart = season.sheet.parameters.interview_memory == "quarantined"
    audience = seats(seat, quarantined=apart)

    async def interview() -> None:
        fields = claim_fields(season, seat, claims)
        asked = InterviewAsked(seat=seat, question=question, claims=tuple(fields))
        season.tell(asked, audience)
        # Made once: a form that followed what its castaway learns would be put anew with any
        # order of the producers, and tell of it.
        form = interview_question(question, fields)
        answer = await season.stage.ask(seat, lambda: form, apart)
        answered = answer_told(season, asked, answer or InterviewAnswer(None), apart)
        interview = season.sheet.interviews.answered_by(answered)
        season.tell(answered, audience)
        judge_at_once(season, interview, fields)

    season.stage.aside(f"interview:{seat}", interview(), quarantined=apart)


def claim_fields(season: Any, seat: str, claims: tuple[str, ...]) -> dict[str, Field]:
    """What the form asks for besides words, made of what the seat knows and nothing else."""
    if not claims:
        return {}
    own = own_sheet(season, seat)
    fields = {name: season.claims[name].field(own, seat) for name in claims}
    return {name: field for name, field in fields.items() if field is not None}


def interview_question(question: Text, claims: dict[str, Field]) -> Question[InterviewAnswer]:
    """The form of an interview: the words of an answer, and claims where producers want any."""
    words = Words(label="Your honest answer", most_words=MOST_WORDS, may_pass=True, cut=True)
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
    """The answer as a fact, which names its question where it may be taken for another's.

    Only interviews that are kept apart alike are compared, and only one that is kept apart says so:
    what its castaway plays on is not to tell of those that it does not hold.
    """
    waiting = season.sheet.interviews.waiting(asked.seat)
    alike = [one for one in waiting if one.apart == apart]
    named = bool(asked.claims) or alike[0].question != asked.question
    answered = InterviewAnswered(
        seat=asked.seat,
        words=answer.words,
        question=asked.question if named else None,
        claims={name: as_kept(said) for name, said in answer.claims.items()},
    )
    if not season.stage.since(ANSWERS_SAY_MORE):
        return answered
    about = {kind for name in answer.claims for kind in season.claims[name].asked_in}
    sealed = about & season.stage.sealed(asked.seat).keys()
    mixed = len(alike) < len(waiting)
    return replace(answered, apart=apart and mixed, sealed=tuple(sorted(sealed)))
