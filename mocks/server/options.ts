import { parseArgs } from 'node:util';
import { isMannerName, MANNERS, type MannerName } from '../manners/manners';

export const HELP = `The mock backend over HTTP and socket.io.

  --port N      port to listen on, 0 for a free one (4010)
  --host H      address to listen on (127.0.0.1)
  --seed N      seed of worlds that name none (7)
  --state DIR   keep each world in a file of this folder
  --as NAME     answer as a real server does: plain, older (mocks/manners/)
  --record F    write every call of the contract to the file F, an entry of a HAR a line;
                it is overwritten at each start
  --allow-origin O  a web origin whose pages may use /__mock, such as http://localhost:5173;
                may be repeated, * for every one (none)
  --quiet       no request log
  --help        this text

/api/*       the calls of the contract
/socket.io   events, protocol 3 and 4; its world by world=NAME in the query, or the header below
/health      200 while the process answers, without a world
/__mock      POST a control command as JSON, such as {"command":"advance","seconds":30};
             or by its name: GET /__mock/audit, POST /__mock/advance {"seconds":30}
x-mock-world: NAME          a world of one's own for each name: up to 100 of A-Z a-z 0-9 . _ -
x-mock-world: NAME,WORDS    the same, opened by words: seed:7,clock:2026-03-02T09:00Z,frozen`;

const MAX_PORT = 65_535;
const INTEGER = /^\d{1,9}$/u;

/** Parsed command line. */
export interface Arguments {
  readonly port: number;
  readonly host: string;
  readonly seed: number;
  readonly state: string | undefined;
  readonly record: string | undefined;
  readonly allowOrigins: readonly string[];
  readonly as: MannerName | undefined;
  readonly quiet: boolean;
}

const integer = (name: string, text: string, max: number): number => {
  if (!INTEGER.test(text) || Number(text) > max)
    throw new RangeError(`--${name} ${text} is no whole number up to ${max}`);
  return Number(text);
};

const manner = (name: string | undefined): MannerName | undefined => {
  if (name === undefined || isMannerName(name)) return name;
  throw new RangeError(`--as ${name} is none of ${Object.keys(MANNERS).join(', ')}`);
};

/** An origin as browsers send it. Throws for an address with a path, which no page's origin has. */
const webOrigin = (text: string): string => {
  if (text === '*') return text;
  const { protocol, host, pathname, href } = new URL(URL.canParse(text) ? text : 'about:invalid');
  const origin = `${protocol}//${host}`;
  if (host === '' || href !== (pathname === '/' ? `${origin}/` : origin))
    throw new RangeError(`--allow-origin ${text} is no origin such as http://localhost:5173`);
  return origin;
};

/** Parses the arguments; `'help'` if requested. Throws for unknown or invalid ones. */
export const readOptions = (args: readonly string[]): Arguments | 'help' => {
  const { values } = parseArgs({
    args: [...args],
    options: {
      port: { type: 'string', default: '4010' },
      host: { type: 'string', default: '127.0.0.1' },
      seed: { type: 'string', default: '7' },
      state: { type: 'string' },
      record: { type: 'string' },
      'allow-origin': { type: 'string', multiple: true, default: [] },
      as: { type: 'string' },
      quiet: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return 'help';
  return {
    port: integer('port', values.port, MAX_PORT),
    host: values.host,
    seed: integer('seed', values.seed, 999_999_999),
    state: values.state,
    record: values.record,
    allowOrigins: values['allow-origin'].map(webOrigin),
    as: manner(values.as),
    quiet: values.quiet,
  };
};
