import { beforeEach, expect, it } from 'vitest';
import { READY_PASSWORD } from '../scenarios/ready-accounts';
import { openBench } from '../testing/gated-backend';
import type { Backend } from '../handle';
import { isFields, type Fields } from './fields';
import { MANNERS } from './manners';
import { withManner } from './with-manner';

let backend: Backend;
let token = '';

const ask = async (method: 'GET' | 'POST', path: string, fields?: Fields): Promise<Fields> => {
  const reply = await backend.handle(
    new Request(`http://mock.invalid/api/${path}`, {
      method,
      headers: { 'content-type': 'application/json', authorization: token },
      ...(fields && { body: JSON.stringify(fields) }),
    }),
  );
  const body: unknown = await reply.json();
  if (!isFields(body)) throw new Error('no envelope');
  return body;
};

const signIn = async (account: string): Promise<void> => {
  token = '';
  const login = { user_string: account, password: READY_PASSWORD };
  token = String((await ask('POST', 'user/login', login))['message']);
};

beforeEach(async () => {
  backend = withManner((await openBench()).backend, MANNERS.older);
});

it('sends the times of a certification as numbers, 0 before a decision', async () => {
  await signIn('practice');
  const person = { real_type: 1, id_type: 1, name: 'Ada', surname: 'Byron', card_id: 'XK-4711' };
  expect(await ask('POST', 'user/real_name', person)).toMatchObject({ type: 'ok' });
  const { message } = await ask('GET', 'user/getrealinfo');
  const row = isFields(message) ? message['real_data'] : undefined;
  if (!isFields(row)) throw new Error('no row');
  // Ten digits: seconds, and no milliseconds.
  expect(JSON.stringify(row['create_time'])).toMatch(/^1[78]\d{8}$/u);
  expect(row['review_time']).toBe(0);
});

it('takes whole stakes only, and says in words that it refuses', async () => {
  await signIn('trader');
  const order = { match_id: 1, currency_id: 3, type: 1, seconds: 30 };
  for (const number of ['100.5', '100.00', 100.5]) {
    const refused = await ask('POST', 'microtrade/submit', { ...order, number });
    expect(refused['type']).toBe('error');
    expect(String(refused['message'])).toContain(' ');
  }
  const taken = await ask('POST', 'microtrade/submit', { ...order, number: '100' });
  expect(taken).toMatchObject({ type: 'ok', message: { number: '100.00' } });
});
