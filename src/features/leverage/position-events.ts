import { refreshOnEvent } from '@/api/live/refresh-on-event';
import type { LiveEvent } from '@/api/live/events';
import { refreshLeverageData } from './queries';

/** Id and status of each order of an account event. Older servers list all orders without their status. */
const recordsOf = ({
  trades_cur: open = [],
  trades_entrust: pending = [],
  trades_all: all,
}: LiveEvent<'lever_trade'>) => {
  const known = [
    ...open.map(({ id }) => ({ id, status: 'open' })),
    ...pending.map(({ id }) => ({ id, status: 'pending' })),
  ];
  const rest = all.filter(({ id }) => known.every((record) => record.id !== id));
  return [...known, ...rest.map(({ id }) => ({ id, status: 'listed' }))];
};

/** Events that report positions as opened, filled or closed. `lever_trade` is also pushed at every price tick. */
export const positionEvents = [
  refreshOnEvent('lever_closed', refreshLeverageData),
  refreshOnEvent('lever_trade', refreshLeverageData, recordsOf),
] as const;
