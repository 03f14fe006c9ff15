/// <reference types="vitest/config" />
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { svelteTesting } from "@testing-library/svelte/vite";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";

import { translated } from "./language.ts";

/** Other languages than English, each with a catalogue in src/locales. */
const LANGUAGES = ["de"];
const SERVER = process.env["SHOWRUNNER_SERVER"] ?? "http://localhost:8000";

const languageOf = (mode: string): string => (LANGUAGES.includes(mode) ? mode : "en");

/** The scripts of a language have it in their names, so that they stand beside the others. */
const namedFor = (language: string): object => ({
    entryFileNames: `assets/[name]-[hash].${language}.js`,
    chunkFileNames: `assets/[name]-[hash].${language}.js`,
});

export default defineConfig(({ mode }) => ({
    plugins: [...(LANGUAGES.includes(mode) ? translated(mode) : []), svelte(), svelteTesting()],
    resolve: {
        alias: {
            $lib: fileURLToPath(new URL("./src/lib", import.meta.url)),
            $labels: fileURLToPath(new URL(`./src/locales/labels.${languageOf(mode)}.json`, import.meta.url)),
            $facts: fileURLToPath(new URL(`./src/locales/facts.${languageOf(mode)}.json`, import.meta.url)),
        },
    },
    build: {
        target: "es2023",
        cssTarget: ["chrome123", "firefox120", "safari17.5"],
        modulePreload: { polyfill: false },
        assetsInlineLimit: 0,
        emptyOutDir: !LANGUAGES.includes(mode),
        rollupOptions: LANGUAGES.includes(mode) ? { output: namedFor(mode) } : {},
    },
    server: { proxy: { "/api": SERVER, "/enter": SERVER, "/pages": SERVER, "/docs": SERVER } },
    test: {
        environment: "jsdom",
        include: ["src/**/*.test.ts"],
        setupFiles: ["src/test/setup.ts"],
    },
}));
