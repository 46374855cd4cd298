import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { control, ControlCommand } from '../control';
import { audit } from '../engine/audit';
import type { WorldEvent } from '../engine/state';
import { READY_PASSWORD } from '../scenarios/ready-accounts';
import { openAs, openOnce } from '../scenarios/open-as';
import { fromFile, fromLink, toFile, toLink, WorldTextError } from '../store/world-text';
import { createCaller } from '../testing/client';
import { openBench, START, type Bench } from '../testing/gated-backend';
import { runs } from '../testing/runs';
import { USDT_ID } from '../catalogue/currencies';

const ORDER = { match_id: 1, currency_id: USDT_ID, type: 1, seconds: 30, number: '100' };
const command = (bench: Bench, value: unknown) =>
  control(bench.world, bench.backend, ControlCommand.parse(value));

/** Steps that can be repeated: place an order, wait. */
const steps = fc.array(
  fc.oneof(
    fc.constant('order' as const),
    fc.integer({ min: 1, max: 90 }).map((seconds) => ({ seconds })),
  ),
  { maxLength: 8 },
);

const play = async (
  bench: Bench,
  script: readonly ('order' | { readonly seconds: number })[],
): Promise<void> => {
  for (const step of script) {
    if (step === 'order') await bench.caller.post('microtrade/submit', ORDER);
    else await command(bench, { command: 'advance', seconds: step.seconds });
  }
};

const signedIn = async (): Promise<Bench> => {
  const bench = await openBench();
  await bench.caller.logIn('practice', READY_PASSWORD);
  return bench;
};

/** Everything except `head`, which continues through a restore. */
const content = async (bench: Bench): Promise<string> => {
  const { head: _head, origin: _origin, ...state } = await bench.world.snapshot();
  return JSON.stringify(state);
};

describe('a checkpoint', () => {
  it('restores the same world, which continues in the same way', async () => {
    await fc.assert(
      fc.asyncProperty(steps, steps, async (before, after) => {
        const bench = await signedIn();
        await play(bench, before);
        await command(bench, { command: 'checkpoint', name: 'here' });
        await play(bench, after);
        const once = await content(bench);
        await command(bench, { command: 'restore', name: 'here' });
        await play(bench, after);
        expect(await content(bench)).toBe(once);
        expect(await command(bench, { command: 'audit' })).toEqual([]);
      }),
      runs(20),
    );
  });

  it('that does not exist is reported', async () => {
    const bench = await openBench();
    await expect(command(bench, { command: 'restore', name: 'nowhere' })).rejects.toThrow(
      'no checkpoint nowhere',
    );
  });
});

describe('a world as text', () => {
  it('survives a file and a link unchanged, and a fork leaves its parent unchanged', async () => {
    await fc.assert(
      fc.asyncProperty(steps, steps, async (before, after) => {
        const parent = await signedIn();
        await play(parent, before);
        const kept = await content(parent);
        const state = await parent.world.snapshot();
        const fork = await openBench();
        await fork.world.restore(await fromLink(await toLink(state)));
        expect(await content(fork)).toBe(kept);
        await fork.world.restore(await fromFile(toFile(state)));
        expect(await content(fork)).toBe(kept);
        fork.caller.useToken(parent.caller.token());
        await play(fork, after);
        expect(await content(parent)).toBe(kept);
        await play(parent, after);
        expect(await content(fork)).toBe(await content(parent));
      }),
      runs(10),
    );
  });

  it('continues from its own time, whenever it is opened', async () => {
    const bench = await openBench();
    await command(bench, { command: 'run', speed: 1 });
    const state = await bench.world.snapshot();
    const later = await openBench({ at: START + 86_400_000 });
    await later.world.restore(state);
    expect(await later.world.run(({ now }) => ({ events: [], reply: now }))).toBe(START);
  });

  it.each([
    ['not JSON', 'nonsense'],
    ['of something else', '{"format":"other","state":{}}'],
    ['without its parts', '{"format":"quayside-world","state":{"version":2}}'],
  ])('%s is refused', async (_what, text) => {
    await expect(fromFile(text)).rejects.toThrow(WorldTextError);
  });

  it('with modified books is refused', async () => {
    const text = toFile(await (await openBench()).world.snapshot());
    const forged = text.replaceAll('"10000"', '"99000"').replaceAll('"-10000"', '"-10000"');
    await expect(fromFile(forged)).rejects.toThrow(/books of this world are wrong/u);
  });

  it.each([0, -1, 2.5])('of version %s, which no build has saved, is refused', async (version) => {
    const state = await (await openBench()).world.snapshot();
    await expect(fromFile(toFile({ ...state, version }))).rejects.toThrow(/unknown version/u);
  });

  it('of a later version, or truncated in a link, is refused', async () => {
    const state = await (await openBench()).world.snapshot();
    await expect(fromFile(toFile({ ...state, version: 99 }))).rejects.toThrow(/later version/u);
    await expect(fromLink((await toLink(state)).slice(0, 200))).rejects.toThrow(WorldTextError);
  });
});

