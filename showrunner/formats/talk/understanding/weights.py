"""How much each word, clue and rule counts for each act, as labelled lines have it.

Written by `tests/formats/talk/weigh.py`. A row is a feature and, after a ~, with how much it counts
for the columns of `evidence.py` that have these letters.
"""

from __future__ import annotations

import re
from string import ascii_letters

_LEARNT = """
a about absence absolutely abt abuela accident according account across act actually add adding
admire advantage afraid after afternoon afterwards again against age ago agree agreed agreement ah
ahead aim ain't air alibi alive all alliance alliances allies allowed ally almost alone along
alongside aloud already also always am ama's amen among amor amulet an and angel angry another
answer answered ants any anybody anybody's anymore anyone anything anyway anywhere apart apology
apparently applaud appointment appreciate are aren't argue argument arguments arithmetic arm arms
army around as ashamed aside ask asked asking asks asleep assured at ate attention aunt auntie aunty
awake away awful awfully axe ay aye b babe baby back backs bad badly bag balance ball ballot bamboo
bank bar basket bath be beach beam beans bear beat beaten beats beautiful because become bed been
beer before beg begged begging begin behind being believe believed believes belongs bench beside
besides best bet betray betrayed better between bible big bigger bird birds birthday biscuit bit
bite bites bitter blabbed blame blanket bless blessing blind blindside blink blister block bloke
blood blow blue board boat boats body boil boils bold bones book books boot boots boss both bottom
bought bowl box boy boys bracelet brain branch bravo bread break breakfast breaking breaks breath
breathe breathed breathing bridge brilliant bring bringing brings bro broke broken brother brother's
brothers brought bru bruh btw bucket built burger buried burn burned burns burnt bursting bury bus
business busy but buy by bye c caio's calendar call called calling calls calm came camera camp
camp's can can't candle cannot canoe cant capital capitals car card cards care careful carried
carries carry carrying case cast casting cat catch caught cause certain chair chairs challenge
challenges chance chances change changed changes changing charm charming chat chatting cheated
cheats check checked cheek cheque chew chewing chicken child children chip chips chocolate choice
choose chop chosen chuck chur church clams clap clapping clean clear clever climb close closed
closer closest club clue coach coconut coconuts coffee cold coldly colleague collecting colour
column come comes comfortable coming commit company compared competitions complain completely
complicated concerned concur condition congratulations conscience consider considered contract
conversation convinced cook cooked cooking cooks copy corner correct cost costs cosy could could've
couldn't council councils count counted counting country counts couple course cousin cover crab
crabs crazy credit crew cried cross crossed crowd cruel cry crying cup curious curly customer cut
cutting cuz d'you daft damn danger dangerous dare dark darling daughter davit's dawn day day's days
dead deaf deal dealing deals dealt dear dearly debts decide decided deciding decline decoy
department departure depends deserve deserves dey dial did didn't die different differently
difficult dig digging dinner dirty discovered discussing do does doesn't dog doing don don't done
donkey dont door double doubt down drag dragging drama draw drawing dream dreaming dreams driftwood
drink drop dropped drum dry dude duet dug dumb dunno during dusk duty e each ear early earned ears
earth easier easiest easy eat eaten eating eats effie's egg eh eight eish either eleven else else's
empty end ended ends enemies enemy engine english enjoy enough enter entirely errol's especially et
eulogia's even evening ever every everybody everybody's everyone everyone's everything evidence ex
exact exactly example except exchange excuse exit explain explained extra eye eyes f face faced
faces fact fair fairy faith fake fall falls false family fancy far farouk's fast faster father fault
favour fear feast fed feeding feeds feel feeling feels feet fell fella felt fetch fetched fetching
fever fib fifth fifty fight fighting film final finale finally find finding finds fine finger
fingers finish finished finland finn fire firewood first fish fishing five fix fixed flag flat flies
flint flip floating floor flush fly fold folded folds follow follows food fool foolish foot for
forget forgets forgive forgot forgotten forth forty forward found four fourth fox frankly freak free
friday friend friends frightens from front fruit full funeral funny further g gain game gate gave
generous get gets getting ghost gideon's gift giggling girl girls give given gives glad gladly glue
glued go goat goats god goes going gold gone gonna good goodbye gooo gorgeous gossip got gotta grand
granddaughter grandmother grass grateful grave great greatest green ground guarantee guaranteed
guard guess guessed guest guilty guitar gunning gut guy guys h ha had hadn't haha hair haja's half
hammock hand handing hands handshake handwriting hang hanging hangs happen happened happens happier
happy hard harder hardly harm harmless has hasn't hat hate have haven't having he he'd he'll he's
head head's headache heads hear heard hearing hears heart heat heavy held hell help helps hemi's hen
her here here's hers herself hes hey hi hid hidden hide hiding high hill him himself his hit hm hmm
hold holding holds hole holiday home hon honest honestly honesty honour hook hope hoped hoping horse
horses host hot hour hours house how how's however huddle hugged hugs huh humming hundred hunger
hungry hunt hurry hurt hurts husband hypothetically i i'd i'll i'm i've ice id idea idiot idk idol
idols if ill im imagine immunity in inch included ink innocent inside instead intend intends
interest interesting into invented invited is island isn't it it'd it'll it's its itself j jandira's
job join joke jokes joking judge jump jumped jury jury's just k kacper's keen keep keeping keeps ken
kept kettle's key kid kidding kids kill kind kinda kindly kindness kiss kitchen knee knees knew
knife knock knot knots know knowing known knows lack lad ladies lads lady laid lamb lamp lamps land
landed lands last lasted late later latrine laugh laughed laughing laughs lay leads leaf leak leaked
leaking leaks lean leaning learn learned learns learnt least leave leaves leaving left leg legs
lemme lend length less let let's lets letter letters level liar lie lied lies life lifted light
lighter lights like liked likes line lips list listen listened listening lit literally little live
lives living lluvia's lmao load locked log logic logical logs lol long longer look looked looking
looks loose lord lorries lose losing lost lot loud love lovely loves low loyal loyalty luck lucky
lunch lying ma ma'am machete mad madam made majority make makes making mama man man's manage managed
mango many marisol's mark married marry mat mate mates math maths matter matters may maybe me meal
mean meaning means meant meanwhile meat meet meeting memory men mend mention mentioned mentioning
menu mercy merely merge met metres mi midnight might mija mile million mind minds mine minute
minutes mira miss missing mistake mm mom moment monday money month moon more morning mornings
mosquito mosquitoes most mostly mother mother's mouth move moved moving much mud mum mum's must my
myself n na nah name name's names nan nap near nearly neck necklace need needed needn't needs
neither nerys's nets never new news next ngl nice nicely nicer night nightfall nights nine nineteen
ninth nite no nobody nobody'd nobody's nod noise none noodles noon nope nor not note notebook
nothing notice noticed notion nour's now nowhere number numbers nurse o oath oaths obliged obvious
odd of off offence offer offered offering offers often oh oi ok okay old on once one one's ones only
onto open opened opens opinion opinions opposite options or order orders orrin's oscar other other's
others otherwise ought our ours out outside outta over owe own owned oyunaa's pack packed packing
pact page pains painted pair palm papaya paper paper's papers parchment parchments part partner
partners party pass passed passenger passes passing past path patience pay pays peace peel peep pen
pencil pens people people's percent perhaps permission permit person personal persuaded pet pick
picked picture piece pieces pile pillow pinky pipaluk's pitch pity pizza place places plain plan
plane planning plans plate play played player playing plays please pleasure plenty plotting pls plus
pocket pockets point points pole polite poor porridge position possible post pot pot's ppl pray
prayed prayer praying prays precisely prefer pretend pretending pretty price print prize probably
problem promise promised promises proper properly proud provided pry pull pulled pulling pulls
purpose push pushing put puts putting puzzle puzzles q quarrel queen question questions quick
quicker quickly quiet quit quite quote quyen's r race raft rain raining rains raise raised ran
random rare rather reach read reading ready real really reason reasoning reasons recipe reckon
record red reef regret rehearsing relax rely remain remains remember remembers remind remove repeat
repeated report reports respect rest return reward ribbon rice rich rid ride right ring river rn
road robin's robot rock rocks rokeya's roof room root rope rotten round rounds row rumour run
running runs rush sad saddens safe safety said sake salt same san sand sandflies sang sat saturday
sauna save saved saw say saying says scale scare scared school scribble sea sealed search season
seat seated second secret secret's secrets see seeing seem seems seen sees sell selling sells send
sending sends sense sensible sent sentence serious seriously set settle settled seven sewn shade
shadow shake shaking shall shame shan't share shared sharing shark sharpening she she'd she'll she's
shed sheep shell shelter shes shield shift shirt shizue's shoe shoes shook shoot shop shopping short
shot should shoulder shouldn't shout shouting show showed shower shown shut sick side sides sideways
sign signed silence silly simple since sing singing single sings sink sir sis sister sit sits
sitting six size skin skip sleep sleeping sleeps sleeve slept slide slip slipped slow slowly small
smart smell smells smile smiled smiles smiling smoke snake sneeze snore snores snoring snow snuff
snuffed so sock socks soft sold solemn solid some somebody somebody's someone someone's something
sometimes somewhere son song songs soon sooner sore sorry sort soul sound sounds soup spare speak
speaking speaks speech speeches spell spelled spelling spells spend spent spill split splitting
spoil spoke spoken spoon spot spring square stabbed stake stand standing stands stars start started
starting starts starve stay stayed stays steady step steppe steps stew stick sticking sticks still
stitches stomach stone stones stood stop stopped stops stories storm story straight strange stranger
strategy stray stretching strike string strong strongest struck stuck stuff stupid subject such
sudha's sugar suggest suits sulking sum sums sun sun's sunday sundown sunrise sunset supper support
suppose supposed sure surprise surprised survived suspect swallow swallowed swap swear swearing
swears sweet sweetheart sweetness swim swimmer swimming swing swore sworn syllable t table tae take
taken takes taking tale tales talk talked talking talks tall tallest tally target tarp taste taught
tbh tea teach team tear tears teeth tegan's tell telling tells ten tent terrible tevita's thabo's
than thank thanked thanks that that'll that's thats the their theirs them then there there'd
there'll there's theres these they they'd they'll they're they've thick thieves thing things think
thinking thinks third thirty this tho those though thought thoughts thousand threat three threw
throat through throw throwing thrown thursday ticket tide tie tied tight tighten till time times tin
tipped tired tn to toast today toes together told tomorrow tomorrow's tongue tonight tonight's too
took top torch torches torn touch touched touches touching touchline trade tree trees tribal tribe
tried trip trouble trousers true truly trust trusted truth try trying tu tuesday turn turned turning
turns turtles twelve twenty twice twist two u ugh um umbrella unbeatable uncle under understand
understood unless until up upon ur urn urs us use used useful useless uso v veikko's version very
village villain visit voice voices vote vote's voted votes voting vowed vows w wait waiting wake
walk walked walking walks wall wanna want wanted wanting wants warm warning was washing wasn't waste
watch watched watching water way ways we we'd we'll we're we've weak wearing weather wedding
wednesday wee week weeks weighs weight weird welcome well went wept were weren't wet what what'd
what's whatever when whenever where where'd where's wherever whether which whichever while whisper
whispered whispering whispers whistle white who who'd who'll who's who've whoever whoever's whole
whom whos whose why why'd wi wife will wind wind's winner winning wins wise wish with within without
witness woke wolf woman women women's won won't wonder wondering wont wood word word's words work
worked working works world worn worried worries worry worse worst worth would would've wouldn't wow
write writes writing written wrong wrote y y'all ye yeah year years yeison's yes yesterday yet you
you'd you'll you're you've young your yours yourself z zero zora's
"""
LEARNT = tuple(_LEARNT.split())
"""The words that lines have been said in often enough to count."""

