/** The password of every ready account. */
export const READY_PASSWORD = 'quayside1';

/** Accounts of every fresh world, listed on the demo's login page. */
export const READY_ACCOUNTS = [
  { account: 'trader', shows: 'history' },
  { account: 'practice', shows: 'demoMoney' },
  { account: 'unverified', shows: 'unverified' },
  { account: 'frozen', shows: 'frozen' },
  { account: 'locked', shows: 'locked' },
] as const;

export type ReadyAccount = (typeof READY_ACCOUNTS)[number];
