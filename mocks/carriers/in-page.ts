import { http } from 'msw';
import { setupWorker } from 'msw/browser';
import { CATALOGUE } from '../catalogue/products';
import { control, ControlCommand } from '../control';
import { deviceClock } from './device-clock';
import { followWorld } from './follow-world';
import { openAddress, type OpenedAddress } from './open-address';
import { createBackend } from '../handle';
import { addFaultsOf } from '../scenarios/open-as';
import { socketInPage } from './socket-in-page';
import { memoryCheckpoints } from '../store/checkpoint-store';
import { canUseIndexedDb, indexedDbCheckpoints, indexedDbStore } from '../store/indexed-db';
import { memoryStore } from '../store/memory';
import { isLater, type StoredState } from '../store/migrations';
import { readableState } from '../store/readable-state';
import { openWorld, type World } from '../world';

const DEFAULT_SEED = 7;
const WORKER_FILE = 'mockServiceWorker.js';

declare global {
  interface Window {
    /** The control port in the browser. Throws for an unknown command. */
    __mock?: (command: unknown) => Promise<unknown>;
  }
}

/**
 * How this browser keeps the world: `kept` over a reload; `replaced`, because this build cannot read the one before;
 * `later`, left to a later build whose world is stored here; `unkept`, because nothing can be stored. The last two last
 * until a reload.
 */
type WorldKeeping = 'kept' | 'replaced' | 'later' | 'unkept';

/** Facts about the started backend, for the app. */
export interface StartedMock extends OpenedAddress {
  /** Where the world of this page comes from and goes to. */
  readonly keeping: WorldKeeping;
  /** True if the device's clock is later than the last price, so the world uses another clock. */
  readonly isClockOff: boolean;
  /** What a new demo account starts with; `undefined` for none. */
  readonly playMoney: { readonly amount: string; readonly currency: string } | undefined;
  /** Calls back when another tab has changed the world. */
  readonly watch: (onChange: () => void) => void;
}

const startMoney = (): StartedMock['playMoney'] => {
  const { payable, demoStartBalance } = CATALOGUE;
  const currency = payable[0]?.currency.name;
  return currency === undefined ? undefined : { amount: demoStartBalance, currency };
};

/** The stores of this browser; memory if it stores nothing, or a later build has its world there. */
const openStore = async () => {
  const canStore = await canUseIndexedDb();
  const store = canStore ? indexedDbStore('demo') : memoryStore();
  const kept = await store.load();
  if (isLater(kept)) {
    const checkpoints = memoryCheckpoints();
    return { store: memoryStore(), checkpoints, keeping: 'later', kept: undefined } as const;
  }
  const checkpoints = canStore ? indexedDbCheckpoints('demo') : memoryCheckpoints();
  return { store, checkpoints, keeping: canStore ? 'kept' : 'unkept', kept } as const;
};

/** True if this build can read a stored world and settle it. */
const canGoOn = async (world: World, kept: StoredState): Promise<boolean> => {
  try {
    if (readableState(kept) === undefined) return false;
    await world.snapshot();
    return true;
  } catch {
    return false;
  }
};

/**
 * Starts the mock backend in this page. It answers every /api call of the page; none reaches a network. `baseUrl` is
 * the location of the worker, with a trailing slash.
 */
export const startInPage = async (baseUrl: string): Promise<StartedMock> => {
  const { store, checkpoints, keeping, kept } = await openStore();
  const clock = deviceClock(() => Date.now());
  const world = openWorld({ seed: DEFAULT_SEED, store, realNow: clock.realNow });
  // Reports a defect of the mock loudly in the console; the page shows the failed call.
  const backend = await createBackend(world, { onDefect: reportError, checkpoints });
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
  const isReplaced = kept !== undefined && !(await canGoOn(world, kept));
  if (isReplaced) await world.reset();
  const address = await openAddress(world);
  // What is not kept begins again with a reload, and then best with the world of its link.
  if (keeping === 'kept') followWorld(world, store);
  await addFaultsOf(world, backend.faults);
  window.__mock = (command) => control(world, backend, ControlCommand.parse(command));
  return {
    keeping: isReplaced ? 'replaced' : keeping,
    isClockOff: clock.isOff,
    ...address,
    playMoney: startMoney(),
    watch: (onChange) => store.watch(onChange),
  };
};
