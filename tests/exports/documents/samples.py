"""Told seasons for tests of documents: a small one, one without anything, and wild words."""

from __future__ import annotations

from collections.abc import Iterator
from io import BytesIO
from itertools import cycle
from typing import Any

import msgspec
from PIL import Image

from showrunner.exports.documents.faces import Face, face_of
from showrunner.formats.settings import Castaway
from showrunner.formats.voting_table import Column, Row, VotingTable
from showrunner.store.pictures import Picture
from showrunner.story.told import (
    Episode,
    Person,
    PromiseLine,
    SeasonPage,
    Section,
    Sentence,
    Superlative,
    ToldSeason,
)

WILD = (
    "# A *bold* `claim` [link](http://x) | 1. $x$ ~~no~~",
    "</style></script><b onclick=\"alert('1')\">&amp; &lt;i&gt;</b>]]><!-- -->",
    "She said: 00:00:01.000 --> 00:00:02.000 <v Bob>no</v> {\\an8} <i>x</i>",
    "{{ 7 * 7 }} {% raw %} ${x} %s {0}",
    "👩‍👩‍👧 🏝️ אני \u202eedistuo\u202c مرحبا 你好",
    "first\r\nsecond\n\nthird\tfourth\u2028fifth",
    "NUL \x00 bell \x07 escape \x1b[31m not \ufffe\uffff \ufdd0 half \ud83d",
    "INT. HOUSE - DAY #1#",
    "@ANA ^",
    "> THE END <",
    "(aside)",
    "[[a note]] /* a comment */ ~la la~",
    "= a synopsis ===",
    "a" * 300,
)
"""What people may write as a name, a title or a message."""

TAME = "Words"
_NOT_WRITTEN = {"seat", "part", "pronouns", "language", "verdict", "id", "received"}
"""Fields that nobody can write freely."""


def small() -> ToldSeason:
    """A season of two rounds, with something of everything that is told."""
    return ToldSeason(
        title="Leeward",
        game="Survivor: the dice season",
        about="Three castaways, one fire.",
        language="English",
        over=True,
        winners=("nerys",),
        cast=(
            Person(
                seat="nerys",
                name="Nerys",
                age=34,
                home="Bangor",
                work="lock-keeper",
                biography="Keeps her word and a knife.",
                pronouns="she",
                place=1,
                result="won",
            ),
            Person(
                seat="errol",
                name="Errol",
                age=51,
                home="Leeds",
                work="auctioneer",
                biography="Promises easily.",
                pronouns="he",
                place=2,
                result="finalist",
            ),
            Person(
                seat="veikko",
                name="Veikko",
                age=27,
                home="Oulu",
                work="",
                biography="",
                place=3,
                result="voted out in round 1",
            ),
        ),
        episodes=(
            Episode(
                number=1,
                title="The seat beside mine",
                entry=12,
                sections=(
                    Section(
                        part="scene",
                        title="Errol and Veikko",
                        sentences=(
                            Sentence(text="Veikko is frightened.", facts=(3,)),
                            Sentence(
                                text="Is it me?",
                                facts=(4,),
                                speaker="Veikko",
                                seat="veikko",
                                to=("Errol",),
                            ),
                            Sentence(
                                text="You and I, to the end.",
                                facts=(5,),
                                speaker="Errol",
                                seat="errol",
                                to=("Veikko",),
                            ),
                            Sentence(
                                text="He believed me.",
                                facts=(6,),
                                speaker="Errol",
                                seat="errol",
                                private=True,
                            ),
                        ),
                    ),
                    Section(
                        part="contest",
                        title="Rope and Tide",
                        sentences=(Sentence(text="Nerys wins by two.", facts=(7,)),),
                    ),
                    Section(
                        part="council",
                        title="The vote",
                        sentences=(
                            Sentence(text="First vote: Errol.", facts=(8,)),
                            Sentence(text="Two for Veikko.", facts=(9, 10)),
                        ),
                    ),
                    Section(
                        part="why",
                        title="Why it happened",
                        sentences=(
                            Sentence(
                                text="Had Errol meant it, it would have been a tie.",
                                facts=(5, 10),
                            ),
                        ),
                    ),
                ),
                recap=(Sentence(text="Errol promised Veikko the end and voted him out."),),
            ),
            Episode(
                number=2,
                title="",
                entry=20,
                written_by="a model",
                sections=(
                    Section(
                        part="previously",
                        title="Previously",
                        sentences=(Sentence(text="Errol has promised the end.", facts=(5,)),),
                    ),
                    Section(
                        part="council",
                        title="The jury",
                        sentences=(
                            Sentence(
                                text="I kept my word to the end.",
                                facts=(18,),
                                speaker="Nerys",
                                seat="nerys",
                            ),
                            Sentence(text="Nerys wins.", facts=(19,)),
                        ),
                    ),
                    Section(part="next", title="", sentences=(Sentence(text="Home."),)),
                ),
            ),
        ),
        page=SeasonPage(
            summary=(Sentence(text="Nerys won because Errol lied.", facts=(5, 10, 19)),),
            winners_path=(Sentence(text="She won the rope.", facts=(7,)),),
            turning_points=(Sentence(text="Errol broke his promise.", facts=(5, 10)),),
            promises=(
                PromiseLine(
                    round=1,
                    giver="Errol",
                    to=("Veikko",),
                    text="to take him to the end",
                    verdict="broken",
                    facts=(5, 10),
                ),
            ),
            superlatives=(
                Superlative(
                    title="Most promises broken",
                    seat="errol",
                    sentence=Sentence(text="One of one.", facts=(10,)),
                ),
            ),
            votes=VotingTable(
                columns=(
                    Column(1, "vote", "A", "Veikko", "2–1", "vote", {"veikko": 2, "errol": 1}),
                    Column(2, "jury", "", "Nerys", "1", "vote", {"nerys": 1, "errol": 0}),
                ),
                rows=(
                    Row("nerys", "Nerys", ("Veikko", "")),
                    Row("errol", "Errol", ("Veikko", "")),
                    Row("veikko", "Veikko", ("(Errol)", "Nerys")),
                ),
            ),
        ),
    )


def nothing() -> ToldSeason:
    """A season that was ended before anything happened."""
    return ToldSeason(
        title="",
        game="",
        language="French",
        over=False,
        winners=(),
        cast=(),
        episodes=(),
        page=SeasonPage(votes=VotingTable(columns=(), rows=())),
    )


def written(*words: str) -> ToldSeason:
    """The small season where people wrote these words in turn everywhere, as their names, too."""
    return msgspec.convert(_with(cycle(words), msgspec.to_builtins(small())), ToldSeason)


def wild() -> ToldSeason:
    """The small season with all wild words."""
    return written(*WILD)


def picture() -> Picture:
    """An uploaded picture, partly transparent."""
    content = BytesIO()
    Image.new("RGBA", (600, 400), (200, 90, 20, 128)).save(content, "WEBP")
    return Picture("hash", "image/webp", content.getvalue())


def _with(words: Iterator[str], value: Any) -> Any:
    if isinstance(value, dict):
        return {
            key: inner if key in _NOT_WRITTEN else _with(words, inner)
            for key, inner in value.items()
        }
    if isinstance(value, list | tuple):
        return [_with(words, inner) for inner in value]
    return next(words) if isinstance(value, str) and value else value


def photograph() -> Face:
    """The portrait of somebody who has that picture."""
    return face_of(Castaway(id="nerys", name="Nerys"), picture())
