"""What models write when a castaway is to speak: cleaned, aired, or refused.

The messages in `speech/` were written by a language model that had not seen the code: as models of
many kinds write them (`airable`), with the mannerisms they add and what should be left
(`decorated`), and texts that nobody may air (`meta`). `languages` has all three kinds in German and
French, written beside the patterns; `said` is null where nobody may air it. The lines of the stored
seasons are added to them, plain and with mannerisms.
"""

from __future__ import annotations

import json
import lzma
import re
from collections.abc import Callable
from pathlib import Path
from time import process_time
from typing import Any, get_args

import pytest

from showrunner.formats.parameters import Language
from showrunner.players.llm.speech_checks import Speaker, why_not_speech
from showrunner.players.llm.speech_cleaning import cleaned

HERE = Path(__file__).parent
CAST = ["Ada", "Ben", "Cal", "Dee", "Errol", "Farouk", "Nerys", "Orrin", "Pipaluk", "Quyen"]
CAST += ["Rokeya", "Sudha", "Tegan", "Zora"]
WORDS = re.compile(r'"words":\s*("(?:[^"\\]|\\.)*")')
MANNERS: tuple[Callable[[str], str], ...] = (
    lambda line: f"Rokeya: {line}",
    lambda line: f'**Rokeya:** "{line}"',
    lambda line: f"*leans in* {line}",
    lambda line: f"{line} (38 words)",
    lambda line: f"<think>They suspect me.</think>{line}",
    lambda line: f"Here's my response:\n\n{line}",
)


def messages(name: str) -> list[dict[str, Any]]:
    """The messages of a file."""
    lines = (HERE / "speech" / f"{name}.jsonl").read_text(encoding="utf-8").splitlines()
    return [json.loads(line) for line in lines]


def lines_of_stored_seasons() -> list[str]:
    """Every distinct line spoken in the stored seasons, without those cut in mid-sentence."""
    lines: set[str] = set()
    for file in sorted((HERE.parent / "golden").glob("*.jsonl.xz")):
        with lzma.open(file, "rt", encoding="utf-8") as season:
            lines.update(json.loads(words) for words in WORDS.findall(season.read()))
    return sorted(line for line in lines if len(line.split()) > 2 and "[cut]" not in line)


def heard(text: str, me: str, language: Language = "English") -> tuple[str, str]:
    """The cleaned words on one line, and the outcome if they are refused."""
    speaker = Speaker(me, [name for name in CAST if name != me], language)
    words = cleaned(text, speaker)
    fault = why_not_speech(words, speaker)
    return " ".join(words.split()), fault.outcome if fault else ""


def test_what_people_would_say_is_aired_as_it_is() -> None:
    said = [
        (one["text"], one["me"], language)
        for one in messages("airable")
        if (language := one.get("language", "English")) in get_args(Language)
    ]
    said += [(line, "Rokeya", "English") for line in lines_of_stored_seasons()]
    refused, changed = [], []
    for text, me, language in said:
        words, outcome = heard(text, me, language)
        if outcome:
            refused.append((outcome, text))
        elif words != " ".join(text.split()):
            changed.append((text, words))
    assert len(refused) <= len(said) / 100, refused
    assert len(changed) <= len(said) / 100, changed


def test_mannerisms_are_taken_off_and_the_words_aired() -> None:
    said = [(one["text"], one["me"], one["said"]) for one in messages("decorated")]
    refused = [text for text, me, _ in said if heard(text, me)[1]]
    differ = [(text, words) for text, me, left in said if (words := heard(text, me)[0]) != left]
    assert len(refused) <= len(said) / 40, refused
    assert len(differ) <= len(said) / 9, differ


def test_common_mannerisms_around_any_line_are_taken_off() -> None:
    differ = [
        (text, words)
        for place, line in enumerate(lines_of_stored_seasons())
        for text in [MANNERS[place % len(MANNERS)](line)]
        if (words := heard(text, "Rokeya")[0]) != " ".join(line.split())
    ]
    assert len(differ) <= 70, differ


def test_words_about_the_task_are_cleaned_away_or_refused() -> None:
    said = messages("meta")
    aired = [one["text"] for one in said if not heard(one["text"], one["me"])[1]]
    assert len(aired) <= len(said) / 20, aired


def test_german_and_french_talk_is_cleaned_and_refused_as_english_is() -> None:
    wrong = []
    for one in messages("languages"):
        words, outcome = heard(one["text"], one["me"], one["language"])
        if (outcome == "") == (one["said"] is None) or one["said"] not in (None, words):
            wrong.append((one["text"], words, outcome))
    assert wrong == []


@pytest.mark.parametrize("piece", ["(", "[Ada", '"', "\n", "Ada: ", "a (b) *c* ", "<"])
def test_s10_no_text_takes_long_to_clean(piece: str) -> None:
    began = process_time()
    heard(piece * (20_000 // len(piece)), "Ada")
    assert process_time() - began < 10, "cleaning takes a time that grows with the square"
