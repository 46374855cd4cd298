import { ws, type WebSocketHandler } from 'msw';
import { serveFrames, type Streamed } from './stream/engine-io';

/**
 * The socket of the page that is its own backend: it is answered from the world's event stream, and no connection leaves
 * the page. `origin` is the page's, as `http://host`.
 */
export const socketInPage = (streamed: Streamed, origin: string): WebSocketHandler => {
  // msw takes `/socket.io` off the path before it looks for a link.
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
      // Loud where engineers look, as every defect of the mock in a page.
      onDefect: reportError,
    }),
  );
};
