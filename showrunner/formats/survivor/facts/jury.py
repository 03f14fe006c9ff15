"""What happens in the final (DS-11)."""

from __future__ import annotations

from showrunner.formats.facts import Fact
from showrunner.formats.lifecycle import GameEnded
from showrunner.formats.talk.facts import Said
from showrunner.kernel import Text


class FinalBegan(Fact, frozen=True, kw_only=True):
    """The finalists face the jury (DS-11.1). To everybody."""

    finalists: tuple[str, ...]
    jury: tuple[str, ...]


class JuryQuestionPut(Said, frozen=True, kw_only=True):
    """A juror put a question to one finalist or to all (DS-11.2). To everybody."""

    juror: str
    to: tuple[str, ...]
    words: Text

    @property
    def spoken_by(self) -> str:
        """The seat that speaks."""
        return self.juror


class JuryQuestionAnswered(Said, frozen=True, kw_only=True):
    """A finalist answered a juror's question, or gave no answer (DS-11.2). To everybody."""

    juror: str
    finalist: str
    words: Text | None

    @property
    def spoken_by(self) -> str:
        """The seat that speaks."""
        return self.finalist


class JuryBallotCast(Fact, frozen=True, kw_only=True):
    """A juror's ballot for the winner (DS-11.3). To that juror. `again` is true in a re-vote."""

    juror: str
    finalist: str | None
    again: bool


class JuryBallotRead(Fact, frozen=True, kw_only=True):
    """A juror's ballot was read out (DS-11.3). To everybody."""

    finalist: str


class JuryVotesCounted(Fact, frozen=True, kw_only=True):
    """The count of the jury's votes (DS-11.3, DS-11.4). To everybody.

    `again` is true for the re-vote after a tie, by the jurors who had not voted for the tied.
    """

    counts: dict[str, int]
    again: bool


class WinnerDrawn(Fact, frozen=True, kw_only=True):
    """A tie of the jury that nothing else broke was decided by a draw (DS-11.4). To everybody."""

    among: tuple[str, ...]
    drawn: str


class WinnerCrowned(GameEnded, frozen=True, kw_only=True):
    """The season has a winner; `rule` and `reason` say why (DS-11.3). To everybody."""

    seat: str
    rule: str
    reason: str
