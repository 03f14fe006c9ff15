"""IS-1: the piles, the teams, and the first Supplies."""

from __future__ import annotations

from functools import partial

from showrunner.formats.i_am_survivor import cards, facts, questions
from showrunner.formats.i_am_survivor.state import (
    BANK,
    EXPLORE_PILE,
    OTHER_SIDES,
    RESCUE,
    SUPPLIES,
    IslandState,
)
from showrunner.kernel import EVERYBODY

TEAM = 3
"""IS-1.1: how many characters a player leads."""


async def set_up(season: IslandState) -> None:
    """IS-1.1, IS-1.2: lay and shuffle the piles, deal the teams, draw Supplies."""
    season.lay(BANK, cards.BANK)
    season.lay(OTHER_SIDES, cards.ROAST_SIDES)
    for pile, deck in (
        (SUPPLIES, cards.SUPPLIES_DECK),
        (EXPLORE_PILE, cards.EXPLORE_DECK),
        (RESCUE, cards.RESCUE_DECK),
    ):
        season.lay(pile, deck)
        season.shuffle(pile)
    await deal(season)
    for seat in season.sheet.players:
        season.draw_supplies(seat, season.sheet.parameters.start_supplies, "start")


async def deal(season: IslandState) -> None:
    """IS-1.1: three characters for each player, or four of which three are kept."""
    sheet = season.sheet
    order = season.stage.shuffle(("characters",), sorted(cards.CHARACTERS))
    picks = sheet.parameters.characters == "pick3of4"
    number = TEAM + picks
    dealt = {
        seat: tuple(order[place * number : (place + 1) * number])
        for place, seat in enumerate(sheet.players)
    }
    if picks:
        for seat, four in dealt.items():
            season.tell(facts.TeamOffered(seat=seat, characters=four), EVERYBODY)
        answers = await season.stage.ask_all(
            {seat: partial(questions.keep, sheet, four) for seat, four in dealt.items()}
        )
        dealt = {seat: answer.cards for seat, answer in answers.items()}
    for seat, team in dealt.items():
        season.tell(facts.TeamDealt(seat=seat, characters=team), EVERYBODY)
