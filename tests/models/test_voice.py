"""Voices: a bot decides, a model says it in its castaway's words, or the bot's own line stands."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

import pytest

from showrunner.formats.format import load_format
from showrunner.formats.settings import SeasonSettings
from showrunner.formats.talk.facts import Said
from showrunner.house_model import HouseModel
from showrunner.kernel import EntryResult
from showrunner.players.llm.act_lines import act_line
from showrunner.players.llm.allowance import MICROS, Allowance
from showrunner.players.llm.answer_reading import read_answer
from showrunner.players.llm.outcomes import Fault
from showrunner.players.llm.speech_checks import Speaker
from showrunner.players.llm.voice import MOST_WORDS, Script
from showrunner.running.bookkeeping import open_book
from showrunner.running.prompts import prompt_of
from showrunner.running.rehearsal import Rehearsal
from showrunner.store import Store
from tests.databases import with_store
from tests.models.acting import allow, drive, faulty, is_over, lines_to, profile
from tests.prompts.seats import Seats, templates
from tests.store.short_season import SEATS, create, short_season

VOICED = "bot:random+house"


def season_of(player: str, **parameters: Any) -> SeasonSettings:
    """A season of bots who choose by chance, whatever they hear."""
    return short_season(
        players=dict.fromkeys(SEATS, player),
        parameters={"words_per_message": 60, "turns_per_conversation": 4, **parameters},
    )


async def said(store: Store, season: str) -> list[Any]:
    """All that was said aloud."""
    facts = [one.fact for one in await store.past.facts(season)]
    return [fact for fact in facts if isinstance(fact, Said) and fact.words]  # type: ignore[attr-defined]


def done(facts: Iterable[Any]) -> Counter[Any]:
    """What was done by words, without the words."""
    return Counter(
        (type(fact).__name__, fact.seat, *(act_line(act, {}) for act in fact.acts))
        for fact in facts
    )


def words(facts: Iterable[Any]) -> Counter[str]:
    """The words alone."""
    return Counter(str(fact.words) for fact in facts)


async def played(store: Store, settings: SeasonSettings, *lines: Any) -> list[Any]:
    """What is said in a season of these settings."""
    season = await create(store, settings)
    await drive(store, season, *lines)
    await is_over(store, season)
    return await said(store, season)


@pytest.mark.parametrize("language", ["English", "French", "German"])
def test_a_model_says_what_a_bot_means_and_the_acts_stay(sqlite: str, language: str) -> None:
    """The season ends, tells the same once more without a model, and the bots do the same."""

    async def work(store: Store) -> None:
        async with HouseModel() as house, lines_to(profile(house)) as lines:
            plain = await played(store, season_of("bot:random"), lines)
            season = await create(store, season_of(VOICED, language=language))
            await drive(store, season, lines)
            calls = house.stats.requests
        await is_over(store, season)
        voiced = await said(store, season)
        assert done(voiced) == done(plain)
        assert sum(bool(fact.acts) for fact in voiced) > 3
        assert not words(voiced) & words(plain)
        assert max(len(str(fact.words).split()) for fact in voiced) <= MOST_WORDS
        kinds = {one.what: one.calls for one in await store.calls.sums(season, "kind")}
        assert kinds == {"voice": calls}
        assert calls == len(voiced)
        for call in await store.calls.page(season, limit=100_000):
            assert (await prompt_of(store, season, call)).exact

    with_store(sqlite, work)


@pytest.mark.parametrize("fault", ["server_error", "cut", "malformed", "meta"])
def test_where_the_model_fails_the_bots_own_lines_stand(sqlite: str, fault: str) -> None:
    async def work(store: Store) -> None:
        async with HouseModel(faulty(f"{fault}=1")) as house, lines_to(profile(house)) as lines:
            voiced = await played(store, season_of(VOICED), lines)
            asked = house.stats.requests
            plain = await played(store, season_of("bot:random"), lines)
            assert 0 < asked == house.stats.requests
        assert (done(voiced), words(voiced)) == (done(plain), words(plain))
        assert asked <= len(voiced), "no line is asked for twice"

    with_store(sqlite, work)


def test_a_profile_that_is_not_set_up_gives_plain_lines(sqlite: str) -> None:
    async def work(store: Store) -> None:
        async with lines_to() as lines:
            voiced = await played(store, season_of("bot:random+nobody"), lines)
            plain = await played(store, season_of("bot:random"), lines)
        assert words(voiced) == words(plain)

    with_store(sqlite, work)


@pytest.mark.parametrize("cap", ["voice", "season"])
def test_at_a_cap_the_bots_speak_for_themselves_and_nothing_pauses(sqlite: str, cap: str) -> None:
    most = 0.003

    async def work(store: Store) -> None:
        async with HouseModel() as house, lines_to(profile(house, max_tokens=1000)) as lines:
            plain = await played(store, season_of("bot:random"), lines)
            season = await create(store, season_of(VOICED))
            await allow(store, season, Allowance(**{cap: most}), lines)
            await drive(store, season, lines)
        await is_over(store, season)
        spent = sum(one.cost for one in await store.calls.sums(season, "kind"))
        assert 0 < spent <= most * MICROS
        own = words(await said(store, season)) & words(plain)
        assert 0 < own.total() < len(plain)

    with_store(sqlite, work)


def test_what_models_said_for_bots_still_counts_after_a_season_is_taken_up_again(
    sqlite: str,
) -> None:
    async def work(store: Store) -> None:
        async with HouseModel() as house, lines_to(profile(house)) as lines:
            season = await create(store, season_of(VOICED))
            await drive(store, season, lines)
        book = await open_book(store, season)
        spent = {str(scope): cost for scope, cost in book.purse.spent.items()}
        assert spent["the voice of bots"] == spent["the season"] > 0

    with_store(sqlite, work)


# -- what a voice may say --------------------------------------------------------------------------

PLAIN = "Cal has to go tonight."


def script(**decided: Any) -> Script:
    """Dee, who talks with Eve in private and means to name Cal."""
    settings = season_of("bot:random")
    steps: list[EntryResult] = []
    game = Rehearsal(settings, "voice", watch=steps.append)
    game.start()
    while not (ask := game.next_ask()) or ask.question.kind != "survivor.talk":
        game.step()
    seats = Seats(load_format("survivor"), settings)
    for step in steps:
        seats.see(step)
    castaway = next(one for one in settings.cast if one.id == ask.seat)
    question: Any = ask.question
    return Script(castaway, seats.memories[ask.seat], question, {"say": PLAIN, **decided})


def fault(said: str, **decided: Any) -> Fault | None:
    """Why these words do not stand for the bot's; None where they do."""
    one = script(**decided)
    read = read_answer(
        one.form, {"answer": {"words": said}}, Speaker(others=("Ada", "Ben", "Cal", "Eve"))
    )
    return read if isinstance(read, Fault) else one.wrong_in(read)


