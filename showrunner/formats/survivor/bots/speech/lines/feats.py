"""What backs a move, out of competitions and camp.

`.bit` comes right after the name, `+` says what follows from a reason against somebody; `.me` and
`.you` are about oneself and the listener, and `.alone` without a second person.
"""

FEATS = """
== wins
$who <has/have> won $times{ already| by now| while we watched|}
$who won $times{, {and it wasn't luck|fair and square}|}
{there #is/are|I count} $w #win/wins {on $whos side|next to $whos name}
$whos {tally|score} stands at $w #win/wins
{it's|that makes} $w #competition/competitions for $whom{ now|}
somebody has won $times now, and it's $whom{, {right before our eyes|and we clapped}|}
{take away the luck|let's be fair}: $who still won $times
dry: $who <has/have> won $times, {it's getting to be a habit|somebody should hide the prizes}
broad: $who <has/have> won $times, {$times, I tell you|the sand itself makes way}
earnest: $who <has/have> won $times, {and I can't say it wasn't deserved|and worked for it}
cool: $w #win/wins for $whom: that's the number to look at
roundabout: it must be $w #win/wins for $whom by now{, if one hasn't lost count|, not that one \
counts}
== wins.bit
$w #win/wins{, {that's no luck|and counting}|}
{won $times|$times at the front}, {and still hungry|and not even tired}
{count|look}: $w #win/wins
$w #win/wins. {Who'll stop the next one|And we carry the wood}
== wins+
{you don't beat that at the end|none of us stops that later}
{that sort is safe whenever it matters|one day the prize is all of it}
{give it another week and nobody can|each time it's a little less of a surprise}
the day that one loses, we must be ready
{the prizes pile up and we hold the door|I've clapped enough for one summer}
{somebody's got to be the first who stops clapping|luck like that isn't luck}
dry: {I'd like to see what second place feels like when it isn't mine|my hands are sore from \
clapping}
broad: {we might as well hand over our shoes|they'll be naming the beach next}
== result
$who {came out with|made|rolled} {only $n|$n and no more} today
$who <has/have> {no more than $n|just $n} to show for today's competition
in today's competition $who got $n{, {which is little|and it wasn't enough}|}
it was {only|a mere} $n for $whom today
I {still see|looked twice at} $whos $n today, {and it's a poor one|and it grew no bigger}
it came to $n for $whom today, {and that was all|and no more}
dry: $n for $whom today: {one doesn't frame that|the sea didn't applaud}
broad: $n for $whom today: {a poor thin little $n|one could weep}
cool: today's board says $n for $whom, {and that's low|which helps nobody}
earnest: $who {gave it everything|went at it}, I think, and it came to {only|no more than} $n today
== result.bit
{only|no more than} $n today
{think of that|remember the} $n{, and be honest|}
== result+
{one doesn't win with a day like that|a number like that makes a vote}
{it could be like that the next time, too|you can see it on the board}
{somebody has to make up for it|that leaves the work to the rest of us}
== beat
$who beat $otherm by $n{ today|}
$who {left $otherm behind|finished ahead of $otherm} by $n{ today|}
between $whom and $otherm it was $n{ today|}
{today|when it was over,} $who had $n more than $otherm
{it's there on today's board|today's board says it}: $who beat $otherm, and by $n
$other {<o:was/were/was>|lay} $n behind $whom {at the end of it|when it was over} today
dry: $who beat $otherm by $n today, {in case somebody missed it|and $other <o:is/are/am> still \
explaining}
broad: today $who {flattened|ran rings round} $otherm, by $n
cool: $who over $otherm by $n today: {that's the gap|write that down}
== beat.bit
$n {more than|in front of} $otherm
the one who {beat|left behind} $otherm by $n
== beat+
{and I'd not have thought anybody could|so much for our favourite}
{next time it's one of us by as much|it could be you there, or me}
{there's no shame in it, but there's a vote in it|you can't teach that away}
dry: {I'd rather beat that with a pencil|on paper we're all the same height}
== topped
$who won today{, {and <seems/seem/am> hardly tired|with something left over}|}
$who came first {today|in today's competition}
today's prize {went|belonged} to $whom
the win today {was $whos|had $whos name on it}
nobody {finished|stood} above $whom today
{there was one winner today|we all know who won today}: $whom
dry: $who won today, {and <has/have> mentioned it|in a modest way, loudly}
broad: $who {came in like a wave|swept over the beach} today
earnest: $who won today, and {I was happy about it for a minute|I can't say it wasn't earned}
== topped.you
you won today, {well done|and nobody gave it to you|and I clapped}
I was glad to see you {win|come in first} today
you came in first today, {and I was happy to see it|I shouted for you}
that was {a fine win|well won} today, {be proud of it|I mean it}
dry: you won today, {and I'll be quoting it as my own idea|I clapped till my hands hurt}
broad: you won today, {like a wave|like a storm}, I shouted myself hoarse
earnest: you won today, and I was {happy for you|glad for you}
== topped.bit
{won|first} today
{came first|took it}, {this very day|just now}
== topped+
{and it'll be the same next time|who wins once likes the taste}
{now's the moment, before the next one|next time there may be no getting at that one}
{somebody's getting comfortable up there|next prize, same hands}
cool: {not immune, so there's a window|tonight it's possible, tomorrow perhaps not}
dry: {winners are nicest on a bench|let the jury have the talent}
== last
$who came last{ today|} with $n
$who finished {at the bottom|behind everybody} today with $n
{nobody had less than|the end of today's list was} $whos $n
with $n $who <was/were/was> last{ of us all|} today
{look at the bottom of today's list|start reading from below}: $whom, with $n
{it wasn't close|nobody likes to say it}: $who came last today with $n
dry: $who came last today with $n, {but with a good attitude|somebody had to}
broad: $who came last today with $n, {the crabs were faster|and I've seen driftwood move better}
earnest: $who came last today with $n, {and I felt for that one|it happens, I know}
== last.bit
last{ of all|}, with $n
$n, {and that was last|the least of all}
== last+
{we lose because somebody does|it drags all of us down}
{with that we go to every vote|we can't carry that much longer}
{it isn't cruel, we all see it|the next one has teams in it or it doesn't, and we lose either way}
dry: {it'd be a mercy|the crabs will miss a rival}
== fed
$who brought $n food{ today| in|}
$who came back with $n food{, {and carried it alone|all of it on one back}|}
$who put $n food {in the pot|by the fire} today
{there'll be|there's} $n food more in the pot {because of|thanks to} $whom
$n food came in {on one back|out of one basket}, and all of it from $whom
dry: $who brought $n food, {others brought opinions|without once mentioning it}
broad: $who brought $n food, {I could've wept on it|a feast, a wedding}
warm: $who brought $n food {so that nobody had to ask|and put it down for all of us}
== fed.you
you brought $n food{ today|, I saw that}
you came back with $n food today{, {and I was glad to see it|good of you}|}
you brought $n food today, {and it was lovely to see|and I felt like singing}
$n food today, {and all of it from you|you carried that in}, {I won't forget it|I'm glad of it}
dry: you brought $n food, {I'll bring a spoon|and I'll find the appetite}
broad: you brought $n food, {a feast, a wedding|I could've wept for joy}
warm: you brought $n food, {bless that back of yours|so that nobody had to ask}
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
{the basket came back dry|we got nothing} from $whom
$who {walked about|came home} with {an empty basket|nothing to show}
dry: $who brought {a good appetite|plenty of air} and no food
broad: $who brought {nothing, nothing, not so much as a snail|as much as a hole in a bucket}
blunt: $who {didn't bring anything|brought nothing and sat down}
earnest: $who {may have tried, but|had all day and} brought nothing
== empty.bit
{brought nothing|empty hands}{ today|}
nothing in the basket{, {not a root|not a leaf}|}
== empty+
{and held out the bowl like the rest of us|it's we who go short for it}
{I gather for two, it seems|somebody eats and somebody carries}
{I've nothing against rest, but I've got a stomach|some let us fetch it}
dry: {even the gulls bring something|I'd invoice it}
== little
$who brought $n food{ and that was all| today|}
$who came back with $n{ food|}{, {and thought it enough|and sat down}|}
{only|all of} $n food came from $whom
$whos basket {held|had} $n{ in it|}
{one looks into the basket of $whom and finds|for a whole day, $who had} $n food
$n food {is what $who calls a day|in all came from $whom}
dry: $n food from $whom: {I've had more stuck in a tooth|shared with care it does one gull}
broad: $n food from $whom: {a tear in the sea|I've sneezed out more}
blunt: $n food from $whom. {Too little|That's not work}
== little.bit
$n food{, {that's a mouthful|and that's kindly counted}|}
{brought|came with} $n
== little+
{we can't live off that|that isn't even the own bowl}
{I'd be ashamed, at least a little|the pot remembers}
{that's a hand that saves itself|and nobody said sorry}
== hungry
we're $n food short
there's $n food {missing|too little} {in the camp|for tomorrow}
the {camp|pot} is $n short{, {as everyone knows|and it shows in the faces}|}
{by tomorrow|tonight} we lack $n food
{I've counted the rice, and|whichever way you share it out,} we're $n food short
{somebody goes to sleep hungry|there'll be long faces}: $n food {missing|too little}
dry: we're $n food short, {but rich in conversation|which is one way to get thin}
broad: we're $n food short, {I'll start on the furniture|my belt's eating me}
earnest: we're $n food short, and {I keep thinking who'll feel it first|I don't know how we'll \
share that}
warm: {none of us says it, but|everyone's giving the small bits away,} we're $n food short
== hungry+
{we can't feed people who don't gather|one mouth less is one mouth less}
{hunger votes, too|nobody's patient on that}
== plenty
{we've got|there's} $n food to spare
{at the moment|just now} {there's|we have} $n food {too much|more than we need}
the {pot's|camp's} $n ahead{, {imagine|and nobody's fighting over it}|}
{the pot's full and|we eat properly, and} there's {still |}$n to spare
{nobody'd have guessed it, but|you could almost relax,} we're $n food ahead
dry: there's $n food to spare, {and I hardly know what to complain about|we'll have to find \
another worry}
broad: there's $n food to spare, {my belly's singing|I could marry the pot}
== plenty+
{so we can afford to think of the end|nobody's needed for the pot now}
{food isn't a reason to keep anybody|hands we have enough}
== worn
I {carry|have} $w #counter/counters {of this|of wear} {in my bones|on me}
I'm down {by|with} $w #counter/counters, {and I feel each|my knees say so}
{it's|that's} $w #counter/counters on me {now|and you can see it}
$w #counter/counters, {that's what I've got on my back|I feel them on the stairs we don't have}
{I was quicker once|each morning's a bit stiffer}: $w #counter/counters
dry: I've $w #counter/counters on me, {collecting them like stamps|they go well with the shirt}
broad: $w #counter/counters, {I creak like a door|my bones are writing home}
blunt: I carry $w #counter/counters. {It hurts|I'm slower}
== worn+
{I can't wait for the good moment|I need this one now}
{so I can't win my way out of it|it's votes or nothing for me}
== best_fed
$who brought $n food today, {more than anybody else in camp|the most of us all}
nobody in camp {brought|carried in} more today than $who with $n food
the {biggest|fullest} basket today was $whos, with $n food
$who came in with $n food today, {and nobody had more|ahead of everybody}
with $n food $who {did the most for our pot|brought our biggest share} today
of {all of us|our whole camp} $who found the most today, $n food
dry: $who brought $n food today, {the most of us|more than the rest of us}, {and I looked on|not \
that one counts}
earnest: I'm {grateful|thankful} to $whom, who brought our most today, $n food
blunt: $who brought the most today, $n food
cool: at $n food, {$who had the highest figure today|today's highest figure was $whos}
broad: $who hauled in $n food today, the {fattest|heaviest} basket of us all
warm: $who looked after us best today, with $n food
== worst_fed
$who brought {nothing|no food} today{, not so much as a root|, not a mouthful|}
$whos basket {stayed empty|stayed light} today
the pot {got|had} nothing from $whom today
today wasn't $whos day for food, {nothing at all|not one root}
$who had nothing to {put in the pot|add to the rice} today
not a {fish|nut|root} came from $whom today
dry: $who {brought good company|contributed fresh air} today, and no food
earnest: $who brought nothing today, and {it can happen to any of us|didn't hide it}
cool: $who {stands at nothing for food today|added nothing to our food today}
broad: $who came home with {a basketful of wind|a song and a sunburn} today
warm: $who {walked so far today|searched so long today}, and all for nothing, {the poor soul|I \
was sorry to see it}
roundabout: it seems $who and food {missed each other|never met} today
== best_roll
$who had $n today, {the best of our team|and none of us had more}
our best result today was $whos, with $n{ to show for it|}
nobody on our team did better today than $who with $n
$who {came out with|finished on} $n today, which none of us {reached|bettered}
$who did best of our team today, with {$n|no less than $n}
in today's competition {$whos $n was our best|our best was $who, with $n}
dry: with $n today $who {was our best|did best of us}, {I supplied the applause|I held the shoes}
earnest: I was {glad|happy} for $whom, our best today, with $n
blunt: $who had our best today, $n
cool: our team's best figure today was {the $n of $whom|$n, by $whom}
broad: $who came in like {a bull|a storm} today, with $n, our best
warm: $who did us proud today with $n, our best
== won_today
we won today, so {nobody packs|none of us goes} tonight
{the win is ours|today was ours}, and {we all stay|we lose nobody} tonight
our team won, and tomorrow we {all wake up here|are all still here}
we've won, and tonight {we've no name to write|the vote is none of our business}
we're all {safe|let off} tonight, {because|since} we won
winning today has bought every one of us {another night|a night's peace}
dry: we won, so tonight {we may like each other again|nobody here needs any charm}
earnest: we won, and {I'm glad nobody must go tonight|it's good to lose nobody tonight}
cool: we won today, {which keeps all of us here|so our number stands tonight}
broad: we won, and not a {hair|toe} of ours goes tonight
warm: we won, and {we all stay together|I get to keep you all} tonight
roundabout: as things fell out we won, so tonight {costs us nobody|asks nothing of us}
== lost_today
we lost today, {so|and} {one of us goes tonight|tonight one of us has to go}
we lost, and by {tomorrow|breakfast} {there'll be one fewer of us|one of us is missing}
our team lost, so tonight we must {write one of our own|send one of us home}
one of us {has to leave|won't sleep here} tonight, {because|since} we lost
{the day|the competition} is lost, and tonight {so is one of us|one of us goes with it}
dry: we lost, so tonight {there's a bowl to spare|somebody gets out of scrubbing the pot}
earnest: we lost, and {I hate that one of us must go tonight|it hurts that one of us goes tonight}
cool: we lost, {which makes us one fewer tonight|and tonight that costs us one}
broad: we lost, and tonight one of us {goes over the side|is for the soup}
warm: we lost, and tonight I'll have to hug one of us goodbye
== merged_today
{there are no teams any more|the teams are no more} since today, and we all live on one beach
since today it's one beach for all of us, {and no teams|without any teams}
they've {done away with|put an end to} the teams today, and {we share one beach|we're all on one \
beach now}
we're all on one beach as of today, {and the teams are gone|with no teams any more}
today made {one camp|one beach} of all of us, and {there are no teams now|nobody's on a team any \
more}
nobody {belongs to|has} a team since today, {we're all on the one beach|it's one beach with all \
of us on it}
dry: since today there are no teams, {only one beach and a good deal more snoring|and everybody's \
got the same view}
earnest: since today we're all on one beach, {and I'd like it to go well|and I'm still getting \
used to so many faces}
blunt: no more teams since today, {one beach|one camp}
cool: the teams are gone since today, {and we're all on one beach|one beach, one list}
broad: everybody's on one beach since today, {like fish in one net|elbows and all}
warm: since today {all of us|every one of us} can sit on one beach, with no teams between us
roundabout: it {would seem|appears} there are no teams since today, only {one beach|the one camp}
"""
