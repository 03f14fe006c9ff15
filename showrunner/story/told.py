"""A season as the story editor tells it: its page and its episodes, in sentences that cite facts.

Every export and page of the told season is made from this alone.
"""

from __future__ import annotations

from typing import Literal, NamedTuple

from msgspec import Struct, field

from showrunner.formats.decoding import build_decoders
from showrunner.formats.settings import Pronouns
from showrunner.formats.voting_table import VotingTable

Part = Literal["previously", "scene", "contest", "council", "why", "standing", "next"]
"""The parts of an episode. Scenes, contests and councils come in the order of events."""


class Sentence(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One thing that is told, with the numbers of the facts that it states.

    A sentence with a `speaker` is a quotation: `text` is what they say, `seat` their seat. `to` are
    the names of those who hear it, empty for everybody; `private` marks words that nobody hears, as
    of a diary. A sentence without facts states nothing about the season.
    """

    text: str
    facts: tuple[int, ...] = ()
    speaker: str = ""
    seat: str = ""
    to: tuple[str, ...] = ()
    private: bool = False


class Section(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A part of an episode; `title` says where it happens or who is there."""

    part: Part
    title: str = ""
    sentences: tuple[Sentence, ...] = ()


class Placed(NamedTuple):
    """A part of an episode and the number of the fact at which it comes in."""

    at: int
    section: Section


class Episode(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """An episode: one round. `entry` is the journal entry with which it ended.

    `recap` tells it in about 100 words. `written_by` is the pen's model, empty for our own words.
    """

    number: int
    title: str
    sections: tuple[Section, ...] = ()
    recap: tuple[Sentence, ...] = ()
    entry: int = 0
    written_by: str = ""


class Person(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A castaway as the telling introduces them; `place` is 1 for a winner, 0 while unknown.

    `result` says how they ended, such as `voted out in round 4`.
    """

    seat: str
    name: str
    age: int
    home: str
    work: str
    biography: str
    pronouns: Pronouns = "they"
    place: int = 0
    result: str = ""


class PromiseLine(Struct, frozen=True, kw_only=True):
    """A promise and what became of it: `kept`, `broken`, or `open` where nothing tested it."""

    round: int
    giver: str
    to: tuple[str, ...]
    text: str
    verdict: str
    facts: tuple[int, ...]


class Superlative(Struct, frozen=True, kw_only=True):
    """A title that a castaway earned, such as `Most promises broken`, and why."""

    title: str
    seat: str
    sentence: Sentence


class SeasonPage(Struct, frozen=True, kw_only=True):
    """The season as a whole."""

    summary: tuple[Sentence, ...] = ()
    winners_path: tuple[Sentence, ...] = ()
    turning_points: tuple[Sentence, ...] = ()
    promises: tuple[PromiseLine, ...] = ()
    superlatives: tuple[Superlative, ...] = ()
    votes: VotingTable


class ToldSeason(Struct, frozen=True, kw_only=True):
    """A told season. `over` says whether it has ended; `winners` are seats."""

    title: str
    game: str
    language: str
    over: bool
    winners: tuple[str, ...]
    cast: tuple[Person, ...]
    episodes: tuple[Episode, ...]
    page: SeasonPage
    about: str = field(default="")


build_decoders(ToldSeason)
