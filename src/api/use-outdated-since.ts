import { useQueryClient, type Query, type QueryCache } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';

/** A poll that fails once is nothing to tell: how old replies are, in milliseconds, before they are called outdated. */
const TOLERATED_MS = 15_000;

/** Shown, and the last try to read it again failed. */
const isOutdated = (query: Query): boolean =>
  query.isActive() &&
  query.state.data !== undefined &&
  query.state.status === 'error' &&
  Date.now() - query.state.dataUpdatedAt > TOLERATED_MS;

/** When the oldest reply on screen that could not be read again was read, in epoch seconds; `undefined` if none is outdated. */
export const outdatedSince = (cache: QueryCache): number | undefined => {
  const times = cache.findAll({ predicate: isOutdated }).map(({ state }) => state.dataUpdatedAt);
  return times.length === 0 ? undefined : Math.floor(Math.min(...times) / 1000);
};

/** `outdatedSince` as a hook, with a function that reads the outdated replies again. */
export const useOutdatedSince = (): {
  readonly since: number | undefined;
  readonly update: () => void;
} => {
  const client = useQueryClient();
  const cache = client.getQueryCache();
  const since = useSyncExternalStore(
    (onChange) => cache.subscribe(onChange),
    () => outdatedSince(cache),
  );
  return { since, update: () => void client.refetchQueries({ predicate: isOutdated }) };
};
