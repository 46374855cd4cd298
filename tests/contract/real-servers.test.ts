import { afterEach, describe, expect, it, vi } from 'vitest';
import { request } from '@/api/client';
import { failureOf, type ApiFailure } from '@/api/errors';
import { OPERATIONS, type OperationId } from '@/api/generated/operations';
import { configureClient } from '@/api/settings';
import { isOperationId } from '@mocks/http/operations';
import { control } from '@mocks/control';
import { openBench, type Bench } from '@mocks/testing/gated-backend';
import { CALLS, type CallFields } from '../support/call-fields';
import { isOwnCall } from '@mocks/manners/contract-walk';
import type { Manner } from '@mocks/manners/manner';
import { isMannerName, MANNERS, type MannerName } from '@mocks/manners/manners';
import { withManner } from '@mocks/manners/with-manner';

type Asked = Readonly<Record<string, unknown>>;

/** Replies that the app cannot read yet, with the reason. A reply that it can read fails here, so that the list shrinks. */
const MISFITS: Readonly<Record<MannerName, Partial<Record<OperationId, string>>>> = {
  plain: {},
  older: {},
};

let token: string | undefined;
let cookie = '';

const openServer = async (manner: Manner): Promise<Bench> => {
  const bench = await openBench();
  const backend = withManner(bench.backend, manner);
  token = undefined;
  configureClient({ token: () => token, onMismatch: 'reject', dialect: 'public' });
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    const headers = new Headers(init.headers);
    headers.set('cookie', cookie);
    const asked = new Request(`http://mock.invalid${path}`, { ...init, headers });
    const reply = await backend.handle(asked);
    cookie = reply.headers.get('set-cookie')?.split(';')[0] ?? cookie;
    return reply;
  });
  await control(bench.world, backend, {
    command: 'reset',
    opening: 'personas,clock:2026-03-02T09:00Z,seed:7,frozen',
  });
  return bench;
};

afterEach(() => {
  vi.unstubAllGlobals();
  cookie = '';
});

/** A form with the first bytes of a PNG: the server detects the format by content. */
const picture = (): FormData => {
  const form = new FormData();
  form.append('file', new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47])], 'card.png'));
  return form;
};

const ask = (id: OperationId, fields: Asked): Promise<unknown> => {
  const { method, path } = OPERATIONS[id];
  return method === 'GET'
    ? request({ url: path, method, params: fields })
    : request({ url: path, method, data: OPERATIONS[id].multipart ? picture() : fields });
};

const isRow = (row: unknown): row is Asked & { readonly id: number } =>
  typeof row === 'object' && row !== null && 'id' in row;

/** The rows of a list, wherever its reply has them. */
const rowsIn = (value: unknown): readonly unknown[] => {
  if (Array.isArray(value)) return value;
  if (typeof value !== 'object' || value === null) return [];
  return 'data' in value ? rowsIn(value.data) : 'message' in value ? rowsIn(value.message) : [];
};

/** The id from the world itself: the app may not be able to read the list in this manner. */
const idFrom = async (
  { caller }: Bench,
  { list, where = {} }: NonNullable<CallFields['idOf']>,
): Promise<number> => {
  caller.useToken(token);
  const { method, path } = OPERATIONS[list];
  const page = { page: 1, limit: 50 };
  const reply = await (method === 'GET'
    ? caller.get(`${path.slice(1)}?page=1&limit=50`)
    : caller.post(path.slice(1), page));
  const rows = rowsIn(reply['message']).filter(isRow);
  const row = rows.find((one) => Object.entries(where).every(([key, value]) => one[key] === value));
  if (row === undefined) throw new Error(`${list} has no row for the test`);
  return row.id;
};

/** A sentence, and no key of the catalogue. */
const SENTENCE = /[^a-z_]/u;

const nameOf = (failure: ApiFailure): string => {
  if (failure.kind === 'http' && failure.status === 404) return 'missing';
  const isSaid = failure.kind === 'business' && SENTENCE.test(failure.key);
  return isSaid ? 'refused' : JSON.stringify(failure);
};

/** What became of a call: read, refused in words, missing, or how it failed. */
const outcomeOf = async (id: OperationId, fields: Asked): Promise<string> => {
  try {
    await ask(id, fields);
    return 'read';
  } catch (error) {
    const failure = failureOf(error);
    if (failure === undefined) throw error;
    return nameOf(failure);
  }
};

/** Calls in the order of the table: a code is sent before it is used. */
const CALL_IDS = Object.keys(CALLS).filter(isOperationId);

/** Signs in who asks, and completes what to ask. */
const fieldsOf = async (id: OperationId, bench: Bench): Promise<Asked> => {
  const { as, fields, idOf } = CALLS[id];
  token =
    as === undefined
      ? undefined
      : String(await control(bench.world, bench.backend, { command: 'persona', account: as }));
  return idOf === undefined ? fields : { ...fields, id: await idFrom(bench, idOf) };
};

const NAMES = Object.keys(MANNERS).filter(isMannerName);

/** The reasons of the listed calls that did not read. */
const sameKeys = (
  reasons: Readonly<Partial<Record<OperationId, string>>>,
  unread: Readonly<Record<string, string>>,
) => Object.fromEntries(Object.entries(reasons).filter(([id]) => Object.hasOwn(unread, id)));

describe.each(NAMES)('a server that speaks as %s', (name) => {
  const manner: Manner = MANNERS[name];
  const misfits = MISFITS[name];

  it('answers every call of the contract in a form that the app reads, but the listed ones', async () => {
    const bench = await openServer(manner);
    const unread: Record<string, string> = {};
    for (const id of CALL_IDS) {
      const outcome = await outcomeOf(id, await fieldsOf(id, bench));
      const isMissing = isOwnCall(id) && !manner.hasCalls.includes(id);
      const expected = isMissing ? 'missing' : CALLS[id].isRefused ? 'refused' : 'read';
      if (outcome !== expected) unread[id] = outcome;
    }
    // A misfit is shown with what came; a listed one that is read is missing here.
    expect({ ...unread, ...sameKeys(misfits, unread) }).toEqual(misfits);
  });
});
