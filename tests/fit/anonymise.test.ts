import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '@mocks/testing/runs';
import { anonymise, maskValue } from '../../scripts/fit/anonymise';

const digits = (length: number) =>
  fc.stringMatching(new RegExp(`^[2-9]\\d{${length - 2}}[2-9]$`, 'u'));

/** The personal values of a user, each of its own shape. */
const person = fc.record({
  name: fc.constantFrom('Ada Lovelace', '李小龙先生', 'Jürgen Groß', 'Владимир', 'ณัฐวุฒิ'),
  email: fc.emailAddress().filter((text) => /[a-wyz].*@/u.test(text)),
  phone: digits(10),
  address: fc.stringMatching(/^0x[2-9a-f]{40}$/u),
  token: fc.stringMatching(/^[2-9a-f]{32}$/u),
  card: fc.stringMatching(/^[A-W]{2}[2-9]{7}$/u),
  iban: fc.stringMatching(/^DE[2-9]{20}$/u),
  invite: fc.stringMatching(/^[A-W2-9]{8}$/u),
});
type Person = typeof person extends fc.Arbitrary<infer P> ? P : never;

/** Places of the contract, and places that it does not know, in which servers put them. */
const placed = (who: Person) => ({
  type: 'ok',
  message: {
    id: 1,
    account_number: who.email,
    nickname: who.name,
    phone: Number(who.phone),
    extension_code: who.invite,
    real_data: { name: who.name, card_id: who.card, front_pic: `/upload/${who.token}.jpg` },
    rows: [
      { bank_account: who.iban, bank_dizhi: who.address, qrcode: who.address },
      // Under names that are not personal, and in free text.
      { category: who.name, amount: who.phone, symbol: who.invite, currency_name: who.card },
      { content: `${who.name} (${who.email}) from ${who.address}`, remark: who.token },
      { tel: who.phone, qq: Number(who.phone), wechat_id: who.invite, extra: who.name },
    ],
    addresses: { trc20: who.address, erc20: `erc20:${who.address}`, TRC20: [who.address] },
    people: { [who.email]: 1, [who.address]: 2, [who.token]: who.name },
    list: [who.name, who.email, who.phone, Number(who.phone)],
    id_text: JSON.stringify(who),
  },
});

describe('a fixture', () => {
  it('has no personal value of the reply, wherever it stands', () => {
    fc.assert(
      fc.property(person, (who) => {
        const text = JSON.stringify(anonymise(placed(who)));
        for (const value of Object.values(who)) expect(text).not.toContain(value);
      }),
      runs(200),
    );
  });

  it('has none of the values that it was told, under any name', () => {
    fc.assert(
      fc.property(person, fc.constantFrom('amount', 'symbol', 'balance', 'data'), (who, field) => {
        const secrets = [who.phone, who.card];
        const body = {
          type: 'ok',
          message: { [field]: who.phone, data: [Number(who.phone), who.card] },
        };
        const text = JSON.stringify(anonymise(body, secrets));
        for (const secret of secrets) expect(text).not.toContain(secret);
      }),
      runs(100),
    );
  });

  it('is free of a message alone: an address, a token', () => {
    expect(anonymise({ type: 'ok', message: 'T9yD14Nj9j7xAB4dbGeiX9h8un' })).toEqual({
      type: 'ok',
      message: 'x1xx11xx1x1xxx1xxxxxx1x1xx',
    });
  });

  it('keeps what says how the server writes: types, numbers, times, currencies, words', () => {
    const message = {
      id: '12',
      now_price: 1.5,
      change: '',
      volume: '3.20e-7',
      create_time: '2026-03-02 09:00:00',
      currency_name: 'USDT',
      logo: null,
      data: [[1, '2', null]],
      a_field_of_theirs: '0.00',
    };
    expect(anonymise({ type: 'ok', message })).toEqual({ type: 'ok', message });
    // Unless it is a secret: a password of zeros, say.
    expect(anonymise({ type: 'ok', message: { pin: '0' } }, ['0'])).toEqual({
      type: 'ok',
      message: { pin: '1' },
    });
    expect(anonymise({ type: 'error', message: 'wrong_password' })).toEqual({
      type: 'error',
      message: 'wrong_password',
    });
  });

  it('keeps the shape of what it replaces', () => {
    expect(maskValue('Ada.L@example.com, +49 30 1234')).toBe('xxx.x@xxxxxxx.xxx, +11 11 1111');
  });
});
