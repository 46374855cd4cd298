import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { failureOf, refusalKeyOf, type ApiFailure } from '@/api/errors';
import {
  getTopUps,
  submitTopUp,
  useGetDepositAddress,
  useGetTopUpChannels,
  useGetTopUps,
} from '@/api/generated/hooks/funding/funding';
import { useGetWallet } from '@/api/generated/hooks/wallet/wallet';
import { toLoadable, type Loadable } from '@/api/loadable';
import type { RecordPage } from '@/api/pending/outcome';
import { prepareCall } from '@/api/pending/submission';
import { IDLE_POLL_MS } from '@/api/poll';
import type { TopUpChannelRow, TopUpRow } from '@/api/rows';
import { createPictureUploader } from '@/api/upload';
import { decimalsIn } from '@/domain/format/numbers';
import type { SendPicture } from '@/ui/input/upload-types';
import { addressOn, toChannel, type Channel, type NetworkChannel } from './channel';
import { toTopUp, type TopUp } from './record';
import { toReportRequest, type Report } from './report';

const NEWEST_PAGE = { page: 1, limit: 50 } as const;
/** Decimals of a coin if no balance of the server shows them. */
const COIN_DECIMALS = 8;

const toChannels = (rows: readonly TopUpChannelRow[]): readonly Channel[] => rows.map(toChannel);

/** All ways to top up, most used first. */
export const useChannels = (): Loadable<readonly Channel[]> => {
  const query = useGetTopUpChannels(undefined, { query: { select: toChannels } });
  return toLoadable(query.data, query);
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
  if (data !== undefined && 'change_balance' in data) return decimalsIn(data.change_balance);
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
