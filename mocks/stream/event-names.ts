import { EVENTS, type EventName } from '@/api/generated/events';

const isServerEvent = (name: string): name is EventName =>
  Object.hasOwn(EVENTS, name) && name !== 'login';

/** Events that the server sends: all of the contract except the client's. */
export const EVENT_NAMES: readonly EventName[] = Object.keys(EVENTS).filter(isServerEvent);
