"""Why an episode went as it did: what decided its votes, and what would have changed them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Final

from showrunner.formats.wording import number, score_line
from showrunner.story.afterwards import other_plan
from showrunner.story.common.promises import all_facts
from showrunner.story.material import Material
from showrunner.story.record import CastBallot, Council, Record
from showrunner.story.told import Section, Sentence

MOST_REASONS: Final = 3
MOST_IN_TRIBES: Final = 4
"""How many reasons are told of votes that are held in several tribes at once."""
_REASONS: Final = (
    *("idol played right", "deciding talk", "one ballot", "decoy", "blindside"),
    *("promise broken", "juror who decided", "bitter juror"),
)
"""Beats that say why a vote ended as it did, in the order in which they are told."""


def reasons(
    councils: Sequence[Council], record: Record, material: Material, own: Iterable[Sentence]
) -> Section:
    """For each vote, what decided it and would have changed it, and the other plan that there was.

    `own` are the game's own reasons, besides the votes.
    """
    told: list[Sentence] = []
    for council in councils:
        found: list[Sentence] = []
        kinds: list[str] = []
        for kind in _REASONS:
            if len(found) < MOST_REASONS:
                beat = material.strongest(council.decided, kind)
                found += beat
                kinds += [kind] * len(beat)
        if not found and not council.place:
            found = material.strongest(council.decided, about=council.out)
        if council.of_people and not council.place:
            if "deciding talk" not in kinds:
                found += _without_a_talk(council, record)
            if "one ballot" not in kinds:
                found += _what_it_took(council, record)
        told += [*found, *other_plan(council, record)]
    if any(council.place for council in councils):
        told = sorted(told, key=lambda one: -len(one.facts))[:MOST_IN_TRIBES]
    return Section(part="why", title="Why it happened", sentences=(*told, *own))


def _without_a_talk(council: Council, record: Record) -> Iterator[Sentence]:
    """That none of those whose ballots decided had put up or taken up the name before."""
    if council.decides != "out" or len(council.out) != 1 or not council.deciding:
        return
    (victim,) = council.out
    writers = {cast.voter for cast in council.deciding}
    said = record.in_round(council.round)
    named = (
        act.about == victim for message in said if message.seat in writers for act in message.acts
    )
    if not any(named):
        text = f"Nobody who {record.voted} {record.name(victim)} had spoken of it to anybody."
        proof = all_facts((cast.number for cast in council.deciding), (council.decided,))
        yield Sentence(text=text, facts=proof)


def _what_it_took(council: Council, record: Record) -> Iterator[Sentence]:
    """Which ballots, cast for the next one instead, would have changed the count."""
    split = next((vote for vote in council.votes if vote.tied), None)
    held = [vote for vote in council.votes if vote.totals]
    vote = split or (held[-1] if held else None)
    if vote is None or vote.step == "verdict" or len(council.out) != 1:
        return
    cast = [one for one in council.of(vote) if one.counts]
    totals = {seat: votes for seat, votes in (vote.totals or {}).items() if seat}
    others = [seat for seat in vote.tied or totals if seat not in council.out]
    if not others or not totals or sum(totals.values()) != len(cast):
        return  # nobody else was written, or some ballots weigh more than others
    text = (_without_a_tie if split else _turned_round)(
        cast, totals, council.out[0], others, record
    )
    if text:
        proof = all_facts((one.number for one in cast), (council.decided,))
        yield Sentence(
            text=f"It was {score_line(totals.values())}. {text} would have "
            f"{'gone' if council.decides == 'out' else 'won'}{' without a tie' if split else ''}.",
            facts=proof,
        )


def _without_a_tie(
    cast: Sequence[CastBallot],
    totals: Mapping[str, int],
    chosen: str,
    tied: Sequence[str],
    record: Record,
) -> str:
    """One ballot more for one of those who were tied, from another's."""
    name, second = record.name, tied[0]
    most = max(totals.values())
    swing = [
        one.voter
        for one in cast
        if one.target != second and totals[one.target] == most and one.voter != second
    ]
    if not swing or totals.get(second) != most:
        return ""
    return f"Had {name(swing[0])} {record.had_voted} {name(second)}, {name(second)}"


def _turned_round(
    cast: Sequence[CastBallot],
    totals: Mapping[str, int],
    chosen: str,
    others: Sequence[str],
    record: Record,
) -> str:
    """As many ballots as it takes from the one who was chosen to the next."""
    name, second = record.name, max(others, key=lambda seat: totals[seat])
    needed = (totals.get(chosen, 0) - totals[second]) // 2 + 1
    writers = [one for one in cast if one.target == chosen]
    if needed < 2 or len([one for one in writers if one.voter != second]) < needed:
        return ""
    text = f"Had {number(needed)} of the {number(len(writers))} who {record.voted} {name(chosen)} "
    return f"{text}{record.had_voted} {name(second)}, {name(second)}"
