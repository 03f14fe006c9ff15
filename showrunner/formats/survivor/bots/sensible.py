"""The bot of the dice season: it schemes, keeps its word or breaks it, and says so in plain words.

Each kind of question has one method that decides it; `DECISIONS` says which.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from showrunner.formats.facts import Fact
from showrunner.formats.format import Considered
from showrunner.formats.interviews.answering import known, truthful
from showrunner.formats.settings import Castaway
from showrunner.formats.survivor.bots import diary, spending, telling, voting
from showrunner.formats.survivor.bots.asked import asked
from showrunner.formats.survivor.bots.at_ease import AtEase
from showrunner.formats.survivor.bots.candour import honest_answer
from showrunner.formats.survivor.bots.card_play import best_play
from showrunner.formats.survivor.bots.mind import Mind
from showrunner.formats.survivor.bots.moves import Move, propose
from showrunner.formats.survivor.bots.speech import words_of
from showrunner.formats.survivor.bots.tonight import WARNS, Tonight
from showrunner.formats.survivor.claims import CLAIMS
from showrunner.formats.talk.acts import Act
from showrunner.kernel import Dice
from showrunner.questions import Question

Answer = dict[str, Any]
MAX_SOUGHT = 4
"""How many partners are ranked for private talks."""
SHUNNED = -35
"""Trust below which somebody is refused a private talk."""


def options(question: Question[Any], field: str) -> list[str]:
    """The values that a field offers."""
    return [option.value for option in question.fields[field].options]  # type: ignore[attr-defined]


def plain_act(act: Act) -> dict[str, str]:
    """An act as an answer gives it."""
    return {
        "act": act.act,
        "about": act.about,
        "what": str(act.name) if act.name is not None else act.what,
        "by": act.by,
    }


class SensibleBot:
    """Plays out of trust and threat, as its castaway's archetype weighs them."""

    def __init__(self, persona: Castaway) -> None:
        self.mind = Mind(persona)
        self.see: Callable[[Fact], None] = self.mind.take
        """Takes in one fact of its own view."""

    def answer(self, question: Question[Any], dice: Dice) -> Answer | Considered:
        """Decide; for a question it does not know, the default."""
        decide = DECISIONS.get(question.kind)
        return decide(self, question, dice) if decide else dict(question.default)

    @property
    def diary_due(self) -> bool:
        """A diary is written at the end of a round that brought this castaway a story."""
        return self.mind.diary.story is not None

    def diary(self, dice: Dice) -> str:
        """What the day was."""
        sentences, known = [], ""
        for move in diary.entry(self.mind, dice):
            sentences.append(self._words(move, "", dice, known))
            known = move.name
        return " ".join(sentences)

    # -- talk --------------------------------------------------------------------------------------

    def _preferences(self, question: Question[Any], dice: Dice) -> Considered:
        """DS-5.1: whom I seek, and who is not welcome."""
        mind = self.mind
        others = options(question, "open")
        wanted = mind.plans.wanted(mind.candidates() or mind.others)
        thought = {"intent": "plan", "plan": mind.plans.as_data(wanted)}
        ranked = self._sought(others, wanted, dice)
        return Considered({"open": self._open_to(others), "ranked": ranked}, thought)

    def _open_to(self, others: Sequence[str]) -> list[str]:
        """DS-5.1: everybody but those who have hurt me most."""
        return [seat for seat in others if self.mind.bonds.trust(seat) > SHUNNED]

    def _sought(self, others: Sequence[str], wanted: Sequence[str], dice: Dice) -> list[str]:
        """Friends in danger, allies, those whose votes could go either way, and the unknown.

        Where nobody of my camp goes tonight, one of the two I like best.
        """
        mind = self.mind
        liked = [seat for seat in mind.bonds.closest(others) if mind.bonds.trust(seat) > SHUNNED]
        if not mind.candidates():
            return [dice.pick(liked[:2])] if liked else []
        allies = mind.alliances.with_me(liked)
        target = wanted[0] if wanted else ""
        warned = [
            seat
            for seat in liked
            if mind.bonds.trust(seat) >= WARNS and mind.votes.sources(seat) and seat != target
        ]
        swing = [seat for seat in liked if seat not in allies and seat != target]
        sought = dict.fromkeys([*warned, *allies[:2], *swing[: MAX_SOUGHT - 1]])
        if target in liked and mind.character.guile >= 8:
            sought[target] = None
        strangers = [seat for seat in swing if not mind.talks.times_with.get(seat)]
        if strangers and len(sought) < MAX_SOUGHT:
            sought[dice.pick(strangers)] = None
        done = mind.talks.with_today
        return [seat for seat in sought if seat not in done][:MAX_SOUGHT]

    def _talk(self, question: Question[Any], dice: Dice) -> Answer | Considered:
        mind = self.mind
        talk = mind.talks.current
        if talk is None or not talk.private:
            return dict(question.default)
        partner = talk.partner_of(mind.me)
        wanted = mind.plans.wanted(mind.candidates())
        turn = (
            Tonight(mind, talk, partner, dice, wanted)
            if wanted
            else AtEase(mind, talk, partner, dice)
        )
        return self._said("say", turn.speak(), partner, dice, talk.named)

    def _group_talk(self, question: Question[Any], dice: Dice) -> Answer | Considered:
        """Before several one names somebody who is not there, or speaks of the day."""
        mind = self.mind
        talk = next((talk for talk in mind.talks.open.values() if not talk.private), None)
        if talk is None or mind.me not in talk.seats:
            return dict(question.default)
        absent = [seat for seat in mind.candidates() if seat not in talk.seats]
        target = mind.plans.target(absent)
        ends = talk.turns >= len(talk.seats)
        if target and not talk.did("propose"):
            said = talk.proposed.values()
            section = "group.agree" if target in said else "group.propose"
            move = Move(section, "propose", (propose(target),), target, ends=ends, people=True)
        else:
            move = Move("group.day", "open", ends=ends)
        return self._said("say", move, "", dice, talk.named)

    def _said(
        self, field: str, move: Move | None, to: str, dice: Dice, known: str = ""
    ) -> Answer | Considered:
        """An answer with words, acts and what is meant; a silent one where there is no move."""
        if move is None:
            return {field: None, "acts": []}
        answer: Answer = {
            field: self._words(move, to, dice, known),
            "acts": [plain_act(act) for act in move.acts],
        }
        if field == "say":
            answer["end"] = move.ends
        about = [seat for seat in (move.name,) if seat]
        intent = "lie" if move.lies else move.intent
        return Considered(answer, {"intent": intent, "about": about})

    def _words(self, move: Move, to: str, dice: Dice, known: str = "") -> str:
        return words_of(self.mind, move, to, dice, known)

    def _after_talk(self, question: Question[Any], dice: Dice) -> Considered:
        """DS-5.4: whom I want to talk with now, and what I keep of the talk."""
        mind = self.mind
        others = options(question, "open")
        wanted = mind.plans.wanted(mind.candidates())
        ranked = self._sought(others, wanted, dice) if wanted else question.default["ranked"]
        kind, about = diary.note(mind)
        words = self._words(Move(f"note.{kind}", "note", name=about), "", dice) if kind else None
        answer = {"open": self._open_to(others), "ranked": ranked, "note": words}
        thought = {"intent": kind, "about": [about]} if kind else {}
        return Considered(answer, thought)

    # -- the vote ----------------------------------------------------------------------------------

    def _comment(self, question: Question[Any], dice: Dice) -> Answer | Considered:
        return self._said("words", telling.comment(self.mind, dice), "", dice)

    def _card(self, question: Question[Any], dice: Dice) -> Answer:
        return {"play": best_play(self.mind, options(question, "play"))}

    def _ballot(self, question: Question[Any], dice: Dice) -> Considered:
        plans = self.mind.plans
        names = options(question, "name")
        again = question.kind == "survivor.revote"
        name = plans.second_ballot(names, dice) if again else plans.ballot(names, dice)
        wanted = [name, *(seat for seat in plans.wanted(names) if seat != name)]
        thought = {"intent": "vote", "about": [name], "plan": plans.as_data(wanted)}
        return Considered({"name": name}, thought)

    def _last_words(self, question: Question[Any], dice: Dice) -> Answer | Considered:
        return self._said("words", telling.last_words(self.mind, dice), "", dice)

    # -- the final ---------------------------------------------------------------------------------

    def _juror(self, question: Question[Any], dice: Dice) -> Answer | Considered:
        finalists = self.mind.sheet.finalists
        return self._said("words", telling.juror(self.mind, finalists, dice), "", dice)

    def _juror_question(self, question: Question[Any], dice: Dice) -> Considered | Answer:
        to, move = telling.juror_question(self.mind, options(question, "to"), dice)
        answer = self._said("words", move, "", dice)
        value, thought = answer if isinstance(answer, Considered) else (answer, {})
        return Considered({"to": to, **value}, thought)

    def _jury_answer(self, question: Question[Any], dice: Dice) -> Answer | Considered:
        return self._said("words", telling.jury_answer(self.mind, dice), "", dice)

    def _jury_speech(self, question: Question[Any], dice: Dice) -> Answer | Considered:
        return self._said("words", telling.jury_speech(self.mind, dice), "", dice)

    def _jury_ballot(self, question: Question[Any], dice: Dice) -> Answer:
        return {"name": voting.jury_ballot(self.mind, options(question, "name"))}

    def _interview(self, question: Question[Any], dice: Dice) -> Answer:
        """DS-9.4: the truth, and what it means to do by now."""
        mind = self.mind
        playing, winner = mind.playing, voting.winner(mind)
        vote = mind.plans.target(mind.candidates() or mind.others) if playing else winner
        trusted = mind.bonds.closest(mind.others)
        means = {
            "vote": vote,
            "winner": winner,
            "trusts_most": trusted[0] if trusted else None,
            "trusts_least": trusted[-1] if trusted else None,
        }
        form = truthful(question, CLAIMS, mind.sheet, mind.me, means)
        if form:
            moves = honest_answer(mind, form["claims"])
        else:
            read = asked(str(question.quote or ""), mind.me, mind.sheet.names)
            told = known(read.claims, CLAIMS, mind.sheet, mind.me, means)
            moves = honest_answer(mind, told, read)
        words = " ".join(dict.fromkeys(self._words(move, "", dice) for move in moves))
        return {"words": words, **form}


