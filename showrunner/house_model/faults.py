"""What can go wrong with a call, and how often."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from random import Random
from typing import Literal, NamedTuple, get_args

from showrunner.errors import WrongParameter

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
