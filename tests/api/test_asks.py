"""Decisions over HTTP: what a contestant is asked, and what happens to the answers."""

from __future__ import annotations

import asyncio
from contextlib import aclosing
from typing import Any

import pytest

from showrunner.formats.survivor.facts import CommentMade
from showrunner.kernel import Answer
from tests.api.serving import Client, House, served

PAUSED_TALKS = {"conversations_per_player": 0}


async def joined(house: House, *people: str, **terms: Any) -> tuple[str, list[Client]]:
    """A season that has begun, with people in these seats."""
    terms = {"parameters": PAUSED_TALKS, "start": True, **terms}
    season = await house.season(players=dict.fromkeys(people, "outside"), **terms)
    return season, [await house.contestant(season, seat) for seat in people]


async def asked(client: Client, season: str, known: str = "") -> dict[str, Any]:
    """Somebody's first open decision, as soon as it differs from the known ones."""
    while True:
        found = (await client.get(f"seasons/{season}/asks", wait=20, known=known)).good()
        if found["asks"]:
            first: dict[str, Any] = found["asks"][0]
            return first
        assert known and not found["over"], "nothing was asked"
        known = ""


def default(ask: dict[str, Any]) -> dict[str, Any]:
    """An answer that is always legal."""
    return {"answer": ask["form"]["default"]}


def test_a_contestant_is_asked_and_answers(address: str) -> None:
    async def work(house: House) -> None:
        season, (ama,) = await joined(house, "ama")
        ask = await asked(ama, season)
        assert ask["ask"] == "1"
        assert ask["form"]["text"]
        assert ask["schema"]["additionalProperties"] is False
        assert ask["due"] == {"kind": "decision", "seconds_left": None, "stands_still": False}
        alone = (await ama.get(f"seasons/{season}/asks/1")).good()
        assert alone == ask
        taken = await ama.post(f"seasons/{season}/asks/1/answer", default(ask))
        assert taken.good()["state"] == "taken"
        assert taken.json["entry"] is None
        following = await asked(ama, season, known="1")
        assert following["ask"] == "2"

    served(address, work)


def test_an_answer_is_wrong_field_by_field_and_then_nothing_has_happened(sqlite: str) -> None:
    async def work(house: House) -> None:
        season, (ama,) = await joined(house, "ama")
        ask = await asked(ama, season)
        path = f"seasons/{season}/asks/1"
        fields = [field["name"] for field in ask["form"]["fields"]]
        wrong = {"answer": {name: [["?"]] for name in fields} | {"colour": "red"}}
        checked = (await ama.post(f"{path}/check", wrong)).good()
        assert checked["legal"] is False
        assert {"colour", *fields} <= {one["field"] for one in checked["errors"]}
        refused = await ama.post(f"{path}/answer", wrong)
        assert refused.status == 422
        assert refused.json["errors"] == checked["errors"]
        assert (await ama.get(f"{path}")).good() == ask
        assert (await ama.post(f"{path}/check", default(ask))).good() == {
            "legal": True,
            "errors": [],
            "doubts": [],
            "filled_in": {},
        }
        thinks = default(ask) | {"thought": {"intent": "wait", "about": ["nobody"]}}
        refused = await ama.post(f"{path}/answer", thinks)
        assert refused.status == 422
        assert [one["field"] for one in refused.json["errors"]] == ["thought"]
        thinks["thought"]["about"] = ["rokeya"]
        assert (await ama.post(f"{path}/answer", thinks)).good()["state"] == "taken"

    served(sqlite, work)


def test_lines_that_do_not_count_are_told_before_they_are_sent(sqlite: str) -> None:
    async def work(house: House) -> None:
        season, (ama,) = await joined(house, "ama", season="six", cast=None)
        ask = await asked(ama, season)
        while ask["kind"] != "mini_survivor.submission":
            await ama.post(f"seasons/{season}/asks/{ask['ask']}/answer", default(ask))
            ask = await asked(ama, season, known=ask["ask"])
        lines = {"answer": {"submission": "buy\nwhatever\nend"}}
        checked = (await ama.post(f"seasons/{season}/asks/{ask['ask']}/check", lines)).good()
        assert (checked["legal"], checked["errors"]) == (True, [])
        (doubt,) = checked["doubts"]
        assert doubt["field"] == "submission[1]"
        assert doubt["wrong"].startswith("line 2 does not count")
        assert doubt["right"]

    served(sqlite, work)


