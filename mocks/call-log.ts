import { OPERATIONS, type OperationId } from '@/api/generated/operations';
import { bodyTexts } from './http/body-texts';

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
  /** Absent for a read, for a form with files, which is not kept, and where a fault struck before it was read. */
  readonly body: string | undefined;
  readonly hasFile: boolean;
  readonly fault: string | undefined;
  /** The whole text of the reply. */
  readonly reply: string;
}

/** The newest calls of a backend. */
export interface CallLog {
  /** Notes a call with its response; it `started` on the clock of `performance.now()`. */
  add(operation: OperationId, started: number, request: Request, response: Response): void;
  /** Newest first. */
  newest(): Promise<readonly LoggedCall[]>;
  /** Oldest first. */
  recorded(): Promise<readonly RecordedCall[]>;
  /** Forgets all of them: another world has begun. */
  clear(): void;
}

type Entry = Omit<LoggedCall, 'reply'> &
  Omit<RecordedCall, 'reply'> & {
    /** Its text, or a response to read it from: no call waits for that. */
    readonly reply: string | Response;
  };

const isRead = ({ operation }: Pick<Entry, 'operation'>): boolean =>
  OPERATIONS[operation].method === 'GET';

const textOf = async (reply: Entry['reply']): Promise<string> =>
  typeof reply === 'string' ? reply : reply.clone().text();

const replyOf = (response: Response): Entry['reply'] =>
  bodyTexts.get(response) ?? (response.type === 'error' ? '' : response.clone());

const entryOf = (
  operation: OperationId,
  started: number,
  request: Request,
  response: Response,
): Entry => {
  const { headers, method, url } = request;
  const { pathname, search } = new URL(url);
  const serverTime = response.headers.get('x-server-time');
  return {
    operation,
    ms: performance.now() - started,
    status: response.status,
    fault: response.headers.get('x-mock-fault') ?? undefined,
    at: serverTime === null ? undefined : Number(serverTime),
    token: headers.get('authorization') ?? undefined,
    method,
    path: `${pathname}${search}`,
    contentType: headers.get('content-type') ?? undefined,
    body: bodyTexts.get(request),
    hasFile: OPERATIONS[operation].multipart,
    reply: replyOf(response),
  };
};

/** An empty log. */
export const createCallLog = (): CallLog => {
  /** Newest first. */
  let entries: readonly Entry[] = [];
  return {
    add: (...call) => {
      let [reads, others] = [0, 0];
      entries = [entryOf(...call), ...entries].filter((kept) =>
        isRead(kept) ? (reads += 1) <= KEPT_READS : (others += 1) <= KEPT_OTHERS,
      );
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
    recorded: () =>
      Promise.all(
        entries.toReversed().map(async ({ operation: _1, ms: _2, status: _3, reply, ...call }) => ({
          ...call,
          reply: await textOf(reply),
        })),
      ),
    clear: () => {
      entries = [];
    },
  };
};
