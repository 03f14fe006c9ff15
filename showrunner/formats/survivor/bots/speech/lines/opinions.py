"""What is said of somebody who is not there."""

OPINIONS = """
== opinion
{I've nothing to say about $about|I'd not talk about $about}{ today| behind that back|}
about $about I {keep an open mind|haven't made up my mind}, {and I sleep better for it|ask me \
in two days}
blunt: $about? {I don't know|No idea}. {Do you|Ask somebody else}?
dry: $about {is a riddle|could be furniture}, {and I was never good at those|I'm not sure I'd \
notice}
broad: $about! {Now there's a subject|I could talk till Sunday}
roundabout: $about, {well|yes}, {one sees what one sees|there's a question}
{since you ask|as you ask me}: $r
{what I know of $about is this|this much I know}: $r
$r. {Make of it what you like|That's all I know|I'd not say more than that}
{hard to say|I go back and forth}. $r
about $about? $r
{you'll have seen it, too|you know it as well as I do}: $r
{nothing against $about, but|it's only that} $r
blunt: $r. {That's what I think|That's all there is to it}
blunt short: you ask about $about. $r
roundabout: {I wouldn't say this to everybody|I've been turning it over}, only $r
roundabout: {one hears things about $about|it's not my place to say}, and still $r
dry: $about? {A book with few pages|I've met fences that said more}. $r
dry: $r. {I'd frame it|Somebody should write that down}
broad: oh, $about! {Don't get me started|Where do I begin}! $r
earnest: {I want to be fair to $about|I try not to judge}, and $r
warm: I {like|don't dislike} $about, {truly|and yet}: $r
cool: {one thing about $about|a fact}: $r
"""
