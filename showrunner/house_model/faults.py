"""What can go wrong with a call, how often, and what it makes of an answer."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from random import Random
from typing import NamedTuple

from showrunner.errors import WrongParameter

MEANINGS: Mapping[str, str] = {
    "rate_limit": "429, with a Retry-After header",
    "server_error": "500",
    "time_out": "no answer until the client goes",
    "cut": "the connection ends in the middle of the body",
    "empty": "no content",
    "refusal": "message.refusal, as servers with structured output have it",
    "spoken_refusal": "a refusal in plain words",
    "truncated": 'finish_reason "length", and half of the answer',
    "malformed": "an answer that is not JSON",
    "wrong_schema": "JSON with a field of another name",
    "huge_number": "a number that parses to infinity",
    "meta": "the words of a language model about itself",
    "other_speech": "a line of somebody else, after their name",
    "wrong_language": "words in another language",
    "over_long": "many times as many words as allowed",
    "doubled": "the answer twice",
}
FAULTS = tuple(MEANINGS)
ALL = "all"
REFUSAL = "I'm sorry, but I can't assist with that request."
SPOKEN: Mapping[str, str] = {
    "meta": "As an AI language model, I would say: {words}",
    "other_speech": "{name}: {words}",
    "wrong_language": "Ich glaube nicht, dass wir ihm heute Abend trauen können.",
    "over_long": "{words} " * 400,
}
"""Faults that change what is said aloud."""
_TEXT = re.compile(r'"([^" ]+ [^"]+)"(?!.*"answer":)', re.DOTALL)
"""A text in JSON: a string of several words; what stands before the answer stays as it is."""


class Rates(NamedTuple):
    """How often each fault happens; the rates add up to 1 at most."""

    rates: Mapping[str, float]

    def drawn(self, dice: Random) -> str | None:
        """Draw the fault of one call; None for a sound call."""
        left = dice.random()
        for fault, rate in self.rates.items():
            left -= rate
            if left < 0:
                return fault
        return None


def rates(given: Iterable[str]) -> Rates:
    """Read rates of the form `NAME=RATE`; `all=RATE` is divided evenly. Raises WrongParameter."""
    read: dict[str, float] = {}
    for item in given:
        name, _, number = item.partition("=")
        try:
            rate = float(number)
        except ValueError:
            rate = -1
        if not 0 <= rate <= 1:
            raise WrongParameter(f"the fault {item}", "give NAME=RATE, the rate from 0 to 1")
        if name == ALL:
            read |= dict.fromkeys(FAULTS, rate / len(FAULTS))
        elif name in FAULTS:
            read[name] = rate
        else:
            right = f"use {ALL} or one of {', '.join(FAULTS)}"
            raise WrongParameter(f"there is no fault {name!r}", right)
    if sum(read.values()) > 1 + 1e-9:
        raise WrongParameter("the faults come to more than 1", "lower some: a call has one at most")
    return Rates(read)


def spoilt(text: str, fault: str | None, name: str) -> str:
    """Put a fault into the text of an answer; `name` is that of somebody else.

    The text stays as it was where the fault finds nothing to spoil.
    """
    match fault:
        case "empty":
            return ""
        case "spoken_refusal":
            return REFUSAL
        case "truncated":
            return text[: len(text) // 2]
        case "malformed":
            return text.replace('"', "'")
        case "wrong_schema":
            return text.replace('"answer":{"', '"answer":{"my_', 1)
        case "huge_number":
            return re.sub(r'(?<=":)-?\d+', "1e13119", text)
        case "doubled":
            return f"{text}\n{text}"
        case "meta" | "other_speech" | "wrong_language" | "over_long":
            said = SPOKEN[fault]
            return _TEXT.sub(lambda found: f'"{said.format(name=name, words=found[1])}"', text)
    return text
