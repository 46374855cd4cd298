import { useEffect, useEffectEvent } from 'react';
import * as zod from 'zod/mini';
import { onHistoryStep } from './history-steps';

/** Number of open panels at a history entry, stored beside the router's own state. */
const panels = zod.object({ panels: zod.int() });

const panelsHere = (): number => panels.safeParse(window.history.state).data?.panels ?? 0;

/**
 * Traversal is asynchronous; if it has not ended by then, there was no entry to go back to. Far longer than a busy phone takes: a
 * step that arrives after the limit looks like the user's Back and closes the panel that was opened meanwhile.
 */
const TRAVERSAL_LIMIT_MS = 10_000;

/** Close functions of the open panels, topmost last. */
const open: (() => void)[] = [];

/** Number of our history entries up to the current one. */
let places = 0;
/** History length after our last entry: it grows when a link is followed, and not when going back. */
let length = 0;
/** Continuation of the traversal in progress; `undefined` if there is none. */
let arrive: (() => void) | undefined;
let isPlanned = false;

const addPlace = (): void => {
  places += 1;
  window.history.pushState({ ...window.history.state, panels: places }, '');
  length = window.history.length;
};

/** Calls back after every scripted change of the address, until the returned function is called. */
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

const here = (): { readonly state: unknown; readonly url: string } => ({
  state: window.history.state,
  url: window.location.href,
});

/**
 * Goes back over entries whose panels were closed by other means than Back. If the address changes meanwhile, by a
 * replacement, a link or a further step, the new address is restored at the end: only the entry disappears.
 */
const removePlaces = (count: number): void => {
  let carried = panelsHere() === 0 ? here() : undefined;
  const unwatch = watchAddress(() => {
    carried = here();
  });
  arrive = () => {
    arrive = undefined;
    window.clearTimeout(timer);
    unwatch();
    places -= count;
    // Runs before the router's listener, so that the router sees an address that it knows.
    if (carried !== undefined) window.history.replaceState(carried.state, '', carried.url);
    settle();
  };
  const timer = window.setTimeout(arrive, TRAVERSAL_LIMIT_MS);
  window.history.go(-count);
};

const settle = (): void => {
  if (arrive !== undefined) return;
  if (places > open.length) removePlaces(places - open.length);
  while (places < open.length) addPlace();
};

/** Runs after everything that one event opens and closes: a panel that replaces another takes over its entry. */
const planToSettle = (): void => {
  if (isPlanned) return;
  isPlanned = true;
  queueMicrotask(() => {
    isPlanned = false;
    settle();
  });
};

const followHistory = (event: PopStateEvent): void => {
  if (!event.isTrusted) return;
  if (arrive !== undefined) {
    arrive();
    return;
  }
  // A link was followed over an open panel, which closes with its page.
  if (places > 0 && panelsHere() === 0 && window.history.length > length) return;
  places = panelsHere();
  // Back closes a panel; an entry whose panel is closed, reached by Forward, is left again.
  for (const close of open.slice(places).toReversed()) close();
  if (places > open.length) planToSettle();
};

let isFollowing = false;

const follow = (): void => {
  if (isFollowing) return;
  isFollowing = true;
  // The page was reloaded with an open panel.
  places = panelsHere();
  length = window.history.length;
  onHistoryStep(followHistory);
};

/**
 * Gives an open panel a history entry, so that Back closes it instead of leaving the page. If it is closed by other
 * means, the entry is removed.
 */
export const useBackCloses = (isOpen: boolean, close: () => void): void => {
  const onBack = useEffectEvent(close);
  // Synchronises with the browser's history.
  useEffect(() => {
    follow();
    planToSettle();
    if (!isOpen) return undefined;
    const entry = (): void => onBack();
    open.push(entry);
    return () => {
      open.splice(open.indexOf(entry), 1);
      planToSettle();
    };
  }, [isOpen]);
};
