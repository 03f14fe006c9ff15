"""What binds the speaker: safety, a vote, the way to the end together, anything else."""

from __future__ import annotations

from collections.abc import Iterator

from showrunner.formats.talk.understanding.acts import Act
from showrunner.formats.talk.understanding.line import IF, Line, Met
from showrunner.formats.talk.understanding.patterns import members, patterns

SAFETY = patterns("""
    ME SWEAR .. your [safety place seat spot]
    you BE not going [anywhere home]
    you BE going nowhere
    [not never] you , [not never]
    under my [protection wing roof]
    [not never] .. [flip turn rat gang vote move] .. on you
    [not never] be the one .. you
    [if when whenever anyone whoever anybody somebody] .... [you your] .... [ME we] .. [will \
        would BE] .. [stand fight stop kill step defend jump warn play]
    not let .. [you go them anyone anybody]
    your [back neck] .. [covered safe]
    [worry fear fret] .. [about over] ME
    never .. [on against] you
    ME .. [rather sooner] .. than .. [you your LISTENER]
    ME .. [will would] .. [fight vouch cover] for you
    as long as [ME we] ... you .. [safe stay stays here]
    ME .. [give giving hand] .. [it immunity necklace] to you
    immunity .. [to for] you
    no harm .. you
    [harm hair] .. your head
    ME .. got you $
    you .. [need have] .. not .. [fear worry] .. ME
    [anyone whoever] .. you .. through ME
    down with you
    ME .. not .... [vote against] you
    ME .. [put stand] .. neck .. you
    your name .. [not never]
    [not never] .. [your you] name
    your name .. [safe off out]
    [keep keeping] .. [your you LISTENER] name? [safe out off in here alive around]
    [ME we] .. [protect shield defend save cover guard] you
    [ME we] .. [have got] .. [your you] back
    ^ [you LISTENER] BE [safe fine protected good] -to
    [you LISTENER] BE [safe good fine] [with from] ME
    you have got? nothing .. [fear worry] .. ME
    you .. nothing to [fear worry]
    [not never] .. [come coming go going move moving raise lift swing point turn turning] .. \
        [against after for on] you
    [not never no] .. [VOTE write] .. [against for at on]? [you LISTENER]
    no vote against you
    [not never] .. [hurt betray cross touch harm cut drop target betraying sell abandon] .. \
        you
    [step go get] .. [through over past] me
    [sooner rather before] .. [vote write cut eat] ... than .. you
    ME .. [play use give] .. [the my]? idol .. [for on to] you
    idol BE yours
    [not nobody] .. [touch touches harm touching get] .. you
    shield
    [stand step] .. between you
    you .. never .. [from by] ME
    [vote votes pen] .. [not never] .. [you LISTENER]
    my .. [pen hand lips vote mouth ink] .. [not never] .. [you your yours LISTENER]
    [your yours] .. [not never] .. my .. [pen hand lips vote mouth ink paper]
    [not never] .. ME who .. you
    [not never] see my .. your name
    as long as [ME we] BE [here in] ... you
    you [will can]? [survive sleep rest breathe] .. [NIGHT easy safe safely well]
    [hand cross swear] .. heart .... [not never]
    your torch .... [stays lit]
    through ME [first]
    [over get] through ME
    you BE .. last [person one name] .. [ME i] .. [would will]
    you BE not .. [my target my list my radar]
    you .. [not never no] .. [my our] .. [target list radar mind sights]
    no [votes vote] from ME
    you .. [no not] .. [votes vote] .. from ME
    you [need have] not .. [worry fret fear]
    you [can may should]? [rest breathe relax] [easy easily]? $
    not [worry fret] .. [about for over] [NIGHT the this it yourself]
    ME .. [look take watch] [after care out] .. [for of]? you
    ME .. [go step fight bat stand] .. [mat bat war wall fire line] .. for you
    sit tight
    [nobody none] .. [touching touch touches get gets getting near] .. you
    ME .. [end stop ruin snuff] .. your [game torch run]
    you BE .. not .. my [target enemy problem]
    ME [will would shall] .. [stand be stay] .. by? .. you [whatever always come all]
    with ME you BE [safe fine good]
    not [write writing voting vote] you
    ME .. before .. [vote voting hurt walk cut] .. [from on]? you
    your [spot place seat] .. [safe secure]
    you BE [untouchable covered protected secure]
    you BE off .. [limits table list]
    [nobody none anyone] .. finger on you
    [not never] .. [screw burn backstab blindside stab oust harm sacrifice shaft ditch double] .. \
        you
    [not never] .. lie to you
    ME [keep keeping] you safe
    ME will .. [look watch] .. you
    you [can could] .. [trust rely lean bank count] .. on? [me us] -on
    [you have give giving] .. my .. word
    my word .. you
    we are in this together
    you and ME against
    [if as] .. ME .. [win have get] .. [idol necklace immunity] .... [yours you]
    not .. [vote word] against you .. from ME
    [would will] never do that to you
    [rather sooner] .... than .. [vote write voting put cut send see hurt lose betray] .. [you your]
    before ME would .. [from on against] you
    ME would never do it
    not by my hand
    [not never] from ME
    from ME [they you it] .. not
    [pals friends brothers sisters family allies mates partners] do not [write vote cut hurt eat]
    zero votes .. you
    you BE my [person guy girl priority people ally rock]
    ME BE not going anywhere
    [ME am] choosing you
    you BE not on [mine my ours]
    [let lets letting] [anyone anybody someone them him her] .. [touch hurt blindside vote \
        write get take harm] you
    ME [could would] not .. [live forgive] .. myself
    [nobody none anyone anybody] .. through ME
    my hand against you
    ME .. not .. [hand pen] .. against you
    not do [that it this] to you
    you sleep , ME
    you will be wearing it
    ME not WRITE you
    you BE all? [good fine safe alright ok okay] [NIGHT with for]
    not [stress panic worry fret sweat fear] $
    not [stress panic worry fret sweat] .. you BE
    [rest relax breathe] easy
    could have .. [done voted written cut] you
    [never not] .. [put leave send throw kick] you .. [out rain home street]
    put your mind at [ease rest]
    not be put out .. ME
    before ME let .... you
    [break broke breaking] it now
    saved your [skin neck life game]
    ME .. do it again NIGHT
    [nothing none not] .. [harm bad] .. you .. [by from through] ME
    [pen vote hand name] and your name
    your name and my [pen vote hand paper]
    ME .. [writing write vote voting] [somebody someone anybody anyone] else
    [fear worry] from my [corner side end]
    [not never] do you like that
    [not never] .. the [one person hand vote] [that who] .. you
    ME .. die before ME
    you [need have] not .. [look watch] .. shoulder
    you BE [still] .. on my side
    ME [have got] you covered
    you have .. friend in ME
    not .. worry your
    no .. reason to .. [fear worry doubt] ME
    your back is
    ME will .. [handle see deal sort] .. [it that them NAME] for you
    [we WE] BE [good solid tight sweet] , you and
    you BE my [pack tribe flock blood]
    [not never] .. [eat bite] .. own
    ME [would will] have .. before ME .. have it .. ballot
    [hand arm] in the fire for you
    whatever they [throw say do try]
    [NIGHT so] you BE [safe good fine]
    you BE safe $
    [nobody none] [VOTE write touch touches] .... while ME
    [strike kill drown burn] ME .. if ME
    if ME ever [write wrote put vote voted] .. [you your]
    my [idol necklace immunity charm] .. [has carries bears] your
    not on my watch
    [cross swear] my heart .. you
    through ME first
    as long as ME BE .. [here around in breathing]
    take a bullet for you
""")

