import type { Faults, SocketStrike } from '../scenarios/faults';
import type { MarketEvent } from './market-events';
import type { OwnEvent } from './own-events';

/** What a socket can hear. */
export type StreamEvent = MarketEvent | OwnEvent;

/** One socket, as the stream sees it. */
export interface Line {
  readonly tell: (event: StreamEvent) => void;
  /** Breaks the connection, as a bad network does: the client connects again by itself. */
  readonly hangUp: () => void;
}

/** A line on which faults play. */
export interface FaultyLine {
  /** Sends an event on its way; what becomes of it is up to the faults. */
  readonly tell: Line['tell'];
  /** The socket is closed: nothing is told any more. */
  readonly end: () => void;
}

/**
 * Puts the faults of sockets between the stream and one socket of a carrier. Without a fault every event is told at once and in
 * order. Each socket has a line of its own; the rules count the deliveries of all of them.
 */
export const faultyLine = (faults: Pick<Faults, 'takeEvent'>, line: Line): FaultyLine => {
  const onTheWay = new Set<ReturnType<typeof setTimeout>>();
  let held: StreamEvent | undefined;
  let silenced: SocketStrike | undefined;
  let hasEnded = false;
  const pass = (event: StreamEvent): void => {
    const late = held;
    held = undefined;
    line.tell(event);
    if (late !== undefined) line.tell(late);
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
  const tell = (event: StreamEvent): void => {
    if (hasEnded || silenced?.isOn() === true) return;
    const strike = faults.takeEvent(event.type);
    if (strike === undefined) return pass(event);
    switch (strike.effect.kind) {
      case 'drop':
        return;
      case 'delay':
        return passLater(event, strike.effect.ms);
      case 'reorder':
        // One that already waits goes after this one: two are never held, or a lasting rule would let nothing through.
        if (held === undefined) held = event;
        else pass(event);
        return;
      case 'duplicate':
        pass(event);
        return line.tell(event);
      case 'silent':
        silenced = strike;
        return;
      case 'disconnect':
        end();
        return line.hangUp();
    }
  };
  return { tell, end };
};
