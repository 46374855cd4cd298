import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type * as ServerClock from './server-clock';

const NOON = Date.UTC(2026, 2, 2, 12);
/** The time of a wrong device clock. */
const DEVICE = Date.UTC(2020, 0, 1);

let elapsed: number;
let clock: typeof ServerClock;

const restart = async (): Promise<void> => {
  vi.resetModules();
  elapsed = 1000;
  clock = await import('./server-clock');
};

beforeEach(async () => {
  vi.spyOn(performance, 'now').mockImplementation(() => elapsed);
  vi.spyOn(Date, 'now').mockReturnValue(DEVICE);
  await restart();
});

afterEach(() => {
  vi.restoreAllMocks();
});

const hear = (serverMs: number): void =>
  clock.observeServerTime(new Headers({ 'x-server-time': String(serverMs) }));

it('returns the device’s time before the first reply', () => {
  expect(clock.serverNow()).toBe(DEVICE);
});

it('returns the server’s time after the first reply, whatever the device’s clock', () => {
  hear(NOON);
  expect(clock.serverNow()).toBe(NOON);
  elapsed += 1500;
  expect(clock.serverNow()).toBe(NOON + 1500);
});

it('falls back to the Date header', () => {
  clock.observeServerTime(new Headers({ date: 'Mon, 02 Mar 2026 12:00:00 GMT' }));
  expect(clock.serverNow()).toBe(NOON);
});

it('prefers milliseconds to whole seconds', () => {
  const date = 'Mon, 02 Mar 2026 12:00:00 GMT';
  clock.observeServerTime(new Headers({ date, 'x-server-time': String(NOON + 789) }));
  expect(clock.serverNow()).toBe(NOON + 789);
});

it.each([{}, { date: 'yesterday' }, { 'x-server-time': 'soon' }, { 'x-server-time': '' }])(
  'learns nothing from %j',
  (headers) => {
    hear(NOON);
    clock.observeServerTime(new Headers(headers));
    expect(clock.serverNow()).toBe(NOON);
  },
);

it('does not jump back after a slow reply', () => {
  hear(NOON);
  elapsed += 10_000;
  expect(clock.serverNow()).toBe(NOON + 10_000);
  hear(NOON + 7000);
  expect(clock.serverNow()).toBe(NOON + 10_000);
  // It stands still until the server's time has caught up: 7,000 + 3,500.
  elapsed += 3500;
  expect(clock.serverNow()).toBe(NOON + 10_500);
});

it('follows the server’s clock when it is set back by more than a minute', () => {
  hear(NOON);
  expect(clock.serverNow()).toBe(NOON);
  hear(NOON - 60_001);
  expect(clock.serverNow()).toBe(NOON - 60_001);
});

it('follows the server’s clock at once when it is set forward', () => {
  hear(NOON);
  hear(NOON + 86_400_000);
  expect(clock.serverNow()).toBe(NOON + 86_400_000);
});

it('knows the time of the first reply, whatever the device’s clock', () => {
  expect(clock.serverNow()).toBe(DEVICE);
  expect(clock.firstServerTime()).toBeUndefined();
  hear(NOON);
  elapsed += 5000;
  hear(NOON + 86_400_000);
  expect(clock.firstServerTime()).toBe(NOON);
});

it('takes the first reply after the clock was set back for the first', () => {
  hear(NOON);
  expect(clock.serverNow()).toBe(NOON);
  hear(NOON - 86_400_000);
  expect(clock.firstServerTime()).toBe(NOON - 86_400_000);
});

it('never goes back while replies are less than a minute late', async () => {
  const moment = fc.record({ wait: fc.nat(20_000), late: fc.option(fc.nat(59_999)) });
  await fc.assert(
    fc
      .asyncProperty(fc.array(moment, { minLength: 1, maxLength: 30 }), async (moments) => {
        let server = NOON;
        hear(server);
        let shown = clock.serverNow();
        for (const { wait, late } of moments) {
          elapsed += wait;
          server += wait;
          if (late !== null) hear(server - late);
          const now = clock.serverNow();
          expect(now).toBeGreaterThanOrEqual(shown);
          expect(now).toBeLessThanOrEqual(server);
          shown = now;
        }
        // A prompt reply corrects it.
        hear(server);
        expect(clock.serverNow()).toBe(server);
      })
      .beforeEach(restart),
  );
});
