"""What is said of somebody who is not there, so that nobody takes it for a name put up.

`opinion` keeps it to oneself; the others tell what is known, and `.told` is a reason told so.
"""

OPINIONS = """
== opinion
{I've nothing to say about $about|I'd not talk about $about}{ today| behind anybody's back|}
about $about I {keep an open mind|haven't made up my mind}, {and I sleep better for it|ask me \
in two days}
I couldn't tell you about $about, I don't know {enough|anything} myself
blunt: I don't know {about $about|what to think of $about}. {Ask somebody else|I won't make it up}
dry: $about is a riddle, and I was never good at {those|riddles, ask the sea}
broad: oh, don't ask me about $about, {I'd talk till Sunday and know no more|what do I know}!
earnest: I don't know enough about $about, {I'd only be unfair|and I won't guess}
roundabout: $about, well, {one sees what one sees|there's much to be said}, and I don't know {any \
of it|what}
== opinion:bad
I couldn't tell you much more than this{, only |. }$r
I don't know much. {I know this: |One thing, perhaps: }$r
why do you ask me? $r
{do you want to know what I know|have you heard something}? I don't know any more than you. $r
$r. And what do you hear?
did you {want|expect} more from me? $r
{I can't look into anybody|I don't know what goes on in people}, I can only say what I've seen: $r
I've {no opinion yet|made up my mind about nothing}. I know only this: $r
I've nothing against anybody, {and I don't know much|I only know this}: $r
blunt: I don't know. {Only this: |I know this much: }$r
blunt short: I don't know much: $r
roundabout: {one says a thing and it runs off on its own|it isn't my business}, and I don't know \
much: $r
dry: I don't know much, and I'm told I have a gift for it, {only |still, }$r
broad: {oh, don't ask me|what do I know}! I don't know anything, only $r
earnest: I {try not to judge|don't want to be unfair}, and I don't know much, only $r
warm: {I don't want to say a bad word about anybody|I wouldn't hurt a soul with talk}. I can only \
say this: $r
cool: {I don't guess|I don't know enough}. One thing I can say: $r
== opinion:good
since you ask, I've no fault to find. $r
I've {only good to say|no complaint}: $r
do you want my opinion? $r
{what do you want to hear|why do you ask}? $r
I {don't know much about people|can't look into anybody}, but I know this: $r
{don't ask me to complain|you'll hear no complaint from me}: $r
blunt: I know nothing bad. $r
blunt short: nothing bad: $r
roundabout: {I wouldn't say it to everybody|I've been turning it over}, only $r
dry: {I looked for a fault, out of boredom|I'd complain, but about what}? $r
broad: {I could sing about it|oh, there I've no complaint}! $r
earnest: I'm {glad to say it|thankful for it}: $r
warm: {it warms me to say it|I like to say something nice}: $r
cool: I {see no risk|know of no risk} there: $r
== wins.told
I clapped when $who won, {and that's $times now|$times by now}
did you see how $who won? {That's $times now|$w #win/wins by now}
I stood and watched $whom win, {and that's $times now|$times by now}
== beat.told
{it was a good day for|today went well for} $whom, with $n more than $otherm
$who <was/were/was> {quick|strong} today, and $other {came second|came next}
I {didn't see it coming|stood there and stared}, $who beat $otherm by $n today
== votes.told
I wouldn't have {wanted to be|changed places with} $whom at the last count, with $w of those papers
it can't be nice to hear one's name {read out |}$times, and $who sits there as if nothing had been
I {felt for|was sorry for} $whom when they read that name $times
== strong_end.told
I dreamt of the last fire, and {$who <was/were/was> there|there <was/were/was> $who}
I see $whom {smiling|sitting} at that last fire, I can't help it
== jury.told
$other and $who were {often together|fond of each other, I think}, and that doesn't stop when one \
leaves
I saw $other sit with $whom often enough, and I {never asked|didn't ask} what about
== jury.told.alone
some of those {out there|who've gone} {were fond of|got on well with} $whom, I think
== broke.told
I waited for $whom once, and {nothing came|I waited for nothing}, and I don't say more than that
I {hoped for something|counted on something} from $whom once, and I was wrong to
with $whom I've learnt to {wait and see|keep my hopes small}
== named_me.told
I don't think $who likes me {much|at the moment}
$who and I smile at each other, and I don't know what {the smile's worth|goes on behind it}
== said_by.told
people talk about $whom, $other for one, and I {listen|keep my mouth shut}
$other had something to say about $whom{, I hear|, as I heard it|}
== popular.told
I never find $whom alone, {there's always somebody to talk to|everybody likes a word there}
== useful.told
$who <mends/mend> what's broken here, {and one needn't ask|before I've noticed it}
I sleep better {because of|not far from} $whom
I don't know how we'd manage without $whom
$who <does/do> more than {anybody asks|others see}, and I don't say that of many
half of what works here, $who <has/have> {mended|carried or tied}
== topped.told
today belonged to $whom, {I was only there to watch|as we all saw}
$who <was/were/was> in front today, {and I was glad to get there at all|and not by luck alone}
"""
