import { useTranslation } from 'react-i18next';
import { COIN_LIFECYCLE, type CoinOrderStatus } from '@/domain/status/coin-order';
import { stepsOf, type Step } from '@/domain/status/steps';
import { toStages, type Stage } from '@/ui';
import { endTimeOf, type CoinOrder } from './order';

const USUAL = ['open', 'done'] as const satisfies readonly CoinOrderStatus[];
const NAMES = {
  open: 'placedAt',
  done: 'doneAt',
  cancelled: 'cancelledAt',
} as const satisfies Record<CoinOrderStatus, string>;
const FAILED = ['cancelled'] as const satisfies readonly CoinOrderStatus[];

/** Steps of an order's timeline, with times in epoch seconds. A market order has no open step; one of an unknown type may have waited. */
export const orderSteps = (
  order: Pick<CoinOrder, 'mode' | 'status' | 'placedAt' | 'endedAt'>,
): readonly Step<CoinOrderStatus>[] => {
  const { mode, status, placedAt } = order;
  const placed = mode !== 'market' ? [{ status: 'open' as const, at: placedAt }] : [];
  const ended = status === 'open' ? [] : [{ status, at: endTimeOf(order) }];
  return stepsOf(COIN_LIFECYCLE, [...placed, ...ended], USUAL, FAILED);
};

/** Gives the translated timeline of a coin order. */
export const useOrderStages = (): ((order: CoinOrder) => readonly Stage[]) => {
  const { t } = useTranslation('spot');
  return (order) => toStages(orderSteps(order), (status) => t(NAMES[status]));
};
