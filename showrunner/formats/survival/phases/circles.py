"""Optional messages in small groups: between Buddies, among Memories, and whispers."""

from __future__ import annotations

from functools import partial
from typing import Any, Literal

from showrunner.formats.survival import facts, questions
from showrunner.formats.survival.changes import WHISPER_NAMES_LISTENER
from showrunner.formats.survival.questions.nights import Whisper
from showrunner.formats.survival.state import SurvivalState
from showrunner.formats.talk.debate import Comment
from showrunner.kernel import seats

Channel = Literal["buddies", "lounge", "whisper"]


async def buddy_chat(season: SurvivalState) -> None:
    """SV-4.24: with `buddy_chat`, each Buddy may send the other a message."""
    sheet = season.sheet
    pair = sheet.buddies
    if not sheet.parameters.buddy_chat or not all(seat in sheet.living for seat in pair):
        return
    text = "A word to your Buddy, which nobody else hears."
    answers = await season.stage.ask_all(
        {
            seat: partial(
                questions.short_message, sheet, seat, "survival.buddy_chat", text, listeners=pair
            )
            for seat in pair
        }
    )
    for seat, answer in answers.items():
        if answer.words is not None:
            season.tell(_message_fact("buddies", seat, answer), season.only(*pair))


async def lounge(season: SurvivalState) -> None:
    """SV-4.25: with `memory_lounge`, each Memory may say something to the others."""
    sheet = season.sheet
    memories = sheet.memories
    if sheet.parameters.memory_lounge and len(memories) > 1:
        text = "A word among Memories. The living never hear it."
        answers = await season.stage.ask_all(
            {
                seat: partial(
                    questions.short_message,
                    sheet,
                    seat,
                    "survival.lounge",
                    text,
                    listeners=memories,
                )
                for seat in memories
            }
        )
        for seat, answer in answers.items():
            if answer.words is not None:
                season.tell(_message_fact("lounge", seat, answer), seats(*memories))


async def recap(season: SurvivalState) -> None:
    """SV-4.25: with `memory_scorekeeper`, the first Memory recaps the night for producers."""
    sheet = season.sheet
    if not sheet.parameters.memory_scorekeeper or not sheet.eliminated:
        return
    keeper = sheet.eliminated[0].seat
    text = "You keep the score. Tell this night again, for the record; the living never read it."
    question = partial(questions.short_message, sheet, keeper, "survival.recap", text)
    answer = await season.stage.ask(keeper, question)
    words, acts = (answer.words, answer.acts) if answer else (None, ())
    season.tell(facts.NightRecapped(seat=keeper, words=words, acts=acts), seats(keeper))


async def whispers(season: SurvivalState) -> None:
    """SV-6.2: with `whispers`, each participant may whisper to one other before the debate."""
    sheet = season.sheet
    if not sheet.parameters.whispers:
        return
    answers = await season.stage.ask_all(
        {seat: partial(questions.whisper, sheet, seat) for seat in sheet.participants}
    )
    for seat, answer in answers.items():
        if answer.name is not None and answer.words is not None:
            to = answer.name if season.stage.since(WHISPER_NAMES_LISTENER) else ""
            season.tell(_message_fact("whisper", seat, answer, to), season.only(seat, answer.name))


def _message_fact(
    channel: Channel, seat: str, answer: Comment | Whisper, to: str = ""
) -> facts.ChannelSpoke:
    words: Any = answer.words
    return facts.ChannelSpoke(channel=channel, seat=seat, words=words, to=to, acts=answer.acts)
