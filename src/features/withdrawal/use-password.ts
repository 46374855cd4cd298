import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PASSWORD_LENGTH } from '@/domain/account/credentials';

/** A trade password as typed, and why it was refused. Never stored. */
export const usePassword = () => {
  const { t } = useTranslation('withdrawal');
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();
  const { min, max } = PASSWORD_LENGTH;
  return {
    typed,
    error,
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
