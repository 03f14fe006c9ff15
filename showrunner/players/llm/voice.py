"""A voice: a bot decides what to say, and a model words it in the castaway's way of speaking.

The answer and its acts stay the bot's; only the words are the model's, and only if they pass the
checks. If anything goes wrong, the bot's own line is used: a voice never holds a season up.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
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
from showrunner.players.llm.answer_reading import ReadAnswer
from showrunner.players.llm.asking import Asking
from showrunner.players.llm.completions import Trouble
from showrunner.players.llm.memory import SeatMemory
from showrunner.players.llm.model_lines import ModelLines
from showrunner.players.llm.outcomes import Fault
from showrunner.players.llm.prompting import Prompt, answer_alone, talk_of, what_to_give
from showrunner.players.llm.quoting import Safe
from showrunner.players.llm.speech_checks import Speaker
from showrunner.players.llm.templates import Templates
from showrunner.players.player import PlayerTurn, SeatPart
from showrunner.questions import Form, Words

log = structlog.get_logger()

MOST_WORDS: Final = 30
"""The most words of a line that a voice says."""
LAST_LINES: Final = 3
"""How many of a talk's last lines are in a voice's prompt."""
FACTS: Final = 3
"""How many results of rounds are in a voice's prompt."""
_STAGE_DIRECTION = re.compile(r"\*[^*]*\*|\([^)]*\)|\[[^\]]*\]|[<>{}\n]")


class Spoken(NamedTuple):
    """The two fields for what is said aloud, its acts and its words, with their names."""

    acts: str
    acts_field: Acts
    words: str
    words_field: Words


class Voice:
    """Speaks for a seat that a bot plays. `profile` is the model's profile."""

    def __init__(self, part: SeatPart, profile: str, lines: ModelLines) -> None:
        self._part = part
        self._profile = profile
        self._lines = lines
        self._memory = SeatMemory(part.format, part.castaway.id)

    def see(self, fact: Fact) -> None:
        """Remember a fact of the seat's view."""
        self._memory.take(fact)

    async def answer(self, turn: PlayerTurn) -> Considered:
        """What the seat's bot decides, in the model's words if they pass the checks."""
        decided = self._part.decide(turn.ask)
        parts = spoken(turn.question)
        if parts is None or not decided.value.get(parts.words):
            return decided
        script = Script(self._part.castaway, self._memory, turn.question, decided.value)
        words = await self._words(turn, script)
        if words is None:
            return decided
        return decided._replace(value={**decided.value, parts.words: words})

    async def _words(self, turn: PlayerTurn, script: Script) -> str | None:
        """The model's words in place of the bot's line; None if the line is to be kept."""
        try:
            line = self._lines.line(self._profile)
            asking = self._asking(turn, script)
            reading = await asking.reply_of(line, tries=1)
        except (PlayerAway, Trouble):
            return None  # the call that failed, if there was one, is in the call book
        except Exception:
            log.exception("voice failed", season=self._part.season, seat=self._part.castaway.id)
            return None
        return None if isinstance(reading, Fault) else str(reading.value["words"]).strip()

    def _asking(self, turn: PlayerTurn, script: Script) -> Asking:
        sheet = self._memory.sheet
        language = sheet.parameters.language
        templates = self._lines.templates.now.in_language(language, self._part.format.name)
        self._part.calls.use(templates.hash, templates.files)
        seat = self._part.castaway.id
        return Asking(
            part=self._part,
            form=script.form,
            ask=turn.ask,
            entry=turn.entry,
            episode=self._memory.episode,
            speaker=Speaker(
                sheet.names[seat],
                [name for other, name in sheet.names.items() if other != seat],
                language,
            ),
            templates=templates,
            prompt_within=cache(lambda _: script.prompt(templates)),
            verify=script.wrong_in,
        )


class Script:
    """What a voice has to say at one moment, and the checks of how it says that."""

    def __init__(
        self, castaway: Castaway, memory: SeatMemory, question: Form, decided: Mapping[str, Any]
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
        """The prompt: the speaker, what was said before, what is true, and the line to say."""
        sheet = self._memory.sheet
        talk = talk_of(self._memory, self._question)
        phrasebook = templates.phrasebook
        values = {
            "me": self._castaway,
            "title": sheet.title,
            "language": sheet.parameters.language,
            "rating": sheet.parameters.rating,
            "moment": phrasebook.text(self._question.text),
            "said": Safe("\n".join(talk.lines[-LAST_LINES:])) if talk else "",
            "facts": Safe("\n".join(self._facts)),
            "plain": self.plain,
            "acts": [act_line(act, sheet.names) for act in self.acts],
            "fields": what_to_give(self.form, phrasebook),
        }
        return Prompt(
            templates.render("voice/who.md", **values),
            templates.render("voice/line.md", **values),
            answer_alone(self.form),
        )

    def wrong_in(self, reading: ReadAnswer) -> Fault | None:
        """Why these words cannot replace the bot's line; None if they can."""
        words = str(reading.value["words"])
        if _STAGE_DIRECTION.search(words):
            return Fault("meta", "Say only what is said aloud.")
        for name in self._strange_names:
            if re.search(rf"(?<!\w){re.escape(name)}(?!\w)", words):
                return Fault("illegal", f"It names {name}, of whom nothing was to be said.")
        return None

    @property
    def _facts(self) -> list[str]:
        return self._memory.lately[-FACTS:]

    @property
    def _strange_names(self) -> Iterator[str]:
        """The names of castaways who are neither present nor mentioned in the prompt."""
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
    """The fields of a decision for what is said aloud; None if nothing is."""
    for name, field in form.fields.items():
        if isinstance(field, Acts):
            words = form.fields[field.words_in]
            assert isinstance(words, Words)
            return Spoken(name, field, field.words_in, words)
    return None
