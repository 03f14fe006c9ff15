import { mount } from "svelte";

import App from "./App.svelte";
import "$lib/ui/tokens.css";
import "$lib/ui/base.css";

mount(App, { target: document.getElementById("app")! });
