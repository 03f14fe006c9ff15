"""What is said or written outside of talks: at the vote, to the jury, to oneself."""

TEXTS = """
== comment:safe
I'm safe tonight, and {I still slept badly|I don't like how glad I am of it|so I get to watch, \
which is worse}
{nobody can write me|I can't be written} tonight. {I'd like to be as calm as that sounds|Use your \
paper for something sensible}
I've {a night off|one night without fear}. {I'm not going to spend it gloating|Somebody here \
hasn't, and I know who}
{tonight it's one of you and not me|I'm out of reach for one evening}, {I know how that is from \
the other side|enjoy it while I last}
$r. {And I'm safe, so I can say it aloud|I can say it, I'm safe tonight}
blunt: I'm safe. {Vote|Somebody else sweats}
dry: {I'm safe, so I've come as a guest|tonight I'm only here for the fire}
broad: safe! {I could kiss the whole row of you|I'd dance if it weren't so sad}
earnest: I'm safe and {it isn't fair on the rest|I wish it were for more of us}
== comment:named
{I've heard my name today|my name's been round the camp}, {more than once|and nobody blushed}. \
{If it's me, be able to say why|Look at me while you write it}
I know {I'm on some of those papers, and I'd still share my water|who's been saying my name, and \
so does the one who's saying it}
$about {said my name|wants me gone}. {Ask why now|Ask what's in it for $about}
{somebody's told you I'm the danger|you've been told it has to be me}. {Ask who gains by \
it.|Who'll it be the day after?}
$r. {If that's a crime, write me|Think about that before you write me}
blunt: {it's me, they say|you want me out}. {Then do it properly|Say it aloud, one of you}
dry: {I've never been so much talked about|I hear I'm popular}. {I'd hoped it was for the \
cooking|It doesn't suit me}
broad: my name's been on every tongue today, {it must be worn down to the stump|and I'm not even \
rich}!
earnest: {it hurts to hear one's name like that|I'm scared tonight, I'll say it}. {I'd like to \
stay|Please think again}
== comment:calm
{I've sat at worse fires, and slept after|I've waited for worse post, though not in company}
{there's one paper each|every one of us holds a pen}, {so nobody can say afterwards it was the \
others|I'd like us to look at what we write}
some of you {can't sit still tonight|are very quiet tonight}. {It'll be over soon|I know the \
feeling}
{we'll be one fewer in the morning, and one less to fetch water|tomorrow there's a free place on \
the mat, and I'd rather it weren't mine}
{nobody's looked at me since we sat down|I see a lot of people studying their knees}. {That's \
either good or it's me|I won't ask}
{I know what's on my paper, and I hope you all do|I've made up my mind, and I'd tell any of you \
tomorrow}
warm: {whoever it is, I'll carry your bag to the path|if it's you, I'll keep your place by the \
fire warm}
cool: {there were reasons enough today|one name makes sense tonight}. {Let's be sensible|I've \
nothing to add}
short: {I'm ready|nothing from me}. {Let's hear it|Count}
broad: {my belly's louder than my conscience|if nobody sings I will}, {so let's have it \
done|let's vote}!
{I've said what I had to say|I've said my piece by daylight}, {now we count|the rest is \
paper}
there are enough of us to {do something stupid|get this wrong}. {Let's not|I hope we don't}
{it's a good fire tonight. I'd like to sit at the next one, too|the wind's gone down. Let's be \
quick and not cruel}
{somebody goes and it'll be quiet at breakfast|one of us won't eat here tomorrow}, {I don't get \
used to it|and we'll all say we didn't want it}
$r. {That's all I'll say|I only mention it|Make of it what you like}
$r, {and I've voted worse|and tomorrow we start again}
blunt: {nothing to say|you know what I think}. {Vote|Let's get on}
dry: {I was going to say something wise, but I'm hungry|we've all been so nice today that I'm \
worried}
earnest: I've tried to {be fair|do right by all of you}. {Some nights that isn't possible|I hope \
it shows}
roundabout: {at home we'd say one needn't stir every pot|there's a time for saying things and it \
was earlier}, so I'll sit
== comment:plea
{I know how it looks|somebody's said my name}, {but look who'd be left to do the work|but I've \
wronged nobody here}. Let me stay
{write somebody who won't miss it, I would|there's somebody here who's done with it, I'm not|I \
still want to be here, not everybody does}
{I came a long way to sit on this sand|I've not had my day yet}, {don't end it tonight|give me \
one more day}
warm: {you know me|I've sat up with some of you}, {keep me|don't let it be me}
cool: {I'm worth more to you here than out there|one vote you can count on}. {Keep me|Think of \
the numbers}
keep me{, {and I'll remember who did|one more day}|}. $r
$r. {Keep me for that|That's worth a place by this fire|Don't burn it}
{I can still|I'm still able to} {work|carry}, {and I'm nobody's enemy here|and I don't forget a \
kindness}. Don't write me
{whoever's thinking of me|if it's me}, {I've got more to give than they told you|take one more \
day to think}
{I'm asking|I don't often ask}. {Let me stay|Don't write my name tonight}
blunt: don't write me. {You'd be sorry|You need me}
dry: {I'd be no loss, but I'd be missed at the washing-up|think of the mess if I go, I know where \
everything is}. Keep me
broad: {I'm begging, and look how well I do it|my knees hurt, but I'd kneel}: keep me!
earnest: please {don't send me home|let me stay}. {There's something I haven't done yet|I'm not \
finished}
== comment:threat
{whoever writes me tonight|if it's me and I live}, {I can count and I've got till morning|I'll \
know by the handwriting}
$about {knows what's coming|has had a long run}. {Some runs end on a beach|We'll see who claps}
{there's a name on my paper|I've got a name}, and {it's sitting closer than it thinks|it's smiled \
at me all day}
{people who lie to me|those who sold me} {should've asked what I keep in my pocket|won't like the \
next three days}
$r. {I haven't forgotten and I won't|I keep that where I can see it}
blunt: {miss me tonight and I come back|you get one try}. {Aim well|Only one}
dry: {I've a long memory and nothing to read|I'm told revenge is cold, well, so is supper}
cool: {I've counted|I know the numbers}. {Somebody here is about to be surprised|It won't be me}
== comment:loyal
{there's somebody here I don't write|one of you I'd never write}, {and you know it|ask me in a \
week and it's the same}
{my word's older than this fire|what I say over the pot I say here}, {so no surprises from \
me|that's my whole speech}
{you can all change your minds by torchlight|some of you have whispered since we sat down}, {what \
I think I said at noon|my mind's made up and it stays}
warm: {I look after my own|my people know who they are}, {and I sleep the better for it|tonight \
as well}
cool: I {keep agreements|vote as agreed}. {It's also the better play|People remember it}
{I'm voting the way I said I would|what I said this morning holds}, {it's the only thing I own \
here|and whoever I said it to can sleep}
$about {and I gave each other a word|stood by me}, and {tonight I stand there, too|that doesn't \
go in the fire}
{you can take the rice and the roof|I may lose by it}, {I still won't turn on a friend|but I keep \
my people}
{I stand by those who stand by me|whoever's been straight with me has nothing to fear from me}, \
{and that's all my cleverness|by daylight and by this fire}
blunt: I {don't turn|keep my word}. {That's it|Vote how you like}
earnest: {I'd rather go home than break my word|I'd sooner lose than turn on a friend}, {and I \
mean that|and some of you know it}
dry: {I'm loyal, it saves thinking|I've one friend here and I'm keeping the receipt}
== last_words:betrayed
$about{, {that was you|you looked at me and lied}|}. {I'd have done it slower|I hope it was worth \
a bowl of rice}
$about {did this|held the pen}, {and sat beside me tonight|and I shared my water}. {Remember that \
when it's your turn|Watch that hand}
{I gave one person here my word|I trusted one of you}, {and you all just read what I got for \
it|and it was $about}
{well done|neatly done}, $about. {I didn't feel it till it was out again|Now sleep beside it}
{I knew it and I still sat down next to it|so that's how it ends}: $about {promised me|gave me a \
word}, and {wrote me|I read what it was worth}
blunt: {it was $about|you, $about}. {I know it and now they do|Enjoy it}
dry: {I'd like to thank $about, without whom I'd still be here|good vote, $about, very tidy}
broad: $about! {My own friend! With my own spoon!|I'd have given you my last tooth!}
earnest: $about, {I believed you|I'd have walked to the end with you}. {I don't understand it \
yet|That's what hurts}
cool: $about {moved first|was quicker}. {I'd left the door open|My mistake, and it won't help you \
long}
{I counted everybody but one|there was one I never counted}, {and that was $about|because it was \
$about}
{one name on those papers hurts less than one hand that wrote it|I don't mind the count, I mind \
one paper of it}. {Yours, $about|$about, you know which}
short: $about. {Well, well|You, then}
warm: $about, {you could've told me, I'd have helped you count|I'd have forgiven you by supper, \
had you told me}. {Be kinder to the next one|I mean that, even now}
roundabout: {one thinks one knows somebody by how they share a bowl|there's always one whom one \
doesn't count twice}, {and then there's $about|and mine was $about}
counts: {promises: one|one promise}. {Papers: one|One paper}. $about, {both were yours|it doesn't \
add up}
trails: $about, I'd thought that you{… well|, at least}. {Never mind|It's late}
== last_words:gracious
{no hard feelings|I'm not angry}. $about, {win it|the fire's yours to keep}
$about, {eat my share|take my place by the fire}, {and don't let them rush you|you were good to me}
{you got me|that's that}, {I'd have voted for me too|it was a fair count}. $about, {go and \
win|look after yourself}
{I've had worse evenings with worse people|I laughed here more than I'd planned}. {Thank \
you|Goodbye, $about}
blunt: fair enough. {$about, win it|Good game}
dry: {I leave you my pillow, it's the one made of rock|somebody'll have to learn to cook}. \
$about, {all yours|win}
broad: {come here, all of you, even the ones who did it|I love you, you traitors}! $about, {win \
it for me|make them cry}
earnest: {thank you for these days|I was glad to be here}. $about, {I hope it's you|keep on}
warm: $about, {you were the best of this place|be careful with that heart of yours}. {Keep the \
fire|Keep warm, the rest of you}
{if it had to be somebody|somebody had to go}, {I'm glad it wasn't $about|I'd rather me than \
$aboutm}
$about, {the dry corner's yours now|there's a good stick by my bed, it's yours}. {Sit where I \
sat|Mind the draught}
short: $about. {Win|Don't stop now}
cool: {a clean vote|it was well done}. $about, {I'd be careful from here|you know what I'd do next}
roundabout: {one comes for one thing and finds another|they say one finds out who one's friends \
are}, {and I found $about|and mine's called $about}
names: $about. {I wanted to say it once without a whisper|That's the only name I'll take home}
== last_words:bitter
{enjoy the rice|well, that's less cooking}. {You'll be short of somebody to blame tomorrow|You'll \
miss me by noon}
{I worked and you counted|I carried and you whispered}. {So that's what it pays|I'd do it \
differently, and to you first}
{look at you all studying the sand|nobody's looking up}. {I'd look down, too|I hope it's cold \
tonight}
$r, {and for that I go|and I'm the one who leaves}
blunt: cowards{. All of you|, the lot of you}
dry: {I'd wish you luck, but you've just thrown it out|don't get up}
broad: {may the crabs find your toes|may it rain into every bowl}!
earnest: I {didn't deserve this|was honest with you}. {You know it|I hope it bothers you}
cool: {noted, every name|I know who}. {There's a jury|I'll have time to think}
{you'll want somebody who knows where the water is|you'll reach for me when the wood is wet}, \
{and you'll look round|and there'll be a gap}
short: {remember this|I'll be watching}. {All of you|Every one}
warm: {I'd have shared my last with you, and you'd have eaten it and voted|I liked you, every \
one, and that's the silly part}
roundabout: {one hears a name read until it stops being one's own, and I heard mine|there are \
evenings on which one learns about people, and this was one}
counts: {first you smile, then you fold|one face by day, one paper by night}. {I've got it \
written down|I can count, too}
== last_words:unvoted
in the end {it wasn't a count that decided it|no count decided it}, so {there's nobody to be cross \
with|I've nobody to be cross with}
{nobody's paper|no paper} settled this. {I can go without a grudge|That makes it easier to wave}
{luck's luck|that's how it falls}, and {somebody had to go|tonight it fell on me}. {Goodnight|Keep \
the fire in}
warm: {don't any of you look like that|no long faces}, nobody did this. {Eat properly|Keep each \
other warm}
cool: {no count settled it, so there's nothing to learn from it|one can lose without a mistake. \
This was that}
dry: {I've been shown out by worse things than chance|nobody even had to want it}. {Somebody put \
the kettle on|I'll see myself down the beach}
broad: {out, and not a hand raised against me at the end|what a way to go, by nobody's hand}! \
{Sing something|Dance at the next fire for me}!
blunt: bad luck. {Bye|That's all it was}
earnest: I'm glad that {it wasn't a vote in the end|nobody had to choose it in the end}. {I can \
think well of all of you|Be good to each other}
roundabout: {there are many roads out of a place|one leaves a place in one way or another}, and \
mine {was nobody's doing|came up by itself}, {which is something to be thankful for|and so \
goodnight}
== last_words:calm
{I played it as straight as I could|I did it my way, with sand in it}. {That's enough for \
me|Goodnight}
{somebody kept that well from me. Respect|that was well hidden. I'd have liked to see the face}
{so it's me|well, then}. {The wood's stacked, the water's fetched|Don't let the fire out}
$r. {I'll take that home|That I did, and nobody takes it back}
blunt: right. {Bye|That was that}
dry: {a bed, a roof and a door|hot water}, {I'll try to bear it|you poor things}
earnest: I {came for one thing and I nearly had it|learnt something}. {Be good to each other|I'll \
remember the mornings}
roundabout: {everything's got its last evening, this was mine|one always thinks there'll be \
another day, and this was the last, and a good one}
{I came with two shirts and go with one, and I don't regret the shirt|I go lighter than I came, \
and that's not only the rice}
short: {so be it|that's it, then}. {Goodnight|Good game}
warm: {look after each other|keep a little fire for the cold ones}. {Even the ones you'll vote \
out|I'll think of you at supper}
cool: {somebody counted better|the numbers were what they were}. {I'd count again|No complaint}
broad: {I'm off to eat a whole goat, and you can't have any|tell the sea I said goodbye, it never \
listened to me}!
trails: {I had something to say|there was a speech}, {it's gone|it'll come to me on the boat}…
== jury_speech:begin
{you know me|you've all eaten beside me}, {so I'll not pretend|so I'll be plain}
{I won't make a long thing of it|here's what I did, and you were there}
{some of you are here because of me|I wrote some of your names}, {and I'd be a fool to deny \
it|and I'll say so first}
{I'd sooner be asked than praise myself|I've thought about what to say to you for days}
blunt: {I want this|vote for me}. {Here's why|I'll tell you why}
dry: {I've washed for the occasion|it's nice to see you all fed}
broad: {look at us, we're all still alive|my heart's going like a drum}!
earnest: {I'm nervous|I respect every one of you}, {and I'll try to say it truly|so I'll say only \
what I did}
roundabout: {there are many ways to get to this fire, mine wasn't the prettiest|nobody walks here \
in a straight line, and I don't say I did}
== jury_speech:fed
I brought $n food {to this camp, all told|from the first day to the last}
{all in all|from first to last}, $n food {came in on my back|passed through my hands to the pot}
{you ate|we all ate} $n food that I'd {carried in|gone out for}
warm: $n food I brought, {and I liked nothing so well as seeing you eat|for all of you, and gladly}
cool: $n food in all{, I kept count|. That's a figure, not an opinion}
dry: $n food from me, {and you've had the receipts, you ate them|and nobody ever asked for the \
recipe}
broad: $n food! {On these arms|With this very back}, {up the beach and into the pot|day after day}!
blunt: $n food. {I carried it|All mine}
earnest: I brought $n food in all, {and I tried never to come back with nothing|because people \
have to eat}
roundabout: if one laid it side by side, {everything I brought|what I carried in}, {it'd be $n \
food|there'd be $n food}
== jury_speech:hits
$times the name on my paper was the name that went
{I wrote|my paper had} the one who left, $times, {and I can spell out why|and none of it was luck}
$times, when somebody had to go, {it was the one I'd written|I'd written who}
{I was on the side that counted|I voted with the count} $times
{look at the counts|go through the evenings}: $times {it came out as I'd written|the one I'd \
written went}
of those who are gone, I'd written $w myself
dry: $times I {guessed right, and I don't guess|agreed with all of you, which can't be chance}
earnest: $times I {helped to send somebody home|wrote the name that went}, and I {own every one \
of them|thought about each}
blunt: $times I wrote who went. {That's playing|That's no luck}
cool: my paper and the count agreed $times. {That's knowing where the votes are|Check it}
broad: $times I {hit it|had it right}, {like a nail|on the head}!
== jury_speech:end
{that's what I did|there's no more to it}. {Weigh it|Now it's with you}
{if that's worth a vote, I'd be glad of yours|I'd vote for it, but I would say that}
{ask me anything|ask what you like}, {I've no more reason to hide a vote|the lying's over}
{whatever you write, write it for the game I played|be angry if you like, but be fair}
blunt: {I earned it|that's a winner's game}. {Vote for it|Give it to me}
dry: {I'll be at the fire, where I always am|that's all, I'd hate to be voted out for length}
earnest: {thank you for hearing me|I hope I've been worth losing to}
cool: {compare it|count it}. {Then vote|That's all I ask}
== juror:praise
$to, you {played it better than I did|got further than I could}. {That's worth something|I \
respect it}
$r, $to. {I didn't do that|That's why I'm smiling}
$to, I {never found a way round you|didn't see how anybody would beat you}. {You're there|Well \
played}
I {watched you from over here|saw how you did it}, $to, {and I learnt something|and it was better \
than what I did}
blunt: good game, $to. {Best here|I mean it}
earnest: $to, {you never made me feel small|you were decent when it cost you}, {and you still won \
through|I noticed}
dry: $to, {I've had a week of hot meals to hate you, and I can't|I came to be angry, it's very \
annoying}
== juror:hurt
$to, {you gave me your word, and it was worth nothing|I had a promise from you, and it didn't hold}
$r, $to. {I've had nights to think about it|It's still sitting in my throat}
I {counted on you|trusted you}, $to. {Did it cost you anything at all?|I'd \
have done better to trust the tide}
$to, {it isn't losing that I mind|a vote I can forgive}. {It's the word you gave me and didn't \
keep|I believed you, that's what hurts}
blunt: you {broke your word|promised and didn't keep it}, $to. {I haven't forgiven it|Say so}
dry: $to, {I still have your promise, it's in mint condition|your promise was the lightest \
thing I packed}
cool: $to, {you made me a promise and then you didn't need it|your word to me came to nothing}. \
{I'm a juror now|I've added it up}
== juror:fair
$to, I {don't have to like it to see it|was sore when I went}. {That was well done|You played}
$r, $to. {That counts, whatever I feel|I put it on the scale}
$to, {for you and against you I've got a list|I've weighed it}, {and it's closer than you'd \
think|and it isn't finished}
{whoever's honest tonight has a chance with me, $to|answer me straight, $to, and you've a chance}
blunt: $to. {Played hard, played well|Neither friend nor enemy}. {We'll see|Talk}
earnest: $to, I want to {be just|vote for the game and not for my stomach}. {Help me|So I'm \
listening}
== juror_question:why
$to, why {the word at all|give it}, {if it wasn't to be kept|and why to me}?
$to, why {should it be you and not the one beside you|you}?
why did you {do it like that|not tell me}, $to?
$r, $to. Why?
blunt: why you, $to?
dry: $to, {in fewer words than you used on me|leaving aside your lovely smile}: why?
earnest: $to, I'd like to {understand it|be able to put it down}: why did you {do it|say it at all}?
== juror_question:vote
$to, which of your votes {would you take back|are you ashamed of}?
$to, {which vote was yours, yours alone|when did you vote against a friend}, and why?
{tell me a name|one name}, $to: whose vote {did you steer|went where you wanted}?
blunt: $to, whom did you write the night I went{, honestly|}?
dry: $to, {of all the papers you've dirtied|in your collected works}, which is the best?
earnest: $to, which vote {cost you sleep|hurt you most}?
== juror_question:worth
$to, what did you do {that nobody else here could have|with your own hands}?
$to, what would {the camp|this game} have been without you?
what's {your best day here|the one thing you're proud of}, $to?
$r, $to. {And apart from that|What else}?
blunt: $to, what did you do{, in one sentence| to earn it|}?
dry: $to, {sell yourself, I've got time|pretend I slept through it}: what did you do?
earnest: $to, {what did it cost you to get here|who are you now that you weren't}?
== jury_answer:own_up
{yes, that was me|I did it}. {I was afraid of you|I'd have lost to you}
{you're right|it was as you say}. {I lied to you, and I'd like to have been braver|I chose, and I \
chose myself}
{I won't dress it up|no excuse}: {I needed you gone|it was your name in my hand}
$r, {and I did it all the same|yes, and I don't deny it}
blunt: yes. {I did it|I'd do it again}. {Sorry|It worked}
dry: {I'd hoped you'd forgotten|guilty, and well fed since}, {yes, it was me|I did it}
earnest: {I'm sorry for how I did it|I've wanted to say it to you}, {and I did it with open \
eyes|I can't undo it}
== jury_answer:defend
{it was you or me|I had two nights to live}, and {you'd have done the same|I liked me better}
I {never promised you that|kept what I promised}, {ask the others|and I promised little}
$r, {and nobody gave me that|that's what I'd set against it}
$r. {I'd call that playing|I did that, nobody else}
blunt: no. {You were a danger|I played, you lost}
dry: {I'd have gone down with you, but the boat was small|you were too good, blame yourself}
earnest: I {thought about it all night, and I'd stand by it again|looked for another way, and \
there wasn't one}
cool: {the numbers said so. I don't regret it|you were the strongest. That's a compliment}
== jury_answer:thank
{thank you|that means something from you}, {I didn't expect it|you could have said the other thing}
{I'll take that home|that's worth more than the vote}, {thank you|truly}
$r, and {you had your part in it|I couldn't have alone}. Thank you
blunt: thanks. {That's fair|You, too}
dry: {careful, I might cry on the good shirt|I was braced for worse}. Thank you
earnest: thank you. {I learnt that from you|I wish you were sitting here}
== interview:target
if {they counted now|I had to vote this minute}, {I'd write|it'd be} $about
{between us|you won't tell}: {I want $about out|it's $about}
{I'm voting $about|I mean to write $about} {and I haven't told everyone|unless it falls apart}
honestly, $about{, {and I'll smile till then|it's been $about for a day}|}
blunt: $about. {That's my vote|I'm writing $about}
dry: $about, {but don't put it in the paper|I'm told I hide it well}
earnest: I {don't like saying it|feel bad about it}, but I'd write $about
== interview:plain
{I don't know yet|honestly, I've no plan}, {and that scares me|I'm waiting for somebody to slip}
{ask me after supper|today I only look}, {I've nothing settled|there's no name yet}
{I'm trying not to be noticed|I keep my mouth shut and count}
== interview:winner
{if I could crown somebody|were it mine to give}, {it'd be $about|I'd give it to $aboutm}
$about {should win|deserves it}, {and I'd say it to anybody's face|as I see it from out here}
{from out here|from where I sit now}: $about, {and it isn't close|and I've watched them all}
{I'd put my name behind|my vote would be for} $aboutm{, if you ask me today|}
blunt: $about. {Nobody else|That's who should win}
dry: $about, {and I'd even stay awake for it|I'll clap with both hands}
earnest: I {believe|feel} it should be $about, {and I'm glad to say so|whatever was between us}
cool: $about. {I've added it up|The game says so}
broad: $about! {By a mile|Write it in the sand, large}
== interview:final
{it isn't mine to decide any more|others hold the pens now}, {and I said what I could|and I wait}
{I've done what I could|I played what I had}, {the rest sits on those benches|and now they weigh it}
{ask the jury|they'll tell me soon enough}, {I've no vote to hide any more|I can only look back}
blunt: {they decide|it's done}. {I think I earned it|I'd vote for me}
dry: {I'm told modesty helps|my hands are clean, I checked}, {so no forecast|ask me in an hour}
earnest: I {hope they saw it|only want them to be fair}, {and I can live with either|truly}
== interview:end_out
{that's the truth|so now you know}{, and it costs me nothing any more|}
{out here one sees it better|one thinks a lot when one has the time}
{I've no reason left to hide anything|nobody's listening for my vote any more}
{tell them, when it's over|you may show them this, afterwards}
== interview:end
{that's the truth|so now you know more than anyone here}
{don't look at me like that|I'd not say it at the fire}
{whether it works, ask me tomorrow|we'll see who's cleverer}
{you'd do the same|I'm not proud of all of it}
"""
