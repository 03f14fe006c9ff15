"""A season of Survival from the cards to the winners."""

from __future__ import annotations

from typing import ClassVar

from showrunner.formats.facts import SecretsRevealed
from showrunner.formats.settings import SeasonSettings
from showrunner.formats.survival import facts
from showrunner.formats.survival.claims import CLAIMS
from showrunner.formats.survival.ending import decide, points, ranking, winners
from showrunner.formats.survival.orders import SURVIVAL_ORDERS
from showrunner.formats.survival.phases.chains import batch, consequences
from showrunner.formats.survival.phases.conference import conference
from showrunner.formats.survival.phases.dawn import dawn, postponed
from showrunner.formats.survival.phases.night import night
from showrunner.formats.survival.phases.removals import removals
from showrunner.formats.survival.phases.setup import deal, elect_spotlight, set_table
from showrunner.formats.survival.questions import KINDS
from showrunner.formats.survival.sheet import SurvivalSheet
from showrunner.formats.survival.state import END_OF_ROUND, SurvivalState
from showrunner.kernel import EVERYBODY


class SurvivalSeason(SurvivalState):
    """One season of Survival."""

    orders: ClassVar = {order.name: order for order in SURVIVAL_ORDERS}
    decisions: ClassVar = KINDS
    claims: ClassVar = CLAIMS

    def __init__(self, settings: SeasonSettings) -> None:
        super().__init__(settings, SurvivalSheet())

    async def play(self) -> None:
        """Cards, then rounds of one night and one Conference, until somebody wins."""
        self.introduce()
        set_table(self)
        await elect_spotlight(self)
        deal(self)
        while not self.decided():
            await play_round(self)
        crown(self)


async def play_round(season: SurvivalState) -> None:
    """A night, and unless somebody has won at dawn (SV-5.17) a Conference."""
    sheet = season.sheet
    number = sheet.round + 1
    season.tell(facts.RoundBegan(round=number, living=tuple(sheet.living)), EVERYBODY)
    await season.window("night", number, len(sheet.living))
    await removals(season, "dawn")
    if season.decided():
        return
    await late_bonds(season)
    if season.decided():
        return
    await night(season)
    await dawn(season)
    if season.decided():
        return
    await season.window("conference", number, len(sheet.living))
    await removals(season, "dawn")
    if season.decided():
        return
    await conference(season)
    if season.decided():
        return
    season.tell(facts.RoundEnded(round=number), EVERYBODY)
    await season.window(END_OF_ROUND, number, len(sheet.living))
    await removals(season, "conference")


async def late_bonds(season: SurvivalState) -> None:
    """SV-7.5: with `defer`, a Buddy whom Nairobi kept goes at the start of the next night."""
    if causes := postponed(season, "night"):
        await batch(season, causes, "dawn")
        await consequences(season, "dawn")


def crown(season: SurvivalState) -> None:
    """SV-8: who has won and why, the season's points (SV-8.8), and the end of all secrets."""
    sheet = season.sheet
    verdict = decide(sheet)
    assert verdict is not None, "a season ends only when it is decided"
    won = winners(sheet, verdict.winner)
    season.tell(
        facts.SeasonWon(
            winner=verdict.winner,
            seats=won,
            rule=verdict.rule,
            reason=verdict.reason,
            rounds=sheet.round,
            points=points(sheet, won),
            ranking=ranking(sheet, won),
        ),
        EVERYBODY,
    )
    if sheet.parameters.reveal == "at_end":
        season.stage.tell(SecretsRevealed(), EVERYBODY, reveals=True)
