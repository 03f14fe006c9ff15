"""A line in a talk: who says it to whom, who is meant by each word, what is denied or asked."""

from __future__ import annotations

import re
from collections.abc import Iterator

from msgspec import Struct

from showrunner.formats.talk.understanding.patterns import NAMES, members, patterns
from showrunner.formats.talk.understanding.words import FIRST_NAME, LISTENER, SPEAKER

Sentence = tuple[int, int]


class Met(Struct, frozen=True):
    """What a rule matched: from where to where, and where who is meant, -1 if nobody.

    A `denying` rule says "not" itself: another "not" before it makes a yes of it.
    """

    start: int
    end: int
    who: int
    denying: bool


ME = frozenset(members("[ME WE]"))
YOU = frozenset(members("YOU"))
HIM = frozenset(members("HIM"))
THEY = frozenset(members("THEY"))
ALL = frozenset(members("ALL"))
NOBODY = frozenset(members("NOBODY"))
NOT = frozenset(members("NOT"))
TOLD = frozenset(
    members("[tell told telling asked asking begged ask beg made make let want wants]")
)
PREPOSITION = frozenset(members("[to with by for of against about between at than]"))
BORDERS = frozenset(",.?!" + members("BORDERWORD"))
SENTENCES = re.compile("([^.?!]+)[.?!]?").finditer
WH = frozenset(members("WH"))
LEAD_IN = frozenset(members("[so and but then well ok oh just]"))
IF = frozenset(members("[if when whenever unless]"))

# Where a denial denies nothing.
_NO_DENIAL = patterns("""
    ^ [would could should can do is are did was were have will does has] not [it that WE you \
        NAME he she they]
    why not
    nobody [would will] .. [surprised miss mind cry notice weep]
    [not nobody] .. [surprised notice care]
    why [do can did could should] not [WE you ME]
    [do can could should] not [WE you] think
    not only
    no [doubt question choice]
    not? mind if
    not mind
    would not [cry weep object complain]
    not a [tear soul]
    can not wait
    never [too more]
    nothing [else against]
    [no not nothing] but
    do not [worry panic look laugh forget wait ask]
    do not [get take] ME wrong
    [do could] not care
    if not
    not? [sure certain]
    not that
    can not keep
    no [idea problem offence offense]
""")
_BLANK = str.maketrans(dict.fromkeys(NOT, "~"))


