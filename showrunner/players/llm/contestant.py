"""A contestant played by a model: makes its prompts, and asks its profile, then its fallbacks."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any

import structlog

from showrunner.errors import PlayerAway, ShowrunnerError
from showrunner.formats.facts import Fact
from showrunner.formats.format import Considered
from showrunner.formats.talk.acts import Acts
from showrunner.formats.talk.filling_in import with_acts
from showrunner.players.llm.answer_reading import ReadAnswer
from showrunner.players.llm.asking import LOOK_AT_CALLS, Asking
from showrunner.players.llm.completions import Trouble
from showrunner.players.llm.memory import SeatMemory
from showrunner.players.llm.message import SpokenMessage
from showrunner.players.llm.model_lines import ModelLine, ModelLines
from showrunner.players.llm.private_parts import thought_of
from showrunner.players.llm.prompting import DIARY, Prompter
from showrunner.players.llm.speech_checks import Speaker
from showrunner.players.player import PlayerTurn, SeatPart
from showrunner.questions import Form

log = structlog.get_logger()


_RETRY_ALL_SECONDS = 5.0
"""The shortest pause before all of a seat's profiles are tried again."""


class ModelContestant:
    """Plays one seat by asking models. It knows only the facts of the seat's view."""

    def __init__(self, part: SeatPart, profile: str, lines: ModelLines) -> None:
        self._part = part
        self._profile = profile
        self._lines = lines
        self._seat = part.castaway.id
        self._memory = SeatMemory(part.format, self._seat)
        self._prompter = Prompter(part.format, part.castaway, self._memory, part.remembers)
        self._wrote_after = 0

    def see(self, fact: Fact) -> None:
        """Remember a fact of the seat's view."""
        self._memory.take(fact)

    async def answer(self, turn: PlayerTurn) -> Considered:
        """Ask the model for its decision. Raises PlayerAway."""
        reading = await self._ask_model(turn.question, turn.ask, turn.entry)
        thought = thought_of(turn.question, reading.private, reading.value, self._memory)
        return Considered(self._with_acts(turn.question, reading.value), thought)

    async def acts_in(
        self, turn: PlayerTurn, answer: Mapping[str, Any]
    ) -> list[dict[str, Any]] | None:
        """Read the acts in somebody else's words at this seat; None if that fails."""
        message = SpokenMessage(self._memory, turn.question, answer)
        return await message.acts(self._part, self._lines, self._profile, turn)

    @property
    def diary_due(self) -> bool:
        """Whether a round is over that has no diary entry yet."""
        return self._memory.diary_due and self._memory.sheet.round > self._wrote_after

    async def diary(self, entry: int) -> str | None:
        """Ask the model for its diary entry of the last round. Raises PlayerAway."""
        self._wrote_after = self._memory.sheet.round
        reading = await self._ask_model(DIARY, "", entry)
        words: str | None = reading.value["diary"]
        return words

    # -- acts --------------------------------------------------------------------------------------

    def _with_acts(self, form: Form, value: Mapping[str, Any]) -> dict[str, Any]:
        """The answer; if the model gave no acts, with acts read from its words."""
        without_empty_acts = {
            name: part for name, part in value.items() if part or not _is_acts(form, name)
        }
        filled: dict[str, Any] = with_acts(form, without_empty_acts, self._seat)
        return filled

    @property
    def _others(self) -> list[str]:
        return [seat for seat in self._memory.sheet.names if seat != self._seat]

    # -- asking ------------------------------------------------------------------------------------

    async def _ask_model(self, form: Form, ask: str, entry: int) -> ReadAnswer:
        """Ask the model. Raises PlayerAway, also for an unexpected error, so the season pauses.

        Otherwise a bot would stand in for the whole season, and the bug would stay hidden.
        """
        try:
            await self._lines.line(self._profile).find_context()
            return await self._ask_in_turn(self._asking(form, ask, entry))
        except PlayerAway:
            raise
        except Exception as problem:
            log.exception("contestant failed", season=self._part.season, seat=self._seat)
            cause = str(problem) if isinstance(problem, ShowrunnerError) else type(problem).__name__
            wrong = f"asking for {self._seat} failed within Showrunner ({cause})"
            raise PlayerAway(wrong, LOOK_AT_CALLS) from problem

    def _asking(self, form: Form, ask: str, entry: int) -> Asking:
        """A decision with its prompt, made from the memory and the templates of now."""
        sheet = self._memory.sheet
        language, game = sheet.parameters.language, self._part.format.name
        templates = self._lines.templates.now.in_language(language, game)
        self._part.calls.use(templates.hash, templates.files)
        reasons = self._wants_reasoning
        return Asking(
            part=self._part,
            form=form,
            ask=ask,
            entry=entry,
            episode=self._memory.episode,
            speaker=Speaker(
                sheet.names[self._seat],
                [sheet.names[seat] for seat in self._others],
                language,
            ),
            templates=templates,
            prompt_within=cache(
                lambda most_tokens: self._prompter.prompt(templates, form, most_tokens, reasons)
            ),
        )

    @property
    def _wants_reasoning(self) -> bool:
        """Whether to ask for reasoning: not of models that are known to reason by themselves."""
        line = self._lines.line(self._profile)
        return line.profile.reasoning_effort in ("", "none") and not line.capabilities.thinks

    async def _ask_in_turn(self, asking: Asking) -> ReadAnswer:
        """Ask the profile, then its fallbacks, until one answers. Raises PlayerAway."""
        allowance = self._part.calls.purse.allowance
        now = asyncio.get_running_loop().time
        give_up_at = now() + allowance.patience
        refusals: dict[str, str] = {}
        while True:
            troubles: dict[str, str] = {}
            rests: list[float] = []
            trial_running = False
            for line in self._lines_to_try(asking.episode):
                if line.profile.name in refusals:
                    continue
                try:
                    return await asking.answer_of(line)
                except Trouble as trouble:
                    if not trouble.is_the_endpoints:  # waiting does not help
                        refusals[line.profile.name] = str(trouble)
                        continue
                    troubles[line.profile.name] = str(trouble)
                    rests.append(max(line.breaker.rest, trouble.retry_after or 0.0))
                    trial_running |= line.breaker.is_trying
            if not rests or (not trial_running and now() + min(rests) >= give_up_at):
                break
            await asyncio.sleep(max(min(rests), _RETRY_ALL_SECONDS))
        why = "; ".join(f"{name}: {problem}" for name, problem in {**refusals, **troubles}.items())
        wrong = f"no model answers for {self._seat} ({why})"
        pause = bool(refusals) or allowance.when_away == "pause"
        raise PlayerAway(wrong, LOOK_AT_CALLS, pause=pause, agreed=True)

    def _lines_to_try(self, episode: int) -> Iterator[ModelLine]:
        """The lines to the profile and its fallbacks, each once. Raises PlayerAway."""
        purse = self._part.calls.purse
        cheaper = purse.wants_cheaper(self._seat, episode)
        line = self._lines.line(purse.allowance.cheaper if cheaper else self._profile)
        tried = {""}
        while True:
            yield line
            tried.add(line.profile.name)
            if line.profile.fallback in tried:
                return
            line = self._lines.line(line.profile.fallback)


def _is_acts(form: Form, name: str) -> bool:
    return isinstance(form.fields.get(name), Acts)
