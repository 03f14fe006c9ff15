"""What is said to a name that was put up: yes, no, and neither."""

ANSWERS = """
== agree
{I've heard enough|you've made your case}. Agreed: $about
{let's do it|I'm in}. {$about tonight, then|You write $about, I write $about}
yes. {I'm with you|You and me} on $about, {who's next|now who else}?
agreed: $about{. {I won't enjoy it|Say it to nobody|And then we eat}|, then}
{no argument from me|I can't think of a better}{. Agreed: |: I'll write }$about
I'm in{, {on my word|that was quick|you needn't twist my arm}|}: $about
warm: {with you, yes|if you want it, I want it}: I'll write $about
cool: {it adds up|it'll serve}. Agreed: $about
dry: {fine, I'd nothing planned|agreed, I'll bring the pen}: $about
earnest: yes, {I've thought about it|with a heavy stomach}, I'll write $about
{good|fine|right}, {$about it is|I'll write $about}
agreed: $about tonight
{works for me|suits me}: $about{, {and now let's eat|and then we're quits}|}
I'm with you on $about{, {you needn't say more|and that's a yes}|}
yes, {$about. I can see it|let's vote out $about}
{you've got me|that convinces me}: I'll write $about
{then it's settled, yes|agreed}: $about{. {And now talk about something else, they're \
looking|Don't look over there now}|}
deal{: $about|. $about, then}
yes, and {it's high time|the sooner the better}: $about
I can {live with|do} $about{ tonight|}, {yes|I'm in}
okay, {I'm in|count me in}. $about
{you had me before you'd finished|no need to push}. Agreed: $about
{good, then we agree|agreed, then}{, {and nobody hears it from me|I'll act surprised}|}
yes, {I'm in|count me in}{, {let's not stand here|go now, before somebody wonders}|}
deal, {you can stop looking at me like that|I've nothing against it}
blunt: yes. {$about|$about, and that's that}
blunt: agreed{. That was easy|, since you ask|. You have my yes}
blunt short: {deal|agreed|I'm in}. $about
roundabout: {I turned it over while you were talking|I've been talked into worse on fuller \
stomachs}, and yes: $about
roundabout: {let it not be said it was my idea|I'd have slept on it if we had the night}, but \
yes, I'm in on $about
dry: agreed. {Look sad when they read it|I'd better learn to spell it}: $about
dry: yes: $about. {I had a speech ready and now nobody needs it|That was quicker than breakfast}
broad: yes! {A thousand times|With pleasure and with pudding}: $about
broad: I'm in, {I'm so in I could dance|you should be selling carpets}: $about
earnest: yes. I've {thought about it|looked for a better way}, and I agree: $about
warm: yes, {of course|with you, always}: $about{, {because it's us|and you'd do it for me|and I'm \
glad you came to me|and it's good to be asked|and let's both eat something after}|}
cool: {it's the sensible name|I see no better one}. Agreed: $about
yes, {I can carry that|that sits right with me}: $about{ tonight|}
agreed, {and you needn't ask twice|and don't thank me}. $about
{let me breathe once|that's good enough for me}. Yes: $about
deal. {I'll write $about and look at my feet|You write it, I write it: $about|$about, and we both \
look surprised|I'd have settled for less: $about}
{all right|very well}, I'm in: $about. {If it goes wrong, it was raining|And not a glance at \
supper}
yes, {let's do it|do it}, {$about tonight|I'll write $about}, {before I think too long|while I'm \
sure}
okay, {deal|agreed}{, I'll write $about|}. {Who else knows|How many are we then|And who tells the \
others}?
yes. {It's not pretty, but yes|I don't like it and I'm in}: $about
I'm in. {Gladly|No need to say more}. $about
long: {I came here meaning to say something else, and you've turned me right round|I'd a list of \
reasons against it and I can't find one of them now}, so yes, agreed: $about
short: yes. {I'm in|Agreed}
short: okay{. $about then|, good. I'll write $about|. Agreed: $about}
warm: yes, {because it's you who asks|and I'm glad it's us two}. I'll write $about
cool: agreed. {It costs me nothing|It pays}. $about
earnest: yes, I'm in. {I hope we're right|I'd want to be told, too, so let's be quick and clean}
dry: yes: $about. {I'll bring the pencil|I'd have charged extra for the idea}
broad: yes, yes, {with drums|and three cheers}: $about!
earnest: yes, agreed. {I'll sleep badly, and I'll do it|It's right, even if it's sad}: $about
roundabout: {I don't see a hole in it, and I've been looking|it fits, as far as my eyes go}, so \
yes: $about
== agree:own
{I was hoping you'd say it|my own thought}. Agreed: $about
yes, $about. {I had the same name|That's the name I'd have said}
{you've said what I was thinking|took the name from my mouth}. Yes: $about
agreed, {I'd only been waiting to hear it|I'd got there on my own}: $about
yes, I'm with you on $about, {I'd have said it myself by supper|I'd been thinking it all along}
yes, and {I'd been waiting for somebody to say it|I'm relieved you said it first}: $about
yes, deal: $about. {That's what I wanted to hear|I'd have come to you with it}
{same name here|you were only a breath quicker than me}. Agreed: $about
yes. {We've both been walking round the same name|You and I had the same idea}: $about
I'm in, {it's been on my tongue all day|I've looked at it from all sides and it's right}: $about
blunt: agreed. {I had it in mind before you came|Same name}. $about
blunt short: {same here|I thought so, too}. Agreed: $about
cool: agreed. {I'd counted the same way|I get to the same}. $about
roundabout: {I was going to come round to that by a longer road|I won't say I hadn't thought of \
it}, and yes: $about
dry: agreed: $about. {I'd have charged you for the idea, but you had it, too|Great minds, and then \
ours}
broad: yes! {I had it on the tip of my tongue|You've pulled it from between my teeth}: $about
earnest: yes, agreed: $about. {I'd thought it and hadn't dared to say it|It's a relief not to be \
the only one}
warm: yes, {how good that we both think so|we two hardly need to talk}: I'll write $about
long: {I've been carrying that very name about and looking for somebody to hand it to|I had a \
whole speech ready to talk you round to just that}, so yes, agreed: $about
short: yes. {I'd thought it, too|Same here}. $about
middle: {we've got the same head|that's just where I'd got to}. Agreed: $about
== refuse
not $about, {not with my vote|not tonight}
no, {I won't write $about|I don't vote for $about}{, {and I'd rather you knew it now|ask me for \
something else}|}
{I can't|I won't} vote for $about{, {that one I couldn't explain to myself|not yet}|}
leave $about {out of it|be}: {I won't write that name|not with my vote}
{any other name|pick another name}, but not $about
$r, so no, I won't write $about
$r, and you want me to vote for $about? {No|No, and no again}
{that's where we part|there I stop}: I won't vote for $about
no, not $about. {We'd be sorry inside a day|I'd be weaker tomorrow}
I'm not voting for $about{, {sorry|and don't take it to heart}|}
I won't{, {you can ask me for almost anything else|it'd be wrong of me}|}
no, {not with my vote|find somebody else for that}
blunt: no. {Not $about|I won't write $about. Next}
blunt: no{. You can stop there|, and I'd say the same with an audience}
blunt short: not $about
blunt short: no, I won't
roundabout: {I'd be a poor friend to both of you|I see why you'd say it}, but I don't think I can \
vote for $about, no
roundabout: {ask me when I'm better fed|there's a name I'd sooner hear}, no, not $about
dry: no. {I've only just learnt to stand the snoring.|Who'd I complain about then?} Not $about
broad: no, no and {no with sugar on it|once more no}: not $about
earnest: no, I {can't|couldn't look up again}. I won't vote for $about
warm: {don't be cross with me|I'd do a lot for you}, but no, not $about
cool: no. {That helps you and not me|I don't see what I'd gain}: I won't write $about
$about? No, {we'd be cutting off a foot to save a shoe|that's the wrong end}
no, {I gave my word there|I owe that one}, and I won't write $about
{I'd sooner|before that I'd rather} lose a vote{ than write $about, so no|. No, I won't write \
$about}
no. {Who eats here because of $about? You do|You've not thought about who fetches the wood}, and \
I won't vote $about
{try me with another name|give me somebody else}, I won't write $about
long: {you make it sound as easy as passing the salt, and maybe it is for you|I've listened to \
the end because you deserve that}, but no, I won't vote for $about
short: no. {Leave $about be|Other name}
warm: no, {love me or leave me|and I still like you}. I won't write $about
earnest: no. {I promised|I'd have to lie to a face I like}. Not $about
dry: no. {I've plans for that one, and they need a pulse|You may keep that idea}. I won't write \
$about
broad: {over my dead, hungry body|not for a roast goose}: no, I won't write $about
cool: no. {I lose a vote with that|It opens the wrong door}. Not $about
roundabout: {everything you say is true, and still|I can hear that you've thought about it}, no, \
I won't write $about
== deflect:name
{ask me|let me answer that} when I know {who else is counting|what the others do}
{I've got two names and I like neither|I change my mind with every bowl of rice}, so I'll keep \
quiet
{names come and go|the day's long}, {let's see who talks to whom first|I'll know by dusk}
you first{: I've talked enough for one day|, I want to hear how it sounds|}
I decide nothing {standing up|before I've eaten|while people walk past}
{that's a big question for so small a fire|the fire has ears}. {Another time|Not here}
if I said a name now, {it would be round the camp before the water boils|I'd only have to take it \
back}
{let me think|give me an hour}{, {I'd rather be slow than sorry|I've been wrong twice by being \
quick}|}
I'm {listening today, not handing out names|only collecting opinions, mine would spoil the set}
{it depends|that depends}, {and you know on what|and it isn't on me}
blunt: I'm not {answering that|saying|giving that away}{ yet| with the pot listening|, not today| \
for nothing}
blunt: {no comment|not telling you}. {Wouldn't you do the same|You'd think less of me}
blunt short: {don't know yet|not now|later}
roundabout: {when I was at home I'd have had an answer|everybody's right a little, that's what \
makes it slow}, I'd let it stand a while
roundabout: {you've asked it so nicely I nearly told you|there's something in that, and something \
in the other thing}
dry: I had an opinion, {but somebody ate it|it's in the wash}
dry: {I'd tell you, but then I'd have to stick to it|my opinions aren't dry yet}
broad: me? {I only came for the coconuts|I'm a simple soul, I vote by smell}
earnest: I {don't want to lie|can't give you an answer yet}, so let me say nothing
warm: {don't make me choose on an empty stomach|you'll be the first I tell|I don't want to tell \
you wrong}, {give me till dusk|let me sleep an hour on it|ask me by the fire}
cool: {we'll see|that can wait}. I {gain nothing by saying it now|don't talk early}
{let's see what the fish say|there's a lot of day left}, {I don't give names before dusk|names \
keep better in the dark}
{what do the others say|you've asked somebody before me}? {Start there|I'll speak after them}
I {was hoping you'd tell me|know as much as the pot knows}
{look, a boat|the water's boiling|somebody's waving}. {We'll talk about it later|Remind me|Where \
were we? No matter}
if I {said anything now|answered that}, {it'd be half a truth, and you'd get the worse half|you'd \
only tell me I'm wrong|I'd be lying to one of you}
long: {some questions one ought to carry about for a day before setting them down|there's an \
answer to that and it's somewhere under all the others}, so give me time
short: {hm|maybe}. {Not yet|Let me see}
middle: {I haven't got that far|my head's on the food}, ask me tonight
broad: {ask my belly, it does the thinking|oh, don't start, I'm on holiday}
earnest: {I'd be making it up|it wouldn't be fair to say it before I'm sure}, so I'd rather wait
warm: {I don't want to send you the wrong way|you'd act on it, and I'm not certain}, so {let me \
be sure first|give me till the wood's in|I'd rather say nothing yet}
cool: {I don't trade names for nothing|information's not free}. {Later|Bring me something first}
== deflect:proposal
{no, that's not where I am|not with me, not that name}, {and I've said enough|and no hard feelings}
{I hear you|I've heard you}. The answer's {still no|no}
that name, no. {And we needn't quarrel over it|And let's not spoil the evening}
then it's two names, and the count will tell
{that leads us nowhere|we get no further with this}. Your name or mine, and neither of \
us moves
then we leave it there, {each with a name|before it's a quarrel}
I don't go along with that, and {you needn't try again|I'd rather say so}
blunt: {no, and it isn't about you|noted, and no}
dry: no, thank you. {Keep it, it may suit somebody else|I've a name at home already}
cool: {noted, and no|no}. One of us is wrong, and {it'll show at the fire|we'll see which}
earnest: I can't, and I'd rather {say it than smile about it|say so than smile}
warm: no, my dear, not that one, and {let's not spoil the evening|no hard feelings}
== deflect:blame
I did what I had to, {I think you'd have done it, too|and so would half this beach}
{ask me again when you're calmer|let's talk when you've slept}, {I won't quarrel on an empty \
stomach|I don't want a row by the pot}
{what's left for me to say|what can I say to that}? {It's settled in your head|I'd only make it \
worse}
{you may see it so|that's how it looks to you}, {I remember it otherwise|I was there as well}
{there are two ends to every stick|one hears a thing once and builds a house on it}, {and you've \
got hold of one|and you've moved in already}
{I hear you|I've heard every word}. {I won't beg|Let me chew on that}
{would it help if I said sorry|what do you want to hear from me}? {I doubt it|I've no speech ready}
{this game makes crooks of bakers|it's a hard place for clean hands}, {and I never said I was \
better|mine included}
I {had my reasons|did my sums}, and {they still look right to me|I'd not like to do them again}
{be cross with me, then|shout, if it helps}, {I can stand it|I'd be cross, too, in your place}
it's {yesterday's rice|past and done}, {and I'd sooner look at what's ahead|and there's tomorrow}
{let's not do this here|lower your voice}, {they're listening|half the camp has ears}
blunt: {and|well}? {It's a game|I'm not sorry|You'd have slept just as well in my skin}
blunt short: {so what|calm down|not now}
roundabout: {I might say this or that about it|there's a good deal I could say to that}, and {I'd \
better not|perhaps another day}
dry: {I'd hoped to get through the day without this|and here I'd combed my hair}. {Go on, is there \
more|Shall I sit down for it}?
broad: {hit me with the ladle if it helps|oh, roast me slowly}, {I've a thick skin|I'll not run \
away}!
earnest: I {don't want to argue it away|won't wriggle}, {only I didn't mean to hurt you|I know \
what it looks like}
warm: {don't look at me like that|come, sit}, I {hate it when you're cross with me|still like you, \
you know}
cool: {you're upset|that's one reading}, {so let's leave it for an hour|I've got another}
long: {we could go on about it until we're both hoarse and the rice is burnt|there was more in the \
scales that day than the two of us, and I had to read them quickly}, so let it be
short: {that's over|I know}. {Let it go|Later}
"""