VOTE = patterns("""
    [where wherever whatever whoever however whichever who whom] you -tell .. ,? [ME we] -and
    [put count mark] ME down for t:NAME
    ME BE with you on t:NAME
    ME [am are]? [writing voting vote write] t:NAME
    [name word] and .. [done yours written]
    ME .. [put write] that name
    ME .. [in with] .. [lockstep line] .. you
    my [vote pen ballot hand] (belongs|is yours|follows|goes|moves)
    ME .. vote .. [however as how like whichever]
    one vote from ME
    ME BE yours NIGHT
    my vote BE [in at on] your
    my vote BE [yours with]
    lead .. and ME .. follow
    match your vote
    [vote voting write] the same as you
    [VOTE voting vote writing write] with you
    you .. have my vote
    [voting vote] how you
    owe you .. vote
    ME WILL be? to? [write vote put writing voting] [down for out]? t:THIRD
    ME .. [VOTE write writing go vote follow do say] .. [where how with whatever whoever \
        what wherever whichever as like however] .. [you yours your LISTENER ur]
    ME .. [vote votes voting] with [you LISTENER]
    [vote votes] BE yours
    [vote votes] .. [where wherever whoever] .. [you yours your]
    [you your] .. [have get got] my vote
    my vote .. [with for to] [you yours]
    [whatever whoever wherever whichever what] you .. [WRITE say choose decide want need \
        vote go do lead] ,? .. [ME we]
    [whatever whoever whichever what] you tell ME to
    [whatever wherever whichever whoever] yours
    ME BE [backing supporting] you
    [name one] ME will be [writing write]
    tell ME .. [name who] .. ME .. [write writes vote do]
    follow .. [you your]
    MY vote follows
    t:THIRD .... from my PEN
    t:THIRD BE what ME will write
    ME be? [in on] with you
    owe you .. [vote one]
    [hand pen] .. t:THIRD
    [vote votes voting] together
    enemies .. my enemies
    WITH you [on in for]? [this that the it]? [vote NIGHT one]
    t:THIRD BE my [vote target] [from till NIGHT]
    your [vote target name call choice] BE my
    you .. count on my vote
    count ME in on .. vote
    ME WILL .. [put drop] t:NAME .. [down paper]
    t:NAME .. [get gets have has] my [vote PEN]
    my [PEN vote] .. [says reads writes spells goes is] .. t:NAME
    [back support] [your you] .. [vote plan call]
    [bank rely count] on my vote
    ME [give hand lend gift] you my vote
    whatever [you NAME] [decide decides say need] $
    count ME in .. whatever
    [whatever anything] you need .... [vote done consider]
    you point .. [ME shoot]
    you [say name call] .... which [parchment name paper]
    vote .. [whoever whomever] [wins you saves helps]
    [anyone anybody] else .... ME .. [along with]
    ME .. go along .. [with whatever]? [you your it]
    going with .. majority .... t:NAME
    ME .. [scribbling scribble inking spelling marking jotting] .. t:NAME
    ME .. scribbling .... t:NAME
    it BE t:NAME for ME
    my vote BE .. t:NAME
    ME BE [on for] t:NAME
    you WRITE NAME .. ME WRITE t:NAME
    ME WRITE t:NAME
    your [wish call lead]
    follow your lead
    you have got? my vote
    ME .. [in on] .. [whoever whatever] it BE
    ME will do whatever [you it]
    [just only] tell ME [who which the a]
    [just only] say the [word name]
    [give hand] ME [a the] name and
    whichever way you
    ME will? follow $
    ^ you [say point call pick choose name lead] .. , [ME and]
    ME [will give write] .. you whoever
    [do use] .. with my vote
    ME WRITE as you
    if it BE t:NAME you want .... [vote votes]
    you have got? a second vote
    [say give] .. [word name] and it BE done
    [chance chances percent certain sure] ME BE writing t:NAME
    ME .. taking .. [shot swing] at t:NAME
    it BE your vote ME BE
    [copying copy match matching mirror mirroring] .. [you your]
    whoever you [want say like need choose pick name fancy] $
    you can have my vote
    my vote too
    [agree decide] on .... ME
    ME will write whatever
    ME BE [doing writing voting] t:NAME
    ME .. writing t:THIRD
    you pick , ME
    use my vote
    my vote .. for what
    you choose , ME
    [wherever whichever] [you your] .. [go point lean lead]
    you want [my the] vote .. [it is] .. yours
    consider my vote
    ME vote .. [your you]
    ME will [fall get] .. [in] line
    ME BE good for t:NAME
    [count consider] .. vote .. [cast done written]
    [second another ballot vote paper] .. behind yours
""")

