"""What people say to each other all day: beginnings, comfort, thanks, gossip, weather, endings."""

COMPANY = """
== open
$r{. {What do you say to that|Have you got over it|Did you see it coming}?|}
$r, {did you notice|what do you say to that|or did I see it wrong}?
$r, and {here we sit|nobody talks about anything else|now it's quiet}
{still thinking about it|it won't leave my head}: $r
{before anything else|first things first}: $r
{well|so}, $r{. {And what do they say where you sleep|How do you feel about it}?|}
{I keep turning it over|I chew and chew on it}: $r
{I've had it on my mind since|I think of little else}: $r
{what a day|that was a long one}{, wasn't it|}. {Where have you been|How are your legs|Who've you \
talked to}?
{is this place free|can I sit here}? {I've had enough of the others' faces|It's the only dry spot}
you look {like you've been thinking. What about|as tired as I feel. Bad night|as if you'd heard \
something. Anything I should know}?
{finally|at last} {a minute without the others|somebody I wanted to see}
{help me with this wood|walk with me to the water}, {they can't hear us there|I want to ask you \
something}
{how's|how goes} the {back|hand|stomach}? {Mine's complaining|And how's the mood over there?}
blunt: $r. {That's how it stands|I can't think of much else}
blunt short: so. $r
blunt short: good, you're alone
roundabout: I {came for the shade|was only stretching my legs|was looking for my spoon|was only \
fetching the kettle}, and {as we're both here|since it's on both our minds|now that I've sat \
down|before I forget}, $r
roundabout: {there's a smell of rain|they've let the fire go low again}, and I thought I'd sit by \
you a bit
dry: $r. {I'd applaud, but my arms hurt|The things one lives to see}
dry: {nice place you've got here.|do you come here often?} {Bit sandy|The service is slow}
broad: $r! {I'm still shaking|Tell me you saw that|I thought I'd swallow my tongue}
broad: {come here and save me|let me look at you}, {I've been listening to snoring all \
morning|nobody laughs over there}!
earnest: {can I say something|I'd like to be fair about it}: $r
earnest: {I've wanted to talk to you properly|I hoped you'd be here}
warm: {have you drunk anything?|sit down, it's warm here.} {How are you|You first, then me}
warm: $r. {And you, are you all right|How's your heart today}?
cool: $r. {What follows from that?|That changes the count}
cool: {I've a minute. Tell me something|we haven't talked today. Let's do it before dark}
{there's something I can't get past|I've been chewing on one thing}: $r
{we needn't whisper about it|it's no secret}: $r
{you notice it, too|say you've noticed}: $r, {and the day isn't over|and I'm still taking it in}
{it won't leave me alone|I keep thinking of it}: $r, {and we all go about as if it were \
nothing|and the gulls go on as before}
{here's a thing|so}: $r, {and the rice boils all the same|and it's all one hears}
$r. {It's stayed with me|It's all I've thought about since}
{it comes back whenever I sit down|each time I look up it's there again}: $r
{let me stand here a moment|make a bit of room}, {there's a draught over there|the others are \
being loud}. {What's new|And you}?
{I brought you some water|here, I saved you the shady end}. {How are they over there|What are \
they saying}?
{you've been with the others|you've come from over there}. {What do they say|Is it bad}?
{I've counted the days, and I don't like what I get|look at my hands, they're somebody else's}. \
How's it with you?
long: {it's one of those days on which everybody looks busy|they've all found something to carry \
today}, and $r
long: {I said to myself I'd not talk about it before supper, and here I am|you'll have heard it \
already, but from me you'll hear it right}: $r
short: $r. {Well|So}?
short: {hey|you}. $r
middle: {I was going to leave you in peace|I'd meant to say something else}, but $r
middle: {have you got a minute|come a bit this way}? {I don't want to stand there when they talk \
about food|I like it better here}
dry: {don't get up|I'd have knocked}. {I've come to hear something true|Is there any gossip left?}
dry: $r, {which will make somebody's diary|and they say nothing happens here}
broad: {there you are|quick, sit}, {I've been bursting|I've got ears like lamps}: $r
broad: {who died?|what a face!} {Come on, out with it|I've seen happier fish}
earnest: {I don't want to pretend with you|I may as well say what's on my mind}: $r
warm: {you're cold, take half my blanket|have you eaten at all}? {And how are you, really|Tell me \
about your day}
cool: {one thing, then you can go back|short, because they're watching}: $r
blunt: we {should|need to} talk. {Now|Come over here}
roundabout: {the wind has turned|that pot wants scrubbing}, and, {since we're talking|while I'm \
at it}, $r
roundabout: {I don't come with anything particular|one walks about, one ends up somewhere}, {and \
how do you see it all|what's the mood}?
== comfort
{it isn't over|you're not out}{, {not by a long way|I've seen worse turn}|}
{eat something first|drink, then think}, {it looks smaller with a full mouth|the rest can wait \
till the bowl's empty}
{you did nothing wrong|you needn't hang your head}{, {it was the dice|it was the numbers}|}
{everybody here|every one of us} {has a day like that|gets one of those days}
{breathe|lean on me a minute}, {they're not looking|there's time}
{I know how that is|everybody here gets their turn at it}. {It passes|One stands up again}
$r, {don't you forget that|and that counts for more than a bad day|so chin up}
$r. {Think of that tonight|So you're not alone}
{you're still here|you're sitting here}, {and that's worth a good deal|and there's another go \
tomorrow}
blunt: {stop it|enough}. {You're better than that|Tomorrow you hit back}
blunt short: {head up|it passes}. {I'm here|Eat}
roundabout: {my people at home have a way of saying nothing and handing you bread|there's no good \
word for it}, so I'll just sit here
dry: {look at it this way, you can't come lower|on the bright side, you've lost weight}. {It gets \
better|Sit}
broad: {who made you cry, I'll bite them|come here, you big wet blanket}, {we'll laugh about \
it|tomorrow you'll dance}!
earnest: I'm {sorry it hit you|sad about it, too}. {You deserved better|I mean it}
warm: {come here|give me your hand, it's cold}. {You're not alone with it|I'd do the same for you}
cool: {it cost you a day, not the game|you lost a point, not your head}. {Use the night|Think \
about the next one}
{it looks worse from where you sit|you see only the bad half}. {There's another half|Tomorrow it \
looks smaller}
{one bad round|a bad roll}, {everybody's had one|it's forgotten in two days}
long: {when I had my worst day here nobody said a word and I remember who sat down beside me \
anyway|it's always darkest in this place about an hour before somebody finds a coconut}, so sit
short: {hey|eat}. {You'll stand|It turns}
middle: {don't carry it all at once|put it down for a bit}, {there's no hurry|somebody takes an end}
{there are days like that|not every day is kind}, {and tomorrow's a new one|let it go out with \
the tide}
{sit by the fire a while|here, take the warm side}, {you needn't explain a thing|you don't owe \
anybody a speech}
bad luck goes round like {a cold|the water bowl}, and today it {came to|stopped with} you
I don't pick my company by {numbers|how a day turns out}, {stay where you are|sit where you like}
{be cross for as long as rice takes to boil|have a good loud curse}, {I'll stand guard|then come \
back to us}
the {gulls|crabs} have forgotten it already, {and so should you|and I mean to be as wise}
dry: {I've asked about, and it isn't fatal|I've been useless on better days than this}. {Move \
over|Make room}
warm: {come in under the blanket|put your head here a moment}, {I think no worse of you|you're \
the same to me as yesterday}
earnest: I know what you're worth, and {today doesn't change it|one such day takes nothing off it}
broad: {up with you, you drowned hen|come, you sad potato}, {the world's still round|we'll make \
you laugh before dark or die of it}!
== open.glad
$r. {That's something|And the day isn't over|I thought you'd like to hear it}
$r, {did you notice|what do you say to that}?
{before anything else|first things first}: $r
{well|so}, $r
{say what you like|call it a good day}: $r
{you'll have seen it|you were there}: $r, {and I'm still taking it in|and now it's quiet}
{have you heard|did anybody tell you}? $r
{look at that|who'd have thought it}: $r
blunt: $r. {That's how it stands|There}
blunt short: so. $r
roundabout: I {came for the shade|was only stretching my legs}, and {as we're both here|before I \
forget}, $r
dry: $r. {I'd applaud, but my arms hurt|The things one lives to see}
broad: $r! {Tell me you saw that|I could dance}
earnest: {can I say something|I'd like to be fair about it}: $r
warm: $r. {And you, are you all right|Sit down a minute, will you}?
cool: $r. {What follows from that?|That changes the count}
long: {I said to myself I'd not talk about it before supper, and here I am|you'll have heard it \
already, but from me you'll hear it right}: $r
short: $r. {Well|So}?
middle: {I was going to leave you in peace|I'd meant to say something else}, but $r
== thank
thank you, {I needed that|it did me good|I'd nearly stopped expecting it from anyone}
$r, {and I've not forgotten it|and that deserves a thank you|thank you for that}
$r. {Thank you|I owe you something|That was decent of you}
{I wanted to say it before it gets late|I should have said it sooner}: thank you{. $r|}
{nobody else|hardly anyone} {does that here|would have done it}. Thanks
{you didn't have to|nobody made you}, {and you did|and I saw it}. Thank you
I {owe you|am in your debt}, {and I know it|and I don't like owing, so ask soon}
blunt: thanks. {That's rare here|I say it gladly}
blunt short: {thanks|thank you}. {I noticed|That counted|I keep that}
roundabout: {I'm bad at this part|one doesn't always find the moment}, but what you did, I saw it
dry: thank you. {Don't let it get about that I said so|I'd put up a statue, but we burn the wood}
broad: {I could kiss you, salt and all|you're a treasure and I'll say so at your wedding}, thank \
you!
earnest: thank you. {It meant more than you know|I didn't expect it from anyone}
warm: {come here|bless you}, thank you, {you've got a good heart, hide it a bit|I felt that}
cool: {that helped|it was useful}. I'll {return it|remember it when it counts}
{it came at the right hour|it was the very thing}, {and I'd not have asked|and it was kind}. \
Thank you
$r. {My people at home would like you for that|I told myself I'd say it}: thank you
long: {one gets so used to counting what's taken that one forgets to say it when somebody gives|I \
keep carrying a thank-you past you and it's getting heavy}, so: thank you
short: {good of you|that was good}. Thanks
middle: {before we talk about anything else|that first}: thank you. {It helped|I'd have gone under}
dry: {I had a joke ready and I'm not using it|mark the day}: thank you
earnest: {I told myself I'd say it out loud|one doesn't say it often enough}: thank you
cool: {credit where it's due|I keep accounts, and this is on the good side}: thank you
== gossip:today
{did you see|have you noticed} {that|how} $who and $other {went off together|went off to talk}{ \
today|}?
I saw $whom and $otherm {going off to talk|walking off together} today, {and I don't know about \
what|and nobody's said what about}
$r, {and I'd give something to know what about|and they didn't ask us along}
$r, what do you {suppose|think} they talk about?
$r. {What do you make of it?|And nobody tells us anything}
{keep it to yourself|I only pass it on}: $r
what {have $who and $other got|might $who and $other have} to {whisper|talk} about{ today|}?
blunt: I saw $whom going off with $otherm today. {Why|What for}?
blunt short: $who went off with $otherm. {You saw|Did you see}?
roundabout: {I was only after driftwood|I didn't go looking for it}, but did I {see|just see} \
$whom go off with $otherm?
dry: today $who and $other went for a {walk|stroll}. {I wasn't invited|Perhaps it's about us, I'm \
flattered}
broad: I {nearly dropped the wood|had to look twice}, $who {slipped off|went off} with $otherm \
today!
earnest: I {don't like to carry tales|may be wrong about it}, but $who and $other went off to \
talk today
warm: {I'd rather you knew|so that you don't hear it last}: $who and $other {went off to talk|had \
a talk by themselves} today
cool: $who and $other {went off to talk|had a talk} today. {It may be nothing|That's worth knowing}
{did anybody tell you|I don't suppose you know} what $who and $other {went off for|had to talk \
about}?
{as I came by|when I looked up}, $who <was/were/was> {going off with|walking off beside} $otherm, \
and {I went on looking at my feet|I looked the other way}
long: {I'm not one to count other people's steps, but there's only one path and I was on it|I'd \
gone back for my knife, which is the only reason I know}: $who went off with $otherm today
short: $who went off with $otherm{ today|}. {Hm|Well}
middle: {in case nobody's told you|for what it's worth}, $r
dry: $who and $other {went off to admire the view, I suppose|went for a walk}, {as one does \
here|and we've only the one view}
broad: {I had to bite my hand|I can't keep it in}: $who and $other {went off|crept off} today, and \
I'd give a tooth to have been a crab there!
cool: $who and $other {talked today|had a word today}, {and I keep such things in \
mind|not with us}
== gossip:often
{have you noticed|did you ever count} how often $who and $other go off together?
$who and $other {went off to talk again|are at it again}, {and it isn't about firewood, I \
think|and they don't ask us along}
{I've stopped counting|I've lost count of it}, $who {went|walked} off with $otherm again
$r, {and not for the first time|and it's getting to be a habit}. What do you make of it?
what do $who and $other always find to {talk|whisper} about?
blunt: $who and $other {go off together a lot|talk a lot}. {Have you noticed|You've seen it, too}?
short: $who went off with $otherm. {Again, you saw|Again, hm}?
roundabout: {one doesn't like to count such things|I may be making too much of it}, but have you \
seen how often $who and $other go off together?
dry: $who and $other {went off again, I expect they're rehearsing a duet|do enjoy going off \
together}. {I'm never invited|I bear it well}
broad: $who went off with $otherm again, {they'll wear a path in the sand|I've seen married \
people talk less}!
earnest: I {don't like to carry tales|hope I'm wrong about it}, but $who and $other keep going \
off together
warm: {so that you don't hear it last|I'd rather you knew}: $who and $other talk a good deal, \
{more than with us, it seems|just the two}
cool: $who and $other go off together {more than they let us see|a good deal}. {I keep it in \
mind|One should know that}
== gossip_answer
{and we two|what about us two}? {We sit here as well|We aren't mending nets, either}
{let them talk|well, people talk}, {it costs no wood|it keeps the flies off}
it may be {nothing|fish they talk about}, {and it may be us|and I'd still like to have heard it}
{hm|oh}. {I'd have liked to be a crab under their log|That's a thing to keep in mind}
{somebody walking past|anyone who sees us now} would say the same of {you and me|the two of us}
I'd give my spoon to have heard it, {and perhaps be sorry after|and I've only the one}
{nobody goes off to talk about rice|one doesn't whisper about the weather}, {I'd say|if you ask me}
{perhaps they just like each other|some people simply get on}, {it's been known to happen|even \
here, I suppose}
{so that's where they were|is that so}, I {go about with my eyes shut|miss half of what goes on}
what {can't they say at the fire|is there to say that we mayn't hear}, I wonder?
I try not to notice such things, {it spoils my supper|or soon there's a plot in every bush}
everyone here goes off with someone{, I'd worry if they stopped|, and today it was those two|}
then {it's as well that we talk|we'd better have something to whisper}, too
one of us should {bring them some water|go and ask for the knife}, slowly, and listen
dry: {nobody sent us a card|I'm hurt we weren't asked}. {We'd have come|I'd have washed for it}
dry: {how shocking, two people talking|whispering, on a beach, in company}. We'd never
earnest: I {catch myself minding|don't like how that makes me feel}, though it may be only talk
earnest: I want to think well of them, {and I'll try|but one does begin to wonder}
blunt: so what? {We talk, too|Talk's free}
cool: {noted|good to know}. {It may come to nothing|It might matter, it might not}
broad: {my ears are flapping|I could burst}, and not a word of it for me!
warm: {don't let it fret you|never mind them}, {I'd sooner sit here with you|you've got me to \
whisper with}
roundabout: {one shouldn't make much of it|I wouldn't like to say it means anything}, {though one \
does wonder|and still, one would have liked to pass by}
short: {let them|we'll see}
== smalltalk
{the shells here have more rooms than I had at twenty|these mosquitoes know where I live by now}, \
{I'm nearly fond of them|don't you think}
$r
$r, {and there's an end of it|as everybody keeps saying|so it goes}
$r. {Have you ever|Would you believe it}?
{one gets used to anything|you know what I think about at night}: $r
{my feet are|my hair's} {full of sand|a scandal}. {What's the first thing you'll do at home|What \
do you miss}?
{I dreamt of|I'd give a vote for} {a door that shuts|bread with butter|a chair with a back}, \
{nothing else, just that|imagine}
{that bird|the smoke} {follows me|has it in for me}, {I'm sure of it|I must have earned it}
{we need more wood|somebody ought to mend the roof} {before dark|before it rains}, {and somebody \
means me|I'll go if you go}
{tell me about home, anything but this|what's it like at home, who cooks}?
blunt: $r. {Bad|Good|That's all I know}
dry: $r. {I'll write to the hotel|At least there's a view}
dry: {lovely evening|nice sand|fine breeze}, {I'd have liked a chair|if one likes that sort of \
thing|all it wants is a chair}
broad: $r! {My grandmother would faint|I could eat a boat}
earnest: $r. {I try to remember it properly|I think about that a lot}
warm: $r. {Are you warm enough?|Come, sit closer}
roundabout: {it's nothing, really|I don't know why I mention it}, but $r
cool: $r. {It's a fact like another|One takes note of it}
{funny how|one forgets that} {the sea never stops|the light goes so early}
{it rained into my left shoe, only the left|something walked over me last night, and it took its \
time}
{what would you eat first|what's the first thing}, {if you could have anything|and don't say rice}?
{there's sand in my hair|my shirt's seen better weeks}, {and I've stopped minding|haven't they all}
{who sings at night, is that you|who's that talking in their sleep, could it be me}?
{my mother|an uncle of mine} used to say {a wet fire tells no lies|hungry people count better}
{the fish are laughing at us, I heard them|I lost a fight with a coconut, it was close}
{this morning I'd forgotten what day it is|I can't think of the number of my own house}, {and \
it's rather lovely|and I don't mind}
{if I close my eyes|when the wind's like this} {it sounds like home|I smell bread}, {don't talk \
for a second|only for a breath}
long: {one always thinks it's the hunger that's hard, and then it's the same few faces|I used to \
complain about a kettle that took too long, can you believe that}
short: {cold|hot}, {isn't it|again}. $r
short: {sand|rain|rice}. {Always|Again}
middle: $r. {I only say it because nobody else does|It was in my head}
dry: {another day without a letter. I blame the boat|I've begun to name the ants. It's company}
broad: {I dreamt I was a sausage, and I was happy|if that bird sings once more I'll sing back}!
earnest: {I've never seen so many stars as here, every night I think it|I wrote to my people in \
my head, it got long}
warm: {you've caught the sun. Sit still|give me that shirt, it wants a stitch. It's no trouble}
cool: {wind from the wrong side|tide's early}. {We'll want wood|That'll be a cold one}
roundabout: {my neighbour at home would have a word for this weather|there's a saying about \
beaches, how they're all one}, {and I forget it|or something of that kind}
== close
{enough for now|that'll do|let's leave it there}, {they're looking over|before we're missed|I can \
hear the pot|my legs have gone to sleep}
{I'm going back|let me go first}{, {follow a bit later|give it a minute}|}
{so|well}, {we've said it|that's said}. {See you at the fire|Let's go and look busy}
{mind your feet on the stones|keep yourself warm}, {and find me before it's dark|I'm at the water}
{somebody's coming|here comes trouble}, {talk about fish|laugh, as if I'd said something}
I {need to|must} {get to the wood|turn the fish|lie down}. {We'll talk|Later}
{not a word|this stays here}{, {you know why|to anybody}|}
{good talk|I'm glad we talked}{, {even if I don't like it all|for whatever it's worth}|}
blunt: {that's all|done|enough}. {Go|I'm off|Back to the pot|I've got wood to fetch}
blunt short: {right|later}. {Fire|Go}
roundabout: {I've kept you from your rest|the shade's gone anyway}, {we might come back to \
it|I'll let you be}
dry: {I'd stay, but I've nothing left to give away|my other secrets are expected elsewhere}
broad: {off with you, before they marry us|go, go, you're too good-looking to be seen with}!
earnest: {thank you for listening|I feel lighter}, {whatever comes of it|I'd say it all again}
warm: {look after yourself tonight|go and eat something}, {and come to me if it gets bad|promise me}
cool: {that was useful|good}. {We needn't be seen together|I'll do the counting}
{that's all I had|there, now it's out|so, now you have it}. {Do with it what you like|I feel \
lighter or heavier, one of the two}
{don't come back with me|walk slowly}, {pick up some wood on the way|they count who comes with whom}
{come and sit by me|come by} {when it's dark|after the meal}, {if your legs still carry \
you|and we'll talk of something nice}
{I've got to be seen somewhere else|they'll wonder}. {Look bored|Carry this}
{keep your eyes on the pot, and your ears over there|sit with the others, and say little|go back \
by the rocks, and let them talk first}
long: {I could sit here until the stars come out, and so could you, and they'd make a story of \
it|there's more to say and none of it gets better by being said now}, so {let's go|up you \
get|I'll be the sensible one and go}
short: {go on|off}. {They look|Enough}
middle: {that did me good|there, we've talked}. {Now we've been fishing, if anyone asks|Now \
smile}
dry: {if I don't come back, keep my spoon dry|let's part before we say something true}
broad: {run, before I adopt you|kiss the fish from me}!
earnest: {I meant all of it|you can come back to me on any word of it}
cool: {we've got what we need|nothing more to settle}. {After you|Separately}
roundabout: {it'll look odd if we sit on|there's always another evening, or not}, {we'll see|so \
I'll see to the fire}
== picture
this whole {day|camp} feels like $image
{everything|all of it} {hangs over us|sits there} like $image
{today|right now} I feel like $image
{some days here are|life out here is} like $image
this camp {puts me in mind of|has something of} $image{, if you ask me|}
{all this|this} makes me think of $image
{I keep thinking of|it all comes back to} $image
== habit:asks
, {don't you think|you see|isn't it}?
. {What would you do|Does that surprise you|Or have you a better one}?
. {Isn't that so|You see it, too|Or am I wrong}?
. {Why are you looking at me like that|Did nobody tell you|Am I the only one who thinks so}?
. {Who else would say it to you|What have I missed|Is that so hard}?
. {What would they say at home|How would you put it|Would you have guessed}?
== habit:trails
{but I don't know|well, anyhow}
{and so on, you know|oh, never mind}
{if you see what I mean|not that it's my business}
{but that's as may be|one forgets}
{it was something of that kind|there was another thing, too}
{and yet|still, the light's nice}
{anyway, the wood|what was I saying}
== again
{I know, I've said so before|I repeat myself, it's the hunger}
{and that's as true as it was this morning|it doesn't get truer by waiting}
{so there|and that hasn't changed|still}
{you may call me stubborn|I'm like that|count it twice}
"""
