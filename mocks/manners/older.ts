import { POSITIONS_AS_TEXT } from './event-rows';
import type { Manner } from './manner';
import { PLAIN } from './plain';
import { asPublicLanguage, NO_STOPS, WHOLE_STAKES } from './requests';
import {
  asAbsent,
  asAddressText,
  asEpoch,
  asJsonText,
  asNull,
  asOneBankCard,
  asRows,
  asUrl,
  withHiddenPair,
  zeroAsBlank,
} from './write-values';

/** The page inside `message` of an order history, without its frame. */
const barePage = (message: unknown): unknown =>
  typeof message === 'object' && message !== null && 'message' in message
    ? message.message
    : message;

/** The calls that an older server writes differently from a newer one. */
const OWN_SHAPES: Manner['messages'] = [
  { fact: '11: older my_trade is a bare page', call: 'getLeverageOrders', write: barePage },
  { fact: '11: as my_trade', call: 'getForexLeverageOrders', write: barePage },
  {
    fact: '18.8: cash_info is one object or empty',
    call: 'getPayoutMethods',
    write: asOneBankCard,
  },
  {
    fact: '18.8: get_in_address is one text',
    call: 'getDepositAddress',
    write: asAddressText,
  },
  { fact: '3: getkf is one address', call: 'getCustomerService', write: asUrl },
  { fact: '18.2: a row with is_display 0', call: 'getQuotations', write: withHiddenPair },
  { fact: '12: a plain list with page and limit', call: 'getNotifications', write: asRows },
];

const OWN_CALLS = new Set(OWN_SHAPES.map(({ call }) => call));

/**
 * An older server of the family: it lacks the later calls, knows the public codes of languages alone, keeps no stops of an
 * order, types nothing that comes from its database, and has no field whose name is our guess.
 */
export const OLDER: Manner = {
  ...PLAIN,
  unknown: 'additions and guesses',
  hasCalls: ['uploadFile', 'transferBetweenAccounts', 'cancelPendingPosition', 'cancelCoinOrder'],
  languages: 'public',
  integersAsText: true,
  fields: [
    { fact: '18.7: change may be empty', fields: ['change'], write: zeroAsBlank },
    { fact: '18.1: category_text is free text', fields: ['category_text'], write: () => '主板' },
    {
      fact: '18.2: fewest and most lots stand in the row of the pair alone',
      calls: ['getLeverageTerms'],
      fields: ['lever_share_limit'],
      write: asAbsent,
    },
    {
      fact: '18.8: times in rows of getrealinfo are epochs as numbers',
      calls: ['getCertification'],
      fields: ['create_time', 'review_time'],
      write: asEpoch,
    },
    ...PLAIN.fields.filter(({ fact }) => /^18\.3|^18\.10|save_max/u.test(fact)),
    {
      fact: '18.7: null in fee of flash rows',
      calls: ['getFlashExchanges'],
      fields: ['fee'],
      write: asNull,
    },
    {
      fact: '18.7: null in trade_price until it is traded',
      calls: ['getCoinOrders'],
      fields: ['trade_price'],
      write: (value) => (Number(value) === 0 ? null : value),
    },
    {
      fact: '18.7: null in total_interest, total_return and total_sell',
      fields: ['total_interest', 'total_return', 'total_sell'],
      write: (value) => (Number(value) === 0 ? null : value),
    },
    { fact: '18.7: null in account_number', fields: ['account_number'], write: asNull },
    {
      fact: '18.7: null in account of invited people',
      calls: ['getInvitation'],
      fields: ['account'],
      write: asNull,
    },
  ],
  messages: [
    {
      fact: '14, 18.9: set/lang answers the public code',
      call: 'setLanguage',
      write: asPublicLanguage,
    },
    ...PLAIN.messages.filter(({ call }) => !OWN_CALLS.has(call)),
    ...OWN_SHAPES,
  ],
  requests: [NO_STOPS, WHOLE_STAKES],
  eventRows: [
    {
      fact: '15: depth sometimes as JSON in a text',
      event: 'market_depth',
      write: (payload) => ({
        ...payload,
        bids: asJsonText(payload['bids']),
        asks: asJsonText(payload['asks']),
      }),
    },
    POSITIONS_AS_TEXT,
  ],
};
