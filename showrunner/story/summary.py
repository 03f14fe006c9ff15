"""A season in a few sentences: who won, against whom, by what count, how, and who came close."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from showrunner.formats.format import Ending, Format
from showrunner.formats.wording import capital, listed, score_line
from showrunner.story.afterwards import crowd
from showrunner.story.beat import Beat
from showrunner.story.common.promises import all_facts
from showrunner.story.finals import finalists
from showrunner.story.record import Council, Record
from showrunner.story.told import Sentence

MOST_NAMED: Final = 6
"""Up to how many winners are named."""
MOST_SENTENCES: Final = 4
OUTCOMES: Final = (
    *("Tokens of Life", "won", "narrow win", "win by points", "lost by Injuries"),
    *("shared win", "sole survivor", "the Buddies win"),
)
"""Beats that tell who won, of games without a jury."""


def summary(format: Format, record: Record, strongest: Sequence[Beat]) -> list[Sentence]:
    """The outcome first, and then what made it; the strongest beats while nothing is decided."""
    ending = format.outcome(record.sheet)
    if ending is None:
        return [beat.sentence for beat in strongest[: MOST_SENTENCES - 1]]
    told: list[Sentence] = []
    final = [one for one in record.councils if one.decides == "winner" and one.out]
    final += [record.open] if record.open and record.open.decides == "winner" else []
    losers: set[str] = set()
    if final:
        told += _by_jury(final[-1], record)
        losers = {*final[-1].votes[0].candidates} - {*ending.winners}
    else:
        losers = {seat for seat in record.names if seat not in ending.winners}
        count = next((beat for beat in strongest if _tells_who_won(beat, ending.winners)), None)
        told += [count.sentence] if count else [_by_rule(ending, losers, record)]
    at_the_end = [beat for beat in strongest if beat.last >= record.ended > 0]
    close = [beat for beat in strongest if losers & {*beat.people[:1]}]
    for beat in (*at_the_end[:1], *close[:1], *strongest):
        told.append(beat.sentence)
    unlike = {sentence.text: sentence for sentence in told if sentence.facts}
    return list(unlike.values())[:MOST_SENTENCES]


def _tells_who_won(beat: Beat, winners: Sequence[str]) -> bool:
    return beat.kind in OUTCOMES and not set(winners).isdisjoint(beat.people)


def _by_rule(ending: Ending, losers: set[str], record: Record) -> Sentence:
    """Who won, against whom, and by which rule."""
    beaten = [seat for seat in record.names if seat in losers]
    who, against = (
        listed(map(record.name, seats)) if len(seats) <= MOST_NAMED else crowd(seats, record)
        for seats in (ending.winners, beaten)
    )
    text = f"{capital(who)} won{f' against {against}' if losers else ''}: {ending.reason}."
    return Sentence(text=text, facts=(record.ended,))


def _by_jury(final: Council, record: Record) -> Iterator[Sentence]:
    """The jury’s count, and how the winner had played."""
    (winner, *_), name = final.out, record.name
    held = [vote for vote in final.votes if vote.totals]
    others = [seat for seat in final.votes[0].candidates if seat != winner]
    against = f"against {listed(map(name, others))}"
    text = f"{name(winner)} won {against}"
    if held:
        votes = dict(held[0].totals or {})
        score = score_line((votes.get(winner, 0), *(votes.get(seat, 0) for seat in others)))
        text = f"{name(winner)} won {score} {against}"
        if len(held) > 1:  # a re-vote's own count has only those who voted again
            text = f"{name(winner)} won {against}, after a first vote of {score}"
    proof = all_facts((cast.number for cast in final.ballots), (final.decided,))
    yield Sentence(text=f"{text}.", facts=proof)
    for sentence in finalists(final, record):
        if sentence.text.startswith(name(winner)):
            yield sentence
