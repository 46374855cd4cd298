import { isSessionLost } from '@/api/envelope';
import { OPERATIONS } from '@/api/generated/operations';
import { withoutSecrets } from './anonymise';
import { fixturesOf, type Fixture } from './advice';
import { examine, logIn, userSecrets, type Login, type Row } from './examine';
import type { Result } from './judge';
import type { Options } from './options';
import { findDialect, findSocket } from './probes';
import { COLUMNS, printable, reportLines } from './report';
import { send, TEXT_BEFORE_JSON, type Answer, type Connection, type Limits } from './send';
import { wrap } from './wrap';

const LIMITS: Limits = { timeMs: 20_000, waitMs: 10_000, bytes: 8 * 1024 * 1024 };

/** How the doctor ends, as the exit code of its process. */
export const EXIT = { fits: 0, doesNotFit: 1, wrongUse: 2, notExamined: 3 } as const;

/** What a run prints and writes. */
export interface Outcome {
  readonly lines: readonly string[];
  readonly fixtures: readonly Fixture[];
  readonly exit: (typeof EXIT)[keyof typeof EXIT];
}

const notExamined = (...lines: readonly string[]): Outcome => ({
  lines,
  fixtures: [],
  exit: EXIT.notExamined,
});

/** Why there is nothing to examine, in lines; none if there is. */
const whyNot = (origin: string, answer: Answer): readonly string[] => {
  if (answer.kind !== 'failed') return [];
  const { why, next, isSilent, elsewhere } = answer;
  if (isSilent === true) {
    const said = printable(`${origin} cannot be examined: ${why}.`);
    return next === undefined ? [said] : [said, ...wrap(next, COLUMNS)];
  }
  if (elsewhere === undefined) return [];
  const where = `${origin} sends to ${elsewhere}. If that is the back end, examine it with --server ${elsewhere}`;
  return [printable(where)];
};

/** Why the replies say nothing of the API, in lines; none if one of them does. */
const whyNothing = (origin: string, rows: readonly Row[]): readonly string[] => {
  const asked = rows.filter(({ verdict }) => verdict.result !== 'not asked');
  if (asked.every(({ verdict }) => verdict.result === 'missing'))
    return [
      `Nothing of the API is at ${origin}/api: every call is missing there.`,
      'Is the back end at another host, or does the host not pass on /api?',
    ];
  const isLost = asked.every(({ verdict: { result } }) => ['missing', 'failed'].includes(result));
  if (!isLost) return [];
  const reasons = new Set(asked.flatMap(({ verdict }) => verdict.details));
  return [
    printable(`No call had a usable reply at ${origin}/api: ${[...reasons].join('; ')}.`),
    reasons.has(TEXT_BEFORE_JSON)
      ? 'The back end answers, but the app cannot read it: turn off display_errors.'
      : 'Does the back end run, and does the host pass on /api to it?',
  ];
};

/** Results of a reply that could be judged. */
const JUDGED: readonly Result[] = ['fits', 'folded', 'misfit'];

/** True if some calls were asked, none could be judged, and not all of them failed. */
const isUnread = (rows: readonly Row[]): boolean => {
  const asked = rows.filter(({ verdict }) => verdict.result !== 'not asked');
  return (
    asked.some(({ verdict: { result } }) => result === 'refused' || result === 'missing') &&
    asked.every(({ verdict }) => !JUDGED.includes(verdict.result))
  );
};

/** What could not be read at all, in lines; none if something of everything was. `isLetIn` is absent for a visitor. */
const unreadLines = (rows: readonly Row[], isLetIn: boolean | undefined): readonly string[] => {
  const reads = rows.filter(({ id }) => id !== 'logIn');
  const ofUser = reads.filter(({ id }) => OPERATIONS[id].auth === 'required');
  const lines: string[] = [];
  if (isLetIn === false) lines.push('The log-in did not succeed: nothing of a user was asked.');
  else if (isUnread(ofUser))
    lines.push(
      ofUser.some(({ body }) => isSessionLost(body))
        ? 'The log-in succeeded, but the server does not accept its token: nothing of a user was read.'
        : 'The log-in succeeded, but no call of a user was answered: nothing of a user was read.',
    );
  if (isUnread(reads))
    lines.push('No reply could be judged: every call was refused, is missing or failed.');
  return lines;
};

const exitOf = (rows: readonly Row[], isRead: boolean): Outcome['exit'] => {
  if (!isRead || rows.some(({ isLeftOut }) => isLeftOut === true)) return EXIT.notExamined;
  const isUnfit = rows.some(
    ({ verdict: { result } }) => result === 'misfit' || result === 'failed',
  );
  return isUnfit ? EXIT.doesNotFit : EXIT.fits;
};

/** Examines a server. Never rejects for what the server does. `onCall` hears of each call before it is asked. */
export const run = async (
  { origin, language }: Options,
  login: Login | undefined,
  limits: Limits = LIMITS,
  onCall: (call: string) => void = () => undefined,
): Promise<Outcome> => {
  const connection: Connection = { origin, limits, cookies: new Map(), headers: new Set() };
  const why = whyNot(origin, await send(connection, 'getQuotations', {}));
  if (why.length > 0) return notExamined(...why);
  const dialect = await findDialect(connection, language);
  const session = login === undefined ? undefined : await logIn(connection, login);
  const asked = await examine(connection, session?.token, Date.now(), onCall);
  const rows = session === undefined ? asked : [session.row, ...asked];
  const ofLogin = [
    login?.account,
    login?.password,
    session?.token,
    ...connection.cookies.values(),
  ].filter((value) => value !== undefined);
  const secrets = [...ofLogin, ...userSecrets(rows)];
  const shown = rows.map((row) => ({
    ...row,
    verdict: {
      ...row.verdict,
      // A refusal may name who is refused.
      details: row.verdict.details.map((detail) =>
        withoutSecrets(detail, row.verdict.result === 'refused' ? secrets : ofLogin),
      ),
    },
  }));
  const nothing = whyNothing(origin, shown);
  if (nothing.length > 0) return notExamined(...nothing);
  const socket = await findSocket(connection);
  const unread = unreadLines(rows, session && session.token !== undefined);
  return {
    lines: [
      ...reportLines({ rows: shown, headers: connection.headers, language, dialect, socket }),
      ...(unread.length === 0 ? [] : ['', ...unread.flatMap((line) => wrap(line, COLUMNS))]),
    ],
    fixtures: fixturesOf(rows, secrets),
    exit: exitOf(rows, unread.length === 0),
  };
};
