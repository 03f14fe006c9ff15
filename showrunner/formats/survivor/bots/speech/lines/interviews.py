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
"""
