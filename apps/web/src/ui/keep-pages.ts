/** Keeps the app itself in the browser, so that a race that is stored there opens without the server: docs/decisions/0016. */
export function keepPages(): void {
  // Only over https and on the own computer; where a browser refuses, the pages come from the server as ever.
  addEventListener('load', () => {
    navigator.serviceWorker?.register('/service-worker.js').catch(() => undefined);
  });
}
