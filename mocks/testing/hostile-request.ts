import fc from 'fast-check';

/** A call that hostile requests are made to. */
export interface Target {
  readonly method: string;
  /** Below `/api`. */
  readonly path: string;
}

/** A request that no client of ours sends. */
export interface HostileRequest {
  readonly method: string;
  /** Below `/api`, with the query. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
}

/** Depth at which a recursive reader of a body fails. */
const DEEP = 5000;
const NAMES = [
  'id',
  'type',
  'number',
  'currency_id',
  'match_id',
  'legal_id',
  'share',
  'multiple',
  'password',
  'user_string',
  'lang',
  'page',
  'limit',
  'sign',
  'message',
  'address',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
] as const;

/** JSON texts, because some of these values cannot be written by `JSON.stringify`. */
const valueText = fc.oneof(
  fc.constantFrom(
    '{"toString":1}',
    '{"valueOf":null,"toString":{}}',
    '{"__proto__":{"id":1}}',
    '{"constructor":{"prototype":{}}}',
    `${'['.repeat(DEEP)}${']'.repeat(DEEP)}`,
    `${'{"a":'.repeat(DEEP)}1${'}'.repeat(DEEP)}`,
    '1e400',
    '-1e308',
    '9007199254740993',
    '-0',
    '1e-400',
    'null',
    'true',
    '""',
    '"\\u0000"',
    '"\\ud800"',
    '"__proto__"',
    '"constructor"',
    `"${'9'.repeat(5000)}"`,
    `"${'é'.repeat(20_000)}"`,
    '"1e99999"',
    '"0.0000000000000000000000001"',
  ),
  fc.jsonValue({ maxDepth: 3 }).map((value) => JSON.stringify(value)),
  fc.integer().map(String),
  fc.string().map((value) => JSON.stringify(value)),
);

const bodyText = fc.oneof(
  {
    weight: 6,
    arbitrary: fc
      .array(fc.tuple(fc.constantFrom(...NAMES), valueText), { maxLength: 8 })
      .map((fields) => `{${fields.map(([name, text]) => `"${name}":${text}`).join(',')}}`),
  },
  { weight: 1, arbitrary: valueText },
  { weight: 1, arbitrary: fc.string({ maxLength: 200 }) },
);

const query = fc
  .array(fc.tuple(fc.constantFrom(...NAMES), fc.string({ unit: 'grapheme', maxLength: 40 })), {
    maxLength: 4,
  })
  .map((fields) => new URLSearchParams(fields.map(([name, value]) => [name, value])).toString());

const TYPES = [
  'application/json',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'multipart/form-data',
  'text/plain',
  'application/json; charset=utf-7',
] as const;

/** Requests to these calls. `tokens` are sessions that some of them have. */
export const hostileRequest = (
  targets: readonly Target[],
  tokens: readonly string[],
): fc.Arbitrary<HostileRequest> =>
  fc
    .record({
      target: fc.constantFrom(...targets),
      token: fc.constantFrom(...tokens, '__proto__', 'constructor', ''),
      key: fc.constantFrom(
        '',
        'abc',
        'hostile-key-1',
        'hostile-key-2',
        '__proto__',
        'k'.repeat(99),
      ),
      type: fc.constantFrom(...TYPES),
      body: bodyText,
      query,
    })
    .map(({ target: { method, path }, token, key, type, body, query: words }) => ({
      method,
      path: method === 'GET' ? `${path}?${words}` : path,
      headers: {
        'content-type': type,
        ...(token === '' ? {} : { authorization: token }),
        ...(key === '' ? {} : { 'idempotency-key': key }),
      },
      body: method === 'GET' ? undefined : body,
    }));
