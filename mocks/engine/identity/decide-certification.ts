import type { Context } from '../context';
import { transition } from '@/domain/status/lifecycle';
import { notify } from '../notifications/notify';
import { rejected, reviewRuleOf, type Verdict } from '../reviews';
import type { WorldEvent } from '../state';
import type { Certification } from './certification';
import { isNumberTaken } from './document-number';
import { CERTIFICATION_LIFECYCLE } from '@/domain/status/certification';

/**
 * Decides a certification under review and notifies the user; ignores any other status. Of two people who submitted the same
 * document at the same time, only the first can be certified with it.
 */
export const decideCertification = (
  context: Context,
  id: number,
  asked: Verdict,
  photoReasons: Certification['photoReasons'] = {},
): readonly WorldEvent[] => {
  const record = context.state.records.certifications[id];
  if (record?.status !== 'review') return [];
  const verdict =
    asked.approved && isNumberTaken(context.state, record)
      ? rejected('detailsNotConfirmed')
      : asked;
  const decided: Certification = {
    ...record,
    status: transition(
      CERTIFICATION_LIFECYCLE,
      record.status,
      verdict.approved ? 'approve' : 'reject',
    ),
    reason: verdict.approved ? undefined : verdict.reason,
    photoReasons,
    decidedAt: context.now,
  };
  return [
    { kind: 'recordPut', collection: 'certifications', record: decided },
    { kind: 'unscheduled', topic: 'certificationReview', id },
    ...(verdict.approved
      ? [{ kind: 'userChanged', id: record.owner, changes: { certified: true } } as const]
      : []),
    notify(
      context,
      record.owner,
      'identity',
      {
        template: verdict.approved ? 'certified' : 'certificationRejected',
        parameters: { level: String(record.level) },
        reason: decided.reason,
      },
      { kind: 'certification', id: record.level },
    ),
  ];
};

/** The photos of a certification that nobody can read, each with the reason. */
const unreadablePhotos = (
  { state }: Context,
  record: Certification,
): NonNullable<Certification['photoReasons']> => {
  const isBlurred = (path: string | undefined): boolean =>
    Object.values(state.records.uploads).some(
      (upload) => upload.path === path && upload.isBlurred === true,
    );
  return {
    ...(isBlurred(record.front) ? { front: 'documentUnreadable' } : {}),
    ...(isBlurred(record.back) ? { back: 'documentUnreadable' } : {}),
  };
};

/** Runs the automatic review of a certification. */
export const reviewCertification = (context: Context, id: number): readonly WorldEvent[] => {
  const record = context.state.records.certifications[id];
  if (record === undefined) return [];
  const routing = reviewRuleOf(record);
  if (routing === 'reviewer') return [];
  const photos = unreadablePhotos(context, record);
  const [unreadable] = Object.values(photos);
  return decideCertification(
    context,
    id,
    unreadable === undefined ? routing.verdict : rejected(unreadable),
    photos,
  );
};
