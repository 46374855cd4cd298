import { beforeAll, describe, expect, it } from 'vitest';
import { compare, decimal } from '@/domain/money/decimal';
import { audit } from '../../engine/audit';
import { balanceOf, userAccount, type Book } from '../../engine/ledger/ledger';
import { findUser } from '../../engine/accounts/users';
import type { WorldState } from '../../engine/state';
import { control } from '../../control';
import { isFields } from '../../testing/contract';
import { openBench, type Bench } from '../../testing/gated-backend';
import { addFaults, openAs } from '../open-as';
import { READY_ACCOUNTS } from '../ready-accounts';
import { accountOf, EXTRA_PERSONAS, PERSONA_NAMES } from '.';

const open = async (words: string): Promise<Bench> => {
  const bench = await openBench();
  bench.caller.useToken(await openAs(bench.world, words));
  addFaults(bench.backend.faults, words);
  return bench;
};

const as = (name: string) => open(`persona:${name},frozen`);

const own = <T extends { readonly owner: number }>(
  state: WorldState,
  records: Readonly<Record<number, T>>,
  name: string,
): readonly T[] =>
  Object.values(records).filter(({ owner }) => owner === findUser(state, accountOf(name))?.id);

let all: WorldState;
beforeAll(async () => {
  const { world } = await openBench();
  await openAs(world, 'personas,frozen');
  all = await world.snapshot();
});

const balance = (name: string, currency: string, book: Book = 'coin') =>
  balanceOf(
    all.ledger,
    userAccount(findUser(all, accountOf(name))?.id ?? 0, 'live', book, currency, 'available'),
  );

const levels = (name: string) =>
  own(all, all.records.certifications, name).map(({ level, status }) => `${level} ${status}`);

describe('a world', () => {
  it('has the five ready accounts with fixed ids, whichever other personas it has', async () => {
    const plain = await (await openBench()).world.snapshot();
    for (const state of [plain, all])
      expect(READY_ACCOUNTS.map(({ account }) => findUser(state, account)?.id)).toEqual([
        10_001, 10_002, 10_003, 10_004, 10_005,
      ]);
    expect(Object.keys(plain.users)).toHaveLength(READY_ACCOUNTS.length);
    // The inviter's friends are no personas.
    const uninvited = Object.values(all.users).filter(({ invitedBy }) => invitedBy === undefined);
    expect(uninvited).toHaveLength(READY_ACCOUNTS.length + Object.keys(EXTRA_PERSONAS).length);
  });

  it('with every persona has consistent books, and is small', () => {
    expect(audit(all)).toEqual([]);
    expect(JSON.stringify(all).length).toBeLessThan(1_000_000);
  });

  it('contains only money that was paid in, lent, or granted as play money', () => {
    const made = new Set(
      all.ledger.journals
        .filter(({ postings }) => postings.some(({ account }) => account.includes('ext:deposits')))
        .map(({ kind }) => kind),
    );
    expect(made).toEqual(new Set(['top-up', 'demo-start']));
  });

  it('certifies only users that were reviewed', () => {
    const certified = Object.values(all.users).filter((user) => user.certified);
    expect(certified.length).toBeGreaterThan(8);
    for (const { id } of certified)
      expect(
        Object.values(all.records.certifications).some(
          ({ owner, status }) => owner === id && status === 'certified',
        ),
      ).toBe(true);
  });

  it.each(PERSONA_NAMES)('is opened for %s, at any time, with consistent books', async (name) => {
    // A Saturday (forex is closed), another seed, and an hour at which deposits pay interest.
    for (const clock of ['2026-06-06T08:00Z,seed:3', '2027-01-01T00:01Z,seed:99']) {
      const { world } = await openBench();
      await openAs(world, `persona:${name},frozen,clock:${clock}`).catch((error: unknown) => {
        if (name !== 'frozen' && name !== 'locked') throw error;
      });
      expect(audit(await world.snapshot())).toEqual([]);
    }
  });
});

