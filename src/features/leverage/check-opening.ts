import { failureOf, type ApiFailure } from '@/api/errors';
import type { PendingOperation } from '@/api/pending/operation';
import type { RecordPage } from '@/api/pending/outcome';
import type { LeverageOrderRow } from '@/api/rows';
import {
  asksForStops,
  findOpenedRow,
  readBack,
  stopsAsked,
  type ReadBack,
  type StopsBody,
} from './read-back';

/** What a check of an opening needs, replaced in tests. */
export interface CheckDependencies {
  /** Reads the newest orders, bypassing the cache. Rejects with `ApiError`. */
  readonly fetchNewest: () => Promise<Pick<RecordPage<LeverageOrderRow>, 'rows'>>;
  /** Sets stops of an open position. Rejects with `ApiError`. */
  readonly setStops: (body: StopsBody & { readonly id: number }) => Promise<unknown>;
  /** False once the session is not that of the opening: nothing is sent or told then. */
  readonly isOwn: () => boolean;
  readonly after: (ms: number) => Promise<void>;
}

/** What a check tells: the order as it stands, and why its stops could not be set. */
export interface CheckedOpening {
  readonly order: ReadBack;
  readonly failure: ApiFailure | undefined;
}

/** Lists can lag behind the reply to an order: how often one is read, and how long after another. */
const READS = 3;
const BETWEEN_READS_MS = 1500;

const read = async (
  operation: PendingOperation,
  deps: CheckDependencies,
  find: (page: Pick<RecordPage<LeverageOrderRow>, 'rows'>) => LeverageOrderRow | undefined,
  left = READS,
): Promise<ReadBack> => {
  const row = await deps.fetchNewest().then(find, () => undefined);
  if (row !== undefined || left <= 1 || !deps.isOwn()) return readBack(operation, row);
  await deps.after(BETWEEN_READS_MS);
  return read(operation, deps, find, left - 1);
};

const lacksStop = (order: ReadBack): order is Extract<ReadBack, { readonly state: 'differs' }> =>
  order.state === 'differs' &&
  order.differences.some(({ field }) => field === 'takeProfit' || field === 'stopLoss');

/**
 * Reads a confirmed opening back. Stops that it asked for and that are not there, as on servers that ignore them in
 * `lever/submit`, are set by `lever/setstop`; then the position is read once more: its row alone tells what is set, not the
 * reply, which may be lost. Setting stops twice is the same as once. `undefined` if its session has ended.
 */
export const checkOpening = async (
  operation: PendingOperation,
  deps: CheckDependencies,
): Promise<CheckedOpening | undefined> => {
  if (!deps.isOwn()) return undefined;
  const first = await read(operation, deps, (page) => findOpenedRow(operation, page));
  if (!deps.isOwn()) return undefined;
  const isWorthTelling = first.state !== 'unknown' || asksForStops(operation);
  const order: ReadBack = isWorthTelling ? first : { state: 'as-asked' };
  if (!lacksStop(order) || !order.isOpen) return { order, failure: undefined };
  const { id } = order;
  const failure = await deps.setStops({ id, ...stopsAsked(operation) }).then(
    () => undefined,
    (error: unknown) => failureOf(error) ?? ({ kind: 'network', reason: 'failed' } as const),
  );
  if (!deps.isOwn()) return undefined;
  const again = await read(operation, deps, ({ rows }) => rows.find((row) => row.id === id));
  return deps.isOwn() ? { order: again, failure } : undefined;
};
