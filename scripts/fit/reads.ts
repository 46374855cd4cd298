import { OPERATIONS, type OperationId } from '@/api/generated/operations';
import { isFields, type Fields } from '@mocks/manners/fields';
import contract from '../../api-spec/bundled.json';

/** The message or data of each reply so far, in the contract's shape. */
export type Replies = ReadonlyMap<OperationId, unknown>;

/** Ends a session, so it is no read although it is a GET. */
const NOT_READ: readonly string[] = ['logOut'];
/** How the contract marks a POST that changes nothing. */
const READ_MARK = 'A read, though it is a POST.';

const isOperationId = (name: string): name is OperationId => Object.hasOwn(OPERATIONS, name);

const summaryOf = (id: OperationId): string => {
  const paths: Readonly<Record<string, Readonly<Record<string, unknown>>>> = contract.paths;
  const { path, method } = OPERATIONS[id];
  const operation = paths[path]?.[method.toLowerCase()];
  return isFields(operation) ? String(operation['summary']) : '';
};

/** The calls of the contract that change nothing on the server. */
export const READS: readonly OperationId[] = Object.keys(OPERATIONS)
  .filter(isOperationId)
  .filter((id) => {
    if (NOT_READ.includes(id)) return false;
    return OPERATIONS[id].method === 'GET' || summaryOf(id).includes(READ_MARK);
  });

/** Every object in a reply, outermost first. */
export const objectsIn = (value: unknown): readonly Fields[] => {
  if (Array.isArray(value)) return value.flatMap(objectsIn);
  return isFields(value) ? [value, ...Object.values(value).flatMap(objectsIn)] : [];
};

/** A pair that the server does not list may refuse every call. */
const isListed = (row: Fields): boolean => row['is_display'] !== 0;

/** The first object in the reply to `list` with all of these fields. */
const first = (
  replies: Replies,
  list: OperationId,
  ...names: readonly string[]
): Fields | undefined =>
  objectsIn(replies.get(list)).find(
    (row) => isListed(row) && names.every((name) => row[name] !== undefined),
  );

/** Fields for a call; `undefined` if no earlier reply has the ids that it needs. */
type Ask = (replies: Replies, now: number) => Fields | undefined;

const MS_PER_SECOND = 1000;
const HOUR = 3600;
const PAGE = { page: 1, limit: 10 };
const page: Ask = () => PAGE;

const pair =
  (list: OperationId, more: Fields = {}): Ask =>
  (replies) => {
    const row = first(replies, list, 'currency_id', 'legal_id');
    return row && { currency_id: row['currency_id'], legal_id: row['legal_id'], ...more };
  };

const candles =
  (list: OperationId): Ask =>
  (replies, now) => {
    const row = first(replies, list, 'currency_name', 'legal_name');
    const to = Math.floor(now / MS_PER_SECOND);
    return (
      row && {
        symbol: `${String(row['currency_name'])}/${String(row['legal_name'])}`,
        period: '1min',
        from: to - HOUR,
        to,
      }
    );
  };

const currency =
  (more: Fields = {}): Ask =>
  (replies) => {
    const row =
      first(replies, 'getWallets', 'currency', 'currency_name') ??
      first(replies, 'getWallets', 'currency');
    return row && { currency: row['currency'], ...more };
  };

const idOf =
  (list: OperationId): Ask =>
  (replies) => {
    const row = first(replies, list, 'id');
    return row && { id: row['id'] };
  };

/** What a receipt is recomputed from, beside the pair. */
const TERMS = [
  'type',
  'seconds',
  'created_time',
  'number',
  'fee',
  'profit_ratio',
  'currency_name',
] as const;

const terms: Ask = (replies) => {
  const row = first(replies, 'getOrders', 'symbol_name', ...TERMS);
  return (
    row && {
      symbol: row['symbol_name'],
      ...Object.fromEntries(TERMS.map((name) => [name, row[name]])),
    }
  );
};

/** The category of help in the family. */
const HELP = 4;

/** Requests with fields; all other reads are asked with none. */
const ASKS: Readonly<Partial<Record<OperationId, Ask>>> = {
  getNotifications: page,
  getCandles: candles('getQuotations'),
  getForexCandles: candles('getForexPairs'),
  getOrders: page,
  getForexOrders: page,
  getOrderResult: idOf('getOrders'),
  getOrderReceipt: idOf('getOrders'),
  recomputeOrder: terms,
  getLeverageTerms: pair('getQuotations'),
  getPositions: pair('getQuotations', PAGE),
  getLeverageOrders: page,
  getForexLeverageOrders: page,
  getCoinOrders: page,
  getWallet: currency({ type: 'change' }),
  getTransfers: page,
  getTopUpChannels: currency(),
  getDepositAddress: currency(),
  getTopUps: page,
  getWithdrawalTerms: currency(),
  getWithdrawals: page,
  getFlashExchanges: page,
  getDepositProducts: page,
  getDeposits: page,
  getDepositPayouts: page,
  getLoans: page,
  getProjects: page,
  getSubscriptions: page,
  getNews: () => ({ c_id: HELP, ...PAGE }),
  getNewsArticle: idOf('getNews'),
};

/** Whose replies hold the ids that other reads need: asked first. */
const LISTS: readonly OperationId[] = [
  'getQuotations',
  'getForexPairs',
  'getWallets',
  'getOrders',
  'getNews',
];

/** The reads in the order in which they are asked. */
export const READS_IN_ORDER: readonly OperationId[] = [
  ...LISTS,
  ...READS.filter((id) => !LISTS.includes(id)),
];

/** The fields to ask with; `undefined` if an id is not known. `now` in epoch milliseconds. */
export const fieldsFor = (id: OperationId, replies: Replies, now: number): Fields | undefined => {
  const ask = ASKS[id];
  return ask === undefined ? {} : ask(replies, now);
};
