"""The outcomes of a request to a model."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Literal, NamedTuple

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
