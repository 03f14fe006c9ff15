"""What is meant where nothing was said in so many words: by who does what to whom.

A hint counts only in a sentence in which nothing plainer was found, and not in small talk.
"""

from __future__ import annotations

from collections.abc import Iterator

from showrunner.formats.talk.understanding.acts import Act
from showrunner.formats.talk.understanding.asking import about as asked_about
from showrunner.formats.talk.understanding.line import IF, Line, Match
from showrunner.formats.talk.understanding.patterns import members, patterns

# The listener did something to the speaker.
BLAME = patterns("""
    [you LISTENER] -[will would can should could know] .. PAST ... [ME us]
    you .. PAST .... my [name back face trust torch secret]
    you have [got had been sat known] .... [idol name name me them it]
    you knew
    you promised -[NAME HIM]
    you swore
    you [were was] (in on|part of|behind|the one|one of)
    you BE the one who
    you BE .. BAD
    [you your] .. BAD $
    your .. [assurances promises promise word words oath handshake loyalty friendship] [is \
        are was were means meant mean did do]
    wish .. you had not
    [never not] .. [forgive forget forgotten trust] .. [you what]
    you should (have told|have said|have warned|be ashamed)
    thought .. we [were had]
    thought you were
    (after everything|after all)
    because of you
    thanks to you
    you and your .. [lies games promises stories mouth tricks friends]
    not tell ME .... [yours you]
    you (did not|didn't) (even)? (tell|warn|say|have the|mention|look)
    you never [told said warned mentioned asked intended planned]
    you let .. [ME them him her us it]
    you .... [votes vote] [for against] ME
    [explain tell answer] ME .. [how why] .... [ME my]
    how [dare could] you
""")

# The speaker will, or never will, do something for or to the listener.
BOND = patterns("""
    [ME we] .. [will shall] ... [you your yours LISTENER]
    ME .. [would could] [never not] ... [you your yours LISTENER]
    ME BE not going to ... [you your LISTENER]
    ME [never always] ... [you your LISTENER]
    ME .. [rather sooner] .... [you your LISTENER]
    [you LISTENER] [shall will] [have get hear see be never always not]
    [nothing nobody none] .... [you your] .... [ME we]
    ME .. [promise swear vow guarantee]
    on my [mother's mother honour life word children grave soul brother sister brother's \
        sister's father's father]
    [we us] .... [finish walk end stand sit go win reach make] .... together
    it BE you and ME
    you and ME [against till until to babe together]
    ME BE [with behind beside] you
    ME .. [owe follow back trust] you
    (it BE|they are|that BE) yours
    you [can may] [count rely depend trust tell sleep]
    ME not let [go them anyone anybody him her it you anything]
    my word [is BE]
    you have (my|got my) [word vote loyalty promise support hand]
    ME BE (in|yours|there|not going|never going|loyal)
""")

# Somebody else is bad news, or the sentence comes down to a name.
LEANING = patterns("""
    t:THIRD BE too
    t:THIRD BE .. BAD
    [bad trouble danger problem threat dangerous poison] .... t:NAME $$
    [come comes coming came keep going] .. [back down out up] .. t:NAME
    it .. [be came comes out down] .. t:NAME $
    let it be t:NAME
    [get catch hit hurt strike target stop weaken move shoot sacrifice separate] t:NAME -[to \
        a the some]
    [chance chances shot time moment window opportunity] .. [get take hit move strike cut] \
        .. t:NAME
    t:THIRD [MUST has] (to be)? .. [one next first it gone tonight]
    [easy obvious smart clean right simple sensible only logical natural best] .... t:NAME
    would BE t:NAME $
    t:NAME BE .. [easy obvious smart clean right sensible logical natural expendable next]
    [us me we] .. [worry worries scare scares frighten frightens nervous] .. t:NAME
    t:NAME .... [scare worry frighten bother concern terrify] [you me us all anyone]
    [elsewhere disappear vanish removed retire extinguished dark] .... t:NAME
    t:NAME .... [elsewhere disappear vanish removed retire retired extinguished]
    [vote votes name paper parchment pen target block torch jury exit boat] ... t:NAME
    t:NAME ... [vote votes name paper parchment target torch jury exit block boat] .. \
        (NIGHT)? $
    [lose losing without] t:NAME
    [ME we] .. [could would should might can must want] ... t:NAME $
    ME BE [thinking looking leaning hoping for pushing voting talking] .. t:NAME
    [against target eye eyes sights] .. on t:NAME
""")

