import { describe, expect, it } from 'vitest';
import type { TopUpChannelRow } from '@/api/rows';
import { addressOn, channelFields, channelsAt, currenciesOf, endsOf, toChannel } from './channel';

const TRC20: TopUpChannelRow = {
  id: 1,
  kind: 'network',
  name: 'TRC20',
  currency: 3,
  currency_name: 'USDT',
  network: 'TRC20',
  min_number: '10',
  max_number: '0',
  confirmations: 20,
  minutes: 5,
  memo_required: 0,
};
const BANK: TopUpChannelRow = {
  id: 7,
  kind: 'bank',
  name: 'Bank transfer',
  currency: 3,
  currency_name: 'USDT',
  exchange_rate: '0.93',
  pay_currency: 'EUR',
  account_name: 'Quayside Ltd',
  memo_required: 1,
  memo: 'QS-1',
};
const BTC: TopUpChannelRow = {
  ...TRC20,
  id: 3,
  currency: 1,
  currency_name: 'BTC',
  name: 'Bitcoin',
};

describe('a channel', () => {
  it('has no maximum where the server says 0', () => {
    expect(toChannel(TRC20)).toMatchObject({ minimum: '10', maximum: undefined, minutes: 5 });
  });

  it('of a bank has a rate, a payee and a reference', () => {
    expect(toChannel(BANK)).toMatchObject({
      rate: { payCurrency: 'EUR', units: '0.93' },
      payee: 'Quayside Ltd',
      account: undefined,
      memo: 'QS-1',
      needsMemo: true,
    });
    const { exchange_rate: _, ...without } = BANK;
    expect(toChannel(without)).toMatchObject({ rate: undefined });
  });

  it('is named in a report by its network, or by its id', () => {
    expect(channelFields(toChannel(TRC20))).toEqual({ currency: 3, type: 0, sub_type: 'TRC20' });
    expect(channelFields(toChannel(BANK))).toEqual({ currency: 3, type: 7 });
  });

  it('belongs to a currency, and these keep their order', () => {
    expect(currenciesOf([TRC20, BTC, BANK].map(toChannel))).toEqual([
      { id: 3, name: 'USDT', ways: ['TRC20', 'Bank transfer'] },
      { id: 1, name: 'BTC', ways: ['Bitcoin'] },
    ]);
  });
});

describe('an address', () => {
  it('is that of the network alone, or the only one there is', () => {
    expect(addressOn({ TRC20: 'T1', ERC20: '0x1' }, 'ERC20')).toBe('0x1');
    expect(addressOn({ main: '1A' }, 'Bitcoin')).toBe('1A');
    expect(addressOn({ TRC20: 'T1' }, 'ERC20')).toBeUndefined();
    expect(addressOn({ TRC20: ' ' }, 'TRC20')).toBeUndefined();
  });

  it('is compared by its ends', () => {
    expect(endsOf('TXyz123456789aB')).toEqual({ first: 'TXyz', last: '89aB' });
  });
});

describe('without a list of ways', () => {
  const USDT = { id: 3, name: 'USDT' };

  it('each network of the addresses is one', () => {
    const channels = channelsAt(
      USDT,
      { trc20: 'T1', ERC20: '0x1', omni: '', main: 'T1' },
      'Not stated',
    );
    expect(channels.map(({ id, name, network }) => [id, name, network])).toEqual([
      [1, 'TRC20', 'TRC20'],
      [2, 'ERC20', 'ERC20'],
    ]);
    expect(addressOn({ trc20: 'T1', ERC20: '0x1' }, 'TRC20')).toBe('T1');
    expect(addressOn({ trc20: 'T1' }, 'trc20')).toBe('T1');
    expect(channels.map(channelFields)).toEqual([
      { currency: 3, type: 0, sub_type: 'TRC20' },
      { currency: 3, type: 0, sub_type: 'ERC20' },
    ]);
  });

  it('a network that takes a memo is not paid to without it', () => {
    const [ton, trc20] = channelsAt(USDT, { ton: 'UQ1', TRC20: 'T1' }, 'Not stated');
    expect([ton?.needsMemo, ton?.memo, trc20?.needsMemo]).toEqual([true, undefined, false]);
  });

  it.each([{ main: 'T1', back: 'T2' }, { default: 'T1' }, { address: 'T1', qrcode: '' }, {}])(
    'an address without its network is reported without one: %o',
    (addresses) => {
      const channels = channelsAt(USDT, addresses, 'Not stated');
      expect(channels.map(({ name, network }) => [name, network])).toEqual([
        ['Not stated', undefined],
      ]);
      expect(channels.map(channelFields)).toEqual([{ currency: 3, type: 0 }]);
      expect(addressOn(addresses, undefined)).toBe(
        Object.keys(addresses).length === 0 ? undefined : 'T1',
      );
    },
  );
});