@pytest.mark.parametrize(
    "said",
    [
        PLAIN,
        "It's Cal or it's us, Eve. Tonight.",
        "Cal. Tonight.",
        " ".join(["Cal", "goes."] * (MOST_WORDS // 2)),
    ],
)
def test_words_that_say_the_same_pass(said: str) -> None:
    assert fault(said) is None


@pytest.mark.parametrize(
    ("said", "why"),
    [
        (" ".join(["Cal"] * (MOST_WORDS + 1)), "at most 30 words"),
        ("It's Cal, and if it isn't Cal it's Ben.", "It names Ben"),
        ("Cal goes.\nEve nods.", "said aloud"),
        ("Eve: And who would that be?", "not for Eve"),
        ("As an AI language model, I say Cal.", "plain speech"),
        ("Ich glaube nicht, dass wir ihm heute Abend trauen können.", "English"),
        ("", "no words"),
    ],
)
def test_words_that_say_more_or_are_not_said_aloud_do_not_pass(said: str, why: str) -> None:
    wrong = fault(said)
    assert wrong is not None
    assert why in wrong.why


def test_whoever_an_act_is_about_may_be_named() -> None:
    assert fault("Warn Ben for me.", acts=[{"act": "warn", "about": "ben"}]) is None
    assert fault("Warn Ben for me.") is not None


def test_a_voice_is_told_who_speaks_what_happened_what_is_meant_and_what_it_does() -> None:
    prompt = script(acts=[{"act": "propose", "about": "cal"}]).prompt(templates())
    assert prompt.system.splitlines()[0] == (
        "You are Dee (they), 30, a contestant on the reality show “A short season”. You have "
        "already decided what to say. All that is left is how you say it: aloud, in English, to "
        "people in front of you. This airs in the evening: mild swearing is fine, nothing explicit."
    )
    assert prompt.turn == (
        "You talk in private with Eve. What do you say?\n\n"
        "What has happened; mention it only if it fits:\n"
        "Cal wins immunity and two reward points.\n\n"
        "What you mean to say: “Cal has to go tonight.”\n"
        "What it does: propose Cal.\n\n"
        "Say it the way Dee would, now, in plain everyday words: the same thing to the same "
        "people, and no more. Don't name anybody else, and don't add or drop a promise, a question "
        "or a warning. No stage directions.\n\n"
        "- `words`: What you say. Give a text of at most 30 words."
    )
    assert prompt.tokens < 400
