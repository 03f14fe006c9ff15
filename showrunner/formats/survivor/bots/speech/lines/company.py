"""What people say to each other all day: beginnings, comfort, thanks, gossip, weather, endings."""

COMPANY = """
== open
$R{. {What do you say to that|Have you got over it|Did you see it coming}?|}
$R, {did you notice|what do you say to that|or did I see it wrong}?
$r, and {here we sit|nobody talks about anything else|now it's quiet}
{still thinking about it|it won't leave my head}: $r
{before anything else|first things first}: $r
{well|so}, $r{. {And what do they say where you sleep|How do you feel about it}?|}
{I've been turning it over since morning|I didn't sleep on it, I lay on it}: $r
{you were there|you saw it too}: $r
{what a day|that was a long one}{, wasn't it|}. {Where have you been|How are your legs|Who've you talked to}?
{is this place free|can I sit here}? {I've had enough of the others' faces|It's the only dry spot}
you look {as tired as I feel|like you've been thinking}. {What about|Anything I should know}?
{finally|at last} {a minute without the others|somebody I wanted to see}
{help me with this wood|walk with me to the water}, {they can't hear us there|I want to ask you something}
{how's|how goes} the {back|hand|stomach}? {Mine's complaining|And the mood over there}?
blunt: $R. {That's what I want to talk about|Say what you think}
blunt short: so. $R
blunt short: good, you're alone
roundabout: I {came for the shade|was only stretching my legs}, and {as we're both here|since it's on both our minds}, $r
roundabout: {there's a smell of rain|they've let the fire go low again}, and I thought I'd sit by you a bit
dry: $r. {I'd applaud, but my arms hurt|The things one lives to see}
dry: {nice place you've got here|do you come here often}. {Bit sandy|The service is slow}
broad: $r! {I'm still shaking|Tell me you saw that|I thought I'd swallow my tongue}
broad: {come here and save me|let me look at you}, {I've been listening to snoring all morning|nobody laughs over there}!
earnest: {can I say something|I'd like to be fair about it}: $r
earnest: {I've wanted to talk to you properly|I hoped you'd be here}
warm: {have you drunk anything|sit, you're shaking}? {Now tell me how you are|You first, then me}
warm: $r. {And you, are you all right|How's your heart today}?
cool: $r. {What follows from that|That changes the count}
cool: {you wanted to talk|we haven't talked today}. {I'm listening|Let's do it before dark}
== comfort
{it isn't over|you're not out}{, {and they haven't counted yet|I've seen worse turn}|}
{eat something first|drink, then think}, {it looks smaller with a full mouth|the rest can wait till the bowl's empty}
{you did nothing wrong|there's nothing you could've done}{, {it was the dice|it was the numbers}|}
{nobody here|not one of us} {thinks less of you|would have done it better}
{breathe|lean on me a minute}, {they're not looking|there's time}
{I was where you are, two days back|I've been the last one, too}. {It passes|One stands up again}
$r, {don't you forget that|and that counts for more than a bad day|so chin up}
$r. {Think of that tonight|So you're not alone}
{you're still here|you're sitting here}, {and some who laughed aren't|and that's worth a good deal}
blunt: {stop it|enough}. {You're better than that|Tomorrow you hit back}
blunt short: {head up|it passes}. {I'm here|Eat}
roundabout: {my people at home have a way of saying nothing and handing you bread|there's no good word for it}, so I'll just sit here
dry: {look at it this way, you can't come lower|on the bright side, you've lost weight}. {It gets better|Sit}
broad: {who made you cry, I'll bite them|come here, you big wet blanket}, {we'll laugh about it|tomorrow you'll dance}!
earnest: I'm {sorry it hit you|sad about it, too}. {You deserved better|I mean it}
warm: {come here|give me your hand, it's cold}. {You're not alone with it|I'd do the same again for you}
cool: {it cost you a day, not the game|you lost a point, not your head}. {Use the night|Think about the next one}
== thank
thank you{, {I needed that|I won't forget it}|}
$r, {and I've not forgotten it|and that deserves a thank you|thank you for that}
$r. {Thank you|I owe you something|That was decent of you}
{I wanted to say it before it gets late|I should have said it sooner}: thank you{. $R|}
{nobody else|hardly anyone} {does that here|would have done it}. Thanks
{you didn't have to|nobody made you}, {and you did|and I saw it}. Thank you
I {owe you|am in your debt}, {and I pay my debts|and I don't like owing, so ask soon}
blunt: thanks. {That's rare here|I mean it}
blunt short: {thanks|thank you}. I noticed
roundabout: {I'm bad at this part|one doesn't always find the moment}, but what you did, I saw it
dry: thank you. {Don't let it get about that I said so|I'd put up a statue, but we burn the wood}
broad: {I could kiss you, salt and all|you're a treasure and I'll say so at your wedding}, thank you!
earnest: thank you. {It meant more than you know|I didn't expect it from anyone}
warm: {come here|bless you}, thank you, {you've got a good heart, hide it a bit|I felt that}
cool: {that helped|it was useful}. I'll {return it|remember it when it counts}
== gossip
{did you see|have you noticed} {that|how} $who and $other {went off together|put their heads together|always fetch water together}?
$who and $other {were off talking|sat close and talked low} {again|for an hour}, {and stopped when I came|and it wasn't about firewood}
$r, {and they stopped when I came|and I don't think it was the weather|what do you suppose they talk about}
$r. {What do you make of it|And nobody tells us anything}?
{keep it to yourself|I only pass it on}: $r
{what have $who and $other|I'd like to know what $who and $other have} got to whisper about{?|, and for so long}
blunt: $who and $other. {They're up to something|That's two votes}
blunt short: $who and $other, {talking|heads together}. {Again|You saw}?
roundabout: {I was only after driftwood|one doesn't go looking for such things}, and there were $who and $other
dry: $who and $other {are rehearsing a duet|have discovered each other}. {I wasn't invited|It's about us, I'm flattered}
broad: $who and $other, {thick as pudding|like two crabs in one pot}, {I nearly fell over them|and the looks!}
earnest: I {don't like to carry tales|may be wrong}, but $who and $other {keep going off|talked a long time}
warm: {I'd rather you knew|so that you don't hear it last}: $who and $other {talk a lot|are close these days}
cool: $who and $other talk {every day now|more than they let us see}. {Count them as one|That's worth knowing}
== smalltalk
$R
$r, {and there's an end of it|as everybody keeps saying|so it goes}
$r. {Have you ever|Would you believe it}?
{one gets used to anything|you know what I think about at night}: $r
{my feet are|my hair's} {full of sand|a scandal}. {What's the first thing you'll do at home|What do you miss}?
{I dreamt of|I'd give a vote for} {a door that shuts|bread with butter|a chair with a back}, {nothing else, just that|imagine}
{that bird|the smoke} {follows me|has it in for me}, {I'm sure of it|I must have earned it}
{we need more wood|somebody ought to mend the roof} {before dark|before it rains}, {and somebody means me|I'll go if you go}
{tell me about|what's it like at} home, {anything but this|who cooks}?
blunt: $r. {Bad|Good|That's all I know}
short: $r
dry: $r. {I'll write to the hotel|At least there's a view}
dry: {lovely evening|nice sand}, {shame about the company|if you like sand}
broad: $r! {My grandmother would faint|I could eat a boat}
earnest: $r. {I try to remember it properly|I think about that a lot}
warm: $r. {Are you warm enough|Come, sit closer}
roundabout: {it's nothing, really|I don't know why I mention it}, but $r
cool: $r. {It's a fact like another|So much for that}
== close
{enough for now|that'll do}, {they're looking over|before we're missed}
{I'll go back|let me go first}{, {you come a bit later|give it a minute}|}
{so|well}, {we've said it|that's said}. {See you at the fire|Let's go and look busy}
{think about it|sleep on it, if they let us}, {and find me before the vote|I'm at the water}
{somebody's coming|here comes trouble}, {talk about fish|laugh, as if I'd said something}
I {need to|must} {get to the wood|turn the fish|lie down}. {We'll talk|Later}
{not a word|this stays here}{, {you know why|to anybody}|}
{good talk|I'm glad we talked}{, {even if I don't like it all|for whatever it's worth}|}
blunt: {that's all|done}. {Go|I'm off}
blunt short: {right|later}. {Fire|Go}
roundabout: {I've kept you from your rest|the shade's gone anyway}, {we might come back to it|I'll let you be}
dry: {I'd stay, but I've nothing left to give away|my other secrets are expected elsewhere}
broad: {off with you, before they marry us|go, go, you're too good-looking to be seen with}!
earnest: {thank you for listening|I feel lighter}, {whatever comes of it|I'd say it all again}
warm: {look after yourself tonight|go and eat something}, {and come to me if it gets bad|promise me}
cool: {that was useful|good}. {We needn't be seen together|I'll do the counting}
== picture
{and this|this whole} {evening|camp} feels like $image
{everything|all of it} {hangs over us|sits there} like $image
{today|right now} I feel like $image
they {look at me|all smile} like $image
{it's got something of|it smells of} $image{, {you'll see|if you ask me}|}
{all this|this} makes me think of $image
{there's a silence over there|somebody's being nice over there}, like $image
{I know that feeling|it's an old friend}: $image
== habit:asks
, {no|or|right}?
, {don't you think|wouldn't you|am I wrong}?
, {or what|you see|you know what I mean}?
. {What would you do|Does that surprise you|Or have you a better one}?
. {And you|Isn't that so|You see it, too}?
. {Why are you looking at me like that|Did nobody tell you|Am I the only one who thinks so}?
. {Who else would say it to you|What have I missed|Is that so hard}?
== habit:trails
{but I don't know|well, anyhow}
{and so on, you know|oh, never mind}
{if you see what I mean|not that it's my business}
{but that's as may be|one forgets}
{it was something of that kind|I had another thing to say, too}
{and yet|still, the light's nice}
{anyway, the wood|what was I saying}
== again
{I know, I've said so before|I repeat myself, it's the hunger}
{and that's as true as it was this morning|it doesn't get truer by waiting}
{so there|and that hasn't changed|still}
{you may call me stubborn|I'm like that|count it twice}
"""
