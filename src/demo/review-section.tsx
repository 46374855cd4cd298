import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import * as zod from 'zod/mini';
import type { ControlCommand } from '@mocks/control';
import { Button, ChipGroup, EmptyState } from '@/ui';
import { command, usePresenter } from './command';
import { PRESENTER_TEXTS } from './texts';

type Review = Extract<ControlCommand, { command: 'review' }>;
type Reason = NonNullable<Review['reason']>;

const cases = zod.array(
  zod.object({
    collection: zod.enum(['certifications', 'topUps', 'withdrawals', 'deposits', 'loans']),
    id: zod.number(),
    account: zod.string(),
    status: zod.string(),
    decisions: zod.array(zod.enum(['approve', 'reject'])),
  }),
);

const REASONS: readonly { readonly value: Reason; readonly label: string }[] = [
  { value: 'documentUnreadable', label: 'Unreadable' },
  { value: 'detailsNotConfirmed', label: 'Not confirmed' },
  { value: 'dataDiffers', label: 'Data differ' },
  { value: 'paymentNotFound', label: 'No payment' },
  { value: 'addressRefused', label: 'Address' },
  { value: 'notEligible', label: 'Not eligible' },
];

/** Each kind of case, and the reasons that fit its rejection; the first one is taken if the chosen one does not. */
const KINDS = {
  certifications: {
    name: 'Certification',
    reasons: ['documentUnreadable', 'dataDiffers', 'detailsNotConfirmed', 'notEligible'],
  },
  topUps: {
    name: 'Top-up',
    reasons: ['paymentNotFound', 'dataDiffers', 'detailsNotConfirmed', 'documentUnreadable'],
  },
  withdrawals: {
    name: 'Withdrawal',
    reasons: ['addressRefused', 'detailsNotConfirmed', 'notEligible'],
  },
  deposits: { name: 'Deposit', reasons: ['notEligible', 'detailsNotConfirmed'] },
  loans: { name: 'Loan', reasons: ['notEligible', 'detailsNotConfirmed'] },
} as const satisfies Record<string, { name: string; reasons: readonly [Reason, ...Reason[]] }>;

const fitting = (collection: keyof typeof KINDS, chosen: Reason): Reason => {
  const reasons: readonly [Reason, ...Reason[]] = KINDS[collection].reasons;
  return reasons.includes(chosen) ? chosen : reasons[0];
};

const labelOf = (reason: Reason): string | undefined =>
  REASONS.find(({ value }) => value === reason)?.label;

/** Pending submissions, to approve or reject with a reason. */
export const ReviewSection = () => {
  const { run } = usePresenter();
  const [reason, setReason] = useState<Reason>('documentUnreadable');
  const { data = [] } = useQuery({
    queryKey: ['presenter', 'pending'],
    queryFn: async () => cases.parse(await command({ command: 'pending' })),
    refetchInterval: 2000,
  });
  if (data.length === 0)
    return <EmptyState text="Nothing is under review. What users hand in appears here." />;
  return (
    <div className="space-y-4">
      <ChipGroup
        label="Reason of a rejection"
        options={REASONS}
        value={reason}
        onChange={setReason}
        columns={3}
      />
      <ul className="divide-y divide-line">
        {data.map(({ collection, id, account, status, decisions }) => (
          <li key={`${collection} ${id}`} className="flex items-center gap-2 py-3">
            <span className="min-w-0 flex-1 text-body">
              {KINDS[collection].name} {id}
              <span className="block text-label text-ink-2">{`${account}, ${status}`}</span>
              {decisions.includes('reject') && (
                <span className="block text-label text-ink-3">
                  {`If rejected: ${labelOf(fitting(collection, reason))}`}
                </span>
              )}
            </span>
            {decisions.map((decision) => (
              <Button
                key={decision}
                size="small"
                tone={decision === 'approve' ? 'primary' : 'secondary'}
                onClick={() =>
                  void run(() =>
                    command({
                      command: 'review',
                      collection,
                      id,
                      ...(decision === 'reject' ? { reason: fitting(collection, reason) } : {}),
                    }),
                  )
                }
              >
                {PRESENTER_TEXTS[decision]}
              </Button>
            ))}
          </li>
        ))}
      </ul>
    </div>
  );
};
