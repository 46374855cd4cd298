/**
 * The service worker of the production build: the app starts without a connection, as it last started with one. It keeps
 * files of the build only. Calls to the server pass it by, so no figure of money or price is ever an old one of its own.
 * scripts/service-worker.ts builds it; src/app/offline-start.ts registers it.
 */
import { CacheExpiration } from 'workbox-expiration';
import { addRoute, cleanupOutdatedCaches, matchPrecache, precache } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkOnly } from 'workbox-strategies';

/** The files that the app starts with; `revision` is null where the name already tells the content. */
declare const START_FILES: { url: string; revision: string | null }[];
/** Where the build's files lie, as `/h5/assets/`: each name tells its content. */
declare const ASSETS_PATH: string;
declare const PAGE_PATH: string;

/** After this the page of the last start is used, in seconds: a connection that leads nowhere is none. */
const PAGE_LIMIT_S = 5;
const FILES = 'assets';
/** About two whole builds in one language. */
const MOST_FILES = 300;
const expiration = new CacheExpiration(FILES, { maxEntries: MOST_FILES });

// With a connection the page is always the newest one.
registerRoute(
  new NavigationRoute(
    new NetworkOnly({
      networkTimeoutSeconds: PAGE_LIMIT_S,
      plugins: [{ handlerDidError: () => matchPrecache(PAGE_PATH) }],
    }),
  ),
);
precache(START_FILES);
addRoute();
cleanupOutdatedCaches();

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith(ASSETS_PATH),
  new CacheFirst({
    cacheName: FILES,
    // Module scripts ask with an Origin that the page's list of files lacks; the content is the same.
    matchOptions: { ignoreVary: true },
    plugins: [
      {
        cacheDidUpdate: async ({ request }) => {
          await expiration.updateTimestamp(request.url);
          await expiration.expireEntries();
        },
      },
    ],
  }),
);
