"""How much each clue counts for each kind of act; `tests/formats/talk/weigh.py` says."""

from __future__ import annotations

# propose spare promise ask accuse agree refuse warn
_TABLE = """
out=-8 -2 -2 -9 -13 -12 -9 -8; ballot=-6 -8 -4 -3 -2 -12 -7 0; strength=-1 -13 -10 -9 -7 -8 -15 -13;
moment=-6 -4 -8 -7 -6 -4 -7 -5; numbers=-9 -10 -1 -1 -3 -10 -10 -6; end=-6 -20 2 -18 -12 -12 -13 -8;
mercy=-16 8 -8 -7 -10 -9 -2 -3; bond=-6 -6 2 -3 -7 -4 -5 -6; secret=-11 1 -7 -6 6 -2 -8 -9; lie=-10
-12 -4 -4 22 -5 -6 -14; betrayal=-10 -15 -22 2 8 -15 -12 -14; danger=5 -20 0 -7 -10 -19 -8 12;
hearsay=-5 -2 -7 -1 1 -9 -4 5; belief=-5 -10 -5 3 1 -6 -10 -4; yes=2 -16 3 -7 -2 -1 -14 -13; no=-5 3
-8 -2 -4 -14 3 -1; camp=-30 -22 -25 -33 -22 -33 -24 -7; past=-2 -10 -16 -9 -8 -4 -11 -9; future=0 -5
16 -1 -3 -1 -3 -9; conditional=11 -9 -4 -10 -17 -3 -3 1; ought=-2 -5 1 -2 -5 -1 -9 -6; wish=2 -11 -9
-8 -5 1 -8 -12; not=-6 1 -2 -10 -2 -7 -8 -6; who=-12 -1 -18 11 6 -5 2 0; why=-5 3 -12 23 18 22 0 -3;
asked=-10 -9 -10 -3 -11 -13 -11 -8; I=-5 -12 -7 -8 -10 -4 -11 -18; you=-15 -9 0 -6 -1 -8 -8 1;
they=-4 -4 -10 -5 -1 -6 -8 0; what=-2 -9 -2 -2 -8 -9 -11 -11; he=-13 5 -9 -3 -8 -4 0 -5; named=26 -4
-12 -13 -12 -7 -9 -6; always=-17 -17 -19 -15 -17 -16 -18 -18; pending=-40 -11 -36 -32 -21 54 26 0;
?=-17 -13 -23 46 -20 -13 -12 -19; short=-36 -17 -23 4 -41 -16 -33 -29; brief=-18 -23 -42 -38 -36 -26
-9 -19; his=-4 -13 -6 -4 -10 8 32 -10; you past=-4 -2 -1 -4 8 -8 -1 2; I future=0 -7 19 -1 -5 0 -5
-9; I you=-1 -6 14 -2 1 1 -3 -6; I you not=3 4 22 -9 7 2 10 11; named out=18 4 -13 -10 4 -4 -1 3;
named strength=30 -8 -20 -12 -2 -10 -5 -7; named hearsay=9 -3 4 6 15 0 0 -4; ? you=2 -10 -17 31 -12
-4 -2 -18; ? who=-8 -12 -9 6 -12 -4 -5 -7; ? named=9 -4 2 20 -5 -1 -5 -15; you danger=-14 -7 17 -8
-4 -12 -9 23; named mercy=6 15 -7 -5 -4 -9 7 -5; I mercy=4 13 5 6 -1 5 1 -8; you lie=-8 -9 -16 4 12
0 0 -7; you past I=8 1 6 1 8 -3 6 1; pending short=-34 -13 -6 -5 -19 22 3 -2; pending yes=-35 -10 2
-17 -13 51 -10 -6; pending no=2 -1 -10 -16 -13 -19 83 -14; pending not=4 0 -12 -19 -4 14 30 -4;
named not=16 11 -3 -14 9 -4 1 6; named you=0 2 0 -1 4 1 -1 24; ? belief=-28 0 -17 32 -5 -5 0 -17;
you end=-23 -5 38 3 -7 -4 1 8; you bond=-7 3 15 -6 3 -3 -3 1; named camp=19 14 -2 6 21 -3 -2 11; ?
camp=19 5 -9 -28 -1 -9 -1 -19; they you=-6 -9 -1 -4 13 -5 5 15; his strength=13 -4 6 8 -3 1 -4 -2;
his out=29 -9 -3 -4 -2 17 -2 -3; his mercy=-3 10 0 -3 -2 16 9 -2; named moment=10 -4 3 -1 7 -5 1 4;
you betrayal=-6 -8 -9 8 10 3 -7 -2; pending yes not=-8 -8 1 -5 -1 40 -1 14; pending short not=-7 -17
-6 -7 -4 -18 3 5; named ballot=16 -2 11 -7 -8 2 -5 -1; named ballot not=-17 25 6 -2 10 8 4 9; ?
ballot=-2 6 -9 26 3 -11 3 -4; ? you past=1 -6 -8 15 4 3 4 0; I ballot future=2 -10 28 -11 -14 6 0
-15; I ballot past=19 4 -7 4 -2 8 -3 1; you ballot past=0 5 -7 -3 18 -8 0 -3; they ballot=-4 -6 9 1
13 -9 0 -4; named danger you=-7 0 -20 -13 -2 -7 -3 25; ? mercy=21 -15 -22 26 -6 -6 -2 -12; I not
secret=4 6 24 4 3 4 7 -6; nobody: out=-6 16 1 -14 -17 1 -16 0; nobody: ballot=-8 -20 -4 1 9 -43 -19
-25; nobody: strength=-17 -4 0 -25 -15 -17 -9 -7; nobody: moment=2 -25 -8 -21 -15 -7 -17 -3; nobody:
numbers=23 -9 13 1 -18 -17 -15 -24; nobody: end=0 -7 3 -24 1 -13 -19 -19; nobody: mercy=-13 -1 1 5
-7 17 -14 -9; nobody: bond=-9 -10 6 -19 -14 13 -9 -9; nobody: secret=7 12 6 -5 -22 -10 4 -11;
nobody: lie=6 -10 -4 -10 28 -6 -14 -16; nobody: betrayal=8 -17 -14 -14 25 -4 -12 -16; nobody:
danger=3 -5 -15 -12 -9 -8 7 38; nobody: hearsay=-11 -8 -22 -6 35 -6 4 -20; nobody: belief=-1 -5 -16
-15 -3 6 21 8; nobody: yes=1 -28 -5 -31 -12 15 -20 -28; nobody: no=-2 3 5 -5 -13 -34 23 -17; nobody:
camp=-25 -35 -29 -24 -12 -25 -16 -20; nobody: past=-14 -14 -24 -4 18 1 -14 -20; nobody: future=-11
19 -17 -4 13 -4 8 -6; nobody: conditional=10 5 6 -3 -13 -9 7 13; nobody: ought=14 -14 9 -10 -9 -10 8
-11; nobody: wish=14 -11 17 -1 -8 7 -14 -14; nobody: not=-6 -7 6 -12 -2 -11 0 -8; nobody: asked=-4
-17 -2 -15 0 -25 -9 -18; I: out=-1 -12 -2 -4 -7 -18 -6 -13; I: ballot=4 0 23 -7 -5 2 0 -11; I:
strength=2 -12 10 -5 -3 6 -28 -4; I: moment=-17 11 -10 -3 -2 1 -7 4; I: numbers=2 -3 -1 -5 9 -10 -7
-16; I: end=-3 -13 33 -31 -20 -4 -14 -19; I: mercy=-10 1 -5 9 -3 4 -6 3; I: bond=-1 -5 11 -8 1 -11
-1 -7; I: secret=6 -8 -1 21 -9 18 1 -11; I: lie=-11 -11 9 0 2 -3 9 2; I: betrayal=-7 -4 -11 12 -14
-6 -6 -2; I: danger=2 8 3 10 4 -4 -16 -19; I: hearsay=7 -13 -11 -2 -2 -12 -7 27; I: belief=-1 -8 -3
7 9 -1 -22 -15; I: yes=15 -12 15 1 -10 -4 -10 0; I: no=3 3 -3 0 -5 -13 10 4; I: camp=-24 -16 -32 -10
-18 -47 -8 -18; I: past=0 -2 -9 -9 3 4 -4 1; I: future=-4 -6 18 -10 -12 -4 -6 -15; I: conditional=-6
-4 1 -7 -12 -2 2 -2; I: ought=8 -12 9 3 -11 -3 -10 -3; I: wish=9 -2 -6 -8 -6 7 -7 -3; I: not=-3 6 -2
-7 -1 -5 -6 -3; I: who=3 3 1 3 6 -4 14 0; I: why=15 -5 -8 5 1 -1 17 1; I: asked=2 -6 2 -5 -6 -8 -11
-8; I: I=-2 -12 -5 -13 -12 -4 -12 -15; I: you=-5 -4 12 -3 -4 2 1 6; I: they=-9 0 -3 3 -13 15 0 -2;
I: what=-9 -4 9 1 0 -15 -5 -4; I: he=17 -9 6 -8 4 -4 14 -2; I: named=27 -1 -2 -13 -10 -7 -1 1; you:
out=-7 4 3 -18 9 0 -3 6; you: ballot=-2 -2 0 -20 10 -9 -9 4; you: strength=-3 -7 -7 16 2 -5 4 -13;
you: moment=-5 8 5 -1 -6 -13 3 19; you: numbers=-10 -17 13 13 -12 0 -4 9; you: end=-4 -9 -4 20 -27 5
1 15; you: mercy=-7 -4 11 -13 -7 -1 8 14; you: bond=-12 14 6 7 -11 3 -4 -5; you: secret=-9 -7 -10
-29 14 -14 -9 2; you: lie=4 -6 -20 -2 23 -6 -10 -25; you: betrayal=-1 -5 -17 -15 1 -13 0 -2; you:
danger=-9 -11 23 -19 -16 -5 -7 3; you: hearsay=-9 11 0 -19 11 -3 9 5; you: belief=2 -11 -2 7 -9 -11
-8 -8; you: yes=-7 -14 -1 0 22 -16 -2 -25; you: no=8 -4 3 -6 8 3 -9 -8; you: camp=-6 -11 4 -20 4 -3
-13 6; you: past=-16 -11 -35 -10 41 -7 -11 -13; you: future=11 -11 11 -2 1 1 0 -14; you:
conditional=19 -5 -21 0 -17 -15 -1 20; you: ought=-10 -5 6 -1 -5 10 -6 24; you: wish=-15 0 -14 -18
-8 3 0 -10; you: not=-4 0 -1 16 -1 12 -19 2; you: who=2 14 -16 2 -2 -2 -2 18; you: why=-5 -2 -4 26
24 -3 -1 -3; you: asked=-3 -8 0 2 -3 -12 -6 4; you: I=-3 -6 16 2 5 13 -8 -16; you: you=-16 -5 -2 -6
4 -9 -10 -3; you: they=-9 5 -11 -10 15 -8 -1 -4; you: what=22 9 -7 -12 -4 4 -3 8; you: he=15 -11 -6
11 -14 5 -9 2; you: named=4 12 12 5 4 -8 0 -21; they: out=0 -16 -9 4 2 -13 -8 1; they: ballot=-15 -7
2 12 10 -9 -4 -6; they: strength=9 -7 -18 -15 -3 -4 0 -10; they: moment=-11 0 16 -14 -10 15 -5 0;
they: numbers=22 -3 -14 0 15 -1 -1 13; they: end=-13 -2 -4 -4 7 -1 -1 -8; they: mercy=13 -15 -10 -4
-7 -5 -7 4; they: bond=14 -11 -5 -5 -4 -12 -6 -29; they: secret=-9 -6 1 -6 -9 -2 -1 14; they:
lie=-17 -3 3 -6 21 10 -2 -7; they: betrayal=-7 -2 -1 14 -6 -1 -1 12; they: danger=6 -11 -7 -3 -7 -16
-9 15; they: hearsay=-9 25 -5 -27 -10 2 -6 14; they: belief=-6 -3 -14 -7 -4 -3 -2 14; they: yes=-1
-4 4 -7 -9 14 -16 -6; they: no=-14 -1 -4 6 3 -5 4 -6; they: camp=-11 -2 -6 -2 -7 7 -2 15; they:
past=3 -17 -14 -2 -12 -1 -8 21; they: future=9 -4 13 2 -17 -2 -2 -1; they: conditional=0 -6 6 -7 -11
-13 -5 -13; they: ought=14 -8 -7 -5 1 -4 -2 -16; they: wish=0 -12 -15 -4 18 -13 1 2; they: not=-13
-21 8 -23 3 -8 -3 -14; they: who=0 -4 -2 4 11 -1 -1 -2; they: asked=-20 0 -10 -1 -5 -10 -13 5; they:
I=-7 10 16 -10 0 -6 -4 -6; they: you=-14 -9 9 -23 -6 -7 -1 27; they: they=1 -4 -3 -10 -6 -15 -13 4;
they: what=1 -4 -9 0 14 -1 -1 -2; they: he=-1 -1 0 0 -1 -8 8 0; they: named=26 -9 -10 5 -5 -5 -6
-18; what: out=0 21 -5 7 -5 -4 25 -6; what: ballot=-3 -5 -8 15 0 -2 3 15; what: strength=-3 8 -6 14
7 -4 4 -3; what: moment=1 -1 -22 2 -3 -8 6 -14; what: numbers=-1 -8 -8 -2 8 5 5 -9; what: end=-7 -2
-11 -4 -6 -2 4 11; what: mercy=8 -13 26 -16 -11 -7 -4 -8; what: bond=-6 -9 -4 -15 -2 -6 -7 4; what:
secret=5 -3 -11 16 20 -2 -2 -2; what: lie=-7 -2 25 -17 0 -2 -2 -6; what: betrayal=2 0 -2 8 13 0 0
-1; what: danger=-2 -2 -6 -1 -2 -3 13 -6; what: hearsay=-7 -1 20 15 -12 -5 -10 4; what: belief=-10
-3 -1 -16 9 -3 -4 5; what: yes=-14 17 -5 18 31 -4 7 -6; what: no=17 -7 -7 18 4 1 -9 7; what:
camp=-24 -12 -18 -44 -6 -9 -11 -13; what: past=-1 -10 4 -14 -3 -2 -7 -7; what: future=4 -4 -12 17 -5
-9 3 14; what: conditional=14 3 -6 -18 4 11 -7 10; what: ought=-1 5 8 -13 12 5 -5 -7; what: wish=11
0 -8 7 -11 0 -2 -15; what: not=9 -5 -7 -9 12 -8 -4 29; what: who=-23 -7 -19 16 0 -7 0 -7; what:
asked=-2 -10 -13 16 -2 -5 -8 -4; what: I=14 -9 -5 6 0 -11 -1 12; what: you=7 -6 -5 2 -5 -6 -11 -5;
what: they=2 -2 -7 14 -6 3 3 -8; what: what=-7 -12 -2 -2 -12 -12 -12 -13; what: he=1 17 -8 -16 -5 -3
2 -3; what: named=6 -5 2 1 -10 -6 -4 -5; named: out=-3 9 -3 -11 -17 -3 -18 -15; named: ballot=14 -11
-2 -7 -8 -8 -9 20; named: strength=26 -9 -17 -15 -2 -7 -10 -15; named: moment=7 -8 -1 4 -5 -4 -4
-12; named: numbers=3 5 -9 2 -5 -3 0 15; named: end=17 -17 -6 3 17 -15 1 5; named: mercy=-25 45 -16
-14 -11 -14 21 -17; named: bond=-9 6 0 10 -1 -3 -9 4; named: secret=-13 16 -5 -12 31 -3 -4 -10;
named: lie=-20 -5 -10 5 16 -6 -5 18; named: betrayal=-22 -4 6 -2 6 -3 -8 -5; named: danger=0 -26 0 0
1 -9 -3 24; named: hearsay=5 -17 12 15 -14 -14 -8 8; named: belief=-16 -14 -7 8 5 -8 -3 6; named:
yes=-1 -2 -3 -6 -9 16 -18 10; named: no=-6 -1 -8 -14 -4 -14 0 0; named: camp=-19 12 -15 -8 -19 2 -4
3; named: past=8 -19 -11 -9 11 -11 -10 5; named: future=15 -8 13 10 11 14 1 2; named: conditional=23
-18 -4 -12 -11 9 -20 -24; named: ought=-8 20 -21 3 -1 -6 -10 -14; named: wish=39 -21 -6 7 -13 -20 -3
-8; named: not=7 22 -2 -10 -6 -15 -2 -5; named: who=2 -5 -1 -6 3 5 -1 -4; named: asked=16 -2 -12 2
-6 -9 -2 -13; named: I=0 6 4 4 2 -3 0 -7; named: you=-13 2 -10 11 0 -6 -2 34; named: they=5 -7 -1 -4
8 -6 -4 12; named: what=-12 -3 2 6 4 11 -4 -9; named: he=-3 4 -12 0 -5 -8 -5 -6; named: named=26 -1
-16 -19 -14 -7 -12 -2; out > I=5 -3 -1 4 1 -11 5 -1; ballot > I=-5 5 4 -8 -11 -2 4 -12; strength >
I=-6 -9 1 -15 11 2 -2 -3; moment > I=-3 13 11 6 -1 -11 -2 -19; numbers > I=-6 17 -9 -5 -3 0 4 -15;
end > I=11 -8 13 -1 -9 7 16 -4; mercy > I=-11 17 -7 0 -6 0 3 1; bond > I=18 11 -3 -9 2 -4 1 -9;
secret > I=-6 0 7 1 6 -9 1 -15; lie > I=-6 -2 9 -12 13 -9 -3 -7; betrayal > I=-21 8 -14 9 38 -4 -2
-4; danger > I=-14 -3 -11 5 36 -2 4 -7; hearsay > I=-10 2 3 10 6 2 7 -3; belief > I=11 -8 7 -3 3 -4
8 -3; yes > I=9 -12 7 -16 8 -7 -7 -5; no > I=-9 -3 5 -7 1 -4 0 19; camp > I=1 -8 6 4 -5 11 -1 10;
past > I=-17 -8 -8 6 14 1 0 1; future > I=12 -12 -1 13 -3 11 2 2; conditional > I=-3 8 -2 7 -6 -3
-12 -3; ought > I=3 -6 3 5 2 2 1 -11; wish > I=-10 -9 -5 1 3 2 10 4; not > I=-1 4 -4 -1 -11 -2 2 9;
who > I=6 3 -2 -2 10 3 18 -1; why > I=-5 -1 -9 25 12 -2 9 -1; asked > I=-13 2 5 16 -6 1 -3 -1; I >
I=-3 -5 -1 -2 -3 0 -4 -7; you > I=-6 -6 8 2 6 3 -6 -8; they > I=4 14 -2 -1 8 -13 -1 -10; what > I=8
-5 7 -9 -5 -3 2 12; he > I=3 14 -3 0 0 18 6 3; named > I=-2 -13 -3 5 2 1 -2 -5; out > you=-11 15 1
-13 -4 -4 -6 18; ballot > you=-15 3 3 -2 -13 -9 -7 6; strength > you=-9 -8 19 -3 11 -5 -3 6; moment
> you=-1 -1 19 0 -9 -14 -1 8; numbers > you=-10 8 -3 2 -7 8 -11 2; end > you=-16 -5 -1 18 -8 -7 10
14; mercy > you=-5 35 -12 -19 5 19 3 -1; bond > you=1 10 -10 -9 0 -2 -3 -8; secret > you=-3 6 -2 15
-12 -3 3 14; lie > you=-14 6 -8 2 -1 -1 -11 0; betrayal > you=-8 -5 20 1 -12 -5 -6 21; danger >
you=-18 -3 16 13 -10 -3 -5 -7; hearsay > you=-16 -2 -8 -9 -7 -13 -6 25; belief > you=-2 -12 -10 17
-1 3 0 -6; yes > you=-8 -9 11 1 12 -18 9 1; no > you=6 -14 -7 11 15 -1 7 7; camp > you=-19 -6 -1 7
13 6 -3 33; past > you=-12 -2 4 12 13 -5 -8 -6; future > you=10 -8 -12 -7 3 -9 2 -8; conditional >
you=-12 14 15 -9 5 2 -8 11; ought > you=-17 -3 11 -4 1 -3 1 5; wish > you=2 0 28 1 2 -6 -1 -5; not >
you=6 -11 2 -1 -1 -6 3 -8; who > you=-8 15 -19 24 -7 4 0 -6; why > you=3 0 -7 7 -3 0 13 5; asked >
you=5 -5 -5 6 -2 -5 1 5; I > you=-8 -2 3 -3 8 1 0 -2; you > you=-10 -6 2 -2 -6 -3 -3 6; they >
you=-15 -10 3 6 -6 -5 -4 10; what > you=-2 -1 -2 9 4 -7 -5 -12; he > you=3 6 5 6 -3 -3 5 19; named >
you=-11 -12 -11 -9 -7 -7 -2 25; out > they=-7 3 4 6 -14 -1 -9 7; ballot > they=6 -6 2 -16 6 -7 2 6;
strength > they=-10 5 7 5 -1 6 -3 -10; moment > they=-18 -1 10 8 -19 2 23 -15; numbers > they=9 -6
-11 -6 13 -4 -5 19; end > they=-12 -3 -10 -5 16 -4 -2 14; mercy > they=5 -4 7 -13 4 0 0 13; bond >
they=-1 3 9 -9 0 -3 -2 -10; secret > they=1 -2 -6 9 -2 8 -6 -2; lie > they=-9 -2 -16 -6 10 6 20 -4;
danger > they=-17 -5 -5 6 -3 -1 -2 12; hearsay > they=1 -3 -11 8 2 11 -4 7; belief > they=19 -1 -7
-1 6 1 -8 -5; yes > they=-2 -2 -12 -8 16 -11 3 13; no > they=0 -9 18 14 4 8 -10 -9; camp > they=2 -4
1 6 -5 -2 -8 5; past > they=-4 -4 -4 -5 -8 1 13 9; future > they=-14 9 18 -8 -10 5 1 -11;
conditional > they=12 5 18 6 -6 15 -7 -26; ought > they=2 -5 0 -11 7 8 -2 6; wish > they=-3 -5 -2 7
-14 6 -7 -5; not > they=2 2 14 -4 10 13 -10 -2; who > they=11 -2 -10 -2 6 -2 4 -5; asked > they=-3
-10 2 6 -16 6 -15 7; I > they=-6 6 2 4 -4 9 2 -5; you > they=-12 -2 -9 13 -4 -7 -6 0; they > they=0
-8 -7 -4 -3 1 -4 2; what > they=1 -3 -10 21 -9 1 1 -1; he > they=-10 -10 -4 5 3 -6 4 10; named >
they=26 -5 -5 -9 2 -7 -6 -10; out > what=7 9 -1 -7 6 -1 3 -7; ballot > what=-8 7 6 10 10 1 7 -12;
strength > what=12 -3 -7 -3 0 7 -1 -8; moment > what=-6 -7 -6 15 1 -4 2 8; numbers > what=13 -4 -11
-7 -10 -4 -1 4; end > what=11 -1 -12 14 -5 0 -1 -6; mercy > what=19 -18 -2 4 -8 -2 1 16; bond >
what=0 5 11 2 -19 -1 -2 -9; secret > what=-10 -7 -1 1 -11 -3 5 7; lie > what=-18 -3 16 -4 10 -2 -2
-3; betrayal > what=-1 7 -5 -11 10 -1 -3 7; danger > what=-3 0 -7 -2 3 -2 -1 -1; hearsay > what=-8 9
10 9 -17 -8 2 -1; belief > what=9 5 -10 -2 6 2 8 9; yes > what=5 -2 10 2 -15 -2 -1 0; no > what=22
-5 -9 -3 -1 -5 -6 11; camp > what=-2 -2 -2 -2 -22 -2 11 19; past > what=-6 -2 8 6 5 -9 -12 -9;
future > what=-11 -2 0 1 1 6 10 15; conditional > what=-2 -3 11 -2 -1 6 4 -6; ought > what=-12 -4 -4
-4 -8 5 -1 22; wish > what=2 2 -1 3 -11 -8 -5 -8; not > what=13 -2 -11 -6 14 -4 -10 5; who > what=5
7 -11 2 10 -2 8 8; asked > what=-2 4 2 6 0 2 -6 8; I > what=-10 -1 11 -1 -3 -5 -7 -2; you > what=6 7
-7 2 4 0 4 -5; they > what=2 -5 -12 14 9 -3 -2 1; what > what=3 -4 0 0 2 -3 -6 -8; he > what=6 0 -3
5 -9 -4 5 -8; named > what=-17 -17 9 11 8 10 -3 -11; out > named=8 17 -11 -4 2 -5 -1 -14; ballot >
named=-1 3 8 4 5 1 1 9; strength > named=-9 17 -3 -2 9 5 4 5; moment > named=13 4 -4 -11 20 -7 1 5;
numbers > named=0 11 1 3 11 3 13 -1; end > named=26 -15 -15 3 14 -4 -10 1; mercy > named=1 4 18 -6
-5 1 -4 -14; bond > named=7 -6 -12 14 -7 -6 -8 18; secret > named=-13 -1 6 17 -4 -7 -7 4; lie >
named=-4 -14 6 6 -10 5 2 -1; betrayal > named=-6 3 2 13 3 -4 -5 7; danger > named=17 -8 -19 3 -3 -2
-1 10; hearsay > named=-29 -5 0 10 9 0 -3 8; belief > named=13 -13 -14 12 -7 0 -2 7; yes > named=-10
-1 -4 -3 5 14 -1 -3; no > named=-8 11 -12 4 -15 -6 -2 5; camp > named=38 -2 4 6 7 6 6 6; past >
named=-6 14 4 -5 11 3 4 1; future > named=1 -10 8 -2 0 18 2 -13; conditional > named=22 -3 -12 -21
-8 -3 11 -6; ought > named=5 15 -8 -9 2 0 1 -3; wish > named=14 14 -4 -2 0 -10 11 -6; not >
named=-19 8 -11 0 -8 -5 -11 12; who > named=6 0 -10 -10 -12 -4 7 8; why > named=16 -6 -2 0 8 -1 16
-4; asked > named=-6 3 -3 2 -4 -8 -1 -9; I > named=23 -6 -2 -5 0 -1 3 -1; you > named=5 0 -1 -10 -3
-4 2 2; they > named=26 -11 -14 -5 -4 -14 3 -20; what > named=9 -3 0 -3 -12 -8 1 -11; he > named=0
-8 -5 -1 4 -3 0 2; named > named=10 -7 -7 0 -7 -7 -3 -2
"""
WEIGHTS = {
    feature.strip(): tuple(map(int, weights.split()))
    for feature, weights in (row.split("=") for row in " ".join(_TABLE.split()).split(";"))
}
