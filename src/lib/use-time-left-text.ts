import { useTranslation } from 'react-i18next';
import { timeLeft } from '@/domain/format/time-left';

/** Gives seconds left as text in one or two units, "5 d 15 h"; `undefined` once the time has come. */
export const useTimeLeftText = (): ((seconds: number) => string | undefined) => {
  const { t } = useTranslation('market');
  return (seconds) => {
    const left = timeLeft(seconds);
    // Keeps a number and its unit on one line.
    return left && t(`left.${left.unit}`, { ...left }).replaceAll(' ', '\u00A0');
  };
};
