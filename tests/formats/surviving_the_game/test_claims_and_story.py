"""Claims in interviews, secrets in questions, the chronicle, and what each reader is told."""

from __future__ import annotations

from typing import Any

from showrunner.formats.format import load_format
from showrunner.formats.interviews.facts import ClaimJudged
from showrunner.formats.surviving_the_game import facts
from showrunner.formats.surviving_the_game.cards import name_of
from showrunner.kernel import PRODUCER, PUBLIC, Order, Viewer, contestant, known
from tests.formats.surviving_the_game.table import Table, cards

FORMAT = load_format("surviving_the_game")


def story(table: Table, viewer: Viewer) -> list[str]:
    """The lines of a viewer's page."""
    narrator = FORMAT.narrator(viewer)
    facts_known: Any = known(table.kernel.story.told, viewer)
    lines = [line for fact in facts_known for line in narrator.tell(fact)]
    return [line.text for line in [*lines, *narrator.close()]]


def claimed(table: Table, claim: str, said: str) -> ClaimJudged:
    """What becomes of a claim of a's."""
    table.order("interview", seat="a", question="Well?", claims=[claim])
    ask = next(ask for ask in table.open_asks if ask.question.kind == "interview")
    table.answer(ask, {"words": "So it is.", "claims": {claim: said}})
    return table.until_told(ClaimJudged) if claim == "move" else table.fact(ClaimJudged)


def test_a_claim_to_hold_a_guard_is_judged_by_the_hand() -> None:
    for hand, verdict in ((["b_shield"], "kept"), (["unarmed"], "broken")):
        table = Table(2, hands={"a": hand})
        table.until_asked("move", "a")
        assert claimed(table, "guard", "yes").verdict == verdict


def test_a_claim_where_to_go_is_judged_by_the_next_move() -> None:
    for said, verdict in (("up", "kept"), ("stay", "broken")):
        table = Table(2, hands={"a": []}, obstacles={2: ["mercenary"]})
        table.until_asked("move", "a")
        table.on("move", "up", "a", 2)
        assert claimed(table, "move", said).verdict == verdict


def test_CM_25_a_question_that_names_a_card_of_a_hidden_hand_is_warned_of() -> None:
    table = Table(2)
    table.until_asked("move", "a")
    told = table.kernel.story.told
    card = name_of(table.sheet.hand("b")[0])
    terms = {"seat": "a", "question": f"Are you afraid of the {card} that B has?"}
    assert "names B and" in str(FORMAT.warning(told, Order("interview", terms)))
    harmless = Order("interview", {"seat": "a", "question": "How is your hand?"})
    assert FORMAT.warning(told, harmless) is None


def test_draws_are_told_to_who_draws_and_to_producers_alone() -> None:
    table = Table(2)
    table.until_told(facts.TurnEnded, seat="a")
    assert any(line.startswith("A draws") for line in story(table, contestant("a")))
    assert any(line.startswith("A draws") for line in story(table, PRODUCER))
    for viewer in (PUBLIC, contestant("b")):
        assert not any(line.startswith("A draws") for line in story(table, viewer))


def test_cards_that_are_played_together_are_told_together_before_the_fight() -> None:
    table = Table(2, hands={"a": ["unarmed", "unarmed"]}, obstacles={1: ["training_drone"] * 2})
    table.on("play", cards("unarmed", "unarmed"), "a", 2)
    table.until_told(facts.ObstacleBeaten, seat="a")
    lines = story(table, PUBLIC)
    at = lines.index("A plays 2 × Unarmed Combat (10 damage).")
    assert lines[at + 1] == "A defeats the Training Drone with 20 damage."


def test_the_chronicle_ranks_everybody_and_knows_who_was_eliminated() -> None:
    table = Table(2, hands={"a": []}, obstacles={1: ["riot_bot"]})
    table.at_turn("a", 2, lambda: table.health("a", 10))
    table.until_told(facts.GameDecided)
    chronicle = FORMAT.chronicle()
    for fact in table.view("public"):
        chronicle.take(fact)
    assert chronicle.ranking == (("b",), ("a",))
    assert [(gone.seat, gone.how) for gone in chronicle.departures] == [("a", "Eliminated")]


def test_statistics_count_what_happened() -> None:
    table = Table(2, hands={"a": []}, obstacles={1: ["riot_bot"]})
    table.at_turn("a", 2, lambda: table.health("a", 10))
    table.until_told(facts.GameDecided)
    counted = FORMAT.statistics(table.view())
    assert (counted["rule"], counted["survivors"], counted["out_by_combat"]) == ("SG-8.1", 1, 1)
    assert counted["played_recruit"] == 2
