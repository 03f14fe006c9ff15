"""The season page: places, the winner's path, turning points, promises, superlatives, votes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final

from showrunner.formats.facts import CastawayIntroduced
from showrunner.formats.finishes import Finishes
from showrunner.formats.format import Format
from showrunner.formats.voting_table import voting_table
from showrunner.formats.wording import count
from showrunner.story.beat import Beat
from showrunner.story.boards.promise_ledger import promise_lines
from showrunner.story.common.promises import all_facts
from showrunner.story.record import Record
from showrunner.story.told import Person, SeasonPage, Sentence, Superlative

TURNING_POINTS: Final = 6
WINNERS_BEATS: Final = 6


def people_of(
    introduced: Sequence[CastawayIntroduced],
    record: Record,
    finishes: Finishes,
) -> tuple[Person, ...]:
    """The castaways in the order in which they were introduced, with their places.

    A castaway whose place is not decided has 0.
    """
    left = {
        seat: council.round
        for council in record.councils
        if council.decides == "out"
        for seat in council.out
        if seat in finishes.departed
    }
    return tuple(
        Person(
            seat=fact.seat,
            name=record.name(fact.seat),
            age=fact.age,
            home=fact.home,
            work=fact.work,
            biography=fact.biography,
            pronouns=fact.pronouns,
            place=finishes.places.get(fact.seat, 0),
            result=_result(fact.seat, left, finishes.winners, record),
        )
        for fact in introduced
    )


def _result(seat: str, left: dict[str, int], winners: Sequence[str], record: Record) -> str:
    if seat in winners:
        return "won"
    if seat in left:
        return f"voted out in round {left[seat]}"
    return record.sheet.standing(seat).status or ("reached the end" if winners else "")


def season_page(
    format: Format, record: Record, beats: Sequence[Beat], winners: Sequence[str]
) -> SeasonPage:
    """Compose the page from everything so far."""
    strongest = sorted(beats, key=lambda beat: -beat.importance)
    turning = sorted(strongest[:TURNING_POINTS], key=lambda beat: beat.last)
    of_winners = [beat for beat in strongest if set(winners).intersection(beat.people)]
    path = sorted(of_winners[:WINNERS_BEATS], key=lambda beat: beat.last)
    return SeasonPage(
        summary=_sentences(strongest[:3]),
        winners_path=_sentences(path),
        turning_points=_sentences(turning),
        promises=tuple(promise_lines(record)),
        superlatives=tuple(_superlatives(record, beats)),
        votes=voting_table(record.grid),
    )


def _sentences(beats: Sequence[Beat]) -> tuple[Sentence, ...]:
    return tuple(Sentence(text=beat.text, facts=beat.facts) for beat in beats)


def _superlatives(record: Record, beats: Sequence[Beat]) -> Iterator[Superlative]:
    """Titles that one castaway alone earned."""
    for title, kind, words in (
        ("Most promises broken", "promise broken", "broke {} to the one who had it"),
        ("Most blindsided", "blindside", "did not see {} coming"),
    ):
        of_kind = [beat for beat in beats if beat.kind == kind]
        tops = Counter(beat.people[0] for beat in of_kind).most_common(2)
        if not tops or (len(tops) > 1 and tops[0][1] == tops[1][1]):
            continue
        seat, number = tops[0]
        noun = count(number, "promise") if kind == "promise broken" else count(number, "vote")
        facts = tuple(
            sorted({fact for beat in of_kind if beat.people[0] == seat for fact in beat.facts})
        )
        text = f"{record.name(seat)} {words.format(noun)}."
        yield Superlative(title=title, seat=seat, sentence=Sentence(text=text, facts=facts))
    yield from _best_reader(record)


def _best_reader(record: Record) -> Iterator[Superlative]:
    """Who most often wrote the name that went."""
    right: Counter[str] = Counter()
    facts: dict[str, list[int]] = {}
    for council in record.councils:
        if council.decides == "out" and council.out:
            for cast in council.of(council.votes[0]):
                if cast.name in council.out:
                    right[cast.voter] += 1
                    facts.setdefault(cast.voter, []).append(cast.number)
    tops = right.most_common(2)
    if tops and (len(tops) == 1 or tops[0][1] > tops[1][1]):
        seat, number = tops[0]
        yield Superlative(
            title="Best read of the game",
            seat=seat,
            sentence=Sentence(
                text=f"{record.name(seat)} {record.voted} the one who went, "
                f"{count(number, 'time')}.",
                facts=all_facts(facts[seat]),
            ),
        )
