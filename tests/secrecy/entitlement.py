"""Who may know what: an own table, from the rulebook, that reads no audience of the code."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from showrunner.kernel import Viewer, contestant

Who = Callable[[Sequence[str], str], bool]
"""Whether a seat may know a secret, given the seats that it is about."""


def those(about: Sequence[str], seat: str) -> bool:
    return seat in about


def nobody(about: Sequence[str], seat: str) -> bool:
    return False


IN_SURVIVOR: Mapping[str, Who] = {
    "words of a talk": those,  # DS-5.8: the two (or the circle) who talk
    "a note": those,  # DS-5.4: who took it
    "a memo": those,  # its writer
    "an interview": those,  # DS-9.4: who was asked; never what they play from
    "a verdict": nobody,  # DS-9.4: producers; who has claimed something is not to learn of it
    "a story": those,  # DS-9.3: whom it was told
    "a scheduled order": nobody,  # producers
    "a producer's name": nobody,  # producers
    "words that were vetoed": nobody,  # producers: they were never said
    "words that were replaced": nobody,  # likewise
    "a card at camp": nobody,  # DS-2.9: producers, until it is found
    "a card in hand": those,  # DS-8.3: its holder
    "an attribute": those,  # DS-2.8
    "secret points": those,  # DS-2.9
    "secret counters": those,  # DS-2.9
    "a ballot": those,  # DS-2.10: its voter
    "a jury ballot": those,  # DS-11.3
    "preferences": those,  # DS-5.1
    "a choice at a roll": those,  # DS-2.9: trades and spending
    "dice": those,  # DS-2.8: the roller
    "dice of a bonus roll": nobody,  # DS-4.5: not even their roller
    "a persona": nobody,  # it is for the seat's own player, and no fact of the game
    "luck": nobody,  # luck keys, seeds, bots' keys
    "a salt": nobody,  # with its salt a sealed text can be guessed
}
MAY_KNOW: Mapping[str, Who] = {
    **IN_SURVIVOR,
    "a deal": those,  # MS-1.1: its player
    "a submission": those,  # MS-2.2: its player, for ever
    "a stock": those,  # MS-1.4: its player
    "a role": those,  # SV-1.7: its contestant, until they are eliminated
    "a night act": those,  # SV-4.1: the role's holder
    "words of the Evil channel": those,  # SV-4.2: the Evil Forces alive
    "words of a circle": those,  # SV-4.24, SV-4.25, SV-6.2: those in it
    "a recap": those,  # SV-4.25: the Memory who keeps score
    "a card in a pile": those,  # SG-1.1, IS-15: whose hand or draw pile it is
    "a card face down": nobody,  # SG-1.3, IS-15: the moderator
}
"""Whom each kind of secret is open to; producers may know all but luck and salts."""

NOT_AIRED = (
    *("a verdict", "a scheduled order", "a producer's name"),
    *("words that were vetoed", "words that were replaced", "a card face down"),
    *("a persona", "luck", "a salt"),
)
"""What not even the broadcast shows: how the season is produced, and who plays."""
OWN_PART = "a persona"
"""What a seat's own player is told, though it is no fact of the game."""
NOT_PLAYED_FROM = ("an interview",)
"""What does not even enter the playing view of those who may know it."""

NOT_IN_LOGS = (
    "words of a talk",
    "words of the Evil channel",
    "words of a circle",
    "a recap",
    "a note",
    "a memo",
    "an interview",
    "a story",
    "a scheduled order",
    "words that were vetoed",
    "words that were replaced",
    "luck",
)
"""What somebody wrote, and luck, do not belong into logs, whoever reads them."""


@dataclass(frozen=True)
class Canary:
    """A mark that stands for one secret. `marks` are its spellings: in JSON, in a repr."""

    kind: str
    marks: tuple[str, ...]
    about: tuple[str, ...] = ()

    def may_show(self, viewer: Viewer, playing: bool) -> bool:
        """Whether this viewer may be shown it; with `playing`, play from it."""
        if viewer.role == "producer":
            return self.kind not in ("luck", "a salt")
        if playing and self.kind in NOT_PLAYED_FROM:
            return False
        return MAY_KNOW[self.kind](self.about, viewer.seat)

    def may_prompt(self, seat: str, interviewed: bool) -> bool:
        """Whether a model that plays this seat may be told it, as it is interviewed or plays."""
        if self.kind == OWN_PART:
            return seat in self.about
        return self.may_show(contestant(seat), playing=not interviewed)
