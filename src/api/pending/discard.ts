const discards = new Set<() => void>();

/** Registers the discard function of a kind. In a module of its own, because kinds load with the screens that use them. */
export const registerDiscard = (discard: () => void): void => void discards.add(discard);

/** Discards every operation of another session. Call it on each change of token, user or account mode. */
export const discardPendingOperations = (): void => {
  for (const discard of discards) discard();
};
