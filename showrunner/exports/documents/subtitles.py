"""A told season as subtitles, WebVTT and SRT, with times estimated from the words."""

from __future__ import annotations

import textwrap
import unicodedata
from collections.abc import Iterable, Iterator
from html import escape
from typing import Final, NamedTuple

from showrunner.exports.documents.edition import Edition, paragraphs
from showrunner.exports.documents.marks import JOINER
from showrunner.story.told import Episode, Sentence

WORDS_PER_MINUTE: Final = 150
"""How fast a narrator is taken to speak."""
PAUSE: Final = 0.4
"""Seconds of silence after a sentence."""
EPISODE_PAUSE: Final = 2.0
"""Seconds of silence after an episode's title and at its end."""
SHORTEST: Final = 1.0
"""Seconds for which a cue is shown at least."""
LINE: Final = 42
LINES: Final = 2
"""A cue has at most two lines of 42 characters, as is usual for subtitles."""

_SAFE_IN_SRT: Final = str.maketrans({"<": "‹", ">": "›", "{": f"{{{JOINER}"})
"""SRT has no escape: players take words between these marks for tags, and some hide them."""


class Cue(NamedTuple):
    """A subtitle: its times in seconds, who speaks (empty for the narrator) and its lines."""

    start: float
    end: float
    speaker: str
    lines: tuple[str, ...]


def vtt(edition: Edition) -> str:
    """The season as subtitles in WebVTT, with a voice for each speaker."""
    rate = edition.said("Times are estimated from the words, at {n} words a minute.")
    blocks = ["WEBVTT", f"NOTE {rate.format(n=WORDS_PER_MINUTE)}"]
    for cue in cues_of(edition):
        words = escape("\n".join(cue.lines), quote=False)
        if cue.speaker:
            speaker = escape(cue.speaker, quote=False)
            words = f"<v {speaker}>{words}</v>"
        blocks.append(f"{_clock(cue.start, '.')} --> {_clock(cue.end, '.')}\n{words}")
    return "\n\n".join(blocks) + "\n"


def srt(edition: Edition) -> str:
    """The season as subtitles in SRT."""
    blocks = []
    for number, cue in enumerate(cues_of(edition), start=1):
        lines = [line.translate(_SAFE_IN_SRT) for line in cue.lines]
        times = f"{_clock(cue.start, ',')} --> {_clock(cue.end, ',')}"
        blocks.append("\n".join([str(number), times, *lines]))
    return "\n\n".join(blocks) + "\n" if blocks else ""


def cues_of(edition: Edition) -> Iterator[Cue]:
    """The subtitles of all episodes, one after the other."""
    clock = 0.0
    for episode in edition.told.episodes:
        for speaker, text, pause in _spoken(edition, episode):
            for lines in _broken(text):
                length = max(seconds(" ".join(lines)), SHORTEST)
                yield Cue(clock, clock + length, speaker, lines)
                clock += length
            clock += pause
        clock += EPISODE_PAUSE


def _spoken(edition: Edition, episode: Episode) -> Iterator[tuple[str, str, float]]:
    """What is said aloud in an episode: by whom, the words, and the pause after them."""
    yield "", edition.heading(episode), EPISODE_PAUSE
    if written := edition.credit(episode):
        yield "", written, EPISODE_PAUSE
    for section in episode.sections:
        for paragraph in paragraphs(section.sentences):
            for sentence in paragraph:
                yield sentence.speaker, _named(sentence), PAUSE


def _named(sentence: Sentence) -> str:
    return f"{sentence.speaker}: {sentence.text}" if sentence.speaker else sentence.text


def seconds(text: str) -> float:
    """How long it takes to say this. Two characters of Chinese or Japanese count as a word."""
    if text.isascii():
        return len(text.split()) * 60 / WORDS_PER_MINUTE
    wide = sum(unicodedata.east_asian_width(c) in "WF" and c.isalpha() for c in text)
    others = sum(1 for word in text.split() if unicodedata.east_asian_width(word[0]) not in "WF")
    return (others + wide / 2) * 60 / WORDS_PER_MINUTE


def _broken(text: str) -> Iterable[tuple[str, ...]]:
    lines = [text] if len(text) <= LINE else textwrap.wrap(text, LINE)
    return [tuple(lines[at : at + LINES]) for at in range(0, len(lines), LINES)]


def _clock(time: float, point: str) -> str:
    milliseconds = round(time * 1000)
    minutes, rest = divmod(milliseconds, 60_000)
    return f"{minutes // 60:02}:{minutes % 60:02}:{rest // 1000:02}{point}{rest % 1000:03}"
