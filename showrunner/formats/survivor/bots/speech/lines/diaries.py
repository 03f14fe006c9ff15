"""A diary: what there was in the day, to oneself, by night."""

DIARIES = """
== diary:begin
{a quiet minute at last|everyone's lying down}, {so this goes on paper|so here it is}
{I'll forget half of it by morning|before I forget it}:
{one more day|a day like a week}, {and I'm too tired to lie|and this is what stays of it}
short: {for the record|today, then}:
warm: {wish somebody were here to read this to|they're asleep, and look ten years younger}:
long: {I told myself I'd write every night, and tonight I even feel like it|my hand's stiff and \
the light's bad, but it wants writing down}:
{couldn't sleep, so I write|the others snore, I write}
{so that I don't fool myself later|to keep it straight}:
{today was long|what a day}, {and most of it was looking|and my feet know it}
{wrote this by the last of the fire|a bit of charcoal and this scrap}
{they all think I'm asleep|nobody asked me how I was today}
{I said less than I thought today|I talked too much today}
{still here|I'm still in it}, {which nobody at home would have bet on|and not all can write that}
blunt: {facts|today}:
dry: {dear nobody|news from paradise}:
broad: {what a day, what a day|I've laughed and I've nearly cried}!
earnest: I {want to be honest, at least here|tried to be decent today}
roundabout: {it began with nothing, as these days do|it's hard to say where it started}
cool: {what counted today|the state of things}:
== diary:between
{I turned that over for a good while|I thought about it on the way to the water}
{nobody asked me about it, and I was glad|I'd have liked to talk to somebody about it}
{that's how it goes here|so that was that}
{I didn't know what to do with my face|I looked into the fire}
{I've thought about it since|it went round in my head while I gathered}
== diary:end
{now sleep|that's enough charcoal for one night}{, if the mosquitoes agree|}
{tomorrow I mean to say less|tomorrow I'll sit somewhere else}
{one more night got through|another notch on the tree}{, and nobody to show it to|}
{the fire's nearly gone|somebody's coughing}, {so I stop here|so that's all}
{whoever finds this, mind your business|I'd burn this if we weren't short of paper}
{what it'll all look like by daylight, I don't know|in the morning it'll seem less, or more}
dry: {the management may expect a complaint|more tomorrow, if spared}
blunt: {enough|that was it}
earnest: {I'd like to be able to read this one day without blushing|I said goodnight to all of \
them, and meant most of it}
cool: {position: tolerable|nothing to be done before morning}
broad: {I'm tired as a mule|my eyes are falling shut} and {still smiling|nobody's singing}!
roundabout: {one day more or less, they say|it comes out in the wash, as a rule}, and we'll see
warm: {I hoped they were all warm enough|I'd have liked to tell somebody at home about it}
{and tomorrow the same again|tomorrow we'd see}
{I hadn't said more than I had to|I'd said more than I meant, and meant some of it}
{nobody waved when I went to lie down|the sea didn't care}
{I wished I'd had somebody to say it to|so much for that}
{I counted on my fingers and came out short|I counted again before I slept}
== diary:more
{it rained a little and we all pretended it didn't|the smoke got in everyone's eyes, which was \
useful}
{somebody laughed by the water and stopped when I came|there was singing over there, and I wasn't \
in it}
{I thought of home while I fetched the water|I'd have given a lot for a proper bed}
{my hands smelt of fish all evening|I had sand in my teeth}
{we sat close because of the wind, and not because of liking|I shared my water with somebody I \
may have to write}
{I'd a blister on my left foot|there was a thorn in my heel}, {and it had opinions about every \
path|and I gave it more thought than it deserved}
the dent in the pot {looked like my aunt|smiled at me by firelight}, {and I kept that to \
myself|which I'd rather not explain}
{the stars were out in heaps|the moon lay so bright on the water}, {and I stayed up to look|and \
for a moment I forgot my stomach}
{something rustled behind me in the dark|a crab walked over my legs}, {and I was polite to it|and \
we left each other in peace}
at home they'd be {shutting the windows|putting the kettle on} now, {and I lay listening for \
it|and I could nearly hear it}
dry: {my trousers, stiff with salt, could have stood without me|I washed my shirt, and it came \
out a different brown}
blunt: {cold feet|wet sand}. {Hard ground|No sleep yet}
earnest: I {said goodnight to those at home, under my breath|watched the embers and thought of \
our kitchen table}, {and it helped|and felt better for it}
broad: {a mosquito as big as a hen|the largest moth in the world} {sat on my nose|came for my \
ear}, and I told it my troubles!
warm: {the sand had kept a little sun in it|the stones by the fire were still warm}, {and I put \
my feet there and wanted nothing more|and my toes were thankful}
== diary:as_meant
$who was voted out with $w #vote/votes, and {I'd written that name|my own paper had said the same}
it was $who who went, and {I'd written that name myself|my paper had asked for it}
{my paper got what it asked for|it came out as I'd written it}: $who {went|was out}
I'd written $whom, and $who it was {that went|who had to go}
$who had $w #vote/votes and went, and {one of those papers was mine|I'd no right to look \
surprised, having written that name}
when $who went, {my own writing had been in it|there'd been a paper of mine in that}
$whos place by the fire was empty tonight, {and I'd written the name|and my own paper had helped \
to empty it}
dry: $who was voted out, {just as my paper had suggested|I'd written it, and spelt it right}
earnest: $who was voted out and I'd written that name, {so I won't act innocent here|and I looked \
a good while at the hand that did it}
blunt: $who out, $w #vote/votes. {I wrote it, too|As I'd written}
cool: $who went with $w #vote/votes. {My paper was where it should be|I'd written that name}
broad: out went $who, {and this very hand had written it|and my own paper had howled for it}!
roundabout: {one writes a name and hopes, or half hopes, and|it might have gone any way at all, \
but} $who was voted out with $w #vote/votes, and I'd written it
warm: $who was voted out, {and I'd written that name with a heavy hand|I'd written it, too, and \
wished us both a better evening}
== diary:missed
$who was voted out, but {my paper had said $other|I'd written $otherm}
I'd {written|asked for} $otherm, and {it was $who who went|the count took $whom instead}
{my vote went to waste|my paper might as well have lit the fire}: I'd written $otherm, and $who \
was voted out
$who was voted out, {with $others name in my fingers still|and there was my paper, saying $other}
{my paper said one thing and the count another|what I wrote and what came of it were two things}: \
{I'd put $other, $who went|$other was my name, and $who had to go}
it wasn't my paper that {sent $whom off|put $whom out}, {I'd written $otherm|mine said $other}
a paper with $others name was mine, and {it came to nothing|it moved nothing}: $who was out
dry: $who was voted out, and {I, with my fine nose for these things, had written $otherm|I'd \
written $otherm, so I won't take up fortune-telling}
blunt: I wrote $otherm. $who {went|was out}. {Missed|So much for that}
earnest: $who was voted out and I'd written $otherm, {and I honestly don't know if I'm sorry|so I \
lay there half ashamed and half relieved}
cool: $who out, {my paper on $otherm|$other on my paper}. {The count and I differed|A vote spent \
for nothing}
broad: I'd written $otherm {as large as a house|in letters like coconuts}, and out went $who!
roundabout: {one sends off a name and another comes back|with these counts you order fish and get \
crab}: I wrote $otherm, and $who was voted out
warm: $who was voted out, {and I was glad my own paper had said $other|not by my paper, which \
said $other, and I felt for $whom all the same}
== diary:elsewhere
the other team {voted out $whom|sent $whom off}, {so I was told|or so it reached us here}
{we heard|word came over} that the other team had {voted $whom out|parted with $whom}
over there, in the other team, they voted out $whom, {and I only have it from hearsay|and I \
wasn't there to see a face}
it was the other team that had to vote, and I {heard|was told} {it fell on $whom|$who was the one \
to go}
{I'd have liked to see those papers|who wrote what I can't say, not having been there}: the other \
team voted out $whom
{of the other team's vote I got a bare name|all that reached me of the other team's vote was a \
name}: $who, {gone|out}
dry: the other team voted out $whom, {and managed it without my advice, I hear|or so I hear, we \
don't get a paper}
blunt: other team: $who out. {Heard it, didn't see it|I wasn't there}
earnest: I heard the other team had voted out $whom, and {I sat a moment with that|I hoped \
somebody over there had been kind about it}
cool: $who out, by the other team. {I have the name and not the count|Second-hand, but I'll work \
with it}
broad: and over there, {so they tell me|I hear}, the other team showed $whom {the door, if a \
beach has one|the way out}!
roundabout: {news walks slowly here and drops half on the way, but|I wasn't there, and one hears \
only what one hears, but} the other team, it seems, voted out $whom
== diary:voted_for_me
my own name was on $w #paper/papers tonight, and {I'm still here|here I am all the same}
$w #paper/papers at tonight's count had my name on #it/them, {and it wasn't enough|too few to \
move me}
when they read the papers, $w #was/were for me, {and I stayed|and I breathed out only at the end}
there #was/were $w #paper/papers against me, {and still I've my place by the fire|and yet it's me \
lying here writing}
{it's odd to hear one's own name like that|my stomach dropped and came back}: $w #paper/papers \
said me, {and I'm not gone|and I'm still in}
$w #vote/votes fell on me, {and I'm here to wonder whose|but I sleep here tonight as before}
dry: {my name had its evening|I was read out tonight}: $w #paper/papers, and {I'm still \
underfoot|I'm here to be offended by it}
blunt: $w #paper/papers with my name. {Still here|Not enough}
earnest: my name was on $w #paper/papers, and {I'm still here, and it hurt more than I'd \
show|though I'm still here, I keep asking what I did}
cool: $w #vote/votes against me{, and I stay|. No harm done}. {I'd like to know the \
handwriting|Worth remembering}
broad: my name, on $w #paper/papers, {mine, of all names|out loud under the whole sky}, and {here \
I sit|I'm still breathing}!
roundabout: {one shouldn't make much of such things, and one does|it needn't have meant the end, \
and it didn't}: my name stood on $w #paper/papers, and I'm still here
== diary:forsworn
I'd {sworn to $whom|promised $whom that it wouldn't be me}, and I wrote {that very name|$whom}
$who had my word, and {my paper said $whom|I put that name down all the same}
I told $whom there was {nothing to fear from me|no need to fear my pen}, and then {I wrote it|my \
pen did it}
blunt: I swore to $whom and wrote $whom. {That's what I did|There it is}
dry: my word to $whom {lasted till the urn|was good for an afternoon}
earnest: I promised $whom, and I wrote $whom, and {I don't know how to put that right|it won't let \
me sleep}
warm: I {can still see $whos face when I promised|looked $whom in the eye and promised}, and I \
wrote that name
cool: my promise to $whom {was one I couldn't afford|had done its work}: I wrote $whom
== diary:lied
I'd told $whom one name and {written another|put a different one on the paper}
{the name I'd given $whom|what I'd said to $whom} {wasn't what I wrote|and what I wrote were two \
things}
I misled $whom: {the name I'd said I'd write stayed off my paper|I'd said one name and wrote \
another}
if $who {could see|ever sees} my paper, I'd have to explain {how the name I'd announced turned \
into another|why it wasn't the name I'd said}
I said a name to $whom {with a straight face|as if I meant it}, and {wrote a different one|then \
my hand wrote another}
{my mouth went one way and my hand another|saying it was easy, and so was not doing it}: $who \
{was told one name|had one name from me}, and the paper got another
dry: I {gave $whom a name and kept a fresher one for the paper|told $whom one name and wrote \
another, so that neither felt left out}
blunt: I lied to $whom. {Said one name, wrote another|The name I'd said wasn't on my paper}
earnest: I told $whom one name and wrote another, and {I'm ashamed of how lightly it went|I don't \
want to be somebody who does that}
cool: one name for $whom, another for the paper. {It was useful|I'd do it so again}
roundabout: {there's what one says and there's what one does|one means a thing when one says it, \
more or less}, and I'd told $whom a name {I then didn't write|and wrote another}
warm: I'm sorry, $who: {I said one name and wrote another|it wasn't the name I'd told you that I \
wrote}
== diary:immune_team
my team won{ today|}, so {there was no vote for us tonight|none of us had to write a name}
we won the competition, and {all of us could stay by our fire|the papers could stay blank}
{no vote for us|no papers to fold} tonight: {we'd won|my team took the competition}
{an evening with no names in it|a night with nobody to write}: my team had won{ the competition|}
{I owed nobody a name tonight|I could look everyone here in the eye}, {since we'd won|my team \
having won}
dry: my team won, so {we could go on liking each other till tomorrow|nobody had to be sincere \
tonight}
blunt: we won. {No vote tonight|We didn't have to vote}
earnest: we won and didn't have to vote, and {I was so relieved I could have hugged the pot|I was \
grateful to every one of us}
cool: competition won, {no vote|nobody to write}. {A day gained|That left us as many as we were}
broad: we won, {we won|by all the crabs in the sea}, and {not a name to write|nobody to throw \
out} tonight!
== diary:lost
my team lost{ the competition|}, and {so we had to go and vote|that meant papers tonight}
we lost today, {and whoever loses goes and votes|so it fell to us to write names}
{the competition got away from us|we came off worse in the competition}, and {the vote came to \
us|we went off to vote}
I {dragged my feet|felt my knees} on the way to the vote: {my team had lost|we'd lost the \
competition}
had we won, {I'd have spent the evening on my back|we could have stayed by our own fire}, but my \
team lost, and {off we went to vote|there was a vote to go to}
dry: we lost the competition, {and the prize for that was a vote|and so were invited to vote}
blunt: we lost. {So we voted|Then came the vote}
earnest: my team lost and had to vote, {and I wish I'd had more to give before it came to \
that|and I felt sick at having to write a name}
cool: competition lost, {therefore a vote|so we voted}. {That's what losing costs|The one follows \
from the other}
roundabout: {somebody has to lose, one supposes, and today it was my team|it was nobody's fault, \
or everybody's, but we lost}, {and so there we went, to vote|and from losing it's a short walk to \
voting}
== diary:brought
I brought $n food today, {more than anybody in my camp|and nobody in my camp brought as much}
nobody {in my camp|at our fire} {gathered|carried home} more than I did today: $n food
{I laid $n food by the fire|$n food came out of my basket} today, {the most of anyone in camp|and \
no one else here had so much}
my {back|shoulders} won't forget today's $n food, {the biggest load in camp|more than anyone \
else in my camp}
{when everyone was in from gathering|once it was all laid out}, {the biggest heap was mine|mine \
was the heap to look at}: $n food
dry: I brought $n food, {more than anyone in camp, and bore it with dignity|the most in camp, and \
only mentioned it where people could hear}
blunt: $n food from me today. {Most in the camp|Nobody brought more}
earnest: I brought $n food today, the most in camp, {and it was good to be of use|and I was \
prouder of it than a grown person should be}
cool: I brought $n food, more than the rest. {That should buy me some patience|Let them count it}
broad: I brought $n food, the most in camp, and {could have danced it home|felt as rich as a \
bishop}!
== diary:kept_back
the pot had nothing from me: I {kept back what I'd found, for a point|traded what I'd found for a \
point}, {and nobody saw|and said I'd found little}
I {sold my catch for a point|swapped what I'd gathered for a point}, and {let them think there'd \
been nothing|looked as hungry as the rest}
{everybody thinks I found nothing|they looked at my empty hands}: I'd found food and {made a point \
of it|turned it into a point}
dry: I gathered a point, {which doesn't boil|and it weighs nothing on the way home}
blunt: food for a point. {They don't know|Mine now}
earnest: I kept back {what I'd found|my share of the gathering} for a point, and {I'm not proud of \
it|I ate with my eyes down}
cool: what I gathered bought {me a point|a point}. {The pot will get over it|It was worth it}
== diary:empty
I {was out gathering|went gathering} and came back with {nothing|nothing at all to put down}
gathering, I turned over {half the shore|stones and leaves} and {had nothing to show for it|came \
home with nothing}
nothing, {that was what I'd gathered|that was all I brought back from gathering}
my hands were empty when I came back from gathering, {and I didn't know where to put them|and I \
took the long way round the pot}
{all I brought back from gathering was sore feet|I came back from gathering with wet knees and no \
food}
dry: I went gathering and brought home {experience|a sunburn}, {and it doesn't boil|which nobody \
can eat}
blunt: went gathering. {Found nothing, brought nothing|Nothing}
earnest: I came back from gathering with nothing, and {I was ashamed to sit down by the pot|I'd \
have given a lot to bring them something}
cool: gathering: {no yield|nothing brought}. {That won't help my standing|Empty hands are \
remembered}
broad: I {fought every thorn on the island|crawled through the bushes like a badger}, gathering, \
and came back without {a crumb|one miserable clam}!
== diary:hungry
there wasn't enough food for a meal, and {the whole camp went hungry|we all lay down hungry}
the pot stayed {cold|off the fire}: what we had didn't make a meal, {and so we all went \
without|and the whole camp went to bed on water}
{we sat round the pot, all of us hungry|the whole camp stared into the pot, hungry}, {since there \
was too little for a meal|as if looking would make a meal of it}
I heard stomachs {all round the fire|on every side}: {not one of us had a meal|there wasn't food \
enough for a meal}
{there was no call to scrub the pot|the bowls stayed clean}, {the whole camp having gone \
hungry|since there wasn't enough for a meal}
dry: {not enough food for a meal, so we dined on talk|the whole camp fasted, though nobody had \
planned to}
blunt: no meal. {Too little food|Everybody hungry}
earnest: there wasn't enough for a meal, and {it hurt to see us all go hungry|I'd gladly have \
shared, had there been anything to share}
cool: too little food, {no meal|all of us hungry}. {Hungry people vote badly|It'll show in the \
tempers}
broad: the whole camp went hungry, {I looked at my shoe and thought of gravy|I could have eaten \
the pot itself}!
== diary:named
I {heard|was told} that $who had been {putting my name up for the vote|handing my name about}
it {came to my ears|got round to me} that $who {would have me written|had been naming me for the \
vote}
my name had been going round, {and it set out from $whom, as I heard|and it was $who, I heard, \
who carried it}
$who, {they say|as I heard it}, {has been looking for papers against me|wants me on the papers}
so it was $who who'd been {proposing me|bringing up my name} for the vote: {I had it from \
others|I heard it only sideways}
dry: I heard that $who had been {recommending me for the vote|putting me forward for the vote, as \
for an office}
blunt: $who {wants me out|names me for the vote}. {So I hear|I was told}
earnest: I heard that $who had been putting my name up, and {I'd rather have had it to my face|it \
went in deeper than I'd thought}
cool: by report, $who has been {naming me|proposing my name}. {I'll take it as true|I don't \
forget such reports}
broad: $who, {they tell me|I hear}, has been {crying my name like fresh fish|hawking my name \
round for the vote}!
== diary:safe_word
$who {gave me a word|promised me} today {not to write me|to leave my name off the paper}
I {had|got} $whos word today that {I wouldn't be written by that hand|my name wouldn't be on that \
paper}
from $whom I had nothing to fear, {I was told today, on a word|that was the word I was given today}
{there was one paper less to dread|one hand fewer to fear, it seemed}: $who {gave me a word on it \
today|promised today not to write me}
I lay down with $whos word {in my pocket|under my head}, {given today|a day old at most}: I'd not \
be written
dry: $who promised today not to write me, {and I've put it with my other valuables, next to the \
spoon|and I believed it with one ear}
blunt: $who {won't write me|leaves me off}. {Word given today|I was promised it today}
earnest: $who gave me a word today not to write me, and {I wanted very much to believe it|I was \
more grateful than I let on}
cool: {safe from $whom, by a word given today|$who promised today not to write me}. {To be \
checked|I'll count on it for half}
warm: $who gave me a word today {that I'd not be written|that my name was safe there}, {and my \
shoulders came down a little|and it did me good to hear it}
== diary:friend
{of all of them|if I had to name one}, it was $who I trusted most
$who was the one here I'd have {handed my bowl to without watching it|told the plain truth, had I \
been asked for it}
with $whom by the fire I {breathed slower|left off counting heads}, and {I do that with nobody \
else here|that's how I know whom I trust}
going through the faces in my head, it was $whos I {stopped at|was glad of}, {more than any|and I \
thought: that one I trust}
{had the roof come down in the night|had I cut my foot in the dark}, I'd have called for $whom \
{first|before anybody}
I trust nobody here as I trust $whom: {even the silences are easy|I don't weigh my words first}
{I felt less far from home|my back felt covered} with $whom about, {more than with anyone|and \
with nobody else}
I'd sooner leave my {water|last dry stick} with $whom than with {anyone else|all the rest together}
{it's foolish to lean on anyone here|one ought to trust nobody on a beach like this}, and there I \
was, {leaning on $whom most of all|trusting $whom before the rest}
dry: I trusted $whom most of all here, {and I'm not known for it|very nearly enough to lend my \
spoon}
blunt: I trust $whom {most|before anyone}. {That's it|No reason, I just do}
earnest: $who is the one here I trust most, and {I hope I'm not fooling myself|I wish I could say \
it out loud}
cool: if I {rank them|put them in order} by trust, $who {comes first|stands on top}. {It's a \
feeling, not a fact|I can't prove it}
broad: $who, {my rock, my dry blanket|better than a second fire}! {I trust nobody here so \
much|Into that boat I'd climb with my eyes shut}
roundabout: {trust is a large word for a small beach, but|one never quite knows with people, and \
yet} {if I lean anywhere, it's on $whom|it's $who I come back to in the end}
warm: {my heart got lighter|it did me good} whenever I thought of $whom, {the one I trust most \
here|whom I'd trust above all of them}
== diary:alone
there's nobody here I {really|quite} trust{, and it was a long evening with that|}
I went through the faces round the fire and {trusted none of them|found no one to lean on}
{I kept my back to the tree|I lay with one ear open}, {trusting nobody here|there being no one I \
trust}
{if I'd had a secret, I wouldn't have known whom to tell|whom would I have told a secret? The \
crabs, perhaps}
one can sit {in the middle of them|close enough to share a blanket} and be alone: {I trust nobody \
here|there isn't one I'd lean on}
dry: I trust {the pot|the tide}, {and there the list ends|which is more than I'd say of anybody \
here}
blunt: I trust {no one|nobody here}{. That's how it is|}
earnest: I'd {like|give a lot} to trust somebody here, and {there's no one|I can't}
cool: {people here I trust: none|trust, at present: in nobody}. {It keeps the sums simple|It's \
safer, and colder}
roundabout: {they're decent enough, taken one at a time|I've nothing against any of them, not to \
speak of}, but {trust is another matter|as for leaning on one, no}
== diary:card_played_by_me
the papers said $who, and I {played my card|spent my card on it}, and {nothing came of \
them|that was undone}
$who was {as good as out|on the way out}, {till I stood up|and then I got up} with my card
{I gave away my card tonight|my card is gone}: it {kept $who here|took the papers off $whom}
blunt: they'd written $who. I {undid it|took it back} with my card
dry: $who {was out for the length of a breath|had been read out already}, then I {played a \
card|remembered my card}
cool: the count was $who. {My card changed it|I changed it with a card}. {They know now what I \
had|It cost me what I had}
earnest: I couldn't {watch $who go|see $who go like that}, {and I had a card|so I gave my card}
== diary:elsewhere_rolled
over there {the dice decided|it came to dice}, and {it was $who who went|they took $whom}
the other team lost $whom, {and not by papers: by a roll|by a roll of the dice}
{we heard|word came over} that {it was dice over there|over there nobody's papers settled it}, and \
$who {threw lowest|had the worst throw}
dry: the dice voted over there, {and they wanted $whom|against $whom}
blunt: $who went, over there. {By dice|A roll did it}
earnest: I {felt for $whom|thought of $whom tonight}: gone by a roll, over there in the other team
== diary:tied
the votes were tied {at first|before that}, and {it took a tie-break|a tie-break had to settle it}
the count {couldn't settle it, so a tie-break did|came out level, and a tie-break settled it}
there was a tie {to break|in the way} first{, the count alone hadn't done it|}
the votes {stood level|balanced}, and {only the tie-break decided|a tie-break had to decide}
dry: the papers {couldn't agree|held each other up}, and a tie-break {did the deciding|had the \
manners to decide}
blunt: {tied, first|a tie first}. {Then the tie-break|It took the tie-break}
earnest: the votes were tied, and {I could hardly bear the tie-break|I kept thinking how little \
would have changed it}
cool: {a tie, and then the tie-break|level, until the tie-break}. {That was close|Worth \
remembering}
broad: tied, {tied, I ask you|and my heart in my ears}, {and everything hung on the tie-break|and \
then the tie-break}!
== diary:rolled
no vote {decided|settled} it: $who went by a roll of the dice
it was the dice that {sent $whom off|took $whom}, {and no vote that did it|and not a count}
$who {lost to a roll of the dice|was sent off by the dice}, and {no vote had decided it|there was \
no vote to blame for it}
the dice {were rolled|fell}, and {$who had to go|it was $who who went}, with no vote to decide it
dry: $who was {shown out|seen off} by the dice, {which don't listen to anybody|with whom there's \
no arguing}
blunt: no vote decided it. {A roll of the dice, and $who was gone|The dice put $whom out}
earnest: $who went by a roll of the dice, and {I don't know if that's kinder than a vote|I found \
it hard that nobody had chosen it}
cool: $who out, by the dice. {No vote decided it|There's nothing to be read out of that}
broad: the dice {rattled|hopped}, and {away went $who|$who was gone}, and no vote had a say in it!
== diary:left_over
everyone but $who was immune, so {there was no other name to send off|$who had to go}
$who was the only one {without immunity|not immune}, and {so had to go|had to leave for it}
who was there to go but $who? {The others were all immune|Nobody else was without immunity}
with everybody else immune, $who {had to leave|was left over, and went}
dry: $who had to go, {elected by plain subtraction|the only name on a very short list}: everybody \
else was immune
blunt: only $who wasn't immune. {So $who went|Out}
earnest: $who had to go because everyone else was immune, and {it felt hard that nobody even had \
to choose|I was sorry there was nothing to be done}
cool: one name could go, $whos. {The others were immune|Everyone else had immunity}
broad: immune, immune, {every one of them|the whole row} immune, and only $who had to {go|pack}!
== diary:nobody_else
nobody had written $whom, and {$who it was|$who had to go}: {there was no other name left|all the \
others were safe by then}
$who went without a {single paper|vote}: {everybody else was safe by then|no other name was left \
that could go}
{after all that|at the end of it} only $who could {still go|go any more}, {and nobody had written \
that name|without one paper}
dry: $who went, {elected by nobody at all|the only name left in the shop}, and not one paper had it
cool: $whos was the one name left, {though no paper had it|and no paper was needed for it}
blunt: only $who was left to send. {Not one paper had that name|No vote, and out}
earnest: $who had to go, and {nobody had even wanted it|not one of us had written it}
broad: not one paper had $whom, {not one|I ask you}, and $who {went|had to pack}!
warm: poor $who {had to go|went}, {and no paper had asked for it|with nobody against it}
== diary:spared
{they'd written me|the count had me}, and {a card undid it|a card took it back} {before it \
counted|after all the reading}
my name was {read out|on the papers} {for everybody to hear|one after the other}, and then a card \
{made nothing of them|blew them away}
I was {as good as gone|halfway down the beach}, {and a card kept me|and one card brought me back}
dry: {I was voted out for about a minute|they read my name like a bill}, and a card {paid \
it|disagreed}
cool: the papers were against me, {and the card was for me|the card outweighed them}. {That can't \
be done twice|Now they know}
blunt: they had me. {The card saved me|A card, and I'm still here}
earnest: I heard my name {again and again|read}, and if it weren't for a card {I'd be gone|I'd not \
be writing this}
broad: out, out, they'd written me out, and {up jumped a card and said no|one card sent it all \
flying}!
warm: {I've the card to thank|it's thanks to a card} that I'm still {by this fire|here}, {and I \
thanked it aloud|after hearing my own name}
roundabout: {one hears one's name, and hears it again|there's a walk one takes in one's head when \
the name comes up}, and then {a card says it was for nothing|it turns out that a card can turn one \
round}
== diary:spared_by_me
{they'd written me|the count had me}, and {I laid down my card|out came my card}, {and that was \
that|and the papers were worth nothing}
I let them read my name {to the last paper|for everybody to hear}, and then I {played my \
card|showed what I had}
{I'd kept it for such a day|it was now or never}: my name was read, and my own card {took it \
back|wiped it out}
dry: they voted me out, {and I begged to differ|and I had a paper, too}: my card {beat \
theirs|came last}
cool: the papers were against me, my card voided them. {It's spent now|One doesn't get to do that \
twice}
blunt: they had me. I {played my card|had a card}. {I'm here|They don't}
earnest: I {shook when I stood up|could hardly get up}, and my card {held|saved me}, {and I don't \
want another night like it|and I'm still here}
broad: out, they said, and {out came my card|I pulled my card like a rabbit}! {You should have \
seen their faces|Not tonight}!
warm: I {gave my card for my own skin|used my card on myself}, {and I'd do it again|and slept \
little after}
== diary:card_played
the papers said $who, and {a card undid them|a card took that back}
{we'd all heard the count|the count was read}: $who. And then a card {made nothing of it|undid it}
$who was {as good as out|on the way out}, and then {there was a card|a card turned it round}
{never trust a count before the cards are played|a count is only paper}: it said $who, and {it was \
wiped out|it came to nothing}
{I'd have bet on $whom going|$who ought to be gone by now}, {but for a card|if there were no cards}
dry: $who {was out for the length of a breath|had been read out already}, {and a card begged to \
differ|when a card cleared its throat}
cool: {the papers had $whom|the count was $who}, a card voided them. {One must reckon with \
that|I hadn't reckoned with it}
blunt: $who should be gone. {A card|A card undid the papers}
earnest: {I saw $whos face when the papers were undone|I'll not forget how $who looked when a \
card undid it all}
broad: $who was out, out, {and then not out|and back again}: {a card swept the papers off|one \
card, and the whole count in the sand}!
warm: $who {was already up to say goodbye|had heard the worst}, and then a card {undid it \
all|turned it round}
roundabout: {what's read isn't always what counts|a count isn't over when it's read}: the papers \
had $whom, and a card {took them back|undid them}
== diary:won
I won today's competition, I alone, and {that made me immune|so I was immune}
today's competition was mine alone, and {nobody could vote me out|it left me immune}
I came first today, {nobody with me|all on my own}, and immunity {came with it|was what I had for \
it}
there was one winner today, {and it was me|and I was the one}, immune {and out of breath|with \
sand in my hair}
dry: I won today, all alone, and was immune, {which does wonders for one's calm|so that I was \
excellent company}
blunt: I won today. {Alone|Nobody else did}. {Immune|So I was immune}
earnest: I alone won today, and {I'd have liked to share being immune|I was so glad to be immune \
that it shamed me a little}
cool: competition won, alone. {Immune by it|I was immune}. {One worry fewer|That was the day's work}
broad: I won today, {I, with these old feet|I, of all people}, all alone, and was {immune as a \
rock|as immune as the moon}!
== diary:card
since today I hold a card, {and I won't write down which|and its name stays with me}
I {came by|got hold of} a card today, {and paper needn't know which|and that's all I'll put on \
paper}
there's a card in my {keeping|hands} since today, {and I keep thinking when it might serve|and \
the night looks a little different}
it weighs nothing, the card I hold since today, {and I feel it all the same|and I can think of \
little else}
dry: I've owned a card since today, {the one thing I have that doesn't smell of fish|and dry \
socks would have been nice, too}
blunt: I got a card today. {Which, I don't write|That's all}
earnest: I hold a card since today, and {I hope I'll know the right hour for it|it frightens me a \
little to have it}
cool: one card, mine since today. {To be used when it pays|It goes into the sums}
broad: a card, I've got a card since today, and {I could burst with it|I'd like to sing it from \
the roof}!
== diary:merged
the teams came to an end today, and {we all live on one beach|there's one beach for all of us}
there was {no other team|no team at all} from today on, and we all lay down on one beach
since today we live on one beach together, and {nobody's on a team|there's no other team over there}
the day put {all of us|everybody} on one beach, {and took the teams away|and there are no teams now}
dry: no teams since today, {so now we can all misunderstand each other on one beach|only one \
beach, with a good deal more snoring}
blunt: no teams since today. {One beach, all of us|All on one beach}
earnest: since today there are no teams and one beach for all of us, and {I don't know yet where \
I belong on it|I want to be fair to every face on it}
cool: teams ended today, all of us on one beach. {The sums begin anew|Every one of them can be \
talked to}
broad: no more teams since today, the whole lot of us on one beach, {like fish in one net|elbows, \
snores and all}!
== diary:next
next time {I'd write $aboutm|it should be $about, if I had my way}
if there's a vote tomorrow, {my paper says $about|I want $aboutm out}
$about {next|is next}, if {it's up to me|anybody asks me}
the next paper I fold {ought to say $about|would say $about, as things stand}
{looking ahead|thinking of the next count}, {I'd send $aboutm off|it's $about I'd part with}
at the next vote I could {spare $aboutm most easily|best do without $aboutm}{, if I'm honest|, I \
thought as I lay there|}
when I {shut my eyes and think of the next vote|picture the next papers}, {I read $about|it's \
$about who goes}
{with the fire nearly out|before my eyes shut}, I'd {settled on|got as far as} the next name: $about
tomorrow I'd {ask round softly|find out} who else would write $aboutm {next|next time}
dry: for the next vote I've {a suggestion|a modest proposal}: $about, {no hurry, tomorrow will \
do|who I hope isn't reading this}
blunt: next vote: {I write $aboutm|$about out}. {Settled|If I get the hands for it}
earnest: {I don't wish anyone ill|I take no joy in it}, but at the next vote I'd {write \
$aboutm|want $aboutm to go}
cool: the next name is $about. {It's the sound choice|Now for the others}
broad: {just hand me the next paper|let the next vote come}, and {$about it is|I'll write $aboutm \
large enough to read from the sea}!
roundabout: {tomorrow may turn everything over, it likes to|a good deal can come between}, but \
{as things lie|the way I see it now}, I'd vote $aboutm out next
warm: {it would grieve me a little|I'd be sorry for the company}, but {$about is the one I'd \
write next|next time I'd vote for $aboutm to go}
"""
