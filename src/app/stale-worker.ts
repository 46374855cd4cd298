const WORKER_FILE = 'mockServiceWorker.js';

/** Removes a demo's worker that an earlier build left on this origin: it would answer for a server that is there. */
export const removeStaleMockWorker = async (): Promise<void> => {
  try {
    const registrations = (await navigator.serviceWorker?.getRegistrations()) ?? [];
    const stale = registrations.filter(
      ({ active }) => active?.scriptURL.endsWith(WORKER_FILE) === true,
    );
    await Promise.all(stale.map((registration) => registration.unregister()));
  } catch {
    // A browser that blocks workers has none to remove.
  }
};
