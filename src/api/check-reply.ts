import type { RequestConfig } from './request-config';
import type { PageRequest } from './dialects/normalise-page';
import { isRefusal, isSessionLost } from './envelope';
import { ApiError } from './errors';
import { FIRST_REPLIES } from './generated/replies';
import { clientSettings } from './settings';
import { recordUnreadableRows } from './unreadable-rows';

const pageRequest = ({ params, data }: RequestConfig): PageRequest => ({
  ...params,
  ...(typeof data === 'object' ? data : {}),
});

/**
 * A reply of candles with the first few of them: thousands are checked only if these match. Others are written alike, and
 * a check that fails for each costs more than converting them.
 */
const glimpse = (body: unknown): unknown =>
  typeof body === 'object' && body !== null && 'data' in body && Array.isArray(body.data)
    ? { ...body, data: body.data.slice(0, 3) }
    : body;

const reported = new Set<string>();
/** Maximum length of a report, in characters: a list can differ in every row. */
const MAX_DETAIL = 500;

/** Reports the first mismatch of each call only, as polling would repeat it. */
const reportOnce = (call: string, detail: string): void => {
  if (reported.has(call)) return;
  reported.add(call);
  clientSettings().report(detail.slice(0, MAX_DETAIL));
};

/**
 * Validates a reply and returns it in the contract's shape. In `report` mode, queries (which pass a signal) get the
 * readable part of an invalid reply. Everything else is rejected: a command or a look-up must not act on half a reply.
 */
export const checkReply = async (config: RequestConfig, body: unknown): Promise<unknown> => {
  const call = `${config.method} ${config.url}`;
  const load =
    FIRST_REPLIES[call] ?? (await import('./generated/later-replies')).LATER_REPLIES[call];
  const schema = await load?.();
  if (schema === undefined) return body;
  const first = glimpse(body);
  let result = schema.safeParse(first);
  if (result.success && first !== body) result = schema.safeParse(body);
  if (result.success) {
    recordUnreadableRows(config, []);
    return result.data;
  }
  if (isSessionLost(body)) return body;
  // Servers of the family differ in known ways. The code that normalises them loads on the first mismatch.
  const { normaliseReply } = await import('./dialects/normalise-reply');
  const normalised = normaliseReply(call, schema, body, pageRequest(config));
  if (normalised.isValid) {
    recordUnreadableRows(config, []);
    return normalised.body;
  }
  const detail = `${call}: ${result.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`).join('; ')}`;
  if (clientSettings().onMismatch === 'report') {
    reportOnce(call, detail);
    if (isRefusal(body)) return body;
    const { rowKeys, dropUnreadableRows } = await import('./dialects/drop-unreadable-rows');
    const part = dropUnreadableRows(schema, normalised.body);
    if (config.signal !== undefined && part.isUsable) {
      recordUnreadableRows(config, rowKeys(part.leftOut));
      return part.body;
    }
  }
  throw new ApiError({ kind: 'invalid-response', detail });
};
