import { describe, expect, it } from 'vitest';
import { ADDRESS_ATTACKS, LOOKALIKES } from '../../../tests/support/attacks';
import { judgeWebAddress, parseWebHosts } from './web-hosts';

const HOSTS = parseWebHosts('quayside.com, *.help.quayside.com pay.quayside.com:8443');

describe('the list of hosts', () => {
  it('is read as names, separated by spaces or commas', () => {
    expect(HOSTS).toEqual(['quayside.com', '*.help.quayside.com', 'pay.quayside.com:8443']);
    expect(parseWebHosts(' News.Example\n')).toEqual(['news.example']);
    expect(parseWebHosts('bücher.de')).toEqual(['xn--bcher-kva.de']);
  });

  it.each([undefined, '', ' , '])('is empty for %j', (text) => {
    expect(parseWebHosts(text)).toEqual([]);
  });

  it.each([
    '*',
    '*.com',
    '*.*.quayside.com',
    'https://quayside.com',
    'quayside.com/help',
    'a@b.com',
  ])('has no entry for the mistake %j', (text) => {
    expect(parseWebHosts(text)).toEqual([]);
  });
});

describe('an address', () => {
  it.each([
    ['https://quayside.com/news?id=1#top', 'quayside.com'],
    ['https://de.help.quayside.com/', 'de.help.quayside.com'],
    ['https://a.b.help.quayside.com/', 'a.b.help.quayside.com'],
    ['https://pay.quayside.com:8443/', 'pay.quayside.com:8443'],
    ['HTTPS://QUAYSIDE.COM:443/', 'quayside.com'],
  ])('%s may be opened', (text, host) => {
    expect(judgeWebAddress(text, HOSTS)).toEqual({
      kind: 'open',
      address: { url: new URL(text).href, host, isMadeUp: false },
    });
  });

  it.each([
    'https://www.quayside.com/',
    'https://help.quayside.com/',
    'https://xhelp.quayside.com/',
    'https://pay.quayside.com/',
    ...LOOKALIKES,
  ])('%s is refused by the name of its host', (text) => {
    expect(judgeWebAddress(text, HOSTS)).toEqual({ kind: 'foreign', host: new URL(text).host });
  });

  it('of http is refused even if its host is on the list', () => {
    expect(judgeWebAddress('http://quayside.com/', HOSTS)).toEqual({
      kind: 'insecure',
      host: 'quayside.com',
    });
  });

  it.each([...ADDRESS_ATTACKS, null, undefined])('%j is none', (text) => {
    expect(judgeWebAddress(text, HOSTS)).toEqual({ kind: 'unreadable' });
  });

  it('is never opened without a list', () => {
    expect(judgeWebAddress('https://quayside.com/', [])).toEqual({
      kind: 'foreign',
      host: 'quayside.com',
    });
  });
});
