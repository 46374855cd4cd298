import type { ReactNode } from 'react';
import { CaretDownIcon } from '../icons';

/** One line that opens details. The browser's own `details`: found by its search, works without script. */
export const Disclosure = ({
  summary,
  children,
}: {
  readonly summary: ReactNode;
  readonly children: ReactNode;
}) => (
  <details className="group">
    <summary className="press flex min-h-11 cursor-pointer list-none items-center gap-2 rounded-small [&::-webkit-details-marker]:hidden">
      <span className="min-w-0 flex-1">{summary}</span>
      <CaretDownIcon
        aria-hidden="true"
        size={18}
        className="shrink-0 text-ink-2 transition-transform group-open:rotate-180 motion-reduce:transition-none"
      />
    </summary>
    <div className="pb-2">{children}</div>
  </details>
);
