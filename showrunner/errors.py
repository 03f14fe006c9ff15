"""Everything that Showrunner raises on purpose.

::

    ShowrunnerError
    ├── Explained                 says what was wrong (`wrong`) and what would be right (`right`)
    │   ├── WrongParameter        a parameter's name or value is wrong
    │   ├── CardMistake           a character card is wrong; `place` says where
    │   ├── PictureMistake        an uploaded picture is none, too large or damaged
    │   ├── SpeechMistake         the program that is to speak a season is missing or has failed
    │   ├── FileMistake           a season, cast or journal file is wrong; `file` and `line`
    │   ├── AddressRefused        this server may not connect to a URL, or not with that key
    │   ├── PlayerAway            a player of this process cannot decide; the season may wait
    │   │   └── CapReached        a call to a model would cost more than the producers allow
    │   ├── Forbidden             whoever asks may not do this
    │   ├── NotLetIn              nobody knows who asks
    │   ├── NotInstalled          an optional package that this needs is not installed
    │   ├── WorkerLost            the processes or machines that play an experiment are gone
    │   ├── DatabaseMistake       (a StoreFault, too)
    │   └── SpoiledRow            (a StoreFault, too)
    ├── Refused                   an entry was not taken; nothing has changed
    │   ├── StaleAsk              the decision is closed, withdrawn, or was never put
    │   ├── IllegalAnswer         the answer breaks the question's form (one reason a problem)
    │   ├── OrderRefused          the producers' order is unknown, malformed or cannot be survived
    │   │   └── OrderMistake      it is written so that no season would take it (a reason a problem)
    │   ├── LimitReached          there may be no more of this kind, such as seasons of a producer
    │   ├── SeasonArchived        the season is archived, and driven by nobody
    │   ├── KeyReused             an idempotency key came again with another input
    │   └── SeasonOver            the season has ended
    ├── RuleFault                 code of the game did what it must never do; the season halts
    │   ├── RuleBug               an exception inside rule code
    │   ├── BotBug                an exception inside a bot
    │   ├── ForeignAwait          rule code awaited something that is not the stage's
    │   └── SeasonHalted          an entry came to a season that a rule fault has stopped
    ├── CastawayMistake           a castaway is none: each field that is wrong
    ├── FutureFailed              a future of a season could not be played to its end
    ├── ReplayDiffers             a replay tells another story than the one that was stored
    ├── VersionMismatch           a stored season needs another version of its format or of the file
    ├── NotSent                   a letter to somebody outside did not arrive
    ├── UnknownName               no format, bot, castaway or season file of that name
    ├── Unreadable                data is not of the form that it must have (a ValueError, too)
    ├── Misused                   code calls a part of Showrunner in a way that cannot work: a bug
    └── StoreFault                something is wrong with the database, or with who uses it
        ├── DatabaseMistake       its address is wrong, or its tables are of another version
        ├── DatabaseGone          it did not answer for so long that nobody waits any more
        ├── UnknownSeason         no season of this id is stored
        │   └── SeasonGoesOn      whoever asks plays or watches on in a fork of it
        ├── SpoiledRow            what is stored of a season cannot be read; the season halts
        ├── SeasonDriven          another process drives the season, and is alive
        └── Fenced                another runner has taken the season over

Every message says what was wrong and where; those with a remedy say what would be right. An error
that never leaves its package is defined there, below a class of this tree.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from difflib import get_close_matches
from typing import Final, NamedTuple


class ShowrunnerError(Exception):
    """The root of the tree: catch this to catch all that Showrunner raises on purpose."""

    def __reduce__(self) -> tuple[object, ...]:
        """An error goes from one process to another as it is: its message is not made again."""
        return _as_it_was, (type(self), self.args), vars(self)


def _as_it_was(kind: type[ShowrunnerError], said: tuple[object, ...]) -> ShowrunnerError:
    return kind.__new__(kind, *said)


class Explained(ShowrunnerError):
    """What was wrong, and what would be right; the message is made of both.

    `where` is what the message begins with.
    """

    def __init__(self, wrong: str, right: str, where: str = "") -> None:
        self.wrong = wrong
        self.right = right
        super().__init__(f"{where}{wrong}; {right}")


class Unreadable(ShowrunnerError, ValueError):
    """Data is not of the form that it must have. What catches it knows where the data stands.

    It is a ValueError, so that msgspec says where in the data it was raised.
    """


class Misused(ShowrunnerError):
    """Code calls a part of Showrunner in a way that cannot work: a bug in that code."""


class Refused(ShowrunnerError):
    """An entry was not taken. The season is exactly as it was before."""


class StaleAsk(Refused):
    """The decision that an entry names is not open."""

    def __init__(self, ask: str, why: str) -> None:
        self.ask = ask
        self.why = why
        super().__init__(f"the decision {ask!r} cannot be answered: {why}")


class Problem(NamedTuple):
    """One thing wrong with an answer: the field's path, what is wrong, and what would be right."""

    field: str
    wrong: str
    right: str

    def __str__(self) -> str:
        """Say the problem in one line."""
        return (
            f"{self.field}: {self.wrong}; {self.right}"
            if self.field
            else f"{self.wrong}; {self.right}"
        )


