"""S2: everything that is made for a viewer, and the search for canaries in it."""

from __future__ import annotations

import io
import zipfile
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Any, Protocol

from showrunner.errors import Refused
from showrunner.exports.record import SeasonRecord
from showrunner.exports.registry import EXPORTS
from showrunner.exports.zip_files import ZIP
from showrunner.kernel import PRODUCER, PUBLIC, Answer, Memo, Viewer, contestant, sealer
from showrunner.transcripts.markdown import transcript
from tests.prompts.seats import prompts_of
from tests.secrecy.entitlement import NOT_IN_LOGS, Canary
from tests.secrecy.game import Game
from tests.secrecy.observer import PROMPT, sheet_bytes, shown


class Planted(Protocol):
    """A season with canaries."""

    game: Game

    def hidden(self) -> list[Canary]:
        """All of them."""


def narrated(game: Game, facts: Sequence[Any], viewer: Viewer) -> str:
    """The transcript of these facts for this viewer."""
    return transcript(game.format, game.settings, facts, viewer)


def made_for(game: Game, viewer: Viewer, playing: bool) -> Iterator[tuple[str, str]]:
    """Each thing made for this viewer: what it is, and its text."""
    stream = [item for item in shown(game, viewer, playing) if item.tag != PROMPT]
    for item in stream:
        yield f"{item.tag} {item.number}", item.content.decode()
        yield f"repr of {item.tag} {item.number}", repr(item.fact)
    facts = [item.fact for item in stream if item.fact is not None]
    yield "sheet", sheet_bytes(game, stream)
    yield "transcript", narrated(game, facts, viewer)
    if not playing:
        yield from exported(game, viewer)
    if viewer.role == "seat" and not playing:
        yield from refusals(game, viewer.seat)


def exported(game: Game, viewer: Viewer) -> Iterator[tuple[str, str]]:
    """The files of all exports that this viewer may have."""
    told = [fact for step in game.steps for fact in step.told]
    record = SeasonRecord("0" * 32, game.settings.title, game.settings, told, viewer)
    for export in EXPORTS:
        if export.is_for(viewer) and export.media_type != ZIP:
            yield f"export {export.name}", readable(export.content(record))


def readable(content: bytes) -> str:
    """A file as text; of a book, that of all files in it."""
    if not zipfile.is_zipfile(io.BytesIO(content)):
        return content.decode()
    with zipfile.ZipFile(io.BytesIO(content)) as book:
        return "\n".join(book.read(name).decode(errors="replace") for name in book.namelist())


def refusals(game: Game, seat: str) -> Iterator[tuple[str, str]]:
    """What a seat is told of answers and memos that are not taken, in words and as it is logged."""
    asks = [ask for step in game.steps for ask in step.opened if ask.seat == seat]
    for ask in asks:
        for value in ({}, dict.fromkeys(ask.question.fields, "no such"), {"unknown": 1}):
            yield f"refusal of {ask.id}", refused(partial(ask.question.accept, value, sealer("")))
        yield f"refusal of {ask.id}", refused(partial(game.kernel.check, Answer(ask.id, {})))
    memo = Memo(seat, "novel", "words")
    yield "refusal of a memo", refused(partial(game.kernel.check, memo))


def refused(entering: Callable[[], object]) -> str:
    """The reasons why an entry is not taken."""
    try:
        entering()
    except Refused as refusal:
        return f"{refusal} {refusal!r} {vars(refusal)}"
    return ""


def logged(game: Game) -> Iterator[tuple[str, str]]:
    """What a log might print of a season's inside."""
    yield "kernel", repr(game.kernel)
    yield "story", repr(game.kernel.story)
    for told in game.kernel.story.told:
        yield "told", repr(told)
    for step in game.steps:
        yield f"step {step.entry}", repr(step)


def found(plantation: Planted) -> list[str]:
    """Every canary that is where it must not be, in words."""
    game = plantation.game
    canaries = plantation.hidden()
    leaks: list[str] = []
    viewers = [PUBLIC, *(contestant(person.id) for person in game.settings.cast)]
    for viewer in viewers:
        for playing in (True, False):
            forbidden = [canary for canary in canaries if not canary.may_show(viewer, playing)]
            leaks += _search(f"made for {viewer}", made_for(game, viewer, playing), forbidden)
    leaks += in_prompts(game, canaries)
    luck = [canary for canary in canaries if not canary.may_show(PRODUCER, False)]
    leaks += _search("made for producers", made_for(game, PRODUCER, False), luck)
    words = [canary for canary in canaries if canary.kind in NOT_IN_LOGS]
    leaks += _search("logged", logged(game), words)
    return leaks


def in_prompts(game: Game, canaries: Sequence[Canary]) -> list[str]:
    """Every canary in a prompt of somebody who may not play from it."""
    told: dict[tuple[str, bool], list[tuple[str, str]]] = {}
    for asked in prompts_of(game.format, game.settings, game.steps):
        whose = asked.seat, asked.form.kind == "interview"
        told.setdefault(whose, []).append((f"the prompt of {asked.form.kind}", asked.text))
    return [
        leak
        for (seat, interviewed), prompts in told.items()
        for leak in _search(
            f"told to the model of {seat}",
            iter(prompts),
            [canary for canary in canaries if not canary.may_prompt(seat, interviewed)],
        )
    ]


def _search(where: str, made: Iterator[tuple[str, str]], forbidden: list[Canary]) -> list[str]:
    made_things = list(made)
    everything = "\n".join(text for _, text in made_things)
    leaks = []
    for canary in forbidden:
        for mark in canary.marks:
            if mark in everything:
                what = next((name for name, text in made_things if mark in text), "something")
                leaks.append(f"{where}: {canary.kind} ({mark}) in {what}")
    return leaks
