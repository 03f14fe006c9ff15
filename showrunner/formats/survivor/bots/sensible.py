"""The bot of the dice season: it schemes, keeps its word or breaks it, in a voice of its own."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from showrunner.formats.facts import Fact
from showrunner.formats.format import Considered
from showrunner.formats.interviews.answering import known, truthful
from showrunner.formats.settings import Castaway
from showrunner.formats.survivor.bots import spending, talking, voting
from showrunner.formats.survivor.bots.asked import asked
from showrunner.formats.survivor.bots.card_play import best_play
from showrunner.formats.survivor.bots.plans import Plans
from showrunner.formats.survivor.bots.speech import Move, say, voice_of
from showrunner.formats.survivor.bots.telling import Teller
from showrunner.formats.survivor.claims import CLAIMS
from showrunner.formats.talk.understanding import dictionary_of
from showrunner.kernel import Dice
from showrunner.questions import Question

Answer = dict[str, Any]
SEEKS = 4
"""How many partners it ranks for private talks."""
DEAREST = 2
"""Out of so many it seeks one where nobody of its camp goes tonight."""


def options(question: Question[Any], field: str) -> list[str]:
    """The values that a field offers."""
    return [option.value for option in question.fields[field].options]  # type: ignore[attr-defined]


class SensibleBot:
    """Plays out of trust and threat, as its castaway's archetype weighs them."""

    def __init__(self, persona: Castaway) -> None:
        self.plans = Plans(persona)
        self.see: Callable[[Fact], None] = self.plans.take
        """Takes in one fact of its own view."""
        self.voice = voice_of(persona)
        self.teller = Teller(self.plans, self.voice)

    def answer(self, question: Question[Any], dice: Dice) -> Answer | Considered:
        """Decide; for a question it does not know, the default."""
        decide = DECISIONS.get(question.kind)
        return decide(self, question, dice) if decide else dict(question.default)

    @property
    def diary_due(self) -> bool:
        """A diary is written at each round's end."""
        return self.plans.diary_due

    def diary(self, dice: Dice) -> str:
        """What the day was."""
        return self.teller.diary(dice)

    # -- talk --------------------------------------------------------------------------------------

    def _preferences(self, question: Question[Any], dice: Dice) -> Considered:
        """Allies first; then those whose votes could go either way; who schemes sees the target.

        Where nobody goes tonight, one seeks a friend, and is there for whoever comes.
        """
        plans = self.plans
        offered = options(question, "open")
        others = [seat for seat in offered if not plans.shuns(seat)] or offered
        tonight = plans.voting_tonight()
        wanted = plans.wanted(tonight or plans.others)
        thought = {"intent": "plan", "plan": plans.as_plan(wanted)}
        liked = sorted(others, key=lambda seat: (-plans.trust(seat), seat))
        if not tonight:
            return Considered({"open": others, "ranked": [dice.pick(liked[:DEAREST])]}, thought)
        target = wanted[0] if wanted else None
        middle = [seat for seat in liked[1:] if seat != target]
        ranked = liked[:1] + middle[: SEEKS - 2]
        schemes = plans.character.guile >= 5 and target in others
        if target is not None and schemes and target not in ranked:
            ranked.insert(min(2, len(ranked)), target)
        strangers = [seat for seat in others if seat not in ranked]
        if strangers and len(ranked) < SEEKS:
            ranked.append(dice.pick(strangers))
        return Considered({"open": others, "ranked": ranked}, thought)

    def _talk(self, question: Question[Any], dice: Dice) -> Answer | Considered:
        plans = self.plans
        talk = plans.talk
        if talk is None or not talk.private:
            return dict(question.default)
        partner = talk.partner_of(plans.me)
        said = talking.next_words(plans, talk, partner, dice)
        words = self._words(said.moves, partner, dice)
        thought = {"intent": said.intent, "about": list(said.about)}
        return Considered({"say": words, "end": said.ends}, thought)

    def _group_talk(self, question: Question[Any], dice: Dice) -> Answer | Considered:
        """Before several one names somebody who is not there, or speaks of the day."""
        plans = self.plans
        talk = next((talk for talk in plans.talks.values() if not talk.private), None)
        if talk is None or plans.me not in talk.seats:
            return dict(question.default)
        absent = [seat for seat in plans.voting_tonight() if seat not in talk.seats]
        target = plans.target(absent)
        first = "propose" not in talk.done
        moves = [Move("propose", target)] if target and first else [Move("smalltalk")]
        words = self._words(moves, "", dice)
        thought = {"intent": moves[0].intent, "about": [target] if target and first else []}
        return Considered({"say": words, "end": talk.turns >= len(talk.seats)}, thought)

    def _words(self, moves: Sequence[Move], to: str, dice: Dice) -> str:
        """Moves said as nobody has said them today, as far as one knows, nor another would.

        What leads up to the last of them is left out where all are more than a message holds.
        """
        today, names = self.plans.wordings, self.plans.names
        words = say(moves, self.voice, to, names, dice, today.heard, today.share)
        if len(moves) > 1 and len(words.split()) > self.plans.parameters.words_per_message:
            return self._words(moves[1:], to, dice)
        return words

    def _after_talk(self, question: Question[Any], dice: Dice) -> Considered:
        """With whom one still wants to talk after this, and what is worth keeping of it."""
        plans = self.plans
        note, kind, about = self.teller.note(dice)
        thought = {"intent": kind, "about": [about] if about else []} if kind else {}
        others = [seat for seat in options(question, "open") if not plans.shuns(seat)]
        before = [seat for seat in question.default["ranked"] if seat in others]
        wanted = [*plans.to_face(others), *before, *plans.to_win_over(others)]
        answer = {"open": others, "ranked": list(dict.fromkeys(wanted)), "note": note}
        return Considered(answer, thought)

    # -- the vote ----------------------------------------------------------------------------------

    def _card(self, question: Question[Any], dice: Dice) -> Answer:
        return {"play": best_play(self.plans, options(question, "play"))}

    def _ballot(self, question: Question[Any], dice: Dice) -> Considered:
        plans = self.plans
        names = options(question, "name")
        wanted = plans.wanted(names)
        name = voting.ballot(wanted, names)
        thought = {"intent": "vote", "about": [name], "plan": plans.as_plan(wanted)}
        return Considered({"name": name}, thought)

    # -- the final ---------------------------------------------------------------------------------

    def _juror(self, question: Question[Any], dice: Dice) -> Answer:
        return {"words": self.teller.juror(self.plans.finalists, dice)}

    def _juror_question(self, question: Question[Any], dice: Dice) -> Answer:
        to, words = self.teller.juror_question(options(question, "to"), dice)
        return {"to": to, "words": words}

    def _jury_ballot(self, question: Question[Any], dice: Dice) -> Answer:
        return {"name": voting.jury_ballot(self.plans, options(question, "name"))}

    def _interview(self, question: Question[Any], dice: Dice) -> Answer:
        """DS-9.4: the truth, and what it means to do by now."""
        plans = self.plans
        others = plans.others
        playing, winner = plans.mine.status == "active", voting.winner(plans)
        vote = plans.target(plans.voting_tonight() or others) if playing else winner
        trusted = plans.closest(others, len(others))
        means = {
            "vote": vote,
            "winner": winner,
            "trusts_most": trusted[0] if trusted else None,
            "trusts_least": trusted[-1] if trusted else None,
        }
        if form := truthful(question, CLAIMS, plans, plans.me, means):
            return {"words": self.teller.interview(dice, form["claims"]), **form}
        read = asked(str(question.quote or ""), plans.me, dictionary_of(plans.names))
        told = known(read.claims, CLAIMS, plans, plans.me, means)
        return {"words": self.teller.interview(dice, told, read)}


