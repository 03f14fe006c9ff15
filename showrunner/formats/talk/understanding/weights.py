"""How much each word, clue and rule counts for each act, as labelled lines have it.

Written by `tests/formats/talk/weigh.py`. A row is a feature and, after a ~, with how much it counts
for the columns of `evidence.py` that have these letters.
"""

from __future__ import annotations

import re
from string import ascii_letters

_LEARNT = """
a about above absence absolutely abt abuela accident according account across act acting actually
add adding admire adore advantage afraid after afternoon afterwards again against age ago agree
agreed agreement ah ahead aim aiming ain't aint air alibi alive all allergic alliance alliances
allies allowed allows ally almost alone along alongside aloud already alright also always am ama's
amen among amor amulet an and angel angry another answer answered anthem ants any anybody anybody's
anyhow anymore anyone anyone's anything anyway anywhere apart apology apparently applaud appointment
appreciate arch are aren't argue argument arguments arithmetic arm arms army around arrange arrow as
ashamed aside ask asked asking asks asleep assurance assured at ate attached attention audience aunt
auntie aunty awake away awful awfully axe ay aye b babe baby back back's backs bad badly bag balance
ball ballot ballot's ballots bamboo band bank bar barely bargain barn basket bath bc be beach beam
beans bear bearing beat beaten beats beautiful because become bed been beer before beg begged
begging begin behalf behind being believe believed believes believing bell belly belly's belong
belongs bench bend berries beside besides best bestie bet betray betrayed better between bible bid
bide big bigger biggest bin bird birds birthday biscuit bishops bit bite bites bits bitter blabbed
black blame blanket bless blessing blew blind blindside blindsided blink blister blisters block
bloke blood blow blue board boat boats body boil boiling boils bold bone bones book books boot booth
boots border born boss both bother bottom bought bout bowl box boy boys bracelet braids brain brains
branch brass bravo bread break breakfast breaking breaks breath breathe breathed breathing breeze
bridge bright brilliant bring bringing brings bro broke broken brother brother's brothers brought
bru bruh btw bucket build building built bullet bunk burger buried burn burned burning burns burnt
bursting bury bus business busy but butter buttering button buy by bye c caio's calendar call called
calling calls calm came camera camp camp's can can't cancel candle cannot canoe cant cap capital
capitals captain car card cards care careful cariad carpets carried carries carry carrying case cash
cast casting cat catch catches cats caught cause cave certain certainly chair chairs challenge
challenges chance chances change changed changes changing charm charming chat chatting cheated
cheats check checked cheek cheers chef cheque chess chew chewing chicken chickens child children
chip chips chocolate choice choir choose chop chosen christmas chuck chur church clams clap clapping
class classy clean clear clever cliff climb clip close closed closer closest closing cloud club clue
coach coat coats coconut coconuts coffee coin coincidence cold coldly collars colleague collect
collecting colour column come comes comfortable coming commit company compared competition
competitions complain completely complicated concerned concur condition conducting confided
confirmed congratulations conscience consider considered contract conversation convinced cook cooked
cooking cooks copy corn corner correct corrected cost costs cosy could could've couldn't council
councils count counted counter counting country counts couple course courtesy cousin cover covered
crab crabs crazy credit creek crew cried cross crossed crosses crossing crowd crown cruel cry crying
cup curious curly cushion customer cut cutting cuz d'you daft damn danger dangerous dare dark
darling daughter davit's dawn day day's daylight days dead deaf deal dealing deals dealt dear dearly
debt debts decent decide decided decides deciding deck decline decoy deep department departure
depends deserve deserved deserves dessert detective dey dial diary dice did didn't didnt die dies
different differently difficult dig digging dinner direction dirty discovered discussing dislike
dives diving do does doesn't dog dogs doing don don't done donkey dont door double doubt down drag
dragging drama draw drawing draws dreadful dream dreaming dreams dreamt dress drift driftwood drink
driving drop dropped drowned drum drunk dry dub duck dude duet dug dumb dunno during dusk dust duty
e each ear early earn earned ears earshot earth ease easier easiest easy eat eaten eating eats
effie's egg eh eight eighty eish either eleven else else's embarrassing empty end ended ends enemies
enemy engine english enjoy enlighten enormously enough enquire enter entire entirely envelope
errol's error especially et eulogia's even evening ever every everybody everybody's everyone
everyone's everything evidence ex exact exactly example except exchange excuse exercise exist exit
expect expecting explain explained extra eye eyes f f2 f3 face faced faces fact faint faintest fair
fairy faith fake fall falls false fam family famous fancy far farewell farm farouk's fascinating
fast faster fat father fattest fault favour favourite fear feast fed feed feeding feeds feel feeling
feels feet fell fella fella's fellow felt fences ferried fetch fetched fetching fever few fewer fib
fifth fifty fight fighting figure fill filled filling film final finale finally find finding finds
fine finger fingers finish finished finland finn fire firewood first fish fishing five fix fixed
flag flat flattered flies flint flip flipped flipping float floating floor flush fly fold folded
folds follow follows fond food fool foolish fools foot for forever forget forgets forgive forgot
forgotten forth forty forward found four fourteen fourth fox fr frank frankly freak free fresh fret
friday friend friends frighten frightens from front fruit full fuller fullest funeral funny
furniture further g gain game games garden gate gathering gave generous gentleman gentlemen gently
get gets getting ghost gideon's gift giggling gimme girl girl's girls give given gives giving glad
gladly glue glued go goalkeeper goat goats god goes going gold gone gonna good goodbye gooo goose
gorgeous gossip got gotta grab grain grand granddaughter grandfather grandmother grandson grass
grateful grave great greatest green ground growing grudge guarantee guaranteed guard guarding guess
guessed guest guilty guitar gunning gusting gut guts guy guys h ha had hadn't haha hair haircut
haja's half hammock hand handed handing hands handshake handwriting hang hanging hangs happen
happened happens happier happily happy hard harder hardly harm harmless has hasn't hasty hat hatch
hate hates hauled have haven't having he he'd he'll he's head head's headache headed heads hear
heard hearing hears heart heat heavier heavy held hell hello help helped helps hemi's hen hens her
here here's hers herself hes hey hi hid hidden hide hiding high highest hija hill him himself hint
hip his hit hm hmm hold holding holds hole holes holiday home hon honest honestly honesty honey
honour honoured hook hope hoped hoping horse horses host hot hotel hour hours house how how'd how's
however huddle hugged hugs huh hum humming hun hundred hundredths hung hunger hungry hunt hurry hurt
hurts husband husbands hut hypothetically i i'd i'll i'm i's i've ice id idea idiot idk idle idol
idols if ill im imagine immunity in inch included inform initials ink innocent inshallah inside
instead intend intends interest interesting into invented invited is island isn't it it'd it'll it's
its itself j jandira's job join joke jokes joking judge jump jumped jurors jury jury's just k
kacper's keen keep keeping keeps ken kept kettle kettle's kettles key keystone kick kid kidding kids
kill kind kinda kindly kindness kiss kissed kitchen knee knees knew knife knock knot knots know
knowing known knows lack lad lad's ladder ladies lads lady lady's laid lamb lamp lamps land landed
landing lands language lass last lasted latch late later latrine laugh laughed laughing laughs lay
lays leads leaf leak leaked leaking leaks lean leaning learn learned learns learnt least leave
leaves leaving led left leg legs lemme lend length lent less let let's lets letter letters letting
level liar lid lie lied lies life lift lifted light lighter lightning lights like liked likes lil
limits line lines lips list listen listened listening lit literally little live lives living
lluvia's lmao load locked log logic logical logs lol long longer look looked looking looks loose
lord lorries lose loses losing lost lot loud louder love lovely loves low lower loyal loyalty luck
lucky lunch lunchtime lying m ma ma'am machete machine mad madam made majority make makes making
mama man man's manage managed mango manners many map marching marisol's mark marked market married
marry mat match matches mate mates math maths matter matters may maybe me meal mean meaning means
meant meanwhile measured measuring meat meet meeting memory men mend mending mention mentioned
mentioning menu mercy merely merge merit met metres mi middle midnight might mija mile milk million
mind minds mine mine's minute minutes mira mirror miss missed missing mistake mm mom moment monday
money month moon more morning mornings mosquito mosquitoes most mostly mother mother's mouth
mouthful mouths move moved moves moving much mud mug mum mum's murder muscles music must mustn't my
myself mystery n na nah nail name name's names nan nap nasty near nearly neck neck's necklace need
needed needle needn't needs neither nervous nerys's net nets never new news next ngl nice nicely
nicer night night's nightfall nights nil nine nineteen ninth nite no nobody nobody'd nobody's nod
noise none noodles noon nope nor nose not note notebook noted notes nothing notice noticed notion
nour's now nowhere nowt number numbers nurse nursed nuts o oath oaths objected objection obliged
obvious obviously odd odds of off offence offer offered offering offers often oh oi ok okay old omg
on once one one's ones only onto open opened opens opinion opinions opponent opposite options or
order orders orrin's oscar other other's others otherwise ought our ours out outlived outside outta
oven over owe owed own owned oyunaa's pack packed packing packs pact page pages paid pains painted
pair pal palm palms papaya paper paper's papers parchment parchments part partner partners parts
party pass passed passenger passes passing past path patience pay pays peace peaceful peel peep pen
pen's pencil pens people people's percent perfect perhaps perjury permission permit person personal
persuaded pet photo pick picked picking picture piece pieces pile pillow pinky pipaluk's pitch pity
pizza place places plain plan plane plank planned planning plans plate play played player playing
plays please pleasure pledged plenty plot plotting pls plug plus pocket pockets point points pole
polite politely pond ponderosa poor porridge position possible possibly post postman pot pot's
potato potatoes pouch pour pouring power ppl practically pray prayed prayer praying prays precisely
prefer press pretend pretending pretty price print prize probably problem promise promised promises
proper properly protect proud provided prudent pry pudding pull pulled pulling pulls pulse pure
purpose push pushed pushing put puts putting puzzle puzzles q quarrel queen question questions queue
quick quicker quickly quiet quieter quietly quit quite quote quyen's quyens r race raffle raft rain
raining rains raise raised ran random rare rarely rather reach reaches read reading reads ready real
realise really reason reasoning reasons recall recipe reckon record red reef reel referee refuse
regret regrets regrettably rehearsed rehearsing relax relied rely remain remains remarkable remember
remembers remind remove repeat repeated report reported reports respect rest result resume retire
return reward ribbon rice rich rid riddle ride ridge right righto ring rise rising river rn road
roast robin's robot rock rocks rokeya's roll rolling rolls roof roof's room rooms root rope rotten
round rounds row rude rule rumour run running runs rush s sack sacrifice sad saddens safe safety
said sake sale salt same san sand sandal sandflies sandwich sang sat saturday sauna sausage save
saved saw say saying says scale scare scared scares scene scheme school score scratch scrawl
scribble scribbling scrubbing sea sea's seal sealed seam search searched season seat seated seating
seats second seconds secret secret's secrets see seeing seem seems seen sees sell selling sells send
sending sends sense sensible sent sentence sentimental separate serious seriously set settle settled
seven sewn shade shade's shadow shake shaking shall shame shan't shaped share shared shares sharing
shark sharks sharp sharpening she she'd she'll she's shed sheep sheet shelf shell shells shelter
shes shield shift ship shirt shizue's shoe shoes shook shoot shop shopping short shot should
should've shoulder shouldn't shout shouted shouting show showed shower shown shows shut shuts sick
side sides sideways sights sign signature signed signs silence silly silver simple simply since sing
singing single sings sink sir sis sister sisters sit sits sitting six sixty size skin skip sky slack
sleep sleeping sleeps sleeve slept slide slip slipped slips slow slowly small smart smell smells
smile smiled smiles smiling smoke snake sneeze snore snores snoring snow snuff snuffed so sob sock
socks sod soft sold solemn solid some somebody somebody's someone someone's something sometimes
somewhere son song songs soon sooner sooo sore sorry sort soul sound sounder sounds soup source
spare speak speaking speaks spear speech speeches spell spelled spelling spells spend spent spill
split splitting spoil spoke spoken spoon spoons spot spring spun square stabbed stack stage stake
stamp stand standing stands stars start started starting starts starve starving statue stay stayed
staying stays steady steal steer step steppe steps stew stick sticking sticks still stitches stomach
stone stones stood stop stopped stopping stops stories storm story story's straight strange stranger
strangers strategy stray streak stretching strike string strong strongest struck stuck study stuff
stupid subject subtract such sudha's sugar suggest suit suits sulking sum sums sun sun's sunday
sundown sunrise sunset sunshine supper support suppose supposed sure surely surf surprise surprised
surprises survive survived suspect swallow swallowed swap swear swearing swears sweep sweet
sweetheart sweetness swim swimmer swimming swims swing swore sworn syllable t table tae take taken
takes taking tale tales talk talk's talked talking talks tall tallest tally target tarp taste taught
taxi tbh tea teach team teams tear tears teeth tegan's television tell telling tells telly ten tent
terrible tested tevita's th thabo's than thank thanked thankful thanks that that'll that's thats the
thee their theirs them then there there'd there'll there's theres these they they'd they'll they're
they've theyre thick thieves thing things think thinking thinks third thirty this tho those though
thought thoughts thousand thread threat threats three threw throat through throw throwing thrown
thumb thursday tick ticket tide tide's tidy tie tied tight tighten till time timed times tin tip
tipped tired tn to toast today today's toe toes together told tomorrow tomorrow's tongue tonight
tonight's too took toothbrush top torch torches torn toss touch touched touches touching touchline
toward towards towel tractor trade trains treasure tree trees tribal tribe tried trip trouble
trousers true truly trust trusted truth try trying tu tuesday turn turned turning turns turtles
twelve twenty twice twist two u ugh ugly um umbrella unbeatable uncle undecided under underline
understand understood unless unlucky unsay until up upon ur urn urs us use used useful useless using
uso ute v veikko's verses version very view villa village villain visit voice voices vote vote's
voted votes voting vow vowed vows w wait waited waiting wake walk walked walking walks wall wanna
want wanted wanting wants warm warning was washed washing wasn't waste watch watched watches
watching water water's waterfall wave way ways we we'd we'll we're we've weak wear wearing weather
weave wedding wednesday wee week weeks weighed weighs weight weird welcome well went wept were
weren't west wet what what'd what's whatever whats wheel when whenever where where'd where's wheres
wherever whether which whichever while whisper whispered whispering whispers whistle whistles
whistling white who who'd who'll who's who've whoever whoever's whole whom whos whose why why'd wi
wife will wind wind's window wink winner winning wins winter wise wish with within without witness
woke wolf wolves woman women women's won won't wonder wondering wonders wont wood wood's word word's
words work worked working works world worn worried worries worry worse worst worth would would've
wouldn't wow wrap wrapped write writes writing written wrong wrote y y'all ya yard ye yeah year
years yeison's yes yesterday yet you you'd you'll you're you've young your yours yourself z zero
zora's
"""
LEARNT = tuple(_LEARNT.split())
"""The words that lines have been said in often enough to count."""

_TABLE = """
!~a-9c-14d-16f-6g-4h-6j-3m-6o8p12r-5u4x-4z-6B4C-6| !
$~a-9c-14d-16f-6g-4h-6j-3m-6o8p12r-5u4x-4z-6B4C-6|
#?~c-10d16e-8f-15g-9h-16i5j-7k-4l7p-3u6w-8y-4z-5B3C-4D-6| #?
ballot~a-8c-7d10f-3g7h-3i12j-7m22n-15o-13p-4q8r-4s3t-3u11v-10x-19y3z7A11| #?
belief~b-7c-12d9f-6g6i6l4m-10n11u9z-4A6B-6| #?
camp~a11b6c-6d-36e4f-5g4j-3m-4o3p3q11r-11u4v-3y3z5B-3| #?
mercy~a8b3d-4f5g-8i7j9l-12m-14n9p5q10r-8s-3t3u-10v4w5x18y-3z-11A-7B-4C4| #?
named~b-9c-5d8e-14g-4h-11i6j6m-5o7q-13r12s6t-6u-3v3w8x-11y28z-22A-14| #?
who~c5d-3e-7f5g3h3i4j6k-3l3m8n-7o-5p-3u4w4x-10y-9z23A-13B5C-7| #?
you~a16d6f-12h-7j3k-12l7m-7n8p3q5r-5t4w-5x17y-14A-8B-6C3| #? you
past~a5c-4d4e3f3g8j7k-4o4p6q6r-3t3u-8v5w-5x14y-10z-3A-12B-8C5|
#I~b-3f-5g-4h-19i-6k-4l-10o-3p-6q4s-12t12u-5x-5y-10z-4A14B4C-3D-15| #I >
I~b-3c3e-6f-3h-3j-6k-3n10o-9r3v3w-11y-4A5B3D-5| #I >
named~a17b-3c13d-5e6f13g3i-6j8k-8l-3m-10n6o3q-13r5s16t-20u-15v18w-10x8y5z6A-13B-6C5| #I >
they~a-4d4e4h-6i-6k5o-5r6s3t-4x-9| #I > what~a-4c4d5g-4i4l-3m-4n-9o10q3s-3w4x3z-4A-5| #I >
you~a5b4c10d-4f-5h-5m-5n7o-3s-7t4u4v-10w3x7y-7z-4A-5B14C-9| #I ballot
future~a3c11e-5f7h-4i11j12l-16m12n-3o5q11r-10s-3t3u-8v7w11x-15y3z8A5| #I ballot
past~d-5e5g6h5i4j7k-10l-7m-19o18q19r-6u-11v10w-3x9A-3| #I
future~b3c12d-3e-10i-4m-3n8q6x7y-5z-3A5B-4C3| #I mercy~b7d4f-4i10j-4k-8l-4q5s-12t10y-3A-3C-6| #I not
secret~a-3e-6f4h4i-3k5l4n7o-9p4q-12r3s-3t4v4x-10y8B-6| #I
you~a-6b-4c19d6f8g-6h-6j-3l-6m-6n8p-7q3s-10t8u7v-17w4x5z-3B11C-7D-5| #I you
not~a-6b-5c3f8h4i13j-8k-7l-10o3p-4q-6r7u13v-7w-10x-4z5A-5B5C-6| #I:
I~d-4e3g-5h-8i-6l-7n3o-6q6r-5s-16t17y-10z-4A9B3C-4D-11| #I:
asked~a-4c7g-4j-3k-9l6m15n-5o-11p5r-5s-7t4u5v-5x-3y-10A19B-4C4D-3| #I:
ballot~c13g4h-7i-5j20k-8l-17m6n-10o3p-8q27r-11s-6t7u-18v13w7x-9y-7z5B7C-8| #I:
belief~b-8c-8d5e11f4g-6j4k-4l6m-9n6o5q4r-8s-6t3u-4w3x8A-9B7C-12| #I:
betrayal~a-7b5c-3e4i7l-8p8q-8w3x4y3z-12B-8C6| #I:
bond~a-6b5d-3e-8f-11l6n4o-8q-7r6s-5t10v-7w4y6z9A-17B-9C7| #I:
camp~a-4b-10c-8e-8g-5h-7j-3m7n-4p-7r7s-3t3u4v3z10| #I: company~b-4c3f-3h-5j-3k6n6o-11q-8r4B-3C5| #I:
conditional~c-6e-11f-5g3i-6j-3k5l6m-7n5p-9r9t-3u7w-11x3y-4z-7B-11C12| #I:
danger~b3c-3d12e5f-5h-4j-3k3l4m8n-4o-8p-3r4u5x-5y-8z-10A9| #I:
end~a8c12d-10e-6f-7g-6h-8i-15j-13k26l-8m8n-3o-9p-6q-6r14s-5t5u14v-7w-13x-6B-9C7| #I:
future~a4b-6c3d-11f-3g-4i-7j5k-4q3u-5w5x-5y6z-3A-3B-8C9| #I:
he~a4c9d-5h9i4j-9k-6l-4m-5n14o-10p3q-4s3t-7u-4v4w-12x12z-10A-4B-15C14| #I:
hearsay~b-3c-7d10f-10g5h15l5m-9o9p-6r4v6x6y-6z-8A7B-3C3| #I:
lie~c4d3e-7f5g5i3l6m-6n12o-5q-15r8t-3u6v-5x12y-4B11C-17| #I:
mercy~a3b7c-3d3e-6f-4g-8h5i8j-4m-6n6o3p-3s-16t14u6v-6w-6x4A-5B-4| #I:
moment~a-10c5d7e-8g-16i-8j3m9n5o-13q-3r-4s-10t13u-7w6x-13y4A6B-5| #I:
named~a13c9d3e-6f8g8i-14j14k-7l4n4o-5p-5q-4s15t-15u-10v20w-15x-13y11z10A-6C-4| #I:
no~a-4b5c-7d3e-6f-13g11i12j-15k-3l-4m-7o5r4s-8t8u13v-7w-10x-9y8B-4| #I:
not~a-5f-8g3i8j-7k-7l-5m-10n6o5q-8r5s-9t8u4w-5y4A6B4C-6| #I:
numbers~c-7d-4e6h-4j3k8l-15m-11n8q13r-18s-6t5u-4v8w5x12y-5A-12| #I:
ought~a12c-3d6e-5f-4h-11j-5k10l3m3n5o-5p7q6r-5t5u8v-5w-5x-5A5B-7| #I:
out~a3b-3d-4e-3f-4g6h-10i-7j-16k7l10m8n-19o8p-3q-3r4s-14t14u15v-7w-13x-8z-6A16B-8C12| #I:
past~a-11c-11e6g-4h6i7j-5m5n4o-7t3u6w-6x-3D-3| #I:
secret~a5b-9c4f3i-17j4k-8l13m7n-9o-4p-8q-12r8s-6t6w4x4z-5C-5| #I:
strength~a-10b6c3d-7e-5f8g-13h-4i9j-13k-5m-3n10o-6p7q-4r-5s-7t10u20v-3w-21x-7y7z8B4C-10| #I:
they~c3e-9f6h-7i-10k6m10n-4o-9q3r-7s3t-3x-11A9| #I: what~a-9d11e-9f-6g-5h3l-5p4q7r-7s-3u-5w5y-4C-3|
#I: who~b-4c-4d8e-6h5j-5k4m-3o3p8r-7u3v4w-4x-5z5A-3C-3| #I:
why~a5c-3d-11g5m-7n-4o11p-4q5r-4x11y-5A-5C5| #I:
wish~a3b5c-4d12f-3g-6h-4i-4k10l-5o-4p-5q6s6t-7u-5y-8B-5| #I:
yes~a-4b-8d8f5g-9h4i5j9k-8l-4n9o-8q-3r8u-6v4w6y-4z5| #I:
you~b9c6e6g-3i3k5m-6n8p-3r5s-6t3v-7w4x6A-15B4|
#always~a-48b-37c-50d-48e-52f-25g-53h-49i-16j-17k-30l-5m-11n-18o-11p-4q-29r-3u7v-23w-29x-12y-23z-20A-26B24C-21D-32|
#asked~a-7b-5c-5d3e-4f-7g-11i6j-4k-12m3o-4p3q-3r-4u6v-5x-4z-9A4B-5D-15| #asked >
I~a-11b3c6d12e-4f5g-5h-9k6l-6m-3o3q-9r9v5x-6y-4A7B11C-6| #asked >
named~a-6b6d4e-6f5i-11j9k-5l4n4p4q-6r-3s14t-15u-15v17w-8x-18y30z-22A-9| #asked >
they~e3j-5l5m11n-5o-12q3u3w-8x-10y-4z4A6B-4C6| #asked > what~f-5h8i4j-4k-4l5m9n-5o-4u6w-4y5C-4|
#asked > you~a5b-3f-4g-3h10i7j-7k-8l3m-4n6q5r5s-3u7w-9x9y-3A-4B9C-3|
#ballot~b-4c12d10e6f-4g-7h-4i-7j32k-14l-34m22n-26o-9p-17q49r-33s-8t8u-33v14w17x-15y-5z9A6C-3D-7|
#ballot > I~a3b-7c-3d-3f3g4h-8i5j5l-5m11n-17p-10q20r-3u-7w9x-15y-8z4A21| #ballot >
named~a-4b-4c19d5f4g7h3i-3j9k-8l-9m12n-15o-5q4s3u-13v23w-9x4y5z-8A-8B-7C9| #ballot >
they~a-4c-5d-5f-7g3i3j-6m-4n-7o10p-15r14u7w-6x5z-6| #ballot >
what~a-10b6c-8d13e-5f-5g6h4i-3j8k-4l-3m4n-7o-8p4q7r-10u-9w4B-9C11| #ballot >
you~a-11e-8f-7g-18h4i7j4k-3m9n-6p4q13s-4u-3v-10w11z5C-3|
#belief~a-10b-8c-8d12f-7g-10i-4k6l10m-15n12p-8r6s-4v-6w3y7z-8A-6B-3C3D-5| #belief >
I~a7b-7c-7e6f-5g-4j-5l3m4n4o-12r-5s-3t4u6w-7x-3z-5A10B-3C6| #belief >
named~b-4d19e-5f6g-6i-3j-7k-3l12m-8n11o-12t-3u13v-11x-8y6z-15A-7B-3C5| #belief >
they~b-7g-4h-3i-4j-4m-8o7q-4u-3v4x9y-5z5A-10C-3| #belief >
what~a-3e-7f-5g3h6i4j10k-9l-10m10p-6q8u-10v6x-11y4z14| #belief >
you~a-8b-4c-6d7f5g6h-11j4k6m-9n11o-8p-10q6s-4t5u-7v-3w8A-6B13C-12|
#betrayal~a-6b-9c-10e8f-4g-3h-8i-6j9k-5m-16n17p-3r3u-9w11y3A-7B7C-11D-3| #betrayal >
I~a-10b-7d7e6f-6g6h-6i-4k-5l8m-11n9p-16q8r10w-4x8z4A-6B3| #betrayal >
named~a-6c-8d6l5p-4q4r-3u4x-4y3z-3B-9C9| #betrayal > they~c4d-4e-3g3i-3k-3l4p-10r8u3| #betrayal >
what~a4g3h5i9j-4l-3m-6n3p-10q3r6u3w-3y-5| #betrayal >
you~a-6b-6d3e-3f6g-7h6i11j-3k-4l-4m-6p-4q-13r12u3v3w-9z-11B-3C5|
#bond~a-7c5d3f-6g-3h-8j-8m-12n14p10q-11r-5s4t-3u5v-8w-6z-3A-4B5C-7D-8| #bond >
I~a6d-5e-3g4i10j-4l-3p5q-7s4t-4u6v3w-6y-4z-4A5B3C-7| #bond >
named~a-9d6f-6g3h11i7j-10m-6n5o-9p-3q-3s11t-11u-3v8w-7x-11y10z-12B-11C10| #bond >
they~d-3g-5h-9i3l-4m9n-8o3p4q-6r-5v-4x-4y4z8A8| #bond >
what~b-8d5e-4f-3h6i-6k-4l5m-7o10p3q-6x-3y3z-4B-8C8| #bond >
you~a10c-7h-5j12k-11m7o-6q-7u-13w9x3y-8C-4|
#brief~c8d-3f-3g-7h-5i-9j-7k7l13n-5q5r-5u9v-8w-5y-5B4D-5|
#camp~a-13b-13c-13d-16e-13f-12g-7h-15j-8k-6l8n-3q-7r4t3u7w-7x-3y5z-6B4D-5| #camp >
I~a-7b4c-7g3h3j-8m11n4o-9p-4t-3u7v-6x5z6C-6| #camp > named~a4d13h7i15j-10k-3n-6o6u4v-4x-8y13z-6B-8|
#camp > they~b-5c-3d-3e-6g7i-3k3m-3o7q-4r5| #camp > what~c5d-7f3g6h4i5k-3l-5p4r-5v-5w11x-3y5A3C-3|
#camp > you~a-3c8d5g-3h7j-14k-5l5m-12o8p-12r3t3u13w-17y3z-4A-5|
#company~a-8b-6c-4d-5f-15i-4j-4k9m-9o10s3u8v-9x12y-7z-9B3D-7| #company >
I~e-9i-6j-13k9l3n7o-12p7q8r-6u14v-9w-10y3A-12| #company >
named~a-3c-11d-3e3f5g-11h-8i-10k6l9n-11o7t-4u4v-4w-3x6y-8z12A-3| #company >
they~b-7c6d-10e3f-4g-6i-4j-4k9l-7n6o-4p14q-10r-4t-3u6w3x-3A-3B-6| #company >
what~a-4c-9e-4f-7g4h6i-4k3m-4n-10o14q6r-5s3v4x6z6A-7B-6C7| #company >
you~b3c14d8f9g-5h5i-3j-4k6m-15o10q-12s-3v-4x13y-4z-18B10|
#conditional~a6b4e-8g3i5j-6k-6l3m4o-7q5r-4t-6u7w-15z-6A-6B3| #conditional >
I~a-3e-7f-3g-3h-5i8j-11k-6m9n-3o-3p-5q5s-3t3u8v-8w-3x4z-5A-5B13C-4| #conditional >
named~a16b5d-16e-8g4h6j7k4m16o-14r8s14t-14u-6v7x-12y11z-17A-3C8| #conditional >
they~b4c8e-4f7g-4h-4i-5m13o-15w-3x-11y4C-3| #conditional >
what~a-6b-6c3d5e6g-10h-5i-10j-10k3l14n-8o7q4u6w-6x3y7A-5B8C-9| #conditional >
you~c5f-3g-5h7i-3m-7n10p-4r-7s-7u4v3w-8x3y-4A-11C5|
#danger~a-5b-13c-3e-10f-5g-10h17i8j-7m10n-9o-8p-4q-5r13u9w-9x-12y-4A7| #danger >
I~a3b-4e7f-9l-6p3v6y3B5| #danger > named~b4c-9d-11e4g-6h4i-8j4m3n-11o6p-5r8s3t-3u-4v3y3z-11C-5|
#danger > they~a-3b-3c3d-6e-5h-6m5n-3x-6z8| #danger > what~a-4d-3e6m-4n-3o8p-4x4y-5z4| #danger >
you~a4g7h-11j-3k4l-4m-3p7q-8r-5u3v-3w-8y-10z6A-6B6|
#end~b-3c7d-8e-7f-9h-10i-25j-19k44l-18m-6n-11o11u21v-12w-13x8y4z-14A-11B-3D-3| #end >
I~a-4d5e12f3g13h6i3j4k10l-4m3o-8q9r-9s-4t4v-5w3x3y-4z7A-10B8C-11| #end >
named~a7c-14e7f8h-8j10k-6l-3m16n-12o-12t-3u-11v7x-10y4z-6B-3| #end >
they~a-5c-4d-8g-4h10i-4m3o5p14q-5r-12w-5x3B-6C5| #end >
what~b3c-4d7e-4h-4i-5o-3p7q-5s4t-3u-3w3z-3B3C-3| #end >
you~a-3b8c4d9e5g-4h7i-10k13m-18n3o13q-3x5y7z-16B-5|
#future~c9d-3e-5g6h-4i-5k-3m11o-12r-4t3v-3y-6B-5C4| #future >
I~a6c4e4f6h-3i-7j-8k9l7m-11n4o5p-11q5r5s-3t3u6w-6x14y-10z-5A-6B5C-5| #future >
named~a3c7f12g8i-8j9k-6m5n4o-3p5q4r-8u-10v17w-4y6z-6B-6C4| #future >
they~c14e-3j-4k-4m-11n-5o15p-11q5s3t-3u8w-7x11y-7A-7| #future >
what~a-3b-5c5d-8e-5g4h6i-4j8l-3n4o-5p3r-5u-8w5z-5B3C-4| #future >
you~c5d-6e5f-3g-5h-9i4j-8l6m3n8o-5p3r-7s5t-3u9w-6x-7y8z6A-4B-6C5|
#he~a6b8c-3e4g4h3i5k-8l-9n6o-3p5r-5s9t-12u-17v20w-10x-11y19z-16A-10B-23C23D-4| #he >
I~a-10b4d-8e3f-4g5h-13i6j-10k-4l4m3n4o-6q-7r5s3v7w-6x-8y16A-4B-8C8| #he >
named~b-14d6e3g-9h6i10j-8k-9l-4m7p13q-9t-6u-9v12w-19y7z-11A-7B-19C19| #he >
they~a-5b3c-4h6n10p-9q-6r13x-6y5B-12C12| #he > what~c5e-3f-4h-10l4m13n-4o-14p-10r3s4t-6x4z-7B-4C9|
#he > you~f9h21i-7l3m-4n-6o6q7r-4s3t-4u10v-9x-3z7B-5|
#hearsay~b-6d8f-9g-3h12i-15k-9l20m8n-11o-4p3v4w-7x-3y-7z10A3C-3| #hearsay >
I~c4d-3g8h8i-7j-7l14m6n-9o6p6q-10s-7t6u7v-5w-5y4A6| #hearsay >
named~b-5c3d-3f-3i10j-8k8l3m-7n5o3u16v-4w-5y4z6A-5B6C-6| #hearsay >
they~a6c-5d-4f5h14i-4j5k-4m-3p-5q-5r5u-4v5w-4x4z-11| #hearsay >
what~b7c3d-7e-4f-4g4i-3j-4k-4l5m-11o5p-8q-8r11s-3w-7x4z-4A-5C-4| #hearsay >
you~a-6b-4e-6f-3h9i-12j-5k-6l13m5n-10q-9s-3u3v11w-16x-5y-5z10B-4|
#his~a28b5c5e-9f16g9h-6i-17j29k-5l-17m-5n6o5p-7q-3r8s17t-15u-19v23x-13y19B-23C22| #his
mercy~b8d-6f8g4h-4i-4j3k7m-6n10o-10p7q-7r-3s4t-4v3w-3x-7y10B5C-3| #his
out~a10b-6c-6d4e3f11g-4h-6j3l-5n5p6q-4v3w-4x8A6| #his
strength~a15b-7c3f11g-3i6l-8n-5o8q-4r8v4w-4x-4y7|
#lie~a-4b-6c-3e19f-9g-5h-6i-5l10m-9n6p36q-14r-25t-3u7y3z-6A-3C-4D-4| #lie >
I~a5b-9c-7d-6e-3g-3i4l-8m3n-7o4p18r-20s-4t5v4w-11z-4B-3| #lie >
named~b-15c-7d8h-3i6k7m-15n5o9p3q11r-4s-3u11v-7w3x7y-5z-4A-4B-6C3| #lie >
they~b-4j4l3m-9o9p10r-13u-4w4x3y-3z4A-4| #lie > what~d8e3h-6i-3j-8k5m-5n9o-4q-10u7w-6x4y-7B-4C3|
#lie > you~a-5e8f7g-7h-6i-7l8m4n6o-12p8q-6r-6w-3y-6z5A3C-5|
#mercy~a-4b20c-15d-3f-15g11h-7i4k-3m-6n11o-4s-7t5v-3x4A-8B6C-11D-5| #mercy >
I~a-12b7c7g5i6j-17l6n-3o5p-5q-4r3u10v-12w-5x12y-11z-6B6C-3| #mercy >
named~a-10b-3e5f-7g-12i-3j-7k-4l6m-16n8o8p-5r3s9t-8u11v-10z-5| #mercy >
they~a7b-9e-9l-5m-3q10r-14w-4y-3A-3| #mercy > what~a4b-11e6f-3g3h5i-5m-13n8o8p-6q-7r6s3t-3x4y4C3|
#mercy > you~a4d-6g-9i8j-5k-4m-5q4s-10t7u6v-4w-8y-5z-3C-5|
#moment~b-3c-4e-13f-13g-10i5j-4k-4l-7m9n-9o-7q-8r5s-11t14v-4x-8y-8z9A5C-3D-4| #moment >
I~b13c3e4f3h-18i5j-4k4l-7m-6n-3o10p-9q14s-9t10u3v3w-6x11y-5z-5A4B8C-6| #moment >
named~a13b-7d-5e7g3h4i3k-6l3m-17n5o11q4r6s6t-7u-3v4w-8x-5y9z-7B-11C9| #moment >
they~a-3c-5f4g6j-6k4m-15n-4o16p-8q-3r7u7w-9x8y-3z-4A-9C-3| #moment >
what~a-3d3e-6i-5j5m-5n-6o8q4r-9u-6w-5x4y-7A-7B5| #moment >
you~a-5b5c7d-3e8f-6g5i9j3k-5l-9m-3n-3o4p-4q10r-8t3v-10w12x6y9z-5B4C-4|
#named~a25b6e-8f-5i-9j14k-11l-7m-4n6o-5p-9q-3r9s40t-38u-16v28w-10x-18y33z-20A-25B-19C22D-8| #named >
I~a6b-5e9f4i6j4k-4l-19m-8n3o6p-5q-13r11s11t-12u-20v11w4x8z3A-7| #named >
named~b-11c-5f-9g-4h-4i-9j13k-5m4n-5o-3p-5r5s19t-21u-10v12w-6x-12y20z-13A-11C-4D-3| #named >
they~a7b-5f-3g-4i5l-4m-6o3p5q4r-13w5x5y4z-3A4B-4| #named >
what~a-5b-4c-4d10i-6l5m6n-15o5p-13q-10r16t3u5v-8w5x-13y15z-11B-4C6| #named >
you~c-8e-7f-7h14j-8l5m-6o4p-5q-8r6s4t-4u13v-6w-13A12C-3| #named
ballot~a10c14f10g6h7i-11j14k-9l-10m14n-7o-8p7q8r-4s8t-7u-12v20w-12x6y7z-5A-3B-6C8| #named ballot
not~a-8d-4f5g9h5i4l-3n-7o9s8t-7v13w-4x3y3A-3B-4C5| #named
camp~a3b10c5d14e7g-8h5i-3j8k-7l-3m-13n5o3p-6q-15r14s8t-4u-10v7x-5y6z-9B-3C6| #named
company~a5b5e-5k4l8n-9o5p-3q-12r6s5u9w5x-6y4z10C5| #named company
numbers~a13c-4d3e5f-3g3h4i4j5k-3l-4m-7o3p-9q-8r14t7v4x3y-3B-10C12| #named company
past~c9f-4g-3h-10j-9k3l12m6q-5s-4t5u3v-6w-6x-3z9A-5C-3| #named danger
you~a-9b5c-10e3f6h5i-4j3l7p-11r7v12x6y-3z3B4| #named hearsay~a-9c-5d6f-5g-4i-5j6m-5o6q3t-5v6y8B8C-8|
#named mercy~b9c-3d-5f4k-3l3m-16n5o6q-4s19t-19w4z12A-6B-3| #named
moment~a6b3c4d-5e5f6g10h-5i4k-7l3m-7o7q-7r7s7t-4u-3v9w5y6z-4B3| #named
not~c-7g-3i3k4m3n-11o7p9q-8r-12s17t-15u-4v10x4B-8C9| #named
out~a13b9c-8d-4f-14g-7h8i12j-8l-6m-9n8p-4q4r5s12t-14w9x11z-12B-6C10| #named
strength~a5b-6c-7e3f-3h-8i7j-6l6p-3q-10r14s3u4v5w-15y4A-5| #named
you~c-10d3e9f13g-4h20i-3j-3k5l8m3p-4q-5r5s11t-12u10v13x5z-3A5B9| #named:
I~b6c17e6f4g12j8k-11l-8m-5n6p-5q-9r4s8t-9u-21v24w-11x-13y14z6A-5B-15C12| #named:
asked~a8b-4c-3d8f-4h4i3j8k-4l-6m-8o3p-4q3r5s8t-9u-8v8w-9x-22y28z-15A-16B-10C7D-3| #named:
ballot~a5b-13c7d-3e-4f11g-6i-13j11k-14l-8m16n-13p4q11r-6s7t-6u-12v14w-19x8y12z-9A4B-14C17| #named:
belief~a-3e9f-6g-5i8k7l4m-10n13o-3p-15q-6r20u5v3w4z-6A-5B-5C4| #named:
betrayal~b-12d7g-3k3l-3m-14n20o-14q7w5x-3z-4B-3C6| #named:
bond~a-9b7d7g10i-9j16k-7l-6m-16n6o6q-6r-4s16t-18u-12v9x5z-4B-9| #named:
camp~a-12b3c-9d-6f3h5i8k-4m-8o7p-9q-9r6s4t-5u3v-14w9z-6B-7C5| #named:
company~b-3c-9d-5e3f-8i5j-5k4l10o5q-4r8s6t-7u13v-5w3y8A-4B6C-4| #named:
conditional~b-3d4e-9f8g-3h-9i6j-12k3l4m8n6o-20s4t-6u9v-6w-4z-5A-7B3C-8| #named:
danger~a-3b-4d-4e-9f4g-3l8m-14n11o3r-5v-6x5z3A-5| #named:
end~a8c-9d-13e4f-7g3h-10k4l4m13n-10o6p7q4r-7s3t-3u6v-5w6x8z15B-6C3| #named:
future~a-4c12d4f6g7h6i-6k-7l6m-3o-3p7q-4u-7v5w-5x3y-3z-6B5C-4| #named:
he~b7c-7d-5e3f-6h-4i4j3l-8m-9n6q4r-8s9t-8u-10v12x-16y14z-12A-5B-20C18D-3| #named:
hearsay~a-7b-12d4e-5f-4g-6h10i-3k-3l8m3n-3q-4s-7v-3w-6x7y-4A7| #named:
lie~a-7b-6e9f-3g-10h5m-10n7p22q-5r-16s-5v-3z-7A-5B-20C22| #named:
mercy~a-12b18c-6d-8f-8g3h-9i12j-8k-4l-10m-8n6o-11p5q-9r-3s17t-17u-6v5w3x-4z7| #named:
moment~a7b-10c-7d-8e-5f-6g3h-6i-4l3o7p-5r7s5t-6v-6w-6x7z-5B9C-7| #named:
named~a12b3c-6d-6e-5f-6g-3h7i-3j5k-4l-6o-3p-7r7s32t-29u-7v21w-9x-8y24z-5A-20B-26C28D-6| #named:
no~a5b-4d-11e8f-10g4h3k10m-7n10o-5p6q4r-7s5t-5u5v-16w14y4z3A-5B8C-9| #named:
not~a-5b4c3d-6f-12g-4h-5i5j-8k7m-5n3q6r-3s6t-8v-10w9x6y-6B9C-10| #named:
numbers~a10b-5c-5d-3e7h-5j-6k-10l8m-6o5p-6r7u3v-7w-6x3z-3A-7| #named:
ought~b11e-3f-7g5h-7i5j-6k-8l6m-4n-8o9r4s10t-10x-5y14z-17A-8B6| #named:
out~a10b5c-4f-5g-9h-6i8j-4l-17o3q-9r4s7t-9v5w-9x11y-6z-12A8B7C-9| #named:
past~a-8b4c-6d-3e11f-10g-5h3i4j7k-9m6o4q3r-9s7t-9u-8w12x-8y16z4B-19C17D-3| #named:
secret~a-8b-3c5e11g-8h4i6j-8m-4n-6o11p-11q-5r11u-8v4w5x3y-4z3B-6C5| #named:
strength~a5b-10d4e-5f-3g3h-12i8j-8k-6l5m4n-20o14p-9q-3r9w-4x-7y6A-4B-5| #named:
they~a-3b-4f-3h10i5m-12n10o7q-5r3w5x3y11z-3A-6B-14C12| #named:
what~a-3b4d-5e8h-3i-7j7l4n-4p-6q-7r10s3v-6w8x-6y9z-7B-6C10| #named:
who~d-5e8h-5i-3l6m3o-9p3q-5u6v-4y7z-7B-7C10| #named: why~a8b3d-9e-4g3| #named:
wish~a6b-3c-9f-4h3j3k9m3n-3q-3v14w-3y-4z8B-9C5| #named:
yes~a-4d4f6g-3h7i-3k-3l-6m3q-3s5t-5u3v-5w-8y3z-15B-7C6| #named:
you~a-13b-4c-4e-4f-3h29j-6k-3l8n-3q7r-6u12v-16w-8x6y-8z-3A12B-13C7|
#no~b4d-3e-4f-13g8i11j-11k3m-10n9s4u12v-7y-6z-7A-3D-5| #no >
I~a-7b10c-6e6f-7h6j-6k3l-9m7o-8q3r5B6C-5| #no >
named~a-3b5c-12d-3e-4f-7h5i9j-18k3m-12n11o-5p13q8r-21s15t-15v-4x-8y10z-7| #no >
they~a-11e5f9g-5h-6m4n4o-9u-3w-5x-3y3z-9A7| #no >
what~a8c6g3h8i-3j-4l3m4n3o-8p-7r5u7v-5x-13y5z9A-3C-5| #no >
you~b-4c3d3f3g-10h-3i16j-16k-7l-8m-3n5o-3q-3r6s5u20v-7w-17x10y-6z-11A-3B-7C8| #nobody:
asked~b-6d-4e6g-14h-8i6l-6m6n-4p14q-9r-10u-3v-6w3B5C-9D-5| #nobody:
ballot~c-5d-4e14f-8g3h-6i-5j10k-13l-12m3n5o-11p-7q21r-16u-11v-4w12x-3y-4z6A-6B11C-11| #nobody:
belief~a-8b-8c-5d12f4k11l-7n8o-3p-3q7u-3v-3z-8| #nobody:
betrayal~c-3e14g-7h-8i-4j9k-5l-7o-8p9q-3r-7u-11v4w7x-5y-4z10A-3B13C-14| #nobody:
bond~c7d-12e6f11g-8h-5i-4j-3m-13n6o14q-18r11u3v-11w-5x-7y7z-6A4B3C4| #nobody:
camp~b-12e-9f-11h-5i9l-6m-8n4o3p4r6v10w-9x11y-9z-7A-4B7C-3| #nobody:
company~b-19c-7d-6f-7g-8h7i-3j11l-8m13n-5o-8p-4q3u-7v6w5x-15z12B-9C7D-3| #nobody:
conditional~a-9b7c8d7f-6j-8k-4l3m-11o7p7q-7u7v-5w-3x9y-10| #nobody:
danger~a5b-3c-6e-11h12j-4k7m6o-6p-10r13u6v-4w-4x-6y6z-4C5| #nobody:
end~a-5b-9c14d7e-8g-9h-9i-12j-14k14l-4m-13n-6o14u11w-17x6z-16A-3B5C-6| #nobody:
future~b7c3d6g7h-7j-4k8n14o-11p9r-8s5t-5u3v4w-9x6y-6A3B6C-3| #nobody:
hearsay~a7b-5c4d-4e-7f-4h-8i-15k-8l5m5n3o-9p-10q11r6s5t-4v-6y9C-3| #nobody:
lie~a-3b4c-3d8e9f-10g-5i5k-3l-4m3n-7o3p15q-6r-10s3t-3u3v-7w7y7z-13A6B5| #nobody:
mercy~b4c-13d5g5h-5i-3j5m4o-4p-8q-4r7s-10t8v11w-5y-3A-3B8C-9| #nobody:
moment~b-10e-6f-8g-9h3i9j-14l-5m-7n13p-3q-7r8s-4t5u11w-23x11y-7B-3C-5| #nobody:
no~a3e-11f-5g15h-4j5m6o-3p-9r5s4t-4w5x-3y-5z5A-7B-3C8| #nobody: not~b4c-5e3f-3i-3o3p-6r5x3A-3C9|
#nobody: numbers~a8b-3d7e-15f-3g-8h-7i-3j-17k25l-14n-11o9q3s-4t4u20v7w-17y-7z11A-4C6| #nobody:
ought~a4b7c5d6e5f-11g7h-5k7l-7o-7p-11q-4r11x-3z9A-3B-4C3| #nobody:
out~b12c-8f3h4i-4l-6m-8o3p-5q-3r11s9t-8u3v3w-9x9y-13z4A-5| #nobody:
past~b-7c8d-4g-13h-11i-10m13o-11p14q-8r-11y-5z8A4B10C-13D-4| #nobody:
secret~a-3c-7d4f-5h-11j3m13n-7o-10p-10q-10r18s-3t3v-9w5x-13z14A-5B3C-3| #nobody:
strength~a3b-8c-5f-6g-8k-3m-10n3p4r-11v5w10x8z-7B4C7D-3| #nobody:
why~d4e-6f6g-5h4i-8j8m3n-6p-6q-4r10u-7w7x-7| #nobody:
wish~a-5b-7d9e-9g-4h-4j4k-3l-13n-4o4p-10q-7r9u-4x-7z4B3C-6| #nobody:
yes~b-9c4d-7e-7f4g-12h-9i-7j9n3p3q3r-4s3t-3u-7v5y-4z12A-3C3|
#not~a-4b6d-8f-9g-10h-5i13j-14k-4l-3m-3n-6o6p4q-3r-7u10v-4w-11x3y-4B5C-4D-5| #not >
I~a-6b-5d-4e-7f-6g7i12j-19k-4l-4m8n-6o-6r8u8v-3w-8x-6z5B5C-3| #not >
named~a-3b-5c-4e-3f-6h8i23j-17l-12m6p16r-20s12t-13u-9v9x-3y4z-4B-4C4| #not >
they~b6e-4f9g-7h-3j7k-5l-6m-7o6p6q3r-8u-6x7z-5B5C-10| #not >
what~a11c5g-4h5i-7k-3l5m4o-11q3x-9z6C-5| #not >
you~a4c11d-4g-7h-4i16j-17k-12l-4m8o-6p12q-5r-6s3t-5u21v-8w-19x-4y-5z6A5B-4C7|
#numbers~b-6d3f-3g-9j-13k18l-11m-9n3o7p-9r4s-4t9u15v4w-9x14y-6z-4A-15D-3| #numbers >
I~a6b-3c-3d3e3h-10i10j-8l-4m6n-5o-3p5u3v-5w-3x-4z-3A-6B3| #numbers >
named~a-10c-13d4e8g4o3r-6t-3w-4x-5y9B6C-9| #numbers > they~a-11d3e4h6i-3k5p5q6r-10x-3z5A-3| #numbers
> what~c-8e-8f-5h-7j-4m9n-3o-7p6q-5u4z4C6| #numbers > you~f8k10l-3m7n-5o-3p4q-3r4v7x9y-7z-15A-3B3C5|
#ought~a5b8c-3e-8f-4g3i-5k-3l6m3n-4q-3r3s8t-6u-4x-8y7z5A-3D-4| #ought >
I~a-6b10c4e-3f5i-3j8m9o-12p-9u-9v3w9x-8y5z-5A3B8| #ought >
named~a3c-6f-7h6i6j-8k5o9p-3q-7r12s9t-7u4v-10x12| #ought >
they~a7c-3e13g7h-3i-4j6n5o-4q8r-6u-5v3x-3z3B-3C5| #ought >
what~a3c-4e-5g-4h8i-4j3l-3m8o-7p-9r3u-4v-3w10z6A-3B3C-6| #ought >
you~a-6d9e6f-3g3j-3m-8p3r3s4v-9x9y-4z-8A-18B8|
#out~a5b8c-3d-10e-8f-11g5h-3j-8k-3l3m12n-9o-5p-4r4u6v-10x-3y-7A4D-4| #out >
I~a-9c5e-3f-5h-3i14k-4l-14n3p-12q6r6v-3w7y-7z-3A3B8| #out >
named~a14c-6d-5e-5g-6i15j-9k3l-5n4r3s3t-4u5v-14w19y4A-3C5| #out >
they~a-13b4c-7d11g7h3i-7k3n4p-7r4u3A-4| #out > what~a-4d5i-8k-5l7o3p3v-3y4z-6C7| #out >
you~a-8c18e-7g-8h12i4j-4l3m4n-12o5p-6q-3r6u8w-11A-4B8C4|
#past~a-5b-10c-5d-3e7g-14i-9k-8l12m-14n-14o21r-5v3w-3x3y-6z3A-12B6C-9D-14| #past >
I~a-9b-10c-10e17g-4h10i4k-4m-10n-5o8t3v-3w4x3z3A-4B6| #past >
named~b5c-3e9f-3g-5h-6l-8m-9n-21o20p8r-4s6t-8v-3w-13x-4z13A-4| #past >
they~g10h4j5k-4o3p4q-8u-3w4x3y-5z-3A3B3C-6| #past >
what~b-7c4d8e8h-14i-7k-6l8m-6n-14o11q3s-5t4v7x3z-9A4B-8C7| #past >
you~a-7c-9d11e3f-4g-3h-3i5j-11k-9l5n-16o6p7r-6s-5t-3u17v-13y-5z-13C3|
#pending~a-20b-4d3e8f47g45i-6j-3l4m-4q-3r3s25t-29v6w-7y7z-5A-21B-15C11D-12| #pending
no~b-4c-8f13g36k9l5m-5n8o4p-3q-3r3s11t-11v-4w7y-4z8B-3| #pending
not~a-6b-7c-4d-4e6f15g14j-3k5l4m4q-8r3s8t-8x8y-5z6A-3B10C-7| #pending
short~c-4d-3e-6f17g14i-5k-7l3m-5n8p3q5r-6s15t-15u-3w-11z3A-11C-3D-7| #pending short
not~a3b4c-4d-6e-8f-9g7h7i5j-6l3m3p5q-11s3t-4u3v-9w3x7y-6A7B9C-3| #pending
yes~a-15d8f29g7i-5k5l-6m4o-3r3s8t-7v9w-12x-7y7z-3B-7C7| #pending yes
not~c-4e4g8h7i-9l11o-5p4r-3w8x-5y8A-6|
#secret~a-7b-6c6e13f-11g-10h-6i-17j-6k-20l26m8n-20o11p-20q-21r27s-5t6v-6x4y-3A-3B5D-3| #secret >
I~a-5e7f-11g-6h-4i-4j-10k-9l15m3n-4p-9r3s-4t4u5v3w-11x-4z6B7| #secret >
named~a-12b-3c10d12e9f-3g-8i12j-11m-11n-4o14p-8u3v-3x4z-8| #secret >
they~a-4c3d6e5f3k-3l4m-5o4p-6r8u-3v3x4A-3C4| #secret >
what~c11d5e-10g7h6i8k-4l-7n-6o4q3r4w3x3y-5z4A-3| #secret >
you~a-4b-4c-5d4e-5g7j3k-5n-4o5p-4q-5r3u-3v8w-9x-3y5z-7A-5B9C-15|
#short~a-4b-4c-5d4f-21g-25h-12j4l-14m3n-4o-8p-4s3t-4v3x-5y-9B14C-13D-21|
#strength~a10b-9c-4d-7e-7f-3g-14h-6j-9k-3l7m-8n-16o17p-6q-11r5s-13t15u9v-3w-4x3A-9B5C-5D-5|
#strength > I~a-11b6c-8e6g-5h-11i-4j-7k11l3m-13n10p-4q-4u3v-6x-8z3A-5B4C-5| #strength >
named~a4c-6e9f6g-3h-3i5l-9m10n3o-11p-12q-6r14u-3w-3x7y-6B-4| #strength > they~b5c-3d11f4k4l-3p-6B-3|
#strength > what~a4b-3c-7d10e-5h4j-3l6m-3o4p-8r6w-6z4| #strength >
you~c9d-5e12g-6i-7j-5k7l3m-4n4p-6q4u4w-8x3y-4C-5| #they~a-4e-9f-4g-5m4o-3p-7q-4r5t3v8w-6x-6z5B-3D-3|
#they > I~a-3c3d7e7f-7g-7h-5j-6p-11r16s-3u10v-5w-13x3y-6z-6A4B3C-9| #they >
named~a9b4c-5e4g-3h-3i9j-6k4l-9m7n-5p-4q4s4t-5u-7v5y4z-9A3B6C-5| #they >
they~b-3d6e-4f-4l-3m4p-4u-6x-7y-3z6A4B-5C4| #they > what~d-5e11g-3i3l6n4o-7p3s-3t3u3v4w-7x7z-8|
#they > you~a-7b3f5h6j-7k-3n3q-6r4u8v-7w-6x6y3B3| #they ballot~a-4e8f-8i7k4n-11o6q9r-3v12A5B7C-10|
#they company~b3d-7e4f-5g4k4l-7n4o-3p14q-8t5u-3w11x3A9B-3| #they
you~c3d-5f-3g-4h6j-8m-4n13p7q-7u8w-6x5y5A-4B7C-6| #they:
I~c12f-6g-7j-3k-5l5m3o-4p-10q8r8s-4t3u6v-5w-9x3y-9z-8A9B8C-14| #they:
asked~a11b-3c-4f-8g-4i-3l-9m6n-18o10r3u-3v5w-8x-4y-6z4A5C-5| #they:
ballot~a-11b4c4d10e-3f-3g-4h6i9j-11l-3m6n-6p5r-7u7v-4z-4A5B4C-4| #they:
belief~a-5b9c-4h9i-5m6n-7q5r-6v-10w4C-3| #they: betrayal~a-6c-3d-5i-4l5m-3o12p-6q-6r10w-3z10B3C-3|
#they: bond~a-5c4d12g-3h-11i8j-9k3m7n-6p6q-7u5w-7x-3z-4A10| #they:
camp~c-6d4h-7i-10k-6l9m8n-4o-8p-6x-9A8C6| #they:
company~a-12c-7d-5e-7f-3g4h9i-6k-6l6o3p8s4v-3x6y-4z5B3C4| #they:
conditional~a5b-3c10d5f-5g4h-6i4j3l-9m-8n7q4w-3x8y-6z-6B3C-5| #they:
danger~b-6e-3g-5h4i11j-3k-5l-3n-3p-9q5r4u3w-4x-4y-4C-5| #they: end~a-6e-3f7h5i-4j-3k4p-7r5w5y-5|
#they: future~a3c5d-5e3g-4l-3m7o-3p8q-4r-4u3x-7y-5z3A6B3C-3| #they: he~a-5b3e4i6j-4m-5x6y-3| #they:
hearsay~a-6b6d-8e-8f6g-3h13i-7k-4l3m3n-4o-7p8r-3u-4v3w-4x-9y3A-3B3C-3| #they:
lie~c-3e-3f6h-5i-6l5q4| #they: mercy~b-3d-4e6g-5i3j3k-4q-11r8s-3u-3v-6w7z-7A3B5C-4| #they:
moment~b3c5d-10e-4f6g-4j3k-4m4n-9o4p3u3x-8z10A3B5C-5| #they:
named~a8c-3e-4h-3i4j-4k4l-4m12n-12o-4q4u-6x-6y15z-8A5B11C-10| #they:
no~b-5c-3d-7e12f-3g-11h-5j5k3l-11m-11o6v7w-4x5y-5z-8B-7C6| #they:
not~b-3e-5h-3k-5m7n-5o-6p-4t4v3w-11x-6y3A-4B-5C3| #they:
numbers~a3e-4f-6g-3h8i-6k7l-3m-5n-7o11p-6q13r-4t6u3v-3w-3z-3B3| #they:
ought~a-4b-5c-5d-3e13f-7h5m4n-6o-4p-12q4r5v-5z3A-6C-3| #they:
out~b-4c-3e-8f3h4i10j-4l-11m8n4o-15p-3u6w-5x-4z5B-3C8| #they:
past~a5b-15c-10d5g-7h8i-7j8k-3l4o3p-4q7r-4u-4v3x5y5z8A-5B14C-14| #they:
secret~a-7c3d-11h5i-7l6m7q-5v3w-3x-4z11| #they: strength~a9c-3d-3e-6h-5i-8k3m5p-4q-4r7s-3t3z3|
#they: they~c-3f-6g-7i8j-3k-4m4n-5p-9r5t3u5v6w-11x-3z4B5D-3| #they: what~b-4e6f-3k3l4v4x4| #they:
wish~a-5e-3h4i-7l9m-4o9w-4x12y-7z3A-6B-6C5| #they: yes~a-6b4c-5d-4i-3l5m10o-9p9q-6w-3x-7y4z4C-3|
#they: you~a-4c3d-7e6h9i8j-4k-9l-6p6r-7u5v-4w-5y4B5C-4|
#what~a-3b-4c-6d10f-6h-5i-8j5k-4l3m4n-12o3q-3u-3v-4w6x-7y-7z17A-21D-5| #what >
I~a12c7d-11e9g6h7k-5l5n-9o12p-9q9t3u4v-4x3y-4z7| #what >
named~b-3c-5d11f-7g-4h-3j-12k5l6m3n-6o6p-7r8u7v-6x-13y25z-21A-4B-3C4| #what >
they~c-7f4h-3i7k-4o-4s-3t3w-6y-8z5B3C-4| #what > what~d-6j6l-4m8n-3o-4q3u-7w5x-3y5z4A-4B-5C5| #what
> you~b-3d8h-13i-4j3k-11l8n-3p-3q-5r3s-3u-5x-3y-5B7C-7| #what:
I~a7c4d-6e5g3h12j-4k-6l4m-6o7p-7q14r-8u3w-6x7y-12z5| #what:
asked~c-12d9e-4f5g-6h-4j3k9l-11m6o-4p6q-4u-5v15w-7y6z6A-12B3| #what:
ballot~a-10b-7c-8d14g-4i8k-3l-9m10n-11o-8q17r-20u4v-7x-7y3z7A-4B-7C8| #what:
belief~b5c6d3e-4f-7g-7i4j-5k-8l5m-7n11o-5u3v-4w-5z-4A3| #what:
betrayal~j-3l6m-7n-3o11p-3q5r-5u3w-4y3z-7| #what:
bond~a6b-9c-3e6f-4g-3h-4i-6n4o-6p13r-6w-7y-7B9C-10| #what: camp~a-6b10c-5d-8f-4m-9o4p4q4r-7z-3C-3|
#what: company~b5c3d-3e8f-6g4h-7j-3l5m-9n-5o16p-3u4v-5w-5x11y-8z-15A10| #what:
conditional~a13d-20e10h3m16n-12o-4p-4q4r-4v4y-4z7B7C-9| #what: danger~a-7m3n-7q-5r10x-5y4| #what:
end~a-4b3c-4d-8h7i-5j7k4l-4m-6n-7o10r-3u-7v5w6y5z-7B5C-5| #what:
future~a-4c-4d8e-8f-3g-3i10l-12m8o-8p-10q9r-3v4w-4y3A-3B-7C7| #what:
he~a-4b7c-4d3e3f4j4l-4m6o5p10q-4u-5y5| #what:
hearsay~c17d10e-6g-6h-3j-14l7m6n-5o-3q5r-3u9v-4w-11x-9y-5z10A-5| #what:
lie~c6d-5e9j-9k4l3m-6n6p4r-6u8w-5y-5z4| #what: mercy~b-9e14f-4g7h-5i-14j6k-8l8m-4o4p4u-8w6| #what:
moment~a-4b3c-11d11e-4f-6h-10i4k5l-8m4n-9p-4q8r-3w3z5A-4B-10C10| #what:
named~a10b-3e-3f-7j-5l3m-6n3o4p-5q5r3v-3x-8y17z-16B-3C3| #what:
no~b9c3d4e-3f5i-7k3l10m-5n11p4u3v3x11y-5z-9A3B-4| #what:
not~a8d-13h7i-4j-4k4l7m12o-14p6r-6u6v3w-4A5B-3| #what: numbers~a-7d-5g-3j-3m3o-3p4q4u5v5w-5y4z-5|
#what: ought~a8d-11f9h4j-3l4m-4n-9o9q3v4w-5y-7z7| #what:
out~a-5b8c3f-4g8h4j3m11n-8o-4p-4q10r-5u-5w4x-7z6C-3| #what:
past~c-5d8e4i-15j-3k-7l14m-34n-18o29q4u3x4y-10z-5A-10| #what:
secret~a7e5i9j-4l-7m-7n-3o15p-5q-4r9v8w-6x3y4z-9B4| #what:
strength~a5b4c5d-6e-3f3h-4i-8j3r4u-3y-6z4| #what: they~c-4d4e-11h-5i3l-3n-3q-3y-9z3| #what:
what~a-5b-7c-5d10f-6g-4h-6i-9k-3l6n-8o5q-5u4v-7w3x-3y-9z14A-17B5C-4D-4| #what:
who~a-4d11f-6g-5i11j6k-5l-14m8n-4o-5p-5r5u-3w11x-16y-15z24A-16C-3| #what:
wish~a9b-10d-8e-5g-4h-3j3k-5m3n-8o4p12q-4r-6u-7v-5w7x-4y7A-4B6C-6| #what:
yes~a-11b11c-11d4e10f-6g3h4i-8j13k-4l-3m-9n-5o3p-11q7u-13v-3w13x4y-9A-4B3C-3| #what:
you~a5b-3c-4e3g-4h-6i-10j3l5q-9u-5v8w-4x3y-4B5C-5|
#who~a-3b-3c-7d11e3f-6i5l-5m11n-8o-9p-3u3v4w3x-19y-12z26A-20| #who >
I~c-6d4e9f-4g6h-3i12j-9k3l-8n-18o9q7r-3u9x-16z13A-5| #who >
named~c13d-3e5g-3h3l5n6o-3p5r8w-3x3y5z-7B11C-4| #who >
they~a6b3c-4d-5e4f6h-4m5n-7o-3p5r-4s-3t3u-3x-6z6A-3| #who >
what~b-4c-7d-3e6j-3k4l4m7n-6o-9r-3u5v4w-7x-4y5z6A-6B-3C6| #who >
you~a-12d12e-6g5h-4i8j-11k-4m9n-4o-6p5q-9u11v-9w-11y-6z4|
#why~a10c-6e9f4i-11j9k-4m-12n-15o24p-5u-9v-4w7x17y-8z-6A-10B3| #why >
I~a-7b5c-5d13e11g3m-3n-9o10p4r-4x4y-3A-6| #why > named~a11b-6e13n-6o6p-6x5y-8|
#wish~b3c-11e-9f-7g-5i-3j5k9l-8m5p-4q3r-3s7t-8u-8w6x-3y4z3B-10D-4| #wish >
I~a9b5d-3e12g11h-6i-9j4n6o-4p-4q3u-9v6w3z3B5C-3| #wish >
named~a7d-14e-10g10h-3j-4k8m5o-8p6q4r-4s11t-8u-4v5w-5x-13y14| #wish >
they~a-9g-10i-6k5l-5n4o-3p6q4r-13w6| #wish >
what~a-4b4d-5e-4f-4j5k4l-5m-3n13o-10p7q-4r-9u-3v5w-3x3y6z-12A3| #wish >
you~a12b5c8d-8f4h5i-14j8k6l-7m19n-10o-7p6q-4r-11t-4u-10v7x-14y9z9A6B-4C8|
#yes~a-4b-3f6g-12h-4i-3j8k-9s6t-5u-6y-9z6A-5C-6D-5| #yes > I~a-7d-11f-3g-3h-8i-4j5n14o-13q-11z3C-4|
#yes > named~a5c-7d-4e3g-4i-3k-6l-7m3n-4o4q-5r3s3v14w-17x7y-3z3A-3B3| #yes >
they~b6c3d6e-4g6h5i4j-5l-5m6o-11p8q-10u3w-4x-8y3A-6B-3| #yes >
what~a-3c-9e6f-4h-4i-9j-8k3l6m-10n-3o13p8r-3u8w-9x4y-6A-4B3C3| #yes >
you~a-4e3f-5g3h-7i8j7k-12l-7m-12o6p4q6r-5u-6w11x14y-12z-7A-10B5C-4|
#you~a-11b-9c3d6e7f-14g-6h18j-9k-4m-11o8p-5s-10t7u11v-20x16y-13z-7A-12B21C-19D-15| #you >
I~b-5c6d-5e3f5g-4h-14i-4l5n10o-10p7r-4s-6t4u8v-12x6y-16z-7A4B21C-17| #you >
named~b-4e7g-4i-4j3l-4q3r3s4t-7u3v-6w3x-4y4z3B13C-13| #you >
they~a-4b3d5g-3h6i-3j-5l3m7o-3p-7q-10r9w-4y3C-4| #you >
what~b-4c3e-4g5h-5k-14m4n-6p-8q6u-4v-8w4x-9y6z5A4B5| #you >
you~a-4f-6h13i3l-6m-6n5p3q-3s-5t4v-8x6y-7A-10B3D-5| #you ballot
past~a-3b7c-7e-3g4i9j5k-5l-6n5p-9q24r-6u-7v3w6x8y-9z-7C-3| #you
betrayal~a-3b-5c-3d-3h-6m-4n8o-6p-5r5u-3w7x3y3z-5A-7B4C-7| #you
bond~b4c4d4e3f4i5k-6n8p9q-5r-9s4v-12w5x12y-3z-7B12C-14D-4| #you
danger~a-10d-6e-7h14i7j-11k-4o-3q-11r6u10v3w-16x-3y-7z10B4| #you
end~a-14b3c13d4h3i-14j-19k34l-10m-12o11p-4q4r-3u20w-14x9y9z-17A-9C-3| #you
lie~a-5b-5c-8d-7e7g-7h-3i-9j5k9o-4p17q-4r-12s-5v7x3y3z-3A-6B6C-12| #you
past~a-3b5c-4d6f-11g4j-5l8n-8o5s-8t3u5v-4w-6x9y-9z-7A-9B10C-10D-5| #you past
I~a4b3c3e6f6g12h7i3j-3l3m-10n-3o13q-3s-4u4w-5x8y3z-4A-6B7C-3| #you:
I~a-6b-4e4f11g-3h-18j4k4l-5n6o-9p4q-6r-3s-8t7u-3w4y-7B9C-4| #you:
asked~b5g5h13i9k-4m-8n5p-9r6u3v4w-4x10y-7z-7B9C-9D-5| #you:
ballot~e5f-8g-5j21k-6l-14m4n-3p-12q19r-14s-7t7u-23v-9w27x-7y-14A11B5C-11| #you:
belief~a4b-12c-7d3f-6g-4h-11i-8j-8l6m-3o-3p-4q-5r9u4w-6x-7y3z5A-5B-4C8| #you:
betrayal~a3c-5f-6g5h-7i-10j6k-6l6n4o-6p-10r8u-7w5x3A-5B8C-10| #you:
bond~b5c7d7f4g-9l-6m-9n5p13r-14v-4x3y3z-11A-3B7C-8| #you:
camp~a5b-7c6d-9f-3h-3j-13k-11l13m3n-4o-4p10q-8r-4t4u8v-5w-11x-4y12z-7A-6B6C-10| #you:
company~a3c-3d4e3h-7i-6k3l-3m-4n6u6v-7w-5x10y-3A-6B4C-5| #you:
conditional~a8b9c-3d7h4i3j6k-5l-5m3n3o-4p3r-3s-3u-9v7x-9y15A-5B9C-3| #you:
danger~a-3b-7d-10f-5h13i3k-7l-6o-5p8q-4v5w-3y-3z4A5B-4C4| #you:
end~a-3b5c-6d10g9h4i3k11l-11m-6n7o-3q3r-3w-3z-11A-5B4C-4| #you:
future~a3b5e-7g3h-8j-10l15p-6r3s-8t8u15v-3w-7x5y-12z5B-4| #you:
he~a5d9e-11i-11j11k-4m8n-4o-10r5s-3u-4v10w-6x-8y3C4| #you:
hearsay~b3c-6d-7e10g4i-8j-3k-5l15m10n-9o-3p13q-8u3w-5z12B5C-6| #you:
lie~b-9c-13d-8e17f-7h-6i-15k7n-5p16q-3r-14v7w-6x-5y6z-4A-3B6C-8| #you:
mercy~a5b5c5d-8e-10g11h-4i5j-8l-3m-3n9o-3q10r-10u12v-3w-12x5y5z-5A-9B3C-6| #you:
moment~a5b7c5d-4e5g6h7i10k-4l-5n-11p3q-6s-6t6v-6w5x-3y-9A3B4| #you:
named~a-4c3d-7e10f-4g-3h-6j6l-14n6o-5q4s3t-5u-4v-12w13x8y-4z-5A-5B10C-7| #you:
no~a6b3c6e-4g-4i11k-6l-6m6n-10p-3s3u3w-7y-8z-3| #you:
not~a7b-3c4f4g-8i20j-15k-5l-8m-6n-11o10p11r-10u21v-6w-20y-6A-7C-3| #you:
numbers~a-5b-6c4d5e8h4i8k-10l3n6o-3p-7q-4r8s4t-3u6x6y-6C-3| #you:
ought~a7c5d-3e-12f7h11i-7j8k-13l4m6n7o-5q-12u-7w6x3z7C5| #you:
out~a-11b5c8d-3j10k-16l6n6o-8p-7q5r3s8t-6u-9v-15w16x-5z-3A-4| #you:
past~a-5b-3c-16d-9e15f-3g-5h-8i-7j8k-6l3m3n-4p4q-5s-10t5u-8v8x7y-7z4A-7B16C-15D-3| #you:
secret~a-4d-3f-9g-4h-4i-10j-16k-18l23m3n-7o3p-4r5u13v-12w-11y-4z-7B4C8| #you:
strength~a5f-3h13i-8j8k4m-7n-10o14p-7q-3r3u-5v-7w7x10y-5z-4A-4B4C-6| #you:
they~c-3f-6h4i5k-9l4m5u-7v4x-6z9A-5C-4| #you:
what~a11d-14e-3f4g3h4k-4l-5m16n-5o-8q3v7w-6x-14y10z18A-3B4| #you:
who~a-3c-3g3j4m12n-4o-13p-11r5u-3w-3x-7y7z8B8| #you: why~a-4b-3c-8d21e19g-5m-6n-7o10r-3x10y-4z-6A-6|
#you: wish~b10c-5d-9f-4g7j3n8o-10q4v-8w4y14z-5A4| #you:
yes~c3d-5g4h-11i-6j4k-4l3n-12o13p3r-7u-5w6z-4A-3B11C-11| #you:
you~a-7b-7e6f-13g-5h-3i-3j-5k3l-3m-12n5o6r-3s-8t8u6v-6x15y-10z-12A-10B24C-16D-11|
's~a4c-8f-5h6i-4j9k-10p3s8t-7u-10v7w-17x-3y4z-5A-7B-16C12| 's ,~e8f-4g4j4m6o-6p-3q5r-5v4x-3z7B-8C8|
's .~e4p3r-6z3B-4C6| 's ?~x6y-4| 's a~a-9b9c-4d3e-7g6h-3n-3x-4z6B-3C3| 's been~h10q-5B-4C3| 's
getting~a3c14f9g-4i-4j3| 's gone~a-7g4| 's got~c5e-4f3g-4h10i5j-5m6n-8o10p-6r8u-5v3x5y-6| 's
in~a-5h6| 's mouth~d3p-4r6x-3y3| 's name~a12b-4c12d-6e-3h-6m-13n-3o13p-7r9y-14z13B4C-6| 's
not~a-4b6c-3e7g-4h-7| 's on~b3c6f4g3i-5j6m-6n10o-4| 's sharpening~a-6e-4h13| 's sitting~a8d-3e-3g4|
's smile~h6| 's the~a12e-5h-9j7l-3p-5q7r-5u-6v4| 's torch~a9b-4c-3d-4e-3| 's
vote~a-12c-4d3e4m4n-3o-5r-4B-3C3| 's worth~a-5b6| 's ~~a11b-7c-4e-3h5i3l-3m-4n8o-7p-4q-6r9|
,~a-9b-4c-4d-11f6g-6h-8i-8j11k-6l-3m6n8o-15p4q-6t3u-6y6z-6A-3B9C-7D-17| ,
,~a-7c-12e19f-3g-5m3o-4p6r-5x-5y6B3| , .~a-5c-9d3e13h4j3m4o-3p13q-4r-9u-3v4w-4x-6z7B3C-4| ,
ME~c-6d-5e14p8q3r-5| , NAME~a4c-7d-15e-21f13i-18j19l-8m-3o9p-4q10r-4s4u-19v13w11x-5y-5z13| ,
YOU~a-4b10c-7e18f-5h-6i7j-7k3l-5m-6n-6o9u3v-10w-3x3y3z-18A7| ,
a~b-5c-3e9h-5m-5n7o-4p3q9r-6v5x3z-4B-4| , about~a-4d-3e4p7r-9x-3y8| , after~e10q3r-3x3y-6| ,
all~c4d-4i-6k3l3p-8r9w5C11| , always~e3m3p-5r7z3| ,
and~b-9d-9f11g4h8i7j7k6m10n5o-11p5q5r-8t-5u-4v7w8x-15y14z9A11B-3D-3| , any~a-7d9u-3w3| ,
are~a-8c-4d14e16g-3m-4n4p4q-7r5x8y-3z-7| , as~b4e5g-3h3j-3l4m6n3o-10p6r-9w-3x-5y6| ,
at~d-4e5j-5l9n-4o7p5q-5u6v-4w-3x5y-3z-6C3| , because~a4b6e3g5i-7k6l5q9r-5w6x6y-6C-4| ,
before~a7c3e-3i-3l3r-3x-3y4| , behind~e7y5| , boss~a-3e-3w8| , bro~a-4f4m3p-3q-4r6w-4| ,
brother~a-3b-4c4f6g-3h3n-6o6p-3q3r-3| , but~a4b-11c-3e-3f14g5h7i-3j3l4m5o-4q-7r4u3v-10x5y-6| ,
by~a-4e4m3p-3A4B5C-6| , can~a5c4i-3l3m-4n6o-3| , come~m6o-5x-3A5| , counting~e-3i-4j5u-5w6| ,
day~c7d-5f3i-3j-3k5u3| , deal~a7f4m-3o7z3| , dear~e3j3v5x6z-4| ,
did~a-5d-6e-7g4m8n-6p-4q-7r10y3z3B7C-8| , do~a-5b5c-6d4e-6g-6h-7l-7m-7n-6o7p-10q4r7s-5t5v6w4x-12y9|
, does~c-5d9m7n-7x-4z3| , down~k-7l5| , eh~a-7b5c-3e6f5o4p-6y4| , even~a-8d7e4m5n-3r5x3z-3B-4C4| ,
every~a-7d8i3n3o3p6r-3w-3x-3z-4A3B-4| , everyone~e4m-9o10x-3| , fine~b6v3| , first~a6| ,
for~c4g-3h-3j3k-3o-3p-4r4u-6v6y5z-6C3| , from~a9e-4h3j7l-3m-4u-5v7y4| , give~c-6d-3g-4j-5s3t-4u4| ,
has~d7m8n-4o-3p5w3| , have~d3e5n3p-3x8y-4A-3B-4C4| , he~a3b4c-4d-7e4g7i4l-5n6p-3q-5x5| ,
heads~a-4q-3r9| , hen~e-3h6i4j-3q3r-3u3| , her~a-4h3k6m3| , honestly~e3g3n3p3r-3x-10A9| ,
how~b3c-3e10m-4o5q7r-10x5y-4z-3B5C-6| , however~c-10h4p-4q7r-3| ,
i~c3d-6g-7i-4j7k3n3o-5p7q-6r-10u-6v-4w10x-4y-3z7B5C-9| , if~a7b-5g6h-3j-4m-11n3o10q3u3w-6z5A-5B-4| ,
in~a-5b-4c5d8e5g-3j5l-7m10n-4o-6q3r-5u-7v8x-12y8z6B-3| ,
is~a-10b-10c-7d14e14g-8h-6k-4l6m5n3o-12p5q-5r-8x-5z-11A8B4| ,
it~a-4b-12d-8e-9f-6g-8h-6i11j3k-3l-14m3o-7q11r-10u3w-3x-8y3z-3A5B-8| ,
just~a4b4c-4d-7e-4i-9j8l-7m-3n3p-3q-3r4u-9w6y3A-3| , keep~b5e3i-7j7o-3p-4r4u-8w8| ,
lamp~i3j-4q5u3v-6| , last~c-3e7k3m-6o7p-7q4y3| , leave~b7p-6| ,
let~b10d-5e-5f4g9h-3i-6l6p7q-4r-4w-6| , like~a-6c-3d-6e3g-3h3i-7m-10o6p-6r4u-3w3x-7y6z8C-4| ,
look~a-5b3g-6p-6| , love~c-3e5h5j3m5o-4p4r-3u-3C6| , madam~a3e6f3j4p8q-3r-8u-5v7| ,
mate~b-4d-7e-3f-5g4i-4k4l-4m-5n6p-7q3r6v-4x4z-6C6| , may~c6f4x-5z3| ,
me~c11g-5h-4i-6j-4k10l-3n-10o16p6u4v11w-4x5y-4z5B-4| , mine~e-3j5m-3n4o-5u-5w3x9y-4| , more~h6| ,
my~c-3e-5f-4h6i4j5k-7l-3n-6o3p12q6r-11v4w-3x-5y-3z8| , never~a6d-3f-3h-3j-4p6q3u3w-4| ,
no~a20b-3c-4d-3e-3f-6g6i-6j11k-4n4o-5p9q-4u-9v8w8x-8y4z4B-7C4| , nobody~f4h-6l-3m3o-3r-4u-3v5x-3| ,
not~a-4d3f-7g9i11j-6k-9l-3m5p-7q-4r10u6v-4w-3B-13C10| , now~a8c-3d5e-3h-3m-9n5o5p8r-6w4x10z-8| ,
of~d-5e11w4x4| , okay~a5c8d-3u3| , on~a5c-6d5f5j-4k3n3o-4p15q-7r-9v3w-6x3y3z-7C-3| ,
one~e4i-10j-3k11l3p3q3u5w-7x5| , only~j3m6o-6p14q-9r-6u-5w7x-4A5B-6C5| ,
or~a-14b-4d12e-13f-4g-4l-3m3o-6p3q-10r6w-3y4z4A-10| , our~a-6m5p-3q-3r7z4| ,
out~c-4m-6n3o3p5q-3r-5x4z-3| , pet~a-3h6i5u3C3| , please~b-4d14e4m5n-7p3r-5s-3t3z5A-4B-3C3| ,
provided~b4f8i-3| , really~e3g-3m-5n5p-3x7| , right~c5e4f-3i3j-6k8l-5p5r-4u6| ,
same~e-3f-4i-3j7m-4n5o-3r-3u-3w4B4C-4| , she~a3b4c-7d-5e-3i-3j-8k5l7r-3t3u7v-8w-4x9y-8B-7C12| ,
signed~a4c6B4| , sister~a3h3i6w-4| , sleep~c5f3p7| ,
so~a7b5c-6e-5g9h3i13j-9l-3m6o-4p4q-9u8v-4w-5x-9y7z12A-8| , son~m3n4p-5r5x7y4| , thank~a3e-8h-3x-3| ,
that~a-4b8d-4f10h4i4j4k3l-9m-3o6p-7q-7r6t-4u-6v6w3x5z-5B-6C8| ,
the~a-6c5d4e-8h4j-8k6l-6m-8n-8o10p-22q8r3s-6t6u10v-10w-5y3B6C-6| ,
then~a-7c4d3f13g-3h-7i-5l-5m4n-4q7r-3w-6x-3y-6z6A-3| ,
there~b-3c-4e-5f-5i-10j3k3m5o-4p9q-5r-3u-4v3w3x-3z7A5| , they~c-4d-7e4g-3h9i9j5k-3l-8n3o-3r-4v5x-3|
, this~a6b-3d6i6l-4m-3n6o-5u4w-4x3| , though~c-3f9g-4m-6n3r-3s-6t6| ,
three~c-8e7f-5h4m-5o5p-4q6r-5v4x7y-3z-4A-3| , till~c-5e8j-3w-3| , to~b-3j-4k4p-8q-5r8u4x-4B3C-3| ,
today~a6d-3e4j-3q-3r3u3| , tonight~a6c5d-3e-6h13i8k-3l-3m6n-3o-3v3w-3| ,
too~b-4e-5f-3g5h-4k-4m4o-4p-6q7r-3v4w-3x-5z4| , two~e-7i6o-4u4v5w-4x-8y8| , unless~a6h5| ,
us~a-3c7d5m-5n5x8y-4z-3| , uso~c6m4z6| , vote~c-4p4q7v-4w3| , was~a-5d3e8g-4m4n-4y-10z5A5C-3| ,
we~a4c-5d-5e-3f-6g3i-10j3k5l-3n6o-3q-6u-3v4x-8y4z4A4B-3| , well~a-8c-3p3q-4z-3A4| , were~d-4e7| ,
what~c-3d4f-3g6i3j-3m-4p-5q4u3v-3y7| , whatever~c12e-4f-3i-4k-4l8n-3p3x-3y3| ,
whether~d6f3j3n3u-3v3| , which~a-8b-5d5k3m6o-6p-3q-8r6x5y5z-5| , while~d-4f4p-4r6| ,
who~a3b11e7g7h-3l-4m10n-5o-3p5q-6u-3w3x-5y-6z12B-6C7| , whom~j3l5u7v-4w6| ,
will~c-4d7i4n4o-3s-3t3z-3C-3| , with~e9i-6j6l-5n6o-8p6q-4r-4s-3u-9v5w-6x-6z3B4C-8| ,
without~a-8b5e-4| , word~e6i5l-4p-5r4B3C-3| , would~b4d6e-4g-5h-5m-4n11o-7x-3A-3C-3| ,
yeah~a5c-4d-4m-3o6p3q-5| , yes~a-7b-3c-5f3g-3k6p5r-4v-7w4y6z-5| ,
you~b-7c16d-9f6g-12h-13i-8j-7k-5l10m-4n-4o5p8q-3s3t-3u6v5w-14x13y-10z-8A-6C6| ,
your~b-3d-3e-4f-4g-4h3i6k-5m-7o6q-5u10v-6w-8x8y3z-11| ,
~~b-5c8e10g5h8i8k-12n-6p13q-10r-3v3w-5y-5B4C-5|
.~a3c-3d-17f-11g-8i3k-6l-6m7n-10o3r-3s3t-4v-3z6B6C-3D-22| .
$~a3c-3d-17f-11g-8i3k-6l-6m7n-10o3r-3s3t-4v-3z6B6C-3D-22|
=accuse~a-11b-12c-37d-14e77f-21g-19h-29i-5j11k-9l-6n-14o10p-10q-20r15s-6t6u-11w5x12y-11z-10A6B6C-10D-3|
=agree~a-39b-16d-17e-34f81g-36h-12i-16j14m5n-7o5p5q-13u-10v11x-3y5B-7C6|
=ask~a-32b-16c-24d50e-17f-8g-6h-28i-9j5k-6l4n-11p-16q-7r10s-3v-17w13x-6y-9z-7B-3D-3|
=promise~a-4b-11c76d-32e-25g-18h-16i-5l-5m-4n5q-15r10s8t-8u-4v-11w4x-3y-3z12A-11B-9C3|
=propose~a54b-15c7d-38e-15h-14i-12j22k-11l-28m6n7o-3p9q12r-6u-17v22w-14x11y-7z14B-6|
=refuse~a4c-14d-15e-20f-25g55h-11i6j-16k3l7m-5o13q6r-6s4t-3u8v-11w-16y-5z11|
=spare~a-41b75c-18d-10e-13f-6g11h-13i13j-7k-4l-15m-6n8o-7q10r-10s8t-8v-7w7x4y-6z-4A7|
=warn~a-21b-15c-3d-15e-11f-7g-7h52i25j-17k-10l-7n-16o10p3q14r-5s6t-4u18v-12w-12x6y-5z-8A-4B-15C5|
?~c-10d16e-8f-15g-9h-16i5j-7k-4l7p-3u6w-8y-4z-5B3C-4D-6| ?
$~c-10d16e-8f-15g-9h-16i5j-7k-4l7p-3u6w-8y-4z-5B3C-4D-6|
ED~b5c6d-7e9f7h8i4m5n-4o-4p-8q22r-11u6v-10w-4x7y-10z-13A9C-9| ED ,~b3d-6f7g-3i10l-5u3| ED
.~a6c4d-7e-4f7h4i-3j3k-11q3r-5u-4v-3x5z-4B-3C4| ED a~a-6| ED and~e-6i5| ED for~a-5h7p-5q6r-5| ED
her~m6p4q4r-4| ED in~e-5k3n5p-3q6r-3x-4y4B-3C4| ED it~e6m-4p-3r3x10y-7| ED
me~a-4b-3e14i4p-10q6r5x-8A5| ED my~e-4g4i6C-3| ED the~c-3e-3f3j6r-3v5z-4| ED you~d7e5m-4o5r3|
ME~a-7c-18d-9e36g-4h-4i-6n-4p7q14r-9z-9A6B4C-3| ME ,~c-5d-3e12p9q4r-8x3z-5| ME .~a-5c-5e8f4x5z-4|
NAME~a25b6e-8f-5i-9j14k-11l-7m-4n6o-5p-9q-3r9s40t-38u-16v28w-10x-18y33z-20A-25B-19C22D-8| NAME
!~a-16e7p-6q5B3C-4| NAME $~a13b4c-4d-6e-4g-4h-7j6k-4l-4o-5p-4q11r-13v10| NAME
's~a5c-6f-5h6i-4j9k-10p4r-8s8t-7u-10v7w-17x-3y4z-5A-7B-16C12| NAME
,~a13b-3c5d4f4g6i-5j6k-14m10n3o-17p14q3r-6u-6v9x-8y8A-10B9C6| NAME
.~a19c8e5g10h4i-7j18l-8n9o-7p4q7s6u-11v20z13A-9B-4| NAME
?~a6d-21g13i6k3m-3n14o-4q8r-13u-3v4x12A-5B10C-12| NAME ED~a-5b3d6e-5h-4j3l-4n-3o5u-3v3w-3x-6y6| NAME
a~a-8b3g-3m3p9q-3r-5| NAME about~c4e9i-5j-4l6p-3r5u5v-9x5y-7z3| NAME also~a-7| NAME
always~d-6m4o4x4| NAME and~a-11b-15c-5d-14e-15f-4g-6h-6k7l-8m7p-22q5r8s3t3u-6x6y9z11B-7C14| NAME
asked~a-4c-3e-8h9i4j-3p-3r4u5v-5y-3z3B5C-6| NAME at~a-4d3e5g-4h3i-3j7m7n-4o-3p9r-3u-3v3x3y-3B5C-8|
NAME be~a-4b6c3i-3j4o-3u-3z-3| NAME before~b3c-3h4m-7o5p6r-6B4C-5| NAME behind~d5q5r-5x7y-8C-3| NAME
both~a5e-3m-3n6p5r-4x5| NAME brought~a-4d9n4o-4y-3A5| NAME came~a-3e-10h11i5j5n3r-6v3x3y-5B-4C3|
NAME can~c-3e4g6n6o-4p-5q3x-3y4| NAME comes~c9d6g4i-6j4p-3q3r-3x8y-4z-3| NAME could~a-6b-5d3m-3o4x4|
NAME did~b-3p-9q3r6| NAME does~a-6b7e-3f3i-3m8n3o-7p-6q10r-5w-4z3B4C-4| NAME finished~a-6c3w5| NAME
first~b-4g3h4p-8r6| NAME flipped~e4p-3q7r-3| NAME for~a8b5e10g4h-4i-7j6p-13q4r6u-3v4w-4x6y-8z6B-3C6|
NAME from~a4b3j6p4q4u-5v4| NAME gets~a6b4c5f4i-6j7m3s-3u-6v7w-4y3| NAME go~a-4b-3d5e4h5m5n-10o4B4C4|
NAME goes~a-3b6c3e3h3i6j-7v-4B-3| NAME gone~a5n7o-5| NAME got~c-3d-5e-3m-4n-5o9x-5y8| NAME
had~a-7g3h-3n3p6C3| NAME has~a3b-3c6e-4f-3g-7h8k-3l4n4o-6q-3u3w-5y4z-5B-9C8| NAME
have~e8i5m-5n-3o6p-3r7u-7v5x-5y3C4| NAME home~a-6i7j-8p-3r4B-3| NAME
i~b6c5j5k3l-5m-3o6p-11r11s4t-3y4| NAME if~a7d-3j7l-5u-10v8| NAME
in~a13d-3e3g-4j4k-4l-4m8o-4u-4v4w-3| NAME instead~a11d-3g3i-6v3| NAME
is~a7c-11d-6g3h11i-7j5p-6q-14r11v-9w12x-8B-11C9| NAME it~a-6c5f9g-3i-5j5p8u-6v3| NAME
keeps~a-6b-3j3p-13r12| NAME knew~d9e5x7y-3| NAME knows~e6h-4r3x3y-3C-4| NAME
last~a-8k3l-3m-3v6x3y-4C-3| NAME lied~a4e8p4r-4| NAME looked~a-6e4p5r-3| NAME made~p-3r4x-5y6| NAME
makes~a5f-3g3i-4l7| NAME must~a6b-4g-3| NAME my~a-4c-6d-6e10p-5q-7r10| NAME needs~a10b-3| NAME
never~a4e-3h-3p7r-7B-3C3| NAME next~a-6| NAME no~e4p-5r6| NAME now~a6b4j3| NAME offered~d6e-4h4x-4|
NAME offers~d8i6k-3x4y-3| NAME on~a19c11d-7e-7h-4i-13j4k3n5p-5v8w-4x-4| NAME one~a-3e8p7r-8s3t-4|
NAME or~a16b-4c-3d9h-3i6j-7m17n-13o-7p6r-6y4A3| NAME out~a7c4i6j-4k3l-5n3x11y-13z4B4C-4| NAME
pulls~a-7b-6g-3m3o-4y-5z7| NAME remains~b13g8| NAME right~a7d-6| NAME
said~a5b3e-14h7m-4n-4o6q-3r7s-3x-10y10| NAME san~a3b-4p6x-4| NAME say~a-5d11m-5o5| NAME
says~a-8d8e3h-5j-3m-7o6p-3q-3v-6x10y-4z-4B5C-4| NAME should~a5b8g5i-3j-7k-3l13u8v-7| NAME
sits~a-3d4m5o-4x-4z6| NAME smiles~e-4h7| NAME stays~b14c-4d-3f3g7| NAME still~a-3d4n-5o6| NAME
swore~d-5e6p5r-3C4| NAME talk~a-3d3e-5h-7m-3n-4o3y6| NAME than~a13i3j-5k3u5v-4| NAME
that~b3d-4h6j5n-6o9p-5r4u-3x8y-4| NAME the~a3b-3e9h-4m3n-6q-5r4x4y-3C-3| NAME there~a5b7p3r-6| NAME
this~b10d-3j-3k3p-4| NAME though~a7g3l-3m-4n5| NAME to~g-4m4n4o-10x-6y6C5| NAME
told~c-3e-5h-8j4m7n-3o-4x-6A12| NAME tonight~b-4d-12f6i5j-5l3u7v-6| NAME voted~d6m-3o3x-3| NAME
was~e-5i4u4v-5x-9y8z-3B7C-9| NAME went~b-3d-6e-3y11B6C-7| NAME were~e-11h-3o-3x4y-12z3C4| NAME
when~a-3d4e5n4p-3q7r-4u3x4y-4| NAME while~b4c3d-3g-3j-5l5p-7q-3r4u6v-5x3| NAME
who~a4c-6d-8e10m-8o6p3q-5r3s-4t4y3z-3B-6C9| NAME will~c-7j-5m5o-4v5y5z-4| NAME wins~b-3m8o-6x7y-7|
NAME with~a-5b-3c-6d-9e-6f3g3i5j-4k-3l-4m-4n4p-4q-4r5x-5y3C-5| NAME
would~a3b-7d-5e3g6h6k9m6o-8p10r-6u8v-4x-11y8B-3C3| NAME wrote~e8q5r-3x-4C4| NAME
you~b5c4g3h-5i5l-5m9o-11p6r-3x-4z6A4| NAME ~~a-4d-3h6i4j-5m4n-3p3r-6x-3y4B-5|
YOU~a-14c-8d-5f-15g-12h7i15j-14k6l-12q7r-8u15v-9w-9z-15A6B3C-4| YOU $~d-3e7| YOU
,~a-9c-7d5e-4f-3g-8h-4i5j-4k3l-8m-7n15o-4p-4q-3r5x10z-3| YOU
.~b5d-11f-12h5i12j-12l-6m7n-6q6u10v-10w-10x-11y7z-8A5B4C-3| YOU ?~d5e3h7i5n-5o3q3r-10| ^
,~a5b-5c-20d-7e34f-4g-3h-3i9j-3k-3l-3p24q-14r-12w-3B4C-4| ^ ED~c8d-5e-3f7g-5i-3j-4k-3l7p-6q11r-7u4|
^ NAME~a5d-8f-8g7h10i5l-8m-4n13o-5p6q-8s14t-19u-9v12w-11y7z-7A4B-39C31D-4| ^
YOU~a-3b-7c-14e-22g-5h-8l-3m8n9o-11r-6u-4w3x-5| ^
a~a8b-3c6e9g6i3j-4l3m8n-4o-6p-8q-4r13s3t-3v-4w-3x-10y6z7A4| ^ about~a-10d8f6h-3m7n-3o-7x-6z4| ^
absolutely~a-4d3f-6g10o5z4| ^ according~e6p3r-3| ^ after~a-3c-4e7g7p5| ^ ah~a7b-3c5e-3g4j-3k-3l6| ^
all~d4e6h-4k-3l8m-3o3p-4q7u3x7y-3C-7| ^ am~d19e-3k3m9n-4o-6w-3x-5z-7A10| ^
an~c-4e3f4g-3m4n5p4r-3x8y5B4C-4| ^ and~a-10b7e8f10g6h-3j-4k6l4m9o-8p4q14r-12u7v-10x-12y6z-3B13C-15|
^ any~c5d13e-4f-3h-3i-6j-8l11q-6r6u7w-6y-5z3| ^ anyone~a-3b8e-3g-5i5l-6u-3z-8A4| ^
anything~c9f-3h-3k-5l5m-3n-5o7v-3y-3z7| ^ are~d6e-8f-3h-6i-3j5p-4u-7v7x9y-10z-7A4| ^
as~b-4c-5d-5e-5h-3i10j-3k-5l-6m3u3w-3z-5A4| ^ ask~a-8c-8d-8f-7g-5h3i-3j3l3r3s3v-11w10B3C-3| ^
at~a-3b-3c-4d-5f-5i-3k5l10u3w-4x-3y5| ^ be~a-4d3e-6h5n-4A4| ^
before~a3c-4g3i-4l3n6o-4p7r-8x-7z5B-7C8| ^ between~a7d3i7j4k-3l-3o-6p6q-5v3x-7y5z-3| ^
bravo~a-4c-5e7| ^ bring~b4c7l-3| ^ bruh~q6| ^ but~a4c5e-7f12h5i4l-4m-3n7p4q-3r-3s3t-3x6y-6| ^
by~d4f7h4m-9o8p3q-4u-3v6x11y-6z-4| ^ bye~a6f-4| ^ can~c-7d-4e-3g-8m-5n4o-8p3x4z-3A-6B-5C4| ^
care~d6q4r-4| ^ careful~a-5h13p-3q6r-6| ^ come~a9e-4f-5g-3k8l-3p6q-4r-3v4w-5C-3| ^
consider~a-8c8e-3f12h-3i-3j3u-3v4| ^ could~a3b3c-4e-9g-4o-3z-6A3| ^
count~a-5b-4e-7f10g3i-10j10k-4u-10v4w9| ^ counting~c-5q-4r3C10| ^ cross~b-3c6i3| ^ cut~b7c-4e4p-3r3|
^ day~p-10r8| ^ deal~a-5b3c-3e-4f12| ^ did~a-6b-4c-6d-9e-7g-3h-4n-15o14p9r-9y4z6A-3B-4| ^
do~a-15b8c-16d7e-5f-4g-4h18i-5j8l13m5o-10p-10q10r-5s-6t5v-3w4x-10y7z-8A8B-9C5| ^
does~a5b-7d7e-3g-4i6k-6l-4m-10n4o6y4| ^ done~a-3c7f4u3| ^ eight~a-3c-4e3h5p-6q4r-4| ^ et~d-4e8| ^
even~c6| ^ every~a4c6d-3e4h-4i-5l4p-6r6C7| ^ everybody~a5g3h-5p7r-10| ^
everyone~a-7d4h-4m8o-6p-4q6r-4x-6z-4A8| ^ everything~a-7d6e9p-11r8B-4C4| ^
explain~c-3d15e8m-6o9r-3x8y-4| ^ fair~f12j4p4r-5u-4v9w-5| ^ fancy~a5d-3e4p-4q-4r6| ^ far~k3p7q-3r-3|
^ fill~d6m3z3| ^ final~c7e-5k3| ^ find~b6d10e-3g10m-4n-3o6x6z-3| ^ fine~b-4f8g-3h5m-4o5p4q-4| ^
first~c5i-8j-3k-5l13m4n-4p4u3w-3x-3z5A-3| ^ five~a7b-3c-6d-6e6f-5p-6q10w12C-3| ^
for~b3c-6e6f-3i-3j7m3n4o-8q-10r7u-7w8x-9y10z-6| ^ forget~a5b-3f-3g8| ^
four~a-6e8f4h-6j3m-4o8r-3u-3v6w-3x3B3C-4| ^ from~d-3l3m-3o3u3x-9z4| ^ full~d6n-3o4p5r3C6| ^
funny~a-4c-6d-4e8h3p-5r4| ^ get~a7b3e4h3i6l-5| ^ give~b8d6e-4i-7j5m10n-6o-7w6x-7z9A-7| ^
go~b3c-6d-3e-3f5m4n-3o-4z3C9| ^ good~a-3c-8d-3h-3i4j-3k8p5r-3u3| ^ got~a3c4d7e-5i4x4y-3A-6| ^
grand~a-3f6j3p6q-3r-3| ^ guess~a4c4d-14h4i8j-5k-4p-4q-3r6u4v-5w-3| ^
half~c9d-5e-3i-6j-7k-3l11q-3r4u7w-6C3| ^ hands~a-8b5| ^ has~a-7d22e-4g-3h-6n-4p-8q11r-6x-9y3A3B-3C4|
^ have~a6b9d-14e-8g7m7n3o-5s-3t3x-6y-3z-3A11| ^
he~b7c7d-10e14f3h-4i-3j5k-3l-5o-5u-8v13w-3x-3y4B-6C4| ^ heard~e-7h7o-5x-3y8| ^
help~a8b-4e5p-3v-3x4y-4| ^ her~a10d-4g4| ^ him~n3p-8r9z-3| ^ hm~a-4d4e-3f-7m3n-4y-5A6| ^
hold~b4c-4e-3m-6o6t-3y6z-6| ^ holds~a3c-4m-4n6o-3y4| ^ honestly~c-4d-4e-5m-8o11y4z-3| ^
how~a9b-6d-10e12g-4h-4n4o-3p-11q-9r13v4x6y-4B6C-7| ^ i~a-3c-7h5j4k4m6n-5p-3q6r5s-7t5v7y7z7| ^
if~c4e-9f4g-7i-3j-6k-4l6p-9r10s3t-5u7v-6w-8x11z-10A3| ^
in~a4c-6i-13j3k4l8m-4n10p4q-4r-6u-5w7x5y5z-5A-3| ^
is~a-19c-4d18e-6f-4l-3m3n3o-6p3q-4r-3u-4v8w-3x-8y8z-6A4B-5C6| ^
it~a-4b8i-6k5n6o-4p-5q12r-4s-4t5u-6v12w-4y-5B-6C4| ^ just~a-3c8d6h4j11k-4l-14m4p-4r5u-11v-3w13y5z-3|
^ keep~a-5b10e-10h12i-7j6l-3m10n-3o-5u-7w3z3| ^ kindly~d8e-4x3| ^ last~i-4k5v-3x6z-5| ^
leave~a-6b20d-6e-3f-5g9i5j-4l3q4r-3u3v-3B4C-5| ^
let~a4b7c8d-8e-13f-6h-3i8j-12l5m10o-3s4t-4u12v-6w-11x-7y-7z14A3B-9C6| ^ like~a6c3x-4z4| ^
listen~a-5d-3h-3j-5l3q6u4v-8| ^ locked~a-4c14f5| ^ look~a3c-5d5e-4j5k-4o-3p5r3u-5v6w4x-5z-3A3| ^
lord~b8| ^ lovely~c-3e9| ^ make~h-3q6| ^ maybe~a3e-3f-4g-7| ^
me~b10c5d-14i4j-3l-3m-6n12o-4p-7r3s-4t4v4w3x9z-7| ^ might~a3n-3o3p6q-6| ^
mine~c7e7i-3j5l-3m6p-3r4u-3v3x-6z6| ^ my~a7b-11c5e-17f-13h-10j3k-5l-12m-7n11q-9w-3x3A-4B6C-6| ^
nah~a10b3c3d-3f-8g7h-4p4r-9u-3C-4| ^ never~c6d-4e-4h3i8j-5q3r-4u5w-4| ^ next~c4i-4j3k-6l5r4u-3| ^
ngl~a6b-3d-3f-3h-3p-3q-8r9| ^ nice~a-3e9f-4h-3n-3p4q-5x4y-5B7C-8| ^
no~b7c6d-10e-4j-8k5l-7m7n-4o-7u6v-4w-8x-8z6B5C-6| ^
nobody~b6c5e-5f-5i3j-3k-5l3m8o-12q-5r-3t4x-3y6z5A-6| ^ nope~f-4g6x-4z4| ^
not~b3c8d-6f-9g21h-12i-4j-11k-6l12m8n6o-13p-9q10r-5u11v-12w-9x-8y4z4B-7C12| ^
nothing~a-7e7h-3i7m-5n-7o9p3r-5z3| ^ now~a-6b-5e-4f5j-3k4n-4o4p-5r3u3x-9y10z4| ^ of~b3h-4m-6o4p-3v4|
^ oh~a-4b-6c-3e3g-3j3l-4r5v3B4C-5| ^ ok~g-3i-6j6o3p4u-5v4w-3| ^
okay~a-5b3c6d-6f-7g-5i3j3m-4n4o8q-8r3u-5v8x4y4B3| ^ on~a8b-4c3e-3h-3i5l-5o-4r5x-3z-3A4| ^
one~a-5b-6c-6f-10h-4j6k-3l-4n-10o5p-7q5r-3v7w-6z-9B6| ^ or~a7f-3| ^ out~a9b-3o3q-3r4x5z-7| ^
over~b4f-4g6i6l-6| ^ people~d4h6p7r-7z-4| ^ pick~a3d-3p6r-3| ^ pity~b3e6h4| ^ play~i8k-3l-4| ^
please~a-7b15c-3d4e-8g-5i-5j5m9n-4o-6p-4q-4r9u-4v-3w5x-7z5A-3| ^ point~a-4c5l-4u-3v-5w7z-3A4| ^
poor~a-8e-4g-4h11| ^ promise~c-7k3l-3| ^ promised~p-9r7| ^ put~a9b6e-8f3m-3n7o-4v3w-3y4z-4| ^
reckon~c-3m-6n10o-4| ^ remind~d3e-4m-5o3p-3r3x6z-5| ^ right~a3f4i-3p-5r6w-3| ^
same~c9f-5j-3k6l-4v-4| ^ say~a4c7e-4f7g-4h-4j9k-6l-8m3n8o-7p-7r5u-10v-8w14| ^ shall~a8d-3h4q-5r4| ^
she~a3b15c-3d-11e8f4g3h-3i4j-3l-4m-3n-3o4r4s5t-5u-7v9w-4x9A-6B-18C15| ^
should~a-6b-4c13d8f-3h-3i-3j-3k-3l7m6o-7z-5A3| ^ show~a-4b4c-6| ^ simple~d4m6o-8| ^
since~d-3e3p-3q-3r5C-9| ^ sleep~a-4c7f-4h6i6j-3| ^
so~a4b-12c-7d14e17f-4g-4h9i7k4l-8m3o-4p-5q-4r5x12y-14A-4B9C-9| ^ sold~c5f3u-3x-4B-7C6| ^
some~a-4c-3e6p-3| ^ somebody~b-7c-4d10e7f-3h3j4m-11o10p-7q-8r9v4x5A-5B11C-10| ^ someone~h3m-8o8| ^
spare~b18c7e-6i-4j7q-6r8u-6w4| ^ stop~a4i4p-10q5| ^ strange~p7r-5| ^ suits~f11v3| ^
suppose~a9d9e-3h-4m5n3o-6z4| ^ sure~c3d-3k3p7r-7| ^ sweet~f6w-3| ^ take~b-3d4e-3h4p-3q3w-3x5z-6| ^
tell~c6d10e-10h-4i5l-8n4o-6v-3w5| ^ thank~c-3e-10g4n5o-7u-4v5x-4| ^
that~a-12c-5e11g5h-7i7j-9k-4l8m-10n-13o16p-4q7r-9u9v-8w7x4z3A-4C-5| ^
the~a3b-15c-11d-15e4f-18g-10i5l-6m-6n-9o10p-9q4r3u3v4w-3x11y-3z-5A4B-6C3| ^
then~a-7c6d-7f8i-3j6k-3p4q10s-3t3v-3| ^
there~a-4e6f-5g-5h13i7k-3l-4m-3n-4o10p-9r9u5w-6x10y-3z-4A-5B5C-5| ^
they~a-6b-4c-4e-9f-5h19i9j-4k-4l-6m9n-5o-9q-3u3w-5x-7z-4A3| ^
this~a-3b-5c-9e-4f-3m-4p-3q-4r7u4w-4x3z-4| ^
three~a-5b-3c-4e8f-6i-3j-7k7l-4m-11n-3o13p6q4r-11u6v4w-4y-3B3C-4| ^ time~a14e-4m3| ^ told~e6| ^
tonight~a9c5h-3i-10j10m-6o8p5u-11v4w9x7z-3| ^ too~a4g8| ^ took~f8| ^ twist~c4f7g-3i-3j4u-3v4| ^
two~a3d-6f-8i-8j6k6l-6m6o-7p-6r5u-3w3x-5B9C-4| ^ vote~a16c-7p5v-7w6| ^ watch~a-8h10p-6r5B-7C6| ^
we~a-12c-5f-4g-3h-5j-11k15l-14m-12n6p17q-5r-14s4u11v-4w-6x5y-4z-7B6C-10| ^
well~a3c-3f-3g-3h-3j4m-6o9p-7q3r5x9y-3z-5A-3B-3| ^
what~c7e-5f-3h-6i-17j-11k-8l19m-5n-12o17u10v-8w-9x10z-5A-4B-3C4| ^
whatever~a-11b6c7f-4i-5j3k-5l5n-3o3p-9q4r4u-3v-5w8C6| ^
when~b-6c6d8e3f-3h-3i-6j-8k6n7o-4p8r-13u8w-7x6y-4z-7C-3| ^
where~a-11b-3c6d7e-6f3g-5h-3i-5j3k-3m4n-3o-3q3v-3x-4B-6C5| ^ wherever~j7l-3u-8w9| ^
which~a-3e3m6n-3z4| ^ while~c6e-3h-3i3l-3y-3| ^
who~b-5c4d5e-14f-8g-7h-5n-14o5p6q-15r3v3w-3x-6y-9z10A-5| ^ whoever~b3e-3i-6j8k-3m4u-9v-3w11| ^
whom~a7h10o-4p-3r3z4| ^ whose~a-4d9e-5m-8n10| ^ why~a11b4e20f5g4h3m-8n-8o13x12y-7A-8| ^
with~a8c9e-14f4g3h5i5j3k3l-10m7n-3o-6p-7q7r3w-5x-9y3A3C11| ^ without~a-6b6| ^
word~e-3h9m4p-4x3y-4B-5C4| ^ works~f7o4w3x4z-7| ^
would~a9b-11c-3d11e-7f-7g-6i7j-5m-4n11o-14u3w-4x-4y6z-3A-6B-4C4| ^ write~a7c-7i5x-3| ^
wrong~a5b-4g10| ^ wrote~e10| ^ yeah~a-6b-3e-3f-3i-4l7o-3| ^
yes~a-5e4f16g-6n-3o3p-4q4r-4x10y-7z-4B-5C5| ^
you~a6b-5d13e4f-9g9h-3i-3j8k9l-15n9o-9q-9r9u-11v12w3x-3y5z-3B21C-10D-3| ^
your~a-5b-5c10d-3e12f5g-5i-15j3k-3l13m-10n-5o8p15q-8r-17s-4u-3v-5w4y-9z11A-9B7C-5| ^
yours~d9h6i4j-3n-3p7u3y-4| ^ ~~a6c4d-3f12k-5m4n-11o11p5q-3u-4v-8w5A-6B6|
a~a-3b4c-11e3f-9i-5l6m-4n11o-11q-18r8s5w6x3y-14z8A-11B-3D-6| a .~a3c-3e10h4p-5q6| a bag~p-7r7| a
ballot~c6q3| a better~a8c3e-5g-4m7o-6v6x-4y-5z9| a big~c-4d3e4i-5l5n10p3q-3x3z-6A4| a book~a-6| a
boy~a-3e-3x6y-8| a chair~k6| a clue~e7n-3o3q-3r6C4| a coin~b9| a deal~a-3e6f4m-3n-3o4p-5r7x5y-3z-3|
a decoy~a3q-3r6| a dog~a-3c6g5r-3| a fairy~m9o-10x-7z5| a final~c-6d-3e10n-7o8p-9r9x4y-6| a
finger~a-3b4f6i4l-3| a fly~d6e-3| a friend~a-4b-4c-3d7h5m3q-3r7A4B5C-6| a goat~a-3f3p6| a
good~b4d10e-8g-3j-8l9n-3o3p6r-7u7w-6x-8z5B3C-3| a hand~b3c7p4q-3| a hole~e7p3r-3| a horse~a7| a
hot~p-4r6| a knife~a-3h7o4x4| a little~a-4e-5g5h-3n-5o5p-9q6y-4| a lot~f-3h-4m4p7q-3r-5y-6z3| a
man~a4d-5e4p-6r5| a million~a6| a name~a4b-4c5d11e-5i-7j7m10o-13p10q-10u-7v-4w8x-7y4z12A-8| a
nice~a15b-3c5e-5| a pact~d-3e11p-3x3| a pair~b3h3m-4o4t5y-3C6| a pass~b9| a passenger~i-3j5l-3u-6w5|
a personal~a-7b9| a plan~a-4d-3h5k-6l6n-3r4z4| a plate~a4d-7h5| a promise~a-4c-3e9i-4p6r-7v-6w7| a
second~a5b-4c11e11g-3i-5k3l-4q-3r4v9x3y-4B-5C5| a secret~e14| a sentence~d3m-3o6| a shield~b7i5j-3|
a single~a9d-7p4r-7C-4| a soul~a-3b4c5f4i-8l6p-5r3| a stranger~c10| a subject~a-11| a
target~a7d-3g4| a third~a3d3e6n3p5r-3u-3x3| a vote~i8j-6m-4o4q4r-3u5x5y-3z-4| a waste~g6| a wee~e6|
a week~c-3d4e3h-3m-4n3p-4q-4r9C-5| a while~a-5b8e-4| a woman~e6| a
word~a-8d-5e-6i-11l13n-7o7p-12r4u9v-9w4z5| a ~~a-8b3c-7h-4j-9l7m-6n3q-5s-6t5u6v-7x9z-3A-6B11C-12|
about~a-12b-16d-5g-15h-7i-17j-9k-12l25m-7n-13o16p7q-19r3u18v-18w-5z5B3C-5| about
NAME~a-8b-9c-3e-7f-4g-6h-3j-4k3m3n10o-15p11q9r-7v-5x-22y12z9| about a~p7r-5| about
firewood~e-4n6o-6x-5z5| about his~a-4e-7| about it~a4b5c-5d5i-5j5k7p-9s3v3x6z-10| about
me~a3d9f-3h-3i6j5m-4n-3o12p13r-12s-4t4u6v3y10z3C3| about my~c-5e11i7j-4l-3n-3p-8r10u4w-4x5y-3| about
our~c6e5i-5j-5l7p-4u6v-9x7y-7B3C-4| about that~d-5f4h4i-5l4m-4p6r-5x3B-3C4| about
the~a-9e3h-3i-7j-9k-5l10m-4n-9o11p8q-9r3u8v-5w-7x-8z5A-3C-4| about tonight~n-5o5v-7w4x-5z5| about
what~c3m-4o3p3x6y-5z-3| about who~b3l3m8o-11r3u3| about you~b3c8e-4i-12l9m-4n4q-5r4x7z-4C-7| about
your~c5e3h-5i-5n-8o8q-3C-3| above~a10c-6e-3| absolutely~a-4c-4f-8g9m-3o6p4r-3x-3z5| absolutely
not~a-3d3f-3g6o4z4| accident~j6w5| according~e6p3r-3| according to~e6p3r-3| account~c3d10i9j-7m-4o5|
account for~d10e-3o3| across~e6m-3o3y-7z6| across the~e5m-3r3y-6z5| act~c-3i-3p-6q6r-3w-4|
actually~c-4e8m-7n14o-4t-3u-3v3x3z-5B-3C3| advantage~c-3i-3l4m-6o6q-4r4| afraid~e-4h4m-8o8p4r-5x-4|
afraid of~m-7o7x-3| after~a3b-6c-6d-9e7g3i9j-7m8n-12o3p-11q13r-3u13v-7w-5y3z-8A6B4C-3| after
,~a8d-3f3h-3i3p4q-3| after .~a6c4d3f4l-3m3q3r-3v4w-3z-3| after NAME~b4j-4m9n-5o-3r3u4v-9x-5y4z4A7|
after all~c-3e10q3r-5y-3B3C-4| after that~a4k5m3o-4p-3q3r-3u6x4| after
the~a-3c-6k-6l6m-8o5q-3z-6B-3C3| afternoon~b-3c5d4j-3k-3l3m-8n-3o9p-3q3x6y-3z-6| afternoon
,~d3k-3m-4o5p9r-8x3z-6| afternoon .~c6e-4x3y-3| afterwards~a5e5f4j4p13r-4|
again~a-9c-14e-16f-3g3h-3i9j-3k-4l3m6n3o-13p-5r3u7v5x-6z-5A10| again
,~a-5b-3c-3d3e-8i6k-3m5n8o-12u7v5w-3x-5y-4z6| again .~a-7b5c-6e-8h-3x-3|
against~a10b-5c10h-4i11j-13k-11l7m14n-15o-5p-14q21r-12u11w-10x-11y-3z7A5| against
NAME~a9c4f-3g4h-6i9j-7k-3m5n-3p4q8r-11v-3x3y-8z7| against her~a7b4m-3z4| against
me~a-5c-7e15f-3g-3n-8o4p-7q7x-7y3A4| against you~a-4c14d-4e-9h5j-3k-5l5m3u3w-5x-4A3B-4C4|
ago~a3c-3e-3m7n-3o-5p5r-3x-9z9| ago .~d3m5o-3x-7z7| agree~b5d-6f-4h-3i-3j3p6r-5u-4w3|
agreed~a-6c6f5g-4m4n3o-9p-9q5| agreed ,~a-8f5| agreed .~c3d3e4m3n-4p-8q4| agreement~e10n-3x3|
ah~a9b-3c5e-6g4h3j-3k-3l6w-3| ahead~a-6d4e-3f4m-3p-3u-4v3x-5y4A5C-5| aim~b3d3g3j7k-3m6o-3u-5w9|
aiming~j5u-5w6| air~m7o-3p3| alibi~e8|
all~a3b4c-6f4h-6j-11k10l4m-8n5p-4q4s-5t5u5v-7w6x7y-11z8A-15B5| all ,~a6c6j-4k-3m-3n4p4r-8x-4y4B3C-6|
all .~c6e-3f-4i-5k5p4r-4| all afternoon~d7e-5m-3o5u-3x4z-4| all day~f6r3| all
i~a-5b8c-6e-4h6i3j-3m-4o6x5A-5| all in~a6d-3x-3| all night~a-3d-5j-6k7q3r-4| all
of~a3b-4d-3e4g-3h-3k-3l12m8o-4p-5r3u3v4w-3y-7z3B-3| all over~e7r3x3| all people~a-3b4d-3e7h-6p-3r4|
all that~a6q4r-4x8y-8B3C-5| all the~b6d4g9i-3j-4k8l-5m-8o3p7r-6u4v-3w4x9y3z-5B-3| all
this~c-3e7n3o-3s-3t3z-4| all you~v-8w4| alliance~b-3d-5e17i-4j-4l3r3u6v-9| alliance ,~e6| alliance
.~a-3c4i-4j-3l5u4v-7| alliances~a-3c-3e7m-6n8p-4r4| ally~e8f-3m-7n8o-3p-4A-3|
alone~b3e4f4i5l-6m-5n3p3s3t-3z-3A-4B5C-7| alone ,~b6c4g3i6j-4p4u4| alone .~a-3e4k3l-3m-5n5x6A-4|
along~e-3f3g3i-6j9k-3l-4m13n-10o-4p4q-6r3u-8w4A-6| along with~f4j4l-4m14n-11u-3w5|
aloud~a4c5i5j-3p-6r3u3| already~a9b-5c12e-3f8i-10j5k8l-6m-5o7q-6r3u-4v7y-5z12B5C-3| already
.~c7d5e-3g-3m9o-9w3x-4y-4z12C-4| already promised~g6p-3r4|
also~d6e-3g-5h-4j5l-8m8o3p8q-4r-4u-4v5w-5y5z-7B-3|
always~a5b-5d-6e-7i-8j12k-8l-3n9o-8p-19q-3r19u-14w12x6| always said~a4p-9r7|
am~a4b4c10e-12h-6i-3j10l-7m16n-4o-14p10q-3r-7s-4t6u-8v9w4x-11y6z-20A22B8C-5| am ED~c-3i10k-3| am
a~c4h5x6y-5| am asking~b13c-5h-3i-6j9m5p3u-10v3w6x3| am begging~b12c-3i-3k-5l3u-3| am doing~a6c8| am
honest~b3d-3p-6r6| am i~a-3d15e-4f3j5l-3m11o-10p8r-8u-6x-4y-4z-10A12| am
in~a-7b-3c-7d-3e-3f11g-5i-4j-4k-5l11u3v-7| am just~a-4d4e4r4x3y-6| am never~a3c8d3i3| am
no~a-5b5c5e4i6k-4l-4p-3s-3t3| am not~a-11d7f-16g7h-3k8l-11m4o-4q10r-6s3t-4u-3v5w3x-8y9z-8A6B4| am
on~i-5j9k-3l-3u-11w5| am out~f-3g9| am putting~a6c7| am saying~a8b-8c-3d-3g4h3| am so~b-3c-4g-6j4w5|
am sorry~b-4c-7e-4g9h4i-4l4| am still~b7e5i4m5q-3x-5z6| am sure~a-7| am
telling~b-3c3d-3h3p-3v4B-5C6| am the~b5c-3d3e4i-4j-5k9l3m3o-3p-7r7u5z3| am
voting~a9c13e6i-4j6q-5r4v4| am with~c-7f14i3p8r-10w8B-3| am writing~a16c11d-7g5i-4j4u-3| am
your~b5c6h-3i3| am ~~a-3c5e-7f6g-3p3r-5v3w-4x-6y7| among~f4g-3i8k-7l-3q3|
an~b-4c-8d10e7f-7g-10h3i12j-5l-15m-6n-7o10q-10s-8t9v7w-11x7y-3A-11| an extra~r6| an
honest~a-3b3p7r-4x3| an hour~a-7b-3c-6f-3h-5j-5m-5n-6o9p7q-4r-8u5x7y-7z-7| an
idol~a-3b-4d10e4h12i9l-6m-6n-13o14p-7q-4r8u3v-3w-3x5y-3A-5| an
old~a3b5d5g-3h-5l-4m7n4o-11q-3r3s-7t8u-3x-5| an ~~e-8k3l-4n5o-3v5x3y-4|
and~a8d-6e9f-6h-7i3k7l-5p4r-3s3v-3w6x5y-4z9A-4C6D-7| and ,~d-4e4h6m-4p7v3w-3x6| and ED~c6f3q4r-5|
and NAME~a-26b-14c-8e-3f-6g-11h-4i7j-12k18l-7m13n-16p-13q-17r20s3t6u10v25w-4x19y-8z4A-3B14C20| and
a~a4c-4e-4i8j-5k8m-4n-6o7p-5r3u4w-6z-3| and all~a8c-5h-3i-3l4p10q5r-10C3| and another~b-3e7| and
at~e4k10x-5y6| and by~a-3d-3e14n-3r3A-3| and consider~c7d-5| and do~a6b-3c-6d8h3n-3o5x4z-4A-5| and
eat~q-7r7B3C-4| and every~a3c3e-3h7j-4k-6l10r4u4v-5w-3C-3| and everyone~a-3c3m-4n7o-3v6x4A-5| and
from~p-5r4x-6z3| and has~b6e4g3B-6C5| and have~b6d-5| and he~a-10b7c-5d-3e-4h3p4q3r-5B-3C8| and
his~a3b-3f4h-3n4o6| and i~a5b14c12e-18f7g-5h-7i-7j3l-7m-3n7o-3p3r-14u-8x5z-8B-5C11| and
if~c3d5l-3m-6u-3v3x7y-5A-3| and in~a3b3c7d-3i6j-7u5v-3| and
it~a-8b-6e-5f-4h7i13l-10m-3n7p-7q17r-10u7v-5w8x5z3B3C-3| and let~b6d-4e6g5j8k-4n4p-7r7u-5w9x-4C-4|
and look~e-3j3m4n6o-4u-4w4x-4A4| and made~e6p-3r3| and
me~a5b-9c14e-11f4g-3i-8j-6k13l-5m-10n16o-13p7q-5r-3u5w-7y-3A-10B-4C3| and
my~c13e-6g6j10k-5l6m-6n12o-4p-6r3u-7w14| and neither~b-4g-3h6| and never~a-3d4e6| and
next~b5e5i-7j5u-6w3| and no~a-8d3e-3f4g-9h-3i-9j8l4n-3o3q-4w4y4z-3| and
nobody~b-3d7e-3h4k-6l4p-10q-3r12u-3x-3z6A-3| and
not~a-4b-3c5d4e-3g-4h3i5j-7l-4m6n-3p3q-7u4v-4z4A-3B3C-4| and now~b-3d-3e7g7k3p-5r6v3x-3B3C-4| and
on~b3i9k3l-4m-8n7p4r-5x9z-7| and one~a-9d4e-3g4i-6k5m9o-9p-7q7r-3x-5z6A5| and say~d3i-4l3m-4n5x6A-4|
and she~a-5d-4h5i6j-6n5p-5q-5r11u3v-3| and since~d3e-5m3A6| and so~b-3c3d-5k-3p7r-5v8C-4| and
still~a3b-5c-5d4e-8g7i5k-4p7q-3r-4u-3v4| and tell~c4i-4l4m-7o6x-3y3| and
that~c6d-3e-3f-3h-3j4k-3l-5m5n-7q4u-4v-6w3x-9y3z6B-3| and
the~a7b-8c-5d-3e-3g4h10j13k-7l-4o-4p-6q4r3u-14v8x-7y10z5A-5B-5C5| and
then~b-8c-13d6e10f-6g-4i-4j-4l6m-4n4o-4p4q-4r-5u5x-3B-3| and
there~b-7c-4g-3h-6k4l-5n-3p9r-5x-6B5C-7| and they~c-4d-5f3r-3y6| and this~e3k-3n8o-6q-4r6| and
to~c-3e8| and tomorrow~b5i-8j9u-10w9| and two~b3e7n4o-6q3r-3x-5y5B-4| and
we~a4c-4e-4i9l-4m-4n4p6r-7y4B5C-6| and what~c-4d-5e3g3h6m-3n6p8r-8x5| and when~a-4c6d-7m5o-3p6| and
whichever~c6e-3| and while~i5l8C5| and who~a-6c-4e8g4n3o5p-9q5x-5z3| and yet~a-9g-3p-3q-3r12| and
you~a10c9d7e5f3g-4h-3i4j-5k10m-4n5o-4p-7q10t6u10v-10w-3z3| and
your~b3c-3e7g-3j-5k3m-5n-8o9p3q-4u3v-4x-3z4| and yours~b4c-3d-3e3k4p-3q4r-3u6v4|
angry~b-3c-4e6g-4j-3m-3n-8o9p-3u3x3z-3| another~a5c-7d-7e4g4h-5i3j-3m4o-5p15q-5r-11u3y-3z4B-8C7|
another ,~b-4d4e-3m3n-3p7r-5z3| another .~e3p7r-7| another ~~g6| answer~f-3i3l-6m-5o5p-3r4x-4y9z-4|
answered~i3n-3o4u4x6| any~b3c9d13e-8f-5g-5h-3i-9j4k-3l15n-6p11r-10s4t-4z-7A5B-4C6| any
further~a7h3n-3o6x4| any idea~d7m-4y-3| any name~b9j3u-4| any news~c9| any notion~d6| any
of~d-5e5i-4k5m3z-8A6| any other~c6i5j3p-5q7u3v3w4y3C3| any say~a-8b5l5| any word~c-4e-6| any
~~a-3d9i-4l3m3n-4| anybody~b7c8e-6g-4h-7i5k-5m12n-4o-5p11r-11s-5t6z8| anybody ,~a4m9o-4r-3s-3t3|
anybody's~a-3d6m5n-3o-3p-4r5x-6A5| anymore~a7c4j3x-6A6|
anyone~b7c7d-10e-13g-7h-9i-7j-3k3l7m10n-7o-9p-4s3t-3x-9y-6z3A7| anyone ,~j-4k3l7u4v-3| anyone
.~e-7i-4j8l-5u-8w7| anyone who~b5e-4i7l-3| anyone you~a-3b7f4|
anything~a-10b-4d20e-9f-10g-6h-6i-3j-9k-16l12m-6n-19o18p-5q7u7v-10w3A-11B-10C11| anything about~d6|
anything else~b-3m-5o8x6z-5| anything i~c4k-8l6m-4o4| anything to~d3p-4q6y4|
anyway~a4c-7d-3e-3f5n6o-3p8B-4C4| anyway ,~a3c-7n5| anywhere~d-3i11j-5l-4u3|
apart~a4b4d-3g3m-4x-11z7| apart from~g4x-8z5| appreciate~c-3g7q-4r3|
are~a4b-6c4d6e-3f-5g-8h6i10j-17m12n8o-23s-6t3u16v-5w-21y-9z7A3D-3| are .~a3b4d-3f6h-3j3p5u-4v5C-3|
are all~b-3d-3i5m5n-5p-3q7r-7x-7A3C5| are bigger~b11| are coming~g-3i-10k5u-3| are down~i6j-6u6w-3|
are four~m4o-4z6| are getting~c5p9r-8| are going~a-3b5i4l-3p-7r6z-3| are good~e4f-3i8l-3p3r-4u3| are
in~a3c4l-4p7q6| are my~c8i-5n5p5r-5B-5C4| are name~c4d-5e-3h7| are next~h8| are
not~a-4b-4c-4d8i6l-7m-3o5p-9q-6r9y-7z-5| are of~e4f6| are on~a-4c-4f4g5i-9l11p-3q-4r5C-3| are
safe~e6i9k-4l-3p8q-4r-5v3| are still~c-4d8e-3h3i-4k-4l6m-3n5o-3| are
the~a-10b-3c-3d4g-4h20l4m3p-8q7x3y-5z3C-5| are they~d7m3n-3x-3A5| are thick~C7| are
voting~d5e-6h-5i-7j6l-3m5o-4u-7w9x-5z-3A6| are we~a4b-3c-3d5p-8q-4r6x5y-3z7A-11B4C-4| are what~h6|
are writing~c-4d11e-6x-4| are you~a5b-3d12e-6g3h-6m3n10o-8p-6q-5r6x5y-6B-5C7| are
~~b3d-3i6k-4m7n-3o-3r-11x-4z7| argue~a3b-3d-3e-5f10g-3h-3i3j-3k-3l5| argument~a4c-9d3f5m4o-3v-4w7|
argument from~c-4d3f5g-3m3o-3v-3w6| arithmetic~p6r-3|
around~b11c8d5e-13f-4h9i3l-4m-13o10t-3x-3y-5z-3A4B-4C4| around .~a-7b5i3l-4| around
NAME~d3e-4h10n5y4| as~a-3c3d-4e-6f14g-16h12j8k-18l-4m15n-21o3p-15q-7r14u-10v8x-9z-3A9B-4C8| as
a~b9e5g3i-11j4l4m3n-3o-3p-8r6u-3x-3A5| as always~i-3j5u-6w5| as far~c-3i5m7o-7| as
good~b-4c5f4n-4o3x4y-6| as he~m-4n-5o11p-4r4| as i~a-5c8d3e-6f-5i10j-6k-3l-3n3p3u6w-5x5z-6B-5C4| as
if~g3h5l4p-5q6u3| as it~b3i6| as long~b4f4h-4i6j-4k-3l-3n3o-6u3y5| as one~c-5e-7g-3m3| as
safe~c3h7i-5l3| as the~m5o-4x-8A7| as to~d9e-4l-3n-5o4x-3z3| as we~h6n3| as
well~a-6b4c-4f4h-3m9n-6o-3p3u-3v8w-4x-3B-5C6| as you~a-7c-5f7g-3h5i-11j12k-4m6n-3r-3u-12w11B3C-7| as
~~c5d3i4k-3m-3o6v3| aside~a-6i6l-4u-5v4|
ask~a-4c-12d13e-15f-8h-5i-17j10k-3l6o4p-8q-4r6u-12v-9w13x9y-3z-6A6| ask .~f4m-5o8p-3x3C4| ask
me~b-10d-9e-6f-6g4i-3l5q-4r5s3t-3v-10w9| ask somebody~a-10d-3g-5| ask you~a-4b7c-5d7e-3n-3x-3|
asked~c-5d-6e-17f4h7i-9j5n-8p6q-3r3u-3z-5B4C-5| asked ,~c4i-6l4| asked .~c4f6| asked
me~a-3c-8e-9h10p-6q-4r10u3v-5y-4z4| asking~b14c-7d4e-7g7i-6j10m4n-3p-4q4r5u-13v3w6y-3B4C-4| asking
for~a7| asking me~i6l-6r3| asking to~b3i-4j7u-8w6| asking you~b10c-4h-3v3x-3y4|
asks~c4e3h4p-6x4z-3C3| asleep~a-6d-3f6p-6q-3r7y5| assured~a-3c4e3g-3i-4l4p10q-3r-6x-4y6| assured
me~e4p6r-4x-4y5| at~a-8b-6e3f-6g-4h3j-3m4n-9p-3q11r-6v-6w-5x4y-8z-7A-7B5C-9| at
NAME~a14b-3c3e-8f5g3i3j4k-4l-3p-4q5r-5u-7v7x3y-4| at all~a-6b3c10k3m-6n5p5r-5u3C-4| at
breakfast~d3e4g5i-7l8n-3o4u3w-3x-4y4z-3B3C-4| at council~c5d-3e3k-5m8o-8q7r-9u-3| at dawn~e6h4r7| at
every~i8j-5l-4u6w-4| at home~d-7e-3i6k-5l-4r4w-3| at it~e-3h3j6u-6w6| at
least~a-4b6c-3d4e3g6h-3i4k-3o-4q3y-3z4A-3B-3| at me~c-7d5e7m-7n8o-3p-6q3z-4A-4C-4| at
my~b4c5e-8l3q-3r3| at night~e7q4| at noon~a-4e13| at puzzles~a-7| at supper~a-9d3e8p8q-3r-6x-3y3| at
that~a-3d4e-6k3l-4m-3n-5o7p-3z-3| at the~a7b4c3d7e-6g-4h5i-17k-4l10n-5p8r-12w-3x3y-4z-12B-6C6| at
three~e-3k10r3| at tribal~a5e3p-6q8r-4w4| at two~c5j-3l7p-3q-3r3u3| at us~e-4i6| at
you~a-4d3e-8h6i4l-6m3n-5o4p-3x4| at your~h8i7| at ~~e-5i-3j-6k9m4u6w-5|
ate~b-3d-6e-3i-3j-4l3p8r-8u3v-3B-6C4| away~a4b5c6e-3f9g7h-3i6j-4k-4n3o-3p3v6w-4| axe~a3b6g3|
b~a5d4h3i4l-4m5o-6y-5A3| babe~i-6p4u-3w4| baby~a-3b-3c9i-3j3|
back~a3b5c-13f-7g7h-8i-3j-11k13l5m-10o4p-6q-3r3u10w-10x-5y8A-10| back ,~a7b4e3h-4k3l-3n3o-3p5q8r-13|
back .~a-5c-7d-3e16p-4v5| back ?~b5d4g6| back from~d5p6| back home~a5d-7e-4| back
to~c-4d-3i-5p-7q-3r7x-3y4C-3| back with~a-3c-4g-4i-3l5o5p-9q5y3C-3| backs~a3p-4q6|
bad~c-11d4e-10m-5n5p-6r8y5z-5| bag~b-6c-13d6e12f-6h-4j-5l4m4n-13o7p-21q-11r25u3w-4y-3z-6A6| bag
,~a-3b-3c-4d6e6o3p-7q-5r8| bag ?~e3g-3p-7r7| balance beam~p-5r6|
ballot~a-8b-6c15d8e3f8g-4h-3i4j4k-3l-6m3n-6o3p-5q10u5x7y3z-10A-3B4| ballot's~a4c9| bar~e10p3|
barn~b6h5| basket~a-4d3e-3h5m7n-4o-4p-10r8x-9y3z-3A7| basket ,~h4p-7r5|
be~a6b8c-8e-15g-3j5k8l-14m15n-12o-12p11q-5r-12u-8x-15y-10z7A6B-6C8| be
,~c3i-4j3k4l-3m6n-3o-5q7r-4w3z5A6| be .~a-13b14c-13d-3f-5g5j6k3l-3p-3q6r-5s4t-3u-6w5| be
ED~a7d-3e4k4l-3u4v-6| be NAME~a6b-8c-3d-3g4h-3k-3m9n-9q-4r-5y4A-3B-4C4| be
a~a-7b7c4d9f-5g5i8l-3m-13n-4o15p11q-3r-9v3w-5x5z-9| be and~a5b7e3g3p-4| be careful~a-4c-3h7| be
furniture~a-6b-3| be grateful~b7c-3i-8j7u-7w7| be her~b-3f3i8j-4l-5| be here~a7c-4h4| be
in~a11b4d-6e4j5o4p-3u-4v4x7y-5| be it~i-3p8q-3r-4u-3w4| be left~a-4b6l5| be
me~b8d-5i-4j5n4o-3u-6w3x5y-4B-6C5| be my~i-3j4p-8r8w3| be relied~d4m-3n6| be
so~a-4d-4j3l-3m-4n-7o11p3u-4v8z-3| be the~a4b-7c3d-16e-8f11h-5i6k-4l-3m4o-7p12r-8v3w-3x-6z3| be
told~c3d8z-3A3| be your~e5i4p-6r4| be ~~a5b-6c-9e3g7i-7j3k8l-4m8o-6p10q-4r-9u-3x-7y-7z13|
beach~a3d-4e14f-7h-5i9j-7k5o-3p-11q-5r12u6w-5z4B-4C3| beach ,~a-5b5p-8r5| beach .~a3e7q-3r3v3| beach
and~i8j-3u4w-3x4| beam~e-5p-7r8| beat~b11d-5e-6i-5k8| beat .~a-7b6|
because~a3b4c-8g5i-5j3k4l4m5n3o-6p-4q11r-7t-3u-3v3w6x9y-6A-6B3C-8| because i~a7d-7e3k7l-4n5w-3|
because she~m6| because you~b3c-5e-5i-7j8p-8q4r4u-9w7x-3| bed~a12b-4d4h6i7j-6n-4p5u7|
been~a-3b-9c-13d6e12f8h3i-5j4m-16n4o6p-14q-5r14u-4v-3w7y4z-5C3| been at~e-3h5i4p6r-4| been
feeding~e6| been going~a3e6h-4j3| been told~d5e-3C7| been waiting~f7| been ~~b-3e8h-3q-5r7B4C-5|
before~b-8c4e-9f-9g-4h6j-26k-18l19o3p6q-8r-7s-3t3u17v-16w-14z3A-9B6C-7| before and~h6| before
dark~j3u-3v-3w6| before he~a5e-5m5o-6| before
i~a-15b-8c6d5e4f-4g5h-5i20j-17k-3l-8r-3u4w-9x-6z5B3C-6| before it~b-3e-4j-3k-3l3u3w-6| before
she~a10b-3c-3d-3h4| before the~a-8c8d3f-3g-4i-11j-7k-3l13n3o-4p3u9v-7w-4y6z-5B3| before
you~a3b5c-7d-5i-3k-4l7m6n-3o-3p5r-5B-3C3| beg~a6b4c-8e-3h-3k-3l4| beg you~a3b3c-6|
begging~b12c-4i-4k-5l3u-3| begging you~b6i-3k-4| behind~a-8c5e12h3n-4q6r-4v3x6y-3z-4B-5| behind
my~e7q3| behind the~d8e9h3j-5l5o3p-6r5u6v-6x4y-3| behind you~d-5h7v4| behind your~c3e4h-6p7r-7|
being~b-7c-5d8e-4f-3h9i4m5n7o-12q-4w-3x-12y-6z8A5| believe~b-4c-4e-8f-4g-3h12m-9n15o-11p4q-7w6y3A-5|
believe .~h4n3p4r-3x-4z6| believe the~a4e-6h3| believe you~d5p-3q-6r7x5|
believed~e11n6o-4p12q-6r-8x-3y4| believed you~c-3e8p5| believing~d4e3h5m-5n6p5r-3| belongs~c9e-5g5|
belongs to~c9e-5| bench~a3b-3c4f-3j-3k5l-6m5n-4o3p3u3w-3x4z-4| bench ,~v6|
beside~a6b-4c7d-4e-4f-3h-4i-7k7l-7p6q-7s-4t4w-5x-6z3|
best~a-19b10c-5d-4e-6f4i-4j3q8r-9s3t3v8x-6y3B3C-4| bet~b-4c-11f8g-4m3n3o-7p4q-3r-5x-11y10|
better~a3b-3c-4d3f6g-3i-3j8k8l-4m3n17o-19u-5v8x-11y8z6B-4C3| better ,~a7b3| better .~a6c5e-7k5u3|
better for~a-7| better one~a3d4m7n-3o-3y-3z7| between~a5b-6d12e4f-4h-4l6o-5p3q-11r3u4w-10A-6B5C-10|
between us~a-4c10e-3g-3l5m-5n9o-5u3v-3x6z-3A-5| between you~a6c-4i5l-3p-10r5w-3x4y-8C-5|
bid~i7k-3x3| bide~a-5b9g10| big~c-3d5e-4g-5h-3i-3n9o-4p-5q-5r7w-7x4z-8A5C7|
bigger~a3b11d-6e-4g5i-4l6m4o-3y-8z6| bird~a-3d4h3m-5n-3o6x-5y-3z5| birds~a6b3e-5h6|
birthday~a-4b7h3| bite~a-4d5h-3j-3k-7l9m4u5v-7y5| blabbed~d3e3m-6o8r3|
blanket~a7c-3i-3l6m6n-3p-4q4r-3w4z8| bless~a-5b-3c-3g-3p-6r5| blessing~f3p7r-5C-3|
blind~a-4d4e7i4n3| blindside~a4b-5i5k-5m-5o8p-3r3z3| blink~d12i-5m3n-3z-3| blister~d-7|
block~e-3h4m9n-3o-6v-4x-3| blood~a6d-3i6| boat~a-6b-3d9g-3j-3l5m-4p8q-7r-3u4v-5x-6y6B-4| boat
.~a-3d6e8p7q-4r-4B-3| book with~a-6| boot~b-4d3f-3n-5B6C-5| booth~e3q6r-3v3| boots~e3i3m-3o3r3B5C-6|
boss~e-3i-4j7l-4u-8w12| both~a-4d3e10f-7g-4h8i8j-3k7l-12m-9n15o-11p6q-8r-3u4w-6x-6y7z3B-9C14| both
,~e4p-6r5| both .~a5c-3e3p-8r7| both of~d3e4i5l-3p9r-9v-3x-4z5C5| both sides~a-3e7j3n7o-6p-4r5y4|
both ~~a-6b3e3C3| bother~d-3e6| bowl~a-6d3o-5z-3A5| boy~a6b7c-6e-4f-6g6m-3p-3r5x6y-6|
boys~a-4b-3d7h3i3m-4o5p-9r4u-5w5| brain~a8f-7p-5r4| branch~a6b3e-3| bravo~a-4c-5e7|
bread~a-5b-3k4n7o-5y4z-3| bread .~n6o-4y3| break~a5c4e-5f3i12j-5k-7l-4p-3r3u3w-3x3y6| break
it~c5i6k-4| break your~a7| breakfast~a3b-3e3f5i-10j-4l9n-4q-3r5u4w-5x-6y3z4B5C-6| breakfast
.~c3f5g-4i-6l4r-3x3z-3B3C-3| breakfast and~e3g6|
breathe~a3b-3c13e-4g-9h-3i-7l8n-3o7p4r-4u4w3x3y-4z8| breathe a~c10i-3l3m3n-3u3v-3z4| breathe
already~a-5d4f4m-5o7x3y-3z3| bridge~a6e-6g5| bring~d3e-10f9g-6j-4m-3n-7o7p8s3t-3u3y7z-3|
bringing~a-3c4j-3k6u3v3w-3x-3| brings~a4h3i-7p-6r3|
bro~a-4b-4e-4f4j-5l-3m13n-5o-11p-5r4u3v4w-6x-4z6C-3| bro ,~b-3f3i3q3r-6w-4C-3| bro
.~f4j-4k3m4n-3p-7r8u3v3| broke~a5c3e6i-3k5m5o-4p6r-8z3C4| broke ,~c6| broken~a5i-10j7l3u-8w6|
brother~b-3c3d3f4i-3k4l-3n-7o4q4w-4| brother ,~c4e6f3i-3k3m3n-5q3r-3x-3|
brought~a-3b-3c-6d11e-8g-4i-3l4m-5n7p-3y8z-7A5| brought up~c3d-3e-4i-3l3v-4x-4y7| bru~p-6q4|
bruh~q6| buried~a4j-3l4p4u4x4z-4B-7C6| burned~e-9m-3o4| burns~c6i3| burnt~a4e-6|
bus~c4d4e5i-3j4k-3n-3p-6q-5r9u-5v-4w7B3C-3| business~c-5d3f3h7n3p-4r6x3B-4|
busy~a4b-3c3d-4e-3f-5i-5j-9l11u9v-6w-3C-3| but~a12b3c-8d-5f18h9j5o-5v-6x5y-8B4| but
NAME~a3b7c-4d-8e-6f-3g-6h12i-4j4k-3p10q-3r-6s5t-5B-4C3| but did~d7e-7| but his~a3e6| but
i~a6c6g4h-3k3l-3o-5p3q6r-6v-4B3C-8| but if~a8b-3g3h-3j3l-3v5| but it~c-3f6h3p-6r8C4| but
my~c-4f3n3x7y-3z-4| but that~b5g4m7n-3x-7z7| but the~a-3c-4e9h4o4p-3q3r-3x3C-3| but they~c6| but
who~b4e3B-7C7| but you~c-3e12f6g-4h-4j7l-4m-5o3u-6v3x6y-4A-3C-3| but ~~c4e-3i-6j-3k-3l6|
buttering~a-6c5f4n5o-4| buy~a-3b-4d3h6n5o-5p4| buy it~p10q3r-3|
by~a-3d6e7g-6h6i4l-7m-4n9p-6q-14r14s-5t4u3y8z-3A-7B8C-10| by a~b5e-4g4r-4w7| by itself~e7r4| by
lunch~e6| by me~b3c9d3e-8f9j4k3l-3m-6n3x3A-5| by now~a-3d3e-3m7o-6x-8z8| by one~a-4j-7l8u6w-5B4C-5|
by side~c7i-3k5| by sundown~i-4j3q-3r4u-4w6| by sunset~p3v6| by supper~e6m-3n3p-5r5x4| by
the~a-7c-5d3e-4f-3g-3h4i-6j-6l6m-3n5p-12r7s-5t4u5v-4w-5x-8y10z-6B3C-4| by you~i7j-3r-3u4w-4| by
your~d6p4q3| bye~a16c-4f-6| calendar~e4i-3k6| call~b-3c-4d-4e6i3j4k-4m-3n3q8r-8u-4w4x-6y4| call
it~c-5e7r-3| call me~i7u3| called~i-3j9m-4u-10w9| called it~q-3r6|
came~a-11b-4c-4d13g-3h7i6j7l5n6p-3q9r5v5x-6y4z3B3| came ,~d-5e-3m3o4z9| came
back~a-4d4e4h-5o3p-5r6x-3| came out~e4f4h-3n-5o5p5q6x-8y7B3| came to~a-9d3e-7h8i4n4o-5| came
up~a-3d9h8n3p-11q3r8| camera~a-8e7h-3r5x7|
camp~c-3d-6e10f-6g-3h3i3j-4m-11o7p-12q-9r18v-3y4z3A-6B-9C7| camp ,~i-4l5n3r3B-8C6| camp has~a-3e9|
can~a9b8c-3e-7f7g7h-11i7j4l-4n12o-12q9s6t-3u-6v5w6x-3y12A-4B-8C3| can .~a6| can ask~m-3o6| can
be~d3h-3i-7j-5k8m-5n13o-9r3u5w-5x-7y5| can come~c-3e-6k3| can count~b7c-3e7f5g3m-4o6p-3q3| can
do~a-4c-7g-3m3p4v-8w5y3| can i~b-4d6f-3g-7m-3o-3x6B-5C4| can
not~a11b-5c-15d-4e4f-3g10i5j-4k-4m4o-6p-6q6r5u4w-7y9A-5C-3| can only~k3o5z3B-6C6| can
see~a-9c3d5f3h6o5| can tell~a7d3e-5m3o-3| can use~a-8| can we~d-6m-9n6o-3p3x-3y4| can
~~b8c4d-3g3p-3t3v-3| canoe~f4o-3p-3r6| cap~a-3e5i-6k6| capitals~c7e3f-5p-4| car~b-3n5o-5p5r-5x-8y4|
card~b3e8f4g-3i-8j9l-3m11o-7p-6q3u-9x-3z8| card .~c-7m7o-5q-5r7|
care~a6b-3c5d7h5i-6m-8n-9o12p6r-6u-3w3x9y-5z-3| care to~d8i-7j4n-5o6p4r-4u-3w3x5y-3|
careful~a-9c-5d-3f-3h20p-3q6r-7| carried~b8c3h-6j3n-4p-14r10v4x-3y3| carries~a-7b4c3e4p-9r8|
carry~a3c6d-4h3i-8k3n-3o3p3r-6A-6| carrying~c-3e8f-3h-3n-4p-9q-3r10v3w-3x-4y-5z8C5|
case~a8b6d-3e-4i-3k-4l7w-3| cast~c5e6f3h-6n-3p-9q14r-4v4w-5x-3z4| casting~c3m8n-6q3r-3x-6A5|
catch~c9l3v3| catches~m5o-6| caught~g4p12r-8B-4C3| cause~a-3b3e-4h3m-3o4p-8q6y-3z3B-8C7|
certain~d6i9k-4l-5m-4o3p-6q4w-3x-4z3A4| certain of~i6l-3m-9o11z3| chair~h-3k4p11q-4r-6s4x3z-4B-3C3|
chairs~c10i-3k6p4| challenge~a-11b5c-8d-6e-3m-6n5p-9r6C-4| challenge .~a-9e-3h3i4x-4|
chance~a4b-3c-5d3f3m-5o4p4r-4z-7| change~d5i3j-3m5n6o-8p3r-4u4v5w-5y5z-4| change my~c-3i6j-6u7w-5|
changed~d4e6g3l-4m3n-3o-5p13q-5r-10| chat~d3e3l4n-4o5x5y-3B5C-6| checked~a-3c-3e4h-3i4p6r-5|
chewing~a-4b6p-3r5| child~b6c-3g9m-6n-3o9p7r-4y-4B-6C9| child ,~b3g3m-6o6p5r-3y-4B-6C8| chip~p-3r7|
choice~c-3e-4f7m3o-3z3| choice .~f6| choose~b5d-5e-6i-11j3k6m4u-5v-4w9x-3z4| chuck~b7| classy~e7|
clear~c4f4i5p-3q7r-6C4| clever~i-3p-6r3y3| cliff~c6w3| climb~a-3b6d-7|
close~a3b-5c-3d-6e-5h-4j5m4n4o-8q-4r3u3| closest~m-3o6p-3| club~d-3e9x6|
clue~a3c16d9e15f-6g-9i-16j-12k-15l30m-14n-14o19p-3q-12r13u10v-7w-11x11y-6z-11A-3B-3C4| clue
,~c4d-3e12h3x5B-3C3| clue .~e6h3i-4l4p3r-3| clue and~i6y-3|
coconut~a-3b-5c-3d-4g-5m6o-6p4q-3u3B-3C3| coin~b8d3m-3n3| coincidence~e7|
cold~c-3d-7e6f3g3i-3l6m8o-8q7r-9| cold ,~d-6h4| cold .~c-4e4f4h-3p-3q7r-5| colleague~a-6c-3e-4h-3|
colour~i5j-5u6w-4| come~a6b-6c8e5g-10h-9i6j-6l-3m10n-13p-3q-4u11v-5w-8z-12A7B5| come ?~d6q-3| come
and~a-6e-3l3| come back~c-5i-3l5p-9r4| come for~c4h-6l-5| come from~a3c4d-3e4h5i3n8o-7p3u3v-3| come
out~c-4f7h-3p3r-5y4| come to~a-3b-5c-6d-7e6f5h4k-3l5o3q-3u3| come up~c-4d4m6o-4x-8y3z-4A7|
comes~a-16b7c11d4e-3f3i6j-6k-4n8o-4q-3r3s-4t3w-4x5y-3A-3| comes down~a-6d3j-4x-3| comes
out~c4f3i-6j9l-4m3o-3u-9w9x-3| comes to~a-4b4i4j-5l-3m-6n10o-3p-3q3r-3u5w-4x10y-5z-3|
coming~b9d-3e-7f11g-7h6j-3k4l-3m5n-3p7r-8u3y-3z-4A7| coming .~a-6b7f4g-5| coming
for~a-3b3c-3h8s-3t3u4v-4z-3A3| commit~i9k-3| commit to~i10k-3| company~a6b-4e-3f-3i-5j4m-3u-3x6z-5|
compared~e6p3r-3| competition~a-3d-4p-6q-6r8B4C-4| concur~c4d3f15m3o-3| concur .~c4f8|
condition~c3f9j3u-3v4| condition that~b3f6i3| confirmed~f4B4C-6| conscience~b-4g12j3l-3u-3v4|
conscience ~~a3f-6g9| consider~b3c9d-11e-9f11g-5h-6i-13j13k-3l-6u-13w9| consider NAME~a3b-4c7d-5f6|
consider it~a-4c11d-5i-3j4u-4w4| considered~a5b5d-7g3m7o-3z4| contract~a5c3p7r-4|
conversation~c3e3i-7l7p-3| convinced~i-3p5r-7| cook~a3h4i3j7l-5u-7w7|
cooked~a8c5e-4h6i-3j5p-6s-4u-5v7x-3C-3| cooking~h3n-7o7p-3r5| copy~c8e-3i-4j5u-4w5| corn~c10d3e-4|
corner~a-3d9e3l-3r-5z-3C3| corrected~p7r-7| costs~c-5n7o-4x5y-4| cosy~a3e10h-3p-3C4|
could~b5c-11d-7e9f-5g-5h-11i-5j9k3l3m4n4p-12q7r5s-4t4u-5v4x-3y6A5| could
be~b-8c-4e-4f-3g-4j3o-5v-4w5z-3| could have~e7i3l-3m-6n4p-5q4| could it~d7| could
not~a-4b4d-6e5h-4k4l7p-4r7u3x-4A4C5| could tell~c6r-3B-3| could you~a5b8d-12e7i-7m6n-4p-4u-3v4|
could ~~d4e8| council~a4b4c7f-5i7j-3k-4l-5m-4n-6o5q7r-7u4v-6w-8x6z-5B4C-5| council
,~a3b3c3d4e-7h4j4k-3m-9o6p-3q4u-4x6z-4A-3| council .~c6g3h-3i12j-7k-3l-4u7v-3w-7| council
and~a3e3i-6l5q7r-4| councils~b3i6| count~a-13c-3d6e-3f10g9i-3j6l-6m-5n10p-11q-4r13u-6v3x11z-5A-7|
count me~b-3d-4e-6f5g7k-3| count on~a-13c3e-5g4i-5j4m-5n7o-6u-4v4w4| counted~d7e6f-3h3r-4v3x5|
counting~b-6c-5d-4e-10f-6g-3h8i-3j4m-4o3p5q-6u-4w6x5A-3C14| counting .~d-3f-4q-4r3C10| counting
you~c-7e-3| country~o-3p-6r4| country we~m5o-3p-6r4x-3| couple~e6| course~b-3f3g3p6r-7w3B-4C3|
crab~c-5g3h3i4n-3r4x-5z7| crabs~a-6e3h-3r5C4| credit~p6r-6| cried~a-4c-3d-6h-4p-7q5r3|
cross~a3b-4c9f-4h-3i-5j6l-7m-4o4q5r-11u-7v4x5y-4A-4B5C-5| crossed~a-4b6d-3e9m-3n10o-9p9r-12|
cry~b-4c-3g-4m4n-4p-8q6u3x-5A5| crying~a-3d-7e5i5r-4| curious~a-3c-4d10m-3r-4C-3| curious what~d7|
curly~e8| customer~a-5b-3m-4n3p-5r6| cut~a5b4c4e-6g4h-3i13j-8k-10m-4n-6o10p-7r12u6w-4x11y-7z-3B3C-5|
cut .~f4i6k-6| cut NAME~a-3b8| cut the~a8b3| cutting~b-3d-3g4p-6r6| daft~a-10b6i-3w3| danger~b7i4p3|
dare~b6h-3| dark~a-10b-6c-4e12i-3l7m4n-4q-7r5u4v-4w6x3y6z-5C3| dark ,~a-4c-3d-3e4j5l3q-4r5w6x3|
daughter~a-5d-3e-3f-3g-3i4p8q-3r-8s-3t3v5| dawn~e5h11i4q-3r9| dawn .~h8i3|
day~c3d-15e8g-3h-5i-13j-7k22l-8m-6n4p-13r9u7v-5w-8x4A-5B-3C7| day ,~d3f6g-3n4o-4p-7r8B-3| day
.~b3e4h3i-4k4n4o-3x3B-4C7| day ?~b4d-6q4| day i~c-3e7p-3| day is~d-6i-3| day one~b7d-5e3h-5j4| day
thirty~c11e-3i-3k5| days~a-5b6c-6d-7e-3f-4g-9k-7m-12n15o-11p-10q-4r12s-3w-4x-9y4z-5C6| days
,~b5g-4j3k-5n4o-4p-5q-5r7u-4x-4| days .~a6c-3d-4e-5m3n-5p-7r7x-4A3| days and~p-6r5| days i~a-4p6r-4|
dead~a-4e10m5o-3p5q-3x-6y6z-3| deal~b5c-5e9f14g4h-3i-4j5l-5m-7n-6o9p3q-5u-6y-6B3C-7| deal
,~c-5e-3f7g3o4p9z3| deal .~d-5f9r-3B3C-4| deal with~c-4e8n-5o4v3x3y-4| deals~e9r4|
dealt~c-5e6p-5q-5r10| dear~a11b4c-5d-7g3j3p5u-3v7x7z-5C-3| dear ,~a8b5d-4e3j3p5r-3u-3v8w-4x6z-4|
debt~a3k-5l9w4| decide~c-4i-4j7r4u-8w8A-3| decline~b-3g9x-5| decline .~g9x-5| decoy~a3p-3q-6r9|
departure~a6| deserved~e-7| deserved better~e-7|
did~a-13c-10d10e3f-7g-5j8l-6m-20n-27o27r-3u-9v6w4x6y6z-10A-10B3C-5| did .~d-7e3o-3r6| did
NAME~a-3d13e-4m-12n-3o10p6r-7x-12y13z-4C-3| did he~b4d4f3p-3B7C-7| did i~c-3d-5e9o3p3x6y-7| did
it~e-3q6r-5y3| did not~b3e5f-4g-5h4i-4j7m-6o4p-8u-9v5w4x5A-3B4C-3| did say~d7e-3| did she~d7p3x-4y5|
did the~c-3e3m-3n3p7q-3r-8x7z-5B-4C4| did you~a-6b-7e-6g-3h-6j4l-5m-8n-15o12p6q-3u-4x25y-22z-4A-3|
dies~c7e-6l4| different~i4m-3n7o-4p8r-8x6| dig~b-3c10f3j-3l3p6r-6u3| dig up~c6| digging~e6o3q-3|
dinner~a3d-6h4p-3r6| discovered~p-5r6| do~b6c-7e-9f8h-5j5k-8n9o-9p-11q3r6s-7t6v4w4x-5y8A5C-10| do
,~a8b-4f-4g10i4k-4w-6x-4y4z5| do .~b3e-3f3h3i6j-3x-3z-5A5| do
NAME~a3b9d-5e3f3g3i-3j3q4r-3u-4w4B4C-5| do i~c-3d8e-5h-3m-4n6o-5p-4x6y-5z-3A3| do
it~b-4d4f13g-3i6j-3l-4m9n-4o-6p-10q-5r14u3v6w-6x6z-5B-4C4| do me~f3k-4l11| do
not~b17f-6g-9h9k3l-3n-12o4p-3s-13t12y-5z-5A-3C-4| do that~b-4f-5g9r5x3| do
the~a-7b-3g-6h-3i-5j6k-3m-5n-6o8p4q7r-10u-6w5x8z-7A-4B-5| do to~e6f3| do we~b-3d11h3n3| do
what~m-3n7o-3| do you~a-13b-10c-4e-8f-5g-4h-8m5n7o-8p4q-7x-18y15z14A6B3C-3|
does~b-4c8d8e-11f3g-7h-4k-10m12o-7p-11q4r7u3w-8x-10y5B11C-12| does NAME~a-4b-3d11g-3m6o-3p4x-5y6z-3|
does he~a-4d5m-3n-3o7z3| does not~b5c4d-3f4i5j-6k-3l-3m9n3o-9p-15q9r6u6w-7z4B8C-8| does that~c6k-3|
dog~a-6b3c4e3g10i3p8q-4r-7| doing~a5b-6c4d14e-9f-4g9h3j6k-4l-5m11n-8o-6p-7q5u-7v4w-3x-7z6A3| doing
NAME~a10c7d-4j4m7n-7u-5y3| doing it~m6o-7x-6z-4A8|
done~a-3b10c-4e7g5h10j7k-3l-4m-7o8p-8q3u-3v5w3x16y-13z-7A5B-3| done
,~a-3c6g3i-5j3p-3q7r-5u-4v3x6y-5| done .~a-3b-6e-4j4p4q-7| done nothing~b7g3| done
to~b3c-3d5h6m-3o3r-4x4| door~b-4c3i8j-3m5o-4q-3r6u4x-5y4z7| door ,~i6p4q3r-3| door .~d4q-7r7x-3z6|
double~b-3e21m-11n-4o14p-5q-3r5x5A-3| doubt~a-3m-3p7r-3|
down~a-3b-4c6d12e-8f13h-4i-10j8k-13l-3m11n-9o-8p-14q22r-9u-14v10y3z-9A3B7C-10| down
,~d4e-5g-6j8k-3n6o-4u-8v3w4y3| down .~a-4b3d5f4h-4i3l-5m7n-5o-4p-4q7r-4w-3z5A-6| down
as~h3m9o-7p-5r6x-9A6| down on~d3f4m-3n-3o4u-3x5z-7| down to~a-5e-5f9i5j-8k-7l3o5u4w-6y-3| down
tonight~c3y6A5| down with~c-3e-3x7y-8| drag~c4e-4h-3i-7k4| drama~a-5c-5e6i-6q-4u-3w4|
draw~e5f3h6i5l-4m3o-3p-8q-3r11| drawing~a-8i3n4o-3p-3r7x3y-3| drop~b5e4g7| dropped~d-3h4p-6q-5r10|
dry~b4d5e3m-6n-3o7p12r-8u-3w4x6z-4A-3| dusk~c-11g-3p-3| duty~d-10| e~a12c-4p-6q6|
each~a-6e8k-3m3n-3o-3p7q-7x-4A4| each other~m3n-5p8q-4r-5x-4A3| ear~a4b-3g3i-11l10m-4o3p-5r4u3w-4z4|
earn~b6e4| earned~b13e-5g4| ears~b-4c6e4g-4h-5i-11j-5k-3l13m-3o4p-4r4u4v-3w-5x5z-3B-3|
earth~a-3b6g4i8k-8m-3o3p-3x3y-3| earth would~a-5b8d-3g5r3y-3| ease~a-3m6o-6x-6| easier~a6d-3i-4k5p3|
easy~a3b7c9d-3e-6i13j-7k-7l-3n5o-10p8q-3r-3v-3A-3| easy ,~f3p7| easy .~a-4b3c8i8j-3k-4|
eat~a-9c10d-6g3i10j-8k-3l6n-3p-8r6u12v-4w-7x-5y-3| eat .~a-3b7l4u3y-4| eat my~c7i3|
eaten~c-6d-7e-3p-3| eats~a8c-3e3h4p-3r3| eh~a-6b4c-3e4f4o4p-7y4C3| eh ?~a-3d-6e7f6p-3|
eight~b-3c-6d-3e5g-3p-9q6r-5x4B-3| either~a10b-5d-3e-5o3u7v-4w3x3y-3|
else~a-9b13c6e-6f10g-9h-7i-7j10l8m-8n-3o15q3u-9v9w4x17y-9z-16A3B-6C3| else .~h-4m7o-6s3x-6A6B-4C4|
else ?~a-10g-5w4| empty~a7b-3d5n-7o10p4q-5| empty ,~n-4o7x-3y4|
end~a7b4c6e-4f-8g-6i-11j-4k19l-7m-10n5p-3q4s3t-3u5v-4w-9x4y-5A-4B3| end ,~a-4b6c7d-3k4n4o-4p3r-4|
end .~a7g-4j-4k10l-7n5o-3p-5r4v-3w-3B5C-6| end of~d3h3i-5l7n-5o4p-6q6s3| ends~c3g-3h6j-3k3l-4|
enemies~a-3b6i-6j7m5u-7w7| english~d4e9f-4o3p5r-4| enjoy~c-3d-3e5h4p7r-6| enlighten~d6m3x-4z4|
enlighten me~d6m3x-4z4| enough~a17b-6d-5e-5f5h-4l-7m8o-6u-3v8w-7z-3| enough ,~f9j4p4r-5u-4v9w-5|
enough .~a8c-5e-5| error~b5p6r-6| et~d-4e8| et tu~d-4e8|
even~a-7b-6c9d5e11i-13j3l8m-6o3p3q-8r4s-4t4u-6w4z-3A5B6C-9| even a~a-4f3m-3o7p4r-5z3| even
if~a-9c9m5o-4w3| evening~a15b-4d6e-4f-7g-6h3k-8l3m9n-4o-8p-5q7A-3B-4| evening
,~a8i3k-3m-4o5p-5q6x9y-3z-6B-3| evening .~a7c-3d4e-3l4m6n-3o-6x-5z5|
ever~a3b5c14d-9e3h-6i14j-19k-7p-7r12s-4t4u19v-7w-14y8z-8B3C4| ever .~c10i3| ever done~b7d-4g4| ever
since~a-4e6r3| every~a6d-4f-7h-9j-12k-10l18o4p-19q-11r20s9t-8u12v-12w-8x5z-7B-5C14| every
one~s4t-4C12| every time~a-7c-5e-4i-3n-4o3p-3r3| every word~a-5c3d5e10j-3l3n-3p-8r6x-4y6|
everybody~a9d-4e10f-3h-11i5j5l-5m-6o3p7q-6v3w5x3y-4z3A-7B-4C4| everybody ,~i6l-4p-4r5| everybody
is~a6b-3c-3d3e3h-5m3p-5q-4r7y-4z6A-4B-4C4| everyone~a-4c-5e10l-4n3p-3q4t-3v7x-8y-4z4A4B-3C3|
everyone ,~f4q5r-6| everyone ED~d6| everyone else~c3v6| everyone is~p-7r9A3|
everything~a-9b-3e14f3h-9j-9k7l11p-16q-5r14u9v-5w-5y-3z-4A3C-4| everything we~e10f4|
evidence~c3l4p-7r6| exactly~a6e-3i-11j9n-3q3u-10w5B3C-3| exactly did~d3e-6| except~i-3l3C11|
exchange~a6c5h-4i4j-3p-3x3B5C-6| explain~b-3d23m-4n-5o11p4r-5x8y-3A-3B3C-5| explain that~d7|
extra~a-4c3e-3i-3m-8o9p-7q-9r17z-3| extra vote~a-4d3i-3m-7o8p-6q-7r15|
eye~a-12b-6c-3d-3e10g-4h21l-3m-3n3p4q5r-8| eye and~e6p3q3r-4| eye on~a-3b-4h8| eye open~a-4h8|
eyes~a3b-4c-3e4g-3h3j4k-3m-12n7p-4r4u-5A-3| f~c6e7h-5i-12j-8k19l-6p-5q4r-4u9w-5x7y-14z7B-5|
face~a4b-4d10f3i-11l3n-3o6p-4v6B3C-5| face ,~f4p-8r9| face .~c3d8e-4i-7l3q-4C-3| faced~e13q-3|
faces~a-3e7m-3n4p-7r9| fair~a-8b-6f13g-5i-5j4n-3o6q3r-7u-4v9w-7x-3| fair enough~f12j3p4r-4u-3v8w-4|
fairy~e4m10o-12p4x-8z7| fairy tale~m9o-10x-7z5| faith~a-8d6h5m-4n6y3z-3| faith in~a-6h7m-3n6|
fake~e9p4r-4| fall~b-4d3e-4f3g-3i5j-6k-3l8m5o-9w-5x-6z3A4| fall .~a3k-3l10|
falls~c3e-5i3j-4k-3l6m3u4v-4| false~b3c-4e9p5r-5y3| family .~b6e7p-3r3|
fancy~a10d-3i-3j5p-5q-5r8u-5v-3w10| far~a-3d3e-6f-3g4h-3i18k-9l-6m9o-11p7q-4r-4v-6w3x-8y5| far
.~a-5v-5w6| far as~i9k-3m7o-7| far be~p6r-3| fault~b4f7g-4m4n-3| favour~e-4p-6q4t-3|
favourite~e3m7n-5o-3r4x-4A6| fear~a-4e-5h7i6j-4o-3| fear from~c8i3| feast~c3e-4i-8k-3l10n-3z3|
fed~a7b-3c5g3h-4i3n-3p10q-7r-5s4t-4x-3z7B-5C3| fed me~a4c7p9q-8| feed~a9p8r-5|
feeding~a-3b4c3e9i3p4r-3u-3v4C-4| feeds~a-6e-3g4| feel~a-4b-5c-8d-6e-8h8n8o-10p-4q-3r4w-4z5| feel
about~h3n4o-8| feel it~e-4h4n3o-3z7| feeling~a4d4e-3g4m6n-4x-5A3| feet .~a7|
fell~a-6b-4d-5e-4g-4i7j-4p7r-8u-3| fella~g3o-4q-4r6| fences~a-6| fences that~a-6|
fever~a-4b8g5p-5q8r-3| fever .~a-3b8p-3q7r-3| few~a-6e3p4| few pages~a-6| fewer~e5p8r-7B-3|
fib~d-4e6p7r-6x-4y6| fifth~a10d3e-4h-5m-6n-3o9q7r-8z-5A3| fifty~k-8l5| fill~b4d6j4l-3u-4w5x-3z4|
filled~c10d3m3o-3z4| filled in~c10d4o-3z3|
final~a6c6e13f-7g5i-12j-15k29l-14m-7n-10o14q-11r8u18v-4w-10x7y-6z-11| final
,~h6j-3k7p9r-9u6v-3B-4C4| final .~a6k3r3| final ?~c3g6k4| final three~a-3e8k6l-3r3v4z-3| final
two~a-5c-5d3e8i-3k4m-3n-6o8p-7q-3r8z-6| finale~a5c15i-4j-3k6r-4v-4|
find~a-6c8e-7g10h6j-6k-8l7m-11n-7o15p-8q3r6u7w-9x12z-9A-4B-3C10| find anything~d11| find one~h9|
find out~d-3e4g-3j-3l3m-6o3p-5q3u3| find you~c8| find yourself~g7|
fine~a-5c3d-3e3f11g-6h3i9j-4k-5m-5o6p3q-11r3v5w-8| fine ,~a-5b5f5i6l-5| fine .~a3i3j-3p6q-6w-3|
finger~b6f6i4l-4v-3| fingers~d-3e4i5m-3n-6o7p16q-7r-12u3|
finish~a8b-6c10i-8m3n-4p4r-8w-3y-4z-5A5B-5C6| finish .~p4r-6| finished~a-9m-3n6o-3x5C-6| finished
,~n6o-3| fire~a-8b6d-7e-8i10j7k-9m7o-8p-11r10u-3v5w7x-13y6B-3C3| fire ,~c6h-3m5o-5q4v3w4y3| fire
?~m3o-3x-6y3| firewood~c-4d-6h-3m8n6o-12q-4r3x-13z4A7C3| firewood ,~d-6m8o-7x-8A7C-3| firewood
.~n6o-6x-5z5C-3| first~a13b-13d-3e-16f-12h6j-14k-18l16m-14n-12o23q-6r6u12v-3w-19x9z-3A-5B-5| first
,~a-3e-4h3j-3l5m-7n-3o11x5z-3| first .~a13b-9c3d-7e-8f-6g-3h-6j-6k-4p-12q4r7u8v-6w-6| first
and~h3q-5r8B3C-4| first i~c-14l6o3| first night~a-3c7i3j-3k3l-3o4x5z-5| first time~i6l-5|
fish~b10c5d-3e-7f3i-11k-8l13n-9o6p-5q8r-7v-5y4z-3C-3| fish ,~a-4b8d4e4k-3l6o-3y3| fish
.~a-6h-3i-3j4l-5q3u-5w5| fish and~a6e-4g3| fish i~c10| fishing~c-5d4e7g8h-3m4p7r-6z-5A3B3C-5|
fishing ,~d5p7r-6z-5A4| five~a8c-5d-11e6f-4g-3i10j-4k-3l-3m5n-3p-4q15r-7u3v5w7x4z-7B4C-5| five
.~a-4b4c3e4i3k-3m6n-6v5| five of~a6p-3q5x3| five ~~p6q4| flag~m-8n9| flat~a4z6| flies~a6d-3g3|
flint~e6| flip on~d7p3q-3x3y-3| flipped~e6h-3p-3q9r-6y3| float~h-3i3j-3m-4n7o-4| floor~i8k-6r-3y3|
flush~a10e-4g5| fold~z6| folded~e7h-3| follow~a8e-3f8g3i-10j15l-3m-3n5s3t-3u-15w15x8y-6| follow
.~a6f6j4u-3w3| follows~b3i-5j8u-9w7| food~a-7b-7d4e-24f-3g-3h-9i-3j7l-3n10u-9v11w-4x-3y10A4| food
,~e-9h-3j4u-5v7w-3x-4y5| fool~b-4c14d-3e4g7i4j-3l-3m-4n7o-3p3u3y3| fool .~b-3c8g3|
foot~b3e5f-3g5o-4p-6r7| for~b-3c-5d3f-6j6k-7l6m16n-18o-4p-3q5r3s-4t4v-4x-21z20A-9B8C-3D-4| for
,~c-7e19g-3m3o-3p5q-4r-6B3C-6| for .~b5d4e-5h4i-8l9s-3t3| for ?~b8d6e-4m8n-3o-3p7r-8x-4z7| for
NAME~a8c11g8h4i-5j10l-4m-6n9p9q13r-16s4t-4u-8v7w-6z3B-3| for
a~a-5e7g-9h4i-4j8l-3m-11n6o4p-19q-6r17u-6v5w5x7z-3C-9| for an~d5h-3m-5n-4o7r4x11y-7z-6B-3| for
both~c4i6| for firewood~d-5m5o-4x-6A4C3| for her~b-3c6d-4e5g-3i-3p4q-4| for
it~b-4c-4e5g4j-7l5m-6n-4o9r6s-4t4u8v-6x-11z12C-3| for
me~a8b-3d7e3h-6i-12j5k-3l4m4o-3q9r-9u-6v3z-6A3| for once~a3d-4h-3i-4j7p3r-3u-6w6C7| for
one~a3b5c3p-7r7u3v-5x-3z-3A3| for that~c-3d6f8g6h-5i-5j7n-12o10p9r-7u-7v9x-13z11A-4| for
the~a-6b6e5i-17j-4k4l20m-5n-4o9p-10q10r7s3t-4v-5x8y-6A-3C-3| for thirty~e6C3| for
this~a3c-3g5i-3k10m4n-4q-3r5u7x-3z5| for tonight~a-4c-5d9h6i-7m6o-7u-3v4x-7z9A-4| for
two~a-8b5c5e-3j-3k3u3| for us~a-3c-4f-3m6n-5x-3y3| for whatever~i-6j3u-3| for whoever~i-3j5u-6w5|
for word~o3p-6r4B3C-3| for you~a-5c11d-5e-12f-5g-3h12i18j-12k-7n-4q6r-12s-3t4u19v-9w-4x-8z8| for
your~c4d5i6j3l-7m-6p7q-3r-4u-3v3x5z-4| for ~~c-4f-3i4l-4m4o-4p-5r3z3C6| forever~p7|
forget~a5b-5c4e-4f-3g6m-3n3p4r-8| forgive~b-4c-5e5i-3j5p10r-4v3w-3y-5B3| forgive you~c-7e4p4|
forgot~d-5e6p-4r6| forty~c-4d4f-3m-3n-3o6p9q-3r-3x5y-7B3C-4| found~a-6b-3c-5d7e-6i-3m-6o4x5|
four~a7c-9d5e5f3h4i11j-11l3m4n-8o6q12r-18s3u12w-12x4y-5B7C-9| four ,~a5g3h-3m-9o10q6r-5v7x-3| four
.~f3i7j-7m-9o10q9r-5u7v-7w-4| four of~a-3e4f5m7o-3r-3C-3| fourth~b-3d3e5f3h7m-6n5o3p-4q7r-3|
free~a3d-4e-6g3h-4i7j-3m8n-9p-3u3w-4x-3y3| fret~c-7f4i-6l7| fret you~c-7|
friday~a8b6c-3d-5e3h6i5l-6n4x4B-5C4| friday .~a6c-6h6q-3|
friend~a-6b-13c-9d4e11f-3h21j3m-6n15o-11q9u-3v4w-3z-7A7B4C-4| friend ,~b-9e5h11m3q4A6| friend
.~c-4g5h7m8n-6q-3x-8z-3A8C-3| friends~a12b-3d-7e4i4k-3m-3n5p3q3x8y-8|
from~a-6b-3c11d4e3f5g-5i17j-13k-17l3n-3o3p-4r3t3u9v-3w-19x-15z9A3| from
NAME~a-8c-4d-10e8f-3h-5k3p-8q-3r10B3| from a~d4e4m6o-4p-7r5x-5z-3A7| from
me~b-6c20d-4e-7f6h9j-4k-6l6m-8n3o3q-9r9v-3z3A-3B8C-9| from my~a3c8d-3h4i10l-4u3w-3| from
now~c11l5B-3C3| from the~a3d5j-5k-7l6m4n-5p6r-7v-3w-3x-8z3A3B-6C4| from this~c6d3e-3f4g-4m4o-3| from
you~a-3d7f7h-5i13k-4l-8m5n-11o7p6r-11v4w-5x3| from your~d8e-3n3p-6| front of~b-3d-4e4k3l-6x-3y3B3|
fruit~d-7| full~a-4c-6e-8i11j-3k-6l-4m-3n-5o6p11u3w-4x-6y6C8| full ~~c-3e-3p6r3C7|
funny~a-7b-4c-8d-4e8i6l-6p-7q-3r5B4| funny ,~c-5e6p-8r4| furniture~a-6b-3k7| furniture ,~a-6b-3|
further~a7c3e-3i-8j3l7m-4o4p-5r3x4| further ,~c6e-3i-3l4| gain~a-4b7|
game~b-7c4d-6e-8g-3h-8i11j-7k-8m-6n8o-4q-3v-4w-6x-6| game ,~a3b-3f-3i7| garden~a8|
gate~a-3c-6k-3r3B3C-3| gave~a-5e6f-4h-4i15j-8l-12m-8n-3o8p6q-17u-4v4x-5y-3z7| gave her~c7e-3| gave
him~c-4g6| gave me~c-3e5f3o4p8q-4r-7x4| gave you~c-3d4i9l-10x-6z7| generous~a3e8h5i3q-3u3v-4|
get~c-6d-3e-6f5h4j-7k-11l16m15n-6o-6q-4r3u6v-12y3A5B4C-4| get a~a-6i4n-7o8x4| get behind~b5g6| get
it~c4e-3i-5j-3l5p-5r3u4v-3x-6B7C-8| get my~f3v-8w8x3| get that~h8| get the~h-3i-3l6w-3| get
to~b-4c-6i3m4n-4x5z-3| get your~c-6|
gets~a9b-4c13e-18g-6h-6j8k-12l-5m15o-18p-3r5s-4u-12v12w-4x-17y8| gets a~a7b5d-3| gets
the~i7j-4k-3m3o-3u3v-4w-3| getting~b-6c20d-4f10g-7i-4j5m9o-10p4q-10w-5x-4B5C-7| getting
my~a-6c9f7g-6| getting ~~a-3c5d-8k3| giggling~x9y-9| girl~a3b11e4f-6g3j-4k3m-4n5p6q-10v5x7y-8| girl
,~a3c-4d-3e6k3n5q-4r3v5| girl's~b7g3|
give~a12b8c-12d6e-13f-9g-8h-3i-4j5k-3m15n-3o-6p-4t-3u-3x-4y-5z13A-12B-7C7| give a~a3x-3y-4z6| give
me~c-12d9e-8f-5g-5h-3i-10j3m7o-6u-3v-6w7x-3z8A-10| give my~b-3d5j-5u5v-7| give
you~a3b5d-5l4m11o-9p-4v3x-5z4B-7C7| gladly~a6g4j-5l9m-4n5p3r-3u5v-5| gladly and~j-4l8u4v-4|
glue~a9e-4g3| glue .~a7e-3| go~b-3c-10f4h8i-3m10n-13p-4v-18w7z-4A-4C9| go
,~a11c5e-5f-5i-3k-4l5m3n-3u-3v-9w10C3| go .~a6c-11g-5i-4j9l-5p7r-6u-9w5| go
along~f5g3j7l-4m13n-10u-5w8| go and~a-6f-4i3p-4q3r-3C-3| go on~c-4e-3f6l3m4o-5z4| go
round~j-7l8u6w-5| go through~c-3e-4i6l-4u3v-3| go to~c9d5e-3f-3g-3l-3m-7n6w-3x6A-3|
goalkeeper~b6d-4g5| goat~b11c-3d-4f3h-3p6| goat ,~a-4b7| god .~i7l-3|
goes~a-5b-5c14f-3g-7i-6k-10l10m10n-4o-5p3r-3w6x3A-5C6| goes ,~d-3i-3j5u-5v-4w6C8| goes
.~a-5i-5j5u-4w7| goes on~c5e-3i-3w9| goes to~c6i-5l7r-3u3w-5| goes tonight~d3i-7j4m4u-5w3z3| goes
wrong~c6| going~b-4d5e7h-6i11l-13m15o-15p3q-3r-3s3w4x-4y-9A3B-6C5| going .~j3u-4w6| going ?~a6i4|
going on~n-6o7x8y-4| going to~b-3d-3e5i5k3l-7m5n7o-7p-5q-3r6s3u5v3w3y-3z-4B-7C8|
gold~b3c4m-3n5o-3p4r-6| gone~a5b-5c-3d11e-7f3i4k-6n7o-5p7s-3t4z3A-3B-3| gone
,~c-3e4g3i7k-4m-3n4p3r-4s-3t3y4| gone .~e-6h3| gone anyway~c-7|
good~b-13c10d8e-10f-9h-9i11j-6m-9n5o3p-4q4r-5u6w-7x11y-7z3A-8B3C-5| good ,~c4f6i6k5m-3n3z3B-3| good
as~b-4c5f4n-8o8x4y-5| good at~a-7b-5d-6| good with~e-3f-3i3n4o5x9| good ~~a4f-3g4m7o-7z4|
goodbye~a4j5m6o-6p6u-4v3y3| goose~b13e-3g7h7| gossip~d5i-3l3p-7r7y3|
got~a14c7d-5e-10g-8h-5i9k4l-11m11o-7q7s-5t5u-4w-5x-12y-3z15A-3B5C-4| got ?~d-6f3m-4| got
a~c4d4j-3l5m10o-6p-12r11u3w-4x-8y-4z14A-7| got an~a-3c8d10o5u3x7z-7B-4C4| got in~d3m11o-11p-6x-8z3|
got me~e-6i-4j6m6o-5u-4v5x-9A9| got nothing~b-3c4e6i3p6q-3r-5u-4v3B3C-3| got one~a8r3| got
the~b5c3f5g-4i4j-3k-3m-7n-4o7p8r-7u3w5z3B3C-4| got to~a18d-11e-5f4h-6i-3j6k3o8u-3v7x4y3z4| got
two~c-7i-5| got you~c5e-3h4i6j-4l-3n-5o4p8r-6u3w-3x5y-6| got your~a4c5p-9q-5r11| got
~~d-3e5f-3i6k-3l-4q-3| grand~a-4c4f6p8q-5r-3v3| grandmother~a10g-3m-5n5p5r-6x7z-3A-5B3|
grateful~b9c-3d4i-9j8r3u-8w8| grateful if~b3g4i-8j6u-7w6| grateful to~b7|
grave~c10d-3e-3i-3j-3k-4l8m-3q5r-5u4w-3x6z-3| great~a-5c-3g5h-3m-7o7x5z-5|
green~a-5d-4e3m-7o7p-4B3C-3| ground~a-4c3e-7f10i-3l5m4n-4v4z3| ground .~e-3f7v3|
growing~b-3d-7e4p5q-3r-3| guaranteed~a3e5l-3p6q-3r-3|
guess~a4d-13e5i8j-4k-5m10n-6o-5p-5q4r-4w-4x-6z7A-3B3C-4| guess
who~a5c3d-10i9j-5k-4m5o-4p-4q-3r6u4v-5w-3z3A-3| guitar~a4f-5p-4q-3r6| gunning for~m6n-3o-5z-3|
gut~m-3n10o-4x-3y3| guts~a3b4p6r-6| guy~c-4h-3q-4r7| h~e9p-5q4r-3|
had~a5b-12c-19d-3e6f7h-6i-11j-5l12m6n-7p3r-5u3v7w-7y-4A6C3| had a~a9b-3c3i-5l5p8q-5w-3C9| had
all~f4p4r-6| had an~p-4r7x-4| had her~a6b-3e-4| had it~c3e3f6p6r-5v5| had me~c-3e-3f8p4r-7| had
more~q-6r4| had no~a4e8f-4h-3| had not~e-3h6| had the~d5p8r-4x-5z3| had to~a7c-3h3m3o-3p-5q3x8| had
you~e9p-3r3x6| hair~a-4c-6k3m3p5r-4x3B-3|
half~a-5b-5c12d-5e-4f-3g-4h3i-17j-17k-10l28n-5p-11r9u18v-7w-14y3z-5B-3| half .~i-4l6r-4| half
my~i-4l8u3w-3| half of~a-3c7e-7i-8j-7k-5l13m4n-5p-3q-3r8u8w-6y6z-4B4C-6|
hand~b-5d-3e4g8h-3i3j-6k5l3m-5n13o4q-6r10u4w-5x7z-7A-3B5C-5| hand ,~c-3d4h4i7m5n-3o3q-3r4v5w-4x-4z7|
hand .~a-6d5e4i-3j-5k5m-10n6o10p-13q5w-3x15y-5z-10| hand NAME~p-4r6| hand for~d-3l6r3v-4| hand
in~b5j6l3n8o-6q-4r7w7x-9y7| hand on~a6c4d-5f-3j-7l5m-4n4p14q-9r-5u5w-6x6z-5| hand out~c6| hand
will~c-6g3i3| handed~c6| hands~a-4c-10d-3e3f-4g-4i6j-4k-4l-3n-8o7q-4r10s4t-5u5v-5w-4x-3y-3z5A-3C-3|
hands ,~a6e-3i4p-4| hands .~b-6c-4h5j-5o3q-3r4u5w-6| hands off~a-7b5i7k-3| hands on~e6p3| hands
up~p-7q5| handshake~a-3b-3e13i8j-5k-5p12q-5r-9| handwriting~d-6e13f5g-3h-3j5l-5o4p-9q17r-11u-3v3|
handwriting .~e7j5l-3p-4q13r-6u-3| hang~b12g5i6l-6n-4o4p10r-9z-3| hang on~b13g5i4k4p5r-4|
happen~d5f5n-6o4p6r-5x-3B-3C3| happen to~d6n-4o3p6r-5B-3| happened~a4c3d3i-8l9x-4|
happens~c3e-3f-4i9j-6m10n-3o-7u6w-7x-7z-3A10| happens .~a6| happens with~a-3b3f-3i4m7o-4x-4A7|
hard~a-3c-3d-4e-5f-7g4p-4r4u4v-3x6y-5| hard pass~f-5g7| harm~a-4b9c6e-4g-3i5k-3l-3|
has~a-3b-4c-5d8e3h6i-5k-5m5n-8p9s8t-9u3w-8x-16y13A4B-11C7| has NAME~a-10b-4d9h-4x-9y5B-3C3| has
a~b-3e6g-4h-6i3j4p14r-12B4C-7| has been~a-4f3g5h5i-6l5m-4n9o-6p7q-3r-5x-4y4z-3B-4| has earned~b7|
has had~a6b-3e-3| has he~d3p-4q6| has my~a-3b4f6m3o-4z-4A5| has never~a-6i-5l4p-6| has
no~a-6g-3h6B3C-5| has not~a3d-3e-4l-4o-4p4w3x6y-5| has said~a7z4| has she~a-3d6n-3| has that~d7o3|
has the~b-3c-3m7o-8p3r-3y5| has to~a11b3d-4e-6f4h-3m4p-3q6r-5| has two~p7| has you~h6n5o-3y3| has
~~f3r3B-7C6| hat~a3b-3e-4f4g4i-4j3l5p-5r4u-6v7| hat ,~f4g3i-6j3l5| hate~c-8d-5e4g-4B-4C3| hate
to~a-3c-4e7| have~a-10e4f7h4i10l-8m-3o5p-5q-3r5s-5t5u-4v7w-3x4y-9A-5B15C-13| have
ED~a5c-5d-3e10g4i-5r4x5z-4| have NAME~a3d-7h3j3n-3o4u-4x3| have
a~b7e9f-3h-5i6j-6k4p-11q-5r10s-5t5u5v-3x6y-4C-6| have all~a-3b4d5m6n-3o-4p-5q7r-4x-9z9| have
an~a-4c-4d3g3h7m-4p-4q6| have asked~e-7h-3o-3x-6z5| have
been~a-9b-8c-7d3e8f9g-5h-4i4m-6p-14q3r10x8y-4z-9B11C-12| have come~i6k-6| have
done~a5c-3o4p-6q-6r9x3y-3| have eaten~c-6| have food~n6x7y3| have for~e3o6p3x-4z6| have four~m-8o9|
have gone~f4g4i-4l6o3x3| have got~a10c10e-15f4h-3i4k-4m5n5o-11p6w-6x-8| have
had~a-7e4f4j-4k3m5n-5p-10r10u3v3w-3C5| have heard~c-4e-5f-3g6h-3m5o-5p-4r4x-3y6| have
it~b-3c9j-5k-3l5n-4o6u7v-6w-3x7z-5| have made~a3e-4h11j5n-4u-4v3x3y-4| have me~p6r-4| have met~a-6|
have more~e3C7| have my~b6c15e-4f6g-3i-7j4n-3o3p4r-6u-4v4w4z5A-4| have never~c-3e-5i-7j4p-4u-5z-3|
have not~c3d13e6f-5g-10h-5k3n6o-6r-5x-3z5B-7C7| have nothing~a-8d-3g-3i12k-3l-6p4r-3u5B3C-4| have
noticed~c-3e-3h3n7x-3z-3A3| have now~d3e6m-3o3p-4r5x3z-3| have only~a3e-3j3p6r-3u-4w8| have
picked~f3m6o-4x-5z4| have seen~a-8d-4e7i5k-3p8q-3u3x-3C-3| have the~a5d7e4m-5o6q-5r7x-5y3| have
thought~c4d-4k4q7r-7A-5| have to~b-7c-7e-4g11h-7i12k-8l-7m-3o6p-6u-3v4y4z7A-7| have
told~a4e-5h-4i-10j9l4o-4u-8v5w6x-5z3| have two~b3i7j-4k-3m-3n-4o6u3v-3w-3y4| have
you~a7d-3e-7h13i9j-3l-7m3n6o-4q-5w-5x15y-13z-9B-4C4| have your~c9e-3x3| have
~~b-3c-6i-3k7m4n-4r5v5y5z-4C3| having~c-5e3f4k6l-3p6t-3x4z-4|
he~b3c-6d9g-5h4i-3j10k-6l-9m-3n13p8q-3r-9s3t-6u-13v18w-8x-12y14z-8B-9C12| he ED~a-3x8y-6| he
gets~a-3c3e-4j3v6| he goes~a4f-4i4l-3m6n-3y3| he has~c3e3f6g-5h3j3l-3m-3o8p-10r3u-4x-3z5| he
is~a10b9c3d-5e-5f3g6h-6i-4j9l-5n5o-5p7q4r-7u-10v14w-4x-13y7z-4A5B-10C16| he never~a5e6| he prays~a6|
he should~a-12b13| he told~e4o3p4r-6B-3| he will~a5b-3c-4e6i5j-6m4o-8| he
would~a4b-5e-3f4h5p5r-6B-3| head~a5b-8d6e-6f6g-3h-11i-4k3n3p5w4x-4y-5z8A-5B7C-9| head
,~a-4d4m-6o6p-4x-3y3| head .~a3c4d5g-5h-4n6o-6p8r-3x8y-7| head says~f3m-4n8|
head's~c-6d3e-3m4n-3x-4z4| headed~a-3c4d4i4j-3m9o-6x-5z6| headed ?~c4i3m6o-4x-4z5|
heads~b-3c-4h6m-5n5o6q-4r11u3w-3x11y-5z5A-3C6| heads together~a-4h-3o7q-3r10x5z5| heads
up~d4h5m-4n5x6y-5| hear~a-3b-8e-9i-11j-12k-9l19m7o-6u10v-3w-5x-13z14A3B-7C8| hear .~c6j-3p5v-3| hear
NAME~c-6d-7e3n3x3| hear anything~c5m7o-9| hear at~c5m8o-7x-3z4| hear it~a-5b-3d7i-10l8n3r-3B-4C5|
hear me~a5f5i-4l6| hear my~i4z8| hear that~x-10z8| hear the~c-3d8g3i4m-4n-3o8p-3w3y6z-6| hear
this~x-6z5| hear you~c-4d-4f-3g7h-9i-4l6| heard~a3b-7c-7f-9g6h14i-10l7n-3q-8w-4y10z-4C-5| heard
.~d3m5o-6x-3y8| heard NAME~e-4h6m-3x5| heard it~b-4e-5m-8o5x4A-7| heard you~c-3d-3e8f-4h-9r4|
hears~e-5f3h6i-7j3l4u-4v5| heart~a9b-6c7d-5e6i8j-8k-4l-5n9o-12q-4u4w-7x4y-4z-3B14C-13| heart
,~c5i6j-4k-3l-3m-5n9o-5p3r-3w-3x9y-5z-5B6C-6| heart .~f3g3p3r-3x-5y6| heart to~p-8r9|
held~c-4l-3m3x-5z6| hell~c-3g7| help~a11b-7c3e-3i3k-3m10n-8o-3q3r-7s-4t4y3B-3C3| help
me~a14b-8i3m10n-6o-4p-4q3v-4x-3y4| helps~b4j-6l7u5w-4| helps you~j-5l6u4w-3|
her~a3b8c7d-3e-4g10h8i11j-3l-7o-5p-8q9t-4u-10v4w5x5y-6z6B-5C5| her
,~c5d-5f3i-5j6m-6n5p-3q-5s-3u-3v8w-7x-3y3z4B-4| her .~b3d-3e5g7j4k5m-3o6p-11q4r10u-7v3w9B3| her
?~a3d3e-3g6m-4x3y-3C-4| her and~i5j-6B3| her be~b5g6| her out~a-7b3h3| her ~~b-5f-3h3m5o-3p3r6|
here~a-6b11c-7d-14e-7g-4h-7i-4j-12k-7l15m-11n17o-7p4q4r-9s3u7w-13x-4z8A-5B9C-11| here
,~a9c-3d-7e-3g4h4i3l-3n3o-3r3u-4v7z8| here .~a-7b11c3e-15g-6j-14l5m-13n9o4u15v-7w-7z-4A-4| here
?~d-7e3| here and~c4d3e3i-5q-6r6u-3x3B3C-3| here to~b7c4l5p3r-4| here with~c-8m3z3|
hers~c4e4j-4q7r-4B-3| hi~e8| hid~c3d7e-7l4m-3o5q-3r4w-3x7z-5| hid it~c4d3e-6l3o4q-3r3|
hide~j5l-3m-4p-7r8u-4v5x5z-4| hiding~b-3e11m-3n-3o5p-6q-3r8| hiding that~e6r3|
him~a11f9g5i-7j15k-7l-7o-3p-6q-8r15s3t-3u-11v13w-10y-4z4A-3| him $~a-3f7j3y-5z6B4C-4| him
,~a10b-3c8d-5e-8g5h3i-3j3p-4C-3| him .~a4b-4c3d-4e-6h-4j4l-5m5n6q-3r5u-6v6x9y6C8| him ?~a-3b3d6n4|
him and~a-3d4p8r-4x3C-3| him first~a9b-3| him gone~a5d3e6m-7o4| him i~e3g5p-7r7| him
my~a-3c-5g7h-5p-3B3C-4| him sleep~a8b-5| him ~~f7g-4h3| himself~h3i4j-5n6o-3p3r-3y3B-3|
hint~a-4d3m3p-6q3| his~a5b-14d-6e4g4h-3j5m-9o6p6q8r-15z-8| his own~a4d-6h-4p-5r4B-3|
hit~a7b-4d4g-7p-3q6r-5C-3| hit my~c4d6g-7| hm~d3e-4f-9m4n-4y-6A6| hm .~a-5f-7g-3m4n-4o-3y-6A7|
hmm~b-5e-3f-5n-3x6y-6| hold~a-7b10c-9d6f7m-12n8p11q4r-14s3u-3x6y4z-9C5| hold
on~a-4b6c-5e-3m-7n3t-3y6z-4| holding~a-4b-3d6e4i-6j-8k9m-5n-11o12p-9r6u6v-4w-3x6y-4z-3A-4|
holds~c-3h-3m-6n9o-5v-3w4x-3y5|
home~a-9c-5d-10f-4g-6h-3i11j-13k-5m10o-10q9r-7s-3t4u7v-4w-12x-7y-3z5B7C-7| home $~c8d-3i3| home
,~b8d-9l5m5o-4p-6q7u3v-4x-3B5C-6| home .~b-4c3i8j-8m5p-4q4w-4x-3z6C-4|
honest~b3d7f6k7l-3n7o-5q3t-3B4| honest ,~i3p-7r7| honest man~a-3p4r-6y3|
honestly~b-3c-3h-4m-12n4o7q3r-4x-4z-4A8| honestly ?~x-8A8| honestly i~m-5o9| honey~h6p3q5|
hope~a-6c-6d-3e5k-3r-4u-4v5| hoped~d3f9m4o-4x-4A6| hoping~b-3d3f4g3m8o-6x-9z10| hoping
you~d5g4m6o-5x-7z9| horses~a3b3c3d-4g3l6w-3| hot~a7b-3d-5q-3r6|
hour~a-3b-6d3f-5g-3h-8i-11j-9k-3l14m-10n-6o13p6q-4r-7u8v-6w-4x6z-8C5| hour ,~e-6h-3i-3l3z-3C-4| hour
.~a-4c10i-5j-5l8m-5o7r-3u4v-4x8y-6z-4| hours~c-4d5e-3h-3m3n-5q-4r4x-6z6|
house~b-3c-5e4n3o-5p6q-3r-6x-5y6| how~a8c-9d-13e9f-5g-7i9l-14m-13n10p-3q3w-4x12y-5z-7A-4B10C-12| how
NAME~c-4h-3m-5o9p6x-5y9| how come~d15e9n-3o4x5| how could~d-6e10| how does~a5d-6| how
i~b-3d-3h7j4p4q-4C3| how is~d-7m7n-4v3x-4z4| how long~d-7e3n-3p3r-3x3| how
many~a3d-7i4j-3o3p-3r9u3w-4x-4y-3A4| how the~o4x7y-6z-3| however~c-9h3i4k-4q7| however you~c-7|
huddle~h3j4u-5w6| hugs~p-5r7| huh~c-4e9f-5q-4x-5B3C-3| hum~j6p-3r5u-7w6| humming~d5m3o-5p-3x-7y4z3|
hungry~e-3f3g-5j5p-4q7r-3u-5v3w4x-3B-3C4| hunt~g8h4| hurry~b8|
i~a-5b-4c9d5g-6k-5l4q-4r3s-3t4v-8y-3z5A4C-4D-4| i ,~a3b3c3d-3i-3j-3k7q3r-4t4u3v-3| i ?~d5n4x3C7| i
ED~a-4c-4h5j5n4o-3q-6r7v3C-3| i am~a5b5c11d-11e-9g4h-5i-4j8l-6n-4p7r-5s-4t6u-6v9w3x-8y13z-4B8C-4| i
appreciate~g7| i ask~c-5d13e-3f-3o4x4| i be~d8j-5l6m5n-3u4w-3x-3A6| i beg~a6b3c-4e-3h-3| i
believe~a5e-4n3x8y-3| i believed~c-3e9p8q-4r-6| i bring~c8d4e-4h3i-3o3v3x5y-3| i
came~l5m10n-3o-5p-3r3x-3y-3z5A7B-3C8| i can~b4d12f8h3i10m9n-3p-4q10t3u3v-4w4y4A-4B-3C3| i catch~c9|
i commit~i8| i concur~f10| i could~b-4d4e-3f-6i7k3l-4m3n6o-3p-9x-4y6| i counted~d3e10x4| i
cried~d-3p-5q-3r8| i did~b4c5d-4e5f-6i11l-5p5r-4w-3A-3| i
do~b-13c17d4e-3f-6h-3i-7j-3k-3l5m-4n5o-10p-3t-4v10w-9B9C-11| i fear~c-3g3h7| i
find~c7j-4l5p3r3u4y5C5| i follow~f6i-5j8u-7w8| i found~y6| i gave~a-3e3g6i11j-5l-9| i
get~a-3h-3i-7l6n-8o9p7r-6x4| i go~a-6b-3d5f-4i-4l-3n3o-3p-3u-3v-9w7x-3z3B-3| i
got~a-4d-3e5f3i8j-5l-4p3q4r-7u4v-3w-4| i had~b-5c-7h-3m4n3o-6p-3q-5r3x-15y7A6| i
have~c7e-6f6g-4i3j-3k13l-13m-7n8o-5s-8t8u4x-3y3z5A-13| i
hear~a-6c3d-6e-3f-8g5h5i-12j-7k-4l16m-4n8u7v-3w-5x13y-6z-6| i
heard~b-3c-5d-4f-3h14p-11q-3r9x7z-5B3C-4| i keep~a8b-11d7g-6i13j-13k6n3o-6p-7q3s4t-4u13v-9w-8x-6z7|
i know~b9c-3d-14e20i-6j-4l5n10o-14q7r-9u3w-6z-4A5C-7| i let~a-3i5l-6y3| i lied~e-7| i
like~a-7b-5c-6e-6j-7k5m6n-3o-3u3w-4x-7y5A6| i lost~c-3d-6e-4m-3| i make~a5c7i7l-6o-3B-3C4| i
may~g8m-4o3z3| i mean~a5d3e-7g-3h4i8j-4q6r-7u8w-5y7z-6A-3| i mention~e6| i
must~a-4b3c-4e-3f-3g5i-6j-3k3m-5u4A-3| i need~a3b4c-6d6e-6f-6n6o-9r-4w-3x3y-3z-3B-4C5| i
never~c-4h5i-12j4l7m-5o8r5v4x-4y3| i no~n7o-3r-3| i only~a-6c-3d10g-4i-3j4n-5u-3w6x4y-6z-3B3| i
promise~a-9c5e-3g-3v-4w3x3| i promised~e-5g-6| i put~c7d-6e-5g-5i-4j7l-3q-3r4u-7w7x3z-3| i
read~c-3p3q5u-3w6| i really~a3e7g3m-4o4x6z-3| i reckon~a6b-3d3f6m9n-4o-5x-4y-5z9| i
said~a6b8c6d-6g4h7i6k-3n3o-6p-16r11u4v-5x7y-4z3| i saw~a-4c-4d7e4g-6i-7l7m6p-10r5u-4v5x-5y5B-3C12| i
say~a8c-6d-9e6g-3i3m-5n4p3r-4z-6A-3C-3| i see~a4b-5c-4e9f-3n-6o7q-7r8x7y-4B6C-7| i
shall~c12f3h-3i-5j5m3n-9o6p5q-5s-3u-4v3x-6y-3z7A5| i should~a-3c-6d4e3h-5m-9n-6o13x8y-3A-4| i
sign~d-3f7m-3n3| i sit~n-6o6x-6| i sleep~a-6e4n3| i stand~a5d4e-4n6o-3x-3z-3A6| i suggest~a4d-3e7| i
suppose~a-5c-4f3m6n-3o-4x-4y-4z8| i swear~a3b4c5d-4e-6i6l-6| i
tell~a-3c-10d-3e10i-7l7m5n3o-5p-4r6v-3w4x-3y4B4C-5| i the~d8m4w-3z-3A4| i
think~b-4e-5f4l6m-5o7p-4q9r-3x3y4z-4| i thought~c-6d-4e-9h6j5p-11r8v3| i to~a-3d7j4n6o-5u-4w3z-3| i
told~a-3c5d-5e8j-3k5p-5v3x3| i trust~d-4e3o-3p-6r6| i vote~d-5j6u-6w5| i voted~c-6e-10| i
want~a9d8e-6f-3g3h-8j-3k4l-8m-9n7o5r4u3v3w-7x-5y3| i
was~a-4b-10c-6e-6f7i4l-3m17n-5o-11q-19r6w7x-11z17B4C-3| i were~a-4c-9h11i-3m5o-5p4r-3| i
will~a-6b7c19d-5e-8g3h-9i-12j8k-5l10m-12o15p4q6s5t-4u-7v-6w10x10z6A-11B-7C7| i
win~a-5c17f-5h-5j-3k-4l3| i wish~d3e-3m-4n-5o9w5x-4y6z-3| i
would~a11b7c5f-3g11h10i8l-11n-5o7p-10q8r7s3t-3x5y-7C-4| i write~a-4b6c11d-4e-7g3h-3i-5j6u-7w3z7| i
wrote~b-3e-4g3i4j-3p8q-6| i ~~a4b17d-4e-6f4h8i6j-5m3n5o-8p10q-6u6v-3w-4x-5z5|
idea~a-9b-5c-7d8e-8f-6g3h3m-14o11p8r-7x-12y-11z19A-3B3| idea .~a-6c-3f-3h3| idea who~d5m-7n3o3y-4z3|
idol~a-4b-6c18e19f-9g-3h5i11j-18k-14l-3m-26n-32o43p3q-17r10s-3t3u12v-10w-12x10y-7z-3A-13B4C-3| idol
,~d3e6f-3h3j-5l4m-8n-12o19p9q-4u5v-4x3z-4A-3C6| idol .~d5e5h-5j-5o4p3r-6u3w-4x8z-6| idol
?~c20d-3i-4n-5o7p-7r9x3| idol in~a3g3m-3o4p-8r9x-3z6A-3| idol is~a3c4e-4i6l-3o4x8| idol was~d-3e7p3|
idols~e3m-4n-5o9p6r-7| if~a14b-6e-27f3j-6k-4l3n9o-12p-12q8r12t-7w-12x8y-7z-3B-4| if
NAME~a-6c-4d-7e-5f10g-5h-3i-8j5l4m7o-6t-3x15y-15| if anybody~c6| if anyone~i-8l6| if he~d7x-3| if
i~a-5b-3c13d-3e-4f-11g6h7j-8k4l3m-5o4p-10q-3r12u7v-5w-6x3y6z-4B-4| if
it~a8d6e-5f-3h-6i5j-7l-4o-7p-5v-5w3| if my~e-3i4j-4n6o-5u3A3| if that~a-4b-3c-4e4h-3o6r3z4| if
the~a-4h7m-4n8o-5w3| if they~a4b-4c5d3h-7i7l-8m-10n12o-6x8y-3z-4A-4| if
we~a8b-5c-10e-4f-4g4h4i-4k-3l5m8o-8| if you~a16b7c-17d-5e-4f9h4i-11j13l-5o5p5q-3r-4u-15v10w3y8|
imagine~a4b-5c-4d7e-4m5n-3y-6| imagine it~a3o3x7y-8|
immunity~a-5b-3c-4d5e-7f-4g-3i13l-15m11n-5o-7y-6z11| immunity ,~i6l-7m3z3|
in~a8d4f-14i-3j-7k3l6o3p-10q6r10s3u7w-9z-3| in $~b4c-6f3g3| in ,~a3d-3e-6f5g-3j-3l4m-4n3v-3y3| in
.~a-5b-3c-8e-5f7j4m4o-6q-4u-6x-7z5B-4C4| in NAME~a-3d3h7j6l-4m-13n9o5p3u-6v9x-3y8z-4| in
a~a8b-8j-8l9n8o-5p-7q4r-4u8w-6y3z-6A3B6C-6| in exchange~c4f3h-4p-3x3B5C-6| in for~d-3h4n6o-3y3| in
front~b-3d-4e4k3l-6x-3y3B3| in green~m-6o6p-3| in her~e-3g4m-3p-6r9x-3z4| in
it~a6b-6c7d-6e-5f-4h7j-6k8l3o-3q-6r5u8w-8x-4z-6A4B-4C4| in mind~b4d7m7o-6x-5z4| in
my~c5d-7e-7h3i-6l6o6p-9u3v9w-7x6A-5C-3| in on~a-4b-4c8d4f4j8l-4m7n-12o6p-4q-5r8u-6y-6z8| in
one~a-10d-3e-4| in peace~b5c3i5j-8l4u7v-4w-3| in return~b11c4d5m-4n-3o8u-3w4x-3y7z-4| in
that~a-7d10f-3i-6j-5k6l3m-4n-8o9u6w-5y6z-8| in
the~a9b8c8d4e-5f-7g5h7i4j-6k3m8n-6o-9r6u15v-6x-10y3A6B-4C10| in
this~a7b5e6f4g6i8j-4k-5m-10n6o4q-3v-3x13y-7z-4A-4| in two~d4m3p-5r7| in with~a-5c4n4o-6p-3r4| in
your~a-6c-7d6e3f-5g-4h-3i-8j5k-6l9m-8n-10o17q7u-7v-4w10x7y-7z-4A-3B5C-6| in
~~a5c-4d-7e7f-4h-3j4k-3p6r-5u-4v4w-3| included~h3p7r-7B-3C3|
ink~c6e6j7k-3l-3m-10n5o4p-4q5r-3u-7v4w5x5| inshallah~c4f6|
instead~a12b7f-3g10i-7n-3p-3q3r4u-3v4x-3z6| instead .~a7b7g6p5| intends~a-4d3h4m4o-6| intends
to~a-4d3h4m4o-6| interest~a8d-3e-3m-3o3q3x4| into~a-6c8g3h-3j-6l5m-5n-4o6p-8q-6r10u3w-4z-4B5C-6|
into the~c8e-4l3n-3| invented~e8p7r-7| is~a7b4e-12f-7g6h9i-9k4l5m20n-4o-16p9q-8r-3x-15z6A6B-6C8D-5|
is ,~c6e-3j4k-3o-4q3u-5v3x3| is .~a-5b5c5e-5f7h-4i-7j7k-4u-9w4| is
NAME~a10c-5d21e-6f-7g11h-12i-7j10k-11n12o-8p5q12r-11s-4t4u-5v18w-10x-20y32z-17A-11B-4C5| is
a~a-4b-7c-5d-5f-7g14h-4j-4k-5l8m-13n5o9q-12r4v-14w6x13z-7A-5C5| is about~a4d-4i7j-4u3w-3| is
after~a-3d4h7m3| is all~a-4b6h3m-4o4p-6q-4r11s-3t3v-3w3A-5| is already~c-3f3h7| is an~a5i8l-6p3y4|
is been~b6d-3e6i-6j6m-15n4o10p-8q-4r8u-3w3z5A-4B-7C5| is being~d4g3m6n5o-8q4r-3x-4z5A4| is
cold~c-4p-7| is coming~a-6b6h5u3v-3| is cooked~b3h7q-4| is counted~d6| is
done~e-7f-3h4j4m4n-4o-3u-5w5y-6A7| is enough~a6| is even~d3m-3o6| is four~c-5h8p-7q5v-7z5| is
getting~c3d7g-4i5m4o-6| is going~a-3b6c6d-4e-7f-4j-3m6o-7s5t-5v-5z5A-3| is
good~a-4b3c10f3i-3j3l-3u-4v4z6| is got~a19d-11e3h-4k4n3o5p7q-4s-4t4x3z-4A4B4| is had~f5p9r-9v3| is
he~a-7b-3d14e-3f-4g-4n11o-5p-5r3y8z-4B-6C5| is her~g-3p6q-3| is how~a5c6p4q3r-6| is
in~a-9c-6i-3m-7n-8o12p-3r6x10z-11| is it~a-9b-3c-5d6e5f-4h3k-4l6m11n-18r-4x-6z-12A15B6C-6| is
just~a-4i4k8p4r-8B3C-4| is leaning~c-6d3| is left~o-4p-4q6| is me~a3b7c-3d4h4k7u8v4w-5x3y-3| is
my~a17b3d4e-3f-6g5i-5j-4k3m11o-3q6r-3u5v4w3x-7y-3z3A8B-3C3| is never~b6r-3| is
no~b9d-3e9f3g5i6p6q-3r-3v3| is not~a-6b-3e3f8g-10j4l-6m-3p7q-7r-4u-5v-4w13x3y-3z-10A8| is
on~a7b-3c9d-8e-8f-3h3i6l-4m14n-6o-12p-4r7w-6x-8z11| is one~a14d-4e-4h4m-4x-3| is
only~a-5c-4e-7g-3h-3i-3m-8o5u-4x-5y8| is our~a-4d4m-4o6| is over~d3m-3n4o-3x6y-5| is playing~e6C3|
is running~m-3o7x7z-3| is settled~c4m-3o6v-4| is so~C6| is somebody~m-7o9p-3x-3| is
still~a8b-4c6d-4e-3i4p-4x-4y3| is that~c-5d-8e3g-3h8k3m5o-6p-5q3x3y-3z-6A4| is
the~a9b4c-7f7g13h-4j8k5l-15m17o-24p9q-6u-9v7x-10y-14z19A-10C5| is
there~a5b-3c-4e3f3m-5n-4o8p11q-4r-11w-3x8y-6z3A-3C-3| is this~d-4e5m4n-5p-11r12| is
three~d3e-5i-6j4k4m-5o7u-4w4z3| is to~b8c-5i-3k4p-3q5r-3z3A-3| is too~a7c-4| is
two~a-5c-7e-6f-4g-3p3q5| is very~e7B-3C3| is what~b-3c4d-8e6f3j5k-4l-4m6o-5r3u-4w4x-6z-3A7| is
who~a7j3v3| is with~a3b-3e4g-3j3y5C6| is you~a-7c-5d-6e12f3g-3h20i-6j-7k12o3r-3u6w-6y4C-4| is
your~a-3f-3h7i-12k5m11n3o-12p-10r7u-4w8y-7z11| is
yours~b-4c13d-3f-3h3i-5j-5k-3l13m7n-5o-7p-8q8r-3u4v-3w-3x-10y-5z13B4C-5| is
~~c4g5h-6i-5j10k3l-7m7o-3p-10r8u-8w10x-4z-3A5B3C-5| island~b3e-3i-8l3|
it~a3b-11d-3f11g-5h-10i-3m4n-14o4p6r-4s-3t4v-7y-7z-8A17B-4D-5| it !~e5k-3l6p6q-3| it
$~a-4c-3d7e9f-5g-3h-3i-5k5l-5m-8n4p-5q-6r5| it
,~a-6c6f8g-6h-8i-8j9k-3l-5m-3n3o4q-11r-3u-10w7x-8z3B5C-7| it
.~a-4c11d-3e3f5g11h8i-3j5l-12m-4n-8o3p-3r7u-5v-3w8x7y-9z-3A-5C-4| it
?~b-3c-3d8f-3h-3m-6n3o5p-11q5r6w3| it ED~c7d-5i-3j3l-4u-3v-4w5z-3| it a~b3e5m3p-6q4z3| it
about~a3o3z6| it again~c4d5i3m3o-6x-6z-3A7| it all~c-5e-3k6C-4| it aloud~c7i4p-6r3| it also~p5r-6|
it and~a10b6e6g3p-4r3w-3x3z-3C5| it as~a-8b7h3i11j-7l-3o5u3v3w-3| it at~p-8r4u-3w5B4C-4| it
be~f4i-4j5o-5u-6w6x5z-3| it before~e4i-5j-3l7p3q-8u6v-5| it break~a7| it came~a-4p-6q4| it
comes~i6j-6n6o-4| it coming~a8b-3f11g-3h-3p6r-6A4| it costs~c-4n7o-4x5y-3| it
first~a4c8e-4f-5g3i-6l6m-4o4x-3| it for~a3e3i4l-5m-3o4p7q-4w-3x-3y6| it fret~c-7| it
from~b5c-5d4i-13l12m6n6o-9p-6q-3r7s-4t4v-5x5y-6z-6A5| it gets~a-6d4e-4i3j3l-4m-4n3o-3u-3w5x-4y5A-4|
it gladly~j-4l8u4v-4| it goes~a-3c9e-3f4| it got~a-6d4m-6n7o-3x-3y3| it has~c-6d-5g4h5k-3o-3p-6r5z8|
it if~f3i3m9n-6x-4| it in~a-4b-3c-3h8i10j-9l-3m-9n4o3p-8r7u9w-4x5z-3A-3| it
is~a4b-7c6d-5e-6h7i7k9l-16m9n-15o6p-6q4s-5t6u3x-4y-5A10B6C-3| it last~h-7| it
me~b-3c-4d11i-3j4k-4m14n-9o-7r-5u-4x-9y-3z-6A16| it must~b4d3f3i-6j4m-3o4p7u-5x3z-3| it
on~a-5d-6f-3k3n-10o10q-4s-3t3v-3C6| it so~b3e-3y6| it that~d9j-3m-10o9r4A-3| it
the~a-6d-6i3j-3r-3x3y6| it till~b3c-6| it to~a3b-9c8d4e7f4i-3j-6k-5l9p5q-4u8v-9w-4y-7z10A-4| it
tonight~d-3h6i5j-4u3w-6| it twice~b5g7h3| it two~c4d5i6m-6o6x6A-3| it under~f4i-6l5p-3r5| it
up~e5f8g-5i-5j5l3n3p11q-6u-5v7C4| it was~a-3c-5d-9e4f-4i-11l8m-7o5p5q14r-6s-3x8y-5z-7A9B-3C4| it
were~a7e4m6o-8p-4r3z4| it what~a-5m-3o6w6y3| it will~a-3b-5c7d5g-5i9j-4k5l-4u7w-4x-5y4| it
with~a4b-3e4f9g-4h6i6k-5l6n-3o5p3w-4y3B-3C3| it would~a-6b11c-7d8h-6i-5m7o-7p8q-6r-7x-4y-6z4| it
you~c-3m-3p-5x7z-3A-5| it ~~a8c-6d-4e-4g-5i-7l6r-3B-6C4| itself~c3e9k-4p-5r5| j~c5e6h10i4p-4q6u5v-5|
job~e7r5| job .~e6r3| joking~e-3h7| jury~a7b-5c7d-9e-3g-3i-3j-5l11p3u4w-4B-3C3| jury
.~e-3i4j-5k5l-3u4v-7| jury ?~a-3j5u-6w4|
just~a4b-7c-5d7e6f-11g-12i-3j18l-15n5o-9p-3q5u-19v-11w24A-13B12C-16| just a~e-5i-4j8l-4u-8w7x6y-8|
just anyone~a3j-5l8u4v-4| just now~a-3c3d-3n5o3x9A-4| just say~d9| just
tell~b-4c5i3j5l-10m4n-3q3r-3u-5w4| just the~d8m6n-3o-4q4r-3x-5z3|
keep~a5b12c-7d5f-4g7h12i-12k9l8m3n-6p-9q3r6s3t-3u3v-10x-4A-3B-9C5| keep
NAME~c8d-4e-3h-3i-3j-6l8u7v-5x-6y4| keep a~b-3c-4e6n-4p-4r4v5| keep her~g6| keep
it~c3f3i4j-5p-4r5u5w-3x8y-3| keep me~b24d-4i-13j8r5u-9w6| keep one~a-4b-4h8| keep
quiet~c-5e-3j-6l5u5v-5| keep you~b-3i7k6l-3s3t-3w-3| keep your~d3e-5h3i4j-3k8m7n-3o-3|
keeps~a-6c3m-4n4p-11r10u-3x4z-4| kept~a-5b5c-12d-4i-7j8k6l-5p7q-3r-6u-9w7x4| kept .~b3c-4i-4j7u-8w6|
kept my~p6r-4| key~c6e-4l4| kids~a5b-3c-3e6k4p8q-8r-3| kind~a5b-7e-3g-5h5k8m-5o3q-3r3u10x6z-5B6C-3|
kindly~b5c-3d8g7h-4m-5o4x5y-3z-3| kindness~a-6b7i-3j-3k-5l12p-3w-3z-4| kindness if~a-7b9|
knee~a-10f3g-3| knew~a-4c-7d9e10h-5n-4o3q-3r5x8B-3C5| knew ,~e-7p-7q-3r11| knew my~d6e3x4|
knife~a-5c-3f5h13o3p-5q5r-4w3x6| knife for~e-4h6| knock~a3p4x6C-3| knot~e-7|
know~a-8b-3c-4d5f-16g-15h4i-21j-6k-7l20n-12o13p-9q4r4s-3t3v-7x-4y3z6C-6| know ,~b-6d-5e3i-3l5q-3|
know .~a-11b-5d-7e-5f-5g-5h5i-9j-6k4l10m-8n-5o11p-15q-7r18w-3z-4| know ?~m3n-6o4x-5z5| know
NAME~a-3d6m3o-3| know about~a-3d3e7i-3k-3l4m-3n-6o6p-3r3v-9w5x3y-6z3C-5| know
how~b4d-4e3i5l-4n-3p-6q7| know i~c3e-4q-4r11x3| know it~a3c-4e7m3o-6p4r-4z-4A7| know more~c-7| know
that~a-3c6e-8n9o-9w4x9y-7z-3| know what~a7d-3h6m-7n-3o7q3v3y3z-3| know when~e5p6r-4B-4C3| know
who~d-4e3h3p-4q6w-3x-5y7| know why~c-7e-5n-4o8q3y4| know yet~m-3n-6o8| know you~a4b8n4o-4r5x4|
knowing~a-4e7B3C3| knows~a5d-4e5h-9k3m-4o5p-8q3x-7y-5z11B4C-9| lad~b4c6h-3j3l-3m-4n5| lad ,~a4c6h-3|
lady~a-5c3e-4h4j5n-3o6u-5w5y5B3C-4| lamp~a-3c-3i3j-4q6u3v-7| lamp post~c-3i3j-4q6u3v-7| land
on~j3m6n-3o-4w3| landing~m8n-6| lands~c10m5o-4y5| language~a-3d-7e4q6C-3|
last~a-10c7e-3f-4g4h-3i-24j-10k22l-7m-27o23p-8q19r-13u8v5w-10x20y-8z-19A-6B4C-4| last
,~c3h-7l3o-3v7x-4| last challenge~d-6| last council~d3e-5k5m-7o6x7z-8| last day~a3c6k3| last
fire~c11e-3k3| last night~b-3c-6e3f-3h5j-3k5m-10n-5o12u3v-5x3y-7B5C-6| last
one~b7c-3e-4g4h3j3m3o-3u-4w6x-5z5| last time~a-10b-4c-6d10e6g4i-3j6k-4m-13o11r-5u-7w5x10y-3z-8| last
tribal~m-5o5p-6q6x7z-5C3| last two~h3p7r-7v-3| last week~c-4e6f6g3j4q4u-3v7|
later~a5c-10e8f-6g-5h-10m-3o4p10r-9x-3y3B-4C3| laugh~b-3c-3d-4e-7| laughed~e-4p-6r7|
laughing~d-4m3o4p3z9| laughing when~d-5o3z8| laughs~a-3d7p-3v3| lays~b10f3g4v-3|
leads~c4i-4j8l-3o5u-8w9| leak~e6p-4r5| leaked~d-3e4f5p-3q-5r7| leaking~e7r3| leaks~e7f3r3|
lean~a4b-5c-5g-3h9i5n3o-4v4x3z-3A-4| lean on~a4b-4c-4g-3h9i5n3o-3v4x3z-3A-4|
leaning~c-8d9e-3h-4m14n-4o-12x-4y3| leaning towards~a7c-5m6o-6z3|
learn~a-6d10e-3h-3i-6l5m-4o5p-7r3x-3| learn to~b3d-9|
least~a-3b5c-3d4e3g5h-3i3k-3n6o-8q3x-3y-3z7B-4| least of~f3n6o-4z3|
leave~a-4b31c6d-3e-8f-4g15h-4i4k-4l-3m-3q5r-6s4t-5v-7y5z-4B4C-5| leave NAME~a-6b5c4i5l-3p3v-4| leave
her~b7e3q3B3C-4| leave it~b-6e-3i-4l4| leave me~b12i3p-6| leave my~a-3d5i8j-3l-3m-3u3w-3y3| leave
the~a-3b15d-3f-3g12m-3n3| leave you~c6i5| leaving~a-6d4h3m3p9r-6x-8z5| leaving ,~c-3p7|
left~a-5b15c10d-7e-11f-9g3h-8i-11j3k8m8o-6q13r-7s5t-4v-7w6x-10z10A5B3C-6| left ,~b-3c8e-5f-3n6z-3A4|
left .~b3d-3i5j-5m3p-5q6u5w-3z4A3| left ?~d-4x-8z10| left out~b3e5l4p6r-5| leg~a10b-3g6|
legs~a-6b3c-5d-3g3h-3s3| lend~a3b-3d3j-5k-4l7u4v-3w3| length~c3e4p6u-3| less~d-4f3g-3j-7p6r-10u4w-6|
let~a7b20c-4d-8e-4g6h-12i-4j-10l11m19n-8o-14p-7q-3r10u12v-17x-12y5z11A3B-5C13| let
NAME~a-4b16c6d-4h-3i-5k4l3p-7r6u4| let go~p6r-6| let her~a-5b13g8j9k-4m-3q3r-6u-6w10x6z-3| let
him~a6| let it~a-4c-7f3h-3i-4j5u-6w5B7| let me~b8c3d-6f-8g-5h-3j-9l11m11o-11s-5t5u7v-7x-9y3z12C6|
let on~e3f4C6| let slip~a-3b-4d8| let the~a-10b7g9h3m5o-5x-3z7B-3| let them~b4c7h-3| let
us~a21b-19d-5f6g-3h4i7j-10m7n-4p-8q-3r12u13v-9w-12x-5z4A3B-8C3| let you~c-6d4h-3i-9l8o3x-5y4|
letter~h-3m5o-3q-14r13z6A-3| letter .~q-10r9| letters~d-3e9m4o-5p4q15r-9w-4x-7z3A5| letters
,~q6w-4x-5A4| lie~a-6b5c-8d3h-3k5l-3m-13n12o-5p12r-13x12y-5z-12A-4| lie ,~e-3m-7n8x7z-6| lie
.~c-3e7| lied~e6g5j7m3n-3p18q-4r-13u-7w7x-6y5| lied about~g6j4p4u-5w4| lied to~m3p9r-8x-5y4|
lies~g-3p8q-5r-5s-3t3| life~c5d-6e-3g5h-7i6j-4k3l-3p9q-3r-10u4C3| lifted~r6|
like~a-10c-6e3f3g-11h-7i-8j13k-13l-3n6p-7q4t-3u-21v11w10x-4y5z9B-4C-3| like
,~b4c-3d-3e5l-3n-3p-6r4w7x-5y5C-5| like NAME~a-6b-5c3j-3n3q3| like
a~a-6b-11c4e-5f8k-5m5o-4q-9r10u-10v11x-5z-3A7B-4C4| like i~a-4m6| like it~a5d-8f10h-3i-4j5p-4u-3v6|
like that~a3c6d-7e-3g-6i3n8o-5p5q4r-8x4B5C-3| like the~a-3d7h-6m-5o6p-3q3y3z-3| like this~a8| like
to~c-3d9e5h-5i-4m-8n-4o12q4s-3w-3x8A-3B-4C4| like you~e3h4i-5j5k-3n5o-6q3s3t-3w6x3y-5A5| like
~~e7h5j3p-5q7C-3| lil~c3d-3e4i-9l6p-4q5w-3| line~a-3g4h3i-7j3k5l-3n5o-4p10r-12t5u-4w4x3y-3B4C-5|
line .~c-3e4p6r-5B3| lips~a3c12d-3e3f-4i-6j-4l11p4u5v-3w-3B3C-4| lips are~c8l4|
list~a5b-3c6d5e3f-3h-4m12n-8o-7p-13q-4r13u3w-3x-9y-3A6| list ,~b3h-3i7j-3l-3m5o-3r4u3x-4z4| list
.~e4p-6r6C3| listen~h4i-4j-6l10p6q6r-7u4v-8| listen ,~a3j-5l3q6u4v-7| listen to~a-6e-5i-3l8|
lit~c6l-3p5r-7| literally~b5c-4d-6e12f-4h-4i-4j4l3p8r-6u-4w3|
little~a-6b6c-6e5f-3h-8i-7j-4k-5l11n-13o7p-9r7u3v-3w-5x-13y-4z8A4B5C-3| little bird~d7o3|
live~a10b16d-8f3i-6j8k-5m4u-7v-3w10| live with~a7d-6f4g-3m3| live without~b7|
lives~b4g3p-3q-7r9z3B-5C5| load~b4g6n3x4y-3| locked~a-5c17d5e-4f3i-4m-4n4q-8r7v4x7z-6| locked
.~c6j-4l3u3| locked in~a-3c9f6j3| log~a-3c3e-4i-6k5p7q-6r-3B3C-3| logical~f9|
lol~b-6d-4g-8h-6i-9k5n-3p4q3r-5x-5y3B5| lol $~a3e-3g-5k5l-3q7|
long~a10b-3e-16f12g-4h-6i15j-10k-6l-3m-6n-9o13r-3s3t-3u12w-10x-6y6B4C-5| long
as~c4f6g-3h-5i10j-8k-3l-3n3o-6u7v-3w-5y5| long enough~a10b-3d-3e-4| long time~d7x3y-3|
longer~b8d4g4m-4n7o-3r-3w8x-3| longer .~b8g5| look~e-5f-3k-7m-3n19o-16p-3r3x-3y3z-7B3C-6| look
,~g-8j4p-7r3u-4v5| look at~a9d6f-3g-3h-4k-3m-4n7o-5p-8q9r-6z-3A-3C-3| look for~d-3h5l4p-4r7v-3| look
like~a-4b3c-3n5p7q-8x6| looked~a-10c-7p7r-6z-3| looked me~e6p4r-3|
looking~b-5c-3d-7e-10f8j3m3n-3p-5q3v3x-3z5| looking at~a6b-3c-5n-3p-4x-3z5| looking
for~a-3e-8h4i-6l5| looks~a-3c-4e-5h3i-3j3m-9n-4o13| loose~a3x3B5C-6| lord~b7k-4l6|
lose~a-12b3e-4g3h-4i-9j3k14l-6m9n-5o-6r4w-3x-4y3| lose NAME~a-10b8| lose the~a-8| loses~b9g4|
losing~a-8b7c-3d7g-3h-3q-3x-4z4| losing NAME~a-6b9d4|
lost~a-5c-8d-6e-3g3h-3j-3m-12o9p-5r8v-3x3y6z-5A-4|
lot~c-5d-3f-6g-5h5i-4j6k6l-6n9o-4p10q-6r-9u-7w6x4y-9z5B3C-8| lot ,~e-3p5r-7| lot .~h-3i-6k7l-3x5C-5|
lot of~b-3e6h-3p5q-3| love~a4c-9e9f-5h4i-7j8p5u-7v4x7y-5C7| love ,~d4e6m3p6r-3B-3| love
.~a-4h6j4m3u-3C7| lovely~b-5c-6e5f-4g-4h-5m-7n-3o10p6q5r-6C-4|
loyal~a-4c-6e4h-4m-5n7o-7p-7r7x4y-3C-3| loyal .~c-6r4| loyalty~e3f-3i-7j-3k6m-6n9o-5p3w-3x6|
luck~a9c4| lunch~c-4e10g-4j3k-3m-3o6r3u-3x6B3C-4| lunch .~c-3e7g-3j3k-3p4q-4u-3B3C-4| lunchtime~c-6|
lying~d-5o4p13q-3r-11x8z-3B-4C3| lying to~e4h-4o3p6r-6x6| machete~a-5d-7p-3q-3r5|
madam~e5g4h-3i3j4p10q-3r-9u-5v7w-3| madam .~e8j3p5r-4u-4|
made~a-3b-8g-5h8i-6j3m4n-8p-5u-4v3x-7y3B-5| made a~a4h4p-10r9| made it~c3e5i-6l3p3r-4| made
up~a-5m5x-7z6| majority~k-3m8o-5p3u-3x-4z7C-3| make~a5b-4c-6h-7i7j-5n10o-4q3r-3u4v3w-8y8z-6C6| make
it~a4b3f3h-4j-4k4q7u3w-5x3B-3C3| make of~a-8e-3m-4n9w6y6| make that~e3p-6r4| make the~b4j5l-6u-4v4|
makes~a5d-3e-7f4g3i-6j5k-4l6n9o-13p-7q3u-5w3x-8y5z5| makes me~c-3z6|
making~a-7b-5c-6d-6e9g-6h-3k3C-6| man~a6b15c-7d-8e6g6j-3k4l-5m-4n7o-5p7q4r-5s3v-3x4y3z-3| man
,~b8c-3h4p9r-9x7y-5B4C-4| man .~a5b-3f-4g4i-3k3p6r-9x8z-3B-4C4| man who~d-5e7p6r-3B3C-3|
man's~n5o-5p6r-3x7y-6| managed~a-3e7| mango~B-7C7|
many~a4b-3d-11e4f-5h-5i8j-3l-4m-3o4p-9q3r7u4w-5x-5y-4A5C-4| map~e8p-4r7| marked~a3d3e-6m-3|
mate~b-5d-5f-6g4h4k4l-6m-11n5o6p-4r4v-4x3z-7A-4C5| mate ,~b-3i-3j3m-3n6o-4p3x3z-5| mate
.~d-6e-3f-3g5h3j-4k5l-3p-5q6r6u4v-3w-3C6| may~a8b-4c10e-8f5h-4i5j5l-10m-4o7u-6v13w-6x-9y4z6A-7B-3C3|
may do~a7f-4| may the~a-6c4g-3v3| maybe~a12c-3d-9e-4f-7g-5o-3z-4|
me~a-3b19d10e-3f-7h-4i-7k7l-5m9n-7o-5p10q6r-16s-39t40v-10w8y-12z-6A15B8C-6D-4| me
!~a3c-4e5m7n-5p-4q-3r4x-10A5| me $~a7c-3f-6g4o4p5q4y5| me
,~a5c5f11g-4h4i6k3l-11n-7o3p9r-11s-16t16u-3y7z-6A10B7C-10| me
.~a3b9e6f-5g4h-8j-9k7l4m14n-4o-12p-17q3r14s-8t8u10v-5w-14x-19z10A10C10| me
?~a-3b4c-8g-3n-7o5q-4r5s-6t6y-3z-4A9| me NAME~a8b-4j-4k4p5r-4u3v-3| me
a~a-4b-3d4e-4i-6j5m12o-14p15q-8r-9t-3u-5x-6z7A-8| me about~c11e-8f3h3i-6l7p10q3r-7B3C-3| me
after~c-5e6f-3g-3p-8r4C-3| me and~c9d4f-6h-6j-12k12l-5n-6o5p7r-12t5u15v10w-11z3A-4B-6C6| me
another~p6r-6| me as~c4d4e-3m6o-3r-3x-10z9| me at~c10e-8f4h-3i-5j11k-4l-7m-6p-7q11u-11w13x-6z5B4C-5|
me be~a-3b6e3j3n3p-5u-4x4y-3| me by~c-6p-3| me down~b3e9f13g3i-6j10k-4p-9q10r-5u-10v8x-6A5| me
first~a-3g5i6l-4x-4z3| me for~a3c6e9f3i5m-3n5o-5p-4q4r4u3w-4x5z-3B4| me have~a3b3c7| me
here~b6c-3d-3i-4j3u-3| me how~c-3e-4h7m-8o5r3z-4| me i~c-4i6j-3m-7n5u3v-6w3| me
if~a-5b-3c-7d7e-3i8j-3k-3l-3m-4n7o-3p-5r6u4w-3x4z-3| me
in~a-4c7f4g-4j5l-6m6n-4o-3p6q-3s-3u-4v-3w3x-11z11| me it~a-4b-4e5m6n-5o-3p6r-5x-4z-3A5B3| me
last~c-5f3g4j4m-3r-3u-4v7x3| me like~e4j3k-3m-3n6p-3q-6r8u-3x8y-6| me live~b8| me now~b3d6e-3n3| me
of~c-3e-4j-4l4p7q-3u5v-3| me off~b7g3i4o3| me on~c-12d4e13f-3i-11l5n-8o10q12r-8w3x4z-6| me
one~b7c-3d5r-3| me or~a-3c-4e-4m-3n6o-3p-4x7y-5| me
out~a4c-3d7e-5f-5g13h-4i-3j11l-8n-8o3p-10q-4r13u-13v7w5x3y-5z-5A8C4| me over~n6o-3x4y-3| me
she~e4i6j-5| me something~n3o-4q6x-5z3| me that~a-3e-8f3i-12j4l9m-3o4p4q-4x-3y5| me
the~a-5b-4e4g-5h-4j5l-7m4n6o-10p7r-6s3t-3u-4v-3w9x7y-5A-7B5C-7| me they~h6i-4k-3l4z-4A5| me
think~a-4b-6d-3p-4r4C9| me this~b8c6d-3e-3k-3l6u-3| me through~b6x3z-3| me
to~a-3e-7g11h7i3k4l-8m-10n3o4r3v-12w6x7z-6A-4B-3| me tonight~b14d10i-11j10m9n-5o-5u-9w7x-8z-9A12| me
what~j8l-6n-5o4u-7w8x-3B3C-4| me when~a8c4d-5e-4m-9n3o3p-3x5A-4| me who~c3d5e-6l4p9r-3x-3z3| me
with~g3h6m5p-6r3w3x4| me you~c-7d5e-3h-3i12k-7l-7m7n3o-8p-4q4s-4w-4y-7z-3A11C-4| me
your~a5c-17e3j-3m3p4q-5v-4x-3z6A-4B3C-4| me ~~b-3c8d-3e-3f5i-3k-5l8n-3o4v5w-4x4y4|
mean~a5e-4g-5h5i8j-5m9o-8p3q5r-7u9w-5y7z-7A-4C-3| mean ,~d3f3m7n-4o-3| mean .~c-4d3e-5m-4o4y5z-7|
mean it~c3n7o-7u4x3| mean to~m9n-6C-3| means~a-6c-3e-4f8g-4h5i7l-4m8o-12p6r-5x-3B3| means
to~d3m6o-5| meant~a-3c-3d-7e7l-3p3r-3B3C-3| meeting~d6e3j-3k-3l4r3u4w-4y-4z4|
mention~c-5d-9e11o4p-11q-3r11x-3y3C-3| mention the~d-4e6| menu~h8m5o-5p7r-6A3B-4C3|
mercy~a-9b23c-3d-5e-5g-5k-3l6| mercy ,~b8| merely~a-6b3r3|
merge~b9d-3e-5f-3h3i14j-5k-5l-7m-7n7o-4p-7r7w-4z-4| merge ,~i8k-3l-4n4o-4t3x3B-3| merge
.~a-4b9h3i5p-3u-3| met~a-8b-3d-6e5p-5q-3r7| met fences~a-6| midnight~a5e8p-3C3|
might~b-4c-6d5g-4h6m4n-6p8q-6r-4x-4y-3z6B-3C7| million~a6c-3i-4k8|
mind~a-3c-14d6e-12f7i-14j3k3l4m16n-3o-18p5q-10w-6x-11z10A-4| mind
,~a-5b-3d4e-5g-3i-11j6m8o-7p8q-6u-3v3w-3x-3z-4| mind .~f7g6l4m7n-3o-5r-3| minds~a-3r4B6C-7| minds
,~r4B6C-7| mine~a9b4c25d-6e-13h-7j9k5l-18m6n4o-12p-7r8s-3t3u-9x6y-12B-9C8| mine
,~a7c5d3e-7f4i-7j9l-3m6r-3u-6v5x-7z8A-3B3| mine .~c12d-4e-9f-5i3j3l-7o3q4r4u-4w3B-5C5| mine
was~d-5e7p3q-3B-3C3| mine will~c6j-3| mine's~c16e-5f3h-3j3u-3w4| minute~b-4f-6k-4m3o-5p-10q5r3x-5z3|
minute ,~e3k-3m3p-5q5w3x-5z6| minutes~b-3c-3d5e6n-4p12r-11y-6z4A-3B3C-5| minutes ,~a-6|
miss~a5c-4d-15p-8r8B-3C3| miss NAME~a11c4d-9e4B-3C3| missing~a-6d4e6h-3p-4q4u-5B3C-3|
moment~a-3d4e-7i-6l6m-7o4x3| monday~c-3e6g-4m-9n-5o12p7q4r-4y3z4A-3| monday ,~g-4m-8o7p-3z6| monday
.~e6q3r-3x-3y4| money~a5b-3d-5e-6h-3i6j-6k-4l5u6w-5| money .~a6c-3e-4| month~a6b3c5g3|
moon~a-6g-3h4i3p5r-3| moon is~a-6h4|
more~a-8b23c-12d-12e-18g-3h5i-4j-4k-8l14m-4n9o-4p-6q-10r8s-5t4u3v-4w-4y7A-8C7| more
,~c3d6f4i-6l9m-6n6o-3x6y-3z-4| more days~b7c3e-3i-3k-4l3| more sunrise~b7| more
than~a-3b-3c-6e-4j-3l5n5u3w-4y7A-5| more to~a-4b5i6l-4C8| more week~b7| more ~~a4d-8|
morning~a5b-5e12h5i7j-6k-4l4m3o-4p3r-5u3v-5x5y-8z-5| morning ,~a-3h7i4r-3u4v-5x4z-7| morning
.~d4e-3f3p6r-3x7y-5z-4| most~a-4c-4d5e-4f-4o-5x-4y-5z8C-3| mother~b-8d-5h-3j3l-5r4x-9y3B-3C3|
mother's~c-6p4| mouth~a-8b3c7d4e-9i-9j4k-3l9p-10q-10r17x-8y4z-5B4C-6|
move~a11d-4e-3f-3j4l3p-5r4v3C-3| move .~a9| moving~a-6|
much~a-3c-4d-5e13f-5i-10j6l3m-8n4p14q-7r-17u-6w6x-8y3z4B5C-7| much ,~c6| much
as~a-3b-4i-8j5p-5q4u-4w5A4| much for~c-6e11h-4p10q-4r-7B3C-4| much obliged~d4m-6o5z5A-4|
mug~d4e3m-4n6| mum's~b3c9e-5g-3i-5j-4k-3l8u5w-3| muscles~b6g4| music~f4i6k-4p-4r4|
must~a7b-3c-11f-6g7h-8i-9j4k6l-3o3p8q-5r-3u-3z3A-4B10C-10| must have~e3m-5o3B9C-9| must know~d7|
must not~a3g3i-6j5u-6w3|
my~a-4b-3c17d-13e-7f7h-11i4j3k-15l-6n-4o5p-12q-10r15u-4v8w-3y-15A16B19C-22D-4| my answer~c-5g9| my
arm~e-3f7g-3i-4j5u-4v4| my back~a-6c-6d4g4i-3k7m-4n3q6r-9v4w4x5A-3B3C-4| my
bag~c-4d5e11f-3g3l5m6n-6p-12q-6r14w-3y-5z-3A6| my ballot~a-3c13e-4f7g-4j3u3| my blanket~e5z7| my
brother~d5e-4g3i-3k6z3| my clue~b3d-3e12h4i-4l4x3| my conscience~c-4g12| my country~o-3p-6r4| my
dear~a5b6c-4d-5f-3g3r-3| my ears~i-7l7o3x4z-4| my fish~d7i-3l5m-3n-4o6q3| my
friend~c-3g4h7q6r-3x-3z3A3| my grandmother~d3e3g-3m-5n5p4r-5x6A-5| my grave~c4i-3l6r-4x4| my
gut~m-3n6| my hand~a-3c4e-4g11h-3i9j-8k4l4m4n-5o3p6q-4r7u11v-3w-6x-4z7| my hands~d3i7m-4o3A-3| my
handwriting~a3c6f5| my head~b-3c-8d8f4i-4k4n6p-8q4r4x-4y4B7C-8| my
heart~a4b-6e4i3j-5p6q-3r-6w-3B6C-6| my idol~b3c10d-7e4f-3g-4h-3i19j-7l-12r3u3w-3| my
last~a-4b6m5o-5| my letter~c-3q-7r6| my life~e-4k6r-4w3| my lips~a4c14e-4f-5i-5j-3l7u3| my
love~a-5d3p7r-6B-4C3| my mind~a-5c-8d-4e-7i-3k3| my mother~a-3b-3e-3p-4q-5r8w-3| my
mouth~c8e-3j-3l4| my name~b5c-31d15e31f-6g-4m-5n-3o7q12r-7t3z-21A14B5C-6| my
neck~d3i4l-4q6r-5x-3z-3A3| my other~d-6| my own~c10d-8e-3f-4g4h6i7l-7m4p5q4r-4s-3t3w-3x-3y3C6| my
paper~c14d3e-5n3o-6u-3v3z5| my paper's~a3c6j6u-5w4| my plan~d6e5p-3x7y-4| my secrets~e6| my
slip~c6e4j4p-5q5r-3| my tongue~c3d3j-3l3u4v-7| my uncle~a4e-6| my village~e3m-3o5p7q-4r-3x5| my
vote~a4c24e-6f9i-13j18k-6m11o-9p-7q-22r20u-16w20y-12z20B-6C6| my word~c4e-5f3g6i3l-5p9r-7u-3v4| my
~~b5c12e-11g3h-4i16j-12l-7m-3p-4q-12r13s8t-9u13w-12| myself~a-5b-7c3d-4e-11f6g6h-3i9j-12o-3x-7y4z5|
myself .~c6f7g3k-5l4| na~e8| nah~a7f-12g8h-5m-12n8o-4p6r-11u-3x6z-6A-6C-5| nah ,~f-4h-5q6r-6C-5| nah
not~a6b-3c5| name~a10d9e-12f-7g-15h18j11k6l-9m10n-9o-12p-4q19r-6s-8t9u-9w10x-17y-12z15B5C-9| name
,~b-7c8d6e-5f-7g-4i5j-5k-3p5q-9r5u4v-5y4z4A-10C-3| name
.~a9c7d5g-5h3j7l-4m-4p-8q9r-3v4x7z-3A-8B3C-3| name around~a3m-9o7y-8z5| name but~b10| name
came~d-3e-5h6m-5n9o-3p3q-6r10x4A-3B3C-5| name down~a-4c4e8n-3p-3q3r-5| name for~z4A-6| name
i~k6p-3r6| name in~c-3d-4e5j-4l5m8n-3o-6q9r-9u3w-4x-12z-3A7| name is~a6e-3f-3i-3m4o-5p-4r6w3x-4A3|
name of~a-3d10m3| name off~b5c-4i3k7| name on~a3d-7e-4i5k4m-8n8p-5q4v3x10z-10| name
out~c-4m-6o4q-4r6y-4| name to~a4c-5d4f5i6j-3k5m-5p6q5r-4u3w-3z3| name
you~c6i-8j9m-4o3q6r-5u-9v3w6x5z-5| names~a-6b3c-8h-3m5o-8r7s-3t3x-6z4C3| nan~a7e-5|
near~a-4e-7f-4g3h6i4l-6n6x8y5A-4| nearly~a-6b-3c-7p6r-7x-3z3| nearly went~a-3c-3e6|
neck~b-5c4d5e3h-5i12l-12n-13o8q7r-8y-4z-5A4|
necklace~b-8c10e-6i30j-9k-6l-24n-6o3p-6q-6r7u6w-6x10y-5z-7| necklace ,~e4f-3g-3i11l-6m4o-7q-4y-3z3|
necklace is~i8l-5| need~b8c10e-14g3j5l-7m-8n13q4r-10u-5v-4w7x12z-5A-5B-5C6| need my~c7i4l-3n4x4y-3|
need to~a-6b-4d8h3i-7j8n3o-4r-5u-8v-5w9x3y3z-5B-5C5| need you~a4b6e-3|
needs~a8b-8c7d-7e3g-3i-5p-3w3C3| neither~b-3c-3f-4g-4h5i9j-5k-3m4o-7p4q4r3u5v6w-3y4B-6C4| neither
,~c-8x-3y5| neither .~a3c5i6v3x3| nervous~a-8d3e-3m-6n8o-3y3| nervous .~a-6| nets~a-5e-4x-7y6|
never~b-7c13d-4e8g-16h-14i6j-19k-7l6m-10o5p10r-4u13v-8w-17x-5y6z-4A5| never a~e7n-4x3| never
did~d7e-3| never had~a4g4i-7l7| never in~a7g4| never once~a-6d3l-4p-3| never vote~c4d-4p6|
new~j4m-6o5v3x-3z7A-3| news~c11i-5j-4l8m-4o4p-3r7u4w-3B4C-4|
next~a10c3e-5f-5h12i-8j8l3n8o-11p-5q3u-9v-8w9x-3z10A-7B-4| next .~a6c-3d6e-6h9i3m4z4A-3| next
one~a-3b-5j5l-4m5o-5u-5w6z3| next to~a-5h-3i-9j-3k15l-6m-6n7o-4p-10q10r-5u4w-3A-4|
ngl~a6b-3d-3f-3h-3p-3q-8r9| nice~a9b-6g-5i-3p4q-5w7x7y-6A-3B13C-14| nicely~c-7m10n-7q5r-4x-4|
night~b-9c-4e8f-8g-3i3j-9k16m-21o21p-7q7u7w-5x23y-13z-19A-4C-3| night
,~a-10f-3m-3o5p-10q5v-5x13y-7z-4| night .~a9c3h-4i6j-9k9m-7o5p5u12w-7x5y-5z-7B4C-5| night
?~c3d-3i-3k6m-3o5q4| nine~a4d-9f-4g-3h-6i-12j-8k15l-6p-8r5u8v-6w-6x-6z5C-3| nine ,~d-3e6p-6r5| nine
.~c7i-4j-3k7u3C-3| nine to~a10| nineteen~d-6x-3| ninth~c-3e8q3r-3|
no~a3b8c6d-6f-7g10i-3j5l-5m3n-6p16q-15r-13v-5x-5z4A4B9C-8| no $~b3d6f-5| no
,~a8c-6d-3e14f-3g17i-4j5l5m-6n-3o6v-3x-5y6| no .~a3b7e-6f-19g24i11k3l-10m8n-4o-8q-4r6v-3x4y-6z3| no
?~a8b-4c-3e-3g-4h4o3y4z-4| no NAME~a6| no argument~c-6d3f5g-4m4o-3v-3w7| no clue~a6e3| no
danger~b6i3| no deal~b3f-4g6i5l-3| no fish~a7| no harm~b6c4i4| no idea~a-9e5f-4g-4h3p6r-5x6y-5| no
longer~m-3n8o-3r-3| no necklace~a7| no no~a7b3g6| no one~a-4b4c8e-4l8p6r-7z3| no plan~i3j-6u5| no
~~a-3c3d3f8g-5h-4i-3j11l-5n-4r-3u-11w9x-7z4B4C-3| nobody~b7c4d6e-13f3h-8i6k-5m5o-6p-4q-3v4w-11z8A-8|
nobody .~a6c9g3i3| nobody else~a-3d-3k7l-3n4o-4p-5q4v3B-4C4| nobody
is~b-5e-6f-5g3j-4k-4l3m5n-3o-5p3r-7u3v-6y4| nobody laughs~d7| nobody ~~a-9b7e4h-3i7j-4m5o-4p-8r5t4|
none~a3h-3k4l-3o4p9q-3r-10x4| noon~a-4e7m3r4C-4| nope~f-4g6x-4z4| nose~d-3e4m5o-3p7q-4r-4|
not~a4c-3d-4e4f-9g-5h9i6j-9l-3m-4o4p-7q6r5s-4t4u11v-6x8y-5z-10B4C-3| not
,~a4b-4c15e-7g10i-3k-3l7o-3w-4x-6z3| not .~a3b-3c4e7f-4g-7m-6p-3q-8r5u3w-4x7y-5B5| not
?~e3f7g-7m-3q3B-6C6| not NAME~a12b-3d-5f-4g20h-7l-3m-6o7p-9q4t-3u-3v-9w7x9B5C-7| not
a~a-8b7c-4d3e-5f7g-6h4i-11l10m-4n4p6r-9w-3x-3B-3| not about~e-4l-5n6o-6x-5z5| not argue~c-3f7g-5|
not as~c-3e-3h8p-6r6B3| not be~b6d-4g-7h3i6k-7l-4n-5o3p9q-4r-3t3w-5x4y-6| not beat~b6| not
believe~e-4h10p-6q-4r8x3| not breathe~c10g-3i-5l6m4n-3u3v-3z4| not care~a8c4m-6o4| not
count~g7m4p3q-4| not cry~c-3m3n-3q6x-5A4| not do~b5d-5f-6g4h-4i-3p-4r5v6| not
even~a3c4d-7e9h3i-7l6r-3s-4t4v-4w3B5C-7| not fault~f8m4n-3| not find~c4d-5e4g-3h7| not flip~e6| not
forget~b-3c3e-5g-3p-6| not get~b3e-3h6m5n6p-6r4x9y5B8C-9| not give~d8e-4i4o3| not
going~a-7d3e6i5l-6p-8q6w4x-7A3B-4C7| not had~a8d-7| not happen~d6e-3| not have~d4e-10f5i-3l3o4x-3z5|
not hit~c4d6g-7| not hunt~g8| not in~a4c-5d-3e-3g5i5j-3n-8o8w-3x8y-8| not
it~a8b-3c-4d-5g-3o-3w3x-5B-4C4| not know~a-9b-7c-3d-7e-8f-4g-10h3j-5k4m5n-3o-4w-5x-3z6A-4C4| not
lean~b-3h10| not let~b8c-4i-8j3l3m5o-4u-4w4| not like~a5b-6d-3e-4f5i-3o-4w-3x-5y3| not
look~a6b-3e8h-4n4o-4p-4q6r-5C-5| not make~a-3b-4c-4e3i-3m4p-9r8z3A-3B3C-4| not
me~c-3i5l-7m5n-7q-5r3s-4t4x-4y-6A10| not mind~a10e4i-8j4m-4o3p-3r3z-3| not my~a-3b6e-3| not
need~b3c5f5h5i-4j6q3r-4u-5v3w3| not once~c-4d-4p-4r6| not one~b-7i4k-4p-6r4x-3y9C3| not
say~a-9b6c8g-4h3i6k-3l4m-7o6p-4q7r7u6v-6x9z-8| not saying~b-5c-4f-5g-8| not
see~a3b-3c-3g6n4o-3x6y-6z-3| not send~b3e4f3g-6p5r-4| not stand~c4i-3l4p-3r3C6| not
sure~a-8d5n5o-4x-5y6| not take~a-4e-4g5h7n4o-3| not talk~a-11d4e3i-5l9m-6n-5o11p5r-4w5x8y-7z-3B5C-7|
not tell~c3d-5e-6f5i-9k6l6n-3o5p3u3v-4w-3x8y-4z-3| not the~b6d7e11h7n-7o7p-9q4r3x-6y6| not
there~e4m-4o6x5z-3A-3| not think~b3e-3j4k8u6| not this~c8| not throw~b6| not
to~c-4d-4f7g-3k4m4n3o-8| not trust~e3h6p-5r3| not vote~d6f-3g9i13j-7m-5n-4o10q5u8w-4x-3y7z-5| not
want~c-3d-6e-4g-7j3m3n-4u-4x-4z7A3| not what~b5m9o-10r-3x-7z5| not work~a-3d9g3m3p-5q7C3| not
write~b3c-9e-3f-6h-3i14j-8k6l-3m3p-5q8u11v-6w-6x-4z-4A7| not
you~d-3e15f-3g-6h-4i11j-5k-6l-5m5n4o-5q-3r7u5v-5w-3y-4z-5A5B-6C4| not
~~a-8b12d-3f-5g3h-3i-9k4o6r5s-3u-7v6w3A-3B4C-7| note~e6o3| noted~c-3f-6r-3|
nothing~a-12c6e-3f-7i5k-3m-6n-4o4p18q-4r-19u-6x-6z4| nothing ,~d-3e4h5i-3p8r-7B-3| nothing
.~a7c5d-5h3i-8j-5l11p4q-4u4w-3x3z-4B-4C5| nothing but~b7| nothing on~e3i-3j6u-5w6| nothing
to~a-11c9d3e-6f-3h-3i8k-3l-5n-3o3u-4x3A-3| nothing you~e5n-6o7p3x3|
notice~a-10b-3c-5h3m10o-9p-4q-5r6y-5z3| noticed~c-3d-6e-6h9m5n6o7x8A3| noticed ,~e-3n6z-3A3| noticed
how~d-4o5x7| notion~a-8b3d6f3h4i-4| now~b-8c-3g6h-7i4l4m-10n15p-5q-6r11t4u-3v7x4y9A-7B9C-11| now
,~a4d-4g-3i4l-4n6p8r-10u-5v6x-6y5A4B4C-5| now .~a-4c-3d4e-4g5i5k-3m6o-9p-3q-6r7x-6z9A-3B4C-6| now
?~a3d-8e-5x3y-5| now i~b-3c-3e4m3r-3w-3x-6y3z6| now on~a-4c8l5| now or~a6e3| now there~a-7y4A-4| now
we~n6x7y3| now would~a-5b5d4i3m-3n-4o6| now you~c-4d-4e3g7h-3i-4k5p3x-6y8| nowhere~a-6b7g6i4j-6p4q4|
nowt~a-4b5c3g8i3| number~b3c-3d6e8h-5m7n-4q-4r3y3|
numbers~a-4c-5d-4e-6f8h5i3j8k-3l-3m-5n-3o7p-8r6s4t-4u-7v-3w10x7z-4C-5| nursed~b5g3q7r-5|
o~a8d-5e5g-3q5r-3v4w-4| oath~e15i8k-3n-4o6p9q-3r-8u-3v3| oaths~e8p3| obliged~d6m-6o3z4A-4| obliged
for~d5m-6o4z4A-3| odd~c-3e7p-7q-3r9x8y-6B3C-3|
of~b-8c-5f-4g-4h-3i-6j-3k-6l15m-9n13r-10s3u4w-6x-8y9A3C4D-3| of
NAME~a-9b7c-5e-3f-7g-4h5i-4l5m-5n16o-9p-5q-5r7u6v-4w-4x-12y19| of
a~a9b-4d5e-4f-4k3l-6n-7o3q7r-7u-4v4w-3z-3| of all~a4d-4e7h-6p-6r5| of
her~a-3e-4g3j7k-3q-5r5u-5w9x-3| of it~a-10b8c3e3g4i-3k-5l12m-5n5p-4q-4r4u4v-8w6x-3y3z4| of
me~a-3b3e-3g5l6m-6o5p3r-5x8y-6B4C6| of mine~c7e-5i4j-5u4w-3| of my~b-9d-3f8j-4m5o-4q-3u4w-5x-5z10C8|
of one~a-6c4d6e-3f5i-6m-7n10o-8p3q-6x3z-3| of our~a-3e3j4m5o-4p11q5r-5u-4v3y3| of
rice~b3i-3l3p-8q4r4| of that~a6c5i-3k3l-3n-4p4q4r-5x-3y3| of
the~a5b-5c3e6f3k-13l10m-13n6o8p-4r5s-4t4v4w-11y-9z12A-6B-6| of
them~a6b-4c-4d4e-9f-3h5i-3j5k8l-4m6n-3o-7p-7u-7w3x-7z4| of
this~b3d9e-5i3j-6k5l3m-6n-6o7s3t-3u6v-5w-3x-5y3z3A-4| of those~a7d9e-3g3p4r-3v3| of two~p-6r6| of
us~b-3c-11d-12e3g-4h-5j5k9l-13m5n-4o6p4q5r-13s6t-6x6y3A-4B7C-10| of who~a7g-3o-3p-4| of
you~b-4d-3e-9g3m7o-5p4q-3s-6t6v9x-5y-3z5A7B3| of your~b6c-9d-7e6g5h-5i-10j5l3m5o-5p-5s-3t3u-6w7C6|
of yours~a-3c-6f6h4i-5j10k-4m-5n-6o9p7r-5u-8v5w5x6z-9| of
~~c4i7j-8k-4n-3o5p6q4r-8t6u8v-3w-6x4y-3B3C-4|
off~a-3d-9e-5f-9g-3h-11i21j-13k-6l-6m3n8o-6q-8r10s7t-6u5v-3w-5x-11y13z4C-5| off
,~a-3c-4h4i6k-4o5p-4r7A-3| off .~a6b-8c-3f-3i3p5q-3u3v-3x-8y7B-3C5| off NAME~b8e5g-3q-4r6B5C-4| off
it~a4i-7j3| off my~c11e-7g8i3j-4u3v-4| off talking~e-4n7o-7x-4z4| off
the~b5c-4d-4g3h-3i-4l3p-4q-3r6x-7y7z-3| off to~a3b-6i-3l5v3| off together~d-5x3y8| off
your~b11e-3g-4h-5i3j-3w-3| offer~d11f3g9h-3m-5n3p-5r4v-8w6y3z-4C-3| offer ,~g6x-4y5| offer .~a4d3f6|
offer me~c5g6w4| offered~d12h3i4m-6o6r3u4v-5z-3B7C-8| offered me~c6e-4h10| offered
you~c-3d10e-4m-4o5| offering~b4e5m-3n-3o7x5y-3| offers~c3d10i5p-3v4x6y-5B4| offers
me~c3d7i5p-3v3x4B4| oh~a-6b-6c-3e4g-4j3l-4n-3r6v4B4C-6| oh ,~a-5e6h3l-4r5v3B3C-4|
ok~a-5d-10e7g-6h-9i-8j7o4p15q5r-12u-3v3w-4x-3B6C-7| ok ?~d-6e-4| ok so~a4e4j3q8r-3u-3C-4|
okay~b5c10d-9e-5f-5g-6j3m-4n4o8q-8r3v6w-5x5y4z3B3C-3| okay ,~c8e-3f4j4m-3n4o7r-5v6w-3x7z3| okay
.~c4f-11q-7r7v3| okay ?~b7c3d-7j-3v-3| old~a3b10c6h-6i8j-4l-11n12o-8q-9s-4t4u4v-4y4z-4| old
lady~a-4e-6h6o4y3| old woman~b5c3j-4m6o-5s-5t5x-8y4| old ~~a4e-3f6i-3j5u-3|
on~a-8c3d5f-3g-11i6j-3k-7l-7n8o-14p6q7r-10s-7t10u4v3w-3x6y-4z-13A-8B4D-6| on
,~a-4c-8g3i-9l5m-6p3r3u-3x-5y3| on .~a-4d-5e9g3h-3i-3j-7l11m3o-3p7q-12u3z-3B3| on ?~d10m-4n4x5z-8|
on NAME~a9b3c3e-9h17i-4l-4m-15n19o-12p5r-7s-3t3u-3v-4w7x-9y7z5B5C-7| on
a~d-3e-3h5j-5l-6m-5n11o-8q-5r4u5v-8x6z-10| on any~c-4e-6i7u5| on both~d5e-4i7j-4r4u3| on
earth~a-3b6g4i8k-8m-3o3p-3x3y-3| on fire~d-8g3i5k-3| on friday~a5b4d-4e4h4i7l-6n3r-3w-3x3| on
her~a5m4o-6q4s-4t4v8w-3x-3| on his~a3d-5h6q3r-3| on
it~c-8d-4f-8g-5i-4k4n6o-4p5q-8u-3w-4x10y7z-14B4C-5| on me~a-7c-8d4e9h-5i7m-8n5q8r-9v5x8y-6A-5B-8C4|
on my~a5b3c15d-10f5h-7l-10m-4n8o-4p15q9r-20v10w-3x10z-4| on
one~b-4c8e-4f4h3i-5j3l-3m3o-3p-6q5v4w-3x-4| on other~e3q-5r7B-4C3| on our~b7j3n3v3x3| on
paper~e3i-5j7p-3u-7w8x3y-4| on purpose~e7| on somebody~d8i6j-3m5n-3o-3u3x-6z5| on
sunday~h-4m-5o4q4r-4x8z-9| on that~a6c-7f-5g5h-4i-7k9l-6m3q-8s-3t3w-6x-3y4z-6A-3| on
the~a3d5g-6k4m8n-4o-4p-6r6v-4w4x-6A3B3| on this~a-5b7d5f-4j-7k3m3n-8o6p-6q5u6v-3w-5x6y-4z-4| on
thursday~a6i-4m-7o6| on to~a-4b19f3i-5l3p-4r4x-5z5C7| on tuesday~a-3e5i6j-3m-3n-5o6p3q4r-6x3| on
us~b-3d4p-4q7| on with~b3d-3l3n-4o5p8r-5x5| on
you~a-6b-3c9d3i14j-6k-7l-7m3o-6q-10r8u8v-4w-5x11y-5z-7A-6B-9C7| on
your~a4b-6c-5d6e6f3g3h-3i-7j3k-3o-3p8q-3r-5w-4y-3z4| on yours~c5d7p7q-4| on ~~d-3e-5m-3o4x6z-6|
once~b12c-11e-10f-4g-3h-7i5j-5l-4p-3r3s-5t6u4v-3w-4x9y-10A6C6| once ,~b9c-8o5x8|
one~a4c-10d-5e7f-15g3h-5i-5j5k8l-7m6n-8p-6q9r-6t5u-3w4x-14y4A11B12C-9D-3| one
,~b-3c-8d-5e5f-4g3i4m14o-11q-8r6x-6y3z-4A4B8C-7| one .~a8b-7c-8d-3f3g4i-3j12l-5p6q-13u-9w19| one
?~d-4m4n-5p-11q-3r12y-3z3| one against~a4c4i-3j4l-3n-5o3q7r-8u-3v4w-3y-3A3| one by~j-6l7u5w-4| one
does~d-3e-7| one eye~a-5b-4g-3h14| one for~a3c6e4i-7k6l4m3p7q-3r-5y5| one gets~d4m6o-4x-4y5z-7A4|
one hears~c-4e-3h7| one i~a12b-3e-5g5i-3m3o-3q3r-3z5A-4| one is~b7g4p-9q5B5| one
more~b22c-5e-6i-3p-6r5x-3y4| one night~e7j-3l3u3w-4| one
of~a3b-5c4d3e-7g5i-12j11k6l-3m-8o8p7q9r-11s4t-5u-9v6x4C7| one on~e3p-4q8r-6B-4C3| one
paper~a-4c-3d3e6x3y-4| one person~a-7b5e11p-7r4x3C-3| one sees~a-8c-4| one
thing~a-5b-3c-3d3e7g-6h-5j-4m-8n3o4p11q-5r-9t-3u4v-6z3| one to~a-4b-5d13g-3h-3i6m-7n9o-5q-6r4y6| one
tonight~d6e5| one vote~a-5e6i5m-6o4p-5q4r-3w-4x-4z4B3C-4| one who~b4c5d-5f5h7i5j-6k6l-9u3w-7x4B4C-5|
one with~c-5e4g6h-3p-3s-4t4| one word~e-5m8n-8p-8r10x-5| one ~~a6b8g4i9j-3k-3l6m-6n5p-3r6t5u3w-5|
one's~c3e4i-3j-3k6m4o-3p-13q8r-3u3v-5w3y-8z6| one's yours~c3k4p-6| ones~a5c-3f3i6m3o-5p4q-4z7A-5|
only~a-8b10c-10d3e3h-14i-7j9k3l-4p-5s5t-5u-6v-4w16y-4A8C-6| only ,~a5d-3e6p-5q-3r6x-3| only
.~d3e8o4p-3| only has~p7| only one~b11d-5e6f-3g4h-4m8o-5w-4x-8A6C-4| only passing~d5e-7x-5y3| only
reason~b6| only that~a-6h3| only told~e6| only two~e6| only want~d6g-3| only with~f3p6q-5B-4C3|
open~a5b-4c-3d-7h15i-9j-4l6n4o-4p-4q4r4B-3C3| opened~c-3d4e7m-3p-7q-5r9x4z3|
opinion~d9e-4m-4n4x-7y7| opposite~d-5e9p4r-4|
or~a-10b-18c-11d32e-24f-18g-20h-9i-5k5l-7m-8n13o-11q-11v13w-16x12z-11A-16| or
NAME~c-4d6e-5f-4h3m9n-10x12y-9| or are~d4m6n-7x-6z6| or did~d8e-7x3y-3| or i~b5c8d-3i-3| or
is~a-6d-6e-4m-3n-3o5x-3y4| or it~a7c3e-5m-3x4z-3| or me~d-10i6j-8n-3o4p5r-5x6z-3| or nah~d6g-4m-4|
or no~a-3d10f-5g-4n-4o6z-4| or not~a3c5d7f6g-4h-3i-6j7m-4n4u-6v6y3| or was~e6m4p-3r4y5| or we~a8f-4|
or you~a6c-6d7j4n4o-4v3x4A-4| order~e3g3h3m-7o8p4r-4z6|
other~b-6c-3d-7e18f-6g7h-7k7m4o-4q-3r4u10v3w3z4B-3| other ,~m-5n9y3B3C-4| other .~i3p14q-4r-4v8|
other one~e7p4r-3| other people's~e5p-3q-5r7B-4C3| other side~b4d-3e3i-3l3m-5n-4o7p-7r5x-5y-3z10A-3|
other team~a-3e-4m7o-6x6y-7| others~a9b-7c4d-4e-4f4g-3h3i-4l6p-4q-4r6v3x6y4A-6| others
,~a5d-4f4n6o-4| others .~e-3i-3j5m4u-5w6y4| otherwise~a-8b11c-6f4m3p12q-13| ought i~a-3d6n3| ought
to~a4e-5m-5n-4o10z4A-4| our~a5b5c-12e12f-7h-6i-9k-4l11o3p-11q-5r14u8v-6w-5x7y-5z3C-4| our
best~a-7b3e-9m3| our deal~e7p4r-5| our four~e-3x4z-6| our plan~e6o4r3x4| our side~a-4b8| our
whole~d-3e6p-3r4| our ~~a13b-4d-4q8| ours~a-3c-3d7m-8n15p-4r3v3w-3x-4y3z-4| ours ,~m-5n6v3x-3y3|
out~a-5b-5c-5d-3e10g3h-6i-4k5m5n-7o-6p3q-3t4u-7v3w6x-8y-7A8| out $~h8| out
,~a6c-7d5f-3h-5i-9j3l4m8o-10q-4u-3x-3y-3A4| out .~a-4b-7e-5g12h4k8l-9p6q-5v4w-3x4z-3A4| out
NAME~a15b4c-6e-5g-3h-3i4j-4u5v-5w3B5C-10| out and~g-3p6v-6| out for~a-4f4h3j-3q5r-5u3x9y-7| out
from~a-3c4f3i6p-4q3| out here~d-5e4l3m-5n10o-5p7r-8u-3v6z3| out if~m5o-7x-4z3| out
is~c-3d3j-6m3u5v-3| out of~a-5b9c6d-5e3f4h-4i-17j17k-4l9m7n-3o-4p8q-3u-15w13x-9y5z8A-3| out
on~i4p-4r7x-6y4C5| out there~c-3d3m-4o3p-3q-6r9| out to~a-3b-3e7C3| out
with~a-4b5c3d3i3m-4o7u-3v4x3z-6| over~a-3b-6c-6d15f7g-7k7l-9m-5n9o-7p-3v6w-7y-6z6B-7C3| over
,~b-7c-3e-4h-4j-5n9o-11u3x-3B-8C7| over NAME~n7o-4x5y-3| over here~f6| over my~f-4g6l-6m3z-3A3| over
the~b-3g-3i-4k5q3r-4x-4z6| over there~a-3c-5d-3m-5n5r4x10y-5| over to~a-6e5n3p-4r4| over
your~a-4b3h7i6p-4q-3r7| over ~~a-4b3d3e3p7r-8| owe~a3c-9e-4i-3k-6l5m-7o10p4r-3v-4w4|
own~b11d-14f-10g14i10j-5l-9m3n-5o4p-3q11r-4s-3t6u4w-6x-9y5B-5C11| own .~p6r-3| own name~c-3d-9e3|
own ~~c4e4i4p-3q6| pack~a-4c5d3e-3g-3h7i6k-3l-3n-5x-5z-4A6| packed~a9b-3d4e-3m7n-6x-6A8|
pact~a-5d-5e21h-3m-5n-4o7p-5r6x10y-3z-9B4C4| pact with~a-3e11h-3r3C3| pages~a-6| pages .~a-6| pair
of~a-3b4c4p6r-5t4C-4| pal~b3d3e7i-3j-4l5s-3t3u4w-3| palm~a-7b-3c3d-4e-4i-7l4r-3x3z-4|
papaya~c5d-4h10i4p6u5v-6| paper~a-6b5d11e10f3h-6j7l-6n-6o4p-9q14r-10s-3t4u-8v6w3x13y-7z-3A-3B6C-5|
paper ,~b6e4f3j3x5z-3| paper's~a5c6j5n5u-5w4z-3A3| papers~a-5d6e3h-5m-4o8p4q4C-3|
parchment~a3b4c3d-4e3g-6h-9j5k-5l-4n-6p-5r-3u-4v8B3C-3| parchment ,~b3e3h-4p-6q3x4z-3|
parchments~e6i7j-3p-7q3| part~a6d-6e3g6h6i4j-5l3m6o-7p4q-8u6v-8x-3| part of~c5i6m4o-6p4r-3u3|
partner~c5e5l-3m-3n6o-3p-6q3r4z-3C3| partners~d5m-5n5q-3r4v6x7y-3C4| partners ,~d6m-3n3q-3r4x5|
pass~a-8c-6d-7e-4f-4g6h-3i4p-6q4B-6C7| pass from~b4g7| pass the~a-4f5p-6q3B-5C6|
passed~a-3d4t3x-7z3A4| passing~a3b-3d4e-3i-3l4p-4q8r-7x-5y3| passing ,~d5e-7x-5y3|
past~b7e3i9l-8m5o-4p-3q-4r7u-4v3| path~a6c-4d4y4z-4| pay for~a7e-4| pays~e3g4x6|
peace~b4c8e-5i9j-6u6w-5| pen~b4c4e6g-4h-3j3k-3l-3m8n-4o-4p-5q4r-11s-3t3u-6v3x-3y7z-7B-3| pen
.~a-3b4e6p-5q5r-4| pen's~b3c6e-3i-3j6u-6w6| pencil~b-4c9d-8g-3h5i9k-3l-6n6o-8p-5q4r-4y-3z4A-3B5C-5|
people~a-7b5c-14d10e6f-9g-5m4n-5o-3p7r-4v3y5z-5C-3| people .~a-3b6e3m-4o5q4x-3| people
are~c-4e-3m3x-3z6| people's~e8p-3q-5r7B-5C4| percent~d4e7n4o-3p4r-3y3z-3| perhaps~a4b-4m7n-3o-5|
perjury~e9p3| permission~d4e-7m3x-5y3| permission ,~d4e-7m3x-5y3|
person~a-9d-6e17h-5i7j-3k-6m-6n8o-4p-15r10u4v-6x4z-4B3C-7| person ,~a-5b-3d-5e12p-5r4v-4| person
on~i6k-5| person who~g6m-3n6q4r-5s3x6z-4| personal~a-3b6| personal kindness~a-7b9| pet~a-3h6i5u3C3|
pick~a3b4c-6e-3g3i-7j4k4n9o-7p8r-8u-3w3y-4| pick up~j-4l6u4w-5|
picked~f3h6i-6l7m9o-7p-5q9r-5x-8z7B-8C5| picture~a13e-5j-4m-3o4x3z-4| pinky~p6|
pity~b3c-5e10h8p5r-5| pizza~d-3i-6l5| place~c9d-5i-5m6n-5o-4p-4s-3t3x-4y-5z6| place .~c6i-5l4p-5|
plan~b-8d9e18f4h6j-12k-6l7m23n-17o-14p-15q-3r13u10w-13x3y-9z11B3C-3| plan
,~a6c-6f-6g3n-4q3r-3x-6y3z6B4C-4| plan before~d7e5o3x3C-3| plan is~d4f4j3u-3x-3z7A-3| plan
to~e8f3p-3r4B-4C4| plank~a8d3| plans~d3e5h-3n-5o6x7y-5| plate~d-8i-7j-3k-3l11p-3u4w-4|
play~a-7b8d-4h10i13l-14n-10o6w-3x5y-8z6A-3| play it~a-3g-4h9i12j-4l-6n-6o8p3q-4u3w-4|
played~a-3c4i7l-5n4o6p-4q-4r7| playing~b-4e9h3i4l-3m-12o11p-9q-4r11x-3z4A-4| playing both~a-6e3h4|
plays~b3g3m8o-12p-4r4x-6z3| please~b14d13e-7g-4h-6i-7j10k-3l-3m6n-15o4s-5t4u-8w7x-10y3z11A-8B-4C4|
please ,~a-8b8c4d11g-3m4n-6q3r-4v-3w3x-3y-3z6A-4| please .~a4b5d6e-6h-6m4n-4x-7y6z5| please
do~b7c-3d-3e3h3q-4r3| please not~a-3b11d-4| pleasure~f8h4| plotting~c3f3i-3l6r3| plus~c6i-3k3n4|
pocket~d5e-4i-6j7k-3n-4o4q-5r9u-8w8z-4| pockets~l4n-4o7x-3y4| pockets .~n-4o7x-3y4|
point~a-6b5c5e3f-3h-4i-10j12k-7l-4n-3o3q-3u-13v-8w19z-5A4B4C-5| points~i-5j7u-7w6|
pole~a4g3h-3l-3m-4n6x4z-5| pond~a6g3| poor~a-14b11e-4f-3h14o-5p9r-10v-3x-4| poor
NAME~a-12b11e-4g-5h9p-3A3| possibly~b5f-3g-6| post~c-3e-4f-3g-4i3j-5q6u3v-7x3| post
,~c-3i3j-4q6u3v-7x3| pot~a-5c-4d-8e-3h-7j6n-5o6q8r-11A-3B-3| pot .~e3i-3l4o5p4q3r-10x3|
practically~a5c5m-3x7y-5| prays~a7e-3| pretend~c-8g8p-3z4| pretend i~c-3g9|
pretty~a9d4n-4o4p-4q7r-5x-5| price~a-3f4h-3i7l-4m-4n10o-6p-5r7x-3| print~e5p7q-4r-4w4| print .~w6|
prize~a7c3e-3| problem~a7b6c-4e-3f3g-5m4o-4y-6z5| problem .~a5b7|
promise~a-16b-10d-3e12f-6h-8j-5k6l-5n3p31q-10r-20u3v-12w5x10y-11B3C-4| promise
.~a-3c13d3h-3k3l-3n6o-7p7q-5r-4v-8w6x3| promise me~b-5c-10p8| promise you~c-5e-3g5x-6y5|
promised~a-5b-4c-3e-8f-4g-4k3l-3m3n-6r6v-3x9y-15B-4| promised NAME~d3k3p-3r3x10y-10B-5| promised
me~g-3m9o-10x-7z6| promises~c-4e9p15q-4r-12| protect~a5b3c-5e6i4| provided~b3e-6f13g-3i-4j3|
pull~a12c-4d-3h-3i-6l4p10q-4r-9C-3| pull the~a5d-3e3p7q-3r-7| pulls~a-11c-3e-3g-3h-3m3o-4y-5z7|
pulls for~a-7c-3| pure~e9| purpose~e6r3| put~a4b7c7d3e-12i-9j7l-4m-13n10o7p-3q11r-10u-4w6x4A-14C-3|
put .~b7c3g4h3i-4j8l-3m-5o3u-7w10x3| put NAME~a4b3c4i-5n-3p-3q3r-3w-3y-8z5| put a~e-7g-3m-3o4y3A-3|
put down~d7e-5i-3m-4o3v-4w6x6z-7| put him~c3e8m-3y-6z5| put it~a4c3d3n3p8q-4x3z-3| put
me~b3e7f3p-4z3A-3| put my~c-3e4j8k6m-7n6p-3q4r-6w9A-4| put that~g4v6w-6x-3| put
the~b5d-6j-3m6o-5q-3r5u3y5| put you~b-3d4e-4i5j-3o6u4w-3x-7z7| put
your~b-3j-3m-3n10o-8p-4q5x-6y6z-4| putting~a5b-4c8e3f-5g-5h-4i-4m7n-5p-6q3r-5w-3x-5y5A3| putting
NAME~a7c6d-6i-3| puzzle~a6e-7| puzzles~a-7| question~a3b-5c4e-4f-4g4k-5l3m-4p7y4z-5| quick ,~a3d6|
quiet~a-4b-7e-6h5i-5j-8l7o-5r-3u4v-3w-4x-12y11z-3C5| quiet ,~c5j-6l5p-4r5u5v-6z-3| quiet
.~c-6e-3x-8y7| quit~c5i9k-3p-4q3v3| quite~a3b-3d-7e7| raft~g6h-3x-5y5C3| raft .~g6|
rain~a-6b-6d-5e-4f-4g-6i13j-5l-10m-4n3p-5q-5r10u5w3B-4C4| rain and~i7l-9|
rather~a9b-8d-3e-4f-10g7h-3j-6k9l-7m11n-7o-6p8q5r-4u6v-4x-9y-3z7A5B3C-4| rather lose~c7i-3k5| rather
you~e-8| read~a-11b-10c-6d-8e11f5g-3i3j-9l10n3o-8q3u7x-9y4B-8C8| read ,~n3o-6| read it~c4e3i5p-6u3|
reading~a-3c3d3i-4p-5r3B5C-6| reads~e7k4u3| ready~a6b3d-8p10r-6| ready to~a9b3d-6|
real~e7l3n5o-5p-6y-5B3| really~a-3c-6d5e10f-7m-6n9o-3x7y5z-8A-5|
reason~a7c5d5h-4j7l-4o-4q6r-5u-7w7x3z-8A3B5C-3| reason to~g-3n3o-7B4| reasoning~f10| reasoning ,~f6|
reckon~b-5c-5d10e-4f3g-4m9n-5o-3x-11y8z6| reckon ?~n-6o4| reckon NAME~d7m5o-4x-3z3|
record~m-4n5p-6q3x6z-4| red~a3m3o-3x-3z6| rehearsed~h6| relax~d5i10j-4k-5n3o-3u3x-3y4z4|
relied~d4m-3n6| rely~a-9c-4d12h4m-5n7o-3z-3B-5C3| rely on~a-9d9h4m-5n6z-3B-4C3|
remain~a-4b16e-3g3h3i-4| remain .~a-4b8| remains~b14e-6g7i4| remains .~b9g5| remember~c-8d-4e5r4|
remind~c-3e-8m-6o4p-3r3x8y-3z-7| remind me~c-3e-8m-6o4p-3r3x8y-3z-7| repeat~a4c-3d-6i-4l4p-6r6|
repeat it~a4c-3d-4l3p-5r6| report~c5i-7j-3l9p-3u3w-4| respect~a4c-6g8h-3o-7p11r-4x4y-3|
rest~a8b-6c4f6h-3i-5j4k-3l7m-3n-3o4p-3r3v3w-8x6y-8B-4C5| rest of~a5d4f3g3h-3i-6j3l7n-9o9r4w-4B-4C6|
return~a7b10d3e5f-3m-5n-4o9p-5q8r-6u-4v-3w6x-3y7z-4B-7C6| return i~c3d6i4m-3n-3o7y6z-3| return
it~a6| reward~a-9c10d-3e-6h-3i-16j-5k-14l27m-3r7u5w-5x10y-9z-3| reward ,~c4i-5k-8l10r5|
ribbon~g-3p9r-8| rice~a-4d-5f-5h-3i-9j-6k-5l11m-4t-3u7v-4w-4x-4y7z-3| rice ,~d-3p4r-6| rice
.~a-7b5c3i-3l4p-3q3u3| rid~a5d-4f-3i3p-4q-5r7C4| rid of~a5d-4f-3i3p-4q-5r7C4|
ride~c6d-3f3i-3j-4k6l-4p-4r3u3v3w-3B3C-4| right~b-8e-10f4g4j-3k6m-7n13o-8p-3q-7r4v6w-7x10z-10C-3|
right ,~c-4e-3g-3i3m-3n7o-3p-5r7w-3z-3| right .~e-3f6g-4v3| right ?~c5h4i-6l6| right now~d-6| right
to~c4j-5k8l-4u5v-4x4y-4| right you~f7| rise~c6| river~p4r-5x-4y6| road~c-5f4g-3p-6q6w6y4| road
.~p-5q7y3C3| rock~a-3c9d5e-3i5j-7m-3n3p-5r5u7w-5C-10| rocks~d5i10k-3l-6m-5n3p-5r5x6z-3A-3|
roof~a-11b4d-4e-5f-3i13j-5k-5l-8u4w-4| roof .~b3i7l-5w-3| room~b3c3e-4g3h4i-4p8r-7y3| rope~c3n8o-8|
round~a-3b8c3d4e5f6g-7h-5i10j-3k-3l-6m3n-14o5p-7q9s-4t3u6w6x-5y-9z7A3C-4| round
,~a-7b6c-3m3n-3p-4q7r-5| round the~d-3e5f4j-8l11p-5r6u8w-5x3| rumour~d7|
run~a5b-6c4d-3e-5f6i-4k3x8y-4| run to~c4m-3x7y-3|
running~c3d4e6f-3i-12j3l10n-6o6p-4q4u-4w5x8z-6B-4C3| runs~e5j3p-6q4| s~a10|
safe~b3d-5e4f-3h-4i17j-7k-10l-4m-3n3p16r-9u8v5w-5| safe ,~e6h-3p4| safe as~c3h7i-5l3| safe
with~b5c4h-7i8k-5p5v5| safety~c-3e4i5j-5m-3n3p7q3u5|
said~a5b5c8d3e-5h13j-3k-4m-7n-11o10q13r5s-3t-4u10v-6w-7x6y-4B-3| said ,~b3e-5h8q5r3s-3| said
NAME~a3d-5e11h-4o5q17r-5u3x8y-6B4C-5| said about~c5p-7r5| said anything~p-4q6| said
it~a-4b3c5g3h-3j-3l-3m-4o4p-9q-12r11x3y-3| said more~a-6| said my~a6e-12m6o-7z-5A7| said no~g7| said
one~c4i6| said so~f4n-4o3x4y-6| said that~a3c6d3j5m-5o6p3x-4z3B-4C4| said
you~d4h5i7j-5p3q-4r-3u6v-5| salt~a-4d-5e5h-3i6j-3p-4q7r-8u3w-3z3B-6C7|
same~a5b-8c-4d-9e3f-3g-4h-4i-7j8k7l-8m-10n13o-7p6q-7r-6v6w3x10y3z-8B-6C3| same ,~c-8f3| same
.~c3f-6j3k-3v6w-5| same as~i-4j5u-6w5| same name~a-4c-3e-3i-8j10u-10v7w5C-3| same to~a3c-3e4f6p-3|
same ~~c3d-3p7q-7u-3w3B-5C4| san~a3b-5e6p4z-4| sand~a-3d7e5f-3g3h3i-4k5m-5n8o-5q-5r4v4| sand
.~d3e4r7| sang~m-6o7x-4z3| sat~a-3b-3c5d-4h3i-6j-4k8l-3n-4o4p-3q5r4u3v-7x-4C-3| sat down~h4q3x7y-8|
sausage~a4k-8l5| sausage ,~a4k-8l5| save~b5c4e-3i3k-3o6x4| saved~a-5c6e-5h-4i9k-4p6q-4v4C3| saved
me~e-7j3k-3p8q-3r-4u-3v3| saw~c-6d-3e5f-3g-4i-6l7m6n-3p6r-7u-4v5x-7y7B-5C12| saw the~c-4e7h-3| saw
you~a-3d-3e7l3m4p6q-3y3C5| saw your~d6e-4x-4C-3|
say~a5b-9c-3d6e-4g-6j8k-9l10m-12n4o9q-9s6t-5u-3v-6w6x12y-9z-9A-5B-11C5| say
,~a4c-3e5f-4h5i-3m-5n3p-6q-7r9w3x8A-6C-3| say .~a-5b3c-6h6m7n-6p-5x-4z5A4B4C-6| say
NAME~g6j7k-5l-3m8o-8u-7v7y-7z7A3| say about~a-8m-3o4| say i~B-6C6| say if~a7d-7| say
it~a4c-3d13e-8f4g6i5k-4l6m-7n3o4p-6r4w-3x7y-3z-4A-3| say no~a-5f3g-3i6l9p3w-3| say
that~a-4m5o-6x-6A5C-5| say the~a11d-5h-6i-5j7k-3l-6p3r-3u-8v-4w9B-5C5| say to~d-4o6| say
we~a17d-6e-4h4n4B-4C3| say you~d7e-4h-3m-7o7p4q6x6y-3z-3|
saying~a13b-9c-6d-5e4f-7g-4h-3i3j-4k-3m-8n15p8q8r-13w-5x14y13z-9A-3| saying ,~a7e5h-4| saying
it~e3i3p6q4r-5u4x-3y3| says~a-15d9e4g-4h-11i-3j8k-7l3m-11n9p4q9r-11x12y-5z-5B14C-12| says
.~c-3e3o-3p9r-8z3A-3B10C-9| says NAME~b4c3d-3i3j3o5q5r-6v3w-3x8y-6z-3| says he~e8x3y-3| says
you~e6h-5x7B4C-3| scale~a-6d8m-4n6o-5p-5q8r-4| scale of~a-4d9n4o-3| scared~e-7h4A-5| scared .~e-6|
school~a-6c-7e5g-3r-3| scratch~e4i-7j5l3p4r-5u-5w5| scribble~c5d-6i-4j5u-5w5|
scribbling~c3d6m4v3x-5z6| sea~a-5d-4e-7i-6l5| season~b4c-5d-7e-9f-3j-3k-7l11p-3q-5r8u4| season
.~j-3k-6l11u3| seat~a-3d-5e4i8k-3l-4p3q-6| second~a10b-6c6e15f-4g-5i-5m-4n3p-9q3r4v8x3y-5z3| second
.~a-4c3h3i7j-4k-3p-3q5r-4u3v-3| second vote~a4c6h-3|
secret~a-3b-6c-3d5e18g-3h-4i-11j-5k-4l13n-4o5p-14q-5r17w-5x4y-3| secret's~c9e-3h-4i-4l5|
secrets~b3d3e10h-5i3l6m-4p-4r5y-8z5| secrets ,~i7|
see~b7c-3d3f3g-3k5l-5m10n-3p-6q-8r11v4y9z8A4B3C-8| see ,~a-3e3n-3p-8| see .~c-10d4e6n-3o5q-3r5B3C-3|
see NAME~a-4b7m5o-6| see it~a6b-5d-4e-4f6g3h-3k-4n-3o3r3w5A3C-3| see no~a6| see
that~a4d-5i8m3o-6p7q-5u3w-3x-4y10B-6C5| see the~a-10b3g3h-3i5l-5m3z-3B-7C4| see where~a6i3| see
you~a-7f5g-3k4m-5o7r4s-3x3y-3z3| see your~b7e3p-5| seeing~a7c5e9p-7q3C-3| seems~a7| seems to~a6|
seen~a-14c-4e6f-3i5k-3m3o-6p6q-3u3y3z-3C-3| sees .~a-7| sees us~f6| sees what~a-8|
sell~a5b7d5e-4f-3g3i3m-5n3o-3A-3| sells~e16| send~b8d-5e3g-7h-4i-4m4o-3v-5w7z5B-4C3|
sending~a-6b5l-3| sends~a-3c8i3j-3| sends you~c6| sense~a3g3h-4i-7j7q6u-6w6B-3C3| sense
to~b3i-6j6u-5w5| sent~a3p-4q7r-4z3| sentence~c-4m-4o7z3| sentence .~d3m-3o6| separate~e7r3|
serious~a5c4k5r3u6| set~d3g3l-4n5o-6r8w-8x4y-6B4| settle~c7d-3e-3i-3j4u-4v-4w8| settle on~c7e-3w4|
settled~a-5d10e-3h3i5j-4m16n-9o-6q4r-3u4v-8x-7z8A-3| settled on~a-4d9e-3h3m12n-6o-6p-4q4x-5z4|
seven~b-3i4k-5p-8r6w-3x3| shade's~c-7| shade's gone~c-7| shake~a3d4g-4i5n-8o5p-5r5y-3|
shall~a3c14f4i-6j6k-6m8n-9p3q-9r5s-3t3u-4v6w-3x-13y-3z10A4| shall be~a-3c6f3l-3v3| shall
not~b-3d4e8f4i-3j4m3n-7o5p4q-3x-5z5A4| shall we~a8d-3h4q-5r4|
share~a-7c4d4g-5i5j-4l7m5p14q-6u5w-6x-9y3z-4A4| shared~c4e-5f3i8q3|
sharpening~a-10c-3e-7h19o-3p-4r6z-4| sharpening the~e-4h7p-3r4|
she~b3c-11d3e6f-4h-4i9j-20l5m6o-7p7q-5s5t-3u8v-6w-9x-10y19z-15A-9B-20C18| she goes~h4p-5r6w-3| she
has~b-4c-4g-6h-3m-9n3o5p11q-4r-5y3z5C-3| she
is~a9b11c-6d-9e-4g10i4j-4l-3o-9q-10r10u-3v4w-4x4y-7B-9C10| she thinks~a7| she was~a-3d-9h-4u-3B-3C3|
she will~a7i6j-5| she would~a-6b-10e3f5g-9j-3m7o-5p4u4v-4| she ~~e5g-4h4j-6l7n4o-4q5r-3u8v-6B-3C4|
shed~a11e-3f5g-4q-7r7| shelter~b9c4e-4i3j-7p-8r5C5| shelter .~a-4c5i6j-4r3x4y-3|
shield~a-6b16c-10g7h-3i15j-6k-4l-7m4p-8r7u6w-7| shield ,~b6c-3g5i5j-3| shield .~a-5b4c-7e3p-6r5|
shoe~c3d4e-5i5l-5m-4n-4o7x3z-3| shook~c-3e5f-3n11o-10p15q-10r-6x3| shook on~e3n6o-7p3r-3|
shoot~b3c4e-3g6i-4j11k-3l-7m4o-3t3u-11w11| shop~a10e7h3j3r3B-3C3| shopping~a4i-3l5m4x-6z5|
short~b7i-3j8l-3o-4r-3u-8v4w3x-3| short ,~b3j6u-6w8| shot~b-3e3f3p-3q10r-10C-4|
should~a8b5c6e-12f-9h3i-7j-10k-12l18n-9o4p-6s4t-3u7v-10x5y-8z-7| should
be~b3d7e-4m-4n-7o10v-3w6y-6z8A-5| should go~a13j-6k-3l11u6v-6| should
i~a-3c6i-5j-4k-4l10m5o-4u4w-3z-6A3| should not~a5e-6g-3h3u3v-4| should you~b-4h5i6l-5|
shoulder~d4e6i4k4l-3p-4z-3A3C-3| shoulder ,~e3k5p6v-4|
show~a-3c-3f-3g-4i-8l5m-4n-3o7q6r3u-3x5y-4A-3C3| show me~c-5j3n-6o7u-3x3| showed~d-6e8B3C-3|
shown~a-4c-3e14q6r-4| shown me~a-3e7q3| sick~b-6c4d-5e10g-3h-3i4j-3p9q-3r-7|
side~a-7b4c10e-3g3j-8m-4n7o-8p-17r12u4w-8x3z-6A-3B-3C4| side .~b-3c9j-4k4p-4r3u4v-3x-4| side
?~p-6r6x-3z7| side by~c7i-3k6| side of~a-4c3e-7g7k-3m5n-5| sides~e3j3n8o-6p-5q-3r7y4| sides
of~e6n5o-4| sign~b-3d-4f11i10j-4k-4l-5m-4n3u4v-5B-4C3| signed~c5e4i-5j6l-3u-4v4w-3B3C-5|
signs~c-3d-3f6| silly~e6| silver~b4q6r-4| simple~a9g-3h-3m4o-7p-4r6y-5z3|
since~a-9b-8c-8e12f14h-5i4k3n4o-9p-3q-9r6x8y-5z-4C7| since ,~a-5d-5e6f4| since dawn~h8i3| since
day~b6c3h-8n-5o4p-3r3v4x4| since noon~d4e-6h3| since the~a-6b-4c-3d7e8f3h4m-4n7o-4p-4r3x7y-5|
sing~b3e3i-4j8k-4p-8r8u-8w7| singing~d-6| single~a9b5d-12e5h-3k-3l3C-3| single vote~a11d-7r-3|
sis~b-3f-3i4m-3p-8q7x5C4| sister~b-8e3h4i8j-6k-4m4n-4o-3w-5y-3A4| sister .~e3h6i9l-4p5w-3C3|
sisters~p7| sit~a-6b-6c-8e-9f-5g3h-6j-4m-6n5o3p3q-4r4v-4w-5x-4y7z-3B4C6| sit .~c-3d3h-3n6o-3x-4A3|
sit down~c-4e-3n-4o4x-6| sit here~b-3c-9d-3q-7r7B4C-4| sit on~i8k-6l-3| sit
with~d3i-3l3m-5o7u3x3y-3C7| sits~a-7b-3d8f3i4m11o-11p-8q3u-3v5w-3x-4y-5z11B5C3| sits with~a-6|
sitting~a3c4d-5f-3h-3i-8j-6k10l-8m-8n-7o10p-4q8r-3u6w-5B3C5| sitting in~c6e-3g-3| sitting
on~d3e6m-4o5p3q-3r3| sitting there~a4d-3g4p-3q4C8| six~c-5e-3f-7g-3i7k-8o3q3A5C-4| six
days~n-3p-5r6| skin~a-4c4d4e-4i7j-6m5o-3x-7A4|
sleep~a8b-17c6d8e-3f-3g-8h4i14k-9l-12m-6n4o-3p10r-9u5v6w-13x-4z4A-4B-3| sleep ,~c6e6m-3p-3x3| sleep
.~a6i7j-3l-3z3A-3| sleep ?~d3p9r-9| sleep easy~c5p6| sleep on~i7j-4u3| sleep with~a-3h7|
sleeping~c-4d4e-3m5n-9o4r-4x-3z-3A6| sleeps~a4b5c-4e3g4r4B-6C4| sleeve~c3g4h3m-3n-5o7x9z-5|
slept~a-7f3h-3i-3k3p3q4x4y-3B4C-5| slip~a-7b-6c11d3e9f3g-4h7i-8j4k-4m4n-3o-4p-10q13r-8x4y-4z-4B3|
slowly~d3l5m-7o9p4r-4u3x5y-4B5C-7| slowly ,~d5m-6o8p4r-4x4y-3B4C-6|
small~b7c5e-3f-6g4h4k-4m-10n11p-6q4v-3w4x6y4z-8B-5C3| small print~w6B-4C3| smart~a8f3|
smell~a-6c3d-3e-3h3i4k-3p4| smile~a-3e-3f3h12| smiles~b-3c-3h15q3| smiles at~e-3h6| smiling~p7r-7|
smoke~a-6d-5k-3l6m6n-4p-4| snake~c-3e-3h3p-6x-4| sneeze~p6r-6B-3| snow~d4e7m-3o4r4x5y-3|
so~a7b-6c-4e6i8k-6l-5m3n-7o4r-8v5w-4z3A-8B3C-5D-3| so
,~a-11b-3c4e6f7h8i-3j5m7n-7q7r-4u-4v8w-3x-5y8z5B-3| so .~c3d5e6f3i3j-3l3n-4p5q-4u-5| so
?~a6d3e-3w-3x3| so NAME~a10e-4h4o-3p-6r4x-3B-4C4| so far~i8k-5| so
i~b4c-9d8e-4f-3k5n8o-7p-6r12u3w-6x6y-6B-3| so is~a-4e5i5k-3p-4v8z-3A3| so it~a5j-4k-3m-3o6p-7r4C-3|
so let~a7b-6c-3h5m3p7q4r-4v-3y3B-3| so like~d8e-4| so long~b-3c5d-5e-7f4i3j-4o3u5w-3x-4y3| so
much~a-7e9f-3h-7i-9j5p10q-4r-11u-5w6A4B6C-8| so no~b-3c7h4| so she~a9r-4| so stop~c-6g10l5| so
that~d-3e3f-5g-3h-8j-3l3m3o-3u4w-4y-3z3A-3B4C-3| so there~i-3o-3p-5r7| so we~c5e8g-3k4l-7q4r-4y-3C6|
so what~a4b3c-3d-7h-4n-3o5p14q-7r-10x7C4| so why~a4d-6| so you~c-4d5e-4h-5i-6j-3k5p-10r9u3w-4x-7z3|
so ~~h-3i3l-3r-4x-6y6| sock~e7q-4| socks~d-4p7r-5| sold~a3g-4m-3p6q-6u-4v3B-8C10|
solid~a-9d11g-3m-10n15o-10y4| solid ?~n7o-5| solid or~a-4d6m-4n4|
some~a-7b3d3e3h-5i-8m-9n-3o8p-3q-3y3z-3B4C-5| some other~g7r-3|
somebody~a8b-3c-8d7f6g3h-3j13k-3l-4m4n-8p-6q-12r10u-12v7x-14z8B15C-14| somebody .~d3e-3g6m3o-5x-6z4|
somebody else~a-7b6f3g-7j5k-4m7o-7p-4u-6x-6z-3A7| somebody has~a6h-3q3| somebody
is~a-3e-5j4p4r-5v5x-5z7A-4B3| somebody must~d6| somebody should~a-7|
someone~b3c-7d-4g7n-3o-4x-4y-4z5A-7C-3| someone who~d-3e6p-3|
something~a-7b-7c-6d9e-5f-8g-4k7l7m-12n6o3p11q-4w-3x13y-6z-8| something .~b-3d6i4j3k4m-4o3v3x6|
something about~a8d-4q5| son~c3i3m6n3o-3y3z4| soon~d-3e-5h3i-7l6m-4o5x6y-4|
sooner~a3c3e-6f-5g4h-4i9j-6l-7m3u6v-4w-4x-5y9z-4| sooner sit~c-8|
sorry~a-4b-11c-12f-6g11i-5l5m5n-5o3q-3r6x-3z6C3| sorry ,~a-5e5g9o3p-4r6C3| sorry
.~b-4c-8e-3g5h4i-5l5| sorry to~m7x-7z7| soul~a-3b4c4d6f3i-10j3l7n-3o3p-4x3y-3| soul .~i-6l6p-4|
sound~a6c-3d-5f7| soup~a4d8e5f-6h-4m5n-3p-3q12r-8y-4z-4A7B3C-4| soup ,~d6m3o-3A5| soup .~e5f-3q6r-4|
source~d9m-4o5x-6z7| spare~b10c5e-10g-6h-3i-9j13l-5m4o-3p-6q-7r12s-8t8u-11v6w5x-5A3| spare
me~b10c7e-3i-3j6m3o-4p-3q-5r8u-5w3| spare the~b8| speak~a4b-5e-3f-3h4i-3l5p13q-8r-7x-5z3|
speech~b-4c-4i-3k6m4o-5p6r-6w-3x-3z3| spelled~c3e4i5j-8o3p-3q3r-3u7w-5A-3| spelling~c3e7i-3p-3q4|
spill~c-4d11e-5x-4z3| split~a7c-4k-9l6m-6n-8o13p3| split ,~a5f3p7| spoke~a-6c-3r-3B3C-4| spoken
with~e6| spoon~a-3b-4g-3h-3i4j-3m6o-5p5r-5y6B-7C5| spun~e10g3p4q-3| stack~c-4e-3f6i-5v5| stamp~a6d3|
stand~a3b4c3d7h-3i11j-9k-3l-3m-5n14o-9p-3u8v-3w-9x3z-9A3C9| stand by~a4b4e-4i6j-5l-3n4u5w-5|
standing~a-4i-4k5m-5n5o-3p8r-7s3w-3x5y-6A-3B-4C3| stands~a4c-3e-3f3j-4l8n3u4v-4x5y-3| start
.~c5l-3p-3r6| starts~a6g-4m3o-3| stay~a-5b19c-5d-3h3i10j-10k-3n4o-5p-6q-5r8u11w-9B-3| stay
.~a-3b9B-3C3| stay put~b7h3| stay with~i5j-5u6w-4| staying~b8c5d4e-3g3w-3|
stays~a-5b18c13d-6e-10f-3g12h-5j-14k-5l14n3o-3p-3r4u11v-3w-13x-3z3| stays ,~a6g4| stays .~b8| stays
in~b6g4| step~a-8c3e-3g3j6l-3m-3n7o-4u-9w5| steps~p3q4z6|
stick~a-12b4c-3d10e-3g-3k6l-3m-6n3q8r-4v-6y4z-6B4|
still~a-6c-15d25e-8f-14h-5i5j-4m-11n26o-24r-5w-8x26y-9z-12A-25C-4| still NAME~d4m11n-10o-3x-3y4|
still have~c-4d6e-3| still here~a-6b4e3k-4l5B3C-3| still with~d7n6o-5x3A-4|
stomach~c3j5m6u-4v-5w8x-3z-4A6| stomach .~c4j4u-3v-4w7| stone~a6c5d7e-3h-3i-5l3n-5o4p4r-3w-7x4z-3|
stone ,~a3c3d4p6r-8w-5B-3| stone .~a4p-3r6| stood~c3g5k-4l5m6p5q3r-3| stood on~o3p-3q-3r6| stood
there~a7d-3e-3g3| stop~a14c-5d-11e-3f-5g7h-4i10j-3k-5m3n-4o5p-8q4u4w-3z7B-4C4| stop .~r-7| stop
laughing~d-4o3z7| stopped~c-6e-3h6x5y-3| stopped talking~a3h8| stopping~a3d-6|
stops~a6d-3e-3h3i9j3k-6v3z-3| stories~d-6| stories ,~p-6r6|
story~a3b-3c-4d-7e4f-3g-3h-5i-5l7m-9n6o3p9q-7r-6v5w-5y5|
straight~a-4c4d4f-3g4h-4i7j-4k-7l-5m5n-4p-6v-4w-5A4C-3| straight ,~a-5e3j3k-4m3o-5u-6v4| straight
to~c6j-3u3v-4| straight with~e-4i7k-4l-4m3n-4p3r-5x-3y3z3A3| strange~p8r-6| strange ,~p7r-5|
stranger~c10| stranger to~c6| stray~d3e3m-3n-3o4q3r-3x10y-7| stray vote~e4m-3x8y-5|
strike~a14b-3d-5h-4i5j-3u4w-3| strong~b6p5r-6| struck~a8c5| stuck~c-3d-3e7q6r-7|
stuff~a3c5e8k3x-8y3| stupid~b3e3m4n-5p7r-3| subject~a-11| subject .~a-11|
such~b-3d-3e6g-3h-3p-4r4v-7w4| such a~a7e4j3r3| such things~a-4v-6w4| sugar~a6e3y3|
suits~e-4f13n-3v4| suits me~e-3f13v4| sum~c-3e3p-3q8r-4B-5| sums~a9b-3e3p-5q6y3B-6C6|
sun~a3c3e-3g4i10l-11m-3n3p3r-4x5y-3| sunday~c3f-5h-5j-6k-4l6m-6n3o4q4r-3u6v-3x4y4z-11| sunday
,~e4q6| sunday .~a-3c3f-4h-3j-7l6o4r-3u6v-3| sundown~b-3c8d-3e4f-3h-3i-7j7q-5r5u-5w5| sundown
.~e3i-6q-5r6w5| sunrise~a-5b13e-4i-5k3s-4t4| sunset~a-3d-3i-3j3p10q-3r-9u-4v8w-3B4C-4| sunset
.~e3p8r-8B3| supper~a-12d5e8h-4m-6n5q-4r5u4x3B5C-5| supper ,~a-9h-3o3p-7r9x4|
support~b3c3d-5k-5l6p4v-4w5| support ,~d-6i4k-4p3| suppose~a7b-5c-5d8g-3h-8m9n3o-13r4x-4z8A-3|
supposed~c-3e7h5o-3| supposed to~c-3e7h5o-3| sure~a-14b-4d5e-6f6i4j-7k4n10o-13p9u4x-17y15| sure
,~c3f5p7q3r-6| surely~a4b7c-3| surprise~a5d-6i-4p-3r3z-3| surprised~a7i3p-4z-4| survive~b3i-4l6m3|
swallow~a-6b4g3| swallowed~c4e4i-3l3p6r-5| swap~a-4b-3c-3d5e6h-3n-4o3x4y-3z-4|
swear~e-8f4g-3i5k6l-10p9q-3r-6w-3B5C-4| swear to~c-9e-5f3k6l-6| sweet~a7b-8f5h3n5o-5p-4w-5x5y-7|
sweet as~e-3f6w-4| swim~a5c-3p7r-6s-3t4| swimmer~a-7b3| swing~a6d-3e-3m4o-3p-3|
swore~a-6b-3d-6e22f-3i5j-3m-3n5p15r-10u-3x6z-4C3| swore blind~d4e7q3| swore on~d-4e7p3|
sworn~c4e6k4p6q-4r-3v-4| syllable~a-3c6d3h-3i-6l3p3r-4| t~a7c-4h4i5k-3p-5q4x-5y7|
table~b4c4d-3h3j-3k9l-4m6n3o-7p7q3r-4w-3y-6z6| table ,~m5o-4r-3x-5z7| table .~b4g4i-3k4x6y-7|
tae~b7| take~a4b-8c4h6i-4j-14k8m-8n4q-3r3u13v-6w-10z-9A-4| take NAME~b-3c-3g3h8q-3r3| take care~h6|
take it~a-6b8i6j-4n-3p3q-4u3w-3z-5| take me~a-4g-3i-3j-3k4m-3u3w-4x6y-3z-5| take
the~a11b-5d-4h-3i7k-3l-3r-4| take you~a-3b-3c6d-5e-3g3i-4k4p4q-3| taken~d6i-5l3p-4q3x3z-4|
takes~a6c-3e3g-3h-4p-7q-3r5B4C-4| taking~c12d-5e-4i-5j-3k5l3u3w-3| taking a~c6|
tale~e3m8o-8p5r-5x-11z9| tale .~m9o-10x-7z5|
talk~a-15b-4d5f-5g-6h-12i-9j8k-4l10m-7n-5o8q-3u-6w6x11y-7z-8B7C-4| talk .~d3i-5l8x3y-3| talk
a~e-5h-7| talk about~a-3b-3g-5h-3j3u-4w4x6y-6C4| talk to~a-5d5m-4n-3o6p3q-4z-4B4C-6|
talked~b-4e-7f6g-4i-4j6k-5l5p5r-4u-5v10w-3x3| talked .~v3x7| talked me~c3e-4f8j3v6|
talking~a6b-3d4e-7f-3h6i4m4o-3q-3r3x5z-5B8C-8| talking ,~e-3n4x6| talking again~n6o-4z3| talking
to~i6l-3r4x4z-6B7C-7| talking when~h8| talks~h-3j4m5o-8B-5C4| tally~c4d3e5j-3l8p3q6r-10u3v-3|
target~a10c-3d4e-5f4g5m8n-3o-7r4x-10z6A3| target .~d6z4| taught~c-3d-7e5f4p9r-9B3|
taxi~c4j-4k7l-3u4v-3| tea~e5n5o-8y3| team~a-8b-4c-3d4e-5n9o-10q3x9y-7z-5B4C3| teeth~a4h6i-5p-3q5r-5|
tell~a-3b-3c7d5e-9k-3l6m9n-5o-4p-4q-6r5v-6w4x-6C-6| tell ,~c-16e5n-3p-3r3| tell .~c5e-6f3i-3l5x-3|
tell NAME~a-7c8d-4h3i3l-4n-3o3x7y-8| tell him~e6h5| tell
me~a3b-3c4d16e-11h-4i-3j5k-5n-3p9r-11s-3t3v-11w8x-3z3| tell
you~a4b3c-3d-7f-3g7k-3l5m12o-11q-4r3v5x-11y12B5C-8|
telling~a-4b-6c4e5g-4i-7j-4l7m-8n-5o10p3q-7r4u4w-3x-4y3C-4| telling
NAME~a-4c4e4h3i-5j-3l6o-5u5v-9x3| telling you~b-4c4e-3h5m-3n-3o4p-4r3v4x-12y10B-5C5|
tells~a-6b-4e3f4j-4l4m6n-4o-5q-4u5v-3x-4y-4z8A-3| tells me~a-5d4e-4f-3l4m3n-3r-7u4v-3y-3z5| tells
us~a-3d-3p-6r6| ten~b7c-4d4j7m-5n7o-3p11r-11u-8w7x3A-3| ten minutes~a6p3r-4z4A-3|
tent~a4c7k4l-3n5p-5r4v-3x4z-5| terrible~d-7f-3g3|
than~a-11b3d7f-4g-5h-5i9j-13k5l-10m-9n11o-3p11q-8r-11u12v-6w-9y15z-6A-5C8| than
NAME~a4d-5e4p11r-10B-5C4| than i~a-3c-4d8j-3l4m-4n4p-5r3w-3x-4y5| than you~a6b-3n-4o7x5C8|
thank~a3c-8e-11g4h-8i-4l5m-4p-15q3r7v5x-8y6B5C-6| thank you~a6c-8e-12g5h-7j3p-12q3r5u-5v6x-7y6B5C-6|
that~a3b-8c-6f-5g17h-3i-11j-3l13m-23n-23o37p5q-3r-8s8t-10w-7x6y-11z5A-8B9C-9D-6| that
$~a-5b5c-4f-4h-3n-3o4p3y-3z6| that ,~a-6c-14d-4e5g9j5n4o-6p7r-11s5t-3u-6v6w3y-6z5B4C-8| that
.~a7b4e-8f4g6h-4j3m-8n7o6p6r-8u-3v6x5y-7z4B4C-6| that ?~a6e7j4m3o5p8q-5r-3x-3z10| that
NAME~a-4c-3e4g-6h3j-7l3n12o-7p3q-7r5s3u-3x8y7B-11C10| that a~d-5q-3x5y-10B3C-3| that about~p8r-5|
that bag~d8e-3| that before~a-9h3| that clue~d11h4m-3n-5o6x3z-3| that down~m7o-4v6w-6x-4y3| that
face~d4e-3o4p-7r4C-3| that from~c-3e3f3g-3h5p-4q-4r6| that
i~b-5d13e-10g-3j-4k-6l8m-4n-5o4p4q-4w-4x-10y-4z11A-3B3C-3| that idea~c-3g6x-4z6| that
idol~e4f-3h3i-4m-3n-4o5x-4y-6z4| that in~b9r-4| that
is~a4c12d-10e5f-7g7h-9m3o-3p8q3r-15s-4t3v-5w8x-6z7A3B4C-9| that it~d-4i-4k6l5p-4r6u9| that
last~a-3c9d-5e-5i-5k6| that makes~b3c-3f8| that my~c3i6j-4u4| that necklace~a-3h6i5l-3| that
nobody~a-4d6e3m-4o4p-3x5y-4z-3| that one~a-6c-3d-3e-12g16i5m-8o9p-4r4v6y-3z6B-12C12| that said~a-6|
that she~a-6e4g-4p5B4| that the~a4b-3c-3d3g3h4n5o-3p-4q-3r5x6y-4z-10A5| that
to~e-4f-4g10h-3i-5l3p-4x3| that up~a-4b4p4q-8| that was~c-4e-5p-8r10v3x-4B4C-3| that
you~a-3c9d12e14f-3g-4i-6j8m-8o5p-4r8t-5u-6x15y-5z-10A-3C4| that
~~a5e-4k7l-4m-11o10p-9q8x3y3z-8B-5C5| that'll~a-4f11i-3| that'll do~a-4f11i-3|
the~a5b-9c-5d-10e4f-16g-3h-5i-12j-13k6l11n-15o10p-7q5s6u12v-4w-14x4y-11z5A-10B-6C4D-10| the
ED~e3m6o-7p-4| the back~a3b3q-4r7x-3| the ballots~a-4c6f4| the basket~m6o-6x-6A6| the
beach~a-8i7j-4p-7q-3r9u6w-4y4| the bench~m8n-3| the best~a-6e-4f3v4x-5y3| the better~k3m-4n7| the
big~d6C5| the bigger~c3l3m3y-6z4| the boat~b-4d4e-4j-3l6m-3p6q-5u3v-5x-4y3B-4| the
booth~e3m6n-3q4v3| the bullet~c6| the bus~d5e4p-4q-4r7| the camera~a-8e3h-3r6x7| the
challenge~a-3b-4c-3i5m-5n4p-5q-3r6C-3| the clue~c7d6e-5h-3i4j-4k-5m-7n-6o8p-4q-4r6w-5x7y-3z-7| the
dark~a-4e8j-5l5m3n-3r4u5v-3y4z-3| the door~e4h3i-4l4m5o-5q-3r6z6| the
end~a5c11d-4e-3f-7g-5h-7i-12j-5k17l-5m-10n4o4q-3s3u5v-4w-7y-4z5B6| the extra~c3e-3q-3r6| the
eye~a-5e9h4p3q3r-5| the feast~c6i-6l7z3| the fifth~a3h-4m-8o9q5r-5| the
final~a9c3d3g10h4j-7k13l-3m-3o5p20q-6r-15u11v-7w-4x5y-3C-4| the
fire~a-4b4c-13d3e-8h6i13j10k-11l4n3o-4p-4r7u-3w6x-12y3z3| the
first~c-3e-3g6k-8l6m-10o6p10q-3r-10v4w-6x5z-7B-4C4| the fish~a4b-4e-6i-3j5l-4u-6w5| the
five~b3d-5e6q3r-4x3| the flint~e6| the gate~a-3c-6r3B3C-3| the girl~b14d-3g6| the
girls~d6h-4n-3p-4r3z-3| the glue~a8e-5g3| the good~a6c7g4j-5l3u4v-4| the grave~c6e-3| the
ground~a-4c3e-7f10i-3l5m4n-4v4z3| the hand~p6q-4| the head~a9r-3| the hour~c7h-3| the house~e7x-4y5|
the ice~i-4n4o-4p-5r8| the idol~a4b-3c-4d10e5g4h-6i3k-3l-3m-13n-10o20q-5r7s-5t4A-5B4C-3| the
island~b5f4i-8l3| the jury~a8c5d-7h5l7p3v3B-3C3| the
last~a4c12d-9e-10i-8j-8k9l-5m-5o5q5r-4u5w-4x8y-3| the lot~c-4o3x6C-4| the machete~a-5d-7p-3r5| the
man~b9g6p7q4r-4y3| the map~e8r4| the menu~c3h8p7r-5B-3| the
merge~b8e-3h3i13j-5k-5l-7m-3n4o-3p-6r7w-3z-3| the million~k6| the minute~f-3p-4r7| the
missing~a-8e7| the money~a4d-4j-5k-3l6u4w-3| the moon~a-6g-3h4i3p3| the
morning~i5j-6m-5n-4o6p-7r7x8y-6z-5| the name~b-5c11e-4h7i-7j13k-4l-3m6o-7p-4q4u-12v4w11x-4z10A-10|
the necklace~a-3c4f-4g-3h-3i17j-3k-4l-13m3n-4o-3p-7q-6r12u3w-3y-4| the nets~a-4e-3x-7y5| the
next~a4c4e-3f-4h9i4j5k-7l5m3n3o-7p3q-3u-5v-5w7z10B-6C5| the
night~d7e-8g-3h6i-9k6l3m-5n6o3p5r4v6x7z-6| the numbers~a-4c-4e-4f9h6i3j3l-3m-7o8s3t-3v-3w6x7z-4| the
old~b8e4g3h3m-11n11p-9r5x3y4z-4| the one~a10c3d9e3f10g8h-7i6j-7l-5m14n-12o-11q7t3u5v-4x-13y-6A12C-4|
the only~a-8b17d-4e6g10h-3l5m-4n-4o8p-4w-5x9y-5B4C-6| the opposite~d-4e8p3r-3| the
other~a-4e9g-4h-3i-4j-4l5n4r3u3v-3z5A-3C-3| the others~a7b-5d-3f4k-5l7m-3n3p-4q-4r6v4x7y3A-6| the
pair~c4p6r-5C-4| the palm~a-4h4p-6r4| the paper~a-3c-4e8f3g3m-3n-3o7q6x5z-5B3| the
parchments~f6i5p-5| the pen~b6c-4m5o-3p-4r-4y4| the pencil~d-6e4i3| the
plan~c-6d3e3f-5h4l4m13n-3o-14p-7q3u3x-8z12A-5B5C-7| the pot~b-5c-5d-6e-4h-5j8l-3n-5o6q9r-10u-4w5A-3|
the price~c-4h-3n5p-4r6| the problem~b8| the question~a3d-6e-3g6| the
rain~b-3c7e-3i10l-8m-4n3p-6q-4r10u3| the record~o3q3r-3x6y-3z-3| the
rest~a4b-5c4f7i-8j8l5n-10o9p-3r3v4w-4y-3B-4C5| the reward~a-6c7e-6i-7k-11l12o3x9y-8| the
rice~a-3d-6g4h-3k-3p12q-4r-11| the river~p3r-5x-4y6| the roof~a-8b3c-6| the salt~e8q4r-4B-3C4| the
same~b-6c-6d-6e7f4i-9j5m-5n9o-5p7q-3r-10u-4v8x8z-4B-7C4| the sea~a-4e-6i-6l5| the season~a4e-3k-4l9|
the second~e7i7j-7k-4p-7q3r4u5v-4w-5B3C-3| the shade's~c-7| the shelter~b4e-6i-5l6q-3r6u3x-4| the
soup~e7p-5q8r-6C-3| the split~a-3c-4h4n-6o6r4x3| the stray~e3x8y-6| the sum~e4q6r-3B-3| the
sums~a7B-6C6| the sun~e-3i9l-11m-3n3r-3x5y-3| the swap~a3e9g3h-3o-5| the
table~b6d-3e-3g3i3k-3l-3m5n3o-6r-3y-5z5| the tent~h-3m-4n6p-3x4z-5| the thing~d4n-5o5p6r-7| the
third~e6m-4o5q4x4z-4| the tide~c3e-7u-4| the top~a3c7e-5h3k5m3o-3u3x-4y3z3| the torch~p-3q6| the
truth~d7e7i4o4p5r-4y3B5C-5| the two~a-8d9e-4h3i-4j-3k8l-5n3o-3u5y-4| the
urn~c-5e5h-4i5k-3m6o-6p3q3r-6w5z-4| the very~a-5b6d3e3j-3k7l-4n3p-3q-5r7C4| the
vote~a-9b-5c-7e16i4j-6o9p4q4r-5x-6y7z16A-7| the votes~a-3d-3e3h3p8q-7B-6C5| the
water~a-4b4d6e4o-4q-6r5x-3A3| the way~a-4d-3f6g-3h6i-6k6m5o-3p-6r3v3x-5| the
well~a4c6d7e-4f-4h7i-7j-6k-4l6m6n4o-10p-4q-6r6u7v-5w-5x-6A3| the
whole~b6d-4e9f-3g-6h-4i9j-7l-7m-3n-7o6p-8q-6r13u7v-4w-6x3y-3| the wind~a-4c-3i13j-5l-10m8o-6y6z-5|
the wind's~e-4z7| the word~a9c9d-3e-8i-5j-3k-7l3m6o-6v-7x-4y-3z9| the
wrong~a5c-6e-4m-3n-5o5p-4q9r-5| the ~~d7e-8f-3h3i-8j4k7l-3m7n-8o4p10q-17r8u-5w7x-3y-10z10A-3C11|
their~a-5b-7c13d-10f-3g5h8i4j-7k-6l3m6o4p-14q14r-3u8v-6w-8y3z8| their ~~c7i3v-3|
them~a3b-10c-3d3e-9g-7h9j8l-6m-6n7p-15r9u-9w3x-4y-5| them ,~a8d-6e-6h-3i-4j6k-4l6p-7r5u-6w6| them
.~b-4d5e-4i3j3l-8n-3r-4x-5z3| them my~f-3q-5r6|
then~a-8b-6c-5d-3e5f24g-6h-10i-18j13p8q6r-6s-4t4u-6v7w-8x5y-9A-5| then
,~a-6c4d7f7h5i-7j6m-7n-3o10q6u-5v8w-3x7C-4| then .~a-4c5e-4f13o-3p-4| then ?~d-3m8o-5x-6z5| then
NAME~e-7f4r-6| then he~d3h7| then i~a-4c-9e3f4m-4n4p4r-5x5y-4| then it~g4i-3o3v-6x3| then
the~k-3l6p13r-6| then you~e7h-8m-5o3p-4q4x5y-3|
there~a-6b11c4d-3e4f-10g-4h-3i-7k19l-17m-8n-9o15p8q-7s-5t4w-5x15y-15z7A-6B8C-7| there
,~a9e8h-6i3l-4n-5o9p-15r13u4v4w-4x11y-6z-12A7C11| there
.~a-3b-4c14d-4e-5f5j-7m5o-6p14q-12r-9u7w-4y4z-6A5| there ?~m-8o5y-3z3| there a~a5m3n-6x-4z7| there
and~a-5m-4n-3o8x7y-3C-3| there are~b9d-3e-9i-3j-6k7l-3m6o-4s-4t4u6v-4x-3z10A4| there
is~a-6d-3e6f-5g-9h3j5k3l-5m-3n-5o5q3u-8v-4x-6z3A-7B3C-4| there was~a-4d7h4m-3p5r-6x5z-3A-4|
these~b-7c4e-6f-6g-4k-4m-15n15o-7p-4q-4r5w-3z-5B-3C3| these days~a-7d5e-5m-10n10o-3z-3|
they~a-14b-5c9e-15f-8g-8h19j-6k-6l4m9n-7o-6p-7q4r4u9w-13x-7y9z-15A19B-7C3| they
are~a-6c-5d3g-4h6i-7l7m8n-7o-5p-3q-4r7w-3x-5y-3z-8A4B-4C5| they ask~c9| they
come~a4c4d-7f3h-12i5l-6| they got~m-6o4| they have~a-4c-3d4h11i-6m4n-3o-3v3x-4A3| they
say~a-3d4h-4j-3l4m-7n3o5p3r-3w-3z3B-5C5| they stop~d-5o3z8| they told~c6i3| they want~h7| they
were~o5p-3r8| they will~d-4e3i6k-3l-7m5o-5r3x-4z8B3C-3| they would~a-4p6| thick~c-3p-4r6x4y-3C7|
thick as~h-3x3C6| thing~a-10b-11d4e-5f-4g-12h-3i-11k5l4m-10n-7o18p17q-16r-5s3t-3u-3v-4x7y-7z-3A-4|
thing ,~b-4c-4d5e-4g-3i6j-4n-7o7q-6r5u4v-3x7y-6| thing and~e4m-5n8p6r-7y3| thing i~g-3p-3r6| thing
in~b3d3i4m-3n-3o5C7| things~a-5b-5c-3d7e-3g-5i6j3m3n3o-5p-6u3v-7w5A3| things
,~b-3d6e-5f-3h3i4m4o-4x-5A3| think~c-7d-3e-6f-5h-3i-5j5k7l5n-5o4q3u5x-11y11z-3A-4B-3C8| think
.~f-6i-4j5q4r-4u-6w5x3z-3| think NAME~j-5l9n3u5v-5B-3| think i~d-7e8g4h3p5r-6| think
of~a8b3c-3e-5g-3m-3n8o-4s-3| thinking~a8b-3c-7e-4g-4j5m3p-3r3u-5w8x-3B3|
third~a6b-6d3e10f-4h-5i-3k3m-9o7p3q6r-8x9y-3z-5C3| third .~a3d6m-4o3p8r-4x5|
thirty~b-3c8i-9j-5k10m3n-5p-4q3u5v-3w-3x-4A3C5| thirty nine~c11e-3i-3k5|
this~b14c7e-13f-3g-5h-4i7j-17l4m-9n5o3q-12r5s-9t9u18v-13w-12y-6z4A-11B-4| this
,~c-6f11g-4m-3p-3x-4B-3C3| this .~c-7d7e-6i-3k10m-8o3u7x7z-5| this NAME~c3d3l4m3n-9o5r5| this
and~b9| this beach~a4b4d-3k3p-8q5| this camp~a-8b8e6g3i3l-3o3p-6r7x-4z8A-3| this council~a8i-3l3|
this evening~a9b-6c-6e-3f-3g-3h3j3k-3m14n-3o-14p-4q5u-3x-6y-3z7B-4C3| this
game~a8b-3e-5l3m-3n5v-3x3y-4| this is~a3b-3c-5d7e4g-3k3m-3p5r-3x4y-3z-3| this
morning~b-4f4h7i4m10n3o-13q-6r3u4v-5x-3z4| this once~b14d-4j-4u3| this
one~a3b3e4g3l-5m5n-6o3p-9q-4r10z-3| this round~a-3b5i-4j3u-4w6| this show~c6g-3| this
time~b8c3g-3j3k-3m3p-5u-3w6z5A-3| this to~c-3e-3x9z-11| this up~e6| this
week~a-6c5e4f-4i6j3m-5n8p4q-3s-3| this whole~i6j-3u3|
those~b-8c-5f-4g4h-6i-3k3m-9n-5o12p8r-10v8x6y-8z4| those is~d6| those two~a3d-3e6m-5o4r-3| those
~~p6r-6| though~a6c-6d5e-3f6k-4l-5m-7n6r-3s-5t5y3z-5| though ?~a7|
thought~c-6d-8h6k5n-6p-18r10v6w-4x-3y-4A-3B3C-5| thought about~b7k5n-3v3z3A-5| thought
you~c-5d-7e-3f3h5p-4q-6r7| threat~a4b9c-4e4| threat to~b6c-3|
three~b-4e13f-12h-10i-20j-10k30l-12m-12n-9o16p6r-5s-5t6u7v19w-11x8y-9z-4A-4B4C-3| three
,~e-6j-3k3p-6q5u3v5w-4C3| three .~a-4d3e8i5k7m-5o8v-6x4y-3| three days~p3q4r-8| three
more~b7c3e-3i-3k-4| three of~a4b-4c-6e-7f-6i-11j4k8l-4r-5u-5v7w4B3C-3| three times~c3e3p7r-8| three
votes~e3j3m-9o7r-3| three ~~c4d3i-3j-3k7m-4o5x6y-3z-3| threw~d3m-4o3p-8q-4r10|
through~a-3b9c-8d-6e6f5i7k-8l-6n-4o7p-12r7u-5x7y-9C-5| through ,~c-7f4o5| through
it~b3e7i-3j6m3p5r-5u-7w5z3| through my~c-3e4p-6r6x4y-4| through the~h5i8k-6q7r-7u3|
throw~b10c-5h-5i8j-4p-7q6y3z-4| throw me~b11| throwing~a-3g3m-10o8r3y-8z6|
thursday~a7k3o4p7r-5w-3x3| thursday ,~a4i-4p7r-3| tick~e3j3m3r4u-3w4y6z-7B-3|
tie~a-4d3e5i8j-5m-5q7r-7u6w-5| tie ,~d3e3i6j-5o-4r-3u6w-5|
till~a-5b7d-12e-3f-7i4k10l-5m-6n3p-7q-11r7y-5B4C-5| till dusk~c-8g-3| till he~a8c3h4| till
i~c-3e9p-6r7B4C-5| till it~a8c-6e-5k6| till the~a-8c11e-6i3k3l-3m-3p9q-3r-7x-3C-3| till
you~i-3j5p-7r5u-4w5| time~a3c-6d7f6g-5h-6i3j6k-14m-13n-17o20p-5q-5u-7v-11w11x13y-9z-12B-5| time
,~b5i5k-4l-4m-5o3p-5u-3x7z-7| time .~a-20b-3c-5d11l-3m-6n-4o8p8r-11v-4w5x3y-4z-5B-4C5| time
?~c-3e3m-3o3p6x3| time i~i8k-4p-5| time somebody~a8d-3f3| time to~a6| time
you~c5j6l-5m3r4u-6w8z5A-3| times~c7d-3h10i9j-4k-3p8r-14u5w-5x4y-5B-7C7| times ,~c6h4p-6q8| times
.~h5i8k-4p-3B-4C5| tin~b3c6d7i3l-4m-4p-6r3x3z-3| tipped~e14r3| tired~b-4c-4e-3g-5i-5j4p3u-4w6B-3C3|
to~a-5b7c-8f-4g-9h-8j-15k8m-12n5o3p-12q-10r12u17v-21w-5x10z-8A-14B-9C7D-5| to
,~a-5b-4c7d5e3i4m-12n4o11q4r-7u-4v5x7z-5| to .~f4i10j-4l-5n3p-3q4r-5u-4x5y-3| to ?~a-3d9e-3x5z-6| to
NAME~a-11d-9e27h-3i10j-9k-3l4n-11o9p-6q-12r12s5t-6u10v-6w-3x22y-25z3B-4| to
a~b5d-4h-4i-5m-9n3o8p4r-7y3z6B-3| to all~e4x6| to ask~a4c6d4h-3i-3j5r-5u-6y4| to
be~c4e10f3j7k-3l-8m4o-8p-5q6r-3s-5t6u-5v5w4x-7z10| to believe~d-5e4p7r-6| to both~c3e6j3| to
cast~m6o-5| to consider~b5c-6e-3| to cut~b4e-5p-7r6| to do~a3c-5d6e-7m7n-4o-5q-3r7| to
everybody~e-3i6l-4m-8o5r-3z-3B-3| to fear~c8i3| to find~b-3c-4e4g7m-7n-3o7p-6q3C3| to
finish~a3p5r-7| to four~i6j-6u6w-3| to get~a-3b-4e4g-4i6j-3l-3m7n-7p-3q-7r8| to
go~a4b7c-4e-4i3n-3q6r-4| to hear~b-4d10h-3l4p3r-5v-3y3z-3B-6C7| to heart~e3f3p-7r8| to
her~b-8c-4d3e5f3m-4o4q-6x4y-3z-4C-3| to his~e-4h6m-3| to how~d6e-3| to
it~a-5b-5d5h-6i3j-7k4m-13n5o4p4r-8u6w-6x-6y-8z11| to just~j-4l8u4v-4| to keep~c-6e5j4v-3w6x-5y4| to
know~a-8b-5d23f-3i-12j4k-9l14r3u-4v-9w7x4y-3| to learn~a-5c-3d12m-3o4p-6r3| to let~b6d-4f3| to
like~b3c5f9v3| to lose~a-7b6i3k6| to me~b-4c-8e15f-5g3h6i3j-8k4l4n-3p9q-5r-4t4x12y-9z-3| to
mention~d-9e6p-9r8x-3| to my~a-4d-4h4i-7j-6k-6l14q3r-6u7v-3w-5| to nothing~a8| to pack~d3m6n-3o-3A5|
to play~b3h6n-4o3p5r-4x4y-6| to put~a-3d-3e-3g-4h3i-5j8k-3l-4m13n5o-14p6s-3t4u-8w6x-7y6| to
read~e5h7l3n3o-6| to remain~b8| to say~b-8c-8d-8g-5i3j3l7m4n-7p-8q4v4x13y-8A-4B-7C7| to
see~a-6b10c-3p-5r5t-3| to send~a-9c-3m4z4| to share~p7q-4| to show~e4n-7o8r5x3| to
sit~b-3c6d-4g4i4k-4l-3q-5r4B3C-3| to somebody~g6| to take~a5g6p4q-3| to talk~a4c-3e4h-3q-4x6y-6C8|
to tell~a-3b-3c-9d-3g4h5i-3m-5n-8o12p-6r5x5y-6| to
that~a6b-3c6f7i-5j7k-3l4n3o5p-8q-5r13s4t-3u-6v6w5x9| to
the~a-4b-9c20d-6e7f5h-3i-14j-13k16l-4m7o-5q-3u12v-8w-7x-9z10A-4B-11C11| to think~j3m-4o7r3u-3z3| to
understand~d5e11g-3p-3q3| to us~b3d4f7g-5p14r-10x-3y-4B-5C6| to walk~p-4r6| to
whisper~d-9e-3i-5l6o7y6z4| to write~a-8h8i5j-3k3l-3m12n8o-17q5u8v-11x-5z5| to
you~b9c13d4e-8f-3h-7i4j-5k-8l11m-4p-5q3u9v-5w-5x-17y16z3A-3| to your~c4e-5f3j4q4v4x-9y7| to
~~a5d4e6f-3j-3k6l-5m-7n5p4r-5v5w-3x11z-4A-4| toast~a-8c4f9g-3h-4i-3v3w-3|
today~a-15b-13c-5d-3e-18f-7i9j-6k-4l-4m10n4o-11p5q-10u4v-3w4x-4z10A7B-5C5| today
,~a-9d4e-9f-3i4j-3l-3m4n3o-6p4v-4w3z3| today .~a-5b-6c-5d-3e-5m-3n3w5A3| today and~i3j-6u3| today
i~c4e5p3q-6u3| today's~a-4e-6|
together~b-5c3e-4f-5g-5h-7i-6j-7k7l-3n-3o9p19r-4u8v-6w-6x9y5z10A-3B9C-12| together
,~a-4c6d-4h-3i-3k6l-5m3o-3q-4r9z3| together .~a5b-3c-12e-3i-3j-5k4l5n-3o6p7r-3u6v-6x5y-8B5C-7|
together ?~d-7m6o5x6y10z8| told~a-7b-8c3e20f-4g-13h-8i-7j4k4l3n-3p3q-14r3u-5v9y-13A13C3| told .~C7|
told NAME~a-4c-5d3e13i-3k5l-3m-10o8p-8q-4r11v9x5y-12z6| told him~e4p-3y-9z8| told it~d4e6o4x9B-3C3|
told me~a-5b-4c3d-10e-3f-4g-4i-9k-3l10m20n3o-20p15q-6r-12w4x-8z5A13B7C-7| told
you~c-3d-5e4h-6i6l-6m-5o3p-4r3x-11y3z8B-4| tomorrow~c3d-4e-8f-4l-4m4n3o-7u-5v-4w6y-7z8A-3| tomorrow
.~a6h3j-6m3o-4u3| tongue~c3d3e5j-4l3q-5r5s3t-3u6v-7x-6| tongue and~p7q-4|
tonight~a15b4c7d9e-15g-10h17i-4j16k-13l-10m48n-34o-34p13r-15s-5t5u-14v-3w14x-45y-3z15A13B-12C9|
tonight $~a3c-5d3f-3m3o-5z4A-6| tonight ,~a-8b-4c5d8e-9f3h16j5k-3m18n-11o-9w5x-11y3z6A5| tonight
.~a9b3c-7d4e-5g-4h9i-3j4k-4l-9m19n-8o-17p9q-6r-5s-3t3u-7w3x-17z16A-4B-6C4| tonight
?~b-4c-7d11e3m14n-9o-8p-3q5r-5x-13A8B-7C5| tonight and~b11c5d-4e-3h-4l3p4r-3| tonight
i~a3c8f3i-4j5u-5w5| tonight's~a4c-3d3e-3g-3h7m8n-3o-6x-7A6|
too~a3b-11c6e-5f7g13h5i-4j7l-7m15n-9o-9q10r-15u-5v4x-6y3z6B3C-6| too
,~a-8c3d4f5g-3h-3j5l-6m5o-3q5u-9w3z6| too .~a-3b-4e-3f9i-3l3p-6q7r-3w-6| too ?~d4k-3m8n-4o-4| too
much~a9d-4g7h4| took~a-9c-5d-5e-8f11r6| took my~p-4q-3r7| took you~d-6f7q4|
top~c9e-5f3h5i-6j-4k8l3m4o-4p-5s-4t4u3v6w-3x-5y3z5|
torch~a11b-9c7d-4f-4g-4i11j-6l-13m11n-6o-7p-3q6u7v-4w-7x-6y5z3B-8C7| toss~b9| touched~a-4b9c-4e8p-3|
towards~a7c-5m7o-8z5| trade~b6c-3i4| tree~a14d-6i5j-5l3p4u7v-5w-3| tree ,~d-3e6| tree .~a7|
tribal~a4b-3c-3f-3g-3i-6k6l-4m-4n-3o3p-7q9r-10v-3w4x8z-5| tribal ,~i-4k4o3p-7q6w3x4z-3C3| tribal
.~e4m-4p-3q6r-4x4z-4| tribe~a8c-5e-3m-4n3x11y3z-9| trouble~a-4d-3f-3h3i3m6x-3A6|
true~h-6i8k-4v-4w6A3| true .~c4i8k-4p4v-4w6| truly~a-4b-5d3e3g-4i-4j-4k6l3u6v4w-3y3A7| truly
,~a-3b-4g-3j-4k7u6v4w-3| trust~a-5b-3c-5d5e6f-5g-3h4i-3j4m-10n18o-13q-9u-4v5x-17y10A6| trust
NAME~a-6d9h6m-3n5o-3x-6y5| trust me~c-3e5j-5n3o-3p7q-7r-6u5w-5x-12y-3A14| trusted~a-5h8n6o-5r3|
truth~d8e4h4i5l-4n-3p6r-6x-3y3z-5A5B3C-3| try~a-5l3p6r-5B8C-9| trying~m7n-5o-3| tu~d-4e8| tu
,~d-4e8| tuesday~a-3e11h-4i7j-3m-6o7q3r-5u3x5z-6| tuesday .~e5i6m-3o3q3|
turn~a-8b4d8e-10f4g-5h8i10j-8k-3n-3o-3p5r-3x-5z3| turned~a-4b-4d3g4k3l-3m8o-8p4q7r-9x3y-4z7| turned
,~e-4z7| turned it~h4p-5q-3r8| turned out~e6p4r-4| turns~a-5e5h-4i4l-5r-3B3C-6| twelve~a-6f-4|
twenty~a6d-6| twice~a4c6e7f-3g3h9i9j-5l-5m3n-9p-4q6r-7u5v-5x4A-3B-4C4| twice ,~c8j-3k4p-3q3u4| twice
.~b5i6k-3l-3v-6| twist~f7g-3i-4j5u-4v4| twist my~f7g-3i-4j5u-4v4|
two~a-6b-5d5f-10g-10i-4j-9k18l-4m-12o12p-12r16u14v-7w-7x6y-5z-8A-4B3C-3| two
,~a-9c5e-7f-7i-11j-4k3n4o-8p-3q5r12u3v-3w-4x-7y6C-6| two .~k9l-3n-3o4p4q-7u3w-3x8y-3z-6B5C-6| two
birds~a7b3| two faced~e8q-3r3| two of~c-4e-6f3g-3j-3k7l-5m3n5o-9p-5r4u4w-3x-5y3z-4A4B6C-7| two
times~c4i6| two votes~a-3c-4i-5j5k-3m-6o6q9r-4u-6w5y-3| two wins~c8l4| two
~~c-5e4g-3h7i-6k3n5p-6q5x3| ugly~a-3d6i3m-4n4| um~f-8q3| umbrella~a-4i3m5o-5p6r-3x-3z3|
uncle~a3c6e-4g-3i3q4r-5y3| under~a-9b-3e8g-5h3i-5j-3k-3l8m-11n8p-11q-11r15x12y-4z-10| under
that~f3g-4i7l-5p3| under the~a-4c-4d7e6m-7n4p-8q-6r6w-3x6y-3z-5B3C-3| understand~a9b-4c-7d9e11p-6q6|
understand .~d3e8q3| understood~c5f7| unless~a9h5j3u-3v3| unless you~a9e-3|
up~a-9b-4c4d6e-4g-6h4j-6k-10l14m-8n-19o17p-5r3s-4u10v-3w-14x3y-13z-3A8C5| up
,~a7d3k-3l4m-3o5p5q-3s-4t4v-3w3x7y-8C-5| up .~c4d-4g-4i5k-3m-4o5p-9r6v3x6z-5B3| up
at~d3i-3j-3l7m4p3q-8u3w-4A4B-3C3| up for~c4d-6e-4f8g-4l4m3p-7q5v3x-4z5| up
from~d4f5g-3h-4i5j-3m6o-5p-5q5u5v-6x-4A5C-3| up in~i3l-3m3p-3q7r-3z-3A5B-3C4| up
that~c4d3l-3p8r-5x3| up the~a3b4c-6e-3f4g4h-3s3x3| up there~b7d3k3n-3o4B-3C4| up
to~a-4b-4d6e4h5j3l-3m-4r-4s-4w-4y-13z12| upon~a-4d6i3o-6z4| urn~c-4e6h-6j3k-3m5o-5p3q5r-7u-3v4w5z-4|
urn ,~i-3n-3w6z-3| urn .~c-6d-3e4i5p4q-3r-3|
us~a6b5c-10d5e-3f3g-4h-8j-12k15l-6m-10n21o-17p-4q-4r4s12t-7u15v-10w-8x3y10z-6A-19B-17C12| us
,~a-6d5g3h-4i8j-4k5l-7m3o-10p-3q-4r7s3t-4u5v4w-4x-4A-3B-4C3| us
.~a-8b11e-3f5h-6i-8j-6k4l7m5o-5s3t-3v-4w7z-6B-3| us ?~a-7d8e-3g5m-8n12o-6x6z-3A-5| us all~a7b-5r9|
us and~a3b3m3o-4p-4r4v5x-8z8B-7C7| us be~a5b-6m6n-4y-4z5| us
both~a7b-4c-4e3g-4h5i-7j7k6l-6p-4q-3r3u-6w6| us for~m-5n3p-4q-3r6B-4C4| us in~a-5b6p-3r4| us it~c-7|
us see~a-6d-3m3p4y3| us send~a7| us since~e-3p4r-6x-3| us two~a3c8e-3h5j-3k6v-3x4y-3| us
vote~a3c-10e-7i4j-3u3v-4| us were~a-9d5e9m-3o6x6z-4| us would~o6x4| us ~~a6k3p-3|
use~a-11b-3e-3i-9j3m-7n4o4p-7q-5r9y4| use NAME~a-9| use it~i-6j3u-3|
used~a-4b-4e-5f-3g-4m-8n6q-8r8x-9y5| used to~d-3e-7o4p-3q5r-3| useful~a-4b6e3m3n-5o4p-7r6y-4z4|
using~m-5o8p-3r3x4| uso~c6m4z6| version~a-3c5h-3i3j-7l3n-3o5p8r-8u6v-3z-4A6B3C-5| version i~c6j-3|
very~c3e11f5g4h-7j3k5l-5m-7o7p8q-14v6w-9x9y-7B-5C6| very much~e6| very well~c6f9i4o3p6r-8x4|
village~f3m-3o5p7q-5r-3x5| voice~a-5e-3j3m7n-3o-3p5q-6v3| voice ,~j4p4q-6v3|
vote~c3e6g-3h-9j18k-18l-3m6n-19o4p-12q19r-3s-4t4u-17w21z18A-22B-6C3| vote
,~a-7b-5c6d3e3f3h-4i-4j5m10n-7o-4p-9r-3w6x-5z17A-7| vote
.~a6b-5e12g4j6l-3m5n-3o-6p-3q15w9x-11z6B6C-7| vote ?~d3e-3j4l-3o-3u-5w8x5z-3| vote
NAME~a-6b7c-9j-3p-4u3w-7| vote against~a3d4e-4f5g-5i9j-4p-4q4r-3v-6w3z6A-3B-4C4| vote
and~c-6e3g4p-3q-6r7u3w-3| vote as~e-6f3i-8j7u-6w4| vote
for~b-3c10g10i4l6n-5p3q13r-8v3w-4x-3y9A-7B3C-4| vote is~a5b3e-3i-5l5w-5y-3z7| vote last~d3e-6| vote
on~b13f4i-6m-6o5p5q7r-3s-4t3w3B-6C5| vote out~a10c-8e-5i7j-11m8o-4u10v-7z8| vote together~c-9| vote
was~c-3e7r3| vote with~a4c-3d4e-12i6j4n-5o11u-3v-5w10x4z-3| vote you~c6d-7e5g-4i5q5r-5|
voted~a-7c-10d5h-6i-8k-4l10m-11o9p-6q15r-14u-3y-3z-3| voted NAME~a-6m6o-5p5q-5x5y-6| voted
for~a3e-4i-7l9m-4o3q4x8y-5z-3| voted me~e5i-3j5k-3p-4q4u-5w4x-7z5| voted with~e3o3q9r-9B-4C4|
votes~a-9c-16d-7e15f-7h6i5j4k-7l-5m-12n3o7r-4s3t-3u-3x8z-3A-6B-7C10| votes
.~a-7d4e4m-4n4q-10r9A-4B-3C3| votes for~e5i7q6w-3x6y-3| votes on~a3d-3e5p-8q5| votes together~c-9|
voting~b-4c3d22e-3f-3g4h-8j14k-10l-5m22n-14o-9r-4u-9v12x-17y4A14| voting
NAME~a4c6d3e7g4h-4j4m7n-4o-5q-3v4y3z-3A-4| voting for~a3d13e-6g3i-5j4m9n-4p3q-9r5u-5x-6A7| voting
me~c-3d6e-4m3x-5A5| vow~b3c6k5n-4o4p5q-5| vowed~e8g4| wait~a8c3d3k3m-4n-4o5u3v-3y-6z5A-3| wait
.~a4c6e3| wait for~a4g-6i3j-4u4v-3C-4| waiting~a3c-3e4f5m-3o4p10q-8x4| waiting for~a6e-4f6|
wake~c8e-4f3i-4k-3l8| walk~b6d5f-4h-4i-5j-5k11l-4n-6o7p-13q-7r17u6v-3w-5y4| walk .~b7p-3r3| walk
with~d6h-4y3| walked~e9f3h-3B4C-5| walking~c4k3x-4y7z-3| wall~a-3c5e-4g3h3i7o3|
want~a7b17c-3d6e-14f-5g13j3k3l-11m13n-8o-9p-4q8u-4x-8A6| want .~b7w-6| want
NAME~a13b3d-3g5k4m-4o7y-6z5| want her~a-5b7f3p3| want him~m-7o4| want me~b8c3d4e-4g8k3p4q-3x4y-4A4|
want to~b-6d-6e4f-5h5l-4m5o-4p-8q10s-3w-4z-6A10| wanted~a10b4d3f5h3i4j3l-5p-7r3v5x-3z-3A6|
wanting~a8c-4e-3g6| wants~d-6e-6g-4h6i11l-7r-3u-3v4w-3x6z-5| wants me~h3m-7o4x7z-9|
was~a-17b-16c-23e14f-9g-9h-5i-4k-5l4m-18n-13o25p5q-3r-4s-3u-3w6x6y-7z-6A7B3C-4| was
,~b4e7j3r-3u-5v4| was NAME~a5b-3e8f-3g3n-4o6p3q7r-8x-8y9C8| was all~a-4e-3x10y-10| was at~e6n5o-5|
was dry~a3e6p3| was for~j6r4u-6w5| was going~e3f3p4r-5w8x3B-3| was
it~a-7b3d6e-4g-3m-13o13p-7y3z8A-4| was me~h-3p6q3r7| was mine~c-3e-11p6| was
never~a-4c4e6i-3j6p3u-3| was not~a-4b-4c-3d3e7g-5h7i4j-7m-7n6o3p-6q4r10u6v-8y-3z6A-3B3| was
on~d4e3h-4o4p8q-4r-5x6z-5| was only~c3d5e-14i4j-3o-3u5v-5x-6y3| was scared~e-6| was sick~a3c6| was
the~a3c-3d6m-11n-3o11p-4q-3r6u3x15y-11C-3| was there~b6p3r-4| was told~e8x4z-3C4| was with~e-6| was
you~c4d-6e12i-6j3l3o-4p-9q7r3u-3v5w-3x-5z-4A7| was your~d-6e3f4i-5l3p-5r3z-5B-3C3| was
yours~c-5e8p-9q8x5z-4| was ~~d-3e-7m3o-5p-3r3B4C-4| waste~b6c4e-3f-4g8i9j-3k-3l-5|
watch~a-4e-5f-3h11k-4l-4p-6v4w-3B-9C9| watch at~a-9d3| watch my~i-5j3v6x3| watch yourself~a-3h6|
watched~b4p-6q3r4x6y-5C3| watching~b3c-6d-3e-4| water~a-15b8c-5f-3i4j-5k3n-3q-12r7s4u8v-4w-4A-3B3C4|
water ,~d4l4m5o-4r3u3x-8y3A5C3| wavering~a8|
way~a-4c-7e-7f16g-5h5i-9m17n-10o-14p-10q3s-3v3x-11y11z-3| way ,~b-6c3d-3e-3i-3j-3k3u3v-3| way
.~a4c-4e3h7p-6r6s-4C-3| way NAME~d7| way to~a4c8m5o-3|
we~a17b3c-21d-13e-4f-12g-4j-8k10l-6n16o-20q-7r-4s17t-10u12v-4w-9x8z5A-28B-6C4| we ,~a-4d3e6p-8x5| we
?~d-3e5h4m-5n3p-5q-5r7x4B3C-3| we ED~e3h4q8r-8C-3| we all~b4e-5g-3m3q-7w6x-6z10A-4| we
are~c3e7f4h-4i6j-6k6l-11m-6n3p7q-5r-3u6w-8x-5y9B-4C6| we both~a5i7j-7q-3u8w-6B4C-3| we
can~a-7b3e-3m-3n4o-3x-3y5| we could~a5c-3d-3p-5r7| we count~c-6e5| we do~a9b-5c-3d-7f10i-3j4k3u-4w5|
we doing~a-4d9m4o-4| we eat~a-6b7x-6| we go~a8f-4m-4n3o3| we had~a-4d3o-3p8q-3| we
have~c-5d5e-6h-3i11k-7m10n-3o-3p4r-10s3u5v3w-4y5z-6A3| we hold~b8| we know~m-3n-3o6| we let~a7| we
lose~a-8r4| we must~a6| we need~a-7b3c-3d4e-3f-3g8m-5n6o7v-3x5y3A-5| we not~a-4b8| we
say~a-3e11i-4j6p-6r5u-6w7| we shook~e4n5o-6p4q-6| we should~a6b3| we
still~a4b-3d8m-6n6o-3x11y-3z-5A-4| we two~c6i-3l3n5| we will~a3d-5k11l-9w-4| we won~a-5b-5c-7h-3| we
would~a-13b5c-5e11f3g-3| we ~~a3c4m10n-10q3r3x-6z7| wear~e-3h5i7l-5o3| wear it~i7l-4o3| wee~e7m3x3|
wee club~d-3e7x4| week~a-6b13c-5e7f4g3h-5i14j6k-5l-6m-9n12o-6p-12r12z-4C-4| week
,~b5c-5e4g5i6j6m-5n6p-8q6w3C3| week .~a-7d3f3i5l-5o-3p-5r4w-3C-6| week and~b-4c3d3e-3r6s-4t3| week
if~a-5b8| weeks~a3b-3c-5p-4q-6r6| weird~d6e-3f-5h-4i5l-3n3|
well~a-8b-7d3f4g-10i-5j3k-10l4m6o-6p5q-5x3y-3z-10A3B-4| well
,~b-5c3e-5f3h5i3k-4l4m-6o6q-3u5v-4w-5x6z-8| well .~b5c3e-8f-3g-3i-3n-3o3p-4q-5r8v5z-3| well
?~d9m3p9B5C-6| well this~m6o-6z3|
went~a-13b-9c-7d3e8f-3g-3h-5i-8l6m9n-10o-3p-13q6r12u-5x-6y8z-3A8B8C-12| went
for~a-4d3e-6m8o-8x-12y3A6| went home~a-6e8B3C-4| went off~d-4r-4x3y9| went through~e7p-5r4x4y-3|
were~b-8c-19e8f-9g-7i-13l7n-12o6q-4r4s3u-3w-5x7y-11z-7B9| were at~q-3r9| were going~e3o3p8q-3r-3|
were not~a-4b3d-10e8h-3q-3| were off~e-4n7o-7x-4z4| were only~e7r3| were out~d6x-3| were
the~c-4d-5e6h-5p-4x8y-8| were writing~a-9e5q3| were you~c-10d-3e10h11p-6q-3r5x8y-5C-4|
wet~d3e4g4n-3o6| what~a-5b-6c4e-4f-6g-7h-3i-23j6k-13l14m-11n-12o21p4q-4r-3u-5w4x10y7z-12A-7C5| what
,~d-10e6g4| what NAME~a-7c4d16e-11f-3g-3i5j-8n-8o7r-5u7v-7x-12y8z-3B-6C7| what
a~a-7c-4e9h-3n4o-3p4r-3x9y-10| what about~a18c-3d-8h7m-3n6o-3p-7r4x7| what are~a5d6e4g4n-3o5r5z5|
what day~d-6| what did~a-3d16e3f4m-5o5p-6x-3B4C-6| what do~a4e-3m-7n8o4x5y7z-3| what exactly~d3e-6|
what have~b3e3m-3o7x7| what i~a5c5d-3e3i-6j8l-6n9o-9p-13r10u-8w5x6A-3B4C-7| what if~a13d-8| what
is~a-9b5c-3d3e-9h-3i5l-5m4n-7o4p11q-3r-10v3z5A-3C11| what on~a-3b7d-3x4| what one~a-8| what
she~a-4f-3h4n-3p3r-5x-4y3B-6C6| what the~i8l-3m-4o3u3w-3z3A-6| what to~c7d-6i-5j10l-7u-9w9| what
was~a-4d15e-11j-3m-3o5r4u4y3z-6| what we~e6j-3u3| what would~a6d-14p3| what
you~a-4c10d-11f-4i-12j-5k-4l14m7o-8q-9u6w-7x4y-14A5| what your~d3e3m3n4o-6p-3r3z3|
whatever~a-6b5c18e-10f-8g-3i-13j8k-12l12n-11o6p-12q4r5u-8v-7w10x-11y5A4C7| whatever
happens~b6f-4i8j-3l-3u3w-5| whatever it~c-3f3i-4j-3l6p-4w-4| whatever
you~a-4b4c5e-6f-3i-11j8k-3m4n-4u-7w8x-6A5| when~c-5d7e4f-4g7h4i-7k10l-6m-15n9o6p6q11r-10s-4t4x8z-5|
when NAME~e-6g7h4k5p-3v-6| when do~d-4e6p4r-3| when he~a-9e-5m-3p-4q6| when
i~a4b-8c-4d4f-3g-4h6q-6r4u-3z7B5| when it~a-6c-13d10i5l-4m-5n12o-6q4r-5v3y4A-3C3| when
the~c5e5g-5h-4i7j-8n3p-5q16r-11s-4t3u5w-5x6z-6A5B-3| when there~b4c6d-5i-6k7p3| when
they~c12e-7f3h-3m-6n-3o6p-3q3r-3x7z-10| when
you~a3b3c-8d5e3g6i-7j11k-5m-5n-3o7p8q-4r-5s3u-10w10x-4y3B3C-4|
where~a-5b3c5d4e-3f8g7h-3i5k3l-8m20n-5o-17p3q-7u-4v-10w6x-10z3A6B-9C7| where NAME~a-5e-3k4m5v-3y6|
where did~e-3m-7o5| where do~a-3f5m-3n7o-5A4| where does~d4e3m7n-3o-4p3| where he~d-6| where
i~c3h5i9l-3n4z-4A3| where is~a-5d10f3g-3m9n-4o-6w-3x-4z7| where it~j-3k6p5r-5u3z4| where the~a8c3|
where we~g6m6n-3o-3| where you~d-9e-3j7k-4n6o-3r3u-8v-7w9z-8A7|
wherever~a-4c7d-5e-5i-9j12k-3u-13w15| wherever yours~i-3j4u-4w6|
whether~b-6c-9d24e-6g-7i-7j9m-5n5o-4p4u-8v8z-6| whether NAME~a-3d10e-3x-5y3| whether
i~c-5d7m-3n4x4A-3| whether you~a4c-4d9h-3n3p3x3|
which~a-7b-6c-5d10g-5i-7j6l-4m18n-4o-13u-8v-5w9y4A-4| which is~d-8e3p10r-7| which way~d8m5o-4y3|
whichever~b5c9d3e-5i-5j4p5r-4u-3w3|
while~b7e5f-3g4h-9i16j-13k-8l3m3n-11o7p-10q-3r10s5t-5u16v-8w-7x6y-8| while .~d5e-6n-4o3y-3| while
i~d-3e11g3h-3i11j-4k-3m7o-3p-6q-7r7s4t-4u4y3| while the~a4d6e-5x3| while they~e6| while
you~c5d-3e3i-3j-6l9p3u8v-5| whisper~a-3d-10e-4h3i-8k-3l6o8v-4w3x-3y8z4C-6| whisper about~d-9o6y5z3|
whispering~d6h3n-4o3x-3z-3| who~d-8e8f-6g5h-5i7j-3l-4n-14o7u4v8w-5x-16y-14z24A-10| who .~d7o-4| who
ED~b3e7| who NAME~a-3d6o-4| who are~d9m8o-5q-3r4y5z5C3| who can~h-3p-8q3r3C-3| who
comes~a-8c-3m3o-3| who could~a7d-6e3q5r-6C-3| who did~h6p8r-4y4z-5B-5C5| who do~m7o-6x-5z6| who
does~m7n-5| who else~b6d3e-3f6m-5n-3o12p-4x10y-3z-8B-4| who gets~c4i7j-4k-3m3u3v-4w-3x-4z3| who
goes~d-6m3z3C5| who has~a4b3d-10e-5g4m-7o8p3r-3z7| who i~a8d-11f3i4l-3q-3x-5y6| who
is~c-3d5f-3i5j-8l6o7r7u8v-8y-5z8| who made~c5e6i-5| who put~d3e9m-11o9p-4x-6y-6z9| who
said~d6f-3m-4o3| who should~a8b-3d3m4o-3r5x-3| who sits~a-6m6o-4x-5z5| who told~d-8e-7m-3o3x-4y-7z9|
who wants~a-3i4m-7o4x7z-9| who was~a3b6c4i-3j6m-5o4u-3x6z-7| who we~d7m4o-4| who
will~c-3d-5f-3j-3k3m-3n6o-4q5r-3v5x4z-8| who wins~a4b3d-9| who
would~b-3c9e8i-4l4n-4o6p-3r6v3x7z-5B9C-5| who wrote~d-6e5x-4A5| who you~d3e-3h-8i-9l10p10q-6r-3| who
~~a4e5h10j-4k10p-7q4u4x-7z4B-3C4| whoever~b4c4d-4e-8f-3h-4i-14j20k-7l-9m4p-7s3t-3u-22v-8w24| whoever
sits~a6c-3| whoever you~b4c8i-3j6l-3u-6w9|
whole~c-6d-7e18f-4g-8h-6i16j-11l-10m-6p-6q-12r14u11v-5w-10x4z-3A-6C-5| whole beach~e13| whole
camp~d-6e4g-3p-3r5x3B-3| whole plan~a3e6r3| whole time~e6n-5o3x4y-3|
whom~a-5b-4c-3d10e-8h4i-3j8l3m8n-5o-6p-4r6u5v-4w7x-5y4z9| whom ,~a-7d-3h-3r3y7|
whose~a-8c-7d17m-5n10o-8q4x-5y-3z6A-3| whose name~d3m7o-6x-3z4| whose side~m-8n7x4z-6| whose
vote~d-3e7| whose ~~d6e-3| why~a10c-6e9f4i-11j9k-4m-12n-15o24p-5u-9v-4w7x17y-8z-6A-10B3| why
.~a-4e-6g-4i-8j8o4q4r-3u-7w7x6| why ?~d7p-4r6x-3| why are~a6d-9e-3| why did~d7e17g-3o4x4y-3| why
do~d-5n6x6| why not~a7d-5f7g-5| why would~a-6b4d-3r3| why you~d9e3o3q3r-4x3A-3| why ~~a6g5h5|
wi~a5c3e-3h3j-4k-4l7m4n5p3r-4u3w-3x8y4| wife~a-4b-4c-4d-10q-3r3|
will~c15d-3e-20f3h-8j-5k-6l8m8o-12q4s3u3v-7x3A-8B-4C4| will NAME~a-3d7f7| will
be~a11c8d-7e-6f-3h4i-8k14m3o-5p-5r7s-3v3w-4y-3z4| will bring~c-6d3f4x-3y4| will come~c6h6i-6l5| will
do~d3i12l-4m6o-6p4s3t-3u4x-5z3A4| will find~c7f7h-4v4| will get~c-7l3m4o-4| will give~d-3e5B-7C7|
will have~a-8b-8c8d-6f-11g8h-4i-4j-5l7o-5v-5x-4y4B-3C3| will keep~f4i-4j-8k4l8m-4o3u7v-4w-3x9z-6|
will know~c-6i-3y3| will leave~b-6c5| will let~c-9i-3l3| will never~d-4i12j-10l-3p3r-4u6w-5| will
not~a3c4d8e-6g3h3i15j-13k-3l8m-14n6o5p-4q7u17v-3w-13x7y6z-11A-3C-5| will
put~d3f5i-4j5l-3m6n3o-5q-3r3u-4v4z4A-3| will see~a6d8e-4h-3i5k-3m5n-6o3w-5y-3z5| will
tell~b6c-6g5i5j-3v3| will vote~a-10f3m3| will
write~a-4c10d9f12g-8i-5j8l-5m-6n-8o14p3u-10v4w7y-7z9A-5| will you~c-11e-3s-3t4| will
~~c-6i-8p-5v-5w4| win~a6c14d-5e-10g-4h-3i-4j-4l4n-3s-5t4u4w-5x-9y4| win .~a6c-4j4v6x-6y4| win
immunity~i7l-7| win the~a-3c11h-3i4l-3| wind~a-4b-3d-3f4g-3h-3i13j-5l-10m8o-6u-3x-5y9z-5|
wind's~e-4z7| wind's turned~e-4z7| window~d-5e6h4| wink~x6y-7| winning~a11c-4e-3|
wins~a12b3c5d-7e-5g-3h-3l6m14n-6o-12w10x10y-13z6| wins .~a3c3l5w8| winter~a-4d3m-3n6o-4q3r-5x4|
wise~h6| wish~c-9d6i3m-3n-6o8p7r-6s3v-3w6x-3y7z-5C7| wish i~C6| wish to~a-3d7g-3n-3o5w4y4|
with~a8b6c4d-15f16g10k7n4p-3q7s-3x14y-9z-13A3B-4C11| with ,~a3c-3d4j6m4n-3r-3v4x-7A5| with
.~a-6c-3e-4n-3w5| with NAME~b-5e21g-3h-8j4l3m-4o5r4u3w3x21y-20B12C3| with
a~a3b3e-3g6h10i-6k6n5o-8q5r-6w-3x-4B3C-8| with all~a-6d4h4p6r-3| with an~e6r-4| with
every~c-4e7k4p-5r5| with everyone~a7b4g3i4p-3r4| with few~a-6| with her~a-3b5m3r7C4| with
him~b3c4g3j4p-3x6C-3| with his~a9b3| with it~a4d7e4f8i-6j10m3n-14o9p-5q-11r14u-9v3w4y-3z-4| with
me~a12b-13c18e-10f-11g5h-9i10j-14k-4m-13n14o-10q-7r7u11v-3w-8x17y-7z-11A-3C-7| with
my~a7b6d3e7h9i3k-3n-6o4r-4s-4t4u-4v5| with no~g3j5p-4r6u-6w5| with one~c-4e-6h5l-3o-4| with
permission~d4e-7m3x-5y3| with pleasure~f8h4| with that~b-3d-4e5g5h3i-6k4l-4n4o-3q5r-7v3w-4x-4B-4|
with the~c-5d-9e3f3g3i-11j7k-4l-4m7n3o-6p-7q6s-8t7u-7v9w-4y4A-3B-5C5| with their~c6| with
them~m-4q6r-3| with two~e-3k7q3x3y-3| with us~a-14b13c-6e-3f4g4i-4l4o-4u3x-5y6B-8C8| with
whom~a-7d-7m4o3x3y7| with you~a-8b-4d-7e4f18g-3h-5i-8k6l3n-7o5p4q3v-6w9x-5A8B-5C8| with
your~e-3i4j-4k3l8m-4o6u4w-5y-3B-4| with ~~d-3e7B-3C3| within~c8h-3r3| within the~c7h-3|
without~a-6b4c-6f3g3h-5i-20j4k8m3n-5o3p-23q-6r23u-3x-3z7A-3C4| without me~a-4c-4d5g8p-9r9x-3z3|
without you~b5c7e-3i-9k3| wolf~a8q10| woman~a-4b9c3e6f-4j-4m5o-6s-3t3x-7B3C-4| woman is~b8e3|
won~b-9c-5d-3e-8h-4j-7m-4u6v-6y4z-3| won ,~a-4b-4c-8m-4n5y4| wonder ?~d-6e3y-5z4|
wondering~c-8d8e-3x5z-3| wondering whether~d6| wood~c-4e-9f-6m-3n-4o4p-8r5x8y-8C-4| wood
,~a-4b3d-4e-6| wood .~a-3d3n-3p-7r5x4y-5C-3|
word~b-7c8e3f-4g5i-8j-7k-4l11m14n-3o-12p-9q-6u7x-9y3z11A-6| word
,~a-4b-4d3e-8j-5l9m-5n6p-4r5u4v-3x-4y4| word .~g7h-7i-4k3l4m-5n4p-8r5x8z-3B8C-9| word
for~p-6r4B3C-4| word from~a-4h-3k3m12n-9o-3x-7y3z5| word in~a4i8l-10| word that~d6e-3y4| word
to~a-3e6h6i-5l6m4o-4p-4r3u5v-3w4z5B-4C4| word's~e6| words~e-7f3g-3h-5m-5o5y3A-5C-3|
work~a-3d5e6f-3g6i3l-4m5o-4p-8q3r5y3z3| works~a-3b-3f10j3n-3o5p-5q3u-3w4y3z-8B4C-4| works
for~f8o4w3x3z-7| world ,~x6B-3C3| worries~a-5d8| worry~a-3d-3g-4i11j-3m5n3o-4p6q-6r-4u7w-3z-3A4|
worry about~i6n5o-3p3r-3u5| worse~a-3c-5d-3e-6f3h-4|
worth~a-10b8c-7d-5e8f-4g-5h-4i-5j4l5n5o-6p10q-8r-5u-5w5| worth .~e7f-3j3p3u-4w4| worth more~a-5b9|
would~a5b7c-8d7e4f-3g11h4i12l-17m5n5o-9p12r-10s3t-6w-3x-3y4z-6A-5B5C-7| would .~m-4x6| would
ED~a-4e5m6B3C-4| would NAME~a-11b-4d10f-4g-3x-5y3| would anyone~a6e4| would ask~a-4b10c-5o3| would
be~a5b11c-7f-5g11i-10j3k3l-5n-4p19q-10r-15t3u-5x-4B3C-4| would beat~a11c4i-3k4| would
been~e6m4o-4A4C3| would come~c7f4| would cut~b-3c8e-4i4k-3| would do~a5c-3d-3e-3f10g-3j3u-3| would
give~d5e-3j5n3u-3v6x-4y-3z6| would go~e5m7n-5| would hate~c-5e9r3| would
have~a-5b-8c-14d-8f5h-3j-3k3m4o-8p8q6r-5w-3x3y-3z3B3C-5| would help~m7n-4o-3x-3y4| would
just~d4e6n3| would let~a-3b4c3h-3i-7l6| would like~a7c-4d18g-3k-5q7r-3s-4x-4z6A-3B-4C4| would
miss~a8c4d-10| would need~b-4c3f3g5m-3o6| would never~a-6b-5c6d-3e5f9g-9h-5j-4n7o-5p3q-3u4v-4| would
not~b-16c-5d-5e-6f7g-11h12i-4j-3k8l6m-5n-4o10p7r-8u7v-5x6y-3A-3B3C-10| would notice~a-6| would
only~a-4b6c-5d-4C-5| would rather~a5b-5d-4e-9f-4g10h-5i-6j-5k11l-4m3n-4p5q3u5v-4z-6A6| would
say~a6c-4d-3e-6g4m6o-5x-3z7A3C-6| would see~a3i-5j8u-9w7| would she~a-8d6| would sign~c4i6l-3u3v-3|
would sooner~c3d-4e-5f-5g4h-3i9j-5k-6l-6u4w-4y3| would take~b6d-3e3r6| would told~d3e7o4x4| would
vote~a5c13e-3m-8o11x3| would want~a-3b3g4m4x-3z-3A6| would we~a-7b9g3| would
write~a4c21d3f-4g6m6n-4o-3p9q-10v4x3| would you~c-4d10e-6g-7h-5i7j-6m-4n10p4q-11u3w-4x4y4z-3A-6|
would ~~a-8b7h-3p-7r11s3B4| wow .~f-3q-5r6| write~b6c10d5e-7i10j10l-15n6p21q10r-19u-4v8x5y-3z-7A3|
write ?~d8h5x4z-4| write NAME~a-4c11d3e-4f11g8h-6j5l-3m-5n-7o10p-3r-8s3t-3u-4v6y-11z14| write
him~a6f-3| write it~c-3d6p4x-5z3A-4| write me~b5c-6i5n3q5x-3z-3| write my~e8p6q3r-3z-3| write
that~a-4c-3m6o-5| write to~d-6| write you~b-6c7i11j-8m-5n7o3p10u8v-4w-4x3| write
your~a5c10g-10i5q4u4| writing~b-7c13f-6g3i6j-4k-4l-5m25n-13o-20p4q17r-10w-7x-20y12z-6A7| writing
$~p7| writing NAME~a-4c7e3h6i-3j5m4n-5p-3u-4v3| writing me~c-3d3m6n-3o-3p-3x-7A4| writing you~i6j-3|
written~a-6b-6c6f4h4i-4m-7n3o7r3x3A3| written ,~m-7o7r-3v-3w5z5| written .~a-5c16f6|
wrong~a6b-13c-5e-4f-6g7h-3i-4l3m-6n-8o11p-10q5r7x4A-6B-6C4| wrong ,~b-4c3g-4j-5l3n-6o6p-4r5v-4|
wrong .~a-3o3p-7r8v-3w3A-4| wrote~a-5b-3c-13d-11e18f-6g5h-4i7j-4m-18o16p-3q25r-19v3w-3x15z-22A3B3|
wrote NAME~a-3d-6e9p-3q6r-3| wrote me~c-5d-5e12g4p-10q10r-7x3z-5A6| wrote my~m-8o4p3q5| wrote
you~c4e3q3r-5B-6C4| y~a7d7m-3o3p-3| yes~a-11b-6c-10d5e4f14g-12j-3k4l3n-5p11r-18u3v-3w4x3y3z-6B-4C5|
yes ,~a-9d-3f9h-3k3l3r-8w3B-5C6| yes .~a-5c-6e6f4g-4m3p4r-6| yes ?~a6e3f-3m-7n9o-4p5r-4A-3| yes
or~d9f-5g-4n-4o5z-3| yes to~c3f9i3m4o-3| yesterday~c-3g6h-4n-8o8p10q-3r-9x4y-3z-3| yesterday
.~g4n-5o6p5r-5x4| yet~a-8c-11f-3g-4h-3m10n-12o4p-3q-5r12x-13z15A-4| yet
,~a-5b-4c-5d-3e-4g3p3x-6y-3z10| yet .~a-8b7c-5e-3g-6n5y5|
you~a-3b-3e7f-3i-3j-4k3l-5m-8o8q-8r5s-3u5v-8x10y-4z-10A-5B17C-15D-10| you
$~e-4f3g-3j-6k4l-4n4o-4p-8u4w-6x-4y-6A6B-3| you
,~a-5b-3c4e4f-8g-7h11i14j-11k8l3m6n6o-6p3q6r-3s-7t6u15v8w-4x-3y3A12B-7C7| you
.~b-3c11d-8e-14g-3h16i19j-27k3m4n-8o4p-13q4r8u25v-8w-30x-12y5z3A7B10C-10| you
?~a-7b5d-14e11g-5i11j-6k-3l-4m-6n6p-10q-6r11s-4t4u5w-6x5A-9B-4C4| you
ED~a-4c-8e6g3i6j-3m-5n3o4p4r-5x10y-4z-5| you a~a3d-3e4j3m7o-8p-5q5u-3v4w3x-3B-7C8| you
about~a-3d11h-7n-4o5q6r-4x-3y6z-3| you
and~a-8b-6c15d12e12f-3g-9i-9j-11k24l-9m-27n7o10p-14r14u12v3w-7x31y-33z-13A-10B7C18| you
are~b-5c8d-4e-3f-6g6h10i14j-11k-4l-5m-6n4o-4p-6q12s-3u13v-3w-12y-3z-5B8C-8| you
as~a6b3d-4e-3h6i4l-3m4n-6p4w-3x-4| you ask~b-3c-4d-5e-6h-4| you asked~c6f9p-4r7| you
at~a-4b5c4h-3i11j-6l-6m-3n-3o7p3r-12u6w-8x-6y9C-3| you be~a5b-4c-13d-3m7n-11o5x-4y3| you
been~e-3o3p-5r6x3z-5| you believe~a-3e-6m-3n7o-5p3r-3x-6y5| you both~p-6r4v3x-4z3C5| you
breathe~a-5d4f4m-5o7p4r-4x3y-3z3| you brought~c-5d6e-6u-4v5y5| you buy~d6| you by~j3w3x-7y4| you
can~a4c-3d3e-4f8g7h-5i-7j10k-6m11o-7p7r-3s5u-13v7w5x-4y4A4B-4C3| you
could~a-7b5c-9d5e12h-7p-5r8z3C3| you dare~b6h-3| you deserved~e-7| you
did~a3b5d-3i-13j8k3l3m-3n3r-7u-9v4w7x3z-3| you
do~b13c-4d-6e-5g4h-10i-4j9k-5n-11o8p-14r11s3t-3u-6w8x9y-9z-7A5B3C-4| you down~c4e3h4n8o-3p-10r12x4|
you eat~c3d-4e5i-6l7q-3r4| you eaten~d-6| you ever~a4c-6e3z-3C5| you everything~c6l5| you fed~p6q-4|
you feel~d-3e-5n3o-8z7| you for~a-5b-3c-8g9h3j-5m-8o5r7u5v3w-6y5z-9C6| you
gave~c-4e8f-3h-3m-4n-3o5q-11x6z-4| you get~a-4c8d5e-5i-4k-5l9m3o-3v-10w6x-8y4| you
go~a-4e3g-4h5i-7j16k-4l-8m-7n5p-5r6u-16w14x8z-3A-3| you got~d4i-4j5k3l-5m11o-10p-5r7u-6w3y-5z6A3|
you had~a-3c-6e-10f9i-4l6m3n-5p9q-5y6z-5B3C-5| you hand~c-3d-4h3i-6j5p-6q-3r9u-6w4| you
has~a-4e6l-3| you have~a-4b4d8e8f9g-3h-8i6j6k-11l-10m4n-9q-14r7u-6v3x-4y-8z9A-3B10C-13| you
hear~a3c9d-4e-3f5i-4m8o-10x-16z17| you i~a6c5e-4i-4k4n-3o4r-4x-8z6B-3C3| you if~c6i8k-4l-5| you
in~a5b-9c5d-11e-7h3i5k4l-6r-7u6v3w-3x4y-4z-3A-3| you is~m-4n8p3r-3x7| you just~a5d-6i-3q-3r4x3y-8|
you keep~a-4b11c-4e4i-8l4n-7o7p3r-3z-3C-3| you knew~c-4o4q-3r6y5C7| you
know~a5e-12h-4i-6j3l3n-9o5p-14q-7r19u-3w5x-7y4z10B-8C6| you learn~d-6| you leave~b6c5d-4f3i6| you
lied~e7g5m3p7r-5x-5y5| you like~b10c6d-5e-8f-4h4j8k-6p5r-3u-8w9B-6C5| you live~a7d-5| you
look~c-4n5o-3p6q-4r-5x4| you make~a-3m-4n8p13r-13y5| you may~a11c6e-5h3j3l-4u-5v8| you
me~c7i-6k6p9q-5r-6| you mean~n5o-6| you might~d4h6m8n-3o-6x-9z10| you mine~c-6x4y-5| you
more~b3c-3d3m-6n6o-3s-3t3x5z-3| you must~a5d-4g8m-3o6p5r-4x-3| you my~a4b6c-6d6m-3n-5o5w-3x-6z7A-3|
you need~b5c6d-7e-4o4t3v-5x7y4z-4| you never~c-3d4e-5m-3n-4o7r-4| you not~a6c-4h-3p5x3y-3| you
notice~e-3m8o-8y-4z3| you noticed~d-7h6m5o8x10z4| you now~c6| you off~c4e-3h3n6o-6w3| you
on~a4c13h6m-3n5p-8q3r3z-4C-3| you one~v-3w3B-5C6| you opened~m-3o3p-5q-5r8x4| you
or~c-4d-4e-5m-5o8u-4x7y-3z-4B-5C6| you out~a-7c8d-4e-5h8i11j-4l-5u4w-3y4C7| you pick~i-4j7r-3u-7w6|
you play~n-5o6p-4r4| you point~b4j5u-5w6| you promise~p3r3x6y-6| you promised~e-5m7o-7x3y-9z4| you
put~a-3b-3i-4j7l-6m-8n5q8r-8u-7v-3w11x11z-13A-3| you read~e-4f4i-3j-3l6q-5r4u3x-3| you
really~e3n9o-9z-4| you reckon~a-6d8m6n-7x-5y4| you said~a-4d-3e17g-3h-7l3m-6o6p7r-4x10y-10z-3| you
saved~c4f3p7r-3| you say~a15d-22e5g4h-4i-11j4l5m-3n6p11q-7r-9u-5v-3w6x9y-6z-4| you
see~b-4d-5e-6k-4m4n3o-6x-10y14z5A3B-8C4| you sell~a9p-3r3| you shall~b3c6l3z3| you
shook~n5o-3p6q-3r-3| you should~b-3d-6e-5g-3h10i-5j4u-5w5| you sit~d3m-4o6| you sitting~k4p6| you
sleep~c4i8j-3l-3p10r-9u3w-3x-3| you so~e4f4n4o-5x-4y3B-7C7| you something~d6m-3o3| you stay~b3f6|
you still~a-3c-7d8g-3m-4n10o-7p6r-5x9y-5A-4| you swore~a-3d-5e9o3p7r-6x3| you
take~a4e5j-6k5m-3o6q-4u5w-5x-4z5| you tell~a-4c4l7p-4r7u3w-3x3y-3| you than~c3i-5k6| you
that~b-3d8e-4g8j3k-4m-9n-3o7p5r-4u-5v-6w4x-12z14| you the~b-5d-3e6f-3g-3h4i-8l6p13r-9B-4| you
think~a-5d5n-3p3q-4x-7y6B-3| you this~b-5d-3e-3h9j5w3| you through~c-8i6k-5o5q7r-7u3w-3| you
to~a5b11d-7e5f-7i-7j-5k15l-7m-7n-3o6p-5q5r-5u5v-6w-5y3A-4B-6C4| you
told~a-7b-3e11g-3h-6i-7j-7k-3l8m6n-4o-3p10q-4r-6u6w-4x11y-5z-11| you tonight~a-3c4h3i4m5n-3w7y7| you
trust~a-5d13m-4n8o-4x-8y4A3B-3C3| you two~a4c4d7i7k-4p-4v3C7| you understand~a10c-4| you
up~a-3d4h4i-3l4x-9z4| you vote~c-3d5e-3i-8j7o4p-6q6r-4u-6w-4x3A-3| you
voted~d3e6i-10j5k-3l10m-4o6p-6q14r-9u-5w4x3y-5| you voting~d9m7n-4p-4q6r-5x-5z5B3C-4| you
want~a5b11c8e-3g10h-8i3j4l-3m14n-6o-11u-5x-4y-5z6| you wanted~a7p-3| you
went~e6i-7l5m4o-3p-9r10y-4A5C-4| you were~b-4c-6e9g-3i-8l6m-3n-10o9p5r-5x-7y10z-8A3C4| you
who~d-9e4g5l3m3o-5u3v-3w-3z-6A8| you will~a-4b9c-5e-9f5g3i-11k-5l12m10o-7p-8r3v5w-11y-5z9B-3C7| you
with~a4c4i-3k5m-6n11o-6p-5q-6r10u3x11y-7A-7| you
would~b7c-11d9e7f4g17h-8j7k5l-5n-5o9p7q-4r-7s-3t-3u-8v7z-6A4| you
write~a3c-6d-4e6f-4g-4i-5j3m-5o6p11q3r-11u-3v-3x9z-12| you wrote~b3e9m-14o14q9r-8x17z-17| you
~~a-4b5d5e7i-6k-4l9p6q-7r-4A-3C-3|
your~a-9c4d4e6f-11h8i15j-18k-18l6m-4n4p-6q4s-8t9u20v-21w-13x7y-12z5A-26B8C-9D-4| your
back~a4d-5h6i4l-3p13r-12w-3y4B-3C3| your choice~d6| your clue~c6e-3l4| your debt~a3c-3j-3k-5l11u3|
your ear~a7d3g4i-3j4v4| your ears~a3c3h-6i-6l6r-3| your face~a4c4d5e-10i-6l3p-6q-4r9x-5y3| your
hand~c-8d7e11j-6k5m-10n9o5p-3u5v-3x8z-8A-3| your handwriting~c-5d-4e8o3q7r-4| your
head~a-4c6h-7p6y-7z9| your heart~a5n5o-6p-8r7v3x6y-6| your idol~c13d-10e6i-8l7p-4r3x8z-3B-5C5| your
list~a3h-4i-6| your little~h-3i-3l6x-4z4C-7| your mind~g8j-3m5p6q-4x-5z4| your
mouth~b5i-3j7l-5m-4n7o-3u-8w9x5z-4| your
name~a-3b-7d-14e-23f-5g-14h21i27j-23k9m-8o7u26v-5w-18x8z-4B-10C9| your neck~c7h-4i7l-7n-8o8| your
oath~e8o3| your opinion~d8x-3y3| your own~b7g9h-3i4j-4m4o-4t4w-4x-5y3| your parchment~b4p6q-5| your
pen~e6i-5j3u-4w3| your plan~c3f4g5i-7m4o-3u-3x8y-7z4B-3C3| your pocket~b3c3d5e-4i-4j5o4u-5w6x4z-3|
your promise~e8m5o-5p3x-4z4| your secret's~c6h-4i-3l3| your shoe~d6e-3| your side~e-4i-3m4o-4x-6z6|
your torch~c4i5l-5r3u3w-3B-8C7| your vote~a7c-5e-3l-3m-3n3q10r-7s-4t4u-3v-7w9x6| your
word~c-3d-5e13p4r-4| your ~~a-3d-3e4f-3g4h7i-4j4k-5m-6o5p-8r6u7v-4w-4x7z-8C-3|
yours~b3c17d13f3i-15j13l5m5n-15o5p-9q18r-12u-11v4w11x4y-10z5B7C-4| yours ,~a-3c3e-5h5l-3n-3o3p-3q6|
yours .~a5b7c4e6i-3j6n-9o8p-15q18r-9u-7v-3w10x-4z3B3C-3| yours ?~c3d23e-4p6q-5v3w-3y-3z4| yours
is~a-4e4p7q3r-3u-3w6| yours truly~m5n-4x-3A7| yourself~b-6c-13d4g7m-6n3o3q4x3y-3B-3| yourself
,~a-3m3o3p9r-8| yourself another~g7| z~a3c3e6p-6q7r-3| zero~a5i7p3|
~~a6c3d-10e11f-11h-4i-9j-5m5o-7p13q-11r-8s-3t8u3v-13w-5A-10B8C-4D-9| ~
$~b-10d-5e-9f-5h-3i-10j8k-8n-4o-7p10r-8u-10v-6w10x-8z6A-3B-3| ~
,~a4c5d5g3h10i3j-8k3l-4n13o-12p8q-8r-6t7u6v-4w-5x-6A6| ~
.~b-4d-4h6j3k-8l5m-6n5o6p-5s-5t5v-4w5y5z5C-3| ~ ?~b8c-10d-8e-8f-4g5o-4p5q-5s3t-3v5y-4A-3B7C-6| ~
NAME~a15c3e-8f-4g-3i-5j5m8n4o-9p-3s-6t6u-4w-5x3y9z-7B-8C6| ~ a~d-4i3k5l-4n-4p-5r6t4v4w4C-3| ~
about~a-5d-4h-3i-9l5m5o-4p6q-4u3v-3x-4z3A4| ~ already~a-4c6f3| ~
and~a-6b3c-3f5g-7i-6j-6l7m-5n6p15q-5r-14s-3t3u5w-8x4C4| ~ are~a5m7n-5p8r-9| ~
as~a-5e7l-3m-3n-5o10p-9r6| ~ at~a-4b-5e5g-5h-3j-3k3n-7o8r4u3y3z-5B6C-4| ~ do~d-3e3x7y-4| ~
for~b3c-4d-5e6g-3h-3m11o-11q4w-3x-6y-3z10B7| ~ from~b-4d-3e-5f3g-3p6r-3| ~ gone~e3i3p-5r7| ~
got~e5g4i-5p-4q-5r6| ~ has~b4e-6g4h4p4s3t-3| ~ have~c-4d3h8n4p6q3r-7z4| ~ her~a-5b-4d3m4o-3p-3q6r-4|
~ i~b-4c-7d3e-4f4i-13l4o-4w3z-4B4C-4| ~ in~a3b-4c5e4f-4g3h8i-7j-6l8m-7n-8o13q-5u4x3y3z-3B-8C5| ~
is~a11b5c-4g4p-9r7| ~ it~a7d-6e5g4h-3i-5j3k5n-6p-11q-4r14x-6z6A-3C4| ~ like~c-3h4p8r-5| ~
me~b8d-3f-3g4i8l-3o3p-9q4s-4t3u5A-3| ~ name~c6| ~ of~b6e-9n-5u-5v-7w10z-5C6| ~
on~a-4c-3d6e4g7h-3i3j-6l4m8o-6p-3r3u5v-5x3B3| ~ one~c-3e9m3n-4r4y3z-4A3B3C-6| ~
over~a-3e3o-3p7r-6x-4| ~ than~b-4d6l-3m-5n5p7r-6B-6C4| ~
that~a-5b7c3d-3g3i3j-7k-4l7n3o-3p5q-12r6u3w-4x-6z3C-3| ~
the~a7b6c-10d-3e5g4h7i-3j-4k10n10p8q8r-7x9y3B4C4| ~
to~a-9b-7i7j-8m9o-10p7q-4r-7u10v-7w-4x-11y4z6B3C-4| ~ tonight~a5c-5e4q4r-3B-6C3| ~ too~a4c5g-3i7l-3|
~ up~a3b-4d3e3f4h3i3m-6o7p-3q3u4v-3x9| ~ vote~a-5v6w-3| ~ was~d7m-5o4p3q3r-4x3| ~ were~c3h-3i-6l5| ~
who~c6e3j6l-6m4o-3p-3u-4x-3| ~ with~a3b5c-3d3e9i8j-3l-3m-9n5o5p3r-9x8y-7z-6B-6C4| ~
you~a-3b15d6e7f-6g12h-3j-4l11m-6n3p3q-8r-4s5t-5v-5x5z-6A-3C-6| ~ your~b5c-3d-4e-5h14j-4l4p-4r3t4| ~
~~a3c-6d-8e9f-3h-3i-3j-10k-5l11n3o-3p9q-6r-5u9w-8x-9z7C-8
"""
_weights = re.compile(r"([a-zA-Z])(-?\d+)").findall
_rows = (one.rpartition("~") for one in " ".join(_TABLE.split()).split("|") if "~" in one)
WEIGHTS = {
    feature.strip(): {ascii_letters.index(letter): int(weight) for letter, weight in _weights(row)}
    for feature, _, row in _rows
}
"""The weights of each feature by the place of their column."""
