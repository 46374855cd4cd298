import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ApiFailure } from '@/api/errors';
import { serverNow } from '@/api/server-clock';
import { createRandomId } from '@/lib/random-id';
import { startSession } from '@/session/session';
import { writeLoginText, type LoginText } from './login-text';
import { noticeOfFailure, type WalletNotice } from './notices';
import type { Wallet } from './provider';
import { useSendSignature, useServerTimeSync } from './queries';
import { connectWallet, onOtherAccount, signMessage } from './wallet-calls';

/** Where a log-in by wallet stands. */
export type WalletStep =
  | {
      readonly at: 'choosing';
      readonly notice?: WalletNotice | undefined;
      /** True after a step whose button had the focus and is gone. */
      readonly isBack?: boolean;
    }
  | { readonly at: 'connecting'; readonly wallet: Wallet }
  | {
      /** The user reads the text; the wallet is asked to sign it; the server is asked to accept it. */
      readonly at: 'reviewing' | 'signing' | 'sending';
      readonly wallet: Wallet;
      readonly text: LoginText;
      readonly notice?: WalletNotice | undefined;
    };

/** The steps from the text on. */
export type TextStep = Extract<WalletStep, { readonly text: LoginText }>;

const CHOOSING: WalletStep = { at: 'choosing' };

const newText = (address: string): LoginText =>
  writeLoginText({ address, page: window.location, nonce: createRandomId(), now: serverNow() });

/** Calls back once the text of an unsent step has expired, or its wallet is at another address. */
const useTextWatch = (
  step: WalletStep,
  on: {
    readonly expired: () => void;
    readonly otherAccount: (address: string | undefined) => void;
  },
): void => {
  const onExpired = useEffectEvent(on.expired);
  const onOther = useEffectEvent(on.otherAccount);
  const watched = step.at === 'reviewing' || step.at === 'signing' ? step : undefined;
  const text = watched?.text;
  const provider = watched?.wallet.provider;
  // Synchronises with the clock and the wallet.
  useEffect(() => {
    if (text === undefined || provider === undefined) return undefined;
    const timer = setTimeout(() => onExpired(), text.expiresAt - serverNow());
    const unwatch = onOtherAccount(provider, text.address, (next) => onOther(next));
    return () => {
      clearTimeout(timer);
      unwatch();
    };
  }, [text, provider]);
};

/** Counts attempts: only the answers to the latest one count, and none after the panel was left. */
const createAttempts = () => {
  let latest = 0;
  /** Ends the attempt so far. The function returned says whether the new one is still the latest. */
  const begin = (): (() => boolean) => {
    latest += 1;
    const own = latest;
    return () => own === latest;
  };
  return {
    begin,
    /** A `ref` of the panel, which ends the last attempt with it. */
    whileShown: () => (): void => void begin(),
  };
};

/** The step, and the attempts that lead to it. */
const useSteps = () => {
  const [step, setStep] = useState<WalletStep>(CHOOSING);
  /** The newest step, also before it is rendered: a second tap must not ask the wallet twice. */
  const newest = useRef<WalletStep>(CHOOSING);
  const [{ begin, whileShown }] = useState(createAttempts);
  const go = (next: WalletStep): void => {
    newest.current = next;
    setStep(next);
  };
  return {
    step,
    newest: () => newest.current,
    go,
    begin,
    whileShown,
    /** Back to the choice of a wallet. */
    stop: (notice?: WalletNotice): void => {
      begin();
      go({ at: 'choosing', notice, isBack: true });
    },
    /** A text to read: the first, or one in place of another that is of no use any more. */
    review: (wallet: Wallet, address: string, notice?: WalletNotice): void => {
      begin();
      go({ at: 'reviewing', wallet, text: newText(address), notice });
    },
  };
};

/**
 * A log-in by wallet: choose a wallet, connect, read the text, sign, send. Starts the session at the end; the page leaves.
 * An answer that comes after a cancellation, or after the page was left, has no effect. `onUnavailable` is called if the
 * server does not offer it.
 */
export const useWalletLogin = (onUnavailable: () => void) => {
  const { step, newest, go, begin, stop, review, whileShown } = useSteps();
  const send = useSendSignature();
  useServerTimeSync();

  const connect = async (wallet: Wallet, notice?: WalletNotice): Promise<void> => {
    const isCurrent = begin();
    go({ at: 'connecting', wallet });
    const answer = await connectWallet(wallet.provider);
    if (!isCurrent()) return;
    if ('problem' in answer) stop({ kind: answer.problem });
    else review(wallet, answer.address, notice);
  };
  const fail = ({ wallet, text }: TextStep, failure: ApiFailure): void => {
    const { notice, canSignAgain } = noticeOfFailure(failure);
    if (notice.kind === 'unavailable') onUnavailable();
    if (canSignAgain) review(wallet, text.address, notice);
    else stop(notice);
  };
  const sign = async (read: TextStep): Promise<void> => {
    const { wallet, text } = read;
    const isCurrent = begin();
    go({ at: 'signing', wallet, text });
    const answer = await signMessage(wallet.provider, text);
    if (!isCurrent()) return;
    if (!('problem' in answer)) {
      go({ at: 'sending', wallet, text });
      send(text, answer.sign, { done: startSession, failed: (failure) => fail(read, failure) });
    } else if (answer.problem === 'otherAccount') await connect(wallet, { kind: 'otherAccount' });
    else if (answer.problem === 'noAccount') stop({ kind: 'noAccount' });
    else go({ at: 'reviewing', wallet, text, notice: { kind: answer.problem } });
  };

  useTextWatch(step, {
    expired: () => {
      if ('text' in step) review(step.wallet, step.text.address, { kind: 'expired' });
    },
    otherAccount: (address) => {
      if (address === undefined) stop({ kind: 'noAccount' });
      else if ('text' in step) review(step.wallet, address, { kind: 'otherAccount' });
    },
  });

  return {
    step,
    whileShown,
    choose: (wallet: Wallet): void => {
      if (newest().at === 'choosing') void connect(wallet);
    },
    sign: (): void => {
      const now = newest();
      if (now.at === 'reviewing') void sign(now);
    },
    cancel: (): void => stop(),
  };
};
