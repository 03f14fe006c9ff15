"""What a document is made from: a told season in the reader's language, and its portraits."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from datetime import UTC, datetime
from typing import Any, Final

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from showrunner.exports.documents.faces import Face, initial_face
from showrunner.files.translated_fields import translated
from showrunner.files.translations import ENGLISH, said_in
from showrunner.futures.chances import Chances
from showrunner.story.told import Episode, Person, Sentence, ToldSeason
from showrunner.transcripts.plain import one_line

LANGUAGE_TAGS: Final = {
    "English": "en",
    "French": "fr",
    "German": "de",
    "Italian": "it",
    "Portuguese": "pt",
    "Spanish": "es",
}
"""The tag of each language that castaways may speak."""


NO_DATE: Final = datetime(2000, 1, 1, tzinfo=UTC)
"""The date of an edition whose season has none."""


class Edition(Struct, frozen=True, kw_only=True):
    """A told season that is ready to be written: every text is on one line, without controls.

    Made by `edition_of`. `language` is the code of the language that it is told in; castaways keep
    their own words. `faces` are portraits by seat; `changed` is when the season last changed.
    `river` are everybody's chances at the beginnings of rounds, if they are to be shown.
    """

    told: ToldSeason
    faces: Mapping[str, Face]
    changed: datetime
    language: str
    river: Sequence[Chances] = ()

    @property
    def spoken(self) -> str:
        """The tag of the language that the castaways speak, such as `en`."""
        return LANGUAGE_TAGS.get(self.told.language, "und")

    @property
    def said(self) -> Callable[[str], str]:
        """What a document itself says, in the language of the edition; the English is the key."""
        return said_in(self.language)

    def heading(self, episode: Episode) -> str:
        """An episode's heading, such as `Episode 9: The seat beside mine`."""
        number = self.said("Episode {n}").format(n=episode.number)
        return f"{number}: {episode.title}" if episode.title else number

    @property
    def season_heading(self) -> str:
        """The heading of the season as a whole."""
        return self.said("The season" if self.told.over else "The season so far")

    def credit(self, episode: Episode) -> str:
        """Which model wrote an episode; empty for the editor's own words."""
        credit = self.said("Written by {model}, a model.")
        return credit.format(model=episode.written_by) if episode.written_by else ""

    def heard(self, sentence: Sentence) -> str:
        """`alone` for words that nobody hears; a scene's title says who hears the others."""
        return self.said("alone") if sentence.private else ""

    def quoted(self, words: str) -> str:
        """What somebody says, between the quotation marks of the language."""
        return f"{self.said('“')}{words}{self.said('”')}"

    def word(self, kind: str, word: str) -> str:
        """A word of the code for what comes of votes and promises; its key is `kind|word`."""
        return self.said(f"{kind}|{word}").removeprefix(f"{kind}|") if word else ""


def edition_of(
    told: ToldSeason,
    faces: Mapping[str, Face] | None = None,
    changed: datetime = NO_DATE,
    river: Sequence[Chances] = (),
    language: str = ENGLISH,
) -> Edition:
    """Make a told season ready to be written. Seats without a face get their name's initial."""
    given, said = faces or {}, said_in(language)
    plain = translated(_cleaned(msgspec.to_builtins(told)), said)
    clean = msgspec.convert(plain, ToldSeason)
    return Edition(
        told=replace(clean, title=clean.title or said("A season"), game=said(clean.game)),
        faces={one.seat: given.get(one.seat) or initial_face(one.name) for one in told.cast},
        changed=changed,
        language=language,
        river=river,
    )


def introductions(told: ToldSeason) -> Sequence[Person]:
    """The castaways in the order of their names, which does not say who won."""
    return sorted(told.cast, key=lambda person: person.name)


def paragraphs(sentences: Iterable[Sentence]) -> Iterator[tuple[Sentence, ...]]:
    """Sentences by paragraph: each quotation is one, and what is told between two of them."""
    narration: list[Sentence] = []
    for sentence in sentences:
        if not sentence.speaker:
            narration.append(sentence)
            continue
        if narration:
            yield tuple(narration)
            narration = []
        yield (sentence,)
    if narration:
        yield tuple(narration)


def _cleaned(value: Any) -> Any:
    if isinstance(value, str):
        return one_line(value)
    if isinstance(value, dict):
        return {key: _cleaned(inner) for key, inner in value.items()}
    if isinstance(value, list | tuple):
        return [_cleaned(inner) for inner in value]
    return value
