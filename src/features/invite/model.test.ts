import { describe, expect, it } from 'vitest';
import { inviteLink, toInvitation } from './model';

const ROW = { extension_code: 'QUAY01', inviteList: [] } as const;

describe('an invitation', () => {
  it('shows at most three people, as the server masks them', () => {
    const inviteList = [1, 2, 3, 4].map((id) => ({
      user_id: id,
      account: `a**${id}`,
      total: '1.50',
    }));
    const { people } = toInvitation({ ...ROW, inviteList });
    expect(people).toEqual([
      { id: 1, name: 'a**1', rebate: '1.5' },
      { id: 2, name: 'a**2', rebate: '1.5' },
      { id: 3, name: 'a**3', rebate: '1.5' },
    ]);
  });

  it('leaves unknown numbers unknown', () => {
    expect(toInvitation(ROW)).toMatchObject({ invited: undefined, rebate: undefined });
  });

  it.each([
    ['/upload/invite.png', '/upload/invite.png'],
    ['https://evil.example/x.png', undefined],
    ['//evil.example/x.png', undefined],
    ['/\\evil.example/x.png', undefined],
    ['javascript:alert(1)', undefined],
    [null, undefined],
  ])('shows a picture of its own server alone: %s', (image, shown) => {
    expect(toInvitation({ ...ROW, ad: { image } }).picture).toBe(shown);
  });
});

it('the link leads to the registration with the code, without the query of the page', () => {
  const page = new URL('https://quayside.example/h5/?mock=persona:trader#/pages/user/invite');
  expect(inviteLink(page, 'QUAY 01')).toBe(
    'https://quayside.example/h5/#/pages/register/index?code=QUAY+01',
  );
});
