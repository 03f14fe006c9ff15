"""The web console is served: its files, and one page at all of its addresses."""

from __future__ import annotations

from pathlib import Path

import pytest

from showrunner.errors import WrongParameter
from showrunner.files.folders import CONSOLE
from showrunner.settings import FRAME_ANCESTORS, frame_ancestors
from tests.api.serving import House, served
from tools.describe_api import document

ROOT = Path(__file__).parents[2]
PAGE = "<!doctype html><title>The console</title>"


@pytest.fixture
def console(tmp_path: Path) -> Path:
    """A folder as the console's build leaves it."""
    folder = tmp_path / "console"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text(PAGE, encoding="utf-8")
    (folder / "icon.svg").write_text("<svg/>", encoding="utf-8")
    (folder / "assets" / "index-4f3a.js").write_text("1", encoding="utf-8")
    (tmp_path / "secret.js").write_text("no", encoding="utf-8")
    return folder


def test_every_address_of_the_console_gives_its_page(sqlite: str, console: Path) -> None:
    async def work(house: House) -> None:
        for path in ("/", "/seasons", "/seasons/0af3/votes", "/play/0af3", "/new/a/b/c/d"):
            told = await house.nobody.get(path)
            assert (told.status, told.body.decode()) == (200, PAGE), path
            assert told.headers["Content-Type"].startswith("text/html")
            assert told.headers["Cache-Control"] == "no-cache"

    served(sqlite, work, console=console)


def test_addresses_that_are_not_the_consoles_stay_unknown(sqlite: str, console: Path) -> None:
    async def work(house: House) -> None:
        for path in (
            "/api/v1",
            "/api/v1/nothing",
            "/api/v2/seasons",
            "/assets/gone.js",
            "/pages/gone.js",
            "/gone.svg",
            "/assets/..%2f..%2fsecret.js",
            "/..%2fsecret.js",
            "/docs/x",
        ):
            assert (await house.nobody.get(path)).status == 404, path

    served(sqlite, work, console=console)


def test_files_with_a_digest_are_kept_for_ever_and_others_looked_at_again(
    sqlite: str, console: Path
) -> None:
    async def work(house: House) -> None:
        script = await house.nobody.get("/assets/index-4f3a.js")
        assert script.headers["Cache-Control"] == "public, max-age=31536000, immutable"
        assert script.headers["Content-Type"].startswith("text/javascript")
        icon = await house.nobody.get("/icon.svg")
        assert icon.headers["Cache-Control"] == "no-cache"
        assert icon.headers["Content-Type"].startswith("image/svg+xml")

    served(sqlite, work, console=console)


def test_the_page_may_load_and_run_nothing_but_what_the_server_has(
    sqlite: str, console: Path
) -> None:
    async def work(house: House) -> None:
        policy = (await house.nobody.get("/")).headers["Content-Security-Policy"]
        said = {rule.split()[0]: rule.split()[1:] for rule in policy.split("; ")}
        assert said["default-src"] == ["'none'"]
        assert said["script-src"] == said["style-src"] == said["connect-src"] == ["'self'"]
        assert said["frame-ancestors"] == ["'none'"]
        assert "unsafe" not in policy
        assert "http" not in policy

    served(sqlite, work, console=console)


def test_a_server_without_a_built_console_says_how_to_build_it(sqlite: str, tmp_path: Path) -> None:
    async def work(house: House) -> None:
        told = await house.nobody.get("/seasons")
        assert told.status == 503
        assert b"make console" in told.body

    served(sqlite, work, console=tmp_path)


def test_the_consoles_types_are_those_of_the_api_as_it_is() -> None:
    kept = ROOT / "producers_console" / "openapi.json"
    assert kept.read_text(encoding="utf-8") == document(), "run `make console`"


def test_the_console_of_this_checkout_is_built_and_whole(sqlite: str) -> None:
    page = CONSOLE / "index.html"
    assert page.is_file(), "run `make console`"
    text = page.read_text(encoding="utf-8")
    assert "<style" not in text
    assert "style=" not in text
    assert "//" not in text.replace("<!doctype html>", "")

    async def work(house: House) -> None:
        for file in (CONSOLE / "assets").iterdir():
            assert (await house.nobody.get(f"/assets/{file.name}")).status == 200, file.name

    served(sqlite, work)


