import { useTranslation } from 'react-i18next';
import { SECONDS_LIFECYCLE, type SecondsOrderStatus } from '@/domain/status/seconds-order';
import { stepsOf, type Step } from '@/domain/status/steps';
import { toStages, type Stage } from '@/ui';
import { isSettled, type Order } from './order';

const USUAL = ['open', 'settled'] as const satisfies readonly SecondsOrderStatus[];
const NAMES = { open: 'detail.opened', settled: 'detail.settled' } as const satisfies Record<
  SecondsOrderStatus,
  string
>;

/** Steps of an order's timeline, with times in epoch seconds. */
const orderSteps = (order: Order): readonly Step<SecondsOrderStatus>[] => {
  const placed = { status: 'open', at: order.openedAt } as const;
  const reached = isSettled(order)
    ? [placed, { status: 'settled', at: order.settledAt } as const]
    : [placed];
  return stepsOf(SECONDS_LIFECYCLE, reached, USUAL);
};

/** Gives the translated timeline of a seconds contract. */
export const useOrderStages = (): ((order: Order) => readonly Stage[]) => {
  const { t } = useTranslation('seconds');
  return (order) => toStages(orderSteps(order), (status) => t(NAMES[status]));
};
