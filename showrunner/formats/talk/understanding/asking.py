"""What somebody wants to know: who is to be voted out, who can be trusted, what is going on."""

from __future__ import annotations

from collections.abc import Iterator

from showrunner.formats.talk.understanding.acts import Act
from showrunner.formats.talk.understanding.line import YOU, Line, Met
from showrunner.formats.talk.understanding.patterns import members, patterns

# Asked in so many words, with or without a question mark.
TARGET = patterns("""
    how many -[days hours years people times others]
    BE it s:NAME
    it was s:me they
    if it was s:me
    BE s:my name
    [is was be has] it s:me
    BE s:i .. [safe next target trouble out going]
    [whether if] s:i [ought should am] .. [packing worried safe]
    s:me they [wanted want]
    name ,? please
    name for ME
    [one a your] name
    [should must] s:ME be worried
    who .. [out going]
    what .. [everyone everybody they people] .. [doing voting saying thinking]
    what [do does did] .. numbers
    have [they you] .. [decided settled agreed picked chosen said]
    [anyone anybody someone somebody they] .. [said mentioned] my name
    BE s:i the? [one target name]
    ^^ s:me NIGHT? $$
    [WHO which what] .. [VOTE write name writing target]
    WHO .. BE it .. [be NIGHT go]
    WHO .. [NIGHT goes going leaves leaving]
    ^^ [so ok and well]? who $$
    [whom who] $$
    [whom who] $
    simple question
    WHO .. [VOTE writing write]
    [what which] name
    [name names] .. for ME
    what BE yours
    name [please $$]
    where -i .. [vote votes head going landing lean leaning at]
    which way .. [you NAME lean leaning going vote voting he she they]
    how BE .. voting
    what .. [plan plans move numbers]
    what BE .. call
    WHO .. [you NAME they we] .. [want have after got thinking]
    BE it s:ME
    BE s:[NAME they] .. [VOTE writing write after coming gunning targeting]
    BE you .. [VOTE writing write after gunning targeting]
    BE you .. coming [for after]
    [do does did] s:NAME .. [vote write say target]
    what BE the [word vote]
    [heard hear] .. my name
    name .. [heard hear]
    you [get have got] .. name
    give ME a name
    WHO BE [NIGHT going next]
    [any what which] names
    [lucky unlucky] [winner one loser victim]
    on the [block chopping line menu]
    between NAME and NAME , which
    who do you want [gone out]
    [plan plans] [if for]
    [do are] .. voting me out
    who is [in going] .. [trouble danger home]
    [version world way] .. [not without] .. my name
    [telling tell] ME who it is
    do ME have to guess
    what do you [reckon think] they
    [your their] [target targets]
    head at .. NIGHT
    BE ME safe
    whose [torch head] .. [NIGHT going out]
    who .. [walking leaving packing]
    [what which] [way direction] .. we
    what are you thinking .. NIGHT
    what .. the [move plan vote word] .. NIGHT
    [who whom] .. [against after]
    tell ME it BE not s:me
    [should must] s:me be worried
    [should must do] s:i .. [worry pack panic]
    which [direction way]
    stand with the vote
    plan b
    how BE [everyone everybody people they] .. [feeling thinking leaning]
    [any the] reason .. s:my name
    who BE our [fourth fifth third sixth]
    where do s:NAME .. [come stand fall land] .. on
    [which who] of .. [two three] .. [more useful first]
    BE s:ME going [home out]
    where BE yours
    [may can could] i ask .. what
    what .. [they people ones others boys girls] .. [planning plotting]
    [should must do] s:ME .. [packing pack worried worry]
    what .. we .. [doing do] .. NIGHT
    or BE? it? s:me $
    how many [people others] .. [vote votes voting write writing]
    [someone somebody anyone anybody] .. in [mind particular]
    who .. in [mind particular sights]
    [on at] the [outs bottom]
    who .. [drawing getting taking attracting] .. votes
    what [do does is] [NIGHT the] .. [votes vote council] .. [looking look]
    who BE the [easy obvious popular favourite likely] .. [vote name one choice target]
    [whose what which] [name names] .. [rounds about around out floating air lips]
    BE they coming for s:ME
    which of us .. [go going goes leaves leaving first]
    [vote votes] , .. [settled decided done fixed open]
    [up still] for grabs
    BE it [settled decided done fixed]
    are we [doing still on] .. NAME , or
""")
TRUST = patterns("""
    ^ [so and but]? are we $
    not telling ME
    which .. of [them those us]
    do you [love like trust believe want need] [ME us]
    [does will would] it stay .. [with between]
    [is are] [NAME you HIM they] .. [lying loyal real true reliable playing faking]
    [can could may should] ... TRUST .. [you NAME HIM]
    [can could do should may] [ME we] ... TRUST
    [do does can could will would] [you NAME HIM they] ... TRUST ... [ME us NAME you them]
    ^^ [reliable trustworthy loyal honest solid] $$
    BE [you we us NAME HIM THEY] .. [good solid ok okay tight TRUST WITH together]
    where [do does]? [ME we] stand
    where .. [loyalty loyalties]
    where .. s:i stand
    where .. [we you NAME] .. stand
    you .. on [my our] side
    how .. [know sure] .. TRUST
    how .. [much far many sure safe] .. [TRUST safe]
    BE you still
    [will would can do] [you NAME] .. [stick stand stay hold WITH back] .. [WITH by us ME \
        firm]
    WHO .. TRUST
    friend or
    BE .. still .. WITH
    [you NAME] .. WITH [ME us]
    what .. [make gut feeling think] .. [of on about] NAME
    loyal to
    safe with
    [turn flip run] .. on [ME us]
    my .. back
    eyes shut
    on [my our] side
    [how many] .. TRUST
    how [solid tight good strong close]
    are we [good solid okay ok tight cool]
    BE s:NAME .. [on board] .. [with drifting or still]
    BE s:[NAME HIM] [flipping drifting loyal wavering on]
    BE s:HIM .. flipping
    [say think] .. s:NAME BE .. loyal
    s:NAME .. [be] [trusted]
    can be trusted
    [reason reasons] .. [believe trust doubt]
    [give gave given] .. reason .. [doubt trust believe]
    right about you
    BE you .. [still] .. with ME
    [real playing] .. with ME
    what BE the word on s:NAME
    swear .. to ME
    which of you
    can ME [count depend rely lean bank] .. on
    have ME .. [got]? your [word loyalty vote back]
    do ME have your [word loyalty back]
    [are is] [you NAME he she] .. [playing using lying]
    [are is] [you NAME he she] .. [real genuine sincere solid legit]
    would you [flip turn sell cut betray]
    whose side
    how do ME know
    are the two of us
    BE we still
    BE you in [it this that on]
    BE s:NAME .. [truly really still] with
    [lying lie lied] to ME about
    s:NAME keeps .. word
    [stick stand go fight] .. [for with] ME
    [loyalty heart] [is lies with]
    how [certain sure confident] .. of s:NAME
    what do you make of
    ever [turn flip lie cheat] .. ME
    all in with
    BE s:NAME with us
    feel like s:NAME
    s:NAME .. [humouring using playing fooling] [us WE ME]
    do ME [hear know] .. about
    [would will] ME [hear know find] .. [about from]
    [can could] [a one anyone anybody you] [person]? .. TRUST
    [close shut] .. eyes [next beside near around with]
    [honest honourable honorable decent straight] [man woman person guy girl lad player] .. [or ,]
    [keeping stringing leading buttering] [NAME HIM THEY ME us] .. [sweet along on warm up]
    [real genuine honest true] [thing deal friendship bond] .. or
    [put bet stake] .. on s:NAME
    BE s:[NAME HIM your] 's? word .. [good worth]
    take s:[NAME HIM you] .. at .. word
    [anything something reason cause] .. [fear worry] .. from s:[NAME HIM YOU]
    [fool mad crazy stupid silly] .. to [trust believe] s:[NAME HIM YOU]
    how far .. TRUST
    on the level
    still a thing
    [friend one] of ours
    ^^ NAME , [friend ally enemy foe with for]
""")
OTHER = patterns("""
    how .. [NAME they HIM] .. [feel feeling think thinking take react see doing] .. [about \
        with of to]
    where did [NAME you they HIM]
    [did has have does is was] .. [NAME they HIM] .. [approach mention bring come pitch \
        offer tell ask say know suspect think]
    who .. think .. [running charge control]
    who .. [running charge control lead leads behind with]
    who [did do does has have is was] .. [you NAME HIM they] .. [with to]
    [found find has got] .. idol
    did it come from
    where .. [go went been sneak] .. [last night morning NIGHT]
    how .. [vote votes numbers] .. [go look stand]
    anything .. ME should know
    what .. [you NAME HIM they] .. [hiding planning want up after doing]
    what .. [would do did] it take
    [what who whom why how which] ... [you NAME HIM they] ... SAY
    WHO SAY
    what .. [said spoken]
    [you NAME HIM anybody anyone somebody they] .. [know suspect] ... [about where who \
        anything something yet idol plan clue else]
    what .. [you NAME HIM they] .. know
    [do does did has have is] [you NAME HIM they WE] .. SAY .. [ME about NAME them anyone \
        you it]
    is [it that this] true
    WHO .. KNOW
    [have has had got hold find found] ... [idol clue advantage alliance deal]
    [idol idols clue advantage]
    [you NAME HIM they] ... [shake shook agree]
    what .. [happened happen] .. [if at between last]
    why .. [you NAME HIM they we]
    how many .. [votes vote they them people of names idols us know for against]
    WHO .. [got have with] [they them he she NAME you we]?
    WHO else
    what .. up to
    what .. [you NAME he she they] .. [want hear heard see saw]
    where .. [BE did] .. [idol NAME you]
    [do does did] .. [NAME they] .. [suspect know]
    [would will] .. play
    whose side
    votes $
    [alliance plan numbers pact flip flipped swing leaked council]
    what [has have is are] .. [NAME they you] .. been
    what [is BE] [NAME they] [offering saying promising telling]
    fill ME in
    [any] idea who
    did you .. [or] .. [not]
    you never .. [say said tell told] .. which
    you .. [never not] .. [say said tell told] .. [which who what how]
    where [you he she they NAME] [were was stood]
    where did you stand
    love to know
    how come
    [explain explaining] why
    need you to explain
    who is? [put threw throwing]
    what did you .. NAME
    when [were did] you .. [going plan planning mean] .. [tell telling mention mentioning]
    what BE in it for
    which [of us] would you
    tell ME you did not
    with us tomorrow
    [what] [odds chances]
    settled that you
    where were you
    what did ME miss
    what happened [at in last when with between]
    [did do have] .. [you NAME he she they] .. [tell told mention mentioned]
    why [did do does have has would is are was] [you NAME he she they]
    [have has did] [NAME they he she anybody anyone] .. [approached approach pitched talked talk]
    what [NAME he she they you] .. [offered offering promised offer promise]
    [who what] .. [told said]
    what .. [you NAME] .. up to
    what .. [deal offer terms catch]
    tell ME you did not
    tell ME it .. not you
    whose idea
    something going on
    who was that
    where were you
    ME should be aware
    did you miss
    yes or no
    who told
    where you
    what BE this ME hear
    anything new
    happen to [have be]
    what about $
    straight answer
    what would it take
    any news
    what do you know
    [spill dish]
    since when
    asking what
    were you [ever] .. [going planning] to [tell mention say]
    where have you hid
    which one of us would you
    what did .. want
    did you mean
    what would you do
    ^ [but and so]? [did have were] you
    did [anybody anyone somebody someone] .. [mention say tell hear see notice spot]
    how many [people others of times] .. [have did do were] you
    what .. in it for
    what BE [NAME your] 's? [game angle deal story aim]
    what BE going on .. [between with]
    something .. between you and
    [anything something] .. ME [should ought need] .. [know hear]
    [up his her your their] sleeve
    [spoken talked chatted met] [to with] [NAME HIM THEY them]
    who [have has did does] [NAME HIM you] .. [talking speaking meeting] [to with]
    level with ME
    [tell show remind] ME [what who where why how when which]
    did [ME i] [imagine miss hear see dream]
""")


