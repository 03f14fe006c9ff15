"""What a seat remembers: the day as it was told, then the diary; a talk, then its note."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from showrunner.kernel import Answer, Ask, Dice, Memo, Order, luck_from_seed
from showrunner.players.llm import memory
from showrunner.players.llm.tokens import tokens_in
from tests.prompts.playing import Played
from tests.prompts.seats import Seats
from tests.secrecy.game import Game, scripted, settings

WORDS = {"survivor.talk": "say", "survivor.after_talk": "note", "survivor.comment": "words"}


class Told:
    """A season in which every message, note and comment is known again, as one seat lives it."""

    def __init__(self, seat: str, **parameters: Any) -> None:
        self.seat = seat
        self.said: dict[str, list[str]] = {}
        """Messages by their talk."""
        self.notes: dict[str, str] = {}
        """The seat's notes by their talk."""
        chosen = settings(Dice(b"memory", ("cast",)), group_talk=False, **parameters)
        self._usual = scripted(bytes(range(32)))
        self.game = Game(chosen, luck_from_seed("memory"), self._script).start()
        self.seats = Seats(self.game.format, chosen, seat)
        self._seen = 0
        self._look()

    @property
    def memory(self) -> memory.SeatMemory:
        return self.seats.memories[self.seat]

    @property
    def talk(self) -> str:
        """The seat's latest talk."""
        return next(name for name in reversed(self.said) if self.is_in(name))

    def is_in(self, talk: str) -> bool:
        return self.seat in talk.split("#", maxsplit=1)[0].split("+")

    def _look(self) -> None:
        for step in self.game.steps[self._seen :]:
            self.seats.see(step)
        self._seen = len(self.game.steps)

    def _script(self, game: Game, ask: Ask[Any]) -> Answer:
        usual = self._usual(game, ask)
        field = WORDS.get(ask.question.kind)
        if field is None:
            return usual
        words = f"{ask.question.kind} number {len(game.entries)}"
        talk = ask.group.branch.name
        if ask.question.kind == "survivor.talk":
            self.said.setdefault(talk, []).append(words)
        elif ask.question.kind == "survivor.after_talk" and ask.seat == self.seat:
            self.notes[self.talk] = words
        return replace(usual, value={**usual.value, field: words}, by="player")

    def next(self) -> Ask[Any] | None:
        """One entry on; what the seat is asked next, if it is."""
        assert self.game.advance()
        self._look()
        ask = self.game.next_ask()
        return ask if ask is not None and ask.seat == self.seat else None

    def turn(self, ask: Ask[Any]) -> str:
        return self.seats.prompt(ask).prompt.turn

    def until_diary(self) -> None:
        while not self.memory.diary_due:
            self.next()

    def write(self, words: str) -> None:
        self.game.enter(Memo(self.seat, "diary", words, salt=words))
        self._look()


def test_todays_talks_stay_word_for_word_until_the_diary():
    life = Told("s02")
    talks = 0
    while life.game.sheet.round < 2:
        ask = life.next()
        if ask is None:
            continue
        turn = life.turn(ask)
        own = [name for name in life.said if life.is_in(name)]
        assert all(f"“{words}”" in turn for name in own for words in life.said[name])
        assert all(f"Your note on it: “{words}”" in turn for words in life.notes.values() if talks)
        talks = len(own)
    assert talks >= 2
    life.until_diary()
    said = [words for name in life.said if life.is_in(name) for words in life.said[name]]
    assert all(f"“{words}”" in life.memory.past for words in said)
    life.write("What counts of it.")
    assert not any(f"“{words}”" in life.memory.past for words in said)


def test_a_silent_turn_is_told():
    life = Told("s02")
    usual = life.game.script

    def silent(game: Game, ask: Ask[Any]) -> Answer:
        answer = usual(game, ask)
        if ask.question.kind == "survivor.talk" and ask.seat != life.seat:
            return replace(answer, value={**answer.value, "say": None, "acts": [], "end": False})
        return answer

    life.game.script = silent
    turns = ""
    while life.game.sheet.round < 2:
        ask = life.next()
        turns += life.turn(ask) if ask is not None else ""
    assert "says nothing." in turns


def test_what_is_said_elsewhere_after_a_talk_is_not_taken_for_a_part_of_it():
    life = Told("s02")
    while not (life.notes and life.talk in life.notes and life.talk in life.memory.talks):
        life.next()  # until a talk is over and noted, and not told
    story = "A boat has been seen beyond the reef."
    life.game.enter(Order("event", {"story": story}, salt="story"))
    life._look()
    for _ in range(10):
        life.next()
    assert f"Production: “{story}”" in life.memory.news
    assert life.notes[life.talk] in life.memory.news


