import { expect, it } from 'vitest';
import { toContacts } from './model';

const hostsOf = (...urls: readonly string[]) =>
  toContacts(urls.map((url, id) => ({ id, name: 'Support', url }))).map(({ host, isMadeUp }) => [
    host,
    isMadeUp,
  ]);

it('contacts are web addresses, shown by their host', () => {
  expect(hostsOf('https://chat.quayside.com/new?x=1', 'https://10.0.0.1:8080/')).toEqual([
    ['chat.quayside.com', false],
    ['10.0.0.1:8080', false],
  ]);
});

it('reserved names lead nowhere', () => {
  expect(hostsOf('https://support.example.invalid/chat', 'https://a.test/')).toEqual([
    ['support.example.invalid', true],
    ['a.test', true],
  ]);
});

it.each([
  'javascript:alert(1)',
  'tel:+1555',
  'http://chat.quayside.com/',
  'https://quayside.com@evil.net/',
  'not an address',
  '',
])('%s is left out', (url) => {
  expect(hostsOf(url)).toEqual([]);
});
