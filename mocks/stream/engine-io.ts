import * as zod from 'zod/mini';
import { LoginEvent } from '@/api/generated/events';
import type { Backend } from '../handle';
import type { World } from '../world';
import { withSocketFaults } from './socket-faults';
import { startStream } from './stream';

/** Engine.IO 4 frames with a Socket.IO 5 packet inside: open, ping, then connect and event. */
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

/** The user id in a frame `42["login",10001]`; `undefined` for any other frame. */
const loginIn = (frame: string): number | undefined => {
  if (!frame.startsWith(FRAME.event)) return undefined;
  const packet = parse(frame.slice(FRAME.event.length));
  const read = LoginPacket.safeParse(packet);
  if (!read.success) return undefined;
  const [, id] = read.data;
  return LoginEvent.safeParse(typeof id === 'string' ? Number(id) : id).data;
};

/** One end of an intercepted WebSocket. */
export interface FrameSocket {
  readonly send: (frame: string) => void;
  readonly onFrame: (listen: (frame: string) => void) => void;
  readonly onClose: (listen: () => void) => void;
  readonly close: () => void;
  /** Receives errors inside the mock. */
  readonly onDefect: (error: unknown) => void;
}

/** A world and its backend, with the faults. */
export interface Streamed {
  readonly world: World;
  readonly backend: Pick<Backend, 'faults'>;
}

/**
 * Serves a socket.io client of protocol 4 over an intercepted WebSocket from the world's event stream, for carriers
 * without a server.
 */
export const serveFrames = ({ world, backend }: Streamed, socket: FrameSocket): void => {
  let user: number | undefined;
  let stop: (() => void) | undefined;
  const ping = setInterval(() => socket.send(FRAME.ping), PING_MS);
  const line = withSocketFaults(backend.faults, {
    send: (event) => socket.send(`${FRAME.event}${JSON.stringify([event.type, event])}`),
    disconnect: () => {
      end();
      // Earlier frames must arrive before the close.
      setTimeout(socket.close);
    },
  });
  const end = (): void => {
    clearInterval(ping);
    line.end();
    stop?.();
  };
  socket.onFrame((frame) => {
    if (frame.startsWith(FRAME.connect)) {
      socket.send(`${FRAME.connect}${JSON.stringify({ sid: HANDSHAKE.sid })}`);
      stop ??= startStream(world, {
        market: line.send,
        own: (event) => {
          if (event.to === user) line.send(event);
        },
        onDefect: socket.onDefect,
      });
    }
    user = loginIn(frame) ?? user;
  });
  socket.onClose(end);
  socket.send(`${FRAME.open}${JSON.stringify(HANDSHAKE)}`);
};
