import { dropUnreadableRows, type ReadablePart } from '@/api/dialects/drop-unreadable-rows';
import { normaliseReply } from '@/api/dialects/normalise-reply';
import { isRefusal } from '@/api/envelope';
import { FIRST_REPLIES } from '@/api/generated/replies';
import { LATER_REPLIES } from '@/api/generated/later-replies';
import { OPERATIONS, type OperationId } from '@/api/generated/operations';
import { isFields, type Fields } from '@mocks/manners/fields';
import { misfitTexts } from './misfit-text';
import type { Answer } from './send';

/** How a reply fits the contract. */
export type Result = 'fits' | 'folded' | 'misfit' | 'missing' | 'refused' | 'failed' | 'not asked';

export interface Verdict {
  readonly result: Result;
  /** The rules that folded it, the fields that do not fit, or the reason. */
  readonly details: readonly string[];
  /** The reply as the app reads it; absent if it reads none. */
  readonly read?: unknown;
}

/** Fields named in a row: others of a list usually repeat them. */
const MOST_FIELDS = 4;

const NOT_OFFERED: readonly unknown[] = ['function_unavailable', 'not_found'];

/** What the family's numbers say. */
const MEANINGS: Readonly<Record<string, string>> = {
  998: '998, certification needed',
  999: '999, session lost',
};

const refusalOf = (body: Fields): Verdict => {
  const said = body['message'] ?? body['msg'];
  if (NOT_OFFERED.includes(said)) return { result: 'missing', details: [String(said)] };
  const text = typeof said === 'string' ? said : JSON.stringify(said ?? null);
  const kind = String(body['type'] ?? body['code']);
  return { result: 'refused', details: [`${MEANINGS[kind] ?? kind}: ${text}`] };
};

const isChartRefusal = (body: Fields): boolean =>
  body['type'] === undefined && body['code'] !== undefined && body['code'] !== 1;

/** The data in an envelope of the contract's shape. */
const dataOf = (body: unknown): unknown =>
  isFields(body) ? (body['message'] ?? body['data']) : undefined;

/** What of a reply could not be checked, because nothing was there. */
const uncheckedIn = (data: unknown): readonly string[] => {
  const rows = isFields(data) && Array.isArray(data['data']) ? data['data'] : data;
  if (Array.isArray(rows) && rows.length === 0) return ['an empty list: no row was checked'];
  return isFields(rows) && Object.keys(rows).length === 0 ? ['no field was sent'] : [];
};

const namesOf = (places: readonly string[]): readonly string[] =>
  places.length <= MOST_FIELDS
    ? places
    : [...places.slice(0, MOST_FIELDS), `${places.length - MOST_FIELDS} more fields`];

/** What a user sees of a reply that does not fit. */
const shownText = ({ isUsable, leftOut }: ReadablePart): string => {
  if (!isUsable) return 'the app shows an error';
  return leftOut.length === 0
    ? 'the app shows the rest'
    : `the app shows the rest; rows left out: ${leftOut.length}`;
};

const judgeBody = async (id: OperationId, body: unknown, fields: Fields): Promise<Verdict> => {
  if (isRefusal(body) && isFields(body)) return refusalOf(body);
  if (isFields(body) && isChartRefusal(body)) return refusalOf(body);
  const call = `${OPERATIONS[id].method} ${OPERATIONS[id].path}`;
  const schema = await (FIRST_REPLIES[call] ?? LATER_REPLIES[call])?.();
  if (schema === undefined || schema.safeParse(body).success) {
    const read = dataOf(body);
    return { result: 'fits', details: uncheckedIn(read), read };
  }
  const rules = new Set<string>();
  const normalised = normaliseReply(call, schema, body, fields, (rule) => rules.add(rule));
  if (normalised.isValid) {
    const read = dataOf(normalised.body);
    return { result: 'folded', details: [...rules, ...uncheckedIn(read)], read };
  }
  const issues = schema.safeParse(normalised.body).error?.issues ?? [];
  const places = misfitTexts({ issues, body, folded: normalised.body });
  // Without an envelope the app reads nothing, whatever the schema finds harmless.
  const part = isFields(body)
    ? dropUnreadableRows(schema, normalised.body)
    : { body, leftOut: [], isUsable: false };
  return {
    result: 'misfit',
    details: [...namesOf(places), shownText(part)],
    ...(part.isUsable && { read: dataOf(part.body) }),
  };
};

/** Judges an answer with the schemas and normalisers of the app. `fields` are those of the request. */
export const judge = async (id: OperationId, answer: Answer, fields: Fields): Promise<Verdict> =>
  answer.kind === 'json'
    ? judgeBody(id, answer.body, fields)
    : { result: answer.kind, details: [answer.why] };