def about(line: Line, at: int, fallback: str) -> str:
    """Whoever else is named in the question at this place."""
    start, (_, end) = line.clause_start(at), line.sentence(at)
    if WHOEVER.match(line.codes, start):
        return ""
    if (met := YOU_FIRST.search(line.codes, start, end)) and ABOUT_THEM.search(
        line.codes, met.end(), end
    ) is None:
        return line.listener
    if YOU_HAVE.match(line.codes, start) or YOU_AND.search(line.codes, start, end):
        return line.listener
    third = [line.seat(at) for at in line.named(start, end)]
    if third:
        return third[0]
    for place in range(start, end):
        if line.codes[place] in HIM and (seat := line.seat(place)):
            return seat
    return fallback


def target(line: Line, met: Met) -> Iterator[Act]:
    """Whom somebody will vote for."""
    if line.asked(met.start) or line.requested(met.start):
        if TOLD.match(line.codes, line.clause_start(met.start)):
            yield Act("ask", "", "other")
        elif met.who >= 0:
            yield Act("ask", line.seat(met.who), "target")
        elif DID_YOU.search(line.codes, met.start, line.sentence(met.start)[1]):
            yield Act("ask", line.listener, "other")
        else:
            seat = about(line, met.start, "")
            yield Act("ask", "" if seat == line.listener else seat, "target")


