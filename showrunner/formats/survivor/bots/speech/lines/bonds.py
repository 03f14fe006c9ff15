"""What backs a move out of talks, promises and votes; pools are named as in `feats.py`."""

BONDS = """
== pair
$who and $other went off to talk{ today|}
$who and $other {were away together|went off on their own} today
I saw $whom with $otherm today, {going off on their own|off to talk somewhere}
$who {went off with|went for a talk with} $otherm today
$who and $other {had something to talk over|found something to talk about} today
$who and $other {walked down to the boat|went behind the rocks} to talk
$who {waited for $otherm|caught $otherm at the water} and they talked
today $who {had a word with|talked to} $otherm
dry: $who and $other {went to look at the view together|took the long way to the water} today
broad: $who and $other {slipped off like two thieves with one sack|ran off together, bless them}
earnest: $who and $other went off today, and {I'd like to think it was nothing|I tried not to mind}
cool: $who talked with $otherm today, {I noted it|on their own}
blunt: $who and $other {went off today|had a talk today}, without us
== pair.bit
went off with $otherm{ today|}
had a talk with $otherm{, and without us|}
== pair+
{two like that count as one, and as two at the vote|nobody whispers about firewood}
{part them and it's quiet here|split them before they're four}
{I don't want to be what they talk about|there's a plan in that and I'm not on it}
broad: {by the time they're done we'll both be soup|they'll have us carved up by supper}
cool: {take one, and the other needs friends|two papers, and we know both}
== stranger
$who and I have hardly {talked|said ten words}
I {don't know|can't read} $whom{ at all|}
$who <has/have> never {sat down with me|sought me out}
there's {hardly been a word|nothing yet} between $whom and me
$who and I {have never shared so much as a log|nod and no more}
if you asked me what {goes on in $whom|$who <wants/want>}, I couldn't tell you
dry: $who and I {know each other from the queue for water|have a wonderful silence together}
broad: $who and I {have never shared a laugh, and I laugh with trees|are like two islands}
earnest: {I've tried to|I should} talk with $whom and {it never comes to it|haven't had ten words}
cool: {I have nothing on|no line to} $whom, {not a single talk|we've never sat down}
== stranger.you
you and I have hardly talked
I {don't know|can't read} you {yet|at all}
there's hardly been a word between us
there isn't {a log|a bowl of rice} that we two have shared
we two {nod at each other|say good morning}, no more
{I couldn't say|ask me} what you want, {I've no idea|and I'd have to guess}
== stranger.me
I've {hardly talked with|kept to myself among} {half of them|some of you}
{there are people here|there's more than one} I've never sat down with
== stranger.bit
{hardly a word|not one talk} between us
{a stranger to me|I can't read that face}
== stranger+
{I can't leave that to luck|with a stranger one never knows where the paper lands}
{it's easier to write somebody one doesn't know|I'd miss others more}
{I'd not know whom I'm sorry for|nobody can say what that one wants}
== close_to
$who <is/are/am> close to $otherm
$who {often <walks/walk> with|<is/are/am> often off somewhere with} $otherm
$who and $other {stick together|are a pair}
what $other <o:wants/want>, $who {<does/do>|<votes/vote>}
{where $other goes|when $other laughs}, $who <isn't/aren't/am not> far
$who <tells/tell> $otherm everything
dry: $who and $other {could share a hat|finish each other's rice}
broad: $who and $other {are glued|stick like burnt rice}
cool: $who and $other: {that's one bloc|two papers, one head}
earnest: $who {really cares for|means it with} $otherm, {which is nice, and our trouble|I don't \
blame anyone}
== close_to.bit
{tied|close} to $otherm
{runs with|belongs to} $otherm
== close_to+
{so whoever lets one stay has two against them|that's two votes on one string}
{I'd rather cut it now than later|take one away and the other comes to us}
{I'd part them while it's still polite|with both of them here there's always a third chair missing}
== popular
$who <talks/talk> with everybody
{everybody|the whole camp} {tells $whom everything|likes $whom}
there's nobody here who doesn't {talk to|sit with} $whom
$who <has/have> a {chair|word} at every fire
{there's always somebody|they're all} sitting with $whom
{by evening|before supper} $who <has/have> been {through the whole camp|with each of us}
dry: everybody likes $whom, {I've tried not to and failed|it must be exhausting}
broad: $who <is/are/am> {everybody's darling|kissed by the whole beach}
cool: $who {<has/have> a line to everyone|<knows/know> all the names on all the papers}
== popular.bit
{friends with everybody|everybody's friend}
{talks to all of us|hears everything}
== popular+
{and who'd beat that in front of a jury|that's a whole jury in the making}
{whoever everybody likes ends up deciding for everybody|one doesn't win against that}
{by the time we notice we'll all be guests here|it's lovely till they count}
dry: {I'd vote for that one myself, which is the problem|nobody dislikes that one, so let's be \
quick}
== named_me
$who said my name
$who wants my name written{, {I'm told|I've been told}|}
$other <o:tells/tell> me $who said my name
{it was $who who|I hear $who} brought up my name
{when my name was said, it was|the one who put my name about was} $whom
I know now {who wants me gone|who's been saying my name}: $whom
dry: $who said my name, {pronounced it well, too|and not to call me for supper}
broad: $who said my name, {mine, after all that soup|with that mouth that ate my fish}
earnest: $who said my name, and {I'd thought we were all right|it hurt more than I expected}
cool: $who said my name{. I have it from two sides|, and it's been confirmed}
== named_me.you
you said my name
my name came from you, {I'm told|$other says}
$other tells me you said my name
== named_me.me
my {own |}name's been {said|going round}
{I've heard|they've let me hear} my name
== named_me.bit
{said my name|my name in that mouth}
{wants me out|it's me or that one}
== named_me+
{so you see I haven't much choice|it's that one or me}
{I'd be stupid to sleep on it|I don't wait to be written}
{I'd have left that one alone, too|and I thought I'd more time}
earnest: {I don't like voting out of fear, but there it is|I never wanted it like this}
== said_by
$other would write {$whos name|$whom}, too
$other {<o:is/are/am> with me|<o:agrees/agree> with me} on $whom
{I'm not alone in it|it isn't only me}: $other would write $whom
that makes {$otherm and me|two papers, $others and mine,} on $whom
{ask $otherm|listen to $otherm}: same name, $whom
$other and I {want the same|are of one mind}: $whom
cool: $other {<o:has/have> that name as well|<o:is/are/am> there already}: $whom
broad: $other and I {sing the same song|are in one boat with it}: $whom
== said_by.you
$other {said|has said} your name{, in plain words|}
$other wants you out{, {and says so|and isn't joking|I have it from nearby}|}
$other said your name {out loud|and went on eating|without blushing}
$other said your name today{. I don't make things up|}
cool: $other wants you out. {I don't guess|It's confirmed}
dry: $other said your name, {with a mouth full of rice|like somebody ordering soup}
dry: $other wants you out, {but said it very politely|between two mouthfuls}
earnest: $other wants you out, and {it made my stomach turn|I didn't know where to look}
== said_by.bit
{$other <o:agrees/agree>|$other would, too}
{ask $otherm|that makes $otherm and me}
== said_by+
{so there's a vote already besides mine|so it isn't only my idea of a good night}
{with you it's three|it only needs one more}
{two of us can't both be dreaming|that makes my hand lighter}
== lied
$who lied to me about $otherm
$who told me {a thing|a story} about $otherm, and it {wasn't true|was a lie}
what $who said to me about $otherm was a lie
I {caught|found} $whom lying about $otherm
{I asked around, and|it took me a day to see it, but} $who lied to me about $otherm
{it was about $otherm, and|about $otherm, of all people,} $who told me {a lie|the opposite of \
what was true}
dry: $who lied to me about $otherm, {with real talent|and I thanked for it}
broad: $who lied to me about $otherm, {straight-faced as a fish|with a smile from ear to ear}
earnest: $who lied to me about $otherm, and {I'd have forgiven the truth|I still don't know why}
blunt: $who lied about $otherm. {To me|I checked}
== lied.alone
$who {lied to me|told me a lie}
$who told me {a thing|a story}, and it {wasn't true|was a lie}
what $who said to me was a lie
I {caught|found} $whom lying
dry: $who lied to me, {with real talent|and I thanked for it}
broad: $who lied to me, {straight-faced as a fish|with a smile from ear to ear}
earnest: $who lied to me, and {I'd have forgiven the truth|I still don't know why}
blunt: $who lied. {To me|I checked}
== lied.you
you lied to me about $otherm
you told me {something|a story} about $otherm, and it {wasn't true|was a lie}
what you said to me about $otherm {wasn't true|was a lie}
{I asked $otherm, and|I've asked around, and} what you told me {about $otherm was a lie|there \
isn't true}
about $otherm you {told me a fairy tale|lied to me}
== lied.you.alone
you lied to me
you told me {something|a story}, and it {wasn't true|was a lie}
what you said to me {wasn't true|was a lie}
== lied.bit
{lied|lied to me}
{a liar|lies to my face}
== lied+
{once is once too often|who does it once, does it again}
{today to me, tomorrow to you|I can't plan with somebody like that}
{I can eat with a liar, I can't plan with one|next it's your ear}
== broke
$who broke a promise {to me|I'd relied on}
$who promised me {a vote|something} and {did another thing|forgot it when it counted}
$who gave me a {yes|promise} and took it back
{$whos promise|what $who promised me} {was worth nothing|didn't hold}
{there was a promise and $who dropped it|I had a word from $whom and it melted}
$who {shook on it|said yes to me} and did the other thing
dry: $who promised me something, {and what I got was experience|and then had a busy evening|and \
I've kept the wrapping|and it lasted nearly till supper|and I'd already made room for \
it|and it must have blown away}
broad: $who {swore it on everything|promised me the moon}, and broke it before the rice was done
earnest: $who promised me, and {I had believed it to the last minute|I waited for it, and it \
didn't come}
cool: $who broke a promise to me. {Once is a number, too|That's on the books}
== broke.me
I broke a promise
I didn't keep my word
== broke.bit
{broke a promise|doesn't keep promises}
{promised me and didn't do it|no word kept}
== broke+
{and you're next in line for a promise|I don't give that twice}
{one can't build on that|a word from there is smoke}
{I've one cheek left and I'm keeping it|my hand's been taken once, that's enough}
== kept
$who kept {a promise to me|what was promised to me}
$who {did what was promised to me|stood by a word given to me}{, when it would've been easy not \
to|}
what $who promised me {held|stood, rain or no rain}
$who promised and {did it|kept it}
{there was a promise and $who held it|I had a word from $whom and it was good}
$who could have {turned on me and didn't|broken a promise to me, and kept it}
== kept.me
I kept my word{, {every time it counted|to those I gave it to}|}
what I promised I {did|held to}
nobody can say I promised and didn't {do it|turn up}
== kept.bit
{keeps a promise|kept the promise}
== kept+
{that makes a juror nod|people will pay that back at the end}
== voted_with
$who voted {as we agreed|the way we said}
$who {stood by the plan|wrote the name we'd agreed}
{when it was counted|at the vote} $who <was/were/was> with me
{I counted, and|when they read it out,} $who <was/were/was> where we'd said
$whos paper said what {we'd agreed|it was meant to say}
== voted_with.bit
{voted with us|stood by the plan}
== voted_with+
{that one holds to plans, and not only to ours|a good soldier is somebody's good soldier}
== blindside
$other went home {without warning|and never saw it coming}
$other never had a hint, and {I lie awake over that|it keeps me awake}
{I keep thinking of|I still think about} $otherm, gone between supper and dark
I {can still hear|miss hearing} $otherm laugh{ at breakfast|}
$other {went from the pot to the path in an hour|got no goodbye, only a count}
I {didn't get to say|never said} goodbye to $otherm
dry: $other {went home in the middle of a story|<o:was/were/was> making plans for the week}, \
{rather touchingly|as one does}
broad: $other went {out like a lamp|like a coconut off the tree}, {just like that|so quickly}
earnest: $other {never knew|trusted all of us}, and I {haven't got used to it|can't forget that}
cool: $other had no warning, {it was clean work|and it was over in a minute}
== blindside+
{that's how it's done here|so say nothing and write}
{that can be me or you tomorrow|somebody planned that, and it wasn't us}
{I didn't hear it coming either, and I was listening|we should be the ones who know, for once}
== gone
{it's one fewer|they're one fewer} in the other {team|camp} now, $other <o:is/are/am> on the way \
home
$other <o:is/are/am> going home from the other {team|camp}{, so they tell me|}
the other team {is without $otherm now|goes on without $otherm}
{over there|in the other camp} they're one fewer now, without $otherm
we won't {meet|see} $otherm again, {the other team has had its vote|that was the other team's vote}
{I'm told|they tell me|I hear} $other <o:is/are/am> {with the other team no more|going home, from \
the other team}
the other camp {is one smaller now|sleeps with more room now}, without $otherm
they've had a vote in the other camp, and {they miss $otherm at breakfast now|$other \
<o:is/are/am> on the boat}
dry: the other team has {found it can spare $otherm|decided to eat without $otherm}
earnest: I was {sorry|sad} to hear about $otherm, {the other team's loss|from the other team}
blunt: no $other in the other team any more, {by vote|gone}
cool: the other team counts one fewer now, without $otherm{, so I hear|}
broad: the other team has {tipped $otherm into the sea|shown $otherm the way home}
warm: poor $other, {on the way home already, from the other team|I'd have lent that one my \
blanket, over in the other team}
roundabout: it {seems|would appear} the other team {does without $otherm now|has let go of $otherm}
== votes
$who {got|had} $w #vote/votes last time
there #was/were $w #vote/votes {against|on} $whom{ already|}
$w #paper/papers {said|had} $whom last time
$whos name came up $times {in the count|when they counted}
{the paper had that name already|last count}: $w #vote/votes for $whom
$w of us {thought it|got there} before me, and wrote $whom
dry: there #was/were $w #vote/votes for $whom {last time|already}, {so the spelling's known|which \
is a start}
cool: $w #vote/votes on $whom last time: {a base|that's where one begins}
== votes.you
your name stood on $w #paper/papers last time
{last time|at the last count} there #was/were $w with your name on #it/them
$w of us {had|wrote} your name last time
{it was|there #was/were} $w #paper/papers for you{ last time|}, {and papers stay in the mind|and \
nobody's torn #it/them up}
dry: $w of us {practised|learnt to spell} your name last time
== votes.bit
{already|it was} $w #vote/votes last time
$w #vote/votes, {and still here|remember}
== votes+
{it only needs a few more|finish what's been started}
{the others will come along, they know the way|a name that's been written is easily written again}
{it's downhill from there|nobody has to be the first}
== strong_end
$who {<wins/win>|would win} {at the end|in the end}
{against $whom|beside $whom} nobody wins at the end
with $whom {in the last chair|at the end} the rest of us {may|can only} clap
the jury would {give it to|pick} $whom
{whoever sits beside $whom at the end {claps politely|loses}|I wouldn't want to sit beside $whom \
at the end}
{picture the last fire with $whom there|give $whom the last chair}: {it's over|nobody else wins}
dry: $who at the end: {I get to hold the flowers|we may clap in tune}
broad: $who at the end? {They'd carry $whom home on their shoulders|We'd be eaten, bones and all}
cool: {count the jury|run it through}: $who beats {each of us|you and me}
earnest: {I'd have to admit it|honestly}, $who would {beat me|deserve it} at the end
== strong_end.bit
{wins at the end|unbeatable at the end}
{nobody beats that at the end|the jury's darling}
== strong_end+
{I didn't come for second place|you can clap or you can win}
{then we've carried the winner on our backs|so it has to be before that}
{it's a nice face and I'd lose to it|I'm not building that chair for somebody else}
== useful
$who <is/are/am> {useful to|good for} us
we {need|can use} $whom
without $whom {we'd be worse off|we lose the next one}
$who <pulls/pull> {more than one share|for two}
{when there's something to lift|if the roof goes}, it's $who who <comes/come>
{I count on|half of what works here is} $whom
dry: $who <is/are/am> {some use, which makes one of us|the only reason the roof's a roof}
warm: $who {<looks/look> after all of us|<carries/carry> the heavy end and <says/say> nothing}
== useful.bit
{pulls for two|we need those hands}
== useful+
{useful today, and too strong tomorrow|even a good hand can write your name}
== loyal
$who <keeps/keep> a promise{, {large or small|rain or no rain}|}
$who {doesn't turn|<has/have> never turned} on {a friend|people}
{if $who <says/say> a thing, it holds|a word from $whom is a word}
{I've never caught|nobody's caught} $whom {breaking a word|telling two stories}
$who <stays/stay> where $who <says/say>
earnest: $who <has/have> {stood by a friend when it cost something|never let anyone down here}
dry: $who <keeps/keep> promises, {a bit out of fashion|it's almost embarrassing}
== loyal.you
you keep your word
you've never turned on a friend
a word from you is a word
== loyal.me
I keep my word
I've never turned on anyone I gave my hand
a word from me is a word
== loyal.bit
{loyal|holds to people}{, {and not for show|and that's rare here}|}
== loyal+
{one can build on that|there's somebody one needn't watch}
{I wouldn't throw that away|we'd miss that sooner than the pot}
== quiet
$who <is/are/am> {hard|not easy} to read
$who <talks/talk>, and {I'm none the wiser|I never learn a thing}
$who <takes/take> everything in and <lets/let> nothing out
$who could be thinking anything{, {and I'd be the last to know|how would I know}|}
{nobody knows|you never learn} what $who <thinks/think>
I {can't make out|wish I knew} what $who really <thinks/think>
$who <looks/look> on, and {the cards stay hidden|I can't tell what comes of it}
dry: $who <is/are/am> {a book with the pages stuck together|as easy to read as the kettle}
broad: $who <is/are/am> {shut like a clam|harder to open than a coconut}
cool: $who <misses/miss> nothing, and it never shows
earnest: $who <keeps/keep> it all inside, and {I never know if it's shyness|I can't tell what's \
behind it}
== quiet.you
you give {little|next to nothing} away
you're {hard|not easy} to read
nobody knows what you think
== quiet.me
I give {little|next to nothing} away
nobody knows what I think
== quiet.bit
{gives nothing away|hard to read}
{keeps it all inside|a shut door}
== quiet+
{the ones nobody can read are the ones who count|it's always the closed books left at the end}
{one day the plan comes out, and it's our name|showing nothing is a plan, too}
{I've never been hurt by somebody I could read|what isn't shown is being saved}
== few_left
there #is/are {only |just |}$w of us left
{we're|we are} down to $w{ of us| now|}
$w #is/are left{, {one feels it|so every paper weighs}|}
{out of so many|all told} $w of us #is/are {left|still here}
{I remember when there was no room at the fire, and now|look round}: $w of us
{another evening and there's room for everybody at the fire|count us, it's quick}: $w #is/are left
dry: $w #is/are left, {one can nearly be alone|the queue's got shorter}
broad: $w of us: {once it was a village|we rattle in here like peas}
earnest: there #is/are $w of us left, and {I look at each face now|each evening takes somebody}
cool: $w left: {every paper's a big share now|the sums get simple}
== few_left+
{from here every vote decides it|there's no room left for politeness}
{now or never, nearly|wait another round and we're the few}
{a mistake now can't be mended|I can see the end from here and who stands in it}
== jury
$other out there {sat|talked} with $whom often enough{, and has a vote now|}
$who may well have {friends|a friend} on the jury, {$other for one|think of $otherm}
{the jury has somebody for|somebody out there may be fond of} $whom, {I think of $otherm|$other, \
I'd say}
$other and $who were {thick as two coats of paint|often seen together}, and one of them's {a \
juror|on the jury} now
I'd {count|put down} {one vote|a friend} for $whom out there: $other
dry: $who {<has/have> a fan out there, if I saw right|can count on a fan out there, I'd think}: \
$other
cool: $other on the jury {probably goes to|I'd put down for} $whom
broad: $other out there {would crown|would carry} $whom, {I'd bet my hat|you mark my words}
== jury.alone
{the jury likes|they're fond out there of} $whom
$who <has/have> {friends|a friend or two} on the jury
{out there they think well of|the ones who've gone still like} $whom
== jury.bit
{$other out there would vote for that one|the jury's friend}
{already won the jury|loved out there}
== jury+
{one vote's lost before we even sit down|that's a chair we can't win against}
{I'd rather not start a speech one down|they'll clap before we've opened our mouths}
== safe
$who <is/are/am> {safe|immune}{ tonight|}
nobody can {write|touch} $whom {tonight|today}
{this time|tonight} $who {can't be voted out|sits there untouchable}
{no use looking at|forget} $whom, {that one's|it's all} safe {tonight|this time}
== safe+
{so it has to be another|so we look further down the list}
== together
{there #is/are|we're} $w of us who #votes/vote as one
$w of us {#writes/write the same name|#votes/vote together}
we {have|count} $w {votes|hands} together
{with us|all told} it's $w who'll write the same
{counting you|if we hold}, {there #is/are|it's} $w of us
$w #paper/papers with one name: {that's what we have|that's us}
dry: $w of us vote as one, {if nobody sneezes|which is nearly a choir}
cool: $w of us {hold|on one name}: {that's a fact|it can be counted}
earnest: there #is/are $w of us together, {and I mean to keep to it|and I believe in it}
== together+
{it's enough|with you it's one more}
{so it isn't a wish, it's a count|that carries it}
{nobody has to be brave alone|and they don't know it yet}
"""
