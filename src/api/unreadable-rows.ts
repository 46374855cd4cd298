import { useQueryClient, type Query, type QueryCache } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { create } from 'zustand';
import type { RequestConfig } from './request-config';

/** Which rows of the newest reply to a call could not be read and were left out. */
interface LeftOut {
  readonly url: string;
  readonly asked: Readonly<Record<string, unknown>>;
  /** A name for each of them, the same in every reply of this address. */
  readonly rows: readonly string[];
}

const NONE: readonly LeftOut[] = [];

const useStore = create<{ readonly calls: readonly LeftOut[] }>(() => ({ calls: NONE }));

const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).filter(([, field]) => field !== undefined))
    : {};

const holds = (
  all: Readonly<Record<string, unknown>>,
  some: Readonly<Record<string, unknown>>,
): boolean => Object.entries(some).every(([name, field]) => all[name] === field);

const isSameCall = (a: LeftOut, b: LeftOut): boolean =>
  a.url === b.url && holds(a.asked, b.asked) && holds(b.asked, a.asked);

/** Notes which rows were left out of a reply; none forgets what an earlier reply to the same call lacked. */
export const noteUnreadableRows = (
  { url, params, data }: RequestConfig,
  rows: readonly string[],
): void => {
  const { calls } = useStore.getState();
  if (rows.length === 0 && calls.length === 0) return;
  const now = { url, asked: fieldsOf(params ?? data), rows };
  const others = calls.filter((call) => !isSameCall(call, now));
  useStore.setState({ calls: rows.length === 0 ? others : [...others, now] });
};

/** Forgets all of them. */
export const forgetUnreadableRows = (): void => useStore.setState({ calls: NONE });

/** True if a call was made by this query: it has the query's address and fields, and those of a page on top. */
const isCallOf =
  ({ queryKey }: Query) =>
  ({ url, asked }: LeftOut): boolean =>
    queryKey.includes(url) && queryKey.every((part) => holds(asked, fieldsOf(part)));

const isAffected = (query: Query): boolean =>
  query.isActive() && useStore.getState().calls.some(isCallOf(query));

/**
 * How many rows were left out of what the mounted queries of a cache show. A row that several of them ask for, as in a
 * list and among the newest, is one.
 */
export const countUnreadableRows = (cache: QueryCache): number => {
  const { calls } = useStore.getState();
  if (calls.length === 0) return 0;
  const queries = cache.findAll({ type: 'active' });
  const shown = calls.filter((call) => queries.some((query) => isCallOf(query)(call)));
  return new Set(shown.flatMap(({ url, rows }) => rows.map((row) => `${url} ${row}`))).size;
};

/** `countUnreadableRows`, for components, and the way to ask for them again. */
export const useUnreadableRows = (): { readonly count: number; readonly retry: () => void } => {
  const client = useQueryClient();
  const cache = client.getQueryCache();
  const count = useSyncExternalStore(
    (onChange) => {
      const stops = [useStore.subscribe(onChange), cache.subscribe(onChange)];
      return () => {
        for (const stop of stops) stop();
      };
    },
    () => countUnreadableRows(cache),
  );
  return { count, retry: () => void client.refetchQueries({ predicate: isAffected }) };
};
