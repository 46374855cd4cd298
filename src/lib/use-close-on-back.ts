import { useEffect, useEffectEvent } from 'react';
import * as zod from 'zod/mini';
import { setHistoryListener } from './history-listener';

/** Number of open panels, stored in a history entry beside the router's state. */
const panels = zod.object({ panels: zod.int() });

const panelsAtEntry = (): number => panels.safeParse(window.history.state).data?.panels ?? 0;

/**
 * Traversal is asynchronous; if it has not ended by then, there was no entry to go back to. The limit far exceeds a busy
 * phone's delay: a later step would look like the user's Back and close a panel opened meanwhile.
 */
const TRAVERSAL_LIMIT_MS = 10_000;

/** Close functions of the open panels, topmost last. */
const openPanels: (() => void)[] = [];

/** Number of our history entries up to the current one. */
let entryCount = 0;
/** History length after our last entry. Following a link increases it; going back does not. */
let historyLength = 0;
/** Continuation of the traversal in progress; `undefined` if there is none. */
let finishTraversal: (() => void) | undefined;
let isSyncScheduled = false;

const addEntry = (): void => {
  entryCount += 1;
  window.history.pushState({ ...window.history.state, panels: entryCount }, '');
  historyLength = window.history.length;
};

/** Calls `onChange` after each `pushState` and `replaceState`, until the returned function is called. */
const watchAddress = (onChange: () => void): (() => void) => {
  const { history } = window;
  history.pushState = (...change) => {
    History.prototype.pushState.apply(history, change);
    onChange();
  };
  history.replaceState = (...change) => {
    History.prototype.replaceState.apply(history, change);
    onChange();
  };
  return () => {
    Reflect.deleteProperty(history, 'pushState');
    Reflect.deleteProperty(history, 'replaceState');
  };
};

const currentAddress = (): { readonly state: unknown; readonly url: string } => ({
  state: window.history.state,
  url: window.location.href,
});

/**
 * Goes back over the entries of panels that were closed without Back. If the address changes meanwhile (replacement, link
 * or another step), the new address is restored at the end, so that only the entries disappear.
 */
const removeEntries = (count: number): void => {
  let latest = panelsAtEntry() === 0 ? currentAddress() : undefined;
  const unwatch = watchAddress(() => {
    latest = currentAddress();
  });
  finishTraversal = () => {
    finishTraversal = undefined;
    window.clearTimeout(timer);
    unwatch();
    entryCount -= count;
    // Runs before the router's listener, so that the router sees the restored address.
    if (latest !== undefined) window.history.replaceState(latest.state, '', latest.url);
    syncEntries();
  };
  const timer = window.setTimeout(finishTraversal, TRAVERSAL_LIMIT_MS);
  window.history.go(-count);
};

const syncEntries = (): void => {
  if (finishTraversal !== undefined) return;
  if (entryCount > openPanels.length) removeEntries(entryCount - openPanels.length);
  while (entryCount < openPanels.length) addEntry();
};

/** Delays the sync until an event has opened and closed all its panels: a replacing panel reuses the entry. */
const scheduleSync = (): void => {
  if (isSyncScheduled) return;
  isSyncScheduled = true;
  queueMicrotask(() => {
    isSyncScheduled = false;
    syncEntries();
  });
};

const handlePopState = (event: PopStateEvent): void => {
  if (!event.isTrusted) return;
  if (finishTraversal !== undefined) {
    finishTraversal();
    return;
  }
  // A link was followed while a panel was open; the panel closes with its page.
  if (entryCount > 0 && panelsAtEntry() === 0 && window.history.length > historyLength) return;
  entryCount = panelsAtEntry();
  // Back closes a panel. An entry of a closed panel, reached by Forward, is left again.
  for (const close of openPanels.slice(entryCount).toReversed()) close();
  if (entryCount > openPanels.length) scheduleSync();
};

/** How many entries before the current one belong to open panels of the same screen. */
export const panelEntries = (): number => (finishTraversal === undefined ? panelsAtEntry() : 0);

let isFollowing = false;

const startFollowing = (): void => {
  if (isFollowing) return;
  isFollowing = true;
  // The page was reloaded with an open panel.
  entryCount = panelsAtEntry();
  historyLength = window.history.length;
  setHistoryListener(handlePopState);
};

/**
 * Gives an open panel a history entry, so that Back closes it instead of leaving the page. If it is closed by other
 * means, the entry is removed.
 */
export const useCloseOnBack = (isOpen: boolean, close: () => void): void => {
  const onBack = useEffectEvent(close);
  // Synchronises with the browser's history.
  useEffect(() => {
    startFollowing();
    scheduleSync();
    if (!isOpen) return undefined;
    const entry = (): void => onBack();
    openPanels.push(entry);
    return () => {
      openPanels.splice(openPanels.indexOf(entry), 1);
      scheduleSync();
    };
  }, [isOpen]);
};
