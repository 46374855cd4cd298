import { exp, ln } from './exact-math';

/*
 * The maximum M of a Brownian bridge from x to y with variance v: P(M < h) = 1 - exp(-2(h - x)(h - y)/v)
 * (Karatzas & Shreve, "Brownian Motion and Stochastic Calculus", 4.3.40). Minima follow by mirroring, so every
 * function here takes distances below a ceiling.
 */

/**
 * Two consecutive bridges under one ceiling: the distances of each one's end points to the ceiling, and its variance.
 */
export interface TwoBridges {
  readonly fromA: number;
  readonly toA: number;
  readonly varianceA: number;
  readonly fromB: number;
  readonly toB: number;
  readonly varianceB: number;
}

/** Likelihoods that the first or the second bridge reaches the ceiling as the joint maximum. */
export interface Reach {
  readonly byA: number;
  readonly byB: number;
}

/** The density of the maximum at the ceiling, split by the bridge that reaches it. */
export const ceilingReach = (two: TwoBridges): Reach => {
  const beyondA = exp((-2 * two.fromA * two.toA) / two.varianceA);
  const beyondB = exp((-2 * two.fromB * two.toB) / two.varianceB);
  const densityA = ((two.fromA + two.toA) / two.varianceA) * beyondA;
  const densityB = ((two.fromB + two.toB) / two.varianceB) * beyondB;
  return { byA: densityA * (1 - beyondB), byB: densityB * (1 - beyondA) };
};

/**
 * Distance of a bridge's maximum above its higher end point, given that it stays under the ceiling. `from` and `to` are
 * the end points' distances to the ceiling; `u` is uniform in (0, 1).
 */
export const drawRise = (from: number, to: number, variance: number, u: number): number => {
  const beyond = exp((-2 * from * to) / variance);
  const survival = beyond + (1 - beyond) * u;
  const step = from - to;
  const swing = Math.sqrt(step * step - 2 * variance * ln(survival));
  const rise = (swing - Math.abs(step)) / 2;
  return Math.min(Math.max(rise, 0), Math.min(from, to));
};
