"""Who speaks with which voice: names of voices of a speech program, by default of eSpeak NG."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final
from zlib import crc32

from msgspec import Struct

from showrunner.files.toml_file import TomlFile
from showrunner.story.told import Person

_ACCENTS: Final = {
    "en": ("en-us", "en-gb", "en-gb-scotland", "en-029", "en-gb-x-rp"),
    "fr": ("fr-fr", "fr-be", "fr-ch"),
    "de": ("de",),
    "it": ("it",),
    "pt": ("pt-br", "pt"),
    "es": ("es", "es-419"),
}
_HIGH: Final = ("f2", "f3", "f1", "f5", "f4")
_LOW: Final = ("m3", "m1", "m7", "m2", "m5", "m4", "m8")


class VoiceList(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Voices to choose from, by pronouns, the narrator's, and those of certain seats.

    `narrators` are the narrator's voices in other languages than English, by their codes.
    """

    narrator: str
    narrators: dict[str, str] = {}
    she: tuple[str, ...] = ()
    he: tuple[str, ...] = ()
    they: tuple[str, ...] = ()
    seats: dict[str, str] = {}

    def narrator_in(self, language: str) -> str:
        """The voice that tells in this language."""
        return self.narrators.get(language, self.narrator)


def espeak_voices(language: str) -> VoiceList:
    """The voices of eSpeak NG for castaways who speak this language."""
    accents = _ACCENTS.get(language, _ACCENTS["en"])

    def voices(variants: Sequence[str]) -> tuple[str, ...]:
        return tuple(f"{accent}+{variant}" for variant in variants for accent in accents)

    return VoiceList(
        narrator="en-us",
        narrators={code: names[0] for code, names in _ACCENTS.items()},
        she=voices(_HIGH),
        he=voices(_LOW),
        they=voices((*_HIGH[:2], *_LOW[:2])),
    )


def read_voices(path: Path) -> VoiceList:
    """Read a list of voices from a TOML file. Raises FileMistake."""
    right = 'write it as: narrator = "…", she = ["…"], he = ["…"], they = ["…"], [seats] ama = "…"'
    return TomlFile(path).root.struct(VoiceList, right)


def assigned(cast: Sequence[Person], voices: VoiceList) -> dict[str, str]:
    """The voice of each seat: the same seats have the same voices in every export.

    Nobody shares a voice as long as there are others for their pronouns; without any, they have
    the narrator's.
    """
    chosen: dict[str, str] = {}
    for person in sorted(cast, key=lambda one: one.seat):
        if person.seat in voices.seats:
            chosen[person.seat] = voices.seats[person.seat]
            continue
        pool: Sequence[str] = getattr(voices, person.pronouns) or (voices.narrator,)
        first = crc32(person.seat.encode()) % len(pool)
        in_turn = [*pool[first:], *pool[:first]]
        used = chosen.values()
        chosen[person.seat] = next((one for one in in_turn if one not in used), in_turn[0])
    return chosen
