import type { Person } from '../person';
import { ago, inSequence, DAY, funded, HOUR, MINUTE, type Persona } from './persona';

const SHORT = 2 * HOUR;

/** Accounts in different states of identity and access. */
export const newcomer: Persona = {
  shows: 'registered just now: not verified, nothing in the live account',
  age: 10 * MINUTE,
  history: ago([9 * MINUTE, (person) => person.use('live')]),
};

export const primary: Persona = {
  shows: 'level 1 of certification under review',
  age: SHORT,
  history: ago(
    [HOUR, (person) => person.use('live')],
    [HOUR - MINUTE, (person) => person.certify(1, { surname: 'Review' })],
  ),
};

export const verified: Persona = {
  shows: 'certified at level 1, with some money',
  age: SHORT,
  history: funded(SHORT, [['USDT', '1000']]),
};

export const advanced: Persona = {
  shows: 'certified at levels 1 and 2',
  age: SHORT,
  history: inSequence(
    funded(SHORT, [['USDT', '3000']]),
    ago([HOUR, (person) => person.certify(2)]),
  ),
};

export const rejected: Persona = {
  shows: 'level 1 of certification rejected: the details could not be confirmed',
  age: SHORT,
  history: ago(
    [HOUR, (person) => person.use('live')],
    [HOUR - MINUTE, (person) => person.certify(1, { surname: 'Reject' })],
  ),
};

export const rejectedPhoto: Persona = {
  shows: 'level 2 of certification rejected for the photo of the back alone',
  age: SHORT,
  history: inSequence(
    funded(SHORT, [['USDT', '1000']]),
    ago([HOUR, (person) => person.certify(2, { back: 'blurred.jpg' })]),
  ),
};

export const secured: Persona = {
  shows: 'phone, e-mail, trade password (payme12) and authenticator set',
  age: SHORT,
  history: inSequence(
    funded(SHORT, [['USDT', '1500']]),
    ago(
      [HOUR, (person) => person.setTradePassword()],
      [HOUR - MINUTE, (person) => person.bindPhone('1512345678', '49')],
      [HOUR - 2 * MINUTE, (person) => person.bindEmail('ada.berg@example.com')],
      [HOUR - 3 * MINUTE, (person) => person.setAuthenticator()],
    ),
  ),
};

export const emailOnly: Persona = {
  shows: 'an e-mail address, mila@example.com, that codes go to',
  age: SHORT,
  history: ago([HOUR, (person) => person.bindEmail('mila@example.com')]),
};

export const byWallet: Persona = {
  shows: 'an account that a wallet made: an address for a name, no login password',
  account: '0x5a0b54d5dc17e0aadc383d2db43b0a0d3e029c4c',
  age: SHORT,
  history: ago([HOUR, (person) => person.becomeWalletAccount()]),
};

export const inviter: Persona = {
  shows: 'four people registered with its invite code',
  age: DAY,
  history: inSequence(
    funded(DAY, [['USDT', '1000']]),
    ago(
      ...['marguerite.k', 'jo', 'tomasz-84', 'lena.b'].map(
        (friend, index): [number, (person: Person) => void] => [
          (4 - index) * HOUR,
          (person) => person.invite(friend),
        ],
      ),
    ),
  ),
};

export const emptyLists: Persona = {
  shows: 'an account in which nothing ever happened: every list is empty',
  age: SHORT,
  history: () => [],
};

export const expired: Persona = {
  shows: 'a session that has ended: the next call answers 999',
  age: SHORT,
  history: funded(SHORT, [['USDT', '500']]),
  sessionEnds: true,
};

export const frozenInSession: Persona = {
  shows:
    'frozen in the middle of a session: reads go on, every write is refused, so is the next log-in',
  age: SHORT,
  history: funded(SHORT, [['USDT', '500']]),
  stopsInSession: 'frozen',
};

export const lockedInSession: Persona = {
  shows: 'locked in the middle of a session',
  age: SHORT,
  history: funded(SHORT, [['USDT', '500']]),
  stopsInSession: 'locked',
};

export const unluckyUpload: Persona = {
  shows: 'no picture that it hands in arrives',
  age: SHORT,
  history: ago([HOUR, (person) => person.use('live')]),
  faults: [
    {
      operation: 'uploadFile',
      stage: 'beforeCommit',
      effect: { kind: 'refusal', key: 'upload_failed' },
      times: 10_000,
      when: { fact: 'account', is: 'unlucky-upload' },
    },
  ],
};

const ARABIC_NAME = 'عبد الرحمن محمد عبد العزيز بن سليمان';
const LONG_SURNAME = 'Wolfeschlegelsteinhausenbergerdorff-Featherstonehaugh';
const LONG_WORDS = 'The savings account at the bank around the corner from the old town hall';

export const maxLength: Persona = {
  shows: 'names as long as they may be, some from right to left',
  // 32 characters, the maximum of an account name.
  account: 'maximiliane.konstantina-of-32-ch',
  age: DAY,
  history: ago(
    [DAY - MINUTE, (person) => person.certify(1, { name: ARABIC_NAME, surname: LONG_SURNAME })],
    [DAY - 2 * MINUTE, (person) => person.use('live')],
    [DAY - 3 * MINUTE, (person) => person.topUp('USDT', '12345.67', { receipt: true })],
    [HOUR, (person) => void person.bindAddress('USDT', 'with-a-label-0001', LONG_WORDS)],
    [
      HOUR - MINUTE,
      (person) =>
        person.bind({
          kind: 'bank',
          holder: `${ARABIC_NAME} ${LONG_SURNAME}`.slice(0, 60),
          account: 'DEMO-NOT-PAYABLE-0000-0000-0000',
          bank: 'Allgemeine Beispielbank für Handel und Gewerbe',
          bankId: undefined,
          branch: 'Musterstadt am Beispielfluss, Hauptgeschäftsstelle',
          place: undefined,
          code: undefined,
          bankAddress: undefined,
          iban: undefined,
        }),
    ],
  ),
};
