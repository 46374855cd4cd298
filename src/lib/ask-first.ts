import { createStoredList } from './stored-list';

/** Kinds of orders that can be placed at one tap. */
export type OrderKind = 'seconds' | 'leverage';

const unasked = createStoredList('unaskedOrders', 2);

/** Whether an order of this kind is shown for confirmation before it is placed: so it is until the user says otherwise. */
export const useAsksFirst = (kind: OrderKind): boolean => !unasked.useWords().includes(kind);

/** Keeps on the device whether orders of this kind are shown for confirmation. */
export const setAsksFirst = (kind: OrderKind, asks: boolean): void =>
  unasked.change((kinds) => [...kinds.filter((other) => other !== kind), ...(asks ? [] : [kind])]);
