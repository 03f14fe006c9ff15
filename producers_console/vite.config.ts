/// <reference types="vitest/config" />
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { svelteTesting } from "@testing-library/svelte/vite";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";

const SERVER = process.env["SHOWRUNNER_SERVER"] ?? "http://localhost:8000";

export default defineConfig({
    plugins: [svelte(), svelteTesting()],
    resolve: { alias: { $lib: fileURLToPath(new URL("./src/lib", import.meta.url)) } },
    build: {
        target: "es2023",
        cssTarget: ["chrome123", "firefox120", "safari17.5"],
        modulePreload: { polyfill: false },
        assetsInlineLimit: 0,
    },
    server: { proxy: { "/api": SERVER, "/enter": SERVER, "/pages": SERVER, "/docs": SERVER } },
    test: {
        environment: "jsdom",
        include: ["src/**/*.test.ts"],
        setupFiles: ["src/test/setup.ts"],
    },
});
