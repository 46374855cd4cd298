import { useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { browserTimers } from '@/lib/timers';
import { DelayedFallback, EmptyState, SkeletonRows } from '@/ui';

/** After so long without a word one may ask whether it still comes. */
const SILENT_AFTER_MS = 10_000;
const ROWS = 6;

/** Waits for the first word, and says so once that takes long. */
const Waiting = () => {
  const { t } = useTranslation(['kline', 'app']);
  const [isSilent, setSilent] = useState(false);
  // The outside system: the browser's timer.
  useEffect(() => browserTimers.after(SILENT_AFTER_MS, () => setSilent(true)), []);
  return isSilent ? (
    <EmptyState text={t('told.silent')} />
  ) : (
    <DelayedFallback label={t('app:loading')}>
      <SkeletonRows rows={ROWS} />
    </DelayedFallback>
  );
};

/** What a server tells unasked: the words of it that are there, or why there are none. */
export const ToldPart = <T,>(props: {
  readonly value: T | undefined;
  /** False where the server has no way to tell. */
  readonly isOffered: boolean;
  readonly isClosed: boolean;
  readonly children: (value: T) => ReactNode;
}) => {
  const { t } = useTranslation('kline');
  const { value, isOffered, isClosed } = props;
  if (isClosed) return <EmptyState text={t('told.closed')} />;
  if (!isOffered) return <EmptyState text={t('told.none')} />;
  return value === undefined ? <Waiting /> : props.children(value);
};
