import { LEVEL_CODES, REVIEW_CODES } from '@/domain/codes/verification';
import { reasonText, notificationText } from '../catalogue/notification-texts';
import type { Context } from '../engine/context';
import type { Certification } from '../engine/identity/certification';
import {
  certificationOf,
  primaryStatusOf,
  submitCertification,
} from '../engine/identity/submit-certification';
import { isImportant, type Notification } from '../engine/notifications/notification';
import { markRead, notificationsOf } from '../engine/notifications/mark-read';
import type { User } from '../engine/state';
import { storeUpload } from '../engine/uploads/store-upload';
import { Refusal } from '../engine/refusal';
import { paged } from './paging';
import { answer, ok, read, wireSeconds, wireTime } from './reply';
import type { HandlersOf } from './types';

const statusOf = (certification: Certification | undefined) =>
  REVIEW_CODES[certification?.status ?? 'none'];

/** A masked document number: two characters at either end. */
const masked = (number: string): string => `${number.slice(0, 2)}****${number.slice(-2)}`;

const photoReason = (
  { photoReasons }: Certification,
  side: 'front' | 'back',
  language: string,
): string | null => {
  const reason = photoReasons?.[side];
  return reason === undefined ? null : reasonText(reason, language);
};

const wireReference = ({ kind, id, mode }: NonNullable<Notification['reference']>) => ({
  kind,
  ...(id === undefined ? {} : { id }),
  ...(mode === undefined ? {} : { account_mode: mode }),
});

const MINUTE_MS = 60_000;

/** Usual time of a review in whole minutes, at least one. */
const reviewMinutes = ({ catalogue }: Context): number =>
  Math.max(1, Math.ceil(catalogue.reviews.certificationMs.usual / MINUTE_MS));

const dataRow = (certification: Certification, language: string) => ({
  id: certification.id,
  id_type: certification.documentType,
  name: certification.name,
  surname: certification.surname,
  country: certification.country ?? null,
  address: certification.address ?? null,
  card_id: masked(certification.documentNumber),
  front_pic: certification.front ?? null,
  reverse_pic: certification.back ?? null,
  front_reason: photoReason(certification, 'front', language),
  reverse_reason: photoReason(certification, 'back', language),
  create_time: wireTime(certification.submittedAt),
  created_time: wireSeconds(certification.submittedAt),
  review_time: certification.decidedAt === undefined ? null : wireTime(certification.decidedAt),
  reviewed_time:
    certification.decidedAt === undefined ? null : wireSeconds(certification.decidedAt),
});

const reasonOf = (certification: Certification | undefined, language: string): string | null =>
  certification?.reason === undefined ? null : reasonText(certification.reason, language);

const certification = (context: Context, user: User, language: string) => {
  const primary = certificationOf(context, user.id, 1);
  const advanced = certificationOf(context, user.id, 2);
  const last = advanced ?? primary;
  const reached = advanced?.status === 'certified' ? LEVEL_CODES.advanced : LEVEL_CODES.primary;
  return ok({
    real_status: user.certified ? reached : LEVEL_CODES.none,
    review_status: REVIEW_CODES[primaryStatusOf(context, user)],
    advanced_review_status: statusOf(advanced),
    reject_reason: reasonOf(primary, language),
    advanced_reject_reason: reasonOf(advanced, language),
    real_data: last === undefined ? null : dataRow(last, language),
    review_minutes: reviewMinutes(context),
    advanced_review_minutes: reviewMinutes(context),
    password_status: user.tradePassword === undefined ? (0 as const) : (1 as const),
  });
};

export const identityHandlers: Pick<
  HandlersOf<'account'>,
  | 'getCertification'
  | 'submitCertification'
  | 'uploadFile'
  | 'getNotifications'
  | 'markNotificationRead'
> = {
  getCertification: (input, { context, user }) =>
    read(certification(context, user, input.lang ?? 'en')),
  submitCertification: (input, { context, user }) =>
    answer(
      submitCertification(context, user, {
        level: input.real_type,
        documentType: input.id_type,
        name: input.name,
        surname: input.surname,
        country: input.country,
        address: input.address,
        documentNumber: input.card_id,
        front: input.front_pic,
        back: input.reverse_pic,
      }),
      ok,
    ),
  uploadFile: (_input, { context, user, facts }) => {
    if (facts.file === undefined) throw new Refusal('upload_failed');
    return answer(storeUpload(context, user, facts.file), ok);
  },
  getNotifications: (input, { context, user }) => {
    const language = input.lang ?? 'en';
    const own = notificationsOf(context, user).filter(
      ({ category, reference }) =>
        (input.category === undefined || category === input.category) &&
        (input.reference_kind === undefined || reference?.kind === input.reference_kind) &&
        (input.reference_id === undefined || reference?.id === input.reference_id),
    );
    const page = paged(own, input, ({ id, category, text, sentAt, readAt, reference }) => ({
      id,
      ...notificationText(text, language),
      category,
      mark: readAt === undefined ? (1 as const) : (0 as const),
      important: isImportant(text) ? (1 as const) : (0 as const),
      ...(reference === undefined ? {} : { reference: wireReference(reference) }),
      create_time: wireSeconds(sentAt),
      readtime: readAt === undefined ? null : wireSeconds(readAt),
    }));
    const unread = notificationsOf(context, user).filter(({ readAt }) => readAt === undefined);
    return read(ok({ ...page, unread: unread.length }));
  },
  markNotificationRead: (input, { context, user }) => answer(markRead(context, user, input.id), ok),
};
