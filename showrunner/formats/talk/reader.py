"""Reads acts from English words, for messages whose speaker gave no acts.

It uses regular expressions over names and about forty verbs, one clause at a time, and finds only
what a clause says outright: it ignores irony, imagery, hearsay, and *he* and *she*. A wrong act is
worse than none.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple

from showrunner.formats.talk.acts import MAX_ACTS, MAX_NAME_LETTERS, Act, Acts
from showrunner.kernel import Text

ALSO_WORDS = re.compile(
    "art|bill|bob|chase|dawn|dean|drew|faith|frank|grace|guy|hope|hunter|jack|joy|june|mark|may|pat"
    "|ray|rich|rob|robin|rose|ruby|sandy|sue|summer|sunny|will|wade"
)
"""First names that are also words: they count as names only if capitalised."""

# -- normalising short forms and slang -------------------------------------------------------------

_LONG_FORMS = [
    (re.compile(short), long)
    for short, long in (
        (r"[’`]", "'"),
        (r"\bu\b", "you"),
        (r"\bur\b", "your"),
        (r"\br\b", "are"),
        (r"\b(?:2nite|tn|tonite)\b", "tonight"),
        (r"\b(i|you|we|they)'(?:re|m)\b", r"\1 are"),
        (r"\b(?:im|i am)\b", "i are"),
        (r"\b(i|you|we|they)'?ve\b", r"\1 have"),
        (r"\b(i|you|we|they|he|she|it)'ll\b", r"\1 will"),
        (r"\b(i|you|we|they|he|she)'d\b", r"\1 would"),
        (r"\b(?:won't|wont)\b", "will not"),
        (r"\b(?:can't|cant|cannot)\b", "can not"),
        (r"\b(do|did|does|is|are|was|would|should|could|have|has)n'?t\b", r"\1 not"),
        (r"\bain't\b", "are not"),
        (r"\blet'?s\b", "let us"),
        (r"\b(it|who|what|that|where|name)'s\b", r"\1 is"),
        (r"\bgonna\b", "going to"),
        (r"\bwanna\b", "want to"),
        (r"(?: have| has|'s|'ve)? got(?:ta| to)\b", " has to"),
        (r"(?:'s| has| have) got\b", " has"),
        (r"(@\d+)'s (?=(?:\w+ing|after|going|out|next|not|a|my|our|in|with|safe)\b)", r"\1 is "),
        (r"(@\d+)'s\b", r"\1 's"),
        (r"\b(?:everybody|everyone|they all|people)(?: is| are|'s)\b", "they are"),
        (r"\b(?:really|totally|completely|definitely|honestly|just|still|ever|also) ", ""),
        (r"\s+", " "),
    )
]
_PEOPLE = re.compile(r"@\d+|\b(?:you|me|my|i)\b")
_SENTENCES = re.compile(r"[^.!?;\n]+[.!?]*")
_CLAUSES = re.compile(
    r"\s*(?:,(?!\s*(?:and |or |then )?@\d)|:| - |[—–]|\b(?:but|because|cuz|so)\b"
    r"|\b(?:and|then)\b(?! @\d| lied\b| me\b| i\b| you\b))\s*"
)
_QUOTED_NAME = re.compile(
    r"\b(?:alliance(?: is)?(?:,? called| named)?|we're|we are|call (?:it|us|ourselves)|join) [\"“]"
    rf"([^\"”]{{1,{MAX_NAME_LETTERS}}})[\"”]",
    re.IGNORECASE,
)
_NOT_MEANT = re.compile(r"^\W*(?:oh,? sure|yeah,? right|as if|sure,? like)\b")
_QUOTED = re.compile(r"[\"“][^\"”]*[\"”]")

# -- the patterns ----------------------------------------------------------------------------------

_LEAD = (
    r"^(?:(?:so|ok|okay|well|look|listen|please|maybe|and|now|yes|yeah|oh|hey|tonight"
    r"|everybody|everyone|guys|trust me|to be honest|you know|i know|why"
    r"|(?:i )?(?:think|say|guess|reckon|believe|swear|promise)(?: you)?(?: that)?"
    r"|(?:will|would|can) you(?: please)?)\b,? ?)*"
)
_END = (
    r"(?= (?:out|off|down|tonight|now|next|first|before|today|home|if|when|with (?:me|us)|together"
    r"|instead|this|at|too|please|tho|though|then|lol|right|for me|one)\b|$)"
)
_LIST = r"(@\d+(?:(?:,| and| or|, and|, or|,? then) @\d+)*)(?! 's)"
_ONE = r"(you|@\d+)"
_BY = r"(?P<by>@\d+)"
_MUST = r"(?:has to|have to|needs? to|must|should|ought to)"
_WANT = r"(?:want|would like|need)"
_VOTE = r"(?:vote(?: for| out| off| against)?|write(?: down)?)"
_VOTING = r"(?:voting(?: for| out| off| against)?|writing(?: down)?)"
_NAME = r"(?: 's name)?(?: down)?"
_CARD = r"(?:an?|the|any|another|your) (?:hidden |fake |immunity |secret )*(?:idol|advantage)\b"
_FINAL = r"the (?:very )?(?:end|final)"
_NEVER = r"(?:will|would|are|do|can)? ?(?:never|not ever)"


def _out(who: str) -> str:
    """The ways to vote somebody out."""
    return (
        rf"(?:(?:{_VOTE}|put down|blindside|get rid of|take out|cut|target|eliminate|boot|dump) "
        rf"{who}{_END}|(?:vote|kick|take|get) {who} (?:out|off)\b|(?:write|put) {who}{_NAME} down\b"
        rf"|send {who} (?:home|packing)\b|write (?:down )?{who} 's name|cut {who} loose)"
    )


_WE = (
    r"(?:let us|we (?:all )?(?:should|could|can|need to|has to|have to|must|are going to)|can we"
    r"|could we|shall we|should we|do not we|what if we|how about we|we|you (?:should|has to)"
    r"|i want (?:us )?to|i would like to|if we do not|time to|it is time to)"
)
_AIM = (
    rf"(?:targeting|gunning for|coming (?:after|for)|(?:going )?after|going to {_VOTE}|{_VOTING})"
)
_NAMED = r"(?:said|mentioned|gave|named|put up|brought up|threw out|is saying)"
_SAME = r"(?: (?:then|tonight|too|lol|okay|ok|with that|with it|with you|man|bro))*$"

PATTERNS: Mapping[tuple[str, str], Sequence[str]] = {
    ("propose", ""): (
        rf"(?:{_WE} )?{_out(_LIST)}",
        rf"{_LIST} {_MUST} (?:go|leave|be gone|be next|be out|be it)(?! (?:for|to|and)\b)",
        rf"(?:i|we) {_WANT} {_LIST} (?:out|gone|to go(?: home)?)(?: tonight| now)?$",
        rf"it {_MUST} be {_LIST}{_END}",
        rf"it is {_LIST}(?: tonight| next)?$",
        rf"(?:my|our|the) (?:target|pick|plan) is {_LIST}{_END}",
        rf"{_LIST} (?:tonight|next|out|is out|goes|goes home|goes tonight)$",
        rf"{_LIST} is (?:my|our|the) (?:target|one|vote)$",
        rf"(?:what|how) about {_LIST}{_END}",
        rf"what if it is {_LIST}{_END}",
        rf"we split it(?: up)? (?:.*\bon )?{_LIST}",
        rf"(?:two|three|four|five) (?:votes )?on {_LIST}",
    ),
    ("spare", ""): (
        rf"do not {_out('(me|@[0-9]+)')}",
        rf"(?:{_WE} )?(?:keep|spare|save) (me|@\d+)(?: (?:around|in|safe|here))?(?: tonight)?$",
        rf"{_LIST} (?:{_MUST} stay|stays)\b",
        rf"(?:i|we) {_WANT} {_LIST} (?:to stay|to be safe)\b",
    ),
    ("promise", "safety"): (
        rf"i (?:are|will|would|can|do) not (?:{_VOTE}|{_VOTING}|be {_VOTING}) (you)(?:r name)?\b",
        rf"i {_NEVER} (?:{_VOTE}|be {_VOTING}) {_ONE}",
        r"(you) (?:are|will be)(?: all)? safe(?: (?:with|from) me| tonight)?$",
        rf"{_ONE} (?:is|are) safe with me\b",
        r"i (?:has|have|got) (you)r back\b",
        rf"i will (?:keep {_ONE} safe|protect {_ONE})",
        r"(you)r name (?:will|is|are) (?:not|never) (?:come|coming|leave|leaving|be|going) ?"
        r"(?:out of my mouth|from me|my mouth|on my (?:paper|parchment|ballot))",
        r"(?:nobody|no one) (?:touches|votes for|writes) (you)\b",
        rf"i will not let (?:them|anybody|anyone) (?:touch|{_VOTE}) (you)\b",
    ),
    ("promise", "vote"): (
        rf"i (?:are|will be|are going to be) {_VOTING} {_LIST}{_NAME}{_END}",
        rf"i (?:will|are going to) {_out(_LIST)}",
        rf"i {_VOTE} {_LIST}{_END}",
        rf"my vote (?:is|goes) (?:on |for |to )?{_LIST}",
        rf"you (?:has|have|got) my vote (?:on|for) {_LIST}",
    ),
    ("promise", "final"): (
        r"(?:final|last) (?:two|three|2|3)(?: with (?:you|me)| you and (?:me|i)| me and you)?$",
        rf"(?:you and (?:me|i)|me and you|us two) (?:to|till|until|in|at) {_FINAL}",
        rf"i (?:will|want to|would|are going to) (?:take|bring|carry) you (?:with me )?to {_FINAL}",
        rf"i (?:will|want to|would|are going to) (?:sit|be) (?:next to|beside|with) you "
        rf"(?:in|at) {_FINAL}",
    ),
    ("promise", "other"): (
        r"i will (?:not|never) tell (?:anybody|anyone|a soul|them|nobody)\b",
        r"your secret(?:'s| is) safe",
    ),
    ("ask", "target"): (
        rf"whom? (?:are|do|should|shall|will|would) (?:you|we|they|i) (?:guys )?(?:all )?"
        rf"(?:going to |want to )?(?:{_VOTE}|{_VOTING}|target|targeting|want out|thinking|pick)",
        rf"whom? is (?:(@\d+) )?(?:going home|going|leaving|it|next|{_VOTING})"
        r"(?: tonight| (?:going )?to be)*$",
        r"who goes(?: home)?(?: tonight)?$",
        r"any names\b",
        r"(?:what is|do we have|is there) (?:the|a) (?:plan|word|consensus)(?: for tonight| yet)?",
        r"is it (me|@\d+)(?: tonight| next)?$",
        r"(?:are|will) (?:you|they)(?: be)? (?:writing|voting)(?: for)? (me|my|@\d+)",
        r"are (i) (?:next|in trouble|in danger|the target|going home|safe)",
        r"is (@\d+) (?:voting|writing)",
    ),
    ("ask", "trust"): (
        r"(?:can|could) i (?:trust|count on|rely on) (you|@\d+)",
        r"do you trust (me|@\d+)",
        r"are (you) (?:with|for) (?:me|us)\b",
        r"are (you) (?:loyal|solid|on my side|on our side)",
        r"are we (?:good|solid|ok|okay|tight|together)$",
        r"is (@\d+) (?:with us|with you|with me|solid|loyal|on our side)",
    ),
    ("ask", "card"): (
        rf"(?:do|did|have|has|does) (you|@\d+) (?:have|has|find|found|hold|got|get)? ?{_CARD}",
        rf"who (?:has|holds|found|have) {_CARD}",
    ),
    ("ask", "other"): (
        r"(?:whom?|what|why|when|where)? ?did (you|@\d+)(?: and @\d+)? "
        r"(?:vote|write|tell|promise|say|talk|lie|play|give)\b",
    ),
    ("accuse", "lie"): (
        rf"{_ONE} (?:have |has )?(?:.{{1,40}} and )?lied\b(?! for)",
        rf"{_ONE} (?:have |has )?(?:been|are|is|keeps|keep) lying\b",
        rf"{_ONE} (?:is|are) (?:a|such a) (?:damn |dirty )?liar",
        rf"{_ONE} (?:have |has )?(?:broke|broken) (?:a|his|her|their|your|the) "
        r"(?:promise|word|oath|deal)",
        r"(you) (?:promised|swore|told) (?:me|us)\b.* (?:and|then) (?:then )?you (?:wrote|voted)",
    ),
    ("accuse", "vote"): (
        rf"{_ONE} (?:voted|wrote)(?: for| against)? (?:me|us|my name)(?: down)?\b",
    ),
    ("accuse", "other"): (
        rf"{_ONE} (?:have |has )?(?:went|gone) behind (?:my|our) backs?\b",
        rf"{_ONE} (?:have |has )?(?:betrayed|backstabbed|blindsided|used|played) (?:me|us)\b",
        rf"{_ONE} (?:have |has )?(?:sold (?:me|us) out|thr[eo]wn? (?:me|us) under)\b",
        rf"{_ONE} (?:have |has )?stabbed (?:me|us) in the back",
        rf"{_ONE} told (?:them|everybody|everyone|the others|@\d+) (?:my|our) (?:plan|name|secret)",
    ),
    ("agree", ""): (
        rf"(?:i are in|deal|agreed|i agree|count me in|i are down|i are on board){_SAME}",
        rf"(?:you has a deal|sounds good(?: to me)?|works for me|fine by me|fine with me){_SAME}",
        rf"(?:let us do it|i will do it|i are with you(?: on that)?){_SAME}",
        rf"{_LIST} (?:works for me|is fine(?: by me| with me)?){_SAME}",
        rf"i are (?:fine|ok|okay|good|happy) with {_LIST}$",
    ),
    ("refuse", ""): (
        rf"(?:no way|not a chance|forget it|no deal|hard pass|absolutely not|not happening){_SAME}",
        rf"(?:count me out|leave me out|i are out|i refuse|i will not do it){_SAME}",
        rf"(?:not|anybody but) {_LIST}$",
        rf"i (?:are|will|can|would|could) not (?:{_VOTE}|{_VOTING}|be {_VOTING}) {_LIST}",
    ),
    ("warn", ""): (
        rf"(?:they are|{_BY} is) (?:all )?{_AIM} {_ONE}{_END}",
        rf"(?:they all|they|{_BY}) wants? {_ONE} (?:out|gone)\b",
        r"watch (you)r back",
        r"(you)r name (?:came up|is out there|is on the table|keeps coming up|is coming up)",
        r"(you) are (?:in trouble|in danger|the target|next|not safe)(?: tonight)?$",
        r"it is (you) tonight$",
        rf"do not trust {_BY}$",
        rf"be careful (?:of|with) {_BY}$",
    ),
    ("tell", "card"): (rf"(i|you|@\d+) (?:have |has )?(?:has|have|found|got|holds?) {_CARD}",),
    ("tell", "ballot"): (rf"(?P<by>i|@\d+) (?:voted|wrote)(?: for| down)? {_LIST}",),
    ("tell", "named"): (
        rf"{_BY} {_NAMED} (you)r name",
        rf"{_BY} {_NAMED} (@\d+)(?! 's)",
        rf"{_BY} (?:threw|put) (you)r name (?:out|up)",
        rf"it was {_BY} who {_NAMED} (you|@\d+)",
    ),
}
"""Patterns of how a clause with an act begins, by the act's kind and detail.

