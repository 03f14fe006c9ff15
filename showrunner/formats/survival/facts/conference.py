"""What happens at a Global Conference (SV-6)."""

from __future__ import annotations

from typing import Literal

from showrunner.formats.facts import AiredFact, Fact
from showrunner.formats.talk.acts import Act
from showrunner.formats.talk.facts import Said
from showrunner.kernel import Text

Step = Literal["vote", "revote", "accuse", "verdict"]


class DawnBroke(Fact, frozen=True, kw_only=True):
    """The night is over (SV-5.10). To everybody."""

    round: int


class NairobiSummoned(Fact, frozen=True, kw_only=True):
    """Somebody is away in Nairobi for this day's Conference (SV-5.14). To everybody."""

    seat: str


class SummonsSpent(AiredFact, frozen=True, kw_only=True):
    """Somebody summoned was eliminated in the night: nobody goes (SV-5.16). To producers."""

    seat: str


class ConferenceBegan(Fact, frozen=True, kw_only=True):
    """These contestants take part in the Conference (SV-6.1). To everybody."""

    round: int
    participants: tuple[str, ...]


class DebatePassBegan(Fact, frozen=True, kw_only=True):
    """A pass of the debate began; this is the order of speaking (SV-6.2). To everybody."""

    turn: int
    order: tuple[str, ...]


class Spoke(Said, frozen=True, kw_only=True):
    """A participant spoke in the debate, or passed (SV-6.2). To everybody.

    `claim` is the role that the speaker claims to have; `accuse` names a contestant as Evil, and
    `vouch` another as Good.
    """

    seat: str
    words: Text | None
    claim: str | None
    accuse: str | None
    vouch: str | None

    @property
    def does(self) -> tuple[Act, ...]:
        """Its acts, with the claim, the accusation and the word of support as acts."""
        said = (
            Act("claim", what=self.claim) if self.claim else None,
            Act("evil", self.accuse) if self.accuse else None,
            Act("good", self.vouch) if self.vouch else None,
        )
        return (*self.acts, *(act for act in said if act is not None))


class DebateClosed(Fact, frozen=True, kw_only=True):
    """Producers closed the debate and called the vote (SV-6.2). To everybody."""

    round: int


class VoteBegan(Fact, frozen=True, kw_only=True):
    """A vote began: who votes, and who can be voted for (SV-6.3). To everybody.

    A `verdict` is a yes or no on its one candidate (SV-6.6).
    """

    step: Step
    voters: tuple[str, ...]
    candidates: tuple[str, ...]


class BallotCast(Fact, frozen=True, kw_only=True):
    """A contestant's vote: a name, `yes` or `no`, or null for nobody (SV-6.4). To its voter."""

    seat: str
    step: Step
    name: str | None
    weight: int


class VotesCounted(Fact, frozen=True, kw_only=True):
    """The outcome of a vote, as far as it is published (SV-6.4, SV-6.5). To everybody.

    `votes` is empty unless votes are public, `totals` is empty where they are secret.
    """

    step: Step
    votes: dict[str, str | None]
    totals: dict[str, int]


class VoteTied(Fact, frozen=True, kw_only=True):
    """A vote was tied between those with the highest total (SV-6.8). To everybody."""

    step: Step
    tied: tuple[str, ...]


class CoinTossed(Fact, frozen=True, kw_only=True):
    """A tie was broken by drawing one of the tied (SV-6.10). To everybody."""

    among: tuple[str, ...]
    drawn: str


class ConferenceEnded(Fact, frozen=True, kw_only=True):
    """The Conference is over, and nobody is in Nairobi any more (SV-6.11). To everybody."""

    round: int
