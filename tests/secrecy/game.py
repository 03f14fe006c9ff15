"""A season driven by scripted answers, each a function of the seat and the question's place."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

import msgspec

from showrunner.errors import Refused
from showrunner.formats.format import Format, load_format
from showrunner.formats.settings import Castaway, SeasonSettings
from showrunner.formats.sheet import Sheet
from showrunner.kernel import Answer, Ask, AskState, Dice, Entry, EntryResult, Kernel, Order, Ruling

Script = Callable[["Game", Ask[Any]], Answer]


def settings(dice: Dice, **parameters: Any) -> SeasonSettings:
    """A season in which secrets abound: cards are found often, points are there to be spent."""
    size = 5 + dice.below(7)
    cast = tuple(
        Castaway(
            id=f"s{n:02}",
            name=f"Name{n}",
            temperament=f"temper-{n}",
            voice=f"voice-{n}",
            wants=f"wants-{n}",
        )
        for n in range(size)
    )
    chosen = {
        "starting_reward_points": 4,
        "starting_resources_per_player": 12,
        "turns_per_conversation": 2 + dice.below(2),
        "camp_advantages": 2,
        "bonus_target": 9,
        "bonus_match": "at_least",
        "conversations_per_pair": 1 + dice.below(2),
        "talks_are_seen": dice.pick(("team", "team", "public", "nobody")),
        "group_talk": dice.chance(1, 4),
        "cross_team_talk": dice.chance(1, 4),
        "absent_vote": dice.pick(("understudy", "abstain")),
        "jury_questions": dice.chance(1, 3),
        "interview_memory": dice.pick(("quarantined", "quarantined", "remembered")),
        "restock": dice.pick(("when_played", "each_round")),
        "reveal": "never",
        **parameters,
    }
    return SeasonSettings(
        format="survivor",
        version=load_format("survivor").version,
        changes=load_format("survivor").changes,
        title="Secrets",
        cast=cast,
        parameters=chosen,
    )


def scripted(key: bytes, observer: str = "") -> Script:
    """Random answers: the observer's by their own numbering, the others' by the script's place.

    So whatever the observer is not shown cannot change what the observer answers. In one season
    cards are only played before the votes, in another only after: those who do not vote cannot tell
    one from the other, and would see no more than that the ballots differ.
    """
    moment = "before the votes" if key[0] % 2 else "after the votes"

    def answer(game: Game, ask: Ask[Any]) -> Answer:
        own: tuple[str | int, ...] = (int(ask.quarantined), ask.nth)
        place = own if ask.seat == observer else (ask.group.id,)
        dice = Dice(key, (ask.seat, *place))
        salt = f"{dice.below(1 << 60):015x}"
        by = "stand-in" if dice.chance(1, 12) else "player"
        question: Any = ask.question
        only = question.only_answer()
        if only is not None:
            return Answer(ask.id, only, "engine")
        value = question.random(dice)
        if question.kind == "survivor.card" and moment not in question.text:
            value = {"play": None}
        return Answer(ask.id, value, by, salt)  # type: ignore[arg-type]

    return answer


@dataclass
class Game:
    """One running season, what it was entered, and each step that followed."""

    settings: SeasonSettings
    luck: str
    script: Script
    entries: list[Entry] = field(default_factory=list)
    steps: list[EntryResult] = field(default_factory=list)
    places: dict[tuple[str, str], int] = field(default_factory=dict)
    """When each seat's question was first put: put anew, it keeps its place in the queue."""

    def __post_init__(self) -> None:
        self.format: Format = load_format(self.settings.format)
        self.kernel: Kernel = self.format.kernel(self.settings, self.luck)

    def start(self) -> Game:
        """Up to the first decisions."""
        self._keep(self.kernel.start())
        return self

    def _keep(self, step: EntryResult) -> None:
        self.steps.append(step)
        for ask in step.opened:
            self.places.setdefault((ask.seat, ask.group.id), len(self.places))

    def fork(self, settings: SeasonSettings | None = None) -> Game:
        """Another season with the same past: the same entries, replayed."""
        twin = Game(settings or self.settings, self.luck, self.script).start()
        for entry in self.entries:
            twin.enter(entry)
        return twin

    @property
    def sheet(self) -> Any:
        """The sheet of all facts."""
        return self.kernel.rules.sheet  # type: ignore[attr-defined]

    def sheet_of(self, facts: Sequence[Any]) -> Sheet:
        """A viewer's sheet: the fold over that viewer's facts."""
        sheet = self.format.sheet()
        for fact in facts:
            sheet.take(fact)
        return sheet

    def enter(self, entry: Entry) -> EntryResult:
        """Take one entry; Refused comes through."""
        step = self.kernel.apply(entry)
        assert step.normal_form is not None
        self.entries.append(step.normal_form)
        self._keep(step)
        return step

    def may(self, entry: Entry) -> bool:
        """Whether the season would take this entry now."""
        try:
            self.kernel.check(entry)
        except Refused:
            return False
        return True

    def order(self, name: str, **terms: Any) -> bool:
        """Give an order where it can be taken."""
        entry = Order(name, terms, salt=f"order-{len(self.entries)}")
        if not self.may(entry):
            return False
        self.enter(entry)
        return True

    def next_ask(self) -> Ask[Any] | None:
        """The ask that has been open for longest, those beside the story first.

        So a talk that producers open is over before the story goes on: which of the two goes faster
        is a matter of time, and no fact.
        """
        return min(self.open(), key=self._place, default=None)

    def open(self) -> list[Ask[Any]]:
        """The asks that wait for an answer; one that may be changed has it."""
        return [ask for ask in self.kernel.asks.values() if ask.state is AskState.OPEN]

    def _place(self, ask: Ask[Any]) -> tuple[bool, int]:
        beside = ask.id.startswith("season/aside:")
        return not beside, self.places[ask.seat, ask.group.id]

    def advance(self) -> bool:
        """One entry on: an answer, or what lets a waiting season go on. False at the end."""
        if self.kernel.over:
            return False
        if self.sheet.stop_before == "here":
            return self.order("go_on")
        ask = self.next_ask()
        if ask is not None:
            self.enter(self.script(self, ask))
            return True
        held = next(iter(self.kernel.asks.values()), None)
        if held is not None:
            self.enter(Ruling(held.id, "release"))
            return True
        return False

    def play_to_next_round(self, round: int) -> None:
        """Through the competition of the round after this one."""
        while not (self.sheet.round > round and self.sheet.phase not in ("", "competition")):
            if not self.advance():
                return


def plain(value: object) -> bytes:
    """Anything a question's form or schema holds, as bytes."""
    return msgspec.json.encode(value, enc_hook=str)
