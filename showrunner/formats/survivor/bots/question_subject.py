"""Finds out what a producer's question is about: a castaway, a claim, or a topic."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import NamedTuple

_words_in = re.compile(r"[a-z]+(?:'[a-z]+)?").findall


def _word_set(written: str) -> frozenset[str]:
    return frozenset(written.split())


WHO_WORDS = _word_set("who whom whose who's anybody anyone somebody someone")
TRUST_WORDS = _word_set(
    "trust trusts trusted distrust mistrust rely reliable ally allies alliance alliances friend "
    "friends loyal closest"
)
LEAST_WORDS = _word_set("least don't dont can't cannot distrust mistrust wary enemy enemies")
MOST_AND_LEAST_WORDS = _word_set("most and")
NEGATIONS = _word_set("not nobody never")
WIN_WORDS = _word_set("win wins winner winning deserve deserves crown crowned champion")
THREAT_WORDS = _word_set("threat threats dangerous strongest fear beat unbeatable")
CARD_WORDS = _word_set("card cards idol idols sleeve advantage advantages hidden")
POINT_WORDS = _word_set("point points")
TRADE_WORDS = _word_set("traded trade deduction")
VOTED_WORDS = _word_set("voted wrote")
VOTE_WORDS = _word_set("vote write")
FUTURE_VOTE_WORDS = _word_set("vote write next tonight")
DANGER_WORDS = _word_set(
    "safe unsafe danger worried worry afraid scared fear nervous trouble vulnerable bottom target"
)
MOOD_WORDS = _word_set(
    "feel feeling feelings mood tired hungry coping doing holding camp day sleep sleeping miss "
    "homesick"
)


class QuestionSubject(NamedTuple):
    """What a question is about: a seat, the `claims` that would answer it, or a `topic`.

    All empty: the question may be about anything.
    """

    about: str = ""
    claims: tuple[str, ...] = ()
    topic: str = ""
    """`threat` (who is one), `danger` (whether the castaway is in danger), or `mood`."""


ANYTHING = QuestionSubject()


def subject_of(question: str, me: str, names: Mapping[str, str]) -> QuestionSubject:
    """Find a question's subject by its words alone; `names` are by seat."""
    others = {seat: name for seat, name in names.items() if seat != me}
    places = {
        seat: index for seat, name in others.items() if (index := _place(question, name)) >= 0
    }
    about = min(places, key=lambda seat: places[seat], default="")
    words = frozenset(_words_in(question.lower().replace("’", "'")))
    claims = tuple(_claims(words))
    if about or claims:
        return QuestionSubject(about, claims)
    who = not words.isdisjoint(WHO_WORDS)
    if who:
        return QuestionSubject(topic="threat" if words & THREAT_WORDS else "")
    return QuestionSubject(
        topic="danger" if words & DANGER_WORDS else "mood" if words & MOOD_WORDS else ""
    )


def _place(question: str, name: str) -> int:
    """Index at which a question first names somebody, or -1."""
    match = re.search(rf"(?<!\w){re.escape(name)}(?!\w)", question)
    return match.start() if match else -1


def _claims(words: frozenset[str]) -> Iterator[str]:
    """Yield the claims that would answer a question with these words."""
    who, did = not words.isdisjoint(WHO_WORDS), "did" in words
    voted = words & VOTED_WORDS or (did and words & VOTE_WORDS)
    trusted = words & TRUST_WORDS
    if trusted:
        least = words & LEAST_WORDS
        if not least or words & MOST_AND_LEAST_WORDS:
            yield "trusts_most"
        if least or words & NEGATIONS:
            yield "trusts_least"
    if who and words & WIN_WORDS:
        yield "winner"
    if not who and words & CARD_WORDS:
        yield "holds"
    if not who and words & POINT_WORDS:
        yield "points"
    if words & TRADE_WORDS:
        yield "traded"
    if voted:
        yield "voted"
    if (trusted or voted) and not did and words & FUTURE_VOTE_WORDS:
        yield "vote"
