import type { WorldEvent } from '../engine/state';
import type { EventOf } from './market-events';

/** What goes to one user; `to` is the user's id. */
export type OwnEvent = EventOf<'closed_microorder'> & { readonly to: number };

/** What the socket tells users of what has happened. */
export const ownEvents = (events: readonly WorldEvent[]): readonly OwnEvent[] =>
  events.flatMap((event): readonly OwnEvent[] => {
    if (event.kind !== 'recordPut' || event.collection !== 'secondsOrders') return [];
    const { id, owner, status } = event.record;
    return status === 'settled' ? [{ type: 'closed_microorder', to: owner, data: { id } }] : [];
  });
