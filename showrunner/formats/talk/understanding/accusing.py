"""Blame: for a lie or a broken promise, for a vote, for anything else done behind one's back."""

from __future__ import annotations

from collections.abc import Iterator

from showrunner.formats.talk.understanding.acts import Act
from showrunner.formats.talk.understanding.disloyalty import DISLOYAL
from showrunner.formats.talk.understanding.line import IF, NOT, YOU, Line, Met
from showrunner.formats.talk.understanding.patterns import members, patterns

LIE = patterns("""
    did not s:YOU .. [swear promise say tell agree vow give]
    because of s:you
    thanks to s:you
    s:you BE proud
    why .. s:YOU .. [flip lie sell betray turn hide leak blindside lied sold betrayed]
    was not it s:YOU
    whose vote .... s:yours
    [that your] story .. not
    s:YOU are full of
    s:YOU never [had were was meant intended planned found said cared wanted]
    s:[YOU NAME HIM] .. [broke broken forgot] .. [deal word pact promise]
    s:YOU said ME BE [safe fine good]
    s:YOU said we [were was are]
    [believed believe] s:your
    s:YOU .. [cannot not] [keep hold] .. [word promise promises]
    [not never stop quit] lie to [ME us my]
    s:YOU [said told promised swore] .... [was did BE had do were would have] not $
    [not less never] .. [honest truthful straight upfront sincere] with ME
    s:[YOU NAME HIM] .. less than [honest truthful straight]
    s:[YOU NAME HIM] .. [not never] .. [honest truthful straight upfront sincere] -if
    ^ (do not|stop|quit) [lie lying]
    ^ stop .. [lie lying]
    [that it this] BE .. a [lie story fairytale]
    s:YOU .. [not never] .. meant
    s:YOU .. [looked look] ME .. [eye face eyes]
    nothing s:YOU .... true
    not what s:YOU [told said promised]
    s:YOU .. [cooked made making] .. up
    s:YOU .. went back on
    s:YOU .. gave .. your word .... [and but then]
    s:YOU story .. [changes changed changing keeps]
    s:YOU .. [pretended pretending pretend acting]
    [told said] .. [ME us] .. something [else different]
    [another different] [story version thing] to
    s:YOU [promise promises word] [is are was were]
    [lies lie] .... s:YOU
    liar
    s:YOU ... [lied lying liar]
    s:HIM ... [lied lying liar inventing]
    lie .... s:yours
    ME BE not [stupid blind fool idiot born]
    s:[NAME YOU HIM] .. LIED -[low down awake there still around]
    LIED .. [of from by] s:[NAME YOU]
    s:[NAME YOU HIM] .. made .. up
    s:[NAME YOU HIM] .. BROKE .. [word promise promises oath deal trust pact]
    [promise word deal] .... s:YOU .. BROKE it
    [promise promises word] .. s:YOU .. BROKE
    s:[NAME YOU HIM] .. [promised swore said told assured] .... [but and then yet still \
        only] .... [WROTE did was BE gave voted vote hear heard saw turned went seated]
    s:YOU .. [promised swore] .. [ME us it the that this me]
    s:YOU .. not true
    s:YOU [word promise promises] .. [worth mean means nothing cheap empty]
    [promise promises] .. s:yours
    one thing to ME .... another
    BE not [true what] .. [s:YOU] [said told]
    trust ME .... nothing
    s:YOU [told said] .. ME .. [never not the would]
    [believed trusted] s:YOU
    forgive .. s:YOU .. lie
    s:[YOU NAME HIM] .. two [faced faces]
    truth .. s:YOU
    so much for s:YOU? .. [word promise promises loyalty]
    s:YOU face .. lie
    s:YOU .. [tell telling told] [NAME them everyone everybody] .. one thing .. ME
    [one story thing] .... ME another
    s:YOU .. been promising [everyone everybody NAME]
    s:NAME .. been promising [everyone everybody]
    s:[YOU NAME HIM] .. [promised promising offered offering] .. same .. [seat thing]
    s:YOU .. [act performance show] $
    your .... [BE] .. an act
    see right? through s:YOU
    [not nothing] .. [word thing] .. s:YOU .... true
    [stop quit] pretending
    s:YOU [said swore promised told] .... [but and then] .... [now WROTE ME i NAME four three \
        hear]
    [one someone somebody] of us .. [not lying] .... [not me]
    not telling the truth
    s:NAME [claims claimed says] .... [otherwise different opposite]
    s:YOU [never not] .. [ME i] .. [asked ask]
    twice [ME i] asked
    s:YOU .. [deal promise had] .... my name .... your
    if s:YOU had told ME .. truth
    [remember recall] when s:YOU said
    s:YOU said it would be NAME
    s:YOU said .. my back
    s:YOU had my back
    s:YOU say .. to [everybody everyone]
    s:NAME .. says it to [everybody everyone]
    ME not [buy believe] it
    s:NAME .. very much alive
    s:YOU [forgot conveniently]
    s:YOU swore .... [and but] now
    ME BE not the one who
    s:[NAME HIM] [claims claimed]
    what happened to .. s:your .. [word promise loyalty]
    what happened to our .. [deal pact promise agreement]
    s:YOU .. [strung led] [ME us] .. [along on]
    s:YOU .. fast one
    s:YOU .. [pulled wool] .. eyes
    [trusted believed] s:[YOU NAME HIM] .... [and but look]
    not play [innocent dumb stupid] with ME
    s:YOU [liar fraud fake phony]
    s:[YOU NAME HIM] BE .. a [liar fraud fake phony cheat hypocrite]
    s:[YOU NAME HIM] .. not .. word
    s:[YOU NAME HIM] .. [word promise promises] .. [worthless cheap empty nothing]
    s:YOU said .... [instead only]
    s:[YOU NAME HIM] .. [spinning spun spins fed feeding selling sold] .. [us ME] .. [story \
        stories line lines tales tale lies nonsense]
    tell ME another one
    s:YOU .. [straight] face
    our deal .... s:YOU
    s:YOU say one thing
    [two another different] [version versions story stories] .... s:YOU
    s:YOU .... [two another different] [version versions story stories]
    only s:YOU told .. another
    s:YOU [story version] .. [not different another]
    [oscar performance award] .... s:YOU
    s:YOU had ME believing
    [quit stop] [acting pretending playing]
    s:YOU hugged ME
    s:YOU shook
    [fooled] .... [but and] ME [know BE can]
    your tears
    s:[YOU NAME HIM] .. [lied lies lying] to [all us our everyone both] .. [faces face us]?
    s:YOU [swore said promised] .. [blind]
    all that talk .... s:YOU
    after [all everything] [ME we] .... s:YOU
    no longer believe
    not believe .. word
    s:YOU .. same .. speech
    when s:YOU told us
    did s:YOU not [tell swear promise say]
    said .. my? face and
    not lie to ME $
    s:YOU [said say swore told] .. to my face
    [lied lie lies] to my face
    s:YOU had us all
    [pants fire] on fire
    s:YOU not .. [swimming sleeping fishing]
    ME asked you not to lie
    s:YOU have .. [ever] .. told the truth
    s:YOU .. [every word] .. [lie lies]
    [anyone anybody] .. s:YOU have not
    s:YOU .. contradict
    s:YOU .. half of
    s:YOU .. not add up
    s:YOU [story version alibi] .. [holes add hold]
    [my the] mistake was [thinking believing trusting listening]
    more fool ME
    ME .. [fool idiot mug] .. [to for] [believe believing trust trusting listen listening]
    our [handshake promise pact word oath] .... [s:YOU nothing worthless]
    so much for s:your
    so much for our
    [one some] of you BE? [lying lied]
    looked ME in the eye
    s:YOU [assured guaranteed vowed] [ME us] .... [and but it]
    s:YOU [never not] meant .. [it word]
    [meant means] nothing to s:YOU
    s:YOU [said told promised] .... and [did done does] .. [another different opposite else other]
    s:YOU [swore promised vowed] up and down
    that was all [talk hot lies show theatre theater]
    not a word [you of] .... true
    s:YOU .. [with and] a straight face
    s:YOU .. took ME in
    what good BE s:your [word promise handshake]
    s:YOU changed your [story tune version]
    s:YOU .. [denied deny] it
    s:YOU .. [gone went going go] back on
    what s:your [word allegiance loyalty friendship promise handshake trust] BE worth
    s:your [allegiance loyalty friendship] BE .. [worth cheap joke]
    s:YOU .. two .. [faces tongues]
""")
VOTE = patterns("""
    how could s:YOU ... [WRITE vote write] .. [ME my us]
    s:[YOU NAME HIM] .. [tried trying wanted] .. [ME us my] ... [out gone home rid vote]
    s:[YOU NAME HIM] .. tried to .. [vote get send] .. [ME us]
    s:[YOU NAME HIM] .. put my name .. down
    s:[YOU NAME HIM] .. [came went] after [ME us]
    my name .. s:YOU .. [handwriting hand writing pen]
    s:YOU vote .. [ME against out home]
    [saw seen recognise recognised know counted] .. s:YOU .. [vote handwriting name writing]
    s:[YOU NAME HIM] .. WROTE .. with them
    s:YOU ... [wrote voted] .. [ME us] -[a the]
    it was s:YOU $
    s:[NAME YOU HIM] .. WROTE .. [for against]? [ME my us WE]
    s:[NAME YOU HIM] .. WROTE .. [name down against]
    s:[NAME YOU HIM] [WRITE vote] against [ME us]
    why s:[YOU NAME] .. [WROTE vote write] .. [ME my us]
    [was were] writing my
    s:[YOU NAME HIM] .. writing my name
    [vote votes] against [ME us] .... s:[YOU NAME]
    it? was s:YOU .... vote
    vote .... it was s:YOU
    s:your [vote votes handwriting] .. [sent cost]
    s:YOU [sent voted] .. [NAME HIM] .. [home out]
    handwriting .. s:YOU
    reason .. s:YOU? .. home
    [recognise recognised know knew saw] s:YOU .. handwriting
    forgive s:YOU .. vote
    [people of them someone somebody] saw s:YOU .. [write writing]
    s:YOU ghosted
    why .. s:YOU .. throw .. vote
    your handwriting
    s:YOU BE the [third fourth fifth second other sixth]
    pretending s:YOU [did not]? .. WRITE
    s:YOU .. not WRITE NAME
    s:[YOU NAME HIM] .. [cast put threw stuck] .. vote .. [on at against] [ME us]
    [my your] name .. in s:your .. [hand handwriting writing]
    s:YOU .. one of the .. votes
    s:YOU WROTE [me my]
    s:YOU .. ghosted
    repaid ME
    s:YOU repay ME
    only s:YOU [know knew spell write]
    who was it .. if not s:YOU
    [someone somebody] who BE? [voted wrote] .. for ME
    s:YOU wrote NAME and
    s:YOU voted .. [because with against]
    name s:YOU [spelled spelt wrote]
    that was not a mistake
    s:YOU .. not .. by [mistake accident]
    know how s:YOU [vote voted]
    my name in s:your
    read my name
    s:YOU .. my name .. [hand paper parchment]
    s:YOU WROTE mine
    s:YOU [was were] .. [fourth fifth third other extra missing] [vote one]
    the [missing extra stray fourth fifth other] vote
    [one which] of us is the
    s:YOU jumped
    one .. [who that] could .... ME BE looking [right straight]? at
    [my the] name .... s:your [G hand handwriting scrawl scribble spelling letters loops]
    [parchment paper ballot] .... my name .... s:your
    s:YOU signed [my me]
    [my me] .. name .. in [capital capitals block big] letters
    s:YOU .. vote [did finished sealed decided tipped] it
    [somebody someone] whose vote
    s:YOU .. in on .. [vote it]
    that vote .... s:your
    s:YOU went along with
    s:YOU [helped help] .. [vote send get] .. out
    s:YOU .. fourth vote
    [stray extra odd rogue] vote .... s:[YOU your]
""")