class Line:
    """What was said, or a sentence of it, in codes; positions are words, people are characters.

    `pending` is who was under discussion before; `he` is whom "he" means before anyone is named
    here, and with `stays` even after that.
    """

    speaker, listener = SPEAKER, LISTENER

    def __init__(self, codes: str, pending: str = "", he: str = "", stays: bool = False) -> None:
        self.codes = codes
        self.pending = pending
        self._he = he
        self._stays = stays
        self._plain = ""
        self._sentences: list[Sentence] | None = None
        self._span: Sentence = (0, -1)

    @property
    def sentences(self) -> list[Sentence]:
        """The borders of every sentence in which something is said."""
        if self._sentences is None:
            self._sentences = [met.span(1) for met in SENTENCES(self.codes)]
        return self._sentences

    def seat(self, at: int) -> str:
        """Whom the word at this place means; "" if nobody of the game."""
        word = self.codes[at]
        if word in ME:
            return SPEAKER
        if word in YOU:
            return LISTENER
        if ord(word) >= FIRST_NAME:
            return word
        if word in HIM:
            return self.somebody(at)
        return ""

    def somebody(self, before: int) -> str:
        """Whom he or she means here: the last one named, else whoever was under discussion."""
        if not self._stays:
            for word in reversed(self.codes[:before]):
                if ord(word) >= FIRST_NAME:
                    return word
        return self._he

    def all_named(self, at: int) -> list[str]:
        """The one meant here, and others joined to them by "and", "or" or a comma."""
        found = [self.seat(at)]
        if ord(self.codes[at]) >= FIRST_NAME:
            for step in (1, -1):
                place = at + step
                while 0 <= place + step < len(self.codes) and self.codes[place] in _JOINTS:
                    if ord(self.codes[place + step]) < FIRST_NAME:
                        break
                    found.append(self.seat(place + step))
                    place += 2 * step
        return [seat for seat in dict.fromkeys(found) if seat]

    def sentence(self, at: int) -> Sentence:
        """The borders of the sentence that this place is in."""
        if not self._span[0] <= at <= self._span[1]:
            spans = self.sentences
            self._span = next((span for span in spans if at <= span[1]), (len(self.codes),) * 2)
        return self._span

    def clause_start(self, at: int) -> int:
        """Where the clause that this place is in begins."""
        while at > 0 and self.codes[at - 1] not in BORDERS:
            at -= 1
        return at

    def asked(self, at: int) -> bool:
        """Whether the sentence that this place is in is a question."""
        _, end = self.sentence(at)
        if end < len(self.codes):
            if self.codes[end] != ".":
                return self.codes[end] == "?"
            start, _ = self.sentence(at)
            return self.codes[start] in WH and _INVERTED.match(self.codes, start) is not None
        return _QUESTION_FORM.match(self.codes, self.clause_start(at)) is not None

    def requested(self, at: int) -> bool:
        """Whether the sentence that this place is in asks without a question's form."""
        start, end = self.sentence(at)
        if REQUEST_WORDS.isdisjoint(self.codes[start:end]):
            return False
        return _REQUEST.search(self.codes, start, end) is not None

    def denied(self, met: Met) -> bool:
        """Whether what was met, with its clause before it, is denied."""
        end = met.start if met.denying else met.end
        begins = self.clause_start(met.start)
        if NOT.isdisjoint(self.codes[begins:end]):
            return False
        if not self._plain:
            self._plain = self.codes
            words = frozenset(self.codes)
            for idiom in _NO_DENIAL:
                if not idiom.key.isdisjoint(words):
                    self._plain = idiom.expression.sub(_blanked, self._plain)
        return sum(word in NOT for word in self._plain[begins:end]) % 2 == 1

    def source(self, before: int, but: str = "") -> str:
        """Who does or wants it: a seat, "they", "all", "nobody", or "" where it is not said."""
        codes, place = self.codes, before - 1
        while place >= 0 and codes[place] not in BORDERS:
            word = codes[place]
            after = codes[place - 1] if place else ""
            if (after in TOLD and word in ME) or after in PREPOSITION:
                pass
            elif word in THEY:
                return "they"
            elif word in ALL:
                return "all"
            elif word in NOBODY:
                return "nobody"
            elif (seat := self.seat(place)) and seat != but:
                return seat
            place -= 1
        return ""

    def opening(self, at: int) -> int:
        """Where the clause that this place is in begins, after "so", "and" and the like."""
        begins = self.clause_start(at)
        while begins < at and self.codes[begins] in LEAD_IN:
            begins += 1
        return begins

    def starts_with(self, at: int, words: frozenset[str]) -> bool:
        """Whether the clause that this place is in begins with one of these words."""
        return self.codes[self.clause_start(at) : at + 1][:1] in words

    def names(self, start: int, end: int) -> bool:
        """Whether somebody is named there who neither speaks nor listens."""
        return any(map(NAMES.__contains__, self.codes[start:end]))

    def named(self, start: int, end: int) -> Iterator[int]:
        """Where somebody is named who neither speaks nor listens."""
        return (at for at in range(start, end) if ord(self.codes[at]) >= FIRST_NAME)


_JOINTS = frozenset("," + members("[and or]"))
_FORM = patterns(
    "^ [and so but well ok wait just hey listen then oi]? [and so but ok then]? "
    "[BE DO do can could would will WH have should] "
    "[PERSON WE they them BE DO would could will can should have has else many did]"
)
_INVERTED = patterns(
    "WH .. [do did does are were was will would can could have has] [you they NAME he she we]"
)[0].expression
_QUESTION_FORM = _FORM[0].expression
_REQUESTS = patterns("""
    ^ [so and please now just do then well can could would LISTENER ok]? you? tell ME -[you \
        it he she that]
    do tell
    [curious wonder wondering grateful]
    let ME know
    [need want like love dying] to [know hear]
    ME [ask asking] -[you for]
    ME .. ask [whether if]
    give ME [something anything a one name]
    yes or no
    name ,? please
    may one
    simple question
    [explain answer]
    not [know understand see] [who whom]
    tell ME you did not
    tell ME it .. not you
    love to know
    ME [am be]? [asking ask] [what which who whom where when how if whether]
    [may can could] i ask
    not .. [say said tell told] .. [which who]
    ME [wish want need like] to [know hear learn understand]
    [say give] .. [it name] to ME
    or [nah not no what] $$
""")


_REQUEST = re.compile("|".join(pattern.expression.pattern for pattern in _REQUESTS))
REQUEST_WORDS = frozenset().union(*(pattern.key for pattern in _REQUESTS))


def _blanked(match: re.Match[str]) -> str:
    return match[0].translate(_BLANK)