class IllegalAnswer(Refused):
    """An answer breaks the form of its question; `problems` holds every reason."""

    def __init__(self, kind: str, problems: Sequence[Problem]) -> None:
        self.kind = kind
        self.problems = tuple(problems)
        super().__init__(f"not a legal answer to {kind!r}: " + " | ".join(map(str, problems)))


class OrderRefused(Refused):
    """A producers' order is not taken; `order` is its name and `why` the reason."""

    def __init__(self, order: str, why: str) -> None:
        self.order = order
        self.why = why
        super().__init__(f"the order {order!r} is refused: {why}")


class OrderMistake(OrderRefused):
    """An order is written so that no season of its game and cast would take it, now or later."""

    def __init__(self, order: str, problems: Sequence[Problem]) -> None:
        self.problems = tuple(problems)
        super().__init__(order, " | ".join(map(str, problems)))


class SeasonOver(Refused):
    """An entry came after the season's end."""

    def __init__(self) -> None:
        super().__init__("the season has ended: nothing more can be entered, only read")


class LimitReached(Refused):
    """There is no room for another thing of this kind, such as a producer's 10,001st season."""

    def __init__(self, what: str, most: int, right: str) -> None:
        super().__init__(f"there are {most:,} {what} already, the most that there may be: {right}")
        self.what = what


class SeasonArchived(Refused):
    """Something was sent to a season that is archived: nobody drives it."""

    def __init__(self, season: str) -> None:
        self.season = season
        super().__init__(
            f"the season {season} is archived: nobody drives it, and it takes nothing; its "
            'producers can take it out of the archive first (PATCH it with {"archived": false})'
        )


class KeyReused(Refused):
    """An idempotency key came again with other terms."""

    def __init__(self, key: str) -> None:
        self.key = key
        super().__init__(f"the key {key!r} was used for another input; give each input its own key")


class RuleFault(ShowrunnerError):
    """Code of the game did what it must never do. The season halts; its journal is kept."""


class RuleBug(RuleFault):
    """An exception inside rule code, with the entry that set it off (0 is the start)."""

    def __init__(self, entry: int, where: str, problem: str) -> None:
        self.entry = entry
        self.where = where
        self.problem = problem
        super().__init__(
            f"the rules failed at entry {entry} in {where}: {problem}; "
            "the entry is kept: mend the rule and replay the journal"
        )


class BotBug(RuleFault):
    """An exception inside the bot of a seat, while it looked (`see`) or decided (`answer`)."""

    def __init__(self, seat: str, doing: str, problem: BaseException) -> None:
        self.seat = seat
        self.doing = doing
        super().__init__(
            f"the bot of {seat!r} failed in `{doing}`: {type(problem).__name__}: {problem}; "
            "mend the bot, or let another player have the seat, and the season goes on"
        )


