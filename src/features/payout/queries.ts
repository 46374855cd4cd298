import { useQueryClient } from '@tanstack/react-query';
import { useGetCertification } from '@/api/generated/hooks/account/account';
import {
  getGetPayoutMethodsQueryKey,
  getPayoutMethods,
  useGetPayoutMethods,
  useRemovePayoutMethod as useRemoveCall,
  useSavePayoutMethod as useSaveCall,
} from '@/api/generated/hooks/payout/payout';
import type { Certification, SavePayoutMethodRequest } from '@/api/generated/model';
import { failureOf, isOutcomeUnknown, type ApiFailure } from '@/api/errors';
import { invalidateQueries } from '@/api/invalidate-queries';
import { toLoadable, type Loadable } from '@/api/loadable';
import { timeOfRow } from '@/api/row-time';
import { optionalText } from '@/api/row-values';
import type { PayoutMethodRow } from '@/api/rows';
import type { AddressValues } from './address-model';
import type { CardValues } from './card-model';
import { foundIn, fullName, type Destination, type Found, type PayoutMethod } from './model';

const toMethod = (row: PayoutMethodRow): PayoutMethod =>
  row.kind === 'bank'
    ? {
        kind: 'bank',
        id: row.id,
        holder: row.real_name,
        bank: optionalText(row.bank_name),
        number: row.bank_account,
        iban: optionalText(row.iban),
        addedAt: timeOfRow(row.created_time, row.create_time),
      }
    : {
        kind: 'wallet',
        id: row.id,
        currencyId: row.currency,
        currency: row.currency_name ?? '',
        network: optionalText(row.sub_type),
        address: row.address,
        memo: optionalText(row.memo),
        label: optionalText(row.name),
        addedAt: timeOfRow(row.created_time, row.create_time),
      };

const toMethods = (rows: readonly PayoutMethodRow[]): readonly PayoutMethod[] => rows.map(toMethod);

/** The user's cards and addresses, newest first. */
export const usePayoutMethods = (enabled = true): Loadable<readonly PayoutMethod[]> => {
  const query = useGetPayoutMethods(undefined, { query: { enabled, select: toMethods } });
  return toLoadable(query.data, query);
};

const nameOf = ({ real_data }: Certification): string =>
  real_data === null || real_data === undefined
    ? ''
    : fullName(real_data.name, real_data.surname ?? '');

/** The verified name of the user; empty if the server does not say. The cache drops it with the screen. */
export const useCertifiedName = (): Loadable<string> => {
  const query = useGetCertification(undefined, { query: { gcTime: 0, select: nameOf } });
  return toLoadable(query.data ?? (query.errorUpdateCount > 0 ? '' : undefined), query);
};

/** How saving a destination ended. */
export type SaveOutcome =
  /** `id` is missing if the list does not have it, or could not be read afterwards. */
  ({ readonly kind: 'saved' } & Found) | { readonly kind: 'failed'; readonly failure: ApiFailure };

/** A request to save, with what finds its row again. */
export interface Saving {
  readonly data: SavePayoutMethodRequest;
  readonly to: Destination;
}

/** The request that saves an address. */
export const addressSaving = (currencyId: number, values: AddressValues): Saving => {
  const { network, address, memo, label } = values;
  return {
    data: {
      kind: 'wallet',
      currency: currencyId,
      sub_type: network,
      address,
      ...(memo === '' ? {} : { memo }),
      ...(label === '' ? {} : { name: label }),
    },
    to: { kind: 'wallet', currencyId, network, address, memo },
  };
};

/** The request that saves a card. */
export const cardSaving = (values: CardValues): Saving => ({
  data: {
    kind: 'bank',
    real_name: values.holder,
    bank_name: values.bank,
    bank_account: values.number,
    ...(values.branch === '' ? {} : { bank_branch: values.branch }),
    ...(values.place === '' ? {} : { bank_dizhi: values.place }),
    ...(values.swift === '' ? {} : { bank_code: values.swift }),
    ...(values.iban === '' ? {} : { iban: values.iban }),
  },
  to: { kind: 'bank', number: values.number },
});

/**
 * Saves a card or an address, and finds its id in the list, because the reply has none. Without a reply the list says
 * whether it was saved. Never rejects.
 */
export const useSavePayoutMethod = () => {
  const client = useQueryClient();
  const { mutateAsync, isPending } = useSaveCall({
    mutation: { gcTime: 0, meta: { feedback: 'inline' } },
  });
  const find = async (to: Destination): Promise<Found> => {
    try {
      const rows = await getPayoutMethods();
      client.setQueryData(getGetPayoutMethodsQueryKey(), rows);
      return foundIn(to, toMethods(rows));
    } catch {
      return { id: undefined, isUnlisted: false };
    }
  };
  const save = async ({ data, to }: Saving): Promise<SaveOutcome> => {
    try {
      await mutateAsync({ data });
      return { kind: 'saved', ...(await find(to)) };
    } catch (error) {
      const id = isOutcomeUnknown(error) ? (await find(to)).id : undefined;
      if (id !== undefined) return { kind: 'saved', id, isUnlisted: false };
      const failure = failureOf(error) ?? { kind: 'invalid-response', detail: String(error) };
      return { kind: 'failed', failure };
    }
  };
  return { save, isPending };
};

/** Deletes a card or an address. Afterwards the list is read again, also after a failure: it may be gone already. */
export const useRemovePayoutMethod = () => {
  const client = useQueryClient();
  const { mutate, isPending } = useRemoveCall({
    mutation: {
      meta: { feedback: 'inline' },
      onSettled: () => void invalidateQueries(client, [getGetPayoutMethodsQueryKey()]),
    },
  });
  return {
    isPending,
    remove: (
      id: number,
      callbacks: { readonly onDone: () => void; readonly onFailed: (failure: ApiFailure) => void },
    ): void =>
      mutate(
        { data: { id } },
        {
          onSuccess: callbacks.onDone,
          onError: (error) =>
            callbacks.onFailed(
              failureOf(error) ?? { kind: 'invalid-response', detail: String(error) },
            ),
        },
      ),
  };
};
