import { READY_ACCOUNTS } from '../ready-accounts';
import {
  advanced,
  emptyLists,
  expired,
  maxLength,
  newcomer,
  primary,
  unluckyUpload,
  verified,
} from './accounts';
import { marginCall } from './margin-call';
import { borrower, reviewing, saver } from './money';
import type { Persona } from './persona';
import { READY_LIVES } from './ready';
import { demoOnly, dust, grownTrader, losing, whale } from './trading';

/** The personas beside the ready accounts: a world has those that its opening names. */
export const EXTRA_PERSONAS = {
  new: newcomer,
  primary,
  verified,
  advanced,
  whale,
  dust,
  borrower,
  saver,
  reviewing,
  'margin-call': marginCall,
  losing,
  'unlucky-upload': unluckyUpload,
  expired,
  'empty-lists': emptyLists,
  'max-length': maxLength,
  'demo-only': demoOnly,
} as const satisfies Readonly<Record<string, Persona>>;

/** Nobody: a visitor who is not signed in. */
export const VISITOR = 'visitor';

const TABLE: Readonly<Record<string, Persona>> = { ...READY_LIVES, ...EXTRA_PERSONAS };

/** Every name that an opening can have behind `persona:`. */
export const PERSONA_NAMES: readonly string[] = [VISITOR, ...Object.keys(TABLE)];

/** A persona by its name; `undefined` for a visitor and for any other account. */
export const personaOf = (name: string): Persona | undefined =>
  Object.hasOwn(TABLE, name) ? TABLE[name] : undefined;

/** The account that a persona signs in with. */
export const accountOf = (name: string): string => personaOf(name)?.account ?? name;

const isReady = (name: string): boolean => READY_ACCOUNTS.some(({ account }) => account === name);

/** Who lives in a world: the ready accounts first, then those that are named. */
export const castOf = (named: readonly string[]): readonly (readonly [string, Persona])[] => [
  ...Object.entries(READY_LIVES).map(([name, persona]): [string, Persona] =>
    name === 'trader' && named.includes(name)
      ? [name, { ...persona, life: (stage) => [...persona.life(stage), ...grownTrader(stage)] }]
      : [name, persona],
  ),
  ...named.flatMap((name): [string, Persona][] => {
    const persona = personaOf(name);
    return persona === undefined || isReady(name) ? [] : [[name, persona]];
  }),
];
