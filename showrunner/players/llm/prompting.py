"""Make prompts from one seat's memory and one question, and from nothing else.

A prompt begins with what never changes (the castaway, the game), continues with what only grows
within a round, and ends with the question. So it begins like the prompt before, and a provider's
cache works.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

import msgspec
from msgspec.structs import replace

from showrunner.formats.format import Format
from showrunner.formats.settings import Castaway
from showrunner.formats.talk.acts import Acts
from showrunner.formats.wording import listed
from showrunner.players.llm import act_lines
from showrunner.players.llm.memory import RememberedTalk, SeatMemory
from showrunner.players.llm.profile import Rung
from showrunner.players.llm.quoting import Safe, called, one_line, quoted
from showrunner.players.llm.templates import Templates
from showrunner.players.llm.tokens import tokens_in
from showrunner.questions import Choice, Field, Form, Notated, Option, Words
from showrunner.questions.field import SENTENCE_ENDS, Schema
from showrunner.questions.group import Fields

DIARY = Form(
    kind="diary",
    text="The day is over. You write in your diary, for nobody but yourself.",
    fields={
        "diary": Words(label="What you write", most_words=170, may_pass=True, cut=True),
    },
    default={"diary": None},
)
"""The question for a diary entry, asked between two rounds."""


TALKS = ("talk", "group_talk", "after_talk")
"""The kinds of question asked in a talk."""


class Prompt(NamedTuple):
    """A prompt: the messages to a model, and the schema of its answer.

    If the model is asked again, `said` is its first answer and `again` what was wrong with it.
    """

    system: str
    turn: str
    schema: Schema
    again: str = ""
    said: str = ""

    @property
    def messages(self) -> list[dict[str, str]]:
        """The messages of a request: users' and assistant's in turn, as some templates demand."""
        messages = [
            {"role": "system", "content": str(self.system)},
            {"role": "user", "content": str(self.turn)},
        ]
        if self.said:
            messages.append({"role": "assistant", "content": self.said})
            messages.append({"role": "user", "content": str(self.again)})
        elif self.again:
            messages[1]["content"] = f"{self.turn}\n\n{self.again}"
        return messages if self.system else messages[1:]

    @property
    def merged(self) -> Prompt:
        """The prompt for models that know no system messages."""
        return self._replace(system="", turn=f"{self.system}\n\n{self.turn}")

    @property
    def record(self) -> str:
        """`said` and `again`, as the call's record has them."""
        again = str(self.again)
        return msgspec.json.encode([self.said, again]).decode() if self.said else again

    def with_record(self, record: str) -> Prompt:
        """The prompt that asked again, from the call's record."""
        try:
            said, again = msgspec.json.decode(record, type=tuple[str, str])
        except msgspec.DecodeError:  # there was no answer, or the record is an old one
            said, again = "", record
        return self._replace(said=said, again=again)

    @property
    def hash(self) -> str:
        """A hash of the exact words."""
        parts = [self.system, self.turn, self.again, *filter(None, [self.said])]
        return hashlib.blake2b("\0".join(parts).encode(), digest_size=8).hexdigest()

    @property
    def tokens(self) -> int:
        """A rough count of tokens, including the schema."""
        schema = len(msgspec.json.encode(self.schema)) // 4
        return sum(map(tokens_in, (self.system, self.turn, self.said, self.again)), schema)

    def on(self, rung: Rung, templates: Templates) -> Prompt:
        """The prompt for this rung: if the request has no schema, the words include it."""
        if rung in ("json_schema", "tool"):
            return self
        schema = msgspec.json.format(msgspec.json.encode(self.schema), indent=1).decode()
        form_words = templates.render("form.md", schema=Safe(schema.replace("```", "'")))
        return self._replace(turn=f"{self.turn}\n\n{form_words}")


