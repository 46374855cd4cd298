import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import * as zod from 'zod/mini';
import { audit } from '../engine/audit';
import { STATE_VERSION } from '../engine/state';
import { startTestBackend } from '../node';
import { createCaller } from '../testing/client';
import { memoryStore } from './memory';
import type { StoredState } from './migrations';
import { worldProblems } from './try-world';
import { fromFile, WorldTextError } from './world-text';

/**
 * Worlds saved by earlier versions. Version 1: 28 orders, number 528 still open, settling at 03:07:56.590 UTC on 21 November 2026.
 * Version 2: USDT had id 1, BTC 2, ETH 3; of the exchanger, with a top-up of BTC, an address for ETH, an order and a deposit of USDT.
 */
const golden = (version: 'v1' | 'v2'): StoredState =>
  zod
    .custom<StoredState>((value) => typeof value === 'object')
    .parse(
      JSON.parse(readFileSync(new URL(`golden/world-${version}.json`, import.meta.url), 'utf8')),
    );
const SAVED_AT = 1_795_230_357_590;
const SETTLES_AT = 1_795_230_476_590;

const open = async (stored: StoredState, at: number) => {
  const kept = memoryStore();
  const store = {
    ...kept,
    head: async () => (await kept.head()) ?? stored.head,
    load: async () => (await kept.load()) ?? stored,
  };
  return startTestBackend({ at, store });
};

describe('a world of version 1', () => {
  it('is migrated with its users, books and orders', async () => {
    const { world } = await open(golden('v1'), SAVED_AT);
    const state = await world.snapshot();
    expect(state.version).toBe(STATE_VERSION);
    expect(Object.keys(state.records.secondsOrders)).toHaveLength(28);
    expect(state.lastIds.secondsOrders).toBe(528);
    expect(state.agenda).toEqual([{ at: SETTLES_AT, topic: 'secondsExpiry', id: 528 }]);
    expect(audit(state)).toEqual([]);
  });

  it('settles its open order at its own time', async () => {
    const { world } = await open(golden('v1'), SAVED_AT);
    await world.changeClock({ kind: 'advance', ms: SETTLES_AT - SAVED_AT });
    const state = await world.snapshot();
    expect(state.records.secondsOrders[528]?.status).toBe('settled');
    expect(state.ledger.journals.at(-1)?.at).toBe(SETTLES_AT);
    expect(state.agenda).toEqual([]);
    expect(audit(state)).toEqual([]);
  });
});

interface CurrencyIds {
  readonly owner: number;
  readonly currencyId?: number;
  readonly given?: string;
  readonly givenId?: number;
  readonly got?: string;
  readonly gotId?: number;
}

describe('a world of version 2', () => {
  const OPENED_AT = Date.UTC(2026, 2, 2, 9);
  const USER = 10_006;
  const idsIn = (rows: Record<number, CurrencyIds>): unknown =>
    Object.values(rows)
      .filter(({ owner }) => owner === USER)
      .map(({ currencyId, given, givenId, got, gotId }) =>
        given === undefined ? currencyId : `${given} ${givenId} ${got} ${gotId}`,
      );

  it('is migrated to the ids of currencies today; other ids stay', async () => {
    const { world } = await open(golden('v2'), OPENED_AT);
    const state = await world.snapshot();
    const { records } = state;
    expect(state.version).toBe(STATE_VERSION);
    // BTC 1, ETH 2, USDT 3; SOL and SHIB as they were.
    expect(idsIn(records.topUps)).toEqual([3, 2, 1]);
    expect(idsIn(records.payoutMethods)).toEqual([2]);
    expect(idsIn(records.secondsOrders)).toEqual([3]);
    expect(idsIn(records.deposits)).toEqual([3]);
    expect(idsIn(records.flashExchanges)).toEqual([
      'USDT 3 BTC 1',
      'ETH 2 USDT 3',
      'USDT 3 SHIB 15',
      'BTC 1 SOL 5',
    ]);
    expect(audit(state)).toEqual([]);
    expect(await worldProblems(state)).toEqual([]);
  });

  it('answers a repeated call of then, whose currency had its old id, with the kept reply', async () => {
    const { world, backend } = await open(golden('v2'), OPENED_AT);
    const { tokens, lastIds } = await world.snapshot();
    const caller = createCaller(backend);
    caller.useToken(Object.keys(tokens).find((token) => tokens[token] === USER));
    const order = { match_id: 1, currency_id: 1, type: 1, seconds: 30, number: '100' };
    const key = { 'idempotency-key': 'golden-order-1' };
    expect(await caller.post('microtrade/submit', order, key)).toMatchObject({
      message: { id: lastIds.secondsOrders },
    });
    expect((await world.snapshot()).lastIds.secondsOrders).toBe(lastIds.secondsOrders);
  });

  it('is refused as text if a part that is migrated is broken', async () => {
    const { version, records, ...rest } = { records: {}, ...golden('v2') };
    const state = { ...rest, version, records: { ...records, topUps: { 1: null } } };
    const text = JSON.stringify({ format: 'quayside-world', state });
    await expect(fromFile(text)).rejects.toThrow(WorldTextError);
  });
});