_TABLE = """
!~a-5c-10d-11e3f-5h-3j-3m-7o7p10r-7u3v-3w5x-3z-6A-4B9C-11| !
$~a-5c-10d-11e3f-5h-3j-3m-7o7p10r-7u3v-3w5x-3z-6A-4B9C-11|
#?~b-4c-10d14e-9f-15g-11h-18i3j-9l6m-3p-4r3s-5t5u7v-3w-10y-6z-4B3C-3D-7| #?
ballot~a-7c-11d13g6h-4i9m19n-12o-11p-5q11r-8u7v-7w6x-16z6A11| #?
belief~b-10c-11d6e-5f-4g4h-5j3l6m-5n8p-8q7u8w5z-5A7B-8C4| #?
camp~a6b5c-4d-27f-4g4j-4l3m-6n-3o7p5q8r-13u5v-3| #?
mercy~a8d-4f3g-7i8j3l-11m-12n10p5q10r-11s-3t3u-4v4x15y-3z-7A-7B-3| #?
named~a6b-8c-5d7e-15f-4g3h-10i5j8m-6o7q-11r8s7t-7u-3v4w6x-11y28z-20A-13| #?
who~b-3c4e-8f4h5j8k-3m5n-5p-8q4u3w3x-12y-8z23A-13C-3| #?
you~a14c-9d8f-14h-12k-11l7m-4n6p3q4r-5s-5t5u6w-9x16y-12A-7B-5D-3| #? you
past~a4c-7d4e4g7i-10j7m-4o5p7r-3s-3t4u-5x12y-7z-4A-12B-8C7|
#I~a3b-4f-6g-6h-19i-3k-4l-10o-3p-6s-14t15w-5x-6y-9z-5A14D-13| #I >
I~b-4c3d-3e-4f-3g3h-4i5j-10k-3l-3n10o-7q-5r4w-10y-6A6B3D-6| #I >
named~a17c12d-8f8g6i-5j11k-8l-3m-8n5q-11r7s16t-19u-17v18w-6x5y7z5A-14B-4C3| #I >
they~a-7b4c3d5f3h-5i-4k4o-6q-4r5s5t-5v-3x-8| #I > what~a-3d4g-5m-4n-8o9q6r-3z-3A-5C-3| #I >
you~a5c8d-4f-6h-6m-5n6s-8t6u4v-11w4x8y-9z-4A-3B12C-10| #I ballot
future~a3b4c14d-3e-7f7i11j12l-13m17n-14o-4q11r-5u-7v5w10x-16y3z9A5| #I ballot
past~a-3d-5e5f3g3h6i4j8k-10l-8m-16n3o13q19r-5u-12v8x10y-5z-5| #I
future~c12e-12h-7i-3n3q3x6y-6A5B-5C5| #I mercy~a-3b9d6e-3f-7i8j-5k-7p-5s-10t8w-4| #I not
secret~c7e-6g-5i4j-5k5m7o-7q-8s-5t5v3x-10y5z3B-4| #I
you~a-7c17d7f7g-4h-7j-6l-6m-4n7p-4r3s-9t7u10v-18x4z-4B9C-4D-5| #I you
not~b-4c3f8i14j-8k-8l-11q-4r5s-4t4u12v-5w-9x-5y4z6A-4B4C-8| #I:
I~b-3g-8h-11i-5j3l-4m3n3o-5q7r-7s-15t16y-7z-3A10D-10| #I:
asked~a-3c5g-4j-3k-6l6m14n-4o-10q-3s-7t5u4v-5y-10z-3A17C5D-4| #I:
ballot~c15e3h-5j16k-7l-19m6n-7p-5q24r-10s-4t6u-16v12w5x-6y-13B7C-7| #I:
belief~b-6c-8d7e7g-6j7k-5l3m-12n6o6q7r-10u-7v5w6x7y3z3A-7B8C-12| #I:
betrayal~g-5i6j3l-10m4o-4p3q-10w6x6y5z-11B-9C8| #I:
bond~a-3b3d-6e-6f-8h-6m-6n6o-7s-8t11u-3v-6w4y4z7A-14B-4C3| #I:
camp~a-7b-8c-11d-5e-10f-5h-8i-8l8m7p-11r13u5v5z11A-3B7| #I: company~c3i-4k9o-12p-7r4w-5x-3y4B-5C7|
#I: conditional~c-5e-9g4h3i-4k4l5m-8n9p-5r5s4t-5u3w-7x8y-8z-11B-7C12| #I:
danger~b4d10e4i8j-3m10n-6o-8u4v6x-14z-5A9C-3| #I:
end~a6b-5c13d-15e-6g-5h-7i-10j-12k25l-13m11n-7o-7q-7r9s-5t5u14v-6w-14z-3A3B-7C5| #I:
future~a5b-6d-9h-9i-5j3k-3n5q3w6x4z-4B-9C8| #I:
he~a4b-6c5g5j-7k-7m-4n10o-6p3q-11r3t-5u-6v5w-8x12z-10A-4B-13C13| #I:
hearsay~b-3c-9d8f-9g6h18i-3l8m-9o10q-6r3s3w-3x6y-7z-3A3C3| #I:
lie~c3e-6f8g3i6j-3l4m-5n8p3q-16r9s4t-3u7v-6w-4x13y-6B9C-16| #I:
mercy~a3b8c-4g-9h4i7j-3l3m-3n4o4r4s-13t11u7v-3w-4x7y-4B-6C5| #I:
moment~a-10c7d6e-5g-14i-4j3k-3l-4m6n5o-12r-7s-8t11u-5w4x-3z-4A4B-8C3| #I:
named~a11b5c6d4e-7f7g7i-12j13k-4l3n3o-6p-7q-4r6s14t-14u-10v16w-12x-12y10z8A-7C-4| #I:
no~b4c-9e-3f-11g9i12j-15k-5l-3m-10o6p6r3s-8t7u11v-7w-9x-5| #I:
not~a-7d-3e-3f-11g5i9j-9k-7l-4m-7n5o5q-4r6s-8t7u6w-4x3z3A4C-3| #I:
numbers~c-8e6i-6j7k9l-14m-4n5p-8q9r-11s-9t9u-10v11w6x9y-6A-7| #I:
ought~a13d6e-5f-5h-11i3j-4k9l-6m6o-9q4s-4t4u7v-4w-4z-4A3B-6| #I:
out~b-4d-5g5h-10i-7j-13k10l6m7n-13o4q-4s-10t10u11v-7w-11x-6z-4A13B-6C8| #I:
past~a-11b3c-9d-5e9g-5i10j-4l-5m3n4s-3t4u4w-6D-3| #I:
secret~a5b-10c3f6i-14k-7l14m10n-11o-5p-7q-6r6s-6t6v-3w3C-6| #I:
strength~a-7b8c4e-6f7g-11h-6i7j-10k-7l3o-3p10r-8s-6t10u17v-4w-15x-10y6z10C-7| #I:
they~a-5c3e-7f6h-6i-7k7m9n-4o-9q5r-7s4t-4v-4x-10A4B4C-4| #I:
what~a-10b-3c-3d13e-9f-4g-6p4q5r-7u-3w6y-5| #I: who~b-5d8e-3j-3n-3p9r-8x-5y-3z7A-3| #I:
why~a6d-8g4j3m-7n-3o10p-3q6r-4u-3x10y-5A-5C4| #I: wish~b4c-3d9f-7g-7i-3k8l-5o-3p-6q5s3t-5z-7B-3| #I:
yes~a-3b-9c3d8e-3f5g-11i4j10k-5l-7n6o-7p-8r13u-5w7y-5z5B5| #I:
you~b6e4h-3k5m-7n7p-8r6s-8t6v-8w7x9y-6A-14B5|
#always~a-44b-39c-42d-31e-43f-22g-47h-37i-16j-15k-27l-6m-11n-17o-8p-8q-26s4t-3u5v-20w-25x-9y-20z-22A-21B23C-21D-29|
#asked~a-6b-4c-5d4e-6f-8g-9k-7o-3u4v-3x-5z-8A3D-14| #asked >
I~a-11c5d14e-3f4h-4i3j-4k8l-6p3q-5r6s-4t4v5x-6y-4A8B10C-5D-3| #asked >
named~a-7b7c-3d3e-4f5h-3i-8j11k-4l-5n3q-5s14t-14u-16v15w-8x-13y28z-22A-8| #asked >
they~c-3f3j-9l6m8n-4o-9q3u6w-12x-8y-5A5C4| #asked > what~b3f-5g-3h7k-3l3m8n-5o-4q5u3w-3y4| #asked >
you~a6d-4e3f-6h8i6j-5k-10l4m-4n4r3s-3u5w-9x8y-3A-4B11C-9D-3|
#ballot~a5b-4c12d9e6f-5g-5h-4i-6j31k-13l-35m26n-29o-9p-17q52r-33s-8t8u-30v11w18x-15y-6z9A7C-4D-6|
#ballot > I~a3b-4d-5g6h-7i4j7l-6m9n-19o6p-7q21r-5u-8v-4w11x-15y-9z5A19| #ballot >
named~b-6c16g8h6i-3j11k-8l-8m10n-17o-7p6q5r-4u-14v23w-6x4z-7A-9B-7C10| #ballot >
they~a-5c-6e5f-7i6j-7n-6o10p-12r12u7w-7x5z-5| #ballot >
what~a-10c-8d13e-3f-5g8j4k-4m4n-5o-7q9r-9u-4A-3B-9C8| #ballot >
you~a-10c-4d3e-7f-7g-13h3i8k-4m9n-10o3p4q14t3v-8w7x3z7|
#belief~a-11b-6c-6d11f-5g-10i-3l9m-18n16p-9r6s-3v-3w5y8z-10A-9D-4| #belief >
I~a5b-8c-3d3e8f-5g-4j-4k3m6n5o-13p-4u6w-4x-6A8| #belief >
named~b-3d15e-7g-5h7i-5j-8k-3l13m-8n10o-9q-6r4t-5u13v-12x-7y4z-12A-6B-6C7| #belief >
they~a4b-5g-3h-4j-4l-4m-11n3o10p-4u-3x8y-4z5A-7| #belief >
what~a-4c-3d6e-7f-4g3h5i3j9k-7m6p-13q9u-6v5x-10y7z8B3C-4| #belief >
you~a-5c-5d8f7h-4i3j4k6l-6m-14n12o-4r-3s-3t3u-7w6A-6B11C-16|
#betrayal~a-7b-10c-10e6f-5h-6i-4j8k-3l-4m-13n11p-3q-6r6u-9w10y3z4A-8B9C-13D-3| #betrayal >
I~a-6b-3d8e7f-8g9h-4i-4k-6l9m-10n10p-12q10r4w-4y4z6A-5B5C-5| #betrayal >
named~a-5c-7d4h3l6n-3p-3u3x-3y3B-9C8| #betrayal > they~e-5g4p-7r6w6| #betrayal >
what~a3h6i9j-4l-4m-4p-9r9u3w-4x-4| #betrayal >
you~a-5b-4c5d4f4g-5i9k-3l-3m-4n4o-3p-7q-10r10v3w-7x5z-8B-5C3|
#bond~a-8b-3c8f-5g-6h-5j-5k-5m-10n15o-3p10q-9r-6s4t-3v-8w-3x-3y7z-3B3C-4D-6| #bond >
I~a8d-7e-4f-3g5h-3i10j-5l-3p6q-6s3t-4u7w-8y-6z-5A10B6C-9| #bond >
named~a-11c-5d10f-9g8h11i16j-13k-4l-3m-9n8o-9q-3s11t-12u-6v8w-5x-15y12z-9A3B-10C6| #bond >
they~c5d-3f-5h-9m10n-10o3p7q-7r-6y3z8A8| #bond >
what~a-3b-7d6e-5f-3h6i-3j3k-3m-5o8p3q-3u-3v3x-8y3B-3C4| #bond >
you~a6b3c-6g-4h-4j10k-8l-3m4n4o-7q-6u-10v-3w10B3C-3|
#brief~a-3c8g-6h-4i-10j-4k11l9n-7q9r-9u7v-5w-3y-5B4D-4|
#camp~a-14b-11c-14d-19e-15f-17g-4h-14j-12k-6l15m-4p-3q-10r6u11v5w-18x-5y5B5C-4D-6| #camp >
I~a-7c-12e4g4j-7m3n6o-3s3t-4u6z9C-5| #camp > named~a7c-4d4h8i3j-7k-4l5m-11o6p-4r6u4v-4x-9y13z-3B-6|
#camp > they~b-4e-7g6k4n-3o4p-6q-3r8y-3| #camp > what~a-3d-8f3g5h7r-3w4A4| #camp >
you~c4g-3h10j-12k-6l5m-6o3p-10t3u11w-14y3z-3A-4B-3|
#company~a-3b-4c-6d-8f-14i-4j-5k7m-3n-3o6u8v-9x9y-8z-5B-3C7D-7| #company >
I~a4b4d3e-5g3i-8j-12k12m-4n7o-10p3q6r-5u12v-11w-7y4A-9| #company >
named~a-3c-9d-4e5g-10h-7i-7k5l7n-7o4r-6t-5u3x3y-3z11B-6C8| #company >
they~b-6c5d-8e3f-5g-3h-4j-3k8l-8n8o-3p8q-7r-3t-3u5w3B-6C4| #company >
what~a-5c-4e-9f-6g5h6k5l-7m-4n-9o13p-9q13r-7u-3w3x5y3z5A-7B-5C5| #company >
you~b3c10d9f9g-3h8j-4k5m-15o7p6q-12r-4v-6x14z-17C3|
#conditional~a7b3d-3e-9g5i6j-5k-3l3m6o-5q5t-6u6w-14z-6A-7C-4| #conditional >
I~b3d-6e-6h-5i10j-9l-4o6p-5q9r-4t3u8v-5x8z-10A-11B11C-7| #conditional >
named~a13d-19e-7f-3g4h5l5m13o-14q-3r8s12t-10v5w-5x-7y6z-15| #conditional >
they~b3c4e-6f6h-3i-5j5l-3m13n3o-18u-3v-3x-11z4C-3| #conditional >
what~a-3b-3d4e5g-6h-3i-4j-9k6l11n-8o7p3q3r-6u6w-6y6A-5B4C-5| #conditional >
you~b5c6f-4g-4h11i4j-3l-6m-9n13p-3r-9s-6u5w-5x6y-4A-10|
#danger~a-4b-12e-11f-6g-8h20i9j-10m10n-6o-10q-3r12s4t-4u12w-14x-13y-4A6| #danger >
I~a-5e11f-6i3j-5l-3m5u4v5z-4B4| #danger > named~a7b4c-8d-10i-6j5n-5o4p-11r10s3t-4u-4v3y8z-8| #danger
> they~b-3c4d-3e-3h-5i-3m4p-3x-3z6| #danger > what~b-3d-3e7g5i-3j-3o6p-3z4| #danger >
you~a3d5g3h-12j-4l-5p7q-10r-3s3t-3u4w-7x-5y-5z9A-5B4|
#end~b-5c8d-9e-9f-8g-4h-8i-19j-22k43l-19m-3n-8o8p-4r3u26v-12w-16x6y7z-11A-8C-5D-3| #end >
I~a-6c-7d3e7g12j3k11l-5m4n3o-11p-6q6r-4v-4x3y-6z8A-7B4C-8| #end >
named~a6b-3c-13e3f4h-12j11k-7m8n-10o-5p-6r6s3u-12v6x-7y5z-8| #end >
they~a-5c-4d-7h10j-3k5m4o5p13q-5r-11u3w-5x3z7B-6C4| #end > what~a-3b4c-4d7e-8h-5i-5p3q-4w3z-3| #end
> you~d10e5f3h9i-7k12l-5m-14o11u4w-4x3y5z-12|
#future~a-3b4c10e-5g5h-7i-5m13o-14p4q3r-5u3v-4y-4B-6C6| #future >
I~a4b-3c3e4f7i-8j-4k8l5m-11o9p-16q4r6u3v3w-4x9y-9A-7B5C-5| #future >
named~a5c9f12g5h-4i-8j8k-4m11n-4o-7q3r-4u-8v12y6z-11B-6C3| #future >
they~c10d-3e-3h-5j-6k-5l6m-9n-5o13p-10q6s3t-3u8w-10x11y-5A-7| #future >
what~a-8b-4c5d-3e-4g6h4i-5j9l-6n6o-4r-4u-10w6x5z-5B4C-4| #future >
you~a3b5d-7e7g-4h-7i4j-6l6n4o3r-6u6w-4z3A-4B-6C5|
#he~b8c-4e3i3k-5l-10m-3n4p5q-6s7t-9u-16v22w-22x-7y15z-17A-12B-22C19D-3| #he >
I~a-4b4d-8f-4g4h-13i8j-5k-6n5s3t-3u-9v13w-4x-10y12z6A-3B-7C7| #he >
named~b-12c-3d6e5f-7g-7h5i5j-3k-13l-3m4p11q-10t-4u-13v16w-13y6z-12A-6B-16C17| #he >
they~a-7b4c-3e3h4n10p-10q-4r9y3B-12C11| #he > what~c4f-4h-10i-5j3m12n-4o-12p-11r4s5t-6u-3v3z-7B-5C6|
#he > you~e-5f8g-5h17i-6n-8o5p5q3r-3u3v-3x-3z4B-5|
#hearsay~b-4d9f-9h14i-13k-9l18m8n-11q-4t-4u3w-6x-4y-6z9A4| #hearsay >
I~d-5g8h7i-8j-6l11m5n-9o9p6q-5r-4s-3t3u6v-7w-3y3A5| #hearsay >
named~a3b-5c4f-4i6j-6k6l5m-5n5p3u15w-3x-3y6z6A-4B4C-4| #hearsay >
they~a4c-4d-6f4h12i-3k-3l5o-3q-4r6w-3x3z-9C-3| #hearsay >
what~b7c4d-9e-6f-4g5h-3i-10k-3l7m-7n3p-5q-8r10w-4x5z-3A-6| #hearsay >
you~a-5b-5c-6e-6f-4h9i-14j-5k-4l14m7n-10q-8u5v6w-15x-5y-8z11B-5|
#his~a34c4e-7f14g8h-6i-9j18l-12m-8n6o5p-3r6s13t-12u-7v19w-14x-12y20A-6B-22C23| #his
mercy~a4b13d-3e-3f6g10k8m-4n7o-11q-5r5s4t-4x-6y7B-4C5| #his out~a13b-4c-9d3e4f10g-4i5l-4n7x10B-5C5|
#his strength~a15b-6c4e-3f7i7l-8n-3o8p4q-3r7v3w-4x-5y9z-3|
#lie~a-7b-6c-3e20f-10g-6h-9i-3j-5l12m-3n8o-8p36q-14r-24t-3u9w-6x-5y3D-4| #lie >
I~b-7c-6d-6e-3h-4i6l-4m9n-6o-4p20r-22s-5t5u3w-9x-4y3| #lie >
named~b-16c-5d12f-3h-5i7k7m-12n3o8q9r-4u8v-5w3y5z-3A-4B-6C4| #lie >
they~a5d-3e-5j5l3m-4o6p12r-17u-4w3y-3z6| #lie > what~c5d8e3h-8i-3j-7k4m-4n10o-4q-9u6w-5B-3C3| #lie >
you~a-6d-5f6g-6h-3i-8j-3k3l7m6n6o-13p6q-9r-3u3v-8z5A3C-4|
#mercy~a-5b23c-10d-3f-13g12h-5i4k-3m-3n10o-6s-4x4A-5B4C-7D-5| #mercy >
I~a-13b3g5i7j-18l8m3n-4o4p-5q-8u11v-10w-10x5y-7z-7B5C-3| #mercy >
named~a-7d3g-10i-7k-6l5m-8n7o3s8t-7u3v-6z-5C3| #mercy > they~a8b-3e-4i-5j4m-3q11r-12x4y-4z3A-3|
#mercy > what~a5b-8d3e6h8i-8k3m-10n8o6p-6q-6r5s3t-3x3y6| #mercy >
you~a5d-6g-4i8j-6l6m-3n-5o4p-5q6s-5t3u7v-3w-9x-4z-3A-3C-4|
#moment~c-6d-3e-9f-12g-10j-4l-8m8n-9o-4q-9r3s-10t12v-7x-9y-7z9A3D-3| #moment >
I~b13c8d3f4h-18l-5m-7o9p-4q6r3s-6t6v6w-3x12y-8B7| #moment >
named~a10b-8e6g5i3m-14n5o9p-3r7s5t-7v3x-3y9z-8A-4B-8C9| #moment >
they~a-4b4f5g6h-3j-6k3m-10n-3o12p-7r8u5w-9x7y-4A-7| #moment >
what~c3d6e-5g3i-5j6l-3m-5n-7o8q4r-7u-8v3x5y-5A-7B5| #moment >
you~b3c11d-5e5f-9i8j4k-10l-7n-5o3p-3q7r-7t3v-8w7x8z-6C3|
#named~a22b5e-8f-5g-3i-7j10k-10l-6m-3o-4p-9q-4r10s36t-34u-14v25w-11x-16y30z-18A-24B-17C19D-7| #named
> I~b-8c4e6f5i9j-3k-5l-12m-6o5q-8r8s9t-10u-17v9y3A-6B3| #named >
named~b-6c-6f-6i-7j12k-4l-4m5n-5o-5p-6q3r4s19t-19u-10v12w-5x-15y21z-11A-12B3C-6D-3| #named >
they~a12b-7e-3i4j3m-8n5p9q7r-17s-3t3v4w4y5A3B-4C4| #named >
what~b-4d7i-10j-3k3l7n-12o5p-8q-8r11t3u6v-6w-5x-11y13z-9B-8C10| #named >
you~b-7c-10e-8f-7g-4h18i-4j-4l3m-5n3p-8q-4r7s7t-7u6w-11x-8A13B-3C3| #named
ballot~a12c13f8g4h8i-8j15k-11l-9m13n-10o-8p8q13r-10s8t-8u-12v21w-11x7y7z-3A-3B-12C10| #named ballot
not~a-7c3e-5f4g7h4j3l-3n-7o7s7t-7v15w-6x4B-4C7| #named
camp~a5b13d15e7f3g-3h5i-5j4k-6m-15o7p-9q-11r15s8t-5u-5v5w-8x-3y3z-6A-3B-5C4| #named
company~a7b6c-3e-3g4h-3i5l5n-5o5p-3q-8r6s4u11x-3y3z10B4C4| #named company
numbers~a12b-5f-3i5j3k-5l-3m-7p-11q-7r12t8u4v3y-3B-9C11| #named company
past~b-3c11e5h-4i3j-11l9m5r-3u8v-8w-4z5A-4C-6| #named danger
you~a-7b5c-10d-5f4h4l5m-5n4p-7q-3r4s7t-7v14x8B5| #named
hearsay~a-13b-4c-6d9g-6i-7l7m-3o3t-4u4v5w-5x3y7B4C-3| #named
mercy~a3b8d-3k-6m-9n5p5s17t-18u-5v-3w7z10A-8| #named
moment~a5b3c7d-7e7f8g7i5j-3l-4m-6n3o5p-5q-6r10s4v6y8z-4B4| #named
not~a4c-5d-5e-3f3g-4n-8o5p7q-6r-9s15t-12u-7v11x3z-4A-8B-10C8| #named
out~a12b8c-7d-4e-4f-10g-6h3i10j-8k-3m-4n-3o4p-5q4r5s11t-12u3w9x7z-11B-3C12| #named
strength~a5b-5c-6e3h-3i9j-7l5m3q-7r10u7w-11y3A-4B3| #named
you~c-4d5e8f8g-6h22i-3k6l6n-3o4p-6q-4r5s10t-10u9v13x5z-3A5B7| #named:
I~b4c17d8e5g7i6j3k-11l-8m-6n6o-3p-7q-6s7t-7u-21v23w-18x-12y16z3A-4B-13C10| #named:
asked~a9b-4c-5d4e-5f-3g6j9m-6n-4o5s11t-11u-10v9w-8x-22y27z-12A-16B-10C8| #named:
ballot~a3b-8c6d-3f10g-5i-13j9k-13l-7m16n-11o-4q14r-8s4t-4u-8v8w-14y13z-5A4B-14C15| #named:
belief~a-12e10f-4g-4h-4i7k8l3m-12n16o-8p-11q-6r19u7w5x-3y6z-3A-8B-7C7| #named:
betrayal~a-3b-5d10f-5k6l-3m-10n18o-13p7q5r-7v-5w5y-3| #named:
bond~a-9b3c6d4g3h3i-4j9k-5l-4m-13n5o7p3q-7s13t-15u-6v6w-3x3y6z-4B-5| #named:
camp~a-16b5c-9d-4e4f8j-6l3m-8n-11o15p-11q-11r10s4t-5u3v-3x4y-7z-3B-6| #named:
company~c-7d-6e4f-5i8j-4k5n4o3q-7r11s7t-8u13v-5w4y13z4A-9| #named:
conditional~b-4c-7e-5f5h-6i7j-13k5l8m9n4o-18r5s5t-4u11v-6w-3x-4y3z-3A-5C-7| #named:
danger~b-8d-5e-12f3g-3i-10j4l10m-9n14q-4r4s3t-3v-7x5y4A-5C-3| #named:
end~a4c-6d-8f-7h-3k5l5m15n-9u10v-11w7x5z12B-4C4| #named:
future~a-4c8d4f5h6i-5j3k-7l6n-4p4u-7v4w-4x4y-4z-6B6C-6| #named:
he~b6c-10d-5e3f-4j3k3l-13m-7n6r-5s6t-6u-13v15w-13x-14y12z-11A-8B-18C17D-3| #named:
hearsay~a-6b-8d7f-6g-3h8l7q-4s-7t3v-4w-5x5y-4A5B-4C4| #named:
lie~a-11b-5e11g-11h3i3m-14n7o3p18q-3r-15s-6v-3y6z-8A-5B-14C15| #named:
mercy~a-17b19c-5d-10f-8g8h-6i12j-10k-3l-7m-3n7o-14p8q-6r-4s15t-15u-4v4x-5z8| #named:
moment~a8b-9c-6d-4i-5m-8o11p-4r5s3t-3v-6x12y-5z-5B6C-3| #named:
named~a10c-7d-5e-5f-6g-5h7i-4k-3l-4p-7q-3r10s27t-25u-5v17w-10x-5y23z-3A-17B-27C32D-5| #named:
no~b-8d-12e5f-7h4i-7k7l3m-18n17o-5p8q4r-9s6t-6v-12w11y5z-7A-4C-3| #named:
not~a-3b9c5d-7f-6k3m-12n5o5p12q6r-14s9t-9u-5v-10w11x13y-7z-7B3C-6| #named:
numbers~a11b-3c-3e5h-5j-3k-11l7m-3n-4o7p-6r8t-3v-6w-5x5y-4z-3A-7| #named:
ought~a-7b14d-6e-5f-5g7h-9j-10k-5l12m-8n-10o11p4q-4r5s10t-10u4w-6x-8y11z-13A-6B4| #named:
out~a8b11c-3g-9h-3i6k3l-12m3p-10q-6r14s8t-8u-5v3w-3x9y-3z-10B-3C3| #named:
past~b3c-10e9f-11g-8h4i5j3k-4l3m6n-5o8r-7s6t-8u-3x-6y12z5B-19C16| #named:
secret~a-5b-5c3d4e10g-6h-4j-4m-4n-4o9p-9r7u-8v4w5x4B-3C3| #named:
strength~a3b-6f-5g5h-12i15j-12k-6l4m6n-16o12p-10q-6r12v-3w-3x-10y5A-3| #named:
they~e4f-3h7i5m-8n12o5p-3w5y10A-4B-15C14| #named: what~a-3b4e8f3g3h-5i-5j6o-4p-7q-6r8x-7y10z-8B-8C8|
#named: who~b3d-3e7g3h-6l3o-6q-4u3v-3y8z-8B-7C8| #named: why~a11d-9e-4g5| #named:
wish~a10b-10c-7f-4h3j4k8n-6p7r-9s4t-3v14w-3x4y-6z6B-5C3| #named:
yes~b5d7e4h8j-5k-6l-3m-5n5s4t-4w-5x5z-11B-10C8| #named:
you~a-12b-5c-6f-4g-3h26i5j-5n-3q6r-3s5t-5u9v-11w-6x3y-9A11B-9C7|
#no~b4f-12g7h-3i10j-9m-11n11s4t-3u10v-5w-4y-7z-10C-3D-5| #no >
I~a-8b7c-5d-4e5f-8h4i4j-8k3l-7m6n-3o-4p3u4v3w-6y5z-7A3C-4| #no >
named~b6c-9d-6e-6f-5g-3h5i5j-15k3m-10n8p9q10r-19s14t-15v-3w3x-10y10z-6A-4| #no >
they~a-12b-3e5f8g-3h-4m3n7o-10p-3q5r-3w-5z-8A5| #no >
what~a8h6j-8l4n7o-8p-6q4r5s-3t3u11v-4w-5x-10z10B3C-4| #no >
you~a3b-4c3g-4i15j-15k-7l-7m-4n3o-3r5s5u19v-9w-19x14y-6z-14A-4B-3| #nobody:
asked~b-8c-7d-6e5g-11h-7i3j-3l-3n3o-4p12q-4r-9v-9w8B5C-12D-4| #nobody:
ballot~a5b-3c-8e8f-7g3h-6i-5j6k-10l-9m3n4o-9p-6q20r-14s-4t3u-9v-7w9x-4y-3z8A-6B5C-8| #nobody:
belief~a-6b-5c-6d15e3k10l-5m-4n9o-4q9r-5u-3x4y-3z-12| #nobody:
betrayal~a3c-4d-6e12g-6h-7j4k-3l-4m3o-3p7r-6u-5x-6z12A-4B11C-12| #nobody:
bond~a-5b4c11d-14e5f9g-8h-3i-6m-6n4o7p-5q-12r12v-8x-9y6z-4B-4C8| #nobody:
camp~b-13e-9f-12h-7i18j-6k-3l-5n5p6q-5r3s3t-5u5v7w-17x3z-4B3| #nobody:
company~b-19c-10d-5e7f-7g-6h6j11k-5l-5m5n-7o4q4u-7v8w6x-4y-9z9A-3B-7C5D-3| #nobody:
conditional~a-7b10c5d7e-7f-3j-5l3p-4r3u6v-3x7y-9| #nobody:
danger~e-8f-3g-3h7j-3k8n-5p-8r11s-3t3u6v-4w-3x-3C5| #nobody:
end~b-6c17d4e-8f-3g-6h-10i-6j-13k12l-4m-16o12u10w-14x4y4z-13B8C-10| #nobody:
future~a-4b8g10h-4j-3k7n9o-10p6r-6s5t-5v4w-9y-3z3B5C-3| #nobody:
hearsay~a5c5d-5e-5f-5g3h-7i-10k-6m3o-5p-3q7r4s4t-4v-3w4x-6y9z-3A3| #nobody:
lie~b6c-4d3e4f-9g-3k-6m8n-8o-4p12q-3r-7t-3v-3w5x-7y4z-10A7| #nobody:
mercy~c-6d5e3f-4h-3i3l-3o-3p-12q-4r11s-8t7v7w-4x3z-3A-3B6C-8| #nobody:
moment~a-3b-4e-4f-6g-5h4i8j-11l-3n8q-4r3s-6t6u12w-18x5y-6z5C-6| #nobody:
no~e-11f-4g16h-9m3p-8r3s3v-5x3y-8A-11C4| #nobody: not~b4e4m3p-3A-7C6| #nobody:
numbers~a5b-4c5d5e-14g-8h-8j-14k21l-16n-3u15v5w-8x-11z14A-3C5| #nobody:
ought~a4b6c5d6e6f-7g3k8l-6m3o-6p-14q-4r12s-4t4v-5x-4z10| #nobody:
out~b8c-8d-3i-7k4n-8o4p-4q-5r12s7t-8u3v4w-7x4y-6z5A-3B5C-3| #nobody:
past~b-8c10g-10h-12i-8m9n5o-8p16r-15u3w-3y-4z12A6B5C-9| #nobody:
secret~b3c-4e3g4h-7i3l3m5n-3o-6p-16q-6r16v-7x-14z13| #nobody:
strength~b-9f-5g-6m-10o5p5r-12w8x7z-7C9| #nobody: why~a-5d7e-4f5g-8i-9j7m3n-5p-6q-5r9u-7w6x-5|
#nobody: wish~a-4b-4c-3d11e-7g-4j4k-4l-10m-11o8p-8q-9r11u-5w3x-3C-3| #nobody:
yes~b-7c4d-8e-7f5g-16h-11i-11j10n5o-3q3s3t-3u-6v4x-5z7|
#not~b8c4d-6f-10g-7h-5i14j-14k-4n-4o5p8q-3r-10u10v-3w-10x6y-5D-4| #not >
I~a-4b-5d-7e-7g3h6i14j-17l-7m7n-7o-5p4q-3s-3t3u7w-8x-6y4C-3| #not >
named~a-6b-6c3d-4e-8f-7g-3h6i18j-19l-10m7n-4p11q9r-23s11t-12u-6v5x-4y3| #not >
they~b5c-3f9g-6h-6j4k-4l-3m-10o7p3q3r-10x8z-7B5C-7| #not >
what~a11c6d-5f3g-4i-5j3k-4l3n7o-8p-4q4x-6y-5z5B3C-4| #not >
you~a4b-4c8g-6h-3i13j-15k-8l-3m5o-3p8r-3s4t-4u19v-6w-15x-6y-5z6A4B-5C4|
#numbers~b-6d4g-7j-12k18l-11m-10n3o10p-10r5s-7t11u13v5w-7x15y-8z-4A-11C3D-3| #numbers >
I~a4c-5f-5h-7i7j-7k7l-3n-3o4p4u3v-4w-3x3z-4A-7B4C-3| #numbers >
named~a-4c-7g5n5p8q-6r-5s3t-4w-7x-5y9B4C-4| #numbers > they~a-11h7k5m3n-3q6r-7x-7y-3z9A-3B3C-3|
#numbers > what~a-3c-5d-6f-5h-3p4q-3x5y-4| #numbers >
you~a-3c-4d-6f7g-3h-3j-5k15l-8m-3p3q-5r7u3v4x13y-5z-18A-3B3C8|
#ought~a8b9e-9g3i-5l3n-3p-3q-4r5s6t-6x-7y4z7A-4C-3D-4| #ought >
I~a-7b6c3e-5f4h-3i-4j10k-4m4o-7p-8q6s3t-3u-12w12x-8y7z-5B4C-3| #ought >
named~c-6h4j-3k4m3o7p-4q-8r10s6t-6v-6w3y7z4C-3| #ought > they~a8c-11e12g5i-7j3k4n5q3s3t-3u-4w3A-3|
#ought > what~a5b-4c-3d4e-7g-6h11m3n4o-6p-8q-7r10v-4w9y3z4B3C-3| #ought >
you~a-4d3e4h3j-3k-3l-3m-9n-4o3v-5w3x5z-6A-15B9C-6|
#out~a4b6c-3d-8e-6f-10g3h-6j-9l3m15n-11o-7p-8r8u5v-10x-7y-7A4B-3C7D-3| #out >
I~a-5c3e-6f-3h-6i17k-6l-18o3p-11q5r9w6x-5y-7A5C3| #out >
named~a9d-8e-4f-3g-4h5i17j-12l-3r7s3t-3u7v-12w17x3A-3B-4C9| #out >
they~a-8b3d7f3g4h5i-6k6l-3n6o-6p-3u3y-3A-4| #out > what~a-6c-5e3h-3i-8l8m-3n4p5q-3v-4x4z-5C3| #out >
you~a-9b3c19d-6e-7g-5h14j-4m9n-8p-3q-3u9w-9z3A-3B8C4|
#past~a-5b-10c-6d-5e5g-16h-3i-4k-9l11m-15n-15o21p3q-3r-7u4v3w-9x4y-9z5A-14B3C-6D-11| #past >
I~a-10b-10c-9e15h9i5j3k-8l3m-13o8q-5v-4w7x8A-5B4| #past >
named~a-5c-4e4g-6h-12i-5m-8n-23o23p7r-5s8t-8u-3v-4w-11y-4z9A-6B-6C3| #past >
they~c-4e4f4g9h7i4j4l-5m4q-8r3u-4v-3w7x5y-6z-6A5| #past >
what~b-6c3d7e5h-11i-7k-5l12m-8n-13o12r3s-5t5u3v4z-9A4B-6C4| #past >
you~a-5b-5c-7d11e5f-7g-5h-4i5j-8k-12l4n-16o8p6r-5u10v-9y-4z-13|
#pending~a-22b-9e7f41g41h-4i-7l7m-5n3q-4r4s23t-23v7w-7x-5y12z-6A-24B-17C10D-9| #pending
no~b-7c-10d-4f12g34h-3j-4k7l7n9o-4p-9q-7r8s10t-11v-6x-3z5B3C-6| #pending
not~b-5c-4d-7e3f12g15l5p-5q-5r5s9t-9w3x8y-4B12C-7| #pending
short~c-4d-5e-7f16g14h-4i-3k-10m-13n11o3q9r-7s12t-12w-12x6y-3A-16B-6C3D-6| #pending short
not~a4c-5d-8e-7f-4g3h5i9j-8m5p6q-10r-7s5t-5u6v-8x8y-6A6B6| #pending
yes~a-13b-6c-3d6f30g3k3l-7m-3q-3r3s5t-5v8w-7x-8y8A-7B-8C8| #pending yes
not~a-5c-6d-4e5h4i-7l9p5w6x-3y4A-4B3|
#secret~a-7b-6c7e10f-9g-9h-9i-14j-7k-15l26m6n-18o12p-20q-17r23s-4t4u3v-6x3A-3B3D-3| #secret >
I~b-3e7f-10g-4h-5i-4j-6k-6l11m7n-5p-7q3s-3t3v4w-9x-3z5B5| #secret >
named~a-8b-6c10d7e8f-4g-6i9j-12k-4l4m-10n-6o12p-7u3v-6z-5| #secret >
what~b-4c3d4e-9g6h4i9k-3n-5o3q3r5y3z4A-3| #secret >
you~a-5c-5d7f-3g6j-3k-4l5n-4o3p-4r4v4w-9z-8A-4B6C-14|
#short~a-4b-4c-3f-20g-23h-8j5k-4l-12m6o-10p-4q3r3t-4v3x-5y-6z-3A4B14C-12D-18|
#strength~a13b-9d-5e-7f-5g-11h-5i3j-12k-5l9m-6n-15o15p-3q-11r4s-7t10u13v-3w-10A-7B4C-5D-5| #strength
> I~a-9c-4e8g-6h-10i-4j-8k9l5m-15n7o5q-6u4v-5w-5x-5y5z-3A-3B3C-4| #strength >
named~a4c-6e13f5g-5h-3l-4m10n4o-13p-14q-7r13u-4x8y-7B-5| #strength >
what~c-6d8e-4i3j-3m-7o8p-6r3x3A-3| #strength > you~c11d-7e6g-5i-9j-4k8l5m-3n-3o6q3v3w-7y-5B3C-6|
#they~a-3c-3e-7f-4g-5j-5l3m3n-3p-5q-3r3v5w-5x-7z6D-3| #they >
I~c4d7e6f-7g-7h-3j-6k-3m3o-6p-11r16s-3t3u12v-5w-13y-3z-6A5C-5| #they >
named~a8c-4e3h-3i7l-6m11o-6s3t-4u-9v6y7z-9A3| #they > they~d6e-5i3m4p-3t-3u-4x-6y-5z6A4B-6C3| #they
> what~a3d-8e7l3o-6p3s-3t3w-5x4z-4| #they > you~a-7c3f3h3j-4k-4l-6m3o-3q-7u5v-5w-5y3B5C-4| #they
ballot~a-7c-4e11f-8g-5i8j-3k5m3n-11o6p-3q8v8w-5A3B8C-11| #they
company~d-10e4f-4g3j-3k6l-3m4o-5p10q-8r3t5w10z3A9B-5C4| #they
you~c3d-5f-3g-3h4j-9l3m-3n11o-3p11q-8u11v-3w-5x8y5z3A-6B10C-6| #they:
I~b5c14f-5g-7i3j-6k-5l3m9o-8p-7q6r10s-4t4u10v-6w-8y-5z-8A10B5C-9| #they:
asked~a8b-4c-6f-6g-3h5l-5m3n-17o10p-3q-3r5s-4t4v5w-8y-6A4C-4| #they:
ballot~a-9b6c5d10f-3i7j-10m5n-6o3r-3u7v-4z-4A4B4C-5| #they: belief~b5h8i-5m8n-5o-7r-3v-10w4x-4|
#they: betrayal~a-5c-3d-3e-3i-3l5m-5o11p-7q-3r8z10B3| #they:
bond~a-6b-7c3d13h-9i7j-8k4m7n-7q-6r3u5w-7x-6A10| #they: camp~c-8d3h-5m9n-3o-9q3r-5x-8z-3A8C6| #they:
company~a-8b-3e-4g5h7i-6k-5l5m7n-3p6s4t3v-3x4z3C8| #they:
conditional~b-3c10d5e3f-4h-9i6l-7m-10n8p-4w-3x9y-6z-5| #they:
danger~b-5e-4h5i5m5n-3o-4p-5r6w-3x-3y-4C-3| #they: end~a-4c-4f6h4i-5k3p-9r4w7y-4z3| #they:
future~c5d-5g-3l-4m7o-3p7q-3r-4u3v-3x-6y-5z3A6B3C-5| #they: he~a-8b6e5h4i7j-3o-3p3q-4u-3x3| #they:
hearsay~a-4b4d-9e-13g-3h10i-7k-5l5m4n-3o-9q4w-4x-8y5z-3B4C-5| #they: lie~h-4i-9l6m5o-5y3z5A-3|
#they: mercy~d-3e3g-5j3k-3o3q-7r5u-3v-5w8x3z-7A3| #they:
moment~c5d-10e-3f3g-4k-3m11n-6o-3q-4u4v-4x-10z9C-4| #they:
named~a12c-4e-7h-4i3j-3k4l-5m18n-13o-11u-5x-9y16z-9A4B3C-3| #they:
no~a4b-4e11f-3g-9h-3j6k6l-9m-9o5p-4q6r-3u-3v11x4y-5z-7B-4C3| #they:
not~a3f-3g-3h-6j3m6n-5o-5p-5t4v6w-8x-4y3B-3| #they:
numbers~c-4f-4g-4h6i-5j-5k10l-3m-4n-7o9p-3q12r-6t5u5v-4x-3B4| #they:
ought~a-4e9f-5h4i-5n-5p-9r7v-5x3A-6B4C-4| #they: out~a4c-4e-8f4h3i10k-4l-8m7n4o-12q3u4z4B-5C9|
#they: past~a5b-13c-7d5g-6h10i-5j5l4m3q7r-6y5z11A-3B12C-11| #they:
secret~a-7c4d-9e3h6i-4l4m4o5p3q-5r-4z9| #they:
strength~a13c-3d-4e-11f-3g3h-6i-11k3l6m3p-3r4u-3x3y-3| #they:
they~d3e-3f-7g-8i4j-4k-4m6n-9p-4t4u4v5w-8x-4B5C-3| #they: why~b4d-4o3z6| #they:
wish~a-4d-5f3o7w-3x7y-3z6A-6B-7C7| #they: yes~c-3d-4f4h3l4m8n3o-10p7q-6r-7w-3y4z-4B3C-5| #they:
you~a-4d-6e5h9i10j-3k-9l-9o4p4r-7u3v-3w-5x4y4B4C-3|
#what~b-5c-6d6f-6h-4i-10j4l7m5n-10w4x-7y-4z15A-19D-5| #what >
I~a12c4d-10e6g5h5k-4m-4n-10o14p-8q9u4w-3x5y-8z8B3C-6| #what >
named~a3b-3d10f-8g-3h-4i-3j-9k3l5n-8o10p-6q3r4t-3u4v-6x-16y25z-17A-3B-4C6| #what >
they~c-6f6i4n-3o-3p3r-3s-3t3w-3y-9z5| #what > what~d-3j3m8n-3o-3q5v3x-4y4z4A-4B-5C5| #what >
you~a-4b-4d6f-3h-9i-5k-9l10q-9v-6x-5B7C-11| #what:
I~a6b-4c4d-6e5h4j-5k-7l5m-5n-3o8p-6q10r-4w-5x11y-13z6C-3| #what:
asked~c-9d9f6g-7i4j6k4l-11m4p7r-5u-8v10y4z5A-12| #what:
ballot~a-9b-7c-6d11g-3i9j3l-14m8n-14o-5q18r-20v-6w3x-6z6A-5B-7C7| #what:
belief~b6c3d-4e-6f-4g-6i-6k-5l10m-6n10o-5p5x3z-6B-3| #what:
betrayal~j-3l6m-6n-3o8p-5q7r-5u3w-4y3z-3| #what:
bond~a6b-6e3f-6g-6h-3i-6j-3l4n5o-6p19r-14u4w-7y-3B9C-9| #what:
camp~a-4b11c-5d-8e-4f-3m-7o3q7r-7z-3C-3| #what:
company~b3c4d-3e5f-3h-6i-4j-4l7n-5o11p-6u5v-5w-3x6y-7z-13A10B-4C3| #what:
conditional~a12d-15e8h4i3m14n-12q5r-9y-4z6B3C-3| #what: danger~a-8d4m3n-6p-3q-4r8x-4z3| #what:
end~a-3c-3d-4h5i-4k5m-6n-5o7p-3v4y3z-4| #what:
future~a-3b3d8e-8i11j-3l-12m7n-8o-5p-5q7r-5t-3x-4y7A-3B-9C9| #what: he~a-5b7d3e3j3l-4o5p4u-4y5|
#what: hearsay~c12d9e-4g-6h-5j-10l7m4n-6q7r-3u7v-6w-7x-10y-6z12A-4| #what:
lie~c7d-3e8f-7g3h-3j-8k3l3m-5n5p3r-4u7w-5x-4z4| #what: mercy~b-5e10f-4g5h-3i-14k-7l9p4r-5u-4x-3y3|
#what: moment~c-6d9e-3f-6g4h-10i3k6l-8m5n-10q5v3x-7y3z6A-4B-10C10| #what:
named~a9e-3f-6i3j-3m-6o4q4r-4w4x-13y19z-13| #what:
no~b5c3d4e-4f4i-11j-4k3l12m-4n12p8r-7s3t-3u4v3w-4x7z-9| #what:
not~a7b-5c-3d-8h7i-7j-4k5l10m10o-12p7r-11u6v3w-4A4B-4C4| #what: numbers~a-3d-6j-3o4p7r3u4v4w-5x6z-8|
#what: ought~a6d-5f10h4i3l3m-3n-9o9p-3q5v4w-5z7B-4C4| #what:
out~a-3b5c3f-3g9j-4l4m9n-9p-5q7x-6y-3z7C-3| #what:
past~b3d4f-3h-4i-15k-7l12m-29n-12o26q4r4v-3x3y-4z-6A-9B-3| #what:
secret~a3e3h-3i10j-4l-8m-9o12q-3r6v8w-6x6z-9| #what: strength~a7b3c6d-9e3f3g-3h-3i-8j3n-6r5u-3y-5z6|
#what: they~c-4d3e-7f3h-5q-3y-8z3| #what:
what~a-3b-5c-5d5f-7g-4h-4i-12l7n-8o4q-6v-5w5y-8z12A-16B7C-6D-4| #what:
who~a-3c-3d6f-5g-4h3i6j8l-12m8n-6o-4p-3v4w8x-13y-16z22A-13B3C-4| #what:
wish~a8b-9d-5f3g-6h-4n-3o3p10r-4u-3y4A-3B5C-5| #what:
yes~a-8b11c-6d3e6f-3g6i-6j9k-5m-5n-4o3p-9u-9v-4w11y-7z4A-4B3C-6| #what:
you~e4f-3g-4i-8l7q-9v4w-6y-3B5C-7| #who~c-8d7e3f-5i4j3k5l-9m13n-9o-8v5x-17y-12z26A-18C3D-3| #who >
I~c-8e9f-3g8i14j-7k4l-12m-3n-17o13q9r-5u6x-17y-6z16A-5| #who >
named~a3b-5c11d-6e4g-4h5j4n3o-3p3r5u-5v3x3z-4B8C-3| #who >
they~a6b4c-5d-5f7h-3m4n-5o-3p4r-4s-3t3u-3x-7z6| #who >
what~c-5e6g4h-3j-3k4m10n-6o-9u4w-5x-5y5z7A-6B-4C8| #who >
you~a-13b3d13e-4g3h-5i9j-9k-5m10n-4o-6p4q-11u8v-8w-9x-3y-7z6B3C-5|
#why~a10c-4d3e10f4i-12j9k-3m-11n-12o22p-6u-9w7x14y-7z-5A-9B3| #why >
I~a-5c-5d9e8g5m-4n-7o9p3r-4x4A-6| #why > named~a10b-5e9n-6o5p-5q3x4y-7|
#wish~a4c-10d-5e-6f-6g-3j6k4l-9r-3s6t-7u-8w7y7z-5B-6D-3| #wish >
I~a6b8d-5e11g12h-5i-8j6m-8n11p-8r6u-9v6w3x7y-4A-4B3C-3| #wish >
named~a7d-8e-10f-4g11j-4k10m-3n7o-7p4q6s9t-8w-5x-14y15A-3C-3| #wish >
they~a-8d3g-10i-4j4k3l-5m3o-4p6q5r-14u-4w6| #wish > what~a-6b4d3e-5f-3i3k4l-4n9o-8r-9v4x3y5z-13|
#wish > you~a13b3c10d-6f3h5i-11j5k6l-12m12n-4o-4p6r-14t-3u-6v4x-11y6z5A6B-4C5|
#yes~a-3b-5e-3f8g-13h-4i-4j9k-11m-4q-3r3s6t-5u-5w3x3y-11z4A-5C-5D-5| #yes >
I~b3d-7e3f-3h-11i-3l7n11o-8p4q-10r-4u8w-4B7C-10| #yes >
named~a3c-6d-4e7f3g-8h4k-7l-4n-4o5s3t-3v14w-17x3B-4C3| #yes >
they~b5c3d4e-8f-4g7h4i3j-4k3l-6m11o-14p11q-11w-5x-5z5A-4B-6C4| #yes >
what~c-7e5f-5i-3j-6k3m-7n-3o11p5u7w-7x5y-5A-3B4| #yes >
you~a-3b6d4f-3g6h-4i5j7k-11l-7m-6n3q5r-5u-7w10x10y-11z-3A-9B4C-7|
#you~a-14b-8c4d4e6f-16g-8h16j-8m-10o8s-10t8u11v-20x13y-12z-4A-12B23C-18D-14| #you >
I~b-6c5d-7e3f6g-5h-11n9o-9p8q-5u7v-11w4x7y-16z-13A4B17C-13D-3| #you >
named~a3b-4d-3e5f4g-7i-10j4m-7n3p-3q4r3s4t-4v-4x-3y4B11C-11| #you >
they~a-3e-6f-4h3i-5m9n-5o-4p-6q-11r9x-4A5B4C-6| #you >
what~b-5e-3f3g5h-5i-3k-10l4m4n-8p-6q7u-3v-8w5x-9y6z3A4B4| #you >
you~a-5b5c-3d-3e-3f-7g3h15l-6m-4n6o-3s-5t5v-8x4y-7A-9B5D-5| #you ballot
past~b6c-9d4e-3i7j6k-5l-7n6p-10q23r-7t4u-7w7x8y-8z-7B-4| #you
betrayal~a-5b-5e3g3h-4j4k-4m-6n6o-7p-7q-5r10u-5x3z-3A-6C-7| #you
bond~a-3b5c7d4f5g-3i5k-7m-3n8p8q-4r-9s3v-16w10x10y-3z-4B14C-17D-3| #you
danger~a-11d-7e-4h14i9j-15l-3m3p5q-6s5t-5u14w-17x-3y-7z10B5C-3| #you
end~a-15c13g-5i-13j-20k33l-13m-5o7r-6u20w-14x10y9z-14A-7C-5| #you
lie~a-4b-4c-11d-8e7g-4i-9k10l7n5o-8p18q-6r-11s-4v4x3y5A-6B5C-11| #you
past~a-3b6c-3d3f-7h3i3j-5k-4l7n-10o7p3r-3s-4u5v-3w-5x13y-14z-7A-8B11C-9D-5| #you past
I~a6b3c3e4f7g8h7i5j-6k-3l3m-6o11q-4r3u6v-3w-5x12z-6B8| #you:
I~a-5e3f10h-18i-3k5l-4n8o-12p7q-7s-6t6v-4w3y-10B9C-6| #you:
asked~b5f3h10j5l-3m-9n4p-9r4v6x10y-7z-8B9C-11D-5| #you:
ballot~a3d-4e3f-9h-3j17k-4l-13m8n-3p-14q25r-16s-5t5u-19v-8w24x-11y-11z4A11B4C-9| #you:
belief~a5b-12c-4d4e-5f-5h-7i-5j-6l6m-4p-9q-3r8u5v-6w-5x-6z6A-5B-3C3| #you:
betrayal~c-8f-4g5i-8j9k-7l4p-8q-4r12u-10v4w6z-3A-5B5C-7| #you:
bond~b6d7e5f3k-5l-4m-5n3p10r-13s3t-4z-4B6C-9| #you:
camp~a3b-4c7d-8e-5f-3g-3i-11j-8k-8l17m-8p10q-8r-5t5u5v-4w-6x-3y9z-6A-7B4C-7| #you:
company~a5b-5c-3d4h-9i-6m-8n6o5v-9x15y-5A-7B8C-10| #you:
conditional~a6b6c-8d8e-4f-5h5j3k-4l-4s-3u-6v9w-5x-7y13A-6B3C-8| #you:
danger~a-3b-7d-12e3f-3h14i4j-6k-3l-9o-4p8r-4u6w-8y-6A3C3| #you:
end~a-5c-10d9g4j4k12l-9m-5n7o-5q3v4z-10A-4C-4| #you:
future~c5e-4h-5j-8l14n7o-6p-6q4s-8t8u13w-7x3y-8z3B-5| #you:
he~a9b-4d6e-10h-3i-6j8k-4o-5r4v7w-5x-5B3C-4| #you:
hearsay~c-5d-4e7f3g3i-3j-4k-4l10m10n-6o-5p8q-6s3t-3u4z12A-3B4C-7| #you:
lie~b-10c-12d-6e19f-5h-7i-16k8l3o-5p20r-17u-3v9w-6x-8y9z-4A-3B4C-6| #you:
mercy~b5c6d-7e-7f4g12h-3j-5n10o-4q3r-10u9v-3w-9y7A-7B3C-6| #you:
moment~a4b8d-5g5h6i3n-5o-3p5q-7u-3v-4w7x-5y-3B9C-4| #you:
named~c7d-5e14h-10j3l-10m-3n6q5s4t-4v-10w9x9y-4z-5A-5B11C-10| #you:
no~a4b5c6e-3f3g-3i13j-3k-5l-7m7n-9p-5r6s3u4w-6x-5y-4C-4| #you:
not~a4d3f4g-8i20j-14l-7m-4n-12o11p9r-7s-4t3u20v-3w-18y-7A-4C-5| #you:
numbers~a-3b-9c6d7e7h3i9k-9l5m-3p-4r4u8x10y-7z-4| #you:
ought~a9c5e-9f8g3h15i-10j9k-8l3m3n6q-11s4t-4u-8w8x5y-7z5| #you:
out~a-11b5c7d-4e-3f-4j4k-15l4n6o-10q6r-4u-3v-15w12x-9y3z-3A-4B5C-6| #you:
past~a-6b-5c-14d-10e16f-3h-11i-6j9k-10l3m3n-7o3q-7u-11v9x7y-10z6A-8B18C-16D-3| #you:
secret~a-4b4f-9i-14j-11k-13l22n-5o4p-5r7u9v-8w-9x4y-4z-5B3C6| #you:
strength~a4h14k6m-6n-7o12p-6q-5u4v-4w-3x15y-6z-6A-4C-4| #you:
they~c-6f-7h4i3k-10l4m5n-3q-5r4u-7v4x-4z5C-3| #you:
what~a13d-12e-4f3g3h4i7k-3l-7m14n-4o-6q6r-3v9w-6x-9y8z14A-3B3| #you:
who~b3c-4i6l-4m12n-3o-12p-11r4v3w-5x-5y5z6B3| #you: why~a-3b-3c-4d18e21g-4m-6n-4o8r-3x8y-3z-5A-5|
#you: wish~b10c-5d-10e-4g8h-3j6k-4n9o-13r-3u-5v-5w10y12z-7C-5| #you:
yes~a-4d-7g5h-9i-7j6k-3l4m5n-11o8p9q-4r-9u-6v4w5x5z-4A-3B7C-10| #you:
you~a-7b-4e6f-8g-4h-4j-6m-12n4o8q-3r-4s-5t6u7v-7x15y-8z-11A-9B27C-20D-10|
's~a3c-6d-5f-4g-3h6i-4j8k-9n-3q-3s7t-7u-8v5w-11z-4A-7B-17C18| 's a~a-8b13c-4e-3g3r-3B-3C4| 's
been~g3h8p4r-3B-8C6| 's getting~a7c9f3i-4j4| 's got~b-4d-3f3h6i7l-3m7n-6o9p-5q-3r7u-3x4y-5| 's
name~a12b-3c10d-3f3h-5m-13n-3o13p-6r8y-12z11B5C-7| 's not~b3e6g-4h-6p4r-3| 's
on~b3c3g4i-5j5m-5n10o-4| 's sharpening~h6| 's sitting~a6g5| 's the~a15e-3g3h-5i-3j7l-3p-3q5r-4u-5v4|
's torch~a7b-4e-3| 's vote~a-13c-4d4e3m7n-3o-6r-4| 's worth~a-5b6|
,~a-11b-3d-13f7g-4h-7i-7j11k-9m7n9o-16p5r-4s-4t4u-7x-9y10z-4B6D-16| , ,~a-5c-12e13g-3p5r-5x-4y5z-3|
, .~a-5c-11d4e10h4m3p8q-5r-5x-4z5C-3| , ME~c-7d-6e14p9r-5| ,
NAME~a4b-3c-3d-11e-14f14h6i-14j16k-4l-6n-7o12s4u-19v13w5y-8z12C6| ,
YOU~b8c-12e20f-4i5j-8k3m-3n-9o9p-4u5v-9x3y3z-15A7B3C-4| , a~b-4e13h-4m-3n7o-6p4q4r-4v4| ,
about~a-3d-4e5p7r-7x-3y7| , after~e10q3r-4x3y-5| , all~a-3c6e-6i-6l3p-4w6C11| , always~m3p-4r6| ,
and~b-9d-4f10h11i8j9k5m11o-9p3q11r-11s-3t-4u-5v6w8x-11y8z9A8| ,
are~a-9c-5d15e12g-3n3p3q-4x8y-3z-6B-3| , as~b5d3f5h-3j-3l4m6o-9r-4w-3x-6y5| ,
at~d-3e6j-4l3m-3o3s3t-3u5v-3x5z-7| , because~a4b6e3f4i-6l6p3q3w5x6y-7| ,
before~a6c4e-5g-3i-3l3r-4x-3y4| , behind~e6y4| , bru~p-6q3| ,
but~a9b-13c-3f10g6h10i-4j3l5o-6q-4s3t-3v-9w3z4A-3B-4| , can~a6b3c4e-3m-3n5o-4q3| ,
come~d3i3l-3m6o-4x-3A6| , deal~a7f4| , dear~a3f3j3p6u-3v5x5z-4| , did~d-8e-3g4n-4o3q-6r7y6z3| ,
do~e-5l-7m-5n-5o7p-9r8s-5t5v6w6x-9y6C-3| , does~a-4c-4d8m5n-4| , eh~a-6b3d-6e7f5p-6| ,
even~a-6d7e-4m5n-5x-3| , everyone~a3b3m-7o8r3| , for~c4f3i-3j3l3p-5r5u-6v5y5z-6C3| , has~d3m7n-5p4|
, have~d5e7n3p-3x7y-3A-3B-3C4| , he~b9c-4d-3g4h5i3l-4n8p-9q-3r6x5C3| , heads~a-3r8| ,
honestly~e3f3g3r-3x-10A10| , how~a4b4d-7e5m-3n4q4r-8x5z-3B3C-3| , however~c-9h3| ,
i~b-3c5d-5f5g-3i-9j7l4m3n7o-13p11q-7r-9s-8t8u-4v-3w7x-7y3C-6| , if~a10b-8g-5h-6m-6n4o3p-4q4w-5z6A-6|
, in~b-4c4d7e4f6i-4j5l-3m7n3o-12u-5v8w-3x-7y5B-3| ,
is~a-11b-10c-5d12e13g-7h-4k-4l5n6o-11p10q-6r-10u3v-3x-4z-9A7B3C-4| ,
it~a3b-12e-12f-4g-7i7l-11m4n3o-7p4q3r-5u5v-4w-3x-6y3A4B-6C5| ,
just~a5b5c-5d-8e-5i-9j8l-7n3q-4r4u-9w7A-4| , keep~b6i-6j6r4u-7w6| , last~c-5e8m-5o7p-6q3y4| ,
leave~b7p-5| , let~a7b7d-4g3i-6l7p6q-3r-4w-5| , like~a-6d-4e4g-3h3i-7j4m-6o6p-8q3r4u-4w4x-4y4z5C-3|
, love~c-4d-5e7h5j4p4r-4u-3z-3C3| , madam~e6f3j4p9q-3r-8u-6v8| , mate~b-3d-6f-5g5p-7q4r7C6| ,
may~c7g3x-4z4| , me~b-4c8h-4i-6j-3k10l-4m-8n-7o16q3u3v10w-3x10y-4C3| , mine~j5o-6u-4w3x3| ,
my~f-3h6i6l-6n-6p5q3r-6u3w-5x-4y-4z7B-3| , never~a4c3p6w-3| ,
no~a12c-9e4f-5g4i-7j13k-4n4o-6p8r-3u-11v9w8x-7y4z3B-4| , nobody~b3h-5p3r-4u-3v6x-3| ,
not~a-3e-3f-7g11i12j-5k-8l-3m-5n6p-7q-8r13u5v-5A-5B-9C7| , now~a5d5e-3m-7o5x8z-7| ,
of~b-3d-3e11w5x4| , okay~a3b3c5d-6u4| , on~a4c-3e-3f4j-3k3o-5p10r-6v3w-5z-4| ,
one~a-6b-6c-3e7i-9j-5k6l4m-3q3u5w-6x7| , only~a3d3e-4j3m4o-5p5r-3u-4w8x-3A4| ,
or~a-14b-3c-5d10e-11f-3g-3h-3n4o-7p6q-9r5w-3y4z3A-9| , our~a-3e6| , out~a3c-3o3p6q-3r-5x4z-3| ,
please~b-4d13e4m3n-7p3r-4s-3t3z4A-3C3| , same~a3c4e-3f-3j6k3p-4u-4w3| ,
she~a8b6c-6d-4i-3j-3k4m-5o3r-4v-3w-3x6y-6B-7C13| , sister~h3i8j-3k-3w-5| , six~n3p-6q3| ,
so~b3c-4e-3g8i10j-10k-4m8n-4q-5u9w-7x-9y7z10A-4C-3| , son~h3m4n3x6| ,
that~a-5b5e5f9j5l-4m-5o6p-4q-3t-3u-5v5w3x4z-3B-5C7| ,
the~b-4c6d3e-8i-3j-4k4n-3p-20q8r5u7v-7w-4x-6C-4| ,
then~a-9d6f10h-3i-5j4l-3m4n-3o-3p-6v3w-4x-3y-6z7A-4| , there~a4c3d4f-3i-8m6o-4p3q-3u-3z5A3| ,
they~c-4d-3e3h12i7j5k-3l-7r-6v5| , this~a8i5u3| , though~d4f9m-4o3q3r-4s-5t5x-4y3| ,
three~c-5d-3h5p-4q5r-7v5| , to~g4j-5k4p-6q-4r6w-3C-3| , tonight~a7c4e-7h12i9k-4l-4m6n-3o-3w-4| ,
two~c3e-5i5u4v3w-3x-7y6| , unless~a6| , us~a-3c6| , vote~p3q6v-3w3| , was~a-3d5e5g-4m4y-8z4A5C-3| ,
we~a4c-6d-5e-4f-3g3h4i-8k6l-3m3q-9s3t-4v3w4x-5z5| , what~a3e3g7h4i3m-5o8p-3v-3y5z-3| ,
whatever~c6i-4l5n-3o3p3| , whether~d6j4n3u-4v4| , which~a-5d8h-5k3m4o-4r3| , while~f4p-4r6w3| ,
who~a3b12e3g6h-3m13n-6o-3q-5u-3w3x-3z9B-5C5| , whom~j3l5u6v-3w5| , will~c-8d3f-4n3s-3t3x3z-3B3C-3| ,
with~c-4d4e7f-3g4i-6j5n8o-8r-3u-7v3w-6x-8y4C-5| , without~a-4b6e-3| ,
would~a-4b4d3e-6g-3h-3n9o-7x-5y3z3C-5| , yeah~a4d-3e-3h5m-3o6w-3x3| , yes~a-8c-5e-6f4k6v-5y6z-5| ,
you~a-4b-10c21d-7f6g-11h-8i-4j-9k-3l9m-3p7q4u9w-12x10y-5z-6A-5B4| ,
your~c4d-4e-5f-5i6k-3l-5o5p-7q3r3u8v-3w-7x7z-8| , ~~b-3c5e5g4h6k-13l5n-3p9q-8s-9t9w-5x-4y-3B9C-8|
.~a3c-3d-17f-12g-8h-3k-6l-6m7n-10q-3s3t-4v-4z6A-4B6C-3D-22| .
$~a3c-3d-17f-12g-8h-3k-6l-6m7n-10q-3s3t-4v-4z6A-4B6C-3D-22|
=accuse~a-19b-12c-44d-17e79f-23g-16h-29j9k-6l-5n-14o10p-11q-16r14s-4t4u-5w4x12y-14z-9A5B6C-12D-3|
=agree~a-40b-13c-6d-17e-33f77g-35h-16i-17j17k-3l-3m5n-7o4p9q-13u-12v14w-3x-5y3|
=ask~a-33b-21c-31d55e-21f-12g-6h-29j6k-5n-10p-12q-6r7s-3t3v-16w13x-7y-8z-7A-3D-3|
=promise~b-12c80d-33e-25g-11h-14i-6l-8m-3p3q-13r9s5t-5v-13w3x-9y5z10A-11B-7C4|
=propose~a58b-16c6d-45e-17h-16i-9j21k-13l-22m-5n9o7p12q6r-7s3t-4u-15v17w-8x14y-7z12A-8B-4C4|
=refuse~a3c-12d-15e-20f-27g58h-9j-15k8l10m-4n3o13p-5q8s5t-5u8v-13w-9x7y-6z4|
=spare~a-43b74c-20d-7e-11f-4g11h-15i11j-8k-4l-7n10o-10q10r-11s7t-8v-6w6x3y-6z-4A9C-3|
=warn~a-18b-18c-3d-22e-19f-7g-12h52i28j-17k-10l-8m-10o8p5q10s8t-7u18v-8w-15x6y-4z-4A-4B-12C7|
?~b-4c-10d14e-9f-15g-11h-18i3j-9l6m-3p-4r3s-5t5u7v-3w-10y-6z-4B3C-3D-7| ?
$~b-4c-10d14e-9f-15g-11h-18i3j-9l6m-3p-4r3s-5t5u7v-3w-10y-6z-4B3C-3D-7|
ED~a-3b4c4d-7e6g6h-4n6o-5p-4q12r-8v-6x7y-3z-4A6B9C-15| ED ,~a5d-5h3i8l-4r-3| ED
.~a3e-6f5h6k-10l4p-3q3v-6| ED and~e-6i5| ED at~d3e-6p-3r4| ED for~a-6c3e3i-3p-4q6r-5| ED
it~e4m-4x8y-6| ED me~d-6e10f-3i4p-11q6r6C-3| ED my~g3i6C-3| ED on~a-5d8i-3k7m-3n7o-3x-3| ED
the~a-3f3i-3j7p7r-6v5x-5y7| ED you~e5m-3o3p-4r6x4|
ME~a-4c-19d-10e33g-3h-4i-7m5n-5p9q12r-11x-3z-6A6B3| ME ,~c-6e12h-3p11q3r-8z-4| ME .~a-5c-6e9f3p3B3|
ME ?~b4d-6|
NAME~a22b5e-8f-5g-3i-7j10k-10l-6m-3o-4p-9q-4r10s36t-34u-14v25w-11x-16y30z-18A-24B-17C19D-7| NAME
!~a-12e6p-4q5C-3| NAME $~a9b-3d-3h-3k-4v9w-3| NAME
's~a3c-5d-5e-3f-4g-3h6i-4j8k-9n-3r-4s7t-7u-8v5w-11z-4A-7B-19C19| NAME
,~a12c4e-4h3i-11j9k-8l3m9n6o-19p17r-3u-6v8w5x-15y10z7A-11B5C6| NAME
.~a16b-4c9d-4e6g9i-6j18l-9n5q5r4s7t-3u-8v19w-4x3z12A-6C-3| NAME
?~a14d-21g14i5k3n12o-7q6r-9v3x11A-4B7C-9| NAME about~c4e5i-5j-3l6p-5r5u6v-9x4y-7| NAME also~a-7|
NAME and~a-9b-11c-6d-5e-14f-5g-3h-4k5l-6m8n-6o4p-14r10t4u-7w7x3y7z14C3| NAME
asked~a-3e-4h9i5j-3p-4r3u6v-6y-3z3B4C-6| NAME at~b-5d5e3i-3j6k6m7n-4o-3p8r-4y-3C-3| NAME
came~a-3e-6h7i4j5n3r-5v3x3B-3C3| NAME can~d-3e4n7o-3p-6q3| NAME comes~c3d4p-4q3x8y-5z-3| NAME
does~a-6b8f3n4o-3p-7q11r-6w-4B3C-3| NAME ever~b3g6| NAME first~b-3e3h4p-6r5| NAME
for~a10b3e8g4i-7j6k-3p-10q3r4u-3v4w-4y-3z7B-3C10| NAME gets~a3c7f3i-3j4m3o-3u-4v4w-3y4| NAME
go~a-5b-4e3h5m5n-9C9| NAME goes~a-4b5c3e3i6j-6r-4v-3w3B-3| NAME gone~a4n7o-6| NAME
has~a5b-3e-6f-4h6i-5l5p4x-4B-8C7| NAME have~a-4e10i7l-4m-4o4p-3r6u-7v5x-3C5| NAME
home~a-5i6j-8p-3r3| NAME i~a3b3c6e4g3j4k3l-5n-3o6p-11r9u-4v4| NAME if~a3j3u-6v5| NAME
in~a4j4k-4l-3n5o-3p6r-5u-4v4| NAME is~a7c-10g3h9l-4m4p5q-10s3t-3v-4w7x-12y12z-7B-14C13| NAME
it~a-6c5f9g-4i-5j7k-3p7r3u-7v4| NAME knew~d9e5x6y-3| NAME knows~b3e8h-4C-3| NAME
last~d3k3l-3p-3q3v6y-4| NAME made~d3p-3r3x-6y7| NAME makes~i-3l6| NAME my~d-4e9h-3p-4q-5r7| NAME
never~a3p5r-6B-3C3| NAME next~a-6| NAME off~h-3i4j-3p-3r6u5| NAME offers~d6i4| NAME
on~a13c8d-5e-5f3h-3i-11j6k-3m-4n7u-4x-3| NAME one~a-3e4p5r-7s4t-4| NAME
or~a6b-3d10i6j-6m14n-11o-6p6r-6| NAME out~a4c3i6j-3k3l-7m-7n3o6x7y-6z3B5C-5| NAME remains~b8g4| NAME
right~a6d-5| NAME said~b3c-3e-10h9i4j-3n-3o4r5s-3x-7y7| NAME say~a-4d10e-3m-4o4| NAME
says~a-4d9h-5j-4m-4o4p-3u3v-6x7| NAME should~a3b5g4i-4j-7k-3l12u7v-7| NAME since~d-5n6o-6| NAME
stays~b15c-3f3g6| NAME swore~e7p4r-3| NAME than~a12g-4i3j-5k3u5v-4| NAME that~a-5h7n-6o9p-3x7y-5|
NAME the~a3e7p5r-3| NAME there~a3b7p3r-6| NAME this~b9d-3p-4r3u-3v3| NAME though~a3g3m-5n6o-3| NAME
to~a-7b3d5g-4m6n4o-10x-7y7C4| NAME told~e-5h-7j4m7o-6x-7A12| NAME tonight~a3b-3d-10f4i4j-4u7v-5|
NAME voted~d7m-3| NAME walked~e3p-3B5C-6| NAME was~n4o-5B5C-6| NAME went~d-3e-5y10| NAME
were~a-3d6e-9h-4o-3y-9| NAME when~e3n3q8r-3B-3C3| NAME who~a4c-5d-5e9g4m-8o6q-4s-4t5y3z-3B-6C7| NAME
will~c-5g-3j-5m6o-5s3t-3v4y5z-4| NAME wins~b-3d3m8n-3o-6x7y-7| NAME
with~a-4c-3d-5e-7f3i3j-4n5o-4p-3q-4r6C-3| NAME would~b-5d-3k8m8o-9p10r-8u6x-11y7| NAME
wrote~a4e8q6x-4C4| NAME you~b5c3g4h-4i4l-3m8o-10p6q-3r-3x-3z5A4| NAME
~~a-10c-4d-5h9i7j-3l-3n-8o10q-3s3t-3u-3y-5B-10C8|
YOU~a-8c-5f-11g-10h12i13j-11k3l-12o3q6r-3s-3t3u12v-10w-8z-13A6B4C-5| YOU
,~a-7b3c-3d3e-5g-5i8j-4k-3l-7m-3n8p-4q-3r3v-3x5A3| YOU
.~d-5e4f-11g-3h5i9j-11l-4m4n-5p6u8v-9w-8x-11y7z-7A5B3C-4| YOU ?~a-3c-3d3e3h7n-4p-5q5r-7| ^
,~c-15d-5e26i6p18q-9r-11| ^ ED~d-4e3j-6k-3l7p-5q10r-6u4| ^
NAME~a6c3d-9f-9g5h3i5l-10n7o-4p9r-8s14t-18u-9v12w-12y9z-14A4B-33C27D-3| ^
YOU~b-3c-8e-16g-3m5n9o-9p3r-4u-3x-5| ^ a~a6b-5c5d-5e12j-4k4l5m5o-7q-6r11v-5x-8y8z8C-4| ^
about~a-5d5f4m6o-6z3| ^ absolutely~a-3f-4g7m-3o4| ^ ah~c3e-3g5j-3l6u3| ^ am~d15k3m6n-3o-4z-6A7| ^
an~c-3f4m5n4p-4r4x7y3| ^ and~a-5b11e11f10g6i-6j-3k9l4m10n5o-9p8q11r-10u8v-9x-9y7B8C-11| ^
any~a-4c5d9f-3i-5j-8k-3l11q-6r5u7v-4w-6x-3y-4| ^ anyone~b3i4l-4o-3u-3w3z-6A3| ^
anything~c6f-3k-5l6m-3n-6o7z8| ^ are~d4e-10h-6i-3j6n4u-7v8x5y-9z-5A5| ^
as~c-4d-3e-4f5h-3i11j-3k-5l-4n-3u4w-3z-4A4| ^ ask~a-5c-6d-6f-7g-3i-5j3l3r3v-11w11B3C-3| ^
at~b-3f-5k5l10x-3y5| ^ be~a-5c-3d4e-4h6n-5y4A3| ^ before~c-3d5e-3i-5l3n5o-3p5r-6x-4B-4C5| ^
between~a5d5i9l-3o-5p7q-4r-3x-5| ^ bravo~a-4c-5e7| ^ bruh~q7| ^ but~a3c4e-7f13h6i5l-5n6p4q-3x7y-4| ^
by~d-3e-3h4j3n-3o7u-4v7x11y-7| ^ bye~a6f-4| ^ can~c-5d-6g-10h-3m-4o-6p5r-3x3A-6| ^ careful~a-4h11| ^
come~a8c3f-3k7p6q-3r-4v3w-4C-3| ^ consider~a-7c7f9v3w-3| ^ could~b6c-3e-7m5n-3z-3| ^
count~a-7b-3c3e-6f7g4i-8j10k-4u-8v4w3| ^ deal~a-3e-3f12o3v-3| ^
did~a-5b-3c-5d-9e-6h-4n-10o9p5r-8x3z6A-3B-5C4| ^
do~a-13b12c-11d7e-4h12j7k3m7o-8p-12q10s-3v-4w3x-7y3z-7A10| ^ does~a6b-6c4f-3g-3i5k-6l-3m-9n-3o10y3|
^ done~c6| ^ enjoy~h4p6q-6| ^ et~d-5e8| ^ every~c5i-4l3p-3q-3r6C7| ^ everybody~a3e-3g3h-5p7r-9| ^
everyone~a-5b4m6o-5p-6r4x-5z-3A7| ^ everything~a-5d4e6p-9r6B-5C4| ^ explain~c-3d10e7m-6o8x7| ^
fair~f7j3u-3v8w-3| ^ fancy~a3d-3e4p-4q-4r7| ^ final~c9e-3k3| ^ find~d7g9m-3o4x3| ^
fine~f6g-3h4m-3o5| ^ five~a7c-4d-4e3p-3q7w11| ^ for~c-6e4g-3i-3j3n9o-9q-6r4u-3w4x-9y7| ^
forget~a3b-4g6| ^ four~h-6m-4o8q-3v4z3C-3| ^ funny~a-3c-7d-3e10p-5r4| ^ get~a8c-3e3r-3| ^
give~a-3b7d4e-3f-3i-5j6k-3m6n-5o-4u-3w6x-5z7A-6| ^ go~b3c-6f5m3n-3o-3z3C9| ^ good~c-4h-3i4k6p5r-3| ^
guess~a4d-11e3h4p-4r6| ^ half~c6d-3i-3j-3l6r5u4w-3| ^ hands~a-8b5| ^ has~a-6d17e-4h-4n-3q5r-4x-6A3|
^ have~b6d-10e-7h3m6n4o-4s-4t4x-7y-3A9| ^ he~a5b4c9d-6e10g4h-9i-3j7l-3m3o-3p-4u-9v12B-9C7| ^
heard~e-8h7o-4x-3y8| ^ help~a7b-3e6l4o4p-3v-3x5y-3| ^ hm~a-3f-6| ^ honestly~c-3e-5g-3m-7o10w-3y4z-3|
^ how~a5b-5d-7e8g-3h-3j3l-3n3o-5p-7q-10r9u-4v4x3B4C-5| ^
i~b-3c-3f5h7j4l-3m8n-3p-5q6r7s-6t4v4w3x-4y12z5| ^ if~c3e-9f-3h-3j-11l7o4p-7r5s3u12v-7w-8x7z-7| ^
in~a5b4c-4i-10j4m-10n7o6p3r-4u-6v-4w7x8y4z-6A-4| ^
is~a-19d16e-6f-3h-7m5o-3r-5u-3v8w-4x-6y4z-6A5B-3C4| ^
it~b10e-4g-3h-3i-3k3l-3n9o-7q6r-3s-5t5v6y-3B-5| ^ just~a-4c4d7h5j9k-3l-6m3n3p-3q-3r5u-8w11y3A-3| ^
keep~a-5b10e-8g-3h14i-6j4l-3m10n-4o-4u-6w4z3| ^ leave~a-3b19d-3f-3g8j-3l4q5r-3u3v-3B4C-5| ^
let~a4b4c4d-5e-9f-4h-5i9j-13m10o-3p-5q-4s5t-5u14v-4w-12x-10y-3z14B-8C5| ^ listen~i3j-5q5u4v-6| ^
locked~c9j-3| ^ lol~b-3e5f-7h-3p3| ^ look~d5e-5j6k-5n3o-4u-5v5w7z-3| ^ lord~b8| ^ lovely~e8| ^
make~a3q6| ^ maybe~a3b-3f-3g-7| ^ me~a3b11c4d-13i4l-4m-7n11p-6q-5r7s-3t3w4x9z-7| ^ mine~e7j3v3| ^
my~a9b-11e-14f-14g-3h-6i-6l-3m-8n8o3r-3u4v-5A-7B3C-4| ^ nah~a7b5c3d-3e-4f-5g8u-4| ^
ngl~a5b-3d-3f-3p-3q-7r7| ^ nice~e7f-3p4q-4B7C-7| ^
no~a6b6c10d-7e-4g4h-3i-4j-6k6l-4m7n-4o-4p-5q3u3w-10x-7z5| ^
nobody~c5e-5f-4i6k-6m8o-12q-4s3t4x-3y5z5A-6| ^ nope~d-3f-4g6| ^
not~a4b3c13d-7f-6g17h-8i-4j-11k-4l11m8o-10p-4q8r-6u10v-11w-8x-5z4B-3C10| ^ nothing~a-3e5n-7o6p5r-4|
^ now~b-3e-5f5i-3k4n-3o4p-4r4x-7y8z4| ^ of~b3h-5m-6o4v3x3A-3| ^ ok~c3f3i-6j7o4p4r-3u-6v4w-4| ^
okay~a-3b4d-5f-5g-5i3j3n6o3q-5u-4v6x4y6B3C-3| ^ one~a-4e3f-5g-4j4k-3l-3m4n-9p-5q3s-3t3v6w-6z-4B5| ^
out~a8e3o3x5z-5| ^ people~d4p5r-6z-3| ^ permit~o4p6z-3| ^ picture~a6| ^ pity~b3e6| ^
please~a-5b14c-4e-8g-3i-5j5k-3u-4v-3w7z-3| ^ poor~h7| ^ provided~e-3f6| ^ reckon~m-5n10o-5| ^
remind~d4m-5o3p-3x6y-3z-4| ^ say~a-3c3f4g-4j4k-3l-7m3n7o-6p-7r5u-6v-4w8| ^
she~a4b10c-3d-11e9h-3i8j-4l-3n-4o3q-8r6s4t-4u-5v5x8A-6B-15C14| ^ should~b-3c4d7i-4l5o-5z-3| ^
show~a-3b4c-6| ^ simple~c3d4m4o-6| ^ since~e4p-3q-4r5C-7| ^
so~a5b-11c-8d10e10f-3g-3h12i3j3k3l-5n5o-7p-6r6x10y-9A-6B8C-11| ^ some~a-3c-3e6p-3| ^
somebody~b-5d7j3m-7n-3o10p-3q-4r3v3x4z-4B5C-4| ^ spare~b12c4e-3i-4j6q-4r8u-6w4| ^
still~d3j-3m-3n3x6y-3z-3A-6| ^ stop~i5p-9q3| ^ strange~p7r-5| ^ suits~f7v3| ^ suppose~d9h-3m4o-5z3|
^ swear~c-3d3i-8k4n-3| ^ tell~d10e-11h-3i5j-3l-6o-6v-3| ^ thank~c-5e-7g4n4o-6u-4v5x-4| ^
that~a-9c-7d-5e7g10h-4i8j-7k-4l3m-9n-3o10p3r-8u5v-5x8B4C-6| ^
the~a6b-12c-7d-13e6f-11g-9l-8n-5p-14q3r8v4z4A5B-7C5| ^ then~a-5b3c6d-4f8i-3j7k-3p5q4r-4s-3t4| ^
there~a-5b3e3f-3g-5h5i6l-3m-3n-3o7p-5r7u4w-4x8y-4B4C-7| ^
they~b-5c-3e-6f-3h16i11j-5l-10m8n-5o-6u4w-6x-6z-3A4B-3C3| ^ think~a6| ^
this~b-6f-4m-4p-3q-3r6u5w-3x3z-4| ^ three~a-3c-4e10m-12n-3o13p6q3r-8v5y-3| ^ time~a10b-3e-3| ^
to~a-6c4h3k4r3v5x-5C-3| ^ tonight~a7i-8j9m-6o9p5u-10w8x8z-5| ^ too~a3g8| ^
two~b-3d-3i-4j4k3l-4m6o-6p-10q7r5x-5B5| ^ um~f-6| ^ very~a-3c3f6i3j4v4| ^ vote~a14c-4p3v-6w5| ^
watch~a-6e-4h5| ^ we~a-7e4f-7h-3j-9k12l-13m-8n3p13r-14s4u9v-3w-5y-3z-4B7C-10| ^
well~a4g-5j4m-6o7p-4q3x8y-3z-4| ^
what~a-6c4e-6f-4h-8i-14j-15k-7l18m-5n-11o15p-4q6u15v-10w-11x10z-3A-4| ^
whatever~a-8b3c4d-5f-4i-5k-4l7p-7r6v-5w7C6| ^ when~b-5d4i-9j-9k8l3n5o-5p10r-11u7v-3w-6z-8C-4| ^
where~a-7c7d9e-7f3g-4i-3j3k-3p-3q4u-3v-4w4B-5C4| ^ which~a-3e3m6n-3| ^
who~b-8c3d4e-13f-4g-3h-4l-3n-10o5p10q-14v3x-6y-12z10A-4B4C-4| ^ whoever~i-4j7k-3u-9w9| ^
whom~a4h10n3o-3z3| ^ whose~d4e-3m-5n8o-3| ^ why~a6b7e18f5m-9n-7o13x10y-5A-9C3| ^ will~d3j-4u3v-6| ^
with~b-3c11e-8i6k6l-8m6n-4o-5r5u5w-5x-4C8| ^ without~a-3b9| ^ worked~c-6d-3| ^
would~a4b-7c-4d8e-8f-4h-4i4n8o-12y3A-5| ^ write~a9c-4d3i4| ^ wrong~a3b-3g6| ^ wrote~d-3e9| ^
yeah~a-6f-5i-3l6| ^ yes~a-5f12g-5j-3n-7o6r-3x7y-6| ^
you~a5b-9d11e4f-8g8i-4j9k6l-13m-5p-3q-9r10u-12v11w5z-3A-4B12C-9| ^
your~b-9c7d-3e9f6g-4i-11j-6l13m-11o8p13q-6r-13u6v-4w-7x-4y-5z14A-9B5C-3| ^ yours~c4d7h7y-5z6| ^
~~a3c6d-5f10i-4j3k-5n-11o16p8r-4u-6v-4x13z-13A-6B10|
a~c-11d-5f-10h-6i-5k3l8m-3n17o-15p-4q-13r8s5w7y-4z7A-13D-7| a .~c-3e10p-4q4| a bag~p-6r7| a
better~a8c3e-4g-4m6o-6u-3v6x-5y-4z9| a big~b3e3i-4l5m3n8q-4r4z-5A6B-3C3| a
deal~a-3e5f4o3p-5r8x4y-3z-3| a fairy~m8o-9x-6z5| a favour~e-3p-6q5s4t-4| a final~b-3c-5e12p-6r5x3| a
fool~n6| a friend~a-3b-3c-3d6h6n3p-3q-3r7A3B5C-6| a goat~f3g3p7r-3| a
good~b4d11e-7g-3j-8l8n-3o4p6r-6u7w-6x-5z4| a great~g4m-5o6x3z-3| a horse~a8| a list~e6p-5r3| a
little~a-4e-4g6m-4n-6o7p-7q5x3| a man~d-3e8| a million~a6| a
name~a4b-4c3d11e-4i-6j8l-3m10o-12p10q-9u-8v-4w9x-8y4z13A-8| a nice~a6c6e-4| a pact~e11| a
personal~a-7b9h-3| a plan~a-4h5k-6l7m3n-4r3z6A-3| a plate~a3d-6h5| a promise~a-4c-4e11i-4p8r-7v-6w8|
a second~a3b-3c11e5h-4i-3j3l-3n4p-4r5u-3v5y-3| a secret~e7| a shield~b6c-3i6j-4u3| a
single~a11b3d-7r-4| a soul~a-3c3i-7l4p-4| a stranger~c8| a vote~i6j-6m-4o5p-5q5r-6u4x5y-3| a
waste~g6| a word~a-5c4d-3g-3i-8j-3l9n-7o6p-11r6u10v-8w4z4| a
~~a-13b9f-4g-8h-4j-6l4m-5n9o-5q-4r3s-3v-8w6x13y-5z-8C-5|
about~a-3b-13g-10h-9i-5j-5k-9l15m-3n-13o13p5q-15u13v-15w-3z6B4C-3| about
NAME~b-4c-3e-5h-3j-6m5n7o-12p12q8r-8u3v-6x-19y9z8| about
it~b4c-3i-4j5k6m-3p-6q-5s3v3w3x7y-5z-11B3C-3| about me~d9h-3i4j6m-3n-4o11p12r-11s-4t4u4v4y8C3| about
my~c-4e7i8j-5l-4p-7r8u5w-4x3| about our~c6e3i-5j-4l8p-3u6v-9x5y-7C-3| about
the~a-4b-3e7g3i-5j-5k-4l7n-9o10p4q-6r4u5v-3w-5x-6y-3z6A-3| about tonight~d3m3n-5o5v-7w4x-5z6| about
who~b3m7o-9| about you~c4e-4i-7l6m-5n4q-5r4x8z-5C-6| about your~h-3n-8o7q-3| absence~b6d-4|
absolutely~a-3f-4g7m-3o4p3q3| accident~e3j6w5| actually~c-3e7m-7n7o-5t-3u-4v3x3B-3C3|
afraid~m-7o8p3r-3x-4| afraid of~m-6o6x-3|
after~a3c-5d-7e9i6j-6l4m5n-9p-10q9r-5u12v-3w-4x7z-6A7B5C-3| after ,~a7| after
NAME~b3j-4k4m5n-5u4v-7z6A7| after all~e12r-3| after the~a-3c-3k-7l7m-5o5p-3x4z-6B-3C3|
afternoon~b-3d5k-3m-6n-3o8p6q3r-10x5z-4| afternoon ,~d4k-3m-5o6p8r-8x4z-4| afterwards~a5e3f4j4p6|
again~a-6c-8e-12i9j-3k-4m12o-15p-4u6v3x-9y-3A7| again ,~d4e-6i5n7o-7u5v3y-4z4| again .~a-4b5c-5e-6|
against~a11b-7c10e-5g-6i10j-11k-6m17n-14o-9p-10q15r-12u11w-10x-16z6A7| against
NAME~a10c4e-3i5j-4m6o-4v-3x-4z7| against her~a9| against me~c-3e11j-3m4n-7p-4q6r-3x-7A5| against
you~a-4c6d-3e-6h6i3j-4k-4l4u4w-4x-4A3B-4C3| ago~m6n-3o-4p4r-3x-8z8| agree~b4d-5f-4j3n-3p5r-6u-5w3B3|
agreed~a-4e-3f6g-4n8o-8v4| agreed ,~a-7f4w-3| agreement~e9n-3x3| ah~a3c3e-6g5h3j-4l6u3w-3|
ahead~a-3d5e-6f5m-3x-3y4A4| alibi~e8| all~a5b5e3f3h-3j-8k5m-5o3p-3q3s-5t4v-6w7x8y-11A-10C3| all
,~a6c7j-4k-3m-3n4r-3x-3y4C-3| all afternoon~c3d8e-5k-3m-3o5u-3x4z-3| all day~a3f5p-4r6| all
i~a-3b8c-4h3A-5| all night~a-3d-5j-5k6q5r-4| all of~a6b-4c3e5g-3k-3l7m8o-3p-3v3w-3y-3z4B-4C3| all
over~e7m-3n3x3| all that~a4x7y-8B3C-5| all the~b3d3g8h-3i-3k7l-3m-8o3p7r-7w5y5z-3A-4| all
you~a-3v-7w4| alliance~b-4c4d-5e14h-3i-4j-3l4r3u6v-9| alliance ,~e6| alliance .~a-3c4i-4l5u4v-7|
ally~c-3e7m-7n9o-3p-5q3| along~g3i-4j9k-4l-7m14n-9o-5q-4r4u-10v3w6A-7| along
with~g3j3l-3m17n-13o-4u-3w5x-6| aloud~i6j-4p-5r3u4|
already~a3b-3c8e-4f3g4h4i-7k7p-3q-3v6w-8x-3y-3z5B3C-5| already .~e-3m5o-4x-3y-4z8C-3|
also~a-7c-3g-4h-3i4l-3m8p10r-11y3| always~b-4d-7e-5i-6j9k-6l-3n8o-8p-16q-4r16u-11w11x6|
am~a4c10e-12h-9i-5j7k3l-10m13n-3o-11p4q-3r-3s-4t4u-5v7x-9y6z-18A15B6C-8| am ,~e6g-3| am
ED~i10k-3r-3x-5y6| am a~b4h5x6y-5| am asking~b13c-5i-6j8u-9w7x3| am begging~b8i-3k-5l3u-3| am
curious~d6| am doing~c6| am down~f4j-3u3v-6| am i~a-5b-3d13f5k3m7o-7p6r-8y-3z-10A11| am
in~a-9c-8f10g-4i-5l5v-8| am never~a3c6| am no~b5c6i5k-3l-3| am
not~a-12c7d3f-13g4h3i3j-3k9l-10m7n-4q9r-9s3t-3x-4y6z-4A4B5C-6| am on~c-4h-3i-4j7u-7v6| am out~f-3g9|
am putting~a6c7| am saying~a6b-8g4v3| am so~c-4g-6| am sorry~c-5e-3g8h5l4| am
the~b6d3j-5k7l3m4o-3p-8r6u5z3| am too~p6r-4| am voting~a6c10e7j5p3q-5r3v3| am
with~c-6f13h-3i4p9r-9w6| am writing~a13c8d-6g4i-3j3| am ~~e-7j3p3r-5u-3v6w-3x-8y8|
among~c4g-3h3i7k-5| an~a-8c-3d11e9f-5g-7i12j-10l-15m-6n-9o10q-8s-4t4u5w-8x11z-4A-10B-5C3| an
hour~a-5h-5j-6m-3n-5o5p7r-7u5v-3x4y-4z-6| an
idol~a-5b-4d9h9i8j-3l-7m-5n-12o12p-9r9u4v-4w-3x6y-4A-4B-5C5| an old~b4c6d4h-5l-4n4o-5s-4t5|
and~a7e8f-6g4h-6k7m3p9r-8w5x6y-6z10A-5C3D-6| and ,~e5h6m-4o3p4v4w-3x7y-3| and
NAME~a-22b-11c-4d7e-6f-5g-8i7j-6k12l-12m14n-12p-14q-13r21s3t5u3v20x16y-8z5B8C17| and
a~b6d3e-3g3i7j-5k9m-4n-6o8p-5u5w-5z-3| and all~a9h-3i-3k-3l4p9q5r-8| and another~b-3e7| and
at~e4i3k9x-5y6| and by~a-3e11n-4| and do~a6c-5d9e3n-3o5A-5| and eat~q-6r7B3C-3| and
every~a5c3j-5k-8l11r4u5v-5w-3| and everyone~a-3m-5n8v5x5A-4| and he~a-10b6c-5h5p6r-5B-4| and
his~a4b-4f4h-3n5o7| and i~b14c6e-17g-6h-10i-4l-5m-7n5o3p8r-15u-6v-4x8y-4z-5C10| and
if~a3k-4l-3m-8o3u-4v3x7y-3z-4A-3| and in~c7i5j-4u3| and
it~a-5b-9c-3e-5h6i13l-10m-5n7q13r-9u6w7x4B5C-8| and let~b6e7n4o-3p-5r5C-4| and made~e6p-3r3| and
me~a3b-6c11e-8f3h4i-9j-7k15l-5m-9n14o-11p11q-3r-7u5w-8y-3A-9B-3| and
my~b3c11e-6g3j9k-3m-5n12o-5p-6r4u-6w11y3z-3| and next~b5i-6j4u-5w3| and
no~a-7e-3f3g-5i-5j6l4q-4w3x-4y6z-3| and nobody~a-6e-3j-3l5n-3p-9q-4r12z7| and
not~a-4d5g-3i3j-7l-3m6n-4p3q-5u5v-4x3y-3z4A-4| and now~b-4e5g7j4p-7q-3r10u-4v4B3C-4| and
on~c-3i7k4m-9n8p3r-4x10z-9| and one~a-8d5e-3g4i-7k5m8o-8p-5q7r-4x-3z4A5C-3| and
she~a-4d-5g3h5i6j-4n5p-5r5| and so~b-3c4e-3v6| and still~a3b-3c-6d5e-7g6i4k-3m3p5r-3u-3v4x-3z4| and
tell~c4i-3l4m-6o5x-3y3| and that~b-4c7g-3h-4k-7l-3m3n-7o3q5u-3v-6w5x-7y3z3C-3| and
the~a6b-6c-4e-8f-5g3h14j7k-8l5n6p3q4r-5u-10v3w6x-4y9B-5C5| and
then~a5b-9c-12e7f-4g-3h-4i-4j-4l5m-6n6o-3p6r-5u4w-3x4z-4| and
there~b-5c-3d-3g-3h-4j-3k5l-5m-3p8u3v-3w-3x-3B5C-7| and this~e4n6o-6q-3r4| and what~c-3g4h6n5x3| and
when~a-5c6d-3i-3m5o-3p4| and who~e9f4p-8q4x-8z9| and why~d4q-6r3z-4| and yet~a-4r8| and
you~a6c7d5e5i4j-3k8m-4n9o-5p-10q10t5u6v-10w5| and ~~a-5b4c3f3j3k-6l3m-4n4o-4p-3r3x-5y3|
angry~c-5d3e7g-5m-4n-6o9u3x3z-3| another~c-8d-5e11h-4i3j-4k3m3o-5p11q-4r-8u3v-3y-3z5B-7C6| another
.~e3p6r-5| answer .~a3e6| answered~i3n-3o5u4x6|
any~b3c9d9e-7f-6g-6h-6i-9l11n-8p11q-7r-7s3t-4u3x-5z-8A8C5| any news~c8r3| any of~a3i-3k4p-3z-8A5|
any say~a-4b6| anybody~b8e-5g-3h-5i5j-5m9n-5o-3p11r-11s-4t4u6w-6x-3z10A-3|
anybody's~a-3d6e-3m5n-3o-3x-5A4| anymore~a6x-5A4|
anyone~b6c9d-12e-13g-5h-7i-7k3l6m6n-6o-4p-3x-6y-3A7B3C-3| anyone .~e-5j6l-4u-6w6| anyone
else~a5j5l-3u-4w6| anyone who~b6e-3i6l-3| anyone you~a-3b7f5|
anything~a-5b-3d21e-10f-10g-9h-7j-7k-14l11m-3n-14o14p-4r3u6v-9w3A-7B-6C6| anything about~d6|
anything i~c4k-7l7o3| anyway~d-3f4n4p6| anywhere~a-3b4c6d-3i8j-3l-3| apart~b6g3m-3x-8z6| apart
from~b3g4x-6z4| appreciate~g6q-3|
are~b-9c6d8f-4g-4h4i12j-12k-4l-5m10n8o-21p-4q4r3s-4t4u12v-3w-17x3y-10z4A4C-3D-3| are
all~a3i5m3n-3p-3q8r-6x-4C5| are bigger~b12d-3| are coming~h3i-9k5| are down~i6j-6u6w-3| are
good~e4f-3i7p3r-4| are in~a4c3p7q6| are name~c3d-5e-3h7k3l3| are
not~a-3c-4d8g-3i7k-3l-5p-5q-4r6v-3y-6| are on~a-3c-3e4f4g3i-9l10r3| are safe~e3h-5i9k-4p9r-5v3| are
the~a-5h16k-3l6p-5q5x10y-5z-6| are they~d6m4n-3x-3A5| are voting~d5e-8h-5i-7j5l-3m4o-4u-6w8x-6A6|
are we~a6e4m-4p-8q-3r8x6z5A-11B4C-6| are writing~c-3d10e-6m3x-4| are
you~a5b-3c-3d6e-6g4h-6l3m4n11o-10p-4q-4r5u-3x5y-6B-6C8| are ~~e3i9k-5m6n-3o-3q4r-7w-3x-3z7B-4|
argue~a3e-6f10h-3i3j-3k-4l6| argument~a4c-6g3| around~b5c7e-9f-3h4i5k-3l-7m-10o9s3t-3x-4y-8A4B-3C3|
around NAME~e-3h7| as~a-4d-3e-5f17g-10h10j7k-16m12n-18p-8q-11r8t-3u-9v5x-8y3z-9A8B-5| as
a~a-6e3g3i-9j4l4n-3p-5r5w3A3| as always~i-3j5u-6w5| as he~m-3n-3o9| as
i~a-4c6d5e-6f-4i9j-4k-4u3w-4x4z-5| as it~b3i6| as long~b6f3h-3i8j-4k-4n4o-5t-3u4w-3y5| as
safe~c3e-3h6i-4l3| as well~a-4b4c-3d3e-3f3h-3m7n-4o-3u-4v6B-5C6| as
you~a-4c-3f7g-3h5i-14j12k-4m6n-4o-3p4r-3u-11w11C-4| ashamed~b4e-6| aside~a-4i7l-4u-4v4|
ask~a-4b3c-8d18e-10f-5i-15j9k-3m-4o6p-9r7u-10v-14w14x10y-3z-5A5| ask ,~d6e-3m-4q3r-4| ask it~b6g3y4|
ask me~b-6d-7e-3f-4g4p-3q-5r7s3t-3v-12w10| ask you~a-4b7c-4d5x-3|
asked~c-7d-4e-9f3h4i-4j5k3m5n-6p6q-3z-5B3C-5| asked me~a-3c-6e-5h9p-6q-3r9u3v-5y-4z4|
asking~b13c-8e-11g8i-5j6p-3r5u-9w7x-3y3z3| asking for~a7| asking to~b4i-4j6u-7w5| asking
you~b8c-4x-3y5| asleep~a-6e-3f6p-4r4y4z-3| assured~c5e3i-5l4p10q-3r-5x-5y6| assured me~e3p6r-4x-4y5|
at~a-10b-3d-4f-7g-4i3j-3m5n-5o-4p-6q12v-7w-3x7y-6z-9A-4B10C-10| at
NAME~b-4c5e-7f6j5k-4l-3q3r-5u-6v6y-3| at all~a-4b5c7d3e-5m-3n5u3x-3y3| at council~c7d-4k-5q6r-6| at
dawn~e5h4r6| at every~i8j-5l-3u6w-4| at home~b-3d-6r5| at least~b3e3g3i6k-4m3o-3z5| at
me~a3c-7d4e6k3m-3n5o-6p-5v-3B3C-4| at my~a3e-7i4q-3r3u3| at noon~a-3e9| at supper~a-8e6p9r-8| at
that~a-3e-6i5l-3| at the~a10b3c4d6e-9f-4g-7h4i-21l10n-4p6r-9x6y-3z-14B3| at two~j-3l7q-3r3u3v-3C-3|
at us~e-4i6| at you~a-4d4e-7h5l-3n-4o3p-3x3| away~a4c5f7g5h-3i4k-4v5w-3| away from~f5i7k-3p3q-3x3|
b~a3m5o-6x-5A3| baby~a-4c8i-3j3| back~c-8e4f-4g3h-6j-9k9l7m-6n3p-4q-5u7w-6y4A-6| back
,~a7e3n3p4q6r-12| back .~a-6b3c-6e13v6| back to~e5p-6q-3r6x-3y4| back with~i-4l6p-4q3| backs~p-5q7|
bad~c-6e-7g3n4o-5p-4r7x-3y4z-4| bad ~~a6| bag~a4b-4c-9d4e8f-5h-4j-5l4m4n-7o3p-21q-7r23u4w-3z-3C-3|
bag ,~b-3c-3d4e3p-5q-4r6| bag ?~d4p-7r6| ballot~a-5b-4c7d4i3l-4n-4o6q9r-7u7w-4z-3|
basket~d4h3i-3m5p-6r5x-6A5| be~a5b10c-10e-14k8l-15m13n-8o-14p3q3r-9u-6v3w-6x-10y-11z7A4B-5C4| be
,~i-3m6o-5q8r-4z3A6| be .~a-11b15c-4d-3g8i-3k4q4r-4| be ED~a4c4d3k4l-3m-6n13o-9p-4u3v-5x-7y4z4| be
NAME~a5b-8c-4h-3m9n-7q-3r-4y6A-3B-4C4| be a~a-5b5d7e-7g7k6m-11n-5o12x3z-5| be and~a5b7g3p-3| be
careful~a-4c-3h7| be grateful~b6c-4e3g4i-8j5u-6w6| be in~a7b5d-4e4o4p-3u-3v4x6y-6| be it~p6q-3| be
me~a-3b7d-4i-4j4n3u-6w3x4y-4B-6C4| be on~a-3f6p3x-3z5| be so~d-3e-3j4l-3m-3n-8o9u-5v9| be
the~b-4c8d-12e-6f9g-5h-5k-3m3n4o-7p11q3r-8x-4| be worried~h6p3r-3| be your~c-3e5i6p-4r3| be
~~a-3b-5c-4d3i4j-3m6o-5p7r-8v-3w3x-5y-4z7|
beach~b-3c5d-4e10f-6h-4i8j-4k3l-3n-3p-9q-3r9w-3x-4y4B-4C3| beach ,~e5p-7r6| beach .~a3e6|
beat~a6b10d-5e-5i-6k8n3| because~b4d6e4i-5l7p-4q8r-6u-3w5x9y-7A-3C-4| because
you~b4d3e-4i-6j7p-6q4u-8w6| been~b-7c-10d12e12f9i-7j5m-15n3o6p-8q-8r9u-4v-5w7x7y3z-11| been
feeding~e6| been waiting~e-3f8|
before~a-5b-5c3d3e-4f-7g-7h8j-25k-12l17o4p3q-7r-3u15v-14w-11z3A-7B4C-4| before and~h6| before
he~a6d-3e-5| before i~a-14b-7c9d8e4f-3g4h-5i18j-16k-3l-6p3u4w-8x-3C-4| before it~a-3l6u3w-5| before
she~a9b-3| before that~q-6| before the~a-5d3f-3g-3i-9l5q-3u5v-5C4| before
you~b4c-6d-5i-3k-4l7m6n-3o-3p4r-5| beg~a4b5c-7h-3k-3l5| begging~b8i-3k-5l3u-3|
behind~a-6c4e12j3l-4m-3n-4o6p-4q6r-5v5w3x4B-3| behind the~c-4d3e10h3n-3o3p-6r5x3C-3| behind
your~c3e4h-5p7r-6| being~b-6c-3d9e-5h6i3n8o-6w-4x-14y-4z5A6|
believe~b-3e-7f-3g-3h9m-9n15o-10p6q-8r-6w8x4A-4| believe .~h3n3p3r-4x-3z6| believe you~d4q-6r7x5|
believed~e10p9q-5r-5| believed you~c-3e7p5r-3| believes~a6| bench~b-3c3f-3h3k6l-5m9o-5v-3|
beside~a3b-3c5e-3f-3h-4i-5k6l-3p5q-5w-5x-4B-3| besides~e3i-3l4o3q6x3|
best~a-14b11c-3d-4f4i-3p7r-6v7B3C-3| bet~c-8f6g-3o-5p3r-5x-10y7|
better~c-6d4f3g-4i-6j7k8l-3n15o-18p-3u-4v7x-9y7z4B-4C3| better ,~a7b3| better if~d6| better
one~a3d3m6o-3x-3y-3z7| between~a3b-5c3d4h-3j-5l7q-4u6v-4w-8y-4z4B6C-10| between us~c7g-3l3v-3|
between you~a4c-4j-5k3p-7r5u4v-3w-3x4y-8C-5| big~a-4b3c-3d6e-4g-5h-3m3n6o-3p-10q-6r11w-6z-8A6C8|
bigger~a3b8d-6e-3g5i-4l6m5o-4y-6z3| birds~a3e-5h6| birthday~a-4b6h4| bite~a-3d5h-3i-3k-4l8u4v-6y3|
blabbed~e3m-6o7r3| blanket~a5i-3l4m3n-3o5r-3w5z6| blindside~h3i4k-6m-5o7z3| blister~d-6|
block~h3j3m9n-3o-6| blood~a6d-3i5| boat~d4e-7i-3j-3l6m-3q-5u4v-5x-10y9| boots~j4B4C-6|
both~b-4c-4e8f-6h5i6j-8k9l-11m-4n9o-6p6q-6s3t-3u10w-8y-3z3A-4B-9C14| both ,~k3p-5q-3r6| both
.~a5e3p-6r5| both of~a-5d3f-3i8l-5n-3p8r-8v-6x-3z5C4| both sides~e8j3r3| bowl~a-4m6o-5x-4A6|
boy~a4b10c-6e-3f-6g4r3y3| boys~d6i3m-3o4p-7r3u-4w5x3| brain~a3e3f-6p-5r3| bravo~a-4c-5e7|
break~a3c5e-4i10k-6l-4x3y5| break it~c4i6k-4| break your~a7|
breakfast~a-3c-3e7g3i-10j-5l11m5o-4p-3u5w-5x-6z7B3C-4| breakfast .~e4i-6l4r-4|
breathe~a5b-3c6d-3g-5i-7l10m4n-3p3r-3u7v-6z5| breathe a~c6u3z3| bridge~a4e-6g5|
bring~d3e-8f9h4i-3j-4l6n-6o5p8u3v3w-4x-3y5z-3| bring the~c-7f3| brings~i-7p-5r3|
bro~e-3f3j-4l-3m10n-5o-8p-5u3v6w-7C-3| bro ,~f4r-6w-5C-3| bro .~j-4k3m6n-5p-7r7v4|
broke~c-3e4m6n5o-9r-4x-4z4C3| broken~i-8j6u-6w5| brother ,~b3e6m3o-3r-3x-3|
brought~a4d3e-6h3l3x-8y10z-3| brought up~c3e-3v-4x-5y6| bru~p-6q4| bruh~q7|
buried~d-5e3l3p4u3z-3B-6C5| burned~e-6| burns~c6| burnt~a3e-7| bus~d3n-3p-3r6|
but~a13c-8d-5f14g5h10n3o-7v-8x4y-3z4A-5| but NAME~a4c-7d-7e-6g-4h9i-4p8r-6s4t-4B-4C4| but did~d6e-8|
but i~a6c8g5h-4o-3p8r-4v-3B3C-8| but if~a8b-3g4h-3j3l-4u-3v4| but the~c-5e6h4o3| but there~f6u-3w4|
but who~e3f-3B-6C6| but you~a-4c-5e11f4g-3h-3j4l-4n-3o3r3u-4x3A-3C-4| but ~~a3c4e-3i-7j-3l7u3| buy
it~p10q3r-4| by~a-5b-4d4e10f-3g-12h6i8k-4m-3n10o-6p-7q-7r9s-3t3u3y4B4C-7| by me~c7e-5f6j5m-4n4| by
one~j-6l6u5w-4| by sunset~j3u-3v7| by the~a-3h6i-4j-5k-3l8n3p-11q3r7s-4t4u4v-3w-4x-5y4z-4B4C-6| by
you~i7j-3u3w-4| bye~a16c-3f-6| calendar~e4i-3k6| call~a5c-5d-5e8i6m-3q6r-7y3|
called~a-4d-5f-3j10l-3n3o-3q-3r4u-11w11| came~a-10b-5c-6d7f3g-3h6i6j8k-3l7n10o-5p3q7v7x-7y6z3C3|
came ,~d-4e-3o5z9| came back~e4h-4p-5r6| came out~e6f4h-4j3n-4o5p5q7x-6y5B3| came
to~a-7d5e-5h5i4n3o-4| came up~d4e-4h10n4C6| camera~a-4e7r3|
camp~a-6c-4d-3e10f-4g-3h4i5j-3l-3m-10o8p-9q-5r14z4A-6B-4C3|
can~a6b3c-4d3f5g5h-10i7j5l-7n12o-10p-5q9s5u-7v6w3x-5y12A-3B-4| can ask~m-3n-3o6| can
be~d4i-4j-4k8m-3n11o-8u4w-3x-5y3| can count~a-5b4e6f3o4p-3q3| can do~a-6c-6g-3m3p4q-3v-7w6y3| can
i~b-3c4e4f-3g-6l-3x6| can not~a6b-7c-10g9i4j-4k-3n7o-4p-12q8r6u4w-4y10A-3C-3| can see~b-5h6| can
we~d-5m-8n5o-3p3q-3t-3x-3y4C3| can ~~b6t3| capitals~c7| card~b5d3e3i-10j8m8o-7r-4u-8w3x-3z7|
care~a6c4d7e-5h4i-5l-3m-7n-6o9x7y-4z-3| care to~d8e-3i-7j4n-3o4u-3x4| careful~a-8c-4e-3f-3h18|
carried~b5c3h-5n-3o3p-8r7v3| carries~a-4b4e4p-7r7| carry~a3c10e-3i-3n-3o3r-4A-5|
carrying~a3c-3f-3m3n-4p-6r6v3x-4z5C7| cast~a-3d3e4f3h-4n-3o4p-4q8r-5w-3x-3z3|
casting~f3m6n-5q4r-3x-5A4| catch~a-5c9| caught~a-3c-3g3p8r-3B-4C4| cause~a-3b3h4o4y-3z3B-7C5|
certain~d8m-3o3p-4q3x-3A3| chairs~c7p3| challenge~a-9b3c-6d-5e-7h-3m-7n4p-3A-3B3C-3|
change~d5i4j-5m5n6o-7p3r-3u6v6w-5y4z-3| changed~a-3e4l-3m3n-3o-6p15q-5r-11z-3| checked~e7i4p4r-3|
child~b8g8m-9o8p8r-5x3y-6B-6C7| child ,~b5d4g4m-7o7p7r-4x3y-5B-5C6| chip~r6| choice~d-3f8m3o-3|
choice .~f6| choose~b8d-3e-4i-9k5m4v-3w5x-3z4| chuck~b8| clear~q6r-5C4| climb~b6d-7|
close~b-4d-3h-4j6n4o-4q-4r3v4x-5| closest~m-4o6p-3|
clue~b-5c10d3e14f-4g-7h-3i-18j-10k-8l23m-9n-10o13p-3q-8r9u7v-6w-6x6y-4z-5| clue ,~e12l3o3x6|
cold~i-4k-3l6p-6| come~a7b-7c16e6f3g-8h-7j-5m11n-9o-7q-10r3u9w-11z-9A6B5| come out~f8q3r-3y4| come
to~b-4d-5e5f6h4k-4l6n-3p4u3| come up~c-4l3m8o-5x-3z-3A8|
comes~a-7b6c8d3f4i7j-5k-4n8o-7r4s-3t3x5y-4z-5| comes out~c4f3i-8j9l-3m3o-3u-9w9x-3| comes
to~a-5b3d3j-4n8p-4q4u4w-3x10y-6z-4| coming~b5d-3e-6f8h7k5l-5m3r-3v3z-4A4| coming .~a-6b4f4g-3|
coming for~a-3c-3h7z-3A3| commit~i8| commit to~i9| compared~e6| concur~f11| condition ,~f4j4u-4v6|
conscience~b-5f-3g11h-3| consider~a-7b7c5d-6e-5f5h-3i-10j8l-3u-9w5| consider it~a-4c9h-3i-3j3u-3|
considered~a5b5d-7| contract~a7c3p9q-3r-4| conversation~e3i-7l6p-3| convinced~i-3p6r-8|
cooked~a6f4h6i-3j5k-3p-4u-5v7C-3| cooking~h4n-7o6p-5r5x3y-4| copy~c6e-3i-3j5u-5w5|
corner~a-3d6e3r-3| could~b3c-9d-3e8f-3g-3h-8i-5j7k5l6m4n3p-16q7r7u-3v5w-3x-3y5z4| could
have~e6m-6n3p-4A-3| could it~d6| could not~a-5b3c-5d-5f-3h-4i-3k7l9p-5r4u3x-4C-4| could
tell~c6r-3B-3C3| could you~b8d-13e8i-6j3m7n-4o-3p-3u-3v3x-4|
council~c6d-3f-3i3l-3m-9n-3o9p-5q6v-4w-6x5y4z-3A-4B7C-7| council
,~a4c3e-4j3k-4m-7o5p-3q4r-3u-3x3A-3| council .~a-3g3h-3i8j-6l-3u6w-7|
count~a-10b-3d8f8g7i-5j7l-4n9o-4p-6q-8r11u-6v3w-6x11z-3A-6| count me~a-4d-3e-6f4g6k-3| count
on~a-6b3e-4g5i-4j4m-3n4o-3v3| counting~b-5e-6h7i-3j3k-3m-3q-5r4u-3w5x6A-3C12| counting .~q-3C8|
course~c3f3g4p5r-6w4B-3| crab~c-3g4i5n-3r6x-3z6| credit~p7r-6| cried~a-3d-5h-3p-5q6|
cross~c7f-3g3i-5j3m-4p4r-8u-4w3x3y-5| crossed~a-5b7e7n10o-9p9r-10| cry~g-3m3n-3p-8q6u3x-5A4|
crying~a-3d-5i6j-3p-3u3| curious~a-3d9e-4p3r-4z-3| curly~e7|
cut~b3d3e-5i14j-8k-8l-4m-4n-6o8p-5r9u5v-3w-3x11y-9z-3B4C-6| cut .~f3i6k-6| cut the~a7b3|
danger~b6c3i4p3| dark~a-5b-4d-3e14j4q-3r3w6x5| dark .~e7| dawn~e4h6r7|
day~c4d-10e6g-3h-7i-8j-4k17l-9m-8n5p-7r6v-6w-7x7y-3A-6B-4C6| day ,~f6k3n4o-4p-6r7| day ?~b4d-6q3|
day and~c-4e6| day is~d-6| day one~b7d-4e4h-4j4| day thirty~c8e-3i-3k3|
days~a-7b6c-3d-5g-5k-7l5m-4n10o-11p-10q-5r12w-3x-7z-4| days .~a6c-3d-3e-3n-3p-8r7x-3|
dead~a-5e10m3n-3p5r-3x-4y5z-4B-3| deal~a3e8f14h-4i-4j4l-6n-4o3q-5u-6y-4B3C-6| deal ,~e-3f7p9| deal
.~d-3f10z-3| deals~e8r3y-3| dear~a9b4c-4d-6g4j3l-3p6q3u-3v7w-3x6z-4B3C-3| dear
,~a8b5c-3d-4e5j3p6u-3v8w-4x5z-4| decline~g8o3x-6z4| decline .~g7o3x-6z4| decoy~e3p-4q-7r10|
departure~a6| did~a-11b-3c-7d6e4f-7h3j8l-6m-19n-23o25p4r-7u-9v6w4x6y4z-8A-11B-4| did .~d-6e5r5x-3|
did NAME~a-6d9e-4m-9o8x-10y10z-3| did i~c-3d-4e6r3x7y-5| did not~b3g-5h6i-5j7m-6n3o4p-3u-9v5w4x4A-3|
did say~d7| did somebody~m6o-3| did the~d3o4p7r-8x6z-4B-3C3| did
you~a-5b-5e-3h-5j3l-5m-9n-13o11p3q3r-7u-3x23y-17z-5A-5| different~f-3i4m-3n9o-4p5r-5x8z-3|
dig~c5f4g-4l4p7r-6| digging~e6o3| dinner~a3d-3h4r6|
do~b6c-6e-10f9h-3j6m5n6o-9p-8r5s-7t7v5w7x-7y7z4A3B5C-10| do ,~a8b-4e-3f-4g9k-4l3v3w-5z4| do
.~a3d-4e-3i6j-3v3w-3y3| do NAME~a3b8d-5f3g3i-4j5q5r-3u-5w6B4C-5| do
it~b-4d4e3f10h-3i9j-4l-4m9n-8o-3p-12r14u4x4z-5| do
not~b12c6f-3g-7h8j3k3l-3m3n-12p-5s-11t11v4x-5y-4A-3C-4| do that~f-5g7o3q-3r5x3| do
the~g-5j4k-3m-3n-6o6p6r-8u-6w6x8z-7A-4| do to~e6| do we~a-5d11n3| do
you~a-7b-8c-3e-6f-4g-4h-7i3m6n6o-8p7q-8r-3x-18y13z12A6|
does~b-3c6e-10g-6k-8l-3m7n-4p-5q3r4w-7x-4y4A-4B9C-10| does NAME~d4m9n-5p5q-3x-3y4| does
he~a-3d4n-3o7z3| does not~b3f3j-5l-3n4o-4p-11q9r3u5w-7B7C-8| dog~a-6e4g9p8r-8| dog .~e6p3r-3|
doing~b-4c7d8e-5i4l-4m13n-4o-14p-7q6u-3x-3| doing NAME~a4c5d-3m6n-6u-3y3| doing it~m5o-5x-5z-3A7|
done~a-3b9c-4d-6e8h9j8l-6m-8n3o6p-11q3u-5v6x15y-11z-3| done ,~a-3c5e3g4i-3j3q7r-6u-4v3x6y-6| done
.~a-3b-4j4q-6| door~e5l4o-3q-3r4u3z8| door .~q-6r5z6| double~e18m-12n-4o14p-3r3x4A-4|
doubt~a-3p6q-3| down~a-5c8d12e-6f12g-3h-5i-11j7k-10m15n-7o-10p-17q19r-4u-12v7z-6A5| down
,~a-4d3f3g-6i-4j6n6o-4u-6v3w3| down .~d4f5g3h-4l-4m8n-6o-5p-5q5r-5x-4z4A-4| down as~m9o-6p-4r5x-8A5|
down for~a4c7e-3| down to~a-5e-4f6i5j-8k-6l3m-5o5u4w-6y-3| down tonight~y6A5| down with~e-3x5y-6|
drag~e-3i-7k4| drama~a-5c-5e6i-5j3q-3u-3w5| draw~e3f4h4i3p-6r10| drawing~a-8i4n4o-3p-5r7x3y-3|
drop~b5e4g8r-3| dropped~a-3h3p-6q-4r10| dry~e4p6r-7| dusk~a-3c-9e3f-3g-3| duty~d-9|
each~a-8c4e4j-3v-3z-4B-3C3| ear~i-5j-6l9u7v-3w-4| earned~b13e-4g4| ears~e4f-3h-3i-11j-5l13p-4u3w-4|
earth~b7g5i8k-7o3p-3x4y-3| earth would~a-5b10d-3g5p-3r4y-3| easier~a3i-4k6p3| easiest~b6c-4|
easy~a3b7c5e-5i7j-4k-5n4o-9v-3w3A-3| eat~a-7c5d-6f-5i5j-5k-3l7p-8q-8r11u10v-3w-4B5C-6| eat
.~a-3b8l3x3y-3| eat with~h4q-5r6| eh~a-4b3d-6e6f4p-6| eh ?~d-6e7f5p-3| eight~a-4c-3d-4e4p-7q3x4|
either~a10b-5c3d-4e-5h-3u5v-3w4| else~a-4b5e-9f9g-7h-7i-3j8k6m-12o14q4r-4s5t-5u-6v8w3x11y-5z-14|
else .~h-4m6o-6x-6A6B-3C3| else is~b3c3m-3o5v4x5z-7|
end~a8c9e-6f-5h-4i-9j-4k18l-10m-12n5p-6q5u5v-4w-6x3y-5A-3B5C-5| end
.~a7j-4k8l-3n4o-3p-3q6r-3v-4B5C-6| enemies~a-4b6i-5j5m5u-6w5| enjoy~d-3h4p9q-6r-4|
enough~a14b-5c3d-3e-5f5h-3l-6n3o-3u-3v7w-7x3z-3| enough .~a9e-5| et~d-5e8| et tu~d-5e8|
even~a-6b-4c3e9f-4i-10j4k-3l7o-3p3q-5s-4t4u-6w3z-7A6B8C-10| even a~a-6f3p4r-3u-3| even angry~e6|
even if~a-7c6d3m5o-4| evening~a14b-4e-5f-5g-3h4i-6k-4l4m4n-3o-4x3y-4| evening
,~a5e-5m-4o5u-3v3x7y-3z-4| ever~b3c9d-8g5h-6i11j-11k-4n-4p-6r9u15v-3w-12x-3y6z-5C4| ever .~c6| ever
done~b9d-3g4| every~a5c-5d-3f-3h-10j-11k-10l19o6p-20q-10r19s8t-7u9v-10w-6z-7C12| every
one~b3s3t-3C9| every word~a-3d3e9i-3l3p-7r6x-3y5|
everybody~a8d-3e8h-9i4j5l-6m-4p4q-7w5x5y-4A-7B-6C5| everybody ,~a3i6l-4p-3r3| everybody
is~a5c-3d4h-5p-4q-5r7y-4z6A-4B-3C3| everyone~a-3e6i4l-4n3p-4r4v6x-7y-5z3A3| everyone is~p-4r6|
everything~a-9b-3e16h-7j-8k8l10p-14q-4r12u9v-6w-4x3y-3z-4| everything we~e10|
exactly~a3d4i-10j8q4u-9w7| example~c-6d-3| example ,~c-6d-3| except~i-3l3C10|
exchange~a6h-3m-3n4B4C-4| explain~d12e3m-7o10q3x9y-3A-3| extra~a-3c3d3m-6o7p-4q-6r12| extra
vote~d3m-5o5p-3q-4r9| eye~a-11b-7c-3d-3e8g-3h14l-5m-3n3q5r-7| eye on~a-4b-4h8| eye open~a-3h7l-3|
eyes~a3b-4g-5h9k-3m-4n5p-4q5| f~a-3e5h-4i-9k10p-5q4y-10z7B-4|
face~b-3d7f4g-6h-3i-9l3m-5n-3o7p-8q4v5x4z-5A-3C-3| face ,~f3p-8r9| face .~d4g-3i-6|
faces~d-5e9p-5r7| fair~a-5b-5d3f9g-4h-3i-4j5n-3o3p-3q3u-5v11w-6x-3| fairy~e4m10o-10p5r-4x-7z6| fairy
tale~m8o-9x-6z5| faith~a-7c-3d6h5m-5n8y3| faith in~a-6h8m-3n7| fall~i6j-5m5o-4w-3x-3z6|
falls~a-3l7v-3| false~b4c-4e6p3r-4| family .~a-3b7r3| fancy~a7b-3d-3p-5q-5r8v-4w8|
far~c4e-5f-3g7i16k-10l-3m9n3o-12p9q-5r-4v-6w4x-8y5| far as~i9k-4m6o-6| fault~b5f8g-4m6n-5|
favour~a-3e-5p-6q5s3t-3| fear~a-3e-4f-3h6i4| feast~c4i-7k-3l9z4| feast .~a-3b4i-3l6|
fed~a7g3h-3p6q-5r-3s4t-4| fed me~a4c4p8q-6| feeding~a-3c3e6v3|
feel~a-5b-5c-4d-4e-6h4j-3k3m3n4o-8p-4q-3r4w-4z6| feel about~h3n3o-7| feel it~z6| feeling
about~m4x-6z5| feet~a6i-3k3p-5z-3| feet .~a7k3| fell~a-4b-4d-3e-4g-5i6p4r-3u-3| fib~d-3e4p7r-6x-4y5|
fifty~k-7l5| final~a7c6e12f-6i-9j-12k25l-13m-7n-7o10q-8r4u15w-8x7y-3z-11| final
,~h5j-3k6p9r-9u6v-3B-5C3| final three~a-3e7k6l-3r3v3z-4| final two~a-6c-4d3e11i-3k3m-3o4p-6q-3r8z-7|
finale~c10i-4k5| find~a-5c4e-3g8h9i-4k-3l3m-5n-5o10p-5q5r5v5w-8x9y-4z-5A-3C8| find it~i6l-4p3C3|
find one~h9| find yourself~g6| finds~a6c3| fine~a-6d-3e3f9g-6i8j-4k-4m-4o6q-5r4u3v4w-7| fine
,~a-5f6g-3h3i6l-6v3| fingers~e3i5o3p11q-6r-9u4z3| finish~a7b-3c8i-6m3n-3p4r-8y-3z-6A4B-5C5| finish
.~i-3p5r-6| fire~a-5b7c-3d-9e-3i10j3k-7m7n5o-11p-12q4r11v4x-10y7|
firewood~a-3c-4d-4e-5g-3h-3m6n6o-10x-11A6| firewood ,~d-5e-3m7o-7x-7A7| firewood .~n6o-5x-3z4|
first~a12b-8c4d-4e-17f-14j-12k-14l12m-16n-9o21p-4q-7r11u9w-15x13z-8B4C-6| first
,~a-3e-5h4i3j-3m-6o8u-3v3x4| first .~a14b-4d-5e-5f-6h-4j-4k-5p-7r7u7v-4w-4| first
and~h3p3q-3r6B3C-4| first night~c7g3i3j-4k3l-3|
fish~a-6b6c8d-4e-8h-6i-10j-5k-6l12m4n-5q7r-7u6v-5w-4y3| fish .~a-8g-3h-4l-3q3| fish i~c10|
fishing~c-4d5e5g5m3p4r-7z-5A3B3C-4| five~a7c-3d-8i6l-3m7o-7p4q10r-9v4w9y3z-3C-4| five
.~a-3b5c4m6n-6q4v3| five of~a7h-3| flag~m-7n9| flip~a5e6j4k-3m-3p3u-4w3|
follow~a10f3g3i-9j15k-3m-3n6u-15w13x7y-5| follow .~a7f4j4u-3v4| follows~b4i-4j6u-7w5|
food~c6d6e-16i-3j8l-3n5u-8v10x-4y10| food ,~c3d3e-7j3u-4v6x-3y4| fool~a-3c12d-3e5g8m-4n8o-3y4z-3|
for~a-3e6j7k-3l3m16n-16o-3p-3q8w5x-17z17A-7B13C-5D-3| for ,~c-4d-3e15o-3p3r-5B3C-5| for
.~b5e-3h4i-7l8| for ?~b9d6m7p7r-7x-3z4| for
NAME~a3b-3c9d7e4g4h3i-4j9l-3m-4n10o-5p7q7r-13s3t-4u-5v6x-4y4z3B-5| for
a~a-5c3e5g-4i-4j5m-8n10p-14r12u-4v4w4B6C-7| for both~c4i7l-3v-3| for firewood~d-4m4o-4x-6A4C3| for
her~c6d-4e5i-3p4q-5| for it~c-5d3e6f3h3i3m-5n-5o10q4s-4t4x-10z11| for
me~a3b-4d9e3h-4i-12l4o-4q7r-8u-4z-3| for one~b5e-4h-3p-5r6u-3w5z-3| for
that~d5f8g5h-3i-4j6m-7n-7o10p8r-6u-7v9x-9y3z7A-4| for
the~b5d-5e6f-4i-12j-5k6l11n-6o8p-9q6r9v-4w-3x10y-5z-7C-3| for this~j3k8q-3r5u6z4| for
tonight~a-3c-4d4h3i-6j3m4o-5u-3v3x-5z7A-4| for
you~a-4b-3c4e-14f-4h11i17j-10k-6n-4q6r-12u14v-5w-3x-4z5A-3| for
your~a3c5i3j3l-6m-5p8q-3r-4u-3v3x6z-7| for ~~b-4c-9g6m3o-4p-9r6z4B3C5| forget~a3b-5e-5g4p8r-7|
forgets~a7| forgive~b-3c-4e4f6i-4j5p9q3r-3v3| forgot~a3d-5e7r4| forgotten~c7d-3i3j-3r-3B-3C4|
forty~b-3c-3e-7f-4p3| found~a-3c-3d6e-3g4q4r-4|
four~a-3c-6d3e3g-3i12j-11k3l-4n-3o5q14r-18u9w-10x4y-4z4B4C-6| four ,~a5e3f4h-3m-7o8q7r-5v6x-3| four
.~a-4e-3f3i6j-6m-7o8q6u6v-6w-3x-3| four of~e4m9o-7r-4x-3z6| fourth~d3e4h3m-5o6p-3q3|
free~a-3b3e-4g4i3m8n-7w-3x-3y3| friend~a-5b-10c-8d3e11g3h16m-5n13o-8q5v5w-4z-5A4B5C-7| friend
,~b-6e7h9m3q5A5| friend .~g4h7m5n-4p4q-7x-5A6C-3| friends~a9b-3d-7e3i5k-4x7y-6|
from~a-9b-3c16d3f3g-4h-5i16j-16k-17l5n-5o6q-4s4u11v-4w-20x-10z7B-3| from NAME~a-6d-7e12h-3k4p-5r8|
from a~a3e4h3m6o-5p-5r4x-5A6| from me~b-4c13d-6e-5g3h6j-4k-6l5m-6n4q-10r8x4A-3| from my~b3c8i8p5|
from now~c11l4r-3| from the~b-3c4d9e-3h-3i3j-4k-3n-6o3r-7v-3w-3x-5B-4C3| from
you~d8f5h-3i15j-4k-5l-5m3n-9o6p5r-9u4w-4x3C3| from your~d8p-5| fruit~d-6|
full~a-5c-5e-6f3g-3h3i11j-3k-7l-4p9u4w-4C6| full ~~e-3p5r3C6| funny~a-6b-3c-6d-3e11h-4i6l-6p-8r6|
further~a5c5e-3i-8j3l7m-4o4p-5r4x3| further ,~c7e-4f3i-3l3| gain~a-5b6|
game~c4d-5e-5f-7h-6i13j-5k-7n4o-5p-7r7v-4w-3x-11y7B-3| game ,~a4f-3i7l-3|
gave~e7f-5h-3i13j-8l-11m-5n-4o6q-14r3u-4v3x-5y-4z8| gave me~e5o4p5r-6x4| gave
you~c-3i8l-9p-3r4x-7z6| get~c-9d-6e-6f4h5j-5k-9l12m12n-5p6q-3s3t-4u4v-10w3y7B-4C4| get
NAME~b-3d3l-3m6o-7x-5y3| get a~a-5i4n-7o8x3| get my~f3v-7w8|
gets~a10b-6c14e-17g-5h-7i-6j7k-9m11o-15p-3r5u-11v11x-14z7| gets a~a6| gets ~~d6|
getting~a5b-4c13d-7f4i-3j4m8o-7p-6q-7r7w-4x-3B5C-8| getting ~~c4d-7k4| giggling~x8y-9|
girl~b6j-3k4n6o-3q-5r5v5B-3C3| girls~l4n-5o4p-5r3z-6|
give~a8b9c-6d6e-11f-7g-6i-3j5l3m12n-3o-4p-4s3t-4x-10z17A-11B-6C6| give
me~c-9d9e-8f-4g-5i-8j5k-3m5o-6u-4v-5w7x-4z10A-9| give you~a4b3d-4l6m9o-6p-4x-7z5B-6C7| glue~a9e-4|
go~a5c-9d-5f5h4j3k-5m9n-12p-9v-18w12y5z-3A-4C10| go ,~a10b-3c3e-3f-5i-4k-3l5u-3v-8w10C3| go
.~a4c-3j7l-5u-7w5| go along~g3j6l-3m16n-12o-3u-5w8x-5| go on~a-3b3c-4d3f6l4m3n-3o-3u3z3| go
round~j-6l7u5w-5| go through~c-3e-3i7l-4u4v-3| go to~c6d3i5l-3m-6n5w-3x4| goat~a3b5e5f3p6C-3| goat
,~a-4b8g3| goat .~a6e3h-4p3| god~a-7b-5c3d-3f5g-3h-4i-5k5r3w-3B-4C3| god .~i7|
goes~a-3b-5c16g-5i-8k-9l11m13n-3o-12p4r-5w5x4z3A-5C5| goes ,~a4h3i-3j4u-3v-3w6C7| goes
.~a-5i-4j5u-4w6| goes on~c4e-3i-3w7| goes to~c6i-5l7r-3u3w-5| goes wrong~c6|
going~b-3c3d3e5i10l-12m14n-3o-16r-4s3u-3x-5y-6B-5C3| going .~j3u-3w6| going ?~a6i4| going
for~e3o-3p6r-4z-3| going on~n-5o8x6y-4| going to~b-3c3d-6e6h3i6l-9o-3p-7r6s4t-3u3x3B-5C7|
gone~a8b-6d9f4i6k-5l-5n4p7B-3|
good~a3b-9c10d10e-10f-4h-7i10j-8k3m-5n5p5q-5r-6u9v-3w-10x11y-8A-8B4C-8| good ,~c4f5i6k5m-3| good
?~d6n5o-4x3| good as~b-3c4f5i-4n-7o6x3y-4| good at~d-6e3| good with~e-3f-3n3o6x7| good ~~m7o-7|
goodbye~a6j5p8u-4v3| got~a11c10d-3e-10f3g-10h-4i10j-3l-8m10o-5q8r5s-4t4w-11x-12z14A-3| got
?~d-6f3m-3| got a~d5e-3i3j-5m8o-7p-8r4u4w-5x-8z13A-7| got an~a-3c6d9j-3o5u4v-3x6z-7B-4C5| got
in~e4m8o-8p-5x-3| got me~c3f3j4m4o-3u-3x-6A5| got one~a6b-3p-3r4| got
the~c4d-5f6i4j-3k-3n-5o4p9v-3x-3y-3z6| got to~a10e-4f4h-5i-3j7k3o8p-3u-3v6x4y4z3C-3| got
two~c-5i-6k3| got you~c3e-3h3i7j-4n-4o3p8r-7u3w-3x5y-6| got your~a4c4p-7q-5r9| got
~~b3c3d-3f-3i7k-3l-3p-5q3s-3t3| grand~c3f4p7q-5| grandmother~a12e4p4r-6|
grateful~b9c-4d3g4i-9j7t3u-8w7| grateful if~b4c-4g4i-8j5u-6w6| grateful to~b6|
grave~c5e-3j-3k-4l7p3q4u4w-3| grave ,~i-3j-3l6q4u4| great~a-4g3m-7o8x4z-4| green~m-7o6p-4|
ground~e-6f8l3n-3v3z4| ground .~f8v3| guess~a3c-3d-11e5m9n-6o-4p-4r-4u-3v3x-6z8A-3B4C-4| guess
who~a6d-10m4o-3p-5q-3r7z4| guitar~a4f-5p-4q-3r6| gunning~m6n-3o-5| gunning for~m6n-3o-5|
gut~m-3n9o-4y3| guy~c-3h-3p3q-3r6u3| h~e6h-3p-3q4r-3|
had~b-9c-16d3e5f7h-7i-10j-3l10n-6o4u3v3w-6x-4y-6z6A4| had a~a9b-3h-4i-4l4r7w-3C7| had
an~p-3q-3r7x-4| had the~a-3d6e-3p7r-3x-3z3| had to~a6e3x7y-6| had your~h-4p-6q4x-4z5|
half~a-4b-4c7d-4g-6i-13j-13k-5l22p-8r5u12v-4w-10B-4| half of~c5e-4i-3j-3k-3l8u4w-3B4C-4|
hand~b-3d-4e5g10j-6k5l4m-7n9o10p4q-4r4u4w-5x9z-5A-3B3C-3| hand
,~c-3d4e3h3i5j3m4n-3o3q-3r3v4w-3x-4z6| hand .~a-6d6j-6k6m-9o14p-12q7r-5w-4x15y-6z-10| hand
for~d-3j-3l7q-3r3u3v-4| hand in~b6e-3j5l3n9o-7q-3r7w6x-9y7| hand on~a6b-5d-5j-6l5o4p14q-8r-3u3w-5x5|
hand will~c-7g4| hands~a-9c-7d-4e8f-5i6j-3k-4n-6o6p-3q-4r11s4t-5u4v-4w-3y-6z6C-3| hands
.~b-5g3h6j-5o3q-3r6u4w-5| handshake~a-3b-3e9i8j-4k-4p10q-4r-8|
handwriting~a-3d-5e8f5g-3l-3o3p-4q13r-10v3| handwriting .~c-3q10r-4| hang~b12e-3g3i6l-5n-3o5z-3|
hang on~b13e-3g3i5k3| happen~d5f5n-4o3p6r-6B-4C3| happen to~d6n-3p6r-6B-3C3| happened~c4i-7l7m-3q3|
happens~f-4i7j-6m10n-3o-7u6w-6x-8z-4A10| happens with~a-3b3f-3i3m7o-4x-5A7| happy~c-3e-3p-3q-3r6|
harm~b6c4i3| has~b-5c-5d7e4h7i-7k-4m3n-8p13q-4r-8s6t-6u3w-6x-16y10A4B-6| has
NAME~a-9b-3d6m-5x-6y5B-3C3| has a~b-4e8g-3h-6i5j3o3p11r-10u4y3B3C-5| has
been~e-3f4h4i-6l4m-4n6p3z-3| has earned~b7| has no~a-8h4| has not~a6b-5d-3e-3l-4p3x6y-7| has
said~a7z3| has the~a-5h3m5o-8p4r-4y4| has to~a9c-3d-4e-6f4h-3q5r-4| hat ,~a3f4i-6j3l4|
hate~b-5c-6d-3f-3g-3| have~a-12b-4d-3f5h4i5j4l-5m-5o7p-7q-5r7u-5v6x7y-4A-5B12C-10| have
ED~a-3c-5d-3e13h-3i-4l3w-3| have a~c-3e3g-5h-3i6j-3k4m-6o3p-6q-6r7s-5t4v-4x6z-5C-4| have
been~a-6b-5c-6d11e12f5g-4h-6m-8p-10r10x8y-4z-7B10C-10| have done~a6c-3o3p-4q-4r6x3y-4| have
four~m-5o6| have got~a5c12e-13f4g-4h-3i5k-3m-5n5o-4p4w-8B-3C3| have had~a-5c-4e9f5m3n-4p-8r9C3| have
it~b-3c7d3j-5k-3l4n-4o6u6v-5w-3x6z-5| have made~a3e-5h11j5l-3n-5o3u-4v3y-4| have
my~c10e-4f4i-6j4p4r-7s3t-3u-4v3w6x3z3| have never~c-5i-5j3p-6r4u-4| have no~e-3f7j3u-4w3x6y-6| have
not~d3e10g-4k3n6o-4r-5w3B-6C7| have nothing~a-4i8l-4p4r-4B3C-3| have now~e3p-5r6| have
seen~a-8d-3e9j4p6C-3| have the~a5d6m-4o5p-3q-3r8x-5| have
to~a-4b-5c-6f-4g7h-6i7l-5m3n-3p-6r4u-4v4y4z5A-5B-3| have told~e-4h-4i-9j5l6o-3p-3u-5v3w5x-5z3| have
you~a5d-3e-3h11i8j-4l-6m8n6o-7q-4u3w-5x8y-7z-3A3B-3C4| have your~c6e-3m-3n3x3|
having~b3c-3f5k4l-4m-5p6s3t-3|
he~a6c-4d5e-4g-4i-4j11k-4l-9m-3n8o9p11q-8r-8s6t-6u-11v16w-5x-8y11z-6A-5B-12C12| he
gets~c3e-4j3u-3v6| he goes~a4d3f-4i4m7n-3o-3y3| he got~d3e-6| he has~c4f7h4j3l-3n5o7p-6r3u-3z6| he
is~a5b7c3d-4e-3g6h-5i-4j7l-4n9o-6p7q6r-7s3t-3u-9v11w-3x-9y11z-4B-6C11| he prays~a6| he said~h6n-3y3|
he should~a-8b10h-3| he told~e3p4r-6| he will~a5c-3e6i5j-5C-3| he would~a3b-5d3h6p6r-4x-3|
head~a3b-5d6f3h-8i3l-5n4p4q3x-6y-4z8A-3B5C-7| head .~a4c3h-4n5o-6p5x7y-7| head says~f4m-4n8y3z-3|
heads~a-3b-3c-3h5m-3n7o5q-3r10u4x9z3A-3C5| heads together~a-3o6r9x5z3| heads up~h3m-4n8o-4x4A-3|
hear~a-4b-6e-6g5i-10j-10k-9l16m5o-4p3r-4u9v-5w-3x-7z12B-6C6| hear NAME~a-3c-4d-7| hear
anything~c3m6o-8| hear at~m6o-7x-4z4| hear it~d6i-8j3l4r-3B-4C5| hear my~i3z7| hear
the~c-3d8g4i3m-4o6q3w5y5z-5| hear this~x-7z6| hear you~d-3g7h-7i-4l8|
heard~b-3c-6d3e-6f-5g3h14i-10j-3l8n-5q-5u3w-4y6z-3| heard .~o-4x-3y8| heard NAME~e-4h7m-3x6| heard
it~e-6h5i-3m-7o6x5A-7| heard you~c-3e6f-4h-8| hears~f4h7i-4l3u-3v4|
heart~a8b-7c5d-4i5j-6l-4n8o-9p-5q-4r4w-6B3C-3| heart ,~b-4c4i4m-3n6q-3x6y-4| heart .~p3r-3x-5y6|
heart to~p-8r9| help~a8b-6c4m9n-9q3r-6s-4t4B-3C3| help me~a10b-4e3m8n-8p-4q3v-4w3|
her~a-3b8c4d-5e-5f-6g6h4i5j-9n6o-12p-8q3r4v4w-10x5y-6B-3| her
,~a4c5d-5i-3j3n6o-3q-3s-3u-4v8w-5y3B-3| her .~d-5e6g10i-4j3k8p-9q-4r12v3x4y-3| her
?~d8h3m-3x3y-3B3C-5| her be~b5g6| her out~a-8b4h4| her ~~a-3d-5h3q8s-4t4|
here~a-4b12c-3d-15e-4f5g-6i-3j-9k-6l12m-8n13o-5p6q3r-8u4w-9z7B4C-4| here ,~a4b4d-6e-4g4h5o-3u-3v6z8|
here .~a-13b10e-10f3g-4i3j-8m-9n9u7v-3w-4| here ?~d-7e4| here and~c3d3e3i-3q-5r6u-3| here i~i-6l4|
here to~b6l5| here tomorrow~a6| here's~a5d6o-3x-3y3z3| hi~e8| hid~c3d6e-7l4r4w-3| hid
it~c4d3e-7l3o3r3| hide~j5m-4o3p-4r6u-4v3x4z-4| hiding~e11m-3n-4o6p-6q-3r8| hiding that~e6r4|
him~a8b7f6g9h4i-4j12k-7l-4m3n3q-8r11s3t-3u-8v10w-7x4y-5z5B-5C3| him ,~a7b-4c8d-3e-9f4g3j3p-8r4| him
.~a3b-5c-3d-3e-3i4l-3m6n5x8y4| him ?~b3d7| him and~p8q3r-4| him first~a7| him gone~a4c-3e6m-6o4| him
my~c-4g6h-4B3C-3| his~a3b-10c-3d-6e5g5i-8j9l-3m-14n4o6p4q4r-10u-6v6x4z-7| his own~d-6h-4p-4r6|
hit~a7p-3q3| hm~a-4f-6| hm .~a-4f-6| hold~b10c-6f4h-3m-5n-4o6p9q5r-11t4v3x4y3z-7C3| hold
on~a-3b5m-6o3y4z-3| hold the~b3f4q6r-4t4| holding~a-5e3f-3i-5j-4k8m-3n-4o5p-9r7u4w-3| hole~e3p6r-5|
home~a-8b4c-8d-11f-3g-6i10j-11m14n-8o-8p6q6r-6s-3t3u5v-4w-8x-10y-4z6A3C3| home
,~b5d-9j-3l5m3r5u3v-4x-3| home .~a3b-3i6j-8m4p-4q5w-4x-3z4|
honest~b4c-3d3f5k6l-3m-3n6o-3p-3q5r5t-3x-3y3B4| honest ,~i3o3p-6r6x3|
honestly~a-3b-4c-4g-3h-4j-3m-13n5o7r-3u3w-3x-5z-4A7| honestly ?~x-9A8| honestly i~m-5o8|
hoped~d3f10m5o-5x-4A5| horse~a7g-3| hour~a-3b-4c4h-7i-6j-9l10m-4n-4o4p6q-3r-7u7v-4w-5x5y-4z-6C5|
hour ,~d4e-6l4C-3| hour .~a-4c6i-3j-5l5n-3o5r-3u3x4z-3| hours~a-4d4e-3m4n-3p-4r4x-7z6|
house~e4n3o-4r-4x-6y6| how~a6b-3c-10d-10e6f-3g-6i7j-3l-9m-9n9q-6v3w-6x11z-6A-5B8C-7| how
NAME~a-3c-3d4h-3m-5o8p6y5| how come~d8q-3x4| how could~d-6e11| how i~d-4h7j4p4q-4| how
is~d-7m7n-4o-4v4x-3z3| how many~a3d-8i5j-3o3p-3r8u3w-3x-7z3A4| how the~o4p-3q3x7y-6|
however~c-8k-3p4| however you~c-6| huddle~h3j4u-5w6| hugs~p-3r6| huh~c-3p7r-5x-4|
humming~d6o-4p-3x-5y4| hunt~g6h3| hurry~b8| hurts~q6r-6v-3|
i~b-5c7d4e-4g-4k-5m3o-3q-4r3s-5t6u-3v-6x-5z6A5C-3D-5| i ?~d6l-3n4C6| i ED~c-5h4j6q-4r6v3| i
am~a6b3c12d-9e-10f-3h-8i-5j7l-9m3n-7q-3s-4t4u-5v7x-8y11A-4B5C-7| i appreciate~g6| i
ask~c-3d13e-3o4x4y-3| i believe~a5e-3x7y-3| i believed~e7p6q-4r-3| i came~l6m6o-3p-3r3z5A4B-3C9| i
can~b7c-11d10f7g6h3i11j-5m4n3o-3p-8q3r5s-6t6u7v-5y4A-5B-4C3| i catch~c10| i commit~i7| i concur~f11|
i could~b-4d6e-4f-3i5j3k5n5o-3p-7q4r-3x-5y6B-4C3| i counted~d5e8x3| i
did~b4c5f-6i12l-5m-3p8r-3w-3x3A-3B-5C3| i do~b-11c15d4f-6h-6i-4j-5l4o-10s5t-4v6w-9x-9y7C-4| i
fear~h7| i follow~f3i-4j6u-6w5| i gave~a-3g5i9j-4l-8p-3r4| i get~f3i-4l4n-8o9p6r-6x4| i
give~b5d-3l6p-4u3v-3| i go~a-5d4f-5i-3j3u-3v-9w8x-5z4| i got~a-4c-5e6i7j-5k3p6q3r-8u3w-3| i
had~a-3b-4c-5e3o-3x-12A5| i have~c6e-8f4i-4k14l-7m-4n6o-6p-5r7s-6t6y6A-9| i
hear~a-6d-3f-7g6h6i-10j-5k-4l16m-4n5u5v-3w-3x10y-6z-6| i heard~c-3d-3h11j-3l3p-5r5x5z-4| i
hope~e6k-3u-4v4C3| i just~d3e6f-4g-4B3| i keep~a5b-7d5g-4i12j-11k5o-4p-6s5t-4u12v-8w-6x-8z6| i
know~b9c-6d-12e19j-5m3n8o-10q4r-5u3w-4y-3z-3A4C-7| i left~b4d3x-5z6| i
like~a-6b-3c-4e-4j-6k5m7n-4w-3x-6y3A5| i make~a3c4i6o-3r-3B-3C4| i
mean~a5e-5g-3i8j-5p3r-5u8w-6x-6y7| i need~b5c-3d4e-4f-6n3o-6r-3B-4C5| i
never~b-4c-7h5i-12j4l7m-4o7r3v4y-5z4| i no~m-3n7| i only~a-5c-3d5e3p-5r3w3x6y-6A-3| i
promised~e-6g-6| i put~c7d-4e-4g-5i-3j6l-4q-3r4u-6w7x3| i reckon~a5b-3d4f6m8n-3o-5x-4y-4z9| i
said~a7b3c6d-3g4h5i5o-3p-14r10v-4x5y-3z4| i saw~a-4c-4d6e7g-5i-8l6o3p-6r3v4B-4C8| i
say~a5c-6d-9e6i4m-3n4p3r-6z-5A-3| i see~a3b-5c-4e8q-5r7B5C-5| i shall~a4c7g4i-5j4m6n-6p4x-5z4A4| i
should~a-4c-3e5h-3m-3n-4o8x6| i stand~a5e-5n5o-3x-5A8| i suppose~f3m6n-3o-4x-8z8| i
tell~c-3e6i-5j4l4m5n4o-5r3u-3w4z3B3C-5| i the~d6m3z-3A4| i
think~a-3b-3c3f4h3i-3l6m-3p-4q10r-3u3x3z-3| i thought~c-6d-3e-9h4j6p-9r8v3C-3| i
told~a-3c7d-3e8k3p-5x5| i voted~c-7e-10| i want~a8c-3d12e-5f-3g3h-8j-5k5l-5m-7n6o5r-3u5w-5x-4y3| i
was~a-7b-5c-8e-6f4i8m8n-5q-11r4v-3x3y-6z5B3| i were~a-3c-6h11i-3m6o-6p5r-4| i
will~c24d-4e-9f4h-7i-12j9k-6l6m-10n4o9p6q5s3t-3u-9w10x9z3A-11B-9C8| i win~a-4c15f-5h-4j-3k-5| i
wish~b3d4e-3i4m-3n-3o7y5z-3| i would~a9b11c6f-4g9h10i3j4l-7n-6o4p-8q3r8t-4y-8B8C-7| i
write~a-4b7c12e-6g4i-5j5u-7w4x-3y-3z7| i wrote~b-3c3p7q-6| i
~~a3b8c-3e-3i7j-5l-3m11o-4p6q-3s-3t3u7v-4w-4x-6z13|
idea~a-7b-4c-3d10e-5f-7g6m-10o8p8r-8w-3x-10y-9z17B3C-3|
idol~a-7b-6c13e15f-5g-3h3i10j-16k-13m-22n-30o41p3q-13r8s-4t4u10v-11w-11x7y-5A-12B4C-4| idol
,~a-3c-4e7f-3h3j-5m-7n-12o20p11q-4r-3u5v-4w-3x6z-3A-3C5| idol .~d5e4h-3j-4n-3o4u3w-3x8z-5| idol
?~c20d-4i-3n-6o8p-7r10| idol in~o4p-7r8x-3z6| idol is~a3c4i8l-4o3v-3x6| idols~e3m-4n-5o8p5r-5|
if~a13b-8d-3e-24g-3i4j-9m6n10o-14p-7r6s8t-7u5w-12x7y-6A-8| if NAME~a-3c-8d-6f4g-3l6m10o-10u3x11y-9|
if i~a-9c9d-3e-4f-8h8j-8k8m-8o10p-8r9u7v-5w-5x4y-4z-5| if it~a8d4h-5i8j-6l-3o-4p-4v-3y-4| if
my~e-3n6o-6| if the~c4l-4m-3n7o-5w3| if they~b-3c8d3h-5i6l-6m-10n11o-5x7y-4z-4A-4| if
we~a7b-5c-10e-5f-3g4m11n-5o-7x-6| if you~a12b6c-10e-3f6g3h3i-4j8k-4l-5p6q-3r-5u-11v8y7|
imagine~b-4c-3d6y-5| imagine it~x6y-7| immunity~a-5b-3d7e-4f-3i14k-4l-13m12n-5o-9y-7z10| immunity
,~i7l-8m3n-3z3| in~a4c4d5e4f-14i-8j-3l6m-8n-3o6p-8q3r11v-4w-4y-5z-6| in .~a-5c-7d-4e-4f5q-3w3B-4C4|
in NAME~h7j5l-3m-8n7o3r3u-6v8y6z-3| in a~a10b-7d4f-4i-3j-8l8n6o-4u8w-6z-5A3B4C-4| in green~m-6o5p-3|
in her~b3p-4r7x-3z3| in it~b-5c3d-4e-4f-3g4h3j-5k4l4p-3u7w-7x-5z-5| in mind~b4d6m6o-5x-4z3| in
my~a-3b-3c8d-5e-11g-3i-6j-3l10n-5o9p-14r7u3v6w-6x8A-4| in
on~b-3c8d4i-4j6k-3m3n-9o6p-4q-3r7u-6v3y-6z9| in one~a-8c4p-3| in our~p-4q6| in
return~b9c3d5m-5o7u-4w4x-3y7z-4| in that~a-4d9f-3h-5i-5k6l-3n-8o8q3y5z-6| in
the~a4b9c10e-3f-8h5i6j-6k4m6o-8p-3r5u14v-5x-12y5A6B-4C5| in
this~a7b7e9g7i10j-4k-5m-7n3o5q-3u3v-3x11y-4A-4| in trouble~a-6h3| in
your~a-5c-4d6e4g-3h-3i-10j6m-9n-10o17p3q4u-8v-4w9x12y-8z-7A-3C-3| in ~~a8b-3c-4d-5e4f-3j5p7r-7u-4v5|
included~p7r-8w3B-3| ink~e5j4m-8o7p-3q5r-3u-5v6| ink .~e3f3j3q3u-3v6| instead~a6b5d-3g3i-6u-3v3|
intend~m6o-4x-3z5| intend to~m6o-4x-3z5| interest~a9e-4o3p-3q3x4z-3|
into~a-6c7j-6l5m-4n-4o7p-6q-6r7u4w-4B7C-8| into the~c6e-4l3q-4| invented~e8p8r-8|
is~a7e-11f-5g3h5i-6j5m16n-3o-14p9q-4r-6s5t-6u-5x-15y6z3B-6C6D-5| is .~a-5b4c3e-5f6g-3i-7j6k-4u-8w4|
is ED~a-6b7c4e-4j-4k5| is
NAME~a15d18e-8f-4g8h-10i-4j13k-11l-7m-5n11o-7p5r-5s-4t4u-7v19w-10x-19y26z-14A-11C5| is
a~a5b-3c-3d-3f-5g18h-3j-4k-4l7m-10o12q-8r4s3t-3v-13w5x10z-5A-3B-5C5| is about~d-3i7j-6u5w-4| is
all~a-4b8m-4o4p-6q-3r10v-4w3A-5| is an~a4i7l-6m-3y3| is been~d-4e6i-5j6m-10n4o6p-4r4u-4w3B-5C5| is
being~d4n6o-5q3x-4A3| is done~h4j4l-4u-5w6| is four~c-4h5p-6q6v-5z4| is getting~i6m5o-4| is
going~a-4b5c6d-3e-6f-5j-3m5o-7s6t-5v-4x-3z5A-3| is good~b4c10f4j3u-4v4y-3z6| is
got~a19d-13h-3i3k4n6p6s-3t3z-4A5| is he~a-6d12e-3g-3n5o-4y6z-3| is her~p6| is how~a3c5p7r-6| is
in~a-7c-3d3e3m-3n-6o8p-3q3r5x8z-8| is it~a-8c-6d4e7f-4k-4l6m10n-15r-4v-3x-4y-3z-10A15B4C-4| is
just~a-3i4k7p4r-7B3C-3| is leaning~c-6d4| is me~a4b7d4k5u6v3w-4x6y-4| is
my~a13b-4i-4k5m8q7r-3v4x-4A8B-3C3| is never~b7r-3| is no~a-3b9e5f3g6i4p6q-3r-3v3| is
not~a-5b-5e3f7g-5i3j3l-5p13q-9r-6s3t-3v-6w13x-4z-9A9| is
on~a3c8d-10e-4h3i7l-5m12n-5o-9p-5r6w-5x-5z8| is one~a8e-4h4m-5o3x-3| is playing~a-3e6| is
running~m-4o7x9z-4| is settled~c4o6v-3| is she~a-3d4n3p6q-3r-3C-3| is somebody~m-7o9z3| is
that~c-4d-6h4k3m8n-3o-7p-3z-4A4| is
the~a8b5c-4e3f9g14h-7j6l-13m10o-17p10q-5r-5u-7v7x-11y-10z18A-9C4| is
there~b-4e5f3m-6o8p11q-4r-11x10y-6A-3B3C-3| is this~d-3e5m3n-4p-10r11| is
three~a3d3e-5i-5j3k4m-5o6u-3w3| is too~a8| is very~e6B-4C4| is
what~c4d-7e5f4j3k-3l-4m7o-6w4x-5z-3A7| is who~a7j3| is worth~a-3b3c-6e5f-4i-3j4n4o-3r3u-4w5x3y-3| is
writing~q7| is you~a-3b3d-4f3h16i-5j-8k10o3u6w-5y3B4C-6| is
your~a-5f-3h5i-10j5m7n4o-9p-6u-6w8x5y-7z8| is yours~b-4c13h-3i-5l6m6n-4o-6p-3q4x-7y-6z12C-3| is
~~b-3c-4d3e6f-5g3h-4j-3n-4q-4r5u4v5w-5y-4z-8A5B3C-3|
it~b-6c6f13h-7m5n-19o4p5r-6v-7w5y-9z-7A15C-4D-5| it !~c3e4k-3l5p6r-3| it
$~a-5c-4d-3e10f-5m-4n-3p-3q-6r3x3z-8| it ,~a-4c6d7f11g-7h-6i-7j3k-3q-5r-4u-5w3x-5| it
.~a-4b-4e6g9h6i3j3k-3l-9m-4n-9o3p-3q5r3v-3w8x8y-9A-4C-6| it
?~b-5c-3d5e-4f-3m-9n5o6p-10q3r6u-3w3x3B3C-3| it again~i4m6o-6x-6z-4A8| it and~a9b6e6q-3C6| it
as~a-7b8d-3i8j-4| it at~p-8r3u-3v-3w5B3C-3| it be~i-5j5o-4u-6w6x4z-3| it before~e5i-4l6q-7u4v-4| it
break~a7| it came~a-3d4p-6q4| it comes~b-3i6j-6n7o-4| it coming~a5b-3f9| it
first~a4c6e-4f-5i-4l4m-4o4| it for~e3i5l-5m-3o4p3q-3x-3y6| it
from~i-12l10m5n4o-6q-6r6v-5x3y-6A4B-5C4| it goes~a-3c7d3e-4f4| it has~c-3d-3h5o-3z8| it
if~c-3i3m8n-4x-4| it in~h3i11j-5l-8m-3n3p-8r6u5x5z-4| it
is~a5b-8c7d-4e-10h8i5j3k6l-11n-7o5p-7r3s-4t4u3y-7z-4A7| it me~a-3b-3c-4d8m13n-8o-7r-4x-9y-3z-5A14|
it must~b6i-5j3u-4| it on~d-3k3n-8o9p-6r3s-3t3v-3C7| it that~d4e4j-3m-9o8r3u3A-3| it
to~a3b-7c9d6e3f5h-3j-5k-3l3p8q-4u8v-9w-4y-6z8A-5| it true~n-3o4p-6r5x3| it
up~e3f3g-5i-4j4n3p7q-7u-4v6| it was~a-6c-4d-10e5f-5i-6l5m-7n4o3p5q7r-3z-4A8B-3C3| it
were~a4e4m4o-6z4| it will~b-4c7d5e-3f3g-4i9j-4k3l-3m-4u6w-3x-3y5z-3| it with~a5c-3f5h5k-3l7n-4o6p4|
it would~a-3b8c-9d7h-6i-5m3o-4p7q-6r-3y-5z3C-3| it you~d-4e5m-3n5p-3x7A-3| it
~~c-6e-3h3i-5l5m3o-3x-4B-7C7| itself~a3e9p-4r4| j~e8q4| job~e6| jury~b-4d-9e-4h3j-4k4p3q-5u4w-4|
just~b-7c-3d4e3f-10g-13i-5j14l-4o-4r-3u-13v-10w20x-8y4z4A-10B12C-16| just now~a-4d-3n4x7A-3| just
say~d10| just tell~b-4j4k-3l-6m4q4r-3u-4w5| just the~d7e-3o-3z4| k~p-6|
keep~a5b13c-3d4e-3f-3g3h13i-4k8m4n-4p-8q4v-5x-7y6z4B-8C7| keep it~c5f4j-4r5u4x6y-3| keep
me~b22c3d-3i-7j7u-7w5| keep saying~b4p-6q3| keep your~d3e-4h5i4k7m6n-3|
kept~c-6d-5e-3i-6j7k4l-4p6q-3r-4u-8w6| key~c6e-3l4| key .~c6e-3l4| kids~b-4c-3e6k3l-3p8q-5r-3|
kind~b-4d3g-4j3k7m-3q-3u8v3x4z-5B5C-4| kindly~b6d3e-3g4h-3x5y-4| kindness~a-6b8d3e-3h-3q3z-3|
kindness if~a-7b9h-3| knee~a-10f4p4r-4| knew~c-5d7e10h-4n-3o4q-3r4x6B-3C4| knew my~d7x3|
knife~a-3e-5f5h9o5p-3w3x6| knife for~e-4h6| knot~e-7|
know~a-7c-5d8f-13g-11h3i-15j-6k-8l14m3n-8o9p-7q7v-8x-3y3z5B-4| know ,~a-3b-6d-5k-6l7r-3C4| know
.~a-3b-3d-3f-5g-4i-9j-5k5l7m-7n-4o12p-6q-7r11u3v-3x-3y5z-3C-3| know NAME~a-3d7| know
about~a-4e8i-3k-3l4n-6o6r3v-9w5y-6z4C-4| know how~b6d-3e3p-4q3| know i~e-5q-4r11x6| know
it~a3j-3m5o-5p-4q3x-4z-4A8| know that~c5e-8n8o-8w3x8y-8| know what~a5d-4e-3h4m-4o4q4v4x-3y7z-3| know
when~p6r-5B-6C4| know who~d-5e3q5r-3x-3y6| know yet~n-5o7| knowing~a-6e6B4C3|
knows~d-4e5h-7k3p-6r8x-6y-4z9B4C-8| lad~b5c7h-3| lad ,~a3c7h-3| lady~a-5e-5g3h4j4n-4o7u-4w4y4C-3|
land~a3j4l3m6n-4o-4w4| land on~j3m7n-3o-5w3|
last~a-7c4e-4f-4h4i-18j-7k17l-4m-23n-4o23p-12q13r-6u5v4w-7x14y-7z-14A-6B5C-6| last
council~k6l-3m-7o7x6z-7| last day~c6h3k3| last fire~c9| last
night~b-3c-4e4f-4h5j-4k6m-8n-3o9q3u4v-6w-3y-4B4C-4| last one~b7g3h3j3o-3u-4w5x-6z5| last
time~a-8c-5d11i-4j7k-4m-10o9p-5q5r-4u-9w6x7y-3z-6| last week~c-4f4j3u-3v6|
later~a4c-7e5f-5h-7o3p7q4r-6x-3B-4C4| laugh~d-3e-7| laughed~e-5p-6r7| laughing~d-3n-3o5z8|
leak~e7p-3r4| leaked~d-3e3g-3p-3q-4r7| leaking~e6| leaks~e7| lean~h6i4n4o-3v3x4A-4| lean
on~d3h6i3n3v3x4A-3| leaning~a-3c-6d8m8n-3o-6x-3| learn~a-5d8i-3l3m-4o5p-7r3x-4|
least~b3i5k-4m3n5o-8x-4z7| least of~n7o-4|
leave~b29c4e-5f-3g15h-3i3k-6m-6n3o3q5r-7s3t-3v-5y4z-4B4C-5| leave NAME~a-3b6g4i3j-3p3u4v-4| leave
her~a3b7q4r-3B4C-4| leave me~b10d-3p-5| leave the~b9g9| leaving~c-3d4m3p9r-5x-8z5| leaving ,~p6|
left~a-3b5c7d-4e-11f-9h-5i-8k10m8o-6p4v-4w4x-12z9A5| left ?~d-4x-7z9| left out~a-3b3e4l4p6r-6|
legs~a-7c-4g3| less~c-3g-4h3j-4p8r-9w-4|
let~a10b17e-3f-3g4h-11j-15k3l5m18n-6o-13p-10r10u16v-14w-7x-17y8z11B-6C6| let
NAME~a-7b14c6d-4h-3i-6k3l3p-8r7u3| let her~a-3b9c-3g3| let it~f3i-5j5u-6w5| let
me~a3b5d-3f-8g-3i3j-11l5m12n-4o-10s-6t6u9v-7x-12y5z13| let the~a-3b8d3g6m4o-3z4| let
us~a17b-18c-3d-3e4f5g-4i7j-9k-3l4m6p-3r8u13v-8w-9x-3z3B-6C3| letter~d-3p-6q-9r11| letter .~q-10r9|
letters~e8m8o-7q11r-6w-3x-4A5| letters ,~m6o-4p-3q5r-3x-3A5| level~m-3n6p6r-4y5|
lie~a-5c-6d4e3k4l-3m-13n13o-5p14r-11x12z-13A-4| lie ,~m-7n6x8z-6| lie .~c-3e7p3|
lied~a-3e3g5j6m4p14q-3r-10u-7w6y3| lied to~a-3m3p6r-4| lies~e3g-3p7q-4r-4t3x3|
life~a6d-3g5h-5i4j3k-3p7r-8u-4w3| like~a-6c-3f4g-8h-8i-5j10k-11l-8m-3n8o-4r-5u-19v13w7y4z5B-4| like
,~a-3b4c-4d-4e6g-3l-4m-3n3p-8r5u-3w9x-6y8C-5| like
a~a-4b-7c3d-4e-4f6h-3i4j-3l-3m6o-5q-4r5u-11v12x-5z-3A8| like it~a4d-6f9g-3h-3i-5j6r-4u-5v6| like
that~a5b-4c6d-6g-3i3n9o-4p7r-8w-3x4| like this~a7| like to~d11e6h-3i-4j3m-4n-4o9s-3x4|
line~g5i-3j3k4l-4n4o-3p6r-12t5u-4w4x3y-4B4C-5| lips~c5d-3e4i-5j-5l9p3u5v-4B3C-5|
list~a3c3d5h-4m10n-8o-5p-11q-3r10x-6y-4A6| listen~c-3h6j-6k-3l7p5q5r-6u4v-6| listen ,~i3j-5q5u4v-6|
listen to~a-3e-6h4l7| lit~c4p4r-6| literally~d-7e10f-4g-4h-3i-5j4l6p7r-5u-4w3|
little~a-3b4c-3e7h-5i-6j-4k-5l11n-12o9p-12r5u4v-4w-4x-13z6A5C3| live~a6b6d-6g-3w3|
lives~p-3q-5r8B-5C4| locked~a-3c14e-3i-3j-5q-8r7u4| locked .~c6j-4l3| logical~f6|
lol~a3b-5f-5g-7h-5i-11k6q3r-3B3C-3| lol $~a3b-3e-3g-5i-4k6l-3q6|
long~a9b-4d5e-9f5g-4h-4i11j-6k-7m-5n-6o8r-4s3t-4u8w-8x-6y9z-5B5C-5| long
as~b3h-3i8j-5k-4n4o-5t-3u5w-4y5| long enough~a8d-3e-3| longer~b6d5g3m-4n8o-3r-3x-3|
look~g3h-5j4l-3m3n12o-12p-3r-3u-5w7x-3y3z-4A3B4C-6| look ,~a-4c4e-3j4p-8r3u-4v3| look
at~a9c-3d7n4o-4p-8q4x-4C-3| look like~a-4b3c-4n6o-3p6q-6x3| looked~a-6c-5p3q3r-6|
looking~a-4b-3d-5e-10f8h3i-3j4n-4p-4u-3v4x-3z6B3| looking for~a-4e-8h4i-6l5|
looks~e-3i-4j4m-5n-5o10z-3| loose~a4x3B4C-6| lord~b7k-3l7| lose~b6g4i-5k15l-5m11n-6o-7r3w-3x-4| lose
the~b6g3| losing~a-9b10c-3d8x-3z4| losing NAME~a-6b9d4|
lot~b-3c-6e-3f-5g-3i-8j6k6l-6n9o-10p8r-10u-7w6x-6z7| lot ,~p5r-6| lot .~i-5k6|
love~a6b-3c-9d-3e9f-3h6i-7j8n3p5r-3u-6x5y-6C4| love ,~d3e7p5r-3| love .~a-3c-4h6i-3j4u-3w3C3|
lovely~a-3b-4c-4e5h-3m-7o8p6r-3| loyalty~e3i-3k4m-4n7o-4x3| luck~a7c3| lunch~a-3c-3e8n-3o4p-3x5y-3|
lunch .~a-3c-3e6| lying~d-3o3p12r-12x7z-4B-4C3| lying to~e4h-3p5r-6x5z-3|
madam~e5g4h-3i3j4p10q-3r-9u-5v8w-3| madam ,~g4i3v6| madam .~e7j3p5r-4u-4|
made~b-8g-4h11i3l-3m4n-7p-3q-6u-3v3x-7y4B-3| made a~a3h4p-11r9| made it~e6r-3| made up~m5o-3x-7z6|
make~b-6c-4d3f-3h-4j-8k3l7n12o-11p5q6r-6u7w-3y8A-3B-4C4| make it~a4h-3j-3k3q9u3w-5z-3B-3C3| make
of~a-3d4e-3n7o-3w7y3| makes~b5e-4f6i-5j4k-3l5n8o-12p-7q3u-3w4x-8y5z4|
making~a-6b-3c-5d-3e8g-4h-3j-4k3p3C-4| man~b8c-5d-5e7g9k4l-5p-3q7r3v-4x3| man ,~b8e-4h5i3x7y-5|
man's~h-4n5o-5p5r-3x6y-6| managed~a-3e7| many~a6b-3c3d-11e3f-4h-4i8j-4l-4o3p-9q5r7u3w-4x-9y-3z3A4|
mate~b-4c-3d-5f-6g5l-4m-9o9p-4q4r5y3z-3A-4C5| may~a4b-4c10e-11f4i9l-8o3p-7q3r3v10w-5x-11y4z7A-6|
maybe~a10c-4d-8e-3f-7g-6z-3|
me~b17d5e-6f-5h-7i-12j5k9l-4m7n-6o-5p10q8r-17s-33t35u-3v-4w9y-11z-7A16B6C-4D-4| me
!~a4e4m6n-5p-4q-3r5x-9A3| me $~f-5i-3o4p7q4r-4s-3y4| me
,~a6f6h9j-4k6l-7m7o-5p7r-10s-15t15x-5y7z-3A11B3C-3| me
.~b8c3d-3e4g5h-10j-6k7m14o-13p-13q6r9s-8t8u6w-13x-16z8A13C10| me ?~a-3b7c-6i4n-5o5s-6t5A6C-3| me
a~a-3d5e-6i-5j5m9o-11p9q-4r-8t-3u-4w3x-3z5A-7| me about~a-3c5e-5h4i-5l5p9q3r-7x3| me after~c-3e7p-4|
me and~b3c5e3f-4h-6j-12k12m-7o9r-10t5u14v9w-7x12z-5A-4B-4C5| me
at~a8b3c7d-5e-9i-5j9k-3l-4o-3u-9w13x-4C-3| me be~b6p-4| me
down~d-6e6f12j9k-4m5o-6p-6q6r-3s-3u-9v7x-7A7| me first~a-4c3i6l-4| me for~b4c6e9f3j3n5o-4p-3| me
have~b3c7e-3| me here~b6c-4d-3i-3j3u-3| me how~h5m-7o4r3z-3| me
if~a-5b-3c-3d7e-3i6j-4m-4n6p-5r6u5w-3x4| me in~b6c5i-4j6l-3m6o-3p3q-5u-5w5x-5z9| me
it~a-3b-4m6n-3o-4p3r-4x-4y-3A3B3| me last~c-3e-6f3j4u-4v7x3z-3| me like~e3n4p-3q-3r6x8y-5| me
of~e-4j-3l3p7u5v-3| me on~b-3c-5e11f-3g3i-3n-3o6q3r-4z-5A3| me
out~c-3d8e-6f-3g9h-3j10l-6n-6p-11q-3r11u-13v6w5x4y-5z-6A6C-3| me something~c3n3o-3q6x-3z3| me
that~e-11g-3i-10l10m-4o4p5q-3x-4y4| me the~e-3g-3h-4i-4j4n7o-9p10q-4r-6u-4w7x7y-4A-4B6C-8| me
this~b8c4u-3| me three~b6e-3j3k-4u-4| me to~a-5c4e-9g8h9k5l-8m-8n3o4r3v-12w6x7z-4A-4C-4| me
tonight~a5b4d9i-10j10k-3m7n-3o-4u-11w8x-7z-6A9| me walk~q-3r6| me what~d7e-3j4m-3n-4o6p5r-6u-3w5| me
when~a9d-3m-8n3o3p-3x6A-4| me who~c6d4e-5l3m5n-3p9x-7z6| me
you~a-4b-3c-3d5e-3h-10i12j-3k-7l-5m6o-5p-6q3r5u3w-4y-5z-3A10C-4| me
your~c-13e4h-4i-5j5m3n-3p3q-5t-3u-5x-3z8A-5C-4| me ~~a-3b-3c4f5k-4l5p-4q3v6w-3y5|
mean~a4g-6h3i8j-5m5n5o-9p5r-5u8w-7x-5y6| mean it~d-3f-3i3n6o-7u3w-3| mean to~m7o-3|
means~a-5f4g-4h6i7l-4m8o-7p7q-3r-5u3v-3B3C-3| meeting~d6e4m-4r3y-3z3| mention~c-4d-8e8o4p-9r9x-4y4|
menu~h6m4o-3p6r-4A3B-3| mercy~a-5b21d-4e-4k-4l7| merely~a-6d3|
merge~b8d-3e-3i7j-3l-4m-5n4p-3r4u-4v3x3z-3B-3| merge .~a-3b7c3i4| met~a-3d-3j-4p-7r7w-3|
midnight~a4e6| might~a3b-3c-5d6h8p5r-5x3y-3B-5C6| million~a6i-4k8|
mind~c-9d10e-6f5h-4i-12j4k3m16o-16q-8r4w-5x-9y-4z8| mind ,~d5e-4f3g-3i-9j5m7o-5p8q-5r-3u-3v3|
minds~a-4r3B7C-8| minds ,~r3B7C-7|
mine~b5c22d-4e-13f-4h-5j8k3l-13n4o-9p-5q4r6s-3t3u-8x10y-11z-7B-5C5| mine
.~b4c13e-9f-4h-3j4l-6o3q5r4u-3B-4C5| minute~f-5k-3m4o-4p-9q6x-7y3| minutes~c-3e6p11r-10z4A-3|
minutes .~e3p6r-5| miss~b-5d-12i3p-5r6| miss NAME~a6d-7| monday~c-3e8g-3m-5o7p3q4z5| monday
,~g-3m-4o6z5| money~a8c-3d-5e-3h-3i8k-5l-4w-3| money .~a7| month~a6b3g3|
more~a-5b23c-8d-9e-15g-3h6i-6j-5k-8l11n7o-3p-4q-10r7v-7x3y3z4A-7C8| more
,~d5f4g-3i-6l9m-6n5x5y-3z-4| more days~b6e-3k-5u-3| more to~a-3b3i6l-3C8| more week~b7| more
~~a5d-7q-6r3| morning~b-5e6f3i4j-4l4m8n-3o-9p5q-6y-7C-4| morning ,~e4n-5o3p6q-4r-4z-6| morning
.~d3f3o-3p6r-5x3y-5| mother~b-8c-5d-4f-3g3h-3w-4x-6y4|
mouth~a-4b3c6e-9i-10j3k-3l10m3p-6q-9r14x-11y3A4B5C-8| move~a11e-4f-3j4l3| move .~a10|
much~a-6c-3d-3e14f-3g-4i-9j7n5o-4p12q-3r-16u-6w5x-4y4B4C-5| much ,~c6| much
as~a-4b-3c3i-6j4p-4q4r-3u-4w4| much for~c-5e10h-3p6r-4|
must~a9c-8f-4g4h-7i-4j5p-6r5u-4x-3z5A-4B5C-7| must have~m-3o3B6C-7|
my~a-6b-7c14d-12e-12h-10i6k-17l-4n-8o9p-17q-9r18v6w-5y-17A15B12C-16D-3| my answer~c-4g8| my
back~a-6b4c-3d4k4m-3q4r-7v4w4x3C-3| my bag~c-3d3e6l4p-10q-3r10y-3| my ballot~a-3c7e-3f3u4| my
clue~e9| my dear~a4b6c-3d-5e3f-3g3| my ear~i-4l6| my ears~f-3i-6l7| my friend~c-3g4h7p3r-3x-3| my
gut~m-3n7| my hand~a-3c5e-4g9i6j-7k4l5m5n-5p5r3u8v-4w-4x-3z8| my hands~i7| my
head~c-3d6f6k3n5p-5q3r3v4x-3y4z-3B5C-6| my idol~c9d-6e4g-3i17j-6l-9| my lips~c9e-3i-4j-3l6u3v-3| my
mind~c-7e-6i-4k3| my mouth~c7e-3f3j-3l4u3| my name~a-6b6c-31d12e28f-6g-4m-6o5q12r-7t3z-18A13B3C-4|
my necklace~c3i6l-4| my own~b3c8d-7e-5f-3g4h6i3o3p5r-3s-4t3w-6y3C5| my
paper~a5c11e-4f-3g3h-3n5o-4u-3x3| my paper's~a3c7j5l-3u-5w4| my parchment~a4c7j3q-5r6v5| my
plan~d7x4| my skin~a-3c4d3e-3i3j-3m4o-3x-6A3| my tongue~c3i-3j-3l4u5v-7| my
vote~a3c21e-7f8i-15j20k-6l-3m11o-7p-8q-20r18u-17w19x-3y-12z20B-5C5| my word~c3e-6f3g4l-4p7r-6v3| my
~~c17e-11f-4h-4i12j-12k-3p-13q-7r15s3t-3u12v-4w-6x-3z6| myself~a-7b-4c5e-8g7i9j-12k-6l4o-3r3x-4z3|
myself .~c6f4g3k-4l3| na~e7| nah~a3b3d3e-6f-9g10m-12n8o-3r-5u-5x8y-3z-6A-6| nah $~d7m-3|
name~a7d9e-12f-7g-9h16j11k5l-7m11n-10o-15p-3q19r-7s-9t9u-11w12x-15y-16z15B9C-13| name
,~b-7c7d4e-4f-6n-3p3q-10r7v-4w3y4z4A-10B3C-4| name .~a7c4d5e3h3j6l-4m-6o3p-5q8r-4v3x7A-8C-3| name
?~a3m4o-3q5r-6x-4A3| name and~b-3d3p8r-3x-3z4A-4| name around~m-10o8y-7z5| name
came~h6m-4n8o-4p3q-4r7x4A-3B4C-5| name comes~c6f4| name down~a-3c5e6m3q4r-5A-3| name for~z4A-6| name
in~c-3d-4e4j-4l3m8n-3o-6q10r-8w-4x-11z-3A7| name is~a7f-3i-4j3k4m5o-6p-4r5w4x-4| name of~d7m3| name
off~b5c-4i3k6| name on~a3d-4h-4i4k4m-8n7p-5q5x9z-8| name out~c-4m-7o4p-3q-6r8y-3| name
to~a3c-6d3f4i5j-3k5m-4p5q4r-4u3w-3z3| name you~c6i-9j9m-5o3q8r-5u-8v3w6x4z-5|
names~b3c-7h-3m4o-7p-3r6s-3t3x-3y-3z3| near~a-4e-6h6i4l-4m4n4x7y3|
neck~b-4c3h-4i9l-8n-11o8q5r-7x-3z-3A3| necklace~b-7c9d-4e-5i26j-9k-4l-21n-3q-4r3u6w-6| necklace
,~c3e3i8l-5m4o-6q-3| necklace is~i8j-3l-5| need~b8c10e-10f4g5j5l-7m-8n11q5r-9s3u-5v-4w8x10z-6B-5C7|
need to~a-7c4d4h4i-7j8l-3o-4r-5u-8v-5w9z-4B-4C5| needs~b-5c7d-6g-3i-6k3p-4r4w4C3|
neither~f-4g-3h3i7j-5k-3m3o-5q4r3u5v5w-3B-6C4| neither ,~c-6y4| neither .~c5i6x3|
never~a3b-4c11d-7e8g-12h-11i3j-17k-6l7m-6n4o4p13r-5u11v-6w-16x-3A5| never even~e6| never
had~a4g4i-6l5| new~j3m-6o3z6| news~c12i-5j-4k-3l8p-3r8u4w-3B3C-5|
next~a8d3e-6f-8h6i-7n7o-10p-3u-4v-9w8z9A-6B-4| next .~a5b-3d6e-7h7i3m3u3z3A-4| next
one~j4m6o-5u-3w5z3| next to~e-5h-3i-5j-4k11l-5m-6n6p-7q5u4w-3A-3| ngl~a5b-3d-3f-3p-3q-7r7|
nice~a4b-3c3d-3e3g-3k-3p4q-3v-3w3x3A-3B11C-13| nicely~b3c-6e3f3m10n-5o-3q5r-4x-5|
night~b-9e4f-6i3j-6k14l-6m-17n-5o21p-6q8r-4u6x14y-8z-15A-4C-3| night
,~a-10f-4k3o4p-10q4v-5x11y-7z-4| night .~a7b-3c5d4h-3i6j-6k6l-3m-6o4u9w-6x4y-4z-7| night
?~c4e-5i-4k6o4| nine~a4b-4c3d-8e3g-3h-5i-9j-6k11l-5p-4u6v-5w-5| nine to~a7| ninth~e6p-3|
no~b6c6d-8e-5f-5g11i-6j7l-6m4n-3o-4p14q-11r-15u-5x-8z3B4C-4| no ,~a9b-3d-3e11g15j5l5p-6w4x-4y4z-4|
no .~b12e-7f-17g21i8k5l-8m6n-5o-3p6q-4r-4v-3y-5z3| no harm~b6c3i3| no idea~a-3e6f-4g-3p4r-4x5y-5| no
longer~m-4n8| no no~a9b4g6| no one~c7i-3l4p4r-6v-3z4| no
~~c3d3e-3f7g-4h-3i-7j7k4l-4m3n-3q-3u-7w6x-6z6B3|
nobody~a-4b6c3d5e-11f3g-3h-9i8j-5k-3o-4q-5s3u4v3w-11z6A-6| nobody .~a6c6| nobody
is~a3b-5d-3e-7f-4g3i3j-5k-4m3o-3p3r-6u4v-7y4z-4| nobody ~~a-6b6e3h-4i6o-4p-7r6t3u-3|
none~a3e3k3o3p8r-7x3| noon and~e6| nope~d-3f-4g6|
not~a4b3c-6d-4e4f-8h8i8j-8k-3l3o5p-6q7r3s-4t3u12v-7x7y-5z-6B5C-5| not
,~a3b-3c11e-9g9h-3i-4l4m3o-3p-3q-3r4w-4x-5z4| not .~a6e5f-6g-3h3k3m-5n3q-6r3w-3x5| not
?~e3f7g-7x3B-5C5| not NAME~a10d-3e-3f-4g16h-5l-4m-5o7p-10q5r4u-3v-9w8x9B6C-6| not
a~a-5f4g-5i-9k-3l9n-4o4p7r-10u3w-3| not about~e-4h3l-3n6o-5x-3z4| not argue~f7g-5| not as~c-3e-3h7|
not be~b5d-4e-3g-9h4i7k-11l-4m-3o5p4w-3x9y-7z-5| not beat~a-3b7| not believe~h8p-4q-4r7x4| not
breathe~c6g-3i-3l4u3v-3z3| not care~a7c3m-6o4| not do~b4d-5f-6g5r5v5| not
even~d-5e10i-6l5r-4s-3t3v-3B6C-7| not fault~f8g-3m5n-4| not find~c5d-5e4h7| not flip~d3e6| not
forget~e-6g-3| not get~b4e-3f3h5m6n5u-3x8y4| not give~d8e-4i3z3| not
going~a-6d-3e4g3i5l-4m-3q4w4x-5z3B-3C6| not had~a8d-5| not have~e-7h-3m4o-4x-3z3| not hunt~g7| not
in~a5b-6e-4i6j-3n-7o6w-3x6y-7| not know~a-6b-5d-5e-7f-3g-7j-6k4r-4u4w-3z6C4| not lean~h7| not
let~b5i-8j3l3u-4w4| not like~a6b-5e-3g-3i-3n3o-4x-6y4| not look~c-4e5h-3n3o-4p-7q8r-3C-4| not
make~a-3b-4c-3i-3m3p-7r6A-3| not me~j-3m6n-6q-6r5s-4t4w-3x-5y-5A9| not mind~a10d3e4i-7j5m-3o3r3x3|
not one~b-6g-3p-4w3x-3y8| not say~a-8b7c9g-5h4i5k-4l4m-5n-3o7q4r8u6v-4x7z-6| not
saying~b-4c-3f-5g-6| not suppose~d6| not sure~a-6g3x-3| not talk~e3i-3l6m-3n-3o5w4x3| not
tell~c-4d-3e-4f4i-3j-3k6l3o3u3v-5x7y-3| not the~b4d3e10h3n-5o7p-4r3y4| not this~c6| not
to~f8g-3k4m3o-8| not trust~e3h6p-5r3| not vote~c3d5g6i9j-8l3m-6o9q4u7x-3y8z-4| not
what~m7o-8r-3x-5z4| not with~b3d-3g4p6r-4| not write~a-3c-10e-3g3i12j-7k7m3p-4q6u11v-5w-6x-3z-4A5|
not writing~a-3h3i6| not you~d-3e11g-3h-7i9j-5k-5l-5m7p-5q-3r9u5v-6w-3y-4z-4A7B-4C3| not
~~b6f-7i-5j5m-3o5q5s-3u-12v7w5y3A-3B4C-4|
nothing~a-5b3c6d3f-7g-4i4j7k-3l-7m-3n-5o4p15q-8r-12s3t-3u-8v3w4C3| nothing
.~a9c3d-4h5i-3j-4l7q-4r4u4w-3z-4B-3C5| nothing but~b8| nothing to~a-8c6d3e-4f-4i4l-3m-3n-3o3q3u-4x3|
nothing you~e6n-5o5p3| notice~a-6b-3c-5e3h3o-3p-3q-3r3| noticed~d-5h11m5n4o7x9y-3A3| noticed
how~o4x6| notion~a-7d5| now~b-6d4e-4g7k-3l3m-8n13p-5r11s3t4u-5v6w-3y10A-5B5C-8| now
,~a5i5l-5n5p8r-9u-3v5x-7y5A5B5C-6| now .~a-8c-3d5e-7f-3i4k-6o-4p3q-5z3B-3C3| now ?~d-7e-3x3y-5| now
on~a-3c9l4| now you~d-3g7i-3k4r3x-7y7| nowhere~a-6b7c3j-4| number~b4c-4e7h-4m9n-5o-3q-3x-4y5|
numbers~a-4c-4e-6f9h4i4j5k-4m-5o7p-6r5u-6w5x8z-5| oath~c3e13i5j-3n-3o3p7r-6|
odd~e5p-5q-4r7x8y-4B3C-3| of~a-3b-4c-5d-5f-7h-4i-13l16m-8n11q5r-12s3v5x-7y4A6B3C3D-3| of
NAME~a-4f-4g-3h6i-4l4m-7n15o-8p-6q-5r7u5v-4w-5x-8y16C-4| of a~a7c7e-5f-4k3l-4m3n-4p4r-3u-3v3| of
all~a3c-3e7g-3h-6p-5r4A-3C-3| of it~a-6b8c3i-9k-3l12m-5n4p-8q-3r7v-7w8x-4| of
me~b4c-3g3i-5l9m-4o4p3r-6x7y-4B4C4| of mine~c6e-5i3x3| of my~b-7f5j-4k-3l4m3o-4u5w-5x-3z7C7| of
our~e3j4p6q3u-3| of rice~a-3b3i-3l3p-7r4| of
the~a6b-6c-4e8i9k-10m-10o12q7r-5s-4t4u-4v5w-5x4y-11z9A-6B-3| of
them~a5b-3c-3d4e-12f-3h3i-10j3k11l-3m7o-7p-5q3r-3u-4w4x-10y-4z7C-3| of
this~b4d5e-4j-6k4l3n-3o3s3t-3u5v-5| of those~a6g3m-3n3p6q-5x-3| of
us~a-3d-9e4j5k9l-12o8q5r-11s6t-6v4w3x12A-3| of who~a6g-3o-4p-4r3| of
you~b-3e-9g4l-3m8o-6q-3s-6t5v7x-6y-3z4A6C4| of
your~b6c-7d-7e6g4i-8j7l3m9o-8p-7q3r3s-3t3u-8w9x-5z5C3| of yours~e4f3i-4j8k-4m-4o4p7r-4u-7v5w3x6z-6|
of ~~d-4e-5g-3i6m3o-3p4q3r-8t5B3C-4| off~a-5b7c3d-8e-6f-7h-13i12j-9k-3n9o-7q-3r7s5t-5v-3x-9y10z6|
off ,~i5k-3o4r6| off .~a7b-7f-3i3p5q-3u4v-3x-5y5C4| off NAME~b9h-3| off it~a3i-6j3| off
my~a-4c8e-5g7j-3v-4| off talking~e-4n6o-6x-3| off the~b7c-3e-3h-3i-3p-4q-4r7u-3x-5y7| off
together~d-3y6| off your~b12e-3h-5i3u3| offer~a3c-3d13f4g4h-3m-5p-5v-4z-4C-4| offer ,~d3g6x-5y6|
offer .~a4f6| offered~d7e3h-5m-4o6p-7r9B4C-5| offered you~d6m-3o3| offering~b4e5n-3o7x5y-3|
offers~c3d7i3p-3q3v4x5y-3B4| offers me~c3d7i3p-3q3v4x5y-3B4|
ok~d-7e3f3g-4h-4i-8j8o4p12r-10u-6v5w-5x-3B4C-3| ok ?~d-8e-3| ok so~a6j3u-3|
okay~b7c6d-11e-3f-3g-5n6o3q-5v4w-4x4y7B4C-3| okay ,~c7d-4f7j3n6q4r-4v5x6| okay .~f-11q-6r5| okay
?~b8c3d-6v-3| old~a5b6d4f-3h-3i5l-5m-7n10o-5q-3s-4t4w-3y3z-3| old lady~a-4e-6h5o4y3| old
~~a6c3f4j4p-5r3| on~a-6d4g-10h5i5k-10m-4n9o-13p10r-9s-6t9v5w-5y-5z-10A-5B5D-4| on
,~a-3c-4i-8l6m-9o3p7x-4y3| on .~a-7c3d-3e6j-5l9q-6u3C5| on
NAME~a9e-7h12i-4j4k-3m-11n21o-15p10q-12s-3u-6w5x-15y8z6C-3| on a~c3e-5j-5l-3n7o-7p6q3r-5u5v-7x6z-9|
on earth~b7g5i8k-7o3p-3x4y-3| on fire~d-8i4k-3| on her~d4f-3h4j3m3o-5r-3s-3t3v7w-3x-4y3| on
his~a4d-5g3h8q4r-5| on it~b-6c-6e3f-3g-5j-5k4m-3n8o-5p8q-5r-6w-6x7y6z-9B4C-4| on
me~c-6e6i6m-4r-6v3x5| on my~a5b6c17d-7e-10f6g-3h-7j4l-8n6o-4p9q3r-7u-3v9w-3x7| on
one~a-3f6i-3j4k-3p-6q4u-4v6x-3| on other~p-3q-4r7B-4C4| on our~b7v3| on paper~i-4j7l-3p-4u-7w7x3y-4|
on that~a4b3c-7d-4f-4g7i-7k9l-6m-4q-8r4s-3t3w-5z-3A-4| on the~a7c-4e4h5i5k10m8o-7r9v-3x-10y6A3| on
this~a-7b5c4d6j-7k4m4n-5o4p-4q7r-5u6v-3w-4x5z-3| on to~a-4b16c-3m-3o3p-5r4x-3z4C7| on us~d3m-3p-6q6|
on with~b3d-3n-4o7x5y-3| on you~a-5b-3c4d4e-4h5i12j-3k-4l-6m-6n4p-9q-5r11u6v-3x12y-4z-6A-5B-6C4| on
your~b-6d7e5f3g3h-3i-8k-4l7m5n-4o-3p4r-6w-4x-3y-3z4C-3| on ~~e-3o3x7z-6|
once~a-3b14c-7e-11f-3h-6i7j-8m-4o4p-4q-3r5s-5t6u7w-10x10y-4| once ,~b10c-5i3o4x8|
one~a4c-8e8f-14g3i-8j10l-9m12n-6o-5p-5q4r-3t5u-9v-3w11x-13A14B11C-7| one
,~b-3c-4d-4e4i3j-3m10o-8p3q-5r6u4v-3x-5y5z-7A4B7C-9| one
.~a9c-7g3i-3j12l-4m-4n3o3p9q-7r-7u-9w16x6B-3| one ?~d-3m4n-4p-11r11y-3z3| one condition~f4j4u-4v6|
one eye~a-5b-4h12l-3| one for~c6i-5k5m3n-3p3y3| one i~a8c3e-4i-3l3z6A-4| one
more~b18c-5e-6i-4p-6r5x-3y4| one of~a3e-6f-4g6i-9j5k8m-7o6p9q8r-11s5t-5u-5w4C6| one
paper~a-3c-3d3e6y-4| one person~e7p-7r4s3t-3x4C-3| one
thing~a-3b-3c-3d4e8g-6j-4m-7n5o4p9q-4r-9s3t-3u5v-5z3| one to~b-4d4h-3i5n7o-5q-4r3y5| one
tonight~d7e4p-3| one we~b6g6| one who~a-4b6d-4f4h9j-4k5l-8u3w-6x4z-3B3C-3| one with~c-4g6s-4t4x4C-3|
one word~d4e-4m6n-6p-7r8| one ~~a6b5f-3g3j-3l3p-3q3t4u3| one's~b-3k5m4o-4p-10q4y-6z3|
ones~a5i4m3o-5r5z6A-5| only~a-9b14c-5d5g4h-8i-5j10k3l-3p-10q4s5t-6u-8v-5w11x7y-7z-3A3| only
one~b9d-3f-4g6h-3m6o-3p4r-4x-8A6| only reason~b6| onto NAME~a6f3v5| open~b-4h10i-8j-4l6n3q6|
opened~e4p-5q-6r10z7| opinion~d7m-3n4o-3x-5y4| opposite~d-5e9p3r-4|
or~a-10b-17c-7d25e-19f-18g-15h-13i-4j8l-4n13o-14q-9u-7v17w-11x10y-3z-8A-13| or
NAME~a4c-4d8e-4f-4m8n-9x10y-8| or are~m6n-5x-5z5| or did~d7e-5x3| or is~a-6d-3e-4o3x-3y5| or
me~d-9i6j-7o5p5r-5x6z-4| or nah~d7m-3| or no~d11f-4n-4o4z-3| or not~a5c3d6f4h-3i-6j7m-4n3u-6v6| or
you~j3m-3n6o-3x3A-3| order~m-5o7p3r-4z6| other~a3b-5c-4d-4e16f-5g5h-5k8l3p-4r6u13v8w-7x-3z3B-3|
other ,~m-4n9p-3y3z-3B3C-4| other .~i3p8u3v8| other people's~e4q-3r6B-3| other
side~b3d-3i-3l3m-5n-5o6p-6r4x-5y-3z10A-4| others~a8b-6c4d-7e-6f4i-5j3k-3l6m-4n4p-4r3u-3v3x5y4A-6|
others ,~a6f3n7o-5| otherwise~a-7b6c-5p12q-12| ought~b3e-6n-5o4x-3A3| ought to~b4e-6m-4n-3o8z5A-3|
our~a12b4c-5d6e16f-6h-5i-10k-5l10m-5n-4o5p-4q-4r9u9v-7w-6x7y-4C-3| our backs~p-5q6| our
deal~e6p3r-4| our plan~e6r3x4| our side~a-3b8| our whole~e6| our ~~a10b-3d-3q4r3|
ours~d7m-5n8p-3v4w-3| out~b-5c-7e9g4h-10i-3m3n-5p3u-4v3w5x-5y-7A8B4| out
,~a5c-7d3f-3h-3i-8j3l3m5o-6q-3v-3x-8A3| out .~a-4b-6e-6g10h5i-3j3k9l-8n-3p6q-4v4x4z-3A4| out
?~c4d6i3j-3q-5r4| out NAME~a14b3c-6e-6g-4i3j-5u5v-4w3| out for~f4j-3o3q4r-5u3x9y-6| out
here~d-4e6l3m-6n10o-4p7r-9s-3t3u-3v6x-3z4| out
of~a-4b6c5f3h-3i-17j14k-3l10m6n-6p6u-12w9x-8y3z9A-3B4| out there~a-3d3m-5o3p-3q-7r10| out
to~a-3b-3e9r-3| out with~a-5b4c3d4m-3o6u-3v3x3z-4|
over~c-6d15e-3f3h-3i6k6l-6n12o-11p-11r10v3w-3x-6z7A-3B-7C4| over ,~c-5d4j-3n9o-10r-3z-3B-7C6| over
a~b3p6| over here~f6| over the~e-6i-4k6p-3q4x-4y-3z8| over there~c-4h3m-5n6o3r3x8| over
to~a-6e5n5p-3r3| over your~a-3i5p-4r7| owe~a4c-9e-4j3k-4l3m-7o8u-3v-4w6|
own~a-6b7c4d-11e-4f-9g8i3j-4m-3n-4o5q5r-4t7u3w-8x-9y4C4| own name~a3d-9| pack~a-4c5d5h5n-4x-4z-4A7|
packed~a7| packing~c-3m5n-4o-4x-5z-5A7| pact~d-5e16l3m-5o7r5x8z-8C4| pact with~d-3e8r3C3|
palm~a-5b-3c4e-4i-7k-3l4r-4x3z-3|
paper~b4d9e13h-6j7l-6m-4o4p-8q13r-10s-3t3u-7v6w4x12y-11z-4A-4B4C-5| paper
.~d5i5j-3o-3p-4q7r-4s-3t3z4| paper with~e6p-3z-3| paper's~a6c7j5l-3n5u-5w3z-3A3|
papers~a-4d6e3h-4m-3o7q4| parchment~c6g-3h-7j4k-5m3o-4p-8u-3v8x-3z5| part~a5e4g3i-4l4m7o-6q-4x-3|
partner~c5l-3m-4n5o-3p-5r6z-3C3| pass~c-4d-4e-5f-7g4k-3| pass on~f-3g6l3| passed~a-3d4t3x-6z3A4|
past~b3e6i5l-4q-3r5u-5v3| path~a6c-5d3y4z-4| pay~a5e-5j-3l4m6o-5u3| pay for~a6e-4|
peace~a7c6e-5i6l-4w-3| pen~b5c4h-3j4k-3l-3m9n-4o-5p-11q8r-9s-3t3u-7v3y6z-3B-6C5| pen
.~b4e6p-4q5r-4B-3| pencil~f3g-3h7i9j-3l-3p-3| people~a-6b6c-13d6e4f-8g-4m5n-8p6r-3v3y5C-6| people
.~b6e3m-4o5q4x-3C-3| people's~e7p-3q-3r7B-5C4| percent~d4e6n3o-3p4r-4| permit~m-3o4p6z-4| permit
me~o4p6z-3| person~d-5e11h-4i6k-6m-7n9o-5p-13r9u4v-5x6z-4B7C-9| person ,~b-3d-5e7p-4r3v-3C-3| person
on~i6k-5| person who~e4g6m-5n6r-3s3t-3x7z-4| personal~a-4b6h-3| personal kindness~a-7b9h-3|
pick~b6c-4i-4k3n3o-4r-4x-3| picture~a13e-5i-3k3m-4o4x4z-3| pity~c-5e10p4r-4|
place~c10d-4i-5k-4l7m3o-4p-8r5t3y-4z6| place .~c6i-4l3p-4|
plan~b-6d6e17f4h5i7j-8k-6l6m20n-14o-11p-17r12u6v4w-13y-6z9A3B4| plan
,~a5c-5f-7g3m3n-4r-3x-5z7A-3B3C-3| plan before~d7e5| plans~e6h-3n-5o8x7y-4| plate~d-6i-5k-3l10u3|
plate .~l6| play~a-6b9d-3h11i7l-9n-9o3p7q-3r-6x5y-8z6A-3| play it~a-3e3g-4h10i8j-4l-4n-6o7u3|
played~a-3c5i6l-5n5o7p-4q-3r7| playing~a-3e8i3m-11o10p-5q-3r7z5A-4| plays~a4m5o-9p-4r4x-5z5|
please~a-4b16c-6d7e-9i-4j7k-4n-13o8p3r-5s-4t4u-5w5x-4z4A-3B-3C3| please
,~a-7b9c4d10j3k-3n-7o5r-4v-4w5y-4z4A-4| please .~a4b3e-5g3m4n-3x-4y7z3| please not~a-3b8d-4|
plus~c6k3| pocket~d4i-6j6k-3n-5o3p-5q-3r9u-7w7|
point~a-4b7c3d-3e4f-3g-3h-4i-7j8k-6l-3u-10v-6w15z-4A4| points~i-5j6u-6w6|
poor~a-10b9d-4e-5h13l-3r-3| poor NAME~a-7b9d-3e-3g-3h6q3| position~a3d3e-6o-4x-4y4|
post~c-3e-3i3j-4q6u3v-6| pot~d-7j4o5q4r-3x3| pot .~e-3l4o6q3r-4| prays~a6e-3| pretend~c-7g8p-3|
pretend i~c-4g8| pretty~a3j3x-6z3| price~d5h-3i7l-5m-3n8o-6p-6r8x-3| prize~a5c6|
problem~a6b6c-3e-3f3g-4m5o-5y-6z4| problem .~a5b7|
promise~a-12b-10e8f-4h-9j-6k4l-3p26q-4r-18s-3t3u4v-13w6x4y-3| promise
.~a-3c9h-4k3l-3m3n5o-7p9q-5r-5v-8w6| promise me~b-3c-5p6|
promised~b-3d-4e-6f-4k3l-4m8n-4o-6p9r-4v-3x-7z5B-3| promised me~m8o-9p3r-3x-6z5|
promises~a-3e8p13q-3r-10| provided~b3e-4f10g-3w3| pull~a7c-4p7r-6|
put~a3c5e-10g5i-8j9k-3l-4m-8n10o4p-8q9r-7u-6w8z3A-10C-3| put .~b4c4g4i-3j7l-4m-6o3u-7w9x3| put
NAME~a3c4i-4l3n-3p-4q4y-6z5C-3| put down~d4e-3i-3m-3v-3w6x5z-4| put it~c4d4g3p8q-3r-3x3z-3| put
my~c-3e4g-3i5j8m-7n7p-3q4r-6u3w9A-4| put you~e-3g3h3i3o6u3x-4z4| put your~b-3j-3n9o-7p-4q3x-9y7|
putting~a4b-4c7f-4h-4i-5m8n-4o-4p-5v3w-4x-4y5A3| putting NAME~a7c4d-5i-3| puzzle~a4e-6|
question~a6b-3c3e-5g4i4k-6m-3p7y4z-3| quiet~b-5e-5i-6j-6l6o-4p-3q3r3u3v-3w-3x-5y7z-4C5| quiet
.~a3c-6| quit~c5i8j-3k-3p-5q4| rain~a-5b-4d-5e-3f-3i9l-10m-3n3p-3r6w4| rain and~i6l-8|
rather~a8b-6d-3f-4g3h-3j-6k9l-6m4p11q3r-4u4v-4z-4A5B4C-5| rather lose~c6k3|
read~a-17b-7c-3d-8e11f7h-5i7j-9l7o-7p-6q6u6w5x-4z-4A3B-4| read ,~o-6| read your~c-4e6|
reading~i-3l3p-4B6C-6| ready~b3d-7p9r-4| ready to~a6b4d-5|
really~c-5d3e9f-6g-5m-4n8o-3x7y3z-7A-4C-3| really ~~e4m-6n8r4|
reason~a6c6d3e-5j6l-3o-6p-3q7r-3u-6w6z-8A3| reasoning~f11| reasoning ,~f6|
reckon~b-4c-4d7e-3f4g-4m10n-4o-5x-10y6z5| reckon NAME~d7m4o-4x-3z3| red~a3m4o-4z7| relax~i8k-4z4|
rely~a-7c-3d8h4m-6n6o-3x3z-4| rely on~a-7d5h4m-6n6x3z-4| remain~b7i-3| remains~a-3b9e-5g4i4q3|
remains .~b8g4| remember~b-3c-6e6p-5r3| remind~c-3d3e-6m-6o5p-3x8y-4z-6| remind
me~c-3d3e-6m-6o5p-3x8y-4z-6| repeat~c3d-6i-3p-4r4| report~c3i-4l6|
respect~a3b-3c-4d4g7o-5p10q-3r-3x5y-4C-4| rest~a8b-3i-10l10p-4r3u5x4y-8B-3C4| rest
of~a4f3i-5l7n-8o7p-3r3u4z3B-3C4| return~a6b8d5e4m-5o8p-3q5r-4u-5w5x-3y7z-4B-5C4| return
i~c3d5i5j-3m-4o6y6z-3| reward~a-3c4e-5i-10j-3k-12l20r7u4w-4x8y-10| reward ,~c3i-5k-9l11r6|
rice~a-6b5d-6f-3i-8j-5k-5l10p-5r3t-3u7v-4w-3| rice ,~p4r-7| rice .~a-6b6c3i-3l3|
rid~a4d-3g3i5p-4q-5r7C4| rid of~a4d-3g3i5p-4q-5r7C4|
right~b-3c-4d-5e-10f5g6i-7j3m-5n11o-7q-4v8w-5x8z-6C-3| right ?~h4i-6l6| right about~m-4n4x6z-3|
rock~a-3c4d5i5j-6m-3n3u6w-4| rocks~a-4d6i7k-3l-3m-4n3p-5r6x5| roof~a-5c-6d-3e-3g4| room~b3c4e-6i-3|
round~a-6b6c3d4f5g-5i8k-3l-3n-7o4p-5q5s-5t5u6v-4x-3y-3z7A-3B3C-6| round ,~a-7b6c-5p-4q6r-5| round
.~b4i-4j4u-4w6| round the~e3f4j-7l9p-4q-3r6u7w-5x3| run~a6b-5c3d-3e-5f6i-5k3|
running~h-3i-12j3l11n-4o4p-4u-4w5x10z-8| sad~w7| sad when~w6|
safe~b4c-4d-4e3h-4i13j-5k-8m-3n5p15q4r-8u6v5w-5| safe ,~b-3c-4e6h-4i4p6| safe as~c3e-3h6i-4l3| safe
with~b5h-6i7k-4p5v5| safety~c-4e3i5j-5m-3n3p7q3u5w-3|
said~a6b3c11d4e-5h14k-3l5m-4n-13o9q9r8t-5u9v-4w-6x3| said ,~b3d-3e-3h10p-3q4r4s-3| said
NAME~a6d-5e6h-4o4p3q15r-3u3x5y-3B3C-4| said about~c4p-7r6| said it~b4g3j-3m-4o5p-9q-11r11x4y-3| said
my~e-7h3m5o-6z-5A6| said no~g6| said one~c3i6| said that~a4c6i-3j5k3m-5o7x-3z3B-3C3| said
you~d4h5i8j-5q-3u6v-6| same~a8b-7c-5d-7h-4i-6j11k4l-8m-6n10o-5p9r-12u-4v8w5x10z-8| same ,~c-6f3|
same .~e3f-6j4v5| same as~f3i-4j5u-6w5| same name~a-4i-6j8u-7v5w4B3C-3| san~b-4e6p4z-4|
sand~d10e3h3i-5k5m-6n10o-6q-6r5v3y-3| sand .~a3d4e3r7x3| sat~a-3h5i-4j-5k7l-4n-3p3q5r-3u3v-7x5y-8|
sat down~h4q3x6y-7| save~b6o5| saved~a-5c6f3i7p5q-4v4C3| saved me~e-5f3j4p7q-3u-4v4w3|
saw~a-3c-5d-4e12g-4i-7l6n-3o4p6q3r-7v5B-5C9| saw the~c-5e8h-3q3| saw you~d-3e7o3p6y4C3|
say~b-6c-4d11f-3g-8i-3j5k-7l8m-12o13q-12r4s6t-6v-6w7x12y-9z-7A-3B-11C7| say
,~c-4d3e7f-3i-3j3m-4p-4q-5r8u-3w4x6A-5| say .~c-6h4m7n-7p-6x-4z6A3C-3| say NAME~g6j5m8o-8u-4v4y-5z8|
say about~a-6| say if~a8d-7| say it~d12e-7g6h-3i3k-4l7m-5n4p-7r5u3x4| say no~a-7f3g-3| say
that~m5o-5x-6A5C-3| say the~i-5j6l-5o3p3r-3u-7v-4w9B-6C6| say to~d-4o6| say
we~a15d-7e-4h4n4p-3A-3B-3C3| say you~d5e-3m-4o6p3q6x6y-3|
saying~a13b-7c-5d-3f-6h-5j-4m-7n14o4p-5q5r-5u4x11y13z-9A-3| saying ,~a8e5g3h-4|
says~a-6b3c-4d10e3h-10j6k-6l3m-11n7p3q5r-5u-3x9y-5A-3B5C-7| says NAME~b4i3j3k-3o5p-3q5r-4v4x7y-6z-3|
says he~e9x4| scared~e-6A-5| school~a-7c-6e7g-4r-3| search~e6| season~b4e-3q-3r7|
second~a10b-5c3e11g-4h-4i-6j6n6o-4p-6q3u-3v8x3y-4B7C-4|
secret~a-3b-3d5e13h-3i-8j-6k-5l12n-4p-11q-4r13w-6| secret's~c10e-3h-4i-3l5| secrets~b4h-6i3l5|
secrets ,~i6| see~a5b7c-6g-7j4m12n-4o-5p-5q-6r9u-3v3x-16y17z8B4C-6| see ,~a-3c-3e3p-8q3| see
.~c-6e6m3r5x-3B4C-4| see NAME~a-6b4| see it~a3b-4d-3e-5f7k-4o3r4w5| see no~a6| see
that~a4d-4i6o-5p6q-4u3x-3y10B-5C4| see the~a-7i-4k3B-6C4| see your~b7o3p-4| seems~a8m3| seems to~a7|
seen~a-12d-3e13g-3j5m-3p6r-3C-3| sells~e12| send~a3b10d-3e3h-4m3v-5w6z4B-3| sense~i-6j6q8u-5w6|
serious~a5k5r3u7| set~d4f-3g3h-3n5o-6r3w-7x4y-6| settle~c6d-3e-4i-3j4u-4v-4w7| settle on~c8e-3w4|
settled~a-4c3d5h3i4j-3m15n-10o-4p3u3v-7x-7z8A-3| settled on~a-3d4e-3h3m13n-7o-6x-5z5| seven~c-3p-6|
shake~i6n-5o3p-4r3y-3| shall~a5c10f4i-5j5k-3m11n-7o-5q-6v3x-9y-3z9| share~b3d4h4k7l-4p4x-5z-3A3|
shared~b-3c4d3e-4f3i7p3q3| sharpening~a-5e-5h11p-3r4z-3| sharpening the~e-3h6r3|
she~c-11d4e8f-4g-3h-3i10j-15l-3o-3p3q-5r3s3w-5x-9y16z-13A-7B-18C19| she ED~a3b6| she
has~b-3c-3g-5m-8n4o6p5q-3r-4y4z5B3C-3| she is~a9b11c-8d-8g8i6j-6o-6p4q-8r6x4y-4B-6C8| she
stays~b4c3e-3g6i4| she was~a-3d-9h-3| she will~a9b-4i6j-3u-3| she would~a-5b-7e4f4g-8m7o-5p3| she
~~e3g-3m-5n7o-4q-3x-3B-3C3| shed~f5g-4q-6r5| shelter~a4b9e-3j-3o-3p-8q5x-5y4C5|
shield~b6c-7g5i11j-6l-5p-6r7u6w-6| shield .~b4c-6p-4r4| shirt~e-4g-4m4x-6y5|
shook~c-3e6n7o-8p12q-9r-4| shook on~e4n5o-6p3| shoot~b3c3f-3g6i-4j11k-3l-9m5o-3t3u-12v-3w13|
shop~a7e4j3| shopping~a3m4x-6z5| short~b4c-6j6l-3u-7w6| short ,~c-4j5l-3u-5w7| shot~e3f3q9r-10C-4|
should~a6b7c5e-11f-6g3h6i-6j-8k-8l15m4n-5s3u8v-11x5y-4z-7| should be~b3d4m4n-6o5x4y-4| should
go~a7c3i-3j-6k-3l10u6v-6| should not~a6e-6i3v-3| shoulder~d5k3l-3n-3p-6v-3|
show~a-5g-4i-7l4m-3n-4o5q4r4x4y-4| show .~c6| show me~c-5j3n-6o6u-3| showed~d-4e7r3C-3|
shown~a-4e12q3| sick~b-7d-4e10h-3i3j-3p10q-4r-7| side~a-7b6i6j-5k-5l-3m-6n7o-5p-14q4r8w-6A-4C3| side
?~p-5r5x-4z7| side of~a-6c3e-3g6i6k-5m6n-5| sign~d-4f11i5k-4| signed~a5c7i-6j8l-4p3u-4v5w-3|
silly~e6| simple~a7f-3o-4p-5r6y-5z3| since~a-10b-3c-4d-3e14f3g4h-10j3m6o-10p-7q-7r7| since
,~a-3d-5e6f3| since day~b7e3h-8j4n-5o5p-4r4x4y-3| since the~d-3e5f3g4n6o-7p-7r6| sing~e3p-5r6|
single~a10b6d-10k-3l3r-3| single vote~a10d-7r-3| sister~b-7i8j-6k-3m4n-5p-3w-5y-3A4| sister
.~h4i7l-4w-3| sit~a-3c-4d4e-4f-4g4i-5m-5n3o4q-4r6v-3w-5x-4y4z-4B4C6| sit with~a-3d4i-3l3m-5o8y-3C7|
sits~c3d3i4m6o-4p-8q5u-3v3x-4y-4z9B5| sitting~a4d-9f-3i-6j-4k7l-5m-4o5p-12q9u3w-4B5C4| sitting
there~a5d-3g5p-3q5C8| six~c-7f-6m4n-3q3y-3A5C-4| skin~a-3c5d3e-3i7j-5m5o-4x-6A4|
sleep~a8b-10c6d7f-6g-5h5i13k-6l-11r-6u6v3w-9x-6z4A-3B-3| sleep ?~a3d3p8r-8|
sleeve~c3g4h3m-3n-6o7x7z-4| slept~a-7e3f3i-3k3p3q3v-3x4y-3B5C-6|
slip~b-6c6d5i-9l6o-4p-3q3r-4u4v-3x3y-4z-5C-3| slowly~l5m-4o6u3| small~e-6f-5g3h-3m-6n7p-7w4y4z-6B-3|
smart~a6| smell~a-4d-3e-4h3i6l-5p3| smile~a-3f3h10p-3| smiles~a3b-3h8| sneeze~a3b3p5r-6B-3|
so~a10b-6c-5d4e4i8k-5l-6m3n-8o4p-7q-4u-6v11w-5x-3y8A-7B4C-6D-3| so
,~d-3e3f4h10m4n-7q-4v8w-3x-3y6B-3C4| so .~a-3d6e4f3i5j-4n-5q-4u-5v4| so NAME~a8e-4h4p-4r3B-4C4| so
far~a-3i7k-4| so i~c-10d9e-4h4k6n7o-6p-5q-3r11u3w-4x4y-6B-5C3| so is~a-4e5i5k-4p-3v8A3| so
it~a3f-3j-4m-3o6p-5u3v-3x3| so let~a4b-5m4p8r-3v-4y4| so much~a-4e9h-5i-7j5p9r-11u-4w5B6C-7| so
stop~c-7g10i-3l6| so there~i-3o-4p-5r6| so we~b-3c4e9g-4h3k5l-7q5r-4x3y-3C6| so
what~a5b4c-3p11q-4r-8x3| so who~a-4d6n4q4x3| so why~a4d-6| so you~c-5d4g3h-5i-5k4m-3p-8r7w-4x-5y3|
so ~~b4e3g3h-3r-5x-9y7| sold~a5g-3m-3o3p3q-4x-5y3B-6C6| solid~a-4d6m-7n12o-8y4|
some~a-3e7i-7m-7n-4o8p-3s3t-3B4C-4| some other~e3g6|
somebody~a7c-9d8f4g3j11k-3m3n-8o4p-4q-6r4u-5w3x-14z8B8C-7| somebody .~g6| somebody
else~b3f4g-6j3m6o-5p-3u-4x-5z-4A7| somebody must~d6| somebody should~a-6|
someone~b5c-5d-7g5m5o-11q3r-4y-3A-5| someone who~d-3e6|
something~a-4b-5d7e-3f-7k8l6m-11n6p9u3w-3x14y-6z-7A-4| something about~a7d-4q5|
son~h3i5l-3m6p4r-3z4| soon~f-3g3i-5l4m-4o5x6y-4| sooner~a6c5e-3f-3h-4i9j-5k-3l-4n-3u5v-5w-3x-4y7z-4|
sorry~b-10c-8f-5g10i-3l5o5q-3r7x5A-4B-5C6| sorry ,~e3g9p-4r8A-3B-5C6| sorry .~a-3b-4c-6e-3g5h5i-4l5|
soul~b3c3d5i-8j3l5o4x5y-3| sound~a5c-4d-5f7| soup~d7e-5f-5m5o-4q8z-3A6| soup ,~d6m3A3|
spare~a6b8c4e-7i-7j11l-5m4p-6q-6r11s-3t3u-10v6w6x-5| spare me~b5c4i-3j6o-3q-3r6u-5w4| spare the~b6|
speak~a6d-3e-3f-3h4j4p7r-6v3B-4C3| speech~a-4i-4k5o-3p6r-6z3| spelled~c4i5j-6u5w-3|
split~a3c-4k-9l7m-7n-8o13r5x3| stand~d5i9j-7k-3m-6n13o-7r-5u6w-7z-7A4| stand
by~a5e-5i9j-5l-3n3u5w-6| standing~d6h-3i-3k4m-3n4p6r-7B-3C3| stands~c-3f3j-3l7u3v-3| start
.~c4p-4r7| started~a-5p-5q-4r7| starting~c3m6o-4x-3A5| stay~a-3b17d-4i10j-8k-3n4o-5p-6q-4r8u9w-7y-3|
stay .~a-3b9B-3C3| stays~a-3b15c16d-4e-11g13h-4j-9k-5l10u7v-3w-8x-3| stays .~b7f3g-3| stays in~b6g4|
step~a-7j5l-3m-3n6o-3u-8w4| stick~a-6d11k5l-3m-5n4q8v-5y3z-3|
still~a3c-10d23e-11f-12g3h-5i8j-3k3l-5m-7n22o-22r-6w-7x20y-5z-7A-25B3C-3| still with~d6n5o-4x3A-4|
stone~a5c6d6e-3h-3i-3p4r-3w-5x4| stone ,~c3d4p7r-8w-4| stood on~o4p-3q-3r6|
stop~a10c-6d-8f-3g7h-4i10j-3k-7n-4o6p-6u4w-3z7B-4C5| stop .~p3r-6| stopped~c-3e-3h6x4y-3| stopped
talking~a3h8| stories~d-6e3| storm~e3m-4o3x5z-6B-3C4| story~a5b-3c-4d-7h-5i-6l8m-6n8p6q-4r-5v5w-5|
straight~a-6d4e-3f-3g5k-9m4n-7p-3q-3u-3w-3A5C-4| straight ,~a-4j3k-5o-3u-6v3| strange~p8r-6| strange
,~p6r-5| stranger~c8| stray~e3x6y-4| stray vote~e3x6y-4| strike~a10d-4h-4i4j-4u4w-3| strike
you~a6d-4| stuff~c4e11| stupid~m5n-5p6r-4| such~a-4b-3c-3e6g-3j3p-3r4v-5w5| such a~a6e3j3q-3r3|
sugar~a6e3y3| suggest~a3f6r3| suits~e-3f10v4| suits me~f10v4| sums~a7e3B-5C3| sun~c3i7l-8|
sundown~a3c5e3i-5j6p-3q-4r6u-5w5| sundown .~i-3j3p-3q-4r6u-3w5| sunrise~a-4b9e-4i-4k3|
sunset~a-3d-3i-3j5p9q-4r-8u-5v10w-3| sunset .~e3p7r-7B3C-3| supper~a-10d4e6h-3m-5n4u5C-3| supper
,~a-7p-4r5x3| suppose~b-4d13e-3g-3h-6m10o-10x-5z7| suppose NAME~d6x3| supposed~c-3d-3e6h5o-3z3A-3|
supposed to~c-3d-3e6h5o-3z3A-3| sure~a-8e-4f4i3j-6k4m3n8o-13p7u3x-16y12| swallowed~c3e6i-3l6p5r-4|
swear~c-7e-9f3k3l-5p4q-3r-5x4y-5B4C-3| swear to~c-8e-4f3k5l-5y-3| sweet~a6b-7f4n5o-4p-4v3w-5x5y-8|
swim~a4b5c-3p8r-7s-3t3| swim ,~a3b3p6r-5| swimmer~a-7b3| swing~a6d-3m4o-4q3|
swore~a-3b-3c3d-7e14h-3i5j-3p11q3r-9v3| swore on~a3d-4e7p3| sworn~c3e5j-3k6p6q-3r-3v-4|
t~a5c-4i4k-3p-4q3x-5y6| table~b5c4i5j-3k4l-4m3n3o-3p7q3r-3v-3w-3x5y-7| table .~b4c3g4x4y-6| tae~b8|
take~a3b-6c4g4h4j-14k9q-3u12v-7w-9x3y-4z-4A-5| take it~a-7b7i7j-4n-3p3q-4u3w-3z-3| take
the~a9b-4d-3e3i6l-5q3r-3| taken~d3e4i-6l3q4z-3| taking~c10d-3e-3i-5j-3k3l3u3w-3|
tale~e3m8o-7p5r-5x-11z9| tale .~m8o-9x-6z5| tales~a-3c4h5p8r-6B-4|
talk~a-5c3d3f-4g-4h-10i-10j9k-4l7n-6o5q-7r3u-5w5x6z-7C3|
talked~b-4e-7f6g-4i-4j4k-4l6o3p5r-3u-4v10w-3| talked me~c3e-3f8j3v5|
talking~a6b-3e-8h6i4p-3q-3r6x6z-5B8C-7| talking to~i6l-4r3x3z-6B7C-6| talking when~h8|
talks~g3j4o-6x3B-3| tally~j-3l6q5r-5| target~a9c-3d4e-5f4g6m8n-3o-6q-3r4x-9z5| taught~d-4e5p5r-6|
tea~b-3e6m-5n7o-3| tea .~e6p-4| team~d3m-4x6y-4z-3|
tell~a-9b-6c7d4e-7g-3j-3k-3l9m7n-5o-3q-4u3v-8w3x-4z3A-3C-7| tell NAME~a-5c3h5i3l-4r3x5y-7| tell
me~b-8d17e-13h-3i-4j3k-7l7n-5o3p3r-3u3v-10w6x-3z3| tell you~b4d-7f-4g3l3m9o-9q-3v4x-11y8B5C-8|
telling~b-7c5e6g-6i-10j-3k3l6m-5n-4o8p4q-6u4w-3z4B3C-5| telling NAME~a-4c4e3i-5j-3l6o-5u6v-9x3|
telling you~b-4c3h5i-4n-3o4p-6r3v5x-8y6B-5C5| tells~a-5c-3e3j-4l3m3n-3o-3u6v-4y-3z5| tells
me~a-3d3e-4f-3l3n-3r-6u5v-3z4| ten~b6c-4d3j7p11r-12u-7w7x5A-3| tent~c7k4l-3p-5r3v-3|
than~a-5b5c-6d8e-4f-4g-5h-4i6j-12k7l-5m-4n9o-3p3q-6r-3u11v-4w-9y11z-3A-5C6| than i~d9l4p-5r4w-3y3|
than you~a6b-3n-4o7x4C8| thank~c-7e-6g5h-5l5m-3p-8r4v4x-7y5B4C-5| thank
you~c-6e-7g5h-5p-5u-4v6x-6y6z-3B4C-5|
that~b-10c-4f-4g13h-3i-7j-3k-3l10m-21n-20o32p6q-9r-5s5t-9w-13x6y-10A-5B11C-11D-5| that
,~a-6c-10d-9e6g9i4j3k-4m3n3o-7p11q-8r-8s3u-4v8w-4y-3B3C-6| that
.~a9b5c-4e-8f5g5h-4j3l-3m-10n7o8p7r-8u-3v7x6y-6z4B5C-6| that ?~a8d-4e7j5n3o5p7q-4| that
NAME~a-4c-3d4e3g-4h5j-7l4n8o-6p-4r8s4t-4x5y7B-10C9| that a~d-4n4o-3r3x4y-7B3C-3| that clue~d6p-3|
that down~m6o-5v5w-5x-3| that face~d4e-3o3p-7r6| that from~c-3f3g-3h5p-4q-4r7| that
i~a3b-4c4d14e-10i4j-7k-5l5m-3n-4o3p10r-8u3v-3w-3x-8y-5z12A-3| that idea~g6x-3z3| that
idol~c-3d-3i-6l7m-3o3x-7z5| that is~a6c11d-11e3f-4g9h-8j4k-3m3o-4p8q3r-13u-3v-4w7x-4A3B8C-11| that
it~d-3g-3i-3k4l5q-3u7| that makes~b3c-4f7| that nobody~d7e3m-4o4p-3x4y-3| that on~e3i-6l4p3| that
one~a-4b-7d-5e-8g12i5p-3r3v5x4y-3B-10C11| that she~a-8e4g-3p5B3| that somebody~h6| that
the~a3d5h4n3p-4r3x6y-3z-9A4| that to~e-3f-4g10i-3l3p-4| that up~a-4b4p7q-9| that
you~b3d9e16f-3i-7j9m-9n-6o10p-8q4r7t-5u-7w5x10y-3z-6A-3C5| that
~~a3b3c-3e-4i3j6l-3m-8o6p-3q6r-3u-5v4y7z-3B-4C3| that'll~c-4f7| that'll do~c-4f7|
the~a6b-11c-5d-9f-15g-4h-4i-10j-13k7l6n-13o10p-3s6t-4u11w-13x-3y-4z5A-8B-6D-9| the back~a3b3q-4r7|
the beach~a-4i7p-8r9u3w-3x-7y8| the bench~m8o-4| the better~m-3n7| the big~d7C5| the
boat~b-3d3e-6i-3j-3l7p3q-5u3v-5x-9y7| the challenge~a-5b-4c-3i5l-4m-6n4B3C-3| the
clue~c7e-3i-5j-3k-3l7m-5n-6o8q-4r3x5y-3z-4| the dark~a-3e8r3x4| the door~e4o-3q-3r4z8| the
end~a4c10e-3f-4h-5i-10j-5k17l-8m-9n3o3p-3q5r-4u5v-4w-5x-4y-3z5B5C-6| the eye~a-4e7p3r-4| the
feast~c5i-5l7z3| the fifth~m-5o6| the final~a10d3g5h3j-5k9l-3m-3o4p15q-3r-15u8v-5w-3x5y-3B-3| the
fire~a-5b6c-12e-3h6i13j10k-9n7o-8p-4r8u-3v3w7x-9y4| the first~e-3g5h-3i-4k-6l7m-7o3r-3u3v4w-4z-5|
the five~d-6r-3| the game~e-4f-5i7l-5| the girl~b7| the glue~a8e-4| the good~c6j-3v-3| the
grave~c7e-4| the ground~e-6f8l3n-3v3z4| the head~a7r-3| the ice~i-3p-5r6| the
idol~a3c-3d9g3h-5k-3m-12n-10o19q-4r6s-5t5x5y-4z3A-5B3| the jury~a3d-8h4l3p3q-5u3v4| the
last~a7c14d-10e-8i-7j-7k8l-3m-4o6p3u3w-3x9y-3z-4| the man~b5g6p5q4| the
merge~b6d-4e-3i7j-3l-4p-3r4u-4v3B-3| the million~i-3k6| the minute~f-3p-5r6| the
morning~i5j-6n-3r3x4y-6| the name~b-3c13e-6h7i-6j13k-3l-3m4o-6u-11v4w11x-3z7A-4| the
necklace~c4i12k-3l-10n-3p-3q-5r7w-3| the next~a3b4f-4h7k-3l5m3n3o-7p3q-3v-5w7z9B-6C4| the
night~c4d6e-5g-3i-8k6m-4o6p5v5x5z-5| the numbers~a-4c-4e-3f9h4i5k-3m-6o7x9z-5| the
old~a3b3e4g3h3m-9n9p-8r4t-3x4y3z-4| the
one~a10d11f9g7h-8i4j-4m13n-10o-11q4s-5t5u5v-3w-5x-12y-6A12C-3| the
only~a-9b14d-4g9h-3j-3l5n-5o7t-3v-3w-3x8y-6C-4| the opposite~d-3e8r-4| the order~m-4o6z4| the
other~a3c-3e10g-4h-3i-4j-3l5m-7o5r5v-4z5A-4| the
others~a7b-5d-7e-3f5i-3j3k-7l7m-5n4o3p-3r3u-3v4x5y4A-6| the paper~c-3e10g4q5r-3z-4| the
pen~a-3b6c-4m5o-3p-5r-3y4B-3| the plan~c-5e5f-5h3j-3l3m12o-13p-7q3u3x-6z7B4C-6| the
pot~a3d-6j6o5q4r-4v3x3| the price~c-3d3n5o-3p-6r8| the problem~b8| the question~d-5e-3g6| the
rain~i8l-7m-3r4w3| the reason~c3d3q6r-3z-3| the rest~a7c-5f3h3i-5j4l7n-8o8p-4r3u3z3B-3C4| the
reward~e-5i-3k-10l9x7y-9| the rice~d-3e-4g4k-3p8q-3r-8| the right~d6e-7g3| the
same~a5b-5c-7d-3e5f3i-8j8l-4m-4n9o-5p8r-13v8w3x7z-5| the split~c-3h3n-6o6r5x3| the stray~e3x6y-4|
the strong~a6| the sums~a4r-3B-6C5| the sun~i6l-8| the swap~a3e6m3o-3| the
table~b5e-3g4i4k-3n3o-3r-3x4y-6| the thing~d5n-6o5| the tide~e-6g3i5j-3| the
truth~d7e6i4j-3o3p4r-4B5C-5| the two~a-7e-4h4i-4k5l-3m4o-6v4y-5z3| the
urn~c-5h-3i3k-3m3o-3p5q3r-4w6x3z-4| the very~a-3b3e5j-3k6l-3x-3y3C5| the
vote~a-7b-5c-6e14i4j-6o9q3r-4x-5y5z16A-7| the votes~a-5d-3e4p8q-7B-5C5| the
water~a-4b4d6o-4q-5r3u3v-3x-3A3B5| the way~a-3b-3f6h6i-6k4m6o-3p-5v3w3x-3| the
well~c4d8e-3f-3h5i-6j-5k-3l6m6o-6p-7r7u6v-5w-4x-3A4B3C-4| the
whole~e5g-5h-5i8j-8l-3m-4o5p-5q-4r9u7v-4w-6x3B-3| the wind~c-4i5l-6m6n-4o-3y3| the wind's~z6| the
word~c5e-6h3i-3k-6m5o-3v-6w4y-3z7| the wrong~b-3c-4e-6h3o3z3| the
~~b-5c7d4h5i-11l8m3q-11r12s3t-3v-3y-5A-3B-3C8| their~b-3c5d-6e-3g6h9k-5l4m4o4p-8q8r-3w-3z5A-3C-4|
them~b-10d3e-11g-7h4k5m-3n8o-7p-13r7u-7v3x-8y-7z6C-5| them ,~a6d-4e-5i-4j5k-3l5p-8r7u-5w5|
then~a-5b-5d-3e4f21g-3h-7i-14j13m3o-4p7q4r-6s-4t4u-5v5w-5x3y-10z7A-6B3C-8| then
,~a-5c6d4f6h5i-3j4l-3m-4n-4o11q5u-3v4C-3| then .~a-6c5e-4f13g-3m3o-3| then ?~m8o-6x-6z6| then
NAME~e-8f3j3r-5| then i~c-5e5g3m-5n5p4r-6x7y-6| then the~k-3l5p11r-5| then you~e8h-5m-5o5p-4x5y-3|
there~a-5b12c3e10f-9g-5i-4k18l-12m-11n-7o13p8q-3r-3s-3u4w-5x12y-14z6A-3B7C-6| there
,~e10i3l-3m-4n-4o9p-11r10v4x12y-6z-12A5C7| there .~a-6b-6c10f5h3j-4m3o-4p13q-11r-7u4w-3y4z-7A5C-3|
there ?~e-3m-9n3o4| there a~a6d-5n-3z5| there and~i-3k3m-3n-3o7x5C-3| there
are~b11c4e-7j-4k5l-3m7o-6s-3t3u3v-3x-3z8A3| there
is~b4e4f-4g-6h-3j3k4l-4m-3n-6o6q3r-4u-5v-4x-4z5A-5C-5| there was~d6n4p3r-4x4| there
with~a3e-3g6m3n-3x-7y4z4| these~b-6e-5f-3g-4i-4k-4l6m-9n12o-7w-3y-3z-3| these days~a-6d4m-5n7o-3|
they~a-14b-6c6e-10f-6g-5h21i4j-5k-5m9n-7o-5p-3q9r-3u9w-11x-8y7z-9A18B-5C3| they
are~c-3h10i-7l8m7n-5o-4p-4q-3r6w-4x-4y-3z-6A3B-5C5| they ask~c6| they come~a4c4d-6h-10i6l-7| they
have~d3h10i-7l3n-3r-6A3| they say~c4d4h-6l4m-5o4p3r-3z4B-6C6| they told~c6| they want~e-4h7| they
will~c-3d-4i6k-3l-6m4o-5r3x-3z7B3C-3| they would~a-5g3p6r-3|
thing~a-10b-8c-4d6f-3g-10i-8m-9o13p13q-11r-4s4t-5v-5x9y-6z-4A-4C3| thing
,~b-4c-5d5g-3h4i8j-5n-6o6p-3q-5r6u5v-3x7y-6| thing and~e3m-4n9p7r-8y3z-3| thing in~b3d3i4n-4o4C7|
thing you~i-6k4o3r-3| things~b-5d8f-5g-3i6m3o-4p-6u4v-6w6A3| things ,~b-3d7e-5f-4g-3h3i5m4o-4x-3A3|
think~b-3d-4e-5f-5i-5j5k5l5m-6p-9q7r3t3u3x-9y8z-5B-4| think .~f-7i-4j6q4r-4u-7w6| think
NAME~c4j-5l8u4v-4B-3| think of~a9e-3g-4m-3n6o-4s-3t3|
thinking~a6c-6e-4g-4j4k-3m3q-4r5u-6w7x-4z4B3C-3| third~a6b-6d-5e6f-3h-4i-3k3q7r-6v-3|
thirty~c5i-6j-4k7l-3n-3p-3u3v-3w-3C4| thirty nine~c8e-3i-3k3|
this~b14c10d-3e-11f-6g-8h-4i5j-14l3m-11n4o5p-5q-11r7s-7t7u15v-11w-8y-8A-8C-4| this
,~c-7f10g-3i3m-3x-3A3| this .~c-6d6e-5f-5j3k8m-6u6x7z-3| this ?~b3f3m-3x-4z7| this
NAME~a3c3d3k-3l6m4n-9o4r5| this and~b9| this beach~a6c3k3p-3q6r-3| this
camp~a-6b7c-3e7o3p-5r5x-4z9A-3| this evening~a7b-3c-3e-5h5i-5j4m10o-11u-4x-3y-3z5| this
game~a7e-4l4| this is~a5e6p4| this morning~b-3f5m9o-12q-4x-4z3| this once~b13d-3| this
one~c-5e7g3m5n-6p-7q-3r9z-3| this time~a-3b7g-3m3o-3p-4r3w6z5C-3| this to~c-3e-3o3x10z-11| this
week~e3f-4i4j4m-4n7p4s-3t3u3| this whole~a3c3i6j-3|
those~a4b-4c-4e-3f-3g5h-5i-3m-8n-3o10p13q-7r-8v5y-6z3| those ~~p7r-6|
though~a5c-4d9f7h-3k-4m-6n5q4r-5s-4t4y4z-4| though $~a-3d4m-4n6o-4|
thought~c-7d-8h6j3k4n-3p-15r12v5w-4y-6z-4B5C-6| thought about~b6k3A-5| thought
you~c-6d-5e-3f3h4p-3q-6r5| threat~a4b8e4|
three~a-4b-4c4e11f-6h-8i-13j-8k25l-9m-9n-10o16p6r-6s-4t4u6v15w-8x4y-7| three
,~e-6h-3i-3j-3k4p-4q5u3v6w-4C3| three .~d4e5i4k6m-6o7v-5x3| three more~b6e-3k-4u-3| three
of~a4e-6i-7j3k5u-3v5w3| three times~e4h3j3p6r-9| three votes~e4m-9o8| three ~~a3i-3k8v3|
threw~d3m-4o3p-7r6| through~a-5b5c-8f4i6j5k-4l-8n-4o8p-8r7u-9v4w4x7y-6z3C-4| through
it~b4e3i-5j7m3p5r-5u-8w6| through my~e4p-6r4x4y-3| throw~b5c-3d3h-4i8j-4p-4q3y3z-4|
throwing~a-4g3m-11o8q-3r5y-8z5| tie~a-4d6i8j-5m-5q5r-4u6w-4|
till~a-9b9c3d-9e-3f-5h-3k8m-6n3p-6q-10r7u3y-5B4C-5| till i~c-3e9p-6r7B3C-4| till
the~a-7c8e-4i3n3p10q-4r-8x-3| till you~i-3j3p-7r6u-3w3|
time~b4c-6d7e-5f4g-7h-9i3j3k-10l3m-13n-12o19p-8u-6v-8w9x12y-6z-8A-4C-7| time
,~a-3b6i5j4k-4l-3m-5o3p-5q3u-5x5z-5| time .~a-15c-4d10h-4j-3m-5n-4o9p6r-7v-4w5y-4z-3| time
i~d-3i9k-3n-3q3| time somebody~a8d-3| time you~b3i-3j4m3o-3u-5w7z5|
times~c4d-3f-3h5i9k-3m3p9r-13u4w-5y-4B-3C3| times ,~c4h4p-6q8r-3| times .~e-3i9k-3| tipped~e7|
to~a-8b3c-9d3e5f-7g-11h-8j-14k8l5m-14n6o5p-11q-7r8u14v-18w-7x15z-9A-17B-5C3D-5| to
,~c3d5e3j3m-8o8q4r-6u-5v5z-3| to .~b-5f4h4i9l-5p-3q4u-4w3x5y-4| to ?~a-3d7x4z-4| to
NAME~a-4d-9e23g5i10j-11k-3l4n-8o5p-5q-10r9t-3u13v-9w-3x20y-24z3B-7| to
a~b7d-5h-4i-3m-7n4o4p4r-7z6B-3| to be~e10f3h-5j9k-3l-9m6o-9p-5q6s-5t6u-8w4y-5z9| to
believe~d-6e4p5r-6| to cast~m6o-3| to consider~b5c-6e-3| to cut~b3e-6l-3p-5r5| to
do~c-4d6e-7m5n-4p-3q-3r7| to everybody~i7l-5m-7o5r-3y3z-3| to finish~p6r-7| to
get~a-5b-3e4g-3i6j-3l-3m8n-7q-7r8| to give~a6| to go~a3b7c-4d-3e-6i3| to have~c5d3f-3h3i3l-6p-3r7|
to hear~b-3d8h-3i-4j-3l4m-3o5r-5v-4y3z-3B-6C8| to her~b-6c-4d4e5m-3o4p3q-4x5y-4z-4A3| to
it~b-4c-3d4f-4g3h-3j-4m-9n6p5r-10u4w-3y-3z4| to know~a-11b-4d22e3f-4i-12j3k-11l14m3u-3v-10w7| to
learn~a-4c-3d12m-3o4p-5| to let~b7d-4| to like~c5f9v3| to lose~k6| to
me~a3b-3c-6e14f-5g3i3j-6k3m-4n4p11q-3r-7s3t3x10y-3A-7B-3C3| to mention~d-9e6p-8r8x-4| to
my~h4i-9j-6k-4l14r-4u7v-3w-5| to nothing~a7| to play~h6n-3o3p5r-5x4y-5| to
put~b3e-4h4i-3j7l-4m8n6o-12p7s-3t3u-7w5x-6y6| to say~b-8c-10g-3h3i3l7n-4p-7r5v3x12y-9A-4B-5C6| to
see~a-5b8d-3g-4m-3o3| to send~a-7b3m3z3| to spare~e-6m3u-3v4x-3| to take~a5g6p3q-3| to
talk~e4h-3q-3C7| to tell~c-9h7m-3n-6o8x3y-4| to that~a5b-3c5f6i-6j8n3o6p-9q-5r14u-7v7x7C-3| to
the~a-5b-6c12e4f4g5h-7i-10j-7k8r-5u6x-6z4B-3C3| to them~k4n7o-5| to understand~e8g-3| to
us~a-3d7e-3f5g-5h-3y-5| to write~a-8e-3h8i5k3m14o-18q5r-3u8v-10w3x-6z6| to
you~b6c10d6e-8f-6h-5i3j-5k-6l11m-4n3p-3q4u11v-4w-5x-15y12z3A-4B-5C4| to your~e-4f4q5r4x-6y6| to
~~d6e7i-5j3k6l-5p6q-5r-5u-7v6x5A-3| toast~a-7f6|
today~b-7e-7f-6h4i7j-6k-4m10o-12p3q-10r3u4v-4w3x-3z7B-4C4| today ,~e-6f-4h5i3m3p5q-3v-4| today
i~c3e4q-6u3| together~b-6c6d-4f-3g-4h-7i-6j-6k9m6n-3o6p16u7v-5x8y6z8B4C-4| together
,~a-4h-4i-4k5m4r8z3| together .~a6e-3i-3j-4k3l6p6u4v-6| together ?~d-4m4o4x5y7z4|
told~a-7b-6c4d-6e22f-8g-9h-8i-5j3k4m7o-5q-9r3u-5v6w3y-13z9A9C3| told .~C6| told
NAME~a-3c-3e12i-3k4l-3m-6o5p-10q-5r13v8x4y-10z3| told him~e4o3p-4y-9z8| told it~e3p5r-6x4| told
me~a-4b-3d-6e-3f-3g-4i-10j4l7m19n4o-21p12q-4r-9u-4w5x-10z4A13B7C-6| told
you~d-3e3i5l-5m-4p-3x-10y3z8B-5| tomorrow~e-5f-3l-8m6o-6u-4v-3w5x-4z7A-3| tomorrow .~a8j-5m3o-4x-3|
tomorrow's~i-4l7| tongue~c4j-5l4p-6r7s3t-3u8v-7w-3x-5|
tonight~a12b4c7d5e-12g-8h16i-3j16k-13l-10m42n-31o-27p11r-14s-4t3u-13w15x-37y-6z13A14B-12C8| tonight
,~b-3c7d6e-10h12m15n-12o-5x-10z8A5| tonight
.~a5b5c-4e-3h8i-3j4k-5l-7m11n-4o-11p9q-6r-6u-7w7x-8y3z5B-6C3| tonight
?~a-3b-4c-6d12m14n-8o-10q5r-5x-12y-3z5A5B-7C5| tonight i~c8f4i-3j4u-5w3|
tonight's~a3c-3e-3h6m7o-5x-4y-3z3| too~a3b-13c7d3e-3f5g11j3l-5m13n-9o-8q12r-14v4z5C-3| too
.~b-4f8p-5q7r-3w-3| too ?~a-3d4k-3m7n-3o-4| took~a-7c-4e-5f3p3r3|
torch~a9b-9c8e-4f-3g-3i9j-6l-8m10n-5o-7p3r-3u7v-4w-6x-6y4| touched~a-3b5c-3e8| touching~c6i4|
trade~b6i3| tree~a8c-3d-5e4i5u3| tribal~a3i-4l-3n-3o4p3q-3r-7u-3v-3w5x4z-3|
tribe~a7c-3d-3m-7n5o3r3x13z-8| true~d4h-4i10k-4m3n-8o6A3| true .~c3i9k-4| truly~a-3b-3e3l4x-4y3A6|
trust~b-6c-6e5f-4g-4h5i-4j8l-3m-9n15o-12p8q-11r-7u-7v4w5x-11y6A5| trust NAME~a-3b-3d7h6n4x-3y3|
trust me~c-4e5i5p7q-8r-6x-12A13| trusted~a-6d3h9n5o-4| truth~d9e5i4j-3p5q-3r-5x-3z-4A3B5C-6|
try~a-3p6r-5B7C-7| trying~m7n-5o-3| tu~d-5e8| tu ,~d-5e8| tuesday~e5h-3i6j-3m-5o4x5z-6|
turn~a-5b5c-6e-7f4g-3h8i8j-4o-5p5r-3w3x-7y3| turn on~a-3d3h7m-3|
turned~a-6b-3d5e3g4m7n4o-9p6q3r-8u3x3y-4z6| turned ,~z6| turned out~e7p4r-4| twenty~d-6|
twice~a5b3c8h9i7j-4l-5o3q3r-7u3x6y-5B-5C5| twice ,~a-3c10g3k3u3| twice .~b6h3i5k-3q3r-5v-5|
two~b-6c6d11f-6g-8i-3j-6k17l-4m-8o8p-10r14u11v-5w-5z-5A-5B4| two
,~a-3c5e-9i-6j-4k3n3o-7p3q6r7u4v-4x-7y5| two .~a7b-3k8n-3o4p3q-9r3x7y-3z-4B3C-4| two
of~e-3f3k3l-3n5o-6p-4q3v5z-4B4C-4| two votes~c3i-3j3m-4o3q6u-4w3| two
~~c-3d4e5h9i-7k4n3o-3p3q-3z3B-6C3| um~f-8g-3m3n-3q3| uncle~a3c6d3e-5l-3p3r-4u3y3|
under~a-7c6e4f3g-4h6i-4j-4k-4l8m-7n3p-9q-7r12w-3x9y-5z-6A-3B-3C4| under that~f3g-4i7l-5| under
the~d7h3m-3p-7q-3r6x4| understand~a5b-4c-5d9e9q3| understand .~e6| unless~a8d-3h3u-3v3| unless
you~a7e-3h3| up~a-13b-7d8e-5g-4h5i-6j-4k-10l17m-5n-15o12s-4t3u8w-12x6y-13z-5A7B7| up
,~d-3h4k-4l4m-5n6p5q-3s-4t4v-3x4A-4| up .~c3d-3f-3g-4i6k-3m-5o6x8z-6| up
at~i-3j-3l7m7o-4p8q-10u3w-3x-3A6| up for~c4d-4e-4f7g-4l4m3p-8q4x-4z5| up that~c3p7r-4x4| up
to~c3d4e3h5i-5j4m-3o-3q4r-5u-3y-7z6| upon~a-3d6i4m3o-6z4| urn~c-4e4h-6j4k-3p5q6r-6u-4v4w5x4z-4| urn
,~i-3j3q3w6x4z-4| urn .~c-6d-3e3i4p4q-3r-3|
us~a6b6c-4d3f8g-3h-8j-15k16l-5m-6n18o-14p-4s13t-8u19v-12w-7y11A-13B-18C13| us
,~a-5b-6d4h-3i6j-4k4l-8m7o-9p-4q-3r7s4t-4u3v3w-3x-8y4B-6C4| us
.~a-9b12f6g-3h-4i-9j-3k4l4m9o-7q5r-5v-4w6x-4y3B-4C3| us ?~a-7b4d6f-3g6m-4n8o-5y3| us all~a6b-4p-3r4|
us and~b4m3o-4p-5r4v4x-4z6B-6C6| us both~a4c-3g-4i-3k7l-6q-3| us in~a-6b5g-3p-3r4| us send~a7| us
since~e-6| us were~a-7e7o4x5z-3| use~i-10l4p-6q-5r9| use it~i-6j3u-3| used~a-5c-3e-4m-7o5q-7r7x-6y4|
used to~e-6q4r-3| useful~a-4b6e4m5n-3p-7r7y-4z5| version~a-5c5e-3i3j-5o3p6q-3r-8u4v-3z-5A5|
very~e8f6g4h-7j3k5l-4m-5p4q-9v6w-5x4y-3z3B-5C6| very much~e6p3| very well~c7f8i3o3p6r-7x3|
voice~a-3m7n-4o-3p4q-5| vote~c7e8g-6h-12j17k-15l-13m10n-16p-13q21r-3s-3u-17v-3w21x-3z18A-23B-5C3D-3|
vote ,~b-5c5d4e3j3m9n-6o-5p-6r-3w3x-4y-3z17A-8| vote
.~a3b-3d3e8g5h-6i-3j7m8n-3o-5p-3q14r-4w7x-11z7B3C-4| vote ?~d3e-3j4n3o-3u-5w8x5z-4| vote
NAME~a-6b6c-6e-3g-4j-3w-6| vote against~f4g-4i8j-5p-5q6r-3u3v-4x-4y-3z9A-3B-3C3| vote
and~c-8p-3q-5r9w-3| vote as~e-3i-6j5u-4w3| vote for~c11g8i4n-3q11r-5x-3y9A-7| vote
is~b5e-4i-4m3o-3w-3y-3z6| vote last~d3e-6| vote on~b12i-4j3m-4o4p5q6r-5s-3t3w5x4z-3B-6C4| vote
out~a7c-6e-4i6j-10m6u10v-7z7| vote with~a4d4e-9i6j4k-3n-5o10u-4w5x3| vote you~c5d-7e5g-3i5q3u3|
voted~a-4c-9h-5i-8k-3l9m-15n-4o15p-5q14r-11u-3x3z-7| voted for~a3e-5h-3i-6l8m-5o3p-3q5x9y-6z-4|
voted with~b3d-4e4q7r-7B-3C3| votes~a-9b-4c-9d-7e13f-6g-3h7i7k-6l-5m-16n6o8q3x7y-4A-6B-5C8| votes
.~a-5d4e5m-4n4q-10r7x3A-5B-4C3| votes for~e5g3i7q6x4| votes on~a3e3p-8q5B3|
voting~a-3b-3d19g3h-8j11k-8l-5m22n-12o-8r-3u-8v11w3x-16y4A12B3C-3| voting
NAME~d4e7g4h-3j4m5v4y4z-4A-5| voting for~d9e-5i-3j3m8n-4p4q-11r7u-5w4x-6A6| voting me~d6e-4x-4A4|
wait~a7c4k3n-3o5v-3y-5z5A-3| wait .~a4c6| wait for~a4e3g-6i3j-4u4v-3C-4| waiting for~a7e-3f5|
walk~a-9b10f-3i-5j-5k10n-5o6p-12q-4r17u6v-3w-4x-3| walk .~b8p-3r3| walked~e5f4h-3p4r-3B4C-6|
walking~d3x-3y6z-3| want~a4b11c-4d8e-12f-7g12j3k3l-7m10n-4o-8q3r-7u-5v-4x-7A4| want .~b7w-6| want
NAME~a9b4g6k4m-4o7y-5z5| want her~b7p3| want him~a3m-6o4| want me~b5c3d4e-4g8k4p3q-3x3y-4A3| want
to~b-7d-7e4f-4h4l-3p-4q5r-5w-4z-3A8| wanted~a11f4j4m3o-4p-5v4z-6A8| wanting~a6g5|
wants~d-6e-4g-4h7i12l-6m-10n4o5r-3v3w-3x8z-11| wants me~h3m-6o3x6z-8|
was~a-18b-14c-21e14f-8g-6k-7l3m-19n-10o24p5u-4x8y-11z-7A6B4C-4| was ED~e-7o3| was
NAME~a7b-3e5f-3n-3o3p6r-6x-8y7C6| was all~a-3x9y-10| was it~a-5d5e-4g-3m-7o10p-6x3z5A-4| was
me~p3q4r7z-3| was mine~c-3e-7p5| was my~g4m6o-6p4q-4x-6A5| was
not~a-4b-4d4e7g-4h6i3j-6m-7n6o3p-9q3r10u5v-6z6A-3B5| was only~e-5i5j-3u6v-6| was scared~e-6| was
that~c-4e6x3y-6C-3| was the~d4m-9o7u3x9y-6C-3| was there~b6r-3| was told~e7x3C3| was with~c3e-6| was
you~a-3c5d-7e9i-4o-4p-8q7v3w-3x-6A7| was yours~c-4d-4e6p-4q4| waste~c4g6i9k-3l-6u3|
watch~a-7e-9h4i4k-3l-5q4y-3| watch at~a-7| watched~b4p-7r4x6y-3| watching~c-6e-3h3|
water~a-15b12c-4e-4g4i-3j-3l7m4q-10s3u6v-5B6C4| water ,~d3l4m4o-3x-8y3A5C4|
way~a-6c-7d3e-8f17g-6i-9m16n-8o-13p-7q3v3x-10y8C-3| way NAME~d6| way to~a3c4m6o-3w4|
we~a19b6c-21d-12f-9i3j-7k7l-5n14o-19q-5r-4s18t-13u10w-6x4y5z4A-24B-5C3D-3| we
,~a-4b-3d3e6g-3p-9q3r3x4| we ED~d-3e3q7r-8| we all~e-3n-3p4q-9w6z8A-5| we
are~a-4d4e9i8j-5k3l-8m-4o4p6q-3r-5s3t-3u7w-7x-5y7A3C4| we both~a5d-3e-4h3i6j-6u7w-5| we
do~a7b-3c-4d-7f9h3i-5j4u-4w6| we doing~a-3d9m5o-4| we eat~a-5b8e-3x-4| we go~a8f-4m-4o3| we
had~a-4e-4m3o-6p9r-3| we have~b-3d4e-6h-3i12k-6m7n-3r-3s4t-3u7w-3y3z-5| we let~a7| we
need~a-4b4d5g7m-5n5o5v-3x3A-4| we not~a-3b7| we say~e11i-4j6p-5r4u-6w6| we shook~e3n5o-5p4q-6| we
still~a3b-3m-3x6z-3A-3| we want~b3d-3g6| we will~a3d-3i-5k12l-8| we would~a-11b3e11f3g-3|
week~a-10b9c-8f3i9j6k-3m-8n12o-5p-9r6z-3C3| week ,~c-6e3g4i6j5m-5n6p-7r4w3| week
.~a-7b4f4i3l-3p-5r4C3| weeks~q-6r3| well~a-3b-3d5f4g-11i-7j7k-8l5m9n-3o-5p7v4z-7A6C-3| well
,~b-3c-4e-5f4h4i6k-3l3o3p4u5z-5A4C-3| well .~a-3b5c5d3e-7g-4i-5n-3o4p-6r7u-5v4w3z-3| well
?~a-3d8m3p8B5C-7| well this~m6o-6x-3z4| went~a-4b-7c-6d3e4g-3h-6i-8k-3l7m4n-9p-11q6r12u-5y4z-4A6C-4|
went for~a-4e-4m6o-6x-10A5| went off~r-4y6| went through~e6p-4r3x4|
were~a-3b-7c-22d4e7f-9g-6i-3n-11o4p-3r6s3t-3v3w-3x3y-10z-3B7C-3| were at~r8| were gone~d6e-4o3| were
not~a-3d-7e4| were off~e-4n6o-6x-3| were out~a-3d7| were the~c-5d-3e4h-3p-3r3x7y-8| were
writing~a-7e5q3| were you~a-4c-7d-4e8h10p-4q-3r5x6y-4C-3|
what~a-3b-3c6d3f-7g-6h-6i-22k-12l16m-11n-7o18q3x9y7z-11A-6| what ,~d-10e7g3| what
NAME~a-7d10e-7f-3g-3h-3j-8l3n-8o7r-4u7v-8x-8y6z-3C3| what a~a-6e5n3o-3p-4y-3| what
about~a12c-3d-4h7m-3n6o-4p-6r4x5| what are~a6e5g4m-3n-3o6r3| what day~d-6| what
did~a-5d15e4m-3o4p-7q3x-4C-4| what he~r4x7y-7| what i~a10c3d-5i-5j8l-7m4n5o-10p-7r7u-7v4z4A-3B3C-6|
what if~a10d-5| what is~a-5c-4d3e-5f4h-3i5l-4n-6o5p6r-8x3z4A-3C7| what name~p3q6| what
on~a-3b7d-3x5| what she~a-4d3e3n-3r-4x-4y3B-6C6| what the~i7l-3o3z4A-5| what to~c4i-3j7l-3u-6w5|
what was~a-4d13e-9j-3o4q-5r3z-3| what we~n4o-6| what would~a9d-13p3r-3| what
you~c10d-6e3g-3i-11j-3k-3l14m5o-6p3q-8u4w-4x5y-9z-3A3| what your~e3m-3n7x3|
whatever~a-5b4c8e-7f-7i-12j6k-10l12n-8o5p-9r7u-6v-7w8x-10y5z-3A4C7| whatever happens~f-3i7j-3u3w-4|
whatever it~i-4j-3l6p-3w-4| whatever you~a-4b3c3e-5f-3i-9j5m4n-3u-5w7x-6A4|
when~b-3c-9d4e3f-3i-11k12m-9n6o3p10q9r-11s-5t5w-4x6z-4| when do~d-5e6p3| when he~a-6e-6o4| when
i~a3b-6c-8d7j4m-3q-4u-5v3y-4z6B5| when it~a-6c-6d5i4l-3m-6n8o-3p-5q4r-4y4| when
the~a-4e4h-4j-7l4m5o-6q11r-5s-4t4u4w-5x-4z-3A5B-3| when there~b4c5d-4i-6k8| when
they~c9d-3e-9h-3o3p-3q4x6y3z-8| when you~a4c-5d8e5i-6j5k-3l5m-4o3p6r-4u-6w4|
where~a-3c7f8g5j5l-7m14n-4o-12u-8v-9w11x-6A5| where do~f6n5o-4A3| where does~m6o-4p3| where
i~c4e-3h4i7n4z-4A4| where is~a-4d9f3m7n-3o-5w-4z6| where you~b-3d-6e-3g3h3j8k-5l-3u-9v-7w10z-8A8|
wherever~c6d-3e-4i-7j8u-9w10| wherever yours~i-3j4u-4w6|
whether~a5b-5c-10d20e-5g-4i-7j9m-3p5q-3u-8v8z-6| whether NAME~a-3d7x-4| whether you~a4d9h-3p4|
which~a-5b-7c-7d7e3f-3i-3m15n-6o-7q3u-3w3x3A-3| which is~d-6p8r-6| which of~n3x8y-4| which
way~d7m4o-4| whichever~b6c5d4e-5i-5j4p4r-5u-3w3|
while~a-4b5e4g3h-6i16j-8k-6l-9m7n-10p-13r13s5t-4u10v-6x5y-9z3| while .~a-3d5e-6n-4o3y-5| while
i~e6f-3g3h-3i7j-3l-3m8o-4p-6q-6r6s4t-4u4y3| while you~e4r6| whisper~h3i-4l4o6y5C-4|
who~a3b5d-8e4f-4g6h-5i5k4l-10m5n-15o4v6w-4x-17y-10z24A-8C4| who ED~b6e7g5| who
are~d8m8o-5p-3q-3r5y5z4C3| who could~a6d-6e-3| who did~h5p6r-3y4z-3B-4C4| who do~m7o-7x-5z5| who
does~m6n-3| who else~b6d3e-6f4m-6o10x5z-7| who has~a4b3d-8e-4g4m-6o8p3r-3z7| who
i~a6d-10e-3f3i3q-4r3u3v-3x-4y4| who is~b5c-3d4e-4g-5i7l-3n-3o6p-4v-3y-5z11| who
put~e4m-11o9p-4q3x-3y-3z4| who should~a6b-3d3m4o-3| who told~d-7e-8m-3o4x-4y-7z9| who
wants~a-3i5m-6o3x6z-8| who wins~a3b3d-6| who would~b-3c9e5l3n-4o5x4z-3| who wrote~d-6e5x-5A5| who
you~d6e-4h-9i-8l9o-3p6q-7r-3| who ~~a4d-3g4h6j-3k7p-4u3x-7z5|
whoever~c6d-5e-7h-3i-9j16k-4l-8p-7u-18v-7w20| whoever you~b3c3i-3j5u-5w8|
whole~b-3c-3e16g-6h-6i14j-11l-5m-6p-6q-8r12u11v-5w-7x4z-3A-5B-3| whole plan~e7| whole
~~e-4i7j-3p-5q5r-4u3| whom~a-6b-3d11e-7f3h6j7l3r4u5v-3w6x-3z7| whom ,~a-6r3y5|
whose~a-4c-7d11e3n8o-9x-4z3A-3| whose name~d3m6o-7x-3z4| whose side~m-5n5x4z-6| whose vote~d-3e6|
why~a10c-4d3e10f4i-12j9k-3m-11n-12o22p-6u-9w7x14y-7z-5A-9B3| why .~e-4g-4i-7j5o3q4u-5w5x5y-3| why
?~d7p-3q-3r6| why are~a6d-7| why did~d6e15g-3o3x3| why not~a6d-5f6g-5|
wi~a4e-3h3j-4l7m5n4r-4u4w-3x7y3| wife~d-10|
will~c18e-18f4h-10j-6k-7l7m4n7o-13p-3q4u3v-6x3y5A-12B-4C4| will
be~a12b-4c7d-7e-5f-3g-5i-7k11m3p-4r5v4z3| will come~i-7l5| will do~c3i11j-3l-3m4o-5u3w-3x-3z6| will
find~c5f7h-4v4| will get~c-7| will give~d-3e4B-6C6| will
have~a-7b-5c9d-4f-10g7h-7i-3j-6k-3l6m4o-6u4v-6x-4y3B-3C3| will keep~c-3f4j-3k3l3m-3o4x8z-4| will
never~d-5i11j-9r-3u6w-5z3| will not~d7e-5h5i19j-13k-5l5m-13n5o8q6u17w-10x5y7z-10A-3B3C-5| will
see~a4c-4d3e-5l3m4n-5x-5z7| will tell~b7i3j-3| will vote~a-8f3m3z3| will
write~a-5c14f8g-7i-6j8l-5n-4o3u-9w7y-5z5A-5B-3| will you~b3c-10s-3t4| will ~~c-3i-6p-4w3|
win~a3c14d-6e-9g-3i-3j-3k-3l4m4n-3o-3s-5t5u3w-4x-8y4z3| win immunity~i7l-8| win the~c9i3|
wind~a-3d-4g-3i5l-6m7n-5o-4x-3y4| wind's~z6| wind's turned~z6| winning~a7c-3|
wins~a10c4d-7e-6l6m13n-5o-10w10x10y-12z4| wins .~c3l4w7| wish~c-8d5e-4i5j-3m-4n-4o9y6z-3C7|
with~a5b6c3d-12f16g8i-3k8l-5n5p-5q7s-6x16y-5z-13B-5C9| with ,~e6j6v3x-3y3| with
NAME~b-4c-5d-3e17f-3h-6i3j5l-3o3p3r3u5w4x17y-18z4B6C7| with
a~b5d3e-7g6h3k7m3n4o-10p-3q7r-3u3x-4y3C-3| with all~a-3d6| with his~a7b3| with
it~a4d5f8g-3i-8j10m4n-11o9p-5q-10r14u-9v3w4z-6C-4| with
me~a7b-12c21e-8f-9g3h-6i3j-14l4m-10n10o-7p-3q-3r4u11v-3w-7x14y-6z-7C-7| with
my~a5b6g3h7m-3o4p-4q6r-4s-4t4u-4v4z4A-4| with that~b-4e6i-5k5l-3m-3n4q4r-6w-3x-4| with
the~c-5d-4e3f4h-3i-10j9k-3l-5m7n-3o-3p-5q3s-8t8u-10v9w-3x-9y6z4A-4B-3| with
us~a-14b13f4g5i-4l4o-3p-3s3t-3x-5y7B-7C7| with whom~a-6d-4m3x3y5| with
you~a-3d-4e6f20h-5i-5k3n-7o7p7u-4v-4w8x-3A9B-4C5| with your~b-3e-3h4i8j-6k4l6m-4o6r-4u6w-4x6y-5|
within~c6| without~c-6f3h-4i-21j3k7n-5o5p-21q-5r21u-3x-4z7A-3C3| without NAME~a6b3d-4| without
me~a-3d5g4p-8r7x-3z4| without you~c4i-9k3| wolf~a3p4q7B3| woman~a-5b9e5f-5g3j-3p4x-6y5B3C-3| woman
is~b7f-3| won~a7b-3e-4j-4n-3o3u4v-4| wondering~c-6d7e-3m-3x4z-4| wondering whether~d8|
wood~e-7f-5m-3o3p-5r3x4y-3C-3| wood ,~b3d-4e-6|
word~a-8b-9c15d4f-4i-7j-7l7m9n-4o-4p-8q-4r3u8v-3w-5x-14y6z9A-4| word ,~a-4b-4d5e-7j-3k3l5m-5n5x-4y3|
word .~a-4c6d-3h-4i-4p-7r4B3C-4| word from~a-3k4m9n-8x-4z3| word in~i6l-8| word of~c3e9i4j-3u3v-5|
word to~e6i-6l5m3o-4p-5r3u4w3z4C3| word's~e6| words~e-6h-4p4q3r-3y3A-3|
work~e4f-3g3l-3m-3n3p-5q-3r7B4C-5| worked~c-6d-4e-3| worked example~c-6d-3| works~f4p-6q5u-3w3|
worried~e4h6p3r-3z-3| worried .~h6| worries~a-5d8o-3| worry~d-3i10k-3m5p6q-4r-4u6z-3A4| worry
about~i6p3r-3u4| worth~a-10b5c-7e7f-3g-4h-4i-4j4n5o-4p9q-6r-5u-4w5| worth .~e7f-3j3u-3w3| worth
more~a-5b7| would~b5c-10d8g7i4j3l-8m7o-6p9q-3r-5t-7x-4y3z-4A-4B6C-6| would NAME~a-7d5x-3| would
ask~a-4b9c-4| would be~a5b9c-5e-5g6h3i-3l-5p14q-4r-9t3v-3x-3| would beat~a9c3i-3k5| would
been~d3e6m4o-3A4C3| would do~a3f9g-3j3u-3w5| would go~d3e5m6n-3| would
have~a-7b-6c-10d-8e5h-6j-4m-6n4p7q3r-4u3w-5x9y-6B4C-5| would like~a8c-3d12k-5q3s-3u-3x-5z3B-3| would
miss~a5d-9| would never~a-7b-4c11f7g-7h-5i5j-5n7o-4u4v-4| would
not~a4b-9c-4e-5f5g-10h7i-5k5l9n-7o9r-3u6v-3x3z-5C-5| would only~a-5b6c-3| would
put~a-4c-3h4i3j6r-3w7| would rather~a6b-4e-3f-3g9h-5i-5j-5k10l-4m3p6q3u3v-4z-3A4| would
say~a5e-3f3g5m6o-5x-3z6C-4| would see~a3i-5j7u-8w6| would she~a-7d8| would
sooner~a5c5d-3e-3f-3g3h-3i9j-4k-7l-4u3w-3| would take~b6e3q3r5| would told~e6x4| would
vote~c9m-6o10x3| would want~a-6m5n-3o-3x-4A5| would we~a-3b6g5| would
write~c12d5f-4g5h3m5n-3p7q-9v4x3| would you~c-6d6e-6g-5h-4i4m-5n8q-12A-6B3C-4| would ~~a-5b6i3p-6r6|
write~b5c11d4e-7i9j9l-13o-4p19q13r-19u-3v4x4z-8C-3| write ?~d7h5x4z-4| write
NAME~a-6c10f10g3h-4j3l-3n-3p-4r-7s3t-3v3w3y-9z10| write him~a6f-3| write me~b5c-7i6n3q5x-3z-3A3|
write my~e8p6r-3z-3| write you~a-3b-6c8e-3g-3i12j-9m-5n7o5p10u8v-4w-5x3|
writing~a-5b-7c12d3e-4f-5i7k-3l-6m24n-13o-18q19r-9w-7x-19y10z-7A6| writing .~d3e-3p3q6x-3z3| writing
me~c-3d5m6n-3o-3x-6A4| writing you~c3e-3i7j-3u3w-3| written~a-6b-6c7f6h4i-4j4k-3m-5n3o7v3w-4A3|
written ,~m-5o6r-3z4| written .~a-5c16f8| wrong~b-12f-3g3i-3m-4o5p-7q-3r8w3A-3B-6C5| wrong .~p-6r6|
wrote~b-3c-10d-11e21f-5h-6i6j-4m-17o15p-3q24r-17w-3x12z-19A3| wrote NAME~d-5e6q6| wrote
me~a3c-4d-4e12p-9q10r-7z-5A5C3| wrote my~m-8o4q5A-3| wrote you~c4e4q3r-4B-6C4| y~d6m-3|
yes~a-11b-4c-12d6f12g-10j-5k4l3m5n-3o-4p11r-14u3v-6w4| yes ,~a-10c-3e-3f9h-3k3l4p5q-3v-3w4| yes
.~a-5c-6e6f4g-4m4n-3r-6| yes ?~a6m-7n9o-3| yes or~d9f-4n-4o3| yes to~c5f9m5o-5|
yesterday~e-7g6h-4n-6o7p8q-3r-6u3x-3y4| yet~a-5b3c-5d-3g-5m8n-9o4p-3q-4r11x-10z10| yet ,~x-4z8| yet
.~a-7b7g-5| you~a-3b-5e3f-3g-4i-3j-6k3m-9o7q-8r5s-4u7v-8x8z-9A-6B17C-14D-10| you
$~e-5m4n3o-8r3w-4x-8y-3A8| you
,~a-5b-5c3e6f-10g-5h9i13j-10k13l-6m7n6o-6p-4q8s-5t5u14v9w-5x-5y3A12B-7C8| you
.~a-3b-9c10e-14f4h20i14j-23k4n-4o6p-15q5r7s3t-3u21v-9w-23x-4z-5A4B9C-6| you
?~a-4b7c-3d-13e12g-3i8j-4k-3m-4n3o-3p-8q-6r11s-3t3u3w-3A-7B-4C4| you
ED~a-3c-3d-3e6f-3i5j-3n-3o7p4r-5x11y-7| you a~a3e3j3m6o-6r-3u-4v4x-3B-6C6| you
about~a-4d8h-6n-5o4r-3y5z-3| you all~a-4d6e-3f3r4| you
and~a-7b-4c13d12g-6i-9j-9k18l-6m-23n6o8p-6q3r6u8w-6x26y-29z-13A-9B3C13| you
are~b-9c10f-3g4h5i14j-8k-5l-6m-6n5o-5p-4q8s-3t3u11v-4w-8x3y-5B4C-10| you asked~c5f7j3p-5r6| you
at~e4i6l-4o3p6r-9u3w-4x-4y3| you be~a5b-4n-6o5| you been~e-3o3p-7r5x3z-4| you before~c-3h3m-3o6x3|
you believe~a-3e-4m-4n7o-4r-3x-4y3| you broke~m6o-6p3r-3x-6z4| you brought~a3d7e-4u-4v5x-3y4| you
can~a3c5d4f7g5i-4j10k-6m12n-4o-6p10r-7s5u-12v6w6x-7y5A4B-5C4| you could~a-3c-7d5e14h-5p-3r5z4| you
did~a3b5e5f-3i-11j6k3m-3n3u-7v4w6| you do~b9c-4d-4e-3h-6j5k-5l4n-9o8p-12q-6r11u-5w4x9y-7z-6A4| you
down~c3n8p-9r10x4| you eat~c3d-4e3i-5k-3l5p-5r6| you fed~p6q-4| you feel~d-4e-3o-7z7| you
for~a-4c-5g7m-6o3r7v4y4z-8C6| you gave~c-3e6h-3n-3o4q-8r4x5| you get~a-3c8d3e-5i-5k-4l8v-10w6x-8y5|
you go~a-4c3e3g-4i-5j15k-4l-8m-6n5u-14w14x7z-3A-3C-3| you got~a3e5i-4j7m12o-10p-3r3u-8w5x-4y-5z7A3|
you had~a-5c-4d6e-7f4i-4l5n-5o5p9q-6x-3y4| you
have~b4c-3d5e6f10h-5j8k-8l-6m-3n-7o4q-9r5u-10v5y-12z5B4C-9| you hear~a3c7d-3f6j4m9o-10x-13z15| you
i~a6c4d3e-4i-6k3n-3o4p4r-7x-8z5B-3C3| you in~a6b-3c-3d-7e-4h6k7u8w-3x6y-5z-3| you is~m-3n6x6| you
just~c3d-5e-3i-3n-3p-5r5y-8z3| you keep~a-3b7e6r-3| you
know~a4c-3e-11i-3k3n-7o7p-11q-4r17u-3w5z6B-8C6| you leave~b6c5f3i6l-3| you lied~e5g5m3p8r-5y3| you
like~b8c5d-5e-5f-4j4k-4p4r-4u-4w7x-3y3B-5C5| you look~c-3n5p6q-4r-5x3| you make~d3n7o-3p11r-10y3|
you may~a8c6d-3e-4i5l-3v5| you me~c6i-5k6p8r-5| you might~h6p4r-4| you mine~c-6x5y-6| you
must~a4g3m-3o6x-3| you my~a3b3c-5m4w-3x-5z6| you never~c-3d5e-5n-4o7q-4| you next~b3i6j-3u3w-3| you
noticed~d-6h7m3o7x9y-3z3| you on~c7e-3h3j-3p-5r8u3w-3x-3| you one~v-3w3B-5C6| you opened~p-3q-4r6|
you or~a3c-3d-3e-4m-3n-5o8u-4x7y-4B-5C6| you out~c9d-4e-6h8i10j-3l-4u4w-3y4| you pick~i-3j6r-3u-6w5|
you promised~e-4m8o-9p3x-6z6| you put~a-3c-3e3f-3i-4j6l-3m-8n6p-5q7r-6u-5w9x7z-8A-3| you
really~n8o-8z-3| you reckon~a-6d4m7n-7x-4y3| you said~a-3e13g-3h-7l3m-6o7p4x11y-11| you
sat~a-4h4p3x6y-8| you say~a13c-4d-21g4h-3i-11j5l4m-3n6o4p10q-6r-8u-6w8x10y-6z-3| you
see~b-3d-4e-3k-4m3o-5u-3x-7y13z5B-7C4| you should~d-4e-6h13i-4j3u-4| you sit~d5m-3o6| you
sleep~l-3p9r-8| you so~e4n3o-5x-4y3B-6C6| you still~c-6d9g-3m-3n9o-7p6r-6x5A-4| you
stood~c3e-3p-3q-3r6| you tell~a-3c5k-3l6p-4r6| you that~d7e-3g3j4k-5m-8o8p4r-3u-4v-6w4x-13z12| you
the~b-3e5g-3h4i-4p7q8r-7| you think~a-5d6m-4q-3r5x-6y5B-3| you this~b-3d-3h9j6w5| you
to~a3b10c-3d-5e3f-4g5i-7j-5k12l-4m-4o4p-3u5v-6w-5y3A-5| you
told~a-6c-3e11g-3h-4i-7j-3l5m10n-3o-7p10r-6u3x3y-4z-3B3| you tonight~a-3c5d3h3i6j-3m4n-3w6x-3y7| you
trust~d9m-3n7o-4r-3x-5A3B-3C4| you two~a3c4d7i7k-3p-3w3C7| you understand~a6| you up~i-4l3x-7z3| you
vote~c-3d3e-3i-6j7m-3o4p-5q8r-4u-6w-3x3A-4| you voted~a3e4i-10j5l9m-4n-3o5p-6q13r-9u-5w5x8y-6| you
voting~d4m6n-3q5r-5x-4z4| you want~b9c5g10h-9j4m13n-3o-10r-3u-5w4y-4z5| you wanted~a7p-4q3| you
went~e5i-8l6m4p-8r10A6C-3| you were~b-3c-7e7n-7o6p3q-4x-4y7z-6| you who~d-7e5g5j-3o-4u3v-4z-6A7| you
will~a-3b5c4d-4e-9f5i-12j-6k-4l13m8o-7p-7r3u4w-10x-7y3z6B-3C7| you
with~a6d-3i-3k5m-5n9o-5p-5q-4r9v4x9y-5A-6| you
would~a-4b3c-8d10e7g12h-10j4l-3m-6n-5o12r-4s-5u-4v4w3y5z-9| you
write~c-4e6f-4g-4i-5j3m-5o6p10q5r-11u-4x8z-11| you wrote~a-3c-3e8m-14o14q10r-8x16z-16A-3| you
~~b6d-3e5j-3k-5l8q-7r4v-4x-6z8C-3|
your~a-14b3e6f-6g3i16j-14k-12m-6n8p-8q6s-3t5u16v-15w-10x15y-19z5A-29B11C-6D-3| your
back~a4d-3h3i3p11r-11w-3y3B-3| your face~e-3i-4p-5q-3r8| your hand~c-8d8e10k3m-9n8o6p-5x7z-6A-3|
your handwriting~c-5d-4e9p-3q7r-4| your head~c6d3h-4i4l-4p3y-6z8| your heart~a5n4o-5p-7r6v4x4y-5|
your idol~c8d-8i-6l6p-3| your little~d3i-3l6x-4z4| your mind~g8j-4m5o-3p7q-4w-3x-6z4| your
mouth~b4i-4j6l-3m-4n8o-3u-7w7x4z-3| your
name~b-8d-12e-21f-5g-5h17i24j-21k9l3m-5o3p-9q8u25v-5w-19x8y-3B-4C4| your neck~c6h-3i5l-5n-8o7| your
oath~e7| your own~a-3b7c-4e4g5l3o-3p3q-4t3x-8y4z3| your paper~c-3d6p-3z3| your
plan~f5g4l-3m4o-3u-3x7y-8z4| your secret's~c7h-4i-3l3| your side~d4e-4m6o-5x-6z6| your
torch~c8i5l-3u3w-3| your vote~a5c-5i-3j6m-3n4o-3p3q11r-7s-4t4u-7v-5w11x6z-3| your
word~c-3d-3e11h-3p4r-3| your ~~d-4e7f-3g6j4k-5m-6n-4o12p-7r4u8v-5w-4x4y-3A-3C-4|
yours~a-5b8c15d8e4g-5h-4i-14j11l5m8n-16o3p-7q14r-14s-4t3u-10w11y-11z12A4B5C-3| yours
.~b10c6d-5e5i-8j10m5n-4p-13q17r-11u-10w11x-7z7C-3| yours ?~d21e-3i-3k3p5q-3v3w-4y-3z3|
yourself~a3b-5c-7d4g7h-3m-3n5p3| yourself ,~e3m3p7r-6| zero~a3i6|
~~d-15e9f-10g-12h-3i-5k-6p7q-9r-5s-6t10v-4w-5x5y-3z-3A-9B3D-9| ~
$~b-4c7e-5f-4h8i-11j4o-6p4r-3u-7w6x-7B-5C3| ~ ,~c5e7h5i3j-9l4m7n4o-9p10q-9r-6s4t5u6v-5w-6x-8B6C-4| ~
.~c-5d4f-3g6h-3i-5j5k-8l4m-6n6o5q-6s-8t7v-3w3x4y7B3| ~
?~a-7b4c-8d-14h-3n4o-3p8q-7r-4v4x6y-3z-4B8C-8| ~ ED~m-3x7y-5| ~
NAME~a12e-6g3j3m10o-7p-4q3s-5t4u-4y9z-6B-6C5| ~ a~a-4d-3g3h3i5l-3p-4t4u-7w5| ~
about~a3d-7m4n-3o-4p6q-3r-6x-3A3C3| ~ all~b3e-4h3i-5j9l-3q4r-3u-7w9| ~
and~a-3b-4c-3e-3f4g-4h-4i-10j-5k-5l12m-3n5p13r-12u4v-3w-3y3| ~ as~a-3e3m-3n-4o9p-6r5| ~
at~a-4d-3g-4k4n-3o4p-6r9u3v-3x6y-6B3C-3| ~ does~a6| ~ for~c-3e6m5n-7q5x-14z14B7C-3| ~
from~e-3f3p6r-4u-3| ~ gone~i4k-3p-5r7| ~ got~i-5k3p-6q-4r8| ~ have~c-3h8p-3x3z4| ~
her~a-6b-3n-6o5p-6q8x-6| ~ i~c-5d3e-3f7i-11l4n3| ~ idea~a-3h5m-3n7| ~
in~a5b-3f-6i-6k-5l6n-6o7q-3r-6w3x-3y4B-3C3| ~ is~e-3h5p-6r4| ~
it~a7d-3e3h-4j4k3m3n-9o5p-15q-3r13u-3v3x-4z7A-4B3| ~ love~a7| ~ me~b4c4e-7i10n-3o4s-4t4u6w-4x-5y3| ~
my~c-5d7m-3o4q-3v3B3C-3| ~ name~b4c6| ~ of~d5e-10n-6p-7r6t-3u-5v-7w10C5| ~
on~a3d-6e-4i3j-5k3m3p-11q6s-4t4u4v-5z5B3C-4| ~ than~b-5m-5n5q-7r5x4z-3A-4| ~
that~a-6b7d-4e6f-3i8j-7p5q-5u3w-4x-7z5| ~ the~b6c-3d-7e9h-4j4l-3n10o-4p7q7r-8u-5w5x6y4B4| ~
to~a-9d9e-3f-4g-3i7j-5k-3l-4m7o-10q-6r3u7v-3w-5x-6A-3B3C-4| ~ tonight~c-5e4q3r-3z3B-6C4| ~
too~a7c4i7l-5| ~ up~b-4c4f3i4m-5o6p-5q3x8| ~ us~a11c-3d-7| ~ who~c6j4l-5m4o-3| ~
with~a3d-3i7j-3m-4n4p-7q5B-6C6| ~ you~a-3b9c3d8f-4h3i-7l6m-7o5r-3v-3x5z-4A-4| ~
your~b4c-4d-3e-4h9p-3r3t4B-4C4| ~ ~~b-3c7d-5e6f-4g-4i-5j-7l7n-3p4q-11r5u6w-8x-6z5
"""
_weights = re.compile(r"([a-zA-Z])(-?\d+)").findall
_rows = (one.rpartition("~") for one in " ".join(_TABLE.split()).split("|") if "~" in one)
WEIGHTS = {
    feature.strip(): {ascii_letters.index(letter): int(weight) for letter, weight in _weights(row)}
    for feature, _, row in _rows
}
"""The weights of each feature by the place of their column."""
