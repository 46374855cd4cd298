import type { IssueCode } from './model';

/** The words for each issue: a key of the `auth` texts. */
export const ISSUE_TEXT = {
  accountRequired: 'issue.accountRequired',
  accountInvalid: 'issue.accountInvalid',
  areaRequired: 'issue.areaRequired',
  phoneRequired: 'issue.phoneRequired',
  phoneTooShort: 'issue.phoneTooShort',
  phoneInvalid: 'issue.phoneInvalid',
  emailRequired: 'issue.emailRequired',
  emailInvalid: 'issue.emailInvalid',
  codeRequired: 'issue.codeRequired',
  codeInvalid: 'issue.codeInvalid',
  passwordRequired: 'issue.passwordRequired',
  passwordLength: 'issue.passwordLength',
  confirmationRequired: 'issue.confirmationRequired',
  confirmationDiffers: 'issue.confirmationDiffers',
  inviteCodeRequired: 'issue.inviteCodeRequired',
  agreementRequired: 'issue.agreementRequired',
} as const satisfies Record<IssueCode, string>;
