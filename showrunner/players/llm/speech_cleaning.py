"""Clean a model's spoken words of what no person would say aloud.

Models wrap what a castaway says: in their own name as a speaker, quotation marks, stage directions,
word counts, Markdown, remarks on the task. That is taken off; the words between stay as they are.
"""

from __future__ import annotations

import re
from typing import Final

from showrunner.players.llm.ladder import without_thinking
from showrunner.players.llm.speech_checks import ABOUT_THE_TASK, LABELLED, Speaker, any_of

_I: Final = re.IGNORECASE

_THOUGHTS: Final = re.compile(
    r"<(think|thinking|thought|reasoning|analysis|scratchpad|reflection)>.*?(?:</\1>|\Z)",
    re.DOTALL | _I,
)
_FENCE: Final = re.compile(r"^\s*(?:```|~~~)\w*\s*$", re.MULTILINE)
_MARKUP: Final = any_of(
    r"(?m:^)\s*#{1,6}\s.*(?m:$)",
    r"(?m:^)\s*(?:[-–•▪]|>+|\*+(?=\s)|\d{1,2}[.)](?=\s)|={2,}[^=\n]*={2,}\s*(?m:$))\s*",
    r"(?:<\|channel\|>final)?<\|[^|<>\n]{0,30}\|>|</?[\w ]{1,20}/?>|`+|'{3}",
    r"\*\*|__",
)
_SPEECH: Final = (
    r"(?:message|reply|response|answer|say|says|speech|spoken|statement|dialogue|line|output|draft|"
    r"final|text|words)"
)
_PLAN: Final = (
    r"(?:think|thoughts?|thinking|thought process|analysis|reasoning|plan|strategy|goal|action)"
)
_PLAN_FIRST: Final = re.compile(
    rf"(?s)\A\W{{0,9}}{_PLAN}\W{{0,9}}:.*\n\W{{0,9}}{_SPEECH}\W{{0,9}}:", _I
)
_LABEL: Final = any_of(
    r"^\W{0,9}(?:(?:sure(?: thing)?|okay|ok|right|of course|understood|certainly|absolutely|"
    r"hmm[^\n]{0,20})"
    r"[,.!]*\s*)?(?:(?:here(?:['’]s| is| goes| you go)|this is what i|as requested)"
    r"(?! the thing)[^.:\n]{0,60}:\s|below is [^.:\n]{0,40}[.:]\s|"
    r"(?:(?:my|the|your|final|spoken|public|private|in-character|\w+['’]s|possible|vote) ){1,3}"
    rf"(?:{_SPEECH}|comment|accusation|guess|explanation|version|turn to speak)\b[^.:\n]{{0,30}}:|"
    r"(?:message|reply|response|answer|speech|spoken|statement|dialogue|output|draft|final|text|"
    r"comment|"
    r"confessional|accusation|subject|question|broadcast|public message|dm|says|whispers?|aloud|"
    r"out loud|"
    r"loudly|final version|assistant|ai|option \d|let me try)(?: (?:to|for|from|as) \w+)?"
    r"(?: ?\([^)\n]*\))?:|to \w+:(?=\s)|"
    r"(?:as \w+, |speaking as \w+, |i think )?(?:i(?:['’]d| would| will)? ?(?:say|answer|"
    r"tell them))"
    r"(?: (?:something like|this|to \w+))?[:,](?= ?[\"“\n]|(?<=:))|(?:in character|"
    r"speaking) as \w+:)[\s*_]*",
    r"^(?:sure(?: thing)?|okay|of course|understood|certainly|got it|absolutely|"
    r"thank you for the prompt)"
    r"[!.]\s*(?:let['’]s do this\.)?\s*(?:\n|(?<=prompt\. ))",
    r"^(?:assistant|final)\s*\n",
)
_NOTES: Final = any_of(
    r"\n\W{0,9}(?:note|n\.b\.|disclaimer|ooc|explanation|rationale|why this works|or, shorter|"
    r"alternative(?:ly)?|"
    r"translation|human|user)\b[^\n:]{0,20}[:.].*\Z",
    r"\n\W{0,9}(?:\w+ )?(?:tone|mood|target|emotion|confidence|action|vote|words|count|tokens|"
    r""
    r"truth|to)\W{0,9}:"
    r"[^\n]{0,60}\Z",
    r"(?:^|\n|(?<=[.!?”\"]) )\W{0,9}(?:(?:please )?let me know (?:if you(?:['’]d| would| want|"
    r" need)|"
    r"your|what you)"
    r"|feel free to|(?:i )?hope (?:this|that) (?:helps|works)[!.]*\s*\Z|would you like (?:me|a|"
    r"another)|if you want, i can|happy "
    r"to (?:revise|adjust)|is (?:this|that) okay|is there anything|i can make it|this conveys|"
    r"i['’]ve kept|"
    r"end\b\W{0,9}\Z|/no_think|#\w+)[^\n]*\Z",
    r"\n\s*(?:-{2,}\s*(?:\n|\Z)|(?:sincerely|best regards|yours),?\s*\n).*\Z",
    r"\s{0,9}[^\w\s.!?\"”]{0,4}\s{0,4}[*_(\[]{0,4}(?:\bword ?count\W{0,9}~?\d+\W{0,9}|"
    r"(?:\bapprox\. |\bunder |\bexactly |"
    r"\b)~?\d+"
    r"(?: ?/ ?\d+)? (?:words?|characters)(?: total| [^\n)]{0,30}\))?)[)\]*_.]*\s*\Z",
)
_BRACKETED: Final = re.compile(
    r"\({1,3}([^()\[\]\n]{1,200})\){1,3}:?|\[([^\[\]\n]{1,200})\]|\{([^{}\n]*)\}"
)
_STARRED: Final = re.compile(r"(?<![\w*])(\*|_)(?![\s*_])([^*_\n]{1,200}?)(?<![\s*_])\1(?![\w*])")
_ABOUT_THE_TEXT: Final = any_of(
    r"\b(?:in[- ]character|out of character|end of|ends?\b\W{0,9}$|\d+ words?|word count|message|"
    r"response|note|ooc|as \w+\W{0,9}$)"
)
_STAGE: Final = any_of(
    r"(?:(?:\w+ly|still|then|and|he|she|they|his|her|their|the|a|an|long|short|small|slight|half|"
    r"mock|fake|slow|deep|soft|with|in|to|at) )*(?:lean|look|glanc|smil|grin|nod|sigh|laugh|"
    r"chuckl|shrug|paus|whisper|lower|rais|shak|turn|step|cross|fold|clear|roll|star|gaz|frown|"
    r"smirk|wink|sit|stand|walk|point|gestur|tilt|narrow|rub|crouch|pok|stir|toss|wip|swallow|"
    r"exhal|inhal|breath|gasp|hesitat|mutter|bit|tap|scratch|squint|voice|tone|eye|beat|silen|"
    r"aside|lift|kick|pick|scan|snort|scoff|quiet|murmur|speak|snap|throw|wav|clap|kneel|tak|draw|"
    r"drop|hold|run|put|count|listen|think|salut|mov|pull|push|set|brush|grip|hug|touch|spread|"
    r"pour|storm|wash|flip|check|camera|hand)\w*\b",
    r"(?:to|as) [\w ]+\W{0,9}$",
)
_PERSON: Final = any_of(r"\b(?:i|me|my|mine|we|us|our|you|your)\b")
_QUOTES: Final = {'"': '"', "“": "”", "«": "»", "„": "“", "‘": "’"}
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
    return ABOUT_THE_TASK.search(line) is not None or LABELLED.search(line) is not None