def test_the_diary_stands_for_the_news_of_its_round():
    life = Told("s02")
    life.until_diary()
    day = [f"“{words}”" for words in life.notes.values()]
    past = life.memory.past
    assert day
    assert all(words in past for words in day), "as it was told, until it is written about"
    life.write("A quiet day, and one name on everybody's lips.")
    past = life.memory.past
    assert "Your diary after round 1: “A quiet day, and one name on everybody's lips.”" in past
    assert not any(words in past for words in day)
    assert not life.memory.diary_due
    assert "survivor.comment number" not in past


def test_what_a_round_came_to_stays_beside_the_diary():
    life = Told("s02")
    life.until_diary()
    life.write("One.")
    out = [life.game.sheet.names[seat] for seat in life.game.sheet.out]
    assert out
    assert all(name in life.memory.past for name in out)


def test_who_will_sit_on_the_jury_goes_on_writing_and_others_keep_their_last_day():
    wrote: set[str] = set()
    kept: set[str] = set()
    for seat in Told("s00").game.sheet.players:
        life = Told(seat, jury_size=1)
        days: list[str] = []
        while not life.game.kernel.over:
            if life.memory.diary_due:
                days.append(f"Day {life.game.sheet.round - 1}.")
                life.write(days[-1])
                (wrote if seat in life.game.sheet.out else kept).add(seat)
            if not life.game.advance():
                break
            life._look()
        out = life.game.sheet.out
        if seat in out[:-1]:
            assert seat not in wrote
            assert f"As it happened, Episode {out.index(seat) + 1} " in life.memory.past
        assert all(day in life.memory.past for day in days[-1:])
    assert len(wrote) == 1, "the last one out is the jury"
    assert kept


# -- how long prompts are --------------------------------------------------------------------------

SIZES = [
    ("quick", 6),
    ("standard", 12),
    ("six", 6),
    ("twelve", 12),
    ("conference", 9),
    ("summit", 24),
]
LARGE = [("standard", 18), ("large", 30), ("summit", 30)]
LONGEST_LINE = 120
LONGEST = 7000
"""Tokens of a prompt, whatever is in it."""


def same_beginning(one: str, other: str) -> int:
    """How many characters two texts have in common from their beginning on."""
    pairs = enumerate(zip(one, other, strict=False))
    return next((at for at, (a, b) in pairs if a != b), min(len(one), len(other)))


def check(file: str, size: int) -> None:
    """P3, P4, and the budget of each part."""
    lengths, kept, whole = [], 0, 0
    before: dict[str, str] = {}
    for asked, _ in Played(file, size=size).prompts():
        prompt = asked.prompt
        text = prompt.system + prompt.turn
        kept += same_beginning(before.get(asked.seat, ""), text)
        whole += len(text)
        before[asked.seat] = text
        lengths.append(prompt.tokens)
    quarter = len(lengths) // 4
    assert max(lengths) <= LONGEST
    assert sum(lengths[-quarter:]) <= 1.3 * sum(lengths[:quarter]), "P3"
    assert kept >= 0.7 * whole, "P4"


@pytest.mark.parametrize(("file", "size"), SIZES)
def test_P3_P4_prompts_hardly_grow_and_mostly_repeat(file: str, size: int):
    check(file, size)


@pytest.mark.full
@pytest.mark.parametrize(("file", "size"), LARGE)
def test_P3_P4_prompts_of_large_seasons_hardly_grow_and_mostly_repeat(file: str, size: int):
    check(file, size)


@pytest.mark.parametrize(("file", "size"), [("quick", 8), ("twelve", 12), ("conference", 9)])
def test_every_part_of_memory_keeps_to_its_budget(
    file: str, size: int, monkeypatch: pytest.MonkeyPatch
):
    room = memory.Room(news=400, diary=150, results=120, record=100)
    monkeypatch.setattr(memory, "FULL_ROOM", room)
    seen: list[memory.SeatMemory] = []
    usual = Seats.about

    def about(seats: Seats, seat: str, form: Any) -> Any:
        seen.append(seats.memories[seat])
        return usual(seats, seat, form)

    monkeypatch.setattr(Seats, "about", about)
    cut = False
    for asked, _ in Played(file, size=size).prompts():
        one = seen.pop()
        assert tokens_in(one.news) <= 400 + LONGEST_LINE
        assert tokens_in(one.past) <= 150 + 120 + 240 + 3 * LONGEST_LINE
        cut = cut or "more than you can recall" in asked.prompt.turn
    assert cut or file != "quick"
