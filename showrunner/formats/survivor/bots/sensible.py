"""The bot of the dice season: it schemes, makes promises, and keeps or breaks them.

Each kind of question has one method that decides it; see `DECISIONS`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from showrunner.formats.bots import Answer, offered
from showrunner.formats.facts import Fact
from showrunner.formats.format import Considered
from showrunner.formats.interviews.answering import known, truthful
from showrunner.formats.settings import Castaway
from showrunner.formats.survivor.bots import diary, jury, public_speech, spending
from showrunner.formats.survivor.bots.card_play import best_play
from showrunner.formats.survivor.bots.honest_answers import honest_answer
from showrunner.formats.survivor.bots.mind import Mind
from showrunner.formats.survivor.bots.moves import Move
from showrunner.formats.survivor.bots.question_subject import subject_of
from showrunner.formats.survivor.bots.speech import words_of
from showrunner.formats.survivor.bots.turn_at_ease import TurnAtEase
from showrunner.formats.survivor.bots.turn_before_vote import WARN_TRUST, TurnBeforeVote
from showrunner.formats.survivor.claims import CLAIMS
from showrunner.formats.talk.acts import Act
from showrunner.formats.talk.filling_in import plain_act
from showrunner.kernel import Dice
from showrunner.questions import Question

MAX_SOUGHT = 4
"""The most partners that are ranked for private talks."""
SMALL_TALKERS = 4
"""How many talk about the day in a group, before the others keep silent."""
REFUSED_TRUST = -35
"""Trust at or below which somebody is refused a private talk."""


class SurvivorBot:
    """Plays by trust and threat, weighted by its castaway's archetype."""

    def __init__(self, persona: Castaway) -> None:
        self.mind = Mind(persona)
        self.see: Callable[[Fact], None] = self.mind.take
        """Takes in one fact of the castaway's view."""

    def recall(self, regard: Mapping[str, int]) -> None:
        """Trust others by what they did in an earlier season."""
        self.mind.bonds.regard = regard

    def answer(self, question: Question[Any], dice: Dice) -> Answer | Considered:
        """Answer a question; unknown kinds get the default answer."""
        decide = DECISIONS.get(question.kind)
        return decide(self, question, dice) if decide else dict(question.default)

    @property
    def diary_due(self) -> bool:
        """Whether the last round brought a story that is worth writing down."""
        return self.mind.diary.story is not None

    def diary(self, dice: Dice) -> str:
        """Write today's diary entry."""
        sentences, known = [], ""
        for move in diary.entry(self.mind, dice):
            sentences.append(self._words(move, "", dice, known))
            known = move.name
        return " ".join(sentences)

    # -- talk --------------------------------------------------------------------------------------

    def _answer_preferences(self, question: Question[Any], dice: Dice) -> Considered:
        """DS-5.1: answer which castaways I want to talk with, and which I accept."""
        mind = self.mind
        others = offered(question, "open")
        wanted = mind.plans.wanted(mind.candidates() or mind.others)
        thought = {"intent": "plan", "plan": mind.plans.as_data(wanted)}
        ranked = self._rank_partners(others, wanted, dice)
        return Considered({"open": self._accepted(others), "ranked": ranked}, thought)

    def _accepted(self, others: Sequence[str]) -> list[str]:
        """DS-5.1: accept everybody except those I distrust most."""
        return [seat for seat in others if self.mind.bonds.trust(seat) > REFUSED_TRUST]

    def _rank_partners(self, others: Sequence[str], wanted: Sequence[str], dice: Dice) -> list[str]:
        """Rank partners: friends in danger, allies, swing voters, and strangers.

        If nobody of my camp can go tonight, seek one of the two castaways I like best.
        """
        mind = self.mind
        liked = [
            seat for seat in mind.bonds.closest(others) if mind.bonds.trust(seat) > REFUSED_TRUST
        ]
        if not mind.candidates():
            return [dice.pick(liked[:2])] if liked else []
        allies = mind.alliances.allies_among(liked)
        target = wanted[0] if wanted else ""
        warned = [
            seat
            for seat in liked
            if mind.bonds.trust(seat) >= WARN_TRUST
            and mind.votes.proposers_of(seat)
            and seat != target
        ]
        swing = [seat for seat in liked if seat not in allies and seat != target]
        sought = dict.fromkeys([*warned, *allies[:2], *swing[: MAX_SOUGHT - 1]])
        if target in liked and mind.character.guile >= 8:
            sought[target] = None
        strangers = [seat for seat in swing if not mind.talks.times_with.get(seat)]
        if strangers and len(sought) < MAX_SOUGHT:
            sought[dice.pick(strangers)] = None
        talked_today = mind.talks.talked_with_today
        return [seat for seat in sought if seat not in talked_today][:MAX_SOUGHT]

    def _answer_talk(self, question: Question[Any], dice: Dice) -> Answer | Considered:
        mind = self.mind
        talk = mind.talks.current
        if talk is None or not talk.private:
            return dict(question.default)
        partner = talk.partner_of(mind.me)
        wanted = mind.plans.wanted(mind.candidates())
        turn = (
            TurnBeforeVote(mind, talk, partner, dice, wanted)
            if wanted
            else TurnAtEase(mind, talk, partner, dice)
        )
        return self._answer_with("say", turn.speak(), partner, dice, talk.named)

    def _answer_group_talk(self, question: Question[Any], dice: Dice) -> Answer | Considered:
        """In a group, propose an absent castaway; the first few talk about the day."""
        mind = self.mind
        talk = next((talk for talk in mind.talks.open.values() if not talk.private), None)
        if talk is None or mind.me not in talk.seats:
            return dict(question.default)
        absent = [seat for seat in mind.candidates() if seat not in talk.seats]
        target = mind.plans.target(absent)
        ends = talk.turns >= len(talk.seats)
        if target and not talk.did("propose"):
            names_proposed = talk.proposed.values()
            section = "group.agree" if target in names_proposed else "group.propose"
            move = Move(section, "propose", (Act("propose", target),), target, ends=ends)
        elif talk.turns >= SMALL_TALKERS:
            return dict(question.default)
        else:
            move = Move("group.day", "open", ends=ends)
        return self._answer_with("say", move, "", dice, talk.named, talk.turns)

    def _answer_with(
        self,
        field: str,
        move: Move | None,
        to: str,
        dice: Dice,
        known: str = "",
        turn: int | None = None,
    ) -> Answer | Considered:
        """Turn a move into an answer with words, acts and a thought; no move is silence."""
        if move is None:
            return {field: None, "acts": []}
        answer: Answer = {
            field: words_of(self.mind, move, to, dice, known, turn),
            "acts": [plain_act(act) for act in move.acts],
        }
        if field == "say":
            answer["end"] = move.ends
        about = [seat for seat in (move.name,) if seat]
        intent = "lie" if move.lies else move.intent
        return Considered(answer, {"intent": intent, "about": about})

    def _words(self, move: Move, to: str, dice: Dice, known: str = "") -> str:
        return words_of(self.mind, move, to, dice, known)

    def _answer_after_talk(self, question: Question[Any], dice: Dice) -> Considered:
        """DS-5.4: answer who I want to talk with next, and write a note on the last talk."""
        mind = self.mind
        others = offered(question, "open")
        wanted = mind.plans.wanted(mind.candidates())
        ranked = self._rank_partners(others, wanted, dice) if wanted else question.default["ranked"]
        kind, about = diary.note(mind)
        words = self._words(Move(f"note.{kind}", "note", name=about), "", dice) if kind else None
        answer = {"open": self._accepted(others), "ranked": ranked, "note": words}
        thought = {"intent": kind, "about": [about]} if kind else {}
        return Considered(answer, thought)

    # -- the vote ----------------------------------------------------------------------------------

    def _answer_card(self, question: Question[Any], dice: Dice) -> Answer:
        return {"play": best_play(self.mind, offered(question, "play"))}

    def _answer_ballot(self, question: Question[Any], dice: Dice) -> Considered:
        plans = self.mind.plans
        names = offered(question, "name")
        again = question.kind == "survivor.revote"
        name = plans.second_ballot(names, dice) if again else plans.ballot(names, dice)
        wanted = [name, *(seat for seat in plans.wanted(names) if seat != name)]
        thought = {"intent": "vote", "about": [name], "plan": plans.as_data(wanted)}
        return Considered({"name": name}, thought)

    # -- the final ---------------------------------------------------------------------------------

    def _answer_juror_comment(self, question: Question[Any], dice: Dice) -> Answer | Considered:
        finalists = self.mind.sheet.finalists
        return self._answer_with("words", public_speech.juror(self.mind, finalists, dice), "", dice)

    def _answer_juror_question(self, question: Question[Any], dice: Dice) -> Considered | Answer:
        to, move = public_speech.juror_question(self.mind, offered(question, "to"), dice)
        answer = self._answer_with("words", move, "", dice)
        value, thought = answer if isinstance(answer, Considered) else (answer, {})
        return Considered({"to": to, **value}, thought)

    def _answer_jury_ballot(self, question: Question[Any], dice: Dice) -> Answer:
        return {"name": jury.jury_ballot(self.mind, offered(question, "name"))}

    def _answer_interview(self, question: Question[Any], dice: Dice) -> Answer:
        """DS-9.4: answer truthfully, including what I intend as things stand."""
        mind = self.mind
        playing, winner = mind.playing, jury.winner(mind)
        vote = mind.plans.target(mind.candidates() or mind.others) if playing else winner
        trusted = mind.bonds.closest(mind.others)
        intentions = {
            "vote": vote,
            "winner": winner,
            "trusts_most": trusted[0] if trusted else None,
            "trusts_least": trusted[-1] if trusted else None,
        }
        form = truthful(question, CLAIMS, mind.sheet, mind.me, intentions)
        if form:
            moves = honest_answer(mind, form["claims"])
        else:
            subject = subject_of(str(question.quote or ""), mind.me, mind.sheet.names)
            claims = known(subject.claims, CLAIMS, mind.sheet, mind.me, intentions)
            moves = honest_answer(mind, claims, subject)
        words = " ".join(dict.fromkeys(self._words(move, "", dice) for move in moves))
        return {"words": words, **form}


