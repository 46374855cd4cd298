import type { FaultRule } from './fault-rule';
import { PERSONA_NAMES, personaOf } from './personas';
import { READY_ACCOUNTS } from './ready-accounts';
import {
  clockOf,
  OpeningError,
  refuseSecondPersona,
  seedOf,
  wordsOf,
  type Words,
} from './opening-words';
import { scenarioOf, SCENARIOS, type ScenarioIntervention, type Scenario } from './scenarios';

const NO_SCENARIO: Scenario = { shows: 'nothing special' };

/** How a world starts, as parsed from a link's `?mock=` or `#mock=`, or a file name. */
export interface Opening {
  readonly seed: number | undefined;
  /** Epoch milliseconds of the world's clock at its start. */
  readonly clock: number | undefined;
  /** True if the clock stands still until it is moved. */
  readonly frozen: boolean;
  /** Who is signed in. */
  readonly persona: string | undefined;
  /** Personas of the world besides the ready accounts. */
  readonly personas: readonly string[];
  /** Market interventions. */
  readonly acts: readonly ScenarioIntervention[];
  /** Session lifetime, milliseconds; unlimited if absent. */
  readonly sessionMs: number | undefined;
  /** Faults; added again when the page reloads. */
  readonly faults: readonly FaultRule[];
  /** True if lists include the test pairs. */
  readonly tests: boolean;
  /** A whole world as text, parsed by `world-text.ts`. */
  readonly world: string | undefined;
  /** The token of who is signed in, one of that world. */
  readonly session: string | undefined;
}

const scenarioIn = ({ scenario }: Words): Scenario => {
  const found = scenario === undefined ? NO_SCENARIO : scenarioOf(scenario);
  if (found === undefined)
    throw new OpeningError(`scenario:${scenario} is none of ${Object.keys(SCENARIOS).join(', ')}`);
  return found;
};

const personasOf = (words: Words): readonly string[] => {
  const { persona } = words;
  if (persona !== undefined && 'world' in words)
    throw new OpeningError(
      `persona:${persona} needs a fresh world: a whole one has its own people`,
    );
  if (persona !== undefined && !PERSONA_NAMES.includes(persona))
    throw new OpeningError(`persona:${persona} is none of ${PERSONA_NAMES.join(', ')}`);
  if ('personas' in words) return PERSONA_NAMES;
  return persona === undefined ? [] : [persona];
};

const isReady = (name: string): boolean => READY_ACCOUNTS.some(({ account }) => account === name);

/** `account:` with a persona that is no ready account means `persona:`, which adds it to the world. */
const withPersona = (words: Words): Words => {
  const { account, ...rest } = words;
  if (account === undefined || isReady(account) || !PERSONA_NAMES.includes(account)) return words;
  refuseSecondPersona([words['persona'], account]);
  return { ...rest, persona: account };
};

/** Who is signed in: a persona, or a ready account, which every world has, without adding to its past. */
const signedInOf = ({ persona, account }: Words): string | undefined => {
  if (account === undefined) return persona;
  if (isReady(account)) return account;
  throw new OpeningError(`account:${account} is no ready account and no persona`);
};

const KNOWN = new Set([
  'account',
  'seed',
  'clock',
  'frozen',
  'persona',
  'personas',
  'scenario',
  'tests',
  'world',
  'session',
]);

/**
 * Parses a spec such as `persona:trader,clock:2026-03-02T09:00Z,seed:7`. Throws `OpeningError` for anything unknown or
 * invalid: a demo must not open a different world than its link says.
 */
export const parseOpening = (text: string): Opening => {
  const words = withPersona(wordsOf(text));
  const strange = Object.keys(words).find((word) => !KNOWN.has(word));
  if (strange !== undefined) throw new OpeningError(`${strange} is no word of an opening`);
  const scenario = scenarioIn(words);
  const personas = personasOf(words);
  return {
    seed: seedOf(words) ?? scenario.seed,
    clock: clockOf(words) ?? scenario.clock,
    frozen: 'frozen' in words,
    persona: signedInOf(words),
    personas,
    acts: scenario.acts ?? [],
    sessionMs: scenario.sessionMs,
    faults: [
      ...personas.flatMap((name) => personaOf(name)?.faults ?? []),
      ...(scenario.faults ?? []),
    ],
    tests: 'tests' in words,
    world: words['world'],
    session: words['session'],
  };
};
