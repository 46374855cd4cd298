import { http } from 'msw';
import { setupWorker } from 'msw/browser';
import { control, ControlCommand } from './control';
import { deviceClock } from './device-clock';
import { createBackend } from './handle';
import { addFaultsOf, openOnce } from './scenarios/open-as';
import { socketInPage } from './socket-in-page';
import { canUseIndexedDb, indexedDbStore } from './store/indexed-db';
import { memoryStore } from './store/memory';
import { upToDate } from './store/migrations';
import { openWorld } from './world';

const DEFAULT_SEED = 7;
const WORKER_FILE = 'mockServiceWorker.js';

declare global {
  interface Window {
    /** The control port in the browser. Throws for a command that it does not know. */
    __mock?: (command: unknown) => Promise<unknown>;
  }
}

/** What the app learns about the backend that it started. */
export interface StartedMock {
  /** True if the state survives a reload. */
  readonly isKept: boolean;
  /** True if the device's clock is later than the last price: the world goes by another one. */
  readonly isClockOff: boolean;
  /** True if a world was kept that this build cannot read: a fresh one takes its place. */
  readonly isReplaced: boolean;
  /** The session of whom the link's `?mock=` names, when it has just opened the world. */
  readonly token: string | undefined;
  /** Calls back when another tab changed the world. */
  readonly watch: (onChange: () => void) => void;
}

/**
 * Starts the mock backend in this page. Every /api call of the page is answered here and none reaches a network.
 * `baseUrl` is where the worker lies, with a slash at its end.
 */
export const startInPage = async (baseUrl: string): Promise<StartedMock> => {
  const isKept = await canUseIndexedDb();
  const store = isKept ? indexedDbStore('demo') : memoryStore();
  const kept = await store.load();
  const clock = deviceClock(() => Date.now());
  const world = openWorld({ seed: DEFAULT_SEED, store, realNow: clock.realNow });
  // A defect of the mock must be loud where engineers look; the page shows the failed call.
  const backend = await createBackend(world, { onDefect: reportError });
  // From the root only: in development src/api is served below the app's own base, and those are modules, not calls.
  const worker = setupWorker(
    http.all('/api/*', ({ request }) => backend.handle(request)),
    socketInPage({ world, backend }, window.location.origin),
  );
  await worker.start({
    serviceWorker: { url: `${baseUrl}${WORKER_FILE}`, options: { scope: baseUrl } },
    onUnhandledFrame: 'bypass',
    quiet: true,
  });
  const words = new URLSearchParams(window.location.search).get('mock');
  const opened = words === null ? undefined : await openOnce(world, words);
  await addFaultsOf(world, backend.faults);
  window.__mock = (command) => control(world, backend, ControlCommand.parse(command));
  return {
    isKept,
    isClockOff: clock.isOff,
    isReplaced: kept !== undefined && upToDate(kept) === undefined,
    token: opened,
    watch: (onChange) => store.watch(onChange),
  };
};
