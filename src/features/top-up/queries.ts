import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { failureOf, refusalKeyOf, type ApiFailure } from '@/api/errors';
import {
  getTopUps,
  submitTopUp,
  useGetDepositAddress,
  useGetTopUpChannels,
  useGetTopUps,
} from '@/api/generated/hooks/funding/funding';
import { useGetWallet, useGetWallets } from '@/api/generated/hooks/wallet/wallet';
import { toLoadable, type Loadable } from '@/api/loadable';
import { isMissingCall } from '@/api/missing-call';
import type { RecordPage } from '@/api/pending/outcome';
import { prepareCall } from '@/api/pending/submission';
import { IDLE_POLL_MS } from '@/api/poll';
import type { TopUpChannelRow, TopUpRow } from '@/api/rows';
import { createPictureUploader } from '@/api/upload';
import { useWasMissing } from '@/api/use-last-failure';
import { currencyScaleOf } from '@/domain/money/scale';
import type { SendPicture } from '@/ui/input/upload-types';
import {
  addressOn,
  channelsAt,
  currenciesOf,
  toChannel,
  type Channel,
  type NetworkChannel,
  type TopUpCurrency,
  type Ways,
} from './channel';
import { toTopUp, type TopUp } from './record';
import { toReportRequest, type Report } from './report';

const NEWEST_PAGE = { page: 1, limit: 50 } as const;
/** Decimals of a coin if no balance of the server shows them. */
const COIN_DECIMALS = 8;

const toChannels = (rows: readonly TopUpChannelRow[]): readonly Channel[] => rows.map(toChannel);

interface WalletRows {
  readonly change_wallet: {
    readonly balance: readonly {
      readonly currency: number;
      readonly currency_name: string;
      readonly is_charge?: boolean | undefined;
    }[];
  };
}

const toCurrencies = ({ change_wallet: { balance } }: WalletRows): readonly TopUpCurrency[] =>
  balance
    .filter(({ is_charge }) => is_charge !== false)
    .map(({ currency, currency_name }) => ({ id: currency, name: currency_name, ways: [] }));

/** The ways that wallets and addresses tell of, for a server without a list of ways. */
const useWaysByAddress = (chosen: number | undefined, enabled: boolean): Loadable<Ways> => {
  const { t } = useTranslation('topUp');
  const wallets = useGetWallets({}, { query: { enabled, select: toCurrencies } });
  const currencies = wallets.data;
  const currency = currencies?.find(({ id }) => id === chosen);
  const query = useGetDepositAddress(
    { currency: currency?.id ?? 0 },
    { query: { enabled: enabled && currency !== undefined, retry: false } },
  );
  if (currency === undefined)
    return toLoadable(currencies && { currencies, channels: [] }, wallets);
  // A refusal is shown, with what helps, where the address would be.
  const addresses = query.data ?? (refusalKeyOf(query.error) === undefined ? undefined : {});
  const channels = addresses && channelsAt(currency, addresses, t('unknownNetwork'));
  return toLoadable(currencies && channels && { currencies, channels }, query);
};

/** What can be topped up, and how, in the order of the server. `chosen` is the id of the chosen currency. */
export const useWays = (chosen: number | undefined): Loadable<Ways> => {
  const query = useGetTopUpChannels(undefined, { query: { select: toChannels } });
  const isMissing = useWasMissing(query, isMissingCall);
  const byAddress = useWaysByAddress(chosen, isMissing);
  const channels = query.data;
  return isMissing
    ? byAddress
    : toLoadable(channels && { currencies: currenciesOf(channels), channels }, query);
};

/** The user's address on a network. `refusal` if the server has none, and says why. */
export const useAddress = ({ currencyId, network }: NetworkChannel) => {
  const query = useGetDepositAddress({ currency: currencyId }, { query: { retry: false } });
  const { data, error } = query;
  const refusal: ApiFailure | undefined =
    data === undefined && refusalKeyOf(error) !== undefined ? failureOf(error) : undefined;
  // Wrapped: no address is an answer as well.
  const loadable = toLoadable(data && { address: addressOn(data, network) }, query);
  return { loadable, refusal };
};

/** The addresses of a currency as last read, without waiting for them: a report names the address that was paid to. */
export const useAddresses = ({ currencyId, kind }: Channel) =>
  useGetDepositAddress(
    { currency: currencyId },
    { query: { enabled: kind === 'network', retry: false } },
  ).data;

/** Decimals that an amount of a currency may have, as its balance shows them; `undefined` until they are known. */
export const useDecimals = (currency: number): number | undefined => {
  const { data, isError } = useGetWallet({ currency, type: 'change' }, { query: { retry: false } });
  if (data !== undefined && 'change_balance' in data)
    return currencyScaleOf(data.currency_name ?? '', data.change_balance);
  return data !== undefined || isError ? COIN_DECIMALS : undefined;
};

const toTopUps = ({ data }: { readonly data: readonly TopUpRow[] }): readonly TopUp[] =>
  data.map(toTopUp);

/** The newest top-ups. They tell an older one from one whose reply was lost, and whose screenshot is used already. */
export const useRecentTopUps = (): Loadable<readonly TopUp[]> => {
  const query = useGetTopUps(NEWEST_PAGE, {
    query: { select: toTopUps, refetchInterval: IDLE_POLL_MS },
  });
  return toLoadable(query.data, query);
};

/** Fetches the newest top-ups, bypassing the cache. Rejects with `ApiError`. */
export const fetchNewestTopUps = async (): Promise<RecordPage<TopUpRow>> => {
  const { data } = await getTopUps(NEWEST_PAGE);
  return { rows: data, limit: NEWEST_PAGE.limit };
};

/** The API call that reports a payment. */
export const toReportCall = (report: Report) =>
  prepareCall('submitTopUp', toReportRequest(report), submitTopUp);

/** Sends a screenshot; resolves with its path on the server. */
export const useSendScreenshot = (): SendPicture => {
  const client = useQueryClient();
  const [send] = useState(() => createPictureUploader(client));
  return send;
};
