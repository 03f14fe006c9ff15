"""IS-2.1 to IS-2.4: the morning: the Day card, firewood, departures, a rescuer, and talk."""

from __future__ import annotations

from showrunner.formats.i_am_survivor import facts, questions
from showrunner.formats.i_am_survivor.phases import trade
from showrunner.formats.i_am_survivor.phases.events import FOR_THE_DRAWER, strike
from showrunner.formats.i_am_survivor.phases.rescue import arrive, depart
from showrunner.formats.i_am_survivor.state import IslandState
from showrunner.formats.talk.debate import Comment, debate
from showrunner.formats.talk.matching import private_talks
from showrunner.kernel import EVERYBODY, PRODUCERS


async def morning(season: IslandState) -> None:
    """IS-2.2 to IS-2.4: firewood, departures, a rescuer; then everybody talks."""
    sheet = season.sheet
    burn(season)
    await departures(season)
    if str(sheet.round) in sheet.parameters.rescue_days:
        await arrive(season, "day")
    if kind := sheet.ordered_rescuer:
        await arrive(season, "order", kind="" if kind == "any" else kind)
    for event in list(sheet.events):
        await ordered_event(season, event)
    if len(sheet.active) > 1:
        await table_talk(season)


def burn(season: IslandState) -> None:
    """IS-10.5: each campfire burns one fuel card; with none left it is discarded at once."""
    sheet = season.sheet
    for seat in sheet.players:
        for fire in sheet.equips(seat, "campfire"):
            fuel = sheet.fuel(fire)
            card = min(
                fuel, key=lambda found: (not found.startswith(("branches", "found_br")), found)
            )
            season.discard([card], f"fuel/{fire}")
            out = len(fuel) == 1
            burned = facts.FuelBurned(seat=seat, campfire=fire, card=card, out=out)
            season.tell(burned, EVERYBODY)
            if out:
                season.unequip(seat, fire)


async def departures(season: IslandState, last: bool = False) -> None:
    """IS-2.3, IS-9.7: the rescuers that are due leave in the order of their arrival.

    On the morning after the last day (`last`) all of them leave (IS-2.7).
    """
    sheet = season.sheet
    due = [waiting.card for waiting in sheet.rescuers if last or waiting.leaves <= sheet.round]
    if due:
        await trade.window(season, "bids", sheet.from_start())
    for card in due:
        await depart(season, card)


async def ordered_event(season: IslandState, event: str) -> None:
    """An event that producers ordered takes place for everybody."""
    sheet = season.sheet
    season.tell(facts.EventCame(event=event), PRODUCERS)
    for seat in sheet.from_start() if event in FOR_THE_DRAWER else sheet.from_start()[:1]:
        await strike(season, event, seat)


async def table_talk(season: IslandState) -> None:
    """Everybody speaks in turn, and then in pairs."""
    sheet = season.sheet

    def said(seat: str, comment: Comment) -> None:
        fact = facts.SpokeUp(seat=seat, words=comment.words, acts=comment.acts)
        season.tell(fact, EVERYBODY)

    await debate(
        season.stage,
        sheet.from_start(),
        lambda seat: questions.speak(sheet, seat),
        said,
        sheet.parameters.table_talk,
    )
    if sheet.parameters.conversations_per_player and sheet.parameters.conversations_per_pair:
        await private_talks(season, sheet.active)
