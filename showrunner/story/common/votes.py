"""Votes: what fans call them, what decided them, and what would have changed them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from showrunner.formats.wording import listed, score_line
from showrunner.story.beat import Beat
from showrunner.story.common.deciding_talk import deciding_talk
from showrunner.story.common.promises import all_facts, margin
from showrunner.story.finding import CouncilBeat, Finder, Title
from showrunner.story.record import Council, Message, Record


class Votes(Finder):
    """Looks at each vote when it is over, in all the ways that this module knows."""

    titles = (
        Title("Most blindsided", 88, ("blindside",), "did not see {} coming", "vote"),
        Title(
            "The decoy", 86, ("decoy", "blindside"), "gave the wrong name or word in {}", "vote", 1
        ),
    )

    def council(self, council: Council) -> Iterator[Beat]:
        """The beats of this vote; none if nobody left by it."""
        if council.out and council.decides in ("out", "winner"):
            for beat in COUNCIL_BEATS if council.decides == "out" else JURY_BEATS:
                yield from beat(council, self.record)


def blindside(council: Council, record: Record) -> Iterator[Beat]:
    """Somebody left who had written another name, misled by those who wrote theirs.

    In this round, these had named to the victim the name that the victim wrote, or promised the
    victim safety or the end. It is no blindside if the victim heard that their own name was up, or
    had seen a first count.
    """
    if len([vote for vote in council.votes if vote.ballots]) > 1:
        return
    for victim in council.out:
        own = [cast for cast in council.ballots if cast.voter == victim and cast.name != victim]
        against = {cast.voter for cast in council.deciding}
        if not own or not own[-1].name or len(against) < 2:
            continue
        wrote, name = own[-1].name, record.name
        heard = _heard_by(victim, own[-1].number, council, record)
        if any(_warns(message, victim) for message in heard):
            continue
        misled = [one for one in heard if one.to and one.seat in against - {wrote}]
        pointed = [message for message in misled if message.has("propose", wrote)]
        pointers = list(dict.fromkeys(message.seat for message in pointed))
        promised = [
            message
            for message in misled
            if _promises_safety(message, victim) and message.seat not in pointers
        ]
        promisers = list(dict.fromkeys(message.seat for message in promised))
        deeds = [
            f"{listed(map(name, seats))} {deed}"
            for seats, deed in (
                (pointers, f"had named {name(wrote)} to {name(victim)}"),
                (promisers, f"had promised {name(victim)} safety"),
            )
            if seats
        ]
        if not deeds:
            continue
        liars = [*pointers, *promisers]
        yield Beat(
            kind="blindside",
            round=council.round,
            importance=min(55 + 10 * len(liars), 90),
            people=(victim, *liars),
            facts=all_facts(
                (message.number for message in (*pointed, *promised)),
                (cast.number for cast in (own[-1], *council.deciding)),
                (council.decided,),
            ),
            text=f"{name(victim)} {record.voted} {name(wrote)} and never saw it coming: "
            f"{listed(deeds)}, and {record.voted} {name(victim)}.",
            values={"victim": victim, "wrote": wrote, "misled_by": liars},
        )


def decoy(council: Council, record: Record) -> Iterator[Beat]:
    """Somebody gave the target a name, which they wrote, in a vote decided by at most one.

    The target had not put up that name before. Whoever gave it wrote the target.
    """
    if margin(council) > 1:
        return
    for victim in council.out:
        for cast in council.ballots:
            if cast.voter != victim or not cast.name:
                continue
            against = {other.voter for other in council.deciding}
            said = [
                message
                for message in record.in_round(council.round)
                if message.number < cast.number and message.has("propose", cast.name)
            ]
            first = next((message for message in reversed(said) if victim in message.to), None)
            own_idea = any(
                message.seat == victim and first and message.number < first.number
                for message in said
            )
            if first is None or first.seat not in against or own_idea:
                continue
            name = record.name
            yield Beat(
                kind="decoy",
                round=council.round,
                importance=78,
                people=(victim, first.seat, cast.name),
                facts=all_facts(
                    (first.number, cast.number, council.decided),
                    (other.number for other in council.deciding if other.voter == first.seat),
                ),
                text=f"{name(victim)} {record.voted} {name(cast.name)}, the name that "
                f"{name(first.seat)} gave {name(victim)}. {name(first.seat)} {record.voted} "
                f"{name(victim)}.",
                values={"victim": victim, "decoy": cast.name, "by": first.seat},
            )
            break


def ballot_that_would_have_changed_it(council: Council, record: Record) -> Iterator[Beat]:
    """A vote decided by one: had one of the winning ballots named the next, the next would lead.

    Of those who wrote the winning name, it is told of the one who had promised its bearer most.
    """
    held = [vote for vote in council.votes if vote.totals]
    if len(council.out) != 1 or margin(council) != 1 or len(council.deciding) < 2:
        return
    (victim,), totals = council.out, dict(held[-1].totals or {})
    others = [seat for seat in totals if seat != victim]
    if not others:
        return
    runner_up = max(others, key=lambda seat: totals[seat])
    changeable = [cast for cast in council.deciding if cast.voter != runner_up]
    if not changeable:
        return
    swing = max(changeable, key=lambda cast: _closeness(cast.voter, victim, record))
    name = record.name
    yield Beat(
        kind="one ballot",
        round=council.round,
        importance=45,
        people=(victim, swing.voter, runner_up),
        facts=all_facts(
            (cast.number for cast in council.of(held[-1]) if cast.counts), (council.decided,)
        ),
        text=f"It was {score_line(totals.values())}. Had {name(swing.voter)} "
        f"{record.had_voted} {name(runner_up)}, {name(victim)} would not have gone on that count.",
        values={
            "victim": victim,
            "voter": swing.voter,
            "runner_up": runner_up,
            "totals": totals,
        },
    )


def _closeness(voter: str, victim: str, record: Record) -> int:
    """How often somebody has promised something to, or about, the one whose name they wrote."""
    return sum(
        given.made.giver == voter and victim in (given.made.about, *given.made.to)
        for given in record.promises
    )


def tie_break(council: Council, record: Record) -> Iterator[Beat]:
    """A tie, and who went by it; somebody who was not among the tied is a bystander."""
    split = next((vote for vote in council.votes if vote.tied), None)
    if split is None:
        return
    name, tied = record.name, split.tied
    for victim in council.out:
        bystander = victim not in tied
        how = f"went by {_by(council.how)}"
        if council.how == "polar_tie":
            how = "went in their place, as the Polar Bear"
        elif council.how.startswith("revote_") and council.votes[-1].step != council.how:
            how = "went, the only one left who was not immune"
        elif bystander and council.how == "survival_roll":
            how = "went without being among them, by the survival roll"
        yield Beat(
            kind="bystander out" if bystander else "tie-break",
            round=council.round,
            importance=85 if bystander else 50,
            people=(victim, *(seat for seat in tied if seat != victim)),
            facts=all_facts(
                (council.began, council.decided),
                (cast.number for cast in council.of(split) if cast.target in tied),
            ),
            text=f"The vote was tied between {listed(map(name, tied))}, and {name(victim)} {how}.",
            values={"victim": victim, "tied": list(tied), "how": council.how},
        )


def unanimous(council: Council, record: Record) -> Iterator[Beat]:
    """Everybody else who could vote wrote the same name, at the first vote."""
    held = [vote for vote in council.votes if vote.ballots]
    for victim in council.out if len(held) == 1 else ():
        voters = {cast.voter for cast in council.deciding}
        if len(voters) >= 4 and voters == {*held[0].voters} - {victim}:
            yield Beat(
                kind="unanimous",
                round=council.round,
                importance=30,
                people=(victim,),
                facts=all_facts((cast.number for cast in council.deciding), (council.decided,)),
                text=f"Everybody but {record.name(victim)} {record.voted} {record.name(victim)}.",
                values={"victim": victim, "voters": sorted(voters)},
            )


def jury_by_one(council: Council, record: Record) -> Iterator[Beat]:
    """The jury decided by one vote, counted with the first votes if some of them voted again."""
    if len(council.out) != 1 or not all(vote.totals for vote in council.votes):
        return
    (winner,) = council.out
    last, totals = council.votes[-1], Counter[str]()
    for vote in council.votes:
        for seat, votes in (vote.totals or {}).items():
            totals[seat] += votes if seat in last.candidates else 0
    others = {seat: votes for seat, votes in totals.items() if seat != winner and votes}
    if not others or totals[winner] - max(others.values()) != 1:
        return
    again = ", when some of the jury had voted again" if len(council.votes) > 1 else ""
    yield Beat(
        kind="won by one vote",
        round=council.round,
        importance=70,
        people=(winner, *others),
        facts=all_facts((cast.number for cast in council.ballots), (council.decided,)),
        text=f"{record.name(winner)} won {score_line((totals[winner], *others.values()))} against "
        f"{listed(map(record.name, others))}{again}.",
        values={"winner": winner, "totals": {winner: totals[winner], **others}},
    )


COUNCIL_BEATS: tuple[CouncilBeat, ...] = (
    blindside,
    decoy,
    ballot_that_would_have_changed_it,
    deciding_talk,
    tie_break,
    unanimous,
)
JURY_BEATS: tuple[CouncilBeat, ...] = (jury_by_one,)


def _heard_by(seat: str, before: int, council: Council, record: Record) -> list[Message]:
    """What others said to somebody in this round before their ballot, in order."""
    return [
        message
        for message in reversed(list(record.in_round(council.round)))
        if message.number < before
        and message.seat != seat
        and (seat in message.to or not message.to)
    ]


def _promises_safety(message: Message, victim: str) -> bool:
    return any(
        act.act == "promise" and act.what in ("safety", "final") and act.about in ("", victim)
        for act in message.acts
    )


def _warns(message: Message, victim: str) -> bool:
    """Whether a message tells that somebody's name is up."""
    told = any(
        act.about == victim and (act.act == "warn" or (act.act, act.what) == ("tell", "named"))
        for act in message.acts
    )
    return told or message.puts_up(victim)


def _by(how: str) -> str:
    """By what a tie was broken."""
    return {
        "revote_tied": "the vote of those who were not tied",
        "revote_untied": "a second vote, on those who were not tied",
        "revote": "a second vote",
        "verdict": "a second vote",
        "vote": "a second vote",
        "survival_roll": "the survival roll",
        "draw": "a draw",
        "coin": "the toss of a coin",
    }.get(how, how.replace("_", " "))
