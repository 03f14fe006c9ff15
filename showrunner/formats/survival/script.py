"""The script of a season of Survival, from the deal to the winners."""

from __future__ import annotations

from showrunner.formats.schedule import END_OF_ROUND
from showrunner.formats.survival import facts
from showrunner.formats.survival.ending import decide, points, ranking, winners
from showrunner.formats.survival.phases.chains import batch, consequences
from showrunner.formats.survival.phases.conference import conference
from showrunner.formats.survival.phases.dawn import dawn, deferred_bonds
from showrunner.formats.survival.phases.night import night
from showrunner.formats.survival.phases.removals import removals
from showrunner.formats.survival.phases.setup import deal, elect_spotlight, set_table
from showrunner.formats.survival.state import SurvivalState
from showrunner.kernel import EVERYBODY


class SurvivalSeason(SurvivalState):
    """A season of Survival that plays itself."""

    async def play(self) -> None:
        """Deal the cards, then play rounds of one night and one Conference until somebody wins."""
        set_table(self)
        await elect_spotlight(self)
        deal(self)
        while not self.is_decided():
            await play_round(self)
        tell_winners(self)


async def play_round(season: SurvivalState) -> None:
    """Play a night and, unless somebody has won at dawn (SV-5.17), a Conference."""
    sheet = season.sheet
    number = sheet.round + 1
    season.tell(facts.RoundBegan(round=number, living=tuple(sheet.living)), EVERYBODY)
    await season.window("night", number, len(sheet.living))
    await removals(season, "dawn")
    if season.is_decided():
        return
    await eliminate_deferred(season)
    if season.is_decided():
        return
    await night(season)
    await dawn(season)
    if season.is_decided():
        return
    await season.window("conference", number, len(sheet.living))
    await removals(season, "dawn")
    if season.is_decided():
        return
    await conference(season)
    if season.is_decided():
        return
    season.tell(facts.RoundEnded(round=number), EVERYBODY)
    await season.window(END_OF_ROUND, number, len(sheet.living))
    await removals(season, "conference")


async def eliminate_deferred(season: SurvivalState) -> None:
    """SV-7.5: with `defer`, a Buddy saved by Nairobi is eliminated before the next night."""
    if causes := deferred_bonds(season, "night"):
        await batch(season, causes, "dawn")
        await consequences(season, "dawn")


def tell_winners(season: SurvivalState) -> None:
    """SV-8: tell who has won and why, with points and ranking (SV-8.8)."""
    sheet = season.sheet
    result = decide(sheet)
    assert result is not None, "a season ends only when it is decided"
    won = winners(sheet, result.winner)
    season.tell(
        facts.SeasonWon(
            winner=result.winner,
            seats=won,
            rule=result.rule,
            reason=result.reason,
            rounds=sheet.round,
            points=points(sheet, won),
            ranking=ranking(sheet, won),
        ),
        EVERYBODY,
    )
