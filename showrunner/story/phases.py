"""What an episode tells of a phase besides talks and votes: results, beats and details."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import accumulate
from operator import itemgetter
from typing import Final

from showrunner.formats.narration import Tone
from showrunner.formats.wording import capital, spaced
from showrunner.story.material import Material
from showrunner.story.record import Council, Record
from showrunner.story.round import Phase, Round, ToldLine
from showrunner.story.told import Placed, Section, Sentence

MOST_WORDS_OF_A_PHASE: Final = 90
NARRATED: Final = (Tone.RESULT, Tone.NARRATION, Tone.SCORES)


def phase_sections(
    round: Round, councils: Sequence[Council], record: Record, material: Material
) -> Iterator[Placed]:
    """The phases of a round, without what belongs to a vote; then what came after them."""
    votes = [of_vote(council, round) for council in councils]
    for phase in round.phases:
        outside = [at for at in phase.facts if not any(at in numbers for numbers in votes)]
        numbers = frozenset(outside)
        lines = [told for told in round.lines if told.number in numbers]
        found = [(one.facts[-1], one) for one in material.during(numbers)]
        lines = [told for told in lines if told.number not in material.detailed]
        pieces = sorted((*_lines(phase, lines, record, found), *found), key=itemgetter(0))
        title = record.titles.get(f"{phase.round}.{phase.name}", capital(spaced(phase.name)))
        if len(round.rounds) > 1:
            title = f"Round {phase.round}"
        if pieces:
            at = pieces[0][0]
            told = tuple({sentence.text: sentence for _, sentence in pieces}.values())
            yield Placed(at, Section(part="contest", title=title, sentences=told))
    rest = tuple(material.during(range(round.first, round.last + 1)))
    yield Placed(round.last, Section(part="contest", title="Afterwards", sentences=rest))


def of_vote(council: Council, round: Round) -> range:
    """The facts of a vote and of what follows from it: until its phase ends or the next begins."""
    ends = [phase.facts.stop for phase in round.phases if council.decided in phase.facts]
    return range(council.began, ends[0] if ends else round.last + 1)


def _lines(
    phase: Phase,
    lines: Sequence[ToldLine],
    record: Record,
    found: Sequence[tuple[int, Sentence]],
) -> Iterator[tuple[int, Sentence]]:
    """The narrator's lines of a phase in which something was decided, in few words.

    A line is not told if a beat tells the same fact. In games without votes, only results are told.
    """
    covered = {one.facts[0] for _, one in found if len(one.facts) == 1}
    lines = [told for told in lines if told.line.tone in NARRATED and not told.line.speaker]
    results = [told for told in lines if told.line.tone is Tone.RESULT]
    if not record.sheet.has_votes:
        covered = {number for _, one in found for number in one.facts}
        lines = results
    elif not results:
        lines = []
    lines = [told for told in lines if told.number > phase.facts.start]
    lines = [told for told in lines if told.number not in covered]
    words = accumulate(len(told.line.text.split()) for told in lines)
    for told, so_far in zip(lines, words, strict=True):
        if so_far <= MOST_WORDS_OF_A_PHASE or told.line.tone is Tone.RESULT:
            yield told.number, Sentence(text=told.line.text, facts=(told.number,))
