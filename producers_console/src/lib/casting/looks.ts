// @wc-ignore-file
/** The words for a castaway's looks, and where the face drawn from them is. */
import type { Schemas } from "$lib/api/client";

export type Looks = Schemas["Looks"];

const COLOURS = [
    ...["blue", "navy", "green", "teal", "red", "orange"],
    ...["yellow", "pink", "purple", "grey", "white"],
] as Looks["clothes_color"][];

export const LOOKS = {
    presentation: ["feminine", "masculine", "androgynous"],
    skin: ["pale", "fair", "olive", "tan", "brown", "dark", "deep"],
    hair: [
        "bald",
        "balding",
        "cropped",
        "side parting",
        "short",
        "flat top",
        "swept back",
        "short curls",
        "short twists",
        "spiky twists",
        "quiff",
        "shaggy",
        "mullet",
        "bob",
        "bob with fringe",
        "bun",
        "curls",
        "long waves",
        "dreadlocks",
        "afro",
        "afro with band",
        "shoulder length",
        "shaved sides",
        "long",
        "long straight",
        "long with fringe",
    ],
    hair_color: ["black", "dark brown", "brown", "auburn", "red", "blond", "grey", "white"],
    beard: ["none", "short", "full", "long", "moustache", "handlebar"],
    glasses: ["none", "round", "square", "thick", "sunglasses", "eyepatch"],
    headwear: ["none", "headscarf", "turban", "hat", "earflaps", "knitted", "beanie"],
    headwear_color: COLOURS,
    clothes: ["crew neck", "scoop neck", "v-neck", "hoodie", "overall", "jacket", "waistcoat", "jumper"],
    clothes_color: COLOURS,
    expression: ["smiling", "calm", "serious"],
} satisfies { [Field in keyof Required<Looks>]: Looks[Field][] };

export const PLAIN: Looks = { skin: "tan", hair: "short" };

/** Where the face of somebody who looks so is. */
export function faceAddress(looks: Looks, age: number): string {
    const asked = new URLSearchParams({ ...(looks as Record<string, string>), age: String(age) });
    return `/api/v1/faces?${asked.toString()}`;
}
