import { isFields, type Fields } from './fields';

/** A decimal as a JSON number, as PHP writes what it has worked out. */
export const asNumber = (value: unknown): unknown =>
  typeof value === 'string' && value.trim() !== '' && Number.isFinite(Number(value))
    ? Number(value)
    : value;

/** A list of numbers or objects as text. */
export const asJsonText = (value: unknown): unknown =>
  Array.isArray(value) ? JSON.stringify(value) : value;

/** A time of `Y-m-d H:i:s` as a number of seconds; 0 without one. */
export const asEpoch = (value: unknown): unknown =>
  typeof value === 'string' ? Date.parse(`${value.replace(' ', 'T')}Z`) / 1000 : 0;

/** Nothing known yet: null. */
export const asNull = (): unknown => null;

/** Away with it. */
export const asAbsent = (): unknown => undefined;

/** A change of zero as an empty text. */
export const zeroAsBlank = (value: unknown): unknown => (Number(value) === 0 ? '' : value);

const rowsOf = (message: unknown): readonly unknown[] =>
  isFields(message) && Array.isArray(message['data']) ? message['data'] : [];

const numberOf = (message: unknown, key: string): unknown =>
  isFields(message) ? message[key] : undefined;

/** A page as its rows alone. */
export const asRows = (message: unknown): unknown => rowsOf(message);

/** A page as an object with its rows under `key`. */
export const asRowsUnder =
  (key: string) =>
  (message: unknown): unknown => ({
    [key]: rowsOf(message),
  });

/** A page as `{list, count, page, limit}`. */
export const asListWithCount = (message: unknown): unknown => ({
  list: rowsOf(message),
  count: numberOf(message, 'total'),
  page: numberOf(message, 'current_page'),
  limit: numberOf(message, 'per_page'),
});

/** A page as `{data, page, pages, total}`. */
export const asDataWithPages = (message: unknown): unknown => ({
  data: rowsOf(message),
  page: numberOf(message, 'current_page'),
  pages: numberOf(message, 'last_page'),
  total: numberOf(message, 'total'),
});

const lowerKeys = (message: unknown): Fields =>
  isFields(message)
    ? Object.fromEntries(Object.entries(message).map(([key, value]) => [key.toLowerCase(), value]))
    : {};

/** Addresses with their networks in lower case. */
export const asLowerCaseNetworks = (message: unknown): unknown => lowerKeys(message);

/** Addresses in one text: `erc20:0x...,trc20:T...`; of a single one, `{address, qrcode}`. */
export const asAddressText = (message: unknown): unknown => {
  const [first, ...others] = Object.entries(lowerKeys(message));
  if (first !== undefined && others.length === 0) return { address: first[1], qrcode: '' };
  return Object.entries(lowerKeys(message))
    .map(([network, address]) => `${network}:${String(address)}`)
    .join(',');
};

const firstUrl = (message: unknown): unknown =>
  Array.isArray(message) && isFields(message[0]) ? message[0]['url'] : '';

/** Customer service as one address. */
export const asUrl = (message: unknown): unknown => firstUrl(message);

/** Customer service as an object with one address. */
export const asCustomerUrl = (message: unknown): unknown => ({ customer_url: firstUrl(message) });

const bankRows = (message: unknown): readonly Fields[] =>
  (Array.isArray(message) ? message.filter(isFields) : [])
    .filter(({ kind }) => kind === 'bank')
    .map(({ kind: _kind, ...row }) => row);

/** Payout methods as rows without `kind`: bank cards alone. */
export const asBankRows = (message: unknown): unknown => bankRows(message);

/** Payout methods as the one bank card, or an empty text. */
export const asOneBankCard = (message: unknown): unknown => bankRows(message).at(-1) ?? '';

/** The pair that a server has and does not list: in no catalogue, so that nothing of it can be traded. */
const HIDDEN = { id: '990', currency_id: '990', currency_name: 'HIDDEN', is_display: '0' };

const withHiddenRow = (rows: unknown): unknown => {
  if (!Array.isArray(rows)) return rows;
  const all: readonly unknown[] = rows;
  return isFields(all[0]) ? [{ ...all[0], ...HIDDEN }, ...all] : all;
};

/** Crypto pairs with one more in each group, which is not to be listed. */
export const withHiddenPair = (message: unknown): unknown =>
  Array.isArray(message)
    ? message.map((group: unknown) =>
        isFields(group) ? { ...group, quotation: withHiddenRow(group['quotation']) } : group,
      )
    : message;
