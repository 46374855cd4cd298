import { parseArgs } from 'node:util';
import { LANGUAGES, type Language } from '@/api/dialects/languages';
import { PASSWORD_VARIABLE } from './password';

export const HELP = `npm run fit -- --server https://host [--language en] [--account NAME]
               [--out FOLDER]

Asks a server what the app reads from it, and prints how each reply fits.
It reads only; --account logs in as well.

  --server    the host whose /api is the back end, without a path
  --language  ${LANGUAGES.join(', ')}; en by default
  --account   logs in first and asks what a user may read, too; the password
              is asked for on the terminal and not shown
  --out       where the replies are written, without personal values;
              fit-replies by default

The password is never an argument. Without a terminal it comes from the
environment: ${PASSWORD_VARIABLE}.

Ends with 0 if the app can read all replies, 1 if one is a misfit or failed,
2 for wrong arguments or no password, 3 if the server could not be examined:
not reached, no API there, the log-in did not succeed, or nothing was read.

docs/real-server.md says what the table means and what to do with it.
`;

/** What the command line asks for. */
export interface Options {
  /** Scheme, host and port. */
  readonly origin: string;
  readonly language: Language;
  readonly account: string | undefined;
  readonly out: string;
}

const isLanguage = (text: string): text is Language => LANGUAGES.some((one) => one === text);

/** What is wrong with the address of a server; `undefined` if it is an origin. */
const wrongServer = (server: string): string | undefined => {
  const url = URL.parse(server);
  const isWeb = url?.protocol === 'https:' || url?.protocol === 'http:';
  if (url === null || !isWeb || url.username !== '' || url.password !== '')
    return '--server takes https://host, without a user\n';
  return url.href === `${url.origin}/`
    ? undefined
    : '--server takes https://host without a path: the app asks /api at its root\n';
};

/** True if nobody on the way can read a password: TLS, or this machine. */
const isSafe = (origin: string): boolean =>
  /^https:|^http:\/\/(?:127\.0\.0\.1|localhost|\[::1\])(?::|$)/u.test(origin);

/** What is wrong with the arguments, without their values: one may be a password. */
const complaint = (args: readonly string[], error: unknown): string => {
  if (args.some((arg) => arg.startsWith('--password')))
    return 'The password is never an argument: it is asked for';
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return code === 'ERR_PARSE_ARGS_UNEXPECTED_POSITIONAL' || !(error instanceof Error)
    ? 'There is an argument without a name'
    : error.message;
};

/** Reads the arguments. A text is what is wrong with them or the environment, or the help. */
export const readOptions = (
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>> = {},
): Options | string => {
  let values;
  try {
    ({ values } = parseArgs({
      args: [...args],
      options: {
        server: { type: 'string' },
        language: { type: 'string', default: 'en' },
        account: { type: 'string' },
        out: { type: 'string', default: 'fit-replies' },
        help: { type: 'boolean', default: false },
      },
    }));
  } catch (error) {
    return `${complaint(args, error)}\n\n${HELP}`;
  }
  const { server, language, account, out, help } = values;
  if (help || server === undefined) return HELP;
  if (environment['NODE_TLS_REJECT_UNAUTHORIZED'] === '0')
    return 'NODE_TLS_REJECT_UNAUTHORIZED=0 accepts any certificate: unset it\n';
  const wrong = wrongServer(server);
  if (wrong !== undefined) return wrong;
  const { origin } = new URL(server);
  if (account !== undefined && !isSafe(origin))
    return '--account takes https: over http others can read the password\n';
  if (!isLanguage(language)) return `--language takes one of ${LANGUAGES.join(', ')}\n`;
  return { origin, language, account, out };
};
