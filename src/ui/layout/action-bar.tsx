import { clsx } from 'clsx';
import type { ReactNode } from 'react';

/*
 * On screens that are too low for it, also because of very large text, `bottom` is far off-screen, so that the bar stays in the flow and
 * lies over nothing. A phone on its side has its fields beside the price and so needs less height.
 */
const STICKY =
  'sticky bottom-[min(var(--dock-height),(100dvh-42rem)*1000)] sideways:bottom-[min(var(--dock-height),(100dvh-21rem)*1000)]';

/*
 * With something above it, only the action itself, a button of the usual height, leaves the screen where that is too low: it
 * lies below the edge, or behind the dock.
 */
const REST = '[--rest:calc(var(--dock-height)-4.5rem)]';
const STICKY_ABOVE =
  'sticky bottom-[max(min(var(--dock-height),(100dvh-42rem)*1000),var(--rest))] sideways:bottom-[max(min(var(--dock-height),(100dvh-21rem)*1000),var(--rest))]';

const placeOf = (inFlow: boolean, hasAbove: boolean): string | false => {
  if (!hasAbove) return !inFlow && STICKY;
  return clsx(REST, inFlow ? 'sticky bottom-(--rest)' : STICKY_ABOVE);
};

/**
 * The main action of a screen, at the end of its section. It stays in sight while a part of the section is: above the dock, or at the
 * bottom of the screen.
 */
export const ActionBar = ({
  inFlow = false,
  above,
  children,
}: {
  /** True while the action is not possible: the bar then lies over nothing. */
  readonly inFlow?: boolean;
  /** What stays in sight on every screen, also where the action does not: the result of an order. */
  readonly above?: ReactNode;
  readonly children: ReactNode;
}) => (
  <div className={clsx(placeOf(inFlow, above !== undefined), 'z-10 -mx-4 bg-surface px-4 py-2')}>
    {above !== undefined && <div className="pb-2">{above}</div>}
    {children}
  </div>
);

/** Keeps something in sight above the dock, on a screen that has no main action at the moment. */
export const InSight = ({ children }: { readonly children: ReactNode }) => (
  <div className="sticky bottom-(--dock-height) z-10 -mx-4 bg-surface px-4 py-2">{children}</div>
);
