import { defineConfig } from "@playwright/test";
import tests from "../playwright.config";

/** `make screenshots`: retakes the pictures of the README in docs/pictures. */
export default defineConfig({
  ...tests,
  testDir: ".",
  testMatch: "pictures.ts",
  outputDir: "../test-results",
  use: { ...tests.use, trace: "off" },
});
