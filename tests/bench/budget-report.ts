import type { Budget } from './budget-rows.ts';

/** A figure and what it may be. */
export interface Measured extends Budget {
  readonly value: number;
}

const show = (value: number | undefined, { unit, digits }: Budget): string => {
  if (value === undefined) return '';
  const usual = unit === 'kB' || unit === 'x' ? 1 : 0;
  return `${value.toFixed(digits ?? usual)} ${unit}`.trim();
};

/** True if a figure is worse than allowed. */
export const isTooMuch = ({ value, limit = Infinity, notYet = limit }: Measured): boolean =>
  value > Math.max(limit, notYet);

const verdict = (row: Measured): string => {
  const { value, goal, limit = Infinity } = row;
  if (isTooMuch(row)) return 'TOO MUCH';
  if (value > limit) return 'NOT MET YET';
  if (goal === undefined) return '';
  return value > goal ? 'over goal' : 'ok';
};

const line = (name: string, ...cells: readonly string[]): void => {
  process.stdout.write(`  ${name.padEnd(52)}${cells.map((cell) => cell.padStart(12)).join('')}\n`);
};

/** Prints figures beside goal and limit. */
export const printBudgets = (rows: readonly Measured[]): void => {
  line('', 'measured', 'goal', 'limit', '');
  for (const row of rows)
    line(row.name, show(row.value, row), show(row.goal, row), show(row.limit, row), verdict(row));
};
