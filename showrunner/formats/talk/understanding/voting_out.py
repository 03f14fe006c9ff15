"""Who should go: proposals, and what becomes of them denied, asked or said of others."""

from __future__ import annotations

from collections.abc import Iterator

from showrunner.formats.talk.understanding.acts import Act
from showrunner.formats.talk.understanding.line import IF, NOT, Line, Met
from showrunner.formats.talk.understanding.patterns import members, patterns

# Somebody is to go, whoever wants it.
OUT = patterns("""
    help ME [with past get against] .. t:NAME
    give ME t:NAME $
    [one your my a] vote on t:NAME
    t:NAME out $
    [two three four five six] [on for] t:NAME
    t:THIRD BE .. [goner history]
    if t:NAME BE still
    t:THIRD BE the [one person guy name] .. [cut go OUST lose vote write worry fear get]
    down for t:NAME
    [sent flipped send] t:PERSON [out home packing]
    [vote votes] for t:NAME BE
    [before until till] t:[NAME HIM] [gets get wins turns finds strikes uses plays comes \
        does learns]
    [pen pencil hand parchment paper] .. [write spell spells writes say says] t:NAME
    stop t:NAME
    if t:NAME just? [disappeared vanished]
    t:NAME NIGHT $
    [paper parchment ballot urn] .... t:NAME
    t:NAME 's? name .. [paper parchment ballot urn on down]
    [happy fine content comfortable glad] with t:NAME
    [gut head heart instinct nose money vote] [says say BE goes stays] .. t:NAME
    name BE t:NAME
    [numbers votes] .. there for t:NAME
    [if wish like love hope see surprised] .. t:NAME .. [GONE disappeared vanished left \
        walked went lost fell boat]
    t:NAME .. went home
    t:NAME .. [on in] the .. [next first] .. [boat plane bus]
    t:NAME next
    t:NAME .. [needs has] .. (to be|to get|to) .. [GO GONE stopped dealt]
    [get getting be] rid of t:[NAME HIM]
    blindside t:PERSON
    [send sent get] t:PERSON .. [packing home off walking]
    it BE t:THIRD 's? [turn time]
    t:THIRD [time turn] BE [up come]
    t:NAME .. [should must] be [the one next]? to? [GO GONE next first worried]
    [vote votes voting go going plan move all case] .. against t:NAME $
    [suppose imagine picture] ... without? t:NAME
    t:NAME BE [going headed] home
    [vote votes voting] .. BE for t:NAME
    [pull yank] .. [plug trigger] on t:NAME
    t:NAME for [NIGHT the council]
    [life camp things tribe] .. [better easier quieter calmer simpler] .. t:NAME
    touch t:THIRD
    [what how] about t:NAME
    ^^ [only maybe perhaps then or so well honestly]? t:NAME [NIGHT then or of course]? $$
    [do go going] t:NAME $
    [could can shall should may] we [do go say] t:NAME
    [just still rather] [do go going say] t:NAME
    [talk think] about t:NAME .. [instead rather]
    t:NAME or ME BE out
    [subtract carve] .. t:NAME
    if it BE t:NAME you
    t:NAME .. [packed packing]
    [can could] you .. live .. if .. t:NAME
    [tribe camp beach] .. [without not] .. t:NAME
    [imagine picture] .. without t:NAME
    name .. [throw toss give float put offer] .. BE t:NAME
    [throw toss float put] t:NAME .. [name out]
    have t:NAME [out gone]
    then t:NAME $
    have to listen to t:NAME
    a hundred times t:NAME
    [write writing] down? t:PERSON
    [write writing] .. t:PERSON 's? [name down]
    [vote votes voting] [out for against]? t:PERSON
    [vote votes voting] [out for against off on] t:PERSON
    [vote votes] .. [is goes be going] .. t:NAME
    [put putting throw get getting] t:PERSON 's? name? [down on up]? [down parchment paper \
        out]
    [put putting] t:PERSON 's? name
    [take taking get getting send sending throw kick vote knock pick push force want wants \
        wanted] t:PERSON .. [out home off away packing gone outta]
    [take taking get getting knock send sending vote want wants] [out rid off away back] of? \
        t:PERSON
    [OUST OUSTING] [off out of down]? t:PERSON
    [take taking] a? [shot swing run crack stab] at t:PERSON
    [go going come coming came gunning] [for after] t:PERSON -[to with]
    t:[THIRD YOU] 's? [MUST have to] .. [GO go gone out] -[with for on to]
    let t:PERSON [go walk leave]
    t:THIRD (BE BE?)? the? [target targets]
    (^|[so and then think say NIGHT if]) t:THIRD [goes walks leaves] $
    t:THIRD [goes walks leaves] [home NIGHT out first]
    t:THIRD 's? .. [TORCH game] .. [out snuffed snuff over]
    snuff t:THIRD
    [done finished] with t:THIRD $
    time .. for t:NAME to [go leave walk]
    t:NAME 's [time turn] .. [come up over now]
    t:PERSON BE so? [gone out toast next finished history dead done] -[of with to]
    without t:NAME
    [not nobody] .. [have has with miss] t:NAME in? [in it around here]
    [better easier quieter happier calmer good safer sleep cleaner] .. [with without] .. \
        t:NAME
    t:NAME on the jury
    [get finish do done] .. [rid with] of? t:NAME
    t:NAME .. on the [block chopping]
    [my our the your] [NIGHT easy obvious right only best smart first safe]? [vote target \
        pick choice answer name play move one head vote's] .. [BE stays] .. t:NAME
    t:THIRD BE still? [MY our the your]? [NIGHT easy obvious right only best smart safe next \
        first]? [vote target pick choice answer play move guy person one] [NIGHT to here now]
    t:THIRD BE [my our the your] [vote target pick choice]
    it [MUST BE have to] .. BE t:NAME -[who that]
    it BE [always still]? t:NAME $
    t:NAME it [is will has] be? $
    if it BE t:NAME
    [lean leaning thinking] .. t:NAME $
    [say saying] t:NAME $
    [thought considered] [of about] t:NAME
    try t:NAME $
    hope t:THIRD
    let us [do say] [it to]? t:THIRD -a
    [start begin] with t:NAME
    t:NAME first $
    one to [cut go oust lose drop] BE t:NAME
    t:THIRD BE the [one person guy] [we should]? to? [cut go oust lose drop write vote take \
        fear watch]
    shot at t:NAME
    [votes numbers enough] .. [against on] t:PERSON
    miss t:NAME
    t:NAME ... walked out
    [recommend suggest nominate propose] t:NAME
    [recommend suggest nominate propose favour] [voting targeting writing OUSTING] t:NAME
    [rather sooner prefer] .. [see have want] t:PERSON .. GONE
    t:PERSON .. [goes go going] home
    t:NAME before NAME
    [see seeing] .. the back of t:NAME
    [goodbye farewell] .. t:NAME
    [axe sword knife noose hammer] .. [on for] t:NAME
    targeting t:PERSON
    [vote name write] .. then t:NAME
    t:NAME 's name [on down]
    [break end] .. up .. t:NAME
    comes out at t:NAME
    it BE t:NAME for ME
    t:NAME for ME $
    word , t:NAME
    words , t:NAME
    t:NAME NIGHT $
    [plan answer sum option options solution so word] , t:NAME
    t:NAME or [rocks ME you us]
    ^^ so , t:NAME $
    [choose between between] t:NAME and ME
    open to [hearing talking it]? [of about]? t:NAME
    [objections objection opposed] to t:NAME
    [feel say] [about to on] .. t:NAME .. [out leaving going home instead NIGHT]
    [how what] would you .. [about to] .. t:NAME
    what if it [BE would] .. t:NAME
    what if we .. t:NAME
    [what if] t:NAME [went left goes leaves walked]
    what would happen .... if .... t:NAME
    suppose .... t:NAME .. not come
    [live do manage survive cope] .. without t:NAME
    live with t:NAME .. [going leaving gone out]
    [agree agreed] .. [that on] t:NAME .. [has outstayed overstayed goes must should]
    t:THIRD [has have had] [outstayed overstayed outlived]
    t:THIRD 's? .. [outstayed overstayed outlived] .. [welcome stay usefulness]
    t:THIRD .. welcome .. [out worn over]
    t:NAME 's? time .. [come here up over passed now]
    t:NAME .. [run ran] .. [course out]
    t:NAME .. had .. [run ride turn innings]
    t:NAME .. [a the] [goat passenger freeloader liability burden]
    [done finished through] [carrying with covering babysitting feeding] t:NAME
    [sick tired fed enough] .. [of with] t:NAME
    not stand .. [with day more]? .. t:NAME
    not stand t:NAME
    (^|[so and then think say NIGHT if let see watch want]) t:NAME [goes go] $
    [wave say kiss] .. [goodbye bye farewell cheerio adios] .. t:NAME
    show t:NAME .. door
    [door exit boat home] .. for t:NAME
    not [lose losing] .. sleep .... t:NAME
    not .. [cry weep mind care notice miss grieve mourn tear tears heart] .. [for over about if \
        without] .. t:NAME
    t:NAME could [leave go disappear vanish walk] .... [not never]
    t:NAME .. [nobody none] .. [miss notice care mind]
    [miss mourn] .. t:NAME
    would you .. [miss mourn] t:NAME
    kill [us me you anyone] .. lose t:NAME
    get you .. onto t:NAME
    off NAME and on t:NAME
    t:NAME .. [not never] .. [pull pulled lifted lifts] .. [weight finger]
    t:NAME BE the one .. [keeps kept has we]
    t:NAME .. [one name] .. heard .... [happy fine good glad go]
    t:NAME [has have] to be [the one it next him her]
    t:NAME 's? .. to be next
    t:NAME .. [next up] $
    [better best] t:NAME than [ME you us any]
    [rather sooner] t:NAME than [ME you us]
    it [would will had] [better best] be t:NAME
    [majority everyone everybody they] [says say] t:NAME
    [every all] .. [path paths road roads way ways arrow arrows] .... [through to at] .. t:NAME
    [path road way] .... [voting through] t:NAME
    [begin start starting] .. [with by]? t:NAME
    t:NAME first
    [cut break] .. [pair hand chain] .... t:NAME
    t:NAME .. [head heads] .. roll
    [my your] [pick choice vote candidate suggestion money call] BE .. t:NAME
    t:NAME BE my [pick choice vote candidate suggestion call one]
    money BE? on t:NAME
    [spend spending] .. t:NAME .. home
    t:NAME .. [spend celebrate enjoy be] .. at home
    [lovely good great nice wonderful] time at [ponderosa home]
    t:NAME .. at ponderosa
    not sold on t:NAME
    [scribble scribbling ink inking jot jotting spell spelling mark marking etch carve] .. t:NAME
    as in t:NAME
    [people person someone somebody ones] who [is are] not t:NAME
    not [sit sitting] .. [next beside] .. t:NAME
    especially not t:NAME
    [nobody none] BE? safe , not even t:NAME
    not [wish want] t:NAME on
    t:NAME BE .. one to [go beat catch watch cut fear get stop]
    if it were .. [up to down to]? ME .... t:NAME
    [thinking think] .. t:NAME .. [good right best] [choice one option move name]
    t:NAME .. [good right best obvious easy simple] [choice one option move name target pick] -not
    [wondering wonder] if t:NAME
    [fix solve sort] .... t:NAME
    it BE t:NAME ME .. not [get past trust like want shake stand]
    [dead bumped taken picked knocked] .. t:NAME .. out
    [dance cheer celebrate party] .. if .. t:NAME
    [fan friend admirer] .. of t:NAME -s
    [shame pity] if .. [accidentally WRITE wrote] .. t:NAME
    [trust stand] t:NAME .. [far throw]
    [one two] immunity .. away
    [time moment chance shot] .. [strike hit get cut OUST OUSTING] .. t:NAME
    t:NAME .. [lose losing] us
    t:NAME .. [slowing dragging holding costing] us
    look no further than t:NAME
    not [forgive forgiven forget] .... t:NAME .. [NIGHT good]
    keep t:NAME .. [over instead ahead]
    [put putting] t:NAME .. [block spot line]
    t:NAME [should must needs] .. [worry sweat]
    if we .. not .. t:NAME .. [toast done finished dead lost next]
    we .. [toast done finished dead lost] .... t:NAME
    [vote votes ballot ballots parchment] .. [go goes going land lands] .. [on to for towards] \
        t:NAME
    [put putting throw throwing cast casting stick park pile stack load drop] .. [vote votes] .. \
        [on to for at] t:NAME
    [hate loathe despise dislike resent distrust] t:NAME
    t:THIRD [annoys bugs irritates infuriates exhausts drains disgusts] .. [ME us everyone]
    t:NAME .. [nerves skin wick]
    t:NAME .. [drives driving] [ME us]
    bad feeling about t:NAME
    not [work play live share go travel] .. with t:NAME
    [one a] [less fewer] t:NAME
    t:NAME would look .. [jury boat bench]
    t:NAME 's? [bags torch days flight ticket number luck] .. [packed out booked numbered up in \
        waiting punched]
    [crosshairs target bullseye dart arrow spotlight] .. [on at] t:NAME
    [gun head choose pick forced cents hunch preference verdict opinion guess instinct feeling \
        honest] , .. t:NAME $
    ^^ [maybe perhaps possibly probably obviously clearly simply definitely surely] t:NAME $
    t:NAME .. [seems seem feels looks sounds is be] .. [logical sensible smart safe obvious easy \
        right best clean cleanest] .. [choice one option move name target pick play vote call]
    t:NAME makes .. sense
    t:NAME [could might would] be .. [our the] [one move name target play vote guy girl pick]
    t:NAME BE [bad dead] [news weight]
    [save protect rid free] [us ourselves] .. [from of] t:NAME
    [ticket seat boat] .. with t:NAME 's? name
    name .. on [it this that] , .. t:NAME
    nothing .. [like love sweeter better than] .. t:NAME .. [out go leave walk gone snuffed]
    t:NAME .. [extinguished snuffed]
    up to ME .. t:NAME
    long as it BE t:NAME
    who .. if not t:NAME
    if not t:NAME , who
    if it BE not t:NAME .. it BE [ME us you]
    t:NAME [hanging hangs] around
    why .. [keep keeping] t:NAME
    what .. need t:NAME for
    what good is t:NAME
    [eyes sights] .. on t:NAME
    t:NAME .. free ride
    [strike swing move] .. [at against on] t:NAME
    t:NAME .. [easy soft simple sitting] [target pickings duck mark vote]
    let t:NAME .. [drift go walk leave fall]
    if you ask ME .... t:NAME $$
    up to ME , t:NAME
    t:NAME .. ME mean $
    ME mean t:NAME
    that BE t:NAME $$
    no t:NAME [at in on after]
    give ME t:NAME
    [consider considering] t:NAME
    would consider t:NAME
    [how why] .. [BE is] t:NAME .. still [here in around]
    ^ why not t:NAME
    t:NAME .. [bitten burned burnt crossed stung used wronged hurt fooled] .. [us WE ME]
    [what] .. else does t:NAME [do bring give]
    [hand give handing giving] t:THIRD .. [cheque check money million prize crown title win game]
    [poor bless] t:NAME
    [smarter cleverer sharper sneakier stronger tougher] than t:HIM [looks lets seems]
    t:NAME BE .. [smarter cleverer sharper sneakier stronger tougher]
    t:NAME thought [he she] [was is] safe
    [stopped dealt] .. before .. t:HIM
    name came up .... t:NAME
    t:NAME 's name came up
    [trouble thing problem issue worry] with t:NAME
    t:NAME .. had it [too so] [easy good]
    sick of t:NAME
    no longer need t:NAME
    t:NAME BE not [pulling playing working helping] .. [for with] [us WE this the]
    t:NAME .. [expired expires spoiled rotten]
    if t:NAME [go goes leave leaves] , [we you i]
    how [does do would] t:NAME [sound look grab strike feel] .. [you to]
    if t:NAME 's? TORCH [went goes go]
    t:NAME 's? TORCH [went goes] [dark out]
    t:NAME has had a good [innings run]
""")


