"""SV-6.2: the debate, in passes in which every participant speaks."""

from __future__ import annotations

from showrunner.formats.survival import facts, questions
from showrunner.formats.survival.state import SurvivalState
from showrunner.kernel import EVERYBODY


async def debate(season: SurvivalState) -> None:
    """SV-6.2: everybody speaks once in each pass, in a drawn order that every pass reverses."""
    sheet = season.sheet
    order = season.stage.shuffle(("speak", sheet.round), sheet.participants)
    turn = 0
    while turn < sheet.passes:
        turn += 1
        speakers = order if turn % 2 else order[::-1]
        season.tell(facts.DebatePassBegan(turn=turn, order=tuple(speakers)), EVERYBODY)
        for seat in speakers:
            await speak(season, seat)


async def speak(season: SurvivalState, seat: str) -> None:
    """SV-4.5: ask for a speech, which may be true, a lie, an accusation, or nothing."""
    sheet = season.sheet
    answer = await season.stage.ask(seat, lambda: questions.speech(sheet, seat))
    if answer is None:
        return
    spoke = facts.Spoke(
        seat=seat,
        words=answer.words,
        acts=answer.acts,
        claim=answer.claim,
        accuse=answer.accuse,
        vouch=answer.vouch,
    )
    season.tell(spoke, EVERYBODY)
