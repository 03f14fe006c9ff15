"""Advantage cards: plays and their results, and cards that change hands."""

from __future__ import annotations

from typing_extensions import override

from showrunner.formats.chapters import narrated, produced, secret, tells
from showrunner.formats.facts import Fact
from showrunner.formats.narration import Line, Tone
from showrunner.formats.survivor import facts
from showrunner.formats.survivor.narration.chapter import Chapter, Desk, a_card, card_name
from showrunner.formats.wording import capital, count, listed, number, possessive, ranked, verb


class CardsChapter(Chapter):
    """Tells each play of a card once its result is known."""

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self._played: facts.CardPlayed | None = None
        self._secret = False
        """Whether the last card played was a secret one."""
        self._defined: set[str] = set()

    def notice(self, fact: Fact) -> list[Line]:
        """Tell a play once the next fact shows whether it made somebody immune."""
        played, self._played = self._played, None
        return [self._play_line(played, fact)] if played else []

    @override
    def close(self) -> list[Line]:
        played, self._played = self._played, None
        return [self._play_line(played, None)] if played else []

    # -- plays and their results -------------------------------------------------------------------

    @tells(facts.CardPlayed)
    def _plays(self, fact: facts.CardPlayed) -> list[Line]:
        kind = self.sheet.kinds.get(fact.kind)
        self._played, self._secret = fact, kind is not None and kind.secret
        return []

    def _play_line(self, played: facts.CardPlayed, then: Fact | None) -> Line:
        who, card = self.desk.name(played.seat), a_card(self.sheet, played.kind)
        immune = isinstance(then, facts.ImmunityGiven) and not self._secret
        if played.on in ("", played.seat):
            text = f"{who} plays {card}{' and is immune' if immune else ''}."
        else:
            whom = self.desk.name(played.on)
            text = f"{who} plays {card} on {whom}"
            text += f": {whom} is immune." if immune else "."
        return secret(text, [played.on]) if self._secret else Line(Tone.RESULT, text)

    @tells(facts.CardCancelled)
    def _cancelled(self, fact: facts.CardCancelled) -> list[Line]:
        who, whom = self.desk.name(fact.seat), self.desk.name(fact.on)
        match fact.why:
            case "nullified":
                text = self.desk.vary(
                    "nullified",
                    f"It is void: somebody saw it coming and nullified it. {whom} is not safe.",
                    f"A nullifier was waiting for it. {whom} stays within reach of the votes.",
                )
            case "fake":
                text = self.desk.vary(
                    "fake",
                    f"It goes into the fire: it was never worth anything, and {who} did not know.",
                    f"It is a fake. What {who} had kept so carefully was a string of beads.",
                )
            case "no vote left":
                text = f"It comes to nothing: {possessive(whom)} own vote is already gone."
            case "out of luck":
                text = f"It is not enough, and {who} has given something up for nothing."
            case "nothing there":
                text = "It comes to nothing: there is nothing left to have by it."
            case "none left":
                return [secret("It comes to nothing: there is nothing to hand over.")]
        return [secret(text, [fact.on]) if self._secret else narrated(text)]

    @tells(facts.LuckTried)
    def _luck(self, fact: facts.LuckTried) -> list[Line]:
        faces = listed(map(str, fact.dice))
        text = f"It takes {fact.at_least}. The dice show {faces}: {sum(fact.dice)}."
        return [secret(text) if self._secret else narrated(text)]

    @tells(facts.AdvantageGained)
    def _advantage(self, fact: facts.AdvantageGained) -> list[Line]:
        name = self.desk.name(fact.seat)
        return [narrated(f"{name} starts {fact.amount} ahead of the dice.")]

    @tells(facts.JurorVetoed)
    def _vetoed(self, fact: facts.JurorVetoed) -> list[Line]:
        juror, instead = self.desk.name(fact.juror), self.desk.name(fact.instead)
        return [narrated(f"{juror} will not sit on the jury. {instead} comes back to judge.")]

    # -- votes -------------------------------------------------------------------------------------

    @tells(facts.VoteLeft)
    def _left(self, fact: facts.VoteLeft) -> list[Line]:
        name = self.desk.name(fact.seat)
        text = self.desk.vary(
            "left the vote",
            f"{name} gets up and walks back to camp, safe, and without a say in what follows.",
            f"{name} leaves the vote to the others. Nobody can reach {name} tonight.",
        )
        return [narrated(text)]

    @tells(facts.VoteLost)
    def _vote_lost(self, fact: facts.VoteLost) -> list[Line]:
        name = self.desk.name(fact.seat)
        match fact.how:
            case "blocked":
                text = f"{name} may not vote tonight."
            case "stolen":
                text = f"{possessive(name)} vote is somebody else’s tonight."
            case "given up":
                text = f"{name} gives up tonight’s vote."
        return [secret(text, [fact.seat])]

    @tells(facts.VoteGained)
    def _vote_gained(self, fact: facts.VoteGained) -> list[Line]:
        return [secret(f"{self.desk.name(fact.seat)} writes one name more tonight.")]

    @tells(facts.NullifierLaid)
    def _nullifier(self, fact: facts.NullifierLaid) -> list[Line]:
        whom = self.desk.name(fact.on)
        return [
            secret(f"If a card is to make {whom} immune tonight, it will do nothing.", [fact.on])
        ]

    @tells(facts.VotesRecounted)
    def _recounted(self, fact: facts.VotesRecounted) -> list[Line]:
        voided = capital(count(fact.voided, "ballot"))
        text = f"{voided} {'counts' if fact.voided == 1 else 'count'} no more."
        if not fact.counts:
            return [narrated(f"{text} None is left.")]
        counted = f"The count now: {ranked(self.desk.named(fact.counts))}."
        return [narrated(text), Line(Tone.SCORES, counted)]

    # -- cards that change hands -------------------------------------------------------------------

    @tells(facts.CardAskedFor)
    def _asked(self, fact: facts.CardAskedFor) -> list[Line]:
        who, whom = self.desk.name(fact.seat), self.desk.name(fact.on)
        what = a_card(self.sheet, fact.kind)
        answer = f"{whom} holds none." if not fact.got else f"{whom} has to hand it over."
        return [Line(Tone.RESULT, f"{who} asks {whom} for {what}. {answer}")]

    @tells(facts.CardTransferred)
    def _moves(self, fact: facts.CardTransferred) -> list[Line]:
        giver, taker = self.desk.name(fact.giver), self.desk.name(fact.taker)
        what = card_name(self.sheet, fact.kind)
        text = f"{possessive(giver)} {what} is {possessive(taker)} now."
        return [secret(text, [fact.giver, fact.taker])]

    @tells(facts.HoldersCounted)
    def _holders(self, fact: facts.HoldersCounted) -> list[Line]:
        what = a_card(self.sheet, fact.kind)
        castaways = capital(number(fact.holders)) if fact.holders > 1 else "Only one castaway"
        return [secret(f"{castaways} {verb([''] * fact.holders, 'holds', 'hold')} {what}.")]

    @tells(facts.CardDefined)
    def _define(self, fact: facts.CardDefined) -> list[Line]:
        if fact.kind in self._defined:
            return []
        self._defined.add(fact.kind)
        if not self.desk.for_producers:
            return [secret(f"{fact.card['name']}: {fact.card['text']}")]
        return [produced(f"There is a new card, {fact.card['name']}: {fact.card['text']}")]

    # -- spies -------------------------------------------------------------------------------------

    @tells(facts.SpyPosted)
    def _posted(self, fact: facts.SpyPosted) -> list[Line]:
        who, on = self.desk.name(fact.seat), self.desk.name(fact.on)
        return [secret(f"{who} lies down in the brush where {on} goes to talk.", [fact.on])]

    @tells(facts.TalkSpied)
    def _spied(self, fact: facts.TalkSpied) -> list[Line]:
        who, them = self.desk.name(fact.seat), self.desk.those(fact.seats)
        return [secret(f"{them} sit down to talk, and {who} hears every word.", fact.seats)]

    @tells(facts.MessageOverheard)
    def _overheard(self, fact: facts.MessageOverheard) -> list[Line]:
        if self.desk.sees_all:  # they are told the talk itself
            return []
        return [self.desk.says(fact.speaker, fact.words, "overheard", fact.acts)]