VOTE_ROKEYA = {"act": "propose", "about": "rokeya", "what": None, "by": None}
WRONG_ACTS: list[tuple[Any, str]] = [
    ("vote rokeya", "acts"),
    ([VOTE_ROKEYA] * 7, "acts"),
    ([7], "acts[0]"),
    ([{}], "acts[0].act"),
    ([VOTE_ROKEYA | {"act": "murder"}], "acts[0].act"),
    ([VOTE_ROKEYA | {"about": "nobody"}], "acts[0].about"),
    ([VOTE_ROKEYA | {"about": [["rokeya"]]}], "acts[0].about"),
    ([VOTE_ROKEYA | {"by": 7}], "acts[0].by"),
    ([VOTE_ROKEYA | {"loud": True}], "acts[0].loud"),
    ([{"act": "promise", "about": "rokeya", "what": "gold"}], "acts[0].what"),
    ([{"act": "join", "about": None, "what": "z" * 25}], "acts[0].what"),
    ([{"act": "join", "about": None, "what": {"a": 1}}], "acts[0].what"),
]


@pytest.mark.parametrize(
    ("given", "acts"),
    [
        ({"words": "Vote Rokeya with me."}, [VOTE_ROKEYA]),
        ({"words": "Vote Rokeya with me.", "acts": None}, [VOTE_ROKEYA]),
        ({"words": "Vote Rokeya with me.", "acts": []}, []),
        ({"words": "Lovely weather.", "acts": [VOTE_ROKEYA]}, [VOTE_ROKEYA]),
    ],
    ids=["left out", "null", "none", "given"],
)
def test_acts_that_are_left_out_are_read_before_the_answer_is_taken(
    sqlite: str, given: dict[str, Any], acts: list[dict[str, Any]]
) -> None:
    """All messages look the same: the journal holds the acts, so a replay needs no reader."""

    async def work(house: House) -> None:
        season, (ama,) = await joined(house, "ama")
        ask = await asked(ama, season)
        while not ask["kind"].endswith(".comment"):
            await ama.post(f"seasons/{season}/asks/{ask['ask']}/answer", default(ask))
            ask = await asked(ama, season, known=ask["ask"])
        path = f"seasons/{season}/asks/{ask['ask']}"
        for wrong, field in WRONG_ACTS:
            refused = await ama.post(f"{path}/answer", {"answer": {**given, "acts": wrong}})
            assert refused.status == 422, wrong
            assert field in [one["field"] for one in refused.json["errors"]], (wrong, refused.json)
        checked = (await ama.post(f"{path}/check", {"answer": given})).good()
        left_out = given.get("acts") is None
        assert checked["filled_in"] == ({"acts": acts} if left_out else {})
        key = {"Idempotency-Key": "my comment"}
        for _ in range(2):  # sent again after it was taken, it is the same answer
            taken = await ama.post(f"{path}/answer", {"answer": given}, headers=key)
            assert taken.good()["state"] == "taken"
        entries = [kept.entry for kept in await house.store.past.entries(season)]
        (stored,) = [
            entry.value
            for entry in entries
            if isinstance(entry, Answer) and str(entry.value.get("words")) == given["words"]
        ]
        assert [act["about"] for act in stored["acts"]] == [act["about"] for act in acts]
        facts = [told.fact for told in await house.store.past.facts(season)]
        (said,) = [one for one in facts if isinstance(one, CommentMade) and one.seat == "ama"]
        assert [act.about for act in said.acts] == [act["about"] for act in acts]

    served(sqlite, work)


