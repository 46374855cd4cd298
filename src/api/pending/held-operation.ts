import { createStore } from 'zustand/vanilla';
import { createEarlier } from './earlier';
import type { Environment } from './environment';
import { createKeptOperation, keyIn } from './kept-operation';
import { bindingOf, type PendingOperation } from './operation';
import { isUnresolved, type Sent } from './submission';

/** The operation of a kind. `isRefusing` while its sheet says that a newer one was not sent because of it. */
export interface Held<T> {
  readonly operation: PendingOperation;
  readonly submission: Sent<T>;
  readonly isShown: boolean;
  readonly isRefusing: boolean;
}

const NO_REPLY = { kind: 'network', reason: 'failed' } as const;
const LOOKED_UP: ReadonlySet<Sent<unknown>['state']> = new Set(['unknown', 'checking']);

const createSlot = <T>(storageKey: string, env: Environment) => {
  const store = createStore<{ readonly held: Held<T> | undefined }>(() => ({ held: undefined }));
  const set = (held: Held<T> | undefined): void => store.setState({ held });
  const peek = (): Held<T> | undefined => store.getState().held;
  const kept = createKeptOperation(storageKey, env);
  const earlier = createEarlier(`${storageKey}:earlier`, env);
  return {
    store,
    set,
    peek,
    kept,
    earlier,
    own: (held: Held<T> | undefined) => (held && kept.isOwn(held.operation) ? held : undefined),
    /** What is held, if it is this operation. */
    find: ({ idempotencyKey }: PendingOperation): Held<T> | undefined => {
      const held = peek();
      return held?.operation.idempotencyKey === idempotencyKey ? held : undefined;
    },
  };
};

type Slot<T> = ReturnType<typeof createSlot<T>>;

/** Forgets `operation`. `isStray` if its outcome is not known: it may still arrive. */
const drop = <T>(slot: Slot<T>, operation: PendingOperation, isStray: boolean): void => {
  slot.earlier.noteEnd();
  if (isStray) slot.earlier.noteStray(operation);
  else slot.earlier.noteNoStray(operation);
  if (slot.find(operation) !== undefined) slot.set(undefined);
  slot.kept.remove(operation);
};

/** Takes over what this session left unresolved before a reload, or has under way in another tab. */
const adopt = <T>(slot: Slot<T>): void => {
  const held = slot.own(slot.peek());
  const operation = slot.kept.read();
  if (operation === undefined || !slot.kept.isOwn(operation)) return;
  if (held !== undefined && isUnresolved(held.submission)) return;
  const submission = { state: 'unknown', failure: NO_REPLY, isOverdue: false } as const;
  slot.set({ operation, submission, isShown: true, isRefusing: false });
};

const update = <T>(slot: Slot<T>, operation: PendingOperation, submission: Sent<T>): boolean => {
  const held = slot.find(operation);
  if (held === undefined) return false;
  if (slot.own(held) === undefined) {
    drop(slot, held.operation, true);
    return false;
  }
  slot.set({ ...held, submission });
  if (isUnresolved(submission)) return true;
  slot.earlier.noteEnd();
  slot.kept.remove(operation);
  return true;
};

/** Notes whose an operation is that was confirmed before the server had said it. */
const noteOwner = <T>(slot: Slot<T>, env: Environment): void => {
  const session = env.session();
  const held = slot.own(slot.peek());
  if (session?.owner === undefined || held === undefined || held.operation.owner !== undefined)
    return;
  const operation = { ...held.operation, ...bindingOf(session) };
  slot.set({ ...held, operation });
  if (slot.kept.isKept(operation)) slot.kept.write(operation);
};

const discardOthers = <T>(slot: Slot<T>): void => {
  const held = slot.peek();
  if (held !== undefined && slot.own(held) === undefined)
    drop(slot, held.operation, isUnresolved(held.submission));
  const operation = slot.kept.read();
  if (operation !== undefined && !slot.kept.isOwn(operation)) drop(slot, operation, true);
};

/**
 * Holds one operation, in memory and, while it is unresolved, in the storage that all tabs share. It is there for the
 * session that it belongs to, and for nobody else.
 */
export const createHeldOperation = <T>(storageKey: string, env: Environment) => {
  const slot = createSlot<T>(storageKey, env);
  const { store, set, peek, own, kept, earlier, find } = slot;
  return {
    store,
    own,
    /** What is held for the present session. */
    get: () => own(peek()),
    marks: earlier.marks,
    adopt: () => adopt(slot),
    drop: (operation: PendingOperation, isStray: boolean) => drop(slot, operation, isStray),
    hold: (operation: PendingOperation): void => {
      kept.write(operation);
      set({ operation, submission: { state: 'submitting' }, isShown: true, isRefusing: false });
    },
    /** Notes where `operation` stands. False, and nothing changes, if it is not held any more. */
    update: (operation: PendingOperation, submission: Sent<T>) =>
      update(slot, operation, submission),
    /** The operation as the tab that sent it last has left it. */
    latest: (operation: PendingOperation): PendingOperation => {
      const stored = kept.read();
      return stored !== undefined && kept.isKept(operation) ? stored : operation;
    },
    /** True if it was sent a single time. False once another tab has resolved it: it may have sent it again before. */
    isSentOnce: (operation: PendingOperation): boolean =>
      kept.isKept(operation) && kept.read()?.sends === 1,
    /** Notes that it is sent once more. */
    noteSend: (operation: PendingOperation): void => {
      const sent = { ...operation, sends: operation.sends + 1, sentAt: env.now() };
      kept.write(sent);
      const held = find(operation);
      if (held !== undefined) set({ ...held, operation: sent });
    },
    show: (changes: Pick<Held<T>, 'isShown' | 'isRefusing'>): void => {
      const held = peek();
      if (held !== undefined) set({ ...held, ...changes });
    },
    /** Follows what another tab has stored: `text`, or `undefined` once its operation is resolved. */
    follow: (text: string | undefined): void => {
      const held = peek();
      if (held === undefined || !LOOKED_UP.has(held.submission.state)) return;
      if (keyIn(text) !== held.operation.idempotencyKey) set(undefined);
    },
    /** Forgets whatever does not belong to the present session, and notes whose the rest is as soon as that is known. */
    discardOthers: (): void => {
      noteOwner(slot, env);
      discardOthers(slot);
    },
  };
};

export type HeldOperation<T> = ReturnType<typeof createHeldOperation<T>>;
