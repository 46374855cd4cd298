import { beforeEach, describe, expect, it } from 'vitest';
import { control } from '../control';
import { audit } from '../engine/audit';
import { READY_PASSWORD } from '../scenarios/ready-accounts';
import { createCaller } from '../testing/client';
import { openBench, type Bench } from '../testing/gated-backend';

/** Catalogue value: a usual review of a certification takes 20 seconds. */
const REVIEW_SECONDS = 20;
const JPG = [0xff, 0xd8, 0xff, 0xe0, 1, 2, 3];
const PRIMARY = { real_type: 1, id_type: 1, name: 'Ada', surname: 'Berg', card_id: 'L01X00T47' };

let mock: Bench;
beforeEach(async () => {
  mock = await openBench();
  await mock.caller.logIn('unverified', READY_PASSWORD);
});

const refused = (message: string) => ({ type: 'error', message });
const SUBMITTED = { type: 'ok', message: 'submitted_for_review' };
const certify = (changes: Readonly<Record<string, unknown>> = {}) =>
  mock.caller.post('user/real_name', { ...PRIMARY, ...changes });
const state = async () => (await mock.caller.get('user/getrealinfo'))['message'];
const user = async () => (await mock.caller.get('user/info'))['message'];
const wait = (seconds: number) =>
  control(mock.world, mock.backend, { command: 'advance', seconds });
const upload = async (name: string, bytes: readonly number[]) =>
  String((await mock.caller.upload(name, bytes))['message']);
const messages = async (lang = 'en') =>
  (await mock.caller.get(`user/usermessage?category=identity&lang=${lang}`))['message'];

const ask = async (query: string) =>
  (await mock.caller.get(`user/usermessage?${query}`))['message'];

describe('certification', () => {
  it('goes through review to certified, and the user is notified', async () => {
    expect(await state()).toMatchObject({ real_status: 0, review_status: 0, real_data: null });
    expect(await certify()).toEqual(SUBMITTED);
    await wait(REVIEW_SECONDS - 1);
    expect(await state()).toMatchObject({ review_status: 1, real_data: { card_id: 'L0****47' } });
    expect(await certify()).toEqual(refused('already_applied'));
    await wait(1);
    expect(await state()).toMatchObject({ real_status: 1, review_status: 2 });
    expect(await messages()).toMatchObject({
      // The other message is about the top-up that the account was created with.
      unread: 2,
      data: [{ title: 'Identity verified', category: 'identity', mark: 1 }],
    });
    expect(await certify()).toEqual(refused('already_applied'));
  });

  it('is rejected with a reason in the language of the call, and can be submitted again', async () => {
    await certify({ surname: 'Reject' });
    await wait(REVIEW_SECONDS);
    expect(await state()).toMatchObject({
      review_status: 3,
      reject_reason: 'We could not confirm these details. Check the names and the document number.',
    });
    expect(await messages('zh')).toMatchObject({
      data: [
        {
          title: '身份认证未通过',
          content: '1 级认证未通过。我们无法确认这些资料。请检查姓名和证件号码。您可以重新提交。',
        },
      ],
    });
    expect(await certify()).toEqual(SUBMITTED);
  });

  it('waits for a reviewer or takes a day where the rules say so', async () => {
    await certify({ surname: 'Review' });
    await wait(400 * 86_400);
    expect(await state()).toMatchObject({ review_status: 1 });
    const review = { command: 'review', collection: 'certifications' } as const;
    expect(await control(mock.world, mock.backend, { ...review, id: 999 })).toBe(false);
    const { records } = await mock.world.snapshot();
    const id = Number(Object.keys(records.certifications).at(-1));
    expect(await control(mock.world, mock.backend, { ...review, id, reason: 'dataDiffers' })).toBe(
      true,
    );
    expect(await state()).toMatchObject({ review_status: 3 });
    expect(await control(mock.world, mock.backend, { ...review, id })).toBe(false);
    await certify({ surname: 'Slow', name: 'A/L Subramaniam' });
    await wait(86_399);
    expect(await state()).toMatchObject({ review_status: 1 });
    await wait(1);
    expect(await state()).toMatchObject({ review_status: 2 });
  });

  it('of level 2 needs level 1, the same person, the country and both photos', async () => {
    const advanced = { real_type: 2, country: 'Germany' };
    expect(await certify(advanced)).toEqual(refused('real_name_required'));
    await certify();
    await wait(REVIEW_SECONDS);
    expect(await certify(advanced)).toEqual(refused('parameters_missing'));
    const [front_pic, reverse_pic] = [
      await upload('front.jpg', JPG),
      await upload('back.jpg', [...JPG, 4]),
    ];
    const photos = { ...advanced, front_pic, reverse_pic };
    expect(await certify({ ...photos, surname: 'Other' })).toEqual(refused('real_name_failed'));
    expect(await certify({ ...photos, front_pic: '/upload/of-somebody.jpg' })).toEqual(
      refused('parameter_wrong'),
    );
    expect(await certify({ ...photos, reverse_pic: front_pic })).toEqual(
      refused('parameter_wrong'),
    );
    expect(await certify({ ...photos, card_id: PRIMARY.card_id.toLowerCase() })).toEqual(SUBMITTED);
    await wait(REVIEW_SECONDS);
    expect(await state()).toMatchObject({ real_status: 2, advanced_review_status: 2 });
  });

  it.each([
    [{ surname: 'Used' }, 'id_number_already_verified'],
    [{ name: '12345' }, 'real_name_failed'],
    [{ surname: '@' }, 'real_name_failed'],
    [{ card_id: 'no' }, 'parameter_wrong'],
    [{ surname: undefined }, 'parameters_missing'],
  ])('is refused with %j: %s', async (changes, key) => {
    expect(await certify(changes)).toEqual(refused(key));
  });

  it('accepts each document number once', async () => {
    await certify();
    await wait(REVIEW_SECONDS);
    await mock.caller.logIn('practice', READY_PASSWORD);
    expect(await certify({ card_id: PRIMARY.card_id.toLowerCase() })).toEqual(
      refused('id_number_already_verified'),
    );
    // The same digits on another kind of document are a different number.
    expect(await certify({ id_type: 2 })).toEqual(SUBMITTED);
  });
});

