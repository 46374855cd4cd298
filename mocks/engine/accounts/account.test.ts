import { describe, expect, it } from 'vitest';
import { person, refusalOf, smallWorld } from '../../testing/small-world';
import { invitationOf } from './invitation';
import { switchAccount } from './switch-account';

describe('an invitation', () => {
  it('counts everyone who registered with the code and shows the first three, names masked', () => {
    const host = person(1, { inviteCode: 'HOST' });
    const names = ['margaret', 'ada', 'grace.h', 'linus', 'ken'];
    const guests = names.map((account, index) => person(index + 2, { account, invitedBy: 1 }));
    const { state } = smallWorld([host, ...guests, person(9)]);
    expect(invitationOf(state, host)).toEqual({
      code: 'HOST',
      invited: 5,
      shown: [
        { id: 2, masked: 'mar****ret' },
        { id: 3, masked: 'a****' },
        { id: 4, masked: 'gra****e.h' },
      ],
    });
  });

  it('shows zero for a code that no one used', () => {
    const host = person(1);
    expect(invitationOf(smallWorld([host, person(2)]).state, host)).toEqual({
      code: 'CODE1',
      invited: 0,
      shown: [],
    });
  });
});

describe('switching the account', () => {
  it('changes only the mode; switching to the current mode changes nothing', () => {
    const world = smallWorld([person(1)]);
    expect(world.apply(switchAccount(world.user(1), 'demo'))).toBe('operation_success');
    expect(world.user(1)).toEqual(person(1, { mode: 'demo' }));
    expect(switchAccount(world.user(1), 'demo').events).toEqual([]);
  });

  it('is refused for a frozen or locked user', () => {
    expect(refusalOf(() => switchAccount(person(1, { standing: 'frozen' }), 'demo'))).toBe(
      'account_frozen',
    );
    expect(refusalOf(() => switchAccount(person(1, { standing: 'locked' }), 'demo'))).toBe(
      'account_locked',
    );
  });
});
