import { hashText } from './market/random';

const HEX = 16;
const word = (text: string, salt: number): string =>
  (hashText(text, salt) >>> 0).toString(HEX).padStart(8, '0');

/** 32 hex digits that look random and are deterministic: the same text always gives the same digest. */
export const digest = (text: string): string =>
  [1, 2, 3, 4].map((salt) => word(text, salt)).join('');

const NUMBER_LENGTH = 4;

/** The order number shown to users, such as `D71-4A0F`: looks random and is deterministic. */
export const orderNumber = (
  { seed }: { readonly seed: number },
  letter: string,
  id: number,
): string =>
  `${letter}${id}-${digest(`${seed}:${letter}:${id}`).slice(0, NUMBER_LENGTH).toUpperCase()}`;
