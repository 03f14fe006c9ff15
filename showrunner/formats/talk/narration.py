"""Narration of talks: the words, for viewers who know them; for others, who was seen talking."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import TypeVar

from showrunner.formats.chapters import Chapter, Desk, narrated, secret, tells
from showrunner.formats.facts import Fact
from showrunner.formats.narration import Line, Tone
from showrunner.formats.talk.facts import (
    GroupTalkBegan,
    MessageSaid,
    NoteTaken,
    PreferencesSet,
    TalkBegan,
    TalkEnded,
)
from showrunner.formats.talk.sheet import TalkSheet
from showrunner.formats.wording import count, in_turn, listed, verb

S = TypeVar("S", bound=TalkSheet)


@dataclass
class TalkScene:
    """One talk, from its first message to the notes taken after it.

    It is complete once the seats in `awaits` have set their preferences again, which they do after
    a private talk, together with the note.
    """

    talk: str
    title: str
    seats: tuple[str, ...]
    private: bool = False
    said: list[Line] = field(default_factory=list)
    after: list[Line] = field(default_factory=list)
    awaits: set[str] = field(default_factory=set)
    ended: bool = False

    def lines(self) -> list[Line]:
        """The lines of the scene."""
        silence = narrated(
            "Neither says a word." if len(self.seats) == 2 else "Nobody says a word."
        )
        cut = [] if self.ended else [narrated("They get no further.")]
        if cut and not self.said:
            silence, cut = narrated("They are parted before a word is said."), []
        lines = [Line(Tone.TALK, self.title), *(self.said or [silence]), *cut, *self.after]
        return [line._replace(talk=self.talk, private=self.private) for line in lines]


class TalkChapter(Chapter[S]):
    """Narrates each talk once it is over for all members that the viewer knows about.

    A game can say where its players are, and calls `end_of_phase` after a phase with talks.
    """

    def __init__(self, desk: Desk[S]) -> None:
        super().__init__(desk)
        self._scenes: dict[str, TalkScene] = {}
        self._seen: list[tuple[str, ...]] = []
        self._wishes: list[PreferencesSet] = []
        self._wished: set[str] = set()
        self._closing: dict[str, list[str]] = {}

    def notice(self, fact: Fact) -> list[Line]:
        """Narrate the talks that are complete."""
        if isinstance(fact, PreferencesSet):
            before = self.sheet.wishes[fact.seat].open_to
            self._closing = {fact.seat: [seat for seat in before if seat not in fact.open]}
            return self._complete()
        wishes = self._told_wishes()
        return wishes if isinstance(fact, NoteTaken) else [*wishes, *self._complete()]

    def close(self) -> list[Line]:
        """Narrate all talks that were still going on."""
        return self.end_of_phase(everything=True)

    # -- what a game may override ------------------------------------------------------------------

    def place(self, seats: Iterable[str]) -> str:
        """Where these castaways are, if it should be mentioned; else empty."""
        return ""

    def others(self, seat: str) -> list[str]:
        """The castaways that this seat may talk with."""
        return [other for other in self.sheet.active if other != seat]

    def gathering(self, seats: Iterable[str]) -> str:
        """The members of a group talk, in words."""
        return self.desk.those(seats)

    # -- who wants to talk with whom ---------------------------------------------------------------

    @tells(PreferencesSet)
    def _preferences(self, fact: PreferencesSet) -> list[Line]:
        """Narrate first preferences of a phase as wishes, later ones if they exclude somebody."""
        seat = fact.seat
        if seat not in self._wished:
            self._wished.add(seat)
            self._wishes.append(fact)
            return []
        lines = []
        active = self.sheet.active
        if closed := [other for other in self._closing.get(seat, ()) if other in active]:
            names = self.desk.those(closed)
            lines.append(
                secret(f"{self.desk.name(seat)} will not talk with {names} any more.", closed)
            )
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
        if not self.desk.sees_all:
            return [secret(self._own_wish(wish)) for wish in wishes]
        first: dict[str, list[str]] = {}
        for wish in wishes:
            if wish.ranked:
                first.setdefault(wish.ranked[0], []).append(self.desk.name(wish.seat))
        wanted = "; ".join(
            f"{listed(names)} {verb(names, 'wants', 'want')} {self.desk.name(seat)}"
            for seat, names in first.items()
        )
        where = self.place(wish.seat for wish in wishes)
        at = f" at {where}" if where else ""
        return [secret(f"First choices{at}: {wanted}.", first)] if wanted else []

    def _own_wish(self, wish: PreferencesSet) -> str:
        name = self.desk.name(wish.seat)
        closed = [seat for seat in self.others(wish.seat) if seat not in wish.open]
        text = f"{name} asks for nobody"
        if wish.ranked:
            text = f"{name} wants to talk with {in_turn(self.desk.names(wish.ranked))}"
        if closed:
            text += f", and not at all with {listed(self.desk.names(closed), 'or')}"
        return f"{text}."

    # -- scenes ------------------------------------------------------------------------------------

    @tells(TalkBegan)
    def _begins(self, fact: TalkBegan) -> list[Line]:
        if self.desk.sees_all or self.desk.viewer.seat in fact.seats:
            place, names = self.place(fact.seats), self.desk.those(fact.seats)
            title = f"{place}: {names}" if place else names
            self._scenes[fact.talk] = TalkScene(fact.talk, title, fact.seats, private=True)
        else:
            self._seen.append(fact.seats)
        return []

    @tells(GroupTalkBegan)
    def _group_begins(self, fact: GroupTalkBegan) -> list[Line]:
        title = f"{self.gathering(fact.seats)}, together"
        self._scenes[fact.talk] = TalkScene(fact.talk, title, fact.seats)
        return []

    @tells(MessageSaid)
    def _says(self, fact: MessageSaid) -> list[Line]:
        scene = self._scenes.get(fact.talk)
        if scene is None:  # it was already narrated as cut off, but goes on
            scene = TalkScene(fact.talk, "The talk goes on", (fact.seat,))
            self._scenes[fact.talk] = scene
        if fact.words is None:
            scene.said.append(narrated(f"{self.desk.name(fact.seat)} says nothing."))
            return []
        scene.said.append(self.desk.says(fact.seat, fact.words, acts=fact.acts))
        return []

    @tells(TalkEnded)
    def _ends(self, fact: TalkEnded) -> list[Line]:
        scene = self._scenes.get(fact.talk)
        if scene is not None:
            scene.ended = True
            if scene.private:
                scene.awaits = {seat for seat in fact.seats if self._knows(seat)}
        return []

    def _knows(self, seat: str) -> bool:
        return self.desk.sees_all or self.desk.viewer.seat == seat

    @tells(NoteTaken)
    def _notes(self, fact: NoteTaken) -> list[Line]:
        note = self.desk.notes(fact.seat, str(fact.words), "in a note")._replace(talk=fact.talk)
        scene = self._scenes.get(fact.talk)
        if scene is None:
            return [note]
        partner = tuple(seat for seat in scene.seats if scene.private and seat != fact.seat)
        scene.after.append(note._replace(about=partner))
        return []

    def _complete(self) -> list[Line]:
        complete = {
            talk: scene for talk, scene in self._scenes.items() if scene.ended and not scene.awaits
        }
        for talk in complete:
            del self._scenes[talk]
        return [line for scene in complete.values() for line in scene.lines()]

    def end_of_phase(self, everything: bool) -> list[Line]:
        """Narrate the open talks. Unless `everything`, open group talks may go on."""
        wishes = self._told_wishes()
        over = {
            talk: scene
            for talk, scene in self._scenes.items()
            if everything or scene.ended or scene.private
        }
        for talk in over:
            del self._scenes[talk]
        seen, self._seen = self._seen, []
        self._wished.clear()
        lines = [line for scene in over.values() for line in scene.lines()]
        return [*wishes, *lines, *self._told_seen(seen)]

    def _told_seen(self, pairs_seen: list[tuple[str, ...]]) -> list[Line]:
        if not pairs_seen:
            return []
        pairs = "; ".join(" with ".join(self.desk.names(pair)) for pair in pairs_seen)
        opening = self.desk.vary(
            "seen",
            "Seen going off in pairs",
            "Seen talking out of earshot",
            f"{count(len(pairs_seen), 'talk').capitalize()} that others could see but not hear",
        )
        return [narrated(f"{opening}: {pairs}.")]
