import type { Context } from '../context';
import type { NotificationReference } from '../notifications/notification';
import { notify } from '../notifications/notify';
import type { WorldEvent } from '../state';
import type { Position } from './position';

/** The reference of a message to a leveraged order. */
export const referenceTo = ({
  id,
  board,
  mode,
}: Pick<Position, 'id' | 'board' | 'mode'>): NotificationReference => ({
  kind: board === 'forex' ? 'forex_position' : 'position',
  id,
  mode,
});

/** Tells the user what a price has done to a leveraged order. */
export const notifyPosition = (
  context: Context,
  position: Position,
  template: 'orderFilled' | 'stopLossReached' | 'takeProfitReached' | 'stoppedOut',
): WorldEvent =>
  notify(
    context,
    position.owner,
    'trade',
    { template, parameters: { pair: position.symbol }, reason: undefined },
    referenceTo(position),
  );
