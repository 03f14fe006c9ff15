"""A voice: a bot decides what is said, and a model says it in the words of the castaway.

The answer stays the bot's, its acts too; only the words are the model's, and only where they pass.
Whatever goes wrong, the bot's own line stands: a voice never holds a season up.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, Final, NamedTuple

import structlog

from showrunner.errors import PlayerAway
from showrunner.formats.facts import Fact
from showrunner.formats.format import Considered
from showrunner.formats.settings import Castaway
from showrunner.formats.talk.acts import Act, Acts
from showrunner.kernel import Text
from showrunner.players.llm.act_lines import act_line
from showrunner.players.llm.allowance import VOICE
from showrunner.players.llm.asking import Asking
from showrunner.players.llm.completions import Trouble
from showrunner.players.llm.line import Lines
from showrunner.players.llm.memory import Memory
from showrunner.players.llm.outcomes import Fault, Reading
from showrunner.players.llm.prompting import Prompt, answer_alone, talk_of, what_to_give
from showrunner.players.llm.quoting import Safe
from showrunner.players.llm.templates import Templates
from showrunner.players.player import Part, Turn
from showrunner.questions import Form, Words

log = structlog.get_logger()

MOST_WORDS: Final = 30
"""The most words of a line that a voice says."""
LAST_LINES: Final = 3
"""How many of the last lines of a talk a voice is told."""
FACTS: Final = 3
"""How many things that happened a voice is told."""
_STAGE_DIRECTION = re.compile(r"\*[^*]*\*|\([^)]*\)|\[[^\]]*\]|[<>{}\n]")


class Spoken(NamedTuple):
    """The fields of what is said aloud: its acts and its words, each with its name."""

    acts: str
    acts_field: Acts
    words: str
    words_field: Words


class Voice:
    """Speaks for a seat that a bot plays. `profile` is the model's."""

    def __init__(self, part: Part, profile: str, lines: Lines) -> None:
        self._part = part
        self._profile = profile
        self._lines = lines
        self._memory = Memory(part.format, part.castaway.id)

    def see(self, fact: Fact) -> None:
        """See Player."""
        self._memory.take(fact)

    async def answer(self, turn: Turn) -> Considered:
        """What the seat's bot decides, in a model's words where they pass."""
        decided = self._part.decide(turn.ask)
        parts = spoken(turn.question)
        if parts is None or not decided.value.get(parts.words):
            return decided
        script = Script(self._part.castaway, self._memory, turn.question, decided.value)
        words = await self._words(turn, script)
        if words is None:
            return decided
        return decided._replace(value={**decided.value, parts.words: words})

    async def _words(self, turn: Turn, script: Script) -> str | None:
        """What a model says in place of the bot's line; None where the line is to stand."""
        try:
            line = self._lines.line(self._profile)
            asking = self._asking(turn, script)
            reading = await asking.reply_of(line, tries=1)
        except (PlayerAway, Trouble):
            return None  # the call that failed, if there was one, is written down
        except Exception:
            log.exception("voice failed", season=self._part.season, seat=self._part.castaway.id)
            return None
        return None if isinstance(reading, Fault) else str(reading.value["words"]).strip()

    def _asking(self, turn: Turn, script: Script) -> Asking:
        templates, sheet = self._lines.templates.now, self._memory.sheet
        self._part.calls.use(templates.hash, templates.files)
        seat = self._part.castaway.id
        return Asking(
            part=self._part,
            form=script.form,
            ask=turn.ask,
            entry=turn.entry,
            episode=sheet.round,
            others=[name for other, name in sheet.names.items() if other != seat],
            language=sheet.parameters.language,
            templates=templates,
            prompt=script.prompt(templates),
            verify=script.wrong_in,
        )


class Script:
    """What a voice is given to say at one moment, and what it may make of it."""

    def __init__(
        self, castaway: Castaway, memory: Memory, question: Form, decided: Mapping[str, Any]
    ) -> None:
        parts = spoken(question)
        assert parts is not None
        self._castaway = castaway
        self._memory = memory
        self._question = question
        self.plain = str(decided[parts.words])
        self.acts: Sequence[Act] = parts.acts_field.read(
            parts.acts, decided.get(parts.acts), lambda words: Text("", words), []
        )
        words = Words(
            label="What you say",
            most_words=min(MOST_WORDS, parts.words_field.most_words),
            most_characters=parts.words_field.most_characters,
        )
        self.form = Form(
            kind=VOICE, text=question.text, fields={"words": words}, default={"words": None}
        )

    def prompt(self, templates: Templates) -> Prompt:
        """What the model is told: who speaks, what was said, what is true, what is meant."""
        sheet = self._memory.sheet
        talk = talk_of(self._memory, self._question)
        values = {
            "me": self._castaway,
            "title": sheet.title,
            "language": sheet.parameters.language,
            "moment": self._question.text,
            "said": Safe("\n".join(talk.lines[-LAST_LINES:])) if talk else "",
            "facts": Safe("\n".join(self._facts)),
            "plain": self.plain,
            "acts": [act_line(act, sheet.names) for act in self.acts],
            "fields": what_to_give(self.form),
        }
        return Prompt(
            templates.render("voice/who.md", **values),
            templates.render("voice/line.md", **values),
            answer_alone(self.form),
        )

    def wrong_in(self, reading: Reading) -> Fault | None:
        """Why these words cannot stand for the bot's line; None where they can."""
        said = str(reading.value["words"])
        if _STAGE_DIRECTION.search(said):
            return Fault("meta", "Say only what is said aloud.")
        for name in self._strange_names:
            if re.search(rf"(?<!\w){re.escape(name)}(?!\w)", said):
                return Fault("illegal", f"It names {name}, of whom nothing was to be said.")
        return None

    @property
    def _facts(self) -> list[str]:
        return self._memory.lately[-FACTS:]

    @property
    def _strange_names(self) -> Iterator[str]:
        """The names of castaways who are neither there nor in anything that the voice was told."""
        names = self._memory.sheet.names
        told = "\n".join([self.plain, *self._facts])
        known = {self._castaway.id, *self._present()}
        known.update(seat for act in self.acts for seat in (act.about, act.by))
        for seat, name in names.items():
            if seat not in known and name not in told:
                yield name

    def _present(self) -> Iterable[str]:
        talk = talk_of(self._memory, self._question)
        if talk is not None:
            return talk.seats
        return self._memory.sheet.active


def spoken(form: Form) -> Spoken | None:
    """Where a decision holds what is said aloud; None where nothing is said."""
    for name, field in form.fields.items():
        if isinstance(field, Acts):
            words = form.fields[field.words_in]
            assert isinstance(words, Words)
            return Spoken(name, field, field.words_in, words)
    return None
