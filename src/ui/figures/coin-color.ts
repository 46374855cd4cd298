/** Colours on which white letters have a contrast of at least 4.5. */
const GROUNDS = [
  '#4455B8',
  '#A0522D',
  '#7A4FB0',
  '#9D3C72',
  '#0F766E',
  '#5B6472',
  '#946200',
  '#8A5A2B',
  '#BC5A00',
  '#2F6F9F',
] as const;

/** A colour that is always the same for a symbol. */
export const coinColor = (symbol: string): string => {
  let sum = 0;
  for (const letter of symbol.toUpperCase()) sum = (sum * 71 + (letter.codePointAt(0) ?? 0)) % 9973;
  return GROUNDS[sum % GROUNDS.length] ?? GROUNDS[0];
};
