"""A model as reader: find the acts in somebody's words, if they gave none themselves.

It reads before the answer is accepted, so the journal contains the acts and a replay needs no
model. If anything goes wrong, the acts found by the built-in reader are used.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

import structlog

from showrunner.errors import PlayerAway
from showrunner.players.llm.act_lines import describe
from showrunner.players.llm.allowance import READING
from showrunner.players.llm.asking import Asking
from showrunner.players.llm.completions import Trouble
from showrunner.players.llm.memory import SeatMemory
from showrunner.players.llm.model_lines import ModelLines
from showrunner.players.llm.outcomes import Fault
from showrunner.players.llm.prompting import Prompt, answer_alone, talk_of
from showrunner.players.llm.quoting import Safe
from showrunner.players.llm.speech_checks import Speaker
from showrunner.players.llm.templates import Templates
from showrunner.players.llm.voice import LAST_LINES, spoken
from showrunner.players.player import PlayerTurn, SeatPart
from showrunner.questions import Form

log = structlog.get_logger()


class SpokenMessage:
    """Words said at one seat, and the prompt by which a model reads the acts in them."""

    def __init__(self, memory: SeatMemory, question: Form, answer: Mapping[str, Any]) -> None:
        """The question must be one in which something is said aloud (see `spoken`)."""
        parts = spoken(question)
        assert parts is not None
        self._memory = memory
        self._question = question
        self._field = parts.acts_field
        self._words = str(answer[parts.words])
        to = answer.get(self._field.listener_in)
        self._listeners = [to] if isinstance(to, str) else list(self._field.listeners)
        self.form = Form(
            kind=READING, text=question.text, fields={"acts": self._field}, default={"acts": []}
        )

    async def acts(
        self, part: SeatPart, lines: ModelLines, profile: str, turn: PlayerTurn
    ) -> list[dict[str, Any]] | None:
        """The acts in the words as this profile's model reads them, in one try; None on failure."""
        try:
            line = lines.line(profile)
            templates = lines.templates.now
            part.calls.use(templates.hash, templates.files)
            asking = Asking(
                part=part,
                form=self.form,
                ask=turn.ask,
                entry=turn.entry,
                episode=self._memory.episode,
                speaker=Speaker(language=self._memory.sheet.parameters.language),
                templates=templates,
                prompt_within=cache(lambda _: self.prompt(templates)),
            )
            reading = await asking.reply_of(line, tries=1)
        except (PlayerAway, Trouble):
            return None  # the call that failed, if there was one, is in the call book
        except Exception:
            log.exception("reader failed", season=part.season, seat=part.castaway.id)
            return None
        if isinstance(reading, Fault):
            return None
        acts: list[dict[str, Any]] = reading.value["acts"]
        if self._field.unsigned:
            writer = part.castaway.id
            acts = [act for act in acts if writer not in (act.get("about"), act.get("by"))]
        return acts

    def prompt(self, templates: Templates) -> Prompt:
        """The prompt: the speaker and listeners, what was said before, and the words."""
        sheet, talk = self._memory.sheet, talk_of(self._memory, self._question)
        values = {
            "title": sheet.title,
            "cast": list(sheet.names.values()),
            "speaker": "" if self._field.unsigned else sheet.names[self._memory.seat],
            "listeners": [sheet.names[seat] for seat in self._listeners],
            "said": Safe("\n".join(talk.lines[-LAST_LINES:])) if talk else "",
            "words": self._words,
            "acts": Safe(describe(self._field, whose="these")),
        }
        return Prompt(
            templates.render("reader/who.md", **values),
            templates.render("reader/message.md", **values),
            answer_alone(self.form),
        )
