"""Messages of bots, models and people (with or without acts) have the same form.

Otherwise the form of a message would show in a blind season who is a person.
"""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Iterator, Mapping
from typing import Any

import msgspec
import pytest

from showrunner.formats.facts import encode_words
from showrunner.formats.format import load_format
from showrunner.formats.mini_survivor.acts import survivor_acts
from showrunner.formats.survival.acts import CLAIMABLE, PRIVATE_ACTS
from showrunner.formats.talk.acts import KINDS, ActKind
from showrunner.formats.talk.facts import Said
from showrunner.house_model import HouseModel
from showrunner.kernel import Ask, Dice
from showrunner.players.llm.agency import Agency
from showrunner.players.llm.voice import spoken
from showrunner.running.inputs import answer_terms
from showrunner.running.runner import Runner
from showrunner.store import Store
from tests.databases import with_store
from tests.every_format.seasons import settings_for
from tests.models.acting import is_over, lines_to, profile
from tests.running.driving import as_written
from tests.store.short_season import SHORT, create

GAMES: Mapping[str, tuple[int, Mapping[str, Any]]] = {
    "survivor": (5, {**SHORT, "words_per_message": 60, "jury_questions": True}),
    "mini_survivor": (6, {"tribe_letterbox": True, "max_rounds": 1}),
    "survival": (8, {"whispers": True, "buddy_chat": True, "memory_lounge": True, "max_rounds": 3}),
}
"""How many play each game, and its parameters: whatever can be said is said."""
GIVERS = ("bot:sensible", "model:house", "with acts", "without acts")
"""Who plays the seats, in turn; the last two are people."""
OF_GAMES: Mapping[str, Mapping[str, ActKind]] = {
    "survivor": KINDS,
    "mini_survivor": {**KINDS, **{kind.kind: kind for kind in survivor_acts(6)}},
    "survival": {
        **KINDS,
        **{kind.kind: kind for kind in PRIVATE_ACTS},
        "claim": ActKind("claim", "", whats=CLAIMABLE),
    },
}


def said_by_a_person(ask: Ask[Any], dice: Dice, acts: bool) -> dict[str, Any]:
    """What a person answers, as JSON: any legal answer; where they speak, acts or words alone."""
    question: Any = ask.question
    value = msgspec.to_builtins(question.random(dice))
    parts = spoken(question)
    if parts is None:
        return value  # type: ignore[no-any-return]
    people = [person.label for person in parts.acts_field.people]
    name = dice.pick(people)
    value[parts.words] = f"Vote for {name} with me. You're safe with me. {name} lied to me."
    value[parts.acts] = value[parts.acts] if acts else None
    return value  # type: ignore[no-any-return]


async def heard(store: Store, game: str) -> dict[str, list[dict[str, Any]]]:
    """All that was said in a season in which everybody has their part, by who gave the answer."""
    size, parameters = GAMES[game]
    settings = settings_for(load_format(game), size, "outside", parameters=parameters)
    givers = {one.id: GIVERS[at % len(GIVERS)] for at, one in enumerate(settings.cast)}
    players = {seat: who if ":" in who else "outside" for seat, who in givers.items()}
    settings = msgspec.structs.replace(settings, players=players)
    season = await create(store, settings)
    answered: set[str] = set()
    async with HouseModel() as house, lines_to(profile(house)) as lines:
        async with asyncio.timeout(90):
            while (await store.seasons.find(season)).status != "over":
                await Runner(store, season, hires=Agency(lines)).run(until_idle=True)
                for ask in (await as_written(store, season)).open_asks:
                    if players[ask.seat] == "outside" and ask.id not in answered:
                        answered.add(ask.id)
                        dice = Dice(b"people", (ask.id,))
                        value = said_by_a_person(ask, dice, givers[ask.seat] == "with acts")
                        terms = answer_terms(ask.id, ask.question, value, ask.seat)  # type: ignore[arg-type]
                        await store.inbox.put(season, f"answer {ask.id}", "answer", terms)
    await is_over(store, season)
    return sorted_by_giver(await store.past.facts(season), givers)


def sorted_by_giver(told: Any, givers: Mapping[str, str]) -> dict[str, list[dict[str, Any]]]:
    """The facts in which somebody speaks, as every client gets them."""
    found: dict[str, list[dict[str, Any]]] = defaultdict(list)
    for one in told:
        fact = one.fact
        if isinstance(fact, Said) and getattr(fact, "words", None) is not None:
            seats = (getattr(fact, name, "") for name in ("seat", "speaker", "juror"))
            seat = getattr(fact, "finalist", "") or next(filter(None, seats), "")
            found[givers.get(seat, "unsigned")].append(msgspec.json.decode(encode_words(fact)))
    return found


def wrong_forms(fact: Mapping[str, Any], kinds: Mapping[str, ActKind]) -> Iterator[str]:
    """Whatever in a fact's acts does not follow from the kinds of its acts alone."""
    if fact.get("acts", ()) == []:
        yield "no acts are said to be none"
    for act in fact.get("acts", ()):
        kind = kinds[act["act"]]
        right = {"act"}
        right |= {"name"} if kind.named else {"what"} if kind.details != ("",) else set()
        people = {part for part in ("about", "by") if part in act}
        if act.keys() - people != right:
            yield f"{act} has not the parts {right}"
        if kind.about and "about" not in act:
            yield f"{act} is about nobody"
        if not all(act.values()):
            yield f"{act} spells out what it does not say"
        if not kind.named and act.get("what", "") not in kind.details:
            yield f"{act} has no such detail"


@pytest.mark.parametrize("game", GAMES)
def test_a_message_has_the_same_form_whoever_gave_the_answer(sqlite: str, game: str) -> None:
    async def work(store: Store) -> None:
        facts = await heard(store, game)
        assert {*GIVERS} <= facts.keys()
        forms: dict[str, dict[str, set[frozenset[str]]]] = defaultdict(lambda: defaultdict(set))
        for giver, told in facts.items():
            for fact in told:
                assert not list(wrong_forms(fact, OF_GAMES[game]))
                forms[fact["fact"]][giver].add(frozenset(fact) - {"acts", "to"})
            assert giver == "unsigned" or any(fact.get("acts") for fact in told)
        for by_giver in forms.values():
            assert len(set.union(*by_giver.values())) == 1

    with_store(sqlite, work)