RUBBISH: list[bytes] = [
    b"",
    b"nonsense",
    b"[]",
    b'{"answer": null}',
    b'{"answer": "yes"}',
    b'{"answer": {}, "and": 1}',
    b'{"answer": {"\\ud800": "\\udfff"}}',
    b'{"answer": 1e400}',
    b'{"answer": ' + b"[" * 100_000,
    b'{"answer": ' + b"[" * 900 + b"]" * 900 + b"}",
    b'{"answer": {}, "thought": {"plan": {"trust": {"ama": 1e9}}}}',
    b'{"answer": {}, "thought": []}',
    b"\xff\xfe",
]


@pytest.mark.parametrize("verb", ["answer", "check"])
def test_rubbish_is_refused_and_changes_nothing(sqlite: str, verb: str) -> None:
    async def work(house: House) -> None:
        season, (ama,) = await joined(house, "ama")
        ask = await asked(ama, season)
        for body in RUBBISH:
            said = await ama.post(
                f"seasons/{season}/asks/1/{verb}",
                body,
                headers={"Content-Type": "application/json"},
            )
            legal = said.json.get("legal") if verb == "check" else None
            assert said.status in (400, 422) or legal is False, (body[:40], said)
        assert (await ama.get(f"seasons/{season}/asks/1")).good() == ask
        for name in ("0", "-1", "i", "1i", "99999999999999999999", "١", "..", "%00"):
            said = await ama.post(f"seasons/{season}/asks/{name}/answer", default(ask))
            assert said.status in (404, 405), (name, said)

    served(sqlite, work)


def test_only_one_s_own_decisions_exist(address: str) -> None:
    async def work(house: House) -> None:
        season, (ama, rokeya) = await joined(house, "ama", "rokeya", viewers="link")
        own = await asked(ama, season)
        other = await asked(rokeya, season)
        (await ama.post(f"seasons/{season}/asks/1/answer", default(own))).good()
        assert await asked(rokeya, season) == other
        assert (await ama.get(f"seasons/{season}/asks/1")).status == 404
        assert (await rokeya.get(f"seasons/{season}/asks/2")).status == 404
        viewer = await house.viewer(season)
        for client in (house.producer, house.operator, viewer, house.stranger, house.nobody):
            for path in ("asks", "asks/1"):
                assert (await client.get(f"seasons/{season}/{path}")).status in (401, 403, 404)
            said = await client.post(f"seasons/{season}/asks/1/answer", default(own))
            assert said.status in (401, 403, 404)

    served(address, work)


def test_an_answer_that_comes_again_is_the_same_and_a_late_one_is_stale(address: str) -> None:
    async def work(house: House) -> None:
        season, (ama,) = await joined(house, "ama")
        ask = await asked(ama, season)
        path = f"seasons/{season}/asks/1/answer"
        first = await ama.post(path, default(ask), key="one")
        await asked(ama, season, known="1")
        again = await ama.post(path, default(ask), key="one")
        assert (again.status, again.json) == (200, first.json)
        late = await ama.post(path, default(ask), key="two")
        assert late.status == 409
        assert "1" in late.json["detail"]
        assert (await ama.post(path, {"answer": {"other": 1}}, key="one")).status == 422

    served(address, work)


def test_two_answers_at_once_are_one_and_the_refusal_names_no_branch(address: str) -> None:
    async def work(house: House) -> None:
        season, (ama,) = await joined(house, "ama")
        ask = await asked(ama, season)
        (row,) = await house.store.asks.open(season, "ama")
        path = f"seasons/{season}/asks/1/answer"
        given = [ama.post(path, default(ask), key=f"{n}") for n in range(8)]
        answers = await asyncio.gather(*given)
        assert sorted(one.status for one in answers) == [200, *[409] * 7]
        assert not any(row.id.encode() in one.body for one in answers)

    served(address, work)


