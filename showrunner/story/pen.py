"""What a pen (a model that writes the narration) may change in an episode, and whether it is true.

The episode that the editor composed stays the measure: a sentence of the pen that has a name, a
number or a quotation which the sentence in its place has not is left out.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from showrunner.story.citing import unsupported
from showrunner.story.told import Episode, Section, Sentence

MAX_TITLE_CHARACTERS: Final = 80
MAX_SENTENCE_CHARACTERS: Final = 400


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
    episode: Episode, reply: PenReply, names: Mapping[str, str], model: str
) -> tuple[Episode, list[str]]:
    """The episode with what the pen wrote and may stand, and why the rest does not.

    `names` are those of everybody in the season, by seat.
    """
    rewritten: dict[int, Sentence] = {}
    wrong: list[str] = []
    own = {number: sentence for number, _, sentence in numbered(episode)}
    for one in reply.sentences:
        sentence = own.get(one.number)
        if sentence is None or sentence.speaker:
            wrong.append(f"there is no sentence {one.number} to replace")
            continue
        found = unsupported(one.text, (), names, told=sentence.text)
        if len(one.text) > MAX_SENTENCE_CHARACTERS or not one.text.strip():
            found = ["its length"]
        if found:
            wrong.append(f"sentence {one.number}: nothing supports {', '.join(found)}")
        else:
            rewritten[one.number] = replace(sentence, text=one.text.strip())
    told = " ".join(sentence.text for sentence in own.values())
    in_title = unsupported(reply.title, (), names, told=told)
    if len(reply.title) > MAX_TITLE_CHARACTERS or not reply.title.strip():
        in_title = ["its length"]
    if in_title:
        wrong.append(f"the title: nothing supports {', '.join(in_title)}")
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
