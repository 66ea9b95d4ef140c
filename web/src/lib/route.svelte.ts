/** The address bar: which page is shown. Plain paths, no library. */

interface Route {
  path: string;
  query: URLSearchParams;
}

const read = (): Route => ({ path: location.pathname, query: new URLSearchParams(location.search) });

let current = $state<Route>(read());

addEventListener("popstate", () => {
  current = read();
});

export const route = {
  get path(): string {
    return current.path;
  },
  get query(): URLSearchParams {
    return current.query;
  },
};

/** Go to another page of the client without reloading. */
export function go(path: string, replace = false): void {
  if (replace) history.replaceState(null, "", path);
  else history.pushState(null, "", path);
  current = read();
  scrollTo(0, 0);
}

/** For `onclick` on links: plain clicks stay in the client, others (new tab, middle button) go to the browser. */
export function follow(event: MouseEvent): void {
  const link = event.currentTarget;
  if (!(link instanceof HTMLAnchorElement) || link.origin !== location.origin) return;
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey)
    return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}
