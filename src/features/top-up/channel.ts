import { optionalText } from '@/api/row-values';
import type { TopUpChannelRow } from '@/api/rows';
import { decimal, parseDecimal, type Decimal } from '@/domain/money/decimal';

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
  readonly network: string;
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

/** The currencies of channels in their order, each with the names of its ways. */
export const currenciesOf = (
  channels: readonly Channel[],
): readonly { readonly id: number; readonly name: string; readonly ways: readonly string[] }[] => {
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
  ...(channel.kind === 'network' ? { sub_type: channel.network } : {}),
});

/** The key a server that knows one address only uses for it. */
const ONLY_ADDRESS = 'main';

/** The address of a network; `undefined` if the server has none for it. */
export const addressOn = (
  addresses: Readonly<Record<string, string>>,
  network: string,
): string | undefined => optionalText(addresses[network] ?? addresses[ONLY_ADDRESS]);

const END_LENGTH = 4;

/** First and last characters of an address, which are compared after it was pasted. */
export const endsOf = (address: string): { readonly first: string; readonly last: string } => ({
  first: address.slice(0, END_LENGTH),
  last: address.slice(-END_LENGTH),
});
