"""What is said about a vote: names, offers, promises."""

VOTES = """
== propose
{I'd|I would} {write|vote for} $about{ tonight| when we vote| and sleep afterwards|}
I want $about out{, and {soon|before it costs us}| before the numbers turn|}
what about $about{ tonight|}?
{if you ask me|to my mind} $about should go{ tonight| next|}
$about should go{, {and not in a week|before we need the luck}| tonight}
I'm {voting|writing} $about{ unless you {stop me|know better}| and I'd like company}
my vote {is|goes} on $about{, {and it needs a second one|help me with it}|}
we {could|can} vote out $about{ and {lose nothing by it|still eat tomorrow}| while it's easy|}
the one I'd vote out is $about{, {today|if it comes to a vote}|}
the name on my paper is $about{, {for now|and stays there}|}
$r, so {I'd write $about|$about is my vote|let's vote out $about|I want $about out}
$r, {and that's why|which is why} {I'd write $about|I'm voting $about|$about should go}
I'd {rather|sooner} vote out $about {than wait for {a better day|the rain}|than anybody else}
let's vote out $about{ and be done| together|, you and me{| and whoever counts along}|}
somebody has to say it first: {I want $about out|$about should go|vote $about with me}
{we both need a name, so here's mine|you've waited for a name|ask me for a name and you get one}: \
I'd vote for $about
vote for $about with me{, {and I'll owe you one|you'd be the one who decides it}|}
blunt: $about. {That's who I'm writing|That's my vote|Write it with me}
blunt: {I'm voting|I'm writing} $about{ tonight|}. {I've looked for another name and there isn't \
one|Say no if you mean no}
blunt short: I'm writing $about
blunt short: $about should go
blunt short: vote $about{ with me|}
blunt cool: {no speech|I'll be quick}: I want $about out{, {with you or without|your hand or not}|}
blunt warm: no ribbon round it, {I owe you that|you'd do the same}: I want $about out
roundabout: I lay awake and {went round all of us|counted heads}, and I came out at $about: \
{that's my vote|I'd write $about}
roundabout: {it's an ugly thing to say by daylight|I'd rather be asked than say it}, but I'd \
write $about
roundabout: {it might cost us a bad night|nobody would be glad of it}, but we could vote out $about
roundabout: suppose {there was one name|it came down to a single name} tonight, I think I'd vote \
for $about
roundabout long: {I don't say it gladly and I wouldn't say it to just anyone|I turned it over all \
through the washing-up}, but I think $about should go
roundabout warm: I like $about, {you know I do|that's the trouble}, and still I'd vote for $about
dry: I'd write $about. {It's short and I can spell it|My hand has been practising}
dry: $about should go. {I'd say it to that face, but I'm eating|It won't be for lack of anything \
to talk about}
dry: {nothing personal|it's all personal here}, but I'm writing $about
broad: let's vote out $about, {and I'll cry for a whole minute, I promise|and afterwards I'll \
sing at the funeral}
broad: I want $about out so {badly|much} {I nearly said it at breakfast|it comes up in my sleep}
earnest: I've thought it through {to the end|twice}, and {it has to be|I come back to} $about: \
I'd write $about
earnest: it's hard for me to say a name. I'd write $about
{there's one name that|the only name that} {works for both of us|hurts nobody we need}: $about, \
so let's vote $about
{the way I count|by my count} it's $about{ or it's one of us|, or it's soon too late}, {and I'd \
write $about|so vote $about}
{I've made up my mind|I decided it at the water}: I'm voting $about{, {with a stomach ache|and I \
don't feel clever}|}
{vote $about now, or|I want $about out, or} {somebody else chooses for us next time|we'll be the \
ones counting on our fingers}
who'd {miss $about|speak up for $about}? {Nobody you'd need|I've listened, and nobody}. I'd vote \
for $about
{everybody waits for somebody else to say it|it's lying there for anyone to pick up}: vote out \
$about
{my paper's as good as written|I've practised the letters}: $about should go
{let me be the one who|I'd rather be the first who} says it: I want $about out
{it's early, but let's|before the others start, let's} vote $about, {then we can eat in peace|and \
make it look like weather}
$r. {That isn't hate, that's counting|I've nothing else against that one}. I'd write $about
between you and $about {I don't think long|there's nothing to weigh}: I'm voting $about
long: {I've nothing against the voice or the face or the way that one stacks wood|I could tell \
you I'm torn, and I was, for the length of a bath}, but I'd vote for $about
long: {when I lay out all of us like cards on a blanket|if I follow every path from here to the \
end}, the one who stands in the way is $about, so I'd write $about
short: {easy|simple}: I'd write $about
short: $about tonight. I'm {writing it|voting that way}
short warm: with you? {Then $about|I'd write $about}. {I'd not ask just anyone|You and me}
dry: {I've looked for a kind way|there's a nice way to put it and I've forgotten it}: I'd write \
$about
dry: $about should go, {and I'd send a card|I'll carry the bag}
broad: {out with it, out with $about|I'll burst if I don't say it}: I want $about out
earnest: {I don't do this lightly|I've asked myself if it's envy, and it isn't}: I'd vote for $about
cool: {on the numbers|coldly looked at}, $about should go
cool: I'd write $about. {It's the move that leaves us most|Everything else costs more}
warm: {between you and me, because I like you|I'd want you with me on this}: I'd write $about
roundabout: {there's a chair here that creaks, and we all hear it|if somebody were to ask me, and \
you're asking with your eyes}: I'd write $about
blunt: {here's a name, then|no point in circling}: I'm voting $about
== insist
I still want $about out{, {and nothing today has changed it|more than at breakfast}|}
I'm still {voting|writing} $about{, {and I'd hate to do it alone|whatever the others are cooking}|}
{look at it again|think what happens if we don't}: I'd still write $about
{and there's this|there's more}: $r. {So I say it again: I'd write $about|So vote out $about with \
me|That's twice a reason, and I'd vote for $about}
{give me one reason why not|then tell me what I'm not seeing}: I want $about out
it's $about tonight or {one of us next time|we'll be sorry within two days}: I'd write $about
{you haven't said no|that's not a no}. So what about $about?
{I come back to|it comes back to} $about every time: {that's my vote|I'd write $about}
{another thing|one more thing, then I'll leave you be}: $r. I want $about out
I {can't let go of it|keep at it}: $about should go{, and {soon|nobody can do it alone}|}
{and the next vote|and in three days}, {who stops $about then|will it be easier then}? I'd write \
$about now
let me put it another way: {vote out $about and you sleep|I'd rather lose with you against $about \
than wait}. I want $about out
$r. {Isn't that enough|Does that leave you cold}? $about should go
you {asked for|want} a reason. $r. {So I'm writing $about|That's why I'd write $about}
blunt: $about. {Again, because nobody answered|I can say it all night}. I'm writing $about
blunt short: still $about{. I'm voting $about|, I'd write $about}
blunt: {I don't need you to like it|you needn't like it}. I need one more vote on $about
roundabout: {I'm not pushing|far be it from me to push}, only {my mind goes back|everything I \
look at leads back} to $about: I'd write $about
roundabout: {I'd say sleep on it if we had a night|you may turn it over once more}, but I do \
believe $about should go
dry: I'd try {another name|somebody else}, but {none of them fits|they keep being nicer}. I'm \
writing $about
broad: my {whole belly|left ear} says $about, {and it's never once been wrong about people|it \
itches}: vote $about with me
earnest: {please think about it|I wouldn't ask twice if I weren't sure}. I want $about out
{think of the last chair|picture the last three}, {and who's in it|and then tell me I'm wrong}. I \
want $about out
{every day we wait|each round}, {it costs one vote more|it gets dearer}. I'd write $about \
{today|now}
{find me somebody better|name me anyone else}, and I'll listen. Till then I'm voting $about
{you're too kind for this|your heart's in the way}. $about {wouldn't think twice about \
either of us|would do it to us without blinking}, so I'd write $about
{I won't say it a third time|last time I say it}: $about should go
{sleep won't change it|counting again won't change it}: I'm still voting $about
short: {think|look at it} again. I'd write $about
long: {you can turn it this way or that and put a flower on it|I've heard you out and some of it \
was even right}, and still I'd vote for $about
warm: {I'd not press you if I didn't like you|do it for me if you can't do it for you}: vote \
$about with me
cool: {feelings aside|leave liking out of it}, {the count says $about|it's $about who costs us \
most}. I'd write $about
== bargain:safety
{vote|write} $about with me and {I won't write your name|my paper stays clean of you}{ this week| \
as long as I vote here|}
you help me vote out $about, {and nobody gets your name from me|and I keep your name out of it}
{here's what I have to offer|this is all I've got in my pocket}: you write $about, I won't write you
one vote against $about, and in return I won't vote for you{, {not tonight and not the next \
time|even if they lean on me}|}
{a swap|let's swap}: your vote against $about for my word that {I never write you|I won't vote \
for you}
if you vote $about with me, {I'll say no to anybody who brings me your name|you can cross me off \
the list of people to fear}
blunt: you write $about, I don't write you. {Deal|Yes or no}?
short: write $about, and {I don't write you|you're safe from me}
roundabout: {I'd feel a good deal calmer about your name|I could see myself forgetting how you're \
spelt} if you voted for $about
dry: write $about, and {I lose the pencil when your name comes up|I turn deaf whenever somebody \
says yours}
warm: write $about with me, and {I stand in front of you when it gets ugly|I won't write your \
name, ever}
cool: I want $about out and you want to stay: {those two fit together|write $about and you do}
== bargain:vote
{vote|write} $about with me {tonight|today}, and next time {I write whoever you say|you pick and \
I write it}
you {give me|lend me} your vote against $about, {I give you mine when you need it|and the next \
name is yours to choose}
help me vote out $about, {and I owe you a vote|and tomorrow my hand is yours}
vote $about tonight, {your name tomorrow|you choose tomorrow}: {I vote with you then|my vote is \
yours then}
I {need|am short of} one vote to send $about home. {What name do you want for it next time?|Mine \
is yours afterwards}
{lend me|spare me} tonight, and I pay it back {with interest|to the letter}: you write $about, I \
write your choice after
blunt: you vote $about now, I vote your way next. {Done|Yes}?
short: you write $about, {next one's yours|I owe you one}
roundabout: {one hand washes the other, as they say of people with soap|there might be a vote of \
mine going spare} if we voted out $about first
dry: vote $about with me, {and you get a whole vote of mine, hardly used|and my next vote is \
yours, no questions}
cool: {a plain trade|arithmetic}: vote $about for me and I vote anyone you like next time
warm: write $about for me this once, and {I'll be there with my vote when they come for you|next \
time I don't even ask who}
== bargain:final
help me vote out $about, and {I'll sit at the end with you|I take you to the end}
{you and me at the end|the two of us in the last chairs}, and it starts with $about: {vote $about \
with me|let's vote $about tonight}
if we vote out $about, {I see a way to the end for both of us|nobody's left who parts us}: I'd \
take you to the end
I'm not asking for tonight only. Write $about with me and {we go to the end together|I walk with \
you to the last fire}
vote $about with me, {and I give you the chair beside mine at the end|and I carry your name to \
the end}
blunt: vote out $about, and it's you and me to the end. {That's the offer|Say it back to me}
short: $about goes, we two go to the end
roundabout: {I picture the last evening sometimes, and you're beside me|there are two seats at \
the end, and one might be yours}, and I'd vote out $about to keep it so
dry: vote $about with me, and {I'll lose to you at the end in person|you get to beat me at the end}
warm: I want to be {beside|next to} you at the end, {and for that we vote out $about|so let's \
vote out $about}
== promise:safety
I won't {write|vote for} $about{, {whoever asks|not this week}|}
$about is {safe from me|safe as far as I go}: I won't {write|vote for} $about
I promise{ you|}, I won't write $about
== promise:safety.you
{tell the others what you like|they may lean on me till dark}, I won't {write|put down} your name
{I've two hands and neither|there's a pen somewhere and it never} writes you: I won't vote for \
you, {I promise|ever}
{not for food and not for a warm bed|not if it saved my skin} would I write your name, I promise
{when they count, look at me|watch my face at the count}: I won't write your name
I promise you one thing, {the rest is weather|and I keep it}: I won't vote for you
{I like you|you're square with me}, so I won't write your name
dry: {I've plenty of faults, writing you isn't one|there are people I'd write twice first}: I \
won't vote for you
warm: {breathe out|come, eat something}. I won't write your name, {I couldn't|you know me}
cool: {I gain nothing by it|you're no danger to me}, so I won't vote for you
I won't {write|put down} your name{, {not tonight|whatever they offer|and that's firm}| while I'm \
here|}
{your name doesn't go on my paper|I won't vote for you}, {not {this time and not the next|today \
and not tomorrow}|you can hold me to it}
I {promise|swear} {I won't vote for you|I won't write you}{, {and ask me again afterwards|on \
anything you like}|}
{from me you're safe|you're safe from me}: {I don't write your name|I won't vote for you}
{if it's ever you, you'll hear it from me before, and it isn't|nobody gets me to do it}: I won't \
write your name
{whatever {paper|pen} they hand me|whoever sits beside me when it's counted}, I won't write your \
name
my {hand|pen} stays off your name: {I won't write it|I won't vote for you}
blunt: I won't vote for you. {No ifs|Hold me to it}
blunt short: not you. I won't write your name
roundabout: {there are names my hand won't spell|I'm a poor speller}, and I won't write yours
dry: I won't write your name. {I couldn't look at my breakfast|Mark the day, I don't do it often}
broad: I {swear|promise} {on my knees|on my boots|on tonight's supper}, {not if they tickle \
me|not for a roast pig}, I won't write your name
earnest: I give you my word: I won't vote for you{, {and I know what that costs|I only have the \
one}|}
warm: nobody {touches you through me|gets to you by way of me|goes round by me to hurt you}: I \
won't write your name
cool: it would be stupid of me to vote for you. {So I won't write your name|I promise you I won't}
{if they ask me for you, they get a no|they can ask me a hundred times}: I won't write your name
{you've one worry less|cross me off your list}: I won't vote for you
I'm {not going to|never going to} vote for you{, {mark the day I said it|so breathe}|}
long: {there'll be people who come to me with your name and a good reason, and they'll have nice \
faces|whatever comes round that fire tonight and however they dress it up}, I won't write your name
short: {easy|breathe}. I won't vote for you
short: your name? {Never|Not mine to write}. I won't vote for you
middle: {put that away, that worry|sleep tonight}: I won't write your name
broad: {may my teeth fall out|may the crabs take me} if I do: I won't write your name!
cool: {I need you here, so|you're worth more to me in than out, so} I won't vote for you
roundabout: {there's a list, and you're not on it|my pen knows where it may go}, I won't write \
your name
== promise:vote
I'll {write|vote for} $about{ tonight| with you|, {that's a promise|count me in}}
{count on my vote|my vote is there}: I'll write $about{ tonight|}
you get my vote {on|against} $about, {I promise|that's a promise}
I {promise|swear} I'll vote $about{, {and you can look over my shoulder|rain or no rain}|}
when they {hand me|pass} the paper, I'll write $about{ and nothing else|}
{tonight I vote with you|I vote with you on this}: $about
{you won't be alone with it|I'm with you}, I'll write $about
consider it written: {I vote with you against $about|I'll vote for $about}
blunt: I'll write $about. {Hold me to it|No ifs|You heard me}
blunt short: I'll write $about
blunt short: I vote $about. {Promise|My word on it}
roundabout: {when the paper comes round I shan't have to think long|I know already how many \
letters I need}: I'll write $about
dry: I'll write $about, {in capitals if you like|legibly, for once}
broad: I'll write $about {so big they'll have to fold it twice|with both hands}
earnest: I promise you I'll vote for $about. {I don't say it lightly|It's as good as written}
warm: I'm with you tonight, {all the way to the urn|and not only to be nice}: I'll write $about
cool: I'll vote for $about. {It suits us both|For tonight that's the best name there is}
{one paper's sure|you can count one}: I'll write $about{ and fold it once|}
{I'll be there|I won't get cold feet}: I'll vote $about
when it's {read out|counted}, {one of the papers is mine|look at me}: I'll write $about
I'm voting $about, {I promise, and I'll say so afterwards, too|promise, even if the rest run}
long: {I may change my mind about breakfast, not about this|if the roof comes down and the tide \
comes in}, I'll vote for $about
short: promise. I'll write $about
middle: {no more maybe|you needn't ask again}: I'll write $about
broad: {with drums and trumpets|in letters like barn doors}, I'll write $about!
cool: it's {in my interest|fixed}: I'll vote $about
earnest: {you can look at me while I do it|I won't leave you alone with it}: I promise I'll vote \
$about
== promise:final
I'll take $about to the end, I promise{, {that's fixed|I've said it}|}
I promise I'll take $about to the end
== promise:final.you
{ask me on the last morning|whoever else is left}, {I'll say what I say now|it won't change}: I \
take you to the end
{when I look round this fire it's you I stop at|if I must lose to somebody, let it be you}, and \
I'll go to the end with you
I take you to the end, {and I'll say so to anybody who asks|rain, hunger or a better offer|and if \
we quarrel, we quarrel there}
{at the last fire there's you and there's me|your boots and mine by the last fire}: {I promise you \
that|to the end together, I promise}
I'll {walk|go} with you to the end, {and that's that|whatever the others cook up}
short: {you and me|we two}, to the end. {Shake on it|I promise, and I mean it|Done}
dry: to the end with you, I promise. {We'll need a second chair|I've already told my feet}
blunt: I take you to the end. {That's settled|I don't take it back}
warm: {I sleep better when you're near|you make this place a home}, so I'll go to the end with you
broad: to the end together, {through fire, flood and more fish|me in front and you on my \
shoulders}, I promise
cool: {it's the best pair on this beach|we beat the others only as two}: I'll take you to the end
I'll {take you|go with you} to the end{, {you can hold me to it|I promise}|}
{you and me to the end|we go to the end together}: {I promise|that's my word}
I promise you {the seat beside mine at the end|I go to the end with you}{, {win or lose|even if \
you beat me there}|}
if I get {there|that far}, you get there{ with me|, on foot or on my back|}: I take you to the end
when {they count the last of us, I want us among them|they put out the last bowls, I want us \
there}, {I promise|and I'll vote like it}: to the end together
{nobody walks in between|I don't change horses}: I go to the end with you
blunt: you and me to the end. {My word on it|I promise}
blunt short: to the end, you and me. {I promise|Word given}
roundabout: {you're in that last picture of mine|when I think of the last evening I lay for two}: \
I'll take you to the end
dry: I'll take you to the end, {somebody has to beat me|if only for the conversation}
broad: {I'd carry you there on my back|I'll drag you by the ankles if I must}: I take you to the \
end, I promise
earnest: I promise you, {to the end together|I'd take you to the end}, {and I don't say that to \
be kind|and I don't say it lightly|and it scares me how much I mean it}
warm: {it's good to think of you there|it's you I want there}: I'll go to the end with you
{there'll be two bowls left, and they're ours|somebody has to sit there, and I want it to be \
you}: to the end, I promise
{I've thought it through to the last fire|I'm saying it slowly, so that it holds}: I take you to \
the end
long: {I don't know who wins it, and just now I don't even mind|I've thought about what I'd want \
to have done when I'm old}: I go to the end with you, I promise
short: end of the road, you and me. {I promise|Word}
middle: {if it's down to us two, good|let them be surprised}: I'll take you to the end
== promise+
{I've said it aloud now|now the sea's heard it}, {so it holds|and I can't unsay it}
{I don't say it for the sound of it|it's said with my eyes open}
{take it home with you|put it away somewhere dry}
{now you know where I stand|so that's one thing you can stop counting}
{I wanted you to hear it by daylight|better now than in a hurry at the fire}
{you can be cross with me about everything else|about the rest we can still quarrel}
{there, it's out|there}. {I feel lighter|It weighed more than I'd thought}
{ask me in the rain|ask me when I'm hungry}, {same answer|and hear the same}
{turn it over|knock on it}, {it's sound|it holds}
{I'd want somebody to say it to me|it does me good to say it}
{let them talk|the others may think what they like}
{it isn't a favour|I'm not being kind}, {I mean it|I've thought it through}
warm: {now smile|come, don't look so}
warm: {I wanted you to have that|it does my heart good that you know}
cool: {it suits us both|you can work it out for yourself}
cool: {I don't see what would change it|that's as fixed as I get}
dry: {I'd put it in writing, had somebody a pencil|no, I haven't hit my head|it isn't \
the sun, I checked|I can say it backwards, too|mark it on the tree}
dry: {don't tell anyone, I've a name to lose|enjoy it, I'm rarely this clear|I don't \
recognise myself|I even meant it|let's not make a habit of it}
broad: {may my teeth fall out|may I never see soup again} if not
broad: {I'd kiss you, but the fish|look, gooseflesh}
blunt: {believe it or don't|that's how it is}
blunt: {I don't say it for fun|I do what I say}
earnest: {I've not had it easy finding those words|I hope you can hear that I mean it}
earnest: {I couldn't look at you otherwise|I'd be ashamed otherwise}
roundabout: {things change, of course, and this needn't|one never knows what comes, but that much \
one can say}
roundabout: {you may make of it what you like, only do believe it|I came here to say something \
else, as it happens}
long: {such words get handed out like nuts at a wedding, I know, and I'd sooner you weighed this \
one than swallowed it|you can turn it over and look for the catch, and I'd do so in your place, \
but there isn't one}
short: {so|there}. {Sleep|Eat}
short: {remember it|keep it}
"""
