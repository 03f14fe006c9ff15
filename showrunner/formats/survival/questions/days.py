"""SV-2, SV-6, SV-7: questions of the day, and those that an elimination triggers."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from showrunner.formats.people import named
from showrunner.formats.survival.acts import CLAIMABLE, acts_in_debate
from showrunner.formats.survival.cards import CARDS
from showrunner.formats.survival.questions.people import Pick, pick
from showrunner.formats.survival.sheet import SurvivalSheet
from showrunner.formats.talk.acts import Act
from showrunner.kernel import Text
from showrunner.questions import Choice, Option, Question, Words

_GROUP_LABELS = {"evil": "an Evil Force", "element": "an Element for Survival"}
CLAIM_OPTIONS = tuple(
    Option(role, _GROUP_LABELS.get(role) or CARDS[role].name) for role in CLAIMABLE
)
"""SV-1.7: the roles that a speaker can claim to have. The first is `evil`."""


class Speech(Struct, frozen=True):
    """SV-6.2: what was said, and the claim, accusation and support that it contains."""

    words: Text | None
    claim: str | None
    accuse: str | None
    vouch: str | None
    acts: tuple[Act, ...] = ()


def speech(sheet: SurvivalSheet, seat: str) -> Question[Speech]:
    """D10: a speech in the debate, or pass. SV-4.22: the Activist may not claim to be Evil."""
    activist = sheet.players[seat].role == "activist"
    claims = CLAIM_OPTIONS[1:] if activist else CLAIM_OPTIONS
    others = named(sheet, [other for other in sheet.living if other != seat])
    max_chars = sheet.parameters.max_chars
    return Question(
        kind="survival.speak",
        text="It is your turn in the debate. Accuse, defend, claim, deny; true or not.",
        fields={
            "words": Words(
                label="What you say",
                most_words=max_chars,
                most_characters=max_chars,
                may_pass=True,
                cut=True,
            ),
            "acts": acts_in_debate(sheet),
            "claim": Choice(label="The role you say you have", options=claims, may_pass=True),
            "accuse": Choice(label="Whom you call Evil", options=others, may_pass=True),
            "vouch": Choice(label="Whom you call Good", options=others, may_pass=True),
        },
        answer=Speech,
        default={"words": None, "acts": None, "claim": None, "accuse": None, "vouch": None},
        open=True,
        when_late="default",
    )


VOTE_TEXTS = {
    "vote": "Think of who is dangerous to your team: that is whom to eliminate. Whom do you name?",
    "revote": "It is a tie. Think of who is dangerous to your team. Which of these do you name?",
    "accuse": "Think of who is dangerous to your team. Whom do you want to put to the vote?",
}


def ballot(sheet: SurvivalSheet, seat: str, step: str, candidates: Sequence[str]) -> Question[Pick]:
    """D11: vote for a candidate, or abstain. SV-6.3: not for themselves, without `self_vote`."""
    may_self = sheet.parameters.self_vote
    eligible = [other for other in candidates if other != seat or may_self]
    kind = "survival.revote" if step == "revote" else "survival.vote"
    return pick(sheet, kind, VOTE_TEXTS[step], eligible, deadline="vote")


def verdict(sheet: SurvivalSheet, suspect: str) -> Question[Pick]:
    """D11 with `vote_mode` `accuse`: yes or no on the suspect, or abstain (SV-6.6)."""
    return Question(
        kind="survival.verdict",
        text=f"Think of who is dangerous to your team. Should {sheet.names[suspect]} go?",
        fields={
            "name": Choice(label="Your vote", options=(Option("yes"), Option("no")), may_pass=True)
        },
        answer=Pick,
        default={"name": None},
        deadline="vote",
        when_late="default",
    )


def spotlight_nomination(sheet: SurvivalSheet) -> Question[Pick]:
    """D1, first part: nominate anybody, also themselves, or nobody."""
    text = "The Spotlight gives its holder two votes. Whom do you propose for it?"
    return pick(sheet, "survival.spotlight_nominate", text, sheet.living, open=True)


def spotlight_vote(sheet: SurvivalSheet, nominees: Sequence[str]) -> Question[Pick]:
    """D1, second part: vote for a nominee, or for nobody."""
    text = "Who should hold the Spotlight?"
    return pick(sheet, "survival.spotlight_vote", text, nominees, open=True)


def gmo_target(
    sheet: SurvivalSheet, targets: Sequence[str], drawn: str | None, may_pass: bool
) -> Question[Pick]:
    """D12: mandatory; without an answer the shot is forfeited, or `drawn` is hit (`gmo_default`).

    `may_pass` is true only in seasons that began before the change `GMO_MUST_CHOOSE`.
    """
    text = "You are eliminated, GMO, and you take somebody along. Whom? No answer is no shot."
    no_default = drawn is None
    return pick(
        sheet,
        "survival.gmo",
        text,
        targets,
        default=drawn,
        may_pass=no_default and may_pass,
        open=True,
        forfeits=no_default and not may_pass,
    )


class PolarChoice(Struct, frozen=True):
    """SV-4.14: the Polar Bear's decision: `sole_voter>seat`, `barred>seat`, or None."""

    decision: str | None


def polar_choice(sheet: SurvivalSheet) -> Question[PolarChoice]:
    """D13: a sole voter at the following Conference, or a barred voter, or neither."""
    labels = {"sole_voter": "only {} votes", "barred": "{} may not vote"}
    decisions = [
        Option(f"{mode}>{seat}", label.format(sheet.names[seat]))
        for mode, label in labels.items()
        for seat in sheet.living
    ]
    return Question(
        kind="survival.polar",
        text="You are eliminated, Polar Bear. What becomes of the following Conference’s vote?",
        fields={"decision": Choice(label="Who votes", options=tuple(decisions), may_pass=True)},
        answer=PolarChoice,
        default={"decision": None},
        when_late="default",
    )


def successor(sheet: SurvivalSheet, drawn: str) -> Question[Pick]:
    """D14: any living contestant; `drawn` is the default."""
    text = "You held the Spotlight. Who holds it after you?"
    return pick(
        sheet,
        "survival.successor",
        text,
        sheet.living,
        default=drawn,
        may_pass=False,
        open=True,
    )
