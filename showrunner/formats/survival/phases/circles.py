"""Small circles beside the game, where producers permit them: Buddies, Memories, whispers."""

from __future__ import annotations

from functools import partial
from typing import Any, Literal

from showrunner.formats.survival import facts, questions
from showrunner.formats.survival.changes import WHISPERED_TO
from showrunner.formats.survival.questions.nights import Line, Whisper
from showrunner.formats.survival.state import SurvivalState
from showrunner.kernel import seats

Channel = Literal["buddies", "lounge", "whisper"]


async def buddy_chat(season: SurvivalState) -> None:
    """SV-4.24: Buddies only exchange a nod, unless `buddy_chat` lets each say something."""
    sheet = season.sheet
    pair = sheet.buddies
    if not sheet.parameters.buddy_chat or not all(seat in sheet.living for seat in pair):
        return
    text = "A word to your Buddy, which nobody else hears."
    said = await season.stage.ask_all(
        {
            seat: partial(questions.line, sheet, seat, "survival.buddy_chat", text, circle=pair)
            for seat in pair
        }
    )
    for seat, answer in said.items():
        if answer.words is not None:
            season.tell(_said("buddies", seat, answer), season.only(*pair))


async def lounge(season: SurvivalState) -> None:
    """SV-4.25: Memories talk among themselves; one keeps score, for the transcript alone."""
    sheet = season.sheet
    memories = sheet.memories
    if sheet.parameters.memory_lounge and len(memories) > 1:
        text = "A word among Memories. The living never hear it."
        said = await season.stage.ask_all(
            {
                seat: partial(questions.line, sheet, seat, "survival.lounge", text, circle=memories)
                for seat in memories
            }
        )
        for seat, answer in said.items():
            if answer.words is not None:
                season.tell(_said("lounge", seat, answer), seats(*memories))


async def recap(season: SurvivalState) -> None:
    """SV-4.25: the first Memory tells the night again, for producers and the transcript."""
    sheet = season.sheet
    if not sheet.parameters.memory_scorekeeper or not sheet.eliminated:
        return
    keeper = sheet.eliminated[0].seat
    text = "You keep the score. Tell this night again, for the record; the living never read it."
    question = partial(questions.line, sheet, keeper, "survival.recap", text)
    answer = await season.stage.ask(keeper, question)
    words, acts = (answer.words, answer.acts) if answer else (None, ())
    season.tell(facts.NightRecapped(seat=keeper, words=words, acts=acts), seats(keeper))


async def whispers(season: SurvivalState) -> None:
    """SV-6.2: with `whispers`, a word in one ear before the debate."""
    sheet = season.sheet
    if not sheet.parameters.whispers:
        return
    said = await season.stage.ask_all(
        {seat: partial(questions.whisper, sheet, seat) for seat in sheet.participants}
    )
    for seat, answer in said.items():
        if answer.name is not None and answer.words is not None:
            to = answer.name if season.stage.since(WHISPERED_TO) else ""
            season.tell(_said("whisper", seat, answer, to), season.only(seat, answer.name))


def _said(channel: Channel, seat: str, answer: Line | Whisper, to: str = "") -> facts.ChannelSpoke:
    words: Any = answer.words
    return facts.ChannelSpoke(channel=channel, seat=seat, words=words, to=to, acts=answer.acts)
