"""What a vote leaves to tell: the plan that failed, who was left alone with it, and who went."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Sequence

from showrunner.formats.wording import count, listed
from showrunner.story.beat import Beat
from showrunner.story.common.deciding_talk import MANY_NAMES
from showrunner.story.common.promises import all_facts
from showrunner.story.record import CastBallot, Council, Message, Record
from showrunner.story.told import Sentence

LEAST_FOR_A_PLAN = 2
"""How many have to take up a name for it to be called a plan."""
MOST_LEFT_ALONE = 2
"""Of how many who were left alone with a name an episode tells."""


def other_plan(council: Council, record: Record) -> Iterator[Sentence]:
    """The name that most others had taken up, and what became of it."""
    target, takers = failed_plan(council, record)
    if not target:
        return
    ballots, name = _first_ballots(council), record.name
    wrote = [one.voter for one in ballots.values() if one.name == target]
    kept = [seat for seat in takers if seat in wrote]
    gone = [seat for seat in takers if seat in ballots and ballots[seat].name in council.out]
    out = listed(map(name, council.out))
    text = f"There was another plan: {crowd(takers, record)} had taken up {name(target)}’s name."
    if kept and gone:
        text += f" {crowd(kept, record)} {record.voted} it; {crowd(gone, record)} {record.voted} "
        text += f"{out} instead."
    elif kept:
        who = "They" if len(kept) == len(takers) else crowd(kept, record)
        text += f" {who} {record.voted} it, and it was not enough."
    elif gone:
        who = "they" if len(gone) == len(takers) else crowd(gone, record)
        text += f" In the end {who} {record.voted} {out}."
    else:
        text += " In the end nobody did it."
    facts = all_facts(
        (message.number for message in takers.values()),
        (one.number for one in ballots.values()),
        (council.decided,),
    )
    yield Sentence(text=text, facts=facts)


def failed_plan(council: Council, record: Record) -> tuple[str, dict[str, Message]]:
    """A name that several had taken up and that did not go, and how each of them did; or none."""
    if council.decides != "out" or not council.of_people or not council.out:
        return "", {}
    ballots = _first_ballots(council)
    plans: dict[str, dict[str, Message]] = {}
    gone_before = {seat for one in record.councils for seat in one.out}
    for message in _said_before(council, ballots, record):
        for act in message.acts:
            named = act.about not in ("", message.seat, *gone_before)
            if named and message.puts_up(act.about):
                plans.setdefault(act.about, {}).setdefault(message.seat, message)
    written = Counter(one.name for one in ballots.values())
    plans = {seat: takers for seat, takers in plans.items() if len(takers) >= LEAST_FOR_A_PLAN}
    target = max(plans, key=lambda seat: (len(plans[seat]), written[seat]), default="")
    return target, plans.get(target, {})


def left_alone(council: Council, record: Record, but: str = "") -> Iterator[Sentence]:
    """Those who wrote a name on which somebody had agreed with them who then wrote another.

    Names other than `but` are told.
    """
    if council.decides != "out" or not council.of_people:
        return
    ballots = _first_ballots(council)
    told = 0
    for message in _said_before(council, ballots, record):
        cast = ballots.get(message.seat)
        for act in message.acts:
            agreed = act.act == "agree" and act.about and cast is not None and cast.name
            if not agreed or cast is None or cast.name == act.about or told == MOST_LEFT_ALONE:
                continue
            alone = [
                ballots[seat]
                for seat in message.to
                if seat in ballots and ballots[seat].name == act.about
            ]
            if len(message.to) != 1 or not alone or act.about in (but, *council.out):
                continue
            told += 1
            name = record.name
            text = f"{name(message.seat)} had agreed with {name(alone[0].voter)} on "
            text += f"{name(act.about)}. {name(alone[0].voter)} {record.voted} it; "
            text += f"{name(message.seat)} {record.voted} {name(cast.name)}."
            yield Sentence(
                text=text, facts=all_facts((message.number, cast.number, alone[0].number))
            )


def farewells(council: Council, record: Record, tonight: Sequence[Beat]) -> Iterator[Sentence]:
    """How those who went had voted and been voted for, and who had promised them otherwise."""
    if council.decides != "out" or not council.of_people:
        return
    cited = {number for beat in tonight for number in beat.facts if beat.kind == "promise broken"}
    name = record.name
    for seat in council.out:
        right: list[int] = []
        against: list[int] = []
        held = 0
        for one in record.councils:
            if one.decides != "out" or not one.votes or one.began > council.began:
                continue
            own = [cast.number for cast in one.of(one.votes[0]) if cast.voter == seat]
            held += bool(own)
            right += (
                own[:1]
                if any(cast.name in one.out for cast in one.of(one.votes[0]) if cast.voter == seat)
                else []
            )
            against += [cast.number for cast in one.ballots if cast.name == seat and cast.counts]
        if held >= 2 and right and not any(_is_underdog(beat, seat) for beat in tonight):
            times = count(len(right), "vote")
            text = f"{name(seat)} had been on the right side of {times}"
            yield Sentence(
                text=f"{text}, and goes with {count(len(against), 'ballot')} against in all.",
                facts=all_facts(right, against),
            )
        writers = {cast.voter: cast for cast in council.deciding if cast.name == seat}
        sworn = [
            given
            for given in record.promises
            if given.made.giver in writers
            and given.made.what in ("safety", "final")
            and seat in given.made.to
            and given.made.about in ("", seat)
            and given.number not in cited
        ]
        givers = list(dict.fromkeys(given.made.giver for given in sworn))
        if givers:
            who = listed(map(name, givers))
            text = f"{who}, who {record.voted} {name(seat)}, had once promised {name(seat)} "
            text += "safety or the end."
            yield Sentence(
                text=text,
                facts=all_facts(
                    (given.number for given in sworn), (writers[one].number for one in givers)
                ),
            )


def _is_underdog(beat: Beat, seat: str) -> bool:
    """Whether it says how many votes somebody had got before."""
    return beat.kind == "underdog out" and beat.people[0] == seat


def named_tonight(record: Record, council: Council) -> Iterator[Sentence]:
    """Who is still there though more than one who is, too, had put up their name."""
    here = set(record.sheet.active) - set(council.out)
    named: dict[str, dict[str, int]] = {}
    for message in record.in_round(council.round):
        for act in message.acts:
            if act.act == "propose" and {message.seat, act.about} <= here:
                named.setdefault(act.about, {})[message.seat] = message.number
    several = [seat for seat in named if len(named[seat]) >= LEAST_FOR_A_PLAN]
    for seat in sorted(several, key=lambda one: -len(named[one]))[:1]:
        text = f"{crowd(named[seat], record)} had put up {record.name(seat)}’s name. "
        text += f"{record.name(seat)} is still here."
        yield Sentence(text=text, facts=all_facts(named[seat].values()))


def crowd(seats: Collection[str], record: Record) -> str:
    """These people by name, or if they are many, the first one and how many others."""
    names = [record.name(seat) for seat in seats]
    if len(names) > MANY_NAMES:
        return f"{names[0]} and {count(len(names) - 1, 'other')}"
    return listed(names)


def _first_ballots(council: Council) -> dict[str, CastBallot]:
    """Everybody's ballot in the first vote: in a re-vote, most cannot write what they like."""
    return {cast.voter: cast for cast in council.of(council.votes[0])}


def _said_before(
    council: Council, ballots: dict[str, CastBallot], record: Record
) -> Iterator[Message]:
    """What voters said in this round before their ballots, in order."""
    for message in reversed(list(record.in_round(council.round))):
        if message.seat in ballots and message.number < ballots[message.seat].number:
            yield message
