import type { ReactNode } from 'react';
import type { SheetSnapPoints } from './sheet-snap';

/** A panel from the bottom edge over the page. */
export interface SheetProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** Always available to screen readers; `titleHidden` only hides it visually. */
  readonly title: ReactNode;
  readonly titleHidden?: boolean | undefined;
  readonly description?: ReactNode;
  /** At the right of the title: the direction, a link. */
  readonly aside?: ReactNode;
  /** Label of the grab handle, which is also a close button. */
  readonly closeLabel: string;
  readonly children: ReactNode;
  /** Stays visible below the scrolling content: the main button. */
  readonly footer?: ReactNode;
  /** `tall` always takes most of the screen, so that filtering a list does not move it. */
  readonly size?: 'auto' | 'tall' | undefined;
  /** Makes it rest at several heights. */
  readonly snapPoints?: SheetSnapPoints | undefined;
}
