import type { ReactNode } from 'react';
import { useWalletLogin } from '../use-wallet-login';
import { Connecting } from './connecting';
import { Review } from './review';
import { WalletChoice } from './wallet-choice';

/**
 * Logs in by a wallet's signature, and creates the account of a new address. The page navigates when the session changes.
 */
export const WalletLogin = ({
  agreement,
  onUnavailable,
}: {
  /** What a new user agrees to, in words. */
  readonly agreement: ReactNode;
  /** Called if the server does not offer this way. */
  readonly onUnavailable: () => void;
}) => {
  const { step, choose, sign, cancel } = useWalletLogin(onUnavailable);
  switch (step.at) {
    case 'choosing':
      return (
        <WalletChoice
          notice={step.notice}
          isBack={step.isBack === true}
          agreement={agreement}
          onChoose={choose}
        />
      );
    case 'connecting':
      return <Connecting wallet={step.wallet} onCancel={cancel} />;
    case 'reviewing':
    case 'signing':
    case 'sending':
      // A new text is a new step: its heading takes the focus, so that it is read again.
      return <Review key={step.text.nonce} step={step} onSign={sign} onCancel={cancel} />;
  }
};
