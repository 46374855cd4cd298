import { useGetTopUpChannels, useGetWithdrawalTerms } from '@/api/generated/hooks/funding/funding';
import { useGetWallets } from '@/api/generated/hooks/wallet/wallet';
import { refusalKeyOf } from '@/api/errors';
import { toLoadable, type Loadable } from '@/api/loadable';
import type { WithdrawalTermsRow } from '@/api/rows';
import { decimal } from '@/domain/money/decimal';
import { NETWORK_NAMES, networkNamed } from '@/domain/networks/networks';
import type { PayoutCurrency, PayoutNetwork } from './model';

const PERCENT = 1;

/** Terms change rarely, and the withdrawal shows them again. */
const TERMS_QUERY = { staleTime: 60_000 } as const;

const memoOf = (name: string, isRequired: number | undefined): PayoutNetwork['memo'] => {
  if (isRequired !== undefined) return isRequired === 1 ? 'needed' : 'none';
  return networkNamed(name)?.takesMemo === true ? 'maybe' : 'none';
};

/** The networks of a currency; those of the table where the server names none. */
const toNetworks = (row: WithdrawalTermsRow): readonly PayoutNetwork[] =>
  row.networks === undefined
    ? NETWORK_NAMES.map((name) => ({
        name,
        memo: memoOf(name, undefined),
        fee: undefined,
        minutes: undefined,
      }))
    : row.networks.map(({ name, memo_required, rate, minutes }) => ({
        name,
        memo: memoOf(name, memo_required),
        fee: { amount: decimal(rate ?? row.rate), isPercent: row.ratetype === PERCENT },
        minutes: minutes ?? row.minutes,
      }));

/** The networks of a currency; none are loaded before one is chosen. `isRefused` if it cannot be withdrawn. */
export const usePayoutNetworks = (
  currencyId: number | undefined,
): Loadable<readonly PayoutNetwork[]> & { readonly isRefused: boolean } => {
  const query = useGetWithdrawalTerms(
    { currency: currencyId ?? 0 },
    { query: { ...TERMS_QUERY, enabled: currencyId !== undefined, select: toNetworks } },
  );
  return { ...toLoadable(query.data, query), isRefused: refusalKeyOf(query.error) !== undefined };
};

const distinct = (currencies: readonly PayoutCurrency[]): readonly PayoutCurrency[] => [
  ...new Map(currencies.map((currency) => [currency.id, currency])).values(),
];

/** Currencies that the account may have: those held, and those that can be topped up, where the server says so. */
const useKnownCurrencies = (): Loadable<readonly PayoutCurrency[]> => {
  const wallets = useGetWallets({}, { query: TERMS_QUERY });
  const channels = useGetTopUpChannels(undefined, { query: { ...TERMS_QUERY, retry: false } });
  const isSettled = channels.data !== undefined || channels.errorUpdateCount > 0;
  const held = wallets.data?.change_wallet.balance.map(({ currency, currency_name }) => ({
    id: currency,
    name: currency_name,
  }));
  const payable = channels.data?.map(({ currency, currency_name = '' }) => ({
    id: currency,
    name: currency_name,
  }));
  const value =
    held === undefined || !isSettled ? undefined : distinct([...held, ...(payable ?? [])]);
  return toLoadable(value, wallets);
};

/**
 * The currencies that can be withdrawn. The terms of any currency list them; where they do not, all currencies that the
 * account may have are offered, and the server refuses those that cannot be.
 */
export const usePayoutCurrencies = (): Loadable<readonly PayoutCurrency[]> => {
  const known = useKnownCurrencies();
  const [first] = known.value ?? [];
  const terms = useGetWithdrawalTerms(
    { currency: first?.id ?? 0 },
    { query: { ...TERMS_QUERY, enabled: first !== undefined } },
  );
  const isSettled = terms.data !== undefined || terms.errorUpdateCount > 0;
  const listed = terms.data?.payable?.map(({ currency, currency_name }) => ({
    id: currency,
    name: currency_name,
  }));
  const value = known.value === undefined || !isSettled ? undefined : (listed ?? known.value);
  // A server without currencies cannot be told from one whose list was lost: it can be asked again.
  return { ...known, value, failed: known.failed || known.value?.length === 0 };
};