def _without_own_name(text: str, me: str) -> str:
    """Take off the speaker's own name as in a script, and a first sentence of stage directions."""
    name = re.escape(me)
    as_speaker = (
        rf"^[^\w\n\"“]{{0,9}}(?:player |contestant |round \d+ - |i )?\(?{name}\)?(?: here| speaks)?"
        r"(?:\s*[(,\[][^)\]:\n]*[)\]]?|\s+(?:says?|said|whispers)[^:\n]{0,20})?[\])*_]*\s*"
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
    """A stage direction in asterisks is removed; words that are only stressed stay."""
    span = found[2]
    if span[:1] in _QUOTES:
        return span
    aside = len(span.split()) > _MAX_EMPHASIS_WORDS or _stands_alone(found)
    drop = _is_direction(span) or _ABOUT_THE_TEXT.search(span)
    return "" if drop or (aside and not _PERSON.search(span)) else found[0]


def _aside(found: re.Match[str]) -> str:
    """A stage direction or a remark about the text in brackets is removed; other asides stay."""
    span = next(filter(None, found.groups()), "").strip()
    if span[:1] in _QUOTES:
        return span
    is_speaker = found[2] is not None and found.string[found.end() :].startswith(":")
    is_placeholder = re.fullmatch(r"[a-z_]+", found[3] or "") is not None
    if is_speaker or is_placeholder or (found[3] is None and ABOUT_THE_TASK.search(found[0])):
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
