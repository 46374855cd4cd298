import stringWidth from 'string-width';
import { afterEach, describe, expect, it } from 'vitest';
import { OPERATIONS, type OperationId } from '@/api/generated/operations';
import { isOwnCall } from '@mocks/manners/contract-walk';
import { isFields } from '@mocks/manners/fields';
import { MANNERS, type MannerName } from '@mocks/manners/manners';
import { READY_PASSWORD } from '@mocks/scenarios/ready-accounts';
import { startServer, type MockServer } from '@mocks/server/start';
import { judge } from '../../scripts/fit/judge';
import { READS } from '../../scripts/fit/reads';
import { EXIT, run, type Outcome } from '../../scripts/fit/run';
import { printed } from './printed';

const servers: MockServer[] = [];
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.close()));
});

const LOGIN = { account: 'trader', password: READY_PASSWORD };

const examine = async (as?: MannerName, login: typeof LOGIN | null = LOGIN): Promise<Outcome> => {
  const server = await startServer({ port: 0, as });
  servers.push(server);
  const { origin } = new URL(server.url);
  return run({ origin, language: 'en', account: login?.account, out: '' }, login ?? undefined);
};

const resultsOf = (outcome: Outcome): ReadonlyMap<OperationId, string | undefined> =>
  new Map(READS.map((id) => [id, printed(outcome, id)]));

/** Reads of ours that a manner does not have. A result is recomputed from a time that no manner tells, so that is not asked. */
const missingIn = (as: MannerName): readonly OperationId[] => {
  const unseen: readonly OperationId[] = [...MANNERS[as].hasCalls, 'recomputeOrder'];
  return READS.filter((id) => isOwnCall(id) && !unseen.includes(id));
};

/** What the doctor says of the codes of languages that each manner knows. */
const DIALECTS = {
  plain: 'answers ko and kor alike',
  older: 'VITE_LANGUAGE_DIALECT=public: the server knows kor, not ko',
} as const;

/** The frames of lists, from `messages` of each manner and the names of PAGE_SHAPES. */
const FOLDS = {
  plain: {
    getCoinOrders: 'rows alone',
    getDepositProducts: 'rows alone',
    getDeposits: 'order_list',
    getLoans: 'list with count, page and limit',
    getProjects: 'list with count, page and limit',
    getTopUps: 'data with page, pages and total',
    getWithdrawals: 'data with page, pages and total',
    getSubscriptions: 'data with page, pages and total',
    getCustomerService: 'contacts as links',
    getCandles: 'a decimal as a JSON number',
    getWallets: 'a decimal as a JSON number',
  },
  older: {
    getCoinOrders: 'rows alone',
    getNotifications: 'rows alone',
    getDeposits: 'order_list',
    getLoans: 'list with count, page and limit',
    getCustomerService: 'contacts as links',
    getDepositAddress: 'addresses as one text or a map',
    getPayoutMethods: 'cards and addresses as one row',
    getUserInfo: 'account_number left out or empty',
    getQuotations: 'an integer as text',
    getWallets: 'an integer as text',
  },
} as const satisfies Readonly<Record<MannerName, Partial<Record<OperationId, string>>>>;

describe('the doctor', () => {
  it('finds that every reply of the contract fits', async () => {
    const outcome = await examine();
    const results = resultsOf(outcome);
    expect([...results].filter(([, text]) => !text?.startsWith('fits'))).toEqual([]);
    expect(results.get('getWallets')).toBe('fits');
    // This account has no cards: a list without rows proves nothing of rows.
    expect(results.get('getPayoutMethods')).toBe('fits: an empty list: no row was checked');
    expect(outcome.exit).toBe(EXIT.fits);
    expect(outcome.lines.join('\n')).toContain('no VITE_LANGUAGE_DIALECT');
    expect(outcome.lines.join('\n')).toContain('data-socket="4"');
    expect(outcome.lines.join('\n')).not.toContain('x-server-time');
  });

  it.each(['plain', 'older'] as const)(
    'tells what a server that speaks as %s lacks',
    async (as) => {
      const outcome = await examine(as);
      const results = resultsOf(outcome);
      const missing = [...results].filter(([, text]) => text?.startsWith('missing'));
      expect(missing.map(([id]) => id)).toEqual(missingIn(as));
      expect(results.get('recomputeOrder')).toMatch(/^not asked: /u);
      for (const [id, rule] of Object.entries(FOLDS[as])) {
        const text = READS.filter((read) => read === id).map((read) => results.get(read));
        expect(text).toEqual([expect.stringMatching(/^folded: /u)]);
        expect(text[0]).toContain(rule);
      }
      const all = [...results.values()].filter((text) =>
        /^(?:misfit|failed|refused)/u.test(text ?? ''),
      );
      expect(all).toEqual([]);
      expect(outcome.exit).toBe(EXIT.fits);
      expect(outcome.lines.filter((line) => stringWidth(line) > 80)).toEqual([]);
      const text = outcome.lines.join(' ').replaceAll(/ +/gu, ' ');
      expect(text).toContain('GET /user/limits: limits and breaks are hidden');
      // No manner tells the time that a receipt is recomputed from.
      expect(text).toContain(
        'GET /microtrade/recompute: not known, as it was not asked; if it is missing: a receipt cannot be recomputed',
      );
      expect(text).toContain('header x-server-time');
      expect(text).toContain('is hidden (GET /user/datastatistics)');
      expect(text).toContain('data-socket="3"');
      expect(text).toContain(DIALECTS[as]);
    },
  );

  it('asks nothing of a user without an account, or with a wrong password', async () => {
    const visitor = await examine(undefined, null);
    const refused = await examine(undefined, { ...LOGIN, password: 'wrong-password' });
    for (const outcome of [visitor, refused]) {
      expect(printed(outcome, 'getQuotations')).toBe('fits');
      for (const id of READS.filter((read) => OPERATIONS[read].auth === 'required'))
        expect(printed(outcome, id)).toBe('not asked: needs a user: --account');
    }
    expect(printed(refused, 'logIn')).toBe('refused: error: wrong_password');
    expect(printed(visitor, 'logIn')).toBeUndefined();
    expect(visitor.exit).toBe(EXIT.fits);
    expect(refused.exit).toBe(EXIT.notExamined);
    expect(refused.lines.at(-1)).toContain('The log-in did not succeed');
  });

  it('writes replies that are judged as the ones that came, without the account and its secrets', async () => {
    for (const as of [undefined, 'older'] as const) {
      const { fixtures } = await examine(as);
      expect(fixtures.length).toBeGreaterThanOrEqual(40);
      for (const { name, text } of fixtures) {
        expect(text).not.toMatch(/trader|quayside1|"[0-9a-f]{32}"|@[a-z]+\.[a-z]/iu);
        const fixture: unknown = JSON.parse(text);
        const [id] = READS.filter((read) => name === `${read}.json`);
        if (!isFields(fixture) || id === undefined) throw new Error(name);
        const answer = { kind: 'json', status: 200, body: fixture['reply'] } as const;
        const verdict = await judge(id, answer, { page: 1, limit: 10 });
        expect([name, verdict.result, verdict.details]).toEqual([
          name,
          fixture['result'],
          verdict.details,
        ]);
      }
    }
  });
});

