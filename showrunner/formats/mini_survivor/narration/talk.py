"""Narration of posts, letters and private talks."""

from __future__ import annotations

from showrunner.formats.chapters import speech, tells
from showrunner.formats.facts import Fact
from showrunner.formats.mini_survivor import facts
from showrunner.formats.mini_survivor.sheet import MiniSheet
from showrunner.formats.narration import Line
from showrunner.formats.talk.narration import TalkChapter


class MiniTalk(TalkChapter[MiniSheet]):
    """Tells talks, posts and letters."""

    def notice(self, fact: Fact) -> list[Line]:
        """When the phase ends, also tell the talks that are still open."""
        lines = super().notice(fact)
        if isinstance(fact, facts.PhaseEnded) and fact.phase == "talk":
            lines += self.end_of_phase(everything=True)
        return lines

    @tells(facts.PostMade)
    def _post(self, fact: facts.PostMade) -> list[Line]:
        return [self.desk.says(fact.seat, fact.words, "on the plaza", acts=fact.acts)]

    @tells(facts.LetterPosted)
    def _letter(self, fact: facts.LetterPosted) -> list[Line]:
        how = f"to tribe {fact.tribe}"
        return [speech(f"Survivor {fact.survivor}", fact.words, how)._replace(acts=fact.acts)]
