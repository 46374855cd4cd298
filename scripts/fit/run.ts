import { withoutSecrets } from './anonymise';
import { fixturesOf, type Fixture } from './advice';
import { examine, logIn, userSecrets, type Login } from './examine';
import type { Options } from './options';
import { findDialect, findSocket } from './probes';
import { reportLines } from './report';
import type { Connection, Limits } from './send';

const LIMITS: Limits = { timeMs: 20_000, bytes: 8 * 1024 * 1024 };

/** What a run prints and writes. */
export interface Outcome {
  readonly lines: readonly string[];
  readonly fixtures: readonly Fixture[];
}

/** Examines a server. Never rejects for what the server does. */
export const run = async (
  { origin, language }: Options,
  login: Login | undefined,
  limits: Limits = LIMITS,
): Promise<Outcome> => {
  const connection: Connection = { origin, limits, cookies: new Map(), headers: new Set() };
  const dialect = await findDialect(connection, language);
  const session = login === undefined ? undefined : await logIn(connection, login);
  const asked = await examine(connection, session?.token, Date.now());
  const rows = session === undefined ? asked : [session.row, ...asked];
  const socket = await findSocket(connection);
  const secrets = [login?.account, login?.password, session?.token, ...connection.cookies.values()]
    .filter((value) => value !== undefined)
    .concat(userSecrets(rows));
  const shown = rows.map((row) => ({
    ...row,
    verdict: {
      ...row.verdict,
      // A refusal may name who is refused.
      details: row.verdict.details.map((detail) => withoutSecrets(detail, secrets)),
    },
  }));
  return {
    lines: reportLines({ rows: shown, headers: connection.headers, language, dialect, socket }),
    fixtures: fixturesOf(rows, secrets),
  };
};
