"""MS-2.2: each player sends one sealed submission, revisable until all have been sent."""

from __future__ import annotations

from functools import partial

from showrunner.formats.mini_survivor import facts, questions
from showrunner.formats.mini_survivor.questions import SubmissionSheet
from showrunner.formats.mini_survivor.state import MiniState
from showrunner.kernel import seats
from showrunner.questions import Question


async def submission(season: MiniState) -> None:
    """D1, MS-2.2: ask all players with a living Survivor at the same time."""

    def build(seat: str) -> Question[SubmissionSheet] | None:
        if not season.sheet.owned(seat):
            return None
        return questions.submission(season.submission_context(seat), season.sheet)

    senders = [seat for seat in season.sheet.present if season.sheet.owned(seat)]
    submissions = await season.stage.ask_all(
        {seat: partial(build, seat) for seat in senders}, revisable=True
    )
    for seat, answer in submissions.items():
        fact = facts.SubmissionSent(seat=seat, lines=answer.lines, refused=answer.refused)
        season.tell(fact, seats(seat))
    make_purchases(season)


def make_purchases(season: MiniState) -> None:
    """MS-5.2, MS-5.3: buy the ordered idols while garnets last. They can be played this round."""
    for seat, actions in season.actions.items():
        for _ in range(actions.buys):
            player = season.sheet.players[seat]
            price = season.sheet.parameters.price(player.bought)
            if price > player.garnets:
                break
            season.tell(facts.IdolBought(seat=seat, price=price), seats(seat))
