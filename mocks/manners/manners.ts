import type { Manner } from './manner';
import { OLDER } from './older';
import { PLAIN } from './plain';

/** The manners that a server can be asked for, by name. */
export const MANNERS = { plain: PLAIN, older: OLDER } as const satisfies Readonly<
  Record<string, Manner>
>;

/** The name of a manner. */
export type MannerName = keyof typeof MANNERS;

/** True for the name of a manner. */
export const isMannerName = (text: string): text is MannerName => Object.hasOwn(MANNERS, text);
