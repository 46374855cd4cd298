import fc from 'fast-check';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { OPERATIONS } from '@/api/generated/operations';
import { audit } from '@mocks/engine/audit';
import { OPERATION_IDS } from '@mocks/http/operations';
import { READY_PASSWORD } from '@mocks/scenarios/ready-accounts';
import { isFields } from '@mocks/testing/contract';
import { openBench, type Bench } from '@mocks/testing/gated-backend';
import { runs } from '@mocks/testing/runs';
import { invalidRequest, validRequest } from '../support/request-fields';
import { sendBody, sendFields } from '../support/send-fields';

// A busy machine must not fail the test.
vi.setConfig({ testTimeout: 60_000 });

const openLoggedIn = async (): Promise<Bench> => {
  const opened = await openBench();
  await opened.caller.logIn('practice', READY_PASSWORD);
  return opened;
};

let bench: Bench;
beforeEach(async () => {
  bench = await openLoggedIn();
});

const stateText = async (): Promise<string> => JSON.stringify(await bench.world.snapshot());

const keyOf = (reply: unknown): unknown =>
  isFields(reply) ? (reply['message'] ?? reply['msg']) : undefined;

const WITH_BODY = OPERATION_IDS.filter((id) => OPERATIONS[id].method !== 'GET');

describe('a request that violates the contract', () => {
  it.each(OPERATION_IDS)('is refused by %s with the reason, and changes nothing', async (id) => {
    const before = await stateText();
    await fc.assert(
      fc.asyncProperty(invalidRequest(id), async ({ fields, refusal }) => {
        expect(keyOf(await sendFields(bench, id, fields))).toBe(refusal);
      }),
      runs(40),
    );
    expect(await stateText()).toBe(before);
    expect(bench.defects).toEqual([]);
  });

  it.each(WITH_BODY)('of %s is refused if its body cannot be parsed', async (id) => {
    const before = await stateText();
    const bodies: readonly (readonly [string, BodyInit])[] = [
      ['application/json', '{"user_string":'],
      ['application/json', '[]'],
      ['application/json', 'null'],
      ['application/json', '"text"'],
      ['application/json', '1'],
      ['application/json', `{"lang":"${'x'.repeat(1_000_000)}"}`],
      ['application/json', '['.repeat(50_000)],
      ['application/json', new Uint8Array([0xff, 0xfe, 0x00])],
      ['text/xml', '<a/>'],
      ['text/plain', '{}'],
      ['application/octet-stream', '{}'],
      ['multipart/form-data', 'no boundary'],
      ['multipart/form-data; boundary=b', '--b\r\nContent-Disposition: form-data; name="file"'],
    ];
    for (const [type, body] of bodies) {
      expect(keyOf(await sendBody(bench, id, type, body))).toBe('parameter_wrong');
    }
    expect(await stateText()).toBe(before);
    expect(bench.defects).toEqual([]);
  });

  it.each(WITH_BODY)('of %s changes no object of the mock through its field names', async (id) => {
    const before = await stateText();
    const names = '{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}';
    const reply = await sendBody(bench, id, 'application/json', names);
    expect(reply).toBeTypeOf('object');
    expect(Reflect.get({}, 'polluted')).toBeUndefined();
    expect(await stateText()).toBe(before);
  });
});

describe('a field that the contract does not name', () => {
  it.each(OPERATION_IDS)('is ignored by %s', async (id) => {
    await fc.assert(
      fc.asyncProperty(validRequest(id), fc.jsonValue(), async (fields, value) => {
        const plain = await openLoggedIn();
        const extended = await openLoggedIn();
        const reply = await sendFields(plain, id, fields);
        expect(await sendFields(extended, id, { ...fields, 'x-unknown': value })).toEqual(reply);
      }),
      runs(2),
    );
  });
});

describe('a text that equals the name of an object property', () => {
  const OWN_PARTS = ['constructor', 'toString', 'valueOf', 'hasOwnProperty'];

  it.each(OWN_PARTS)('is handled like any other text: %s', async (text) => {
    const login = { user_string: text, password: 'quayside1' };
    expect(keyOf(await sendFields(bench, 'logIn', login))).toBe('user_not_found');
    const picture = new File([Uint8Array.of(0xff, 0xd8, 0xff, 0xe0)], `${text}.jpg`);
    expect(await sendFields(await openLoggedIn(), 'uploadFile', { file: picture })).toMatchObject({
      type: 'ok',
    });
    const unverified = await openBench();
    await unverified.caller.logIn('unverified', READY_PASSWORD);
    const person = { real_type: 1, id_type: 1, name: 'Flora', surname: text, card_id: 'L01X00T47' };
    expect(await sendFields(unverified, 'submitCertification', person)).toMatchObject({
      type: 'ok',
    });
  });
});

describe('a request in the contract’s shape', () => {
  it.each(OPERATION_IDS)('gets a reply in the contract’s shape from %s', async (id) => {
    await fc.assert(
      fc.asyncProperty(validRequest(id), async (fields) => {
        // The gate throws for any reply outside the contract.
        expect(await sendFields(bench, id, fields)).toBeTypeOf('object');
      }),
      runs(40),
    );
    expect(audit(await bench.world.snapshot())).toEqual([]);
    expect(bench.defects).toEqual([]);
  });

  it('may contain the largest number that the contract allows, in a query too', async () => {
    const reply = await sendFields(bench, 'getOrders', { match_id: Number.MAX_SAFE_INTEGER });
    expect(reply).toMatchObject({ type: 'ok', message: { total: 0 } });
    const tooLarge = await sendFields(bench, 'getOrders', { match_id: '9007199254740993' });
    expect(keyOf(tooLarge)).toBe('parameter_wrong');
  });
});
