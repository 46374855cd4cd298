/** What the page has loaded from the build so far. */
const loadedFiles = (): readonly string[] =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => name.startsWith(`${window.location.origin}${import.meta.env.BASE_URL}`));

/**
 * Has the files of this visit kept for a start without a connection (src/service-worker). Only in the production build: the
 * demo's own worker is its server, and takes the place of this one on a host that had both.
 */
export const keepForOfflineStart = async (): Promise<void> => {
  try {
    await navigator.serviceWorker.register(`${import.meta.env.BASE_URL}service-worker.js`);
    const { active } = await navigator.serviceWorker.ready;
    active?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache: loadedFiles() } });
  } catch {
    // A browser without service workers starts with a connection only.
  }
};
