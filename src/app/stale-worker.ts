const WORKER_FILE = 'mockServiceWorker.js';

/** Removes the service worker of an earlier demo build on this origin, which would intercept calls to the server. */
export const removeStaleMockWorker = async (): Promise<void> => {
  try {
    const registrations = (await navigator.serviceWorker?.getRegistrations()) ?? [];
    const stale = registrations.filter(
      ({ active }) => active?.scriptURL.endsWith(WORKER_FILE) === true,
    );
    await Promise.all(stale.map((registration) => registration.unregister()));
  } catch {
    // A browser that blocks service workers has none to remove.
  }
};
