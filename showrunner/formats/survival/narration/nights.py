"""Narration of the nights, told only to viewers who may know what happened."""

from __future__ import annotations

from showrunner.formats.chapters import narrated, secret, tells
from showrunner.formats.narration import Line, Tone
from showrunner.formats.survival import facts
from showrunner.formats.survival.narration.chapter import Chapter, role_name


class Nights(Chapter):
    """Tells the Time of Darkness."""

    @tells(facts.NightBegan)
    def _night(self, fact: facts.NightBegan) -> list[Line]:
        return [Line(Tone.PHASE, "Time of Darkness"), narrated("All eyes are closed.")]

    @tells(facts.BuddiesNamed)
    def _named(self, fact: facts.BuddiesNamed) -> list[Line]:
        return [
            secret(f"Mother Nature makes Buddies of {self.desk.those(fact.buddies)}.", fact.buddies)
        ]

    @tells(facts.BuddiesMet)
    def _met(self, fact: facts.BuddiesMet) -> list[Line]:
        return [secret(f"{self.desk.those(fact.buddies)} learn that they are Buddies.")]

    @tells(facts.EvilMet)
    def _evil(self, fact: facts.EvilMet) -> list[Line]:
        return [secret(f"The Evil Forces open their eyes: {self.desk.those(fact.seats)}.")]

    @tells(facts.EvilWatched)
    def _watched(self, fact: facts.EvilWatched) -> list[Line]:
        if fact.name is None:
            return []
        return [
            secret(f"{self.desk.name(fact.seat)} watches {self.desk.name(fact.name)}.", [fact.name])
        ]

    @tells(facts.PeekChosen)
    def _peek(self, fact: facts.PeekChosen) -> list[Line]:
        how = {"sleep": "sleeps", "glance": "glances up", "stare": "stares"}[fact.how]
        return [secret(f"The Green Activist, {self.desk.name(fact.seat)}, {how}.")]

    @tells(facts.PeekRolled)
    def _rolled(self, fact: facts.PeekRolled) -> list[Line]:
        return [secret(f"The die shows {fact.die}{': caught' if fact.caught else ''}.")]

    @tells(facts.ActivistCaught)
    def _caught(self, fact: facts.ActivistCaught) -> list[Line]:
        return [secret(f"The Evil Forces catch {self.desk.name(fact.seat)} peeking.", [fact.seat])]

    @tells(facts.PeekSucceeded)
    def _seen(self, fact: facts.PeekSucceeded) -> list[Line]:
        target = f", who go for {self.desk.name(fact.target)}" if fact.target else ""
        seen = f"{self.desk.those(fact.evil)}{target}"
        return [secret(f"{self.desk.name(fact.seat)} has seen {seen}.", [*fact.evil, fact.target])]

    @tells(facts.EvilNominated)
    def _nominated(self, fact: facts.EvilNominated) -> list[Line]:
        text = f"{self.desk.name(fact.seat)} points at {self.desk.name(fact.name)}."
        lines = [secret(text, [fact.name])]
        if fact.words is not None:
            where = "to the Evil Forces"
            lines.append(self.desk.says(fact.seat, fact.words, where, acts=fact.acts))
        return lines

    @tells(facts.EvilAgreed)
    def _agreed(self, fact: facts.EvilAgreed) -> list[Line]:
        if fact.target is None:
            return [secret("The Evil Forces settle on nobody.")]
        how = {"agreed": "agree on", "most named": "settle on", "drawn": "leave it to chance:"}
        text = f"The Evil Forces {how.get(fact.how, '')} {self.desk.name(fact.target)}."
        return [secret(text, [fact.target])]

    @tells(facts.RangerProtected)
    def _protected(self, fact: facts.RangerProtected) -> list[Line]:
        target = "themselves" if fact.target == fact.seat else self.desk.name(fact.target)
        text = f"The Forest Ranger, {self.desk.name(fact.seat)}, protects {target}."
        return [secret(text, [fact.target])]

    @tells(facts.EngineerActed)
    def _engineer(self, fact: facts.EngineerActed) -> list[Line]:
        act = "does nothing"
        if fact.tool is not None:
            verb = {"shield": "shields", "bomb": "bombs"}[fact.tool]
            act = f"{verb} {self.desk.name(fact.target)}"
        return [secret(f"The Engineer, {self.desk.name(fact.seat)}, {act}.", [fact.target])]

    @tells(facts.ScientistAsked)
    def _asked(self, fact: facts.ScientistAsked) -> list[Line]:
        if fact.target is None or fact.answer is None:
            return [secret(f"The Scientist, {self.desk.name(fact.seat)}, asks nothing.")]
        answer = f"{self.desk.name(fact.target)}: {fact.answer.title()}"
        text = f"The Scientist, {self.desk.name(fact.seat)}, learns of {answer}."
        return [secret(text, [fact.target])]

    @tells(facts.AgencySummoned)
    def _summoned(self, fact: facts.AgencySummoned) -> list[Line]:
        target = self.desk.name(fact.target)
        return [
            secret(f"The P.P.A., {self.desk.name(fact.seat)}, summons {target}.", [fact.target])
        ]

    @tells(facts.HandsRaised)
    def _hands(self, fact: facts.HandsRaised) -> list[Line]:
        holders = ", ".join(
            f"{role_name(role)} {self.desk.name(seat)}" for role, seat in fact.holders.items()
        )
        return [secret(f"Hands go up for the moderator: {holders}.")] if holders else []

    @tells(facts.ProtectionHeld)
    def _held(self, fact: facts.ProtectionHeld) -> list[Line]:
        by = {"ranger": "The Ranger", "shield": "The shield", "nairobi": "Nairobi"}[fact.by]
        return [secret(f"{by} keeps {self.desk.name(fact.seat)} alive.", [fact.seat])]

    @tells(facts.ChannelSpoke)
    def _channel(self, fact: facts.ChannelSpoke) -> list[Line]:
        where = {"buddies": "to the Buddy", "lounge": "among Memories", "whisper": "in a whisper"}
        to = f" to {self.desk.name(fact.to)}" if fact.to else ""
        how = f"{where[fact.channel]}{to}"
        return [self.desk.says(fact.seat, fact.words, how, acts=fact.acts)]

    @tells(facts.NightRecapped)
    def _recapped(self, fact: facts.NightRecapped) -> list[Line]:
        if fact.words is None:
            return []
        recap = self.desk.notes(fact.seat, str(fact.words), "keeping score")
        return [recap._replace(acts=fact.acts)]
