import { http } from 'msw';
import { setupWorker } from 'msw/browser';
import { control, ControlCommand } from '../control';
import { deviceClock } from './device-clock';
import { createBackend } from '../handle';
import { addFaultsOf, openOnce } from '../scenarios/open-as';
import { socketInPage } from './socket-in-page';
import { canUseIndexedDb, indexedDbStore } from '../store/indexed-db';
import { memoryStore } from '../store/memory';
import { upToDate } from '../store/migrations';
import { openWorld } from '../world';

const DEFAULT_SEED = 7;
const WORKER_FILE = 'mockServiceWorker.js';

declare global {
  interface Window {
    /** The control port in the browser. Throws for an unknown command. */
    __mock?: (command: unknown) => Promise<unknown>;
  }
}

/** Facts about the started backend, for the app. */
export interface StartedMock {
  /** True if the state survives a reload. */
  readonly isKept: boolean;
  /** True if the device's clock is later than the last price, so the world uses another clock. */
  readonly isClockOff: boolean;
  /** True if the stored world cannot be read by this build and was replaced. */
  readonly isReplaced: boolean;
  /** The session of the persona in the link's `?mock=`, if this start opened the world. */
  readonly token: string | undefined;
  /** Calls back when another tab has changed the world. */
  readonly watch: (onChange: () => void) => void;
}

/**
 * Starts the mock backend in this page. It answers every /api call of the page; none reaches a network. `baseUrl` is
 * the location of the worker, with a trailing slash.
 */
export const startInPage = async (baseUrl: string): Promise<StartedMock> => {
  const isKept = await canUseIndexedDb();
  const store = isKept ? indexedDbStore('demo') : memoryStore();
  const kept = await store.load();
  const clock = deviceClock(() => Date.now());
  const world = openWorld({ seed: DEFAULT_SEED, store, realNow: clock.realNow });
  // Reports a defect of the mock loudly in the console; the page shows the failed call.
  const backend = await createBackend(world, { onDefect: reportError });
  // Matches /api at the root only: in development the app's own base contains src/api, whose files are modules.
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
