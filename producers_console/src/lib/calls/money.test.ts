import { expect, it } from "vitest";

import { dollars, many } from "./money";

it("money and tokens are short", () => {
    expect([0, 0.00042, 0.5, 12.345].map(dollars)).toEqual(["$0", "$0.00042", "$0.50", "$12.35"]);
    expect([940, 12_400, 1_309_669].map(many)).toEqual(["940", "12 k", "1.3 M"]);
});
