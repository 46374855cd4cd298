import * as zod from 'zod/mini';
import type { Timers } from '@/lib/timers';

/** Connect time-out in milliseconds (specification, section 9). */
const CONNECT_LIMIT_MS = 20_000;
/** Longer frames are ignored. No event of the contract comes near this many characters. */
const MAX_FRAME_LENGTH = 1_000_000;

/** Engine.IO protocol version: servers of the family speak 3 or 4. */
export type Protocol = 3 | 4;

/** The parts of a WebSocket used here. */
export interface Transport {
  readonly send: (frame: string) => void;
  readonly close: () => void;
}

/** Opens a transport. It calls no handler after `onClose` or `close`. */
export type OpenTransport = (
  url: string,
  handlers: { readonly onFrame: (frame: string) => void; readonly onClose: () => void },
) => Transport;

/** Opens the browser's WebSocket. */
export const openWebSocket: OpenTransport = (url, { onFrame, onClose }) => {
  const listeners = new AbortController();
  const { signal } = listeners;
  const socket = new WebSocket(url);
  const onMessage = ({ data }: MessageEvent<unknown>): void => {
    if (typeof data === 'string') onFrame(data);
  };
  socket.addEventListener('message', onMessage, { signal });
  // Also fires when connecting fails.
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

/** Engine.IO packet types; after `4` the Socket.IO packet type. */
const FRAME = { open: '0', close: '1', ping: '2', pong: '3', connect: '40' } as const;
const DISCONNECT = /^4[14]/u;
/** An event of the root namespace, with or without an acknowledgement id. */
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

/** Dependencies and callbacks of a connection. */
export interface ConnectionOptions {
  readonly url: string;
  readonly protocol: Protocol;
  readonly openTransport: OpenTransport;
  readonly timers: Timers;
  readonly onConnect: () => void;
  readonly onEvent: (name: string, payload: unknown) => void;
  /** Called once when the connection ends, whoever ended it. */
  readonly onEnd: () => void;
}

/** One socket.io connection. */
export interface Connection {
  readonly emit: (name: string, value: unknown) => void;
  readonly end: () => void;
  /** True if a frame from the server is overdue. */
  readonly isSilent: () => boolean;
}

/**
 * Opens a socket.io connection over WebSocket alone, with Engine.IO 3 or 4. The client library weighs 13 kB for one
 * protocol and 17 kB more for the other; where a WebSocket does not get through, the app polls.
 */
export const openConnection = (options: ConnectionOptions): Connection => {
  const { protocol, timers } = options;
  let lastFrameAt = timers.now();
  let heartbeat = { pingInterval: CONNECT_LIMIT_MS, pingTimeout: 0 };
  let isOver = false;
  let cancelPing: (() => void) | undefined;
  const end = (): void => {
    if (isOver) return;
    isOver = true;
    cancelLimit();
    cancelPing?.();
    transport.close();
    options.onEnd();
  };
  const isSilent = (): boolean => timers.now() - lastFrameAt > heartbeat.pingInterval;
  const scheduleHeartbeat = (): void => {
    cancelPing = timers.after(heartbeat.pingInterval, () => {
      if (protocol === 3) transport.send(FRAME.ping);
      scheduleHeartbeat();
    });
    // No frame, not even a ping, within the time that the server promised: the connection is dead.
    if (timers.now() - lastFrameAt > heartbeat.pingInterval + heartbeat.pingTimeout) end();
  };
  const handshake = (frame: string): void => {
    const settings = Handshake.safeParse(parse(frame.slice(FRAME.open.length)));
    if (!settings.success) return end();
    heartbeat = settings.data;
    scheduleHeartbeat();
    // Protocol 3 servers connect the root namespace by themselves.
    if (protocol === 4) transport.send(FRAME.connect);
  };
  const handleEvent = (frame: string): void => {
    const start = EVENT.exec(frame);
    if (start === null) return;
    const packet = parse(frame.slice(start[0].length));
    if (!isList(packet)) return;
    const [name, payload] = packet;
    if (typeof name === 'string') options.onEvent(name, payload);
  };
  const onFrame = (frame: string): void => {
    lastFrameAt = timers.now();
    if (frame.length > MAX_FRAME_LENGTH) return;
    if (frame.startsWith(FRAME.open)) handshake(frame);
    else if (frame.startsWith(FRAME.connect)) {
      cancelLimit();
      options.onConnect();
    } else if (frame.startsWith(FRAME.ping)) transport.send(FRAME.pong + frame.slice(1));
    else if (frame === FRAME.close || DISCONNECT.test(frame)) end();
    else handleEvent(frame);
  };
  const cancelLimit = timers.after(CONNECT_LIMIT_MS, end);
  const transport = options.openTransport(options.url, { onFrame, onClose: end });
  return {
    emit: (name, value) => transport.send(`42${JSON.stringify([name, value])}`),
    end,
    isSilent,
  };
};
