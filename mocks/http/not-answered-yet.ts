import type { OperationId } from '@/api/generated/operations';
import { Refusal } from '../engine/refusal';

const refuse = (): never => {
  throw new Refusal('function_unavailable');
};

/**
 * Calls of the contract that have no use case yet: each refuses with `function_unavailable` once its fields are in order.
 * A call leaves this table when a handler of its tag answers it; having both does not compile.
 */
export const notAnsweredYet = {
  getLeverageTerms: refuse,
  openPosition: refuse,
  openForexPosition: refuse,
  closePosition: refuse,
  closeForexPosition: refuse,
  closePositions: refuse,
  cancelPendingPosition: refuse,
  setStops: refuse,
  getPositions: refuse,
  getLeverageOrders: refuse,
  getForexLeverageOrders: refuse,
  placeCoinOrder: refuse,
  cancelCoinOrder: refuse,
  getCoinOrders: refuse,
} as const satisfies Partial<Record<OperationId, () => never>>;

/** The calls that nothing answers yet. */
export type NotAnsweredYet = keyof typeof notAnsweredYet;
