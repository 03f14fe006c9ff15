from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from showrunner.kernel import EVERYBODY, AskState, Stage
from tests.kernel.tiny import Game, Word, World, word

TRIO = ("ada", "ben", "cleo")


async def vote(stage: Stage, world: World) -> None:
    answers = await stage.ask_all({seat: word() for seat in TRIO})
    stage.tell(list(answers.items()), EVERYBODY)


def test_a_single_ask_gives_its_answer():
    async def script(stage: Stage, world: World) -> None:
        stage.tell(await stage.ask("ada", word()), EVERYBODY)

    game = Game(script)
    assert game.open == ["season/1:ada"]
    (ask,) = game.steps[0].opened
    assert ask.takes_answers
    step = game.answer("season/1:ada", "hello")
    assert not ask.takes_answers
    assert [told.fact for told in step.told] == ["hello"]
    assert game.kernel.over
    assert game.open == []


def test_asks_one_after_the_other_are_numbered_in_their_branch():
    async def script(stage: Stage, world: World) -> None:
        for seat in ("ada", "ben", "ada"):
            await stage.ask(seat, word())

    game = Game(script)
    game.answer_all()
    assert game.all_opened == ["season/1:ada", "season/2:ben", "season/3:ada"]


@given(st.permutations(TRIO))
def test_answers_come_in_question_order_whatever_order_they_were_given_in(order):
    game = Game(vote)
    for seat in order:
        game.answer(f"season/1:{seat}", seat.upper())
    assert game.facts == [[("ada", "ADA"), ("ben", "BEN"), ("cleo", "CLEO")]]


def test_a_group_stays_sealed_until_all_are_in():
    game = Game(vote)
    assert game.answer("season/1:cleo").told == ()
    assert game.answer("season/1:ada").told == ()
    assert len(game.answer("season/1:ben").told) == 1


def test_the_step_says_what_was_opened_and_keeps_the_answer_in_normal_form():
    game = Game(vote)
    assert [(ask.seat, ask.state) for ask in game.steps[0].opened] == [
        (seat, AskState.OPEN) for seat in TRIO
    ]
    assert game.steps[0].normal_form is None
    step = game.answer("season/1:ada")
    assert step.entry == 1
    assert step.normal_form is not None
    assert step.normal_form.value == {"word": "yes"}
    assert (step.opened, step.withdrawn) == ((), ())


def test_a_seat_with_nothing_to_decide_is_not_asked_and_absent():
    async def script(stage: Stage, world: World) -> None:
        answers = await stage.ask_all({"ada": lambda: None, "ben": word()})
        stage.tell(answers, EVERYBODY)
        stage.tell(await stage.ask("ada", lambda: None), EVERYBODY)

    game = Game(script)
    assert game.open == ["season/1:ben"]
    game.answer_all()
    assert game.facts == [{"ben": "yes"}, None]


def test_a_group_of_nobody_does_not_wait():
    async def script(stage: Stage, world: World) -> None:
        stage.tell(await stage.ask_all({}), EVERYBODY)
        stage.tell(await stage.ask_all({"ada": lambda: None}), EVERYBODY)

    game = Game(script)
    assert game.kernel.over
    assert game.facts == [{}, {}]


def test_a_question_is_built_when_it_is_put():
    async def script(stage: Stage, world: World) -> None:
        await stage.ask("ada", word())
        world.set["ben"] = "new"
        await stage.ask("ben", world.word("ben"))

    game = Game(script)
    game.answer_all()
    assert game.steps[1].opened[0].question == Word("word", "new")


def test_an_ask_nobody_was_shown_leaves_no_gap_in_the_seats_numbers():
    """It was opened and cut in one step: a gap would tell the seat that there was something."""

    async def short(stage: Stage) -> None:
        await stage.ask("ada", word())

    async def cutter(stage: Stage) -> None:
        stage.cut("short")
        await stage.ask("ada", word())

    async def script(stage: Stage, world: World) -> None:
        await stage.together({"short": short(stage), "cutter": cutter(stage)})

    game = Game(script)
    assert [(ask.id, ask.nth) for ask in game.steps[0].opened] == [("season/cutter/1:ada", 1)]
    assert game.steps[0].withdrawn == ()