In the normalised text, names are `@` and a number. The group `by` is the person who did it, and
any other group the people whom the act is about.
"""
ABOUT_YOU = frozenset(
    {
        ("promise", "final"),
        ("promise", "other"),
        ("promise", "safety"),
        ("ask", "trust"),
        ("warn", ""),
    }
)
"""Acts that are about the listener if the words name nobody."""
ALSO_ASKED = frozenset({("propose", ""), ("promise", "final")})
"""Acts that a question can make as well as a statement; other questions only make `ask` acts."""
_COMPILED_PATTERNS = tuple(
    (*act, re.compile(_LEAD + pattern))
    for act, patterns in PATTERNS.items()
    for pattern in patterns
)

# -- reading ---------------------------------------------------------------------------------------


class Names(NamedTuple):
    """The people that words can name: their seats, their numbers by name, and a name pattern."""

    seats: tuple[str, ...]
    numbers: Mapping[str, int]
    pattern: re.Pattern[str] | None


@lru_cache(maxsize=256)
def _names(people: tuple[tuple[str, str], ...]) -> Names:
    """The names for these seats: full names, and first names that only one person has."""
    numbers: dict[str, int] = {}
    by_first_name: dict[str, list[int]] = {}
    for number, (seat, label) in enumerate(people):
        name = (label or seat).casefold()
        numbers[name] = number
        by_first_name.setdefault(name.split()[0], []).append(number)
    numbers |= {
        name: owners[0]
        for name, owners in by_first_name.items()
        if len(owners) == 1 and name not in numbers
    }
    if not numbers:
        return Names((), {}, None)
    any_name = "|".join(sorted(map(re.escape, numbers), key=len, reverse=True))
    pattern = re.compile(rf"(?<![\w@#])#?({any_name})(?!\w)", re.IGNORECASE)
    return Names(tuple(seat for seat, _ in people), numbers, pattern)


def read_acts(words: str, speaker: str, listeners: Collection[str], acts: Acts) -> tuple[Act, ...]:
    """The acts in these words that the field accepts; empty if nothing is said outright.

    `listeners` are the seats spoken to, as far as they are known: *you* is understood if there is
    only one, or if the sentence addresses one by name. Without a `speaker`, *I* and *me* name
    nobody.
    """
    names = _names(tuple((person.value, person.label) for person in acts.people))
    kinds = {kind.kind: kind for kind in acts.kinds}
    acts_found = [_joined(match[1]) for match in _QUOTED_NAME.finditer(words)]
    for sentence in _SENTENCES.findall(_QUOTED.sub("…", _with_numbers(words, names))):
        if not _NOT_MEANT.match(sentence):
            acts_found += _of_sentence(sentence, speaker, listeners, names)
    legal = [
        act
        for act in acts_found
        if act.act in kinds
        and (act.about or not kinds[act.act].about)
        and (not act.what or act.what in kinds[act.act].whats)
    ]
    return tuple(dict.fromkeys(legal))[:MAX_ACTS]


def _joined(name: str) -> Act:
    return Act("join", name=Text("", name.strip()))


def _with_numbers(words: str, names: Names) -> str:
    """The words in lower case, with long forms, and with `@` and a number for each name."""

    def number(match: re.Match[str]) -> str:
        name = match[1]
        if ALSO_WORDS.fullmatch(name):
            return match[0]
        return f"@{names.numbers[name.casefold()]}"

    plain = words if names.pattern is None else names.pattern.sub(number, words)
    plain = plain.casefold()
    for short, long in _LONG_FORMS:
        plain = short.sub(long, plain)
    return plain


def _of_sentence(
    sentence: str, speaker: str, listeners: Collection[str], names: Names
) -> Iterator[Act]:
    """The acts of a sentence's clauses; a clause that is only a name addresses the listener."""
    is_question = sentence.endswith("?")
    clauses = [clause.strip() for clause in _CLAUSES.split(sentence.strip(" .!?"))]
    addressed = [names.seats[int(name[1:])] for name in clauses if re.fullmatch(r"@\d+", name)]
    listener = next(iter(listeners)) if len(listeners) == 1 else ""
    if len(addressed) == 1 and len(clauses) > 1 and (not listeners or addressed[0] in listeners):
        listener = addressed[0]
    pronouns = {"you": listener, "me": speaker, "my": speaker, "i": speaker}

    def seat_of(token: str) -> str:
        return pronouns[token] if token in pronouns else names.seats[int(token[1:])]

    for clause in clauses:
        yield from _of_clause(clause, is_question, listener, seat_of)


def _of_clause(
    clause: str, is_question: bool, listener: str, seat_of: Callable[[str], str]
) -> Iterator[Act]:
    """The acts of a clause: those of the first pattern that matches."""
    for kind, what, pattern in _COMPILED_PATTERNS:
        if is_question != (kind == "ask") and (kind, what) not in ALSO_ASKED:
            continue
        match = pattern.match(clause)
        if match is None:
            continue
        by_group = pattern.groupindex.get("by")
        by = (match[by_group] or "") if by_group else ""
        groups = [match[group] or "" for group in range(1, pattern.groups + 1) if group != by_group]
        about = [seat_of(token) for text in groups for token in _PEOPLE.findall(text)]
        if len(about) > 1:  # "Vote Nerys, Caio" is said to Caio
            about = [seat for seat in about if seat != listener]
        if not about:
            about = [listener if (kind, what) in ABOUT_YOU else ""]
        for seat in about:
            yield Act(kind, seat, what, seat_of(by) if by else "")
        return
