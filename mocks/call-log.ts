import { OPERATIONS, type OperationId } from '@/api/generated/operations';

/** Screens ask for prices every other second: what people did is not to be pushed out by that. */
const KEPT_READS = 40;
const KEPT_OTHERS = 60;
const LONGEST_BODY = 4000;

/** One call as the inspector shows it. */
export interface LoggedCall {
  readonly operation: OperationId;
  /** Milliseconds of real time. */
  readonly ms: number;
  readonly status: number;
  /** The fault that answered in the exchange's place, if one did. */
  readonly fault: string | undefined;
  /** The start of the reply's text. */
  readonly reply: string;
}

/** One call with all that is needed to make it again. */
export interface RecordedCall {
  /** The world's time of its answer, epoch milliseconds, if the world has given it. */
  readonly at: number | undefined;
  readonly token: string | undefined;
  readonly method: string;
  /** With the query. */
  readonly path: string;
  readonly contentType: string | undefined;
  /** Absent for a read, and for a form with files, which is not kept. */
  readonly body: string | undefined;
  readonly hasFile: boolean;
  readonly fault: string | undefined;
  /** The whole text of the reply. */
  readonly reply: string;
}

/** The newest calls of a backend. */
export interface CallLog {
  /**
   * Begins to note a call; to be called with its response, and with the response's text where it is at hand. `started`
   * counts on `performance.now()`.
   */
  begin(
    operation: OperationId,
    request: Request,
  ): (started: number, response: Response, text?: string) => void;
  /** Newest first. */
  newest(): Promise<readonly LoggedCall[]>;
  /** Oldest first. */
  recorded(): Promise<readonly RecordedCall[]>;
  /** Forgets all of them: another world has begun. */
  clear(): void;
}

interface Entry extends Omit<LoggedCall, 'reply'> {
  readonly request: Request;
  /** Its text, or a response to read it from: a copy costs much, and most calls are never looked at. */
  readonly reply: string | Response;
  /** The world's time of its answer, as the header has it. */
  readonly serverTime: string | null;
}

const isRead = ({ operation }: Pick<Entry, 'operation'>): boolean =>
  OPERATIONS[operation].method === 'GET';

const textOf = async (reply: Entry['reply']): Promise<string> =>
  typeof reply === 'string' ? reply : reply.clone().text();

const replyOf = (response: Response, text: string | undefined): Entry['reply'] => {
  if (text !== undefined) return text;
  return response.type === 'error' ? '' : response.clone();
};

const recordOf = async (entry: Entry): Promise<RecordedCall> => {
  const { operation, fault, request, reply, serverTime } = entry;
  const { headers, method, url } = request;
  const { pathname, search } = new URL(url);
  const hasFile = OPERATIONS[operation].multipart;
  return {
    at: serverTime === null ? undefined : Number(serverTime),
    token: headers.get('authorization') ?? undefined,
    method,
    path: `${pathname}${search}`,
    contentType: headers.get('content-type') ?? undefined,
    body: method === 'GET' || hasFile ? undefined : await request.clone().text(),
    hasFile,
    fault,
    reply: await textOf(reply),
  };
};

/** A request to look at later: its body is read by the call. Files are not kept: what is left of such a request is its head. */
const keep = (operation: OperationId, request: Request): Request => {
  if (request.body === null) return request;
  return OPERATIONS[operation].multipart
    ? new Request(request.url, { method: request.method, headers: request.headers })
    : request.clone();
};

/** An empty log. Bodies are read when somebody looks: calls wait for nothing. */
export const createCallLog = (): CallLog => {
  /** Newest first. */
  let entries: readonly Entry[] = [];
  const add = (entry: Entry): void => {
    let [reads, others] = [0, 0];
    entries = [entry, ...entries].filter((kept) =>
      isRead(kept) ? (reads += 1) <= KEPT_READS : (others += 1) <= KEPT_OTHERS,
    );
  };
  return {
    begin: (operation, request) => {
      const kept = keep(operation, request);
      return (started, response, text) =>
        add({
          operation,
          ms: performance.now() - started,
          status: response.status,
          fault: response.headers.get('x-mock-fault') ?? undefined,
          request: kept,
          reply: replyOf(response, text),
          serverTime: response.headers.get('x-server-time'),
        });
    },
    newest: () =>
      Promise.all(
        entries.map(async ({ operation, ms, status, fault, reply }) => ({
          operation,
          ms,
          status,
          fault,
          reply: (await textOf(reply)).slice(0, LONGEST_BODY),
        })),
      ),
    recorded: () => Promise.all(entries.toReversed().map(recordOf)),
    clear: () => {
      entries = [];
    },
  };
};
