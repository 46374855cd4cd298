import type { Screen } from '../../src/domain/screens/screens.ts';

/** What a figure may be (quality.md, section 1). */
export interface Budget {
  readonly name: string;
  readonly unit: '' | 'kB' | 'x' | 'ms' | 'ms/s';
  readonly digits?: number;
  readonly goal?: number;
  readonly limit?: number;
  /** Where the limit is not met yet: no more than this, so that it gets no worse. Goes when the limit is met. */
  readonly notYet?: number;
}

/** Screens with a budget for all of their scripts, in kB. */
export const SCRIPT_BUDGETS: Partial<Record<Screen, Omit<Budget, 'name' | 'unit'>>> = {
  trade: { goal: 200, limit: 230 },
  contract: { goal: 190, limit: 220, notYet: 238 },
  coin: { goal: 190, limit: 220, notYet: 229 },
  quotes: { goal: 190, limit: 220 },
  assets: { goal: 190, limit: 220 },
  kline: { goal: 380, limit: 420 },
  forexDetail: { goal: 380, limit: 420 },
};

/** Scripts that any other screen loads beyond those of Home. */
export const OTHER_SCREEN: Omit<Budget, 'name'> = { unit: 'kB', goal: 35, limit: 50 };

/** Screens whose first seconds are timed, and what those may take. */
export const TIMED = {
  home: {
    busy: { goal: 2, limit: 3.5, notYet: 15 },
    requests: { goal: 20, limit: 30, notYet: 34 },
    atRest: { goal: 80, limit: 200, notYet: 500 },
  },
  trade: {
    busy: { goal: 2.5, limit: 5, notYet: 20 },
    requests: { goal: 25, limit: 35, notYet: 40 },
    atRest: { goal: 80, limit: 200, notYet: 500 },
  },
  contract: {
    busy: { goal: 2.5, limit: 4, notYet: 20 },
    requests: { goal: 25, limit: 35, notYet: 40 },
    atRest: { goal: 80, limit: 200, notYet: 500 },
  },
} as const satisfies Partial<
  Record<Screen, Record<'busy' | 'requests' | 'atRest', Omit<Budget, 'name' | 'unit'>>>
>;

/** Home, a visit with an empty cache. */
export const HOME = {
  scripts: { name: 'Home: JS until the first price, gzip', unit: 'kB', goal: 128, limit: 150 },
  styles: { name: 'Home: CSS, gzip', unit: 'kB', goal: 12, limit: 16 },
  requests: { name: 'Home: requests before data', unit: '', goal: 8, limit: 12 },
  layoutShift: { name: 'Home: layout shift', unit: '', digits: 3, goal: 0.01, limit: 0.05 },
  // Of this machine: shown, not judged.
  price: { name: 'Home: first price', unit: 'ms' },
  largestPaint: { name: 'Home: largest contentful paint', unit: 'ms' },
} as const satisfies Readonly<Record<string, Budget>>;
