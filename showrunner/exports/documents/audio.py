"""A told season as sound: a program on this machine speaks its SSML, an episode at a time."""

from __future__ import annotations

import shlex
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from showrunner.errors import SpeechMistake
from showrunner.exports.documents.edition import Edition
from showrunner.exports.documents.speech import ssml
from showrunner.exports.documents.voices import VoiceList
from showrunner.settings import SPEECH, speech_command

LONGEST: Final = 600.0
"""Seconds that the program may take for an episode."""


def spoken_episodes(
    edition: Edition, voices: VoiceList | None = None
) -> Iterator[tuple[str, bytes]]:
    """Each episode as a WAV file: its name and content. Raises SpeechMistake."""
    command = _command()
    with TemporaryDirectory(prefix="showrunner-speech-") as folder:
        text, sound = Path(folder, "episode.ssml"), Path(folder, "episode.wav")
        filled = [
            part.replace("{ssml}", str(text)).replace("{wav}", str(sound)) for part in command
        ]
        for position, episode in enumerate(edition.told.episodes, start=1):
            text.write_text(ssml(edition, voices, episode), encoding="utf-8")
            _speak(filled)
            if not sound.is_file():
                raise SpeechMistake(
                    f"{command[0]} has written no sound",
                    f"let the command in {SPEECH} write a WAV file to {{wav}}",
                )
            yield f"episode-{position:02}.wav", sound.read_bytes()
            sound.unlink()


def _command() -> list[str]:
    """The program that speaks and its arguments. Raises SpeechMistake if it cannot be right."""
    try:
        command = shlex.split(speech_command())
    except ValueError:
        command = []
    if not all(any(name in part for part in command) for name in ("{ssml}", "{wav}")):
        raise SpeechMistake(
            f"{SPEECH} is {speech_command()!r}",
            "name a command that reads {ssml} and writes {wav}, such as "
            "espeak-ng -m -f {ssml} -w {wav}",
        )
    if shutil.which(command[0]) is None:
        raise SpeechMistake(
            f"the speech program {command[0]} is not installed",
            "install it (eSpeak NG is the package espeak-ng on Debian and Ubuntu, Fedora and "
            f"Homebrew), or name another command in {SPEECH}",
        )
    return command


def _speak(command: list[str]) -> None:
    try:
        done = subprocess.run(
            command, stdin=subprocess.DEVNULL, capture_output=True, check=False, timeout=LONGEST
        )
    except subprocess.TimeoutExpired:
        wrong = f"{command[0]} has not spoken an episode after {LONGEST:.0f} seconds"
        raise SpeechMistake(wrong, f"name a faster command in {SPEECH}") from None
    except OSError as problem:
        why = (problem.strerror or str(problem)).lower()
        wrong = f"{command[0]} cannot be started: {why}"
        raise SpeechMistake(wrong, f"name another command in {SPEECH}") from None
    if done.returncode != 0:
        last_line = done.stderr.decode(errors="replace").strip().rpartition("\n")[2][:200]
        wrong = f"{command[0]} ended with {done.returncode}: {last_line}"
        raise SpeechMistake(wrong, f"try the command in {SPEECH} by itself")
