"""Voices are stable, and a program of this machine speaks with them."""

from __future__ import annotations

import sys
import wave
from io import BytesIO
from pathlib import Path
from shlex import quote

import pytest
from msgspec.structs import replace

from showrunner.errors import FileMistake, SpeechMistake
from showrunner.exports.documents.audio import spoken_episodes
from showrunner.exports.documents.edition import edition_of
from showrunner.exports.documents.voices import (
    VoiceList,
    assigned,
    espeak_voices,
    read_voices,
)
from showrunner.formats.settings import Pronouns
from showrunner.settings import SPEECH
from showrunner.story.told import Person
from tests.exports.documents.samples import WILD, small, written


def person(seat: str, pronouns: Pronouns = "she") -> Person:
    return Person(seat=seat, name=seat, age=30, home="", work="", biography="", pronouns=pronouns)


def test_everybody_has_a_voice_of_their_own_by_their_pronouns() -> None:
    voices = espeak_voices("en")
    cast = [person(f"seat-{n}", ("she", "he", "they")[n % 3]) for n in range(30)]
    chosen = assigned(cast, voices)
    assert len(set(chosen.values())) == 30
    for one in cast:
        assert chosen[one.seat] in getattr(voices, one.pronouns)
    assert voices.narrator not in chosen.values()


def test_a_seat_keeps_its_voice() -> None:
    voices = espeak_voices("en")
    cast = [person(f"seat-{n}") for n in range(5)]
    assert assigned(cast, voices) == assigned(cast[::-1], voices), "places change as it goes on"
    alone = {one.seat: assigned([one], voices)[one.seat] for one in cast}
    assert len(set(alone.values())) > 1, "it depends on the seat, not on the order"


def test_voices_are_shared_when_there_are_too_few() -> None:
    few = VoiceList(narrator="n", she=("a", "b"), seats={"ama": "c"})
    chosen = assigned([person("ama"), person("bo"), person("cy"), person("di")], few)
    assert chosen["ama"] == "c"
    assert set(chosen.values()) == {"a", "b", "c"}
    assert assigned([person("ed", "he")], few) == {"ed": "n"}


def test_producers_choose_voices_in_a_file(tmp_path: Path) -> None:
    path = tmp_path / "voices.toml"
    path.write_text('narrator = "n"\nshe = ["a"]\n[seats]\nama = "c"\n')
    assert read_voices(path) == VoiceList(narrator="n", she=("a",), seats={"ama": "c"})
    path.write_text('narrator = "n"\nhers = ["a"]\n')
    with pytest.raises(FileMistake, match=r"voices\.toml:2: there is no key 'hers'"):
        read_voices(path)
    path.write_text('narrator = "n"\nshe = [1]\n')
    with pytest.raises(FileMistake, match=r"voices\.toml: she\[0\]"):
        read_voices(path)


# -- sound -----------------------------------------------------------------------------------------


def test_espeak_ng_speaks_each_episode(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(SPEECH, raising=False)
    sounds = dict(spoken_episodes(edition_of(small())))
    assert list(sounds) == ["episode-01.wav", "episode-02.wav"]
    lengths = {name: seconds(sound) for name, sound in sounds.items()}
    assert lengths["episode-01.wav"] > lengths["episode-02.wav"] > 5


def test_espeak_ng_speaks_with_the_voice_that_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(SPEECH, raising=False)
    one = replace(small(), episodes=small().episodes[:1])
    spoken = [
        dict(spoken_episodes(edition_of(one), VoiceList(narrator="en-us", she=(voice,))))
        for voice in ("en-us+f2", "en-us+f2", "en-us+f5")
    ]
    assert spoken[0] == spoken[1], "nobody in it is a she"
    spoken = [
        dict(spoken_episodes(edition_of(one), VoiceList(narrator="en-us", he=(voice,))))
        for voice in ("en-us+m3", "en-us+m3", "en-us+m7")
    ]
    assert spoken[0] == spoken[1] != spoken[2]


@pytest.mark.parametrize("words", WILD[:3], ids=range(3))
def test_espeak_ng_speaks_whatever_people_wrote(
    words: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv(SPEECH, raising=False)
    assert all(seconds(sound) > 5 for _, sound in spoken_episodes(edition_of(written(words))))


def seconds(sound: bytes) -> float:
    with wave.open(BytesIO(sound)) as read:
        return read.getnframes() / read.getframerate()


@pytest.mark.parametrize(
    ("command", "wrong", "right"),
    [
        ("no-such-program {ssml} {wav}", "no-such-program is not installed", "install it"),
        ("espeak-ng {ssml}", "SHOWRUNNER_SPEECH is", "{wav}"),
        (f"{quote(sys.executable)} -c 'exit(\"too bad\")' {{ssml}} {{wav}}", "too bad", SPEECH),
        (f"{quote(sys.executable)} -c 'pass' {{ssml}} {{wav}}", "has written no sound", "{wav}"),
        ("'", "SHOWRUNNER_SPEECH is", "{ssml}"),
        ("/ {ssml} {wav}", "/ is not installed", "install it"),
    ],
    ids=["missing", "no wav", "fails", "silent", "unreadable", "a folder"],
)
def test_what_is_wrong_with_the_speech_program_is_said(
    command: str, wrong: str, right: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(SPEECH, command)
    with pytest.raises(SpeechMistake) as said:
        list(spoken_episodes(edition_of(small())))
    assert wrong in said.value.wrong
    assert right in said.value.right
