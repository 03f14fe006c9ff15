"""Talks, scene after scene: what was said to those who know it, and who was seen to the others."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from showrunner.formats.facts import Fact
from showrunner.formats.narration import Line, Tone
from showrunner.formats.survivor import facts
from showrunner.formats.survivor.narration.chapter import (
    Chapter,
    Desk,
    narrated,
    secret,
    speech,
    tells,
)
from showrunner.formats.survivor.narration.wording import count, in_turn, listed, verb


@dataclass
class Scene:
    """One talk, from its first word to the notes taken after it.

    `awaits` are those whose next preferences end it: they are given after a talk, with the note.
    """

    title: str
    seats: tuple[str, ...]
    private: bool = False
    said: list[Line] = field(default_factory=list)
    after: list[Line] = field(default_factory=list)
    awaits: set[str] = field(default_factory=set)
    ended: bool = False

    def lines(self) -> list[Line]:
        """The scene as it is told."""
        silence = narrated(
            "Neither says a word." if len(self.seats) == 2 else "Nobody says a word."
        )
        cut = [] if self.ended else [narrated("They get no further.")]
        if cut and not self.said:
            silence, cut = narrated("They are parted before a word is said."), []
        return [Line(Tone.SCENE, self.title), *(self.said or [silence]), *cut, *self.after]


class Talk(Chapter):
    """Tells each talk when it is over for everybody in it whom the viewer knows of."""

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self._scenes: dict[str, Scene] = {}
        self._seen: list[tuple[str, ...]] = []
        self._wishes: list[facts.PreferencesSet] = []
        self._wished: set[str] = set()
        self._closing: dict[str, list[str]] = {}

    def notice(self, fact: Fact) -> list[Line]:
        """Tell the scenes that are complete, and all others when the phase ends."""
        if isinstance(fact, facts.PreferencesSet):
            before = self.sheet.wishes[fact.seat].open_to
            self._closing = {fact.seat: [seat for seat in before if seat not in fact.open]}
        lines = []
        if not isinstance(fact, facts.PreferencesSet):
            lines += self._told_wishes()
        if isinstance(fact, facts.PhaseEnded):
            lines += self._end_of_phase(fact.cancelled)
        elif not isinstance(fact, facts.NoteTaken):
            lines += self._complete()
        return lines

    def close(self) -> list[Line]:
        """See Chapter."""
        return [*self._told_wishes(), *self._end_of_phase(everything=True)]

    # -- who wants to talk with whom ---------------------------------------------------------------

    @tells(facts.PreferencesSet)
    def _preferences(self, fact: facts.PreferencesSet) -> list[Line]:
        """The first ones of a phase are told as wishes; later ones only where a door closes."""
        seat = fact.seat
        if seat not in self._wished:
            self._wished.add(seat)
            self._wishes.append(fact)
            return []
        lines = []
        active = self.sheet.active
        if closed := [other for other in self._closing.get(seat, ()) if other in active]:
            names = self.desk.those(closed)
            lines.append(secret(f"{self.desk.name(seat)} will not talk with {names} any more."))
        for scene in self._scenes.values():
            if scene.ended and seat in scene.awaits:
                scene.awaits.discard(seat)
                scene.after += lines
                return []
        return lines

    def _told_wishes(self) -> list[Line]:
        wishes, self._wishes = self._wishes, []
        if not wishes:
            return []
        if not self.desk.for_producers:
            return [secret(self._own_wish(wish)) for wish in wishes]
        first: dict[str, list[str]] = {}
        for wish in wishes:
            if wish.ranked:
                first.setdefault(wish.ranked[0], []).append(self.desk.name(wish.seat))
        wanted = "; ".join(
            f"{listed(names)} {verb(names, 'wants', 'want')} {self.desk.name(seat)}"
            for seat, names in first.items()
        )
        where = self._team_of(wish.seat for wish in wishes)
        at = f" at {where}" if where else ""
        return [secret(f"First choices{at}: {wanted}.")] if wanted else []

    def _own_wish(self, wish: facts.PreferencesSet) -> str:
        name = self.desk.name(wish.seat)
        closed = [
            seat
            for seat in self.sheet.team_of(wish.seat)
            if seat != wish.seat and seat not in wish.open
        ]
        text = f"{name} asks for nobody"
        if wish.ranked:
            text = f"{name} wants to talk with {in_turn(self.desk.names(wish.ranked))}"
        if closed:
            text += f", and not at all with {listed(self.desk.names(closed), 'or')}"
        return f"{text}."

    # -- scenes ------------------------------------------------------------------------------------

    @tells(facts.TalkBegan)
    def _begins(self, fact: facts.TalkBegan) -> list[Line]:
        if self.desk.for_producers or self.desk.viewer.seat in fact.seats:
            where, who = self._team_of(fact.seats), self.desk.those(fact.seats)
            title = f"{where}: {who}" if where else who
            self._scenes[fact.talk] = Scene(title, fact.seats, private=True)
        else:
            self._seen.append(fact.seats)
        return []

    def _team_of(self, seats: Iterable[str]) -> str:
        """The team of these, where there are several and it is one."""
        teams = {self.sheet.players[seat].team for seat in seats}
        return teams.pop() if len(teams) == 1 < len(self.sheet.teams) else ""

    @tells(facts.GroupTalkBegan)
    def _group_begins(self, fact: facts.GroupTalkBegan) -> list[Line]:
        title = f"{self.desk.those(fact.seats)}, together"
        for team, members in self.sheet.teams.items():
            if set(members) == set(fact.seats):
                title = f"Everybody of {team}, together"
        self._scenes[fact.talk] = Scene(title, fact.seats)
        return []

    @tells(facts.MessageSaid)
    def _says(self, fact: facts.MessageSaid) -> list[Line]:
        scene = self._scenes.get(fact.talk)
        if scene is None:  # it was told as cut off, and goes on
            scene = self._scenes[fact.talk] = Scene("The talk goes on", (fact.seat,))
        name = self.desk.name(fact.seat)
        scene.said.append(
            narrated(f"{name} says nothing.") if fact.words is None else speech(name, fact.words)
        )
        return []

    @tells(facts.TalkEnded)
    def _ends(self, fact: facts.TalkEnded) -> list[Line]:
        scene = self._scenes.get(fact.talk)
        if scene is not None:
            scene.ended = True
            if scene.private and self.sheet.phase == "conversation":
                scene.awaits = {seat for seat in fact.seats if self._knows(seat)}
        return []

    def _knows(self, seat: str) -> bool:
        return self.desk.for_producers or self.desk.viewer.seat == seat

    @tells(facts.NoteTaken)
    def _notes(self, fact: facts.NoteTaken) -> list[Line]:
        note = Line(Tone.THOUGHT, str(fact.words), f"{self.desk.name(fact.seat)}, in a note")
        if fact.talk in self._scenes:
            self._scenes[fact.talk].after.append(note)
            return []
        return [note]

    def _complete(self) -> list[Line]:
        done = {
            talk: scene for talk, scene in self._scenes.items() if scene.ended and not scene.awaits
        }
        for talk in done:
            del self._scenes[talk]
        return [line for scene in done.values() for line in scene.lines()]

    def _end_of_phase(self, everything: bool) -> list[Line]:
        """What is still open; a talk of several may go on into the next phase."""
        told = {
            talk: scene
            for talk, scene in self._scenes.items()
            if everything or scene.ended or scene.private
        }
        for talk in told:
            del self._scenes[talk]
        seen, self._seen = self._seen, []
        self._wished.clear()
        lines = [line for scene in told.values() for line in scene.lines()]
        return [*lines, *self._told_seen(seen)]

    def _told_seen(self, seen: list[tuple[str, ...]]) -> list[Line]:
        if not seen:
            return []
        pairs = "; ".join(" with ".join(self.desk.names(pair)) for pair in seen)
        opening = self.desk.vary(
            "seen",
            "Seen going off in pairs",
            "Seen talking out of earshot",
            f"{count(len(seen), 'talk').capitalize()} that others could see but not hear",
        )
        return [narrated(f"{opening}: {pairs}.")]
