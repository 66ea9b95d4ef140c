/** Whether the server can be reached, as far as this page knows. */

// The service worker marks the page that it serves when the server does not answer.
let lost = $state("kept" in document.documentElement.dataset || !navigator.onLine);

addEventListener("offline", () => (lost = true));
addEventListener("online", () => (lost = false));

export const reach = {
  get lost(): boolean {
    return lost;
  },
  /** The server has answered. */
  found(): void {
    lost = false;
  },
};
