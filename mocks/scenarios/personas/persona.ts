import type { Catalogue } from '../../engine/context';
import type { Market } from '../../engine/market';
import type { FaultRule } from '../fault-rule';
import type { Person } from '../person';

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** A step of a persona at a time, epoch milliseconds. */
export interface HistoryStep {
  readonly at: number;
  readonly run: (person: Person) => void;
}

/** The time up to which a persona's history runs (epoch milliseconds), and the market with its prices. */
export interface HistoryContext {
  readonly seed: number;
  readonly end: number;
  readonly market: Market;
  readonly catalogue: Catalogue;
}

/** An account that a world can be opened with, for a demonstration. */
export interface Persona {
  /** Description of what it demonstrates. */
  readonly shows: string;
  /** Account name, if it differs from the persona's name. */
  readonly account?: string;
  /** True if it is registered first in every world, so that its id is fixed. */
  readonly isFirst?: true;
  /** Age of the account at the start of the world, milliseconds. */
  readonly age: number;
  /** Its steps since registration, none later than the start of the world. */
  readonly history: (stage: HistoryContext) => readonly HistoryStep[];
  /** True if its session has expired before its first call. */
  readonly sessionEnds?: true;
  /** Set if the account is frozen or locked right after it signed in: its session goes on, every write is refused. */
  readonly stopsInSession?: 'frozen' | 'locked';
  /** Faults that affect only this account. */
  readonly faults?: readonly FaultRule[];
}

/** Steps at times before the end, milliseconds. */
export const ago =
  (...steps: readonly (readonly [before: number, run: HistoryStep['run']])[]) =>
  ({ end }: Pick<HistoryContext, 'end'>): readonly HistoryStep[] =>
    steps.map(([before, run]) => ({ at: end - before, run }));

/** Certifies the user and credits the first top-ups to the live account, half an hour after `age`. */
export const funded = (
  age: number,
  payments: readonly (readonly [currency: string, amount: string])[],
): Persona['history'] =>
  ago(
    [age - MINUTE, (person) => person.certify(1)],
    [age - 2 * MINUTE, (person) => person.use('live')],
    ...payments.map(
      ([currency, amount], index) =>
        [
          age - 3 * MINUTE - index * MINUTE,
          (person: Person) => person.topUp(currency, amount),
        ] as const,
    ),
  );

/** Runs several histories one after the other. */
export const inSequence =
  (...histories: readonly Persona['history'][]): Persona['history'] =>
  (stage) =>
    histories.flatMap((history) => history(stage));
