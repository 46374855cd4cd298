import { clsx } from 'clsx';
import { useState, type ReactNode } from 'react';
import { PULL_TRIGGER_PX, usePull } from '@/lib/use-pull';
import { Button } from '../action/button';
import { ArrowClockwiseIcon, ArrowDownIcon } from '../icons';
import { Spinner } from '../feedback/spinner';

/** Texts of pull to refresh. */
export interface PullTexts {
  /** Label of the button, for users who do not pull. */
  readonly refresh: string;
  readonly pull: string;
  readonly release: string;
  readonly refreshing: string;
  /** Announced when the refresh is done. */
  readonly done: string;
  readonly failed: string;
}

/** Content that can be refreshed. */
export interface PullToRefreshProps {
  readonly onRefresh: () => Promise<unknown>;
  readonly texts: PullTexts;
  readonly children: ReactNode;
  readonly disabled?: boolean | undefined;
}

type Phase = 'idle' | 'refreshing' | 'done' | 'failed';

const useRefresh = (onRefresh: () => Promise<unknown>) => {
  const [phase, setPhase] = useState<Phase>('idle');
  const refresh = (): void => {
    if (phase === 'refreshing') return;
    setPhase('refreshing');
    onRefresh().then(
      () => setPhase('done'),
      () => setPhase('failed'),
    );
  };
  return { phase, refresh };
};

/** The gap above the content while it is pulled or refreshed. */
const Gap = (props: {
  readonly distance: number;
  readonly isRefreshing: boolean;
  readonly texts: PullTexts;
}) => {
  const { distance, isRefreshing, texts } = props;
  const isFar = distance >= PULL_TRIGGER_PX;
  return (
    <div
      aria-hidden="true"
      style={{ height: isRefreshing ? PULL_TRIGGER_PX : distance }}
      className={clsx(
        'flex items-center justify-center gap-2 overflow-hidden text-label text-ink-2',
        // A pull follows the finger; only the return is animated.
        distance === 0 && 'transition-[height] duration-200 ease-sheet',
      )}
    >
      {isRefreshing ? (
        <Spinner className="size-4" />
      ) : (
        <ArrowDownIcon
          size={18}
          className={clsx('transition-transform duration-150', isFar && 'rotate-180')}
        />
      )}
      {isRefreshing ? texts.refreshing : isFar ? texts.release : texts.pull}
    </div>
  );
};

/**
 * Pull to refresh, from the top of the page only. A button does the same: visible for a mouse and on keyboard focus,
 * and always available to screen readers.
 */
export const PullToRefresh = ({
  onRefresh,
  texts,
  children,
  disabled = false,
}: PullToRefreshProps) => {
  const { phase, refresh } = useRefresh(onRefresh);
  const isRefreshing = phase === 'refreshing';
  const { ref, distance } = usePull<HTMLDivElement>(disabled || isRefreshing ? undefined : refresh);
  return (
    <div ref={ref} aria-busy={isRefreshing || undefined}>
      <Gap distance={distance} isRefreshing={isRefreshing} texts={texts} />
      <div className="sr-only text-center focus-within:not-sr-only pointer-fine:not-sr-only">
        <Button
          tone="ghost"
          size="small"
          disabled={disabled}
          loading={isRefreshing}
          icon={<ArrowClockwiseIcon aria-hidden="true" size={16} />}
          onClick={refresh}
        >
          {texts.refresh}
        </Button>
      </div>
      <output className="sr-only">
        {isRefreshing && texts.refreshing}
        {phase === 'done' && texts.done}
        {phase === 'failed' && texts.failed}
      </output>
      {children}
    </div>
  );
};
