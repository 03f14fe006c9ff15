"""What is said, as data: patterns in pools (see `speech/grammar.py` for how they are written)."""

from __future__ import annotations

from showrunner.formats.survivor.bots.speech.grammar import pools
from showrunner.formats.survivor.bots.speech.lines.answers import ANSWERS
from showrunner.formats.survivor.bots.speech.lines.bonds import BONDS
from showrunner.formats.survivor.bots.speech.lines.company import COMPANY
from showrunner.formats.survivor.bots.speech.lines.dealings import DEALINGS
from showrunner.formats.survivor.bots.speech.lines.diaries import DIARIES
from showrunner.formats.survivor.bots.speech.lines.feats import FEATS
from showrunner.formats.survivor.bots.speech.lines.interviews import INTERVIEWS
from showrunner.formats.survivor.bots.speech.lines.notes import NOTES
from showrunner.formats.survivor.bots.speech.lines.opinions import OPINIONS
from showrunner.formats.survivor.bots.speech.lines.texts import TEXTS
from showrunner.formats.survivor.bots.speech.lines.votes import VOTES

LINES = pools(
    VOTES
    + ANSWERS
    + DEALINGS
    + COMPANY
    + OPINIONS
    + FEATS
    + BONDS
    + TEXTS
    + INTERVIEWS
    + NOTES
    + DIARIES
)
"""Every pool by its name, parsed once."""
