import { describe, expect, it } from 'vitest';
import type { OperationId } from '@/api/generated/operations';
import { judge } from '../../scripts/fit/judge';

const ask = (id: OperationId, body: unknown) =>
  judge(id, { kind: 'json', status: 200, body }, { page: 1, limit: 10 });

describe('a misfit', () => {
  it.each([
    [[null], 'a list of 1'],
    [5, 'number 5'],
    [null, 'null'],
    ['ok', 'string "ok"'],
    [[], 'a list of 0'],
  ])('says that the reply itself is none: %j', async (body, came) => {
    expect(await ask('getQuotations', body)).toEqual({
      result: 'misfit',
      details: [`the reply: object expected, ${came} came`, 'the app shows an error'],
    });
  });

  it('names the values of an enumeration and what came', async () => {
    const user = { id: 1, account_number: 'a', status: 7, is_realname: null };
    const { result, details } = await ask('getUserInfo', { type: 'ok', message: user });
    expect(result).toBe('misfit');
    expect(details).toContain('message.status: one of 0, 1 expected, number 7 came');
    expect(details).toContainEqual(
      expect.stringMatching(/^message\.is_realname: one of 1, 2(?:, \d)* expected, null came$/u),
    );
  });

  it('names the kinds of a reply where none came', async () => {
    const { details } = await ask('getQuotations', { message: [] });
    expect(details[0]).toBe('type: one of "ok", "error" expected, nothing came');
  });

  it('shows no free text and no amount of a user', async () => {
    const user = { id: 'Ada Lovelace', account_number: 98_765.43, status: 'my secret' };
    const { details } = await ask('getUserInfo', { type: 'ok', message: user });
    expect(details.join('; ')).not.toMatch(/Ada|98765|secret/u);
  });
});

describe('a reply without rows', () => {
  it.each([
    ['fits', 'getForexPairs', { type: 'ok', message: [] }],
    ['folded', 'getLoans', { type: 'ok', message: { list: [], count: 0, page: 1, limit: 10 } }],
  ] as const)('is said to be unchecked: %s', async (result, id, body) => {
    const verdict = await ask(id, body);
    expect(verdict.result).toBe(result);
    expect(verdict.details.at(-1)).toBe('an empty list: no row was checked');
  });
});
