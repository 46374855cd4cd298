import { ws, type WebSocketHandler } from 'msw';
import { serveFrames, type Streamed } from '../stream/engine-io';

/**
 * The socket of a page that runs its own backend. It answers from the world's event stream; no connection leaves the
 * page. `origin` is the page's, such as `http://host`.
 */
export const socketInPage = (streamed: Streamed, origin: string): WebSocketHandler => {
  // msw removes `/socket.io` from the path before it matches a link.
  const link = ws.link(`${origin.replace(/^http/u, 'ws')}/`);
  return link.addEventListener('connection', ({ client }) =>
    serveFrames(streamed, {
      send: (frame) => client.send(frame),
      onFrame: (listen) =>
        client.addEventListener('message', ({ data }) => {
          if (typeof data === 'string') listen(data);
        }),
      onClose: (listen) => client.addEventListener('close', listen),
      close: () => client.close(),
      // Reports loudly in the console, like every defect of the mock in a page.
      onDefect: reportError,
    }),
  );
};