def trust(line: Line, met: Met) -> Iterator[Act]:
    """Whether somebody can be relied on."""
    if line.asked(met.start) or line.requested(met.start):
        start, (_, end) = line.clause_start(met.start), line.sentence(met.start)
        general = line.codes[met.start] in WHO and OWN.search(line.codes, start, end) is None
        nobody = PEOPLE.isdisjoint(line.codes[start:end]) and "," not in line.codes[:start][-1:]
        fallback = line.somebody(start) or line.listener if nobody else line.listener
        if met.who >= 0:
            yield Act("ask", line.seat(met.who), "trust")
        else:
            yield Act("ask", about(line, met.start, "" if general else fallback), "trust")


def other(line: Line, met: Met) -> Iterator[Act]:
    """Anything else about the game."""
    if line.asked(met.start) or line.requested(met.start):
        start, (_, end) = line.clause_start(met.start), line.sentence(met.start)
        you = YOU_DO.search(line.codes, start, end) is not None
        you = you or (line.codes[start] not in WHO and not YOU.isdisjoint(line.codes[start:end]))
        nobody = PEOPLE.isdisjoint(line.codes[start:end])
        fallback = line.somebody(start) if nobody else line.listener if you else ""
        unknown = WHO_DID.search(line.codes, start, end) is not None
        yield Act("ask", "" if unknown else about(line, met.start, fallback), "other")