/** The fields of a user's replies by which a person can be found, by the names of the contract. */
const PERSONAL_FIELDS = new Set([
  'account_number',
  'account',
  'phone',
  'email',
  'nickname',
  'extension_code',
  'invite_code',
  'address',
  'bank_account',
  'bank_dizhi',
  'real_name',
  'card_id',
  'order_no',
  'txid',
  'hash',
]);

/** The texts at personal fields of a reply, and the long amounts at all others. */
const tellingIn = (value: unknown, name = ''): readonly string[] => {
  if (Array.isArray(value)) return value.flatMap((item: unknown) => tellingIn(item, name));
  if (isFields(value))
    return Object.entries(value).flatMap(([key, inner]) => tellingIn(inner, key));
  const text = typeof value === 'string' ? value : JSON.stringify(value ?? '');
  // Prices are public.
  const isAmount = !name.includes('price') && /^\d{4,}\.\d{2,}$/u.test(text);
  return (PERSONAL_FIELDS.has(name) && text.length > 5) || isAmount ? [text] : [];
};

/** The replies of a user that a real client gets. */
const userReplies = async (origin: string): Promise<readonly unknown[]> => {
  const ask = async (path: string, init: RequestInit = {}): Promise<unknown> =>
    (await fetch(`${origin}/api${path}`, init)).json();
  const login = await ask('/user/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ user_string: LOGIN.account, password: LOGIN.password }),
  });
  const headers = { authorization: isFields(login) ? String(login['message']) : '' };
  const reads: readonly OperationId[] = [
    'getUserInfo',
    'getWallets',
    'getPayoutMethods',
    'getInvitation',
    'getWithdrawals',
    'getTopUps',
    'getLoans',
    'getDeposits',
  ];
  return Promise.all(
    reads.map((id) => {
      const { method, path } = OPERATIONS[id];
      return ask(path, { method, headers });
    }),
  );
};

describe('what leaves the house', () => {
  it('is reads and one log-in, by method and path', async () => {
    const asked: string[] = [];
    const log = (line: string): void => void asked.push(line.split(' ').slice(0, 2).join(' '));
    const server = await startServer({ port: 0, log });
    servers.push(server);
    const { origin } = new URL(server.url);
    const options = { origin, language: 'en', account: LOGIN.account, out: '' } as const;
    expect((await run(options, LOGIN)).exit).toBe(EXIT.fits);
    const reads = READS.map((id) => `${OPERATIONS[id].method} /api${OPERATIONS[id].path}`);
    const others = asked.filter((call) => !reads.includes(call) && !call.includes('/socket.io/'));
    expect(others).toEqual(['POST /api/user/login']);
    expect(new Set(asked).size).toBeGreaterThan(reads.length / 2);
  });

  it('holds nothing by which the user of a whole world can be found', async () => {
    // The same world in each run: an amount of another one might equal a public price by chance.
    const server = await startServer({ port: 0, seed: 1, at: Date.UTC(2026, 2, 2, 9) });
    servers.push(server);
    const { origin } = new URL(server.url);
    const telling = new Set(tellingIn(await userReplies(origin)));
    expect(telling).toContain(LOGIN.account);
    expect(telling.size).toBeGreaterThan(5);
    const options = { origin, language: 'en', account: LOGIN.account, out: '' } as const;
    const { lines, fixtures } = await run(options, LOGIN);
    const written = [...lines, ...fixtures.map(({ text }) => text)].join('\n');
    expect([...telling].filter((text) => written.includes(text))).toEqual([]);
  });
});

describe('the reads', () => {
  it('are the GETs but the log-out, and the POSTs that the contract says are reads', () => {
    const posts = READS.filter((id) => OPERATIONS[id].method === 'POST');
    expect(READS).not.toContain('logOut');
    expect(READS.every((id) => /^(?:get|quote|recompute)/u.test(id))).toBe(true);
    expect(posts).toHaveLength(11);
    const named = Object.keys(OPERATIONS).filter((id) => /^(?:get|quote|recompute)/u.test(id));
    expect([...READS].toSorted()).toEqual(named.toSorted());
  });
});
