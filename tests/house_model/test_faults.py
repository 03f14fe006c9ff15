"""Each fault looks over real HTTP as it is described, to the client that everybody uses."""

from __future__ import annotations

import json
import math
import re
from typing import Any

import openai
import pytest
from openai import AsyncOpenAI
from openai.types.chat import ChatCompletion

from showrunner.errors import WrongParameter
from showrunner.house_model import FAULTS, HouseModel, HouseSettings, rates
from showrunner.house_model.answering import dice
from showrunner.house_model.faults import MEANINGS
from tests.house_model.asking import talk, with_house
from tools.rule_ids import ROOT

TIMES = 12


def answered(fault: str) -> list[ChatCompletion]:
    """What many calls get where this always goes wrong."""

    async def work(house: HouseModel, client: AsyncOpenAI) -> list[ChatCompletion]:
        calls = [client.chat.completions.create(**talk(n)) for n in range(TIMES)]
        got = [await call for call in calls]
        assert house.stats.faults == {fault: TIMES}
        return got

    return with_house(work, fault=f"{fault}=1")


def contents(fault: str) -> list[str]:
    """The words of those calls."""
    return [one.choices[0].message.content or "" for one in answered(fault)]


def said(fault: str) -> list[str]:
    """What is said in them, where it is JSON as it should be."""
    says = [json.loads(content)["answer"]["say"] for content in contents(fault)]
    return [say for say in says if say is not None]


def failure(fault: str, timeout: float = 30) -> openai.OpenAIError:
    """What the client raises where this always goes wrong."""

    async def work(house: HouseModel, client: AsyncOpenAI) -> openai.OpenAIError:
        with pytest.raises(openai.OpenAIError) as raised:
            await client.chat.completions.create(**talk())
        assert house.stats.faults == {fault: 1}
        return raised.value

    settings = HouseSettings(retry_after=2.5)
    return with_house(work, fault=f"{fault}=1", settings=settings, timeout=timeout)


def fits(value: Any) -> bool:
    """Whether it is an answer to the question of a talk, by its schema."""
    match value:
        case {"thought": str() | None, "answer": {"say": str() | None} as given}:
            kinds = (type(given.get("end")), type(given.get("points")))
            sizes = len(value), len(given)
            return sizes == (2, 3) and kinds == (bool, int) and given["points"] in range(4)
    return False


def test_without_a_fault_an_answer_fits() -> None:
    async def work(house: HouseModel, client: AsyncOpenAI) -> None:
        got = await client.chat.completions.create(**talk())
        assert fits(json.loads(got.choices[0].message.content or ""))
        assert got.choices[0].finish_reason == "stop"
        assert not house.stats.faults

    with_house(work)


def test_a_rate_limit_says_when_to_come_again() -> None:
    problem = failure("rate_limit")
    assert isinstance(problem, openai.RateLimitError)
    assert problem.response.headers["retry-after"] == "2.5"
    assert problem.code == "rate_limit_exceeded"


def test_a_server_error_is_500() -> None:
    problem = failure("server_error")
    assert isinstance(problem, openai.InternalServerError)
    assert problem.status_code == 500
    assert isinstance(problem.body, dict)
    assert problem.body["type"] == "server_error"


def test_a_time_out_ends_when_the_client_goes() -> None:
    assert isinstance(failure("time_out", timeout=0.3), openai.APITimeoutError)


def test_a_cut_is_a_lost_connection() -> None:
    problem = failure("cut")
    assert isinstance(problem, openai.APIConnectionError)
    assert not isinstance(problem, openai.APITimeoutError)


def test_an_empty_answer_has_no_content() -> None:
    assert contents("empty") == [""] * TIMES


def test_a_refusal_is_no_content() -> None:
    for one in answered("refusal"):
        assert one.choices[0].message.content is None
        assert "can't" in str(one.choices[0].message.refusal)


def test_a_spoken_refusal_is_content() -> None:
    for one in answered("spoken_refusal"):
        assert "can't" in str(one.choices[0].message.content)
        assert one.choices[0].message.refusal is None


