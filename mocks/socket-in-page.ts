import { ws, type WebSocketHandler } from 'msw';
import { serveFrames } from './stream/engine-io';
import type { World } from './world';

/**
 * The socket of the page that is its own backend: it is answered from the world's event stream, and no connection leaves
 * the page. `origin` is the page's, as `http://host`.
 */
export const socketInPage = (world: World, origin: string): WebSocketHandler => {
  // msw takes `/socket.io` off the path before it looks for a link.
  const link = ws.link(`${origin.replace(/^http/u, 'ws')}/`);
  return link.addEventListener('connection', ({ client }) =>
    serveFrames(world, {
      send: (frame) => client.send(frame),
      onFrame: (listen) =>
        client.addEventListener('message', ({ data }) => {
          if (typeof data === 'string') listen(data);
        }),
      onClose: (listen) => client.addEventListener('close', listen),
      // Loud where engineers look, as every defect of the mock in a page.
      onDefect: reportError,
    }),
  );
};
