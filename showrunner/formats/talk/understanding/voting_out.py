"""Who should go and who should stay: proposals, pleas to spare, warnings, promises of safety."""

from __future__ import annotations

from collections.abc import Iterator

from showrunner.formats.talk.understanding.acts import Act
from showrunner.formats.talk.understanding.line import IF, NOT, Line, Match
from showrunner.formats.talk.understanding.patterns import members, patterns

# Somebody is to go, whoever wants it.
OUT = patterns("""
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
    it BE t:THIRD 's [turn time]
    t:THIRD [time turn] BE [up come]
    t:NAME .. [should must] be [the one next]? to? [GO GONE next first worried]
    against t:NAME $
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
    t:THIRD [goes walks leaves] $
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
    [thought considered think] [of about] t:NAME
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
""")

# Somebody is too strong, too close, too clever: reason enough.
THREAT = patterns("""
    t:THIRD .. [reaches reach gets makes] .. [jury end final finals merge]
    t:THIRD BE playing .. [best everybody everyone all us]
    t:THIRD .. best .. game
    [everybody everyone people they] .. [loves love likes like adores] t:NAME
    t:THIRD .. [pulling holding] [the all] strings
    t:THIRD .. [running runs controls controlling steering] [the this everything us]
    t:THIRD .. [too so] [strong clever popular likeable smart dangerous good powerful quiet \
        comfortable]
    [nobody none] .. [beat beats touch stop win] .. t:THIRD
    t:THIRD BE [stronger smarter cleverer] than
    t:THIRD [will would going] .. [WIN win] $
    t:THIRD .. WIN in front of
    t:THIRD .. jury .. [friends pocket loves vote eating]
    [keeps keep] me .. [awake up] .. t:NAME
    [harder impossible] to beat .. t:NAME
    t:THIRD .. SCARE [ME us] most?
    [SCARE scares] .. [BE of by] t:NAME
    BE the? [threat problem danger snake head] .. BE t:NAME
    t:THIRD BE .. THREAT
    t:THIRD [will would going can could] to? [WIN run walk cruise coast] [WE this it the \
        every everybody everyone all anybody] -challenge
    t:THIRD WIN [every all any] [one of us person single]
    t:THIRD WIN [this it the us everybody everyone] -[challenge race puzzle reward]
    [nobody none] [of us]? [can would could]? [WIN WIN] t:THIRD
    [can could will would] not [beat win] .. against? t:THIRD
    t:THIRD .. [run running] [everything show camp this]
    t:THIRD .. playing [us WE all everybody everyone both]
    [not never] .. [take bring sit face meet] .. [next to against beside] t:NAME
    t:THIRD [the one] holding
    t:THIRD [gets makes] to the [end final]
    head of the snake BE t:NAME
""")

# What must not be allowed to happen, however it is put.
FEARED = patterns("""
    [let letting allow] t:THIRD .. [get reach make win run end final finals slip through]
""")
STAY = patterns("""
    [anybody anyone anything whoever somebody someone] .. [but except than] t:THIRD
    ^ [anybody anyone] [but except] t:me
    [mistake folly waste] .. to [vote lose send take cut write oust] .. t:NAME
    [leave let] t:THIRD .. [alone be out in stay here through]
    [leave let] me .. [alone out in stay through]
    [keep keeping spare sparing save saving] t:THIRD -[up from awake posted company quiet \
        happy busy close]
    keep me .. [in one here around NIGHT]
    [spare save] me
    [fight vouch] for t:THIRD
    t:THIRD BE (with us|one of us|on our side|loyal|a good)
    t:THIRD deserves
    wrong [name target person] .. t:NAME
    t:THIRD BE the wrong
    [anyone anybody] but t:THIRD
    t:NAME you leave alone
    [anybody anyone] .. [BE not] .. not t:PERSON
    hands off t:PERSON
    [sorry sad hate heartbroken shame pity mistake crazy mad foolish stupid folly waste cruel \
        wrong unfair harsh early soon unwise madness insane heartless hurt] .. to .. [see lose \
        losing have vote oust cut send let] .. t:PERSON
    too [soon early harsh] .. [for to] .. t:[NAME HIM]
    [cry miss grieve mourn mind hurt weep] .... if .. [lost lose losing cut voted send sent] .. \
        t:[NAME HIM]
    t:NAME ... [left off kept leave keep] .. [off out] .. [parchment paper ballot list]
    [strike cross scratch take leave] t:NAME off .. [list parchment paper ballot mind]
    [ease lay hands back] off t:[NAME HIM]
    t:[NAME HIM] [must should can will has] .. [stay remain]
    t:NAME .. [earned deserves deserved] .. [place spot seat here round]
    [ME we WE] [need want like] t:PERSON .. [here around in by beside alive with]
    leave the [boy girl man woman kid lad old poor] .. [alone be out]
    not my name
    t:NAME did nothing
    not do t:me
    t:HIM .. not deserve
    t:THIRD [stays stay staying] $
    [WE us] [still really all]? NEED t:PERSON
    [WE us] .. NEED .. t:NAME [here around in]
    t:THIRD BE not? .. [harmless useful innocent]
    t:THIRD BE no [threat danger problem harm]
    t:THIRD BE not the? [threat problem target one snake vote enemy danger]
    t:THIRD .. worth keeping
    [give giving] t:PERSON .. [week day round chance night]
    nothing .. gained .. t:NAME
    no [sense point reason use] ... t:NAME
    let t:THIRD have
    [pick choose find try] [somebody someone anybody another else] .. t:ME?
    [spare protect shield] .. t:NAME
    better off with t:NAME
    [good useful worth better] .. keeping t:NAME
    t:NAME .. done nothing
    [swallow forgive forget] .. t:NAME
    what [BE has] .. t:NAME done
    t:NAME feeds us
    without t:NAME we
""")

