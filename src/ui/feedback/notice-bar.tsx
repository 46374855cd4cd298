import { useState } from 'react';
import { useReducedMotion } from '@/lib/use-media-query';
import { useIsHeld } from '@/lib/use-is-held';
import { useInterval } from '@/lib/use-interval';
import { CaretRightIcon, MegaphoneSimpleIcon } from '../icons';

/** One announcement. */
export interface Notice {
  readonly id: string;
  readonly text: string;
}

/** Announcements shown one at a time in one line. */
export interface NoticeBarProps {
  readonly label: string;
  readonly notices: readonly Notice[];
  readonly onSelect: (notice: Notice) => void;
}

const TURN_MS = 4000;

/** A horn icon and one notice at a time. Pauses under a finger, a pointer or the focus, and with reduced motion. */
export const NoticeBar = ({ label, notices, onSelect }: NoticeBarProps) => {
  const [turn, setTurn] = useState(0);
  const [hold, held] = useIsHeld<HTMLElement>();
  const still = useReducedMotion() || held || notices.length < 2;
  useInterval(() => setTurn(turn + 1), still ? undefined : TURN_MS);
  const notice = notices[turn % Math.max(1, notices.length)];
  if (notice === undefined) return null;
  return (
    <section ref={hold} aria-label={label}>
      <button
        type="button"
        onClick={() => onSelect(notice)}
        className="press flex min-h-11 w-full items-center gap-2.5 overflow-hidden rounded-field bg-surface px-3.5 text-left text-label text-ink"
      >
        <MegaphoneSimpleIcon aria-hidden="true" size={18} className="shrink-0 text-ink-2" />
        <span key={notice.id} className="min-w-0 flex-1 animate-rise truncate">
          {notice.text}
        </span>
        <CaretRightIcon aria-hidden="true" size={14} className="shrink-0 text-ink-3" />
      </button>
    </section>
  );
};
