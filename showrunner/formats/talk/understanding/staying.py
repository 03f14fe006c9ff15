"""Who is too dangerous to stay, and who should stay: reasons to vote out, pleas to spare."""

from __future__ import annotations

from collections.abc import Iterator

from showrunner.formats.talk.understanding.acts import Act
from showrunner.formats.talk.understanding.line import HIM, Line, Met
from showrunner.formats.talk.understanding.patterns import members, patterns

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
    t:NAME .. WIN .. [every all] [puzzle challenge race time thing single one]
    t:NAME .. [won wins] .. [enough everything plenty]
    race t:THIRD
    t:NAME would beat [us ME you]
    (nobody|none|no one) .. ever .. [beaten beat] t:NAME
    let us not give t:THIRD the chance
    t:NAME has? .. [friends votes] .. jury
    t:NAME .. [strongest biggest best most longest] .. [relationships resume friends allies \
        bonds connections case story record hand]
    t:NAME .. [resume story record case] .. [longer better best good great strong stronger]
    t:NAME BE .. the one who .. [going will would wins beats beat]
    t:NAME BE .. [getting become becoming looking] .. [comfortable cosy cozy close big strong \
        confident dangerous cocky]
    [talk charm] the jury .... t:NAME
    t:NAME BE [charming sly crafty slippery sneaky devious scheming ruthless]
    t:NAME .. [plays played playing] .. [everybody everyone us people all] like
    t:NAME [thinks believes] .. [boss king queen master puppet safe untouchable won]
    t:NAME .. [calling calls] .. shots
    t:NAME .. [wrapped pocket] .. [finger pocket everyone everybody us half]
    if t:NAME .. [reaches reach gets makes make wins] .... [we all over done practise win wins]
    keep t:NAME around until .. wins?
    let us all keep t:NAME
    until t:THIRD wins
    [everybody everyone] .. [loves likes adores trusts] t:THIRD
    t:NAME .. [one two] .. [win wins] away
    t:NAME BE .. the threat
    t:NAME .. [always somehow] knows
    [problem trouble threat danger] .. [isnt not] NAME .... t:NAME
    [not never] .. the [threat problem danger] , t:NAME is
    keeps me [up awake] .. t:NAME
    t:NAME .. keeps [me us] [up awake]
    t:NAME .. is .. bigger [problem threat danger fish]
    t:NAME .. on the other hand
    t:NAME .. harder .. [remove beat stop]
    t:NAME .. won enough
    t:NAME wins .. [easily hands nothing nine eight seven six nil zero]
    t:NAME .. never [makes puts] a mistake
    t:NAME .. one .. [speech win puzzle idol vote] away
    t:NAME .. no [enemies votes]
    t:NAME BE everyone's
    t:NAME .. [too so] .. many friend
    t:NAME .. [every each] [jury vote votes]
    not [win beat] .. against t:NAME
""")

# What must not be allowed to happen, however it is put.
FEARED = patterns("""
    who needs t:NAME
    not lose to t:NAME
    keeping t:NAME BE .. [bad mistake risk gamble suicide stupid mad dangerous]
    [let letting allow] t:THIRD .. [waltz walk stroll sail cruise coast]
    t:NAME BE still [here around]
    [let letting allow] t:THIRD .. [get reach make win run end final finals slip through]
""")
STAY = patterns("""
    keeping t:THIRD BE .. [better best good right smart wise]
    t:THIRD did nothing
    leave the [boy girl man woman kid lad old poor] be
    [anybody anyone anything whoever somebody someone] .. [but except than] t:THIRD
    ^ [anybody anyone] [but except] t:me
    [mistake folly waste] .. to [vote lose send take cut write oust] .. t:NAME
    [leave let] t:THIRD .. [alone be in stay here through]
    leave t:THIRD .. out
    [leave let] t:THIRD out of
    [leave let] me .. [alone out in stay through]
    [keep keeping spare sparing save saving] t:THIRD -[up from awake posted company quiet \
        happy busy close BE]
    keep me .. [in one here around NIGHT]
    [spare save] me
    [fight vouch] for t:THIRD
    t:THIRD BE (with us|one of us|on our side|loyal|a good)
    t:THIRD BE .. [safe fine] [with from by] ME
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
    not t:my name [NIGHT $]
""")


def threat(line: Line, met: Met) -> Iterator[Act]:
    """Somebody is a danger to all: a reason to vote them out, unless denied."""
    seat = line.seat(met.who)
    if seat and not line.asked(met.start):
        let = not LET.isdisjoint(line.codes[line.clause_start(met.start) : met.start])
        denied = not let and line.denied(met)
        yield Act("spare" if denied else "propose", seat)


def feared(line: Line, met: Met) -> Iterator[Act]:
    """Somebody would win if nobody stops them."""
    if seat := line.seat(met.who):
        yield Act("propose", seat)


def passed_over(line: Line, met: Met) -> Iterator[Act]:
    """As in "not Caio": no to a proposal, a plea, or only the way to another name."""
    seat = line.seat(met.who)
    before = line.codes[line.clause_start(met.start) : met.start]
    if not NOT_ONLY.isdisjoint(before):
        return
    if line.asked(met.start) and line.codes[met.who] in HIM:
        return
    if seat == line.speaker:
        yield Act("spare", seat)
    elif seat and seat == line.pending:
        yield Act("refuse", seat)
    elif seat and len(list(line.named(0, len(line.codes)))) == 1:
        yield Act("spare", seat)


def stay(line: Line, met: Met) -> Iterator[Act]:
    """Somebody shall stay."""
    if met.who < 0 or ASKED_OF.match(line.codes, line.clause_start(met.start)):
        return
    for seat in line.all_named(met.who):
        if seat != line.listener:
            unkept = (
                seat != line.speaker
                and not KEPT.isdisjoint(line.codes[met.start : met.end])
                and line.denied(met)
            )
            yield Act("propose" if unkept else "spare", seat)


ASKED_OF = patterns("^ [so and but]? (would you say|do you [think believe reckon say]|BE THIRD)")[
    0
].expression
KEPT = frozenset(members("[keep keeping give giving]"))
NOT_ONLY = frozenset(members("[why who that]"))
LET = frozenset(members("[let letting allow]"))
RULES = ((NOT_THEM, passed_over), (THREAT, threat), (FEARED, feared), (STAY, stay))
