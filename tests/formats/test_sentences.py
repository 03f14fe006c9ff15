"""Facts told by sentences from a file: fields in words, and what is refused in such a file."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from showrunner.errors import Unreadable
from showrunner.formats.chapters import Desk, narrated, tells
from showrunner.formats.lifecycle import PhaseEnded, RoundBegan
from showrunner.formats.narration import Line, Tone
from showrunner.formats.sentences import SentenceChapter, read_sentences
from showrunner.kernel import PRODUCER
from tests.formats.bidding import BiddingSheet

FACTS = (RoundBegan, PhaseEnded)
STORY = """
[result]
RoundBegan = "Round {round} begins."
[secret]
PhaseEnded = "{phase} of round {round}: {phase}."
[words."PhaseEnded.phase"]
vote = "the vote"
"""


def written(folder: Path, text: str) -> Path:
    file = folder / "narration.toml"
    file.write_text(text, "utf-8")
    return file


class Story(SentenceChapter[Any]):
    sentences = {}  # noqa: RUF012

    def in_words(self, field: str, value: Any) -> str:
        return f"<{value}>"


def test_a_fact_is_told_by_its_sentence_with_its_fields_in_words(tmp_path: Path) -> None:
    class Told(Story):
        sentences = read_sentences(written(tmp_path, STORY), FACTS)

    chapter = Told(Desk(PRODUCER, BiddingSheet()))
    assert Told.handlers() == dict.fromkeys(FACTS, "fill_in")
    assert chapter.fill_in(RoundBegan(round=2)) == [Line(Tone.RESULT, "Round <2> begins.")]
    named, other = (
        chapter.fill_in(PhaseEnded(round=2, phase=phase))[0].text for phase in ("vote", "talk")
    )
    assert named == "the vote of round <2>: the vote." and other == "<talk> of round <2>: <talk>."


def test_a_method_tells_a_fact_rather_than_its_sentence(tmp_path: Path) -> None:
    class Told(Story):
        sentences = read_sentences(written(tmp_path, STORY), FACTS)

        @tells(RoundBegan)
        def _round(self, fact: RoundBegan) -> list[Line]:
            return [narrated("A round.")]

    assert Told.handlers()[RoundBegan] == "_round"


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        ('[result]\nRoundEnds = "Over."', "no fact RoundEnds"),
        ('[result]\nRoundBegan = "Day {day}."', "RoundBegan has no field day"),
        ('[words."RoundBegan.round"]\n1 = "first"', "words for RoundBegan, but no sentence"),
        (STORY + '[words."RoundBegan.day"]\n1 = "first"', "RoundBegan has no field day"),
    ],
)
def test_a_file_that_no_fact_fits_is_refused(tmp_path: Path, text: str, wrong: str) -> None:
    with pytest.raises(Unreadable, match=wrong):
        read_sentences(written(tmp_path, text), FACTS)
