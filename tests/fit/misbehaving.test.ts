import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { afterEach, expect, it } from 'vitest';
import { OPERATIONS, type OperationId } from '@/api/generated/operations';
import { run } from '../../scripts/fit/run';

const servers: Server[] = [];
afterEach(async () => {
  await Promise.all(
    servers.splice(0).map(
      (server) =>
        new Promise<void>((resolve) => {
          server.closeAllConnections();
          server.close(() => resolve());
        }),
    ),
  );
});

type Answer = (response: ServerResponse, request: IncomingMessage) => void;

const listen = async (answer: Answer): Promise<string> => {
  const server = createServer((request, response) => answer(response, request));
  servers.push(server);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('no port');
  return `http://127.0.0.1:${address.port}`;
};

const TOKEN = '0123456789abcdef0123456789abcdef';
const LOGIN = { account: 'alice@example.com', password: 'a secret' };
const LIMITS = { timeMs: 2000, bytes: 100_000 };

const json =
  (body: unknown): Answer =>
  (response) =>
    response.end(JSON.stringify(body));
const text =
  (body: string, status = 200): Answer =>
  (response) =>
    response.writeHead(status).end(body);
const redirect =
  (target: string): Answer =>
  (response) =>
    response.writeHead(302, { location: target }).end();

/** Sends without an end, until the connection is closed. */
const flood: Answer = (response) => {
  const more = (): void => {
    while (!response.destroyed && response.write('x'.repeat(50_000)));
  };
  response.on('drain', more);
  more();
};
const stall: Answer = (response) => {
  response.writeHead(200, { 'content-type': 'application/json' });
  response.write('{"type":');
};
const hangUp: Answer = (response) => response.destroy();

it('makes a row of whatever a server does, and sends the token to no other host', async () => {
  const elsewhere: IncomingMessage[] = [];
  const other = await listen((response, request) => {
    elsewhere.push(request);
    response.end('{"type":"ok","message":[]}');
  });
  const user = { id: { a: 1 }, account_number: LOGIN.account, is_realname: 'many' };
  const answers: Partial<Record<OperationId, Answer>> = {
    logIn: json({ type: 'ok', message: TOKEN }),
    getUserInfo: json({ type: 'ok', message: user }),
    getQuotations: text('<!doctype html><title>h5</title>'),
    getForexPairs: flood,
    getAreaCodes: stall,
    getDepositProducts: text('{"type":"ok","message":'),
    getLoanProducts: text('<h1>Whoops</h1>', 500),
    getExchangeRates: redirect(OPERATIONS.getExchangeRates.path.replace(/^/u, '/api')),
    getProjects: redirect(`${other}/api/project`),
    getCustomerService: json({
      type: 'error',
      message: '\u001B[31mred\u0007 \u202Eturned\r\nnext',
    }),
    getNews: text(`{"type":"ok","message":${'['.repeat(40_000)}${']'.repeat(40_000)}}`),
    getWallets: redirect(`${other}/api/wallet/list`),
    getInvitation: hangUp,
    getLimits: json({ type: 'error', message: 'function_unavailable' }),
    getCertification: text(''),
    getPayoutMethods: json(null),
    getLoanStatistics: json({ type: 'error', message: `${LOGIN.account} may not` }),
  };
  const asked: string[] = [];
  const origin = await listen((response, request) => {
    const path = new URL(request.url ?? '', 'http://x').pathname.replace(/^\/api/u, '');
    asked.push(path);
    const found = Object.entries(answers).find(
      ([id]) => Object.entries(OPERATIONS).find(([name]) => name === id)?.[1].path === path,
    );
    (found?.[1] ?? json({ type: '999', message: 'Please log in' }))(response, request);
  });
  const outcome = await run(
    { origin, language: 'en', account: LOGIN.account, out: '' },
    LOGIN,
    LIMITS,
  );
  const row = (id: OperationId): string => {
    const call = `${OPERATIONS[id].method} ${OPERATIONS[id].path} `;
    return (
      outcome.lines
        .find((line) => line.startsWith(call))
        ?.slice(call.length)
        .trim() ?? ''
    );
  };
  expect(row('getQuotations')).toMatch(/^missing +a page of HTML$/u);
  expect(row('getForexPairs')).toMatch(/^failed +more than 100000 bytes$/u);
  expect(row('getAreaCodes')).toMatch(/^failed +no reply in 2 s$/u);
  expect(row('getDepositProducts')).toMatch(/^failed +not JSON$/u);
  expect(row('getLoanProducts')).toMatch(/^failed +status 500$/u);
  expect(row('getExchangeRates')).toMatch(/^failed +too many redirects$/u);
  expect(row('getProjects')).toMatch(
    /^failed +a redirect to http:\/\/127\.0\.0\.1:\d+, not followed$/u,
  );
  expect(row('getWallets')).toMatch(/^failed +a redirect to .* not followed$/u);
  expect(row('getCustomerService')).toMatch(/^refused +error: \[31mred turned next$/u);
  expect(row('getNews')).toMatch(/^(?:misfit|failed) /u);
  expect(row('getInvitation')).toMatch(/^failed /u);
  expect(row('getLimits')).toMatch(/^missing +function_unavailable$/u);
  expect(row('getCertification')).toMatch(/^failed +an empty body$/u);
  expect(row('getPayoutMethods')).toMatch(/^misfit /u);
  expect(row('getUserInfo')).toMatch(
    /^misfit .*message\.id: int expected, an object with 1 fields came; .*the app shows an error$/u,
  );
  expect(row('getLoans')).toMatch(/^refused +999: Please log in$/u);
  expect(row('getLoanStatistics')).toMatch(/^refused +error: xxxxx@xxxxxxx.xxx may not$/u);
  expect(elsewhere).toEqual([]);
  // The log-in is asked once, and nothing that changes something.
  expect(asked.filter((path) => path === '/user/login')).toHaveLength(1);
  const paths = new Set(Object.values(OPERATIONS).map(({ path }) => String(path)));
  expect(asked.filter((path) => !paths.has(path) && path !== '/socket.io/')).toEqual([]);
  const written = [...outcome.lines, ...outcome.fixtures.map(({ text: file }) => file)].join('\n');
  for (const secret of [LOGIN.account, LOGIN.password, TOKEN])
    expect(written).not.toContain(secret);
  // oxlint-disable-next-line no-control-regex
  expect(outcome.lines.join('')).not.toMatch(/[\u0000-\u001F\u007F-\u009F\u202A-\u202E]/u);
  expect(outcome.lines.join('\n')).toContain('no data-socket');
});
