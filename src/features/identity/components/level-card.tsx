import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { StatusChip, type StatusTone } from '@/ui';
import { CheckBoldIcon, XIcon } from '@/ui/icons';
import type { Level, LevelState } from '../model';

type Status = LevelState['status'] | 'locked';

const TONE = {
  none: 'neutral',
  review: 'review',
  certified: 'success',
  rejected: 'failed',
  locked: 'neutral',
} as const satisfies Record<Status, StatusTone>;

const MARK = {
  none: 'bg-ink text-on-ink',
  review: 'bg-warn-soft text-warn',
  certified: 'bg-green text-on-fill',
  rejected: 'bg-red text-on-fill',
  locked: 'bg-sunken text-ink-2',
} as const satisfies Record<Status, string>;

const NUMBER = { primary: '1', advanced: '2' } as const satisfies Record<Level, string>;

const Mark = ({ level, status }: { readonly level: Level; readonly status: Status }) => (
  <span
    aria-hidden="true"
    className={clsx('grid size-9 shrink-0 place-items-center rounded-full text-row', MARK[status])}
  >
    {status === 'certified' && <CheckBoldIcon size={18} />}
    {status === 'rejected' && <XIcon size={18} />}
    {status !== 'certified' && status !== 'rejected' && NUMBER[level]}
  </span>
);

/** One level: its number, where it stands, what it is for, and what can be done. */
export const LevelCard = (props: {
  readonly level: Level;
  readonly status: Status;
  readonly children?: ReactNode;
}) => {
  const { t } = useTranslation('identity');
  const { level, status, children } = props;
  return (
    <section className="rounded-card bg-surface p-4">
      <div className="flex items-start gap-3">
        <Mark level={level} status={status} />
        <div className="min-w-0 flex-1">
          <div className="flex min-h-9 flex-wrap items-center justify-between gap-x-3 gap-y-1">
            <h2 className="text-row">{t(`level.${level}`)}</h2>
            {/* Announces a decision that comes while the screen is open. */}
            <span role="status">
              <StatusChip tone={TONE[status]}>{t(`status.${status}`)}</StatusChip>
            </span>
          </div>
          <p className="mt-1 text-body text-ink-2">{t(`level.${level}Text`)}</p>
        </div>
      </div>
      {children !== undefined && <div className="mt-4 flex flex-col gap-4">{children}</div>}
    </section>
  );
};
