import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { takeEarlyReply } from './early-replies';

const URL = '/api/currency/quotation_new?lang=en';
const reply = new Response('{}');

/** What `public/boot.js` leaves: a call that is answered after `ms` milliseconds, or fails. */
const asked = (answer: 'reply' | 'failure', ms: number): void => {
  const arrived = new Promise<{ reply: Response; at: number } | undefined>((resolve) => {
    setTimeout(
      () => resolve(answer === 'reply' ? { reply, at: performance.now() } : undefined),
      ms,
    );
  });
  globalThis.earlyReplies = new Map([[URL, arrived]]);
};

/** The reply that a call takes over after `wait` milliseconds, and how long it waits for it. */
const take = async (url: string) => {
  const began = performance.now();
  const taken = takeEarlyReply(url);
  await vi.runAllTimersAsync();
  return { reply: (await taken)?.reply, waited: performance.now() - began };
};

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  globalThis.earlyReplies = undefined;
});

it('takes a reply over that is still to come, once', async () => {
  asked('reply', 800);
  expect((await take(URL)).reply).toBe(reply);
  expect(await take(URL)).toEqual({ reply: undefined, waited: 0 });
});

it.each([
  [2900, reply],
  [3000, undefined],
])('takes a reply over %i ms after it arrived: %o', async (age, expected) => {
  asked('reply', 0);
  await vi.advanceTimersByTimeAsync(age);
  expect((await take(URL)).reply).toBe(expected);
});

it('leaves a call that failed, or was not made, to the app', async () => {
  asked('failure', 100);
  expect((await take('/api/currency/whlist?lang=en')).reply).toBeUndefined();
  expect((await take(URL)).reply).toBeUndefined();
});

it('waits five seconds for a reply, no longer', async () => {
  asked('reply', 60_000);
  const taken = takeEarlyReply(URL);
  let isSettled = false;
  void taken.then(() => (isSettled = true));
  await vi.advanceTimersByTimeAsync(4900);
  expect(isSettled).toBe(false);
  await vi.advanceTimersByTimeAsync(100);
  expect(isSettled).toBe(true);
  expect(await taken).toBeUndefined();
});
