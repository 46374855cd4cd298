import { OPERATIONS, type OperationId } from '@/api/generated/operations';
import { bodyTexts } from './http/body-texts';
import { masked, maskedBody } from './mask-call';

/** Limits the reads kept, so that price polls do not push user actions out of the log. */
const KEPT_READS = 40;
const KEPT_OTHERS = 60;
const LONGEST_BODY = 4000;

/** One call as displayed by the inspector. */
export interface LoggedCall {
  readonly operation: OperationId;
  /** Milliseconds of real time. */
  readonly ms: number;
  readonly status: number;
  /** The fault that replaced or altered the reply, if any. */
  readonly fault: string | undefined;
  /** The start of the reply text. */
  readonly reply: string;
}

/** One call with everything needed to repeat it. */
export interface RecordedCall {
  /** World time of the reply, epoch milliseconds; absent if the world did not answer. */
  readonly at: number | undefined;
  readonly token: string | undefined;
  readonly method: string;
  /** Includes the query. */
  readonly path: string;
  readonly contentType: string | undefined;
  /**
   * Absent for reads, for forms with files (not kept), and if a fault occurred before the body was read. Names, document
   * numbers and passwords are masked.
   */
  readonly body: string | undefined;
  readonly hasFile: boolean;
  readonly fault: string | undefined;
  /** The whole reply text. */
  readonly reply: string;
}

/** The newest calls of a backend. */
export interface CallLog {
  /** Adds a call with its response; `started` is a `performance.now()` time. */
  add(operation: OperationId, started: number, request: Request, response: Response): void;
  /** Newest first. */
  newest(): Promise<readonly LoggedCall[]>;
  /** Oldest first. */
  recorded(): Promise<readonly RecordedCall[]>;
  /** Clears the log, for example when another world is opened. */
  clear(): void;
}

type Entry = Omit<LoggedCall, 'reply'> &
  Omit<RecordedCall, 'reply'> & {
    /** The reply text, or the response to read it from later, so that no call waits for the log. */
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
    body: maskedBody(operation, bodyTexts.get(request)),
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
          reply: masked(operation, await textOf(reply)).slice(0, LONGEST_BODY),
        })),
      ),
    recorded: () =>
      Promise.all(
        entries.toReversed().map(async ({ operation, ms: _1, status: _2, reply, ...call }) => ({
          ...call,
          reply: masked(operation, await textOf(reply)),
        })),
      ),
    clear: () => {
      entries = [];
    },
  };
};
