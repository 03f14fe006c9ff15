"""Votes: what fans call them, what decided them, and what would have changed them."""

from __future__ import annotations

from collections.abc import Iterator

from showrunner.formats.wording import count, listed, score_line
from showrunner.story.beat import Beat
from showrunner.story.common.promises import all_facts, margin
from showrunner.story.finding import CouncilBeat, Finder
from showrunner.story.record import Council, Message, Record

MANY_NAMES = 4
"""How many people are named in one sentence, at most."""


class Votes(Finder):
    """Looks at each vote when it is over, in all the ways that this module knows."""

    def council(self, council: Council) -> Iterator[Beat]:
        """The beats of this vote; none if nobody left by it."""
        if council.out and council.decides in ("out", "winner"):
            for beat in COUNCIL_BEATS if council.decides == "out" else JURY_BEATS:
                yield from beat(council, self.record)


def blindside(council: Council, record: Record) -> Iterator[Beat]:
    """Somebody left who had written another name, and whom those who wrote theirs had misled.

    They had named to the victim the name that the victim wrote, or promised the victim safety.
    """
    for victim in council.out:
        own = [cast for cast in council.ballots if cast.voter == victim and cast.name != victim]
        against = {cast.voter for cast in council.deciding}
        if not own or len(against) < 2:
            continue
        wrote, name = own[-1].name, record.name
        misled = [
            message
            for message in record.in_round(council.round)
            if message.seat in against - {wrote} and victim in message.to
        ]
        pointed = [message for message in misled if message.has("propose", wrote)]
        promised = [
            message
            for message in misled
            if _promises_safety(message, victim)
            and message.seat not in [other.seat for other in pointed]
        ]
        if not pointed and not promised:
            continue
        deeds = []
        for messages, deed in (
            (pointed, f"had named {name(wrote)} to {name(victim)}"),
            (promised, f"had promised {name(victim)} safety"),
        ):
            if messages:
                who = dict.fromkeys(message.seat for message in reversed(messages))
                deeds.append(f"{listed(map(name, who))} {deed}")
        proof = sorted((*pointed, *promised), key=lambda message: message.number)
        liars = list(dict.fromkeys(message.seat for message in proof))
        yield Beat(
            kind="blindside",
            round=council.round,
            importance=min(55 + 10 * len(liars), 90),
            people=(victim, *liars),
            facts=all_facts(
                (message.number for message in proof),
                (own[-1].number,),
                (cast.number for cast in council.deciding),
                (council.decided,),
            ),
            text=f"{name(victim)} wrote {name(wrote)} and never saw it coming: "
            f"{listed(deeds)}, and wrote {name(victim)}.",
            values={"victim": victim, "wrote": wrote, "misled_by": liars},
        )


def decoy(council: Council, record: Record) -> Iterator[Beat]:
    """Somebody named a decoy to the target, who followed it; one ballot would have saved them."""
    for victim in council.out:
        own = [cast for cast in council.ballots if cast.voter == victim]
        for cast in own:
            decoys = [
                message
                for message in record.in_round(council.round)
                if victim in message.to
                and message.has("propose", cast.name)
                and any(other.voter == message.seat for other in council.deciding)
            ]
            if not decoys or margin(council) > 1:
                continue
            named, name = decoys[0], record.name
            yield Beat(
                kind="decoy",
                round=council.round,
                importance=78,
                people=(victim, named.seat, cast.name),
                facts=all_facts((named.number, cast.number, council.decided)),
                text=f"{name(victim)} wrote {name(cast.name)}, the name that {name(named.seat)} "
                f"gave {name(victim)}. {name(named.seat)} wrote {name(victim)}.",
                values={"victim": victim, "decoy": cast.name, "by": named.seat},
            )
            return


def ballot_that_would_have_changed_it(council: Council, record: Record) -> Iterator[Beat]:
    """A vote decided by one: had one of the winning ballots named another, it would be a tie."""
    held = [vote for vote in council.votes if vote.totals]
    if len(council.out) != 1 or margin(council) != 1 or not held or not council.deciding:
        return
    (victim,), totals = council.out, dict(held[-1].totals or {})
    others = [seat for seat in totals if seat != victim]
    if not others:
        return
    runner_up = max(others, key=lambda seat: totals[seat])
    able = [cast for cast in council.deciding if cast.voter != runner_up]
    if not able:
        return
    swing = max(able, key=lambda cast: _closeness(cast.voter, victim, record))
    name = record.name
    yield Beat(
        kind="one ballot",
        round=council.round,
        importance=45,
        people=(victim, swing.voter, runner_up),
        facts=all_facts((cast.number for cast in council.deciding), (council.decided,)),
        text=f"It was {score_line(totals.values())}. Had {name(swing.voter)} written "
        f"{name(runner_up)}, {name(victim)} would not have gone on that count.",
        values={"victim": victim, "voter": swing.voter, "runner_up": runner_up},
    )


