import type { Fields } from './fields';
import { logoOf } from './logos';
import type { ExtraRow } from './manner';

const FACT = '18.10: fields that real clients read';
const DAY_SECONDS = 86_400;
/** Where such a server has its app: a made-up address. */
const SITE = 'https://exchange.example.invalid/h5/';

/** Each currency of this exchange is in every wallet and market. */
const inEachWallet = (): Fields => ({ is_legal: 1, is_lever: 1, is_match: 1, is_micro: 1 });

const namedLogo = ({ name }: Fields): Fields => ({ logo: logoOf(name) });

/** The name of a status; `undefined` for an unknown code. */
const statusName =
  (names: Readonly<Record<number, string>>) =>
  ({ status }: Fields): Fields => ({ status_name: names[Number(status)] });

/** Days until a deposit ends, from its next payout on; 0 of one that pays no more. */
const daysLeft = ({ end_time: end, next_payout_time: next }: Fields): Fields => ({
  remain_day:
    typeof end === 'number' && typeof next === 'number'
      ? Math.round((end - next) / DAY_SECONDS) + 1
      : 0,
});

/** The link that registers with an invite code. */
const inviteLink = ({ extension_code: code }: Fields): Fields => ({
  share_url: typeof code === 'string' ? `${SITE}#/pages/register/index?code=${code}` : SITE,
});

/**
 * What public clients of the family read and our contract leaves out, as the app needs none of it. No source says what
 * `all_levers` and `share_url` hold: they have what their names and their places say.
 */
export const CLIENT_FIELDS: readonly ExtraRow[] = [
  {
    fact: FACT,
    calls: ['getQuotations'],
    beside: 'quotation',
    add: (row) => ({ ...inEachWallet(), ...namedLogo(row) }),
  },
  {
    fact: FACT,
    calls: ['getQuotations', 'getForexPairs'],
    beside: 'legal_name',
    add: ({ currency_name }) => ({ logo: logoOf(currency_name) }),
  },
  { fact: FACT, calls: ['getPayableCurrencies'], beside: 'micro_numbers', add: namedLogo },
  {
    fact: FACT,
    calls: ['getDepositProducts'],
    beside: 'currency_logo',
    add: ({ currency_name }) => ({ currency_logo: logoOf(currency_name) }),
  },
  { fact: FACT, calls: ['getWallets', 'getWallet'], beside: 'currency_name', add: inEachWallet },
  {
    fact: FACT,
    calls: ['getWallets'],
    beside: 'change_wallet',
    // The money stands in the other two wallets.
    add: () => ({ micro_wallet: { balance: [], usdt_totle: '0' }, is_open_CTbi: 0 }),
  },
  {
    fact: FACT,
    calls: ['getPayableCurrencies'],
    beside: 'micro_balance',
    add: ({ micro_balance }) => ({ micro_with_insurance: micro_balance }),
  },
  {
    fact: FACT,
    calls: ['getOrders', 'getForexOrders', 'getOrderResult'],
    beside: 'profit_result',
    add: (row) => ({
      ...statusName({ 1: 'Trading', 2: 'Closing', 3: 'Closed' })(row),
      updated_at: row['handled_at'] ?? row['created_at'],
    }),
  },
  {
    fact: FACT,
    calls: ['getLeverageTerms', 'getPositions', 'getLeverageOrders', 'getForexLeverageOrders'],
    beside: 'update_price',
    add: (row) => ({
      ...statusName({ 0: 'Pending', 1: 'Open', 2: 'Closing', 3: 'Closed', 4: 'Cancelled' })(row),
      update_time: row['complete_time'] === '' ? row['transaction_time'] : row['complete_time'],
    }),
  },
  {
    fact: FACT,
    calls: ['quoteFlashExchange'],
    beside: 'max_number',
    add: (row) => ({ to_pb_price: row['price'], ...namedLogo(row) }),
  },
  {
    fact: FACT,
    calls: ['getLeverageTerms'],
    beside: 'user_lever',
    add: ({ user_lever }) => ({ all_levers: user_lever }),
  },
  {
    fact: FACT,
    calls: ['getInvitation'],
    beside: 'extension_code',
    add: inviteLink,
  },
  { fact: FACT, calls: ['getDeposits'], beside: 'day_rate', add: daysLeft },
  {
    fact: FACT,
    calls: ['getNews', 'getNewsArticle'],
    beside: 'c_id',
    add: ({ create_time }) => ({ cover: null, update_time: create_time }),
  },
];