def out(line: Line, met: Met) -> Iterator[Act]:
    """Somebody shall go: who says so, of whom, and is it denied or asked?"""
    at, start = met.who, met.start
    seats = line.all_named(at)
    denied = line.denied(met)
    asked = line.asked(start) or (line.requested(start) and not WHETHER.isdisjoint(line.codes))
    source = line.source(start, but=seats[0] if seats else "")
    for seat in seats:
        yield from _out(line, seat, source, denied, asked, start)


def _out(
    line: Line, seat: str, source: str, denied: bool, asked: bool, start: int
) -> Iterator[Act]:
    mine = source in ("", "nobody", line.speaker, "all")
    denied = denied and not line.starts_with(start, IF)
    others = source in ("they", "all") or source not in ("", "nobody", line.speaker, line.listener)
    if seat == line.speaker:
        if asked and _blocked(line, start):
            return
        if asked and line.codes[line.opening(start)] in DEED:
            yield Act("ask", line.listener, "other")
            return
        if asked:
            yield Act(
                "ask", seat if source in ("", "they", "all", line.listener) else source, "target"
            )
        elif denied and source not in ("they", "all", "nobody"):
            yield Act("spare", seat)
        elif source == line.listener and not denied:
            yield Act("accuse", source, "vote")
    elif seat == line.listener:
        if denied and source in (line.speaker, "nobody", ""):
            yield Act("promise", seat, "safety")
        elif not denied and source not in (line.listener, line.speaker):
            yield Act("warn", seat, source if source not in ("they", "all", "nobody") else "")
    elif source == "nobody" and denied:
        yield Act("spare", seat)
    elif asked and line.codes[line.sentence(start)[0]] in PARTICIPLE:
        yield Act("ask", seat, "target")
    elif asked and (_blocked(line, start) or others):
        yield Act("ask", seat if source in ("", "they", "all", line.listener) else source, "target")
    elif asked and source == line.listener and not _floated(line, start):
        yield Act("ask", seat, "target")
    elif not asked and _called_a_waste(line, start):
        yield Act("refuse" if seat == line.pending else "spare", seat)
    elif denied and seat == line.pending and (mine or source == line.listener):
        yield Act("refuse", seat)
    elif denied and (mine or source == line.listener):
        yield Act("spare", seat)
    elif denied:
        return
    elif others and source != "all":
        yield Act("warn", seat, "" if source == "they" else source)
    elif (
        line.starts_with(start, IF)
        and line.codes[start] not in IT
        and source in ("", line.listener)
    ):
        return
    else:
        yield Act("propose", seat)


