"""What a bot knows: its own sheet, what was said to it in a talk, and what it has agreed to."""

from __future__ import annotations

from showrunner.formats.bots import LineSpeaker
from showrunner.formats.facts import Fact
from showrunner.formats.settings import Castaway
from showrunner.formats.surviving_the_game import facts
from showrunner.formats.surviving_the_game.sheet import GamePlayer, GameSheet
from showrunner.formats.talk.acts import Act
from showrunner.formats.talk.facts import MessageSaid, TalkBegan
from showrunner.formats.talk.lines import load_lines

LINES = load_lines(__package__)


class GameMind(GameSheet):
    """The sheet of a bot's own view, with its memory of talks."""

    def __init__(self, persona: Castaway) -> None:
        super().__init__()
        self.me = persona.id
        self.speaker = LineSpeaker(LINES, self, persona.id)
        self.talk = ""
        self.partner = ""
        self.heard: tuple[Act, ...] = ()
        """The acts of the partner's last message in the current talk."""
        self.addressed = False
        """Whether the partner has said something in the current talk."""
        self.messages = 0
        """How many messages of its own the current talk has had."""
        self.left_to: dict[str, str] = {}
        """Colours of Upgrades that it has promised to leave to somebody."""
        self.news: list[Fact] = []
        """What happened to it in its turn so far, worth a line."""

    @property
    def mine(self) -> GamePlayer:
        """Its own state."""
        return self.players[self.me]

    @property
    def others(self) -> list[str]:
        """The other players inside."""
        return [seat for seat in self.active if seat != self.me]

    def take(self, fact: Fact) -> None:
        """Take in one fact of its own view."""
        super().take(fact)
        match fact:
            case TalkBegan() if self.me in fact.seats:
                self.talk, self.heard, self.messages = fact.talk, (), 0
                self.addressed = False
                self.partner = next(seat for seat in fact.seats if seat != self.me)
            case MessageSaid() if fact.talk == self.talk:
                self._note_message(fact)
            case facts.TurnBegan(seat=self.me):
                self.news = []
            case facts.ObstacleBeaten(seat=self.me) | facts.IdentityBought(seat=self.me):
                self.news.append(fact)
            case facts.CombatLost(seat=self.me) | facts.AreaClosed():
                self.news.append(fact)

    def _note_message(self, fact: MessageSaid) -> None:
        if fact.seat != self.me:
            self.heard, self.addressed = fact.acts, True
            return
        self.messages += 1
        if any(act.act == "agree" for act in fact.acts):
            for act in self.heard:
                if act.act == "want":
                    self.left_to[act.what] = self.partner
