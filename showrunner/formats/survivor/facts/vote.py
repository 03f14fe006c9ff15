"""What happens at a vote (DS-10)."""

from __future__ import annotations

from typing import Literal

from showrunner.formats.facts import Fact
from showrunner.formats.talk.facts import Said
from showrunner.kernel import Text


class VoteBegan(Fact, frozen=True, kw_only=True):
    """The castaways who came to the vote, and which of them are immune (DS-10). To everybody."""

    present: tuple[str, ...]
    immune: tuple[str, ...]


class CommentOrderSet(Fact, frozen=True, kw_only=True, omit_defaults=True):
    """Producers chose who comments next time, and in what order (DS-9.6). To producers.

    Empty `seats` mean that the chosen order is used now or, if `void` is true, that it is dropped
    and the order drawn, because none of those chosen is present.
    """

    occasion: Literal["vote", "jury", "finalists"]
    seats: tuple[str, ...]
    void: bool = False


HostTopic = Literal[
    "accused", "accuses", "immune", "had_votes", "wins", "merged", "last_vote", "safe"
]


class HostAsked(Fact, frozen=True, kw_only=True, omit_defaults=True):
    """The host asks a castaway something before the vote (DS-10.1). To everybody.

    The `topic` is public knowledge: `accused` (by `about`), `accuses` (they accused `about`),
    `immune`, `had_votes` (`count` votes last time), `wins` (`count` competitions won), `merged`,
    `last_vote` (before the final) or `safe` (whether they feel safe).
    """

    seat: str
    topic: HostTopic
    about: str = ""
    count: int = 0


class CommentMade(Said, frozen=True, kw_only=True):
    """A comment before a vote, or a pass (`words` null) (DS-10.1, DS-11.2). To everybody."""

    seat: str
    occasion: Literal["vote", "jury", "finalists"]
    words: Text | None


class BallotCast(Fact, frozen=True, kw_only=True):
    """A castaway's ballot (DS-10.3). To that castaway.

    `step` is `vote`, or the tie-break step that it belongs to; a null name abstains.
    """

    seat: str
    step: str
    name: str | None


class BallotLost(Fact, frozen=True, kw_only=True):
    """A castaway left the game before all ballots were cast and has none (DS-10.3). To everybody.

    Whether they had already cast one stays secret.
    """

    seat: str
    step: str


class BallotRead(Fact, frozen=True, kw_only=True):
    """A ballot was read out; a voided one does not count (DS-10.4, DS-10.5). To everybody."""

    name: str
    counts: bool


class VotesCounted(Fact, frozen=True, kw_only=True):
    """The count of a vote or re-vote (DS-2.10). To everybody.

    `cast` is how many ballots were cast, `voided` how many of them did not count.
    """

    step: str
    counts: dict[str, int]
    cast: int
    voided: int


class VoteTied(Fact, frozen=True, kw_only=True):
    """These castaways have the most votes, and a tie-break follows (DS-10.6). To everybody."""

    tied: tuple[str, ...]


class TieBreakPassed(Fact, frozen=True, kw_only=True):
    """A tie-break step could not be held or decided nothing (DS-10.6). To everybody."""

    step: str
    why: Literal["cannot be held", "still tied"]


class SurvivalRolled(Fact, frozen=True, kw_only=True):
    """The survival rolls that decide who goes; the lowest goes (DS-10.6). To everybody."""

    results: dict[str, int]
    reroll: int


class VotedOut(Fact, frozen=True, kw_only=True):
    """A castaway left the game at the vote (DS-1.1). To everybody.

    `how`: `vote`, the tie-break step that decided, `only one not immune`, or `draw`.
    """

    seat: str
    round: int
    how: str


class NobodyVotedOut(Fact, frozen=True, kw_only=True):
    """The vote ended with nobody leaving (DS-10.7). To everybody."""

    round: int
    why: str


class LastWords(Said, frozen=True, kw_only=True):
    """The last words of the castaway voted out, or none (DS-10.9). To everybody."""

    seat: str
    words: Text | None