def _closeness(voter: str, victim: str, record: Record) -> int:
    """How often somebody has promised something to, or about, the one whose name they wrote."""
    return sum(
        given.made.giver == voter and victim in (given.made.about, *given.made.to)
        for given in record.promises
    )


def deciding_talk(council: Council, record: Record) -> Iterator[Beat]:
    """The talk in which most of those who wrote the name had taken it up."""
    for victim in council.out:
        voters = list(dict.fromkeys(cast.voter for cast in council.deciding if cast.voter))
        taken_up: dict[str, list[Message]] = {}
        for message in reversed(list(record.in_round(council.round))):
            if message.number > council.decided or message.seat not in voters:
                continue
            if message.puts_up(victim):
                known = {one.seat for said in taken_up.values() for one in said}
                if message.seat not in known:
                    place = message.talk or (f"#{message.number}" if message.to else "")
                    taken_up.setdefault(place, []).append(message)
        if not taken_up or not voters:
            continue
        talk, said = max(taken_up.items(), key=lambda item: len(item[1]))
        name = record.name
        people = [message.seat for message in said]
        began = record.talks.get(talk)
        rest = [seat for seat in (began.seats if began else ()) if seat not in people]
        where = f" in a talk with {listed(map(name, rest))}" if rest else ""
        who = listed(map(name, people))
        if not talk:
            where = " before everybody"
            if len(people) > MANY_NAMES:
                who = f"{name(people[0])}, then {count(len(people) - 1, 'other')},"
        plural = "each took" if len(people) > 1 else "took"
        text = f"{who} {plural} up {name(victim)}’s name{where}"
        if talk and not rest and len(people) > 1:
            text = f"{listed(map(name, people))} settled on {name(victim)} between them"
        yield Beat(
            kind="deciding talk",
            round=council.round,
            importance=35,
            people=(*people, victim),
            facts=all_facts(
                (began.number,) if began else (),
                (message.number for message in said),
                (cast.number for cast in council.deciding if cast.voter in people),
                (council.decided,),
            ),
            text=f"{text}.",
            values={"victim": victim, "talk": began.talk if began else "", "voters": people},
        )


def tie_break(council: Council, record: Record) -> Iterator[Beat]:
    """A tie, and who went by it; somebody whom nobody had wanted out is a bystander."""
    first = council.votes[0]
    tied = next((vote.tied for vote in council.votes if vote.tied), ())
    for victim in council.out:
        if not tied:
            continue
        name = record.name
        written = (first.totals or {}).get(victim, 0)
        bystander = victim not in tied
        how = f"went without being among them, by {_words(council.how)}"
        if council.how == "polar_tie":
            how = "went in their place, as the Polar Bear"
        text = f"The vote was tied between {listed(map(name, tied))}"
        text += f", and {name(victim)} {how if bystander else f'went by {_words(council.how)}'}."
        yield Beat(
            kind="bystander out" if bystander else "tie-break",
            round=council.round,
            importance=85 if bystander else 50,
            people=(victim, *(seat for seat in tied if seat != victim)),
            facts=all_facts((council.began, council.decided)),
            text=text,
            values={"victim": victim, "tied": list(tied), "written": written},
        )


def unanimous(council: Council, record: Record) -> Iterator[Beat]:
    """Everybody else wrote the same name."""
    for victim in council.out:
        voters = {cast.voter for cast in council.deciding}
        ballots = council.deciding[0].vote.ballots if voters else ()
        others = {ballot.voter for ballot in ballots if ballot.name} - {victim}
        if len(voters) >= 4 and voters == others:
            yield Beat(
                kind="unanimous",
                round=council.round,
                importance=30,
                people=(victim,),
                facts=all_facts((cast.number for cast in council.deciding), (council.decided,)),
                text=f"Everybody but {record.name(victim)} wrote {record.name(victim)}.",
                values={"victim": victim, "voters": sorted(voters)},
            )


def jury_by_one(council: Council, record: Record) -> Iterator[Beat]:
    """The jury decided by one vote."""
    if margin(council) == 1 and len(council.out) == 1:
        (winner,) = council.out
        totals = dict(council.votes[-1].totals or {})
        yield Beat(
            kind="won by one vote",
            round=council.round,
            importance=70,
            people=(winner,),
            facts=all_facts((cast.number for cast in council.ballots), (council.decided,)),
            text=f"{record.name(winner)} won {score_line(totals.values())}.",
            values={"winner": winner, "totals": totals},
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


def _promises_safety(message: Message, victim: str) -> bool:
    return any(
        act.act == "promise" and act.what in ("safety", "final") and act.about in ("", victim)
        for act in message.acts
    )


def _words(how: str) -> str:
    return {
        "revote_tied": "the vote of the others",
        "revote": "a second vote",
        "survival_roll": "the survival roll",
        "draw": "a draw",
        "coin": "the toss of a coin",
    }.get(how, how.replace("_", " "))
