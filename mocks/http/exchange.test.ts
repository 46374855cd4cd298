import { beforeEach, describe, expect, it } from 'vitest';
import { OPERATIONS } from '@/api/generated/operations';
import { audit } from '../engine/audit';
import { READY_PASSWORD } from '../scenarios/ready-accounts';
import { openBench, START, type Bench } from '../testing/gated-backend';
import { expectRefused } from '../testing/refusals';
import { BTC_ID, ETH_ID, USDT_ID } from '../catalogue/currencies';

/** Units of 10^-8 in the wire format. */
const text = (units: number) => (units / 1e8).toFixed(8);

let bench: Bench;
beforeEach(async () => {
  bench = await openBench();
  await bench.caller.logIn('practice', READY_PASSWORD);
});

const wait = (ms: number) => bench.world.changeClock({ kind: 'advance', ms });
const quote = async (left: number, right: number) => {
  const reply = OPERATIONS.quoteFlashExchange.reply.parse(
    await bench.caller.get(`wallet/flashAgainstList?l_currency_id=${left}&r_currency_id=${right}`),
  );
  if (reply.type !== 'ok' || reply.message.quote === undefined)
    throw new Error(JSON.stringify(reply));
  return { ...reply.message.quote, list: reply.message.left };
};
type Quote = Awaited<ReturnType<typeof quote>>;
const take = (held: Quote, num: string) =>
  bench.caller.post('wallet/flashAgainst', {
    l_currency_id: held.l_currency_id,
    r_currency_id: held.r_currency_id,
    num,
    price: held.price,
    quote_id: held.quote_id,
  });
const available = async (currency: number): Promise<unknown> => {
  const { message } = await bench.caller.post('wallet/detail', { currency, type: 'change' });
  return Reflect.get(Object(message), 'change_balance');
};
const history = async () => {
  const { message } = await bench.caller.get('wallet/myFlashAgainstList');
  return message;
};
const DONE = { type: 'ok', message: 'operation_success' };

