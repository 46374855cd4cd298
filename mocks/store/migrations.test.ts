import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import * as zod from 'zod/mini';
import { audit } from '../engine/audit';
import { STATE_VERSION } from '../engine/state';
import { startTestBackend } from '../node';
import { memoryStore } from './memory';
import type { StoredState } from './migrations';

/** A world saved by version 1: 28 orders, number 528 still open, settling at 03:07:56.590 UTC on 21 November 2026. */
const goldenV1 = (): StoredState =>
  zod
    .custom<StoredState>((value) => typeof value === 'object')
    .parse(JSON.parse(readFileSync(new URL('golden/world-v1.json', import.meta.url), 'utf8')));
const SAVED_AT = 1_795_230_357_590;
const SETTLES_AT = 1_795_230_476_590;

const open = async () => {
  const stored = goldenV1();
  const kept = memoryStore();
  const store = {
    ...kept,
    head: async () => (await kept.head()) ?? stored.head,
    load: async () => (await kept.load()) ?? stored,
  };
  return startTestBackend({ at: SAVED_AT, store });
};

describe('a world of version 1', () => {
  it('is migrated with its users, books and orders', async () => {
    const { world } = await open();
    const state = await world.snapshot();
    expect(state.version).toBe(STATE_VERSION);
    expect(Object.keys(state.records.secondsOrders)).toHaveLength(28);
    expect(state.lastIds.secondsOrders).toBe(528);
    expect(state.agenda).toEqual([{ at: SETTLES_AT, topic: 'secondsExpiry', id: 528 }]);
    expect(audit(state)).toEqual([]);
  });

  it('settles its open order at its own time', async () => {
    const { world } = await open();
    await world.changeClock({ kind: 'advance', ms: SETTLES_AT - SAVED_AT });
    const state = await world.snapshot();
    expect(state.records.secondsOrders[528]?.status).toBe('settled');
    expect(state.ledger.journals.at(-1)?.at).toBe(SETTLES_AT);
    expect(state.agenda).toEqual([]);
    expect(audit(state)).toEqual([]);
  });
});
