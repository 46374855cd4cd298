import { parseArgs } from 'node:util';
import { LANGUAGES, type Language } from '@/api/dialects/languages';

export const HELP = `npm run fit -- --server https://host --language en [--account NAME] [--out FOLDER]

Asks a server what the app reads from it, and prints how each reply fits. It changes nothing on the server.

  --server    the host whose /api is the back end
  --language  ${LANGUAGES.join(', ')}
  --account   logs in first and asks what a user may read; the password is asked for on the terminal
  --out       where the replies are written, without personal values; fit-replies by default

The password is never an argument. Tests may set it in the environment as QUAYSIDE_FIT_PASSWORD.
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

const originOf = (server: string): string | undefined => {
  if (!URL.canParse(server)) return undefined;
  const { protocol, origin, username, password } = new URL(server);
  const isWeb = protocol === 'https:' || protocol === 'http:';
  return isWeb && username === '' && password === '' ? origin : undefined;
};

/** True if nobody on the way can read a password: TLS, or this machine. */
const isSafe = (origin: string): boolean =>
  /^https:|^http:\/\/(?:127\.0\.0\.1|localhost|\[::1\])(?::|$)/u.test(origin);

/** Reads the arguments. A text is what is wrong with them, or the help. */
export const readOptions = (args: readonly string[]): Options | string => {
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
    return `${error instanceof Error ? error.message : 'wrong arguments'}\n\n${HELP}`;
  }
  const { server, language, account, out, help } = values;
  if (help || server === undefined) return HELP;
  const origin = originOf(server);
  if (origin === undefined) return '--server takes https://host, without a user\n';
  if (account !== undefined && !isSafe(origin))
    return '--account takes https: over http others can read the password\n';
  if (!isLanguage(language)) return `--language takes one of ${LANGUAGES.join(', ')}\n`;
  return { origin, language, account, out };
};