describe('a country that is not served', () => {
  const registration = {
    type: 'mobile',
    user_string: '13800138000',
    area_code: '86',
    password: 'secret12',
    re_password: 'secret12',
    extension_code: 'QUAYSIDE',
    code: '111111',
  };

  it('is refused at certification, and at registration by its dialling code', async () => {
    expect(await certify({ country: 'China' })).toEqual(refused('country_not_served'));
    const visitor = createCaller(mock.backend);
    // Without a dialling code the number is Chinese.
    for (const form of [registration, { ...registration, area_code: undefined }])
      expect(await visitor.post('user/register', form)).toEqual(refused('country_not_served'));
    const code = { mobile: '13800138000', area_code: '86' };
    expect(await visitor.post('sms_send_d', { ...code, type: 'register' })).toEqual(
      refused('country_not_served'),
    );
    // Who has an account can still get back into it.
    expect(await visitor.post('sms_send_d', { ...code, type: 'forget' })).toEqual(
      refused('user_not_found'),
    );
  });
});

describe('the level in the user’s own data', () => {
  it('is none, under review, rejected, then certified', async () => {
    expect(await user()).toMatchObject({ is_realname: 1, review_status: 0 });
    await certify({ surname: 'Reject' });
    expect(await user()).toMatchObject({ is_realname: 1, review_status: 1 });
    await wait(REVIEW_SECONDS);
    expect(await user()).toMatchObject({ is_realname: 1, review_status: 3 });
    await certify();
    await wait(REVIEW_SECONDS);
    expect(await user()).toMatchObject({ is_realname: 2, review_status: 2 });
  });
});

describe('a photo that nobody can read', () => {
  it('rejects level 2 with a reason for its side; the other photo may be sent again', async () => {
    await certify();
    await wait(REVIEW_SECONDS);
    const front_pic = await upload('front.jpg', JPG);
    const blurred = await upload('blurred.jpg', [...JPG, 4]);
    const advanced = { real_type: 2, country: 'Germany', front_pic };
    await certify({ ...advanced, reverse_pic: blurred });
    await wait(REVIEW_SECONDS);
    const reason = 'The document is not readable.';
    expect(await state()).toMatchObject({
      advanced_review_status: 3,
      advanced_reject_reason: reason,
      real_data: { front_pic, front_reason: null, reverse_reason: reason },
    });
    const reverse_pic = await upload('back.jpg', [...JPG, 5]);
    expect(await certify({ ...advanced, reverse_pic })).toEqual(SUBMITTED);
    await wait(REVIEW_SECONDS);
    expect(await state()).toMatchObject({ advanced_review_status: 2 });
  });
});

