import type { Server as HttpServer } from 'node:http';
import { Server, type Socket } from 'socket.io';
import { LoginEvent } from '@/api/generated/events';
import { faultyLine, type FaultyLine } from '../stream/line';
import { startStream } from '../stream/stream';
import type { HeldEntry, Worlds } from './worlds';

/** A socket of a world. */
interface Listener extends FaultyLine {
  /** Joins the room of a user. */
  readonly logIn: (user: number) => void;
  readonly isOf: (user: number) => boolean;
}

/** The sockets of a world; it streams, and is held, as long as there is one. */
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
      for (const { tell } of listeners) tell(event);
    },
    own: (event) => {
      for (const { isOf, tell } of listeners) if (isOf(event.to)) tell(event);
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

const openListener = ({ backend }: HeldEntry, socket: Socket): Listener => {
  let joined: number | undefined;
  return {
    logIn: (user) => {
      joined = user;
    },
    isOf: (user) => user === joined,
    ...faultyLine(backend.faults, {
      tell: (event) => void socket.emit(event.type, event),
      // Below the protocol: a client that a server has sent away does not come back by itself.
      hangUp: () => socket.conn.close(),
    }),
  };
};

/**
 * The contract's events over socket.io: clients of protocol 3 and 4, own events by user id after `login`, as servers of the
 * family have it. A world streams as long as somebody listens. `world=NAME` in the query chooses it.
 */
export const serveSocket = (
  server: HttpServer,
  worlds: Worlds,
  onDefect: (error: unknown) => void,
): Server => {
  const io = new Server(server, { allowEIO3: true, cors: { origin: '*' } });
  const audiences = new Map<string, Audience>();
  const audienceOf = (entry: HeldEntry): Audience => {
    const known = audiences.get(entry.name);
    if (known !== undefined) {
      // Held once already, by the first socket.
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
    const listener = openListener(entry, socket);
    audienceOf(entry).listeners.add(listener);
    return { name: entry.name, listener };
  };
  io.on('connection', (socket) => {
    const { world } = socket.handshake.query;
    const joined = join(typeof world === 'string' ? world : undefined, socket);
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
      // One that never joined has nothing to leave.
      joined.then(
        ({ name, listener }) => leave(name, listener),
        () => undefined,
      );
    });
  });
  return io;
};
