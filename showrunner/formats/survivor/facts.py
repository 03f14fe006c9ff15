"""Everything that can happen in a dice season. Who is told of it stands in each docstring."""

from __future__ import annotations

from typing import Literal

from showrunner.formats.facts import COMMON_FACTS, Fact
from showrunner.kernel import Text

# -- the season ------------------------------------------------------------------------------------


class AttributesRolled(Fact, frozen=True, kw_only=True):
    """A castaway's attributes were rolled, or set by producers (DS-2.1). To that castaway."""

    seat: str
    competition: int
    survival: int


class TeamsFormed(Fact, frozen=True, kw_only=True):
    """The teams are these from now on, with so much food each (DS-1.6, DS-1.7). To everybody.

    `why`: `start`, `merge` or `producers`. Teams not named are dissolved.
    """

    teams: dict[str, tuple[str, ...]]
    food: dict[str, int]
    why: Literal["start", "merge", "producers"]


class RoundBegan(Fact, frozen=True, kw_only=True):
    """A round began with these castaways (DS-1.8). To everybody."""

    round: int
    castaways: tuple[str, ...]


class RoundEnded(Fact, frozen=True, kw_only=True):
    """A round ended; immunity ends with it (DS-3.8). To everybody."""

    round: int


class PhaseBegan(Fact, frozen=True, kw_only=True):
    """A phase began; `times` is above 1 where producers had it repeated. To everybody."""

    round: int
    phase: str
    times: int


class PhaseEnded(Fact, frozen=True, kw_only=True):
    """A phase ended: by itself, or `cancelled` by producers while it ran. To everybody."""

    round: int
    phase: str
    cancelled: bool


class PhaseSkipped(Fact, frozen=True, kw_only=True):
    """Producers cancelled a phase before it began (DS-9.8). To everybody."""

    round: int
    phase: str


class PhaseOrdered(Fact, frozen=True, kw_only=True):
    """Producers want a phase to be cancelled or repeated when it comes. To producers."""

    phase: str
    what: Literal["cancel", "repeat"]


# -- points, counters, food, immunity --------------------------------------------------------------


class PointsChanged(Fact, frozen=True, kw_only=True):
    """Each of these castaways gained (or spent) so many reward points (DS-2.2, DS-2.9).

    Rewards and open grants are told to everybody; trades, spending and secret grants to the
    castaway alone.
    """

    seats: tuple[str, ...]
    amount: int
    cause: str


class CountersChanged(Fact, frozen=True, kw_only=True):
    """These castaways' depletion counters changed by so many, never below 0 (DS-2.4, DS-2.9).

    Those of competitions and food are told to everybody; those bought off and secret ones to the
    castaway alone.
    """

    seats: tuple[str, ...]
    amount: int
    cause: str


class FoodChanged(Fact, frozen=True, kw_only=True):
    """A team's food changed by so much (DS-2.3). To everybody."""

    team: str
    amount: int
    cause: str


class ImmunityGiven(Fact, frozen=True, kw_only=True):
    """These castaways are immune until the end of the round (DS-2.6, DS-3.8). To everybody."""

    seats: tuple[str, ...]
    cause: str


# -- competition -----------------------------------------------------------------------------------


class CompetitionAnnounced(Fact, frozen=True, kw_only=True):
    """Producers described the next competition and what is at stake (DS-3.9). To everybody."""

    name: Text | None
    story: Text | None
    stakes: Literal["both", "reward", "immunity"]
    sits_out: tuple[str, ...]


class CompetitionEntered(Fact, frozen=True, kw_only=True):
    """How a castaway went into a competition (DS-3.1, DS-3.2). To that castaway."""

    seat: str
    trade: bool
    counters_removed: int
    boost: str


class CompetitionRolled(Fact, frozen=True, kw_only=True):
    """A castaway's own dice in a competition, and the result (DS-2.8). To that castaway.

    `reroll` is 0 for the first roll.
    """

    seat: str
    dice: tuple[int, ...]
    result: int
    reroll: int


class CompetitionResults(Fact, frozen=True, kw_only=True):
    """The results of one roll of a competition (DS-2.8, DS-3.3). To everybody.

    `teams` gives each team's roll as an exact fraction (`47/6`); `decides` is what the roll is for:
    `both`, or in a re-roll `reward` or `vote` alone.
    """

    results: dict[str, int]
    teams: dict[str, str]
    reroll: int
    decides: Literal["both", "reward", "vote"]


