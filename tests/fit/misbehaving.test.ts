import type { IncomingMessage } from 'node:http';
import { afterEach, expect, it } from 'vitest';
import { OPERATIONS, type OperationId } from '@/api/generated/operations';
import { explain } from '../../scripts/fit/explain';
import { EXIT, run } from '../../scripts/fit/run';
import { closedOrigin, closeServers, json, listen, text, type Answer } from './answering';
import { printed } from './printed';

afterEach(closeServers);

const TOKEN = '0123456789abcdef0123456789abcdef';
const LOGIN = { account: 'alice@example.com', password: 'a secret' };
const LIMITS = { timeMs: 1000, waitMs: 1, bytes: 100_000 };

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
    getPayableCurrencies: text('', 429),
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
  const row = (id: OperationId): string => printed(outcome, id) ?? '';
  expect(row('getQuotations')).toMatch(/^missing: a page of HTML$/u);
  expect(row('getForexPairs')).toMatch(/^failed: more than 100000 bytes$/u);
  expect(row('getAreaCodes')).toMatch(/^failed: no reply in 1 s$/u);
  expect(row('getDepositProducts')).toMatch(/^failed: not JSON$/u);
  expect(row('getLoanProducts')).toMatch(/^failed: status 500$/u);
  expect(row('getExchangeRates')).toMatch(/^failed: too many redirects$/u);
  expect(row('getProjects')).toMatch(
    /^failed: a redirect to http:\/\/127\.0\.0\.1:\d+, not followed$/u,
  );
  expect(row('getWallets')).toMatch(/^failed: a redirect to .* not followed$/u);
  expect(row('getCustomerService')).toMatch(/^refused: error: \[31mred turned next$/u);
  expect(row('getNews')).toMatch(/^(?:misfit|failed): /u);
  expect(row('getInvitation')).toMatch(/^failed: /u);
  expect(row('getLimits')).toMatch(/^missing: function_unavailable$/u);
  expect(row('getCertification')).toMatch(/^failed: an empty body$/u);
  expect(row('getPayoutMethods')).toMatch(/^misfit: /u);
  expect(row('getUserInfo')).toMatch(
    /^misfit: message\.id: number expected, an object with 1 fields came; .*the app shows the rest$/u,
  );
  expect(row('getLoans')).toMatch(/^refused: 999, session lost: Please log in$/u);
  expect(row('getLoanStatistics')).toMatch(/^refused: error: xxxxx@xxxxxxx.xxx may not$/u);
  expect(elsewhere).toEqual([]);
  expect(row('getPayableCurrencies')).toMatch(/^failed: status 429, too many requests$/u);
  expect(asked.filter((path) => path === OPERATIONS.getPayableCurrencies.path)).toHaveLength(2);
  expect(outcome.exit).toBe(EXIT.doesNotFit);
  // The log-in is asked once, and nothing that changes something.
  expect(asked.filter((path) => path === '/user/login')).toHaveLength(1);
  const paths = new Set<string>(Object.values(OPERATIONS).map(({ path }) => path));
  expect(asked.filter((path) => !paths.has(path) && path !== '/socket.io/')).toEqual([]);
  const written = [...outcome.lines, ...outcome.fixtures.map(({ text: file }) => file)].join('\n');
  for (const secret of [LOGIN.account, LOGIN.password, TOKEN])
    expect(written).not.toContain(secret);
  // Control characters, and marks that turn the direction of a line.
  expect(outcome.lines.join('')).not.toMatch(/[\p{Cc}\p{Cf}]/u);
  expect(outcome.lines.join('\n')).toContain('no data-socket');
});

const examine = (origin: string, limits = LIMITS) =>
  run({ origin, language: 'en', account: undefined, out: '' }, undefined, limits);