DECISIONS: dict[str, Callable[[SensibleBot, Question[Any], Dice], Answer | Considered]] = {
    "survivor.competition": lambda bot, asked, dice: spending.competition(bot.mind, asked, dice),
    "survivor.gathering": lambda bot, asked, dice: spending.gathering(bot.mind, asked, dice),
    "survivor.gathered": lambda bot, asked, dice: spending.gathered(bot.mind, asked, dice),
    "survivor.opportunity": lambda bot, asked, dice: spending.opportunity(bot.mind, asked, dice),
    "survivor.preferences": SensibleBot._preferences,
    "survivor.talk": SensibleBot._talk,
    "survivor.group_talk": SensibleBot._group_talk,
    "survivor.after_talk": SensibleBot._after_talk,
    "survivor.comment": SensibleBot._comment,
    "survivor.card": SensibleBot._card,
    "survivor.ballot": SensibleBot._ballot,
    "survivor.revote": SensibleBot._ballot,
    "survivor.last_words": SensibleBot._last_words,
    "survivor.jury_comment": SensibleBot._juror,
    "survivor.jury_question": SensibleBot._juror_question,
    "survivor.jury_answer": SensibleBot._jury_answer,
    "survivor.finalist_comment": SensibleBot._jury_speech,
    "survivor.jury_ballot": SensibleBot._jury_ballot,
    "interview": SensibleBot._interview,
}
"""What decides each kind of question."""
