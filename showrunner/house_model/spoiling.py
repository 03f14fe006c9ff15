"""What a fault makes of an answer."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import Any

from showrunner.house_model.answering import Answer, as_json
from showrunner.house_model.asking import Schema
from showrunner.house_model.faults import Fault
from showrunner.house_model.limits import text_length

REFUSAL = "I'm sorry, but I can't assist with that request."

INFINITE = "1e13119"
"""A number that is finite on paper and infinite for those who read it."""


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
            return _respoken(answer, _spoil(fault, answer.others, dice))
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
    "{words}\n\n(Note: I am staying in character, and within the limit of words.)",
)
Spoil = Callable[[str, int], str]
"""What becomes of words of which there may be so many."""


def _spoil(fault: Fault, others: tuple[str, ...], dice: Random) -> Spoil:
    def spoil(words: str, most: int) -> str:
        match fault:
            case "meta":
                return dice.choice(META).format(words=words)
            case "other_speech":
                one, other = (*others, "Mara", "Ben")[:2]
                return f"{one}: {words}\n{other}: I never said that.\n{one}: Ha!"
            case "wrong_language":
                return dice.choice(OTHER_LANGUAGES)
        return " ".join([words] * (3 * most // len(words.split()) + 2))

    return spoil


def _respoken(answer: Answer, spoil: Spoil) -> str:
    """The answer with all its words spoilt, those of private thoughts only if there are no others.

    Where a player chose to say nothing, they say something now.
    """
    if answer.asked.schema is None:
        return spoil(answer.text, text_length("").words)
    for spare_thoughts in (True, False):
        respoken = _with_words(answer.value, answer.asked.schema, spoil, spare_thoughts)
        if respoken != answer.value:
            return as_json(respoken)
    return answer.text


def _with_words(value: Any, schema: Schema, spoil: Spoil, spare_thoughts: bool) -> Any:
    fields = _fields(value, schema)
    if fields:
        return {
            name: value[name]
            if spare_thoughts and name == "thought"
            else _with_words(value[name], inner, spoil, spare_thoughts)
            for name, inner in fields.items()
        }
    if "string" not in schema.get("type", ()) or "enum" in schema:
        return value
    most = text_length(str(schema.get("description", ""))).words
    return spoil(value or "I have nothing to say.", most)
