"""Answers in the language of the browser: what the server says, never what people wrote."""

from __future__ import annotations

from typing import Any

from showrunner.files.translations import translation_into
from tests.api.serving import Client, House, served

GERMAN = {"Accept-Language": "de-DE,de;q=0.9,en;q=0.5"}


async def both(client: Client, path: str, **query: Any) -> tuple[Any, Any]:
    """The answer in English and in German."""
    return (
        (await client.get(path, **query)).good(),
        (await client.get(path, headers=GERMAN, **query)).good(),
    )


def test_the_story_is_told_in_the_language_and_people_keep_their_words(address: str) -> None:
    async def work(house: House) -> None:
        season = await house.season(start=True)
        await house.over(season)
        english, german = await both(house.producer, f"seasons/{season}/story", limit=2000)
        assert len(english["lines"]) == len(german["lines"]) > 100
        changed = 0
        for line, told in zip(english["lines"], german["lines"], strict=True):
            if line["speaker"]:
                assert told["text"] == line["text"]
            else:
                assert told["text"] == translation_into("de").text(line["text"])
                changed += told["text"] != line["text"]
            shown = ("text", "how")
            for name in line.keys() - shown:
                assert told[name] == line[name]
        assert changed > 50
        facts, stored = await both(house.producer, f"seasons/{season}/facts")
        assert facts == stored
        _, told = await both(house.producer, f"seasons/{season}/episodes")
        titles = {part["title"] for one in told["episodes"] for part in one["sections"]}
        assert {"Die Abstimmung", "Warum es so kam", "Nächstes Mal"} <= titles
        assert not {"The vote", "Why it happened", "Next time"} & titles

    served(address, work)


def test_names_and_mistakes_are_in_the_language(sqlite: str) -> None:
    async def work(house: House) -> None:
        english, german = await both(house.producer, "formats/survivor")
        assert german["name"] == english["name"] == "survivor"
        assert german["phases"] == english["phases"]
        assert german["title"] == "Survivor: die Würfelstaffel"
        parameters = zip(english["parameters"], german["parameters"], strict=True)
        assert all(one["help"] != told["help"] for one, told in parameters)
        missing = await house.producer.get("seasons/nowhere", headers=GERMAN)
        assert missing.status == 404
        assert missing.headers["Content-Language"] == "de"
        problem = missing.json
        assert problem["title"] == "Unbekannte Staffel"
        assert "nowhere" in problem["detail"]

    served(sqlite, work)


def test_no_cache_takes_one_language_for_another(sqlite: str) -> None:
    async def work(house: House) -> None:
        english = await house.producer.get("formats/survivor")
        german = await house.producer.get("formats/survivor", headers=GERMAN)
        assert english.headers["Vary"] == german.headers["Vary"] == "Accept-Language, Cookie"
        tags = {"en": english.headers["ETag"], "de": german.headers["ETag"]}
        assert tags["en"] != tags["de"]
        for code, tag in tags.items():
            known = {"If-None-Match": tag}
            again = await house.producer.get("formats/survivor", headers=known)
            assert again.status == (304 if code == "en" else 200)
            again = await house.producer.get("formats/survivor", headers=known | GERMAN)
            assert again.status == (304 if code == "de" else 200)

    served(sqlite, work)