class TieDrawn(Fact, frozen=True, kw_only=True):
    """A tie that re-rolls could not break was drawn (DS-3.6). To everybody."""

    among: tuple[str, ...]
    drawn: str
    decides: str


class CompetitionWon(Fact, frozen=True, kw_only=True):
    """A competition was won by a team or by one castaway (DS-3.3, DS-3.4). To everybody.

    `team` is empty for an individual winner; `loser` is the team that must vote, or empty.
    """

    winners: tuple[str, ...]
    team: str
    loser: str
    stakes: Literal["both", "reward", "immunity"]


# -- camp ------------------------------------------------------------------------------------------


class CampFed(Fact, frozen=True, kw_only=True):
    """A camp ate: everybody there loses a depletion counter (DS-4.1). To everybody."""

    team: str
    food: int


class CampHungry(Fact, frozen=True, kw_only=True):
    """A camp had not enough food for everybody and ate nothing (DS-4.1). To everybody."""

    team: str
    needed: int
    had: int


class GatheringPlanned(Fact, frozen=True, kw_only=True):
    """What a castaway chose before gathering (DS-4.2, DS-6.2, DS-6.3). To that castaway."""

    seat: str
    bonus_trade: bool
    counters_removed: int
    boost: str


class GatheringRolled(Fact, frozen=True, kw_only=True):
    """A castaway's own dice at gathering, and what they give so far (DS-4.3). To them alone."""

    seat: str
    dice: tuple[int, ...]
    so_far: int


class GatheringSettled(Fact, frozen=True, kw_only=True):
    """What a castaway chose after seeing their roll (DS-4.3). To that castaway."""

    seat: str
    point_trade: bool
    bonus_bought: bool


class Gathered(Fact, frozen=True, kw_only=True):
    """What a castaway's gathering brings the team in the end (DS-4.4). To everybody."""

    seat: str
    team: str
    amount: int


class BonusRolled(Fact, frozen=True, kw_only=True):
    """The dice of a bonus roll (DS-4.5). To producers alone."""

    seat: str
    dice: tuple[int, ...]


class BonusSettled(Fact, frozen=True, kw_only=True):
    """What a bonus roll brought: an advantage, or nothing (DS-4.5). To its castaway."""

    seat: str
    found: bool


# -- advantage cards -------------------------------------------------------------------------------


class CardPlanted(Fact, frozen=True, kw_only=True):
    """An advantage card waits at a camp to be found (DS-4.6). To producers."""

    card: str
    kind: str
    team: str


class CardTaken(Fact, frozen=True, kw_only=True):
    """A card that waited at a camp was found, and has a new id from then on. To producers.

    The id at the camp counts cards that others found; the holder's id tells nothing of them.
    """

    planted: str
    card: str


class CardGained(Fact, frozen=True, kw_only=True):
    """A castaway holds a card from now on, found or given (DS-8.3). To that castaway."""

    seat: str
    card: str
    kind: str
    how: Literal["found", "given"]


class CardPlayed(Fact, frozen=True, kw_only=True):
    """A card was played on somebody (DS-8.1, DS-8.2). To everybody."""

    seat: str
    card: str
    kind: str
    on: str


class CardLost(Fact, frozen=True, kw_only=True):
    """A card left the game unplayed: with its holder (DS-8.5) or with its camp. To the holder."""

    card: str
    holder: str
    why: Literal["holder left", "camp dissolved"]


# -- conversation ----------------------------------------------------------------------------------


class PreferencesSet(Fact, frozen=True, kw_only=True):
    """Whom a castaway is open to, and whom they want to talk with, first first (DS-5.1, DS-5.4).

    To that castaway.
    """

    seat: str
    open: tuple[str, ...]
    ranked: tuple[str, ...]


class TalkBegan(Fact, frozen=True, kw_only=True):
    """A private talk began. To the team, everybody or those in it (`talks_are_seen`, DS-5.8)."""

    talk: str
    seats: tuple[str, ...]


class MessageSaid(Fact, frozen=True, kw_only=True):
    """Something was said in a talk (DS-5.5). To those in it."""

    talk: str
    seat: str
    words: Text | None


class TalkEnded(Fact, frozen=True, kw_only=True):
    """A private talk ended (DS-5.5). To those in it."""

    talk: str
    seats: tuple[str, ...]


