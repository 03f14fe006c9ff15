"""DS-10.1: the question that the host asks each castaway before a vote, from public facts."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from showrunner.formats.survivor import facts
from showrunner.formats.survivor.sheet import SurvivorSheet
from showrunner.formats.wording import number

WINS_TO_ASK_ABOUT = 2
"""How many competitions a castaway must have won alone for the host to ask about them."""


def host_question(sheet: SurvivorSheet, seat: str) -> facts.HostAsked:
    """The most pointed question to this castaway that the public facts allow."""
    return next(_questions(sheet, seat))


def _questions(sheet: SurvivorSheet, seat: str) -> Iterator[facts.HostAsked]:
    """Every question that fits this castaway, most pointed first; the last one always fits."""

    def ask(topic: facts.HostTopic, about: str = "", count: int = 0) -> facts.HostAsked:
        return facts.HostAsked(seat=seat, topic=topic, about=about, count=count)

    player = sheet.players[seat]
    accuser = sheet.accused.get(seat, "")
    if accuser:
        yield ask("accused", accuser)
    accused = next((other for other, by in sheet.accused.items() if by == seat), "")
    if accused and sheet.players[accused].status == "active":
        yield ask("accuses", accused)
    if player.immune:
        yield ask("immune")
    votes = sheet.last_count.get(seat, 0)
    if votes:
        yield ask("had_votes", count=votes)
    wins = sheet.solo_wins.get(seat, 0)
    if wins >= WINS_TO_ASK_ABOUT:
        yield ask("wins", count=wins)
    if sheet.merged_in == sheet.round > 1:
        yield ask("merged")
    if len(sheet.active) <= sheet.parameters.finalists + 1:
        yield ask("last_vote")
    yield ask("safe")


def host_words(asked: facts.HostAsked, names: Mapping[str, str]) -> str:
    """The question in the host's words."""
    name, about = names[asked.seat], names.get(asked.about, "")
    count = number(asked.count)
    votes = f"{count} {'vote' if asked.count == 1 else 'votes'}"
    return {
        "accused": f"{name}, {about} called you a liar in front of everybody. Is it true?",
        "accuses": f"{name}, you accused {about} in front of everybody. Do you stand by it?",
        "immune": f"{name}, you are safe tonight. Who should be worried?",
        "had_votes": f"{name}, you had {votes} last time. Do you feel safe now?",
        "wins": f"{name}, you have won {count} times. Does that put a target on you?",
        "merged": f"{name}, there is one camp now. Do the old teams still count?",
        "last_vote": f"{name}, this is the last vote. Who do you want to sit next to at the end?",
        "safe": f"{name}, is it you tonight?",
    }[asked.topic]
