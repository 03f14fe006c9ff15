"""A message of a talk: what is meant, said as this castaway says it."""

from __future__ import annotations

import re
from collections.abc import Container, Mapping, Sequence

from showrunner.formats.survivor.bots.speech import voice as parts
from showrunner.formats.survivor.bots.speech.lines import LINES
from showrunner.formats.survivor.bots.speech.moves import INTENTS, Move
from showrunner.formats.survivor.bots.speech.places import Places
from showrunner.formats.survivor.bots.speech.speaker import Speaker
from showrunner.formats.survivor.bots.speech.voice import Voice
from showrunner.formats.wordings import ANYBODYS, Share
from showrunner.kernel import Dice

PHRASES = {
    "open": (parts.OPENER, 6),
    "probe": (parts.OPENER, 9),
    "refuse": (parts.REFUSAL, 5),
    "promise": (parts.PROMISE, 6),
    "thank": (parts.THANKS, 5),
    "doubt": (parts.WORRY, 6),
    "ask_safety": (parts.WORRY, 5),
    "gossip": (parts.WORRY, 6),
    "smalltalk": (parts.FREE, 9),
    "close": (parts.FREE, 10),
    "comfort": (parts.FREE, 12),
}
"""Which of the castaway's own phrases goes with an intent, and that it does once in so often."""
PICTURED = {"open", "probe", "propose", "insist", "doubt", "gossip", "smalltalk", "warn"}
ARGUED = {"propose", "insist"}
NAMING = {"propose", "insist", "bargain"}
"""With these a name is put up."""
OF_THE_DAY = {"open", "smalltalk", "comfort", "thank", "gossip"}
"""With these something that is so is told beside them: nothing is argued by it."""
SEALED = {"promise"}
GLAD = {"plenty", "won_today", "best_fed", "best_roll", "fed", "topped", "few_left", "worst_fed"}
"""Nobody broods over these."""
CORE_FIRST = {"refuse"}
"""What is said by these comes before why."""
TERSE = frozenset(("short", "blunt", "cool"))
"""Who speaks so gives half a sentence for a reason."""
TOLD = {"opinion": ".told"}
"""With these a reason is told in a wording of its own, where there is one."""
WELL_MEANT = {"loyal", "useful", "kept", "voted_with", "fed", "best_fed", "best_roll", "together"}
"""What speaks for somebody; every other reason speaks against them, or might."""
NEAR = 25
"""A name so many characters from the end is still in the ear: what follows needs no subject."""
CLOSED = re.compile(r"[.?!:]")
"""What has this in it takes no "because" after it, nor follows one."""
NAME_FIRST = {"said_by"}
"""A reason that speaks of "the same name" comes after the name."""
LAST = {"close"}
"""What is done by these comes after everything else."""


def say(
    moves: Sequence[Move],
    voice: Voice,
    to: str,
    names: Mapping[str, str],
    dice: Dice,
    said: Container[str],
    share: Share = ANYBODYS,
) -> str:
    """One message out of one to three moves, to somebody (`to` is a seat, "" = everybody).

    `said` holds every line that this castaway has said or heard this episode; none of them comes
    again. Where it is one text of all of them, no sentence and no phrase does. What is said is of
    this castaway's `share` of all wordings. The same inputs give the same words.
    """
    speaker = Speaker(voice, to, names, dice, said, share)
    intent = moves[-1].intent
    return speaker.unsaid(lambda: _sentences(speaker, moves), lambda s: speaker.finished(s, intent))


def _sentences(speaker: Speaker, moves: Sequence[Move]) -> list[str]:
    sentences: list[str] = []
    for move in moves:
        if sentences and _is_said(speaker, move, sentences):
            continue
        speaker.leads_up = move is not moves[-1]
        more = _move(speaker, move)
        joins = (
            sentences
            and speaker.voice.has("long")
            and more[0][0].islower()
            and more[0][:4] != "and "
        )
        if joins and speaker.dice.chance(1, 3):
            more[0] = "and " + more[0]
        sentences += more
    return sentences


