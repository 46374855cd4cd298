import { recordEvent } from '@/api/live/record-events';
import type { LiveEvent } from '@/api/live/events';
import { refreshAll } from './queries';

/** The records of an account event. Older servers list all of them without saying which are open. */
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

/** Events that report positions as opened, filled or closed. `lever_trade` also comes with every price. */
export const positionEvents = [
  recordEvent('lever_closed', refreshAll),
  recordEvent('lever_trade', refreshAll, recordsOf),
] as const;
