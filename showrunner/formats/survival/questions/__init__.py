"""The questions of Survival, each built from the current state of the season."""

from __future__ import annotations

from collections.abc import Mapping

from showrunner.formats.survival.questions.days import *
from showrunner.formats.survival.questions.nights import *
from showrunner.formats.survival.questions.people import *

KINDS: Mapping[str, str] = {
    "survival.spotlight_nominate": "whom to propose for the Spotlight",
    "survival.spotlight_vote": "who shall hold the Spotlight",
    "survival.buddies": "who the Buddies are",
    "survival.watch": "whom an Evil Force watches",
    "survival.peek": "whether the Activist peeks",
    "survival.nominate": "whom the Evil Forces eliminate",
    "survival.protect": "whom the Ranger protects",
    "survival.engineer": "what the Engineer uses",
    "survival.ask": "whom the Scientist asks about",
    "survival.summon": "whom the P.P.A. summons",
    "survival.buddy_chat": "a message from Buddy to Buddy",
    "survival.lounge": "a message among Memories",
    "survival.recap": "a Memory’s recap of the night",
    "survival.whisper": "a whisper before the debate",
    "survival.speak": "a speech in the debate",
    "survival.vote": "whom to eliminate",
    "survival.revote": "whom to eliminate in a re-vote",
    "survival.verdict": "whether the most named goes",
    "survival.gmo": "whom the GMO takes along",
    "survival.polar": "what the Polar Bear leaves behind",
    "survival.successor": "who holds the Spotlight next",
    "survival.open_mic": "an answer to the producers’ open question",
}
"""Every kind of decision of this format, in words, for holds and deadlines."""
