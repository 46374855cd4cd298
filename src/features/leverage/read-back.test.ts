import { expect, it } from 'vitest';
import type { CallBody } from '@/api/pending/operation';
import type { LeverageOrderRow } from '@/api/rows';
import { POSITION_ROW } from '../../../tests/support/order-rows';
import { sentOperation, SENT_AT } from '../../../tests/support/pending/sent-operation';
import { ApiError, type ApiFailure } from '@/api/errors';
import { checkOpening } from './check-opening';

const BARE = { target_profit_price: '0.00', stop_loss_price: '0.00' } as const;
const row = (changes: Partial<LeverageOrderRow> = {}): LeverageOrderRow => ({
  ...POSITION_ROW,
  ...BARE,
  create_time: SENT_AT,
  ...changes,
});

const TERMS = { legal_id: 3, currency_id: 1, type: 1, share: 3, multiple: 10, status: 1 } as const;
const STOPS = { target_profit_price: '52000', stop_loss_price: '48000' } as const;
const opening = (body: CallBody = STOPS, idsBefore: readonly number[] = []) =>
  sentOperation({ operationId: 'openPosition', body: { ...TERMS, ...body }, idsBefore });

const REFUSED: ApiFailure = { kind: 'business', key: 'parameters_missing', data: undefined };
const LOST: ApiFailure = { kind: 'network', reason: 'failed' };

/** A server with these orders. `honours`: whether `lever/setstop` sets; `reply`: how it fails, if it does. */
const serverOf = (
  start: readonly LeverageOrderRow[],
  options: {
    readonly honours?: boolean;
    readonly reply?: ApiFailure;
    readonly endsAfter?: number;
    readonly failsReads?: boolean;
  } = {},
) => {
  let rows = start;
  let reads = 0;
  const sent: unknown[] = [];
  return {
    sent,
    fetchNewest: async () => {
      reads += 1;
      if (options.failsReads === true) throw new ApiError(LOST);
      return { rows };
    },
    setStops: async (body: { readonly id: number }) => {
      sent.push(body);
      if (options.honours !== false)
        rows = rows.map((one) => (one.id === body.id ? { ...one, ...body } : one));
      if (options.reply !== undefined) throw new ApiError(options.reply);
    },
    isOwn: () => reads < (options.endsAfter ?? Infinity),
    after: async () => undefined,
  };
};

const MISSING = {
  state: 'differs',
  id: 802,
  isOpen: true,
  differences: [
    { field: 'takeProfit', asked: '52000', has: undefined },
    { field: 'stopLoss', asked: '48000', has: undefined },
  ],
};
const SET = [{ id: 802, ...STOPS }];

it('sends nothing for a position that has what was asked for', async () => {
  const server = serverOf([row({ target_profit_price: '52000.00', stop_loss_price: '48000.00' })]);
  expect(await checkOpening(opening(), server)).toMatchObject({ order: { state: 'as-asked' } });
  expect(server.sent).toEqual([]);
});

it.each([
  ['sets stops that the opening has lost', {}, { state: 'as-asked' }],
  ['believes the position, not the lost reply', { reply: LOST }, { state: 'as-asked' }],
  ['tells stops that a lost call has not set', { reply: LOST, honours: false }, MISSING],
  ['tells stops that the server refuses', { reply: REFUSED, honours: false }, MISSING],
  ['tells stops that the server ignores here too', { honours: false }, MISSING],
] as const)('%s', async (_name, options, order) => {
  const server = serverOf([row()], options);
  const checked = await checkOpening(opening(), server);
  expect(checked?.order).toEqual(order);
  expect(checked?.failure).toEqual('reply' in options ? options.reply : undefined);
  expect(server.sent).toEqual(SET);
});

it('sets only the stop that was asked for', async () => {
  const server = serverOf([row()]);
  await checkOpening(opening({ stop_loss_price: '48000' }), server);
  expect(server.sent).toEqual([{ id: 802, stop_loss_price: '48000' }]);
});

it.each([
  ['an older position', [row()], [802]],
  ['a position from before the tap', [row({ create_time: SENT_AT - 1 })], []],
  ['a position on the other side', [row({ type: 2 })], []],
  ['one of two that it could be', [row(), row({ id: 803 })], []],
  ['a position of another pair', [row({ currency: 2 })], []],
] as const)('never sets stops on %s: it is unknown', async (_name, rows, idsBefore) => {
  const server = serverOf(rows);
  const checked = await checkOpening(opening(STOPS, idsBefore), server);
  expect(checked?.order).toEqual({ state: 'unknown' });
  expect(server.sent).toEqual([]);
});

it('takes an order of the second in which the one before ended for its own only if nothing differs', async () => {
  const asked = { target_profit_price: '52000.00', stop_loss_price: '48000.00' };
  const older = { create_time: SENT_AT - 1 };
  const whole = serverOf([row({ ...asked, ...older })]);
  expect(await checkOpening(opening(), whole)).toMatchObject({ order: { state: 'as-asked' } });
  const other = serverOf([row({ ...asked, ...older, share: 2 })]);
  expect(await checkOpening(opening(), other)).toMatchObject({ order: { state: 'unknown' } });
  expect(other.sent).toEqual([]);
});

it('sends nothing after the session has ended, and tells nothing', async () => {
  const server = serverOf([row()], { endsAfter: 1 });
  expect(await checkOpening(opening(), server)).toBeUndefined();
  expect(server.sent).toEqual([]);
});

it('tells nothing once the session has ended during the second read', async () => {
  expect(await checkOpening(opening(), serverOf([row()], { endsAfter: 2 }))).toBeUndefined();
});

it('says unknown if the position cannot be read, and nothing if no stop was asked for', async () => {
  const server = serverOf([], { failsReads: true });
  expect((await checkOpening(opening(), server))?.order).toEqual({ state: 'unknown' });
  expect((await checkOpening(opening({}), server))?.order).toEqual({ state: 'as-asked' });
});

it.each([
  ['a pending order, whose stops cannot be set yet', row({ status: 0 }), false],
  ['other lots and another leverage', row({ share: 2, multiple: 20, ...STOPS }), true],
])('tells of %s and sends nothing', async (_name, order, isOpen) => {
  const server = serverOf([order]);
  const checked = await checkOpening(opening(), server);
  expect(checked?.order).toMatchObject({ state: 'differs', isOpen });
  expect(server.sent).toEqual([]);
});

it('tells the leverage that the server took instead', async () => {
  const checked = await checkOpening(opening({}), serverOf([row({ multiple: 20 })]));
  expect(checked?.order).toMatchObject({
    differences: [{ field: 'leverage', asked: '10', has: '20' }],
  });
});

it('sets nothing on a position that has ended meanwhile', async () => {
  const server = serverOf([row({ status: 3 })]);
  expect((await checkOpening(opening(), server))?.order).toEqual({ state: 'over' });
  expect(server.sent).toEqual([]);
});
