"""The outcomes of a request to a model, and the checks that decide whether an answer is valid."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Final, Literal, NamedTuple

from showrunner.errors import Problem
from showrunner.formats.parameters import Language
from showrunner.formats.talk.acts import Acts
from showrunner.kernel import Text
from showrunner.players.llm.act_lines import read_act_lines
from showrunner.players.llm.languages import is_in_another_language
from showrunner.players.llm.model_form import completed
from showrunner.questions import Field, Form, Words
from showrunner.questions.group import Fields
from showrunner.questions.values import too_long

Outcome = Literal[
    "answered",
    "over_long",
    "illegal",
    "malformed",
    "empty",
    "refusal",
    "filtered",
    "truncated",
    "wrong_language",
    "meta",
    "other_speech",
    "rate_limited",
    "server_error",
    "timeout",
    "cut",
    "unreachable",
    "too_long",
    "unsupported",
    "denied",
    "rejected",
    "withdrawn",
    "lost",
]
OUTCOMES: Final[Mapping[Outcome, str]] = {
    "answered": "a legal answer",
    "over_long": "a legal answer with a text over its limit, which was cut and marked",
    "illegal": "an answer that breaks its form",
    "malformed": "not JSON of the required form",
    "empty": "an empty reply",
    "refusal": "the model refused to answer",
    "filtered": "the provider's content filter stopped the prompt or the answer",
    "truncated": "the answer reached its limit of tokens before its end",
    "wrong_language": "words in another language than the season's",
    "meta": "words about language models, prompts or word counts",
    "other_speech": "words put into somebody else's mouth",
    "rate_limited": "the endpoint asked to slow down (429)",
    "server_error": "the endpoint failed (5xx)",
    "timeout": "no answer in time",
    "cut": "the connection broke off",
    "unreachable": "no connection could be made, or the address is not allowed",
    "too_long": "the prompt does not fit into the model's context window",
    "unsupported": "the endpoint does not take a part of the request, which is changed",
    "denied": "the endpoint does not accept the key, the model or the account",
    "rejected": "the endpoint refused the request for another reason (4xx)",
    "withdrawn": "the decision was over before the answer came",
    "lost": "the process was killed before the answer came",
}
"""The possible outcomes of a request, with their meaning."""
ANSWERED: Final[tuple[Outcome, ...]] = ("answered", "over_long")
"""The outcomes that are a legal answer."""


class Fault(NamedTuple):
    """Why an answer is not valid: the outcome, and what the model is told about it.

    `said` is the answer itself, if there was one.
    """

    outcome: Outcome
    why: str
    said: str = ""


class ReadAnswer(NamedTuple):
    """A valid answer, and whether a text in it is too long and will be cut.

    `private` are the other parts of the reply, such as the model's reasoning. `left_out` are acts
    that could not be read, and why. They are ignored: the answer stays valid.
    """

    value: dict[str, Any]
    cut: bool
    private: Mapping[str, Any]
    left_out: tuple[str, ...] = ()


def read_answer(
    form: Form, reply: Mapping[str, Any], others: Iterable[str], language: Language = "English"
) -> ReadAnswer | Fault:
    """Read the answer to a form from a reply, or say why it is not valid.

    `others` are the names of the other castaways, `language` the one in which castaways speak.
    """
    private = {name: part for name, part in reply.items() if name != "answer"}
    value, aside = reply.get("answer"), reply.get("aside")
    if not isinstance(value, dict):
        return Fault("malformed", 'it has to be a JSON object with "answer": {…}')
    value, left_out = _with_acts_read(form, completed(form, value))
    _, problems = form.read(value, lambda text: Text("", text))
    if problems:
        return Fault("illegal", " ".join(f"{_sentence(problem)}" for problem in problems[:6]))
    texts = list(_texts(form.fields, value))
    names = list(others)
    spoken = [(words, () if name in _PRIVATE_FIELDS else names) for name, _, words in texts]
    for words, speakers in (*spoken, (aside if isinstance(aside, str) else "", ())):
        fault = why_out_of_character(words, speakers, language)
        if fault is not None:
            return fault
    cut = any(
        too_long(words.strip(), field.most_words, field.most_characters)
        for _, field, words in texts
    )
    return ReadAnswer(value, cut, private, left_out)


def _with_acts_read(form: Form, value: dict[str, Any]) -> tuple[dict[str, Any], tuple[str, ...]]:
    """The answer with act lines replaced by acts, and why some lines were ignored."""
    left_out: tuple[str, ...] = ()
    for name, field in form.fields.items():
        if isinstance(field, Acts):
            acts, wrong = read_act_lines(field, value.get(name))
            value, left_out = {**value, name: acts}, (*left_out, *wrong)
    return value, left_out


def _sentence(problem: Problem) -> str:
    text = str(problem)
    return text if text.endswith(".") else f"{text}."


def _texts(
    fields: Mapping[str, Field], value: Mapping[str, Any]
) -> Iterator[tuple[str, Words, str]]:
    for name, field in fields.items():
        text = value.get(name)
        if isinstance(field, Words) and isinstance(text, str):
            yield name, field, text
        elif isinstance(field, Fields) and isinstance(text, dict):
            yield from _texts(field.fields, text)


# -- words that nobody in the game would say -------------------------------------------------------

_REFUSALS = re.compile(
    r"^\W*(?:(?:i['’]?m |i am )?(?:very |so )?sorry[,.]? (?:but )?)?"
    r"i(?: can(?:not|['’]t)| won['’]t|(?: am|['’]m) (?:unable|not able) to) "
    r"(?:(?:assist|comply|engage|help)(?: you)? with (?:that|this|your|such|the) ?"
    r"(?:request|question|prompt|task|scenario|role-?play|kind of|[.,!]|$)|"
    r"(?:fulfil|complete|process|answer)l? (?:that|this|your|such|the) (?:request|prompt|task)|"
    r"(?:create|provide|generate|produce) (?:that|this|such|any) (?:content|text|response)|"
    r"(?:participate|take part|engage) in (?:\w+ ){0,4}(?:role-?play|scenario|content|deception)|"
    r"(?:do|continue with) (?:that|this)[.,!]?$|comply[.,!]?$)",
    re.IGNORECASE,
)
_META = re.compile(
    r"\bas an? (?:\w+ )?(?:ai(?: \w+)?|language model|llm)\b|\blanguage model\b|"
    r"\bword (?:count|limit)\b|\bsystem prompt\b|\bmy (?:training data|content guidelines)\b|"
    r"\bjson (?:object|schema|format)\b|\"(?:thought|aside|answer)\"\s*:|"
    r"\b(?:to|i['’]ll|i will|must|should) (?:stay|remain) in character\b|"
    r"\b(?:staying|remaining) in character[,:]|\bthis (?:response|reply) (?:in|within)\b|"
    r"\bi(?:['’]m| am) (?:chatgpt|an ai)\b|"
    r"\bi(?:['’]m| am) (?:claude|gemini|llama),? (?:an?|made|developed|trained|created) |"
    r"^\s*here(?:['’]s| is) (?:my|the|a) "
    r"(?:response\b|(?:answer|reply) (?:as|in character)\b)|\[(?:insert|your)\b[^\]]*\]",
    re.IGNORECASE,
)
_HEADING = re.compile(r"^\s*(?:#{1,6}\s|[-*]\s.*\n\s*[-*]\s|\*\*[^*]+\*\*:?\s*$)", re.MULTILINE)
_PRIVATE_FIELDS = ("note", "diary")
"""Fields that nobody else reads, in which a line may begin with somebody's name."""


def is_refusal(words: str) -> bool:
    """Whether a reply in plain text is a refusal to answer."""
    return _REFUSALS.match(words) is not None


def why_out_of_character(
    words: str, others: Iterable[str], language: Language = "English"
) -> Fault | None:
    """Why nobody in the game would say these words; None if somebody might."""
    if is_refusal(words):
        return Fault("refusal", "Answer as this contestant; it is a game that all of you chose.")
    if _META.search(words) or _HEADING.search(words):
        return Fault("meta", "Say only what this contestant says or writes, as plain speech.")
    speaker = _other_speaker(words, others)
    if speaker is not None:
        return Fault("other_speech", f"Speak for yourself alone, not for {speaker}.")
    if is_in_another_language(words, language):
        return Fault("wrong_language", f"Speak {language}, as everybody here does.")
    return None


def _other_speaker(words: str, others: Iterable[str]) -> str | None:
    """The castaway for whom a line of these words speaks, as in a script (`Zora: …`)."""
    for line in words.splitlines():
        head, colon, rest = line.strip().lstrip("*_[(").partition(":")
        if colon and rest.strip() and (name := head.strip().rstrip("*_])")) in others:
            return name
    return None
