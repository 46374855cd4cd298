import { describe, expect, it } from 'vitest';
import {
  advancedSchema,
  differingField,
  isLate,
  isUnderReview,
  primarySchema,
  startValues,
  toIdentity,
  type IdentityValues,
} from './model';

const DATA = {
  id_type: 1,
  name: 'Ada',
  surname: 'Berg',
  card_id: 'L0****47',
  country: 'Norway',
  address: null,
  front_pic: '/upload/front.jpg',
  reverse_pic: '/upload/back.jpg',
  created_time: 1_772_352_000,
};
const ROW = { review_status: 0, advanced_review_status: 0, real_data: null };

describe('the identity of a reply', () => {
  it('is empty before anything was submitted', () => {
    const { primary, advanced, last } = toIdentity(ROW);
    expect([primary.status, advanced.status, last]).toEqual(['none', 'none', undefined]);
  });

  it('has the time and data of the level that was submitted last', () => {
    const review = toIdentity({ ...ROW, review_status: 1, review_minutes: 1, real_data: DATA });
    expect(review.primary).toMatchObject({
      status: 'review',
      since: 1_772_352_000,
      usualMinutes: 1,
    });
    expect(review.advanced.since).toBeUndefined();
    expect(isUnderReview(review)).toBe(true);
    const second = toIdentity({
      ...ROW,
      review_status: 2,
      advanced_review_status: 1,
      real_data: DATA,
    });
    expect(second.primary).toMatchObject({ status: 'certified', since: undefined });
    expect(second.advanced).toMatchObject({ status: 'review', since: 1_772_352_000 });
  });

  it('has the time as text where the server sends no other', () => {
    const { created_time: _ours, ...data } = DATA;
    // 1,772,352,000 is 1 March 2026, 08:00:00 UTC.
    const real_data = { ...data, create_time: '2026-03-01 08:00:00' };
    const { primary } = toIdentity({ ...ROW, review_status: 1, real_data });
    expect(primary.since).toBe(1_772_352_000);
  });

  it('counts a reached level as certified, whatever its review says', () => {
    const { primary, advanced } = toIdentity({ ...ROW, real_status: 2 });
    expect([primary.status, advanced.status]).toEqual(['certified', 'certified']);
  });

  it('has the reason of a rejection, and takes a blank one for none', () => {
    const rejected = { ...ROW, review_status: 3 };
    expect(toIdentity({ ...rejected, reject_reason: 'Not readable' }).primary.reason).toBe(
      'Not readable',
    );
    expect(toIdentity({ ...rejected, reject_reason: ' ' }).primary.reason).toBeUndefined();
  });
});

describe('the start of a form', () => {
  it('is what was submitted before, without the masked number', () => {
    const { last } = toIdentity({ ...ROW, review_status: 3, real_data: DATA });
    expect(startValues(last)).toEqual({
      document: 'passport',
      name: 'Ada',
      surname: 'Berg',
      number: '',
      country: 'Norway',
      address: '',
      front: '/upload/front.jpg',
      back: '/upload/back.jpg',
    });
  });

  it('asks again for a photo that was rejected', () => {
    const real_data = { ...DATA, reverse_reason: 'Not readable' };
    const { last } = toIdentity({ ...ROW, advanced_review_status: 3, real_data });
    expect(startValues(last)).toMatchObject({ front: '/upload/front.jpg', back: '' });
  });
});

describe('a review', () => {
  const state = { status: 'review', reason: undefined, since: 1000, usualMinutes: 10 } as const;

  it('is late after twice its usual time, if that is known', () => {
    expect(isLate(state, 1000 + 20 * 60)).toBe(false);
    expect(isLate(state, 1001 + 20 * 60)).toBe(true);
    expect(isLate({ ...state, usualMinutes: undefined }, 9e9)).toBe(false);
    expect(isLate({ ...state, since: undefined }, 9e9)).toBe(false);
  });
});

