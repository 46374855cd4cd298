import { OPERATIONS, type OperationId } from '@/api/generated/operations';
import { fieldsFor, objectsIn, READS_IN_ORDER } from './reads';
import { personalIn } from './anonymise';
import { judge, type Verdict } from './judge';
import { send, type Connection } from './send';

/** A call with what became of it. */
export interface Row {
  readonly id: OperationId;
  /** METHOD /path. */
  readonly call: string;
  readonly verdict: Verdict;
  /** What the server sent; `undefined` without JSON. */
  readonly body: unknown;
  /** No reply came, or one that says to go away. */
  readonly isSilent?: boolean;
  /** Not asked because the server had stopped to reply. */
  readonly isLeftOut?: boolean;
  /** Not asked because no earlier reply has the id that it needs. */
  readonly lacksId?: boolean;
}

/** Who asks. */
export interface Login {
  readonly account: string;
  readonly password: string;
}

interface Session {
  readonly row: Row;
  /** `undefined` if the server let nobody in. */
  readonly token: string | undefined;
}

const callOf = (id: OperationId): string => `${OPERATIONS[id].method} ${OPERATIONS[id].path}`;

const unreadable = (error: unknown): Verdict => ({
  result: 'failed',
  details: [error instanceof Error ? error.message : 'unreadable'],
});

/** Asks one call and judges the answer. A reply that breaks the judgement (a nesting of thousands) is a row as well. */
const askOne = async (
  connection: Connection,
  id: OperationId,
  fields: Readonly<Record<string, unknown>>,
  token?: string,
): Promise<Row> => {
  const answer = await send(connection, id, fields, token);
  const body = answer.kind === 'json' ? answer.body : undefined;
  try {
    const isSilent = answer.kind === 'failed' && answer.isSilent === true;
    return { id, call: callOf(id), verdict: await judge(id, answer, fields), body, isSilent };
  } catch (error) {
    return { id, call: callOf(id), verdict: unreadable(error), body: undefined };
  }
};

/** Logs in. The row has no body: the reply is the token. */
export const logIn = async (connection: Connection, login: Login): Promise<Session> => {
  const fields = { user_string: login.account, password: login.password };
  const row = await askOne(connection, 'logIn', fields);
  const { read } = row.verdict;
  const token = typeof read === 'string' && read !== '' ? read : undefined;
  return { row: { ...row, body: undefined }, token };
};

const notAsked = (id: OperationId, why: string): Row => ({
  id,
  call: callOf(id),
  verdict: { result: 'not asked', details: [why] },
  body: undefined,
});

/** After so many calls in a row without a reply the rest is not asked: a dead server would take minutes. */
const MOST_SILENT = 3;

const isDead = (rows: readonly Row[]): boolean =>
  rows
    .filter(({ verdict }) => verdict.result !== 'not asked')
    .slice(-MOST_SILENT)
    .filter(({ isSilent }) => isSilent === true).length === MOST_SILENT;

/** Why a call cannot be asked; `undefined` if it can. */
const obstacle = (
  id: OperationId,
  rows: readonly Row[],
  token: string | undefined,
): string | undefined => {
  if (token === undefined && OPERATIONS[id].auth === 'required') return 'needs a user: --account';
  return isDead(rows) ? `${MOST_SILENT} calls in a row had no reply` : undefined;
};

/**
 * Asks every read, one after another. Without a token those of a user are not asked. `now` in epoch milliseconds; `onCall`
 * hears of each call before it is asked.
 */
export const examine = async (
  connection: Connection,
  token: string | undefined,
  now: number,
  onCall: (call: string) => void = () => undefined,
): Promise<readonly Row[]> => {
  const replies = new Map<OperationId, unknown>();
  const rows: Row[] = [];
  for (const id of READS_IN_ORDER) {
    const why = obstacle(id, rows, token);
    if (why !== undefined) {
      rows.push({ ...notAsked(id, why), isLeftOut: isDead(rows) });
      continue;
    }
    const fields = fieldsFor(id, replies, now);
    if (fields === undefined) {
      rows.push({ ...notAsked(id, 'no earlier reply has the id that it needs'), lacksId: true });
      continue;
    }
    onCall(callOf(id));
    const row = await askOne(connection, id, fields, token);
    if (row.verdict.read !== undefined) replies.set(id, row.verdict.read);
    rows.push(row);
  }
  return rows;
};

/** Names of the user in the reply about the user: they go from every fixture. */
const USER_FIELDS = ['id', 'account_number', 'account', 'phone', 'email', 'nickname', 'user_id'];

/** Replies about the person: what is personal in them goes from all others. */
const ABOUT_PERSON: readonly OperationId[] = [
  'getUserInfo',
  'getCertification',
  'getPayoutMethods',
  'getInvitation',
  'getDepositAddress',
  'getWithdrawals',
];

/** The values by which a reply may name the user. */
export const userSecrets = (rows: readonly Row[]): readonly string[] =>
  rows.flatMap(({ id, body, verdict: { result } }) => {
    // What a refusal says is a sentence for everyone: it stays readable in the others.
    if (!ABOUT_PERSON.includes(id) || result === 'refused' || result === 'missing') return [];
    const named = id === 'getUserInfo' ? objectsIn(body) : [];
    return [
      ...named.flatMap((user) => USER_FIELDS.map((name) => user[name]).flatMap(textOf)),
      ...personalIn(body),
    ];
  });

const textOf = (value: unknown): readonly string[] =>
  (typeof value === 'string' && value !== '') || typeof value === 'number' ? [String(value)] : [];
