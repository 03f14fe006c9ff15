import { mount } from "svelte";

import "$lib/ui/tokens.css";
import "$lib/ui/base.css";
import "$lib/ui/controls.css";

import App from "./App.svelte";

/** After so many milliseconds a page that lacks a part may be loaded again. */
const PATIENCE = 10_000;
const LOADED_AGAIN = "loaded-again";

// A page that was open while the server was updated asks for parts that have other names now.
addEventListener("vite:preloadError", () => {
    if (Date.now() - Number(sessionStorage.getItem(LOADED_AGAIN)) < PATIENCE) return;
    sessionStorage.setItem(LOADED_AGAIN, String(Date.now()));
    location.reload();
});

mount(App, { target: document.getElementById("app")! });
