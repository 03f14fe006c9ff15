"""Every game can be played on from any moment, and says which of its decisions are moves."""

from __future__ import annotations

from itertools import islice
from typing import Any

from showrunner.formats.format import load_format
from showrunner.futures.bot_season import BotSeason
from showrunner.futures.branches import Branch, Job, outcomes_of, play_branches
from showrunner.futures.chances import lucks_for
from showrunner.futures.moves import MAX_ALTERNATIVES, moves_of
from showrunner.futures.swing import MARKED
from showrunner.kernel import Answer
from showrunner.questions import Form
from tests.every_format.seasons import Case, every_format, played, small_case


@every_format
def test_moves_are_kinds_of_decisions(name: str) -> None:
    game = load_format(name)
    assert game.moves and game.moves.keys() <= game.decisions.keys()


@small_case
def test_every_decision_of_these_kinds_is_a_move_if_there_was_a_choice(case: Case) -> None:
    season = played(case)
    settings, entries = season.settings, tuple(season.taken)
    moves = moves_of(BotSeason(settings, season.luck, settings.players), entries)
    weighed = {move.before: move for move in moves if move.kind in MARKED}
    past = BotSeason(settings, season.luck, settings.players)
    for place, entry in enumerate(entries):
        if isinstance(entry, Answer) and entry.by != "engine":
            question: Any = past.kernel.asks[entry.ask].question
            if past.format.moves.get(question.kind) in MARKED and has_choice(question):
                move = weighed[place]
                assert 1 <= len(move.alternatives) <= MAX_ALTERNATIVES
                for other in move.alternatives:
                    (answer,) = other.entries
                    assert isinstance(answer, Answer) and other.words
                    assert question.choices(answer.value) != question.choices(entry.value)
                    past.kernel.check(answer)
        past.enter(entry)


def has_choice(question: Form) -> bool:
    """Whether two of the first legal answers choose something different."""
    different: list[dict[str, Any]] = []
    for value in islice(question.legal(), 200):
        choices = question.choices(value)
        if choices not in different:
            different.append(choices)
        if len(different) == 2:
            return True
    return False


@small_case
def test_a_move_is_left_out_or_made_differently_and_the_season_ends(case: Case) -> None:
    season = played(case)
    settings, entries = season.settings, tuple(season.taken)
    moves = moves_of(BotSeason(settings, season.luck, settings.players), entries)
    if not moves:
        assert case.bot == "bot:random", "usual bots make moves"
        return
    branches = [
        Branch(at=move.before, luck=luck, instead=move.alternatives[-1].entries, kept=move.kept)
        for move in (moves[0], moves[len(moves) // 2], moves[-1])
        for luck in lucks_for(season.luck, move.before, 1)
    ]
    job = Job(
        settings=settings,
        luck=season.luck,
        players=settings.players,
        entries=entries,
        branches=tuple(branches),
    )
    assert len(outcomes_of(list(play_branches(job)))) == 3
