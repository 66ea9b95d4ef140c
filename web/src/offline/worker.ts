/**
 * The service worker: keeps the files of this build and the texts of the galleries, so that they open without a network.
 * Each build has a cache of its own; the others are deleted when it takes over, which is when no tab of an older build is left.
 */
import { isKeepable, kindOf } from "./kinds";

interface LifeEvent extends Event {
  waitUntil(done: Promise<unknown>): void;
}
interface AskEvent extends LifeEvent {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface Worker {
  addEventListener(when: "install" | "activate", listener: (event: LifeEvent) => void): void;
  addEventListener(when: "fetch", listener: (event: AskEvent) => void): void;
  addEventListener(when: "message", listener: (event: LifeEvent & { data: unknown }) => void): void;
  readonly clients: { claim(): Promise<void> };
}

/** Written by the build: its hash, and its files. */
declare const BUILD: { readonly mark: string; readonly files: readonly string[] };

const worker = self as unknown as Worker;
const OURS = "matchless ";
const NAME = OURS + BUILD.mark;
const SHELL = "/";

worker.addEventListener("install", (event) => event.waitUntil(install()));
worker.addEventListener("activate", (event) => event.waitUntil(takeOver()));
worker.addEventListener("message", (event) => {
  if (Array.isArray(event.data)) event.waitUntil(keepAll(event.data.map(String)));
});
worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const kind = kindOf(request, location.origin);
  if (kind === "page") event.respondWith(fetch(request).catch(() => shell()));
  else if (kind === "file") event.respondWith(file(request));
  else if (kind === "text") event.respondWith(text(request));
});

async function install(): Promise<void> {
  const cache = await caches.open(NAME);
  await cache.addAll([
    new Request(SHELL, { credentials: "omit", cache: "no-cache" }),
    ...BUILD.files.map((path) => new Request(path, { credentials: "omit" })),
  ]);
}

async function takeOver(): Promise<void> {
  for (const name of await caches.keys()) {
    if (name.startsWith(OURS) && name !== NAME) await caches.delete(name);
  }
  await worker.clients.claim();
}

/** Fetches what a page has asked for and the cache lacks; failures are retried another time. */
async function keepAll(paths: readonly string[]): Promise<void> {
  const cache = await caches.open(NAME);
  for (const path of paths) {
    const request = new Request(path, { credentials: "omit" });
    if (kindOf(request, location.origin) !== "text" || (await cache.match(request))) continue;
    try {
      await kept(request, await fetch(request));
    } catch {
      return;
    }
  }
}

async function kept(request: Request, answer: Response): Promise<Response> {
  if (isKeepable(answer)) await (await caches.open(NAME)).put(request, answer.clone());
  return answer;
}

async function file(request: Request): Promise<Response> {
  const cache = await caches.open(NAME);
  return (await cache.match(request)) ?? kept(request, await fetch(request));
}

async function text(request: Request): Promise<Response> {
  const cache = await caches.open(NAME);
  try {
    return await kept(request, await fetch(request));
  } catch (error) {
    const found = await cache.match(request);
    if (found) return found;
    throw error;
  }
}

/** The page without the server's data; it says that it is a stored copy. */
async function shell(): Promise<Response> {
  const cache = await caches.open(NAME);
  const found = await cache.match(SHELL, { ignoreVary: true });
  if (!found) return Response.error();
  const page = (await found.text()).replace("<html ", "<html data-kept ");
  const headers = new Headers(found.headers);
  headers.delete("content-encoding"); // it is unpacked by now
  headers.delete("content-length");
  return new Response(page, { headers });
}
