import type { Faults, TriggeredSocketFault } from '../scenarios/faults';
import type { MarketEvent } from './market-events';
import type { OwnEvent } from './own-events';

/** An event for a socket. */
export type StreamEvent = MarketEvent | OwnEvent;

/** One socket, from the stream's view. */
export interface StreamSocket {
  readonly send: (event: StreamEvent) => void;
  /** Breaks the connection, as a bad network does: the client reconnects by itself. */
  readonly disconnect: () => void;
}

/** A socket with faults. */
export interface FaultySocket {
  /** Sends an event, subject to the faults. */
  readonly send: StreamSocket['send'];
  /** Marks the socket as closed: no more events are sent. */
  readonly end: () => void;
}

/**
 * Applies socket faults between the stream and one socket. Without a fault every event is delivered at once and in
 * order. Each socket has its own state; rules count the deliveries of all sockets.
 */
export const withSocketFaults = (
  faults: Pick<Faults, 'takeEvent'>,
  socket: StreamSocket,
): FaultySocket => {
  const onTheWay = new Set<ReturnType<typeof setTimeout>>();
  let held: StreamEvent | undefined;
  let silenced: TriggeredSocketFault | undefined;
  let hasEnded = false;
  const pass = (event: StreamEvent): void => {
    const late = held;
    held = undefined;
    socket.send(event);
    if (late !== undefined) socket.send(late);
  };
  const passLater = (event: StreamEvent, ms: number): void => {
    const timer = setTimeout(() => {
      onTheWay.delete(timer);
      pass(event);
    }, ms);
    onTheWay.add(timer);
  };
  const end = (): void => {
    hasEnded = true;
    held = undefined;
    for (const timer of onTheWay) clearTimeout(timer);
    onTheWay.clear();
  };
  const send = (event: StreamEvent): void => {
    if (hasEnded || silenced?.isOn() === true) return;
    const fault = faults.takeEvent(event.type);
    if (fault === undefined) return pass(event);
    switch (fault.effect.kind) {
      case 'drop':
        return;
      case 'delay':
        return passLater(event, fault.effect.ms);
      case 'reorder':
        // A held event is delivered after this one. Two are never held, or a lasting rule would let nothing through.
        if (held === undefined) held = event;
        else pass(event);
        return;
      case 'duplicate':
        pass(event);
        return socket.send(event);
      case 'silent':
        silenced = fault;
        return;
      case 'disconnect':
        end();
        return socket.disconnect();
    }
  };
  return { send, end };
};