describe('a persona', () => {
  it('new has nothing and is not verified', async () => {
    const { caller } = await as('new');
    expect(await caller.get('user/info')).toMatchObject({
      message: { is_realname: 1, account_mode: 'live' },
    });
    expect(balance('new', 'USDT')).toBe('0');
  });

  it('primary is under review, verified at level 1, advanced at level 2', () => {
    expect(levels('primary')).toEqual(['1 review']);
    expect(levels('verified')).toEqual(['1 certified']);
    expect(levels('advanced')).toEqual(['1 certified', '2 certified']);
  });

  it('trader has 200 orders and three open positions where the world is opened for it', async () => {
    const { world, caller } = await as('trader');
    const state = await world.snapshot();
    expect(own(state, state.records.secondsOrders, 'trader')).toHaveLength(200);
    const positions = own(state, state.records.positions, 'trader');
    expect(positions.map(({ status }) => status)).toEqual(['open', 'open', 'open']);
    expect(await caller.get('microtrade/lists')).toMatchObject({ message: { total: 200 } });
  });

  it('whale has more than a million, dust a few units of the eighth decimal', () => {
    expect(compare(balance('whale', 'USDT'), decimal('1000000'))).toBe(1);
    // 0.00050001 minus the sold 0.0005, 0.01000003 minus 0.01.
    expect(balance('dust', 'BTC')).toBe('0.00000001');
    expect(balance('dust', 'ETH')).toBe('0.00000003');
  });

  it('borrower has a loan due within a day', () => {
    const [loan] = own(all, all.records.loans, 'borrower');
    expect(loan).toMatchObject({ status: 'repaying', repaid: '200' });
    const due = all.agenda.find(({ topic, id }) => topic === 'loanDue' && id === loan?.id)?.at;
    expect((due ?? 0) - all.clock.worldMs).toBeGreaterThan(0);
    expect((due ?? 0) - all.clock.worldMs).toBeLessThan(86_400_000);
  });

  it('debtor has a loan in each state but on time, and a score that the overdue one lowers', async () => {
    const states = own(all, all.records.loans, 'debtor').map(({ status }) => status);
    expect(states).toEqual(['settled', 'rejected', 'overdue', 'review']);
    const { caller } = await as('debtor');
    // 50 + 20 for the first level + 5 for the repaid loan - 30
    expect(await caller.get('user/info')).toMatchObject({ message: { score: '45.00' } });
  });

  it('saver has a deposit in each state', () => {
    expect(new Set(own(all, all.records.deposits, 'saver').map(({ status }) => status))).toEqual(
      new Set(['review', 'hosting', 'completed', 'cancelled']),
    );
  });

  it('reviewing has payments in each state, with at most one pending withdrawal', () => {
    const topUps = own(all, all.records.topUps, 'reviewing').map(({ status }) => status);
    expect(new Set(topUps)).toEqual(new Set(['callback', 'review', 'success', 'failed']));
    const out = own(all, all.records.withdrawals, 'reviewing');
    expect(out.map(({ status }) => status)).toEqual(['success', 'failed', 'review1']);
    expect(out[0]?.history.map(({ status }) => status)).toEqual(['review1', 'review2', 'success']);
  });

  it('banked has a paid and a failed bank withdrawal, and a cancelled one', () => {
    const out = own(all, all.records.withdrawals, 'banked');
    expect(
      out.map(({ status, cardId }) => `${status} ${cardId === 0 ? 'wallet' : 'card'}`),
    ).toEqual(['success card', 'failed card', 'cancelled wallet']);
    // 3,000 less 500.
    expect(balance('banked', 'USDT')).toBe('2500');
  });

  it('margin-call is just above the stop-out level', async () => {
    const hazards: number[] = [];
    for (const words of ['', ',seed:1', ',seed:2', ',seed:3', ',clock:2026-06-06T08:00Z']) {
      const { caller } = await open(`persona:margin-call,frozen${words}`);
      const { message } = await caller.post('lever/my_trade', { page: 1, limit: 10 });
      const totals = isFields(message) ? message['rate_profits_total'] : undefined;
      hazards.push(isFields(totals) ? Number(totals['hazard_rate']) : 0);
    }
    for (const hazard of hazards) {
      expect(hazard).toBeGreaterThan(30);
      expect(hazard).toBeLessThan(55);
    }
  });

  it('losing lost its last orders, by the public price', () => {
    const orders = own(all, all.records.secondsOrders, 'losing');
    expect(orders).toHaveLength(12);
    for (const order of orders) expect(order).toMatchObject({ status: 'settled', outcome: 'lose' });
  });

  it('unlucky-upload cannot complete uploads, and only this account is affected', async () => {
    const { caller } = await as('unlucky-upload');
    for (let attempt = 0; attempt < 3; attempt += 1)
      expect(await caller.upload('front.jpg', [0xff, 0xd8, 0xff])).toEqual({
        type: 'error',
        message: 'upload_failed',
      });
    await caller.logIn('practice', 'quayside1');
    expect(await caller.upload('front.jpg', [0xff, 0xd8, 0xff])).toMatchObject({ type: 'ok' });
  });

  it('expired is signed in with an expired session', async () => {
    const { caller } = await as('expired');
    expect(caller.token()).toMatch(/^[\da-f]{32}$/u);
    expect(await caller.get('user/info')).toEqual({ type: '999', message: 'session_expired' });
  });

  it('secured has everything that codes go to and that protects withdrawals', async () => {
    const { caller } = await as('secured');
    expect(await caller.get('user/info')).toMatchObject({
      message: {
        phone: '1512345678',
        area_code: '49',
        email: 'ada.berg@example.com',
        authenticator: 1,
      },
    });
    expect(await caller.get('user/getrealinfo')).toMatchObject({
      message: { password_status: 1 },
    });
  });

  it('email-only has an e-mail address and no more', async () => {
    const { caller } = await as('email-only');
    expect(await caller.get('user/info')).toMatchObject({
      message: { phone: null, area_code: null, email: 'mila@example.com', authenticator: 0 },
    });
  });

  it('empty-lists has nothing in any list, demo-only nothing in the live account', () => {
    for (const records of Object.values(all.records))
      expect(own<{ owner: number }>(all, records, 'empty-lists')).toEqual([]);
    const { secondsOrders, positions } = all.records;
    for (const records of [secondsOrders, positions]) {
      const modes = own<{ owner: number; mode: string }>(all, records, 'demo-only');
      expect(new Set(modes.map(({ mode }) => mode))).toEqual(new Set(['demo']));
    }
  });

  it('max-length has a name of maximum length, and a right-to-left name', async () => {
    const { caller } = await as('max-length');
    expect(accountOf('max-length')).toHaveLength(32);
    expect(await caller.get('user/getrealinfo')).toMatchObject({ type: 'ok' });
    expect(await caller.post('user/cash_info', {})).toMatchObject({ type: 'ok' });
  });

  it('frozen and locked cannot sign in', async () => {
    for (const name of ['frozen', 'locked'])
      expect((await as(name)).caller.token()).toBeUndefined();
  });

  it.each(['frozen', 'locked'] as const)(
    '%s in the middle of a session: reads go on, writes and the next log-in are refused',
    async (standing) => {
      const { caller } = await as(`${standing}-in-session`);
      const refusal = { type: 'error', message: `account_${standing}` };
      expect(await caller.get('user/info')).toMatchObject({ type: 'ok' });
      expect(await caller.get('microtrade/lists')).toMatchObject({ type: 'ok' });
      expect(await caller.post('user/switch_account', { mode: 'demo' })).toMatchObject(refusal);
      expect(
        await caller.post('user/login', {
          user_string: `${standing}-in-session`,
          password: 'quayside1',
        }),
      ).toMatchObject(refusal);
    },
  );

  it('inviter has invited four people, of whom three are shown by masked names', async () => {
    const { caller } = await as('inviter');
    expect(await caller.get('user/invite')).toMatchObject({
      message: {
        invite_num: 4,
        inviteList: [{ account: 'mar****e.k' }, { account: 'j****' }, { account: 'tom****-84' }],
      },
    });
  });

  it('signs in by an alias of the demo, too', async () => {
    const { caller } = await open('personas,frozen');
    const signIn = async (name: string) =>
      caller.post('user/login', {
        user_string: `${name}@quayside.example`,
        password: 'quayside1',
      });
    for (const name of ['kyc1', 'kyc2', 'margin'])
      expect(await signIn(name)).toMatchObject({ type: 'ok' });
    expect(await signIn('frozen')).toMatchObject({ message: 'account_frozen' });
    expect(await signIn('locked')).toMatchObject({ message: 'account_locked' });
    expect(await signIn('nouser')).toMatchObject({ message: 'user_not_found' });
  });

  it('of another world is refused with instructions', async () => {
    const { world, backend } = await openBench();
    await expect(control(world, backend, { command: 'persona', account: 'saver' })).rejects.toThrow(
      '?mock=persona:saver',
    );
  });

  it('visitor is not signed in', async () => {
    const { caller } = await as('visitor');
    expect(caller.token()).toBeUndefined();
  });
});
