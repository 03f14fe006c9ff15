"""Texts that are no talk message: comments, last words, speeches, notes, diaries, interviews."""

from __future__ import annotations

from collections.abc import Container, Mapping, Sequence
from functools import cache
from math import gcd
from zlib import crc32

from showrunner.formats.survivor.bots.speech.grammar import Pattern
from showrunner.formats.survivor.bots.speech.moves import Reason
from showrunner.formats.survivor.bots.speech.places import Places, started
from showrunner.formats.survivor.bots.speech.speaker import NOWHERE, Speaker, ended
from showrunner.formats.survivor.bots.speech.voice import Voice
from showrunner.formats.wordings import ANYBODYS, Share
from showrunner.kernel import Dice

FEWEST_WORDS, MOST_WORDS = 25, 80
"""How long a note in a diary is."""
SPOKEN_TO = ("juror", "juror_question", "jury_answer")
"""In these the one it is about is the one spoken to."""
ENDED = {
    **dict.fromkeys(("interview:target", "interview:plain"), "interview:end"),
    **dict.fromkeys(("interview:winner", "interview:final"), "interview:end_out"),
}
"""What stands at the end of an answer to whatever one likes."""


class Diarist(Speaker):
    """Somebody who writes for themselves: no sentence twice, nor one that others write tonight.

    Nobody hears what others write; so each keeps to a share of every pool, as long as there is
    something new in it.
    """

    def __init__(
        self,
        voice: Voice,
        names: Mapping[str, str],
        dice: Dice,
        said: Container[str],
        share: Share,
        night: int,
    ) -> None:
        super().__init__(voice, "", names, dice, said)
        self.written: set[Pattern] = set()
        """What this entry is made of so far."""
        self._share, self._night = share, night

    def _mine(self, pool: str) -> Share:
        """My share of a pool tonight: another tomorrow, and no neighbour's for every pool."""
        own, of = self._share
        return Share((own + self._night * _step(pool, of)) % of, of)

    def words(self, pool: str, places: Places) -> str:
        """See Speaker: of one's own, if there is any left."""
        return self._new(pool, places, (self._mine(pool), ANYBODYS)) or super().words(pool, places)

    def own_words(self, pool: str, places: Places) -> str:
        """A piece of the pool that nobody else writes tonight; empty where there is none left."""
        return self._new(pool, places, (self._mine(pool),))

    def _new(self, pool: str, places: Places, shares: Sequence[Share]) -> str:
        """A piece of the first of these shares that holds a new one, or nothing."""
        patterns, places = self._fitting(pool, places)
        unwritten = [one for one in self._begun_anywhere(patterns) if one not in self.written]
        for share in shares:
            if found := self._of_share(share, unwritten, places):
                words, pattern = found
                self.written.add(pattern)
                return words
        return ""


@cache
def _step(pool: str, of: int) -> int:
    """How far a share of a pool moves each night: it comes back only when all have had it."""
    steps = [step for step in range(1, max(of, 2)) if gcd(step, of) == 1]
    return steps[crc32(pool.encode()) % len(steps)]


def text(
    kind: str,
    reasons: Sequence[Reason],
    voice: Voice,
    about: str,
    names: Mapping[str, str],
    dice: Dice,
    said: Container[str],
    share: Share = ANYBODYS,
    night: int = 0,
) -> str:
    """A text of one of the kinds in TEXTS, about a seat or nobody, out of these reasons.

    A diary or an interview is about the target, a question of a juror about the finalist asked.
    Nothing in `said` comes again, and what is said is of this castaway's `share` of all wordings,
    in a diary of another part of each pool every `night`.
    """
    begin = kind.partition(":")[0]
    if begin == "diary":
        diarist = Diarist(voice, names, dice, said, share, night)
        return diarist.unsaid(lambda: _diary(diarist, reasons, about), _written)
    speaker = Speaker(voice, about if begin in SPOKEN_TO else "", names, dice, said, share)
    finish = _written if begin == "note" else speaker.finished
    if begin == "interview":
        return speaker.unsaid(lambda: _interview(speaker, kind, reasons, about), finish)
    if begin == "jury_speech":
        return speaker.unsaid(lambda: _jury_speech(speaker, reasons, about), finish)
    return speaker.unsaid(lambda: _line(speaker, kind, reasons, about), finish)


def _written(sentences: Sequence[str]) -> str:
    """Sentences as they are, for oneself; after a colon one goes on."""
    words = " ".join(
        ended(sentence if before.endswith(":") else started(sentence))
        for before, sentence in zip(("", *sentences), sentences, strict=False)
    )
    return words.replace(":.", ":")


def _line(speaker: Speaker, kind: str, reasons: Sequence[Reason], about: str) -> list[str]:
    """One core with at most one reason in it, the others after it."""
    places = speaker.people.places(about, reasons[0] if reasons else None)
    if reasons:
        places["r"] = speaker.reason(reasons[0], places)
    core, holds_reason = speaker.core(kind, places)
    note = kind.startswith("note:")
    sentences = [core]
    if reasons and not holds_reason and not note:
        sentences.append(places["r"])
    sentences += [_said(speaker, reason, about) for reason in reasons[1:]]
    if note and (speaker.dice.chance(4, 5) or not speaker.turned(sentences, aside=True)):
        sentences.append(speaker.words(f"{kind}+", places))
        if speaker.dice.chance(1, 2):
            sentences.insert(0, speaker.words("note:begin", places))
    return sentences


def _said(speaker: Speaker, reason: Reason, about: str) -> str:
    return speaker.reason(reason, speaker.people.places(about, reason))


def _jury_speech(speaker: Speaker, reasons: Sequence[Reason], about: str) -> list[str]:
    """Two to four sentences: what one has done, and what one asks for."""
    done = [_said(speaker, reason, about) for reason in reasons[:3]]
    begin = [speaker.words("jury_speech:begin", NOWHERE)] if len(done) < 3 else []
    end = [speaker.words("jury_speech:end", NOWHERE)]
    return begin + done + end


def _interview(speaker: Speaker, kind: str, reasons: Sequence[Reason], about: str) -> list[str]:
    """DS-9.4: an honest answer, out of one's own plans; or a view of the game from outside it."""
    places = speaker.people.places(about, None)
    because = [_said(speaker, reason, about) for reason in reasons[:3]]
    if kind not in ENDED:
        return [speaker.words(kind, places), *because]
    end = speaker.words(ENDED[kind], places)
    return [speaker.words(kind, places), *because, end]


def _diary(speaker: Diarist, reasons: Sequence[Reason], about: str) -> list[str]:
    """25 to 80 words to oneself: what mattered today, and whom one would see go next."""
    speaker.written.clear()
    places = speaker.people.places(about, None)
    begin = speaker.words("diary:begin", places)
    end = [speaker.words("diary:next", places)] if about else []
    if not end or speaker.dice.chance(1, 2):
        end.append(speaker.words("diary:end", places))
    sentences = [begin]
    for reason in reasons[:4]:
        sentences.append(_said(speaker, reason, about))
        if speaker.dice.chance(1, 6) and (aside := speaker.own_words("diary:between", places)):
            sentences.append(aside)
    length = _length(sentences) + _length(end)
    while length < FEWEST_WORDS:
        sentences.append(speaker.words("diary:more", places))
        length += _length(sentences[-1:])
    while length > MOST_WORDS:
        length -= _length([sentences.pop()])
    return sentences + end


def _length(sentences: Sequence[str]) -> int:
    return sum(len(sentence.split()) for sentence in sentences)
