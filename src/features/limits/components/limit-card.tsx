import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatAmount } from '@/domain/format/numbers';
import { formatDateTime } from '@/domain/format/time';
import { leftOf } from '@/domain/limits/left-today';
import { leaveFocusToHeading } from '@/lib/leave-focus';
import { Button, Card, ProgressBar, showToast } from '@/ui';
import { shareUsed, type LimitKind, type Limits } from '../model';
import { useChangeLimits } from '../change-queries';
import { ChangeProblem } from './change-problem';
import { LimitSheet } from './limit-sheet';

const Use = ({ kind, limits }: { readonly kind: LimitKind; readonly limits: Limits }) => {
  const { t } = useTranslation('limits');
  const limit = limits[kind];
  const { currency } = limits;
  const used = t('used', { amount: formatAmount(limit.used), currency });
  const left = leftOf(limit.limit, limit.used);
  if (left === undefined) return <p className="text-label text-ink-2">{used}</p>;
  return (
    <ProgressBar
      label={used}
      value={shareUsed(limit)}
      text={t('left', { amount: formatAmount(left), currency })}
    />
  );
};

/** A looser limit that waits, and the button that takes it back. */
const Pending = ({ kind, limits }: { readonly kind: LimitKind; readonly limits: Limits }) => {
  const { t } = useTranslation('limits');
  const { change, isPending, problem } = useChangeLimits();
  const { limit, pending } = limits[kind];
  if (pending === undefined || limit === undefined) return null;
  const { currency } = limits;
  const time = formatDateTime(pending.at);
  return (
    <div
      ref={leaveFocusToHeading}
      className="mt-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-field bg-sunken px-3 py-2.5"
    >
      <p className="text-label">
        {pending.limit === undefined
          ? t('pending.none', { time })
          : t('pending.limit', { amount: formatAmount(pending.limit), currency, time })}
      </p>
      <Button
        size="small"
        tone="secondary"
        loading={isPending}
        onClick={() =>
          change({ [kind]: limit }, () => showToast({ text: t('kept'), tone: 'success' }))
        }
      >
        {t('pending.keep', { amount: formatAmount(limit), currency })}
      </Button>
      <ChangeProblem text={problem} />
    </div>
  );
};

/** A daily limit: its amount, what is used and left today, and a change that waits. */
export const LimitCard = ({
  kind,
  limits,
}: {
  readonly kind: LimitKind;
  readonly limits: Limits;
}) => {
  const { t } = useTranslation('limits');
  const { limit } = limits[kind];
  // As typed, while the sheet is open.
  const [text, setText] = useState<string>();
  const changing = useChangeLimits();
  const open = (): void => {
    changing.clearProblem();
    setText(limit ?? '');
  };
  return (
    <Card
      title={t(`${kind}.title`)}
      aside={
        <Button size="small" tone="secondary" onClick={open}>
          {t(limit === undefined ? 'set' : 'change')}
          <span className="sr-only">{`: ${t(`${kind}.title`)}`}</span>
        </Button>
      }
    >
      <p className="mb-3 text-title">
        {limit === undefined ? t('none') : `${formatAmount(limit)} ${limits.currency}`}
      </p>
      <Use kind={kind} limits={limits} />
      <p className="mt-2 text-label text-ink-2">{t(`${kind}.hint`)}</p>
      <Pending kind={kind} limits={limits} />
      {text === undefined && <ChangeProblem text={changing.problem} />}
      <LimitSheet
        kind={kind}
        limits={limits}
        text={text}
        changing={changing}
        onChange={setText}
        onClose={() => setText(undefined)}
      />
    </Card>
  );
};