describe('a link', () => {
  it('opens the world that it names, once, and signs its persona in', async () => {
    const { world, backend } = await openBench();
    const words = 'persona:trader,clock:2026-06-01T12:00Z,seed:11,frozen';
    const opened = await openOnce(world, words);
    const state = await world.snapshot();
    expect(state).toMatchObject({
      seed: 11,
      clock: { mode: 'frozen', worldMs: Date.UTC(2026, 5, 1, 12) },
      origin: words,
    });
    const caller = createCaller(backend);
    caller.useToken(opened?.token);
    expect(await caller.get('user/info')).toMatchObject({ message: { account_number: 'trader' } });
    expect(await openOnce(world, words)).toBeUndefined();
    expect(audit(state)).toEqual([]);
  });

  it('to a whole world keeps who is signed in, and is no longer for having come by a link', async () => {
    const from = await openBench();
    const token = await openAs(from.world, 'persona:practice');
    const word = await toLink(await from.world.snapshot());
    const { world, backend } = await openBench();
    const opened = await openOnce(world, `world:${word},session:${token}`);
    expect(opened).toEqual({ token });
    const caller = createCaller(backend);
    caller.useToken(opened?.token);
    expect(await caller.get('user/info')).toMatchObject({
      message: { account_number: 'practice' },
    });
    const again = await toLink(await world.snapshot());
    expect(Math.abs(again.length - word.length)).toBeLessThan(200);
    expect(await openOnce(world, `world:${again},session:unknown`)).toEqual({ token: undefined });
    expect(await openOnce(world, `world:${again}`)).toEqual({ token: undefined });
  });

  it('with an invalid spec opens nothing', async () => {
    const { world } = await openBench();
    const before = await world.snapshot();
    await expect(openAs(world, 'colour:red')).rejects.toThrow('colour is no word');
    await expect(openAs(world, 'world:cut-off')).rejects.toThrow(WorldTextError);
    expect(await world.snapshot()).toEqual(before);
  });
});

describe('watching a world', () => {
  it('reports events once they are saved, including those that fell due', async () => {
    const bench = await signedIn();
    const observed: WorldEvent['kind'][] = [];
    const stop = bench.world.watch(
      (events) => void observed.push(...events.map(({ kind }) => kind)),
    );
    await bench.caller.post('microtrade/submit', ORDER);
    expect(observed).toEqual(['moneyMoved', 'recordPut', 'scheduled']);
    observed.length = 0;
    await command(bench, { command: 'advance', seconds: 30 });
    await bench.caller.get('user/info');
    expect(observed).toEqual(['clockChanged', 'moneyMoved', 'recordPut']);
    stop();
    await bench.caller.post('microtrade/submit', ORDER);
    expect(observed).toHaveLength(3);
  });
});

it('the worlds of a process keep 400 checkpoints together, the newest', async () => {
  const worlds = await Promise.all(Array.from({ length: 21 }, () => openBench()));
  for (const bench of worlds)
    for (let count = 0; count < 20; count += 1)
      await command(bench, { command: 'checkpoint', name: `c${count}` });
  const worldAt = (index: number): Bench => {
    const bench = worlds[index];
    if (bench === undefined) throw new Error('no such world');
    return bench;
  };
  // 21 x 20 = 420: all twenty of the first world are gone.
  await expect(command(worldAt(0), { command: 'restore', name: 'c19' })).rejects.toThrow(
    'no checkpoint',
  );
  await expect(command(worldAt(1), { command: 'restore', name: 'c0' })).resolves.toBeUndefined();
});