def _accused(line: Line, met: Met, detail: str) -> Iterator[Act]:
    at = met.who
    seat = line.listener if at < 0 else line.seat(at)
    start = met.start
    if not seat or seat == line.speaker or (line.denied(met) and detail != "lie"):
        return
    if detail == "lie" and line.denied(met):
        return
    if line.starts_with(start, IF):
        return
    begins = line.opening(start)
    denying = line.codes[begins + 1 : begins + 2] in NOT
    if line.asked(start) and line.codes[begins] in OPEN and not denying:
        return
    if seat != line.listener and not YOU.isdisjoint(line.codes[start : line.sentence(start)[1]]):
        return
    if detail == "lie" and line.source(at, but=seat) == line.speaker:
        return
    yield Act("accuse", seat, detail)


def lie(line: Line, met: Met) -> Iterator[Act]:
    """A lie told, a promise broken."""
    return _accused(line, met, "lie")


def vote(line: Line, met: Met) -> Iterator[Act]:
    """A vote cast against the speaker or a friend."""
    return _accused(line, met, "vote")


def other(line: Line, met: Met) -> Iterator[Act]:
    """Selling, hiding, telling on somebody."""
    return _accused(line, met, "other")


OPEN = frozenset(members("[do does did BE have has can could will would what who whom where how]"))
RULES = ((LIE, lie), (VOTE, vote), (DISLOYAL, other))
