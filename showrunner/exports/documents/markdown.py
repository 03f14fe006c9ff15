"""A told season as a Markdown document: its cast, its episodes and the season as a whole."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from showrunner.exports.documents.edition import (
    Edition,
    credit,
    episode_title,
    heard_by,
    introductions,
    paragraphs,
)
from showrunner.story.told import Episode, Person, SeasonPage, Sentence
from showrunner.transcripts.markdown import escaped


def markdown(edition: Edition) -> str:
    """The season as Markdown."""
    return "\n\n".join(_blocks(edition)) + "\n"


def _blocks(edition: Edition) -> Iterator[str]:
    told = edition.told
    yield f"# {escaped(told.title)}"
    if told.about:
        yield escaped(told.about)
    yield "## The cast"
    yield "\n".join(map(_introduced, introductions(told)))
    for episode in told.episodes:
        yield from _episode(episode)
    yield f"## The season{'' if told.over else ' so far'}"
    yield from _whole(told.page, told.cast)


def _introduced(person: Person) -> str:
    years = str(person.age) if person.age else ""
    facts = ", ".join(filter(None, (years, person.work, person.home)))
    name = f"- **{escaped(person.name)}**"
    return f"{name}{f', {escaped(facts)}' if facts else ''}. {escaped(person.biography)}".rstrip()


def _episode(episode: Episode) -> Iterator[str]:
    yield f"## {escaped(episode_title(episode))}"
    if written := credit(episode):
        yield f"*{escaped(written)}*"
    for section in episode.sections:
        if section.title:
            yield f"### {escaped(section.title)}"
        yield from _told(section.sentences)
    if episode.recap:
        yield "### In short"
        yield from _told(episode.recap)


def _told(sentences: Iterable[Sentence]) -> Iterator[str]:
    for paragraph in paragraphs(sentences):
        yield _line(paragraph)


def _line(paragraph: Sequence[Sentence]) -> str:
    first = paragraph[0]
    if not first.speaker:
        return escaped(" ".join(sentence.text for sentence in paragraph))
    heard = heard_by(first)
    listeners = f" ({escaped(heard)})" if heard else ""
    return f"**{escaped(first.speaker)}**{listeners}: “{escaped(first.text)}”"


def _whole(page: SeasonPage, cast: Sequence[Person]) -> Iterator[str]:
    yield from _told(page.summary)
    if placed := sorted((one for one in cast if one.place), key=lambda one: one.place):
        yield "### The places"
        yield "\n".join(
            f"{person.place}. **{escaped(person.name)}**"
            + (f", {escaped(person.result)}" if person.result else "")
            for person in placed
        )
    for heading, sentences in (
        ("The winner’s path", page.winners_path),
        ("Turning points", page.turning_points),
    ):
        if sentences:
            yield f"### {heading}"
            yield "\n".join(f"- {_line([sentence])}" for sentence in sentences)
    names = {person.seat: person.name for person in cast}
    if page.superlatives:
        yield "### Superlatives"
        yield "\n".join(
            f"- **{escaped(one.title)}: {escaped(names.get(one.seat, one.seat))}.** "
            f"{_line([one.sentence])}"
            for one in page.superlatives
        )
    if page.promises:
        yield "### The promises"
        yield _table(
            ("Round", "Promise", "What became of it"),
            ((str(line.round), line.text, line.verdict) for line in page.promises),
        )
    if page.votes.columns:
        yield "### The votes"
        columns = page.votes.columns
        yield _table(
            ("", *(f"{vote.round} {vote.place or vote.step}" for vote in columns)),
            (
                ("Result", *(vote.result or vote.how for vote in columns)),
                ("Count", *(vote.count for vote in columns)),
                *((row.name, *row.cells) for row in page.votes.rows),
            ),
        )


def _table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    lines = [head, *rows]
    shown = [f"| {' | '.join(escaped(cell) for cell in line)} |" for line in lines]
    return "\n".join([shown[0], "| " + " | ".join("---" for _ in head) + " |", *shown[1:]])
