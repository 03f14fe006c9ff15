"""The material of an episode: its beats and details, each told once, where it happened."""

from __future__ import annotations

from collections.abc import Collection, Container, Iterable
from typing import Final

from showrunner.story.beat import Beat
from showrunner.story.told import Sentence

SAID_ANYWAY: Final = (
    *("narrow win", "crushing win", "unanimous", "power role lost", "fell together"),
    *("won by one vote", "evil out", "innocent out"),
)
"""Beats that an episode says without them, by scores, a count or a result."""

MOST_OF_A_PART: Final = 8
"""How many beats are told in one part of an episode."""


class Material:
    """The beats and details of a round that are not told yet, in the order of their last facts."""

    def __init__(self, beats: Iterable[Beat], details: Iterable[Sentence]) -> None:
        self._left: list[Beat | Sentence] = [beat for beat in beats if beat.kind not in SAID_ANYWAY]
        self._left += (details := list(details))
        self.detailed = frozenset(detail.facts[-1] for detail in details)
        """The facts that details tell, in place of the narrator."""
        self._left.sort(key=lambda piece: piece.facts[-1])

    def strongest(self, number: int, kind: str = "", about: Collection[str] = ()) -> list[Sentence]:
        """Take out the most important beat that was complete with this fact, if there is one.

        It is of this `kind`, or else one that is `about` one of these seats.
        """
        found = [
            piece
            for piece in self._left
            if isinstance(piece, Beat) and piece.last == number
            if piece.kind == kind or not {*about}.isdisjoint(piece.people)
        ]
        chosen = sorted(found, key=lambda beat: -beat.importance)[:1]
        self._take_out(chosen)
        return [_as_sentence(beat) for beat in chosen]

    def during(self, numbers: Container[int], most: int = MOST_OF_A_PART) -> list[Sentence]:
        """Take out all that was complete with one of these facts; tell the strongest, in order.

        What a beat among them proves with the same facts, or a stronger one with more, is not told
        again.
        """
        found = [piece for piece in self._left if piece.facts[-1] in numbers]
        self._take_out(found)
        beats = [piece for piece in found if isinstance(piece, Beat)]
        weakest_first = sorted(beats, key=lambda beat: beat.importance)
        weak = {id(beat) for beat in weakest_first[: max(len(beats) - most, 0)]}
        return [
            _as_sentence(piece)
            for piece in found
            if id(piece) not in weak
            if not any(_is_told_by(beat, piece, id(beat) in weak) for beat in beats)
        ]

    def leave_out(self, numbers: Container[int]) -> None:
        """Leave out the details of these facts; beats stay."""
        self._take_out(
            piece
            for piece in self._left
            if isinstance(piece, Sentence) and piece.facts[-1] in numbers
        )

    def _take_out(self, found: Iterable[Beat | Sentence]) -> None:
        taken = {id(piece) for piece in found}
        self._left = [piece for piece in self._left if id(piece) not in taken]


def _is_told_by(beat: Beat, piece: Beat | Sentence, is_weak: bool) -> bool:
    """Whether a beat tells all that a detail or a weaker beat does."""
    if isinstance(piece, Sentence):
        return {*piece.facts} <= {*beat.facts} and not is_weak
    return {*piece.facts} < {*beat.facts} and beat.importance > piece.importance


def _as_sentence(piece: Beat | Sentence) -> Sentence:
    return Sentence(text=piece.text, facts=piece.facts)
