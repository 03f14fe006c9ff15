"""A told season as a Markdown document: its cast, its episodes and the season as a whole."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from showrunner.exports.documents.edition import Edition, introductions, paragraphs
from showrunner.story.told import Episode, Person, Sentence
from showrunner.transcripts.markdown import escaped


def markdown(edition: Edition) -> str:
    """The season as Markdown."""
    return "\n\n".join(_blocks(edition)) + "\n"


def _blocks(edition: Edition) -> Iterator[str]:
    told = edition.told
    yield f"# {escaped(told.title)}"
    if told.about:
        yield escaped(told.about)
    yield f"## {edition.said('The cast')}"
    yield "\n".join(map(_introduced, introductions(told)))
    for episode in told.episodes:
        yield from _episode(edition, episode)
    yield f"## {edition.season_heading}"
    yield from _whole(edition)


def _introduced(person: Person) -> str:
    years = str(person.age) if person.age else ""
    facts = ", ".join(filter(None, (years, person.work, person.home)))
    name = f"- **{escaped(person.name)}**"
    return f"{name}{f', {escaped(facts)}' if facts else ''}. {escaped(person.biography)}".rstrip()


def _episode(edition: Edition, episode: Episode) -> Iterator[str]:
    yield f"## {escaped(edition.heading(episode))}"
    if written := edition.credit(episode):
        yield f"*{escaped(written)}*"
    for section in episode.sections:
        if section.title:
            yield f"### {escaped(section.title)}"
        yield from _told(edition, section.sentences)
    if episode.recap:
        yield f"### {edition.said('In short')}"
        yield from _told(edition, episode.recap)


def _told(edition: Edition, sentences: Iterable[Sentence]) -> Iterator[str]:
    for paragraph in paragraphs(sentences):
        yield _line(edition, paragraph)


def _line(edition: Edition, paragraph: Sequence[Sentence]) -> str:
    first = paragraph[0]
    if not first.speaker:
        return escaped(" ".join(sentence.text for sentence in paragraph))
    heard = edition.heard(first)
    listeners = f" ({escaped(heard)})" if heard else ""
    return f"**{escaped(first.speaker)}**{listeners}: {edition.quoted(escaped(first.text))}"


def _whole(edition: Edition) -> Iterator[str]:
    said, word, page, cast = edition.said, edition.word, edition.told.page, edition.told.cast
    yield from _told(edition, page.summary)
    if placed := sorted((one for one in cast if one.place), key=lambda one: one.place):
        yield f"### {said('The places')}"
        yield "\n".join(
            f"{person.place}. **{escaped(person.name)}**"
            + (f", {escaped(person.result)}" if person.result else "")
            for person in placed
        )
    for heading, sentences in (
        (said("The winner’s path"), page.winners_path),
        (said("Turning points"), page.turning_points),
    ):
        if sentences:
            yield f"### {heading}"
            yield "\n".join(f"- {_line(edition, [sentence])}" for sentence in sentences)
    names = {person.seat: person.name for person in cast}
    if page.superlatives:
        yield f"### {said('Superlatives')}"
        yield "\n".join(
            f"- **{escaped(one.title)}: {escaped(names.get(one.seat, one.seat))}.** "
            f"{_line(edition, [one.sentence])}"
            for one in page.superlatives
        )
    if page.promises:
        yield f"### {said('The promises')}"
        yield _table(
            (said("Round"), said("Promise"), said("What became of it")),
            ((str(line.round), line.text, word("promise", line.verdict)) for line in page.promises),
        )
    if page.votes.columns:
        yield f"### {said('The votes')}"
        columns = page.votes.columns
        yield _table(
            ("", *(f"{vote.round} {vote.place or word('vote', vote.step)}" for vote in columns)),
            (
                (said("Result"), *(vote.result or word("vote", vote.how) for vote in columns)),
                (said("Count"), *(vote.count for vote in columns)),
                *(
                    (row.name, *(word("vote", cell) for cell in row.cells))
                    for row in page.votes.rows
                ),
            ),
        )


def _table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    lines = [head, *rows]
    shown = [f"| {' | '.join(escaped(cell) for cell in line)} |" for line in lines]
    return "\n".join([shown[0], "| " + " | ".join("---" for _ in head) + " |", *shown[1:]])
