"""What castaways answer producers in private, claim by claim."""

from __future__ import annotations

INTERVIEWS = """
== interview:asked
{you ask, so you'll have it|since it's only you}
{you won't read it out, will you|this stays here}? {Good|Well, then}
{all right|I thought you'd come to that one}
{I've nothing to hide from you|that I can answer}
blunt: {straight answer|here}
dry: {for the record|as if under oath}
earnest: I'll {tell you how it is|be honest}
roundabout: {one gets asked little here, and never that|I could go round it, and I won't}
== interview:favourite
{if it ended today|had I to crown one tonight}, {it'd be $about|I'd give it to $aboutm}
$about {deserves it|should win}, {if it isn't me|after me}
{I'd not say it at the fire|don't pass it on}: $about should win
blunt: $about. {If not me|Who else}?
dry: {me, of course|myself}. {And if not|After that}: $about
== interview:trusts_most
if I had to {turn my back on one|lend one of them my knife}, it'd be $who
{I trust $who|it's $who I trust}, {before anybody else here|more than the rest}
{most of all|first of all}: $who
blunt: $who, {of all of them|more than any}
warm: $who{, and it's a comfort|, and I'd say it with my eyes shut}
cool: {at the top of my list|highest}: $who
== interview:trusts_least
whom I {trust least|believe last of all}? That's $who
I {don't trust $who|wouldn't lend $who a spoon}, {less than anybody here|that one last of all}
{at the other end of the list|last of all}: $who
blunt: not $who. {Least of all of them|Not an inch}
dry: $who, {I count my fingers afterwards|I'd want it in writing}
== interview:voted
{the last name I wrote was|my last paper said} $who
{I voted for|I wrote} $who last{ time|, and I'd not deny it}
it was $who I {wrote|voted for} last
blunt: $who, {last time|at the last vote}
== interview:holds
{my sleeve isn't empty|it's not only sand in my pocket}: $w #kind/kinds of card
{I'm sitting on something|there's something in my bag}: $w #kind/kinds of card, {well \
wrapped|and I've shown nobody}
I {hold|have} $w #kind/kinds of card, {as you know|and you'll have counted}
blunt: $w #kind/kinds of card. {That's all|There}
== interview:empty
no card, {I've looked twice|only sand and lint|not one}
my sleeve's empty, {I'd show you|not a card in it}
I {hold|have} no card{, worse luck|, and I'd like one}
== interview:points
{and |}I've $n #point/points {put by|saved up}
$n #point/points, {if you're counting|and I count them at night}
in points {it's|I'm at} $n
== interview:poor
{not one point|no points at all}, {I'm as poor as a crab|I've spent the lot or never had it}
{I haven't a point to my name|my savings come to nothing}
== interview:traded
{I took something off my last result for a point|last time I swapped a bit of my result for a \
point}, {and I know what it looks like|I'll own to that}
not quite everything: I {took a point and paid for it with the result|traded some of it for a \
point}
blunt: no. I {took a point for some of it|traded}
== interview:gave_all
{I took nothing off my last result|in the last competition I kept nothing back}, {not for any \
point|all of it counted}
all I had: no {trade|point} was worth it to me last time
blunt: yes. {No trade|I kept nothing back}
== interview:friend
I {trust|like} $about{, and not only for the votes|, and I don't say that of many here}
with $about I {can put my guard down a little|sleep on both ears}
$about? {One of the good ones|I'm glad of that one}{, as far as one can tell here|}
$about is somebody I'd {want beside me|share my rice with}{, and I hope it lasts|}
if {the boat sank|it all went wrong}, $about is {whom I'd look for|the one I'd call}
blunt: I trust $about. {Ask me something harder|There, that's short}
dry: I'd lend $about my {spoon|towel}, and I've {only the one|grown fond of it}
warm: I've {grown fond of|come to care for} $about{, more than I meant to|}
cool: $about is {useful to me and I to $aboutm|a safe number}{, for now|}
earnest: I {feel safe|can be myself} with $about, {truly|and I didn't expect that here}
== interview:foe
I don't trust $about{, and I've stopped telling myself I should|, not from here to the well}
$about? I {keep one eye open|count the spoons afterwards}
I {could do without|wouldn't turn my back on} $about{, and I think it's mutual|}
between $about and me there's {nothing warm|a cold draught}{, and I didn't open the door|}
I'm {polite to|careful round} $about, {and that's all it is|and I don't mean it}
blunt: $about? {No|Not my friend}. {That's how it is|I won't dress it up}
dry: $about and I {get on like two crabs in a bucket|have an understanding: neither believes a word}
warm: I'd like to {like|believe} $about, and {it won't come|my stomach says no}
cool: $about {is a risk|can't be relied on}. {I've priced it in|I plan round it}
earnest: it {hurts to say|isn't kind}, but I {don't believe $about|can't trust $aboutm}
== interview:neither
I {can't read|haven't made up my mind about} $about{ yet|}
$about? {Neither friend nor foe|Not much to tell}{, so far|}
I've {nothing against|no quarrel with} $about{, and no promise either|}
with $about it's {good morning and good night|all weather and firewood}{, so far|}
ask me about $about {in a few days|another time}, {it's too early|I'm still looking}
blunt: $about? {Don't know|Can't say}{ yet|}
dry: $about {is furniture to me so far|and I have discussed the weather thoroughly}
warm: I'd like to {know $about better|sit longer with $aboutm}{, there's something there|}
cool: $about is {an open question|on neither of my lists}
earnest: I {try to be fair to|wish I knew more of} $about
== interview:missed
I miss $about{, more than I'd thought|, and it's quieter now}
it isn't the same {without $about|since $about went}
$about was {good company|one I could talk to}{, and there's a gap now|}
blunt: I liked $about. {It's worse without|Too bad}
dry: $about {took the conversation along|left, and the crabs aren't as good listeners}
warm: I {think of $about|still look round for $aboutm} {at night|by the fire}
== interview:unmissed
$about is out of it, and I {sleep no worse|don't look back}
I won't {pretend I miss|cry over} $about
$about? {That's done|Gone is gone}{, and no hard feelings|}
blunt: I don't miss $about. {Next|That's all}
dry: $about {left us more room by the fire|and I part as we met: not at all}
earnest: I {wish $about well|bear $aboutm no grudge}, and it's {easier|lighter} now
== interview:wants_out
it's $who I'd write {if they counted now|at the next vote}
and {yes|since you ask}: $who {would have my vote|is my name} {today|as things stand}
$whos is the name {I'd write|on my paper}, {as it looks now|if nothing changes}
I'd {vote $who out|write $who}, {as things are|if it were now}
blunt: I'd vote $who out. {Today, if I could|As it stands}
== interview:fears
it's $who {I'd least like to sit beside at the end|who'd beat me at the end}
{I'd say|if you want one name}: $who, {hardest of all to beat|who comes closest to winning this}
the one {to look out for|who worries me} is $who
blunt: $who. {Nobody else comes close|By some way}
dry: $who, {and I've started being very nice|I'm already practising my applause}
== interview:immune
{nobody can write me|I can't go} {this time|at the next count}, {so I sleep|and I breathe out}
{I'm immune|I can't be voted out}, {and it's a good feeling|so ask me again afterwards}
with immunity {it's easy to be brave|even I look calm}
== interview:named
I know of $w #person/people who {want me gone|have said my name}{, and I listen for more|}
my name has been {put up|said} by $w #person/people, {that I've heard of|as far as I know}
{I'm not safe|I feel it in my neck}: my name's {out there|going round}, {$w #voice/voices|$times} \
that I know of
blunt: my name's out. $w #person/people{, that I know of|}
== interview:unnamed
I haven't heard my name{ today|}, {which isn't being safe|and that's when I listen hardest}
nobody {has said my name to me|tells me to worry}, {so I worry a bit|and I don't quite believe it}
as far as I've heard {it's somebody else|my name isn't on any tongue}{, and ears can be wrong|}
blunt: {I've heard nothing|nobody's said my name}. {That's no promise|It can change by supper}
== interview:hungry
I'm hungry{, and it makes nobody kinder|, like all of us}
there's {too little in the pot|no proper meal}{, and one thinks of little else|}
my stomach {does the talking these days|growls through every plan I make}
== interview:alone
there's {nobody|no one} here I {really|quite} trust{, and that's tiring|}
I {trust nobody|keep to myself}, {and it makes for long days|and I'd not say that aloud out there}
among all these {people|faces} I {lean on none|have nobody I'd lean on}
== interview:leans_on
there's $who, {and that helps|and it's half as bad with two}
what helps is {having $whom about|a word with $whom}
with $whom about {it's easier|I sleep better}
{when it gets heavy|on the bad evenings} I go and sit by $whom
I've $whom to {laugh with|lean on}{, and one's enough|}
== interview:well
I'm all right{, the days go by|, better than I'd feared}
{I can't complain|I'm well enough}, {the fire's warm|somebody always makes me laugh}
there are worse {places|ways to spend a month}{, and worse company|}
"""