def _is_said(speaker: Speaker, move: Move, sentences: Sequence[str]) -> bool:
    """Whether the vote that is promised has just been promised, in agreeing to it."""
    if (move.intent, move.kind) != ("promise", "vote"):
        return False
    given = f"I'll write {speaker.people.names[move.about]}"
    return any(given in sentence for sentence in sentences)


def _move(speaker: Speaker, move: Move) -> list[str]:
    """The sentences of one move: what it is, the reason for it, what follows from that."""
    dice, voice, reason = speaker.dice, speaker.voice, move.reason
    places = speaker.people.places(move.about, reason)
    because = ""
    if reason is not None:
        because = speaker.reason(reason, places, TOLD.get(move.intent, ""))
        if move.intent not in NAMING or reason.kind not in NAME_FIRST:
            places["r"] = because
    kind = move.kind or next(iter(INTENTS[move.intent]), "")
    pool = f"{move.intent}:{kind}" if kind else move.intent
    if move.intent == "opinion":
        if reason is None or dice.chance(1, 8):  # some keep to themselves what they know
            reason = None
        else:
            pool = "opinion:good" if reason.kind in WELL_MEANT else "opinion:bad"
    elif move.intent == "probe" and move.about:
        pool = "probe.about"
    elif move.about and move.about == speaker.people.to and f"{pool}.you" in LINES:
        pool += ".you"
    elif move.intent == "open" and reason is not None and reason.kind in GLAD:
        pool = "open.glad"
    core, holds_reason = speaker.core(pool, places)
    if move.intent == "warn" and "from" in places:  # who has said so is all there is to say of it
        holds_reason = holds_reason or places["from"] in core
    sentences = [core]
    if reason is not None and not holds_reason and move.intent in OF_THE_DAY:
        sentences = [because, core] if dice.chance(1, 2) else [core, because]
    elif reason is not None and not holds_reason:
        named = bool(reason.who) and reason.who == move.about and move.about != speaker.people.to
        if move.intent in LAST:
            sentences = [because, core]
        elif move.intent in CORE_FIRST or (move.intent in NAMING and reason.kind in NAME_FIRST):
            sentences = [core, because]
        else:
            argued, bit = move.intent in ARGUED, f"{reason.kind}.bit"
            sentences = _backed(speaker, core, because, bit, places, named, argued)
    sixths = 1 if voice.has("short") else 3 if voice.has("long") else 2
    if (
        reason is not None
        and f"{reason.kind}+" in LINES
        and move.intent in ARGUED
        and dice.chance(sixths, 6)
    ):
        sentences.append(speaker.words(f"{reason.kind}+", places))
    elif reason is None and move.intent in SEALED and dice.chance(2, 3):
        sentences.append(speaker.words(f"{move.intent}+", places))
    phrased = "" if kind == "safety" else move.intent  # what seals a vote fits no oath of safety
    number, once_in = PHRASES.get(phrased, (0, 0))
    if once_in and dice.chance(1, once_in):
        sentences = speaker.with_phrase(number, sentences)
    elif move.intent in PICTURED and dice.chance(1, 10):
        sentences += speaker.picture(places)
    return sentences


def _backed(
    speaker: Speaker,
    core: str,
    because: str,
    bit: str,
    places: Places,
    named: bool,
    argued: bool,
) -> list[str]:
    """A sentence with its reason before, after, or within it."""
    dice, voice = speaker.dice, speaker.voice
    terse = not TERSE.isdisjoint(voice.manner)
    if named and terse and bit in LINES and places["about"] in core[-NEAR:] and dice.chance(1, 2):
        return [core, speaker.words(bit, places)]
    if voice.has("counts") and ":" not in core and ":" not in because and dice.chance(1, 6):
        speaker.coloured = True
        return [f"one: {because}", f"two: {core}"]
    closed = CLOSED.search(core) or CLOSED.search(because)
    if argued and voice.has("long") and not closed and dice.chance(2, 5):
        joined = dice.pick(("because", "seeing that", "since", "and that's because"))
        return [f"{core}, {joined} {because}"]
    if dice.chance(2, 5):
        return [because, core]
    return [core, because]
