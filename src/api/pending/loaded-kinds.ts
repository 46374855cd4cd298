/** What the app does with a kind of operation without knowing the feature that owns it. */
interface LoadedKind {
  /** Discards an operation of another session. */
  readonly discardOthers: () => void;
  /** Opens the sheet of the unresolved operation again, if there is one. */
  readonly showAgain: () => void;
}

const kinds = new Map<string, LoadedKind>();

/** Registers a kind by its name. In a module of its own, because kinds load with the screens that use them. */
export const registerKind = (name: string, kind: LoadedKind): void => void kinds.set(name, kind);

/** Discards every operation of another session. Call it on each change of token, user or account mode. */
export const discardPendingOperations = (): void => {
  for (const { discardOthers } of kinds.values()) discardOthers();
};

/** Opens the sheet of a kind's unresolved operation again. A kind that is not loaded yet opens it by itself. */
export const showPendingOperation = (name: string): void => kinds.get(name)?.showAgain();