class Prompter:
    """Makes the prompts of one seat, from its castaway and its memory."""

    def __init__(
        self, format: Format, castaway: Castaway, memory: SeatMemory, remembers: str = ""
    ) -> None:
        self._game = format.name
        self._title = format.title
        self._castaway = replace(castaway, name=called(castaway.name, castaway.id))
        self._remembers = remembers
        self._memory = memory
        self._system: tuple[Any, str] = ((), "")
        """A cached system message, with the values from which it was made."""

    def prompt(self, templates: Templates, form: Form) -> Prompt:
        """The prompt that asks a model to fill in this form."""
        return Prompt(self._told(templates), self._asked(templates, form), answer_schema(form))

    def _told(self, templates: Templates) -> str:
        sheet, cast = self._memory.sheet, self._memory.cast
        of = (templates.hash, sheet.in_force, len(cast))
        if self._system[0] != of:
            self._system = (
                of,
                templates.render(
                    "system.md",
                    me=self._castaway,
                    remembers=self._remembers,
                    title=sheet.title,
                    language=sheet.parameters.language,
                    game=self._game,
                    game_title=self._title,
                    rules=self._rules(templates),
                    cast=[person for seat, person in cast.items() if seat != self._castaway.id],
                ),
            )
        return self._system[1]

    def _rules(self, templates: Templates) -> Safe:
        """The summary of the rules in force; empty for a game without one."""
        name = f"{self._game}/rules.md"
        if not templates.has(name):
            return Safe()
        sheet = self._memory.sheet
        return templates.render(name, p=sheet.parameters, sheet=sheet, size=len(sheet.names))

    def _names(self, seats: Iterable[str]) -> str:
        return listed(one_line(self._memory.sheet.names[seat]) for seat in seats)

    def _asked(self, templates: Templates, form: Form) -> str:
        memory, game, kind = self._memory, self._game, form.kind.rpartition(".")[2]
        values = {
            "me": self._castaway,
            "seat": self._castaway.id,
            "sheet": memory.sheet,
            "p": memory.sheet.parameters,
            "form": form,
            "fields": what_to_give(form),
            "names": self._names,
        }
        is_over = form is DIARY  # the diary is about the round before
        talk = talk_of(memory, form)
        standing = f"{game}/standing.md"
        return templates.render(
            "turn.md",
            past=Safe(memory.past),
            today="" if is_over else memory.today,
            news=Safe() if is_over else Safe(memory.news),
            talk=talk,
            said=Safe("\n".join(talk.lines)) if talk else "",
            standing=templates.render(standing, **values) if templates.has(standing) else "",
            question=templates.render_first(
                f"{game}/asks/{kind}.md", f"asks/{kind}.md", "asks/question.md", **values
            ),
            **values,
        )


def talk_of(memory: SeatMemory, form: Form) -> RememberedTalk | None:
    """The talk that a decision is part of; None for other decisions."""
    kind = form.kind.rpartition(".")[2]
    return memory.talk(kind != "group_talk") if kind in TALKS else None


def asked_again(
    templates: Templates, prompt: Prompt, form: Form, wrong: str, said: str = ""
) -> Prompt:
    """The prompt that asks again after an invalid answer."""
    message = templates.render("again.md", wrong=wrong, form=form, fields=what_to_give(form))
    return prompt._replace(again=message, said=said)


def answer_schema(form: Form) -> Schema:
    """The JSON schema of a reply: a thought, then the answer; in the subset that "strict" needs."""
    thought = {
        "type": ["string", "null"],
        "description": "What you really think as you do this, in a sentence or two; only the "
        "producers hear it. null if nothing.",
    }
    return _reply({"thought": thought, "answer": _schema(form)})


def answer_alone(form: Form) -> Schema:
    """The JSON schema of a reply without a thought."""
    return _reply({"answer": _schema(form)})


def _reply(parts: dict[str, Schema]) -> Schema:
    return {
        "type": "object",
        "properties": parts,
        "required": list(parts),
        "additionalProperties": False,
    }


def _schema(form: Form) -> Schema:
    answer = form.schema()
    for name, field in form.fields.items():
        if isinstance(field, Notated):  # models get the form, not the notation
            answer["properties"][name] = {**field.form.schema(), "description": field.label}
        elif isinstance(field, Acts):
            answer["properties"][name] = act_lines.SCHEMA
    return answer


def what_to_give(form: Form) -> Safe:
    """The fields of an answer with their legal values, one per line, and the answer's budgets."""
    lines = [line for name, field in form.fields.items() for line in _field(name, field)]
    lines += (
        f"All of it together may cost at most {budget.limit} {budget.name}."
        for budget in form.budgets
    )
    return Safe("\n".join(lines))


def _field(name: str, field: Field, indent: str = "") -> Iterator[str]:
    inside: Mapping[str, Field] = {}
    options: Sequence[Option] = ()
    if isinstance(field, Acts):
        yield f"{indent}- `{name}`: {_sentence(act_lines.describe(field))}"
        return
    match field:
        case Choice() if any(option.note for option in field.options):
            options = field.options
            give = f"Give one of these{', or null for none' if field.may_pass else ''}:"
        case Choice() if field.options:
            named = ", ".join(map(_named, field.options))
            give = f"Give one of {named}{', or null for none' if field.may_pass else ''}"
        case Fields():
            inside = field.fields
            give = "Give all of these, or null:" if field.may_pass else "Give all of these:"
        case Notated():
            inside = field.form.fields
            give = "Give all of these:"
        case _:
            give = f"Give {field.words()}"
    description = " ".join(
        _sentence(one_line(part)) for part in (field.label, field.help, give) if part
    )
    yield f"{indent}- `{name}`: {description}"
    notes = {"": ""}  # each note is only written once
    for option in options:
        note = notes.setdefault(option.note, f": {quoted(option.note)}")
        notes[option.note] = ""
        yield f"{indent}  - {one_line(str(option))}{note}"
    for each, one in inside.items():
        yield from _field(each, one, indent + "  ")


def _named(option: Option) -> str:
    """An option's value, with its label if that differs."""
    return option.value if option.label.casefold() == option.value else str(option)


def _sentence(text: str) -> str:
    return text if text.endswith(SENTENCE_ENDS) else f"{text}."
