/** The colour that a token comes to here, in the theme that is on: a canvas cannot ask for it. */
export function colourAt(place: HTMLElement, token: string): string {
    const probe = document.createElement("i");
    probe.style.color = `var(${token})`;
    place.append(probe);
    const found = getComputedStyle(probe).color;
    probe.remove();
    return found;
}
