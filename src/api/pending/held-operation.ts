import { createStore } from 'zustand/vanilla';
import { createEarlierOperations } from './earlier-operations';
import type { Environment } from './environment';
import { noteDiscarded, takeBackDiscarded } from './open-operations';
import { createStoredOperation, pendingKey, storedKeyIn } from './stored-operation';
import { sessionBindingOf, type PendingOperation } from './operation';
import { isUnresolved, isWithoutReply, type Sent } from './submission';

/** The operation that a kind holds. `isRefusing` while its sheet says that a newer one was refused because of it. */
export interface Held<T> {
  readonly operation: PendingOperation;
  readonly submission: Sent<T>;
  readonly isShown: boolean;
  readonly isRefusing: boolean;
}

const NO_REPLY = { kind: 'network', reason: 'failed' } as const;

const createSlot = <T>(kind: string, env: Environment) => {
  const store = createStore<{ readonly held: Held<T> | undefined }>(() => ({ held: undefined }));
  const set = (held: Held<T> | undefined): void => store.setState({ held });
  const peek = (): Held<T> | undefined => store.getState().held;
  const storage = createStoredOperation(kind, env);
  const earlier = createEarlierOperations(`${pendingKey(kind)}:earlier`, env);
  return {
    store,
    set,
    peek,
    storage,
    earlier,
    noteDiscarded: (operation: PendingOperation) => noteDiscarded(kind, operation, env),
    takeBackDiscarded: (operation: PendingOperation) => takeBackDiscarded(kind, operation, env),
    own: (held: Held<T> | undefined) => (held && storage.isOwn(held.operation) ? held : undefined),
    /** The held operation, if it is this one. */
    find: ({ idempotencyKey }: PendingOperation): Held<T> | undefined => {
      const held = peek();
      return held?.operation.idempotencyKey === idempotencyKey ? held : undefined;
    },
  };
};

type Slot<T> = ReturnType<typeof createSlot<T>>;

/** Forgets `operation`. `isStray` if its outcome is unknown, so that it can still arrive. */
const drop = <T>(slot: Slot<T>, operation: PendingOperation, isStray: boolean): void => {
  slot.earlier.noteEnd();
  if (isStray) slot.earlier.noteStray(operation);
  else {
    slot.earlier.clearStray(operation);
    slot.takeBackDiscarded(operation);
  }
  if (slot.find(operation) !== undefined) slot.set(undefined);
  slot.storage.remove(operation);
};

/** Forgets an operation whose session has ended. If its outcome is unknown, the next sign-in of its owner says so. */
const discard = <T>(slot: Slot<T>, operation: PendingOperation, isOpen: boolean): void => {
  if (isOpen) slot.noteDiscarded(operation);
  drop(slot, operation, isOpen);
};

/** Takes over this session's unresolved operation from before a reload or from another tab. */
const adopt = <T>(slot: Slot<T>): void => {
  const held = slot.own(slot.peek());
  const operation = slot.storage.read();
  if (operation === undefined || !slot.storage.isOwn(operation)) return;
  if (held !== undefined && isUnresolved(held.submission)) return;
  const submission = { state: 'unknown', failure: NO_REPLY, isOverdue: false } as const;
  slot.set({ operation, submission, isShown: true, isRefusing: false });
};

const update = <T>(slot: Slot<T>, operation: PendingOperation, submission: Sent<T>): boolean => {
  const held = slot.find(operation);
  if (held === undefined) return false;
  if (slot.own(held) === undefined) {
    discard(slot, held.operation, true);
    return false;
  }
  slot.set({ ...held, submission });
  if (isUnresolved(submission)) return true;
  slot.earlier.noteEnd();
  slot.storage.remove(operation);
  return true;
};

/** Adds the owner to an operation that was confirmed before the user was known. */
const noteOwner = <T>(slot: Slot<T>, env: Environment): void => {
  const session = env.session();
  const held = slot.own(slot.peek());
  if (session?.owner === undefined || held === undefined || held.operation.owner !== undefined)
    return;
  const operation = { ...held.operation, ...sessionBindingOf(session) };
  slot.set({ ...held, operation });
  if (slot.storage.isStored(operation)) slot.storage.write(operation);
};

const discardOthers = <T>(slot: Slot<T>): void => {
  const held = slot.peek();
  if (held !== undefined && slot.own(held) === undefined)
    discard(slot, held.operation, isUnresolved(held.submission));
  const operation = slot.storage.read();
  if (operation !== undefined && !slot.storage.isOwn(operation)) discard(slot, operation, true);
};

/**
 * Holds one operation in memory and, while it is unresolved, in the storage shared by all tabs. Only the session that
 * confirmed it can read it.
 */
export const createHeldOperation = <T>(kind: string, env: Environment) => {
  const slot = createSlot<T>(kind, env);
  const { store, set, peek, own, storage, earlier, find } = slot;
  return {
    store,
    own,
    /** The operation held for the current session. */
    get: () => own(peek()),
    recordCriteria: earlier.recordCriteria,
    adopt: () => adopt(slot),
    drop: (operation: PendingOperation, isStray: boolean) => drop(slot, operation, isStray),
    hold: (operation: PendingOperation): void => {
      storage.write(operation);
      set({ operation, submission: { state: 'submitting' }, isShown: true, isRefusing: false });
    },
    /** Updates the submission of `operation`. Returns false, without effect, if it is no longer held. */
    update: (operation: PendingOperation, submission: Sent<T>) =>
      update(slot, operation, submission),
    /** The stored state of the operation, which another tab may have changed. */
    latest: (operation: PendingOperation): PendingOperation => {
      const stored = storage.read();
      return stored !== undefined && storage.isStored(operation) ? stored : operation;
    },
    /** True if it was sent once. False after another tab has resolved it, because that tab may have sent it again. */
    isSentOnce: (operation: PendingOperation): boolean =>
      storage.isStored(operation) && storage.read()?.sends === 1,
    /** Counts another send with the same key. */
    noteSend: (operation: PendingOperation): void => {
      const sent = { ...operation, sends: operation.sends + 1, sentAt: env.now() };
      storage.write(sent);
      const held = find(operation);
      if (held !== undefined) set({ ...held, operation: sent });
    },
    show: (changes: Pick<Held<T>, 'isShown' | 'isRefusing'>): void => {
      const held = peek();
      if (held !== undefined) set({ ...held, ...changes });
    },
    /** Handles a storage change by another tab: `text`, or `undefined` once the operation is resolved. */
    follow: (text: string | undefined): void => {
      const held = peek();
      if (held === undefined || !isWithoutReply(held.submission)) return;
      if (storedKeyIn(text) !== held.operation.idempotencyKey) set(undefined);
    },
    /** Discards an operation of another session, and adds the owner to one that has none yet. */
    discardOthers: (): void => {
      noteOwner(slot, env);
      discardOthers(slot);
    },
  };
};

/** The held operation of a kind, with its storage. */
export type HeldOperation<T> = ReturnType<typeof createHeldOperation<T>>;