class NoteTaken(Fact, frozen=True, kw_only=True):
    """A castaway's own note after a talk (DS-5.4). To that castaway."""

    seat: str
    talk: str
    words: Text


# -- vote ------------------------------------------------------------------------------------------


class VoteBegan(Fact, frozen=True, kw_only=True):
    """These castaways came to the vote, and these of them are immune (DS-10). To everybody."""

    present: tuple[str, ...]
    immune: tuple[str, ...]


class CommentOrderSet(Fact, frozen=True, kw_only=True):
    """Producers chose who comments next time, and in what order (DS-9.6). To producers."""

    occasion: Literal["vote", "jury", "finalists"]
    seats: tuple[str, ...]


class CommentMade(Fact, frozen=True, kw_only=True):
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
    """These share the lead, and a tie-break follows (DS-10.6). To everybody."""

    tied: tuple[str, ...]


class TieBreakPassed(Fact, frozen=True, kw_only=True):
    """A tie-break step could not be held or decided nothing (DS-10.6). To everybody."""

    step: str
    why: Literal["cannot be held", "still tied"]


class SurvivalRolled(Fact, frozen=True, kw_only=True):
    """The survival rolls that decide who goes; the lowest does (DS-10.6). To everybody."""

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


class LastWords(Fact, frozen=True, kw_only=True):
    """The last words of the castaway voted out, or none (DS-10.9). To everybody."""

    seat: str
    words: Text | None


# -- producers -------------------------------------------------------------------------------------


class CastawayRemoved(Fact, frozen=True, kw_only=True):
    """Producers took a castaway out of the game: medical or quit (DS-1.9). To everybody."""

    seat: str
    why: Literal["medical", "quit"]


class CastawayReturned(Fact, frozen=True, kw_only=True):
    """Producers returned a castaway to the game, into this team (DS-1.9). To everybody."""

    seat: str
    team: str


class GroupTalkBegan(Fact, frozen=True, kw_only=True):
    """Several castaways talk together (DS-5.9). To those in it."""

    talk: str
    seats: tuple[str, ...]


class JuryOrdered(Fact, frozen=True, kw_only=True):
    """Producers chose the jury (DS-9.7, DS-11.1). To producers."""

    seats: tuple[str, ...]


# -- jury ------------------------------------------------------------------------------------------


class FinalBegan(Fact, frozen=True, kw_only=True):
    """The finalists face the jury (DS-11.1). To everybody."""

    finalists: tuple[str, ...]
    jury: tuple[str, ...]


class JuryQuestionPut(Fact, frozen=True, kw_only=True):
    """A juror put a question to one finalist or to all (DS-11.2). To everybody."""

    juror: str
    to: tuple[str, ...]
    words: Text


class JuryQuestionAnswered(Fact, frozen=True, kw_only=True):
    """A finalist answered a juror's question, or not (DS-11.2). To everybody."""

    juror: str
    finalist: str
    words: Text | None


class JuryBallotCast(Fact, frozen=True, kw_only=True):
    """A juror's ballot for the winner (DS-11.3). To that juror. `again` in the re-vote of a tie."""

    juror: str
    finalist: str | None
    again: bool


class JuryBallotRead(Fact, frozen=True, kw_only=True):
    """A juror's ballot was read out (DS-11.3). To everybody."""

    finalist: str


class JuryVotesCounted(Fact, frozen=True, kw_only=True):
    """The count of the jury's votes (DS-11.3, DS-11.4). To everybody.

    After a tie, `again` counts those who voted for a finalist not tied, anew.
    """

    counts: dict[str, int]
    again: bool


class WinnerDrawn(Fact, frozen=True, kw_only=True):
    """A final tie that nothing broke was drawn (DS-11.4). To everybody."""

    among: tuple[str, ...]
    drawn: str


class WinnerCrowned(Fact, frozen=True, kw_only=True):
    """The season has a winner; `rule` and `reason` say why (DS-11.3). To everybody."""

    seat: str
    rule: str
    reason: str


SURVIVOR_FACTS: tuple[type[Fact], ...] = (
    *COMMON_FACTS,
    *(
        kind
        for kind in list(globals().values())
        if isinstance(kind, type) and issubclass(kind, Fact) and kind.__module__ == __name__
    ),
)
"""Every fact type of the dice season, in the order in which they stand above."""
