import { describe, expect, it } from 'vitest';
import { LAST_MOMENT_MS } from '../engine/market';
import { deviceClock } from './device-clock';
import { createBackend } from '../handle';
import { memoryStore } from '../store/memory';
import { openWorld } from '../world';

describe('the clock of a world in a browser', () => {
  it("follows the device's clock", () => {
    const { isOff, realNow } = deviceClock(() => Date.UTC(2026, 10, 21));
    expect([isOff, realNow()]).toEqual([false, Date.UTC(2026, 10, 21)]);
  });

  it('runs from a year before the last price if the device is in 2099', async () => {
    let device = Date.UTC(2099, 0, 1);
    const { isOff, realNow } = deviceClock(() => device);
    expect([isOff, realNow()]).toEqual([true, LAST_MOMENT_MS - 365 * 86_400_000]);
    const world = openWorld({ seed: 7, store: memoryStore(), realNow });
    await createBackend(world, { onDefect: () => undefined });
    const before = (await world.snapshot()).clock.worldMs;
    device += 60_000;
    expect((await world.snapshot()).clock.worldMs - before).toBe(60_000);
  });
});
