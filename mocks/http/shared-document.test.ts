import { expect, it } from 'vitest';
import { control } from '../control';
import { READY_PASSWORD } from '../scenarios/ready-accounts';
import { createCaller } from '../testing/client';
import { openBench } from '../testing/gated-backend';

const REVIEW_SECONDS = 20;
const PRIMARY = { real_type: 1, id_type: 1, name: 'Ada', surname: 'Berg', card_id: 'L01X00T47' };

it('certifies one of two people who submit the same document at once', async () => {
  const mock = await openBench();
  const people = ['unverified', 'practice'].map((account) => ({
    account,
    caller: createCaller(mock.backend),
  }));
  for (const { account, caller } of people) {
    await caller.logIn(account, READY_PASSWORD);
    expect(await caller.post('user/real_name', PRIMARY)).toMatchObject({ type: 'ok' });
  }
  await control(mock.world, mock.backend, { command: 'advance', seconds: REVIEW_SECONDS });
  const standings = await Promise.all(people.map(({ caller }) => caller.get('user/info')));
  expect(standings).toMatchObject([
    { message: { is_realname: 2 } },
    { message: { is_realname: 1, review_status: 3 } },
  ]);
});
