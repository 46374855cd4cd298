import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { escapeFormula, toCsv } from './csv';

/** An independent RFC 4180 parser, character by character. */
const parseCsv = (text: string): readonly (readonly string[])[] => {
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = '';
  let isQuoted = false;
  for (let at = 0; at < text.length; at += 1) {
    const letter = text[at] ?? '';
    if (isQuoted) {
      if (letter !== '"') cell += letter;
      else if (text[at + 1] === '"') {
        cell += '"';
        at += 1;
      } else isQuoted = false;
    } else if (letter === '"') isQuoted = true;
    else if (letter === ',') {
      row.push(cell);
      cell = '';
    } else if (letter === '\r' && text[at + 1] === '\n') {
      rows.push([...row, cell]);
      row = [];
      cell = '';
      at += 1;
    } else cell += letter;
  }
  return rows;
};

describe('comma-separated values', () => {
  it('start with a byte order mark, and end each row with CR LF', () => {
    expect(toCsv([['a', 'b'], ['1']])).toBe('\uFEFFa,b\r\n1\r\n');
  });

  it('quote cells that would break a cell or row', () => {
    expect(toCsv([['a,b', 'say "x"', 'two\nlines', 'two\rlines']])).toBe(
      '\uFEFF"a,b","say ""x""","two\nlines","two\rlines"\r\n',
    );
  });

  it.each([
    ['=1+1', "'=1+1"],
    ['+49 30', "'+49 30"],
    ['-2+3', "'-2+3"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['-85.00', '-85.00'],
    ['-0.5', '-0.5'],
    ['BTC/USDT', 'BTC/USDT'],
    ['', ''],
  ])('never let a spreadsheet run %s', (text, cell) => {
    expect(escapeFormula(text)).toBe(cell);
  });

  it('parse back to the original rows', () => {
    const CELL = fc.oneof(
      fc.string({ unit: 'binary-ascii', maxLength: 8 }),
      fc.string({ unit: fc.constantFrom('"', ',', '\r', '\n', '=', '-', '7', 'ß'), maxLength: 8 }),
    );
    const rows = fc.array(fc.array(CELL, { minLength: 1, maxLength: 5 }), { maxLength: 4 });
    fc.assert(
      fc.property(rows, (written) => {
        const text = toCsv(written);
        expect(text[0]).toBe('\uFEFF');
        expect(parseCsv(text.slice(1))).toEqual(written.map((row) => row.map(escapeFormula)));
      }),
    );
  });
});
