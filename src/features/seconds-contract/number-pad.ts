import { useEffect, useState } from 'react';
import { firstDataShown } from '@/lib/after-first-data';
import { savesData } from '@/lib/saves-data';
import { useIsHigh } from '@/lib/screen-height';
import { useMediaQuery, useTouch } from '@/lib/use-media-query';
import type { StakePad } from './components/stake-pad';

/** Height that the header, the amount, the pad and the buttons need together. */
const PAD_NEEDS_REM = 40;

const loadPad = async (): Promise<typeof StakePad> =>
  (await import('./components/stake-pad')).StakePad;

/**
 * The number pad of touch devices, where it has room and could be loaded: elsewhere the system's keyboard, which lies over
 * the page, is used. `Pad` is what to render, `undefined` while it is closed.
 */
export const useNumberPad = () => {
  const [Pad, setPad] = useState<typeof StakePad>();
  const [isMissing, setMissing] = useState(false);
  const isUpright = useMediaQuery('(orientation: portrait)');
  const isHigh = useIsHigh(PAD_NEEDS_REM);
  const hasPad = useTouch() && isUpright && isHigh && !isMissing;
  // Synchronises with the network: the pad is there when the amount is tapped first.
  useEffect(() => {
    if (hasPad && !savesData())
      void firstDataShown()
        .then(loadPad)
        .catch(() => undefined);
  }, [hasPad]);
  const open = (): void =>
    void loadPad().then(
      (loaded) => setPad(() => loaded),
      () => setMissing(true),
    );
  return {
    Pad: hasPad ? Pad : undefined,
    open: hasPad ? open : undefined,
    close: () => setPad(undefined),
  };
};