# A question that has to do with the game.
WONDER = patterns("""
    ^ [so and but]? [do did are have will would were] you .... [ME us]
    [ME my WE us] .. [next safe packing pack worried target trouble in out]
    [telling tell told] .. [everything truth story all something the]
    [whose which what] [side team plan camp idea]
    what .. [that it this] about
    what .. [NAME he she they] .. [want mean after doing up offer offered promise]
    [one another a your] name
    [you NAME he she they] .. [lie lying lied honest truth straight straightforward real \
        secret secrets hiding keeping]
    [votes voting vote idol tribal council alliance numbers plan target majority tie jury \
        final deal merge rocks]
    NAME ... [ME us my]
    you .. NAME .. [think say about of to with trust]
    what .... (NAME) .. [to from about with] [you them him her]
    [wot what] [did does has is was] NAME
    [did does has is was will would] NAME .. [vote voting tell say said know want wanted ask \
        asked offer offered promise promised mention with come agree agreed trust sure serious \
        solid safe go flip still]
    [is are] [it this that] [me true real us over]
    what .. [happens happen changed decided next stopping offering]
    who .. [started told said knows knew with did has else is was wants leading decided NAME \
        they]
    [hear heard] .. [about from anything something name]
    between [you us me]
    [whether if] ME [ought should am be]
    of [them us] .. you
    can ME [ask know trust believe relax sleep]
    what [do did does have has are is were was] [you they we he she] .... [say saying said \
        think thinking thought want mean hear heard decide decided offer promised]
""")


def blame(line: Line, match: Match) -> Iterator[Act]:
    """The listener is told what they did."""
    if line.asked(match.start()) and line.codes[match.start()] not in HOW:
        return
    if not (KIND & frozenset(line.codes)) and not line.starts_with(match.start(), IF):
        yield Act("accuse", line.listener, "other")


def bond(line: Line, match: Match) -> Iterator[Act]:
    """The speaker is bound to the listener in some way."""
    begin, end = line.sentence(match.start())
    codes = frozenset(line.codes[begin:end])
    if line.asked(match.start()) or codes & UNBOUND:
        return
    if line.source(match.start() + 1) not in (line.speaker, line.listener, "", "nobody"):
        return
    detail = "final" if codes & LAST else "vote" if codes & VOTES and not codes & DENIALS else ""
    about = "" if detail == "vote" else line.listener
    yield Act("promise", about, detail or ("safety" if codes & DENIALS else "other"))


def leaning(line: Line, match: Match) -> Iterator[Act]:
    """Somebody else is named as one names a target."""
    start = match.start()
    seat = line.seat(match.start("t"))
    source = line.source(start, but=seat)
    if not seat or seat in (line.speaker, line.listener) or line.asked(start):
        return
    if source in ("", line.speaker, "all", line.listener):
        yield Act("spare" if line.denied(match) else "propose", seat)


def wonder(line: Line, match: Match) -> Iterator[Act]:
    """A question about the game that no rule knows."""
    if line.asked(match.start()):
        yield Act("ask", asked_about(line, match, ""), "other")


HOW = frozenset(members("how"))
KIND = frozenset(
    members(
        "[fed carried helped saved gave shared taught thanks thank kind good grateful fun laugh]"
    )
)
UNBOUND = frozenset(
    members(
        "[ask honest forgive forget believe hate love like see say understand disagree remember "
        "hope think know wonder guess]"
    )
)
LAST = frozenset(members("[end final finals last finish together]"))
VOTES = frozenset(members("[vote write votes writing voting name]"))
DENIALS = frozenset(members("[NOT rather sooner]"))
RULES = ((BLAME, blame), (BOND, bond), (LEANING, leaning), (WONDER, wonder))
