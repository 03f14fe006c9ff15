export { getRuntime, getRuntimeRx } from "./components.loader.js";
