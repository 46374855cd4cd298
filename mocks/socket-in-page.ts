import { ws, type WebSocketHandler } from 'msw';
import * as zod from 'zod/mini';
import { LoginEvent } from '@/api/generated/events';
import { startStream } from './stream/stream';
import type { World } from './world';

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

/**
 * The socket of the page that is its own backend: what a socket.io client of protocol 4 says over a WebSocket is answered
 * from the world's event stream, and no connection leaves the page. `origin` is the page's, as `http://host`.
 */
export const socketInPage = (world: World, origin: string): WebSocketHandler => {
  // msw takes `/socket.io` off the path before it looks for a link.
  const link = ws.link(`${origin.replace(/^http/u, 'ws')}/`);
  return link.addEventListener('connection', ({ client }) => {
    let user: number | undefined;
    const emit = (name: string, event: unknown): void =>
      client.send(`${FRAME.event}${JSON.stringify([name, event])}`);
    client.send(`${FRAME.open}${JSON.stringify(HANDSHAKE)}`);
    const ping = setInterval(() => client.send(FRAME.ping), PING_MS);
    let stop: (() => void) | undefined;
    client.addEventListener('message', ({ data }) => {
      if (typeof data !== 'string') return;
      if (data.startsWith(FRAME.connect)) {
        client.send(`${FRAME.connect}${JSON.stringify({ sid: HANDSHAKE.sid })}`);
        stop ??= startStream(world, {
          market: (event) => emit(event.type, event),
          own: (event) => {
            if (event.to === user) emit(event.type, event);
          },
        });
      }
      user = loginIn(data) ?? user;
    });
    client.addEventListener('close', () => {
      clearInterval(ping);
      stop?.();
    });
  });
};
