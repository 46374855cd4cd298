import type { Server } from 'node:net';

/** The port that a server listens on. Throws if it does not listen on one. */
export const portOf = (server: Server): number => {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
};
