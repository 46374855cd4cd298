import { READY_ACCOUNTS } from '../ready-accounts';
import {
  advanced,
  byWallet,
  emailOnly,
  emptyLists,
  expired,
  frozenInSession,
  inviter,
  lockedInSession,
  maxLength,
  newcomer,
  primary,
  rejected,
  rejectedPhoto,
  secured,
  unluckyUpload,
  verified,
} from './accounts';
import { marginCall } from './margin-call';
import { banked, borrower, debtor, exchanger, reviewing, saver, subscriber } from './money';
import type { Persona } from './persona';
import { READY_PERSONAS } from './ready-personas';
import { demoOnly, dust, traderHistory, losing, whale } from './trading';

/** Personas besides the ready accounts. A world has those that its opening spec names. */
export const EXTRA_PERSONAS = {
  new: newcomer,
  primary,
  rejected,
  'rejected-photo': rejectedPhoto,
  verified,
  advanced,
  secured,
  'email-only': emailOnly,
  'by-wallet': byWallet,
  whale,
  dust,
  borrower,
  debtor,
  saver,
  exchanger,
  subscriber,
  reviewing,
  banked,
  'margin-call': marginCall,
  losing,
  'unlucky-upload': unluckyUpload,
  inviter,
  expired,
  'frozen-in-session': frozenInSession,
  'locked-in-session': lockedInSession,
  'empty-lists': emptyLists,
  'max-length': maxLength,
  'demo-only': demoOnly,
} as const satisfies Readonly<Record<string, Persona>>;

/** A visitor who is not signed in. */
export const VISITOR = 'visitor';

const TABLE: Readonly<Record<string, Persona>> = { ...READY_PERSONAS, ...EXTRA_PERSONAS };

/** Every valid value of `persona:` in an opening spec. */
export const PERSONA_NAMES: readonly string[] = [VISITOR, ...Object.keys(TABLE)];

/** A persona by name; `undefined` for a visitor or any other account. */
export const personaOf = (name: string): Persona | undefined =>
  Object.hasOwn(TABLE, name) ? TABLE[name] : undefined;

/** The account that a persona signs in with. */
export const accountOf = (name: string): string => personaOf(name)?.account ?? name;

const isReady = (name: string): boolean => READY_ACCOUNTS.some(({ account }) => account === name);

/** The accounts of a world: the ready accounts first, then the named personas. */
export const accountsOfWorld = (
  named: readonly string[],
): readonly (readonly [string, Persona])[] => [
  ...Object.entries(READY_PERSONAS).map(([name, persona]): [string, Persona] =>
    name === 'trader' && named.includes(name)
      ? [
          name,
          { ...persona, history: (stage) => [...persona.history(stage), ...traderHistory(stage)] },
        ]
      : [name, persona],
  ),
  ...named.flatMap((name): [string, Persona][] => {
    const persona = personaOf(name);
    return persona === undefined || isReady(name) ? [] : [[name, persona]];
  }),
];
