import { SCREENS } from './screens';

/** The address of a message to the user. */
export const messagePath = (id: number): string => `${SCREENS.notification}?message=${id}`;

/** The address of a notice or another news item. */
export const noticePath = (id: number | string): string => `${SCREENS.notification}?id=${id}`;
