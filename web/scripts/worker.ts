/** Makes `worker.js` of the build: the service worker, told which files there are; its mark changes when any of them does. */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import type { Plugin } from "vite";

export const WORKER = "src/offline/worker.ts";

export function serviceWorker(): Plugin {
  return {
    name: "service-worker",
    apply: "build",
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        const worker = Object.values(bundle).find(
          (one) => one.type === "chunk" && one.facadeModuleId?.endsWith(WORKER),
        );
        if (worker?.type !== "chunk") return this.error("the build has no service worker");
        if (worker.imports.length > 0) return this.error("the service worker must be one file");
        const files = Object.keys(bundle)
          .filter((name) => name.startsWith("assets/"))
          .sort();
        const mark = createHash("sha256").update(files.join()).update(worker.code);
        for (const name of readdirSync("public", { recursive: true, withFileTypes: true })) {
          if (name.isFile()) mark.update(readFileSync(`${name.parentPath}/${name.name}`));
        }
        const build = { mark: mark.digest("hex").slice(0, 12), files: files.map((name) => `/${name}`) };
        worker.code = `const BUILD=${JSON.stringify(build)};\n${worker.code}`;
      },
    },
  };
}
