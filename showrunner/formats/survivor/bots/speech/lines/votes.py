"""What is said about a vote: names, offers, promises, yes and no."""

VOTES = """
== propose
{I'd|I would} {write|put down} $about{ tonight| when we vote| and sleep afterwards|}
I want $about out{, and {soon|before it costs us}| before the numbers turn|}
what about $about{ tonight|}?
{if you ask me|for me} it's $about{ tonight| who should go|}
$about should go{, {and not in a week|before we need the luck}| tonight|}
I'm {voting|writing} $about{ unless you {stop me|know better}| and I'd like company|}
my vote {is|goes} on $about{, {and it needs a second one|help me with it}|}
we {could|can} vote out $about{ and {lose nothing by it|still eat tomorrow}| while it's easy|}
{the one I'd vote out|the name on my paper} is $about{, {today|and has been since morning}|}
$r, so {I'd write $about|$about is my vote|let's vote out $about|I want $about out}
$r, {and that's why|which is why} {I'd write $about|I'm voting $about|$about should go}
I'd {rather|sooner} vote out $about {than wait for {a better day|the rain}|than anybody else}
let's vote out $about{ and be done| together|, you and me{| and whoever counts along}|}
somebody has to say it first: {I want $about out|$about should go|vote $about with me}
{we both need a name, and mine is|you've waited for a name: mine is|ask me for a name and it's} $about
vote for $about with me{, {and I'll owe you one|you'd be the one who decides it}|}
blunt: $about. {That's who I'm writing|That's my vote|Write it with me}
blunt: $about goes{ tonight| next|}. {I've looked for another name and there isn't one|Say no if you mean no}
blunt short: I'm writing $about
blunt short: $about should go
blunt short: vote $about{ with me|}
blunt cool: {no speech|I'll be quick}: I want $about out{, {with you or without|your hand or not}|}
blunt warm: I'll give it to you straight, {I owe you that|you'd do the same}: I want $about out
roundabout: I lay awake and {went round all of us|counted heads}, and I came out at $about: {that's my vote|I'd write $about}
roundabout: {it's an ugly thing to say by daylight|I'd rather be asked than say it}, but I'd write $about
roundabout: would it {hurt|cost} you {very much|more than a bad night} if we voted out $about?
roundabout: suppose {there was one name|it came down to a single name} tonight, I think I'd vote for $about
roundabout long: {I don't say it gladly and I wouldn't say it to just anyone|I turned it over all through the washing-up}, but I think $about should go
roundabout warm: I like $about, {you know I do|that's the trouble}, and still I'd vote for $about
dry: I'd write $about. {It's short and I can spell it|My hand has been practising}
dry: $about should go. {I'd say it to that face, but I'm eating|It won't be for lack of anything to talk about}
dry: {nothing personal|it's all personal here}, but I'm writing $about
broad: let's vote out $about, {and I'll cry for a whole minute, I promise|and afterwards I'll sing at the funeral}
broad: I want $about out so {badly|much} {I nearly said it at breakfast|it comes up in my sleep}
earnest: I've thought it through {to the end|twice}, and {it has to be|I come back to} $about: I'd write $about
earnest: it's hard for me to say a name. I'd write $about
== insist
I {still want|haven't stopped wanting} $about out
I'm still {voting|writing} $about{, {and I'd hate to do it alone|whatever the others are cooking}|}
{look at it again|think what happens if we don't}: I'd still write $about
$r as well, {so I say it again: I'd write $about|and you still don't want $about out?}
{give me one reason why not|then tell me what I'm not seeing}: I want $about out
if it isn't $about tonight{,| then} {it's one of us next time|we'll be sorry within two days}. I'd write $about
{you haven't said no|that's not a no}. So what about $about?
{I come back to|it comes back to} $about every time: {that's my vote|I'd write $about}
{another thing|one more thing, then I'll leave you be}: $r. I want $about out
I won't {let go of it|drop it}: $about should go{, and {you know it as well|nobody can do it alone}|}
{and the next vote|and in three days}, {who stops $about then|will it be easier then}? I'd write $about now
let me put it another way: {vote out $about and you sleep|I'd rather lose with you against $about than wait}. I want $about out
$r. {Isn't that enough|Does that leave you cold}? $about should go
you {asked for|want} a reason. $R. {So I'm writing $about|That's why I'd write $about}
blunt: $about. {Again, because nobody answered|I can say it all night}. I'm writing $about
blunt short: still $about{. I'm writing that name|, I'd write $about}
blunt: {I don't need you to like it|you needn't like it}. I need one more vote on $about
roundabout: {I'm not pushing|far be it from me to push}, only {my mind goes back|everything I look at leads back} to $about: I'd write $about
roundabout: {sleep on it if we had a night|turn it over once more}, but I do believe $about should go
dry: I'd try {another name|somebody else}, but {none of them fits|they keep being nicer}. I'm writing $about
broad: my {whole belly|left ear} says $about, {and it's never once been wrong about people|it itches}: vote $about with me
earnest: {please think about it|I wouldn't ask twice if I weren't sure}. I want $about out
== bargain:safety
{vote|write} $about with me and {I won't write your name|my paper stays clean of you}{ this week| as long as I vote here|}
you help me {vote out $about|with $about}, {and nobody gets your name from me|and I keep your name out of it}
{here's what I have to offer|this is all I've got in my pocket}: you write $about, I won't write you
one vote on $about, and in return I won't vote for you{, {not tonight and not the next time|even if they lean on me}|}
{a swap|let's swap}: your vote on $about against my word that {I never write you|I won't vote for you}
if you're with me on $about, {I'll say no to anybody who brings me your name|you can cross me off the list of people to fear}
blunt: you write $about, I don't write you. {Deal|Yes or no}?
short: write $about, and {I don't write you|you're safe from me}
roundabout: {I'd feel a good deal calmer about your name|I could see myself forgetting how you're spelt} if you wrote $about
dry: write $about, and {I lose the pencil when your name comes up|I turn deaf whenever somebody says yours}
warm: write $about with me, and {I stand in front of you when it gets ugly|I won't write your name, ever}
cool: I want $about out and you want to stay: {those two fit together|write $about and you do}
== bargain:vote
{vote|write} $about with me {tonight|today}, and next time {I write whoever you say|you pick and I write it}
you {give me|lend me} your vote on $about, {I give you mine when you need it|and the next name is yours to choose}
help me {vote out $about|with $about}, {and I owe you a vote|and tomorrow my hand is yours}
$about tonight, {yours|your name for it} tomorrow: {I vote with you then|my vote is yours then}
I {need|am short of} one vote on $about. {What name do you want for it next time|Mine is yours afterwards}
{lend me|spare me} tonight, and I pay it back {with interest|to the letter}: you write $about, I write your choice after
blunt: you vote $about now, I vote your way next. {Done|Yes}?
short: you write $about, {next one's yours|I owe you one}
roundabout: {one hand washes the other, as they say of people with soap|there might be a vote of mine going spare}, if $about went first
dry: I'd trade you {a whole vote, hardly used|my next vote, no questions}, for one on $about
cool: {a plain trade|arithmetic}: your vote on $about for mine on anyone you like next time
warm: write $about for me this once, and {I'll be there with my vote when they come for you|next time I don't even ask who}
== bargain:final
help me {vote out $about|get past $about}, and {I'll sit at the end with you|I take you to the end}
{you and me at the end|the two of us in the last chairs}, and it starts with $about: {write it with me|vote $about tonight}
if $about goes, {I see a way to the end for both of us|nobody's left who parts us}: I'd take you to the end
I'm not asking for tonight only. Write $about with me and {we go to the end together|I walk with you to the last fire}
give me $about, {and I give you the chair beside mine at the end|and I carry your name to the end}
blunt: $about out, you and me to the end. {That's the offer|Say it back to me}
short: $about goes, we two go to the end
roundabout: {I picture the last evening sometimes, and it's always you beside me|there are two seats at the end, and I've only filled one}. $about is in the way
dry: vote $about with me, and {I'll lose to you at the end in person|you get to beat me at the end}
warm: I want to be {beside|next to} you at the end, and we don't get there past $about
== promise:safety
I won't {write|vote for} $about{, {whoever asks|not this week}|}
$about is {safe from me|safe as far as I go}: {that name I don't write|I won't vote for $about}
I {promise|give you my word}, I won't write $about
== promise:safety.you
I won't {write|put down} your name{, {not tonight|whatever they offer|and I've been asked}| while I'm here|}
{your name doesn't go on my paper|I won't vote for you}, {not {this time and not the next|today and not tomorrow}|you can hold me to it}
I {promise|swear} {I won't vote for you|I won't write you}{, {and ask me again afterwards|on anything you like}|}
you're safe {from me|with me}: {I don't write your name|I won't vote for you}
{if it's ever you, you'll hear it from me before, and it isn't|nobody gets me to do it}: I won't write your name
{whatever {paper|pen} they hand me|whoever sits beside me when it's counted}, I won't write your name
I've {never|not once} had your name in my hand, and {I won't write it now|I won't vote for you now}
blunt: I won't vote for you. {Done|That's all of it}
blunt short: not you. I won't write your name
roundabout: {there are names my hand won't spell|I'm a poor speller}, and I won't write yours
dry: I won't write your name. {I couldn't look at my breakfast|Mark the day, I don't do it often}
broad: I {swear|promise} {on my knees, on my boots, on supper}, I won't write your name
earnest: I give you my word: I won't vote for you{, {and I know what that costs|I only have the one}|}
warm: nobody touches you {through|with} me: I won't write your name
cool: it would be stupid of me to vote for you. {So I won't write your name|I promise you I won't}
== promise:vote
I'll {write|vote for} $about{ tonight| with you|, {you have my word|count me in}|}
{count on my vote|my vote is there}: I'll write $about{ tonight|}
you get my vote {on|against} $about, {I promise|that's a promise}
I {promise|swear} I'll vote $about{, {and you can look over my shoulder|rain or no rain}|}
when they {hand me|pass} the paper, I'll write $about{ and nothing else|}
{tonight I vote with you|I vote with you on this}: $about
{you won't be alone with it|that makes two of us}, I'll write $about
consider it written: {I vote with you, $about|I'll vote for $about}
blunt: I'll write $about. {Done|Finished|Next question}
blunt short: I'll write $about
blunt short: I vote $about. {Promise|My word on it}
roundabout: {when the paper comes round I shan't have to think long|I know already how many letters I need}: I'll write $about
dry: I'll write $about, {in capitals if you like|legibly, for once}
broad: I'll write $about {so big they'll have to fold it twice|with both hands}
earnest: I promise you I'll vote for $about. {I've never broken one of these|Please do the same}
warm: I'm with you tonight, {all the way to the urn|and not only to be nice}: I'll write $about
cool: I'll vote for $about. {It suits us both|For tonight that's the best name there is}
== promise:final
I'd take $about to the end{, I promise|, {that's fixed|I've said it}|}
I promise I go to the end with $about
== promise:final.you
I'll {take you|go with you} to the end{, {you can hold me to it|I promise}|}
{you and me to the end|we go to the end together}: {I promise|I've got nobody else I'd say it to}
I promise you {the seat beside mine at the end|I go to the end with you}{, {win or lose|even if you beat me there}|}
if I get there, you get there: I take you to the end
when there are two left I want them to be us, {I promise|and I'll vote like it}: to the end together
{nobody walks in between|I don't change horses}: I go to the end with you
blunt: you and me to the end. {My word on it|I promise}
blunt short: to the end, you and me. {I promise|Word given}
roundabout: {I've tried other faces in that last picture|when I think of the last evening I always lay for two}: I'll take you to the end
dry: I'll take you to the end, {somebody has to beat me|if only for the conversation}
broad: {I'd carry you there on my back|I'll drag you by the ankles if I must}: I take you to the end, I promise
earnest: I promise you, to the end together, {and I don't say that to be kind|and I've told no one else so}
warm: {I wouldn't enjoy it with anybody else|it's you I want there}: I'll go to the end with you
== agree
{good|fine|right}, {$about it is|I'll write $about}
agreed: $about{ tonight|}
{works for me|suits me}: $about{, {and we don't talk about it again today|and then we're quits}|}
I'm with you on $about{, {you needn't say more|I'd have said it myself by supper}|}
yes, {$about. I had the same name|let's vote out $about}
{you've got me|that convinces me}: I'll write $about
{then it's settled|done}: $about{, {and now talk about something else, they're looking|don't look over there now}|}
deal{, $about|. $about, then}
yes, and {it's high time|I'd been waiting for somebody to say it}: $about
I can {live with|do} $about{ tonight|}, {yes|I'm in}
okay, {I'm in|count me in}. $about
{you had me before you'd finished|no need to push}: agreed, $about
{good, then we agree|agreed, then}{, {and nobody hears it from me|I'll act surprised}|}
yes, {I'm in|count me in}{, {let's not stand here|go now, before somebody wonders}|}
deal, {that's what I wanted to hear|I've nothing against it}
blunt: yes. {$about|$about, done}
blunt: agreed{. I'd have done it without you, too|, no more words}
blunt short: {deal|agreed|I'm in}. $about
roundabout: {I was going to come round to that by a longer road|I won't say I hadn't thought of it}: yes, $about
roundabout: {let it not be said it was my idea|I'd have slept on it if we had the night}, but yes, I'm in on $about
dry: agreed. {Look sad when they read it|I'd better learn to spell it}: $about
dry: yes, $about. {I had a speech ready and now nobody needs it|That was quicker than breakfast}
broad: yes! {A thousand times|With pleasure and with pudding}: $about
broad: I'm in, {I'm so in I could dance|you should be selling carpets}: $about
earnest: yes. I've {thought about it|looked for a better way}, and I agree: $about
warm: I'm with you, {always was|as if you had to ask}: $about
cool: {it's the sensible name|I see no better one}: agreed, $about
== refuse
not $about{, {not from me|not tonight}|}
no, {I won't write $about|I don't vote for $about}{, {and I'd rather you knew it now|ask me for something else}|}
{I can't|I won't} vote for $about{, {that one I couldn't explain to myself|not yet}|}
leave $about {out of it|be}: {I won't write that name|not with my vote}
{any other name|pick another name}, but not $about
$r, so no, I won't write $about
$r, and you want me to vote for $about? no
{that's where we part|there I stop}: I won't vote for $about
no. {We'd miss $about inside a day|If $about goes, I'm weaker tomorrow}
I'm not {doing that to $about|voting for $about}{, {sorry|and don't take it to heart}|}
I won't{, {you can ask me for almost anything else|it'd be wrong from me}|}
no, {not with my vote|find somebody else for that}
blunt: no. {Not $about|I won't write $about. Next}
blunt: no{. You can stop there|, and I'd say the same with an audience}
blunt short: not $about
blunt short: no, I won't
roundabout: {I'd be a poor friend to both of you|I see why you'd say it}, but I don't think I can vote for $about, no
roundabout: {ask me when I'm better fed|there's a name I'd sooner hear}, no, not $about
dry: no. {I've only just learnt to stand the snoring|Who'd I complain about then}? Not $about
broad: no, no and {no with sugar on it|once more no}: not $about
earnest: no, I {can't|couldn't look up again}. I won't vote for $about
warm: {don't be cross with me|I'd do a lot for you}, but no, not $about
cool: no. {That helps you and not me|I don't see what I'd gain}: I won't write $about
== deflect
{ask me|let me answer that} when I know {who else is counting|what the others do}
{I've got two names and I like neither|I change my mind with every bowl of rice}, so I'll keep quiet
{names come and go|the day's long}, {let's see who talks to whom first|I'll know by dusk}
you first{: I've talked enough for one day|, I want to hear how it sounds|}
I {don't|never} {decide|choose} {standing up|before I've eaten|while people walk past}
{that's a big question for so small a fire|the fire has ears}. {Another time|Not here}
if I said a name now, {it would be round the camp before the water boils|I'd only have to take it back}
{let me think|give me an hour}{, {I'd rather be slow than sorry|I've been wrong twice by being quick}|}
I'm {listening today|only collecting opinions}, {not handing any out|mine would spoil the set}
{it depends|that depends}, {and you know on what|and it isn't on me}
blunt: I'm not {answering that|saying} yet
blunt: {no comment|not telling you}. {Wouldn't you do the same|You'd think less of me}
blunt short: {don't know yet|not now|later}
roundabout: {when I was at home I'd have had an answer|everybody's right a little, that's what makes it slow}, I'd let it stand a while
roundabout: {you've asked it so nicely I nearly told you|there's something in that, and something in the other thing}
dry: I had an opinion, {but somebody ate it|it's in the wash}
dry: {I'd tell you, but then I'd have to stick to it|I'm saving my opinions for the jury}
broad: me? {I only came for the coconuts|I'm a simple soul, I vote by smell}
earnest: I {don't want to lie to you|can't give you an answer yet}, so let me say nothing
warm: {don't make me choose on an empty stomach|you'll be the first I tell}, give me till dusk
cool: {we'll see|that can wait}. I {gain nothing by saying it now|don't talk early}
"""
