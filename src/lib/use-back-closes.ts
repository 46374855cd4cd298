import { useEffect, useEffectEvent } from 'react';
import * as zod from 'zod/mini';
import { heedHistorySteps } from './history-steps';

/** How many open panels a place in the history stands for; noted beside what the router notes there. */
const panels = zod.object({ panels: zod.int() });

const panelsHere = (): number => panels.safeParse(window.history.state).data?.panels ?? 0;

/** Traversing takes a moment; where it never ends there was nothing to go back to. */
const TRAVERSAL_LIMIT_MS = 1000;

/** How to close the panels that are open, the topmost last. */
const open: (() => void)[] = [];

/** Places of ours up to where the history stands. */
let places = 0;
/** The length of the history after our last place: it grows when a link is followed, and not on the way back. */
let length = 0;
/** What to do when the way back that is under way ends; `undefined` while none is. */
let arrive: (() => void) | undefined;
let isPlanned = false;

const addPlace = (): void => {
  places += 1;
  window.history.pushState({ ...window.history.state, panels: places }, '');
  length = window.history.length;
};

/** Calls back after every change of the address by script, until the returned function is called. */
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
 * Goes back over places whose panels were closed by other means than Back. An address that came in their stead, by a
 * replacement, a link or while going back, is carried to where that ends: the place is gone, the address is not.
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
    // Before the router hears of the step: it finds the address that it knows.
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

/** After all that one event opens and closes: a panel that makes way for another leaves its place to it. */
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
  // A link that was followed over an open panel: the panel closes with its page.
  if (places > 0 && panelsHere() === 0 && window.history.length > length) return;
  places = panelsHere();
  // Back closes; a place whose panel is closed, reached by Forward, is left again.
  for (const close of open.slice(places).toReversed()) close();
  if (places > open.length) planToSettle();
};

let isFollowing = false;

const follow = (): void => {
  if (isFollowing) return;
  isFollowing = true;
  // A reload in front of an open panel.
  places = panelsHere();
  length = window.history.length;
  heedHistorySteps(followHistory);
};

/**
 * Gives an open panel a place in the history, so that Back closes it instead of leaving the page. Closed by other means,
 * the place goes.
 */
export const useBackCloses = (isOpen: boolean, close: () => void): void => {
  const onBack = useEffectEvent(close);
  // The outside system: the browser's history.
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
