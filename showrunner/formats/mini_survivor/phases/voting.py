"""MS-4: each tribe votes, idols turn votes around, and the most voted for are eliminated."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import NamedTuple

from showrunner.formats.mini_survivor import facts
from showrunner.formats.mini_survivor.phases.removal import check_removal
from showrunner.formats.mini_survivor.state import MiniState
from showrunner.kernel import EVERYBODY, PRODUCERS, seats

MOMENT = 4
"""MS-8.3: when what falls here falls."""


class Count(NamedTuple):
    """MS-4.5: the votes of one tribe as they count."""

    votes: dict[int, int]
    void: tuple[int, ...]
    converted: tuple[int, ...]
    totals: dict[int, int]


async def voting(season: MiniState) -> None:
    """MS-4.6: every tribe that is still open votes, at the same time."""
    sheet = season.sheet
    tribes = {letter: members for letter, members in sheet.tribes.items() if members}
    gone = {one for one, survivor in sheet.survivors.items() if not survivor.alive}
    before = {letter: len(members) for letter, members in tribes.items()}
    idols = play_idols(season)
    two = season.twist("double_elimination")
    fallen: list[int] = []
    for tribe, members in tribes.items():
        counted = count(members, submitted(season), gone, idols)
        resolved = facts.VotesResolved(
            tribe=tribe, votes=counted.votes, void=counted.void, converted=counted.converted
        )
        season.tell(resolved, PRODUCERS)
        season.tell(facts.VotesCounted(tribe=tribe, totals=counted.totals), EVERYBODY)
        fallen += eliminated(counted.totals, saved(season, idols), two)
    season.eliminate(fallen, "voting", MOMENT)
    check_removal(season, before)


def submitted(season: MiniState) -> dict[int, int]:
    """MS-4.1: all votes as they were sent."""
    return {
        voter: target
        for actions in season.actions.values()
        for voter, target in actions.votes.items()
    }


def count(
    members: Collection[int],
    submitted: Mapping[int, int],
    gone: Collection[int],
    idols: Collection[int],
) -> Count:
    """MS-4.5: substitution, voiding, conversion, counting, in this order.

    Only Survivors that are still here vote. A vote for one that is `gone` is void (MS-4.3); for
    one that is elsewhere, or for none, it is for oneself (MS-4.2).
    """
    votes: dict[int, int] = {}
    void, converted = [], []
    for voter in sorted(members):
        target = submitted.get(voter, voter)
        if target in members:
            votes[voter] = target
        elif target in gone:
            void.append(voter)
        else:
            votes[voter] = voter
    for voter, target in votes.items():
        if target in idols and target != voter:
            votes[voter] = voter
            converted.append(voter)
    totals = dict.fromkeys(sorted(members), 0)
    for target in votes.values():
        totals[target] += 1
    return Count(votes, tuple(void), tuple(converted), totals)


def eliminated(totals: Mapping[int, int], saved: Collection[int], two: bool) -> list[int]:
    """MS-4.6, MS-4.7: all with the most votes; with `two`, also all with the next most.

    `saved` are those whom an idol keeps from a tie at no vote.
    """
    most = max(totals.values(), default=0)
    out = [one for one, votes in totals.items() if votes == most]
    if most == 0:
        return [one for one in out if one not in saved] or out
    left = {one: votes for one, votes in totals.items() if one not in out}
    if two and len(out) == 1 and left:
        next_most = max(left.values())
        out += [one for one, votes in left.items() if votes == next_most]
    return out


# -- idols -----------------------------------------------------------------------------------------


def play_idols(season: MiniState) -> set[int]:
    """MS-4.4, MS-5.1, MS-5.4: idols are spent, also those that turn out useless."""
    sheet = season.sheet
    shielded: set[int] = set()
    for seat, actions in season.actions.items():
        for survivor in actions.idols:
            if sheet.players[seat].idols <= 0:
                break
            season.change_idols(seat, -1, "played")
            public = sheet.parameters.reveal_idol_plays
            played = facts.IdolPlayed(seat=seat, survivor=survivor)
            season.tell(played, EVERYBODY if public else seats(seat))
            if sheet.survivors[survivor].tribe:
                shielded.add(survivor)
            elif sheet.parameters.idol_refund_if_moot:
                season.change_idols(seat, 1, "moot")
    return shielded


def saved(season: MiniState, idols: Collection[int]) -> Collection[int]:
    """MS-4.7: whom an idol keeps from a tie at no vote."""
    return idols if season.sheet.parameters.idol_saves_from_zero_tie else ()