FINAL = patterns("""
    [top final last] [two three four]
    ME BE [picking choosing taking bringing dragging carrying] you
    you and ME ... [till to until through]
    ME and you ... [till to until through]
    [last final end] .... [you us] and ME
    ME .. [want need] .. you .. [there beside next in at] .. [end final finals last]
    [carry drag bring pull get] you [to across over through all into]
    you .. ME .... [standing left last]
    we .. [finish end walk] .. together
    you [and plus] ME .... [final end finals finish last two]
    [pact deal alliance promise shake] .... [final end finals last finish way]
    loyalty .. [you yours] .... [end final last]
    all the way $
    ME .... you .... (to the end|final two|final three|last two|final 2|to the final|the \
        finish)
    you [ME we] .. (to the end|till the end|in the end)
    it BE you [ME we] BE taking to
    [seat table chair] .... [end final] .... you
    [WITH take taking bring bringing carry carrying drag dragging walk walking choose going \
        go get coming together ride see reach stand finish sit bound] ... [final finals final2 \
        finale end finish]
    [final end finals finish] ... [WITH together sit beside you]
    to the .. [end final finish finals] together?
    you and ME ... [end final finals finish last]
    ME and you ... [end final finals finish]
    final [two three four] ... [you ME us]
    [take taking bring] you .. [to till all] ... [two three end final way four]
    [choose pick] you $
    you BE [coming going] with ME
    ME BE [taking bringing] you
    till .. just .. us
    [us two] .. [at in to] the .. [end final finals]
    [last final] two .. [us you ME]
    seat .. [next beside] .. [ME yours you]
    you and ME .. all the way
    all the way .. [you ME us]
    [rest last end] .. game together
    [chair seat place spot] .. [beside next] .. ME .... yours
    you [will would] .. [standing there sitting] .... [end jury last final]
    stick .. ME .... you .... [end jury last final standing]
    [beside next] .. ME .. on day
    rather lose with you
    not .. [end final finals finish last] .. without you
    ME would take you
    [there here] on the last day
    ride or die
    you and ME .. [sitting standing] there
    ME .. see you there at the end
    the two of us .... [end final finals jury]
    you .. [next beside] .. ME .. in that final
    [hand] ME BE holding .... [last end final]
    leaving .... same day
    you have ME [till until]
    [chosen choose choosing picked pick] .. it BE you
    [last final] .. [fire vote day council] .... [you your] .... [ME i]
    [version world ending] .. you and ME
    you take ME , ME take you
    you BE coming with ME
    [seats seat spot place chair] .... your name
    your name .... [seat seats chair]
    [companion partner] .... ME .. choose you
    three of us left ME
    no other .. between
    taking the one .... you
    to the very end
    [chair seat place spot] [beside next] .. mine
    ride with ME .... [end final last]
    you BE [on in] the [chair seat place] .. [next beside] .. ME
    [finish end final] .... [chair seat place stool] .. ME
    [last final] [night day chair fire] .... (you|ME)
""")

