import * as zod from 'zod/mini';
import type { Timers } from '@/lib/timers';

/** A connection that takes longer is given up (specification, section 9). */
const CONNECT_LIMIT_MS = 20_000;
/** No event of the contract comes near this many characters. */
const LONGEST_FRAME = 1_000_000;

/** Engine.IO's version: servers of the family speak 3 or 4. */
export type Protocol = 3 | 4;

/** A WebSocket, as far as it is needed here. */
export interface Wire {
  readonly send: (frame: string) => void;
  readonly close: () => void;
}

/** Opens a wire. After `onClose`, or `close`, nothing more is heard of it. */
export type OpenWire = (
  url: string,
  hear: { readonly onFrame: (frame: string) => void; readonly onClose: () => void },
) => Wire;

/** Opens the browser's WebSocket. */
export const openWebSocket: OpenWire = (url, { onFrame, onClose }) => {
  const listeners = new AbortController();
  const { signal } = listeners;
  const socket = new WebSocket(url);
  const heard = ({ data }: MessageEvent<unknown>): void => {
    if (typeof data === 'string') onFrame(data);
  };
  socket.addEventListener('message', heard, { signal });
  // A failure to connect closes it too.
  socket.addEventListener('close', onClose, { signal });
  return {
    send: (frame) => {
      if (socket.readyState === WebSocket.OPEN) socket.send(frame);
    },
    close: () => {
      listeners.abort();
      socket.close();
    },
  };
};

/** Engine.IO's packets, and after `4` those of Socket.IO. */
const FRAME = { open: '0', close: '1', ping: '2', pong: '3', connect: '40' } as const;
const LEAVES = /^4[14]/u;
/** An event of the root, whether or not an answer is wanted. */
const EVENT = /^42\d*(?=\[)/u;

const Handshake = zod.object({ pingInterval: zod.number(), pingTimeout: zod.number() });

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);

/** What a connection needs, and whom it tells. */
export interface ConnectionOptions {
  readonly url: string;
  readonly protocol: Protocol;
  readonly openWire: OpenWire;
  readonly timers: Timers;
  readonly onConnect: () => void;
  readonly onEvent: (name: string, payload: unknown) => void;
  /** It is over, whoever ended it; called once. */
  readonly onEnd: () => void;
}

/** One connection, from its first frame to its end. */
export interface Connection {
  readonly emit: (name: string, value: unknown) => void;
  readonly end: () => void;
  /** True if the server should have been heard from by now. */
  readonly isSilent: () => boolean;
}

/**
 * A socket.io connection by WebSocket alone, of Engine.IO 3 or 4. The client library weighs 13 kB for one protocol and
 * 17 kB more for the other; where a WebSocket does not get through the app polls anyway.
 */
export const openConnection = (options: ConnectionOptions): Connection => {
  const { protocol, timers } = options;
  let heardAt = timers.now();
  let pulse = { pingInterval: CONNECT_LIMIT_MS, pingTimeout: 0 };
  let isOver = false;
  let cancelPing: (() => void) | undefined;
  const end = (): void => {
    if (isOver) return;
    isOver = true;
    cancelLimit();
    cancelPing?.();
    wire.close();
    options.onEnd();
  };
  const isSilent = (): boolean => timers.now() - heardAt > pulse.pingInterval;
  const beat = (): void => {
    cancelPing = timers.after(pulse.pingInterval, () => {
      if (protocol === 3) wire.send(FRAME.ping);
      beat();
    });
    // Nothing, not even a ping, for as long as the server promised: the line is dead.
    if (timers.now() - heardAt > pulse.pingInterval + pulse.pingTimeout) end();
  };
  const begin = (frame: string): void => {
    const handshake = Handshake.safeParse(parse(frame.slice(FRAME.open.length)));
    if (!handshake.success) return end();
    pulse = handshake.data;
    beat();
    // An older server connects the root by itself.
    if (protocol === 4) wire.send(FRAME.connect);
  };
  const take = (frame: string): void => {
    const start = EVENT.exec(frame);
    if (start === null) return;
    const packet = parse(frame.slice(start[0].length));
    if (!isList(packet)) return;
    const [name, payload] = packet;
    if (typeof name === 'string') options.onEvent(name, payload);
  };
  const onFrame = (frame: string): void => {
    heardAt = timers.now();
    if (frame.length > LONGEST_FRAME) return;
    if (frame.startsWith(FRAME.open)) begin(frame);
    else if (frame.startsWith(FRAME.connect)) {
      cancelLimit();
      options.onConnect();
    } else if (frame.startsWith(FRAME.ping)) wire.send(FRAME.pong + frame.slice(1));
    else if (frame === FRAME.close || LEAVES.test(frame)) end();
    else take(frame);
  };
  const cancelLimit = timers.after(CONNECT_LIMIT_MS, end);
  const wire = options.openWire(options.url, { onFrame, onClose: end });
  return {
    emit: (name, value) => wire.send(`42${JSON.stringify([name, value])}`),
    end,
    isSilent,
  };
};
