/** Texts of the presenter's panel. English only: it is a tool and not part of the product. */
export const PRESENTER_TEXTS = {
  presenter: 'Presenter',
  clear: 'Clear all',
  remove: 'Remove',
  copyAsTest: 'Copy these calls as a test',
  letItHappen: 'Let it happen',
  directed: 'For everybody alike, from the next second on. Every receipt that it touches says so.',
  movePrice: 'Move the price',
  signOut: 'Sign out',
  inFreshWorld: 'In a fresh world of their own',
  scenarios: 'A fresh world to show',
  approve: 'Approve',
  reject: 'Reject',
  saveFile: 'Save as a file',
  openFile: 'Open a file',
  copyLink: 'Copy a link to this world',
  startAfresh: 'Start afresh',
} as const;