describe('a flash exchange', () => {
  it('happens at the quoted rate, both legs at once', async () => {
    const held = await quote(USDT_ID, BTC_ID);
    expect(held).toMatchObject({ price: '1', fee_rate: '0.1', expires_time: START / 1000 + 15 });
    await wait(10_000);
    expect(await take(held, '1000')).toEqual(DONE);
    expect(await available(USDT_ID)).toBe('9000.00');
    // Units of 10^-8: 1,000 x the rate, truncated; the fee is a thousandth of it, rounded up.
    const gross = Math.floor(Number(held.rate) * 1000 * 1e8);
    const fee = Math.ceil(gross / 1000);
    expect(await available(BTC_ID)).toBe(text(gross - fee));
    expect(await history()).toMatchObject({
      total: 1,
      data: [
        {
          l_currency: 'USDT',
          r_currency: 'BTC',
          num: '1000.00',
          absolute_quantity: text(gross - fee),
          fee: text(fee),
          rate: held.rate,
          // Of what is given: one USDT.
          market_price: '1',
          price: '1',
          status: 1,
          created_time: START / 1000 + 10,
        },
      ],
    });
    expect(audit(await bench.world.snapshot())).toEqual([]);
  });

  it('quotes the public prices minus the spread', async () => {
    const held = await quote(ETH_ID, BTC_ID);
    const price = (id: number) => Number(held.list.find((row) => row.id === id)?.price);
    const { market } = await bench.world.run((context) => ({ events: [], reply: context }));
    expect(price(BTC_ID)).toBe(market.priceAt('BTC/USDT', START / 1000) / 100);
    expect(Number(held.price)).toBe(price(ETH_ID));
    // 0.15 % off
    expect(Number(held.rate)).toBeCloseTo((price(ETH_ID) / price(BTC_ID)) * 0.9985, 12);
  });

  it('loses money there and back', async () => {
    await take(await quote(USDT_ID, ETH_ID), '1000');
    const got = String(await available(ETH_ID));
    expect(await take(await quote(ETH_ID, USDT_ID), got)).toEqual(DONE);
    expect(await available(ETH_ID)).toBe('0.00000000');
    // Two spreads of 0.15 % and two fees of 0.1 %: some 5 of the 1,000
    const left = Number(await available(USDT_ID));
    expect(left).toBeLessThan(9995.1);
    expect(left).toBeGreaterThan(9994.8);
  });

  it('without a quote takes the current price, if the user saw the same', async () => {
    const sell = (price: string) =>
      bench.caller.post('wallet/flashAgainst', {
        l_currency_id: ETH_ID,
        r_currency_id: USDT_ID,
        num: '0.1',
        price,
      });
    await take(await quote(USDT_ID, ETH_ID), '1000');
    const { price } = await quote(ETH_ID, USDT_ID);
    await wait(60_000);
    const now = await quote(ETH_ID, USDT_ID);
    expect(now.price).not.toBe(price);
    await expectRefused(bench, () => sell(price), 'quote_expired');
    expect(await sell(now.price)).toEqual(DONE);
  });

  it('without a quote takes whatever rate there is from USDT, whose price never changes', async () => {
    const buy = { l_currency_id: USDT_ID, r_currency_id: ETH_ID, num: '100', price: '1' };
    const before = Number((await quote(USDT_ID, ETH_ID)).rate);
    await wait(60_000);
    const now = Number((await quote(USDT_ID, ETH_ID)).rate);
    expect(now).not.toBe(before);
    expect(await bench.caller.post('wallet/flashAgainst', buy)).toEqual(DONE);
    // Less the fee of 0.1 %.
    expect(Number(await available(ETH_ID))).toBeCloseTo(100 * now * 0.999, 7);
  });

  it('happens once per idempotency key', async () => {
    const held = await quote(USDT_ID, BTC_ID);
    const body = {
      l_currency_id: USDT_ID,
      r_currency_id: BTC_ID,
      num: '100',
      price: '1',
      quote_id: held.quote_id,
    };
    const key = { 'idempotency-key': 'client-id-1' };
    for (let time = 1; time <= 2; time += 1)
      expect(await bench.caller.post('wallet/flashAgainst', body, key)).toEqual(DONE);
    expect(await available(USDT_ID)).toBe('9900.00');
  });
});

describe('a quote', () => {
  it('is held for 15 seconds and not a millisecond longer', async () => {
    const [first, second] = [await quote(USDT_ID, BTC_ID), await quote(USDT_ID, BTC_ID)];
    expect(second).toEqual(first);
    await wait(15_001);
    await expectRefused(bench, () => take(first, '100'), 'quote_expired');
    const next = await quote(USDT_ID, BTC_ID);
    await wait(next.expires_time * 1000 - START - 15_001);
    expect(await take(next, '100')).toEqual(DONE);
  });

  it('works once, for its user and its currencies only', async () => {
    const held = await quote(USDT_ID, BTC_ID);
    const refused = (changes: Partial<Quote>) =>
      expectRefused(bench, () => take({ ...held, ...changes }, '100'), 'trade_record_not_found');
    await refused({ r_currency_id: ETH_ID });
    await refused({ quote_id: held.quote_id.replace(/.$/u, 'g') });
    expect(await take(held, '100')).toEqual(DONE);
    await refused({});
    // In the same second the next one is another.
    expect(await take(await quote(USDT_ID, BTC_ID), '100')).toEqual(DONE);
    await bench.caller.logIn('trader', READY_PASSWORD);
    await refused({});
  });

  it('cannot be read ahead of time', async () => {
    const held = await quote(USDT_ID, BTC_ID);
    const later = held.quote_id.replace(String(START / 1000), String(START / 1000 + 5));
    await expectRefused(
      bench,
      () => take({ ...held, quote_id: later }, '100'),
      'trade_record_not_found',
    );
  });
});
