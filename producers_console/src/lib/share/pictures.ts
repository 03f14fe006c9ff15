/** Pictures to share, as SVG: 1200 × 630, the size in which social networks show them. */

export const WIDTH = 1200;
export const HEIGHT = 630;

/** Somebody in a picture; `image` is their portrait as an address that needs no server. */
export interface Face {
    name: string;
    image: string;
}

const INK = "#1f1c18";
const QUIET = "#6c655b";
const PAPER = "#fbfaf7";
const LINE = "#e4e0d8";
const DANGER = "#ab2f24";
const FONT = "system-ui, -apple-system, 'Segoe UI', Roboto, 'Liberation Sans', sans-serif";

/** Words as text of an SVG. */
export function escaped(words: string): string {
    const NAMES: Record<string, string> = {
        "&": "&amp;",
        "<": "&lt;",
        ">": "&gt;",
        '"': "&quot;",
        "'": "&apos;",
    };
    // eslint-disable-next-line no-control-regex -- XML cannot have these
    return words
        .replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f]/g, "")
        .replaceAll(/[&<>"']/g, (one) => NAMES[one]!);
}

/** Words in lines of at most so many letters; what does not fit ends with an ellipsis. */
export function wrapped(words: string, letters: number, lines: number): string[] {
    const made: string[] = [];
    for (const word of words.split(/\s+/).filter(Boolean)) {
        const last = made.at(-1);
        if (last !== undefined && last.length + word.length < letters)
            made[made.length - 1] = `${last} ${word}`;
        else made.push(cut(word, letters));
    }
    if (made.length <= lines) return made;
    return [...made.slice(0, lines - 1), cut(`${made[lines - 1]} …`, letters)];
}

function cut(words: string, letters: number): string {
    const all = [...words];
    return all.length <= letters ? words : `${all.slice(0, letters - 1).join("")}…`;
}

interface Style {
    size: number;
    weight?: number;
    colour?: string;
    anchor?: "start" | "middle" | "end";
}

function text(
    words: string,
    x: number,
    y: number,
    { size, weight = 400, colour = INK, anchor = "start" }: Style,
): string {
    return (
        `<text x="${x}" y="${y}" font-size="${size}" font-weight="${weight}" fill="${colour}" ` +
        `text-anchor="${anchor}">${escaped(words)}</text>`
    );
}

function face(one: Face, x: number, y: number, size: number, out = false): string {
    const radius = size / 2;
    const ring = `<circle cx="${x + radius}" cy="${y + radius}" r="${radius}" fill="#efe9df"/>`;
    const id = `round-${x}-${y}`.replaceAll(".", "_");
    const clip = `<clipPath id="${id}"><circle cx="${x + radius}" cy="${y + radius}" r="${radius}"/></clipPath>`;
    const image = one.image
        ? `<image href="${escaped(one.image)}" x="${x}" y="${y}" width="${size}" height="${size}" ` +
          `preserveAspectRatio="xMidYMid slice" clip-path="url(#${id})"${out ? ' opacity="0.45"' : ""}/>`
        : text(one.name.slice(0, 1), x + radius, y + radius * 1.3, {
              size: radius,
              weight: 600,
              anchor: "middle",
          });
    return clip + ring + image;
}

function picture(title: string, parts: readonly string[]): string {
    return (
        `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" ` +
        `viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="${escaped(FONT)}" role="img">` +
        `<title>${escaped(title)}</title><rect width="${WIDTH}" height="${HEIGHT}" fill="${PAPER}"/>` +
        `${parts.join("")}</svg>`
    );
}

export interface Contradiction {
    season: string;
    who: Face;
    /** When and to whom it was said. */
    where: string;
    words: string;
    /** What they did instead. */
    did: string;
}

/** A face, a line, and the fact that contradicts it. */
export function contradictionPicture({ season, who, where, words, did }: Contradiction): string {
    const lines = wrapped(`“${words}”`, 25, 5);
    return picture(`${who.name}: ${words}`, [
        face(who, 70, 150, 300),
        text(who.name, 220, 510, { size: 40, weight: 700, anchor: "middle" }),
        text(where, 430, 130, { size: 26, colour: QUIET }),
        ...lines.map((line, at) => text(line, 430, 200 + at * 58, { size: 44, weight: 600 })),
        `<rect x="430" y="${225 + lines.length * 58 - 44}" width="70" height="6" fill="${DANGER}"/>`,
        ...wrapped(did, 38, 2).map((line, at) =>
            text(line, 430, 285 + (lines.length - 1) * 58 + at * 44, {
                size: 34,
                weight: 600,
                colour: DANGER,
            }),
        ),
        text(season, WIDTH - 50, HEIGHT - 35, { size: 22, colour: QUIET, anchor: "end" }),
    ]);
}

export interface SharedMoment {
    season: string;
    /** What the moment is called. */
    title: string;
    words: string;
    /** Whom it is about. */
    who: readonly Face[];
}

/** A moment: whom it is about, and what was said of it. */
export function momentPicture({ season, title, words, who }: SharedMoment): string {
    const faces = who.slice(0, 3);
    const size = faces.length > 1 ? 160 : 300;
    // Without a face the words have all the room, in larger letters and the middle.
    const [left, letter, step] = faces.length ? [430, 46, 60] : [80, 54, 70];
    const lines = wrapped(words, faces.length ? 27 : 28, faces.length ? 6 : 5);
    const top = faces.length ? 200 : HEIGHT / 2 + 40 - ((lines.length - 1) * step) / 2;
    return picture(`${title}: ${words}`, [
        ...faces.map((one, at) => face(one, 230 - size / 2, faces.length > 1 ? 60 + at * 180 : 150, size)),
        text(cut(title, 40), left, top - step - 10, { size: 28, colour: QUIET }),
        ...lines.map((line, at) => text(line, left, top + at * step, { size: letter, weight: 700 })),
        text(season, WIDTH - 50, HEIGHT - 35, { size: 22, colour: QUIET, anchor: "end" }),
    ]);
}

export interface VoteOfFaces {
    season: string;
    title: string;
    /** Who was written, and by whom; the most votes first. */
    groups: readonly { name: Face; voters: readonly Face[] }[];
    out: ReadonlySet<string>;
}

/** A vote with faces: a row for each name that was written, and who wrote it. */
export function votePicture({ season, title, groups, out }: VoteOfFaces): string {
    const most = 5;
    const shown = groups.slice(0, most);
    const row = Math.min(150, 440 / Math.max(1, shown.length));
    const size = row - 30;
    const fits = Math.floor((WIDTH - 470) / (size + 14));
    return picture(title, [
        text(cut(title, 48), 60, 90, { size: 46, weight: 700 }),
        ...shown.flatMap((group, at) => {
            const y = 130 + at * row;
            const [left, colour] = [out.has(group.name.name), out.has(group.name.name) ? DANGER : INK];
            const more = group.voters.length - fits;
            return [
                `<rect x="60" y="${y + row - 8}" width="${WIDTH - 120}" height="1.5" fill="${LINE}"/>`,
                face(group.name, 60, y + 8, size),
                text(cut(group.name.name, 14), 60 + size + 20, y + row / 2 + 6, {
                    size: 30,
                    weight: 650,
                    colour,
                }),
                text(String(group.voters.length), 400, y + row / 2 + 8, {
                    size: 36,
                    weight: 700,
                    colour,
                    anchor: "end",
                }),
                ...group.voters
                    .slice(0, fits)
                    .map((one, nth) => face(one, 430 + nth * (size + 14), y + 8, size, !left)),
                more > 0
                    ? text(`+${more}`, WIDTH - 62, y + row / 2 + 8, {
                          size: 26,
                          colour: QUIET,
                          anchor: "end",
                      })
                    : "",
            ];
        }),
        groups.length > most
            ? text(/* @wc-include */ `and ${groups.length - most} more`, 60, HEIGHT - 30, {
                  size: 22,
                  colour: QUIET,
              })
            : "",
        text(season, WIDTH - 50, HEIGHT - 30, { size: 22, colour: QUIET, anchor: "end" }),
    ]);
}

/** Who left when: from the first one out to those who won, at the lower right. */
export function bootOrderPicture(
    season: string,
    people: readonly (Face & { place: number; won: boolean })[],
): string {
    const ordered = [...people].filter((one) => one.place > 0).sort((a, b) => b.place - a.place);
    const columns = Math.max(4, Math.ceil(Math.sqrt(ordered.length * 2.2)));
    const rows = Math.max(1, Math.ceil(ordered.length / columns));
    const [wide, high] = [(WIDTH - 100) / columns, 470 / rows];
    const size = Math.min(wide - 30, high - 56);
    return picture(`${season}: who left when`, [
        text(cut(season, 40), 60, 80, { size: 44, weight: 700 }),
        ...ordered.flatMap((one, at) => {
            const [x, y] = [50 + (at % columns) * wide, 110 + Math.floor(at / columns) * high];
            return [
                face(one, x + (wide - size) / 2, y, size, !one.won),
                text(cut(`${one.place}. ${one.name}`, 16), x + wide / 2, y + size + 30, {
                    size: Math.min(24, wide / 7),
                    weight: one.won ? 750 : 500,
                    colour: one.won ? INK : QUIET,
                    anchor: "middle",
                }),
            ];
        }),
    ]);
}

/** An SVG as an address of an image. */
export function addressOf(svg: string): string {
    return `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
}

/** An SVG as a PNG of twice its size, drawn by the browser. */
export async function pngOf(svg: string): Promise<Blob> {
    const image = new Image(WIDTH, HEIGHT);
    image.src = addressOf(svg);
    await image.decode();
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [WIDTH * 2, HEIGHT * 2];
    canvas.getContext("2d")!.drawImage(image, 0, 0, canvas.width, canvas.height);
    return new Promise((give, fail) =>
        canvas.toBlob((blob) => (blob ? give(blob) : fail(new Error("the picture could not be drawn")))),
    );
}