OTHER = patterns("""
    [nobody not never] .... [hear hears know knows find] .... [from through] ME
    ME .. [share split save keep give bring] ... (you|with you|yours)
    [goes go leaves leave] no further
    you have .. [half share first]
    [half share] .... yours
    ME .. [keep take carry] .. [secret confidence confidences counsel]
    to .. [my the] grave
    you will be the first
    safe with ME
    ME will .. [tell warn let] you .. [if when soon before first minute moment as everything \
        anything know]
    lips .. sealed
    ME .. [share split] .. with you
    your secret BE
    it BE you ME BE taking -to
    ME [will shall would] .. [not never] .. [breathe tell say repeat spill share mention] .. \
        [word soul anyone anybody to them secret NAME it that this what]
    ME will tell nobody
    [secret secrets word words] .. [safe here mine die grave lips]
    [stays stay] .. [between here with us]
    ME WILL .. [tell warn share repeat bring show save give split owe let] .. to? [you \
        LISTENER] -[why what how something this that]
    you eat with ME
    ME win ... [you eat taking take share]
    ME .. [take taking bring] you .. [reward feast picnic spa]
    lips BE sealed
    between [these the] .. [two ears us walls]
    first to [know hear]
    ME WILL ... ask? to [you LISTENER] first
    anything you tell ME
    not a word
    stays between
    [said told say tell] .... [stays staying stay] .. [here between in shelter]
    ME .. [keep kept] .. what you [told said]
    not [even]? .. gets it
    ME .. [keep keeping] .. [locked quiet secret silent]
    to ME grave
    ME .. never [broke broken break] .. [promise word deal]
    [whatever what] .. [said told] .... [grave safe between staying stays]
    ME will keep you .. [posted loop informed]
    ME will let you know
    [nobody none] .. hear .. from ME
    stays with ME
    ME never heard
    [go keep] on saying nothing
    ME said nothing
    [nobody none anybody anyone] .. [needs need] .. know .... [us ME]
    [what whatever anything] you [said say told tell] .... [goes dies stays ends stops] .. [with \
        here at in]
    [dies ends stops] .. [with at here]
    never had this conversation
    not a [soul word peep]
    goes in .... with ME
    [secret secrets] .. as safe as
    your secret .... ME
    [mum quiet silent] .. the word
    forget you [said told] .. [it anything]
    this conversation never
    stays on this
    [happens happened] .... stays
    for you and ME
""")

