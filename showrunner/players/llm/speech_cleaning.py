"""Clean a model's spoken words of what no person would say aloud.

Models wrap what a castaway says: in their own name as a speaker, quotation marks, stage directions,
word counts, Markdown, remarks on the task. That is taken off; the words between stay as they are.
"""

from __future__ import annotations

import re
from typing import Final

from showrunner.players.llm.ladder import without_thinking
from showrunner.players.llm.speech_checks import LABELLED, Speaker, is_about_the_task
from showrunner.players.llm.speech_patterns import section

_I: Final = re.IGNORECASE

_THOUGHTS: Final = re.compile(
    r"<(think|thinking|thought|reasoning|analysis|scratchpad|reflection)>.*?(?:</\1>|\Z)",
    re.DOTALL | _I,
)
_FENCE: Final = re.compile(r"^\s*(?:```|~~~)\w*\s*$", re.MULTILINE)
_MARKUP: Final = section("markup")
_PLAN_FIRST: Final = section("plan_before_speech")
_LABEL: Final = section("label")
_NOTES: Final = section("notes")
_BRACKETED: Final = re.compile(
    r"\({1,3}([^()\[\]\n]{1,200})\){1,3}:?|\[([^\[\]\n]{1,200})\]|\{([^{}\n]*)\}"
)
_STARRED: Final = re.compile(r"(?<![\w*])(\*|_)(?![\s*_])([^*_\n]{1,200}?)(?<![\s*_])\1(?![\w*])")
_ABOUT_THE_TEXT: Final = section("about_the_text")
_STAGE: Final = section("stage_direction")
_PERSON: Final = section("person")
_QUOTES: Final = {'"': '"', "“": "”", "«": "»", "„": "“", "‘": "’", "»": "«"}
_MAX_EMPHASIS_WORDS: Final = 2
_LAYERS: Final = 4
"""How many mannerisms around one another are taken off, as in `**Ada:** "*sighs* …"`."""


def cleaned(words: str, speaker: Speaker) -> str:
    """The words without what models put around them; empty if nothing else was there.

    What is written in private keeps its lists and asides.
    """
    lines = words.replace("\\r", "").replace("\\n", "\n").splitlines()
    text = without_thinking(_THOUGHTS.sub("", "\n".join(filter(None, map(str.strip, lines)))))
    text = _FENCE.sub("", text)
    if not speaker.aloud:
        return text.strip()
    text = re.sub(r"\\(?=[\"'])", "", re.sub(r"<i>(.*?)</i>", r"*\1*", text))
    text = _MARKUP.sub("", _PLAN_FIRST.sub("", text))
    for _ in range(_LAYERS):
        text = _NOTES.sub("", text).strip()
        text = _without_own_name(_LABEL.sub("", text, count=1), speaker.name)
        text = _STARRED.sub(_emphasis, _BRACKETED.sub(_aside, text)).strip()
        text = re.sub(r"(?m)^(?:[*_]+|:)\s", "", text)
        text = _unquoted(text)
    lines = text.splitlines()
    spoken = [line for line in lines if not _is_about_the_task(line)]
    text = "\n".join(spoken or lines)
    return re.sub(r"[^\S\n]+", " ", re.sub(r"\s*\n\s*", "\n", text)).strip(" \n-*…")


def _is_about_the_task(line: str) -> bool:
    return is_about_the_task(line) or LABELLED.search(line) is not None


def _without_own_name(text: str, me: str) -> str:
    """Take off the speaker's own name as in a script, and a first sentence of stage directions."""
    name = re.escape(me)
    as_speaker = (
        rf"^[^\w\n\"“]{{0,9}}(?:player |contestant |round \d+ - |i )?\(?{name}\)?(?: here| speaks)?"
        r"(?:\s*[(,\[][^)\]:\n]*[)\]]?|\s+(?:says?|said|whispers|sagt|flüstert|dit|murmure)[^:\n]{0,20})?[\])*_]*\s*"
        r"(?:(?:->|=>) \w+)?(?:say|:|>>|[–—-](?=\s)|\]|\)(?=\s)|\s*$)[*_:]*\s*"
    )
    text = re.sub(as_speaker, "", text, flags=re.MULTILINE | _I)
    text = re.sub(
        rf"\n\W{{0,9}}{name}\W{{0,9}}(?:, day \d+)?\s*\Z|\s~ {name}\Z", "", text, flags=_I
    )
    quoted = re.fullmatch(r"[^\"“]{0,80}[\"“]([^\"“”]+)[\"”]", text)
    if quoted and re.match(rf"(?:{name}|he|she|they|i)\s+(?:{_STAGE.pattern}|say|said)", text, _I):
        return quoted[1]
    return re.sub(rf"^{name}\s+(?:{_STAGE.pattern})[^.!?\n]*[.!?]\s*", "", text, flags=_I)


def _is_direction(span: str) -> bool:
    """Whether words in asterisks or brackets say what the speaker does."""
    return _STAGE.match(span) is not None and not _PERSON.search(span)


def _stands_alone(found: re.Match[str]) -> bool:
    """Whether what was found stands between sentences, not within one."""
    before, after = found.string[: found.start()].rstrip(), found.string[found.end() :].lstrip()
    begins = not before or before[-1] in '.!?…—:"”*)'
    return begins and (not after or not after[0].islower()) and after[:1] not in tuple(",.!?;:")


def _emphasis(found: re.Match[str]) -> str:
    """A stage direction in asterisks is removed; words that are only stressed stay.

    A whole sentence loses the asterisks.
    """
    span = found[2]
    if span[:1] in _QUOTES:
        return span
    alone = _stands_alone(found)
    aside = len(span.split()) > _MAX_EMPHASIS_WORDS or alone
    drop = _is_direction(span) or _ABOUT_THE_TEXT.search(span)
    if drop or (aside and not _PERSON.search(span)):
        return ""
    return span if alone else found[0]


def _aside(found: re.Match[str]) -> str:
    """A stage direction or a remark about the text in brackets is removed; other asides stay."""
    span = next(filter(None, found.groups()), "").strip()
    if span[:1] in _QUOTES:
        return span
    is_speaker = found[2] is not None and found.string[found.end() :].startswith(":")
    is_placeholder = re.fullmatch(r"[a-z_]+", found[3] or "") is not None
    if is_speaker or is_placeholder or (found[3] is None and is_about_the_task(found[0])):
        return found[0]
    aside = found[1] is None or _stands_alone(found)
    drop = _is_direction(span) or _ABOUT_THE_TEXT.search(span)
    return "" if drop or (aside and not _PERSON.search(span)) else found[0]


def _unquoted(text: str) -> str:
    """The text without quotation marks around the whole of it."""
    closing = _QUOTES.get(text[:1])
    inside = text[1:-1]
    if closing is None or not text.endswith(closing) or len(text) < len('""'):
        return text
    nested = inside[:1] in _QUOTES and inside.endswith(closing)
    whole = nested or (closing not in inside.replace("n’t", "") and text[0] not in inside)
    return inside.strip() if whole or closing == "’" else text
