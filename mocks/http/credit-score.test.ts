import { expect, it } from 'vitest';
import { control } from '../control';
import { READY_PASSWORD } from '../scenarios/ready-accounts';
import { openBench } from '../testing/gated-backend';

it('the credit score depends only on what the user can see and change', async () => {
  const mock = await openBench();
  const score = async () => (await mock.caller.get('user/info'))['message'];
  await mock.caller.logIn('unverified', READY_PASSWORD);
  // Base score.
  expect(await score()).toMatchObject({ score: '50.00' });
  const person = { real_type: 1, id_type: 1, name: 'Ada', surname: 'Berg', card_id: 'L01X00T47' };
  await mock.caller.post('user/real_name', person);
  await control(mock.world, mock.backend, { command: 'advance', seconds: 20 });
  // 50 + 20 for the first level.
  expect(await score()).toMatchObject({
    score: '70.00',
    score_maximum: '100.00',
    score_parts: [
      { part: 'base', points: '50.00' },
      { part: 'identity', points: '20.00', each: '20.00', maximum: '40.00' },
      { part: 'repaid_loans', points: '0.00', each: '5.00', maximum: '10.00' },
      { part: 'overdue_loans', points: '0.00', each: '-30.00' },
    ],
  });
});
