"""Acts that models give: short lines, read one by one; what is wrong in one costs no answer."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec import structs

from showrunner.formats.mini_survivor.acts import survivor_acts
from showrunner.formats.talk.acts import KINDS, MAX_ACTS, Act, Acts
from showrunner.kernel import sealer
from showrunner.players.llm.act_lines import act_line, describe, read_act_lines
from showrunner.players.llm.answer_reading import ReadAnswer, read_answer
from showrunner.players.llm.outcomes import Fault
from showrunner.players.llm.prompting import answer_schema
from showrunner.players.llm.speech_checks import Speaker
from showrunner.questions import Form, Option, Words

NAMES = {"ada": "Ada", "ben": "Ben", "jo-ann": "Jo Ann"}
FIELD = Acts(
    label="What this does",
    kinds=(*KINDS.values(), *survivor_acts(2)),
    people=tuple(Option(seat, name) for seat, name in NAMES.items()),
    words_in="say",
)
FORM = Form(
    kind="survivor.talk",
    text="What do you say?",
    fields={"say": Words(label="What you say", most_words=80, may_pass=True), "acts": FIELD},
    default={"say": None, "acts": ()},
)


def read(*lines: Any) -> tuple[Act, ...]:
    """The acts of lines that are all right, as the rules get them."""
    acts, left_out = read_act_lines(FIELD, list(lines))
    assert not left_out
    problems: list[Any] = []
    plain: tuple[Act, ...] = FIELD.read("acts", acts, sealer("salt"), problems)
    assert not problems
    return plain


@pytest.mark.parametrize(
    ("line", "act"),
    [
        ("propose ada", Act("propose", "ada")),
        ("Propose: Ada.", Act("propose", "ada")),
        ("propose vote out Jo Ann", None),
        ("promise safety Jo Ann", Act("promise", "jo-ann", "safety")),
        ("promise safety to jo-ann", Act("promise", "jo-ann", "safety")),
        ("promise vote ben", Act("promise", "ben", "vote")),
        ("promise", Act("promise", "", "other")),
        ("ask target", Act("ask", "", "target")),
        ("accuse lie ben", Act("accuse", "ben", "lie")),
        ("accuse ben", Act("accuse", "ben", "other")),
        ("agree", Act("agree")),
        ("warn ada by ben", Act("warn", "ada", by="ben")),
        ("warn ada ben", Act("warn", "ada", by="ben")),
        ("warn by ben", None),
        ("ask card from ben", Act("ask", "ben", "card")),
        ("target 7", Act("target", "", "7")),
        ("Claim #3: Ada", Act("claim", "ada", "3")),
        ("leave Survivor 4", Act("leave", "", "4")),
        ("danger 4 by ben", Act("danger", "", "4", "ben")),
        ("target", None),
        ("target 99", None),
        ("tell ballot ada by jo ann", Act("tell", "ada", "ballot", "jo-ann")),
        ({"act": "propose", "about": "ada", "what": None, "by": None}, Act("propose", "ada")),
        ("propose zorro", None),
        ("propose", None),
        ("promise marriage ada", None),
        ("warn ada ben jo-ann", None),
        ("murder ada", None),
        ("join", None),
        ("join " + "x" * 40, None),
        ("", None),
        ({"act": "propose", "about": "zorro"}, None),
        ({"about": "ada"}, None),
        (["propose", "ada"], None),
        (7, None),
        (None, None),
    ],
)
def test_a_line_is_the_act_that_it_says_or_is_left_out(line: Any, act: Act | None) -> None:
    if act is None:
        acts, left_out = read_act_lines(FIELD, [line, "agree"])
        assert [one["act"] for one in acts] == ["agree"]
        assert len(left_out) == 1
    else:
        assert read(line) == (act,)


def test_an_alliance_has_the_name_that_stands_in_the_line() -> None:
    (act,) = read("join ada Coconut Four")
    assert (act.about, act.name and act.name.words) == ("ada", "Coconut Four")


@pytest.mark.parametrize("nothing", [None, [], "", {}, False])
def test_no_list_is_no_acts(nothing: Any) -> None:
    assert read_act_lines(FIELD, nothing) == ([], ())


def test_of_too_many_acts_the_first_count() -> None:
    acts, left_out = read_act_lines(FIELD, ["propose ada"] * (MAX_ACTS + 2))
    assert (len(acts), len(left_out)) == (MAX_ACTS, 2)


def test_every_act_can_be_written_as_the_prompt_says_and_is_read_as_it_was() -> None:
    said = describe(FIELD)
    kinds = {kind.kind: kind for kind in FIELD.kinds}
    for plain in FIELD.legal():
        for act in FIELD.read("acts", plain, sealer("salt"), []):
            assert act.act in said
            by_whom = "`by`" in kinds[act.act].meaning
            for by in ("", "ben" if act.about != "ben" else "ada") if by_whom else ("",):
                written = structs.replace(act, by=by)
                (again,) = read(act_line(written, NAMES))
                named = {"name": again.name and again.name.words}
                assert {**_parts(again), **named} == {**_parts(written), "name": act.name and "us"}


def _parts(act: Act) -> dict[str, Any]:
    return {part: getattr(act, part) for part in ("act", "about", "what", "by")}


def test_an_illegal_act_costs_neither_the_message_nor_a_call() -> None:
    answer = {"say": "Ada, then.", "acts": ["propose ada", "promise marriage ben", "propose me"]}
    reading = read_answer(FORM, {"answer": answer}, Speaker())
    assert isinstance(reading, ReadAnswer)
    assert [one["about"] for one in reading.value["acts"]] == ["ada"]
    assert reading.left_out == (
        "'promise marriage ben': there is no castaway or detail 'marriage'",
        "'propose me': there is no castaway or detail 'me'",
    )
    without = read_answer(FORM, {"answer": {"say": "Ada, then."}}, Speaker())
    assert isinstance(without, ReadAnswer)
    assert without.value["acts"] == []


def test_acts_are_required_of_a_model() -> None:
    answer = answer_schema(FORM)["properties"]["answer"]
    assert answer["required"] == ["say", "acts"]
    line = {"type": "string", "maxLength": 80}
    assert answer["properties"]["acts"] == {"type": "array", "items": line, "maxItems": 6}


@pytest.mark.parametrize("language", ["English", "French"])
def test_words_are_in_the_language_of_the_season(language: Any) -> None:
    say = "Je ne crois pas qu'elle tienne sa promesse, et nous avons tous très faim ce soir."
    answer = {"say": say, "acts": ["accuse lie ada"]}
    reading = read_answer(FORM, {"answer": answer}, Speaker(language=language))
    if language == "English":
        assert isinstance(reading, Fault)
        assert reading.outcome == "wrong_language"
    else:
        assert isinstance(reading, ReadAnswer)
        assert [one["act"] for one in reading.value["acts"]] == ["accuse"]
