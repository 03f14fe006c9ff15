"""Producers' orders over HTTP: given, refused, scheduled, withdrawn, previewed, listed."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from tests.api.directing import Directed
from tests.api.serving import Answer, House, served

STORY = {"order": "event", "terms": {"story": "It rains."}}


def with_season(address: str, work: Any, **terms: Any) -> None:
    """Run this with a paused season of six."""

    async def begun(house: House) -> None:
        await work(house, await Directed.begun(house, **terms))

    served(address, begun)


async def given(directed: Directed, body: Any, **others: Any) -> Answer:
    """The response to an order."""
    path = f"seasons/{directed.season}/orders"
    return await directed.house.producer.post(path, body, **others)


WRONG: list[tuple[dict[str, Any], str, str, str]] = [
    ({"order": "evnt"}, "order", "no order 'evnt'", "did you mean 'event'"),
    ({"order": "event"}, "terms", "lacks 'story'", "give story = a text"),
    ({"order": "event", "terms": {"story": None}}, "terms.story", "null", "give a text"),
    ({"order": "event", "terms": {"story": "x" * 5001}}, "terms.story", "5001", "at most 5000"),
    ({"order": "go_on", "terms": {"now": 1}}, "terms.now", "does not take 'now'", "takes no terms"),
    (
        {"order": "grant_immunity", "terms": {"seats": ["ama", "zed"]}},
        "terms.seats.1",
        "no castaway 'zed'",
        "use one of",
    ),
    (
        {"order": "event", "terms": {"story": "A.", "effects": [{"effect": "rain"}]}},
        "terms.effects.0.effect",
        "rain",
        "points",
    ),
    (
        {"order": "set_parameter", "terms": {"parameter": "team_reward", "value": 51}},
        "terms.value",
        "out of range",
        "from 0 to 50",
    ),
    ({**STORY, "when": {"phase": "dinner"}}, "when.phase", "'dinner'", "competition, camp"),
    ({**STORY, "when": {"fact": "VotdOut"}}, "when.fact", "no fact", "did you mean 'VotedOut'"),
    ({**STORY, "when": {"times": 2}}, "when", "belong to a fact", "give fact"),
]


def test_what_is_wrong_with_an_order_is_said_of_its_field(sqlite: str) -> None:
    async def work(house: House, directed: Directed) -> None:
        for body, field, wrong, right in WRONG:
            answer = await given(directed, body)
            assert answer.status == 422, body
            assert answer.json["type"] == "urn:showrunner:order-mistake"
            (error,) = answer.json["errors"]
            assert error["field"] == field
            assert wrong in error["wrong"]
            assert right in f"{error['wrong']}; {error['right']}"
        listed = await directed.get("orders")
        assert listed == {"orders": [], "waiting": [], "refused": []}

    with_season(sqlite, work)


@pytest.mark.parametrize(
    ("body", "field"),
    [
        ({**STORY, "when": {"phas": "vote"}}, "when.phas"),
        ({**STORY, "when": {"round": "two"}}, "when.round"),
        ({**STORY, "wen": {}}, "wen"),
        ({"terms": {}}, "order"),
    ],
)
def test_a_body_of_another_shape_is_refused(sqlite: str, body: Any, field: str) -> None:
    async def work(house: House, directed: Directed) -> None:
        answer = await given(directed, body)
        assert (answer.status, answer.json["type"]) == (422, "urn:showrunner:wrong-request")
        assert [error["field"] for error in answer.json["errors"]] == [field]

    with_season(sqlite, work)


def test_terms_that_are_nested_too_deeply_are_refused(sqlite: str) -> None:
    body = b'{"order": "event", "terms": {"story": %b}}' % (b"[" * 99 + b"]" * 99)

    async def work(house: House, directed: Directed) -> None:
        json = {"Content-Type": "application/json"}
        answer = await given(directed, body, headers=json)
        assert (answer.status, answer.json["type"]) == (422, "urn:showrunner:wrong-parameter")
        assert "nested too deeply" in answer.json["detail"]

    with_season(sqlite, work)


def test_what_the_season_refuses_is_listed_with_its_reason(address: str) -> None:
    async def work(house: House, directed: Directed) -> None:
        answer = await given(directed, {"order": "reveal_secrets"})
        assert answer.status == 422
        assert "the season is not over" in answer.json["detail"]
        (refused,) = (await directed.get("orders"))["refused"]
        assert refused["code"] == "OrderRefused"
        assert "reveal_secrets" in refused["why"]

    with_season(address, work)


def test_an_order_of_each_producer_bears_their_name(address: str) -> None:
    async def work(house: House, directed: Directed) -> None:
        ordered = await directed.order("event", story="It rains.")
        assert (ordered["by"], ordered["facts"]) == ("producer", ["StoryTold"])
        (listed,) = (await directed.get("orders"))["orders"]
        assert listed["arrived_at"] is not None
        assert {**listed, "arrived_at": None} == ordered

    with_season(address, work)


def test_R5_an_order_that_is_given_again_with_its_key_is_given_once(address: str) -> None:
    async def work(house: House, directed: Directed) -> None:
        first, again = [await given(directed, STORY, key="rain") for _ in range(2)]
        assert first.good() == again.good()
        other = {"order": "event", "terms": {"story": "It snows."}}
        assert (await given(directed, other, key="rain")).status == 422
        assert len((await directed.get("orders"))["orders"]) == 1
        held = f"seasons/{directed.season}/holds"
        kinds = {"kinds": ["survivor.ballot"]}
        first, again = [await house.producer.put(held, kinds, key="hold") for _ in range(2)]
        assert first.good() == again.good()

    with_season(address, work)


def test_a_season_that_has_not_begun_takes_its_orders_when_it_does(address: str) -> None:
    async def work(house: House) -> None:
        directed = Directed(house, await house.season())
        answer = await given(directed, STORY, key="first")
        assert (answer.status, answer.json["state"]) == (202, "waiting")
        (waiting,) = (await directed.get("orders"))["waiting"]
        assert (waiting["order"], waiting["terms"]) == ("event", {"story": "It rains."})
        await directed.post("start")
        await house.over(directed.season)
        taken = (await house.producer.get(answer.headers["Location"])).good()
        assert taken["state"] == "taken"
        (ordered,) = (await directed.get("orders"))["orders"]
        assert ordered["entry"] == taken["entry"] == 1
        assert (await given(directed, STORY, key="first")).good()["state"] == "taken"
        assert (await given(directed, STORY)).status == 409

    served(address, work)


def test_a_preview_says_what_an_order_would_do_and_changes_nothing(address: str) -> None:
    async def work(house: House, directed: Directed) -> None:
        before = await directed.get("facts", limit=1000)
        seat, *_ = await house.seats(directed.season)
        now = await directed.post("orders/preview", STORY)
        assert "Production: “It rains.”" in now["now"]
        assert not now["waits"]
        order = {"order": "grant_immunity", "terms": {"seats": [seat]}}
        later = await directed.post("orders/preview", {**order, "when": {"phase": "vote"}})
        assert (later["waits"], later["came_due"]) == (True, True)
        assert "is immune this round" in later["later"][0]
        refused = await house.producer.post(
            f"seasons/{directed.season}/orders/preview", {"order": "reveal_secrets"}
        )
        assert refused.status == 422
        assert await directed.get("facts", limit=1000) == before
        assert await directed.get("orders") == {"orders": [], "waiting": [], "refused": []}

    with_season(address, work)


def test_a_preview_warns_of_a_question_that_gives_something_away(sqlite: str) -> None:
    async def work(house: House, directed: Directed) -> None:
        sheet = await directed.sheet()
        ann, eve = list(sheet.names)[:2]
        card = {"effect": "card", "seat": eve, "kind": "hidden_immunity", "secret": True}
        await directed.order("event", story="A gift.", effects=[card])
        question = f"Do you know that {sheet.names[eve]} has a Hidden Immunity?"
        order = {"order": "interview", "terms": {"seat": ann, "question": question}}
        previewed = await directed.post("orders/preview", order)
        assert "it names" in previewed["warning"]
        assert (await directed.post("orders", order))["warning"] == previewed["warning"]

    with_season(sqlite, work)


def test_only_so_many_previews_are_made_at_once(sqlite: str) -> None:
    async def work(house: House, directed: Directed) -> None:
        path = f"seasons/{directed.season}/orders/preview"
        answers = await asyncio.gather(*(house.producer.post(path, STORY) for _ in range(5)))
        statuses = sorted(answer.status for answer in answers)
        assert statuses[:2] == [200, 200]
        assert statuses[-1] == 429
        refused = [answer for answer in answers if answer.status == 429]
        assert {answer.headers["Retry-After"] for answer in refused} == {"5"}
        assert (await house.producer.post(path, STORY)).status == 200

    with_season(sqlite, work, season="standard", cast=16)


def test_parameters_are_read_as_one_may_know_them(address: str) -> None:
    async def work(house: House, directed: Directed) -> None:
        seat, *_ = await house.seats(directed.season)
        player = await house.contestant(directed.season, seat)
        path = f"seasons/{directed.season}/parameters"

        async def values(client: Any) -> tuple[Any, Any]:
            found = {one["name"]: one for one in (await client.get(path)).good()}
            assert found["team_reward"]["unit"] == "points"
            return found["team_reward"]["value"], found["comments_per_vote"]["value"]

        await directed.put("parameters/team_reward", {"value": 4, "announce": False})
        await directed.put("parameters/comments_per_vote", {"value": 1})
        assert await values(house.producer) == (4, 1)
        known, comments = await values(player)
        assert (known != 4, comments) == (True, 1)
        wrong = await house.producer.put(f"{path}/team_rewards", {"value": 4})
        assert [error["field"] for error in wrong.json["errors"]] == ["terms.parameter"]

    with_season(address, work)


def test_an_answer_is_held_ruled_on_and_replaced(address: str) -> None:
    async def work(house: House, directed: Directed) -> None:
        kind = "survivor.ballot"
        await directed.put("holds", {"kinds": [kind]})
        await directed.post("resume")
        held, *_ = await directed.held(1)
        assert (held["kind"], held["ask"].endswith(held["seat"])) == (kind, True)
        assert held["form"] is None  # a bot's: nothing is kept of what it was asked
        rulings = f"seasons/{directed.season}/rulings"
        for wrong in (
            {"ask": held["ask"], "verdict": "replace"},
            {"ask": held["ask"], "verdict": "veto", "answer": {}},
            {"ask": held["ask"], "verdict": "replace", "answer": {"name": held["seat"]}},
            {"ask": "season/none:ada", "verdict": "veto"},
        ):
            assert (await house.producer.post(rulings, wrong)).status in (409, 422), wrong
        await directed.post("rulings", {"ask": held["ask"], "verdict": "veto"})
        await directed.put("holds", {"kinds": []})
        for one in await directed.held(0):
            await directed.post("rulings", {"ask": one["ask"], "verdict": "release"})
        await house.over(directed.season)
        ledger = await directed.get("ledger")
        assert ledger["produced"]
        whats = {act["what"] for act in ledger["acts"]}
        assert whats == {"hold", "veto", "release"}

    with_season(address, work)


def test_what_is_to_be_held_is_told_before_the_season_takes_it(address: str) -> None:
    async def work(house: House) -> None:
        directed = Directed(house, await house.season())
        assert (await directed.get("holds"))["waiting"] is None
        for kinds in (["survivor.ballot"], ["survivor.ballot", "survivor.comment"]):
            await directed.put("holds", {"kinds": kinds})
            assert await directed.get("holds") == {"kinds": [], "waiting": kinds, "answers": []}
        await directed.post("start")
        (held, *_) = await directed.held(1)
        assert held["kind"] in kinds
        told = await directed.get("holds")
        assert (told["kinds"], told["waiting"]) == (kinds, None)
        await house.producer.post(f"seasons/{directed.season}/pause")

    served(address, work)


def test_erased_words_stand_in_no_list_of_orders(address: str) -> None:
    async def work(house: House, directed: Directed) -> None:
        await directed.order("event", story="Xanthippe sings.")
        (found,) = await directed.get("texts", words="xanthippe")
        before = await house.producer.get(f"seasons/{directed.season}/orders")
        await directed.post("texts/erase", {"seal": found["seal"]})
        tag = {"If-None-Match": before.headers["ETag"]}
        path = f"seasons/{directed.season}/orders"
        after = (await house.producer.get(path, headers=tag)).good()
        assert after["orders"][0]["terms"] == {"story": None}

    with_season(address, work)


NOT_FOR_OTHERS = (
    ("GET", "orders", None),
    ("POST", "orders", STORY),
    ("POST", "orders/preview", STORY),
    ("GET", "orders/scheduled", None),
    ("DELETE", "orders/scheduled/1", None),
    ("PUT", "parameters/team_reward", {"value": 3}),
    ("GET", "holds", None),
    ("PUT", "holds", {"kinds": []}),
    ("POST", "rulings", {"ask": "x", "verdict": "veto"}),
    ("GET", "interviews", None),
    ("GET", "ledger", None),
)


def test_orders_are_the_producers_own(sqlite: str) -> None:
    async def work(house: House, directed: Directed) -> None:
        seat, *_ = await house.seats(directed.season)
        others = {
            403: await house.contestant(directed.season, seat),
            404: house.stranger,
            401: house.nobody,
        }
        for method, path, body in NOT_FOR_OTHERS:
            for status, client in others.items():
                answer = await client.ask(method, f"seasons/{directed.season}/{path}", body)
                assert answer.status == status, (method, path)

    with_season(sqlite, work)