describe('the log of calls', () => {
  it('has no name, document number or path of a photo', async () => {
    const path = await upload('front.jpg', JPG);
    await certify({ name: 'Seraphina', surname: 'Vandermeer', card_id: 'SECRET-4711' });
    await state();
    const log = mock.backend.log;
    const text = JSON.stringify([await log.newest(), await log.recorded()]);
    expect(text).toContain('submitCertification');
    const personal = ['Seraphina', 'Vandermeer', 'SECRET-4711', 'SE****11', path];
    expect(personal.filter((word) => text.includes(word))).toEqual([]);
  });
});

describe('an uploaded picture', () => {
  it('keeps its path when it comes again, and its bytes are not kept', async () => {
    const path = await upload('id.jpg', JPG);
    expect(path).toMatch(/^\/upload\/[0-9a-f]{32}\.jpg$/u);
    expect(await upload('again.png', JPG)).toBe(path);
    await mock.caller.logIn('practice', READY_PASSWORD);
    expect(await upload('id.jpg', JPG)).not.toBe(path);
    const { records } = await mock.world.snapshot();
    expect(Object.keys(records.uploads[1] ?? {}).toSorted()).toEqual([
      'at',
      'digest',
      'id',
      'owner',
      'path',
      'size',
    ]);
  });

  it.each([
    ['note.jpg', [0x25, 0x50, 0x44, 0x46], 'file_type_wrong'],
    ['empty.png', [], 'upload_failed'],
    ['too-large.jpg', JPG, 'file_too_large'],
    ['bad-type.jpg', JPG, 'file_type_wrong'],
    ['dup.jpg', JPG, 'file_exists'],
    ['broken.jpg', JPG, 'upload_failed'],
  ])('%s is refused: %s %s', async (name, bytes, key) => {
    expect(await mock.caller.upload(name, bytes)).toEqual(refused(key));
  });

  it('of more than 10 MiB is refused', async () => {
    const big = [...JPG, ...Array.from({ length: 10 * 1024 * 1024 }, () => 0)];
    expect(await mock.caller.upload('big.jpg', big)).toEqual(refused('file_too_large'));
  });
});

describe('messages', () => {
  it('are marked as read one by one or all at once', async () => {
    await certify({ surname: 'Reject' });
    await wait(REVIEW_SECONDS);
    await certify();
    await wait(REVIEW_SECONDS);
    const read = (id: number) => mock.caller.post('user/usermessage/read', { id });
    const { records, lastIds } = await mock.world.snapshot();
    const own = records.notifications[lastIds.notifications]?.owner;
    const [payment = 0, rejection = 0] = Object.values(records.notifications)
      .filter(({ owner }) => owner === own)
      .map(({ id }) => id);
    // One about the top-up that the account was created with, two about the certification.
    expect(await messages()).toMatchObject({ unread: 3, total: 2 });
    expect(await read(77)).toEqual(refused('data_not_found'));
    expect(await read(rejection)).toEqual({ type: 'ok', message: 'operation_success' });
    expect(await messages()).toMatchObject({
      unread: 2,
      data: [{ mark: 1 }, { id: rejection, mark: 0 }],
    });
    await read(-1);
    expect(await messages()).toMatchObject({ unread: 0 });
    expect(await mock.caller.get('user/usermessage?category=funds')).toMatchObject({
      message: { total: 1, data: [{ id: payment }] },
    });
    expect(audit(await mock.world.snapshot())).toEqual([]);
  });

  it('name the record that they are about, and can be asked for by it', async () => {
    await certify({ surname: 'Reject' });
    await wait(REVIEW_SECONDS);
    expect(await ask('reference_kind=certification&reference_id=1')).toMatchObject({
      total: 1,
      data: [{ important: 1, reference: { kind: 'certification', id: 1 } }],
    });
    expect(await ask('reference_kind=certification&reference_id=2')).toMatchObject({ total: 0 });
    expect(await ask('reference_kind=topup')).toMatchObject({
      data: [{ important: 0, reference: { kind: 'topup', account_mode: 'live' } }],
    });
  });

  it('tell of each change of how one gets into the account, or of where its money can go', async () => {
    const password = 'secret12';
    const words = { password, re_password: password };
    await mock.caller.post('safe/update_password', words);
    await mock.caller.post('safe/update_password', { ...words, oldpassword: password });
    const told = { important: 1, reference: { kind: 'security' }, mark: 1 };
    // Newest first: nothing is changed the first time.
    const titles = ['Trade password changed', 'Trade password set'];
    expect(await ask('category=system')).toMatchObject({
      data: titles.map((title) => ({ title, ...told })),
    });
  });
});