class ForeignAwait(RuleFault):
    """Rule code awaited something other than the stage, such as asyncio."""

    def __init__(self, where: str, awaited: str) -> None:
        self.where = where
        self.awaited = awaited
        super().__init__(
            f"{where} awaited {awaited}: "
            "rules await only the stage (ask, ask_all, together, scene, until)"
        )


class SeasonHalted(RuleFault):
    """An entry came to a season that a rule fault has stopped; rebuild it from its journal."""

    def __init__(self, fault: BaseException) -> None:
        self.fault = fault
        super().__init__(f"the season is halted and takes no entry until it is rebuilt: {fault}")


class WrongParameter(Explained):
    """A parameter's name or value is wrong."""


class CastawayMistake(ShowrunnerError):
    """A castaway cannot be kept as it was given; `problems` holds every reason."""

    def __init__(self, name: str, problems: Sequence[Problem]) -> None:
        self.name = name
        self.problems = tuple(problems)
        whose = f" {name!r}" if name else ""
        super().__init__(f"the castaway{whose} is refused: " + " | ".join(map(str, problems)))


class CardMistake(Explained):
    """A character card cannot be read; `place` says where in it (`data.name`, `chunk chara`)."""

    def __init__(self, place: str, wrong: str, right: str) -> None:
        self.place = place
        super().__init__(
            wrong, right, f"the character card: {place}: " if place else "the character card: "
        )


class PictureMistake(Explained):
    """A picture cannot be taken."""

    def __init__(self, wrong: str, right: str) -> None:
        super().__init__(wrong, right, "the picture ")


class SpeechMistake(Explained):
    """A season cannot be spoken: the speech program is missing, misnamed, or has failed."""


class FileMistake(Explained):
    """A file that somebody wrote is wrong, in this line of it if one is named."""

    def __init__(self, file: object, line: int | None, wrong: str, right: str) -> None:
        self.file = str(file)
        self.line = line
        super().__init__(wrong, right, f"{file}:{line}: " if line else f"{file}: ")


class FutureFailed(ShowrunnerError):
    """A future of a season could not be played to its end."""

    def __init__(self, problem: str) -> None:
        self.problem = problem
        super().__init__(f"a future of the season could not be played: {problem}")


class ReplayDiffers(ShowrunnerError):
    """A replay told another story: the first entry (and fact) at which it differs."""

    def __init__(self, entry: int, fact: int | None, stored: str, told: str) -> None:
        self.entry = entry
        self.fact = fact
        self.stored = stored
        self.told = told
        place = f"entry {entry}" + (f", fact {fact}" if fact is not None else "")
        super().__init__(f"the replay differs at {place}: stored {stored}, told {told}")


class VersionMismatch(ShowrunnerError):
    """A stored season needs another version than the one that is here."""

    def __init__(self, what: str, stored: int, here: int) -> None:
        self.what = what
        self.stored = stored
        self.here = here
        newer = (
            "update Showrunner" if stored > here else "replay it with the version that played it"
        )
        super().__init__(f"{what} has version {stored}, this is version {here}: {newer}")


class UnknownName(ShowrunnerError):
    """There is no such format, bot, castaway or file; the message names what there is."""

    def __init__(self, what: str, name: str, known: Iterable[str]) -> None:
        self.name = name
        self.known = tuple(known)
        super().__init__(f"there is no {what} {name!r}: {suggest(name, self.known)}")


class PlayerAway(Explained):
    """A player of this process cannot decide; where `pause`, the season waits for its producers.

    `agreed` is whether the season's allowance says what happens then.
    """

    def __init__(self, wrong: str, right: str, *, pause: bool = True, agreed: bool = False) -> None:
        self.pause = pause
        self.agreed = agreed
        super().__init__(wrong, right)


RAISE_THE_CAP: Final = "raise the cap (PUT …/allowance), or let bots stand in, and go on"


class CapReached(PlayerAway):
    """A call to a model would cost more than the producers allow; `wrong` says which cap it is."""

    def __init__(self, wrong: str, *, pause: bool = True) -> None:
        super().__init__(wrong, RAISE_THE_CAP, pause=pause, agreed=True)


