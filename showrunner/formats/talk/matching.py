"""DS-5.1 to DS-5.5: private talks, matched by mutual preference."""

from __future__ import annotations

from collections.abc import Coroutine, Mapping, Sequence
from typing import Any, NamedTuple

from showrunner.formats.talk import questions
from showrunner.formats.talk.facts import NoteTaken, PreferencesSet
from showrunner.formats.talk.questions import AfterTalk, Preferences
from showrunner.formats.talk.scenes import private_talk
from showrunner.formats.talk.season import TalkingSeason
from showrunner.kernel import Build, seats
from showrunner.questions import Question

Scene = Coroutine[Any, Any, None]


async def private_talks(season: TalkingSeason, members: Sequence[str]) -> None:
    """DS-5.1 to DS-5.5 for those who may talk with each other."""
    first = await season.stage.ask_all(
        {seat: _preferences(season, seat, members) for seat in members}
    )
    for seat, answer in first.items():
        set_preferences(season, seat, answer)
    if len(first) > 1:
        talks = Matchmaking(season, list(first))
        await season.stage.together(talks.startable(), talks.ended)


def _preferences(season: TalkingSeason, seat: str, members: Sequence[str]) -> Build[Preferences]:
    def build() -> Question[Preferences] | None:
        others = others_in(season, seat, members)
        return questions.preferences(season.sheet, others) if others else None

    return build


def others_in(season: TalkingSeason, seat: str, members: Sequence[str]) -> list[str]:
    """The other members still in the game; nobody for who has left it."""
    active = season.sheet.active
    return (
        [other for other in members if other != seat and other in active] if seat in active else []
    )


def set_preferences(season: TalkingSeason, seat: str, answer: Preferences | AfterTalk) -> None:
    """DS-5.1: preferences are their owner's secret."""
    season.tell(PreferencesSet(seat=seat, open=answer.open, ranked=answer.ranked), seats(seat))


class Score(NamedTuple):
    """DS-5.2: how much two want to talk with each other; the lower, the sooner."""

    ranks: int
    worse_rank: int
    talks_so_far: int


class Matchmaking:
    """DS-5.2, DS-5.3: who starts talking with whom, and when."""

    def __init__(self, season: TalkingSeason, members: Sequence[str]) -> None:
        self.season = season
        self.members = list(members)
        self.busy: set[str] = set()
        self.talked: dict[tuple[str, str], int] = {}
        self.joined = dict.fromkeys(members, 0)
        drawn = season.stage.shuffle(season.name_of_roll("pairs", *sorted(members)), self.members)
        self.draw_order = {seat: place for place, seat in enumerate(drawn)}

    def startable(self) -> dict[str, Scene]:
        """DS-5.3: start every free pair that no better free pair overtakes."""
        scenes: dict[str, Scene] = {}
        for pair in self.waiting():
            if not self.busy.intersection(pair):
                self.busy.update(pair)
                scenes.update(self.start(pair))
        return scenes

    def waiting(self) -> list[tuple[str, str]]:
        """The free pairs that can talk, best first."""
        active = self.season.sheet.active
        free = [seat for seat in self.members if seat in active and seat not in self.busy]
        scored = [
            (score, self._drawn(one, other), (one, other))
            for place, one in enumerate(free)
            for other in free[place + 1 :]
            if (score := self.score(one, other)) is not None
        ]
        return [pair for _, _, pair in sorted(scored)]

    def _drawn(self, one: str, other: str) -> tuple[int, int]:
        """DS-5.2: what preference leaves equal is drawn, once for the whole phase."""
        low, high = sorted((self.draw_order[one], self.draw_order[other]))
        return low, high

    def score(self, one: str, other: str) -> Score | None:
        """DS-5.2: None where the two cannot talk (any more)."""
        parameters = self.season.sheet.parameters
        talked = self.talked.get((one, other), 0)
        mine, theirs = self.season.sheet.wishes[one], self.season.sheet.wishes[other]
        wanted = other in mine.ranked or one in theirs.ranked
        if (
            not wanted
            or talked >= parameters.conversations_per_pair
            or other not in mine.open_to
            or one not in theirs.open_to
            or max(self.joined[one], self.joined[other]) >= parameters.conversations_per_player
        ):
            return None
        places = self.place(mine.ranked, other), self.place(theirs.ranked, one)
        return Score(sum(places), max(places), talked)

    def place(self, ranked: Sequence[str], other: str) -> int:
        """DS-5.2: 1 is first; whoever is not ranked comes after all who are."""
        return ranked.index(other) + 1 if other in ranked else len(self.members)

    def start(self, pair: tuple[str, str]) -> dict[str, Scene]:
        """DS-5.5: a talk of the two begins; who ranks the other better speaks first."""
        one, other = pair
        self.talked[pair] = times = self.talked.get(pair, 0) + 1
        self.joined[one] += 1
        self.joined[other] += 1
        name = f"{one}+{other}" if times == 1 else f"{one}+{other}#{times}"
        return {name: private_talk(self.season, name, self.speaking_order(one, other))}

    def speaking_order(self, one: str, other: str) -> tuple[str, str]:
        """DS-5.5: the better-ranking side first; between equals, the draw."""
        wishes = self.season.sheet.wishes

        def keenness(seat: str, partner: str) -> tuple[int, int]:
            return self.place(wishes[seat].ranked, partner), self.draw_order[seat]

        return (one, other) if keenness(one, other) <= keenness(other, one) else (other, one)

    def ended(self, name: str, _: object) -> Mapping[str, Scene] | None:
        """DS-5.4: after a talk each is asked alone; who has answered is free again."""
        if name.startswith("after:"):
            self.busy.discard(name.split(":")[1])
            return self.startable()
        one, other = name.split("#", maxsplit=1)[0].split("+")
        return {
            f"after:{one}:{name}": self.after(one, other, name),
            f"after:{other}:{name}": self.after(other, one, name),
        }

    async def after(self, seat: str, partner: str, talk: str) -> None:
        """DS-5.4: changed preferences take effect at once; the note is for oneself."""

        def build() -> Question[AfterTalk] | None:
            others = others_in(self.season, seat, self.members)
            if not others:
                return None
            return questions.after_talk(self.season.sheet, seat, partner, others)

        answer = await self.season.stage.ask(seat, build)
        if answer is None:
            return
        set_preferences(self.season, seat, answer)
        if answer.note is not None:
            self.season.tell(NoteTaken(seat=seat, talk=talk, words=answer.note), seats(seat))
