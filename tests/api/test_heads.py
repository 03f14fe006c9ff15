"""HEAD gets the same status and headers as GET, and no body."""

from __future__ import annotations

from tests.api.serving import House, served

OWN = ("date", "x-request-id", "ratelimit-remaining", "ratelimit-reset", "transfer-encoding")
"""Headers that differ between requests, or describe a body."""


def test_head_says_what_get_would_and_has_no_body(sqlite: str) -> None:
    async def work(house: House) -> None:
        season = await house.season(start=True)
        await house.over(season)
        for path in (
            "seasons",
            f"seasons/{season}",
            f"seasons/{season}/facts",
            f"seasons/{season}/costs",
            "seasons/none",
            "formats",
            "/health",
            "/docs",
            "/nowhere/at/all.js",
        ):
            head = await house.producer.ask("HEAD", path)
            got = await house.producer.get(path)
            assert (head.status, head.body) == (got.status, b""), path
            told, known = (
                {name.lower(): one for name, one in answer.headers.items()}
                for answer in (head, got)
            )
            for name in known.keys() - set(OWN):
                assert told.get(name) == known[name], (path, name)
        nobody = await house.nobody.ask("HEAD", f"seasons/{season}")
        assert nobody.status == (await house.nobody.get(f"seasons/{season}")).status >= 401

    served(sqlite, work)


def test_head_of_a_stream_ends_at_once(sqlite: str) -> None:
    async def work(house: House) -> None:
        season = await house.season()
        head = await house.producer.ask("HEAD", f"seasons/{season}/watch")
        assert head.status == 200
        assert head.headers["content-type"].startswith("text/event-stream")
        assert head.body == b""
        assert len(house.app.state.streams) == 0

    served(sqlite, work)


def test_where_there_is_no_get_there_is_no_head(sqlite: str) -> None:
    async def work(house: House) -> None:
        season = await house.season()
        head = await house.producer.ask("HEAD", f"seasons/{season}/pause")
        assert head.status == 405

    served(sqlite, work)
