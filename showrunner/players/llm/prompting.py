"""Make prompts from one seat's memory and one question, and from nothing else.

A prompt begins with what never changes (the castaway, the game), continues with what only grows
within a round, and ends with the question and the castaway's voice. So it begins like the prompt
before, and a provider's cache works. For a model with a small context the memory shrinks.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Any, Final, NamedTuple

import msgspec
from msgspec.structs import replace

from showrunner.formats.format import Format
from showrunner.formats.past_season import NOTHING_PAST, PastSeason
from showrunner.formats.settings import Castaway
from showrunner.formats.sheet import Sheet
from showrunner.formats.talk.acts import Acts
from showrunner.formats.wording import listed
from showrunner.players.llm import act_lines
from showrunner.players.llm.memory import (
    FULL_ROOM,
    OWN_LINES,
    RememberedTalk,
    Room,
    SeatMemory,
    latest,
)
from showrunner.players.llm.model_form import asked_form, bounded, form_schema, outline
from showrunner.players.llm.phrasebook import ENGLISH, Phrasebook
from showrunner.players.llm.private_parts import INTENTS, TRUST_SCALE, is_spoken, private_schema
from showrunner.players.llm.profile import Rung
from showrunner.players.llm.quoting import Safe, called, one_line, quoted
from showrunner.players.llm.templates import Templates
from showrunner.players.llm.tokens import tokens_in
from showrunner.questions import Choice, Field, Form, Notated, Option, Ranking, Subset, Words
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


class Size(NamedTuple):
    """How much of everything a prompt has: of the memory, of the cast, and of the rules."""

    room: Room = FULL_ROOM
    cast: str = "full"
    """`full` with a sentence on each, `short` with age and work, or `names` alone."""
    all_rules: bool = True


MIN_REPEATED_OPTIONS: Final = 3
"""Lists of more options than this are written once in a prompt, and then referred to."""
FULL_SIZE: Final = Size()
SIZES: Final = (
    FULL_SIZE,
    Size(Room(news=2200, diary=500, results=200, record=340, talk=1200)),
    Size(Room(news=1600, diary=400, results=140, record=280, talk=1000), "short"),
    Size(Room(news=1150, diary=320, results=100, record=240, talk=800), "short"),
    Size(Room(news=800, diary=260, results=60, record=200, talk=600), "names"),
    Size(Room(news=550, diary=200, results=0, record=160, talk=450), "names", False),
    Size(Room(news=350, diary=140, results=0, record=120, talk=320), "names", False),
    Size(Room(news=180, diary=80, results=0, record=80, talk=200), "names", False),
    Size(Room(news=60, diary=40, results=0, record=40, talk=120), "names", False),
)
"""The sizes of prompts, largest first: the oldest and the least personal parts shrink first."""


class Prompt(NamedTuple):
    """A prompt: the messages to a model, and the schema of its answer.

    If the model is asked again, `said` is its first answer and `again` what was wrong with it.
    `left_out` names the parts that had to shrink for the prompt to fit.
    """

    system: str
    turn: str
    schema: Schema
    again: str = ""
    said: str = ""
    left_out: tuple[str, ...] = ()

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
        """The prompt for this rung: its words name the keys of a reply, or hold the schema.

        Models do not see the schema of a request: it may only limit what they can write.
        """
        schema = ""
        if rung not in ("json_schema", "tool"):
            schema = msgspec.json.format(msgspec.json.encode(self.schema), indent=1).decode()
        form_words = templates.render(
            "form.md", outline=Safe(outline(self.schema)), schema=Safe(schema.replace("```", "'"))
        )
        return self._replace(turn=f"{self.turn}\n\n{form_words}")


class Prompter:
    """Makes the prompts of one seat, from its castaway and its memory."""

    def __init__(
        self,
        format: Format,
        castaway: Castaway,
        memory: SeatMemory,
        remembers: PastSeason = NOTHING_PAST,
    ) -> None:
        self._format = format
        self._game = format.name
        self._title = format.title
        self._castaway = replace(castaway, name=called(castaway.name, castaway.id))
        self._remembers = remembers
        self._memory = memory
        self._systems: tuple[Any, dict[Size, str]] = ((), {})
        """Cached system messages by size, with the values from which they were made."""

    def prompt(
        self,
        templates: Templates,
        form: Form,
        most_tokens: int | None = None,
        reasons: bool = True,
    ) -> Prompt:
        """The prompt that asks a model to fill in this form, in at most `most_tokens` if possible.

        `reasons` is whether to ask for reasoning, as of models that do not reason by themselves.
        """
        prompts = self.prompts(templates, form, reasons)
        prompt = next(prompts)
        while most_tokens is not None and prompt.tokens > most_tokens:
            smaller = next(prompts, None)
            if smaller is None:
                break
            prompt = smaller
        return prompt

    def prompts(self, templates: Templates, form: Form, reasons: bool = True) -> Iterator[Prompt]:
        """The prompt in each size, largest first."""
        templates = templates.in_language(self._memory.sheet.parameters.language, self._game)
        schema = answer_schema(form, reasons)
        full = self._parts(form, FULL_SIZE)
        for size in SIZES:
            parts = full if size == FULL_SIZE else self._parts(form, size)
            left_out = [name for name in full if parts[name] != full[name]]
            if size.cast != "full":
                left_out.append("who the others are")
            if not size.all_rules:
                left_out.append("details of the rules")
            values = {"parts": parts, "left_out": left_out, "keys": [*schema["properties"]]}
            system, turn = self._told(templates, size), self._asked(templates, form, values)
            yield Prompt(system, turn, schema, left_out=tuple(left_out))

    def _parts(self, form: Form, size: Size) -> dict[str, str]:
        """The parts of the memory, and the talk that this decision is part of."""
        talk = talk_of(self._memory, form)
        said = "\n".join(latest(talk.lines, size.room.talk)) if talk else ""
        return {**self._memory.parts(size.room), "this talk": said}

    def _told(self, templates: Templates, size: Size) -> str:
        sheet, cast = self._memory.sheet, self._memory.cast
        of = (templates.hash, sheet.in_force, len(cast))
        if self._systems[0] != of:
            self._systems = (of, {})
        system = self._systems[1]
        shape = Size(cast=size.cast, all_rules=size.all_rules)
        if shape not in system:
            rules = rules_in_force(templates, self._game, sheet)
            system[shape] = templates.render(
                "system.md",
                me=self._castaway,
                remembers=self._remembers,
                title=sheet.title,
                language=sheet.parameters.language,
                rating=sheet.parameters.rating,
                game=self._game,
                game_title=self._title,
                votes=sheet.has_votes,
                rules=rules if size.all_rules else Safe(rules.partition("\n\n")[0]),
                cast=[person for seat, person in cast.items() if seat != self._castaway.id],
                cast_size=size.cast,
                intents=INTENTS,
            )
        return system[shape]

    def _names(self, seats: Iterable[str]) -> str:
        return listed(one_line(self._memory.sheet.names[seat]) for seat in seats)

    def _asked(self, templates: Templates, form: Form, values: dict[str, Any]) -> str:
        memory, game, kind = self._memory, self._game, form.kind.rpartition(".")[2]
        parts, phrasebook = values["parts"], templates.phrasebook
        left_out = [phrasebook.part(name) for name in values["left_out"]]
        is_over = form is DIARY  # the diary is about the round before
        talk, speaks, is_said = talk_of(memory, form), _has_words(form), is_spoken(form)
        fields = what_to_give(form, phrasebook)
        form = phrasebook.form(form)
        if templates.has("reply.md"):
            fields = templates.render("reply.md", keys=values["keys"], fields=fields)
        values = {
            "me": self._castaway,
            "game": game,
            "kind": kind,
            "seat": self._castaway.id,
            "sheet": memory.sheet,
            "table": self._format.table_on(memory.sheet),
            "p": memory.sheet.parameters,
            "form": form,
            "keys": values["keys"],
            "fields": fields,
            "names": lambda seats: phrasebook.names(self._names(seats)),
        }
        standing = f"{game}/standing.md"
        return templates.render(
            "turn.md",
            past=Safe(parts["what you remember"]),
            today="" if is_over else memory.today,
            news=Safe() if is_over else Safe(parts["today"]),
            votes=Safe(parts["votes"]),
            promises=Safe(parts["promises"]),
            plan=memory.plan.words if memory.plan is not None else None,
            people=memory.people,
            trust={seat: level // (100 // TRUST_SCALE) for seat, level in memory.trust.items()},
            talk=talk,
            said=Safe(parts["this talk"]),
            left_out=left_out,
            speaks=speaks,
            is_spoken=is_said,
            own_words=list(dict.fromkeys(memory.own_words[-OWN_LINES:])),
            phrases=self._unsaid_phrases,
            standing=templates.render(standing, **values) if templates.has(standing) else "",
            question=templates.render_first(
                f"{game}/asks/{kind}.md", f"asks/{kind}.md", "asks/question.md", **values
            ),
            **values,
        )

    @property
    def _unsaid_phrases(self) -> list[str]:
        """The castaway's catchphrases that they have not used yet."""
        said = "\n".join(map(_letters, self._memory.own_words))
        return [
            phrase
            for phrase in self._castaway.phrases
            if not (letters := _letters(phrase)) or letters not in said
        ]


