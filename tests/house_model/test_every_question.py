"""The house model answers every question of every game legally, however it is asked."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from typing import Any

from showrunner.house_model.answering import answer
from showrunner.house_model.asking import RUNGS, Rung
from showrunner.kernel import sealer
from showrunner.players.llm.speech_checks import Speaker, why_not_speech
from showrunner.running.rehearsal import Rehearsal
from tests.every_format.producing import interview
from tests.every_format.seasons import MOST_ENTRIES, SEED, Case, random_case, small_case
from tests.house_model.asking import enveloped, request

SEAL = sealer("salt")
MOST_OF_A_KIND = 60


def asked(case: Case) -> Iterator[tuple[str, Any]]:
    """The questions of a season with their seats: the first few of each kind."""
    season = Rehearsal(case.settings(), SEED)
    season.start()
    season.enter(interview(season, case.settings().cast[0].id, "Whom do you trust?"))
    names = {person.id: person.name for person in case.settings().cast}
    kinds: Counter[str] = Counter()
    looked: set[str] = set()
    while not season.kernel.over:
        for ask in list(season.kernel.asks.values()):
            question: Any = ask.question
            if ask.id not in looked and kinds[question.kind] < MOST_OF_A_KIND:
                kinds[question.kind] += 1
                yield names[ask.seat], question
            looked.add(ask.id)
        assert season.kernel.entries < MOST_ENTRIES
        next_one = season.next_ask()
        assert next_one is not None
        season.answer(next_one)


def prompted(case: Case, name: str, question: Any, number: int, rung: Rung) -> dict[str, Any]:
    """What a model would be sent, more or less."""
    cast = case.settings().cast
    others = [f"- {other.name} (`{other.id}`)" for other in cast if other.name != name]
    quote = f"\n“{question.quote}”" if question.quote else ""
    system = "\n".join([f"You are {name}, a castaway. With you are:", *others])
    prompt = f"It is moment {number}.\n{question.text}{quote}"
    return request(prompt, enveloped(question.schema()), rung, system)


@small_case
def test_every_question_is_answered_legally_on_every_rung(case: Case) -> None:
    kinds = set()
    for number, (name, question) in enumerate(asked(case)):
        rungs = (RUNGS[number % len(RUNGS)],) if question.kind in kinds else RUNGS
        kinds.add(question.kind)
        for rung in rungs:
            given = json.loads(answer(prompted(case, name, question, number, rung)).text)
            assert given.keys() == {"thought", "answer"}
            assert given["thought"] is None or given["thought"].strip()
            question.accept(given["answer"], SEAL)
    assert "interview" in kinds
    assert len(kinds) > 3


@random_case
def test_names_in_what_is_said_are_those_of_the_cast(case: Case) -> None:
    names = {person.name for person in case.settings().cast}
    named = 0
    for number, (name, question) in enumerate(asked(case)):
        value = answer(prompted(case, name, question, number, "json_schema")).value["answer"]
        for field in {"say", "words"} & question.fields.keys():
            found = {one for one in names if one in (value[field] or "")}
            named += bool(found)
            assert name not in found, "somebody speaks of themselves as of another"
            assert why_not_speech(value[field] or "nothing", Speaker(others=names)) is None
    assert named
