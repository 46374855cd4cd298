import { decimal, type Decimal } from '@/domain/money/decimal';

/* Values of a row that servers may leave out. */

/** A decimal, if the server sends it. */
export const optionalDecimal = (text: string | undefined): Decimal | undefined =>
  text === undefined ? undefined : decimal(text);

/** A text, if the server sends one that says something. */
export const optionalText = (text: string | null | undefined): string | undefined =>
  text === null || text === undefined || text.trim() === '' ? undefined : text;

const DAY = /^\d{4}-\d{2}-\d{2}/u;

/** The day of a time as `Y-m-d H:i:s`; `undefined` for none, and for another form. */
export const dayOfTime = (time: string | null | undefined): string | undefined =>
  DAY.exec(time ?? '')?.[0];
