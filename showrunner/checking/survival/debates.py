"""SV-6.2: the debate, in passes, and what is said in small circles."""

from __future__ import annotations

from showrunner.checking.books import Problem, Problems, enters, law
from showrunner.checking.facts import CheckedFact
from showrunner.checking.survival.cards import SPECIALS
from showrunner.checking.survival.season import Season, SeasonBook

MOST_PASSES = 5
"""SV-6.2: passes of one debate, extra ones included."""
CUT = " [cut]"
"""What a speech that was too long ends with."""
CLAIMS = ("evil", *SPECIALS, "element")


class Debates(SeasonBook):
    """The debate of one Conference."""

    def __init__(self, season: Season) -> None:
        super().__init__(season)
        self.extra = 0
        self.called = False
        self.begin()

    def begin(self) -> None:
        """A new Conference."""
        self.order: list[str] = []
        self.left: list[str] = []
        self.turn = 0
        self.closed = False
        self.voted = False
        self.over = False

    def _lengths(self) -> list[int]:
        rounds = self.season.since("debate_rounds")
        return [min(MOST_PASSES, passes + self.extra) for passes in rounds]

    @property
    def on(self) -> bool:
        """Whether there is a debate that can be closed."""
        return bool(self.turn) and not self.over

    @law("SV-6.2", "DebatePassBegan")
    def passes_follow_each_other(self, fact: CheckedFact) -> Problems:
        """All participants speak in each pass, in an order that turns round with each of them."""
        order, turn = fact["order"], fact["turn"]
        right = self.order[::-1] if self.order else sorted(self.season.participants)
        if (order if self.order else sorted(order)) != right:
            yield Problem(f"pass {turn} goes {order}", f"it is {right}")
        if turn != self.turn + 1 or turn > max(self._lengths()) or self.left:
            yield Problem(f"pass {turn}", f"{self.turn} of {max(self._lengths())} are over")
        if self.season.phase != "conference" or self.voted or self.closed:
            yield Problem(f"pass {turn}", "in a debate")

    @law("SV-6.2", "Spoke")
    def speakers_speak_in_turn(self, fact: CheckedFact) -> Problems:
        """Each speaks once in a pass, in its order, so many characters at most."""
        if fact["seat"] != next(iter(self.left), ""):
            yield Problem(f"{fact['seat']} speaks", f"it is the turn of {self.left[:1]}")
        most = max(self.season.since("max_chars"))
        if fact["words"] is not None and len(fact["words"].removesuffix(CUT)) > most:
            yield Problem(f"{fact['seat']} says {len(fact['words'])} characters", f"{most}")
        for other in (fact["accuse"], fact["vouch"]):
            if other is not None and (other == fact["seat"] or not self.season.of(other).alive):
                yield Problem(f"{fact['seat']} speaks of {other}", "another who is alive")

    @law("SV-6.1", "Spoke")
    def who_is_in_nairobi_is_silent(self, fact: CheckedFact) -> Problems:
        """Only participants speak in the debate."""
        if fact["seat"] not in self.season.participants:
            yield Problem(f"{fact['seat']} speaks", f"present are {self.season.participants}")

    @law("SV-4.22", "Spoke")
    def the_activist_claims_no_evil(self, fact: CheckedFact) -> Problems:
        """One claims any role, but the Activist never that of an Evil Force."""
        claim = fact["claim"]
        if claim not in (*CLAIMS, None):
            yield Problem(f"{fact['seat']} claims {claim}", f"one of {CLAIMS}", "SV-1.7")
        if claim == "evil" and self.season.of(fact["seat"]).role == "activist":
            yield Problem(f"{fact['seat']} claims to be Evil", "the Activist may not")

    @law("SV-6.2", "VoteBegan", "ConferenceEnded")
    def the_debate_is_held(self, fact: CheckedFact) -> Problems:
        """A debate has all its passes, unless producers close it."""
        if self.over or self.voted:
            return
        if self.left or self.turn < min(self._lengths()):
            yield Problem(f"{self.turn} passes were held", f"of {min(self._lengths())}")

    @law("SV-6.2", "DebateClosed")
    def a_debate_is_closed_by_producers(self, fact: CheckedFact) -> Problems:
        """A debate is cut short, or left out, only where producers call the vote."""
        if not self.called or self.closed or fact["round"] != self.season.round:
            yield Problem(f"{fact}", "once, when producers call the vote")

    @law("SV-4.25", "ChannelSpoke")
    def circles_are_permitted(self, fact: CheckedFact) -> Problems:
        """Buddies, Memories and whisperers speak where they may, and only they."""
        season, seat, channel = self.season, fact["seat"], fact["channel"]
        name = {"buddies": "buddy_chat", "lounge": "memory_lounge", "whisper": "whispers"}[channel]
        members = {
            "buddies": season.buddies,
            "lounge": season.memories,
            "whisper": season.participants,
        }[channel]
        if not any(season.since(name)) or seat not in members:
            yield Problem(f"{fact}", f"with `{name}`, one of {members}")
        by_day = channel == "whisper"
        if season.phase != ("conference" if by_day else "night") or self.turn * by_day:
            right = "before the debate" if by_day else "at night"
            yield Problem(f"{fact}", right, "SV-6.2" if by_day else "SV-5.1")

    @law("SV-4.25", "NightRecapped")
    def the_first_memory_keeps_score(self, fact: CheckedFact) -> Problems:
        """The first Memory tells the night again, where one keeps score."""
        first = self.season.eliminated[:1]
        if [fact["seat"]] != first or not any(self.season.since("memory_scorekeeper")):
            yield Problem(f"{fact}", f"the first Memory is {first}")

    @enters("ConferenceBegan")
    def anew(self, fact: CheckedFact) -> None:
        """A new debate."""
        self.begin()

    @enters("DebatePassBegan")
    def begin_pass(self, fact: CheckedFact) -> None:
        """All speak once."""
        self.turn = fact["turn"]
        self.order = list(fact["order"])
        self.left = list(fact["order"])
        self.over = False

    @enters("Spoke")
    def speak(self, fact: CheckedFact) -> None:
        """It was said."""
        if fact["seat"] in self.left:
            self.left.remove(fact["seat"])
        self.over = not self.left and self.turn >= self._lengths()[-1]

    @enters("DebateExtended")
    def extend(self, fact: CheckedFact) -> None:
        """One pass more."""
        self.extra += 1

    @enters("OrderTaken")
    def call(self, fact: CheckedFact) -> None:
        """Producers call the vote."""
        self.called = self.called or fact["name"] == "call_vote"

    @enters("DebateClosed")
    def close(self, fact: CheckedFact) -> None:
        """There is no more debate."""
        self.closed = self.over = True
        self.called = False

    @enters("VoteBegan")
    def vote(self, fact: CheckedFact) -> None:
        """The debate is over."""
        self.voted = True

    @enters("ConferenceEnded")
    def end(self, fact: CheckedFact) -> None:
        """Extra passes were for this day."""
        self.extra = 0
