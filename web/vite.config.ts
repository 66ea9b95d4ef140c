/// <reference types="vitest/config" />
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { serviceWorker, WORKER } from "./scripts/worker.ts";

// While developing, `matchless serve` answers on port 8000 and `npm run dev` passes everything on to it.
const target = process.env.MATCHLESS_SERVER ?? "http://127.0.0.1:8000";
// The server hears only pages of its own address: the browser's must be passed on as it is.
const server = { target, changeOrigin: false };

export default defineConfig({
  plugins: [svelte(), serviceWorker()],
  resolve: process.env.VITEST ? { conditions: ["browser"] } : {},
  build: {
    outDir: "dist",
    target: "es2022",
    assetsInlineLimit: 2048,
    rolldownOptions: {
      input: { index: "index.html", worker: WORKER },
      output: {
        // The browser looks for a new service worker under the old address.
        entryFileNames: ({ name }) => (name === "worker" ? "worker.js" : "assets/[name]-[hash].js"),
      },
    },
  },
  server: {
    proxy: { "/api": server, "/me": server, "/ws": { ...server, ws: true } },
  },
  test: { environment: "happy-dom", include: ["src/**/*.test.ts"], setupFiles: ["src/lang/setup.ts"] },
});