def test_a_truncated_answer_says_that_it_is() -> None:
    for one in answered("truncated"):
        assert one.choices[0].finish_reason == "length"
        assert not is_json(one.choices[0].message.content or "")


def test_malformed_is_no_json() -> None:
    got = contents("malformed")
    assert not any(map(is_json, got))
    assert all(len(content) > 40 for content in got)


def test_a_wrong_schema_is_json_that_does_not_fit() -> None:
    assert not any(fits(json.loads(content)) for content in contents("wrong_schema"))


def test_a_huge_number_stands_in_a_numbers_place() -> None:
    for content in contents("huge_number"):
        written = re.search(r'"points":(-?[\d.e]+)', content)
        assert written
        assert math.isinf(float(written[1]))


def test_meta_is_a_models_word_about_itself() -> None:
    for words in said("meta"):
        assert "language model" in words


def test_other_speech_is_in_others_names() -> None:
    assert all(words.startswith("Nerys: ") for words in said("other_speech"))


def test_a_wrong_language_is_not_english() -> None:
    got = said("wrong_language")
    assert not any(re.search(r"\b(the|and|you)\b", words) for words in got)


def test_over_long_is_far_over_the_limit() -> None:
    assert all(len(words.split()) > 200 for words in said("over_long"))


def test_doubled_is_the_answer_twice() -> None:
    for content in contents("doubled"):
        first, second = content.split("\n")
        assert first == second
        assert fits(json.loads(first))


@pytest.mark.parametrize("fault", FAULTS)
def test_a_fault_comes_as_often_as_it_is_set(fault: str) -> None:
    set_to = rates([f"{fault}=0.2"])
    drawn = [set_to.drawn(dice("a", "fault", bytes([at % 256, at // 256]), 0)) for at in range(500)]
    assert 60 < drawn.count(fault) < 140  # type: ignore[arg-type]
    assert set(drawn) == {fault, None}


def test_the_documentation_has_every_fault_as_it_is() -> None:
    page = (ROOT / "docs" / "models.md").read_text(encoding="utf-8")
    for fault in FAULTS:
        assert f"| `{fault}` | {MEANINGS[fault]} |" in page


def test_all_is_divided_evenly() -> None:
    drawn = rates(["all=0.9", "cut=0"]).rates
    assert set(drawn) == set(FAULTS)
    assert drawn["cut"] == 0
    assert drawn["empty"] == pytest.approx(0.9 / len(FAULTS))


@pytest.mark.parametrize("given", ["nope=1", "cut", "cut=2", "cut=-1", "cut=nan", "cut=often"])
def test_a_rate_that_is_none_is_refused(given: str) -> None:
    with pytest.raises(WrongParameter):
        rates([given])


def test_rates_of_more_than_always_are_refused() -> None:
    with pytest.raises(WrongParameter, match="more than 1"):
        rates(["cut=0.6", "empty=0.6"])


def test_which_calls_go_wrong_follows_from_the_seed() -> None:
    def outcomes(seed: str) -> list[str]:
        async def work(house: HouseModel, client: AsyncOpenAI) -> list[str]:
            got = []
            for number in range(8):
                for _ in range(2):
                    try:
                        one = await client.chat.completions.create(**talk(number))
                        got.append(one.choices[0].message.content or "")
                    except openai.APIStatusError as problem:
                        got.append(str(problem.status_code))
            return got

        return with_house(work, HouseSettings(seed=seed), fault="server_error=0.5")

    assert outcomes("a") == outcomes("a")
    assert outcomes("a") != outcomes("b")
    assert any(first != second for first, second in _pairs(outcomes("a")))


def _pairs(items: list[str]) -> list[tuple[str, str]]:
    return list(zip(items[::2], items[1::2], strict=True))


def is_json(content: str) -> bool:
    """Whether it can be read."""
    try:
        json.loads(content)
    except ValueError:
        return False
    return True
