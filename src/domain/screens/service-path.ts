import { SCREENS } from './screens';

/** What customer service can be asked about by a link, besides a record: there is a text for each. */
export const SERVICE_CASES = [
  'forgotPassword',
  'tradePassword',
  'frozen',
  'locked',
  // Not known yet. A refused call links to one of the two.
  'frozenOrLocked',
  'payment',
] as const;

/** One of `SERVICE_CASES`. */
export type ServiceCase = (typeof SERVICE_CASES)[number];

/** What a message to customer service is about. */
export type ServiceSubject =
  | { readonly kind: ServiceCase }
  | { readonly kind: 'record'; readonly number: string };

/** The numbers of records on all servers: digits, or letters and hyphens. Anything else could be a text of somebody else. */
const RECORD_NUMBER = /^[\dA-Za-z][\w-]{0,39}$/u;

/** The address of the customer-service screen with a text about `about`. */
export const servicePath = (about: ServiceCase): string =>
  `${SCREENS.customerService}?${new URLSearchParams({ about }).toString()}`;

/** Reads the parameter `about` of that address: a case or the number of a record; `undefined` for anything else. */
export const parseServiceSubject = (about: string | null): ServiceSubject | undefined => {
  if (about === null) return undefined;
  const kind = SERVICE_CASES.find((known) => known === about);
  if (kind !== undefined) return { kind };
  return RECORD_NUMBER.test(about) ? { kind: 'record', number: about } : undefined;
};
