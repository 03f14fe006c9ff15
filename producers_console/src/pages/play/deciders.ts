/** Who decided in somebody's place, as that person is told. */
export const BY: Record<string, string> = {
    "stand-in": "your stand-in decided",
    clock: "the default counts, as your time was over",
};
