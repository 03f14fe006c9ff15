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
boots born boss both bother bottom bought bout bowl box boy boys bracelet braids brain brains branch
brass bravo bread break breakfast breaking breaks breath breathe breathed breathing bridge bright
brilliant bring bringing brings bro broke broken brother brother's brothers brought bru bruh btw
bucket build built bullet bunk burger buried burn burned burning burns burnt bursting bury bus
business busy but butter buttering buy by bye c caio's calendar call called calling calls calm came
camera camp camp's can can't cancel candle cannot canoe cant cap capital capitals captain car card
cards care careful cariad carried carries carry carrying case cash cast casting cat catch catches
cats caught cause cave certain certainly chair chairs challenge challenges chance chances change
changed changes changing charm charming chat chatting cheated cheats check checked cheek cheers chef
cheque chess chew chewing chicken chickens child children chip chips chocolate choice choir choose
chop chosen christmas chuck chur church clams clap clapping class classy clean clear clever cliff
climb clip close closed closer closest closing cloud club clue coach coat coats coconut coconuts
coffee coin coincidence cold coldly colleague collect collecting colour column come comes
comfortable coming commit company compared competition competitions complain completely complicated
concerned concur condition conducting confided congratulations conscience consider considered
contract conversation convinced cook cooked cooking cooks copy corn corner correct corrected cost
costs cosy could could've couldn't council councils count counted counter counting country counts
couple course courtesy cousin cover covered crab crabs crazy credit creek crew cried cross crossed
crossing crowd crown cruel cry crying cup curious curly cushion customer cut cutting cuz d'you daft
damn danger dangerous dare dark darling daughter davit's dawn day day's daylight days dead deaf deal
dealing deals dealt dear dearly debt debts decent decide decided deciding deck decline decoy deep
department departure depends deserve deserved deserves dessert detective dey dial diary dice did
didn't didnt die dies different differently difficult dig digging dinner direction dirty discovered
discussing dislike dives diving do does doesn't dog dogs doing don don't done donkey dont door
double doubt down drag dragging drama draw drawing draws dreadful dream dreaming dreams dreamt dress
drift driftwood drink driving drop dropped drowned drum drunk dry dub duck dude duet dug dumb dunno
during dusk dust duty e each ear early earn earned ears earshot earth ease easier easiest easy eat
eaten eating eats effie's egg eh eight eighty eish either eleven else else's empty end ended ends
enemies enemy engine english enjoy enlighten enormously enough enquire enter entire entirely
envelope errol's error especially et eulogia's even evening ever every everybody everybody's
everyone everyone's everything evidence ex exact exactly example except exchange excuse exercise
exist exit expect expecting explain explained extra eye eyes f f2 f3 face faced faces fact faint
faintest fair fairy faith fake fall falls false fam family famous fancy far farewell farm farouk's
fascinating fast faster fat father fattest fault favour favourite fear feast fed feed feeding feeds
feel feeling feels feet fell fella fella's fellow felt ferried fetch fetched fetching fever few
fewer fib fifth fifty fight fighting figure fill filled filling film final finale finally find
finding finds fine finger fingers finish finished finland finn fire firewood first fish fishing five
fix fixed flag flat flattered flies flint flip flipped flipping float floating floor flush fly fold
folded folds follow follows fond food fool foolish fools foot for forever forget forgets forgive
forgot forgotten forth forty forward found four fourteen fourth fox fr frank frankly freak free fret
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
heard hearing hears heart heat heavy held hell hello help helped helps hemi's hen hens her here
here's hers herself hes hey hi hid hidden hide hiding high highest hija hill him himself hint hip
his hit hm hmm hold holding holds hole holes holiday home hon honest honestly honesty honey honour
honoured hook hope hoped hoping horse horses host hot hotel hour hours house how how'd how's however
huddle hugged hugs huh hum humming hun hundred hundredths hung hunger hungry hunt hurry hurt hurts
husband husbands hut hypothetically i i'd i'll i'm i's i've ice id idea idiot idk idol idols if ill
im imagine immunity in inch included inform initials ink innocent inshallah inside instead intend
intends interest interesting into invented invited is island isn't it it'd it'll it's its itself j
jandira's job join joke jokes joking judge jump jumped jurors jury jury's just k kacper's keen keep
keeping keeps ken kept kettle kettle's kettles key keystone kick kid kidding kids kill kind kinda
kindly kindness kiss kissed kitchen knee knees knew knife knock knot knots know knowing known knows
lack lad lad's ladder ladies lads lady lady's laid lamb lamp lamps land landed landing lands
language lass last lasted latch late later latrine laugh laughed laughing laughs lay lays leads leaf
leak leaked leaking leaks lean leaning learn learned learns learnt least leave leaves leaving led
left leg legs lemme lend length lent less let let's lets letter letters letting level liar lid lie
lied lies life lift lifted light lighter lightning lights like liked likes lil limits line lines
lips list listen listened listening lit literally little live lives living lluvia's lmao load locked
log logic logical logs lol long longer look looked looking looks loose lord lorries lose loses
losing lost lot loud louder love lovely loves low lower loyal loyalty luck lucky lunch lunchtime
lying m ma ma'am machete machine mad madam made majority make makes making mama man man's manage
managed mango manners many map marching marisol's mark marked market married marry mat match matches
mate mates math maths matter matters may maybe me meal mean meaning means meant meanwhile measured
measuring meat meet meeting memory men mend mending mention mentioned mentioning menu mercy merely
merge merit met metres mi middle midnight might mija mile milk million mind minds mine mine's minute
minutes mira mirror miss missed missing mistake mm mom moment monday money month moon more morning
mornings mosquito mosquitoes most mostly mother mother's mouth mouthful mouths move moved moves
moving much mud mug mum mum's murder muscles music must mustn't my myself mystery n na nah nail name
name's names nan nap nasty near nearly neck neck's necklace need needed needle needn't needs neither
nervous nerys's net nets never new news next ngl nice nicely nicer night night's nightfall nights
nil nine nineteen ninth nite no nobody nobody'd nobody's nod noise none noodles noon nope nor nose
not note notebook noted notes nothing notice noticed notion nour's now nowhere nowt number numbers
nurse nursed o oath oaths objected objection obliged obvious obviously odd odds of off offence offer
offered offering offers often oh oi ok okay old omg on once one one's ones only onto open opened
opens opinion opinions opposite options or order orders orrin's oscar other other's others otherwise
ought our ours out outlived outside outta oven over owe owed own owned oyunaa's pack packed packing
packs pact page paid pains painted pair pal palm palms papaya paper paper's papers parchment
parchments part partner partners parts party pass passed passenger passes passing past path patience
pay pays peace peaceful peel peep pen pencil pens people people's percent perfect perhaps perjury
permission permit person personal persuaded pet photo pick picked picking picture piece pieces pile
pillow pinky pipaluk's pitch pity pizza place places plain plan plane plank planned planning plans
plate play played player playing plays please pleasure pledged plenty plot plotting pls plug plus
pocket pockets point points pole polite politely pond ponderosa poor porridge position possible
possibly post postman pot pot's potato potatoes pouch pour pouring power ppl practically pray prayed
prayer praying prays precisely prefer press pretend pretending pretty price print prize probably
problem promise promised promises proper properly protect proud provided prudent pry pudding pull
pulled pulling pulls pure purpose push pushing put puts putting puzzle puzzles q quarrel queen
question questions queue quick quicker quickly quiet quieter quit quite quote quyen's quyens r race
raffle raft rain raining rains raise raised ran random rare rather reach reaches read reading reads
ready real realise really reason reasoning reasons recall recipe reckon record red reef reel referee
refuse regret regrets regrettably rehearsed rehearsing relax relied rely remain remains remarkable
remember remembers remind remove repeat repeated report reported reports respect rest result resume
retire return reward ribbon rice rich rid riddle ride ridge right righto ring rise rising river rn
road robin's robot rock rocks rokeya's roll rolling roof roof's room root rope rotten round rounds
row rude rule rumour run running runs rush s sack sacrifice sad saddens safe safety said sake sale
salt same san sand sandal sandflies sandwich sang sat saturday sauna sausage save saved saving saw
say saying says scale scare scared scares scene scheme school score scratch scrawl scribble
scribbling scrubbing sea sea's seal sealed seam search searched season seat seated seating seats
second seconds secret secret's secrets see seeing seem seems seen sees sell selling sells send
sending sends sense sensible sent sentence sentimental separate serious seriously set settle settled
seven sewn shade shade's shadow shake shaking shall shame shan't shaped share shared shares sharing
shark sharks sharp sharpening she she'd she'll she's shed sheep sheet shelf shell shells shelter
shes shield shift ship shirt shizue's shoe shoes shook shoot shop shopping short shot should
should've shoulder shouldn't shout shouting show showed shower shown shows shut shuts sick side
sides sideways sights sign signature signed signs silence silly silver simple simply since sing
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
taxi tbh tea teach team tear tears teeth tegan's television tell telling tells telly ten tent
terrible tested tevita's th thabo's than thank thanked thankful thanks that that'll that's thats the
thee their theirs them then there there'd there'll there's theres these they they'd they'll they're
they've theyre thick thieves thing things think thinking thinks third thirty this tho those though
thought thoughts thousand thread threat threats three threw throat through throw throwing thrown
thumb thursday tick ticket tide tide's tidy tie tied tight tighten till time timed times tin tip
tipped tired tn to toast today today's toe toes together told tomorrow tomorrow's tongue tonight
tonight's too took toothbrush top torch torches torn toss touch touched touches touching touchline
toward towards towel tractor trade trains treasure tree trees tribal tribe tried trip trouble
trousers true truly trust trusted truth try trying tu tuesday turn turned turning turns turtles
twelve twenty twice twist two u ugh ugly um umbrella unbeatable uncle under understand understood
unless unlucky until up upon ur urn urs us use used useful useless using uso ute v veikko's verses
version very view villa village villain visit voice voices vote vote's voted votes voting vow vowed
vows w wait waited waiting wake walk walked walking walks wall wanna want wanted wanting wants warm
warning was washed washing wasn't waste watch watched watching water water's waterfall wave way ways
we we'd we'll we're we've weak wear wearing weather weave wedding wednesday wee week weeks weighs
weight weird welcome well went wept were weren't west wet what what'd what's whatever whats wheel
when whenever where where'd where's wheres wherever whether which whichever while whisper whispered
whispering whispers whistle whistles whistling white who who'd who'll who's who've whoever whoever's
whole whom whos whose why why'd wi wife will wind wind's window wink winner winning wins winter wise
wish with within without witness woke wolf wolves woman women women's won won't wonder wondering
wont wood wood's word word's words work worked working works world worn worried worries worry worse
worst worth would would've wouldn't wow wrap wrapped write writes writing written wrong wrote y
y'all ya ye yeah year years yeison's yes yesterday yet you you'd you'll you're you've young your
yours yourself z zero zora's
"""
LEARNT = tuple(_LEARNT.split())
"""The words that lines have been said in often enough to count."""

_TABLE = """
!~a-11c-13d-16f-7g-5h-6j-4m-6o8p12r-5u4v-3w5x-5z-7A-3B4C-6| !
$~a-11c-13d-16f-7g-5h-6j-4m-6o8p12r-5u4v-3w5x-5z-7A-3B4C-6|
#?~c-10d15e-8f-15g-9h-16i4j-6k-4l7p-3u5w-8x-3y-4z-3B3C-4D-6| #?
ballot~a-8c-7d11g7i11j-7m20n-14o-10p-4q8r-4u11v-10w3x-18y4z7A11| #?
belief~b-7c-12d6f-6g7i5l5m-9n10s3t-3u8w3z-4A6B-6| #?
camp~a11b6c-6d-35e4f-5g5j-3m-3p3q11r-11s-3t3u3v-3z3B-3| #?
mercy~a7d-5f5g-7i7j9l-11m-13n10p5q10r-8t3u-11v4w5x17y-3z-13A-7B-4C4| #?
named~b-9c-4d8e-15g-3h-12i4j6m-6o7q-13r12s7t-7u-3v3w5x-10y27z-22A-13| #?
who~c5d-3e-7f5g3h3i3j4k-3l3m8n-7o-5p-3u5x-10y-9z23A-12B5C-7| #?
you~a16c-4d5e-3f-12h-7k-11l6m-8n9p3q5r-5t4w-7x17y-12A-9B-6C3| #? you
past~a6c-3d3e4f3g8j8k-3l-4o5p6q6r-3s-3t3u-8v4w-4x14y-10z-3A-13B-8C5|
#I~b-4d-3f-4g-4h-19i-5k-5l-9p-6q4s-10t11u-4x-4y-9z-4A14B4C-3D-14| #I >
I~b-3e-6j-6n9o-7r3v3w-8y-3A6B3D-5| #I >
named~a16b-3c14d-6e6f13i-6j9k-8l-3m-11n8q-13r5s14t-19u-16v18w-9x7y6z6A-16B-6C5| #I >
they~d4e5h-7i-6k5o-5r6s3t-3w-3x-10| #I > what~a-3c4d4g-3h-3i3l-4m-5n-10o11q3s-4u-3v-3w5x3z-4A-5| #I
> you~a5b4c9d-5f-5h-5m-6n8o-3s-7t4u3v-11w4x7y-8z-3A-5B14C-9| #I ballot
future~a4c10e-7f7h-4i10j13k4l-16m16n-4q11r-10s-3t3u-7v5w13x-13y4z7A5| #I ballot
past~d-6e5f3g5h5i5j7k-10l-7m-20o18q18r-6u-11v10x9A-4| #I
future~a3b4c14d-3e-10i-4m-3n7q6x9y-4z-4A4B-4C3| #I mercy~b8d5f-3i9j-3k-8l-4q5s-11t9x3y-4C-6| #I not
secret~b-3d-3e-5h4k4l3n8o-10p4q-12r3s-4t4v4x-10y9B-6| #I
you~a-7b-4c19d7f7g-6h-4j-4l-6m-5n8p-7q3s-9t8u8v-18w3x5z-3B11C-7D-5| #I you
not~a-5b-4f8g3h4i13j-8k-5l-12m-4o3p-4q-6r7u14v-6w-9x-4z5A-6B5C-6| #I:
I~c3d-4e3g-6h-10i-5l-7n3o-6q6r-5s-15t16w-3x3y-10z-5A10B3C-4D-11| #I:
asked~a-3c8g-5j-5k-7l6m14n-5o-11p5r-5s-7t5u6v-7y-11z-4A19B-4C4D-3| #I:
ballot~c14e3f-3g5h-6i-4j19k-6l-17m8n-9p-8q27r-11s-5t6u-17v14w7x-7y-7z5B7C-8| #I:
belief~b-7c-8d7e11f4g-6j5k-7l6m-11n6o5q3r-8s-3u-4w3x8y3A-9B7C-12| #I:
betrayal~a-5b4c-4g-3i6j3l-9m3p8q-7w3x4y5z-13B-8C6| #I:
bond~a-6b5c3d-4e-8f-10h-3j-3l7m-3n4o-7q-7r6s-7t10v-7w3y7z8A-19B-9C7| #I:
camp~a-4b-10c-8e-9g-3h-7i-3j-3k3m6n-3p-7r7s-4t3u3v3x3z9| #I:
company~b-3c4f-3h-4k5n4o-13q-8r4s-3w-4x3y-3B-3C6| #I:
conditional~c-6e-10f-4g4i-7j-3k5l7m-6n4p-9r9s4t-4u7w-10x3y-4z-6B-11C12| #I:
danger~b3c-3d10e5f-5h-4j-4l4m8n-4o-7p-3r3u5x-6y-8z-10A10| #I:
end~a8c14d-10e-5f-4g-5h-8i-15j-11k26l-8m9n-5o-8p-6q-6r13s-6t6u13v-7w-13x-6B-9C7| #I:
future~a4b-6c4d-12e-3f-3g-4i-6j6k-5m4o-4q3u-6w6x-5y7z-4B-8C9| #I:
he~a4b-3c8d-4g4h8i3j-8k-6l-4m-6n11o-9q-4s3t-7u-5v5w-12x11z-11A-3B-15C14| #I:
hearsay~b-3c-10d11e-3f-12g5h15j3l4m-8o9p-6r4v6w-4x5y-7z-5A4B-3C3| #I:
lie~c3e-8f6g3l5m-7n11o-3q-14r8t-3u4v-6x13y-5z-3B11C-17| #I:
mercy~a5b7c-3d3e-6f-4g-8h5i7j-4k3m-7n6o5p-3s-15t13u6v-5w-3x5A-6B-4| #I:
moment~a-8c5d7e-8f-3g-16i-7j4m10n6o-16q-4r-4s-10t13u-7w5x-10y3A3B-5| #I:
named~a14c9d4e-5f9g7i-15j14k-7l4n5o-5p-5q-4s15t-14u-10v18w-14x-14y12z9A-9C-4| #I:
no~a-3b4c-9e-8f-12g10i12j-17k-3l-3m-9o4r4s-7t8u15v-8w-11x-9y7B-4| #I:
not~a-6f-8g3h3i9j-9k-6l-4m-8n4o5q-8r5s-8t8u5w-4y4A4B4C-6| #I:
numbers~c-4e6h-4j5k6l-15m-12n9q13r-18s-6t5u-7v7w6x13y-4z-3A-9| #I:
ought~a14d6e-5f-3g-3h-11j-6k8l3m3n5o-6p7q6r-5s-3t4u9v-4w-6x-5z-4B-7| #I:
out~a4b-3d-6e-3f-3g7h-10i-5j-17k7l9m8n-18o7p-3q-3r4s-14t13u16v-7w-15x-9z-6A16B-8C12| #I:
past~a-10c-10e7g-6h6i6j-4m3n4o-5t3u5w-8D-3| #I:
secret~a4b-9c5f3i-17j4k-8l13m7n-8o-6p-7q-12r8s-6t6u-3v-4w6x3z-5C-5| #I:
strength~a-10b5d-6e-5f8g-14h-4i9j-14k-5n8o-6p7q-4r-5s-6t9u20v-4w-20x-9y5z9B4C-10| #I:
they~c3d-3e-7f7h-7i-10k7m10n-4o-10q3r-7s3t-3x-13A8| #I:
what~a-8c-3d12e-10f-6g-5h3l-6m-4o3p4q7r-7s-3u-5w6y-3A-3C-3| #I:
who~b-5c-5d9e-5h5j-5k3m-3o3p8r-7v4w-3x-5z5C-3| #I:
why~a6c-3d-11g5j3m-7n-3o10p-4q5r-4u-3w3x11y-5A-5C5| #I:
wish~a3b5c-6d12f-4g-5h-4i-4k10l-4o-7p-5q6s6t-8u-5w3y-4B-5| #I:
yes~a-4b-7d8f5g-10h4i4j9k-8l-4m-3n10o-9q-3r8u-6v4w8y-4z6| #I:
you~b9c6e5i3k5m-6n7p-3r5s-6t3v-7w4x8A-16B4|
#always~a-53b-37c-50d-44e-54f-25g-53h-49i-18j-16k-29l-6m-13n-16o-9p-4q-29r-3s3u7v-24w-26x-11y-22z-20A-24B24C-21D-32|
#asked~a-6b-4c-5e-5f-7g-11i6j-3k-14m5o-5p3q-3r-4u5v-5x-5z-7A4B-5D-15| #asked >
I~a-11c6d13e-4f4g-5h-9k7l-7m-3n4q-9r9v5x-6y-4A7B11C-6| #asked >
named~a-6b6d3e-7f4i-11j6k-3l4n4o-3p4q-6r-3s14t-15u-13v16w-8x-15y29z-25A-7| #asked >
they~d3j-3l5m10n-5o-11q3s3t-3w-9x-9y-6z3A5B-4C6| #asked > what~f-5h8i3j-5k-4l5m9n-5o-5u7y6C-4|
#asked > you~a5f-4h11i10j-8k-11l3m-5n6q5r5u8w-10x9y-5z-3A-4B8C-3|
#ballot~a4b-5c13d9e7f-4g-7h-4i-9j34k-14l-32m23n-25o-10p-17q49r-33s-7t8u-34v14w20x-14y-5z7A5C-3D-7|
#ballot > I~b-8d-3f3h-8i5j6l-6m11n-17p-10q20r-3u-8w10x-14y-7z4A20| #ballot >
named~a-3b-4c18d4e-3f4g6h3j10k-8l-9m13n-14o-6q4u-13v22w-8x4y4z-9A-7B-7C9| #ballot >
they~a-3c-6d-5e3f-6g3i3j-6n-7o9p-14r14u6w-7x5z-5| #ballot >
what~a-10b6c-8d14e-4f-5g6h3i-3j8k-3l-3m3n-6o-7p3q7r-10u-8w3B-9C11| #ballot >
you~a-9c-3e-10f-6g-13h3i6j4m9n-6p4q13s-4u-3v-8w9z6C-3|
#belief~a-10b-7c-7d12f-6g-11i-4j-3k6l10m-14n12p-8r6u3v-5y6z-7A-6B-3C3D-5| #belief >
I~a6b-7c-6e6f-7g-4i-3j-4k3l4m4n5o-13r-5t4u5w-5x-3z-5A8B-3C5| #belief >
named~a-3b-3d19e-5f5g-6j-7k-3l13m-7n10o-11t-4u12v-11x-9y8z-14A-7B-3C5| #belief >
they~b-6g-3h-3i-4j-4m-10n3o8q-4v3x7y-5z7A-10C-3| #belief >
what~a-3e-8f-5g3h6j11k-10l-10m8n-3p-6q8u-10v6w3x-12y4z13A-3| #belief >
you~a-7b-4c-6d7f6g6h-10j3k4m-9n10o-6p-10q6t4u-6w7A-7B13C-12|
#betrayal~a-6b-8c-11e8f-4g-3h-8i-6j8k-4m-16n16p-3r3u-9w8y3A-8B7C-11D-3| #betrayal >
I~a-8b-8d7e5f-5g6h-6i-4k-4l8m-13n8p-16q8r10w-3x10y-3z4A-6B3| #betrayal >
named~a-5c-8d6l4p-4q4r-3u3x-4y3z-3B-9C9| #betrayal > they~c4d-4e-4k-4l4p-10r8u4| #betrayal >
what~a3g3h6i10j-4l-4m-6p-10r7u3w-3y-5| #betrayal >
you~a-6b-6d3f6g-8h5i11k-4l-4m-6n3o3p-4q-13r12u3v4w-8z-11B-3C5|
#bond~a-6c7f-6g-3h-7j-8k-3m-12n14p10q-11r-5s4u4v-9w-6y3A-5B5C-7D-8| #bond >
I~a7d-7g3h-3i10j-3l-3p5q-7s4t-4u5v3w-6y-4z-5A4B3C-7| #bond >
named~a-9c-3d7f-7g4h11i8j-10m-5n5o-10p-3q-3s11t-11u-4v7w-5x-10y9z-11A3B-11C10| #bond >
they~a-3d-4g-4h-9l-3m10n-8p4q-6r-5v-3x-4y5z7A9| #bond >
what~b-8c-3d6e-3f-3h6i-5k-4l5m-8o10p3q-6x-3y3z-3B-8C8| #bond >
you~a10c-8d3f3h-6j14k-10m7o-6q-7u-14w11y-7C-4|
#brief~c9e-3f-3g-7h-5i-9j-5k7l11n-6q5r-5u8v-5w-5y-7B4D-5|
#camp~a-13b-14c-14d-17e-11f-12g-7h-14j-7k-7l8q-8r4t4u7v3w-7x-3y6z-4B4D-5| #camp >
I~a-8b4c-8g4h3i-4j-8k4m9n4o-8p-4u8v-5x5z5C-5| #camp >
named~a5d12h6i15j-10k-3l-3n-5o5u4v-4x-7y13z-5B-8| #camp > they~b-5d-4e-6g7i-3k4m-4o6q-4r5A3| #camp >
what~c5d-8f3g6h4i4k-3l-5p4r-5u-4v-5w11x-3y5A3C-3| #camp >
you~c10d6g-4h7j-13k-6l4m-14o9p-12r3t4u12w-16y3z-4A-5|
#company~a-7b-6c-6d-6f-16i-5j-6k8m-9o8u10v-10w-4x12y-7z-10B3D-7| #company >
I~c3e-9i-8j-13k11l3m-3n5o-11p6q8r-6u14v-11w-9A-9| #company >
named~a-3c-11f5g-11h-9i-9k7l10n-11o7t-4u4v-4w-3x5y-6z12A-3| #company >
they~b-8c6d-9f-4g-6i-3j-4k7l-7n5o-3p14q-9r-4t-3u5w3x-3z3B-6| #company >
what~a-5c-9e-5f-6g3h7i-5k3m-5n-10o16q6r-5s3u-3v5x6z8A-7B-6C7| #company >
you~b3c11d6f8g-4h5j-5k4m-16o11q-12s-3v-5x12y-4z-18B10|
#conditional~a5b4d-3e-9g4i4j-5k-6l3m7o-9q5r-4t-6u5w-16x-3z-5A-4B3| #conditional >
I~a-3b3d-3e-9f-4g-3h-4i8j-13k-5m9n-3o-3p-5q5s-3t4u11v-8w-4x4z-6A-6B12C-4| #conditional >
named~a16b5d-16e-6f-3g3h7j7k4m16o-13r8s14t-14u-6v8x-11y10z-16C8| #conditional >
they~b4c8e-5f7g-4h-4i-6j3m13o-15x-10y3z3C-3| #conditional >
what~a-5b-5c4d4e6g-9h-5i-11j-9k4l15n-8o7q4u6w-7x3y7A-5B8C-9| #conditional >
you~c6f-4g-7h7j-3m-8n11o3p-3r-7s-6u5w-9x6y-5A-12C5|
#danger~a-5b-13c-5e-10f-5g-11h18i10j-8k-3m10n-8o-7p-4q-5r13u9w-8x-11y-5A6| #danger >
I~a4b-4e10f-8g3i3l-5p3v7B5| #danger > named~a3b3c-8d-10e3g-6h4i-8j4m3n-11o4p-5r8s3t-3u-5v4y4z-10C-5|
#danger > they~a-4b-3c3d-6e-4h-7m6x-5z8| #danger > what~a-4d-3e6j-3m-3n-4o8p-4w-3x4y-5z4| #danger >
you~a3g5h-11i-4j-5k5l-4p7q-8r-5u5v-4w-8y-10z7A-6B6|
#end~a3c8d-8e-8f-10h-10i-25j-21k45l-17m-6n-12o12s-3u24v-11w-14x10y4z-15A-10B-3D-3| #end >
I~a-4c-5d4e12g12h6i3j3k11l-3o-7q9r-9s-4t4v-6x3y-4z7A-9B8C-11| #end >
named~a6c-14e8f8h-8j11k-7m16n-11o-11t-3u-12v7x-10y4z-6B-3| #end >
they~a-5c-3d-9g-4h11i-3j-3k4m4n-4o7p14q-5r-12u4v-3w-6x5B-6C5| #end >
what~a-3b3c-5d7e-4h-4i-6l3o-3p7q-5s4t-3z-3B3C-3| #end >
you~b8c3d10e5h7i-9j3k11m-18n4o13q-3t3x4y7z-15B-5| #future~c7e-6g6h-5i-5m11o-13r-4v-5y-4B-5C4|
#future > I~a5b3c4e3f4h-4i-7j-8k9l7m-13o7p-11q5r5s-4t3u7w-7x15y-12z-5A-5B5C-5| #future >
named~a3c11f11g4i-8j8k-7m7n5o-7p5q4r-8u-9v16y6z-10B-6C4| #future >
they~c12e-3j-4k-5l3m-9n-7o15p-11q5s3t-3u7w-7x11y-7A-7| #future >
what~a-3b-5c3d-7e-4g4h6i-5j7l-3n4o-3p3r-5u-8w4x3z-5B3C-4| #future >
you~b3c4d-5e6h-9i4j-8k-3l6n8o-3p3r-7s5t-3u9w-4x-6y6z7A-5B-6C5|
#he~a4b8c-3e3g5i5j3k-8l-10n6p5r-5s9t-13u-16v20w-9x-10y18z-17A-9B-23C23D-4| #he >
I~a-7b4d-8e3f-5g5h-12i6j-10k-4l3m3n3o-6q-7r5s4t-3v6w-7x-7y16A-4B-8C9| #he >
named~b-13d7e4g-8h6i9j-9k-10l-4m7p13q-9t-5u-8v11w-20y7z-11A-7B-19C19| #he >
they~a-4b3c-4h5n11p-9q-6r13x-6y5B-12C12| #he >
what~c4e-3f-4h-10i-3l5m13n-4o-14p-10r3s4t-6x4z-7B-4C9| #he >
you~f9h22i-7j-3l3m-3n-6o5q7r-4s3t-4u11v-9w-3x-4z7B-5|
#hearsay~b-6d8f-8g-3h12i-15k-10l19m7n-11p3v5w-8y-6z7A5C-3| #hearsay >
I~c4g8h8i-6j-6l13m6n-9o6p6q-10s-6t5u5v-6w-3y4A5| #hearsay >
named~b-5c3i9j-7k8l3m-6n6o4u16w-3y4z8A-4B6C-6| #hearsay >
they~a6c-5d-5f5h15i-5j6k-6l4o-3p-5q-5r5u-5v3w-3x5z-11| #hearsay >
what~b8c4d-6e-4f-4g5i-4j-3k-4l5m-11n3o6p-8q-8r11s-3w-6x4z-4A-5C-4| #hearsay >
you~a-4b-4c-3e-7f-3h10i-11j-9k-3l12m5n-11q-9s-3u7v9w-16x-6y-4z10B-4|
#his~a29b5c5e-9f16g8h-5i-16j27k-5l-16m-6n4o6p-7q-3r8s17t-15u-17v23x-14y20B-23C22| #his
mercy~b8d-5f8g5h-4i-4j4k7m-6n8o-10p7q-7r-3s4t-4v3w-3x-7y10B5C-4| #his
out~a11b-6c-6d4e3f12g-4h-6i3l-5n6p6q-4v3w-4x9A6| #his
strength~a15b-7c4f11g-3i6l-7n-6o8q-4r8v4w-4x-5y7|
#lie~a-4b-6c-3e20f-10g-7h-6i-3j-3l9m-10n8p36q-14r-25t-3u7w-4z-5C-4D-4| #lie >
I~b-9c-6d-6i6l-8m6n-6p18r-20s-5t5u3v4w-11x3y-4z-4B-3| #lie >
named~b-14c-7d8h-3i5k7m-16n5o8p3q11r-4s-3u9v-4w4x5y-5z-4A-4B-6C3| #lie >
they~a3b-3e-3j5l4m-9o9p10r-13u-4w4y-3z4A-4| #lie >
what~d8e3h-5i-3j-8k5m-4n9o-4q-10s-3u7w-6x4y-7B-4C3| #lie >
you~a-6d-4e8f7g-7h-6i-9l7m4n6o-12p8q-6r-5s-3w-3x3y-7z3C-5|
#mercy~a-4b19c-14d-4f-14g10h-8i5m-7n9o-3s-6t4v-3x4A-10B7C-11D-5| #mercy >
I~a-11b7c6g6i6j-16l6o5p-5q-4r3u10v-11w-6x13y-10z-8B6C-3| #mercy >
named~a-8b-3d3e6f-6g-11i-5j-4k-4l7m-16n7o8p-5r3s8t-7u10v-9z-5| #mercy >
they~a7b-9c4e-9j3l-4m-4q10r-14w-4y-6A-3| #mercy > what~a3b-11e6f-3h6i-3m-12n7o8p-6q-7r6s3x4y4C3|
#mercy > you~a4d-7g-8i6j-5k-5m-5q4s-9t7u6v-5w-7y-4z-5C-5|
#moment~b-3c-5e-13f-15g-10i5j-4k-4l-7m8n-10o-5q-8r5s-11t13v-6w-3x-8y-8z10A3C-3D-4| #moment >
I~b13c5e4f5h-19i5k3l-7m-5o9p-9q14s-10t10v5w-4x10y-4z-6A5B8C-6| #moment >
named~a13b-6e7g4h5j5k-6l4m-18n7o11q4r6s6t-6u-5v5w-3x-5y9z-5A-4B-11C9| #moment >
they~a-5c-4f5g6j-5k4m-14n-5o16p-8q-3r7u5w-9x10y-6z-4A-9C-3| #moment >
what~a-3d3e-7i-7j6m-4n-7o8q4r-9u-6x3y-7A-7B5| #moment >
you~a-3b6c7d-3e8f-9g3i9k-5l-8m-3n-3o3p-4q10r-8s-3t4v-12w11x5y8z-8B4C-4|
#named~a26b5e-7f-5i-9j12k-10l-7m-4n5o-6p-9q-3r9s38t-37u-15v27w-11x-18y33z-20A-26B-19C22D-8| #named >
I~a6b-5e8f3i5j5k-4l-18m-8o5p-5q-13r11s9t-12u-20v12w3x6A-7| #named >
named~b-10c-5f-9g-5h-4i-8j14k-7m3n-6o-3p-5r5s19t-20u-11v13w-5x-12y20z-14A-12C-4D-3| #named >
they~a8b-5f-3g-3i6l-4m-6n3p4q4r-13w5x6y5z-3A3B-4| #named >
what~a-4b-5c-3d11g3i-7k4l6m6n-15o4p-13q-10r15t3u4v-7w5x-12y14z-10B-4C6| #named >
you~c-7e-8f-7h15j-7l6m-7o4p-5q-8r6s4t-3u12v-6w-12x-3A13C-3| #named
ballot~a9c14f11g4h7i-10j15k-11l-10m16n-9o-10p7q8r-4s8t-6u-14v22w-12x3y9z-5B-6C7| #named ballot
not~a-8c5d-4e-3f5g5h5i3l-3n-5o4s7t-7v12w-6x3y3B-4C5| #named
camp~a4b10c3d15e7g-6h5i-3j7k-7m-13n3o5p-6q-15r14s9t-5u-8v4x-5y6z-10A-3B-3C6| #named
company~a5b6e-6h-3k4l8n-8o5p-3q-12r6s5u9x-6y4z11C5| #named company
numbers~a12c-5e3h4i3j6k-4l-4m-4p-9q-8r14t6v3w4y-3B-10C11| #named company
past~c9f-4g-3h-11j-9l12m5q-5s-4t5u5v-7w-3x-3y3z9A-5C-3| #named danger
you~a-10b5c-11f6h5l8p-11r7s3u4v12x5z3B4| #named hearsay~a-11c-6d6f-4g-3i-3j5m-5o6q3t-5v7w-5y8B8C-8|
#named mercy~b9d-4f4j-3k-3l3m-14n4o5q-4s19t-19v-4w9z12A-6B-3| #named
moment~a6c3d-8e6f6g10h-6i5j-3k-6m-6o5q-7r7s7t-4v8y6z-7A-3B3| #named
not~c-5d-3g-4i3k3m3n-10o4p9q-8r-12s16t-14u-4v8A-8B-8C9| #named
out~a12b9c-8d-5f-14g-6h7i14j-6l-6m-12n6o4p-4q4r5s12t-13w10x12z-13B-6C10| #named
strength~a6b-5c-7d3e3f-4h-8i9j-5l6p-3q-10r14s3u5v6w-12y3A-5| #named
you~c-10d4e7f12g-4h19i-5k7l8m3n-5p-4q-5r5s10t-12u10v15w-3x4A5B9| #named:
I~b7c18d3e5f4g12j5k-10l-9m-6n6p-5q-9r4s9t-10u-19v23w-12x-12y12z6A-5B-15C12| #named:
asked~a8b-3d8f-3h4i3j9k-5l-5m-8o4p-4q3r5s8t-9u-11v10w-8x-21y28z-17A-14B-11C7D-3| #named:
ballot~a4b-13c6e-3f12g-6i-12j9k-15l-8m14n-12p4q11r-6s6t-5u-12v13w-19x5y15z-8A3B-14C17| #named:
belief~a-4e10f-7g-4i9k7l4m-10n12o-3p-15q-6r20u7w4z-6A-3B-5C4| #named:
betrayal~b-12d7g-3k5m-16n22o-14q7v-6w5x-3z-4B-3C6| #named:
bond~a-10b7d8g9i-9j15k-7l-7m-20n7o7q-6r-4s17t-18u-12v10x3z-3B-9| #named:
camp~a-13b4c-9d-6f3h4i8j-4k-3m-8o8p-9q-9r6s5t-5u5v-13w9y-4z-6B-7C5| #named:
company~c-8d-4e3f-8i4j-6k4l9o7q-4r8s6t-7u13v-8w3y8B7C-4| #named:
conditional~b-3c-3d5e-8f9h-9i5j-11k3l4m6n7o-21s4t-6u6v-6w-4z-5A-7B3C-8| #named:
danger~a-3b-4d-4e-9f4g-3l8m-12n11r-5v-7x6z3A-5| #named:
end~a6c-9d-13e4f-7g4h-10k7l5m14n-10o5p7q4r-7s4t-3u10v-7w6x7y-3z15B-6C3| #named:
future~a-6c9d4f6g8h6i-6j3k-7l6m-3p7q-4u-7v4w-5y-3z-6B5C-4| #named:
he~b6c-6d-4e3f-6h-5i4j5l-9m-9n7q4r-8s11t-9u-10v12x-15y13z-12A-5B-20C18D-3| #named:
hearsay~a-6b-11d3e-3f-3g-7h9j-3k-3l8n-4q-4s-8t3v-3w-5x6A6| #named:
lie~a-9b-6e8f-3g-11h6i3m-15n7p22q-5r-15s-5u4v-3x-4y5z-6A-5B-19C21| #named:
mercy~a-12b18c-5d-9f-8g3h-9i9j-7k-3l-10m-7n5o-12p5q-9r-3s17t-16u-6v5w4x-6z8| #named:
moment~a7b-11c-8d-8e-5f-5g3h-5i-4j-4n-3o7p-5r7s6t-7u3v-8w-4x8z-5B9C-7| #named:
named~a13c-7d-5e-3f-6g-4h6i-3l-4p-7r7s30t-28u-4v20w-12x-8y24z-5A-21B-26C28D-6| #named:
no~a4b-4d-10e7f-10g4h4k9m-7n10o-4p6q4r-7s5t-5u3v-15w15y4z3A-4B8C-9| #named:
not~a-4b3d-7f-12g-3h-4i5j-4k5m-4o4q6r-3s7t-9u-5v-8w9x8y-7z4A-3B9C-10| #named:
numbers~a10b-5c-9d-3e7h-6j-4k-10l9m-5o4p-6r7v-7w-4x3z-3A-6| #named:
ought~b11f-7g5h-7i6j-5k-6l7m-6n-8o10r4s11t-10x-7y16z-19A-7B6| #named:
out~a11b5c-3d-3f-5g-9h-5i7l-17n-3o6q-9r4s7t-9u-3v5w-8x12y-6z-11A8B7C-9| #named:
past~a-7c-7d-3e11f-10g-5h5i6j7k-9m4o6q3r-10s7t-10u-7w12x-6y16z3B-19C17D-3| #named:
secret~a-8b-3c4e11g-8h3i6j-5m-5n-5o10p-11q-5r11u-7v5w5x3y-3B-6C5| #named:
strength~a5b-9d3e-5f-3g3h-12i10j-10k-6l5m3n-21o16p-9q-3r9w-5x-7y6A-5B-5C3| #named:
they~a-3b-3h9i5m-12n12o5q-5w5y11z-3A-6B-14C12| #named:
what~a-3b4d-4e8h-3i-8j6l4n-3p-6q-7r10v-4w8x-6y8z-7B-6C10| #named:
who~d-5e7h-5i-3l7m3o-9p3q-5u6v-3y6z-7B-7C10| #named: why~a7b3d-9e-4g3| #named:
wish~a6b-4c-9f-4k8m4n-4q-3v14w-4x3y-6z8B-9C6| #named:
yes~a-4d5f6g-3h7k-4l-6m3o-3q-3s6t-6v-5w-9y3z-15A3B-7C6| #named:
you~a-11b-4c-3e-4f-3h29j-5l8q7r-6u10v-17w-7x6y-8z-3A11B-13C7|
#no~b4d-3e-3f-13g9i10j-10m-9n9s4u10v-6y-6z-7D-5| #no >
I~a-9b10c-5e6f-8h6j-7k3l-10m6o-8q3r5s4u3w-3B6C-5| #no >
named~a-3b4c-10e-3f-6h5i10j-18k4m-14n12o-3p13q8r-21s14t-14v-4x-7y8z-6A-5| #no >
they~a-12d-3e5f10g-5h-6j-3m4n5o-9w-6x-4y4z-7A6| #no >
what~a8c6e-3h8j-5l3m5o-8p-7r5u8v-6x-14y4z9A-3C-5| #no >
you~b-3c3g-10h-3i15j-17k-6l-9n4q-3r6s4u22v-8w-21x11y-6z-12A-4B-7C8| #nobody:
asked~b-6c-4d-6e5g-15h-8i5l-6m5o-4p14q-9r-10u-3v-7w5B5C-9D-5| #nobody:
ballot~c-5d-3e12f-8g3h-6i-4j8k-14l-12m3n4o-10p-6q21r-16u-10v-4w9y-6z8A-6B11C-10| #nobody:
belief~a-8b-8c-5d12f4k13l-8m-3n8p-3q7t-3u-3y-3z-8| #nobody:
betrayal~c-3e15g-7h-8i-4j9k-5l-7n3o-7p8q-3r-7u-11v3w3x-5y-4z10A-4B13C-14| #nobody:
bond~c10d-11e6f12g-11h-6i-4j-3m-9n7o9q-18r11u3v-11w-4x-9y7z-4A3B3C4| #nobody:
camp~b-12e-11f-12h-5i11l-5m-4n4p4r6v11w-9x7y-5z-6A-4B7C-3| #nobody:
company~a-3b-20c-10d-7f-7g-5h7i-4j13l-8m10n-5o-4p-3q3u-10v5w9x-12z13B-9C7D-3| #nobody:
conditional~a-9b6c10d6f-6i4j-9k-4l3m-9o6p7q-7u9v-5w-6x9y-10z-5| #nobody:
danger~a3b-4c-5e-12g-4h11j-4k8m6o-5p-10r13s-3t3u6v-5w-5x-7y5C5| #nobody:
end~a-4b-9c14d8e-8f-3g-7h-9i-12j-14k14l-5m-13n-7o15u10w-16x7z-17A-3B5C-6| #nobody:
future~b7d3g7h-7j-4k9n14o-11p9r-8s5t-5u4v3w-9x5y-7A3B6C-3| #nobody:
hearsay~a8b-4c8d-3e-4f-7h-8i-16k-6l6m6n3o-11p-10q11r6s4t-4v-6w4y7| #nobody:
lie~b5d8e11f-12g-4i5k-5l-4m3n-7o3p14q-6r-10s3t-4u3v-4w4x-3y7z-11A7B5| #nobody:
mercy~b3c-8d6g4h-5i-3j4m5o-5p-8q-4r7s-9t8v9w-6A-3B8C-9| #nobody:
moment~b-10e-4f-7g-9h3i8j-15k5l-5m-7n12p-3q-7r8s-5t5u13v-3w-20x10y-8B-3C-5| #nobody:
no~a3e-12f-4g17h-3j4m5p-9r5s3t-3v-5w6y-5z5A-9B-3C8| #nobody: not~b4e3i-3o3p-6r5A-5C9| #nobody:
numbers~a8b-3c4d5e-15g-8h-7i-3j-18k27l-14n-12o7q3s-3t3u20v6w-15y-8z11A-4C6| #nobody:
ought~a3b6c3d7e5f-11g7h-6k7l-7o-6p-11q-4r11u3v-5x-3z10B-4C3| #nobody:
out~b11c-6h4i-5l-5m-8o3p-4q-3r11s7t-7u3v4w-7x10y-12z3A-7| #nobody:
past~b-8c10d-8g-13h-11i-10m12o-10p13q-8r-10y-4z7A6B10C-13D-4| #nobody:
secret~c-7d5e4f-5h-11k3m12n-6o-9p-10q-10r18s-3t3v-7w5x-11z15A-5B3C-3| #nobody:
strength~a4b-7c-4d-3f-7g-8k-4m-11o4p4r-11v5w8x9z-6B4C6D-3| #nobody:
why~b-3d5e-7f6g-5h4i-8j7m3n-6p-6q-4r10u-7w6x-6| #nobody:
wish~a-4b-7d9e-9g-4h-3j4k-4l-13m-3n-6o6p-9q-7r9u-5x-6y-3z5C-6| #nobody:
yes~b-8c4d-9e-7f4g-12h-9i-8j8n3o-4p3q3r-4s3t-3u-6v3y-3z11A-4C3|
#not~a-5b6c3d-7f-10g-10h-7i13j-14k-5l-3m-3n-6o7p4q-3r-7u10v-3w-11x4y-6B5C-4D-5| #not >
I~a-5b-5d-6e-9f-6g9i13j-19k-4l-4m9n-4o-8r8u9v-4w-9x-6z4B5C-3| #not >
named~b-5e-3f-5g-4h8i23j-18l-12m3n-3p16r-20s12t-12u-10v8x-3y3z-3A-3B-4C4| #not >
they~b7e-5f9g-7h-3j7k-3l-6m-7o6p6q3r-8t-3u-4x7z-7B5C-10| #not >
what~a11c5f3g-5h5i-7k-3l4m4o-9q3x-9z6C-5| #not >
you~a3b-3c10g-7h-4i14j-17k-9l-5m6o-5p12q-5r-6s3t-5u21v-8w-17x-5y-4z7A4B-4C7|
#numbers~b-6d3f-3g-9j-14k20l-11m-7n3o6p-9r4s-3t8u16v4w-9x15y-7z-5A-13D-3| #numbers >
I~a6b-4c-6e4f-3h-10i9j-8k3l-3m6n-5o-3p5u3v-4w-3x-4A-4B3| #numbers >
named~a-9c-13d5e7g5o4r-6u-4v3w-5x-6y9B6C-9| #numbers > they~a-12d3h5i-3k5m3p4q6r-10x-4z6| #numbers >
what~c-8e-6f-5h-6j-4m7n-4o-3p5q-5u4w-3z4C6| #numbers >
you~e-3f8g-3j-3k10m6n-6o-4p4q-3r4v7x10y-7z-14A-3B3C5|
#ought~a5b8e-8f-4g5i-5l7n-4p-3q-3r3s7t-5v-3w3x-9y5z7A-5D-4| #ought >
I~a-6b10e-4f5i-5j9m7o-11p-9u-10w10x-6y3z-5B8| #ought >
named~c-6e3f-7h7i6j-9k5o10p-3q-7r12s10t-8u5v-9x11A-3| #ought >
they~a6c-3e14g6i-6j6n3q8r-6s3t-3u-6v4x-3A-3B-3C5| #ought >
what~a3c-5e-4g-4h8i-4j3l-4m9o-7p-9r3u-4w10z7B3C-6| #ought >
you~a-6c4d9e7i-3k-3m-8n-3o4p3r3s3v-8w4x9y-5z-9A-18B8|
#out~a4b8c-4d-8e-7f-10g6h-4j-8k-3m11n-9o-6p-4r4u6v-10w-3x-4y-7A6D-4| #out >
I~a-8c3e-4f-4h-3i15k-4l-13m4o-4p-12q6r6v-4w6y-7A3B8| #out >
named~a13c-6d-5e-4g-5i15j-10k3l-5n4r3s3t-5u6v-15w19A-3C5| #out >
they~a-13b5c-5d12g7h3i-6k3n4o-3p-7r4u4A-6| #out > what~a-5b3d6i-7k-5l8o3p3v-3y3z-5C7| #out >
you~a-7c19e-8g-11h12j-4l4n-8o5p-6q-4r6s-3u8w-10A-4B8C4|
#past~a-6b-10c-7d-3e7g-15i-8k-6l11m-14n-15o20r-5v4w-5y-7z4A-13B6C-9D-14| #past >
I~a-8b-10c-10e17g-4h10i4k-4m-9n-5o9s-3t3v-4w5x4B6| #past >
named~b5e9f-4g-3h-7k3l-8m-9n-20o19p8r-4s7t-9u-3w-13x-5z11A-7| #past >
they~g10h4j7k-5p4q-8u-5w5x3y-6z-4A3B3C-6| #past >
what~b-7c3d7e5h-13i-8k-4l9m-7n-15o12q3s-5t4v8w-3x4z-9A4B-8C7| #past >
you~a-7c-7d11e3f-5g-4h-3i6j-10k-13l5n-16o6p7r-6s-4t-4u15v-12w-3x-3y-4z-13C3|
#pending~a-20b-4d3e9f47g45i-3l3m-4q-3r3s24t-28v6w-10x-3y7z-5A-21B-14C11D-12| #pending
no~a3b-4c-10f13g37k6l8n10q-3r3s10t-10u-3v-3w6z7B-3| #pending
not~a-6b-6c-4d-3e4f16g14k3l5m3q-8r3s7t-7x10y-7z5B10C-7| #pending
short~c-3d-4e-7f16g13i-5k-8m-6n6p3q4r-6s15t-15w-11z3A-12C-3D-7| #pending short
not~c-8d-7e-6f-9g6h7i6j-7k-3l5o4p5q-11s4t-4u4v-8x8y-9A7B9C-3| #pending
yes~a-15d8f29g6i-5k7l-6m4o-3s8t-9v9w-11x-7y8z-3B-7C7| #pending yes
not~c-5e3g7h6i-9k3l10o-3p4r-3t-3w4x-5y8A-6|
#secret~a-6b-6c9e12f-11g-11h-5i-16j-5k-20l26m8n-20o12p-20q-21r27s-4t6v-6x5y-3B5D-3| #secret >
I~a-4e6f-10g-5h-4i-5j-9k-10l14m3n-3o3p-9r3s-4t4u5v3w-9x-4z6A3B7| #secret >
named~a-12b-3c8d13e9g-7i10j-10k-3m-11n-3o14p-7w-3x3z-8| #secret >
they~a-4d6e5f3i3j-3k-3l4m-5o3p-6r8v3x4A-4C4| #secret >
what~c9d4e-10g8h6i8j3k-3l-8n-6o4q3r4u-3w4x3y-4z5A-4| #secret >
you~a-5b-4c-4d4e-5g7j3k-4n-4o5p-4q-5r3u-3v7w-7y5z-7A-5B9C-15|
#short~a-4b-4c-4d4f-21g-24h-13j4l-13m3o-8p-4s3t-4v4x-4y-8z-3B14C-13D-21|
#strength~a9b-10c-3d-7e-8f-4g-13h-6j-8k-4l7m-5n-18o17p-6q-11r5s-12t14u8v-4w-4x3A-7B5C-5D-5|
#strength > I~a-10b5c-6e6g-6h-11i-4j-6k10l4m-13n8o3p-4q-4v-5x-7A-6B4C-4| #strength >
named~a4c-6e9f6g-4h-3i5l-9m10n3o-12p-12q-6r14u-4w-3x6y-5B-4| #strength >
they~a3b4c-3d12f4k5l-3p-6B-3| #strength > what~a3b-3c-5d10e-4h4j-4k-3l6m-3o5p-8r6u3w-4z4| #strength
> you~c11d-6e11g-6i-9j-4k8l3m-6n6p-6q4u3v3w-8x5y-6C-5|
#they~a-4c-3e-10f-3g-5j-3m3n-4p-7q-4r5v6w-7x-6z5B-3D-3| #they >
I~c4d8e6f-8g-8h-5j-6k-3o-3p-11r16s-4t3u12v-6w-14x3y-6z-4A3B3C-9| #they >
named~a8b3c-5e3g-3h-3i9j-5k3l-9m9n-3o-4p-4q4s4t-5u-9v5y4z-8A3B6C-5| #they >
they~c-3d4e-4f-3l-3m5p-4u-5x-8y-4z5A4B-5C4| #they > what~d-4e11g-3l6n3o-6p3s-3t3v4w-7x8z-7| #they >
you~a-7b4f5h6j-6k-5n5q-6r4u7v-6w-6x5y4B3| #they
ballot~a-5c-4d4e9f-9i6k3l-3n-11o7q9r-3v12w-3A5B7C-10| #they
company~a-3b4c-3d-9e4f-5g3i3j-3k3l-7m4o-3p14q-8t4v-3w12z3A10B-3| #they
you~c3d-4e3f-3g-5h7j-9m-5n13p7q-7u9v-3w-5x6y5A-5B7C-6| #they:
I~a-3c13f-6g-8j-6k-5l5m3o-6p-10q8r8s-5t4u10v-6w-10y-8z-7A8B8C-13| #they:
asked~a11b-4c-5d-3f-8g-5l-8m6n-17o10r3s-3v3w-9x-5y-5z5A4C-5| #they:
ballot~a-10b4c5d8e-3f-4g-3h6i9j-12l-3m4n-7p5r-7u8v-5w3z-4A5B4C-4| #they:
belief~a-4b9c-4h9i-5j-3m8n-5o-6q5r-6u3v-10w4x-3C-3| #they:
betrayal~a-6c-3d-4i-4l5m-4o12p-6q-6r10w-3z10B3C-3| #they:
bond~a-6c3d12g-3h-11i8j-10k4l-3m5n-6o3p6q-7u5v-3w-8x-4z-4A11| #they:
camp~c-6d6h-8i-11k-3l9m9n-3o-8p-6s-3x-9A9C6| #they:
company~a-12c-6d-6e-7g4h9i-6k-5l6m5n-3p8s6v-3z6B3C4| #they:
conditional~a4b-3c9d5f-4g3h-5i5l-8m-8n8q4w-3x9y-6z-6B3C-5| #they:
danger~b-7e-4g-5h4i10k-5m3n-3p-9q5r4w-5x-4y-4C-5| #they: end~a-7e-3f7h5i-4j-3k5p-7r5w6y-4z3| #they:
future~a5c5d-4g-3l-4m6o-3p8q-4r-4v-3x-7y-5A7B3C-3| #they: he~a-6b4e4i6j-4l-3m-5x6y-3| #they:
hearsay~a-5b6d-7e-11f6g-3h12i-6j3k-3m3n-4o-8p8r-3u-5v4w-3x-9y3B3C-3| #they:
lie~c-3e-3f6h-5i-8l5m3q4y3z4A-4| #they: mercy~b-3d-4e6g-5j5k-3q-11r8s-3t3u-4v-5w9z-7A4B5C-5| #they:
moment~a-3b3c7d-9e-5f6g-4j3k-3m6n-7p3u3x-11z10A4B5C-5| #they:
named~a8c-4e-4h-4i4j-4k4l-5m16n-14o-8q4t-3u-6x-11y15z-7A5B11C-10| #they:
no~b-4c-3d-4e11f-4g-11h-5j6k3l-11m-10n3o6v8w-5x6y-6z-9B-7C6| #they:
not~e-5h-3k-5m7n-6o-5p-4t4v5w-10x-4A-4B-5C3| #they:
numbers~a3d3e-5f-5g-3h8i-6j-4k10l-3m-5n-7o10p-6q13r-4t6u5v-4w-3z-3B3| #they:
ought~a-4b-5c-5e12f-7h5i-4m4n-7o-3p-12q4r5v-5w3z3A-7C-3| #they:
out~b-3c-4e-9f3h4i10j-3l-11m7n4o-15p-3u6w-5x-3z4A-3B-3C8| #they:
past~a6b-15c-10d6g-7h9i-7j6l5m-3o5p-4q7r-4v3x5y4z7A-4B14C-14| #they:
secret~a-6c3d-9h4i-6l6m7q-5v3w-4x-3z10| #they: strength~a9c-3d-3e-6h-5i-7m5p-4q-4r7s-3u-3| #they:
they~c-3f-6g-7i9j-3k-3m5n-8p-9r5t3u7v6w-9x-3z4B5D-3| #they:
wish~a-5d-3e-4h3i-8l8o8w-5x8y-4z4A-6B-6C5| #they: yes~a-6b5c-5d-4f3i-3l7m12o-10p9q-6x-7y4z4C-3|
#they: you~a-5c3d-8e4h8i7j-4k-10l-4o3p6r-7u4v-3w-5y4B5C-4|
#what~a-4b-4c-7d10e-3f-7g-3h-4i-8j6k-4l3m5n-13o3q-3u-4w6x-8y-6z17A-21D-5| #what >
I~a12b3c7d-11e7g6h7k-5l6m-3n-8o12p-9q9s-3t4u3v-3y-4z7| #what >
named~a3b-3c-5d12f-6g-4h-3j-10k5l7m3n-6o7p-7r8t-3u5v-6x-11y24z-20A-3B-3C4| #what >
they~c-7f4h-4i7j-3k-4o-4s-3t3w-6y-8z5B3C-4| #what > what~d-5j5l-4m9n-3o-6q3u-6w5x-4y5z4A-4B-5C5|
#what > you~b-4d7h-11i-4k-12l7p-3q-5r3s-3u-4v-3y-5B7C-7| #what:
I~a8c4d-6e5h11j-4k-6l5m-6o7p-7q14r-8u4w-7x8y-11z5| #what:
asked~c-11d10e-5f5g-7h-4i3j3k9l-11m5p6q-4u-4v14w-7y6z6A-13B3| #what:
ballot~a-10b-7c-8d14g-4i8l-9m9n-10o-8q17r-20u4v-6x-7y3z7A-3B-7C8| #what:
belief~b5c6e-5f-7g-7i3j-4k-8l6m-6n10o-5u3v-3w-4z-5A3| #what:
betrayal~j-3l6m-7n-4o12p-3q5r-5u4w-3y4z-7| #what:
bond~a6b-8c-3e6f-4g-3h-4i-7n4o-7p13r-6u3w-7y-7B9C-10| #what: camp~a-6b11c-5d-8f-4h-3m-9o5p4q4r-7C-3|
#what: company~a-3b5c4e7f-6g3h-7j-4l5m-8n-6o16p-3u4v-5w-4x12y-9z-14A10| #what:
conditional~a13d-19e9h3j3m15n-11o-3p-4q4r-4v4y-4z6B7C-9| #what: danger~a-7m3n-8q-5r10x-5y3| #what:
end~a-3b4c-3d-8h7i-4j7k4l-3m-6n-7o10r-3u-8v5w7y5z-7B5C-6| #what:
future~a-5c-5d9e-8f-3i10j-3l-11m7o-7p-10q9r-3s3v3w-4y3A-4B-7C7| #what:
he~a-4b7c-4d3f4j4l-4m6o5p10q-4u-5y4| #what:
hearsay~c16d8e-6g-5h-3j-14l7m6n-4o-3q6r-3u9v-7w-10x-9y-4z12A-5| #what:
lie~c6d-4e8g3h3j-9k5l3m-6n6p4r-6u8w-5y-5z4| #what: mercy~b-9e14f-4g7h-5i-14j6k-8l8m-5o4p4u-8w6|
#what: moment~a-4b3c-10d10e-4f-6h-10i4k5l-9m3n-9p-4q8r-3v3x-3z4A-4B-10C11| #what:
named~a10e-3f-7j-4l3m-8o5p-5q5r3v-3x-9y17z-16B-3C3| #what:
no~b9c3d3e-3f5i-7j-3k4l12m-4n12p4s3t-3u4v3w-4x11y-5z-10A3B-4| #what:
not~a8d-12h8i-4j-5k4l9m12o-13p6r-6u7w-4z-3A5B-3| #what: numbers~a-7d-5g-3j-3m3p4q4u4v5w-6y3z-6|
#what: ought~a8d-10f10h4i3j-3l3m-4n-10o9q3v4w-5y-8z7| #what:
out~a-5b8f-4g8h4j3l3m11n-8o-4p-5q10r-5u-5w5x-5z6C-3| #what:
past~c-5d8e3g3i-15j-4k-6l14m-34n-18o30q4u4w-3x4y-10z-3A-11| #what:
secret~a6e5i10j-4l-7m-7n-3o15p-4q-4r9v8w-6x3y3z-9B4| #what:
strength~a6b4c5d-6e-3f3g-3h-4i-9j3r4u-4y-5z3| #what: they~c-4d4e-11h-5i3l-3n-3q-3y-8| #what:
what~a-4b-7c-4d9f-6g-5h-5i-9k-3l6n-10o5q-5u4v-6w3y-10z14A-17B5C-4D-4| #what:
who~a-5d10f-6g-5i9j6k-6l-12m7n-4o-4p-5r5w9x-15y-16z23A-16C-3| #what:
wish~a10b-10d-8e-5g-6j3k-4m4n-8o5p12q-4r-6u-6v-5w6y5A-3B6C-6| #what:
yes~a-11b11c-11d4e9f-6g3h4i-8j14k-4m-10n-5o5p-12q7s3u-14v-3w14x4y-11A-4B3| #what:
you~a6e3g-4h-6i-10l5q-9u-4v7w-4y-5B5C-5| #who~a-4b-3c-7d11f-6i4l-5m12n-7o-10p-3u4v4x-19y-11z26A-20|
#who > I~c-7d5e9f-4g6h-3i12j-9k5l-8n-18o8q7r-3t3u9w-4x-16y-3z13A-5| #who >
named~c11e4g-3l5n6o-3p5r8w-3y4z-7B11C-4| #who > they~a6b4c-3d-6e4f6h-3m4n-7p5r-4s-3t3x-6z5A-3| #who
> what~b-5c-6e6j-3k5l4m9n-7o-10r-3u6v4w-7x-5y4z6A-5B-3C6| #who >
you~a-11d13e-7g4h-4i8j-9k-4m8n-3o-4p5q-9u9v-8w-10y-6z4|
#why~a10c-5d3e10f4i-11j10k-4m-11n-15o23p-5u-10w8x16y-8z-6A-10B3| #why >
I~a-7b4c-5d13e11g3m-3n-9o10p4r-4x4y-3A-6| #why > named~a11b-7e13n-6o6p-6x5y-8|
#wish~a3b3c-12e-8f-7g-5j6k8l-7m4p-4q3r-3s7t-8u-10w8x-3y6A-3B-10D-4| #wish >
I~a8b5c-3d-3e12g11h-6i-10j3k4l-3n5o-4p-4q3u-9v5w3z3A-4B5C-3| #wish >
named~a5d-14e-10g11h-3j-4k9m7o-12p6q4r-3s10t-8u-3v4w-6x-16y14A-3| #wish >
they~a-9g-10i-7j3k4l-4n3p6q4r-13u-3w8| #wish >
what~a-5b4d-3e-4f-3j5k4l-5m-3n12o-10p7q-4r-9u-3v4y7z-12A3| #wish >
you~a15b5c9d-9h4i-13j8k7l-8m21n-7o-10p6q-4r-10t-3u-9v6x-15y10z10A8B-4C8|
#yes~a-4b-4f7g-12h-4i-3j8k-9m-3o3s7t-6u-5y-9z5A-5C-6D-5| #yes >
I~a-6d-11f-3g-4h-8j4l3m3n13o-13q-11u3v-3z3C-4| #yes >
named~a6b-3c-8d-5e4g-4k-7l-8n-4o6q-5r3s4t-3v13w-17x7A-3B3| #yes >
they~b5d6e-4g6h5i4j-4l-4m6o-11p7q-10w-4x-8z3A-6B-3| #yes >
what~c-8e6f-4g3h-4i-10j-8l6m-11o13p8r-3u7w-9x5y-5A-4B3C3| #yes >
you~a-6c3e3f-4h-7i9j7k-11l-7m-11o6p4q6r-4t3u-6w12x15y-13z-7A-10B5C-4|
#you~a-11b-9c3d4e8f-16g-6h16j-7k-5m-11o7p-5s-9t7u10v-19x15y-13z-7A-12B21C-19D-15| #you >
I~b-4c7d-5f5g-5h-13i-4l5m-3n10o-10p7r-4s-7t5u8v-12w3x7y-17z-8A3B21C-17| #you >
named~b-4c-3e8g-4i-6j3q3r3s4t-7u3v-6w3x-5y5z3B13C-13| #you >
they~a-3b3d5h7i-4j-5l3m7n-3p-7q-10r9w-3y3C-4| #you >
what~b-4e-4g4h-5k-14m5n-7p-8q6s-3u-3v-9w5x-8y6z5A4B5| #you >
you~a-4d-3f-6g3h13l-6m-4n5p3q-3s-4t4v-7x6y-9A-8B3D-5| #you ballot
past~b8c-8i9j4k-5l-7m-4n5p-9q24r-5u-5w7x9y-8z-9| #you
betrayal~a-5b-6c-3d-3h-6j4k-3m-6n8o-7p-5r5u-5w4x3y3z-6A-8B4C-7| #you
bond~a3b3c5d4f5g-3i5k-6n7p9q-5r-8s5u3v-13w7x10y-4z-5B12C-14D-4| #you
danger~a-10d-5e-5h14i7j-12l-3o-3q-11r6u12w-16y-5z10B4| #you
end~a-14c13d3g-3h3i-14j-19k34l-9m-12o10p-4q4r-3s-3t3u19w-12x10y8z-17A-7C-3| #you
lie~a-5b-5c-11d-7e9g-8h-3i-9j4k10l3p17q-4r-12s-6v5w3x5y4z-6A-7B6C-12| #you
past~a-4b5c-3d4f-9g4j-5l7n-8o4s-8t3u5v-4w-6x10y-10z-8A-8B10C-10D-5| #you past
I~a4b3c5d-3e4f6g10h7i4j-5l3m-8o13q-3s-5u6w-5x8y4z-5B7C-3| #you:
I~a-7b-4e5f12g-3h-20k4l-5n6o-9p4q-6r-3s-8t8w3y-8B9C-4| #you:
asked~b4f3g4h12i9k-4m-7n3p-9r6v4w-3x10y-7z-7B9C-9D-5| #you:
ballot~e5f-9g-4h-3j21k-5l-15m5n-4p-12q19r-14s-7t7u-23v-9w27x-9y-14A11B5C-11| #you:
belief~a4b-11c-6d5f-5g-3h-12i-8j-7k3l5m-3p-4q-5r9u5v-3w-5x-6z6A-5B-4C7| #you:
betrayal~c-4f-5g5h-6i-9j6k-5l6n3o-5p-10r8u-6w6x4y-3A-5B8C-10| #you:
bond~b6c6d7f4g-8j-3l-5m-8n5p13r-14v-4w-3x4z-9B7C-8| #you:
camp~a5b-7c8d-9j-11k-12l13n-4p10q-8r-4t5u7v-5w-11x-3y12z-7A-6B6C-10| #you:
company~a3b-3e3h-8i-5j-3k4l-4m-6n6o3u7v-7w-5x11y-4A-9B4C-5| #you:
conditional~a8b9c-4d7e-4h4i3j5k-6l-6m3n3o-4p3r-3s-5u-9v9x-8y16A-4B9C-3| #you:
danger~a-3b-7d-11f-5g-3h15i3k-7l-7n4o-4p8q-4v4w-4z4A4B-4C4| #you:
end~a-3b5c-6d10g7h4k11l-11m-6n7o-4q3r-3u3w-4z-11A-4B4C-4| #you:
future~b6c3e-7h-8j-9l15p-6r3s-9t9u14w-7x6y-14z4B-4| #you:
he~a6d8e-11i-11j10k-4m8n-3o-11r5s-3u-4v10w-7x-9C4| #you:
hearsay~b3c-7d-7e10g4i-8j-6k-5l17m9n-9o-3p12q-8u7v-5z9A-3B4C-6| #you:
lie~b-9c-11d-7e17f-6h-7i-16k8l3n-5p16q-3r-14v8w-5x-4y6z-4A-3B6C-8| #you:
mercy~a4b4c8d-8e-9g12h-3i5j-9k-4n8q10r-9t3u13v-4w-12x4y5z-4A-8B3C-6| #you:
moment~a4b8c6e5g5h6i10k-5l-4m3n-12p3q-6s-5t6v-5w5x-4y-10A3B4| #you:
named~a-4c3d-6e11f-3g-3h-6j7l-14n5o-5q4s3t-5u-5v-12w12x8y-5z-5A-5B10C-7| #you:
no~a6b3c7e-4g-4i12j-3k-6l-7m6n-11p-3s3u5w-9y-7z-3| #you:
not~a7b-4c3f5g-8i21j-15k-6l-9m-6n-10o10p11r-10s-3u22v-7w-20y-8A-6C-3| #you:
numbers~a-3b-5c6d5e8h3i7k-9l4n5o-3p-7q-4r8s4t-3u7x5y-6C-3| #you:
ought~a7c3e-11f8h11i-7j7k-14l4m7n6o-5q-12u-5v-3w6z7C5| #you:
out~a-11b5c7d-3e-3j9k-14l6n5o-9p-7q5r3s8t-6u-9v-15w15x-8y3z-3| #you:
past~a-5b-4c-18d-9e15f-3g-5h-9i-6j9k-7l4n-3o3p4q-5s-9t4u-9v9x7y-7z5A-11B16C-15D-3| #you:
secret~a-4f-9g-4h-4i-10j-15k-17l25m3n-6o3p-4r5s3u12v-10w-10y-3z-7B4C8| #you:
strength~a5h14i-10j9k5m-9n-10o15p-7q-3r3s-3t3u-6v-6w9x11y-5z-4A-4B4C-6| #you:
they~c-4f-6h4i5k-9l4m6n-3u-7v3x-5y-3z8A-5C-4| #you:
what~a12d-13e-4f4h4i4k-3l-6m17n-5o-9q3v8w-7x-14y10z18A-3B4| #you:
who~d-3g3j4m12n-4o-12p-11r5u-3w-3x-7y6z8B8| #you: why~a-4b-4c-6d21e21g-4m-6n-6o9r-3x9y-4z-5A-6|
#you: wish~b10c-4d-11f-6g6j4n9o-11q4v-5w6y15z-9| #you:
yes~d-4g4h-12i-4j3k-5l4n-11o12p3r-7s3u-4w6z-3B11C-11| #you:
you~a-7b-6c3e5f-13g-5i-4j-6m-12n6o6r-3s-6t7u6v-6w-3x16y-11z-12A-9B24C-16D-11|
's~a4c-9f-5h5i-5j11k-11p3s9t-8u-12v8w-16x-3y4z-6A-7B-16C12| 's
,~e8f-3g4h3i3j4m6o-6p-3q5r-5v5x-3z7B-8C8| 's ?~x6y-4| 's a~a-9b9c-4d3e-6g5h-3n-3x-5z6B-3C4| 's
been~h9q-5B-4C3| 's getting~a3c13f9g-4i-4j3| 's gone~a-8g4| 's
got~c6d-3e-3f3g-4h9i5j-5m6n-8o10p-6r8u-4v4x5y-6| 's in~a-6h6| 's
name~a12b-4c10d-6e-3h-6j3m-12n-3o13p-7r9y-14z13B4C-6| 's not~a-4b6c-3e7g-4h-7| 's
on~c6f4g3i-5j6l-3m-6n10o-4| 's sharpening~a-7e-4h12| 's sitting~a7d-3e-3g4| 's
the~a12e-5h-9j7p-5q7r-5u-5v4| 's torch~a8b-4d-4e-3| 's vote~a-12c-4d3e4m4n-4o-5r-4B-3C3| 's
worth~a-5b6| 's ~~a11b-7c-3h4i4l-3m-3n7o-8p-4q-6r9|
,~a-9b-3c-3d-12f6g-5h-8i-7j12k-7l-5m6n8o-15p4q-6s-4t5u-7x-3y7z-8B9C-7D-17| ,
,~a-7c-12e18f-3g-4m3o-3p6r-5x-5y6B3| , .~a-5c-9e13h4j3m5o-3p13q-4r-9u-3v5w-4x-5z7B3C-4| ,
ME~c-6d-5e14p8q3r-5| , NAME~a4c-5d-13e-21f13i-16j20l-9m-5o9p-4q10r-4s4u-21v17w5x-3y-7z14| ,
YOU~b9c-6e19f-4h-4i8j-9l-4m-5n-6o9u5v-11x3y3z-18A5| , a~a3b-5e10g-3h-4m-5n6o-4p3q9r-6v4x3z-4B-4| ,
about~a-5d-3e4p7r-9x-3y7| , after~e11r-3y-5| , all~c6d-3i-6k3l3p-8r9w6C11| , always~e3m3p-5r7| ,
and~b-10d-8f11g3h9i7j9k4m10n3o-9p5q5r-8t-5u-6v8w9x-10y9z8A11B-3D-3| , any~a-7d9u-3w3| ,
are~a-9c-6d14e16m-3n5p4q-7r5x7y-3z-6| , as~b4e5g-3h3j-3l4m5n3o-10p6r-9w-3x-4y5| ,
at~d-5e5j-5l9m-3n-4o8p5q-4s3u6v-4w-3x6y-3z-7C3| , because~a5b4e3g5i-8k5l5q8r-4w7x6y-6C-4| ,
before~a7c4e-3g-3i-3l4r-3x-3y4| , behind~e7y4| , bro~a-4f4m3p-3q-4r6w-4| ,
brother~b-4c3f5g-3h3n-6o6p-3q3r-3| , but~a5b-11e-4f15g5h7k-3l5m3o-4q-7r4u3v-12w4x6y-4A-3| ,
by~a-4d3e4m3p-3A5B5C-6| , can~a5c4i-3l3m-4n6o-3| , come~m6o-5x-3A5| , day~c8d-6f3i-3k5u3| ,
deal~a7f4| , dear~e3v4x6z-4| , did~a-4d-6e-8g4m6n-6p-4q-7r10y6z3B7C-8| ,
do~a-4b5c-7d4e-5g-5h-7l-7m-7n-6o7p-9q4r7s-6t5v7w5x-12y8z3| , does~c-6d9m7n-6x-4z4A3| , down~k-7l5| ,
eh~a-7b5c-3e6f5o4p-6y4| , even~a-7d8e4m4r5x4z-3B-4C4| , ever~c6i3q3| ,
every~a-5d8i3n3o3p5r-3u3w-3z-4A3B-4| , everyone~b3e4m-9o10p-3| , fine~b6| , first~a6b-3| ,
for~c5g-3h-3i-3j4p-4r3u-7v6y5z-5C3| , from~a9e-4h3j7l-3m-4u-5v6y4| , has~d6m8n-3o-3p5| ,
have~d3e6n3p-3x8y-5B-4C4| , he~a3b4c-4d-6e4g7i5l-5n7p-3q-5x5| , heads~a-3q-3r9| , her~a-4h4k6m3| ,
honestly~e3g3p3r-3x-11A11| , how~b3c-3d3e10m-5o5q7r-10x6y-4z-4B5C-6| , however~c-10h4p-4q7r-3| ,
i~d-10e-3g-6i-5j10n4o-8p7q-7r-10t3u-8v-3w13x-6z5B5C-9| ,
if~a7b-5c4g6h-4j-3l3m-11n4o8q3u3w-5z3A-5B-4| ,
in~a-5b-4c5d7e4g-3h-3j5l-7m11n-6o-5q3r-5u-7v8x-13y8z6B-3| ,
is~a-11b-10c-7d15e15g-7h-5k-4l6m4n3o-10p5q-5r-8x-4z-11A7B4| ,
it~b-13d-6e-9f-5g-6h-6i12l-15m4o-8q11r-10u5w-3x-8y4z-3A6B-8| ,
just~a5b4c-5d-8e-4i-9j8l-7n3p-3q-3r4u-9w7y3A-3| , keep~b5e3i-6j7p-4r4u-7w7| , lamp~a-3i3j-5q5u3v-7|
, last~c-3e7k3m-6o7p-7q4y3| , leave~b7p-6| , let~a4b10d-5e-5f3g9h-3i-6l6p7q-4r-4w-5| ,
like~a-7c-4d-5g-3i-8m-10o7p-6r4u-3w3x-6y5z8C-4| , look~a-5b3p-6| , love~e5h5j4m5o-4p4r-3u-4C6| ,
madam~e6f3j4p8q-3r-8u-5v7| , mate~b-4d-7f-5g3i-4k4l-4m-4n6o-3p-7q3r6v-4x4z-6C6| , may~c7f4x-5z4| ,
me~c8g-4h-4i-6j-4k10l-3n-10o15p6u3v11w-4x5y-4z6B-4| , mine~j5m-3n4o-5u-5w4x9y-4| , more~h6| ,
my~c-3e-5f-4g-3h6i4j7k-8n-6p12q6r-11u-3v5x-5y-3z9| , never~a6d-3h-3j-4p6u3w-4| ,
no~a19b-3c-3e-3f-6g5i-8j10k-3n4o-6p9q-4u-9v7w7x-7y4z4B-7C4| , nobody~a-3f4h-6j3l-3m3o-3r-4u-3v5x-3|
, not~a-4d3f-7g8i9j-7k-8l-4m3n3p-7q-4r10s-3u7v-5w-3A-4B-13C10| , now~a8d3m-9n3o5p7r-6x9z-9| ,
of~a-3d-5e11w6x4| , okay~a5c8d-7u4| , on~a4c-7d6f5j-4k3n4o-4p15q-7r-9v3w-6x3y4z-7C-3| ,
one~a3e4i-11j-3k10l3p3u5w-7x5| , only~j4m5o-6p14q-8r-6u-5w10x-4A5B-6C5| ,
or~a-15b-4c-3d12e-12f-4g-4k-3l-3m4o-5p3q-10r6w-3y3z4A-9| , our~a-4p-3q-3r6| ,
out~c-4m-6n3p5q-3r-5x5z-3| , pet~a-4h6i5u3C3| , please~b-4d15e4f-3m5n-7p3r-5s-3t3z5A-3B-3C3| ,
provided~b4f8i-3| , really~g-3m-5n5p-3x7| , right~c5e4f-3i3j-6k8l-5p5r-4u6x3| ,
same~a3c3e-3f-4i-3j8m-4n5o-3r-3u-5w5B4C-4| , she~a4b4c-7d-5i-3j-8k4l7r-3u6v-7w-4x9y-8B-7C12| ,
signed~a4c6j3B4| , sister~a3h3i7w-4| , sleep~c5f3p7| , slowly~d6p3r-3x3y-3B4C-5| ,
so~a6b5c-5e-4g7h3i14j-8k-5l-3m8o-4p4q-9u7w-6x-12y7z13A-6B-3| , son~m3n5p-5r5x7y3| ,
that~a-5b8d-4e3f8h3i4j5l-8m-5o7p-7q-7r6t-4u-7v5w4x5z-5B-6C8| ,
the~a-4c5d4e-8h5j-8k6l-5m-7n-5o7p-22q8r3s-6t7u10v-9w-5y3z-3B6C-6| ,
then~a-7c3d3f13g-3h-4i-5l-5m4n-3q7r-3w-5y-7z6A-4| , there~b-3f-5i-10j3k3m5o-5p8q-5r-3u-4w3x-3z7A4| ,
they~c-4d-7e4h10i9j5k-3l-8r-4v5| , this~a6b-3c3d5i6l-3m-4n6o-4u3w-3x4| ,
though~c-4f9g-4m-6n3o3r-3s-6t6| , three~c-8e7f-5h4m-5n-3o6p-4q6r-5v4x7y-4z-4A-3| , till~c-5e7j-3w-3|
, to~c-3g3j-4k4p-8q-4r8u3w-3x-4B3C-3| , tonight~a6c3d-3e-6h13i8k-3l-3m6n-3o-3w-3| ,
too~b-3e-3f-3g4h-3k-4m3o-4p-5q7r-3v4| , two~e-8i6j3o-3u4v6w-3x-7y7| , us~c6d5m-5n5x8y-4z-3| ,
uso~c6m4z6| , vote~p4q7v-4| , was~a-5d6e8g-4m3n-3o3y-10z5A5C-3| ,
we~a3c-6d-6e-3f-6i-10j3k5l-3m3q-6v4x-6z5A4B-3| , were~d-4e6| , what~c-3d4f-3g7i3j-3p-5q4v-3y6| ,
whatever~c12e-3i-4k-3l7n-3o3p3x-3y3| , whether~d6f3j3n3u-3v3| ,
which~a-8b-5d6k3m7o-6p-3q-8r6x5y4z-5| , while~d-3f4p-4r6w3| ,
who~a3b11e8g7h-3l-4m9n-4p5q-6u-3w3x-5y-6z12B-6C7| , whom~j3l5u6v-4w6| , will~c-5d8i4n4o-3s-3t3C-3| ,
with~c-4e7i-7j7l-5m-3n6o-8p6q-4r-4s-3u-9v7w-6x-6z3B4C-8| , without~a-8b5e-4| , word~e7i5l-3p-4r4C-3|
, would~b4c-3d6e-4g-5h-5m-3n13o-8x-3z3A-3C-3| , yeah~a5c-4d-4m-3o6p3q-5| ,
yes~a-7b-3c-5f3k6p5r-4v-7y6z-5| ,
you~b-7c17d-8f7g-12h-14i-10j-6k-4l11n-4o3p8q-3s3t-3u5v5w-15x9y-8z-6A-4C6| ,
your~a-3b-3e-3f-4h3i6k-4m-6o5q-5u10v-6w-8x7y3z-10| ,
~~b-6c7e10g5h8i8k-12n-6o3p13q-10r-3v3w-5y-5B4C-5|
.~a3c-3d-17f-11g-9i3k-7l-5m7n-12r-3v-4z6A-4B6C-3D-22| .
$~a3c-3d-17f-11g-9i3k-7l-5m7n-12r-3v-4z6A-4B6C-3D-22|
=accuse~a-14b-12c-40d-15e77f-21g-17h-29i-3j12k-10l-6m-3n-15o12p-9q-20r15s-6t7u-11w4x13y-14z-11A6B6C-10D-3|
=agree~a-40b-16d-19e-33f80g-37h-13i-16j15k-3m7n-8p5q-13u-11v13w-5x-6y7z-3B-7C6|
=ask~a-32b-17c-25d48e-16f-8g-7h-28i-9j3k-5l4n-10p-16q-7r10v-15w12x-5y-7z-9B-3D-3|
=promise~a-4b-11c79d-34e-24f3g-14h-16i-4l-6m-4n5q-15r10s7t-8u-3v-11w4x-3z11A-11B-9C3|
=propose~a54b-15c6d-41e-14h-13i-12j21k-12l-27m4n5p9q12r-6u-17v19w-12x8z14A-10B-6|
=refuse~a3c-16d-16e-21f-24g55h-11i5j-13k6l9m-6o12q6r-6s4t-3u7v-12w-10y-6z11|
=spare~a-42b75c-20d-10e-14f-6g12h-13i13j-6k-4l-15m-7n9o-7q10r-10s7t-7u-3v-4w8x4y-6z-4A6|
=warn~a-20b-15c-3d-15e-12f-8g-7h51i26j-17k-10l-8n-16o13p3q14r-5s5t-5u18v-13w-12x7y-6z-7A-4B-15C6|
?~c-10d15e-8f-15g-9h-16i4j-6k-4l7p-3u5w-8x-3y-4z-3B3C-4D-6| ?
$~c-10d15e-8f-15g-9h-16i4j-6k-4l7p-3u5w-8x-3y-4z-3B3C-4D-6|
ED~b4c7d-5e8f8h6i3m5n-4p-8q22r-11u5v-8w-5x9y-9z-13A10C-12| ED ,~d-7f6g-3i10j-3l-5u4v-3| ED
.~a6c3d-5e-4f10h4i-3j3k-11q3r-5u-4v-3x5z-4B-3C4| ED a~a-6| ED and~e-6i5| ED for~a-5h7p-5q6r-5| ED
her~m6p4q4r-4| ED it~e6m-4p-3r4x10y-7| ED me~a-3b-3e13f-3i4p-10q6r6x-9A5| ED my~e-4g4i6C-3| ED
on~a-3i-3k6| ED the~c-3e-4f3i-3j6r-3v5z-4| ED you~d7e5h-3m-4o5r3C-3|
ME~a-7c-19d-9e35g-4h-5i-7n-5o3p7q14r-10z-9A6B4C-3| ME ,~c-6d-3e12p9q5r-8x3z-4| ME .~a-6c-5e8f4x5z-4|
NAME~a26b5e-7f-5i-9j12k-10l-7m-4n5o-6p-9q-3r9s38t-37u-15v27w-11x-18y33z-20A-26B-19C22D-8| NAME
!~a-16e8p-5q5B3C-3| NAME $~a12b5c-4d-6e-4g-4h-8j5k-4l-4o-5p-4q11r-13v10w-3| NAME
's~a4c-7f-4h6i-5j11k-11p4r-8s9t-8u-12v8w-16x-3y4z-6A-7B-16C12| NAME
,~a14b-4c5d3f4g6i-6j6k-12m13o-18p14q3r-6u-6v10w4x-12y10A-10B9C6| NAME
.~a19c8e4g9h5i-8j17l-9m5n10o-10p4q7s7u-10v21w-5z11A-8B-4| NAME
?~a9d-20g13i5k3n11o-3q7r-13v4x10A-5B10C-12| NAME ED~a-5b3c3d6e-5h-3i-3j4l-4n-3o5u-4v3x-6y5| NAME
a~a-8b3g-3m3p8q-3r-5| NAME about~c4e9i-5j-3l6p-3r5u5v-9x5y-7| NAME also~a-8| NAME always~d-6m3o4x5|
NAME and~a-12b-16c-7d-12e-17f-4g-6h-6k6l-7m6p-22q5r8s3t4u-5w3x6y7z12B-7C14| NAME
asked~a-3e-8h10i4j-3p-3r4u5v-5y-3z4B5C-6| NAME at~a-5d3e5g-4h3i-4j7k7m6n-4p9r-3x4y-4B4C-7| NAME
be~a-4b6c3d-3i-3j4o-3u-4w3z-3| NAME before~b3c-3h4m-7o6p6r-6y-3B4C-5| NAME behind~d5q5r-5x7y-8C-3|
NAME both~a5e-3n6p5r-4x5| NAME came~e-10h11i4j6n3r-6v4y-5B-4C3| NAME can~c-3e3g5n6o-4p-5q3x-3y4|
NAME carried~a-3d3e-6| NAME comes~c9d7g4i-7j5p-3q3r-3x8y-4z-3| NAME did~b-4c3e3m-4p-9q3r6| NAME
does~a-5b8e-3f3m7n3o-7p-6q10r-5w-5z3B4C-4| NAME everything~e6| NAME finished~a-6c3w4| NAME
first~b-4g3h4p-8r6| NAME flipped~e4p-3q7r-3| NAME for~a8b5e9g4h-5i-6j5p-13q4r6v5w-5x6y-8z6B-3C6|
NAME from~a4b3j6p4q4u-5v3| NAME gets~a7b5c5f4i-6j8m3s-3u-6v6w-4y3| NAME go~a-4b-3d5e4h5m6n-10o4B4C4|
NAME goes~a-4b6c4e3h3i6j-7v-4B-3| NAME gone~a5n7o-6| NAME got~d-5e-3m-3n-5o9x-5y7| NAME
had~a-5g3h-4p6| NAME has~b-3c5e-5f-3g-6h8j-3l5n4o-6q-3u4w-5y3z-5B-9C8| NAME
have~e8i5m-5n-3o5p-3r7u-7v5x-5y3C4| NAME home~a-5i6j-8p-3r4| NAME i~b7c5j5l-5o6p-11r11s4t-4u-3w3y4|
NAME if~a7b-3d-3j7l-5u-11v9| NAME in~a12d-3e3g-4j4k-5l-4m8o-3u-4v4w-3x3| NAME
instead~a10d-3g3i-6u-3v3| NAME is~a6c-11d-5h12i-6j3n-3o4p-6q-14r11v-9w12x-7B-11C9| NAME
it~a-7c5f10g-3i-5j5p8u-6v3| NAME keeps~a-5b-3j3p-12r11| NAME knew~d9e5x7y-3| NAME knows~e7h-3C-4|
NAME last~a-8k3l-3m-3v6x3y-5C-3| NAME leaning~a-3d4m6o-3| NAME lied~a4e8p4r-4| NAME made~p-3r4x-4y6|
NAME makes~a5f-3g3i-4l7| NAME must~a6b-5g-3| NAME my~a-3c-6d-6e10p-5q-7r10| NAME needs~a10b-3| NAME
never~a4h-3p7r-7B-3C3| NAME next~a-6| NAME no~e4p-5r6| NAME offered~d6e-4h4x-4| NAME
offers~d9i6k-3x4y-3| NAME on~a18c11d-7e-8h-5i-13j4k3n6p-6v8w-3x-3| NAME one~a-3e7p8r-8s4t-4| NAME
or~a15b-4c-3d8h-3i6j-6m17n-13o-7p6r-6y4A3| NAME out~a6c4g3i6j-3k3l-5m-8n3o6w-3x7y-9z4B4C-4| NAME
pulls~a-5b-6g-3m3o-4y-5z7| NAME remains~b13g7| NAME right~a7d-6| NAME
said~b3c-3e-13h8i4j-3m-3n-3o5q-3r7s-3x-8y8| NAME san~b-3e3p6x-4| NAME say~a-5d11m-5o5| NAME
says~a-7d8e3h-5j-4m-6o6p-3q-3u3v-5x10y-5z-4B5C-4| NAME should~a3b8c4g5i-3j-7k-3l13u7v-6| NAME
smiles~e-4h7| NAME stays~b15c-3d-3f3g6| NAME swore~d-4e6p5r-3C4| NAME talk~a-3d3e-6h-7m-4n-4o3y5|
NAME than~a13i3j-5k3u5v-4| NAME that~d-4h5j5n-6o8p-5r4u-4x8y-4| NAME
the~a3b-3e9h-4m3n-5q-5r4x3y-3C-3| NAME there~a5b7p3r-6| NAME this~b10d-3j-3k3p-4| NAME
though~a7f-3g3l-3m-4n5| NAME to~f3g-4m4n5o-10x-7y6C5| NAME told~c-3e-5h-8j4m7o-5x-6A12| NAME
tonight~b-4d-10f6i5j-5l3u7v-6| NAME voted~d6m-3x-3| NAME wants~a7c-4d-3e-3h4| NAME
was~e-5i4o-3u4v-5x-10y9z-4B7C-9| NAME went~b-3d-6e-3y11B6C-7| NAME were~d3e-12h-3o-4x3y-13z3C4| NAME
when~d6e5n4p-3q7r-4x5y-3| NAME while~b4c4d-3g-3j-4l5p-7q-3r4u5v-5x4| NAME
who~a4b-3c-5d-8e10g3m-9o6p3q-5r3s-5t5z-3B-6C9| NAME will~c-9j-5m5o-4v5y5z-5| NAME
wins~b-3m7o-6x7y-6| NAME with~a-6b-3d-11e-7f3i5j-3k-3l-4n7o-6p-4q-4r5x-9y5C-5| NAME
would~a3b-7d-5e3g6h6k8m6o-8p10r-6u6v-4x-11y8B-3C3| NAME wrote~a3e8q5r-3x-4C4| NAME
you~b5c4g4h-5i5l-5m9o-11p6r-3x-4z5A5| NAME ~~a-4h6i4j-5m5n-3p3r-6s3x-3y5B-5|
YOU~a-13c-7d-5f-14g-12h7i15j-15k6l-14q7r-8u16v-9w-13z-16A4B3C-4| YOU $~d-3e8| YOU
,~a-10c-6d3e-5f-3g-8h-5i4j-6k3l-7m-6n14o-5p-4q-3r5u3w-3x9z-3| YOU
.~b5c3d-9f-11h7i12j-13l-6m6n-7q6u10v-10w-10x-11y7z-7A5B3C-3| YOU ?~d6e3h7i5n-5o3q3r-10| ^
,~a5b-5c-20d-7e33f-3g-3h-3i9j-3k-3l-3p24q-14r-12B4C-4| ^ ED~c8d-5e-3f7g-5i-4j-4k-3l7p-6q11r-7u3| ^
NAME~a6d-7f-8g8h9i5j4k-4l-8m-3n12o-6p6q-8s14t-19u-13v15w-10y8z-5A3B-39C31D-4| ^
YOU~a-3b-7c-13d-4e-22g-5h-8l-3m6n11o-10r-6u-3x-5| ^
a~a11b-3c6e8g6i4j-5l3m9n-4o-6p-8q-4r12s3t-4u4v-5x-10y6z7A4| ^ about~a-11d8f6h-3m7n-3o-7x-6z4| ^
absolutely~a-4d3f-6g9o5x-3z4| ^ after~a-3c-4e7g7p5| ^ agreed~a-4c4f6m3n-4| ^
ah~a7b-4c4e-3g4j-3k-3l7u3w-3| ^ all~e5g-3h-4l8p-4q7u3C-7| ^ am~d18e-3k3m9n-4o-6w-3x-4z-7A10| ^
an~c-4f4g-3m4n6p4r-3x8y4B4C-4| ^ and~a-10b7e8f10g6h-3j-4k9l4m8o-6p4q14r-12s3t-3u7v-11x-11y6B13C-15|
^ any~c4d13e-4f-3h-3i-6j-8l11q-6r6u7w-6y-5z3| ^ anyone~a-4b8e-3g-5i6l-6u-3w3z-8A5| ^
anything~c9f-3h-4k-5l5m-3n-5o7y-3z8| ^ are~a-3d7e-8f-3h-7i-3j6p-4u-7v8x8y-11z-7A3| ^
as~b-5c-5d-4e-5h-3i10j-3k-5l-6m3u3w-3z-5A4| ^ ask~a-6c-7d-7f-7g-4h3i-6j4l3r3s3t-3v-11w12B3C-3| ^
at~a-3b-3c-3d-5f-5i-3j-3k5l10u3w-3x-3y5| ^ back~a6e-3| ^ be~a-4b-3d3e-7h5n-5y3A4| ^
before~a3c-4d3g3i-5l3n5o-4p7r-8w-3x-8z5B-7C8| ^ between~a7d3i7j4k-4l-3o-6p6q-5x-7y5z-3| ^
bravo~a-4c-5e7| ^ bring~b3c7l-3| ^ bruh~q6| ^ but~a4c4e-6f12h5i4l-4m-4n7p4q-3r-3s3x7y-5| ^
by~d4f7h4j3m-8o8p3q-4u-3v7x11y-6z-3| ^ bye~a6f-4| ^ can~c-7d-3e-3g-8m-5n4o-8p3x3A-6B-5C4| ^
care~d6q4r-4| ^ careful~a-5h13p-3q6r-6| ^ come~a9e-3f-4g-3k8l-3p6q-4r-3u3v4w-5C-3| ^
consider~a-8c8e-3f12h-3i-3j3l-3u-3v5w-4| ^ could~a3c-4e-9g-5z-6A3| ^
count~a-6b-4e-6f10i-11j11k-4u-10v4w4| ^ counting~e3C7| ^ cross~b-3c7i3| ^ cut~b7c-4e4p-3r3| ^
day~p-10r8| ^ deal~a-4b3e-4f12o3v-3| ^ did~a-6b-3c-5d-10e-7g-3h-4m-3n-15o15p9r-9y4z5A-4B-4| ^
do~a-13b8c-17d6e-5f-4g-5h18i-5j6l12m6o-9p-10q10r-5s-5t5v-3x-8y6z-8A9B-9C5| ^
does~a3b-7c3d6g-4i5k-5l-4m-10n3o6y4| ^ done~a-3c7| ^ eight~a-3c-5e3h4p-6q4r-4| ^ et~d-5e7| ^
every~a4c6d-3e3h-4i-5l4p-6r6C7| ^ everybody~a5g3h-5p7r-10| ^ everyone~a-7h-4m8o-7p-4q6r-4x-7A7| ^
everything~a-6d4e8p-10r7B-4C4| ^ explain~c-3d16e8m-7o10r-3x8y-3| ^ fair~f11j4p4r-5u-4v9w-4| ^
fancy~a5d-3e4p-4q-4r6| ^ far~p7q-3r-3| ^ fill~d6m3z3| ^ final~c6e-5k4| ^ find~b6d9e-3g10m-4o6x6z-3|
^ fine~b-3f7g-3h5m-5o6p4q-4| ^ first~c4i-8k-5l13m4n-4p4u3w-3x-4z5A-3| ^
five~a6b-3c-6d-6e6f-5h-3p-6q11w12B3C-3| ^ for~a3b3c-6e6f-3j7m3n5o-8q-10r7u-6w6x-9y10z-5| ^
forget~a4b-3g8| ^ four~a-5e7h-6j3m-5o8r-3u-3v6x3B3C-4| ^ from~a-3c-3d-3l3o3u3x-8z4| ^
full~d6n-3o5p5r3C6| ^ funny~a-3c-6d-4e9h3p-4r4| ^ get~a7b3e4i6l-5| ^
give~b8d6e-4i-7j4m10n-6o-7v-3w5x-7z10A-7| ^ go~b3c-6d-3f5m4o-3z3C9| ^ good~a-3c-5d-3i4j-3k7p5| ^
got~a3c3d8e-5i5j-3u3x4y-3A-6| ^ grand~a-4f6j3p6q-3r-3u-3| ^
guess~a4c4d-14h4i8j-5k-4p-4q-3r6u4v-5w-3| ^ half~c10d-5e-3i-5j-6l10q-3r4u7w-6C3| ^ hands~a-9b5| ^
has~a-7d22e-4g-3h-6n-4p-8q11r-6x-9y3A3B-3C4| ^ have~a5b9d-14e-8g7m8n4o-5s-3t3x-7A12| ^
he~b7c8d-10e14h-5i-4j7l-5o-5u-8v13w-3x-4y4B-6C4| ^ heard~e-9h7m3o-5x-3y8| ^ help~a8b-4e5p-3v-3x4y-4|
^ her~a10d-4g4| ^ him~n3p-8r9z-3| ^ hm~a-4d4e-4f-7m4n-4y-5A6| ^ hold~b4c-4e-4m-6o7s3t-3y6z-6| ^
honestly~c-3d-4e-5m-8n-3o11y4z-3| ^ how~a8b-6d-12e12g-4h-4n3p-11q-9r13v4x6y-4B6C-7| ^
i~a-3c-8e-3h5k5m8n-5p-3q6r5s-8t6v5y6z8A4| ^
if~b-3c4e-10f4g-6i-3j-8k-3l6n3p-9r10t-5u10v-8w-7x12z-10A3| ^
in~a5c-7e3i-13j3k5l8m-5n10p4q-4r-6u-5w8x5y5z-4A-3| ^
is~a-18c-3d17e-6f-4l-3m3n3o-5p3q-4r-3u-4v7w-3x-8y7z-7A5B-5C6| ^
it~a-4b8i-5j3k3n8o-8p-5q12r-4s-4t5u-7v11y-5B-6C4| ^ just~a-4c8d7h4i3j11k-4l-13m4p-4r5u-10w14y5| ^
keep~a-5b10e-9h14i-8j5m10n-3o-5u-6w4z3| ^ kindly~d8e-5m-3x3| ^
leave~a-6b21d-6e-3f-5g9i4j-4l3q4r-3u3v-3B4C-5| ^
let~a4b7c5d-9e-11f-6h-4i8j-12l4m9o-3s4t-5u13v-7w-10x-5y-6z15B-9C6| ^ listen~d-3h-3j-6l3q6u4v-8| ^
locked~a-4c14f5| ^ look~a3c-5d5e-4j6k-4o-3p6r3u-5v7w7x-5| ^ lord~b7| ^ lovely~c-3e8| ^
may~c-5i6j-3u4w-3y3A-3| ^ maybe~a3e-3f-4g-8| ^ me~b10c5d-15i3j-3l-3m-6n11o-3p-7r3s-4t4v4x8z-7| ^
might~a3n-4p6q-6| ^ mine~c7e7i-3j4l-3m6p-3r5u-3v3x-6z6| ^
my~a6b-11c5e-16f-14h-10j4k-6l-11m-8n12q-9x3A-3B6C-6| ^ nah~a10b3c3d-3f-8g10h-3p4r-9u-3C-4| ^
never~c4d-4e-5h3i8j-5q3r-4u5w-4| ^ next~i-4j4k-6l5r4u-3| ^ ngl~a6b-3d-3f-4h-3p-3q-8r9| ^
nice~e8f-4h-3p4q-5x4y-5B7C-8| ^ no~b7c10d-13e-4g4j-9k4l-6m7n-4o-7u8w-14x-7z5B5C-6| ^
nobody~b6c6e-6f-4i3k-5l3m9o-12q-5t4x-3y6z4A-5| ^ nope~f-4g6x-4z4| ^
not~a3b3c11d-6f-9g20h-12i-3j-11k-4l11m7n4o-12p-8q9r-5u11v-12w-9x-7y3z4B-7C12| ^
nothing~a-6e7h-3i7m-5n-6o8r-5z3| ^ now~a-3b-4e-5f5i-3k4n-3o4p-5r3x-10y10z4| ^ of~b3h-4m-6o4p-3v3| ^
oh~a-4b-6c-5j3l-4r5v4B4C-5| ^ ok~g-3i-6j6o3p4u-5v4w-4| ^ okay~a-6b3c6d-5f-6g-5j4n3q-8r3u-5v7x5y5B3|
^ on~a8b-4e-3h-3i4l-5o-5r5x-3z-3A4| ^ one~a-3b-6c-6f-10g-3j6k-4l-3n-10o5p-7q5r-3u-3v7w-5z-8B6| ^
or~a6f-3| ^ out~a8b-3o3q-3r3x4z-6| ^ over~b4f-4g6i6l-7| ^ people~d4h6p7r-7z-3| ^ pick~a3p6r-3| ^
pity~b3e6h4| ^ play~i8k-3l-4| ^ please~a-7b15c-4d3e-8g-5i-5j5m8n-4o-7p-4q-4r9u-4v-3w6x-8z5A-3| ^
point~a-3c5l-4u-3v-6w7z-3A4| ^ poor~a-8e-3g-3h11| ^ promise~c-7k4l-5| ^ promised~p-9r7| ^
put~a9b6d-3e-8f4h-3m-3n7o-4v3w-3y5z-5| ^ reckon~m-5n10o-4| ^ remind~d3e-4m-5o3p-3r3x6z-5| ^ ride~c6|
^ right~a4c4f3i-3p-5r6| ^ same~c8f-6k7l-4v-4| ^ say~c6e-4f6g-4h-5j9k-5l-9m5n7o-7p-7r4u-11v-9w13y-3|
^ shall~a8c-3d-3h4q-5r4| ^ she~a3b15d-12e9f4g4h-3i4j-3l-4m-3n-4o4r4s5t-5u-7v9w-4x8z-3A-6B-18C15| ^
should~a-6b-4c12d8f-3h-3i-3j-3k-3l6m6o-8z-4A4| ^ show~a-4b4c-6| ^ simple~d5m5o-8| ^
since~e4p-3q-3r5C-8| ^ sleep~a-4c7f-4h6i5j-3l-3| ^
so~a7b-12c-7d15e17f-6g-5h10i6k5l-8o-3p-5q-4r5x14y-15A-5B8C-9| ^ sold~c4f3m-3o3u-3x-3B-7C6| ^
some~a-3c-3e7p-3| ^ somebody~b-7c-5d10e6f-3j4m-11n-3o11p-7q-8r9v5x5z-3A-4B11C-10| ^
someone~e-3h3m-9o9r-3| ^ spare~b18c6e-5i-4j7q-6r8u-6w5| ^ stop~a4i4p-10q5| ^ strange~p7r-6| ^
such~e6p-3q3| ^ suits~f11v3| ^ suppose~a8d9e-3h-4m5n3o-6z3| ^ sure~c3d-3k3p7r-7| ^ sweet~f6w-3| ^
take~b-3d4e-3h4p-3q3x5z-6| ^ tell~c5d11e-10h-4i6l-8n4o-6v-3w4| ^ thank~c-5e-11g4m3n5o-6u-4v5x-4| ^
that~a-12c-7e10g4h-7i7j-10k-4l10m-10n-13o15p-4q7r-9u9v-5x4z4A-4C-5| ^
the~a6b-14c-10d-13e6f-17g-10i5j-3k-3l-6m-6n-8o10p-9q4r3u3v4w-3x11y-3z-6A5B-6C3| ^
then~a-6c5d-6f8h-3i-4j7k-3p4q10s-3t3v-3| ^
there~a-5e4f-4g-6h13i6l-4m-3n-5o10p-9r9u6w-6x9y-3z-3A-5B5C-5| ^
they~a-5b-3c-3e-9f-5h19i9j-6l-7m9n-5o-9q-3u4w-6x-6z-5A3| ^ think~a6b3| ^
this~b-7c-6f-3j-3m-5p-3q-4r7u5w-4x3z-4| ^ three~a-5b-3e9f-4j-6k7l-4m-12n-3o13p5q4r-10u5v3w-3y-3C-3|
^ time~a14e-4m3| ^ told~e7| ^ tonight~a8c5h-3i-10j11m-6o8p5u-11v5w7x7z-4| ^ too~a4g8| ^ took~f8| ^
twist~c4f6i-3j5u-3v3| ^ two~a4d-6e3f-8i-8j5k8l-5m5o-6p-6r5w3x-5B9C-4| ^ vote~a13c-4e3p4v-6w5| ^
watch~a-8h10p-6r5B-7C5| ^ we~a-10f-4h-6j-9k14l-14m-11n7p17q-4r-14s4u9v-3w-5x5y-4z-9B6C-10| ^
well~a3c-3f-4g-5h-4j4m-7o8p-7q3r5x9z-4B-3| ^
what~c6e-4f-3h-6i-15j-12k-8l20m-4n-10o16u12v-8w-10x11z-6A-4C4| ^
whatever~a-12b6c6f-4i-5j3k-5l5n-3o3p-9q4r4v-5w7C6| ^
when~b-6c5d4f-3h-3i-6j-9k7n9o-9p8r-13u8v-4w-8x7y-3z-10C-3| ^
where~a-11b-3c6d8e-6g-5i-5j3k-3m4n-4o-3q3v-3x-4B-6C5| ^ wherever~j6l-3u-6w7| ^ which~a-3e4m6n-4z4| ^
while~c6e-3h-3i3l-3y-3| ^ who~b-5c3d4e-14f-8g-6h-4m-3n-13o6p6q-15r3v3x-5y-10z10A-5| ^
whoever~b3i-5j8k-3l-3m4u-10v-3w11| ^ whom~a7h10o-4p-3r3z4| ^ whose~a-4d9e-5m-8n9| ^
why~a11b4e19f5g4h4m-8n-8o13x12y-7A-9| ^ with~a5c5d-3e-13f3g3h5i5k7l-11m5n-4o-4p-6q7r3u6w-5x-3C10| ^
without~a-5b6| ^ word~e-3h9o3p-4B-4C4| ^ works~f7o4w3x3z-7| ^
would~a8b-11d11e-6f-7g-6i8j-6l-3m-4n12o-14u4w-3x-3y6z-3A-5B-4C4| ^ write~a8c-7d3i5k-3x-3| ^
wrong~a5b-4g9| ^ wrote~e9| ^ yeah~a-6b-3e-3f-4i-4l7o-3x-3| ^
yes~a-5e4f16g-6j-4n-6o3p-4q4r-4u3w3x9y-7z-4B-4C5| ^
you~a5b-6d13e4f-9g10h-3i-3j7k9l-14n6o-5q-9r9u-10v11w3x-3y4z-3A-3B20C-10D-3| ^
your~a-4b-5c10d-3e12f5g-6i-15j3k-3l13m-10n-4o8p15q-8r-17s-4u-4v-5w4y-10z12A-10B7C-5| ^
yours~d9h6i3j-3n-3p7u3y-5| ^ ~~a6c3d-3f12k-5m4n-11o12p5q-3u-4v-8w4x5A-6B6|
a~b4c-10f-10g-3i-4j-3l4m-3n8o-10q-18r8s5w6x4y-16z9A-12B-3D-6| a .~a3c-3e10h4p-5q6| a bag~p-7r7| a
ballot~c6q3| a better~a9c6e-5g-4m6o-5v5x-4y-5z10| a big~c-4d3e3i-5l5n10p3q-3x3z-6A5| a
boy~a-3e-3x6y-7| a case~b6| a clue~e6n-3o3q-3r6C4| a coin~b9| a deal~a-3e6f4m-3n-3o4p-5r7x5y-3z-3| a
decoy~a4q-3r6| a fairy~m9o-10x-7z5| a final~c-6d-3e10n-7o8p-9r9x4y-6| a finger~a-3b4f6i3l-3| a
fly~d7e-3| a friend~a-4b-4d7h6m3q-3r6A5B5C-6| a goat~a-3f4p6| a
good~b3d10e-8g-3j-9l9n-3o3p6r-7u7w-6x-8z5B3C-3| a hand~b3c7p4q-3| a hole~e6p3r-3| a horse~a7| a
hot~p-4r6| a knife~a-3h7o4x4| a little~a-5e-6g5h-3n-5o5p-9q6y-4| a lot~c-4f-3h-4m4p7q-3r-5y-6| a
man~a4d-4e3p-6r5| a million~a6| a name~a4b-4c5d11e-4i-6j6m10o-12p10q-10u-7v-4w7x-8y5z13A-8| a
nice~a14b-4c6e-5w3| a pact~d-3e10p-4| a pair~b3h3m-3o3t5y-3z3C6| a pass~b9| a passenger~i-3j6u-7w6|
a personal~a-6b9| a plan~a-3d-3f3h5k-6l6n-3r4z4| a plate~a4d-7h5| a promise~a-5c-3e9i-5p6r-7v-7w8| a
reason~a4e-4j3o-6w4| a second~a5b-4c11e11g-3i-5k4l-5q-3r4v8x4y-5B-5C4| a secret~e14| a
shield~b7i5j-3u3| a single~a10d-7p3r-6C-4| a soul~a-3b4c4f3i-9l6p-5r3| a stranger~c9| a subject~a-8|
a target~a6d-3g4| a thing~a-3n6o-4p-3r4z-5C5| a threat~b3e6g-3| a vote~i7j-5m-5o5q4r-3u5x5z-4| a
waste~g6| a wee~e6x3| a week~c-3d3e3h-3m-3n3p-3q-4r9C-5| a while~a-5b8e-4| a
word~a-6c6d-4e-5g-3i-11l12n-7o6p-11r4u9v-9w4z5| a
~~a-8c-7g3j-10l6m-6n5o-3q-5s-7t6u6v-7w-3x8z-4A-6B11C-12|
about~a-12b-15d-5e-3g-15h-8i-17j-8k-11l24m-7n-12o16p7q-19r3u16v-17w-4z6B3C-6| about
NAME~a-7b-9c-6e-7f-4g-4h-3i3j-4m3n9o-14p11q9r-6v-5x-22y12z9| about a~p7r-5| about
firewood~d3e-4n6o-6x-5z5| about his~a-4e-7| about it~a4b4c-5d5i-5j4k7m-3p-9s4t-3w3x6z-11| about
me~a3d10f-3h-3i6j6m-4n-3o11p14r-13s-4t4u5v4y9C3| about my~c-5e12i6j-5l-3n-3o3p-8r10u4w-4x6y-4| about
our~c7e6i-5j-4l7p-4u6v-9x7y-7z-3B4C-4| about that~a-3d-5f4g-3h4i-5l4m-5p6r-5x4B-3C4| about
the~a-9e4h-3i-7j-9k-5l10m-3n-10o12p8q-9r3u7v-5w-7x-6y-4z5A-4C-4| about tonight~m3n-5o5v-7w4x-5z5|
about who~b3l3m8o-10r3u3| about you~b3c8e-4i-12l9m-4n3q-5r4x7z-4C-7| about
your~c5e4h-5i-5n-8o8q-3C-4| above~a9c-6e-3| absolutely~a-4c-4f-8g8m-3o5p4r-3x-3z5| accident~j6w6|
account~a-3c3d10i9j-7m-4o5| account for~d10e-4o3| across~c3e6m-4o3y-7z6| across the~e6m-3r3y-5z4|
act~c-3i-3l3p-6q6r-3w-4| actually~c-4e7m-7n14o-4u-3v3x3z-4B-3C3| advantage~i-3j-3l4m-6o6q-4r4u3|
afraid~e-4h4m-8o8p4r-5x-3| afraid of~m-7o7x-3|
after~b-6c-4d-9e7i10j-8m8n-11o4p-10q13r-3u13v-8w-5y3z-6A7B4C-3| after ,~a8d-3h-3i3p4q-3| after
.~a6c3f4l-3m3q3r-3v4w-3z-3| after NAME~b4j-4m9n-5o-3r3u3v-9x-5y4z4A7| after all~c-3e11q3r-4y-3C-3|
after that~a5k5m3o-3p-3q3r-3u6x4| after the~a-3c-4k-7l6m-8o5x3z-6B-3|
afternoon~b-3c5d4k-3l3m-8n-3o9p-3q3x6y-3z-7| afternoon ,~d3k-3m-5o6p9r-8x4z-6|
afterwards~a8e5f4j5p13r-4v3| again~a-11c-14e-15f-4g3h-3i9j-4k-4m5n3o-12p-5r3u7v4x-4z-3A9| again
,~a-5b-3d4e-7i6k-3n9o-10u6v4x-3y-4z6| again .~a-8b5c-6e-8h-3x-3|
against~a11b-6c11d-3f-3h-4i12j-14k-11l7m14n-18o-4p-14q21r-12u10w-12x-12y-3z7A6| against
NAME~a11c4f-4g4h-6i9j-6k-3m6n-5p4q7r-11y-8z8| against her~a7b4m-3z4| against
me~a-5c-6e14f-3g-3j-3n-8o4p-7q7w-3x-7A4| against you~a-4c13d-4e-10h4j-3k-5l5u4w-5x-4A4B-4C4|
ago~a4c-3e-3m7n-4o-5p5r-3x-9z9| ago .~a3m5n-3o-3x-7z7| agree~b5d-6f-4h-3i-3j3p6r-5u-4w3|
agreed~a-6c6f5g-4m4n4o-9p-9q5| agreed ,~a-8f5v3w-3| agreed .~c3e4m3n-4p-7q4w4| agreement~e9n-3x3|
ah~a9b-4c3e-6g4j-4k-3l7u3w-3| ahead~a-6c-3d5e-3f4m-3p-3x-5y4A6C-5| aim~b3d3g3j7m6o-3u-5w9|
air~b3m7o-3p3| alibi~e7| all~b4c-5f4h-7j-10k8l3m-4p-4q3s-4t5v-5w9x4y-12z10A-12B5| all
,~a7c7i3j-4k-3m-3n5p4r-8x-4y5B3C-6| all .~c6e-3f-4i-5k5p4r-4| all afternoon~d7e-6m-4o6u-3v3x4z-5|
all day~f6r3| all i~a-4b8c-6d-4e-4h6j-3A-5| all night~a-3d-5i3j-7k7q3r-4C-3| all
of~a6b-3d-5e4g-3h-3k-4l11m9n-3p-5r3v4w-3y-5z4B-3| all over~e6m-3n3r3x3| all
people~a-3b5d-3e7h-6p-3r4| all that~a3e3q4r-4x8y-8B3C-5| all
the~b6d4g9i-3j-4k8l-5m-8o4p7r-6u4v-3w4x9z-5A-3B-3| all this~c-3e6n3o-3s-3t3z-3| all you~c-3v-7w5|
alliance~b-3d-5e16i-3j-4l3r3u5v-9| alliance .~a-3c4i-3l5u4v-7| alliances~a-3e7m-6n8p-4r4| allows~c6|
allows .~c6| ally~c-3e8m-7n8o-3p-5| alone~b3e4f3i4l-7m-6n3p3s3t-3u3v-3x3z-3A-4B5C-7| alone
,~b6c3g3i6j-4p4u5| alone .~a-3e4k4l-4m-5n5x7A-4| along~e-3f3g3i-6j9k-3l-4m13n-9o-5p4q-6r3u-9w5A-6|
along with~f4g3j4l-4m14n-11o-3u-3w5| aloud~a3c5i5p-6r3u3|
already~a10b-4c11e-3f5i-12j5k10l-8m-3n-3o4q-5r3u-4v8w-9y-5z11B4C-3| already
.~a4c6d4e-3m9o-6v3x-6y-4z12C-4| already promised~g6p-3r4|
also~d7e-4g-5h-5j5l-8m7p8q-4r-4u-4v4w-5y4z-6B-3|
always~a5b-5c-3d-6e-7i-6j11k-8l-4n9o-9p-19q-3r19u-13w13x5| always said~a5p-9r7|
am~a5b3c11e-13h-6i-4j9l-8m15n-4o-13p10q-3r-7s-5t6u-7v9w4x-10y6z-19A18B8C-5| am ED~i10k-3| am
asking~b13c-5h-3i-6j9m5p3u-10v3w6x3| am begging~b12c-3i-3k-5l3u-3| am doing~a7c8j3u-3| am
down~f4j-3u3v-6| am honest~b3d-3p-6r6| am i~a-3d14e-4f3j6k3l-3m11o-10p8r-8u-6w3x-3y-4z-11A12| am
in~a-9b-3c-7d-3f11g-5i-4j-4k-6l12u3v-7| am never~a3c8i3| am no~a-5b5c4e3i6k-4l-4p-3s-3t3| am
not~a-13c3d7f-16g6h-3k10l-12m4o-4q10r-6s4t-4v4w3x-9y9z-8A6B4| am on~h-3i-5j9k-3u-11w5| am out~f-3g8|
am putting~a6c6| am saying~a7b-8c-3d-3g4h3| am so~b-3c-3g-6j4w4| am sorry~b-4c-7e-3g9h4i-3l5| am
still~b7e5i4m4q-3x-5z6| am telling~b-3c4d-3h3i-3p-3v4B-5C6| am
the~b5c-3d3e4g-3i-4j-5k8l4m4o-3p-7r7u5z3| am voting~a11c11e6i-4j6k-3q-5r4v4| am
with~c-7f13i3p8r-9w7B-3| am writing~a16c11d-8g5i-4j4| am your~b5c7h-3i4| am
~~a-3c4e-6f6g-3p3r-5v4w-4x-6y8| among~f4g-3i8k-7l-3q3|
an~a-3b-3c-6d10e7f-7g-9i11j-6l-15m-5n-7o10q-10s-9t9v7w-10x9y-3A-10| an extra~r6| an
honest~a-3b3p7r-4x3| an hour~a-6b-3c-3f-3h-5j-5m-3n-6o8p7q-3r-8u5x8y-7z-6| an
idol~a-3b-4d9e4h11i9j-3l-6m-7n-13o14p-7q-4r8u3v-3w-3x5y-4A-5| an
old~a3b5c5d5h-5l-4m6n4o-10q-3r3s-8t8u-4x-5| an ~~e-7k3l-4n5o-4v5y-4|
and~a10d-5e8f-6h-7k7l-6n3p4r-3s4w5x6y-4z7A-4C6D-7| and ,~d-4e4h6m-4p7x6| and
NAME~a-25b-14c-9d3f-6g-11h-5i6j-11k16l-6m14n-16p-13q-17r20s3t5u8v24x20y-8z4A-3B14C20| and
a~a4c-4e-5i7j-5k8m-4n-6o7p-5r3u4w-5z-3| and after~a6c5k4m-4n3u5v-4x5z-5| and
all~a8c-3e-3h-3i-3l4p10q5r-10C3| and another~b-3e7| and at~e3k10x-5y6| and by~a-3d-3e14n-4r3A-3| and
do~a6b-3c-4d9h3n-3o5x3z-3A-4| and eat~q-7r7B3C-4| and every~a3c3e-3h6j-4k-7l10r4u4v-5w-3C-3| and
everyone~a-3m-4n8o-3v6x4A-4| and from~p-5r4x-6z3| and has~b6e4g3B-6C5| and
he~a-9b7c-5d-3e-4h3p4q3r-5B-3C8| and his~a3b-3c-3f4h-3n4o6| and
i~b15c11e-18f6g-6h-8i-6l-6m-5n9p3r-14u-6x9y-4z-8B-5C11| and if~c3d5i3k-3l-3m-5u-3v3x6y-5A-3| and
in~a3b3c7d-3i6j-7u5v-3| and it~a-8b-6e-5f-4h6i14k3l-11m-5n7p-7q16r-10u8v-5w8x5B3C-3| and
let~a3b5e6g5j7k-3n4p-6r7u-6w9x-3C-4| and look~a3e-4j4m4n6o-4u-4w4x-3A4| and made~e6p-3r3| and
me~a5b-9c13e-11i-7j-6k13l-5m-9n15o-12p7q-5r-3u4w-8x-3A-10B-4C3| and
my~c13e-7g6j10k-5l7m-5n12o-5p-6r3u-7w14y3| and neither~b-4h6| and never~d4e6| and
next~b5e4i-7j5u-6w3| and no~a-7e-3f4g-7i-9j7l5m3o-3q-4w4x-5y7z-3| and
nobody~a-3b-3d6h4i-3k-4l5n-3p-10q-3r12u-3y-3z7A-4| and
not~a-3b-3c8d4e-4g-5h3i5j-7l-4m6p3q-6u4v-4z4A-3C-4| and now~b-4d-4e7g7h-3j3k3p-5r6v3y3B3C-4| and
on~b3i10k3l-4m-7n7p4r-5x8z-7| and one~a-9d4e-3g4i-6k5m9o-9p-7q7r-3x-5z6A5| and
she~a-4d-4h5i6j-6n6p-5q-5r11u4v-3| and so~b-3c4d-5k-3p6r-5v7C-4| and
still~a4b-4c-6d3e-8g7i5j3k-4m3p7q-3r-4u-4v5z4| and tell~c3i-4l4m-6o5x-3y3| and
that~c7e-4l-5m3n-7q4u-3v-6w4x-9y3z5B-4| and
the~a8b-7c-6d-3e-4g4h10j13k-8l-3m3o-3p-6q4r3u-15v7w3x-7y9z4A-5B-5C5| and
then~a3b-8c-15d5e9f-6g-3i-4l5m-5n3p4q-4r-5u3B-3| and there~b-7c-3g-3h-6k4l-4p9r-5w-3x-5B5C-7| and
they~c-3d-5f3r-3y6| and this~e3n8o-7q-4r6| and to~c-3e7| and tomorrow~b5i-8j9u-10w10| and
two~b3c-3e7n4o-5q3r-3x-5y5B-4| and we~a4c-5d-4e-4i9j3l-4p6r-7B5C-6| and
what~c-4d-4e3g3h6m-3n6p8r-8x5| and when~a-4c6d-6i-3m5o-3p6| and whichever~c6e-3| and while~i5l8C5|
and who~a-6c-4e7f3g4n3o5p-9q5x-5z3| and with~a-3b4d-4e3p-3v-6| and yet~a-9g-3p-3q-3r12| and
you~a9c5d8e6f3g-4j-6k10m-5n7o-3p-7q10t6u12v-11| and your~b3c-3e8j-5m-5n-8o8p3q-4u3v-3w-3z4| and
yours~b4c-3d-3k4p-3q4r-3u6v4| angry~b-3c-4e6g-4m-3n-7o9p-3u3x3|
another~a5c-9d-6e8f-3g4h-5j-4k3m4o-6p15q-4r-10u3y-4z5B-8C7| another ,~b-4d4e-3m3n-3p7r-4z4| another
.~e3f-3p7r-7| another week~a6b4c-5e-4| another ~~g6| answer~g4i5l-5m-5o5r4x-4y8z-3|
any~b3c10d14e-6f-5g-6h-4i-8l13n-6p10r-10s4t-4u3z-7A4B-4C6| any further~a8c-3n-4o6x3| any
idea~d7m-4y-3| any name~b9j3u-4w3| any news~c8| any notion~d6| any of~d-4e5i-4k5m3z-8A6| any
other~c7i5j3p-5q7u3v3w4y3C3| any say~a-8b5l5| any ~~d9i-4m3n-3|
anybody~b6c6e-7g-4h-7i5k-5m12n-5o-4p11r-11s-5t6x-3z7| anybody ,~a4m9o-4r-3s-3t3z3|
anybody's~a-3d7m5n-3o-3p-4r5x-6A5| anymore~a8c3j3x-6A6|
anyone~b7c8d-11e-13f-3g-8h-9i-8k4l6m9n-8o-8p-4s3t-3x-9y-6z3A7| anyone .~e-7i-4j7l-4u-7w7| anyone
who~b5e-5i7l-4| anyone you~a-3b7f4|
anything~a-10b-4d21e-9f-11g-7h-7i-3j-9k-17l12m-6n-19o18p-5q7u7v-9w3x4A-10B-10C11| anything about~d6|
anything else~b-3m-4n-3o7x5z-5| anything i~c3k-8l6m-4o5| anything to~d3p-4q6y4|
anyway~a4d-3e-3f6g-3n5o-3p8B-3C4| anywhere~d-3i10j-4l-4u3| apart~a4b4d-3g3m-4x-11z7| apart
from~g4x-7z4| appreciate~c-3g6q-4r3|
are~b-8c3d6e-3f-5g-7h7i10j-17m12n7o-22s-7t5u17v-4w-22y-9z6A4D-3| are .~b4d-3e3f7h-3j3p5u-4v5C-3| are
all~b-3d-3i5m5n-4p-3q7r-7x-7A4C5| are bigger~b11| are coming~g-3i-10k5| are down~i6j-5u6| are
four~m5o-5z6| are getting~c4p9r-8| are going~a-3b5c3i4l-3p-7r6z-3| are good~e4f-3i8l-3p3r-4| are
in~c4l-4p7q6| are my~c8i-5n5p5r-5B-5C4| are name~c4d-5e-3h7| are next~h9| are
not~a-4b-4c-5d8g-3i8l-7m-3o4p-9q-6r9v-3x3y-7z-5| are of~e4f6| are on~a-4c-4e3f4g5i-9l11p-3q-4r5C-3|
are safe~e5i9k-4l-3p8q-4r-5v3| are still~c-3d8e-3i-4k-4l6m-3n5o-3| are
the~a-10b-3c-4d4g-4h19k-3l5m3p-8q7v3x3y-5z3C-5| are they~d7m4n-3x-3A5| are thick~C7| are
voting~d5e-7h-5i-7j6l-3m5o-4u-7w9x-5z-3A6| are we~a4b-3c-3d5e3g-3o-3p-8q-4r6x5y-3z8A-11B4C-4| are
what~h6| are writing~c-4d11e-7x-4| are you~a5b-3c-4d10e-4g4h-6i-3l3m3n10o-7p-6q-5r6x5y-5B-5C7| are
~~b3d-4i6k-4m7n-3o-3r-11w-3x-3z6| argue~a4b-3d-3e-5f10g-3h-3i3j-3k-3l4| argument~a4c-9d4f5m3o-3|
arithmetic~p6r-3| around~b11c8d5e-13f-4h9l-5m-12o8x-4y-4z-3A4B-4C4| around .~a-7b5i3l-4| around
NAME~d3e-4h10n5o-3y4| as~a-4d-4e-5f15g-14h11j7k-18l-5m16n-20p-15q-6r14u-9v8x-10z-3A8B-4C8| as
,~a-4d-3f6r3w-3| as a~a-3b10d-3e4g3i-10j3l4p-8r6u-3A3| as always~i-3j5u-6w5| as far~i5m5o-6| as
good~b-4c5f4n-4o3x5y-6| as he~m-4n-5o11p-4r4| as
i~a-4b-3c8d4e-7f-5i10j-6k-4l-3m-3n3p3u6w-5x6y3z-6B-5C5| as if~g3h5l4p-5q6| as it~b3i6| as
long~b4f4h-4i6j-3k-3l-3n3o-5t-3u3x-3y5| as safe~c3e-3h7i-5l3| as the~m5o-4x-8A7| as
to~d10e-4g-3l-3n-5o4x-4z3| as we~a3h6| as well~a-6b4c-4e-3f5h-3m8n-6o-3v7w-4x-3B-5C6| as
you~a-6c-5e3f7g-3h4i-11j11k-3m6n-3o-3r-3u-12w11B3C-6| as ~~c5d3i4k-3o6v3| aside~a-5e-3i7l-4u-5v4|
ask~a-4c-11d15e-15f-8h-3i-18j8k-3l7o3p-8q-4r6u-10v-12w14x8y-4z-5A6| ask .~f4m-5o8p-3x4C4| ask
it~b6y4| ask me~b-10d-9e-6f-6g4i-3l5q-4r5s3t-3v-10w10y3| ask you~a-4b7c-6d8e-3n-3x-3|
asked~c-5d-6e-17f4h7i-10j4n-8p6q-3r3s-3u-3z-4B4C-5| asked ,~c4i-6l4| asked .~c4f6| asked
me~c-8e-10h11p-6q-4r10u3v-5y-4z4| asking~b14c-10d3e-7g6i-5j8m4n-3p-4q4r5u-10w7y-3z3B4C-4| asking
for~a7| asking me~i6l-6r3| asking to~b3i-4j7u-8w6| asking you~b10c-4h-3v3x-3y4|
asleep~a-6f6p-6q-4r7y5| assured~c4e3g-3i-4l4p10q-3r-6x-5y6| assured me~e3p6r-4x-4y5|
at~a-8b-6c-3e3f-8g-3h3k3m5n-10p-3q11r-6s3v-7w-4x3y-8z-7A-4B5C-9| at
NAME~a12b-3c4e-8f6g3i4j4k-5l-3p-4q5r-5u-7v8x3y-4| at all~a-6b3c9m-6n5p5r-5C-4| at
breakfast~d3e4g5i-7j-3l8n-3o4u3w-3x-4y4z-3B3C-4| at council~c5d-3e3k-5m7o-8q7r-9u-3| at dawn~e6h4r8|
at every~i8j-5l-4u6w-4| at home~d-7e-3i6k-5l-3r4| at it~e-4h3j6u-6w5| at
least~a-3b6c-3d4e3g6i4k-3o-4q3y-3z4A-3B-3| at me~c-6d6e6k4m-8n8p-6q3v-3z-3A-4C-4| at
my~b4e-8l4q-3r3u3| at night~e7q4| at noon~a-4e12| at puzzles~a-7| at supper~a-9e7p8q-3r-6x-3y3| at
that~a-3d4e-6g-3i3k3l-4m-4n-6o7p-3x3z-4| at
the~a6b3c4d6e-5f-3g-6h4i-17j-3l9m3n-4p8r-12u3w-3x3y-4z-11A3B-6C6| at three~k9| at
tribal~a5e3p-6q8r-4w3| at two~c3j-3l7p-3q-3r3u3v-3| at us~e-4i6| at you~a-4d3e-8h6i3l-6m3n-4o4p-3x5|
at your~d-3h8i7| at ~~e-6i-4j-6k9m4u6w-4| ate~d-6i-3j-3l3p7r-8u3B-5C4|
away~a4b5c6e-4f9g7h-4i5j-3k-3n4p3s3t-3v6w-4x3| axe~a3b6g3| b~a5d3h3i4l-4m5o-6y-5A3| babe~i-6p4u-3w4|
baby~a-4c8i-3j3| back~a3b5c-11f-7g6h-7i-3j-11k13l5m-9n3o3p-6q-3r3u9w-10x-5y10A-8| back
,~a7b4e3i4l-3n3o-3p4q7r-12| back .~a-4c-7d-3e15p-4v5| back from~d4p6| back home~a6d-7e-4| back
to~e5i-5p-6q-3r6x-3y4| back with~c-4e-3g-4i-3l5o5p-9q5x-3y3C-3| bad~c-12d4e-8m-5n6p-6r8x-3y6z-5|
bag~b-7c-12d6e12f-6h-4j-5l5m3n-12o7p-21q-10r24u3w-4z-6A6| bag ,~a-3b-3c-4d6e6o3p-7q-5r8| bag
?~d3g-3p-7r7| balance beam~p-5r6| ballot~a-7b-6c14d8f8g-4h-3i3j4k-3l-6n-6o4p-5q10u4x8y3z-10A-3B4|
ballot's~a4c9| bar~e10p3| barn~b6g3h5| basket~a-4d4e-3h5i-3m7n-5o-3p-10r8x-9y3z-3A7| basket
,~h4p-7r5| be~a7b8c-6d3e-15g-3j4k10l-15m15n-12o-12p11q-5r-12s3u-9x-14y-11z7A7B-6C8| be
,~c3i-4j3k3m5n-3o-4q7r-4w3z5A6| be .~a-12b14c-5d-4f-4g5j5k3l-3p-3q6r-4s3t-3u-6w5| be
ED~a7d-3e4k4l-3u5v-6| be NAME~a5b-8c-4d-3g5h-3m9n-9q-4r-5y4A-3B-4C4| be
a~a-7b7c4d9e-3f-5g5i8l-3m-14n-4o17p11q-3r-9v3w-4x6y3z-9| be and~a4b7e3g3p-4| be careful~a-4c-3h7| be
grateful~b7c-3i-8j6u-7w7| be her~b-3f3i8j-4l-5| be here~a7c-4e-3h4| be
in~a10b4d-5e4j5o4u-4v4x7y-5z-3| be it~p8q-3r-4w3| be left~a-4b6i-3l5| be
me~b8d-5i-4j5n3u-6w3x5y-4B-6C5| be my~i-3j3p-8r8| be relied~a-3d4n6| be
so~a-4d-3f3j4l-4m-4n-7o11p3u-4v8x3z-3| be the~a4b-7c10d-15e-8f11h-6i4k-4l-3m4o-7p12r-8v3x-6z4| be
told~c3d8z-3A3| be worried~h6p3z-3| be your~e5i5p-6r4| be
~~a5b-7c-11e3g7i-7j3k8l-4m9o-6p10q-4r-9u-3x-6y-7z13|
beach~d-3e14f-7h-5i8j-7k5o-3p-10q-5r12u4w-5B-4C3| beach ,~a-3b6p-8r5| beach .~a3e7q-3r3| beach
and~a-3d3i9j-3u4w-3x3| beam~e-5p-7r8| bear~c-4m4o-6| beat~b13d-5e-5i-6k9l-3| beat .~a-8b6|
because~a3b3c-3d3g3i-7j4k4l3m5n4o-4p-4q10r-7u-3w6x9y-6A-5B3C-8| because NAME~i-6l5x3y-3| because
i~a7d-7e3k7l-4n5u3w-3| because she~g3m6| because you~b3d3e-5i-8j8p-7q4r4u-10w7x-3|
bed~a12b-4d4h6i7j-6n-4p5u7v-3| been~a-3b-9c-13d7e12f8i-5j5m-16n4o7p-14q-5r14u-6v-3w6y4z-5C3| been
at~e-3h5i4p6r-4| been feeding~e6| been going~a3e6f3h-4j3| been told~d6e-3C7| been waiting~f8| been
~~b-3e9h-3q-5r7B4C-5| before~b-8c4e-7f-8g-5h5j-28k-16l19o4p6q-8r-7s-3t4u20v-17w-15x3z3A-8B6C-7|
before and~h6| before dark~j3u-3v-3w6| before
i~a-14b-8c7d5e4f-3g5h-5i19j-17k-3l-8r-3u4v3w-9x-5z5B3C-6| before it~a-3b-3e-4j-3k-3u3w-6| before
she~a9b-3c-3h4| before the~a-8c7d3f-3g-4i-11j-7k-3l13n4o-4p3u9v-7w-4y5z-5B3| before
you~a3b4c-8d-5i-3k-5l8m6n-3p5r-5B-3C3| beg~a6b4c-8h-3k-3l4| begging~b11c-4i-4k-5l4u-3| begging
you~b6i-3k-4l3u-3| behind~a-7c5e14h3n-5q6r-4v3x6y-4z-4B-5| behind my~e6q3| behind
the~d8e8g-3j-5l5o3p-6r5u6v-5x4y-3| behind you~d-5h7v4| behind your~c3e4h-6p7r-7|
being~b-7c-5d8e-4h10i4m5n8o-11q-4v3w-3x-13y-6z7A6|
believe~b-4c-4e-10f-4g-3h12m-9n15o-11p4q-7w8y3A-5| believe .~h4n3p4r-4x-3z6| believe the~a4e-6h3|
believe you~d6p-3q-6r7x4| believed~e10m-3n7o-4p12q-6r-9x-3y4| believed you~c-3e7p5r-3|
believing~d4e3h5m-5n6p5r-3| belongs~c7e-5g5| belongs to~c7e-5|
bench~a3b-3c4f-3j-3k5l-6m6n-3p3v3w-3x4z-4| bench ,~v7|
beside~a6b-4c8d-4e-5f-3h-4i-7k8l-9p6q-7s-4t4w-5x-6|
best~a-18b10c-5d-4e-6f4i-4j3q8r-9s3t3v7x-6y4B3C-4| bet~a-3b-3c-11f8g-4m3n3o-7p3q-3r-5x-11y10|
better~a4c-5d3f5g-3i-3j7k10l-4n16o-18u-3v8x-11y8z6B-4C3| better ,~a6b3| better .~a5e-8k8u4| better
for~a-7| better one~a3d4m6o-3y-3z7| between~a5b-5d13e5f-3h-3j-3l7o-5p3q-11r3u4w-10A-5B5C-10| between
us~a-3c9e-3g-3l5m-5n9o-5x6z-3A-5| between you~a6c-4i5l-3p-10r5w-3x4y-8C-5| bid~i7k-3x3|
bide~a-5b8g10| big~a-3c-4d6e-4g-5h-3n9o-4p-5q-5r7w-6x6z-9A5C7| bigger~b11d-6e-3g5i-5l7m4o-3y-8z6|
bird~a-3d4h3m-5n-4o7x-5y-3z6| birds~a5e-5h6| birthday~a-4b7h3| bit~a5b-3d-3g-6h-4o3p-3r5x-3B4C-5|
bite~a-5d5h-3j-3k-6l9m3u4v-7y5| blabbed~e3m-6o8r3| blanket~a7c-3i-4l5m7n-3p-4q4r-3w4z7|
bless~a-5b-3g-3p-6r5| blessing~f3p7r-5C-3| blind~a-3d4e8i4n3| blindside~a4b-5h3i5k-6m-4o8p-3r3z3|
blink~d12i-4m3n-3z-3| blister~d-7| block~e-3h3m10n-3o-7v-4x-3| blood~a6d-3i6k-3|
boat~a-6b-3d9g-3j-3l5m-5p8q-7r-3u3v-5x-6y5B-4| boat .~a-3d6e8p7q-4r-4B-3| boot~a3b-4d3n-5B6C-5|
booth~e3q6r-3v3| boots~i3m-3o3r3B5C-6| boss~e-3i-5j9l-4u-9w9|
both~a-3d3e11f-6g-4h8i8j-3k7l-12m-6n14o-11p6q-8r-3t-3u5w-7x-7y7z3B-9C14| both ,~e3p-6r5| both
.~a5c-3e3p-8r7| both of~d3e3i5l-3p9r-9v-4x-3z5C5| both sides~a-3e7j3n7o-5p-4r5y3| both ~~a-6b3e3C3|
bother~e6| bowl~a-6d3o-5z-3A4| boy~a5b7c-7e-4f-6g6p-3r5x6y-5| boys~a-4b-3d6h3i3m-3o4p-9r4u-4w4x3|
brain~a7e3f-7p-5r4| branch~a6b3e-3| bravo~a-4c-5e7| bread~a-5b-3c3k3n7o-5y3z-3| bread .~n6o-4|
break~a5c4e-5f3g-3i12j-4k-6l-5p-3r3u3y6| break it~c4i6k-4| break your~a7|
breakfast~a3b-3c-4d3e3f5g4i-13j-5l11n-4q-3r5u5w-6x-6y4z5B5C-5| breakfast .~f5i-8l7x3z-3|
breathe~a7c9d-3e-3g-5i-11l12m4n-4p4r-4u6v-6z6| breathe a~c9i-3l3m3n-3v-3z4| bridge~a6e-7g5|
bring~e-11f9g-6j-4m-3n-7o7p8s4t-3u3y6z-3| brings~a4h3i-7p-6r3|
bro~a-4b-4e-4f4i3j-4l-3m14n-5o-11p-5r4u3v4w-6x-5y-3z7A-3C-3| bro ,~b-3f3q3r-6w-4C-3| bro
.~f4j-4k3m4n-3p-7r8u3v3| broke~a4e6i-3k5m4o-4p6r-7z3C4| broken~a5b3i-11j7l3u-8w7|
brother~b-3c3f4i-4k4l-3n-7o4q4w-4| brother ,~c4e6i-4k3m3n-5q3r-3x-3|
brought~c-5d4e-9i-3l4m-4o3p-3x-6y12z-5| brought up~c3e-4l3v-4x-4y6| bru~p-6q4| bruh~q6| built~b6g3|
buried~a3h3l4m-3p4u4x4z-4B-7C6| burned~e-9m-3o4| burns~c6i3| burnt~a4e-7|
bus~c4d4e5i-3j4k-3n-3p-6q-5r9u-5v-5w7B3C-3| business~c-4d3h7p-4r6x3B-4|
busy~a4b-3d-3e-3f-5i-5j-8l11u9v-6w-3C-3| but~a11b3c-7d-6f19h9j6k-3o-4v-7w3x6y-6A-4B4| but
NAME~a3b6c-5d-8e-7f-3g-6h12i-4j4k-3p11q-3r-6s5t-6B-4C3| but did~d7e-7| but his~a3e6| but
i~a5c8g5h-3o-3p3q5r-5v-4A-3B3C-8| but if~a8b-3g4h-3k3l-4v4| but it~c-3f5h3p-6r8C4| but
that~b5g4m7x-8z8| but the~a-3c-5e9h4o4p-3q3r-3x3C-3| but we~a-3d3m-6n3y3z-3| but
what~f3r-3x-6y4B4C-5| but who~b3e3B-7C7| but you~c-4e12f6g-4h-3j8l-4m-5o4u-8v3x6y-4A-3C-3| but
~~c3e-3i-6l6| buttering~a-6c5f4n5o-3| buy~a-3b-5d3h6n5o-5p4| buy it~p10q3r-3|
by~a-3d6e7g-7h6i4k4l-7m-7n9p-6q-14r14s-6t5u3w-5x-3y9A-5B8C-10| by itself~e7r3| by lunch~e6| by
me~b3c8d3e-8f8j4l-3m-6n3x3A-5| by now~d4e-3m7o-6x-7z8| by one~a-4j-7l8u6w-5B4C-5| by side~c7i-3k5|
by sunset~p3u-3v6| by the~a-5c-3d4e-3g-4h4i-6j-5l7m-3n5p-12r7s-5t4u4v-3w-4x-8y9z-5B3C-4| by
you~i7j-3r-3u3w-3| by your~d6p4q3| bye~a15c-4f-6| calendar~e3i-3k6|
call~b-3c-3d-5e6i3j5k-4m-4n4q8r-8u-5w6x-6y4| call it~c-4e7r-3| called~f-3i-3j11l-3m-4u-12v3w9|
calls~e4h3n6o-3r4y3| came~a-12b-6c-5d12g-4h7i6j8l4n7p-3q9r5v6x-5y4z3B3| came ,~d-4e-3m3o4z8| came
back~a-3d4e3h-5o3p-5r6x-3| came out~e4f4h-3n-5o4p5q5x-8y6| came to~a-9d4e-7h8i4n4o-4| came
up~a-3c-3d10h7p-11q3r7| camera~a-8e7h-3r5x8| camp~d-5e11f-6g-3h4j-3m-10n-3o9p-11q-8r18z4A-7B-9C7|
camp ,~i-4l5r3B-7C6| camp has~e9| can~a8b8e-6f6g8h-10i8j4l-5n13o-13q9s8t-4u-6v3w4x-5y13A-5B-8C3| can
ask~m-4o6| can be~d3i-6j-5k8m-5n13o-8u5w-5x-6y5| can count~b7c-4e6f5m-4o6p-3q3| can
do~a-4c-7g-3m3p4v-8w6y3| can i~b-4d6f-3g-7m-3o-3x6B-5C4| can
not~a9b-6c-12d-3e3f-3g7i4j-4k-3m4o-5p-7q6r5u4w-7y9A-5C-3| can see~a-6h6k3| can tell~a6d4e-6m3o-3|
can use~a-6| can we~d-6m-9n7o-3p3x-4y3| can ~~b8c3d-3e-3g3p-3t3| canoe~f4o-3p-3r6| cap~a-3e5i-6k6|
capitals~c7f-5p-4| car~b-3n5o-5p5r-5x-7y4| card~b3e7f4g-3i-8j9l-3m10o-6p-6q3u-9z8| card
.~c-7m7o-5q-5r7| care~a6b-3c5d7h5i-5m-8n-9o12p6r-6x9y-5z-3| care to~d8i-7j3n-5o6p4r-4u-3x5y-3|
careful~a-9c-4d-3f-3h20p-3q7r-7| carried~b8h-6j3l3n-3o3p-14r10v4x-3y3| carries~a-7b4c3e3p-9r8|
carry~a3c5d-3h3i-7k3n-3o3r-6u-3x3A-6| carrying~c-3e7f-3h-3n-4p-9q-3r10w-3x-4y-5z8C5|
case~a7b7d-3e-5i-3k-4l6w-3| case for~b6| cast~c4e6f3h-6m3n-3p-9q14r-4v4w-4x-3z4|
casting~c3m8n-6q3r-3x-6A5| catch~c8l3v3| caught~a-3g3p12r-7B-4C3|
cause~a-3b3e-4h3m-3o4p-8q6y-3z3B-8C7| certain~d6i9k-3l-5m-4o3p-6q4w-3x-5z3A5| certain
of~i6l-3m-9o11z3| chair~j-3k5p10q-4r-6s3w-3x3z-4B-3C3| chairs~c8i-3k6p4|
challenge~a-12b5c-8d-6g-3j-3m-6n5p-9r6u3C-4| challenge .~a-9e-3h3i4x-4|
chance~a4c-5d3f3m-5o4p4r-4x3z-7| change~d6i4l-3m4n5o-6p3r-4u4v5w-5y4z-4| change my~c-3i5j-5u6w-4|
changed~d4e6g3l-3m3n-3o-5p14q-5r-10| chat~d3e3l4n-4o5x5y-3B5C-6| checked~a-3c-3e4h-3i4p6r-5|
chewing~a-4b6p-3r5| child~b6c-3g9m-6n-3o9p7r-4y-5B-6C9| child ,~b3c-3m-5o6p5r-3y-4B-6C8| chip~p-3r7|
choice~c-4e-4f7h-3m3o-4z3| choice .~f6| choose~b5d-4e-7i-10k5m4u-3v-4w8x-3z4| chuck~b7| classy~e7|
clear~c4f5i5p-3q7r-6C4| cliff~c6d3w3| climb~a-3b6d-7| close~b-5c-4d-7e-3h-5j6n5o-5q-4r3v3x-5|
closest~m-4o6p-3| club~d-3e8x6|
clue~a3c15d9e14f-6g-9i-16j-12k-16l30m-15n-14o20p-3q-12r13u10v-7w-11x12y-7z-11A-3B-3C4| clue
,~c4d-3e11h3x6B-3C3| clue and~i6y-3| coconut~a-3b-4c-3d-3g-5m5o-6p4q-3u3B-3C3| coin~b8d3m-3n3|
coincidence~e7| cold~c-5d-6e6f3g3i-3k-3l6m8o-8q6r-9| cold .~c-4e4f5p-3q7r-5|
come~a6b-6c10d4e7f3g-11h-9i5j-6m10n-11p-3q-4u10v-5w-13y3z-12A8B4| come ,~a3i4k6| come ?~d6q-3| come
back~e5i-3l4p-8r3| come for~c3h-6i3l-5| come from~a4c4d-4e4h5i3n8o-7p3u3v-3| come
out~c-3f7h-4p3r-5y4| come to~a-3b-5c-7d-8e5f5h4l5n-3o3q-3u3y3| come up~c-4d3m6o-3x-8y3z-4A7|
comes~a-14b7c12d3f3g3i5j-6k-4n8o-9q-3r3s-4t3u3w-4x5z-3A-3| comes down~a-6b3d3i3j-5| comes
out~c4f3i-7j9l-4m3o-3u-9w9x-3| comes to~a-4b4i4j-5l-3m-6n10o-3p-3q3r-3u5w-4x11y-5z-4|
coming~b9d-4e-7f11g-7h5i-4j-3k4l-3m4p7r-8u4z-5A4| coming .~a-6b7f4g-5| coming
for~h8j-3m3s-3t3u4v-4z-3A3| commit~i9| commit to~i10k-3| company~a7b-3f-3i-5j4k-3m-3u-3x5z-4|
compared~e6p3r-3| competition~d-4p-6q-5r7B3C-3| concur~c4d3f15m3| concur .~c4f8|
condition~f9j3u-3v4| condition that~b3f6| conscience~b-4g12j3l-3u-3v4| conscience ~~a3f-6g9|
consider~b3c9d-11e-9f11g-4h-6i-13j13k-3l-7u-13w7| consider NAME~a3b-4c7d-5f5| consider
it~a-4c11d-5i-3j3u-4| considered~a5b5d-6g3m7o-3z4| contract~a6c3p7r-4| conversation~c3e3i-7l6p-3|
convinced~i-3p5r-7| cook~a3g-3h4i3j7l-5u-7w7| cooked~a8c4e-4h6i-3j5p-6s-4u-6v7x-3C-3|
cooking~h3m-3n-6o7p-3r5y-3| copy~c7e-3i-4j5u-4w5| corn~c10d3e-4| corner~a-3d10e3l-3r-5C3|
corrected~p6r-6| costs~c-5n7o-3x5y-4| cosy~a3e10h-3p-3C4|
could~b5c-13d-6e9f-5g-4h-11i-7j10k6l5m4n6p-12q7r5s-4t4u-5v5y8A5| could
be~b-9c-4e-4f-3g-4j3o-4v-4w4z-3| could have~d3e7i3m-6n4p-5q4| could it~d6| could
not~a-5b4c-6d-7e4h-4i-3k7l9p-4r7u3x-4y3A3C5| could tell~c7r-3| could you~a4b8d-12e8i-8m5n-3p-4u-3v3|
could ~~d4e8| council~a4b4c8e-3f-5i7j-3k-4l-6m-4n-6o5q7r-7u4v-5w-7x5z-4B4C-5| council
,~a3b3c4d4e-7h4j3m-9o6p-3q4u-4x6z-4A-3| council .~c7e-3g3h-4i12j-6k-3l-4u7v-3w-7| council
and~a3b3e3i-5l5q7r-4| councils~b4i6|
count~a-11d7e-3f11g9i-3j6l-6m-3n9p-11q-4r13s-3u-7v3w-5x11z-4A-6| count me~b-3d-4e-6f5g6i3k-3| count
on~a-12c3e-5g5i-5j5m-4n7o-6u-5v4| counted~e8h3o3r-3x5z-3|
counting~b-5d-3e-9f-5h9i-3j5k-3m-4p4q-6u-5w6x5C13| counting .~d-3f-4q-4r3C10| country~o-3p-6r4|
country we~m5o-3p-6r4x-3| course~b-3f3g3p5r-6w4B-3| covered~f3i6n4o-4p-3q5|
crab~c-5h3i4n-3o3r4x-4z7| crabs~a-6e3h-3r5C4| credit~p6r-6| cried~a-3c-3d-6h-4p-7q5r3|
cross~a3b-3c9f-4h-4i-4j6l-7m-4o4q5r-11u-7v4w3x5y-4A-4B5C-5| crossed~a-4b6e9h-3m-3n10o-9p9r-12|
cry~b-4c-3g-4m3n-4p-8q6u3x-5A5| crying~a-3d-6e4i4j-3r-4u3| curious~a-4c-3d10m-3o3r-4C-3| curious
what~d7| curly~e7| customer~a-6b-3m-4n4p-5r6|
cut~a5b4c5e-6g4h-3i13j-7k-10l-3m-4n-6o10p-7r12u5w-4x11y-7z-4B3C-5| cut .~f4i7k-6| cut NAME~a-3b7|
cut the~a8b3| cutting~b-3d-3g4p-6r6| daft~a-10b6i-3k3| danger~b7i4p3| dare~b6e-3h-3|
dark~a-9b-5c-3e14i-3l7m4n-4q-6r5u4v-4w6x3y6z-4| dark ,~a-3d-3e4j5l3q-3r5w6x4| dark .~e6p3|
daughter~a-5d-3e-4f-3g-3i4j-3p8q-3r-8s-3t3v4| dawn~d-3e4h11i4q-3r9| dawn .~h8i3|
day~d-14e8g-3h-5i-12j-7k22l-8m-6n3p-13r9u8v-5w-8x5y-3A-4B-3C7| day ,~d3f6k3l-3n4o-3p-6r7B-3| day
.~b3e4h3i-4k4n4o-3B-4C7| day ?~b5d-6q4| day i~c-4e6p-3| day is~d-6i-4| day one~b7d-6e3h-5j4| day
thirty~c11e-3i-4k5| days~a-5b5c-7d-7e-3f-4g-8i3k-8m-11n14o-10p-10q-4r12w-4x-8y3z-5A3C6| days
,~b5g-4j3k-5n5o-4p-5q-5r7u-4x-4| days .~a6c-3d-4e-4m3n-5p-7r7x-4A3| days and~p-6r5| days i~a-3p6r-4|
dead~a-4e11m5o-3p5q-3x-5y6z-4| deal~b5c-5e9f14g4h-4i-4j5k3l-5m-4n-5o6p3q-5u-6y-5B3C-7| deal
,~c-3e-3f7g3p9| deal .~d-3f9B3C-4| deal with~c-4e8n-5o4v4x3y-4| deals~e9r4| dealt~c-5e6p-5q-5r10|
dear~a12b4c-5d-6g3j3p5u-3v6x7z-5C-3| dear ,~a8b5d-4e3j3p5r-3v7w-4x6z-4| debt~k-4l7w3|
decide~c-5i-4j7n3r4u-8w8A-3| decline~b-3g8x-5| decline .~g9x-5z3| decoy~a3p-3q-6r9| departure~a7|
deserved~e-7| deserved better~e-7|
did~a-13c-10d11e3f-7g-5j10l-6m-22n-26o27r-3u-12v7w4x4y7z-10A-12B3C-5| did ,~b4h6p-4| did
.~d-8e3m3o-3r6x-3| did NAME~a-4d12e-3m-12n-4o10p6r-7x-12y13z-4C-3| did he~b3d4f3p-3B7C-8| did
i~c-3d-5e9o3p3x7y-7| did it~e-3g3q6r-6y4| did not~b3e4f-4g-5h4i-4j8m-7n4o4p-8u-10v5w5x6A-3B4C-3| did
say~d7e-4| did she~d7p3x-3y5| did somebody~m6o-3x-3| did the~e3m-3p7q-3r-8x6z-5B-4C4| did
you~a-5b-7e-6h-6j4l-5m-10n-16o13p6q-3u-5x25y-21z-5A-4| dies~c7e-6l4| different~i3m-3n9o-5p7r-7x8y-3|
dig~b-3c9f3j-3l3p6r-6u3| dig up~c6| digging~e6o3q-3| dinner~a3d-6h4p-3r6| discovered~p-5r6|
do~b5c-6d3e-9f8h-4j6k-5n9o-11p-11q3r6s-7t6u-3v5w8x-5y7A8C-10| do
,~a8b-4e-3f-4g10i3k-3l3v3w-7x-3y3z6| do .~a3b3e-4f3h3i6x-4y3z-5A5| do
NAME~a3b10d-5e3f3g3i-3q4r-3u-3v-3w5B4C-5| do i~c-3d8e-5h-3m-4n6o-5p-4x7y-4z-3A3| do
it~b-4d5f12i7l-4m8n-3o-5p-10q-4r14u3v4w-3x6z-4B-4C4| do me~f3k-5l11w-3| do
not~b17c3f-6g-9h9l-4n-11o4p-3s-12t11v3y-5z-3C-4| do that~b-3f-6g8r5| do
the~a-6b-3e3g-6h-3i-5j6k-3m-5n-6o7p3q7r-10u-6w3x8z-7A-4B-5| do to~e6f3| do we~a-3b-3d12h3n3| do
what~m-3n6o-3| do with~e-6h4n-4| do you~a-10b-9c-4e-7f-4g-4h-8i3m6n6o-7p4q-7x-19y14z13A7B3C-3|
does~b-3c8d8e-12f3g-7h-4k-9m11o-6p-11q4r7u4w-9x-9y4B11C-12| does NAME~a-5b-3d11g-3m6o-3p4x-5y6| does
he~a-4d5m-3n-3o7| does not~b6c5d-3f4i5j-7k-3l-4m8n4o-8p-15q9r6u7w-7z4B8C-8|
dog~a-5b3c3e3g10i4p7q-4r-6| doing~a5b-6c5d13e-10f-4g9h3j7k-4l-4m10n-8o-6p-7q5u-8v4x-6z5| doing
NAME~a10c7d-4j5m7n-7u-5y3| doing it~m6o-7x-6z-4A8| doing that~c-3g6|
done~b10c-4e7g4h10j8k-4l-5m-7o8p-8q3u-3v6x16y-12z-7A4B-3| done ,~a-3c5g3i-4j3p-3q7r-5u-4v3x6y-5|
done .~a-3b-6e-3j4p3q-6v3w3| done nothing~b7g3| done to~b3c-4d5h6m-3o3r-4x4|
door~b-4c3e3i9j-3m5o-5q-3r6u4x-5y4z6| door ,~i6p4q3r-3| door .~d3q-7r7x-3z6|
double~b-3e21m-11n-3o14p-5q-3r5x5A-3| doubt~a-3m-3p7r-3|
down~a-4b-5c6d12e-7f13h-4i-9j8k-12l-3m9n-9o-7p-14q22r-9u-14v9x3y4z-11A4B7C-10| down
,~a-4d3e-3g-7j7k-3n6o-3u-7v3w4y3| down .~a-3b3d5f4h-5i3l-5m5n-5p-4q7r-4s-3t3w-3z5A-6| down
as~h4m9o-7p-5r6x-9A7| down on~f4n-4o4u-3x5z-7| down to~a-6e-5f8i5j-7k-7l3o4u4w-5y-3| down
tonight~c3y6A6| down with~e-3x7y-8| drag~c4e-4i-7k4| drama~a-5c-5e6i-6q-4u-3w4|
draw~e5f3h6i5l-4m3o-3p-8q-3r11| drawing~a-8i3n4o-3p-3r7x3y-3| drop~b5c-3e4g7|
dropped~d-3e-3h4p-6q-5r11| dry~b4d5e3m-6n-3o7p11r-8u-3w3x6z-4| dusk~c-8e3g-3p-3| duty~d-10|
e~a13c-4p-7q6| each~a-8e7j-3n-4p7q-7| each other~m3n-5p8q-4r-5x-4A3|
ear~a4b-3g3i-11l10m-4o3p-5r4u3w-4z4| earn~b6e4| earned~b13e-4g4|
ears~b-4c7e6g-3h-6i-12j-5k-3l12m-3o4p-4r4u4w-4x5z-3B-3| earth~a-3b7g4i8k-8o3p-3x3y-3| earth
would~a-5b9d-3g5r3y-3| ease~a-3m6o-6x-6| easier~a6i-4k5p3|
easy~b7c8e-6i13j-5k-7l-3n5o-10p8q-3r-3v-3A-3| easy ,~f3i3p7| easy .~a-4b3c8i7k-4|
eat~a-9c9d-6f-3i10j-9k-3l6p-8r6u12v-4w-7x-4y-3| eat .~a-3b7l4u3y-4| eat my~c7i3| eaten~c-5d-7e-3p-3|
eating~a-5e-6| eats~a8c-3e3h3p-3r3| eh~a-5b4c-3e4f4m-3o4p-7y4C3| eh ?~a-4d-6e7f5p-3|
eight~b-3c-6d-3e5g-3p-9q6r-5x4B-3| either~a11b-5d-3e-5u6v-4w5x3|
else~a-9b13c4e-7f10g-7h-7i-7j8l9m-7n-4o14q3u-6v8w3x16y-8z-17A3B-6C3| else
.~e-3h-4i3m7o-6s3x-6A6B-4C4| else ?~a-6g-5| else is~c3d-3m3v6x4| empty~a7b-3d5n-8o9p4q-4| empty
,~n-4o7x-3y4| end~a8b4c6e-3f-4i-9j-5k18l-7m-9n4p-3q3s3u6v-6w-8x4y-5A-3B3| end
,~a-3b6c6d-3j-3k4l-3n4o-4p3r-4u3| end .~a7f-3j-3k8l-6n5o-3p-5r4v-3B5C-5| end
of~a3d3h3i-4k-3l8n-6o4p-6q6s3t-3| enemies~a-3b6i-6j6m4u-7w7| english~d3e9f-4p5r-4|
enjoy~c-3d-3e6h4p6r-6| enlighten~d6m3x-4z4| enlighten me~d6m3x-4z4|
enough~a17b-6d-5e-6f6h-4l-7m8o-5u-3v8w-7z-3| enough ,~f9j4p4r-5u-4v9w-4| enough .~a8e-5g3|
error~b5p6r-6| et~d-5e7| et tu~d-5e7| even~a-6b-6c8d3e12i-13j3k-3l9m-4n3p3q-7r4s-4t5u-6w3z-5A5B6C-9|
even if~a-8c8m4o-3| evening~a17b-4d6e-3f-7g-6h3i-3k-6l3m8n-5o-8p-5q7w-3A-3B-4| evening
,~a9i3k-3m-4o5p-5q6x8y-3z-6B-3| evening .~a7c-3d4e-3h3l3m5o-7x-4z4|
ever~b5c14d-8h-7i14j-19k-7p-7r12s-5t4u19v-7w-14y7z-8B3C4| ever .~c10i3| ever done~b7d-4g4| ever
since~a-4e6r3| every~a5d-4f-7h-10i-4j-11k-10l19o4p-19q-11r20s9t-8u10v-10w-6x7z-8B-5C14| every
one~s4t-4C12| every time~a-6c-5e-4i-3n-5o4p-3r3| every word~a-4c3d5e8j-3l3n-3p-8r6x-3y5|
everybody~a9d-3e9f-3h-11i5j5l-5m-6p7q-6w5x4y-3z4A-7B-4C4| everybody ,~i6l-4p-4r5| everybody
is~a6c-3d3e3h-5p-5q-4r7y-4z6A-5B-4C4| everyone~a-4b3c-4d-3e11k3l-4n4p-3q4s3t-3v7x-8y-3z5B-3C3|
everyone ,~f4q5r-6| everyone ED~d6| everyone else~a-3c3v6| everyone is~p-6r8|
everything~a-8b-3e15f3h-9j-9k7l11p-16q-5r14u9v-4w-5z-3C-4| everything we~a-3e10f4|
evidence~c3l3p-7r6| exactly~a6e-3i-10j9n-3q3u-9w5B3C-3| exactly did~d3e-6| except~i-3l3C11|
exchange~a6c5h-4i4j-3p-3x4B5C-6| explain~d23m-4n-5o10p4r-6x8y-3A-3B3C-5| explain that~d7|
extra~a-4c3d3e-4i-3m-8o9p-7q-9r17| extra vote~a-3d3i-3m-7o8p-6q-7r15w3|
eye~a-12b-6c-3d-3e9g-4h21l-3m-3n4p4q5r-8| eye and~e7p3q3r-4| eye on~a-3b-3h8| eye open~a-4h8|
eyes~b-3c-3e5g-5h6i3k-3m-12n7p-4r3x3A-3| f~c6e7h-5i-12j-7k19l-6p-5q4r-4u9w-4x7y-14z7B-5|
face~b-4d7i-11l3m-3n-3o8p-4v6x4z-5C-4| face ,~f4p-8r8| face .~d5e-3i-7l3q-3x3z-5| faced~e12q-3|
faces~a-3e7m-3n4p-7r9| fair~a-7b-6f12g-4i-6j4n-4o5q3r-6u-4v9w-6x-3| fair enough~f11j3p4r-4u-3v8w-4|
fairy~e5m11o-12p4x-9z6| fairy tale~m9o-10x-7z5| faith~a-8d6h5m-4n7y3z-3| faith in~a-6h7m-3n6|
fake~e9p4r-4| fall~b-4d3e-4f3i6j-7k-5l8m4o-8w-6x-5z3A4| fall .~a3k-3l10| falls~e-5j-4k-3l6m3u3v-4|
false~b3c-4e8p5r-5y3| family .~b5e6p-3r3| fancy~a10b-3d-3i-3j5p-5q-5r8u-5v-3w10|
far~d3e-6g6i19k-10l-6m7o-9p7q-4r-4v-7w4x-8y5| far .~a-5v-5w6| far as~i8k-3m6o-6| far be~p6r-3|
fault~b4f7g-4m4n-3| favour~e-5p-6q4s3t-3| favourite~e3m7n-5r4x-4A6| fear~a-4e-5h7i6j-4| fear
from~c8i3| feast~c4e-4i-8k-3l10| fed~a7b-3c5g4h-5n-3o3p10q-7r-5s4t-4x-3z7B-5C3| fed me~a4c7p9q-8|
feed~a9p8r-5| feeding~a-3b3c3e9p4u-3v4C-3| feeds~a-6e-3g4i-3|
feel~a-4b-5c-7d-5e-8h8n9o-11p-4q-3r4w-5z6| feel about~h3n4o-8| feel it~e-5h4n3o-3z7|
feeling~a4d3e-3g4m5n-4x-6| feet .~a7| fell~a-6b-4c3d-5e-4g-4i7j-4p7r-8u-3| fella~g3o-4q-4r6|
fever~a-4b8g5p-5q8r-4| fever .~a-3b8p-3q7r-3| fewer~e5p8r-7B-3| fib~d-4e7p7r-6x-4y6|
fifth~a10d3e-4h-4m-6n-3o9q7r-8z-6| fifty~k-8l5| fill~b5d6j3l-3u-4w5x-3z4| fill in~b6c3m4u-3w3z4|
filled~c10d3m3o-3z5| filled in~c10d3z4|
final~a6c4e13f-6g4i-12j-15k29l-14m-8n-10o14q-11r8u17v-3w-10x7y-6z-11| final
,~h6j-3k6p9r-9u6v-3B-4C4| final three~a-3e8k6l-3r3v4z-3| final two~a-5c-5d3e8k3m-3n-5o8p-7q-3r9z-6|
finale~a5c14i-4k6r-4v-4| find~a-4c10e-7g9h6i-3j-6k-7l7m-11n-7o15p-8q3r6u7w-8x12z-9A-4C9| find
anything~d10| find one~h9| find out~d-3e4g-3j-4l3m-6o3p-6q3u3| find the~e-6n-3x3y-3| find you~c7|
find yourself~g7| fine~a-5d-3e3f11g-6h3i8j-4k-5l-3m-5o6p3q-11r3v5w-7| fine ,~a-4b5f4i6l-6v3| fine
.~a3j-4p6q-6w-3| finger~b6f6i3l-4v-3| fingers~e3i5m-3n-6o7p16q-7r-12u3|
finish~a8b-6c8i-8k3m3n-3p4r-8y-3z-5A5B-5C6| finish .~p4r-7| finished~a-9f3m-3n7o-3x5C-6|
fire~a-8b5d-7e-8i10j7k-9m8o-9p-11r10u-4v5w8x-13y6z3B-3C3| fire ?~m3o-4x-6y3|
firewood~c-4d-4h-3m7n6o-11q-4r3x-13z4A7C3| firewood ,~d-6m7o-7x-8A7C-3| firewood
.~d3e-3n6o-6x-5z5C-3| first~a14b-13c5d-3e-17f-12h6j-14k-17l16m-15n-12o24q-6r6u12w-18x9A-5B-5| first
,~a-3c-3e-5h3j-3l5m-7n-3o10x5z-3| first .~a12b-9d-7e-8f-6g-3h-5j-6k-4p-12q4r7u9v-5w-5| first
and~h3q-5r8B3C-4| first night~a-3c7i3j-3k3l-3o3x5z-5| first time~i6l-5|
fish~b10c6d-4e-7f3i-12k-7l13n-9o6p-4q8r-7v-5y4z-4A-3C-3| fish ,~a-4b7d3e3k-3l6m3o-3y4| fish
.~a-6h-3i-3j4l-5q3u-5w6| fish and~a6e-4g3| fish i~c9| fishing~c-5d4e6g7m4o-3p7r-6z-5A3B3C-4| fishing
,~d5p7r-5z-5A3| five~a7c-6d-11e5f-3i9j-4k-4l-3m4p-4q15r-7u3v6w7x4z-7B4C-5| five
,~e-3i4k-4o4p3q-4r5x3z-6| five .~a-4b4c3e4i3k-3m6n-7v4| five of~a6p-4q5x4| five ~~h-3p6q4|
flag~m-8n9| flat~a4z6| flies~a6d-3h-3| flint~e6| flip on~d7p3q-3x3y-3| flipped~e6h-3p-3q9r-6y3|
float~c3h-3i4j-3m-4n7o-4w-3| floor~i8k-6r-3y4| flush~a9e-4g5| fly~a5d5e-6g3h3o3| folded~e7h-3|
follow~a8e-3f8i-10j15l-3m-3n6o-3s3u-15w15x7y-5| follow .~a6f6j5u-3w3| follows~b3i-5j8u-10w7A3|
food~a-4b-7d5e-27f-3h-8i-4j7l-3n8u-9v11w-4x-5y14| food ,~d3e-10j4u-5v7x-5y5|
fool~a-3b-3c15d-3e4g7i4j-3l-3m-4n8o-3p3u3y3| fool .~c8g3| foot~b3e5f-3g4o-4p-6r7|
for~a-3b-3c-5d4f-5i-3j6k-6l5m16n-17o-4p-3q5r3v-4w3x-20z20A-9B8C-3D-4| for
,~c-6e19h-3m3o-3p5q-4r-6B3C-7| for .~b5d4e-5h4i-7l9s-3t3x3| for ?~b8d5m7n-3o-3p7r-8x-4z6| for
NAME~a6c12g7h4i-5j10l-4m-6n10p9q13r-16s4t-4u-7v7z4B-3| for
a~a-5e8g-9h4i-4j8l-3m-10n7o3p-18q-5r17u-7v6w5x7z-3C-8| for an~d5e-3h-3m-4n-4o7r4x11y-7z-5B-3| for
both~c4i6| for firewood~d-4m4o-4x-6A4C4| for her~b-3c6d-4e5i-3p4q-4| for
it~b-4c-5e4g3j-7l5m-7n-5o10r6s-5t5u8v-6w-3x-11z11C-3| for
me~a7b-3c3d7f3h-6i-12j5l3m3o-3q9r-9u-6v4z-5| for once~a3d-3h-3i-4j7p3r-3u-7w5C7| for
one~a3b5c3m3p-7r7v-5z-3A3| for that~c-3d6f8g6h-4i-6j7n-12o10p9r-6u-8v9x-13z12A-3| for
the~a-5b4e5g-3i-16j-5l19m-6n-3o10p-10q10r7s4t-4v-5x9y-6A-6C-3| for thirty~e6C3| for
this~a3c-3g5i-3j4k8m4n-3q-3r5u5x-3z5| for tonight~a-4c-6d9h6i-8m6o-7u-3v3x-7z9A-4| for
two~a-6b5c6e-3j-3w-3| for you~a-5c11d-5e-13f-5h12i17j-11k-7n-4o3q5r-12s-3t4u17v-7w-3x-7z8| for
your~c4d6h-3i5j4l-7m-5p7q-3r-4u-3v3x5z-4| for ~~c-5f-3i5l-4m4o-4p-5r3z4C6| forever~p7|
forget~a4b-5c4e-5f-3g6p4r-8x3| forgive~b-5c-5e5i-3j5p11r-4v3w-3y-6B3| forgive you~c-6e4p4|
forgot~d-5e6p-4r6| forgotten~a-6c5d-3i4j-5p3r-4u4B-4C4| forty~c-4d4e3f-3n-3o6p9q-3r-3x4y-7B3C-4|
found~a-6c-5d9e-5h3i-3m-6o5x5| four~a7c-11d5e5h4i10j-11n-7o7p3q12r-18u10v3w-11x5y-5B7C-9| four
,~a5b3c-3g3h-3m-9o10q6r-5v7x-3| four .~f3i7j-6m-9o10q9r-5u6v-7w-3| four of~a-3e3m6r-3C-3|
fourth~b-3d3e4f3h6m-6n6o3p-4q7r-3x-3| fourth .~b-3n6o-3y3| free~a3d-4e-6g3h-4i7m8n-8p-3w-5x-4y4|
fret~b-3c-7f4i-5l6| fret you~c-8| friday~a8b6c-3d-5h5i6l-7n4x4B-5C4| friday .~a6c-7h6q-3|
friend~a-6b-12c-9d4e11f-3h21m-7n16o-10q9v3w-3z-6A7B4C-4| friend ,~b-9e6h11m3q4y3A6| friend
.~g5h7m8n-6q-3x-7z-3A7C-3| friends~a11b-3d-7e4i4k-3m-3n6p3q3x8y-8|
from~a-6b-3c14d5e4f5g-6i16j-14k-16l3n-3o4p-4r3t4u11w-23x-15z9A3| from NAME~a-6d-8e12h-3k4p-6q-3r8|
from a~d3e3m6o-5p-7r5x-5z-3A6| from me~b-6c19d-4e-6f6h9j-5k-6l5m-8o5q-9r9x4y-3z3A-3B8C-9| from
my~a4c8d-3h4i10l-4w-3| from now~c11l5B-3C3| from the~a3d4j-5k-6l5m4n-6p6r-7v-3x-8z3A3B-6C4| from
this~c6d3e-3f4g-3m4o-3| from you~a-3b-3d7f7h-5i13k-4l-8m5n-12o7p6r-11v3w-5x3| from your~d8e-4n3p-5|
front of~b-3d-4e4k3l-6y3B3| fruit~d-7| full~a-7c-6e-7i11j-3k-6l-4n-4o7p11u3w-4x-6y4C8| full
~~c-3p6r3C7| funny~a-7b-4c-7d-4e8i6l-7p-7q-3r5B4| funny ,~c-4e5p-8r4| furniture~a-5b-3k6|
further~a8b-3c3e-3i-8j3l7m-4o4p-5r3x3| further ,~c6e-3i-3l4| gain~a-4b8|
game~b-7c3d-6e-8g-3h-8i12j-7k-8m-6n8o-5q-3u3v-4w-6x-6| game ,~a3f-3i7l-3| garden~a7|
gave~a-5e7f-4h-3i15j-8l-11m-8n-4o8p6q-17u-4v3x-5y-3z8| gave her~c7e-3| gave me~e6f3o4p8q-4r-7x4|
gave you~c-4d4i9l-10x-6z7| generous~a3e7h5i3q-3u3v-4|
get~a3c-8d-4e-6f6h4j-8k-12l16m17n-8o-6q-4r3s4t-4u6v-13x-4y4A5B4C-4| get a~a-5i4n-7o8x4| get
it~c4e-3i-4j-3l5p-5r3u4v-3x-6B8C-8| get my~f3g3v-8w8| get no~c-6d4f3i3m3| get that~h8| get
the~h-3i-3l6w-3| get your~c-6| gets~a9b-4c12e-18g-6h-6j8k-12l-5m15o-18p-3r5s-4u-12v12w-3x-17y7| gets
a~a7b5d-3| gets the~i7j-4k-3m3o-3u3v-4| getting~b-6c19d-4f10g-7i-5j5m9o-11p4q-10w-4x-5B5C-7| getting
my~a-6c8f7g-6| getting ~~c4d-8k3| giggling~x9y-10| girl~a3b11e3f-5g3j-4k4m-3n5p6q-10v4x7y-8| girl
,~a3c-4d-3e6k3n5q-4r3v4| girl's~b7g4|
give~a11b7c-9d6e-13f-9g-9h-3j4m14n-4o-6p-4s3t-3u-3x-7y-5z15A-11B-7C7| give it~i5l-6| give
me~c-10d10e-8f-5g-5h-3i-11m8o-7u-3v-6w6x-4z9A-10| give my~b-3d5j-5u5v-7| give
you~a4b5d-5l4m9o-7p-4v3x-7z5B-7C7| gladly~a5c5g4j-4l8m-4n5p3u4v-4| glue~a9e-4| glue .~a6e-3|
go~b-3c-9f6h9j3k-6m7n-12o3p-4v-18w9x4z-4A-6C9| go ,~a9b-3c3e-4f-5i-3k-3l6m3v-9w9C3| go
.~a6c-4i-4j8l-5p7r-6u-8w5| go along~f4g3j7l-5m13n-10u-5w8| go and~a-6f-4p-4q3r-3C-3| go
on~c-4e-3f6l3m4o-5z4| go round~j-7l8u6w-5| go through~c-3e-4i6l-4u3| go to~c6d5i4l-4m-5n4x4|
goalkeeper~b6c-3d-4g5| goat~b11c-3d-4f3h-3p6| goat ,~a-4b7| god .~i7l-3|
goes~a-5b-6c14f-3g-6i-7k-10l11m10n-3o-7p3r-3u-3w7x4z3A-5C6| goes ,~i-3j4u-4v-4w6C7| goes
.~a-5i-5j5u-4w7| goes on~c4e-3i-3w9| goes to~c6i-5l6r-3w-5| goes tonight~d3i-7j4m4u-5w3z4| goes
wrong~c6| going~a3b-3d4e7h-6i9l-13m15o-15p3q-3r-3s4t-3u-3x-4y-9A3B-6C5| going .~j3u-4w6| going
?~a6i4| going on~n-6o7x8y-4| going to~b-3d-4e5i5k3l-7m6n7o-7p-5q-3r6s4t-3u4v4y-3z-3B-7C8|
gold~b3c4n5o-3p4r-6| gone~a5b-4d9e-5f4i4k-5n4o-4p7s-3t4y-5z3A-4B-3| gone ,~c-4e5g3i6k-3p3r-3s-3t3|
good~b-13c11d8e-10f-8h-9i10j-5m-8n5o3p-4q4r-5s3u6w-7x10y-7z3A-7B3C-5| good ,~c4f5i6k5m-3n3z3B-3|
good as~b-4c5f4n-8o7x4y-4| good at~a-6b-5d-6| good with~f-3i3n4o5x9| good ~~a4f-3g3m7o-7z4|
goodbye~a4j5m7o-6p6u-4v3y3| goodbye to~e-3j4m6o-5u-4| goose~b13e-3g7h7| gossip~d5i-3l4p-7r7y3|
got~a14b-3c8d-6e-10g-9h-6i9k4l-13m11o-11q7s-4t5u-4v3w-11x-14z15A-5B5C-4| got ?~d-7m-4| got
a~c3d4j-4l5m10o-6p-12r11u3w-4x-8y-4z14A-7| got an~a-4c8d10j-3o5u4x6z-7B-4C4| got in~m11o-10p-6x-8z3|
got me~e-6i-4j6m7o-5u-4v4x-9A9| got nothing~b-3c5e6p5q-3r-5u-3v3B3C-3| got one~a9b-3r3| got
the~b5c3f5g-3i4j-3k-3m-6n-5o7p8r-7z3B3C-4| got to~a18d-11e-5f4h-7i-3j7o8u-3v7w-3x5y3z4| got
two~c-8i-5| got you~c5e-3h4i6j-4l-3n-5o3p8r-6u3w-3x5y-6| got your~a4c4p-9q-5r11| got
~~c3d-3e5f-4i6l-4q-3| grand~a-4c3f6p9q-5r-3v3| grandmother~a10m-6n6p5r-6x7z-3A-5B3|
grateful~b9c-3d4i-9j8r3t3u-8w8| grateful if~b3c-3g4i-8j6u-7w6| grateful to~b7|
grave~c9d-3e-3i-3j-3k-4l8m-3q5r-5u4w-3x6z-3| great~a-5c-3d-3g5h-3m-7o7x5z-5|
green~a-5d-4e3m-7o7p-4B3C-3| ground~a-3c3e-7f10i-3l4m4n-4v4z4| ground .~e-3f7v4|
growing~b-3d-7e4p5q-3r-3| guaranteed~a4e5l-3p6q-3r-3|
guess~a3d-12e4i8j-4k-5m10n-6o-5p-5q4r-4w-3x-5z7A-3B3C-4| guess
who~a4d-9i9j-5k-4m5o-4p-4q-3r6u4v-5w-3z3| guitar~a4f-4p-4q-3r6| gunning for~m6n-3o-5z-3|
gut~m-3n10o-4y3| guts~b4p6r-6| guy~c-4h-3q-4r7| h~e9p-5q4r-3|
had~a7b-12c-20d-3e9f7h-6i-12j-5l12m4n-8p3r-4u4v6w-7x3y-6A4C3| had a~a7b-3i-4l5p8q-5w-4C9| had
all~f4p4r-6| had an~p-4r7x-5| had her~a6b-3e-5| had it~c3e3f6p6r-5v4| had me~c-3e-3f8p4r-6| had
more~q-6r4| had no~a4e8f-4h-3| had not~e-4h6| had the~d4o3p8r-4x-5z4| had to~a7c-3h4m4o-3p-5q3x7|
had you~e8p-3r3x6| hair~a-3c-6k3m3p5r-4x3B-3|
half~a-5b-5c11d-4e-4f-3g-4h3i-16j-18k-9l28n-5p-11r9u18v-7w-14y3z-5B-3| half .~e-3i-4l6r-4| half
my~i-4j-3l8u3w-3| half of~a-3c7e-7i-8j-7k-4l13m4n-4p-3q-3r8u7w-6y5z-4B4C-6|
hand~b-5g9h-4i3j-7k5m-7n12o6q-6r10u5w-6x8z-7B5C-5| hand ,~c-3d4h3i6m4n-3o3q-3r5v5w-4x-3z7| hand
.~a-6d6e3i-3j-5k5m-10n6o11p-13q5w-3x16y-5z-10| hand NAME~p-4r6| hand for~d-3l6r3v-4| hand
in~b5j6l3n8o-6q-4r7w6x-9y7| hand on~a7c3d-5i3j-8l5m-4n4p14q-9r-5u6w-6x6z-5| hand out~c6| hand
will~c-6i3| hands~a-3c-8e5f-3g-4i6j-3k-4l-3n-10o9q-4r10t-3u4v-4w-3x-3y-3z4A-3C-3| hands
,~a6e-3i4p-4| hands .~b-5h6j-4q-3r4u4w-5| hands off~a-7b5i6k-3| hands up~p-7q5|
handshake~a-3b-3e13i8j-6k-5p12q-5r-9| handwriting~d-6e12f5g-4h-3j6l-5o3p-9q17r-11u-3v3| handwriting
.~e7j6l-3p-4q13r-6u-3| hang~b13g5i6l-6n-4o5p10r-9z-3| hang on~b14g5i4k4p5r-4|
happen~d5f5n-5o4p6r-5B-3C3| happen to~d7n-4o3p6r-5B-3| happened~a4c3d3i-9l9x-4|
happens~e-3f-4i9j-6k-3m10n-3o-7u6w-6x-7z-3A9| happens .~a6| happens with~a-3b3f-3i4m7o-4x-4A6|
hard~d-4e-3f-7g4p-4r4u3x6y-4| hard pass~f-5g7| harm~a-4b9c5e-4g-4i5l-3|
has~b-3c-8d8e4h5i-4k-5m5n-8p9s8t-8u4w-8x-17y15A4B-11C7| has NAME~a-10b-4d9h-4x-9y5B-3C3| has
a~b-3e5g-4h-6i4j4p13r-12u3B4C-7| has been~a-4f3g5h4i-7l5m-3n7o-6p7q-3r-5x-4y4z-3B-4| has earned~b7|
has had~a6b-3| has he~d3p-4q6| has my~a-3b3f6m3o-4z-4A5| has never~a-7c3i-5l4p-6| has
no~a-6g-3h6B3C-5| has not~a4d-3e-4l-4m3o-5p4x6y-6| has said~a7z4| has she~a-3d7m3n-3| has that~d7o3|
has the~b-3c-3m7o-8p3r-3y5| has to~a11b3c-3d-4e-6f4h-4m4p-3q6r-5| has two~p6| has you~d-3h5n6o-3y3|
has ~~f3r3B-7C6| hat~a4b-4e-4f3i-5j4l5p-5r4u-6v7| hat ,~f4g3i-6j3l5u-3| hate~c-7d-5e4f-3g-4B-4C4|
hate to~a-3c-3e7| have~a-10c-3e4f7h4i10j4l-10m-4o4p-5q-3r5s-3t3u-6v8w-3x6y-7A-7B15C-13| have
ED~a5c-5e9g4i-5r4x5z-4| have NAME~a4d-8h3j3n-3o4u-4x3| have
a~b7e9f-3h-5i6j-6k5l-3p-11q-5r10s-5t5u6v-4x6y-4C-6| have all~a-3b4d6m7o-5p-5q7r-4x-9z8| have
always~n3o-6| have an~a-3c-4g3h7m-3p-4q6| have asked~e-6h-3o-3x-5z5| have
been~a-8b-8c-7d4e8f8g-6h-4i5m-6p-14q3r9x9y-4z-9B11C-11| have come~c-3i6k-6| have
done~a6c-3o4p-5q-5r8x3y-3| have food~n6x6y3| have for~e3m-3o6p3x-4z6| have four~m-7o8| have
got~a7c9e-15f4g-3h-3i5k-3m3n5o-11p6v-3w-5x-8| have had~a-7d-3e5f5j-4m4n-4p-10r10u3v3w-3C5| have
heard~c-3e-6f-3g6h-3m6o-5p-4r4y5| have it~b-4c10e3j-4l4n-4o6u5v-5x7z-5| have
made~a3e-4h11j5n-4o3u-4v3x3y-4| have me~p6r-4| have more~e3C6| have
my~b6c14e-5f6g-4i-7j5n-3o3p4r-7u-4v4w4z6A-4| have never~c-4e-5i-7j4p-4u-5w3| have
not~d9e8f-4g-5h-5n6o-5r-5v3x-4z4B-7C7| have nothing~a-7g-3i11k-3l-5p4r-3u4B3C-4| have
noticed~c-3h3n6z-4A4| have only~e-4j4p6r-3u-4w4| have picked~d3f3m6o-4x-5z4| have
seen~a-9d-4e7i4k-3p8q-3u3x-3C-3| have the~a4d7e4m-6o6q-5r7x-5y3| have thought~d-4g4k5q7r-7A-5| have
to~b-7c-7e-4f-5g11h-7i13k-8l-7p-6u-4v4y5z5A-6| have told~a4e-5h-4i-11j8l4o-4u-8v6w5x-5z3| have
two~b3c4i6j-3n-3o5y3| have you~a7c-3d-3e-7h13i10j-3l-7m4n7o-5q-5w-5x14y-14z-9A3B-4C4| have
your~c9e-3x3| have ~~b-3c-6h-3i-5k6m3n-4p-3r5v4y5z-4C3| having~c-5e4f4k6l-4m-5p6s3t-3|
he~b4c-7d9g-4h5i-3j11k-5l-11m-4n13o3p8q-3r-9s4t-6u-11v18w-9x-11y13z-8B-9C12| he ED~a-3x7y-6| he
gets~c3e-4j3v6| he goes~a4f-4i4l-3m6n-3y3| he has~c3f6g-5h3j4l-3m-3o8p-10r3u-4z5| he
is~a10b8c3d-5e-6f3g6h-6i-6j11l-4n6o-4p7q4r-7u-10v13w-4x-13y7z-5A6B-10C16| he never~a5e6| he
prays~a6e-3g-3| he should~a-12b13| he told~e4h-3o3p4r-6B-3| he will~a5b-4c-4e6i5j-7m4o-7| he
would~a5b-4e-3f3h5p5r-6x-4B-3| head~a5b-7d3e-5f6h-12j3n3p5v-3w7x-5y-5z7A-5B7C-9| head
,~d5i3m-6o5p-4x-3| head .~a3f3h-4n6o-6p7r-3x8y-7| head says~f3m-4n8| headed~a-3c4d4i4j-3m8o-6x-5z5|
headed ?~c4i3m6o-4x-4z5| heads~a-4b-3c-3h6i3m-4n5o5q-4r11u4x10y-4z5C6| heads
together~a-3h-3o6q-3r10x5z5| hear~a-3b-8d-3e-10g3i-11j-13k-9l20m7o-6u10v-5w-4x-13z14A3B-7C8| hear
NAME~c-5d-7e4n3x3| hear anything~c4m7o-9| hear at~c4m8o-7x-3z4| hear
it~a-3b-3d6i-10l8n3o-3r-3w-3B-4C5| hear my~i3z8| hear that~x-10z8| hear
the~c-4d8g4i4m-4n-3o8p-3w6y5z-5| hear this~x-6z5| hear you~c-3d-4f-3g7h-9i-4l6|
heard~a3b-7c-7e-4f-8g6h15i-10l8n-5q-8w-4y8z-5C-4| heard .~d4e-3m5o-7x-3y8z-3| heard NAME~e-4h7m-3x4|
heard it~b-4d-3e-5i-3m-7o7x5A-7| heard you~c-3e8f-4h-9r4| hears~f3h6i-6j3l3u-4v5|
heart~a10b-6c7d-5e6i9j-8k-4l-5n11o-13q-4u4w-7x4y-4z-4B14C-13| heart
,~c5e3i7j-4k-3l-3m-5n9o-6p3r-3w-3x9y-5z-5B6C-6| heart .~f3g3p3r-3x-5y6| heart to~a3p-8r9|
hell~c-4g6| help~a10b-7c4e-3i3m10n-8o-3q3r-7s-4t4y3B-3C3| help me~a14b-8i3m10n-7o-4p-4q3v-4x-3y4|
helps~a-3b4j-5l6u4w-3| hen~g-3h4i6j-5p-3u5w-3| hen .~e3i6j-5u4w-3|
her~a4b8c7e-4g10h7i10j-5l-6o-5p-8q9t-3u-9v4w5x4y-5z6B-5C5| her
,~c5d-5f4i-5j4m-6n5p-3q-5s-3u-3v9w-7x-3y3z4B-4| her .~b3e6g7i-3j7k5l-3m-3o6p-11q4r11s3u-7v3w8B3| her
and~a-3i5j-7B3| her be~b5g6| her out~a-7b3h3| her ~~b-5f-3h3m5o-4p3r6|
here~a-6b10c-8d-16e-7g-5h-7i-4j-12k-6l15m-8n14o-7p4q4r-9u8w-12y-5z10A-5B9C-11| here
,~a10c-3d-7g4h4i3j-3o-3r3u-3v7z8| here .~a-8b10c5e-15g-6h-3j-12l4m-14n9o5u12v-6w-7x3z-3A-4| here
?~d-7e4| here and~c3d3e3i-5q-6r6u-3x3B3C-3| here to~b8c3l5p3r-4| here with~c-7m4z3|
hers~c4e4j-4q7r-4B-3| hi~e8| hid~d7e-7l4m-3o5q-3r4x6z-5| hid it~c3d3e-6o3q-3r3|
hide~j6l-3m-4p-7r8u-5v5x4z-4| hiding~b-3e11m-3o5p-6q-3r8| hiding that~e6r3|
him~a11e3f9g5i-7j16k-8l-7n3o-3p-6q-8r15s3t-3u-12v15w-9y-5z4| him $~f7j3y-5z6B4C-5| him
,~a11b-3c8d-5e-9g6h3i-3j3k-3p-4C-3| him .~a5b-4c3d-4e-5h-4j4l-5m5n7q-3r5u-7v6x9y5C8| him
?~a-3b3d6n4| him and~d4p8r-4x4C-3| him first~a9b-3| him gone~a5e6m-7o4| him i~e3g5p-7r7| him
my~a-3c-4g7h-6p-3B3C-4| him sleep~a8b-5| him ~~f6g-4h3| himself~h3i4j-6n6o-3p3r-3y3B-3|
his~a6b-14c-3d-6e3g5h-3j4m-9o6p6q8r-15u3z-7| his fingers~p6r-6| his name~a6c3e-3h-4i-3q-3| his
own~a4d-6h-4p-5r4B-3C3| hit~a6b-3c-5q5r-5C-3| hm~d4e-4f-9m4n-4y-6A7| hm .~a-4d3f-7g-3m5n-4y-6A7|
hmm~b-5e-3f-5n-3x6y-7| hold~a-6b10c-9d5f6m-13n8p11q4r-13s3u-3v3x5y5z-9C5| hold
on~a-4b6c-5e-3m-7n4o4s3t-3y6z-4| holding~a-4b-3d6e4i-6j-7k9m-5n-11o12p-9r7u6v-4w-3x5y-4z-3A-4|
holds~f4m-6n8o-5v-3w4y5| home~a-9b3c-5d-10f-4g-7h-3i11j-13k-5m9o-10q9r-7s-3t4u7v-4w-12x-9y-3z5B7C-7|
home $~c8d-3| home ,~b8d-8j-3l5m5o-3p-6q7u3v-5x-3B5C-6| home .~b-4i8j-8m5p-4q4w-4x-3z5C-4|
honest~b3c-3d7f5k6n6o-4q3s3t-3B4| honest ,~i3p-7r7| honest man~a-3e3p4r-6|
honestly~b-3c-3h-5m-13n3o8q3r-4x-4z-4A8| honestly ?~x-10A10| honestly i~m-6o9y3| honey~h6p3q5|
hope~a-6c-6d-3e4h-3k-3r-4u-4v5| hoped~f9m5o-4x-4A6| hoping~b-3d4f4m7o-5x-9z10|
horses~a3b3c3d-4g3l6w-3| hot~a7b-3d-4q-3r6|
hour~a-3b-6c5d3f-5h-9i-11j-9k-3l14m-8n-6o12p6q-4r-7u7v-6w-4x6z-7C5| hour ,~e-6h-3i-3l4C-4| hour
.~a-4c9h-3i-5j-5l8m-5o7r-3u4v-3x9y-6z-4| hours~c-4d4e-3n-5q-5r4x-6z5| house~b-3e5n3o-5p6q-3r-6x-5y5|
how~a7c-9d-14e8f-5g-6i10l-12m-11n11p-3x13y-5z-7A-4B10C-11| how NAME~c-4h-3m-4o8p6x-4y9| how
come~d16e9n-3o5x5| how could~d-6e10| how do~a6e-5n4o-3x4z-3| how does~a5d-6| how
i~b-3d-4h7j3p4q-4C3| how is~c3d-7m6n-4o-3v3x-3z3| how it~b6c3e-3i4q3| how long~d-7e3n-3p3r-3x3| how
many~a3d-7i5j-4o3p-3r9u4w-4x-3y-3A3| how the~o5x8y-5z-3| how they~b3e-3m3n6o-4x-3A4|
however~c-9h3i3k-4q7| however you~c-7| huddle~j4u-5w6| hugs~p-5r7| huh~c-4e8f-4q-4x-5B3C-3|
hum~j5l-3p-4r5u-6w6| humming~d5m3o-5p-3x-7y4z3| hungry~e-3f3g-5j4p-4q7r-3u-4v3w3x-3B-3C4| hunt~g8h4|
hurry~b8| hut~h3p-3r6| i~a-5b-5c10d4g-6k-6l4o-3q-4r3s-4t5v-8y-3z5A6C-3D-4| i
,~a4b3c3i-3j-3k7q3r-4t4u3v-3| i ?~d4n4x3z-3C7| i ED~a-4c-4h5j5n4o-3q-6r7v3C-3| i
am~a6b5c12d-11e-10g3h-5i-5j8l-7n-5o3p7q-3r-5s-5t6u-5v9w3x-6y11z-3B8C-4| i appreciate~g6| i
ask~c-4d13e-3f-3o3x4| i be~d7j-5l6m5n-3u4w-3x-3A6| i beg~a6b3c-5h-3| i believe~a5e-4n3x8| i
believed~e9p8q-4r-6| i bring~c8d3e-4h3i-3m-3o4v3x6y-3| i came~l4m10n-3o-5p-3r3y-3z5A5B-3C8| i
can~b4c-4d11f7g3i13j-3k-4m9o-4p-4q9u6v-7w3y4z-3A-4B-3C3| i catch~c9| i commit~i8z3| i concur~f10| i
could~b-3d4e-3f-6g4h-3i5k6m4n6o-5p-8v3x-4y7| i counted~d4e9x3| i cried~d-3p-5q-3r9| i
did~b4c5d-4e4f-6i12l-6p5r-4w-3A-3| i do~b-13c18d4e-3f-5h-3i-7j-3k-3l5o-8p-3t-4v9w-8A3B9C-11| i
fear~c-4h7| i find~c6j-4l5p3r3u4y5C5| i follow~f6i-5j7u-7w8| i found~y6| i gave~a-3e3g5i11j-5l-9| i
get~f3h-3i-7k-3l7n-8o9p7r-6x4| i go~a-5b-3d6i-4j3l-4n4o-3p-3u-3v-12w9x-3z3B-3| i
got~a-4e4f3i8j-5l-4p3q4r-7u4v-3w-4| i had~a-3b-5c-8d3e3h-3m4o-6p-3q-5r3x-15y7A5| i
have~c7d3e-4f7i4k11l-14m-8n10o-5s-7t7v4w-4x-3y5z5A-13| i
hear~a-6d-6f-8g5h5i-11j-7k-4l17m-4n8o-3u6v-3w-5x13y-6z-6| i heard~b-3c-4d-4h14p-11r9x7z-5B3C-4| i
just~d6e4f-5g-3p-3q3| i keep~a8b-11d8g-6i15j-13k6n4o-7p-7q3s4t-4u13v-9w-8x-6z7| i
know~b10c-4d-15e20i-6j-4l5m3n10o-14q7r-9u3w-4z-5A5C-7| i let~i5l-6x-3y3| i lied~e-7| i
like~a-8b-5c-7e-6j-5k6m6n-3w-3x-8y5A6| i lost~c-3d-6e-4m-3| i make~a5c6i7l-6o-3B-3C4| i
may~g8m-4o4z3| i mean~a6e-6g-3h4i7j-6k3l-3q6r-7u8w-8x-4y8z-6A-3| i mention~e6| i
need~a5b5c-6d7e-6f-6n6o-9r-4z-3B-4C5| i never~c-5h5i-12j4l8m-5o8r5v4x-3y3| i no~m-3n7r-3| i
only~a-6c-3d10g-4h-3i-3j4n-4u-3w6x3y-6z-3B3| i promise~a-6v-5w3| i promised~e-6g-6| i
put~c8d-6e-3g-5i-4j7l-3q-3r4u-6w7x3z-3| i really~a3e7m-4o4x5| i reckon~a6b-3d4f6m8n-4o-4x-4y-5z9| i
said~a7b7c6d-6e-4g4h8i6k-3n3o-5p-16r11u4v-5x7y-4z4| i saw~a-6c-6d4e6g-6i-7l6n-3p-8r4u-3v5B-3C10| i
say~a8c-6d-9e5g-3i3m-5n4p3r-4z-6A-3| i see~a4b-5c-4e9n-5q-7r8x4y-3B6C-7| i
shall~c12f3h-3i-5j5m7n-7p5q-5s-3t3u-4v3x-7z5A5| i should~c-6d4e3h-5m-9n-6o13x8A-4| i
sign~d-4f7m-3n3| i sit~n-5o5x-6| i sleep~a-6e4n3| i stand~a5d4e-5n6o-3x-3z-3A6| i suggest~a3e7| i
suppose~a-4c-4m6n-3o-4x-4y-4z8| i swear~a3b3c5d-4e-7i6l-6| i
tell~a-3c-3d-3e9i-6l7m5n3o-5p-4r5v-3w3y3B3C-4| i the~d8m4w-3z-3A4| i
think~b-4e-5f3j-3l6m-6o7p-4q9r-3u3y3z-4| i thought~c-6d-4e-10h6j6p-11r8v4| i
to~a-3d7j4n5o-5u-4w4z-3A3| i told~a-5c6d-5e9j-3k5p-5v3x4| i trust~d-4e3o-3p-6r6| i vote~d-5j6u-5| i
voted~c-6e-10| i want~a9d9e-4f-4g5h-8j-3k5l-9m-7n7o3r4v3w-5x-5| i
was~a-4b-10c-8e-4f7i7j-3l-3m17n-9o-9q-18r6v-3x-8y-6z17B3C-3| i were~a-3c-8e-3h11m5o-4p4r-3| i
will~a-5b7c21d-8e-8f3g3h-9i-13j9k-5l9m-9o10p4q6s4t-3u-8v-6w12x8z5A-12B-7C7| i
win~a-6c16f-5h-5j-3k-4l3| i wish~d3e-3i3m-4n-5o9w5x-4y6z-3| i
would~a11b8c3g9h10i8l-12n-5o7p-10q8r7s3x4y-6C-4| i write~a-4b7c11d-3e-7f3g3h-4i-5j6u-7w3y-3z7| i
wrote~b-3g3i3p8q-6| i ~~a4b17d-4e-5f4h8i5j-5m3n6o-8p10q-6u6v-3w-4x-5z6|
idea~a-8b-5c-5d8e-9f-6g3h3m-13o10p8r-7x-12y-10z18A-3B3| idea who~d5m-7n3o4y-4z3|
idiot~a-3c-3d-3p4q-6r-3v-4|
idol~a-5b-5c16e19f-9g-4h5i10j-18k-13m-27n-33o43p3q-17r10s-4t3u12v-10w-11x10y-8A-14B4C-3| idol
,~a-3d3e6f-3h3j-5l5m-8n-12o19p9q-4u5v-4x3z-4A-3C6| idol .~d5e5h-5j-5o4p3r-6u3w-3x8z-6| idol
?~c19d-3i-4n-5o7p-7r9x3| idol in~a3g3m-4o4p-8r9x-3z6A-3| idol is~a3c5e-4i6l-3o4x8| idol was~d-4e7p3|
idols~e3m-3n-5o8p6r-7| if~a14b-6d-3e-27f3j-6k-4n10o-13p-12q8r12t-6w-13x9y-5z-4B-4| if
NAME~a-5c-4d-6e-5f10g-5i-8j5l4m6o-6t-3v-3x14y-15| if anyone~i-7l6| if he~d6| if
i~a-5b-3c13d-3e-4f-11g7h7j-9k5l4m-7o6p-10q-3r12u8v-5w-6x4y7z-6A-3B-4| if
it~a9d7e-5f-3h-6i7j-7l-6o-7p-5v-4y-3| if my~e-3i4j-4n6o-6u3A3| if the~a-3b-3c4h8m-5n8o-4w3y3| if
they~a4b-4c5d3h-7i7l-8m-10n12o-6x7y-3z-4A-4| if we~a8b-5c-10e-4f-4g3h4i-5k-4l6m9o-8x-3| if
you~a15b7c-17d-5e-4f9h4i-10j14l-6n-3o5p5q-3r-4u-16v11w3y8| imagine~a4b-5c-5d8e-3h-3m4n-3y-6| imagine
,~d6| imagine it~a3o3x7y-8| immunity~a-6b-3c-4d4e-7f-4g-3i14l-16m12n-6o-8y-5z11| immunity
,~i6l-8m3z3| in~a9d4e3f-14i-4j-6k4l5p-10q6r11u6w-8x-3z-3| in $~b4c-6f3g3| in
,~d-3e-6f5g-4i-3j-4l5m-5n3u3v-3y3| in .~a-5b-4c-8e-5f7j3l-3m3o-6q-4u-6w3x-7z5B-4C4| in
NAME~a-3d3e-3h7j6l-3m-13n9o5p3u-6v9y7z-4| in a~a8b-9j-8l9n8o-5p-7q4r-4u7w-6y3z-6A4B6C-6| in
exchange~c5f3h-4p-3x3B5C-6| in for~d-3h4n7o-3y3| in front~b-3d-4e4k3l-6y3B3| in green~m-6o6p-3| in
her~e-3g4m-3p-6r9x-3z4| in it~a5b-6c6d-6e-5f-4h6j-6k8l3o-3q-6r5u8w-8x-5z-6A4B-4C4| in
mind~b4d7m7o-6x-5z5| in my~c6d-7e-7g-3h3i-7j-3k3l6o6p-9u3v9w-7x7A-5C-3| in
on~a-3b-4c8d4f4j8k-3l-4m8n-11o6p-4q-5r9u-6v3y-6z8| in one~a-10d-3i-3| in peace~b5c3i5j-8l4u7v-4w-3|
in return~b11c3d5e-3m-5n-4o9u-3w4x-3y6z-3| in that~a-7d11f-3i-7j-6k6l3m-5n-8o10u6w-6y5z-8| in
the~a9b9c7d3e-6f-7g6h6i4j-5k3m10n-5o-9p-3r6u15v-6x-11y3A7B-4C10| in
this~a7b5e6f4g6i9j-4k-4m-10n6o5q-3u3v-3x12y-6z-3A-4| in trouble~a-6f-3h4m5A5| in two~d4m4p-5r7x-3|
in your~a-7c-7d6e3f-5g-5h-3i-8j5k-7l9m-8n-11o18q7u-7v-4w9x8y-7z-4A-4B5C-5| in
~~a5d-7e7f-4g-3h-3j4k-3p6r-5u-4v4w-3| included~p7r-7B-3C3|
ink~c6e5j7k-3l-3m-10n5o4p-4q5r-3u-7v4w5x4| inshallah~c4f6|
instead~a12b7f-3g9i-7n-3o3p-3q3r4u-3v3x-3z6| instead .~a7b6g6p5| interest~a8d-3e-3o3q3x5z-3|
into~a-6c7e-3h-3j-6l4m-5n-4o6p-8q-6r10u3w-4z-4B5C-6| into the~c8e-4| invented~e8p7r-7|
is~a5b3e-12f-7g5h9i-9j3k3l4m19o-17p9q-8r-3t-3u-3x-15z7A4B-6C8D-5| is ,~c6e-3j4k-3o-3q3u-5x4| is
.~a-6b5c4e-6f7h-4i-8j7k-3u-9w4| is ?~a-4d6o3| is
NAME~a11c-3d20e-6f-7g11h-13i-6j10k-12n10o-10p5q12r-11s-4t3u-5v17w-11x-21y30z-18A-11B-5C5| is
a~b-6c-4d-3f-7g14h-3j-4k-5l9m-11n4o8q-12r4t-3u3v-14w7x11z-6A-5C5| is about~a3d-4i6j-5u3w-3| is
after~a-4b-3d4h7z-3| is all~a-4b7h3m-4o3p-6q-4r11t3v-4w4A-5| is already~c-4h7| is an~a5i8l-6m-3y4|
is been~b6c-3d-4e6i-6j6m-16n4o10p-8q-4r8u-4w3z4A-3B-6C5| is being~d5g3m6n4o-7q4r-3x-3z4A4| is
cold~c-4p-7| is cooked~b3h7q-4s-3| is done~e-7f-3h4j4m5n-4u-5w5y-6A7| is enough~a6| is
four~c-5h9p-7q5v-7z5A-3| is getting~c3d7g-4i4m5o-6| is going~a-4b6c6d-4e-7f-4j-3m6o-6s5t-5v-5z5A-3|
is good~a-4b3c9f3i-3j4l-3u-5v4y-3z7| is got~a20d-14e3h-4j3k4n7p7q-4s-4t4v3z-4A5B4| is had~f5p9r-9v3|
is he~a-8b-3d14e-3f-4g-4n11o-5p-5r3y7z-3B-6C5| is her~e3g-3p6q-3| is how~a4c5k3p4q3r-6| is
in~a-9c-5h-3i-3m-7n-8o12p-3r6x9z-10| is it~a-9b-3c-5d6e5f-4h3k-4l7m12n-18r-4x-5z-12A15B6C-6| is
just~a-3i3k8p4r-8B3C-4| is leaning~c-6d3| is me~a3b7c-3d5h4k6u8v4w-4x3y-3A3| is
my~a15b3c3d5e-3f-6g4i-6j-4k4m11o-3q6r-3u4v3x-7z3A9B-3C3| is never~b6r-3| is
no~a-3b9d-3e8f4g5i6p6q-3r-3v4| is not~a-7b-3c-3f8g-9j4l-6m-3p7q-7r-4u-4v-7w14x3y-3z-11A9| is
on~a7b-3c8d-9e-6h3i6l-3m14n-5o-12p-4r7w-4x-8z11| is one~a13d-3e-5h4m-4x-3| is
only~a-3e-6g-3i-3m-7o5u-4x-5y7| is our~a-4d4m-4o6| is over~d4m-3n4x6y-5| is playing~e6p-3C3| is
running~m-3o7x8z-3| is so~C6| is somebody~m-9o10p-3| is still~a8b-4c6d-4e-3i4l-3p-4x-4| is
that~c-4d-7e3h8k3m4o-6p-5q3y-3z-7A4| is
the~a9b3c-8f7g14h-4j7k5l-15m14o-23p9q-6u-8v8x-14y-12z20A-9C5| is
there~b-4e3f3m-5n-4o7p11q-4r-10x8y-6z3A-3C-3| is this~d-4e5m4n-4p-11q-3r12y3| is
three~c-3d3e-5i-6j4k4m-4o7u-4w4z3| is time~a6| is to~b8c-4e-3i-3k4p-3q5r-3y-3z3A-3| is too~a7c-4| is
very~e7B-3C3| is what~c3d-8e6f3j4k-4l-4m6o-6r3u-4w4x-6z-3A7| is who~a7j3v3| is with~a3b-3e4j3y5C6|
is you~a-7c-5d-6e11f3g-3h19i-6j-8k12u6w-5y4C-4| is your~f-3h7i-12k4m9n4o-11p-10r7u-4w8x3y-7z9| is
yours~b-4c13f-3h3i-5j-6k-3l13m7n-5o-7p-8q8r-3u5v-3w-3x-10y-5z14B4C-5| is
~~c3g6h-6i-5j9l-7m7o-3p-10q-4r9u-7w9x-5A5B3C-5| island~b3e-3i-8l3|
it~a3b-10d-4f11g-4h-10i-5j3n-15o4p6r-4t3v-6w5x-3y-8z-7A16B-4D-5| it !~e5k-3l6p6q-3| it
$~a-4c-3d7e10f-5g-3h-3i-5k5l-5m-7n3p-6q-6r5u3w-3| it
,~a-8c9f8g-6h-9i-6j9k-5l-7m-4n3o4q-11r-3u-10w7x-7B5C-7| it
.~a-4c10e5f5g11h8j6l-12m-4n-7o3p-3r7s3u-5w10x6y-11A-4C-4| it ?~b-3c-3d7e-3f-3h-3m-5n4o3p-11q5r6w3|
it ED~c8d-5l-4u-3v-4w4z-3C3| it a~c-3e5m3p-6q4z3| it about~a3z6| it again~c3d5i4m4o-6x-6z-3A7| it
aloud~c6i4p-5r3| it also~p5r-6| it and~a11b6e6g3p-4r3x3C5| it as~a-8b8h3i11j-6l-3o6v3w-3| it
at~p-8r4u-3w4B4C-4| it be~f4i-4j5o-4u-6w6x5z-3| it before~e3i-5j-3l7p3q-8u5v-5| it break~a7| it
comes~i6j-6n6o-4| it coming~a8b-3f11g-3h-3p6r-6| it costs~c-5n6o-3x5y-3| it
first~a4c7e-4f-5g3i-5l5m-3o3| it for~e3i5l-5m-3o3p7q-4x-3y6| it fret~c-8| it
from~a-4b5c-5d3i-14l13m4n6o-8p-6q-3r7s-4t4u3v-6x4y-7z-4A5| it goes~a-3c9e-3f4| it
got~a-6d3m-6n7x-3y3| it has~c-7d-4e3g4h5o-3p-6r5z8| it if~i3m8n-6x-4| it
in~b-4h8i10j-9l-3m-9n6o3p-8r6u9w-4x4z-3A-3| it
is~a7b-8c8d-5e-5f3h7i7k9l-15m9n-14o5p-6q4s-4t5u5x-4y-5z-3A11B6C-3| it last~h-6| it
me~b-3c-4d9i-3j5k-3m14n-9o-7r-5u-4x-10y-3z-6A15| it must~b4d4f3i-6j4m-3o4p7u-5x3z-3| it
on~a-5d-5i3k3n-10o11q-4s-3t3v-3C6| it that~d9j-3m-10o9r4A-3| it the~a-5d-5i3j-4r-3y6| it till~b3c-6|
it to~b-9c10d4e6f4i-3j-6k-4l10p5q-4u9v-10w-4y-7z10A-4| it twice~b5g7h3| it two~c4d6i5m-6o6x6y-3A-3|
it up~b-3e5f8g-5i-5j5l3n3p11q-6u-6v7C4| it
was~a-3c-5d-8e6f-5i-10k-3l8m-6o4p5q14r-6s-4x7y-4z-6A8B-3C4| it were~a7d-3e3m6o-8p-4r3x-3z4| it
what~a-3m-3o5w6| it will~b-5c7d7f3g-5i10j-4k4l-4u7w-4x-5y4| it
with~a3b-3e4f9g-4h6i5k-5l5n-4o5p3w-4B-3C3| it would~a-6b11c-7d8h-6i-4m8o-7p8q-6r-7x-3y-6z4| it
you~m-3p-5x7z-4A-4| it ~~a8c-7d-4e-4g-4i-7l6r-3B-6C4| itself~e9p-5r5| j~c5e6h10i4p-4q6u4v-5|
job~e7r5| job .~e7r3| joking~e-3h7| jury~a5b-5c3d-9e-3g-4i-3j-5l11p3u4w-4B-3C3| jury
.~e-3i4j-4k4l-3u3v-7| jury ?~j6u-6w5|
just~a3b-7c-3d7e5f-11g-13i-3j17l-14m-3n6o-9q5u-16v-11w25A-11B12C-16| just a~e-5i-5j9l-4u-9w9x7y-8|
just anyone~c5j-3l6u3| just now~a-3c3m-3n5x9A-3| just say~d10| just
tell~b-4c5i3j4l-10m4n-3q3r-3u-4w4x-3| just the~d8m6o-4q4r-3x-5z4|
keep~a3b12c-8d6f-4g7h13i-11j-3k9l8n-3o-3p-9q3r6u5v-9x-3B-9C5| keep
NAME~c6d-4e-3h-3i-4j-6l8u7v-5x-6y5| keep a~b-3c-4e6p-3r4v5| keep her~g6| keep
it~c3f3i4j-6p-4r5u6x7y-3| keep me~b25d-4i-13j8r5u-8w6| keep one~a-4b-4h8| keep you~i6k6s3t-3w-3|
keep your~d3e-3h5i4k7m7n-3o-3| keeps~c3m-4n5p-10r10u-3x4z-3|
kept~a-5b5c-7d-3i-7j8k6l-6o3p7q-3r-6u-9w7x4| kept my~p6r-4| key~c6e-4l4|
kids~a4b-3c-3e6k4l-3p8q-8r-3| kind~a4b-7g-4h5j4k8m-5q-3r3u8v3x6z-5B6C-3|
kindly~b5c-3d9g7h-4m-5o4x5y-3z-3| kindness~a-5b8i-3j-3k-5l12p-3w-3z-4| kindness if~a-6b9|
knee~a-10f4g-3| knew~a-3c-6d7e11h-4n-3q-3r5x8B-3C5| knew ,~d-3e-6p-7q-3r11| knew my~d6e3x4|
knife~a-6f5h12p-5q5r-4x6| knock~a3p4x7C-3| knot~e-7|
know~a-7c-5d5f-16g-14h4i-21j-6k-8l19n-10o13p-9q4r4t3v-7x-3y4z6A-3C-6| know ,~b-6d-5e4k-6l6q-3| know
.~a-8b-4d-6e-5f-5g-5h5i-9j-8k6l10m-7n-5o11p-15q-7r18u5w-3y3| know ?~m3n-6o4x-5z5| know
NAME~a-3d6m3o-3| know about~a-4e8i-3k-3l4m-3n-7o6p-3r3v-9w6x3y-6C-5| know how~b5d-3e3i5l-4p-6q7|
know i~e-5q-4r10x3| know it~c-4e7j-3m4o-6p4r-4w-3z-4A7| know that~a-4c6e-8n9o-9w4x9y-7z-3| know
what~a8d-3e-3h5m-7n-3o8q3v4y3z-3| know when~e5p6r-4B-4C3| know who~d-4h3p-4q6x-5y6| know
why~c-5e-3n-3o7q3y4| know yet~m-3n-6o9| know you~a4b8e3n4o-3r5x4| knowing~a-4e7B3C3|
knows~a7d-6e7h-8k3p-7q3x-8y-4z10B4C-8| lad~b4c6h-3j3l-3m-4n5| lad ,~a4c6h-3|
lady~a-5e-5g3h4j4n-3o6u-5w5y5B4C-4| lamp~c-3i4j-5q6u4v-7| lamp post~c-3i4j-5q6u4v-7| landing~m7n-6|
lands~c10m6o-5y5| language~a-4d-7e4q6C-3|
last~a-10c6e-3f-4g4h-3i-23j-9k22l-7m-25o21p-8q19r-13u7v5w-11x21y-9z-19A-5B4C-5| last
,~c3h-6k-3l3o-3v7x-4| last council~e-5k5l-3m-6o6x7z-7| last day~a3c6k3| last fire~c10e-3i-3k3| last
night~b-3c-6e3f-4h5j-3k5m-9n-4o12v-5y-7B5C-6| last one~b7e-4g4j3m3o-3u-4w6x-4z5| last
time~a-10b-4c-5d10e5g3i-3j7k-5m-13o11q3r-5u-8w5x9y-3z-8| last tribal~m-5o5p-6q6x7z-5C3| last
two~h3p7r-7v-3| last week~c-4d3e6f6g3j4q4u-4v7| later~a6c-10e8f-5g-7h-10o4p10r-8x-3B-4C3| later
.~a6c-5f-4g-4p3| laugh~b-3c-3d-4e-7| laughed~e-4p-6r7| laughing~d-4m3o4p3z9| laughing when~d-4o3z8|
lays~a-3b10f3g3v-3| leads~c4h3i-4j7l-3o5u-8w8| leak~e6p-4r5| leaked~d-3e3f5p-3q-5r7| leaking~e7r4|
leaks~e7f3r3| lean~a3b-5c-4f-3g-3h9i5n3o-4v4x3z-3A-3| lean on~a3b-5c-4f-3g-3h9i5n3o-3v4x3z-3A-4|
leaning~c-7d9e-3h-4m14n-4o-11x-4| leaning towards~a7c-5m6o-6z4| learn~a-6d10e-3h-3i-7l5m-4o6p-7r3|
learn to~d-10| least~b5c-3d4g5i4k-3n5o-8q3x-3y-3z7A-3B-4| least of~f3n6o-4z3|
leave~a-3b29c6e-9f-5g14h-4i4k-4l-4m-3n4q5r-6s4t-5v-6y4z-4B4C-5| leave NAME~a-6b5c4i5l-3p3v-4w3x3|
leave her~b7e3q3B3C-4| leave it~b-6e-3i-4l4| leave me~b11i3p-6| leave my~d5i7j-3m-3u3w-3| leave
the~a-3b15d-3f-3g12m-4n3| leaving~a-6b3d4m3p9r-6x-8z5| leaving ,~p7|
left~a-5b15c9d-5e-12f-9g3h-8i-10j4k8m7o-5q13r-7s5t-4v-7w7x-11z10A4B3C-6| left ,~c7e-5f-4n6z-4A4|
left .~d-4i5j-5m4p-5q6u6w-3z5A3| left ?~d-4x-8z9| left out~b3e5l4p6r-5| leg~a11b-3g6|
legs~a-6b3c-5g4s3A3| lend~a3b-3d3j-5k-4l8u5v-3| less~d-3f3h3j-5l3p6r-9u3w-5|
let~a9b20d-7e-4g6h-11i-5j-9l11m19n-8o-12p-7q-3r10u11v-16x-12y5z10B-4C12| let
NAME~a-5b15c6d-4h-3i-5k4l3p-7r6u3w-3| let go~p6r-5| let her~a-5b12g8j8k-3m-3q3r-6u-7w10x6z-3| let
him~a6| let it~a-5c-8f3h-3i-4j5u-6w6B7| let me~b8c5d-5f-8g-6h-3j-9l11m10o-10s-5t5u7v-7x-9z11C6| let
on~e3f3i-3C6| let slip~a-3b-4d7| let the~a-7b7g9h3m5o-5z7B-3| let them~b4c7h-3| let
us~a22b-19c-5d-7f5h4i8j-10m6n-3o3p-8q-3r12u13v-9w-10x-4z4B-7C3| let you~c3d4h-3i-6l5x-3|
letter~h-3i3m6o-3q-14r13x-3z6A-3| letter .~q-10r9| letters~d-3e9m4o-6p4q15r-9w-3x-7A5| letters
,~q6w-3x-4A4| lie~a-6b5c-7d3g-3k5l-3m-12n14o-5p12r-13x13y-5z-12A-5| lie ,~e-3i-3m-7n7x7z-7| lie
.~c-3e7| lied~e7g5j7m3n-3p18q-4r-13u-7w7x-6y6| lied to~m3n-3p8r-7x-5y5| lies~g-3i-3p8q-5r-5s-3t3|
life~a3c5d-5e-4g6h-7i6j-3k3l-3p9q-3r-10C3| lifted~r6|
like~a-10c-7f3g-12h-7i-10j13k-14l-3n6p-7q4u-21v13w11x-6y6z9B-4C-3| like
,~b5c-3d-3e4l-3n-3p-6r4w9x-4y5C-5| like NAME~a-8b-5n3q3u-3| like
a~a-5b-11c3d-4e-5f8j-3k-3m5o-3q-9r10u-10v11x-8z-3A8B-4C4| like i~a-3m6| like
it~a4d-8f10i-5j6p-4u-5v7| like that~c6d-6e-3g-6n8o-4p5q4r-8x4B5C-3| like the~a-3d7h-6m-5o6p-3q3z-3|
like this~a7| like to~c-3d8e3h-6i-4m-9n-4o12q4s-3w-3x8A-3B-4C4| like
you~c-3e3h4i-5j5k-3n5o-6q3s3t-3w6x3y-5A5| like ~~e7h5j3p-5q7C-3| lil~c3d-3e4i-9l6p-4q5w-3|
line~a-3g4h3i-7j3k5l-4n4o-3p10r-13t5u-4w4x3y-3B4C-5| line .~c-3e4p6r-5B3|
lips~a3c12d-3f-4i-6j-4l11p4u6v-3w-3x3B3C-4| lips are~c8l4|
list~a5b-4c5d5e3f-3g-3h-4m11n-8o-7p-13q-4r13w-3x-8y-3A6| list ,~h-3i6j-3l-3m4o-3r4u3x-3z4| list
.~e4p-6r6C3| listen~h4i-3j-7l10p6q6r-7u5v-7| listen ,~h-3j-5l3q6u4v-8| listen to~a-4e-5i-3l8|
lit~c5l-3p5r-7| literally~b5c-4d-6e12f-4h-4i-5j4l4p8r-6u-4w3|
little~a-6b7c-6e4f-3h-7i-7j-3k-5l11n-13o7p-9r7u3v-3w-4x-12y-4z7A5B5C-3| little bird~d6m-3o4z3|
live~a10b16d-7f3i-6j7k-4m3u-6v-3w9| live with~a6d-6f3g-3m3| live without~b7|
lives~b4g3p-3q-7r8z3B-5C4| load~b4g6| locked~a-5c16d5e-4f3i-3m-3n4q-8r7v4x6z-6| locked .~c6j-4l3u3|
locked in~a-3c9f6j3| log~c3d-3e-3i-5k5p7q-6r-3B3| logical~f9|
lol~b-6d-4g-8h-6i-9k5n-4p4q3r-5x-5y3B5| lol $~a3e-3g-5i-3k5l-3q7|
long~a10b-3e-16f12g-4h-6i15j-11k-7l-4m-4n-8o8r-3s3t-4u12w-9x-6y7z-4B4C-5| long
as~c4f6g-3h-5i11j-8k-3n3o-5s3t-3u7v-3w-5x-3y5| long enough~a9b-3d-3e-4| long time~d7x3y-3|
longer~b8d4g4m-4n7o-3r-3| longer .~b8g5| look~e-5g3k-6m-3n18o-15p-3r3w4y3z-6B3C-6| look
,~a-3j4p-7r3u-4v5| look at~a9d7h-4m-3n6o-4p-8q8r-6v-3w-3C-3| look for~d-3h5l4p-4r7v-3| look
like~a-4b3c-3n5p7q-8x6| looked~a-9c-7p6r-6| looked me~e7p4r-3|
looking~b-5d-7e-9f8j3n-3p-5q3u-3v3x-3y-3z6| looking at~a6b-3c-4n-3p-4x-3y-3z6| looking
for~a-3e-8h3i-6l5| looks~c-4e-5h3j3m-9n-5o14| lord~b7k-4l7|
lose~a-11b3e-4h-4i-8k16l-6m10n-7o-5r4w-3x-4z3| lose NAME~a-11b8| lose the~a-8| loses~b9g4|
losing~a-8b7c-3d7g-3h-3q-3x-4z4| losing NAME~a-6b10d4| lost~a-6c-9d-6e-3h-3j-3m-12o9p-5r8y7z-5A-4|
lot~a-4c-6d-3f-6g-5h4i-4j6k6l-6m-3n9o-5p10q-6r-9u-7w6x6y-9z5B3C-8| lot ,~e-3p5r-7| lot
.~h-3i-7k7l-3x6C-5| lot of~a-4b-3c-4e7h-3p4q-3| love~a4b-3c-7e9f-5h4i-7j9p5u-8v3x6y-5C7| love
,~d4e6m3p7r-3B-3| love .~a-5g-3h7j4m3u-3C7| lovely~b-5c-6e4f-4g-3h-5m-7n-3o10p6q5r-6C-3|
loyal~a-4e5h-3m-4n6o-6p-6r7x3y-3C-3| loyalty~e3f-3i-6j-3k6m-6n8o-5p3w-3x5| luck~a8c4|
lunch~c-4e10g-4m-3o6r3x6y-3B3C-3| lunch .~c-3e6g-3p4q-3B3C-4| lying~d-4o3p13q-3r-11x7z-3B-4C3| lying
to~e4h-3p6r-6x5| machete~a-5d-7p-3q-3r5| madam~e5g3h-3i3j4p10q-3r-9u-5v7| madam .~e8j3p5r-4u-4|
made~b-8g-5h8i-6j3m4n-7p-5u-4x-6y3B-5| made a~a4h5p-10r9| made it~c4e5i-6l3p3r-4| made
up~a-5g-3m5x-7z5| majority~k-3m8o-5p3u-3x-4z8C-3| make~a6b-3c-7h-7i9j-5n10o-7q3r-3u4v3w-6y8z-7C6|
make it~a4b3f3h-4j-4k4q7u3w-5x3B-3C3| make of~a-5e-3m-3n9o-3w7y5| make that~e3p-6r4| make
the~b4j5l-6u-4v4| makes~a4e-8f4g3i-6j4k-3l7n9o-13p-7q3u-3w4x-8y5z5| makes me~c-3z6|
making~a-6b-5c-6d-6e9g-6h-4j-3k3C-6| man~a5b14c-8d-8e6g6k4l-5m-5n7o-5p7q4r-5v-3x4y3| man
,~b8c-4h4p9r-9x7y-5B4C-4| man .~a5b-3f-4g4i-3k3p6r-9x8z-3B-4C4| man who~d-5e7p6r-3B3C-3|
man's~n5o-5p6r-4x7y-6| managed~a-3e7| mango~B-7C7|
many~a4b-3d-10e4f-5h-5i9j-4l-5o4p-9q3r7u4w-4x-4y-4A4C-4| map~e8p-3r6| marked~a3d3e-6m-3|
mate~b-5d-5f-6g3h3k5l-7m-10n5o4p-4r4v-4x3z-7A-4C5| mate ,~b-3e3i-3j3m-3n6o-4p3x3z-6| mate
.~d-6e-3f-3g4h3j-3k5l-3p-5q6r6u3v-3w-3C6|
may~a7b-4c8e-9f6g3h-5i8j4l-11m-5o8u-5v13w-6x-9y4z7A-7B-3C3| may do~a7f-4| may the~a-6c4f3v4|
maybe~a11c-4d-9e-4f-7g-6o-3z-4| maybe it~a6|
me~a-3b18d9e-3f-8h-4i-8k7l-4m10n-9o-6p10q6r-16s-39t39v-10w9x-3y-13z-5A15B8C-6D-4| me
!~a3e5m7n-6p-4q-3r4x-10A4| me $~a7c-4f-6g4i-3k3o4p5q4y5| me
,~a5c4f10g-4h5i6l-11m3n-4o3p9r-11s-15t15v5y8z-6A11B7C-10| me
.~a3b9e6f-5g4h-8j-7k8l3m13o-10p-17q3r14s-8t8u8v-4w-11x-18z9A12B-3C10| me
?~b4c-7g-3i3n-7o5q-4r5s-6t5y-3z-5A9| me NAME~a8b-4j-4k5p5r-4u3v-3| me
a~a-3d5e-5i-7j5k-3m13o-15p15q-8r-9t-3u-5w3x-6z8A-8| me about~c11e-8h3i-6l7p10q3r-7x-3B3C-3| me
after~c-3e7f-3g-3p-6r4| me and~c8d5f-6h-7j-12k13l-5n-5o4p7r-12t6u14v11w-11z3A-4B-5C6| me
another~p6r-6| me as~c4d4e-4m6n-3o-3r-3x-10z9| me
at~a3c9e-8f4h-3i-5j11k-5l-7m-5p-7q11u-11w13x-8z5B4C-5| me be~a-3b6e3j3p-5u-4w3x4y-3| me
down~b4e9f13g3i-6j10k-4p-9q10r-5s-3t3u-10v8x-6A4| me first~a-3g6i6l-5x-4z4| me
for~a4c7e9f3i5m-3n6o-5p-4q4r4u3w-4x5z-4B4| me have~a3b3c7| me here~b6c-3d-3i-3u-3| me
how~c-3e-4h8m-7o5r3z-3| me i~c-3h-3i6j-3m-7n7u3v-6w3| me if~a-6b-3c-6d8e-3i7j-3m-5n7o-3p-5r6u4w-3x4|
me in~a-4c6f4j5l-6m6n-5o-4p6q-3s-3t3u-4v-4w5x-11z12| me it~a-4b-4e4m6n-5o-3p6r-5x-4z-3A5B3| me
last~c-5f3g4j5m-3r-3u-4v7x3z-3| me like~e4m-3n6p-3q-5r8x8y-6| me live~b8| me now~b3d6e-3n3x3| me
of~c-3e-4j-3l4p7q-3u5v-3| me off~b7g3i5o3| me on~c-10d3e15f-3g3i-11l6n-9o9q11r-7x3z-6| me
one~b7c-4d5r-3s-3z3| me or~a-3e-3m-3n5o-3p-4x7y-5| me
out~a4c-4d8e-5f-5g12h-4j8l-8n-7o3p-10q-4r13u-13v6w4x3y-5z-6A8C4| me over~n6o-3x5y-3| me she~e4i6j-5|
me something~n3o-4q6x-4z3| me that~a-3e-8f3i-12j3l9m-4o3p4q-4x-4y4| me
the~a-5b-4e4g-6h-5j5l-7m3n6o-9p7r-6s3u-3v-4w9x8y-5A-9B5C-6| me they~h7i-4k-3l4z-4A5| me
think~a-4b-6d-3p-4r4C9| me this~b9c6d-3e-3k-3l6s-3u-3| me through~b6x3z-3| me
to~a-3e-7g12h7i3k5l-8m-9o5r3v-10w6x6y3z-6A-4B-3| me tonight~a3b14d8i-10j9m9n-5o-5u-9w6x-9z-9A13| me
what~j8l-6n-5o4u-6w8x-3B3C-4| me when~a8c5d-5e-3m-9n3o4p-3x4A-4| me who~c3d5e-7l5p9r-3x-3z3| me
with~d-3e-3g3h5m5p-6r3w3x4| me you~a-4c-6d5e-4h-3i12k-7l-8m7o-7p-3q4s-4w-4y-7z-3A11C-4| me
your~a5c-17e3j-3m3p4q-5v-4x-3z6A-5B3C-4| me ~~b-3c8d-3e-3f5k-5l8n-3o5q3r-3v5w-4x4y3|
mean~a4e-3g-6h5i7j-6k3l-3m9o-8p3q5r-7u9w-8x-3y7z-6A-4C-3| mean ,~d3f3m6n-3| mean
.~c-4d3e-5m-5o4y5z-7| mean it~d-3j-3n7o-8u4w-3| mean to~m9n-6C-3|
means~a-6c-3e-4f7g-4h4i7l-4m9o-13p6r-5x-3B3| means to~d3m6o-5| meant~a-4c-4d-7e7l-3p3r-3B3C-3|
meeting~d6e3j-3k-3l4r3u3w-4y-4z4| mention~c-4d-9e11o4p-11q-3r11x-3y3C-3| mention the~d-4e6|
menu~h8m5o-5p7r-6A3B-4C3| mercy~a-9b23c-3d-5e-5g-5k-3l5| mercy ,~b8| merely~a-6b3r3|
merge~b9e-5i14j-5k-4l-7m-7n6o-3p-7r7v3w-4x3z-4| merge ,~i8l-4n4o-4w-3x3B-3| merge .~a-4b9h3i5p-3u-3|
met~a-5b-3d-5e5j-4p-5r7w-3| midnight~a5e8p-3C3| might~b-4c-6d5g-4h6m5n-6p8q-6r-4x-4y-3z6B-3C7|
million~a6c-3i-4k8| mind~a-3c-14d7e-12f7i-15j5l3m16n-3o-17p5q-10w-4x-10z9A-4| mind
,~a-5b-3d4e-5h-3i-11j7m8o-6p8q-6u-4v3x-3z-3| mind .~c-3f8g6l4m6o-4r-3| minds~a-4r4A3B6C-7| minds
,~r4A3B6C-7| mine~a6b3c24d-10e-11h-7j10k5l-17m6n4o-12p-7r8s-3t3u-10x6y-13A3B-9C8| mine
,~a5c8e-3f5i-6j8l-3m6r-3u-5v4x-7z7A-3| mine .~c11d-4e-9f-5i4l-7o3q4r4u-4w3B-6C5| mine
was~d-4e6p3q-3B-3C3| mine's~c16e-5f3j3u-3w3| minute~b-4f-6k-4m3o-5p-10q5r3x-5|
minutes~b-3c-4d6e6n-4p11r-11y-6z3A-3B3C-4| miss~a5c-4d-16g3p-8r8B-3C3| miss NAME~a11c3d-9e4B-3C3|
missing~a-6d4e6h-3p-4q3u-3B3C-3| moment~a-4d4e-7i-6l6m-7o4x3|
monday~c-3e6g-4m-9n-5o12p7q4r-4y3z4A-3| monday ,~g-4m-8o7p-3z5| money~a7b-3d-5e-5h-3i5j-5k-4l4u5w-5|
money .~a6c-3e-4| month~a6b3c5g3| moon~a-6g-4h4i3p5r-3| moon is~a-6h4|
more~a-7b23c-13d-12e-18g-3h5i-5j-7k-8l14n4o-4p-6q-10r8s-4t4u5v-7w-4x3z3A-7C7| more
,~d6f4i-6l10m-6n4x5y-3z-4| more days~b7e-3i-3k-4l3u-3| more sunrise~b7| more
than~a-4b-4c-6e-4j-3l4n4u3w-4y7z3A-5| more to~a-4b5i6l-3C8| more week~b6| more ~~a4d-7|
morning~a4b-5e11h5i7j-6k-3l4m4o-4p3r-5u3v-5w-3x6y-8z-6| morning ,~h7i4r-3u4v-5x3z-6| morning
.~d4e-3f3h-3p6r-3x7y-5z-4| most~a-4c-4d4e-4f-4i-3o-3x-7y-3z8A-3C-3|
mother~b-9d-5g3h-3j3l-5r4v-3x-8y3B-3C3| mouth~a-6b3c8d3e-10i-10j3k-3l9p-10q-10r17w3x-9y4z-4B4C-6|
move~a12d-4e-3f-3i-4j5l3p-5r4v3C-3| move .~a10| moving~a-6|
much~a-3c-3d-5e13f-5i-11j7l3m-10n6p15q-7r-17u-7w6x-7y5z4A-5B5C-7| much ,~c6| much
as~a-3b-4i-8j5p-5q4u-4w5| much for~c-6e13h-3p7q-3r-5| much obliged~d4m-6o5z5A-3| mug~d4e3m-4n6|
mum's~b3c8e-5g-3i-4j-4l8u5v-3w-3| music~f4i6k-4p-4r4|
must~a7b-4c-10f-5g6h-8i-8j4k7l-4m-3o4p8q-5r-3u-3z4A-4B10C-10| must have~e3m-5o3B9C-9| must know~d7|
must not~a3i-6j5u-6w3|
my~a-4b-3c16d-14e-9f6h-12i4k-15l-5m3n-8o7p-12q-10r15u-3v9w-5y-15A17B19C-22D-4| my answer~c-5g8| my
arm~e-3f6g-3i-4j5u-4v4| my back~a-6c-5d5g4i-4k7l-3m-4n3q6r-9v4w4x5A-3B3C-4| my
bag~c-4d5e11f-3g3l5m7n-6p-12q-6r14y-5A6| my ballot~a-3c12e-4f7g-4j3u3| my blanket~e5z6| my
brother~d5e-4g3i-3k6z3| my clue~b3d-3e12h4i-3l3x3| my conscience~c-4g12| my country~o-3p-6r4| my
dear~a5b6c-4d-5f-3g3r-3| my ear~i-5l6| my ears~i-8l7o4x5z-4| my fish~d7i-3l5m-3n-4o6q3| my
friend~b-3c-4g4h7q6r-3x-3z3| my grandmother~d3e3m-5n6p4r-5x7z-3A-4| my grave~c4i-3l6r-4x4| my
gut~m-3n6| my hand~a-3c3e-5g10h-3i8j-8k4l4m4n-5o5p6q-4r7u10v-3w-6x-4z7| my hands~d3i7k-3m-4o4A-3| my
handwriting~c6f5| my head~c-10d5f4k3m-3n6p-8q4r4v4x-4y4B6C-8| my heart~a4b-6e4i3j-5p6q-3r-6w-3B6C-6|
my idol~a-3b3c10d-7e4g-4h-4i19j-7l-12p-3r3u3w-3| my last~a-4b6m4o-5| my letter~c-3q-7r6| my
lips~a4c14e-4f-5i-5j-3l8u3| my love~a-4p7r-6B-4C3| my mind~a-5c-7d-4e-7g-3i-4k4| my
mother~a-3b-3e-3p-4q-5r8w-3| my mouth~c9e-3l4| my
name~a-6b5c-32d14e30f-6g-4m-5n-3o6q12r-7s-3t4z-20A13B5C-6| my neck~d3i4l-4q6r-5z-3A3| my other~d-6|
my own~c11d-9e-4f-4g4h6i7l-8p5q4r-4s-4t3w-3y4C6| my paper~c13d3e-5n4o-5u-3v3z5| my
paper's~a3c6j5l-3u-5w4| my plan~d6e6p-3x7y-4| my secrets~e7| my slip~c6e4j4p-5q5r-3| my
tongue~c3d3l4u4v-6| my village~e3m-4o5p7q-5r-3x5| my
vote~c23e-7f9i-13j17k-6m11o-8p-7q-22r20u-15w18x-4y-12z21B-6C6| my word~e-6f3g5i3l-5p9r-7u-3v4| my
~~b7c15e-11h-4i13j-4k-4l-9m-3o3p-4q-12r13s6t-7u5v-3| myself~a-7b-7c3d-3e-10f6g5h-3i8j-13x-6y4z4|
myself .~c6f7g3k-4l3| na~e7| nah~a7e-3f-12g11h-5m-12n8o-4p6r-11u-3x6z-6A-6C-5| nah $~d6g-3m-3| nah
,~f-3g5h-4q6r-6C-5| nah not~a6b-3c5|
name~a9d9e-9f-8g-9h17j12k6l-9m9n-10o-10p-4q18r-6s-8t9u-11v3w10x-16y-13z15B5C-9| name
,~b-7c7d6e-4f-6i3j-3p5q-8r5u4v-6y4z4A-9C-3| name .~a6c4d5e3j7l-4m-3p-7q8r-3u-3v4x6A-8C-3| name
around~a3m-9o7y-7z5| name but~b10| name came~d-3h5m-4n8o-4p3q-5r9x3B3C-4| name down~a-4c4e8p-3q4r-5|
name i~k6p-3r6z3| name in~c-3d-4e4j-5l5m8n-3o-6q9r-9u3w-4x-12z-3A7| name
is~a6e-3f-3i-3k3m5o-5p-4r6w3x-4A3| name of~a-3d10m3| name off~b5c-4i3k6| name
on~a4d-6i4k4m-8n7p-5q4v3x10z-9| name out~b3c-4m-6o4q-4r6y-4| name
to~a4c-5d3f5i5j-4k6m-4o3p6q5r-4u4w-3z3| name you~c6i-7j9m-5o3q6r-5u-8v3w6x4z-5|
names~a-4b3c-9h-3m6o-9r7s-3t3x-6z4C3| nan~a7e-5| near~a-4e-7f-4g3h6i5l-6n7x9y4A-4|
nearly~a-6c-7e3p6r-6z4| neck~b-5c4d5e4h-5i12l-12n-12o9q7r-8y-3z-5A5|
necklace~b-8c10e-6i30j-10k-6l-24n-5o3p-6q-6r7u6w-7x9y-5z-8| necklace
,~e4f-3i11j-3l-6m5o-7q-4w-3y-3z3| necklace is~i8j-3l-4|
need~b9c9e-13g4j7l-8m-8n12q4r-10u-5v-4w10x12z-6A-4B-5C6| need my~c7i5l-3n4x4y-3| need
to~a-6b-3d8g-3h3i-7j8l-3n3o-4r-5u-8v-5w9y3z-5B-5C5| need you~a5b6e-3|
needs~a7b-8c6d-6e3g-3i-6p-3w4C3| neither~b-3c-4f-4g-4h5i7j-5k-3m4o-5p4q4r3u4v7w-3y3B-6C4| neither
,~c-8x-3y5| neither .~a3c5i6x3| nervous~a-8e-3m-6n8o-3y3| nervous .~a-6| nets~a-5e-3x-8y6|
never~b-7c12d-4e8g-16h-14i6j-18k-7l5m-11o8p10r-4u13v-9w-17x-3y4z-5A5| never a~e7n-3| never
did~d8e-4| never had~a3g4i-7l7| never in~a7g5| never once~a-6d3l-4p-3| never vote~c4d-4p6|
new~j4m-6o4x-4y-3z8A-3| news~c11d3i-5j-4k-3l8m-3o4p-3r7u4w-3B4C-4|
next~a10b3e-5f-5h12i-9j10n10o-10p-5q3u-11v-8w11x-3z10A-7B-4| next .~a5c-3d6e-6h9i3m3z4A-3| next
one~a-3b-5j5l-4m5o-4u-5w6z3| next to~a-3h-3i-9j-3k16l-6m-6n7o-3p-9q9r-5u4w-3A-4|
ngl~a6b-3d-3f-4h-3p-3q-8r9| nice~a10b-6g-4i-3k-3p4q-5v-3w3x6y-6A-3B13C-14|
nicely~c-7f3m10n-7q5r-4x-4| night~b-9c-4e8f-8g-4i3j-9k14m-21o21p-7q7u9w-5x23y-14z-18A-4C-3| night
,~a-11f-3m-3o4p-10q5v-4x12y-8z-4| night .~a8c3h-4i7j-8k8l-3m-7o5p5u12w-7x6y-6z-8B4C-5|
nine~a4d-10f-3g-3h-6i-12j-8k15l-6p-8r5u8v-5w-6x-7z5C-3| nine ,~d-3e6p-6r6| nine .~c7i-4k7u3C-3| nine
to~a10| nineteen~d-6x-3| ninth~c-3e7q3r-3| no~b8c9d-8f-5g9j4l-4m5n-5p16q-15r-13s-3t3x-7z4B9C-8| no
$~b3d6f-4| no ,~a7b-3d-6e13g17j6l6m-7n-3o6v-3w4x-5y6z-4| no
.~b7e-6f-18g23i12j-3k4l-10m8n-4o-6q-4r6u4v-3x5y-7z4| no ?~a8b-4c-4e-3g-4h4y4z-5| no
argument~c-6d4f5g-4m3| no danger~b6i3| no deal~b3f-4g6i5l-3| no fish~a6| no harm~b6c3i4| no
idea~a-7e5f-4g-5h3p5r-5x5y-5| no longer~m-3n8o-3r-3| no necklace~a7| no no~a7b3g6| no
one~a-4b3c6e-4i-3l8p6r-7z3| no plan~i3j-6u5| no ~~a-3d4f8g-6h-4i-3j11l-6n-3r-3u-11w10x-7z4B4C-3|
nobody~b8c4d5e-13f4h-7i5k-5m6n-4o-5p-4q-3t3v5w-11z8A-7| nobody .~a6c7g3i3| nobody
else~a-3k6l-3n5o-4p-5q4v3B-4C4| nobody is~b-5e-7f-5g3j-5k-3m5n-4o-6p3r-7u3v-6y4| nobody
~~a-8b8h-3i7j-4m5o-4p-8r6t4| none~a3h-3k3l-3o3p9r-9x4z-3| noon~a-4e9r4z-3C-3| noon and~e8p-3r3|
nope~f-4g6x-4z4| nose~d-3e4m5o-3p7q-4r-4|
not~a3c-3d-4e3f-8g-5h9i6j-8m-3o4p-7q6r5s-4t4u12v-7x7y-5z-8B5C-3| not
,~a4b-5c15e-8g8i-4l6o-3w-4x-6z3| not .~a3b-3c3d3e6f-3g-5k3m-7p-3q-8r5w-4x8y-5B5| not
?~e3f7g-7m-3x3B-6C6| not NAME~a11d-5f-4g19h-6k3l-4m-6o7p-9q4v-9w7x9B5C-7| not
a~a-8b5d4e-3f8g-5h5i-11k-3l10m-5n5o3p6r-8w-3B-3| not about~d3e-4l-5n6o-6x-5z5| not argue~c-3f7g-5|
not as~c-3e-3h7p-6r6B3| not be~b6d-4g-8h3i6k-8l-5n-5o4p9q-4r-3w-5x5y-5| not beat~a-3b7| not
believe~e-4h10p-6q-4r8x3| not breathe~c10g-3i-5l5m3n-3u3v-3z5| not care~a9c4m-7o4| not
count~g7m4p3q-4| not cry~c-3n-3q6x-4A4| not do~b5d-5f-6g5h-4i-3p-4r5s-3v6| not
even~c4d-7e9h3i-8l6s-4t4u3v-4w3B5C-7| not fault~f7g-3m3n-3| not find~c4d-5e4g-3h7| not flip~e6| not
forget~b-3c3e-6g-3p-6| not get~e-3h6m5n6p-6r4x9y5B8C-9| not give~d8e-4i4| not
going~a-7e5i5l-6o-3p-8q6w5x-8A3B-4C7| not had~a9d-6| not happen~d6e-3| not
have~a3e-10f4i-4l3m3o-3x-3| not hunt~g8| not in~a4c-5e-3g5i5j-3n-8o7w-3x7y-8| not
it~a8b-3c-4d-4g-3w3x-5B-4C4| not know~a-6b-6c-3d-6e-8f-4g-9h3j-7k4m5o-4u4w-3x-4z7A-4C4| not
lean~b-3h10| not let~a-3b9c-5i-9j3m5o-4u-4w4| not like~a5b-6d-3e-3f4g-3i-3o-3w-3x-6y4| not
look~a6b-3c-5e7f-3g4h-4n4o-3p-4q6r-4C-4| not make~a-3b-5c-4e3i-3m3p-9r8z3A-3B3C-4| not
me~b3i5l-7m5n-7q-5r3s-4t3x-4y-6A10| not mind~a10e4i-8j5m-4o3p-3r3z-3| not my~a-3b6e-3| not
need~b3c5f5h5i-4j6q3r-4u-5v4| not once~c-4d-4p-4r6| not one~b-7c3k-3p-6r4x-3y8C3| not over~d6x3| not
put~b4e-6j-5m-5o4u3v-3A-3| not say~a-9b5c11g-5h3i5k-3l4m-7o6p-4q7r7u7v-6x9z-8A-3| not
saying~b-5c-4f-5g-9| not see~a4b-3d3e-3g5m-3n4o-3x6y-6z-3| not send~b3e4f3g-6p5r-4| not
stand~c3l3p-3r3C6| not suppose~d6| not sure~a-8d6n5o-4x-5y6| not take~a-4e-3g4h7n4| not
talk~a-6d5e4i-5l7m-4n-5o10p4r-4w4x7y-7B5C-6| not tell~d-4e-6f5g-3i-8k6l5n-4o4p3u3v-4w-3x8y-4z-3| not
the~b6d7e11g-4h8n-7o6p-8q4r3v3x-6y6| not there~e5m-4o6x5z-3A-3| not think~b3e-3g3j5k6u3v3| not
this~c8| not throw~b6| not to~c-3d-4f8g-4i-3k4m4n3o-8z3| not trust~b-3e3h6p-5r3| not
vote~b3c4d5g6i10j-8m-5n-4o10q4u7x-3y7z-4| not want~c-4d-6e-4g-7j4m3n-4u-5x-5z7A3| not
what~b5m9o-10r-3x-7z5| not work~a-3d8g3m3p-5q7C3| not
write~c-9e-3g4i13j-6k7m3p-5q8u10v-4w-5x-4z-5A7| not writing~h4i6| not
you~d-3e15f-3g-6h-5i11j-5k-5l-5m6n5o-6q-3r7u5v-5w-3x-3y-4z-5A6B-6C4| not
~~a-8b12d-3f-5h-3i-8k4o6r5s-3u-8v6w3B4C-7| nothing~a-9c7f-7i6k-5m-7n-5o6p18q-4r-19s3u-4w3x-4z5|
nothing ,~c-4e4h5i-4p8r-7B-3| nothing .~a7c7d-5h3i-8j-6l11p4q-4u5w-3x3z-5B-4C5| nothing but~b7|
nothing to~a-11c9e-6f-3h-3i7k-3l-5m-3n-3o3u-4x3A-3| nothing you~e5n-6o6p3x3|
notice~a-8b-3c-6h3m3o-4p-4q-5r6| notice .~a-6c-3| noticed~c-3d-8e-7h9m6n5o8x10y-3A4| noticed
,~e-3n6z-4A4| noticed how~d-4o4x7| notion~a-8b3d7f3h4i-4|
now~b-8d3g5h-7i3l5m-8n17p-4q-6r11t5u-6v8y10A-7B9C-11| now ,~a3c3i4l-4n7p7r-10u-5v5w3x-6y5A4B4C-5|
now .~a-4c-3d5e-3g4i5k-3m6o-9p-4q-6r7x-5z8B4C-6| now ?~a3d-8e-6y-5| now on~a-4c8l5| now or~a6e4| now
we~n6x7y3| now would~a-5b5d4i3m-3n-4o6| now you~c-3d-4g7h-3i-3k5p3x-6y8| nowhere~a-7b7g6i4j-6p4q4|
nowt~a-4b5c3g8i3| number~b3c-4d6e8h-5m7n-4o-3q-4r3y4|
numbers~a-5c-5d-3e-7f8h6i3j8k-3l-3m-5o7p-8r6s4t-4u-7w10x7z-4C-5| nursed~b6g3q8r-5|
o~a8d-5e4g-3q5r-3v4w-4| oath~e15i7k-4n-4o6p9q-3r-8u-4v3| oaths~e8p3| obliged~d6m-6o3z4A-4| obliged
for~d5m-6o4z3A-3| odd~c-3e6p-7r8x8y-5B3|
of~b-8c-4f-4g-4h-3i-6j-5k-5l14m-9n13r-10t3u6w-4x-9y11A3C4D-3| of
NAME~a-9b7c-4e-3f-6g-4h5i-4l5m-6n15o-8p-5q-5r7u6v-4w-5x-11y18| of
a~a8b-4c5d5e-5f-4k3l-6n-7o3q7r-7u-3v3w-3z-3| of all~a5d-4e6h-6p-6r4A-3| of her~e-4j7q-5r5u-5w9| of
it~a-8b8c4e6g4i-3k-6l12n4o-4p-4q-4r4u4v-6w7x-11y7z4| of me~a-3b3e-4f3g4l6m-7o6p3r-5x8y-5B4C6| of
mine~c7e-6i5j-5u4w-3| of my~b-9e3f7j-4m5o-3q-3u4w-5x-5z9C8| of
one~a-6c3d5e-4f5i-6m-6n10o-8p3q-7x3z-3| of our~e3j4m5o-4p10q4r-5u-4v3| of rice~i-3l3p-8q4r4| of
that~a7c3i-3k3l-3n-3o3p4q4r-5x-3y3| of the~a4b-5c3e6f3k-13l10m-11n8o7p-4r5s-4t4v5w-12y-9z11A-7B-6|
of them~a5b-4c-5d5e-11f-3h5i-3j4k8l-4m7n-3o-8p-6u-5w4x-8y-3z4A3| of
this~b3d9e-5i3j-6k5l3m-6n-6o8s3t-3u5v-5w-3x-4y3z3A-4| of those~a7d5e-3g3p4r-3| of two~p-6r6| of
us~c-8d-10e5f-4g-3h-5j4k12l-13m4n-5o6p4q4r-13s6t-6w3x8A-4B6C-9| of who~a7g-3o-3p-4| of
you~b-5c-3d-3e-9g4i3l-3m7o-4p4q-3s-6t6v8x-6y-3z6A7| of
your~b7c-9d-7e6g4h-5i-9j5l3m5o-4p-5q3s-3t3u-7w7C6| of
yours~a-3c-6f6h4i-5j10k-4m-5n-6o10p7r-5u-8v5w5x6z-9| of ~~b3c4d-5i7j-8k-4m3p5q4r-8t6u8v-3w-6B3C-4|
off~a-4d-10e-5f-8h-11i19j-10k-6l-6m4n8o-6q-8r10s7t-5u3v-3w-3x-10y14z4C-5| off
,~a-3c-5h3i6k-4o5p-4r7| off .~a6b-8f-3i4j-3p5q-3u4v-4x-8y7B-3C5| off NAME~b7e4q-4r6B5C-4| off
it~a3i-7j3| off my~c12e-7g8i3j-4v-4| off talking~e-4n7o-8x-5z4| off
the~b5c-4d-3g3h-3i-4l3p-4q-3r6x-5y7z-3| off together~d-5y9| off you~a-3d3e5i6p3x-3| off
your~b11e-3h-4i3| offer~d11f3g9h-4m-5n3p-5r4v-8w6y3z-4C-3| offer ,~f-3g6x-3y5| offer .~a4d3f6|
offered~d12h3i4m-6o6r3u4v-4y3z-3B8C-8| offered me~c6e-4h10| offered you~d10e-4m-4o4|
offering~b4e5m-3n-4o7x5y-3| offers~c3d10i5p-3v4x6y-5B4| offers me~c3d8i4p-3v3x4B4|
oh~a-5b-6c-5e4j3l-4n-3r6v4B4C-5| oh ,~a-5e6h3j3l-4n-3r5v4B3C-4|
ok~a-5d-9e8g-6h-9i-8j7o4p15q5r-12u-3v3w-5x-3B6C-7| ok ?~d-7e-3| ok so~a3e4j3q8r-4u-3v3C-4|
okay~b5c10d-12e-5f-4g-6j3n3q-8r3v6w-5x5y5B3C-3| okay ,~c7d-5e-3f4g-3j3n6r-5v6w-3x7| okay
.~c4f-10q-7r7u-3v3| okay ?~a-3b7c3d-7j-3v-3| old~b9c7h-6i7j-3l-12m-3n11o-8q-9s-5t5u3v-5y4z-5| old
lady~a-4e-6h6o4y3| old woman~b6c3j-4m6o-5s-5t5x-7y4| old ~~a4e-3f6i-3j5u-3|
on~a-8c4d6e3f-3g-12i5k-8l-7n7o-12p6q7r-10s-6t9u5w-4x6y-4z-13A-6B4D-6| on
,~a-4c-7g3i-9l5m-8n3p3r3u-3x-5y3z3| on .~a-5d-5e8g3h-4i-3j-6l10m3o-4p7q-12z-3B3| on
?~d11m-5n3p-3x6z-8| on NAME~a9b3e-9h17i-4l-4m-15n19o-12p5r-7s-3v-4w6x-12y7z6B5C-6| on
a~e-3h4j-4l-6m-5n10o-8q-5r4u4v-8x6z-10| on both~d5i6j-3n3o-3r4x-3| on earth~a-3b7g4i8k-8o3p-3x3y-3|
on fire~d-8g4i5k-3| on friday~a4b5d-4e3h4i7l-6n3r-3x3| on her~a4m4o-6q4s-4t4v7w-4x-3| on
his~a3d-5h6q3r-3| on it~c-7d-4e3f-8g-4i-3k3n6o-4p5q-8u-4w-3x9y8z-13B4C-4| on
me~a-7c-9d4e8h-5i7j-3m-8n6q8r-9v4x8y-6A-5B-8C4| on
my~a5b3c15d-9f5g-4h-7l-10m-5n7o-5p15q8r-20v9w-5x10z-5| on one~a-3b-4c8f5h3i-4j3m3o-3p-6q5v4x-3| on
other~q-5r7B-4C3| on our~b7j3n3v3x3| on paper~e3i-4j8l-3p-3u-7w8x3y-4| on purpose~e8| on
somebody~d7i6j-3m5n-3o-3u3x-7z5| on sunday~h-4m-5o4q4r-4x8z-9| on
that~a6c-8f-5g5h-4i-7k8l-6m3q-8s-3t3w-5y3z-5A-3| on the~a3d4g-5h3i3k5m9n-6o-4p-6r6v-3x-6B3| on
this~a-5b8d5f-4j-7k4m3n-7o5p-6q5u6v-3w-5x6y-3z-4| on thursday~a6i-4m-7o6| on
to~a-5b20i-5l3p-4r4x-5z4C7| on tuesday~a-3e5i6j-3m-3n-5o6p3q4r-6| on us~b-3d3p-4q7| on
with~b3l3n-4o5p8r-5x5| on you~a-6b-3c7i14j-6k-7l-7m3o-5q-10r8u8v-4w-4x11y-5z-7A-6B-9C7| on
your~a4b-6c-3d6e4f3g3h-3i-7j3k-3m3o-4p8q-3r-5w-3x-4y-3z4| on yours~c4d6p7q-4z3| on
~~d-3e-5m-3o4x6z-7| once~a-4b12c-12e-10f-4g-3h-7i4j-4l-4p-3r3s-5t6u4v-4w-4x8y-9A6C6| once
,~b9c-8o4x7| one~a3c-9d-5e8f-14g3h-5i-5j6k8l-8m7n-7p-6q9r-6t3u-3v-5w3x-14y5z-3A11B11C-9D-3| one
,~b-4c-6d-5e5f-5i5j-3m12o-9q-8r6u5v-4x-4y3z-6A4B7C-7| one .~a9b-7c-9f3g4i-3j12l-6m-3n3p6q-12u-8w16|
one ?~d-4m4n-4p-11q-3r12y-3z3| one against~a3c3i-3j5l-3n-5o3q7r-8u-4v5y-3A3| one by~j-7l7u5w-5| one
does~d-3e-7| one eye~a-5b-4h13l-3| one for~a3c6e4i-7k6l4m4n-3p7q-3r-5y5| one gets~d4m6o-4x-4y5z-7A3|
one hears~c-4h7| one i~a13c3e-5g5i-3z5A-4| one is~b7g3p-9q5B5| one more~b22c-6e-6i-4p-6r5x-3y4| one
night~e7l3w-4| one of~a3b-5c4e-7g5i-13j11k7l-3m-9o8p7q8r-10s4t-5u-9v4x4C7| one on~e3p-5q8r-6B-4C3|
one paper~a-4d3e6x3y-4| one person~a-7b5e10p-7r4x4C-3| one sees~a-6| one
thing~a-4c-4d4e8g-5j-4m-7n5o4p10q-5r-9t-3u4v-5z4| one to~a-4b-5d12g-3h-3i6m-6n9o-5q-6r4y6| one
tonight~d7e5| one vote~a-5e4i4m-6o4p-5q4r-3u4w-4x-4z5B3C-4| one
who~b4c7d-5f5h6i5j-6k5l-9u3w-6x4B4C-5| one with~c-4e4g6h-3p-3s-5t4| one word~d3e-5m8n-7p-8r10x-4|
one ~~a6b8g4i9j-3k-3l7m-5n5p-3r6t5u3w-4| one's~c3e4i-3j-4k7l-3m5o-3p-13q8r-3u4v-3w-3y-8z6| one's
yours~k4p-6| ones~a4c-3f3i5m3o-4p4q-4x-3z6A-5|
only~a-9b10c-9e3f-3h-14i-8j11k4l-4n-4o3p-5s4t-5u-8v-8w13x4y-6z-3A8C-6| only ,~a5d-3e6p-5q-3r6x-3z3|
only .~d3e8o3p-3| only has~p7| only one~b10d-5e5f-3g4h-4m8o-5w-3x-8A6C-4| only reason~b6| only
told~e6| only want~d6g-3| only with~f3p6q-5B-4C3| open~a5b-5c-3d-6h14i-9j-3l6n5o-4p-4q4r4B-3C3|
opened~c-3d4e6m-3p-7q-5r9x4z3| opinion~d9e-4m-4n4x-7y7| opinions~c-7n-4o4y3| opposite~d-5e9p4r-4|
or~a-11b-20c-9d33e-23f-18g-20h-9i-6j3k5l-6m-6n12o-12q-11u-3v14w-15x11z-10A-15| or
NAME~c-4d7e-5f-4h3m9n-10x13y-9| or a~a3d-6n4o-3| or are~d5m6n-7x-7z6| or did~d9e-6x3y-3| or
do~a-4d6| or i~b5c7i-4| or is~a-5d-7e-4m-3n-3o5x-3y4| or it~a6c3e-5m-3x4z-4| or
me~d-10i6j-8o4p5r-5x5z-3| or nah~d6g-3m-4| or no~a-3d11f-5g-3n-4o6z-4| or
not~a3c5d4f6g-4h-3i-6j7m-3u-5v5| or was~d-3e6m3p-3r4y5| or we~a9f-4| or you~a6c-3d7j5n4o-3v3x3A-3|
order~e3g3h3m-7o7p4r-4z6| other~a5b-6c-3d-7e18f-6g7h-7k5q-3r4u11v4x-5y6z5B-3| other ,~m-5n8y3B3C-4|
other .~i4p14q-4r-4v8| other one~e6p4r-3| other people's~e4p-3q-5r7B-4C3| other
side~b3d-3i-3l3m-4n-4o6p-7r5x-5y-3z10A-3| others~a8b-7c3d-6e-4f4g-3h3i-4l6m-4n4p-4q-4r6v3x5y4A-6|
others ,~a5f3n6o-5| otherwise~a-9b11c-5f4m4p12q-13| ought i~a-3d6n3o-3| ought
to~a4c-3e-5m-4n-5o9z4A-4| our~a6b5c-12e13f-7h-7i-9k-5l10m-5o5p-11q-5r14u9v-7w-6x9y-5C-4| our
best~a-7b3e-9| our deal~e7p4r-5| our four~e-3x4z-6| our side~a-4b8| our whole~e6p-3r4| our
~~a12b-4d-3q8C3| ours~a-3c-3d7m-6n14p-4r3x-3y3z-3|
out~a-4b-5c-5d-3e11g3h-6i-4k5m4n-6o-4p3q-3t3u-6v4w7x-9y-6z3A9B3| out $~h9| out
,~a6c-6d3h-5i-10j3l4m3o-5q-4u-3x-9A4| out .~b-6e-5g13h4i-3j4k10l-9n-3p5q-4u-3v4x5z-3A5| out
NAME~a14b5c-6e-4g-3h-3i3j-5u6v-5w3B5C-10| out and~g-3p6v-6| out for~a-5f4h3j-3q5r-5u3x9y-6| out
from~a-4c4f3i6p-4q3| out here~d-4e4j-3l3m-5n10o-4p7r-8v6z3| out
of~a-6b9c5d-5f4h-4i-15j17k-5l9m8o-4p8q-3u-15w12x-8y4z9A-3| out on~i4p-4r7x-6y5C5| out
there~c-3d3m-4o3p-3q-6r9A3| out to~a-4b-3e6C3| out with~a-4b4c4d3m-3o6u-3v4z-4|
over~a-4b-6c-5d16f7g-7j3k10l-9m-7n10o-5p-3v5w-5y-6z7A-4B-7C3| over ,~b-6c-4e-4h-5j-4n9o-11B-8C7|
over NAME~n7o-3x5y-3| over here~c3f6| over my~f-4g5l-6| over the~b-3g-3i-4k6q3r-4x-4z7| over
there~a-3b3c-5m-5n5r4x9y-4| over to~a-6e5n3p-4r4| over your~a-4b3h7i6p-4q-3r7| over
~~a-4b3d4e3p7r-8| owe~a3c-8e-4i-3k-5l4m-7o9p4r-3v-4w4|
own~b11d-14f-10g14i11j-5l-9n-4o5p-3q11r-4s-3t6u4w-7x-8y5B-5C11| own .~p6r-3| own name~c-3d-9e3| own
~~c5e3i3p-3q6| pack~a-3c5d4g-3h7i6k-3l-3m3n-5x-5z-4A6| packed~a9b-3d4e-3m8n-6x-6A7|
packing~a4b3c-3m4n-3o-3x-3z-6A5| pact~a-6d-5e20h-3m-4n-4o7p-5r6x9y-3z-8B4C4| pact
with~a-3d-3e11h-3r3C3| pair is~a6| pair of~a-3b4c4p6r-5t4C-4| pal~b3d3e8i-3j-4l5s-3t3u4w-3|
palm~a-7b-4d-4e-4i-7l3r-3x4z-4| papaya~c5d-4h10i5p6u5v-5|
paper~a-4b5d10e9f3h-7j7l-7n-3p-9q13r-9s-3t3u-8v6w4x13y-6z-3A-4B6C-5| paper ,~b6e4g3j3x5z-3|
paper's~a4c6j5n5u-4w3z-3A4| papers~a-4d7e4h-5m-4o7p3q4C-3|
parchment~a3b5c3d-4e3g-7h-9j5k-5l-4n-6p-5r-3u-4v8B3C-3| parchment ,~a-3h-4p-6q3x4z-3|
parchments~e5i7j-3p-7q3u3| part~a6d-5g6h6i5j-5l3m6o-7p4q-8u6v-8x-3| part of~c5i6j-3m5o-5p4r-3u3|
partner~c5e5l-3m-3n5o-3p-6q3r4z-3C3| partners~d5m-5n5q-3r4v6x7y-3C4| partners ,~d6m-3n3q-3r4x5|
pass~a-7c-7d-6e-5f-4g7h-3i4k-3p-6q4B-6C7| pass from~b4g7| pass the~f4p-6q3B-5C6|
passed~a-3d3t3x-6A4| passenger~a-3j5u-6w6| passing~b-3i-4l5p-3q7r-6|
past~a-3b8i9l-8m5o-4p-3q-4r7u-4v3| path~a6c-5d4y4z-4| pay for~a6e-3| pays~e3g4x6|
peace~b4c8e-5i10j-6u6w-6| peace .~c3i6l-3| pen~b5c3e5h-3j4k-3l-3m7n-5o-3p-5q4r-11s-3t3u-8v3y5z-7B-3|
pen .~a-3b3e6p-5q5r-4| pencil~b-4c9d-8g-3h5i10k-3l-6n6o-8p-5q4r-4y-3z4A-3B5C-5|
people~a-7b4c-13d9e6f-7g-6m4n-8p7r-4u3y4z-5A-4C-3| people .~a-4b6e3m-4o5q3x-3|
people's~e7p-3q-5r7B-5C4| percent~d4e7n4o-3p4r-3z-3| perhaps~a3b-4c-3g-3m7o-4| perjury~e9p3|
person~a-10c-3d-6e16h-5i6k-6m-6n8o-5p-15r10u4v-5x5z-4B3C-7| person ,~a-5b-4d-5e12p-5r4v-4| person
on~i6k-5| person who~g6m-3n6q4r-5s3t-3x6z-3| personal~a-3b6| personal kindness~a-6b9|
pet~a-4h6i5u3C3| pet .~a-3h6| pick~b4c-7e-3g3i-7j4k3n9o-7p8r-8u-3y-4|
picked~h6i-6l7m9o-7p-5q9r-5x-8z7B-8C6| picture~a13e-6j-3k3m-3o3x3z-4| picture the~a6| pinky~p6|
pity~b3c-5e10h8p5r-5| pizza~d-3i-6l5| place~c8d-5i-4m4n-5o-3p-4s-3t3x-3y-4z6| place
.~a-3c6e3i-5l3p-5| plan~b-8d8e18f4h6i3j-12k-7l8m24n-17o-15p-15q-3r13u10w-12y-9z12B3C-3| plan
,~a6c-6f-6g3n-3q3r-3x-5y3z6B4C-4| plan before~d7e5o3x3C-3| plan is~d4f4j3u-4x-3z8A-3| plan
to~e8f3p-3r4x3B-4C4| plank~a8b-3d4| plans~d3e4h-3n-4o5x7y-5| plate~d-8i-7j-3k-3l10p-3u4w-3|
play~a-6b8d-4h11i12l-14n-10o6x6y-8z5A-3| play it~a-3g-4h9i12j-4l-6n-6o8p3q-4u3w-4|
played~c5i6l-4n4o6p-4q-4r7| playing~b-4e9h3i4l-3m-12o11p-9q-4r11x-3z4A-4| playing both~a-6e3h4|
plays~b3g3m7o-12p-4r4x-5z3|
please~b14c-3d12e-7g-4h-6i-8j10k-4l-3m6n-15o4s-5t4u-8w8x-10y4z11A-7B-4C4| please
,~a-8b8c3d11g-3j3m4n-6q3r-4v-3w4x-4y-3z5A-4| please .~a4b5d6e-6h-6m4n-3x-6y6z5| please
do~b8d-4e3q-4r3| please not~a-3b10d-4| pleasure~a3f8h4| plotting~c3f3i-3l6r3|
pocket~d5e-4i-6j7k-3n-4o4q-5r9u-8w8z-4| pockets~l4n-5o7x-3y4| pockets .~n-4o7x-3y4|
point~a-5b5c4e3f-3g-3h-4i-9j13k-8l-5n-3o3q-3u-14v-8w19z-4A3B4C-5| point one~a-3i3j-6u4v-6z-3A4|
points~i-5j6u-7w6| pole~a3h-3l-3m-4n6x4z-5| pond~a7g3| poor~a-14b11e-4h14m3o-4p9r-10v-3z3| poor
NAME~a-11b12e-4g-5h9p-3| possibly~b5f-3g-6| post~c-3e-4f-3g-4i4j-5q6u4v-7x4| post
,~c-3i4j-5q6u4v-7x3| pot~a-4c-3d-8h-4j6n-5o6q8r-10x3B-3| pot .~i-3l4o7p4q3r-9x3|
practically~a5c5x7y-5| prays~a7e-3g-3| pretend~c-7g8p-3x-3z4| pretend i~c-3g8|
pretty~a10d4j4n-4o4p-4q7r-4x-4| price~a-3c-3f4h-3i7l-4m-5n9o-6p-5r8x-3| print~e5p7q-4r-4w3|
prize~a8c3e-3| problem~a7b6c-4e-3f3g-5m5o-4y-7z6| problem .~a5b7|
promise~a-13b-10d-4e13f-5h-8j-7k4l-5o-3p30q-10r-19u4v-13w6x8y-9B3C-3| promise
.~a-3c11h-3k3l-3m3n5o-8p6q-4r-3v-8w6| promise me~b-4c-10p8x3| promise you~c-5g5j-3u3x-6y5|
promised~a-5b-4e-9f-5g-3k3l-4m3n-6r6x9y-15B-4| promised NAME~d3p-3r3x9y-10B-5| promised
me~g-3m10o-10x-8z6| promises~e9p12q-3r-10| protect~a4c-5e6i4| provided~b3e-6f13g-3i-5|
pull~a12c-4d-3i-6l3p9q-4r-9C-3| pull the~a4d-3p7q-3r-7| pulls~a-9g-3h-3m3o-4y-5z7| pure~e10|
purpose~e6r3| put~a4b7c5d3e-14h-3i-9j8l-4m-11n11o5p-3q11r-10u-5w7x3A-13C-3| put
.~b7c3g4h3i-4j8l-3m-5o3u-7w10x3| put NAME~a4c4h-3i-5n-3o3p-3q3r-3w-3y-8z5| put
a~c-3e-8g-3m-3o3y4A-3| put down~d7e-5i-3m-4o4v-3w6x7z-7| put him~e7m-3o3y-6z5| put
it~a4d3n3p8q-4x3z-3| put me~b3e7f4m-3p-4z4A-3| put my~e4j7k5m-7n6p-3q4r-6w8A-4| put that~g3v6w-6x-3|
put the~b4d-6e-3m6o-5q-3r5y5| put you~b-3d4e-4h3i5j-3o7u4w-3x-7z7| put
your~b-3h-3j-3m-3n11o-8p-4q5x-6y6z-4| putting~a5b-4c8e3f-5g-5h-4i-5m7n-4p-6q3r-5w-3x-5y5A4| putting
NAME~a7c6d-6i-3| puzzle~a6e-7| puzzles~a-6| queen~b4c5k-3l6v-3|
question~a5b-5c4e-3f-4g5k-5l3m-4p7y4z-4| quick ,~a3d6z-3|
quiet~a-4b-6c-3e-6h5i-6j-8l7o-7r-3u4w-4x-13y13z-3C5| quiet .~c-6e-3x-8y7| quit~c5i8k-3p-4q3v3|
quite~a3b-3d-6e7h-3| raft~g6h-3x-5y5C3| raft .~g6|
rain~a-6b-6d-4e-4f-3g-4i12j-4l-10m-4n3p-5q-5r10u5w4B-4C4| rain and~i7l-8|
rather~a9b-7d-3e-4f-9g5h-3j-6k10l-7m11n-7o-7p8q5r-4u6v-4x-10y-3z6A4B3C-4| rather lose~c7k3| rather
you~e-7| read~a-11b-10c-7d-7e12f5g-3i3j-9k-3l11n3o-8q3u6x-8y4z-3B-8C8| read ,~n3o-6| read
it~c3i5p-6u3| reads~e7k4p-3u3| ready~a5b3c-3d-9p10r-6| ready to~a9b3d-6| real~e7l3n5o-4p-6y-5B3|
really~c-5d5e10f-7g-3m-6n8o-3x7y4z-8A-4| reason~a7c6d5h-4j7l-4o-5q6r-5u-7w7x3z-8A3B5C-3| reason
to~g-3n3o-7B4| reasoning~f10| reckon~b-5c-5d10e-4f3g-4m9n-5o-3x-12y7z6| reckon ?~n-7o4| reckon
NAME~d7m4o-4x-3z3| record~d3m-4n5p-6x5z-4| rehearsed~a-3h6| relax~d6i10j-4k-4n3o-3x-4y4z4A3|
relied~a-3d4n6| rely~a-9c-4d12h4m-5n7o-3z-3B-5C3| rely on~a-9c-3d10h4m-5n6z-3B-4C3|
remain~a-3b16e-3h3i-4| remain .~a-4b8| remains~b14e-7g7i4| remains .~b8g5| remember~c-8d-5e4m-3r5|
remind~c-3e-8m-6o4p-3r3x8y-3z-7| remind me~c-3e-8m-6o4p-3r3x8y-3z-7| repeat~a4d-6i-3l3p-5r6|
report~c5i-6l8p-3w-3| respect~a4c-5d3f-3g8h-3n3o-7p11r-4x4y-3|
rest~a8b-5c5d3f7h-3i-4j3l8m-3o4p-3r3u3w-8x7y-8B-4C5| rest of~a7d6f3h-3i-6l8m-3n-8o9r3u5w-5B-4C5|
return~a8b10d3e5f-3m-5n-4o9p-5q8r-6u-4v-3w6x-3y7z-4B-7C6| return i~c3d5i4m-4n-3o8y6z-3| return
it~a7| reward~a-9c10d-3e-6h-3i-16j-4k-14l27m-3r7u5w-5x10y-10z-3| reward ,~c4i-4k-8l10r5|
ribbon~g-3p8r-8| rice~a-4c-3d-5f-5h-4i-9j-6k-5l11m-4u7v-4w-4x-4y7| rice ,~d-3p4r-6| rice
.~a-7b5c3i-3l4p-3q3| rid~a5d-4f-3i3p-4q-5r7C4| rid of~a5d-4f-3i3p-4q-5r7C4|
ride~c6d-3f3i-3j-4k6l-4p-4r3u3v3w-3B3C-4|
right~b-8d-3e-11f4g5j-3k7m-7n12o-9p-3q-7r4u3v6w-7x9y-3z-9A-3C-3| right ,~c-4e-3i3n5o-3p-5r7w-3z-4|
right .~e-3f6g-4v3| right ?~h4i-7l7| right now~d-6| right to~c4f-3j-5k8l-4u5v-4x4y-4| right
you~f7i3| rise~c7| river~p4r-5x-5y6| road~c-3f4g-3p-6q6y4| road .~p-5q7y3|
rock~a-3c8d4e-3i5j-6m-3n3p-5r5u7w-5C-10| rocks~a-3d5i10k-3l-6m-5n3p-5r5x6z-3A-3|
roof~a-11d-4e-5g3i13j-5k-4l-8u4w-4| roof .~b4i7l-5| roof goes~a-6| room~b3c3e-4g3h4i-4p8r-7y3|
rope~c3n8o-8| round~a-3b8d3e5f6g-7h-6i10j-3k-3l-6m6n-13p-7q9s-4t3u7x-3y-8z7A3C-4| round
,~a-7b6c-4p-4q7r-5| round .~b6f5w4| round the~d-3e5f4j-8l10p-5r6u8w-5x4| rumour~d7o3|
run~a5b-6c4d-3e-4f6i-4k4m-3x8y-4| run to~b-3c4m-3n3x7y-3|
running~c3d4e6f-3i-12j3l11n-6o5p-4q4u-4w5x8z-6B-4C3| runs~e6p-6q4| s~a10| sad~a-3c-3f3p-3w7|
safe~b3c-3d-4e3f-3h-5i16j-6k-10l-4n6p16r-9u7v5w-6| safe ,~b-3e6h-4p4| safe as~c3e-3h7i-5l3| safe
with~b5c3h-7i8k-5p6v5| safety~c-3e3i5j-5m-3n3p7q3u5|
said~a4b5c8d4e-5f-3h13j-3m-5n-12o9q12r5s-3t-4u10v-6w-6x4y-3B-3| said ,~e-5h8q5r3s-3| said
NAME~a3d-5e10h-5o5q16r-5x8y-5B3C-5| said about~c5p-7r5| said anything~p-4q6| said
it~b3c5g3h-3j-3l-3m-3o4p-8q-11r11x3y-3| said my~e-9h3m6o-6z-4A6| said no~g7| said
that~a4c6d3j5m-5o6p3x-3z3B-4C4| said you~d5h5i7j-5p3q-4r-3u6v-6|
salt~a-4d-4e4h-3i6j-3l-3p-3q7r-8u3w-3y-3B-6C7|
same~a6b-8c-3d-8e3f-3g-3h-3i-9j8k7l-9m-8n12o-7p6q-7r-6v6w5x9z-8B-6C3| same .~a3f-6j4k-4v6w-3| same
as~i-4j6u-6w6| same name~a-3i-7j9u-9v6w4C-3| same to~a3c-3e4f6p-3| same ~~c3d-3p7q-7w3B-5C4|
san~b-4e6p4z-3| sand~a-3d7e5g3i-5k5m-6n9o-5q-5r4v3| sand .~d4e3r7| sang~m-6o8x-4z3|
sat~a-4b-3c4d-4h4i-6j-4k8l-4n-4o4p-3q5r4u3v-7x-4C-3| sat down~h4q3x7y-8| sausage~a3k-8l5| sausage
,~a3k-8l5| save~b5c4e-3i3k-3o6x4| saved~a-5c6e-4h-4i9k-3p6q-4v4C3| saved me~e-7j4k-3p8q-3r-4u-4v4|
saving~c-6| saw~a-3c-8d-5e6g-4h-3i-7l7n-3o3p6r-6u-3v5x-4y4A3B-4C11| saw the~c-5e7h-3| saw
you~d-3e7l3p6q-3y4C5| say~b-9d6e-3g-7j9k-10l9m-13n3o9q-9s6t-5u-4v-5w8x14y-9z-10A-5B-11C6| say
,~a3c-3e7f-4h5i-3m-5n3p-6q-7r9w3x8A-5C-3| say .~a-5b4c-6e-3h5m6n-6p-5x-4z5A4B4C-5| say
NAME~g5j6k-5l-3m7o-8u-7v8y-6z8| say about~a-8o3| say i~e4B-6C6| say if~a7d-8| say
it~d13e-6f4g6i4k-5l8m-8n3o3p-6r4u3x5y-3z-3A-3| say no~a-6f3i6l9p3| say that~a-4m5o-6x-7A5C-5| say
the~a10d-5h-6i-5j7k-3l-6o3p3r-3u-8v-5w10B-5C5| say to~d-4e4o7| say we~a17d-6e-4h4n4o-3B-4C3| say
you~d6e-4h-3m-7o9p4q6x7y-5z-3| saying~a13b-9c-6d-5e4f-7g-3h-3j-3k-3m-8n15p8q8r-13x14y14z-9A-4|
saying ,~a7e5h-4| saying it~e3i3p6q4r-5u4x-3y3|
says~a-14d9e4g-5h-11i-3j8k-7l3m-11n9p4q8r-11u-3x12y-6z-4B13C-12| says .~e3o-3p9r-7z3A-3B9C-8| says
NAME~b4c4d-3i3j3l-3o5q5r-6v3x8y-5z-3| says he~e7x3y-3| says you~e6h-6x8B4C-3|
scale~a-7d8m-3n5o-5p-5q8r-4| scale of~a-4d9n3o-3| scared~e-7h4A-4| school~a-6c-7e5g-4r-3C-3|
scratch~b3e4i-7j4l3p4r-5u-5w5| scribble~c4d-6i-4j5u-4w5| scribbling~d5m3v4x-4z6| sea~a-5d-4e-5i-6l5|
season~b4c-5d-7e-9f-3j-4k-7l11p-3q-5r8u4| season .~j-3k-6l11u3| seat~a-3c-3d-5e4i8l-4p3q-5|
seating~c6m3n-4| seating allows~c6| second~a10b-6c4d3e15f-4g-5i-4m-5p-9q3r4v7x5y-5| second
.~a-4c3h3i7j-4k-3p-3q5r-4u3v-3| second vote~a4c6h-3|
secret~a-3b-6c-4d5e19g-3h-5i-11j-6k-4l12n-5o5p-14q-5r17w-5x5y-3| secret's~c9e-3h-4i-4l5|
secrets~b3d3e10h-5l6m-4p-4r5y-8z5| secrets ,~i7| see~b8g-4i3l-4m15n-4o-8p-6q-7r11v3x-7y13z8B3C-8|
see ,~c-3e5n-3p-8| see .~c-6e6m3q-3r5x-3B3C-3| see NAME~a-5b7m5o-5| see
it~a5b-5d-5e-4f7h-3k-5n-3o4r3w5C-3| see no~a6| see that~a4d-4i7m3o-6p7q-5u3x-3y11B-6C5| see
the~a-11b3g3h-3i4l-5w-3z-3B-7C4| see where~a6i3| see your~b7e3o3p-5| seeing~a7c3e8p-7q3C-3|
seems~a7| seems to~a6| seen~a-15c-4e8f-3g-3i4k-3o-3p6q-3u3x-4y3C-3| sees what~a-6|
sell~a5b6d4e-4f-3i3m-4n3o-3A-3| sells~e16| send~b7d-6e4g-7h-4i-4m4o-3v-5w6z5B-4C3|
sending~a-6b5d3l-3| sends~a-3c7j-3| sense~a3g3h-4i-7j6q6u-5w5B-3C3| sense to~b3i-6j5u-4w4|
sent~a3p-4q6r-4z3| separate~e6r3| serious~a5c4k4r3u6| set~d3g3l-4n5o-6r8w-7x4y-6B4|
settle~c6d-3e-3i-3j4u-4v-4w8| settle on~c7e-3w4| settled~a-6d9e-3h3i5j-3m16n-9o-6q4r-3u3v-8x-7z7|
settled on~a-5d8e-3h3m13n-6o-6p-4q4x-5z4| seven~b-3i4k-4p-8r6x3| shake~a3d5g-3i5n-8o4p-5r5y-3|
shall~a4c14f4g-3i-4j5k-6m13n-9o-5p3q-9r5s-3t3u-4v6w-3x-11z9A4| shall be~a-3c6f3i3l-3v3| shall
not~b-3e7f4j5m6n-6p4q-3w3x-6z4A4| shall we~a8c-3d-3h4q-5r4|
share~a-6c3d5g-5h3i4j-4l8m4p14q-6u5w-6x-9y3z-4A4| shared~c4e-6f3i7q3|
sharpening~a-10c-3e-7h19m3o-3p-4r6z-3| sharpening the~e-4h6p-3r4|
she~b3c-11d3e6f-3h-4i8j-21l5m7o-8p7q-5s5t-4u7v-6w-9x-9y18z-15A-9B-20C18| she goes~h4p-5r6| she
has~b-4c-3g-6h-3m-9n3o5p11q-4r-5y3z5C-3| she
is~a9b11c-7d-8e-3g11i4j-4l-3o-8q-10r10u-3v4w-4x5y-7B-9C10| she thinks~a7| she was~a-3d-9h-4u-3B-3C3|
she will~a7i6j-6| she would~a-5b-10e3f5g-9j-3m7o-5p4u5v-4| she ~~e5g-4h4j-6l8n4o-5q5r-3u8v-6B-3C4|
shed~a11f5g-4q-7r7| shelter~b9c3e-4i3j-6p-8r5C5| shelter .~a-4c4i6j-4l-3r3x4y-3|
shield~a-7b15c-11g7i15j-6k-4l-7m4p-8r7u6w-6| shield ,~b6c-3g5i4j-3| shield .~a-5b4c-6e3p-6r5|
shoe~c3d4e-5i5l-5m-4n-4o7x3z-3| shook~c-4e5f-3n11o-10p15q-10r-6x3| shook on~e3n5o-7p4r-3|
shoot~b3c3e-3g6i-4j11k-3l-7m4o-3t3u-11w11| shop~a9e7h3j3r3B-3C3| shopping~a3i-4l5m4x-6z4|
short~b4i-3j7l-3o-3r-3u-8v3w4x-3| short ,~c-3j5u-6w8| shot~b-3e3f3p-3q10r-10C-4|
should~a7b4c6e-12f-9h3i-6j-10k-12l17n-8o4p-6s4t-3u7v-9w-4x4y-7z-5| should
be~b3c-3d7e-3m-4n-7o10y-5z8A-5| should go~a10c5j-6k-3l10u5v-6| should
i~a-3c4e-3i-5j-4k-4l10m5o-4u4w-3x-3z-5A3| should not~a5e-6g-3u4v-4| shoulder~d3e6i4k4l-4p-4C-3|
show~a-3g-5i-9l5m-4n-4o7q6r3x4y-4C3| show .~c6e4g-3| show me~c-6n-6o6x3| show you~c-5i-5l6n3|
showed~d-5e8B3C-3| shown~a-4e13q6r-4| shown me~a-4e7q3| sick~b-7c4d-4e10i3p9q-4r-7|
side~a-7b4c9e-4g3j-9m-5n8o-7p-17r12u4w-8x3z-5A-3B-3C4| side .~b-4c8d3j-4k4p-4r3u4v-3x-4| side
?~p-6r6x-4z7| side by~c7i-3k5| side of~a-5c3e-7g7k-4m5n-5| sides~a-3e3j4n8o-6p-5q-3r6y4z-3| sides
of~e6n5o-3| sign~b-3d-5f11i10j-3k-4l-5m-4n4u4v-5B-4C4| signed~c5e5h-3i-5j6l-3u-4v5w-3B3C-5|
silly~e6| silver~b4q6r-4| simple~a10g-4m3o-6p-4r6y-5z3|
since~a-11b-8c-7e13f14h-4i4n4o-10p-3q-9r6x5y-6C7| since ,~a-5d-5e6f4| since dawn~h8i3| since
day~b7c3h-9n-5o4p-3r3v4x3| since noon~d4e-6h3| since the~a-9b-4c-4d8e7f3h3n6o-4p-4r3x5y-5|
sing~b3e3i-3j7k-3p-8r8u-8w7| singing~d-6| single~a10b5d-12e5k-4l4C-3| single vote~a11d-7r-3|
sis~b-3e-3f-3i4m-3p-8q7x5C4| sister~b-8e3h4i8j-6k-3m4n-4o-3w-5y-4A4| sister .~e3h7i8l-4p5w-4C3|
sisters~p7| sit~a-5b-6c-6e-8f-5g3h-7k-3m-4n3p3q-4r4v-4w-5x-7y5z-3B4C6| sit down~n-6o6x-6y3| sit
here~b-3c-8d-3q-7r7B4C-4| sit on~i7k-5| sit with~a-3d3i-3l4m-5o7x3C7|
sits~a-3b-3c3d6m12o-10p-8q3u-3v5w-3x-8y-4z12B5C3| sits with~a-6|
sitting~a5c3d-4f-3h-3i-8j-6k10l-8m-8n-7o11p-4q8r-3u6w-5B3C5| sitting on~d3e6m-4o5p3q-3r3| sitting
there~a4c-3d-3g4p-3q4C8| six~c-5e-3f-7g-3i8k-6q3A5C-4| six days~n-3p-5r6|
skin~a-4c4d4e-4i8j-6m5o-4u3x-7A4| sleep~a8b-17c8d8e-3g-7h4i13k-9l-13m-6n3p10r-9u6v5w-13x-4z4A-3B-3|
sleep ,~c5e6p-3x3| sleep .~a6i8j-3l-4w-3z3| sleep ?~d3p9r-8| sleep easy~c4i3p6| sleep on~i6j-4u3|
sleep with~a-3h6| sleeping~c-4d3m5n-8o4r-4z-3A6| sleeps~a4b4c-5g4r4B-6C4|
sleeve~c3g4h3m-4n-5o8x8z-5| slept~a-7f3h-3i-3p3q4x3B4C-5|
slip~a-7b-7c12d3e9g-4h7i-7j4k-4m4n-3o-4p-10q13r-8x4y-4z-5B3| slowly~d4l5m-7o9p4r-4u3x4y-4B5C-7|
slowly ,~d5m-6o8p4r-4x4y-4B4C-6| small~b6c4e-3f-6g4h4k-4m-10n10p-6q4u3v-3w3x7y5z-8B-5C4| smart~a7|
smile~a-3b-3e-3f3h12| smiles~a3b-4c-3h14q3| smiles at~e-3h6| smiling~p7r-7|
smoke~a-4d-4k-3l6m5n-4p-4| snake~c-3e-3h3n3p-6x-3| sneeze~p7r-6B-3| snow~d4e7m-3o4r4x5y-3|
so~a9b-5c-6e5i9k-9l-4n-7o5r-8u-4v7w-4y3z3A-10B3C-5D-3| so
,~a-7b-3c4e7f5h9i-3j5m7n-8q7r-4u-4v9w-4x-3y7z3B-3| so .~d5e6f3i4j-5l4n-4p5q-4u-6v4| so
NAME~a10e-5h4p-6r4B-4C5| so far~i8k-4| so i~b4c-8d8e-4f-3j3k4n7o-6p-6r12w-5x4y-5B-3| so
is~a-4e4i5k-3p-3v8| so it~a4j-4k-3o6p-7r4u4C-3| so let~a6b-6c-3h5m4p7q4r-4v-3y4B-3| so like~d7e-4|
so long~b-3c5d-5e-7f4i3j-5o3u5w-3x-5y3| so much~a-6d-3e10f-3h-6i-9j5p10q-4r-11u-5w6B6C-7| so
no~b-3c6h5i4| so she~a9r-4| so stop~c-6g10l5| so tell~b6| so
that~c-3d-3e3f-6g-3h-8j-3l3m3o-3u4w-5y-3z3B4C-3| so there~i-3o-4p-5r6| so
we~c4e9g-4i3k5l-7q4r-4y-3C6| so what~a3b3c-3d-8h-3n-3o5p14q-7r-11x7C4| so who~a-4d6n5q3x5C-4| so
why~a4d-6| so you~c-4d5e-4h-5i-6j-4k5p-10r9u3w-4x-7z3| so ~~d-3i3l-3r-4x-6y6| sock~e7q-4|
socks~d-4p7r-5| sold~a3g-4m-4p6q-6u-4B-8C10| solid~a-10d11g-3m-10n14o-10y4| solid ?~n6o-6| solid
or~a-5d6m-4n4| some~a-8b3d3e3g3h-5i-8m-9n-3o8p-3q-3t-3y3B4C-5| some other~g7r-3|
somebody~a8c-9d7f6h-3i4j10k-3l-4m4n-9p-6q-12r10u-6v4x-13z7B14C-13| somebody .~d3g6m3o-5x-6z4|
somebody else~a-6b6f3g-7j3m6o-6p-4u-4x-6z-3A7| somebody has~a6h-3q3| somebody
is~a-3e-5j5p4r-5v5x-4z7A-4B3| somebody must~d6| somebody should~a-7|
someone~b3c-7d-4g7n-3o-4x-4y-4z6A-6C-3| someone who~d-4e6p-3|
something~a-8b-8c-6d7e-5f-8g-4k9l8m-10n6p11q-4u3x11y-5z-9| something ,~d3e-4m-4n6o-3x4| something
.~b-4d6i4k6m-4o4x6| something about~a8d-4q5| son~l-3m6n3o-3y3z4| soon~d-3e-3h3i-7l6m-4o5x6y-3|
sooner~a3c3e-5f-5g4h-4i11j-7k-4l-7m3u6v-5w-4x-4y9z-4| sooner sit~b-3c-7|
sorry~a-5b-11c-11f-7g10i-4l5m5n-4o3q-3r6x-3z7A-3C3| sorry ,~a-5e4g8m-3o3p-4r6A-3C3| sorry
.~b-4c-7e-3g5h5i-5l5| sorry to~m7x-7z7| soul~b5c3d6f3i-11l7n-3p-4x3y-3z3| soul .~b3i-6l7p-4|
sound~a6c-3d-5f7| soup~d9e5f-6h-4m5o-3p-3q12r-7y-3z-4A7B3C-4| soup ,~d6m4o-3A5| soup .~e6f-3q5r-3|
source~d9m-4o5x-6z7| spare~b10c5e-10g-6h-3i-9j13l-5m3p-6q-7r12s-8t8u-12v7w7x-4| spare
me~b10c6i-3j6m3o-4p-3q-5r8u-5w4z3| spare the~b8| speak~a4b-4e-3f-3h4i-3l5p14q-8r-7x-4|
speech~b-4c-4i-3k6m3o-4p6r-6w-3x-3z3| spelled~c3e3i6j-8o3p-3q4r-3u7w-5A-3| spelled .~c4i4j-6u5w-3|
spelling~c4e6i-3p-3q4| spill~c-4d11e-5x-4z3| split~a7c-4k-9l6m-7n-8o13p3| split ,~a5f3p7|
spoke~a-6c-3r-3B3C-4| spoon~a-3b-4d-3g-3h-3i3j-3m6o-5p4r-5y5B-7C4| spun~e9g3p4q-3|
stack~c-4e-3f6i-5v4| stamp~a6| stand~a3b4c3d8h-4i11j-8k-3l-3m-4n14o-9p-3u7w-8x5z-9A3C9|
standing~a-3i-4k5m-5n5o-3p8r-7s3t-3w-3x4y-6B-4C3| stands~a4c-4f3j-5l9n3u4v-4x4y-3| start
.~c5l-3p-3r7| starts~a6c-3g-4m3o-4z3| stay~a-5b19c-4d-4h4i9j-9o-4p-6q-4r7u10w-8B-3| stay
.~a-3b9B-4C3| stay put~b7h3| staying~b8c5d4e-4g3w-3|
stays~b17c15d-6e-9g13h-4i-3j-11k-5l13n3p-3r4u9w-11x-3z3| stays ,~a6g4| stays .~a-3b9| stays in~b6g4|
step~a-6c3g3j5l-3n6o-4u-8w5| stick~a-12b4d10f-3k5l-4m-6n3q8r-4v-5y3z-5B4| stick ,~d6h3|
still~a-6c-17d24e-8f-14h-4i4m-11n26o-25r-5w-7x26y-8z-11A-27C-4| still NAME~d4m11n-10o-3x-3y4| still
a~d6e-3h3n3| still have~c-5d6e-3| still here~a-6b4i-3k-4l5B3C-3| still with~d6n5o-5A-3|
stomach~c4f3j5m6n-3u-3v-5w8x-3z-4A6| stomach .~c4j4u-3v-4w8| stone~a6c6d7e-3h-3i-5l3n-4o5p4w-5x4z-3|
stone ,~a3d4p6r-8w-4B-3| stood~g5k-4l5m6n-3p5q3r-3| stood on~o3p-3q-3r6| stood there~a7d-3e-3g3|
stop~a14c-7d-11e-3f-4g6h-5i10j-3k-6m3n-3o4p-8q4u4w-4z8B-4C4| stop .~r-7| stop laughing~d-3z6|
stopped~a3c-6e-3h5m3x4y-3| stopped talking~a4h8| stopping~a3d-6| stops~a6e-3h3i8j3k-6v3z-4|
stories~d-6e3| stories ,~p-6r5| story~a4b-3c-4d-7e4f-3g-3h-5i-5l7m-7n5p9q-6r-6v5w-5y5|
straight~a-4c3d4f-3g4h-4i7j-4k-7l-4m5n-5p-6v-5w-5A4C-3| straight ,~a-5e3j3k-4m3o-5u-6v4| straight
to~c6j-3v-4| straight with~e-4i7k-4l-4m3n-4p3r-5x-3y3z3A3| strange~p8q-3r-6| strange ,~p7r-5|
stranger~c9| stray~d3e3m-3o4q3r-3x10y-7| stray vote~e4m-3x8y-6| strike~a14b-3d-5h-4i4j-3u3w-3|
strike .~a6| strong~b6p5r-6| struck~a8c5h3| stuck~c-4d-3e7q6r-7| stuff~a3c4e7j3x-8y4|
stupid~b3m3n-5p7r-3| subject~a-8| subject .~a-8| such~b-3d-3e6g-3h-3j3p-4r4v-7w6| such a~a6e3j3r3|
such things~a-4v-6w5| sugar~a6e3y3| suits~e-4f12v4| suits me~e-3f13v5| sum~e3g-3p-3q8r-4B-5|
sums~a9e3p-5q6y3B-6C6| sun~a3e-3g4i11l-11m-3n3p3r-4x5y-3|
sunday~c3f-5h-5j-6k-4l8m-6n4o5q4r-3u6v-3x5y4z-10| sunday ,~e4q6| sunday
.~a-3c3f-4h-3j-7l6o4r-3u7v-4y3| sundown~b-3c7e4f-3h-3i-7j6q-5r5u-5w5| sundown .~e3i-6q-5r6w4|
sunrise~a-6b13e-4i-5k3s-4t4| sunset~a-3d-3i-3j4p10q-3r-9u-5v9w-3B4C-4| sunset .~e3p8r-8B3|
supper~a-11d5e8h-4l3m-7n5q-4r5u4x3y4B5C-5| supper ,~a-8h-3p-7r9x4y-3| support~b3c3d-5k-6l6p4v-4w6|
support ,~d-6i4k-4p3| suppose~a8b-5c-5d10e-3g-3h-8m10n4o-13r4x-4z8| supposed~c-3d-3e7h5o-3z3A-3|
supposed to~c-3d-3e7h5o-3z3A-3| sure~a-12b-4d5e-5f6i4j-7k4n10o-14p9u4x-17y15| sure ,~a-3c4f5p7q4r-6|
surely~a4b7c-3| surprise~a5d-6i-4p-3r3x3z-3| surprised~a7i3p-4w-3z-4| survive~i-3l6m3|
suspect~d3e-3x-3z6| swallow~a-6b4g3| swap~a-5b-3c-4d5e6h-3n-4x4y-3z-4|
swear~c-3e-9f4i5k6l-10p9q-3r-6u3B5C-4| swear to~c-9e-5f3k6l-6| sweet~a8b-8d-3f6h3n6o-5p-4w-5x4y-7|
sweet as~e-3f6w-4| swim~a5c-3f-3p7r-6s-3t4| swimmer~a-7b3|
swore~a-6b-3d-6e21i5j-4m-3n5p15r-10x6z-4C3| swore blind~d4e7q3| swore on~d-4e6p3|
sworn~c3e5k4p6q-4r-3v-4| syllable~a-3c6d3h-3i-6l3p3r-4| t~a7c-4h4i5k-3p-5q4x-4y6|
table~b4c4d-3g3h3j-4k9l-4m6n3o-7p7q3r-4y-7z6| table ,~m6o-5r-3x-6z7| table .~b4g5i-3k4x7y-7| tae~b7|
take~a4b-8c3e-3g4h6i-5j-16k10m-8n3q-3r3u15v-7w-11x3y-3z-8A-4| take NAME~b-3c-3g3h8q-3r3| take
care~h6| take it~a-7b8i6j-4n-3p3q-4u3w-3z-4| take me~a-4i-5j-3k6u3w-4x6y-3z-4| take
the~a10b-5d-4e3h-3i7l-4r-4| taken~d6i-5l3p-4q3z-3| takes~a6c-3e3g-3h-5p-7q-3r5B4C-4|
taking~c12d-5e-4i-5j-3k4l3u3w-3| taking a~c6| tale~e3m8o-9p5r-5x-11z9| tale .~m9o-10x-7z5|
talk~a-12b-4d6f-5g-6h-12i-10j7l8m-9n-5o8q-3u-4w5x12y-7z-9B7C-4| talk .~c3d3i-5l7x3y-3| talk
a~e-5h-6| talk about~b-3g-4h-3w4x6y-7C4| talk to~a-6d4h-3m-4n-3o6p3q-4z-4B4C-6|
talked~b-4e-7f6g-5i-4j5k-5l6p5r-4u-5v11w-3x4| talked .~v4x7| talked me~c3e-4f8j3v5|
talking~a5b-3d4e-8h6i4m4o-3q-3r3x4z-5B8C-8| talking ,~e-3n4x6| talking again~n6o-4x-3z3| talking
to~i6l-4r4x3z-6B7C-7| talking when~h8| talks~g3h-3j5m5o-8B-5C4| tally~d3e4j-4l8p3q6r-10u4v-3|
target~a9c-3d4e-5f4g5m8n-3o-7r4x-11z6A3| target .~d6x-3z4| taught~c-4d-7e5f3p9r-9B3|
taxi~c4f-3j-5k7l-3u4v-3| tea~a-3e5n5o-7y3| team~a-4c-3d4m-7n9o-6x4z-5B3C3| teeth~a4h6i-6l3q5r-5|
tell~a-5b-3c9d4e-8i-3l6m10n-6o-5p-4q-6r5v-7w4x-5z3C-6| tell .~c3e-7f3h3i-3l5u3| tell
NAME~a-6c7d-4h3i3l-4n-3o3x8y-8| tell him~e6h5| tell
me~b-3d15e-12h-3i-3j5k-6n-3p9r-11s-3t3v-11w8x-3y3z3| tell
you~a5b3c-4d-8f-4g7j-3k-3l5m12o-10q-4r3v4x-10y11B5C-8|
telling~a-3b-6c5e5g-5i-8j-5l8m-7n-5o10p3q-7r4u5x-3y3C-4| telling NAME~a-4c4e4h3i-5j-3l6o-5u5v-9|
telling you~b-4c5e-3h4i-3l3m-3n-3o4p-4r3v4x-11y9B-5C5| tells~a-5b-4f5j-5l4m6n-4o-5q-4u6v-4x-3y-4z7|
tells me~a-5d4e-4f-3l3m3n-3r-7u4v-3y-3z5| tells us~p-6r5| ten~b6c-5d4e-3j7m-5n7p12r-11u-8w7x3A-3|
ten minutes~a6p3r-4z4A-3| tent~a4c6k4l-3n5p-5r4v-3x4z-5| terrible~d-7f-3g3|
than~a-10b3d8f-5g-6h-6i9j-14k4l-9m-5n9o-4p11q-8r-11u12v-6w-9y14z-4A-5C8| than
NAME~a4d-5e4p11r-10B-5C4| than i~c-4d8l3m-3n3p-5r3w-3x-3y5| than you~a6b-3m-3n-4o7x4C8|
thank~c-9e-9g4h-8l5m-3p-15q3r7v4x-9y6B5C-5| thank you~c-8e-10g5h-7n3p-12q3r5u-4v6x-7y7B5C-6|
thanks~j4l-3p-4r4u-5w6B4C-4|
that~a3b-9c-5d-3e-3f-5g16h-3i-9j-4l10m-22n-24o36p5r-8s7t-9u3w-15x5y-10z5A-8B9C-9D-6| that
$~a-4b4c-4f-4n-3o4p3y-3z6| that ,~a-5c-11d-5e6g8i4j4k-4m3n3o-6p7r-10s5t-4u-5v9w-3x-5y-5z5B3C-7| that
.~a6b4e-8f4g6h-5m-9n7o7p6r-8v6x6y-7z4B4C-6| that ?~a5e7j5o5p8q-5r-3x-3z9| that
NAME~c-5d4e4g-5h4j-5l3n12o-7p3q-7r5s3x8y7B-10C10| that a~d-5q-3x5y-9B3C-3| that about~d3p8r-5| that
bag~d8| that before~a-9| that clue~d11h4n-5o6x3z-3| that down~m7o-4v7w-6x-4| that
face~d4e-3o4p-7r4C-3| that from~c-3e3f3g-3h5p-4q-4r6| that
i~a3b-5c3d12e-10g-4i3j-4k-7l8m-4n-5o4p4q-4w-4x-10y-5z11A-3B3C-3| that idea~g6x-3z4| that in~b9r-4|
that is~a4c12d-12e6f-8g7h-9m7o-7p8q3r-15s-3v-5w8x-6z6A3B4C-9| that it~d-4i-5k5l5p-4r6u8| that
last~a-4c8d-5e-5i-4k5| that makes~b3c-5e-3f8| that my~c3i6j-3u3| that necklace~a-3h6i5l-3| that
nobody~a-4d6e3m-4o4p-3q3x5y-4z-3| that one~a-6d-3e-12g16i5m-8n-3o9p-4r4v5y-4z7B-12C12| that
she~a-6e4g-3p5B4| that the~a4b-3c-4d3g3h4n5p-4q-4r5x6y-4z-10A4| that to~e-4f-5g10h-3i-6l3p-4x3| that
up~a-4b4p4q-8| that was~a-3c-3e-5p-8r10v3x-4B4C-3| that
you~c8d12e13f-3g-4i-4j8m-9o6p-4r8t-4u-6w3x15y-5z-10A-4C4| that
~~a5d-3e-4k7l-4m-11n-4o12p-9q8y7z-9B-5C5| that'll~a-4f10i-3w-3| that'll do~a-4f10i-3w-3|
the~a7b-9c-4d-10e4f-15g-3h-5i-12j-13k6l11n-15o9p-8q5s9t-5u11v-3w-12y-9z5A-12B-6C5D-10| the
ED~e3m6o-7p-4| the back~a3b3e-3k3q-4r7x-3| the ballots~a-4c6f4| the basket~m6o-5r3x-6A6| the
beach~a-7i7j-5p-6r8u5w-4x-3y4| the bench~a3m8n-3| the better~m-3n7| the big~d6C5| the
bigger~c3l3m3y-6z4| the boat~b-4d4e-4j-3l6m-4p6q-5u3v-5x-3B-4| the booth~e3m6n-3q4v3| the bullet~c6|
the bus~d5e4p-4q-4r7| the camera~a-8e3h-3r6x7| the challenge~a-3b-4c-4i5j-3m-5n4p-5q-3r6u3C-4| the
clue~c6d6e-6h-3i4j-4k-5m-7n-6o9p-4q-4r6w-5x7y-4z-7| the dark~a-4e8j-5l5n-3r4u5v-4y4z-3| the
door~e4h3i-4l4m5o-5q-3r6z6| the end~a5b3c10d-4f-4h-8i-10j-5k17l-4m-10n4o3q-3u6v-5w-6x-3y-4z5B5| the
extra~c3e-3q-3r6| the eye~a-5e10h4p3r-5| the feast~c5i-6l7| the fifth~h-4m-8o9q5r-5| the
final~a9d3g9h4i-3j-7k13l-3m-3o5p20q-6r-15u11v-7w-3x5y-3C-4| the
fire~a-5b4c-11d3e-7g-3h5i13j10k-11l5m3n4o-5p-4r7u-3w6x-12y3z4| the
first~g6k-7l7m-10o6p10q-3r-10u3v4w-6x4z-7B-4C4| the fish~a4b-3e-6i-3j5l-4u-6w5| the
five~b3d-6e6q3r-4x3| the flint~e6| the girl~b14d-3g6| the girls~d6e-3h-4n-3p-4r3| the glue~a8e-5|
the good~a6c6g4j-5l3u3v-4| the grave~c6e-3| the ground~a-3c3e-7f10i-3l4m4n-4v4z4| the hand~p6q-4|
the head~a10r-3| the hour~c7h-4| the house~e7x-4y5| the ice~i-5k3n4o-3p-5r8| the
idol~a3c-4d10e5g3h-6m-13n-10o20q-5r7s-5t5x3A-5B4C-3| the island~b5f4i-8l3| the
jury~a5c3d-7g-3h5l7p3B-3C3| the knife~f6h4p-4q4w3| the
last~a4c11d-8e-11i-9j-8k9l-6m-4o3q5r-4u5w-5x8y-3| the lot~a-5c-4x7C-4| the machete~a-5d-7p-3r5| the
man~b8g6p7q4r-4x-3y3| the map~e9r4| the menu~c3h8p7r-5B-3| the
merge~b8e-3h3i13j-5k-4l-7m-3n4o-3p-6r7w-4z-3| the million~k6| the minute~f-3l3p-4r7| the
missing~a-8e6| the money~a5d-4j-5k-3l6u4w-3| the moon~a-6g-4h4i3p3| the
morning~d3i5j-6m-4n-3o6p-7r7x8y-6z-5| the name~b-5c10e-4h7i-7j12k-4l-3m6o-6p-4q4u-11v4w11x-4z11A-10|
the necklace~a-3c3f-4g-3h-3i17j-3k-4l-13m4n-3o-4p-7q-6r12u3w-3y-4| the nets~a-4e-3x-7y6| the
next~a4c4e-3f-4g-3h9i4j5k-6l5n4o-6p3q-3u-5v-5w8z10B-6C5| the
night~d7e-8g-4h6i-9k7l3m-5n6o3p5r4v6x7z-6| the numbers~a-5c-4e-4f9h6i4j3l-3m-7o8s4t-3w6x7z-4| the
of~a-6| the old~b7e4g3h3m-11n11p-9r5t-3x3y3z-4| the
one~a10c4d10e3f9g8h-8i5j-6l-4m13n-11o-9q7s-3t3u4w-6x-13y-7A12C-4| the
only~a-8b17d-4e6g9h-4j-3l6m-3n-4o8p-4t-3w-4x8y-5B4C-6| the opposite~d-4e7p3r-3| the
other~a3e12g-4h-3i-4j-4l5m-6o5r3v-3z6A-4| the others~a7b-5d-5f4k-5l7m-6n5p-4q-4r6v4x6y4A-6| the
pair~c4p6r-5C-4| the palm~a-4h4p-6r4| the paper~c-4e8g4q5x4z-7| the parchments~f6i6p-5B-3| the
pen~b6c-4m4p-4r-4y3| the pencil~d-6e5i3| the plan~c-6d3e3f-5h5l4m14n-3o-15p-7q3u3x-8z12A-5B5C-7| the
pot~b-4c-3d-6e-3h-3j7l-3n-5o6q9r-9u-3w4x3| the price~c-4h-3m-3n5p-4r6| the problem~b8| the
question~a3d-6e-3g6| the rain~c5e-3i10l-8m-4n3p-6q-4r10u3w4| the
rest~a5b-4f7i-9j7l6m-3n-9o9p-3r3v3w-5y-3B-4C5| the reward~a-7c6e-5i-7k-11l12o3x9y-9z-3| the
rice~a-3d-6g4h-3k-3p12q-4r-11| the river~p4r-5x-5y6| the roof~a-8c-5g3| the salt~e8q4r-4B-3C4| the
same~b-6c-7d-5e7f3i-10j5m-4n8o-5p7q-3r-10u-3v7w3x8z-3B-7C4| the sea~a-4e-4i-6l5| the
season~a4e-3k-5l9| the seating~c6m3n-4| the second~e6i7j-6k-4p-6q3r3u5v-4w-4C-3| the
shelter~b4e-6i-5l6q-3r6x-4| the soup~e7p-5q8r-6C-4| the split~a-3c-4h4n-6o6r5x3| the
stray~e3o3x8y-6| the sums~a6B-6C6| the sun~i9l-11p3r-3x5y-3| the swap~a3e8g4h-3o-4| the
table~b5d-3e-3g4i4k-3l-3m5o-5r-3y-6z5| the thing~d4n-6o6p6r-7| the third~e6m-4o5q4r-3x4z-4| the
tide~e-7i3u-4v3| the top~a3c7d3e-4h3k5m3u3x-3z3| the torch~p-3q6| the truth~d7e6i5j-3o4p5r-4y3B5C-5|
the two~a-6d6e-4h3i-5j-3k8l-5n5o-5u5y-3| the urn~c-5e5h-4i5k-3m6o-6p3q3r-6w6z-4| the
very~a-5b5d3e3i-3j-3k7l-4n3o3p-3q-5r7C4| the vote~a-9b-5c-8e16i4j-6o9p4q4r-5x-6y6z16A-6| the
votes~a-4d-4e3p8q-7B-6C6| the water~a-4b5d5e3o-4q-6r5u3x-3A3| the
way~a-4d-3f6h6i-6k6m5o-3p-6r3w3x-4| the
well~a4b-3c5d7e-4f-4h7i-7j-6k-4l6m5n4o-8p-4q-6r6u7v-5w-5x-5A3| the
whole~b6d-4e9g-6h-4i10j-8l-6m-3n-7o6p-8q-6r13u7v-3w-6x4y-4| the wind~a-4c-3i13j-5l-10m8o-5y6z-4| the
wind's~e-5z7| the word~a9c7d-4e-9i-5j-3k-7l4m7o-6v-7x-4y-4z9| the wrong~a4c-5e-5m-3n-5o5p-4q9r-5|
the ~~d7e-8f-3h3i-9j5k8l-3m8n-9o3p9q-17r8u-6w5y-10z9C11|
their~a-6b-7c12d-10f-3g5h8i4j-7k-7l4m6o3p-14q14r-3u8v-5w-8y3z8A-3| their ~~c7i3|
them~b-10c-4d5e-10g-7h9j8l-7m-4n8o-3p-15r9t-3u-10w3x-4y-6z3| them ,~a7d-6e-7h-3i-5j6k-4l6p-7r5u-6w6|
them .~b-5d5e-4g-3i3j3l-8n-3r-4x-5| them ?~d-4m-4n6| them my~f-3q-5r6|
then~a-8b-6c-5e5f24g-5h-8i-19j14p8q6r-6s-5t5u-8v7w-6x6y-10A-6| then
,~a-6c4d7f7h5i-7j5m-7n-3o10q6u-5v8x7C-4| then .~a-5c4e-5f13m3o-3p-4| then ?~m8o-5x-6z6| then
NAME~e-7f4r-6v3| then he~d3h7y3| then i~a-5c-7e4f3m-4n5p4r-5x6y-5| then it~g3i-4v-6w3x3| then
the~k-3l6p13r-6| then you~e7h-5m-5o4p-4q3x5y-3|
there~a-5b11c5d-3e6f-10g-3i-6j3k19l-18m-7n-10o14p8q-7s-5t3x13y-13z6A-5B8C-7| there
,~a5e9h-5i3l-5n-5o9p-14r13v4x11y-6z-12A6C11| there .~b-4c13f5i3j-7m4o-6p14q-11r-8u7w-5y3z-6A5| there
?~e-3m-8n3o5y-3z3| there a~a5m3n-6x-4z7| there and~i-3m-3n-3o7x5y-3| there
are~b10c3e-7i-3j-5k7l-3m6o-4s-3t3u4v-3z10A3| there
is~a-6e6f-5g-8h3j5k3l-5n-4o4q3u-7v-4x-7z5A-6B3C-4| there was~a-4d7h4m-3n3p5r-6x5z-3A-4|
these~b-7c3e-6f-6g-4k-4m-14n15o-7p-4q-4r5w-3z-5B-3C3| these days~a-7d5e-4m-10n10o-3z-3|
they~a-13b-6c9e-14f-9g-7h19j-5k-5l3m9n-7o-6p-7q4r4u7w-12x-6y8z-13A20B-7C3| they
are~a-4c-4d3g-4h7i-7l7m8n-7o-5p-3q-4r7w-3x-4y-3z-8A4B-4C5| they ask~c9| they
come~a3c4d-7f3h-12i6l-6| they got~m-7o5| they have~a-3c-3d4h12i-6m5n-4o-3v3x-4z-3A4| they
say~a-3d5h-4l4m-7o5p3r-3w-3z3B-5C5| they stop~d-4o3z8| they told~c6i3| they want~e-3h7| they
were~o4r8| they will~d-5i7k-3l-7m5o-6r3x-4z8B3C-3| they would~a-4p6| thick~p-4r6x4y-3C7| thick
as~h-3x3C6| thing~a-12b-10c-4d4e-3f-4g-11i-10k5l4m-11n-4o18p17q-16r-5t-3u-3v-4x8y-7z-3A-4| thing
,~b-4c-5d6e-3g-3h3i6j-5n-6o7q-6r4u5v-3x7y-6| thing and~e4m-4n8p6r-7y3| thing i~g-4p-3r6| thing
in~d3i4m-3n-3o5C7| things~a-5b-5c-3d7g-5i5j3m3n3o-5p-6u3v-6w6A3| things
,~b-3d6e-5f-3g-3h3i4m4o-4x-5A3| think~c-3d-4e-4f-5h-3i-7j5k6l6n-5q3u3x-10y9z-4A-3B-3C8| think
.~f-6i-4j5q4r-4u-5w4x3| think NAME~c5j-5l9u4v-4B-3| think i~d-7e9g4h3p5r-6| think
of~a8b4c-4e-4g-3m-4n8o-4s-3y3| thinking~a8b-3c-7e-4g-4j5k-3p-4r3u-5w8B3|
third~a7b-6e9f-5h-5i-3k3m-6p3q5r-8x6z-5C3| third .~a5d3p7r-3x3|
thirty~b-3c8i-9j-4k10m3n-5p-4q3u4v-3w-3x-4A3C5| thirty nine~c11e-3i-3k5|
this~b14c7e-13f-3g-6h-4i7j-18l5m-9n4o3q-12r5s-9t10u18v-16w-12y-8z4A-10B-4| this
,~c-7f10g-4m-3p-3x-4B-3C3| this .~c-6d6e-6i-3j4k9m-8n3o3u5x7z-5| this NAME~c3d3l4m3n-9o5r5| this
and~b8| this beach~a4b4d-3k3p-8q5| this camp~a-9b8d-3e6g3i3l-3o4p-6r7x-4z8A-3| this council~a8i-3l3|
this evening~a10b-6c-6e-3f-3g-3h3i-3j3m13o-14p-4q5u-3x-5y-3z7B-4C3| this game~a7e-5l4m-3n5v-3x3y-4|
this is~a3b-3c-5d7e6g-3k3m-4p5r-3x4y-3z-3| this morning~b-4f4h6i4m10n3o-14q-6r3u4v-5x-3z3| this
once~b14d-4j-4u3| this one~b3c-4e5f-3g3i4l-5m5n-5p-9q-3r10z-3| this round~b6i-5j3u-3w5| this
show~c6| this time~b8c3g-3j3k-3m3o-3p-5u-3w6x-3z5A-3| this to~c-3e-3o3x9z-11| this up~e6| this
week~a-6c5e4f-4g-3i6j3m-5n8p4q-3s-3| this whole~a3c3i6j-3|
those~a3b-7c-4f-4g4h-6i-3m-9n-4o13p8r-10v6x6y-9z3| those ~~p6r-6|
though~a7c-6d6e-3f6i3k-4l-5m-8n7r-3s-5t5z-4| though ?~a8|
thought~c-7d-8e-3h6j3k6n-6p-17r10v6w-3y-5B3C-5| thought about~b7k5n-3v3z4A-4| thought
you~c-5d-7e-4f3h5p-4q-6r7| threat~a4b9c-4e5| threat to~b6c-3|
three~b-4c4e13f-11h-10i-21j-11k30l-11m-12n-11o18p6r-5s-5t6u9v18w-10x8y-10A-4B4C-3| three
,~e-6j-3k3p-6q5u3v6w-4C3| three .~a-4d4e9i4k6m-5o8v-6x4y-3| three days~p3q4r-8| three
more~b7e-3i-3k-4l3u-3| three of~a4b-3c-6e-6f-5i-10j4k7l-3r-4u-5v7w4B3C-3| three times~e3p7r-8| three
votes~e3j3m-10o7| three ~~c4d3i-3k7m-4o5x6y-3z-3| threw~m-4o3p-8q-4r10|
through~a-3b9c-9d-6e6f5i8k-7l-7n-4o9p-12r7u-4x9y-9C-5| through ,~c-8f4o6| through
it~b3e7i-3j6m3p5r-5u-7w5z3| through my~e4p-6r6x4y-4| through the~h4i8k-6q7r-7u3w-3|
throw~b10c-5h-5i8j-4p-7q6y3z-4| throw me~b11c-3| throwing~a-3g3m-10o8r3y-8z6|
thursday~a7k3l-3m-3o5p8r-5x4| thursday ,~a4i-4p7r-3| tick~e3j3m3r4u-3w4y6z-7B-3|
tie~a-4d3e4i8j-5l-3m-5q7r-7u6w-4| tie ,~d3i5j-5o-4r-3u6w-4|
till~a-6b7d-13e-4f-6i4k11l-6m-8n3p-7q-10r7v3B4C-5| till he~a8c3h4| till i~e8p-6r7B4C-5| till
it~a7c-6e-5k5| till the~a-8c9e-6i3k4l-3m-3p9q-3r-7x-3B3C-3| till you~i-3j4p-7r5u-4w4|
time~c-4d8f6g-6h-6i3j6k-13m-13n-16o19p-5q-5u-7v-10w11x13y-9z-12A-4B-5| time $~h-3i-3j-3l6u4x-3y3|
time ,~b5i4k-5l-4m-5o3p-4u-4x7z-7| time .~a-20b-3c-5d10l-3m-5n-4o7p8r-11v-4w5y-5z-4B-4C5| time
?~e3p6x3| time i~i8k-3l-3n-3p-5| time somebody~a8d-3f3| time to~a6| time
you~c5j6l-5m3o-3r4u-6w7x-3z5A-3| times~c5d-3h9i8j-4k-3p8r-14u5w-5x4y-5B-7C7| times ,~c5h4p-6q8|
times .~h5i8k-3l-3p-3B-4C5| tin~b3c6d7i3l-4m-3p-6r3x4| tipped~e14r3|
tired~b-4c-4e-3g-5i-6j4p4u-4w6B-3C3|
to~a-6b7c-9f-4g-9h-8i3j-15k7m-13n7o3p-12q-10r12u16v-21w-6x11z-10A-16B-9C7D-5| to
,~a-4b-3c6d5e4i4m-11n4o10q4r-7u-3v5x7z-4| to .~f4i10j-4l-6n3p-3q4r-4u-4x5y-3| to ?~a-3d9e-3x5z-6| to
NAME~a-9d-9e27i10j-12l4n-11o8p-6q-11r11s5t-6u13v-9x22y-25z3B-3| to a~b5d-4h-4i-6m-9o8p4r-7z5B-3| to
all~e4x6| to be~e9f3h-3j9l-10m6n3o-8p-5q7r-3s-5t6u-8v4x-9z10A3| to believe~d-5e4p7r-6| to
cast~m6o-5| to consider~b5c-6e-3| to cut~b4e-5p-7r6| to do~a4c-4d7e-7m6n-4o-5q-3r7| to
everybody~a3e-3i6l-4m-8o5r-3z-3B-3| to fear~c9i3| to find~a-3b-3c-5e4g7m-7n-3o7p-6q3C3| to
finish~a3p5r-7| to get~a-3b-4e4g-4i6j-3l-4m7n-8p-3q-7r8| to give~a6| to go~a4b7c-4e-4q6r-4| to
have~a-4b-3c4e-3f-3i3j3l-6m-3o3p-5r5u-3x6z-5| to hear~b-4d10g3h-3j-3l3p3r-5v-5y3B-6C7| to
heart~e3f4p-7r8| to her~b-8c-4d3e5m-4o4q-6x4y-3z-4C-3| to his~e-4h6m-3| to how~d6e-3| to
it~a-5b-5d6f-3h-5j-6k5m-13n5o5p4r-8u6w-6x-6y-8z11| to keep~c-5e5j4w6x-5y5| to
know~a-9b-5d22f-4i-13j4k-9l14r3u-4v-9w7x4y-3| to learn~a-5c-3d12m-4o5p-6r3w-3| to let~b6d-4f3| to
like~b3c4f9v3| to lose~a-7b6k7| to me~b-3c-8e16f-5g3h6j-8k3l3n-5o3p9q-5r-4t4v-3x12y-9z-3| to
mention~d-9e6p-9r8x-3| to my~a-3d-4h4i-6j-6k-5l14q3r-6u7v-3w-5| to nothing~a9| to
play~b3h6n-4o3p5r-4x5y-6| to put~a-3d-3e-4g-4h3i-4j8l-4m12n5o-14p6s-3t3u-8w6x-6y5| to
read~e5h7l3n3o-6| to remain~b8| to say~b-8c-9d-7g-5i3j4l7m4n-7p-8q4v6x13y-8A-3B-7C7| to
see~a-6b11c-3e3p-5r5t-3| to send~a-9c-3m4o-3z4| to share~p8q-4| to show~e4n-6o7r4x3| to
spare~b-6e-6m5u-3v5x-5A4| to take~a5g6p4q-3| to talk~a3c-3e4h-3q-4x6y-6C8| to
tell~b-3c-11d-3g4h5m-5n-7o11p-6r5x4y-6| to that~a6b-4c5f7i-6j8k-3l4n3o6p-8q-5r13s4t-3u-6v6x9| to
the~a-5b-8c20d-4e7f7i-12j-13k12m6n-3o-4q-3u11v-8w-6x-10z11A-5B-11C10| to understand~d5e10g-3p-3q3|
to us~b3d4e3f7g-6p14r-10x-3y-5B-5C6| to walk~p-4r6| to whisper~c-3d-10e-3i-5l6o7y6z4| to
write~a-8h8i5j-3k3l-3m14n7o-17q6u8v-10w3x-6z6| to
you~b9c14d4e-6f-3h-7i4j-5k-8l12m-4n3p-6q3u10v-5w-4x-17y14z3A-4| to your~a3c4e-3f4j4q3v3x-9y7| to
~~a5d4e6f-3j-3k6l-6m-6n5p4r-5v4w-3x10z-4A-3| toast~a-9c4f9g-3h-4i-3v3w-3|
today~a-14b-14c-4d-8e-19f-7i10j-8k-3l-3m12o-14p5q-10u5v-4w3x-8z9A4B-5C5| today
,~a-6b-3e-10f-3i4j-3m5n-3o-3p4u3v-4w4x-4z3| today .~a-5b-6c-3d-4e-6v-4w5| today i~c4e5p3q-6|
together~b-5c8f-5g-5h-6i-6j-4k6l-3m3n-5o11p19r-4u4v-5w-5x10y4z11A-3B9C-12| together
,~a-4c3d-3h-3k5l-4m4o-3q-4r9z3| together .~a6b-3c-5d3f-3i-3j-3k3l5n-3o5p7r-3u3v-6x4y-7B4C-6|
together ?~d-7m7o4x6y10z7| told~a-7b-8c3e20f-4g-12h-9i-8j4k3l3p3q-14r3u-5v9y-12A12C3| told .~C7|
told NAME~a-4c-5d3e13i-3k4l-3m-11o10p-8q-4r11v9x5y-12z5| told her~c6e-3f3g-3j-3l3p-4| told
him~e3p-3y-9z7| told it~c-3d4e6m-3o4x9B-3C3| told
me~a-5b-4c3d-10e-3f-4g-4i-9k-3l10m20n5o-21p15q-6r-12w3x-7z5A13B7C-7| told
you~c-3d-5e3h-6i6j3l-6m-5o3p-4x-12y4z8B-4| tomorrow~c3d-4e-8f-4m5n3o-8u-4v-3w6y-5z7| tomorrow
.~a6h3j-5o-4u3| tongue~c3d3e5j-4l4q-5r5s3t-3u6v-7x-6| tongue and~p7q-4|
tonight~a14b5c6d9e-16g-12h17i-5j17k-14l-8m49n-36o-34p13r-15s-7t6u-16w15x-44y-5z16A14B-12C9| tonight
,~a-7b-4c4d8e-10h16j5k-3m19n-13o-9w4x-11z7A6| tonight
.~a9b3c-6d5e-5g-4h9j5k-4l-10m18n-7o-17p9q-6r-5s-4t4u-7w6x-16z17A-3B-6C4| tonight
?~b-4c-6d10e3m14n-9o-8p-3q5r-5x-13A7B-7C5| tonight and~b11c5d-4e-3h-4l3p4r-3| tonight
i~a3c8f3i-4j4u-5w3| tonight's~a4c-3d3e-4g-3h7m8n-3o-6x-7A5|
too~a3b-11c5e-4f7g12h5i-3j9l-7m14n-11o-8q10r-15u-6v5w3x-5y3z3B3C-6| too
,~a-8d3f5h-3j4l-6m3q5u-8w3z5| too .~b-4f9i-3l3p-5q7r-3u3w-4| too ?~d4f-3k-4m8n-4o-4| too
much~a9d-3g6h4y3| took~a-9c-6d-6e-8f11r6| took my~p-4q-3r7| took you~d-5f8q4|
top~c8e-5f3h5i-5j-3k8m3o-3p-5s-4t4u3v6x-4y3z4|
torch~a11b-9c7d-4f-4g-4i11j-5l-13m11n-7o-7p-3q6u6v-4w-6x-6y4z4B-8C7| toss~b9| touched~a-4b9c-3e7p-3|
towards~a7c-5m7o-7z5| trade~b6i3| tree~a14d-6i4j-5l3p4u6v-4| tree ,~d-3e6| tree .~a7|
tribal~a4b-3c-3f-3g-3i-5k6l-4m-4n-3o3p-7q9r-10v-3w3x8z-5| tribal ,~i-3k4o3p-7q6x4z-3C3| tribal
.~e4m-4p-3q6r-4x4z-4| tribe~a8c-5m-4n3o3x11y3z-10| trouble~a-4d-3f-3i3m7n-3x-3A7|
true~e3h-6i9k-4l-3A3| true .~c3i8k-4l-3p4| truly~a-4b-5d3e3g-4i-5j-4k6l3u5v4w-3y4A7| truly
,~a-3b-4g-3j-3k6u5v4x-3| trust~b-3c-6d4e6f-4g-3h4i-4j5m-10n16o-13q-9u-5v5x-17y9A7| trust
NAME~a-3b-3d7h6n4x-6y4| trust me~c-3e4j-4o-3p7q-7r-6u4w-5x-12A14| trusted~a-5h9n6o-5r3|
truth~d7e4h4i5j-3l-4n-3p6r-6x-3y3z-5A5B3C-3| try~a-5c-3i-3l3p6r-5B8C-9| trying~m7n-5o-3| tu~d-5e7|
tu ,~d-5e7| tuesday~a-3e11h-4i7j-3m-6o7q3r-5u3x6z-7| tuesday .~e5i6m-4o3q3|
turn~a-8b5c-3d8e-10f4g-5h8i11j-8k-3p5r-3x-4z3| turned~a-5b-4d5g3l-3m8o-8p4q7r-9x3y-3z7| turned
,~e-4z8| turned it~h4p-5r8| turned out~a-3e6p4r-4| turns~a-5e4h-4i4l-5r-3B3C-7| twelve~a-6f-4|
twenty~a5d-7| twice~b3c6e6h9i9j-4k3l-6m4n-9p-4q6r-7u3v-4w3x4y-3A-3B-4C4| twice ,~a-3c11k4p-3q3u3|
twice .~b5h3i6k-3l-3v-6| twist~c3f7g-3i-3j5u-4v4| twist my~c3f7g-3i-3j5u-4v4|
two~a-4b-4c5d6f-9g-10i-4j-9k19l-5m-10o10p-12r16u13v-6w-7x4y-4z-8A-3B3C-3| two
,~a-5c4e-7f-7i-10j-5k4n4o-7p-3q5r12u4v-5w-3x-7y5C-6| two .~k8o4p4q-7u3w-3x8y-3z-5B5C-6| two
birds~a6b3| two faced~e8q-3r4| two of~c3d3e-3f4k6l-5m3n4o-7p-4r3u3x-5A4B6C-7| two
votes~i-4j5k-3m-6o6q7r-3u-5w4y-3| two ~~b-3c-6e3g-3h7i-6k3n5p-6q5x3| um~f-8q3|
umbrella~a-4i3m5o-5p6r-3x-3z4| uncle~a3c6e-4g-3i3l-3q4r-5x-3y3|
under~a-9b-3e8g-5i-5j-4k-4l8m-11n7p-11q-11r15w-3x12y-5z-10| under that~f4g-4i7l-5p3| under
the~a-3c-4d7e6l3m-7n4p-8q-6r6w-3x6y-3z-5B3C-3| understand~a8b-4c-7d9e10p-6q6| understand .~d3e8q3|
understood~c6f7| unless~a8c-4e-3h5v3| unless you~a8c-4e-3|
up~a-10b-4d6e-5g-8h4j-7k-11l15m-7n-20o16p-5r3s-4u11v-4w-14x3y-13A6C5| up
,~a8d3k-4l4m-3o4p5q-3s-4t4v-3x7y-8C-5| up .~c3d-4g-4i5m-4o5p-9r6x6z-5B3| up
at~d3i-3j-3l6m4p3q-8u3w-4x-3A4B-3C3| up for~c4d-6e-4f8g-4k-3l4m4p-7q5v3x-4z6| up
from~d4f5h-4i5j-3m6o-4p-5q5u5v-5x-4A5C-3| up in~c3m3p-3q7r-3A5B-3C4| up that~c4d4l-3p8r-5x3| up
the~a4b4c-6e-3f4g4h-3s3x3| up there~b7d3k3n-4o4B-3C4| up to~a-3b-3c3d6e4h5j3m-4r-4s-4w-3x-3y-13z12|
up with~d4e4m-4n-3o6r3z4C4| upon~a-4d6i3o-6z4| urn~c-4e6h-6j3k-3m5o-5p3q5r-7u-3v4w6x3z-4| urn
,~i-3n-3w7z-3| urn .~c-6d-4e3i5p4q-3r-3|
us~a7b5c-9d6g-4h-8i3j-13k16l-6m-12n20o-14p-4q-4r4s13t-7u17v-13w-6x4y9z-6A-22B-17C12| us
,~a-5d6g4h-4i8k4l-8m3o-10p-3q-4r7s3t-4v5w-3x-3A-3B-4| us
.~a-9b10e-4f5h-6i-9j-4k4l7m5o-3s3t-3v-3w6y3z-5B-3| us ?~a-8d8e-3g6m-7n11o-6x5z-3A-5| us all~a7b-5r9|
us and~b4m3o-3p-4r4v5x-6z8B-7C7| us be~a5b-6m6n-4y-4z5| us
both~a7b-4c-4e3g-5h5i-6j7k5l-6p-4q-3r3u-6w5| us for~m-5n4p-4q-3r6B-4C4| us in~a-5b7p-3r4| us it~c-6|
us see~a-6d-3m4p4y3| us send~a7| us since~e-3p4r-6x-3| us two~a3c6e-3h5j-3k5v-3x4y-3| us
vote~a3c-6e-3v-3| us were~a-8d5e8m-3o6x6z-4| us would~o6x4| us ~~a6p-3| use~a-8e-3i-8m-3o6p-7q-5r9|
use NAME~a-6| use it~i-6j3| used~a-4b-4c-3e-6f-3g-4m-9n5o3q-8r8x-9y5| used to~d-3e-7o4p-3q5r-3|
useful~a-4b5e3m4n-5o4p-7r6y-4z4| using~m-5o7x4| uso~c6m4z6|
version~a-3c5h-3i4j-7l3n-3o4p8r-9u5v-3z-5A5B3C-5|
very~c3d3e11f5g4h-7j3k6l-6m-8o7p8q-13v5w-8x10y-7B-5C6| very much~e6| very well~c6f9i4o3p6r-8x4|
village~f3m-4o5p7q-5r-3x6| voice~a-6e-3j3m8n-4o-3p5q-6| voice ,~a-3j4p5q-6v3|
vote~c5e8g-4h-9j17k-16l-4m5n-20o6p-12q19r-3t3u-17w20z16A-22B-5C3| vote
,~a-5b-5c6d3h-3i-4j4m10n-6o-4p-9r-3w3x-5y-3z18A-7| vote
.~a5b-5e10g5j7l-3m4n-3o-3p-3q15w8x-10z7B6C-7| vote ?~d4e-3j4l-3o-3u-5w8x5z-3| vote
NAME~a-7b7c-9g-4j-3p-4v-3w-6x3| vote against~a3e-5f4g-5i9j-5p-4q4r-3u3v-5x-4z8A-3B-4C4| vote
and~c-7g4p-3q-6r7u3v-3w-3| vote as~e-3f3i-8j6u-5w4| vote for~c12g10i3l6n-5q12r-7v3x-3y8A-6B3C-3|
vote is~b4e-4i-5l6w-3y-3z7| vote last~e-7| vote on~b13f4i-5m-6o5p5q7r-3s-4t4w4B-6C5| vote
out~a9c-5e-4i6j-10m8o-3u10v-6z7| vote was~c-3e6r3| vote with~a5c-3d4e-8i6j4n-4o9u-4w3x3| vote
you~c6d-7e5g-4i5q5r-5| voted~c-10d3h-4i-8k-3l9m-15n-3o15p-6q14r-13u-3x-3z-3| voted
for~a3e-5i-6l8m-5o3q4x9y-5z-3| voted me~e4j5k-3p-4q4u-5w4x-7z5| voted with~e3g3q9r-9B-4C4|
votes~a-10c-13d-6e13f-6h5i5j4k-8l-4m-11o7r-4s3t-3u-3x7A-6B-7C10| votes
.~a-6d4e5m-4n4q-10r8x3A-4B-3C3| votes for~e4i7q6w-3x5| votes on~a3d-3e5p-8q5|
voting~b-3d23f-3g4h-9j12k-10l-5m21n-14o-9r-4u-9v12x-17y4A13| voting
NAME~a5c4d4e6g4h-4j5k-3m7n-3o-4q-3v4y3z-3A-3| voting for~a3d13e-4i-5j3m8n-4p3q-9r5u-5x-6A7| voting
me~c-3d6e-4h-3m3x-4A5| vowed~e7g4| wait~a7c3d3k3m-4n-4o5u3y-6z5A-3| wait .~a4c6|
waiting~a3c-3e3f6m-3o4p10q-8x5| waiting for~a6e-4f6| wake~c7e-3i-5l8|
walk~b6c-3d4f-3h-4i-5j-5k12l-3m-3n-6o9p-13q-7r17u6v-3w-5x-3y5| walk .~b7p-3r3| walked~e8f3h-3B4C-5|
walking~c3e-3i-3k3x-4y7z-3| wall~a-3c5e-4g3h3i7k-3o4| wall .~c3e-3i6|
want~a6b17c-5d8e-13f-5g13j4k4l-10m10n-6o-8p-4q8u-6x-6A6| want .~b7w-6| want
NAME~a11b4d-4g7k4m-4o6y-6z5| want her~a-5b7f3p3| want him~m-7o4| want me~b8d4e-4g8k4p4q-3x4y-5A4|
want to~b-6d-5e5f-5h6l-5m5o-4p-8q10s-3w-3z-4A9| wanted~a11b5d3f4h3i6j3l-5p-7r3u-3v4x-3z-4A5|
wanting~a8c-3g6| wants~a3d-5e-6g-4h5i11l-7r-3u-3v4w-3x4z-3| wants me~h3m-6o3x7z-9|
was~a-17b-16c-25d3e15f-9g-9h-5k-5l4m-18n-15o25p5q-3r-4s-5x9y-10z-5A7B3C-4| was ,~b4e7j3r-3u-5v4| was
NAME~a5b-3e9f-3g3n-4o6p3q7r-7x-8y9C8| was all~a-4e-3x10y-10| was dry~a3e6p3| was for~j6r4u-6w6| was
it~a-7d7e-5g-3m-13o13p-7y3z7A-4| was me~d-3p6q3r7| was mine~c-3e-7p5| was never~a-3c4e6i-3j6p3u-3|
was not~a-4b-4c-3d4e7g-5h8i3j-7m-8n6p-6q4r10u5v-8z6A-3B3| was on~d3h-3o4p8q-4r-5x6z-5| was
only~e-10i4j-3m3u5v-6A4| was scared~e-6| was sick~a3c6| was
the~a3c-3d6e-3m-11n-3o11p-4q-3r6u3x15y-11C-3| was there~b6p3r-4| was told~e7x3C4| was with~e-6| was
you~c4d-5e12i-6j3l3o-4p-9q7r3u-4v5w-4x-5z-5A8| was your~d-6f3i-5l3p-5r3z-5B-3C3| was
yours~c-5e7o3p-9q8x5z-4| was ~~d-3e-8o-5p-3r3B4C-4| waste~b6c4d-3e-3f-4g9i9j-3k-3l-5u3|
watch~a-3d-3e-4f-3h10j3k-3l-5p-6v5y-3B-9C9| watch at~a-8| watch my~i-5j4v6| watch yourself~h6|
watched~b4p-6q3r4x6y-5C3| watching~c-7d-3e-4|
water~a-15b9c-5e-3f-3g3i4j-5l-3m3n-3q-12r7s3u8v-4w-3A-3B3C4| water ,~d4l4m5o-4r3x-8A5C3| water
together~a-4e-4m6z4| wavering~a8| way~a-4c-9e-7f15g-5h5i-9k3l-3m19n-10o-15p-10q3x-12y11z-3| way
,~b-6d-3e-3i-4j-3k4u3v-3w-3| way .~a4c-4e3h7p-6r6s-4w-3C-3| way NAME~d7| way to~a4c8m5o-3w3|
we~a17c-21d-13e-4f-12g-5j-10k9l-7n13o-18q-7r-4s15t-10u15w-10x9z6A-26B-6C4| we ,~a-4d3e6p-8x5| we
?~d-3e5h4m-5n3p-5q-5r7x4A-3B3C-3| we ED~d-3e3h4q8r-8C-3| we all~b3e-4g-3m4q-7w6x-4z10A-5| we
are~a-3d3e8f3h-3i7j-7k5l-11m-5p6q-5r-3u8v-3w-8x-4y8A4B-4C6| we both~a4d-3i7j-6q-3u7w-5B4C-3| we
can~a-6b4c-3e-3m-3n4x-4y5| we could~a5d-3p-5r6| we count~e6| we do~a9b-5c-4d-6f10i-4j4k3u-4w5| we
doing~a-3d8m4o-4| we eat~a-6b6c-3d3x-7| we go~a8c-3f-5m-3o3| we had~a-5o-3p8q-3| we
have~c-6d5e-6h-3i12k-7m10n-4p4r-10s4t-3u7w-4y3z-5A3| we hold~b8| we just~a5b-4d-6| we know~m-3o6| we
let~a7| we lose~a-7r4z3| we must~a6| we need~a-7b3d4f-3g8m-5n6o7v-3x5y3A-4| we not~a-3b7| we
say~a-4e10f-3i-4j7p-6r5u-7w7| we shook~e4n5o-6p4q-6| we should~a6b3| we
still~a3b-3d7m-6n6o-3x10y-3z-4A-4| we two~a-3c5i-3l3n6| we will~a3d-4i-3k11l-9w-3| we
would~a-13b5c-5e10f3g-3| we ~~a4c3l-3m10n-10q3r3x-7z8| wear~e-3h5i7l-5o3| wear it~i6l-4o3|
wee~e7m3x4| wee club~d-3e7x4| week~a-6b13c-5e7f4h-5i15j6k-5l-7m-8n12o-4p-12r12x3z-4C-4| week
,~b5c-5e4g4i6j6m-5n5p-8q6w4C3| week .~a-6f4i5l-4p-5r4w-3C-6| week and~b-4c3d3e-3i3r7s-4t3| week
if~a-5b8| weeks~a3b-3c-5p-4q-6r6| weird~d6e-3f-4h-4i5l-3|
well~a-6b-7d3e-3f4g-12i-5j4k-10l4m5o-5p5q-5x4y-3z-10A4B-4| well
,~b-5c3e-5f3g-3h5i5k-4l4m-7o6q-3u7v-4w-5x6z-7| well .~b5c3e-8f-3i-3n-3o4p-4q-5r8u-3v6z-3| well
?~d9m3p9B5C-6| well this~m6o-5z3|
went~a-11b-8c-6d4e7f-3g-3h-5i-7k-3l6m8n-10p-13q6r12u-5v3x-3y7z-4A7B8C-12| went
for~a-4d3e-6m8o-7x-12y3A6| went home~a-6e8B3C-4| went off~d-4r-4x3y9| went through~e7p-5r4x4y-3|
were~b-9c-20e7f-9g-8i-12j-3l9n-12o5q-4r4w-4x7y-10z-7B9| were at~q-3r9| were going~e3o3p8q-3r-3| were
not~a-4d-10e8h-3q-3| were off~e-4n7o-8x-5z4| were only~e6r3| were out~d6| were
the~c-4d-5e6h-5p-4x8y-9| were writing~a-8e4q3| were you~c-10d-3e9h10p-6q-3r5x8y-5C-4|
what~a-4b-5c5e-4f-6g-6h-3i-21j6k-13l13m-11n-12o22p4q-4r-3u-5v-3w4x12y5z-13A-7C5| what ,~d-10e6g4|
what NAME~a-7c3d16e-11f-3g-3i5j-8n-8o8r-5u6v-8x-11y8z-3B-6C7| what a~a-7c-4e9h-3n3p4r-3x9y-10z-3|
what about~a17c-3d-8h7m-3n6o-3p-7r4x7| what day~d-6| what did~a-4d15e3f4m-5o5p-6x-3B5C-6| what
do~a5d-3e-3m-5n7o3x5y7| what exactly~d3e-6| what have~b3e3m-3o7x8| what
i~a6c5d-3e3i-6j8l-7n8o-7p-13r10u-7w4x7A-3B4C-7| what if~a12d-9| what
is~a-10b5c-3d4e-8h-3i5l-5m5n-7o4p11q-3r-10v3z4A-3C11| what it~i-4j3l4m-5o6q5r-3u-4w4| what
on~b7d-3g3x3| what one~a-6| what she~a-4h4p3r-5x-4y3B-6C6| what the~i8m-4o3u3w-3A-6| what
to~c7d-5i-5j10l-8u-8w9| what was~a-4d15e-10j-3m-4o5r4y3z-6| what we~e6j-3| what would~a7d-14p3| what
you~a-3c11d-11f-3g-3i-11j-5k-4l14m7o-6q-9u6w-6x4y-14A5| what your~d3e3m3n4o-6p-3r3x-3z3|
whatever~a-6b5c18e-10f-8g-3i-13j8k-12l12n-11o7p-12q4r5u-8v-7w10x-10y4A4C7| whatever
happens~b6f-4i8j-3l-3u3w-4| whatever it~c-3i-4j-3l6p-3w-4| whatever
you~a-5b4c5e-6f-3i-11j7k-3m4n-4u-7w8x-6A5| when~c-6d7e4f-3g7h3i-5k10l-5m-15n10o5p6q11r-10s-5t4x8z-6|
when NAME~e-6g7h4k5p-3v-6| when do~d-4e6p4r-3| when he~a-9d3e-5m-3n3p-4q6| when
i~b-8c-5d5f-3g-4h6q-6r4z7B5| when it~a-5c-12d7i5l-4m-5n11o-4q4r-5y3A-3C3| when
the~c4e4g-5h-4i7j-8n4o-5p-5q16r-11s-4t4u4w-4x6z-7A5B-3C3| when there~b4c6d-4i-6k7| when
they~c11e-7h-3i-3m-5n-3o6p-3q3r-3x6z-9| when
you~a3b3c-7d6e4g5i-7j11k-6l3m-5n-3o7p8q-4r-5s3u-10w11x-3B3C-4|
where~a-5b3c6d4e-3f9g6h-3i4k4l-8m20n-6o-17p3q-7u-3v-8w5x-9z3A6B-9C7| where did~e-3m-6o4| where
do~a-3f5h3m-3n6o-4A4| where does~d3e3m7n-3o-5p3| where he~d-6| where i~c3h5i8l-3n5z-3A4| where
is~a-5d10f3m9n-4o-6w-3x-4z6| where it~j-4k6p5r-5u3z4| where she~b6d-3g4h-4m-3p3r-3| where
the~a8c3e-3| where you~d-8e-4j6k-4n5o-3r3u-7v-7w8z-8A8| wherever~a-3c7d-4e-6i-8j11u-12w14| wherever
yours~i-3j5u-5w6| whether~b-6c-11d24e-6g-8i-7j10m-5n5o-3p4u-8v8z-6| whether NAME~a-3d10e-3x-5y3|
whether i~c-4d7m-4n5x4A-3| whether you~a4c-4d9h-3p3x3|
which~a-6b-6c-5d10g-5i-7j7l-4m18n-4o-13u-8v-4w9y3A-4| which is~d-8e3p10r-7| which
of~e-3g-3m3n5q-3x6y-3| which way~d8m5o-4y3| whichever~b5c8d4e-6i-5j3p5r-4u-3w3|
while~b7e4g4h-9i16j-12k-8l4m3n-10o6p-10q-3r10s5t-5u15v-9w-6x7y-8| while .~d5e-6n-3y-4| while
i~d-3e11g3h-3i11j-3k-3m7o-3p-6q-7r7s4t-4u4y4| while the~a4d6e-5x3y-3| while they~e6| while
you~a-3c5d-3e3i-4j-6l9p3u7v-5| whisper~a-3d-11e-4i-8k-3l5o9v-3w3x-3y8z4C-6| whisper
about~d-10o6y5z3| whispering~d6e-3h3n-4x-3z-3|
who~c3d-9e8f-6g6h-5i9j-6l-5n-14o6u6v6w-9x-15y-15z22A-10| who .~d7o-4| who ED~b4e7| who
NAME~a-3d6o-3| who are~d8m7n3o-6q-3r4y5z5C3| who can~h-4p-8q3r3C-3| who comes~a-7| who
could~a7d-6e3q5r-6C-3| who did~h6p8r-4y4z-6B-5C5| who do~m6o-6x-5z5| who does~m6n-5| who
else~b7e-3f6m-5n-3o11p-4x10y-3z-9B-3| who gave~c-3d5e-6x-4z4| who gets~c4i7j-4k-3m3u3v-4x-4z3| who
has~a4b3d-10e-5g4m-7o8p3r-3z7| who i~a9d-11f3i5l-3q-3x-5y6| who
is~b3c-4d6f-3g-3i5j-8l6m4o6r7u9v-8y-5z9| who made~c5e6i-5| who put~d3e8m-10o8p-4x-7y-6z9| who
said~d6f-3m-4o3| who should~a8d3m4o-3r5x-3| who sits~a-6m5o-4x-4z5| who they~d6| who
told~d-8e-7m-3o3x-4y-7z8| who wants~a-3i4m-6o3x7z-9| who was~a3b7c4e-4i-3j6m-5o4u-3x6z-8| who
we~d6m4o-5| who will~d-5f-3j-3m-3n6o-3q4r-3v4x4z-8| who wins~a4b3d-8| who
would~c8e8i-4l4m-3n-4o7p-3r6v3x7y-3z-5B9C-5| who wrote~d-6e5x-4A5| who you~d3e-3h-8i-8l9p10q-6r-3|
who ~~a5e5h10j-4k9p-7q4u4x-7z4B-3C4| whoever~b3c5d-3e-8f-3h-4i-13j19k-6l-8m4p-7s3t-3u-21v-7w23|
whoever you~b4c8i-3j6l-4u-6w9| whole~c-5d-5e18f-3g-8h-6i17j-12l-10m-6p-6q-12r14u12v-5w-9x5y-3A-6C-5|
whole beach~e14y-3| whole day~e-3p-3r6| whole time~e6n-5o3x3y-3|
whom~a-5b-4c-3d10e-8h5i-3j8l3m8n-4o-6p-4r6u4v-4w7x-5y3z9| whom ,~a-6r3y7|
whose~a-7c-8d16f-3m-4n9o-8q4x-5y-3z5A-3| whose name~d3m7o-6x-3z4| whose side~m-8n7x4z-6| whose
vote~d-3e7| whose ~~d6| why~a10c-5d3e10f4i-11j10k-4m-11n-15o23p-5u-10w8x16y-8z-6A-10B3| why
.~a-4e-4g-3i-7j6o3q4r-3u-6w7x5| why ?~d7p-4r6x-3| why are~a6d-9| why did~d8e17g-3o3x5y-3| why
do~d-4n5x6| why not~a7d-5f7g-5| why you~d8e3o3q3r-4x3A-3| why ~~a7g5h5|
wi~a5c3e-3h3j-3k-3l7m4n5p3r-4u3w-3x8y4| wife~a-5b-4c-4d-9q-3r3|
will~a-3c17d-4e-20f5h-8i-4j-4k-5l8m10n3o-17q4v-7A-8B-4C4| will NAME~a-3d7f7| will
be~a11c11d-6e-6f-3h4i-7k12o-5p-5r7s-4t3v3w-4z4| will bring~c-6d3f4x-3y3| will come~c5h5i-6l5| will
do~c3d3i11l-3m6o-6p4s3t-3u4x-5z3A4| will find~c5f6h-4v4| will get~c-8l3m4o-3| will give~d-3e4B-7C7|
will have~a-8b-8c8d-5f-11g8h-5i-4j-6l7o-4u3v-5x-3y3B-3C3| will keep~f3i-4j-7k3l8m-4o4u6v-4w-3x8z-5|
will leave~b-6c5| will never~d-4i12j-10l-3p3r-4u6w-6| will
not~a3c4d9e-6h5i14j-12l8m-14n4o8p-4q7u17w-11x8y4z-10A-3C-5| will see~a5d4e-5h-3i4m8n-5o-3w-4z6| will
tell~b7c-7g5i5j-3v3| will vote~a-9d3j3m3u-3| will
write~a-5c10f9g-8h-3i-5j8l-5n-4o4p3u-9v3w6y-4z5A-5| will you~c-12e-3s-3t3| will ~~c-7i-7p-4v-5w4|
win~a6c16d-5e-10g-4i-4j-3l4m3n-3o-3s-5t4u3w-4x-9y4z3| win .~a6j5v6x-6y6| win immunity~i7l-7| win
the~a-3c10h-3i4l-3| wind~a-4b-3d-3f4g-3h-3i12j-4l-11m8o-6u-3x-4y9z-5| wind's~e-5z7| wind's
turned~e-5z7| window~d-4e6h4| wink~r-3x6y-7| winning~a10c-4|
wins~a11b4c5d-7e-5g-3h-3l5m14n-6o-12w11x9y-13z6| wins .~a3c3l5w8| winter~a-4d3m-3n6o-5q3r-5x3|
wise~h6| wish~c-10d5i3m-3n-6o8p7r-6s3t-3w6x-3y6z-4C7| wish i~C6| wish to~a-3d7g-3n-3o5w3y4|
with~a7b5d-14f18g9k7n6p-3q7s-4x17y-11z-14B-4C11| with ,~a3c-3d4j6n-3r-3v4x-5A4| with
.~a-7c-3e-4o3w5| with NAME~b-5c-3e20h-8l4o6r3u9v-6w3x19y-19B12C3| with
a~a3b3e-3g6h10i-7k6n6o-8q5r-6w-3x-3z3B3C-7| with all~a-5d4h4p6r-3| with an~e6r-4| with
every~c-3e7k4p-4r4| with everyone~a7b4g3i4p-3r4| with her~a-3b5m3r7C4| with him~b3c4g3j4p-3u-3x7C-3|
with his~a9b3| with it~a4d7e3f7i-7j10m4n-13o9p-5q-10r14u-9w5z-3| with
me~a11b-13c20e-10f-11g4h-8i9j-13k-3m-11n14o-9q-7r7u10v-3w-9x16y-7z-10C-7| with
my~a8b6d3e7h8n-5o5r-4s-4t4u-4v5| with no~f-3g3j5p-4r6u-6w5x3y-3| with one~c-3e-6h5l-3m3o-5| with
pleasure~f8h4| with respect~a6m-4n4o-3r5x3| with that~b-3d-4e4g5i-7k5l-4n4o-3q5r-7v3w-3x-5B-4| with
the~c-4d-9f3i-12j7k-3l-3m4n3o-5p-7q5s-8t8u-7v9w-4y3z4A-4B-5C5| with their~c6| with them~m-4q6r-3|
with two~e-3k6q3| with us~a-14b13c-5d3f4g5i-3l4o-3x-5y5B-8C8| with whom~a-6d-6m4o3x3y7| with
you~a-7b-4c-3d-6e4f20h-7i-7k4l4n-7o4p4q3u-3v-3w7x-6A8B-5C8| with your~i6j-8k4l9m-4o4u8w-5B-4| with
~~d-3e7B-3C3| within~c8h-4r3| within the~c7h-4|
without~a-6b4c-7f3g3h-5i-22j3k9n-3p-24q-6r23u-3x-4z7A-3C4| without me~a-3c-4d5g7p-9r9x-3z3| without
you~b5c7e-3i-9k3| wolf~a7q10| woman~a-4b9e6f-4h-3j-4m5o-6s-3t3x-7B3C-4| woman is~b8e3f-3|
won~a3b-9c-5d-4e-7h-4j-6n-3o3u5v-6| won ,~a-4b-3c-7d-3| wonder ?~d-6e3y-4z4| wonder whether~d6|
wondering~c-7d8e-3m-3x4z-3| wondering whether~d6| wood~c-3e-8f-5g-3m-3n-3o5p-8r5x9y-7C-4| wood
,~b3d-4e-6| wood .~d3g-3p-7r4x4y-5C-3| word~b-7c12e5f-4g5i-8j-7k-3l10m12o-9p-8q-6u7w-4x-12y6z10A-6|
word ,~a-4b-4c3e-6j-6l8m-4n5p-3r4u5v-4w-3x-3y3| word .~c5g5h-7i-5l4m-5n3p-8r4x7z-3B8C-8| word
for~e3p-6r4B3C-3| word from~a-3k4m11n-8o-3x-5z4| word in~a4i8l-10| word of~e8j-3v-4| word
that~d6e-3y3| word to~a-3e5h6i-6l6m3o-4p-4r3u5v-3w4z5B-4C4| word's~e6| words~c-3e-7f3h-5m-4o5y3A-5|
work~a-3d5e6f-3g5l-4m5o-4p-8q3r5y3| works~a-3b-3f10j3n-3o5p-5q3u-3w4y3z-8B4C-4| works
for~f9o4w3x3z-7| world~a3c-4e-3k4m-3o5p-3x6y-3B-5C5| world ,~x6B-3C3| worried .~h6| worries~a-4d8|
worry~a-3d-3i10m5n3o-5p6q-5r-4u7z-3A3| worry about~i7n5o-3p3r-3u5| worse~a-3c-5e-6f3h-4|
worth~a-11b8c-7d-4e8f-4g-4h-3i-5j4k-3l5n5o-5p10q-8r-5u-4w5| worth .~e7f-3j3p3u-3w4| worth
more~a-5b9| would~a4b6c-10d7e4f-3g10h3i12l-17m3n7o-8p12r-10s3t-7x-4y6z-7A-6B5C-7| would
ED~a-4e5m6B3C-4| would NAME~a-11b-3d10f-4g-3x-5y3| would anyone~a6d-3e4| would ask~a-4b10c-5e-3o4|
would be~a5b10c-6f-5g10i-9l-6n-5p19q-10r-15t3u-5x-4A-3B3C-4| would beat~a12c4i-3k4| would
been~e6m4o-4x-3A4C3| would come~c7f3| would cut~b-3c8e-4i4k-3| would do~c-3d-3e-3f10j4u-4w5| would
gain~a-4b6c-3| would go~e4m7n-5| would hate~c-4e8r3| would
have~a-5b-8c-11d-7f3g3h-3j-3k3m5o-7p8q6r-5w-4x5y-4z3B3C-5| would help~m7n-4o-3x-3y3| would
just~d4e6n3| would let~a-3b4c3h-3i-6l6| would like~a8c-3d18k-6q7r-3s-5x-3z5A-3B-4C4| would
miss~a8c3d-11| would need~b-4c4f3g5o6| would never~a-5b-5c8d-3e5f7g-8h-5i4j-5m-3n7o-4p3q-3u4v-4|
would not~a4b-16d-5e-6f7g-11h12i-3k7l6m-5n-3o8p7r-8u6v-5x5z-3A-3B3C-10| would notice~a-6| would
only~a-4b6c-4d-3C-5| would put~a-5c-3e4h4i5j6p5u3w7| would
rather~a5b-5d-4e-9f-4g9h-5i-7j-5k12l-4m3n-3p5q3u5v-4z-6A5| would say~a4c-4d-3e-5g4m5o-5z7A3C-6|
would see~a3i-5j8u-10w7| would she~a-8d7| would sooner~c3d-3e-4f-5g4h-3i11j-6k-8l-6u4w-3y3| would
take~b7d-3e3i-3r6| would told~e6o3x3| would vote~a3c10m-7o11x4| would want~a-4g4m5z-3A6| would
we~a-7b9g4| would write~a3c17d4f-4g5h3m5n-4p8q-10v4x3| would
you~c-4d10e-6g-7h-5i8j-6l-3m-5n12p4q-11u4w-3x4y4z-3A-6| would ~~a-7b7h-3p-7r11s3B4| wow .~f-3q-5r6|
write~b5c8d3e-7i9j11l-14n7o-3p21q10r-19u-4v7x6y-3z-11| write ?~d8h5x5z-4| write
NAME~a-5c12d-3e-4f10g4h-3j4l-3n-4p-3r-8s3v4w3x3y-9z10| write him~a6f-3| write it~c-3d6p4x-5z4A-4|
write me~b5c-6i6n3q5x-3z-3A3| write my~e8p6q3r-3z-3| write that~a-4c-3m6o-5| write the~a-4c-4f-7p3|
write you~b-6c7i11j-8m-7n7o6p10u8v-4w-4x4|
writing~b-7c12f-6i7j-4k-3l-5m25n-14o-19p4q17r-10w-8x-19y11z-6A7| writing $~p7| writing
NAME~a-4c6f-3h5i-4j5m4n-5p-3u-3v3| writing me~c-3d4m6n-3o-3p-3x-7A4| writing you~e-3i7j-3u3|
written~a-5b-7c5f4h5i-4k-3m-7n3o7r3w-5x3A3| written ,~m-6o6r-3z4| written .~a-5c15f6|
wrong~a6b-13c-4e-5f-6g7h-3i-4j-3l3m-6n-8o10p-10q5r6v-3w3x3A-6B-6C4| wrong
,~b-4g-4j-5l4n-6o6p-4r5u3v-4| wrong .~a-3o3p-7r8v-3w3A-3|
wrote~a-4b-3c-12d-11e19f-6g5h-4i6j-4m-18o15p-3q25r-19v4w-3x15z-22A4B3| wrote NAME~a-3d-6e8p-3q6r-3|
wrote me~c-4d-5e11g5p-10q10r-8x3z-5A7| wrote my~m-8o4p3q5A-3| wrote you~c4e4q3r-4B-6C4|
y~a7d7m-3o3p-3| yes~a-10b-6c-11d5e3f14g-11j-5k5l3n-5p11r-18u4v-8w4y3z-4B-4C5| yes
,~a-9c-3d-3f9h-3j-3k3l3r-8v-4w4B-5C5| yes .~a-4c-7e6f4g-4m4n-3p3r-6w-4y3| yes
?~a5e3m-7n9o-3p5r-4A-3| yes or~d9f-5g-3n-4o5z-3| yes to~c4e-3f10m4o-3|
yesterday~c-4g5h-4n-8o9p10q-3r-9x5y-3z-3| yet~a-9c-8f-3g-4h-3k3m11n-10p-3q-5r12x-13z14A-3| yet
,~a-5b-4d-3e-3g3p3x-5y-3z10| yet .~a-9b7c-5e-3g-5n5o-3y5|
you~b-3e6g-4j-6k4l-5m-9o8q-8r5u6v-9x9y-3z-10A-5B17C-15D-10| you
$~b-3e-4f3g-4j-5k4l-4n3o-4p-8u3w-6x-4y-7A6B-3| you
,~a-6b-3c7e5f-8g-7h10i14j-9k8m6n8o-6p3q6r-3s-5t5u13v10w-6x-4y3A12B-7C7| you
.~b-3c9d-7e-14f3h16i20j-28k3n-6o4p-13q4r8u25v-10w-29x-12y6A6B10C-10| you
?~a-5b5d-12e10g-6i11j-7k-3l-4m-6n6o-4p-10q-6r11s-4t4u6w-6x4A-9B-4C4| you
ED~a-4c-8e5g3i5j-3m-5n4o5p3q3r-5x9y-3z-5| you a~a3c3d-4e5j3m5o-7p-5q4u-4v4x-4z3B-7C7| you
about~a-3d9h-6n-5o5q6r-4x-3y5z-3| you all~a-4c-6d5e-3f3r3| you
and~a-9b-6c14d12e11f-5g-8i-10j-10k23l-10m-25n7o9p-14r13u10v4w-7x31y-35z-12A-10B7C18| you
are~b-5c7d-4e-3f-5g5h10i13j-12k-3l-4m-4n5o-6p-6q12s-3u14v-4w-12y-3z-5B8C-8| you
as~a6b3d-4e-3h6i5l-3m3n-5p4x-4| you asked~c6f9p-4r7| you
at~a-4b5c4h-3i9j-6l-5m-3o7p3r-11u6w-7x-6y8C-3| you be~a6b-3c-3m4n-7o3| you been~e-3o4p-5r6x3z-5| you
believe~a-3e-6m-3n7o-5p3r-3x-6y5| you both~p-6r4v3x-4C5| you brought~a3c-5d8e-7u-4v5x-3y6z-3| you
buy~d6| you by~j4w3x-7y4| you can~a4f9g7h-3i-6j10k-5m12n-3o-7p7r-3s5u-12v7w5x-7y5A3B-4C3| you
could~a-7b5c-9d6e12h-7p-5r8z3C3| you dare~b6h-3| you deserved~e-7| you
did~a3b5c-3d-3i-13j8k3l3n4r-7u-9v5w7x3| you
do~b13c-3d-6e-6g3h-9i-4j9k-5n-11o8p-13r11s4t-4u-7w8x9y-9z-7A4B3C-4| you down~c4e3h4m-4n8p-10r12x5|
you eat~d-4e5i-5k-3l6q-3r4| you eaten~d-6| you ever~a5c-6z-3C5| you fed~p6q-4| you
feel~d-3e-5n4o-8z8| you for~a-5b-3c-8g8h3j-4m-7o4r7u5v4w-6y6z-8C6| you
gave~c-4e8f-3h-3m-4n-3o5q-11x6z-3| you get~a-3c9d3e-5i-4k-6l10m4o-3v-10w6x-10y5| you
go~a-4e3g-4h4i-7j16k-4l-8m-6n4p-5r6u-15w13x8z-3A-3| you got~d4e3i-4j5l-4m11n-3o-9p-5r7u-6w3y-6z5A4|
you had~a-3c-5e-11f9i-4l6m4n-5p9q-5y6z-5B3C-5| you hand~c-4d-4h3i-6j5p-6q-3r9u-5w3| you has~a-4e6|
you have~a-4b4d9e8f9g-3h-8i5j7k-9l-10m5n-9q-14r7u-7v4x-4y-9z9B10C-12| you
hear~a3c8d-4e-3f5i-4m8o-10x-16z16| you i~a6c4d3i-4k4n-3o3r-3x-8z5B-3C3| you if~c5i8k-4l-5| you
in~a5b-9c5d-11e-7h3i3k4l-5r-7u5v3w-3x5y-4A-3| you is~m-3n7p3r-3x7| you just~a5d-5i-3q-3r4x3y-8| you
keep~a-4b11c-4e4i-8l4n-6o6p3r-3z-3C-3| you knew~c-3o3r6y5A-3C7| you
know~a5e-12h-3i-6l3n-9o6p-14q-7r19u-3w6x-6y3z9B-8C6| you learn~d-6| you leave~b6c4d-4i6| you
left~d4n-3q6r-3| you let~a-3d3e6i-3k3m4o-4v-3w5z4C3| you lied~e6g5m3n-3p7r-5x-5y5| you
like~a3b10c5d-6e-8f-4h4j7k-6p5r-3u-7w8B-6C5| you live~a6d-5| you look~c-4n5o-3p6q-4r-5x4| you
make~m-3n8o-3p13r-12y5| you may~a10c7e-5h3l-3u-4v7| you me~c7i-6k6p9q-5r-6| you
might~d4h6m8n-3o-6x-10z11| you mine~c-6x4y-5| you more~b3c-3d3m-5n6o-3s-3t3x4z-3| you
must~a4d-4g7m-3o5p5r-4x-3| you my~a4b6c-6d7m-3n-4o5w-3x-5z6A-3| you
need~b5c5d-7e-4f3l-3o3v-6w3x6y4z-4| you never~c-3d5e-5m-3n-4o6r-4| you not~a7c-4h-3p5x4y-3| you
noticed~d-8h6m5o8x10y-3z4| you now~c6| you off~c4e-3h3n6o-6w3| you on~a4c13h6m-3n7o-3p-8q3r4z-5C-3|
you one~v-3w4B-5C6| you opened~m-3o3p-5q-5r8x4| you or~c-4d-4e-5m-6o8u-4x8y-3z-4B-5C6| you
out~c9d-5e-6h8i10j-3l-4u3y4C7| you pick~i-4j7r-3u-6w5| you play~n-5o6p-4r4| you point~b4j5u-5w6| you
promise~p3r3x6y-6| you promised~e-5m7o-6y-9z4| you
put~a-3b-3f-3i-5j7l-6m-8n5q8r-8u-7v-3w10x10z-13A-3| you read~e-4f4i-4j-3l6q-5r4x-3| you
really~e3n9o-10z-3| you reckon~a-6d8m6n-7x-5y4| you said~a-4d-3e16g-3h-7m-6o7p7r-4x10y-10| you
saved~c4f3p7r-3| you say~a14c-3d-21e4g4h-4i-11j4l5n6p11q-7r-9u-4w6x10y-6z-3| you
see~b-4d-6e-6k-5m4o-6x-9y15z6B-8C4| you sell~a9p-3r3| you shall~b3c6l3z3| you shook~n5o-3p6q-3r-4|
you should~b-3d-5e-5h11i-5j4u-5| you sit~d3m-4o6| you sitting~k4p6| you sleep~c3i8j-3l-3p10r-9x-3|
you so~e3f5n4o-5x-5y4B-7C7| you something~c-3d6m-3o3| you stay~b3f6| you
still~a-3c-6d8g-3m-3n10o-7p5r-5x8y-4A-4| you swore~a-3d-5e9p7r-6x3| you
take~a3e5j-6k5m-3n-3o6q-4u5w-5x-4z5| you tell~a-3c3l6p-4r7u3w-3x3y-3| you than~c3i-6k6| you
that~b-3d7e-4g8j4k-4m-9n-3o8p5r-4u-5v-6w4x-12z13| you the~a-3b-5d-3e6f-3g-3h4i-8l6p13r-9B-4| you
think~a-4d6n-3p3q-4x-6y5| you this~b-4d-3e-3h9j5w4| you through~c-8i6k-4o6q7r-7u3w-3x3| you
to~a5b12c-3d-7e4f-5g5i-7j-6k15l-7m-6o6p-5q4r-5u6v-7w-6y3A-4B-5C4| you
told~a-7b-3e11g-3h-6i-7j-7k-3l8m6n-3o-5p10q-4r-6u6w-4x10y-5z-11| you tonight~a-3c3h3i5m4w6y7| you
trust~d12m-3n7o-4x-8y3A3B-3C3| you two~a4c4d7i7k-4p-4v3C7| you understand~a9c-4| you
up~a-3d4h4i-3l3x-10z4| you vote~c-3d5e-4i-7j6o3p-6q6r-5u-6w-3x3A-3| you
voted~d3e5i-10j5k-3l9m-4o5p-6q14r-9u-5w4y-5| you voting~d8m6n-4p-4q6r-5x-5z4B3C-4| you
want~a4b11c6e-4g10h-8j4l-3m14n-4o-11u-5w4x-3y-6z7A3| you wanted~a7p-3| you
went~e6i-6l5m4p-10r10y-4A5B3C-4| you were~b-4c-6e8i-8l6m-3n-9o10p5r-5x-6y8z-8A3C4| you
who~d-9e4g5j-3l3m3o-4u3v-4z-6A8| you will~a-3b9e-10f5i-10j-3k-4l12m12o-9p-8r3s-3v5w-11y-4z8B-3C7|
you with~a3c3d-4h3i-3k5m-6n10o-6p-5q-6r10u3x11y-7A-7| you
would~a-4b8c-9d9e6f3g17h-9j7k5l-5m-4n-4o10p7q-4r-7s-4t-3u-8v7w4x4z-6A3| you
write~a3c-5e5f-4g-4i-4m-6o7p11q3r-11u-3v-4x9z-12| you wrote~b3e9m-14o14q9r-8x16z-17| you
~~a-3b5d6e7i-5k-4l9p6q-7r-4A-3C-3|
your~a-10c3d4e6f-10h7i17j-19k-16l6m-4n3p-6q4s-8t9u21v-21w-12x7y-15z6A-25B8C-9D-4| your
back~a4d-5h5i4l-3p13r-12w-3y4B-3C3| your choice~d6| your clue~c6e-3l4| your debt~k-4l9| your
ear~a7g4i-3j4v4| your ears~a3c4h-6i-5l5| your face~e-6i-5l3p-5q-3r9| your
hand~c-7d8e12j-6k4m-10n9o5p-3u5v-3x7z-8A-3| your handwriting~c-5d-4e7o3q7r-4| your
head~a-3c6h-7p6y-7z9| your heart~a5c3n6o-7p-8r7v3x6y-6| your idol~c12d-10e6i-8l7p-4r3x8B-5C5| your
list~a3h-4i-6| your little~h-4i-3l6x-4z4C-7| your mind~g7j-3m4p6q-4x-5z4| your
mouth~b5i-3j8l-5m-4n7o-3u-8w9x5z-4| your
name~b-6d-12e-19f-5g-5h20i25j-22k10m-7o6u25v-5w-19x8z-4B-10C9| your neck~c7h-3i7l-7n-8o8p3| your
oath~e8o4| your opinion~a-3d8m-3x-3y3| your own~b7g9h-3i3j-4m4o-4t4w-3x-5y3| your paper~c-3d6z5|
your parchment~b4p6q-5| your pen~e6i-5j3u-4| your plan~c4f5g4i-7j3m4o-3u-3x8y-7z4B-3C3| your
pocket~b3d5e-4i-4j5o4u-5w6x4z-3| your promise~e8m5o-6p3x-4z4| your secret's~c6h-4i-3l3| your
shoe~d6| your side~e-5i-3m4o-4x-6z6| your torch~c5i5l-5r3u3w-3B-8C7| your
vote~a6c-6e-3q11r-7s-4t4u-3v-7w10x6| your word~c-4d-5e12h-3p4r-4| your
~~a-3e4f-3g3h6i-4j4k-5m-5o4p-9r6u7v-4w-5x6z-8C-3|
yours~b3c17d14f3g-3i-14j12l5m4n-13o5p-9q18r-12u-11v3w11x5y-11z5B7C-4| yours ,~c3e-5h5l-3n-3o4p-3q6|
yours .~a5b7c3e6i-4j7n-9o7p-15q18r-9s-3t3u-9v-3w10x-4B3C-3| yours ?~c4d23e-3p6q-5v3w-3y-4z5| yours
is~a-4e4p7q3r-3u-3w5| yours truly~m5n-4A7| yourself~b-6c-12d4g6k3m-7n3o4q4x3y-3B-3| yourself
,~a-3o3p9r-8| yourself another~g7| z~a3e6p-6q7r-3| zero~a5i7p3w-3|
~~a5b-3c4d-10e9f-11h-5i-10j-3m4o-5p13q-11r-8t7v-13A-13B7C-4D-9| ~
$~b-10d-5e-10f-5i-10j8k-7m3n-5o-8p10r-8u-10v-6w11x-10z7A-3B-3| ~
,~a3b3c5d6h10i3j-9k3l-4n14o-12p8q-8r-6t6u6v-3w-8x-4A5| ~ .~b-5d-3h5j4k-9l5m-9n6o9p-5s-4t4v-3w5y5z4|
~ ?~b7c-10d-8e-8f-4g5o-4p5q-5s3t-3v4y-5A-3B7C-6| ~
NAME~a16c3e-8f-4g-4i-5j5m9n4o-8p-3s-5t5u-4w-4x3y9z-7B-8C7| ~ a~d-4g3i3k4l-4n-3p-5r6t4u-3v4w4C-3| ~
about~a-5d-3h-3i-9l6m6o-6p6q-4u4x-4z3A4| ~ all~b5e-5h4i-4j7q4u-5w6| ~ already~a-4c6f3| ~
and~a-6b3c-3f5g-6i-6j-5l7m-5n6p15q-5r-14s-3t3u5w-7x3C4| ~ are~a4m7n-4p8r-9| ~
as~a-5e7l-3m-3n-5o10p-9r6| ~ at~a-4b-5e5g-5h-3j-3k3l-3n-7o8q3r4u4y4z-5B7C-4| ~ do~e4x7y-4| ~
for~b3c-3d-5e6k3m11o-11q4w-3x-5y-3z10B7| ~ from~b-4d-3e-5f3g-3p6r-3| ~ gone~e3i4p-5r7| ~
got~e5g4i-5p-4q-5r6| ~ has~b4e-6g4h5p4s3t-3| ~ have~c-4d3h8n4p6q3r-7z4| ~ her~a-5b-4d3m5o-4p-3q6r-4|
~ i~b-4c-7d3e-5f4i-14l5o-4w3z-3B4C-4| ~ in~b-4c5d-3e4f-4g3h8i-6j-6l9m-4n-7o9q-5u4y4z-3B-8C5| ~
is~a10b5c-5g3p-9r8| ~ it~a7d-5e5g4h-3i-5j3k5n-6p-11q-4r14u-3x-5z5A-3C4| ~ like~h4p8r-5| ~
me~b8f-3g4i8l-3o4p-9q4s-4t3u4w-4A-3| ~ name~c7| ~ of~b5e-9n-4u-6v-6w10z-5C6| ~
on~a-4c-3d4e4g7h-4i3j-6l3m10n-5o-5p-3r3u5v-5y3z3B3| ~ one~c-3e8m3n-4r4y3z-4A3B3C-6| ~
over~a-3e3p7r-6x-5| ~ so~c-4f-4h-5i3p-6q4| ~ than~b-4d6l-3m-6n5p7r-7B-6C4| ~
that~a-9b7c5d-3g3i3j-8k-4l7n4o-3p5q-12r6u3w-4x-6z4B3C-3| ~
the~a7b6c-10d-3e5g4h7i-3j-3k9m-3n10p8q8r-7x10B4C4| ~
to~a-9b-7i5j-9l4m10o-12p7q-4r-7u11v-7w-5x-11y4z6A-3B3C-4| ~ tonight~a4c-5e5q4r-3B-6C3| ~
too~a5c4i7l-4| ~ up~a3b-4e3f3h5i4m-6o7r-3u4v-5x8| ~ was~a3d7m-5o4p3q3r-4x3| ~ were~h-3i-6l5| ~
what~c4i-3j3v-3w6| ~ who~a3c6e3j5l-5m4o-3u-4x-3| ~
with~a3b5c-3d4e9i8j-3l-3m-9n5o5p3q3r-9t-3x8y-7z-5B-6C4| ~
you~a-3b18d6e8f-6g12j-4l9m-6n3p3q-8r-4s4t-3v-5x5z-6A-3C-6| ~ your~b5c-4d-4e-5h14j-3l4p-4r3t4| ~
~~a3c-8d-9e9f-3g-3h-4j-10k-4l12n3o-4p9q-6r-6u9w-8x-9z7C-8
"""
_weights = re.compile(r"([a-zA-Z])(-?\d+)").findall
_rows = (one.rpartition("~") for one in " ".join(_TABLE.split()).split("|") if "~" in one)
WEIGHTS = {
    feature.strip(): {ascii_letters.index(letter): int(weight) for letter, weight in _weights(row)}
    for feature, _, row in _rows
}
"""The weights of each feature by the place of their column."""
