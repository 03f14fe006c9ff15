"""A told season as one HTML page that needs nothing else, and what a book shares with it."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Iterator, Mapping, Sequence
from functools import cache, cached_property
from pathlib import Path
from typing import Any, Final, NamedTuple

from jinja2 import Environment, FileSystemLoader, StrictUndefined

from showrunner.exports.documents.charts import (
    Bar,
    RiverChart,
    VotesChart,
    places,
    river_chart,
    votes_received,
)
from showrunner.exports.documents.edition import Edition, introductions, paragraphs
from showrunner.files.drawn_faces import CREDIT
from showrunner.story.told import Person

TEMPLATES: Final = Path(__file__).parent / "templates"


class Moment(NamedTuple):
    """Where something is told."""

    episode: int
    address: str


class Here:
    """What the templates ask about the document that they are in.

    `faces` tells for each seat how its portrait is named there: a class of the style sheet on a
    page, an address in a book.
    """

    def __init__(self, edition: Edition, faces: Mapping[str, str], is_book: bool) -> None:
        self.is_book = is_book
        self.faces = faces
        self.names = {person.seat: person.name for person in edition.told.cast}
        self._edition = edition

    @property
    def rules(self) -> Iterator[str]:
        """The rules of the page's style sheet that hold the portraits."""
        for seat, name in self.faces.items():
            face = self._edition.faces[seat]
            address = f"data:{face.media_type};base64,{b64encode(face.content).decode()}"
            yield f".{name} {{ background-image: url({address}); }}"

    @property
    def places(self) -> Sequence[Bar]:
        """The chart of places."""
        return places(self._edition.told)

    @property
    def river(self) -> RiverChart:
        """The chart of chances to win."""
        return river_chart(self._edition.told, self._edition.river)

    @property
    def received(self) -> VotesChart:
        """The chart of votes received."""
        return votes_received(self._edition.told.page)

    @staticmethod
    def anchor(position: int, section: int) -> str:
        """The id of a section, by the position of its episode: two may have the same number."""
        return f"e{position}-{section}"

    def moment(self, facts: tuple[int, ...]) -> Moment | None:
        """The part of an episode that tells the last of these facts that is told anywhere."""
        told = [fact for fact in facts if fact in self._moments]
        return self._moments[max(told)] if told else None

    @cached_property
    def _moments(self) -> dict[int, Moment]:
        moments: dict[int, Moment] = {}
        for position, episode in enumerate(self._edition.told.episodes, start=1):
            file = episode_file(position) if self.is_book else ""
            for number, section in enumerate(episode.sections, start=1):
                if section.part == "previously":
                    continue
                address = f"{file}#{self.anchor(position, number)}"
                for sentence in section.sentences:
                    for fact in sentence.facts:
                        moments.setdefault(fact, Moment(episode.number, address))
        return moments


def html(edition: Edition) -> str:
    """The season as one HTML page."""
    faces = {seat: f"face-{number}" for number, seat in enumerate(edition.faces, start=1)}
    here = Here(edition, faces, is_book=False)
    return render("season.html", edition, here=here, credit=edition.said(CREDIT))


def episode_file(position: int) -> str:
    """The name of an episode's file in a book."""
    return f"episode-{position}.xhtml"


def render(template: str, edition: Edition, **values: Any) -> str:
    """Fill in a template of an edition; every value is escaped."""
    shown = {"edition": edition, "told": edition.told, "said": edition.said, **values}
    return templates().get_template(template).render(shown)


@cache
def templates(folder: Path = TEMPLATES) -> Environment:
    """The templates of a folder, which may include those of pages; every value is escaped."""
    environment = Environment(
        loader=FileSystemLoader([folder, TEMPLATES]),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    environment.filters |= {
        "introduction": _introduction,
        "introductions": introductions,
        "numbers": lambda facts: " ".join(map(str, facts)),
        "paragraphs": paragraphs,
        "verdict": lambda verdict: verdict if verdict in ("kept", "broken") else "open",
    }
    return environment


def _introduction(person: Person) -> str:
    return ", ".join(filter(None, (str(person.age or ""), person.work, person.home)))
