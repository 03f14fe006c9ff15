"""What backs a move: clauses, `.bit` right after the name, `+` what follows from it against one.

`.me` and `.you` are for reasons about oneself and the listener where the common ones do not fit.
"""

REASONS = """
== wins
$who <has/have> won $times{ already| by now| while we watched|}
$who won $times{, {and it wasn't luck|fair and square}|}
{there #is/are|I count} $w #win/wins {on $whos side|next to $whos name}
$whos {tally|score} stands at $w #win/wins
{it's|that makes} $w #competition/competitions for $whom{ now|}
== wins.bit
$w #win/wins{, {that's no luck|and counting}|}
{won $times|$times at the front}, {and still hungry|and not even tired}
{count|look}: $w #win/wins
== wins+
{you don't beat that at the end|who of us stops that later}
{that sort is safe whenever it matters|one day the prize is all of it}
{give it another week and nobody can|each time it's a little less of a surprise}
the day that one loses, we must be ready
== result
$who {came out with|made|rolled} $n{ in the last one| last time|}
$who <has/have> $n {to show for the last one|from the last competition}
{last time|in the last one} $who got $n{, {no more and no less|I remember it}|}
it was $n for $whom {last time|in the last competition}
== result.bit
$n {last time|in the last one}{, remember|}
{think of that|remember the} $n
== result+
{that number doesn't lie|a number like that makes a vote}
{it'll be like that the next time, too|you saw it yourself}
== beat
$who beat $otherm by $n
$who {left $otherm behind|finished ahead of $otherm} by $n
between $whom and $otherm it was $n
$who had $n more than $otherm{ in the end|}
== beat.bit
{beat|outdid} $otherm by $n
by $n, {and that was|against} $otherm
== beat+
{and I'd not have thought anybody could|so much for our favourite}
{next time it's one of us by as much|it could be you there, or me}
== topped
$who won the last one{, {and slept like a child|with something left over}|}
$who came first {last time|in the last competition}
{nobody came near|the last prize went to} $whom{ last time|}
the last win {went to|was} $whoms
== topped.bit
{won|first} {last time|in the last one}
{came first|took it}, {last time out|just now}
== topped+
{and it'll be the same next time|who wins once likes the taste}
{now's the moment, before the next one|next time there may be no getting at that one}
== last
$who came last{ last time|} with $n
$who finished {at the bottom|behind everybody} with $n
{nobody had less than|the end of the list was} $whos $n
with $n $who <was/were/was> last{ of us all|}
== last.bit
last{ of all|}, with $n
$n, {and that was last|the least of all}
== last+
{we lose because somebody does|it drags all of us down}
{with that we go to every vote|we can't carry that much longer}
== fed
$who brought $n food{ today| in|}
$who came back with $n food{, {when the rest of us had little|and carried it alone}|}
$who put $n food {in the pot|by the fire}
we {ate|eat} because $who brought $n
== fed.bit
$n food{, {on that back|and no fuss made}|}
{brought|carried in} $n
== fed+
{and everyone thanks that one, which is the trouble|people vote for whoever feeds them}
{that buys a lot of friends|a full bowl makes a jury soft}
== empty
$who brought {nothing|no food}{ today| at all|}
$who came back {with empty hands|empty-handed}
not {a fish|a root|one coconut} came {from $whom|in with $whom}
$who went out {all day|for hours} and brought nothing
== empty.bit
{brought nothing|empty hands}{ today|}
nothing in the basket{, {not a root|and a full bowl after}|}
== empty+
{and held out the bowl like the rest of us|it's we who go short for it}
{I gather for two, it seems|somebody eats and somebody carries}
== little
$who brought $n food{ and that was all| today|}
$who came back with $n{ food|}{, {and ate like us|and sat down}|}
{only|all of} $n food came from $whom
$whos basket {held|had} $n{ in it|}
== little.bit
$n food{, {that's a mouthful|and that's kindly counted}|}
{brought|came with} $n
== little+
{we can't live off that|that isn't even the own bowl}
{I'd be ashamed, at least a little|the pot remembers}
== hungry
we're $n food short
there's $n food {missing|too little} {in the camp|for tomorrow}
the {camp|pot} is $n short{, {and everyone knows it|and it shows in the faces}|}
{by tomorrow|tonight} we lack $n food
== hungry+
{we can't feed people who don't gather|one mouth less is one mouth less}
{hunger votes, too|nobody's patient on that}
== plenty
{we've got|there's} $n food to spare
{for once|just now} {there's|we have} $n food {too much|more than we need}
the {pot's|camp's} $n ahead{, {imagine|and nobody's fighting over it}|}
== plenty+
{so we can afford to think of the end|nobody's needed for the pot now}
{food isn't a reason to keep anybody|hands we have enough}
== worn
I {carry|have} $w #counter/counters {of this|of wear} {in my bones|on me}
I'm down {by|with} $w #counter/counters, {and I feel each|my knees say so}
{it's|that's} $w #counter/counters on me {now|and you can see it}
== worn+
{I can't wait for the good moment|I need this one now}
{so I can't win my way out of it|it's votes or nothing for me}
== pair
$who and $other went off to talk{ again|}
$who and $other {were away together|sat apart and talked}{ today|}
{I saw|there were} $who and $other, {heads together|off behind the trees}
$who {took $otherm aside|went off with $otherm}
== pair.bit
{always off|forever walking} with $otherm
{whispering|thick} with $otherm
== pair+
{two like that count as one, and as two at the vote|nobody whispers about firewood}
{part them and it's quiet here|split them before they're four}
== stranger
$who and I have hardly {talked|said ten words}
I {don't know|can't read} $whom{ at all|}
{in all these days|up to now} $who <has/have> never {sat down with|sought out} me
there's {hardly been a word|nothing yet} between $whom and me
== stranger.you
you and I have hardly talked
I {don't know|can't read} you {yet|at all}
there's hardly been a word between us
== stranger.bit
{hardly a word|not one talk} between us
{a stranger to me|I can't read that face}
== stranger+
{I can't leave that to luck|with a stranger one never knows where the paper lands}
{it's easier to write somebody one doesn't know|I'd miss others more}
== close_to
$who <is/are/am> close to $otherm
$who {won't|would never} write $otherm
$who and $other {stick together|are a pair}
what $other <o:wants/want>, $who {<does/do>|<votes/vote>}
== close_to.bit
{tied|close} to $otherm
{runs with|belongs to} $otherm
== close_to+
{so whoever lets one stay has two against them|that's two votes on one string}
{I'd rather cut it now than later|take one away and the other comes to us}
== popular
$who <talks/talk> with everybody
{everybody|the whole camp} {tells $whom everything|likes $whom}
there's nobody here who doesn't {talk to|sit with} $whom
$who <has/have> a {chair|word} at every fire
== popular.bit
{friends with everybody|everybody's friend}
{talks to all of us|hears everything}
== popular+
{and who'd beat that in front of a jury|that's a whole jury in the making}
{whoever everybody likes ends up deciding for everybody|one doesn't win against that}
== named_me
$who said my name
$who wants my name written{, {I'm told|I've been told}|}
$other <o:tells/tell> me $who said my name
{it was $who who|I hear $who} brought up my name
== named_me.you
you said my name
my name came from you, {I'm told|$other says}
$other tells me you said my name
== named_me.bit
{said my name|my name in that mouth}
{wants me out|it's me or that one}
== named_me+
{so you see I haven't much choice|it's that one or me}
{I'd be stupid to sleep on it|I don't wait to be written}
== said_by
$other {<o:has/have>|already} said {$whos name|$whom}, too
$other {would write|<o:wants/want>} $whom{ as well|, too}
{I'm not alone in it|it isn't only me}: $other said $whom
{from $otherm|out of $others mouth} I heard {$whos name|the same name}: $whom
== said_by.bit
{$other said so, too|$other would, too}
{ask $otherm|I have it from $otherm, too}
== said_by+
{so there's a vote already|so we're not the first}
{with you it's three|it only needs one more}
== lied
$who lied to me{ about $otherm|}
$who told me {a thing|a story}{ about $otherm|}, and it {wasn't true|was a lie}
what $who said to me {about $otherm |}was a lie
I {caught $whom|found $whom} lying{ about $otherm|}
== lied.you
you lied to me{ about $otherm|}
you told me {something about $otherm|a story}, and it wasn't true
== lied.bit
{lied|lied to me}{ about $otherm|}
{a liar|lies to my face}
== lied+
{once is once too often|who does it once, does it again}
{today to me, tomorrow to you|I can't plan with somebody like that}
== broke
$who broke {a promise to|<their/your/my> word with} me
$who promised me {a vote|something} and {did another thing|forgot it overnight}
$who gave me {<their/your/my> hand|a promise} and took it back
{a promise of $whos|what $who promised me} {was worth nothing|didn't hold}
== broke.me
I broke a promise
I didn't keep my word
== broke.bit
{broke a promise|doesn't keep promises}
{promised me and didn't do it|no word kept}
== broke+
{and you're next in line for a promise|I don't give that twice}
{one can't build on that|a word from there is smoke}
== kept
$who kept <their/your/my> word{ to me|}
$who {did what <was said/you said/I said>|stood by it}{, when it would've been easy not to|}
what $who promised me {held|stood, rain or no rain}
$who promised and {did it|kept it}
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
== voted_with.bit
{voted with us|stood by the plan}
== voted_with+
{that one holds to plans, and not only to ours|a good soldier is somebody's good soldier}
== blindside
$other went home {without warning|and never saw it coming}
nobody told $otherm{, and then $other was gone|}
{look at|think of} $other: {gone between supper and dark|packed and gone, and no word said}
{one evening|at that vote} $other {was laughing, and then gone|sat there with no idea}
== blindside+
{that's how it's done here|so say nothing and write}
{that can be me or you tomorrow|somebody planned that, and it wasn't us}
== votes
$who {got|had} $w #vote/votes last time
there #was/were $w #vote/votes {against|on} $whom{ already|}
$w of us {wrote|have written} $whom {before|last time}
$whos name came up $times {in the count|when they counted}
== votes.bit
{already|it was} $w #vote/votes last time
$w #vote/votes, {and still here|remember}
== votes+
{it only needs a few more|finish what's been started}
{the others will come along, they know the way|a name that's been written is easily written again}
== strong_end
$who {<wins/win>|would win} {at the end|in the end}
{against $whom|beside $whom} nobody wins at the end
with $whom {in the last chair|at the end} the rest of us {may|can only} clap
the jury would {give it to|pick} $whom
== strong_end.bit
{wins at the end|unbeatable at the end}
{nobody beats that at the end|the jury's darling}
== strong_end+
{I didn't come for second place|you can clap or you can win}
{then we've carried the winner on our backs|so it has to be before that}
== useful
$who <is/are/am> {useful to|good for} us
we {need|can use} $whom
without $whom {we'd be worse off|we lose the next one}
$who <pulls/pull> {more than one share|for two}
== useful.bit
{pulls for two|we need those hands}
== useful+
{useful today, and too strong tomorrow|even a good hand can write your name}
== loyal
$who <keeps/keep> <their/your/my> word
$who {doesn't turn|<has/have> never turned} on {a friend|people}
{if $who <says/say> a thing, it holds|a word from $whom is a word}
== loyal.you
you keep your word
you've never turned on a friend
a word from you is a word
== loyal.me
I keep my word
I've never turned on anyone I gave my hand
a word from me is a word
== loyal.bit
{loyal|holds to people}, {only not to us|to the others}
== loyal+
{loyal, yes, but not to you and me|such people end up with everybody's thanks}
== quiet
$who <says/say> {little|next to nothing}
$who <sits/sit> there and {listens|watches|keeps quiet}
{nobody knows|you never learn} what $who <thinks/think>
== quiet.you
you say {little|next to nothing}
you're {quiet these days|the quiet one}
nobody knows what you think
== quiet.me
I say {little|next to nothing}
nobody knows what I think
== quiet.bit
{says nothing|sits and listens}
{quiet, and not because of shyness|too quiet}
== quiet+
{the ones who listen are the ones who count|it's always the quiet ones left at the end}
{one day that one opens the mouth, and it's our name|silence is a plan, too}
== few_left
there #is/are {only |just |}$w of us left
{we're|we are} down to $w{ of us| now|}
$w #is/are left{, {count them|so every paper weighs}|}
{out of so many|all told} $w of us #is/are {left|still here}
== few_left+
{from here every vote decides it|there's no room left for politeness}
{now or never, nearly|wait another round and we're the few}
== jury
$other out there likes $whom
$who <has/have> friends on the jury{, $other for one|}
{the jury likes|they're fond of} $whom{, {ask $otherm|$other above all}|}
== jury.bit
{$other out there would vote for that one|the jury's friend}
{has the jury already|loved out there}
== jury+
{one vote's lost before we even sit down|that's a chair we can't win against}
== idol
$who {may|might|could} {hold|have} a card
I {think|believe} $who <has/have> a card{ hidden|}
$who <looks/look> {too calm|very sure} for somebody without a card
== idol.bit
{may have a card|a card in the pocket, perhaps}
{too calm not to have a card|card or no card}
== idol+
{better to draw it out now|let it be played while it's cheap}
{one surprise less, either way|I'd rather know than guess}
== safe
$who <is/are/am> {safe|immune}{ tonight|}
nobody can {write|touch} $whom {tonight|today}
{this time|tonight} $who {can't be voted out|sits there untouchable}
== safe+
{so it has to be another|so we look further down the list}
== together
{there #is/are|we're} $w of us who #votes/vote as one
$w of us {#writes/write the same name|#votes/vote together}
we {have|count} $w {votes|hands} together
{with us|all told} it's $w who'll write the same
== together+
{it's enough|with you it's one more}
{so it isn't a wish, it's a count|that carries it}
"""