def _called_a_waste(line: Line, start: int) -> bool:
    """As in "why waste a vote on Caio" and "I understand why you would write Caio"."""
    before = line.codes[line.clause_start(start) : start]
    return (before and before[0] in WHY) or not UNDERSTOOD.isdisjoint(before)


def _floated(line: Line, start: int) -> bool:
    """As in "would you write Caio?" and "have you thought of Caio?" propose; "do you?" asks."""
    begins = line.clause_start(start)
    said = line.codes[begins:start]
    return said[:1] in MODAL or not THOUGHT.isdisjoint(said) or WORLD.search(said) is not None


def _blocked(line: Line, start: int) -> bool:
    """Whether the question wants an answer: "why are we voting Caio?" proposes nothing."""
    begins = line.clause_start(start)
    if line.codes[begins] not in INQUIRING or begins == start:
        return False
    if line.codes[begins] in HOW and not NICE.isdisjoint(line.codes[begins : begins + 3]):
        return False
    return NOT.isdisjoint(line.codes[begins : begins + 3])


DEED = frozenset(members("[did had]"))
PARTICIPLE = frozenset(members("[voting writing targeting]"))
UNDERSTOOD = frozenset(members("[understand waste]"))
WHY = frozenset(members("why"))
IT = frozenset(members("it"))
INQUIRING = frozenset(members("[who whom whose why which where when how]"))
HOW = frozenset(members("how"))
NICE = frozenset(members("[would about]"))
WHETHER = frozenset(members("[if whether who]"))
WORLD = patterns("[world way chance version] .. [would could]")[0].expression
THOUGHT = frozenset(members("[thought considered consider imagine see think feel say]"))
MODAL = frozenset(members("[would could should can shall will what how]"))


RULES = ((OUT, out),)
