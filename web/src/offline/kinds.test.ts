import { describe, expect, test } from "vitest";
import { isKeepable, kindOf } from "./kinds";

const HOME = "https://play.example";
const kind = (path: string, mode = "cors", method = "GET") =>
  kindOf({ url: new URL(path, HOME).href, method, mode }, HOME);

describe("what the service worker may keep", () => {
  test("files with a hash in their name, and what is the same for everyone", () => {
    expect(kind("/assets/Game-DgTYZqUy.js")).toBe("file");
    for (const path of [
      "/api/catalog/en",
      "/api/rules/uk",
      "/api/glyphs/little-red-riding-hood",
      "/api/statistics/medusa",
    ])
      expect(kind(path)).toBe("text");
  });

  test("pages are drawn by the shell", () => {
    for (const path of ["/", "/heroes/medusa", "/t/ABC123", "/link#token"])
      expect(kind(path, "navigate")).toBe("page");
  });

  test("never games, people, tokens, or anything that is sent", () => {
    for (const path of [
      "/api/me",
      "/api/me/statistics",
      "/api/my-games?lang=en",
      "/api/tables/ABC123",
      "/api/tables/ABC123/replay",
    ])
      expect(kind(path)).toBeNull();
    for (const path of ["/me/token", "/api/tables/ABC123/record", "/health", "/metrics", "/schema"])
      expect(kind(path, "navigate")).toBeNull();
    expect(kind("/")).toBeNull();
    expect(kind("/api/catalog/en", "cors", "POST")).toBeNull();
    expect(kind("/api/catalog/en?for=me")).toBeNull();
    expect(kind("https://other.example/assets/a.js")).toBeNull();
  });

  test("no answer that is private or broken", () => {
    const answer = (caching: string, status = 200) =>
      ({ status, type: "basic", headers: new Headers({ "cache-control": caching }) }) as Response;
    expect(isKeepable(answer("public, max-age=0, must-revalidate"))).toBe(true);
    expect(isKeepable(answer("no-store"))).toBe(false);
    expect(isKeepable(answer("private"))).toBe(false);
    expect(isKeepable(answer("public", 503))).toBe(false);
  });
});
