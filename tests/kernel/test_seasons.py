"""Random trees of script, driven at random: seasons replay, and every ask comes to one end."""

from __future__ import annotations

from collections import Counter
from collections.abc import Coroutine, Mapping
from dataclasses import dataclass
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
)

from showrunner.errors import IllegalAnswer, SeasonOver, StaleAsk
from showrunner.kernel import (
    EVERYBODY,
    Answer,
    AskState,
    Hold,
    Memo,
    Reseed,
    Ruling,
    Stage,
    contestant,
    luck_from_seed,
    seats,
    view,
)
from tests.kernel.tiny import Game, World

SEATS = ("ada", "ben", "cleo")
KINDS = ("vote", "wish")
NAMES = ("camp", "talk", "hunt")

Node = tuple[Any, ...]


ASK = st.tuples(
    st.just("ask"),
    st.lists(st.sampled_from(SEATS), unique=True, max_size=3),
    st.sampled_from(KINDS),
    st.booleans(),
)
UNTIL = st.tuples(st.just("until"), st.integers(0, 2))
CUT = st.tuples(st.just("cut"), st.sampled_from(NAMES))
ROLL = st.tuples(st.just("roll"))


def beside(inner: st.SearchStrategy[Node]) -> st.SearchStrategy[Node]:
    """Scripts that hold others, none of which acts on another."""
    scenes = st.dictionaries(st.sampled_from(NAMES), inner, min_size=1, max_size=3)
    return st.one_of(
        st.tuples(st.just("sequence"), st.lists(inner, min_size=1, max_size=3)),
        st.tuples(st.just("together"), scenes, st.one_of(st.none(), inner)),
        st.tuples(st.just("scene"), st.sampled_from(NAMES), inner),
    )


def all_kinds(inner: st.SearchStrategy[Node]) -> st.SearchStrategy[Node]:
    return st.one_of(beside(inner), st.tuples(st.just("aside"), st.booleans(), inner))


quiet_trees = st.recursive(st.one_of(ASK, UNTIL, ROLL), beside, max_leaves=16)
trees = st.recursive(st.one_of(ASK, UNTIL, CUT, ROLL), all_kinds, max_leaves=16)


@dataclass
class Player:
    """Plays a tree of nodes; `path` names the branch and node, whatever happens elsewhere."""

    stage: Stage
    world: World

    async def play(self, node: Node, path: str, above: tuple[str, ...] = ()) -> str:
        match node:
            case ("ask", asked, kind, revisable):
                questions = {seat: self.world.word(seat, kind) for seat in asked}
                answers = await self.stage.ask_all(questions, revisable)
                assert list(answers) == [seat for seat in asked if seat in answers]
                self.stage.tell((path, *answers.items()), seats(*asked))
            case ("until", count):
                await self.stage.until(lambda: self.world.set.get("gate", 0) >= count)
                self.stage.tell((path, "gate"), EVERYBODY)
            case ("cut", name):
                if name not in above:  # a scene cannot cut itself
                    self.stage.cut(name)
            case ("roll",):
                self.stage.tell((path, self.stage.roll((path,)).faces), EVERYBODY)
            case ("sequence", nodes):
                for number, inner in enumerate(nodes):
                    await self.play(inner, f"{path}.{number}", above)
            case ("together", nodes, after):
                scenes = {
                    name: self.play(inner, f"{path}/{name}", (*above, name))
                    for name, inner in nodes.items()
                }

                def on_done(name: str, _: object) -> Mapping[str, Coroutine[Any, Any, str]] | None:
                    if after is None or name.endswith("+"):
                        return None
                    more = f"{name}+"
                    return {more: self.play(after, f"{path}/{more}", (*above, more))}

                results = await self.stage.together(scenes, on_done)
                further = {f"{name}+" for name in nodes} if after is not None else set()
                assert list(results) == sorted(set(nodes) | further)
                self.stage.tell((path, *map(str, results.values())), EVERYBODY)
            case ("scene", name, inner):
                script = self.play(inner, f"{path}/{name}", (*above, name))
                self.stage.tell((path, str(await self.stage.scene(name, script))), EVERYBODY)
            case ("aside", quarantined, inner):
                # Cut at the root's end; it may cut no scene that opened it, as it runs beside them.
                self.stage.aside(path, self.play(inner, f"{path}/aside"), quarantined)
        return path


def season(tree: Node) -> Game:
    async def script(stage: Stage, world: World) -> None:
        await Player(stage, world).play(tree, "tree")

    return Game(script)


def finish(game: Game) -> None:
    """Open every gate, let every held answer through, answer whatever is left."""
    if not game.kernel.over:
        game.order("set", gate=9)
    if not game.kernel.over:
        game.give(Hold(()))
    while not game.kernel.over:
        ask = next(ask for ask in game.kernel.asks.values() if ask.state is not AskState.ANSWERED)
        game.give(Ruling(ask.id, "release")) if ask.state is AskState.HELD else game.answer(ask.id)


def check_books(game: Game) -> None:
    """Every ask that was opened is open, answered, or withdrawn; no id comes twice."""
    opened = {ask.id: ask for step in game.steps for ask in step.opened}
    assert len(opened) == len(game.all_opened)
    withdrawn = Counter(game.all_withdrawn)
    assert set(withdrawn) <= set(opened)
    assert all(times == 1 for times in withdrawn.values())
    assert not set(withdrawn) & set(game.kernel.asks)
    for ask_id, ask in opened.items():
        if ask_id not in withdrawn and ask_id not in game.kernel.asks:
            assert ask.state is AskState.ANSWERED
            assert ask.answer is not None
    numbers: dict[tuple[str, bool], list[int]] = {}
    for ask in opened.values():
        numbers.setdefault((ask.seat, ask.quarantined), []).append(ask.nth)
    assert all(nths == list(range(1, len(nths) + 1)) for nths in numbers.values())


