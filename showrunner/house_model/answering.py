"""An answer to a chat-completions request: in character, and as its schema has it."""

from __future__ import annotations

from collections.abc import Mapping
from hashlib import blake2b
from random import Random
from typing import Any, NamedTuple

import msgspec

from showrunner.house_model.asking import Asked, prompt_key, read_request
from showrunner.house_model.filling import Filling
from showrunner.house_model.scene import read_scene
from showrunner.house_model.speech import Speaker


class Answer(NamedTuple):
    """What was asked for, the value that was made for its schema, and all of it as a text.

    `others` are the names of who else is there.
    """

    asked: Asked
    others: tuple[str, ...]
    value: Any
    text: str


def answer(request: Mapping[str, Any], seed: str = "house", nth: int = 0) -> Answer:
    """The answer, which follows from the seed, the messages, and how often they came before.

    Raises ValueError, in words, for a request that nobody can read.
    """
    return answer_to(read_request(request), dice(seed, "answer", prompt_key(request), nth))


def answer_to(asked: Asked, dice: Random) -> Answer:
    """The answer to what was asked, by these dice."""
    scene = read_scene(asked)
    speaker = Speaker(dice, scene)
    others = (*scene.partners, *scene.others)
    if asked.schema is None:
        return Answer(asked, others, None, speaker.plain())
    value = Filling(dice, speaker).value(asked.schema)
    return Answer(asked, others, value, as_json(value))


def dice(seed: str, purpose: str, prompt: bytes, nth: int) -> Random:
    """Luck of one's own for each purpose, prompt, and time that this prompt came."""
    said = blake2b(f"{seed}/{purpose}/{nth}/".encode() + prompt, digest_size=8)
    return Random(int.from_bytes(said.digest()))


def as_json(value: Any) -> str:
    """The value as JSON."""
    return msgspec.json.encode(value).decode()
