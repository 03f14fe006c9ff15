"""The parts of a reply beside the answer: when they are asked for, and what becomes of them."""

from __future__ import annotations

from typing import Any

import pytest

from showrunner.formats.facts import PLAN, MemoWritten, ThoughtHad
from showrunner.formats.thoughts import read_thought
from showrunner.kernel import Answer, Dice, luck_from_seed, sealer
from showrunner.players.llm.memory import SeatMemory
from showrunner.players.llm.private_parts import MAX_AIM_WORDS, plan_in, private_schema, thought_of
from showrunner.players.llm.prompting import DIARY
from showrunner.players.llm.quoting import quoted
from showrunner.questions import Form, Words
from tests.models.test_acts import FORM as TALK
from tests.prompts.playing import Played
from tests.prompts.seats import Seats, templates
from tests.prompts.test_track_record import life
from tests.secrecy.game import Game, scripted

BALLOT = Form(kind="survivor.ballot", text="Whom?", fields={}, default={})
INTERVIEW = Form(
    kind="interview", text="Why?", fields={"words": Words(most_words=9)}, default={"words": None}
)


@pytest.mark.parametrize(
    ("form", "reasons", "parts"),
    [
        (BALLOT, True, ["reasoning", "plan", "aside"]),
        (BALLOT, False, ["plan", "aside"]),
        (TALK, True, ["reasoning", "plan", "intent", "means_it", "aside"]),
        (INTERVIEW, True, ["reasoning"]),
        (DIARY, True, []),
    ],
)
def test_each_decision_has_the_parts_that_fit_it(form: Form, reasons: bool, parts: list[str]):
    assert list(private_schema(form, reasons)) == parts


@pytest.mark.parametrize(
    ("private", "say", "thought"),
    [
        ({"aside": " He bought it. ", "means_it": True}, "Yes.", {"words": "He bought it."}),
        ({"intent": "promise", "means_it": True}, "Yes.", {"intent": "promise"}),
        ({"intent": "promise", "means_it": False}, "Yes.", {"intent": "lie"}),
        ({"intent": "promise", "means_it": False}, None, {}),
        ({"intent": "none", "aside": None, "plan": None}, "Yes.", {}),
        ({"intent": ["?"], "means_it": "no", "aside": 3, "plan": 7, "x": 1}, "Yes.", {}),
    ],
)
def test_a_lie_is_marked_as_bots_lies_are(private: Any, say: str | None, thought: Any):
    if isinstance(private.get("intent"), list):
        private = {**private, "intent": "no such intent"}
    assert thought_of(TALK, private, {"say": say}, life()) == thought


def test_a_plan_changes_only_what_it_names():
    memory = life()
    lines = ["ally Ben 7", "target cal -4", "ally Zora 9", "the weather", 12]
    first = plan_in({"next": "Cal goes.", "people": lines}, memory)
    assert first == {
        "aim": "Cal goes.",
        "plan": {"allies": ["ben"], "targets": ["cal"], "trust": {"ben": 70, "cal": -40}},
    }
    assert read_thought(first, memory.sheet.names, sealer("s"))["plan"] == first["plan"]
    memory.take(
        MemoWritten(seat="ada", kind=PLAN, words=sealer("s")(first["aim"]), plan=first["plan"])
    )
    second = plan_in({"next": "", "people": ["neither ben -2", "trust dee 99"]}, memory)
    assert second == {
        "aim": "Cal goes.",
        "plan": {"targets": ["cal"], "trust": {"ben": -20, "cal": -40, "dee": 100}},
    }
    assert plan_in("Keep Ben close.", memory)["aim"] == "Keep Ben close."
    assert len(plan_in("go " * 99, memory)["aim"].split()) <= MAX_AIM_WORDS + 1
    assert plan_in(None, memory) == plan_in(["?"], memory) == plan_in({"next": 3}, life()) == {}


def test_a_plan_is_told_to_its_seat_alone_and_stands_in_its_prompts_after_a_replay():
    chosen = Played("quick", size=6).settings
    game = Game(chosen, luck_from_seed("plan"), scripted(bytes(32))).start()
    ask = game.open()[0]
    other = next(one for one in game.sheet.names if one != ask.seat)
    aim = "Nobody is to know: “Zora” goes."
    thought = {"aim": aim, "words": "Ha.", "plan": {"allies": [other], "trust": {other: 50}}}
    game.enter(
        Answer(ask.id, ask.question.random(Dice(b"plan", ("answer",))), "player", "salt", thought)
    )
    for played in (game, game.fork()):
        told = [one for step in played.steps for one in step.told]
        (plan,) = [one for one in told if isinstance(one.fact, MemoWritten)]
        assert plan.audience.seats == (ask.seat,)
        (had,) = [one.fact for one in told if isinstance(one.fact, ThoughtHad)]
        assert (str(had.words), had.plan) == ("Ha.", thought["plan"])
        seats = Seats(played.format, chosen)
        for step in played.steps:
            seats.see(step)
        turns = {seat: seats.about(seat, DIARY).prompt.turn for seat in played.sheet.names}
        assert f"## Your plan\n{quoted(aim)}\nAllies: " in turns.pop(ask.seat)
        assert not any("Your plan" in turn for turn in turns.values())


def test_a_voice_has_the_last_own_lines_and_unused_catchphrases():
    chosen = Played("quick", size=6).settings
    person = chosen.cast[0]
    assert len(person.phrases) > 1
    seats = Seats(_game(chosen).format, chosen)
    memory: SeatMemory = seats.memories[person.id]
    memory.own_words += ["One.", "Two.", f"Well: {person.phrases[0].upper()}!", "Three.", "Four."]
    turn = seats.about(person.id, TALK).prompt.turn
    assert turn.endswith("not to be repeated: " + " ".join(map(quoted, memory.own_words[-3:])))
    assert person.phrases[0] not in turn
    assert person.phrases[1] in turn
    assert quoted(person.voice) in turn
    assert "Good: " in turn or "good: " in turn


def test_a_season_in_another_language_has_its_own_templates_and_no_english_examples():
    french = templates().in_language("French")
    assert french is templates().in_language("French")
    assert french.hash == templates().hash
    assert "Mika m'a dit" in french.render("examples/talk.md")
    assert not french.has("survivor/examples/comment.md")
    assert templates().has("survivor/examples/comment.md")
    assert french.render("deeds.md") == templates().render("deeds.md")


def _game(chosen: Any) -> Game:
    return Game(chosen, luck_from_seed("plan"), scripted(bytes(32)))
