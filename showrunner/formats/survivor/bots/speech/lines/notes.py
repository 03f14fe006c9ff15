"""What is noted of a talk just ended, for oneself: a line, and what one thinks of it."""

NOTES = """
== note:begin
{noon|early|late|before the wood|after the wood}
{by the water|behind the rocks|at the woodpile|under the big tree|halfway up the path}
{a talk|one more talk|a few words|standing up}
{sun in my eyes|feet in the water|hands full|still wet}
{to remember|for later|so that I don't mix them up}
{as I'd thought|as one does here}
{eyes on the path|we didn't look at each other much|one of those talks}
{nobody near|somebody gathering close by|we whispered}
{salt on my lips all through it|one ear on the camp|voices low}
{wind from the sea|too hot to think|sand in everything}
{with the pot on|between two loads of wood|waiting for the water}
== note:promised
$about promised {I'm safe|me a vote|not to write me}{, {by the woodpile|looking past my ear|with \
both hands full|between two sips}|}
{word|a promise} {given by|from} $about, {unasked|asked for twice|at the water|in half a sentence}
$about {gave me a word|promised|swore it}: {see whether it holds|count the days|put it on the \
list|keep the receipt}
{I'm to be safe|not my name}, says $about{, {and blinked|and looked at the sea|and meant it, I \
think}|}
{won't write me|I'm not on that paper}: $about, {today at least|out loud|without being pushed}
{have|I've got} $abouts word{ on it|}. {What it weighs, I'll see at the vote|Cheap to give|It \
sounded like one}
{one less to fear|one promise more in the bag}{, if it's true|, for now|}: $about
$about {says|claims} {I can sleep|it won't be me|that hand won't write me}
{asked $about straight out|$about came to me}: {safe, I'm told|I'm not the name}
{a safe word|safety}, {half given|freely given|given over the pot}, from $about
{talked with|walked with|sat by} $about: {I'm promised my place|no paper of theirs for me}
blunt: $about {won't write me|promised}. {Good|Check it}
dry: $about promised. {I've framed it|Worth its weight in rice|I nearly believed the face}
earnest: $about {promised, and I want to believe it|gave a word and I was glad}
cool: $about: {safe, stated once|word given, no witness}
broad: $about {promised on three gods|nearly cried promising}, {lovely|what a performance}!
roundabout: {I wouldn't build a house on it, but|as far as such things go,} $about promised
== note:promised+
{hold them to it|say it back to them at the vote}
{people promise much with a wet head|promises are thin here}
{if it breaks I'll have it in writing|now it's in writing}
{I promised nothing back|I said thanks and no more}
{watch whether the eyes say so tomorrow|see who else was told the same}
{I liked the voice it was said in|the voice was a bit too steady}
{nobody else was near|one of the others may have heard}
{that's what I came for|more than I'd asked for}
{two more of those and I breathe|it gets me to the next fire}
{I'd have said the same in that place|easy to say when it isn't raining}
{remember who asked first|I'd like to deserve it}
{don't lean on it with all my weight|test it before I lean}
== note:agreed
{agreed|it's agreed|of one mind|an understanding} with $whom: $aboutm
{we write|we vote} $aboutm, {$who and I|so <says/say> $who too|with $whos hand on it}
$aboutm. {Agreed with $whom|$who too|$who <is/are/am> in|One name with $whom}{, {in few \
words|without much fuss|and no drums}|}
{settled|done|fixed|tied up} with $whom: $aboutm{ tonight| at the vote|}
{two papers|these two}: {mine and $whos|$whos and mine}, on $aboutm
{$who and I want|what $who and I came up with:} $aboutm out
{talk with $whom|by the water with $whom|gathered wood with $whom}: {came out at|ended at|nothing \
but} $aboutm
{counting on $whom|$who counted in} {when it's|against} $aboutm
if $who {<holds/hold>|<keeps/keep> to it|<isn't/aren't/am not> acting}, {it's $aboutm|that's \
one more against $aboutm}
{one name between $whom and me|$who and I, one name|$who and I thought the same}: $aboutm
{shook on it|put our heads together}, $who and I. {It's|We write} $aboutm
blunt: $aboutm. {$who, too|With $whom|That's me and $whom}
short: {with $whom|me and $whom}: $aboutm
dry: $who {and I agree, so one of us is wrong|and I have a hobby in common|and I share \
a taste, it's bitter}: $aboutm
earnest: $who and I {agreed, and I mean it|gave each other our hands}: $aboutm
cool: {one more against $aboutm: $whom|$aboutm, and $who confirmed}
broad: $who {and I, like two thieves|and I, hand in sticky hand}: {it's|we write} $aboutm!
roundabout: $who and I {needn't have whispered|might have talked of fish}, and {meant|came to} \
$aboutm
== note:agreed+
{count again before dark|needs two more}
{said it without looking round|a quick yes, maybe too quick}
{don't be seen together now|keep apart till the vote}
{if it leaks, I know from where|only we two know}
{ask once more at the well|check it again after supper}
{who else|next: find the third}
{easier|quicker|harder} than I'd thought
{that took all morning|that cost me a swim|and the fish burnt meanwhile}
{I feel worse about it than I should|I sleep on it and I'm glad}
{no going back|still time to turn}
{they owe me one now|I owe one now}
{remember: smile at breakfast|say nothing at the fire}
{worth a handshake|no handshake, only a look}
{mind the ones who sit together|nobody came by while we spoke}
{one thing done today|now for the wood}
{we didn't say why|we each had our reasons}
{and not a word about it at supper|let the others argue}
{I checked the hands: steady|my own hands shook a bit}
{that's the easy half|the hard part's the others}
{I'd have waited a day|about time}
short: {fine|so be it}
dry: {we're practically a government|I've had worse company in worse plans}
earnest: {I hope it's right|I'll look that one in the face tonight}
cool: {probability: good|enough, if nobody moves}
broad: {oh, my heart|what a pair we are}
roundabout: {as settled as anything gets here|unless one of us thinks again}
long: {I went back the long way so that nobody should see us come from the same side|it took more \
words than that, but the words don't matter now}
== note:brought
I {put up|named|came out with} $aboutm, and $who {took it|was with me|said yes}
{the name I'd come with|what I'd brought along}: $aboutm. $who {went along|took it up|agreed}
$about {was my idea|came from me}, {and $who is in on it|and $who writes it too|$who only had to \
nod}
I {laid|put} $abouts name {down between us|on the sand}, and $who {picked it up|took it}
{asked|sounded out} $whom about $aboutm{ and got a yes|: yes|, and the answer's yes}
the {first word|mouth} was mine, {the nod $whos|the yes $whos}: $aboutm
{took a breath and said it|said it before I could think again|out with it}: $aboutm. $who \
{nodded|<agrees/agree>|<is/are/am> with me}
$who {will write|means to write} $aboutm with me{, as I proposed| because I asked|}
{one more for|we agree on} $aboutm: I {began|opened my mouth first}, $who {followed|came along}
{gave $whom a name to chew on, and it went down|brought a name to $whom and left it there}: $aboutm
I went looking for {company|a second paper} against $aboutm and {found $whom|came back with $whom}
dry: I recommended $aboutm{, as one does a soup|}, and $who {will have it|<is/are/am> having the \
same}
dry: my contribution to {the day|the common good}: $abouts name. $who {accepts|took delivery}
earnest: {I was the one who said $aboutm|I said $aboutm first}, so it's {on me more than on \
$whom|mine to carry, though $who agreed}
earnest: I heard myself say $aboutm, and $who {said yes|agreed}{. It came too easily|, and there \
it was|}
blunt: $aboutm, I said. {Yes, said $who|$who said yes|Fine, said $who}
cool: {proposed|put forward}: $aboutm. {Seconded by $whom|$who in favour|$who agrees}
broad: I threw $aboutm into the pot, and $who {put the lid on|reached for the spoon}!
warm: {I was glad of $whom|good to have had $whom there}: I said $aboutm and {got a yes|wasn't \
left standing}
roundabout: I {began with the firewood|came at it by way of the weather}, got round to $aboutm in \
the end, and $who {agreed|took it}
$who {nodded at|took to|came round to} {the name I'd brought|my idea for tonight|what I had in \
mind}: $aboutm
$who {said yes|<goes/go> along}{ fast| in the end|, I had to push|, I didn't have to push}: $aboutm
== note:brought+
{if it goes wrong|if it leaks}, {it was my mouth|it started with me}
{easier to say than I'd thought|it was heavier unsaid}
{somebody has to go first|one of us had to begin}
{don't say it so loudly the next time|next time let somebody else begin}
I {watched the face while I said it|kept my voice down for it|had practised it on the pot}
dry: {I ought to charge for names|so I'm somebody's bad influence}
earnest: {I'll have to answer for it|I hope I had reason enough}
blunt: {my doing|I started it}
{I said it first, note that|my word, their nod}
== note:joined
$who {said|came with|put up} $aboutm, and {I'm in, truly|I said yes and meant it}
{$aboutm, then|$aboutm it is}: {$whos idea|$who thought of it}, {and my paper goes with it|and \
I'll write it gladly enough}
$who had the name, {I had no better|I had a paper free}: $aboutm
$who wanted my {paper|vote} {on|against} $aboutm, and {gets it|has it}
$who {began|said it first}, I'd {been near it myself|have got there by supper}: $aboutm
$aboutm. $who {needn't ask me twice|<has/have> my yes, a real one|can count on my paper}
I {follow|go with} $whom {on this one|tonight}: $aboutm{, no second thoughts|}
{no trick in it|no fingers crossed}: I told $whom yes, {I'll write $aboutm|and $about gets my paper}
{heard $whom out|let $whom finish}, {and found nothing against it|and it made sense}: $aboutm
$who won't {stand|be} alone against $aboutm, {I'm coming|I'll see to that}
$who {proposes $aboutm|wants $aboutm out} tonight, {and now so do I|and I've no quarrel with \
it|and I'm for it}
dry: $who had {an idea|a thought}, and I {share it, free of charge|have moved in}: $aboutm
dry: thinking done for me by $whom: $aboutm. {I'll sign|I only had to nod}
earnest: I said yes to $whom, {and not to be polite|and I'll stand by it}: $aboutm
earnest: {I'm sorry for $aboutm, and still|it's hard on $aboutm, but} I {meant the yes I gave \
$whom|told $whom yes and I'll do it}
blunt: $who said $aboutm. {I said yes|Fine by me|I'll do it}
cool: $aboutm, {moved|put up} by $whom: {accepted|my vote follows}
broad: $who whistled and I {came running|wagged my tail}: $aboutm!
warm: {if it's $who who asks|for $whom}, {gladly|with a whole heart}: $aboutm
roundabout: {after a look at the sea|when I'd studied my feet long enough} I told $whom yes, {and \
it holds|and yes it stays}: $aboutm
== note:joined+
{I only had to nod|the hard part was said for me}
{I'd no better name in my pocket|nothing to add to it}
{a yes is quickly said, so keep it|said is said, now write it}
{remember whose idea it was|if anybody asks, I only followed}
{it's easier to come second|two heads, and I was spared using mine}
cool: {one thing fewer to decide|that saves a search}
earnest: {a yes of mine is a yes|I don't say yes for the sound of it}
broad: {like a goat after the bucket|I'd have followed for less}
{I'd rather it were otherwise|not my first choice, but it goes}
{wasn't my idea, looks like mine|they said it first, note that}
== note:pretended
told $whom yes on $aboutm{, and shan't write it|. My paper will say another name|, meaning no}
$who {thinks|believes} I'm writing $aboutm. {I'm not|Another name, in fact|Let that last till the \
count}
agreed to $abouts name {to keep $whom sweet|for peace with $whom}, {but I'll write otherwise|it \
won't be on my paper}
$aboutm for $whos ears, {another name for the paper|somebody else in the count}
$who wanted a yes on $aboutm and got one. {My paper's for somebody else|What I write is another \
matter|On paper it's a no}
{$whom I gave|I gave $whom} a yes, but {it isn't $about I'll write|the vote won't go to $aboutm}
not $aboutm, {whatever|no matter what} {I told $whom|$who heard from me}: {somebody else|another \
name}
{smiled and agreed|nodded along}: with $whom it's $aboutm, {without $whom it's another|on my own \
it isn't}
{aloud|out loud}, with $whom: $aboutm. {In writing, no|On paper, somebody else}
{sent $whom off content|$who went off content}: I'd said $aboutm. I {won't write it|mean somebody \
else}
agreed with $whom on $aboutm, {with the mouth only|though not with the hand that writes}
I hadn't the {heart|courage} to tell $whom no, so: yes, $aboutm. {The paper will say it for \
me|I'll write another}
dry: I was too {polite|well brought up} to refuse $whom over $aboutm. {My pencil has no \
manners|My paper is ruder}
dry: $who and I agree on $aboutm, {completely, up to the paper|in everything but the vote}
earnest: I {lied to $whom|told $whom a lie}: I {won't write $aboutm|said $aboutm and mean \
another}{, and I don't like it|}
blunt: lied to $whom. {Not $aboutm|I won't write $aboutm|$about stays off my paper}
cool: for $whom, $aboutm. {In fact, another|The vote goes elsewhere}
broad: to please $whom I nodded at $abouts name {like a donkey at oats|till my neck cracked}, and \
I'll write another!
warm: {I'd rather please $whom than quarrel|I like $whom too well for a no}, so I said $aboutm, \
{but I'll write another|and mean somebody else}
roundabout: it will have sounded like a yes to $whom, {as it was meant to|and no wonder}, but {it \
won't be $aboutm|$aboutm I shan't write}
== note:pretended+
it came out {smooth|easily}, {which worries me|I'd have liked to stumble}
{it need only last till the count|a thin one, but it has only to hold till the vote}
I'd better have {an answer|a face} ready {when it's read out|for afterwards}
{better a yes than a quarrel|a no would've cost me more}
{remember exactly what I said|a lie wants looking after}
half of it was {kindness|good manners|tiredness|habit}, the other half {was fear|I'd rather not \
look at|was the hour|I'll account for later}
{no bigger than what one says of bad soup|at home I've told bigger ones about a fish}
dry: {I'd have believed me|I was rather good}
earnest: {I shouldn't like to be given such a yes|I was brought up otherwise}
cool: {cheaper than a no|useful till it's counted}
broad: {my nose should reach the water by now|may the crabs have my tongue}
blunt: {a lie, so be it|I lied and I'd do it again}
warm: {I'll be nice tomorrow to make up for it|I'd sooner have told the truth and shared a blanket}
roundabout: {there's lying, and there's not saying everything|one might call it tact}
== note:planted
gave $whom a name to carry: $aboutm. {Mine's another|It isn't the one I'll write}
$who {believes|thinks} I'm after $aboutm. {I said so myself|My own doing}
{threw out|laid out} $abouts name for $whom, {and it was picked up|and it was taken for mine}
it was I who said $aboutm to $whom, {and I don't mean it|and another will be on my paper}
to $whom I said $aboutm, {so that the real name stays with me|the real one I kept back}
a false {name|trail} for $whom: $aboutm. {Taken|Followed at once}
{talked $aboutm up to $whom|sold $whom on $aboutm}, {and shan't write it|and my paper will say \
otherwise}
dry: I lent $whom a name I don't use{ myself|}: $aboutm
blunt: told $whom it's $aboutm. {Not true|I'll write another}
earnest: I named $aboutm to $whom and meant somebody else, {and I don't feel good about it|and it \
was too easy}
cool: $aboutm as {cover|a decoy} with $whom: {accepted|it holds so far}
broad: I waved $aboutm about {like a red cloth|like a fish}, and $who came running!
warm: I {like $whom too well to say the true name|didn't want to hurt $whom with the true name}, \
so I said $aboutm
roundabout: {one needn't say everything|there's a name one says and a name one has}, and to $whom \
I said $aboutm
== note:planted+
{it need only hold till the count|it'll do till the papers are read}
{remember what I told whom|one more thing to remember}
{one name for the day, another for the night|talk is one thing, paper another}
{nobody asked me twice|no question came after}
dry: {I nearly believed me|I'd have voted for it}
earnest: {it isn't a habit, I hope|I'll have to answer for that}
cool: {it costs nothing|useful}
blunt: {a lie|it was needed}
== note:wants
$who {<wants/want> $aboutm out|would write $aboutm|<has/have> it in for $aboutm}{, {quite \
openly|not very loud|so I'm told to my face}|}
$abouts name, {brought by|from|out of the mouth of} $whom
the name {brought by|from|out of the mouth of} $whom: $aboutm
$aboutm, {if it's up to|according to} $whom{, {that much was clear|so I heard}|}
$who came {with|and said} a name: $aboutm{. {Slept on it, by the look|Not the first time}|}
{heard|noted}: $who {<wants/want> $aboutm out|<is/are/am> after $aboutm}{, {not \
loudly|and looking for help}|}
{against $aboutm|who'd write $aboutm}: $whom, {for one|so far|at the latest since noon}
$who {pushed|tried} a name on me: $aboutm
{asked $whom for a name|I let $whom talk}: {it's|the answer's} $aboutm
$who {<wants/want> company|<is/are/am> counting hands} against $aboutm
{I wasn't asked, I was told|it was put to me nicely}: $aboutm, by $whom
blunt: $whom: $aboutm out
dry: $who {<has/have> a favourite|<is/are/am> fond of a name|<finds/find> one of us surplus}: \
$aboutm
earnest: $who {asked me for $aboutm|said $aboutm, and it sat badly}
cool: $who {<leans/lean> to|<votes/vote>} $aboutm, {probably|likely}
broad: $who {spat the name out|nearly sang it}: $aboutm!
roundabout: $who {went a long way round to say|would never say it straight, but meant} $aboutm
somebody wants $aboutm out: {remember who said it, $whom|$whom, for one}
== note:wants+
{I didn't bite|I nodded at nothing}
{not mine, but keep it in mind|might be useful later}
{who put that in that head|somebody's been at work there}
{there's more where that came from|I'll have it in my ear all evening}
{tell nobody yet|who else knows}
{it could do|there are worse names}
{better that one than me|could be me the day after}
{ask around, softly|see who says it next}
{it isn't my paper yet|nothing's counted yet}
{a name said is half a vote|one vote isn't a count}
{I didn't like the smile with it|it was said without malice}
{I owe nothing there|careful, I like the one it's about}
{say it back to nobody|I may say it elsewhere}
{find out who else was asked|I wasn't the first one asked}
{I looked at my feet|I scrubbed on}
{it's a plan, at least|more than I've got}
dry: {charming|I'll alert the papers}
earnest: {I'd not thought of that one|I don't feel good about it}
cool: {file it|no decision yet}
broad: {good heavens|what a viper}
blunt: {no|maybe}
roundabout: {one could see it that way|there may be something in it, or not}
== note:doubt
{I don't believe|I'm not sure of|can't make out} $aboutm{, {not today|not after this talk|and \
I've tried}|}
$about {talks too easily|smiles too much|looks away at names|is too pleasant by half}{. \
{Watch it|Again today}|}
{check|watch|ask others about} $aboutm{ before the vote| from now on|}
$about, {hm|I wonder|careful}: {every word a bit too smooth|what was \
that about}
{something's off with|I'd not lean on|no weight on} $aboutm{ tonight| yet|}
{said one thing and stood like another|the words were fine, the hands weren't}: $about
{half of it|a third of it|most of it} {from|out of} $aboutm I'd throw back
blunt: $about lies. {I think|Probably}
dry: $about {told me the truth once, I was there|could sell sand here}
earnest: I want to {trust $aboutm and can't|be fair to $aboutm, and still}
cool: $aboutm: {unreliable|don't count that vote}
broad: $about {is so sweet that none of it can be true|acts like a bad uncle}!
roundabout: {I may be wrong, one often is, but|it's only a smell, and yet} $aboutm I don't quite \
believe
== note:doubt+
{don't tell them anything more|tell them something false and see where it turns up}
{I've been wrong before|I've a nose for it}
{who are they really with|somebody pays better than I do}
{I smiled back|I thanked them kindly}
{one slip and it's their name|keep it for the day I need it}
{count without that one|no plan hangs on it}
{look where they sit tonight|see who they walk with}
{I'd like to be wrong|it's a pity}
{said too much myself|I kept my own cards shut}
{they looked tired, maybe it's that|it may be only hunger}
== note:certain
$about {is with me|holds|stays}{, {I'd bet on it|as far as I can see}|}
{sure of|can count on|no worry about} $aboutm{ tonight|}
$r: $about is {safe ground|one of mine}
== note:certain+
{one to keep|take that one along}
{it's rare enough|good to have it written down}
{I'd do the same back|don't wear it out}
{that's one in the count|a vote I needn't ask for}
{it's the hands, they don't lie|never once late with the wood}
== note:nothing
{nothing in it|only weather}{, {again|pleasant enough}|}
{talk and no names|nobody said anything}{, {both careful|both tired}|}
{kind words, no vote|we circled each other}{ for an hour| and the pot|}
== note:nothing+
{next time I ask|somebody has to begin}
{we both waited|I could have said a name}
{at least it was warm|the soup was talked through}
{not wasted, one hears a voice|wasted, mostly}
{try elsewhere|leave it till tomorrow}
== note:sure
{it's $aboutm tonight|tonight it's $aboutm}{, not me| for certain|, by $whos word}
{it's to be $aboutm|it'll be $aboutm}{, that's settled|, so I can sleep|, according \
to $whom|, unless $who made it up}
{not me, then|safe|I'm out of it}: {it's $aboutm|$aboutm instead}{, from $whom|}
{I had it from $whom|from $whom, plainly|$whom let it out}: $aboutm{ tonight| and nobody else|}
{$aboutm, and I needn't worry|nobody wants me: it's $aboutm}{, if I heard $whom right|, so I have \
it from $whom|}
{not my name tonight|they want somebody else}, {as I had it from|by the look of} \
$whom: $aboutm
{a promise and a name from $whom|two things from $whom, I'm safe and the name}: $aboutm
{with $whom it's clear|clear words from $whom}: I stay, {the name is|they write} $aboutm
{both good news|one good, one sad}, from $whom: {I'm safe, it's|not me but} $aboutm
blunt: {they write $aboutm|it's $aboutm}, {not me|I have it from $whom}
dry: {there's a plan, I'm not in it|somebody's packing and it isn't me}: $aboutm
earnest: $who {let me breathe|took a weight off me}: it's $aboutm, and not me
cool: from $whom: {target $aboutm, me clear|$aboutm tonight, me no}
broad: I live! {Bless $whom, it's|It's} $aboutm!
roundabout: {if one reads $whom rightly|taking $whom at half the word}, it's $aboutm and hardly me
== note:sure+
{I'll unpack my bag|keep the bag packed anyhow}
{tonight I'd like to look calm|I breathe a little easier}
{it felt like the first dry sock|I ate better after it}
{poor thing|I felt for that one a minute}
{don't grin at the fire|look worried all the same}
{unless it turns by dark|these things turn quickly}
{that's a night bought|one more morning}
{I've heard such things before|people have been sure before}
{I asked nothing more|didn't ask who'd be next}
{next round is another matter|think of the day after}
{I owe that one thanks|that was worth the walk}
{I could have kissed the pot|my knees were glad of it}
{ask who's after that|and after that one, who}
{it can't be repeated, or it's gone|I keep it to myself}
dry: {I may plan breakfast|I'll try to look bereaved}
earnest: {I'm ashamed how light I felt|I'm grateful, and I ought to have said so}
cool: {taken as seventy in a hundred|second source needed}
broad: {sing, my belly|I could dance}
blunt: {good|finally}
"""
