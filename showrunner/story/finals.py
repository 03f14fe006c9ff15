"""The final: how the finalists had played, and jurors who chose somebody who had voted them out."""

from __future__ import annotations

from collections.abc import Iterator

from showrunner.formats.wording import count, listed, number
from showrunner.story.common.promises import all_facts
from showrunner.story.record import CastBallot, Council, Record
from showrunner.story.told import Sentence


def finalists(council: Council, record: Record) -> Iterator[Sentence]:
    """How often each finalist had voted for the one who went, and how often they were voted for."""
    if council.decides != "winner":
        return
    before = [one for one in record.councils if one.decides == "out" and one.of_people]
    for seat in council.votes[0].candidates:
        own = [
            (one, cast)
            for one in before
            for cast in one.of(one.votes[0])
            if cast.voter == seat and cast.name
        ]
        right = [cast for one, cast in own if cast.name in one.out]
        against = [cast for one in before for cast in _against(one, seat)]
        if own:
            text = f"{record.name(seat)} had {record.had_voted} the one who left in "
            hits = number(len(right)) if right else "none"
            text += f"{hits} of {count(len(own), 'vote')}, and had "
            text += f"{count(len(against), 'ballot')} against."
            proof = all_facts((cast.number for _, cast in own), (cast.number for cast in against))
            yield Sentence(text=text, facts=proof)


def forgiven(council: Council, record: Record) -> Iterator[Sentence]:
    """The jurors who voted for somebody by whose ballot they had left."""
    if council.decides != "winner":
        return
    left = [one for one in record.councils if one.decides == "out" and one.of_people]
    by: dict[tuple[str, str], list[int]] = {}
    for one in left:
        for cast in one.deciding:
            by.setdefault((cast.voter, cast.name), []).append(cast.number)
    final = [cast for cast in council.of(council.votes[-1]) if (cast.name, cast.voter) in by]
    if final:
        text = f"{listed(record.name(cast.voter) for cast in final)} voted for somebody who had "
        text += "voted them out."
        numbers = (number for cast in final for number in by[cast.name, cast.voter])
        yield Sentence(text=text, facts=all_facts((cast.number for cast in final), numbers))


def _against(council: Council, seat: str) -> list[CastBallot]:
    return [cast for cast in council.ballots if cast.name == seat and cast.counts]
