"""A told season as a Fountain screenplay."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from showrunner.exports.documents.edition import Edition, introductions, paragraphs
from showrunner.exports.documents.marks import JOINER
from showrunner.story.told import Episode, Person, Sentence

_EMPHASIS: Final = re.compile(r"(\\?)([*_])")
_NOTES: Final = re.compile(r"(?<=\[)\[|(?<=\])\]")


def fountain(edition: Edition) -> str:
    """The season as a Fountain screenplay: each kind of line is forced, so that no words make one.

    Episodes are sections, parts of an episode are scenes.
    """
    told, said = edition.told, edition.said
    credit = f"Credit: {said('A season told by Showrunner')}"
    title = ["Title:", f"    {_text(told.title)}", credit]
    blocks = ["\n".join(title), f"# {said('The cast')}", *map(_introduced, introductions(told))]
    for episode in told.episodes:
        blocks += _episode(edition, episode)
    blocks += [f"# {edition.season_heading}"]
    blocks += _lines(edition, told.page.summary)
    if told.over:
        blocks += [f"> {said('THE END')} <"]
    return "\n\n".join(blocks) + "\n"


def _introduced(person: Person) -> str:
    years = f", {person.age}" if person.age else ""
    facts = "".join(f" {text.rstrip('.')}." for text in (person.work, person.biography) if text)
    return f"!{_text(f'{person.name}{years}.{facts}')}"


def _episode(edition: Edition, episode: Episode) -> Iterator[str]:
    yield f"# {_text(edition.heading(episode))}"
    if written := edition.credit(episode):
        yield f"= {_text(written)}"
    for section in episode.sections:
        if section.title:
            yield f".{_heading(section.title)}"
        yield from _lines(edition, section.sentences)


def _lines(edition: Edition, sentences: tuple[Sentence, ...]) -> Iterator[str]:
    for paragraph in paragraphs(sentences):
        first = paragraph[0]
        if not first.speaker:
            yield f"!{_text(' '.join(sentence.text for sentence in paragraph))}"
            continue
        heard = edition.heard(first)
        listeners = [f"({_text(heard)})"] if heard else []
        yield "\n".join([f"@{_name(first.speaker)}", *listeners, _dialogue(first.text)])


def _text(text: str) -> str:
    """Words that are no markup: emphasis is escaped, notes and comments cannot begin."""
    escaped = _EMPHASIS.sub(lambda mark: f"{mark[1] and mark[1] + JOINER}\\{mark[2]}", text)
    return _NOTES.sub(lambda mark: f"{JOINER}{mark[0]}", escaped)


def _heading(text: str) -> str:
    """A scene heading; a mark at its start or end would make it another line or a number."""
    words = _text(text)
    start = "" if words[:1].isalnum() else JOINER
    return f"{start}{words}{JOINER if words.endswith('#') else ''}"


def _name(text: str) -> str:
    """A speaker's name; `^` at its end would make two people speak at once."""
    return f"{_text(text)}{JOINER if text.endswith('^') else ''}"


def _dialogue(text: str) -> str:
    """What somebody says; a mark at its start could make it another kind of line."""
    return _text(text) if text[:1].isalnum() else f"{JOINER}{_text(text)}"
