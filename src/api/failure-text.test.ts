import i18next from 'i18next';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import app from '@locales/en/app.json';
import errors from '@locales/en/errors.json';
import messages from '@locales/en/messages.json';
import { failureText, keyText } from './failure-text';

beforeAll(async () => {
  await i18next.init({ lng: 'en', defaultNS: 'app', resources: { en: { app } } });
});

afterAll(() => {
  i18next.removeResourceBundle('en', 'errors');
  i18next.removeResourceBundle('en', 'messages');
});

const refusal = (key: string) => ({ kind: 'business', key, data: undefined }) as const;

describe('before the texts of refusals are loaded', () => {
  it('shows a general text instead of a catalogue key', () => {
    expect(failureText(refusal('account_frozen'))).toBe(
      'The server’s message could not be loaded. Check your connection and try again.',
    );
  });

  it("shows a server's own sentence unchanged", () => {
    expect(failureText(refusal('Closed for maintenance.'))).toBe('Closed for maintenance.');
  });
});

describe('once they are loaded', () => {
  beforeAll(() => {
    i18next.addResourceBundle('en', 'errors', errors);
    i18next.addResourceBundle('en', 'messages', messages);
  });

  it('shows the text of a key from either catalogue', () => {
    expect(keyText('account_frozen')).toBe(errors.account_frozen);
    expect(keyText('login_success')).toBe(messages.login_success);
  });

  it.each(['some_new_key', 'maintenance'])(
    'puts %s, which no catalogue has, into a sentence',
    (key) => {
      const { unknownReason } = app;
      expect(keyText(key)).toBe(unknownReason.replace('{{reason}}', key));
    },
  );
});
