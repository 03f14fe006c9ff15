"""Makes the prompt of a past call again from what was known then."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import chain
from typing import Any, NamedTuple

from showrunner.errors import UnknownName
from showrunner.formats.format import Considered, load_format
from showrunner.kernel import Answer, contestant, view
from showrunner.players.llm.allowance import READING, VOICE
from showrunner.players.llm.memory import SeatMemory
from showrunner.players.llm.message import SpokenMessage
from showrunner.players.llm.prompting import DIARY, Prompt, Prompter
from showrunner.players.llm.templates import Templates
from showrunner.players.llm.voice import Script
from showrunner.running.recovery import season_as_of
from showrunner.store import Store


class PastPrompt(NamedTuple):
    """The prompt of a past call. `exact` says whether it is the same to the letter.

    It differs if words in it have been erased since, or if this version's wording is different.
    """

    prompt: Prompt
    exact: bool


async def prompt_of(store: Store, season: str, call: Any) -> PastPrompt:
    """The prompt of a call (its row). Raises UnknownName if it cannot be made again.

    How much of the memory a prompt had room for is not stored: the size with the right hash is it.
    """
    settings = await store.seasons.settings(season)
    format = load_format(settings.format)
    files = await store.calls.templates(call.templates)
    form = DIARY if not call.ask else await store.asks.form(season, call.ask)
    if files is None or form is None:
        what = "set of templates" if files is None else "form of the decision"
        raise UnknownName(what, call.templates if files is None else call.ask, ())
    memory = SeatMemory(format, call.seat)
    told = [fact for fact in await store.past.facts(season) if fact.entry <= call.entry]
    for seen in view(told, contestant(call.seat), playing=True):
        memory.take(seen.fact)
    castaway = next(person for person in settings.cast if person.id == call.seat)
    templates = Templates(files)
    if call.kind != READING:
        templates = templates.in_language(memory.sheet.parameters.language, format.name)
    prompts: Iterable[Prompt]
    if call.kind == VOICE:
        decided = await _decided_by_bot(store, season, call)
        prompts = [Script(castaway, memory, form, decided.value).prompt(templates)]
    elif call.kind == READING:
        answer = await _answer_read(store, season, call)
        prompts = [SpokenMessage(memory, form, answer).prompt(templates)]
    else:
        prompter = Prompter(format, castaway, memory, settings.remembered_by(call.seat))
        prompts = chain.from_iterable(
            prompter.prompts(templates, form, reasons) for reasons in (True, False)
        )
    likeliest: Prompt | None = None
    for prompt in prompts:  # each takes a while to make, and the first is nearly always the one
        worded = prompt.with_record(call.again).on(call.rung, templates)
        likeliest = likeliest or worded
        for version in (worded, worded.merged):
            if version.hash == call.prompt:
                return PastPrompt(version, True)
    assert likeliest is not None
    return PastPrompt(likeliest, False)


async def _answer_read(store: Store, season: str, call: Any) -> Mapping[str, Any]:
    """The answer whose words a model read in a call. Raises UnknownName if it never counted."""
    stored = await store.past.entries(season)
    answers = [entry.entry for entry in stored if isinstance(entry.entry, Answer)]
    answer = next((answer for answer in answers if answer.ask == call.ask), None)
    if answer is None:
        raise UnknownName("answer to the decision", call.ask, ())
    return answer.value


async def _decided_by_bot(store: Store, season: str, call: Any) -> Considered:
    """What the seat's bot had decided that its voice was to say. Raises UnknownName."""
    row = await store.seasons.find(season)
    live = await season_as_of(store, row, call.entry)
    if call.ask not in live.kernel.asks:
        raise UnknownName("decision", call.ask, live.kernel.asks)
    return live.decided_by_bot(call.ask)
