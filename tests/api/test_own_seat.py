"""The own seat over HTTP: reading, notes, instructions, reminders, and coming back."""

from __future__ import annotations

from typing import Any

import pytest

from showrunner.settings import ReminderSettings
from showrunner.store.contacts import stop_code
from tests.api.serving import Client, House, served
from tests.api.test_asks import asked, default, joined

SETTINGS = ReminderSettings(webhook_hosts="hooks.example.org", public_url="https://show.example")


def test_how_far_one_has_read_never_goes_back(address: str) -> None:
    async def work(house: House) -> None:
        season, (ama, rokeya) = await joined(house, "ama", "rokeya")
        await asked(ama, season)
        path = f"seasons/{season}/seat/seen"
        facts = (await ama.get(path)).good()["facts"]
        assert (await ama.get(path)).good() == {"seen": 0, "facts": facts}
        for number, seen in ((3, 3), (2, 3), (facts, facts), (0, facts)):
            assert (await ama.put(path, {"number": number})).good()["seen"] == seen
        for wrong in (facts + 1, -1, 10**30, "three", None):
            assert (await ama.put(path, {"number": wrong})).status in (400, 422)
        assert (await rokeya.get(path)).good()["seen"] == 0
        for other in (house.producer, house.stranger, house.nobody):
            assert (await other.put(path, {"number": 1})).status in (401, 403, 404)

    served(address, work)


def test_notes_and_instructions_are_one_s_own(address: str) -> None:
    async def work(house: House) -> None:
        season, (ama, rokeya) = await joined(house, "ama", "rokeya", viewers="everybody")
        await asked(ama, season)
        path = f"seasons/{season}/seat"
        left = (await ama.get(f"{path}/instructions")).good()
        assert {"value": "quyen", "label": "Quyen"} in left.pop("nameable")
        assert left.pop("keepable") == ["points", "cards", "idols"]
        empty = {"words": "", "targets": [], "friends": [], "kept": []}
        assert left == empty
        (await ama.post(f"{path}/notes", {"words": "Gideon hums when he lies."})).good()
        for words in ("Keep Quyen.", "Keep Orrin, whatever it costs."):
            taken = (await ama.put(f"{path}/instructions", {"words": words})).good()
            assert (taken["state"], taken["entry"]) == ("taken", None)
        left = (await ama.get(f"{path}/instructions")).good()
        assert (left["words"], left["friends"]) == (words, ["orrin"])
        assert (await rokeya.get(f"{path}/instructions")).good().items() >= empty.items()
        wrong = await ama.put(f"{path}/instructions", {"targets": ["nobody"]})
        assert (wrong.status, wrong.json["errors"][0]["field"]) == (422, "targets[0]")
        assert {"Gideon hums", "Keep Quyen", "whatever it costs"} == await told(
            ama, season, "Gideon hums", "Keep Quyen", "whatever it costs"
        )
        for other in (rokeya, house.nobody):
            assert not await told(other, season, "hums", "Keep", "whatever")
        for wrong in ("", "x" * 20_001, None, 3):
            assert (await ama.post(f"{path}/notes", {"words": wrong})).status in (400, 422)
        assert (await house.producer.post(f"{path}/notes", {"words": "no"})).status == 403

    served(address, work)


async def told(client: Client, season: str, *words: str) -> set[str]:
    """Which of these words a client can read in its facts."""
    facts = (await client.get(f"seasons/{season}/facts", limit=1000)).body.decode()
    return {one for one in words if one in facts}


def test_whoever_comes_back_reads_what_happened_and_who_decided_for_them(address: str) -> None:
    async def work(house: House) -> None:
        season, (ama,) = await joined(house, "ama", deadlines={"decision": 0.05, "vote": 0.05})
        path = f"seasons/{season}/seat"
        await house.over(season)
        facts = (await ama.get(f"seasons/{season}/facts", limit=1000)).good()["facts"]
        everything = (await ama.get(f"{path}/away", after=0)).good()
        read = next(one["facts"][0]["number"] for one in everything["decided"] if one["facts"])
        (await ama.put(f"{path}/seen", {"number": read})).good()
        away = (await ama.get(f"{path}/away")).good()
        assert (away["after"], away["until"]) == (read, len(facts))
        assert everything["story"][0]["tone"] == "title"
        missed = [one["text"] for one in away["story"]]
        assert missed
        assert missed == [one["text"] for one in everything["story"]][-len(missed) :]
        assert 0 < len(away["decided"]) < len(everything["decided"])
        assert away["decided"] == everything["decided"][-len(away["decided"]) :]
        assert {one["by"] for one in everything["decided"]} <= {"stand-in", "clock"}
        ballots = [one for one in everything["decided"] if one["kind"] == "survivor.ballot"]
        assert ballots
        assert all(one["decides"] for one in everything["decided"])
        own = [fact for one in everything["decided"] for fact in one["facts"]]
        assert own
        assert all(fact in facts for fact in own)
        nothing = (await ama.get(f"{path}/away", after=len(facts))).good()
        assert (nothing["story"], nothing["decided"]) == ([], [])

    served(address, work)


