"""The narrator of a dice season, put together from its chapters."""

from __future__ import annotations

from showrunner.formats.chapters import chaptered
from showrunner.formats.survivor.narration.camp import CampChapter
from showrunner.formats.survivor.narration.cards import CardsChapter
from showrunner.formats.survivor.narration.chapter import Chapter
from showrunner.formats.survivor.narration.competition import CompetitionChapter
from showrunner.formats.survivor.narration.final import FinalChapter
from showrunner.formats.survivor.narration.ledger import SurvivorLedgerChapter
from showrunner.formats.survivor.narration.opportunities import OpportunitiesChapter
from showrunner.formats.survivor.narration.production import SurvivorProductionChapter
from showrunner.formats.survivor.narration.revelations import SurvivorRevelationsChapter
from showrunner.formats.survivor.narration.rounds import SurvivorRoundsChapter
from showrunner.formats.survivor.narration.talk import SurvivorTalkChapter
from showrunner.formats.survivor.narration.vote import VoteChapter
from showrunner.formats.survivor.sheet import SurvivorSheet

CHAPTERS: tuple[type[Chapter], ...] = (
    SurvivorRevelationsChapter,
    SurvivorRoundsChapter,
    CompetitionChapter,
    CampChapter,
    SurvivorTalkChapter,
    CardsChapter,
    VoteChapter,
    FinalChapter,
    SurvivorLedgerChapter,
    OpportunitiesChapter,
    SurvivorProductionChapter,
)

narrator = chaptered(SurvivorSheet, *CHAPTERS)
"""Tells a dice season to one viewer."""
