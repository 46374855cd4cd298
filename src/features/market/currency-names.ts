import { LANGUAGE_TABLE } from '@locales/languages';

/**
 * Common names of coins and metals: by language tag if a language has its own name, `en` otherwise; `also` has other
 * names and symbols for the search.
 */
type Names = Readonly<Record<string, string>> & { readonly en: string; readonly also?: string };

const KNOWN: Readonly<Record<string, Names>> = {
  BTC: {
    en: 'Bitcoin',
    'zh-CN': '比特币',
    'zh-TW': '比特幣',
    ja: 'ビットコイン',
    ko: '비트코인',
    th: 'บิตคอยน์',
    also: '₿ XBT บิทคอยน์',
  },
  ETH: {
    en: 'Ethereum',
    'zh-CN': '以太坊',
    'zh-TW': '以太坊',
    ja: 'イーサリアム',
    ko: '이더리움',
    th: 'อีเธอเรียม',
    also: 'Ether 以太币 以太幣 อีเทอเรียม',
  },
  BNB: { en: 'BNB', also: 'Binance Coin 币安币 幣安幣 バイナンスコイン 바이낸스코인' },
  SOL: { en: 'Solana', ja: 'ソラナ', ko: '솔라나', th: 'โซลานา', also: '索拉纳 索拉納' },
  XRP: { en: 'XRP', also: 'Ripple 瑞波币 瑞波幣 リップル 리플 ริปเปิล' },
  DOGE: {
    en: 'Dogecoin',
    'zh-CN': '狗狗币',
    'zh-TW': '狗狗幣',
    ja: 'ドージコイン',
    ko: '도지코인',
    also: 'โดชคอยน์ โดจคอยน์',
  },
  ADA: {
    en: 'Cardano',
    ja: 'カルダノ',
    ko: '에이다',
    also: '艾达币 艾達幣 卡尔达诺 エイダ 카르다노',
  },
  LTC: {
    en: 'Litecoin',
    'zh-CN': '莱特币',
    'zh-TW': '萊特幣',
    ja: 'ライトコイン',
    ko: '라이트코인',
    also: 'ไลต์คอยน์ ไลท์คอยน์',
  },
  DOT: { en: 'Polkadot', 'zh-CN': '波卡', 'zh-TW': '波卡', ja: 'ポルカドット', ko: '폴카닷' },
  LINK: { en: 'Chainlink', ja: 'チェーンリンク', ko: '체인링크' },
  AVAX: { en: 'Avalanche', 'zh-CN': '雪崩', 'zh-TW': '雪崩', ja: 'アバランチ', ko: '아발란체' },
  TRX: { en: 'TRON', 'zh-CN': '波场', 'zh-TW': '波場', ja: 'トロン', ko: '트론' },
  BCH: {
    en: 'Bitcoin Cash',
    'zh-CN': '比特币现金',
    'zh-TW': '比特幣現金',
    ja: 'ビットコインキャッシュ',
    ko: '비트코인캐시',
    also: '比特现金 บิตคอยน์แคช',
  },
  SHIB: {
    en: 'Shiba Inu',
    'zh-CN': '柴犬币',
    'zh-TW': '柴犬幣',
    ja: '柴犬コイン',
    ko: '시바이누',
    also: 'シバイヌ',
  },
  USDT: {
    en: 'Tether',
    'zh-CN': '泰达币',
    'zh-TW': '泰達幣',
    ja: 'テザー',
    ko: '테더',
    also: 'เทเธอร์',
  },
  USDC: { en: 'USD Coin' },
  XAU: {
    en: 'Gold',
    'zh-CN': '黄金',
    'zh-TW': '黃金',
    ja: '金',
    ko: '금',
    vi: 'Vàng',
    th: 'ทองคำ',
    pt: 'Ouro',
    es: 'Oro',
    it: 'Oro',
    fr: 'Or',
    also: 'ゴールド 골드',
  },
  XAG: {
    en: 'Silver',
    'zh-CN': '白银',
    'zh-TW': '白銀',
    ja: '銀',
    ko: '은',
    vi: 'Bạc',
    th: 'โลหะเงิน',
    pt: 'Prata',
    es: 'Plata',
    it: 'Argento',
    de: 'Silber',
    fr: 'Argent',
    also: 'シルバー 실버 เงิน',
  },
};

/** Additional names of currencies that the platform lacks. */
const ALSO: Readonly<Record<string, string>> = {
  USD: '美金',
  GBP: 'Sterling',
  JPY: '日圆 日圓 日币 日幣',
  NZD: 'Kiwi 纽币 紐幣',
  AUD: 'Aussie 澳币 澳幣',
  CAD: 'Loonie 加币 加幣',
};

const TAGS = Object.values(LANGUAGE_TABLE).map(({ tag }) => tag);

/** The platform accepts only three-letter codes, as in ISO 4217. */
const isCode = (text: string): boolean => /^[A-Z]{3}$/u.test(text);

const platformName = (code: string, tag: string): string | undefined =>
  isCode(code)
    ? new Intl.DisplayNames([tag], { type: 'currency', fallback: 'none' }).of(code)
    : undefined;

/** The currency symbol, such as `€`; the code itself if there is none. */
const signOf = (currency: string): string =>
  new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
    .formatToParts(0)
    .find(({ type }) => type === 'currency')?.value ?? currency;

/** The name of a currency in a language; `undefined` if unknown. */
export const currencyName = (code: string, tag: string): string | undefined => {
  const known = KNOWN[code];
  return known === undefined ? platformName(code, tag) : (known[tag] ?? known.en);
};

/** All search terms of a currency: its names in every language of the product, and its symbol. */
export const currencyNames = (code: string): readonly string[] => {
  const platform = TAGS.flatMap((tag) => platformName(code, tag) ?? []);
  const sign = platform.length > 0 ? [signOf(code)] : [];
  return [
    ...new Set([...Object.values(KNOWN[code] ?? {}), ...platform, ...sign, ALSO[code] ?? '']),
  ];
};
