import type { Key, ReactNode } from 'react';
import { WindowVirtualizer } from 'virtua';
import { useOnVisible } from '@/lib/use-on-visible';
import { Button } from '../action/button';
import { Spinner } from '../feedback/spinner';

/** Loading state of an infinite list. */
export type ListPhase = 'idle' | 'loading' | 'error' | 'end';

/** Texts of a list's footer. */
export interface ListTexts {
  readonly loading: string;
  readonly error: string;
  readonly retry: string;
  readonly end: string;
}

/** Props of a list that loads more near its end. */
export interface InfiniteListProps<T> {
  readonly items: readonly T[];
  readonly keyOf: (item: T) => Key;
  readonly children: (item: T) => ReactNode;
  /** `idle`: there is more to load. */
  readonly phase: ListPhase;
  readonly onLoadMore: () => void;
  readonly texts: ListTexts;
  /** Shown if there are no items. */
  readonly empty: ReactNode;
  /** Off inside sheets, where the window does not scroll. */
  readonly virtual?: boolean | undefined;
}

/** Below this count all rows are rendered: virtualising would only cost. */
const VIRTUAL_FROM = 40;

const Sentinel = ({ onVisible }: { readonly onVisible: () => void }) => {
  const ref = useOnVisible<HTMLDivElement>(onVisible);
  return <div ref={ref} className="h-px" />;
};

const Footer = ({
  phase,
  texts,
  onLoadMore,
}: Pick<InfiniteListProps<unknown>, 'phase' | 'texts' | 'onLoadMore'>) => {
  switch (phase) {
    case 'idle':
      return null;
    case 'loading':
      return (
        <>
          <Spinner className="size-4" />
          {texts.loading}
        </>
      );
    case 'error':
      return (
        <>
          {texts.error}
          <Button tone="secondary" size="small" onClick={onLoadMore}>
            {texts.retry}
          </Button>
        </>
      );
    case 'end':
      return texts.end;
  }
};

const Rows = <T,>({
  items,
  keyOf,
  children,
  virtual = true,
}: Pick<InfiniteListProps<T>, 'items' | 'keyOf' | 'children' | 'virtual'>) =>
  virtual && items.length >= VIRTUAL_FROM ? (
    <WindowVirtualizer as="ul" item="li">
      {items.map((item) => (
        <div key={keyOf(item)} className="border-b border-line">
          {children(item)}
        </div>
      ))}
    </WindowVirtualizer>
  ) : (
    <ul className="divide-y divide-line">
      {items.map((item) => (
        <li key={keyOf(item)}>{children(item)}</li>
      ))}
    </ul>
  );

/** A list that virtualises many rows, with a footer for the loading state. */
export const InfiniteList = <T,>({
  phase,
  onLoadMore,
  texts,
  empty,
  ...list
}: InfiniteListProps<T>) => {
  const count = list.items.length;
  if (count === 0 && phase === 'end') return empty;
  return (
    <div>
      <Rows {...list} />
      {/* A new sentinel per page reports immediately, so loading continues while the end is visible. */}
      {phase === 'idle' && <Sentinel key={count} onVisible={onLoadMore} />}
      <output className="flex min-h-12 items-center justify-center gap-2.5 py-2 text-label text-ink-2">
        <Footer {...{ phase, texts, onLoadMore }} />
      </output>
    </div>
  );
};
