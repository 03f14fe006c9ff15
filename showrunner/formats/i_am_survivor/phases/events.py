"""IS-6.6 to IS-6.13: the events of the Explore deck."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from functools import partial

from showrunner.formats.i_am_survivor import facts, questions
from showrunner.formats.i_am_survivor.cards import is_raw
from showrunner.formats.i_am_survivor.meals import drinks
from showrunner.formats.i_am_survivor.phases.deaths import die, impair
from showrunner.formats.i_am_survivor.phases.rescue import arrive
from showrunner.formats.i_am_survivor.state import IslandState
from showrunner.kernel import EVERYBODY

Event = Callable[[IslandState, str], Awaitable[None]]


async def strike(season: IslandState, event: str, seat: str) -> None:
    """IS-6.4: an event takes place; `seat` drew it."""
    season.tell(facts.EventStruck(event=event), EVERYBODY)
    await EVENTS[event](season, seat)


async def burning_sun(season: IslandState, seat: str) -> None:
    """IS-6.8: each loses a Water card, or else a character; a Parasol protects."""
    sheet = season.sheet
    struck = [other for other in sheet.from_start(seat) if not sheet.equips(other, "parasol")]
    asks = {}
    for other in struck:
        if water := drinks(sheet.hand(other)):
            text = "The sun burns. Which Water card do you lose?"
            asks[other] = partial(questions.part_with, sheet, text, water, water[:1])
    losses = await season.stage.ask_all(asks)
    dying = [other for other in struck if other not in asks]
    answers = await season.stage.ask_all(
        {other: partial(questions.sacrifice, sheet, other) for other in dying}
    )
    for other in struck:
        if other in losses:
            season.lose(other, losses[other].cards, "burning sun")
        elif other in answers and (victim := answers[other].pick):
            await die(season, victim, "burning sun")
    for other in struck:
        if sheet.has(other, "sushi_chef"):
            await impair(season, "sushi_chef", "sickness", "burning sun")


async def heavy_rain(season: IslandState, seat: str) -> None:
    """IS-6.9: each gains Rainwater; campfires go out but under a Parasol."""
    sheet = season.sheet
    for other in sheet.from_start(seat):
        season.gain(other, "rainwater", 1, "heavy rain")
        if not sheet.equips(other, "parasol"):
            for fire in sheet.equips(other, "campfire"):
                season.put_out(other, fire)


async def tornado(season: IslandState, seat: str) -> None:
    """IS-6.10: each loses a held card; all campfires go out, and all Parasols are lost."""
    sheet = season.sheet
    asks = {}
    for other in sheet.from_start(seat):
        if hand := sheet.hand(other):
            drawn = season.stage.draw(season.recurring("tornado", other), hand)
            text = "The tornado takes a card of each player. Which of yours?"
            asks[other] = partial(questions.part_with, sheet, text, hand, [drawn])
    losses = await season.stage.ask_all(asks)
    for other in sheet.from_start(seat):
        if other in losses:
            season.lose(other, losses[other].cards, "tornado")
        for fire in sheet.equips(other, "campfire"):
            season.put_out(other, fire)
        for parasol in sheet.equips(other, "parasol"):
            season.unequip(other, parasol)


async def geothermal_steam(season: IslandState, seat: str) -> None:
    """IS-6.11: all raw meat and fresh fish of the drawer become roast."""
    for card in filter(is_raw, season.sheet.hand(seat)):
        season.cook(seat, card)


async def putrid(season: IslandState, seat: str) -> None:
    """IS-6.13: the drawer loses all fresh fish and raw meat."""
    season.lose(seat, list(filter(is_raw, season.sheet.hand(seat))), "putrid")


async def trade_with_natives(season: IslandState, seat: str) -> None:
    """IS-6.12: discard up to three held cards, and cannibal trophies, for as many Supplies."""
    sheet = season.sheet
    everybody = sheet.parameters.natives_trade_scope == "all"
    for other in sheet.from_start(seat) if everybody else [seat]:
        answer = await season.stage.ask(other, partial(questions.natives, sheet, other))
        if answer is None:
            continue
        season.lose(other, answer.cards, "natives")
        season.discard(answer.trophies, f"trophies/{other}")
        season.draw_supplies(other, len(answer.cards) + len(answer.trophies), "natives")


async def rescue_is_coming(season: IslandState, seat: str) -> None:
    """IS-9.6: a Rescue card is turned over at once."""
    await arrive(season, "card")


EVENTS: Mapping[str, Event] = {
    "burning_sun": burning_sun,
    "heavy_rain": heavy_rain,
    "tornado": tornado,
    "geothermal_steam": geothermal_steam,
    "trade_with_natives": trade_with_natives,
    "putrid": putrid,
    "rescue_is_coming": rescue_is_coming,
}
FOR_THE_DRAWER = ("geothermal_steam", "trade_with_natives", "putrid")
"""IS-6.7: events that concern only the player who drew them."""
