import type { OperationId } from '@/api/generated/operations';

const KEPT = 50;
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

/** The newest calls of a backend. */
export interface CallLog {
  /** `started` counts on `performance.now()`. */
  add(operation: OperationId, started: number, response: Response): void;
  /** Newest first. */
  newest(): Promise<readonly LoggedCall[]>;
}

/** An empty log. Bodies are read when somebody looks: calls wait for nothing. */
export const createCallLog = (): CallLog => {
  const calls: (Omit<LoggedCall, 'reply'> & { readonly response: Response })[] = [];
  return {
    add: (operation, started, response) => {
      calls.unshift({
        operation,
        ms: performance.now() - started,
        status: response.status,
        fault: response.headers.get('x-mock-fault') ?? undefined,
        response: response.type === 'error' ? response : response.clone(),
      });
      calls.length = Math.min(calls.length, KEPT);
    },
    newest: () =>
      Promise.all(
        calls.map(async ({ response, ...call }) => ({
          ...call,
          reply: (await response.clone().text()).slice(0, LONGEST_BODY),
        })),
      ),
  };
};
