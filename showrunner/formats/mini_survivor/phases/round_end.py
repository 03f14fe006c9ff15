"""The checks after each round: the garnet bonus, the end of the match, the stall guard."""

from __future__ import annotations

from showrunner.formats.mini_survivor import facts
from showrunner.formats.mini_survivor.state import MiniState
from showrunner.kernel import EVERYBODY, PRODUCERS


def end_round(season: MiniState) -> None:
    """End a round, then check the bonus (MS-8.4), the end (MS-2.6) and the stall guard (MS-6.8)."""
    sheet = season.sheet
    alive = len(sheet.living)
    alive_at_start = sum(sheet.owned_at_opening.values())
    ended = facts.RoundEnded(round=sheet.round, alive=alive, quiet=alive == alive_at_start)
    season.tell(ended, EVERYBODY)
    count_bonus(season)
    if match_is_over(season):
        tokens = {seat: len(sheet.owned(seat)) for seat in sheet.players}
        season.tell(facts.MatchEnded(round=sheet.round, tokens=tokens), EVERYBODY)
    elif sheet.quiet_rounds >= sheet.parameters.stall_rounds:
        season.merge()


def match_is_over(season: MiniState) -> bool:
    """MS-8.1: whether few enough Survivors are left, or the last round has been played."""
    sheet = season.sheet
    return (
        len(sheet.living) <= sheet.parameters.end_at or sheet.round >= sheet.parameters.max_rounds
    )


def count_bonus(season: MiniState) -> None:
    """MS-8.4: count the bonus once, after the first round that ends with few enough alive."""
    sheet = season.sheet
    mark = sheet.parameters.bonus_mark(len(sheet.survivors))
    if sheet.bonus is None and len(sheet.living) <= mark:
        garnets = {seat: len(sheet.owned(seat)) for seat in sheet.players}
        season.tell(facts.BonusCounted(round=sheet.round, garnets=garnets), PRODUCERS)
