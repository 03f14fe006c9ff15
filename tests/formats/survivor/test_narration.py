"""Every fact of a dice season has its one method that tells it, and its sentence."""

from __future__ import annotations

import pytest

from showrunner.errors import Misused
from showrunner.formats import facts as common
from showrunner.formats.chapters import Handlers
from showrunner.formats.facts import Fact
from showrunner.formats.narration import Tone
from showrunner.formats.survivor import facts
from showrunner.formats.survivor.narration import narrator
from showrunner.formats.survivor.narration.narrator import CHAPTERS
from showrunner.kernel import PRODUCER
from tests.formats.survivor.telling import (
    ADA,
    BEN,
    CLEO,
    NAMES,
    ended,
    told,
    words,
)
from tests.transcripts.seasons import FORMAT


def test_every_fact_of_the_format_has_one_method_that_tells_it() -> None:
    told = Handlers(CHAPTERS)
    assert sum(len(chapter.handlers()) for chapter in CHAPTERS) == len(told)
    assert all(told[fact] for fact in FORMAT.facts)


def test_a_fact_of_another_format_is_refused() -> None:
    class Unheard(Fact, frozen=True, kw_only=True):
        pass

    with pytest.raises(Misused, match="no chapter tells Unheard"):
        narrator(PRODUCER).tell(Unheard())


