"""Blame: for a lie or a broken promise, for a vote, for anything else done behind one's back."""

from __future__ import annotations

from collections.abc import Iterator

from showrunner.formats.talk.understanding.acts import Act
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
OTHER = patterns("""
    ME .. PAST you .... and you .. PAST
    [expected thought deserved deserve] [better more otherwise] .. [from of]? s:YOU?
    disappointed [in by with] s:[YOU NAME]
    know [what exactly] .. s:YOU [did have have]
    s:YOU .. [fool idiot joke laughing] .. of ME
    s:YOU laughed
    s:YOU are the one who
    s:YOU .. go whispering
    only .. [person one] .. [ME i] told
    [why how] .. my name .... s:your mouth
    s:YOU .. [leaked spilled blabbed squealed snitched]
    s:[YOU NAME HIM] .. [chose picked took] .. [them him her THEY NAME] over [ME us]
    s:[YOU NAME HIM] .. played [ME us]
    how could s:YOU
    s:[YOU NAME HIM] .. [gave give handed hand spilled spilt passed passing feeding fed] .. \
        [NAME THEY them him her everybody] .. [ME my everything name plan secret our]
    s:[YOU NAME HIM] .. turned your back
    s:[YOU NAME HIM] .. let [ME us] down
    s:[YOU NAME HIM] .. [cut set] [ME us] [loose up off]
    s:[YOU NAME HIM] .. knew .... [and but] .... (said nothing|not tell|not \
        say|quiet|silent|never)
    s:[YOU NAME HIM] .. [was were] never [WITH on] [ME my us]
    s:[YOU NAME HIM] .. [making made cutting cut] .. [deal deals promises] .. [with behind]
    s:[YOU NAME HIM] .. [stirring poisoning whispering]
    s:YOU left [ME us] out
    s:[YOU NAME HIM] .. told [NAME THEY everyone everybody them] .. [what that about \
        everything]
    behind [my our] back
    s:[YOU NAME HIM] .. blindsided [ME us]
    s:[YOU NAME HIM] .. cannot be trusted
    s:[NAME YOU HIM] .. kept ... [from secret quiet]
    s:[NAME YOU HIM] .. BETRAYED .. [ME us out we WE it the]?
    s:[NAME YOU HIM] .. HID
    s:[NAME YOU HIM] .. [been was were going went] .. [telling saying spreading running \
        around selling]
    s:[YOU NAME HIM] .. telling [everybody everyone people them THEY all NAME]
    s:[NAME YOU HIM] .. behind [my our] [back backs]
    s:[NAME YOU HIM] .. told [NAME THEY everybody everyone all HIM] .... [ME my we our]
    s:[NAME YOU HIM] .. threw [ME us my] .. [under bus name]
    s:[NAME YOU HIM] .. [playing play working] .. both [sides ends of]
    s:[NAME YOU HIM] .. [went go goes] [straight right]? running? to [NAME them]
    s:[NAME YOU HIM] .. turned .. on [ME us]
    s:[NAME YOU HIM] [could should] have [told said warned asked]
    s:[NAME YOU HIM] .. not tell [ME us]
    s:[NAME YOU HIM] .. never told [ME us]
    only s:YOU knew
    you and NAME .. your .. [pact secret deal secrets]
    s:[NAME YOU HIM] .. [used using] [ME us]
    s:[NAME YOU HIM] .. put .. my name
    s:[NAME YOU HIM] .. [gave said threw dropped saying] .. my name
    s:YOU .. playing [ME us everybody everyone all]
    name .. came [from out] .. s:YOU
    s:[YOU NAME HIM] .. cost [ME us]
    s:YOU .. nerve
    s:YOU [left let leave] ME .. [dark alone out hanging down]
    not think ME not [see know notice hear]
    ashamed of s:YOU
    s:YOU .. [took stole ate] .. [my our the]
    [cheers thanks congratulations congrats thank] .... [throwing selling leaving stabbing \
        voting telling nothing blindsiding]
    throwing [ME us] under
    so it was s:YOU
    it was s:YOU .. who
    ME know it was s:YOU
    s:YOU told [NAME them] .... [she he they] .. [came told said repeated]
    s:YOU told [NAME them] [ME i]
    s:YOU .. [let left] [ME us] .. [walk walking go hanging]
    [walk walked] in blind
    funny how .... s:YOU
    s:YOU .. [gave give] away
    s:YOU .. [leaked leak spilled]
    admit it
    own up
    s:YOU and NAME .. been .. [meeting talking whispering plotting sneaking]
    ME know s:YOU and NAME
    [ME i] .. know .. s:YOU .. [have has had got made] .. [pact deal alliance]
    s:YOU .. made .. [final deal pact] .. with NAME
    s:YOU [two and] .. had? .. secret
    [next last] time s:YOU .. [betray lie sell]
    s:YOU .. [decide decided] to betray
    not trust s:YOU
    s:YOU played [ME us]
    s:YOU .. in with NAME
    s:NAME .. playing .. [double two both]
    s:YOU .. knife .. [my back]
    how come .... ME [said told] it only to s:YOU
    only to s:YOU
    s:YOU .. [chucked chuck threw throw tossed put dropped] .. my name
    whole time s:YOU
    s:YOU [went go] and [made told]
    why on earth .. s:YOU
    at least have the decency
    s:YOU knew about .. [vote plan idol]
    [nice good great brilliant lovely] [job work move one going effort] .... [blindsiding hiding \
        selling throwing turning leaking keeping telling flipping lying]
    shame on s:YOU
    some [friend ally alliance partner brother sister] s:YOU
    [thought] we [were had] .... [then but]
    s:YOU of all people
    how [do can] s:YOU .. [sleep live look]
    hope it was worth
    [caught busted] s:YOU
    explain yourself
    s:YOU [snake rat traitor backstabber weasel coward judas turncoat]
    s:YOU BE .. a [snake rat traitor backstabber weasel coward judas turncoat two]
    s:[YOU NAME HIM] .. hung [ME us] .. dry
    s:[YOU NAME HIM] .. [stitched set] [ME us] up
    s:[YOU NAME HIM] .. jumped ship
    s:[YOU NAME HIM] .. kept [ME us] .. dark
    fingerprints .... s:YOU
    s:YOU fingerprints
    s:YOU .. [blabbed squealed sang] .. [to about]
    [saw heard] s:YOU .. [whispering talking telling scheming plotting hiding sneaking with]
    s:[YOU NAME HIM] .. sold .. [down out]
    s:[YOU NAME HIM] .. [cosying cozying sucking buttering] up to
    s:[YOU NAME HIM] .. flipped
    s:[YOU NAME HIM] .. switched [sides side]
    s:YOU went to NAME
    s:YOU .. ran .. to [NAME them him her]
    s:YOU .. cut .. deal
    s:YOU have .. [done did do] ME [wrong dirty]
    s:YOU .. wronged [ME us]
    s:YOU .. [let made had left watched got] ME .. [make fool walk believe think sit look go]
    s:YOU .. [sat stood] .. [there by] .... [and while]
    you BE the only one who .. [not could knew know will]
    so s:YOU told NAME
    so s:YOU .. been
    so it is true
    so we are just? telling
    great [alliance ally friend partner]
    ME saw s:YOU
    ME know about [both it them that your]
    explain [that yourself this] .. [ME us]?
    s:YOU [started showed shown showing] .. [everyone everybody NAME them plenty]
    s:YOU go and
    s:YOU .. [cooked hatched plotted planned] .. [this it that] .. between
    s:YOU .. nearly .. [me my]
    it was s:YOU , LISTENER
    it was s:YOU $$
    [do not] [bother deny] .. denying
    proud of yourself
    [someone somebody] .. changed your mind
    not believe s:YOU [would could did]
    told nobody but s:YOU
    nobody [but except] s:YOU knew
    nobody else knew
    s:YOU have been [feeding telling giving passing reporting running leaking sharing]
    ME heard s:YOU [on at by with in telling saying]
    funny , .. not remember
    since when do s:YOU
    taking orders
    s:YOU all along
    s:YOU stabbed
    s:YOU .. used [ME us my]
    know what s:YOU did
    s:YOU knew $
    why .. s:YOU not tell ME
    s:YOU .. my [letter family kids]
    s:YOU are keeping .. from ME
    s:YOU are [working plotting scheming playing] .. [against behind]
    s:YOU .. blew [it up my]
    s:YOU .. who blew
    s:YOU .. blown .. cover
    s:YOU .. [blame pin pinned blamed] .. on [ME us]
    s:YOU .. made [it me] .. look
    how long have s:YOU been
    do not think ME [have did do] not
    it .. had to be s:YOU
    could only .. be s:YOU
    wearing my
    that is rich
    s:YOU .. have the [nerve cheek gall]
    the [nerve cheek gall]
    s:YOU hurt [ME us]
    [leaves left] s:YOU , LISTENER
    that leaves s:YOU
    s:YOU fed ME [a the]
    s:YOU could have just? [told warned said]
    [every all] .. [road roads path tracks footprints] .... s:your
    had s:YOU down [wrong as]
    ME .. wrong about s:YOU
    [changes changed change] after s:YOU
    s:YOU .. make [alliance deal alliances deals] with ME .... with
    s:YOU swore .... you had
    [enjoy enjoyed] that
    stab in the back
    s:YOU BE [sitting standing] there
    s:YOU [were was] in on
    all over your face
    s:YOU cheated
    s:YOU switched
    s:YOU opened your
    only .. [person one soul human] .. ME .. [told trusted shared confided gave showed]
    only .. [person one soul human] .. [who that] [knew heard]
    s:YOU .. [double two] [dealing faced timing]
    s:[YOU NAME HIM] .. [dropped dumped ditched discarded binned] [ME us] -[off here there]
    ME .. [decoy pawn scapegoat puppet patsy bait tool] .. s:your
    [not never] [appreciate like enjoy] being .... s:YOU
    ME .. [left cut shut frozen kept] [out off] .... s:YOU
    s:YOU BE the [leak mole spy rat snitch]
    s:YOU .. [monkey mug fool idiot mockery] .. of [ME us]
    [took take] [ME us] for a [fool ride mug idiot]
    s:YOU [strung led walked] [ME us]
    s:YOU .. let [NAME HIM them] take .. [blame fall heat]
    ME stuck my neck out
    after [all everything] .. ME did for s:YOU
    and ME trusted s:YOU
    [not never] [act play] .. [surprised shocked coy innocent hurt]
    spare ME
    s:[YOU NAME HIM] .. plotting .. my
    s:YOU [had have] [all both]? [of us ME] .. convinced
    the [minute moment second instant] .... s:YOU .. [dropped left sold cut ditched turned ran] [ME us]
    s:YOU .... and [sold betrayed ditched dumped dropped burned shafted] [ME us]
    [not never] once .... s:YOU .. [think bother stop try dare offer warn tell ask]
    not tell ME s:YOU .. not
    s:YOU .. over my head
    s:YOU .. [badmouthing bad knocking slating smearing rubbishing trashing slagging mouthing] .. [ME us]
    sharpening [the your a] [knife knives axe blade]
    [all the] while s:YOU [was were]
    ME know a [turncoat traitor snake rat liar leak thief] when
    ME BE talking to [him her it YOU] $$
    ME [defended covered vouched fought lied campaigned spoke] for s:YOU .... [and but]
    ME [defended protected carried saved] s:YOU .... [and but]
    [low cheap dirty rotten mean sneaky] [blow trick move shot stunt business]
    that is how s:YOU [treat repay thank reward]
    s:YOU [threw tossed fed] ME
    s:YOU .. [pulled yanked] the rug
    s:YOU .. washed your hands
    s:YOU .. [other opposite] [camp side team] all along
    s:YOU .. [doing dancing running eating] .. [bidding tune errands hand]
    s:YOU .. [hung left] .. to dry
    s:YOU BE in .. pocket
    s:YOU [cosied cozied sidled crept crawled snuck] [up over off to]
    s:YOU [talk talked] .. about ME behind
    s:YOU .. [never not] had [the]? [guts decency courage spine] to
    [grow show] [a some] spine
    on whose orders
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
RULES = ((LIE, lie), (VOTE, vote), (OTHER, other))
