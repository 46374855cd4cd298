import { Drawer } from '@base-ui/react/drawer';
import { clsx } from 'clsx';
import { useState, type ReactNode } from 'react';
import { useBackCloses } from '@/lib/use-back-closes';
import { useScrollable } from '@/lib/use-scrollable';
import { IconButton } from './icon-button';
import { CaretDownIcon, CaretUpIcon } from './icons';

/** A panel from the bottom edge over the page. */
export interface SheetProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** Always read out; `titleHidden` only takes it from sight. */
  readonly title: ReactNode;
  readonly titleHidden?: boolean | undefined;
  readonly description?: ReactNode;
  /** At the right of the title: the direction, a link. */
  readonly aside?: ReactNode;
  /** The name of the grab handle, which is a button that closes. */
  readonly closeLabel: string;
  readonly children: ReactNode;
  /** Stays in sight below the scrolling content: the one main button. */
  readonly footer?: ReactNode;
  /** `tall` always takes most of the screen, so that filtering a list does not move it. */
  readonly size?: 'auto' | 'tall' | undefined;
  /** Makes it rest at several heights. */
  readonly snapPoints?: SheetSnapPoints | undefined;
}

/** Where a sheet rests, by swipe, or by a button that is there for those who do not swipe. */
export interface SheetSnapPoints {
  /** From low to high: shares of the screen (`0.5`, `1`), or pixels above 1. It opens at the first. */
  readonly points: readonly [number, ...number[]];
  readonly moreLabel: string;
  readonly lessLabel: string;
}

const SCRIM = clsx(
  'fixed inset-0 min-h-dvh bg-scrim opacity-[calc(1-var(--drawer-swipe-progress))] transition-opacity duration-350 ease-sheet',
  'data-starting-style:opacity-0 data-ending-style:opacity-0 data-ending-style:duration-250 data-swiping:duration-0',
  'supports-[-webkit-touch-callout:none]:absolute',
);

const POPUP = clsx(
  'page-column flex max-h-[calc(100dvh-3rem-env(safe-area-inset-top))] flex-col rounded-t-sheet bg-surface text-ink shadow-sheet outline-none',
  'transform-[translateY(calc(var(--drawer-snap-point-offset,0px)+var(--drawer-swipe-movement-y)))] transition-transform duration-350 ease-sheet data-swiping:select-none',
  'data-starting-style:transform-[translateY(100%)] data-ending-style:transform-[translateY(100%)] data-ending-style:duration-250',
  // Reduced motion leaves fades only.
  'motion-reduce:data-starting-style:opacity-0 motion-reduce:data-ending-style:opacity-0',
);

/** Below the screen's edge lies what the height leaves out: content and footer end above it. */
const SNAPPING =
  'h-dvh pb-[max(0px,calc(var(--drawer-snap-point-offset,0px)+var(--drawer-swipe-movement-y)))]';

/** Brings the sheet to its next height, and from the highest back to the lowest. */
const SnapButton = (props: {
  readonly snapPoints: SheetSnapPoints;
  readonly at: Drawer.Root.SnapPoint | null;
  readonly onSnap: (point: number) => void;
}) => {
  const { points, moreLabel, lessLabel } = props.snapPoints;
  const next = points[points.findIndex((point) => point === props.at) + 1];
  return (
    <IconButton
      label={next === undefined ? lessLabel : moreLabel}
      icon={next === undefined ? <CaretDownIcon size={20} /> : <CaretUpIcon size={20} />}
      onClick={() => props.onSnap(next ?? points[0])}
    />
  );
};

const Heading = ({
  title,
  titleHidden,
  description,
  aside,
}: Pick<SheetProps, 'title' | 'titleHidden' | 'description' | 'aside'>) => (
  <div className={titleHidden === true ? 'sr-only' : 'gutter flex items-center gap-3 pb-3'}>
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
      className="min-h-0 flex-1 overflow-y-auto overscroll-contain -outline-offset-2"
    >
      <div className="gutter pb-4">{children}</div>
    </Drawer.Content>
  );
};

/** What the drawer and the heading take so that the sheet rests at its heights; it opens at the first one again. */
const useSnap = (snapPoints: SheetSnapPoints | undefined) => {
  const first = snapPoints?.points[0] ?? null;
  const [at, setAt] = useState<Drawer.Root.SnapPoint | null>(first);
  if (snapPoints === undefined) return { root: {} };
  return {
    root: {
      snapPoints: [...snapPoints.points],
      snapPoint: at,
      onSnapPointChange: setAt,
      onOpenChangeComplete: (isOpen: boolean) => {
        if (!isOpen) setAt(first);
      },
    },
    button: <SnapButton snapPoints={snapPoints} at={at} onSnap={setAt} />,
  };
};

/** A bottom sheet: swipe down, the scrim, Escape, the handle and the browser's Back close it. Mark what pans inside with `data-base-ui-swipe-ignore`. */
export const Sheet = ({
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
  useBackCloses(open, () => onOpenChange(false));
  const snap = useSnap(snapPoints);
  return (
    <Drawer.Root open={open} onOpenChange={(next) => onOpenChange(next)} {...snap.root}>
      <Drawer.VirtualKeyboardProvider>
        <Drawer.Portal>
          <Drawer.Backdrop className={SCRIM} />
          <Drawer.Viewport className="fixed inset-0 z-40 flex items-end justify-center">
            <Drawer.Popup
              className={clsx(POPUP, size === 'tall' && 'h-dvh', snapPoints && SNAPPING)}
            >
              <Drawer.Close
                aria-label={closeLabel}
                className="group mx-auto grid h-8 w-24 shrink-0 place-items-center rounded-full -outline-offset-4"
              >
                <span className="h-1 w-9 rounded-full bg-line-strong/60 transition-colors duration-150 group-hover:bg-line-strong" />
              </Drawer.Close>
              <Heading
                {...heading}
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
              />
              <SheetBody>{children}</SheetBody>
              {footer !== undefined && <div className="gutter pt-2 pb-4">{footer}</div>}
              {/* Lifts the footer over the home bar or the software keyboard. */}
              <div className="h-[max(env(safe-area-inset-bottom),var(--drawer-keyboard-inset,0px))] shrink-0" />
            </Drawer.Popup>
          </Drawer.Viewport>
        </Drawer.Portal>
      </Drawer.VirtualKeyboardProvider>
    </Drawer.Root>
  );
};
