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

/** A payment at a bank, in its own currency, and the units of that for one unit of the other one. */
export interface BankPayment {
  readonly currency: string;
  readonly amount: Decimal;
  readonly rate: Decimal | undefined;
}

/** The payment at a bank of a top-up or a withdrawal; `undefined` on a network, or if the server does not tell it. */
export const bankPayment = (row: {
  readonly pay_currency?: string;
  readonly pay_number?: string;
  readonly exchange_rate?: string;
}): BankPayment | undefined =>
  row.pay_currency === undefined || row.pay_number === undefined
    ? undefined
    : {
        currency: row.pay_currency,
        amount: decimal(row.pay_number),
        rate: optionalDecimal(row.exchange_rate),
      };
