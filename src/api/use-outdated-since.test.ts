import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { outdatedSince } from './use-outdated-since';

/** 2026-03-02 09:00 UTC in epoch seconds. */
const NINE = Date.UTC(2026, 2, 2, 9) / 1000;

let client: QueryClient;
let fails: boolean;
let stop: () => void;

const watchBalance = (): (() => void) =>
  new QueryObserver(client, {
    queryKey: ['balance'],
    queryFn: () => (fails ? Promise.reject(new Error('unreachable')) : Promise.resolve('100.00')),
    retry: false,
  }).subscribe(() => undefined);

beforeEach(async () => {
  vi.useFakeTimers({ now: NINE * 1000 });
  client = new QueryClient();
  fails = false;
  stop = watchBalance();
  await vi.advanceTimersByTimeAsync(0);
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

/** Polls after every five seconds. */
const pollFor = async (seconds: number): Promise<void> => {
  for (let passed = 0; passed < seconds; passed += 5) {
    await vi.advanceTimersByTimeAsync(5000);
    await client.refetchQueries();
  }
};

it('what is read again in time is not outdated', async () => {
  await pollFor(60);
  expect(outdatedSince(client.getQueryCache())).toBeUndefined();
});

it('a figure that cannot be read again is outdated after 15 seconds, as old as its last reply', async () => {
  await pollFor(5);
  fails = true;
  await pollFor(15);
  expect(outdatedSince(client.getQueryCache())).toBeUndefined();
  await pollFor(5);
  expect(outdatedSince(client.getQueryCache())).toBe(NINE + 5);
  fails = false;
  await pollFor(5);
  expect(outdatedSince(client.getQueryCache())).toBeUndefined();
});

it('what is on screen no more is not told of', async () => {
  await pollFor(5);
  fails = true;
  await pollFor(60);
  expect(outdatedSince(client.getQueryCache())).toBeDefined();
  stop();
  expect(outdatedSince(client.getQueryCache())).toBeUndefined();
});

it('what was never there is missing, not outdated', async () => {
  client.clear();
  stop();
  fails = true;
  stop = watchBalance();
  await pollFor(60);
  expect(outdatedSince(client.getQueryCache())).toBeUndefined();
});
