import { expect, it } from 'vitest';
import { toContacts, urlWithMessage } from './model';

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

const MESSAGE = 'Number: 1 + 2\nÄ & 提現?';

it.each([
  'https://wa.me/15551234567',
  'https://api.whatsapp.com/send?phone=15551234567&text=theirs',
  'https://t.me/quayside_help',
])('%s opens with the message', (url) => {
  const [contact] = toContacts([{ id: 1, name: 'Chat', url }]);
  const opened = new URL((contact && urlWithMessage(contact, MESSAGE)) ?? '');
  expect(opened.searchParams.getAll('text')).toEqual([MESSAGE]);
  expect(opened.search).not.toContain('+');
  expect(opened.searchParams.get('phone')).toBe(new URL(url).searchParams.get('phone'));
  expect(opened.origin + opened.pathname).toBe(url.replace(/\?.*/u, ''));
});

it.each([
  'https://chat.quayside.com/new',
  'https://t.me/+AbCdEf123',
  'https://t.me/joinchat/AbCdEf',
  'https://wa.me/message/ABC',
  'https://wa.me.evil.net/15551234567',
  'https://evil.net/wa.me/1',
])('%s takes no text', (url) => {
  const [contact] = toContacts([{ id: 1, name: 'Chat', url }]);
  expect(contact).toBeDefined();
  expect(contact && urlWithMessage(contact, MESSAGE)).toBeUndefined();
});

it('a message that is too long for an address is not sent in one', () => {
  const [contact] = toContacts([{ id: 1, name: 'Chat', url: 'https://wa.me/15551234567' }]);
  expect(contact && urlWithMessage(contact, '字'.repeat(1000))).toBeUndefined();
});
