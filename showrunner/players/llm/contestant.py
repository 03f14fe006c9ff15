"""A contestant whom a model plays: makes its prompts, and asks one profile after the other."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Mapping
from typing import Any

import structlog

from showrunner.errors import PlayerAway, ShowrunnerError
from showrunner.formats.facts import Fact
from showrunner.formats.format import Considered
from showrunner.formats.talk.acts import Acts
from showrunner.formats.talk.filling_in import with_acts
from showrunner.players.llm.asking import LOOK_AT_CALLS, Asking
from showrunner.players.llm.completions import Trouble
from showrunner.players.llm.line import Line, Lines
from showrunner.players.llm.memory import Memory
from showrunner.players.llm.message import Message
from showrunner.players.llm.outcomes import Reading
from showrunner.players.llm.prompting import DIARY, Prompter
from showrunner.players.player import Part, Turn
from showrunner.questions import Form

log = structlog.get_logger()


_BETWEEN_ROUNDS = 5.0
"""Seconds before all of a seat's profiles are tried once more."""


class Contestant:
    """Plays one seat by asking models. What it knows is what the seat's view tells it."""

    def __init__(self, part: Part, profile: str, lines: Lines) -> None:
        self._part = part
        self._profile = profile
        self._lines = lines
        self._seat = part.castaway.id
        self._memory = Memory(part.format, self._seat)
        self._prompter = Prompter(part.format, part.castaway, self._memory, part.remembers)
        self._wrote_after = 0

    def see(self, fact: Fact) -> None:
        """See Player."""
        self._memory.take(fact)

    async def answer(self, turn: Turn) -> Considered:
        """See Player."""
        reading = await self._surely_asked(turn.question, turn.ask, turn.entry)
        thought = {} if reading.thought is None else {"words": reading.thought}
        return Considered(self._with_acts(turn.question, reading.value), thought)

    async def acts_in(self, turn: Turn, answer: Mapping[str, Any]) -> list[dict[str, Any]] | None:
        """See Reader."""
        message = Message(self._memory, turn.question, answer)
        return await message.acts(self._part, self._lines, self._profile, turn)

    @property
    def diary_due(self) -> bool:
        """See Writer."""
        return self._memory.diary_due and self._memory.sheet.round > self._wrote_after

    async def diary(self, entry: int) -> str | None:
        """See Writer."""
        self._wrote_after = self._memory.sheet.round
        reading = await self._surely_asked(DIARY, "", entry)
        words: str | None = reading.value["diary"]
        return words

    # -- acts --------------------------------------------------------------------------------------

    def _with_acts(self, form: Form, value: Mapping[str, Any]) -> dict[str, Any]:
        """The answer, with acts read out of its words where the model gave none."""
        given = {name: part for name, part in value.items() if part or not _is_acts(form, name)}
        filled: dict[str, Any] = with_acts(form, given, self._seat)
        return filled

    @property
    def _others(self) -> list[str]:
        return [seat for seat in self._memory.sheet.names if seat != self._seat]

    # -- asking ------------------------------------------------------------------------------------

    async def _surely_asked(self, form: Form, ask: str, entry: int) -> Reading:
        """What a model answers. Raises PlayerAway, also for a fault of ours.

        Bots standing in for a whole season would hide it, and it would pass for the model's.
        """
        try:
            return await self._asked(self._asking(form, ask, entry))
        except PlayerAway:
            raise
        except Exception as problem:
            log.exception("contestant failed", season=self._part.season, seat=self._seat)
            what = str(problem) if isinstance(problem, ShowrunnerError) else type(problem).__name__
            wrong = f"asking for {self._seat} failed within Showrunner ({what})"
            raise PlayerAway(wrong, LOOK_AT_CALLS) from problem

    def _asking(self, form: Form, ask: str, entry: int) -> Asking:
        """A decision in the words of now."""
        templates, sheet = self._lines.templates.now, self._memory.sheet
        self._part.calls.use(templates.hash, templates.files)
        return Asking(
            part=self._part,
            form=form,
            ask=ask,
            entry=entry,
            episode=sheet.round,
            others=[sheet.names[seat] for seat in self._others],
            language=sheet.parameters.language,
            templates=templates,
            prompt=self._prompter.prompt(templates, form),
        )

    async def _asked(self, asking: Asking) -> Reading:
        """What a model answers: this one, or one that it falls back on. Raises PlayerAway."""
        allowance = self._part.calls.purse.allowance
        now = asyncio.get_running_loop().time
        until = now() + allowance.patience
        while True:
            troubles: dict[str, str] = {}
            rests: list[float] = []
            somebody_tries = False
            for line in self._to_try(asking.episode):
                try:
                    return await asking.answer_of(line)
                except Trouble as trouble:
                    troubles[line.profile.name] = str(trouble)
                    rests.append(max(line.breaker.rest, trouble.retry_after or 0.0))
                    somebody_tries |= line.breaker.is_trying
            if not somebody_tries and now() + min(rests) >= until:
                break
            await asyncio.sleep(max(min(rests), _BETWEEN_ROUNDS))
        said = "; ".join(f"{name}: {trouble}" for name, trouble in troubles.items())
        wrong = f"no model answers for {self._seat} ({said})"
        raise PlayerAway(wrong, LOOK_AT_CALLS, pause=allowance.when_away == "pause")

    def _to_try(self, episode: int) -> Iterator[Line]:
        """The profiles to ask, one after the other, each once. Raises PlayerAway."""
        purse = self._part.calls.purse
        cheaper = purse.wants_cheaper(self._seat, episode)
        line = self._lines.line(purse.allowance.cheaper if cheaper else self._profile)
        seen = {""}
        while True:
            yield line
            seen.add(line.profile.name)
            if line.profile.fallback in seen:
                return
            line = self._lines.line(line.profile.fallback)


def _is_acts(form: Form, name: str) -> bool:
    return isinstance(form.fields.get(name), Acts)
