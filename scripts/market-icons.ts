/**
 * Draws the icons of the market, a file for each currency: logos of coins and flags from Iconify's sets, metals of our
 * own. `node scripts/market-icons.ts` writes the files, which are committed.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as zod from 'zod';
import { ICON_COINS, ICON_FLAGS, ICON_METALS } from '../src/ui/figures/market-icon.ts';

const ROOT = join(import.meta.dirname, '..');

/** The folder of the files, from the root of the project. */
export const MARKET_ICONS = 'public/market-icons';

/** The square that a drawing fills; the app rounds it. */
const SIZE = 32;

type Coin = (typeof ICON_COINS)[number];
type Metal = (typeof ICON_METALS)[number];

/** A logo of one colour in white on `ground`; of several colours in its own, with `colours: 'own'`. */
interface Logo {
  readonly ground: string;
  readonly colours?: 'own';
  /** A drawing of our own in place of the set's, 24 units wide, where the set's is too large. */
  readonly drawing?: string;
  /** Part of the set's 24 units that fills the disc; a logo that is a disc fills it by itself. */
  readonly viewBox?: string;
}

/** The logo's margin in the disc. */
const MARGIN = 3;
const WITH_MARGIN = `${-MARGIN} ${-MARGIN} ${24 + 2 * MARGIN} ${24 + 2 * MARGIN}`;

const LOGOS: Readonly<Record<Coin, Logo>> = {
  BTC: { ground: '#f7931a' },
  ETH: { ground: '#e6eafc', colours: 'own' },
  USDT: { ground: '#009393' },
  USDC: { ground: '#0b53bf', colours: 'own', viewBox: '3 3 18 18' },
  BNB: { ground: '#f0b90b' },
  SOL: { ground: '#14141c', colours: 'own' },
  XRP: { ground: '#2b333b' },
  DOGE: {
    ground: '#c2a633',
    drawing:
      '<path fill="#fff" fill-rule="evenodd" d="M7.2 4.2h5.3c4.6 0 7.5 3 7.5 7.8s-2.9 7.8-7.5 7.8H7.2v-6.4H4.9v-2.8h2.3zm3.2 2.9v3.5h3.8v2.8h-3.8v3.5h1.9c2.8 0 4.4-1.8 4.4-4.9s-1.6-4.9-4.4-4.9z"/>',
  },
  ADA: { ground: '#246dd3' },
  LTC: { ground: '#345d9d' },
  DOT: { ground: '#e6007a' },
  LINK: { ground: '#2e61de' },
  AVAX: { ground: '#e84142' },
  TRX: { ground: '#c4342b' },
  BCH: { ground: '#4caf83' },
  SHIB: { ground: '#ffe3ba', colours: 'own' },
};

/** The faces of a bar of metal in its light. */
const METALS: Readonly<Record<Metal, Record<'ground' | 'top' | 'front' | 'side', string>>> = {
  XAU: { ground: '#7a560d', top: '#ffe9a6', front: '#f2c14e', side: '#c88f1f' },
  XAG: { ground: '#5d6773', top: '#ffffff', front: '#cfd7de', side: '#9aa5b1' },
  XPT: { ground: '#3f5f63', top: '#f1fbfb', front: '#b9d3d3', side: '#86a8a9' },
  XPD: { ground: '#5f4c66', top: '#fbf3ff', front: '#d3c0da', side: '#a48cae' },
};

/** A set of Iconify. */
const IconSet = zod.object({ icons: zod.record(zod.string(), zod.object({ body: zod.string() })) });
type IconSet = zod.infer<typeof IconSet>;

const readSet = (name: string): IconSet =>
  IconSet.parse(
    JSON.parse(readFileSync(join(ROOT, 'node_modules/@iconify-json', name, 'icons.json'), 'utf8')),
  );

const bodyOf = (set: IconSet, name: string): string => {
  const body = set.icons[name]?.body;
  if (body === undefined) throw new Error(`The set has no icon ${name}.`);
  return body;
};

const whiten = (body: string): string => body.replaceAll(/fill="#[\da-f]{3,6}"/gu, 'fill="#fff"');

const square = (ground: string): string =>
  `<rect width="${SIZE}" height="${SIZE}" fill="${ground}"/>`;

const drawCoin = (set: IconSet, coin: Coin): string => {
  const { ground, colours, drawing, viewBox = WITH_MARGIN } = LOGOS[coin];
  const body = drawing ?? bodyOf(set, coin.toLowerCase());
  const logo = colours === 'own' ? body : whiten(body);
  return `${square(ground)}<svg width="${SIZE}" height="${SIZE}" viewBox="${viewBox}">${logo}</svg>`;
};

/** The flag without its round mask: the app rounds it. */
const drawFlag = (set: IconSet, currency: string): string => {
  const flag = bodyOf(set, currency.slice(0, 2).toLowerCase())
    .replace(/<mask .*?<\/mask>/u, '')
    .replace(/ mask="[^"]*"/u, '');
  return `<svg width="${SIZE}" height="${SIZE}" viewBox="0 0 512 512">${flag}</svg>`;
};

const drawMetal = (metal: Metal): string => {
  const { ground, top, front, side } = METALS[metal];
  return `${square(ground)}<g transform="translate(-2.4 -2.6) scale(1.15)"><path fill="${top}" d="m8.8 15.4 4.4-4.6h11l-4 4.6z"/><path fill="${front}" d="M8.8 15.4h11.4l2.6 6.4H5.6z"/><path fill="${side}" d="m20.2 15.4 4-4.6 2.6 6-4 5z"/></g>`;
};

const toFile = (drawing: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE}" height="${SIZE}">${drawing}</svg>\n`;

/** The text of each file by its name, from the installed sets. */
export const drawMarketIcons = (): ReadonlyMap<string, string> => {
  const coins = readSet('token-branded');
  const flags = readSet('circle-flags');
  const drawings: readonly (readonly [string, string])[] = [
    ...ICON_COINS.map((coin) => [coin, drawCoin(coins, coin)] as const),
    ...ICON_FLAGS.map((currency) => [currency, drawFlag(flags, currency)] as const),
    ...ICON_METALS.map((metal) => [metal, drawMetal(metal)] as const),
  ];
  return new Map(
    drawings.map(([currency, drawing]) => [`${currency.toLowerCase()}.svg`, toFile(drawing)]),
  );
};

const main = (): void => {
  const folder = join(ROOT, MARKET_ICONS);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of drawMarketIcons()) writeFileSync(join(folder, name), text);
};

if (import.meta.main) main();
