import type { Server as HttpServer } from 'node:http';
import { Server } from 'socket.io';
import { LoginEvent } from '@/api/generated/events';
import { startStream } from '../stream/stream';
import type { Worlds } from './worlds';

/** Everybody in a world, and one user in it. */
const roomOf = (world: string, user?: number): string =>
  user === undefined ? `world:${world}` : `world:${world}:user:${user}`;

/**
 * The contract's events over socket.io: clients of protocol 3 and 4, rooms by user id after `login`, as servers of the
 * family have it. A world streams as long as somebody listens. `world=NAME` in the query chooses it.
 */
export const serveSocket = (
  server: HttpServer,
  worlds: Worlds,
  onDefect: (error: unknown) => void,
): Server => {
  const io = new Server(server, { allowEIO3: true, cors: { origin: '*' } });
  const streams = new Map<string, { listeners: number; stop: () => void }>();
  const join = async (header: string | undefined): Promise<string> => {
    const { name, world } = await worlds.get(header);
    const known = streams.get(name);
    if (known !== undefined) {
      known.listeners += 1;
      return name;
    }
    const stop = startStream(world, {
      market: (event) => void io.to(roomOf(name)).emit(event.type, event),
      own: (event) => void io.to(roomOf(name, event.to)).emit(event.type, event),
      onDefect,
    });
    streams.set(name, { listeners: 1, stop });
    return name;
  };
  const leave = (name: string): void => {
    const stream = streams.get(name);
    if (stream === undefined) return;
    stream.listeners -= 1;
    if (stream.listeners > 0) return;
    stream.stop();
    streams.delete(name);
  };
  io.on('connection', (socket) => {
    const { world } = socket.handshake.query;
    const joined = join(typeof world === 'string' ? world : undefined);
    joined.then(
      (name) => socket.join(roomOf(name)),
      () => socket.disconnect(true),
    );
    socket.on('login', (id: unknown) => {
      const user = LoginEvent.safeParse(typeof id === 'string' ? Number(id) : id);
      if (user.success) void joined.then((name) => socket.join(roomOf(name, user.data)));
    });
    socket.on('disconnect', () => {
      // One that never joined has nothing to leave.
      joined.then(leave, () => undefined);
    });
  });
  return io;
};