PLANTED = facts.CardPlanted(card="Reef/1", kind="hidden_immunity", team="Reef")
HELD = facts.CardGained(seat=ADA, card="c1", kind="hidden_immunity", how="given")
SCHEDULED = common.OrderScheduled(number=1, name="set_teams", by="producer", terms={}, when={})
SENTENCES: list[tuple[tuple[Fact, ...], Tone, str]] = [
    (
        (facts.AttributesRolled(seat=ADA, competition=12, survival=9),),
        Tone.SECRET,
        "The producers change Ada’s attributes: 12 in competition, 9 in survival.",
    ),
    (
        (facts.PointsChanged(seats=(ADA,), amount=1, cause="event"),),
        Tone.PRODUCTION,
        "Ada gets one reward point.",
    ),
    (
        (facts.PointsChanged(seats=(ADA, BEN), amount=2, cause="event"),),
        Tone.PRODUCTION,
        "Ada and Ben each get two reward points.",
    ),
    (
        (facts.CountersChanged(seats=(ADA,), amount=-1, cause="event"),),
        Tone.PRODUCTION,
        "Ada loses one depletion counter.",
    ),
    (
        (facts.FoodChanged(team="Tide", amount=-4, cause="event"),),
        Tone.PRODUCTION,
        "Tide loses 4 food and has 5.",
    ),
    (
        (facts.ImmunityGiven(seats=(ADA, BEN), cause="producers"),),
        Tone.PRODUCTION,
        "By the producers’ order Ada and Ben are immune this round.",
    ),
    ((PLANTED,), Tone.SECRET, "One Hidden Immunity card is hidden at the Reef camp."),
    ((HELD,), Tone.SECRET, "The producers give Ada a Hidden Immunity."),
    (
        (HELD, facts.CardLost(card="c1", holder=ADA, why="holder left")),
        Tone.SECRET,
        "Ada leaves with an unplayed Hidden Immunity.",
    ),
    (
        (PLANTED, facts.CardLost(card="Reef/1", holder="", why="camp dissolved")),
        Tone.SECRET,
        "The Hidden Immunity at the Reef camp was never found.",
    ),
    (
        (
            facts.CardPlayed(seat=ADA, card="c", kind="hidden_immunity", on=ADA),
            facts.ImmunityGiven(seats=(ADA,), cause="hidden_immunity of ada"),
        ),
        Tone.RESULT,
        "Ada plays a Hidden Immunity and is immune.",
    ),
    (
        (
            facts.CardPlayed(seat=ADA, card="c", kind="hidden_immunity", on=BEN),
            facts.ImmunityGiven(seats=(BEN,), cause="hidden_immunity of ada"),
        ),
        Tone.RESULT,
        "Ada plays a Hidden Immunity on Ben: Ben is immune.",
    ),
    (
        (facts.CastawayRemoved(seat=ADA, why="medical"),),
        Tone.RESULT,
        "Ada is taken out of the game on medical grounds.",
    ),
    (
        (
            facts.CastawayRemoved(seat=ADA, why="quit"),
            facts.CastawayReturned(seat=ADA, team="Tide"),
        ),
        Tone.RESULT,
        "Ada returns to the game and joins Tide.",
    ),
    (
        (
            facts.TeamsFormed(
                teams={"Driftwood": tuple(NAMES)}, food={"Driftwood": 23}, why="merge"
            ),
        ),
        Tone.RESULT,
        "Reef and Tide become one team, Driftwood: Ada, Ben, Cleo and Dov.",
    ),
    (
        (
            facts.TieDrawn(among=("Reef", "Tide"), drawn="Reef", decides="reward"),
            facts.VoteTied(tied=(ADA, BEN)),
        ),
        Tone.NARRATION,
        "The dice cannot separate Reef and Tide. The draw for the reward: Reef.",
    ),
    (
        (
            facts.TieBreakPassed(step="revote_tied", why="cannot be held"),
            facts.TieBreakPassed(step="revote_untied", why="cannot be held"),
        ),
        Tone.NARRATION,
        "The re-vote among the tied and the vote against the others cannot be held.",
    ),
    (
        (facts.NobodyVotedOut(round=1, why="everybody present is immune"),),
        Tone.RESULT,
        "Nobody goes: everybody present is immune.",
    ),
    (
        (facts.VotedOut(seat=ADA, round=1, how="only one not immune"),),
        Tone.RESULT,
        "Ada is the only one left who can be voted for, and goes without a vote.",
    ),
    ((facts.LastWords(seat=ADA, words=words()),), Tone.SPEECH, "Trust me."),
    (
        (facts.PhaseSkipped(round=1, phase="competition"),),
        Tone.PRODUCTION,
        "The producers call off this round’s competition.",
    ),
    ((ended("vote", cancelled=True),), Tone.PRODUCTION, "The producers stop the vote here."),
    (
        (facts.PhaseOrdered(phase="vote", what="repeat"),),
        Tone.PRODUCTION,
        "The producers will repeat the next vote.",
    ),
    (
        (facts.PhaseOrdered(phase="vote", what="play"),),
        Tone.PRODUCTION,
        "What was ordered for the next vote falls away: too few are left.",
    ),
    (
        (facts.CommentOrderSet(occasion="vote", seats=(), void=True),),
        Tone.PRODUCTION,
        "Nobody whom the producers chose to speak is there.",
    ),
    (
        (facts.CommentOrderSet(occasion="vote", seats=(BEN, ADA)),),
        Tone.PRODUCTION,
        "The producers choose who is to speak before the vote: Ben, then Ada.",
    ),
    (
        (facts.JuryOrdered(seats=(BEN,)),),
        Tone.PRODUCTION,
        "The producers choose the jury: Ben.",
    ),
    (
        (common.ParameterChanged(name="group_talk", value=True),),
        Tone.PRODUCTION,
        "A rule changes: group talk is on from now on (whether each team has a group talk "
        "before the private talks).",
    ),
    (
        (common.ParameterChanged(name="tie_break", value=("revote_tied", "survival_roll")),),
        Tone.PRODUCTION,
        "A rule changes: tie break is revote tied, then survival roll from now on (the steps that "
        "break a tied vote, in order).",
    ),
    ((common.StoryTold(story=words("A storm.")),), Tone.SPEECH, "A storm."),
    (
        (common.OrderTaken(name="set_teams", by="Mia", terms={}, touches=True),),
        Tone.PRODUCTION,
        "An order by Mia: set teams.",
    ),
    (
        (
            common.OrderScheduled(
                number=1,
                name="deal_teams",
                by="producer",
                terms={},
                when={"round": 3, "phase": "camp", "left": 9},
            ),
        ),
        Tone.PRODUCTION,
        "Scheduled: deal teams, from round 3 on, before the camp phase, when 9 or fewer are left.",
    ),
    (
        (SCHEDULED, common.OrderWithdrawn(number=1)),
        Tone.PRODUCTION,
        "Withdrawn from the schedule: set teams.",
    ),
    (
        (
            SCHEDULED,
            common.OrderFellThrough(
                number=1, why=f"{ADA!r} is out of the game; still in it are {[BEN, CLEO]}"
            ),
        ),
        Tone.PRODUCTION,
        "The scheduled order to set teams falls through: Ada is out of the game.",
    ),
    (
        (SCHEDULED, common.OrderFellThrough(number=1, why="nobody would be left (DS-1.3, DS-2)")),
        Tone.PRODUCTION,
        "The scheduled order to set teams falls through: nobody would be left.",
    ),
    (
        (common.WindowStopped(before="camp"),),
        Tone.PRODUCTION,
        "The season is to stop before the camp phase.",
    ),
    (
        (
            common.InterviewAsked(seat=ADA, question=words("Who?")),
            common.InterviewAnswered(seat=ADA, question=words("Who?"), words=None),
        ),
        Tone.NARRATION,
        "Ada gives the producers no answer.",
    ),
    ((common.MemoWritten(seat=ADA, kind="diary", words=words()),), Tone.DIARY, "Trust me."),
    (
        (common.MemoWritten(seat=ADA, kind="takeaway", words=words("Remember.")),),
        Tone.THOUGHT,
        "Remember.",
    ),
    (
        (common.AnsweredFor(seat=ADA, kind="survivor.ballot", by="stand-in"),),
        Tone.PRODUCTION,
        "A stand-in answers for Ada: whom to vote out.",
    ),
    (
        (common.HoldChanged(kinds=("survivor.ballot",)),),
        Tone.PRODUCTION,
        "The producers hold back what is decided about this: whom to vote out.",
    ),
    (
        (common.DecisionRuled(seat=ADA, kind="survivor.ballot", verdict="veto"),),
        Tone.PRODUCTION,
        "The producers veto what Ada decided: whom to vote out.",
    ),
    (
        (common.LuckRenewed(),),
        Tone.PRODUCTION,
        "Everything not yet rolled is rolled with fresh luck from here on.",
    ),
]


@pytest.mark.parametrize(
    ("happened", "tone", "text"), SENTENCES, ids=[text[:50] for _, _, text in SENTENCES]
)
def test_sentences(happened: tuple[Fact, ...], tone: Tone, text: str) -> None:
    found = [line for line in told(*happened) if line.tone is tone]
    assert any(line.text == text or line.text.startswith(f"{text} ") for line in found), found
