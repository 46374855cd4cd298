import { clsx } from 'clsx';
import type { ReactNode, RefCallback } from 'react';

/** Where a bar is, and how much of it lies over what is beside it. */
interface Place {
  readonly className?: string;
  readonly tell?: RefCallback<HTMLDivElement>;
}

/**
 * A ref that tells what is beside a bar how much of it may be covered, as a length: what takes the focus there scrolls clear of the
 * bar (base.css), and what has it by the keyboard does so when the bar grows.
 */
const tellCover =
  (coverOf: (height: string) => string) =>
  (bar: HTMLDivElement | null): (() => void) => {
    const style = bar?.parentElement?.style;
    const observer = new ResizeObserver(() => {
      style?.setProperty('--cover', coverOf(`${bar?.offsetHeight}px`));
      document.querySelector(':is(a, button):focus-visible')?.scrollIntoView({ block: 'nearest' });
    });
    if (bar !== null) observer.observe(bar);
    return () => {
      observer.disconnect();
      style?.removeProperty('--cover');
    };
  };

const IN_FLOW: Place = {};

/*
 * On screens lower than `--least-height`, also because of very large text, `bottom` is far off-screen, so that the bar stays in the flow
 * and lies over nothing.
 */
const STICKY: Place = {
  className: 'sticky bottom-[min(var(--dock-height),(100dvh-var(--least-height))*1000)]',
  tell: tellCover((height) => `clamp(0px, (100dvh - var(--least-height)) * 1000, ${height})`),
};

/*
 * With something above it, only the action itself, a button of the usual height, leaves the screen where that is too low: it
 * lies below the edge, or behind the dock.
 */
const REST = '[--rest:calc(var(--dock-height)-4.5rem)]';
const IN_FLOW_BELOW: Place = {
  className: clsx(REST, 'sticky bottom-(--rest)'),
  tell: tellCover((height) => `calc(${height} - 4.5rem)`),
};
const STICKY_BELOW: Place = {
  className: clsx(
    REST,
    'sticky bottom-[max(min(var(--dock-height),(100dvh-var(--least-height))*1000),var(--rest))]',
  ),
  tell: tellCover(
    (height) => `clamp(${height} - 4.5rem, (100dvh - var(--least-height)) * 1000, ${height})`,
  ),
};

const ALWAYS_IN_SIGHT: Place = {
  className: 'sticky bottom-(--dock-height)',
  tell: tellCover((height) => height),
};

const placeOf = (inFlow: boolean, hasAbove: boolean): Place => {
  if (hasAbove) return inFlow ? IN_FLOW_BELOW : STICKY_BELOW;
  return inFlow ? IN_FLOW : STICKY;
};

/** A bar across its section. What is in it is covered by nothing. */
const Bar = ({ className, tell, children }: Place & { readonly children: ReactNode }) => (
  <div ref={tell} className={clsx(className, 'z-10 -mx-4 bg-surface px-4 py-2 [--cover:0px]')}>
    {children}
  </div>
);

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
  <Bar {...placeOf(inFlow, above !== undefined)}>
    {above !== undefined && <div className="pb-2">{above}</div>}
    {children}
  </Bar>
);

/** Keeps something in sight above the dock, on a screen that has no main action at the moment. */
export const InSight = ({ children }: { readonly children: ReactNode }) => (
  <Bar {...ALWAYS_IN_SIGHT}>{children}</Bar>
);
