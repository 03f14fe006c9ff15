"""Words of blame for selling, hiding, leaking, telling on somebody: all but lies and votes."""

from __future__ import annotations

from showrunner.formats.talk.understanding.patterns import patterns

DISLOYAL = patterns("""
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
    the [minute moment second instant] .... s:YOU .. [dropped left sold cut ditched] [ME us]
    s:YOU .... and [sold betrayed ditched dumped dropped burned shafted] [ME us]
    [not never] once .... s:YOU .. [think bother stop try dare offer warn tell ask]
    not tell ME s:YOU .. not
    s:YOU .. over my head
    s:YOU .. [badmouthing bad knocking smearing rubbishing trashing mouthing] .. [ME us]
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
    [takes took some] [gall nerve cheek audacity neck brass]
    s:YOU .. at least .. have
    [grace decency courtesy manners] to .. [tell warn say]
    s:YOU .. for a [bowl bag bucket plate handful sack]
    ME [kept guarded held] s:your [secret secrets]
    you .. whole camp [saw knows heard] s:YOU
""")
