import type { Timers } from '@/lib/timers';
import { openConnection, type Connection, type OpenTransport, type Protocol } from './connection';

/** Reconnect back-off in milliseconds, doubled each time as socket.io does (specification, section 9). */
const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 5000;

/** Dependencies and callbacks of the socket. */
export interface SocketOptions {
  readonly url: string;
  readonly protocol: Protocol;
  readonly openTransport: OpenTransport;
  readonly timers: Timers;
  readonly onEvent: (name: string, payload: unknown) => void;
}

/** The page's only socket; reconnects by itself. */
export interface LiveSocket {
  /** Connects and stays connected until the returned function is called. */
  readonly open: () => () => void;
  /** Joins a user's room on this and every later connection; `undefined` leaves it. */
  readonly logIn: (user: number | undefined) => void;
  /** Reconnects at once if disconnected or silent; call it when the network or the user is back. */
  readonly resume: () => void;
}

/** Creates a socket; `open` connects it. */
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
        // The back-off resets only after a connection has lasted: one that drops at once must not retry at full speed.
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
  const reconnect = (): void => {
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
      const hadJoined = user !== undefined;
      user = next;
      // The protocol has no message for leaving a room, so reconnect.
      if (hadJoined && isConnected) reconnect();
      else logIn();
    },
    resume: () => {
      if (isOpen && connection?.isSilent() !== false) reconnect();
    },
  };
};
