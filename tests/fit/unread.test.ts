import { afterEach, expect, it } from 'vitest';
import { OPERATIONS } from '@/api/generated/operations';
import { EXIT, run } from '../../scripts/fit/run';
import { closeServers, json, listen } from './answering';

afterEach(closeServers);

const TOKEN = '0123456789abcdef0123456789abcdef';
const LOGIN = { account: 'alice@example.com', password: 'a secret' };
const LIMITS = { timeMs: 1000, waitMs: 1, bytes: 100_000 };

/** The token of the log-in, the kind of every refusal, the quotations (refused if no list), and what is said at the end. */
const UNREAD: readonly (readonly [string, unknown, unknown, unknown, RegExp])[] = [
  [
    'a token that is not accepted',
    TOKEN,
    '999',
    [],
    /the server does not accept its token: nothing of a user was read/u,
  ],
  ['a number as the token', 12_345_678, '999', [], /the server does not accept its token/u],
  ['refusals alone', TOKEN, 'error', [], /no call of a user was answered/u],
  ['nothing at all', TOKEN, '999', 'closed', /No reply could be judged: every call was refused/u],
];

it.each(UNREAD)(
  'is no fit where nothing could be read: %s',
  async (_name, token, type, quotations, said) => {
    const isOpen = Array.isArray(quotations);
    const origin = await listen((response, request) => {
      const path = request.url ?? '';
      if (path.startsWith('/api/user/login'))
        json({ type: 'ok', message: token })(response, request);
      else if (path.startsWith(`/api${OPERATIONS.getQuotations.path}`) && isOpen)
        json({ type: 'ok', message: quotations })(response, request);
      else json({ type, message: 'no' })(response, request);
    });
    const options = { origin, language: 'en', account: LOGIN.account, out: '' } as const;
    const { lines, exit } = await run(options, LOGIN, LIMITS);
    expect(lines.slice(-4).join(' ')).toMatch(said);
    expect(exit).toBe(EXIT.notExamined);
  },
);

it('is no fit for a visitor either if every call is refused', async () => {
  const { lines, exit } = await run(
    {
      origin: await listen(json({ type: 'error', message: 'closed' })),
      language: 'en',
      account: undefined,
      out: '',
    },
    undefined,
    LIMITS,
  );
  expect(lines.slice(-2).join(' ')).toMatch(/No reply could be judged/u);
  expect(lines.join(' ')).toMatch(/refused +error: closed/u);
  expect(exit).toBe(EXIT.notExamined);
});
