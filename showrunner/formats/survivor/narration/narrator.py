"""The narrator of a dice season: its chapters."""

from __future__ import annotations

from showrunner.formats.chapters import chaptered
from showrunner.formats.survivor.narration.camp import Camp
from showrunner.formats.survivor.narration.cards import Cards
from showrunner.formats.survivor.narration.chapter import Chapter
from showrunner.formats.survivor.narration.competition import Competition
from showrunner.formats.survivor.narration.final import Final
from showrunner.formats.survivor.narration.ledger import Ledger
from showrunner.formats.survivor.narration.opportunities import Opportunities
from showrunner.formats.survivor.narration.production import Production
from showrunner.formats.survivor.narration.revelations import Revelations
from showrunner.formats.survivor.narration.rounds import Rounds
from showrunner.formats.survivor.narration.talk import Talk
from showrunner.formats.survivor.narration.vote import Vote
from showrunner.formats.survivor.sheet import SurvivorSheet

CHAPTERS: tuple[type[Chapter], ...] = (
    Revelations,
    Rounds,
    Competition,
    Camp,
    Talk,
    Cards,
    Vote,
    Final,
    Ledger,
    Opportunities,
    Production,
)

narrator = chaptered(SurvivorSheet, *CHAPTERS)
"""Tells a dice season to one viewer."""
