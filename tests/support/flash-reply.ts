import type { FlashCurrenciesRow, FlashExchangeRow } from '@/api/rows';

/** Currencies that can be exchanged, with a rate of USDT in BTC. */
export const FLASH_REPLY: FlashCurrenciesRow = {
  left: [
    { id: 3, name: 'USDT', price: '1', balance: '2480.55', min_number: '10', max_number: '50000' },
    { id: 1, name: 'BTC', price: '67123.40', balance: '0.04210000', max_number: '0' },
    { id: 2, name: 'ETH', price: '2500', balance: '0.20000000' },
  ],
  right: [
    { id: 3, name: 'USDT', price: '1', balance: '2480.55' },
    { id: 1, name: 'BTC', price: '67123.40', balance: '0.04210000' },
    { id: 2, name: 'ETH', price: '2500', balance: '0.20000000' },
  ],
  quote: {
    quote_id: 'q-1772442000-3-1',
    l_currency_id: 3,
    r_currency_id: 1,
    rate: '0.000014853',
    price: '1',
    fee_rate: '0.10',
    expires_time: 1_772_442_015,
  },
};

/** The same reply with a rate of other currencies. */
export const flashReply = (giveId: number, getId: number, rate: string): FlashCurrenciesRow => ({
  ...FLASH_REPLY,
  quote: {
    quote_id: `q-1772442000-${giveId}-${getId}`,
    l_currency_id: giveId,
    r_currency_id: getId,
    rate,
    price: '1',
    fee_rate: '0.10',
    expires_time: 1_772_442_015,
  },
});

/** An exchange of 100 USDT that is done: 0.0014853 BTC, less 0.1 %. */
export const EXCHANGE_ROW: FlashExchangeRow = {
  id: 61,
  left_currency_id: 3,
  right_currency_id: 1,
  l_currency: 'USDT',
  r_currency: 'BTC',
  num: '100.00',
  absolute_quantity: '0.00148381',
  fee: '0.00000149',
  price: '1',
  status: 1,
  create_time: '2026-03-02 09:00:00',
};
