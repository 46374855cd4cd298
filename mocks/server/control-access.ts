import { isIP } from 'node:net';
import type { IncomingMessage } from 'node:http';
import { isBodiless, RequestError } from './body';

/** The path of the control port. */
export const CONTROL = '/__mock';

/** Commands that change nothing. A page can GET an address of any host without saying its origin, as a picture. */
const READS: ReadonlySet<string> = new Set([
  'audit',
  'calls',
  'calls-as-test',
  'contract',
  'faults',
  'openings',
  'pending',
  'personas',
  'schedule',
  'state',
]);

/** Domains that nobody can register (RFC 6761, 6762, 9476): no page of another host can point such a name here. */
const RESERVED = /\.(?:internal|local|localhost|test)$/u;

/** True for an address, a name without a dot, and a name of a reserved domain: a page elsewhere cannot have them as its own. */
const isLocalName = (host: string): boolean => {
  const name = new URL(`http://${host}`).hostname.replaceAll(/[[\]]/gu, '');
  return !name.includes('.') || isIP(name) !== 0 || RESERVED.test(name);
};

const hostOf = (origin: string): string | undefined =>
  URL.canParse(origin) ? new URL(origin).host : undefined;

/** Throws for a host under which a page elsewhere could reach the control port as its own (DNS rebinding). */
const checkHost = (host: string, allowed: readonly string[]): void => {
  const isKnown = allowed.some((origin) => origin === '*' || hostOf(origin) === host);
  if (!isKnown && !(URL.canParse(`http://${host}`) && isLocalName(host)))
    throw new RequestError(403, `start the server with --allow-origin http://${host}`);
};

/** Throws for a command that does not come by POST, unless it is known to change nothing. */
const checkMethod = (incoming: IncomingMessage, path: string): void => {
  if (isBodiless(incoming) && !READS.has(path.slice(CONTROL.length + 1)))
    throw new RequestError(405, `GET takes ${[...READS].join(', ')}; POST any other command`);
};

/**
 * Checks whether a control request may be answered, before its body is read. `allowed` are the web origins whose pages may
 * use the control port; `*` for every one. Returns the origin of the page that asks; `undefined` for other clients. Throws
 * `RequestError`.
 */
export const admitControl = (
  incoming: IncomingMessage,
  path: string,
  allowed: readonly string[],
): string | undefined => {
  const { origin, host = '', 'sec-fetch-site': site } = incoming.headers;
  checkHost(host, allowed);
  checkMethod(incoming, path);
  // A page elsewhere that says no origin can read nothing, but is not answered either.
  if (origin === undefined && site === 'cross-site' && !allowed.includes('*'))
    throw new RequestError(403, 'pages of other origins need --allow-origin');
  const isOwn = origin === undefined || hostOf(origin) === host;
  if (!isOwn && !allowed.includes('*') && !allowed.includes(origin))
    throw new RequestError(403, `start the server with --allow-origin ${origin}`);
  return origin;
};
