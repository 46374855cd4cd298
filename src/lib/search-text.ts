/** Normalises text for search: lower case, no accents, plain letters. "Mexico" finds "México", "ＢＴＣ" finds "BTC". */
export const toSearchText = (text: string): string =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('đ', 'd');
