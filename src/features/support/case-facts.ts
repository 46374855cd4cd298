import * as zod from 'zod/mini';
import { readStoredJson, removeStored, writeStored } from '@/lib/storage';
import { onOwnerChange, ownerStorageKey } from '@/session/session';

/** What is known of a record that somebody asks about. */
interface CaseFacts {
  /** The number of the record. */
  readonly number: string;
  /** A line a fact, as the record shows them. */
  readonly facts: readonly string[];
}

const PREFIX = 'case:';

/** Where the case of the current owner is; `undefined` from sign-in until the server has said who it is. */
const keyOfOwner = (): string | undefined => {
  const owner = ownerStorageKey();
  return owner === undefined ? undefined : `${PREFIX}${owner}`;
};

const storedCase = zod.object({ number: zod.string(), facts: zod.array(zod.string()) });

// Nobody else's may be left.
onOwnerChange(() => removeStored(PREFIX, 'session'));

/** Keeps the facts of a record for the message about it, in this tab alone: the newest case of its owner. */
export const stageCase = (record: CaseFacts): void => {
  const key = keyOfOwner();
  if (key !== undefined) writeStored(key, JSON.stringify(record), 'session');
};

/** The facts of the record with this number; none in another tab, or for somebody else. */
export const caseFactsOf = (number: string): readonly string[] => {
  const key = keyOfOwner();
  const staged =
    key === undefined
      ? undefined
      : readStoredJson(key, (value) => storedCase.safeParse(value).data, 'session');
  return staged?.number === number ? staged.facts : [];
};
