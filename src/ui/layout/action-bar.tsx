import { clsx } from 'clsx';
import type { ReactNode } from 'react';

/*
 * On screens that are too low for it, also because of very large text, `bottom` is far off-screen, so that the bar stays in the flow and
 * lies over nothing. A phone on its side has its fields beside the price and so needs less height.
 */
const STICKY =
  'sticky bottom-[min(var(--dock-height),(100dvh-42rem)*1000)] sideways:bottom-[min(var(--dock-height),(100dvh-21rem)*1000)]';

/**
 * The main action of a screen, at the end of its section. It stays in sight while a part of the section is: above the dock, or at the
 * bottom of the screen.
 */
export const ActionBar = ({
  inFlow = false,
  children,
}: {
  /** True while the action is not possible: the bar then lies over nothing. */
  readonly inFlow?: boolean;
  readonly children: ReactNode;
}) => <div className={clsx(!inFlow && STICKY, 'z-10 -mx-4 bg-surface px-4 py-2')}>{children}</div>;
