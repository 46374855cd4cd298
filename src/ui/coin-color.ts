/** Grounds on which white letters have a contrast of at least 4.5. */
const GROUNDS = [
  '#B45309',
  '#4455B8',
  '#0F766E',
  '#9D3C72',
  '#5B6472',
  '#7A4FB0',
  '#2F6F9F',
  '#A34128',
  '#4D7A2B',
  '#8A5A2B',
] as const;

/** A ground colour that is always the same for a symbol. */
export const coinColor = (symbol: string): string => {
  let sum = 0;
  for (const letter of symbol.toUpperCase()) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973;
  return GROUNDS[sum % GROUNDS.length] ?? GROUNDS[0];
};
