import type { OperationId } from '@/api/generated/operations';
import type { Fields } from './fields';

/** Most sessions with a code that are remembered. */
const MOST = 1000;
const COOKIE = 'laravel_session';
const PATTERN = new RegExp(`(?:^|;\\s*)${COOKIE}=([0-9a-f-]{36})`, 'u');

const SENDS: readonly OperationId[] = ['sendSmsCode', 'sendMailCode'];
const NEEDS: readonly OperationId[] = [
  'registerUser',
  'resetLoginPassword',
  'setTradePassword',
  'bindEmail',
];

/** The cookie sessions of a server, in which its verification codes live (backend-facts.md, section 13). */
export interface CodeSessions {
  /** True if a call brings a code that was not sent in its session. */
  readonly isForeign: (id: OperationId, fields: Fields, headers: Headers) => boolean;
  /** The cookie to set after a call; `undefined` for none. */
  readonly cookieAfter: (id: OperationId, headers: Headers) => string | undefined;
}

const sessionOf = (headers: Headers): string | undefined =>
  PATTERN.exec(headers.get('cookie') ?? '')?.[1];

/** Opens the sessions of a server. */
export const openCodeSessions = (): CodeSessions => {
  const sessions = new Set<string>();
  return {
    isForeign: (id, { code }, headers) =>
      NEEDS.includes(id) &&
      typeof code === 'string' &&
      code !== '' &&
      !sessions.has(sessionOf(headers) ?? ''),
    cookieAfter: (id, headers) => {
      if (!SENDS.includes(id)) return undefined;
      const session = sessionOf(headers) ?? crypto.randomUUID();
      sessions.delete(session);
      sessions.add(session);
      for (const oldest of sessions) {
        if (sessions.size <= MOST) break;
        sessions.delete(oldest);
      }
      return `${COOKIE}=${session}; Path=/; HttpOnly; SameSite=Lax`;
    },
  };
};