NOT_THEM = patterns("""
    not t:[THIRD me] $
    not t:[THIRD me] please
""")


def out(line: Line, match: Match) -> Iterator[Act]:
    """Somebody shall go: who says so, of whom, and is it denied or asked?"""
    at, start = match.start("t"), match.start()
    seats = line.all_named(at)
    denied = line.denied(match)
    asked = line.asked(start) or (line.requested(start) and not WHETHER.isdisjoint(line.codes))
    source = line.source(start, but=seats[0] if seats else "")
    for seat in seats:
        yield from _out(line, seat, source, denied, asked, start)


def _out(
    line: Line, seat: str, source: str, denied: bool, asked: bool, start: int
) -> Iterator[Act]:
    mine = source in ("", "nobody", line.speaker, "all")
    others = source in ("they", "all") or source not in ("", "nobody", line.speaker, line.listener)
    if seat == line.speaker:
        if asked and _blocked(line, start):
            return
        if asked and line.starts_with(start, DEED):
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
    elif not UNDERSTOOD.isdisjoint(line.codes[line.clause_start(start) : start]) and not asked:
        yield Act("refuse" if seat == line.pending else "spare", seat)
    elif denied and seat == line.pending and (mine or source == line.listener):
        yield Act("refuse", seat)
    elif denied and (mine or source == line.listener):
        yield Act("spare", seat)
    elif denied:
        return
    elif others and source != "all":
        yield Act("warn", seat, "" if source == "they" else source)
    elif line.starts_with(start, IF) and line.codes[start] not in IT and source in ("", line.listener):
        return
    else:
        yield Act("propose", seat)


def _floated(line: Line, start: int) -> bool:
    """As in "would you write Caio?" and "have you thought of Caio?" propose; "do you?" asks."""
    begins = line.clause_start(start)
    return line.codes[begins] in MODAL or not THOUGHT.isdisjoint(line.codes[begins:start])


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
UNDERSTOOD = frozenset(members("[understand why waste]"))
IT = frozenset(members("it"))
INQUIRING = frozenset(members("[who whom whose why which where when how]"))
HOW = frozenset(members("how"))
NICE = frozenset(members("[would about]"))
LET = frozenset(members("[let letting allow]"))
WHETHER = frozenset(members("[if whether who]"))
THOUGHT = frozenset(members("[thought considered consider imagine see think feel say]"))
MODAL = frozenset(members("[would could should can shall will what how]"))


def threat(line: Line, match: Match) -> Iterator[Act]:
    """Somebody is a danger to all: a reason to vote them out, unless denied."""
    seat = line.seat(match.start("t"))
    if seat and not line.asked(match.start()):
        let = not LET.isdisjoint(line.codes[line.clause_start(match.start()) : match.start()])
        denied = not let and line.denied(match)
        yield Act("spare" if denied else "propose", seat)


def feared(line: Line, match: Match) -> Iterator[Act]:
    """Somebody would win if nobody stops them."""
    if seat := line.seat(match.start("t")):
        yield Act("propose", seat)


def passed_over(line: Line, match: Match) -> Iterator[Act]:
    """As in "not Caio": no to a proposal, a plea, or only the way to another name."""
    seat = line.seat(match.start("t"))
    if seat and seat == line.pending:
        yield Act("refuse", seat)
    elif seat and len(list(line.named(0, len(line.codes)))) == 1:
        yield Act("spare", seat)


def stay(line: Line, match: Match) -> Iterator[Act]:
    """Somebody shall stay."""
    at = match.start("t") if "t" in match.re.groupindex else -1
    if at < 0:
        return
    for seat in line.all_named(at):
        if seat != line.listener:
            yield Act("spare", seat)


RULES = ((NOT_THEM, passed_over), (OUT, out), (THREAT, threat), (FEARED, feared), (STAY, stay))
