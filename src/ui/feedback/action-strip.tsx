import type { ReactNode } from 'react';
import { Strip } from './strip';

/** A strip that ends with something to do about it. */
export const ActionStrip = ({
  tone,
  action,
  onAction,
  children,
}: {
  readonly tone?: 'warn' | 'neutral';
  readonly action: string;
  readonly onAction: () => void;
  readonly children: ReactNode;
}) => (
  <Strip tone={tone}>
    {children}{' '}
    <button
      type="button"
      className="hit font-semibold underline underline-offset-4"
      onClick={onAction}
    >
      {action}
    </button>
  </Strip>
);
