import * as zod from 'zod/mini';
import type { Destination } from './model';
import type { WithdrawalRecord } from './record';

/** What is chosen and typed. Kept as a draft; the trade password never is. */
export interface WithdrawalDraft {
  readonly kind: Destination['kind'];
  /** `undefined` is the first currency. */
  readonly currencyId: number | undefined;
  /** Id of the destination. */
  readonly destinationId: number | undefined;
  readonly amount: string;
}

export const EMPTY_DRAFT: WithdrawalDraft = {
  kind: 'wallet',
  currencyId: undefined,
  destinationId: undefined,
  amount: '',
};

const storedDraft = zod.object({
  kind: zod.enum(['wallet', 'bank']),
  currencyId: zod.optional(zod.int()),
  destinationId: zod.optional(zod.int()),
  amount: zod.string(),
});

/** Parses a stored draft. */
export const parseDraft = (value: unknown): WithdrawalDraft | undefined => {
  const { data } = storedDraft.safeParse(value);
  return data && { ...data, currencyId: data.currencyId, destinationId: data.destinationId };
};

/** The draft that chooses a destination. */
export const choose = (before: WithdrawalDraft, destination: Destination): WithdrawalDraft => ({
  ...before,
  kind: destination.kind,
  currencyId: destination.kind === 'wallet' ? destination.currencyId : before.currencyId,
  destinationId: destination.id,
});

/** The draft for a currency. What was typed and chosen for another one is not kept; a bank card is for all. */
export const startWith = (before: WithdrawalDraft, currencyId: number): WithdrawalDraft =>
  before.currencyId === currencyId
    ? before
    : {
        ...before,
        currencyId,
        destinationId: before.kind === 'bank' ? before.destinationId : undefined,
        amount: '',
      };

/** No destination has this id. Unlike `undefined` it lets no other one be chosen by itself. */
const NOT_SAVED = -1;

/** The draft that repeats a record; no destination is chosen if the record's is no longer saved. */
export const repeat = (record: WithdrawalRecord, all: readonly Destination[]): WithdrawalDraft => ({
  kind: record.kind,
  currencyId: record.currencyId,
  destinationId:
    all.find(
      (destination) =>
        destination.kind === record.kind &&
        destination.address === record.address &&
        (destination.kind === 'bank'
          ? record.cardId === undefined || destination.id === record.cardId
          : destination.network === record.network && destination.memo === record.memo),
    )?.id ?? NOT_SAVED,
  amount: record.amount,
});
