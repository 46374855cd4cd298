import type { RequestConfig } from './request-config';
import type { PageRequest } from './dialects/normalise-page';
import { isRefusal, isSessionLost } from './envelope';
import { ApiError } from './errors';
import { FIRST_REPLIES } from './generated/replies';
import { clientSettings } from './settings';
import { noteUnreadableRows } from './unreadable-rows';

const pageRequest = ({ params, data }: RequestConfig): PageRequest => ({
  ...params,
  ...(typeof data === 'object' ? data : {}),
});

const reported = new Set<string>();
/** Enough to see what is wrong: a list can differ in every row. */
const MAX_DETAIL = 500;

/** Reports the first mismatch of a call: polled every second, it would be reported every second. */
const reportOnce = (call: string, detail: string): void => {
  if (reported.has(call)) return;
  reported.add(call);
  clientSettings().report(detail.slice(0, MAX_DETAIL));
};

/**
 * The body in the contract's shape. Queries, which pass a signal, go on in `report` mode with what can be read of it. All
 * else is refused: a command, or a look-up of what came of one, must not be half understood.
 */
export const checkReply = async (config: RequestConfig, body: unknown): Promise<unknown> => {
  const call = `${config.method} ${config.url}`;
  const load =
    FIRST_REPLIES[call] ?? (await import('./generated/later-replies')).LATER_REPLIES[call];
  const schema = await load?.();
  if (schema === undefined) return body;
  const result = schema.safeParse(body);
  if (result.success) {
    noteUnreadableRows(config, []);
    return result.data;
  }
  if (isSessionLost(body)) return body;
  // Servers of the family differ in known ways; what folds them is loaded when one is found to.
  const { normaliseReply } = await import('./dialects/normalise-reply');
  const normalised = normaliseReply(call, schema, body, pageRequest(config));
  if (normalised.isValid) {
    noteUnreadableRows(config, []);
    return normalised.body;
  }
  const detail = `${call}: ${result.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`).join('; ')}`;
  if (clientSettings().onMismatch === 'report') {
    reportOnce(call, detail);
    if (isRefusal(body)) return body;
    const { rowKeys, dropUnreadableRows } = await import('./dialects/drop-unreadable-rows');
    const part = dropUnreadableRows(schema, normalised.body);
    if (config.signal !== undefined && part.isUsable) {
      noteUnreadableRows(config, rowKeys(part.leftOut));
      return part.body;
    }
  }
  throw new ApiError({ kind: 'invalid-response', detail });
};
