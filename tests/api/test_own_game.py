"""What a contestant looks up: the rules, who they are, their votes and promises, their end."""

from __future__ import annotations

import asyncio
from typing import Any

from showrunner.files.folders import PROMPTS
from showrunner.formats.format import load_format
from showrunner.formats.talk.facts import MessageSaid
from showrunner.kernel import contestant, known
from showrunner.players.llm.prompting import rules_in_force
from showrunner.players.llm.templates import TemplateFolder
from tests.api.serving import House, served
from tests.api.stored_games import stored
from tests.api.test_asks import asked, joined
from tests.secrecy.canaries import Plantation

WHOLE_SEASON = 10_000


def test_the_brief_has_the_rules_as_models_read_them_and_one_s_own_wants(sqlite: str) -> None:
    async def work(house: House) -> None:
        waiting = await house.season(parameters={"finalists": 2})
        early = await (await house.contestant(waiting, "ama")).get(f"seasons/{waiting}/seat/brief")
        assert early.good()["rules"] == "", "nobody knows the parameters before the season begins"
        season, (ama,) = await joined(house, "ama", parameters={"words_per_message": 33})
        await asked(ama, season)
        brief = (await ama.get(f"seasons/{season}/seat/brief")).good()
        game, told = load_format("survivor"), await house.store.past.facts(season)
        sheet = game.sheet_of(told, contestant("ama"))
        words = rules_in_force(TemplateFolder(PROMPTS).now, game.name, sheet)
        assert brief["rules"] == words and "at most 33 words" in words
        assert "{" not in words and "0 castaways" not in words
        german = await ama.get(f"seasons/{season}/seat/brief", headers={"Accept-Language": "de"})
        assert "höchstens 33 Wörter" in german.good()["rules"]
        again = await ama.get(f"seasons/{season}/seat/brief")
        assert again.good()["rules"] == words, "a reader of another language changes nothing"
        settings = await house.store.seasons.settings(season)
        (me,) = [person for person in settings.cast if person.id == "ama"]
        assert (brief["me"]["wants"], brief["me"]["temperament"]) == (me.wants, me.temperament)
        for other in settings.cast:
            assert other.id == "ama" or other.wants not in str(brief)

    served(sqlite, work)


def test_own_votes_and_promises_are_those_that_one_s_view_proves(sqlite: str) -> None:
    async def work(house: House) -> None:
        game = Plantation(1).play(WHOLE_SEASON).game  # it reveals nothing
        scene = await stored(house, game)
        promised = 0
        for seat, client in scene.contestants.items():
            record = (await client.get(f"seasons/{scene.season}/seat/record")).good()
            facts = list(known(game.kernel.story.told, contestant(seat)))
            votes = game.format.votes_of(game.kernel.story.told, contestant(seat)).votes
            own = [one for vote in votes for one in vote.named_by(seat) if one.name]
            said = "".join(part for one in record["votes"] for part in one["parts"])
            assert said.count("you wrote") == len(own)
            heard = [fact for fact in facts if isinstance(fact, MessageSaid)]
            acts = [act for fact in heard for act in fact.acts if act.act == "promise"]
            assert len(record["promises"]) <= len(acts) or not acts
            promised += len(record["promises"])
        ended = (await client.get(f"seasons/{scene.season}/seat/ending")).status
        assert ended == 422, "it is not over"

    served(sqlite, work)


def test_the_ending_says_place_votes_and_turning_points_once_all_is_revealed(sqlite: str) -> None:
    async def work(house: House) -> None:
        season, clients = await joined(house, "ama", "rokeya", season="quick", cast=5)
        path = f"seasons/{season}"
        assert (await clients[0].get(f"{path}/seat/ending")).status == 422
        for seat in ("ama", "rokeya"):
            player = {"player": "bot:sensible"}
            (await house.producer.put(f"{path}/seats/{seat}/player", player)).good()
        await house.over(season, 120)
        (await house.producer.post(f"{path}/futures", {"rounds": True, "number": 4})).good()
        river = await played(house, season)
        deeds = (await house.producer.get(f"{path}/boards")).good()["deeds"]
        grid = (await house.producer.get(f"{path}/votes")).good()
        people = len(await house.seats(season))
        for seat, client in zip(("ama", "rokeya"), clients, strict=True):
            ending = (await client.get(f"{path}/seat/ending")).good()
            assert (ending["secrets"], ending["of"]) == ("revealed", people)
            assert 1 <= ending["place"] <= people
            against = {
                (vote["round"], grid["names"][ballot["voter"]])
                for vote in grid["votes"]
                for ballot in vote["ballots"]
                if ballot["name"] == seat
            }
            told = {(one["round"], name) for one in ending["votes"] for name in one["voters"]}
            assert told == against
            assert len(ending["turning_points"]) <= 3 and ending["recap"]
            name = grid["names"][seat]
            assert all(name in point for point in ending["turning_points"])
            lies = [
                (one["round"], row["name"], said.get("words", ""))
                for row in deeds
                for one in row["rounds"]
                for said in one["said"]
                if said.get("contradicted_by") and row["seat"] != seat
                if seat in said.get("to", [seat])
            ]
            assert [(one["round"], one["by"], one["words"]) for one in ending["told_you"]] == lies
            assert all(one["wrote"] for one in ending["told_you"])
            assert ending["chances"] == [
                {"round": moment["round"], "win": moment["seats"][seat]["win"]}
                for moment in river
                if seat in moment["seats"]
            ]
            assert ending["chances"]
            record = (await client.get(f"{path}/seat/record")).good()
            assert ending["promises"] == record["promises"]

    served(sqlite, work)


async def played(house: House, season: str) -> list[dict[str, Any]]:
    """The chances at the beginnings of rounds, once they have been computed."""
    async with asyncio.timeout(120):
        while True:
            futures = (await house.producer.get(f"seasons/{season}/futures")).good()
            if not futures["computing"]["running"]:
                moments: list[dict[str, Any]] = futures["moments"]
                return moments
            await asyncio.sleep(0.2)


def test_a_link_for_another_device_lets_its_player_in_and_changes_nothing(sqlite: str) -> None:
    async def work(house: House) -> None:
        season, (ama,) = await joined(house, "ama")
        path = f"seasons/{season}"
        made = await ama.post(f"{path}/seat/link")
        assert made.status == 201 and made.json["lasts_seconds"] <= 3600
        # Meanwhile producers let a bot play: the link does not put an end to that.
        player = {"player": "bot:sensible"}
        (await house.producer.put(f"{path}/seats/ama/player", player)).good()
        use = {"invitation": made.json["invitation"]}
        here = (await house.nobody.post("session", use)).good()
        assert (here["role"], here["season"], here["seat"]) == ("contestant", season, "ama")
        phone = house.client(here["token"])
        assert (await phone.get(f"{path}/seat/seen")).good()
        assert (await ama.get(f"{path}/seat/seen")).good(), "the first device goes on"
        assert (await house.nobody.post("session", use)).status == 403, "it works once"
        seats = {one["seat"]: one for one in (await house.producer.get(f"{path}/seats")).good()}
        assert seats["ama"]["player"] == "bot:sensible"
        again = (await phone.post(f"{path}/seat/link")).json["invitation"]
        (await house.producer.delete(f"{path}/seats/ama/tokens")).good()
        for client in (ama, phone):
            assert (await client.get(f"{path}/seat/seen")).status == 401
        assert (await house.nobody.post("session", {"invitation": again})).status == 403

    served(sqlite, work)
