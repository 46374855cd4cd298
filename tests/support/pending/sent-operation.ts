import type { PendingOperation } from '../../../src/api/pending/operation';

/** When `sentOperation` was sent, epoch seconds. */
export const SENT_AT = 1_772_442_000;

/** An operation that was sent once, at `SENT_AT`, and whose reply was lost. */
export const sentOperation = ({
  idsBefore = [],
  ...call
}: Pick<PendingOperation, 'operationId' | 'body'> &
  Partial<Pick<PendingOperation, 'idsBefore'>>): PendingOperation => ({
  ...call,
  idsBefore,
  idempotencyKey: 'key-00000001',
  tokenMark: 'mark',
  owner: 7,
  mode: 'live',
  createdAt: SENT_AT * 1000,
  sentAt: SENT_AT * 1000,
  sends: 1,
  earliest: SENT_AT,
  rivals: 0,
  summary: { title: '', subject: undefined, lines: [], done: '' },
});