TOGETHER = patterns("""
    my loyalty .. you
    ME .. [loyal true faithful] to you
    [got have] your back
    ME .. [stand stick stay standing sticking staying] [by with behind beside] you
    ME BE [always still all so right only really]? WITH you -[now here NIGHT on]
    you can [count rely depend] on ME
    [stick stay stand] [with by beside] you
    [ride die loyal true faithful] .. [with to] you
    ride or die
    we stick together
    choose you
    you have .. my [loyalty trust]
    ME .. [stand stick] by you
""")


def _verb(met: Met) -> int:
    return met.who if met.who >= 0 else met.end


def _bound(line: Line, met: Met) -> bool:
    """Whether it is the speaker who is bound, and not asked about or only wished for."""
    return not line.asked(met.start) and line.source(_verb(met), but=line.listener) in (
        "",
        "nobody",
        "all",
        line.speaker,
    )


def safety(line: Line, met: Met) -> Iterator[Act]:
    """The listener has nothing to fear from the speaker."""
    if _bound(line, met):
        yield Act("promise", line.listener, "safety")


def vote(line: Line, met: Met) -> Iterator[Act]:
    """The speaker's vote is settled."""
    if _bound(line, met) and not line.denied(met):
        about = line.seat(met.who) if met.who >= 0 else ""
        yield Act("promise", about, "vote")


def final(line: Line, met: Met) -> Iterator[Act]:
    """Speaker and listener go to the end together."""
    codes = line.codes
    both = (not YOURS.isdisjoint(codes) and not MINE.isdisjoint(codes)) or not US.isdisjoint(codes)
    if both and not line.asked(met.start) and not line.denied(met):
        yield Act("promise", line.listener, "final")


def other(line: Line, met: Met) -> Iterator[Act]:
    """Silence, a share, a warning in time."""
    if _bound(line, met):
        yield Act("promise", line.listener, "other")


def together(line: Line, met: Met) -> Iterator[Act]:
    """A bond without terms: the speaker will not turn on the listener."""
    conditional = line.starts_with(met.start, IF)
    if not line.pending and _bound(line, met) and not conditional and not line.denied(met):
        yield Act("promise", line.listener, "safety")


YOURS = frozenset(members("YOU"))
MINE = frozenset(members("ME"))
US = frozenset(members("[us we ours together]"))
RULES = ((SAFETY, safety), (VOTE, vote), (FINAL, final), (OTHER, other), (TOGETHER, together))
