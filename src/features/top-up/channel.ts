import { optionalText } from '@/api/row-values';
import type { TopUpChannelRow } from '@/api/rows';
import { decimal, parseDecimal, type Decimal } from '@/domain/money/decimal';
import { networkNamed } from '@/domain/networks/networks';

interface ChannelTerms {
  readonly id: number;
  readonly currencyId: number;
  readonly currency: string;
  /** Network, or name in the user's language. */
  readonly name: string;
  /** Bounds in the credited currency; `undefined` for none. */
  readonly minimum: Decimal | undefined;
  readonly maximum: Decimal | undefined;
  /** Usual time until it is credited. */
  readonly minutes: number | undefined;
  readonly memo: string | undefined;
  /** True if a payment without the memo is lost. */
  readonly needsMemo: boolean;
  /** What the server warns of. */
  readonly warning: string | undefined;
}

/** A way to top up over a network. */
export interface NetworkChannel extends ChannelTerms {
  readonly kind: 'network';
  /** `undefined` if the server does not say which. */
  readonly network: string | undefined;
  readonly confirmations: number | undefined;
}

/** A way to top up by bank. */
export interface BankChannel extends ChannelTerms {
  readonly kind: 'bank';
  readonly payee: string | undefined;
  readonly account: string | undefined;
  readonly bank: string | undefined;
  /** The currency to pay in and its units for one unit of the credited one; `undefined` if it is paid in that itself. */
  readonly rate: { readonly payCurrency: string; readonly units: Decimal } | undefined;
}

/** A way to top up one currency. */
export type Channel = NetworkChannel | BankChannel;

const boundOf = (text: string | undefined): Decimal | undefined => {
  const bound = text === undefined ? undefined : parseDecimal(text);
  return bound === undefined || bound === '0' ? undefined : bound;
};

const termsOf = (row: TopUpChannelRow): ChannelTerms => ({
  id: row.id,
  currencyId: row.currency,
  currency: row.currency_name ?? '',
  name: row.name,
  minimum: boundOf(row.min_number),
  maximum: boundOf(row.max_number),
  minutes: row.minutes,
  memo: optionalText(row.memo),
  needsMemo: row.memo_required === 1,
  warning: optionalText(row.warning),
});

const rateOf = ({ exchange_rate, pay_currency }: TopUpChannelRow): BankChannel['rate'] =>
  exchange_rate === undefined || pay_currency === undefined
    ? undefined
    : { payCurrency: pay_currency, units: decimal(exchange_rate) };

/** Maps a row of the channels. */
export const toChannel = (row: TopUpChannelRow): Channel =>
  row.kind === 'network'
    ? {
        ...termsOf(row),
        kind: 'network',
        network: row.network ?? row.name,
        confirmations: row.confirmations,
      }
    : {
        ...termsOf(row),
        kind: 'bank',
        payee: optionalText(row.account_name),
        account: optionalText(row.account_number),
        bank: optionalText(row.bank_name),
        rate: rateOf(row),
      };

/** Keys of an address without its network, as servers send them that know a single address. */
const UNNAMED_KEYS = ['main', 'default', 'address'] as const;
/** All keys that name no network: a picture of the address, and a second address, come beside it. */
const NO_NETWORK: readonly string[] = [...UNNAMED_KEYS, 'back', 'qrcode'];

/** A network as a report names it: some servers write its name in lower case. */
const networkOf = (text: string): string => {
  const name = networkNamed(text)?.name;
  return name?.toLowerCase() === text.toLowerCase() ? name : text;
};

/**
 * The ways to top up a currency that its addresses tell of, for a server without a list of ways. Without a network among
 * them there is one way, whose network is unknown; `unknownName` is its name. Where a network takes a memo, the memo is
 * missing, and without it a payment could be lost.
 */
export const channelsAt = (
  { id, name: currency }: { readonly id: number; readonly name: string },
  addresses: Readonly<Record<string, string>>,
  unknownName: string,
): readonly NetworkChannel[] => {
  const networks = Object.entries(addresses)
    .filter(([key, address]) => !NO_NETWORK.includes(key) && optionalText(address) !== undefined)
    .map(([key]) => networkOf(key));
  return (networks.length > 0 ? networks : [undefined]).map((network, index) => ({
    id: index + 1,
    kind: 'network',
    currencyId: id,
    currency,
    name: network ?? unknownName,
    network,
    minimum: undefined,
    maximum: undefined,
    minutes: undefined,
    confirmations: undefined,
    memo: undefined,
    needsMemo: network !== undefined && networkNamed(network)?.takesMemo === true,
    warning: undefined,
  }));
};

/** A currency that can be topped up, with the names of its ways as far as they are known. */
export interface TopUpCurrency {
  readonly id: number;
  readonly name: string;
  readonly ways: readonly string[];
}

/** What can be topped up, and how. */
export interface Ways {
  readonly currencies: readonly TopUpCurrency[];
  /** All ways; those of the chosen currency alone, if the server has no list of them. */
  readonly channels: readonly Channel[];
}

/** The currencies of channels in their order, each with the names of its ways. */
export const currenciesOf = (channels: readonly Channel[]): readonly TopUpCurrency[] => {
  const ids = [...new Set(channels.map(({ currencyId }) => currencyId))];
  return ids.map((id) => {
    const own = channels.filter(({ currencyId }) => currencyId === id);
    return { id, name: own[0]?.currency ?? '', ways: own.map(({ name }) => name) };
  });
};

/** The fields of a report that name its channel; the same in its record. */
export const channelFields = (channel: Channel) => ({
  currency: channel.currencyId,
  type: channel.kind === 'bank' ? channel.id : 0,
  ...(channel.kind === 'network' && channel.network !== undefined
    ? { sub_type: channel.network }
    : {}),
});

/** The address of a network, or of an unknown one; `undefined` if the server has none for it. */
export const addressOn = (
  addresses: Readonly<Record<string, string>>,
  network: string | undefined,
): string | undefined => {
  const keys =
    network === undefined
      ? UNNAMED_KEYS
      : [
          ...Object.keys(addresses).filter((key) => networkOf(key) === networkOf(network)),
          UNNAMED_KEYS[0],
        ];
  return keys.map((key) => optionalText(addresses[key])).find((address) => address !== undefined);
};

const END_LENGTH = 4;

/** First and last characters of an address, which are compared after it was pasted. */
export const endsOf = (address: string): { readonly first: string; readonly last: string } => ({
  first: address.slice(0, END_LENGTH),
  last: address.slice(-END_LENGTH),
});