def test_nobody_is_said_to_give_no_answer_while_the_interview_is_open(sqlite: str) -> None:
    async def work(house: House) -> None:
        season, (ama,) = await joined(house, "ama")
        path, known = f"seasons/{season}", (await asked(ama, season))["ask"]
        question = {"seat": "ama", "question": "Whom do you trust?"}
        order = {"order": "interview", "terms": question}
        (await house.producer.post(f"{path}/orders", order)).good()
        (await ama.get(f"{path}/asks", wait=20, known=known)).good()

        async def told(words: str) -> None:
            away = (await ama.get(f"{path}/seat/away", after=0)).good()["story"]
            transcript = (await house.producer.get(f"{path}/transcript")).body.decode()
            for story in (transcript, "\n".join(one["text"] for one in away)):
                assert words in story
                assert "no answer" not in story

        await told(question["question"])
        asks = (await ama.get(f"{path}/asks")).good()["asks"]
        (interview,) = [ask for ask in asks if ask["interview"]]
        answer = {**default(interview)["answer"], "words": "Rokeya, as far as it goes."}
        name = interview["ask"]
        (await ama.post(f"{path}/asks/{name}/answer", {"answer": answer})).good()
        await told(answer["words"])

    served(sqlite, work)


def test_people_say_where_they_are_reminded_and_take_it_back(address: str) -> None:
    async def work(house: House) -> None:
        season, (ama, rokeya) = await joined(house, "ama", "rokeya")
        path = f"seasons/{season}/seat/contact"
        nothing = {"email": None, "webhook": None, "browsers": 0, "push_key": None}
        nothing |= {"ways": ["webhook"], "secret": None}
        assert (await ama.get(path)).good() == nothing
        hook = {"webhook": "https://hooks.example.org/ama"}
        left = (await ama.put(path, hook)).good()
        assert left | {"secret": None} == nothing | hook
        assert len(left["secret"]) == 64
        assert (await ama.get(path)).good() == nothing | hook
        assert (await rokeya.get(path)).good() == nothing
        wrong: list[dict[str, Any]] = [
            {"webhook": "https://other.example.org/"},
            {"webhook": "file:///etc/passwd"},
            {"email": "ama@example.org"},
        ]
        for one in wrong:
            assert (await ama.put(path, one)).status == 422
        assert (await ama.get(path)).good() == nothing | hook
        (await ama.delete(path)).good()
        assert (await ama.get(path)).good() == nothing
        assert (await house.producer.get(path)).status == 403

    served(address, work, reminding=SETTINGS)


def test_who_takes_a_seat_gets_none_of_the_mail_of_who_had_it(sqlite: str) -> None:
    async def work(house: House) -> None:
        season, (ama,) = await joined(house, "ama")
        hook = {"webhook": "https://hooks.example.org/ama"}
        german = {"Accept-Language": "de-AT"}
        (await ama.put(f"seasons/{season}/seat/contact", hook, headers=german)).good()
        left = await house.store.contacts.get(season, "ama")
        assert left is not None and left.language == "de"
        (await ama.post(f"seasons/{season}/seat/release")).good()
        assert await house.store.contacts.get(season, "ama") is None

    served(sqlite, work, reminding=SETTINGS)


@pytest.mark.parametrize("running", [True, False])
def test_who_claims_a_seat_that_somebody_still_has_gets_none_of_their_mail(
    sqlite: str, running: bool
) -> None:
    async def work(house: House) -> None:
        season, (ama, rokeya) = await joined(house, "ama", "rokeya", start=running)
        for seat, client in (("ama", ama), ("rokeya", rokeya)):
            hook = {"webhook": f"https://hooks.example.org/{seat}"}
            (await client.put(f"seasons/{season}/seat/contact", hook)).good()
        invited = await house.producer.post(f"seasons/{season}/seats/ama/invitation", {})
        assert await house.store.contacts.get(season, "ama") is not None
        entering = {"invitation": invited.good()["invitation"]}
        second = house.client((await house.nobody.post("session", entering)).good()["token"])
        kept = (await second.get(f"seasons/{season}/seat/contact")).good()
        assert (kept["email"], kept["webhook"]) == (None, None)
        assert await house.store.contacts.get(season, "rokeya") is not None

    served(sqlite, work, reminding=SETTINGS)


def test_a_letter_s_own_link_stops_the_letters_without_a_token(sqlite: str) -> None:
    async def work(house: House) -> None:
        season, _ = await joined(house, "ama")
        kept = await house.store.contacts.put(season, "ama", "ama@example.org", None)
        terms = {"season": season, "seat": "ama", "code": "0" * 64}
        assert (await house.nobody.post("reminders/stop", **terms)).status == 403
        assert await house.store.contacts.get(season, "ama") is not None
        terms["code"] = stop_code(kept)
        assert (await house.nobody.post("reminders/stop", **terms)).status == 200
        assert await house.store.contacts.get(season, "ama") is None

    served(sqlite, work)
