"""What is looked at once a round is over: the bonus, the end, the stall."""

from __future__ import annotations

from showrunner.formats.mini_survivor import facts
from showrunner.formats.mini_survivor.state import MiniState
from showrunner.kernel import EVERYBODY, PRODUCERS


def end_round(season: MiniState) -> None:
    """MS-8.4, MS-2.6, MS-6.8, in this order."""
    sheet = season.sheet
    alive = len(sheet.living)
    begun_with = sum(sheet.owned_at_opening.values())
    ended = facts.RoundEnded(round=sheet.round, alive=alive, quiet=alive == begun_with)
    season.tell(ended, EVERYBODY)
    count_bonus(season)
    if match_is_over(season):
        tokens = {seat: len(sheet.owned(seat)) for seat in sheet.players}
        season.tell(facts.MatchEnded(round=sheet.round, tokens=tokens), EVERYBODY)
    elif sheet.quiet_rounds >= sheet.parameters.stall_rounds:
        season.merge()


def match_is_over(season: MiniState) -> bool:
    """MS-8.1: few are left, or it has gone on for long enough."""
    sheet = season.sheet
    return (
        len(sheet.living) <= sheet.parameters.end_at or sheet.round >= sheet.parameters.max_rounds
    )


def count_bonus(season: MiniState) -> None:
    """MS-8.4: once, after the first round at whose end so few are left."""
    sheet = season.sheet
    mark = sheet.parameters.bonus_mark(len(sheet.survivors))
    if sheet.bonus is None and len(sheet.living) <= mark:
        garnets = {seat: len(sheet.owned(seat)) for seat in sheet.players}
        season.tell(facts.BonusCounted(round=sheet.round, garnets=garnets), PRODUCERS)
