import type { Drawer } from '@base-ui/react/drawer';
import { useState } from 'react';
import { IconButton } from '../action/icon-button';
import { CaretDownIcon, CaretUpIcon } from '../icons';

/** Heights at which a sheet rests, reached by swipe or by a button. */
export interface SheetSnapPoints {
  /** From low to high: shares of the screen (`0.5`, `1`), or pixels above 1. It opens at the first. */
  readonly points: readonly [number, ...number[]];
  readonly moreLabel: string;
  readonly lessLabel: string;
}

/** The rest of the full height is below the screen's edge, so content and footer end above it. */
export const SNAPPING =
  'h-dvh pb-[max(0px,calc(var(--drawer-snap-point-offset,0px)+var(--drawer-swipe-movement-y)))]';

/** Moves the sheet to its next height, and from the highest to the lowest. */
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

/** Props of the drawer and the heading for snap points; each opening starts at the first one. */
export const useSnap = (snapPoints: SheetSnapPoints | undefined) => {
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