def rules_in_force(templates: Templates, game: str, sheet: Sheet, language: str = "") -> Safe:
    """The summary of a game's rules with the parameters that this sheet knows; may be empty.

    It is in `language` where there is a translation, even if the rest of the prompts has none.
    """
    rules = f"{game}/rules.md"
    if not templates.has(rules):
        return Safe()
    names = (f"{language}/{rules}", rules)
    return templates.render_first(*names, p=sheet.parameters, sheet=sheet, size=len(sheet.names))


def talk_of(memory: SeatMemory, form: Form) -> RememberedTalk | None:
    """The talk that a decision is part of; None for other decisions."""
    kind = form.kind.rpartition(".")[2]
    return memory.talk(kind != "group_talk") if kind in TALKS else None


def asked_again(
    templates: Templates, prompt: Prompt, form: Form, wrong: str, said: str = ""
) -> Prompt:
    """The prompt that asks again after an invalid answer."""
    phrasebook = templates.phrasebook
    fields = what_to_give(form, phrasebook)
    message = templates.render("again.md", wrong=phrasebook.part(wrong), form=form, fields=fields)
    return prompt._replace(again=message, said=said)


def answer_schema(form: Form, reasons: bool = True) -> Schema:
    """The JSON schema of a reply: the private parts, then the answer; in the "strict" subset."""
    return _reply({**private_schema(form, reasons), "answer": form_schema(form)})


