import { describe, expect, it } from 'vitest';
import { decimal, ZERO } from '@/domain/money/decimal';
import { contractFigures, hasBalance, toWallets } from './model';

const coin = (currency_name: string, available: string, frozen: string, usdt_price?: string) => ({
  id: 1,
  currency_name,
  change_balance: available,
  lock_change_balance: frozen,
  ...(usdt_price === undefined ? {} : { usdt_price }),
});

const margin = (currency_name: string, available: string, used: string, usdt_price?: string) => ({
  id: 1,
  currency_name,
  lever_balance: available,
  lock_lever_balance: used,
  ...(usdt_price === undefined ? {} : { usdt_price }),
});

const walletsOf = (coins: readonly ReturnType<typeof coin>[]) =>
  toWallets(
    {
      change_wallet: { balance: coins },
      lever_wallet: { balance: [margin('USDT', '800.00', '0.00', '1')] },
    },
    { floating: ZERO, frozen: ZERO },
  );

const decimalsOf = (currency: string, amount: string) =>
  walletsOf([coin(currency, amount, '0', '1')]).coins[0]?.decimals;

describe('the coin account', () => {
  it('adds the available and frozen amounts of every currency at its price', () => {
    // 2,480.55 + 100.00 USDT, and (0.04 + 0.01) BTC x 60,000 = 3,000.00: 5,580.55.
    const wallets = walletsOf([
      coin('USDT', '2480.55', '100.00'),
      coin('BTC', '0.04000000', '0.01000000', '60000.00'),
    ]);
    expect(wallets.coinTotal).toBe('5580.55');
    // With the 800.00 of the contract account: 6,380.55.
    expect(wallets.total).toBe('6380.55');
  });

  it('names held coins without a known price, and adds up the others', () => {
    const held = walletsOf([coin('USDT', '20.00', '0.00'), coin('NEW', '1.00', '0.00')]);
    expect([held.coinTotal, held.total, held.unpriced]).toEqual(['20', '820', ['NEW']]);
    expect(walletsOf([coin('NEW', '0.00', '0.00')])).toMatchObject({ total: '800', unpriced: [] });
    expect(walletsOf([coin('NEW', '1.00', '0.00', '0.00000000')]).unpriced).toEqual(['NEW']);
  });

  it('is unknown, not zero, where rows were left out and none remains; today is unknown with any', () => {
    const rows = {
      change_wallet: { balance: [] },
      lever_wallet: { balance: [margin('USDT', '800.00', '0.00', '1')] },
      day_start_usdt: '1000.00',
    };
    const read = (unread: number) => toWallets(rows, { floating: ZERO, frozen: ZERO }, unread);
    // All rows were read: 800 of 1,000 are left, 20 percent less.
    expect(read(0)).toMatchObject({ coinTotal: '0', total: '800', today: { percent: '-20' } });
    expect(read(1)).toMatchObject({ coinTotal: undefined, total: undefined, today: undefined });
    expect(read(1).contract.equity).toBe('800');
    const none = { ...rows, lever_wallet: { balance: [] } };
    const { contract } = toWallets(none, { floating: ZERO, frozen: ZERO }, 2);
    expect(contract).toEqual({
      equity: undefined,
      balance: undefined,
      floating: ZERO,
      used: undefined,
      available: undefined,
      frozen: ZERO,
    });
  });

  it('displays USDT with two decimals, and coins with their own, eight at most', () => {
    expect(decimalsOf('USDT', '1.23456')).toBe(2);
    expect(decimalsOf('BTC', '0.04210000')).toBe(4);
    expect(decimalsOf('BTC', '5')).toBe(2);
    expect(decimalsOf('BTC', '0.1234567891')).toBe(8);
  });

  it('counts frozen money as held', () => {
    const held = walletsOf([coin('BTC', '0', '0.1', '1'), coin('ETH', '0', '0', '1')]).coins;
    expect(held.map(hasBalance)).toEqual([true, false]);
  });
});

describe('the contract account', () => {
  it('has equity of balance plus floating profit and loss', () => {
    // 4,200 free, 800 used: balance 5,000. +120 floating: equity 5,120, available margin 4,320.
    const account = contractFigures([margin('USDT', '4200.00', '800.00')], {
      floating: decimal('120'),
      frozen: ZERO,
    });
    expect(account).toEqual({
      equity: '5120',
      balance: '5000',
      floating: '120',
      used: '800',
      available: '4320',
      frozen: '0',
    });
  });

  it('shrinks by a loss', () => {
    // 100 + 50 - 30.25 = 119.75; free are 100 - 30.25 = 69.75.
    const account = contractFigures([margin('USDT', '100', '50')], {
      floating: decimal('-30.25'),
      frozen: ZERO,
    });
    expect(account.equity).toBe('119.75');
    expect(account.available).toBe('69.75');
  });

  it('separates margin from the holds of pending orders', () => {
    // 95.00 is locked, 60.60 of it by a pending order: the margin is 34.40.
    const account = contractFigures([margin('USDT', '905.00', '95.00')], {
      floating: ZERO,
      frozen: decimal('60.60'),
    });
    expect(account).toMatchObject({ equity: '1000', used: '34.4', frozen: '60.6' });
  });

  it('leaves unknown figures undefined', () => {
    const account = contractFigures([margin('USDT', '905.00', '95.00')], {
      floating: undefined,
      frozen: undefined,
    });
    expect([account.equity, account.used]).toEqual([undefined, undefined]);
    // 905 + 95
    expect(account.balance).toBe('1000');
  });
});

it("today's result is of the equity of both accounts: 1,000 - 30 - 1,020 = -50", () => {
  const rows = {
    change_wallet: { balance: [coin('USDT', '1000.00', '0')] },
    lever_wallet: { balance: [] },
    day_start_usdt: '1020.00',
  };
  const { today } = toWallets(rows, { floating: decimal('-30'), frozen: ZERO });
  expect(today).toEqual({ amount: '-50', percent: '-4.91' });
});
