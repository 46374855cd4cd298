import { useEffect, useState } from 'react';
import { firstDataShown } from '@/lib/after-first-data';
import { late } from '@/lib/late';
import { savesData } from '@/lib/saves-data';
import { useIsHigh } from '@/lib/screen-height';
import { useMediaQuery, useTouch } from '@/lib/use-media-query';

/** Height that the header, the amount, the pad and the buttons need together. */
const PAD_NEEDS_REM = 40;

const loadPad = async () => (await import('./components/stake-pad')).StakePad;

/** The pad; loaded before it is opened. */
export const LateStakePad = late(loadPad);

/**
 * The number pad of touch devices, where it has room and could be loaded: elsewhere the system's keyboard, which lies over
 * the page, is used.
 */
export const useNumberPad = () => {
  const [isOpen, setOpen] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const isUpright = useMediaQuery('(orientation: portrait)');
  const isHigh = useIsHigh(PAD_NEEDS_REM);
  const hasPad = useTouch() && isUpright && isHigh && !isMissing;
  // Synchronises with the network: the pad is there when the amount is tapped first.
  useEffect(() => {
    if (hasPad && !savesData())
      void firstDataShown()
        .then(loadPad, loadPad)
        .catch(() => undefined);
  }, [hasPad]);
  const open = (): void =>
    void loadPad().then(
      () => setOpen(true),
      () => setMissing(true),
    );
  return { isOpen: hasPad && isOpen, open: hasPad ? open : undefined, close: () => setOpen(false) };
};
