"""DS-5.1 to DS-5.5: private talks, matched by mutual preference."""

from __future__ import annotations

from collections.abc import Coroutine, Mapping, Sequence
from functools import partial
from typing import Any, NamedTuple

from showrunner.formats.talk import questions
from showrunner.formats.talk.facts import NoteTaken, PreferencesSet
from showrunner.formats.talk.questions import AfterTalk, Preferences
from showrunner.formats.talk.scenes import private_talk
from showrunner.formats.talk.season import TalkingSeason
from showrunner.kernel import seats
from showrunner.questions import Question

SceneScript = Coroutine[Any, Any, None]


async def private_talks(season: TalkingSeason, members: Sequence[str]) -> None:
    """DS-5.1 to DS-5.5: private talks among members who may talk with each other."""
    preferences = await season.stage.ask_all(
        {seat: partial(_preferences, season, seat, members) for seat in members}
    )
    for seat, answer in preferences.items():
        set_preferences(season, seat, answer)
    if len(preferences) > 1:
        talks = Matchmaking(season, list(preferences))
        await season.stage.together(talks.startable(), talks.ended)


def _preferences(
    season: TalkingSeason, seat: str, members: Sequence[str]
) -> Question[Preferences] | None:
    others = others_in(season, seat, members)
    return questions.preferences(season.sheet, others) if others else None


def others_in(season: TalkingSeason, seat: str, members: Sequence[str]) -> list[str]:
    """The other members still in the game; empty if the seat itself has left it."""
    active = season.sheet.active
    return (
        [other for other in members if other != seat and other in active] if seat in active else []
    )


def set_preferences(season: TalkingSeason, seat: str, answer: Preferences | AfterTalk) -> None:
    """DS-5.1: tell a seat's preferences, to that seat only."""
    season.tell(PreferencesSet(seat=seat, open=answer.open, ranked=answer.ranked), seats(seat))


class Score(NamedTuple):
    """DS-5.2: how much two castaways want to talk with each other; lower scores talk sooner."""

    ranks: int
    worse_rank: int
    talks_so_far: int


class Matchmaking:
    """DS-5.2, DS-5.3: decides which pairs talk, and when."""

    def __init__(self, season: TalkingSeason, members: Sequence[str]) -> None:
        self.season = season
        self.members = list(members)
        self.busy: set[str] = set()
        self.talked: dict[tuple[str, str], int] = {}
        self.joined = dict.fromkeys(members, 0)
        drawn = season.stage.shuffle(season.name_of_roll("pairs", *sorted(members)), self.members)
        self.draw_order = {seat: place for place, seat in enumerate(drawn)}

    def startable(self) -> dict[str, SceneScript]:
        """DS-5.3: start the waiting pairs, best first, that share nobody with a better pair."""
        scenes: dict[str, SceneScript] = {}
        for pair in self.waiting():
            if not self.busy.intersection(pair):
                self.busy.update(pair)
                scenes.update(self.start(pair))
        return scenes

    def waiting(self) -> list[tuple[str, str]]:
        """The pairs of free castaways that can talk, best first."""
        active = self.season.sheet.active
        free = [seat for seat in self.members if seat in active and seat not in self.busy]
        scored = [
            (score, self._tie_break(first, second), (first, second))
            for index, first in enumerate(free)
            for second in free[index + 1 :]
            if (score := self.score(first, second)) is not None
        ]
        return [pair for _, _, pair in sorted(scored)]

    def _tie_break(self, first: str, second: str) -> tuple[int, int]:
        """DS-5.2: ties in preference are broken by a draw, made once for the whole phase."""
        low, high = sorted((self.draw_order[first], self.draw_order[second]))
        return low, high

    def score(self, first: str, second: str) -> Score | None:
        """DS-5.2: the score of a pair; None if the two cannot talk (any more)."""
        parameters = self.season.sheet.parameters
        talked = self.talked.get((first, second), 0)
        wishes, others_wishes = self.season.sheet.wishes[first], self.season.sheet.wishes[second]
        wanted = second in wishes.ranked or first in others_wishes.ranked
        if (
            not wanted
            or talked >= parameters.conversations_per_pair
            or second not in wishes.open_to
            or first not in others_wishes.open_to
            or max(self.joined[first], self.joined[second]) >= parameters.conversations_per_player
        ):
            return None
        ranks = self.rank(wishes.ranked, second), self.rank(others_wishes.ranked, first)
        return Score(sum(ranks), max(ranks), talked)

    def rank(self, ranked: Sequence[str], other: str) -> int:
        """DS-5.2: the rank of `other`, from 1; the last rank of all if not ranked."""
        return ranked.index(other) + 1 if other in ranked else len(self.members)

    def start(self, pair: tuple[str, str]) -> dict[str, SceneScript]:
        """DS-5.5: start a talk of a pair; the one who ranks the other better speaks first."""
        first, second = pair
        self.talked[pair] = times = self.talked.get(pair, 0) + 1
        self.joined[first] += 1
        self.joined[second] += 1
        name = f"{first}+{second}" if times == 1 else f"{first}+{second}#{times}"
        return {name: private_talk(self.season, name, self.speaking_order(first, second))}

    def speaking_order(self, first: str, second: str) -> tuple[str, str]:
        """DS-5.5: the one who ranks the other better speaks first; a tie is broken by the draw."""
        wishes = self.season.sheet.wishes

        def keenness(seat: str, partner: str) -> tuple[int, int]:
            return self.rank(wishes[seat].ranked, partner), self.draw_order[seat]

        if keenness(first, second) <= keenness(second, first):
            return first, second
        return second, first

    def ended(self, name: str, _: object) -> Mapping[str, SceneScript] | None:
        """DS-5.4: after a talk, ask each of the two alone; once answered they are free again."""
        if name.startswith("after:"):
            self.busy.discard(name.split(":")[1])
            return self.startable()
        first, second = name.split("#", maxsplit=1)[0].split("+")
        return {
            f"after:{first}:{name}": self.after(first, second, name),
            f"after:{second}:{name}": self.after(second, first, name),
        }

    async def after(self, seat: str, partner: str, talk: str) -> None:
        """DS-5.4: ask for changed preferences, which apply at once, and for a private note."""

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
