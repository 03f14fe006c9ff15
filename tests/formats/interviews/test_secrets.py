"""CM-25: producers are warned of a question that tells what its castaway does not know."""

from __future__ import annotations

import pytest

from showrunner.formats.interviews.secrets import given_away, no_secrets
from showrunner.formats.survivor import FORMAT
from showrunner.kernel import Order
from tests.formats.survivor.table import Table


@pytest.fixture
def table() -> Table:
    table = Table(5, attributes={"ben": (13, 9)})
    table.event({"effect": "card", "seat": "ben", "kind": "hidden_immunity"})
    return table


def warned(table: Table, seat: str, question: str) -> str | None:
    order = Order("interview", {"seat": seat, "question": question})
    return FORMAT.warning(table.kernel.story.told, order)


@pytest.mark.parametrize(
    ("question", "told"),
    [
        ("Do you know that Ben has a hidden immunity?", "Ben and Hidden Immunity"),
        ("What of ben's competition attribute of 13?", "Ben and competition and 13"),
    ],
)
def test_CM_25_a_question_that_names_a_secret_is_warned_of(
    table: Table, question: str, told: str
) -> None:
    assert (warned(table, "ada", question) or "").endswith(f"it names {told}")


@pytest.mark.parametrize(
    ("seat", "question"),
    [
        ("ben", "Ben, what will you do with your hidden immunity?"),
        ("ada", "Would you fear Ben?"),
        ("ada", "Is there a hidden immunity in your camp?"),
        ("ada", "Will you beat Bens at competition 130 times?"),
        ("nobody", "Does Cal sleep?"),
    ],
)
def test_CM_25_any_other_question_is_not(table: Table, seat: str, question: str) -> None:
    assert warned(table, seat, question) is None


def test_CM_25_a_card_that_was_shown_is_no_secret(table: Table) -> None:
    order = Order("event", {"story": "Ben has a hidden immunity.", "effects": []})
    assert FORMAT.warning(table.kernel.story.told, order) is None


def test_CM_25_who_voted_for_whom_is_a_secret() -> None:
    table = Table(5)
    table.on("ballot", {"name": "cal"}, "ben")
    table.fix_all("competition", {"ada": 5, "ben": 5, "cal": 5, "dee": 5, "eve": 18})
    table.until(lambda: "ben" in table.sheet.last_votes)
    question = "Did you know that Ben voted for Cal?"
    assert "Ben voted for Cal" in (warned(table, "ada", question) or "")
    assert warned(table, "ben", question) is None


def test_CM_25_a_game_may_name_none() -> None:
    assert not list(given_away(no_secrets, None, None, "Anything?"))
