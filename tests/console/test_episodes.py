"""The told season in a browser: episodes, boards, pictures to share, pages for others to show."""

from __future__ import annotations

from pathlib import Path

from PIL import Image
from playwright.async_api import Browser, Page, expect

from tests.api.serving import House
from tests.console.browsing import browsed, opened
from tests.console.control import come, producer

PIXEL = Path(__file__).parents[2] / "docs" / "pictures" / "votes.png"

HANDS_ON = """
navigator.canShare = ({ files }) => files.length === 1;
navigator.share = async ({ files: [{ type, size }] }) => { window.shared = { type, size }; };
"""
"""Makes a browser one that hands files to other apps."""


def test_a_producer_reads_the_season_shares_it_and_hides_its_results(
    sqlite: str, tmp_path: Path
) -> None:
    async def work(house: House, browser: Browser) -> None:
        season = await house.season(start=True, seed="boards", viewers="everybody")
        await house.over(season)
        told = (await house.producer.get(f"seasons/{season}/episodes")).good()
        page = await producer(browser, house.url, house.producer.token)
        await come(page, f"/seasons/{season}/episodes?episode=2")
        title = told["episodes"][1]["title"]
        await expect(page.get_by_role("heading", name=title, exact=True)).to_be_visible()
        await page.get_by_role("link", name="The moment of").first.click()
        await expect(page.locator(".back")).to_contain_text("You look at entry")

        await come(page, f"/seasons/{season}/episodes?episode=season")
        [winner] = [one["name"] for one in told["cast"] if one.get("place") == 1]
        reader = page.get_by_role("region", name="Episodes")
        await expect(reader.get_by_text(f"{winner} won.")).to_be_visible()
        await page.get_by_role("button", name="Hide results").click()
        await page.reload()
        await expect(reader.get_by_role("button", name="Show place 1", exact=True)).to_be_visible()
        await expect(reader.get_by_text(winner)).to_have_count(0)
        await reader.get_by_role("button", name="Show place 1", exact=True).click()
        await expect(reader.get_by_text(f"1. {winner}")).to_be_visible()

        await come(page, f"/seasons/{season}/boards")
        await page.get_by_role("button", name="Show how it went").first.click()
        await page.get_by_role("button", name="Share").first.click()
        async with page.expect_download() as saving:
            await page.get_by_role("button", name="Save as PNG").click()
        await (await saving.value).save_as(tmp_path / "shared.png")
        with Image.open(tmp_path / "shared.png") as picture:
            assert picture.size == (2400, 1260)
            assert len(picture.convert("RGB").getcolors(1_000_000) or ()) > 50

        dialog = page.get_by_role("dialog", name="Share a picture")
        await expect(dialog.get_by_role("button", name="Share…")).to_have_count(0)
        await page.add_init_script(HANDS_ON)
        await page.reload()
        await page.get_by_role("button", name="Share").first.click()
        await dialog.get_by_role("button", name="Share…").click()
        shared = await (await page.wait_for_function("window.shared")).json_value()
        assert (shared["type"], shared["size"] > 10_000) == ("image/png", True)

        await stream(browser, house, season)

    browsed(sqlite, work)


async def stream(browser: Browser, house: House, season: str) -> None:
    """The overlay and the card show what everybody may know, to nobody in particular."""
    sheet = (await house.nobody.get(f"seasons/{season}/sheet")).good()
    left = sum(not one["out"] for one in sheet["standings"].values())
    page = await opened(browser, house, {"width": 1920, "height": 1080})
    await page.goto(f"/overlay/{season}")
    await expect(page.get_by_text(f"{left} left")).to_be_visible()
    clear = await page.evaluate("getComputedStyle(document.documentElement).backgroundColor")
    assert clear == "rgba(0, 0, 0, 0)"
    framed = await framing(browser, house, f"/card/{season}")
    await expect(framed.frame_locator("iframe").get_by_text("Watch", exact=True)).to_be_visible()
    await framed.goto("about:blank")


async def framing(browser: Browser, house: House, path: str) -> Page:
    """A page of another site with this one in a frame."""
    page = await opened(browser, house, permissions=["local-network-access"])
    frame = f'<iframe src="{house.url}{path}" width="480" height="220"></iframe>'
    await page.route(
        "http://localhost/elsewhere",
        lambda route: route.fulfill(content_type="text/html", body=frame),
    )
    await page.goto("http://localhost/elsewhere")
    return page


def test_a_name_and_a_picture_make_a_castaway(sqlite: str) -> None:
    async def work(house: House, browser: Browser) -> None:
        season = await house.season()
        page = await producer(browser, house.url, house.producer.token)
        await come(page, f"/seasons/new?copy={season}&step=cast")
        await page.get_by_role("button", name="New castaway").click()
        dialog = page.get_by_role("dialog", name="New castaway")
        await dialog.locator("input[type=file]").set_input_files(PIXEL)
        await expect(dialog.get_by_label("Name")).to_have_value("Votes")
        await dialog.get_by_label("Name").fill("Wren")
        await dialog.get_by_role("button", name="Add to the cast").click()
        await expect(page.get_by_role("region", name="Cast").get_by_text("Wren")).to_be_visible()
        made = (await house.producer.get("cast/wren")).good()
        assert made["picture"]
        assert made["castaway"]["voice"]
        assert "Wren" in made["castaway"]["biography"]

    browsed(sqlite, work)
