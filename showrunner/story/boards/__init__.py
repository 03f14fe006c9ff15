"""The boards of a season: tables that viewers would draw up, each computed from facts alone."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct

from showrunner.formats.fact import Fact
from showrunner.formats.format import Format
from showrunner.kernel import Told
from showrunner.story.boards.advantages import AdvantageLine, AdvantageTimeline
from showrunner.story.boards.alliances import AllianceBoard, AllianceLine
from showrunner.story.boards.board import Board
from showrunner.story.boards.box_score import BoxLine, BoxScore
from showrunner.story.boards.deeds import CastawayDeeds, DeedsBoard
from showrunner.story.boards.promise_ledger import promise_lines
from showrunner.story.boards.votes import VoteLine, vote_lines
from showrunner.story.finding import beat_book
from showrunner.story.told import PromiseLine


class Boards(Struct, frozen=True, kw_only=True):
    """All boards of a season so far. Facts are cited by their numbers."""

    votes: tuple[VoteLine, ...]
    deeds: tuple[CastawayDeeds, ...]
    promises: tuple[PromiseLine, ...]
    alliances: tuple[AllianceLine, ...]
    advantages: tuple[AdvantageLine, ...]
    box_score: tuple[BoxLine, ...]


def boards_of(format: Format, story: Iterable[Told[Fact]]) -> Boards:
    """The boards of a season so far, from all the facts that their readers may know."""
    book = beat_book(format)
    deeds, advantages = DeedsBoard(book.record), AdvantageTimeline(book.record)
    alliances, box_score = AllianceBoard(book.record), BoxScore(book.record)
    boards: tuple[Board, ...] = (deeds, alliances, advantages, box_score)
    for told in story:
        book.take(told)
        for board in boards:
            board.take(told.number, told.fact)
    promises = tuple(promise_lines(book.record))
    return Boards(
        votes=tuple(vote_lines(book)),
        deeds=deeds.table(),
        promises=promises,
        alliances=tuple(alliances.table(book.beats)),
        advantages=advantages.table(),
        box_score=box_score.table(promises),
    )
