import { expect, test } from "vitest";

import { asOnTiles, problemsAt, problemsBeside, sentence } from "./problems";
import { moved } from "./ranks";

const problem = (field: string) => ({ field, wrong: "is missing", right: "give 0" });

test("problems are found at their fields, and those of items at their list", () => {
    const problems = ["names", "names[2]", "names.first", "namesake"].map(problem);
    expect(problemsAt(problems, "names").map((one) => one.field)).toEqual(["names", "names[2]"]);
});

test("a problem of no field is one of the whole answer", () => {
    const problems = ["", "extra", "names[1]", "group.stake"].map(problem);
    expect(problemsBeside(problems, ["names", "group"]).map((one) => one.field)).toEqual(["", "extra"]);
});

test("what is right is said as the tiles say it", () => {
    const options = [
        ["none", "Nothing"],
        ["small", "A small share"],
        ["large", "Large"],
    ].map(([value, label]) => ({ value: value!, label: label!, note: "" }));
    const problems = [
        { field: "stake", wrong: "is missing", right: "give one of none, small, large, or null for none" },
        { field: "other", wrong: "is missing", right: "give small" },
    ];
    expect(asOnTiles(problems, "stake", options).map((one) => one.right)).toEqual([
        "give one of Nothing, “A small share”, Large, or nothing",
        "give small",
    ]);
});

test("a problem is a sentence", () => {
    expect(sentence(problem("x"))).toBe("Is missing: give 0.");
});

test("what is moved beyond an end stands at that end", () => {
    expect(moved(["a", "b", "c"], 0, 2)).toEqual(["b", "c", "a"]);
    expect(moved(["a", "b", "c"], 2, -5)).toEqual(["c", "a", "b"]);
    expect(moved(["a", "b"], 7, 0)).toEqual(["a", "b"]);
});
