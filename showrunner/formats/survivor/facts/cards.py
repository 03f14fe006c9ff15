"""What happens to advantage cards and through them (DS-8). See `camp.py` for finding them."""

from __future__ import annotations

from typing import Any, Literal

from showrunner.formats.facts import AiredFact, Fact
from showrunner.formats.talk.facts import Said
from showrunner.kernel import Text


class CardDefined(AiredFact, frozen=True, kw_only=True):
    """Producers defined a new kind of card, `card` (DS-8.3).

    To producers, and again to each castaway before they first hold one.
    """

    kind: str
    card: dict[str, Any]


class CardForged(AiredFact, frozen=True, kw_only=True):
    """A card that a castaway just got is not what it looks like (DS-8.4). To producers."""

    card: str
    kind: str


class CardTransferred(Fact, frozen=True, kw_only=True):
    """A card went from one castaway to another (DS-8.3). To both of them."""

    card: str
    kind: str
    giver: str
    taker: str


class CardCancelled(Fact, frozen=True, kw_only=True):
    """A card that was just played had no effect, or no further effect (DS-8.3).

    To everybody if the play was public, else to the castaway who played it. That there were no
    points or counters to move (`none left`) is known only to the two castaways (DS-2.9).
    """

    card: str
    seat: str
    on: str
    why: Literal["nullified", "fake", "no vote left", "out of luck", "nothing there", "none left"]


class HoldersCounted(Fact, frozen=True, kw_only=True):
    """How many castaways hold a kind of card whose power depends on it (DS-8.4). To its holders."""

    kind: str
    holders: int


class CardAskedFor(Fact, frozen=True, kw_only=True):
    """A castaway asked another for a card by its name, and got it or not (DS-8.4). To everybody."""

    seat: str
    on: str
    kind: str
    got: bool


class NullifierLaid(Fact, frozen=True, kw_only=True):
    """The next card that would make `on` immune at this vote is void. To who played it."""

    seat: str
    on: str


class VoteLeft(Fact, frozen=True, kw_only=True):
    """A castaway left the vote, safe and without a ballot (DS-8.4). To everybody."""

    seat: str


class VoteLost(Fact, frozen=True, kw_only=True):
    """A castaway lost their own ballot at this vote (DS-8.4). To that castaway."""

    seat: str
    how: Literal["blocked", "stolen", "given up"]


class VoteGained(Fact, frozen=True, kw_only=True):
    """A castaway casts one more ballot at this vote (DS-8.4). To that castaway."""

    seat: str


class LuckTried(Fact, frozen=True, kw_only=True):
    """A castaway threw dice for a card; the dice had to show `at_least` or more.

    To everybody, or for a secret kind of card to the castaway who played it.
    """

    seat: str
    dice: tuple[int, ...]
    at_least: int


class AdvantageGained(Fact, frozen=True, kw_only=True):
    """`amount` is added to a castaway's first roll of this competition. To everybody."""

    seat: str
    amount: int


class SpyPosted(Fact, frozen=True, kw_only=True):
    """A castaway will overhear the next private talk of another (DS-8.4). To the spy."""

    seat: str
    on: str


class TalkSpied(Fact, frozen=True, kw_only=True):
    """The private talk that a castaway overhears has begun (DS-8.4). To the spy."""

    seat: str
    on: str
    talk: str
    seats: tuple[str, ...]


class MessageOverheard(Said, frozen=True, kw_only=True):
    """A castaway overheard what was said in a private talk (DS-8.4). To the spy."""

    seat: str
    talk: str
    speaker: str
    words: Text

    @property
    def spoken_by(self) -> str:
        """The seat that speaks."""
        return self.speaker


class VotesRecounted(Fact, frozen=True, kw_only=True):
    """The new count after ballots that had been read were voided (DS-8.4, DS-10.5). To everybody.

    `voided` is how many of all ballots cast do not count.
    """

    counts: dict[str, int]
    cast: int
    voided: int


class JurorVetoed(Fact, frozen=True, kw_only=True):
    """A finalist kept a juror off the jury, and another sits instead (DS-11.1). To everybody."""

    seat: str
    juror: str
    instead: str
