/** What draws a table and the cards on it: one part of the console, loaded with the first table. */
export { cardsById } from "./arranging";
export { default as CardOptions } from "./CardOptions.svelte";
export { default as OwnPlace } from "./OwnPlace.svelte";
export { default as TablePage } from "./TablePage.svelte";
