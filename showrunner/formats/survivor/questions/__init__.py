"""The questions that the dice season asks, built from its current state."""

from __future__ import annotations

from collections.abc import Mapping

from showrunner.formats.survivor.questions.opportunities import *
from showrunner.formats.survivor.questions.rolls import *
from showrunner.formats.survivor.questions.votes import *

KINDS: Mapping[str, str] = {
    "survivor.competition": "how one goes into a competition",
    "survivor.gathering": "what one does before gathering",
    "survivor.gathered": "what one does after seeing one's gathering roll",
    "survivor.opportunity": "whether to take what producers offer, or how much to bid",
    "survivor.preferences": "whom one wants to talk with",
    "survivor.talk": "a message in a private talk",
    "survivor.group_talk": "a message in a talk of several",
    "survivor.after_talk": "changed preferences and a note after a talk",
    "survivor.comment": "a comment before the votes",
    "survivor.card": "whether to play a card",
    "survivor.ballot": "whom to vote out",
    "survivor.revote": "whom to vote out in a re-vote",
    "survivor.last_words": "last words of the one voted out",
    "survivor.jury_comment": "a juror's comment",
    "survivor.jury_question": "a juror's question",
    "survivor.jury_answer": "a finalist's answer to a juror",
    "survivor.finalist_comment": "a finalist's comment",
    "survivor.jury_ballot": "who shall win",
}
"""Every kind of question of the format, with what is decided, for holds and deadlines."""
