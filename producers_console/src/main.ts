import { mount } from "svelte";

import "$lib/ui/tokens.css";
import "$lib/ui/base.css";
import "$lib/ui/controls.css";

import App from "./App.svelte";

mount(App, { target: document.getElementById("app")! });
