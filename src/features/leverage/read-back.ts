import type { PendingOperation } from '@/api/pending/operation';
import { hasTerms, type RecordPage } from '@/api/pending/outcome';
import type { LeverageOrderRow } from '@/api/rows';
import { POSITION_STATUS_CODES } from '@/domain/codes/leverage-order';
import type { StopKind } from '@/domain/leverage/stops';
import { compare, decimal, isZero, parseDecimal } from '@/domain/money/decimal';

/** A field of an order that the server did not take as it was sent. */
export interface Difference {
  readonly field: 'leverage' | 'lots' | StopKind;
  /** As sent, as decimal text. */
  readonly asked: string;
  /** As it stands; `undefined` for a stop that is not there. */
  readonly has: string | undefined;
}

/** What a confirmed opening has become, by the list of orders. */
export type ReadBack =
  | { readonly state: 'as-asked' }
  /** It has ended, or is about to: nothing can be set on it any more. */
  | { readonly state: 'over' }
  /** Not listed, or not certain which of the listed orders it is. */
  | { readonly state: 'unknown' }
  | {
      readonly state: 'differs';
      readonly id: number;
      readonly isOpen: boolean;
      readonly differences: readonly Difference[];
    };

/** The field of the request and of the row that holds a stop. */
const STOP_FIELDS = { takeProfit: 'target_profit_price', stopLoss: 'stop_loss_price' } as const;
const STOP_KINDS = ['takeProfit', 'stopLoss'] as const satisfies readonly StopKind[];

/** Stops as fields of `lever/setstop`. */
export interface StopsBody {
  readonly target_profit_price?: string;
  readonly stop_loss_price?: string;
}

/** The stops that an opening asked for. */
export const stopsAsked = ({ body }: PendingOperation): StopsBody => {
  const { target_profit_price: takeProfit, stop_loss_price: stopLoss } = body;
  return {
    ...(takeProfit === undefined ? {} : { target_profit_price: String(takeProfit) }),
    ...(stopLoss === undefined ? {} : { stop_loss_price: String(stopLoss) }),
  };
};

/** True if an opening asked for a stop. */
export const asksForStops = (operation: PendingOperation): boolean =>
  Object.keys(stopsAsked(operation)).length > 0;

const isAlike = (asked: string, has: string): boolean => {
  const [one, other] = [parseDecimal(asked), parseDecimal(has)];
  return one !== undefined && other !== undefined && compare(one, other) === 0;
};

const differencesOf = (
  { body }: PendingOperation,
  row: LeverageOrderRow,
): readonly Difference[] => {
  const stops = STOP_KINDS.map((kind) => {
    const has = row[STOP_FIELDS[kind]];
    return {
      field: kind,
      asked: body[STOP_FIELDS[kind]],
      has: isZero(decimal(has)) ? undefined : has,
    };
  });
  const order = [
    { field: 'lots', asked: body['share'], has: String(row.share) },
    { field: 'leverage', asked: body['multiple'], has: String(row.multiple) },
  ] as const;
  return [...order, ...stops].flatMap(({ field, asked, has }) =>
    asked === undefined || (has !== undefined && isAlike(String(asked), has))
      ? []
      : [{ field, asked: String(asked), has }],
  );
};

/**
 * The order that an opening has made, whatever lots and leverage the server gave it: of the same pair and side, not listed
 * before, not older. `undefined` unless it is the only one: stops must not be set on another position. Records tell whole
 * seconds, so one of the second in which the order before ended can be either's: it counts if nothing about it differs.
 */
export const findOpenedRow = (
  operation: PendingOperation,
  { rows }: Pick<RecordPage<LeverageOrderRow>, 'rows'>,
): LeverageOrderRow | undefined => {
  const { body, idsBefore, earliest, rivals } = operation;
  const alike = rows.filter(
    (row) =>
      !idsBefore.includes(row.id) &&
      hasTerms(body, { legal_id: row.legal, currency_id: row.currency, type: row.type }),
  );
  const [made, ...others] = alike.filter((row) => row.create_time >= earliest);
  if (made === undefined) return alike.find((row) => differencesOf(operation, row).length === 0);
  return others.length === 0 && rivals === 0 ? made : undefined;
};

/** Compares an opening with the order that it has made. */
export const readBack = (
  operation: PendingOperation,
  row: LeverageOrderRow | undefined,
): ReadBack => {
  if (row === undefined) return { state: 'unknown' };
  const { id, status } = row;
  if (status > POSITION_STATUS_CODES.open) return { state: 'over' };
  const differences = differencesOf(operation, row);
  const isOpen = status === POSITION_STATUS_CODES.open;
  return differences.length === 0
    ? { state: 'as-asked' }
    : { state: 'differs', id, isOpen, differences };
};
