import { expect, it } from 'vitest';
import { marketIcons } from './market-icon';

const filesOf = (symbol: string) => marketIcons(symbol).map((icon) => icon?.file);

it.each([
  ['BTC', ['btc.svg']],
  ['BTC/USDT', ['btc.svg']],
  ['btc/usdt', ['btc.svg']],
  ['EUR', ['eur.svg']],
  ['EUR/USD', ['eur.svg', 'usd.svg']],
  ['XAU/USD', ['xau.svg']],
  // A stablecoin's board lists fiat money too: it is no forex pair.
  ['EUR/USDT', ['eur.svg']],
])('%s has the icons %j', (symbol, files) => {
  expect(filesOf(symbol)).toEqual(files);
});

it('a currency without a drawing keeps its letter', () => {
  expect(filesOf('NEWCOIN/USDT')).toEqual([undefined]);
  expect(marketIcons('USD/ZAR')).toEqual([
    { currency: 'USD', file: 'usd.svg' },
    { currency: 'ZAR', file: undefined },
  ]);
  expect(filesOf('')).toEqual([undefined]);
});
