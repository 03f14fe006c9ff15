"""What can be done with words: the moves that a plan hands over, and what backs them."""

from __future__ import annotations

from msgspec import Struct


class Reason(Struct, frozen=True):
    """Something true (or meant as a lie) that is said to back a move.

    `kind` is one of REASONS, which says what `who` and `other` (seats) and `number` are.
    """

    kind: str
    who: str = ""
    other: str = ""
    number: int = 0


class Move(Struct, frozen=True):
    """One thing to do with words.

    `intent` is one of INTENTS, `about` the seat it is about, `kind` a variant of the intent.
    """

    intent: str
    about: str = ""
    reason: Reason | None = None
    kind: str = ""


INTENTS: dict[str, tuple[str, ...]] = {
    "open": (),
    "probe": (),
    "propose": (),
    "insist": (),
    "bargain": ("safety", "vote", "final"),
    "promise": ("safety", "vote", "final"),
    "agree": ("", "own"),
    "refuse": (),
    "deflect": ("name", "blame", "proposal"),
    "opinion": (),
    "accuse": ("lie", "vote", "name", "food"),
    "doubt": (),
    "confess": ("voted", "plan", "trust"),
    "warn": (),
    "comfort": (),
    "ask_safety": (),
    "thank": (),
    "gossip": ("today", "often"),
    "gossip_answer": (),
    "smalltalk": (),
    "close": (),
}
"""Every intent, and the kinds it comes in; the first kind is taken where a move names none."""

REASONS: dict[str, str] = {
    "wins": "who has won `number` competitions",
    "result": "who scored `number` in the last competition",
    "beat": "who beat other by `number`",
    "topped": "who won the last competition",
    "last": "who came last with `number`",
    "fed": "who brought `number` food, which is much",
    "empty": "who brought nothing",
    "little": "who brought `number` food, which is little",
    "hungry": "the camp is `number` food short",
    "plenty": "there is `number` food to spare",
    "worn": "who (oneself) carries `number` depletion counters",
    "pair": "who and other went off to talk, as they have `number` times, counting today",
    "stranger": "who and I have hardly talked",
    "close_to": "who is close to other",
    "popular": "who talks with everybody",
    "named_me": "who said my name, as other told",
    "said_by": "other has named who, too",
    "lied": "who lied to me about other",
    "broke": "who broke a promise to me",
    "kept": "who kept a promise to me",
    "voted_with": "who voted as we agreed",
    "blindside": "other went home without warning",
    "votes": "who got `number` votes last time",
    "strong_end": "who would win at the end",
    "useful": "who is useful to us",
    "loyal": "who sticks to a word given",
    "quiet": "who says little",
    "few_left": "`number` are left",
    "jury": "who is liked by other, who sits on the jury",
    "safe": "who is immune",
    "together": "`number` of us vote as one",
    "gone": "the other team has voted out other",
    "best_fed": "who brought most food of our camp: `number`",
    "worst_fed": "who brought nothing, as one remarks who blames nobody",
    "best_roll": "who had the best result of our team: `number`",
    "won_today": "our team won today, and nobody of it goes",
    "lost_today": "our team lost today, and one of us goes",
    "merged_today": "there are no teams any more, since today",
}
"""Every kind of reason, and what it says."""

OWN: dict[str, str] = {
    "jury_speech:fed": "I have brought `number` food since the first day",
    "jury_speech:hits": "`number` times the one who went was the name on my ballot",
    "diary:as_meant": "who was voted out with `number` votes, and I wrote that name",
    "diary:missed": "who was voted out, and I had written other",
    "diary:elsewhere": "the other team voted out who",
    "diary:elsewhere_rolled": "the other team lost who by a roll of the dice",
    "diary:tied": "who was voted out after a tie",
    "diary:rolled": "who went by a roll of the dice",
    "diary:left_over": "who had to go, the only one who was not immune",
    "diary:nobody_else": "who had to go: nobody else was left, and nobody had written the name",
    "diary:spared": "a card undid the votes against me after they had been read",
    "diary:spared_by_me": "a card of mine undid the votes against me after they had been read",
    "diary:card_played": "a card undid the votes against who after they had been read",
    "diary:card_played_by_me": "my card undid the votes against who after they had been read",
    "diary:won": "I alone won the competition",
    "diary:card": "a card came into my hand",
    "diary:merged": "there are no teams any more, since today",
    "diary:voted_for_me": "my name was on `number` ballots",
    "diary:forsworn": "I promised who that they were safe, and wrote them",
    "diary:lied": "I told who one name and wrote another",
    "diary:named": "who has put up my name",
    "diary:immune_team": "my team won and did not have to vote",
    "diary:lost": "my team lost and had to vote",
    "diary:brought": "I brought most food: `number`",
    "diary:empty": "I brought nothing",
    "diary:kept_back": "I brought nothing: I traded what I had found for a point",
    "diary:hungry": "there was no meal",
    "diary:safe_word": "who promised me safety",
    "diary:friend": "who is the one I trust most",
    "diary:alone": "there is nobody I trust",
    "interview:trusts_most": "who is the one I trust most",
    "interview:trusts_least": "who is the one I trust least",
    "interview:voted": "who had my last ballot",
    "interview:holds": "I hold cards of `number` kinds",
    "interview:empty": "I hold no card",
    "interview:points": "I have `number` reward points",
    "interview:poor": "I have no reward point",
    "interview:traded": "I took points off my last result for a reward point",
    "interview:gave_all": "I took nothing off my last result",
    "interview:wants_out": "who would have my vote now",
    "interview:fears": "who is the likeliest to win at the end",
    "interview:immune": "I am immune",
    "interview:named": "`number` have put up my name, or are said to want me gone",
    "interview:unnamed": "I have not heard my name",
    "interview:hungry": "there was no meal",
    "interview:alone": "there is nobody I trust",
    "interview:leans_on": "who makes it lighter",
    "interview:well": "nothing weighs on me",
}
"""What one tells the jury, the producers or one's diary, that is no reason in a talk."""

TEXTS = (
    *(f"comment:{tone}" for tone in ("safe", "named", "calm", "plea", "threat", "loyal")),
    *(f"last_words:{tone}" for tone in ("betrayed", "gracious", "bitter", "calm", "unvoted")),
    "jury_speech",
    *(f"juror:{tone}" for tone in ("praise", "hurt", "fair")),
    *(f"juror_question:{what}" for what in ("why", "vote", "worth")),
    *(f"jury_answer:{tone}" for tone in ("own_up", "defend", "thank")),
    *(
        f"note:{what}"
        for what in (
            *("promised", "agreed", "brought", "joined", "pretended", "planted"),
            *("wants", "doubt", "certain", "sure", "nothing"),
        )
    ),
    "diary",
    *(f"interview:{what}" for what in ("target", "plain", "asked", "favourite", "winner", "final")),
    *(f"interview:{who}" for who in ("friend", "foe", "neither", "missed", "unmissed")),
)
"""Every kind of text that is no talk message."""
