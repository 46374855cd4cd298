import type { Timers } from '@/lib/timers';
import { openConnection, type Connection, type OpenWire, type Protocol } from './connection';

/** Waits before connecting again: doubled each time, as socket.io does (specification, section 9). */
const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 5000;

/** What the socket needs, and whom it tells. */
export interface SocketOptions {
  readonly url: string;
  readonly protocol: Protocol;
  readonly openWire: OpenWire;
  readonly timers: Timers;
  readonly onEvent: (name: string, payload: unknown) => void;
}

/** The page's one socket: connected whenever it can be. */
export interface LiveSocket {
  /** Connects and stays connected, until what it returns is called. */
  readonly open: () => () => void;
  /** Joins the room of a user, with each connection anew; `undefined` leaves it. */
  readonly logIn: (user: number | undefined) => void;
  /** The network or the user is back: waits no longer, and gives a connection up that may have died meanwhile. */
  readonly wake: () => void;
}

/** A socket that is not open yet. */
export const createSocket = (options: SocketOptions): LiveSocket => {
  const { timers } = options;
  let isOpen = false;
  let user: number | undefined;
  let connection: Connection | undefined;
  let isConnected = false;
  let wait = FIRST_WAIT_MS;
  let cancelTimer: (() => void) | undefined;
  const logIn = (): void => {
    if (isConnected && user !== undefined) connection?.emit('login', user);
  };
  const connect = (): void => {
    cancelTimer?.();
    connection = openConnection({
      ...options,
      onConnect: () => {
        isConnected = true;
        // A line that breaks again at once is no better than one that does not come: the wait grows on.
        cancelTimer = timers.after(LONGEST_WAIT_MS, () => {
          wait = FIRST_WAIT_MS;
        });
        logIn();
      },
      onEnd: () => {
        isConnected = false;
        connection = undefined;
        cancelTimer?.();
        if (!isOpen) return;
        cancelTimer = timers.after(wait, connect);
        wait = Math.min(wait * 2, LONGEST_WAIT_MS);
      },
    });
  };
  const connectAnew = (): void => {
    connection?.end();
    wait = FIRST_WAIT_MS;
    connect();
  };
  return {
    open: () => {
      isOpen = true;
      connect();
      return () => {
        isOpen = false;
        cancelTimer?.();
        connection?.end();
      };
    },
    logIn: (next) => {
      if (next === user) return;
      const wasIn = user !== undefined;
      user = next;
      // There is no word for leaving a room but to go.
      if (wasIn && isConnected) connectAnew();
      else logIn();
    },
    wake: () => {
      if (isOpen && connection?.isSilent() !== false) connectAnew();
    },
  };
};
