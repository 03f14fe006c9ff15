"""MS-4: the Voting segment: each tribe votes, idols convert votes, the most voted for fall."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import NamedTuple

from showrunner.formats.mini_survivor import facts
from showrunner.formats.mini_survivor.phases.removal import check_removal
from showrunner.formats.mini_survivor.state import MiniState
from showrunner.kernel import EVERYBODY, PRODUCERS, seats

VOTING_MOMENT = 4
"""MS-8.3: the moment within a round at which Survivors who are voted out fall."""


class TribeCount(NamedTuple):
    """MS-4.5: the votes of one tribe after all steps, and the totals."""

    votes: dict[int, int]
    void: tuple[int, ...]
    converted: tuple[int, ...]
    totals: dict[int, int]


async def voting(season: MiniState) -> None:
    """MS-4.6, MS-4.9: every tribe that is still open votes, all at the same time."""
    sheet = season.sheet
    tribes = {letter: members for letter, members in sheet.tribes.items() if members}
    eliminated = {number for number, survivor in sheet.survivors.items() if not survivor.alive}
    before = {letter: len(members) for letter, members in tribes.items()}
    idols = play_idols(season)
    double = season.has_twist("double_elimination")
    fallen: list[int] = []
    for tribe, members in tribes.items():
        counted = count_tribe(members, submitted_votes(season), eliminated, idols)
        resolved = facts.VotesResolved(
            tribe=tribe, votes=counted.votes, void=counted.void, converted=counted.converted
        )
        season.tell(resolved, PRODUCERS)
        season.tell(facts.VotesCounted(tribe=tribe, totals=counted.totals), EVERYBODY)
        fallen += voted_out(counted.totals, saved_from_zero_tie(season, idols), double)
    season.eliminate(fallen, "voting", VOTING_MOMENT)
    check_removal(season, before)


def submitted_votes(season: MiniState) -> dict[int, int]:
    """MS-4.1: the votes of all submissions, by voter."""
    return {
        voter: target
        for actions in season.actions.values()
        for voter, target in actions.votes.items()
    }


def count_tribe(
    members: Collection[int],
    submitted: Mapping[int, int],
    eliminated: Collection[int],
    idols: Collection[int],
) -> TribeCount:
    """MS-4.5: substitution, voiding, conversion and counting, in this order.

    Only the tribe's living `members` vote. A vote for one of the `eliminated` is void (MS-4.3).
    A missing vote, or one for a Survivor of another tribe, is for the voter (MS-4.2).
    """
    votes: dict[int, int] = {}
    void, converted = [], []
    for voter in sorted(members):
        target = submitted.get(voter, voter)
        if target in members:
            votes[voter] = target
        elif target in eliminated:
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
    return TribeCount(votes, tuple(void), tuple(converted), totals)


def voted_out(totals: Mapping[int, int], saved: Collection[int], double: bool) -> list[int]:
    """MS-4.6, MS-4.7: all who have the most votes.

    With `double`, and only one of them, also all who have the next most. `saved` are Survivors
    that an idol saves from a tie at 0 votes.
    """
    most = max(totals.values(), default=0)
    out = [number for number, votes in totals.items() if votes == most]
    if most == 0:
        return [number for number in out if number not in saved] or out
    others = {number: votes for number, votes in totals.items() if number not in out}
    if double and len(out) == 1 and others:
        next_most = max(others.values())
        out += [number for number, votes in others.items() if votes == next_most]
    return out


# -- idols -----------------------------------------------------------------------------------------


def play_idols(season: MiniState) -> set[int]:
    """MS-4.4, MS-5.1, MS-5.4: spend the idols that are played, and return who they protect."""
    sheet = season.sheet
    protected: set[int] = set()
    for seat, actions in season.actions.items():
        for survivor in actions.idols:
            if sheet.players[seat].idols <= 0:
                break
            season.change_idols(seat, -1, "played")
            public = sheet.parameters.reveal_idol_plays
            played = facts.IdolPlayed(seat=seat, survivor=survivor)
            season.tell(played, EVERYBODY if public else seats(seat))
            if sheet.survivors[survivor].tribe:
                protected.add(survivor)
            elif sheet.parameters.idol_refund_if_moot:
                season.change_idols(seat, 1, "moot")
    return protected


def saved_from_zero_tie(season: MiniState, idols: Collection[int]) -> Collection[int]:
    """MS-4.7: the Survivors that an idol saves from a tie at 0 votes."""
    return idols if season.sheet.parameters.idol_saves_from_zero_tie else ()
