import { useTranslation } from 'react-i18next';
import { POSITION_LIFECYCLE, type PositionStatus } from '@/domain/status/position';
import { stepsOf, type Step } from '@/domain/status/steps';
import { toStages, type Stage } from '@/ui';
import { wasOpened, type LeverageOrder } from './order';

const USUAL = ['pending', 'open', 'closed'] as const satisfies readonly PositionStatus[];
const NAMES = {
  pending: 'records:leverage.placedAt',
  open: 'records:leverage.openedAt',
  closed: 'status.closed',
  cancelled: 'status.cancelled',
} as const satisfies Record<PositionStatus, string>;
const FAILED = ['cancelled'] as const satisfies readonly PositionStatus[];

type Timed = Pick<LeverageOrder, 'mode' | 'status' | 'placedAt' | 'openedAt' | 'closedAt'>;

/** Steps of an order's timeline, with times in epoch seconds. A market order has no pending step. */
export const orderSteps = (order: Timed): readonly Step<PositionStatus>[] => {
  const { mode, status, placedAt, openedAt, closedAt } = order;
  const placed = mode === 'limit' ? [{ status: 'pending' as const, at: placedAt }] : [];
  const opened = wasOpened(order) ? [{ status: 'open' as const, at: openedAt }] : [];
  const isOver = status === 'closed' || status === 'cancelled';
  const ended = isOver ? [{ status, at: closedAt }] : [];
  return stepsOf(POSITION_LIFECYCLE, [...placed, ...opened, ...ended], USUAL, FAILED);
};

/** Gives the translated timeline of a leveraged order. */
export const useOrderStages = (): ((order: LeverageOrder) => readonly Stage[]) => {
  const { t } = useTranslation(['leverage', 'records']);
  return (order) => toStages(orderSteps(order), (status) => t(NAMES[status]));
};
