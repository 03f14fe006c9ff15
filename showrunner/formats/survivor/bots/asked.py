"""What a producer's question is about: somebody it names, or what its words usually ask for."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import NamedTuple

_TOKENS = re.compile(r"[a-z]+(?:'[a-z]+)?").findall


def _words(written: str) -> frozenset[str]:
    return frozenset(written.split())


WHO = _words("who whom whose who's anybody anyone somebody someone")
TRUST = _words(
    "trust trusts trusted distrust mistrust rely reliable ally allies alliance alliances friend "
    "friends loyal closest"
)
LEAST = _words("least don't dont can't cannot distrust mistrust wary enemy enemies")
BOTH = _words("most and")
NOT = _words("not nobody never")
WIN = _words("win wins winner winning deserve deserves crown crowned champion")
THREAT = _words("threat threats dangerous strongest fear beat unbeatable")
CARDS = _words("card cards idol idols sleeve advantage advantages hidden")
POINTS = _words("point points")
TRADED = _words("traded trade deduction")
VOTED = _words("voted wrote")
VOTE = _words("vote write")
NEXT = _words("vote write next tonight")
DANGER = _words(
    "safe unsafe danger worried worry afraid scared fear nervous trouble vulnerable bottom target"
)
MOOD = _words(
    "feel feeling feelings mood tired hungry coping doing holding camp day sleep sleeping miss "
    "homesick"
)


class Asked(NamedTuple):
    """What a question is about: `about` a seat, the `claims` that would answer it, or a `topic`.

    With none of them it may be about anything.
    """

    about: str = ""
    claims: tuple[str, ...] = ()
    topic: str = ""
    """`threat` (who is one), `danger` (whether one is in it), or `mood`."""


ANYTHING = Asked()


def asked(question: str, me: str, names: Mapping[str, str]) -> Asked:
    """What is asked by these words, as far as words by themselves tell; `names` are by seat."""
    others = {seat: name for seat, name in names.items() if seat != me}
    places = {seat: at for seat, name in others.items() if (at := _place(question, name)) >= 0}
    about = min(places, key=lambda seat: places[seat], default="")
    words = frozenset(_TOKENS(question.lower().replace("’", "'")))
    claims = tuple(_claims(words))
    if about or claims:
        return Asked(about, claims)
    who = not words.isdisjoint(WHO)
    if who:
        return Asked(topic="threat" if words & THREAT else "")
    return Asked(topic="danger" if words & DANGER else "mood" if words & MOOD else "")


def _place(question: str, name: str) -> int:
    """Where a question first names somebody; -1 where it does not."""
    found = re.search(rf"(?<!\w){re.escape(name)}(?!\w)", question)
    return found.start() if found else -1


def _claims(words: frozenset[str]) -> Iterator[str]:
    """The claims that would answer a question of these words."""
    who, did = not words.isdisjoint(WHO), "did" in words
    voted = words & VOTED or (did and words & VOTE)
    trusted = words & TRUST
    if trusted:
        least = words & LEAST
        if not least or words & BOTH:
            yield "trusts_most"
        if least or words & NOT:
            yield "trusts_least"
    if who and words & WIN:
        yield "winner"
    if not who and words & CARDS:
        yield "holds"
    if not who and words & POINTS:
        yield "points"
    if words & TRADED:
        yield "traded"
    if voted:
        yield "voted"
    if (trusted or voted) and not did and words & NEXT:
        yield "vote"
