"""Rules written in words, compiled to expressions over a line of one character a word.

`vote` is that word, `VOTE` any word of that group, `[vote WRITE]` any of these; `t:WHO` remembers
whom it met as `t`, `s:` as `s`. `..` is up to three words of the same clause, `...` up to eight,
`....` up to fourteen of the same sentence.
`^` and `$` are the borders of a clause, `^^` and `$$`
of a sentence. `-VOTE` says that none of these comes next. `(`, `)`, `|` and `?` are as usual.
"""

from __future__ import annotations

import re

from showrunner.formats.talk.understanding.lexicon import GROUPS
from showrunner.formats.talk.understanding.words import (
    FIRST_NAME,
    MOST_NAMES,
    NAME,
    REGULAR_PAST,
    code,
)

_PIECES = re.compile(r"\[[^\]]*\]|[A-Za-z']+:?|\.{2,4}|\^\^?|\$\$?|[-()|?,]")
_CLAUSE_END = ",.?!" + "".join(map(code, GROUPS["BORDERWORD"].split()))
_FIXED = {
    "..": f"[^{_CLAUSE_END}]{{0,3}}?",
    "...": f"[^{_CLAUSE_END}]{{0,8}}?",
    "....": "[^.?!]{0,14}?",
    "^": f"(?<![^{_CLAUSE_END}])",
    "$": f"(?=[{_CLAUSE_END}]|\\Z)",
    "^^": "(?<![^.?!])",
    "$$": "(?=[.?!]|\\Z)",
    "(": "(?:",
}
NAMES = "".join(map(chr, range(FIRST_NAME, FIRST_NAME + MOST_NAMES)))


def members(piece: str) -> str:
    """The characters of a word, a group, or several in brackets, as in a set of `re`."""
    if piece == "NAME":
        return NAME
    if piece == "PERSON":
        piece = "[NAME YOU HIM me my mine SPEAKER]"
    if piece == "THIRD":
        return NAME + members("HIM")
    if piece.startswith("["):
        return "".join(members(part) for part in piece[1:-1].split())
    if piece in GROUPS:
        return "".join(map(members, GROUPS[piece].split()))
    return REGULAR_PAST if piece == "ED" else code(piece)


_NOT = frozenset(map(code, GROUPS["NOT"].split()))


class Pattern:
    """A rule's expression, and the characters without one of which it cannot match."""

    def __init__(self, source: str) -> None:
        self.source = source
        pieces = _PIECES.findall(source)
        written: list[str] = []
        sets: list[str] = []
        depth = 0
        group = choices = ""
        for place, piece in enumerate(pieces):
            following = pieces[place + 1] if place + 1 < len(pieces) else ""
            depth += (piece == "(") - (piece == ")")
            if piece == ")" and depth == 0 and following != "?":
                sets.append(choices)
            if piece in "()" and depth <= 1:
                choices = ""
            if piece.endswith(":"):
                group = piece[:-1]
            elif piece[0].isalpha() or piece[0] in "['":
                chars = members(piece)
                if depth == 0 and following != "?" and written[-1:] != ["(?!"]:
                    sets.append(chars)
                if depth == 1 and pieces[place - 1] in "(|":
                    choices += chars
                ahead = ")" if written[-1:] == ["(?!"] else ""
                written.append(f"(?P<{group}>[{chars}])" if group else f"[{chars}]{ahead}")
                group = ""
            elif piece == "-":
                written.append("(?!")
            else:
                written.append(_FIXED.get(piece, piece))
        self.expression = re.compile("".join(written))
        self.needs = sorted((frozenset(_spread(chars)) for chars in sets), key=commonness)
        self.denying = any(need & _NOT for need in self.needs)
        self.key = self.needs[0]


def _spread(chars: str) -> str:
    """The characters of a set that may hold the range of names."""
    if NAME not in chars:
        return chars
    return chars.replace(NAME, NAMES)


def commonness(word_set: frozenset[str]) -> float:
    """How often one of these words comes in a thousand."""
    times = sum(_FREQUENT.get(word, 0.2) for word in word_set if word < NAMES[0])
    return times + 35 * (NAMES[0] in word_set)


# How often these come in a thousand words of talk: a rule rather waits for its other words.
_FREQUENT = {
    code(word): times
    for times, words in {
        44: "you",
        37: "i",
        28: "the",
        20: "and it not is me to",
        10: "that do my a of have on would",
        7: "one with in are will your for am",
        5: "vote if we who was so us her at LISTENER he name",
        4: "be no what about two she out this but has know tonight ED",
        3: "can write 's say when him they did or from got told like as tell there want three",
        2: "idol had them let all ask only never were then before go now how night going yes",
        1.5: "does see take been every why said could nobody up against where just final by good",
    }.items()
    for word in words.split()
}


def patterns(sources: str) -> tuple[Pattern, ...]:
    """A pattern for each line that is not blank."""
    return tuple(Pattern(line.strip()) for line in sources.splitlines() if line.strip())
