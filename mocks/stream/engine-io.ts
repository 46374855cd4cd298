import * as zod from 'zod/mini';
import { LoginEvent } from '@/api/generated/events';
import type { World } from '../world';
import { startStream } from './stream';

/** Frames of Engine.IO 4 with a Socket.IO 5 packet inside: open, ping, then connect and event. */
const FRAME = { open: '0', ping: '2', connect: '40', event: '42' } as const;
const PING_MS = 25_000;
const HANDSHAKE = {
  sid: 'in-page',
  upgrades: [],
  pingInterval: PING_MS,
  pingTimeout: 20_000,
  maxPayload: 1_000_000,
};

const LoginPacket = zod.tuple([zod.literal('login'), zod.unknown()]);

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** The user that a frame `42["login",10001]` names; `undefined` for any other frame. */
const loginIn = (frame: string): number | undefined => {
  if (!frame.startsWith(FRAME.event)) return undefined;
  const packet = parse(frame.slice(FRAME.event.length));
  const read = LoginPacket.safeParse(packet);
  if (!read.success) return undefined;
  const [, id] = read.data;
  return LoginEvent.safeParse(typeof id === 'string' ? Number(id) : id).data;
};

/** One end of a WebSocket, as whoever catches it has it. */
export interface FrameSocket {
  readonly send: (frame: string) => void;
  readonly onFrame: (listen: (frame: string) => void) => void;
  readonly onClose: (listen: () => void) => void;
  /** Hears what goes wrong inside the mock. */
  readonly onDefect: (error: unknown) => void;
}

/**
 * Answers what a socket.io client of protocol 4 says over a WebSocket from the world's event stream: for carriers that
 * catch the socket themselves instead of running a server.
 */
export const serveFrames = (world: World, socket: FrameSocket): void => {
  let user: number | undefined;
  let stop: (() => void) | undefined;
  const emit = (name: string, event: unknown): void =>
    socket.send(`${FRAME.event}${JSON.stringify([name, event])}`);
  const ping = setInterval(() => socket.send(FRAME.ping), PING_MS);
  socket.onFrame((frame) => {
    if (frame.startsWith(FRAME.connect)) {
      socket.send(`${FRAME.connect}${JSON.stringify({ sid: HANDSHAKE.sid })}`);
      stop ??= startStream(world, {
        market: (event) => emit(event.type, event),
        own: (event) => {
          if (event.to === user) emit(event.type, event);
        },
        onDefect: socket.onDefect,
      });
    }
    user = loginIn(frame) ?? user;
  });
  socket.onClose(() => {
    clearInterval(ping);
    stop?.();
  });
  socket.send(`${FRAME.open}${JSON.stringify(HANDSHAKE)}`);
};
