import type { BrowserContext, Route } from '@playwright/test';
import type { Backend } from '../handle';
import { serveFrames } from '../stream/engine-io';
import type { World } from '../world';

const toRequest = async (route: Route): Promise<Request> => {
  const request = route.request();
  const headers = await request.allHeaders();
  const body = request.postDataBuffer();
  const method = request.method();
  // Names with a colon are HTTP/2 pseudo-headers.
  const plain = Object.entries(headers).filter(([name]) => !name.startsWith(':'));
  return new Request(request.url(), {
    method,
    headers: plain,
    ...(body === null || method === 'GET' ? {} : { body: new Uint8Array(body) }),
  });
};

/**
 * Answers every /api call and the socket of a browser context with a backend in the test process. Calls appear in
 * traces, and the test has the world. Errors inside the mock are added to `defects`. Block service workers in that
 * context, or they answer first.
 */
export const routeToMock = async (
  context: BrowserContext,
  {
    world,
    backend,
    defects,
  }: { readonly world: World; readonly backend: Backend; readonly defects: unknown[] },
): Promise<void> => {
  await context.routeWebSocket(/\/socket\.io\//u, (route) =>
    serveFrames(
      { world, backend },
      {
        send: (frame) => route.send(frame),
        onFrame: (listen) =>
          route.onMessage((frame) => {
            if (typeof frame === 'string') listen(frame);
          }),
        onClose: (listen) =>
          route.onClose(() => {
            listen();
            // The handler must close the route, or the page's socket never finishes closing.
            void route.close();
          }),
        close: () => void route.close(),
        onDefect: (error) => defects.push(error),
      },
    ),
  );
  await context.route('**/api/**', async (route) => {
    const response = await backend.handle(await toRequest(route));
    if (response.type === 'error') return route.abort('connectionfailed');
    return route.fulfill({
      status: response.status,
      headers: Object.fromEntries(response.headers),
      body: Buffer.from(await response.arrayBuffer()),
    });
  });
};
