"""DS-5.5, DS-5.9: how a talk goes, between two or among several."""

from __future__ import annotations

from collections.abc import Sequence

from showrunner.formats.changes import ENDED_ALIKE, NAMED_APART
from showrunner.formats.talk import questions
from showrunner.formats.talk.facts import GroupTalkBegan, MessageSaid, TalkBegan, TalkEnded
from showrunner.formats.talk.questions import TalkKind, TalkMessage
from showrunner.formats.talk.season import TalkingSeason
from showrunner.kernel import seats
from showrunner.questions import Question


async def private_talk(season: TalkingSeason, name: str, pair: Sequence[str]) -> None:
    """DS-5.5: messages in turn until the talk is full or one of the two ends it.

    `pair` is in the order of speaking. No fact says so, since who speaks first is the one who
    ranked the other better, and a talk may end before anybody has spoken.
    """
    members = tuple(sorted(pair))
    season.tell(TalkBegan(talk=name, seats=members), season.seen_by(pair))
    said = 0
    while said < season.sheet.parameters.turns_per_conversation:
        active = season.sheet.active
        if not all(seat in active for seat in pair):
            break
        if await say(season, "talk", name, pair[said % 2], pair, said):
            break
        said += 1
    if not season.stage.since(ENDED_ALIKE):
        members = tuple(pair)
    season.tell(TalkEnded(talk=name, seats=members), seats(*pair))


async def group_talk(season: TalkingSeason, members: Sequence[str]) -> None:
    """DS-5.9: several talk together, in turn; who ends it has said their last, the others go on."""
    circle = "+".join(sorted(members))
    times = season.sheet.group_talks.get(circle, 0) + 1
    name = circle if times == 1 else f"{circle}#{times}"
    speakers = season.stage.shuffle(("speakers", name), members)
    if season.stage.since(NAMED_APART):
        name = f"group:{name}"
    season.tell(GroupTalkBegan(talk=name, seats=tuple(members)), seats(*members))
    for said in range(season.sheet.parameters.turns_per_conversation):
        for speaker in list(speakers):
            if await say(season, "group_talk", name, speaker, members, said):
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
    said: int,
) -> bool:
    """DS-5.5, DS-5.6: one message, true or not; returns whether its speaker ends the talk."""

    def build() -> Question[TalkMessage] | None:
        active = season.sheet.active
        partners = [seat for seat in listeners if seat != speaker and seat in active]
        if speaker not in active or not partners:
            return None
        left = season.sheet.parameters.turns_per_conversation - said
        return questions.talk_message(season.sheet, kind, partners, left)

    message = await season.stage.ask(speaker, build)
    if message is None:
        return True
    if message.say is not None:
        told = MessageSaid(talk=talk, seat=speaker, words=message.say, acts=message.acts)
        season.tell(told, seats(*hearing(season, listeners)))
    return message.end


def hearing(season: TalkingSeason, listeners: Sequence[str]) -> list[str]:
    """DS-2.11, DS-5.8: who left the game in the middle of a talk hears no more of it."""
    in_the_game = season.sheet.hearing
    return [seat for seat in listeners if seat in in_the_game]
