"""Recognise words that nobody in the game would say.

A refusal of the task, words about the task or its form, somebody else's lines, another language.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from showrunner.formats.parameters import Language
from showrunner.players.llm.languages import is_in_another_language
from showrunner.players.llm.outcomes import Fault
from showrunner.players.llm.speech_patterns import section

_I: Final = re.IGNORECASE


class Speaker(NamedTuple):
    """Who speaks: their name, the other castaways' names, and the language that all speak.

    What is written in private (not `aloud`) may have labels and speak of anybody.
    """

    name: str = ""
    others: Sequence[str] = ()
    language: Language = "English"
    aloud: bool = True


_TASK: Final = (
    r"(?:requests?|prompts?|tasks?|scenarios?|role[- ]?play(?:ing)?|content|instructions?|outputs?|"
    r"simulation|topic|material|dialogue)"
)
_REFUSALS: Final = section(
    "refusals",
    r"^\W{0,9}(?P<sorry>(?:(?:i'?m |i am )?(?:very |so |really )?sorry|(?:my )?apologies|"
    r"i apologi[sz]e|unfortunately)\b[,.]? ?(?:but )?)?"
    r"(?:i(?: can(?:not|'t)| won't|(?: am|'m) (?:unable|not able|not going|"
    r"not comfortable)"
    r"(?: to)?|'d rather not| must decline to| have to decline to| (?:do not|don't) feel "
    r"comfortable) ?)"
    rf"(?:(?:assist|comply|engage)\b(?= with| you|[.!]|\W*$)|[^.!?]*\b(?:this|that|the|your|such|"
    rf"any|"
    rf"these|with|a)(?: \w+)? "
    rf"{_TASK}\b|(?:generat|produc|creat|provid)\w+\b[^.!?]*\b(?:{_TASK}|text|response)|"
    r"give (?:medical|legal|financial) advice|help with cheating|"
    r"(?(sorry)(?:help|answer|do|continue|fulfil)l?(?: you)? with (?:that|this)\W{0,9}$|(?!)))"
    r"|^it is not appropriate for me to\b",
)
ABOUT_THE_TASK: Final = section("about_the_task")
LABELLED: Final = section("labelled")
"""A label before the words, as in a form or a script; in a note or diary it is none."""
_NOTHING: Final = section("nothing")
_TOLD: Final = (
    r"(?:would|should|could|might|will|must|needs|is|was|has|had|says|said|thinks|knows|nods|"
    r"decides|wants|smil\w+|looks|walks|votes|does|doesn|serves|sits|rises)\b"
)


def is_refusal(words: str) -> bool:
    """Whether these words refuse the task, as an assistant does; not a "no" within the game."""
    return _REFUSALS.match(plain(words)) is not None


def is_about_the_task(words: str) -> bool:
    """Whether these words are about the task, its form, or being a language model."""
    return ABOUT_THE_TASK.search(plain(words)) is not None


def plain(words: str) -> str:
    """The words with straight apostrophes, as the patterns have them."""
    return words.replace("’", "'")


def why_not_speech(words: str, speaker: Speaker) -> Fault | None:
    """Why nobody in the game would say these `cleaned` words; None if somebody might."""
    if is_refusal(words):
        return Fault("refusal", "Answer as this contestant; it is a game that all of you chose.")
    if _NOTHING.match(words):
        return Fault("empty", "Say something, or give null to say nothing.")
    is_told = LABELLED.search(words) or _tells_of(words, speaker.name)
    if is_about_the_task(words) or (speaker.aloud and is_told):
        return Fault("meta", "Say only what this contestant says or writes, as plain speech.")
    other = _other_speaker(words, speaker.others) if speaker.aloud else None
    if other is not None:
        return Fault("other_speech", f"Speak for yourself alone, not for {other}.")
    if is_in_another_language(words, speaker.language):
        return Fault("wrong_language", f"Speak {speaker.language}, as everybody here does.")
    return None


def _tells_of(words: str, me: str) -> bool:
    """Whether the words speak of their own speaker by name, as a narrator does."""
    name = re.escape(me)
    narrated = rf"(?<!i'm )(?<!i’m )(?<!i am )\b{name}\b(?:['’]s \w|,? (?:\w+ly )?{_TOLD})"
    written_for = rf"\b(?:as|for|have|make|let|put) (?:\w+ )?{name}\b"
    return bool(me) and re.search(f"{narrated}|{written_for}", words, _I) is not None


def _other_speaker(words: str, others: Iterable[str]) -> str | None:
    """The castaway for whom these words speak, as a script does (`Zora: I'm in.`).

    A list of several castaways on one line (`Zora: too quiet. Ben: too loud.`) is nobody's speech.
    """
    names = "|".join(map(re.escape, [*others, "Host", "Moderator", "Narrator"]))
    lines = words.splitlines()
    speakers = re.findall(rf"(?m)^\W{{0,9}}({names})[\])*_]*\s?(?::|\n)", words, _I)
    if len(lines) == 1 and len(re.findall(rf"\b(?:{names})\s?:", words)) > 1:
        return None
    said_by = re.search(rf"[\"”],? \w+ ({names})\b|[\"”],? ({names}) \w+s\b", words)
    return speakers[0] if speakers else said_by and (said_by[1] or said_by[2])
