import { useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { browserTimers } from '@/lib/timers';
import { DelayedFallback, EmptyState, SkeletonRows } from '@/ui';

/** Time without data after which a hint is shown. */
const SILENT_AFTER_MS = 10_000;
const ROWS = 6;

/** Waits for the first data, and shows a hint if that takes long. */
const Waiting = () => {
  const { t } = useTranslation(['kline', 'app']);
  const [isSilent, setSilent] = useState(false);
  // A timer of the browser.
  useEffect(() => browserTimers.after(SILENT_AFTER_MS, () => setSilent(true)), []);
  return isSilent ? (
    <EmptyState text={t('pushed.silent')} />
  ) : (
    <DelayedFallback label={t('app:loading')}>
      <SkeletonRows rows={ROWS} />
    </DelayedFallback>
  );
};

/** Content that the server pushes: renders it, or says why there is none yet. */
export const PushedContent = <T,>(props: {
  readonly value: T | undefined;
  readonly isClosed: boolean;
  readonly children: (value: T) => ReactNode;
}) => {
  const { t } = useTranslation('kline');
  const { value, isClosed } = props;
  if (isClosed) return <EmptyState text={t('pushed.closed')} />;
  return value === undefined ? <Waiting /> : props.children(value);
};
