import { beforeEach, describe, expect, it } from 'vitest';
import { person, refusalOf, smallWorld } from '../../testing/small-world';
import { sendCode } from '../accounts/codes';
import { bindPhone, type PhoneBinding } from './bind-phone';

const ADA = person(10_001);
const BOB = person(10_002, { phone: '13800138000' });
const BINDING: PhoneBinding = { phone: '1512345678', areaCode: '49', code: '111111' };

let world: ReturnType<typeof smallWorld>;
beforeEach(() => {
  world = smallWorld([ADA, BOB]);
  world.apply(sendCode(world.context, BINDING.phone, 'register'));
});

const bound = (changes: Partial<PhoneBinding> = {}, user = ADA) =>
  bindPhone(world.context, user, { ...BINDING, ...changes });

describe('a phone number', () => {
  it('is bound with its dialling code, by the code that was sent to it', () => {
    expect(world.apply(bound())).toBe('updated');
    expect(world.user(ADA.id)).toMatchObject({ phone: '1512345678', areaCode: '49' });
  });

  it('replaces the one before', () => {
    world.apply(bound({}, BOB));
    expect(world.user(BOB.id).phone).toBe('1512345678');
  });

  it('may be the own one: the dialling code changes, or nothing', () => {
    const own = { phone: '13800138000', areaCode: '86' };
    world.apply(sendCode(world.context, own.phone, 'register', BOB));
    expect(world.apply(bound(own, BOB))).toBe('updated');
    expect(world.user(BOB.id)).toMatchObject(own);
    world.apply(sendCode(world.context, own.phone, 'register', world.user(BOB.id)));
    expect(bound(own, world.user(BOB.id)).events).toMatchObject([{ kind: 'codeUsed' }]);
  });

  it.each([
    [{ phone: '13800138000' }, 'username_exists'],
    [{ phone: '1700000000' }, 'verification_code_wrong'],
    [{ code: '000000' }, 'verification_code_wrong'],
    [{ code: '222222' }, 'verification_code_expired'],
    [{ code: '333333' }, 'too_many_attempts'],
  ] as const)('is not bound with %j: %s', (changes, key) => {
    expect(refusalOf(() => bound(changes))).toBe(key);
  });

  it('is not bound to a frozen account', () => {
    expect(refusalOf(() => bound({}, person(ADA.id, { standing: 'frozen' })))).toBe(
      'account_frozen',
    );
  });
});
