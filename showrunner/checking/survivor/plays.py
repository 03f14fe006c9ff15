"""DS-8: what a card that is played brings about, effect after effect."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from showrunner.checking.causes import Due, due
from showrunner.checking.facts import CheckedFact
from showrunner.checking.survivor.deck import Plain
from showrunner.checking.survivor.season import Season

RULE = "DS-8.3"


class Plays:
    """The card that is being played: what of it waits for dice."""

    def __init__(self, season: Season) -> None:
        self.season = season
        self.played: CheckedFact | None = None
        self.waiting: Sequence[Plain] = ()
        self.entry = -1
        self.held: dict[str, int] = {}
        """How many held each kind when the entry began: plays of one moment are of one entry."""

    def look(self, fact: CheckedFact) -> None:
        """Cards played at the same moment can do what they could when they were chosen."""
        if fact.entry != self.entry:
            self.entry = fact.entry
            kinds = {card.kind for card in self.season.cards.values() if card.holder}
            self.held = {kind: len(self.season.holders(kind)) for kind in kinds}

    def begin(self, fact: CheckedFact) -> Iterable[Due]:
        """All that the card does, up to its dice."""
        self.played = fact
        card = self.season.cards.get(fact["card"])
        kind = self.season.kinds.get(card.truly or card.kind) if card else None
        if card is None or kind is None:
            return
        if kind.looks_like:
            yield self._cancelled("fake")
            return
        yield from self._effects(kind.power(self.held.get(card.kind, 1)).effects, [])

    def thrown(self, fact: CheckedFact) -> Iterable[Due]:
        """What follows the dice of a card."""
        waiting, self.waiting = self.waiting, ()
        if sum(fact["dice"]) < fact["at_least"]:
            yield self._cancelled("out of luck")
        else:
            yield from self._effects(waiting, [])

    def _cancelled(self, why: str) -> Due:
        assert self.played is not None
        seat, on = self.played["seat"], self.played["on"]
        return due(RULE, "CardCancelled", seat=seat, on=on or seat, why=why)

    def _effects(self, effects: Sequence[Plain], lost: list[str]) -> Iterable[Due]:
        """These effects in their order; `lost` are those whose vote this card has taken."""
        assert self.played is not None
        for place, effect in enumerate(effects):
            if effect["effect"] == "luck":
                self.waiting = effects[place + 1 :]
                seat, least = self.played["seat"], effect["at_least"]
                yield due(RULE, "LuckTried", seat=seat, at_least=least)
                return
            why = ""
            for each in self._effect(effect, self.played, lost):
                if isinstance(each, str):
                    why = each
                else:
                    yield each
            if why:
                yield self._cancelled(why)
                return

    def _effect(self, effect: Plain, played: CheckedFact, lost: list[str]) -> Iterable[Due | str]:
        """What one effect brings; a word for why it brings nothing."""
        season, seat, on = self.season, played["seat"], played["on"]
        whom = on or seat
        match effect["effect"]:
            case "take_card":
                yield due(RULE, "CardAskedFor", seat=seat, on=on)
            case "nullify":
                yield due(RULE, "NullifierLaid", seat=seat, on=on)
            case "leave_vote":
                yield due(RULE, "VoteLeft", seat=seat)
            case "block_vote" | "steal_vote" | "give_up_vote" as what:
                how = {"block_vote": "blocked", "steal_vote": "stolen"}.get(what, "given up")
                voter = seat if how == "given up" else on
                if voter in lost or voter in season.votes_lost or voter in season.left_vote:
                    yield "no vote left"
                    return
                lost.append(voter)
                yield due(RULE, "VoteLost", seat=voter, how=how)
                if how == "stolen":
                    yield due(RULE, "VoteGained", seat=seat)
            case "further_vote":
                yield due(RULE, "VoteGained", seat=seat)
            case "immune":
                if whom in season.nullifiers:
                    yield "nullified"
                    return
                secret = season.kinds[played["kind"]].secret
                cause = "a card" if secret else f"{played['kind']} of {seat}"
                yield due("DS-8.2", "ImmunityGiven", seats=[whom], cause=cause)
            case "deal_teams":
                if len(season.teams) < 2:
                    yield "nothing there"
                    return
                yield due(RULE, "TeamsFormed", why="card")
            case "shift_counters":
                number = min(effect["most"], season.of(seat).counters)
                yield from self._moved("CountersChanged", seat, on, number)
            case "take_points":
                number = min(effect["most"], season.of(on).points)
                yield from self._moved("PointsChanged", on, seat, number)
            case "give_points":
                fields = {"seats": [whom], "amount": effect["amount"], "cause": "card"}
                yield Due(RULE, "PointsChanged", fields)
            case "competition_advantage":
                yield due(RULE, "AdvantageGained", seat=whom, amount=effect["amount"])
            case "bonus_rolls":
                for _ in range(effect["number"]):
                    yield due("DS-4.5", "BonusRolled", seat=seat)
            case "spy":
                yield due(RULE, "SpyPosted", seat=seat, on=on)
            case "veto_juror":
                instead = season.next_juror
                if on not in season.jury_to_be or not instead:
                    yield "nothing there"
                    return
                yield due("DS-11.1", "JurorVetoed", seat=seat, juror=on, instead=instead)
            case "gain_card":
                yield from gained(season, seat, effect["kind"], "made")

    def _moved(self, kind: str, giver: str, taker: str, number: int) -> Iterable[Due | str]:
        if not number:
            yield "none left"
            return
        for seat, amount in ((giver, -number), (taker, number)):
            yield due(RULE, kind, seats=[seat], amount=amount, cause="card")


def gained(season: Season, seat: str, kind: str, how: str) -> Iterable[Due]:
    """A card comes into a hand; what its holder never heard of is explained before."""
    look = season.look(kind)
    if look not in season.shipped:
        yield Due(RULE, "CardDefined", {"kind": look})
    fields = {"seat": seat, "kind": look, "how": how}
    yield Due(RULE, "CardGained", fields)
    if look != kind:
        yield Due(RULE, "CardForged", {"kind": kind})


def held_otherwise(season: Season, kind: str, holders: Iterable[str]) -> Iterable[Due]:
    """Who holds a card that is weaker the more there are is told how many those are."""
    known = season.kinds.get(kind)
    if known is not None and len(known.powers) > 1 and any(holders):
        yield Due("DS-8.4", "HoldersCounted", {"kind": kind})
