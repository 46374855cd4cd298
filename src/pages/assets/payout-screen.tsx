import type { ReactNode } from 'react';
import { ModeActions } from '../screen/mode-actions';
import { ScreenFrame } from '../screen/screen-frame';
import { PayoutGate } from './payout-gate';

/** The frame of the screens about destinations of withdrawals, which belong to the live account. */
export const PayoutScreen = (props: {
  readonly needsVerified: boolean;
  /** Default: the name of the screen. */
  readonly title?: string | undefined;
  readonly children: ReactNode;
}) => (
  <ScreenFrame title={props.title} actions={<ModeActions />}>
    <div className="gutter pt-2">
      <PayoutGate needsVerified={props.needsVerified}>{props.children}</PayoutGate>
    </div>
  </ScreenFrame>
);
