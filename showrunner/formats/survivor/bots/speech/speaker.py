"""Somebody in the middle of saying something: fresh pieces, and the finish that is theirs."""

from __future__ import annotations

import re
from collections.abc import Callable, Container, Iterable, Mapping
from functools import cache
from zlib import crc32

from showrunner.formats.survivor.bots.speech.grammar import Pattern
from showrunner.formats.survivor.bots.speech.lines import LINES
from showrunner.formats.survivor.bots.speech.moves import Reason
from showrunner.formats.survivor.bots.speech.places import People, Places, started
from showrunner.formats.survivor.bots.speech.voice import FREE, PROMISE, Voice
from showrunner.formats.wordings import ANYBODYS, Share
from showrunner.kernel import Dice

PIECES = 4
"""So often another piece is taken where one was said before."""
TRIES, FINISHES = 30, 3
"""So often something is made anew that cannot be said, and each time finished in so many ways."""
MANY = 3
"""Of so many sentences nobody else would choose all the same."""
WORTH_SPARING = 14
"""Pieces shorter than this many characters may come again."""
TELLING_APART = 16
"""So many characters between two names are a sentence's own: it is known again by them."""
_PLACE = re.compile(r"%\(.*?\)s")

ARGUABLE = {"open", "propose", "insist", "gossip", "smalltalk", "comfort"}
"""After these somebody who asks a lot asks whether it isn't so."""
BRIEF = {"close", "comfort", "thank"}
"""After these nothing more is hung on."""
VOWS = {"promise", "agree"}
"""These do not trail off."""
FIRST_END = re.compile(r"[.?!:]")
VOCATIVE = re.compile(
    r", (my (duck|friend|love)|you .*|boss|colleague|customer|gorgeous|lovely)[.!]$|^ Don't "
)
"""A turn that speaks to somebody."""
OBJECTING = re.compile(r"(?<![a-z])(but|only|though) $")
"""A turn that objects to what it stands before; what objects itself takes none."""
OBJECTS = re.compile(r"(^|, )(but|only|though|and still|and yet)\b")
NOWHERE = Places()
UNNAMED = {
    **dict.fromkeys(("about", "aboutm", "who", "whom", "other", "otherm", "from"), "somebody"),
    **dict.fromkeys(("abouts", "whos", "others"), "somebody's"),
    "to": "friend",
}
"""Who comes in where a pattern wants a name and none was handed over."""
TAIL = re.compile(
    r"(?:^|[,.:] )(?!(?:and|but|because|so|which|to|when) )((?:[\w']+ ){1,3}[\w']+)\.?$"
)
"""The end of a sentence that is worth saying again: two to four words of their own."""


def ended(words: str) -> str:
    """With a full stop, where nothing else ends it."""
    return words if words[-1] in ".?!…" else words + "."


@cache
def mark(wording: str) -> str:
    """What a wording is known again by, whoever is named in it: the most it says without a place.

    As it stands in any line: without its capital and what ends it. Empty where that is little.
    """
    pieces = [piece.replace("%%", "%") for piece in _PLACE.split(wording)]
    longest = max((pieces[0][1:], *pieces[1:]), key=len).rstrip(".?!…")
    return longest if len(longest) >= TELLING_APART else ""