Decide = Callable[[SurvivorBot, Question[Any], Dice], Answer | Considered]


def _saying(speech: Callable[[Mind, Dice], Move | None]) -> Decide:
    """A decision what to say to everybody."""
    return lambda bot, question, dice: bot._answer_with("words", speech(bot.mind, dice), "", dice)


DECISIONS: dict[str, Decide] = {
    "survivor.competition": lambda bot, question, dice: spending.competition(
        bot.mind, question, dice
    ),
    "survivor.gathering": lambda bot, question, dice: spending.gathering(bot.mind, question, dice),
    "survivor.gathered": lambda bot, question, dice: spending.gathered(bot.mind, question, dice),
    "survivor.opportunity": lambda bot, question, dice: spending.opportunity(
        bot.mind, question, dice
    ),
    "survivor.preferences": SurvivorBot._answer_preferences,
    "survivor.talk": SurvivorBot._answer_talk,
    "survivor.group_talk": SurvivorBot._answer_group_talk,
    "survivor.after_talk": SurvivorBot._answer_after_talk,
    "survivor.comment": _saying(public_speech.comment),
    "survivor.card": SurvivorBot._answer_card,
    "survivor.ballot": SurvivorBot._answer_ballot,
    "survivor.revote": SurvivorBot._answer_ballot,
    "survivor.last_words": _saying(public_speech.last_words),
    "survivor.jury_comment": SurvivorBot._answer_juror_comment,
    "survivor.jury_question": SurvivorBot._answer_juror_question,
    "survivor.jury_answer": _saying(public_speech.jury_answer),
    "survivor.finalist_comment": _saying(public_speech.jury_speech),
    "survivor.jury_ballot": SurvivorBot._answer_jury_ballot,
    "interview": SurvivorBot._answer_interview,
}
"""The method that decides each kind of question."""
