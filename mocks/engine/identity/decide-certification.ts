import type { Context } from '../context';
import { transition } from '@/domain/status/lifecycle';
import { notify } from '../notifications/notify';
import { reviewRuleOfSurname, type Verdict } from '../reviews';
import type { WorldEvent } from '../state';
import type { Certification } from './certification';
import { CERTIFICATION_LIFECYCLE } from '@/domain/status/certification';

/** Decides a certification under review and notifies the user; ignores any other status. */
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

/** Runs the automatic review of a certification. */
export const reviewCertification = (context: Context, id: number): readonly WorldEvent[] => {
  const routing = reviewRuleOfSurname(context.state.records.certifications[id]?.surname ?? '');
  return routing === 'reviewer' ? [] : decideCertification(context, id, routing.verdict);
};
