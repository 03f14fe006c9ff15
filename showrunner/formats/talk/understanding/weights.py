"""How much each word, clue and rule counts for each act, as labelled lines have it.

Written by `tests/formats/talk/weigh.py`. A row is a feature and, after a ~, with how much it counts
for the columns of `evidence.py` that have these letters.
"""

from __future__ import annotations

import re
from string import ascii_letters

_TABLE = """
!~a-5b3c-9d-11e6m-6o7p10r-6u3w5z-5B8C-11| ! $~a-5b3c-9d-11e6m-6o7p10r-6u3w5z-5B8C-11|
#?~c-9d15e-8f-12g-9h-16i4j-9l7m-3p-5r3s-5t5u6w-9y-6D-5| #?
ballot~a-7c-12d13g8h-4i8m18n-12o-10p-7q11r-7u7v-7w6x-16z6A11B-3| #?
belief~a3b-9c-10d6e-5g4h-5j3l5m-5n7p-6q5u8w5z-5A6B-9C5| #?
camp~a4b6c-4d-28f-4g4j-3l3m-6n-4o8p4q8r-13u3v-3z3| #?
mercy~a8d-6g-7i8j3l-11m-12n10p4q10r-11s-3t4u-4v4x15y-4z-7A-8B-3| #?
named~a6b-8c-4d9e-15g5h-9i5j8m-6o7q-11r6s6t-7u-4v5w6x-12y29z-20A-14| #?
who~b-3c4d-3e-11f4h5j8m6n-5p-9q4u3w4x-12y-9z23A-12C-3| #?
you~a14c-9d10f-13h-12k-10l6m-4n7q4r-4s-5t5u6w-8x16y-12z-3A-6B-6C3| #? you
past~a4c-7d3e5g8i-11j7m-4o6p6s-3t3u-4x12y-8z-5A-12B-9C8|
#I~a4b-4c7f-5g-4h-18i-3k-4l-10m3o-4p-6q4s-15t16u-3w-4x-6y-6z-4A15D-11| #I >
I~b-5c5d-3e-4g3h-5i4j-8l-3n8o-7q-4r4w-9y-6A7B3D-5| #I >
named~a17c12d-9f8g3i-6j12k-8l-3m-8n4q-9r6s17t-20u-18v20w-5x5y7z6A-14B-3C3| #I >
they~a-5d5f4h-7i-5k3o-5q-5r6s5t-6v-3w-3x-8B-3C3| #I > what~a-3d3g-5m-4n-9o9q5r-3s-3t3z-3A-5| #I >
you~a7c8d-5f-5h-6m-5n7o-3p3s-8t5u4v-12w4x7y-9z-3A-3B13C-11| #I ballot
future~a6b4c14d-4e-8f7h-3i11j11k3l-12m17n-14o-5q11r-4u-6v5w9x-17z11A5| #I ballot
past~a-3d-6e6h6j6k-10l-7m-18o14q20r-7u-10v7x11y-5z-5B-3| #I
future~c16e-12g-3h-9i-4n4o-4u3x6y-7A4B-5C5| #I mercy~b8d4e-4f-7i7j-5k-7p-4r3s-10t8w-4y-3B-3| #I not
secret~c7e-4g-4i3j-4k6m6n-3o-4q-9s-5t5v3x-10y6B-4| #I
you~a-9c18d5f7g-6h-8j-6l-7m-4n7o-3p-4r3s-8t7u11v-18x4z-5B10C-6D-5| #I you
not~b-6d-3f6i12j-8k-8l-11q-4r6s-5t4u13v-5w-9x-6y4z6A-4B4C-8| #I:
I~b-3c6d-5g-7h-11i-6j3l-5m4n3o-7q6r-5s-17t17u-3y-5z-3A10B-3D-8| #I:
asked~a-4c4d-3e-3f3g-3h-4k-8l7m15n-4o-10q-5s-7t6u3v-5y-10A17C5D-3| #I:
ballot~c17f-3h-7j19k-7l-20m7n-7p-3q23r-10s-5t6u-18v13w7x-7y-13z3B8C-8| #I:
belief~b-6c-7d6e8f3g-5j6k-5l3m-11n6o5q8r-11u-6v4w5x7y3A-7B8C-11| #I:
betrayal~a-3g-7i5l-11m3n3o-6p3q-9w6y11z-11B-9C8| #I:
bond~b4d-6e-7f-9h-5l3m-6n6o-5q-3s-8t11v-7w5y3z6A-13B-3| #I:
camp~a-7b-8c-10d-7e-11f-5h-7i-8l8m6p-12q-3r14u7v4w-3x-3z11B6| #I:
company~c4i-4j-3k10n3o-12p-9r6w-4y3z3B-5C7| #I:
conditional~c-5e-7g5h4i-4k5l3m-7n9p-4q3r3s4t-6u3w-7x7y-5z-10B-7C12| #I:
danger~b3d9i10j-6m9n-4o-8u6v5w-3x-13z-6A9C-3| #I:
end~a6b-6c10d-15e-6f-3g-6h-7i-10j-11k24l-13m10n-6o-7q-5r9s-5t5u13v-5w-14z-3B-7C5| #I:
future~a5b-5c4d-9h-10i-6k-3n5p3q4v-3w5x4z-3A-3B-9C9| #I:
he~a3b-5c6g4h3j-7k-7n9o-6p6q-11t-6u-6v4w-7x13z-9A-4B-14C14| #I:
hearsay~a4b-3c-8d8e-3f-10g5h18i-3l8m-8o8q-5s3x7y-8A3C3| #I:
lie~c3e-7f7g3i6j-3l4m-5n8q-15r11s4t-3u7v-8x12y-6B7C-14| #I:
mercy~a3b10c-5g-8h3i6j-4k3l3n3o5p-3r4s-14t12u7v-3w-5x7y-6B-6C4| #I:
moment~a-8c4d7e-6g-13i-4j3k-3m6n4o-12r-7s-8t11u-6w5x-4y-3z-5A6B-8C3| #I:
named~a13b3c6d3e-9f6g6h5i-13j14k-4o-7p-8q-6r7s14t-14u-11v17w-12x-13y10z9A-6C-5| #I:
no~b4c-10e-5f-11g9i12j-15k-5m-10o6p3r5s-8t8u12v-6w-9x-5| #I:
not~a-5d-5f-10g5h3i8j-8k-7l-4m-6n4o5q-4r6s-8t8u5z3A5B3C-5| #I:
numbers~c-9e5i-7j8k9l-14m-5n4p-10q10r-10s-9t8u-10v12w5x10y-6A-9B-3| #I:
ought~a9d6f-7g-3h-8k10l-9m6o-8q4s-5t6u4z-3B-5| #I:
out~c3d-5f-4g6h-11i-8j-11k12l6m7n-12o4q-7r4s-10t10u9v-5w-10x-4z-4A13B-6C11| #I:
past~a-11b8c-11d-5e10g-3h3i14j-6l-8n6o-4p-3q3u4w-7x4D-3| #I:
secret~a6b-10c4f7i-14j3k-8l14m10n-11o-4p-8q-5r5s-5t5u-3v-3w4z-3A3C-5| #I:
strength~a-5b9c4e-6f6g-11h-7i6j-9k-6l3p7r-7s-7t11u16v-4w-15x-8y5z11A-4C-6| #I:
they~a-5c3e-9f7h-6i-7k7m9n-7o-8q5r-7s4t-4v-4x-10y-3A4| #I:
what~a-9b-3c-3d13e-9f-4g-7h4j-3o3p3q6r-8u-3w5y-5| #I: who~b-5d7e-3j-4k3n-4o3p8r-8u3x-5y-3z6A-3| #I:
why~a7c-3d-8g4m-6n-3o9p-4q6r-4u-3x10y-5A-5C5| #I: wish~a4b4d8f-7g-5i-3j-3k8l-4o-4p-9q6s3t-5z-6B-6C4|
#I: yes~b-9c5d8f7g-11i4j10k-7l-8n5o-7p-8r13u-6w8z4B6| #I:
you~b6c4k5m-7n7p-8r6s-8t6v-8w8x9y-7z3A-13B5|
#always~a-61b-36c-39d-30e-31f-11g-46h-33i-16j-15k-26l-5m-10n-18o-7p-7q-27s3u6v-20w-24x-9y-18z-21A-20B22C-20D-23|
#asked~a-6b-3c-3d6e-4f-6g-7h5j-3k-8p3s-3u5w-4x-3y3z-11A8D-11| #asked >
I~a-9d13f3g-4h-6i7j-7k10l-7r5v3x-5y-5A7B15C-9D-3| #asked >
named~a-8b4d3e-3f3h-4i-10j13k-4l-3n4o-5q-3r5s18t-18u-15v15w-6x-9y23z-18A-8| #asked >
they~a-4b-3h-3j-9k-3l5m8n-4o-9q5r-4s5t-6u5w-12x-6y-3A6B6| #asked >
what~c3f-4g-6h5k-3l4m7n-5o-4q5u3C-4| #asked >
you~d-3e3f-7h8i6j-4k-11l6m-8n6r3u5w-8x11y-4z-5B10C-6D-3|
#ballot~a7b-3c14d10e7f-3g-3h-3i-5j32k-14l-36m26n-27o-9p-17q52r-33s-8t9u-31v11w19x-14y-5z8A8C-3D-5|
#ballot > I~a4b-5d-6g5h-9i5j8l-7m9n-20o5p-8q21r-5u-9v-4w12x-15y-10z5A18| #ballot >
named~b-6c20g8h4i-4j13k-8l-9m10n-18o-7p8q7r-5s3t-3u-15v25w-7x3y3z-8A-9B-7C9| #ballot >
they~a-4c-5d-3e6f-7k-3n-6o9p-12q-3r13u3x4z-4| #ballot >
what~a-10c-7d12f-3g7h3j5k-4m6n-5o-8p-4q9r-7u-4A-3B-8C7| #ballot >
you~a-12c-4e-8f-4g-13h3i8j5k-4m10n-10q14t3u-3v-9w11x3z9|
#belief~a-11b-6c-5d11f-4g-8i-3l10m-18n15p-9r6s-3v-4w5y8z-9A-8D-4| #belief >
I~a6b-9c-3e10f-3g-4i-3j-3k4m7n4o-13p-3u5w-4x-6A9C3| #belief >
named~a-3b-3d16e-7g-5h6i-4j-8k-3l13m-8n9o-8q-7r4t-6u14v-12x-7y4z-13A-6B-6C7| #belief >
they~a3b-6e3h-4j-3l-4m-12n4o11p-5u-4v3x8y-3z5A-6| #belief >
what~a-5b3c-4d4e-5f-3h5j9k-6l-3m5p-14q8r4u-7v6x-11y7z9B3C-5| #belief >
you~a-5c-6d8f6h-4i3j3k6l-5m-15n12o-4s-3t3u-5w4z-4A-6B11C-17|
#betrayal~a-6b-9c-9e6f-5h-5i-5j9k-4l-5m-14n12p-3q-6r6u-9w12y6z3A-9B8C-12| #betrayal >
I~a-4b-3d7e6f-6g8h-4i-4k-6l9m-11n8p-13q11r5w-3y3z5A-5B5C-5| #betrayal >
named~a-4c-8d6g-3h3l6n-3p-4u4x-3y3B-10C9| #betrayal > they~e-6g3p-7r6w6| #betrayal >
what~a4c4g3h6i10j-4l-5m-3n3p-9r9u4w-3x-4| #betrayal >
you~a-5b-4c6d3f4g-5i9k-4l-4m-4n5p-8q-10r10v3w-6x5z-8B-5C3|
#bond~a-7b-3c8f-3g-5h-4i3j-6k-4m-10n15o-3p10q-10r-6s3v-8w-3y6z-3A-3C-3D-5| #bond >
I~a8d-5e-4f-3g5h-4i10j-5m3o-3p5q-6s4t-4u6w-7x-3y-5z-3A9B5C-7| #bond >
named~a-10c-4d10f-9g8h14i16j-14k-5m-8n8o-9p3r-4s11t-11u-6v7w-4x-16y12z-9B-8C5| #bond >
they~f-5h-7m9n-10o4p7q-7r-4u3v-3y3z7A7| #bond >
what~a-4b-8d5e-5f-3h7i-3j3k-3m-7o10p4q-3u-3v3x-6y3B-3C3| #bond >
you~a6b3c-8d3g-6h-4i-3j10k-8l-3m4n3o-6q-6u-11v-4w11C-3|
#brief~b3c13d4f7i-8j-3k13l10n-4q10r-9u4v-3y-4z5|
#camp~a-13b-12c-14d-18e-13f-17h-14j-12k-5l15m-3p-5q-11r8u12v5w-17x-6y5B4C-4D-5| #camp >
I~a-6c-13e5f3g5j-8m4n6o-4p-3s3t-3u6z9B3C-6| #camp >
named~a6c-4d3h7i4j-6k-3l5m-9o4p-4r7u3v-4x-10y13z-3B-7| #camp > they~b-4c-4e-7g6k4o3p-3q-5r5y-3A3C-3|
#camp > what~a-3d-9f3g5h7j-3u3A4| #camp > you~c4e3h9j-11k-6l5m-6o3p-9t3u10w-14y3z-3A-3C3|
#company~a-4b-3c-4d-8f-13i-3j-5k7m-3o7u8v-9w-3x9y-8z-5B-4C7D-5| #company >
I~b4c3d3e-5i-9j-10k12m-4n8o-10q7r-3u11v-10w-7x-3y3A-9B-3C3| #company >
named~a-4c-11d-3e4g-11h-6i-7k5l7n-6o4r-5s3t-6u3v-3x3y-3z11A-3B-6C7| #company >
they~b-5c5d-7e4f-5h-5k7l-9n9o-3p7q-7r-3t-3u5w4B-6C3| #company >
what~a-3c-4e-9f-4g4h7i-3k6l-7m-3n-8o12p-9q11r-5u-3v3w3x5z7A-7B-4C4| #company >
you~b3c8d9e-3f7g-4h8j-4k4m-15o8p4q-10r-5v-8x14y-4z-16C5|
#conditional~a7b4c-3e-9g7i6j-4m6o-4q4r-3s4t-7u4w-13y3z-6A-7B3C-5| #conditional >
I~b4d-6e-5h-4i8j-8l-4n-4o8p-3q9r-4t3u7v-4x9z-10A-12B12C-8| #conditional >
named~a16d-17e-7g7h5i3l3m14o-14q-5r8s12t-10v4w-3x-7y5z-13A-3| #conditional >
they~b3c3d4e-6f6g-3h-3i-6j6l-3m13o-18u-3v-3x-11z4| #conditional >
what~a-3e7g-5h-3i-4j-9k6l11n-9o8p5q4r-7u6w-6y5A-5B3C-5| #conditional >
you~b6c4d3f-3h13i4j-3l-7m-8n10r-9s-5u4w-5x6y-4A-10C-3|
#danger~a-5b-12e-12f-5g-6h21i9j-10m10n-5o-9p-3r12s3t-3u12w-14x-13y-4A7| #danger >
I~a-5e14f-6j-6l-3m5p6u5v5z-5B4| #danger > named~a7b4c-7d-9i-6j5n-5o4p-12r10s3t-3u-4v3y9z-11| #danger
> they~b-3c4e-4h-4i-3m5n-3p-4x-3z6| #danger > what~b-3d-4e7g4o6p-4z4| #danger >
you~a3d6g3h-12i3j-5k3l-6p11q-9r-5s3t-3u5w-7x-5y-5z8A-6B4|
#end~a3b-5c8d-8e-8f-8g-5h-8i-19j-20k43l-20n-9o7p-3r3u25v-11w-15x5y7z-12A-9C-6| #end >
I~a-6c-7e7g11j4k10l-5m4o-9p-7q6r-4v-4x3y-5z8A-7B4C-8| #end >
named~a5b-4c-13d3e4f4h-11i-3j12k-8m10n-12o-7p-6r5u-13v6x-7y5z-9C-4| #end >
they~a-5c-4d-7g-3h10i-3j-3k5m3o6p13q-6r-11u3w-5x3z6B-6C4| #end > what~a-5b4c-4d8e-7h-5i-6q-3u-3w3|
#end > you~b3d9e3h9i-6k12l-5m-14n3o9u3w-3y5z-9|
#future~b3c14d-3e-8f3g3h-9i-6j-3l4m12o-15p3q4r-4u4v-6y-5z3B-6C6| #future >
I~a3c6f7i-9j-4k8l6m-10o8p-14r4u3w-3x9y-9A-7B3C-3| #future >
named~a7c7f9g3h-4i-8j6k-4m11n-4o-6q4r-4u-6v11w-3y5z-9B-5| #future >
they~a-3c10d-3h-5j-5k-6l6m-9n-6o13p-11q3r4u7w-8x11y-4A-7| #future >
what~a-7b-4c5d-3e-4g5h3i-4j9l-6n6o-4r-5u-9w6x4z-4B6C-7| #future >
you~b7c3d-7e6g-3h-8i4j-6l6n4r-4u7w-3y3z3A-5B-7C5|
#he~a4b8c-5e4g3i3k-5l-10m-3n4p6q-6s9t-11u-16v21w-22x-8y15z-18A-12B-23C21D-3| #he >
I~a-3b4d-8f-5g3h-13i9j-5k-6m-3n5q3s3u-9v14w-4x-9y12z6A-3B-6C7| #he >
named~b-12c-3d6e6f-10g-7h4i5j-3k-12l-3m3p10q-9t-5u-13v15w-14y7z-13A-6B-15C16| #he >
they~a-5b3c-3e3g-3h4n9p-11q-5r11t-3y4B-12C12| #he >
what~c5f-4h-10i-5m12n-3o-13p-11r5s6t-6u-3v3z-8B-4C5| #he >
you~e-5f7g-5h18i-6n-7o4p5q3r-4u3v-4x-3z4B-4|
#hearsay~b-5d8f-6h14i-12k-8l17m7n-10p3q-5t-4u3w-5y-7z9A3| #hearsay >
I~d-5g7h5i-8j-5l11m6n-7o7p3q-7s-3t3u5v-7y4A6| #hearsay >
named~b-6c4f-4i5j-8k7l6m-5n4p3s3u16v-5w-3x-3y6z7A-4B3C-3| #hearsay >
they~a3c-5d-4e-3f4h12i-3k-3l4o-3q-3r5y3z-9C-3| #hearsay >
what~b8c4d-9e-5f-3g4h-4i-10k-3l6m-7n3p-5q-9r10w-3x5A-6| #hearsay >
you~a-6b-5c-4d3e-6f-3g3h8i-14j-5k-3l14m7n-9q-7u4v6w-14x-4y-8z11B-4C-3|
#his~a31c6d3e-5f15g9h-6i-8j19l-12m-9n7o4r4s13t-13u-8v19w-14x-12y19A-6B-23C24| #his
mercy~a4b13d-3f5g10j3k8m-4n8o-11q-7r4s5t-4x-7y8B-5C5| #his out~a14b-4c-9d3e3f9i5l-3n10r3x11B-7C7|
#his strength~a14b-6c4e-3f6h-3i6l-8o8p4q-3r6v3w-4x-5y9z-3|
#lie~a-7b-6e20f-10g-5h-8i-3j-4l12m-3n8o-8p37q-14r-25t-4u8w-5x-5y3B-3D-3| #lie >
I~b-7c-7d-8h-6i5l-4m8n-5o-4p16r-18s-5t6w-9x-3B-3| #lie >
named~b-17c-5d12h-7i7k6m-12n4o8p3q10r-3u7v-6w3y6A-4B-6C4| #lie >
they~a5d-4e-6g3i-3j5l3m-3o6p12r-17u-5w3z7| #lie > what~c6d8h-9i-3j-7k3m-3n10o-4q-8r3u6w-5B-3C3| #lie
> you~a-5c3d-4f5g-5h-4i-6j-5k3l7m6n6o-14p5q-8u4v-8w-3z5C-3|
#mercy~a-5b23c-10d-4f-13g12h-5j-3k-3m-3n9o-6s-4t3u3x4A-3B4C-7D-4| #mercy >
I~a-13b4g5i6j-17l7n-4o6p-3q-9u10v-9w-9x6y-7z-7B5C-3| #mercy >
named~a-6d3g-8i-7k-6l4m-6n6o3s8t-8v-6z-5C3| #mercy > they~a7b-3i-5j4m-4p-3q9r-8w-3x4y-4z3A-3| #mercy
> what~a5b-8e5h10i-7k3m-9n7o7p-6q-5r5s3t-3x4y6A-3| #mercy >
you~a4d-6e-5g-4i8j-6k-3l6m-4n-5o6p-4q6s-5u6w-8z-5B3C-4|
#moment~c-8d-3e-10f-11g-10j-3l-6m10n-9o-5q-9r3s-11t13v-7x-11y-7z9A4D-3| #moment >
I~b13c9d3f4g-3h-16j3l-5m-7n3o8p-4q4s-6t6u-3v7w-3x12y-8z-3B7C-3| #moment >
named~a13b-9e7g7h-4i3l-3m-13n5o9p-4r5s6t-7v4w-3x-3y11z-8A-4B-8C9| #moment >
they~a-4b3f5g5h-3j-5m-10n-4o11p-7q-3r7u6w-9x7y-4A-7| #moment >
what~c4d5e-4g3i-5j6l-4m-6n-7o9q5r-7u-8v3x5y-4A-7B6| #moment >
you~b4c13d-4e5f-8i8j4k-8l-8m-3n-5o4p-3q6r-6v-9w9x9z-6C3|
#named~a25b8e-9f-4i-8j12k-10l-8o-4p-10q-3r12s37t-34u-16v28w-11x-17y31z-17A-25B-20C21D-6| #named >
I~b-7c3e5f4i9k-6l-13m-4o4q-7r7s10t-10u-18v11y4A-7B3C-3| #named >
named~a-3b-6c-4i-8j14k-4l-5m5n-5o-4p-7r5s19t-19u-12v14w-4x-17y22z-10A-12C-5D-3| #named >
they~a10b-6i4j4m-7n5p6q6r-12s-3t3u-3v4w6y5A4B-5C5| #named >
what~b-4d6e4i-10k3l7n-12o6p-7q-10r11s-3t3u5v-4w-5x-12y15z-9B-9C11| #named >
you~b-7c-12e-6f-5g-3h19i-4j-5l3m-4n3p-8q-5r6s7t-7u8w-12x-8A13B-3| #named
ballot~a11b-3c14f10g3h7i-8j16k-11l-10m12n-9o-7p7q13r-11s9t-9u-14v23w-12x8y5A-4B-12C10| #named ballot
not~a-6e-5f4g6h4j3l-3n-7o7q-3s8t-8v14w-7x5A-3B-4C7| #named
camp~a4b13d13e6g-4h4i-7k-7l5m-15o7p-8q-12r14s9t-5v3w-6z-4A-4B-6C5| #named
company~a6b5c-4e-4g4h-3i4l4n-5o5q-8r5s4u10w3y3z9B3C4| #named company
numbers~a10b-5f-3i5k-5l-3m-7o3p-10q-7r11t8u3v4w-3y-3B-9C11| #named company
past~c10e6f-3h-5i3j-13l9m3n4p-3q3r-3u10v-9w-4z7A-3C-7| #named danger
you~a-7b6c-9d-5f4h3l4m-5n3o4p-8q-3r5s7t-7v13x7B5| #named
hearsay~a-13b-4c-6d7g-5i-8l8m-3o3t-5u4v4w-4x3y7B3C-3| #named
mercy~a4b6d-4h-3k-5m-7n5p5r-3s17t-18u-5w8z11A-8| #named
moment~a5c5d-8e6f5g6i4j-3l-4m-6n3o4p-5q-5r9s4v6y9z-5B5| #named
not~a4c-5d-6g-5m-3n-9o5p7q-6r-9s14t-12u-9v12x4z-5A-9B-9C7| #named
out~a11b8c-6d-4e-4f-9g-4i9j-7k-4m-3o3p-5q3r7s11t-12w10x6z-12B-3C12| #named
strength~a4b-5c-7e4i8j-6l5q-7r9s3u6w-11x-3y3A-4| #named
you~c-4d6e9f10g-6h20i-3k5l4o3p-6q-6r7s11t-10u9v14x3y3z-5A4B7| #named:
I~b5c16d8e6g6h-3i4j6k-12l-9m-4n5o-3p-5q-4s7t-6u-22v25w-19x-13y16z4A-5B-12C8| #named:
asked~b-4d7e-3f-8h7i5m-7n-6o8q5s10t-10u-7v3x-19y26z-15A-16B-6C5| #named:
ballot~b-8c6d-3e4f12g-4i-13j10k-14l-7m16n-9o-5q11r-6s4t-4u-9v7w-13x5y12z-4A3B-17C18| #named:
belief~a-12e10h-3i7k8m-10n15o-8p-11q-6r19u7w6x-5y6z-3A-9B-7C8| #named:
betrayal~b-5d10f-4k6l-3m-10n17o-12p6q5r-7v-5w6y-5| #named:
bond~a-11b3c4d3e5i-6j9k-6l-4m-12n6o7p4q-8r-4s13t-15u-6v5w-3y7z-3B-6| #named:
camp~a-14b4c-10d-4e4f7j-5l3m-7n-11o14p-10q-11r10s4t-5v-3x4y-7B-7C3| #named:
company~c-5d-6e3h-4i7j-4k5n3o4q-8r10s6t-7u12v-6w5y13z3A-9| #named:
conditional~a4b-4c-7e-3f8h-7i7j-12k5l9m9n4o-18p3r5s5t-5u9v-4w-3x-6y3z-3A-4B3C-8| #named:
danger~b-9d-5e-10f5h3i-12j4k-3l10m-9n12q-5s3t-3v-6x4y4A-6| #named:
end~a5c-4d-9e3f-7k6l4m14n-9o3s3t-3u9v-9w8x5y3z12B-4C4| #named:
future~a-3c10f6h5i-8j5k-8l6n-3q-3r5u-9v4w-3x4y-3z-6B5C-4| #named:
he~b6c-10d-7e3j4k3l-13m-8n7r-5s7t-7u-13v16w-12x-16y13z-11A-8B-19C18| #named:
hearsay~a-6b-8c3d7f-4h8l6p-3q-5s-7t3w-5x6y-4A5B-5C4| #named:
lie~a-10b-4e12g-9h5i3m-14n7o3p18q-3r-15s-6v-3y6z-8A-5B-15C16| #named:
mercy~a-17b20c-6d-8f-10g7h-4i13j-10k-4l-7m-3n6o-15p6q-8s16t-16u-4v4x-6z9| #named:
moment~a7b-9c-5d-4i-6m-9o11p-3q-4r6t-3v-5x12y-5z-6B6C-3| #named:
named~a11b4c-5d-6e-7f-5h6i-5j4k-3l-5p-8r11s28t-26u-7v20w-10x-5y23A-18B-29C33D-4| #named:
no~a3b-8d-11e4f-6g3h4i-7k6l4m-17n16o-4p7q5r-8s5t-6v-12w11x3y6z-9A-5C-3| #named:
not~b9c5d-8f-6k3m-14n5o7p11q7r-14s8t-9u-7v-9w11x14y-6z-7A-4C-6| #named:
numbers~a10b-3d3e5h-3j-3k-11l6n-4o8p-6r9t-3v-6w-5x5y-3z-3A-6| #named:
ought~b10c-4d-7e-5f-4g5h-11i3j-14k-4l11m-8n-9o11p3q-3r8s10t-11u7v-3w-9x-10y12z-12A-6B5| #named:
out~a10b9c-3e-4g-7h-4i8l-12m3n3p-9q-6r14s8t-9v3w-3x9y-3z-11A3B-4| #named:
past~c-9e10f-8g-7h3i6k-4l3m7n-4o6p4q-4r-7s6t-8x-7y12z7A3B-20C17| #named:
secret~a-4b-7c3d4e11g-6h-4i3j-3m-4n-5o9p-8r7u-8v4w6x5B-3C3| #named:
strength~a4b-7f-5g6h-11i14j-11k-7m5n-16o12p-11q-6r13u-3w-3x-10y5A-3| #named:
they~e6f-3h7i5m-8n14o3p-6w6y10A-4B-14C13| #named: what~b5d-3e10h-6i-6j8o-4p-7q-7r10x-7y10z-8B-9C8|
#named: who~d-6e9h-7i-3l3o-6q-6r3y8z-8B-7C8| #named: why~a9d-8e-4g6| #named:
wish~a10b-9c-6e3f-3h3j3k8n-6p6r-9s3t-3v14w-4x4y-5z5| #named:
yes~b5d7e5h8j-4k-7l-3m-4n5s4t-4u4w-6x4y-3z-10B-11C9| #named:
you~a-11b-4c-7h25i5j-5m3n-4q4r-4s5t-5u10v-12w-7x3y-9A11B-9C7|
#no~b5f-9g10i10j-9m-10n11r4s3u11v-5w-3y-6z-11C-4D-4| #no >
I~a-7b8c-5d-5e7f-8h5i3j-8k4l-7m7n-3o-4u4w-5x-4y6z-5A3B4C-5| #no >
named~b6c-10d-7e-6f-5g-4h5i7j-15k3l-4m-10n8p9q11r-18s14t-14v-4w3x-9y9z-5A-4| #no >
they~a-11b-3e4f8m4n7o-11q6r-3w-5z-7A4| #no >
what~a8g3h5j-7l4m3n7o-10p-8q3r5s-3t3u11v-3w-5x-11z11B3C-4| #no >
you~a3b-6g-5i15j-16k-7l-4m-5r5s4u19v-9w-19x14y-7z-14A-4B-3| #nobody:
asked~a5b-3c-10d-6e7f4g-12i5l-3m5o-7p5q-3r-9s-3t3v-5w8C-5| #nobody:
ballot~a5b-4c-9e8f-5g4h-3i-3j4k-10l-7n7o-8p-9q22r-16s-5t5u-6v-8w9z6A-3B9C-11| #nobody:
belief~a-6b-5c-8d15e4k9l-3m-4n8o-4q7r-5t-3u-3x4y-3z-10| #nobody:
betrayal~a3c-4d-4e12g-5h-6j4k-3l-5o-6p7q-3r-7u-4x-10y4z11A-4B12C-12| #nobody:
bond~a-4b4c12d-14e5f10g-8i-4m-6n4o7p-5q-12r13v-5x-7y5B-5C8| #nobody:
camp~b-14e-11f-12h-6i17j-4k-3l-5n4p7q-5s3t-5u3v7w-16z-3B3C-3| #nobody:
company~b-18c-10d-5e7f-8g-5h7i3j10k-4l-5m8n-10o4q4r-4u-6v8w6x-5y-7z9A-3B-6C4| #nobody:
conditional~a-7b9c4d7e-7f-3j-6l3m-3p-3r3u6v-3x8y-10z-3| #nobody:
danger~e-6f-4h7i-3k7n-5p-9r13s-3t3u5v-4w-3x-4y-3z6C5| #nobody:
end~b-6c19d6e-8f-4g-5h-10i-7j-13k14l-3m-15n3o10q-3u12v-3w-14x4y4z-12A-3B9C-10| #nobody:
future~a-3b7c4e-4g8h-3j-3k8n9o-9p4r-5s5t-5v4w-10y-4z3B5| #nobody:
hearsay~a4c7d-3e-5f-5h-8i-10j3k-3o-3p-6q4r5s5t-4u-3w3x-6y10z-3A3B3| #nobody:
lie~b7c-5d5e6f-10g-4j3k-5m8n-6o-5p13q-5r-8t-3w5x-7y4z-11A8| #nobody:
mercy~a3d6f-3h-3o-4p-11q-5r12s-7t7u3v4w-4x3z-3B6C-8| #nobody:
moment~b-4e-3f-6g-5h3i8j-12l-5n7q-6r6s-5t5u11v-3w-15x4y-7z6C-6| #nobody:
no~a3e-9f-4g16h-8m3p-6q-3r3v-5w3y-8A-9| #nobody: not~b5e4g4l3m3p-5s-3t3z-3A-4C7| #nobody:
numbers~a6b-4c4d5e-14g-7h-11i3j-15k14l-11n-4u16v5w-8x-11y-3z13C4| #nobody:
ought~a3c4d6e4g3h-3k8l-5n3o-6p-15q-4r12s-4t4u5v-6x-6z11B-3| #nobody:
out~b6c-9d-4e3i-3k4n-9o4p-3q-3r9s7t-7u4v5w-6x3y-7z7A-4B6C-3| #nobody:
past~a3b-10c5g-12h-11i-10l3n11o-6p20r-18v-6y-4z13A5B5C-9| #nobody:
secret~b5c-5e3g3h-8i4l3m8n-7o-6p-15q-6r17v-7x-14z11| #nobody:
strength~b-9f-6g-6h3m-8o3p7q4r-11w9x7z-7B-3C11| #nobody:
why~a-4d7e-5f6g-9i-9j8m3n-5p-6q-4r10u-7w7x-4| #nobody:
wish~a-3b-4d11e-6f3g-4j5k-4l-10m-11o7p-6q-11r11u-5x-3C-3| #nobody:
yes~a4b-7c6d-7e-7f7g-14h-11i-11j8l4n6p-4q3r4u-5v3x-4z9B-3|
#not~a-3b10c5d-6f-9g-5h-3i14j-13k-4n-5o6p7r-8u9w-8x6y-5D-4| #not >
I~a-3b-3d-5e-5g3h5i14j-16l-8m8n-8o-5s-4t3u6w-8x-8y6z4B3C-4| #not >
named~a-3b-5c3d-5e-8f-7g-5h6i18j-19l-11m7n-4p12q9r-23s10t-11u-6v4x-3| #not >
they~b4c-4e-4f9g-5h-6j5k-5l-4m-9o7p3q5r-10x9y-3z-6B4C-7| #not >
what~a11c5d-5f3g-4i-4j4k-4l3n7o-10p-5q4r3w3x-7y-5z6C-5| #not >
you~a3b-5c7g-5h-5i13j-15k-8m5n-3p8r-4s4t-4u18v-6w-15x-7y-6z8A4B-4C3|
#numbers~b-6d4e3g-6j-11k17l-12m-10o11p-12q3r5s-7t11u12v6w-7x17y-8z-4A-10C4| #numbers >
I~a3c-5f-4h-6i7j-8k7n-3o5p6r-3u3v-5w-4x4z-3A-7B4| #numbers >
named~a-6c-8g5k-3n3p8q-6r-5s3t-4u-3w-7x-5y9B4C-4| #numbers > they~a-9h7k5m4n-7q7r-7x-7y-3z10A-4C-3|
#numbers > what~c-5d-6f-4h-3k3p4q-3u3x5y-3| #numbers >
you~c-4d-7e-5f5g-4j-5k15l-7o-3p3q-4r7u4v4x10y-4z-16A-3B3C8|
#ought~a9b8e-10h-3i-4j3m4n-3p-5q-5r7s5t-5x-8y3z8A-5C-5D-3| #ought >
I~a-7b5e-5f4h-5i-5j11k-5m3o-6p-9q5u-13w12x-8y6z-6B5C-4| #ought >
named~c-5h6k4m3o6p-3q-13r10s6t-6u-4v-4w3y7z4C-4| #ought >
they~a9c-10d-3e15g4i-7j3k4m-3p-3s3t-3u-4w3A-4B3| #ought >
what~a6b-4c-3d4e-7g-7h14k-3m3n4o-5p-10q-7r13v-3w9y4z4B4C-5| #ought >
you~a-4d4e3g-3h6k-4l-3m-10n-4o5v-4x4z-5A-15B9C-7|
#out~a5b5d-8e-6f-9g3h-6j-9l3m15n-11o-7p-9r9u6v-9x-7y-8A4B-3C7| #out >
I~a-5c4e-5f-4h-6i17k-6l-18p-11q4r9t3w6x-5y-7A5| #out >
named~a10c-3d-7f-3g-4h4i14j-10l-4r7s3t-3u4v-12w18x3A-3B-5C10| #out >
they~a-9b3d7f3g3h6i-6k5l-3m3n6o-8p-3u4y-3A-4| #out > what~a-6c-5h-3i-8j-3l8m-4n4p6q-3v-4x4z-5C4|
#out > you~a-9c18d-4e-5g-5h14j-3m10n-8q-4u7w-9z3A-3B8C4|
#past~a-5b-11c-6d-4e5g-14k-7l8m-17n-14o22r-8u3w-9x5y-10z6A-16C-5D-9| #past >
I~a-8b-8c-9e13f-3h12j4k-6l5m-14o10q-5t3v-6w5x9A-6B3| #past >
named~a-9b4c-4e3g-4h-14i-6m-6n-23o22p10r-7s8t-8u-5w-10x-3y-3z9A-6B-7C4| #past >
they~a3c-4e3f5g8h7i4j3l-5q-7t3u-4v-3w8x5y-6z-6A4C-3| #past >
what~b-5d8e5h-11i-9k-4l11m-8n-11o10p-3q4r5s-5t5u4z-11A5B-5C4| #past >
you~a-3b-9c-8d11e5f-6g-8i5j-7k-13l6n-16o8p9q-4r-4u8v-7y-4z-16|
#pending~a-14b-10e5f40g40i-7l8m-6n5q-4r3s22t-23v9w-9x-5y15z-7A-25B-17C11D-8| #pending
no~b-7c-12d-3f10g33j-5k6l7n10o-4p-8q-8r9s9t-10u4v-5z4B3C-6| #pending
not~a-3b-4c-5d-8e3f10g14l6p-5q-5r5s8t-8w3x9y-4B12C-8| #pending
short~b-4c-6d-4e-6f17g15h-4k-9m-14n11q10r-8s16t-15w-15x5y-4A-15B-4C3D-5| #pending short
not~a6b4c-4d-6e-4f-5g3i10j-6m5p8q-8r-11s3t-3u4v-8w3x9y-6z-3A5B7| #pending
yes~a-10b-7c-4d6f28k4l-7m-3q-3r4s5t-6u3v9w-8x-9y12A-7B-8C8| #pending yes
not~a-6c-6d-4e5g3h4i-6j-3l8m-3p5q3w4x-3y3A-3B4C-3|
#secret~a-7b-5c8e9f-7g-7h-11i-15j-6k-16l27m7n-18o11p-21q-16r24s-5t5u3v-6B3| #secret >
I~b-4d3e8f-9g-5h-6i-5j-6k-5l11m9n-6p-6s-3t3u3v3w-9x-7z4A4B6| #secret >
named~a-7b-6c11d7e9f-4g-5i9j-12k-4l3m-11n-5o12p-6r-3u4v-5z-5| #secret >
they~c6d5e5i3k-3m-5o4p-3r3u-3v3w3x4C4| #secret > what~b-4d4e-8g5h3i10k-3l-3n-5o3r6y3z5A-4| #secret >
you~a-5b-3c-5d7f-3g5j-3k-4l5m-3n-4o5p-5q-3r5v3w-8z-6A-5B6C-15|
#short~d4e3f-10g-14j4l-11m6o-7p-3q5s3t-5v3x-3y-6A5B11C-10D-13|
#strength~a13b-9d-5e-6f-4g-10h-4i3j-12k-3l8m-6n-14o14p-3q-11r4s-8t11u13v-4w-9A-8B3C-4D-4| #strength
> I~a-10c-3e9g-7h-12i-4j-7k9l4m-15n6o6q-7u3v-6w-5x-5y5z-3A-4B5C-5| #strength >
named~a5c-5e11f4g-6h-3i3l-5m8n6o-13p-14q-7r12u-3x7y-6B-5| #strength > they~d7i-4k3o-3r-3x-5|
#strength > what~c-6d9e-3i3j-3m-7o7p-6r4x3A-3| #strength >
you~c10d-7e4g-5i-8j-4k8l4m-6o6p-4q5w-7y-5B3C-7|
#they~a-3c-4e-8f-3g-4h3i3j-6l3m5n-3p-6r4u3v6w-6x-7z7| #they >
I~d7e6f-5g-7h-3j-5k-3o-6p-10r16s-4t3u11v-5w-13y-3z-7A5C-5| #they >
named~a8c-3g-3h-4i7l-7m10o-7s3t-4u-12v7y7z-10A3| #they > they~d5i3m5o-3p-3t-3u-4x-6y-5z7A4B-7C4|
#they > what~a4d-8e6g-3h3l4o-5q3s-4t4w-5x4z-4| #they >
you~a-8d4f4h5j-6k-4l-5m4o-4q-7u7v-5w-7y3B5C-5| #they
ballot~a-9c-5e11f-8g-6i6k5m3n-8o6p-5q9v8w-3A6B7C-11| #they
company~c-3d-9e5f-7h-3k5l-3m5n3o-5p8q-8r4t6w10z3A9B-6C4| #they
you~c3d-6f-3h5j-11k-3l3m-3n11o-3p10q-7u13v-3w-7x8y4z3A-6B11C-8| #they:
I~b6c13f-4g-6i4j-6k-5m9o-8p-5q5r8s-4t4u11v-6w-8y-6z-9A10B5C-10| #they:
asked~a7b-4c-3f-5g-3h9i-7k5l-5m3n-18o9s-3v9w-13y-7A6C-3| #they:
ballot~a-7b4c6d12f-4i8j-6m4n-7u5v-3w3y-3z-5A3C-3| #they:
belief~a-3b5c-3e3h9i-5m10n-5o-7r-3u3v-9w3x-3| #they: betrayal~a-6c-3e-3i-3l5m-5o11p-7q-3r8z10B3|
#they: bond~b-8c4d12h-10i7j-8k5m8n-7p4q-5u5w-7x-6A11| #they:
camp~c-9d3e4g3h-5m10n-3o-10q4r-5x-8z-3A8C5| #they:
company~a-5b-3c-3d-3g4h6i-7k-6l6m8n-4p6q-5s4t4x4z3B-5C10| #they:
conditional~a4b-3c10d4e3g4h-9i6l-7m-10n8p-4w-3x9y-7z-6| #they:
danger~b-5e-5h6i4m5n-4o-4p-4r5x-4y-5A3| #they: end~c-4e-3f6h4i-4k3p-9r4w7y-5z3| #they:
future~c6d-3e-3g-3j-3k-3l-3m6o-3p8r-8u4v-3x-6y-5z3A6B5C-6| #they:
he~a-9b6e3h3i7j-3n5o-5p5q-4r-3u-3x3| #they:
hearsay~a-5b5d-8e-13f3g-3h10i-5k-4l4m4n-3o-10q4w-4x-8y4z-3B4C-4| #they:
lie~c-3d-3h-5i-8l7m5o-6z5A-3| #they: mercy~g-4j4k-3p3q-6s-3u-3v-4w8z-7A3C-4| #they:
moment~c5d-10e-4f3g-4k-3l3m12n-6o-4p-3u4v-4x-11z10B4C-6| #they:
named~a11c-3e-7h-3k3l-5m18n-13o-11q3u-8v3x-9y16z-8A5B3C-3| #they:
no~b-5c-3e14f-3g-8i3j7k6l-10m-7o3p-3q4r-3u-3v11x4y-6z-6B-3C3| #they:
not~a4f-4g-4h-7j3m6n-6o-5p-5s3t4v7w-8x-4y3| #they:
numbers~c-4f-3g-3h6i-7j-5k10m-5o6p-3q14r-7s3t6u5v-3x-3z3B4| #they:
ought~a-4b-3c-3e7f-5h5i-4o-3p-8r5v-4A-5B5C-7| #they: out~a3c-5e-7f5h5i11k-4l-8m7n3o-13r-3u4z4B-4C8|
#they: past~a4b-12c-6d3g-4h10i-3j5l4m3q6r-5z7A-5B11C-10| #they:
secret~a-7c3d-9e4h5i-4l3m4o5p4q-5r-4z9C-3| #they: strength~a13d-4e-11h-5i-11k3l6n5p-3r5u-3x3y-3|
#they: they~e-4f-7g-7h3i5j-4k-4m7n-9o-3p-6r3t4u4v6w-8x-4y3A3B4C-3| #they: why~a3b3c3d-6o4z7| #they:
wish~a-6b3d-5n4o4q-3w-3x6y-3z6A-6B-7C6| #they: yes~c-3d-4f6h4l4m8o-12p8q-6r-8y5z-3A-3B3C-5| #they:
you~a-5d-5e7h10i11j-3k-10l-9n-3o3p6r-7u4v-3w-5x5y3B3C-3|
#what~a-3b-4c-5d7f-6h-4i-10j4l6m5n-10w4x-7y-3z16A-19B3D-4| #what >
I~a11c7d-12e6g5h4k-3m-4n-11o15p-10q8r4u3x6y-8z9B3C-5| #what >
named~a3b-3d11f-6g-4i-3j-10l5n-7o10p-6r4t-3u3v-6x-17y26z-17A-4B-4C6| #what >
they~c-7d-3f5i4j-3o-3p5r-3s-3t4w-4y-9z6| #what > what~d-4j4m8n-3o-3q6v4x-5y5z4A-4B-4C4| #what >
you~a-5d6f-5h-8i-5k-9l11q-7v-5x-4B7C-12| #what:
I~a7b-4c5d-7e5j-5k-6l4m-6n-4o9p-7q11r-3w-4x11y-13z7C-3| #what:
asked~a5c-9d10e5f4g-5h4i9k3l-8n3p8r-4v9w-6y6A-10| #what:
ballot~a-9b-7c-7d10g-3i9j3k-3l-14m8n-14o-5q17r-20v-6w3x-6y4z5A-5B-8C8| #what:
belief~b7d-3e-7f-4g-5i-6j-3k-5l11m-6n9o-3p6u3x3z-7B-4| #what:
betrayal~j-4l6m-6o7p-6q7r-5u4w-4y3z-3B-3C3| #what:
bond~a5b-6c-3e3f-5g-5h-3i-5j-3l3n5o-5p19r-13u4w-7y-4B7C-7| #what:
camp~a-4b11c-5d-8f-3m-7p4q5r-10z-3B3C-3| #what:
company~a-3b4e5f-3g3h-6i-3j-4k-3l9n-5o11p-7u5v-4x6y-7z-13A10B-6C4| #what:
conditional~a13d-16e8h3i3m14n-13q4r-9y-5z8B4C-4| #what: danger~a-8d7n-6r4x-5| #what:
end~a-4h5i-4k5m-4n-6o5r-3v4y3z-4| #what:
future~a-4b4c-3d8e-7i11l-11m8n-8o-5p-6q8r-4t-3x-5y5A-4B-9C9| #what: he~a-4b7d3e3j3l-4o4p4u-4y6z-3|
#what: hearsay~c11d10e-5g-5h-5i-3j-10l7m4n-6q8u7v-6w-6x-8y-5z10A-4| #what:
lie~c7e7f-6g4h-3j-8l3m-6n5p3q3r-4u7w-5x-3z3| #what: mercy~b-5e10g5h-3i-15j3k-7l10p3r-6u-5A-3| #what:
moment~c-7d10e-4f-6h-9i4k6l-10m5n-11q6v3x-6z7A-4B-11C11| #what:
named~a7e-3f-4i3j-3m-7n3o4q4r-3w4x-14y20z-12A-3B-3C3| #what:
no~a3b6d5e-6f4i-10j-3k4l12m-3n12o-3p7r-5s3t-3u4v3w-4x6z-10B-3C3| #what:
not~a8b-4c-4d-9e-4h7i-7j-3k6l9m11n3o-13p6r-9u6v3w-4A4B-4C4| #what:
numbers~a-3d-5j-3o3p6r3u5v4w-5x6z-8| #what: ought~a6d-7f8l4n-10o9q4r-4v4w-4z8B-4C4| #what:
out~a-3b4c3f-3g9j-3l4m8n-9p-7q7x-7y-3z6| #what:
past~a-3d4f-4g-6i-14k-6l11m-30n-14o28q3x4y-5z-6A-10B-5| #what:
secret~a3e3h-3i9j-5k3l-8m-9o11q-3r6v8w-5x5y3z-7| #what: strength~a6b3c5d-9e3i-7n-5r4u-3y-6z5| #what:
they~c-5d4e-5f3h-5p4q-6y-8z3| #what: what~a-4b-5c-4d7f-5g-4h-5i-12l6n-8o5q-5v-5w6y-6z12A-16B8C-7D-3|
#what: who~d4f-7g-3h5i5j9l-12m9n-6o-5v3w8x-13y-17z23A-13B3C-5| #what:
wish~a6b-8d-5g-6h-5n-4o5p11r-5y3A-3B5C-5| #what:
yes~a-9b10c-6d3e3f-4g5h3i-6j10k-5m-5n-4o3p-11u-10v-3w10y-7z3A-4B4C-6| #what:
you~e4f-3g-4h-3i-8l6p4q-9v5w-6y-3A-3B6C-8| #who~c-7d5f-6g3i4j4k5l-9m13n-10o-9v5w3x-17y-13z27A-17|
#who > I~c-7e9f-4g7i14j-5k4l-12m-3n-17o12q6r-4u4x-17y-6z17A-5| #who >
named~a3b-5c11d-7e3g-3h6j4n3o-3p3q-3r5u-4v3z-4B9C-4| #who >
they~a6b4c-6d-5e6f6h-3m4n-6o-3p5r-3s-3t3x-7z5A-3| #who >
what~b-3c-5e5g4h-3k4m10n-7o-8u4v3w-4x-5y5z7A-6B-4C7| #who >
you~a-12b4d13e-5g3h-6i8j-9k-4m10n-4o-6p4q-12u9v-7w-9x-3y-6z6B4C-6|
#why~a11d4e13f5i-12j9k-3m-13n-15o25p-6u-9w8x17y-8z-5A-10B4| #why >
I~a-6c-5d9e9g4m-4n-9o11p4r-6x5A-6| #why > named~a11b-5e11n-6o6p-6q3x6y-8|
#wish~a3b3c-9d-5e-5f-5j6k4l-9r-3s5t-6u-8w7y7z-6B-5D-3| #wish >
I~a7b7d-6e10g10h-6i-8j7m-8n11p-8r6u-10v6w4x6y-3A-4B3C-3| #wish >
named~a8d-7e-10g12j-3k10m-5n6o-6p4s9t-8w-5x-15y16A-3| #wish >
they~a-8d3g-8i-5j5k3l-6m4o-4p5q6r-13u-5w8C-3| #wish > what~a-4b5d4e-5f-3k4l-4m-3n9o-7r-8v4w-3y6z-13|
#wish > you~a14b3c9d-5h5i-11j5k6l-11m10n-4p5r-14t-3u-7v4x-11y5z4A6B-5C5|
#yes~b-5e-3f11g-13h-3i-4j9k-10m-4q-3r3s6t-5u-5w3x4y-9A-5C-4D-4| #yes >
I~b4d-7e4f-4g3h-12j-3l7n10o-7p5q-10r-4u8v-5w-3B7C-10| #yes >
named~a5c-3d-3e5g-8i-5j5k-7l-4m3n-4o4p-3s4t-3u-4v15w-16B-4C3| #yes >
they~b4c4d4e-11f-4g7h4j-4k3l-5m11o-15p9q-10w-5x-6y3z4A-4B-6C4| #yes >
what~c-6e5f-4j-6k3m-6n-3o11u7w-7x5y-5A-3B4| #yes >
you~a-3b6d3f-4g7h-8i5j8k-11l-7m-7n3p3q4r-6u-7w9x11y-11z-5A-9B6C-9|
#you~a-15b-8c5d6e8f-14g-7h17j-8m-11n3o8p-3s-10t8u12v-20x14y-11z-5A-11B24C-19D-12| #you >
I~b-6c6d-6e4f4g-5h-11m-3n10o-10p9q-6u7v-10w3x8y-16z-13A5B17C-13| #you >
named~b-4d-4e6f4g-8i-8j3m-8n3p-4q3r4s3t-4u3v-4x-3y5B11C-11| #you >
they~a-3e-6f-3h4i-5j-5l4m9n-5o-4p-7q-10r9w-5x-4y3z3A4B5C-6| #you >
what~b-5e-3g5h-3k-11l4m4n-8p-6q8v-8w3x-9y6z4A4B4| #you >
you~a-5b5c-4d-3f-7g5h14l-6m-3n7o-4p3r-3s-5t4v-8x3y-8z4A-8B6D-4| #you ballot
past~b6c-12d5i4j3k-5l-5m-3n8p-10q23r-7t3u-4w6x9y-8z-8B-4C3| #you
betrayal~a-4b-5g4h-5j3k-4m-6n4o-7p-7q-5r10u-5x3z-3A-6C-7| #you
bond~a-3b5c8d3f3g-4i6k-7m-3n8p8q-4r-9s3v-15w10x10y-4z-4B15C-17D-3| #you
danger~a-10d-6e-4h14i9j-15l-4m4p5q-4s5t-5u15w-17x-4y-7z12B4| #you
end~a-17c12g-4i-14j-19k32l-13m-5o8r-6u19w-13x10y9z-14A-8C-6| #you
lie~a-4b-5c-12d-9e6g-3i-9k10l7n5o-8p18q-6r-11s-4v4x3y4A-7B5C-11| #you
past~a-5b3c-3d4e4f-6i3j-5k-4l5n-12o8r-3s-4u6v-5w-6x13y-14z-8A-8B10C-9D-4| #you past
I~a4b4e6f5g8h3j-5k-4l4m-5n-5o11q-4r3u6v-5w-5x12z-7B9C-3| #you:
I~a-7e5f10h-17k6l-4n8o-12p6q-8r-3s-6t6v-3w3y-10B10C-7| #you:
asked~b5f5h6j5k-3m-8n5p-8r6t3u-3v9w-5x10y-7z-6B8C-9D-4| #you:
ballot~a4d-5f-8h-3j15k-4l-13m8n-4p-15q26r-16s-5t5u-17v-9w23x-12y-12z5A11B5C-11| #you:
belief~a5b-12c-3d4e-6f-5h-8i-5j-7l5m-5p-9r8s-3t3u5v-5w-5x-5z6A-6B-3C4| #you:
betrayal~c-8f-3g5i-8j10k-7l3n-4o4p-9q-4r14u-11v5w7x3y-3A-5B5C-8| #you:
bond~b7c3d8f4k-5l-5m-5n3p9r-12s3t-4z-3B6C-8| #you:
camp~a3b-4c5d-8e-6g-3i-9j-8k-7l15m-9p4q-7t6u4v-3w-5y9z-6A-8B5C-4| #you:
company~a5b-5c-3d5h-8i-6m-7n6o4v-7w-5x14y-4z-3A-7B9C-11| #you:
conditional~a8b7c-10d10e-5f-5h5j3k-4l-4s-3u-7v10w-3x-7y13A-7B4C-7| #you:
danger~a-3b-6d-12f-3h14i4j-6k-3l-10m3o-4p5r-3u6w-8y-6A3C4| #you:
end~a-4c-10d8g4j4k10l-9m-4n5o-4q3r-3v4z-10A-4C-4| #you:
future~c9e-4h-5j-9l16n7o-6p-6q4s-8t7u14w-6x4y-8z5B-4| #you:
he~a9b-4c3d5e-8i-6j8k-4n-3o-4p3r4v7w-5x-6B3C-4| #you:
hearsay~c-8d-3e11f3g4j-4k-4l10m9n-7o-4p10q-5s3t-3u5v-3w-3z12A-4B4C-6| #you:
lie~b-9c-12d-7e20f-4h-8i-16k8l4o-4p22r-19u-4v8w-6x-8y9A-3B4C-6| #you:
mercy~b6c7d-5e-6f4g12h-3i3j-6k-3n11o-4q6r-9u9v-3w-9y8A-7B4C-6| #you:
moment~a4b8d-4e5g3h5i3m3n-3o-4p10q-6v-3w5x-7A3B9C-4| #you:
named~a-3c7d-5e14h-12j3l-9m-3n6q4s4t-4v-9w8x10y-4z-5A-6B11C-10| #you:
no~a5b5c4h-3i14j-4k-6l-7m7n-9p-5r7u6w-8x-4y-3z-3C-4| #you:
not~a5f5g-8i21j-16k-3l-5m-6n-13o13p8r-6s-4t3u22v-5w-19y-8A-4C-6| #you:
numbers~b-9c5d6e6h3i8k-4m-4p-6r4u8x10y-8z-5| #you:
ought~a9c7e-7f8g3h14i-10j9k-8l3m5n6o-5p3q-13s4t-4u-8w8x5y-7z6| #you:
out~a-11b5c5d-3e-3f-5g-3h3k-16l4n5o-9q7r-4v-15w11x-9y4z-4A-4B5C-7| #you:
past~a-7b-8c-14d-8e16f-5h-11i-4j9k-8n-9o5q-4u-11v7x9y-11z6A-9B17C-15| #you:
secret~a-3b4f-8h-3i-16j-12k-14l23m4n-6p-6r8u9v-9w-10y-5z-4B3C7| #you:
strength~a4h14k7m-5n-6o11p-3q-6u4v-5w-3x14y-5z-6A-3C-4| #you:
they~c-5f-6h5i4k-11l4m4n-4q-5r5u-6v5x-3z4C-3| #you:
what~a13b3d-13e-5f4g3h5i7k-3l-7m15n-4o-6q7r-3v9w-5x-9y8z14A-3B3| #you:
who~b4c-3e-3g3i5l-3m12n-3o-12p-10r4v3w-4x-5y5z6B4| #you:
why~a-5b-3c-5d20e22g-3m-7n-6o10r-3x10y-3z-4A-6| #you:
wish~b10c-4d-9e-4g8h-3j7k-3n9o-13p3r-3u-5v-5w10x-4y14z-7C-5| #you:
yes~a-4c-4d-7g5h-8i-5j5k-3l3m3n-11o8p10q-3r-10u-6v4w5x6z-6A-3B6C-9| #you:
you~a-6b-4c3e6f-7j-7m-14n6o8q-4s-5t6u8v-8w-3x16y-8z-12A-8B28C-21D-9|
$~a-4b-6c-8d-6e-5f-19g-16h-12i-3k-5n-4q-4v-4w-3y-3z-5A-6B7C-6D-24|
's~a8c5e-13f-10g-6i-7j3k-3m20n-10o-15p5q-4s5t-6v-3w-3x-13y5z7B-12C11D-5| 's
.~a3c-3e10h-3j-3l7q6r-7u3w-4C3| 's
NAME~a13b5d11g9h-5i-3j12k-6l-4m7n-8o4p9q-3r-5s-3u-5v11w-7y20z-13B-3| 's
a~a-6b4c-5d3e-6f-9g11j3k-7m-3o9q-9t-3u-7v-10w13y-3z-4| 's about~i6j-5p4r-4u4w-3| 's
all~b6h4j3m-4p-7r9v-4w9x3A-4| 's an~a4i7l-6r-4y3| 's been~c-3e3h6j5m-12n3o10q-3u-3w3y4B-12C10| 's
do~a3b3q4w-4B4C-6| 's done~a-5b4e-3h5j4l-5u-6w7| 's earned~b7g5| 's for~k-3l7| 's
getting~a6c8e-3i-4j5m4o-5| 's gone~p-3r6| 's
got~a13b-3c3d-12h5i3k7l-4m6o10p-6q-7r10s-3t3v4x4y-6z-6A4| 's gotta~a9h-3| 's head~a3c-3d-3p6z4A-3|
's in~a-5b-3c4d5i-4j-7k-5l11n-5o7p-6q-3r7u5v-3w-3x5z-3| 's it~d6| 's just~a-4e3i4k7n3p7r-9y3B4C-4|
's letter~p-4q-3r7| 's me~a4d4k4u6w-3y-4A3| 's mouth~d7p-5r7x-5| 's
my~a11c-5f-5g6i-4m4n-3o-3p-8q7r3x-4z-3A6| 's
name~a11c12d-6e-4f4h-6i-3j3m-14n-3o14p-8q3r4v4w-4y-12z10B5C-6| 's never~a-5b7e3| 's
no~a-7b12c3e-3f4g3v3| 's not~a-6c3d-3e10f3g-4h-6l4m-5n-3o7p12r-8v3w3z-5| 's
on~a3c6d-6e-7j4l-7m7n4o-11p-5r6x-7z6| 's our~a-4b4d7x-3| 's running~j4m-4o6u-5w6x9z-4| 's
sharpening~e-4h8| 's still~a6c5d-3f-3i5k3l-3p-7x-3| 's
the~a10b8f4g11h-10l-9m15o-19p13q-3r-11v5x-6y-14z15A-9C5| 's too~a9b-3c3e-3i9j-6k-3l-3u6v-3w-3| 's
torch~a6b-3e-3| 's vote~a-12c-5d3e5m8n-5o-9x-3B-3C3| 's voting~p5q-7| 's what~c3f4j4m5o-4p-5r6x-5A4|
's worth~a-8b5c-3h-3i-3j5u-5w4| 's you~c4e-4h15i-3j-3k5p-6r3u3B5C-7| 's
your~a-5h4i-6j3m7n5o-9p-5r-3u-4v3w4x3z7| 's yours~c3k3m4n-3o-4p-8q4x-6y-4z9|
,~a-11d-13f9g-5h-5i-8j10k-8m7n8o-16p7q-3r-6s-8t8u-7x-10y11A-6B6C-3D-12| , HIM~b3e-7f7i-4j4u-3v6w-3|
, ME~c-8d-5e10p9q-3r-3| , NAME~a4d-5e-4f4g-7h4i-5l-4n-6o12p-4q3r3s3t3u-8v10y-8z6C9| ,
YOU~b9c-14d3e20f-4h-6j-6k3n-9o7p-4u3v-9w-3z-13A7B3C-3| , a~b-4e12h-3n6o-6p9q4r-9v4x3| ,
about~a-3d-3e4p7r-8y5| , after~e11p3q3r-4x3y-5| , all~a-5c6e-6i-6l3p-4w5C11| ,
and~b-10d-5f7h11i5j10k5m10o-8q9r-12t-5u-7v7w8x-9y6z8A9| , apparently~c-3e3p7q-3r-6| ,
are~a-6d3e10m-4n4o3q-3x9z-4A-3| , as~b6d3f5h-4l5m6o-7r-4w-4x-5y4C-3| ,
because~a5b6c-3d-3e4i-6j6k4p5u-5w8x4y-4| , behind~e6y4| ,
but~a8b-14f9g3h9i-4l5o-7q-5s3t-3v-9w3z4B-3| , came~e6| , come~c3d3i3m6o-4x-4A6| , deal~a7f3| ,
did~d-8g4x-5y5z4| , do~b3d5e-4m-4n-3o5p-5r5s-6t5v3w6x-5y4| , does~a-5d9m3n-3| , don't~l-3p-4z6A-4| ,
eh~a-6b3d-5e7f5p-5x3| , even~a-6d7e-4m4n-5x-3z-3| , everyone~a3m-5o6| ,
for~a5c4e-3f3i-3j4l3p-4r4u-5v4x5y3z-7| , has~a-3d3m6n-4| , he~b7c-6e-3f-6i3l-3n9o-4p-10r4x5z-3B-4C8|
, heads~a-3r8| , her~a-3f3h5i4k7| , honestly~f3g3x-10A10| , how~a3b4d-8e8n3o3q4r-7x6y-5z-3B3C-3| ,
however~c-9h3| , i~a8b4c6d-3f10h-5i-9j3k5l3n7o-11p8q-4r-6s-8t8v-3w7x-4A-5B-3| ,
i'd~a3c-8e-7f-4h4i6l-5m3q-4u3v3w-5z7| , i'll~a-4c6d-3i-7j6k-3p-5u-6w5| ,
i'm~a-6b-5c3d-3e-3f-3g-9h-6i-4l6m5o-3s-5t5u3v-4x-3A4B-3C3| ,
i've~a3c4e-5f5h7j5k3l-4m-4n3p-9r10u-5y3| , if~a12b-8g-4h-6i3m-6o4p-7q5r3w-5z4A-5| ,
in~d5e5f5h-4i-5j3m9n4o-14u-3v6x-6y4B-3| , is~a-8b-5d3e13g-3h-3k-3l5m-3n9o-8p11q-9r-9v-3B4C-5| ,
it~a-3b-9c-3d-3e-10f-4g-6h3i6l-10n6o-7r-4u4y3z-8A5B-6C6| ,
just~a5b4c-3d-8e-5i-8j8k-3l-6q-3r4u-9w6A-3| , last~e7m-4o6p-3x-3y4| , let~a7b7i-5l6p5r-3w-6| ,
like~a-7d-3h3i-5j4m-6o6p-5q3r4u-4w3x-5y5z4C-3| , love~c-4d-6e9h4i-3j3p5r-4u-3z-3C3| ,
madam~e6f3j6l-3p10q-3r-9u-6v8| , mate~b-3d-7f-5g4m-4o3p-6q4r6A-3C6| ,
me~b-3c9e-4f3h-4i-7j-3k9l-4m-8n-6o15p6r5u3v10w-3x10y-4B-4C3| ,
my~a3c-4d3f-4h7i3j-3l-5n-6o3p4q3r-5w-5x-4y-4z6B-3| ,
no~a11c-7e3f-5g3i-6j13k-5n3o-4q-3u-11v10w7x-7y3z4B-3| ,
not~b-4c-3d3f-5g10i12j-5k-8m-4n6p-8q-7r13u5v-4A-4B-8C6| , now~a5d4m-7o5x9z-7| , of~d-3e8w4| ,
one~a-4b-6e6h-4i-10j-6k11l3r6u5w-6x7| , only~e-4j3m4o-5u-4w8x-4A4| ,
or~a-14b-3c-4d10e-10f-4g-3h-3l-3n4o-7p5q-9r5y3z3A-9| , please~a3b-5d13m4n-7q4r-4z4A-3| ,
promise~e-3f-6h-4| , she~a8b6c-5f3m-5o3q4x8y-8B-3C9| , sister~h3i9j-3l-3u3w-4| ,
so~b3c-4g8i9j-10k-5m8n-3q-5u9w-7x-9y7z8A-5C-3| , son~h3m3n5x7| ,
that~a-4c-5d-3e4f12g-5h3i5k-4l-3n3q-5s-4u-5w4x3z-5B-5C8| , the~b-3c3e-8f-3i-3j-6p-13r7u7v-8w-6B4C-6|
, then~a-9d7e-3f9h-5i-3l-3m4n-3p-7q3v4w-4x-3y-7z8A-3| , there~a6c4d3g3i-7m4o-4u-3z4| ,
they~c-4d-3h7i4j3r-3v3| , this~a8i4| , though~c-3d4f10m-4o3q4r-4s-5t5x-4y3| ,
three~c-5d-3e4p-3q8r-7v4| , tonight~a6c4e-4h11i6k-3w-3| , too~a4b-3c6g3o-3p-5q6r-3| , uso~c3m3z6| ,
was~a-4d6g-3m4p-3y-5z3A4| , we~a6d-3i-4j3k3n5p5q-9r-5s3t-3v3w5| , what~c-3d-3g6i7l-5m-4o6q-3y4z-4| ,
whatever~c6d-3i-4l4| , when~c-5d4e4g4i6k4l-7m-4o4p3x3| , whether~a3d6j4m-3n4u-4v4| ,
which~a-6d8h-5k3m4o-5q-3| , while~d-3f3p-3r6w3| , who~a3b13e6g9m12n-6o-5q-3u-3w3y-3z6B-3C3| ,
will~b4c-8f-3n5o-3s-3t3x3B3C-3| , with~c-3d3e6g5i-6j6n8o-7p3r-4u-9v3w-5x-7y4| , without~b7e-4| ,
would~a-6b6e-4n6o-3| , yeah~a3e-3f3h5m-3o6x3| , yes~a-4c-5d3e-5f5k6v-6y5z-4| ,
you~a-4b-7c16d-6e6f4g-9h-6i-4j-8k-5l10p7q3r-3u6v6w-10x13y-3z-7A-3C7| ,
you'll~c19d-4e-6f-3g-3h-5i-4j-5l4m3u5v-6| , you're~c6d-3f-5h5i3| , you've~a4b-3e-5f6p-4r5w-7x-3| ,
your~c4d-4f-4h-3i5k-3l-4p-7q3r3u7w-6x3z-4|
-~b-4e16f-3g-5h-8i-10j-7k6l-3m-10n5o3p-14q6r12u6v-4w-5y10z-16B5| - a~a3e6p-4q6r-3v3w-3| -
nine~c9e-3k3| - one~c6i-3k4o-3C5| - san~b-3d3h3p6z-3| .~a3d-16e3f-5k-5l-5m7n-8s3t-3z8B3D-17| .
$~a4d-17e3f-5k-5l-5m8n-7s3t-3z6B3D-17| . .~a3b-3c-3d8f-4g-5m-3n-6o7x-8z5| 2~a4c6i-4k6m-6o4r4z4B-3C4|
3~c5k5l-3p5q-8v8| :~a-3b-4d12e-11f3g-9i5j11l-13n9o-6q12r-3s4u-4v7x-8y9z-4A9| :
HIM~a-5e-3f10i-3j4m-7o9u-4w6z6| : NAME~a3b-10c-3d-9e-11f-3i-6j9l-3m5o-5p-3q8r-7u-9v6w-7x-3y-4z8C5| :
a~p-5r6| : i~a4b-4c-5d-5h-5i10k-5p4q-3u3w-4B3C-3| : i'd~a3c9n3| : no~a3i8| : not~b6| :
same~a-4i-4j6u-6w5| : the~a-4c4d4e5f3k8m4p-10q6u4x-4C-3| : they~a-3h6| : what~d6p-4r5x-3y3| :
you~c6e-8h-3r3w5x3y-5| : you're~e6| ;~c14d-3g7h6i-9j14k-6l-8m4o-8r-3s3u-11v-5w9y-7z4A4B-3C3| ;
he~b3f4g3p-3r3B4C-6| ; you~a-4c-4m-3o3v-7w5|
=accuse~a-19b-14c-45d-15e77f-21g-14h-30j7k-6n-14o11p-12q-14r13s-3t3u-4x14y-16z-9A4B5C-11|
=agree~a-35b-13c-9d-15e-34f75g-37h-15i-14j14l-3m8n-6p9q-13u-9v14w-4x-8y12z-5B3C-3|
=ask~a-34b-21c-30d56e-20f-10g-5h-30i-3j6k-5n-11o-3p-13q-6r8s-4t3v-16w12x-8y-5z-7A-3D-3|
=promise~b-13c81d-31e-25f-3g-9h-15i-6l-9m-4n3p5q-12r8s5t-5v-13w4x-8y5z10A-11B-7C3|
=propose~a60b-16c5d-44e-18f3h-16i-8j22k-13l-22m-6n10o7p13q5r-7s3t-4u-17v18w-9x13y-6z11A-8B-4C4|
=refuse~a5c-12d-15e-21f-25g60h-8j-15k6l10m-4n6o13p-6q8s6t-6u6v-14w-9x9y-6z4C-3|
=spare~a-42b74c-20d-5e-12g12h-15i11j-8k-3l-7m-4n9o-9q10r-10s7t-8v-5w7x4y-6z-6A9C-4|
=warn~a-16b-17d-21e-18f-5g-12h52i28j-18k-11l-8m-10o5p6q9s8t-8u19v-8w-16x5y-3z-3A-4B-11C7|
?~c-9d15e-8f-12g-9h-16i4j-9l7m-3p-5r3s-5t5u6w-9y-6D-5| ?
$~c-9d15e-8f-12g-9h-16i4j-9l7m-3p-5r3s-5t5u6w-9y-6D-5|
HIM~b13c13d-3f17g25h-12i-10j17k-9l-13m14n-11p-4r14s6t-7u-19v16x-17y8z13A-4B-22C19| HIM
's~a-7b5c-6d-3g3h-3i-5j3m13n-4o-3r8v3w-4z-7| HIM ,~b-7c10d8e-6f5g3h-5i-6j9k-5r6u-11w8x-4y6z7| HIM
.~b-5c14d-5e-10f16k-3p-7q-3r6u-5v6B-8C7| HIM ?~a-7b7g15k5x-3y-4z8| HIM and~a6g3i3p-3r3B-3| HIM
has~e-6f-3o3| HIM is~a5b3k3n6o7p-5| HIM it~a-7c4f3g-3j5u-6v4| HIM stays~a3b8c-3g7| HIM told~p5r-6|
HIM tonight~a-8c-6f3u4v-4| HIM with~d-3v7| ME~a-4c-21d-11e34g-3h-4i-6m4n-5p9q12r-11z-5A6B3| ME
,~c-6e10p9r-8z-4| ME .~a-4c-7e8f4p3| ME ?~b4d-6|
NAME~a27c-11e-4f-26g-17h5i-3k-5m-6n3o-5p-9q-3r6s34t-32u-4v20w-17x-13y30z-25A-23B-11C14D-5| NAME
!~a-10e4p-3q5B3C-4| NAME $~a9h-3i4k-4v9| NAME
's~a3b-6c-8d-8e3g-4h9i-3j9k-10m-13o7r-7s7t-7u-9v5w-11x6z-6A-6B-21C21| NAME
,~a16d-6e-5f-5i-5j-3k-3l8m17o-21p17r-6s-3u7v3w-3x-10y8z3A-8B3C9| NAME
.~a20b-4c3d-3e10f-17g12i-9j24k4l-7n6q6r3s8t-3u-6v20w-5x3z11A-7B5C-7| NAME
:~a-3c4d8i-4j6m-10n13o-4u-4v8x-7y4| NAME ?~a17b-8d-20f-3i5n10o-5q5r-10u-4v5x13z-4A-4B6C-9| NAME
about~c4e7i-5j-3l5m-3p-5r5u5v-8x3y-6| NAME also~a-7| NAME
and~a-11b-11c-6d-5e-14g-4h-6i-5k5l-6m7n-7o6p-13r9s3t5u-5w7x4y8z13B5| NAME
asked~a-3e-4h8i4o-3u5v-6x-3z3| NAME at~b-6d5e3f3i-3j6k6m6n-3o-4p6r-4x3y-4C-3| NAME but~a6b-3| NAME
came~a-3e-6h8i4j5r-6v3x3| NAME can~d-3e3n6o-3p-3| NAME comes~d5p-4q3x7y-5| NAME could~a-6b-3d3x4|
NAME doesn't~b3f3p-5q10r-4B3C-3| NAME down~a7x3y-3| NAME first~b-3e3g3h4p-6r5| NAME
for~a7b5e5i-5j6k-3p-8q3r3u-3v4w-4z6B-4C12| NAME go~a-5b-4e5h5m5n-9o3C9| NAME
goes~a-8b6c5e4i6j-6r-4v-3w3B-3| NAME gone~a5n8o-6| NAME has~a3d-4h8i-4l5p5r-4w-3x-9y5B-7C7| NAME
hasn't~a4d3h-4n5o-5x5y-6| NAME have~a-3e10i6l-5m-4o4p-3r7u-8v6x-4C5| NAME home~a-6i7j-9r3B-3| NAME
i~b3k4n-3o6p-7q-5r8u4v-5| NAME if~a6u-4v3| NAME in~a7e3j4k-5n5p8r-4u-5| NAME
is~a6b5c-11d-3g3h5m7n-4o-5p8q-9r-3u-3v4w-4x-12y11z-5B-14C13| NAME isn't~a4v-5w7| NAME it~a6c-3p5|
NAME knew~d9e5x6y-3| NAME knows~a-3b3e7h-4C-3| NAME last~d3k5l-4p-3q4v6y-4| NAME made~a-3p-3r3x-7y7|
NAME makes~i-3l6| NAME my~d-5e10h-3p-3q-5r6| NAME next~a-6| NAME off~c3h-3i4r6s3t-3u4| NAME
on~a14d-5e-4h-3i-8l5m-8n6x-3| NAME one~e3p5r-7s3t-4| NAME or~a3b-3d12i6j-6m15n-11o-6p6r-6| NAME
out~a5b-5g-3h-3i7j-4k3l-7m-6n3o5x7y-6B5C-5| NAME right~a6d-3| NAME
said~b4e-11h11i5j-4n-3o4s-3t-3u3x-7y7| NAME say~a-4d9e-3m-4o5| NAME says~a-6d9h-5j-5m-3o5q-3u3v-7x6|
NAME should~a5c3i-4j-6k-3l12u7v-7| NAME since~d-4n6o-6| NAME stays~b8f5| NAME swore~a-3e6p4r-3| NAME
tells~c-5n-4u3x-3z6| NAME than~a11i3j-5k3u4v-4| NAME that~a-4h7n-6o9p-3x8y-5| NAME the~a4e6n-3p5r-4|
NAME there~b7p3r-6| NAME this~b9d-3p-4r3u-3v3| NAME to~a-6d4g-3m6n4o-10x-8y7C4| NAME
told~a3e-5h-7i-3j5m8o-7p-4r4x-8A12| NAME tonight~a11b-3c5d-10j-4u4| NAME voted~d7m-3o3x-3| NAME
walked~e3p-3r3B5C-6| NAME went~d-3e-5y10| NAME were~a-3d5e-9h-4o-3y-9| NAME when~d4n3q6r-3| NAME
while~b6p-3q-4x4y-3| NAME who~a5c-3e6m-8o5p4q-5s-5t5y3B-6C7| NAME wins~b-4m6n-3o-3x9y-7| NAME
with~a-4c-5d-3e-6g-3i4j-6n5o-4p-3r3u4v-11w4C-4| NAME would~b-6m9o-8p10r-9x-11y6| NAME
wrote~e7q4x-3C5| NAME you~b6c3h-4m7o-9p5v4y-4z4|
YOU~a-8c-6f-8g-10h15i15j-11k3l-14o3q6r-3s-3t3u12v-9w-9z-12A6C-3| YOU
,~a-7b3c-5d4e-4g-6h-4i5j-3k-3l-7m-4n9p-4q-4r3v-3x8y-6| YOU
.~d-5e5f-10g-4h7i11j-10l-4m4n-4p7q3u7v-8w-8x-11y7z-6A5B3C-3| YOU ?~a-3c-3d4e3h7n-5p-6q5r-7|
^~a-4b-6c-8d-6e-5f-19g-16h-12i-3k-5n-4q-4v-4w-3y-3z-5A-6B7C-6D-24| ^ 2~n3q6z5C3| ^
HIM~a11b13d-8e14h-7i-11j10k-5l-6m5o10p10q-6r6s3t-3u-7v7w-9x-6y8z-6B-15C14| ^
NAME~b-5c4d-6e-3f-20h5i8j-3l-8n8o-11p4q4r-12s14t-19u-8v11w-7y8z-12A5B-31C24| ^
YOU~b-3c-5e-16g-3i6l-3m4n8o-7p3r-4s-3t3x-4| ^ a~a5b-4c5d-6e13j-3k5l4m6o-7q-5r10v-5x-8y8z7B3C-4| ^
about~a-4d5f3m6o-6| ^ absolutely~a-3f-3g7o4| ^ ah~c3e-3g5i-3j-5k-3l8u4w-3| ^ am~d14k4m6o-5z-6A7| ^
an~c-4f4m4n6p-3r3x8y3| ^ and~a-5b12e11f12g8i-6k9l3m11n5o-9p13q9r-13u7v-8x-8y7B9C-12| ^
any~a-4c5d9f-3i-6j-7k-3l11q-6r5u7v-4w-5y-3| ^ anyone~b3c3i4l-4o-3u-3w3z-6A3| ^
anything~c5k-6l6n-6o6z8| ^ are~d4e-6h-3u-3x4y-10z-5A4| ^ as~c-5d-3e-4f5i12j-3k-5l-4n-3u4w-3z-3A4| ^
ask~a-6c-5d-5e-3f-5h3i-5j4l3p-3r4v-11w10| ^ at~b-3f-4k5l10u3w-3x-3y5| ^ be~a-6c-3d5e-5h6n-5x-3y4A3|
^ before~c-3d6e-3h-3i-5l4n5o-3p3r-5x-4B-4C5| ^ between~a4d6i8l-3o-5p7q-4r-4x-6| ^ bravo~a-4c-5e7| ^
bring~c6| ^ bruh~q7| ^ but~a5c5e-7f12h6i5l-5n6p4q-3x6y-4| ^ by~d-3e-3f3h4j4o8u-4v7x12y-7| ^
bye~a6f-4| ^ can~c-5d-6g-5m-6n3o-5p4A-6| ^ careful~a-5h11| ^ come~a7c3f-4k7p4q-3r-3v3w-3C-4| ^
consider~a-7c6f8v3w-3| ^ could~b5c-3d-3e-6m5n-3o-3z-3| ^ count~a-7b-3c3e-6f6g4i-8j9k-4u-8v4w3| ^
deal~a-3e-3f11j-3o3u3v-3| ^ did~a-4b-3c-5d-7e-8h-3n-11o10p8r-6x3z6A-3B-7C5| ^
do~a-10c-5d7e-4f4g-3i-4m6o-6p-3q3r-4s6t-6v-4w4x-8y3z-5A10C-4| ^ does~a4b-5c3g-3i4k-6m-8o9y3| ^
don't~a-7b11c-7e-3f-4h13j6k5l-5n3p-14q9r6s-4t4y-3z-3| ^ dont~a-3b7l6| ^ enjoy~h4p6q-6| ^ et~d-4e7| ^
every~b3c5i-4l3p-4q-3r6C7| ^ everybody~a3e-5g3h-5p7r-9| ^ everyone~a-4b4d3m7o-6p-7r5x-5z-3A6| ^
everything~a-5d4e6p-8r6B-6C5| ^ explain~c-4d10e7m-6o8x7| ^ fair~f8i-3j4u-5v8| ^ fancy~d-3e4p-4q-3r7|
^ final~c8e-3k3| ^ find~d7g8m-3o4x3| ^ fine~f8h4m-4o6w-3| ^ five~a7c-3d-3p-3q7w11| ^
for~c-6e4g-3j3n9o-9q-6r3u-3w4x-9y7| ^ forget~a4b-4g6| ^ four~h-6j3m-5o9u-3v4x3z3C-3| ^ full~d5p6C4|
^ funny~a-3c-7d-3e11p-6r5| ^ get~a7e4p3r-4| ^ give~a-3b7d6e-3i-5j5m6n-5o-4w5x-4z6A-6| ^
go~b3c-5f5m3n-3o-3y-3z3C9| ^ good~a-3c-5h-3i4k7p5r-3| ^ guess~a5d-11e3h4p-4r4| ^
half~c7i-4j-3l6r4u3w-3| ^ hands~a-9b4| ^ has~a-6d16e-5f-3h-4n-4p-4q6r-6x-6A3C3| ^
have~b5d-11e-8m7n4o-5s-3t3x-6y-3A10| ^ he~b7c9d-8e11g5h-8i-7j9l-3o-3p-3r4u-9v12B-9C7| ^ he'd~a7| ^
heard~e-8h6o-4x-3y8| ^ help~a7b-3e7l3o4v-3x5y-3| ^ honestly~c-3e-5m-7o10w-3y6z-3| ^
how~a5b-5d-7e7g-3h-3j3l-3n4o-7p-7q-10r9u-4v4B4C-5| ^ i~b-3c-6h6j5k3m5p-10r12v3x-3y13z4A3| ^
i'd~a-3c-4d4e5g3h7i8j-5l-3n-4p3t3u6v-7w3x-5y3A-3| ^ i'll~a3b-8c3d-5l4o7v4w-5x3z4B-8C8| ^
i'm~e-4g7h4j10l-13m8n-5o-3p9u-9v7w6x-3y4B5C-6| ^
i've~a3b-3c9e-8f8g-5h-5k8o-3p7q6r-13s-7t7w7x3y-6z3B5C-7| ^
if~c5e-9g-3h-3j-12l7o6p-7r5s3u12v-7w-8x8z-7| ^ in~c-4i-10j5m-9n7o5r-4u-7v-4w7x7y3z-4A-4| ^
is~a-23d20e-9f-4h-7m7n-5o-3u-3v7w-3x-7y4z-3A4| ^ isn't~a6d-7r-3B-3C4| ^
it~b4e-5i-5j5k3l-3m-4n9o-7q5r-3s-4t4u-5v6w5A3B-4| ^ it'd~a-5b7d3m5o-4p3| ^
just~a-5c3d8h5j9k-3l-7m3n3p-3q-3r5u-9w11y3| ^ k~m4o-3y8z-5| ^
keep~a-6b10e-8g-3h15i-6j5l-3m10n-4o-4u-6w4| ^ last~i-4j-3k7u3v-3| ^
leave~a-3b21d-3f-3g8i3j-4l4q5r-3u4v-4B5C-7| ^
let~a4b3c3d-4e-10h-6i10j-14k3m9o-5p-4q-7r4s5t-5u14v-5w-12x-11y-4z15| ^ lets~a5e4B-6C4| ^
listen~i4j-5q4u3v-6| ^ locked~c11j-3l3| ^ lol~e6f-4h-3p3q3| ^ look~c-3d5e-5j6k-4n4o-4u-4v5w6z-3| ^
lord~b8| ^ lovely~e8| ^ make~q6C3| ^ maybe~a3b-3g-6| ^
me~a4b11c3d-12e-3i4j-3k4l-5m-7n11o-3p-7q-4r7s-3t3x9z-8| ^ mine~e7o3u-3v3| ^
my~a9b-11e-13f-15h-5i-5m-8n7r-4u8v-6A-6B3C-3| ^ nah~a9b4e-4f-5g9q-3u-5| ^ ngl~a5p-3q-6r7| ^
nice~e7f-3p3q-4B6C-7| ^ no~a7b6c10d-7e-4g3i-6j-5k6l-4m7n-5o-3p-3w-10x-7z5| ^
nobody~c5e-5f-4g-3i7k-6m8o-12q-4s3t5w-3x-3y5z3A-5| ^ nope~d-3f-4g6| ^
not~a4b3c11d-6f-4g17h-8i-5j-10k-3l12m8o-10p-6q8r-3u10v-11w-7x-5z4B-3C10| ^ nothing~a-3e5n-8o7p6r-5|
^ now~b-3c-3e-5f6k4n-3o5p-5r4x-8y8z4| ^ of~a-3b3h-4m-6o3v3| ^ ok~c4f3i-6j7o4p4r-3u-5v4w-3| ^
okay~a-4b5d-3f-4g-4i3j4n6o4q-5u-4v5x4y7B3C-3| ^ on~a4h-3i3l-4o-4p8z-3A3| ^
one~a-3e4f-4g-3j4m4n-9p-4q3s-3t3v5w-6z-3B4| ^ out~a9c-4e7p7q-6r-4x5z-4| ^ people~d4h3p6r-6z-3| ^
permit~o4p6z-3| ^ picture~a6| ^ please~a-6b16c-5e-7i-5j5o3u-4v-3w7| ^ poor~a-3h7| ^ provided~e-3f6|
^ reckon~m-7n12o-5x-5y8| ^ remind~d4m-5o4x6y-3z-4| ^ say~a-3c4f5g-3j4k-3l-7n7o-6p-7r5u-6v-5w8z-3| ^
she~a5b11c-6d-9e7f-3n-4o4p-4q-8r5s4t-4x8A-5B-15C14| ^ should~b-3c5d7i-4l5o-5z-3| ^ show~a-4b4c-6| ^
simple~d4m3o-6| ^ since~e4p-3q-3r6C-6| ^
so~a4b-10c-8d10e12g-3h13j4k4l-5n5o-6p-5r5u-3x10y-9A-6B8C-10| ^ some~c-3e6p-4| ^
somebody~b-6d7j3m-8n-3o11p-3q-3r3v3x6z-3B5C-4| ^ spare~b11c4e-4i-3j4q-4r7u-4w3| ^
still~a-3d3m-3n3x6y-3z-3A-5| ^ stop~i5p-9| ^ strange~p7q-3r-5| ^ suits~f6v3| ^ suppose~d9h-3m4o-6z3|
^ sure~i-4k5p5r-6| ^ swear~d3i-8k5n-3| ^ tell~c3d11e-11h-3i6j-3l-5n3o-6v-3| ^
thank~c-5e-8g4j3n3o-5u-4v6x-4| ^ that~a-9c-7d-5e10g9h-3i9j-8k-4l3m-9n-4o10p4r-8u6v-5x7B4C-6| ^
the~a5b-12c-6d-12e7f-11g-7j3l-9n-4p-14q3r8u-4v3A5B-7C5| ^ then~a-3b3c5d-3f6j7k-3p5q4r-4s-3t4| ^
there~a-7e5f-3g-4h5i8k-3l-3m-3o7p-4r6u3w-4x9y-4z-3B8C-10| ^
they~a-5c3e-5h9i12j-5l-7m8n-3o-6p3r-3u5v-3w-4x-4z-6A4B-5C4| ^ they're~e-5h9| ^ think~a6| ^
this~b-5f-3m-4p-3r6u5w-3z-4| ^ three~c-5e10m-12n-3o14p6q3r-9v5z3| ^ time~a9b-3e-3| ^ today~p3q-6| ^
tonight~a8e-3h-3i-8j10m-4n-3o7p4u-10w9x6A-3| ^ too~a3g9| ^
two~b-3d-3h3i-4j4k4l-4m5o-7p-8q7r3w3x-6B5| ^ u~e8i-13j5k9m-3n3r-3u-5w5x4z-4C-3| ^
ur~c9d-3e5h3i4v4B-4C3| ^ vote~a13c-4p3v-6w5| ^ watch~a-6e-4h5| ^
we~a-8d4e5f-6i-8j-7k12l-8m-11n6o3p11q4r-14s4u8x3y-3z-3B5C-9| ^ we'll~k8l-5| ^ we've~a3i7k-5| ^
well~a4e4g-5j4m-6o7x8y-3z-4| ^
what~a-5c4e-7f-4h-7i-14j-15k-7l19m-3n-10o14q4u15v-10w-11x10z-6A-4B-3C7| ^ what'd~d6e8p-3q3z3| ^
whatever~a-8b3c3d-5e-3f-4i-6j3k-4l6p-8r7v-4w8C6| ^
when~b-5d3f-3g3i-10j-8k8l4n5o-5p8r-10u7v-3w-6z-8C-4| ^
where~a-7c6d13e-6f5i-4j3k-3m3o-4p-3q4u-3v-3w4x4z-4B-4C4| ^ wherever~j5u-5w6| ^
who~b-6c-5d8e-13f-3g-4n-9o3p8q-8x-9y-10z15A-4B3C-3| ^ who'd~c9d-5m-8o10p3q-8x10z-12| ^
whoever~a3i-4j7k-3u-8w9| ^ whom~a3h9o-4z3| ^ whose~d5e-3m-4n7o-3| ^
why~a7b7e13f5m-9n-6o13r-4x10y-5A-9| ^ why'd~d4e10n-3| ^
with~b-3c11e-9g-3i8k5l-8m7n-4o-5r5u6w-5x-3y-3C8| ^ without~a-4b10| ^ worked~c-6d-3| ^
would~a5b-6c-3d7e-7g-3h-3i3m-3n9o-10A-4| ^ write~a8c-4d4i4x-3| ^ wrong~b-3g6| ^ wrote~e8| ^
yeah~a-5f-4i-3l6o-3| ^ yes~a-4e3f11g-5j-3n-7o5r-3u3x6y-6| ^
you~a6b-3d12e4f-4h-6i-7j16k4l-13m-4o5q-8r10u-20v11w11x-3A-7B15C-8| ^
you'd~a-4b-4d3e-3g8i8j-6n6o-6p3r-3u6w-4x-5y5| ^ you'll~b-5c-9g7h-3l4z3B-3C3| ^
you're~b-5d3e-4g4h8i6j-3l-4r4u7v-4w-4y-8A3C-4| ^ you've~b-3c-9d3e4f-5g4i9j-7l-5n4o-5p-5q-4r4u7w-5| ^
your~b-9c6d-3e9f5g-4i-9j-5l9m-11o8p10q-4r-12u5v-3w-6x-4y-5z14A-8B5| ^ yours~c5d7h8i4m3y-5z7|
a~c-11d-8e3f-10h-5i-5l8m-4n16o-15p-4q-14r8s3w8y-5z6A-13B3D-6| a .~e8p-3q4| a bag~p-7r7| a
better~a7c4e-4g-4m6o-6u-3v6x-4y-4z9| a big~a3i-4l4n8q-3r3z-5A5| a deal~e4f5o3p-6r9x4y-3z-3| a
fairy~m8o-9x-6z5| a favour~e-3p-6q5s3t-4| a final~a-3c-5e12p-6r5x3| a
friend~a-3b-3c-3d6h5n3q-4r7A3B5C-7| a goat~f3p6q3| a good~b4d11e-8j-8l8n-4o4p5r-5u6w-6x-4z4| a
horse~a8| a list~e6p-5r3| a little~a-3e-3g6m-4n-6o8p-7q5x4z-3| a man~d-4e8| a million~a6| a
name~a5b-4c4d11e-5h-3i-6j7l-3m11o-12p9q-9u-7v-4w8x-7y4z13A-8| a nice~a6c4e-3| a pact~d-3e11| a
personal~a-6b9| a plan~a-3f3h5k-6l7m3n-5r3x-3z7A-3| a plate~a3d-6e-3h5i-3v-3| a
promise~a-3c-4e10i-4l3p9r-8v-6w8| a second~a3c12e5h-4i-3j3l-3n3p-3q-3r5u-3v5| a secret~e7| a
shield~b6i5j-4u3| a single~a11d-7r-4| a soul~a-4c3i-8l5p-4| a stranger~c8k3| a third~a3e6| a
threat~b3e6| a vote~i7j-8m-4o4p-4q5r-6u6x4y-3| a waste~g7| a
word~a-5c4d-3e-3g-3i-7l9n-7o6p-9r5u9v-8w4z4|
about~a-3b-13g-11h-8i-4j-7k-8l15n-14o13p4q-14t3u13v-14w-4x-4z8B4C-3| about
NAME~b-3e-4h-3j-5n6o-10p12q6r-7u3v-5x-16y11z3| about it~b4c-3i-4j5k7n5p-10r4v3x6y-4z-5B3C-3| about
me~d10h-3i6j4m-3n-4o9p11r-10s-4t4u6v4x-4y8C3| about my~c-4e7i7j-5l-4n-3o3p-7r7u4w-3x3| about
our~a-3c7e3i-5j-4k-3l8u6v-9x6y-7B3C-3| about
the~a-4b-3c-3d-3e7g3i-3j-5k-4l7n-9o11p3q-5r4u5v-3w-4x-7z5A-3| about tonight~d3h-3m3n-5o5v-7w4x-5z5|
about who~b3m6o-9| about you~c4e-4i-5l6m-5n4q-5r4x9z-5C-5| about your~h-3n-7o7| absence~b6d-4o3|
absolutely~c-3f-3g7m-3o4p4q3| abt~j4o6p3q-6r-3x6| accident~e3j6w6|
actually~c-3e6j3m-7n8o-5s3t-3u-4B-3C3| afraid~c3m-7o7p4r-3x-3| afraid of~c3m-5o6|
after~a3b-3c-4d-7e10i4j-4l4m6n-9o-3p-11q11r-3u10v-3w-3x5z-4A8B4C-3| after ,~a6i3| after
NAME~b3j-3k4m5n-5u4v-6x-3z6A7| after all~e13r-3C-3| after the~a-3c-3e-3k-7l8m-5o5p-4x4z-6B-3C3|
afternoon~b-3d5k-3m-6n-3o8p6q3r-10x6y-3z-5| afternoon ,~d3m-4o6p8r-8x4z-5| afterwards~a5f5j4p6|
again~a-6c-7e-12i11j-4k-4l3m11o-15p-4u7v3x-8y-4A7| again ,~a-4e-6i4n6o-4u3v5x-3z4| again
.~a-5b6c-5e-6| against~a11b-8c11e-5g-6i8j-11k-7l3m18n-14o-9p-10q16r-12u11w-9x-16y-3z7A7| against
NAME~a7c4i4j-5m6o-4u3w-4x-3y-3z8| against her~a9| against me~c-4e12m4n-8p-5q7r-3x-7A5| against
you~a-4c6e-7h7j-4k-5l4u4w-5x-5A3B-3C3| ago~c-3m6n-3o-4p4r-3x-8z8| agree~b4d-5e3j3n-3p6r-6u-4w3B3C-3|
agreed~c3d-3e-3f4g-3n8o-9v4| agreement~e10n-3x3| ah~a3c3e-5g5h3i-3j-5k-4l9u4w-4|
ahead~d6e-5f5m-3n3x-3y4A3| alibi~e7h-3| alive~a-4b-3d-3e4g5p6q-4B-4C4|
all~a6b5e3f5h-5j-10k6m-4p-3q3s-5t5u3v-6w8x7y-11A-9B3C3| all ,~a4c7j-4m-3n4r-3y3C-3| all
afternoon~c3d8e-5m-3o5u-3x4z-3| all i~b7| all night~a-3d-5j-5k6q5r-4| all
of~a7b-4c3e4g-3k-3l7m7o-3p-4y-3z4B-4C3| all over~e6m-3n3x3| all that~a3x7y-8B3C-6| all
the~b3d4g9h-3i-3k8l-3m-8o3p8r-8u3w5y5z-3A-3| all you~v-7w4| alliance~b-3c3d-6e15h-3i-4j-3l4r3u5v-8|
alliance ,~e7| alliance .~a-3c4i-4l4u4v-7| ally~c-3e7m-5n8o-3p-5q3| alone~c3i4l-6s3t-3u3B3C-5|
along~e3g3i-4j9k-4l-7m13n-8o-5q-5r4u-10v3w6A-5C3| along with~g3j3l-3m16n-13o-4u-3w5x-6|
aloud~i6j-3p-5r3u3| already~b-3c5e-3g3h4i-6k7q-4u3v6w-6x-3y-3z5C-4| already .~e-3m5o-3x-3y-4z9C-3|
also~a-8b3e-4f3g-3h-3i4l-3m7p11r-11y3| always~b-4d-7e-5i-5j9k-6l-3m3n7o-7p-18q-3r16u-10w11x5|
am~d11e-7f-3g-4h-6i3k-4l-4m6o-7p5r-10x-4z-21A14B-4| am i~a-4b-3d10f4i-3k4m8o-8p7r-7y-3z-10A11|
among~c4g-3h3i7k-6| an~a-8c-3d11e10f-6g-7i12j-10l-14m-6n-7o11q-6s-4t3u4w-8x11z-3A-9B-5C3| an
hour~a-5h-5j-6m-3n-4o5p6r-7u5v-3x4y-4z-5| an
idol~a-5b-3d8h9i8j-3l-7m-5n-12o12p-9r10u3v-3x6y-4A-4B-5C5| an old~b4c7d3f3h-6l-3n4o-4s-4t4|
and~a7c3d-4e8f-4g5h-7k6l-4m5p8r-8w5x6y-7z13A-4C3D-5| and HIM~b-3p-3r4v9| and
NAME~a-24b-10d8e-6g-9i8j-7k11l-11m14n-12p-14q-13r21s3t5v13x16y-8z6B9C17| and
a~a3b6c-3d3g4i7j-6k9m-4n-7o8p-4u5w-5z-3| and all~a9h-3l3p10q4r-8| and another~b-3e7| and
at~e3k9x-5y7| and by~e11m3n-3| and don't~a6c-5d9n-3o4p-5r4A-4| and eat~q-6r7B3C-3| and
every~a5c3j-4k-8l11p-3r5u5v-4w-3| and everyone~a-3c3m-5n7v5x5A-4| and he~a-11b7c-6h5p6r-6B-4| and
his~a5b-4f3h-3n6o6| and i~b13e-14g-9h-10i5j-9l-6m-5n7p14q-3r-19s3v-4w-14x6y-5B-5C11| and
i'd~a9b5d-3e-8i-9j7k-4o3t-5u-7v4z-5A3B-3| and i'll~b5c13d5e-4f7g4l-3m-3u-3v-7w7x5y4A-5| and
i'm~a-3b-3c5d-4e-9f-3g-4h-3i-5k3l-3u-3v7B5C-5| and i've~a-3b6c6d3i-4j6n3o-3p-7r4u-4C4| and
if~a5j3k-4l-3m-8n3u-4v3x8y-4z-5| and in~c8e3h3i6j-4u3| and
it~a-6b-9d-5e-5f-4h6i13l-10n7o-5q11r-10u7w9x-3B5C-7| and let~b5e7n4o-3p-6r5C-5| and made~e7p-4r3|
and me~a3b-6c9e-8h4i-9j-8k15l-5m-9n14o-11p10q-3r-7u6w-8y-3A-8B-3| and
my~c9e-4g4j8k-3m-5n11o-4p-6r3u-5w9y3z-3| and no~a-7e-3f3g-5i-5j6l4q-5w4x-5y6z-4| and
nobody~a-5b-3d3j-3l5n-3p-9q-5r11z7| and not~a-4d5g-4j-6m5n-4q-5u4v-4x3y-3z3A-3| and
now~b-3c-3e6g7i-3j3p-9r7u-3v4| and on~a-3c-3e4h-3i8k5m-8n8p4r-5x10z-8| and
one~a-8d4g3i-9k9m8o-8p-10q9r-3x-4z3A5C-3| and she~a-7d-3f4g3i6j-4n6o-3p-4r5| and so~a3b-3c4e-4k-3v6|
and still~b-4c-6d5e-7g6i4k-4p7q-3r-4u-3v4x-3z4| and tell~c3d3i-3l4m-7o6y3| and
that~b-4c6e-3g-3h-4k-6m3n-6q4v-5w4x-8z3C-4| and
the~a5b-6c-6e-6f-4g3h15i-3j8k-8l5n6q5r-5u-9v3w5x-4y9z3B-5C5| and
then~a6b-9c-12e7f-4g-4h-3i-5j-4l6m-5n6p8r-5u5w-5z-4| and
there~b-6c-4g-3h-5j-3k5l-4m-3p7u4w-4x-3B6C-9| and we~b4e-7i5p3q5r-4B3C-4| and we'll~a6| and
what~c-4g3h6n3o-3y-3| and when~a-5c6d-3m5o-3p4| and who~c-3e11f4n-3p-8q3x-8z8| and why~d3g-3p-5r6|
and yet~a-4e3q-3r7| and you~a7c3d3e6i4j-6k4l6n3r3s3t4u10v-12x4| and you'll~b6h3i-3p-4v-4y3| and
you're~a4c3e4j6l-4n3p-8q11r-6u-7w5C-3| and your~b4e6h-4j-5u3v-3| angry~c-5d4e7g-3m-4n-6o9p-3u3x4z-3|
another~a3c-9d-5e10h-4i3j-4k3m4o-5p11q-4r-8u3v-3y-3z5B-7C6| answer~b-3d4g6h-3l-3o3r4x-3y6z-3|
any~b3c9d9e-6f-4g-6h-6i-9l11n-8o3p14q-8r-8s3t-4u4x-4z-9A7C4| any news~c8e-3| any of~a3i-3k4p-3z-8A5|
anybody~b7c3d3e-8g-3h-5i5j-6m12n-6o-7p10r-11s-4t4u6w-6x-8y-3z5A4| anymore~a6j3x-5A4|
anyone~b7c9d-13e-13g-5h-6i-8k3l6m6n-6o-4p-4x-7A7| anyone .~e-5j6l-3u-6w6| anyone who~b6e-3i6l-3|
anyone you~b6f4| anything~a-7b-3d21e-10f-8g-9h-8j-7k-16l12m-5n-15o16p-4r4u6v-9A-7B-7C7| anything
i~c4k-6l5| anyway~f3n4p6| anywhere~a-3b3c6d-3i8j-3| apart~b6m-3x-7z5| apparently~c-4e6p5r-4|
are~a6b-7c5d8e-8g-4h-3i-4j-5k3l4m7n9o-17p6q-6s-5t4u3w-11x10y-14z6B-3| are a~p-6r6| are bigger~b11|
are in~p6q4| are on~h5i-3l6| are the~d4i-3p8r-6v4x4z-4B-5C3| are we~a7e5m-6p-7q-3r7x5z5A-10B5C-5|
are you~a5b-3c-3d6e-3g4m4n8o-11p-5q-4r5u-3y-7B-5C6| aren't~c-3d5e6m5n-3o-3p-4r4x-6z-3A7| aren't
you~d4e4m5n-3o-3p-3r3x-6A6| argue~b-3d-3e-6f10g-3h-3i3j-3k-4l6| argument~a5c-6g4| arguments~f6g-4|
arm~d-3j3k3l-3p-6r4v4w-3x-3y3| around~b4c8e-10h5i5k-3l-7m-10o9s3t-3x-4y-6z-3A4B-3C4| around
NAME~e-4h7| as~a-4d-3e-5f15g-11h9j7k-17m12n-19p-6q-10r8t-3u-9v5x-8z-10A8B-4| as
a~a-6b3e3i-8j4n-4p-4r4u-3w3| as always~i-3j5u-6w4| as good~b-4c4f5i-4n-3o3p-3x4y-6| as he~b3n-4o9|
as i'm~c4i6k-3| as long~b5f5h-3i8j-4k-4n4o-5t-3u4w-3x-3y5| as safe~e-3h7| as
well~a-4b3c-3d3e-3h-3i-3m7n-4o-3u-4v6B-5C6| as you~a-3c-5f7g-3h6i-16j13m7o-4p3r-3u-12w11z3C-4|
ashamed~b4e-7| aside~a-4i6l-4u-4v3|
ask~a-4b3c-8d16e-12f-3i-14j8k-4l3m-4o5p-9r8u-10v-14w14x11y-4z-5A5| ask ,~d6m-4q3r-4| ask it~b6y3|
ask me~b-5d-7e-4f-3g4p-3q-5r7s3t-3v-12w9| ask you~a-3b7c-4d4e-3x-4|
asked~c-6d-5e-10f3h5i-5j5k3m4n-7p5q-3z-5B4C-6| asked me~c-6e-6h9p-6q-5r9u3v-5y-4z4|
asking~b13c-9e-11g7i-6j6r3u-9w8x-4y3| asking for~a6| asking to~b4i-5j6u-8w6| asking you~b8c-4x-3y5|
asleep~a-7b-3e-3f5p-4r4y6z-3| assured~c5g-3i-4l4p10q-4r-5x-5y6| assured me~p6r-4x-4y5|
at~a-9b-4d-3f-7g-6i3j-3m5n-5o-3p-5q12v-7x5y-3z-10A-3B10C-10| at HIM~e-6f4j5k-4u-4| at
all~a-4b4c7e-5m-3n5u3x-3y3| at council~c8d-4k-5q4r-6| at every~i9j-4l-3u5w-4| at home~d-6r5| at
least~b4i6k-3m4o-3z5| at me~a4c-6d4e6k4m-3n5o-5p-5z-3B3C-3| at my~e-7i4j-3q-3r3u3| at noon~a-3e9| at
supper~a-7e5p9r-8x-3y3| at the~a11b3c3d6e-9f-4g-6h4i-21l10n-4p5q4r-8x6y-3z-13A3B3| at two~l6r3u3| at
you~a-5d3e-7h5l-3n-5o4x4| auntie~d6p-3q4| away~a6b3c6f6g5h-3i4k-5v5w-3| away from~f5i7k-3l-3p4q-4x3|
baby~c9i-3j3| back~c-9e4f-4h-6j-9k9l7m-6n3p-4q-5u8w-6y5A-6| back ,~a7p5q7r-12| back .~a-6c-6e11v5|
back home~d-6| back to~e7p-6q-3r6y4C-3| back with~i-5l6p-3| backs~p-5q6|
bad~c-5e-8n4o-4p-4r8x-3y5z-3| bag~b-4c-10d4e10f-5h-4j-4l5m4n-8o4p-22q-6r23u3w-4z-3B3C-4| bag
,~b-4c-4d4e3n-3p-5q-4r7| bag ?~d3g-3p-6r5| ballot~a-4b-4c6d5g-3i3l-3n-3o6q10r-6u7w-5x3| ballot
.~e6q3| bargain~a4p-3r6| basket~d4h3i-3m5p-6r6x-7A5|
be~a7b11c-10e-15f3k8l-14m13n-7o-15p3q3r-10u-6w-4x-10y-12z6A4B-7C4| be ,~a-3i-3m6o-6p-3q8r-5A6| be
.~a-13b15c-4f-3g7k3p-3q5r-5| be NAME~a9b-7c-3g3h-3m9n-7q-3r-4y5B-5C4| be
a~a-3b5d8e-6g7k6m-11n-4o12x3z-5| be and~a4b7g3| be careful~a-5c-3h7| be grateful~b6c-3g3i-8j5u-6w6|
be here~a6b-4c-3h3| be in~a8b4d-3e4o4p-3u-3v5x6y-6| be it~p6q-3| be
me~a-3b7d-3i-4j5n3u-6w4x4y-4B-6C4| be on~a-4f6m3p3x-3z5| be so~d-3f3j5l-3m-3n-7o10u-5v9w-3| be
the~a3b-5c9d-13e-7f8g-5h-5k-3m3n4o-7p12r-8x-4| be your~c-3e5i6p-5r4|
beach~b-3c5d-4e9f-5h-4i8j-4k3n-3p-8q-3r9w-3x-4y4B-4C3| beach ,~e4p-6r6| beach .~a4c-3e6| beach
with~e-4x-5y6| beat~a6b11d-5e-5i-6k8n3| because~b5d5e4g4i-5j7q8r-7t-3u-8v4w8x7y-4A-4| because
you~d3e-4p-6q4| bed~a6b-4d4e-3n-4| been~b-8c-11d13e14f8i-7j5m-16n3o7p-8q-10r9u-5v-4w7x7y5z-11| been
feeding~a-3e6| been waiting~f8| before~a-4b-5c6e-4f-6g-7h7j-24k-12l17m3o3p3q-8u14v-14w-11A-7B5C-6|
before he~a6e-4| before i~a-8b-5c10d5h-3i10j-4l-4q3r-4v3w-4x-3B-3C3| before
i'd~a-6d3e3f-3g4i11j-12u3w-4B3C-5| before it~a-3l6w-4| before she~a9b-3| before that~a3q-6| before
the~a-5d3f-3i-8j-3l5p3q-3u6v-6C4| before you~b5c-5d-6i-3k-4l7m6n-3p3r-5| beg~a5b4c-7h-3l5|
begging~b8i-3j3k-5l3p-3u-4| behind~a-7c4e12j3l-5m-3n-4o5p-4q7r-6v5w4x5| behind
the~c-3e10h3n-3o3p-6r4x4C-4| behind your~c3e3h-4p7r-7|
being~b-6c-4d8e-4h7i4n8o-6w-4x-13y-4z5A6B-3C3| believe~b-4c-3e-8f-4g-3h9m-9n16o-10p6q-9r-5w7x4z3A-4|
believe .~n3p3r-4x-3z7| believe the~a3d3e-6h3| believed~e9f-3p10q-6r-5| believed you~c-3e6p5r-3|
believes~a6| bench~b-4c3h3k6l-6m10o-5v-3| beside~a3b-4c5d-3e-4f-4h-4i-4j-3k6l-3n-3p6q-6w-5x-4B-3|
besides~e3i-3l4o3q6x3| best~a-14b12c-3d-4f4i-3p8r-7s3v6B3C-3| bet~a-3c-7e3f7o-4p3r-5x-9y7|
better~c-6d4f4g-3i-6j8k8l-3n15o-18p-3u-4v6x-10y6z5B-5C4| better .~a6e-5k5u3| better
one~a3d3m7o-4x-3y-3z7| between~b-5d5h-3j-4l7q-4u6v-5w-7x-4y-3z3B7C-12| between NAME~d6m3x-3| between
us~a-3c7l3u3v-3| between you~a4c-3j-4k4p-7r4u4v-3x4y-8C-6| big~d6e-4g-5n7p-11q-4r11w-4x3z-8A5C7|
bigger~a3b7d-5e-3g5i-4l6y-6| birds~a4e-5h6| birthday~a-4b7h3s-3| bit~a3c-3d-4g-5i-5j6r4B3C-4|
bite~a-3c3d5i-3k-5l8u3v-6y3| blabbed~e3m-6o7p-3r3| blanket~a5e3l4m3n-3o5p-6r3w5z6|
bless~a-6b-3p-5r4| blessing~p6r-5C-3| blindside~h3i5k-6l3m-4o7z3| blister~d-6| block~j3m9n-3o-5A3|
blood~a6d-3i5| board~a-3f6| boat~d5e-7i-3j-4l6m-3q-5u4v-5x-11y10| boots~j3B4C-6|
both~b-5c-4e8f-5h5i7j-8k9l-11m-3n9o-8p4q-6s3t-3u9w-8z4A-3B-9C14| both ,~a-3k3p-5q-4r6| both
.~a5e4p-7r5| both of~a-6d3e3i8k-3l-5n-3p8r-8v-6x-4z5C4| both sides~e8r3| bowl~a-4c-3m5o-4x-4z-3A6|
bowl of~a-3c-4d3m5o-4x-4A6| boy~a5b10c-4e-3f-5g4p-3r4v3y4| boys~b-3d7i3m-3o4p-8r3u-4w5x3|
brain~a3e4f-7p-5r3| bravo~a-4c-5e7| break~a3b3c4e-4i10k-5l-4x3y5| break it~c4i7k-4| break your~a7|
breakfast~a-3b-3c-4e8g3i-11j-3l11m5o-5p-3u4w-3x-6z6B3C-4| breakfast .~e5h3i-6l4r-4|
breathe~a4b-3c8d-3g-4i-7l9m3n-4p3r-3u7v-6z5| breathe a~c7f3u3z3| bridge~a5e-7g5|
bring~d3e-8f8g-3h3i-3j-5l7n-6o4p8r-3u4v3w-3y5z-4| bring the~c-8f4| brings~i-9l3p-5r3|
bro~e-3f5j-5m9n-3o-8p-5r3s-4t3u4v6w-7C-3| bro .~c3j-5k4m6n-3p-7r8s-3t3u3v5|
broke~c-3e4m6n5o-10r-4x-4z4C3| broken~i-8j6l3u-6w4| brought~a4d3e-6h3l3x-9y10z-3| brought
up~c3e-3u3v-3x-5y6| bru~p-6q3| bruh~q7| built~b6g3| bullshit~e7p3| buried~d-4l4p5u3x3z-3B-6C5|
burned~e-7| burnt~a3e-7| bus~d3p-3r6| but~a13c-8d-4f14g5h11o-9q-3v-7A-4| but
NAME~b3c-7d-6e-4h11i-4p7r-5s4t-4B-4C4| but did~d7e-7| but i~a4b-4c6f-3h3i4j-9l6m3p9q-4r-4u8v-8B3C-7|
but i'd~a3f-3g8h-4j3u-4v3| but i'm~b3e-3f5i-7j7u-7w4| but if~a8b-3g4h-3j3l-4u-3v5| but
the~c-4e6h4o3| but when~d6| but who~a3c-3e4f-3B-7C7| but you~c-5e9f4g-3h-3i3k3l-3n-3o4r4w-4x3C-3|
buy it~p10q3r-4| by~a-4b-4c3d3e10g-12h5i8k-4n10o-6p-6q-6r8s-3t3u3y4B4C-7| by me~c7e-6f7j5m-3n4| by
one~j-5l6u4w-4| by sunset~a-3f3j3u-3v7| by the~a-3h6i-5j-5k-3l9n3p-12q3r7s-4t4u4v-3w-5x-5y4z-4B5C-7|
by you~i7j-3l-3r-3u3w-4| bye~a16f-7g-3| calendar~e5i-4k6| call~a5c-6d-5e9i6m-3q6r-8y3|
called~a-4d-5i-3j10o-3q-4r4u-11w11| came~a-10b-5c-6d6e3h6i4j9k-4l7n11o-5p4q5u-3v6x-8y10| came
,~d-4e-4o5z9| came back~e4h-4p-5r6| came out~d3e5f4h-3j3n-3o4p3q9r-6x-5y5C3| came
to~a-6d5e-5h5i4n3o-4| came up~d5e-3h10n3C6| camera~e6r3| camp~a-6b3e8f-3h4i5l-4m-8o7p-9q-4r14B-5C4|
can~a6b6d5e-3f5h-13i3j7l-5n10o-12p4q4r-6s6u-8v5w6x-8y9A-3B-6C5| can ask~m-3o7x3| can
be~d4i-4j-4k7m-3n12o-8u4w-3x-5y3| can do~a-3c-7g-3m3p4v-7w6| can i~b-3c4e3f-3g-5l-3x6| can
we~d-3m-8n5o-3p3s3t-3x-4y4B-3C3| can't~a10b-3c-6g10h-5i5j-4k-3m-7n5p-13q11u4w-4x-3y6z-3A-4C-3| can't
,~c4g7l-3| can't do~b-6f-4g5| can't even~b6| can't fault~f7g-3m4| can't say~h6| cap~c3i-8k9p5|
capitals~c7| card~a3b4d3e3i-9j8m10o-9r-5u-8x-4z7| card .~m6o-4|
care~a6c5d7e-5h4i-5k3l-3m-7n-6o10x8y-4z-3| care to~d8e-3i-6j4n-4o4u-3x5y-3| careful~a-10c-5e-3h18|
carried~b4h-5l3n-5o4p-8r7v3| carries~a-3b5e3p-7r7| carry~a3c11e-3i-3r-4A-5|
carrying~a3c-3m3n-4p-7r7v3x-4z5C7| case~a3b6e-3i-3k-3l5| cast~a-3d4e4h-5j-3n-3o4p-4q8r-5u3w-3x-3|
casting~f3m6n-6q4x-5A4| catch~a-5c9| caught~a-4c-3p8r-3B-4C3| cause~a-4b3h5o4y-3B-7C5|
certain~d8m-4o3p-3x-3A4| chair~c4k3p6r-5| chairs~c7p4|
challenge~a-8b4c-7d-4e-7h-3i3m-7n4p-3A-3B3C-3| change~d5i5j-5m4n6o-7p6r-6u6v6w-5y6z-3|
changed~a-4e6m3n-5o-3p13q-4r-11| checked~e7i3p4r-3| chewing~a-4b6r4|
child~b8e-3g8m-9o8p9r-5x3y-6B-6C7| child ,~b5d4g4m-4p8r-5y-6B-5C6| choice~d-4f8m4| choice .~f6|
choose~b8d-5e-5i-9k5m3v-3w5z3| chuck~b7| clear~a3c3q6r-5C4| climb~b7d-7| closest~m-4o6|
clue~b-5c9d4e15f-4g-9h-3i-16j-10k-8l23m-10n-10o13p-4q-8r11u7v-6w-6x7y-5z-4| clue ,~e13o3u3x5|
come~a7b-7c16e5f4g-9h-7j-5l3m11n-8o-6q-8r3u9w-10z-9A6B6| come back~a3e5i-5l6p-3| come
out~c-3f8q3r-3y3| come to~b-4d-5e4f6h4i-3j-3k-4l7n-3o3p4u3| come up~c-4d3l3m8o-5x-3z-4A9|
comes~a-6b7c8d3f4i6j-5k-4n8o-7r5s-3t3x7y-5z-4| comes out~c3i-8j10l-4m3o-3u-9w9x-3| comes
to~a-5b3j-4m-3n9p-5q4u4w-3x11y-7z-3| coming~b4e-7f8h7i-3k5l-5m3z-4A4| coming for~h7z-3A3| commit~i7|
commit to~i8| compared~e6| concur~f10| conscience~b-5f-3g11h-3|
consider~a-7b7c5d-6e-6f5g-3h-3i-9j8l-3u-8w4| consider it~a-4c10h-3i-3j3u-3| considered~a5b5d-7|
contract~a7c3p9q-4r-5| conversation~c3e3i-7l6p-3| convinced~p6r-7| cooked~a5f3h6i-3j4k-3p-3u-4v7C-4|
cooking~h3n-6o5p-3r5x3y-4| copy~c6e-3i-3j4u-4w4| corner~a-3d6e3o4r-3x3|
could~a3c-6d-3e5g-4h-6i-4j7m4p-13q6r7u-6v5y3z4B-4| could be~b-3c-6d3g-3n4o-5| could have~e5m-6o3p-3|
could it~d6| could tell~c7r-3B-3C3| could you~b6d-13e6i-5m7n-3o-3p-4q3x-4y3|
couldn't~a-4b3c-6d-5e4f-4h-5i-3k7l9p-6r5u3x-4A3C-3|
council~c7d-3i4l-3m-9o9p-3q6v-5w-5x4y4z-3A-4B7C-8| council ,~a4c3e-3j3k-4m-7o5q4r-4u-3A-3| council
.~a-4g3h-3i8j-5l-3u5w-6| count~a-8d7f6g6i-5j5l-4n9o-6p-8q-8r12u-6v4w-7x11A-6| count
me~a-3d-3e-6f4g7k-3| counting~b-5e-6h8i-4j4k-3m-3q-4r4u-4w5x7A-3C12| counting .~q-3r3C8|
credit~p8r-5| cried~d-5h-4p-5q6| cross~c5f-3i-5m-3p6r-9u-4w3x3y-4| crossed~a-5b7d-3e6n9o-9p9r-10|
cry~g-3m3n-3p-9q6x-5A4| crying~a-3d-4i6j-3q3u3| curious~a-3d8e-5p3r-5z-3| curly~e7p-3|
cut~c3e-5i15j-8k-7l-4m-4n-6o9p-5r9u5v-4w-3x13y-9z-3B4C-6| cut .~f3i6k-6| cut the~a6|
cutting~d-3g3p-5r6| d~a10| danger~b7c3i4p3| danger to~b6c4i3| dark~a-5b-4d-3e13h-3j5q-3r3w7x5y-3C3|
dark .~e6| dawn~e4h6r6| day~d-11e6f3g-3h-8i-9k17l-6m-8n5p-7r6v-5w-6x7y-3A-6B-4C7| day
,~d3f6k3l-3n3p-6r6| day ?~b5d-6q3| day and~c-4e6| day is~d-6| day one~b6d-4e4h-4j4| day
thirty~c9e-3k3| days~a-5b6c-4d-4f-3g-4k-7l5m-5n10o-9p-9q-5r12w-3x-6z-4| days .~a6c-4d-3p-7r7|
dead~a-4b-3c-3e11m4n-3p4x-5y5z-4B-3| deal~d3e8f15h-5k3l-7m-3n-4o4q-5u-3y-4C-6| deal ,~a3f7p8| deal
.~f9g3p-3C-3| deals~a3e10r3x3y-3| dear~a8b4c-4d-5g4j3l-3p4q4u-3v6w-3x6z-4B3C-3| dear
,~a7b6c-5d-4e4x5z-3| decline~g8o3x-6z4| decline .~g7x-6z4| decoy~e3p-4q-6r10| departure~a7|
did~a-9c-4d3f-4j6l-5m-13n-22o21p9r-10u-6w6x6y4z-7A-8B-8C4| did .~d-6e6r5x-3| did
NAME~a-5d8e-3m-8o7x-10y9| did i~c-3d-6e4o3r5x7y-7| did not~b3e8i-6j4u-5w5| did say~d7| did
the~d4o5p7r-8x5z-3B-4C3| did you~a-4b-4d-7e-6h-3i3j3l-5m-5n-11o7p5q5r-9u-3x21y-15A-4B-4|
didn't~c-4e-3f-3h7i4j3m-6o6r3u-5v5x4A-3| different~i4n9o-5p5r-6x8y-3| dig~c6f4g-4l4p6r-6|
digging~a-3e6n-3o3| do~b4c-7e-13f11g6h-9i3j4k-5l-3m7n7o-12p-3q-4r3v5w8x-6y6z6A6B7C-13| do
,~a6b-3f-5g8k-3l3w-4z3| do NAME~a9b10d-4e3g5q5r-3B5C-6| do
it~a-3b-3d5e3f11h-3i8j-3l-4m10n-9p-12r13u4w-3x4z-4B-3| do not~b3c7g4h6j-4l-4m5o-6q-5r3x-5z11A-3C-4|
do that~a3f-6g7o3p-3q-3r5x3| do the~b-3g-6j4k-4m-3n-7o5p6r-7u-6w6x8z-6A-4| do we~a-6d12n3| do
you~a-7b-6e-5f-3g-4h-6i3m9n4o-9p7q-7r-4x-17y12z9A7|
does~a4b-5c6e-12f-3g-6k-7m7n-6q-7r7v3w-6x-3A-3B3C-4| does NAME~d3m10n-4o-4p4x-3y3| does
he~a-3d4n-4o7y-3z3| does not~a7g-4h4i3j-3p-4r5u3w-4| doesn't~h-3j-3l-3n5o-4p-11q11u4w-3B7C-8|
dog~a-5e3g9p9r-8| doing~b-4c8d10e-5h3i4l-4m13n-4o-14p-8q6u-4x-3| doing NAME~c6d-3m6n-7u-3| doing
it~m5o-6x-5A7| don't~b13d7e-5f-4g-8h7j4k4l-3n-9p-9r4s-9t9v3w3x-3y-4C-5| don't ,~c6l5| don't
care~a7m-6o4| don't know~a-7d-5e-5g-5j-5u3| don't like~a6b-4i-3n4o-5x-5y4| don't look~a7| don't
make~d3p-8r7A-3| don't mind~a7e4i-6j3| don't need~b3c5f3h5i-5j6q4r-4u-5v4w3| don't
say~c10e5l3m-3o4q4r3v-3x5z-5| don't see~g7| don't suppose~d6| don't tell~k6q-3x3| don't
write~a-4i8j-6u5v-4z-3A4| done~b7c-4d-6e7h9j7l-6m-7n4o5p-9u-5v6x14y-10z-3| done
,~a-3b3c5g3i-3q7r-6u-3x6y-5| done .~a-3b-4j4q-6v3| dont~b8c3d-6s-3t3v4| door~e5l4o-3q-3r4z9| door
.~q-6r5z7| double~e16m-12n-3o14p-3q-3r4x4A-3| double -~a-3e11o3x6z-6| doubt~a-4p6q-3|
down~a-6c9d15e-6f12h-5i-11j7k-11m15n-6o-11p-15q18r-3u-11v7y4z-6A4| down ,~a-8d3f4g-5i-4j3n6o-4u-3w3|
down .~c3d5f5g3h-4l-4m8n-5o-4p-5q6r-6x-4y3z4A-4| down as~m9o-7p-4r5x-9A5| down for~a4c7e-3| down
that~d6e3| down to~a-5e-4f5i6j-8k-7l4m-5o4u5w-5y3| down with~e-3x5y-6| drag~e-3i-7k4|
drama~a-6c-6e7i-4j3p3q-4u-3w4| draw~e3f4h3i3p-6q-4r10| drawing~a-7i4n3o-3p-5r6y-3|
drop~b5c-3e3g7r-3| dropped~a-3h3p-7q-4r11| dry~e3j-3p5q3r-7| dusk~a-4c-8e4g-3| duty~d-9|
each~a-8c3d-3e5j-3v-3x3z-4B-3C3| ear~i-5j-6l9u7v-3w-3| earned~b14e-5g5|
ears~c3e3f-3h-3i-11j-4l13p-3u3w-3| earth~b7g4i8k-7o4p-4x4y-3| earth would~a-4b9g4p-3r3y-3|
easier~a4i-4k6p3| easiest~a5b6c-4d-3| easy~a3b6c4e-5f-3i8j-3k-4l-3o-7v-3A-3|
eat~a-7c6d-6f-4g3i6j-5k-3l6p-8q-8r10u10v-3w-4B4C-5| eat .~b8l3x3y-3| eh~a-4c-3d-5e6f4p-6x3| eh
?~a-3d-5e7f5p-3r-3| eight~a-5c-3d-3e5p-7q3x4| either~a11b-5c4d-3e-6h-4u6v-3w3|
else~a-5b5e-5f8g-7h-7i-3j6k6l4m-11o13r-4s6t-5u-4v8x12y-5z-15C3| else .~h-4i3m6o-6s3t-3x-6A6B-3C3|
else is~a-3b3c3m-3o5v4x5z-6| end~a7b3c9e-8f-4h-4i-9j-5k19l-11m-12n6p-7q4r3s3u5v-5w-6x5y-5A-4B5C-5|
end ,~a-3b4c6k3n4o-4| end .~a6d3f-3j-4k9l-3n4o-4p-5q6v-3B5C-6| end ?~m-4o6x-3|
enemies~a-3b6i-5j5m4u-6w6| enjoy~h5p8q-6r-4| enough~a13b-5e-4f6h-3j3l-6n3u-4v7w-6x3z-3| enough
.~a8e-5f3| entirely~d3e-5f4i6x3| et~d-4e7| et tu~d-4e7|
even~a-6b-4c3e11f-4g-3i-11j4k-3l7q-4s-4t4u-6w4z-7A5B8C-10| even a~a-6e3p5r-3u-3| even angry~e6| even
if~a-7c6m4o-3| even the~d4e-3o3p-3r6| evening~a14b-4d3e-6f-5h4i-5k-4l4m4n-5r3y-4| evening
,~a6e-3m-3o4u-3v3x6z-4| evening .~a6h4l3y-3z5|
ever~c7d-7g3h-6i12j-12k-5n-3o-3p-5r8u16v-4w-12x-3y6z-5B3C3| ever .~c6| ever done~b8d-3g4|
every~a5c-4d-4f-3h-10j-9k-9l18o7p-18q-10r18s8t-7u9v-9w-5x3z-8C13| every one~b3s3t-3C9| every
time~a-3c-3e-6i-4n-5o4| every word~a-3d3e9i-3l4p-8r6x-3y5|
everybody~a9d-3e7f-3h-9i4j5l-7m-3p5q-6w6x6y-4A-7B-5C5| everybody 's~a7e3h-5o-3p-4q-3r6y-3z6A-5|
everybody ,~a4i6l-5p-3r3| everyone~a-3e7g-3i4l-4n3p-5r4v6x-6y-5z3|
everything~a-11b-4e18h-5j-8k8l10p-13q-5r13u8v-6w-3x3y-3z-3B-3| everything .~d-3e6g5q-3r4| everything
we~a-3e10| exactly~a3d3i-11j9n-3q4u-9w7C-3| exactly did~d4e-6| example~c-6d-4| example :~c-6d-3|
except~l3C11| exchange~a6h-3n3B4C-4| explain~d12e3l-3m-7o10q3x9y-3A-3| extra~a-3c3m-6o7p-3q-7r11|
extra vote~m-5o6q-5r8| eye~a-11b-7c-3d-3e9f-3g-3h15l-4m-3n3q5r-7| eye on~a-4b-4h9| eye open~h7l-3|
eyes~a4b-3g-3h8i3m-5n6o-3p-4q6| eyes .~d-3h6| f~a-3e7h-3p-3q3|
face~b-3d7e3f4g-5h-4i-8l4m-6o7p-7q4v5x5z-5A-4C-4| face ,~f3p-11r10| faces~a-3d-5e7p-6r7|
fair~a-5b-5d3f9g-3i-5j7n-4o3p-3q3u-7v11w-4| fairy~e4m10o-10p5r-4x-8z6| fairy tale~m8o-9x-6z5|
faith~a-7c-3d6h6m-5n7y3| faith in~a-5h8m-3n6| fall~i7j-6m4o-4w-3z5| falls~a-3l7v-3|
false~b4c-4e6p3r-4| family .~b7r3| fancy~a7b-3d-3p-5q-4r8v-3w7|
far~c4e-5f-3g6i17k-10l-4m9o-11p9q-5r-4v-6w4x-8y5| far as~i9k-5m6o-5| father~a-6|
fault~b6e-3f8g-4m6n-3| favour~e-5p-7q6t-3| fear~a-3e-5h7i4| feast~c5e-3i-7k-3l9n-3z5| feast
.~a-3b5i-3l6| fed~a7g3h-3p7q-5r-3s4t-4| fed me~a4c4p8q-6| feeding~a-4c3e6u-3v3|
feel~a-4b-5c-4d-4e-6h5k3m3n3o-6p-4q-4r4w-4z5| feel it~z6| feet .~a6k3|
fell~a-5b-4d-4e-3g-4i6j-3p6r-3| fib~d-3e4p7r-6x-4y5| fifty~k-9l6|
final~a7c4e13f-6g3i-10j-12k25l-12m-7n-7o10q-8r5u15v-3w-8x8y-4z-11| final ,~h5j-3k6p9r-9u5v-3B-5C4|
final 2~c6k3n-3| final three~e6k6l-3z-4| final two~a-7c-5d4e12i-3k3m-4o4p-6q-3r8z-7|
finale~c10i-3k5| find~a-5c5e-4g9h9i-6k-3l3m-5n-6o10p-5q4r5v5w-7x9y-5z-5A-3C8| find it~i6l-5p3C4|
find one~a-3h9| find yourself~g6| fine~a-6d-3e5f8g-6i8j-6k-5m-4o6q-6r3u5v4w-8| fine
,~a-6f7g-3h3i6l-6| fingers~e3i5j-3o3p12q-6r-10u5z3| finish~a9c9i-6n-3p4r-7v-3y-3z-6A4B-5C5| finish
.~i-3p5r-6| finish this~c6| fire~a-5b7c-3d-9h4i10j4k-7m7n6o-11p-12q4r10v5x-10y7|
firewood~a-4c-4d-5e-4h-4m6n5o-9x-11A6| firewood ,~d-5e-5m7o-7x-7A7|
first~a11b-8c3d-4e-19f-12g4j-11k-14l13m-16n-9o22p-5q-7r11u8w-13x14y-4z-8B3C-5| first
,~a-4e-3h4j-3m-6o7u-3x4| first .~a12b-4d-5e-5f-5h-4j-4k-6p-8r7u6v-5w-5| first night~c6j-4k4l-3z-3|
fish~a-8b6c8d-5e-7h-6i-10j-5k-5l12n-6o3q7r-7u6v-5w-3| fish .~a-8h-4| fish i~c11|
fishing~c-4d5e3g5m4p5r-7z-6A4B3C-3| five~a6c-3d-7i4j-3l-3m8o-7p3q11r-8v3w10C-3| five
.~a-3b5c3e3m7n-6v3| five of~a7h-3| flag~m-6n8| flat~a4z6| flip~a5e7j4k-3l-3m-3p4u-4w4y6A-3|
flush~a7g3| follow~a10c-3e-3f3g4i-9j15l-3n6o-3u-15w13x5y-5| follow .~a7c-3f3j3u-3v4|
follows~b4i-5j6u-8w6| food~a3c7d5e-15i-4j8l-3n6u-9v10x-4y10| food ,~a3c3d3e-7j4u-5v6x-3y4|
fool~a-3c11d-3e5g8l-3m-4n8o-3y3| for~a-4c-3e7j8k-3l3m14n-15o-3p-4q9u-3w5x-16z15A-6B13C-5D-3| for
,~d-3e8r-4C-3| for .~b6h3i-7l8s-3t3| for ?~b8d5m8p7r-8x-3z5| for HIM~a4c7f3g7i-3j3q-3r4v3x8y-4| for
NAME~b-3c6d7e3f-3h3j7m-3n11o-6p8q11r-17s3t-3u-4v4x-9y7z4B-3| for
a~a-5c4e6g-5i-5j6m-8n10p-15r12u-5v4w5x3B6C-7| for both~c4i7l-3v-3| for firewood~d-4e3m5o-5x-7A5| for
her~c4d-4e4g-3p3q-6| for it~c-5d3e6f3h3i3m-4n-4o9q4s-4t4x-10z11| for
me~b-3d10h-4i-12l4o-3q6r-9u-5z-3| for one~b5c-3h-3p-5r6z-3A3| for
that~c-3d5f9g6h-3i-4j5m-7n-7o11p10r-7u-6v8x-8y3z7A-4| for
the~b5c-3d-7e7f-4i-14j-5k6l12n-7o8p-7q6r8t-3u3v-4w-3x10y-7z-7C-3| for this~k8r4u6y-3z4| for
tonight~a-3c-4d3h3i-5m3o-5x-5z7A-4| for us~c-3d3m6n-5C-3| for water~l6u4x-4| for whoever~i-3j5u-6w5|
for you~a-7c7e-13h10i17j-9k-6n-3o4p-3q8r-11u13v-5w-4x-3z4A-3| for
your~a3c5i3j3l-6m-5p8q-4r-4u-3v3x5z-6| forget~a4b-4e-6g4p7r-7| forgets~a7|
forgive~b-3c-3e3f6g3i-3j4p9q3r-4v3w-3| forgot~d-5e7r3| forgotten~c7d-3i4j-4r-3u3B-3C4|
forty~c-4e-6f-4p5| found~a-3c-4d6g3q4r-4| four~c-6g-3i12j-11l-4m3n-3o4p-3q15r-18u10w-10x3y-4z3B4C-6|
four ,~a4e-3f4m-6o7v5x-3| four .~a-4e-3f3i6j-7m-6o7q6r-3u7v-6w-3x-3| four of~e4m8o-6r-3x-3y3z5C-3|
fourth~d3e4m-4o6p-3q3r-3y-3| free~b3e-4g4i5m5n-6w-3y3|
friend~a-5b-11c-9e10g3h17i-3m-5n13o-9q4v4w-3z-4A4B6C-7| friend ,~b-6e4h10m5q6r-5A6| friend
.~g4h6m5n-4p3q-7x-5A6C-3| friends~a9b-3d-5i5k-4w-3x6y-6|
from~a-9b-3c15g-6h-5i17j-15k-17l5n-5o6s4u9v-3w-18x-10z6B-3| from NAME~a-5c-3d-6e10h-3p-6r9| from
a~a3e4m5o-5p-5r5x-5z-3A6| from me~a-3b-3c14d-6e-5f5g4h6j-4k-6l5m-6n5q-10r8x5A-3| from my~b3c9i8p5|
from now~c11l4r-3B-3C3| from the~b-3c4d7h-3i3j-5k-3n-6o3p4r-7v-4w-3x-5z3B-4C4| from
you~d9f5h-3i14j-4k-5l-5m3n-8o5p4r-8u3w-3x3C3| from your~d8p-5| front of~d-4e6k3l-3B3| fruit~d-7|
full~a-4c-4e-6f3h3i12j-3k-7l-6p10u4w-4C6| funny~a-7b-3c-7d-3e11h-4i6l-6p-8r6| funny ,~c-4e6p-6r4|
further~a4c5e-4i-8j3l7m-3o4p-4r3x3| game~a3c4d-5e-5f-6h-6i11j-4k-8n3o-4p-7q-3r7v-3x-10y6B-3| game
,~a5f-3i7l-4| gave~e6f-4h-3i12j-8l-10m-5n-3o6q-14r4u-5v3x-6y-3z6| gave you~e3i7l-9p-3r4x-4z4|
get~a5c-9d-6e-6h6j-6k-10l12m12n-3p6q-3s4t-5u4v-10w4y8B-4C3| get NAME~a3b-3d3l-3m6o-6u3x-5y3| get
a~a-5i5j-4n-7o8u3x4| get my~v-7w8| get rid~p-3q-4r6|
gets~a11b-6c15e-17g-5h-7i-7j6k-11m12o-16p-3r4u-11v10x-14z6| gets a~a7|
getting~a5b-4c13d-8f4i-3j4m8o-7p-5q-8r8w-4x-3B5C-8| giggling~x8y-10| girl~b9j-3k3n6o-3q-5r5v5B-4C4|
girls~l4n-6o3p-5z-6A3| give~a7b8c-6d6e-8f-5g-6i-4j5l3m12n-3o-4p-4s4t-5u-3x-11z18A-11B-7C6| give
me~c-9d8e-6f-3g-5i-8j3k-3m7o-9u-3v-5w6x-6z11A-9| give you~a4d-5l7m9o-6p-4x-6z5B-7C7| glue~a10e-4|
go~a5c-9d-6f5h4j5k-6m7n-12o3p-9u-3v-18w13y4z-4A-5C11| go ,~a14c5e-3f-4i-5j4k-4l5u-4v-4w7| go
.~a3c-4j7l-6u-7w5| go along~g3j6l-4m16n-12o-3u-5w8x-5| go for~a5d-4e4g7r3| go
on~a-3b3c-3d3f6g-3i-3l4m3n-3o-3y-3z4| go round~j-6l7u5w-5| go through~c-4i6l-4u3v-3| go
to~c6d4i5l-4m-6n5w-3x4| goat~a4b5e5f3p6C-3| goat ,~a-4b8| goat .~a6e3h-4p3| god .~i7l-3|
goes~a-6b-4c16f-3g-5h-3i-9j3k-10l11m12o-13p4r-4u-3w5x5A-6C6| goes ,~g3h4i-3j4u-4v-3w6C8| goes
.~a-7i-4j5u-4w6| goes on~c4e-3w7| goes to~c7i-5l7r-3u3w-5|
going~b-3e5i10j4k-4l-13m19n-5o-19p10r-10u-9v5x-8y-5A6C-6| going .~j3u-3w6| going ?~a6i4| going
home~a3b-3d6i4l-4m3r3x-3| going on~n-5o8x6y-4| going to~b-3c-3d-8e7h3i7l-10m5o-6v4z-4A6C-3|
gone~a9b-6d10f4i6j3k-5l-4n4p8r-4B-4C3| gonna~a-4d5e6g-3i6j-4k3m-4p-12r9s3u7v-4x4y-4A-5B-7C9| gonna
be~c3i7B-7C5| gonna say~c-3e6h3B-3C3|
good~a5b-10c11d10e-10f-5h-7i11j-7m-5n4p4q-5r-5s3u9w-9x13y-9A-8B5C-9| good ,~c3f5i6k5m-3| good
?~d8m-3n5o-3x3z-3| good as~b-4c4f5i-4n-7o7p-3x4y-4| good at~d-6e3| gossip~d5l4p-6r6y3|
got~a8c11e-9g-11i11j-4l-10m11o-7p4q5r3s-4t4w-11x-13z17B-3| got ?~d-6f3m-3| got
a~c3d5e-5i3j-4m9o-7p-7r4u3w-5x-8y-3z13A-6| got an~a-3c6d9o5u3x6z-7B-4C5| got in~a3e4g3m8o-7p-5x-3z3|
got me~c3j4m4o-3u-3v3x-6A5| got my~j5u-6| got one~a6b-3p-3r5| got
the~c3d-5e-4f6i5k-3n-6o4p9v-3x-5z7| got to~f3h-3i-3j4o6q-4r5v4x3y4z3| got two~c-5i-6k3| got
you~h3i5j-3n-4o4p11r-9x5y-6| got your~a3c4p-5q-5r8| gotta~a12e-4h-3j3q3r-5u-4| gotta go~a6h-3|
grand~c3f3p7q-5| grandmother~a12e7p6r-6| grateful~b9c-3d3g3i-9j7u-7w7| grateful
if~b3c-3g4i-8j5u-6w6| grateful to~b6| grave~c6k-4l7p3q4u4| grave ,~i-4l6q4u3|
great~a-3h-3m-6o7x3z-3| green~d-3m-7o6p-5| ground~d3e-6f8l4n-3v4z5| ground .~f8v4|
guaranteed~e4o3p6r-3| guess~a5c-3d-12e5m10n-6o-3r-6x-5z8A-3B5C-4| guess who~a4d-7m4p-4r5z4|
guitar~a4f-4p-4q-3r6| gunning~m6n-3o-4z-4| gunning for~m6n-3o-4z-4| gut~m-3n10o-4y4| guy~c-3p3r6|
h~e6h-3p-3q3r-3| had~b-9c-16d4e6f7h-7i-11j-3l10n-5o3q-3u3w-6x-4y-5z5A4| had a~a9b-3h-4i-4l4r6w-3C7|
had an~d-3p-3q-3r7x-4| had the~a-3d6p8r-4x-3| had to~a6e4x8y-6| had your~h-4m3o-3p-6q3x-4z5|
half~a-3b-4c6g-7i-14j-11k-5l21p-6r4u10v-4w-9y-3B-3| half of~c5e-3i-3j-3k-3l7p4u4w-3B5C-4|
hand~b-3d-3e4g11j-6k6l5m-7n9o9p4q-4r5u5w-5x9z-5A-3B3C-3| hand ,~d4e3i5m5n-3o3q-3r3v4w-3x-4z6| hand
.~a-5d6j-6k7m-10o14p-12q8r-4w-3x15y-6z-10| hand for~d-3j-3l7u3v-4| hand
in~b6c3e-3j5l3n9o-7q-4r7w6x-9y7| hand on~a6b-4d-5e3j-6l5o3p13q-9u3w-5x5|
hands~a-10c-7d-4e7f-4i6j-3k-5n-6o5p-3q-5r12s4t-5u4v-3w-3y-7z6C-3| hands .~b-5g3h6j-4o3q-4r7u4w-5|
hands off~a-6b4i5| handshake~a-4e13i8j-4k-4p11q-4r-10| handwriting~a-3d-4e7f5g-3o3p-5q14r-9v3w-3|
handwriting .~c-3q10r-3| hang~b12e-3g3i6l-5n-5o6x3| hang on~b13e-3g3i4k4|
happen~d4f6n-4o3p7q-3r-6B-3C3| happen to~a3d5n-3p7q-3r-6B-3C3| happened~c3i-6l7m-3|
happens~f-4i8j-6m10n-3o-7u6w-6x-8z-4A10| happy~e-3p-3q-4r7| hard~c-6d-4f-4g4p-5r4| hard pass~f-3g6|
has~b-3c-5d8e4h5i-6k-4m4n-9o4p14q-3r-9s6t-6u3w-6x-18y12z3A3B-7C4| has NAME~a-8d6h-7m-4x-6y4B-3C3|
has a~b-3e7g-4h-6i5j3o3p11r-10u4y3B3C-5| has been~e-4f4h4i-5l3m-4n6p5r-3z-3| has earned~b8| has
no~a-7h4p-3| has said~a6| has the~a-4h3m5o-8p4r-4y3| has to~a9c-3d-3e-7f4h-4p-4q6r-6C3|
hasn't~a8b-4c-3d-3p5w3x5y-5| hasn't had~a9d-6| hat~a3b-4e-4f4i-4j4u-5v6| hate~b-5c-7d-3f-3g-3|
have~a-13b-3e3h5i7j-3k-7l-3m-9n-4o13p-8q-3r6u-3x12y-5A-8| have
a~b-3e4g-3h-4i4j-3m-3n4o-3p-4q-4r5z-6C-5| have had~e9| have it~b-3c7j-6k-3l4n-4o6p3q-3u7v-6w-3x6z-5|
have my~c10e-5f5i-6j4p5r-6t-3u-4w6x3z3| have never~c-6| have no~e-3f7g3| have now~p-6r6| have
the~d4e4m-4o3p-3q-3r7x-4z3| have to~b-6c-3e-6f-4g7h-6i8l-4m3n-5p-6r5u-4v4y3z6A-5| have
told~d4p-7r4v4| have you~a4d-4e-3h11i8j-4l-7m5n6o-5q-6u3w-5x8y-7A3B-3C4|
haven't~e8g-5k3m-6n7r-3w4B-6C7| having~b3c-3f6k5l-4m-4p7|
he~a5c-6d5e-6g-4i-6j12k-5l-8m-4n8o11p9q-12r-6s6t-7u-10v14w-4x-6y10z-6A-5B-10C11| he
's~a5b8e-5g7h-3j5l-4n3o-8p9q-3r-8s3t-3u-9v11w-3x-6y8z-4B-4C5| he can't~g3r3B5C-6| he
gets~c4e-4f3j4u-4v6| he goes~f-5i3m6o-4y4| he got~d4e-6| he has~b4c4f7m-3n5o6p-5r3z5| he
is~a3n7o3C5| he never~a6e3p3r-4| he should~a-5b8| he told~e5p4r-6y3| he was~x-6y3|
he'd~a7b-4h4p8r-5B-3| he'd beat~a9| head~a3b-5d6f3h-7l-6n4p5q3x-7y-3z8A-3B5C-8| head
.~a4c3h-3n5o-5p5x6y-6| head says~f4m-4n8| heads~a-3b-4h5m-3n6o5q-3r9u3x9A-3C6| heads
together~a-4o6r8x5| hear~b-7e-7g5h3i-10j-9k-9l16m5o-4p5r-4u8v-6w-3x-6z12B-6C6| hear .~c6j-3p3v-4|
hear NAME~c-4d-8| hear anything~c3m5o-8| hear at~m6o-7x-4z4| hear it~a-3c-3d6i-7j4l3o-3B-4C5| hear
my~i3z7| hear the~c-4d8g4m-4o6w4y5z-4| hear this~x-6z6| hear you~g7h-6|
heard~b-3c-5e-8f-3g4h14i-11j-3l8n-5q-6r3u3w-4y6z-4| heard .~o-4x-3y8| heard NAME~e-5h10m-3x6| heard
it~e-7h3i-4m-6o5x5A-7| heard you~e3h-6| hears~f4h6i-5l3v3|
heart~a8b-6c4d-4i7j-6l-4n8o-10p-5q-5r3w-6B4C-3| heart ,~b-4c3i3n6o-3q-3x6y-5| heart
.~j-3p3r-4u3x-5y7| held~c-3m3o-3x-5z6C3| help~a8b-6c5m8n-9q4r-6s-4t3B-3C3| help
me~a9b-5e4m7n-8p-4q3v-3w3| hen~a3h4i6j-6q3r-3u6w-3| hen .~c3i6j-5u5|
her~a-4b8c4d-4e-6f-4g8h3i6j-8n7o-12p-8q4r4u-3v5w-10x5y-6| her
,~a4c6d-4i-4m-3n7o-4q-3t-3u-4v8w-5y3B-3| her .~c-3d-5e6g10k8p-9q-5r12v3x5y-3| her
?~d7h3m-3x3y-3B4C-5| her be~b5g6| her i~c5g-4p-4q9r-3|
here~b13d-10e-5f6g-5i-4j-8k-4l12m-8n14o-8p6q4r-7u3w-9x-6y3z11A-3C-4| here 's~a4d7x-3y3| here
,~a4b4d-5e-4g4h5i4j-3v5z9| here .~a-14b8e-9f5g-6j-8m-8n9u7v-3w-3x3| here ?~d-8e3| here i~i-6l4| here
to~b6l5| here tomorrow~a6| hes~a6c5j3o-4q6x-5y4B-4C5| hi~e8| hid~c3d6e-7l4r3w-3| hid it~c4d3e-7l3o3|
hide~j6m-4p-5r6u-5v3x3z-4| hiding~b-3e11m-3o6p-6q-3r8| hiding that~e6p-3r3|
him~a6b7f8g9h5i-4j11k-7l-4n4q-6r10s4t-4u-7v10w-6x5y-5z5B-6C4| him ,~a5b-4c7d-3e-11g5h3i-7j5p-4| him
.~a4b-4d-4e-3i4l-3m6n8u-3x10y4| him ?~b3d7f3| him and~p7r-3| him first~a8| him gone~a4e6m-7o4| him
my~c-4g6h-4B3C-3| his~a3b-11c-4d-5e5f-3g4h3i-8j9l-3m-15n4o7p3q4r-11u-6v6x5z-8| his
own~a3d-6f-3h-4p-4r4| hit~a7p-3q3| hm~a-3e-3f-6| hm .~a-3f-6|
hold~b10c-8f4h-3i3m-5n-3o6p10q4r-10t4v3x3z-5C3| hold the~b4f4q6r-3t4|
holding~e3i-7j-4k8n-5o6p-9r7u4w-4|
home~a-8b5c-8d-11f-3g-6i10j-11l-4m14n-8o-9p8q6r-7s-4t4u5v-4w-7x-10y-4z5A3C3| home
,~b7d-9j-3l5m3n-3r5u3v-4x-3| home .~b-3i6j-9m3p-4q4w-4z3|
honest~b5d3f5i4k6n5o-3p-6q8r5s3t-3v-3x-3y3B4| honest ,~i5n-3p-6r6|
honestly~a-3b-4c-4h-4j-3m-13n6o6u3w-3x-5z-3A7| honestly ?~x-9A8| honesty~p6r-3C3|
hoped~d3f10m5o-4x-4A6| horse~a7g-3| hour~b-3c3h-7i-7j-9l11m-4n-4o4p5q-3r-6u7v-4w-6x5y-4z-5C5| hour
,~d5e-6l3C-3| hour .~a-4c6i-3j-5l5n-3o6r-3u4w-3x4| hours~a-3d5e-3m4n-4p-4r5x-8z6|
house~e4o-3r-4x-6y6| how~a6b-3c-12d-10e6g-6i8j-4l-10m-8n9q-7v3w-8x10z-4A-5B8C-7| how
's~d-6e-3j3m8n-3o-6u-3v4x-5y4| how NAME~a-3c-3h-4o5p6y4| how come~d8e3q-3x4| how could~d-6e10| how
do~e-5n4o-3x6z-3| how many~a4d-9i5j-3p-3r8u3w-3x-7z3A4| how the~o4p-3q3x7y-7| however~c-7k-4p5|
huddle~h3j4u-5w6| huh~c-4e4f-4p8r-5x-5z3| humming~d6o-3x-4y4| hundred~e3m3p8q-3r-6x3z4| hunt~g7h3|
hurry~b7| hurts~a3q6r-4| i~a-6b-6d9f4g-4h4i6j-5k-3s-7t6u3v-4w-8x-4y-3z4A8D-3| i ?~c3d7l-3n4z-3C7| i
am~b4d3e-5f-8h-5i4k-7l-3m-6n-3o7r-7x-3y9z-6A-3B-4| i ask~c-3d12e-3f-3o3x5y-3| i
believe~a5e-3q-3x7y-3| i believed~e7f-3p6q-5r-3| i came~l6m7o-3p-3r3z5A4B-3C9| i
can~b7c-9d8e4f6h-3i7j-4m5n-6o3p-7q5s-3t3u4v-5x3y-3z-3A-4| i
can't~a4d3e-5g4h4i3m-9n9o-5q4r-4t3x-6y5B-6C5| i catch~c9| i commit~i7| i concur~f10| i
could~b-3d5p-6q3x-4y4B-3C3| i couldn't~c-5e-3f-3i4k6| i counted~d4e8o3x3| i
did~c5e6f-3g3i8l-3m-3p3B-4C3| i didn't~a-3b4e-4f-4i5l-3p6| i
do~a-5c8d4e-3g7i-6j-3n4o-8p-3s3t-3u-4v6w-6x-4y5z6A-4B3C-5| i
don't~a4b-8c16f-7h-4l3n-3o-4p4v4x-9y3A3C-5| i ever~c3d-6e-3| i fear~h7| i feel~g-3k3m5o-3q-6r4| i
follow~c-3f3i-4j7u-6w6| i gave~a-3g4i9j-4l-7p-3r4| i get~i-4l3n-8o9p5r-6x4| i give~b5d-4i-3l6p-4| i
go~a-3d3f-6i-4j5l-3u-4v-9w8x-5z4| i got~a-3c-3e4i6j-4k3p7q3r-8u3| i had~a-3b-4c-5e4h-4o-3x-12A5| i
have~a7b3c-6f8j-3k3l-6o-4p-4q-8r13u3v4w-6x-3y6A-6B-5| i haven't~c3g-6m-7o10w3x-3y7z-3C3| i
hear~a-6d-4f-7g6h6i-10j-6k-4l16m-4n6p3u5v-3w-4x11y-6z-6| i heard~c-3d-3h11l3p-5r5x6z-4| i
hope~e6p3q-3u-5v5| i keep~a4b-7d5g-4i10j-10k5o-4p-7q3s5t-5u11v-7w-5x-7z6| i
know~b9c-6d-11e18j-4l-3n8o-10q5r-5w-4y-3z-3A4C-7| i like~a-5b-3c-3e-4j-6k5m7n-3o-3w-3x-6y3A5| i
make~a3c5i6l-3o-3B-3C4| i mean~a5e-7g-3i9j-4p3r-5u7w-6x-7y7| i need~b5c-3d4e-4f-5n3o-6y-3B-4C5| i
never~b-5c-5e3h4i-13j5l8m-3o6r3v4y-4z4| i no~m-3n7| i only~a-4d4p-5r3w5x6y-6A-3| i promised~e-6g-5|
i put~c7d-4e-5g-4i-3j7l-5r4u-6w8x3z-3| i reckon~a6b-3d3f5m8n-3o-5x-4y-4z9| i
said~a7b3c7d-4e-4g4h5i5k-3o-3p-14q-3r9v-3x5y-3z4| i saw~a-3c-3d6e5g-6i-8l6o3p-6r3u-3v5B-3C8| i
say~a6c-6d-9e6i4m-3n4p3r-5z-6| i see~a3b-5c-4e8n-3q-5r7B5C-5| i should~a-3h-4m-3n-3o8x6| i
sit~c3n-6o4x-6| i stand~a5e-5n5o-3x-6A7| i suppose~f3g-3m6n-3o-4x-8z8| i
tell~c-3d-3e6i-5j4l4m4n4o-4r3u-3w3z3B3C-5| i think~b-3c3f4i-3l5p-5q10r-3w-3z-3| i
thought~c-6d-4e-9h4j6p-9r8v3C-3| i told~a-3c7d-4e8k4l-3p-6x5| i voted~c-6e-9| i
want~a9d11e-4f-4h-6j-5k5l-4m-7n7o5r-3u5w-5x-5y3z3A-3| i was~a-5b-6c-7e-5f4i6m5n-4q-13x4y-5z5B3C-3| i
wasn't~e4h3p-3r7v-3| i were~a-3c-6h11i-4m5o-6p4r-3| i will~b-6c11e5g-3m-9o10p7w-4y5z-5B-3| i
win~a-4c16d-3e-3f-5h-4j-3k-5l3| i wish~b3d4e-4i3j-3m-3n-3o7y5| i
won't~a5b6c9e-6i5l5m-5o3p8q6r-3u8v-3x8y-7| i would~a-8b10c3d5e6g4h5i-5j8l-3m8n-5o-4p-6q6u-5w5x-3y-4|
i wouldn't~f4g-3h7l6m-3n-3o6v-4x4| i write~b6c12e-5g3h-3i-5j6u-7w4x-3y-3z7| i wrote~b-3c4p6q-6|
i'd~a9b5c4d5e-5f-4g8h5i6l-13m-3n-3o5p-6r9t-3y-6z3B8C-7| i'd ask~b6c-3| i'd
be~b6c-10g5h8n3p5r-4s-4t4w-3z-4| i'd give~d4n-4o4v4x-6z4| i'd
have~a-3b-4d-3f4j-3m-4n4p9q3r-7u3w-5x7y-6| i'd like~a9b3d12f-3k-5s-3u-3x-3| i'd
never~c8i3j-3n8o-3p3q3x4| i'd rather~a6b-3c3e-3g9h-6i-5j-4k10l-4m5u3v-4z-3A4| i'd say~a4e-3m6o-7z9|
i'd sooner~a4c4f-3h-3i7k-6l-3| i'd vote~a3c8g3| i'd write~a4c11f-4g6h3i3j-3v3|
i'll~a-5c24d-4e-14f5h-6i-13j11k-7n6p-6q4u-14v-3w13x6z9A-10B-8C8| i'll be~a7b-3c8j3l-3p-4r4v4| i'll
bring~c-6f4y3| i'll do~c3i6| i'll give~e5B-6C6| i'll keep~f5j-3k3l3m-3o4x8z-4| i'll
write~a-6c11f8g-7i-4j6l-3u-6w7x-3z5A-6|
i'm~a7c20d-8e-15h-11i-6j8k6l-12m13n-9o-4q-3s-3t3u-6v9x-10y5z3B10C-11| i'm ,~e8| i'm
asking~b12c-5i-7j9u-10w8x3| i'm begging~b6c-3j4k-5u-5w3| i'm doing~c6| i'm in~a-5c-6f7g-5i-5l4v-7|
i'm never~a3c7| i'm no~b5c7i5k-3| i'm not~a-9c4e-4f-9g4k10l-8m11n-5o-5q9r-5x-8y5A8B4C-4| i'm out~g8|
i'm putting~a6c8| i'm saying~a6b-7d-3g4v3| i'm sorry~c-4e-3g6h5l4| i'm still~b3d3i3m3p-3x-5z6| i'm
the~b6i-3j-5k6l3o-3p-7r6u5z4| i'm too~p6r-4| i'm voting~a6c10e8j4p6q-5v3| i'm with~c-9f12p3r-3w6|
i'm writing~a12c8d-5g4| i've~a-6b-4c8e-9f3i-3k11l-6n5o-9p-3s-8t8A-5B9C-5| i've a~i3k4m-3o3s-6t6x7|
i've been~a-4c-3d6f5m-4o3p-9r8z-4B4| i've got~a7b-3c5d3e-6f-5h-3i4j-4m-6n6u4v-4y4| i've
said~a3p-6r8| i've seen~a-8d-4e8j4l3p4| idea~a-7b-4c-4d9e-4f-6g6m-11o8p8r-8w-3x-9y-8z16B3C-3|
idol~a-6b-6c14e14f-5g-4h4i10j-15k-14m-24n-29o41q-14r8s-5t4u10v-10w-10x8y-6A-12B4C-5| idol
,~a-4c-5e10f-3h3j-4m-8n-11o19p11q-4r-3u4v-3x6z-4C4| idol .~d5e5h-3j-4n-3o4p-3u3w-3x8z-6| idol
?~c19d-4i-3k-3n-6o8p-5r9| idol in~o4p-8r8x-4z7A-3| idol is~c4i8l-4o3v-4x6| idols~e3m-4n-5o8p5r-5|
if~a14b-8d-5e-24f3i4j-10m4n12o-14p-5r4s8t-7u6w-12x7A-9| if NAME~a-5c-7d-5f5l6m10o-9u4x11y-9| if
anyone~i-7l5| if i~a-7b-3c9d-3e-6f-8h9j-7l3m-8n3o7u6v-6w-4x4y-3z-4| if i'm~a-3b3e4k4n-4o5p-7r8| if
it~a9d5e-4h-3i9j-5k-3l-3m-3n4o-4p-3| if that~a-7c-3h-3| if the~c4l-3m-4n8o-5w3| if
they~b-3c8d3e-3g-3h-4i6l-6m-9n10o-6x7y-4z-5A-3| if we~a6b-4c-10d-3e-4f-3g4m12n-7o-6x-8y3| if
you~a11b3c-6e-8f4g4h4i-8j8l-4m3n-8u-11v7x-4y8z3| if you'd~e7n3p3r-3x3| ill~b3d-3i-9j3l5|
im~a-3c7e-5f4g-5i-5k-3m9o-10p7q-5r6v-5x-8y10z-6| imagine~b-4c-3d5x3y-6| imagine it~o3x7y-8|
immunity~a-5b-3d6e-5f-3i10j-4l-12m13n-5o-10u3w-3y-7z9| immunity ,~i7l-7z3|
in~a5c4d4e3f-15i-8j-3l6m-8n-3o7p-7q3r9s3v-5w-3y-3z-7B-3| in .~a-4c-7d-4e-3f5q-3w3B-5C5| in
NAME~b-3h7j5l-4m-8n6o4r4u-6v7y5| in a~a8b-6d3f-4i-3j-8l8n7o-4r-3u8v-3w-6z-6A3B5C-5| in
front~d-4e6k3l-3B3| in green~m-6o5p-3| in her~b3p-4r7x-3| in
it~b-5d-3e-5f-3g4h3j-5k4l4p-3u7w-6x-4z-6| in mind~b4d5m6o-5x-4z3| in
my~c9d-6e-13g-3i-5j-3l10n-4o9p-13r7u3v5w-7x8A-4| in on~b-3c8d6f3i-4j6k-3m3n-9o6p-4q-3r7u-5v3y-5z8|
in one~a-7c4h3p-3r3| in return~a-3b8c3d5m-5o7u-4w4x-3y7z-3| in
that~a-4d10e-3f-3h-5i-5k7n-8o8p-3q3y5z-5| in
the~a4b10c10e-5f-9h5i6j-4k3m6o-8p-3r5u13v-3x-12y4A6B-5C7| in
this~a6b8e8g8i10j-4k-5m-7o4q-3r-3u3v-3x10y-4A-5| in trouble~a-8| in
your~a-6c-4d5e4g-3i-11j6m-9n-9o17q5u-7v-4w9x13y-9z-7A-3C-3| included~p8r-7w3B-4|
ink~c3e5h-3i4k-3l-3m-8o7q6r-3v4| ink .~f3j3q3u-3v7| intend~m6o-4x-3z5| intend to~m6o-4x-3z5|
interest~a9e-4m-3o3p-3q3x3| into~a-5c9j-6l5m-4n-5o8p-6q-6r8u4w-4B7C-8| into your~c6o3|
invented~e8p8r-7| is~a9b-7c-4d8e-6i-11l6m8n6o-12p11q-7r-7s5t-6u-5v5w-6x-13y8z-7A8B-4C4| is
,~g-3j6o-3u-6v3x5y-3| is .~a-4b4c4e-6f4g-4i-6j6k-3u-7w5| is
NAME~a6b-5d16e-8f-3h-6i8j3k-6l-4m-7n16o-13p-5q5u-3v12x-14y16z-3A-9B5| is
a~a7d-6e-3f3g10h-5i-4j-9l9m-7n8p-4r3u9v-6w-7x11z-7B-7C7| is for~a3c7i3| is good~c7f4j3u-4v3z6| is
he~a-4d11n4o-7| is in~a-8b3m-4o6q5x7z-7| is it~a-8c-4e6f-6k-3l5m12n-16r-5v-3x-6y-3z-8A13B4C-4| is
no~e8g4i6p4r-3| is not~b-3c-4d3e7g-3p6q-6r-4x3| is playing~a-3e6| is somebody~m-5o7| is
that~d-4e-4h3k3m7n-3o-4x-3A4| is the~a12b-6c-3g8i-3j5l-5n-3p-9q6u-5w6x-7z7| is
there~b-3e3f3m-5n-3o8p10q-3r-11x10y-6z3A-4C-3| is this~e4p-10r11y3| is very~e6B-3C3| is
what~d-4e6i-3p4r-3| is worth~b5c-4e8f-3n3o-3| is you~a-5c-5j-3k6o3r-3u3y3| is
yours~c11d-3h-3i-5l5p-5q5B3C-4| isn't~b-3c-3e-6g-4h3j5k-3m3o-6p5q-10s3t-3u-4v-7w13x-5y4z-6A9| isn't
the~a3b7| it~b-8c6f14h-6l3m4n-18o5p5r-7s3v-5w7y-9z-7A16D-4| it !~c3e4l4p6r-3| it
$~a-4b3c-3d-3e10f-3m-4n-4o4q-8x3y-3z-5| it 's~a9b-11c3e-11f-5h10i4j4k12l-13o5p-7r7u3w3x5y-11z-6A5C3|
it ,~a-5c5d5f11g-8h-6i-7j4k-3o4q-10r-4u-7z3A-4| it
.~a-4b-4e5g10h5i3j3l-8m-3n-10o4q5r3v-3w9x8y-9A-3C-6| it :~c3o-5p-11q9r-5x-5z-6A4| it
?~b-5c-3d7e-4f-3m-10n6o5p-11q4r8u-3w4A-3B3C-4| it again~i4m6o-7x-6z-3A8| it and~a8b6e6q-3C6| it
as~a-6b8d-3i8j-4| it at~e4p-8r4u-3v-3w5B3C-3| it be~a-3i-5j5o-4u-6w6x4z-3| it
before~e4i-4j-3l6p3q-7u6v-5| it break~a7| it came~a-3d4n3p-6q4y5| it comes~i6j-6n7o-4| it
coming~a7f9| it first~a3c7e-4f-5i-4l4m-3o4| it for~i5l-5m-3o5p3q-3y6| it
from~a-3i-12l9m4n4o-6q-5r6v-6x3y-4A4B-4C3| it goes~c6e-3f4| it has~c-3e-3h5o-3x-3z9| it
if~c-3i3m8n-4o-3x-5| it in~h4i10j-4l-7m-3n3p-8r6u4v3x5z-4| it
is~a-5b-6e-3f9i-3j6k-4p-3q9r-7u-7y6A-4| it isn't~e-3m3n-4p4q-4r-3w4A8| it
me~a-3b-3c-4d9m14n-8o-8r-3x-10y-4z-3A14| it on~d-4k4m-3n-8o10p-7r4s-3t3v-3x3C7| it
that~b-3d4j-3m-9o7r3u3A-3| it to~a4b-7c10d7e4f6h-4j-5k-3l3p8q-5u7v-8w-4y-6z9A-5| it
up~e3g-4i-4j3p6q-7u-3v6| it was~a-3c-4d-12e3f-4g4h-3i-8j4l5m-3n-3p8q8r-7u-4x-3z-6A9B-6C6| it
wasn't~a-5e4h5j-6n6o-4p-6q5r7u4v-4x-3z4B3C-4| it were~a9e3m4o-5z3| it with~a5c-3f5h5n-5o6p4v3| it
won't~d7i3j-3y3| it would~b4c-6h-3i-4m-4n4p4q-5x7y-4z-3C-3| it you~c-3d-4e6m-3n4p-3x7A-3|
it'd~b6c-3d5h-3m9n-4o-5p5r-3x-8z7| it'd be~b6c-3d5h-3m9n-4o-5p4r-3x-8z7| it'll~b-3c6f4g-4i3k3| it'll
be~a3c6k3| its~b4i9l-6m7n-5o-4s-3t3x-6y-3z-3A5| itself~e8p-4r4| j~e8q4|
jury~a4b-4d-9e-5f-3g-3h3j-3k4q-5u6w-3|
just~b-7c-4d4e3f-7g-11h3i-4j15l-4o-5r-3u-14v-9w20x-10y5z6A-9B13C-17| just now~a-3d-3n4x7A-3| just
say~d10| just tell~b-4c3j4k-3l-7m5n-3p-3q4u-5w5| just the~d8e-5m3o-3z4| k~n-3p-6x-4y8z-6|
keep~a6b13d5e-4g3h13i-6j3k7m3n-3o-3p-9q3v-5w3x-7y7z3B-9C8| keep NAME~a3c4d-4e-3x-6y5| keep
it~b3c5f4g3j-4o3p-3r5u3x6| keep me~b22c3d-3i-7j7u-8w6| keep your~d3e-3h5i4k7m6n-3|
keeps~b-5c3g-3m-4n5p5q-3u-3x6z-4| ken~c4j-4k-3l7u3w-3| kept~c-5d-5e-3i-7j7k4l-4p7q-4r-5u-8w6|
key~c8e-4j-3l5| kids~b-4e5k3l-3p7q-5r-3| kind~e-4h3j3k6m-4n-4o6p3q-4u7v3x5z-5B5C-6|
kindly~b6d3e-4g4h-3x5y-4| kindness~a-6b8d3e-3h-3z-3| kindness if~a-6b9| knee~a-9f3g-3p4r-3|
knew~c-5d7e11h-4n-3o4r5x6C4| knew my~d8x3| knife~a-3e-4f5h9o5p-3x6| knife for~e-4h6| knot~d-3e-7|
know~a-6c-8d10f-10g-8h4i-13j-3k-6l11n-8o10p-8q7v-7w4x-5y3z6B-3C-4| know ,~a-3d-3k-6l7r-3C3| know
.~a-6f-5g-4i-8j-5k5l8m-7n-3o12p-6q-6r11u3y4z-3C-3| know NAME~a-3d6| know
about~a-4e9k-3l4n-7o6r3v-8w5y-7z4C-3| know how~b6d-3e4p-4q3| know i~e-5q-4r11x5| know is~d6| know
it~a3m6o-6p-5q4x-4z-3A8| know that~c6d3e-9n7o-7w3x7y-8| know what~a5d-4h4m-4o3q3u-3v4x-4y7z-3| know
when~p7r-5B-5C4| know who~d-6q5r-4x-3y6| know yet~n-5o7| know you~a4b6e4n3o-3r4| knowing~a-5e6B4|
knows~b3d-4e5h-7k3p-7r8x-6y-3z7B3C-8| lad~a-3b8c6d3h-4l-3m-3n3| lad ,~a4c7h-4|
lady~a-5e-3h4j4n-3o7p-5r3u-5w5y4| land~j4l3m7n-4o-4w4| land on~j3m8n-4o-5w3|
last~a-9c4e-3f-3h3i-19j-6k16l-4m-24n-3o22p-12q14r-6u4v5w-6x15y-7z-14A-6B5C-6| last
council~k6l-3m-7o7q3r-3x6z-7| last day~c6h3k4| last fire~c9e-3| last
night~b-3c-4e3f-3h5j-4k6m-8o8q3u4v-6w-3y-5B4C-4| last one~b6c-3g4j3m3o-4u-4w5x-6z4| last
three~k3p3v6| last time~a-7c-4d11i-4j8k-4m-10o10p-5q5r-3u-9w6x8z-6| last week~c-3e3f3j4u-3v7|
later~a4c-7e7f-4g-3h-6m-3n-3o5p8q4r-6B-5C5| later .~a3c-6e3f-4p3| laugh~b-3d-4e-7|
laughed~a-3e-4p-6r6| laughing~d-3n-3o6q3z8| lay~b6c3i3k5| leak~e6p-3r4| leaked~d-3e3p-3q-4r7|
leaking~e6| leaks~e7| lean~h7i4n4o-3v3x4A-4| lean on~d3h7i3n3x4A-3| leaning~a-3c-6d7f3h-3m8o-5x-4|
learn~a-5d9h-3i-3m-3o5p-7r3x-3C-4| least~b3i5k-3n5o-7x-4z7| least of~n6o-3|
leave~a-3b30c4e-5f-3g15h-4i3k-5m-6n3q5r-6s3t-3v-5y4z-4B5C-6| leave HIM~a3b6g6| leave
her~b8d3q4B4C-6| leave me~b10d-3g3p-4| leave the~b10g9| leaving~b-5d4h3m3p9r-6x-9z5| leaving ,~e3p6|
left~a-5b5c7d-5e-12f-8h-6i-8k11m7o-5p3v-4w3x-12z8A4| left .~i6j-4u5w-3A3| left ?~x-6z7|
legs~a-7c-3g3| let~a11b16e-3g6h-13j-15k4l3m17n-4o-14p-9r8u15v-10w-8x-16y6z12| let
's~a17b-19c-4f11g-4h-3i5j-5n4p4u7v-5w-9y4z-3C-4| let NAME~a-9b14c7d-3h-3i-5k3l3p-7r6u4v-3| let
her~a-4b10c-3| let me~a4b6f-7j-11l5m11n-4o-9q3r-3s-6t6u9v-6x-12y5z12| let the~a-3b8g7m3o-3z3| let
them~c6| let us~a4e7f-3i4j-3m7n-3p-4q-3r8u3v-3y-5z7| lets~a7c3e4j-3l4p-4u6v-6B-7C5|
letter~p-7q-8r11| letter .~q-8r8| letters~e9m8o-7q11r-6x-5A6| letters ,~d3m6o-4q5r-3x-4A6|
level~m-3n6p6r-5y4| lie~a-4c-6d4e4k4l-3m-13n12p14r-11x12z-11A-4| lie ,~m-7n6x8z-6| lie .~e7p3|
lied~a-4g5j7m3p14q-4r-9u-7w6| lied to~a-4m3p6r-4| lies~e4g-3p7q-4r-4s-3t3x3|
life~a5d-3g5h-4i4j3k-3p9r-9u-4w3| like~a-7b-3f5g-8h-7i-4j10k-11l-9n9o-4p-3q3r-5u-19v13w7x-3y5z5B-4|
like ,~a-3b4c-5d-3e5p-7r4w7x-5y8B3C-5| like a~a-7b-7c3d-4e-3f6h-3i4j-3m6o-5q-4r6u-10v11x-5z-3A8|
like it~a5d-6f7g-4h-3i-5j5q3r-5u-4v6| like that~a4b-4c5d-6i3n9o-5p7r-8w-3x3| like this~a8| like
to~d11e5h-4i-4j3m-5n-5o8s-3v3x4| line~g4i-4j3k4l-3n4o-3p6q3r-12t5u-4w3x3y-4B3C-4|
lips~c3d-3e6i-4j-5l8p4u6v-3w-3B4C-6| list~c4d5h-3m7n-6o-5p-12q-3r12x-5y-4A6|
listen~h5i3j-6l7p5q5r-6u4v-6| listen ,~i3j-5q4u3v-6| listen to~a-3e-5h3l7| lit~p5r-7w-3| lit
.~p6r-5| literally~d-6e11g-4h-3i-5j5l5p7r-4u-5w3|
little~b3c-5e6f-3h-5i-4j-4k-5l9n-13o10p-14r7u3v-4w-4x-12y-3z5A5C3| live~a6b6d-6q-3w3|
lives~e3p-3q-3r6B-4C4| lmao~c-3e3p6| locked~a-3c14e-3i-3j-5l4q-7r6u5| locked .~c6j-3l4|
lol~a4b-5g-7h-3i-12k6q4B3C-3| lol $~a4e-3f3g-5i-3k7l-4q6|
long~a8b-3d5e-10f6h-4i11j-6k-7m-4n-6o8p3r-4s3t-4u8w-8x-7y9z-5B5C-5| long
as~b3f3h-4i9j-5k-4n4o-5t-3u5w-5x-3y5| long enough~a8e-3| longer~b6d4g4m-3n7o-3r-4x-3|
look~f-5h-5j4l-4n12o-11p-4r-4u-4v3w6x-3y3z-4A4B4C-6| look at~a9d6f-3n4o-3p-7q4x-4| look
like~a-5b3c-4n6o-3p5q-5x3y3| looked~a-7c-8e3p4q3r-6| looked me~e6|
looking~a-4d-5e-11f8h3i-3n-4p-5v3x-3z6B3| looking for~a-3e-7h4i-7l5| looks~e-4i-5j6m-4n-5o10z-3|
loose~a5x3B5C-7| lord~b7k-3l7r-3| lose~b7g4i-5k15l-5m10n-7o-6r4w-3x-4z3| lose the~b7g3|
losing~a-9b10d7x-3z5| losing NAME~a-5b9d3| lost~a-6c-3d-5e-4g3i3j-4m-5r4x5A-4|
lot~a-3c-5e-3f-4g-4i-9j5k6l-5n10o-10p5r-8u-6w6x-6z6| lot ,~p5r-6|
love~a5b-3c-10d-4e11f-3h6i-7j7n3p5u-5x6y-6C5| love ,~a-3d3e8p3| love .~a-4c-5e3h7i-3j3p4u-3C4| love
to~a6d3g3| lovely~b-4c-4e5h-3m-7o9p6r-4| loyalty~e3i-3k4m-4n8o-5x3| luck~a7c3|
lunch~a-3c-3e8n-3o3p-5r4x4y-3| lunch .~a-3e6r3| lying~d-3o3p13r-12x7z-3B-4C3| lying to~e3h-4p6r-6x5|
madam~e5g4h-4i3j5l-3p11q-4r-10u-6v8w-3| madam ,~g4i3v6| madam .~e8j4p5r-5u-4|
made~b-8c-3g-3h11i3j3l-4m5n-7p-5q-5u-3v4x-8y4B-4| made a~b-3c-3h4p-12r10| made it~e7r-3| made
up~a-3m5o-3x-7z5| make~b-5c-4d3h-4j-8l6n13o-12p4q6r-5u7w-3y8A-3B-5C5| make it~a4f3j-3k3q9w-5B-4C5|
make of~a-4d5e-3n7o-3w6y4| makes~b5e-5f6g3i-4j5k-4l5n9o-12p-7q3v-3w4x-8y4z3|
making~a-6b-3c-4e8g-4h-3k3C-3| man~b8c-4d-3e8g8j-3k4l-5o-4q5v-4x7y-6A-3C-3| man ,~b8e-3h6x6y-5|
managed~e7| mango~f3h4B-6C5| many~a6b-3c3d-12e3f-4h-4i8j-4l-4o3p-9q4r8u3w-3x-8y-3z3A5|
mate~b-4c-3d-5f-5g5l-4m-10o9p-4q3r4y3z-3A-5C5| mate .~d-6g5p-4q5r5C5|
may~a3b-6c11e-11f3i8l-9o3p-7v10w-5x-11y4z8A-6| maybe~a10c-4d-9e-4f-6g-6z-3|
me~a-5b18c-3d8e-3f-5h-7i-11j3k9l-4m7n-6o-3p10q8r-18s-34t36w6y-12z-7A17B4D-3| me
!~a3e4m6n-4p-4r4x-9A4| me $~i-5k4o5p8q5r-3s-3t3v3y4| me
,~a8b3d-3f5h6i3j-6k7l-12m3o-7q5r-5s-13t13v3w-7z-5A9B3| me
.~b6e4g5h-8j-8k8m14o-14p-14q5r10s-9t8u7w-14x-15z6A13B3C9| me :~e-8h4j3m6n-7p3q-7u3w4y6A4| me
;~b-3e8l4m-3n4p3r-3s-4t4u-4| me ?~a-3b7c-6i4n-5o5p3s-6t6A6| me
a~a-4d5e-5i-5j4m9o-11p9q-4r-8s4t-5u-4x-3z6A-7| me about~c6e-4h3i-6l6p10r-7x3| me
after~c-3e7g-3p-6r4| me and~b4c4e3f-4h-6j-12k12m-5o7p3r-9t6u13v7w-6x7z-4A-3B-5C5| me
at~a7b3c5d-5e-10i-4j9k-4l-4o-3q4u-9w13x-4C-3| me be~b6p-3| me
down~c-3d-6e7f12j10k-4l-3m5o-6p-4q5r-3s-3u-10v8x-8A7| me first~a-4i6l-3| me
for~a-3b4c7e8g-3j3n6o-5p-3r3s3t-3| me have~b3c6| me here~b6c-3d-3i-3j3u-3| me how~h5m-7o4r3z-3| me
if~a-5b-4c-3d7i7j-5m-5n6p-4r5u5w-3x5| me in~b7c4i-4j6l-3m6p3q-5u-5w4x-5z9| me into~e-4g6| me
last~c-3e-5j4k-3m-3o3q3r-3u-4v8x3| me like~e4n4p-3q-3r6x8y-5| me n~c4d4e3m-3o4x7| me
of~e-5j-3l4p7q-3u5v-3| me on~b-3c-5e11f-4g3i-3k-3m-4n-3o10q3r-4x4z-7| me or~a-3d-3e-3m-3n4p-4x6y-3|
me out~c-3d8e-6f-3g10h-3j9l-6n-6o3p-12q-3r12u-12v6w4x3y-5z-6A7C-3| me something~n3o-3q6x-3z3| me
that~e-11g-3i-11l10m-4o4p4q-3x-4y4| me the~g-4h-4i-3j4l-3m3n7o-10p10q-4r-7u-3w7x8y-4A-5B7C-8| me
this~b9c5u-3| me three~b6e-4j3k-4u-4| me to~a-4c5e-10g9h9i3k5l-9m-8n3o3v-11w6x6z-4A-4C-4| me
tonight~a5b4d9i-10j11m7o-5u-11w8x-8z-6A10| me walk~q-3r6| me what~b3d6e-3j5m-3n-4o6p4r-5u-4w5| me
when~a8c-3d-3g3m-8n3o3p-3x5A-3| me who~c6d4e-4l3m5n-3p8x-7z7| me with~h3p-6r5w3x4| me
you~h-4i8k-4m-3p-3q3w-3x6y-4| me you'll~c-6| me your~c-14e4h-4i-5j4m3n-3p3q-6u-5x-3z7A-5B3C-4|
mean~a4e-3g-5h3i9j-5m5n5o-11p5r-4u8w-7x-6y6| mean it~d-3f-3i3n6o-7u3w-3| mean to~e3m7o-3|
means~a-5f5g-3h5i7l-4m9o-8p10q-4r-9B3C-3| meeting~d7e4m-3r4y-4z3C3|
mention~a-3c-4d-8e9o4p-10r10x-4y4| menu~h7p5r-4z-3B-3| mercy~a-5b21d-4e-4i-3k-4l7|
merge~b8d-3e-4i8j-3l-4m-5n4p-4r4u-4v3x4z-3B-3| merge .~a-3b7i4u-3| met~a-3b-3d-3j-4p-8r8w-3|
midnight~a4e6| might~a3b-3c-5d5h7p4r-5x3y-4B-4C6| million~a7c-3i-5k8|
mind~c-9d10e-7f3h-3i-12j6k3m16o-15p3q-7r4v3w-4x-10y-3z8| mind ,~d5e-3i-7j4m7o-5p8q-5r-3x-3|
minds~a-3p-3r4B7C-8| minds ,~r4B7C-8|
mine~b4c21d-5e-13f-4h-6i3j8l-12n3o-7p-6q4r7s-3t3u-9w4x12y-11z-6B-4C4| mine
.~b4c11d-3e-8f-3h-3j4l-5o4q4r4u-4x3B-4C5| minute~f-4k-3m4o-4p-8q6x-8y3z3| minute
,~e4m3o-3p-3q4w3x-5z6| minutes~c-3e8l-3p11r-10z4A-3| minutes .~e3p6r-5| miss~b-4d-13i3p-6r6| miss
NAME~a6d-7| monday~e9g-3m-5o7p3q3z4| monday ,~g-3m-4o6z3| money~a8d-5e-3h-3i10k-5l-4w-4| money .~a6|
more~a-5b24c-7d-10e-15h5i-6j-3k-8l11n6o-3p-6q-11r9v-7x4z5A-7C7| more
,~a-3c3d5f4g-3i-5l9m-6n5x5y-3z-4| more days~b6e-4i-3k-4u-3| more to~a-3b3i6l-4C8| more week~b8|
morning~b-5e6f3i3j-3l4m7n-3o-8p5q-5r-3y-6C-4| morning .~d4f3j3p7r-5x3y-5| morning and~a6|
mother~b-8c-6d-3e3f-3p7q3r-5w-4x-6y4| mouth~a-4b3c5e-10i-10j4k-3l10m3p-7q-8r14w4x-11y3A4B5C-8| mouth
.~f3p-3q-3r6| move~a13d-3e-4j4l3v3| move .~a11|
much~a-6c-3d-3e15f-3g-4i-10j8n5o-4p12r-16u-6w6x-4y5B4C-5| much .~a6r3| much
as~a-4b-3c4i-7j5p-3q4u-4w5| much for~c-6e12h-3p7r-5| mum~c4d-4i-5j-4k-3l7r5u4v-4|
must~a9b-4c-8f-5g5h-8p-7r6u4w-4z4A-4B5C-7| must have~m-3o3r3B6C-7|
my~a-8b-8c11d-13e-10h-9i7k-17l-3n-8o8p-16q-9r18v6w-7y-18A16B11C-15D-3| my answer~c-3g8| my
arm~f5i-3j6p-4r3u-4v4| my back~a-5b4c-3d4k4m-4n3q5r-6v4w4x3B3C-3| my bag~c-3e7l4n-3p-10q-3r10y-3| my
clue~e10| my dear~a3b6c-5d-4e4g4C-3| my ear~i-4l6| my ears~f-3i-6l7| my fingers~d-3i3p3q-6| my
friend~c-3g3h8p3r-3x-4| my gut~a3m-3n6| my hand~a-3c3e-5g9i5j-6k5l5m5n-5p6r3u8v-4w-4x-4z8| my
hands~i7| my head~c-4d5f4k3n5p-6q3r3v4x-3y4z-3B5C-6| my idol~c9d-6e4g-3i16j-6k-3l-9v-3| my
lips~c8i-3j-3l6u3| my mind~a-3c-7e-6i-5k3| my mother~b-3c-3e-3f-3p9q-3r-3| my mouth~c7e-3f3l4| my
name~a-6b6c-31d12e28f-5g-4j-3m-6o5q11r-7t3u3y-3z-17A13B4C-4| my necklace~i6l-4| my
own~b3c8d-7e-5f-3g4h7i3j-3o3p5r-3s-4t3w-6y4C6| my paper~a5c12e-6f-3g4h-3j3n4o-4u-4x3| my
pencil~a-3c8e-3f5i6j-3| my plan~d7x3| my tongue~c3j-3l3u5v-6| my
vote~c19e-6f7i-15j20k-6l-3m11o-7p-8q-21r18u-17w19x-5y-12z20B-5C6| my whole~a6c-3A-3| my
word~c3e-6f3g4l-4p7r-7v3| myself~a-7b-4c5e-8g5i10j-12k-6l4n3o-4r3x-3y3| myself .~c7e-3f3k-5l3|
n~a5b-3d4e6i-6m-11o10v5x6z-7A-3| na~e7| nah~a5d4e-5f-9g11m-11n8o-3p5q-4r-4u-5x7y-3z-6A-6| nah
$~d7m-3| nah ,~e-3f-5g6r-3|
name~a6c4d10e-13f-4g-8h17j11k5l-7m10n-10o-14p-4q19r-8s-10t10u-11w11x-16y-16z15B10C-14| name
,~b-6c6d4f-4m3o-4p3q-11r7u3x-3y5z4A-5B3C-3| name .~a5c4d4e3f3h3j4l-3m-5n-3o3p-5q8r-5x6A-7| name
?~a4c3m4q5r-6x-4A3| name and~b-3d3p7q3r-3z4A-5| name around~m-9o7y-6z4| name
came~h5m-3n7o-4p4q-3r6x4A-3B4C-5| name down~a-3c5e6q4r-5A-3| name
in~c-3d-4e3j-4l3m8o-7q11r-8u3w-4x-11A7| name is~a7e-3m4o-4q3r-3x-3| name of~d8| name
off~b5c-4e-3i3k6| name on~a4d-5h-4i5k4m-7n6p-5q5v3w-3x10z-8| name out~c-3m-7o3p-3q-5r8y-4| name
you~b3c5i-8j9m-5o3q7r-5u-8w8x4z-5| names~b3c-7h-3m5o-8p-3r6s-3t3x-4y-3z3|
near~a-4d3e-7h6i4l-3m3n6x8y3| nearly~c-6e5p5r-3z3| neck~b-4c3e3h-4i10l-8n-10o7p3q5r-8x-3z-3A5|
necklace~b-7c9d-4e-4i26j-9k-4l-21n-4p-3q-5r3u5w-6| necklace ,~e3f-3i7l-5m4o-7q-3z3| necklace
is~i8j-3l-5| need~b10c9e-9g5j7l-11m-7n10q6r-8s3t-3u-5v-4w10x6y3z-7B-5C6| need
to~a-6c3d4h4i-8j7o-3r-3u-7v-5w8z-4B-4C5| needs~b-5c7d-6i-5k3n-3p-3r3w4|
neither~e4i8j-5k-4m3o-5p5q4u5v5w-4y3B-6C4| neither .~c5i6x3|
never~b-6c13d-6e8g-11h-12i3j-16k-5l8m-5n5p15r-6u11v-6w-16x-4A6| never even~e7| never had~a4g4i-7l6|
never write~a-6c-3i4n5o-3p3| new~j3m-5o3z6| news~c13i-5j-4k-3l8q-3r6u4w-3B4C-5|
next~a8d4e-5f-6h7i-7n7o-10p-3u-5v-8w8z8A-7B-5| next .~a4b-3d6e-5h7i3m3u3z3A-3| next
one~j3m5o-6u-3w5| next to~c3d3e-3h-3i-5j-4k11l-5m-6n6p-5q5u4w-3A-3| ngl~a5p-3q-6r7|
nice~a5b-3d-3e3g-3k-3p3u-3w4x3A-3B11C-12| nicely~a-3c-6e3f3m10n-5o-4q5r-4x-6|
night~b-9e6f-6j-6k13l-5m-18n-5o21p-7q9r-4u6w-3x14y-9z-15A-4C-3| night
,~a-10d-3f-4k3o4p-11q5v-5x11y-8z-4| night .~a8b-3c5d4h-3i6j-6k5m-6o4q-3u10w-6x4y-4z-8| night
?~c3e-5i-3k7m-3o3| nine~a4b-4d-6g-3h-5i-8j-5k11l-5p-3u5v-4w-4| nine to~a7| ninth~e6p-3|
no~b4c9d-8e-5g13i-7j8l-7m5n-3o-4p16q-12r-15u-6x-9z3B3C-4| no ,~a9c-5e11g12j6k-3l4p-5w4x-4y5z-4| no
.~b13e-8f-15g23i9k5l-8m7n-6o-3p6q-4r-4v-3y-5z3| no danger~b6c4i3| no idea~a-4e6p3r-4x5y-4| no
longer~m-4n8o-3r-3z3| no no~a8b4g7| no one~c8e-3k-3l4p5r-6v-3z3|
nobody~a-3b5c4d6e-9g-3h-11i8j-5o-4q-5s3t3u3v3w-9z6A-5| nobody
's~a4b-5e-7f-5i5j-5k-4m3o-3p8q-8r-6u4v-6y4z-4| nobody .~a5c7| nobody else~a-4k6l-3n3o-3p-4q3C3|
none~a3e4k3o3p9q-3r-8x3| noon~a-3e6h3r3z-3| noon and~e6| nope~d-3f-4g6|
not~b3c4d-5e5f-13g5i16j-9k-7l-12n-3p8q3r-11s3t-3u8v-7w-6x7y-7A-10| not ,~a3d3g4i-6j4m-3o3p3q-5v3x-4|
not ?~f7g-8x3| not HIM~a11b-6e-3f-5g13i4j-4k4v-5| not NAME~a3d-4j5l-4p-3q4u-5v-3w7| not
a~a-6f3g-4i-10k-3l10n-4o5p6r-8u3| not be~b6d-6i6k-4l-3n4x4| not even~b-4e8g-3i-5j-4l6r-3u5v-4B3C-4|
not find~c6h3| not gonna~c-4f3p-3x-4B-3C7| not me~b3c-3m5n-6p-4r4w-3y-6A5| not on~b6e-3g3| not
once~c-4d-3p-3r6| not one~p-5r5x-3y7| not saying~b-4f-4g-6| not sure~a-6o-3x-3| not the~d3e6m4n-3|
not this~c6| not to~b-3c-3f8g-3k4l-3m3o-8| not what~m6o-7x-3z3|
nothing~a-6b5c4d3f-7i4j8k-3l-8m-3n-6o4p17q-7r-14s3t-3u-10v3w5C3| nothing
.~a9c3d-4h5i-4j-3l7q-3r4z-3B-3C5| nothing but~b7| nothing to~a-8c7d3e-4f-3h-3i4l-4m-3n-3o3q3u-5|
nothing you~e6| notice~a-6b-3c-5h3o-3p-3r3| noticed~c-3d-6e-3h12m5n4o7x9y-3A3| noticed how~d-3o4x6|
notion~a-7d4| now~b-7d4e-4g7i3k-3m-8n12o4p-7r12s3t4u-6v7w-4y10A-4B5C-8| now
,~a5h3i9j-7k3l-5n5p6r-9v4x-6y5A4B6C-7| now .~a-7d5e-7f-3g3i4k-5n3o-4p4q-5B-3| now ?~d-7e-3x3y-5| now
on~a-4c9l4| now you~g5k4x-6y7| nowhere~a-6b7c3j-4| number~a3b4c-3e8f-4h-3m10n-5o-3x-4y4|
numbers~a-6c-5e-6f8h4i4j5k-4m-4o7p-6r5u-6w5x9z-5| oath~e14i5j-4n-4o4p7r-6| oaths~e6|
odd~e4p-5q-4r8x6y-3B3C-3| of~a-3b-4c-6d-5f-7h-4i-13l17m-7n10q5r-14s3v4x-8y5A7C4D-3| of
NAME~c-3h8j5m-7n15o-7p-4q-6r7x-7y15B4C-7| of a~a7b-3c7e-5f-4g3k3l-4m3n-4p4r-3u-3v3| of
all~a3c-3e6h-6p-6r4A-3C-3| of her~e-4p-3q-4r6| of it~a-6b8f3i-10k-4l12m-5n4p-6q-3r7v-6w10x-5y3| of
me~b4g3i-5l9m-4o4p3r-6x7y-5B3C4| of mine~c7e-6i4x3| of my~b-7f4j-4k-3l3m3o-4u5w-5x-3z6C7| of
our~e4j4p7q3r-3u-3| of rice~a-3l3p-7r4| of
the~a6b-6c-4e8i10k-11m-9n-3o11q6r-4s-4t4u-5v4w-5x4y-11z10A-6B-3| of
them~a4b-3c-3d3e-12h3i-9j3k11m6o-8p-4r-3u-4x-10y-3z7| of those~a6g3m-4n3p7q-5r-3| of two~p-6r5| of
us~c-3d-9e4j5k10l-12n3o8q6r-10s6t-6v3w3x12A-3| of who~a7g-3m3o-4p-4r3| of
you~b-4d3e-9g4l-3m8o-6s-6t5v5x-6y-3A6C7| of your~a3b6c-7d-7e6g4h-3i-8j7l3m9o-8p-6s-3t3u-8w9x-5z5C3|
of yours~c-3d-3e6i-4j4k-4l3m-3o4p7r-5u-3v5x5z-6|
off~a-6b7c4d-7e-5f-6h-13i12j-9k-3n8o-7p-3q-3r8s6t-5v-3x-10y10z6| off ,~i5k-4o3r6| off
.~a6b-7f-3i3p5q-3u3x-6y5C4| off NAME~b9h-3| off my~a-4c9e-6g7j-3v-4| off
the~b7c-3h-3i-3p-5q-5r9u-4x-6y7z-3| off together~d-3y6| off your~b12e-4h-5|
offer~d11f4g5h-4m-5n3p-5v-4z-5C-4| offer .~a4f6| offered~d7h-5m-3o5p-7r9y3B4C-4| offered you~d6o3|
offering~b4e4o7x6y-3| offers~c4d7i3l-3p-3q4v4x5y-3B4| offers me~c4d7i3l-3p-3q4v4x5y-3B4|
often~m-3o4q-6x4| oh ,~a-3e6h4j3l-3r3v5| ok~c3d-7e3f5g-3h-4i-8j8o5p11r-9u-6v5w-4x-3B4C-4| ok
?~c3d-7e-3| okay~b6c6d-9e-3g-5i3j3n6o4q-5v4w-5x4y7B4C-3| okay ,~c6d-4f6g-3j4n6q3r-5v5x6| okay
.~f-12q-6r6| okay ?~b7c3d-4v-3| old~a5b6c3d4h-3i3l-4m-7n10o-6q-3s-4t4w-3y3| old
lady~a-4e-4h6o5p-5r3y3| old man~d3h-5n5o-5r-4x4y-6|
on~a-7d6g-9h4i6k-9l-3m-5n10o-11p11r-8s-5t8u3v4w-5z-10A-5B5D-3| on ,~a-3b3c-3i-7l5m-5p3q-3| on
.~a-6c3d-3e7j-5l8q-6r4C4| on HIM~a3b-3d3e-3g5h4m-4n7o-5v-3| on
NAME~a7b4e-3f-3h11j3k-3m-8n18o-13p10q-13u-4v6w5x-14y10z4C-3| on
a~a-3c3e-3j-6k-3l-3n5o-6p8r-6u6v-7x6z-9| on board~a-5f6| on earth~b7g4i8k-7o4p-4x4y-3| on
fire~d-7g3i4k-3| on her~c-3d4h3m5o-6r-3s-3t3v7w-4x-4y3| on his~a3d-4g3h8q4r-4| on
it~a-3b-5c-8e3g-4j-7k5m-3n8o-4p7q-5r-6u3w-7x7y5z-9B4C-4| on me~a-3b3c-6e5i6m-4n3r-6v3x5| on
my~a6b6c18d-6e-10f7h-7j5l-8n5o-4p10q3r-8u-3v9w-3x6| on one~a-3f7j3p-4q3u-3v5x-3| on our~b6| on
paper~e3i-4j7l-4o3p-4u-8w8x3y-4| on that~a4c-6d-3e-3f-4g6i-7k9l-7m-4p4q-8r3w-4z-3A-3| on
the~a6c-7e5h5i5k12m7o-6q-4r9v-4x-11y6A4| on this~a-8b4c5d6j-6k3m5n-6o4p-4q7r-5u5v-3w-4x4| on
to~a-3b16c-4m-4o5p-6r5z4C7| on tuesday~d3i6m-3o3p3r-3| on us~d3m-4p-6q7y5| on
with~b3d-3l3n-4o7x6y-4| on you~a-5b-3c5d4e-8h6i11j-4k-4l-4m-5n4p-11q-3r12u8v-3x12y-4z-6A-5B-6C5| on
your~b-6d8e5g4i-9k-5l7m6n-4o-4p3r-6w-5x-3y-3z4C-3|
once~a-3b14c-6e-11h-6i8j-8m-4o4p-3q-3r6s-5t5u8w-9x10y-4| once ,~b10c-4o3x4|
one~a4c-9e9f-12g4i-8j8k3l-9m12n-6o-6p-7q5s-3t5u-7v-4w9x-13y-3A13B11C-6| one 's~b-3k5p-10q4y-5| one
,~a7b-5c-3d-4e5g3m9n-6o-4q-8r5y4z-3B6C-8| one .~a8c-5f3g5j11l-4m-4o5p8q-7r-7u-8w17x7B-4C3| one
:~a-5j-4n4o-4p6q5u3v-4x-3z-3A3| one ?~g3m5n-5p-11r12y-3z3| one eye~a-5b-4h13l-3| one
for~c6i-4k5m3n-3p4q-3| one more~b19c-5e-6i-4p-6r5w3y4| one
of~a3e-6f-4g6i-8j4k8m-7o6p11q8r-12s5t-5u-5w3C6| one paper~c-3d3e7p-3x3y-4| one
person~a-3e6g3p-7r4s3t-3x4C-3| one thing~d4e8g-5j-3m-7n4o4p7q-4r-7u4v-5y-3z3| one
to~b-3d5h-3i4n7o-5q-4y5| one tonight~d6e4| one who~a-4b5c3d-4f5h10j-5k4l-6u3w-5x5z-3B3C-4| one
with~a-3c-4g7s-5t4x3C-3| one word~d5e-4m5n-6p-8r9x-3| ones~a5i4m3o-5r4z6A-5|
only~a-10b14c-3d4e-3g4h-8i-4j11k4l-6p-9q3r3s6t-6u-8v-5w12x7y-7A3C-3| only
one~b9d-3f-4g6h-3m6o-3p6q-3r-5t-3x-8A6| only reason~a-3b6| only you~d3e6x3y-3|
open~b-5e-3g-3h10i-8j-3l5n3o-3q6u3| opened~e4p-6q-5r9z8| opinion~d7m-3n4x-4y4| opposite~d-5e9p3r-4|
or~a-9b-17c-7d22e-18f-17g-14h-13i-5j7l-3n13o-15q-9r3u-8v16w-12x10y-3z-7A-13| or
NAME~c-4d9e-3m8n-9x10y-8| or did~d6e-6x3| or is~a-6d-3e-5n-5o3x-4y5| or me~d-9i5j-7o5p5r-5x5z-3| or
nah~d7m-3| or no~d10f-3n-4o4z-3| or not~a6d6f3g-3h-3i-7j7m-5o3u-5v6| order~m-6o7p4r-4z5|
other~c-4d-5e16f-4g3h-5i3j-4k7l5p-4r5u15v6w-6x-3z3| other ,~m-4n8p-4r3B4C-5| other .~i3p10r-3u3v8|
other people~e8p3q-3B-4C3| other side~b3d-3i-3l3m-5n-4o6p-6r5x-5y-3z10A-3|
others~a8b-6c4d-7e-6f4i-5l6m-3n4p-4r3u-3v3x4y4A-5| others ,~a5f3n7o-5| otherwise~a-7b6c-4p12q-12|
ought~b4e-6n-6o4x-3A3| ought to~b4e-6m-4n-4o8z6A-4|
our~a11b4c-6d5e19f-6h-5i-9k-5l11m-4n-3o6p-4q-4r9u9v-8w-5x7y-6C-3| our backs~p-5q6| our
deal~c-3e6p3r-4| our plan~e6r3x4| our side~a-4b8| our whole~e7| ours~d7m-5n8p-3v3w-3|
out~b-4c-9e8g5h-8i-3n-4p3r-3u-4w5x-5y-6A8| out ,~a5c-9i-7j4m7n-3o-6p4q-4r-3u-4x-8A4| out
.~a-5b-6d-3e-6g9h5i-3j3k9l-8m4n-4p5q-4v5x4A5| out ?~a-3c4d6i3j-3q-4r4| out
NAME~a13b4c-4e-6i3j-4u5v-4| out for~d3f4j-3q5r-4u3x7y-4| out
here~d-6e5j-3l3m-5n10o-4p6r-8s-3t3v5x-3z4| out
of~a-5b6c3f3h-3i-17j15k-4l11m5n-5p4r-5u-13w10x-7y3z8A-3| out there~a-4c-3d3m-5o3p-3q-8r10| out
to~a-3e7r-3| out with~a-3b4c3d3m-3o6u-3v3x3z-3|
over~a-5c-6d14f3i5k5l-7n11o-10p-10r10u3v3w-4x-5y-3z7A-4B-7C4| over ,~c-4d4j-3n9o-9r-3B-7C6| over
a~b3p6| over here~f6| over my~g4i-7j4k3p3r-3| over the~a-3e-5h-3i-4k6p-3q3x-3y-4z8| over
there~c-4h3m-6n5o4r3x8| over to~a-7e6n5p-3r3| over your~a-3i5l-3p-4r7|
owe~a3c-8e-5j3k-4l4m-7o8u-3v-3w5| own~a-5b8c4d-11e-5f-10g8h3i4j-4k-3m-4n-4o6q4r-5t7u4w-9x-9y4C5| own
name~a4d-9| pack~a-3c4d5g-3h5i3n-4x-4z-5A7| packed~a6| packing~e3m5n-4o-4x-5z-5A7|
pact~d-5e16k-3l4m-4o6r5x8z-7C5| pact with~d-3e8r3C4| palm~a-5b-3c4e-3i-6k-3l3r-5x3z-3|
paper~b3d8e11h-7j8l-7m-3o4p-7q15r-11s-3t3u-9v6w6x11y-11z-4B4C-6| paper .~d5i6j-4o-4p-4q7r-4s-3t3z5|
paper with~e6p-3z-3| papers~a-5d6h-4m-3o7q3| parchment~c4g-4h-7i3j4k-6l-3m3p-8r-3u-4v8x-3z5|
parchment .~c3f3h-3p-4v6w-3B3C-3| part~a4d-3e3g3i-4l4m7o-7q-4x-3| partner~c3m-4n6o-4p-5r6z-3C3|
pass~c-4d-4e-5f-6g5| pass on~a3f-3g7| path~a7c-4d3y5z-5| pay~a5e-5l5m7o-6u3| pay for~a6e-4|
peace~a8c6e-4i6l-4w-3| pen~b7c6h-3i-3j6k-3l-3m9n-3o-5p-12q8r-9s-3t3u-9w4y6z-3B-7C5| pen
.~b4e6p-4q5r-4B-3| pencil~b-3c5d-4f3g-3h7i11j-6l-3p-3u5v-3| pencil ,~c-6e3|
people~a-6b5c-15d7e10f-9g-5m4n-9v3x-3y5| people 's~e9p-4r6B-4C3| percent~d4e7n4o-3p6r-4|
permit~m-3o5p6z-3| permit me~o4p6z-3| person~a-3d-5e10h-4i6j-3k-6m-7n10o-5p-13r9u4v-5x6z-3B7C-9|
person ,~d-5e7p-3r3v-3C-3| person who~e3g5m-5n6r-4s3t-3x8z-4| personal~a-3b6| personal
kindness~a-6b9| pick~b6c-4i-4k3n3o-3r-3| picture~a12e-5i-4j-3k3m-3o4x4| pity~c-5e9p3r-4|
place~c9d-3i-4k-4l7m3o-5p-8r6t3y-3z5| place .~c6i-3l3p-4r3|
plan~b-6d7e17f7h5i4j-5k-6l6m19n-14o-11p-18q-3r14u4v5w-12y-5z9A3B4| plan
,~a3c-4f-3g3m3n-4r-3x-5y3z7B3C-3| plan before~d7e4C-3| plans~e5h-3n-6o8x7y-5|
plate~d-7h3i-5k-4l10u3v-3w-3| play~a-6b10e-3h12i7l-9n-8o4p7q-3r-6x5y-8z5A-3| play
it~a-3g-4h10i8j-4l-4n-5o7q-3u3| played~c4i7l-6n6o6p-4q-3r7|
playing~a-4e8i3l-3m-10o10p-5q-5r8x-3z6A-4| plays~a4m5o-9p-4r4v-3x-6z5|
please~a-5b17c-5d6e-8i-3j6k-4n-12o9p3q3r-6s-4t4u-5w5x-3y3z5A-5B-3C3| please
,~a-6b9c3d7j3k-3n-4o4q4r-4v-4w5x-3y-3z4A-4| please .~a5b3e-5g4m4n-3o-3x-4y8| please not~a-4b7d-4|
pls~m6n-5o-3x-5A5| pocket~d5i-6j6k-3n-4o3p-4q-4r9u-7w7|
point~a-5b7c3d-3e4f-3g-3h-4i-8j8k-6u-10v-7w15z-4A5| points~i-5j6u-7w6| poor~a-12b9d-4e-5h14r-3| poor
NAME~a-8b8e-3g-4h7q4| possibly~g-7| post~c-3e-3i3j-4q5u3v-6| pot~c-3d-8i-3j4o4q5r-3| pot
.~i-3l4o6q4r-4x3| prays~a6e-4| pretend~c-7g8p-3| pretty~a3j4x-7z3| price~d5h-3i7l-6m-4n9o-6p-5r8|
prize~a5c6| problem~a4b6c-3f4g-3y-5z3| problem .~a3b8|
promise~a-10b-10e7f-6h-9j-6k4l-3o-3p26q-4r-19s-3u4v-12w6x4y-5| promise
.~c9h-4k3l-3m3n6o-7p8q-4r-5v-7w7| promise me~b-3c-5p6|
promised~b-3d-4e-7f-5k3l-3m8n-4o-7p8r-3v-4x-7z5B-3| promised me~m8o-9r-3x-6z5|
promises~a-4e8p14q-3r-10| provided~b3e-4f10u-3w3| pull~a6c-3p7r-6|
put~a3b3c5e-11g4i-8j8k-3l-4m-7n10o4p-8q10r-6u-6w9A-10| put .~b3c4g4i-3j8l-5m-6o3u-8w10| put
HIM~a-8d5e-3m5| put NAME~a11d-4i-4l4m-10o7q4x3y-9z5| put down~d5e-3m-3o3v-3w6x4z-4| put
it~a3c4d4g3p8q-4r-3x3| put my~c-3e3i4j8m-7n6p-4q5r-5u3w8A-5| put the~d-6r4| put
you~g3h3i3j-3o6u3x-3z4| put your~j-3n9o-7p-4x-9y7|
putting~a4b-4c8f-3h-5i-5m8n-3o-4p-6q3v3w-3x-4y4A3| putting NAME~a8c4d-5i-3| puzzle~a4e-6g-3|
queen~a-3c6l3| question~a7c3e-6g5i3k-6m-3p7y4| quiet~b-5e-4i-6j-6l5o-3p-4q3r4v-3w-3x-5y7z-5C5|
quit~c5i8k-3p-5q4| r~d7h-3j6m5n4o-5q5r-4u-6v9A5| r u~d6e-5A3| rain~a-5b-4d-5e-3f-3i9l-9m-3n3p-4r6w4|
rain and~i6l-8| rather~a8b-6d-3f-3g3j-6k9l-6m4p11q3r-4u4v-4z-3A5B4C-4|
read~a-17b-7c-6d-8e11f7h-6i7j-9l7o-3p-6q5u6w4z-3B-4| read your~c-4e8| reading~i-4p-5r3B6C-7|
ready~b3d-7p9r-4| ready to~a6b4d-5| real~a-3e4l3n6o-4p-3x5y-5|
really~c-5d4e9f-6g-3m-4n8o-3x8y3z-8A-4| reason~a5c6d3e-6h-3j6l-3o-6p-3q6u-5w6z-8A3| reasoning~f10|
reasoning ,~f6| reckon~b-4c-4d8e-4f3g-4m9n-3o-6x-13y11z4| reckon NAME~d7m5o-3x-3z3| red~a3m5o-5z7|
relax~i8j-3k-3z4| rely~a-7c-3d8f3h4m-5n7o-3x3z-3| rely on~a-6d5f3h4m-6n6x3z-3| remain~b7|
remains~a-3b9e-5g3i5| remains .~b8g3| remember~b-3c-5e6p-6r4| remind~c-3d3e-6m-6o5p-3x8y-4z-6|
remind me~c-3d3e-6m-6o5p-3x8y-4z-6| repeat~d-6i-3p-3r3| report~c3i-4l6|
respect~b-3c-4d3g7o-6p10r-3x5y-4A-3C-4| rest~a10b-4i-9l10m3p-4r3u6y-8z3B-3C4| rest
of~a3f3h-3i-4l7m3n-7o6p-3r3u5x-3y-3z3B-3C4| return~a5b8d5e4m-5o8p-3q4r-3u-5w5x-3y7z-3B-6C5|
reward~a-3c5e-6i-11j-3k-13l21r7u4w-4x8y-11| reward ,~i-5k-10l12r6|
rice~a-4b4d-7f-3i-8j-4k-6l10p-5t-3u5v-4| rice ,~p4r-6| rid~a4d-3g3i4p-4q-5r7v-3C4| rid
of~a4d-3g3i4p-4q-5r7v-3C4| right~b-4c-4d-5e-9f5g6i-7l3m-5n11o-7q-4v7w-5x7z-6C-3| right ?~h4i-7l7|
right about~m-4n5x6z-3| river~p3r-4x-5y6| rock~c4d4i5j-5n3u6w-4| rocks~a-4d6i8k-3l-3m-5n3p-5r6x6z-3|
roof~a-5c-6d-7e-4f-3g5| round~a-7b6d4e4f5g-6i8k-3l-3n-7o4p-5q4s-5t5u6v-4x-3y-4z8A-3B4C-7| round
,~a-6b7p-5q7r-5| round the~f4j-7l9p-4q-4r6u7w-5x3| run~a4b-4d-3e-5f7i-5k3|
running~h-3i-11l11o5p-4u-3w4x10z-7| sad~w6| safe~b3d-4e5h-3i15j-5k-8l-4n5p14q6r-9u5v6w-5| safe
,~e7h-5i3p3| safe as~e-3h7| safety~c-4e3i6j-6n3p8q3u6|
said~a6b3c12d4e-5h14k-3l5m-3n-13o9q8r8t-5u9w-6y-3B-3| said ,~a4b4e-7h8p3q3| said
NAME~a5d-4e7h-4o4p3q15r-3x6y-3B3C-4| said about~c5p-6r6| said it~b4m-4o5p-8q-12r11v3x4y-4| said
my~e-7h3m5o-6z-6A6| said no~g6| said one~c3i7| said that~a3c6i-3j5k3m-5o7x-3z3B-4C4|
same~a8b-7c-5d-9e3h-3i-7j11k5l-8m-4n10o-6p7q-3r-11u-5v7w4x10z-8| same name~a-4i-6j7u-7v4w3C-3| same
to~a3e6f5p-3r3| san~b-3d3h3p6z-3| sand~d10h3i-6k6m-4n9o-7q-5r6v4| sand ,~d6e-4g3n3| sand .~d4r6x3|
sat~a-3c3h5i-4j-3k7l-4n-3q5v-6x6y-8| sat down~h4q3x6y-7| save~b6o5x3| saved~a-6c3i7k-4p5q-4v4B-3C4|
saved me~e-3f3j4k-3p7q-3r-3u-4v4| saw~c-4d-5e10g-4i-7l6n-3o4p6q3r-6u-3v5B-5C9| saw the~c-5e7h-3| saw
you~e6o3p6y4C3| say~a3b-7c-3d10f-3g-9j5k-6l7m-11o12q-11r4s6t-6v-5w7x12y-9z-8B-11C7| say
.~c-6h3m8n-7o-4p-6x-5z7A3B4C-4| say HIM~e3g5m5o-6y-3z4| say about~a-6| say if~a8d-7| say
it~a4d11e-8g5h-3i4k-4l6m-5n3p-8r5u3x4y-3| say no~a-7f3p3q-3| say that~m5o-6x-6A4C-3| say
the~i-5j5l-5p4u-7v-4w8B-5C5| say to~d-4o6p3q-4| say we~a16d-6e-3h4n4o-3B-4C3| sayin~b4m3n5x7|
saying~a13b-11d-3f-5h-5m-10n12o4p-6q5r-5u3x7y12z-9A-3|
says~a-4b3c-6d11e5g-3h-11j6k-7l3m-10n5o4p5q4r-5x8y-6A-3B5C-6| says NAME~b4c3j3o4p-3q5r-4u-5v4x7y-7|
says he~e10x4| scared~e-7A-4| school~a-7c-6e7g-3r-3| scribble~c5d-6w3| search~e8| season~b4q-4r8|
second~a9b-4c3e10g-3h-4i-6j7n5o-4p-4u-3v8w3x4y-4B7C-5|
secret~a-4b-4c4d4e12h-6i-11j-6k-6l14n-4p-13q-4r16u3w-7y-3z-3| secret 's~c8e-4h-3|
secrets~b4h-5i3l6p-3| secrets ,~i6| see~a5b7c-7g-6j4m12n-5o-6p-4q-6r8u-3v3x-16y17z7B5C-7| see
,~a-3c-3e3p-6q3| see .~c-7e5m3r5B4C-5| see it~a4b-4d-4e-3f6k-4n-3o3r3w6B3C-3| see no~a6| see
that~a5d-4i6j-3o-5p6q-4u3x-3y10B-4C4| see the~a-7i-5k4n-3s3t-3B-5C3| seems~a7m3| seems to~a7m3|
seen~a-13e13j5m-3p7v3C-3| sell~d4e-3l-3m-3n4p6r-6| sells~e12| send~a4b9e4h-4m5o-4q3v-5w6z5B-3|
sense~i-6j6q8u-5w6B-4C4| serious~a5k5r3u7| set~d5g4n5o-6r3w-6x3y-6| settle~c7e-4i-3j5u-4v-3w7|
settle on~c8e-4j3w5| settled~a-4c3d5e-3h4i4j-3m14n-9o-4p4r-3u3v-6x-6z7A-3| settled
on~a-3d4e-3h4m13n-6o-6x-5z5| seven~a3c-3p-6| shake~i6n-5o3p-5r4y-3|
shall~a3c9f5i-4j5k-3m10n-5o-4q-4r4v3x-6y-3z8| share~b3d3h4k8l-4p5x-4z-3A3| shared~b-3c3f3i7p3q3x3|
sharpening~a-5e-5h11p-3r4z-3|
she~a-3c-12d6e8f-6h-4i8j-14k3m-4o-3q-7r3s3t-3u3v-4w-4x-10y17z-14A-6B-15C16| she
's~a5b11c-8e-5g9i7j-5o-6p3q-7r4u-3x4y-5B-6C7| she has~b-3g-5m-8n4o6p5q-5r-3y3z4B3C-4| she is~a10d-4|
she was~a-3d-9h-4B-3C3| she'd~b-6c-3e4f4g-8p3C3| she'll~a6b-3i6j-3u-3| shed~f5g-4q-6r5|
shelter~a5b7e-3j-3o-3p-8q5x-5y3C4| shes~d-3p6| shield~b7c-8g5i10j-6l-5p-7r7u5w-5| shield
.~b5c-6p-5r5| shirt~a-3e-4g-3m5x-6y5| shoe~d6e-4n-3o3z-3| shook~c-4e6n7o-8p12q-9r-4| shook
on~e4n5o-6| shoot~b3c3f-3g6i-4j11k-3l-8m4o-3t3u-12v-3w13| shop~a8d-3e5| shopping~a3m4x-6z4|
short~b4c-5j5l-3r-3u-6w6| shot~a-4b-3e3f3p-3q11r-11C-4|
should~a3b6c5e-11f-6g6h4i-8j-6k-8l16m3n-5p-3s3u6v-9x6y-5z-7| should be~c-3d4m4n-6o4x5y-5| should
go~a7c3i-3j-5k-3l9u5v-6| shoulder~d4k3l-4p-6u3v-3| shouldn't~a6e-7i3v-3|
show~a-6g-4i-7l4m-3n-4o5q3r3x4y-4| show .~c7| show me~c-5i-3j3n-7o6u-3| show you~c-6e-3|
showed~d-4e9C-3| shown~c-3e12q3| sick~b-6d-4e9i3p9q-3r-7|
side~a-7b7e-3i5j-4k-4l-3m-5n6o-5p-14q4r9w-5z-3A-4B-3C4| side ?~p-6r6x-4z7| side
of~a-7e-4g6i6k-4m7n-5u-3| sign~d-4f11i6k-3| signed~a5c7i-7j9l-3p3r-3u-5v5| simple~a7o-4p-4r6y-5|
since~a-11b-4c-4e14f3g5h-10j3m5o-8p-9q-7r7w-3C3| since day~b6e4h-8j5n-5o5p-4r5x4y-3| since
the~c-3d-3e4f3g4n5o-7p-7r6| singing~d-6e-3| single~a11b6d-10k-3r-3| single vote~a10d-7r-3|
sister~b-7h3i9j-6k-3l-3m5n-6p-3u3w-4y-4A3| sister .~h5i8l-4w-3|
sit~a-3c-3d4e-4f-4g5i-6m-6n3o4p3q-3r5w-5x-4y5z-4B4C6| sit with~a-3c3d4l3m-5o7x3y-3C7|
sits~a-3c4d3i4m6o-4p-6q5u-3v3x-4y-4z10B4| sitting~c4d-9i-6j-5k8l-5m-4o5p-11q9u4w-4B5C4| sitting
there~a4g5q5C8| six~c-8f-5m4y-3A5C-3| skin~a-4c4d3e-3i6j-4m4o-4x-6A4|
sleep~a8b-10c5d8f-6g-5h5i12k-6l-11m-3p3r-6u5v3w-8x-6z6A-3B-3| sleep ?~a3d4p8r-8|
sleeve~c3g3h3m-3n-6o7x7z-4| slept~a-7e3f4i-3k3p3q3v-3x4y-3B5C-6|
slip~b-5c7d6i-9l7m3o-4q3r-4u5v-4x3y-5z-5| slowly~l5m-5o6u3| small~b3e-7f-4g3m-5n7p-7w4y3z-6|
smart~a6c-3| smell~a-4d-3e-3h3i6l-5p4| smile~a-3f3h10p-3| smiles~a3b-3h8|
so~a11b-6c-4d3e5i8j3k-6l-7m4n-7o4p-6q-4u-7v11w-6y7z3A-7C-3| so
,~a-4c3d-3e5f5h10m4n-5p-4r5v8w-3x-4y4B-6C5| so .~a-3d6e3f3i5j-3n-4o3q-4r3u-6v5C3| so :~e-3x-3y7| so
NAME~a7e-5h4o-3p-4x-3B-4C4| so far~a-3i7k-5| so i~a3b-4d7e-6g-3h4i3k3l-4o-4q-3r9y-5B-5C4| so
i'd~a-4b4k7u6| so i'll~c-9f-3n7o-4| so is~a-3e5i6k-4v8A3| so it~j-3m-3o6p-4u3| so
let~a5b-5g3m3p8q3r-3v-3| so much~a-5b-3e9h-5i-8j6p10r-11u-4w5B6C-6| so stop~c-6g9i-4l6| so
there~i-4m3o-5p-6r6| so we~a3e7g-4h4x3y-3B-3C5| so what~a6b3p11q-5r-8x4| so who~a-4d7n4p-3q5x3| so
why~a7d-7| sold~a4p3q-4x-5y3B-6C7| solid~a-4d6m-6n11o-8x-3y5| some~e7g3i-7m-6n-4o8p-3s3t-3B4C-4|
some other~e3g6| somebody~a7c-10d7f5g5h-3i-3j11k-3m3n-9o5p-7q-5r5u-5w3x-12y3z9B9C-8| somebody .~g6|
somebody else~f4g-5j3m6o-6u-4x-6z-4A7| somebody should~a-6|
someone~a4b6c-4d-7g5m5o-10q4r-4y-3A-5C-3| something~a-5b-5d8f-6h3k9l7m-12n7o3p8u4w-3x15y-6z-7A-4|
something ?~a-3d6e-3| something about~a7d-3q5| son~i5j-3m5n5p6r-5x4z3| soon~g3i-5l4m-4o4x6y-4|
sooner~a5c5e-3f-3h-4i10j-6k-3l-5m3u7v-5w-3x-5y7z-4| sorry~b-10c-7f-7g9h3l5o5q-4r7x5A-4B-6C7| sorry
,~b-3e4g7p-3r7A-3B-5C6| sorry .~a-3b-4c-6e-3f-3g6h5i-4l5| soul~b3d5i-9j3l6o3x4y-3| soul .~i-6l6p-3|
sound~a5c-3d-4f7| soup~d6e-5f-4m4o-4q7z-3A6| spare~a6b6c3e-6g-3i-7j9l-3m4p-5q-6r11s-3t3u-8v6w4x-5|
spare me~b5c4i-3j4o-3q-3r6u-3| spare the~b6| speak~a6d-4h4j5p7q-3r-7v4B-3C3|
speech~a-3i-3k5o-4p6r-6z3| speeches~c3m3o-3x-5z6| spelled~c4i6j-7u6w-4| spelled .~c4i5j-6u5w-4|
split~c-4f3k-10l8m-7n-8o13r5x3| stand~d6i9j-7k-3m-7n12o-7r-5u6w-6z-6A4| stand
by~a5e-5i8j-4l-4n3u4w-5| standing~a-4d6i-4k4m-3n4o-3p5r-7w-3B-4C4| stands~c-3f3j-3l7u3v-3| start
.~c4p-4r6| started~a-5p-4q-3r7| starting~m6o-4x-4A6| stay~a-5b16d-4f3i10j-8k-3n3o-4p-7q-3r8u9w-7|
stay .~a-3b10| stays~a-3b16c15d-5e-11g12h-3j-9k-5l10o-3u7v-3w-8x-3z3| stays .~b8f3| stays in~b6g4|
step~a-7g3j5n5o-3u-8w4| stick~a-5d11e-3h3k4l-3m-5n4q8v-5y3|
still~a4c-10d23e-13f-12g3h-4i7j-3k3l-5m-7n23o-23p4r-10w-5x21y-4z-7A-24B3C-3| still a~d6| still
thinking~d6| still with~d6n5o-5x3A-4| stone~a5c6d6e-4h-3p4r-4w-4x4| stone ,~d4p6r-7|
stood~b3c3e-6l5o3r4| stood on~o3p-3q-3r6x3z-3| stop~a11c-4d-9f-3g8h-4i10k-6l-4n-4o6p-5u4z7B-4C5|
stop .~p3r-6| stopped~c-4h6x4y-3| stopped talking~a4h8| stories~d-6e3| storm~m-4o4x5z-6B-3C4|
story~a6b-3c-4d-7e3h-5i-5l6m-4n8p9q-5r-6v5w-5B-3| straight~a-5d6e-3f-4g4k-9m4n-8p-3q-3u-3w-3A5C-3|
strange~p8q-3r-5| strange ,~p7r-4| stranger~c8k3| stray~e3x6y-5| stray vote~e3x6y-5|
strike~a11d-4h-4i4j-5u5w-3| strike you~a7d-3| stuff~a3c4e11k3| stupid~m6n-6p5r-4|
such~b-3c-3e6g-3p-3r4v-5w6| such a~a7r4| sugar~a7e3| suits~a3f9v4| suits me~a3f9v5| sums~a7e3B-5C3|
sun~d3g-3i10l-10z3| sundown~a3c4e3i-5j5q-5r6u-4w4| sundown .~p-3q-5r7w5| sunrise~a-4b9e-3i-5k3|
sunset~a-3d-3i-3j5p9q-4r-8u-5v10w-3B3| sunset .~e3p6r-7B3C-3| supper~a-9d4e6j-3m-6n4u5v-3y3C-3|
supper :~a-6| support ,~d-6k-3p3| suppose~b-4d12e-3g-4h-6m9o-11x-5z8| suppose NAME~d6x3|
supposed~c-3d-3e6h5o-4z3A-3B3| supposed to~c-3d-3e6h5o-4z3A-3B3|
sure~a-6e-5f5i3j-4k4m4n8o-14p7r-3x-16y11| swallowed~e5p6r-4| swear~c-6e-10f3k4l-6o-3p3r-4x5y-5B3C-3|
swear to~c-7e-4f3k6l-6y-3| sweet~a6b-7d-3f4n4o-4v3w-6x4y-7| swim~a5b4c-3p7r-7s-3t3| swim
,~a3b3p6r-5| swimmer~a-7b3| swore~a-3b-3d-6e14f-3h-4i6j-3p10q3r-9v3| swore on~d-3e7p3|
sworn~c3e5j-3k6p6q-3r-3v-4| t~a4c-3i4k-3p-3x-5y6| table~b5c4g3i5j-4k4l-4o-3p8r-4v-3w-3x6y-7| table
.~b4c3g4x4y-6| tae~b8s-3t3| take~a5b-7c5g4h4j-12k10m-3q-3u11v-7w-8x4y-4z-5A-5| take
it~a-6b7i7j-4m3p3q-4u3z-3| take the~a10b-5d-3i6k-3l-4q3r-4| taking~c10d-3e-3i-5j-3k4l3u3w-3|
tale~e3m7o-5p5r-6x-10z9| tale .~m8o-9x-6z5| tales~a-3c4h5p7r-5B-4|
talk~a-6d3f-4g-3h-9i-9j6k-4l7n-6o6p-4q-6r4u-4w4x6z-6C4|
talked~b-4e-6f6g-4i-5j5k-5l6o3p5r-3u-5v10w-3| talked me~c4e-3f9j3u-3v5|
talking~a6b-3e-8h6i5m-4n3q-3r6x6z-4B8C-7| talking to~i6l-5r3x3z-4B6C-5| talking when~h8|
target~a9c-3d4e-5f4g7m8n-3o-6q-3r4x-9z5| taught~d-4e6f3p6r-5| tea~d3e6m-4n7o-5| tea .~e6p-4|
teeth~a6| tell~a-8b-6c9d3e-9j-3k-4l8m7n-6q-4v-8w4x-3z3A-4C-7| tell NAME~a-5c3h4i3l-6n-3o3x6y-8| tell
me~b-8d17e-12h-3i-5j3k-7l7n-5r-3u3v-10w7x-3z3A-3| tell you~b4c-4d-8f-3g3l5m9o-8q-4v4x-11y8B5C-8|
telling~b-7c6d3e5g-6i-10k4l5m-6n-4o9q-5z3A-3B3C-5| telling NAME~a-4c4e3i-5j-3l6o-5u5v-8x3| telling
you~b-5c4h3i-4m-4n-3o4p-6r4v5x-8y7B-5C5| tells~a-6c-3e3j-4l3m3n-4o-3u6v-4y-3z5|
ten~b6c-3j7l-3p11r-11u-7w7x5A-3| tent~c6k5p-5r3v-3|
than~a-6b4c-6d9e-5f-5g-3h-4i7j-12k7l-6m-4n9o-3q-7u11v-5w-9y10z-3A-5C6| than i~d9i-3l4p-5r3w-3y3|
than you~a5b-3n-3o6x4C8| thank~c-7e-6g4h-5l5m-4p-9r4v4x-7y5B4C-5| thank
you~c-6e-8g6h-5j3p-5u-5v6x-6y6z-3B4C-5|
that~b-10c-5f-3g15h-4i-5j-4l11m-19n-21o32p6q-9r-5s5t-9w-13x6y-11A-5B11C-11D-4| that
's~b-3c8d-6g5h-7k-4m3n-3p9r-12v-4w6x-7A3B9C-12| that ,~c-5d-7g9i3j3k-3m3o-6p7q-6r-4u-5v8y-3C-3| that
.~a8b4c-3e-9f6g6h-4j3l-4m-9n7o7p7r-9u-3v6x6y-6z3B5C-7| that ?~a9e6i-3j5m-3n3o5p7q-5| that
NAME~c-3g-3h6i3j-8l3m3n5o-4q4s3t-3x4y7B-4C4| that a~d-4n4o-4p-3r4x4y-7B3C-3| that clue~d6p-3| that
down~m6o-5v4w-4x-3| that face~d4e-4o3p-7r6| that from~c-4h6p-5q-4r7| that
i~b-3c5d9e-10i5j-6k-4l5m-4n-4o3p10q-3r-8u3v-4w-3x-8y-4z14A-4| that i'm~a-4c-6d4e5p3r-3| that
idol~c-3d-3i-6l6m-3o4x-6z5| that is~a3f-3g7n4o-3r-3x3y-3| that it~g-3k4l4q-3u7| that makes~b3c-4f7|
that my~i6j-3u3| that nobody~d7m-4o3p-4q3x4y-3| that on~e3i-6l4p3| that
one~a-5b-5d-5e-7g12i5l3q-3r-3v5x5y-3B-10C9| that she~a-7e5g-3p6B3| that
the~c-3d5e-3h4p-4r3x6y-4z-8A3| that to~e-3f-4g9h-3i-3l3p-4| that up~a-4b4p7q-9| that
you~b3c5d4e9f-3i-9j7l4m-6n-7o9p-4q5r3s3t-3u-5x6z-4B3| that you'd~b3e8x3| that you're~p-6r6| that
you've~e4j6o4r3u-6w5x3| that'll~c-4f7| that'll do~c-4f7| thats~a5c3d-6e3j5l-5r-3u-4v3w4|
the~a6b-12c-4d-10e5f-13h-3i-9j-13k7l7n-12o9s6t-4u11w-13y-6z5A-8B-6D-7| the back~a3b3q-4r8| the
basket~m5o-5x-6A5| the beach~a-5i6p-9r10u3w-3x-8y9| the bench~m8o-4| the better~k3m-3n7| the
big~d8C5| the boat~b-3d3e-6j-3l7p3q-5u4v-5x-9y8| the challenge~a-5b-4c-4i5l-4m-6n3B3C-4| the
clue~c6i-4j-4k-4l7m-5n-7o8p-5q-4r6x5y-4z-3| the dark~a-3e7x4| the door~e5o-3q-3r4z8| the
end~a4c10e-4f-3h-5i-9j-6k17l-8m-10n3o5p-4q5u6v-4w-5x-3y-3z3B5C-6| the eye~a-4e8p3r-5| the
feast~c5i-5l7n-3z4| the final~a10d3g6h3j-4k9l-3o4p16q-3r-15u8v-5x6y-3B-4| the
fire~a-5b6c-12e-3h7i12j11k-9n7o-7p-4q3r7u-3v3w7x-9y3| the first~e-4g4h-4i-4k-7l7m-6o3r-3v5w-4z-5|
the five~d-6e3r-3| the game~e-4f-4i7l-6| the girl~b7g3| the glue~a8e-4| the good~c6v-3| the
grave~c7e-4| the ground~d3e-6f8l4n-3v4z5| the head~a6r-3| the hour~c6| the ice~i-4k3n3p-5r6| the
idol~a3d9e3h-4k-3m-12n-9o19q-4r5s-5t5x6y-3A-5B4| the jury~a4d-8h4i3l3q-5u4v5| the
last~a7c12d-9e-10i-7j-8k6l-3m-3n-3o6q3u3w-3x8y-4z-4| the man~b4d3g6p5q4| the
merge~b6d-4e-3i7j-3l-4p-4r4u-4v3B-3| the million~i-4k6| the minute~l3p-5r6| the
name~a3b-3c11e-8h7i-6j13k-3l-4m4o-6u-12v5w11x-4z7A-4| the necklace~c3f-3i12k-3l-10n-3p-4q-5r8w-3|
the next~b4f-4h7k-4l5n3o-7v-3w6z8B-6C5| the night~c4d7e-5g-4i-9k5l3m-5o6p6v4x5z-5| the
numbers~a-5c-4e-3f8h4i6k-3l-3m-6o7x9z-5| the old~a3b3e4g4h4m-9n10p-8r4t-3x4y3z-3| the
one~a9d10f8g8h-7j-4m14n-11o-12q4s-5t5u6w-5x-12y-5A11C-4| the
only~a-9b14d-4g8h-3i4n-5o6q-3s3t-3x8y-6C-4| the opposite~d-3e8p3r-3| the order~m-4o6z3| the
other~c-4e10g-4h-3i-3j-3l5m-6o4r5v-3z5A-4| the
others~a7b-4d-6e-4f4h-3i-3j3k-7l7m-5n4o3p-4r3u-3v4x5y4A-6| the paper~c-3e10g4q5r-3x3z-4| the
pen~b6c-4m5o-3p-5r-3y4B-3| the plan~c-4e5f-5h3i-3l3m11o-14p-8q3w-3x-7y3z7B5C-7| the
pot~c-4d-7e-3j6o4q4r-4v4| the price~c-3d3h-3n5o-3p-5r7| the problem~b8| the question~a3d-5e-3g6| the
rain~i7l-7m-3n3r3w3| the rest~a8b-3c-4h3i-5j3l7m3n-8o6p-4r3u4x-3y-3z3B-3C4| the
reward~e-5i-4k-11l11x7y-10| the rice~d-3e-4g4k-4p10r-9| the right~d6e-6| the
same~a6b-5c-7d-4e5f4i-9j7k3l-4m-3n9o-5p6r-11v8x7z-4| the split~c-3h3n-6o6r5x3| the stray~e3x6y-5|
the sums~a3r-3B-6C5| the sun~d3g-3i8l-10z3| the swap~e6m3o-3| the table~b5e-3g3i5k-3n3o-3p3r-3x5y-6|
the thing~d5n-6o5| the tide~c3e-7g3i4j-5u3| the truth~d6e5i3j-3o4p4r-4y3B5C-5| the
two~a-7e-3h4i-5k6l-3m5o-7y-4z3| the urn~c-5e3h-3i3k-3p6q3r-4w6x4z-4| the
very~a-3b3e5j-3k7l-3q-3x-3y4C5| the vote~a-7b-4c-6e14g3i4j-5o9q3r-3x-3y4z17A-6| the
votes~a-4d-3e3i3p7q-6B-5C5| the water~a-4b4d6m3o-5q-6u3v-3x-3A3B5| the
way~a-3f5h6i-5k4m5o-3p-4v4x-3C-3| the well~c5d7e-3f-3h5i-6j-4k-3l7m5o-6p-8r7u5v-6w-3x-3A4B3C-4| the
whole~d-3e4g-5h-5i9j-8l-4m-4n-3o5p-5q-4r8u8v-4w-5x3B-3C3| the wind~c-4e-4i5l-6m6n-5o-4x-3z4| the
word~c5e-6h4k-5m3v-7w5y-3z6| their~b-3c5d-7e-5g6h11k-5l4m3o5p-9q9w-4z5A-3C-4|
them~a3b-10d3e-11g-6h4k3l-3m-3n9o-7p-12r7u-8v4x-7y-6z7C-5| them ,~a6c3d-3e-6i-3j5k-3l5p-7r7u-6w5|
them ?~d-3m-4n6| then~a-3b-5c-3e6f21g-3h-7i-11j11m3n3o-4p7q3r-6s-4t4u-5v6w-7y-9z7A-5B3C-8| then
,~a-5c3d4f6h5j4l-3m-4n-3o10u-4v3x3| then .~a-6c5e-4f11g-3m3o-3| then ?~m7o-5x-6z7| then
NAME~c-4e-7r-5| then i~a-3c-5e6p4r-4| then the~k-3l4p10r-4| then you~d3e8m-5o5p-5v-3x5|
there~a-7b11e11f-8g-3i-4j-3k19l-11m-10n-7o13p10q-4r-4s-3u4w-5x11y-15z6A-3B9C-8| there
's~a-4b5d4g-4i-4j3m-4n-4o5p-3q7u-4v-4x-6A-4B4C-7| there ,~e8i4m-4n-4o9p-10r9u3v3x12y-6z-11A5C7|
there .~a-6b-6c9d-4f4j-4m4o-5p13q-10r-9u4w-4y4z-6A5| there ?~e-3m-9n3o5| there a~a5d-5m3n-4z6| there
and~d3i-3k3m-3n-3o7v-3x5C-3| there are~b11c3e-7j-4k6l-4m7o-5s-3u3v-3x-3z7A3| there
is~a3c-3e11k3p4q-4x3| there was~d6n4p3r-3x4| there with~g5m3n-3x-7y4z4|
these~b-6e-5f-3g-3i-4k-4l6m-9n11o-6w-3y-3z-3| these days~a-5d3m-5n7o-3|
they~a-13b-8c12e-11f-6g-7h12i7j-6k-4m3p-6q11r-4s3t-3u9v-4w-8x-4y10z-8A15B-6C5| they
come~a4c4d-5f3h-10i7l-7| they have~h7| they say~c3d4e3h-6l3m-5o5p4z3B-5C5| they want~e-3h7|
they'd~a-5p6| they'll~c-3d-4i8l-9m5o-7r4x-3z6|
they're~a-4c-4h16j-3l4m8n-5o-6p-4r3w-6x-4y-3z-4A5B-4C4| they've~h6i-5l3n-3p3r-5B3C-3| thin~p-5r8|
thing~a-10b-5c-4d6f-3g-8i-8k4m-11o12p14q-11r-7s4t-4v-6x8y-5z-4A-4C3| thing
,~b-3c-4d6h4i6j-5n-7o6p-4q-5r7u5v-3x3| thing and~c-3m-4n8p6r-7y3| thing in~a-3b4d3i4n-4o4C7|
things~b-5d8f-5g-3i6m3o-4p-7u4v-5w6A3| things ,~b-3d6e-6f-3h3i5m4o-4x-3|
think~a3d-4e-7f-5i-5j5k5l5m-7p-10q7r5t3u4x-10y8z-5B-4C3| think .~f-6i-4j6q4u-6w6| think
NAME~c5j-4l7u4v-4B-3| think of~a9c-3d3e-3g-4m-3n6o-4s-3t3y3|
thinking~a7b-3c-7e-4g-4j4k-4m3p-3q-3r6u-6w7x-5z5B3| third~a5b-5d-5e6f-4h-3i-3k3q7r-6v-3|
thirty~c5i-5j-3k7l-3p-5q3u3w-3C3| thirty -~c8i-3k4C6|
this~a3b15c10d-3e-11f-5g-6h-3i5j-13l3m-11n4o5p-6q-8r7s-8t8u15v-12w-6x3y-9A-8C-6| this
,~c-5f11g-3m-4| this .~c-6d6e-6f-5k8m-6u6x6z-3| this ?~b3f3m-3o3x-3z7| this NAME~a3d3k-3l6n-4o4|
this and~b8| this beach~a7b-3c4k3p-3q6r-4| this camp~a-7b8c-3d-3e7g3o3p-5r5x-5z9A-4| this
evening~a7b-3c-3e-4h6i-5j4m10n-3o-9u-4x-3y-3z6| this game~a8e-3l3| this
morning~a3b-3d3f4m8o-11q-3x-4z3| this once~b12d-3| this one~c-3e7g4i-3m4n-6o3p-7q-3r9v-3| this
show~c6| this time~a-3b7g-3k-3m4o-3p-4r3w5z5C-4| this to~c-3e-3o4x10z-11| this up~e6| this
week~e3f-4i4j4m-3n6p4s-3t3u3| this whole~a3i9j-3u3| tho~d6g4l-4n3o-4z-4|
those~a5b-4c-3d-3e-3g6h-5i-4m-9n-4o11p13q-8r-8v5x3y-6z3|
though~a3c-3d4f9k-3m-4o3q4r-5s-5t4u-3v3x-4y4| thought~c-8d-8h5j3k5n-3p-15q-3r13v5w-4x4y-7z-4B5C-6|
thought about~b6k3A-4| thoughts~a6m3o-3z4| thoughts ?~a6| threat~a4b7e5r-3|
three~a-3b-4c4e11f-6h-9i-15j-7k25l-10m-9n-11o16p4r-5s-4t4u5v16w-8x3y-8| three ,~d-3e-7k3l-3v4w-3|
three .~d4e5i5k5m-5o6v-4x3y-3| three more~b6c3e-4i-3k-4u-3| three of~a4e-5i-8j3k6l-3u-4v5w3| three
papers~a-6d5o3| three times~e4i-3j4p4r-8| three votes~e5m-9o8p3| threw~d5m-4p-7r6|
through~a-6b5c-10e3f4i4j4k-5l-8n-5o11p-7r6u-9v3w4x8y-6z3C-4| through it~b4e3i-6j7p5r-4u-9w6|
throw~b6d3g3h-4i8j-5p-4q3u3w-3y3z-4| throwing~a-3g4m-10o8q-3r5y-7z5| tide~c3e-4i4j-6p4r-4u3|
tie~a-3d5i8j-5m-6q5r-4u6w-5| tie .~e4m-6o5q3| till~a-8b8d-7f-4k7l-4m-3n4p-13q-8r15B3C-4|
time~b4c-4d7e-5f5g-6h-9j6k-10l4m-14n-12o20p-8u-9v-8w11x13y-7z-8A-3C-8| time
,~a-4b5i3j6k-4l-3m-6o3p-5q3u-7x7z-5| time .~a-15c-4d10h-4m-5n-4o9p6r-7v-4w5y-4z-3| time
i~d-3i9k-3n-3q3| time somebody~a7| time you~i-3j3k-3m3o-3u-4w6z5|
times~c4d-4f-3h4i8l-3p7r-12u3w-4y-4B-3C3| times ,~c4h3p-5q9r-3| times .~e-3i9k-3| tipped~e8|
tn~a5b4d-3e5j5u-5w3B-6C4|
to~a-10b4c-10d3e5f-4g-8h-8j-15k8l6m-13n5o5p-9q-10r9u12v-17w-8x14z-10A-15B-4D-5| to
,~d5e3m-7o7q4r-6u-4v5y3z-3| to .~b-4e-3f4h4i9l-6p-3q4u-4x6y-4| to ?~a-3d8x4z-4| to HIM~b3c3g7i7j-4|
to NAME~a-5b-3d-8e24f3i5j-7k-4l5n-7o5p-5q-9r9s3t-4u12v-8x20y-25z4B-8C3| to
a~b7d-5f-3h-4i-3m-8n4o4p4r-8z5| to be~e12f3h-4i-5j11k-3l-7m6o-9p-5q7s-5t5u-10w5x-4y-5z9B3| to
believe~d-6e4p5r-6| to do~c-3d7e-6i-3m5n-4p-3r7| to everybody~i7l-6m-7o5r-4y3| to
find~c-4e3g6n-3p-4C3| to finish~p5r-7| to get~a-5e4g-3i6j-3l-4m8n-8p-3q-7r9| to give~a7| to
go~b9c-3d-3e-5f-3i3| to have~c5h3i3l-5r7| to hear~b-4c-3d10h-4j-3m-3o5r-5y3z-3B-7C8| to
her~b-7c-4d3e6m-3o3p3q-4x5y-3z-3A3| to him~b-3c3f-3g3i4p-6q4| to
it~b-4c-3d4f-4g3h-3j-5m-9n6p4r-7u5w-4x-3z3| to know~a-10b-5d22e3f-3i-12k-10l15m3v-10w7| to
learn~a-4c-3d13o4p-5C-3| to let~b8d-4| to like~c4f8v3| to lose~k6| to
me~b-3c-7d-3e16f-5g3i3j-6k3m-4n5p11q-3r-6s3t4x10y-4A-7B-3C4| to mention~d-8e7p-8r8x-3| to
my~e4h4i-10j-5k-4l14p3q3r-4u6v-3w-4| to nothing~a7| to
put~a-3b3e-3h4i-3j7l-5m9n5o-12p7s-3t3u-8w6x-6y6| to say~b-8c-7e-4g-4l7n-4p-4q-3r5v3x13y-9A-3| to
see~a-4b9g-3m-3t-3| to send~a-8b4c-3m4o-3q3z4| to show~n-7o6r3| to speak~e4p6r-5| to take~a5g6p3q-3|
to talk~c-3e4h-3C6| to tell~c-6d-4h7n-6o8p4r-4x7y-5| to that~a7b-4c4f6i-5j7o7p-9q-6r14u-6v8x7C-3| to
the~a-5b-7c13d-3e5f4g5h-7i-11j-7k8r-4u6w-3x-5A-3B-4C4| to them~k3n7o-5| to understand~e6| to
us~a-3d7e-3f4g-4y-5z3| to write~a-8h9i4m10o-15q6r-3v-11w4x-5z3| to
you~b6c12d4e-9f-6h-5i4j-5k-6l11m-4p-5q5u11v-5w-5x-14y12A-5B-5C4| to your~e-4f4l3q5r4x-6y5|
toast~a-6f5| today~b-7e-8f-6h5i5j-5k-3m10o-12q-10r3u3v-3w3x-4z7B-5C5| today ,~e-6f-3h5i4j-3u3| today
.~a-3b-3d-3e-6g3n3v-3w4| today i~c3e4i3q-6u3|
together~a3b-6c7d-4e-3f-3g-3h-7i-6j-7k8m7o6p16u8v-5w-3x8y6z8B4C-4| together ,~d-3h-3k4r6| together
.~a7e-3i-4j-4k3l6p6u4v-6| together ?~d-4m4o3x5y7z4|
told~a-8b-6c5d-8e21f-8g-9h-9i-5j4k4m9o-7q-10r4u-5v6w3y-13z9A9C3| told .~C6| told
NAME~a-3e13k4l-4m-6o4p-11q-6r13v8x5y-11| told her~c6e-3| told him~e3o3p-4y-9z8| told it~p6r-6x4|
told me~a-3b-3d-7e-3f-3g-4h-3i-9j5l7m21n4o-22p12q-4r-8u-5w6x-11z4A13B6C-6| told the~e6r3y-3| told
you~d-4e3h-3i5l-5m-5w-3x-12y4z8B-5C3| tomorrow~e-6f-4l-3m6o-8u-3v-3w5x-5z5| tomorrow 's~c-3i-4l7|
tomorrow .~a8j-5m3o-5x-3| tongue~c4j-4l3p-6r7s3t-3u7v-7w-3x-5|
tonight~a10c8d7e-15g-9h17j14k-13l-10m43n-31o-28p13q-5r-12s-5t4u-11v-3w15x-37y-8z15A15B-7C4| tonight
,~c5d6e-7h7m15n-12o-5p6r-3u4w3x-9z7A6| tonight
.~a3b5c-4e-3h10j4k-5l-7m10n-4o-10p10q-6r-6u-5w5x-8y3z5B-6C4| tonight
?~a-3b-7c-5d14e-3m14n-7o-9x-11z5A5| tonight and~b5d-3h-6k-3u-3|
too~a4b-14c7d4e-4f4g11l-3m13n-9o-7p-3q11r-14v3z5| too .~b-4c3f8p-5q7r-3w-3| too ?~a-3d4k-3m7n-3o-4|
too much~a6h4| took~a-7c-3e-5p3q3r3| top~c6h6i-3k4l4q3s-4t4v5y3|
torch~a9b-8c6e-3f-3g-3i9j-6l-7m10n-5o-8p3r-3u7v-4w-7x-7y4| torches~p6r-5|
touch~b3c-3e4f4g3l-3n-3o4p6r-5| touched~b4c-3e7p-3| touching~c6i4| trade~b6i3| tree~a9d-5e4i5j-3u3|
tree ,~d-4e6| tribal~a3d3i-4l-3n-3o3p3q-3r-7v-3w5x3| tribe~a8c-3d-3h-3m-7n4o3r3x13z-7| trouble~a-6|
true~d4h-4i10k-4l-3m4n-8o6A3| true .~c3i9k-4| truly~a-3b-3e3g-3l3x-4y3A6|
trust~b-7c-6e6f-4g-3h5i-6j9l-3m-10n15o-11p10q-13r-9u-8v4w5x-11y6A5| trust NAME~a-3d7h5n4x-3y3| trust
me~c-4d-4e6i4m-3p10q-9r-8x-12A13| trusted~a-5d3h8n5o-4| truth~d8e4i4j-3o3p5r-4z-4A3B5C-6|
try~p5r-4B7C-7| trying~c-3m8n-5o-3| trying to~c-3d3m6n-6| tu~d-4e7| tu ,~d-4e7|
tuesday~e7h-3i8j-4m-7o6u3w-3x8z-7| tuesday .~d3i7| turn~a-5b6c-5e-7f4g-3h8i9j-4o-5p6r-3x-7y3| turn
on~a-4d4h7m-3n3| turned~a-5b-3d5e3g3j-3k3m6n3o-8p6q4r-8u3w-3y-4z6| turned ,~z6| turned out~e6p4r-4|
twenty~d-6| twice~a5c9h10i9j-5l-4o3r-7u4x5y-3B-6C5| twice ,~a-4c10g3k3u3| twice
.~b6c3h3i6j-3k-3q3r-5v-5C3| two~b-7c4d11f-5g-5h3i-3j-6k16l-4m-10o10p-9r13u11v-4w-6z-6A-4B4| two
,~a-3c6e-7i-4n3o-4r7x-6y5| two .~a8b-3i3k8o5q-9r3u3x8z-6B3C-4| two :~j-3k3p6q4u4v-4x-3| two
of~e-3f3k4l-3n6o-6p-4q4v3x-3z-4B3C-4| two votes~c3i-3j3m-4o3q7u-4w3|
u~b-3c-5d7f-3g-6h-3i-11j5l3m-7n8q-8r-3s3t-3u-7w4x9y-4z-10A3B-4C-3| u $~e-7f3j-3m5n4o-10w-4x-6y-3A8|
um~f-7m3n-3q3| uncle~a3c7e-4l-3p4r-4u3y3|
under~a-7c5e5f3g-3h7i-4j-5k-4l7m-6n4p-8q-8r11w-3x9y-5z-6B-3C3| under that~f3g-3i7l-5| under
the~d7e4h3m-3p-6q-4r6x4| understand~a5b-4c-5d10e9q4| understand .~e6| unless~a7v3| unless you~a7|
until the~a-5c4i4k3n3p7q-4r-6| up~a-12b-8d8g-4h6i-7j-4k-10l17m-5n-15o13s-4t3u7w-11x7y-13z-5A6B8C-3|
up ,~d-3e-3h3k-4l5m-4n6p5s-5t5v-3x4A-4| up .~c3f-3g-3i8k-3m-4o6x6z-3| up at~d3i-4l6m6o-4p8q-10x-4A6|
up for~c4d-5e-4f8g-4l4p-7q4z5| up that~c4l3p6r-3x4| up to~c4d4h5i-4j4m-3o-3q4r-5u-3v3y-8z6|
ur~a-5c8d-4f-5h5j-5m5o-5q-3r9u7x-10A6C-3| ur name~c3d-3e-3h7j-3k3l3|
urn~c-4e4h-6j3k-3p5q6r-6u-3v5w5x4z-4| urn .~c-6d-3e3i4p4q-3|
us~b12c-5d5f4h-7j-12k18l-8m-6n17o-15p-5s13t-8u15v-9w-3y11A-12B-17C14| us
,~b-9d5f6g-3h-5i7l-7m7o-8p-4q-4r7v6w-3x-7y4z3B-6C4| us
.~a-7b12f7g-3h-5i-8j-4k4l5m8o-8q5r-4v-4w5x-5y4B-4C4| us ?~a-6b4d7g6m-3n7o-5| us
and~b4m3o-3p-4r4v4x-5z5B-7C6| us both~a3b-3c-3g-3i-4k7l-6q-4| us if~n4o-4x-6y7| us in~a-6b5e3r4| us
were~a-6e6o4x4| use~i-10l3p-7q-6r10| use it~i-6j3u-3| used~a-4e-4m-7o5q-7r7x-6y3|
useful~a-3b5c-3e4m6n-3p-6r6y-4z7| useful to~a-3b4c-3m6n-3y-4z6| uso~c3m3z6|
version~a-4c4d3i3j-4p6q-4r-8u3z-5A5| very~c-3e9f5g3h-7j3k6l-4m-4p7q-10r-3v7w-4x4y-4z4B-4C6| very
much~e7p3| very well~c5f7o3p6r-7x3| voice~a-4c3i3m7n-3o-3p4q-6|
vote~c7e8g-4h-12j18k-15l-13m10n-16p-14q22r-4u-18w21y4z16A-25B-5C4| vote
,~b-5c3d4e4m8n-4o-4p-6r-3y-3z15A-6| vote .~b-3d3e7g6h-6i-3j7m8n-4o-6p-5q16r-4w7x-12y3z8C-3| vote
?~d3f3j5n3o-4u-5w8x5z-4| vote NAME~b4c-5i3j-6u4v-4w-6| vote
against~f4g-3i8j-5p-6q6r-3u4v-4x-4y-4z10A-3B-3C4| vote and~c-8p-3q-5r8| vote as~i-6j5u-4w3| vote
for~c12g8i4m-3n-3o4q11r-6x-3y8A-8| vote is~b6e-3i-3m3o-3| vote last~d3e-6| vote
on~b12i-5j3m-4o4p6q7r-5s-3t3u-3w4x4B-6C4| vote out~a8c-5e-4i6j-9m6u9v-6z6| vote
with~a5c-3d4e-9i6j4k-3n-4o10u-4w4x3| vote you~c6d-6g-4h3i4p4|
voted~a-3c-9e3h-5i-9j3k-3l9m-14n-3o14p-5q14r-11u-4w3z-7| voted for~a4e-5h-3i-6l9m-5o3q5x8y-5z-3|
voted me~e6i-3j6p-3q3u-6w5| voted with~d-4e4q8r-7B-4C4|
votes~a-7b-4c-10d-7e12f-6g-4h8i7j3k-6l-5m-16n6o9q3u-3x7y-4A-7B-5C8| votes
.~a-5d4e6m-4n4q-9r7x4A-6B-3| votes for~e4i6q6x4| votes on~a3p-8q5|
voting~a-4b-4d20h-7j11k-8l-5m23n-12o-10p3r-4u-8v9w3x-16y4A13B3C-3| voting
NAME~c3d5e7h-3j4m5q-3v3y4z-3A-4| voting for~c-3d9e-4i-4j4m8n-4p4q-12r7u-5w5x-6A7| voting
me~d6e-5m3x-4A4| vowed~e6| w~a-6b-3c4e6h-4n6o3p5v5x8y3B-3C3| wait~a8c4k3n-3o5y-6z6| wait .~a4c6|
wait for~a4e3g-6i3j-4u4v-3C-3| waiting for~a7e-3f5| wake~c3i-6l6|
walk~a-8b10f-3i-5j-6k10n-5o6p-13q-3r17u6v-3w-4x-3y3C-3| walk .~b9p-3r3| walked~e5f3h-4p4r-3B4C-6|
walking~d3x-4y6z-3| want~a5b12c-5d9e-12f-8g16h-4i3k3l-7m9n-4o-7r-6s3u-4v-3x-7z3A5| want .~b8w-5|
want NAME~a9g4k4m-3o6y-5z4| want her~b6p4r-3| want him~a3m-7o4| want me~b5c3d4e-4g9k4p3q-3x3y-4A4|
want to~b-8d-5e3f-5n3p-3q3r-4w-4z-3A8| wanted~a10e-3f5h3j5m4o-5p-6u-3v3z-6A8| wanting~a7c-3g7|
wants~d-6e-4h7i11l-6m-10n3o5r-3u-3v3x8z-10| wants me~h3m-6o4x6z-8|
was~a-16b-12c-20e13f-9g-4h-5i-4j7k-7l4m-17n-14o23p4u-8v6x7y-11z-7A8B3C-4| was
NAME~a5e3n-3o5p7r-6x-7y6C6| was all~a-3x9y-10| was at~e6| was fine~p-5r6| was
it~a-6d7e-4g-3m-7o9p-7q3z5A-4C-3| was me~p3q4r6z-3| was mine~e-8p5| was my~c-3g4m6o-6p4q-4x-7A5| was
only~e-5i4u5v-6| was scared~e-7| was that~c-4e6x4y-6| was the~d4j3m-9o7u3x9y-7C-3| was there~b6r-3|
was told~e7C3| was with~c3e-6| was you~c5d-7e9i-4o-4p-8q8v4w-3x-7A7| was your~d-6e3p-5q3x-3B-3C3|
was yours~c-4d-4e6p-6q5| wasn't~a-4b-5c-5e11g-4h7i4j-6m-3n5p-8q3r10u5v-7x-8z8B4| wasn't .~a3e6|
wasn't the~e7r3| waste~c3g7i9j-6l-3u6v-3w-3| watch~a-8e-8h6i4k-3l-5q3y-3| watch at~a-6|
watched~b4e3o4p-6x6y-4| water~a-14b13c-4e-5g5i-3j-3l7m5q-11s4u7v-5B6C4| water ,~d4l5m4o-3u3x-7y3A4|
way~a-9c-7d5e-8f18g-6i-8m19n-9o-16p-6u-3v4x-11y9C-4| way .~a5p-7r5B5C-6|
we~a19b5c-20d-11e-4f-8i-5j-4k4l3n15o-20q-5r-3s18t-12u5x7z6A-28B-4| we ,~a-5d4e6p-10q3r3x4| we
all~a-3n-3p4q-8w7z8A-5| we are~b-4f3i-3j3p6q-4| we both~a4d-3e-3h3i7j-6u7w-5| we do~a5d-6f4| we
doing~a-4d9m5o-4| we don't~a4e-3f7u-3w4| we eat~a-5b8x-5| we go~a7f-4m-4o3| we had~a-4e-3m3o-6p9r-3|
we have~a-8d4i6j-4m4s3t-3u5w-3x3y4| we let~a7| we must~a7| we need~a-3d5g7m-4n5o5x3A-3| we
not~a-3b7| we say~e11i-3j6p-5r4u-5w5| we shook~e4n5o-6p4q-6| we'd~a-7b4c-4e11f3g-3p3| we'd
be~a-6b5e3f5r-3| we'll~a6c-4d-3k11l-7u3w-3|
we're~b3c-5d3e10f-4i13j-10k5l-8m-3p3r-5s4t-3u10v-4w-8x-4y7C4| we're down~i6j-6u6|
we've~a9b-4c-4e-4i9k-5n-3p-3u3v3z-3| wednesday~e6| week~a-9b10c-8f4i10j6k-4m-7n11o-6p-9r6u3v3z-3C3|
week ,~a-3c-5e3i6j5n3p-8r4w3| week .~a-8b5f4l-3p-5r4x3C3| weeks~q-7r3|
well~b-3d5f3g-11i-8j9k-8l5m9n-3o-5p7u-3v4z-7A6| well ,~b-3c-5e-4f3k-3l3o3p6z-4A4B3C-3| well
.~a-3b5c4d3e-7g-4i-5o4p-6r8u-5v5x3z-3| well ?~a-3d9m3p7B5C-6| well this~m5o-6x-3z4|
went~a-4b-6c-6d3e7h-7i-9k-3l7m5n-9p-11q5r12u-5y3z-3A6C-5| went for~a-4e-4m6o-5x-10A5| went
off~r-4y6| went through~e6p-3r3x4| were~b-9c-21d3e7f-9g-5i-4n-12o5p-5q-3r8v3x4y-10z-3B7| were at~r7|
were gone~d7e-3o3| were out~a-3d7e-3| were the~c-4d-4e4h-4p-3r4x7y-8| were writing~a-6e4q3| were
you~a-4c-7d-5e9h11p-3q-3r6x6y-4C-3| weren't~a-4d-6e5|
what~a-3c7d4e-5f-7g-6h-6i-22j3k-11l16m-10n-6o15x7y8z-13A-5B-5C5| what
's~a-6c-6d7e-4f4i6l-5m3n-5y3z3A-3C7| what ,~d-9e7g4| what HIM~a-6g-3| what
NAME~a-3c3d10e-7h-3j-8l3n-7o6r-4u7v-8x-7y4B-3C4| what a~a-6e6n4o-3p-3y-3| what
about~a14c-3d-4h7n6o-3p-6r4x4| what are~a5d3e5g4n-4o6p-3r3| what day~d-6| what
did~a-4d11e-4m-3o3p-3r3x-3z-4| what do~a4d3e-4m-3n5x4y6| what exactly~d4e-6| what he~r3x7y-7| what
i~a6c-3i-9m4n5o-10p-5r8u-3z5A-3B3C-6| what i'm~a7c5d-3e3q3| what if~a10d-5| what
it~c-3d4i-3j4m-4o6q3u-5w4| what name~p3q6| what on~b6d-3x4| what she~a-4d3e3n-3r-4x-5y3B-6C6| what
the~a-3i7l-3o3z4A-5| what to~c4i-3j7l-4u-7w6| what was~a-5d12e-8j-3n-3o5p3q-5r3z-3| what
we~j-3n3o-6u3| what would~a8d-14p5r-4| what you~a-3c8d-5e3g-3i-7k-4l10m4o-6p3q-7u3w-3x5y-9z-3A4|
what your~e3m-3n6x3| what'd~d6e8p-3q3z3|
whatever~a-5b4c10d-3e-8f-8i-13j7k-10l12n-8o5p-10r7u-5v-8w8x-10y5z-3A4C7| whatever
happens~f-4i8j-3l-3u4w-4| whatever you~e-5f-3i-8j5m4n-4u-4w6x-6A4| wheel~a6b-3f3g-4|
when~b-3c-12d5e6f-3h3i-11k13l-3m-8n5o4p9q9r-11s-5t5w-4x5z-3| when do~d-5e6p3r-3| when he~a-6e-6o4|
when i~b-5c-6d7j5o3q-4u-7v4y-3z6B5| when it~a-6c-6d4i4l-4m-5n8o-4p-6q4r-4y3| when
the~a-4e3h-4j-6l3m5o-5p-3q12r-6s-4t4u3w-4x-4z-3A6| when there~b4c5d-4i-6k8| when
they~c9e-7m-3o3q3x5y3z-7| when we~e5p3q4r-6| when you~a6c-5d8i-3l5m-3o3p4y-3|
where~a-5c7f8g4j5l-7m16n-4o-15u-8v-9w10x-3A5| where 's~a-5d10f4m6o-5v3w-4x-3z4| where do~f6n4o-4A3|
where does~a-3m7o-4p3| where you~a-3b-3d-3e-4h4i-5j9k-4l-3p-5r4u-9v-7w11z-7A7|
wherever~c6d-3e-4i-7j9u-10w11| whether~a6b-5c-10d21e-5g-4i-7j9p5u-8v7z-6| whether NAME~a-3d7x-4|
which~a-4b-6c-7d6e4f-3i-3m13n-4o-6u-3w3x4A-3| which is~d-5p8r-6| which of~n4x8y-4| which
way~a-4d9m6o-6| whichever~b6c4d4e-5i-5j4p3r-5u-4w3|
while~a-3b4c-4e4f-3h-6i16j-8k-7l-8m6n-10p-11r12s5t-5u11v-5w-3x5y-8z3B3| while .~a-3d5e-6n-3y-5|
while i~a3e8j5m6o-4p-3q-4r3y5| while you~e6r5|
who~b5c-3d-4e3g5h-4i8k3l-12m7n-14r-4v4x-21y-8z28A-7B-3C5| who are~d7m8o-5q-3r5y5z3| who
could~a6d-6e-5| who did~h6p7r-3y3z-3| who do~m6o-6x-4z5| who else~b6d3e-6f4m-6o10x6z-8| who
goes~d-5p-3C6| who has~e-3g3m-6o8p3r-3z5| who hasn't~a4d-7| who i~a3j6u-4v3| who
is~a4d5h-3i8m-3p-3q3x-5z6| who keeps~m-3n4p4r-3x6z-3| who put~a-3e4m-11o9p-3x-3y-4z4| who
should~a6d3m4o-3| who told~a3d-8e-7m-3o4x-4y-8z9| who wants~a-3i4m-6o4x6z-8| who
was~a3b3c4d-3i-3j4m-4x4z-6| who wins~a4b3d-6| who would~d7g-3m3p5q3x-3z5| who wrote~d-6e6o-3x-5A5|
who you~h-9i-7l9o3z-3| who'd~c8d-7e5m-10o12p-4q-3x12z-13|
whoever~a3c5d-5e-6f-3h-3i-10j16k-3l-8p-7r3u-18v-7w21| whoever you~b3c3j5u-5w7|
whole~b-3c-4e15g-7h-4i16j-12l-6m-6p-5q-8r11u12v-5w-7x4z-3A-6B-4| whole beach~e6| whole plan~e7f3|
whom~a-6b-3d11e-7h6j7l3m3o-3r4u5v-3w7x-4z7| whose~a-4c-8d13n7o-9x-3z4A-3| whose name~d4h3m6o-6x-3z4|
whose side~m-4n5x4z-6| why~a13e4f5i-12j9k-3m-9n-11o21p-4u-9w8x13y-6A-8B3| why
.~e-4i-7j5o4q4u-5w6x6y-3| why ?~d8p-4r7| why are~a8d-7| why did~e8r-3z3| why not~a5c-3d-5f6g-5|
why'd~d6e11n-3o4x3| why'd you~d4e9| wi~a4h3i-3j-6k-4l9m4n6p4r-5u5w-4x9y3| wife~b-3d-10|
will~b-5c12d9e-5g-11h-4i7j-8k-4m5n3o-11p10q-5r-5u5w-11y4z-10A-4| will be~e-3g-3i-3k9m3w3| will
have~a-4c8m3o-4x-3| will not~a-3c5d5i11j-4k-4l-3m-8n3o6p5r-4t-3u4y7z-5| will write~a5c6x3y-3| will
you~b3c-10s-3t3| win~c16d-5e-9g-4i-4j-3k-3l4m4n-3o-4s-7t6u3w-5x-8y4z3| win immunity~i8l-7m3o-3| win
the~c8i3| wind~d-4e-3g-3i5l-6m7n-6o-5x-4y3z5| winning~a7c-3|
wins~a11c4d-7e-6l5m13n-6o-10w11x11y-12z3| wins .~c3l4w7| wins the~a6d-5|
wish~c-7d6e-5i4j-3m-4n-4o9y5z-3C7| with~a4b6d-11e-3f16g7k6l-6n4p-6q7s-6x15y-6z-14B-4C9| with ,~e6y3|
with HIM~a-8b3c-3m3p4q3z3| with NAME~a3b-6c-3d-3e20h-6i-3j5k3m-4q-3r4u4w5x14y-19B6C7| with
a~b5d3e-6g7h3k7m3n6o-11p-3q7r-3x-3y3C-3| with his~a6b3| with
it~a3d6f9g-3i-7j9m4n-12o9p-5q-9r13u-8v3w4z-5C-4| with
me~a8b-12c17e-6f-9g3h-5i6j-14k-3m-9n9o-5q-3r3u11v-6w-7x14y-5z-7C-7| with
my~a5b7d-3e3h7m-3o4p-4q6r-4s-4t4u-4v3z3A-4| with
the~c-4d-4f4h-3i-10j8k-3l-5m8n-3o-4p-4q4s-8t8u-9v9w-3x-9y6z5A-5B-4| with
us~a-13b12f5g5i-3l4o-3p-3s3t-3x-6y7B-8C8| with whom~a-7d-4m4y5| with
you~f16h-4i-4n-7o5u-3v-5w8x-4A9B-4C5| with your~f3h4i8j-6k4l7m-4o6r-4u6w-4x6y-5| within~c6l3| within
the~c6| without~c-6f4h-4i-22j4k8n-5o4p-22q-5r22u-4x-4z7A-3C3| without me~a-4d5g4p-10r8x-3z4| without
you~c4i-9k3| wolf~a3p5q7B4C-3| woman~a-5b9c3e5f-4g3h-3j-3o-3p3x-6y4B4C-4| woman is~b8f-3|
won~a6e-5j-3n-3o4u3v-3| won't~e-7g3i8j-9k-3l10m-7o4q7u12w-6x5y3z-6B3C-4| won't ,~c7| won't .~c6|
won't be~c4g-6h3i3k-5m-5o3w-3x9y-6z-4| won't write~c-9g5i5k7u6| wondering~c-7d9m-3x3z-4| wondering
whether~d9| word~a-9b-9c14d4e4f-3i-7j-7l8m6n-3o-4p-7q-4u9v-4w-4x-12y7z7A-4| word
.~a-3c6d-3h-4i-5p-6r3B4C-4| word from~k4m9n-8x-4z3| word in~i6l-8| word of~c4e10i4j-3u3v-5| word
to~e5i-6l5m3o-4p-5r3u4w4z4C3| words~e-4h-4p6r-3y3B3C-3| work~e4f-3g3l-3m-3n3p-5q-3r8B3C-4|
worked~c-6d-5e-3| worked example~c-6d-3| worries~a-5d8| worry~d-4i10k-3m5p7q-3r-5u6x-3z-3A3| worry
about~i6p4r-3u3| worth~a-11b7c-7e8g-3h-4i-4j5n5o-4p7q-5r-3u-5w5| worth .~e7f-3j3u-3w3| worth
more~a-5b8| would~a-5b3c-11d8e-8f-8h-3j8l-9m14o-14p10s4t-5u-5w4x-8z7A-6B7C-12| would
NAME~a-6b-3d5x-3| would be~a14b-4i-12j5k4n-8o7p9r-4u-6w6y-5| would have~a-4c-6d-3e8| would
never~a-6c5| would she~a-7d6| would take~b6e3r4| would write~c3m6o-4| would
you~c-3d3e-5g-4h-3i4n8o-3q-6x-4y3z7A-5B3C-4|
wouldn't~a6b-8c-3e-3f7g-4h5i-4k5l7n-8o9r-5u5v-3x3z-6C-5| wouldn't go~c-3h6| wow~f-3q-5r6|
write~a-3b6c12e-9g3i9j10l-14p20q13r-20u-5v4w3x4y-4z-7| write ?~d7h5x4z-4| write
HIM~a-5b-4c8f11g3h-3i3j-3u-3v3x-4y-3z7| write NAME~b4c5f-3j7m-4o3p-3r-8x4y-7z4| write
me~b5c-8i6n3q5r-3x-3z-3A3| write my~e7p6r-3z-3| write that~a-4c-4m6o-4| write
you~a-3b-5c9e-5i12j-7m-5n7p7u7v-3w-3| writes~a3b3c-4h5p6q4|
writing~a-6b-7c12d5e-5f-4i6l-5m25n-13o-19q19r-9w-7x-20y11z-6A6B-3C3| writing .~d3e-4p3q6x-3z3|
writing NAME~a-4c6e4h5i-3j4p-3q3u-3| writing her~c6| writing me~c-3d5m6n-3o-3x-5A3|
written~a-5b-6c5f4g-3h4i-4j4k-3m-6n3o8v4w-5A3| written ,~m-5o6z3| written .~a-4c15f6g-3|
wrong~b-12f-3g4i-3m-4o5p-6q-3r8w3B-6C5| wrote~b-3c-9d-11e22f-3h-6i7j-4m-17o15p-3q24r-16x12z-19A3|
wrote NAME~d-5e6q6| wrote me~a3c-4d-4e13p-9q10r-6x3z-4A5C3| wrote my~m-8o4p3q4A-3| y~a3d6x-3|
y'all~b7| ye~a-3b4c7i-3k-3l6n4p5r-6v3w-3x7| yes~a-9b-3c-13d6f12g-11j-5k4l3m7n-4o-5p11r-14u4v-6w3|
yes ,~a-7c-4e-3f9j-4k3l4p5u3| yes .~a-4c-6e6f4g-4m5n-4r-6y3| yes ?~a5m-5n8o-3| yes or~d9f-4n-3| yes
to~c4f7m5o-5| yesterday~a-6d4e-5g7h-4n-3o5p9q-3r-7u3x-5y4| yesterday .~e-4g6n-3o5p4x3|
yet~a-6b3c-6d-3e3g-5k3m9n-9o4q-6r10x-11z10| yet ,~a3x-4z7| yet .~a-7b7c-3g-5|
you~b-5d3f-3g-9h5i-4j-3k4m-5n-4o7q-4r3s-3t3v-4w3x6y-3z-4A-11B15C-10D-6| you
,~a-6b-3c4e5f-9h7i12j-10k10l-4n8q8s-4t5u12v3w-4x-4y7z-5A8B-3C5| you
.~a-5b-9c10e-15f7h19i15j-25k4n-4o5p-13q3r6s3t-3u22v-10w-23x-5y3z-4A4B9C-7| you
:~e-3h5i3j4m9o-8v7y-5z5A4B-4C5| you ?~a-3b6c-3d-11e12g-4i8j-4k-3m-4n3p-10q-4r12s-3t3u3w-3A-6B-3C3|
you a~a3d-3e3j3m6o-6u-4v4x-3B-7C6| you about~a-4d9h-7n-5o4y6z-4| you all~a-4c-3d6e-4f3r4| you
and~a-7b-4c12d13g-5i-11j-9k18l-6m-23n5o6p-6q5r4u8v-3w-5x26y-29z-13A-8C17| you
are~a5b-3c8d4f3g3h-4m-7n5v4w-4z3A-6| you asked~c6f7j3p-5r5| you at~e3h-3i7j-3l-4p5r-9u3w-5x-4y3| you
be~a5b-4n-6o5| you been~d4o3p-6r5z-3| you before~c-3m-3o6x3| you believe~a-3e-4m-3n6o-4r-3x-3y3| you
both~p-5r5v3C6| you bring~a6f3i3| you broke~m6o-6p3r-3x-6z4| you brought~a3d7e-4j3u-4v5x-3y4| you
but~q-3r6| you can~c3d4f6g5h-3i-4j10k-5m12n-4o-6p9r-7s5u-12v6w6x-7y5A4B-6C4| you could~c-5d7e6r4z3|
you couldn't~a-3c-4e9| you dare~b6h-3| you did~a3b7d-8e8i-9j4k3q-3u-4w5| you
didn't~c-4d6e-5h5m-4o3p-3q3u-4v5| you do~a3d-4i-5j5k-6l5m-3n-9o12p-10r8u-7w5x10y-8| you
don't~b11c-6e-8h-5i3m4o-5q-6r3z-4A6| you down~c3i3n8o-3p-9r10x4| you eat~c3d-4e3i-6k-3l5p-4q-3r5|
you ever~a7e4n-3C5| you feel~d-3e-3o-4z6| you for~a-4c-5g8m-5r8v4y4z-6C6| you
gave~c-3e6h-3o3q-9r5x5| you get~c8e-5i-5k-5l8m4u3v-9w6x-8y5| you
go~e5g-4j8l-6m-6n5r3u-8v-8w9x8z-3C-3| you got~a5d4m12o-10p-3q-3r5x-4y-4z6A3| you
had~a-5c-4d6e-6f3i-5l5n-4o4p9q-3x-3y4| you
have~a-3d7f3g-3h3i-4j5l-4m-7n-16o16p7r-10u-8v5y-7z4A-3C-4| you haven't~n5o-7p6r-6| you
hear~a3c6d-4f5j4m9o-10u-3x-12z14| you hid~c3d3e-6l5| you i~a6e-3i-3l3r-3x-5B-3C3| you
in~a5c-4d-6e-3g3h6k7p-3u8w-3x7y-5z-3| you is~n6x6| you just~c4e-4i-3y-8| you keep~e6s3t-3| you
know~a6e-11h-3i-3k3n-7o5p-11q-3r17u-3w5y3B-8C6| you leave~b6c5i6l-3| you lied~e4g5m3p6r-4| you
like~b8c4d-6e-5j4k-4p4r-4u-4w6x-3y3B-5C5| you look~c-4n5p8q-4r-5x3| you looked~c-4e6| you
make~d4n7o-3p11r-11y4| you may~a8c7d-3e-5h3i5l-3u-3v5| you mine~c-6x5y-5| you must~a4g4m-3o6| you
my~a4b3c-5j-4l3m4u4w-5x-6z6| you need~b3c3i4l-4v-5w3y6z-3| you never~c-3d5e-6n-3o6q-4| you
noticed~d-6h7m4o7x9y-3z3| you on~b-3c7g-3h4j-4p-6r8u4w-3x-4y3| you
or~a3c-3d-5e-3j3m-3n-5o8u-5v3x6B-5C6| you out~a-4c10d-5e-5h7i9j-3l-4u4x-3y6| you pick~i-3j6u-6w5|
you promised~e-4m8o-9p3r-3x-6z5| you put~a-5c-3e3i-5j7l-3m-8n7p-5q7r-6u-6w10x7z-8A-3| you
really~n8o-9z-3| you reckon~a-5d4m8n-7x-4| you said~a-4e12h-7l3m-5o7p4x11y-11| you sat~a-4h4p3x6y-8|
you say~a14c-4d-20g4h-3i-10j4k-3l4m-3n5o5p11q-5r-9u-5w7x10y-7z-3| you
see~b-3d-5e-4k-4m3o-5u-3x-8y13z4| you should~d-4h9i-3| you shouldn't~e-5h6| you since~h6r3| you
sit~d5m-3o6| you sleep~p9r-9| you so~e4n4o-5x-4y3B-7C7| you still~c-6d8m-4n7o-4p7r-6A-4| you
stood~c3e-3p-3q-3r6| you tell~a-3c5k-3l5p-4r7y-3| you that~d6e-4g3j4k-5l3m-9o9p4r-4u-5v-5w4x-10z10|
you the~b-3e4g-3h5i-4p6q10r-7| you think~a-3d6m-4p-3q-4r7x-5y4B-3| you this~b-4d-3h9j6w5| you
to~a4b10d-6f-4g6i-7j-5k12l-4m-4o3p-3u5v-5w-4y4A-5| you
told~a-6e10h-4i-7j-3l6m11n-3o-10p9q-3r-6u3x-6y-4z7B3| you tonight~a-3c5h3i6m4n-3w5x-3y7| you
trust~d9m-3n6o-3x-5A3B-3C4| you two~a3c4d6i7k-4o3p-3x4C7| you understand~a6| you up~g3x-6z4| you
vote~c-3d3i-6j7m-4o5p-5q8r-4u-6w-3x4A-3| you voted~a3i-8l10m-3o4p-6q13r-8x7y-5| you
voting~d4m6n-3q6r-5x-5z4B3C-3| you want~b11c5d-3g10h-8i3j3l-3m9n-3o-7r-3u-4w3y-4z5A-4| you
wanted~a6p-4q4| you went~e5i-8l6m4p-9r10x-3A6C-4| you were~b-3c-6e3n-5o4p3q-4x-4y7z-6A3C3| you
who~d-5e5g5j-3m3o-4u3v-4z-6A7| you with~a5d-3i-3k7l-4m-5n8o-4p-6q-4r10v4x10y-5A-6| you
would~m4n-7o3x-3y3C-3| you wouldn't~d6e-4n-4o4| you write~e5f-3g-3i-6j3m-4o6p8q10r-12u-4v-3x7y-3z-8|
you wrote~a-3c-3e8m-14o13q10r-7x15z-16A-3C-3|
you'd~b3c-9d9e10g13h-9j4k3l-3m-9n4o7r-4s-3u-5v4w4x4y3z-9| you'd be~d3g3i7j-5n3u6w-3|
you'll~b3c7d-9e-9g4h-6i-12j-5l10m3p-6r3u4w-7x-3z5C7| you'll find~f7j3u-3v6| you'll
have~a-3b-6c7f-6g5h-3i-6j-3l7u5v-6B-3C3|
you're~b-14c8d11f-4h8i17j-9k-4l-8m-3n5o-9p-8q10u11v-11w-6x10y-9z-5B7C-10| you're a~p9r-6| you're
my~d3i-3n3o-3p6r-5| you're not~d4e-3h4i4l-3m-4x6y-5A-3| you're on~c-3e3i-6l5p-5q-3r7C-3| you're
safe~e6h-4i6p5r-3| you're the~a-5c3h12i3k-4l6n-3o4p-7q8x5y-4B4C-5|
you've~a-3e7f9h-8i5j5k-9l-4o-3p-8q-11r16u-5y-7B6C-9| you've
been~c-3d4e8f-5h-3i3o-4p-5q-5r7v-3x7y-4B4C-6| you've got~b5c11e-10f10g-3i5k-4l-4p3r5v4w-5y-4z4B-4C5|
you've told~c3d-6i-4j3l3p4r-5u-3w3|
your~a-13e8f-6g3h3i15j-12k-11m-6n8p-9q6r-4s-3t5u15v-15w-10x16y-19z4A-30B10C-5D-3| your
back~a4d-3i3p12r-12y4B-3C3| your face~e-4i-3l3p-5r8| your hand~c-8d8e9k3m-9n8o6p-5w-3x7z-5| your
handwriting~c-4d-3e8p-3q7r-4| your head~a-3c5d4h-3i4l-5p3x-3y-6z8| your
heart~a5j3n4o-6p-7r6u-3v4x3y-5| your idol~c8d-9i-6l6p-3| your mind~g7j-3m5o-3p7q-4r-3w-3x-6z3| your
mouth~b5i-4j6l-3m-4n8o-3u-7w7x4z-3| your
name~b-8d-13e-22f-3g-5h18i24j-21k9l3m-4o3p-8q8u24v-5w-18x7B-4C3| your neck~c5e3h-4i5l-5n-7o7p4| your
oath~e7p3| your own~a-3b7c-4e4g4l4o-3q-4t4x-8y4z3| your paper~b3c-3d7p-3z4| your
plan~f4g4l-3m5o-3u-3x7y-7z4| your secret~c5e-7h-4i-5l5p-3r5| your side~c3d4e-5m6o-6x-6z5| your
torch~c6i5l-3u3w-3| your vote~a4c-6i-3j6n3o-3q13r-7s-3t3u-7v-5w10x6| your
word~c-3d-3e10h-3p4r-4x4z-5|
yours~a-6b9c12d9e5g-5h-3i-13j10l4m10n-16o3p-8q18r-15s-3t3u-10w10y-11z13A4B6C-4| yours
.~b10c4d-5e4i-8j7m6n-4p-12q16r-11u-8v-3w10x-7z7B3C-3| yours ?~d22e-3i-3k3p5q-4v4w-4y-3z4|
yourself~a3b-5c-8d4g5h-3k3n5o-3p3| zero~a3i6
"""
_weights = re.compile(r"([a-zA-Z])(-?\d+)").findall
WEIGHTS = {
    feature.strip(): {ascii_letters.index(letter): int(weight) for letter, weight in _weights(row)}
    for feature, _, row in (one.partition("~") for one in " ".join(_TABLE.split()).split("|"))
}
"""The weights of each feature by the place of their column."""
