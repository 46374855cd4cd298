/** Alias names of the demo's own domain, and the account that each signs in; `undefined` for one that never exists. */
const ACCOUNT_NAMES: ReadonlyMap<string, string> = new Map([
  ['frozen@quayside.example', 'frozen'],
  ['locked@quayside.example', 'locked'],
  ['kyc1@quayside.example', 'verified'],
  ['kyc2@quayside.example', 'advanced'],
  ['margin@quayside.example', 'margin-call'],
]);

/** The account behind a sign-in name. `nouser@` and all other names stand for themselves. */
export const accountForName = (name: string): string =>
  ACCOUNT_NAMES.get(name.trim().toLowerCase()) ?? name;