def test_what_changed_since_one_answered_is_counted_in_one_s_own_facts(sqlite: str) -> None:
    async def work(house: House) -> None:
        season, (ama,) = await joined(house, "ama")
        ask = await asked(ama, season)
        before = (await ama.get(f"seasons/{season}/asks")).good()
        facts = (await ama.get(f"seasons/{season}/facts", limit=1000)).good()
        assert (before["facts_then"], before["facts_since"]) == (0, facts["next"])
        await ama.post(f"seasons/{season}/asks/1/answer", default(ask))
        await asked(ama, season, known="1")
        after = (await ama.get(f"seasons/{season}/asks")).good()
        assert after["facts_then"] == facts["next"]
        new = (await ama.get(f"seasons/{season}/facts", after=after["facts_then"])).good()
        assert len(new["facts"]) == after["facts_since"] > 0

    served(sqlite, work)


def test_a_deadline_tells_the_seconds_left_and_stands_still_in_a_pause(sqlite: str) -> None:
    async def work(house: House) -> None:
        season, (ama,) = await joined(house, "ama", deadlines={"decision": 600})
        due = (await asked(ama, season))["due"]
        assert 590 < due["seconds_left"] <= 600
        assert not due["stands_still"]
        (await house.producer.post(f"seasons/{season}/pause")).good()
        one = (await ama.get(f"seasons/{season}/asks/1")).good()["due"]
        await asyncio.sleep(0.3)
        other = (await ama.get(f"seasons/{season}/asks/1")).good()["due"]
        assert one == other
        assert one["stands_still"]

    served(sqlite, work)


def test_a_seat_that_a_bot_plays_is_asked_nothing(sqlite: str) -> None:
    async def work(house: House) -> None:
        season, (ama,) = await joined(house, "ama")
        ask = await asked(ama, season)
        waiting = asyncio.create_task(ama.get(f"seasons/{season}/asks", wait=20, known=ask["ask"]))
        await house.store.inbox.put(
            season, "swap", "control", {"do": "player", "seat": "ama", "player": "bot:random"}
        )
        assert (await waiting).good()["asks"] == []
        said = await ama.post(f"seasons/{season}/asks/1/answer", default(ask))
        assert said.status == 409

    served(sqlite, work)


def test_a_token_that_is_taken_back_ends_the_wait(sqlite: str) -> None:
    async def work(house: House) -> None:
        season, (ama,) = await joined(house, "ama")
        ask = await asked(ama, season)
        waiting = asyncio.create_task(ama.get(f"seasons/{season}/asks", wait=20, known=ask["ask"]))
        await asyncio.sleep(0.1)
        (await ama.delete("session")).good()
        assert (await waiting).status == 401

    served(sqlite, work)


def test_a_contestants_stream_says_what_is_asked_and_what_is_soon_due(address: str) -> None:
    async def work(house: House) -> None:
        season, (ama,) = await joined(house, "ama", deadlines={"decision": 2}, viewers="link")
        async with aclosing(ama.events(f"seasons/{season}/watch")) as events:
            said = []
            async for event in events:
                said.append(event)
                asks = [one.data["asks"] for one in said if one.type == "asks"]
                if len(asks) >= 3 and "due" in {one.type for one in said}:
                    break
        assert ["1"] in asks
        assert asks == [one for n, one in enumerate(asks) if n == 0 or one != asks[n - 1]]
        due = next(one for one in said if one.type == "due")
        assert due.data["ask"] == "1"
        assert 0 < due.data["seconds_left"] <= 0.5
        assert {one.id for one in said if one.type != "fact"} == {None}
        numbers = [int(one.id or 0) for one in said if one.type == "fact"]
        assert numbers == list(range(1, len(numbers) + 1))

    served(address, work)


def test_other_streams_say_nothing_of_what_is_asked(sqlite: str) -> None:
    async def work(house: House) -> None:
        season, (ama,) = await joined(house, "ama", viewers="link")
        await asked(ama, season)
        for client in (house.producer, await house.viewer(season)):
            async with aclosing(client.events(f"seasons/{season}/watch")) as events:
                with pytest.raises(TimeoutError):
                    async with asyncio.timeout(1.5):
                        async for event in events:
                            assert event.type == "fact"

    served(sqlite, work)