YOU_FIRST = patterns(
    "(^ [so and but]? [BE DO have]|why [would did do are have]?|[what who where how which] .. "
    "[were did do have had are would could can will else]) you "
    "-[trust believe think know hear reckon feel say make suspect see]"
)[0].expression
OWN = patterns("whose .. you")[0].expression
WHOEVER = patterns("^ who .. [do would will can] you")[0].expression
YOU_AND = patterns(
    "([you LISTENER] and NAME|lying to ME about|why .. did you|BE your loyalty|[fill walk talk] ME"
    "|of yours|between you and)"
)[0].expression
WHO_DID = patterns(
    "[who whose] [BE has have]? [put putting threw throw throwing told telling said saying "
    "started spreading gave giving leaked wants wanted came]"
)[0].expression
TOLD = patterns("[who whose] .. [told gave put said] .. [you ME that]")[0].expression
YOU_HAVE = patterns("^ you (have|got|know|want)")[0].expression
ABOUT_THEM = patterns("[of about on trust] t:NAME")[0].expression
DID_YOU = patterns("[did was were] you [WRITE]")[0].expression
PEOPLE = frozenset(members("[ME WE YOU HIM THEY ALL WHO anyone anybody]"))
YOU_DO = patterns("[do did does are have had can could would will were s:THIRD] [you LISTENER] ")[
    0
].expression
HIM = frozenset(members("[he she him her his]"))
WHO = frozenset(members("WHO"))
RULES = ((TARGET, target), (TRUST, trust), (OTHER, other))
