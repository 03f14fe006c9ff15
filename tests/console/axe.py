"""What axe finds on a page of the console, in the light and in the dark."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

from playwright.async_api import Page

from tests.console.control import go, still

Act = Callable[[Page], Awaitable[None]]

AXE = Path(__file__).parents[2] / "producers_console" / "node_modules" / "axe-core" / "axe.min.js"
PREPARE = """(css) => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets = [sheet];
}"""
WHOLE = "* { content-visibility: visible !important; transition: none !important; }"
"""What is out of sight is looked at, too."""
RUN = """async ([within, rules]) => {
  const part = within && document.querySelector(within);
  const found = await axe.run(part || document, { runOnly: rules, resultTypes: ["violations"] });
  return found.violations.map((one) => ({
    rule: one.id,
    help: one.help,
    where: one.nodes.slice(0, 3).map((node) => node.html.slice(0, 160)),
    why: one.nodes[0]?.any?.[0]?.message ?? "",
  }));
}"""
EVERYTHING = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
AWAY = "/models"
"""A small page: whoever comes back from it finds what was opened closed."""
DIALOG = "dialog[open]"
COLOURS = ["color-contrast"]
"""What may be otherwise in the other theme."""


async def look(
    page: Page,
    address: str,
    act: Act | None = None,
    *,
    dark: bool = True,
    within: str = DIALOG,
) -> list[dict[str, Any]]:
    """What axe finds there in the light, and then in the `dark`.

    `act` is what is done on the page before; it begins with no dialog open.
    """
    if act is not None:
        await page.keyboard.press("Escape")
        await go(page, AWAY)
    await page.emulate_media(color_scheme="light")
    await go(page, address)
    if act is not None:
        await act(page)
        await still(page)
    return await violations(page, dark=dark, within=within)


async def violations(
    page: Page, *, dark: bool = True, within: str = DIALOG
) -> list[dict[str, Any]]:
    """What axe finds on a page as it is, in the light theme and then in the `dark`.

    It looks at what is `within` an element where there is one, else at the whole page.
    """
    if not await page.evaluate("'axe' in window"):
        assert AXE.is_file(), "run `make setup`: axe-core is not in the console's node_modules"
        await page.evaluate(AXE.read_text("utf-8"))
        await page.evaluate(PREPARE, WHOLE)
    found: list[dict[str, Any]] = await page.evaluate(RUN, [within, EVERYTHING])
    if not dark:
        return found
    await page.emulate_media(color_scheme="dark")
    return [*found, *await page.evaluate(RUN, [within, COLOURS])]


def report(found: list[Any]) -> str:
    """A line for each violation, the same ones once."""
    return "\n".join(sorted({" | ".join(map(str, one)) for one in found}))
