"""DS-5.5, DS-5.9: how a talk goes, between two or among several."""

from __future__ import annotations

from collections.abc import Sequence

from showrunner.formats.survivor import facts, questions
from showrunner.formats.survivor.questions import TalkKind, TalkMessage
from showrunner.formats.survivor.state import SurvivorState
from showrunner.kernel import EVERYBODY, Audience, seats


async def private_talk(season: SurvivorState, name: str, pair: Sequence[str]) -> None:
    """DS-5.5: messages in turn until the talk is full or one of the two ends it.

    `pair` is in the order of speaking; who sees them talk is not told who sought it more.
    """
    began = facts.TalkBegan(talk=name, seats=tuple(sorted(pair)))
    season.tell(began, seen_by(season, pair))
    said = 0
    while said < season.sheet.parameters.turns_per_conversation:
        if not set(pair) <= set(season.sheet.active):
            break
        if await say(season, "survivor.talk", name, pair[said % 2], pair, said):
            break
        said += 1
    season.tell(facts.TalkEnded(talk=name, seats=tuple(pair)), seats(*pair))


def seen_by(season: SurvivorState, pair: Sequence[str]) -> Audience:
    """DS-5.8: who knows that two talked."""
    match season.sheet.parameters.talks_are_seen:
        case "public":
            return EVERYBODY
        case "nobody":
            return seats(*pair)
        case "team":
            return seats(*(other for seat in pair for other in season.sheet.team_of(seat)))


async def say(
    season: SurvivorState,
    kind: TalkKind,
    talk: str,
    speaker: str,
    listeners: Sequence[str],
    said: int,
) -> bool:
    """DS-5.5, DS-5.6: one message, true or not; returns whether its speaker ends the talk."""

    def build() -> questions.Question[TalkMessage] | None:
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
        told = facts.MessageSaid(talk=talk, seat=speaker, words=message.say)
        season.tell(told, seats(*present(season, listeners)))
    return message.end


def present(season: SurvivorState, listeners: Sequence[str]) -> list[str]:
    """DS-2.11, DS-5.8: who left the game in the middle of a talk hears no more of it."""
    players = season.sheet.players
    return [seat for seat in listeners if players[seat].status in ("active", "finalist")]


async def group_talk(season: SurvivorState, members: Sequence[str]) -> None:
    """DS-5.9: several talk together, in turn; who ends it has said their last, the others go on."""
    circle = "+".join(sorted(members))
    times = season.sheet.group_talks.get(circle, 0) + 1
    name = circle if times == 1 else f"{circle}#{times}"
    speakers = season.stage.shuffle(("speakers", name), members)
    season.tell(facts.GroupTalkBegan(talk=name, seats=tuple(members)), seats(*members))
    for said in range(season.sheet.parameters.turns_per_conversation):
        for speaker in list(speakers):
            if await say(season, "survivor.group_talk", name, speaker, members, said):
                speakers.remove(speaker)
        if len(speakers) < 2:
            break
    ended = facts.TalkEnded(talk=name, seats=tuple(members))
    season.tell(ended, seats(*present(season, members)))
