import { expect, test } from "vitest";

import { find } from "./routes";

test("every address of the console has its page", () => {
    expect(find("/")).toEqual({ page: "front", at: {} });
    expect(find("/seasons")).toEqual({ page: "seasons", at: {} });
    expect(find("/seasons/new")).toEqual({ page: "newSeason", at: {} });
    expect(find("/seasons/0af3")).toEqual({ page: "control", at: { season: "0af3" } });
    expect(find("/seasons/0af3/votes")?.at).toEqual({ season: "0af3", tab: "votes" });
    expect(find("/seasons/0af3/compare")?.page).toBe("compare");
    expect(find("/seasons/0af3/cast/ama")?.page).toBe("castaway");
    expect(find("/play/0af3/talk")?.at).toEqual({ season: "0af3", tab: "talk" });
});

test("an address that is none of the console's is found to be none", () => {
    expect(find("/nowhere")).toBeNull();
    expect(find("/seasons/a/b/c/d/e")).toBeNull();
});
