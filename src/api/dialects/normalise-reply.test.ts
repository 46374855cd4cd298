import { describe, expect, it } from 'vitest';
import * as zod from 'zod/mini';
import { toValidReply } from './normalise-reply';
import { PAGE_SHAPES } from './normalise-page';
import { VALUE_NORMALISERS } from './value-normalisers';

const refusal = zod.object({ type: zod.literal('error'), message: zod.unknown() });
const decimalText = zod.string().check(zod.regex(/^-?\d+(\.\d+)?$/u));
const row = zod.object({
  id: zod.int(),
  amount: decimalText,
  status: zod.union([zod.literal(1), zod.literal(2)]),
  note: zod.optional(zod.string()),
  settled: zod.union([decimalText, zod.null()]),
});
const page = zod.object({
  current_page: zod.int(),
  per_page: zod.int(),
  total: zod.int(),
  last_page: zod.int(),
  data: zod.array(row),
});
const replyOf = <T extends zod.ZodMiniType>(message: T) =>
  zod.union([zod.object({ type: zod.literal('ok'), message }), refusal]);

const plain = { id: 1, amount: '5.5', status: 1, settled: null };
const normalise = (schema: zod.ZodMiniType, message: unknown, request = {}) =>
  toValidReply('GET /any', schema, { type: 'ok', message }, request);

/** A fixture for each rule: what a server sends, and what the contract expects. */
const VALUES: Readonly<
  Record<string, readonly [schema: zod.ZodMiniType, sent: unknown, wanted: unknown]>
> = {
  'a decimal as a JSON number': [
    row,
    { ...plain, amount: 0.0000001 },
    { ...plain, amount: '0.0000001' },
  ],
  'a decimal with an exponent': [
    row,
    { ...plain, amount: '1.0E-5' },
    { ...plain, amount: '0.00001' },
  ],
  'a decimal with more than 18 decimals': [
    zod.object({ amount: zod.string().check(zod.regex(/^-?\d+(\.\d{1,18})?$/u)) }),
    { amount: '-0.1234567890123456789' },
    { amount: '-0.123456789012345678' },
  ],
  'an integer as text': [row, { ...plain, id: '7', status: '2' }, { ...plain, id: 7, status: 2 }],
  'a yes or no as a boolean': [row, { ...plain, status: true }, plain],
  'JSON as text': [zod.array(row), JSON.stringify([plain]), [plain]],
  'an empty list as nothing, null or an empty object': [zod.array(row), '', []],
  'a list as an object: numbered keys, or one row alone': [
    zod.array(row),
    { 0: plain, 1: plain },
    [plain, plain],
  ],
  'an object as a list of one, or as nothing': [row, [plain], plain],
  'an absent field as null': [row, { ...plain, note: null }, plain],
};

describe('values', () => {
  it('have a fixture for each rule', () => {
    expect(Object.keys(VALUES)).toEqual(VALUE_NORMALISERS.map(({ name }) => name));
  });

  it.each(Object.entries(VALUES))('%s', (_name, [schema, sent, wanted]) => {
    expect(normalise(replyOf(schema), sent)).toEqual({ type: 'ok', message: wanted });
  });

  it('are normalised in every row of a list, several per row', () => {
    const sent = [
      { ...plain, id: '1', amount: 5.5 },
      { ...plain, settled: 2 },
    ];
    expect(normalise(replyOf(zod.array(row)), sent)).toEqual({
      type: 'ok',
      message: [plain, { ...plain, settled: '2' }],
    });
  });

  it('are normalised in thousands of rows at once', () => {
    // Each value is written in a way of its own, and the list is copied once: a copy for each would cost seconds.
    const candle = zod.tuple([zod.int(), decimalText, decimalText]);
    const sent = Array.from({ length: 16_000 }, (_, index) => [String(index), index / 2, '1.5E-3']);
    expect(normalise(replyOf(zod.array(candle)), sent)).toEqual({
      type: 'ok',
      message: sent.map((_, index) => [index, String(index / 2), '0.0015']),
    });
  });

  it('keep the places of a list of which one value cannot be read', () => {
    const sent = [[1, null, 2.5]];
    const list = zod.array(zod.array(zod.union([decimalText, zod.null(), zod.int()])));
    expect(normalise(replyOf(list), [[1, null, '1e2']])).toEqual({
      type: 'ok',
      message: [[1, null, '100']],
    });
    expect(normalise(replyOf(zod.array(zod.array(decimalText))), sent)).toBeUndefined();
  });

  it.each([null, {}, [], ''])('treat %j as an empty list', (sent) => {
    expect(normalise(replyOf(zod.array(row)), sent)).toEqual({ type: 'ok', message: [] });
  });
});

const rows = [plain, { ...plain, id: 2 }];
const frame = { current_page: 2, per_page: 2, total: 5, last_page: 3, data: rows };

/** A fixture for each shape of a page; page 2 with 2 rows of 5. */
const PAGES: Readonly<Record<string, readonly [sent: unknown, wanted: unknown]>> = {
  'data with page, pages and total': [{ data: rows, page: 2, pages: 3, total: 5, limit: 2 }, frame],
  'list with count, page and limit': [{ list: rows, count: 5, page: 2, limit: 2 }, frame],
  order_list: [{ order_list: rows }, { ...frame, total: 4 }],
  'a page inside a message': [{ rate_profits_total: {}, message: { ...frame } }, frame],
  // Without a total, a full page may have a next one.
  'rows alone': [rows, { ...frame, total: 4 }],
};

describe('pages', () => {
  it('have a fixture for each known shape', () => {
    expect(Object.keys(PAGES)).toEqual(PAGE_SHAPES.map(({ name }) => name));
  });

  it.each(Object.entries(PAGES))('%s', (_name, [sent, wanted]) => {
    expect(normalise(replyOf(page), sent, { page: 2, limit: 2 })).toEqual({
      type: 'ok',
      message: wanted,
    });
  });

  it('end with a page that is not full', () => {
    expect(normalise(replyOf(page), [plain], { page: 3, limit: 2 })).toMatchObject({
      message: { current_page: 3, last_page: 3, total: 5 },
    });
  });
});

describe('an unknown dialect', () => {
  it.each([
    [replyOf(row), { ...plain, amount: 'five' }],
    [replyOf(row), { id: 1 }],
    [replyOf(zod.array(row)), 'no list'],
    [replyOf(page), 7],
  ])('is rejected (%#)', (schema, message) => {
    expect(normalise(schema, message)).toBeUndefined();
  });

  it('does not affect valid replies or refusals', () => {
    expect(normalise(replyOf(row), plain)).toEqual({ type: 'ok', message: plain });
    expect(
      toValidReply('GET /any', replyOf(row), { type: 'error', message: 'wrong_password' }, {}),
    ).toEqual({ type: 'error', message: 'wrong_password' });
  });

  it('ignores prototype keys', () => {
    const sent: unknown = JSON.parse(
      '{"id":1,"amount":5,"status":1,"settled":null,"__proto__":{"note":"x"}}',
    );
    expect(normalise(replyOf(row), sent)).toEqual({
      type: 'ok',
      message: { ...plain, amount: '5' },
    });
  });
});
