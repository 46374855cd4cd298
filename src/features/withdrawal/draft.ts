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
  /** An address that is not saved, on a server that lists none. */
  readonly typed?: TypedAddress | undefined;
}

/** An address that a withdrawal goes to without being saved. */
export type TypedAddress = Pick<
  Extract<Destination, { kind: 'wallet' }>,
  'currencyId' | 'network' | 'address' | 'memo'
>;

/** Id of the address that was entered. Saved ones have the server's, from 1 on. */
export const TYPED_ID = 0;

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
  typed: zod.optional(
    zod.object({
      currencyId: zod.int(),
      network: zod.optional(zod.string()),
      address: zod.string(),
      memo: zod.optional(zod.string()),
    }),
  ),
});

/** Parses a stored draft. */
export const parseDraft = (value: unknown): WithdrawalDraft | undefined => {
  const { data } = storedDraft.safeParse(value);
  if (data === undefined) return undefined;
  const { kind, currencyId, destinationId, amount, typed } = data;
  return {
    kind,
    currencyId,
    destinationId,
    amount,
    typed: typed && { ...typed, network: typed.network, memo: typed.memo },
  };
};

/** The draft that goes to an address which was entered. */
export const enter = (before: WithdrawalDraft, typed: TypedAddress): WithdrawalDraft => ({
  ...before,
  kind: 'wallet',
  currencyId: typed.currencyId,
  destinationId: TYPED_ID,
  typed,
});

/** The entered address as a destination, if there is one. */
export const typedDestination = ({
  typed,
}: Pick<WithdrawalDraft, 'typed'>): readonly Destination[] =>
  typed === undefined ? [] : [{ ...typed, kind: 'wallet', id: TYPED_ID, label: undefined }];

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
