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

describe('before the words of refusals are loaded', () => {
  it('a key of the catalogue is never shown: general words say what to do', () => {
    expect(failureText(refusal('account_frozen'))).toBe(
      "The server's message could not be loaded. Check your connection and try again.",
    );
  });

  it("a server's own sentence is shown as it is", () => {
    expect(failureText(refusal('Closed for maintenance.'))).toBe('Closed for maintenance.');
  });
});

describe('once they are loaded', () => {
  beforeAll(() => {
    i18next.addResourceBundle('en', 'errors', errors);
    i18next.addResourceBundle('en', 'messages', messages);
  });

  it('a key of either catalogue has its words', () => {
    expect(keyText('account_frozen')).toBe(errors.account_frozen);
    expect(keyText('login_success')).toBe(messages.login_success);
  });

  it('a key that no catalogue has is all that there is to show', () => {
    expect(keyText('some_new_key')).toBe('some_new_key');
  });
});
