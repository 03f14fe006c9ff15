import { mount } from "svelte";

import "$lib/ui/tokens.css";
import "$lib/ui/base.css";
import "$lib/ui/controls.css";

import App from "./App.svelte";

/** After so many milliseconds a page that lacks a part may be loaded again. */
const PATIENCE = 10_000;
const LOADED_AGAIN = "loaded-again";

// A page that was open while the server was updated asks for parts that have other names now. It stays
// as it is while the server is away: there would be nothing to load.
addEventListener("vite:preloadError", async () => {
    if (Date.now() - Number(sessionStorage.getItem(LOADED_AGAIN)) < PATIENCE) return;
    const served = await fetch(location.href).catch(() => null);
    if (!served?.ok) return;
    sessionStorage.setItem(LOADED_AGAIN, String(Date.now()));
    location.reload();
});

mount(App, { target: document.getElementById("app")! });
