"""How much each clue counts for each kind of act; `tests/formats/talk/weigh.py` says."""

from __future__ import annotations

# propose spare promise ask accuse agree refuse warn
_TABLE = """
out=-8 -1 -2 -10 -13 -11 -9 -8; ballot=-6 -8 -3 -3 -2 -12 -7 -1; strength=-1 -13 -10 -10 -7 -8 -15
-14; moment=-5 -4 -8 -7 -4 -5 -7 -5; numbers=-9 -10 -2 -2 0 -10 -10 -6; end=-6 -20 2 -18 -9 -12 -12
-7; mercy=-15 9 -7 -8 -8 -9 -2 -3; bond=-6 -6 3 -3 -8 -5 -5 -6; secret=-10 1 -5 -6 5 -2 -7 -8;
lie=-10 -11 -5 -5 23 -5 -5 -15; betrayal=-10 -14 -20 1 6 -14 -12 -14; danger=1 -21 -1 -2 -10 -18 -8
11; hearsay=-5 -2 -7 -1 0 -9 -4 4; belief=-6 -10 -5 3 2 -6 -10 -4; yes=2 -15 4 -6 -3 -2 -14 -12;
no=-4 2 -8 -1 -4 -14 2 -2; camp=-31 -22 -25 -31 -18 -34 -24 -7; past=-3 -10 -15 -10 -7 -4 -11 -10;
future=0 -5 16 -2 -4 -1 -3 -9; conditional=12 -8 -3 -12 -17 -3 -3 1; ought=-2 -5 0 -3 -4 -1 -9 -6;
wish=2 -11 -8 -8 -5 1 -8 -12; not=-6 1 -2 -11 -3 -7 -9 -6; who=-11 -1 -18 10 6 -5 2 0; why=-6 3 -12
22 19 23 1 -2; asked=-9 -8 -8 -4 -11 -14 -11 -9; I=-4 -12 -6 -9 -9 -5 -11 -19; you=-15 -8 0 -7 0 -9
-8 1; they=-4 -4 -9 -4 -1 -6 -8 0; what=-2 -9 -2 -3 -7 -9 -11 -11; he=-11 5 -9 -4 -9 -4 0 -5;
named=27 -4 -12 -14 -13 -8 -10 -7; always=-16 -17 -18 -16 -16 -18 -18 -19; pending=-41 -10 -36 -32
-22 53 26 1; ?=-19 -12 -23 46 -21 -13 -12 -19; short=-31 -17 -22 1 -42 -18 -33 -29; brief=-21 -22
-42 -37 -35 -27 -9 -19; his=-4 -17 -6 -4 -10 9 30 -11; you past=-4 -2 -1 -4 8 -8 -1 1; I future=0 -7
20 -2 -5 0 -5 -9; I you=-1 -5 13 -2 2 0 -3 -7; I you not=3 4 22 -7 8 2 10 11; named out=17 5 -13 -11
3 -4 0 3; named strength=29 -7 -19 -12 -2 -9 -4 -7; named hearsay=9 -3 5 6 14 0 0 -4; ? you=3 -10
-17 32 -13 -4 -3 -18; ? who=-6 -12 -9 2 -11 -5 -5 -7; ? named=6 -4 2 19 -3 -2 -5 -15; you danger=-12
-6 17 -7 -4 -12 -9 23; named mercy=5 17 -7 -6 -4 -9 9 -5; I mercy=4 13 5 6 -2 6 1 -8; you lie=-8 -9
-18 3 13 0 0 -8; you past I=8 1 6 1 9 -4 6 0; pending short=-36 -12 -6 -4 -19 22 4 -2; pending
yes=-35 -10 2 -18 -13 50 -10 -6; pending no=1 0 -9 -16 -12 -19 83 -14; pending not=3 1 -12 -19 -4 15
31 -3; named not=17 9 -4 -16 8 -4 -1 5; named you=0 2 0 -1 4 1 -1 23; ? belief=-28 -1 -17 30 -5 -6 0
-17; you end=-22 -5 38 3 -10 -4 1 8; you bond=-7 3 16 -6 2 -3 -3 1; named camp=20 15 -2 6 19 -3 -2
11; ? camp=20 5 -9 -30 -2 -9 0 -19; they you=-7 -8 -1 -3 13 -5 5 15; his strength=13 -3 6 8 -3 0 -3
-2; his out=30 -8 -2 -4 -1 17 -1 -3; his mercy=-3 2 0 -2 -1 18 6 -1; named moment=9 -4 3 1 5 -5 1 3;
you betrayal=-5 -8 -5 7 8 3 -7 -2; pending yes not=-9 -7 1 -5 -1 40 -1 15; pending short not=-7 -16
-6 -7 -4 -18 2 5; named ballot=17 -1 11 -10 -8 3 -4 0; named ballot not=-19 27 7 -4 12 8 4 9; ?
ballot=0 6 -11 26 2 -10 3 -4; ? you past=1 -6 -9 17 2 2 4 0; I ballot future=2 -10 28 -12 -13 7 0
-15; I ballot past=18 4 -7 4 -3 8 -3 1; you ballot past=-1 4 -8 -3 20 -8 -1 -4; they ballot=0 -6 9
-2 14 -9 0 -4; named danger you=-5 1 -19 -15 -3 -7 -2 25; ? mercy=24 -15 -21 24 -6 -6 -2 -11; I not
secret=3 6 23 4 3 4 7 -6; nobody: out=-7 15 1 -13 -18 0 -16 0; nobody: ballot=-7 -22 -6 5 13 -42 -20
-27; nobody: strength=-17 -5 -2 -27 -9 -18 -11 -10; nobody: moment=2 -24 -8 -22 -16 -6 -17 -2;
nobody: numbers=23 -8 14 1 -21 -17 -14 -23; nobody: end=0 -7 4 -27 -1 -13 -19 -19; nobody: mercy=-11
0 2 1 -7 17 -14 -8; nobody: bond=-8 -10 5 -23 -14 13 -8 -9; nobody: secret=8 13 6 -5 -22 -11 4 -11;
nobody: lie=5 -9 -4 -8 27 -6 -13 -15; nobody: betrayal=8 -17 -15 -13 26 -4 -12 -16; nobody:
danger=-7 -4 -15 -3 -9 -7 8 38; nobody: hearsay=-10 -8 -21 -6 34 -5 4 -20; nobody: belief=-1 -5 -15
-15 -4 6 21 9; nobody: yes=0 -28 -6 -25 -12 15 -19 -28; nobody: no=0 -1 4 -6 -15 -35 20 -19; nobody:
camp=-24 -35 -28 -27 -9 -25 -16 -19; nobody: past=-15 -13 -23 -6 16 2 -14 -19; nobody: future=-12 20
-17 -5 12 -3 8 -6; nobody: conditional=9 6 6 -2 -14 -9 7 14; nobody: ought=9 -14 8 -1 -10 -10 8 -11;
nobody: wish=14 -11 17 -1 -9 8 -14 -13; nobody: not=-5 -10 4 -13 -4 -12 -3 -10; nobody: asked=-7 -15
-2 -11 0 -26 -8 -18; I: out=-1 -12 -1 -5 -8 -18 -6 -13; I: ballot=3 1 22 -3 -6 2 -1 -12; I:
strength=3 -13 10 -6 -6 6 -28 -5; I: moment=-17 11 -10 -3 1 1 -7 4; I: numbers=3 -3 -1 -6 8 -10 -7
-16; I: end=-4 -13 32 -32 -13 -4 -14 -19; I: mercy=-10 1 -5 9 -4 4 -6 3; I: bond=-1 -5 10 -7 2 -11
-1 -7; I: secret=4 -8 -1 19 -10 17 1 -11; I: lie=-11 -11 10 0 1 -3 9 2; I: betrayal=-6 -4 -12 12 -14
-6 -6 -2; I: danger=4 3 4 6 3 -3 -18 -19; I: hearsay=7 -12 -10 -1 -2 -12 -6 27; I: belief=-1 -8 -3 7
11 -1 -22 -15; I: yes=15 -12 15 0 -11 -4 -10 1; I: no=3 4 -3 1 -4 -13 10 3; I: camp=-25 -16 -34 -5
-14 -47 -8 -19; I: past=0 -2 -8 -8 1 4 -4 1; I: future=-4 -6 18 -10 -12 -4 -6 -16; I: conditional=-6
-5 1 -7 -12 -3 2 -2; I: ought=9 -12 10 -1 -8 -3 -11 -4; I: wish=10 -1 -6 -8 -7 8 -7 -4; I: not=-4 7
-1 -8 -2 -5 -6 -2; I: who=4 3 2 3 6 -4 14 -1; I: why=15 -5 -8 5 1 -1 17 1; I: asked=1 -5 3 -5 -5 -9
-11 -9; I: I=-1 -13 -5 -13 -11 -5 -12 -15; I: you=-5 -4 13 -3 -5 2 1 5; I: they=-9 -1 -2 6 -13 14 -1
-2; I: what=-10 -4 10 0 -2 -15 -5 -4; I: he=16 -9 6 -9 4 -4 14 -2; I: named=27 0 -2 -12 -9 -6 0 1;
you: out=-7 4 1 -18 12 0 -3 5; you: ballot=-3 -3 2 -18 7 -10 -9 4; you: strength=-3 -7 -7 15 2 -5 4
-13; you: moment=-5 8 5 -2 -6 -13 2 19; you: numbers=-12 -18 10 10 0 -1 -5 9; you: end=-4 -9 -4 19
-27 4 1 15; you: mercy=-6 -3 12 -13 -9 -1 8 14; you: bond=-12 14 7 8 -12 3 -5 -6; you: secret=-9 -7
-5 -28 12 -13 -8 1; you: lie=4 -6 -22 -3 29 -7 -10 -25; you: betrayal=-1 -5 -11 -15 -1 -14 0 -1;
you: danger=-9 -11 19 -13 -14 -5 -7 2; you: hearsay=-8 10 0 -19 11 -3 9 5; you: belief=1 -11 -3 5 -7
-11 -8 -7; you: yes=-7 -14 2 -1 19 -16 -2 -25; you: no=8 -4 3 -6 7 3 -9 -8; you: camp=-6 -11 4 -22 2
-3 -13 7; you: past=-15 -11 -34 -12 42 -7 -11 -13; you: future=12 -11 11 -3 0 1 0 -13; you:
conditional=19 -5 -22 3 -18 -15 -1 20; you: ought=-9 -4 6 -2 -5 9 -6 24; you: wish=-16 0 -13 -16 -10
3 -1 -10; you: not=-4 1 -2 18 -2 12 -18 2; you: who=1 14 -16 2 -2 -2 -2 18; you: why=-5 -2 -4 25 25
-3 -1 -3; you: asked=-4 -8 1 2 -2 -12 -6 4; you: I=-3 -5 15 4 5 12 -7 -16; you: you=-16 -5 -2 -7 6
-10 -10 -4; you: they=-9 5 -11 -9 14 -9 -2 -4; you: what=23 9 -7 -13 -4 4 -3 8; you: he=16 -11 -6 11
-14 6 -8 2; you: named=5 12 12 1 6 -8 0 -21; they: out=2 -16 -9 4 0 -13 -8 1; they: ballot=-15 -7 0
11 13 -9 -4 -6; they: strength=8 -7 -18 -13 -4 -4 1 -10; they: moment=-13 -1 17 -10 -12 14 -6 -2;
they: numbers=23 -4 -16 -1 17 -1 -1 12; they: end=-12 -2 -6 -4 10 -1 -1 -8; they: mercy=14 -14 -9 -4
-8 -4 -6 5; they: bond=15 -10 -6 -5 -4 -12 -5 -29; they: secret=-10 -7 4 -9 -10 -3 -2 14; they:
lie=-17 -4 2 -7 22 10 -2 -6; they: betrayal=-7 -2 -1 13 -6 -1 -1 11; they: danger=6 -11 -7 -4 -6 -17
-9 15; they: hearsay=-9 25 -5 -28 -11 2 -6 15; they: belief=-6 -3 -10 -11 -7 -4 -2 15; they: yes=-1
-5 3 -8 -9 14 -17 -6; they: no=-15 0 -4 6 2 -4 5 -5; they: camp=-10 -2 -7 -2 -8 7 -3 15; they:
past=3 -17 -15 -4 -12 -1 -8 22; they: future=10 -4 12 3 -17 -2 -2 -1; they: conditional=0 -6 6 -8
-12 -13 -5 -13; they: ought=15 -8 -8 -6 3 -4 -1 -15; they: wish=-1 -12 -15 -5 18 -13 1 3; they:
not=-13 -20 9 -22 4 -7 -2 -13; they: who=0 -4 -2 4 11 -1 -1 -2; they: asked=-19 0 -11 -2 -5 -10 -13
6; they: I=-8 9 17 -12 2 -7 -4 -6; they: you=-16 -9 9 -19 -8 -7 -2 26; they: they=0 -4 -2 -10 -5 -15
-13 3; they: what=1 -5 -9 0 14 -1 -2 -2; they: he=-1 -1 -1 0 -1 -8 8 -1; they: named=24 -9 -11 10 -6
-4 -6 -21; what: out=-1 20 -4 9 -7 -4 24 -7; what: ballot=-5 -5 -8 17 -3 -2 3 16; what: strength=-4
8 -5 15 6 -3 4 -3; what: moment=1 -1 -22 2 -5 -7 7 -13; what: numbers=-2 -7 -8 0 6 4 5 -9; what:
end=-8 -2 -11 -1 -7 -2 3 11; what: mercy=4 -14 26 -14 1 -7 -4 -8; what: bond=-6 -9 -4 -14 -4 -5 -7
4; what: secret=5 -3 -11 14 19 -2 -1 -2; what: lie=-7 -2 23 -21 1 -2 -2 -9; what: betrayal=3 -1 -2 8
12 0 -1 -1; what: danger=-2 -2 -6 1 -3 -3 13 -6; what: hearsay=-9 -1 18 16 -12 -5 -10 3; what:
belief=-11 -3 -3 -24 14 -3 -4 2; what: yes=-14 17 -5 18 31 -4 7 -6; what: no=13 -8 -9 19 6 1 -9 6;
what: camp=-24 -12 -19 -43 -9 -10 -12 -14; what: past=-2 -11 3 -12 -5 -2 -7 -9; what: future=3 -4
-12 19 -6 -10 3 14; what: conditional=16 3 -6 -19 2 12 -6 11; what: ought=-7 4 8 -8 7 4 -5 -7; what:
wish=10 1 -8 3 -4 0 -2 -14; what: not=9 -5 -10 -14 16 -8 -4 26; what: who=-21 -7 -19 14 -1 -7 0 -6;
what: asked=-2 -10 -13 15 1 -5 -9 -4; what: I=12 -9 -5 8 -2 -11 -2 12; what: you=7 -7 -5 -1 0 -6 -11
-5; what: they=2 -2 -7 14 -7 3 3 -7; what: what=-6 -12 -2 -2 -10 -12 -11 -12; what: he=1 18 -7 -15
-5 -3 2 -3; what: named=8 -5 2 0 -12 -6 -4 -4; named: out=-4 11 -3 -10 -16 -3 -18 -15; named:
ballot=14 -10 -2 -7 -8 -8 -9 20; named: strength=25 -7 -17 -15 -3 -7 -10 -15; named: moment=6 -8 -1
4 -5 -5 -4 -12; named: numbers=3 5 -9 1 -7 -3 0 15; named: end=16 -17 -5 3 15 -15 1 5; named:
mercy=-27 45 -16 -13 -11 -14 21 -17; named: bond=-11 7 0 11 0 -4 -9 3; named: secret=-11 16 -5 -11
32 -3 -4 -9; named: lie=-21 -5 -9 7 15 -6 -5 18; named: betrayal=-22 -3 6 -3 6 -2 -8 -4; named:
danger=2 -25 0 -2 1 -9 -2 24; named: hearsay=6 -17 12 15 -15 -14 -8 8; named: belief=-17 -14 -7 11 4
-8 -4 6; named: yes=-2 -1 -3 -6 -9 16 -18 9; named: no=-7 1 -7 -14 -4 -14 1 0; named: camp=-20 12
-15 -9 -19 2 -4 3; named: past=5 -19 -11 -8 11 -10 -9 5; named: future=14 -8 13 10 11 14 2 2; named:
conditional=22 -17 -4 -13 -11 9 -20 -24; named: ought=-8 19 -22 3 -1 -6 -11 -13; named: wish=38 -21
-6 8 -13 -21 -3 -7; named: not=6 24 -2 -10 -5 -15 -1 -5; named: who=2 -4 -1 -5 3 5 -1 -3; named:
asked=17 -2 -12 2 -7 -9 -2 -13; named: I=-1 6 4 4 2 -2 1 -7; named: you=-16 2 -11 12 1 -6 -2 35;
named: they=5 -7 -1 -5 9 -6 -3 11; named: what=-12 -2 2 6 5 10 -4 -9; named: he=1 2 -12 -2 -6 -9 -5
-6; named: named=29 -2 -16 -20 -16 -8 -14 -3; out > I=4 -2 2 2 -1 -11 5 -1; ballot > I=-5 5 2 -7 -9
-2 3 -12; strength > I=-6 -8 2 -15 12 2 -2 -3; moment > I=-2 13 13 4 -4 -11 -2 -19; numbers > I=-4
17 -7 -4 -9 0 4 -14; end > I=11 -8 12 -1 -6 6 15 -5; mercy > I=-12 15 -7 2 -8 1 2 1; bond > I=18 12
-5 -8 3 -4 1 -8; secret > I=-5 0 7 -1 9 -9 1 -15; lie > I=-5 -2 9 -14 11 -9 -3 -8; betrayal > I=-21
8 -17 9 40 -4 -3 -4; danger > I=-14 -3 -13 11 33 -2 4 -7; hearsay > I=-10 1 3 9 5 2 7 -3; belief >
I=12 -8 7 -3 2 -5 7 -4; yes > I=10 -12 6 -17 10 -6 -7 -5; no > I=-10 -3 6 -8 1 -4 0 19; camp > I=1
-7 7 3 -6 11 -1 11; past > I=-17 -10 -8 5 17 1 0 0; future > I=12 -12 0 14 -3 10 2 2; conditional >
I=-3 8 -2 7 -6 -3 -11 -3; ought > I=2 -9 4 4 3 3 0 -10; wish > I=-11 -9 -4 2 3 2 10 5; not > I=1 5
-4 -3 -10 -1 1 9; who > I=6 3 -1 0 10 3 18 0; why > I=-5 -1 -9 24 13 -1 9 -1; asked > I=-13 2 5 15
-7 1 -3 -1; I > I=-3 -4 -1 -2 -3 -1 -4 -7; you > I=-6 -5 8 2 5 3 -6 -8; they > I=3 14 -2 -4 10 -13 0
-10; what > I=8 -5 7 -9 -6 -3 1 12; he > I=2 11 -3 0 0 19 5 3; named > I=-3 -11 -3 6 1 1 -1 -4; out
> you=-11 14 1 -11 -3 -4 -6 17; ballot > you=-14 3 5 -4 -14 -9 -7 6; strength > you=-9 -8 21 -3 7 -5
-3 6; moment > you=-2 -1 19 2 -10 -13 -1 6; numbers > you=-12 8 -2 4 -9 8 -11 2; end > you=-16 -5 1
18 -10 -7 10 14; mercy > you=-5 35 -12 -20 11 18 2 -1; bond > you=2 10 -10 -10 1 -3 -3 -8; secret >
you=-3 6 -5 15 -9 -3 3 14; lie > you=-14 6 -10 3 -2 0 -11 -1; betrayal > you=-8 -4 18 2 -11 -5 -6
21; danger > you=-18 -2 17 12 -8 -4 -5 -7; hearsay > you=-14 -2 -8 -11 -6 -13 -6 24; belief > you=-2
-11 -11 14 -1 3 0 -7; yes > you=-8 -9 11 1 12 -18 9 1; no > you=6 -14 -7 10 14 -1 7 7; camp >
you=-18 -6 -1 6 9 7 -3 33; past > you=-12 -3 4 11 13 -5 -8 -6; future > you=11 -9 -13 -6 2 -8 2 -7;
conditional > you=-11 14 16 -9 6 2 -8 12; ought > you=-17 -2 10 -4 1 -4 1 5; wish > you=3 0 28 -2 5
-5 -1 -5; not > you=5 -11 3 -2 -1 -6 3 -9; who > you=-10 15 -19 23 -5 4 1 -5; why > you=3 0 -7 7 -3
0 13 4; asked > you=4 -5 -6 5 0 -5 1 5; I > you=-8 -2 4 -4 7 1 1 -2; you > you=-10 -6 3 -2 -5 -3 -3
5; they > you=-16 -9 3 7 -8 -4 -4 9; what > you=-2 -2 -3 7 7 -7 -5 -12; he > you=3 6 5 6 -4 -3 5 20;
named > you=-11 -12 -10 -6 -9 -6 -2 24; out > they=-8 3 3 7 -14 -1 -10 7; ballot > they=5 -6 2 -16 5
-6 2 7; strength > they=-10 5 7 4 -1 7 -3 -10; moment > they=-17 -1 10 6 -19 2 23 -14; numbers >
they=10 -6 -12 -6 13 -4 -5 19; end > they=-11 -3 -10 -6 16 -4 -2 14; mercy > they=7 -4 7 -13 2 0 0
13; bond > they=-1 2 12 -13 2 -4 -2 -10; secret > they=-5 -3 -2 9 -4 7 -6 -3; lie > they=-9 -2 -14
-5 7 6 20 -3; danger > they=-16 -5 -6 5 -3 -1 -2 11; hearsay > they=-1 -3 -11 9 3 11 -4 7; belief >
they=16 -1 -4 -1 3 0 -8 -5; yes > they=-1 -2 -12 -9 17 -10 3 13; no > they=4 -11 19 10 3 7 -10 -9;
camp > they=3 -4 1 6 -5 -2 -8 5; past > they=-4 -4 -3 -6 -9 2 13 10; future > they=-15 9 20 -10 -11
5 1 -11; conditional > they=12 5 18 5 -7 15 -6 -26; ought > they=0 -5 0 -13 6 9 -2 7; wish > they=-3
-5 -3 7 -15 6 -7 -5; not > they=0 1 12 -4 9 14 -11 -1; who > they=12 -2 -10 -2 7 -2 3 -5; asked >
they=0 -10 2 7 -16 5 -15 7; I > they=-6 6 2 6 -5 7 2 -5; you > they=-11 -2 -9 12 -4 -7 -6 1; they >
they=0 -8 -7 -3 -1 0 -4 1; what > they=-2 -4 -10 22 -10 1 1 -2; he > they=-11 -9 -4 5 4 -5 5 10;
named > they=25 -5 -5 -10 1 -6 -6 -10; out > what=6 9 -1 -7 7 -1 3 -7; ballot > what=-9 7 6 9 12 1 7
-12; strength > what=12 -3 -7 -3 -1 7 -1 -8; moment > what=-6 -7 -6 14 0 -4 2 8; numbers > what=14
-4 -11 -7 -11 -3 -1 4; end > what=11 -1 -12 13 -5 0 -1 -6; mercy > what=19 -18 -2 2 -8 -2 1 16; bond
> what=0 5 11 2 -19 -1 -2 -9; secret > what=-12 -7 -2 4 -12 -3 5 6; lie > what=-18 -3 16 -4 10 -1 -2
-3; betrayal > what=-1 8 -5 -11 11 -1 -3 8; danger > what=-2 0 -6 -3 2 -2 -1 -1; hearsay > what=-11
9 9 10 -17 -8 2 -2; belief > what=7 5 -10 0 5 2 7 9; yes > what=4 -2 10 1 -14 -2 -1 0; no > what=23
-6 -9 -3 -1 -5 -6 11; camp > what=-2 -2 -2 -3 -22 -2 11 19; past > what=-6 -2 8 6 4 -9 -12 -9;
future > what=-10 -2 0 2 1 6 10 15; conditional > what=-2 -3 11 -2 -1 6 4 -6; ought > what=-12 -4 -4
-4 -9 5 -1 22; wish > what=3 1 -2 4 -11 -8 -5 -8; not > what=13 -2 -11 -6 15 -4 -10 6; who > what=5
7 -11 2 11 -2 8 8; asked > what=-1 5 3 6 -1 2 -6 8; I > what=-10 -1 12 -2 -3 -5 -7 -3; you > what=7
7 -6 1 4 1 4 -4; they > what=0 -5 -13 16 9 -3 -2 0; what > what=2 -4 0 -1 2 -3 -7 -8; he > what=6 0
-3 6 -8 -3 5 -8; named > what=-18 -17 9 11 7 10 -3 -11; out > named=8 16 -11 -5 2 -5 -1 -14; ballot
> named=-1 3 8 3 5 1 1 9; strength > named=-10 16 -4 -2 11 4 4 4; moment > named=14 4 -4 -9 18 -7 1
4; numbers > named=0 11 1 4 9 3 12 0; end > named=26 -14 -15 2 13 -4 -10 1; mercy > named=1 3 18 -4
-6 1 -4 -14; bond > named=7 -6 -12 14 -7 -6 -8 19; secret > named=-14 -1 4 20 -5 -7 -7 3; lie >
named=-3 -14 8 8 -12 5 2 -1; betrayal > named=-7 3 1 12 5 -4 -5 7; danger > named=17 -7 -19 1 -4 -2
-1 10; hearsay > named=-30 -5 0 11 8 0 -3 9; belief > named=14 -13 -14 10 -7 0 -2 7; yes > named=-9
-1 -5 -3 5 14 -1 -3; no > named=-10 12 -12 4 -16 -6 -2 4; camp > named=40 -2 4 6 7 6 6 6; past >
named=-6 14 5 -6 11 3 4 1; future > named=2 -10 8 -2 -1 18 2 -13; conditional > named=22 -3 -12 -22
-8 -3 11 -6; ought > named=5 15 -8 -8 0 0 1 -3; wish > named=15 14 -4 -3 1 -10 11 -6; not >
named=-18 9 -10 -1 -8 -5 -11 12; who > named=9 0 -10 -13 -12 -4 7 7; why > named=15 -6 -1 0 8 -1 16
-4; asked > named=-6 3 -3 2 -5 -8 -1 -9; I > named=22 -5 -2 -3 -1 -1 3 -1; you > named=6 0 -1 -10 -2
-4 2 2; they > named=23 -11 -15 -1 -5 -14 3 -23; what > named=9 -3 1 -2 -13 -8 1 -10; he > named=-2
-7 -4 -2 4 -3 0 2; named > named=10 -7 -7 0 -6 -6 -3 -3
"""
WEIGHTS = {
    feature.strip(): tuple(map(int, weights.split()))
    for feature, weights in (row.split("=") for row in " ".join(_TABLE.split()).split(";"))
}