class Speaker:
    """A voice that speaks to somebody, with its luck and what it must not say again."""

    def __init__(
        self,
        voice: Voice,
        to: str,
        names: Mapping[str, str],
        dice: Dice,
        said: Container[str],
        share: Share = ANYBODYS,
    ) -> None:
        self.voice = voice
        self.people = People(voice.seat, to, names)
        self.dice = dice
        self.said = said
        self.share = share
        self.own = False
        """Whether this message holds a wording that only this castaway would choose."""
        self.lent = ""
        """The wording of somebody else's share that it holds instead."""
        self.coloured = False
        """Whether this message holds a phrase or an image of the castaway's: one is enough."""
        self.leads_up = False
        """Whether what is said now leads up to something else: nothing is asked before that."""

    def unsaid(self, make: Callable[[], list[str]], finish: Callable[[list[str]], str]) -> str:
        """What is made so, finished in a way that can be said; else with something added to it."""
        for _ in range(TRIES):
            self.own = self.coloured = False
            self.lent = ""
            sentences = make()
            self.own = self.own or len(sentences) >= MANY
            for _ in range(FINISHES):
                line = finish(list(sentences))
                if self._can_say(line):
                    return line
        while True:
            more = line
            for _ in range(TRIES):
                more = f"{line} {ended(started(self.words('again', NOWHERE)))}"
                if self._can_say(more):
                    return more
            line = more

    def _can_say(self, line: str) -> bool:
        """Whether nobody has said it, as far as one knows, nor another would, just so."""
        others = len(line) <= len(self.lent) + 1 or not self.share.holds(crc32(line.encode()))
        return (self.own or not others) and line not in self.said

    def core(self, pool: str, places: Places) -> tuple[str, bool]:
        """What a message is about, in a wording of one's own, and whether it tells the reason."""
        patterns, places = self._fitting(pool, places)
        found = self._of_share(self.share, self._begun_anywhere(patterns), places)
        if found is not None:
            self.own = True
            words, pattern = found
            return words, pattern.telling
        self.lent, tells = self._any(patterns, places)
        return self.lent, tells

    def _begun_anywhere(self, patterns: tuple[Pattern, ...]) -> tuple[Pattern, ...]:
        """The same, from one on that is drawn."""
        first = self.dice.below(len(patterns))
        return *patterns[first:], *patterns[:first]

    def _of_share(
        self, share: Share, patterns: Iterable[Pattern], places: Places
    ) -> tuple[str, Pattern] | None:
        """A new piece out of the first of these patterns that has one in this share."""
        for pattern in patterns:
            wordings = pattern.dealt(share)
            if wordings and (words := self._anew(self.dice.pick(wordings), places)):
                return words, pattern
        return None

    def words(self, pool: str, places: Places) -> str:
        """A piece of the pool."""
        return self._any(*self._fitting(pool, places))[0]

    def _fitting(self, pool: str, places: Places) -> tuple[tuple[Pattern, ...], Places]:
        """The patterns of the pool for these places, and the places that fill them."""
        patterns = self.voice.patterns(pool, places)
        if not patterns:
            places = Places({**UNNAMED, **places})
            patterns = self.voice.patterns(pool, places)
        if self.leads_up:
            patterns = tuple(one for one in patterns if not one.asks) or patterns
        return patterns, places

    def _any(self, patterns: tuple[Pattern, ...], places: Places) -> tuple[str, bool]:
        """One of these, not said before if there is one, and whether it tells the reason."""
        for _ in range(PIECES):
            pattern = self.dice.pick(patterns)
            wording = self.dice.pick(pattern.wordings)
            words = self._anew(wording, places)
            if words:
                return words, pattern.telling
        return wording % places, pattern.telling

    def _anew(self, wording: str, places: Places) -> str:
        """The wording with its places filled, if nobody has said it, whoever was named in it."""
        known_by = mark(wording)
        if known_by and known_by in self.said:
            return ""
        words = wording % places
        new = known_by or len(words) < WORTH_SPARING or words[1:] not in self.said
        return words if new else ""

    def reason(self, reason: Reason, places: Places, told: str = "") -> str:
        """The reason as a clause, its own wording where it is about oneself or the listener.

        `told` is what is added to its pool's name where it is told in another way.
        """
        pool = reason.kind
        if told and f"{pool}{told}" in LINES:
            pool += told
        if reason.who == self.people.me and f"{pool}.me" in LINES:
            pool += ".me"
        elif reason.who and reason.who == self.people.to and f"{pool}.you" in LINES:
            pool += ".you"
        if not reason.other and f"{pool}.alone" in LINES:
            pool += ".alone"
        return self.words(pool, places)

    def with_phrase(self, number: int, sentences: list[str]) -> list[str]:
        """One of the castaway's own phrases before what is said, or after a promise or anything."""
        phrases = self.voice.phrases
        if self.coloured or number >= len(phrases):
            return sentences
        phrase = phrases[number] if number < FREE else self.dice.pick(phrases[FREE:])
        twice_no = phrase.lower().startswith("no") and sentences[0].lower().startswith("no")
        if phrase.rstrip(".!?…") in self.said or twice_no:
            return sentences
        self.coloured = True
        return [*sentences, phrase] if number >= FREE or number == PROMISE else [phrase, *sentences]

    def picture(self, places: Places) -> list[str]:
        """Something likened to what the castaway knows from work and home."""
        if self.coloured or not self.voice.images:
            return []
        image = self.dice.pick(self.voice.images)
        if image in self.said:
            return []
        self.coloured = True
        return [self.words("picture", Places({**places, "image": image}))]

    def finished(self, sentences: list[str], intent: str = "") -> str:
        """Sentences as a message, with what the speaker cannot help doing."""
        if not self.coloured and not (
            self.dice.chance(3 if len(sentences) == 1 else 1, 6)
            and self.turned(sentences, intent in BRIEF)
        ):
            self._habit(sentences, intent)
        words = [ended(started(sentence)) for sentence in sentences]
        if self.voice.has("broad") and words[-1][-1] == "." and self.dice.chance(1, 4):
            words[-1] = words[-1][:-1] + "!"
        return " ".join(words)

    def turned(self, sentences: list[str], brief: bool = False, aside: bool = False) -> bool:
        """One of the castaway's turns of speech, before the first or after the last sentence.

        An aside, to nobody, has it only after, and speaks to nobody. False where none fits that is
        still unsaid.
        """
        first = FIRST_END.search(sentences[0])
        asks_first, asks_last = first is not None and first[0] == "?", sentences[-1][-1] == "?"
        sides = [False] if aside else [True, False]
        if not aside and self.dice.chance(1, 2):
            sides.reverse()
        for before in sides:
            place = 0 if before else -1
            sentence = sentences[place]
            turns = self.voice.turns.get((asks_first if before else asks_last, before), ())
            for turn in self.dice.shuffle(turns):
                if (
                    (brief and turn.startswith(", and "))
                    or (aside and VOCATIVE.search(turn))
                    or (OBJECTING.search(turn) and OBJECTS.search(sentence))
                    or (turn.endswith(": ") and ":" in sentence)
                    or turn in self.said
                ):
                    continue
                if before:
                    rest = started(sentence) if turn[-2] in ".!?" else sentence
                    sentences[place] = turn + rest
                else:
                    whole = ended(sentence) if turn[0] == " " else sentence.rstrip(".!?")
                    sentences[place] = whole + turn
                return True
        return False

    def _habit(self, sentences: list[str], intent: str) -> None:
        """What the speaker often does; and to anybody one says a lone sentence by name at times."""
        dice, voice = self.dice, self.voice
        by_name = voice.has("names") or (len(sentences) == 1 and dice.chance(2, 3))
        if not dice.chance(2 if by_name else 1, 3):
            return
        last = sentences[-1]
        name = self.people.names.get(self.people.to, "")
        if by_name and name and not any(name in sentence for sentence in sentences):
            body = last.rstrip(".?!")
            if dice.chance(1, 2) or body.endswith(tuple(self.people.names.values())):
                sentences[0] = f"{name}, {sentences[0]}"
            else:
                sentences[-1] = f"{body}, {name}{last[len(body) :]}"
        elif voice.has("asks") and intent in ARGUABLE and last[-1] not in "?!":
            sentences[-1] = f"{last.rstrip('.')}{self.words('habit:asks', NOWHERE)}"
        elif voice.has("repeats"):
            tail = TAIL.search(last)
            if tail is not None:
                sentences.append(tail[1])
        elif voice.has("trails") and intent not in VOWS and last[-1] not in "?!":
            if dice.chance(1, 2):
                sentences.append(self.words("habit:trails", NOWHERE))
            sentences[-1] = sentences[-1].rstrip(".…") + "…"
