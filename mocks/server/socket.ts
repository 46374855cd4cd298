import type { Server as HttpServer } from 'node:http';
import { Server, type Socket } from 'socket.io';
import { LoginEvent } from '@/api/generated/events';
import type { Manner } from '../manners/manner';
import { writeEvent } from '../manners/write-event';
import { withSocketFaults, type FaultySocket } from '../stream/socket-faults';
import { startStream } from '../stream/stream';
import { WORLD_HEADER, type HeldEntry, type Worlds } from './worlds';

/** A socket of a world. */
interface Listener extends FaultySocket {
  /** Joins the room of a user. */
  readonly logIn: (user: number) => void;
  readonly isOf: (user: number) => boolean;
}

/** The sockets of a world. While there is at least one, the world streams and is held open. */
interface Audience {
  readonly listeners: Set<Listener>;
  readonly stop: () => void;
}

const openAudience = (
  { world, release }: HeldEntry,
  onDefect: (error: unknown) => void,
): Audience => {
  const listeners = new Set<Listener>();
  const stop = startStream(world, {
    market: (event) => {
      for (const { send } of listeners) send(event);
    },
    own: (event) => {
      for (const { isOf, send } of listeners) if (isOf(event.to)) send(event);
    },
    onDefect,
  });
  return {
    listeners,
    stop: () => {
      stop();
      release();
    },
  };
};

const openListener = (
  { backend }: HeldEntry,
  socket: Socket,
  manner: Manner | undefined,
): Listener => {
  let joined: number | undefined;
  return {
    logIn: (user) => {
      joined = user;
    },
    isOf: (user) => user === joined,
    ...withSocketFaults(backend.faults, {
      send: (event) => {
        const sent = manner === undefined ? event : writeEvent({ ...event }, manner);
        if (sent !== undefined) socket.emit(event.type, sent);
      },
      // Closes the transport below the protocol: a client that is disconnected by the server does not reconnect.
      disconnect: () => socket.conn.close(),
    }),
  };
};

/** What names the world of a socket: `world` in the query, or the header of its first request. */
const worldOf = ({ handshake }: Socket): string | undefined => {
  const { world } = handshake.query;
  if (typeof world === 'string' && world !== '') return world;
  const header = handshake.headers[WORLD_HEADER];
  return typeof header === 'string' ? header : undefined;
};

/** How the sockets of a server behave. */
export interface SocketOptions {
  readonly onDefect: (error: unknown) => void;
  /** The manners of a real server; the contract's if absent. */
  readonly manner?: Manner | undefined;
}

/**
 * Sends the contract's events over socket.io to clients of protocol 3 and 4; own events by user id after `login`, as on
 * servers of the family. A world streams while it has sockets. `world=NAME` in the query selects it, or the header.
 */
export const serveSocket = (
  server: HttpServer,
  worlds: Worlds,
  { onDefect, manner }: SocketOptions,
): Server => {
  const io = new Server(server, {
    allowEIO3: true,
    cors: { origin: '*' },
    // Servers of the family speak protocol 3 alone (backend-facts.md, section 15).
    allowRequest: ({ url = '' }, decide) =>
      decide(null, manner === undefined || /[?&]EIO=3(?:&|$)/u.test(url)),
  });
  const audiences = new Map<string, Audience>();
  const audienceOf = (entry: HeldEntry): Audience => {
    const known = audiences.get(entry.name);
    if (known !== undefined) {
      // The first socket already holds it.
      entry.release();
      return known;
    }
    const audience = openAudience(entry, onDefect);
    audiences.set(entry.name, audience);
    return audience;
  };
  const leave = (name: string, listener: Listener): void => {
    listener.end();
    const audience = audiences.get(name);
    audience?.listeners.delete(listener);
    if (audience === undefined || audience.listeners.size > 0) return;
    audience.stop();
    audiences.delete(name);
  };
  const join = async (header: string | undefined, socket: Socket) => {
    const entry = await worlds.hold(header);
    const listener = openListener(entry, socket, manner);
    audienceOf(entry).listeners.add(listener);
    return { name: entry.name, listener };
  };
  io.on('connection', (socket) => {
    const joined = join(worldOf(socket), socket);
    joined.catch(() => socket.disconnect(true));
    socket.on('login', (id: unknown) => {
      const user = LoginEvent.safeParse(typeof id === 'string' ? Number(id) : id);
      if (!user.success) return;
      joined.then(
        ({ listener }) => listener.logIn(user.data),
        () => undefined,
      );
    });
    socket.on('disconnect', () => {
      // A socket that never joined has nothing to leave.
      joined.then(
        ({ name, listener }) => leave(name, listener),
        () => undefined,
      );
    });
  });
  return io;
};
