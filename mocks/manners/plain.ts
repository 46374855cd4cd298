import { CLIENT_FIELDS } from './client-fields';
import { POSITIONS_AS_TEXT } from './event-rows';
import type { Manner } from './manner';
import { STOPS_WITH_CHECK_TYPE } from './requests';
import {
  asAbsent,
  asBankRows,
  asCustomerUrl,
  asDataWithPages,
  asListWithCount,
  asLowerCaseNetworks,
  asNumber,
  asRows,
  asRowsUnder,
  zeroAsBlank,
} from './write-values';

/** Fields that public servers work out in PHP, and so send as numbers. */
const WORKED_OUT = [
  'totle',
  'usdt_totle',
  'CNY',
  'ExRAte',
  'hazard_rate',
  'caution_money_total',
  'profits_total',
  'profits',
  'last_price',
  'user_lever',
  'percentage',
  'total_interest',
  'change_balance',
] as const;

/** A newer server of the family: it knows the family's later calls, but nothing of ours. */
export const PLAIN: Manner = {
  unknown: 'additions',
  hasCalls: [
    'uploadFile',
    'logOut',
    'getOrderResult',
    'closePositions',
    'cancelPendingPosition',
    'cancelCoinOrder',
    'transferBetweenAccounts',
    'getTransfers',
    'getSubscriptions',
  ],
  languages: 'public and specified',
  integersAsText: false,
  fields: [
    {
      fact: '18, marks: numbers may be strings and the reverse',
      fields: WORKED_OUT,
      write: asNumber,
    },
    {
      fact: '6: a candle is of numbers',
      calls: ['getCandles', 'getForexCandles'],
      fields: ['open', 'close', 'high', 'low', 'volume'],
      write: asNumber,
    },
    {
      fact: '18.2: coin_trade_fee stands in wallet/detail, not in the pair',
      calls: ['getQuotations'],
      fields: ['coin_trade_fee'],
      write: asAbsent,
    },
    { fact: '18.7: change may be empty', fields: ['change'], write: zeroAsBlank },
    {
      fact: '18.1: category_text is free text',
      fields: ['category_text'],
      write: () => 'Main board',
    },
    {
      fact: '18.3: the reply to an order has no result and no rest',
      calls: ['submitOrder', 'submitForexOrder'],
      fields: ['fact_profits', 'remain_milli_seconds'],
      write: asAbsent,
    },
    {
      fact: '18.3: remain_milli_seconds may have a fraction',
      calls: ['getOrders', 'getForexOrders', 'getOrderResult'],
      fields: ['remain_milli_seconds'],
      write: (value) => Number(value) + (Number(value) > 0 ? 0.25 : 0),
    },
    {
      fact: '18.10: logos of currencies, which are added beside their names',
      calls: ['getQuotations', 'getForexPairs', 'quoteFlashExchange', 'getDepositProducts'],
      fields: ['logo', 'currency_logo'],
      write: asAbsent,
    },
    { fact: '18.7: no save_max means no limit', fields: ['save_max'], write: asAbsent },
  ],
  extras: CLIENT_FIELDS,
  messages: [
    { fact: '5: coin/list is a plain list', call: 'getCoinOrders', write: asRows },
    { fact: '9: deposit/config is a plain list', call: 'getDepositProducts', write: asRows },
    {
      fact: '9: deposit/order has order_list',
      call: 'getDeposits',
      write: asRowsUnder('order_list'),
    },
    { fact: '18.8: loan/order comes as list', call: 'getLoans', write: asListWithCount },
    { fact: '8, 18.8: project comes as list', call: 'getProjects', write: asRowsUnder('list') },
    { fact: '4: log of top-ups, custom page', call: 'getTopUps', write: asDataWithPages },
    { fact: '4: log of withdrawals, custom page', call: 'getWithdrawals', write: asDataWithPages },
    {
      fact: '8: own project orders, custom page',
      call: 'getSubscriptions',
      write: asDataWithPages,
    },
    { fact: '18.8: cash_info is rows without kind', call: 'getPayoutMethods', write: asBankRows },
    {
      fact: '18.8: networks of get_in_address in lower case',
      call: 'getDepositAddress',
      write: asLowerCaseNetworks,
    },
    { fact: '18.8: getkf is {customer_url}', call: 'getCustomerService', write: asCustomerUrl },
  ],
  requests: [STOPS_WITH_CHECK_TYPE],
  events: [
    'daymarket',
    'kline',
    'market_depth',
    'match_trade',
    'lever_trade',
    'lever_closed',
    'closed_microorder',
  ],
  eventRows: [
    {
      fact: '15: numbers may be strings and the reverse',
      event: 'daymarket',
      write: (payload) => ({ ...payload, now_price: asNumber(payload['now_price']) }),
    },
    POSITIONS_AS_TEXT,
  ],
};
