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
  const { step, whileShown, choose, sign, cancel } = useWalletLogin(onUnavailable);
  return (
    <div ref={whileShown} className="flex flex-col gap-5">
      {step.at === 'choosing' && (
        <WalletChoice
          notice={step.notice}
          isBack={step.isBack === true}
          agreement={agreement}
          onChoose={choose}
        />
      )}
      {step.at === 'connecting' && <Connecting wallet={step.wallet} onCancel={cancel} />}
      {/* A new text is a new step: its heading takes the focus, so that it is read again. */}
      {'text' in step && (
        <Review key={step.text.nonce} step={step} onSign={sign} onCancel={cancel} />
      )}
    </div>
  );
};