def test_a_page_comes_in_the_language_that_was_chosen_else_in_the_one_that_is_preferred(
    sqlite: str, console: Path
) -> None:
    german = PAGE.replace("The console", "Die Konsole")
    (console / "index.de.html").write_text(german, encoding="utf-8")
    cases = [
        ("de-AT,de;q=0.9,en;q=0.8", "", german),
        ("en-GB,de;q=0.5", "", PAGE),
        ("fr,DE;q=0.2", "", german),
        ("en;q=0.1, de;q=0.2", "", german),
        ("de;q=0, fr", "", PAGE),
        ("", "", PAGE),
        ("*;q=x,;;,de;q=", "", PAGE),
        ("en", "de", german),
        ("de", "en", PAGE),
        ("de", "../de", german),
    ]

    async def work(house: House) -> None:
        for accepted, chosen, page in cases:
            headers = {"Accept-Language": accepted, "Cookie": f"showrunner_language={chosen}"}
            told = await house.nobody.ask("GET", "/seasons", headers=headers)
            assert told.body.decode() == page, (accepted, chosen)
            assert told.headers["Content-Language"] == ("de" if page == german else "en")
            assert told.headers["Vary"] == "Accept-Language, Cookie"

    served(sqlite, work, console=console)


def test_a_link_to_watch_shows_what_the_season_is_and_not_how_it_goes(
    sqlite: str, console: Path
) -> None:
    head = "<!doctype html><head><title>The console</title></head>"
    (console / "index.html").write_text(head, encoding="utf-8")

    async def work(house: House) -> None:
        title = 'Lee<ward> "7"'
        shown = await house.season(viewers="everybody", title=title, start=True)
        by_link = await house.season(viewers="link", title=title)
        await house.over(shown)
        page = (await house.nobody.get(f"/watch/{shown}")).body.decode()
        assert 'content="Lee&lt;ward&gt; &quot;7&quot;"' in page
        assert "with 6 castaways" in page
        address = page.partition('"og:image" content="')[2].partition('"')[0]
        assert address.startswith(house.url)
        picture = await house.nobody.get(address.removeprefix(house.url))
        assert picture.headers["Content-Type"] == "image/png"
        assert picture.body.startswith(b"\x89PNG")
        fresh = await house.season(viewers="everybody", title=title)
        again = (await house.nobody.get(f"/watch/{fresh}/votes")).body.decode()
        assert again.replace(fresh, shown) == page
        same = await house.nobody.get(f"/api/v1/seasons/{fresh}/picture")
        assert same.body == picture.body
        for hidden in (by_link, "nothing"):
            assert (await house.nobody.get(f"/watch/{hidden}")).body.decode() == head

    served(sqlite, work, console=console)


@pytest.mark.parametrize("sites", ["*", "https://example.org https://*.example.net", "'none'"])
def test_card_and_overlay_alone_may_be_embedded_and_only_in_the_sites_that_are_allowed(
    sqlite: str, console: Path, sites: str
) -> None:
    async def work(house: House) -> None:
        for path in ("/card/0af3", "/overlay/0af3"):
            policy = (await house.nobody.get(path)).headers["Content-Security-Policy"]
            assert policy.endswith(f"; frame-ancestors {sites}"), path
        for path in ("/watch/0af3", "/card", "/seasons/0af3", "/"):
            policy = (await house.nobody.get(path)).headers["Content-Security-Policy"]
            assert policy.endswith("; frame-ancestors 'none'"), path

    served(sqlite, work, console=console, frame_ancestors=sites)


@pytest.mark.parametrize(
    ("said", "told"),
    [
        ("", "*"),
        ("none", "'none'"),
        (
            "https://example.org, https://*.example.net:8443",
            "https://example.org https://*.example.net:8443",
        ),
    ],
)
def test_the_sites_that_may_embed_a_season_are_a_setting(
    monkeypatch: pytest.MonkeyPatch, said: str, told: str
) -> None:
    monkeypatch.setenv(FRAME_ANCESTORS, said)
    assert frame_ancestors() == told


@pytest.mark.parametrize("said", ["example.org", "https://a.org; script-src *", "https://a/b"])
def test_a_setting_that_names_no_site_is_refused(
    monkeypatch: pytest.MonkeyPatch, said: str
) -> None:
    monkeypatch.setenv(FRAME_ANCESTORS, said)
    with pytest.raises(WrongParameter, match=r"https://\*\.example\.org"):
        frame_ancestors()
