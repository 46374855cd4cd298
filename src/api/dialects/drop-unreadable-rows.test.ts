import { describe, expect, it } from 'vitest';
import * as zod from 'zod/mini';
import { dropUnreadableRows } from './drop-unreadable-rows';

const price = zod.string().check(zod.regex(/^\d+(\.\d+)?$/u));
const pair = zod.object({ symbol: zod.string(), price });
const replyOf = (message: zod.ZodMiniType) =>
  zod.union([
    zod.object({ type: zod.literal('ok'), message }),
    zod.object({ type: zod.literal('error') }),
  ]);
const read = (message: zod.ZodMiniType, value: unknown) =>
  dropUnreadableRows(replyOf(message), { type: 'ok', message: value });
const message = (value: unknown) => ({ type: 'ok', message: value });

const GOOD = { symbol: 'BTC/USDT', price: '61000.5' };
const BAD = { symbol: 'ETH/USDT', price: '' };

describe('dropping unreadable rows', () => {
  it('keeps every readable row, however many are not', () => {
    const rows = Array.from({ length: 300 }, (_, index) => (index % 3 === 0 ? BAD : GOOD));
    const part = read(zod.array(pair), rows);
    expect(part).toEqual({
      body: message(rows.filter((row) => row === GOOD)),
      leftOut: Array.from({ length: 100 }, () => BAD),
      isUsable: true,
    });
  });

  it('drops the bad pair of a board, not the board', () => {
    const boards = zod.array(zod.object({ name: zod.string(), pairs: zod.array(pair) }));
    const sent = [
      { name: 'USDT', pairs: [BAD, GOOD] },
      { name: 'BTC', pairs: [GOOD] },
    ];
    expect(read(boards, sent)).toEqual({
      body: message([{ name: 'USDT', pairs: [GOOD] }, sent[1]]),
      leftOut: [BAD],
      isUsable: true,
    });
  });

  it('drops a board that is unreadable itself', () => {
    const boards = zod.array(zod.object({ name: zod.string(), pairs: zod.array(pair) }));
    const sent = [
      { name: 7, pairs: [GOOD] },
      { name: 'BTC', pairs: [GOOD] },
    ];
    expect(read(boards, sent)).toEqual({
      body: message([sent[1]]),
      leftOut: [sent[0]],
      isUsable: true,
    });
  });

  it('drops a whole candle, never a single value of it', () => {
    const candles = zod.array(zod.array(price));
    expect(
      read(candles, [
        ['1', '2'],
        ['1', null, '3'],
        ['5', '6'],
      ]),
    ).toEqual({
      body: message([
        ['1', '2'],
        ['5', '6'],
      ]),
      leftOut: [['1', null, '3']],
      isUsable: true,
    });
  });

  const noted = zod.object({
    symbol: zod.string(),
    price,
    note: zod.optional(zod.string()),
    quote: zod.optional(zod.object({ rate: price })),
  });

  it('leaves out a field that is not required, and keeps its row', () => {
    const sent = [
      { ...GOOD, note: { text: 'x' }, quote: { rate: '2' } },
      { ...GOOD, note: 'read', quote: { rate: 'soon' } },
      { ...BAD, note: 5 },
    ];
    expect(read(zod.array(noted), sent)).toEqual({
      body: message([
        { ...GOOD, quote: { rate: '2' } },
        { ...GOOD, note: 'read' },
      ]),
      leftOut: [{ ...BAD }],
      isUsable: true,
    });
    expect(read(noted, { ...GOOD, note: [1] })).toEqual({
      body: message(GOOD),
      leftOut: [],
      isUsable: true,
    });
  });

  it.each([
    [
      'a status that nobody knows',
      zod.object({ status: zod.literal([1, 2]) }),
      { status: 9 },
      true,
    ],
    ['a number as a word', zod.object({ count: zod.int() }), { count: 'many' }, true],
    ['a money field without a number', pair, BAD, false],
    ['a text that is missing', pair, { price: '1' }, false],
    ['a list that is none', zod.array(pair), 5, false],
    ['an object that is none', pair, true, false],
  ])('outside lists, %s: usable or not', (_what, schema, sent, isUsable) => {
    expect(read(schema, sent)).toEqual({ body: message(sent), leftOut: [], isUsable });
  });
});
