/** Normalises text for search: lower case, no accents, plain letters. "Mexico" finds "México", "ＢＴＣ" finds "BTC". */
export const toSearchText = (text: string): string =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('đ', 'd');

const HIRAGANA = /[\u3041-\u3096]/gu;
const TO_KATAKANA = 0x60;

/** Converts hiragana to katakana: Japanese names are typed in hiragana before the input method converts them. */
export const toKatakana = (text: string): string =>
  text.replace(HIRAGANA, (letter) =>
    String.fromCodePoint((letter.codePointAt(0) ?? 0) + TO_KATAKANA),
  );
