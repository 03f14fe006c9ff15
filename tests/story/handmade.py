"""Seasons made of a few facts by hand, to see which beats are in them.

season = HandmadeSeason("survivor", "ada ben cal")
number = season.tell(CardGained(…), "ada")          # to Ada alone; to everybody if no seat
season.say("ada", "ben", Act("propose", "cal"))     # a private talk, or before everybody
(beat,) = season.beats("idol wasted")
"""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from showrunner.formats.facts import CastawayIntroduced, Fact, SeasonBegan
from showrunner.formats.format import load_format
from showrunner.formats.settings import SeasonSettings
from showrunner.formats.talk.acts import Act
from showrunner.formats.talk.facts import MessageSaid, TalkBegan, TalkEnded
from showrunner.kernel import EVERYBODY, Text, Told, seats
from showrunner.story.beat import Beat
from showrunner.story.editor import tell
from showrunner.story.finding import beat_book, beats_of
from showrunner.story.told import ToldSeason
from tests.story.oracle.checking import all_expected, false_beats, missing_beats
from tests.story.played import plain


class HandmadeSeason:
    """The facts of a season, told one by one."""

    def __init__(
        self, game: str, names: str = "ada ben cal dee eve fay", **parameters: Any
    ) -> None:
        self.format = load_format(game)
        self.seats = names.split()
        self.story: list[Told[Fact]] = []
        self.round = 0
        self._talks = 0
        self.tell(
            SeasonBegan(
                title="By hand",
                format=game,
                version=self.format.version,
                parameters=dict(parameters),
            )
        )
        for seat in self.seats:
            self.tell(
                CastawayIntroduced(
                    seat=seat, name=seat.title(), age=30, home="Port", work="diver", biography=""
                )
            )

    def tell(self, fact: Fact, *to: str) -> int:
        """Tell a fact to these seats, or to everybody; returns its number."""
        audience = seats(*to) if to else EVERYBODY
        self.story.append(Told(len(self.story), 0, audience, fact))
        return len(self.story) - 1

    def say(self, seat: str, to: str, *acts: Act) -> int:
        """Say something in a private talk with somebody; returns the fact's number."""
        self._talks += 1
        talk, pair = f"talk {self._talks}", (seat, to)
        self.tell(TalkBegan(talk=talk, seats=pair), *pair)
        words = Text("seal", f"words {self._talks}")
        said = self.tell(MessageSaid(talk=talk, seat=seat, words=words, acts=acts), *pair)
        self.tell(TalkEnded(talk=talk, seats=pair), *pair)
        return said

    def beats(self, kind: str = "") -> list[Beat]:
        """The beats of this kind, each of which cites facts that there are, in order.

        All beats of the season are found again by the oracle, which finds no others, and catches
        each of them with a fact less.
        """
        beats = beats_of(self.format, self.story)
        shown = all_expected(plain(self.story))
        assert not list(false_beats(beats, shown))
        assert not list(missing_beats(beats, shown))
        for beat in beats:
            assert beat.facts, beat
            assert list(false_beats([replace(beat, facts=beat.facts[:-1])], shown)), beat
            assert list(beat.facts) == sorted(set(beat.facts)), beat
            assert beat.last < len(self.story), beat
            assert 1 <= beat.importance <= 100, beat
            assert set(beat.people) <= set(self.seats), beat
            assert beat.text.endswith((".", "”")), beat
        return [beat for beat in beats if kind in ("", beat.kind)]

    def details(self) -> list[str]:
        """The texts of all details, each of which cites facts that there are, in order."""
        book = beat_book(self.format)
        for told in self.story:
            book.take(told)
        for detail in book.details:
            assert detail.facts, detail
            assert detail.facts == tuple(sorted({*detail.facts})), detail
            assert detail.facts[-1] < len(self.story), detail
        return [detail.text for detail in book.details]

    def standing(self) -> list[str]:
        """What the finders say of where everybody stands now."""
        book = beat_book(self.format)
        for told in self.story:
            book.take(told)
        return [sentence.text for sentence in book.standing()]


def told_by_hand(season: HandmadeSeason) -> ToldSeason:
    """A season made by hand as the editor tells it."""
    terms = SeasonSettings(
        title="By hand", format=season.format.name, version=season.format.version, cast=()
    )
    return tell(season.format, terms, season.story)
