"""What is said between two who are not sure of each other: questions, reproaches, warnings."""

DEALINGS = """
== probe
{whom|who} are you {writing|voting for}{ tonight|}?
{what name|which name} {do you hear|is going round} {most|today}, and {who are you voting \
for|what's yours}?
{so|tell me}, who would you vote out{ if it were up to you| and not be sorry|}?
who do you want out{, {honestly|and don't say nobody}| tonight|}?
{have you got a name|is there a name in your head}, {or are you waiting for mine|or only hunger}? \
Who are you voting for?
{if they handed us the paper now|if we voted this minute}, who would you write?
who {scares|worries} you most, {and who would you write|and who are you voting for}?
{before I open my mouth|you've been about all day}: {who gets your vote|whom would you write}?
blunt: just tell me: who are you voting for?
blunt: {name|a name}, please. Who are you writing?
blunt short: who goes?
blunt short: your vote: who?
roundabout: {people will have told you this and that|I'm not one to pry}, but who are you voting \
for?
roundabout: {I've heard so many names|my head's a bag of names}. Whom are you \
writing, if one may ask?
dry: who are you voting for? {I ask for a friend, and the friend is me|I promise to look \
surprised}
broad: who are you voting for, {you deep dark well|and make it juicy|you sphinx, you}? {I'll \
trade you a secret|I've slept on stones for this}
earnest: I'd rather hear it from you than {guess|from the others}: who {would you \
write|do you want gone}?
warm: {you look like you've been carrying it about|you can say it to me}, who do you want out?
cool: {let's not waste the light|I have to count}: {whom do you write|who gets your vote}?
{if nobody could see your hand|if it cost you nothing}, who would you vote out {first|tonight}?
{I'll ask once and not again|only between the two of us}: who are you {writing|voting for}?
{they're all so calm|nobody's fighting over the fish}, so {it must be decided|there must be a \
plan}. Who are you voting for?
{did somebody give you a name|has somebody come to you with a name}{ yet| already this morning|}? \
{Whose|Who is it}?
{what's your count|how do you count it}, {who's with whom|and who comes out short|all of us laid \
side by side}? Who {would you vote for|are you voting for|do you want out}?
{you've had other talks than this one|you look like somebody who's heard something}. {Did they \
give you a name|Who are they voting for}?
if {your paper could talk, whose name would it say|I turned your paper over, whose name would I \
read}?
who do you {trust least|want gone} {of those over there|of all of us}?
long: {we could go round it till the tide's in, or you could just tell me|I've had four different \
stories before noon and I'd like one true one}: who are you voting for?
long: {you look at people and I look at my feet, so you'd know|everyone I ask looks at the sea, \
so now I'm asking you}, who do you want out?
middle: {tell me what you're thinking|help me out}, who are you voting for?
short: {so|well}, {who gets your vote|whose name do you write}?
short: any name{ yet| tonight|}? {Who do you want out|Who are you voting for}?
dry: {I'm taking orders|one name, medium rare}: who are you voting for?
broad: {spill it, whisper it, sing it|I can keep a secret till supper}: who are you voting for?
earnest: {I don't want to be the last to know again|I'd tell you mine}: who do you want out?
warm: {you don't have to|I can keep a thing to myself}, but who do you want out?
cool: {I'm comparing lists|there are two plans at least}. Who are you voting for?
blunt: who goes tonight{, by your count|, in your head}?
== probe.about
what do you {think|make} of $about, {as somebody to sit beside|seen from where you sleep}?
do you trust $about, {would you turn your back on $about|also with your back turned}?
has $about said {anything|a word} to you about who'd go next{, do you trust $about|}?
what has $about told you? Do you {trust|believe} $about?
{what is $about to you|what sort of person is $about, in your eyes}? Do you trust $about?
who would $about write, if we lost, as far as {you hear|you know}, and do you trust $about?
{tell me something about $about|I can't work $about out}: do you trust $about{ or not|, honestly|}?
is $about {with us or only near us|our friend or somebody else's}, what do you think of $about?
I {can't make $about out|have been wondering about $about}. Do you trust $about or not?
is $about somebody who {keeps a secret|can hold a tongue}? Do you trust $about?
{could|would} $about lie to us, what do you think? Do you trust $about?
{has anybody said anything to you|what do the others say} about $about? Do you trust \
$about?
blunt: do you trust $about or not? What do you {make|think} of $about?
blunt short: do you trust $about{, yes or no| or not}?
roundabout: {I was watching $about at the water and thought nothing of it, and then I \
did|I thought of $about just now, and don't know why}. Do you trust $about{, or not|}?
dry: what do you make of $about? {I've got as far as the hair|I'm out of opinions of my own}
broad: what do you think of $about, {and spare me nothing|really}? {Tell it like gossip|I've got \
till supper}, what do you make of $about?
earnest: may I ask you what you think of $about, {and whether you trust $about|because I don't \
want to be unfair to $about}?
warm: {you see people better than I do|you've got an eye for people}, what do you make of \
$about{, and do you trust $about|, seen from where you sleep}?
cool: {in one sentence|briefly}, what do you think of $about? Do you trust $about?
{would you buy a goat from $about|would you lend $about your last dry socks}? I mean, do you \
trust $about?
who does $about {want out|talk to when we're asleep}? And you, do you trust $about?
is $about {good or bad for us|more use here or gone}, what do you think of $about?
{friend or good actor|shy or clever}, I can't decide about $about. What do you make of $about?
{you've gathered with|you slept next to} $about, {so you'd know|I haven't}. What do you think of \
$about, do you trust $about?
what's your {feeling|bet} on $about, {honestly|gut first}, what do you make of $about?
long: {there are people I understand in an hour and people I'd need a winter for|some faces I can \
read across a field}, and then there's $about. What do you make of $about?
== ask_safety
so is it me{ tonight|}?
are you {voting for me|writing my name}?
{has anybody said|did you hear} my name{ today| over there|}? {Is it me|Are they voting for me}?
is it {me tonight|my name they're writing}? {I'd rather {know|hear it sitting down}|You can say it}
{tell me straight|I can take it|you've never spared me}: is it me they're voting for{ tonight|}?
{everybody's so kind to me today|nobody's looked at me since noon|they let me go first at the \
pot}. {Is it me|Are they voting for me}{ tonight|, do you think|}?
is somebody voting for me, {do you know|and don't be polite}? {Am I safe|Is it me|Should I be \
scared}?
{should I be packing|do I need to worry|do I fold my blanket}? {Is my name about|Are they voting \
for me|Is it me}?
blunt: is it me?
blunt: my name: {is it being said|are you writing it}?
blunt short: {is it me tonight|are they voting for me}?
roundabout: {I don't suppose anybody's voting for me|it couldn't be, could it, that they're \
voting for me}{, with the wood I bring|, after all this soup|}? {You'd say so, I'm sure.|Did they \
say my name?|I saw two of them look at my bag.}
roundabout: {they go quiet when I bring the wood|I've had three smiles today I hadn't earned}. Am \
I safe, do you think?
dry: is it me? {I only ask because of the bag, I'd fold things|If so, I'd like to eat first}
broad: {tell me it isn't me, and if it is, tell me it's close|look me in my beautiful eyes}: am I \
safe tonight?
earnest: I'd {sooner be hurt now than at the vote|rather cry here than there|hold nothing against \
you}. Is it me{ tonight| they're voting for|}?
warm: {you'd tell me, wouldn't you|you I'd believe}: is it me?
cool: I want to {plan|know where I stand}. Is it me?
{you'd know|you hear things}: {is it me|is somebody voting for me}?
{the talk stops when I come|they've given me the big piece of fish|somebody thanked me for \
nothing}. Is it me{ tonight| they mean|}?
{I keep telling myself it's nothing|don't spare me}: are they voting for me?
is it my name{ they said|}, {and how often|and since when}?
long: {I've been through all of them in my head and there's always one paper I can't place|since \
noon I've had the feeling of somebody reading over my shoulder}: is it me?
short: {say it|come on|quick|out with it|don't chew on it}: {is it me|are they voting for me|are \
they writing my name}{, yes or no| tonight|}?
middle: {I've a bad feeling|I can't eat}: is it me tonight?
== accuse:lie
$about lied to me{, {to my face|and I've checked it}|}
I don't believe a word of $about any more: {that was a lie|$about lied}
what $about told me was a lie
== accuse:lie.you
you lied to me, {and you did it well|to my face}
{that wasn't true|it was a lie}, {what you told me|and you knew it}
{what you said and what happened don't fit together|I've asked around since}. You lied to me
why did you lie to me{, {when I hadn't even asked|of all people}|}?
you {told me one thing and did another|said one thing here and another at the well}: that's lying
$r. {Why did you lie to me|You lied, didn't you}?
$r, {and you looked at me like {family|a saint}|and you ate beside me}: you lied
I {swallowed|believed} every word, and you lied to me
{don't explain it yet|let me finish}: you lied to me{, and I want to hear why|}
blunt: you lied{ to me|}. {Say it|Don't smile}
blunt short: you lied to me
roundabout: {I'm slow, it takes me a day to see a thing|I wouldn't call it an ugly word, if there \
were another}, but you lied to me
dry: {you tell it well|that was a good story}, {I'd have paid for it|a pity about the ending}. \
You lied to me
broad: {I cried on your shoulder and the shoulder was lying|I told people you were an angel}, and \
you lied to me!
earnest: it {isn't the vote|hurts more than a vote}. You lied to me
warm: {you needn't have|I'd have forgiven you the truth}. Why did you lie to me?
cool: you lied to me. {I only want you to know that I know|It's noted}
roundabout: {one of us remembers it wrong, and I've asked around|I'd like there to be another \
word}: you lied to me
cool: {two versions, both yours|your story has two ends}. You lied to me
earnest: {I defended you to the others|I told people you were straight}, and you lied to me
== accuse:vote
$about broke the plan: {we had a name and $about wrote another|that vote wasn't what we agreed}
{that vote came from $about|it was $about who voted the other way}
== accuse:vote.you
{one vote was missing|the count came out one short}, and it was yours: you {broke our deal|didn't \
vote with us}
you {broke your word|broke our deal} and didn't vote with me{, {and now you bring me water|and \
you looked at your feet}|}
{we had a name|you gave me your hand on it}, and you broke your word
$r. {So much for our plan|You broke your word, then}
who did you {really vote for|write}? {Not what you promised me|You broke your promise}
blunt short: you broke your word
roundabout: {I've laid the votes out like washing|I counted on my fingers, and then on yours}: \
you broke your promise
earnest: you {looked at me and promised|said the name with me}, and you broke your promise
cool: you voted against the plan. {One of us was surprised|I've written it down}, and you broke \
your word
== accuse:name
$about {voted against me|wrote my name}{, {I can count|and thinks I don't know}|}
{one of those papers with my name was $abouts|it was $about who wrote me}, {I can count|and I can \
read a hand}
== accuse:name.you
you {voted for me|wrote my name}{, {didn't you|I can count}|}
blunt: you wrote my name. {Why|What had I done}?
blunt: you voted against me{. Don't tell me about the others|, and I know it}
dry: I {asked for one vote|lent you my trust}, and {it came back with my name on it|you wrote me \
instead}. You voted for me
broad: {my own friend, my own soup-sharer|and I'd saved you the crispy bit}! You voted against me
warm: I'd have {understood|carried it with you} if you'd told me first. Why did you vote against \
me?
{one of those papers was yours|I know your hand}: you {wrote my name|voted for me}
blunt short: you wrote me
roundabout: {I've laid the papers out in my head|I counted on my fingers, and then on yours}: you \
wrote my name
cool: you {voted against me|wrote my name}. {I only mention it|It's noted}
earnest: you {looked at me and promised|said I was safe}, and you wrote my name
== accuse:food
$about {takes more than is brought|eats and doesn't gather}, and {leaves the rest to us|thinks it \
doesn't show}
{our bowls get smaller, and it's because of $about|it's $about who let us go short}
{I gather for $about as well as for myself, it seems|somebody sits while we stoop}: $about
== accuse:food.you
you {eat like the rest of us|hold out your bowl}, and you don't {bring|gather}. {You let us \
down|You let us go short, you let us down}
{we went short|my belly hurt} because of you, that's your fault{, {nobody else's saying it|so I \
say it}|}
you let us down with the food, {and I want to know why|it wasn't the first time}
$r, and {I'm asked to share|the rest of us stooped for it}. You let us down
$r. {Were you asleep|What did you do with the day}? You let us down
blunt: you {brought too little|didn't gather}, you let us down. {Why|Where were you}?
blunt short: you let us starve
roundabout: {I'm not counting anybody's spoonfuls|it isn't that I mind sharing}, but you left it \
to us, you let us down
dry: you {gather beautifully with your eyes|supervise well}. {We ate nothing because of you, you \
let us down|You let us down}
broad: {I could eat my own hat|my stomach's been cursing you all night}, and that's your fault, \
you let us down!
earnest: I {gathered till I couldn't stand|went twice so that it would reach}. You let us down
warm: {if you're ill, say it|if something's wrong, tell me}. You let us go short, and people talk
cool: you let us down {over the food|by about a day's food}, and I'm not the only one who's counted
== doubt
you said {so|that} last time{, {and look who's gone|and I believed it}|}. {Why should I believe \
it now|Is it true this time}?
{I've heard that song|I heard the very same before the last vote}. {Why should I believe you|And \
is it true now}?
why should I {believe you|trust you}{ this time|, after the last one|}?
{you talk well|it sounds good|nicely put}. {Is that true|Are you lying to me}?
and {if somebody offers you more|when they come to you after me}, {what do you tell them|who do \
you vote for then}? {Can I trust you|Is it true what you say}?
{have you promised that to others|how many of us have you told that}? {Are you lying to me|Why \
should I trust it}?
$r. {So why should I believe this|And why should I believe you now}?
{I want to believe it|I'd like to nod}, and {my neck won't|something in me counts along}. {Why \
should I trust you|Can I trust you}?
words are {the one thing we're not short of here|cheap since the rice ran low}. {Why should I \
believe yours|Can I trust yours}?
that's the {third|second} nice thing I've been told today. {Is that true|Is yours true}?
blunt: I don't believe you. {Is any of it true|Are you lying to me}?
blunt: why should I {trust that|believe a word of it}?
blunt short: {you said that before|same words as last time}. {Is it true this time|Why should I \
believe it}?
roundabout: {I don't doubt you, I doubt the hour|it isn't you, it's how fast it came}, and it was \
the same last time, so {is it true|why should I believe it}?
dry: {last time you said it in a nicer voice|I've got a drawer full of these}. Why should I \
believe it?
broad: {I'd love to fall for it again|my poor heart's got boot marks from last time}, you said \
the very same! {Why should I believe it|Is it true this time}?
earnest: I {believed it once|held on to it last time}, and it hurt. {Can I trust you now|Why \
should I believe it now}?
warm: {I want it to be true, because I like you|come on, look at me when you say it}. Is it true \
this time?
cool: you've {said|offered} that before. {It wasn't worth much|I'd need more than words}. Why \
should I believe it?
{and what did you tell the others|what are you telling them over there}? {The same|Is any of it \
true}?
{my last promise like that lasted until supper|the last one who said so had better eyes}. Why \
should I believe you?
{how many people have that from you|who else has got your word in their pocket}? {Why should I \
believe mine's the real one|Can I trust it}?
{I'd need to see it first|I'll believe it when it's read out}. {Why should I trust you till \
then|Are you lying to me}?
long: {there was an evening not long ago when I'd have swallowed that whole and said thank \
you|it's a nice thing you're holding out and I can see the string on it}, so why should I believe \
you?
short: {sure|are you sure}? {You said that before, why should I believe it now|Why should I \
believe it}?
middle: {you believe it while you say it|it's the way you say it}. {Is it true tonight as \
well|Can I trust it}?
earnest: {I'd be glad to be wrong|I don't like myself like this}, but {can I trust you|why should \
I believe it this time}?
dry: {I've got one of those at home, it doesn't work either|nicely wrapped}. {Why should I \
believe it|Is there anything in it that's true}?
cool: {an offer like that has a price|somebody gains by that}. {Is it true, or is it useful|Why \
should I believe it}?
== confess:voted
I voted for $about{, {and I'm telling you so myself|it wasn't somebody else}|}
{that vote on $about was mine|it was I who wrote $about}{, {I've slept badly since|I couldn't say \
so before}|}
{you'll hear it anyhow|better from me}: I wrote $about{, {nobody made me|and I'd not do it twice}|}
blunt: I wrote $about. {Be angry now, not later|That's it}
roundabout: {I've been carrying this about since the vote|there's a thing I should have told you \
by the water}: I wrote $about
dry: {if you're looking for the odd vote, it's standing here|I'm the one who can't spell $about, \
but I tried}: I voted for $about
earnest: {I couldn't eat beside you and not say it|it isn't right that you don't know}: I voted \
for $about
== confess:voted.you
I voted for you{, {and I'd rather you had it from me|it was one vote and it was mine}|}
{that vote with your name on it was mine|it was I who wrote you}{, {I was scared|I had my \
reasons, and they were bad}|}
you've been looking for whoever wrote you. {It was me|You've found me}: I voted for you
blunt: I wrote your name. {Be angry now, not later|Ask me what you like}
blunt short: the vote was mine. I wrote you
roundabout: {I've walked round you all day with this|it's a thing one wants to say in the dark}: \
I voted for you
dry: {I owe you an apology, or a better spelling|you know that vote? Nice handwriting}: I wrote \
your name
earnest: {I'm ashamed of it|I couldn't share your water and keep quiet}: I voted for you
== confess:plan
the plan is $about{, {and you weren't meant to know|I was told to keep it from you}|}
they want $about out, {and I said yes|and I'm part of it}
I {was going to vote|have promised to write} $about{, {so now you've got something on me|so that \
you know where I stand}|}
blunt: we're voting $about. {Now you know|You were left out of it}
roundabout: {I was asked not to talk to you till the vote|it isn't my secret alone}, but the name \
is $about
dry: {I'm a bad vault|keep it under whatever hat they left you}: the plan is to vote $about
earnest: I {don't want you to sit there and not know|can't look at you and not say it}: the plan \
is $about
== confess:plan.you
the plan is you{, {and I was in the room|I didn't stop it}|}
they want you out, {and I said yes when they asked|and I was going along}
I {was going to vote|have promised to vote} for you{. {Better you know while it helps|I don't \
like it any more}|}
blunt: it's you tonight. {I'd said yes|I was part of it}
roundabout: {I've been kind to you all day, and you should know why|it isn't a pretty thing to \
say}: they want you out, and I'd agreed
earnest: I can't {smile at you another hour|do it}: they want you out and I'd promised to go along
== confess:trust
{I trust $about more than I show|if you want to know, I'm tied to $about}{, and {it may cost \
me|that's no secret now}|}
I'd {go a long way for $about|sooner lose than write $about}, {there, that's out|I know how it \
sounds}
$about is the one I {tell things to|don't lie to}
== confess:trust.you
{you're the one I tell things to|there's nobody else I say this to}, and {that scares me|I don't \
know if it's clever}
I {haven't lied to you yet|tell you more than I should}, {and I've lied to nearly everyone|I've \
noticed that about myself}
{if you turned on me I'd not see it coming|I don't watch my back with you}. {There, now you know \
where it's soft|Do what you like with that}
blunt: I trust you. {I don't like it|Don't make a speech}
roundabout: {I tried to talk myself out of it on the way here|I'm not used to this}, but I lean \
on you, and you may as well know
dry: I trust you, {against my better judgement|which surprises me as much as you}
earnest: I want you to know that I {trust you|count on you}, {and that I'm afraid of it|even if \
you can't say it back}
== warn
they want $about out{, {tell nobody you have it from me|and I don't like it}|}
{$about's name is being passed about|I've heard $about's name}{, {more than once today|and not \
from fools}|}
$about {is in danger|should be careful}{ tonight|}
$from is after $about{, {I heard it myself|watch}|}
$from wants $about out
$r. {So $about should be careful|They want $about out}
== warn.you
{be careful|watch out}{ tonight|}: {your name was said|they're voting for you|some of them want \
you out}
your name is {about|being said}{, {I've heard it twice today|and not as a joke}|}
they're {talking about|voting for} you{ tonight|}. {Somebody has to say so|Be careful}
{keep your eyes open|sleep with your boots on}{ tonight|}: {they mean to vote you out|they're \
voting for you|your name's been said}
$from wants you out, {I heard it myself|I was standing right there|and isn't alone in it}
{be careful of|watch} $from: {$from wants you out|it's your name that's being said there}
$from {is after you|said your name}{, {in so many words|and nobody laughed}| this morning|}
it's $from who {wants you out|wants your name written}{, not the ones you think|, whatever you \
get told to your face|}
{don't turn round now|keep chewing}: $from wants you out
$r. {So be careful, they want you out|I'd watch out for that, it's your name they mean}
{I had to choose whether to tell you|I'm not supposed to tell you}: {they want you out|$from \
wants you out}
blunt: they want you out. {Do something|Now you know}
blunt: $from wants you out. {Move|What will you do?}
blunt short: {careful|watch out}: it's your name tonight
blunt short: $from wants you out
roundabout: {I'd not want to spoil your supper|a person hears things when fetching wood}, but \
your name was said, and $from said it
roundabout: {you might not want to be quite so easy tonight|I'd not lean back this evening}: \
{some of them are voting for you|your name's been passed about}
dry: {you're very popular, they all want to write about you|your name's in fashion}: they want \
you out
dry: $from wants you out. {Act surprised, you've the face for it|I thought it'd be a change from \
the weather}
broad: {by all that's salted, watch out|run, hide, smile, do something}: they want you out!
earnest: I {couldn't look at you tonight if I hadn't said it|owe you this much}: they want you out
warm: {sit down a moment|come here, closer}: {$from wants you out|they want you out}, be careful
cool: {for your information|you should know it}: $from wants you out
{there are some who|two or three of them} {go quiet when you come|have your name ready}: they \
want you out
long: {I've gone back and forth on this, because it may cost me, and you may think I want \
something for it|you've been decent to me and I'd be a poor sort if I kept it in my pocket}: they \
want you out
long: {I was standing behind the wood, not to listen, only because that's where I was|some things \
one hears without wanting to}, and $from wants you out
short: {psst|listen}. {They want you out|Your name's about, be careful}
middle: {hear it before the count|you should know this}: {$from wants you out|they want you out}
dry: {I'd not start a long book|if I were you I'd eat dessert first}: {they're voting for \
you|your name's about}
broad: {drop that spoon and listen|hold on to your hat}: they want you out!
earnest: {somebody has to tell you|this is hard to say to your face}: {your name's been \
said|they're voting for you tonight}
cool: {take this as a fact and not as a favour|count on it}: your name's about, they want you out
roundabout: {a bird may have told me, a tired bird|without saying where I was standing}: $from \
wants you out
"""
