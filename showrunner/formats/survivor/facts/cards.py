"""What happens to advantage cards, and by them (DS-8). Planting and finding are in `camp.py`."""

from __future__ import annotations

from typing import Any, Literal

from showrunner.formats.facts import Fact
from showrunner.formats.talk.facts import Said
from showrunner.kernel import Text


class CardDefined(Fact, frozen=True, kw_only=True):
    """There is a new kind of card (DS-8.3), `card` as producers gave it.

    To producers, and again to each castaway before they first hold one.
    """

    kind: str
    card: dict[str, Any]


class CardForged(Fact, frozen=True, kw_only=True):
    """A card that a castaway just got is not what it looks like (DS-8.4). To producers."""

    card: str
    kind: str


class CardTransferred(Fact, frozen=True, kw_only=True):
    """A card went from one hand into another (DS-8.3). To both of them."""

    card: str
    kind: str
    giver: str
    taker: str


class CardCancelled(Fact, frozen=True, kw_only=True):
    """A card that was just played did nothing, or nothing more (DS-8.3).

    To everybody where its play was public, else to who played it. That there were no points or
    counters to move (`none left`) is secret (DS-2.9): to who played it and on whom.
    """

    card: str
    seat: str
    on: str
    why: Literal["nullified", "fake", "no vote left", "out of luck", "nothing there", "none left"]


class HoldersCounted(Fact, frozen=True, kw_only=True):
    """So many castaways hold a card of a kind whose power depends on it (DS-8.4). To those."""

    kind: str
    holders: int


class CardAskedFor(Fact, frozen=True, kw_only=True):
    """A castaway asked another for a card by its name, and got it or not (DS-8.4). To everybody."""

    seat: str
    on: str
    kind: str
    got: bool


class NullifierLaid(Fact, frozen=True, kw_only=True):
    """The next card that would make somebody immune at this vote is void. To who played it."""

    seat: str
    on: str


class VoteLeft(Fact, frozen=True, kw_only=True):
    """A castaway left the vote, safe and without a ballot (DS-8.4). To everybody."""

    seat: str


class VoteLost(Fact, frozen=True, kw_only=True):
    """A castaway's own ballot at this vote is gone (DS-8.4). To that castaway."""

    seat: str
    how: Literal["blocked", "stolen", "given up"]


class VoteGained(Fact, frozen=True, kw_only=True):
    """A castaway casts one ballot more at this vote (DS-8.4). To that castaway."""

    seat: str


class LuckTried(Fact, frozen=True, kw_only=True):
    """A castaway threw dice for a card; they had to show so many at least.

    To everybody; where the card's kind is a secret one, to who played it.
    """

    seat: str
    dice: tuple[int, ...]
    at_least: int


class AdvantageGained(Fact, frozen=True, kw_only=True):
    """So much is added to a castaway's first roll of the competition that begins. To everybody."""

    seat: str
    amount: int


class SpyPosted(Fact, frozen=True, kw_only=True):
    """A castaway will overhear the next private talk of another (DS-8.4). To who spies."""

    seat: str
    on: str


class TalkSpied(Fact, frozen=True, kw_only=True):
    """The private talk that a castaway overhears has begun (DS-8.4). To who spies."""

    seat: str
    on: str
    talk: str
    seats: tuple[str, ...]


class MessageOverheard(Said, frozen=True, kw_only=True):
    """A castaway overheard what was said in a private talk (DS-8.4). To who spies."""

    seat: str
    talk: str
    speaker: str
    words: Text


class VotesRecounted(Fact, frozen=True, kw_only=True):
    """The count after ballots were voided that had been read (DS-8.4, DS-10.5). To everybody.

    `voided` is how many of the ballots cast do not count in all.
    """

    counts: dict[str, int]
    cast: int
    voided: int


class JurorVetoed(Fact, frozen=True, kw_only=True):
    """A finalist kept somebody off the jury, and another sits instead (DS-11.1). To everybody."""

    seat: str
    juror: str
    instead: str
