"""Superlatives: titles that one castaway, or a few together, earned in a season."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Final

from showrunner.formats.wording import count, listed, number
from showrunner.story.beat import Beat
from showrunner.story.boards.promise_ledger import promise_lines
from showrunner.story.common.promises import all_facts
from showrunner.story.finding import BeatBook
from showrunner.story.record import Record
from showrunner.story.told import Sentence, Superlative

MOST: Final = 8
MOST_SHARED: Final = 3
"""How many share a title at most; if more are equal, it says nothing."""
MANY_BALLOTS: Final = 3
"""From how many ballots against somebody on it is a feat to have survived them."""


_ROBBED: Final = ("bystander out", "idol nullified", "tie-break", "one ballot")
"""The beats in which somebody left who nearly stayed, the hardest first."""


def superlatives(book: BeatBook) -> list[Superlative]:
    """The titles of a season: those of its votes and promises, then those that beats earned."""
    record, beats = book.record, book.beats
    found = [*_best_reader(record), *_most_robbed(record, beats), *_most_ballots(record)]
    found += [*_true_to_their_word(record), *_most_alliances(record)]
    for title in book.titles:
        earned: dict[str, list[int]] = {}
        times: dict[str, int] = {}
        for beat in beats:
            if beat.kind in title.kinds and len(beat.people) > title.place:
                seat = beat.people[title.place]
                earned.setdefault(seat, []).extend(beat.facts)
                times[seat] = times.get(seat, 0) + 1
        for seats, most in _tops(times):
            if most >= title.least:
                text = title.text.format(count(most, title.noun))
                found.append(_shared(title.title, seats, text, earned, record))
    ordered = {one.title: one for one in found}
    return list(ordered.values())[:MOST]


def _tops(scores: Mapping[str, int]) -> Iterator[tuple[list[str], int]]:
    """Those with the highest score; nobody if too many have it, or if it is nothing."""
    most = max(scores.values(), default=0)
    seats = [seat for seat in scores if scores[seat] == most]
    if most and (len(seats) <= MOST_SHARED) and (len(seats) == 1 or len(scores) > len(seats)):
        yield seats, most


def _shared(
    title: str,
    seats: Sequence[str],
    text: str,
    facts: Mapping[str, Iterable[int]],
    record: Record,
) -> Superlative:
    who = listed(map(record.name, seats))
    who += " each" if len(seats) > 1 else ""
    proof = all_facts(*(facts[seat] for seat in seats))
    return Superlative(
        title=title, seat=seats[0], sentence=Sentence(text=f"{who} {text}.", facts=proof)
    )


def _best_reader(record: Record) -> Iterator[Superlative]:
    """Who most often wrote the name that went."""
    facts: dict[str, list[int]] = {}
    for council in record.councils:
        if council.decides == "out" and council.out and council.of_people:
            for cast in council.of(council.votes[0]):
                if cast.name in council.out:
                    facts.setdefault(cast.voter, []).append(cast.number)
    for seats, most in _tops({seat: len(numbers) for seat, numbers in facts.items()}):
        text = f"{record.voted} the one who went, {count(most, 'time')}"
        yield _shared("Best read of the game", seats, text, facts, record)


def _most_robbed(record: Record, beats: Sequence[Beat]) -> Iterator[Superlative]:
    """Who left by the least: not among the tied, in spite of an idol, by a tie or one ballot."""
    for kind in _ROBBED:
        found = [beat for beat in beats if beat.kind == kind and beat.people]
        for beat in sorted(found, key=lambda one: -one.importance)[:1]:
            seat = beat.people[0]
            if any(seat in council.out for council in record.councils):
                yield Superlative(title="Most robbed", seat=seat, sentence=beat.sentence)
                return


def _most_ballots(record: Record) -> Iterator[Superlative]:
    """Who had most ballots against them in votes after which they were still there."""
    facts: dict[str, list[int]] = {}
    for council in record.councils:
        for cast in council.ballots if council.decides == "out" and council.of_people else ():
            if cast.counts and cast.name and cast.name not in (*council.out, cast.voter):
                facts.setdefault(cast.name, []).append(cast.number)
    for seats, most in _tops({seat: len(numbers) for seat, numbers in facts.items()}):
        if most >= MANY_BALLOTS:
            text = f"had {count(most, 'ballot')} against and stayed all the same"
            yield _shared("Hardest to get rid of", seats, text, facts, record)


def _true_to_their_word(record: Record) -> Iterator[Superlative]:
    """Who kept most promises that were put to the test, and broke none."""
    lines = promise_lines(record)
    broke = {line.giver for line in lines if line.verdict == "broken"}
    facts: dict[str, list[int]] = {}
    times: dict[str, int] = {}
    for line in lines:
        if line.verdict == "kept" and line.giver not in broke:
            facts.setdefault(line.giver, []).extend(line.facts)
            times[line.giver] = times.get(line.giver, 0) + 1
    for seats, most in _tops(times):
        text = f"kept {count(most, 'promise')} and broke none"
        yield _shared("True to their word", seats, text, facts, record)


def _most_alliances(record: Record) -> Iterator[Superlative]:
    """Who said that they belonged to most alliances."""
    facts: dict[str, list[int]] = {}
    for alliance in record.alliances:
        for seat, said in alliance.members.items() if len(alliance.members) > 1 else ():
            facts.setdefault(seat, []).append(said)
    for seats, most in _tops({seat: len(said) for seat, said in facts.items()}):
        if most > 1:
            text = f"belonged to {number(most)} alliances at the end"
            yield _shared("In everybody’s alliance", seats, text, facts, record)
