"""IS-2.6, IS-4.1: the night: torches and cooking, trades, and the ration."""

from __future__ import annotations

from functools import partial

from showrunner.formats.cards.piles import kind_of
from showrunner.formats.i_am_survivor import facts, questions
from showrunner.formats.i_am_survivor.operations import cookable
from showrunner.formats.i_am_survivor.phases import trade
from showrunner.formats.i_am_survivor.phases.ration import ration
from showrunner.formats.i_am_survivor.phases.turn import extra_action
from showrunner.formats.i_am_survivor.state import IslandState
from showrunner.kernel import EVERYBODY

MAX_EVENING_ACTS = 12
"""More extra actions at night than anybody has Souls for."""


async def night(season: IslandState) -> None:
    """IS-2.6: torches, trades, then water and food; standing offers expire."""
    sheet = season.sheet
    season.tell(facts.NightFell(round=sheet.round), EVERYBODY)
    for seat in sheet.from_start():
        await evening(season, seat)
    await trade.window(season, "ration", sheet.from_start())
    if sheet.offers:
        season.tell(facts.OffersExpired(), EVERYBODY)
    await ration(season)


async def evening(season: IslandState, seat: str) -> None:
    """IS-4.1, IS-3.7, IS-10.2: one torch, any Souls, and cooking before the ration."""
    sheet = season.sheet
    torch = True
    for _ in range(MAX_EVENING_ACTS):
        if not sheet.here(seat):
            return
        build = partial(questions.evening, sheet, seat, cookable(sheet, seat), torch)
        answer = await season.stage.ask(seat, build)
        if answer is None:
            return
        for card in answer.cook:
            if card in cookable(sheet, seat):
                season.cook(seat, card)
        lit = answer.source is not None and kind_of(answer.source) == "torch"
        if not await extra_action(season, seat, answer):
            return
        torch = torch and not lit
