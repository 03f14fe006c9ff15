"""What the Survivors are called in the telling: by their owner and a nickname, not by number."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from typing_extensions import override

from showrunner.formats.fact import Fact
from showrunner.formats.mini_survivor import facts
from showrunner.formats.mini_survivor.votes import label_of
from showrunner.story.beat import Beat
from showrunner.story.finding import Finder
from showrunner.story.record import Record

NICKNAMES: Final = (
    *("Adder", "Badger", "Bear", "Beetle", "Bison", "Boar", "Bull", "Camel", "Cobra", "Condor"),
    *("Crab", "Crane", "Crow", "Deer", "Dove", "Duck", "Eagle", "Eel", "Falcon", "Finch"),
    *("Fox", "Frog", "Goat", "Goose", "Hare", "Hawk", "Heron", "Hornet", "Ibex", "Jackal"),
    *("Jay", "Koala", "Kestrel", "Lark", "Lemur", "Lion", "Lizard", "Llama", "Lynx", "Magpie"),
    *("Marten", "Mole", "Moose", "Mouse", "Mule", "Newt", "Otter", "Owl", "Panther", "Pigeon"),
    *("Puma", "Quail", "Raven", "Robin", "Seal", "Shrew", "Snake", "Stoat", "Tiger", "Wolf"),
)
"""A nickname for each Survivor of the largest match."""


def nickname(number: int) -> str:
    """A Survivor's nickname."""
    return NICKNAMES[(number - 1) % len(NICKNAMES)]


def owner_of(record: Record, number: int) -> str:
    """The seat that owns a Survivor."""
    sheet: Any = record.sheet
    owner: str = sheet.survivors[number].owner
    return owner


def called(record: Record, number: int) -> str:
    """A Survivor by its owner and nickname: `Ama’s Otter`."""
    return f"{record.name(owner_of(record, number))}’s {nickname(number)}"


def dealt(record: Record, survivors: Iterable[int]) -> set[int]:
    """The facts that say whose these Survivors are."""
    labels = map(label_of, survivors)
    return {record.titled[label] for label in labels if label in record.titled}


def tribe_name(record: Record, letter: str) -> str:
    """A tribe's name; an empty letter stands for the Outcasts."""
    sheet: Any = record.sheet
    return sheet.grid.tribes.get(letter, letter) if letter else "the Outcasts"


class SurvivorNames(Finder):
    """Tells the record what tribes and Survivors are called."""

    @override
    def take(self, number: int, fact: Fact) -> Iterable[Beat]:
        """Note the tribes of the grid, and the Survivors that were dealt."""
        titles = self.record.titles
        match fact:
            case facts.GridLaid(tribes=tribes):
                titles.update(tribes)
            case facts.SurvivorsDealt(survivors=survivors):
                titles.update({label_of(one): called(self.record, one) for one in survivors})
                self.record.titled.update((label_of(one), number) for one in survivors)
        return ()
