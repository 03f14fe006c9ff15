"""Estimates what models would cost in a season: bots play it, and the real prompts are counted."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any, NamedTuple

import msgspec

from showrunner.formats.settings import SeasonSettings
from showrunner.kernel import EntryResult, View, contestant
from showrunner.players.llm.allowance import MICROS
from showrunner.players.llm.memory import SeatMemory
from showrunner.players.llm.model_lines import ModelLine
from showrunner.players.llm.profile import Prices, Rung
from showrunner.players.llm.prompting import DIARY, Prompt, Prompter
from showrunner.players.llm.templates import Templates
from showrunner.players.llm.tokens import shared_length, tokens_in
from showrunner.questions import Form
from showrunner.running.rehearsal import Rehearsal

THOUGHT_TOKENS = 160
"""How many tokens a model spends on the private parts that go with an answer."""


class Sample(NamedTuple):
    """A question of a season with its prompt in each size, the largest first."""

    form: Form
    prompts: Sequence[Prompt]

    def within(self, most_tokens: int | None) -> Prompt:
        """The largest of the prompts that has at most so many tokens; else the smallest."""
        fitting = (p for p in self.prompts if most_tokens is None or p.tokens <= most_tokens)
        return next(fitting, self.prompts[-1])


class Estimate(NamedTuple):
    """Calls and estimated tokens of a season. `samples` are the first question of each kind.

    `longest_prompt` is the longest of all prompts as sent, in tokens, and `longest_kind` its
    question. `shortened` is how many prompts leave something out to fit the model's window, and
    `left_out` counts them by what they leave out.
    """

    calls: int
    prompt_tokens: int
    cached_tokens: int
    answer_tokens: int
    kinds: dict[str, int]
    samples: list[Sample]
    longest_prompt: int = 0
    longest_kind: str = ""
    shortened: int = 0
    left_out: Mapping[str, int] = MappingProxyType({})

    def cost(self, prices: Prices) -> float:
        """The season's cost in dollars."""
        return prices.cost(self.prompt_tokens, self.cached_tokens, self.answer_tokens) / MICROS

    def as_counted(self, tokens_per_estimate: float, thinking_tokens: float = 0) -> Estimate:
        """The estimate in a provider's own tokens, of which each estimated one is so many.

        The tokens that the model thinks before each answer, as measured, are added to the answers.
        """
        return self._replace(
            prompt_tokens=round(self.prompt_tokens * tokens_per_estimate),
            cached_tokens=round(self.cached_tokens * tokens_per_estimate),
            answer_tokens=self.answer_tokens + round(self.calls * thinking_tokens),
            longest_prompt=round(self.longest_prompt * tokens_per_estimate),
        )


def estimate(
    settings: SeasonSettings, seed: str, templates: Templates, line: ModelLine, rung: Rung
) -> Estimate:
    """Let bots play a season, and count the calls that this model would have got in their place."""
    return _CallCounter(settings, seed, templates, line, rung).count()


class _CallCounter:
    def __init__(
        self,
        settings: SeasonSettings,
        seed: str,
        templates: Templates,
        line: ModelLine,
        rung: Rung,
    ) -> None:
        self._templates = templates
        self._line = line
        self._rung = rung
        self._left_out: Counter[str] = Counter()
        self._shortened = 0
        self._season = Rehearsal(settings, seed, watch=self._see)
        format = self._season.format
        self._memories = {person.id: SeatMemory(format, person.id) for person in settings.cast}
        self._views: dict[str, View[Any]] = {
            person.id: View(contestant(person.id), playing=True) for person in settings.cast
        }
        self._prompters = {
            person.id: Prompter(
                format, person, self._memories[person.id], settings.remembered_by(person.id)
            )
            for person in settings.cast
        }
        self._last_prompts: dict[str, str] = {}
        self._diary_rounds: dict[str, int] = {}
        self._kinds: Counter[str] = Counter()
        self._samples: dict[str, Sample] = {}
        self._tokens: Counter[str] = Counter()
        self._longest = (0, "")

    def count(self) -> Estimate:
        season = self._season
        season.start()
        while not season.kernel.over:
            entry = season.next_order() or season.next_memo()
            if entry is not None:
                season.enter(entry)
                continue
            ask = season.next_ask()
            if ask is None:
                break
            question: Any = ask.question
            answer = season.answer_to(ask)
            if question.only_answer() is None:
                plain, _ = question.accept(answer.value, lambda words: words)
                self._count_call(ask.seat, question, plain)
            season.enter(answer)
        return Estimate(
            calls=self._kinds.total(),
            prompt_tokens=self._tokens["prompt"],
            cached_tokens=self._tokens["cached"],
            answer_tokens=self._tokens["answer"],
            kinds=dict(sorted(self._kinds.items())),
            samples=list(self._samples.values()),
            longest_prompt=self._longest[0],
            longest_kind=self._longest[1],
            shortened=self._shortened,
            left_out=self._left_out,
        )

    def _see(self, result: EntryResult) -> None:
        for told in result.told:
            for seat, view in self._views.items():
                for seen in view.take(told):
                    self._memories[seat].take(seen.fact)
        for seat, memory in self._memories.items():
            if memory.diary_due and memory.sheet.round > self._diary_rounds.get(seat, 0):
                self._diary_rounds[seat] = memory.sheet.round
                self._count_call(seat, DIARY, {"diary": "word " * 140})

    def _count_call(self, seat: str, form: Form, plain: Any) -> None:
        prompter, capabilities = self._prompters[seat], self._line.capabilities
        prompt, tokens = capabilities.in_window(
            capabilities.answer_tokens,
            lambda most: prompter.prompt(self._templates, form, most),
            lambda prompt: capabilities.worded(prompt, self._rung, self._templates),
        )
        if form.kind not in self._samples:
            self._samples[form.kind] = Sample(form, [*prompter.prompts(self._templates, form)])
        text = prompt.system + prompt.turn
        shared = text[: shared_length(self._last_prompts.get(seat, ""), text)]
        self._last_prompts[seat] = text
        self._kinds[form.kind] += 1
        self._longest = max(self._longest, (tokens, form.kind))
        self._left_out.update(prompt.left_out)
        self._shortened += bool(prompt.left_out)
        self._tokens["prompt"] += tokens
        self._tokens["cached"] += tokens_in(shared)
        answer = msgspec.json.encode(plain, enc_hook=str).decode()
        thought_tokens = 0 if form is DIARY else THOUGHT_TOKENS
        self._tokens["answer"] += tokens_in(answer) + thought_tokens
