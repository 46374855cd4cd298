/** Spreadsheets know by this that the text is UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';
const PLAIN_NUMBER = /^-?\d+(?:\.\d+)?$/u;
/** What a spreadsheet would run as a formula. */
const FORMULA = /^[=+\-@\t\r]/u;
const NEEDS_QUOTES = /[",\r\n]/u;

/** A cell that a spreadsheet shows and does not run: text that begins like a formula and is no number gets an apostrophe. */
export const harmlessCell = (text: string): string =>
  FORMULA.test(text) && !PLAIN_NUMBER.test(text) ? `'${text}` : text;

const quoted = (text: string): string =>
  NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text;

/** Rows as comma-separated values (RFC 4180) for spreadsheets. */
export const toCsv = (rows: readonly (readonly string[])[]): string =>
  BYTE_ORDER_MARK +
  rows.map((row) => `${row.map((cell) => quoted(harmlessCell(cell))).join(',')}\r\n`).join('');
