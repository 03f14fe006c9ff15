"""The questions of Mini-Survivor, each built from the current state of the match."""

from __future__ import annotations

from collections.abc import Mapping

from showrunner.formats.mini_survivor.questions.others import *
from showrunner.formats.mini_survivor.questions.submissions import *

KINDS: Mapping[str, str] = {
    "mini_survivor.reading": "whether one has read the rules",
    "mini_survivor.letterbox": "what a Survivor of one's own writes to its tribe",
    "mini_survivor.post": "what one posts for everybody",
    "mini_survivor.preferences": "whom one wants to talk with",
    "mini_survivor.talk": "a message in a private talk",
    "mini_survivor.after_talk": "changed preferences and a note after a talk",
    "mini_survivor.submission": "what one's Survivors do in a round",
    "mini_survivor.bid": "a sealed bid for an idol",
    "mini_survivor.candidate": "who of the tied is the Elimination Candidate",
    "mini_survivor.gift": "what one gives away after the end",
}
"""Every kind of decision of this format, in words, for holds and deadlines."""
