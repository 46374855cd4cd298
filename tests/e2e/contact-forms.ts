/** The forms that bind a phone or an e-mail address: what is typed, and what the address is shown as afterwards. */
export const CONTACTS = [
  {
    kind: 'email',
    operation: 'bindEmail',
    path: '/pages/user/editEmail',
    label: 'Email address',
    code: 'Code from the email',
    address: 'ada@example.com',
    submit: 'Confirm email address',
    masked: 'a***@example.com',
    taken: 'This email address belongs to another account',
  },
  {
    kind: 'phone',
    operation: 'bindPhone',
    path: '/pages/user/editPhone',
    label: 'Phone number',
    code: 'Code from the text message',
    address: '1512345678',
    submit: 'Confirm phone number',
    masked: /\*\*\*5678$/u,
    taken: 'This phone number belongs to another account',
  },
] as const;