class Forbidden(Explained):
    """Whoever asks may not do this; `right` says who may."""


class AddressRefused(Explained):
    """This server may not connect to a URL, or not with that key."""


class NotInstalled(Explained):
    """An optional package that something needs is not installed; `extra` is what brings it."""

    def __init__(self, what: str, package: str, extra: str) -> None:
        self.extra = extra
        super().__init__(
            f"{what} need the package {package}, which is not installed here",
            f"pip install 'showrunner-seasons[{extra}]'",
        )


class WorkerLost(Explained):
    """The processes or machines that play an experiment are gone; what was played is kept."""

    def __init__(self, wrong: str = "a process that plays seasons was killed") -> None:
        super().__init__(wrong, "run the command again: it plays what is missing")


class NotLetIn(Explained):
    """A token is needed, and none was shown that is good."""

    def __init__(self, wrong: str) -> None:
        right = "send `Authorization: Bearer TOKEN`; `POST /api/v1/session` gives one"
        super().__init__(wrong, right)


class NotSent(ShowrunnerError):
    """A letter to somebody outside did not arrive; `may_pass` says whether to try again.

    The message names neither the address nor the letter's words, so that it can be logged.
    """

    def __init__(self, why: str, *, may_pass: bool) -> None:
        self.may_pass = may_pass
        super().__init__(f"it was not sent: {why}")


class StoreFault(ShowrunnerError):
    """Something is wrong with the database, or with who uses it."""


class DatabaseMistake(Explained, StoreFault):
    """The database's address is wrong, or its tables are of another version than this program."""


class DatabaseGone(StoreFault):
    """The database did not answer for so long that nobody waits any more."""

    def __init__(self, seconds: float, reason: str) -> None:
        self.reason = reason
        super().__init__(
            f"the database did not answer for {seconds:.0f} seconds ({reason}); what was written "
            "is safe: `showrunner resume` goes on from there once the database is back"
        )


class UnknownSeason(StoreFault):
    """No season of this id is stored, or the beginning of an id fits several."""

    def __init__(self, season: str, found: Sequence[str] = ()) -> None:
        self.season = season
        meant = "it could be " + ", ".join(found) if found else "`showrunner list` shows what is"
        super().__init__(f"no season {season!r} is stored; {meant}")


class SeasonGoesOn(UnknownSeason):
    """The season of whoever asks goes on in a fork (`fork`), and their token is for that one."""

    def __init__(self, season: str, fork: str) -> None:
        self.season = season
        self.fork = fork
        ShowrunnerError.__init__(
            self, f"the season {season} goes on in {fork}: your link and token are for that one now"
        )


class SpoiledRow(Explained, StoreFault):
    """A row of a season cannot be read: `table` and `row` (its number or id) name it."""

    def __init__(self, season: str, table: str, row: object, wrong: str, right: str) -> None:
        self.season = season
        self.table = table
        self.row = str(row)
        where = f"{table} {self.row} of the season {season} cannot be read: "
        super().__init__(wrong, right, where)


class SeasonDriven(StoreFault):
    """Another process drives the season, and was alive a moment ago."""

    def __init__(self, season: str, driver: str) -> None:
        self.season = season
        self.driver = driver
        super().__init__(
            f"the season {season} is driven by {driver}; give orders to it with `showrunner order` "
            "and `showrunner direct`, or stop that process first"
        )


class Fenced(StoreFault):
    """Another runner has taken the season over: this one has written nothing more and must stop."""

    def __init__(self, season: str) -> None:
        self.season = season
        super().__init__(f"the season {season} is driven by another runner now; this one stops")


def suggest(name: str, known: Iterable[str]) -> str:
    """Say which of the known names may have been meant, or name them all."""
    choices = list(known)
    near = get_close_matches(name, choices, n=1)
    if near:
        return f"did you mean {near[0]!r}?"
    return "use one of " + ", ".join(choices) if choices else "there is none to choose"
