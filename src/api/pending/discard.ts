const discards = new Set<() => void>();

/** Registers what forgets the operation of a kind. Apart from the kinds, which only the screens that use them load. */
export const onDiscard = (discard: () => void): void => void discards.add(discard);

/** Forgets every operation that does not belong to the present session. Call it on each change of token, user or mode. */
export const discardPendingOperations = (): void => {
  for (const discard of discards) discard();
};
