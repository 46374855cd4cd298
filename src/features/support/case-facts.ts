import { onOwnerChange } from '@/session/session';

/** What is known of a record that somebody asks about. */
interface CaseFacts {
  /** The number of the record. */
  readonly number: string;
  /** A line a fact, as the record shows them. */
  readonly facts: readonly string[];
}

/** In memory alone: the next screen shows it, and nobody else's may be left. */
let staged: CaseFacts | undefined;
onOwnerChange(() => {
  staged = undefined;
});

/** Keeps the facts of a record for the message about it. */
export const stageCase = (record: CaseFacts): void => {
  staged = record;
};

/** The facts of the record with this number; none after a reload. */
export const caseFactsOf = (number: string): readonly string[] =>
  staged?.number === number ? staged.facts : [];
