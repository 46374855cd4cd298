import { OPERATIONS, type OperationId } from '@/api/generated/operations';
import { isFields, fieldsFor, objectsIn, READS_IN_ORDER } from './reads';
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
    return { id, call: callOf(id), verdict: await judge(id, answer, fields), body };
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

/** Asks every read, one after another. Without a token those of a user are not asked. `now` in epoch milliseconds. */
export const examine = async (
  connection: Connection,
  token: string | undefined,
  now: number,
): Promise<readonly Row[]> => {
  const replies = new Map<OperationId, unknown>();
  const rows: Row[] = [];
  for (const id of READS_IN_ORDER) {
    if (token === undefined && OPERATIONS[id].auth === 'required') {
      rows.push(notAsked(id, 'needs --account'));
      continue;
    }
    const fields = fieldsFor(id, replies, now);
    if (fields === undefined) {
      rows.push(notAsked(id, 'no earlier reply has the id that it needs'));
      continue;
    }
    const row = await askOne(connection, id, fields, token);
    if (row.verdict.read !== undefined) replies.set(id, row.verdict.read);
    rows.push(row);
  }
  return rows;
};

/** Names of the user in the reply about the user: they go from every fixture. */
const USER_FIELDS = ['id', 'account_number', 'account', 'phone', 'email', 'nickname', 'user_id'];

/** The values by which a reply may name the user. */
export const userSecrets = (rows: readonly Row[]): readonly string[] =>
  objectsIn(rows.find(({ id }) => id === 'getUserInfo')?.body).flatMap((user) =>
    isFields(user) ? USER_FIELDS.map((name) => user[name]).flatMap(textOf) : [],
  );

const textOf = (value: unknown): readonly string[] =>
  (typeof value === 'string' && value !== '') || typeof value === 'number' ? [String(value)] : [];
