/** Names of the demo's own domain, and the account that signs in by each: none for one that never exists. */
const ACCOUNT_NAMES: ReadonlyMap<string, string> = new Map([
  ['frozen@quayside.example', 'frozen'],
  ['locked@quayside.example', 'locked'],
  ['kyc1@quayside.example', 'verified'],
  ['kyc2@quayside.example', 'advanced'],
  ['margin@quayside.example', 'margin-call'],
]);

/** The account that somebody means who signs in by this name: `nouser@` and all others mean themselves. */
export const meantBy = (name: string): string =>
  ACCOUNT_NAMES.get(name.trim().toLowerCase()) ?? name;
