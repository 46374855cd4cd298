import { expect, it } from 'vitest';
import { ADDRESS_ATTACKS, LOOKALIKES } from '../../../tests/support/attacks';
import { parseWebAddress, webViewPath } from './web-address';

it.each([
  ['https://chat.quayside.com/new?x=1#top', 'chat.quayside.com', false],
  ['https://pay.quayside.com:8443/', 'pay.quayside.com:8443', false],
  ['  HTTPS://Quayside.COM\n', 'quayside.com', false],
  ['https://bücher.de/', 'xn--bcher-kva.de', false],
  ['https://support.example.invalid/chat', 'support.example.invalid', true],
  ['https://a.test', 'a.test', true],
  ['https://contest.com/', 'contest.com', false],
])('%s opens at %s', (text, host, isMadeUp) => {
  expect(parseWebAddress(text)).toEqual({ url: new URL(text).href, host, isMadeUp });
});

it.each(ADDRESS_ATTACKS)('%j is never opened or linked to', (text) => {
  expect(parseWebAddress(text)).toBeUndefined();
  expect(webViewPath(text)).toBeUndefined();
});

it.each(LOOKALIKES)('%s is shown by the host that it leads to', (text) => {
  const host = parseWebAddress(text)?.host;
  expect(host).toBe(new URL(text).host);
  expect(host).not.toBe('quayside.com');
  expect(host, 'no letter that looks like another').toMatch(/^[\d.:[\]a-z-]+$/u);
});

it('the screen that names the host gets the address as one field', () => {
  const path = webViewPath('https://a.com/?x=1&url=https://evil.example#y');
  const query = new URLSearchParams(path?.split('?')[1]);
  expect([...query]).toEqual([['url', 'https://a.com/?x=1&url=https://evil.example#y']]);
});

it('an address of http is not opened; the screen refuses it by name', () => {
  expect(parseWebAddress('http://a.com/')).toBeUndefined();
  expect(webViewPath('http://a.com/')).toBe('/pages/webview/index?url=http%3A%2F%2Fa.com%2F');
});

it.each([null, undefined, ''])('%s is no address', (text) => {
  expect(parseWebAddress(text)).toBeUndefined();
});
