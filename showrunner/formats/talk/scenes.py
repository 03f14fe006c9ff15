"""DS-5.5, DS-5.9: the course of a talk, between two (private) or among several (group)."""

from __future__ import annotations

from collections.abc import Sequence

from showrunner.formats.changes import ENDED_ALIKE, NAMED_APART, SILENCE_TOLD
from showrunner.formats.talk import questions
from showrunner.formats.talk.facts import GroupTalkBegan, MessageSaid, TalkBegan, TalkEnded
from showrunner.formats.talk.questions import TalkKind, TalkMessage
from showrunner.formats.talk.season import TalkingSeason
from showrunner.kernel import seats
from showrunner.questions import Question


async def private_talk(season: TalkingSeason, name: str, pair: Sequence[str]) -> None:
    """DS-5.5: the two speak in turn until all messages are used up or one of them ends the talk.

    `pair` is in speaking order. The facts do not reveal that order, because the first speaker is
    the one who ranked the other better, and a talk may end before anybody has spoken.
    """
    members = tuple(sorted(pair))
    season.tell(TalkBegan(talk=name, seats=members), season.seen_by(pair))
    messages = 0
    while messages < season.sheet.parameters.turns_per_conversation:
        active = season.sheet.active
        if not all(seat in active for seat in pair):
            break
        if await say(season, "talk", name, pair[messages % 2], pair, messages):
            break
        messages += 1
    if not season.stage.since(ENDED_ALIKE):
        members = tuple(pair)
    season.tell(TalkEnded(talk=name, seats=members), seats(*pair))


async def group_talk(season: TalkingSeason, members: Sequence[str]) -> None:
    """DS-5.9: several speak in turn; one who ends the talk says no more, while the others go on."""
    circle = "+".join(sorted(members))
    times = season.sheet.group_talks.get(circle, 0) + 1
    name = circle if times == 1 else f"{circle}#{times}"
    speakers = season.stage.shuffle(("speakers", name), members)
    if season.stage.since(NAMED_APART):
        name = f"group:{name}"
    season.tell(GroupTalkBegan(talk=name, seats=tuple(members)), seats(*members))
    for messages in range(season.sheet.parameters.turns_per_conversation):
        for speaker in list(speakers):
            if await say(season, "group_talk", name, speaker, members, messages):
                speakers.remove(speaker)
        if len(speakers) < 2:
            break
    season.tell(TalkEnded(talk=name, seats=tuple(members)), seats(*hearing(season, members)))


async def say(
    season: TalkingSeason,
    kind: TalkKind,
    talk: str,
    speaker: str,
    listeners: Sequence[str],
    messages: int,
) -> bool:
    """DS-5.5, DS-5.6: ask for one message, and return whether its speaker ends the talk.

    `messages` is the number of messages that the speaker could send before this one. Who says
    nothing and does not end the talk is seen to say nothing.
    """

    def build() -> Question[TalkMessage] | None:
        active = season.sheet.active
        partners = [seat for seat in listeners if seat != speaker and seat in active]
        if speaker not in active or not partners:
            return None
        left = season.sheet.parameters.turns_per_conversation - messages
        return questions.talk_message(season.sheet, kind, partners, left)

    message = await season.stage.ask(speaker, build)
    if message is None:
        return True
    stays_silent = message.say is None and not message.end and season.stage.since(SILENCE_TOLD)
    if message.say is not None or stays_silent:
        fact = MessageSaid(talk=talk, seat=speaker, words=message.say, acts=message.acts)
        season.tell(fact, seats(*hearing(season, listeners)))
    return message.end


def hearing(season: TalkingSeason, listeners: Sequence[str]) -> list[str]:
    """DS-2.11, DS-5.8: the listeners, without those who left the game in the middle of the talk."""
    in_the_game = season.sheet.hearing
    return [seat for seat in listeners if seat in in_the_game]
