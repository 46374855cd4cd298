import { create } from 'zustand';
import type { RequestConfig } from './request-config';

/** A call whose newest reply had unreadable rows, which were left out. */
export interface IncompleteCall {
  readonly url: string;
  readonly fields: Readonly<Record<string, unknown>>;
  /** A key for each unreadable row, the same in every reply from this URL. */
  readonly rows: readonly string[];
}

const NONE: readonly IncompleteCall[] = [];

/** The calls, on this page. */
export const incompleteCalls = create<{ readonly calls: readonly IncompleteCall[] }>(() => ({
  calls: NONE,
}));

/** The fields of a call or of a part of a query's key; none of other values. */
export const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).filter(([, field]) => field !== undefined))
    : {};

/** True if `all` has each of `some`. */
export const includesFields = (
  all: Readonly<Record<string, unknown>>,
  some: Readonly<Record<string, unknown>>,
): boolean => Object.entries(some).every(([name, field]) => all[name] === field);

const isSameCall = (a: IncompleteCall, b: IncompleteCall): boolean =>
  a.url === b.url && includesFields(a.fields, b.fields) && includesFields(b.fields, a.fields);

/** Records which rows were left out of a reply. Replaces the record of an earlier reply to the same call. */
export const recordUnreadableRows = (
  { url, params, data }: RequestConfig,
  rows: readonly string[],
): void => {
  const { calls } = incompleteCalls.getState();
  if (rows.length === 0 && calls.length === 0) return;
  const now = { url, fields: fieldsOf(params ?? data), rows };
  const others = calls.filter((call) => !isSameCall(call, now));
  incompleteCalls.setState({ calls: rows.length === 0 ? others : [...others, now] });
};

/** Forgets all recorded rows. */
export const clearUnreadableRows = (): void => incompleteCalls.setState({ calls: NONE });
