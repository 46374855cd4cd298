import { useEffect, useState, type ComponentType } from 'react';
import { firstDataShown } from '@/lib/after-first-data';
import { savesData } from '@/lib/saves-data';
import { useCloseOnBack } from '@/lib/use-close-on-back';
import type { SheetProps } from './sheet-props';

/** The drawer takes a tenth of a trading screen's code, and nothing of it shows before something is tapped. */
let panel: ComponentType<SheetProps> | undefined;
const loadPanel = async (): Promise<ComponentType<SheetProps>> => {
  panel ??= (await import('./sheet-panel')).SheetPanel;
  return panel;
};

/**
 * A bottom sheet. Swiping down, the scrim, Escape, the handle and the browser's Back close it. Mark content that pans
 * with `data-base-ui-swipe-ignore`. Its code loads once the first data are visible, and when it is opened for people
 * who save data or are faster; if it cannot be loaded then, the error goes to the nearest boundary.
 */
export const Sheet = (props: SheetProps) => {
  const { open, onOpenChange } = props;
  // Not in the panel: after a reload with an open sheet its history entry goes at once.
  useCloseOnBack(open, () => onOpenChange(false));
  const [Panel, setPanel] = useState(() => panel);
  const [failure, setFailure] = useState<unknown>();
  const isLoaded = Panel !== undefined;
  // Synchronises with the network: the code of the panel.
  useEffect(() => {
    if (isLoaded || (!open && savesData())) return undefined;
    let isCurrent = true;
    const load = async (): Promise<void> => {
      if (!open) await firstDataShown();
      try {
        const loaded = await loadPanel();
        if (isCurrent) setPanel(() => loaded);
      } catch (error) {
        // Fetched too early, it is fetched again when it is opened.
        if (isCurrent && open) setFailure(error);
      }
    };
    void load();
    return () => {
      isCurrent = false;
    };
  }, [isLoaded, open]);
  if (failure !== undefined) throw failure;
  return Panel === undefined ? null : <Panel {...props} />;
};
