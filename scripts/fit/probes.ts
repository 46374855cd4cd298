import { configureClient } from '@/api/settings';
import { wireLanguage, type Language, type LanguageDialect } from '@/api/dialects/languages';
import { send, type Connection } from './send';

/** An id that no text has: its refusal comes in the language asked for. */
const NO_TEXT = { id: 999_999_999 };

const HANGUL = /\p{Script=Hangul}/u;

/** True if a text comes in Korean when it is asked for in a language, written in a dialect. */
const isKorean = async (
  connection: Connection,
  language: Language,
  dialect: LanguageDialect,
): Promise<boolean> => {
  configureClient({ language: () => language, dialect });
  const answers = [
    await send(connection, 'getNewsArticle', NO_TEXT),
    await send(connection, 'getNews', { c_id: 4, page: 1, limit: 10 }),
  ];
  return answers.some(
    (answer) => answer.kind === 'json' && HANGUL.test(JSON.stringify(answer.body)),
  );
};

/** Which codes of languages a server knows; `undefined` if its texts do not tell. */
export type Dialect = LanguageDialect | 'both' | undefined;

const dialectOf = (specification: boolean, open: boolean): Dialect => {
  if (specification) return open ? 'both' : 'specification';
  return open ? 'public' : undefined;
};

/**
 * Tells the dialect by Korean, whose code differs. A server refuses a code that it does not know, lists nothing, or answers in
 * another language, often Chinese: only the script of the texts tells. Leaves the client in the language asked for.
 */
export const findDialect = async (connection: Connection, language: Language): Promise<Dialect> => {
  const isAlways = await isKorean(connection, 'en', 'specification');
  const specification = await isKorean(connection, 'ko', 'specification');
  const open = await isKorean(connection, 'ko', 'public');
  const found = isAlways ? undefined : dialectOf(specification, open);
  configureClient({
    language: () => language,
    dialect: found === 'public' ? found : 'specification',
  });
  return found;
};

/** The code that a build sends for a language. */
export const codeOf = (language: Language, dialect: Dialect): string =>
  wireLanguage(language, dialect === 'public' ? 'public' : 'specification');

/** Versions of Engine.IO, newest first. */
const PROTOCOLS = [4, 3] as const;
type Protocol = (typeof PROTOCOLS)[number];

/**
 * Opens a socket and asks for its namespace. A server of version 3 answers `40` by itself, one of version 4 answers `40`
 * with its id. Nothing of the session is sent.
 */
const speaks = (url: string, timeMs: number): Promise<Protocol | undefined> =>
  new Promise((resolve) => {
    let isOpen = false;
    const socket = new WebSocket(url);
    const end = (protocol?: Protocol): void => {
      clearTimeout(timer);
      resolve(protocol);
      socket.close();
    };
    const timer = setTimeout(end, timeMs);
    socket.addEventListener('error', () => end());
    socket.addEventListener('close', () => end());
    socket.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      if (typeof data !== 'string') return;
      if (data.startsWith('0{')) {
        isOpen = true;
        socket.send('40');
      } else if (isOpen && data.startsWith('40')) end(data.startsWith('40{') ? 4 : 3);
    });
  });

/** The Engine.IO version of the server's socket, over WebSocket alone as in the app; `undefined` without one. */
export const findSocket = async ({ origin, limits }: Connection): Promise<Protocol | undefined> => {
  const root = origin.replace(/^http/u, 'ws');
  for (const protocol of PROTOCOLS) {
    const found = await speaks(
      `${root}/socket.io/?EIO=${protocol}&transport=websocket`,
      limits.timeMs,
    );
    if (found !== undefined) return found;
  }
  return undefined;
};
