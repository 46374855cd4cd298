// The platform's functions are the reference here.
/* oxlint-disable no-restricted-properties */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../testing/runs';
import { exp, ln } from './exact-math';
import { normalQuantile } from './normal';

const relativeError = (value: number, truth: number): number =>
  truth === 0 ? Math.abs(value) : Math.abs(value - truth) / Math.abs(truth);

describe('the ln and exp implementation', () => {
  it('agree with the platform to 2e-15 over the range that prices use', () => {
    fc.assert(
      fc.property(fc.double({ min: 1e-12, max: 1e12, noNaN: true }), (x) => {
        expect(Math.abs(ln(x) - Math.log(x))).toBeLessThan(
          2e-15 * Math.max(1, Math.abs(Math.log(x))),
        );
      }),
      runs(5000),
    );
    fc.assert(
      fc.property(fc.double({ min: -700, max: 700, noNaN: true }), (x) => {
        expect(relativeError(exp(x), Math.exp(x))).toBeLessThan(2e-15);
      }),
      runs(5000),
    );
  });

  it('agree with the platform over all magnitudes, subnormal numbers included', () => {
    for (const x of [5e-324, 1e-310, 1e-300, 1e-20, 0.5, 1, 2, 3e100, 1.5e308, Number.MAX_VALUE]) {
      expect(relativeError(ln(x), Math.log(x))).toBeLessThan(2e-15);
    }
  });

  it('meets exact values and limits', () => {
    expect([ln(1), exp(0), ln(0), ln(Infinity), exp(-1000), exp(1000)]).toEqual([
      0,
      1,
      -Infinity,
      Infinity,
      0,
      Infinity,
    ]);
    expect(ln(-1)).toBeNaN();
  });

  it('is monotone: a higher log price never gives fewer ticks', () => {
    fc.assert(
      fc.property(
        fc.double({ min: -14, max: 14, noNaN: true }),
        fc.double({ min: 0, max: 1e-9, noNaN: true }),
        (x, step) => {
          expect(Math.round(exp(x + step) * 1e8)).toBeGreaterThanOrEqual(Math.round(exp(x) * 1e8));
        },
      ),
      runs(5000),
    );
  });
});

describe('normalQuantile', () => {
  it('meets tabulated quantiles', () => {
    // Abramowitz & Stegun, table 26.5.
    expect(normalQuantile(0.5)).toBeCloseTo(0, 8);
    expect(normalQuantile(0.975)).toBeCloseTo(1.959963985, 7);
    expect(normalQuantile(0.001)).toBeCloseTo(-3.090232306, 7);
    expect(normalQuantile(0.99)).toBeCloseTo(2.326347874, 7);
  });
});
