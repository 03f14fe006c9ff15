"""What a pen (a model that writes the narration) may change in an episode, and whether it is true.

The episode that the editor composed stays the measure: a sentence of the pen that has a name, a
number or a quotation which the sentence in its place has not is left out.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from showrunner.formats.wording import ORDINALS, WORDS
from showrunner.story.told import Episode, Section, Sentence

MAX_TITLE_CHARACTERS: Final = 80
MAX_SENTENCE_CHARACTERS: Final = 400
_QUOTED: Final = re.compile(r"[“\"«„]([^”\"»“]*)[”\"»“]")
_WORD: Final = re.compile(r"\w+(?:[-’']\w+)*")
_NUMBERS: Final = {
    **{word: str(value) for value, word in enumerate(WORDS) if value > 1},
    **{word: str(value) for value, word in enumerate(ORDINALS) if value > 1},
    "twice": "2",
    "both": "2",
    "double": "2",
    "half": "half",
}
"""Words for numbers; "one", "first" and "no" are too common to count as such."""


class Rewritten(Struct, frozen=True):
    """A sentence of the pen, for the episode's sentence with this number."""

    number: int
    text: str


class PenReply(Struct, frozen=True):
    """What a pen answers."""

    title: str
    sentences: tuple[Rewritten, ...]


def numbered(episode: Episode) -> Iterator[tuple[int, Section, Sentence]]:
    """The episode's sentences with their numbers, from 1."""
    number = 0
    for section in episode.sections:
        for sentence in section.sentences:
            number += 1
            yield number, section, sentence


def with_pen(
    episode: Episode, reply: PenReply, names: Iterable[str], model: str
) -> tuple[Episode, list[str]]:
    """The episode with what the pen wrote and may stand, and why the rest does not.

    `names` are those of everybody in the season.
    """
    cast = set(names)
    rewritten: dict[int, Sentence] = {}
    wrong: list[str] = []
    own = {number: sentence for number, _, sentence in numbered(episode)}
    for one in reply.sentences:
        sentence = own.get(one.number)
        if sentence is None or sentence.speaker:
            wrong.append(f"there is no sentence {one.number} to replace")
            continue
        found = unsupported(one.text, [sentence.text], cast)
        if len(one.text) > MAX_SENTENCE_CHARACTERS or not one.text.strip():
            found = ["its length"]
        if found:
            wrong.append(f"sentence {one.number}: {', '.join(found)}")
        else:
            rewritten[one.number] = replace(sentence, text=one.text.strip())
    told = [sentence.text for sentence in own.values()]
    in_title = unsupported(reply.title, told, cast)
    if len(reply.title) > MAX_TITLE_CHARACTERS or not reply.title.strip():
        in_title = ["its length"]
    if in_title:
        wrong.append(f"the title: {', '.join(in_title)}")
    if not rewritten and in_title:
        return episode, wrong
    return (
        replace(
            episode,
            title=episode.title if in_title else reply.title.strip(),
            sections=_with(episode.sections, rewritten),
            written_by=model,
        ),
        wrong,
    )


def _with(sections: Sequence[Section], rewritten: Mapping[int, Sentence]) -> tuple[Section, ...]:
    number = 0
    result = []
    for section in sections:
        sentences = []
        for sentence in section.sentences:
            number += 1
            sentences.append(rewritten.get(number, sentence))
        result.append(replace(section, sentences=tuple(sentences)))
    return tuple(result)


def unsupported(text: str, sources: Sequence[str], names: Iterable[str]) -> list[str]:
    """The names, numbers and quotations in a text that none of its sources has."""
    source = "\n".join(sources)
    words = [word.casefold() for word in _WORD.findall(source)]
    known = {"i", *words, *(word.removesuffix("’s").removesuffix("'s") for word in words)}
    found = [f"the quotation “{words}”" for words in _QUOTED.findall(text) if words not in source]
    numbers = _numbers(source)
    found += [f"the number {number}" for number in sorted(_numbers(text) - numbers)]
    cast = {part.casefold() for name in names for part in _WORD.findall(name)}
    own = _QUOTED.sub("", text)
    for match in _WORD.finditer(own):
        word = match[0].removesuffix("’s").removesuffix("'s")
        before = own[: match.start()].rstrip(" “(")
        is_first = not before or before[-1] in ".!?:"
        is_name = word.casefold() in cast or (word[0].isupper() and not is_first)
        if is_name and word.casefold() not in known:
            found.append(f"the name {word}")
    return found


def _numbers(text: str) -> set[str]:
    words = [word.casefold() for word in _WORD.findall(text)]
    return {
        *(_NUMBERS[word] for word in words if word in _NUMBERS),
        *re.findall(r"\d+", text),
    }
