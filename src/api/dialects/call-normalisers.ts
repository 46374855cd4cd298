import { parseInteger } from '@/domain/format/numbers';

/** Converts the message of one call, where servers differ beyond the general tables (backend-facts.md, section of the call). */
type Convert = (message: unknown) => unknown;

/** A rule for the message of one call, with its name for reports. */
interface CallNormaliser {
  readonly name: string;
  readonly convert: Convert;
}

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const contact = (url: unknown, index: number) => ({ id: index + 1, name: url, url });

/**
 * Customer service arrives as one URL, as {kf}, {customer_url} or {url, turl}, or as rows with the URL under `link`
 * (sections 3 and 18).
 */
const toContacts: Convert = (message) => {
  if (typeof message === 'string') return message === '' ? [] : [contact(message, 0)];
  if (isFields(message))
    return [message['kf'], message['customer_url'], message['url'], message['turl']]
      .filter((url) => typeof url === 'string' && url !== '')
      .map(contact);
  if (!Array.isArray(message)) return message;
  return message.map((row: unknown, index) =>
    isFields(row)
      ? {
          ...row,
          id: row['id'] ?? index + 1,
          name: row['name'] ?? row['title'],
          url: row['url'] ?? row['customer_url'] ?? row['link'],
        }
      : row,
  );
};

/** A network and its address, as `trc20:T9...`; several with commas between them. */
const LABELLED = /^(?<network>[a-z][a-z0-9]{1,15}):(?<address>[^:,\s]+)$/iu;

const addressesIn = (text: string): Fields => {
  const parts = text.split(',').map((part) => LABELLED.exec(part.trim())?.groups);
  // The address of some networks has a colon of its own: alone, it is no label.
  const isLabelled = parts.every(
    (part) => part !== undefined && (parts.length > 1 || isNetwork(part['network'])),
  );
  if (!isLabelled) return text === '' ? {} : { default: text };
  return Object.fromEntries(
    parts.map((part) => [networkOf(part?.['network'] ?? ''), part?.['address']]),
  );
};

/** Networks as servers write them before a colon or as a key. */
const NETWORKS: ReadonlySet<string> = new Set(['ERC20', 'TRC20', 'BEP20', 'OMNI', 'BTC', 'ETH']);

const isNetwork = (name: string | undefined): boolean => NETWORKS.has(name?.toUpperCase() ?? '');
const networkOf = (name: string): string => (isNetwork(name) ? name.toUpperCase() : name);

/**
 * A deposit address arrives as one string, as `erc20:0x...,trc20:T...`, as {address, qrcode}, or as a map of network to
 * address with names in lower case (sections 4 and 18).
 */
const toAddresses: Convert = (message) => {
  if (typeof message === 'string') return addressesIn(message);
  if (!isFields(message)) return message;
  if (typeof message['address'] === 'string') return addressesIn(message['address']);
  return Object.fromEntries(
    Object.entries(message).flatMap(([name, address]) =>
      typeof address === 'string' && address !== '' ? [[networkOf(name), address]] : [],
    ),
  );
};

const isBound = (row: unknown): row is Fields =>
  isFields(row) &&
  (row['kind'] !== undefined || (row['bank_account'] ?? row['address'] ?? '') !== '');

/** Cards and addresses arrive as one row, as rows that do not say their kind, or as nothing (sections 2 and 18). */
const toPayoutMethods: Convert = (message) => {
  const rows: readonly unknown[] = Array.isArray(message) ? message : [message];
  return rows.filter(isBound).map((row) => ({
    ...row,
    kind: row['kind'] ?? ((row['bank_account'] ?? '') === '' ? 'wallet' : 'bank'),
  }));
};

const MS_PER_SECOND = 1000;
const TIME_LENGTH = 19;

/** An epoch in seconds as `Y-m-d H:i:s`, UTC; anything else as it is. */
const timeText = (value: unknown): unknown => {
  const seconds =
    typeof value === 'string' && /^\d{9,11}$/u.test(value) ? parseInteger(value) : value;
  if (typeof seconds !== 'number') return value;
  return seconds === 0
    ? null
    : new Date(seconds * MS_PER_SECOND).toISOString().replace('T', ' ').slice(0, TIME_LENGTH);
};

/** The times of a certification arrive as epochs (section 18). */
const toCertification: Convert = (message) => {
  if (!isFields(message) || !isFields(message['real_data'])) return message;
  const row = message['real_data'];
  const times = Object.fromEntries(
    ['create_time', 'review_time'].flatMap((name) =>
      row[name] === undefined ? [] : [[name, timeText(row[name])]],
    ),
  );
  return { ...message, real_data: { ...row, ...times } };
};

/** The normalisers of single calls, by `METHOD /path`. */
export const CALL_NORMALISERS: Readonly<Record<string, CallNormaliser>> = {
  'GET /news/getkf': { name: 'contacts as links', convert: toContacts },
  'POST /wallet/get_in_address': { name: 'addresses as one text or a map', convert: toAddresses },
  'POST /user/cash_info': { name: 'cards and addresses as one row', convert: toPayoutMethods },
  'GET /user/getrealinfo': { name: 'times as epochs', convert: toCertification },
};

/** Calls whose success without a message is this refusal: what was asked for does not exist. */
export const REFUSALS_BY_NOTHING: Readonly<Record<string, string>> = {
  'POST /news/detail': 'data_not_found',
};
