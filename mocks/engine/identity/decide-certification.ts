import type { Context } from '../context';
import { transition } from '../lifecycle';
import { notify } from '../notifications/notify';
import { routingOfSurname, type Verdict } from '../reviews';
import type { WorldEvent } from '../state';
import type { Certification } from './certification';
import { CERTIFICATION_LIFECYCLE } from './lifecycle';

/** Decides a certification that is under review; nothing happens to any other. The user is told. */
export const decideCertification = (
  context: Context,
  id: number,
  verdict: Verdict,
): readonly WorldEvent[] => {
  const record = context.state.records.certifications[id];
  if (record?.status !== 'review') return [];
  const decided: Certification = {
    ...record,
    status: transition(
      CERTIFICATION_LIFECYCLE,
      record.status,
      verdict.approved ? 'approve' : 'reject',
    ),
    reason: verdict.approved ? undefined : verdict.reason,
    decidedAt: context.now,
  };
  return [
    { kind: 'recordPut', collection: 'certifications', record: decided },
    { kind: 'unscheduled', topic: 'certificationReview', id },
    ...(verdict.approved
      ? [{ kind: 'userChanged', id: record.owner, changes: { certified: true } } as const]
      : []),
    notify(context, record.owner, 'identity', {
      template: verdict.approved ? 'certified' : 'certificationRejected',
      parameters: { level: String(record.level) },
      reason: decided.reason,
    }),
  ];
};

/** The review of a certification is due. */
export const reviewCertification = (context: Context, id: number): readonly WorldEvent[] => {
  const routing = routingOfSurname(context.state.records.certifications[id]?.surname ?? '');
  return routing === 'reviewer' ? [] : decideCertification(context, id, routing.verdict);
};