DECISIONS: dict[str, Callable[[SensibleBot, Question[Any], Dice], Answer | Considered]] = {
    "survivor.competition": lambda bot, asked, dice: spending.competition(bot.plans, asked, dice),
    "survivor.gathering": lambda bot, asked, dice: spending.gathering(bot.plans, asked, dice),
    "survivor.gathered": lambda bot, asked, dice: spending.gathered(bot.plans, asked, dice),
    "survivor.opportunity": lambda bot, asked, dice: spending.opportunity(bot.plans, asked, dice),
    "survivor.preferences": SensibleBot._preferences,
    "survivor.talk": SensibleBot._talk,
    "survivor.group_talk": SensibleBot._group_talk,
    "survivor.after_talk": SensibleBot._after_talk,
    "survivor.comment": lambda bot, _, dice: {"words": bot.teller.comment(dice)},
    "survivor.card": SensibleBot._card,
    "survivor.ballot": SensibleBot._ballot,
    "survivor.revote": SensibleBot._ballot,
    "survivor.last_words": lambda bot, _, dice: {"words": bot.teller.last_words(dice)},
    "survivor.jury_comment": SensibleBot._juror,
    "survivor.jury_question": SensibleBot._juror_question,
    "survivor.jury_answer": lambda bot, _, dice: {"words": bot.teller.jury_answer(dice)},
    "survivor.finalist_comment": lambda bot, _, dice: {"words": bot.teller.jury_speech(dice)},
    "survivor.jury_ballot": SensibleBot._jury_ballot,
    "interview": SensibleBot._interview,
}
"""What decides each kind of question."""
