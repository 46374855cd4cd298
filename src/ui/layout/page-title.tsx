import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { headingRef } from '@/lib/heading-focus';

/** The h1 of a page; gets the focus when the page opens. */
export const PageTitle = (props: {
  readonly className?: string | undefined;
  readonly children: ReactNode;
}) => (
  <h1 ref={headingRef} tabIndex={-1} className={clsx('outline-none', props.className)}>
    {props.children}
  </h1>
);
