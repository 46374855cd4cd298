import { describe, expect, it } from 'vitest';
import type { Backend } from '@mocks/handle';
import { isFields } from '@mocks/testing/contract';
import { createCaller } from '@mocks/testing/client';
import { withContractGate } from '@mocks/testing/contract-gate';
import { openBench } from '@mocks/testing/gated-backend';
import { READY_PASSWORD } from '@mocks/scenarios/ready-accounts';
import { USDT_ID } from '@mocks/catalogue/currencies';

const ORDER = { match_id: 1, currency_id: USDT_ID, type: 1, seconds: 30, number: '100' };
type Fields = Readonly<Record<string, unknown>>;

/** A backend that corrupts every reply, behind the gate. */
const spoiled = async (spoil: (body: Fields) => unknown, init: ResponseInit = {}) => {
  const { backend, caller } = await openBench();
  await caller.logIn('practice', READY_PASSWORD);
  const spoiling: Backend = {
    ...backend,
    handle: async (request) => {
      const response = await backend.handle(request);
      const body: unknown = await response.json();
      return Response.json(spoil(isFields(body) ? body : {}), init);
    },
  };
  const spoiledCaller = createCaller(withContractGate(spoiling));
  spoiledCaller.useToken(caller.token());
  return spoiledCaller;
};

const messageOf = (body: Fields): Fields => {
  const message = body['message'];
  return isFields(message) ? message : {};
};

const changed = (changes: Fields) => (body: Fields) => ({
  ...body,
  message: { ...messageOf(body), ...changes },
});

const without = (field: string) => (body: Fields) => ({
  ...body,
  message: Object.fromEntries(Object.entries(messageOf(body)).filter(([key]) => key !== field)),
});

describe('the gate stops a reply', () => {
  it.each<[string, (body: Fields) => unknown, RegExp]>([
    ['without a field that the contract requires', without('fee'), /zod: .*ajv: .*fee/u],
    ['with money as a number', changed({ fee: 0.2 }), /zod: .*ajv: .*fee/u],
    ['with an exponent in a price', changed({ open_price: '6.7e4' }), /zod: .*ajv: .*open_price/u],
    ['with a status that is none', changed({ status: 4 }), /zod: .*ajv: .*status/u],
    ['with a misspelt field', changed({ profit_ration: '80' }), /does not name/u],
    ['in an envelope of another kind', (body) => ({ ...body, type: 'success' }), /zod: .*ajv: /u],
    ['without an envelope', messageOf, /zod: .*ajv: /u],
    ['in the envelope of a chart', (body) => ({ code: 1, msg: '', data: body['message'] }), /ajv/u],
    [
      'with a refusal of another call',
      () => ({ type: 'error', message: 'project_full' }),
      /announce/u,
    ],
  ])('%s', async (_what, spoil, reason) => {
    const caller = await spoiled(spoil);
    await expect(caller.post('microtrade/submit', ORDER)).rejects.toThrow(reason);
  });

  it.each<[string, ResponseInit, RegExp]>([
    ['as text', { headers: { 'content-type': 'text/html' } }, /text\/html/u],
    ['with HTTP 500', { status: 500 }, /HTTP 500/u],
    ['with HTTP 201', { status: 201 }, /HTTP 201/u],
  ])('sent %s', async (_what, init, reason) => {
    const caller = await spoiled((body) => body, init);
    await expect(caller.post('microtrade/submit', ORDER)).rejects.toThrow(reason);
  });
});

describe('the gate passes', () => {
  it('an unchanged reply of the mock', async () => {
    const caller = await spoiled((body) => body);
    expect(await caller.post('microtrade/submit', ORDER)).toMatchObject({ type: 'ok' });
  });

  it('a fault that a test requested, and nothing else of that kind', async () => {
    const { backend, caller } = await openBench();
    backend.faults.add({
      operation: 'getAreaCodes',
      stage: 'beforeCommit',
      effect: { kind: 'http', status: 502 },
      times: 1,
    });
    expect(await caller.get('getareacode')).toEqual({ type: 'error', message: 'request_failed' });
    expect(await caller.get('getareacode')).toMatchObject({ type: 'ok' });
  });
});
