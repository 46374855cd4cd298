import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PASSWORD_LENGTH } from '@/domain/account/credentials';
import { useNow } from '@/lib/use-now';

/** How long the server takes no password after too many wrong ones, as its text says. */
const LOCK_MS = 600_000;
const TICK_MS = 1000;

/** A trade password as typed, and why it was refused. Never stored. */
export const usePassword = () => {
  const { t } = useTranslation('withdrawal');
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();
  const [lock, setLock] = useState<{ readonly text: string; readonly until: number }>();
  const now = useNow(TICK_MS, lock !== undefined);
  const locked = lock !== undefined && now < lock.until ? lock.text : undefined;
  const { min, max } = PASSWORD_LENGTH;
  return {
    typed,
    error,
    /** Why no password is taken for now. */
    locked,
    type: (text: string): void => {
      setTyped(text);
      setError(undefined);
    },
    clear: (): void => {
      setTyped('');
      setError(undefined);
    },
    /** Empties it and says why. */
    refuse: (text: string): void => {
      setTyped('');
      setError(text);
    },
    /** Empties it, and takes none until the server does again. */
    lock: (text: string): void => {
      setTyped('');
      setError(undefined);
      setLock({ text, until: Date.now() + LOCK_MS });
    },
    /** True if it has the length of one; otherwise says so. */
    check: (): boolean => {
      const isPossible = typed.length >= min && typed.length <= max;
      if (!isPossible) setError(t('confirm.passwordRule'));
      return isPossible;
    },
  };
};

/** The trade password of a confirmation. */
export type Password = ReturnType<typeof usePassword>;