def check_replays(game: Game) -> None:
    for entries in (game.given, game.kept):
        again = game.replayed(entries)
        assert again.state()[:5] == game.state()[:5]
        assert list(again.kernel.asks) == list(game.kernel.asks)
        assert [
            ([told.fact for told in step.told], [ask.id for ask in step.opened])
            for step in again.steps
        ] == [
            ([told.fact for told in step.told], [ask.id for ask in step.opened])
            for step in game.steps
        ]


def by_branch(game: Game) -> dict[str, list[Any]]:
    facts: dict[str, list[Any]] = {}
    for fact in game.facts:
        facts.setdefault(fact[0], []).append(fact[1:])
    return facts


class Season(RuleBasedStateMachine):
    """A season in the hands of players and producers who do anything at any time."""

    game: Game

    @initialize(tree=trees)
    def start(self, tree: Node) -> None:
        self.game = season(tree)

    def running(self) -> bool:
        return not self.game.kernel.over

    def some(self, data: st.DataObject, state: AskState) -> str | None:
        asks = [ask.id for ask in self.game.kernel.asks.values() if ask.state is state]
        return data.draw(st.sampled_from(asks)) if asks else None

    @precondition(running)
    @rule(data=st.data(), by=st.sampled_from(["player", "clock", "engine"]), word=st.text())
    def answer(self, data: st.DataObject, by: Any, word: str) -> None:
        takers = [ask.id for ask in self.game.kernel.asks.values() if ask.takes_answers]
        if takers:
            value = {"word": word, "text": word} if len(word) % 2 else {"word": word}
            self.game.give(Answer(data.draw(st.sampled_from(takers)), value, by, word[:1]))

    @precondition(running)
    @rule(data=st.data())
    def answer_illegally(self, data: st.DataObject) -> None:
        if ask := self.some(data, AskState.OPEN):
            before = self.game.state()
            with pytest.raises(IllegalAnswer):
                self.game.answer(ask, "illegal")
            assert self.game.state() == before

    @precondition(running)
    @rule(data=st.data())
    def answer_what_is_closed(self, data: st.DataObject) -> None:
        closed = [ask for ask in self.game.all_opened if ask not in self.game.kernel.asks]
        before = self.game.state()
        for ask in [*closed, "season/0:nobody"]:
            with pytest.raises(StaleAsk):
                self.game.answer(ask)
        assert self.game.state() == before

    @precondition(running)
    @rule(kinds=st.lists(st.sampled_from(KINDS), unique=True))
    def hold(self, kinds: list[str]) -> None:
        self.game.give(Hold(tuple(kinds)))

    @precondition(running)
    @rule(data=st.data(), verdict=st.sampled_from(["release", "veto", "replace"]))
    def decide(self, data: st.DataObject, verdict: Any) -> None:
        if ask := self.some(data, AskState.HELD):
            self.game.give(Ruling(ask, verdict, {"word": "instead"}))

    @precondition(running)
    @rule(seat=st.sampled_from(SEATS), terms=st.sampled_from([None, "some", "other"]))
    def change_terms(self, seat: str, terms: str | None) -> None:
        self.game.order("set", **{seat: terms})

    @precondition(running)
    @rule(gate=st.integers(0, 3))
    def open_gate(self, gate: int) -> None:
        self.game.order("set", gate=gate)

    @precondition(running)
    @rule(name=st.sampled_from(NAMES))
    def cut(self, name: str) -> None:
        self.game.order("cut", scene=name)

    @precondition(running)
    @rule(seed=st.text())
    def reseed(self, seed: str) -> None:
        self.game.give(Reseed(luck_from_seed(seed)))

    @precondition(running)
    @rule(seat=st.sampled_from(SEATS), words=st.text())
    def write(self, seat: str, words: str) -> None:
        self.game.give(Memo(seat, "diary", words, "salt"))

    @rule()
    def come_after_the_end(self) -> None:
        if self.game.kernel.over:
            with pytest.raises(SeasonOver):
                self.game.answer("season/1:ada")

    @invariant()
    def the_books_balance(self) -> None:
        if hasattr(self, "game"):
            check_books(self.game)

    def teardown(self) -> None:
        if hasattr(self, "game"):
            check_replays(self.game)
            finish(self.game)
            assert self.game.open == []
            check_books(self.game)
            check_replays(self.game)


TestSeason = Season.TestCase


def play_out(game: Game, chance: Random) -> None:
    """Open every gate and answer in this random order to the end."""
    if not game.kernel.over:
        game.order("set", gate=9)
    while not game.kernel.over:
        asks = game.kernel.asks.values()
        game.answer(chance.choice([ask.id for ask in asks if ask.state is AskState.OPEN]))


@given(quiet_trees, st.randoms(use_true_random=False), st.randoms(use_true_random=False))
def test_each_branch_tells_the_same_whatever_order_the_answers_come_in(tree, one, other):
    """Where branches do not act on each other, as cuts do."""
    games = [season(tree), season(tree)]
    for game, chance in zip(games, (one, other), strict=True):
        play_out(game, chance)
    assert sorted(games[0].all_opened) == sorted(games[1].all_opened)
    assert by_branch(games[0]) == by_branch(games[1])


@given(trees, st.randoms(use_true_random=False))
def test_a_seat_sees_no_trace_of_what_others_were_told(tree, chance):
    game = season(tree)
    play_out(game, chance)
    story = game.kernel.story.told
    for seat in SEATS:
        known = [told for told in story if contestant(seat).may_know(told.audience)]
        assert list(view(story, contestant(seat))) == list(view(known, contestant(seat)))
