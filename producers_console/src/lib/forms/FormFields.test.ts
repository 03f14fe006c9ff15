import { fireEvent, render, screen } from "@testing-library/svelte";
import { expect, test, vi } from "vitest";

import type { NamedField } from "./fields";
import FormFields from "./FormFields.svelte";

const options = ["ada", "ben", "cleo"].map((value) => ({ value, label: value.toUpperCase(), note: "" }));
const common = { help: "", may_pass: false };
const place: NamedField = {
    ...common,
    name: "place",
    label: "Places",
    type: "ranking",
    options,
    least: 3,
    most: null,
};
const whom: NamedField = { ...common, name: "whom", label: "Whom", type: "choice", options };

test("a ranking is moved by the arrow keys", async () => {
    const change = vi.fn();
    render(FormFields, { fields: [place], answer: { place: ["ada", "ben", "cleo"] }, change });
    await fireEvent.keyDown(screen.getByRole("button", { name: /^ADA, place 1/ }), { key: "ArrowDown" });
    expect(change).toHaveBeenLastCalledWith({ place: ["ben", "ada", "cleo"] });
    await fireEvent.keyDown(screen.getByRole("button", { name: /^CLEO, place 3/ }), { key: "Home" });
    expect(change).toHaveBeenLastCalledWith({ place: ["cleo", "ada", "ben"] });
});

test("what is wrong stands at its field", () => {
    const problems = [{ field: "whom", wrong: "is missing", right: "give one of ada, ben, cleo" }];
    render(FormFields, { fields: [whom], answer: {}, problems, change: () => undefined });
    expect(screen.getByRole("group", { name: "Whom" }).textContent).toContain("Is missing: give one of");
});

test("a choice changes nothing but its own field", async () => {
    const change = vi.fn();
    render(FormFields, { fields: [whom], answer: { kept: 1 }, change });
    await fireEvent.click(screen.getByRole("radio", { name: "BEN" }));
    expect(change).toHaveBeenLastCalledWith({ kept: 1, whom: "ben" });
});
