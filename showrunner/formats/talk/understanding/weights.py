"""How much each clue counts for each kind of act; `tests/formats/talk/weigh.py` says."""

from __future__ import annotations

# propose spare promise ask accuse agree refuse warn
_TABLE = """
out=-7 -1 -1 -13 -11 -11 -9 -8; ballot=-5 -7 -4 -2 -1 -13 -9 1; strength=-2 -13 -9 -12 -5 -8 -15
-15; moment=-5 -5 -6 -7 -10 -4 -7 -4; numbers=-7 -9 0 -2 -5 -12 -9 -4; end=-4 -22 -2 -16 -9 -11 -13
-8; mercy=-18 9 -9 -5 -11 -11 -2 -3; bond=-6 -5 0 -6 -6 -4 -7 -5; secret=-11 2 -5 -9 5 -2 -8 -9;
lie=-11 -13 -2 -7 24 -5 -6 -14; betrayal=-9 -17 -22 6 1 -16 -12 -15; danger=8 -22 0 -8 -18 -20 -8
13; hearsay=-5 -3 -7 -4 -2 -9 -5 7; belief=-5 -10 -7 2 3 -6 -12 -3; yes=3 -17 5 -8 -3 -1 -15 -12;
no=-1 3 -8 -3 -5 -16 3 -2; camp=-31 -23 -26 -32 -20 -34 -25 -8; past=-2 -10 -14 -11 -8 -4 -11 -11;
future=5 -4 16 -3 -2 0 -2 -9; conditional=12 -9 0 -11 -15 -6 -2 0; ought=-1 -7 1 -4 -9 -1 -9 -6;
wish=4 -13 -11 -3 -3 3 -8 -13; not=-7 3 -3 -10 -1 -8 -9 -6; who=-10 -1 -19 12 6 -6 3 1; why=-10 14
-12 17 16 21 -1 -4; asked=-10 -9 -10 -4 -11 -14 -11 -7; I=-4 -11 -6 -9 -11 -4 -11 -19; you=-14 -8 1
-7 -2 -9 -8 2; they=-5 -5 -10 -5 1 -7 -9 0; what=-2 -10 -1 -2 -7 -9 -11 -11; he=-12 5 -9 -4 -11 -3 0
-4; named=26 -2 -10 -13 -11 -7 -9 -7; always=-16 -17 -19 -17 -17 -18 -18 -19; pending=-39 -12 -37
-31 -19 50 26 -1; ?=-15 -13 -23 40 -18 -12 -13 -20; short=-40 -17 -26 6 -43 -20 -34 -29; brief=-16
-15 -45 -40 -35 -22 -15 -20; his=-5 -10 -5 -3 -10 9 32 -10; you past=-4 -1 0 -4 7 -8 -1 1; I
future=-1 -8 20 0 -1 1 -6 -11; I you=1 -5 15 -2 0 1 -2 -6; I you not=1 7 22 -9 6 2 10 11; named
out=16 5 -14 -9 0 -4 -1 2; named strength=30 -7 -18 -10 1 -7 -4 -7; named hearsay=9 -9 5 4 15 2 0 1;
? you=2 -11 -18 33 -13 -1 -3 -18; ? who=-8 -12 -8 6 -13 -4 -3 -7; ? named=14 -1 1 15 -3 1 -6 -12;
you danger=-14 -7 21 -10 -12 -12 -10 25; named mercy=4 18 -7 -8 -6 -12 9 -1; I mercy=4 18 4 5 1 4 1
-5; you lie=-9 -9 -18 2 17 0 1 -7; you past I=10 2 8 2 5 -4 7 0; pending short=-33 -16 -5 -6 -16 21
6 -1; pending yes=-33 -10 -1 -17 -12 49 -10 -8; pending no=2 -3 -13 -17 -12 -18 81 -15; pending
not=3 0 -10 -18 -5 18 27 -5; named not=14 11 -3 -14 10 -1 1 6; named you=2 -1 -1 -4 4 -2 -2 22; ?
belief=-31 1 -14 35 -7 -7 2 -19; you end=-25 -6 40 3 -7 -5 1 6; you bond=-8 1 13 -8 3 -5 -2 0; named
camp=21 18 -1 5 18 -3 -2 11; ? camp=19 13 -10 -31 -8 -9 0 -21; they you=-7 -9 -2 -4 17 -6 6 15; his
strength=14 -6 5 9 -4 0 -4 -3; his out=26 -8 -2 -3 0 18 -1 -2; his mercy=-1 11 1 -1 -1 16 9 -1;
named moment=10 -7 5 -3 10 -6 1 5; you betrayal=-7 -9 -9 11 15 3 -7 -2; pending yes not=-7 -9 4 -5
-1 35 -1 12; pending short not=-7 -18 -5 -8 -4 -15 -4 6; named ballot=12 -2 12 -5 -9 -1 -4 -5; named
ballot not=-13 20 7 0 5 6 5 12; ? ballot=-3 7 -9 27 0 -10 5 -7; ? you past=0 -9 -10 20 6 2 4 -6; I
ballot future=6 -11 24 -5 -11 5 1 -17; I ballot past=18 5 -7 5 -2 10 -3 2; you ballot past=0 8 -7 4
19 -7 0 -2; they ballot=-2 -1 10 -4 16 -8 0 -10; named danger you=-3 2 -18 -13 2 -6 -3 26; ?
mercy=23 -13 -21 25 -4 -5 0 -12; I not secret=2 3 22 9 5 3 7 -8; nobody: out=-3 15 6 -14 -13 5 -15
2; nobody: ballot=-6 -16 -5 1 20 -38 -15 -21; nobody: strength=-22 -4 1 -21 -15 -19 -10 -8; nobody:
moment=7 -25 -8 -21 -12 -3 -17 -2; nobody: numbers=17 -6 12 7 -17 -17 -13 -23; nobody: end=1 -9 3
-25 0 -13 -19 -19; nobody: mercy=-13 -5 1 1 -3 17 -14 -10; nobody: bond=-8 -9 13 -17 -20 17 -9 -8;
nobody: secret=6 12 6 -5 -25 -12 4 -11; nobody: lie=6 -11 -6 -6 27 -8 -15 -14; nobody: betrayal=8
-18 -14 -13 30 -5 -11 -16; nobody: danger=2 -5 -15 -11 -11 -7 9 35; nobody: hearsay=-8 -8 -21 -9 32
-7 4 -7; nobody: belief=-3 -4 -15 -4 -4 3 23 7; nobody: yes=3 -29 -3 -36 -9 17 -19 -27; nobody:
no=-2 2 5 -5 -13 -35 24 -17; nobody: camp=-23 -37 -31 -19 -9 -26 -16 -21; nobody: past=-13 -13 -18
-3 9 4 -14 -18; nobody: future=-12 19 -17 -4 11 -4 8 -6; nobody: conditional=7 5 6 -3 -12 -10 7 13;
nobody: ought=18 -16 4 -13 -4 -12 7 -11; nobody: wish=25 -11 4 13 -5 10 -13 -13; nobody: not=-10 -4
6 -12 -2 -12 1 -9; nobody: asked=-5 -16 3 -12 -7 -23 -10 -19; I: out=0 -10 0 -10 -4 -18 -5 -11; I:
ballot=5 1 25 -6 -6 4 -6 -13; I: strength=0 -15 11 -13 -5 8 -27 -2; I: moment=-18 11 -10 0 -7 1 -6
2; I: numbers=2 -4 2 -3 6 -9 -7 -17; I: end=-4 -12 25 -29 -13 -2 -14 -17; I: mercy=-7 0 -7 11 0 3 -4
1; I: bond=-3 -1 6 -6 -4 -10 -6 -6; I: secret=8 -13 -6 18 -12 19 1 -10; I: lie=-13 -13 10 1 3 -2 10
3; I: betrayal=-7 -6 -6 18 -27 -6 -5 0; I: danger=2 8 5 12 -8 -4 -15 -20; I: hearsay=5 -8 -9 -1 -3
-13 -7 22; I: belief=-1 -7 -7 9 14 1 -28 -14; I: yes=13 -13 15 2 -15 -3 -10 3; I: no=4 3 -2 -2 -4
-13 10 3; I: camp=-24 -19 -33 -18 -16 -47 -8 -18; I: past=-1 -3 -8 -8 0 5 -5 0; I: future=-3 -6 16
-6 -13 -6 -5 -16; I: conditional=-9 -3 4 -9 -10 -7 4 -2; I: ought=6 -13 11 1 -13 -3 -10 -3; I:
wish=7 -1 -6 -9 -6 7 -8 -5; I: not=-5 8 -1 -4 -3 -5 -7 -2; I: who=3 13 0 1 3 -4 14 -1; I: why=16 -7
-8 0 -4 -1 17 0; I: asked=1 -6 1 -5 -5 -9 -9 -7; I: I=-2 -11 -5 -13 -11 -4 -11 -16; I: you=-7 -5 11
-2 0 2 2 4; I: they=-9 -2 -1 2 -11 16 0 -1; I: what=-7 0 9 -1 2 -15 -4 -3; I: he=17 -9 7 -3 -4 -3 14
-2; I: named=24 0 -1 -10 -6 -7 0 3; you: out=-8 2 0 -6 9 0 -3 4; you: ballot=-3 -6 1 -16 12 -14 -8
4; you: strength=1 -1 -9 15 3 -6 5 -15; you: moment=-1 13 2 -2 -8 -14 3 19; you: numbers=-10 -17 6
15 -6 -7 -3 7; you: end=-7 -10 -6 17 -25 5 0 12; you: mercy=-9 1 13 -12 -13 -1 9 21; you: bond=-13
13 0 1 1 0 -3 -7; you: secret=-7 -8 -13 -35 25 -14 -9 2; you: lie=1 -5 -16 -3 25 -6 -10 -26; you:
betrayal=-1 -5 -17 -15 4 -14 0 -1; you: danger=-6 -9 23 -17 -12 -5 -7 0; you: hearsay=-7 -4 -5 -15
14 1 8 5; you: belief=3 -11 -1 3 -10 -12 -8 -7; you: yes=-8 -15 1 5 24 -17 -2 -26; you: no=8 -2 3 -4
4 1 -10 -8; you: camp=-6 -15 7 -20 3 -3 -13 5; you: past=-17 -9 -32 -7 38 -7 -10 -7; you: future=6
-10 9 1 3 6 -2 -13; you: conditional=25 -1 -17 7 -11 -15 0 22; you: ought=-7 -5 9 6 -11 13 -6 20;
you: wish=-9 -3 -9 -12 -3 9 3 -8; you: not=-5 6 0 1 8 15 -21 7; you: who=3 2 -16 7 -3 -2 -2 23; you:
why=-5 -2 -3 24 27 -4 -1 -3; you: asked=-4 -10 -1 3 -4 -12 -6 6; you: I=-3 -2 13 0 10 16 -9 -19;
you: you=-15 -3 -2 -6 2 -9 -10 -3; you: they=-11 14 -10 -9 8 -9 -1 -1; you: what=23 -1 -7 -10 -5 3
-3 11; you: he=15 -9 -7 7 -11 6 -8 1; you: named=4 12 13 11 0 -12 1 -23; they: out=-1 -18 -8 2 1 -13
-8 1; they: ballot=-14 -11 -5 13 10 -9 -4 -1; they: strength=8 -8 -16 -13 -5 -4 1 -11; they:
moment=-11 0 23 -11 -13 16 -5 -2; they: numbers=22 -4 -11 2 10 -1 -1 12; they: end=-10 -2 -3 -3 6 -1
-1 -8; they: mercy=15 -16 -13 -3 -7 -4 -6 0; they: bond=9 -11 -5 -2 -3 -11 -5 -29; they: secret=-7
-7 2 -5 -10 -2 -1 13; they: lie=-16 -4 4 -5 18 10 -2 -5; they: betrayal=-5 -2 -1 15 -5 -1 -1 10;
they: danger=5 -12 -7 -5 -3 -16 -9 15; they: hearsay=-8 23 -4 -23 -11 2 -6 13; they: belief=-7 -3
-12 -6 -8 -3 -2 14; they: yes=2 -5 -1 -6 -6 14 -15 -3; they: no=-9 -2 4 2 7 -3 5 -17; they: camp=-10
-2 -6 -2 -8 7 -3 14; they: past=3 -20 -12 -5 -16 -1 -8 20; they: future=10 -4 15 1 -12 -2 -1 1;
they: conditional=5 -7 4 -3 -3 -12 -4 -23; they: ought=15 -9 -8 -8 2 -3 -2 -13; they: wish=-5 -11
-14 -3 19 -12 2 7; they: not=-6 -23 5 -19 9 -7 -2 -25; they: who=0 -4 -2 4 12 -1 -1 -3; they:
asked=-23 5 -8 -8 -6 -9 -13 11; they: I=-8 7 17 -8 0 -6 -4 -6; they: you=-15 -11 3 -25 -7 -7 -1 31;
they: they=1 -4 -4 -13 -5 -15 -13 1; they: what=1 -5 -8 0 13 -1 -1 -3; they: he=-2 -2 -1 -1 -2 -9 8
-2; they: named=21 -10 -8 8 -3 -4 -6 -16; what: out=2 23 -8 -8 -1 -3 26 -4; what: ballot=-5 -5 -9 13
-5 -2 3 16; what: strength=-4 8 -6 13 10 -3 4 -4; what: moment=-3 -2 -23 -1 -4 -8 6 -16; what:
numbers=1 -2 -7 -7 11 6 8 -5; what: end=-2 -2 -8 -1 -5 -2 4 11; what: mercy=2 -13 26 -10 -11 -7 -3
-8; what: bond=4 -6 6 -13 0 -2 -3 8; what: secret=9 -1 -1 19 16 -1 0 -1; what: lie=-7 -2 25 -17 -3
-2 -2 -8; what: betrayal=3 0 -2 8 3 0 0 -1; what: danger=1 -2 -7 -4 -1 -3 13 -5; what: hearsay=-7 1
15 7 -8 -5 -10 5; what: belief=-4 -3 -2 -19 4 -3 -4 4; what: yes=-11 17 -4 15 29 -3 7 -7; what:
no=12 -3 -10 17 2 0 -8 10; what: camp=-17 -12 -17 -41 -1 -7 -10 -12; what: past=3 -12 5 -10 -5 -2 -8
-8; what: future=15 -3 -12 1 -4 -10 4 13; what: conditional=13 2 -5 -19 -5 12 -7 9; what: ought=-6 7
6 -16 8 6 -2 -6; what: wish=8 1 -8 9 -10 0 -2 -16; what: not=-2 -2 -10 -2 5 -10 -3 31; what: who=-21
-6 -18 17 0 -7 1 -8; what: asked=-2 -9 -14 14 0 -4 -8 -1; what: I=11 -6 -4 8 -6 -12 -1 15; what:
you=5 -5 -3 7 -4 -6 -11 -4; what: they=0 -3 -6 22 -5 3 2 -10; what: what=-6 -13 1 -1 -11 -13 -12
-13; what: he=2 16 -8 -17 -4 -3 1 -3; what: named=5 -4 2 1 -8 -6 -2 -4; named: out=0 8 -5 -12 -17 -3
-18 -16; named: ballot=15 -14 -1 -5 -11 -8 -9 18; named: strength=26 -9 -18 -12 -2 -6 -10 -14;
named: moment=7 -12 1 2 -6 -4 -3 -5; named: numbers=9 5 -11 -9 -5 -4 -1 17; named: end=12 -17 -4 6
16 -13 2 4; named: mercy=-28 45 -16 -16 -10 -14 20 -20; named: bond=-6 4 1 4 0 -2 -9 6; named:
secret=-15 22 -8 -9 28 -3 -4 -11; named: lie=-16 -3 -11 -4 18 -6 -5 16; named: betrayal=-20 -5 5 -1
8 -3 -8 -7; named: danger=-4 -27 -1 1 -2 -9 -4 27; named: hearsay=4 -13 14 13 -18 -14 -7 15; named:
belief=-16 -13 -9 11 8 -8 -2 4; named: yes=-4 2 -3 -3 -7 15 -17 7; named: no=4 -7 -7 -18 -2 -16 1
-2; named: camp=-25 22 -15 -3 -20 3 -4 3; named: past=5 -18 -12 -9 11 -12 -9 8; named: future=23 -7
14 3 10 15 2 2; named: conditional=17 -22 -1 -10 -11 15 -21 -18; named: ought=-5 13 -22 1 2 -8 -10
-13; named: wish=34 -21 -6 6 -12 -21 -4 -8; named: not=7 21 -3 -10 -5 -16 -1 -7; named: who=2 -6 -1
-6 4 5 -2 -4; named: asked=14 2 -12 4 -4 -7 -2 -14; named: I=-2 6 5 2 2 -3 1 -7; named: you=-7 -3 -9
5 0 -6 -2 41; named: they=7 -13 -2 -6 9 -7 -4 16; named: what=-13 -3 2 7 4 11 -5 -10; named: he=-1 3
-12 -3 -6 -8 -5 -5; named: named=26 1 -13 -20 -13 -6 -13 -4; out > I=5 -3 -3 3 3 -12 6 -1; ballot >
I=-5 2 3 -8 -3 -2 6 -12; strength > I=-10 3 0 -12 9 3 -1 -2; moment > I=-4 15 10 8 -8 -13 -1 -18;
numbers > I=-15 22 -7 3 0 2 5 -12; end > I=11 -9 16 2 -9 7 16 -3; mercy > I=-7 16 -9 2 -3 -2 1 -3;
bond > I=17 12 0 -10 -7 -3 3 -9; secret > I=-5 -4 8 2 13 -9 1 -16; lie > I=-3 -3 8 -10 17 -11 -3
-10; betrayal > I=-19 7 -14 14 32 -3 -2 -4; danger > I=-14 -3 -10 7 22 -2 4 -4; hearsay > I=-9 2 1 3
0 3 6 2; belief > I=12 -11 6 5 5 -5 9 -6; yes > I=12 -12 8 -15 5 -7 -7 -5; no > I=-11 -2 5 -3 0 -3
-1 20; camp > I=-1 -8 4 4 -4 11 0 10; past > I=-18 -9 -6 8 15 0 1 3; future > I=8 -13 3 13 -4 13 -1
-2; conditional > I=-4 9 -3 2 -3 -5 -13 -5; ought > I=4 -5 3 -7 4 4 1 -10; wish > I=-11 -7 -4 1 0 4
12 7; not > I=-3 6 -7 8 -15 -1 1 10; who > I=5 1 -4 0 9 3 18 -2; why > I=-4 -1 -10 17 7 -2 8 -1;
asked > I=-12 1 6 18 -4 2 -4 -2; I > I=-2 -5 -1 -3 -3 0 -5 -8; you > I=-5 -4 8 -2 9 4 -7 -9; they >
I=5 16 -1 1 7 -15 -1 -12; what > I=9 -5 6 -7 -5 -3 2 14; he > I=3 15 -5 2 1 17 7 0; named > I=1 -15
-4 3 2 -1 -1 -5; out > you=-10 15 -9 -5 -3 -6 -7 13; ballot > you=-13 0 4 -1 -12 -10 -6 8; strength
> you=-2 -4 18 1 6 -3 -2 2; moment > you=1 1 16 1 -4 -13 0 9; numbers > you=-11 10 -7 5 -3 10 -9 3;
end > you=-18 -5 -2 19 -6 -7 10 13; mercy > you=-5 27 -11 -12 6 17 2 -6; bond > you=5 13 -8 -13 6 -1
-2 -8; secret > you=-4 8 6 14 -17 -4 4 13; lie > you=-13 7 -14 -12 16 -1 -11 1; betrayal > you=-8 -3
10 1 -7 -5 -5 22; danger > you=-5 -1 23 8 -16 -2 -5 -11; hearsay > you=-13 2 -9 -8 -13 -15 -7 27;
belief > you=-4 -12 -6 12 2 3 1 -8; yes > you=-6 -10 8 0 15 -18 10 4; no > you=8 -14 -9 18 8 0 8 7;
camp > you=-20 -7 -2 6 16 6 -3 29; past > you=-14 1 4 13 17 -5 -10 -5; future > you=12 -10 -12 -6 0
-10 3 -7; conditional > you=-6 10 13 -14 8 3 -9 16; ought > you=-11 -10 13 -5 -5 -4 0 2; wish >
you=0 -7 27 2 -1 -6 -2 -7; not > you=5 -11 1 -9 8 -6 4 -10; who > you=-9 17 -19 24 -7 4 0 -5; why >
you=4 0 -7 7 -2 -1 13 3; asked > you=5 -5 -6 3 0 -5 1 4; I > you=-8 -1 5 -3 6 1 1 -2; you > you=-9
-6 2 -3 -4 -3 -3 6; they > you=-15 -11 -1 8 -15 -4 -4 21; what > you=-4 1 -1 13 2 -7 -5 -13; he >
you=1 -4 4 8 -3 -3 4 17; named > you=-8 -10 -8 -11 -10 -7 -2 27; out > they=-1 -1 -3 5 -11 -1 -8 7;
ballot > they=5 -7 3 -9 1 -7 2 9; strength > they=-13 14 -2 6 -5 6 -3 -10; moment > they=-17 5 5 5
-23 2 23 -11; numbers > they=7 -7 -10 -8 14 -3 -5 15; end > they=-9 -3 -10 -6 16 -5 -2 12; mercy >
they=6 -7 12 -14 -2 0 -1 9; bond > they=-2 1 7 -10 3 -3 -2 -11; secret > they=0 -1 -5 7 -1 8 -5 -2;
lie > they=-9 -2 -13 -6 8 6 20 -2; hearsay > they=-1 -4 -10 2 8 11 -4 2; belief > they=20 -2 -4 -3 0
0 -7 -5; yes > they=-2 -3 -14 -10 21 -11 3 19; no > they=-2 -10 12 12 5 9 -10 -7; camp > they=2 -5 1
3 -5 -3 -7 3; past > they=-7 1 -3 2 -8 0 13 4; future > they=-15 8 23 -12 -12 5 1 -6; conditional >
they=11 13 8 1 -8 17 -7 -9; ought > they=5 -9 -1 -11 14 7 -2 -1; wish > they=-5 -4 -6 5 -13 7 -6 -3;
not > they=4 -3 17 -6 11 14 -11 -4; who > they=9 -2 -9 -6 5 -2 4 -2; asked > they=0 -15 1 7 -12 7
-16 8; I > they=-8 9 2 2 -3 8 2 -7; you > they=-13 4 -13 18 -7 -7 -6 6; they > they=1 -9 -7 -1 -6 0
-4 5; what > they=2 -4 -8 30 -8 1 1 -1; he > they=-9 -15 -4 3 7 -6 5 9; named > they=29 -5 -5 -9 2
-6 -6 -6; out > what=7 8 0 -2 1 -1 3 -6; ballot > what=-7 -3 10 9 9 1 7 -6; strength > what=11 -3 -6
-4 -1 7 -1 -10; moment > what=-7 -8 -6 14 1 -5 2 6; numbers > what=14 -5 -12 -8 -7 -4 -1 4; end >
what=11 -1 -12 14 -5 0 0 -8; mercy > what=16 -17 -1 4 -5 -2 1 17; bond > what=-5 20 12 -2 -22 -1 -2
-11; secret > what=-10 -7 -2 -1 -11 -3 5 7; lie > what=-17 -5 14 -3 10 -2 -2 -3; betrayal > what=-1
7 -6 -14 11 -1 -3 8; danger > what=-4 -1 -9 -1 6 -2 -1 -1; hearsay > what=-9 10 8 7 -17 -8 2 -4;
belief > what=8 4 -8 -1 4 2 8 7; yes > what=4 -4 10 -1 -11 -2 -1 0; no > what=20 2 -10 -3 -3 -4 -5
9; camp > what=-2 -3 0 -4 -19 -2 11 17; past > what=-7 5 5 4 8 -9 -11 -11; future > what=-14 -2 1 -3
2 6 10 14; conditional > what=-3 -4 11 2 -5 5 4 -7; ought > what=-12 -3 -5 -3 -5 4 -1 19; wish >
what=2 -10 1 9 -17 -8 -5 -6; not > what=9 6 -12 -3 10 -4 -9 4; who > what=6 5 -12 3 9 -2 7 10; asked
> what=0 9 2 7 0 2 -7 7; I > what=-9 2 11 -2 1 -6 -7 -4; you > what=6 8 -6 -3 4 0 3 -5; they >
what=5 -6 -10 15 10 -2 -2 2; what > what=3 -6 0 0 3 -3 -7 -8; he > what=2 3 -2 8 -10 -4 5 -6; named
> what=-17 -16 8 13 7 10 -3 -12; out > named=7 18 -8 -3 3 -6 -2 -15; ballot > named=-2 3 7 6 3 2 1
5; strength > named=-12 17 -4 -2 10 5 3 5; moment > named=19 4 -2 -14 22 -8 2 3; numbers > named=4
13 2 -1 12 6 14 -1; end > named=26 -15 -14 0 14 -4 -10 1; mercy > named=-4 3 16 -6 -7 -5 -2 -12;
bond > named=3 -6 -10 19 -7 -5 -7 23; secret > named=-5 2 7 8 -14 -6 -6 4; lie > named=-4 -15 6 13
-17 5 1 -1; betrayal > named=-4 3 2 11 2 -4 -5 7; danger > named=11 -8 -20 6 0 -2 -2 5; hearsay >
named=-26 -12 1 8 16 0 -3 2; belief > named=11 -15 -13 13 -8 1 -1 6; yes > named=-6 -1 -10 0 3 9 -2
-4; no > named=-8 10 -10 4 -14 -7 -2 2; camp > named=46 0 5 -2 4 7 8 8; past > named=-2 13 1 -11 13
0 3 -1; future > named=6 -11 13 -7 -1 18 3 -14; conditional > named=25 -5 -16 -25 -9 0 9 -5; ought >
named=0 18 -6 -4 6 2 2 -3; wish > named=14 18 -3 -6 2 -10 12 -5; not > named=-19 8 -12 1 -9 -5 -11
12; who > named=3 1 -10 -9 -11 -4 9 9; why > named=16 -7 -2 -6 4 -1 16 -4; asked > named=-6 3 -3 1
-3 -7 -1 -10; I > named=24 -5 -1 -1 -2 -2 4 0; you > named=2 0 -1 -6 -5 -6 2 1; they > named=25 -12
-12 -4 -2 -14 3 -21; what > named=8 -2 0 1 -12 -8 3 -11; he > named=1 -7 -5 0 0 -3 -1 -1; named >
named=9 -7 -7 2 -5 -8 -3 -2
"""
WEIGHTS = {
    feature.strip(): tuple(map(int, weights.split()))
    for feature, weights in (row.split("=") for row in " ".join(_TABLE.split()).split(";"))
}
