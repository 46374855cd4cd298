import type { ReactNode } from 'react';
import { takeFocus } from '@/lib/take-focus';

/** The heading of a step. It takes the focus of the button that led here and is gone. */
export const StepHeading = ({ children }: { readonly children: ReactNode }) => (
  <h2 ref={takeFocus} tabIndex={-1} className="text-title outline-none">
    {children}
  </h2>
);
