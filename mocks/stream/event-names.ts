import { EVENTS, type EventName } from '@/api/generated/events';

const isTold = (name: string): name is EventName => Object.hasOwn(EVENTS, name) && name !== 'login';

/** The events that the exchange tells: all of the contract but what clients say. */
export const EVENT_NAMES: readonly EventName[] = Object.keys(EVENTS).filter(isTold);