def answer_alone(form: Form) -> Schema:
    """The JSON schema of a reply without private parts."""
    return _reply({"answer": form_schema(form)})


def _reply(parts: dict[str, Schema]) -> Schema:
    return {
        "type": "object",
        "properties": {name: bounded(part) for name, part in parts.items()},
        "required": list(parts),
        "additionalProperties": False,
    }


def what_to_give(form: Form, phrasebook: Phrasebook = ENGLISH) -> Safe:
    """The fields of an answer with their legal values, one per line, and the answer's budgets."""
    listed_in: dict[str, str] = {}
    asked = asked_form(form).fields.items()
    lines = [line for name, field in asked for line in _field(name, field, listed_in, phrasebook)]
    if form.limits:
        lines.append(phrasebook.text(f"In all at most: {', '.join(form.limits)}."))
    return Safe("\n".join(lines))


def _field(
    name: str, field: Field, listed_in: dict[str, str], phrasebook: Phrasebook, indent: str = ""
) -> Iterator[str]:
    """The lines for a field; `listed_in` has the lists of options above, with their field."""
    inside: Mapping[str, Field] = {}
    options: Sequence[Option] = ()
    if isinstance(field, Acts):
        yield f"{indent}- `{name}`: {_sentence(phrasebook.text(act_lines.describe(field)))}"
        return
    match field:
        case Choice() if any(option.note for option in field.options):
            options = field.options
            give = f"Give one of these{', or null for none' if field.may_pass else ''}:"
        case Choice() if field.options:
            named = ", ".join(_named(phrasebook.option(option)) for option in field.options)
            give = f"Give one of {named}{', or null for none' if field.may_pass else ''}"
        case Subset() | Ranking() if any(option.note for option in field.options):
            options = field.options
            values = ", ".join(option.value for option in options)
            give = f"Give {field.words().replace(values, 'these')}:"
        case Fields():
            inside = field.fields
            give = "Give all of these, or null:" if field.may_pass else "Give all of these:"
        case Notated():
            inside = field.form.fields
            give = "Give all of these:"
        case _:
            give = f"Give {field.words()}"
    choices = ", ".join(option.value for option in getattr(field, "options", ()))
    if choices in give and choices.count(",") >= MIN_REPEATED_OPTIONS:
        above = listed_in.setdefault(choices, name)
        give = give if above == name else give.replace(choices, f"those under `{above}`")
    description = " ".join(
        _sentence(one_line(phrasebook.text(part)))
        for part in (field.label, field.help, give)
        if part
    )
    yield f"{indent}- `{name}`: {description}"
    notes = {"": ""}  # each note is only written once
    for option in map(phrasebook.option, options):
        note = notes.setdefault(option.note, f": {quoted(option.note)}")
        notes[option.note] = ""
        yield f"{indent}  - {one_line(str(option))}{note}"
    for each, one in inside.items():
        yield from _field(each, one, listed_in, phrasebook, indent + "  ")


def _named(option: Option) -> str:
    """An option's value, with its label if that differs."""
    return option.value if option.label.casefold() == option.value else str(option)


def _has_words(form: Form) -> bool:
    """Whether the castaway says or writes something in this decision."""
    return any(isinstance(field, Words) for field in form.fields.values())


@lru_cache(maxsize=4096)
def _letters(text: str) -> str:
    """The text without case and punctuation, for finding a phrase in it."""
    return " ".join(re.findall(r"\w+", text.casefold()))


def _sentence(text: str) -> str:
    return text if text.endswith(SENTENCE_ENDS) else f"{text}."
