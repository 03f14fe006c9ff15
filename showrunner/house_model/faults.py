"""What can go wrong with a call, how often, and what it makes of an answer."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from random import Random
from typing import Any, Literal, NamedTuple, get_args

from showrunner.errors import WrongParameter
from showrunner.house_model.answering import Answer, as_json
from showrunner.house_model.asking import Schema
from showrunner.house_model.limits import text_length

Fault = Literal[
    "rate_limit",
    "rate_limit_mute",
    "server_error",
    "time_out",
    "hang_up",
    "cut",
    "garbled",
    "late",
    "empty",
    "refusal",
    "spoken_refusal",
    "truncated",
    "malformed",
    "wrong_schema",
    "huge_number",
    "meta",
    "other_speech",
    "wrong_language",
    "over_long",
    "doubled",
]
FAULTS: tuple[Fault, ...] = get_args(Fault)
MEANINGS: dict[Fault, str] = {
    "rate_limit": "429, with a Retry-After",
    "rate_limit_mute": "429, without one",
    "server_error": "500",
    "time_out": "no answer until the client goes",
    "hang_up": "the connection ends before there is an answer",
    "cut": "the connection ends in the middle of the body",
    "garbled": "200, and a body that is no completion: a page, broken JSON, no choices",
    "late": "a sound answer, after some seconds",
    "empty": "no content",
    "refusal": "message.refusal, as a server says it that knows of structured output",
    "spoken_refusal": "a refusal in plain words",
    "truncated": 'finish_reason "length", and cut JSON',
    "malformed": "JSON that is none",
    "wrong_schema": "wrong names, wrong types, options that there are not",
    "huge_number": "a number that parses to infinity, or has a thousand digits",
    "meta": "the words of a language model about itself",
    "other_speech": "lines of others, by their names",
    "wrong_language": "words in another language",
    "over_long": "many times as many words as may be",
    "doubled": "the answer twice",
}
ALL = "all"
REFUSAL = "I'm sorry, but I can't assist with that request."

INFINITE = "1e13119"
"""A number that is finite on paper and infinite for those who read it."""


class Rates(NamedTuple):
    """How often each fault happens; together at most always."""

    rates: Mapping[Fault, float]

    def drawn(self, dice: Random) -> Fault | None:
        """The fault of one call, or none."""
        left = dice.random()
        for fault, rate in self.rates.items():
            left -= rate
            if left < 0:
                return fault
        return None


def rates(given: Iterable[str]) -> Rates:
    """The rates of `NAME=RATE`; `all=RATE` is divided evenly. Raises WrongParameter."""
    read: dict[Fault, float] = {}
    for one in given:
        name, _, words = one.partition("=")
        try:
            rate = float(words)
        except ValueError:
            rate = -1
        if not 0 <= rate <= 1:
            raise WrongParameter(f"the fault {one}", "give NAME=RATE, the rate from 0 to 1")
        if name != ALL and name not in FAULTS:
            right = f"use {ALL} or one of {', '.join(FAULTS)}"
            raise WrongParameter(f"there is no fault {name!r}", right)
        for fault in FAULTS:
            if name == fault:
                read[fault] = rate
            elif name == ALL:
                read[fault] = rate / len(FAULTS)
    if sum(read.values()) > 1 + 1e-9:
        raise WrongParameter("the faults come to more than 1", "lower some: a call has one at most")
    return Rates(read)


def spoilt(fault: Fault | None, answer: Answer, dice: Random) -> str:
    """What becomes of the answer's text; as it was, where the fault finds nothing to spoil."""
    match fault:
        case "empty":
            return ""
        case "spoken_refusal":
            return REFUSAL
        case "truncated":
            return answer.text[: max(1, len(answer.text) * dice.randint(3, 8) // 10)]
        case "doubled":
            return f"{answer.text}\n{answer.text}"
        case "malformed" if answer.asked.schema is not None:
            return dice.choice(BREAKING)(answer.text)
        case "wrong_schema" if answer.asked.schema is not None:
            return as_json(wrong(answer.value, answer.asked.schema, dice))
        case "huge_number" if answer.asked.schema is not None:
            return huge_number(answer.value, answer.asked.schema, dice)
        case "meta" | "other_speech" | "wrong_language" | "over_long":
            return _respoken(answer, SPOILING[fault], dice)
    return answer.text


BREAKING: tuple[Callable[[str], str], ...] = (
    lambda text: text[:-1],
    lambda text: text.replace('"', "'"),
    lambda text: text.replace('":', '" =', 1),
    lambda text: "{" + text,
    lambda text: text[:-1] + ",,}",
    lambda text: "Sure! Here is my answer: " + text.replace("{", "(", 1),
)
"""Ways in which models write JSON that is none."""


def wrong(value: Any, schema: Schema, dice: Random) -> Any:
    """The value with one thing in it that its schema does not allow."""
    fields = _fields(value, schema)
    if not fields:
        return _of_wrong_type(schema)
    name = dice.choice(list(fields))
    match dice.randrange(5):
        case 0:
            return {(f"my_{one}" if one == name else one): inner for one, inner in value.items()}
        case 1:
            return {one: inner for one, inner in value.items() if one != name}
        case 2:
            return {**value, "reasoning": "because it felt right"}
    return {**value, name: wrong(value[name], fields[name], dice)}


def huge_number(value: Any, schema: Schema, dice: Random) -> str:
    """The value as JSON with a number in it that no program likes, in a number's place if any."""
    mark = "a number of this house"
    number = dice.choice((INFINITE, f"-{INFINITE}", "9" * 1000, "1" + "0" * 400 + ".5"))
    return as_json(_marked(value, schema, mark)).replace(f'"{mark}"', number)


def _marked(value: Any, schema: Schema, mark: str) -> Any:
    """The value with the mark in the place of its first number, else of its first leaf."""
    fields = _fields(value, schema)
    if not fields:
        return mark
    numeric = [name for name, inner in fields.items() if _has_number(value[name], inner)]
    inside = [name for name in fields if name != "thought"] or list(fields)
    name = (numeric or inside)[0]
    return {**value, name: _marked(value[name], fields[name], mark)}


def _has_number(value: Any, schema: Schema) -> bool:
    fields = _fields(value, schema)
    if fields:
        return any(_has_number(value[name], inner) for name, inner in fields.items())
    return "integer" in schema.get("type", ())


def _fields(value: Any, schema: Schema) -> Mapping[str, Schema]:
    """The schemas of the fields that an object has; none where the value is no object."""
    if not isinstance(value, dict) or not value:
        return {}
    for one in (schema, *schema.get("anyOf", ())):
        fields: Mapping[str, Schema] = one.get("properties") or {}
        if fields.keys() == value.keys():
            return fields
    return {}


def _of_wrong_type(schema: Schema) -> Any:
    kinds = schema.get("type", "object")
    if schema.get("enum"):
        return "somebody who is not here"
    if "boolean" in kinds or "integer" in kinds:
        return "as many as it takes"
    if "string" in kinds:
        return {"text": ["this", "is", "no", "text"]}
    return 7


OTHER_LANGUAGES = (
    "Ich glaube nicht, dass wir ihm heute Abend trauen können, und ich habe Hunger.",
    "No me fío de nadie en este campamento, y esta noche todos van a votar con miedo.",
    "我不相信他今晚会投票给我们，大家都饿了，没有人说实话。",
    "Je ne crois pas qu'elle tienne sa promesse, et nous avons tous très faim ce soir.",
    "Я думаю, что сегодня вечером все будут голосовать против меня, и никто не скажет почему.",
)
META = (
    "As an AI language model, I don't have personal feelings, but here is what my character "
    "would say: {words}",
    "{words} (word count: 42)",
    "Here is my response as the contestant: {words}",
    "{words}\n\nNote: I have kept this response in character and within the word limit.",
)
SPOILING: dict[str, Callable[[str, int, Random], str]] = {
    "meta": lambda words, most, dice: dice.choice(META).format(words=words),
    "other_speech": lambda words, most, dice: f"Mara: {words}\nBen: I never said that.\nMara: Ha!",
    "wrong_language": lambda words, most, dice: dice.choice(OTHER_LANGUAGES),
    "over_long": lambda words, most, dice: " ".join([words] * (3 * most // len(words.split()) + 2)),
}
"""What becomes of words, by fault; `most` is how many words there may be."""


def _respoken(answer: Answer, spoil: Callable[[str, int, Random], str], dice: Random) -> str:
    """The answer with all its words spoilt, those of private thoughts only if there are no others.

    Where a player chose to say nothing, they say something now.
    """
    if answer.asked.schema is None:
        return spoil(answer.text, text_length("").words, dice)
    for spare_thoughts in (True, False):
        respoken = _with_words(answer.value, answer.asked.schema, spoil, dice, spare_thoughts)
        if respoken != answer.value:
            return as_json(respoken)
    return answer.text


def _with_words(
    value: Any,
    schema: Schema,
    spoil: Callable[[str, int, Random], str],
    dice: Random,
    spare_thoughts: bool,
) -> Any:
    fields = _fields(value, schema)
    if fields:
        return {
            name: value[name]
            if spare_thoughts and name == "thought"
            else _with_words(value[name], inner, spoil, dice, spare_thoughts)
            for name, inner in fields.items()
        }
    if "string" not in schema.get("type", ()) or "enum" in schema:
        return value
    most = text_length(str(schema.get("description", ""))).words
    return spoil(value or "I have nothing to say.", most, dice)
