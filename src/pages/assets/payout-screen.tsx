import type { ReactNode } from 'react';
import { ModePill } from '@/features/account';
import { ScreenFrame } from '../screen/screen-frame';
import { PayoutGate } from './payout-gate';

/** The frame of the screens about destinations of withdrawals, which belong to the live account. */
export const PayoutScreen = (props: {
  readonly needsVerified: boolean;
  readonly children: ReactNode;
}) => (
  <ScreenFrame
    actions={
      <span className="mr-2.5">
        <ModePill />
      </span>
    }
  >
    <div className="gutter pt-2">
      <PayoutGate needsVerified={props.needsVerified}>{props.children}</PayoutGate>
    </div>
  </ScreenFrame>
);