const FILLED: IdentityValues = {
  ...startValues(undefined),
  name: ' Ada ',
  surname: 'Berg',
  number: 'l01 x00－t47',
  country: 'Norway',
  front: '/upload/a.jpg',
  back: '/upload/b.jpg',
};

const issuesOf = (
  schema: typeof primarySchema | ReturnType<typeof advancedSchema>,
  values: IdentityValues,
) =>
  (schema.safeParse(values).error?.issues ?? []).map(
    ({ path, message }) => `${path.join('.')} ${message}`,
  );

describe('the forms', () => {
  it('send names and numbers in one form', () => {
    expect(advancedSchema(undefined).parse(FILLED)).toMatchObject({
      name: 'Ada',
      number: 'L01X00-T47',
    });
  });

  it('of level 1 needs the person alone', () => {
    expect(issuesOf(primarySchema, { ...FILLED, country: '', front: '', back: '' })).toEqual([]);
    expect(issuesOf(primarySchema, startValues(undefined))).toEqual(
      expect.arrayContaining([
        'name nameRequired',
        'surname surnameRequired',
        'number numberRequired',
      ]),
    );
    expect(issuesOf(primarySchema, { ...FILLED, name: 'Ada1', number: 'no' })).toEqual([
      'name nameInvalid',
      'number numberInvalid',
    ]);
  });

  it('of level 2 needs a country that is served, and both photos', () => {
    expect(issuesOf(advancedSchema(undefined), { ...FILLED, country: '', back: '' })).toEqual([
      'country countryRequired',
      'back photoRequired',
    ]);
    expect(issuesOf(advancedSchema(undefined), { ...FILLED, country: 'Cuba' })).toEqual([
      'country countryRefused',
    ]);
  });
});

describe('the photos of level 2', () => {
  const { front, back } = FILLED;
  const { last } = toIdentity({
    ...ROW,
    real_data: { ...DATA, front_pic: front, reverse_pic: back, reverse_reason: 'Blurred' },
  });
  const kept = { ...FILLED, ...startValues(last), number: FILLED.number };

  it('differ: the copy of one that is kept is refused at its own side', () => {
    expect(issuesOf(advancedSchema(last), { ...kept, back: front })).toEqual([
      'back photoDuplicate',
    ]);
    expect(issuesOf(advancedSchema(undefined), { ...FILLED, back: front })).toEqual([
      'back photoDuplicate',
    ]);
    const { last: other } = toIdentity({
      ...ROW,
      real_data: { ...DATA, front_pic: front, reverse_pic: back },
    });
    expect(issuesOf(advancedSchema(other), { ...FILLED, front: back })).toEqual([
      'front photoDuplicate',
    ]);
  });

  it('are not those that were rejected at the same side', () => {
    expect(issuesOf(advancedSchema(last), { ...kept, back })).toEqual(['back photoRejected']);
    expect(issuesOf(advancedSchema(last), { ...kept, back: '/upload/new.jpg' })).toEqual([]);
    expect(issuesOf(advancedSchema(last), { ...kept, front: back, back: front })).toEqual([]);
  });

  it('have other issues beside', () => {
    expect(issuesOf(advancedSchema(last), { ...kept, number: 'no', country: '', back })).toEqual([
      'number numberInvalid',
      'country countryRequired',
      'back photoRejected',
    ]);
  });
});

describe('the field that differs from level 1', () => {
  const { last } = toIdentity({ ...ROW, real_data: DATA });
  const same = { ...startValues(last), number: 'L0447747' };
  it.each([
    [{ name: 'Adam' }, 'name'],
    [{ surname: 'Bergh' }, 'surname'],
    [{}, 'number'],
  ] as const)('with %j: %s', (changes, field) => {
    expect(differingField({ ...same, ...changes }, last)).toBe(field);
  });

  it('is the number where nothing is known of level 1', () => {
    expect(differingField(same, undefined)).toBe('number');
  });
});

it('a document type that the server does not tell is not guessed', () => {
  const { id_type: _type, ...data } = DATA;
  expect(toIdentity({ ...ROW, real_data: data }).last?.document).toBeUndefined();
});
