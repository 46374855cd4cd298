import { expect, it } from 'vitest';
import { parseServiceSubject, SERVICE_CASES, servicePath } from './service-path';

it('a link to customer service says what it is about', () => {
  for (const about of SERVICE_CASES) {
    const query = new URLSearchParams(servicePath(about).split('?')[1]);
    expect(parseServiceSubject(query.get('about'))).toEqual({ kind: about });
  }
});

it('somebody who asks whether an account is frozen or locked does not say that it is', () => {
  expect(parseServiceSubject('frozenOrLocked')).toEqual({ kind: 'frozenOrLocked' });
});

it.each(['70012', 'W-20260302-0001'])('the record %s can be its subject', (number) => {
  expect(parseServiceSubject(number)).toEqual({ kind: 'record', number });
});

it.each([null, '', 'Call +1 555 0100 now', '<b>', 'a'.repeat(41)])(
  'no text of a stranger gets into a message: %s',
  (about) => {
    expect(parseServiceSubject(about)).toBeUndefined();
  },
);
