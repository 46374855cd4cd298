import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { control, ControlCommand } from '../control';
import { startTestBackend } from '../node';

const START = Date.UTC(2026, 2, 2, 9, 0, 0);
const YEAR_SECONDS = 365 * 86_400;

const start = async () => {
  const { world, backend } = await startTestBackend({ at: START });
  return (command: unknown) => control(world, backend, ControlCommand.parse(command));
};

describe('the control port', () => {
  it('moves the clock forward, and stops at the last price', async () => {
    const command = await start();
    expect(await command({ command: 'advance', seconds: 90 })).toBe(START + 90_000);
    for (let year = 0; year < 11; year += 1)
      await command({ command: 'advance', seconds: YEAR_SECONDS });
    await expect(command({ command: 'advance', seconds: YEAR_SECONDS })).rejects.toThrow(
      'no prices that late',
    );
    expect(await command({ command: 'audit' })).toEqual([]);
  });

  it('skips a weekend to find a moment when the market is closed now', async () => {
    const command = await start();
    // From Monday 2 March 2026 09:00 to Saturday 7 March 12:00 UTC.
    const saturday = Date.UTC(2026, 2, 7, 12, 0, 0);
    await command({ command: 'advance', seconds: (saturday - START) / 1000 });
    const found = await command({
      command: 'seek',
      symbol: 'EUR/USD',
      direction: 'up',
      seconds: 30,
      outcome: 'win',
    });
    // Forex opens on Sunday at 22:00 UTC.
    expect(found).toBeGreaterThanOrEqual(Date.UTC(2026, 2, 8, 22, 0, 0));
  });

  it('signs a ready account in, and refuses an unknown one', async () => {
    const command = await start();
    expect(await command({ command: 'persona', account: 'trader' })).toMatch(/^[0-9a-f]{32}$/u);
    await expect(command({ command: 'persona', account: 'nobody' })).rejects.toThrow(
      'user_not_found',
    );
  });

  it('lists who is there; one that signs in by wallet alone has no password', async () => {
    const command = await start();
    await command({ command: 'reset', opening: 'persona:by-wallet' });
    const people = z
      .array(z.object({ account: z.string(), password: z.optional(z.string()) }))
      .parse(await command({ command: 'personas' }));
    const byWallet = people.filter(({ account }) => account.startsWith('0x'));
    expect(byWallet.map(({ password }) => password)).toEqual([undefined]);
    expect(people).toContainEqual({ account: 'trader', password: 'quayside1' });
  });

  it.each([
    { command: 'advance', seconds: -1 },
    { command: 'run', speed: 0 },
    { command: 'rig', account: 'trader', outcome: 'lose' },
    {
      command: 'fault',
      operation: 'noSuchCall',
      stage: 'afterCommit',
      effect: { kind: 'html' },
      times: 1,
    },
    ...(['duplicate-delivery', 'slow-upload', 'upload-cut'] as const).map((kind) => ({
      command: 'fault',
      operation: 'submitOrder',
      stage: 'afterCommit',
      effect: { kind, bytesPerSecond: 1000, percent: 50 },
      times: 1,
    })),
    {},
  ])('refuses %j', (command) => {
    expect(ControlCommand.safeParse(command).success).toBe(false);
  });
});
