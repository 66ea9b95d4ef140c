import { defineConfig } from "@playwright/test";

// Debian's Chromium, run as root in containers too; without the flags it would call home.
const args = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

export default defineConfig({
  testDir: "e2e",
  outputDir: "test-results",
  fullyParallel: true,
  workers: 3, // a game in a browser mostly waits, for bots and animations
  // Only what fails waits that long: a slow machine is no failure.
  timeout: 300_000,
  expect: { timeout: 60_000, toPass: { timeout: 60_000 } },
  reporter: [["list"]],
  forbidOnly: true,
  // Hands are dealt at random and bots think in other processes. What fails once is told as flaky, and wants mending.
  retries: process.env.CI ? 2 : 0,
  use: {
    browserName: "chromium",
    viewport: { width: 1440, height: 900 },
    locale: "en-GB",
    serviceWorkers: "block", // what is kept from an earlier page must not hide what a test asks for; one test allows them
    trace: "off", // recording every test costs a third of the time; --trace on when one is wanted
    screenshot: "only-on-failure",
    launchOptions: { executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium", args },
  },
});
