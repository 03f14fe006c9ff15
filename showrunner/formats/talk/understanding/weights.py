"""How much each word, clue and rule counts for each act, as labelled lines have it.

Written by `tests/formats/talk/weigh.py`. A row is a feature and, after a ~, with how much it counts
for the columns of `evidence.py` that have these letters.
"""

from __future__ import annotations

import re
from string import ascii_letters

_LEARNT = """
a about above absence absolutely abt abuela accident according account across act acting actually
add added adding admire adore advantage afraid after afternoon afterwards again against age ago
agree agreed agreement ah ahead aim aiming ain't aint air alibi alive all allergic alliance
alliances allies allowed allows ally almost alone along alongside aloud already alright also always
am ama's amen among amor amulet an and angel angry another answer answered anthem ants any anybody
anybody's anyhow anymore anyone anyone's anything anyway anywhere apart apology apparently applaud
appointment appreciate arch are aren't argue argument arguments arithmetic arm arms army around
arrange arrow as ashamed aside ask asked asking asks asleep assurance assured at ate attached
attention audience aunt auntie aunty awake away awful awfully axe ay aye b babe baby back back's
backs bad badly bag balance ball ballot ballot's ballots bamboo band bank bar barely bargain barn
basket bath bc be beach beam beans bear bearing beat beaten beats beautiful because become bed been
beer before beg begged begging begin begun behalf behaved behind being believe believed believes
believing bell belly belly's belong belongs bench bend berries beside besides best bestie bet betray
betrayed better between bible bid bide big bigger biggest bin bird birds birthday biscuit bishops
bit bite bites bits bitter blabbed black blame blanket bless blessing blew blind blindside
blindsided blink blinking blister blisters block bloke blood blow blue board boat boats body boil
boiling boils bold bone bones book books boot booth boots border born boss both bother bottom bought
bout bowl box boy boys bracelet braids brain brains branch brass bravo bread break breakfast
breaking breaks breath breathe breathed breathing breeze bridge bright brilliant bring bringing
brings bro broke broken brother brother's brothers brought bru bruh btw bucket build building built
bullet bunk burger buried burn burned burning burns burnt bursting bury bus business busy but butter
buttering button buy by bye c caio's calendar call called calling calls calm came camera camp camp's
can can't cancel candle cannot canoe cant cap capital capitals captain car card cards care careful
cariad carpets carried carries carry carrying case cash cast casting cat catch catches cats caught
cause cave certain certainly chair chairs challenge challenges chance chances change changed changes
changing charm charming chat chatting cheap cheated cheats check checked cheek cheers chef cheque
chess chew chewing chicken chickens child children chip chips chocolate choice choir choose chooses
chop chosen christmas chuck chur church clams clap clapping class classy clean clear clever cliff
climb clip close closed closer closest closing cloud club clue coach coat coats coconut coconuts
coffee coin coincidence cold coldly collars colleague collect collecting colour column come comes
comfortable coming commit company compared competition competitions complain completely complicated
concerned concur condition conducting confided confirmed congratulations conscience consider
considered contract conversation convinced cook cooked cooking cooks copy corn corner correct
corrected cost costs cosy could could've couldn't council councils count counted counter counting
country counts couple course courtesy cousin cover covered crab crabs crazy credit creek crew cried
cross crossed crosses crossing crowd crown cruel cry crying cup curious curly cushion customer cut
cutting cuz d'you daft damn danger dangerous dare dark darling daughter davit's dawn day day's
daylight days dead deaf deal dealing deals dealt dear dearly debt debts decent decide decided
decides deciding deck decline decoy deep department departure depends deserve deserved deserves
dessert detective dey dial diary dice did didn't didnt die dies different differently difficult dig
digging dinner direction dirty discovered discussing dislike dives diving do does doesn't dog dogs
doing don don't done donkey dont door double doubt down drag dragging drama draw drawing draws
dreadful dream dreaming dreams dreamt dress drift driftwood drink driver driving drop dropped
drowned drum drunk dry dub duck dude duet dug dumb dunno during dusk dust duty e each ear early earn
earned ears earshot earth ease easier easiest easily easy eat eaten eating eats effie's egg eh eight
eighty eish either eleven else else's embarrassing empty end ended ends enemies enemy engine english
enjoy enlighten enormously enough enquire enter entire entirely envelope errol's error especially et
eulogia's even evening ever every everybody everybody's everyone everyone's everything evidence ex
exact exactly example except exchange excuse exercise exist exit expect expecting explain explained
extra eye eyes f f2 f3 face faced faces fact faint faintest fair fairy faith fake fall falls false
fam family famous fancy far farewell farm farouk's fascinating fashion fast faster fat father
fattest fault favour favourite fear feast fed feed feeding feeds feel feeling feels feet fell fella
fella's fellow felt fences ferried fetch fetched fetching fever few fewer fib fifteen fifth fifty
fight fighting figure fill filled filling film final finale finally find finding finds fine finger
fingers finish finished finland finn fire firewood first fish fishing five fix fixed flag flat
flattered flies flint flip flipped flipping float floating floor flush fly fold folded folds follow
follows fond food fool foolish fools foot for forever forget forgets forgive forgot forgotten forth
forty forward found four fourteen fourth fox fr frame frank frankly freak free fresh fret friday
friend friends frighten frightens from front fruit full fuller fullest funeral funny furniture
further g gain game games garden gate gathering gave generous gentleman gentlemen gently get gets
getting ghost gideon's gift giggling gimme girl girl's girls give given gives giving glad gladly
glue glued go goalkeeper goat goats god goes going gold gone gonna good goodbye gooo goose gorgeous
gossip got gotta grab grain grand granddaughter grandfather grandmother grandson grass grateful
grave great greatest green ground growing grudge guarantee guaranteed guard guarding guess guessed
guest guilty guitar gunning gusting gut guts guy guys h ha had hadn't haha hair haircut haja's half
hammock hand handed handing hands handshake handwriting hang hanging hangs happen happened happens
happier happily happy hard harder hardly harm harmless has hasn't hasty hat hatch hate hates hauled
have haven't having he he'd he'll he's head head's headache headed heads hear heard hearing hears
heart heat heavier heavy held hell hello help helped helps hemi's hen hens her here here's hers
herself hes hey hi hid hidden hide hiding high highest hija hill him himself hint hip his hit hm hmm
hold holding holds hole holes holiday home hon honest honestly honesty honey honour honoured hook
hope hoped hoping horse horses host hot hotel hour hours house how how'd how's however huddle hugged
hugs huh hum humming hun hundred hundredths hung hunger hungry hunt hurry hurt hurts husband
husbands hut hypothetically i i'd i'll i'm i's i've ice id idea idiot idk idle idol idols if ill im
imagine immunity in inch included inform initials ink innocent inshallah inside instead intend
intends interest interesting into invented invited is island isn't it it'd it'll it's its itself j
jam jandira's job join joke jokes joking judge jump jumped jurors jury jury's just k kacper's keen
keep keeping keeps ken kept kettle kettle's kettles key keystone kick kid kidding kids kill kind
kinda kindly kindness kiss kissed kitchen knee knees knew knife knock knot knots know knowing known
knows lack lad lad's ladder ladies lads lady lady's laid lamb lamp lamps land landed landing lands
language lass last lasted latch late later latrine laugh laughed laughing laughs lay lays leads leaf
leak leaked leaking leaks lean leaning learn learned learns learnt least leave leaves leaving led
left leg legs lemme lend length lent less let let's lets letter letters letting level liar lid lie
lied lies life lift lifted light light's lighter lightning lights like liked likes liking lil limits
line lines lips list listen listened listening listens lit literally little live lives living
lluvia's lmao load locked log logic logical logs lol long longer look looked looking looks loose
lord lorries lorry lose loses losing lost lot loud louder love lovely loves low lower loyal loyalty
luck lucky lunch lunchtime lying m ma ma'am machete machine mad madam made majority make makes
making mama man man's manage managed mango manners many map marching marisol's mark marked market
married marry mat match matches mate mates math maths matter matters may maybe me meal mean meaning
means meant meanwhile measured measuring meat meet meeting memory men mend mending mention mentioned
mentioning menu mercy merely merge merit met metres mi middle midnight might mija mile milk million
mind minds mine mine's minute minutes mira mirror miss missed misses missing mistake mm mom moment
monday money month moon more morning mornings mosquito mosquitoes most mostly mother mother's mouth
mouthful mouths move moved moves moving much mud mug mum mum's murder muscles music must mustn't my
myself mystery n na nah nail name name's names nan nap nasty near nearly neck neck's necklace need
needed needle needn't needs neither nervous nerys's net nets never new news next ngl nice nicely
nicer night night's nightfall nights nil nine nineteen ninth nite no nobody nobody'd nobody's nod
noise none noodles noon nope nor nose not note notebook noted notes nothing notice noticed notion
nour's now nowhere nowt number numbers nurse nursed nuts o oath oaths objected objection obliged
obvious obviously odd odds of off offence offer offered offering offers often oh oi ok okay old omg
on once one one's ones only onto open opened opens opinion opinions opponent opposite options or
order orders orrin's oscar other other's others otherwise ought our ours out outlived outside outta
oven over owe owed owing own owned oyunaa's pack packed packing packs pact page pages paid pains
painted pair pal palm palms papaya paper paper's papers parchment parchments part partner partners
parts party pass passed passenger passes passing past path patience pay pays peace peaceful peel
peep pen pen's pencil pens people people's percent perfect perhaps perjury permission permit person
personal persuaded pet photo pick picked picking picture piece pieces pike pile pillow pinky
pipaluk's pitch pity pizza place places plain plan plane plank planned planning plans plate play
played player playing plays please pleasure pledged plenty plot plotting pls plug plus pocket
pockets point points pole polite politely pond ponderosa poor porridge position possible possibly
post postman pot pot's potato potatoes pouch pour pouring power ppl practically pray prayed prayer
praying prays precisely prefer press pretend pretending pretty price print prize probably problem
promise promised promises proper properly protect proud provided prudent pry pudding pull pulled
pulling pulls pulse pupil pure purpose push pushed pushing put puts putting puzzle puzzles q quarrel
queen question questions queue quick quicker quickly quiet quieter quietly quit quite quote quyen's
quyens r race raffle raft rain raining rains raise raised ran random rare rarely rather reach
reaches read reading reads ready real realise really reason reasoning reasons recall recipe reckon
record red reef reel referee refuse regret regrets regrettably rehearsed rehearsing relax relied
rely remain remains remarkable remember remembers remind remove repeat repeated report reported
reports respect rest result resume retire return reward ribbon rice rich rid riddle ride ridge right
righto ring rise rising river rn road roast robin's robot rock rocks rokeya's roll rolling rolls
roof roof's room rooms root rope rotten round rounds row rude rule rumour run running runs rush s
sack sacrifice sad saddens safe safety said sake sale salt same san sand sandal sandflies sandwich
sang sat saturday sauna sausage save saved saw say saying says scale scare scared scares scene
scheme school score scratch scrawl scribble scribbling scrubbing sea sea's seal sealed seam search
searched season seat seated seating seats second seconds secret secret's secrets see seeing seem
seems seen sees sell selling sells send sending sends sense sensible sent sentence sentimental
separate serious seriously set settle settled seven sewn shade shade's shadow shake shaking shall
shame shan't shaped share shared shares sharing shark sharks sharp sharpening she she'd she'll she's
shed sheep sheet shelf shell shells shelter shes shield shift shifts ship shirt shizue's shoe shoes
shook shoot shop shopping short shot should should've shoulder shouldn't shout shouted shouting show
showed shower shown shows shut shuts sick side sides sideways sights sign signature signed signs
silence silly silver simple simply since sing singing single sings sink sir sis sister sisters sit
sits sitting six sixty size skin skip sky slack sleep sleeping sleeps sleeve slept slide slip
slipped slips slow slowly small smart smell smells smile smiled smiles smiling smoke smooth snake
sneeze snore snores snoring snow snuff snuffed so sob sock socks sod soft sold solemn solid some
somebody somebody's someone someone's something sometimes somewhere son song songs soon sooner sooo
sore sorry sort soul sound sounder sounds soup source spare speak speaking speaks spear speech
speeches spell spelled spelling spells spend spent spill split splitting spoil spoke spoken spoon
spoons spot spring spun square stabbed stack stage stake stamp stand standing stands stars start
started starting starts starve starving statue stay stayed staying stays steady steal steer step
steppe steps stew stick sticking sticks still stitches stomach stone stones stood stop stopped
stopping stops stories storm story story's straight strange stranger strangers strategy stray streak
street stretching strike string strong strongest struck stuck study stuff stupid subject subtract
such sudha's sugar suggest suit suits sulking sum sums sun sun's sunday sundown sunrise sunset
sunshine supper support suppose supposed sure surely surf surprise surprised surprises survive
survived suspect swallow swallowed swap swear swearing swears sweep sweet sweetheart sweetness swim
swimmer swimming swims swing swore sworn syllable t table tae take taken takes taking tale tales
talk talk's talked talking talks tall tallest tally target tarp taste taught taxi tbh tea teach team
team's teams tear tears teeth tegan's television tell telling tells telly ten tent terrible tested
tevita's th thabo's than thank thanked thankful thanks that that'll that's thats the thee their
theirs them then there there'd there'll there's theres these they they'd they'll they're they've
theyre thick thieves thing things think thinking thinks third thirty this tho those though thought
thoughts thousand thread threat threats three threw throat through throw throwing thrown thumb
thursday tick ticket tide tide's tidy tie tied tight tighten till time timed times tin tip tipped
tired tn to toast today today's toe toes together told tomorrow tomorrow's tongue tonight tonight's
too took toothbrush top torch torches torn toss touch touched touches touching touchline toward
towards towel tractor trade trains treasure tree trees tribal tribe tried trip trouble trousers true
truly trust trusted truth try trying tu tuesday turn turned turning turns turtles twelve twenty
twice twist two u ugh ugly um umbrella unbeatable uncle undecided under underline understand
understood unless unlucky unsay until up upon ur urn urs us use used useful useless using uso
usually ute v veikko's verses version very view villa village villain visit voice voices vote vote's
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
!~a-9c-13d-16f-6g-5h-6j-5m-7n7o4p12r-5u5x-5y3z-6A-3B4C-6| !
$~a-9c-13d-16f-6g-5h-6j-5m-7n7o4p12r-5u5x-5y3z-6A-3B4C-6|
#?~c-10d15e-8f-15g-9h-16i4j-7k-4l7u6w-7y-5z-3B3C-4D-6| #?
ballot~a-9c-8d11g7i11j-7m22n-15o-12p-4q7r-3s3t-3u11v-10x-17z8A11| #?
belief~b-8c-12d8f-6g5i6l5m-10n10u10v-3x-3y3z-4A7B-5| #?
camp~a12b7c-5d-38e4f-5g4j-3n-3q11r-12u3w4z4B-4| #?
mercy~a8b3d-4f5g-7i7j9l-12m-12n9p5q10r-7s-3t3u-10v4w4x16y-3z-11A-7B-6C6| #?
named~b-10c-6d8e-14g-4h-12i5j7m-6o4p3q-12r9s6t-6u-3v5w8x-12y29z-24A-16B-3| #?
who~c5d-3e-7f6g3h3i4j5k-3l3m8n-7o-4p-5u6w4x-11y-8z24A-13B5C-7| #?
you~a15c-3d7f-12h-7j3k-13l7m-9n10p3q5r-5t4v4w-5x19y-12z-3A-8B-6| #? you
past~a4c-4d3e3f3g8j9k-4o4p7q6r-4t3u-10v5w-5x16y-12z-4A-13B-8C6|
#I~b-3f-5g-5h-19i-5j3k-5l-12o-3p-5q5s-12t12u-5x-5y-8z-3A13B5C-4D-14| #I >
I~b-3c4e-7f-3h-3j-5n8o-7r3v4w-8y-5A6D-5| #I >
named~a17b-3c13d-6e7f14g3i-6j8k-9m-11n4o6q-11r5s17t-20u-14v17w-10x10y4z5A-11B-5C5| #I >
they~a-4d5e5f3h-6i-6k5o-8p-3r5s3t-4w-4x-8| #I > what~a-3c4d6g-3i4l-3m-5n-10o11q4s-3v-4w3x3z-5A-3| #I
> you~a4b4c9d-4f-5h-5j-3m-6n8o-3p4s-7t4u4v-10w3x7y-7A-5B15C-10| #I ballot
future~c11d3e-5f8g-3h-4i10j11k3l-16m14n-4o4q11r-8s-3t3u-8v5w11x-15y3z10A6| #I ballot
past~d-6e6f3g6h4i4j6k-9l-7m-21o18q17r-6u-9v11w-4x10y-3A-4C3| #I
future~b3c12d-3e-10i-4m-4n7q4x7y-3z-5A5B-5C5| #I
mercy~b7d4f-3i10j-4k-8l-4q5r-3s-12t10v-4x3y-3A-4C-6| #I not
secret~a-3b-3d-3e-5f5h4k4l4n6o-7p3q-11r3s-3t4v5x-10y8B-6| #I
you~a-6b-4c19d6f9g-5h-5j-5l-5m-3n8o-5p-7r4s-10t8u8v-19w4A3B12C-7D-6| #I you
not~a-3b-5c4f9h5i13j-9k-6l-11p-3q-4r5u14v-7w-12x-7y3z4A-5B5C-6| #I:
I~d-4e4g-6h-9i-6k3l-7m3n4o-8q7r-6s-16t17y-9z-4A10C-3D-12| #I:
asked~a-3c7g-5j-4k-7l7m13n-5o-8p7q-4r-4s-7t4u6v-6y-13z-4A20B-5C5D-4| #I:
ballot~c14g4h-6i-6j20k-8l-17m6n-11p-8q27r-10s-6t7u-18v13w7x-9y-7z3B7C-8| #I:
belief~b-9c-9d5e10f4g-5j5k-4l6m-8n6o4q4r-8s-6t3u-5w3x8z3A-9B7C-13| #I:
betrayal~a-6b5c-3e3i6l-9n-3p7q-7w3x6y4z-11B-9C6| #I:
bond~a-5b5d-5e-7f-11l6n3o-6p-3q-7r5s-5t10v-7w4x-4y6z11A-17B-9C7| #I:
camp~a-5b-10c-9e-9g-4h-7i-3j-4k3l4m7n-5p-8r8s-3t3u4w-5z10| #I:
company~b-4c3f-3h-4i-3k6n4o-9q-7r3x4y-3B-4C7| #I:
conditional~c-5e-11f-4g3i-5k4l6m-5p-7q3r7t-3u6w-10x4y-5z-6B-12C11| #I:
danger~b3c-3d12e6f-5h-4j-3k3m7n-4o-8q-3r4u4x-5y-7z-10A10| #I:
end~a9c13d-11e-7f-8g-7h-8i-16j-13k26l-8m8n-4o-9p-6q-7r13s-5t5u14v-8w-12x-7B-10C8| #I:
future~b-6d-12f-3g-3i-8j6k-5u-7w5x-8y8B-10C10| #I:
he~a4c9d-5g4h8i4j-8k-6l-4m-4n13o-11q-4s3t-7u-5v3w-13x10z-11A-4B-15C15| #I:
hearsay~b-3c-9d10f-10g5h15l5m-9o9p-6r4v6x4y-5z-7A6| #I:
lie~c4e-8f6g5j-3l7m-6n10o-5p4q-13r7t-3u5v-5x11y-4B11C-18| #I:
mercy~a3b7c-3d3e-6f-3g-9h5i7j-5m-6n4o5p-4s-16t14u6v-6w-4x6z-3A-5B-4| #I:
moment~a-9c6d7e-9f-3g-15i-8m10n5o-14q-5r-4s-10t13u-6w6x-10y4z3A4B-7C3| #I:
named~a14c9d4e-6f9g6i-15j14k-7l3p-5q-4s15t-15u-9v20w-15x-11y10z11A-7C-4| #I:
no~a-4b4c-8d3e-5f-13g9i12j-15k-3l-4m-6o5r4s-8t8u13v-7w-9x-8y5B-3| #I:
not~a-6f-9g3i8j-8k-6l-5m-9n4o6q-7r4s-9t8u6w-6A5B4C-6| #I:
numbers~c-8d-3e6h-4j4k6l-14m-11n8q11r-17s-6t5u-6v8w6x10y-5A-11C-3| #I:
ought~a12c-4d6e-5f-4h-11i-3j-4k9l3n4o-4p6q6r-6t5u6w-6x-3z-3A4B-7| #I:
out~a4b-3d-6e-3f-5g5h-9i-6j-17k8l10m8n-19o9p-4q-3r4s-14t14u16v-8w-12x-7z-6A15B-9C13| #I:
past~a-11c-11e6g-5h6i7j-5m6n4o-7t3u5w-4x-5z3D-4| #I:
secret~a5b-10c4i-18j5k-9l13m8n-6o-5p-8q-12r9s-6t6u-3w5x3z-4C-6| #I:
strength~a-10b6c4d-6e-4f8g-12h-4i8j-12k-5m-3n11o-6p8q-4r-6s-7t10u18v-3w-18x-11y13z6B4C-10| #I:
they~e-9f7h-7i-9k8m11n-5o-10r-6s3t-3u-3w-3x-11A8| #I:
what~a-7d12e-9f-6g-4l-6m-4o3p4q7r-7s-3u-6w4y-4A-3C-3| #I:
who~b-4c-4d8e-5h5j-3k4m-4o4p8r-7v4w-4x-6z5A-3C-3| #I: why~a5c-3d-10g5m-7n-3o11p-5q5r-3x12y-5A-5C5|
#I: wish~b4c-6d12f-3g-6h-4i-4k10l-5p-6q6s6t-7u-5x-3y-4B-5C4| #I:
yes~a-4b-7d8f6g-8h5i6j7k-8l-4n12o-10r8u-5v4w6y-3z5| #I:
you~b9c6d3e5i3k4m-7n9p-4r5s-6t3v-7w4x9y-4A-18B6|
#always~a-41b-37c-51d-48e-52f-23g-52h-48i-16j-19k-30l-5m-11n-20o-9p-5q-27r-4u10v-27w-30x-10y-24z-20A-27B23C-20D-33|
#asked~a-8b-4c-5e-5f-7g-11i8j-5k-12m3o-4p4r-5u7v-6x-4z-8A3B-4D-15| #asked >
I~a-11c6d12e-4f5g-5h-9j-3k7l-5o3q-8r10v5w-3x-4y-6A6B11C-5| #asked >
named~a-6b6d5e-6f4i-10j8k-6l4n4p3q-7s14t-15u-14v17w-8x-18y31z-23A-9| #asked >
they~a3b-3e4j-4l4m11n-5o-12w-6x-12y-5z5A6B-3C5| #asked >
what~c3d3f-4g-3h8i4j-4k-5l4m10n-5o-5u6y5A-3C-4| #asked >
you~a6b-3f-4h10i9j-6k-10m-4n5q4r4s-3u7w-9x9y-4z-3A-4B11C-5D-3|
#ballot~a4b-5c11d10e7f-4g-7h-4i-7j34k-16l-35m22n-23o-9p-17q49r-33s-8t8u-33v15w18x-15y-5z8A5C-4D-6|
#ballot > I~a4b-8c-3d-4f4g5h-9i6j5l-5m9n-20p-10q21r-5u-7w9x-14y-7z4A20B3| #ballot >
named~a-5b-5c20d4e-3f3g7i-3j10k-8l-9m12n-16o-4s3u-13v23w-8x5y4z-8A-8B-8C10| #ballot >
they~a-5c-5d-4f-7g3i3j-6n-6o7p-15r13u7w-6| #ballot >
what~a-11b6c-8d13e-5f-4g7h4j8k-4m4n-7o-7q8r-10u-9w3B-9C11| #ballot >
you~a-10e-8f-6g-18h5i7j4k-3m8n-5p6q14s-4u-3v-9w11x3z5C-4|
#belief~a-11b-7c-8d11f-6g-8i-3k6l10m-15n12p-9r5s-4v-6w3y6z-7A-7D-5| #belief >
I~a8b-7c-6e5f-5g-5i-3j-5k3l3m7n4o-13r-5s-3t4u6w-6z-5A9B-4C7| #belief >
named~b-4d18e-5f6g-6j-8k-4l12m-10n11o-11t-3u14v-12x-11y9z-16A-8C3| #belief >
they~b-7g-4h-3i-4j-5m-6o4q-5v3x8y-7z4A-9C-4| #belief >
what~a-3e-6f-5g3h5i3j9k-9l-11m9n-4p-7q9u-9v6x-11y5z15| #belief >
you~a-8b-5c-6d8f5g6h-10j3k6m-8n13o-9p-9q4s-4t5u-6v-5w7x-3A-8B14C-13|
#betrayal~a-5b-9c-11e8f-4g-3h-8i-6j9k-5m-14n15p-3u-9w10B8C-12D-3| #betrayal >
I~a-10b-7d7e6f-6g7h-6i-4k-6l8m-12n9p-16q8r10w-3x9y-3z4A-5B3| #betrayal >
named~a-5c-8d6l5p-5q3r-4u4x-7y5z-3B-9C9| #betrayal > they~c3d-3e-3g3j-3k-4l4p-10r7u4| #betrayal >
what~a3g3h6i10j-4l-4m-6n3p-10r6u3w-3y-4| #betrayal >
you~a-6b-6d3f6g-6h6i10k-5l-4m-7o3q-13r12u3v5w-8y4z-10B-4C6|
#bond~a-6c5d4f-5g-4h-7j-7k-4m-13n15p10q-12r-5s4t-3u4v-8w-5x3y3z-5A-5B5C-6D-8| #bond >
I~a4d-6e-3g4i11j-5l-3p6q-8s4t-4u7w-6y-3A7B4C-8| #bond >
named~a-8d6e3f-8h11i6j-8m-6n6o-12q-5s11t-11u-5v9w-8x-13y10z-12B-10C9| #bond >
they~d-5e3g-3h-9l-4m7n-8o6p4q-7r-5u3v-4w3y6z6A9| #bond >
what~b-8d4e-4h6i-5k-4l5m-9o10p3q-6w3y4z-4B-8C8| #bond > you~a9c-8h-5j12k-10m7o-6q-5u-14w10y-7C-4|
#brief~c8d-4g-6h-5i-9j-7k7l13m-3n-6q6r-6u9v-6w-7y-6B4D-6|
#camp~a-11b-14c-13d-17e-12f-12g-6h-15j-7k-7l9m-4q-8r5t3u6w-5x-3y7z-5B4D-6| #camp >
I~a-6b4c-9g3h4i-3j-8m9n5o-11p-5t-3u7v-7x3y3z5C-5| #camp >
named~a4d13h6i14j-9k-3n-5o4u3v-4x-7y12z-5B-9| #camp > they~b-5d-4e-6g7i-3k4n-3o6q-4r4w4C-3| #camp >
what~c6d-8f3g7h4i5k-3l-5o3p3r-5u-3v-5w13y5A3| #camp >
you~c9d6g-3h7j-16k-4l4m-11o7p-12t3u13w-13y3z-4A-5|
#company~a-10b-6c-5d-5f-15i-5j-5k9m-9n3o7s3u8v-9x11y-6z-11C4D-7| #company >
I~e-8i-6j-12k9l3m-5n3o-8p6q7r-6u13v-7w-9A-11B-3| #company >
named~a-5c-11d-4e3f5g-11h-9i-9k5l9n-12o7q4t-4u7v-6w-5x4y-7z11| #company >
they~b-8c5d-9e3f-4g-7i-3j-5k9l-8n3o-3p15q-8r-4t-3u8A-3B-5| #company >
what~a-5c-9e-4f-7g4h5i-4k3m-3n-11o14q6r-5s3v4x10y-3z7A-4B-6C7| #company >
you~b3c14d9f9g-4h5i-3j-5k7m-15n6o5q-11s-3v-6x8z-16B10|
#conditional~a7b3d-3e-7g4i5j-6k-6m5o-6q4r-4t-6u6w-15z-5A-7B3| #conditional >
I~a-3e-8f-3h-4i7j-10k-6m10n-3o-5p-3q6s-3t3u6v-6w-4z-6A-4B14C-5| #conditional >
named~a16b5d-17e-8f-4h6j9l-3m16o-14r8s14t-14u-7v9x-10y11z-18A-3C9| #conditional >
they~b4c8e-4f7g-4h-4i-5j4m12o-14p3q-3u-3w-3x-12y5z3C-3| #conditional >
what~a-5b-7c4d5e6g-10h-4i-11j-9k4l13n-8o5q3u6w-6y8A-6B9C-9| #conditional >
you~c4d-3f-4g-5h8k-3m-5n8p-4r-6s-7v5w-8x6y-6A-12C3|
#danger~a-6b-13c-3e-9f-5g-11h18i8j-6m9n-6o-6p-3q-5r12u9w-8x-12A6| #danger >
I~a4b-4e6f-10i3l-5n-3o4p3u5v6y6z-3B4C3| #danger >
named~b3c-8d-10e3g-7h4i-9j7n-10o6p-5q-3r8s3t-3u-8v4y7z-12C-5| #danger >
they~a-3b-3d-6e-5h-7l3m4p-3x-4y3z7| #danger > what~a-3d-3e6j-3m-4n-3o7p-4w-3x3y-6z5| #danger >
you~a4g7h-10i-4j-4k4l-4o-3p6q-7r-4v-3w-8y-9z7A-6B5|
#end~a3c7d-8e-7f-10g-4h-9i-24j-17k44l-18m-4n-14o11u19v-10w-13x9y3z-14A-11B-3| #end >
I~a-4d4e12f3g14h6j3k10l-4m5o-9q9r-9s-4t4v-5w4y-3z7A-10B8C-10| #end >
named~a8c-13e7f9h-8j9k-8l-3m16n-12o-11t-3u-11v6x-10y3z-6B-3| #end >
they~a-3c-4d-8e-3g-5h11i-3m3n-4o9p14q-5r-12w-5x5B-6C5| #end >
what~b3c-5d7e-4h-4i-5p5q-5s4t-3u-3w3z-4B3C-3| #end >
you~a-3b8c4d9e5g-4h7i-10k13m-19n3o14u3w-3x4y7z-16B-4|
#future~c8d-3e-6g6h-4i-5m10o-12p4r-4t3v-4y-5B-5C4| #future >
I~a7c4e4f5h-3i-7j-7k9l7m-12o7p-12q5r4s-3t3u5w-6x13y-8z-6A-5B5C-5| #future >
named~a3c6f13g7i-10j9k-6m5p4q5r-7u-10v18w-3x-3y7z-8B-7C5| #future >
they~c13e-3j-4k-3m-11n-4o15p-11q3s3t-3u8w-7x9y-4A-7C-3| #future >
what~a-3b-5c5d-8e-5g4h6i-4j9l-4n4o-6p3r-5u-9w4x4z-6B3C-3| #future >
you~c5d-8e5f-3g-6h-8i6j-8k-3l5n8o-4r-6s5t-3u8w-5x-6y7z5A-6B-6C5|
#he~a6b8c-3e6g5h3i6k-8l-9n4p6r-5s9t-12u-15v18w-8x-11y19z-16A-8B-23C23D-3| #he >
I~a-10b4d-7e4f-5g5h-13i8j-12k-3l4m3n4o-7q-8r5s3v5w-4x-9y16B-8C8| #he >
named~b-14d7e4g-9h7i10j-8k-9l-4m7p13q-9t-6u-8v11w-20y7z-11A-5B-20C19| #he >
they~a-5b3c-4h6n10p-9q-6r13x-5y4B-13C12| #he > what~c5e-3f-4h-11l4m12n-4o-13p-10r5s4t-6x4z-7B-4C9|
#he > you~f9h21i-5l3m-3n-7o7q6r-5s3t-4u10v-9x-3z7B-6C3|
#hearsay~b-8d7e-3f-8g-3h12i-15k-11l19m8n-11o-3p4q-3v5w-8y-5z9A3C-4| #hearsay >
I~c4d-3e-3g9h8i-5j-7l13m6n-10o6p5q-10s-7t6u9v-5w-4A6C-3| #hearsay >
named~b-5c3d-5f-3g-3i8j-7k8m-7n8o3p3u14w-5y3z6A-5B5C-5| #hearsay >
they~a6c-6d-5f5h14i-3j3k-4m-4p-4q-6r6u-3v3w-4x3y3z-10| #hearsay >
what~b8d-8e-4f-4g4i-4k-4l3m-11o5p-7q-8r11s-3w-7x5z-4A-5C-3| #hearsay >
you~a-5b-4c-3e-5h10i-12j-5k-5l13m6n-9q-10s-3v9w-16x-8z10B-6|
#his~a26b5c5e-8f15g8h-5i-16j27k-6l-17m-7n6o4p-8q-4r9s17t-15u-19v24x-14y20B-23C24| #his
mercy~b8d-6f7g4h-4i-4j4k7m-7n10o-10p7q-7r-4s4t-4v4w-3x-7y10B4C-3| #his
out~a10b-6c-7d4e4f11g-4h-6i3l-5n5p6q-4v3w-4x8A6| #his
strength~a15b-8c3f10g-3i6l-8n-5o8q-4r9v3w-5x-5y8|
#lie~a-4b-6c-3e19f-9g-7h-7i-3j-3l9m-8n7p37q-16r-26t-3u7z-6B3C-5D-4| #lie >
I~a4b-9c-6d-7e-3i7l-10n-4o3p18r-20s-4t5u4v5w-11x3z-3B-3| #lie >
named~b-15c-6d8g3h-4i5k7m-15n6o7q11s-3u8v-5x7y-4z-4A-4B-6C3| #lie >
they~a3b-4g4j4l4m-10o9p10r-13u-4w4y-3z3A-3| #lie > what~d9e4h-7i-3j-8k4m-4n9o-5q-10u7w-6x3y-6B-4C3|
#lie > you~a-5e8f8g-7h-5i-9l8m4n4o-10p8q-5r-6w-3y-5z6A3C-4|
#mercy~a-3b20c-16d-4f-16g11h-7i4k-3m-7n9o-3s-7t6v-3x5A-10B7C-10D-5| #mercy >
I~a-11b7c7g5i5j-15l7o5p-5q-6u9v-11w-5x12y-10z-7B5| #mercy >
named~a-11b-4e5f-5g-11i-5j-4k-3l6m-17n9o9p-5r4s9t-8u8v-8z-6| #mercy >
they~a8b-9e-9l-4m-5n4q10r-14w-4A-3| #mercy > what~a7b-11e6f-3h6i-5j4m-13n9o7p-7q-7r6s3t-3u-4v3y5C3|
#mercy > you~a5c3d-7g-9i7j-6k-5m-5r3s-10t7u7v-5w-9y-5z-3C-6|
#moment~b-3c-4e-12f-13g-10i3j-4l-7m8n-9o-6q-8r4s-11t14v-4x-8y-7z10A4C-4D-4| #moment >
I~b13c3e4f3h-18i6j-4k4l-8m-5o8p-7q13s-9t10u3v3w-6x10y-4z-5A5B9C-6| #moment >
named~a13b-6d-4e6h4k-6l3m-18n5o15r7s6t-7u-3v3w-7x-4y10z-8A-3B-12C12| #moment >
they~a-3c-5f5g5j-4k4m-16o16p-10r7u6w-9x8z-4A-9C-3| #moment >
what~a-3d3e-5i-5j5m-6n-7o7q4r-8u-5w-5x3y-7A-8B5| #moment >
you~a-6b5c8d-4e8f-7g5i11j4k-4l-10n-5o5p-3q7r-8t3v-9w13x7y3z-6B3C-3|
#named~a24b6e-8f-5i-10j13k-12l-6m-4n6o-6p-9q-3r9s40t-39u-16v27w-9x-18y33z-20A-23B-19C22D-8| #named >
I~a6b-5e9f5g3i5j3k-4l-17m-7o7p-3q-12r9s11t-12u-18v10w5x6A-8| #named >
named~b-11c-4f-9g-5h-3i-10j14k-7n-4p-5r4s19t-21u-10v13w-7x-12y20z-14A-12C-5D-3| #named >
they~a7b-6f-3g-3i6l-4m-6o5p5q5r-16w4x5y4z-3A3B-3| #named >
what~a-6b-5c-5d9i-6k4l5m7n-16o4p-12q-9r15t3u4v-6w5x-12y13z-11A-3B-4C6| #named >
you~c-8e-7f-6h15j-8l6m-8p-5q-8r7s4t-4u13v-6w-12x-5A12B-3| #named
ballot~a10c14f8g6h7i-10j14k-10l-10m14o-9p7q6s8t-7u-10v21w-12x3y9z-4A-4B-8C10| #named ballot
not~a-8b3d-4f5g11h7i4l-4n-9o8r-3s8t-7v14w-5x3A-3B-4C6| #named
camp~a4b10c5d15e7g-8h5i-3j7k-7l-3m-13n4o5p-6q-15r14s8t-4u-10v6y4z-8B-4C6| #named
company~a6b5e-4l8n-8o3p-3q-11r7s5u7w5x-7y4z10C6| #named company
numbers~a13c-4e5f-3g3h4i3j3k-3l-4m-6o5p-9q-9r15t7v3x5y-3B-10C12| #named company
past~c9f-3g-3h-10j-10k3l12m6q-4s-4t5u4v-9w-7x-4y3z9A-3C-4| #named danger
you~a-9b5c-10e4f6g3h5i-3l7m-4o4p-11q-3r6v12x3B4| #named
hearsay~a-9c-5d6f-4g-3i-4j7m-6o7q3t-5v6y8B6C-6| #named
mercy~b9c-3d-6e3f4k-3l3m-12o5q-5r3s19t-19u-4w7x4y-5z13A-7B-3| #named
moment~a6c5d-6e5f6g7h-5i5j-3k-6l4m-8o8p-3q-4r5s7t-4v7w4y5z-4| #named
not~c-5i4m3n-9o6p7q-8r-12s17t-16u-6v9x5y-6B-7C8| #named
out~a12b9c-9d-3f-14g-8h7i12j-5l-5m-11n9o3q4r5s12t-14w9x12y-4z-14B-6C8| #named
strength~a6b-6c-7e3f-3h-9i8j-6l5p-3q-10r15s3u4v5w-15A-6C3| #named
you~c-10d4e8f14g-3h20i-5k6l8p-6q-7r7s11t-12u6v14w4x4A4B9D-3| #named:
I~b6c17e7f4g13j5k-10l-8m-5n5p-3q-8s9t-10u-17v22w-8x-13y13z5A-5B-15C13| #named:
asked~a8b-3c-3d9f-4h4i3j7l-6m-8o3p-5q3r4s8t-9u-9v9w-11x-21y27z-15A-16B-10C6D-3| #named:
ballot~a3b-13c7d-3e-5f11g-5i-13j10k-13l-8m14n-5p5q10r-5s7t-6u-9v13w-21x4y14z-9A3B-14C17| #named:
belief~e9f-6g-5i8j-3k7l4m-9n14o-5p-14q-5r20u6v3w5y3z-6B-6C5| #named:
betrayal~b-12d8k6l-3m-10n17o-13q8v-6w5z-4A5B-3C6| #named:
bond~a-8b8d7g10i-8j16k-7l-6m-13n6o3q-5r-3s16t-18u-13v10x3B-9| #named:
camp~a-12b3c-9d-6f3h5i9k-4m-8o7p-9q-9r6s4t-5u4v-13w12y-3z-4B-8C7| #named:
company~b-3c-8d-5f-9g-3i5j-7k5l11m4q-4r8s6t-7u13v-5w4y6z3B6C-4| #named:
conditional~a4b-3d4e-8f7h-9i7j-10k5l4m6n6o-19q3s4t-6u4v-5w-4z-6A-8C-7| #named:
danger~b-4d-3e-8f4g-3l7m-13n9o4r-4v-6x7z4A-5| #named:
end~a7c-10d-13e4f-7g4h-10k5l4m16n-11o3p5q4r-6s3t-3u6v-6w7x5z15B-5| #named:
future~a-4c12d4f6g6h6i-7k-7l6n3o-5p7q-3u-7v4w-5y-3z-6A-3B5C-5| #named:
he~b6c-6d-5e3f-5h-4i4l-7m-10n6q5r-9s9t-8u-9v11x-16y15z-13A-6B-19C18| #named:
hearsay~a-7b-11c-3d4e-6f-5g-5h9i-3k-3l8m3n-6q-4s-7w-7x9y-6A6| #named:
lie~a-7b-6d3e9g-7h5j4m-9n5p22q-5r-16s-5z-7A-5B-21C24| #named:
mercy~a-12b18c-6d-7f-8g3h-9i8j-7k-3l-10m-5n7o-12p5q-9r-3s17t-17u-6v5w3x-5z6| #named:
moment~a6b-10c-5d-7e-6f-6g4h-6i-4j-3n-3o7p-4r5s5t-6v-7x9y-3z-6B10C-9| #named:
named~a11c-7d-7e-4f-7g-5h6i-4j6k-3l-7p-7r8s32t-29u-8v22w-9x-7y23z-4A-18B-26C29D-7| #named:
no~a7b-4d-10e8f-10g5h4k10m-5n8o-5p6q5r-6s5t-5u5v-16w14x-4y5z3B6C-7| #named:
not~a-5b4c4d-6f-12g-4h-5i5j-4k6q5r-3s6t-9u-6v-8w9x5y-7z5A4B7C-9| #named:
numbers~a10b-5c-5d-3e7h-5j-5k-10l8m-5o4p-7r6v-7w-6x3z-4A-7C3| #named:
ought~b12e-3f-7g5h-8i7j-6k-9l6m-3n-10o9r5s10t-10x-3y11z-18A-8B6| #named:
out~a11b5c-3f-4g-8h-6i7k3l-17o5q-9r4s7t-9v6w-9x12y-7z-11A7B6C-10| #named:
past~a-7b4c-6e11f-9g-5h4i5j7k-9m7o3q3r-9s7t-10u-6w11x-9y16A4B-18C17D-3| #named:
secret~a-8b-3c5e11g-8h4i6j-7m-6n-7o12p-10q-5r10u-8v4w4x4y-3B-7C6| #named:
strength~a6b-9d5e-4f-3g3h-11i9j-9k-7l4m4n-22o15p-9q-4r8w-5x-8y6A-4B-3| #named:
they~a-4b-4f-3h10i5m-14n11o8q-6r3w4x3y11z-3A-6B-14C12| #named:
what~b4d-4e8h-3i-7j5l4n-3p-8q-7r12s3v-4w8x-7y10z-7B-5C9| #named:
who~d-5e8h-6i-3j-3l6m3o-9p4q-5u6v-4y7z-7B-7C9| #named: why~a9b3d-9e-4l3| #named:
wish~a5b-3c-10f-5h3i4k9m3n-3o-3q-5u3v12w-4y-4z8B-8C4| #named:
yes~a-3d5f5g-3h7k-5l-6m4o-3s5t-5u7v-6w-8x-4y4z-16A5B-7C5| #named:
you~a-13b-5c-4e-5f-3h29i3j-6l8q6r-6u9v-16w-8x7y-9z-4A11B-13C7|
#no~b5d-3e-3f-11g7i11j-12l-3m-10n9s4u12v-7y-4z-8B-3D-5| #no >
I~a-7b9c-6e5f-8h7j-6k4l-10m5o-8r5w-3B6C-4| #no >
named~a-4b5c-12d-4e-3f-6h6i9j-19m-12n11o-4p14q8r-21s15t-15v-5x-7y8z-7| #no >
they~a-10e5f9g-6h-6m4n4o-9w-6z-9A6| #no > what~a9c7g4h8j-4l3m3o-7p-7r5u7v-4x-14y4z10A-4C-5| #no >
you~b-4c3d3f4g-10h-3i14j-16k-6l-8n3q-4r6s5u21v-7w-17x9y-7z-9A-4B-7C8| #nobody:
asked~a3b-6d-4e5g-15h-9i5l-7m6n-3p16q-9r-11u-3v-5w3B4C-8D-4| #nobody:
ballot~c-5d-5e13f-10g4h-5i-5j9k-14l-11m3n5o-12p-7q22r-16u-11v-7w11y-3z8A-6B12C-11| #nobody:
belief~a-8b-8c-4d12f4k12l-7m-3n7q7u-3v-3z-9| #nobody:
betrayal~c-3e14g-8h-9i-5j8k-5l-6n3o-7p9q-3r-7u-11v4w6x-6y-3z10A-4B13C-14| #nobody:
bond~a-3b3c7d-12e6f11g-8h-5i-4j-3m-10n4o10q-19r11u3v-11w-5x-5y4z-4A3B4C3| #nobody:
camp~b-12e-10f-11h-6i11l-6m-9n4o3r6v10w-10x8z-6A-5B7C-3| #nobody:
company~a-4b-20c-6d-8f-7g-9h6i-3j12l-8m15n-7o-5p-5r3u-8v5w5x-18z13B-9C7D-3| #nobody:
conditional~a-9b7c8d7f-5i3j-9k-4l3m-11o6p7q-7u8v-5w-4x10y-10z-3| #nobody:
danger~a6b-3c-6e-11h11j-4k8m5n3o-7p-10r13u6v-4w-4x-7y5z-3C5| #nobody:
end~a-4b-8c13d7e-6g-7h-9i-12j-14k14l-5m-13n-8o15u10w-17x7z-17B6C-7| #nobody:
future~b7c3d6g8h-7j-3k7n13o-11p8r-9s5t-5u3v4w-9x6y-6A3B6C-3| #nobody:
hearsay~a5b-4c4d-4e-6f-5h-8i-15k-6l6m5n4o-12p-8q10r5s5t-4v-7y8| #nobody:
lie~b5d8e9f-11g-7i5k-3l-4m4n-6p15q-7r-11s3t-3v-6w7x-3y6z-13A6B6C-3| #nobody:
mercy~b4c-11d6g4h-5i-3j3m5p-7q-5r7s-10t8v9w-3A-3B9C-10| #nobody:
moment~b-10e-6f-8g-9h4i8j-15k4l-4m-6n14p-3q-7r7s-4t5u12w-22x9y-8B-3C-6| #nobody:
no~a3e-11f-7g13h-4j4m5p-9q3r4s4t-4v-4w6y-4z5A-10B-4C9| #nobody: not~b4c-3e4f-3i-3j3o3p-5r4x3A-4C11|
#nobody: numbers~a8b-3c3d7e-15f-4g-7h-6i-3j-18k27l-14n-11o10q3s-4t4u23v6w-16y-7z10A-3C6| #nobody:
ought~a4b7c6d5e5f-11g8h-6k6l-7m3o-5p-12q-4r11w5z10B-5C4| #nobody:
out~b12c-8f3h4i-3l-6m-7p-4r11s9t-8u5w-9x8y-8z3| #nobody:
past~b-7c9d-4g-15h-11i-12m13o-11p13q-7r-11z7A7B10C-13D-4| #nobody:
secret~c-8d5e3f-5h-11l3m12n-8o-7p-9q-10r19s-3t3v-10w5x-12z14A-5B3C-3| #nobody:
strength~a4b-8c-4d-3f-7g-7k-4m-11n4p3r-10v4w10x7z-6B3C7D-3| #nobody:
why~b-3d5e-6f6g-4h5i-9j8m3n-5p-6q-4r10u-8w6x-7| #nobody:
wish~a-5b-6d11e-10g-3h-4j4k-4l-13n-8o3p-10q-6r9u-6x-12z4C-6| #nobody:
yes~b-9c3d-7e-8f3g-13h-10i-7j9n4p4r-3s3t-3u-5v5z12A-4B-3C4|
#not~a-5b6c3d-8f-10g-11h-6i13j-14k-4l-4m-4n-3o6p4q-5r-5u9v-4w-10x3y-3B6C-4D-5| #not >
I~a-6b-5d-5e-7f-7g6i12j-18k-3l-4m8o-8r9u7w-8x-4z5B6C-3| #not >
named~b-5c-4d-4e-3f-5h8i24j-19l-11m6o-4p16q3r-22s13t-13u-8v9w-3x-4y4z-3B-5C5| #not >
they~b7e-3f10g-7j7k-5l-5m-6o6p7r-8t-3u-6x7z-6B4C-9| #not >
what~a11c5g-4h5i-7j3k-3l5m3o-10q3v3x-10z6A-3C-6| #not >
you~a5b-3c11d-5g-7h-4i16j-15k-11l-4m7n-4o-3p13q-5r-5s3t-5u21v-7w-18x-4y-7z7A4C6|
#numbers~b-6d3g-8j-15k19l-12m-7o8p-10r4s-4t9u18v4w-10x12y-6z-4A-16D-3| #numbers >
I~a6b-3c-4d3h-10i9j-8l-4m6n-4o-4p6r-4u3v-4w-4x-3A-7B3| #numbers >
named~a-9c-13d4e7g6n-3r-5t-3w-4x-6y8B5C-8| #numbers > they~a-11d3e4h6i-4k5p5q6r-10x-4z6A-3| #numbers
> what~a-3c-8e-9f-4h-7j-3m8n-4o-6p5q-5u4w-3x-3z4C7| #numbers >
you~a-3f7k10l-3m6n-6p4r4v7x12y-8z-13A-3B3C6|
#ought~a5b7e-8f-3g4i-6j3k-3l6n-3r3s8t-6u-4w3x-8y6z5A-5B-3D-4| #ought >
I~a-6b10c4e-3f5i-5j8m9o-11p-8q4u-9v3w10x-7y3z-5A3B7| #ought >
named~a3c-7f-7h7i5j-7k5m3n-3o4p-3q-7r12s9t-7u3v-10x10y-4z3| #ought >
they~a7c-3e13g8h-4i-8j7k3n4o-3q8r-6u-6v4B-3C5| #ought >
what~c-5e-4g-4h8i-4j3l-3m10o-11p-8r3u-4w10z5A-3B3C-6| #ought >
you~a-7d8e6f-3g3j-4m-7n-4o5p3s4u4v-9x9y-5z-8A-15B8|
#out~a6b9d-9e-8f-10g6h-3j-8l3m12n-7o-7p-6r5u6v-11x-3y-5A5D-3| #out >
I~a-11c5e-3f-5h-5i14k-4l-13p-11q8r5v-4w6y-6A3B7| #out >
named~a15c-7d-5e-5g-6i15j-10k4l-5n6r3s3t-5u4v-15w20y3A-4B3C4| #out >
they~a-12b4c-6d11g6h3i-6j3k4n3p-6r3A-4| #out > what~a-4d6i-7k-5l7o4p4r-3v-3y3z-5C7| #out >
you~a-9c17e-6g-8h13i3j-3l3m3n-11o5p-7q-5r8u5w-11y3A-4B7C5|
#past~a-6b-10c-6e8f-3g-15i-7k-9l11m-16n-10o19r-5y-4A-13B6C-9D-14| #past >
I~a-8b-10c-8e16g-3h9i4k-4m-9n-5o8q-4t3w5x4z4A-3B5| #past >
named~b6c-3e8f-3g-4h-6k4l-8m-8n-20o19p7r-3s6t-8v-3w-15x-3y-5z13A-5| #past >
they~g10h4j5k-3o4p3q-8u-3w4x4y-4z-4A3B3C-6| #past >
what~b-7c4d8e6h-13i-6k-4l9m-5n-14o9s-5t4v7x4z-9A4B-7C6| #past >
you~a-6c-9d11f-5g-3h-3i6j-11k-11l4n-16o8p7r-6s-5t-3u15v-12w-3y-4z-13C3|
#pending~a-18b-4e7f45g44i-6l4m-5p-3q-3r3s25t-29v7w-8y7z-6A-23B-13C10D-12| #pending
no~b-5c-7f14g34k7l5m-4n9s12t-11u-3v-4w8y-6z9| #pending
not~a-5b-5c-4d-3e6f16g15k6l4m4q-8r3s9t-8u-3x9y-7z6B11C-8| #pending
short~c-3e-6f18g14i-5k-7l3m-6n9p4q5r-5s15t-15u-3w-11x3z3A-11C-3D-8| #pending short
not~a4b3c-5d-6e-9f-10g7h7i6j-4l3m3p5q-12s4t-4v-8w3x7y-7A8B9C-4| #pending
yes~a-16d8f29g8i-5k6l-7m3o-3s8t-7u-3v10w-10x-6y7z-3B-8C8| #pending yes
not~c-5e5g8h6i-9l12o-5p4r-4w9x-5y9A-6|
#secret~a-6b-6c6d-3e13f-12g-10h-5i-15j-7k-19l27m8n-20o13p-20q-23r28s-5t6u3v-6x4y-3A-3B5D-3| #secret
> I~a-5c-3d3e6f-10g-5h-5i-4j-10k-9l14m5n-5p-8r3s-4t4u4v3w-10z4B7| #secret >
named~a-11b-3c10d12e9g-8i11j-11m-12n-5o16p-8x5y-3z-8| #secret >
they~a-5d6e5f3i3j-3k-3l4m-6o4p-6r8v3x5A-4C4| #secret >
what~c11d5e-10g7h5i9k-4l-9n-6o5q4r4w3x3y-3z4A-3| #secret >
you~a-4b-4c-5d4e-5g7j4k-5n-3o5p-5q-6r4u-4v9w-8y3z-7A-6B10C-17|
#short~a-4b-4c-5d5f-22g-25h-11j4l-14m4n-4o-8p-4s3t-4x-6y-7B12C-11D-21|
#strength~a10b-10c-4d-7e-7f-3g-14h-6j-7k-5l6m-7n-13o14p-7q-10r5s-13t15u6w-3y3A-9B5C-6D-5| #strength
> I~a-10b5c-6e6g-6h-11i-5j-7k11l4m-13n10p-4q-4v-6x-7A-6B5C-5| #strength >
named~a4c-6e9f7g-3i5l-9m10n5o-13p-12q-7r16u-3w-3x6y-5B-4| #strength > they~a3b4c-3d12f4k4l-3p-4|
#strength > what~a4b-3c-8d10e-5h4j-4l5m-4o6p-8r6u3w-5z4| #strength >
you~c9d-6e11g-6i-7j-7k8m-5n3o4p-5u6w-9x4y-6C-5| #they~a-4b-3e-10f-4g-5m4p-7q-3r4t3v8w-8x-5z5B-4D-3|
#they > I~a-3d6e7f-7g-8h-5j-8k-3n3p-14r17s-3u11v-8w-14x4y-7z-5A5B5C-10| #they >
named~a8b3c-6e3g-3i9j-6k4l-10m8o-3p-3q4s4t-5u-7v5y4z-7A6B4C-4| #they >
they~b-3d6e-4j4l-3m5n-3p-4u-8x-8z6A3B-5C5| #they >
what~a3d-6e11g-3i3l6n3o-6p3q3s-3t3u3v4w-3x6z-8A3C-3| #they >
you~a-6b3d3f5h7j-7k-4q-7r3u9v-7w-5x7A-3B3C-3| #they ballot~a-3d3e8f-9i6k5n-10o5q8v11x-3A4B8C-10|
#they company~b4c-3d-7e3f-5g5k4l-7n5o-4p12q-7t5u-3w10A9B-3| #they
you~d-4e3f-4g-4h5j-7m-3n10p8q-8u8w-3x5y4A-6B5C-5| #they:
I~c12f-5g-7j-4k-5l5m4o-3p-11q8r9s-4t3u7v-7w-9y-10z-5A10B8C-13| #they:
asked~a11b-3c-4f-9g-3i-4l-9m6n-18o8u-3v3w-10y-6A6C-4| #they:
ballot~a-11b4c3d11e-3g-4h6i8j-10l-3m4n-5p5q-3r-6u7v-4w3z-5A4B3C-4| #they:
belief~a-6b9c-3h10i-6m7n-6q6r-8v-10w4| #they: betrayal~a-6c-3d-4f3i-4l5m-3o12p-6q-6r10w-4z10B3C-3|
#they: bond~a-6c4d13h-11i8j-9k4l-3m6n-10o3p5q-7u5v-3w-8z-5A10| #they:
camp~c-7d3h-7i-10k-5l8m9n-4o-8p-5x-8A8C6| #they:
company~a-12c-7d-4e-6f-3g4h9i-7k-5l6o3p9r-3s4x8y-10z6A3C5| #they:
conditional~a5b-3c10d4e3f-4g5h-5i4j3l-9m-9n8q3w-3x6y-5z-5B4C-5| #they:
danger~b-7e-3g-5h3i11k-5l-3m3n-4p-8q5r4w-4x-4y-4C-5| #they: end~a-5f7g-3h5i-5k5p-8r5w6y-5z3| #they:
future~a3c5d-6g-4l-4m7n-3o-4p9q-5r-5x-7y-5A7B3C-3| #they: he~a-5b4e4i6j-4m-3x5y-4A3| #they:
hearsay~a-6b6d-8e-9f6g-3h13i-8k-3l4m3o-7p7r-3u-3v3w-3x-6y4A-3B4C-3| #they: lie~c-3f7h-5i-8l5q4y5|
#they: mercy~b-3d-4e7g-6j3k-3p3q-11r7s-3u-3v-6w7x-3y5z-6A3B4C-4| #they:
moment~c5d-9e-4f7g-4j3k-4m5n-5p3u3x-12z10A3B5C-5| #they:
named~a5c-4e-5h-3i5j-4k4l-5m12n-5o-6q4u-5x-8y15z-7A5B10C-10| #they:
no~b-5c-3d-8e12g-11h-5j5k3l-10m-10n3o4v8w-5y-3z-7B-7C6| #they:
not~a4e-5h-3k-4m6o-7p-3q-4t4v4w-10x-8y7A-4B-4C3| #they:
numbers~a3e-5f-6g-3h8i-7k8l-4m-5n-8o11p-7q13r-4t6u3v-3w-3B3| #they:
ought~a-5b-5c-6e13f-7h4i-5m4n-3o-5p-13q5r5v-5x-4y4z4A-6| #they:
out~b-4c-3e-7f3h5i10j-4l-12m9n5o-15u6w-5x-5z6A-3B-3C7| #they:
past~a6b-16c-9d5f-3g-7h8i-6j7l5p-4q7r-5u-4x5y3z7A-5B13C-14| #they:
secret~a-6c3d-11h5i-6l6m7q-5r-3u3w-3x-4z10| #they: strength~a9c-3e-6h-5i-7k3m4n3o-3p-4q-4r7s-3t3x-3|
#they: they~c-4f-7g-7i8j-3k-3m3n-5p-8r4t3u5v6w-12A3B5| #they:
wish~a-5e-3i-8l8m-3n-3o10w-5x14y-11z3B-6C5| #they: yes~a-6b4c-5d-4f3i-3l5m10o-8p8q-6x-7y3z5C-3|
#they: you~a-3c3d-7e6h10i7j-4k-9l-5n-5p7r-6u4v-4w-6x4B5C-4|
#what~a-4b-4c-7d10f-7h-6i-8j5k-4l3m5n-12u-3v-3w6x-8y-7z18A-21D-4| #what >
I~a12b3c7d-10e8g7h8k-5l7m-3n-8o12p-9q10t3u5v-3z6| #what >
named~a3b-3c-4d11f-7g-4h-3j-9k5l6m3n-5o5p-7r8u5v-4w-3x-14y25z-20B-3C3| #what >
they~c-6f5h-4i7j-3k-4o-5p4r-4s-3t3y-6z6B4C-5| #what > what~d-6j6l-4m9o-5q3u-6w5y4z4A-4B-5C4| #what >
you~b-3d8h-12i-4k-10l8n-3o4p-4q-5s-3u-4v-3x-3y-5B7C-7| #what:
I~a8c4d-6e5g3h11k-6l4m-6o8p-7q14r-8w-6x8y-9z4| #what:
asked~c-11d9e-5f4g-6h-3k9l-10m5o-3p6q-3u-3v15w-4y6z6A-14| #what:
ballot~a-9b-7c-8d15f-3g-5i9l-9m9n-12o-8q17r-21u3v-8x-9z8A-4B-7C9| #what:
belief~b5c6d3e-5f-6g-7i4j-6k-9l5m-7n10o-3u4v-4w-6z-4A3| #what:
betrayal~j-4l6m-7n-4o11p-3q5r-5u4w-4z-7| #what: bond~a7b-8e5f-4g-3h-3i-7n5o-6p12r-4x3y-9B9C-10|
#what: camp~a-5b10c-3d-9f-4h-3m-8o4p4q3r-6w5z-3| #what:
company~a-3b5c3e7f-5g4h-7j-4l4m-10n-4o16p-3u5v-5w-5x10z-16A10| #what:
conditional~a15d-20e10f-3h3m16n-12o-4p-3q5r-4v4y-5z6B8C-9| #what: danger~a-7n-8q-5r11x-6y4| #what:
end~a-3b4c-3d-8h7i-5j7k5l-3m-6n-6o10r-4u-7v5w6y4z-8B4C-4| #what:
future~a-5c-4d9e-8f-3g-3i11j-3l-13m6o-7p-9q9r-5v3w-4x-3y6A-3B-8C8| #what:
he~a-3b7c-4d3f4j4l-3m7o4p10q-3u-5y4| #what:
hearsay~c17d9e-6g-5h-3j-13l6m6n-3o-4q5r-4u7v-5w-10x-10y-4z11A-5| #what:
lie~c6d-4e9h3j-9k5m-7n7p3r-6u8w-5y-5z4| #what: mercy~b-9e13f-4g7h-5i-14j7k-8l8m-5o3p3u-8w7y3z-3|
#what: moment~a-3b3c-10d11e-5f-6h-10i3k5l-9n-10p-5q8w3x-3z3A-4B-11C11| #what:
named~a9b-3e-4f-8j-6l3m-6n4o3p-5q5r3v-4x-10y19z-17B-3C3| #what:
no~b8c3d4e-3f6i-7j-3k4l11m-6n12p4u4v3x12y-5z-11B-4| #what:
not~a9d-12h8i-3j-5k4l8m12o-14p7r-7u7v3w-4z-3A4B-3| #what: numbers~a-8d-5g-3j-3m4p4q4u4v5w-5z-4|
#what: ought~a8d-11f10h4j-3l4m-5n-9o9p-3v4w-5y-7z6| #what:
out~a-6b8c3f-4g9h4l3m11n-7o-3p-5q10r-4u-5w3x-4y-3z6C-3| #what:
past~c-5d6e4i-16j-3k-6l14m-32n-19o28q4u3w-3x6y-14z-3A-11| #what:
secret~a7d3e4i9j-4l-7m-6n-4o15p-5q-4r9v8w-5x5z-9B4| #what: strength~a5b4c5d-6e-3f4h-4i-8r4u-3y-5z4|
#what: they~d5e-12h-4l-3q-3w4y-6z4| #what:
what~a-6b-7c-3d9f-6g-5h-6i-8k-3l6n-9o5q-5u4v-7w4x-4y-9z15A-18B5C-4D-4| #what:
who~a-4d11f-7g-5h3i11j6k-5l-13m7n-4o-5p-4r3w11x-16y-13z24A-16C-3| #what:
wish~a10b-10d-8e-5g-4h-3k-4m4n-6o3p12q-4r-5u-7v-5w9y6A-4B6C-6| #what:
yes~a-12b11c-10d3e10f-6g3h5i-8j13k-4l-3m-8n-6o3p-11q7u-14v-3w13x5y-12z3A-5B3| #what:
you~a5b-3c-3g-4h-6i-10l5q-9u-4v8x4y-5B5C-5| #who~a-3c-6d11f-6i4l-6m11n-7o-9p-3u3v3w3x-20y-11z27A-19|
#who > I~b3c-6d5e8f-4g6h-3i10j-6k4l-8n-18o9q8r-3u6w-3x-17z12A-4| #who >
named~c12e4g-3h3l5n6p6q-3r7w-3y6z-8B10C-3| #who >
they~a5b3c-4d-3e4f6h-4l-3m5n-5o-4p5r-4s-3t3u-3x-9z6A-3C-3| #who >
what~b-4c-8d-3e5k6l4m7n-7o-9r-3u4v4w-8x-4y4z6A-4B-3C5| #who >
you~a-12d10e-6g5h-4i7j-10k-4m9n-5o-4p6q-10u10v-8w-10y-6z3|
#why~a11c-6e10i-11j9k-4m-11n-16o24p-6u-9v-4w7x16y-8z-6A-9B3| #why >
I~a-7b5c-5d13e11f-3g3m-3n-9o10p4r-4x4y-3A-6| #why > named~a12b-6e13n-6o6p-5r3x5y-8|
#wish~a3b3c-10e-8f-6g-5j6k8l-8m5p-5q3s7t-8u-7w7x-3y6B-9D-4| #wish >
I~a8b5d-3e12g11h-7i-8j4n4o-4p-5q4u-8v6B4| #wish >
named~a6d-14e-11g9h-3j-5k8m5o-6p7q3r-4s11t-8v5w-5x-12y15A3| #wish >
they~a-7g-10i-7k5l-4p5q4r-13w9y-4| #wish > what~a-4b4d-5e-4f-3j4k4l-5n12o-7p8q-3r-11u-3v5x4y8z-12A5|
#wish > you~a13b5c9d-8f5h4i-14j9k7l-7m19n-8o-9p7q-5r-9t-4u-11v8w4x-17y11z8A9B-3C7|
#yes~a-4b-5d3f6g-12h-4i-3j8k-10m-4n-3o3s6t-5u-4y-9z5A-5C-5D-5| #yes >
I~a-6d-10f-4g-3h-8i-3j5n14o-14q-11u4z4C-4| #yes >
named~a6c-7d-5e4g-4k-6l-7n-5o4q-6r4s3v14w-17x8y-3A-4| #yes >
they~b6d5e-4g6h5i4j-5l-5m7o-10p7q-9w-4x-9z3A-5| #yes >
what~a-3c-9e5f-4h-5i-8j-8l6m-10o12p8r-3u8w-9x4y-5A-4B3C4| #yes >
you~a-5e3f-4g3h-7i8j6k-12l-7m-11o6p4q6r-4u-6w12x13y-12z-6A-10B7C-5|
#you~a-10b-10c4d4e7f-15g-7h17j-10k-4m-10o6p-5s-10t7u12v-22x15y-11z-7A-12B21C-18D-15| #you >
I~b-5c6d-4e3f6g-4h-14i-4l5n10o-10p7r-4s-6t4u8v-12x8y-18z-7A3B21C-18| #you >
named~b-4e9g-4i-4o-3p-3q3r3s4t-7u5v-6w4x-4y4z3B13C-13| #you >
they~a-3b3d6g-4h6i-4j-5l3m7n-3o-3p-7q-11r9C-4| #you >
what~b-4c3e-4g5h-5k-14m4n-6p-7q6u-3v-9w6x-7y5z4A4B5| #you >
you~a-5b3c-3f-6g3h14i3l-6m-4n5o-3p3s-5t4v-7x6y-7A-9D-6| #you ballot
past~a-5b7c-9e-4g4i9j4k-4l-5n7p-8q24r-7u-6w7x11y-8z-8| #you
betrayal~a-4b-5c-4d-4h-5j5k-3m-6n7o-7p-6q-3r6u-5w7x3y3z-5A-7B6C-9| #you
bond~b4c4d3f5g-3i5k-6n6p8q-5r-8s4u3v-13w5x11y-4z-7B12C-15D-4| #you
danger~a-10d-7e-8f-3h13i7j-11k-3q-11r6u12v3w-16x-3z10B4| #you
end~a-14b4c12d4h3i-14j-19k34l-9m-12o10p-4q4r-4u21w-15x10y6z-16A-8| #you
lie~a-5b-5c-8d-7e7g-8h-3i-9j3k10o-3p17q-3r-13s-5v5x4z-3A-7B6C-12| #you
past~a-4b5c-3d6f-10g4j-3l7n-10o6p3s-8t3u4v-3w-7x9y-8z-8A-10B9C-9D-5| #you past
I~a3b3c3d-3e6f6g12h7i3j-3l3m-10n-5o14q-3s-4u4w-6x5y6z-3A-6B7C-3| #you:
I~a-7b-5e5f12g-3h-18j3k4l-5n6o-8p5q-6r-3s-8t7v-4w4x4y-10B9C-3| #you:
asked~b5f3g5h13i10k-4m-7n4p-10r6u5v4w-4x9y-7z-7B9C-8D-4| #you:
ballot~c3e6f-7g-4j23k-6l-14m6n-6p-12q20r-15s-7t7u-26v-7w28x-7y-17A12B4C-10| #you:
belief~a4b-12c-6d5f-6g-3h-12i-9j-7k3l6m-5p-5q-5r8u4v-3w-6x-5z6A-6B-4C6| #you:
betrayal~a3c-5e-3f-6g4h-6i-11j7k-6l6n5o-7p-10r8u-7w5A-6B8C-10| #you:
bond~b5c7d7f4g-9j-3l-5m-10n7p12r-14v-3w-4y6z-10A-4B7C-8| #you:
camp~a3b-7c6d-7h-3j-13k-11l13m4o-6p11q-8r-7t4u8v-6w-13x-3y9z-9B7C-11| #you:
company~a3b-3d3h-7i-5j-3k4l-4n5u5v-6w-5x10y-4A-6B3C-5| #you:
conditional~a9b9c-4d7h5i4j5k-6l-5m3n3o-3p4r-4s-3u-9v7x-7y14A-3B9C-3| #you:
danger~a-3b-7d-11f-5h12i3k-8l-6n4o-6p8q-3r-3v4w-3z3A5B-4C4| #you:
end~b5c-5d10g8h4k11l-11m-7n8o-5q3r-3w-3z-12A-5B3C-4| #you:
future~a3b5c3e-7g3h-8j-9l15n-3p-6s-8t8u13w-7x8y-13z5B-3| #you:
he~a5d8e-11i-11j11k-4m9n-4o-10r3s-3u-5v10w-6x-7C5| #you:
hearsay~b4c-6d-5e9g5i-8j-3k-6l15m7n-3o-3p13q-8w-4x-3y8z8B5C-6| #you:
lie~b-9c-12d-9e18f-7h-6i-16k7n-5p16q-5r-13v6w-6x-4y5z-3A-3B5C-8| #you:
mercy~a5b5c7d-8e-9g11h-5i4j-8n8o-4q12r-10u12v-3w-12x3y5A-8B3C-6| #you:
moment~a5b7c6d-4e4g6h8i9k-6l-3n-11p3q-6s-6t6v-4w4x-5y-8z3B4| #you:
named~a-3c3d-7e10f-3g-3h-5j6l-13n4o-5q4s3t-5u-4v-13w13x8y-6z-4A-5B10C-7| #you:
no~a5b3c7e-5g-5h-3i11k-6l-6m5n-10q3s3u3v3w-7y-5z-4B-3| #you:
not~a7b-3c4f4g-7i19j-15k-4l-8m-6n-11o11p11r-11u21v-6w-20y-8A-5C-3| #you:
numbers~a-4b-6c4d4e7h3i6k-10l3m-3n6p-8q-5r10s4t-3u6w-3x5y-4C-3| #you:
ought~a7c5e-12f7h10i-7j9k-13l4m7n7o-7q-14u-8w7z6C4| #you:
out~a-11b5c8d-3j11k-16l6n5o-7p-5q4r3s8t-6u-11v-15w17x-6y3z-3A-4| #you:
past~a-5b-4c-15d-9e15f-3g-6h-8i-8j10k-5l3m3p4q-3r-3s-10t5u-11v10x3y-3z4A-6B16C-15D-3| #you:
secret~a-6f-9g-5h-3i-11j-15k-18l25n-6o3p-3r4u13v-11w-11y-4z-6A3B4C8| #you:
strength~a5f-3h13i-8j8k4m-7n-11o14p-6q-3r3u-4v-7w7x12y-7z-3A-4B4C-6| #you:
they~c-3f-6h4i4k-9l5m4u-6v3x-6z9A-5B3C-4| #you:
what~a11d-14e-3f4g3h3i3k-3l-5m18n-4o-9q3v7w-7x-12y8z17A-3B3| #you:
who~a-4c-3d-3g3j4m12n-4o-13p-11r4u-4w-3x-7y5z8B8C-3| #you:
why~a-4b-3c-8d21e20g-4m-6n-7o10r-4x10y-4z-6A-6| #you: wish~b10c-5d-8f-3g6j4n7o-7q5v-8w5y15z-9A4|
#you: yes~c4d-5g3h-11i-6j3k-3l5n-13o13r-6u-6w7x3z-3A-3B11C-11| #you:
you~a-7b-7e6f-13g-6i-3j-4k3l-4m-13n3o8p3r-6s-8t8u5v-4x14y-9z-11A-10B24C-16D-11|
's~a4c-8f-4h5i-4j9k-10s8t-7u-6v6w-17z-5A-8B-15C12| 's ,~e8f-3g4i3j4m6o-6p-3q5r-6v5x-4z7B-8C9| 's
.~e4p3r-6z4B-4C6| 's ?~x6y-5| 's a~a-9b9c-4d3e-8g6h-3x-4z6B-3C4| 's been~b-3h10q-5B-4| 's
getting~a3c14f9g-4i-4j3| 's gone~a-7g4| 's got~c5e-4f3g-4h10i5j-5m7n-8o11p-6r8u-5v4x5y-6| 's
in~a-6h6| 's mouth~d3e3h-3n-3p-5q-3r7u6x-4y3| 's
name~a9b-4c12d-6e-3h-7j3m-12n-4o14p-8r10y-14z14B4C-6| 's not~a-4b6c-3e7g-4h-7| 's
on~b3c6f3g4i-5j6m-6n10o-4| 's sharpening~a-6e-4h13| 's sitting~a8d-3e-3g4| 's
the~a12e-5h-9j7l-3p-5q7r-5u-6v4| 's torch~a9b-4c-3d-4e-3| 's vote~a-12c-4d3e5m5n-4o-4r-4C3| 's
worth~a-5b6| 's ~~a11b-7c-3e-3h4i3l-3m-3n7o-8p-4q-5r9|
,~a-9b-4c-4d-10f5g-5h-9i-9j11k-5l-5m5n8o-13p3q-6t3u-6w3y6z-6B8C-6D-18| ,
,~a-7c-13e20f-4g-4m3o-3p5r-4x-6y6B3| , .~a-5c-10d3e13h4j3m5o-4p14q-4r-9u-3v4w-4x-6z7B3C-4| ,
ED~b4c5e-6f3i4| , ME~c-7d-5e15p8q4r-5| ,
NAME~a3c-7d-14e-20f10i-17j21l-8m-3o7p-5q11r-4s4u-16v14w11x-3y-7z13A-3| ,
YOU~a-3b10c-8e17f-5h-7i8j-7l-4m-8n-6o12p-3u4v-9w-4x4y3z-18A6C-3| ,
a~b-6c-4e8h-5m-5n7o-4p3q9r-5v4z-5B-4| , about~a-3d-3e4p8r-9x-3y8| , after~a3e10q3r-4x3y-6| ,
all~c3d-4i-6k3l3p-9r9w5C11| , always~e3m3p-5r7z3| ,
and~b-9d-9f10g5h9i6j7k5m10o-7p6q4r-7t-5u-5v8w7x-12y11z10A10D-3| , any~a-6d9u-3w3| ,
are~a-7c-4d15e16g-3m-3n3p4q-7r6x8y-4z-6A3| , as~b3e5g-4j-3l4m7o-10p6r-8w-4x-4y5| ,
at~d-5e4h-3j-6l9n-4o6p5q-5u6v-5w-3x5y-4z-6C3| , because~a5b6e3g6i-7k5l5m-3n4q8r-5w7x6y-4C-4| ,
before~a7c3e-3i-3l3x-3y4| , behind~e7y4| , boss~a-3w8| , brother~b-4c4f6g-3h3n-6o6p-3q3r-3| ,
but~b-12c-4e-4f12g4h6i-3l3m4o-4q-6r3u3v-10x6| , by~a-5e4h-3p-3x4y-3A5B6C-7| , can~a5c5l3m-4n7o-3r-3|
, come~i3m6o-6x-3A6| , counting~e-3i-4j5u-5w6| , day~c7d-6f3i-3k5u3| , deal~a5f3m-3o6| ,
dear~e3v4x6z-4| , did~a-5b3d-6e-7g4m8n-4p-5q-7r10y3z3B7C-8| ,
do~a-4b5c-6d3e-5g-6h-8l-7m-6n-5o6p-7q5r4s-6t5v6w5x-12y8| , does~c-5d9m7n-7x-4z4| , down~k-7l5| ,
eh~a-7b5c-3e6f5o3p-6y4C3| , even~a-8d7e4m5n-3r4x3z-3B-3C4| , every~a-7d8i3k-3o3p6r-3w-3x-3z-3A3B-4|
, everyone~b3e4m-9o10p-3x-3| , fine~b6v3| , first~a7b-3| , for~c3g-3h-3j3k-3o-3p-3r3u-6v5y6z-6C3| ,
from~a9e-3h3j6l-3m-4u-5v6y3| , give~c-7d-3g-4j-5s3t-4u4| , has~d7m8n-3o-3p5| ,
have~d5e5n3p-3x6z-3B-4C5| , he~a3b4c-4d-7e4g7i5l-5n8p-3q-6x6| , heads~a-3q-3r9| ,
hen~e-3h6i4j-4q3r-3u3| , her~a-3h3k6m4| , honestly~e3g3n3p3r-3x-9A9| ,
how~b3c-3d3e10m-5o5q7r-10x6y-5z-4B5C-7| , however~c-10h4p-4q7r-3| ,
i~c3d-6e-4g-9j8n3o-4p7q-6r-10u-6w11x-6z7A-3B6C-11| , if~a8b-5g6h-3j-4l3m-12o11q4u3w-6z6A-5B-4| ,
imagine~m-3n6o-3A3| , in~a-4b-4c5d8e5g-3j5l-6m11n-3o-7q3r-4u-7v8x-13y9z5B-3| ,
is~a-10b-10c-7d15e14g-7h-5k-4l6m5n3o-11p6q-4r-9x-4z-11A9B5| ,
it~b-12d-9e-8f-8g-7h-7i11l-15m4o-7p3q10r-11u5w-3x-6y4z-3A6B-8C3| ,
just~a4b4c-4d-7e-4i-9j9l-7n3p-3r4u-10w6x-4y4A-3| , keep~b5e3i-7j8p-4r5u-8w8| , lad~a4c6j3| ,
lamp~i3j-5q6u3v-6| , last~c-3e8k3m-6o7p-7q4y4| , leave~b7p-5| ,
let~b10d-5e-4f4g8h-3i-6l6p7q-4r-4w-6| , like~a-6c-3d-5e3h3i-8m-10o7p-6r5u-3w3x-8y7z7C-4| ,
look~a-6g-9p-6| , love~c-3e5h5j3m4o-4p5r-4u-3C6| , madam~a3e6f3i3j4p9q-3r-8u-5v7| ,
mate~b-4d-7e-3f-4g4i-4k4l-4m-5n6p-6q3r6v-4x4z-6C6| , may~c6f4x-5z4| ,
me~c11g-4h-4i-6j-4k10l-3m-3n-10o15p6u4v10w-4x5y-5z6B-4| , mine~e-3j6m-3n5o-6u-5w3x9y-4| , more~h6| ,
my~c-3e-4f-4h6i4j6k-8l-3n-6o3p14q4r-12u-3v5w-3x-5y-3z9| , never~a5d-3f-3h-3j-3p6u3w-4| ,
no~a20b-3c-3d-4e-3f-5g7i-7j11k-4m-3n5o-5p9q-4u-9v7w6x-8y5z5B-7C4| ,
not~a-5d4f-6g10i9j-6k-9l-4m5p-5q-5r10u5v-4B-13C10| , now~a7c-3d5e-3m-9n5o5p8r-6w4x11z-8| ,
of~d-5e11o5w4x5| , okay~a6c8d-3u3| , on~a5c-6d5f6j-4k3n4o-4p15q-7r-10v3w-6x4y4z-7C-3| ,
one~e3i-11j-3k10l3p4u4v3w-8x5y-4A4| , only~f3j3m6o-6p15q-9r-7u-5w7x-5A5B-6C5| ,
or~a-13b-4d12e-13f-4g-4m4o-6p3q-10r7w-3y4z5A-9| , our~a-6m4p-4q-3r7z5| ,
out~a3c-3m-6n3o3p6q-3r-5x5z-3| , pet~a-4h6i5u4C3| , please~b-4d14e4m4n-7p3r-5s-3t3z5A-3| ,
provided~b4f8i-3| , right~c5e4f-3i3j-7k8l-5p5r-4u6x3| , same~a4e-3f-8j8m-4n6o-3r-4u-4w4x-3B4C-5| ,
she~a3b4c-7d-6e-3i-3j-8k5l7r-3t3u8v-9w-4x9y-8B-6C11| , signed~a4c7j3B4| , since~a4b-3f3m4o-6p5x4| ,
sister~a3h4i7r3w-4| , sleep~c5f3p7| , so~a8b5c-5e-6g8i12j-8l-3m8o-5p3q-8u7v-3w-5x-10y8z12A-8| ,
son~m3n4p-5r5x7y4| , thank~e-8h-3x-3| , that~a-3b8d-5f10h3i4j6l-9m-4o6p-8q-7r6t-4u-7v7w3x6z-6B-6C8|
, the~a-7c5d3e-9h4j-8k6l-5m-8o7p-22q7r3s-6t6u11v-10w-5x3y3z-3B8C-7| ,
then~a-7c3d3f13g-3h-6i-5l-5m5n-4o-3q7w-6x-3y-6z7A-4| ,
there~b-3c-4e-5f-6i-11j3k4m4p9q-5r-4u-4v3w3x-5z8A4B-3| , they~c-4d-6e5g-3h10i10j5k-3l-9n4o-3r-4v5| ,
this~a6b-3d6i6l-4m-4n6o-4u3w-3x3| , though~c-3f9g-4m-5n3r-3s-6t6y3| ,
three~c-8e7f-5h4m-5o5p-4q6r-6v5x7y-3z-4A-3| , till~c-5e8j-3w-3| , to~b-3j-4k4p-9q-4r8u4w-3x-5C-3| ,
today~a6d-3e4q-3u3| , tonight~a5c5d-3e-6h13i8k-3l-3m6n-3o-3v3w-3| ,
too~b-3e-5f-3g6h-5i-3k-3m3o-5p-5q7r-3v4w-3x-5z3| , two~b-3e-8i6j3o-3u3v5w-4x-8y8| , unless~a6h6| ,
us~c7d5m-5n5x8y-4z-3| , uso~c6m4z6| , vote~c-4p4q7v-4w3| , was~a-5d4e9g-3m4n-4y-10z5A5C-3| ,
we~a4b3c-4d-6f-5g4i-10j3k5l-3n4q-6v4x-6z4A3| , well~a-12c-4h-3p3q-4z-3A4| , were~d-3e7| ,
what~c-3d4f-3g6h3i3m-3p-4q4r-3y6| , whatever~c11e-4f-3g-4i-5k-4l8n-4o3p3x-3y3| ,
whether~d6f3j3n3u-3v3| , which~a-7b-5d5l-3m5o-7p-3q-6r6x5y5z-5| , while~d-3f4p-4r6| ,
who~a3b11e7g7h-3l-4m10n-5p5q-7w3x-3y-5z11B-8C8| , whom~j3l5u7v-4w5| , whose~d4e-3m3o-6| ,
will~c-4d8i4n4o-3s-3t3C-3| , with~e9i-6j7l-6m-4n6o-7p6q-4r-5s-3u-9v6w-6x-6z3B5C-9| ,
without~a-8b5e-4| , word~e6i5l-4p-5r4B3C-3| , would~b4d7e-4g-5h-5m-3n11o-8x-4z3C-3| ,
yeah~a5c-3d-3m-3o7p3q-5| , yes~a-7b-3c-4e-3g-5k5p6r-5v-6w3y5z-5| ,
you~b-7c15d-8f6g-12h-13i-10j-6k-3l11p8s3t-3u4v5w-14x12y-9z-10C5| ,
your~b-3d-3e-4f-3g-3h4i5k-5m-7o6q-4u10v-6w-9x7y3z-11| ,
~~b-5c8e9f3g6h9i9k-12n-9p14q-11r-4w-5y-7B5C-5| .~a3d-17f-11g-9k-7l-5m8n-9r-4s3t-4v-3z6A-3B7C-4D-22|
. $~a3d-17f-11g-9k-7l-5m8n-9r-4s3t-4v-3z6A-3B7C-4D-22|
=accuse~a-12b-12c-37d-13e77f-20g-18h-29i-5j13k-9l-6m-3n-17o9p-9q-20r15s-6t6u-11w6x13y-12z-9A3B6C-11D-3|
=agree~a-36b-15d-17e-34f81g-36h-12i-16j13k-3m5n-9o6p7q-11u-10v10x-3y5B-8C6|
=ask~a-33b-16c-23d50e-17f-8g-7h-28i-8j4k-5l3n-10p-16q-8r11s-3v-19w15x-5y-9z-8B-3D-3|
=promise~a-3b-11c76d-33e-25g-18h-16i-5l-5m-5n6q-16r11s8t-8u-3v-12w3z11A-10B-10C3|
=propose~a53b-15c7d-38e-15h-14i-12j22k-11l-27m4n10o-4p10q11r-8u-17v22w-14x10y-7z14A-3B-5|
=refuse~a3c-13d-14e-20f-26g54h-11i7j-16l6m-4o12q5r-5s4t-3u8v-12w-16y-3z10|
=spare~a-40b76c-17d-9e-12f-5g12h-13i12j-7k-4l-15m-6n8o-5q9r-9s8t-8v-4w6x6y-7z-4A6|
=warn~a-20b-15c-3d-16e-10f-8g-6h52i26j-17k-9l-7n-17o14q13r-3s6t-4u20v-12w-13x7y-5z-9A-4B-15C5|
?~c-10d15e-8f-15g-9h-16i4j-7k-4l7u6w-7y-5z-3B3C-4D-6| ?
$~c-10d15e-8f-15g-9h-16i4j-7k-4l7u6w-7y-5z-3B3C-4D-6|
ED~b4c7d-7e8f7h8i4m4n-4p-8q20r-9u6v-8w-5x9y-10z-12A9C-8| ED ,~b3d-6f8g-3i10l-5o4u3| ED
.~a6c4d-7e-4f7h4j3k-10r-5u-4x5z-3B-3C4| ED a~a-6e3| ED and~e-6i5| ED for~a-5h7p-5q6r-5| ED
her~m6p4q4r-4| ED in~e-6k3n5p-3q6r-3x-4y3B-3C3| ED it~e6m-5p-3r3x10y-7| ED
me~a-3b-3e14i4p-10q7r5x-7A5| ED my~e-4g4i6C-3| ED on~a-4d3i-3k6| ED the~c-3d-3e-3f3j6r-3v5z-4C-3| ED
you~d7e5m-4o5r3| ME~a-7c-18d-9e36g-4h-4i-6n-5o3p7q15r-10z-8A6B4C-3| ME ,~c-6d-3e12p9q5r-8x3z-5| ME
.~a-5c-5e9f4x4z-3|
NAME~a24b6e-8f-5i-10j13k-12l-6m-4n6o-6p-9q-3r9s40t-39u-16v27w-9x-18y33z-20A-23B-19C22D-8| NAME
!~a-17e9n12o-7p-3q3x-4y3C-3| NAME $~a13b4c-4d-6e-4g-4h-7j6k-4l-4o-5p-3q11r-13v10w-3| NAME
's~a4c-6f-4h6i-4j9k-10p4r-8s8t-7u-6v6w-17z-5A-8B-15C12| NAME
,~a11b-4c5d4e-3f3g5i-4j3k-13m10o-18p15q3r-7u-4v7x-10y10A-11B9C4| NAME
.~a18c8e5g9h4i-6j20l-9n8o-6p5q8s6u-11v22w3z14A-10B-5| NAME
?~d-20g13i6k3m-5n15o-7q7r-15v5x9A-6B9C-11| NAME ED~a-5b3d7e-5h-4j4l-4m-3n-3o5u-3v4x-7y6| NAME
a~a-8b3g-3m3p8q-3r-5| NAME about~c4e9i-5j-4l6p-3r5u6v-9x6y-8z3| NAME already~a6c3| NAME also~a-7|
NAME always~d-6m3x3z3| NAME
and~a-11b-15c-6d-14e-15f-4g-8h-6k8l-7m9n-3o-4p-22q4r9s3t3u-4v3x6y6z13A-3B-7C14| NAME
are~a6e-5h4i-4p-3u-4v-5x-3C-5| NAME asked~a-4c-3e-8h10i4j-4p-3r4u6v-6y-3z3B5C-6| NAME
at~a-3d4e5g-5h3i-4j6m5n-3p9x4y-3B5C-7| NAME be~a-4b6c3d-3j3o-3u-3w3z-3| NAME
before~b3c-3h4m-6o5p6r-5B4C-5| NAME behind~d5q5r-5x7y-8C-3| NAME both~a5e-3m-3n6p5r-4x6| NAME
brought~d8g-3n3o-3w5x3y-4A5| NAME came~e-10h11i4j5p3r-6v3x5y-7B-4C3| NAME can~c-3e4g5n7o-4p-6x-3y5|
NAME comes~c9d6g4i-7j5p-3q3r-3x9y-4z-3| NAME did~b-4e3p-9q3r6| NAME
does~a-6b7e-3f3i-3m7n3o-7p-7q11r-5w-5B3C-3| NAME everything~e6| NAME first~b-4g3h4p-7r6| NAME
flipped~e4p-3q7r-3| NAME for~a9b5e10g4h-4i-7j5p-13q4r6u-3v4w-4x5y-8z5B-3C5| NAME from~a4j6p5q4u-5v4|
NAME gets~a6b5c5f4i-6j7m3s-3u-6v7w-4x-3y4| NAME go~a-4b-3d4e5h5m5n-11o4B4C4| NAME
goes~a-3b6c3h4i6j-8r-3v-4B-4| NAME gone~a5n7o-6| NAME got~d-5e-4m-4n-6o10x-5y8| NAME
had~a-7g3h-3n4p6u-3C3| NAME has~b-4c6e-4f-3g-7h7j-3l4n3o-4q-4u5w-5y4z-4B-8C7| NAME
have~a-3e8i5m-5n-3o6p-3r6u-7v5x-4y3C4| NAME home~a-6i7j-9p-3r4B-3| NAME
i~b6c4d-3f-3h-3j4k3l-5m-3o6p-13r12s4t-3y3z-3B-3| NAME if~a7b-3d-3j8l-6u-11v9| NAME
in~a13d-3e3g-4j4k-4l-3m7o-3u-5v4w-3x3| NAME instead~a10d-3g3i-6u-3v3| NAME
is~a7c-11d-5g3h11i-6j5p-5q-13r10u-4v-8w11x-8B-13C11| NAME it~a-7c5f10g-3i-5j5p8u-5v3| NAME
keeps~a-10b-3p-13r12| NAME knew~d9e6x8y-4| NAME knows~e6h-4r3x3y-3C-5| NAME
last~a-7k4l-3m-3v6x4y-5B3C-3| NAME lied~a4e8p3r-4| NAME made~p-3r5x-5y7| NAME makes~a4g3i-4l7| NAME
must~a7b-4g-3| NAME my~a-4c-7d-6e10p-5q-7r10| NAME needs~a10b-3| NAME never~a4e-3h-3p7r-7B-3C3| NAME
next~a-7| NAME no~e4p-5r6| NAME now~a6b3g3j3| NAME off~h-3i6r6s3u4v-3| NAME offers~d8i6k-3x4y-3|
NAME on~a18c11d-7e-7h-4i-13j4k4n5p-6v7w-4x-3| NAME one~a-3e7p8r-8s3t-4| NAME
or~a17b-4c-3d9h-3i6j-8m17n-11o-6p6r-5y5A3| NAME out~a8c4f-3i4k3l-6n4v3w-3x9y-11z4B5C-5| NAME
pulls~a-7b-6g-3m3o-5y-4z7| NAME remains~b13g8| NAME right~a6d-6| NAME
said~a5b3c-3e-16h8m-5n-3o7q-3r8s-3x-11y12| NAME san~a3b-4p6x-5| NAME sat~m7n-4o-3q4x-3A4| NAME
say~a-5d11m-4o5| NAME says~a-9d8h-5m-6o7p-3q-3v-3x10y-4z-4B6C-4| NAME
should~a7b8f-3g5i-3j-7k-4l14u8v-8| NAME sits~a-5d4m8o-5x-5y-3z8| NAME smiles~e-4h7| NAME
stays~b15c-4d-3f3g7| NAME still~a-3d4g3n-4o6| NAME swore~d-4e6p5r-3C4| NAME
talk~a-3d6e-6h-7m-4n-4o4x-5y7| NAME tells~a-4m3n-3p-4r-3u3v-3x-4z6| NAME than~a13j-5k4u5v-4| NAME
that~b3d-4h6j5n-7o9p-6r4u-4x9y-5| NAME the~a3e9h-4n-6q-5r5x4y-3C-3| NAME there~a5b7p3r-6| NAME
this~b10d-3j-3k3p-4| NAME though~a7g3l-3m-4n5| NAME to~f3g-4m5n4o-10x-6y5C4| NAME today~a-7h-3| NAME
told~c-3e-6h-8j4m7n-4o-3x-5A13| NAME tonight~b-4c3d-11f6h3i5j-5l3u7v-5| NAME voted~d6m-3o3x-4| NAME
was~e-6i4r-3u5v-5x-10y8z-3A4B7C-9| NAME went~b-3d-6e-4m6o-5y7z3B6C-7| NAME were~e-11h-3x6y-13C4|
NAME when~d4e5n4p-3q7r-4x5y-5B-3| NAME while~b4c3d-3j-4l5p-7q-3r4u6v-5x4y-3| NAME
who~a4c-6d-8e11m-8o6p4q-5s-4t4y3z-3B-6C8| NAME will~c-7j-6m5o-4v5y5z-4| NAME wins~b-3d3m8o-6x7y-7|
NAME with~a-4b-3c-6d-9e-7f3g3i5j-4k-3l-4m-4n7o-3p-5q-4r6x-8y6C-5| NAME without~a6| NAME
would~a4b-7d-5e3g6h6j4k8m7o-9p10r-6u3x-11y8B-3C3| NAME wrote~a3e8q6r-3x-4C4| NAME
you~b5c4g3h-4i5l-5m9o-12p7r-3x-4z5A4| NAME ~~a-3h6i3j-5m5n-3p3r-7x-3y4B-5|
YOU~a-14c-9d-5f-15g-12h6i14j-14k6l-13m-4o6q7r-7u15v-7w-10x3z-13A4B4C-5| YOU $~d-4e8p3| YOU
,~a-10c-7d5e-4f-4g-9h-4i5j-4l-7m-5n14o-4p-4q-3r5x9| YOU
.~b6d-11e-3f-12h4i11j-13l-6m8n-7o-3q6u10v-9w-11x-11y7z-8A6B4C-3| YOU ?~d4e3h7i5n-5o7q4r-11| ^
,~a4b-4c-20d-7e34f-4g-3h-4i9j-3k-3l-3p24q-14r-13w-3B4C-4| ^ ED~c8d-5e-3f7g-5i-3j-4k-3l7p-6q11r-8u4|
^ NAME~a4d-9e3f-8g7h9i3l-8m-3n11o-5p6q-8s14t-19u-12v12w-13y5z-6A3B-38C31D-5| ^
YOU~a-5b-7c-15e-24f-4g-5h-8i-3m5n9o-9q3r-6u-5w3x-4| ^
a~a9b-3c8e9g6l3m7n-4o-4p-6q-5r11s3t-3u-3x-10y6z6A5| ^ about~a-12d8f6h-3m7n-4o-7x-4| ^
absolutely~a-4d3f-6g9o5z4| ^ after~a-3c-4e7g6p6| ^ agreed~a-4c4f6m4n-5| ^ ah~a7b-4c5e-3g4j-3k-3l6| ^
all~d3e4h-4j-3k-3l9o3p-5q8u4x10y-7C-7| ^ am~d19e-3k3m9n-3o-6w-3x-5z-7A10| ^
an~c-4e3f4g-3m4n5p4r-3x8y5B4C-4| ^ and~a-9b7e9f11g6h-3j-5k7l4m9o-8p3q15r-11u7v-11w3x-9y7B13C-16| ^
any~a-3c5d13e-3f-3h-3i-6j-8l11q-6r7u7w-6y-6z3| ^ anyone~a-4b8e-3g-5i6l-6o-3u-3z-9A4| ^
anything~c9f-3h-3k-5l5m-3n-5o7y-3z9| ^ are~d5e-7f-3h-7i-3j4p-4u-6v7x10y-12z-7A3| ^
as~b-4c-5d-5e-5h-3i10j-3k-5l-6n-3u3w-3z-5A4| ^ ask~a-8c-8d-9f-6g-5h3i-4r3s3t-3v-12w11B3C-3| ^
at~a-4b-3c-5d-6f-5i-3k6l10o3r-3u3w-4x-3y5| ^ be~a-4b-3d3e-6h5n-4y3A4| ^
before~a3c-5g3i-5l3n7o-4p6r-7x-7z5B-7C8| ^ bet~c-5e-5f5o-4x-6y5| ^
between~a8d3i6j4k-4l-3o-5p7q-5x-7y5z-3| ^ bravo~a-3c-5e7| ^ bring~b4c7l-3| ^ bruh~q6| ^
but~a5c4e-7f13h5i4l-4m-3n7p4q-4r-3s3t-3x6y-6| ^ by~d4f7h4j3m-9o8q-4u-4v7x11y-6z-4| ^ bye~a6f-4| ^
can~c-7d-4e-3g-7m-5n5o-9p5r-3x4z-3A-6B-5C4| ^ care~d6q4r-4| ^ careful~a-5h13p-3q6r-6| ^
come~a8e-5f-4g-3k9l-3n5o-4p6q-4r-3v4w-5x-4y4z-4A3B3C-3| ^ consider~a-8c8e-3f12i-3j3u-3v4| ^
could~a4b3c-4e-9g-3z-5| ^ count~a-5b-3e-7f10i-10j11k-4o-3u-10v4w9| ^ counting~c-6q-3r3C9| ^
cross~b-3c6i3| ^ cut~b7c-4e4p-3| ^ day~p-10r8| ^ deal~a-5b3c-3e-4f13| ^
did~a-6b-4c-6d-8e-8g-3h-4n-16o16p9r-10x4z4A-4B-4| ^
do~a-16b8c-17d7e-6f-4g-5h18i-5j7l13m5o-11p-10q10r-5s-6t5u-3v-3w3x-11y9z-8A7B-9C5| ^
does~a6b-7d7e-3g-4i5k-6l-4m-10n3o6y4| ^ done~a-3c7f5u3| ^ eight~a-3c-5e3h4p-6q4r-4| ^ et~d-5e8| ^
every~a4c6d-3e4h-4i-5l4p-5r6C7| ^ everybody~g3h-5p8r-11| ^ everyone~a-7d4h-4m6o-6p-4q6r-4x-6y3z-5A7|
^ everything~a-7d5e8k-3m3o-4p-12r8x-5B-4C5| ^ explain~c-3d15e9m-6o10r-3x8y-3C-3| ^
fair~f11j4p5r-5u-4v9w-5| ^ fancy~a5c-3d-3e4p-4q-4r7| ^ far~a3k3p7q-3r-3| ^ fill~d6m3z3| ^
final~c7e-5k4v-3| ^ find~b6d10e-4g11m-4n-3o5x6z-3| ^ fine~b-5f8g-3h5i3m-4o5p4q-3| ^
first~c4i-8j-3k-5l13m4n-4p4u3w-3x-4z5A-3| ^ five~a6b-3c-6d-5e6f-5p-6q10w11| ^
for~b3c-6e6f-3i-3j7m3n4o-8q-10r5u-7w8x-9y10z-5| ^ forget~a5b-3g9| ^
four~a-6e8f4h-6j3m-5o10r-3u-3v7x5B3C-4| ^ from~d-3f-3j-3l3m-3o3u3x-8z4| ^ full~d6n-3o5p5x-3C6| ^
funny~a-5c-7d-4e8h3p-5r4| ^ get~a7b3e4i6l-5| ^ give~b8d6e-4i-7j5m11n-7o-7v-3w6x-7z10A-7| ^
go~b3c-6e-4f6m4n-3o-4z3C9| ^ good~a-3c-9e3i4j-3k8p5r-3| ^ got~a4c3d7e-5i5u3x5y-3A-6| ^
grand~a-3f6j3p6q-3r-3u-3v3| ^ guess~a5c4d-14h5i8j-5k-4p-4q-3r6u4v-4w-3| ^
half~c9d-5e-3i-6j-7k-3l12r4u8w-7C3| ^ hands~a-8b5| ^ hard~f-6g4| ^
has~a-7d22e-4f-3g-4h-6n-5p-8q12r-6x-9y4A4C4| ^ have~a6b9d-13e-7g6m9n3o-11s-3t3u-3x-8y-6A10| ^
he~b7c7d-11e14f3h-4i-4j8l-5o-4p3u-9v14w-4x-3y4B-7C5| ^ heard~e-7h7o-3y9| ^ help~a9b-4e5p-3v-3x4y-5|
^ her~a10d-4e-3g4| ^ him~n4p-8r9z-4| ^ hm~a-4d4e-3f-7m3n-4y-6A6| ^ hold~b4c-4e-3m-6o5t-3y6z-6| ^
holds~a3c-4m-5n6o-3y4| ^ honestly~c-3d-4e-5m-7n-3o11y4z-3| ^
how~a8b-6d-11e12g-4h-4m-3n5o-4p-11q-8r13u-3v4x4B6C-7| ^ i~a-4c-8e-3h6k4m7n-6q7r4s-7t5v5w3y5z7B3| ^
if~c3e-9f4g-4i-4j-7k-4l7p-9r9s3t-5u8v-7w-8x9z-9A4| ^ in~c-5i-13j4k5l9m-5n10o-4p3q-4r-5u-6w8y7z-5A-3|
^ is~a-18c-4d17e-6f-4l-3n3o-5p3q-4r-4u-4v8w-3x-8y7z-6A4B-5C6| ^
it~a-6b8i-5j3k5n7o-4p-5q12r-5s-4t5u-5v10w-4x5y-3B-6C5| ^
just~c8d7h4i3j11k-4l-13m4p-4q-3r5u-10v-3w14y4| ^ keep~a-5b10e-10h12i-8j6l-3m10n-4o-5u-6w3z3| ^
kindly~d8e-5x3| ^ leave~a-6b20d-6e-3f-5g9i3l4q4r-3B4C-5| ^
let~a5b7c8d-8e-14f-7h-3i9j-12l6m10n-3s4t-4u12v-6w-11x-6y-6z13A3B-9C6| ^
listen~a-3d-3f-3h-3j-6q6u4v-8| ^ locked~a-4c14f5| ^ look~a4c-4d4e-4j6k-4o-3p5r4u-6v7w4x-5| ^
lord~b8| ^ lovely~c-3e9| ^ make~h-4q6B-3C3| ^ maybe~a4e-3f-5g-7| ^
me~b10c5d-14i3j-3l-3m-6n11o-3p-7r4s-4t4u3v3w3x10z-7| ^ might~a3n-3p6q-6| ^
mine~c7e8j5l-3m6n-3p-3r5u-3v3x-6z6| ^ my~a8b-11c6e-17f-12h-10j3k-5l-11m-6n10q-10x4B5C-6| ^
nah~a9d-3f-8g6h-4p4r-10C-4| ^ never~c6d-4e-5h3i8j-4q3r-4u5w-4| ^ next~c4i-4j3k-6l5r4u-3| ^
ngl~a6b-3d-3f-3h-3p-3q-8r9| ^ nice~a-3e9f-4h-3n-3p4q-5x4y-5B7C-8| ^
no~b7c7d-11e-4j-6k5l-7m7n-5o-6p-3u5v-3w-6x-7z6B6C-6| ^
nobody~b6c4e-6f-5i3j-3k-5l3m9n3o-14q-5r-3t4y6z4A-6| ^ nope~f-5g6x-3z4| ^
not~a3b3c8d-7f-10g20h-12i-3j-9k-5l12m8n6o-14p-7q10r-7u8v-11w-9x-8y5z5B-7C12| ^
nothing~a-10c-3e5h-3i7m-6n-7o9p3r-6z4| ^ now~a-7b-5c-3e-4f5i-3j-4k4n-4o6p-5r4x-9y11z6| ^
of~b3h-4m-6o4p-4v4| ^ oh~a-4b-6c-3e3j3l-4r5v4B5C-5| ^ ok~g-3i-6j6o3p4u-5v4w-4| ^
okay~a-5b3c6d-6f-6g-5i3j3m-4n3o8q-8u-5v8x6y4B3C-3| ^ on~a8b-4e-3h-3i5l-5o-4r4z-3A4| ^
one~a-4b-6c-6f-11h-5j7k-5l-3m4n-12p-8q6r-4u-3v7w-6z-9A3B7C-3| ^ or~a7| ^
out~a10b-3g4h-4o3q-3r3u7x5z-7| ^ over~b4f-4g6i5l-6| ^ people~d4h6p7r-7z-3| ^ pick~a3p6r-3| ^
pity~b3e7h4| ^ play~i8k-3l-4| ^ please~a-7b15c-3d4e-8g-5i-5j5m9n-4o-6p-3q-3r9u-3v-3w5x-8z6A-3| ^
point~a-5c4f-6l-3u-3v-5w6z-3A4| ^ poor~a-7e-3g-4h11| ^ promise~c-6k3l-3| ^ promised~p-9r7| ^
put~a10b6e-8f4h-3m-3n7o-4v3w-3y4z-5| ^ reckon~m-6n10o-4y3| ^ remind~d4e-5m-5o3p-3r3x6z-5| ^
right~a5c3f3i-3p-5r7| ^ same~c9f-5j-3k7l-4v-4| ^
say~a4c6e-4f6g-4h-5i-3j9k-5l-8m4n6o-7p-6r4u-11v-8w14| ^ shall~a8c-3d-3h4q-5r3| ^
she~a3b15c-3d-11e8f4g3h-3i3j-3l-4n-4o5q-3r5s5t-5u-7v9w-4x7A-6B-17C15| ^
should~a-6b-4c13d8f-3h-3i-3j-3k-3l7m6o-9x-3z-5A3| ^ show~a-4b4c-6| ^ simple~d4m6o-8| ^
since~d-3e3p-3q-3r5C-9| ^ sleep~a-4c7f-3h6i5j-3u3| ^
so~a4b-12c-6d15e16f-4g-5h9i8k4l-9m3o-4p-5q-3r4w3x15y-15A-4B9C-8| ^ sold~c4f3o3u-3x-3B-7C6| ^
some~a-4c-3e7p-3| ^ somebody~b-7c-4d10e7f-3g-3j3m-11o11p-7q-8r8v4x5A-5B10C-10| ^ someone~h3m-8o8r-3|
^ spare~b19c6e-5i-4j7q-6r8u-6w4| ^ still~a-3d4m3o-4x3z-4A-6| ^ stop~a4i4p-11q5u3| ^ strange~p7r-5| ^
suits~f12v3| ^ suppose~a10d9e-3h-3m5o-5z4| ^ sure~c3d-3k4p7r-7| ^ swear~d6i-3k5n-4o3| ^ sweet~f7w-3|
^ take~b-3d4e-3h4p-3q3x5z-6| ^ tell~c6d10e-10h-4i6l-9m-3n7o-7p3u-3v-3w5| ^
thank~a3c-3e-11g5n3o-5p-3u-3v5x-4| ^
that~a-11c-6e9f-3g3h-7i6j-9k-3l7m-10n-12o12p-4q7r-10u8v-8w7z4A-5C-5| ^
the~a3b-15c-11d-14e3f-19g-11i4l-6p-9q3r3v5w-4z-5A8B-6C4| ^
then~a-6c7d-7f8h-3i-3j6p3q10r-3s-3t3v-4w3| ^
there~a-3e5f-5g-4h12i7k-3l-4m-6n-3o11p-9r8u4w-6x9z-5A-5B5C-6| ^
they~a-6b-4c-3e-9f-5h19i8j-3k-4l-6m10n-3o-8w-5x-9z-3A6| ^
this~a-4b-5c-10e-5f-3j-3m-4p-3q-4r7u6w-4z-4| ^
three~a-4b-3c-4e8f-6j-7k8l-4m-12n-4o13p5q4r-10u6v3w-4y-4B3C-3| ^ time~a14e-4m3| ^
to~a-6c4h3k3r5v5x-5C-3| ^ today~p4q-6| ^ told~e6| ^ tonight~a10c5h-3i-9j10m-6o9p5u-11v4w9x7z-4| ^
too~a4g8| ^ took~f8| ^ twist~c4f7i-3j4u-3v4| ^ two~b-3d-5e3f-10i-8j6k6l-5m5o-6p-7r4u-3w3x-4B9C-3| ^
um~f-6| ^ very~f6i5j3v3| ^ vote~a17c-7e3p5v-7w5| ^ watch~a-8h10p-6r6y-3B-7C5| ^
we~a-11c-6f-4g-4h-6j-10k15l-15m-11n7p18q-4r-15s4u11v-3w-6z-7B7C-11| ^
well~c-3f-3g-3h-3j4m-3n-3o8p-6r5x7y-3z-5B-3C3| ^
what~c7d3e-5f-3h-6i-16j-11k-8l19m-5n-11o18u9v-8w-10x11z-6A-4B-3C5| ^
whatever~a-11b6c8d-3f-4i-5j3k-5l5n-3o3p-9q5r3u-3v-5w8C6| ^
when~b-6c6d8f-3h-3i-6j-7k6n7o-5p9r-12u7v-3w-7x8y-4z-7C-3| ^
where~a-11b-3c7d7e-7f3g-5h-3i-5k-3m4n-4o-3q3r-3v-3x-4B-5C5| ^ wherever~j8l-3u-9w9| ^
which~a-4e3m6n-3z4| ^ while~c6e-3h-3i3l-3y-3| ^
who~b-5c3d6e-15f-8g-7h-5n-12o5p7q-15u3v3w-3x-7y-8z10A-5| ^ whoever~b3i-5j8k-3m4u-10v-3w11| ^
whom~a7h10o-5p-3r3z4| ^ whose~a-4d9e-5m-8n10x-3| ^ why~a11b4e21f5g4h4m-8n-8o13x12y-7A-8| ^
with~a8c10e-14f3g3h5i4k4l-9m7n-4o-6p-7q8r3x-9C10| ^ without~a-8b6| ^ word~e-4h9m5n-3p-4r3x5y-5B-4C3|
^ works~f7o4x4z-6| ^ would~a10b-11c-3d11e-7f-7g-6i7j-6m-4n12o-14u3w-4x-4y6A-5B-4C5| ^
write~a8c-8i6k-3| ^ wrong~a5b-4g10| ^ wrote~e9| ^ yeah~a-6b-3e-3f-4i-4l7o-3| ^
yes~a-5e5f17g-5j-3n-4o3p-4q4r-4x11y-7z-4B-5C5| ^
you~a5b-6d13e4f-10g9h-3i-5j9k10l-15n5o-3q-9r8u-10v12w5A-4B22C-12D-3| ^
your~a-4b-5c11d-3e12f6g-5i-15j5k-3l14m-10n-6o8p16q-9r-17s-4u-6v-4y-11z12A-10B8C-6| ^
yours~c3d9h7i3j-3n-3o3p7u3y-5A-3| ^ ~~a6c3d-4f13k-4m4n-12o12p5u-3v-8w6x3A-6B6|
a~a-3b4c-10f-8i-5l5n10o-12q-18r7s5u-3w8y-13z8A-10B-4C3D-6| a .~a3c-3e10h4p-5q5| a bag~p-7r7| a
ballot~c6| a better~a8c3e-5g-4m7o-6v6x-4y-5z10| a big~c-4e3i-5l5n9p3q-3x3z-6A4| a book~a-10p3r-3| a
boy~a-3e-3x5y-7| a chair~a-4k6| a clue~e6n-3o3r6C4| a coin~b9| a deal~e6f5m-3n-4o5p-5r7x6y-5z-3| a
decoy~a3q-3r6| a dog~a-3c6g5r-3| a fairy~m8o-10x-6z5| a final~c-6e10h3n-6o8p-10r9x4y-6| a
finger~a-3b4f6i3l-3| a fly~d7e-3| a friend~a-4b-4c-3d7h5m3q-3r6z-3A4B5C-6| a goat~a-3f3p7| a
good~b3c-3d10e-8g-4j-9l9n-3o4p6r-7u8w-6x-9z5| a hand~b3c7p4| a hole~e7p3r-3| a horse~a8| a
hot~p-4r6| a knife~a-3h8o4x4| a little~a-4e-5g5h-3n-5o4p-8q6y-4| a lot~f-3h-4m3p7q-4r-4y-5z4C-3| a
man~a4d-5e4p-6r6w4| a million~a6| a name~a3b-4c5d13e-8h-3i-7j8m9n4o-12p10q-10u-8v-5w9x-5y3z9A-7| a
nice~a15b-3c6e-5| a pact~d-3e11p-4| a pair~b3h3m-3o4t5y-3z3C6| a pass~b9| a passenger~i-3j5u-6w5| a
personal~a-7b9| a plan~a-4d-3h5k-6l6r5z4| a plate~a3d-7h5i-3| a promise~a-4c-3e9i-5p6r-7v-6w7| a
question~a-7b-4f-3m-3x4z-6| a second~a5b-4c12e11g-3i-4k4l-4m-3q-3r5v7x3y-4B-6C5| a secret~e14| a
shield~b7i5j-3| a single~a9d-7p4r-7C-4| a soul~a-3b4c5f3i-9l6p-6r3| a stranger~a5c11k3| a
subject~a-12| a target~a6d-3g4| a thing~j3n3o-5p-3r5u-3z-3C6| a third~a3d3e6n3o-3p5r-3u-4| a
vote~i8j-7m-4o4r-3u6x5y-4z-3| a waste~g6| a wee~e6x3| a week~c-3d4e3h-3m-4p-3q-4r8C-5| a
while~a-4b8e-3| a wolf~a6p-3q3| a word~a-6d-4e-5i-10l13n-7o6p-10r4u7v-8w4z5| a
~~a-7b4c-7h-4j-9l5m-4q-5s-6t5u6v-6x8A-7B10C-12|
about~a-12b-16d-6g-14h-8i-16j-9k-11l25m-8n-16o17p7q-19r3u17v-18w-6z6C-5| about
NAME~a-9b-10c-4e-7f-3g-5h-4i3j-4k3m3n9o-12p12q9r-7v-5x-21y13z8A-3| about a~p8r-7| about
firewood~e-4n6o-5x-5z5| about his~a-4e-7| about it~a4b5c-5d4i-5j4k7m-3p-9s3v3x7y-3z-10| about
me~a4d10f-3h-3i6j6m-4n-3o12p13r-12s-4t4u5v4y9C3| about my~c-5e12i7j-5l-3n-3o3p-7r10u4w-4x6y-3| about
our~c6e5i-5j-5l7p-4u6v-9x7y-7B4C-4| about
the~a-9e3h-3i-8j-8k-4l11m-5n-9o12p9q-8r3u8v-5w-6x-7y-4z5A-3C-3| about tonight~n-5o5v-8w4x-5z5| about
who~b4l3m8o-11r3u3| about you~b3c8e-4i-12l9m-4n4q-5r4x7z-4C-6| about your~c6e4h-5i-6n-8o8q-3C-3|
above~a9c-6e-3| absolutely~a-4c-4f-8g9m-3o6p3x-3z4| accident~j7w6| account~c3d10i9j-8m-4n-3o5|
account for~d10e-3o3| across~e7m-4o3y-6z6| across the~e6m-3o3r3y-5z5|
actually~c-4e8m-8n15o-4p-3t-3x4z-5B-3C3| advantage~i-3l4m-6o6q-4r4| afraid~e-4h4m-7o8p4r-4x-3|
afraid of~m-6o7| after~a3b-6c-6d-10e8i11j-8m7n-13o4p-9q12r-4u12v-8w-4z-7A7B4C-3| after
,~a8d-3f3h-3i3p4q-3| after .~a6c4d3f4l-3m3q3r-3v4z-3| after NAME~b4j-5m9n-6o-3r3u5v-10x-4y3z5A7|
after all~c-3e10q4r-5y-3B3C-4| after the~a-3c-6k-7l6m-8o5q-3z-6B-3C3| after yourself~c-6|
afternoon~c5d4j-3k-3l3m-8n-3o8p-3q4x6y-3z-6| afternoon ,~d3k-3m-4o5p8r-8x4z-5| afternoon .~c6e-4y-3|
afterwards~a5e5f4j3p14r-4| again~a-10c-13e-16f-4g4h-3i8j-3k-3m5n3o-12p-5r3u6v5w-3x-5z-5A10| again
,~a-5b-3c-3d3e-9f-3i4m3n9o-11u5v5w-3x-4y-5z5| again .~a-7b5c-5e-8h-3x-3|
against~a8b-6c10e-3h-4i11j-14k-11l8m14n-10o-6p-14q22r-12u11w-10x-12z6A6| against
NAME~a6c4f-4g3h-7i9j-8k-3m4n4o-3p3q8r-11u3v-4y-5z7| against her~a7b4m-3z4| against
me~a-5c-6e16f-3g-3j-3n-8o5p-7q7x-7y3A4| against you~a-4c14d-4e-9h5j-3k-4l5m3n-3u4w-5x-4A4B-4C4|
ago~a3c-3e-3m6n-3o-4p5r-3x-8z9| ago .~d3m4o-3x-6z7| agree~b5d-6f-4h-3i-3j3o3p6r-6u-5w3B3C-3|
agreed~a-6c6f5g-4m4n3o-9p-9q6B3| agreed ,~a-8f4| agreed .~c3e4m3n-5p-7q4| agreement~e10n-4o3x4|
ah~a9b-4c5e-6g4i-3j-3k-3l6u3| ahead~a-6c-3d3e-3f4m-6n6p-3u-4v3x-5y5A5C-5| ahead
,~a-4c-4m-4n7o-3p-3y3z-4A3C-5| aim~b3d3g3j7k-3m6o-4u-5w8| aiming~j5u-6w5| air~m7o-3p3| alibi~e7|
all~a3b4c-5f3h-7j-12k9m-6n3o3p-3q3s-5t5u6v-9w7x8y-12z9A-15B4C4| all ,~a6c6j-4m-3n5p4r-7x-4y5B4C-6|
all .~c6e-3f-4i-5k5p4r-4| all afternoon~d8e-5m-3o5u-4x4z-4| all day~f6r3| all
i~a-5b8c-6e-4h6i3j-3m-3n-3o6x5y-3A-5| all in~a6d-3o-3x-3| all night~a-3d-5j-7k8q3r-4u3| all
of~a3b-4d-3e4g-3h-3k-3l11m7o-5p-3r3u3v4w-3x5y-6B-4| all over~e7m-3x3| all people~a-3b4d-3e8h-6p-3r4|
all sitting~C10| all that~a6q5r-5x9y-8B3C-5| all the~b6d3g9i-3j-4k8l-5m-8o4p7r-6u4v-3w4x7y4z-5| all
this~c-4e6n3o-3s-3t3z-4| all you~c-3v-8w5| alliance~b-3d-6e17i-4j-4l4r3u6v-9| alliance ,~e6|
alliance .~a-3c4i-3j-3l5u4v-8| alliances~a-3e7m-6n9p-4r4| ally~d3e8m-6n9o-4p-4|
alone~b3e4f4i5l-6m-6n3p3s3t-3x3z-3A-5B5C-7| alone ,~b6c4g3i7j-4l-3p4u5| alone
.~a-3d3e4k3l-3m-5n6x6A-5| along~e-6f3g3i-6j9k-3l-5m13n-9o-5p3q-5r5u-9w5y-3A-6| along
with~f4g3j4l-5m14n-11o-3u-3w5| aloud~c5i4p-6r3|
already~a7b-5c12e-4f8i-11j5k9l-6m-4o8q-7r3u-4v7x-3z13A-3B4C-3| already .~c7d5e-3m10o-9x-5y-5z13C-4|
also~d6e-3g-5h-4j5l-8m8n-3o3p8q-3r-5u-4v5w-5y5z-6|
always~a5b-5c-3d-6e-8i-7j13k-8l-4n9o-9p-19q-3r19u-16w12x5z4| always said~a5p-9r7|
am~a5b3c11e-11h-6i-3j9l-7m14n-5o-12p9r-6s-4t6u-8v9w3x-10y6z-22A19B7C-4| am ED~i10k-3| am
a~c4h5x6y-6| am asking~b13c-5h-3i-6j9m4p3u-10v3w6x3| am begging~b12c-3i-4k-5l3u-3| am doing~a6c8j3|
am down~f4j-4u4v-6| am honest~b3d-3p-5r6| am i~a-3d14e-4f3j5k3m11o-10p8r-7u-6x-3y-4z-11A13| am
in~a-8b-3c-7d-3e-3f12g-4h-3i-4j-4k-5l12u3v-7| am never~a3c8d3i3| am no~a-4b6c5e4i7k-4l-4p-3s-3t3| am
not~a-10b-3d7f-16g6h-3i3k9l-12m3o-5q9r-6s3t-4u-4v6w3x-8y8z-8A6B4| am on~i-5j9l-3u-10w5| am out~g9|
am putting~a6c6d-3| am saying~a8b-8c-3d-3g4h3v3| am so~b-3c-4g-6j4w5| am sorry~b-4c-6e-4g9h4i-4l4|
am still~b7e5i4m4o-3p3q-3x-6z7| am sure~a-7| am telling~b-3c4d-3h3i-3p-3v4B-5C6| am
the~b5c-4d3e4i-4j-5k8l3m4o-3p-7r6u5z4| am voting~a8c13e6i-4j6q-5r4v4| am with~c-7f14i4p8r-9w8B-3| am
writing~a16c10d-7f-4g5i-4j4u-3| am your~b6c7h-3i3| am ~~a-3c6e-7f6g-3p3r-4v3w-5x-6y8|
among~c3f4g-3i8k-6l-3p-3q3| an~a-4b-4c-9d10e7f-9g-9i12j-5l-16m-5n-8o10q-10s-8t9v6w-10x8y-4A-11C-3|
an extra~p-3r6| an honest~a-3b3p7r-3x3| an hour~a-7b-3c-6f-3h-6j-5m-4n-6o8p7q-4r-8u4x9y-8z-7| an
idol~a-3b-4d10e4h12i9l-6m-6n-13o15p-7q-4r8u4v-3w-3x6y-4A-5| an
old~a3b5d5g-3h-5l-5m6n3o-10q-3r3s-7t8u-4x-4| an open~a-6| an ~~c3e-8k3l-4n4o-4v4y-4|
and~a8d-6e9f-6h-7i4k7l-6n4p4r-3s3w5x3z8A-3C6D-7| and ,~d-4e4h6m-3p7v3w-3x7| and ED~c6f3q4r-5| and
NAME~a-25b-13c-7f-6g-13h-3i6j-13k16l-5m14n-17p-14q-17r21s3t6u10v25w-3x21y-10z5A-4B14C20| and
a~a4c-4e-4i7j-6k8m-5n-6o7p-6r4u5w-7z-3| and after~a6c5k4m-4n3u6v-5x5z-5| and
all~a8c-5h-3i-3l4p10q6r-10C3| and another~b-3e8| and at~e4k10x-4y6| and by~a-3c-3d-3e14n-3r3| and
consider~c7d-4| and do~a5b-3c-6d9e3h3n-3o5z-4A-4| and eat~q-7r7B3C-4| and
every~a3c4h7j-4k-6l11p-3r4u4v-5w-3| and everyone~a-3c3m-4n7o-3v6x4A-4| and from~p-5r4x-6z3| and
has~b6e4g4B-6C5| and have~b6d-5| and he~a-10b8c-5d-3e-4h3p5q3r-6B-3C8| and his~a4b-3c-3f4n4o7| and
i~a5b15c12e-19f7g-6h-7i-7l-6m-3n8p3r-14u-7x5z-6B-5C12| and if~c3d5k-3l-3m-5u-3x6y-5A-3| and
in~a4b3c6d-3i6j-7u5v-3| and it~a-8b-5e-4f-4g3h7i12j-3l-10m-7n7p-7q17r-10u8v-7w9x3z4B3C-3| and
let~b5e6g5j8k-4n4o-3p-7r7u-6w9x-3C-4| and look~e-3j3m3n5o-5u-3w6x-5A3| and made~e6p-3r4| and
me~a5b-9c14e-13f4i-8j-7k14l-5m-10n16o-13p7q-5r-3u5w-7A-9B-4| and
my~c13e-6g6j10k-5l7m-6n11o-5p-6r4u-7w14y3| and neither~b-4g-3h6| and never~a-3d4e6| and
next~b5e4i-7j5p-3u-6w3| and no~a-8d3e-3f4g-9h-3i-9j8l5n-5o4q-4w4y4z-3| and
nobody~b-3d7e-3h4k-6l5n-3p-9q-3r12u-3y-4z8A-3| and
not~a-3b-3c5d3e-4g-4h3i5j-6l-4m6n-4p4q-6u4v-3z4A-3C-3| and now~b-4c-3d-4e7g7k4p-5r5v3B3C-4| and
on~b3i9k3l-4m-8n7p4r-5x8z-7| and one~a-9d4e-3g4i-7k5m9o-9p-7q7r-3x-5z6A5C-3| and
she~a-5d-4h5i6j-6n5p-5q-5r10u4v-3| and so~b-3c3d-5i-3k-3p6r-5v9C-4| and
still~b-5c-5d3e-8g6i5k-4m3p6q-3r-4u-3v4y-3| and tell~c4i-4l4m-8o6x-3y3| and
that~c6e-4f-4h-3j3l-5m5n-7q5u-3v-6w3x-8z5B-3| and
the~a7b-8c-5d-4e-3g5h10j13k-8l-3p-7q6r3u-14v8x-5y9z4A-5B-5C5| and
then~b-8c-13d7e9f-6g-4i-5j-3l6m-4n4o-4p5q-3r-4u3w-3x-3y-3A4B-3| and
there~b-6c-4g-3h-6k4l-5n-4p9r-4u3w-3x-3B6C-8| and they~c-4d-6f3y6| and this~k-3n8o-5q-5r6| and
to~c-3e8| and tomorrow~b5i-8j10u-10w10| and two~e7n4o-6q4r-3x-5y5B-4| and
we~a4c-4e-3i10l-3m-6n5p6r-7y6B5C-5| and what~d-6e4g3h6n6p10r-9w5x5| and when~a-4c6d-7m5o-3p5| and
whichever~c7e-3m3| and while~i5l8C4| and who~a-6c-4e8g4n3o4p-10q6x-6z3| and whoever~e-6| and
yet~a-8g-3q-3r12| and you~a11c9d6e6f4h-3j-5k10m-3n3p-8q10t6u11v-11| and
your~b3c-3e6g-3j-5k3m-5n-8o9p3q-4u3v-4w-3y-3z5| and yours~b4c-3d-3e3i3k5p-3q4r-3u7v4|
angry~b-3c-4e6g-4j-3m-4n-8o9p-3u3x4z-3| another~a5c-7d-6e6g3h-5i3j-4k3m4o-6p15q-6r-11u4y-4z4B-9C8|
another ,~b-4d4e-3i3m3n-4p7r-5x-3z4| another .~e3p7r-7| another week~a6b4c-5e-4| another ~~g6|
answer~i3l-6m-5o5p-3r4x-4y8z-4| answered~i3n-3o5u4x6|
any~c8d13e-9f-5g-6h-3i-8j5k-3l14n-6p10r-9s4t-4w3x-4z-7A4B-3C6| any further~a7n-3o6x4| any
idea~d7m-4y-3| any name~b9j3u-4| any news~c8| any notion~d6| any of~d-5e6i-4k5m3z-8A6| any
other~c6i5j3p-5q7u3v3w4y3| any say~a-8b5l5| any word~c-4e-8| any ~~a-3d9i-4m4n-4|
anybody~b7c7e-6g-4h-7i5k-5m13n-5o-5p11r-11s-5t6x-3z8| anybody ,~a4b3m9o-5r-3s-3t3z3|
anybody's~a-3d7m5n-3o-3p-4r5x-5A4| anymore~a8c3j3x-5A6|
anyone~b7c7d-10e-13g-6h-9i-8j-3k3l7m10n-8o-9p-4r3s3t-3x-9y-6A8| anyone ,~i-3j-4k3l7u3v-3y3| anyone
.~e-6i-4j8l-5u-8w7| anyone who~b5e-5i7l-3| anyone you~a-3b7f4|
anything~a-10b-4d21e-9f-10g-6h-6j-9k-17l13m-6n-19o16p-5q6u7v-10x4A-11B-10C10| anything about~d6|
anything else~b-3m-5n-3o7x6z-4| anything i~c4k-8l6m-4o4| anything to~d3p-5q7x-3y4|
anyway~a4c-7d-3e-3f5n4o-3p8B-3C3| anyway ,~a3c-7n4o-3| anywhere~d-3i10j-4l-4|
apart~a5b4c-3d-3g3x-8z5| apart from~g4x-8z4| appreciate~c-3g7q-3r3|
are~a4b-7c3d8e-4f-5g-8h7i9j-15m11n8o-22s-6t3u15v-3w-23y-7z6A4D-3| are .~b4d-3e3f6h-3p5u-4v5C-3| are
all~b-3d-3i5m3n-3p-3q7r-7x-7A3C5| are asking~e-3g6| are bigger~b11| are coming~g-3i-11k5| are
down~i7j-6u6w-3| are four~m4o-4x-3z6| are getting~c4p9r-8| are glued~a6c3j-3l4u3| are
going~a-3b5i4l-3p-6r5z-3| are good~e4f-3i8l-3p3r-4| are in~a3c3l-4p8q6r-3| are
my~c8i-5n5o-3p5r-6B-4C4| are name~c4d-5e-3h7| are next~h9| are
not~a-4b-3c-5d8i8l-7m-3o5p-9q-6r8x3y-7z-5| are of~e4f6| are on~a-4c-4f4g5i-9l11p-3q-3r4C-3| are
safe~e6i10k-4l-3p9q-5r-5u5v3| are still~c-4d8e-4h3i-3k-4l5m-3n5o-4| are
the~a-10b-3c-3d4g-4h19l5p-9q7x3y-6C-6| are they~d9e-3m4n-3o-3x-6A4| are thick~p-3C7| are
two~c-3e-6u3| are voting~d5e-7h-5i-7j5l-3m5o-4u-7w9x-5z-3A6| are
we~a4c-3d5e3o-3p-8q-3r7x6y-4z7A-11B4C-5| are what~h6| are writing~c-4d11e-7x-4| are
you~a3b-3d13e-5g3h-7i-3n10o-7p-5q-5r6x5y-4B-6C7| are ~~b3d-4i5k-4m7n-3o-3q4r-10w-3x-4z8|
argue~a3d-3e-5f10g-3h-3i3j-3k-3l5| argument~a4c-9d3f5m4o-3v-4w7| argument from~c-4d3f5g-3m4o-3v-4w6|
arguments~f6g-4| arm~f6g3j3k3v4w-3y3| arms~c-3e-4n3p-5q4r-3x6y-3|
around~b11c7d5e-13f-4h9i3l-4m-13o10t-3w-3x-3y-4A4B-4C4| around .~a-7b5i3l-4| around
NAME~d3e-4h10n5o-3y5| as~c3d-5e-6f14g-16h11j8k-19l-5m14n-17o3p-14q-7r14u-10v8x-10y4z-5A9B-4C9| as
,~a-4d-3f6r3w-3| as a~a-3b10e5g3i-10j3l4m3n-4o-3p-8r6u-3w5A5| as always~i-3j5u-6w5| as
far~a-3c-3i5m7o-7| as good~b-4c5f4n-4o3x5y-6| as he~m-4n-5o11p-5r5| as
i~a-5c8d3e-6f-5i11j-6k-3l-3p4u6w-5x6z-6B-5C5| as if~a-3g3h4l4p-5q6u3| as it~b3i6| as
long~b4f4h-4i6j-3k-3l-3n4o-6u3x-3y6| as one~c-5e-8m3o-3| as safe~h7i-5l3| as the~m5o-4x-7A7| as
to~d9e-4l-3n-5o4x-4z3| as we~h6m-3n4| as well~a-4b4c-3g-3h-3m8n-8p3v7w-4x-3B-5C6| as
you~a-7c-5f7g-3h5i-11j11k-4m6n-3r-3u-12w11x3B3C-7| as ~~c5d3i4k-3o6v3| aside~a-7i7l-4u-5v4|
ask~a-4c-11d14e-16f-10h-4i-17j10k-4l6m-3o4p-9q-4r7u-12v-13w13x6z-6A7| ask .~f4m-4o7p-3x3C3| ask
anyone~b3e3i-6| ask it~b6y4| ask me~b-10d-9e-6f-5g5l5n3o-7q-4r5s3t-3u-3v-11w9x-7y7| ask
somebody~a-9d-3g-6| ask you~a-4b7c-6d8e-3n-3x-3| asked~c-5d-6e-17f4h7i-8j4m3n-9p5q-3r4x3z-4B4C-5|
asked ,~c5i-6l4| asked .~c3f6| asked me~a-3c-8e-9h11p-6q-4r10u4v-5y-3z4|
asking~b14c-7d3e-7g9i-5j8m3p-4q4r5u-13v3w6y-3z3B3C-3| asking for~a8| asking me~i6l-6r3| asking
to~b3i-4j7u-8w6| asking you~b10c-4h-3v3x-3y4| asleep~a-7f5n-3o4p-7q-5r9x-3y7z-3B3|
assured~c5e3g-3i-5l4p10q-3r-6x-4y5| assured me~e4p6r-4x-3y5|
at~a-8b-6e3f-5g-3h4j-3m5n-9q12r-5v-7w-5x4y-7z-8A-5B6C-10| at
NAME~a14b-3c3e-7f5g3i3j4k-4l-4p-3q5r-5u-7v8w-3x4y-5| at all~a-6b3c9k3m-6n5p4r-4C-4| at
breakfast~d3e4g6i-7l8n-3o4w-3x-5y5z-3B3C-4| at council~c5d-3e3j3k-5m8o-8q8r-9u-3| at dawn~e7h4r8| at
every~a-4i9j-6l-5r-3u7w-5| at home~d-7e-3i6k-6l-4r4w-3| at it~e-3h3j6u-6w6| at
least~a-4b6c-3d4g6h-3i4k-3o-4q3y-3z4B-4| at me~c-7d7e6m-6n7o-3p-7q3z-3C-4| at my~b4c4e-8l3q-3r3| at
night~e6q4| at noon~a-4e13| at once~c-5o6x5| at puzzles~a-7| at supper~a-9d3e8p8r-6| at
that~a-4d4e-7h-3k4l-4m-3n-5o8p-3z-3| at the~a8b4c3d7e-6g-6h5i-19k-3l10n-5p7r-11x3y-3z-12B-5C6| at
three~e-3k11r3| at tribal~a6e3p-6q8r-4w3| at two~c5j-3l7p-3r3v-3| at us~e-5i6| at
you~a-3d3e-8h6i3l-6m3n-6o5p-3x4| at your~h8i7| at ~~e-6h3i-4j-6k9m4u6w-5|
ate~d-6e-4f-4i-4j-3l3p7r-9u3B-5C3| away~a4b4c6e-3f9g5h-4i6j-3k-3n3p3r3v6w-4| axe~a3b6g3|
b~a6d3h4i4l-4m5o-6y-4A3| babe~i-6p4u-3w4| baby~a-3c9i-3j3|
back~a3b5c-14d-3f-8g7h-9i-4j-11k13l5m-11n5p-6r3u10w-11x-9y13A-9| back
,~a7b4e3h-4i3k3l-3n3o-3p5q8r-14| back .~a-5c-7d-3e16p-5v5| back from~d4p6r3| back home~a5d-7e-4|
back to~c-3d-4i-6p-6q-4r6x-3y4C-3| back with~c-4g-4i-3l5n-3o6p-9q5C-3| backs~a3p-4q6r-3|
bad~c-12d3e-10m-4n4p-7q-4r10y4z-5| bag~b-6c-12d6e13f-5h-4j-5l5m4n-12o6p-20q-10r24u3w-4z-6A5| bag
,~b-3c-4d6e6o3p-7q-5r8| bag ?~g-3p-7r7| balance beam~p-5r6|
ballot~a-8b-6c15d8e3f8g-4h-3i3j4k-3l-6m3n-6o4p-5q9u5x7y3z-10A-3B3| ballot's~a4c9| bar~e10p3|
bargain~a4e5h-3q-3x3y-6| bargain .~a5p6q-3| barn~b6h5| basket~a-5d3h5i-3m7n-5o-3p-10r9x-9y3z-3A7|
basket ,~h4p-8r5| be~a6b8c-8e-14g-3j4k7l-14m15n-12o-13p13q-5r-15u-9x-15y-11z7A8B-7C8| be
,~i-4j3k3l-3m6n-3o-5q7r-4z5A6| be .~a-12b14c-13d-4f-5g5j6k4l-3p-3q6r-4s4t-3u-6w4| be
ED~a7e4k4l-3p-3r3u4v-6| be NAME~a6b-8c-3d-3g4h-3k-3m10n-9q-3r-6y5A-3B-4C4| be
a~a-6b6c4d9f-5g5i8l-3m-14n-4o16p11q-3r-8v3w-4x4z-8| be and~a4b7e3g3p-4| be careful~a-4c-3h7| be
fair~a-8q3| be grateful~b7c-3i-8j6r3u-7w7| be her~b-3f3i8j-4l-5| be here~a8c-4h4| be
in~a10b4d-5e4j5o5p-3u-4v4x7y-5z-3| be it~p8q-3r-4u-3w4| be left~a-4b6l5| be
me~b8d-4i-3j5n3o-3r-3u-6w3x5y-5B-6C5| be my~i-3j3p-8r7| be relied~a-3d4m-3n6| be
so~a-4d-3j4l-3m-4n-7o11p3u-5v8w-3x3z-3| be the~a4b-6c3d-15e-8f11h-5i5k-4l-3m4n3o-7p11r-9v3w-3x-7z4|
be told~c4d8z-3A3| be worried~h6z-3| be your~e5i4p-6r5| be
~~a3b-6c-10e3g7i-7j3k8l-4m9o-6p10q-5r-8u-3x-6y-8z13|
beach~a3d-4e14f-7h-5i8j-7k5o-3p-11q-4r12u6w-6z4B-4C3| beach ,~a-5b6p-8r5z3| beach .~a3e7q-3r3| beach
and~i8j-3u4w-3x4y-3| beam~e-6p-7r8| beat~b12c-3d-6e-6i-5k8n3| beat .~a-7b6| beat you~a6b3|
beats~a6b-3d3g-4n4o-3u-4| because~a3b4c-8d3g5i-6j3k3l4m4n4o-8p-4q11r-9t-3u-4v4w6x5A-5B4C-9| because
i~a7d-6e4j-3k7l-4n4u3w-3| because of~e-5i4l-3o-6q3r-3x-6y6B3C-4| because she~m6| because
you~c-5e-6i-7j8p-8q4r4u-10w7| bed~a12b-4d4h6i8j-7n-5p5u7v-3w-3y-3|
been~a-3b-9c-12d7e11f8h3i-5j5m-15n8o4p-13q-6r14u-5w6y5z-6| been at~e-3h5i3p6r-4| been
chewing~m-4n7o-3y3| been feeding~a-3e6| been going~a3e6h-4j3| been telling~h-3r-6| been
told~d9e-4n3z-3C7| been waiting~f8| been ~~b-3e8h-3q-4r6B4C-5|
before~b-8c5e-9f-9g-4h6j-23k-18l19p6q-8r-6s-3t3u15v-13w-14z3A-9B6C-7| before and~h6| before
dark~j3u-3v-4w6| before he~a4e-4m5o-6| before
i~a-15b-8c6d5e4f-3g5h-5i20j-17k-3l-8q-3r-3u4w-8x-6z5B3C-6| before it~b-3e-4j-3k-3p-3u4w-6| before
she~a10b-3c-3h4| before the~a-8c7f-3g-6i-12j-8k-4l13n4o-3q-3u9v-7w-4y6z-6| before
you~a3b4c-7d-5i-4k-4l7m6n-3o-3p6r-5B-3C3| beg~a6b4c-8e-3h-3k-3l4| begging~b12c-4i-4k-5l3u-3| begging
you~b6i-3k-4l3| behind~a-8c4e12h4n-5q6r-4v3x6y-3z-3B-5| behind my~e7q3| behind
the~d8e9h3j-5l5n-3o3p-6r5u6v-6x4y-3| behind you~d-6h7v4| behind your~c4e4h-6p7r-6|
being~b-7c-4d7e-5h10i3m6n8o-12q-4u3x-14y-6z8A5|
believe~b-4c-4e-8f-4g-3h12m-9n16o-11p4q-7r-3w7x3y3A-5| believe .~h3n3p4r-4x-3z6| believe
the~a4e-6h3| believe you~d5p-3q-6r7x4| believed~e10n7o-4p13q-6r-9x-3y3| believed you~c-3e8p5r-3|
believing~d4e3h5m-5n6p5r-3| belongs~c8d-3e-5g5| belongs to~c8e-5|
bench~a3b-3c4f-3j-3k5l-6m6n-4p3x4z-4| bench ,~v6|
beside~a7b-3c8d-4e-4f-3h-3i-7k7l-8p6q-6s-4t4v3w-5x-6z3|
best~a-19b10c-5d-4e-6f4i-4j3q7r-9s3t3v7x-6y3B3C-4| bet~a-3b-3c-11f8g-4m3n4o-8p4q-3r-5x-12y11|
better~a4c-4d3f6g-3i-4j8k8l-4m3n16o-18u-5v8x-10y6z6B-3| better ,~a6b3| better .~a6c5e-7k5u3| better
for~a-8| better one~a3d4m7n-3o-3y-4z7| between~a4b-5d12e4f-3h-3j-3l7o-4p3q-10r3u4w-11A-6B4C-10|
between us~a-4c11e-3j-3l6m-6n9o-4u3v-3x6z-3A-6| between you~a6c-4i5l-3p-10r5w-3x5y-8C-5|
bid~i7k-3o5x5| bide~a-5b9g10| big~c-3d4e-3g-5h-3i-3n8p-6q-5r7w-6x6z-9A4C7|
bigger~b11d-6e-3g5i-4l6m4o-3y-8z6| bird~a-3d5h3m-5n-3o7x-5y-3z5| birds~a6b3e-5h6| birthday~a-4b7h3|
bite~a-4d5h-3j-3k-6l9m3n-3u5v-7y5| blabbed~d3e3m-6o8r3| blanket~a7c-3i-4l5m7n-3p-4q4r-4w3z7|
bless~a-5b-3c-3g-3p-6r5| blessing~f3p7r-6C-3| blind~a-4c3d4e8i4| blindside~a4b-5h3i5k-6m-5o8r3z3|
blink~d12i-5m3n-3z-3| blister~d-7| block~e-3h4m9n-3o-6v-4x-3| blood~a6d-4i7k-3|
boat~a-5b-3d8f-3g-3j-3l6m-5p7q-6r-3u3v-6x-6y6B-4| boat .~a-3d6e9p7q-4r-4B-3|
book~a-6e6f-3j-3k5u5v5w-3| book with~a-10p3r-3| boot~b-4c-3d3n-5x-3B6C-5| boots~i3m-3o3r3y3B5C-6|
boss~e-3i-4j7l-4u-7w12| both~a-3d3e10f-7g-3h8i8j-3k8l-13m-9n16o-9p5q-8u4w-7x-7y8z3B-10C16| both
,~e4p-6r6| both .~a5c-3e3p-7r6| both of~d3e4f-3i5l-3p9r-9v-3x-4z5C5| both sides~a-3e7j3n7o-5p-4r5y3|
both ~~a-6b3e4C3| bother~d-3e7| bowl~a-7d4m3o-5z-3A5| boy~a6b7c-7e-4f-6g6m-3p-3r5x5y-4|
boys~a-4b-3d6h3i3m-4o5p-8r4u-5w4x3| brain~a8f-6p-4r4| branch~a7b3| bravo~a-3c-5e7|
bread~a-5b-3k3n7o-5y3z-3| break~a5c5e-5f3g-3i12j-5k-7l-4r3u3w-3x3y5| break it~c4i6k-4| break
your~a7| breakfast~a3b-3e3f5i-11j-4l9n-4q-4r5u4w-5x-7y4z5B5C-6| breakfast .~f5g-4i-6l4r-3x3z-3B3C-3|
breakfast and~e3g6| breathe~c13e-4f3g-8h-3i-7l8n-4o6p4r-4u4v-3w3x3y-4z7| breathe
a~c9i-3l3m4n-3u3v-3z4| breathe already~a-5d4f4m-5o6x4z3| bridge~a6e-7g6|
bring~d3e-10f8g-6j-3m-3n-8o7p8s3t-3y6z-3| bringing~a-3c4g3j-4k6u3v3w-3x-3| brings~a4h3i-7p-6r3|
bro~a-4b-3e-3f4j-5l-3m14n-4o-12p-5r3u3v4w-6x-5y-3z7C-3| bro ,~b-3f4r-6w-4| bro
.~f3j-4k3m4n-3p-6r7u3v3| broke~a5c3e7i-3k4m4o-3p6r-7z3C5| broke ,~c6| broken~a4b3i-11j7l3u-8w6|
brother~b-3c3d3f4i-4k4l-3n-6o4q3r-3w-4y-3C-3| brother ,~c4e6f3i-4k3m3n-4r-3x-3|
brought~b-3c-4d9e-8g-5i-4l4m-3n4p-4w5y4z-5A5| brought up~c3d-3e-4i-3l3v-4x-4y7| bru~p-6q4| bruh~q6|
buried~a3h3j-3l3p4u3x4z-4B-7C6| burned~e-9m-3o5| burnt~a4e-6|
bus~c4d4e6i-3j4k-3p-6q-5r9u-5v-5w7B3C-3| business~a-3c-4d3g-4h7n3o-3p-3r5x3B-4|
busy~a4b-3d-4e-3f-4i-5j-9l11u10v-6w-3y3B3C-3| but~a11b3c-8d-5f18h9j4o-5v-7x6y-3A-3B6C-4| but
NAME~b6c-5d-8e-7f-3g-7h12i-5j5k-3p11q-3r-6s5t-5u-3B-5C3| but did~d7e-6| but his~a3e6| but
i~a6c5g3k4l-3m4o-5p3q5r-5v-5B3C-8| but if~a9b-3g4h-3l-3u-3v4| but it~c-3f6h3p-6r8C4| but
my~c-5f4o3x8y-3z-3| but that~b5e3g4m8n-3x-8z8| but the~a-3c-4e10h4o4p-3q3r-3x4C-3| but they~c6| but
we~d3m-5n3y6z-5| but what~f3r-4x-6y4B5C-5| but who~b4e3B-7C7| but
you~c-3e13f6g-4h-3j7l-5m-5o3u-7v3x6y-5A-3C-4| but ~~c3e-3i-6j-3l6| buttering~a-6c5f4n5o-3|
buy~a-3b-4d3h6n5o-5p3| buy it~p10r-3| by~a-3d6e6g-6h5i5k3l-8m-5n7p-7q-15r15s-5t4y7z-4A-6B7C-10| by
a~b5e-4g4r-4w7| by dusk~e6| by itself~e7r4| by lunch~e6| by me~b3c9d3e-8f8j4l-3m-6n3x3A-5| by
now~a-3d4e-3m8o-7x-8z8| by one~a-4j-7l7u6w-5B4C-5| by side~c7i-3k5| by sundown~i-5j3q-3r4u-4w6| by
sunset~u-3v6| by supper~e6m-4n3p-5r5x4| by
the~a-7c-5d3e-6f-3g-3h3i-6j-5l6m-4n5p-13r8s-5t4u4v-3w-4x-9y10z-6B3C-5| by you~i7j-3u4w-4|
bye~a16c-4f-6p-3| calendar~e4i-3k6| call~a3b-3c-4d-5e6i3j4k-5m-3n3q8r-7u-4w5x-6y3| call it~c-5e7r-3|
call me~i9j-3u4w-4| called~j8m-4u-9w8| called it~q-3r7| calls~e4h3n6o-3p-3r4y3|
came~a-9b-4c-3d12g-4h7i4j8l5n6p-3q10r5v6x-8y5B4| came ,~d-5e-3o3z8| came back~a-4d4e4h-5n-3o4p-5r7|
came out~e4f4h-3o3p5q6x-9y8B3| came to~a-8d3e-7h8i4n3o-5| came up~a-3d9h8n3p-11q3r8|
camera~a-8e7h-3r5x7| camp~c-3d-5e8f-6g-3h3i3j-3m-11o9p-11q-8r19z5A-6B-10C8| camp ,~i-4l5n3r3B-8C6|
camp has~a-5e8r3B-3C3| can~a9b8c-4e-7f7g8h-12i6j3l-5n12o-13q8s6t-3u-5v4w4x-3y14A-5B-8| can .~a6o3|
can ask~m-3o6| can be~d3i-6j-5k8m-5n14o-9q-3r3u5w-5x-7y5| can come~c-4e-8k4| can
count~b7c-3e7f5g3m-5o5p-3q3| can do~a-4c-7g-3m4p4v-8w5| can i~b-4d5f-4g-7m-3o-3x6B-5C4| can
not~a10b-6c-14d-4e4f-4g10i5j-3k-4m3o-6p-5q6r4u3w-7y10A-5C-3| can only~k3n-3o5y-3z4B-6C6| can
see~a-8c5d5f3g-3h6o3x6| can tell~a7d3e-5m3x-3| can use~a-8| can we~d-6m-9n7o-3p3x-3y4| can
~~b8c4d-3e-3g3p-3t3| canoe~f4n3o-3p-3r6| cap~a-4c3e5i-6k6| capitals~c7f-5p-4|
car~b-3n5o-5p5r-5x-7y3| card~b3e8f4g-3i-10j10l-3m11o-7p-6q3u-10w3z9| card .~c-7m7o-5q-5r7|
care~a6b-3c5d7h5i-6j3m-8n-9o12p5r-6u-3w3x9y-5z-3| care to~d8i-8j4n-5o6p4r-5u-4w3x5y-3|
careful~a-9c-5d-4f-3h20p-3q7r-7| carried~b8c4h-6j3n-4o3p-14r9v3w3x-4y3|
carries~a-7b4c3e3f3g-3j3p-9r9C3| carry~a3c5d-4h3i-7k3n-3o4r-5A-5|
carrying~c-3e8f-3n-4o3p-9q-3r10v3w-3x-4y-5z8C5| case~a8b7d-3e-4i-3k-3l6w-3|
cast~c5e6f3h-6n-4p-9q13r-4v4w-5x-3z4| casting~c3m8n-6q3r-3x-6A5| catch~c9l3| catches~m5o-6|
caught~g4p11r-8B-4C3| cause~a-3b3e-4m-3o4p-8q5y-4B-8C8| certain~d6i9k-4l-5m-4o4p-6q3w-3x-4z3A5|
certain of~i6l-3m-9o11z3| chair~h-3k4p11q-4r-6s4u-3x3z-4B-3C3| chairs~c10i-3k6p4|
challenge~a-11b5c-8d-6j-3m-6n4p-8r5u3C-4| challenge .~a-9e-3h3i4x-4y3|
chance~a5b-3c-5d3f3m-5o4p4r-4x3z-7| change~d5i3j-3m4n6o-7p3r-4u4v5w-5y5z-3| change my~c-3i6j-5u6w-5|
changed~d4e6g3l-3m3n-4o-4p14q-5r-10| chat~d3e3l4n-4o6x5y-3B4C-6| chewing~a-5b6m-4n8o-3p-3r5y4|
chewing on~a-4b4m-4n7o-3y3| child~b6c-3g9m-6n-3o9p6r-4y-5B-6C9| child ,~b3m-6o6p5r-3y-4B-6C8|
chip~p-3r7| choice~c-3e-4f8h-3m3o-4z3| choice .~f6| choose~b5d-4e-6i-11j3k6m4u-4v-5w9x-3z4|
chooses~k6| chuck~b7| classy~e7| clear~c4f4i5p-3q7r-6C4| clever~i-4p-6r3| cliff~c6w3|
climb~a-3b6d-8| close~b-6c-3d-7e-5h-5i-3j7m4n3o-7q-5r3v4x-3B-3C3| close ,~a6e4| closest~m-3o6|
club~d-3e8o3x6|
clue~a3c16d9e14f-6g-9i-16j-12k-16l31m-15n-13o19p-4q-11r13u10v-7w-12x11y-6z-12A-3B-3C4| clue
,~c5d-3e11h3x6C3| clue .~e6h3i-3l4p3r-3z-3| clue and~i6y-3| coconut~a-4b-5c-3d-3g-5m5o-6p3q-4B-3C3|
coin~b9d3m-3n3| coincidence~e7| cold~a-4c-3d-7e6i-3l6m8o-9p-3q6r-10| cold ,~d-6h4| cold
.~c-4e4f5h-3p-3q7r-5| come~a6b-6c8d4e4f3g-12h-10i6j-5m9o-5p-3q-4u10v-5w-8y6z-12A9B5| come ?~d6q-3|
come and~a-6e-4i-3l4n5o-3x-3y3z-3A3| come back~a3c-5g-3i-4l4p-10r4| come for~c4h-6i3l-6| come
from~a3c4d-3e4h5i3n7o-6p3u3v-3| come out~c-4f7h-3p3r-5y4| come
to~a-4b-5c-6d-7e6f5h3j-3k-3l5n7o-3q-3u4x-3y5| come up~c-4d3m6n-3o-3x-7y3z-4A7|
comes~a-16b7c11d4e-3i6j-6k-4n6o-5r3s-4t3w-4x6y-4A-3| comes down~a-6d3i3j-4x-3| comes
out~c5f3i-7j9l-5m3o-3u-10w9| comes to~a-4b4h3i4j-5l-3m-7n9p-3q4r-3u5w-4x11y-6z-4|
coming~b9d-3e-7f11g-7h5i-3j-4k4l-3m6o-5p7r-8u4y-3z-5A7| coming .~a-6b7f4g-5| coming
for~c-3h8j-3m3s-3t3u5v-4z-3A3| commit~i9k-3| commit to~i10k-3|
company~a6b-5e-3f-3i-5j4m-3u-3x6z-5A-3| company .~a6b-3i-3j3m-4o5x5z-5| compared~e6p4r-3|
competition~a-4d-4o-4p-7q-6r8x-6B4C-4| concur~c4d3f15m4o-3| concur .~c4f9| condition~c3f9j3u-3v4|
condition that~b3f6| confirmed~f4B4C-6| conscience~b-4e-3g13j3l-3u-3v4w-3| conscience ~~a3f-6g9|
consider~b3c9d-11e-9f12g-5h-6i-13j13l-6u-13w9| consider NAME~a3b-4c7d-5f6| consider
it~a-4c11d-5i-3j4u-4w4| considered~a6b5d-6g3m7o-3z4| contract~a6c3p7r-4| conversation~c3e3i-7l6p-3|
convinced~i-3p5r-7| cook~a3h4i3j7l-5u-8w8| cooked~a8b3c5e-4h6i-3j5p-6q-3s-4u-5v7x-3C-4|
cooking~h3n-7o8p-4r5| copy~c8i-4j5u-5w5| corn~c10d3e-4| corner~a-3d10e3l-3r-5z-3|
correct~f3n-6o5x3y-3| corrected~p6r-7| costs~c-4n8o-4x6y-5| cosy~a3e10h-3p-4C4|
could~b5c-12d-8e10f-5g-4h-10i-4j5k3l3m5n3p-11q7r6s-4t4u-4v3y7A4| could
be~b-8c-4e-4f-3g-3j3o-4v-4w5z-3| could have~d3e7l-3m-6n3p-6q4| could it~d6| could
not~a-4b4d-7e4h-4k4l7p-3r7u3x-3A3C5| could tell~c7r-4B-3| could you~a4b8d-12e8i-8j3m6n-4p-5u-4v4|
could ~~d3e7| council~a4b4c8f-5i7k-4l-5m-4n-6o6q5r-6u3v-6w-8x5z-5B5C-5| council
,~a3b4c4d4e-7h4j4k-3m-9o6p-4q4u-4x5z-4A-3| council .~c6g3h-3i12j-7k-3l-4u7v-3w-7| council
and~a3e3i-6l5q7r-4| councils~b3i6|
count~a-13c-4d6e-3f10g8h-3i-3j6l-6m-4n10p-11q-5r12u-6v3x14y-4z-4A-6| count me~b-3d-4e-6f5g7i3k-3|
count on~a-13c3e-5g4i-6j5m-5n7o-7u-5v5w4| count two~c-6| count who~a-6| counted~d6e5f-3h3o3r-4v3x5|
counting~b-6c-6d-3e-10f-6g-4h8j3k-3m-5o3p4q-6u-4w5x6C13| counting .~f-4q-4r3C10| counting
you~c-7e-3| country~p-6r5| country we~m5p-6r4| counts~d-4e-3r4x6y-6C3| couple~e6|
course~b-3f3g3p6r-7w3B-3| crab~c-5g3h3i4n-3r4x-5z6| crabs~a-6e3h-3r5C4| credit~p6r-5|
cried~a-3c-3d-6h-4p-7q6| cross~a3b-3c10f-4h-3i-5j6l-7m-4o4q5r-10u-6v4x4y-3A-5B5C-5|
crossed~a-4b6d-3e9m-3n10o-9p9r-12x3| cry~b-3c-3g-4m4n-3p-9q6u3x-5z-3A5| crying~d-7e5i5r-4u3|
curious~a-3c-3d10m-3o3r-4C-3| curious what~d7| curly~e8| customer~a-4b-3m-4n4p-5r6|
cut~a5b5c5e-6g3h-3i13j-7k-10m-4n-8o10p-6r11u5w-4x12y-9z-3C-5| cut .~e-3f4i7k-6| cut NAME~a-4b7| cut
the~a8b3| cutting~b-3d-4g4p-6r6| daft~a-10b6i-3k3w3| danger~b7i4p3| dare~b6e-3h-3|
dark~a-11b-5c-4d-3e13i-3l7m3n-3o-3q-7r5u4v-5w6y5z-4C3| dark ,~a-6c-3d-3e4i-3j4l3p-3q-4r5w6| dark
.~e6p3| daughter~a-5d-3e-3f-3g-3i5j-3p8q-3r-7s-3t3v5| dawn~d-3e5h11i4q-3r10| dawn .~h8i3| dawn ?~h6|
day~c4d-14e8h-5i-13j-6k21l-8m-5n3p-12r10u7v-4w-8x6y-4A-5B-3C8| day ,~d3f6g-3n3o-3p-7r8B-3| day
.~b3e4h3i-4k3n5o-3B-5C8| day ?~b5d-7q4| day i~c-4e6p-3| day is~d-6i-3| day one~b7d-6e3h-5j4| day
thirty~c11e-3i-4k5| days~a-7b6c-6d-6e-3f-4g-8k-7m-11n15o-12p-9q-4r11s-3w-4x-9y6z-5B3C5| days
,~b5c-3g-3j3k-5n5o-4p-5q-4r7u-4x-4| days .~a5d-4e-5m3n-6p-8r8x-4A3| days i~a-4p6r-5|
dead~a-4e11m5n-3o-3p6q-3x-6y6z-4| deal~a-3b5c-4e9f14g4h-3i-4j4l-5m-5n-6o9p3q-5u-6y-8B3C-7| deal
,~c-4d3e-3f6o3p9z3| deal .~d-5f9r-3v-3B3C-4| deal with~a3c-4d-3e8n-6o5v3x4y-5| deals~e9r4|
dealt~c-5e6p-5q-5r10| dear~a12b4c-5d-7g3j3p4u-3v5x6z-5C-3| dear ,~a8b5d-4e3j3p5r-3u-3v8w-4x6z-4|
debt~a3k-5l9w4| decide~c-4i-4j8m-3n3r5u-9w8A-3| decline~b-3g9x-5| decline .~g10x-6z3|
decoy~a3p-4q-6r9| departure~a7| deserved~e-7| deserved better~e-7|
did~a-12b-3c-11d10e4f-6g-6j7l-5m-19n-22o27p4r-5u-9v6w4x6y5z-9A-11B3C-5| did .~d-6r7| did
NAME~a-4d12e-4m-12o10p5r-6x-13y13z-3C-4| did he~b3d5f3p-3y3B7C-7| did i~c-4d-5e9p4x5y-5| did
not~b3e5f-3g-6h5i-5j6m-7o7p-8u-8v4w5x8z-3A-3B5C-3| did say~d7e-3| did she~d7p3x-4y6| did
the~e3m-3p6q-3r-8x6z-5B-3C3| did you~a-6b-7e-5h-6j3l-5m-9n-16o14p6q-3r-4u-4x24y-20z-4A-4|
dies~c7e-6l4| different~i3n7o-4p8r-8x6y-3| dig~b-3c11f3j-3l3p6r-6u3| dig up~c6| digging~e6o3q-3|
dinner~a3d-7h4p-3r7| discovered~p-5r6| do~b6c-8e-9f9h-4j7k-7n9o-9p-11r5s-7t6v5w5x-4y5A6C-8| do
,~a8b-4e-3f-3g10i3k-3n-3w-6x-3z5| do .~a3b3e-3f3h3i6j-3x-4y3z-5A5| do ?~a6| do
NAME~a4b9d-5e3f4g4i-3j3q4r-3u-4w4B4C-5| do i~a3c-3d8e-5h-3m-4n5o-5p-4x7y-5z-3A3| do
it~b-4d4f13g-3i7j-3l-4m8n-4o-5p-10q-5r14u3v5w-5x6z-5B-4C4| do me~f3k-4l12| do
not~b17f-4g-10h8j3l-4n-11o3p-3s-13t12v3y-5z-5A-4C-3| do that~a3b-4f-5g9r4x3| do
the~a-5b-3c-3e3g-7h-3i-5j6k-3m-5n-6o8p4q7r-11u-6w5x8z-7A-4B-5| do to~e7f3| do we~b-3d12h3n3| do
what~m-3n7o-3| do you~a-17b-10c-4e-9f-5g-4h-8m5n7o-10p6q-7x-19y14z15A7B3C-3|
does~b-4c8d9e-11f3g-7h-4k-10m10o-4p-11q4r6u3v3w-9x-11y9B11C-13| does NAME~a-5b-3d12g-3m5p4x-6y9z-3|
does he~a-4d4m-3n-3o7| does not~b5c3d-3f4i4j-6k-3l-4m8n3o-8p-15q10r4u6w-8z3B8C-8|
dog~a-5b3c4e3g10i3p7q-4r-6| doing~a5b-6c4d13e-9f-4g9h3j6k-3l-5m10n-9o-6p-7q5u-8v4w-4x-7z5A3| doing
NAME~a10c6d-4j4m8n-7u-5y3| doing it~m5o-6x-6z-4A8|
done~a-3b11c-4e7g5h10j6k-3l-4m-8o8p-9q3u-3v5w3x16y-12z-8A5B-3C3| done
,~a-3c6g3i-5j3p-4q7r-5u-4v3x5y-3| done .~a-3b-6e-4j4p4q-7w3| done nothing~b7g3| done
to~b3c-4d5e3h6m-3o3r-4x4| done with~b-3e3h6m3o-3y-5A5| door~b-4c4e3i8j-3m6n-3o-5q-3r5u4x-5y3z7| door
,~i6p4q3r-3| door .~d3q-7r7x-3z6| double~b-3e21f-3m-11n-4o14p-5q-3r5x5A-3| doubt~a-3m-3p7r-3|
down~b-5c6d11e-7f13h-3i-10j6k-13m10n-8o-8p-15q22r-8u-11v9y5z-9A3B6C-9| down
,~d4e-5g-6j8k-3n7o-3u-8v3w4y4| down .~a-3b3d5f3h-4i3l-4m6n-5o-3p-6q7r-4w-4z4A-7| down
as~h3m9o-6p-5r6x-8A7| down on~d3f4m-3n-4o4u-3x5z-8| down to~a-5e-5f9i5j-8k-7l3o5u4w-6y-3| down
tonight~y6A5| down with~e-3x7y-8| drag~c4e-4i-7k4| drama~a-5c-5e6i-6q-4u-3w4|
draw~e5f4h6i5l-3m3o-3p-8q-3r12| drawing~a-8i3n4o-3p-3r7x3y-3| drop~b5e4g8| dropped~d-3h4p-6q-5r10|
dry~b4d5e3m-6n-3o6p11r-9w4x5z-5A-3| dusk~c-11e3g-3p-3| dusk ,~a-3c-6| duty~d-10| e~a13c-4p-6q6|
each~a-6e7n-3p7q-7v-3x-3A3| each other~m3n-6p8q-5r-4x-4A3| ear~a4b-3g3i-12l10m-4o3p-5r4u3w-4z4|
earn~b6e4| earned~b13e-4g4| ears~b-4c6d-3e4g-4h-6i-12j-6k-3l13m-3o4p-4r5u5v-4w-5x6z-3B-3|
earth~a-3b7g4i8k-8o3p-3x3y-4| earth would~a-6b9d-3g5r3y-3| ease~a-3e-3m6o-6x-6| easier~a7d-3i-4k5p3|
easy~a3b7c9e-6i14j-5k-7l-3n4o-10p9q-3r-3u6v-3A-4| easy ,~f3i4p8r-3u6| easy .~a-4b3c8i7k-4|
eat~a-9b3c10d-7i10j-9l6n-4p-7r6u12v-4w-8x-4| eat .~a-4b7l4u3y-3| eat my~c7i3| eaten~c-6d-7e-3|
eating~a-5d-3e-6| eats~a9c-3h3p-3q-3r4| eh~a-6b4c-3e4f4m-3o4p-7y4C3| eh ?~a-3d-6e7f5p-3C3|
eight~b-3c-6d-3e5p-9q6r-5x4| either~a10b-5d-3e-4o3u7v-3w4x3|
else~a-8b13c6e-7f10g-10h-7i-7j10l8m-8n-4o14u-9v9w4x17y-10z-16A3B-4| else .~h-4m7o-7r-3s3x-6A6B-4C5|
else ?~a-10g-6w4x3| empty~a7b-3d5n-7o9p4q-4x-3y3| empty ,~n-4o7x-3y5|
end~a8b4c7e-4f-8g-6i-11j-5k19l-7m-11n7p-3q4s3t-3u6v-4w-8x3y-5A-4B3| end
,~a-4b6c7d-3k4l-3n4o-4p3r-4u3| end .~a8f-3g-4j-4k10l-7n6o-3p-4r4v-4w-3B5C-6| end
of~d3h3i-4k-3l8n-5o4p-5q6s3| ends~g-3h6i3j-3l-4r3B-3| enemies~a-3b6i-6j7m5u-7w7|
english~d4e10f-4o3p6r-5| enjoy~c-3d-3e6h4p6r-6| enlighten~d6x-5z4| enlighten me~d6x-5z4|
enough~a16b-6d-5e-5f4h-4l-6m8o-6u-4v8w-7z-3| enough ,~f9j4p5r-5u-4v9w-5| enough .~a8c-5e-5|
entirely~e-6f5i5| error~b5p5r-6| et~d-5e8| et tu~d-5e8|
even~a-6b-5c9d6e12g-3i-12l8m-6o4q-8r4s-4t4u-5w3z-3A5B7C-10| even a~a-4d3f4m-3o6p4r-5| even
if~a-9c9m5o-4| evening~a15b-4d9e-4f-7g-5h3k-8m10n-7o-8p-4q7w-3x-3y-3A3B-4| evening
,~a8i3k-3m-4o5p-6q6x9y-3z-7| evening .~a7c-3d4e-3h3l4m5o-6x-5z5|
ever~b5c14d-10h-7i14j-19k-7p-9r12s-4t4u18v-7w-14y7z-8B3C4| ever .~c10i3| ever done~b7d-3g4| ever
since~a-4e6r3| every~a5d-4f-6h-9i-3j-11k-11l19m-3n-3o7p-21q-12r21s9t-8u12v-11w-8x7z-9B-5C14| every
one~s4t-4C12| every time~a-6c-5e-4i-3n-5o4p-3r3| every word~a-5c3d4e10j-3l3n-3p-8r6x-4y7|
everybody~a6d-4e9f-3h-11i5j4l-6m-7o3p6q-6w4x5A-8B-4C4| everybody ,~a3i6l-4p-4r6| everybody
is~a6d3e3h-5p-5q-4r8z5A-4B-3C4| everyone~a-3b3c-5e10k3l-4m-3n6p-4q4t-3v7x-8A4B-3C3| everyone
,~f4q5r-6| everyone ED~d6| everyone else~c3v6| everyone is~p-7q-3r9y3z-4|
everything~a-9b-3e15h-9j-8k6l11m3p-15q-6r13u8v-5w-5x-4z-3C-4| everything we~e10f4|
evidence~c3l4p-6r6| exactly~a6e-3i-10j8n-3q3u-9w4B3C-3| exactly did~d3e-6| except~i-3l3C10|
exchange~a6c5h-4i4j-3p-3x3B5C-5| explain~d23m-4n-5o11p4r-5x8y-3A-3B3C-5| explain that~d6|
extra~a-4c3e-3i-4m-8o9p-8q-9r17z-3| extra vote~a-3i-3m-7o8p-6q-7r15w3|
eye~a-11b-6c-4d-3e10g-4h21l-3m-3n3p4q4r-8| eye and~e7p3r-4| eye on~a-3b-3h8| eye open~a-3h8|
eyes~a3b-4h3m-13n8p-3u-5A-3| f~c6e6f-3h-5i-12j-8k19l-5p-4q4r-4u9w-5x7y-14z7B-5|
face~a4b-4d10i-11j3l3n-4o6p-5v7z-3B3C-6| face ,~f4p-8r9| face .~c3d8e-4i-8j3l3n-3q-4C-3|
faced~e13q-3| faces~a-3e7m-3n4p-7r10| fair~a-12b-7f12g-5i-6j5n-4o6q3r-7u-5v10w-6x-3| fair
enough~f11j3p4r-5u-3v8w-4| fair to~a-8d-3q3| fairy~e5m10o-12p4x-8z6| fairy tale~m8o-10x-6z5|
faith~a-8d6h5m-4n6y3z-3| faith in~a-6h7m-3n5| fake~e9p4r-4|
fall~b-4d3e-4f3g-3i4j-6k-3l8m6o-9w-5x-6z3A4| fall .~a3k-3l10| falls~c3e-5i3j-4l6m3u4v-4|
false~b3c-4e9p4r-5| family~a-3d-4i3m-3n6o-5p-4r4| family .~b5e6p-3r3|
fancy~a11d-3i-3j6p-5q-5r8u-5v-3w10| far~a-5e-7f-3g5h-3i17k-9l-6m8o-10p6q-4r-4v-7w5x-8y5| far
.~a-7v-6w6| far as~a-3i9k-3m7o-7| far be~a3p6r-3| fault~b4f7g-4m4n-3| favour~e-5p-6q5t-3|
favourite~e3m7n-5o-3r4x-4A6| fear~a-4e-5h7i6j-4o-3| fear from~c8i3| feast~c3e-4i-8k-3l10n-3|
fed~a7b-3c5g4h-4i3p10q-7r-5s4t-4x-3z7B-4| fed me~a4c7p9q-7| feed~a9p8r-5|
feeding~a-3b4c3e9p4r-3u-3v4C-3| feel~a-3b-5c-8d-6e-8h8n9o-11p-4q-3r4w-5z5| feel about~h4n4o-7| feel
it~e-5h4n3o-3z6| feeling~a4d4e-3g4m6n-3o-3x-6| feeling about~m3x-5z6| feet .~a7|
fell~a-5b-4d-5e-4g-4i7j-4p8r-8u-3| fella~g3o-4q-4r6| fences~a-8| fences that~a-8|
fever~a-5b8g5p-4q8r-3| fever .~a-3b8p-3q7r-3| few~a-10e5p6r-4| few pages~a-10p3r-3|
fewer~e4p9r-8B-3C3| fib~d-4e6p7r-5x-4y6| fifth~a10d4e-4h-4m-6n-3o9q7r-7z-6A3| fifty~k-8l5|
fill~b4d6j4l-3u-4w5x-3z4| filled~c10d3m3o-3z4| filled in~c10d3m3o-3z4|
final~a6c6e12f-6g5i-11j-16k30l-14m-8n-10o14q-11r8u18v-4w-10x6y-6z-11| final
,~h6j-4k7p9r-9u7v-3B-4C4| final three~a-3e8k6l-3p-3r4v4z-3| final
two~a-6c-5d3e7k3m-3n-5o8p-7q-3r9z-6| finale~a5c15i-4j-3k6r-4v-4|
find~a-6c9e-6g11h6i-4j-4k-8l6m-12n-9o15p-9r7u5v3w-9x12z-9A-5B-3C10| find anything~d11| find one~h9|
find out~d-3e5j-4l3m-6o3p-6q3u3| find you~c8| find yourself~g7|
fine~a-5c3d-4e3f11g-6h3i10j-4k-5m-4o5p3q-9u3v4w-8| fine ,~a-5b5f5i6l-5| fine .~a3i3j-3p6q-6w-3|
finger~b6f6i3l-4v-3| fingers~e4i5m-3n-6o7p15q-7r-11u3|
finish~a8b-6c10i-8k3m3n-3p4r-7w-3y-3z-6A5B-5C6| finish .~p4r-6| finish this~c6|
finished~a-9m-4n7o-3x5C-5| finished ,~m-3n7o-3|
fire~a-9b6c-3d-7e-8i9j5k-8m9o-9p-11r10v3w7x-13y5z4B-3C3| fire ,~c6h-3m5o-6q3v3w4y3| fire
?~m3o-3x-6y3| firewood~c-4d-6h-3m7n5o-11q-4r3x-12z4A7C3| firewood ,~d-6e3m8o-7x-7A7C-3| firewood
.~h-3n6o-5x-5z5C-3| first~a13b-13d-4e-16f-12h6j-15k-18l17m-16n-13o24q-6r5u13v-3w-18x8A-5B-6| first
,~e-4h3j-3l5m-7n-3o10u-3x4| first .~a12b-9d-6e-8f-5g-3h-6j-7k-4p-12q4r7u9v-6w-5| first
and~h3q-5r9B3C-4| first i~c-14l5o4| first night~a-3c7i3j-3k3l-3m-3o3x5z-5| first time~i6l-5|
fish~b10c5d-4e-7f3i-12k-8l13n-9o5p-4q9r-8v-6C-3| fish ,~a-4b8d4e4k-3l6m3o-4y3| fish
.~a-6h-3i-3j4l-5q3r-3u-5w5y-3| fish and~a6e-5g3| fish i~c10|
fishing~a3c-6d4e6g8m4o-3p8r-7z-5A4B3C-4| fishing ,~d5p7r-6z-5A4|
five~a8c-6d-11e6f-4g-3i9j-3k-3l-3m4p-4q14r-7v6w7z-8B3C-4| five ,~e-4i4k-5o4p4q-4r4x3z-6| five
.~a-4b4c3e4i3m6n-6v5| five letters~a6| five of~a6p-4q5x3| five ~~p6q5| flag~m-8n9| flat~a4o-3z7|
flies~a7d-3g3| flint~e6| flip~a5b-3d4e5f-3j3k-3m-5n6o-3p4q-3u-4w3| flip on~d7p3q-3x3y-3|
flipped~e6h-3p-3q9r-6y3| float~h-3i3m-4n7o-3| floor~i9k-7l-3p3r-4y3| flush~a10e-4g5| folded~e7h-3|
follow~a8d-3f8g3i-10j15l-3n5s3t-3u-15w15x8y-6| follow .~a6f7j5u-4w3| follows~b3i-5j8u-9w7A3|
food~a-4b-7c3d3e-23f-3g-4h-9i-4j7n6u-9v11y9| food ,~e-8h-3j3u-4v6w-3x-3|
fool~b-3c15d-3e4g7i4j-3l-3m-4n8o-3u3y3| fool .~c8g3| foot~b3e5f-3g4h3o-4p-6r7|
for~b-3c-5d3f-6j5k-7l6m17n-17o-4p-5q4r4s-4t4v-3x-22z20A-10B10C-4D-5| for
,~c-7e19g-3h-3m4o-4p5q-4r-6B3C-6| for .~b5c3d4e-5h4i-7l7s-3t3x3| for ?~b8d7e-5m8n-3o-3p7r-8x-5z8|
for NAME~a4c10f-4g9i-6j11l-4m-5n9p9q13r-16s4t-4u-8v9w-5z5B-3| for
a~a-5e7g-9h4i-5j8l-3m-11n7o5p-19q-6r17u-7v6w4x7z-3A-4C-8| for an~d5e-3h-3m-4n-4o6r4x11y-7z-5B-3| for
both~c4i6| for her~b-3c6d-4e4i-3j3p3q-5| for it~b-5c-5e5g5j-7l6m-6n-5o10q3r5s-4t4u8v-6w-3x-12z12C-3|
for me~a9b-3d6e3f3h-5i-10j5l4m3o-3q10r-10u-6v4w-3x3z-7| for once~a3d-3h-3i-4j7p4r-3u-6w5C7| for
one~a3b5c3p-7r8u3v-5z-4A3| for that~c-3d6f8g6h-5i-5j7n-12o11p9r-6u-7v9x-14y3z12A-3| for
the~a-6b5e6i-17j-4k3l19m-7n-3o11p-8q10r7s3t-4v-5x8y-4z-3A-3C-3| for thirty~e6C3| for
this~a3c-3g5k10m3n-3q-3r5u8z5| for tonight~a-4c-5d9h6i-8j3m6o-8u-4v4x-7z9A-4| for
two~a-7b5c4e-3j-3u3w-3| for whatever~i-6j3u-3| for
you~a-5c10d-5e-12f-5g-5h12i17j-12k-8n-5q5r-12s-3t4u18v-8w-4x-8z8| for
your~c3d5h-3i5j4l-7m-5p7q-3r-4u-4v4x5z-4| for ~~c-4f-3i4l-4m5o-4p-5r3x-3z4C6| forever~p7|
forget~a5b-5c4e-4f-3g6p3r-8| forgive~b-4c-5e6i-3j5p11r-4v3w-3y-6B3| forgive you~c-7e4p5|
forgot~d-5e6p-5r6| forty~c-4d4f-3m-3n-3o6p9q-3r-3x5y-6B3C-4| found~a-6b-3c-5d7e-6i-3m-7o7q3x6C-3|
four~a7c-10d5e6f3h4i11j-11n-9o8p3q11r-18s3u10w-11x4y-3B7C-9| four ,~a5b3c-3g3h-3k3m-9o10q6r-5v7x-3|
four .~f3i7j-8m-9o10q9r-6u8v-7w-4| four of~a-3e4f5m6r-3C-3| fourth~b-3d3e5f3h6m-6n6o3p-4q7r-3x-3|
fourth .~n6o-3y3| free~a3d-4e-6g3h-4i7j-3m9n-9w-5x-3y3| fret~c-7f4i-5l6| fret you~c-7|
friday~a8b6d-5e3h5i5l-6n4x3B-5C4| friday .~a6c-6h6q-3|
friend~a-7b-12c-9d4e11f-3h21m-7n16o-9q9v4w-4y3z-7A7B4C-4| friend ,~b-9d-3e5h10m4q5A6| friend
.~c-4g5h7m7n-6q-3x-7z-3A7| friends~a13b-3d-7e4i4k-3m-3n6p3q3x9y-9| friends ,~a3p-3q3x6y-5|
from~a-5b-3c11d4e3f4g-5i17j-11k-17l4n-3o4p-3t3u10w-19x-14z6| from
NAME~a-5c-3d-11e8f-4h-6k4p-9q-4r10B4| from a~d4e4m6o-5p-7r5x-5z-3A7| from
me~b-6c20d-3e-7f6h9j-5k-6l6m-8n4o4q-9r9u4v-4z3A-3B8C-9| from my~a3c8d-3h4i9l-4w-3| from
now~c10l5r-3B-3C3| from the~a3d5j-5k-6l7m3n-7p5r-7v-3w-3x-6B-6C5| from this~c6d3e-3f4g-3m4o-3| from
you~a-3d7f7h-5i14k-4l-8m5n-11o7p6r-10v4w-5| from your~d8e-4i3n4p-7| front of~b-3d-4e3k3l-6x-3y3B3|
fruit~d-7| full~a-5c-6e-8i11j-3k-6l-4n-6o6p11u3w-4x-4y5C8| full ~~c-3e-3p6r3C7|
funny~a-7b-4c-8d-5e8i6l-7p-7q-3r6B4| funny ,~c-5e6p-8r5| furniture~a-5b-3k7|
further~a7c4e-3i-8j3l7m-4o4p-5r3x4| further ,~c6e-3f3i-3l4| gain~a-4b8g3|
game~b-6c3d-6e-8h-7i11j-7k-7m-6n8o-3q-3v-3w-6x-6| game ,~a3f-3i8l-3| garden~a8|
gate~a-3c-6k-3r3B3C-3| gave~a-5e6f-4h-3i13j-8l-11m-8n-3o7p6q-16u-3v3x-5y-3z8| gave her~c6| gave
him~c-4g6| gave me~e6f3o4p8q-4r-7x4| gave you~c-3d4i9l-10x-7z7| generous~a3e7h5i3q-3u4v-4|
get~c-6d-3e-6f5h4j-8k-11l15m16n-9o-5q-4r3u5v-12x-3y4A5B4C-4| get a~a-6i4n-7o8x4| get behind~b4g6|
get it~c4e-4i-4j-3l5p-5r4u5v-3x-6B7C-7| get my~f3v-8w9x3| get that~h8| get the~h-3i-3l7w-3| get
to~b-4c-6i3m3n-4x4z-3| get your~c-6|
gets~a9b-4c12e-19g-6h-6j8k-12l-4m14o-19p-3r5s-4u-11v12w-5x-18y10| gets a~a6b5| gets
the~i7j-4k-3m3o-3u3v-3| getting~b-6c19d-4f10g-7i-5j5m9o-11p3q-10w-5x-5B5C-8| getting my~a-7c9f7g-6|
getting ~~c4d-9k3| giggling~x10y-10| girl~a4b11e4f-6g3j-4k4m-3n5p6q-10v4x6y-8| girl
,~a3c-4d-3e6k3n4q-5r3v4| girl's~b7g4|
give~a12b7c-12d7e-15f-9g-10h-3i-3j5m13n-6o-4p-4t-3u-4y-7z10A-12B-7C7| give
me~c-12d9e-8f-5g-4h-3i-10j3m7o-6u-3v-6w7x-4z9A-10| give my~b-3d4j-6u6v-7| give
you~a4b5d-3l5m8o-4p-4v4B-7C7| given~a-5b-3c-3m-6p-4r5z4| gladly~a6g5j-5l9m-4n6p3r-3u4v-5| gladly
and~j-5l8u4v-4| glue~a9e-4q-3| glue .~a6e-3| glued~a6c4j-3l4|
go~a3b-3c-10f4h6m7n-12o4p-4u3v-19w7z-4A-6C8| go ,~a11c6e-4f-4i-4k-4l6n-3u-3v-10w10C3| go
.~a8c-12e-3g-5i-3j9l-5p7r-6u-9w5| go along~f4g3j7l-5m13n-10u-5w8| go and~a-6f-4i3p-4q3r-3C-3| go
on~c-4f6l3m4o-5z4| go round~j-7l8u6w-5| go through~c-3e-4i6l-4u3| go to~c8d5e-3f-3l-3m-7n6w-3x6A-3|
goalkeeper~b6d-4g5| goat~b11c-3d-4f3h-3p6| goat ,~a-4b7| god .~i7l-3|
goes~a-6b-5c15f-3g-7i-7k-11l12m10o-6p4r-3w7x5A-5C6| goes ,~a-3d-3i-4j5u-5v-4w5C8| goes
.~a-5i-5j5u-5w7| goes for~d-3m6| goes on~c6e-3i-3w10| goes to~c6i-5l7r-3u3w-5| goes
tonight~d3i-6j4u-5w3z3| goes wrong~c6f3| going~a3b-3d4e7g-4h-6i10l-12m17o-16p3r-4s3w4x-3y-11A3B-6C5|
going .~j3u-4w6| going ?~a6i4| going on~n-6o7x8y-4| going
to~b-3d-3e5i5k4l-7m6n7o-8p-4q-3r5s3u6v3w3y-4z-3B-6C8| gold~b3c4m-3n5o-3p4r-6x-3|
gone~b-5c-4d11e-7f3i4k-6m-3n6o-5p7s-3t4y-3z3B-3| gone ,~c-4e4g3i7k-4m-4n3p3r-4s-3t4y3| gone
.~e-7g-3h3p3A4| gone anyway~c-7| good~a4b-12c11d9e-11f-7h-9i11j-6m-10n7p-5q3r-5u5w-8x10y-5A-7C-4|
good ,~c4f6i6k5m-3n3z3B-3| good as~b-4c5f4n-8o8x4y-5| good at~a-7b-5d-6| good version~c6j-3l3v-3|
good with~f-3i3n4o6x9| good ~~a4f-3m5o-6z3| goodbye~a4j5m7o-6p5u-5v3| goodbye to~j5m6o-5u-4|
goose~b13e-3g7h7| gossip~d5i-3l3p-6r6y3|
got~a14b-3c8d-6e-9g-8h-5i10j-3k4l-11m10o-6p3q7s-5t5u-3w-6x-14z15A-5B4C-4| got ?~d-6f3m-4| got
a~c4d4j-3l5m8o-6p-13r11u3w-4x-8z14A-6| got an~a-3c8d10j-3o5u4x7z-7B-4C4| got in~d3m11o-11p-6x-8z3|
got me~e-6i-4j6m6o-5u-4v5x-8A9| got nothing~b-3c4e6i3p5q-3r-5u-4v4B3C-3| got one~a9b-3r3| got
the~b5c3f5g-4i4j-3k-3m-6n-4o6p8r-7u3w5z3C-4| got to~a18d-12e-5f4h-6j6k3o8u-3v7w-3x4y5z4| got
two~c-7i-5| got you~c5e-3h3i6j-4l-3n-5o4p9r-6u3w-3x5y-7| got your~a4c4p-9q-5r11| got
~~d-3e5f-4i6k-3l-4q-3| grand~a-4c3f6p9q-5r-3v3| grandmother~a10g-3m-6n6o-3p5r-6x6z-3A-5B3|
grateful~b9c-3d4i-9j8r3u-8w8| grateful if~b3c-3g4i-8j6u-6w6| grateful to~b7|
grave~c10d-3e-3i-3j-3k-4l8m-3o3p3q5r-5u4w-3x6z-3| great~a-5c-3d-3g5h-3m-7o7x5z-5|
green~a-5d-4e3m-7o7p-3B3C-3| ground~a-4c4e-7f10i-3l5m4n-4v3x-3z4| ground .~e-3f7v3|
growing~b-3d-6e4p5q-3r-3| guaranteed~a3e5l-3p6q-3r-3|
guess~a4d-13e5i8j-4k-5m10n-6o-4p-5q4r-5w-3x-6z8A-4B3C-4| guess
who~a5c3d-10i9j-5k-5m5o-3p-4q-3r6u4v-4w-3z3A-3| gunning~d5f-3m6n-5o-4y-3| gunning for~m7n-3o-6|
gut~m-3n9o-4y3| guts~a3b4p7r-6| guy~c-4h-3p3q-3r7u3| h~e10p-5q4r-3|
had~a3b-12c-19d-3e7f5h-6i-13l12m5n-7p3r-3v7w-7y-4A7C4| had a~a10b-3c3i-4l5p9q-5w-3C8| had
an~f-4p-6q-3r9x-5| had her~a6b-3e-4| had it~c3e3f6j-3p6r-5v4y3| had me~c-3e-3f8p5r-8| had
more~q-6r4| had no~a4e8f-3h-3| had not~e-3g-4h6| had the~d5p8r-4x-5z3| had to~a6c-3h3m3o-3p-4q4x6|
had you~e9x6| had your~h-3m3o-3p-6q3x-5z5| hair~a-4c-6k3m4p5r-5x3y-3B-3|
half~a-6b-5c12d-6e-4f-3g-3h3i-16j-18k-10l28n-6p-10r9u19v-7w-15z-5B-3| half my~i-5l8r-3u3w-3| half
of~a-4c7d-3e-7h-3i-8j-8k-5l13m4n-5p-3q-3r7u9w-7y5z-4B5C-7|
hand~b-5d-4e4g9h-3j-7k6l3m-7n14o4q-5r10u3v-3w-5x7z-5A-3B6C-5| hand
,~c-3d3h3i6m4n-3o3p3q-4r4v5w-4x-5z7| hand .~a-7d5e4i-3j-5k5l-3m-10n5o11p-12q5w-3x16y-5z-9| hand
NAME~p-4r6| hand for~d-3l6r3v-4| hand in~b5j6l3n8o-6q-3r7w7x-9y7| hand
on~a6c4d-5f-3i3j-7l5m-4n4p15q-9r-4u5w-6x7y-3z-5| hand out~c6| handed~c6|
hands~a-3c-10e3f-4g-4i6j-3k-4l-3n-4o4q-6r9s4t-5u4v-4w-3C-4| hands ,~a6d3e-5i4n4o-3p-4z-3| hands
.~b-6c-3h5j-4o4q-3r4u4w-5| hands off~a-7b5i7k-3| hands on~e6p3| hands up~p-7q5|
handshake~a-3b-3e13i8j-6k-5p12q-4r-9| handshake and~i4k-4p6r-3|
handwriting~d-6e13f5g-3h-3j5l-5o3p-9q17r-11u-3v3| handwriting .~e7j5l-3p-3q13r-5u-4|
hang~b13g5i6l-5n-4o5p11r-9x3z-3| hang on~b14g5i4k4p5r-4| happen~d5f5n-6o4p6r-5B-3| happen
to~d7n-4o3p6r-5B-3| happened~a4c3d3i-8l9x-4| happens~c3e-3f-4i9j-6k-3m10n-3o-8u6w-7x-7z-3A9| happens
.~a6| happens with~a-4b3i4m7o-5x-4A6| happy~a3d-5e-4p-4r6| hard~a-3c-3d-4e-5f-7g4p-4r4u4v-4x6y-5|
hard pass~f-5g7| harm~a-4b9c6e-4g-3i5l-4| has~b-3c-5d7e4h5i-6k-6m5n-10p8s8t-9u3w-8x-16y13A4B-11C7|
has NAME~a-10b-4d9h-4x-10y6B-3C3| has a~b-3e5g-4h-6i3j4p14r-13B4C-7| has
been~a-3e3g5h5i-6l4m-5n9o-6p7q-3r-5x-4y4z-4B-4C3| has earned~b7| has had~a6b-3e-3| has he~d3p-4q6|
has my~a-3b3f6m3o-4z-4A5| has never~a-6i-5l4p-7u3| has no~a-7g-3h6B3C-5| has
not~a3d-3e-4l-4n4o-4p3x6z-3| has said~a7z5| has she~a-3d7n-3| has that~d7o4| has
the~b-3c-3m8o-8p3x-3y4| has to~a12b3d-4e-6f4h-4m4p-4q6r-5| has two~p7| has you~d-3h5n6o-3y3| has
~~f3B-7C6| hat~a3b-3e-4f4g4i-4j3l5p-5r4u-6v7| hat ,~f4g3i-6j3l5u-3| hate~c-8d-5e4g-4B-4C4| hate
to~a-3c-4e7| have~a-11e4f7h4i11l-9m-3o4p-4q-4r4s-5t5u-4v6w-3x4y-6z3A-5B14C-12| have
ED~a5c-5e9g4i-5r4x4z-3| have NAME~a3d-8h3j3l-3n-4o5u-3x3| have
a~b7e9f-3h-4i7j-6k4l-3n-3p-12q-5r11s-5t5u5v-4x6y-5C-6| have all~a-3b4d6m7n-3o-4p-4q7r-5x-9z9| have
an~a-3c-4d3g3h7m-3p-4q6| have asked~e-8h-3o-3x-5z6| have
been~a-9b-8c-7d4e7f9g-5h-3i5m-7n6p-14q3r10x7z-9A5B11C-12| have come~i6k-6| have
done~a5c-3g-3o4p-6q-6r9x3y-3| have eaten~c-6| have food~n5x8| have for~e3m-3o6p3x-5z7| have
four~m-7o8| have gone~f4g4i-4l6o3x3| have got~a8c11e-15f4i5k-4n5o-11p6v-3w-6x-9| have
had~a-7d-3e4f5j-5m5n-5o-3p-10r11u3v3w-3x-3C4| have heard~c-3e-5f-3g6h-3m3o-3p-4r5x-4y5| have
it~b-4c10j-5k-3l4n-5o7q3u7v-6w-3x8z-5| have made~a3e-5h11j5n-6o4u-5v3x4y-5| have me~p6r-4| have
met~a-8| have more~e4C7| have my~b6c16e-4f6g-3i-7j6n-3o3p4r-6u-5v5w4z5A-4| have
never~c-3e-5i-7j4p-4r3u-6w3z-3| have not~c3d13e6f-5g-11h-5m3n5o-6r-5x-3z5B-7C7| have
nothing~a-6d-3g-5i12j-3k-3l-6p4r-3u4B3C-4| have now~d3e6m-3o3p-3r5x3| have only~a3e-3j3p6r-3u-4w7|
have picked~f3m6o-4x-4z4| have seen~a-8d-4e8i5k-3p7q-3u4x-3C-3| have stopped~o7x6| have
the~a5d7e4m-6o7q-5r7x-5| have thought~c4d-4k3q7r-7A-5| have
to~b-6c-9e-4f-4g11h-7i10k-7l-6n-4o6p-6r4u-3v4z6A-6| have told~a4e-5h-4i-11j9l4o-4u-8v6w6x-5z3| have
two~b3i6j-3k-3m-3n-4o5w-3y4| have you~a7e-6h13i10l-8m3n7o-6p3q-5w-5x12y-10z-7A3B-4C5| have
your~a3c10x3| have ~~b-3c-6i-3k6m3n-5r5v5y5z-4C3| having~c-5e3f5i-3j3k6l-3p6q-3t-3u-3x4z-4|
he~b4c-6d9g-4h5i-4j12k-5l-10m-3n13p7r-10s3t-5u-13v19w-8x-11y13z-8B-9C12| he ED~a-3x7y-6| he
gets~c3e-4j3v6| he goes~a4f-4i4l-3m7n-3o-3y3| he has~f6g-5h3j3l-3m-4o8p-10r3u-4z5| he
is~a11b8c3d-5e-5f3g5h-7i-5j9l-5n6o-5p7q4r-9u-11v14w-4x-13y8z-5A4B-10C18| he never~a5e6| he
prays~a6e-3g-3| he said~h4p-3q6x-3y4| he should~a-12b13| he told~e4h-3o3p4r-6y3| he
will~a5b-4c-4e6i5j-6m4o-8q-3C-3| he would~a4b-5e-3f4h5m3p5r-6x-3|
head~a5b-8d5e-6f4g-4h-11i-4j3k3n3p5w4x-3y-8z8A-4B7C-9| head ,~a-4d4m-6o5p-3x-3| head
.~c4d5g-7h-4n6o-6p7x8y-8| head says~c-3f3m-4n7| head's~c-6d3e-3m4x-4z3|
headed~a-3c4d4i4j-3m8o-6x-5z6| headed ?~c4i3m6o-4x-4z5| heads~b-3c-3h6m-5n4o8q-4r11u3x11y-4z4A-3C6|
heads together~a-4h-3o9q-3r10x6z4| hear~a-3b-8e-8i-11j-12k-9l20m5o-6p4r-3u9v-3w-5x-14y5z14B-7C8|
hear .~c6j-3p6v-3| hear NAME~c-5d-7e4n4| hear anything~c5m7o-10| hear at~c5m8o-8x-4z4| hear
it~a-5b-3d7i-11l8n4x-3B-4C5| hear me~a6f5i-4l5| hear my~i4z7| hear that~x-10z8| hear
the~c-3d7g3i4j-3m-4n-3o7p-3w4y6z-6| hear this~x-6z5| hear you~c-3d-4f-3g7h-9i-4l6|
heard~a3b-7c-7d3f-9g7h14i-8l7m-5o4q-8u7w-4x-4y17z-6A-3C-5| heard .~d3m4o-5y9| heard NAME~e-4h6m-3x6|
heard it~b-4d-3e-5i-3m-6o5y4A-6B-3| heard the~a6c-3f-5h3i4u9| heard you~c-4d-3e9f-4h-9r4|
hears~e-5f3h6i-7j3l4u-4v5| heart~a10b-6c7d-5e6i8j-8k-4l-4n9o-13q-3u4w-7x5y-5B15C-14| heart
,~c5i7j-4l-3m-5n9o-5p3r-3w-3x9y-5z-5B6C-6| heart .~f3g3p3r-3x-4y6| heart to~p-8r9|
held~c-4k3l-3m3o-3x-5z6| hell~c-3g6| help~a11b-7c4i3k-3m10n-8o-4q3r-6s-4t4y4z-3B-3C4| help
me~a14b-8i4m10n-7o-5p-4q3v-4x-4y4| helps~b4j-6l7u5w-4| helps you~j-5l6u4w-3|
her~a4b9c8d-3e-3g10h8i10j-4l-7o-5p-9q9t-4u-10v4w6x4y-6z5B-3C4| her
,~c5d-5f4i-6j5m-6n5p-4q-5r3s-3u-4v9w-7x-3z4B-4C3| her .~b3d-3e5g7i-4j6k4m-4o7p-12q5r9u-8v4w8B4| her
and~a-3i5j-7B3| her be~b5g7| her mouth~e-4n-5o5x-6| her out~a-7b3h3| her ~~b-5d3f-3h3m4o-3p3r7|
here~a-7b11c-8d-12e-7g-3h-7i-6j-12k-6l15m-14n20o-8p5q4r-9s3u6w-14x-9y8z7A-5B9C-11| here
,~a9c-3d-7e-3g4h4i3n4o-3r3u-4v7z8| here .~a-7b12c4e-15g-5i3j-14l4m-14n11o6u15v-7w-7y6z-5A-4| here
?~d-7e4| here and~c4d3e3i-5q-6r7u-3x4y-3B3C-3| here to~b7c4l6o-4p3r-4x-5y5| here tomorrow~a6x3y-6|
here with~c-8m4x-3z4| hers~c4d-3e4j-3q6r-4| hi~e9| hid~c3d7e-7l4m-3o5q-3r4w-3x7z-6| hid
it~c3d3e-6o4r3| hide~j5l-3m-4p-7r8u-4v5x4z-4| hiding~b-3e12m-3n-3o5p-6q-3r8| hiding that~e6r3|
him~a11d-3f9g5i-8j16k-7l-7m3p-4q-9r13s3t-3u-11v14w-10y-3z4A-4| him $~f6j4y-5z6B4C-5| him
,~a10b-3c8d-5e-9f3g6h3j4p-3C-3| him .~a4b-3c3d-4e-5h-4j4l-5m5n6q-3r5u-6v7x9y6C9| him ?~a-3b3d6n3|
him and~a-3d4p8r-4x3C-3| him first~a9b-3| him gone~a4e7m-7o5| him i~g4p-7r7| him
my~a-3c-5g7h-5p-3B3C-4| him sleep~a8b-5| him ~~f7g-4h3r-3| himself~h3i4j-5n6o-3p3r-3y3|
his~a5b-14d-6e4g4h-3j5m-8o4p7q8r-14z-8| his fingers~p6r-5| his name~a6c3e-3h-3i-3q-3| his
own~a5d-6h-5p-5r4B-3C3| hit~a6b-4d3f-3g-9p-4q6r-5C-4| hit my~c5d5f-3g-10| hm~d3e-4f-9m4n-5y-6A6| hm
.~a-4f-7g-3m4n-4y-7A6| hmm~b-4e-3f-5n-3x7y-7| hold~a-6b10c-9d6f7m-12n8p10q5r-14s3u-3x6y5z-9B-3C6|
hold on~a-4b6c-5m-7n3t-3y6z-4| holding~a-3b-3d7e4f-3i-5j-7k9m-5n-11o12p-9r7u6v-4w-3x5y-3A-4|
holds~c-3f3h-3m-7n10o-6v-3w3y5| holds .~a-6j-4n4o-3u4v-3| holds the~f6|
home~a-10c-5d-10e3f-4g-6h-3i10j-13k-4m10o-11p3q9r-7s-3t4u7v-4w-12x-6y-3z4B8C-8| home $~c8d-3| home
,~b8d-9l4m5o-4p-5q7u3v-5x-3B5C-6| home .~b-4c3e3i8j-8m5p-4q4w-4z3C-4|
honest~b3d7f5k6m-3n7o-4q3t-3B4| honest ,~i3p-7r7| honestly~b-4c-3h-4m-12n3o8p-3q3r-3x-4z-4A8|
honestly ?~x-8A8| honestly i~m-5o9| honey~h6p3q5| hope~a-6c-6d-4e5k-3r-4u-4v5|
hoped~d3f10m5o-5x-4A6| hoping~b-3d6e-3f4m10n-4o-7x-5z7A-3| hoping you~d7e-3g3m8n-3o-5x-4z6|
hot~a7b-3d-4q-3r6| hour~a-3b-6d3f-5h-8i-11j-10k-3l14m-9n-6o12p6q-4r-7u8v-7w-4x8z-8C5| hour
,~d3e-6h-3i-3l3x4z-3C-4| hour .~a-3c10h-3i-5j-5l8m-5o8r-3u4v-4x9y-6z-4| hours~c-4d4e-3n-5q-5r4x-6z5|
house~b-3c-5e5n3o-5p7q-3r-6w3x-5y6| how~a7c-9d-12e8f-4g-7i10l-14m-10n11w-4x11y-4z-6A-4B11C-13| how
NAME~c-4h-3o4p7r-3x-3y6| how are~a-4d5o-4x-6y3| how come~d15e9n-4o5x7y-3| how could~d-6e10| how
do~a7e-5n4x5z-3| how does~a5d-6| how i~b-3d-3h7j4p4q-4C3| how is~d-7m7n-5v4x-4z4| how
long~d-7e3p3r-3x3| how many~a3d-8i5j-4o4p-3r8u4w-4x-3y-3A3| how the~o5r-3x7y-5z-3|
however~c-10h3i3k-3q7| however you~c-7| huddle~h3j4u-4w6x3| hugs~p-5r7| huh~c-4e8f-4q-4x-4B3C-3|
hum~j6l-3p-3r4u-7w6| humming~d5m3o-5p-3x-7y4z3| hundred~m3o6p5r-5x4z4|
hungry~f3g-5j4p-3q7r-3u-4v3w4x-3B-3C4| hunt~g8h4| hurry~b8|
i~a-6b-5c9d4g-5k-5l4q-4s-3t4v-8w3y-5z5A4C-3D-5| i ,~a3b3c3d-3i-3j-3k7p3r-4t4u3v-3| i
?~d5m-3n4x3z-3C6| i ED~a-4c-4h5j5m-3q-6r7C-3| i
am~a6b4c11d-12e-8f-3g4h-5i-4j8l-6n-6p7r-4s-4t6u-7v9w3x-7y12z-4B7C-4| i appreciate~g7| i
ask~c-5d13e-3f-3o5x5| i be~d8j-4l5m5n-3u4w-3x-4A6| i beg~a6b3c-4h-3| i believe~a5e-4n3x7| i
believed~e10p7q-3r-5| i bring~c8d4e-4h3i-3o3v3x5y-3| i came~l5m8o-4p-3r3z4A5B-3C8| i
can~a-3b4d12f8g4i9m8n-4o-3p-4q10t3v-4w4y4A-6B-4C3| i catch~c9| i come~a6c5e3f4p5q-3z-4| i commit~i8|
i concur~f10| i could~b-3d4f-6g3i7k4l-4m4n4o-4p-7x-5y7| i counted~d3e8o3p-3q3x4z-3| i
cried~d-3p-5q-3r8| i did~b4c5e5f-6i11l-6m-4p5r-3w-3x3A-3| i
do~b-14c17d3e-3f-4g3h-3i-6k-5l4m-3n5o-10p-3r3t-4v9w-10x-3B8C-10| i fear~c-4g3h7| i
find~c6j-4l4p3r4u4y5C6| i follow~f6i-4j8u-7w8| i found~y6| i gave~a-3e4g6i11j-5l-9| i
get~h-3i-7k-3l6n-8o9p7r-6x4| i go~a-7b-3d5f-4i-4l-3n4o-3p-3v-10w7x-3z3| i
got~a-4d-3e6f3i8j-5l-4p4q4r-8u5v-3w-4| i had~a-3b-5c-7f-5g-4h-3j3m3o-6q-6r4x-15y6A6| i
have~a3c6d3e-5f6g-5i3k12l-14m-8n11o-8s-8t8x-5y4z7A-13| i
hear~a-6c3d-7f-8g6h5i-12j-7k-4l17m-5n8u6v-3w-5x13y-5z-6| i
heard~b-3c-4d-4f-4h12p-12q-3r9u9x6z-5B3C-4| i
keep~a7b-11d7g-6i16j-12k5n5o-7p-7q3s4t-4u12v-9w-8x-7z8| i
know~b9c-4d-14e18i-6j-4k3l4n9o-14q8r-9u3w-6y-3z-4A5C-7| i left~b4x-5z6| i lied~e-7| i
like~a-6b-5c-6e-5j-7k6m6n-4u4w-4x-8y5A5| i lost~c-3d-6e-4m-3| i make~a5c7i7l-6o-3B-3C4| i
may~g6m-4o4x-3z3| i mean~a5d3e-7g-3h4i7j-6q4r-7u10w-5y8z-6A-3| i mention~e6| i
must~a-4b3c-4e-3f-3g5i-5j-3k3m-6u4w-3A-3| i need~b4c-6d6e-6f-6n7o-10r-3x3y-3z-3B-4C5| i
never~c-3h5i-12j4l7m-5o8r5v3x-4y3| i no~m-3n7r-3| i only~a-6b-3c-3d11g-4h-3i-3j4n-5u-3w7x4y-5z-5B3|
i owe~c-6e-5k-5l3p3r-3| i promise~a-9c6e-3v-4w3x4| i promised~e-6g-5| i
put~c7d-6e-5g-5i-4j7l-3q-3r4u-6w7z-3| i read~c-3q5w6| i really~a3e6g3m-4o5x5| i
reckon~a7b-3d3f6m9n-4o-5x-4y-5z9| i said~a6b7c6d-5e-3g5h8i7k-3n4o-6p-16r11u4v-5x8y-4z3| i
saw~a-3c-4d10g-6i-7l7m6n-4p-12r6u-4v5x-4C11| i say~a8c-7d-9e6g-3i4m-5n5p3q-3r-4z-6A-3| i
see~a5b-5c-4e9n-5o6q-7r8x6y-3B6C-7| i shall~c13f3h-3i-5j5m3n-8o5p5q-5s-3u-4v3x-7y-3z6A5| i
should~a-3c-5d5e3h-5m-9n-6o14x9y-3A-4| i sign~d-4f7m-3n3| i sleep~a-6e4n3| i
stand~a5d4e-5n6o-3x-3z-3A5| i still~a-6c-5e-5m-3n3o-4w-3x5z-4| i suggest~a4e7| i
suppose~a-5c-4f3m5n-3o-3x-3y-4z8| i swear~a4b4c5d-4e-6i6l-6| i
tell~a-4c-10d-3e11i-6l7m4o-5p-5r6w3x-3y3B3C-5| i the~d8m4o-3w-3z-3A4| i
think~a-3b-4c-3e-5f4j-3l6m-6o6p-5q9r-3w-3x3y4z-4| i thought~c-7d-4e-9h6j5p-10r9v3| i
to~a-3d7j4n6o-5u-4w3z-3| i told~a-4c6d-5e8k5p-5r3x4| i trust~d-4e3p-5r6| i vote~d-5j6u-5v-3w5| i
voted~c-6e-10| i want~a8d7e-7f-4h-8j-4k5l-7m-7n7o4r3u4v4w-7x-6A-3| i
was~a-3b-10c-6e-6f8i6l-3m17n-7o-14q-18r6v-3w7x-7y-4z16B4C-4| i went~d4n-6p-5q3r3y-3| i
were~a-4c-9h11i-3m5o-5p3| i
will~a-7b6c20d-5e-8f3h-8i-12j8k-5l9m-11o14p3q6s5t-4u-7v-5w10x7z7A-11B-10C9| i
win~a-5c18f-6h-5j-3k-4l3| i wish~d3m-3n-5o8w4x-5y7z-4| i
would~a11b8c4f-3g9h10i7j3l-11n-6o7p-11q10r6s3t-3x4y-7C-4| i
write~a-5b7c11d-4e-7f3g3h-3i-5j6u-7w3y-3z7| i wrote~e-4g3i3j-3p7q-5| i
~~a4b17d-4e-5f4g3h8i6j-5m3n6o-9p10q-7u5v-3w-4x-5z6|
idea~a-9b-5c-7d8e-8f-6g3h3m-12o11p8r-7x-13y-12z19B3C-3| idea who~d5m-7n3o4y-4z3|
idol~a-4b-5c18e20f-9g-4h5i11j-18k-13m-27n-32o44p3q-17r11s-3t3u13v-11w-13x10y-6z-3A-14B3| idol
,~d4e6f-3h3j-4l4m-9n-12o20p11q-5u5v-4x3z-4A-3B-3C6| idol .~d5e6h-5j-4o5p3r-6u3w-4x8z-6| idol
?~a-3c20d-3i-3n-6o8p-6r8x3| idol in~a3g3m-3o4p-8r9x-3z5A-3| idol is~a3c4e-4i6l-3o5x8| idol
was~d-4e7p3| idols~e3m-3n-6o8p6r-7| if~a11b-6e-27f5j-8k-4n10o-12p-12q7r11t-7u3w-12x8y-5z-4A-3B-5C3|
if NAME~a-5c-4d-7e-5f10g-5i-8j5l4m7n-3o-4t-3v-3x16y-15| if anybody~c6| if anyone~i-8l6| if he~d7x-3|
if i~a-5b-3c12d-3e-4f-12g6h7j-9k4l4m-5o6p-10q-3r12u8v-5w-6y7z-4B-4| if
it~a8d6e-5g-3h-6i6j-7l-5m3o-7p-4v-5y-3| if my~i4j-4n7o-6u3A3| if the~a-4e-3h8m-5n8o-4w3| if
they~a4b-4c5d3h-7i7l-8m-11n13o-6x7y-3z-3A-4| if we~a8b-5c-10e-4f-4g4h4i-4k-3l5m9o-8| if
you~a15b7c-18d-6e-5f10h4i-11j13l-5o6p5q-3r-4u-15v10w4y8| imagine~a4b-5c-5d7e-3o-4y-5| imagine
it~a3o3x7y-8| immunity~a-6b-3c-4d5e-7f-4i13l-15m11n-6o-7y-6z11| immunity ,~i6l-7m3z3|
in~a9c3d5f-13i-4j-5k4l5m-3n-3o3p-8q7r9s3u6w-9z-4| in $~b4c-6f4g3| in ,~d-3e-6f6g-3j-4l4m-5n3v-3| in
.~a-5b-3c-8e-5f7j3m3o-5q-4u-6x-6z5B-4C4| in NAME~d3h8j5l-3m-13n9o4u-6v8y8z-4| in
a~a8b-9j-8l9n7o-5p-7q4r-3u8w-5z-5A3B6C-7| in for~d-3h4n7o-4x-3y3| in front~b-3d-4e3k3l-6x-3y3B3| in
green~m-6o6| in her~a-3e-3g4m-3p-6r9x-3z4| in
it~a5b-6c6d-6e-5f-4h6j-7k8l3p-3q-5r5u9w-8x-3z-6A4B-5C4| in mind~b4d7m8o-7x-5z4| in
my~c5d-8e-8g-3h3i-7l7o7p-8u3v9w-8x7A-5C-3| in on~a-3b-4c8d4f4h-3j8k-3l-4m6n-12o7p-4q-5r9u-6v3y-5z8|
in one~a-13d-3e-5i-3p-3C-3| in peace~b4c3i6j-9l4u8v-4w-3| in return~b11c3d5m-4n-3o8u-3w4x-3y7z-4| in
that~a-7d11f-3i-6j-6k6l3m-4n-8o10u6w-6y6z-9| in
the~a9b9c8d4e-5f-8g6h6i3j-3k3m9n-6o-9p-3r6u10v-3x-10y4A7B-5C12| in
this~a8b5e6f4g6i8j-4k-5m-11n6o5q-3u3v-3x13y-7z-4A-4| in two~a-3d4p-5r8x-3| in
with~a-4c4d3n4o-6p-3r4| in your~a-7c-7d7e3f-5g-5h-3i-8j5k-7l9m-6n-10o16q7u-6v-4w11x7y-6z-3A-3B5C-6|
in ~~a5c-3d-7e7f-3g-3h-3j4k-3o-3p6r-5u-4v4w-4C-3| included~p7r-7B-3C3|
ink~c6e6j8k-3l-3m-10n5o3p-3q5r-3u-8v4w5x4| inshallah~c4f6| instead~a12b7f-3g10i-7p-3q3r3u-4v3x-3z6|
instead .~a7b6g6p5| interest~a9d-4e-3m-3o3x4z-3| into~a-7c9h-4j-6l5m-5n-5o6p-8q-6r10w-4z-4B5C-6|
into the~c8e-4l3n-3o3| invented~e8p7r-7|
is~a7b4e-11f-7g6h9i-10j3l5m21n-4o-17p8q-8u-4v-3x-14z6A6B-8C10D-5| is ,~c6j5k-3o-4u-5y-3| is
.~a-5b5c5e-5f7h-4i-7j7k-4u-9w5| is ?~a-4d6| is
NAME~a11c-4d21e-6f-6g11h-12i-7j11k-11n11o-7p5q13r-11s-4t4u-6v18w-11x-20y31z-17A-12B-4C5| is
a~a-6b-7c-5d-5f-7g14h-4j-3k-5l8m-15n5o10q-13r4v-14w4x11z-7A-5C4| is about~a4d-4i7j-4u3w-3| is
after~a-3d4h7| is all~a-3b7f-4h3m-4o3p-6q-4r10s-3t3v-4w4A-5| is already~c-3f3h7| is an~a4i8l-6| is
been~b6d-4e5i-7j6m-15n3o11p-7q-4r8u-3w3x3z5A-4B-7C5| is being~d5g3m6n5o-8q5r-3x-4z4A4| is
cold~c-4p-6| is cooked~b3h7q-5| is done~e-7f-3g3h4j4m4n-4u-5w5y-6A6| is enough~a7| is food~x-5y6| is
four~c-5h9m3p-7q5v-6z5| is getting~c3d7g-3i4m4o-6| is
going~a-3b6c7d-4e-6f-4j-3m7o-8s5t-5v-5x-3z5A-3| is good~a-3b3c10f4i-3j3l-3u-4v4y-3z7| is
got~a20d-11e3h-4k4m-3n3o5p7q-4s-4t4u3v3x3y-3z-4A4B4| is had~f5p10r-10v3| is
he~a-7b-3d14e-3f-3g-4n11o-5p-5r3y8z-3B-5C4| is her~g-3p6q-3| is how~a5c7d-3p4r-6| is
in~a-9c-5i-3m-7n-7o11p-3r5x9z-11| is it~a-10b-3c-5d7e4f-4h3k-4l6m12n-17r-4x-6z-12A16B6C-6| is
just~a-4i4k8p4q3r-8B3C-5| is leaning~c-6d3| is like~e3i4j-6p3r-3| is me~a3b7c-3d4h4k7u8v3w-5x3y-3|
is my~a17b3d4e-3f-7g3i-5j-4k3m11o-4q6r-4u5v3w3x-8A8B-4C4| is never~b6r-3| is
no~a-3b10d-3e9f4g6i5p7q-3r-4v3| is not~a-8b-4f8g-10j4l-6m-4p8q-6r-6u-4v-6w13x3z-13A8C3| is
on~a7b-3c8d-8e-9f-3h3i6l-4m13n-5o-11p-4r7w-7x-8z10| is one~a14d-3e-5h4m-6n4x-3y3| is
only~a-6c-4e-7g-3h-4i-3m-8o5u-3x-5y7| is our~a-4d4m-4o6| is over~d3m-3n4x6y-4| is playing~e6p-3C3|
is running~m-3o7x9z-3| is settled~c5m-3o6v-4| is so~C6| is somebody~m-7o9p-3x-3| is
still~a8b-4c6d-4e-3i5m3n-3p-4| is that~c-4d-8e3h8k3l-3m5o-5p-4q3r-3x3z-7A4| is
the~a8b3c-6f7g14h-4j8k6l-16m16o-25p10q-7u-10v8x-9y-15z19A-10C5| is
there~a5b-3c-3e3f3m-6n-3o8p11q-4r-11w-3x9y-6z3A-3C-3| is this~d-4e4m4n-5p-11q-3r12| is
three~a3d3e-4i-6j4k4m-5o7u-5w4y-3| is time~a6| is to~b8c-5i-4k4q5r-4y-3z3A-3| is too~a8c-4| is
two~a-5c-7e-7f-5g-4k3q5| is very~e7B-3C3| is what~b-3c4d-8e6f4j5k-3l-4m6o-6u-4w4x-5z-4A7| is
who~a8j3u-3v3| is with~a3b-3e4g-3j3o3p3x4y5C6| is
you~a-7c-5d-6e12f3g-3h20i-6j-8k12o3r-3u6w-6x-3y4C-4| is your~f-3h7i-13k4m11o-11p-10r7u-4w8y-8z12| is
yours~b-4c13d-3f-3h3i-4j-5k-3l13m7n-5o-7p-8q8r-3u5v-3w-3x-9y-4z14B4C-5| is
~~c4g5h-6i-4j8l-7m7o-3p-10r8u-6w9x-6A5B3C-4| island~b3e-3f3i-8l3|
it~a4b-10c3d-4f11g-5h-9i-4j3n-17o5p7r-3s-3t4v-6w4y-8z-8A17B-3D-5| it !~e5k-3l6p6q-3| it
$~a-5c-3d7e9f-5g-3h-4i-5k5l-4m-8n3p-5q-6r5u4w-3| it
,~a-6c6e3f9g-8h-8i-7j10k-4l-6q-10u-11w5x-6z3B6C-7| it
.~a-4c10d-3f4g10h8j4l-12m-5n-8o3p-3r6u-4w8x5y-11A-5B-3C-4| it ?~b-3d8f-3h-3j3m-6o6p-12q5r5u-4w3x3|
it ED~c7d-5i-3j3l-4u-3v-3w5z-3| it a~e5m4p-6q4x-3z3| it about~a3o3z6| it again~c4d5i4m4o-6x-6z-3A7|
it all~c-5e-3j-3k6C-4| it aloud~c7i3p-6r3| it also~p5r-6| it and~a11b6e6g3p-4r3w-3x3C5| it
as~a-9b8h3i11j-6l-3o6v3w-3| it at~p-9r4v-3w5B4C-4| it be~f4i-4j5o-4u-7w6x5z-4| it
before~e4i-5j-3l7q-8u5v-5| it break~a7| it comes~i6j-6n6o-4| it coming~a8b-3f11h-3m3p6r-7A4| it
costs~c-5n7o-3x5y-4| it first~a4c9e-4f-5g3h-3i-6l5m-3o3x-3| it for~a3e3i4l-5m-4o4p8q-4w-3y6| it
fret~c-7| it from~b5c-5d4f-3i-15l12m5n6o-7p-4q-3r7s-4t4v-4x3y-3z-5A4| it
gets~a-6d4e-3j3l-4m-4n5o-3u-3w5x-5y5A-4| it gladly~j-5l8u4v-4| it goes~a-3c9e-4f4| it
got~a-6d4m-6n7o-3x-3y3| it has~c-6d-5g4h5k-3o-4p-6r5z8| it if~c-3f3i3m9n-6x-3| it
in~a-4b-4c-3h7i10j-9l-4m-8n5o3p-8r7u9w-4x5z-4A-3| it
is~b-8c6d-5e-6h7i7k10l-15m6n-13o6p-7q5s-5t6u4w-4x-4y-3A11B5| it last~e-3h-7o-3| it
me~a-3b-3c-4d12j4k-4m14n-9o-7r-4u-3x-10y-3z-7A16| it must~b4d3f3i-5j4m-3o3p7r-3u-5x3| it needs~c6|
it on~a-4d-5f-3g-3k3n-10o10q-3s-3t3v-3x4C6| it only~d-3x6| it that~d9m-9o9r4A-3| it
the~a-6d-5h3i3j-4o3r-3x3y6| it till~b3c-6| it to~b-9c7d4e8f4j-7k-4l9p4q-5u8v-9w-4y-8z10A-4| it
tonight~d-3h5i5j-4u4w-6| it twice~b5g7h3| it two~c4d6i6m-6o6x6y-3A-3| it
up~b-3e5f8g-5i-5j5n4p11q-6u-5v7C3| it was~a-3c-5d-9e4f-4i-10l8m-8o5p5q13r-5s-3x9y-5z-8A8B-4C5| it
were~a7e3m7o-8p-4r4| it what~a-4m-3o5w6y3| it will~a-3b-5c7d5f3g-4i9j-4k5l-4u7w-4x-4y3| it
with~a4b-3e4f9g-4h5i6j-3k-5l6n-4o6p3w-5y3B-4C3| it would~a-6b11c-6d8h-6i-4m7o-7p9q-6r-8x-3y-6z4| it
you~c-3m-3o3p-5r3x7z-3A-4| it ~~a6c-6d-5e-5g-5i-6l6r-4B-6C4| itself~c3e9k-4p-5r5|
j~c5e7h10i4p-4q6u5v-5| job~e7r5| job .~e7r4| join~a6g4i5k-5p3B-4C4| joking~e-3h7|
jury~a8b-5c6d-9e-3g-3i-3j-4l11p3u4w-5B-3C3| jury .~e-3i5j-4k4l-3u4v-7| jury ?~j5u-6w4|
just~a3b-7c-5d7e6f-11g-11i-5j19l-14n6o-9q6r-4u-19v-11w25x-3A-11B10C-15| just
a~e-5i-4j7l-4u-8w7x6y-7| just anyone~a3j-5l9u4v-4| just now~c3d-3n3o3x8A-3| just say~d10| just
tell~b-4c5i3j5l-10m4n-3q3r-3u-5w4x-3| just the~d8l-3m6n-3o-4q5r-3x-5z4|
keep~a4b12c-7d5f-4g6h12i-11k8l8m4n-5o-3p-9q3r6s3t-3u4v-10x-4B-10C5| keep
NAME~c8d-5e-3h-3i-3j-6l8u8v-5x-6y4| keep an~a-7| keep her~g6| keep it~f4i4j-5p-4r5u4w-3x8y-3| keep
me~b24d-4i-13j9r5u-9w7| keep one~a-4b-3h8| keep quiet~c-4e-3j-6l5u5v-5| keep you~i7k6l-3s3t-3w-3|
keep your~d3e-5h3i5k8m7n-4| keeps~a-8c4m-5n6o-3p-11q-3r10u-3x3y5z-6|
kept~a-5b5c-13d-4i-8j8k7l-5o3p7q-3r-6u-9w7x4y-3| kept .~b3c-4i-4j7u-8w6| kept my~p6r-4| key~c6e-4l4|
key .~c6e-3l4| kids~a5b-3c-3e6k4p8q-8r-3| kind~a5b-7e-3g-5h4k9m-5o3q-4r3u10x6z-5B6C-3|
kindly~b5c-3d9g7h-4m-5o4x5y-3z-3| kindness~a-6b7i-3j-3k-5l12p-3w-3z-4| kindness if~a-7b9|
knee~a-10f3| knew~a-4c-7d8e10h-5n-3q-4r5x7B-3C5| knew ,~e-7p-7q-4r12| knew my~d6e4x5|
knife~a-5c-3f6h13p-5q6r-4x6| knife for~e-4h6| knock~a3o3p5x7C-3| knot~e-7|
know~a-8b-3c-3f-16g-15h4i-22j-5k-7l19n-11o13p-10q4r5s-3t3v-9y3z6C-6| know ,~b-6d-4k-3l4q-3C3| know
.~a-16b-5d-9e-4f-4g-6h5i-9j-7k5l11m-8n-5o13p-16q-8r19u4w-3y4z-4C-3| know NAME~d6m3o-3| know
about~a-3d3e8i-3k-3l4m-3n-7o6r3v-9w6x3y-6C-5| know how~b4d-4e3i6l-4p-6q7| know i~c3e-4q-4r11x3| know
is~d6o-3| know it~a3c-5e5j-3m3o-6p5r-5u3w-3y-3z-4A7| know more~c-7| know
that~a-3c6e-8n9o-9w4x9y-7z-3| know what~a7d-3h5m-8n-3o8q3v4y3z-3| know when~e5p6r-4B-4C4| know
who~d-4e3h3p-4q6x-6y6| know why~c-7e-5n-4o10q3y4| know yet~m-3n-6o9| know you~a4b8e3n4o-4r5x4|
knowing~a-4e8B3C3| knows~a4d-4e6h-8k3m-4o5p-7q3x-7y-6z10B4C-9| lad~b4c6h-3j3l-3m-4n5| lad ,~a4c7h-3|
lady~a-5e-4h5j4n-4o7u-5w5x-3y5B3C-3| lamp~a-3c-3i4j-5q6u3v-7y3| lamp post~c-3i4j-5q6u3v-7| land
on~j4m6n-3o-3w4| landing~m8n-6| lands~c10m5o-5y5| language~a-3d-7e4q7C-3|
last~a-9c7e-3f-4g4i-22j-9k21l-6m-26n-4o22p-10q18r-11u8v5w-10x20y-8z-19A-5B4C-5| last
,~c3h-7l3o-3v7x-3| last challenge~d-6| last council~e-4k5m-7o6x7z-8| last day~a3c6k3| last
fire~c11e-3i-3k3| last night~b-3c-6e3f-3h5j-4k5m-9n-4o12u3v-5y-6B5C-5| last
one~b8c-3e-3g4h3i-3j4m4o-4u-5w6x-5z5| last time~a-9b-4c-6d10e5g4i-3j6k-4m-13o11r-5u-7w5x9z-9| last
tribal~m-5o5p-6q5x7z-5C3| last two~h4p8r-7v-3| last week~c-4e7f7g3j3q4u-3v6| lasted~c-3e6r-3|
later~a6c-10e8f-6g-6h-10o4p11r-8B-4C4| later .~a6c-5f-5g-4p4| laugh~c-3d-5e-7| laughed~e-4p-5r6|
laughing~d-3e-4h-3m3n-3o4p4y-3z8A5| laughing when~d-5z8| laughs~a-5c-3d6m-3o3p-3v3| lays~b9f3g3v-3|
leads~c4i-4j8l-3m-3o5p-3r3u-8w8| leak~e7p-4r5| leaked~d-3e4f5p-3q-5r8| leaking~e7r3| leaks~e7f3r3|
lean~a3b-5c-4f-3g-3h9i5o-4v4x3z-3A-3| lean on~a4b-5c-4g-3h9i5n3o-3v4x3z-3A-4|
leaning~c-8d8e-3h-3m14n-4o-11x-4| leaning towards~a7c-5m5o-6z3|
learn~a-7d9e-3h-3i-7l5m-4n-3o5p-8r4x-4| learn to~d-10| least~a-3b5c-3d4g5h-3i3k-3n5o-8q3x-3y-3z7B-4|
least of~f3n6o-4z3| leave~a-4b30c5d-3e-8f-4g15h-4i3k-5l-3n3p-3q5r-6s4t-5v-6w3z-4B4C-5| leave
NAME~a-6b5c4i4l-3p3v-3x3| leave her~b7q3B3C-4| leave it~b-6e-3i-4l5| leave me~b13p-5| leave
my~a-3d4i8j-3l-3m-3w-3| leave the~a-3b15d-3f-3g13m-4n3| leaving~a-7d4m3p9r-6x-8z5| leaving ,~p6r-3|
led~d-3o-3p-5r6x-4| left~a-6b15c10d-7e-11f-10h-8i-10j4k8m8o-5q12r-5s5t-4v-7w8x-11z10A4B3C-5| left
,~c8e-5f-3n5z-3A3| left .~b3d-3i6j-5m4p-4q6u6w-4z4A3| left ?~d-4x-8z9| left out~a-3b3e5l4p6r-5|
leg~a9b-3e-3g6| legs~a-6b3c-5d-3f-3g3h-3s3| lend~a3b-3d3j-5k-4l8u4v-3w3| less~d-4f3g-3j-6p6r-9u4w-6|
let~a8b20c-4d-8e-4g6h-12i-3j-8l12m18n-11o-10p-8r9u11v-18x-11y4z11A3B-5C12| let
NAME~a-5b16c6d-4h-3i-5j-3k4l3p-7r6u4| let go~p7r-6| let her~a-5b13g8j9k-4m-3o3q3r-6u-7w10x6z-3| let
him~a6| let it~a-4c-7f4h-3i-4j5u-7w6B7| let me~b8c4d-6f-8g-5h-3j-10l11m11o-11s-5t5u8v-7x-8z12C6| let
on~e3f4i-3C6| let slip~a-3b-4d8C-3| let the~a-10b7f3g8h3m3o-4x-3z6B-4| let them~b4c7d-3h-3| let
us~a22b-19d-5f4h4i8j-10m7n-5o4p-8q-3r12u13v-9w-12x-6z3A3B-7C3| let you~c-6d3h-3i-9l8n-3o3x-4y3|
letter~d3h-3m6o-3q-14r12x-3z6A-3| letter .~q-10r9| letters~d-3e9m3o-6p4q15r-9w-3x-8z3A5|
lie~a-6b5c-8d3g-3h-3k4l-4m-13n14o-7p12r-13x12y-4z-12A-5| lie ,~i-3m-7n7x7z-7| lie .~c-3e7|
lied~e6g5j7m4n-3p19q-4r-13u-7w6x-6y6| lied to~m3p9r-8x-5y5| lies~g-3i-3p8q-5r-5s-3t3|
life~c5d-5e-3g5h-7i6j-3k3l-3p9q-3r-10u3C3| lifted~p-3r6|
like~a-8c-7e3f3g-10h-7i-10j13k-13l-4n7p-6q4t-3u-20v12w10x-4y5z7B-4| like
,~b5c-3d-3e5l-3o3p-6r4w7x-4y5C-5| like NAME~a-6b-5c3n3q3y3| like
a~a-6b-11c3e-5f8i3j-4k-5m6n4o-8q-9r9u-10v11x-7A9B-4C4| like i~a-3m6| like it~a4d-8f10i-4j4p-3v6|
like that~a4c6d-7e-3g-6i3n8o-4p5q4r-8x5B4C-3| like the~d8h-6m-6o7p-3q3y5z-3| like this~a7| like
to~c-3d9e5h-5i-4j3m-10n-4o13q4s-3w-3x8A-4B-4C4| like you~a3c-3d3h4i-5j6k-3n6o-5q4s3t-3u-3w7z-4A5B-3|
like ~~e7h5j3p-5q6| likes~a-9e-5g-3| likes NAME~a-8e-3g-3| lil~c3d-3e4i-9l6p-4q4u3|
line~a-3g4h3i-6j3k6l-3n4o-4p9r-13t5u-3w4x3y-4B4C-5| line .~c-3e4p6r-5|
lips~a3c12d-3e3f-3i-6j-4l11p4u6v-3w-3x3B3C-4| lips are~c8l4|
list~a6b-3c5d5e3f-3g-3h-4m12n-9o-8p-14q-4r14w-3x-9y-4A6| list ,~h-3i6l-3m5o-4r4x-3z4| list
.~e5p-6r6C4| listen~f-4h4i-4j-5l9p5q5r-7v-5| listen ,~a3j-5q6u3v-7| listen to~a-4c-3e-6f-3i-3l9|
listens~a-3j-5l6u7v-6| lit~c6l-3p5r-7| literally~b5c-4d-6e12f-4h-4i-4j4l3p8r-6u-4w3|
little~a-6b6c-7e6f-3h-8i-7j-4k-5l11n-13o7p-10r7u3v-3w-5x-13y-3z8A5B5| little bird~d7m-3o4|
live~a10b16d-8f3i-6j9k-5m3u-7w10| live with~a8d-6f3g-3m3| live without~b7|
lives~b4g3m4p-3q-7r9x-3z3B-5C5| load~b4g6n3o-3| locked~a-5c17d4e-4i-3m-3n3q-8r7v4x7y-4z-6| locked
.~c6j-4l3u3| locked in~a-3c9f6j3| log~a-3c3e-4i-6k6p7q-5r-4z-3B3C-3| logical~f9|
lol~b-6d-4g-8h-6i-9k5n-3p4q3r-5x-6y3B5| lol $~a3e-3g-5k5l-3q7|
long~a10b-3e-16f12g-4h-5i15j-10k-6m-6n-9o13r-3s3t-3u11w-10x-5y5B4C-5| long
as~c4f6g-3h-4i11j-8k-3n4o-6u7v-3w-5x-3y6| long enough~a9b-3d-3e-4| long time~d7x3y-3|
longer~b8d4g4m-4n8r-3w8x-3| longer .~b8g5| look~b-4e-6f-3g-3h-3k-7n18o-15p-3r3w3x-3y5z-9A6B3C-7|
look ,~a-3b-3g-11j4p-7r3u-4v5| look after~c-6| look at~a10d8g-3h-4k-3m-3n6o-5p-9q8r-5y-3z-3C-3| look
for~d-3h5l3p-4r7v-3w3| look like~a-4b3c-3e-3n6p7q-9x3y3z-3| looked~a-8c-8p6r-7| looked me~e7p4r-3|
looking~b-5d-7e-9f9j3m3n-4p-6v4x-4z6| looking at~a6b-3c-4m3n-3p-4x-4z6| looking for~a-3e-8h4i-6l5|
looks~a-3c-4e-5h3j3m-9n-6o14| lord~b7k-4l6| lose~a-13b3e-4g3h-4i-9k14l-5m8n-5o-6r4w-4x-4y3z3| lose
NAME~a-11b7| lose the~a-10| lose with~c6| loses~b9g3| losing~a-9b7c-3d7g-3h-3n-3q-3z4| losing
NAME~a-6b9d3| lost~a-5c-9d-5g3h-3j-3m-11o10p-5r9x5y7z-7A-3|
lot~c-5d-3f-6g-5h5i-4j6k6l-6n7o-4p10q-6r-9u-7w6x3y-8z6B4C-8| lot ,~p5r-7| lot .~h-3i-7k7l-3x3C-5|
lot of~b-3e6h-3p5q-3| love~a5c-9e9f-5h5i-6j8p6q-3u-6v3x6y-6C7| love ,~d4e7m3o-3p7r-4| love
.~a-5f-3h7j4m3o-3u-3C7| lovely~b-5c-6e3f-4g-4h-5m-4n4o3p7q5r-7x-4y3z-4A3C-4|
loyal~a-4c-6e4h-4m-5n8o-7p-7r8x5y-4C-3| loyal .~c-6r5| loyalty~e3f-3i-7j-3k6m-6n7o-4p3w-3x5|
luck~a9c4| lunch~c-4e10g-3k-3m-3o6r3x6y-3B3C-3| lunch .~c-3e7k-3p4q-4B3C-4|
lying~d-5o4p13r-11x7z-3B-4C3| lying to~e5h-4o3p6r-6x5| machete~a-4d-7p-3r5|
madam~e5g3h-3i3j4p10q-3r-9u-5v7w-3| madam ,~a3g4i3v6| madam .~e7j3p5r-4u-4|
made~b-8g-4h8i-7j4m4n-9o3p-5q3u-4v3x-6B-5| made a~a4h5p-10r9| made it~c4e5i-7l3p3r-4| made
up~a-4m5o-3x-8z6| made you~d6e4h-3q3x-3y5C3| majority~k-3m8o-6p3r-3u-3x-5z7C-3|
make~a4b-4c-6h-7i9j-6n11o-5q3r-3u5v4w-7y7z-6C5| make a~c-3d3f3m3n-3p-4r4x-5z-5A6| make
it~a4b3h-4j-4k4q7u4w-6x3B-3C3| make of~a-11e-3m-5n10o-3w7y4| make that~p-6r4| make the~b4j5l-6u-5v4|
makes~a7e-8f4g3i-7j5k-4l7m3n8o-13p-7q3u-5w3x-7y5z5| makes me~c-3e-3m4o-3z6|
making~a-7b-5c-5d-6e9g-6h-4j-3k3C-6| man~a6b15c-7d-8e6f-3g6k4l-4m-5n8o-5p7q4r-5s3v-4x6z-3| man
,~a3b8c-3h4p9r-9x8y-6B4C-4| man .~a5b-3f-4g4i-3k3p6r-8x8z-3B-4C4| man who~d-5e7p5r-3B3C-3|
man's~n5o-5p6r-3x7y-6| managed~a-3e7| mango~B-7C7|
many~a4b-3d-11e4f-5h-5i8j-4l-5m-3o5p-8q3r7u4w-5x-4y-5A4C-4| map~e9p-4r7| marked~a3d3e-6m-3|
mate~b-5d-6f-6g4h4k5l-6m-12n5o6p-3r4v-4x4z-7A-4C5| mate ,~b-3e3i-3j3m-3n6o-4x3z-6| mate
.~d-6e-3f-3g5h3j-3k5l-3p-4q5r6u3v-3w-3C6|
may~a6b-5c11e-9f5h-5i6j6l-11m-6n-3o8p-3u-8v13w-4x-8y5z6A-7B-3C3| may be~c-3e3g-3h-4p-6r3| may
clap~c7| may do~a7f-4| may the~a-8c4g-3v3| maybe~a12c-3d-9e-4f-7g-5o-3z-4|
me~a-4b19d10e-3f-6h-3i-8k7l-5m8n-6o-5p10q8r-16s-39t40v-8w8y-11z-6A14B7C-5D-4| me
!~a3c-4e5m7n-7p-4q-3r4x-10A4| me $~a7c-3f-6g4i-3o5p5q4x3y5z-3| me
,~a5c5f11g-3h4i6l-11m3n-6p7r-9s-16t16y4z-8A11B8C-10| me
.~a5b10c3e6f-5g5h-8j-7k6l4m16n-7o-10p-16q4r12s-8t8u9v-4w-14x-15z9A10C9| me
?~b4c-8g-3n-8o6q-3r5s-6t6y-4z-4A10| me NAME~a8b-4j-4k4p5r-4u3v-3w3| me
a~a-4d4i-6j5m12o-15p16q-10r-10t-3u-4x-6z8A-9| me about~c11e-8h3i-6l7p11q3r-9x-3y3C-3| me
after~c-5e6f-3p-7r4C-3| me and~c8d4f-6h-7j-13k13l-5n-7o6p6r-12t5u15v11w-11x3A-5B-5C6| me
another~p6r-6| me as~c4d4e-3m5o-3r-3x-11z9| me at~c10e-8f3h-3i-5j10k-4l-6m-5p-7q11u-10w13x-8z5B4C-5|
me be~a-3b6e3j3n3p-5u-4x5y-3| me by~c-6p-3| me down~b3e9f13g3i-6j9k-4m3p-9q10r-5u-10v7x-6A5| me
first~a-3g6i7l-5x-4z3| me for~a4c6e8f4i5m-3n5o-5p-3q5r3u3w-5x6z-4A-3B4| me have~a3b3c7| me
how~c-3e-4h8m-8o6r3z-3| me i~c-4i6j-4m-7n7u4v-6w3| me if~a-7b-3c-7d7e-3i8j-3l-3m-7n8p-5r6u4w-3x3| me
in~a-5c7f4g-4j4l-6m5n-5o-3p5q-4s-3u-3v-4w3x-11z12| me it~a-4b-4e5m6n-5o-4p6r-6x-4z-3A5B3| me
last~c-5f3g4j3m-3o3r-3u-3v7x3z-3| me like~e4k-3n4p-3q-6r8x7y-7A3| me live~b8| me now~b3d6e-3n3x3| me
of~c-3e-4j-4l4p7q-3u5v-3| me off~b7i3o3| me on~c-12d4e11f-3i-11j3l5n-8o10q12r-8u-4w3x5z-6| me
one~b6c-3d3o3s-3y-3z3| me or~a-3c-4e-4m-3n5p-4x7y-5| me
out~a4c-3d7e-5f-5g13h-4j10l-8n-9o4p-10q-4r13u-14v6w5x4y-6z-5A7C4| me over~n7o-3x5y-4| me
she~e4i6j-5| me something~n5o-5p4q5r-3x-6y4| me that~a-3e-8f3i-11j3l8m-4o4p3q-4x-3y4| me
the~a-5b-4e4g-5h-5j5l-7m3n5o-9p6r-6s3t-3u-4v-4w8x8y-6A-9B5C-6| me they~h6i-4k-3l5z-5A5| me
think~a-3b-6m3p-5r4C10| me this~b9c6d-3e-3k-3l6u-3| me through~b6x4z-3| me
to~a-3e-7g12h7i3k5l-8m-9n3o3v-12w8x8y3z-5A-4B-3| me tonight~a3b14d10i-10j10m9n-5o-5u-9w7x-8z-9A13|
me what~j8l-6n-5o3u-7w9x-3B3C-3| me when~a8c4d-5e-4m-9n4o3p-3x4A-4| me who~c3d5e-6l5p9x-3z3| me
with~c3g3h5m5p-6r4w4x3| me you~c-7d4e-4h-3i11k-7l-7m4n8o-6p-4q4s-4w-4z-3A10C-4| me
your~a5c-17m4p4q-5v-4x-3z7A-5B3C-5| me ~~b-3c8d-3e-3f5i-3k-5l8n-5o6v5w-3x5y3A-3|
mean~a5e-4g-5h5i7j-7l-3m8o-7p4q3r-8u10w-6y8z-7A-3C-3| mean ,~f3m6n-4o-3| mean .~c-4d3e-5m-5o4y6z-8|
mean it~c3j-3n7o-8u4w-3x4| mean to~m10n-6o-3C-3|
means~a-6c-3e-4f8g-4h5i7l-4m8o-13p6q-3r-4u3v-3x-4B3| means to~d3m6o-6|
meant~a-4c-3d-6e8l-3p3r-3B3C-3| meeting~d6e4j-3k-3l4r3u4w-4y-4z4|
mention~a-3c-5d-9e11o4p-10q-3r11x-4y3C-3| mention the~d-4e6| mentioned~h-3q-5r6x-4|
menu~h8m5o-5p7r-6A3B-3| mercy~a-9b24c-3d-4e-5g-6k-3l6| mercy ,~b9| merely~a-6b3r3|
merge~b9d-3e-5f-3i14j-6k-5l-7m-6n7o-4p-6r7w-4x3z-4B-4| merge ,~i8k-3l-4n4o-4t3x3B-3| merge
.~a-4b9h3i5p-3u-3| met~a-10b-3d-6e5j-3p-6q-3r8| met fences~a-8| midnight~a5e8C3|
might~b-4c-6d5g-4h6m4n-6p8q-6r-4x-4y-4z6B-3C7| million~a6c-3i-4k8|
mind~a-4c-15d5e-11f6i-14j4k3l3m16n-3o-16p6q-10w-6x-10z9A-4| mind
,~a-6b-4d4e-5h-3i-11j6m8o-6p8q-6u-4v3w-3x-3z-3| mind .~c-3f6g4l4m6n-3o-4r-3y3| minds~a-4r4B6C-7|
minds ,~r4B6C-7| mine~a9b4c25d-6e-13h-7j10k5l-18m7n3o-12p-6r7s-3t3u-11v3x6y-14B-9C8| mine
,~a8c6d3e-7f5i-7j10l-3m7o-3p3r-4u-6v5x-7z8A-3| mine .~c12d-4e-10f-6i3j3l-7o3q4r4u-4w4B-5C5| mine
was~d-5e6p3q-3B-3C3| mine will~c6i3j-3| mine's~a3c16e-5f3h-3j3u-3w4|
minute~b-4f-7k-4m4o-4p-10q5x-6z4| minute ,~k-3m3o-3p-5q5w3x-5z6|
minutes~b-4c-4d6e6m3n-4p12r-11y-5z4A-3B3C-5| minutes ,~a-6| miss~a6c-3d-15j4p-7r7u-5B-3C3| miss
NAME~a11c4d-9e4B-3C4| missing~a-6d4e6h-3p-4q4u-5x-3B3C-3| moment~a-3d4e-7i-6l6m-7o4x4|
monday~c-3e6g-4m-9n-5o12p6q4r-4y3z4A-3| monday ,~g-4m-8o7p-3z5| money~a5b-3d-5e-6h-3i5j-6k-4l4u5w-5|
money .~a6c-3e-4| month~a7b3c5g3i3| moon~a-6g-3h4i3p5r-3| moon is~a-6h4|
more~a-8b23c-12d-12e-18g-3h5i-5k-10l14m-4n8o-3p-6q-9r8s-5t4v-5w-5y5z4A-7C8| more
,~d6f4i-6l10m-6n6x5z-3| more .~a-5c-3g-3j5k-3u-6| more days~b7c3e-3i-3k-4l3| more sunrise~b7| more
than~a-3b-3c-6e-4j-3l5n3u3w-4y7z3A-5| more to~a-4b5g-3i6l-3C8| more week~b7| more ~~a4d-8|
morning~a5b-5e12h5i6j-5k-3l3m4n-3o-3p3r-5u3v-3w-3x5y-6z-5| morning ,~d-3h7i4p3r-3u5v-5x3z-6| morning
.~d5f3p6r-4x5z-4| most~a-5c-5d6e-4f-4g-3i-3q-3y-5z8A-3C-3| mother~b-8d-5h-3j3l-5r3x-7B-3C3|
mother's~c-6p5| mouth~a-7b3c8d4e-9i-7j3k-3l9p-10q-11r17u3x-9y4z-4B4C-7|
move~a11d-4e-3f-3j4l3p-4r3v3| move .~a9|
much~a-3c-3d-4e12f-5i-10j6l3m-7n5p13q-7r-17u-6w8x-8y4z4B5C-8| much ,~c6| much
as~a-3b-4c4i-8j4m3p-4q4u-4w7A4| much for~c-6e11h-5p10q-5r-7B3C-4| much obliged~d5m-6o5x-3z5A-3|
mum's~b3c9e-4i-5j-4l8u5w-3| muscles~b6g3| music~f4i6k-4p-4r4|
must~a7b-3c-11f-5g7h-8i-8j3k5l-3m-3o3p8q-5r-3A-4B8C-8| must have~e3m-5o4B9C-9| must know~d7| must
not~a3g3i-6j5u-6w3| my~a-5b-3c17d-13e-7f7h-11i4j3k-15l-6n-7o7p-13q-8r15u-5v9w-3y-17A17B22C-24D-4| my
answer~c-5g9| my arm~f7g-3i-4j5u-4v4| my back~a-5c-6d4g5i-3k7m-4n4q7r-9v4w3x6A-3B3C-4| my
bag~c-4d5e11f-3g3l5m6n-6p-11q-6r13y-5z-3A6| my ballot~a-3c13e-4f7g-4j4u3| my blanket~e5z6| my
brother~d5e-4g3i-3k6z3| my clue~d-3e12h4i-4l4x3| my conscience~c-4g12| my country~p-6r5| my
dear~a5b6c-4d-6f-3g3r-3| my ear~i-6l5| my ears~i-8j-3l6o3x4z-3| my fish~d6i-3l5m-3n-4o6r-3z-3| my
friend~c-3g4h7q6r-3x-3A3| my grandmother~d3e3g-3m-5n6o-3p4r-6x6A-5| my grave~c4i-3l6r-4x4| my
hand~c4e-5g10i8j-9k4l4m3n-5o4p5q-4r7u11v-3w-7x-3z7| my hands~d3i7m-4o4A-3| my handwriting~a3c6f5| my
head~b-4c-8d8f3g-4i-4k4n5p-8q3r4v3x-4y3B6C-8| my heart~a4b-5e5i3j-5p7q-3r-6w-3B6C-6| my
idol~b3c10d-7e4f-3g-4h-3i19j-7l-12u3w-3| my last~a-4b7m4o-5| my letter~c-3q-7r6| my life~e-4k6r-4|
my lips~a4c14e-4f-5i-5j-3l7u4| my love~a-4d3p7r-6B-4| my mind~a-4c-8d-4e-7i-3k3| my
mother~a-3b-3e-3p-4q-5r8w-3| my mouth~c8e-3f3l4| my
name~b5c-31d14e30f-6g-4i-3m-4n-4o7q13r-7t3z-20A14B5C-6| my neck~i4l-4q6r-5x-3z-3A3| my other~d-6| my
own~c11d-8e-3f-3g4h6i7l-7m3o3p3q5r-4s-3t3w-3x-3y3C5| my paper~c14d3e-5m3n4o-6u-3v3z5| my
paper's~a3c6j5l-3u-5w4| my plan~d6e6x8y-4| my secrets~e7| my slip~c6e4j4p-5q5u-3v3| my
tongue~c3d3j-3l4u5v-7| my uncle~a4e-6y3| my village~e3m-3o5p7q-5x5| my
vote~a3c24e-6f10i-13j18k-6m11o-10p-7q-22r20u-15w20y-12z21A-3B-6C7| my word~c3e-5f3g6i3l-5p9r-6u-3v5|
my ~~b4c12e-11g3h-4i15j-12l-7m-3o3p-4q-12r11s8t-9u13w-12z3|
myself~a-5b-7c3d-4e-12f6g6h-3i8j-12o-3x-7y3z6| myself .~c6e-4f7g4k-5l4| na~e8|
nah~a7e-3f-12g7h-5m-13n9o-4p7r-11x7z-6A-6C-4| nah ,~f-3h-5q5r-6C-5| nah not~a6b-3c4|
name~a11d9e-12f-10g-14h17j11k5l-9m10n-6o-12p-4q20r-6s-8t9u-7w9x-15y-14z13B5C-10| name
,~a5b-7c8d6e-5f-11h-3i4j-4k-3m-6n-3o5p5q-9r6u7v-5y4z4A-7C-3| name
.~a8c5d5g-5h3j7l-4m-4p-7q9r-3v3x5A-9C-3| name ?~m7o-10p-4q5r-4x-3A3| name around~a3m-9o8y-8z6| name
as~i-5j7u-7w6x3| name but~b10| name came~d-3e-5h6m-5n9o-4p3q-6r10x4A-3B3C-5| name
down~a-4c4e9n-3p-3q4r-5| name i~k6r6u-3w3z3| name in~c-4d-4e5j-4l5m7n-3o-6p3q9r-8u3w-4x-11z-3A8|
name is~a7e-3f-3i-3j3m5o-5p-4r5u-3w3x-4A3| name of~d9m3| name off~b5c-4i3k6| name
on~a5d-7e-4i5k4m-8n8p-5q5v3x9z-10| name out~c-4m-6o4q-4r7y-4| name that~e-4i-4j4u-6w5| name
you~c6i-8j9m-5o3q7r-5u-9v3w6x4z-5| names~a-6b3c-8h-4m6o-9r8s-3t3x-6y-3z4C3| nan~a7e-5|
near~a-3e-6f-4g3h6i4l-5n5x9y4A-4| nearly~a-6b-3c-7p6r-6z4| nearly went~a-3c-3e6|
neck~b-5c4d5e4h-5i12l-12n-13o9q6r-8y-3z-5A4|
necklace~b-8c11e-7i30j-10k-7l-23n-5p-6q-6r7u6w-7x10y-5z-7| necklace ,~c3e3f-3g-3i11l-6m5o-7q-5y-3z4|
necklace is~i8j-3l-5| need~b9c10e-14j5k3l-8m-8n12q3r-9u-5v-5w9x11z-6A-4B-6C6| need
my~c7i5l-3n4u3x4y-3| need not~b-4c3e-4f3g-6i-3x3y-4| need
to~a-6b-4d9g-3i-7j8n4o-5r-5u-8v-6w11x3y3z-5B-5C5| need you~a5b6e-3|
needs~a8b-8c8d-7e3g-3i-5p-3w5x-6y5B-3C3| neither~c-3f-4g-5h5i8j-5k-4m4o-6p4q4u5v7w-3y3B-6C4| neither
,~c-8x-3y4| neither .~a3c5i6k-3v3| nervous~a-8d3e-3m-6n8o-3y3| nets~a-4e-3x-8y6|
never~a3b-6c13d-6e9g-15h-14i7j-19k-7l5m-12o8p10q-3r-4u12v-8w-15x-3y4z-5A5| never a~e7n-4o3x3y-3|
never did~d8e-3x-3| never even~e6| never had~a4g4i-7l7| never in~a7g4| never once~a-6d3l-3p-3| never
vote~c4d-4p6| new~j3m-7o5x-4z8A-3| news~c11i-5j-4k-3l8m-4o4p-3r6u4w-3B4C-4|
next~a11b3e-5f-6g-3h12i-7j9l3n9o-10p-6q3u-10v-7w9x-3z10A-6B-4| next .~a7c-3d6e-7h9i3m3z3A-4| next
one~a-4b-4j5l-4m6o-5u-5w6z4| next to~a-4h-3i-9k16l-6m-6n6o-3p-10q10r-5u3w-4A-4|
ngl~a6b-3d-3f-3h-3p-3q-8r9| nice~a9b-5d-3g-4i-3p4q-5u-3w7x6y-5A-3B13C-14|
nicely~c-7f3m10n-7o-3q5r-4x-3| night~b-9c-4e8f-7g-3h3i3j-10k15m-21o21p-7q8u9w-6x23y-12z-19A-4C-3|
night ,~a-10f-3k3m-3o5p-10q4v-5x13y-6z-5| night .~a9c3h-4i6j-9k9l-3m-7o5p3u13w-7x5y-5z-7B3C-4| night
?~c3d-3i-3k6m-3o5q4| nine~a4d-10f-5g-3h-6i-12j-8k15l-6p-8r4u8v-5w-7x-6z5C-3| nine ,~d-4e6p-6r5| nine
.~c7i-4k6u3C-3| nine to~a10| nineteen~d-6| ninth~c-3e8q3r-3|
no~a4b8c6d-7f-7g10i-4j6l-4m5n-10p15q-14r-13v-4x-5y-3z4A7B9C-9| no
,~a7c-6d-3e14f-3g18i-3j5l5m-7o7x-5y6| no .~a4b7c3e-6f-18g26i11k3l-10m8n-4o-8p-3q-4r6x4y-6z3| no
?~a8b-4c-3e-3g-4h4o3y3z-5| no NAME~a6| no argument~c-6d3f6g-4m4o-3v-4w6| no clue~a6e3| no
danger~b6i3| no deal~b3f-4g7i6l-3| no fish~a6| no food~c6A3| no harm~b6c4i4| no
idea~a-8e4f-4g-4h3m4n-3p6r-6x3y-6A4| no longer~m-3n7r-3| no necklace~a7| no no~a7b3g6| no
one~a-4b4c8e-4l8p6r-7z4| no plan~i3j-6u5| no ~~a-3c3d3f8g-5h-4j10l-5n-4r-3u-11w9x-7y3z4B4C-4|
nobody~b8c3d6e-13f4h-7i7k-5m5n3o-8p-4q-4v3w-11x-3y3z8A-8| nobody .~a6c9g3i3| nobody
else~a-3d-3k7l-3n4o-4p-5q3v3B-3C4| nobody is~b-5e-6f-4g3j-4k-4l3m5n-3o-5p3r-6u3v-6y4| nobody
laughs~d7| nobody ~~a-9b7e4h-3i7j-4m6o-4p-7r5t4| none~a3h-3k4l-4o4p9q-3r-10x4| noon~a-4e7m3r4C-4|
noon and~e6p-4r4| nope~f-5g6x-3z4| nor~b3f-4g-3i5j-3m3o-6v3z4| nose~d-3e4m5o-3p7q-4r-5|
not~a5c-3d-4e4f-10g-4h9i6j-9p-8q5r7s-4t4u11v-6w-3x6y-5z-7B5C-4D-3| not
,~a4b-5c15e-7g10i-3k-3l7o-3w-3x-5z3| not .~b-3c3e7f-4g-6k4m-6o4q-9r4u4w-4x8y-5B4| not
?~a-3d3e3f7g-7m-3n4q3B-6C7| not NAME~a12d-4f-3g21h-7k3l-3m-5o6p-9q5s3t-3u-5v-8w7x9B5C-6| not
a~a-7b7c-4d3e-5f7g-6h4i-10k-3l10m-4n3p6r-9w-3x-3B-4C3| not about~c3e-4h3l-5n6o-5x-5z5| not
argue~c-3f7g-5| not as~c-3h8p-6r6B3C-3| not be~b6d-4g-7h3i6k-8l-5n-6o5p9q-4r-3t3w-5x4y-5| not
beat~b7| not believe~e-4h10p-5q-4r7x3| not breathe~c10g-3i-5l6m4n-3u4v-3z4| not care~a8c4m-6o4| not
count~g7m4p3q-4| not cry~c-3m3n-3q6x-5A4| not do~b5d-4f-6g3h-4i-3p-4r5v6| not
even~a3c4d-8e10h3i-8l6s-4t4v-4B5C-7| not far~a-7c3v-6w6| not fault~f7m3n-3| not find~c4d-5e4g-3h7|
not flip~e6| not forget~b-3c4e-6g-3p-6q3| not get~a-3b3e-3h7m5n6p-6r4x8y6B8C-8| not give~c-3d9e-4i4|
not going~a-8c-3d3e5i5l-6o-3p-8q6r3w4x-8A4B-3C7| not got~b5e-6| not had~a8d-7| not happen~d6e-3| not
have~a3d4e-9f4i-3o3x-3z4| not hit~c5d5f-3g-10| not hunt~g8| not in~a4c-5e-3g5i4j-3n-9o7w-3x7y-9| not
it~a8b-3c-3d-5g-3w3x-4B-4C4| not know~a-11b-8d-9e-9f-4g-10h3j-4k4m5o-5r-3w-5x-5z7A-5C4| not
lean~b-3h11| not let~b8c-4d3i-9j3m4o-3u-5w4| not like~a7b-6d-3e-4f5i-5n3o-4w-3x-6y4| not
look~a6b-3e8g3h-4n3p-4q6r-5C-5| not make~a-3b-4c-4e3m3p-10r7A-4B3C-4| not
me~c-3i5l-7m5n-7q-5r3s-4t4x-5y-6A10| not mind~a10e5i-8j5m-4p-3z-3| not my~a-5b6e-3| not
need~b4c6f5h5i-5j5q3r-4u-6v3| not on~b5g5h-3p-4r3v-4C6| not one~b-7g-3i4k-3p-6r4x-3y8z3C3| not
put~b4e-5j-6m-5o5u4v-3A-3| not say~a-9b6c7g-5h3i5k-3l4m-7o7p-5q7r8u6v-5x11z-9A-3| not
saying~b-5c-4f-5g-8| not see~a3b-3c-3e-3g6m-3n4o-3x6y-5z-3| not send~b3e3f3g-6p5r-4| not
stand~c4i-3l3p-4r3C6| not sure~a-8d6n5o-4x-5y6| not take~a-3e-3g5h7n4o-3| not
talk~a-15d5e3i-5l9m-6n-6o11p4r-5w3x9y-7z-3B5C-7| not
tell~a-3c3d-5e-6f5i-9k5l6n-4o4p3u3v-4w-3x8y-4z-3| not the~b6d7e11g-3h8n-7o6p-9q4v3x-6y7| not
there~e4m-4o6x5z-3A-3| not think~b3e-3g3j4k8u6| not this~c9| not throw~b6| not
to~c-4d-4f8g-3k4m4n4o-9z3| not trust~b-3e3h6p-5r3| not vote~b3d5g10i11j-8m-5n-5o11q4u7w-4y8z-5| not
want~c-3d-5e-3g-7j3m3n-4u-4x-4z7A3| not what~b5m9o-10r-3x-6z4| not work~a-3d8m3p-5q8C3| not
write~b4c-9e-3f-4h-3i15j-9k5l-3m3p-5q8u15v-6w-6x-5z-5A7| not
you~e16f-3g-6h-5i12j-5k-6l-4m6n4o-6q-3r8u4v-5x-4y-5z-5A7B-6C4| not
~~a-8b12d-3f-4g3h-3i-9k4o6r5s-3u-6v6w3y3A-3B3C-6|
nothing~a-12c5e-3f-7g-4h-3i5k-3m-7n-3o6p19q-3r-20u-5x-4z5| nothing ,~c-3d-3e5h6i-3p8r-7B-3| nothing
.~a5c6d-6h3i-8j-5l11p4q-4u4w-3x3y-3z-5B-4C6| nothing against~a-9b-3c-6h-4m3p4r-3x-4A4B3C-3| nothing
but~b7| nothing on~e3i-3j6u-5w6| nothing to~a-8b3c9e-6f-3h-3i8k-3l-5m-3n-4o4u-5x4A-3| nothing
you~e5n-5o7p3x3| notice~a-10b-4c-5h3m8n4o-12p-5q-5r6x-6| noticed~c-3d-6e-7h9m8n4x6y-8z3A3| noticed
how~d-3m5o-4x6y-5| notion~a-8b3d6f3h4i-4| now~b-8c-3g6h-7i3l3m-9n14p-6q-4r10t4u-4v7y8A-7B8C-11| now
,~a4d-3g-3i3l-4n6p7q3r-10u-5v6x-6y4A4B5C-6| now .~a-3c-4d5e-4g5i5k-3m6o-10p-4q-7r7u3w-3x-5z9B4C-4|
now ?~d-8e-6x3y-5| now i~a4b-3c-3e4f-3m3r-3x-6y3z6| now on~a-4c8l5| now or~a6e3| now
there~a-8x-4y5A-3| now we~n6x8| now you~c-4d-4e3g7h-3i-4k5p3x-6y8C-3| nowhere~a-6b7g7i4j-7p5q4|
nowt~a-4b5c3g8i3| number~b3c-3d6e9h-5m6n-4o-3q-3r3y3|
numbers~a-4c-5d-4e-7f8h6i3j5k-3l-3m-5n-3o7p-8r6s4t-4u-5v-3w9x7z-4C-5| nursed~b6g3q7r-4|
o~a7d-4e4g-3q4v4w-4| oath~e15i8k-3n-4o6p9q-3r-8u-4v4| oaths~e8p3| obliged~d7m-6o3z4A-4| obliged
for~d5m-6o4z4| odd~c-3e7h3p-7q-3r9x9y-7B3C-3|
of~a-3b-8c-5f-4g-5i-8k-7l15m-12n15o-3p3r-12s3u4w-5x-9y11C4D-3| of ,~c-3r4C6| of
NAME~a-11b7c-4e-3f-6h4l5m-6n16o-11p-5q-6r7u12v-3w-4x-10y16| of
a~a9b-4d6e-5f-3k3l-6n-5q7r-7u-3v4w-3y4z-5| of all~a4d-4e8h-6p-7r5| of
her~a-3e-4g3j8k-3q-5r5u-5w9x-3C3| of it~a-9b7f-3i-3k-5l11m-5n5p-4q-4r4u3v-6w7z4| of
me~a-3b3e-3g5l6m-6o4p3r-5x7y-4B4C6| of mine~c7e-5i5j-5u4| of my~b-9d-3e3f8j-4m5o-4q-3u4w-5x-5z10C8|
of one~a-5c4d5e-4f5i-6m-7n10o-8p3q-7x4z-3| of our~a-3j4m4p11q5r-5u-3v3| of rice~a-3l3p-8q4r4| of
that~a7c7i-3k3l-3n-4o3p4q4r-6x-3y3| of the~a6b-5c4e6k-13l11m-10n6o5p-3r5s-4t4v4w-11x-3y-7z12A-6B-7|
of them~a6b-4c-4d4e-9f-3h6i-3j5k8l-4m7n-3o-7p-7u-7w3x-7y-3z5| of
this~b3d9e-5i3j-6k5l3m-6n-7o8s3t-3u6v-5w-3x-5y3z3A-4| of those~a7d9e-3g3p4r-3| of two~e3p-6r6| of
us~b-3c-11d-11e4g-4h-5j5k10l-13m5o5p3q3r-12s6t-6w4x8y4A-3B7C-10| of who~a7g-3o-3p-4| of
you~a3b-4e-12g3i3m7n4o-11p4q-3s-6t6v8x-11y4z6A6B3| of
your~b6c-8d-7e7g5h-5i-9j5l3m6o-5p-5q3s-3t3u-8w7C6| of
yours~a-3c-6f6h4i-5j9k-4m-5n-6o10p7r-4u-8v5w5x6z-9| of ~~b3c4i8j-8k-4n-4o5p5q3r-7t6u8v-3w-6x4y-4C-4|
off~a-3d-9e-5f-9g-3h-11i21j-14k-7l-6m9n7o-10q-8r10s7t-6u6v-3w-5x-10y9z5B3C-5| off
,~a-3c-4h3i6k-4o5p-4r7| off .~a6b-8c-3f-3i4p5q-3u4v-4x-7y8B-3C5| off NAME~b8e5g-3q-4r6B5C-4| off
it~a4i-7j3| off my~a-3c11e-7g8i3j-5v-4| off talking~e-4n6o-6z3| off
the~b5c-4d-4g3h-3i-4l3p-5q-4r5x-7y7z-3| off you~a-4d3e5i6p3| off your~b11e-3g-4h-4i3j-3|
offer~d11f3g10h-4m-5n3p-5r3v-8w6y4z-4C-3| offer ,~g6x-4y5| offer .~a4d3f6| offer me~c5g6w4|
offered~d11h3i4m-7o7r3u5v-5z-3B7C-8| offered me~c6e-4h10| offered you~d9e-4m-4o5|
offering~b4e5n-4o8x6y-4| offers~c4d10i5p-4v4x6y-5B4| offers me~c4d7i4p-3v3x4y-3B4|
oh~a-5b-6c-3e4g-3j3l-4n-3r6v4B5C-6| oh ,~a-4e6h3l-3n-3r5v3B3C-4|
ok~a-4d-9e7g-6h-9i-8j7o3p14q5r-12u-3v3w-4x-3B6C-8| ok ?~d-6e-4| ok so~a4e4j3q8r-3C-4|
okay~b5c10d-9e-5f-4g-5j3m-3o8q-8v6w-5x6y4z3B3C-3| okay ,~c8e-3f4j3m-3n3o7r-5v6w-3x7z3| okay
.~c4f-11q-7r7v3| okay ?~b7c3d-7j-3v-3| old~a3b10c6h-6i8j-3l-11n11o-8q-10s-4t4u4v-4y4z-4| old
lady~a-4e-6h6o4y3| old woman~b5c3j-3m6o-5s-5t5x-8y4| old ~~a4e-3f6i-3j5u-3|
on~a-6c4d6g-10i6j-3k-7l-7n8o-12p6q7r-10s-7t10u5v3w-3x6y-5z-13A-7D-5| on
,~a-5c-8g4i-9j3l6m-7r4u-3x-3y3| on .~a-4d-5e9g3h-3i-3j-6l11m3o-4p7q-12u3z-3B3| on ?~d10m-5n4x5z-9|
on NAME~a8b3c3e-8h17i-5l-3m-14n20o-12p5r-8s-3t3u-3v-5w8x-10y8z6B4C-6| on
a~d-3e-3h5i3j-5l-6m-3n10o-8q-5r4u5v-8x8z-9| on any~c-4e-8i8u6| on both~d6e-4i7j-4r4u4x-3| on
earth~a-3b7g4i8k-8o3p-3x3y-4| on fire~d-8g4i4k-3| on friday~a5b5d-4e4h4i7l-5n4r-3x3| on
her~a4m4o-6q4s-4t4v8w-3x-4| on his~a3d-4e-3h7q3r-3A5| on
it~c-7d-4f-8g-4i-3k3n5o-4p5q-9u-3w-4x9y6z-14B4C-4| on
me~a-6c-8d4e9h-4i6j-3m-8n5q9r-9v4x8y-6A-5B-8C4| on monday~e5g-3n-5o6p4q3r-5y3| on
my~a5b4c15d-10f6h-7l-10m-5n9o-4p14q8r-20v10w-3x10z-4| on
one~b-4c8e-3f5h3i-4j4l-3n7o-5p-6q5v4w-3x-4y4| on other~e3q-5r6B-4C3| on our~b7c3j3n5v3w3| on
paper~e3i-5j7l-3p-3u-7w8x4y-4| on purpose~e8| on somebody~c3d8i6j-4m4n-3o-3u4x-6z5| on
sunday~h-5m-5o4q4r-4x8z-9| on that~a7c-7f-5g6h-3i-7k8l-6m3n-3q-6s-3t3w-6y4z-5A-3| on
the~a3c4d4f-3g-7k5m10n-4o-4p-7r8v-3w5x-5A3| on this~a-5b7d5f-4j-4k4m3n-6o6p-8q5u3w-5x5y-3z-4| on
thursday~a6i-4m-7o5| on to~a-4b20f3i-5l3p-4r4x-6z5C8| on tuesday~a-3e5i6j-3m-3n-5o6p3q4r-6| on
us~b-3d4p-4q7| on with~b3l3n-4o4p8r-6x4| on
you~a-7b-3c8i14j-5k-7l-7m3o-7q-9r8u8v-4w-5x11y-5z-7A-5B-8C6| on
your~a4b-6c-5d6e7f3g3i-7j3k-4o-5p8r-6w-3x-4y-3z4| on yours~c4d7p7q-4| on ~~d-3e-5o4x6z-6|
once~a-3b12c-11e-10f-4h-7i4j-4l-4s-5t6v-3w-3x9y-8A5C7| once ,~b9c-8o7x9|
one~a3c-10d-5e7f-16h-5i-5j4k7l-7m8n-8o-3p-3q8r-7t5u-3v-3w5x-12y3z-3A15B12C-10D-3| one
,~b-3c-7d-6e5f-9i4j-3l3m14n-3o-10q-8r7u4v-4x-6y5z-5A4B8C-8| one
.~a8b-6c-7d-3f4g4i-4j12l-5n3p5q-14u-9w20x3| one ?~d-4m4n-4p-11q-3r12y-3z4| one
against~a4c4i-3j4n-5o3q8r-8u-3v4w-3y-3A3| one by~j-7l7u6w-4| one does~a-5d-4e-7| one
eye~a-5b-4g-3h14l-3| one for~a3c6e4i-7k6l3m3n-3p7q-3r-5y6| one gets~d4m6o-5x-4y5z-7A3| one
hears~c-3e-3h7| one i~a12b-3e-5g4h3i-3r-3z5A-4| one is~b7g4p-9q5B4| one more~b23c-5e-5i-3p-6r4x-3y4|
one night~e7l3w-4| one of~a5b-5c5d3e-6g5i-12j10k6l-3m-9o9p6q9r-11s4t-5u-9v6x5C7| one
on~e3p-5q8r-7B-4C3| one paper~a-4d3e6x3y-4| one person~a-7b4e11p-7r4x4| one sees~a-10c-4| one
thing~a-6b-3c-3e6g-7h-6j-3m-10n9p11q-6r-10t-3u3v-5z4| one to~a-4b-5d12g-3h-3i5m-7n9o-4q-6r3y5| one
tonight~d7e5i-3| one vote~a-4e5i4m-6o5p-5q4r-3u3w-4x-3z4B3C-3| one
who~b4c4d-5f5h7i5j-7k5l-9u3w-7x4B3C-5| one with~c-5e4g6h-3p-3s-4t4| one word~e-5m8n-7o-4p-8r10| one
~~a6b8g4i9j-3k-3l6m-6n5p-3r5t5u3w-5| one's~c3e3g-4i-3j-3k6l-3m4o-3p-14q9u3v-5y-8z6| one's
yours~c3k4p-6| ones~a5c-3f3i6m3o-5p4q-4r3x-3z6A-5|
only~a-10b9c-11d3e3f-3h-14i-7j8k6l-4n-4p-8s5t-5u-5v-3w16x3y-4A7C-6| only ,~a5d-3e6p-5q-3r6x-3| only
.~d3e8o4p-3| only has~p7| only one~b11d-6e6f-3g4h-4m8o-5w-4x-9A6C-4| only passing~a3d5e-7m3x-5| only
reason~a-4b6| only that~a-8e-3h3| only told~e6| only two~e6| only want~d6g-3| onto NAME~a6f3v4|
open~a3b-5c-4d-7h15i-10j-4l6n4o-4q4r4B-3C3| open mind~a-7| opened~c-3d5e6p-7q-5r9x4z3|
opinion~d9e-5f-4m-5n4x-8y9| opposite~d-5e9p3r-4|
or~a-10b-18c-10d32e-24f-19g-20h-9i-6k5l-6m-7n13o-12q-10r5u-3v14w-12x11z-9A-16| or
NAME~c-4d6e-5f-3h3m10n-11x13y-10z-3| or a~a3d-6n4o-3z-3| or are~d4m6n-7x-6z7| or did~d8e-6x3y-3| or
i~b4c8d-3i-3| or is~a-6d-7e-4m-3n-3o4y5| or it~a6c3e-5m-3x5z-4| or me~d-10i6j-8n-3o4p5r-5x6z-3| or
nah~d6g-3m-4| or no~a-3d10f-5g-4n-4o6z-4| or not~c5d7f6g-4h-3i-7j8m-4n6u-6v7y3| or was~e6m3p-3r4y4|
or we~a9f-4| or you~a6c-6d7j3n4o-3x5z-3A-4| order~e3g3h3m-7o7p3r-4z6|
other~b-7c-3d-6e17f-6g7h-8i3k7n6o-5q-3r4u11v3w3z4B-3| other ,~m-5n8y3B3C-4| other .~i4p14q-4r-4v8|
other one~e7p4r-3| other people's~e5p-3q-5r7B-3C3| other side~b3d-3e3i-3l3m-5n-5o7p-7r5x-6y-3z10A-3|
other team's~a-4n6| other ~~a6| others~a10b-7c5e-5f4g-3h3i-5j4l8p-4q-4r6u-3v5x3A-4| others
,~a5d-4f3m-3n7o-3| others .~d5e-5i-4j6m3u-6w7| otherwise~a-8b11c-5f4m4p12q-13| ought i~a-3d6n3|
ought to~a4e-5m-5n-4o9z5A-4| our~a6b5c-11e13f-7h-6i-8j-3k-4l10m-5o4p-12q-5r15u10v-7x9y-5C-5| our
backs~a4p-4q6r-3| our best~a-7b3e-10m3| our deal~e7p4r-5| our four~e-3x4z-6| our side~a-4b8n3| our
whole~d-3e6o4p-4r5C-3| our ~~a13b-4d-3q7| ours~a-3c-3d7m-8n15p-4r3v3w-3x-4y4z-4| ours
,~m-5n6o3v3w-3x-3y3| out~a-4b-5c-6d-3e9g4h-4i-3k5m6n-3o-7p3q-3t4u-4v4w5x-7y-8z3A8B3| out $~h9| out
,~a5c-7d4f-3h-4i-10j3l4m6n3o-10q-4u-3y-4A3| out .~b-7e-6g10h4k8l-9p6q-4v3w-3x4z-3A4| out
NAME~a16b4c-8e-9g-4h-3i3j-4u4v-5w3B5C-10| out and~o3p6v-6| out for~a-5f4h3j-3o3q5r-5u3x10y-7| out
from~a-3c5f3i6j-3p-4| out here~d-5e4j-3l3m-5n9o-4p7r-9u-3v6z3| out if~m4o-6| out
of~a-6b9c7d-5e3f5h-5i-15j16k-4l8m8n-5o-3p9q-3u-9w13x-9y4z9| out on~i4p-4r7x-7y6C5| out
there~a-3c-3d3m-4o3p-3q-6r9| out to~a-3e7C3| out with~a-3b5c3d3e-3i3m-5o7u-4v4z-5|
over~a-3b-6c-5d16f6g-6k8l-9m-6n11o-7p-3q3v4w-5x-4z7A-3B-7C3| over ,~b-6c-3e-4h-5j-5n9o-10u3B-8C7|
over NAME~n7o-3x5y-4| over a~b3p6| over here~f6x-3y3| over it~b-3e4f3i-3j6q3u-5v3z-3| over
my~a3f-4g6l-6m3z-3A3| over the~b-3g-3i-4k6q3r-4x-4z6| over there~a-3c-5m-5n7o4r5x7| over
to~a-7e5p-4r4| over your~a-4b3h7i6p-4r7| over ~~a-4b3d3e3p7r-7|
owe~a5c-10e-7i-4k-6l5m-8o10p4r-3v-4w4| owe you~b4d-3e-7i-3k-4l3w3|
own~b11d-14f-9g14i12j-5l-9m5n-8o4p-3q12r-3s-3t6u5w-7x-8y4B-5C10| own .~p6r-3| own name~c-3d-9e3| own
~~c4e3i4p-4q6u3v-3| pack~a-3c5d4e-3h7i6k-3l-3m3n-5x-5z-4A6| packed~a8b-3d4e-3m7n-5o-3x-6A8|
packing~a4c-4m4o-4x-4z-6A5| pact~a-5d-5e21h-3m-5n-4o7p-5r6x10y-3z-8B4C3| pact with~d-3e11h-3r3C3|
pages~a-10p3r-3| pages .~a-10p3r-3| pair is~a6| pair of~a-3b4c4p6r-5t4C-4|
pal~b3d3e8i-3j-4l5s-3t3u4w-3| palm~a-7b-3c3d-4e-3i-7l4r-3x3z-4| papaya~c5d-4h10i5p6u5v-5| papaya
,~c3h6| paper~a-7b5d10e11f4h-7j7l-6n-5o3p-10q13r-10s-3t4u-8v7w3x13y-7z-3A-4B5C-4| paper
,~b6e4f4g3j3p-3x6z-3| paper's~a5c6j5n5u-5w4z-3A3| papers~a-5d5e3h-5m-4n-3o8p4q5r-3y-3C-3|
parchment~a3b5c3d-5e4g-6h-9j5k-5l-5n-7p-5r-3u-4v8B3C-3| parchment ,~b3e3h-4p-6q3x4z-4|
parchments~e6h3i7j-3p-7q4u3| part~a6d-6e3g6h6i5j-6l3m6o-7p4q-8u6v-9x-3| part
of~c5g3i6j-3m5o-6p4r-3u4v-3| partner~c5e5l-3m-4n6o-3p-6q3r4z-3C3| partners~d5m-5n5q-3r4v6x7y-3C4|
pass~a-8c-6d-6e-4f-4g7h-3i4o-3p-7q4B-6C7| pass from~b5g7| pass the~a-4f5p-6q3B-5C6|
passed~a-3d4t3x-7z3A4| passing~a3b-3d4e-4i-4l5m3p-4q8r-7x-5| passing ,~a3d5e-7m3x-5|
past~b8d-3e3i9l-8m5o-3p-3q-4r7u-4v3| path~a6c-4d3y4z-4| pay for~a7e-4| pays~e3g4o3x7|
peace~b4c8e-5i9j-6k-3u6w-5| pen~b4c4e6g-3h-3j3k-3l-3m8n-5o-5p-6q4r-11s-3t3u-7v3x-4y7z-7B-3| pen
.~a-3b4e6p-5q6r-4| pen's~b3c6e-3i-3j6u-5w6| pencil~b-4c9d-8h5i9k-3l-6n6o-9p-6q4r-4y-3z4B5C-5|
people~a-6b5c-14d9e7f-8g-5h3n-6p8q-3r-3v3y5z-6C-3| people .~a-3b6e3f-3m-4o5q4x-3y3|
people's~e7p-3q-5r7B-5C4| percent~d4e7n4p4r-3y3z-3| perhaps~a3b-4m6n-3o-4y3| perjury~e9p3|
permission~d4e-7m3x-5| permission ,~d4e-7m3x-5| permit~o4p6z-4|
person~a-9d-6e17h-5i6k-5m-6n8o-5p-15r9u4v-6x4z-3B4C-7| person ,~a-5b-3d-5e12p-5r4v-4| person
on~i6k-5| person who~g6m-3n5q4r-5s3x5z-3| personal~a-3b6| personal kindness~a-7b9| pet~a-4h6i5u4C3|
pet .~a-3h6| pick~a3b4c-6e-3g3i-8j4k4n9o-7p8r-8u-3w3y-4| picked~f3h6i-6l7m9o-7p-5q9r-5x-8z7B-8C5|
picture~a13e-5j-4k3m-3o3x3z-3| pinky~p6| pity~b3c-5e10h8p4r-5| pizza~d-3i-6l4|
place~c9d-5i-6m4n-5o-3p-5s-3t3x-3y-4z6| place .~c6i-5l4p-6|
plan~b-8d8e19f5h6i3j-12k-7l7m22n-16o-14p-14q-3r12u9w-12y-9z11B3C-3| plan
,~a6c-6e3f-5g3n-3q3x-5z6B4C-5| plan before~d7e6o3x3C-3| plan is~d4f4j3u-3x-3y-3z7A-3| plan
to~e8f3p-3r4B-4C4| plank~a9b-3d3| plans~d3e5h-3n-6o5x8y-6| plate~d-8i-8j-3k-3l11p-3u4w-4|
play~a-7b8d-4h10i12l-14n-10o6r-3u-3x5y-8z5A-4| play it~a-3g-4h9i12j-4l-6n-6o8p4q-4r-3u3w-4|
played~a-3c5i7l-5n4o6p-3q-4r7| playing~b-4e9g-3h3i4l-3m-12o10p-9q-4r11z4A-4| playing both~a-6e3h4|
plays~b3g3m7o-12p-4r4x-5z3| please~a3b14d13e-7g-5h-6i-8j11k-3l-3m6n-15o6s-5t4u-9w7x-9y4z11A-7B-3C3|
please ,~a-8b8c4d10g-3m3n-6q4r-5v-3w3z4A-4| please .~a5b5d6e-6h-6m3n-4x-6y6z5| please
do~b7d-3e3h3p3q-3r3| please not~a-3b11d-4| pleasure~a3e-3f8h4| plotting~c3f3i-3l6r3|
pocket~d5e-3i-6j7k-3n-3o4q-5r9u-8w8z-4| pockets~l4n-4o7x-4y5| pockets .~n-4o7x-3y5|
point~a-7b5c4e3f-7g-4h-4i-10j13k-7l-4m-3n-3o4q-3u-15v-8w19z-5A4B4C-5| points~i-5j7u-7w6|
pole~a4g3h-3l-3m-4n6x4z-5| pond~a7g3| poor~a-13b11e-4h14o-5p10r-11v-3x-3y-4| poor
NAME~a-10b12e-4g-5h10p-3u-3A3| possibly~b4f-3g-6| post~c-4e-4f-3g-3i4j-5q6u3v-7x4y-3| post
,~c-3i4j-5q6u3v-7x4| pot~a-4c-5d-8e-3h-7j6n-3q7r-11x-3y5| pot .~e4i-4l4o5p4r-9|
pot's~a-3d-3e-3n7o-3y3z-3| pot's ahead~m-4n7o-3y3| practically~a5c5m-3x7y-5| prays~a7e-3g-3|
pretend~c-8g8z3| pretend i~c-3g9| pretty~a9d4n-4o4p-4q7r-5x-5|
price~a-3c-3d3f4h-3i7l-4m-5n8o-5p-5r7| price .~i6l-3| print~e5p7q-4r-4w4| prize~a7c3e-3|
problem~a7b6c-4e-3f3g-5x-3y-4z4| problem .~a5b8|
promise~a-17b-10d-3e13f-6h-9j-6k6l-5p31q-11r-20u3v-12w5x10y-9B3C-4| promise
.~a-3c13d3h-3k3l-3n6o-8p7q-5r-4v-8w7x3| promise is~e6| promise me~b-4c-10p8x3| promise
you~c-5e-3g5x-7y6| promised~a-7b-4c-3e-6f-4g-5k3l-3m4n-5q-3r4v-3x8y-14B-4| promised
NAME~d3o3p-3r3x9y-10B-4| promised me~e4g-4m10o-11x-7z5| promised to~e-6p3q3|
promises~c-3e9p15q-4r-13| protect~a5c-5e6i4| provided~b3e-7f12g-3i-4|
pull~a12c-4d-3h-3i-6l4p10q-4r-9B3C-3| pull the~a5d-3e3p7q-3r-7| pulls~a-10c-3h-3m3o-5y-5z7| pulls
for~a-7c-3| pure~e10| purpose~e6r3| put~a4b8c6d3e-13i-8j5l-4m-11n9o5p-5q11r-9w6A-14| put
.~b7c3g3h3i-3j8l-3m-5o3u-7w10x3| put NAME~a4c4i-5n-4o3p-4q4w-3y-7z5| put a~e-7g-3m-3o4y3A-3| put
down~d7e-5i-3m-5o3v-4w6x7z-7| put him~e8m-3o3y-5z5| put it~a4c3d3p8q-4r-3x3z-3| put me~e7f4p-4q3z4|
put my~c-3e3j8k6m-7n6p-3q4r-6w9A-5| put that~g3p-3v6w-6x-3| put the~b4d-6j-4m5o-5q-3r5u3w-3y5| put
their~o6z4| put you~b-3d4e-4h3i5j-3o6u4w-3x-8z7| put your~b-3h-3j-3m-3n11o-8p-4q5r-3x-6y6z-4|
putting~a5b-4c8e3f-5g-5h-4i-4m7n-5o-3p-5q3r-4w-3x-5y6A3| putting NAME~a7c6d-6i-3| puzzle~a7e-7|
puzzles~a-7| queen~b4c5k-4l6v-3| question~b-5c4e-3f-4g4h-3k-6l3m-5n3p8y7z-6A-3|
quiet~a-5b-7e-6h5i-6j-9l7m3o-6r-3u3v-3w-4x-12y11z-4C5| quiet ,~c5j-6l5p-4r5u5v-6z-3| quiet
.~c-6e-3x-7y6| quit~c5i9k-3p-5q3v3| quite~a3b-3d-7e7| raft~g6h-3x-6y6C3| raft .~g7|
rain~a-6b-6d-5e-4f-3g-6i13j-5l-11m-4n5p-5q-4r10u5y4B-4C4| rain and~i7l-9|
rather~a9b-8d-3e-4f-9g7h-3j-6k10l-7m10n-6o-7p8q6r-4u6v-4x-11z8A4B3C-5| rather lose~c7i-4k5| rather
you~e-8| read~a-12b-10c-7d-8e12f5i3j-9k-3l11n4o-8q4r-3u7x-9y9z-4B-8C8| read it~c4e3i5p-6u3| read
your~c-4e6| reading~a-4d4i-4p-5r3B5C-6| reads~e7k4p-3u4| ready~a6b3d-9p9r-6| ready to~a9b4d-6|
real~e7l3n4o-5p-6y-5B3| really~a-3c-6d6e10f-6m-6n8o-4x4y6z-8A-4|
reason~a6c6d6h-4j7l-4o-4p-3q6r-6u-7w6x3z-8A3B5C-3| reason to~n3o-6B4| reasoning~c-3f10| reasoning
,~f6| reckon~b-5c-5d10e-4f3g-4m9n-5o-3x-11y8z6| reckon ?~n-7o4| reckon NAME~d7m5o-4x-3z4|
record~d3m-4n5p-6q3x5z-4| rehearsed~a-3h6| relax~d5i10j-4k-4n3o-3x-3y4z4| relied~a-3d4m-3n6|
rely~a-8c-4d12h4m-5n7o-3z-3B-5C3| rely on~a-8c-3d9h4m-6n7z-3B-4C3| remain~a-3b16h3i-4| remain
.~a-4b8| remains~b14e-7g7i4| remains .~b9g5| remember~c-8d-4e5r5| remind~c-3d3e-9m-6o5p-3r3x8y-3z-7|
remind me~c-3d3e-9m-6o5p-3r3x8y-3z-7| repeat~a4d-6f3i-4l3p-6r6| repeat it~a4d-4f3i-3l3p-5r6|
report~c5i-6j-3k-3l9p-3u4w-4| respect~a4c-6d3g8h-3o-6p11r-5x4y-3C-3|
rest~a9b-6c4f6i-4j4k-4l7m-3p-3r3w-4x8y-11B-4C5| rest of~a6d5e3g3h-3i-6j3l7m-3n-7o8r4y-5B-4C6|
return~a7b10d3e5f-3m-4n-4o8p-6q8r-5u-3v-3w6x-3y8z-4B-7C5| return i~d5i4m-3n-3o7y6z-3| return it~a6|
reward~a-9b-3c10d-3e-6h-3i-16j-4k-14l27m-3r7u5w-5x9y-10z-3| reward ,~c4i-5k-8l10r5| ribbon~g-5p9r-9|
rice~a-5d-5f-5h-3i-8j-6k-5l11m-4t-3u8v-4w-5x-4y7| rice ,~d-3p3r-6| rice .~a-7b5c3i-3l4p-3q3u3|
rid~a5d-4f-3i4p-4q-5r7C4| rid of~a5d-4f-3i4p-4q-5r7C4| ride~c6d-3f3i-3j-4k6l-4p-4r3u4v3w-3C-4|
right~b-8e-11f4g4k6m-7n11o-5p-3q-6r5v6w-7x9z-9A-3B3C-3| right ,~c-5e-3f3i3m-3n5p-6r7w-3y4z-3| right
.~f6g-3v3| right ?~c5h4i-6l6| right to~c4j-5k8l-4u5v-4x4y-4| right you~f7i3| rise~c6|
road~c-5f4g-3p-7q7w5y3| road .~p-5q7y3| rock~a-3c9d5e-3i5j-6m-3n3p-5r5u7w-5C-10|
rocks~d5i11k-3l-6m-6p-4r5x7z-3A-3| roof~a-13b3d-4e-6f-3i13j-5k-5l-8u5w-4| roof .~a-3b3i7l-5| roof
goes~a-6c-3| room~b3c3e-4g3h4i-4p8r-7| rope~c3n8o-8|
round~b7d4e5f6g-8h-5i10j-4k-3l-5m4n-14o4p-8q10s-4t3u7v-3w6x-4y-10z8C-4| round
,~a-7b6c-4m3n-3p-3q7r-5| round ?~q6r-5| round the~d-3e5f4j-8l10p-5r6u8w-5x3| rumour~d8|
run~a7b-6c4d-3e-5f5i-4p4r-3x8y-4| run to~c4n3x7y-3|
running~c3d4e6f-3i-12j3l11n-6o6p-5q4u-3w5x9z-6B-4C3| runs~e6j3p-7q4| s~a10|
safe~b3d-5e4f-3h-3i18j-7k-10l-4m-5n8p16r-9u11v5w-5y4| safe ,~e6h-4p4| safe as~h7i-5l3| safe
with~b5c3h-7i8k-5p6v5| safety~c-3e4i6j-5m-4n4p7q3u6|
said~b5c8d3e-7g-3h13j-3k-3m-6n-11o10q14r7s-3t-4u8v-6w-7x6y-4B-4| said ,~b3d-3e-5h9q5r4s-3| said
NAME~a3d-5e12h-5o5q17r-6x8y-7B4C-5| said about~c5p-6r5| said anything~p-5q7| said
it~a-5b3c6g3h-3j-3m-4o4p-8q-11r11x5y-4| said more~a-8| said my~a7e-15i-3m6o-7z-6A7| said no~g7| said
one~c4i6| said so~f5n-4o3x5y-6| said that~a3c5d3j5m-5o6p3x-4z3B-4C4| said
you~d4h6i8j-6p3q-4r-3u6v-5| salt~a-3d-5e5i6j-3p-4q6r-8u4w-3y-3z3B-6C7|
same~a8b-8c-4d-9e3f-5g-5h-5i-5j8k7l-8m-8n13o-8p8q-7r-7v6w4x9y3z-8B-6C3| same ,~c-7f3| same
.~f-6j3k-3u-3v6w-5| same as~i-4j5u-6w5| same name~c-4e-3f-3h-3i-5j10u-3v6w4C-3| same
to~a3c-3e4f6p-3| same ~~c3d-3p7q-7u-3w3B-5C4| san~a3b-5e6p4z-4|
sand~a-4d7e5f-3g3i-5k5m-5n8o-5q-5r5v4| sand .~d3e4r7| sang~d3m-6o8x-4z3|
sat~a-3b-3c5d-3h4i-6j-4k8l-3m6n-7o3p-3q5r4u3v-7x-3A4C-4| sat down~h4q3x7y-8| sausage~a4k-8l5|
sausage ,~a4k-8l5| save~b5c4e-3i3k-3o7x4| saved~a-6c6e-5h-4i9j-3k-4p6q-4v3C3| saved
me~c3e-7j3k-4p8q-3r-4u-3v3| saw~c-7e3f-3g-5h-3i-7l7m5n3o-5p7r-7u-4v5x-8y3B-4C11| saw that~a3n8o-4|
saw the~c-4e7h-4| saw you~a-3e5l3m3p10q-7B3C8|
say~a3b-8c-4d5e-3g-6j9k-8l9m-13n5o8q-10s6t-5u-5v-6w8x13y-8z-11A-6B-11C5| say
,~a3b3c-3e6f-4h5i-3m-5n3p-6q-8r9w3x8A-6C-3| say .~a-6b3c-7h6m7n-6p-6x-4z6A4B4C-5| say
NAME~g6j6k-5l-3m8o-9u-7v8y-6z7A3| say about~a-8o3| say i~B-6C7| say if~a6d-7| say
it~a3c-4d14e-7f5g7i4k-3l6m-9n5o3p-6r3w-3x6z-6A-3| say no~a-6f3i6l9p4w-3| say that~a-4m6o-7x-6A5C-5|
say the~a10d-5h-6i-6j7k-3l-6o3p3r-3u-8v-4w10B-5C5| say we~a17d-6e-4h3n4o-3p-3B-4C3| say
you~d7e-4h-3m-7o8p4q7x6y-4| saying~a12b-8c-6d-5e4f-7g-3i3j-4k-3m-7n15o4p8q9r-13w-5x15y13z-9A-4|
saying ,~a7e5h-4| saying it~e4i3j-3p7q3r-5u4x-3|
says~a-18d9e4g-4h-11i-4j8k-7l3m-11n9p5q8r-10u-3x10y-4z-5B14C-13| says .~c-3e3o-3p9r-8z4A-3B10C-9|
says NAME~b4c3d-3f3i3j3o5q5r-6v3w-3x8y-5z-3| says he~e8x3| says you~e6h-5x7B4C-3|
scale~a-6d8m-3n6o-4p-5q8r-4| scale of~a-4d9n4o-3| scared~e-7h4A-5| school~a-6c-7e5g-3r-3|
scratch~e4i-8j5l4p4r-5u-5w5| scribbling~c3d6m4v3x-5z6| sea~a-5d-4e-6i-6l5|
season~b4c-5d-7e-9f-3j-3k-6l11p-3q-5r8u4| season .~j-3k-5l11u3| seat~c-3d-5e4i7k-3l-4p4q-5|
second~a10b-6c6e15f-3g-6i-5m-3p-10q3r4v7x3y-5z3| second .~a-4c3h4i7j-3k-3p-3q6r-4u3v-3| second
one~a-3c6m3p-4w4B4| second vote~a4c6h-3|
secret~a-3b-5c-3d5e19g-3h-5i-11j-5k-4l13n-5o4p-14q-5r17w-6x4y-4| secret i~c-3e6|
secret's~c10e-3h-4i-4l5| secrets~b3e10g-3h-5l6m-4p-4r5w-3y-8z5| secrets ,~i7|
see~b7c-3d3f3g-3k5l-4m13n-9o3p-6q-7r11v3y11z7A7B3C-8| see ,~a-3e3p-8| see
.~c-10d5e5m3n-6o4q-3r5y-4A4B4C-4| see NAME~a-5b7m5o-5| see how~d-3o8y8| see
it~a7b-5d-4e-4f6h-3k-3m3r3w4A3B3C-3| see no~a7| see that~a4d-5i7o-4p7q-5u3w-3x-3y11B-6C5| see
the~a-10b3g3i5l-5w-3z-3B-7C4| see where~a6i3| see you~a-7f6g-4k4m-5o7r4s-3x4z3| see
your~b7e3o3p-4z3| seeing~a7c5e8p-7q3C-3| seems~a6| seems to~a6|
seen~a-13c-3e7f-3g-4i4j3k-3m3o-4p6q-3z-3C-4| sees~a-7b-4c-6d-3e-5f3w-3| sees .~a-8| sees what~a-9|
sell~a5b7d5e-4f-3g3i3m-5n4o-3A-4| sells~e15| send~b7d-5e3g-7h-5i-4j3m4o-3v-5w7x4B-4C3|
sending~a-6b5d3l-3| sends~a-3c8i3j-3| sends you~c6| sense~a3g3h-4i-7j6q6u-6w5B-3C3| sense
to~i-6j5u-5w4| sent~a3p-4q7r-4z3| sentence~a-3c-4m-4o7z3| sentence ,~a-6c-3e-4| separate~e7r3|
serious~a5c4k5r3u7| set~d3g3l-4n5o-6r8w-8x5y-7B4| settle~c6d-3e-3i-4j5u-5v-5w8x3| settle on~c7e-3w4|
settled~a-6d10h3i5j-3m16n-9o-6q4r-3u3v-8x-6z7| settled on~a-5d9e-3h3m13n-5o-6p-4q4x-4z4|
seven~b-3i5k-5p-9r6w-3x3| shade's~c-7| shade's gone~c-7| shake~a3d4g-3i4n-10o7p-5r4y-4|
shall~a4c15f4i-6j6k-6m9n-9q-9r5s-3t3u-4v6w-3x-13y-4z11A4| shall be~c6l-3v3| shall
not~b-3d5e7f4j5m3n-6o4p4q-4x-5z5A4| shall we~a8c-3d-3h4q-5r3|
share~a-5c4d4g-5h3i5j-4l8m6p13q-6u5w-7x-9y3z-4A4| shared~a3c4e-5f3i7q3|
sharpening~a-10c-3e-7h19p-5r6z-4| sharpening the~e-4h6p-3r4|
she~b3c-10d3e6f-3h-5i8j-20l5m7n-4o-7p7q-5s5t-3u8v-6w-9x-11y20z-16A-9B-21C19| she goes~h4p-5r6| she
has~b-4c-3g-6h-3m-9o5p11q-4r-5x-3y4z5| she is~a9b11c-6d-9e-3g10i4j-3l-3o-9q-11r11u-3v4w-4x5y-6B-7C9|
she thinks~a7| she was~a-3d-9h-4u-3B-3C3| she will~a8b-3i6j-5| she
would~a-6b-10e3f5g-8j-3m7o-5p4u5v-4| she ~~e6g-4h4n5o-5q5r-3B-3C3| shed~a9f5g-4q-7r7|
shelter~b9c4e-4i3j-6p-8r4C4| shelter .~a-4c5i6j-4x4y-3| shield~a-7b16c-10g8i15j-6k-4l-7m4p-8r8u6w-7|
shield ,~b6c-3g5i5| shield .~a-5b4c-6e3p-6r5| shoe~c3d4e-5i5l-5m-4n-4o7x3z-3|
shook~a-3c-4e5f-3n10o-10p16q-10r-6x3| shook on~e3n6o-7p3r-3|
shoot~b3c4e-3g6i-4j11k-3l-7m4o-3t3u-11w12| shop~a10e7j3r3B-3C3| shopping~a4i-3l5m4x-6z5|
short~b6h-3i-3j7l-3m3o-4r-3u-8v4w4x-3| short ,~b3j6u-6w8| shot~b-3e4f3p-3q9r-9w-3C-4|
should~a7b5c4e-12f-11i-6j-11k-11l18n-8o6p-8r3s4t-3u8v-11x4y-7z-6| should
be~b3d7e-3m-4n-8o9w6y-6z8A-4| should go~a15f-3j-7k-4l11u6v-7| should
i~a-3c5e-3i-5j-4k-4l10m5o-5u4w-3x-3z-5A4| should like~a3o6x6| should not~a5e-6g-3u3v-4| should
you~b-4h5i6l-5| shoulder~d4e6i4k4l-3p-4u3C-3| shoulder ,~e4k5p6v-3|
show~a-4c-3f-3g-4h-3i-8l6m-5n-4o8q6r4x5y-5A-3C3| show me~c-5j3n-5o7u-3x3| showed~a-3d-6e8B3C-3|
shown~a-4c-3e14q6r-4| shown me~a-3e7q3| shuts~n-5o5x-6| sick~b-6c4d-4e10h-3i3j-3p9q-3r-7|
side~a-6b5c9e-3g3j-9m-4n8o-9p-17r12u4w-9z-4A-3B-3C4| side .~b-3c8j-4k4p-4r3u4v-3w-3x-3| side
?~p-6r6x-4z8| side by~c7i-3k5| side of~a-4e-7g7k-3m5n-6u-3| sides~e3j3n7o-6p-5q-3r7y4| sides
of~e6n5o-3| sign~b-3d-5f11i9j-4k-4l-5m-4n4u5v-5B-4C4| signed~a3c6e5i-5j6l-3u-4v5w-3B3C-5| silly~e7|
silver~b5q6r-4| simple~a9g-4h-3m4o-7p-4r6y-5| since~a-9b-8c-7e12f14h-4i4n3o-8p-3q-9r5u3x7y-5z-3C8|
since ,~a-5d-5e6f4| since dawn~h8| since day~b7c3h-8n-5o3p-3r3v4x3| since noon~d4e-6h3| since
the~a-6b-4c-4d7e8h4m-4n7o-3p-4r3x7y-6| sing~b3e3i-4j8k-4p-7r8u-8w8| singing~d-6|
single~a9b5d-12e5k-3l3C-3| single vote~a10d-7r-3| sis~b-3f-3i4m-3p-7q7x5B-3C4|
sister~b-8e3h4i8j-6k-3m5n-4o-3p-3w-4y-4A4| sister ,~a3m3p-6y-3| sister .~e3h7i9l-4p5w-3C3|
sisters~p7| sit~a-6b-6c-8e-9f-5g3h-6j-3k-3m-5n3o3p3q-4r3v-4w-5x-7y7z-3B4C5| sit .~d3e-3n6o-4x-4y3A3|
sit down~c-4e-3n-4o4x-6y3| sit here~b-3c-8d-3q-7r8B4C-4| sit on~g3i7k-6l-3| sit
with~a-3d3i-3l4m-5o7u3x3y-3C7| sits~a-9b-3d7i3m11o-13p-9q3u-4v6w-4x-4y-6z11B5C3| sits
there~a-6n3o-5y-4| sits with~a-6| sitting~a4c4d-5f-3h-3i-8j-6k11l-7m-8n-7o11p-4q8r-3u6w-5B3C6|
sitting in~c6e-3g-3| sitting on~b3d3e6m-3o4p3q-3| sitting there~a4d-3g4p-3q4C8|
six~c-6e-3f-8i7k-8q3A5C-4| six days~n-3p-4r6| skin~a-4c4d4e-4i7j-6m5o-4u3x-7A4|
sleep~a8b-17c7d6e-4g-8h3i13k-9l-13m-4n4p8r-8u5v6w-9x-3z4A-4B-3| sleep ,~c6e6m-3n3p-3w-3x3| sleep
.~a6i8j-3l-4m3w-3z3| sleep ?~a3p9r-9w4| sleep easy~c5p6| sleep on~i7j-4u4| sleep with~a-3h6|
sleeping~c-4d4e-3m4n-8o4r-4x-3z-3A6| sleeve~c3g4h3m-3n-5o7x8z-5| slept~a-7f3h-3p3q4x3B4C-5|
slip~a-7b-7c11d3e9f3g-4h8i-7j4k-4m4n-3o-4p-10q13r-8x4y-4z-5B3| slowly~d3l5m-7o9p3r-4u3x5y-4B5C-7|
slowly ,~d5m-6o8p3r-4x4y-3B4C-6| small~b7c4e-3f-6g4h4k-4m-10n9p-6q5u3v-3w4x4y4z-8B-5C3| small
print~h3p3w6B-4C4| smart~a8| smile~f3h12| smiles~a3b-3c-3h14q3| smiles at~e-3h6| smiling~p7r-7|
smoke~a-5d-4k-3l6m6n-4p-4| snake~c-3e-3h3n3p-6x-3| sneeze~p6r-6B-3| snow~d4e7m-3o4p-3r4x5y-3|
so~a8b-6c-4e6i7k-4l-5m4n-8o3r-8u-4v6x3A-8B3C-5D-3| so ,~a-10b-3c6e5f7g-3h8i-3j5l-3m7n-7q7r-3u-5v8y6|
so .~c3d6e6f3i3j-3l3n-4p5q-5u-5B-3| so NAME~a10e-4h4o-3p-6r4x-3B-5C5| so far~i8k-5| so
i~b3c-8d8e-4j5k6n7o-7p-7q-3r12w-5x6y-6B-4| so is~a-4e5i5k-3p-4v8z-3A3| so it~a4k-3o5p-7r3C-3| so
let~a8b-7c-3h5m4p7q3r-4u3v-3y3B-3| so like~d8e-4| so long~b-3c4d-6e-7f4i4j-5o3u5w-3x-5y4| so
much~a-7e9f-3h-7i-9j5m3o-3p10q-5r-11u-4w8A4B6C-8| so no~b-3c7h4i3| so she~a8r-4| so stop~c-6g10l5|
so that~d-3e3f-5g-4h-8j-3m3o-4u3w-4y-3z3A-3B4C-3| so there~i-3o-3p-5r6| so
we~c4e8g-3k4l-7q4r-4y-4C6| so what~a4b3c-3d-8h-3n-3o5p14q-7r-11x7C3| so who~d5n4q3x7C-4| so
why~a4d-6| so you~c-4d5e-4h-4i-5j-4k5l3p-9r9u3w-4x-7z3| so ~~h-3i3l-3r-3x-6y6| sob~a3d-6| sob
story~a3d-6| sock~e7q-4| socks~d-3p7r-5| sold~a3g-4m-3p5q-6u-4v3B-7C10|
solid~a-9d11g-3m-10n15o-10y4| solid ?~n6o-5| solid or~a-4d6m-4n4y3|
some~a-7b3d3e3h-4i-8m-9o8p-3q-3y3B5C-5| some other~g7|
somebody~a8b-3c-7d6e-3f4h-4j12k-3l-4m4n-10o5p-5q-12r10u-11v6x-15z11B14C-13| somebody
.~e-4g6o-4x-5z4| somebody else~a-6b6f3g-8j5k-4m7o-7p-4u-7x-6z-3A7| somebody has~a6h-4q3| somebody
is~a-3e-5j4p4r-6v4x-5z7A-4B3| somebody must~d6| somebody should~a-7|
someone~b3c-7d-4g7n-3o-4x-5y-3z6A-6C-3| someone who~d-4e6|
something~a-7b-7c-6d11e-4f-8g-4k10l8m-11n10p14q-6r-4u3x8z-9| something ,~d3f-3m-3n7o-3p3r-3|
something .~b-3d10i4k7n5r3y3| something about~a9d-4q5| son~c3m6o-3y4z4|
soon~d-4e-4h3i-8l6m-4o5u3x7y-4| sooner~a3c3e-6f-5g6h-4i10j-7k-3l-7m3n-3u6v-4w-4x-5y8z-4| sooner
sit~c-8| sorry~a-3b-11c-11f-7g9i-6j3l5m4n-3o4q-3r6u-3z8A-4C4| sorry ,~a-5e4g5m-3o3p-5r6A-3C3| sorry
.~b-4c-9e-3g6h5i-5l5| sorry for~a7e5g-4| sorry to~m8n-3x-7z7| soul~a-3b5c4d6f3i-10j3l7p-5x3y-4| soul
.~b3i-6l6p-4| sound~a6c-3d-5f7| soup~a5d8e5f-6h-4m5o-3p-3q12r-8y-3z-4A7B3C-4| soup ,~d6m3o-4A5| soup
.~e5f-3q6r-4| source~d10m-4o5x-6z7| spare~b10c4e-9g-6h-3i-9j13l-5m3p-6q-7r12s-8t8u-11v6w6x-4| spare
me~b10c6i-3j5m3o-4p-3q-5r8u-4w4z3| spare the~b8| speak~a4b-4e-3f-4h3i-3l5m-3p13q-8r-7u4x-5|
speech~b-4c-4i-3k7m4o-4p7r-7u3w-4x-3z4| spelled~c3e4i5j-7o3p-3q4r-3u7w-5A-3| spelling~c3e7p-3q3|
spill~c-4d11e-6x-4z3| split~a7c-4k-9l6m-7n-8o13p4| split ,~a5f3p7| spoke~a-6c-3r-3B3C-4| spoken
with~e6| spoon~a-3b-4g-3h-3i4j-3m6o-5p5r-5y6B-6C4| spun~e9g3p3q-3| stack~c-4e-3f6i-5u-3v4| stamp~a6|
stand~a3b4c3d7h-3i12j-9k-3l-3m-5n14o-9p-3u8v-3w-9x4z-9A3C9|
standing~a-4g3i-4k5m-6n6o-4p8r-7s3w-3x6y-7A-3B-3C3| stands~a5c-3e-3f3j-4l8n3u3v-4x5y-4| start
.~c5l-3p-3r7| starts~a6c-3g-4m3o-4| stay~a-5b18c-5d-3h4i10j-9n3o-4p-6q-5r7u10w-8| stay .~a-4b9B-3C3|
stay put~b7h3| staying~b8c5d4e-3g3w-3|
stays~a-3b17c13d-6e-10f-5g12h-5j-12k-5l13n3o-3p-3r4u9w-13x-4z3C3| stays ,~a6g4| stays .~a-3b8| stays
in~b6g4| step~a-8c3e-3g3j6l-3m-3n7o-4u-9w5| stick~a-12b4c-4d10f-3g-4k5l-3m-7n4q8r-4v-6y4z-6B5C-3|
stick ,~d6h3| still~a-7c-16d25e-8f-14h-5i5j-5m-10n25o-24q3r-5u4w-8x26y-11z-11A-25C-4| still
NAME~d4m12n-11o-3x-3y5| still have~c-4d6e-3m-3| still with~d7n5o-5x3A-4|
stomach~c3j5m6n-3u-3v-6w8x-3z-3A6| stomach .~c4j4v-5w7| stone~a6c5d7h-3i-5l3n-5o5p3r-3w-6x4z-3|
stone ,~c3d4p6r-8w-4| stone .~a4p-4r6| stood~b3g5k-3l5m6p5q3r-4| stood on~o3p-3q-3r6| stood
there~a7d-3e-3g3| stop~a14c-5d-10e-3f-4g7h-4i9j-3k-5l-3m3n-5o5p-7q4u4w-4z9B-4C4| stop .~r-7| stop
laughing~d-4o3z6| stopped~c-6e-3h6m3x6y-3| stopped talking~a3h8| stopping~a3d-6|
stops~a6d-3e-4h4i8k-6v3| stories~d-6| stories ,~p-7r6|
story~a3b-3c-4d-7e4f-3g-3h-6i-5l7m-9n6o4p10q-7r-7v5w-4y5|
straight~a-4c4d4f-3g4h-4i7j-4k-7l-4m4n-5p-6q-3r3v-5w-5A5C-3| straight to~c6j-3u3v-4| straight
with~e-4i7k-4l-4m3n-4p3r-5x-3y4z3A3| strange~p8q-3r-6| strange ,~p7r-5| stranger~a5c11k3| stranger
to~a4c7u-3| stray~d3e4m-3n-3o5q3r-4x10y-7| stray vote~e4m-3x8y-6| strike~a14b-3d-5h-4i5j-3u4w-3|
strong~b6p6r-7| struck~a8c5h3| stuck~c-3d-3e7q6r-7| stuff~a3c5e8j3k3x-8y4| stupid~b3e3m3n-4p7r-4|
subject~a-12| subject .~a-11| such~d-3e6g-3k3p-4r4v-7w4| such a~a7e3j3r3| such things~a-4v-6w4|
sugar~a6y3| suggest~a6e5f4| suits~c3e-4f12g-3n-3v3| suits me~e-3f12g-3v4| sum~e3p-3q8r-4B-5|
sums~a10e3p-6q6y3B-6C6| sun~a3e-3g4i11l-11m-3n4p3r-3x6y-3|
sunday~c3e4f-5h-6j-7k-4l7m-6n3o4q3r-4u7v-3x4y5z-11| sunday ,~e4q6| sunday
.~a-4f-4h-4j-7l6o4p4r-4u7v-4| sundown~a3b-3c8d-3e4h-3i-8j7q-5r5u-5w5| sundown .~e3i-6q-5r6u-3w5|
sunrise~a-5b12e-4i-5k3s-4t4| sunset~a-3d-3i-3j4p10q-3r-9u-5v9w-3B4C-4| sunset .~e3p7r-8|
supper~a-13d5e8h-4l3m-6n4p-3q-4r6u4B6C-6| supper ,~a-9h-3o3p-7r9x4y-3| support~b3c3d-5k-5l6p4v-4w5|
support ,~d-6i4k-4p3| suppose~a8b-5c-5d7g-3h-7m10o-12r4x-3z9A-3| suppose NAME~d4x6|
supposed~c-3d-3e7h5m3o-3z3| supposed to~c-3d-3e7h5m3o-3z3|
sure~a-13b-4d5e-6f7i4j-6k4n10o-13p9u4x-16y14| sure ,~c3f6p7q4r-6| surely~a4b7c-4|
surprise~a5d-6i-4p-3r3z-3| surprised~a7i4p-5z-4| survive~b3i-3l6m3| suspect~e-3x-3z6|
swallow~a-6b4g3| swallowed~c4e5l3p6r-5| swap~a-5b-3c-4d5e6h-3m-3n-4o4x4z-4|
swear~e-8f5i4k6l-9n-3p9r-6w-3B4C-4| swear to~c-9e-5f3k6l-6| sweet~a7b-8d-3f6h3n6o-5p-4w-5x5y-7|
sweet as~e-3f7w-4| swim~a5c-3f-3p6r-7s-3t4| swimmer~a-8b3|
swore~a-6b-3d-6e21i5m-3n4p15r-10u-3v3x5z-3C3| swore blind~d5e7q3| swore on~a3d-4e7p3|
sworn~c4e6k4p6q-4r-3v-4| syllable~a-3c6d3h-3i-6l3p3r-4| t~a8c-4h4i5k-3p-4q3x-5y7|
table~b4c4d-3g3h3j-3k9l-4m7n3o-7p7q3r-5w-3y-7z6| table ,~m5o-4r-3x-6z7| table .~b4g5i-4k4x7y-7|
tae~b7| take~a3b-8c3g3h6i-3j-14k9m-7n4o-3q-3r3u13v-6w-10z-7A-4| take NAME~b-3c-3g4h8q-3r3| take
care~h6| take it~a-7b8i6j-4m3n-3q-4u3w-3z-5| take me~a-6i-4j-4k4m-3n3u3w-4x7z-5| take
the~a11b-5d-4h-3i7k-3l-3r-4| take you~a-3b-3c7d-5e-3g3i-4k4p4q-4| taken~d6i-4l3p-4q3x3z-3|
takes~a6c-3e3g-3h-4p-7q-4r6B4C-4| taking~c12d-5e-3i-5j-3k4l3u3w-3| taking a~c6|
tale~e3m8o-8p5r-5x-11z9| tale .~m8o-10x-6z5|
talk~a-19b-4d7f-5g-5h-13i-9j8k-3l10m-10n-8o10q-3u-5w5x7z-7B5| talk .~d3i-5l8x4y-4| talk a~e-5h-7|
talk about~a-7b-4f3g-4h-5j3u-3w3x6y-7C4| talk to~a-5d6h-3m-5n-4o7p3q-4y4z-4B4C-6|
talked~b-4c3e-7f6g-4i-4j6k-5l6p5r-3u-5v11w-3x5| talked .~v3x8| talked me~c3e-4f8j3v5|
talking~a6b-3d4e-7h6i4m5o-3q-3r3x7z-6B8C-8| talking ,~e-3n3x7| talking again~n6o-4z3| talking
to~i6l-4r4x3z-5B7C-7| talking when~h8| talks~g3h-3j4m5o-8p-3B-5C4| tally~c4e5j-3l7q6r-10u3v-3|
target~a9d3e-5f4g5m8n-3o-6r4x-8z6A3| target .~d6z4| taught~c-3d-6e5f4p9r-8B3| taxi~c4j-5k7l-3u4v-3|
tea~e5n6o-8| team~a-8b-4c-4d6e-5n8o-9r-3x9y-6z-5B4C3| team has~m4o-3x5y-6| team's~a-4n6| team's
vote~a-4n6| teeth~a4h5i-5q6r-5| tell~a-5b-3c6d4e-9k-3l6m9n-4o-4p-3q-7r5v-6w4x-6C-5| tell
,~c-16e5n-3p-3r3| tell .~c5e-7f3h3i-3l5u3x-3| tell NAME~a-7c8d-4h3i3l-4n-3o3x7y-8| tell him~e6h6|
tell me~b-3c4d16e-13h-4i-3j7k-6p9r-10s-3t3v-10w8x-4y4z3| tell
you~a4b3c-4d-8e3f-3g7j-3k-4l5m11o-9q-3v5x-11y11B6C-8|
telling~a-3b-6c4e5g-4i-7j-4l8m-7n-6o10p3q-7r5u4w-3x-3C-4| telling NAME~a-4c4e4h3i-4j-4l6o-6u5v-9x3|
telling you~b-4c5e-3h5i-3l3m-3n-4o4p-4v4x-11y9B-5C5|
tells~a-6b-4e3f5j-4l4m6n-4o-6q-3r-3u5v-4x-3y-5z7| tells me~a-4d4e-4f-3l4m3n-3r-7u4v-4y-3z5| tells
us~a-3p-7r6| ten~b7c-4d4j7m-5n5p12r-11u-8w7x4A-3| ten minutes~a6p3r-4z4A-3|
tent~a4c7k4l-3n5o-3p-5r5v-3x4z-5| terrible~d-7g3|
than~a-11b4d6f-4g-5h-5i10j-13k6l-10m-7n10o-6p11q-6r-10u11v-5w-10y14z-6A-5C6| than
NAME~a4d-5e4p11r-10B-5C5| than i~a-3c-4d8l4m-3n3p-5r4w-3x-3y4| than you~a6b-3n-4o7x5C8|
thank~a3c-9e-13h-8i-3j3l5m-4o3p-15q3r8v4x-7y3B5C-6| thank
you~a6c-9e-13g3h-7j4p-12q3r5u-5v6x-6y3B5C-6|
that~b-9c-6f-5g16h-3i-10j-4l13m-23n-21o34p5q-3r-8s8t-10w-9x4y-11z6A-8B9C-10D-6| that
$~a-4b4c-4f-4o4p4y-3z6| that ,~a-4c-12d-4e4g8j6k-3n4o-6p8r-10s5t-3u-7v7y-6z4B4C-8| that
.~a4b4e-8f4g6h-5m-10n15p3r-6v5y-3z3B4C-6| that ?~a5e7j4o5p9q-5z9| that
NAME~a-3c-3e4g-6h4j-6l3n12o-7p3q-6r3s3u-3x5y6B-10C10| that a~d-5q-3x5y-9B3C-3| that about~d3p8r-5|
that bag~d8e-3| that before~a-8h3| that clue~d12h4m-3n-4o7x3z-4| that down~m7o-4v6w-7x-3| that
face~d3e-3o4p-7r4B3C-3| that from~c-3g-3h5p-4q-4r7| that
i~b-5d13e-10g-3i3j-4k-7l8m-3n-5p4q-4w-4x-11y-5z12A-3B3C-3| that idea~c-3g6x-5z6| that in~b9r-4| that
is~a5c12d-10e4f-8g5h-9m4p8q3r-15s-4t3v-5w8x-5y-4z8B5C-11| that it~d-5g-3i-4k5l5p-5r5u8| that
last~a-3c9d-5e-5i-5k6| that makes~b3c-4f7| that necklace~a-3h6i6l-3| that
nobody~a-4d6e3m-4o3p-3x5y-5z-3| that one~a-5c-3d-3e-12g17i5m-8n-3o10p-4r5v5y-4z7B-13C11| that
said~a-8| that she~a-6e4g-4p5B4| that the~a3b-3c-4d3h4n5p-4q-3r5x6y-4z-10A4| that
to~e-3f-4g10h-4i-5l3p-4x3| that up~a-4b4p4q-8| that was~a-4c-3e-5f-3o-6p-8q-3r11x-8y5B4C-4| that
you~c8d13e14f-3g-4i-5j8m-8o3p-4r6t-5u-7x12y-3z-10A-4C4| that
~~a5e-3f3h-4k7l-3m-10n-4o11p-8q9r-4y8z-9B-5C4| that'll~a-4f10i-3| that'll do~a-4f10i-3|
the~a5b-9c-5d-9e4f-15g-3h-5i-12j-14k8l10n-16o10p-8q4s6u13v-4w-12x5y-11z6A-12B-5C4D-10| the
,~c-5d3e6n-4o3q4| the ED~a-3e3m7o-7p-4| the NAME~j4r4v4x6z-3| the back~a4b3q-4r7x-3| the
balance~p-4r6| the basket~m6o-6r3x-6A6| the beach~a-8i8j-4p-6q-3r8u6w-4y3| the bench~m8n-3| the
best~a-6e-4f3v4x-5y3| the better~k3m-4n7| the big~d5C6| the bigger~l3m3y-6z4| the
boat~b-4d4e-4j-3l7m-4p6q-5u3v-5x-4y3B-4| the booth~m6n-4q4v3| the bullet~c6i3| the
bus~d5e4p-4q-4r7B3| the camera~a-8e3h-3r6x7| the challenge~a-3b-4c-4i5j-3m-6n4p-5q-3r6u3C-4| the
clue~c7d6e-6h-3i4j-4k-5m-7n-6o8p-4q-4r6w-5x6y-3z-7| the count~a-3o4p-4q3x3z-6| the
dark~a-4e8j-5l5n-3r4u5v-4x3y4z-3| the door~e4h3i-4l4m5o-6q-3r5z7| the
end~a6c12d-4e-3f-7g-5h-7i-12j-5k17l-5m-11n5o4s3u6v-4w-6x-4y-3z5B5| the extra~c3q-3r6| the
eye~a-5e10h3p3r-4| the feast~c6i-5l7z3| the fifth~a3h-4m-8o9q5r-5x-3| the
final~a9c3d3g10h4j-8k13l-4m-3o5p20q-6r-15u12v-8w-4x5y-3C-4| the
fire~a-5b4c-13d3e-8h5i14j10k-11l5m3n4o-5p-4r7u-3w7x-11z5| the
first~c-3g6i-3k-8l7m-10o6p10r-10u3v4w-6x5z-7B-5C4| the fish~a4b-4e-5i-3j5l-4u-6w5| the
five~b3d-5e6q3r-4x3| the flint~e6| the floor~i8k-6| the gate~a-3c-6r3B3C-3| the girl~b14d-3g7| the
girls~d6e-3h-3n-3p-4r3| the glue~a8e-5| the good~a6c7g4j-5l3u4v-5| the grave~c7e-3| the
ground~a-4c4e-7f10i-3l5m4n-4v3x-3z4| the hand~e3p6q-4| the head~a9r-3| the hour~c7h-3| the
house~e7x-4y5| the ice~a-3i-4n4o-3p-5r8| the idol~a3c-4d9e5g3h-6l-4m-13n-10o20q-5r7s-5t4x4A-5B4| the
island~b5f4i-8l3| the jury~a8c5d-7g-3h6l8p3v3B-3C3| the knife~f6h5o-3p-4q5| the
last~a5c12d-9e-10i-8j-7k9l-5m-4o4q4u4w-4x7y-4| the lot~b-3c-3o3x7C-4| the machete~a-4d-7p-3r5| the
man~b8g6p7q4r-4x-3y3| the map~e9r4| the menu~c3h8o-3p6r-5B-3| the
merge~b8e-3h3i13j-5k-5l-7m-3n4o-3p-6r6w-4z-3B-4| the million~i-3k6| the minute~f-3i-3l3p-5r7| the
missing~a-8e7| the moon~a-6g-3h4i3p3| the morning~d3i5j-6m-5n-3o7p-6r7x7y-3z-5| the
most~a-5c-4e-5m-3n3o3x6| the name~a3b-5c12e-4h7i-7j13k-4l-3m6o-7p-3q4r-3u-13v5w11x-4z10A-10| the
necklace~a-3c4f-4g-3h-3i18j-3k-5l-12m3n-4o-4p-7q-6r12u3w-3y-4z3| the nets~a-3e-3x-7y6| the
next~a3c4e-3f-4h9i4j5k-7l5m3n4o-6p3q-3u-5v-4w7z9B-6C5| the
night~d7e-8g-3h6i-9k6l3m-5n6o3p5r4v5x8z-6| the numbers~a-4c-4e-4f9h6i3l-3m-6o8s3t-3v-3w5x8z-4| the
old~b8e4g3h4m-11n11p-9r6y4z-4| the one~a11d10f10g9h-7i7j-6l-4m14n-11o-10q7t3u5v-3x-14y-6A11C-4| the
only~a-8b17d-4e6g9h-4j-3l6m-3n-4o7p-4u3v-3w-5x9y-5B3C-6| the opposite~d-4e7p3r-3| the
other~a-4c-3e9g-4h-3i-4j-4l5m-3n8r3v-3z5A-3C-3| the others~a8b-5e-3f4i-3k-6l9p-4q-4r6v4x3A-4| the
palm~a-5h4p-6r4| the paper~a-5c-4e8f3g3m-3n-3o6q5x4z-5| the parchments~f6i5p-5q3| the
pen~b6c-4m5o-3p-4r-4x-3y4| the pencil~d-6e4i3| the
plan~c-6d3e3f-4h5l4m13n-3o-15p-7q3u3x-8z12A-5B5C-6| the pot~b-5c-5d-6e-5h-5j8l-3n-3q8r-10u-3w5y5|
the pot's~a-3d-3e-3n7o-3y3z-3| the price~c-4h-3m-3n5p-4r6| the problem~b8| the question~a3d-5g6n3y4|
the raft~g4h-3x-6y5C4| the rain~b-3c7e-3i10l-9m-4n4p-6q-4r10u3y3| the record~o3q3r-3x6y-3z-3| the
rest~a5b-4c4f7i-8j7l5m-3n-8o8p-3r3v3y-5B-4C5| the reward~a-6c7e-6i-7k-11l12o3x8y-9| the
rice~a-3d-6g4h-3k-3p11q-4r-11| the right~a-4d5e-5p-6x-4y4| the roof~a-9b3c-6d-3| the
salt~c-3e8q4r-5B-3C4| the same~a3b-5c-6d-6e6f4i-8j5m-3n8o-5p7q-4r-10v7w3x8z-3B-6C4| the
sea~a-5e-6i-6l4| the season~a4k-4l9| the second~e7i7j-6k-5p-7q4r3u5v-4w-4B3C-3| the shade's~c-7| the
shed~a7| the shelter~b4e-6i-5l6q-3r5x-4| the soup~e7h-3p-5q8r-6C-3| the split~a-3c-4h4n-5o6r4x3| the
stray~e3o3x9y-6| the sums~a7B-6C6| the sun~e-3i9l-11m-3n3r-3x5y-3| the swap~a3e9g4h-3o-4| the
table~b5d-3e-3g4i3k-3l-3m6o-5r-3y-6z5| the tent~a3h-3m-3n6p-3x4z-4| the thing~d4n-5o5p6r-7| the
third~e6m-4o4q4r-3x4z-4| the tide~e-6i3u-4| the top~a3c7e-4h3k5m3o-3u3x-3| the torch~p-3q6| the
truth~d7e7i5j-3o3p5r-5y3z-3B5C-6| the two~a-7d9e-4h3i-4j-3k9l-5n4o-3p3u5y-5| the
urn~c-5e5h-4i5k-3m6o-6p3r-5w6z-4| the very~a-5b6d3j-3k7l-4n3o3q-5r7C4| the
vote~a-9b-5c-7e17i4j-6o10p4q3r-5x-6y6z16A-6| the votes~a-3d-4e3p9q-7B-6C6| the
water~a-4b4d7e3o-4q-6r4x-4A3| the way~a-3d-3f6h6i-6k5m5o-3p-7v3x-4| the
well~a4c6d7e-4f-4h8i-7j-6k-4l6m6n3o-8p-4q-5r6u6v-5w-5x-5A3| the
whole~b6d-5e8g-6h-4i10j-8l-6n-7o5p-8q-6r13u7v-4w-6x3y-4B-3| the wind~a-3c-3i13j-5l-10m8o-6y5z-4| the
wind's~e-4z7| the word~a9c9d-3e-8i-5j-3k-7l4m6o-7v-7x-6y-3z10| the wrong~a5c-6d3e-4m-3n-5o5p-4q8r-5|
the ~~a3d6e-8h4i-9k8m5n-10o4p10q-16r7w4y-12z9A-3C9|
their~a-5b-7c13d-11e3f-3g7h8i3j-7k-6l3m4o6p-13q14r-4u8v-6w-7x3y3z7| their heads~i3o6z4| their
~~c7i3| theirs~c-3e4n3o6B-3C3| them~a3b-10d3e-8g-7h9j8l-7m-7n6p-18r11u-11v3w4y-8| them
,~a8d-6e-6h-3i-4j5k-3l6p-6r6u-6w5| them .~b-5d5e-3j3l-8n-3q3r-4| them ?~d-3m-4n6|
then~a-8b-6c-4e5f24g-5h-9i-18j13m-3p8q7r-6s-4t4u-8v7w-6x6y-10| then
,~a-6c4d7f7h5i-7j6m-7n-3o10q6u-5v8w-3x7C-4| then .~a-5c5e-4f13o-3p-4| then ?~d-3m7o-6x-6z6| then
NAME~e-8f4r-6| then he~d3h7y3| then i~a-5c-9e3f4i-3m-5n5p4r-6x6y-5| then it~g4i-3o3v-7w3x3| then
the~e3k-3l6p13r-6| then we~c7e-3j3| then you~e7h-8m-5o4p-5q4x5y-3|
there~a-7b11c5d-3e4f-10g-3h-3i-5k18l-16m-7n-9o15p9q-9s-5t4w-3x10y-11z7A-3B8C-7| there
,~a9e9h-6l-4m-3o7p-15r14u3v3w-4x7z-11A6C12| there .~b-4c14d-4e-5f5j-7m5o-6p13q-11r-9u7w-5y4z-7A6|
there ?~e-3m-8o6x3y-3z3| there a~a5m3n-6x-4z7| there and~a-7i-3m-4n-4o8x7y-3C-3| there
are~b9e-9i-3j-5k7l-3m5o-4s-4t4u5v-3x-3z10A3| there
is~a-7d-3e6f-5g-9j5k3l-5n-6o7u-7v-5w3x-7y5z4A-5B3C-5| there was~a-3d7h4m-3p5r-6x6z-3A-4|
these~a-3b-7c4e-6f-5g-4k-3m-14n16o-8p-4q-4r6w-3z-5B-3C3| these days~a-9d5e-4m-10n11o-4z-3|
they~a-14b-5c9e-15f-7g-8h19j-6k-6l4m11n-6o-9p-7q4r3u9w-9x-8y7z-12A19B-6C3| they
are~a-6c-5d3g-4h6i-7l7m8n-5o-6p-4q-4r7w-3x-5y-3z-9A4B-4C5| they ask~c9| they
come~a4c4d-7f3h-12i6l-6| they count~k6| they got~m-6o4| they have~a-4c-3d4h11i-8m4n-3o-3r-3v3x-3A3|
they say~c3d3e3h-4i-3j-3l4m-7o5p4r-3z3B-5C5| they stop~d-5z8| they told~c6i3| they want~a-3h8x3|
they were~o5p-3r9| they will~d-4e3i7k-3l-7m5o-5r3x-4z8B3C-3| they would~a-4p6| they ~~a6j3|
thick~c-3p-4r6x4y-3C6| thick as~h-3x4y-3C6|
thing~a-11b-11d4e-4f-3g-12h-3i-11k5l5m-12o17p17q-17r-6s3t-3u-3v-4x6y-5A-4B3| thing
,~b-4c-4d5e-6i5j-3m-4o5q-6r4u3v-3x6y-5| thing and~e4m-4n8p6r-7y3| thing i~g-3p-3r6| thing
in~d3i4m-3n-3o5C7| things~a-5b-5c-3d7e-3g-4i5j3m6o-5p-7r3v-6w5A6| things
,~b-3d6e-5f-3h3i4m4o-4x-5A3| think~c-6d-4e-6f-6h-3i-5j5k7l6n-5q4u6x-11y9z-3A-3B-3C8| think
.~f-6i-4j5q4r-5u-5w4x3| think NAME~j-6l9n3u5v-5B-4| think i~d-7e8g4h3p6r-6| think
of~a8b3e-6g-4n6o-5s-3x-4y3| thinking~a9b-3c-7e-4g-4j4k-3p-6r4u-5w8x-3B3|
third~a6b-6e10f-4h-5i-3k3m-8o6p3q5r-9x9y-4z-5C3| third .~a4d6m-4p8r-4x5y-3B-3|
thirty~b-3c8i-9j-4k9m3n-6p-4q3u4v-3w-3x-4A3C5| thirty nine~c12e-3i-3k4|
this~b14c7d-3e-13g-4h-4i7j-17l4m-9n4q-11r6s-9t9u18v-14w-13y-8z4A-12B-3| this
,~c-5f11g-4m-3p-3x-5A3B-3C3| this .~c-7d7e-6k10m-9o4u8x7z-5| this NAME~c3d4l4m4n-10o5r5| this
and~b9| this beach~a4b4d-3f-3k3p-7q5z3| this camp~a-7b8e6g3l-3o4p-6r7x-4z8A-3| this council~a8i-3l3|
this evening~a9b-6c-6e-3f-3g-3h4i-3j3k-3m12o-13p-4q5u-3x-6z7B-4C3| this
game~a8b-3e-5l4m-3n5v-3x4y-5| this is~b-3c-5d7g-3k3m-4p5r-4x4y-3z-3| this
morning~b-4f4h7i4m9o-13q-6r3u5v-5x-3z3| this once~b14d-4j-4u3| this
one~a3b4e4g3l-5m5n-6o3p-9q-4r10z-3| this round~a-3b5i-5j3u-4w6| this time~b8c3g-4k-3m3o-3p-5w5z5C-3|
this to~c-3e-3x9z-11| this up~e6| this week~a-6c5e4f-4i6j4m-6n9p4q-4s-3| this whole~i6j-4u3|
those~b-7c-5f-4g5h-6i-3k3m-9n-5o12p8r-10v8x5y-6z3| those two~a3d-3e6m-4o4r-3| those ~~p6r-5|
though~a7c-5d5e-3f6k-4l-5m-7n7o-3r-3s-5t5u-3y3z-5| though ?~a7|
thought~a3c-6d-7h6j4k5n-3p-19r8v6w-4y-5B3C-6| thought about~b7k5n-3z3A-5| thought
you~c-5d-7e-3f3h5p-5q-6r7| threat~a4b9c-4e4| threat to~b6c-3|
three~b-3c3e14f-11h-10i-18j-9k30l-12m-12n-8o17p5r-5s-5t6u6v19w-11x6y-6z-3A-5B4C-4| three
,~e-6h-3i-3j-3k3p-7q5u3v6w-4C4| three .~a-4d3e7i5k6m-6o8v-6x4y-3| three days~p3q4r-7| three
more~b7c3e-3i-3k-4l3| three of~a4b-4c-6e-7f-6i-11j4k8l-4r-4u-5v7w4B3C-3| three papers~a-6d4e3o4p3|
three people~c-3e6p4r3x-4y3| three times~a-3e3p7r-8| three votes~j3m-9o7r-3| three
~~c4d3i-3k7m-4o4x6y-3z-3A-3| threw~m-4o3p-8q-4r11| throat~e4g4p-3r6|
through~b9c-8d-6e6f4i7k-8l-7n-4o10p-12r7u-6x9y-8B3C-5| through ,~c-7f3o5| through
it~e7i-3j6m3p5r-4u-7w6z3| through my~c-3e3p-6r5x4y-4| through the~h5i8k-5q7r-6w-3|
throw~b10c-5h-5i8j-3n-3p-7q6y3z-4| throw me~b11c-3| throwing~a-3g3m-10o8r3y-9z7|
thursday~a7o4p8r-5w-3x3| thursday ,~a4i-4p7r-3| tick~e3j4m3r4u-4w5y6z-7B-3|
tie~a-3d4e5i9j-5l-3m-6n3q8r-7u5w-4| tie ,~d3e3i6j-5o-4q3r-3u6w-4|
till~a-6b7d-13f-6i4k11l-5m-6p-4q-11r4v3y-4B4C-5| till dusk~c-8| till he~a8h5| till
i~c-3e9p-6r6B4C-4| till it~a8c-5e-4k6| till the~a-8c11e-6i4k3l-3m-3p9q-3r-7x-3| till
you~i-3j5p-7r5u-4w5| time~a4c-5d8f6g-6h-5i3j6k-14m-13n-16o21p-7q-5u-7v-10w11x12y-8z-11B-5| time
,~b6i5j3k-4l-4m-5o3p-5u-4x6z-7| time .~a-18c-5d11l-3m-6n-4o8p8r-11v-4w5x3y-5z-4B-4C5| time
?~e3m-3o3p6| time i~i8k-4p-6| time somebody~a8d-3f4| time to~a6| time you~c5j6l-5m3o-3r4u-6w8z5|
times~c7d-3g3h10i8j-3k-3p8r-14u5w-5x4y-6B-7C8| times ,~c6h4p-5q7r-3| times .~h5i8k-4p-4B-4C5|
tin~b3c6d7i3l-3m-4n3p-5r3x3| tipped~e14r3| tired~b-4c-4e-3g-5i-6j4p4u-4w6B-3C3|
to~a-5b7c-9d3f-4g-8h-7j-15k8m-12n5p-11q-10r10u13v-21w-4x8z-9A-14B-8C8D-5| to
,~a-5b-3c7d5e3i3m-11n4o10q4r-7u-3v5x8z-4| to .~f4i9j-3l-6n3p-3q4r-4u-4w3x5y-3| to ?~a-4d9e-3x5z-6|
to NAME~a-10d-11e27h-3i10j-11l4n-11o8p-6q-12r11s5t-6u9v-8w-4x24y-27z3B-4| to
a~b5d-4h-4i-6m-9o8p4r-8z5B-3| to all~e4x6| to ask~a3c6d6i-3j4n3o-4r-5u-6y7| to
be~c3e9f3h-3j8l-9m5n3o-8p-5q7r-3s-5t6u-6v5w5x-8z11| to believe~d-5e4p7r-6| to both~c3e6j3| to
consider~b5c-6e-3| to cut~b4e-5p-6r5| to do~a3c-5d6e-7g3m7n-4o-5q-3r7| to
everybody~e-3i7l-4m-7o5z-3B-3| to fear~c9i3| to find~a-3b-3c-5e4g7m-7n-3o7p-7q3C4| to
finish~a3p5r-7| to four~i6j-6u6w-3| to get~a-3b-4e5g-4i6j-3l-3m7n-7p-3q-7r8| to
go~a3b7c-4e-4i3n-3q7r-4| to have~a-4b-3c4f-3i3l-6m-3o3p-5r5x5z-3| to
hear~b-4d10g3h-3j-3l4p3r-5v-3y3z-3B-6C7| to heart~e3f4p-7r8| to her~b-8c-4d4e5f3m-3o4q-5x3y-3z-4A3|
to his~e-4h6m-3| to how~d6e-3| to it~a-5b-5d5h-6i3j-8k5m-14n5o3p4r-8u8w-6x-5y-8z11| to
just~j-5l8u4v-4| to keep~c-6e6j4p3r-3w6x-5y4| to
know~a-8b-5d24e3f-3i-12j4k-10l15p-4r5u-3v-10w6x4y-3| to learn~a-5c-3d12m-4o4p-6r3| to let~b6d-4f3|
to like~b4c5f9v3| to lose~a-7b6k7| to me~b-4c-7e15f-6h6i3j-3k4l3m-3n-4o6p7q-5t4u-3x14y-11z-3| to
mention~d-9e6p-9r8x-3| to my~a-4d-4h4i-7j-6k-6l14q3r-6u7v-3w-6| to nothing~a8| to pack~d3m6n-3o-3A5|
to play~b3h6n-4o3p5r-4x5y-6| to put~a-3d-3e-3g-3h3i-5j8l-5m12n4o-14p6s-3t4u-8w6x-6y5| to
read~e5h7l3n3o-5| to remain~b8| to say~b-7c-8d-8g-4i4j3l7m4n-7p-8q5v5x16y-9z-3A-4B-7C7| to
see~a-5b10c-3m4o-3p-4r5t-3x-4A4| to send~a-9c-3m4z4| to share~p7q-4| to
show~a-4e4m-3n-7o8p-3r6x4A-3C3| to sit~b-3c7d-4i3k-5l-3q-5r3B3C-4| to take~a6g6p4q-3| to
talk~a5c-3e4h-3o3q-4x6y-7C8| to tell~a-4b-3c-10d-3g4h5m-6n-8o12p-6r5x5y-6| to
that~a6b-4c5f7i-5j7l4o5p-8q-5r13s4t-3u-7v6w5x9| to
the~a-5b-9c19d-6e8f5h-3i-14j-14k14l-3m6o-4q-3u13v-8w-8x-9z10A-4B-11C10| to think~j3m-3o6r4u-3| to
understand~d5e11g-3p-3q3| to us~b3d4e3f6g-5n-3p13r-10x-3y-5B-5C6| to use~i-6j3| to walk~p-3r6| to
whisper~d-10e-3i-5l6o7y6z4| to write~a-8h8i5k4l-3m13n8o-18q6u8v-11x-6z6| to
you~a-3b9c14d4e-7f-3h-7i4j-5k-8l11m-4n7p-5q4u10v-5w-5x-14y13A-4| to your~c4e-5f3j4q4v4x-8y6| to
~~a4c3d4e6f-3j-3k6l-6m-6n6p3r-4v4w-3x11z-4A-4| toast~a-8c4f9g-3h-4i-3v3w-3|
today~a-16b-13c-3e-19f-8i9j-6k-3l-3m9n5o-10p5q-10u3v-4w6z9A6B-6C6| today
,~a-12d4e-9f-3i4j-3l-3n3p4v-4w7| today .~a-3b-6c-4d-4e-5m-3n3v-3w4A3| today i~c4e5p3q-6|
today's~a-7e-6o-4x-7| together~b-5e-4f-5g-7h-7i-6j-7k8m5n-5o7p18r-4u9v-7w-7x9y3z12A-4B8C-12|
together ,~a-3c6d-3h-3i-3k7l-4m3q-4r9z3| together
.~a4b-4c-13d3f-3i-3j-4k3l5m-3n-3o6p7r-3u6v-6x5y-7B5C-7| together ?~d-7e-3m8x4y7z7|
told~a-7b-8e19f-4g-14h-9i-7j4k4l4n3o-3q-14r4u-6v8y-11A14C4| told .~C6| told
NAME~a-4c-5d3e13i-3k5l-3m-10n4o6p-9q-5r12v9x4y-11z6| told him~e3o3p-3y-9z7| told it~d3e5o4x9B-4C3|
told me~a-5b-3c3d-10f-4g-4i-9k-3l10m21n3o-22p15q-5r-13w4x-7y-3z5A13B8C-6| told
you~c-3d-6e3h-6i6l-6m-6o4p-4r3x-12y3z8B-4| tomorrow~c3d-4e-8f-4l-3m5o-7u-4v-4w6y-8z8A-3| tomorrow
.~a7j-6m3o-3u3| tongue~c3d3e5j-4l4q-5r6s3t-3u7v-8x-5| tongue and~p7q-4|
tonight~a16b5c7d9e-15g-13h18i-5j17k-14l-9m47n-31o-33p13r-15s-5t5u-16w14x-41z14A14B-12C9| tonight
,~a-8b-4c4d8e-9f3h16j5k-4m16n-9o-9p3w5x-10y3z6A5| tonight
.~a9c-6d4e-5g-5h9i-3j5k-4l-9m18n-8o-17p10q-5r-6s-3t3u-7w3x-17z17A-3B-5C4| tonight
?~b-5c-7d10e3m15n-9o-8p-3q5r-5x-14y-3A8B-7C4| tonight and~b11c5d-4h-4j3k-3l3p4u-3w3| tonight
i~a3c8f4i-4j4u-5w4| tonight's~a4c-3d3e-3g-3h7m8n-4o-6x-7A6|
too~a3b-11c6e-4f7g13h4i-5j7l-7m15n-12o-8q11r-15u-5v4x-6y3z6B4C-7| too
,~a-7c3d4f5g-3h-3j4l-5m4o-3p-3q5u-9z6| too .~a-3b-4c3e-3f9g3h-3i-3l3p-5q7r-4w-5| too
?~d4f-3k-3m8n-3o-4| too much~a9d-3g6h4y3| took~a-8c-6d-6e-8f10r5y-3| took my~p-4q-4r7| took
you~d-6f8q4| top~c9e-5f3h5i-6j-4k9l3m4o-4p-5s-4t4u4v6w-3x-6z6|
torch~a11b-9c7d-5f-4g-4i10j-6l-12m10n-7o-6p-3q7u7v-4w-6x-7y5z3B-7C6| torches~e-3p6r-5| toss~b9|
touched~a-4b9c-3e8p-4| towards~a7c-5m7o-7z4| trade~b6i5| tree~a14d-6i4j-5l3p4u7v-4w-3| tree ,~d-4e6|
tree .~a7| tribal~a4b-3c-3f-3g-3i-5k5l-4m-3n-3o3p-6q9r-10v-3w4x8z-5| tribal ,~i-3k4p-6q6w3x4z-3C3|
tribal .~e4m-4o3p-3q6r-4x4z-4| tribe~a8c-5e-3m-4o3x11y3z-10| trouble~a-3d-3f-3h3i3m7x-3A6|
true~g-3h-5i9k-5o3p3v-4w5A3| true .~c3i8k-4p4v-4w6| truly~a-4b-5d3e3g-4i-4j-5k6l3u6v4w-4y3A7| truly
,~a-3b-4g-3j-4k7u6v4w-3| trust~a-5b-3c-5d8e6f-5g-3h4i-4j5m-10n18o-14p3q-10u-5v5x-18y11A5| trust
NAME~a-6b-3d13h6m-3n7o-5x-10y7| trust me~c-3d-3e5j-4n3o-3p7q-6r-6u4w-5x-11y-3A14|
trusted~a-5h8n5o-5r3| truth~d8e4h4i5j-3l-3n-3p6r-6x-4y3z-5A5B4C-4| try~a-4l3p6r-4B8C-9|
trying~m7n-4o-3| tu~d-5e8| tu ,~d-5e8| tuesday~a-3e12h-4i7j-4m-6n-3o7q3r-6u3w-3x5z-6| tuesday
.~e5i6m-3o3q4r-3| turn~a-7b4d8e-9f4g-6h8i10j-7k-3n-3o-3p5r-3x-4z3| turn on~a-3d3h4i-5l5m-4n6|
turned~a-5b-4d4g4k3l-3m6o-9p4q7r-10u3z6| turned ,~e-4z7| turned it~h4p-5q-3r7| turned on~n-4q6r-6|
turned out~e7p4r-4| turns~a-5e4h-4i4l-5r-3B3C-7| twelve~a-7c-3f-4| twenty~a5d-7|
twice~a6b3c7e7g3h9i8j-5k3l-5m4n-10p-5q7r-7u4v-4x3y-3A-3B-5C5| twice ,~c8g3k4p-3q3u4| twice
.~b5h3i6j-3k-3l-3v-6| twist~f8g-3i-4j5u-4v4| twist my~f8g-3i-4j5u-4v4|
two~a-8b-4d5f-10g-9i-4j-9k18l-4m-13o12p-12r15u14v-7w-8x7y-7z-9A-5B3C-4| two
,~a-9c6e-7f-8g3i-10j-5n4o-7p-4q4r13u4v-5w-3x-6y6C-6| two .~k8n-3o4p4q-7u3w-3x8y-3z-5B5C-6| two
birds~a8b3| two faced~e8q-3r3| two of~c-5e-6f4g-3k7l-5m3n5o-9p-5r5u3w-3x-5z-4A4B6C-7| two
times~c4i6| two votes~a-5c-4i-5j6k-4m-6o7q8r-4u-7w5y-3| two wins~c8l4| two
~~a3b-3c-5e3g-3h7i-6k3n4p-6q5x3| ugly~a-3d6i3m-4n5| um~f-8| umbrella~a-4i3m6o-6p6r-4x-4z4|
uncle~a3c6e-4g-3i3q4r-5x-3y4| under~a-8b-3e8g-4h3i-4j-4k-4l8m-10n7p-10q-12r15x12y-5z-10| under
that~f3g-3i7l-5p3| under the~a-4c-4d7e6m-6n4p-8q-6r6w-3x6y-3z-5B3C-3| understand~a9b-5c-7d9e11p-6q7|
understand .~d3e8q3| understood~c6f7| unless~a9h6u-3| unless you~a9e-3|
up~a-8b-4c5d6e-4g-5h4j-8k-10l13m-6n-20o15p-5r3s-4u13v-5w-14x5y-14z-5A6C5| up
,~a8d3k-4l4m-3o5p4q-3s-4t4v-3w3x8y-8A-3B3C-6| up .~c3d-4e3g-4i5m-4o5p-8r5x6z-5B3| up
at~i-3j-3l6m4q-7u3w-4x-3A4B-3C3| up for~c4d-6e-4f8g-4l4m3p-7q5v3x-4z6| up
from~d4f5h-4i5j-3m6o-5p-4q5u5v-5x-4A4C-3| up in~c3m3p-3q6r-3z-3A4B-3C4| up that~c4d3l-3p8r-5x3| up
the~a3b4c-6e-3f4g4s3x3C3| up there~b7d3k3n-3o4B-3C3| up
to~a-4b-4d6e4h5j3l-3m-3o-3r-5s-4u-3v3w-4y-13z9| up with~d4e3m-4n-3o6r4z4C3| upon~a-4d6i3n3o-6z4|
urn~c-4e6h-6j4k-3m5o-5p3q5r-7u-4v4w6x3z-5| urn ,~i-3j3n-3v3w6x3z-3| urn .~c-6d-4e4i5p4q-3r-3|
us~a6b5c-11d5e-4f4g-3h-8i3j-13k16l-7m-10n22o-16p-6q-4r5s12t-7u15v-10w-6y11z-7A-19B-18C14| us
,~a-6d4f3g4h-4i7j-4k5l-7m3o-9q-5r7s3t-4u4v4w-4A-4B-5C3| us
.~a-8b11e-3f4h-6i-8j-6k4l7m5o-4s3t-3v-4w6z-5B-3C3| us ?~a-8d8e-3f-3g6m-8n12o-6x6z-3A-5| us
all~a7b-5r8| us and~a4b3m3o-4p-4r4v4x-8z8B-6C7| us be~a6b-7m6n-3y-5z5| us
both~a7b-4c-4e3g-4h5i-7j6k5l-6p-4q-3r3u-5w6| us for~m-5n4p-4q-3r6B-4C3| us have~e6f3| us in~a-5b7r4|
us it~c-6| us on~c-4e-3p-6r4| us see~a-6d-3m4p4| us send~a7| us two~a4c9e-3h5j-3k6u3v-3x4y-3| us
vote~a4c-12e-11g-3i3j-3u3v-4| us were~a-9d5e9m-3o6x6z-4| us would~o6x4|
use~a-10i-9j3m-7o5p-5q-6r8y4| use NAME~a-9| use it~i-6j3u-3| used~a-4b-4e-5f-3g-5m-9n4o4q-8r8x-7y4|
used to~d-3e-7o4q5r-4| useful~a-4b6e3m3n-5o5p-7r5y-4z4| using~m-5o8r3x4| uso~c6m4z6|
version~a-4c6h-3i4j-7l3n-3o4p8r-8u6v-4w-3z-4A6B3C-5| version i~c6j-3|
very~c3e10f5g4h-7j3k6l-5m-8o7p8q-13v6w-9x9y-7B-6C7| very much~e6p3| very well~c6f9i4o3p6r-8x4|
village~f3m-3o5p7q-5r-3x5| voice~a-6e-3j3m7n-4p4q-6| voice ,~a-3j3p4q-6|
vote~e6g-3h-11j16k-19l-3m6n-16o3p-13q19r-4s-4t4u-17v-3w21z16A-23B-5| vote
,~a-7b-5c7d3e3f3h-4i-3j5m9n-6o-5p-9r-3w5x-5z18A-7| vote
.~a6b-5d3e12g5i-3j8l-3m5n-3o-6p-3q15w9x-12y3z7B6C-7| vote ?~d3e-3j5l-3o-3u-5w8x5z-3| vote
NAME~a-7b8c-9g-3j-3p-4w-8x3y-3| vote against~a3d4e-4f5g-5i9j-4p-4q4r-3v-5w3z7A-3B-4C4| vote
and~c-7e5g4q-5r6u3v-3w-3| vote as~e-6f4i-9j7u-6w5| vote
for~b-3c12f-3g9h-3i3l5n-6p3q14r-8v4w-4x-3y9A-7B3C-4| vote goes~c6f3j3u-3w6| vote
is~a5b3e-3i-5l5m3n-3w-5z6| vote last~e-7| vote on~b13f4i-6m-5o5p4q7r-3s-4t3w3B-6C5| vote
out~a11c-10e-11i7j-10m11o-4u9v-7z5| vote together~c-9| vote was~c-3e7r3| vote went~a-4n6| vote
with~a4c-3d4e-11i6j4n-5o12u-4v-6w10x5z-3| vote you~c6d-7e5g-3i5q5r-6|
voted~a-7c-11d6h-7i-8k-3l9m-11o9p-6q15r-14u-3y-3z-3| voted NAME~a-7m3o-3p6q-7r-3x3y-4| voted
for~a3e-4i-7l9m-5o3q4x8y-4z-4| voted me~e4j5k-3p-4q4u-5w4x-7z4| voted with~d-3e3o3q9r-9x3B-4C4|
votes~a-10c-16d-7e16f-7h5i5j4k-8l-4m-12o8p3r-4s3t-3u-3x8z-3A-6B-7C9| votes
.~a-7d4e4g-3m-4n4q-12r9x3A-5B-4C3| votes for~e5i8q7w-3x6y-3z-3| votes on~a3d-3e6p-9q5| votes
together~c-9| voting~b-3c4d23e-3g4h-9j13k-10l-6m23n-15o-7q-3u-9v12x-18y4z3A13| voting
NAME~a4c6d3e7g4h-4j4m7n-5o-5q-3v4y3z-3A-3| voting for~a3d15e-7g3i-5j4m9n-5q-9r6u-5x-7z3A6| voting
me~c-3d6e-4h-3m3x-4A5| vow~c7k4n-4o4p5q-5| vowed~e8g4| wait~a8c3d4k3m-4n-4o6u4v-3y-5z5A-3| wait
.~a4c6e3| wait for~a4g-6i3j-4u3v-3C-4| waiting~c-3e3f5o4p9q-8x4| waiting for~a6e-4f6|
wake~c8e-4i-5l8| walk~b6d9f-4h-4i-5j-6k13l-5m3n-6o3p-13q-8r18u7v-3w-6C-3| walk .~b7p-3r3| walk
with~d11e-5h-4l-3| walked~e9f3h-3B3C-5| walking~c4e-3i-3k3x-4y6z-3| walks~b-3g-3q4x-5y6|
wall~a-3c6e-4g3h3i6o4| want~a7b17c-3d6e-13f-5g11j4k3l-10m13n-6o-10p-4q10r-3u-6x-7A7| want .~b7w-6|
want NAME~a15b4d-3e-3g3j-3k4m-4o7u3y-7z5| want her~a-4b7f4p3| want him~m-7o5| want
me~b8c4d4e-4g8k4p4q-3x4y-5A3| want to~b-7d-6e3f-5h5l-4m5o-4p-8q11s-4w-4z-6A10|
wanted~a10b5d3f5h3i4j3l-5p-7r3u-3v5x-3z-4A5| wanting~a8c-4e-3g6|
wants~d-5e-6f-4g-4h5i11l-7o-3u-3v4w-4x7z-6| wants me~h3m-7o4x8z-9|
was~a-17b-16c-23d3e14f-9g-9h-4i-4k-4l4m-16n-16o22p6r-5s-3u-4w6x8y-8z-5A7B4C-5| was
,~b4e7j3p3r-3u-5v4| was NAME~a6b-3e7f-4n-5o7q7r-9x-7y8C8| was all~a-6e-4p3x12y-12| was at~e6n4o-4|
was dry~a3e6p3| was for~j6r5u-6w5| was going~b-3e4f4p4r-5w8x3B-3| was
it~a-6d6e-3g-3m-13o14p-7r3z7A-4| was me~d-3h-3p6q3r7z-3| was mine~c-3e-11p7| was
never~a-3c5e6i-3j6p4u-3| was not~a-5b-4c-3d3e7g-4h7i3j-7m-6n5o3p-4q3r9u7v-8x3y-4z6A-3B3| was
on~d4e3h-4o4p8q-3r-5x6z-5| was only~c3d5e-15i4j-4m3o-3u5v-6x-7z3| was scared~e-6| was sick~a3c6| was
the~a3c-3d6e-3m-12n-4o12p-4q-3r5u3x15y-12C-3| was there~b6p3r-4| was told~e8x4z-3C5| was
you~c4d-6e12i-6j3l3o-3p-9q7r3u-3v5w-3x-4z-5A7| was your~d-6e3f4i-5l3p-5r3z-5B-3C3| was
yours~c-5e8p-8q7x5z-4| waste~b6c4e-3f-4g9i9j-3k-3l-5u3| watch~a-3e-4f-3h11j3k-4l-5p-7v5w-3y-3B-9C8|
watch at~a-8d3| watch my~c-3i-5j3v6| watch yourself~a-3h6| watched~b4p-7q3r4x6y-5B-3|
watching~b3c-7e-4n4| water~a-15b9c-5f-3g3i5j-5q-12r5s4u7v-4w-4A-3B3C3| water
,~d4l4m5n-3o-4r3u3x-7A5C3| wavering~a8| way~a-4c-7e-6f16g-4h5i-10m17n-10o-15p-9q3s-3v4x-11y10z-3|
way ,~b-6c3d-3e-3i-4j-3k4u4v-3| way .~a5c-3e3h6j4p-6r6s-4u-4C-3| way NAME~d7| way to~a4b3c8m5o-3|
we~a17c-21d-12e-4f-11g-3h3j-8k10l-6n15o-20q-6r-4s17t-10u13v-3w-9x6y7z3A-30B-6C3| we ,~a-5d3e6p-9x5|
we ?~d-3e5h4m-5n3p-5q-4r6x4A-3B3C-3| we ED~e3h4q7r-7| we all~b4e-5g-3q-7w6x-5z9A-5| we
are~a-3d4e7f4g-3h-3i6j-5k6l-10m-9o6p5q-4r-3u5w-8x-7y15A3B-3C6| we both~a5d-3i7j-6q-3u7w-6B3| we
can~a-6b3e-3g-3m-3n5o-3x-3y5| we could~a5c-3d-3p-6r7| we count~c-7e5| we
do~a10b-5c-4d-6f10i-3j4k3u-4w4| we doing~a-4d8m4o-4| we eat~a-6b7e-3x-5| we go~a8f-4m-4o3x3| we
had~a-4o-3p8q-3| we have~c-3d4e-5h-3i11k-7m10n-5p4r-11s3u6x3y4z-6| we hold~b8t3| we just~a6b-4d-5|
we know~m-3o6| we let~a7| we lose~a-9r4| we must~a6x4| we need~a-6b3c-3d4e-3f-3g7m-5n5o7v-3x4y3A-4|
we not~a-3b7| we say~a-3e11i-4j6p-6r4u-6w7| we shook~e5n5o-6p4q-7| we should~a6b3d-3| we
still~a4b-3d8m-6n6o-3x11y-4z-4A-4| we two~c6i-3n6| we want~d-3g6| we will~a4d-4k11l-9w-4| we
won~a-6b-4c-7m-5n7x-6y12z-4| we would~a-13b5c-5e11f3q-3| we ~~a3c4m10n-10q3r3x-6y-3z8|
wear~e-3h5i8l-5n-3o4| wear it~i7l-4o3| wee~e7m3x3| wee club~d-3e7x5|
week~a-5b12c-5e7f5g3h-5i15j7k-6l-6m-8n11o-5p-12r13v3z-5C-3| week ,~b6c-5e5g5i5j6m-5n5p-8q6w4C3| week
.~a-6d3f3i5k-3l-5p-5r4w-3C-6| week and~b-4c3d3e-3i3r6s-4t3| week if~a-5b8| weeks~a3b-3c-5p-4q-6r6|
well~a-9b-7d3f3g-10i-5j3k-10l5m6o-4p6q-5w-3x4y-5z-10A5B-5| well
,~a-4b-6e-5f3h4i4k-5l4m-4o6q-4u6v-3w-5x4y-3z-7A5| well .~b5c3e-8f-4g-3i-3n-3o4p-5q-5r8u-3v5z-3| well
?~a-3d9m3n-3p9B5C-6| well this~m6o-6z3|
went~a-12b-9c-7d3e7f-3g-3h-5i-8l6m10n-5o-6p-14q6r12u-5x-4y3z-4A8B8C-12| went
for~a-4e-6m8n-3o-6x-11A6| went home~a-5e8B3C-4| went off~d-4e-3m5o-5r-4y6| went
through~e7p-5r4x4y-3| were~b-8c-19e8f-9g-6i-11l8n-13o5q-4r4s3w-4x9y-12z-8B9C3| were at~q-3r9| were
going~e3o3p8q-3r-3x3| were not~a-4d-9e9h-3q-3| were off~e-4n6o-6z3| were only~e7r3| were out~d6x-3|
were the~c-4d-5e6h-5p-4x8y-8| were writing~a-9c-3e5| were you~c-10d-4e10h11p-6q-3r5x7y-4C-4|
wet~d3e5g4n-3o7| what~a-5b-6c5e-5f-6g-6h-3i-21j6k-14l14m-12n-13o23p5q-4r-6u-4w4x11y4z-12A-6C6| what
,~d-10e6g5| what NAME~a-8c3d15e-11f-3g-4i5j-9n-10o10q-3r-5u7v-8x-12y8z-3B-6C7| what
a~a-6c-4e9h-3n3o-3p4r-3x8y-9z-3| what about~a20c-3d-8h7m-3n5o-3p-7r4x7| what are~a5d6e4g4n-3o5r4z5|
what day~d-6| what did~a-3d16e3f4m-6o5p-6x-3B5C-7| what do~a3e-3m-7n7o3w5x5y6| what exactly~d3e-6|
what have~b3e3m-3o7x8| what i~a4c4d-3e4i-5j8l-7n10o-11p-10r8u-7w4x5z3A-4C-7| what if~a14d-8| what
is~a-9b5c-3d3e-9h-3i5l-5m5n-6o3p11q-4r-10v3z5A-3C11| what it~i-4j3l4m-5o5q6r-4u-3w4y3| what
on~a-3b7d-3g3x4| what one~a-9| what she~a-4f-3h4p3r-5x-4B-6C6| what the~i8m-4o3u3w-4z3A-6| what
to~c7d-5i-5j10l-8o-3u-9w10| what was~a-4d15e-11m-4o5r4x3z-6| what would~a6d-15p3| what
you~a-3c10d-10f-4i-11j-5k-4l14m6n-3o-5q-9u5w-8x5y-15A5| what your~d3e3n4o-6r3x-3z3|
whatever~a-7b5c18e-9f-7g-5i-14j9k-12l12n-12o7p-11q5r4u-9v-7w10x-11y5A4C8| whatever .~e6C3| whatever
happens~b6f-3i8j-3l-3u3w-4| whatever it~c-4f3i-4j-3l6p-4w-3| whatever
you~a-5b4c5e-6f-3i-11j8k-3m5n-4u-7w8x-6A6|
when~a-3c-5d8e4f-3g6h3i-8k11l-5m-14n7o6p7q11r-11s-4t4w-4x7z-6| when NAME~e-6g6h3k5m3n-3p-3v-6| when
do~d-5e6p3| when he~a-9e-4m-3n3p-4q6| when i~a3b-8c-4d4f-3g-4h7q-6r3u-4v3w-3z6B6| when
it~a-6c-13d10i5l-4m-6n12o-7q5r-5y3A-3C3| when
the~c5e5g-5h-4i7j-7n3p-5q16r-11s-4t3u5w-5x5y-3z-5A5B-4C4| when there~b4c6d-5i-7k7| when
they~c12e-6f3h-3m-6o6p-4q3r-3x7z-10| when we~b3c4d6e4n-4o6q5u3y4| when
you~a4b3c-8d6e4g6i-7j11k-5l3m-5n-4o7p8q-4r-5s3u-9w10x-3B3C-5|
where~a-5b3c5d3e-3f8g7h-3i3k4l-8m20n-7o-16q-6u-4v-9w8x-8A6B-8C6| where NAME~a-5e-3k4m6n-3x-3y6|
where did~e-3m-7o5| where do~a-3f5m-3n7o-5A4| where does~d4e3m8n-3o-4p3| where he~a3d-6| where
i~c3h5i9l-3n4z-4A3| where is~a-4d10f3g-3m9n-4o-6w-4x-5z7| where it~j-4k6p5r-5u4z4| where
the~a8c3e-3k3x3| where we~g6m6o-3| where you~d-9e-3h3j7k-4n5o-3r3u-8v-7w10z-7A8|
wherever~a-5c7d-5e-5i-9j12k-3u-14w15| wherever you~c3j5u-6w5| wherever yours~i-3j4u-4w6|
whether~b-6c-10d24e-5g-7i-7j9m-6n5o-3p4u-8v8z-6| whether NAME~a-3d10e-3x-5y3| whether
i~c-4d7m-4n4x4A-4| whether you~a4c-4d9n3p4x4| which~a-7b-6c-5d10g-5i-7j6l-5m17n-4o-13u-8v-5w8y4A-4|
which is~d-8e3p10r-7| which makes~z6| which way~d8m5o-4| whichever~b6c9d3e-5i-5j4p5r-5u-3w3|
while~b7e5g5h-9i16j-12k-8l3n-11o7p-10q-3r11s5t-5u16v-8w-7x6y-9| while
i~d-3e11g3h-3i10j-4k-3m7o-3p-5q-7r5s4t-4u5y4| while the~a4d6e-5x4y-3| while they~e6| while
you~a-3c4d-3e3i-4j-6l9p3u8v-5| whisper~a-3d-11e-4h3i-8k-3l5o8v-4w4x-3y8z4C-6| whisper
about~d-10o6y5z3| who~b3d-8e7f-5g7h-5i8j-5k3l-5n-14o8p-3u5v6w-6x-16y-13z24A-10| who .~d6o-4| who
ED~b3e7| who NAME~a-3d6o-4| who are~d10m8o-5q-3r5y4z7C3| who can~h-4p-8q3r3C-3| who
comes~a-7c-3m3o-3| who could~a7d-6e3q5r-6C-3| who did~h6p8r-4y4z-6B-5C5| who do~m7o-6x-6z6| who
does~o3x-3y6| who else~b6d3f6m-5n-3o11p-4x10y-4z-8| who gave~c-4d5e-6x-4z4| who
gets~c4i7j-4k-3m3u3v-3x-4z3| who goes~d-6p-3z3C5| who has~a4b3d-9e-4g4m-7o6p3r-3y5z3| who
i~a9d-11i5l-3q-3u3x-6y6| who is~b3c-3d5f-3g-3i4j-8l7m3o5r6u9v-8y-6z8| who made~c5e6i-5| who
put~d3e7m-12o9p-4x-8y-6z9| who said~d7f-3m-4o3x-3| who should~a8d3m4o-3r5x-3| who
sits~a-6m6o-4x-4z4| who they~d6| who told~d-9e-6m-3o3x-4y-7z9| who wants~a-3i4m-7o4x8z-9| who
was~a3b6c4e-3i-3j6m-5o4u-3x6z-8| who we~d6m4o-5| who will~d-5f-3j-3k3n6o-4p-3q5r-3v5x4z-7| who
wins~a4b3d-9| who worries~d6| who would~c9e8g-3i-3l3n-3o6p-3r6v3x8y-3z-5B9C-5| who
you~a-3d3e-3h-9i-9l10p10q-6r-3| who ~~a5c-3e4h10p-7q4x-6z3A4B-3C4|
whoever~b3c3d-4e-10f-3h-4i-14j20k-7l-9m4p-7s3t-3u-22v-8w25| whoever sits~a6c-3| whoever
you~b4c8i-3j6l-4u-7w9| whole~c-6d-7e18f-4g-8h-6i17j-12l-10m-7o5p-7q-13r16u11v-5w-10x5z-3A-7C-5|
whole beach~e13y-3| whole camp~d-7g-3o6p-4r6x5B-3| whole plan~a3e6r3| whole time~e6n-5o4x4y-4|
whom~a-4b-4d9e-7g-3h4i-4j10l4m8n-5o-6p-4r6w7x-5y3z9| whom ,~a-7d-3h-3r3y6|
whose~a-8c-8d16m-5n10o-8q4x-5y-3z5A-3| whose name~d3m7o-6x-3z4| whose side~m-8n8x4z-6| whose
vote~d-3e7| whose ~~d6e-3| why~a11c-6e10i-11j9k-4m-11n-16o24p-6u-9v-4w7x16y-8z-6A-9B3| why
.~a-4e-6g-4i-8j8o7q4r-3u-8w7x7y-3| why ?~d7p-4r7x-3| why are~a6d-8e-3| why did~d7e17g-3o3x4y-3| why
do~d-4n5x7| why i~a6b-4c-3e-4| why not~a6d-5f7g-5| why would~a-6b4d-3r3| why you~d8e4o3q3r-4x3A-3|
why ~~a6g5h5| wi~a5c3e-3h3j-4k-3l7m4n5p3r-4u3w-3x7y5| wife~a-4b-4c-4d-9q-3r3|
will~a-3c16d-3e-20f4h-7i-3j-4k-5l8m8n3o-13q4s3v-7x4A-9B-6C6| will NAME~a-3d7f8| will
be~a11c8d-7e-6f-4h4i-8k13m4o-6p-5r7s-3v3w-4y-3z5| will bring~c-6d3f4x-3y4| will come~c6h6i-6l5| will
do~d3i12j-3l-4m6o-6p4s3t-3u4x-5A5| will find~c7f6h-4v4| will get~c-8l3m5o-4| will give~d-3e4B-7C7|
will have~a-7b-8c9d-6f-11g9h-4i-4j-5l7v-4x-5y5B-3C3| will keep~f4i-4j-7k3l8m-3o3u7v-4w-3x8z-6| will
know~c-6i-3j-3y3| will leave~b-6c5| will let~c-10i-3l3| will never~d-4i12j-10l-3p4r-4u5w-5z3| will
not~a3c4d8e-5g3h4i16j-15k-3l7m-13n3o7p-3q8u18v-3w-14x8y3z-11A-4C-5| will
put~d4f5i-4j5m6o-6q-3r3u-3v5z3A-3| will see~a6d7e-4h-3i5k-3m5n-7o3w-5y-4z6| will
tell~b6c-7g5i5j-3v3| will vote~a-12g-4j3m4x-3| will
write~a-6c9d9e-3f13g-8i-5j9k-3l-5m-5n-9o12p3u-11v4w8y-8z9A-5| will you~a3c-11e-3s-3t4| will
~~c-6i-7p-5v-5w4| win~a7c14d-5e-10g-4h-3i-3j-5l4m4n-3o-3s-5t4u5w-5x-9y4z3| win .~a7c-4j3v5x-6y5| win
immunity~i7l-7| win the~a-3c11h-4i4l-3| wind~a-4b-3d-3f4g-3h-3i13j-5l-10m9o-7u-3x-4y7z-5|
wind's~e-4z7| wind's turned~e-4z7| window~d-5e6h4| wink~q3r-3x6y-7| winning~a11c-4|
wins~a12b4c4d-7e-5g-3h-3l6m15n-6o-12w11x10y-13z6| wins .~a3c3l5w8| winter~a-3d4m-3n6o-4r-5x3|
wise~h6| wish~c-10d5i3n-5o7p7r-6s3v-3w5x-3y7z-5C6| wish to~d7g-3h3n-3o4w3y4|
with~a7b6c4d-15f17g10k7n4q6s-3u-3x16y-9z-13B-3C10| with ,~a3c-3d4j6m4n-3q3r-3v4x-10A5| with
.~a-6c-4e-5w5| with NAME~b-5c-3e21g-3h-8j3l3m-3o4r4u4w4x19y-20B12| with
a~a3b3e-3g6h10i-6j-3k7l-3n11o-8q5r-7u3w-3x-4z3B4C-9| with all~a-6d4h4p7r-5| with every~c-4e7k4p-4r5|
with everyone~a7b4g3i4p-3r4| with few~a-10p3r-3| with her~a-3b5m3r6C4| with
him~a3b3c4g3j3o3p-3x7C-3| with his~a9b3c-3| with it~a6d7e3f8i-6j10m4n-15o10p-5q-11r15u-8v3w5z-3|
with me~a13b-13c17e-9f-11g4h-9i10j-14k-3m-11n12o-9q-6r6u10v-4w-9x18y-8z-10A-3C-7| with
my~a8b6d3e6h9n-6o4r-4s-4t4u-4v5x-3| with no~g3j5m4n-4p-4r6u-6w5y-3A4| with permission~d4e-7m3x-5|
with pleasure~f8h4| with respect~a6c-3m-4n4r4x4z-3| with
that~b-3d-4e5g5h3i-6k5l-4n4q4r-7v4w-4x-4B-4| with
the~c-5d-7f4i-11j7k-4l-4m6o-5p-6q6s-8t7u-7v9w-4A-4B-5C5| with their~c6| with them~m-4o3p-3q6r-3|
with two~e-3k6q3x3| with us~a-14b13c-5e-3f4g5i-3l4o-3p-3u3x-4y5B-7C8| with whom~a-7d-7h-3m3o6x6y7|
with you~a-8b-4d-7e5f18g-3h-5i-8k6l3m-3n-8o6p4q3v-6w9x-4A8B-5C8| with
your~e-3i4j-5k4l8m-5o3u4w-5B-4| with ~~d-3e6B-3C4| within~c8h-3p-3r3| within the~c7h-3|
without~a-6b4c-6f3g4h-4i-21j7k8m3n-5p-24q-6r24u-7x-3z7A-4C4| without me~a-4c-4d5g8p-10r9x-3z3|
without you~b5c7e-3i-9k3| wolf~a8q10| woman~a-4b9c3e6f-4j-4m5o-6s-3t3x-7B3C-3| woman is~b8e3|
won~a3b-9c-5e-8h-4j-6m-6n7u6v-5x-6y13z-5| won ,~a-4b-4c-8e-3m-4n5x-7y7| wonder ?~d-6e4y-4z4|
wondering~c-8d8e-3m-3x5z-3| wondering whether~d6| wood~c-4e-9f-6m-3n-4o4p-8r4x8y-8C-4| wood
,~a-3b3c-3d-5e-6| wood .~a-3n-3p-8r4x4y-5C-4|
word~b-7c8e3f-4g7i-8j-7k-3l11m14n-3o-15p-8q-6r4u7x-9z11A-7| word
,~a-4b-4d3e-7j-6k3l9m-5n7p-3r4u5v-3x-7y5| word .~g10h-7i-5l3m-5n3p-9r5x6z-3B8C-8| word
for~p-6r4x-3B3C-3| word from~h-3k3m11n-9o-3x-8y4z5| word in~a3i8l-11| word is~a-3h4m6x5y-5| word
of~j-5p-3u4v-6| word that~d6e-3y4| word to~a-3e6h7i-5l6m4o-4p-4u6v-3w4z5B-4C4| word's~e6|
words~e-6f4h-4k3m-5o6y3A-5| work~d5e6f-3g5l-4m4o-4p-8q4r5C-3|
works~a-5b-3f10j3n-3o5p-4q3r-3u-3w3y4z-8B5C-4| works for~f9o4x3z-6|
world~a3c-3d-3e-3k4n-3o5p-3x6y-3B-4C4| world ,~x6B-3C3| worried~a-3e4h6z-4| worried .~h6|
worries~a-5d8| worries you~d6| worry~d-3g-4i10j-4m6o-4p6q-6r-4u7w-3z-4A4| worry
about~i6n5o-3p3r-3u5| worse~a-3c-5e-6f3h-3| worth~a-10b8c-7d-4e9f-3g-5h-3i-5j3l4n5o-6p10q-8r-5u-4w5|
worth .~e7f-3j3p3u-4w4| worth more~a-5b9|
would~a5b6c-9d8e5f-3g10h3i10j6l-18m6n4o-9p10r-7s3t-6v3w-3x-4y4z-4A-6B4C-6| would ED~a-4e6m6B3C-4|
would NAME~a-11b-4d10f-4g-3x-4y3| would anyone~a6e4| would ask~a-4b10c-5o3| would
be~a5b10c-8f-4g11i-9l-5n-4p19q-11r-14t3u-3x-6B3C-4| would beat~a12c3i-3k5| would been~e7m5o-5A4C3|
would come~c7f4| would cry~g-3p-6| would cut~b-3c8e-4i4k-3| would do~a7c-4d-3e-3f9g-5j3u-3| would
give~d5e-3j5n4u-4v5x-4y-3z6| would go~e5m6n-4r-3| would hate~c-5e9r4| would
have~a-5b-8c-15d-8f4g3h-3j-4k3m5o-8p8q5r-4u3w-3x4y-4z3B4C-6| would help~m6n-4o-3x-4y4| would
just~d4e6n3| would let~b4c3h-3i-6l5| would like~a7c-4d17k-5q7r-4s-4x-4z6A-3B-4C4| would
love~a6c-4d3g3i-4j3u-3| would miss~a9c5d-11j3u-3| would need~b-3c3f3g5m-3o6| would
never~a-6b-5c7d-3e5f9g-8h-5i4j-6n7o-5p4q-3r-3u5v-4| would
not~b-16c-5d-5e-6f8g-11h13i-5k6l7m-3n-3o6p7r-8u6v-5x4B3C-10| would notice~a-6| would
only~a-5b6c-4d-3C-4| would rather~a5b-5d-3e-9f-4g10h-5i-7j-5k12l-4m4n-3p5q4u5v-4z-3A5| would
say~a5c-4d-3e-5g5m7o-5x-3z7A3C-6| would see~a3i-5j8u-9w7| would set~d3h-3n4o-4x6y-5| would
she~a-8d7| would sign~c4i6j-3u3v-4| would sooner~b3c3d-3e-5f-5g6h-3i10j-6k-6l-5u4w-4| would
take~b7d-3e3i-3r6| would tell~c-5d3h3m7o-6p6r-6A4B-3| would told~e7o3x4| would
vote~a6c12e-3m-8o11x3| would want~a-3g5m4o-3x-3z-3A6| would we~a-7b9g4| would
write~a9c25d3f-6g5m6n-5p9q-9v4x4| would you~c-4d10e-5g-7h-5i8j-6m-4n11o-3p5q-12u3w-4x4y4A-6| would
~~a-7b7h-3p-7r11B4| write~b6c11d5e-7i10j11l-15m-3n4p20q12r-21u-3v7x5y-4z-7| write ?~d8h5x4z-4| write
NAME~c13d3e-3f11g7h-5j7l-3m-5n-7o9p-3r-8s3t-3u-4v5w3y-12z13| write him~a6f-3| write
me~b5c-6i5n3q4x-4z-3| write my~e8p6r-3z-3| write that~a-4c-3m6o-4| write
you~b-6c7i10j-7m-6n7o4p10q3r-3u5v-3w-4| write your~a5c9g-10i5q4u6|
writing~b-7c12f-8g3i6j-4k-3l-5m24n-14o-21p4q18r-9w-6x-20y10z-7A8| writing $~p7| writing
.~d3e-3p3q6u-3x-4z4| writing NAME~a-5c6e3f-4h6i-3j4m4n-6p-3u-3v3| writing me~c-3d4m6n-3o-3p-3x-7A4|
writing you~i7j-3u3| written~a-6b-7c5f5h4i-4m-8o7r4z-3A3| written ,~m-7o7r-3v-3w5z4| written
.~a-6c16f6| wrong~a5b-13c-5e-3f-6g7h-3i-3j-3l3m-4n-6o10p-11q5r6v-3x4A-6B-7C5| wrong
,~b-4c3g-5j-5l4n-6o6p-5r6u4v-4| wrong .~a-3o3p-7r8v-3w3A-4|
wrote~a-6b-3c-13d-11e18f-6g5h-4i6j-4m-19o16p-3q26r-19v3x15z-21A3B3| wrote NAME~a-4d-6e8p-3q6r-3|
wrote me~c-5d-4e12f-3g5p-10q10r-7x3z-5A6| wrote my~m-8o4p3q5| wrote you~c4e3q3r-5B-6C4|
y~a8d7m-3o3p-3| yeah~a-3c-4d-5e-3f3i-3j-3l5m-3o5q-6u3w-4|
yes~a-10b-6c-10d5e4f15g-13j-4k4l3n-5p11r-19u3v-4w4x3z-6B-4C5| yes ,~a-10d-3f9h-3k3l3r-8w4B-5C6| yes
.~a-4c-6e5f5g-3m3p4r-6y3| yes ?~a6e3f-3m-7n9o-4p5r-4A-3| yes or~d9f-5g-3n-4o5z-3| yes to~c3f10m4o-3|
yesterday~c-3g6h-4n-8o9p10q-3r-9x5y-4| yesterday .~g4n-5o6p6r-5x5|
yet~a-8c-12f-3g-4h-3m11n-11q-5r12x-13z15A-4| yet ,~a-4b-4c-5d-3e-4g3p4x-5y-4z10| yet
.~a-8b7c-6e-3g-5n5o-3x-3y5| you~a-4b-3e5f-3j-6l-4m-8n3o4q-8r5s-3u7v-8x9y-3z-10A-6B19C-16D-11| you
$~e-5f3g-3j-6k4l-3o-4p-7u3w-7x-4y-7A7B-4| you
,~a-4b-3c5e4f-7g-6h11i13j-10k8l3m6n5o-7p4q5r-3s-7t6u14v8w-5x-3A13B-8C9| you
.~b-3c11d-8e-14g-3h16i18j-27k4n-6p-15q4r9u25v-9w-30x-14y9A6B7C-8| you
?~a-10b5d-16e12g-5i11j-7k-3l-4m-6n4p-10q-6r13s-4t4u5w-6x7z-3A-10B-3C3| you
ED~a-4c-8e7g3i6j-3m-5n4o5p4r-4x10y-4z-5| you a~a3e3j3m5o-6p-6q4u-5v4w3B-8C9| you
about~a-3d10h-7n-5o5q6r-4x-4y6z-3| you
and~a-8b-6c16d12e11f-3g-8i-11j-10k24l-9m-27n4o13p-13r12u10v4w-7x34y-35z-12A-10B7C17| you
are~b-5c8d-4e-3f-5g6h9i14j-11k-4l-5m-6n5o-4p-6q11s-3u13v-3w-11y-4z-5B7C-6| you
as~a6b3d-4e-3h6i5l-3m3n-5p4w-3x-4| you ask~b-3c-4d-5e-6h-3| you asked~c6f9p-4r7| you
at~a-4b5c3h-4i11j-6l-6m-3n-3o7p4r-12u7w-9x-7y8| you be~a6b-4c-13d-3m7n-11o5x-3| you
been~e-3o3p-5r6x4z-4| you believe~e-6m-3n7o-5p3r-3x-6y5| you both~p-6r4v3x-4z3C5| you
breathe~a-5d4f4m-5o6p4r-4x4z3| you brought~c-5d6e-6u-4v5| you buy~d6| you by~j4w3x-6y3| you
came~d4f4o-3p4q-5x-6y6| you can~a5e-5f8g5h-5i-6j10k-6m13n-3o-7p7r-3s5u-12v7w5x-5y5A4B-4C3| you
could~a-7b5c-9d5e12h-7p-5r8x3z3C3| you dare~b6h-3| you deserved~e-7| you
did~a5b5d-4i-12j7k3l3m-4o4r-6u-9v4w7x4z-3| you
do~b14c-4d-5e-5g3h-10i-3j9k-5n-11o9p-13r9s3t-3u-7w7x9y-10z-7A4B3C-4| you
down~c4e4h4m-3n8o-3p-10r11x4| you eat~c3d-4e5i-5k-3l7q-3r4| you eaten~d-6| you ever~a5c-6e3z-3C5|
you everything~c6l5| you fed~p6q-4| you feel~d-3e-5n3o-7z7| you
for~a-5b-3c-8g7h3j-4m-8o5r7u5v4w-6y6z-9C6| you gave~c-3e7f-3h-3m-3o4q-11r3x6z-4| you
get~a-4c9d5e-5i-4k-5l9m3v-11w7x-8y4| you go~a-5c3e4g-4h5i-7j16k-4l-8m-7n5p-5r7u-16w14x8z-3A-3| you
got~d3i-4j5k3l-4m12o-10p-5q-3r7u-6y-6z6A3| you had~a-3c-6e-9f8i-5l5m4n-5p9q-5y6z-5B3C-5| you
hand~c-4d-4h4i-6j5p-6q-4r9u-6w4| you has~a-4e6| you
have~a-4b4d8e8f9g-3h-9i6j6k-10l-10m5n-8q-14r7u-6v4x-3y-9z8B9C-11| you
hear~a3c9d-4e-3f5i-4m8o-9x-15z17| you heard~a4d7e-4f-3o3x-4y4| you i~a5c5e-5i-4k4n-3o3r-4x-8z5B-4C4|
you if~c6i8k-3l-5| you in~a5b-9c5d-11e-7h3i4j3k3l-5n3r-6u5v3w-3x4y-4| you is~m-4n7p3r-3x8| you
just~a5d-6i-3q-3r4x3y-8| you keep~a-4b11c-4e4i-8l4n-6o7p3r-4z-3C-3| you knew~c-3q-3r7y3C7| you
know~a6e-11h-3i-6l3n-8o6p-13q-7r19u-3w5x-5z9B-8C6| you learn~d-6| you leave~b7c5d-4f3i6l-3| you
let~a-3d3e6m3o-3v-3w5z4C3| you lied~e7g5m3p8r-5x-5y5| you like~b10c5d-5e-8f-4h4j8k-6p5r-3u-7w9B-6C5|
you live~a7d-5| you look~c-4d5e-3n6o-3p7q-5r-6| you make~a-5i-3k3m-5n9o-3p13r-13x3y4| you
may~a12c6e-5h3i3j3l-4u-5v9| you me~c8i-6k6p9q-5r-6| you mean~n5o-6| you might~d4h6m7n-3o-6x-10z11|
you mine~c-6x4y-6| you more~b3c-3d3m-6n6o-3s-3t3x4| you most~d6| you must~a5d-4g8m-3o6p5r-4x-3| you
my~a5b6c-6d7m-4n-4o5w-3x-6z6A-3| you need~b5c6d-7e-4g-4o3t3v-5x7y4z-3| you
never~d3e-4m-3n-4o7q-3r-3| you not~a7c-4h-3n-3p4r-3x4y-3| you notice~e-3m6n3o-9x-5| you
noticed~d-7h6m7x6y-7z5| you now~c6| you off~c4e-3h3n5o-6w3| you on~a4c13h6m-3n5p-8q4r3z-4C-3| you
one~v-3w3B-6C6| you opened~m-3o3p-5q-5r8x4| you or~c-4d-4e-5m-5n-3o8u-4x8y-4z-4B-5C6| you
out~a-7c8d-4e-5h9i11j-3l-5u3w-3y4C7| you pick~i-4j7r-3u-7w6| you play~n-5o7p-4r5| you
point~b4j5u-6w6| you promise~p4x6y-6| you promised~e-5m7o-7x3y-9z4| you
put~a-3b-3f-3i-5j6l-5m-8n6q8r-8u-7v-3w11x10y3z-13A-3| you read~e-4f4i-4j-3l6n-3o3q-5r4| you
really~e3n8o-9x3z-4| you reckon~a-5d8m7n-7x-5y4| you said~a-4d-3e17g-3h-7j-3l3m-6o6p8r-4x11y-11| you
saved~c4f3p7q-3r-3| you saw~e-3n11o-6x-3y3| you
say~a14d-22e5g4h-4i-10j4l5n6p11q-7r-9u-5v-3w6x9y-6z-3| you see~b-4d-6e-6k-4m5x-7y15z4B-7C4| you
sell~a8r3| you shall~b3c6l3z3| you shook~n5o-3p6q-3r-3| you should~b-3d-6e-5g-3h11i-4j4u-5w4| you
sit~d3m-4o6| you sitting~k4p6r-3| you sleep~c6i8l-3p9r-9x-3| you so~e3f5n5o-5x-4y4B-7C7| you
something~d6m-3o3| you still~a-3c-7d8g-3m-3n10o-7p5r-5x9y-5A-5| you swore~a-4d-4e9o3p7r-6x3| you
take~a4e5j-6k5m-3o5q-4u5w-6x-4z5| you tell~a-3c4e3l7p-5r7w-3y-3| you than~c3i-5k6| you
that~b-3d7e-4g8j3k-4m-9n-3o9p4r-4u-4v-6w4x-12z14| you the~b-5d-3e6f-3h4i-8l7p14r-9B-4| you
think~a-4d4e3n-3p5q-4x-6y5C-3| you this~b-4d-3e-3h9j5w4| you through~c-8i6k-4o5q7r-6u3w-3x3| you
to~a5b12d-8e5f-7i-7j-5k14l-8m-7n-3o7p-6q5r-4u6v-6w-6A-4B-6C4| you
told~a-7b-3e12g-3h-6i-8j-6k-3l7m6n-3o-4p10q-3r-6u6w-4x12y-6z-12B3| you tonight~a-3c4h3i4m5n-4w7y7|
you trust~a-6d16m-4n10o-6x-11y6A3B-3C4| you two~a4c4d8i7k-4p-4v3C7| you understand~a10b-3c-4| you
up~a-3d4h3i-3l4x-10z4| you vote~c-3d5e-4i-7j6o4p-6q6r-5u-6w-3x5A-3| you
voted~e6i-10j4k-3l9m-4o6p-6q14r-9u-5w4x3y-5| you voting~d9m6n-5p-4q7r-5x-3z5B3C-4| you walk~c4d7e-8|
you want~a5b11c7d-3e-3g10h-8j4l-3m15n-7o-10u-5v-3w3x-4y-6z8| you wanted~a7p-4| you
went~e6i-7l5m3n-3p-9r10y-5A5C-4| you were~b-4c-6e9g-3i-8l6m-3n-10o10p5r-4x-6y9z-8A3C3| you
while~i3p-6r3| you who~d-9e4g5j-3l3o-3u3v-3w-3z-6A7| you
will~a-4b9c-6e-9f5g3i-11k-4l12m11o-4p-7r3v5w-11y-3z9B-3C7| you with~c4i-3k5m-7n15o-12p-5q-6r10A-6|
you would~b8c-11d10e7f3g16h-8j10k5l-5n-5o7p7q-4r-6s-3t-3u-9v8x3z-7A4| you
write~c-6d-3e6f-4g-4i-5j3m-6o6p11r-10u-4x8z-12| you wrote~c-3e9m-14o14q9r-8x16z-17| you
~~a-4b5d4e7i-5k-4l10p5q-7r-3y-3|
your~a-9c4d4e5f-12h8i17j-19k-17l6m-5n5p-6q4r-3s-8t9u20v-22w-13x6y-13z4A-23B7C-8D-4| your
back~a4d-4h6i4l-3n4o-3p13r-12w-3x-8y8B-3C3| your choice~d6| your clue~c6e-3l4| your
debt~a3c-3j-3k-5l11u3| your ear~a7g4i-3j3v4| your ears~a3c3e-3h-6i-7l7| your eyes~m-3n4p-6u-4| your
face~a4c4d4e-10i-6l3m3p-6q-4r9x-4| your hand~c-8d7e12j-6k5m-10n10o4p-3u5v-3x6z-7A-3| your
hands~i-6j3n4o-3u-3w4| your handwriting~c-5d-4e8o3q7r-4| your head~a-3c6h-7p5y-8z9| your
heart~a5n5o-7p-8r7v4x6y-6| your idol~c12d-10e6i-8l7p-4r3x7z-3B-5C5| your little~h-3i-3l6x-4z5C-8|
your mind~g7j-3m4o-3p6q-4x-5z4| your mouth~b5i-4j7l-5m-4n8o-3u-9w9x5z-4| your
name~a-3b-7d-14e-23f-5g-13h21i26j-23k9m-8o7r-3u27v-6w-18x8y-3z-4B-10C8| your neck~c7h-4i7l-7n-8o8|
your oath~e8o4| your opinion~a-3d8m-3x-3y3| your own~b7g8h-3i4j-4m6o-4t4w-4x-4| your
parchment~b4p6q-5| your pen~e6i-5j3u-4| your pencil~a4j3m3o-4u-3w4x-6z5| your
plan~c3f5g5i-7m4o-3u-3x8y-7z5B-3C4| your pocket~b3c3d5e-3i-4j5o4u-6w6x4z-4| your
promise~e8m4o-5p3x-4z4| your secret's~c7h-4i-3l3| your shoe~d6e-3| your side~e-4i-3m4o-5x-7z6| your
torch~c4i5l-4r3u3w-3B-8C7| your vote~a7c-5e-3l-3m-3n3q11r-7s-4t4u-4v-7w10x5| your
word~c-3d-5e14h-3p4r-4| your ~~e4f-3g4h7i-4j7k-5m-4o5p-8r6u3w-5x7y-3z-8C-3|
yours~b4c18d13f3i-15j13l5m4n-16o5p-10q16r-11u-11v4w10x4y-10z5B7C-4| yours ,~a-3c3e-5h5l-3n-4o3q6|
yours .~a4b7c4e5i-3j7n-9o8p-16q17r-9u-7v-3w10x-4C-3| yours ?~c3d23e-4o-3p5q-5v3w-4y-4z4| yours
is~a-4e4p7q4r-3u-3w5| yours truly~m5n-5A7| yourself~b-6c-13d3g5m-6o3q4x3y-3B-3| yourself
,~a-3m3o3p9r-8| yourself another~g7| yourself tonight~c-6| z~a3e6p-6q7r-3| zero~a5i7p3w-3|
~~a6c3d-10e12f-12h-4i-9j-3k-4o-4p12q-12r-7s-3t8v-11w-4x5A-11B7C-3D-9| ~
$~b-10d-5e-10f-5h-3i-10j9k-7m3n-4o-8p10r-9u-11v-6w9x-10z6A-3B-3| ~
,~a3b3c6d5g3h11i3j-7l-3n13o-13p7q-8r-6t7u4v-4w-5x-6A5| ~
.~b-4d-4f-3h6k-7l5m-8n3o9p-4s-5t5u4v-5w4y3z4| ~ ?~b8c-11d-9e-8f-4g5o-3p5q-5r-3s3t-3v4x3y-3A-3B7C-6|
~ NAME~a18c3e-8f-4g-3i-4j5m9n3o-8p-3s-6t6u-4w-5x3y9z-6B-7C6| ~ a~d-4i3j-3k5l-4n-4p-5r6t4v4w3C-3| ~
about~a-5d-3h-3i-9l5m6o-4p6q-4u4v-3x-3A4| ~ already~a-4c6f3| ~
and~a-6b3c-3f5g-7i-7j-6l7m-4n4o-3p17q-5r-15s-3t3u6w-7x3C5| ~ are~a4m7n-4p8r-9| ~
as~a-5e7l-3m-3n-5o10p-9r6| ~ at~a-4b-5e5g-4h-3k3l-3m-3n-7o9q3r4u4y4z-5B6C-4| ~
by~a4c-4e3m4o-4p6q-5z-3A4| ~ do~d-3e3x7y-4| ~ for~b3c-4d-5e6k3m11o-11q4w-3x-6y-3z10B7| ~
from~b-4d-3e-4f3g-3p6r-3| ~ gone~e3i3p-5r7| ~ got~e4g4i-5p-4q-5r7| ~ has~b3e-7g4h5p4s3t-3| ~
have~c-4h8n5o3p6q3r-7x5| ~ her~a-5b-3d3e3m5o-4p-3q6r-4| ~ i~b-4c-7d3e-5f5i-13l5o-5w3z-4B4C-4| ~
in~b-3c5e3f-3g3h8i-6j-4l7m-5n-7o11q-5z-3B-8C5| ~ is~a11b5c-5g4p-8r6y3| ~
it~a7d-6e5g3h-3i-5k5n-6p-10q-4r14x-5z6A-3C4| ~ like~c-3h4p7r-5| ~
me~b8c3d-3f-3g4i9o4p-8q5s-4t3u5w-3A-3| ~ name~c6| ~ of~b6e-9n-5u-5v-7w10z-5C6| ~
on~a-4c-3d4e4g7h-3j-5l4m10n-6o-5p-4r3u5v-5z4A3B3| ~ one~c-3e9m3n-4r4y4z-4A3B3C-6| ~
over~a-4e3m3o-4p7r-6x-5| ~ than~b-4d6l-3m-5n5p7r-7B-6C4| ~
that~a-5b7c3d-3g3i3j-7k-4l7n3o-3p5q-12r6u3w-4x-5z4| ~
the~a7b5c-10d-3e4g4h6i-3j-3k9n10o-3p8q8r-8x8y4B4C4| ~
to~a-9b-7f3h3i7j-4l-5m9o-11p8q-4r-7u5w-4x-12y4z6B3C-5| ~ too~a4c5g-3i7l-3| ~
up~a3b-4d3e3f3h4i3m-6o7p-4q3u4v-5x9| ~ was~d7m-5o5p3q3r-4x3| ~ were~c3h-3i-6l5| ~
who~a3c6e5j5l-5m4o-3u-4x-3| ~ with~a4b5c-3d3e9i8j-3l-3m-8n5o5p3q3r-9x8y-6z-5B-7C4| ~
you~a-3b15d6e7f-6g12h-3j-4l11m-6n3p3q-8r-4s5t-5v-5x4z-6A-3C-6| ~ your~b5c-3d-4e-5h14j-3l4p-3r3t4| ~
~~c-6d-8e9g-4h-3j-10k-4l11n3o-4p9q-5r-5u9w-8x-10z8C-8
"""
_weights = re.compile(r"([a-zA-Z])(-?\d+)").findall
_rows = (one.rpartition("~") for one in " ".join(_TABLE.split()).split("|") if "~" in one)
WEIGHTS = {
    feature.strip(): {ascii_letters.index(letter): int(weight) for letter, weight in _weights(row)}
    for feature, _, row in _rows
}
"""The weights of each feature by the place of their column."""
