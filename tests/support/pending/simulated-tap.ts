import type { OutcomeStrategy } from '@/api/pending/operation-kind';
import type { SessionSnapshot } from '@/api/pending/session-watch';
import type { Person } from './simulated-server';

/** What the sheet shows before the tap. */
export interface Staged {
  readonly terms: number;
  readonly price: number;
  readonly shownIn: SessionSnapshot;
  readonly token: string;
  readonly person: Person | undefined;
  readonly idsBefore: readonly number[];
}

/** A tap on "confirm": its user and session, and the price shown. */
export interface Confirmation {
  readonly number: number;
  readonly token: string;
  readonly userId: number;
  readonly mode: Person['mode'];
  readonly price: number;
  readonly terms: number;
}

/** `plain`: at a server that ignores keys, as public ones do. */
export type StrategyName =
  | OutcomeStrategy<unknown>['by']
  | 'list-or-repeat'
  | 'plain-list-or-repeat'
  | 'plain-repeat';
