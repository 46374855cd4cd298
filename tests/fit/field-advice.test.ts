import { expect, it } from 'vitest';
import { absentFields } from '../../scripts/fit/absent-fields';
import { withoutLines } from '../../scripts/fit/advice';
import { fieldLines } from '../../scripts/fit/field-advice';

it('says in a sentence what the app does without a field that matters, and names the others', () => {
  const lines = fieldLines([
    { call: 'GET /a', fields: ['data.high', 'data.brand'] },
    { call: 'GET /b', fields: ['high'] },
  ]);
  expect(lines).toEqual([
    'high: the highest price of the day is shown as "--" (GET /a, GET /b)',
    expect.stringMatching(/^Other fields/u),
    '  GET /a: data.brand',
  ]);
});

it('finds fields that are only inferred, not our additions alone', () => {
  const message = { data: [{ id: 1, amount: '500.00' }] };
  expect(absentFields('getLoans', { type: 'ok', message })).toContain('data.late_rate');
});

it('says truly what top-up does without its ways', () => {
  const verdict = { result: 'missing', details: [] } as const;
  const call = 'GET /wallet/channels';
  const [line] = withoutLines(
    [{ id: 'getTopUpChannels', call, verdict, body: undefined }],
    new Set(),
  );
  expect(line).toContain('networks and addresses come from GET /wallet/get_in_address');
  expect(line).not.toContain('could not be loaded');
});
