import type { Server } from 'node:net';

/** Lets a server listen at a host of this machine and returns its port, a free one. */
export const listenAt = async (server: Server, host: string): Promise<number> => {
  await new Promise<void>((resolve) => {
    server.listen(0, host, resolve);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
};
