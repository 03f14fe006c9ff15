"""Whole seasons: made in each way, started, paused, stepped, stopped, forked, archived."""

from __future__ import annotations

from typing import Any

import pytest

from showrunner.files.folders import SEASONS
from showrunner.running import control_room
from tests.api.directing import SLOW, Directed
from tests.api.serving import SIX, House, served
from tests.api.test_asks import asked, default, joined

BARE = {"format": "survivor", "cast": 6, "title": "Bare bones"}


def test_a_season_is_made_of_a_name_a_file_or_a_bare_format(address: str) -> None:
    async def work(house: House) -> None:
        text = (SEASONS / "quick.toml").read_text()
        for new, title in (
            ({"season": "quick"}, "Neap Tide"),
            ({"toml": text, "title": "Mine"}, "Mine"),
            (BARE, "Bare bones"),
        ):
            answer = await house.producer.post("seasons", new)
            made = answer.good()
            assert (answer.status, made["status"], made["title"]) == (201, "ready", title)
            assert answer.headers["Location"] == f"/api/v1/seasons/{made['id']}"
            again = (await house.producer.get(answer.headers["Location"])).good()
            assert again == made

    served(address, work)


def test_a_season_made_with_start_does_not_wait_for_the_next_look_at_all_seasons(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(control_room, "LOOK_SECONDS", 1000.0)

    async def work(house: House) -> None:
        first = await house.season(start=True)
        await house.over(first)
        fork = {"at": 0, "start": True}
        forked = (await house.producer.post(f"seasons/{first}/forks", fork)).good()["id"]
        await house.over(forked)

    served(sqlite, work)


def test_what_is_given_goes_before_what_the_file_says(sqlite: str) -> None:
    async def work(house: House) -> None:
        cast = ["nour", "ama", "zora", "hemi", "tegan", "caio"]
        made = await house.season(
            cast=cast,
            player="bot:random",
            players={"nour": "outside"},
            parameters={"food_per_player": 9},
            deadlines={"vote": 60},
            pace=2,
            viewers="link",
            release="episode",
        )
        season = (await house.producer.get(f"seasons/{made}")).good()
        assert [one["seat"] for one in season["cast"]] == cast
        hand = season["hand"]
        assert hand["players"] == {**dict.fromkeys(cast, "bot:random"), "nour": "outside"}
        assert (hand["deadlines"]["vote"], hand["pace"], hand["seed"]) == (60, 2, "served")
        assert (hand["viewers"], hand["release"]) == ("link", "episode")
        settings = await house.store.seasons.settings(made)
        assert settings.parameters["food_per_player"] == 9

    served(sqlite, work)


@pytest.mark.parametrize(
    ("new", "said"),
    [
        ({}, "not exactly one of"),
        ({"season": "quick", "format": "survivor"}, "not exactly one of"),
        ({"season": "quik"}, "did you mean 'quick'"),
        ({"toml": "format = 3"}, "toml.toml"),
        ({**BARE, "cast": ["nobody"]}, "no castaway 'nobody'"),
        ({**SIX, "players": {"ama": "bot:sensibel"}}, "did you mean 'bot:sensible'"),
        ({**SIX, "players": {"nemo": "outside"}}, "nemo"),
        ({**SIX, "parameters": {"food": 1}}, "food"),
        ({**SIX, "deadlines": {"vote": -1}}, "deadlines"),
    ],
)
def test_a_season_that_cannot_be_is_refused_and_none_is_made(
    sqlite: str, new: dict[str, Any], said: str
) -> None:
    async def work(house: House) -> None:
        answer = await house.producer.post("seasons", new)
        assert answer.status in (404, 422)
        assert answer.headers["Content-Type"] == "application/problem+json"
        assert said in answer.body.decode()
        assert (await house.producer.get("seasons")).good()["seasons"] == []

    served(sqlite, work)


def twist(seat: str, kind: str, **more: Any) -> dict[str, Any]:
    """A scheduled order that gives somebody a card in the second round."""
    card = {"effect": "card", "seat": seat, "kind": kind, **more}
    terms = {"story": "Something glints in the sand.", "effects": [card]}
    return {"order": "event", "when": {"round": 2}, "terms": terms}


@pytest.mark.parametrize(
    ("terms", "field", "said"),
    [
        (twist("nobody", "extra_vote"), "schedule.0.terms.effects.0.seat", "no castaway 'nobody'"),
        (twist("ama", "extra_vote", of=3), "schedule.0.terms.effects.0.of", "does not take 'of'"),
        ({**twist("ama", "extra_vote"), "when": {"round": "x"}}, "schedule.0.when.round", "round"),
        (
            twist("ama", "extra vote"),
            None,
            "there is no card 'extra vote'; did you mean 'extra_vote'",
        ),
    ],
)
def test_a_twist_that_could_never_come_is_refused_when_the_season_is_made(
    sqlite: str, terms: dict[str, Any], field: str | None, said: str
) -> None:
    async def work(house: House) -> None:
        new = {"season": "quick", "schedule": [terms]}
        answer = await house.producer.post("seasons", new)
        assert answer.status in (400, 409, 422)
        told = answer.json
        assert said in told["detail"]
        assert field in [None, *(error["field"] for error in told.get("errors", []))]
        assert (await house.producer.get("seasons")).good()["seasons"] == []

    served(sqlite, work)


def test_a_card_that_an_earlier_twist_defines_can_be_given_by_a_later_one(sqlite: str) -> None:
    async def work(house: House) -> None:
        card = {
            "name": "Wind",
            "text": "One more vote.",
            "playable": ["before the votes"],
            "effects": [{"effect": "immune"}],
        }
        define = {
            "order": "define_card",
            "when": {"round": 1},
            "terms": {"kind": "wind", "card": card},
        }
        made = await house.producer.post(
            "seasons", {"season": "quick", "schedule": [define, twist("ama", "wind")]}
        )
        assert made.status == 201, made.body

    served(sqlite, work)


def test_a_season_starts_pauses_steps_and_goes_on_to_its_end(address: str) -> None:
    async def work(house: House) -> None:
        season = await house.season(pace=SLOW)
        path = f"seasons/{season}"
        early = await house.producer.post(f"{path}/pause")
        assert (early.status, early.json["type"]) == (422, "urn:showrunner:refused")
        (await house.producer.post(f"{path}/start")).good()
        await house.until(season, "running")
        assert (await house.producer.post(f"{path}/start")).status == 422
        (await house.producer.post(f"{path}/pause")).good()
        await house.until(season, "paused")
        (await house.producer.put(f"{path}/pace", {"seconds": 0})).good()
        before = (await house.store.seasons.find(season)).head
        (await house.producer.post(f"{path}/step", {"by": "round"})).good()
        await house.until(season, "paused")
        assert (await house.store.seasons.find(season)).head > before
        (await house.producer.post(f"{path}/resume")).good()
        await house.over(season)
        for act in ("resume", "pause", "stop"):
            over = await house.producer.post(f"{path}/{act}")
            assert (over.status, over.json["type"]) == (409, "urn:showrunner:season-over")

    served(address, work)


def test_a_stopped_season_takes_nothing_until_it_is_resumed(address: str) -> None:
    async def work(house: House) -> None:
        season = await house.season(start=True, pace=SLOW)
        path = f"seasons/{season}"
        await house.until(season, "running")
        assert (await house.producer.post(f"{path}/stop")).good()["status"] == "stopped"
        event = {"order": "event", "terms": {"story": "Nobody hears this yet."}}
        waiting = await house.producer.post(f"{path}/orders", event, key="later")
        assert waiting.status in (202, 409, 422)
        head = (await house.store.seasons.find(season)).head
        (await house.producer.post(f"{path}/resume")).good()
        await house.until(season, "running")
        assert (await house.store.seasons.find(season)).head >= head

    served(address, work)


@pytest.mark.parametrize("luck", ["same", "fresh"])
def test_a_fork_shares_the_past_and_goes_its_own_way(address: str, luck: str) -> None:
    async def work(house: House) -> None:
        directed = await Directed.begun(house)
        await directed.step("round")
        row = await house.store.seasons.find(directed.season)
        body = {"at": row.head, "luck": luck, "title": "What if", "start": True}
        path = f"seasons/{directed.season}/forks"
        made = (await house.producer.post(path, body, key="once")).good()
        assert (await house.producer.post(path, body, key="once")).good()["id"] == made["id"]
        assert (made["title"], made["hand"]["parent"], made["hand"]["forked_at"]) == (
            "What if",
            directed.season,
            row.head,
        )
        await house.over(made["id"])
        past = await house.store.past.facts(directed.season)
        own = await house.store.past.facts(made["id"])
        assert own[: len(past)] == past
        assert len(own) > len(past)
        (await house.producer.post(f"seasons/{directed.season}/resume")).good()
        await house.over(directed.season)
        for season, title in ((made["id"], "What if"), (directed.season, row.title)):
            lines = (await house.producer.get(f"seasons/{season}/story", limit=2000)).good()[
                "lines"
            ]
            assert lines[0]["text"] == title
            assert any(f" wins {title}" in line["text"] for line in lines)
            pages = (await house.producer.get(f"seasons/{season}/transcript")).body.decode()
            assert pages.startswith(f"# {title}\n") and f" wins {title}" in pages
        story = [one.fact for one in await house.store.past.facts(directed.season)]
        assert ([one.fact for one in own] == story) is (luck == "same")
        late = await house.producer.post(path, {"at": 1_000_000})
        assert (late.status, "cannot be forked" in late.json["detail"]) == (422, True)

    served(address, work)


def test_a_season_is_put_away_and_taken_out_and_deleted(address: str) -> None:
    async def work(house: House) -> None:
        directed = await Directed.begun(house)
        path = f"seasons/{directed.season}"
        fork = await directed.post("forks", {"at": 0})

        async def listed(**query: Any) -> set[str]:
            page = (await house.producer.get("seasons", **query)).good()
            return {one["id"] for one in page["seasons"]}

        (await house.producer.patch(path, {"archived": True})).good()
        assert await listed() == {fork["id"]}
        assert await listed(archived="true") == {directed.season, fork["id"]}
        (await house.producer.patch(path, {"archived": False})).good()
        shared = await house.producer.delete(path)
        assert (shared.status, "shared by its forks" in shared.json["detail"]) == (422, True)
        (await house.producer.delete(f"seasons/{fork['id']}")).good()
        (await house.producer.delete(path)).good()
        assert await listed(archived="true") == set()
        assert (await house.producer.get(path)).status == 404

    served(address, work)


def test_a_running_season_is_not_deleted(sqlite: str) -> None:
    async def work(house: House) -> None:
        season = await house.season(start=True, pace=SLOW)
        await house.until(season, "running")
        refused = await house.producer.delete(f"seasons/{season}")
        assert (refused.status, "stop it first" in refused.json["detail"]) == (422, True)
        (await house.producer.post(f"seasons/{season}/stop")).good()
        (await house.producer.delete(f"seasons/{season}")).good()

    served(sqlite, work)


def test_deadlines_are_set_while_the_season_runs(address: str) -> None:
    async def work(house: House) -> None:
        directed = await Directed.begun(house, players={"ama": "outside"})
        body = {"deadlines": {"decision": 60, "vote": 3600}}
        path = f"seasons/{directed.season}"
        changed = (await house.producer.patch(path, body)).good()
        assert changed["hand"]["deadlines"]["vote"] == 3600
        wrong = await house.producer.patch(path, {"deadlines": {"vote": "soon"}})
        assert (wrong.status, wrong.json["type"]) == (422, "urn:showrunner:wrong-request")

    served(address, work)


def test_seasons_are_listed_page_by_page(address: str) -> None:
    async def work(house: House) -> None:
        made = [await house.season() for _ in range(5)]
        seen: list[str] = []
        after: dict[str, str] = {}
        while True:
            page = (await house.producer.get("seasons", limit="2", **after)).good()
            seen += [one["id"] for one in page["seasons"]]
            if page["next"] is None:
                break
            after = {"after": page["next"]}
        assert seen == made[::-1]

    served(address, work)


def test_a_season_that_is_unchanged_is_not_sent_again(sqlite: str) -> None:
    async def work(house: House) -> None:
        season = await house.season()
        first = await house.producer.get(f"seasons/{season}")
        had = {"If-None-Match": first.headers["ETag"]}
        again = await house.producer.get(f"seasons/{season}", headers=had)
        assert (again.status, again.body) == (304, b"")
        (await house.producer.patch(f"seasons/{season}", {"viewers": "everybody"})).good()
        assert (await house.producer.get(f"seasons/{season}", headers=had)).status == 200

    served(sqlite, work)


def test_who_watches_at_home_is_told_no_numbers_of_the_season(sqlite: str) -> None:
    async def work(house: House) -> None:
        directed = await Directed.begun(house, viewers="everybody")
        for client in (
            house.nobody,
            house.stranger,
            await house.contestant(directed.season, "ama"),
        ):
            seen = (await client.get(f"seasons/{directed.season}")).good()
            assert set(seen) == {"id", "title", "format", "status", "role", "seat", "airs", "cast"}

    served(sqlite, work)


def test_a_season_that_is_ended_asks_nobody_and_cannot_go_on_but_be_forked(address: str) -> None:
    async def work(house: House) -> None:
        season, (client,) = await joined(house, "ama")
        ask = await asked(client, season)
        ended = (await house.producer.post(f"seasons/{season}/end")).good()
        assert ended["status"] == "over"
        known = (await client.get(f"seasons/{season}/asks")).good()
        assert (known["asks"], known["over"]) == ([], True)
        answer = await client.post(f"seasons/{season}/asks/{ask['ask']}/answer", default(ask))
        assert answer.status >= 400
        ending = (await client.get(f"seasons/{season}/seat/ending")).good()
        assert (ending["place"], ending["result"]) == (None, "")
        progress = (await house.producer.get(f"seasons/{season}/progress")).good()
        assert (progress["winners"], progress["ended"]) == ([], False)
        for act in ("resume", "pause", "stop", "end"):
            assert (await house.producer.post(f"seasons/{season}/{act}")).status == 409, act
        body = {"at": ended["hand"]["entries"], "luck": "same"}
        fork = (await house.producer.post(f"seasons/{season}/forks", body)).good()
        assert fork["status"] == "ready"
        assert (await house.producer.delete(f"seasons/{fork['id']}")).status == 200
        assert (await house.producer.delete(f"seasons/{season}")).status == 200

    served(address, work)


def test_a_season_that_has_not_begun_cannot_be_ended(sqlite: str) -> None:
    async def work(house: House) -> None:
        season = await house.season()
        refused = await house.producer.post(f"seasons/{season}/end")
        assert "has not begun" in refused.json["detail"]

    served(sqlite, work)


def test_a_new_title_is_the_one_that_everybody_is_shown(address: str) -> None:
    async def work(house: House) -> None:
        season = await house.season(start=True, viewers="everybody")
        await house.over(season)
        before = (await house.producer.get(f"seasons/{season}/transcript")).body.decode()
        body = {"title": "A better name"}
        changed = (await house.producer.patch(f"seasons/{season}", body)).good()
        assert changed["title"] == "A better name"
        assert (await house.nobody.get(f"seasons/{season}")).good()["title"] == "A better name"
        after = (await house.producer.get(f"seasons/{season}/transcript")).body.decode()
        assert "A better name" in after and "A better name" not in before
        for wrong in ("", "two\nlines", "x" * 201):
            refused = await house.producer.patch(f"seasons/{season}", {"title": wrong})
            assert refused.status in (400, 422), wrong

    served(address, work)


def test_progress_tells_the_round_of_about_how_many_and_the_winner(sqlite: str) -> None:
    async def work(house: House) -> None:
        season = await house.season(start=True, viewers="everybody", broadcast="episode")
        await house.over(season)
        for client in (house.producer, house.nobody):
            progress = (await client.get(f"seasons/{season}/progress")).good()
            assert progress["ended"] and progress["round"] == progress["rounds"] > 0
            assert len(progress["winners"]) == 1
        early = (await house.producer.get(f"seasons/{season}/progress", at=9)).good()
        assert (early["round"], early["winners"], early["ended"]) == (1, [], False)
        assert early["rounds"] == progress["rounds"]

    served(sqlite, work)
