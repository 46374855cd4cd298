import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { CURRENCIES } from '@mocks/catalogue/currencies';
import { MARKET_PAIRS } from '@mocks/catalogue/market-pairs';
import { PROJECTS } from '@mocks/catalogue/projects';
import { marketIcons } from '@/ui/figures/market-icon';
import { drawMarketIcons, MARKET_ICONS } from '../../scripts/market-icons.ts';

const FOLDER = join(import.meta.dirname, '../..', MARKET_ICONS);
const MOST_BYTES = 6000;

const written: ReadonlyMap<string, string> = new Map(
  readdirSync(FOLDER).map((name) => [name, readFileSync(join(FOLDER, name), 'utf8')]),
);

const isDrawn = (symbol: string): boolean =>
  marketIcons(symbol).every((icon) => icon?.file !== undefined && written.has(icon.file));

it('every pair of the simulated market has its icons', () => {
  const symbols = MARKET_PAIRS.map(({ symbol }) => symbol);
  expect(symbols.filter((symbol) => !isDrawn(symbol))).toEqual([]);
  expect(symbols.length).toBeGreaterThan(20);
});

it('every currency of the wallets has its icon', () => {
  // Invented for this market alone: a real server may use the same code for a coin with another logo.
  const invented = new Set(PROJECTS.map(({ token }) => token.name));
  const names = CURRENCIES.map(({ name }) => name);
  const known = names.filter((name) => !invented.has(name) && !name.startsWith('TST-'));
  expect(known.filter((name) => !isDrawn(name))).toEqual([]);
  expect(known.length).toBeGreaterThan(20);
});

it('the files are those of the installed sets', () => {
  expect(written, 'run `node scripts/market-icons.ts`').toEqual(drawMarketIcons());
});

it.each([...written])('%s is plain: small, without script and without other files', (_, text) => {
  expect(text.length).toBeLessThan(MOST_BYTES);
  expect(text).not.toMatch(/<script|<style|<image|\son\w+=|href="(?!#)/u);
});
