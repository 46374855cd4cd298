import type { Catalogue } from '../../engine/context';
import type { Market } from '../../engine/market';
import type { FaultRule } from '../fault-rule';
import type { Person } from '../builder';

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** What a person does at a moment, epoch milliseconds. */
export interface Step {
  readonly at: number;
  readonly run: (person: Person) => void;
}

/** When a life is led: until `end` (epoch milliseconds), on a market whose prices are public. */
export interface Stage {
  readonly seed: number;
  readonly end: number;
  readonly market: Market;
  readonly catalogue: Catalogue;
}

/** An account that a world can be opened with, and what it is there to show. */
export interface Persona {
  /** What it shows, in words. */
  readonly shows: string;
  /** The account's name where it is not that of the persona. */
  readonly account?: string;
  /** True if it is registered when the world begins, whoever else lives in it: the ids of these accounts are known. */
  readonly isFirst?: true;
  /** How long before the world's moment the account was registered, milliseconds. */
  readonly age: number;
  /** What was done since then; nothing later than the world's moment. */
  readonly life: (stage: Stage) => readonly Step[];
  /** True if its session has ended before its first call. */
  readonly sessionEnds?: true;
  /** What goes wrong for this account alone. */
  readonly faults?: readonly FaultRule[];
}

/** Steps at times before the end, milliseconds. */
export const ago =
  (...steps: readonly (readonly [before: number, run: Step['run']])[]) =>
  ({ end }: Pick<Stage, 'end'>): readonly Step[] =>
    steps.map(([before, run]) => ({ at: end - before, run }));

/** Certified in the live account, with the first payments credited: half an hour after `age`. */
export const funded = (
  age: number,
  payments: readonly (readonly [currency: string, amount: string])[],
): Persona['life'] =>
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

/** Lives one after the other. */
export const both =
  (...lives: readonly Persona['life'][]): Persona['life'] =>
  (stage) =>
    lives.flatMap((life) => life(stage));