/** What is wrong, whether it is noticed at the first call, and what is said. */
const UNUSABLE: readonly (readonly [string, Answer | undefined, boolean, RegExp])[] = [
  ['nothing there', undefined, true, /nothing listens there: check the port \(ECONNREFUSED\)/u],
  ['closes', hangUp, true, /the server closed the connection/u],
  ['hangs', stall, true, /no reply in 1 s/u],
  ['too many requests', text('', 429), true, /status 429, too many requests/u],
  [
    'moved',
    redirect('https://www.host.example/api/x'),
    true,
    /sends to https:\/\/www\.host\.example\. .* --server https:\/\/www\.host\.example$/u,
  ],
  ['nothing of the API', text('no', 404), false, /^Nothing of the API is at/u],
  [
    'a gateway without a back end',
    text('<h1>Bad gateway</h1>', 502),
    false,
    /^No call .* status 502\.$/u,
  ],
  ['a page for everything', text('<!doctype html>'), false, /^Nothing of the API is at/u],
  [
    'a notice of PHP before the JSON',
    text('<br />\n<b>Notice</b>: Undefined index: x in /a[1].php\n{"type":"ok","message":[]}'),
    false,
    /^No call .* text before the JSON, such as a notice of PHP\.$/u,
  ],
  [
    'an error of PHP alone',
    text('<br />\n<b>Fatal error</b>: x in {y}'),
    false,
    /^No call .* not JSON: a message in HTML, as of PHP\.$/u,
  ],
];

it.each(UNUSABLE)('says why nothing can be examined: %s', async (_name, answer, isAtOnce, said) => {
  let asked = 0;
  const origin =
    answer === undefined
      ? await closedOrigin()
      : await listen((response, request) => {
          asked += 1;
          answer(response, request);
        });
  const { lines, fixtures, exit } = await examine(origin);
  expect(lines[0]).toMatch(said);
  expect([fixtures, exit]).toEqual([[], EXIT.notExamined]);
  expect(lines.length).toBeLessThan(3);
  // Too many requests: once more, later.
  expect(asked).toBeLessThanOrEqual(isAtOnce ? 2 : Infinity);
});

it('says of a server that lets one in and fails at every read how each failed, not that it is no back end', async () => {
  const origin = await listen((response, request) =>
    request.url?.startsWith('/api/user/login') === true
      ? json({ type: 'ok', message: TOKEN })(response, request)
      : text(`${LOGIN.account} has no back end`, 502)(response, request),
  );
  const options = { origin, language: 'en', account: LOGIN.account, out: '' } as const;
  const { lines, exit } = await run(options, LOGIN, LIMITS);
  expect(lines.join('\n')).not.toMatch(/No call had a usable reply/u);
  expect(lines.join('\n')).toMatch(/status 502/u);
  expect(lines.join('\n')).not.toContain(LOGIN.account);
  expect(exit).toBe(EXIT.doesNotFit);
});

it('does not ask for another host where text stands before the JSON', async () => {
  const { lines } = await examine(await listen(text('Warning: x\n{"type":"ok","message":[]}')));
  expect(lines[1]).toMatch(/^The back end answers, .*display_errors\.$/u);
});

it('says that a port does not speak TLS', async () => {
  const origin = await listen(text('{}'));
  const { lines } = await examine(origin.replace('http:', 'https:'));
  expect(lines[0]).toMatch(/TLS: the port does not speak it: is it http\?/u);
});

it('gives up on a server that no longer replies, and reads the first page alone', async () => {
  const endless = { data: [], current_page: 1, last_page: 1e9, total: 1e10, per_page: 10 };
  const asked: string[] = [];
  let isDown = false;
  const afterwards: string[] = [];
  const origin = await listen((response, request) => {
    const { pathname } = new URL(request.url ?? '', 'http://x');
    asked.push(pathname);
    isDown ||= pathname.startsWith('/api/lever/');
    if (isDown && pathname.startsWith('/api/')) afterwards.push(pathname);
    if (isDown) hangUp(response, request);
    else if (pathname === '/api/user/login')
      json({ type: 'ok', message: TOKEN })(response, request);
    else if (pathname === '/api/microtrade/lists')
      json({ type: 'ok', message: endless })(response, request);
    else json({ type: 'ok', message: [{ currency_id: 1, legal_id: 3 }] })(response, request);
  });
  const options = { origin, language: 'en', account: LOGIN.account, out: '' } as const;
  const outcome = await run(options, LOGIN, LIMITS);
  expect(outcome.exit).toBe(EXIT.notExamined);
  expect(printed(outcome, 'getNewsArticle')).toBe('not asked: 3 calls in a row had no reply');
  expect(afterwards).toHaveLength(3);
  expect(asked.filter((path) => path === '/api/microtrade/lists')).toHaveLength(1);
});

it.each([
  ['ENOTFOUND', 'no such host'],
  ['UND_ERR_CONNECT_TIMEOUT', 'does not answer'],
])('explains %s', (code, said) => {
  const cause = Object.assign(new Error('x'), { code });
  expect(explain(new TypeError('fetch failed', { cause })).why).toContain(said);
});
