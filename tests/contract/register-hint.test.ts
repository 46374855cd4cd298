import { expect, it } from 'vitest';
import { DEMO_CODES } from '@/features/auth/components/register-hint';
import { openBench } from '@mocks/testing/gated-backend';

it('the registration values that the demo suggests are accepted', async () => {
  const { caller } = await openBench();
  const email = 'hint@example.com';
  await caller.post('sms_mail', { user_string: email });
  const reply = await caller.post('user/register', {
    type: 'email',
    user_string: email,
    password: 'secret12',
    re_password: 'secret12',
    extension_code: DEMO_CODES.invite,
    code: DEMO_CODES.code,
  });
  expect(reply).toMatchObject({ type: 'ok' });
});
