"""Exports over HTTP: listed and given only to those who may have them, as files to save."""

from __future__ import annotations

import io
import sys
import zipfile

import pytest

from showrunner.exports.bundle import verified
from showrunner.exports.registry import EXPORTS
from showrunner.exports.zip_files import ZIP
from showrunner.store.seasons import change_season
from tests.api.serving import Answer, House, served
from tests.api.test_translating import GERMAN

FOR_ANYBODY = [export.name for export in EXPORTS if export.anybody]
FOR_PRODUCERS = [export.name for export in EXPORTS if not export.anybody]


def test_producers_download_every_export_with_its_type_and_name(sqlite: str) -> None:
    async def work(house: House) -> None:
        season = await house.season(start=True)
        await house.until(season, "over")
        listed = (await house.producer.get(f"seasons/{season}/exports")).good()
        assert [one["name"] for one in listed] == [export.name for export in EXPORTS]
        long = [export.name for export in EXPORTS if not export.in_bundle]
        for one in (one for one in listed if one["name"] not in long):
            got = await house.producer.get(f"seasons/{season}/exports/{one['name']}")
            assert got.status == 200, got.body
            assert got.headers["Content-Type"].partition(";")[0] == one["media_type"]
            disposition = f'attachment; filename="{one["file_name"]}"'
            assert got.headers["Content-Disposition"] == disposition
            if one["media_type"] == "application/zip":
                assert zipfile.ZipFile(io.BytesIO(got.body)).testzip() is None
            again = await house.producer.get(
                f"seasons/{season}/exports/{one['name']}",
                headers={"If-None-Match": got.headers["ETag"]},
            )
            assert again.status == 304
        unknown = await house.producer.get(f"seasons/{season}/exports/nothing")
        assert unknown.status == 404 and "wiki-votes" in unknown.json["detail"]

    served(sqlite, work)


def test_a_game_without_votes_offers_no_voting_tables(sqlite: str) -> None:
    async def work(house: House) -> None:
        season = await house.season(season=None, format="i_am_survivor", title="An island")
        listed = (await house.producer.get(f"seasons/{season}/exports")).good()
        of_votes = {"wiki-votes", "markdown-votes"}
        offered = {export.name for export in EXPORTS} - of_votes
        assert {one["name"] for one in listed} - {"bundle"} == offered

    served(sqlite, work)


def test_others_get_only_what_is_made_from_their_own_view(sqlite: str) -> None:
    async def work(house: House) -> None:
        season = await house.season(start=True, pace=60)
        await house.until(season, "running")
        seat = (await house.seats(season))[0]
        contestant = await house.contestant(season, seat)
        listed = (await contestant.get(f"seasons/{season}/exports")).good()
        assert [one["name"] for one in listed] == FOR_ANYBODY
        for name in FOR_ANYBODY:
            assert (await contestant.get(f"seasons/{season}/exports/{name}")).status == 200
        for name in (*FOR_PRODUCERS, "bundle"):
            refused = await contestant.get(f"seasons/{season}/exports/{name}")
            assert refused.status == 403, name
        path = f"seasons/{season}/exports"
        as_seat = (await house.producer.get(path, **{"as": seat})).good()
        assert [one["name"] for one in as_seat] == FOR_ANYBODY
        assert (await house.producer.get(f"{path}/jsonl", **{"as": seat})).status == 403
        assert (await house.nobody.get(path)).status == 401

    served(sqlite, work)


def test_only_operators_get_the_bundle_with_the_luck_key(sqlite: str) -> None:
    async def work(house: House) -> None:
        season = await house.season(start=True)
        await house.until(season, "over")
        refused = await house.producer.get(f"seasons/{season}/exports/bundle")
        assert refused.status == 403 and "luck key" in refused.json["detail"]
        await house.store.database.write(
            lambda connection: change_season(connection, season, owner=None)
        )
        listed = (await house.operator.get(f"seasons/{season}/exports")).good()
        assert listed[-1]["name"] == "bundle"
        got = await house.operator.get(f"seasons/{season}/exports/bundle")
        files, manifest = verified(got.body, "bundle")
        assert manifest.season == season and not manifest.left_out
        assert "exports/csv/castaways.csv" in files

    served(sqlite, work)


def test_documents_are_in_the_language_of_the_browser(sqlite: str) -> None:
    async def work(house: House) -> None:
        season = await house.season(start=True)
        await house.over(season)

        async def got(name: str, headers: dict[str, str] = GERMAN, **query: str) -> Answer:
            path = f"seasons/{season}/{name}"
            return await house.producer.get(path, headers=headers, **query)

        for name in ("exports/episodes", "transcript"):
            english, german = await got(name, {}), await got(name)
            assert "## The cast" in english.body.decode()
            assert "## Die Besetzung" in german.body.decode()
            for answer, code in ((english, "en"), (german, "de")):
                assert answer.headers["Content-Language"] == code
                assert answer.headers["Vary"] == "Accept-Language, Cookie"
            known = {"If-None-Match": german.headers["ETag"]}
            assert (await got(name, GERMAN | known)).status == 304
            assert (await got(name, known)).status == 200
            assert (await got(name, {}, language="de")).body == german.body
            assert (await got(name, language="en")).body == english.body
            wrong = await got(name, {}, language="xx")
            assert wrong.status == 404 and "en, de" in wrong.json["detail"]
        programs = [one.name for one in EXPORTS if not one.told and one.media_type != ZIP]
        assert {"json", "jsonl", "markdown-votes"} <= {*programs}
        for name in programs:
            data = await got(f"exports/{name}")
            assert data.body == (await got(f"exports/{name}", {})).body, name
            assert "Content-Language" not in data.headers
            refused = await got(f"exports/{name}", {}, language="de")
            assert refused.status == 422 and "only these are translated" in refused.json["detail"]
        listed = (await got("exports")).json
        assert listed[0]["title"] == "Die Folgen und die Staffel zum Lesen, als Markdown"

    served(sqlite, work)


def test_a_missing_package_is_named_with_what_to_install(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(house: House) -> None:
        season = await house.season(start=True)
        await house.until(season, "over")
        monkeypatch.setitem(sys.modules, "pyarrow", None)
        missing = await house.producer.get(f"seasons/{season}/exports/parquet")
        assert missing.status == 501
        assert "showrunner-seasons[tables]" in missing.json["detail"]
        assert (await house.producer.get(f"seasons/{season}/exports/csv")).status == 200

    served(sqlite, work)
