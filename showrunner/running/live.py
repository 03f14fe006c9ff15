"""A season in memory: its kernel and its players, in their state after the entries so far."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, NamedTuple, cast

from showrunner.errors import Refused, ReplayDiffers
from showrunner.formats.facts import Fact
from showrunner.formats.format import Considered, Format, load_format
from showrunner.formats.settings import SeasonSettings
from showrunner.kernel import (
    Answer,
    Ask,
    AskState,
    Entry,
    EntryResult,
    Memo,
    Order,
    Views,
)
from showrunner.players.casting import bot_names, is_bot, is_model, make_bot, voice_of
from showrunner.players.company import Company
from showrunner.players.director import directors_chair
from showrunner.players.llm.allowance import Allowance, Purse
from showrunner.players.llm.callbook import CallBook
from showrunner.players.llm.profile import PREFIX
from showrunner.players.llm.voice import spoken
from showrunner.players.player import Hire, MessageReader, SeatPart, SeatPlayer, Writer
from showrunner.players.understudy import Understudy
from showrunner.questions import Form
from showrunner.store.past import StoredEntry


class Engaged(NamedTuple):
    """What players of this process are hired for: the season, and its book of calls to models."""

    season: str
    calls: CallBook


class LiveSeason:
    """A season in memory, which can be rebuilt from the journal at any time.

    Every seat has a bot: the bot that plays it, or the format's default bot, which stands in for a
    player who is late. `hires` are the functions that make the players of this process, by name.
    """

    def __init__(
        self,
        settings: SeasonSettings,
        luck: str,
        players: Mapping[str, str],
        hires: Mapping[str, Hire] | None = None,
        engaged: Engaged | None = None,
    ) -> None:
        self.settings = settings
        self.format: Format = load_format(settings.format)
        self.players = dict(players)
        engaged = engaged or Engaged("", CallBook(Purse(Allowance())))
        self.season = engaged.season
        """The stored season's id; empty for a season that is not stored."""
        default_bot = bot_names(self.format)[0]
        self._company = Company(
            settings,
            luck,
            {
                person.id: make_bot(
                    self.format,
                    name if is_bot(name) else default_bot,
                    person,
                    settings.regard_of(person.id),
                )
                for person in settings.cast
                for name in (players[person.id],)
            },
            reserve=[seat for seat, player in players.items() if not is_bot(player)],
            season=engaged.season,
        )
        self._bots = [seat for seat, player in players.items() if is_bot(player)]
        self._hires = {} if hires is None else hires
        self._parts = {
            person.id: SeatPart(
                engaged.season,
                self.format,
                person,
                engaged.calls,
                settings.remembered_by(person.id),
                self.decided_by_bot,
            )
            for person in settings.cast
        }
        self.hired: dict[str, SeatPlayer] = {
            seat: self._hires[players[seat]](part)
            for seat, part in self._parts.items()
            if players[seat] in self._hires
        }
        self._writers = {
            seat: player for seat, player in self.hired.items() if isinstance(player, Writer)
        }
        self._views: Views[Fact] = Views(self.hired)
        self._replacements: dict[str, Understudy[SeatPlayer]] = {}
        """Players who make a single decision in place of the seat's own player, by the ask's id."""
        self._readers: dict[tuple[str, str], Understudy[SeatPlayer]] = {}
        """Models that read the messages of outside players, by seat and the model's player name."""
        self._episodes = self.format.count_episodes()
        self.kernel = self.format.kernel(settings, luck)
        self._chair = directors_chair(self.format, settings, luck, engaged.season)

    def replay(self, entries: Iterable[StoredEntry]) -> None:
        """Take these entries, which begin with the start.

        Raises ReplayDiffers at the first entry that does not tell the same story as when stored.
        """
        for number, entry, digest in entries:
            try:
                self.take(entry)
            except Refused as refusal:
                told = f"a refusal: {refusal}"
                raise ReplayDiffers(number, None, "an entry that was taken", told) from None
            replayed = self.kernel.story.digest[: len(digest)]
            if replayed != digest:
                raise ReplayDiffers(number, None, f"digest {digest}", f"digest {replayed}")

    def take(self, entry: Entry | None) -> EntryResult:
        """Take one entry (None starts the season) and show its facts to the players.

        Raises Refused with nothing changed.
        """
        result = self.kernel.start() if entry is None else self.kernel.apply(entry)
        if not self.kernel.over:
            self._company.see(result.told)
            if self._chair is not None:
                self._chair.see(result.told)
            for told in result.told:
                self._episodes.take(told.fact)
                for seats, fact in self._views.take(told):
                    for seat in seats:
                        self.hired[seat].see(fact)
        return result

    def replace_player(self, ask: str, player: str) -> None:
        """Let another player of this process make only this open decision."""
        seat = self.kernel.asks[ask].seat
        self._replacements = {
            open_ask: replacement
            for open_ask, replacement in self._replacements.items()
            if open_ask in self.kernel.asks
        }
        self._replacements[ask] = Understudy(self._hires[player](self._parts[seat]), seat)

    def player_of(self, ask: Ask[Any]) -> SeatPlayer | None:
        """The player of this process who makes a decision, or None."""
        replacement = self._replacements.get(ask.id)
        if replacement is not None:
            return replacement.briefed(self.kernel.story.told)
        return self.hired.get(ask.seat) if self.asks_outside(ask) else None

    def reader(self, seat: str, profile: str) -> MessageReader | None:
        """The reader of a seat's messages with this model profile; None if it is not set up."""
        name = f"{PREFIX}{profile}"
        if name not in self._hires:
            return None
        if (seat, name) not in self._readers:
            self._readers[seat, name] = Understudy(self._hires[name](self._parts[seat]), seat)
        reader = self._readers[seat, name].briefed(self.kernel.story.told)
        return reader if isinstance(reader, MessageReader) else None

    def warning(self, entry: Entry) -> str | None:
        """What producers should know before they make this entry, or None."""
        if not isinstance(entry, Order):
            return None
        return self.format.warning(self.kernel.story.told, entry)

    @property
    def episode(self) -> int:
        """The number of the episode that is being played; 0 before the first one."""
        return self._episodes.number

    @property
    def open_asks(self) -> list[Ask[Any]]:
        """The asks that have no answer yet, in the order in which they opened."""
        return [ask for ask in self.kernel.asks.values() if ask.state is AskState.OPEN]

    @property
    def waits_for_nobody(self) -> bool:
        """Whether no decision is open, and producers have not stopped the season at a window."""
        if self.kernel.asks or self.kernel.over:
            return False
        season: Any = self.kernel.rules
        return bool(season.sheet.stop_before != "here")

    @property
    def is_at_models_stop(self) -> bool:
        """Whether the season has stopped at a window, and a model directs it."""
        if self._chair is None or not is_model(self._chair.name) or self.kernel.over:
            return False
        season: Any = self.kernel.rules
        return bool(season.sheet.stop_before == "here")

    def model_of(self, ask: Ask[Any]) -> str | None:
        """The player name of the model that plays the seat of an ask; None if no model does."""
        player = self.players[ask.seat]
        return player if is_model(player) else None

    def asks_outside(self, ask: Ask[Any]) -> bool:
        """Whether somebody other than a bot answers an ask, or a model gives a bot its words."""
        bot_decides = is_bot(self.players[ask.seat])
        return ask.id in self._replacements or not bot_decides or self._is_voiced(ask)

    def _is_voiced(self, ask: Ask[Any]) -> bool:
        """Whether a model puts into words what the seat's bot decides here."""
        if ask.id in self._replacements or not voice_of(self.players[ask.seat]):
            return False
        return ask.seat in self.hired and spoken(cast(Form, ask.question)) is not None

    def decided_by_bot(self, ask: str) -> Considered:
        """The answer of the seat's bot to an open ask. Raises BotBug."""
        answer = self._company.answer(self.kernel.asks[ask])
        return Considered(dict(answer.value), dict(answer.thought))

    @property
    def called(self) -> set[tuple[str, str]]:
        """The seats and asks that players of this process are called for; a diary has no ask."""
        asked = {(ask.seat, ask.id) for ask in self.open_asks if self.player_of(ask) is not None}
        return asked | {(seat, "") for seat, _ in self.writers}

    @property
    def writers(self) -> Iterator[tuple[str, Writer]]:
        """The players of this process who have to write their diary, with their seats."""
        for seat, player in self._writers.items():
            if player.diary_due:
                yield seat, player

    def next_order(self) -> Order | None:
        """The next order of the season's director, or None."""
        if self._chair is None or self.kernel.over:
            return None
        return self._chair.next_order(self.kernel.check)

    def next_entry(self, later: Mapping[str, object]) -> Answer | Memo | None:
        """The next entry that nobody outside makes: a bot's note, or an answer.

        A bot answers the oldest open ask, or the engine if there is only one legal answer. Asks in
        `later` are skipped.
        """
        memo = self._company.memo(self._bots)
        if memo is not None:
            return memo
        for ask in self.kernel.asks.values():
            if ask.state is not AskState.OPEN or ask.id in later:
                continue
            question: Any = ask.question
            if not self.asks_outside(ask) or question.only_answer() is not None:
                return self._own_answer(ask)
        return None

    def answer_when_due(self, ask: Ask[Any]) -> Answer:
        """The answer that counts if nobody has answered an ask when it is due."""
        return self.late_answer(ask) if self.asks_outside(ask) else self._own_answer(ask)

    def _own_answer(self, ask: Ask[Any]) -> Answer:
        question: Any = ask.question
        only = question.only_answer()
        return self._company.answer(ask) if only is None else Answer(ask.id, only, "engine")

    def late_answer(self, ask: Ask[Any]) -> Answer:
        """The answer that counts if a player is late: the stand-in's, or the default."""
        question: Any = ask.question
        only = question.only_answer()
        if only is not None:
            return Answer(ask.id, only, "engine")
        if self._is_voiced(ask):
            return self._company.answer(ask)
        if question.when_late == "default":
            return Answer(ask.id, question.default, "clock")
        return self._company.answer(ask, "stand-in")
