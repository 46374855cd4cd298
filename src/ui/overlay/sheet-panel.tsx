import { Drawer } from '@base-ui/react/drawer';
import { clsx } from 'clsx';
import { memo, type MouseEvent, type ReactNode } from 'react';
import { leaveFocusToHeading } from '@/lib/leave-focus';
import { isSecondTap } from '@/lib/use-guarded-click';
import { useScrollable } from '@/lib/use-scrollable';
import type { SheetProps } from './sheet-props';
import { SNAPPING, useSnap } from './sheet-snap';

const SCRIM = clsx(
  'fixed inset-0 min-h-dvh bg-scrim opacity-[calc(1-var(--drawer-swipe-progress))] transition-opacity duration-350 ease-sheet',
  'data-starting-style:opacity-0 data-ending-style:opacity-0 data-ending-style:duration-250 data-swiping:duration-0',
  'supports-[-webkit-touch-callout:none]:absolute',
);

const POPUP = clsx(
  'page-column flex max-h-[calc(100dvh-3rem-env(safe-area-inset-top))] flex-col rounded-t-sheet bg-surface text-ink shadow-sheet outline-none',
  'transform-[translateY(calc(var(--drawer-snap-point-offset,0px)+var(--drawer-swipe-movement-y)))] transition-transform duration-350 ease-sheet data-swiping:select-none',
  // Nothing lies at its bottom edge, and it has no header: its main action stays in sight also on low screens.
  '[--dock-height:0px] [--least-height:21rem]',
  'data-starting-style:transform-[translateY(100%)] data-ending-style:transform-[translateY(100%)] data-ending-style:duration-250',
  // Reduced motion keeps only fades.
  'motion-reduce:data-starting-style:opacity-0 motion-reduce:data-ending-style:opacity-0',
);

type HeadingProps = Pick<SheetProps, 'title' | 'titleHidden' | 'description' | 'aside'>;

const Heading = ({ title, titleHidden, description, aside }: HeadingProps) => (
  <div
    // What opened the sheet may be gone or disabled by the time it closes.
    ref={leaveFocusToHeading}
    data-heading
    className={titleHidden === true ? 'sr-only' : 'gutter flex items-center gap-3 pb-3'}
  >
    <div className="min-w-0 flex-1">
      <Drawer.Title className="text-title">{title}</Drawer.Title>
      {description !== undefined && (
        <Drawer.Description className="mt-1 text-body text-ink-2">{description}</Drawer.Description>
      )}
    </div>
    {aside}
  </div>
);

const SheetBody = ({ children }: { readonly children: ReactNode }) => {
  const [ref, scrollable] = useScrollable<HTMLDivElement>();
  return (
    <Drawer.Content
      ref={ref}
      tabIndex={scrollable ? 0 : undefined}
      // What the focus scrolls to keeps its frame in sight, and the first line of its hint.
      className="min-h-0 flex-1 scroll-pb-8 overflow-y-auto overscroll-contain -outline-offset-2"
    >
      <div className="gutter pb-4">{children}</div>
    </Drawer.Content>
  );
};

/** The second of two quick taps belongs to what opened the sheet: it must not switch what has come under the finger. */
const ignoreSecondTap = (event: MouseEvent): void => {
  if (!isSecondTap(event)) return;
  event.preventDefault();
  event.stopPropagation();
};

type ContentProps = Pick<SheetProps, 'open' | 'children' | 'footer'> & HeadingProps;

/**
 * What is in the sheet. It stays as it was while the sheet leaves: what was confirmed is done by then, and the order that it
 * was made from is gone.
 */
const SheetContent = memo(
  ({ children, footer, ...heading }: ContentProps) => (
    <>
      <Heading {...heading} />
      <SheetBody>{children}</SheetBody>
      {footer !== undefined && <div className="gutter pt-2 pb-4">{footer}</div>}
    </>
  ),
  (_before, { open }) => !open,
);
SheetContent.displayName = 'SheetContent';

/** The drawer of a `Sheet`, in a file of its own that loads when the first data are visible. */
export const SheetPanel = ({
  open,
  onOpenChange,
  closeLabel,
  children,
  footer,
  size = 'auto',
  snapPoints,
  aside,
  ...heading
}: SheetProps) => {
  const snap = useSnap(snapPoints);
  return (
    <Drawer.Root
      open={open}
      onOpenChange={(next, { event, cancel }) => {
        if (event instanceof window.MouseEvent && isSecondTap(event)) cancel();
        else onOpenChange(next);
      }}
      {...snap.root}
    >
      <Drawer.VirtualKeyboardProvider>
        <Drawer.Portal>
          <Drawer.Backdrop className={SCRIM} />
          <Drawer.Viewport className="fixed inset-0 z-40 flex items-end justify-center">
            <Drawer.Popup
              onClickCapture={ignoreSecondTap}
              className={clsx(POPUP, size === 'tall' && 'h-dvh', snapPoints && SNAPPING)}
            >
              <Drawer.Close
                aria-label={closeLabel}
                className="group mx-auto grid h-8 w-24 shrink-0 place-items-center rounded-full -outline-offset-4"
              >
                <span className="h-1 w-9 rounded-full bg-line-strong/60 transition-colors duration-150 group-hover:bg-line-strong" />
              </Drawer.Close>
              <SheetContent
                {...heading}
                open={open}
                footer={footer}
                aside={
                  snap.button === undefined ? (
                    aside
                  ) : (
                    <>
                      {aside}
                      {snap.button}
                    </>
                  )
                }
              >
                {children}
              </SheetContent>
              {/* Lifts the footer above the home bar or the software keyboard. */}
              <div className="h-[max(env(safe-area-inset-bottom),var(--drawer-keyboard-inset,0px))] shrink-0" />
            </Drawer.Popup>
          </Drawer.Viewport>
        </Drawer.Portal>
      </Drawer.VirtualKeyboardProvider>
    </Drawer.Root>
  );
};
