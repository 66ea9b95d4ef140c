import { defineConfig } from "@playwright/test";
import tests from "../playwright.config";

/** `make screenshots`: the pictures of the README, made anew in docs/pictures. */
export default defineConfig({
  ...tests,
  testDir: ".",
  testMatch: "pictures.ts",
  outputDir: "../test-results",
  use: { ...tests.use, trace: "off" },
});
